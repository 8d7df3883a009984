/** Learned by `pnpm bench statements --write`; `statementReader` says how a line reads. */
export const WEIGHTS = `
	0:-15
#1 $	0:5
#1 , #1	0:7
#1 november	0:19
#1 th $	0:23
#2	0:3
#2 $	0:7
#2 ,	0:4
#2 , two	0:-20
#2 a	0:-12
#2 and	0:3
#2 for	0:13
#2 is	0:24
#2 k	0:5
#2 kilos	0:18
#2 last	0:22
#2 november	0:21
#2 th	0:4
#3	0:5
#3 #3	0:16
#3 #4	0:13
#3 , #3	0:12
#4	0:4
#4 $	0:4
#4 and	0:7
#4 s	0:-16
#5	0:15
#5 #6	0:15
#5 $	0:7
#6	0:9
,	0:4
, #1 ,	0:10
, #2 k	0:21
, #3	0:4
, #3 ,	0:12
, #4	0:10
, #4 $	0:9
, $	0:-10
, ,	0:-13
, , i	0:-10
, , my	0:-24
, , the	0:-18
, all	0:6
, already	0:23
, always	0:15
, and	0:4
, and the	0:4
, anyway	0:19
, as	0:8
, as a	0:-21
, at	0:4
, at my	0:5
, both	0:17
, by	0:11
, class	0:14
, dear	0:-13
, eight	0:6
, eleven	0:7
, every	0:13
, everyone	0:13
, example	0:12
, example ,	0:11
, explain	0:8
, five	0:-10
, five $	0:17
, for the	0:-13
, gave	0:19
, go $	0:-24
, got	0:5
, i	0:-18
, i am	0:-9
, i have	0:-13
, i used	0:-13
, i'm	0:-14
, i've	0:-25
, in	0:-4
, into	0:-14
, is	0:-17
, just	0:3
, kindly	0:12
, last	0:12
, law $	0:-23
, law ,	0:7
, like	0:-12
, long	0:18
, mean	0:-14
, mi	0:11
, mom	0:19
, mostly	0:9
, my	0:5
, need	0:12
, night	0:-15
, nobody	0:22
, not	0:3
, nothing	0:-8
, ok	0:21
, old	0:-11
, old $	0:26
, on	0:6
, on the	0:3
, one $	0:18
, or	0:-10
, over	0:21
, pick	0:-31
, put	0:22
, redo	0:13
, redo the	0:13
, same	0:6
, still	0:19
, suggest	0:15
, ten	0:7
, the other	0:23
, thirty ,	0:17
, to a	0:-17
, too much	0:20
, two	0:-3
, wants	0:13
, wants a	0:22
, we	0:-17
, what	0:14
, who	0:-12
, write	0:6
/#1 **i	0:-15
/#1 *0	0:3
/#1 *1t	0:3
/#1 *a	0:3
/#1 *k	0:16
/#2 **0	0:4
/#2 **10	0:20
/#2 *0	0:3
/#2 *h	0:4
/#3 **0	0:7
/#3 *0	0:3
/#4 **0	0:7
/#4 *8	0:15
/#5 **0	0:10
/#6 **0	0:16
/**11	0:4
/**17	0:-7
/**2	0:3
/**e	0:4
/**r	0:4
/*11	0:3
/*1b	0:-3
/*1f	0:-4
/*1h	0:3
/*1m	0:3
/*1n	0:-4
/*1u	0:-6
/*1x	0:-6
/*20	0:-5
/*22	0:-3
/*29	0:-5
/*2g	0:3
/*2r	0:-4
/*2u	0:6
/*2y	0:6
/*31	0:4
/*37	0:4
/*3a	0:10
/*3g	0:5
/*3i	0:9
/*3j	0:4
/*3x	0:10
/*3y	0:-12
/*3z	0:11
/*41	0:7
/*43	0:8
/*45	0:8
/*48	0:4
/*4a	0:10
/*4b	0:4
/*4d	0:10
/*4g	0:-4
/*4n	0:5
/*4p	0:-4
/*4q	0:3
/*4u	0:10
/*4v	0:5
/*4x	0:-3
/*53	0:-5
/*59	0:7
/*5b	0:13
/*5e	0:10
/*5f	0:5
/*5j	0:8
/*5k	0:10
/*5s	0:5
/*60	0:6
/*65	0:4
/*67	0:9
/*6c	0:-8
/*6l	0:-8
/*6s	0:7
/*6u	0:4
/*6x	0:4
/*73	0:-4
/*77	0:7
/*7g	0:6
/*7m	0:6
/*7o	0:4
/*7z	0:5
/*80	0:-3
/*89	0:3
/*8f	0:-19
/*8p	0:5
/*8u	0:4
/*a	0:3
/*d	0:4
/*j	0:4
/*n	0:5
/*w	0:-5
/, **12	0:-7
/, **3	0:3
/, **a	0:9
/, **h	0:3
/, **j	0:3
/, **k	0:4
/, **o	0:5
/, **r	0:6
/, **s	0:9
/, **u	0:6
/, *1r	0:6
/, *2p	0:14
/, *32	0:21
/, *3n	0:9
/, *3u	0:17
/, *43	0:4
/, *4f	0:4
/, *4x	0:12
/, *5	0:7
/, *54	0:8
/, *55	0:-13
/, *5a	0:-22
/, *5j	0:8
/, *6k	0:16
/, *6o	0:17
/, *6x	0:8
/, *7e	0:-9
/, *7y	0:20
/, *8p	0:8
/, *a	0:3
/, *c	0:-13
/, *y	0:5
/, animal	0:-8
/, body	0:5
/, diet	0:-7
/, instrument	0:14
/, maker	0:-13
/^ **13	0:-6
/^ **14	0:11
/^ **5	0:-5
/^ **6	0:-5
/^ **7	0:-4
/^ **c	0:-9
/^ **m	0:-7
/^ **o	0:-6
/^ **q	0:-4
/^ **x	0:-5
/^ **y	0:7
/^ *1	0:13
/^ *13	0:21
/^ *1a	0:-21
/^ *1j	0:-7
/^ *1k	0:9
/^ *1q	0:-4
/^ *1t	0:-4
/^ *23	0:14
/^ *2j	0:12
/^ *2r	0:-6
/^ *3l	0:6
/^ *3q	0:-13
/^ *3w	0:5
/^ *3y	0:-12
/^ *4	0:-5
/^ *42	0:-19
/^ *43	0:-11
/^ *4j	0:-13
/^ *4p	0:-22
/^ *4z	0:24
/^ *54	0:-9
/^ *59	0:12
/^ *5c	0:13
/^ *5v	0:-20
/^ *5x	0:3
/^ *5y	0:-6
/^ *6h	0:12
/^ *6k	0:-4
/^ *6x	0:9
/^ *7	0:-5
/^ *73	0:-15
/^ *78	0:-6
/^ *7m	0:-12
/^ *7n	0:11
/^ *7o	0:14
/^ *7v	0:5
/^ *7y	0:11
/^ *8u	0:3
/^ *a	0:4
/^ *b	0:-5
/^ *f	0:19
/^ *m	0:11
/^ *s	0:-17
/^ *x	0:-3
/^ animal	0:7
/^ device	0:8
/^ diet	0:-4
/^ doing	0:7
/^ given	0:-6
/^ kin	0:4
/^ nation	0:9
/^ school	0:-15
/^ sign	0:24
/a **13	0:5
/a **2	0:-4
/a **k	0:-12
/a **x	0:-6
/a *12	0:-8
/a *1b	0:-14
/a *1f	0:6
/a *1t	0:-9
/a *2a	0:6
/a *2d	0:15
/a *2m	0:-7
/a *39	0:-16
/a *3n	0:-4
/a *4v	0:8
/a *5l	0:-5
/a *6f	0:-13
/a *6g	0:-13
/a *6l	0:-4
/a *6o	0:-3
/a *6t	0:-4
/a *74	0:-7
/a *75	0:9
/a *77	0:7
/a *78	0:-9
/a *8	0:-3
/a *89	0:-8
/a *8e	0:3
/a *8v	0:-6
/a *9	0:-10
/a device	0:6
/a field	0:7
/a ill	0:-11
/a leisure	0:4
/a maker	0:10
/a possession	0:-5
/a sport	0:-5
/about **0	0:-4
/about **15	0:-10
/about **j	0:-14
/about *0	0:-3
/about *3j	0:-7
/about animal	0:-10
/about field	0:-4
/about industry	0:-4
/about pastime	0:12
/act **0	0:-22
/act *0	0:-24
/after **0	0:4
/after *0	0:5
/always **t	0:14
/always *b	0:24
/am **3	0:-10
/am *5x	0:24
/am *x	0:-16
/am trait	0:-17
/an **4	0:-15
/an job	0:3
/an tool	0:-13
/and **10	0:6
/and **16	0:6
/and **1a	0:11
/and **4	0:8
/and **7	0:3
/and **m	0:7
/and **o	0:13
/and **r	0:12
/and **s	0:13
/and *2n	0:21
/and *45	0:9
/and *4h	0:9
/and *57	0:12
/and *5p	0:14
/and *7	0:14
/and *76	0:20
/and *b	0:4
/and *f	0:-20
/and possession	0:15
/another **0	0:-13
/any **j	0:8
/any *0	0:8
/any *8	0:-9
/any *a	0:9
/anything *0	0:7
/apartment *0	0:20
/apparently **0	0:-19
/applying **0	0:14
/are **3	0:-9
/are **a	0:-18
/are trait	0:-13
/army **0	0:11
/at **11	0:4
/at **i	0:8
/at *3g	0:17
/at *3m	0:4
/at *7b	0:10
/at *l	0:-19
/at given	0:13
/at place	0:5
/at tool	0:23
/back **0	0:3
/back *0	0:5
/back dwelling	0:20
/bad **f	0:7
/bad *0	0:-12
/bad *31	0:7
/bad body	0:15
/bake **0	0:-14
/bald *0	0:14
/basically **0	0:20
/be **18	0:-10
/bed **0	0:13
/been **4	0:17
/been **t	0:9
/been *5	0:8
/been *b	0:11
/before **4	0:23
/before **i	0:12
/before *0	0:6
/before *8	0:11
/believe **0	0:14
/believe *0	0:7
/biscuit **0	0:13
/biscuit *0	0:6
/bit **0	0:10
/board *0	0:22
/book *0	0:7
/boss *0	0:7
/boss *8	0:-13
/both body	0:26
/boy *0	0:-12
/boyfriend **0	0:-18
/breed	0:4
/broke **0	0:10
/broke *0	0:6
/broke *8	0:13
/brother *8	0:24
/brother given	0:12
/brother's **0	0:5
/bullet **0	0:8
/bullet *3	0:7
/buried *0	0:-15
/bus *b	0:-12
/by **y	0:-20
/by *5	0:11
/by *x	0:10
/by body	0:18
/call **7	0:6
/call *0	0:-5
/call *1t	0:6
/call *8	0:17
/calls **7	0:12
/calls *1t	0:12
/can **t	0:-15
/can *0	0:-4
/can *1j	0:14
/can *3	0:19
/can *8	0:-4
/can leisure	0:12
/can't **18	0:13
/can't **3	0:8
/can't leisure	0:9
/cant *8	0:-7
/car **0	0:-7
/car *0	0:-5
/card *8	0:19
/case **0	0:11
/catholic **0	0:17
/changed *b	0:14
/church **0	0:9
/closed **0	0:4
/closed *0	0:8
/club **0	0:13
/coffee *a	0:-6
/collie **0	0:20
/coming *0	0:11
/coming *a	0:-17
/complaint **0	0:12
/condition	0:10
/correct *8	0:11
/could **0	0:-4
/could *0	0:-7
/cousin **0	0:-7
/cousin **r	0:9
/cousin *0	0:-5
/cousin given	0:12
/cousins **0	0:12
/cousins *0	0:12
/coworker **0	0:-7
/customer **0	0:-13
/dad **0	0:7
/dad *a	0:8
/deaf **0	0:14
/december **0	0:18
/decided *0	0:15
/deleted tool	0:24
/device	0:3
/didn't **0	0:25
/died **0	0:10
/died *a	0:14
/diet	0:5
/difference *0	0:-8
/different **0	0:-13
/director **0	0:14
/do **0	0:-3
/do **18	0:16
/do **t	0:-7
/do *0	0:-4
/do *5w	0:-4
/do kin	0:-5
/do label	0:-14
/doc **0	0:17
/does **18	0:-11
/does *1t	0:-12
/does pastime	0:25
/dog **0	0:-5
/dog's *0	0:9
/doing	0:3
/don't *0	0:4
/don't *8a	0:9
/done *0	0:9
/done *a	0:-12
/done procedure	0:-13
/down *0	0:6
/down *8	0:-20
/driver *a	0:5
/drives *0	0:-9
/dropped **0	0:8
/dropped *0	0:6
/each *8	0:12
/early **t	0:21
/eat **0	0:-9
/eat *0	0:-6
/eat *8e	0:9
/eat *a	0:-5
/eating **18	0:9
/eating *0	0:11
/eight *a	0:13
/eighteen **0	0:15
/eli **0	0:15
/email **0	0:-3
/emojis **0	0:24
/employer	0:4
/english *8	0:-17
/every **0	0:4
/every *a	0:3
/everyone **7	0:10
/ex *0	0:9
/expensive **0	0:-20
/explain **4	0:-13
/eyes *0	0:-18
/failed **0	0:15
/faith	0:10
/far *0	0:-11
/father **0	0:-6
/favourite **0	0:15
/fella **0	0:-9
/fine **0	0:-12
/fish **18	0:-20
/fishin **0	0:16
/five **0	0:6
/five **t	0:12
/five *x	0:11
/five animal	0:5
/five body	0:12
/flat **0	0:6
/flat procedure	0:12
/flying **0	0:6
/flying *b	0:7
/for **a	0:15
/for **g	0:-14
/for **l	0:-14
/for **t	0:-9
/for *1	0:11
/for *3d	0:13
/for *3m	0:-5
/for *5z	0:-5
/for *8	0:4
/for *a	0:-7
/four *0	0:10
/four kin	0:11
/friend *0	0:-8
/friend *2	0:-23
/friend *5i	0:8
/friend *a	0:13
/friend given	0:9
/friend's **t	0:-6
/friend's *5x	0:-6
/friend's kin	0:-12
/from **4	0:-14
/from **t	0:17
/from *2c	0:15
/from place	0:-4
/from workplace	0:9
/game **0	0:7
/gave *0	0:3
/get **16	0:-17
/get **3	0:-8
/get *y	0:-7
/getting **0	0:4
/gift *0	0:-3
/girlfriend **0	0:-7
/given	0:4
/giving **7	0:8
/giving *1t	0:8
/glasses **0	0:12
/go *a	0:-7
/go *y	0:-21
/go body	0:-8
/gone *b	0:10
/good *8	0:-11
/got **m	0:21
/got *13	0:19
/got *5	0:6
/got condition	0:18
/got procedure	0:17
/grandad **0	0:14
/grapefruit *0	0:19
/group **0	0:8
/group *0	0:-14
/hair **0	0:9
/half **y	0:19
/half language	0:20
/hands **0	0:-13
/has **m	0:17
/has *2h	0:21
/has *3	0:4
/has *4f	0:17
/has *5	0:-14
/hate **0	0:-9
/hate *8	0:-15
/have *3	0:-19
/have *a	0:4
/have *f	0:17
/have condition	0:13
/have kin	0:11
/having **7	0:-13
/he **10	0:8
/he *b	0:-3
/he *d	0:11
/he's **3	0:10
/he's **7	0:-21
/he's *1q	0:-15
/he's *5	0:21
/he's *5u	0:-23
/heard **0	0:-13
/heavy **0	0:-21
/help *0	0:-11
/help *1	0:8
/help place	0:8
/hens **0	0:15
/her **18	0:7
/her **1b	0:17
/her **9	0:-20
/her **c	0:-20
/her *0	0:5
/her *8	0:-8
/her *83	0:-8
/her *x	0:-12
/her job	0:-8
/here *0	0:-5
/herself *0	0:16
/hire **0	0:-21
/his **16	0:-9
/his **c	0:15
/his **t	0:-3
/his *0	0:6
/his *3	0:-20
/his *5z	0:-7
/his *72	0:-21
/his *a	0:7
/his kin	0:-6
/his workplace	0:6
/hour **0	0:-5
/house *a	0:5
/house *b	0:-15
/house procedure	0:8
/how **0	0:-4
/how **7	0:-3
/how *0	0:-5
/how *1q	0:-3
/how *8	0:-3
/how *b	0:-6
/i **16	0:4
/i **1a	0:12
/i **f	0:9
/i **j	0:3
/i **o	0:5
/i *19	0:12
/i *25	0:23
/i *3r	0:4
/i *4	0:17
/i *4k	0:15
/i *4q	0:6
/i *4v	0:12
/i *73	0:-14
/i *75	0:8
/i *76	0:-6
/i *7i	0:18
/i *80	0:13
/i leisure	0:6
/i'd *8	0:-9
/i'm *2	0:-22
/i'm *4q	0:23
/i'm *5t	0:-22
/i'm *5x	0:21
/i'm *x	0:17
/i'm diet	0:17
/i'm nation	0:7
/i'm workplace	0:20
/i've *8	0:4
/idea **0	0:9
/if **7	0:-9
/if **k	0:-20
/if *1t	0:-8
/ill	0:8
/im nation	0:19
/imagine **0	0:-12
/imagine *0	0:-8
/in **7	0:4
/in **b	0:-11
/in **k	0:-7
/in *79	0:-9
/in *a	0:6
/in *s	0:-5
/in field	0:-4
/in given	0:6
/in nation	0:-5
/in pastime	0:14
/in tool	0:6
/in vehicle	0:15
/instrument	0:3
/into **u	0:-12
/into *65	0:-12
/into language	0:-12
/into nation	0:-11
/is **18	0:-9
/is **h	0:-10
/is **j	0:-12
/is **k	0:5
/is **m	0:-14
/is **n	0:12
/is *16	0:-8
/is *19	0:21
/is *1c	0:10
/is *1z	0:-11
/is *5	0:9
/is *54	0:8
/is *57	0:-24
/is *5i	0:10
/is *5u	0:14
/is *5z	0:-5
/is *8k	0:5
/is *a	0:4
/is *b	0:5
/is doing	0:12
/is ill	0:4
/is industry	0:-7
/is job	0:9
/is label	0:13
/is nation	0:6
/is place	0:-15
/is procedure	0:3
/is tool	0:-3
/it **0	0:-3
/it **3	0:-6
/it **4	0:-10
/it *5	0:10
/it *7	0:-4
/it *8	0:-5
/it possession	0:-18
/it's **10	0:22
/it's **3	0:-13
/it's **s	0:-13
/it's *8	0:-10
/it's condition	0:13
/it's given	0:-10
/its **0	0:-7
/its *0	0:9
/jess **0	0:13
/jess *0	0:7
/job *0	0:9
/jobless	0:10
/just **m	0:-13
/just *1t	0:11
/kaylee **0	0:11
/keeps **0	0:-16
/keeps *0	0:-16
/kid **0	0:-12
/kid *b	0:-12
/kilos **0	0:13
/kinda **0	0:13
/kindly **m	0:-15
/knees **0	0:5
/knees *0	0:11
/know **0	0:-3
/know *0	0:-5
/knows **0	0:5
/ladies **0	0:-15
/landlord **0	0:-7
/language	0:5
/last **0	0:4
/last *a	0:5
/latex **0	0:20
/law's kin	0:-25
/laws **0	0:21
/learn *0	0:-8
/learned **0	0:9
/learning language	0:9
/learning nation	0:9
/leave **0	0:3
/left **a	0:8
/left **h	0:18
/left *2h	0:8
/lift **0	0:-14
/lift *0	0:-16
/like *0	0:-3
/limerick **0	0:-10
/limerick *0	0:-10
/little **0	0:13
/lived procedure	0:-6
/lol **0	0:5
/lol *0	0:11
/long **16	0:12
/love **0	0:-6
/love *8	0:-6
/lunch **0	0:-7
/macbook device	0:18
/mad **0	0:7
/mad *0	0:24
/make **7	0:9
/make *1t	0:6
/mam's **0	0:15
/manager *0	0:10
/many **0	0:-11
/mate **0	0:-12
/matter **0	0:16
/max **0	0:-14
/me **16	0:11
/me **19	0:26
/me **5	0:4
/me **7	0:9
/me **j	0:13
/me **k	0:10
/me *a	0:-5
/me *b	0:5
/me job	0:19
/me kin	0:8
/means **0	0:6
/meant **0	0:4
/meat **0	0:11
/medicine	0:6
/mi **0	0:9
/mi **7	0:21
/mi kin	0:6
/mild **a	0:20
/miner **0	0:18
/minutes **0	0:-5
/miss **r	0:14
/mom *a	0:14
/monday **0	0:4
/monday *0	0:11
/months *0	0:4
/morning **0	0:11
/morning *0	0:3
/mostly **0	0:16
/moved *0	0:7
/mum *0	0:11
/mum's **0	0:13
/my **0	0:3
/my **10	0:6
/my **12	0:18
/my **13	0:10
/my **4	0:6
/my **r	0:5
/my **t	0:3
/my **w	0:7
/my **y	0:8
/my *0	0:5
/my *1b	0:10
/my *25	0:13
/my *2k	0:24
/my *3	0:5
/my *3u	0:10
/my *45	0:8
/my *4l	0:-16
/my *4v	0:13
/my *5	0:4
/my *5j	0:19
/my *5x	0:3
/my *5z	0:5
/my *6m	0:29
/my *6n	0:-15
/my *7m	0:9
/my *7w	0:20
/my *8	0:4
/my *83	0:6
/my *8s	0:25
/my animal	0:8
/my breed	0:17
/my condition	0:6
/my device	0:6
/my kin	0:4
/my language	0:9
/my medicine	0:18
/my pastime	0:24
/my tech	0:16
/my tool	0:10
/my trait	0:6
/my vehicle	0:4
/n **7	0:21
/named **0	0:9
/nation	0:3
/need **7	0:-11
/need *0	0:-8
/nephew *0	0:9
/never **16	0:-8
/never **3	0:17
/never *2	0:-16
/never *a	0:-3
/new **0	0:4
/new *0	0:6
/new *15	0:19
/new *1m	0:21
/new *83	0:13
/new animal	0:17
/new kin	0:7
/next *a	0:10
/next *b	0:-19
/nice **0	0:-4
/niece **0	0:16
/night *0	0:9
/night *a	0:11
/nine *0	0:7
/no **j	0:-6
/no **x	0:-16
/no *1q	0:8
/no *1r	0:-9
/no *3n	0:-13
/no *7l	0:24
/no language	0:10
/no nation	0:16
/nobody *2	0:20
/not **10	0:-10
/not **16	0:5
/not **4	0:5
/not **a	0:18
/not *1q	0:-12
/not *2k	0:9
/not *5	0:15
/not *5x	0:20
/not *76	0:-9
/not *8	0:-6
/not *8e	0:13
/notion **0	0:16
/now *1q	0:21
/now *1t	0:-20
/now *8	0:-5
/now *a	0:-6
/number *0	0:8
/number *a	0:-19
/nurse *a	0:18
/nuts **0	0:15
/of **1b	0:-13
/of **i	0:-11
/of **j	0:4
/of **r	0:12
/of **x	0:7
/of *3h	0:22
/of *77	0:-13
/of *7v	0:-3
/of *87	0:-21
/of *a	0:8
/off **18	0:17
/off *b	0:8
/old **0	0:-4
/old **h	0:19
/old *0	0:-7
/old *54	0:-22
/old *b	0:-14
/old device	0:14
/old language	0:-17
/on **3	0:7
/on **9	0:16
/on **a	0:13
/on **i	0:-4
/on **r	0:11
/on *1k	0:-10
/on *2	0:7
/on *74	0:19
/on *8	0:5
/on *88	0:-13
/on *8p	0:10
/on *a	0:7
/on *b	0:-10
/on *x	0:13
/on care	0:10
/on medicine	0:7
/on workplace	0:-16
/once *a	0:12
/one **5	0:-6
/one **7	0:-6
/one **t	0:5
/one *1t	0:-5
/one *2h	0:17
/one *3n	0:10
/one *5	0:20
/one *5x	0:13
/one *8	0:-8
/one *8d	0:-12
/one kin	0:7
/only *8	0:-8
/only *b	0:12
/only procedure	0:-14
/opening **0	0:-9
/or **18	0:13
/or **j	0:-19
/or *0	0:-4
/or *a	0:-13
/or device	0:-19
/other **0	0:-8
/our **0	0:6
/our **16	0:9
/our **18	0:10
/our *5z	0:13
/our *83	0:4
/our *d	0:15
/our animal	0:5
/our job	0:-11
/our kin	0:6
/our label	0:-17
/our workplace	0:11
/over **0	0:5
/own **16	0:9
/own **5	0:17
/packed *0	0:15
/parish **0	0:-7
/party **0	0:10
/passed *8	0:16
/pastime	0:3
/penicillin **0	0:18
/people	0:4
/personal *8	0:19
/phone *0	0:-9
/place *a	0:14
/place procedure	0:9
/plan *0	0:-8
/player **0	0:-27
/playlist *0	0:-24
/please **0	0:4
/please **10	0:-20
/please **m	0:-15
/plumber **0	0:-15
/polish **0	0:-5
/practice **0	0:-18
/present *0	0:-12
/pretend **0	0:-14
/proper **0	0:15
/public **0	0:22
/pushed **0	0:26
/put *y	0:11
/questions *0	0:-17
/quit *8	0:-14
/rather **0	0:14
/ray **0	0:19
/reading **0	0:-10
/reading *0	0:-12
/retiring **0	0:25
/right **0	0:-5
/right **3	0:15
/role **0	0:-22
/room **0	0:7
/room *0	0:14
/round *0	0:8
/route **0	0:-16
/rule **0	0:-7
/rule *0	0:-10
/salt **0	0:14
/salt *0	0:14
/sat **0	0:10
/say *1t	0:-20
/say field	0:4
/say industry	0:4
/says *0	0:-4
/scared **0	0:3
/scared *0	0:3
/school job	0:14
/science *a	0:21
/scorpio **0	0:18
/second *0	0:-12
/see **0	0:-7
/see place	0:15
/semester **0	0:18
/semester *0	0:18
/settle **0	0:-11
/settle *0	0:-12
/she *1q	0:9
/she *2	0:-10
/she *3	0:11
/she *a	0:-5
/she's **7	0:7
/she's *0	0:4
/she's *5	0:13
/she's *8	0:-3
/shed **0	0:14
/shes **0	0:10
/shes *0	0:16
/short **7	0:12
/short **x	0:-11
/short *0	0:6
/short *6o	0:-11
/should **0	0:-4
/should *8	0:-5
/show **7	0:-12
/show *1t	0:-12
/shower *0	0:19
/shy **0	0:13
/sign	0:4
/since *0	0:3
/singer **0	0:-17
/single *0	0:17
/single *a	0:13
/sister **k	0:12
/sister **r	0:5
/sister *5i	0:13
/sister *a	0:3
/sister given	0:10
/sister's kin	0:-12
/six *0	0:4
/sleeps *0	0:16
/small **0	0:8
/small *3m	0:25
/so **1b	0:12
/so **t	0:-11
/so *5p	0:17
/so field	0:10
/so industry	0:8
/so trait	0:13
/sold **0	0:5
/sold *0	0:5
/some **r	0:15
/somebody **0	0:-10
/somebody's kin	0:-8
/someone *a	0:-27
/something *8	0:14
/son *8	0:-18
/son's kin	0:-14
/song *0	0:-14
/sooner **0	0:18
/speak field	0:22
/speak language	0:7
/speak nation	0:5
/spelling **0	0:20
/spreadsheet *0	0:-17
/stick **0	0:12
/stick *0	0:12
/still **10	0:-12
/still **6	0:24
/still *8	0:-14
/stone **0	0:13
/story **0	0:-8
/summarise *0	0:-19
/summer **0	0:19
/summer *0	0:13
/summers **0	0:21
/sunday **0	0:12
/super trait	0:13
/suppose **0	0:-10
/switched **0	0:10
/take medicine	0:8
/talks *0	0:-16
/taught **0	0:14
/taught *0	0:-21
/teacher **0	0:-4
/teacher *0	0:-9
/tech **0	0:17
/test **0	0:6
/test *a	0:-17
/th **0	0:7
/th *0	0:9
/th *a	0:13
/than **0	0:5
/than *8	0:16
/that **0	0:-3
/that **3	0:-25
/that **4	0:-13
/that **r	0:-11
/that **s	0:-13
/that *0	0:-3
/that *1t	0:-11
/that *3r	0:-14
/that *4	0:15
/that *a	0:-5
/that *b	0:-4
/that dwelling	0:12
/that job	0:-8
/that place	0:18
/that's **7	0:-4
/that's *8	0:-13
/the **5	0:-5
/the **9	0:-4
/the **s	0:-9
/the *12	0:3
/the *15	0:-5
/the *17	0:4
/the *1b	0:5
/the *1i	0:-8
/the *23	0:9
/the *25	0:-15
/the *2i	0:-9
/the *2n	0:-6
/the *39	0:4
/the *3n	0:-4
/the *3w	0:-4
/the *4	0:6
/the *4t	0:-8
/the *5e	0:-23
/the *5p	0:-9
/the *6h	0:-18
/the *6o	0:-14
/the *6x	0:-5
/the *7e	0:28
/the *7m	0:-10
/the *7o	0:12
/the *7u	0:-9
/the *88	0:-5
/the *89	0:9
/the *i	0:-20
/the *k	0:-7
/the *m	0:8
/the *s	0:-3
/the *z	0:-6
/the animal	0:4
/the breed	0:12
/the care	0:7
/the condition	0:10
/the device	0:5
/the doing	0:-14
/the field	0:-4
/the job	0:-6
/the tech	0:9
/the trait	0:10
/their **t	0:-9
/their kin	0:-12
/them *8	0:19
/them *a	0:-10
/there **0	0:-3
/these *0	0:-13
/they've **0	0:11
/thing *8	0:20
/this **5	0:-6
/this *1k	0:-7
/this kin	0:-20
/this tool	0:-20
/thought *0	0:-14
/three **t	0:9
/thursday **0	0:17
/thursday *0	0:13
/time *0	0:-6
/time *a	0:9
/times **0	0:-9
/times *0	0:-18
/to **6	0:6
/to **b	0:20
/to **p	0:6
/to **r	0:4
/to **u	0:-8
/to *1k	0:10
/to *1n	0:10
/to *1p	0:-10
/to *3a	0:17
/to *3n	0:-24
/to *47	0:-7
/to *4f	0:-4
/to *4i	0:7
/to *5w	0:10
/to *a	0:4
/to animal	0:21
/to given	0:-8
/today *0	0:-13
/told **0	0:-5
/told **7	0:-4
/told *1t	0:-4
/told *b	0:-13
/too *0	0:-9
/too trait	0:13
/took *0	0:8
/train *0	0:-8
/translate **0	0:-7
/translate *0	0:-10
/true **0	0:-9
/turns procedure	0:7
/two **16	0:13
/two **h	0:18
/two *14	0:20
/two *5x	0:14
/two *5z	0:12
/two industry	0:-20
/two job	0:12
/two kin	0:4
/two workplace	0:-13
/tyler **0	0:15
/type **0	0:13
/until *0	0:4
/until *2	0:-24
/up procedure	0:6
/use *8	0:18
/use field	0:-23
/use tool	0:13
/used *0	0:-8
/used *b	0:4
/vegan *0	0:7
/vegan *a	0:19
/version *0	0:16
/very trait	0:17
/visa **0	0:-12
/w **7	0:-18
/wake **0	0:21
/walk *0	0:9
/wanna **0	0:5
/want *0	0:-9
/was **6	0:-14
/was **7	0:-5
/was **t	0:8
/was *5z	0:15
/was *8	0:-6
/was trait	0:17
/we **0	0:3
/we **4	0:4
/we **j	0:17
/we *3	0:4
/we *3r	0:14
/we're **0	0:11
/we've **0	0:7
/wear **0	0:-9
/weeks **0	0:8
/weeks *0	0:10
/weird **0	0:18
/what **0	0:-3
/what **16	0:-12
/what **5	0:-13
/what **9	0:-11
/what **j	0:-14
/what **x	0:-17
/what *0	0:-4
/what *b	0:-4
/what's **0	0:-6
/what's *0	0:-4
/which **10	0:-9
/which **3	0:-16
/which **h	0:-14
/who **16	0:19
/who **4	0:-12
/who **6	0:24
/who *2	0:-12
/who *3	0:-11
/who *b	0:-3
/whole **0	0:7
/why **0	0:-6
/why *8	0:-9
/will *8	0:9
/with **13	0:-9
/with **k	0:8
/with **o	0:-14
/with *2a	0:-13
/with animal	0:-14
/with given	0:9
/with tool	0:5
/without **h	0:14
/without *8	0:13
/won't **18	0:21
/words **7	0:24
/work *8	0:-8
/work industry	0:11
/worked *a	0:10
/worth **0	0:-17
/worth *0	0:-9
/would **0	0:-4
/would *0	0:-5
/would *8	0:-3
/write *0	0:-5
/writing **0	0:-18
/writing *0	0:-5
/wrote **0	0:-4
/wrote *0	0:-9
/year *a	0:14
/years **0	0:3
/years procedure	0:6
/you **0	0:-3
/you *2	0:3
/you *a	0:-4
/your **0	0:-8
/your **t	0:-7
/your *1y	0:19
/your *5x	0:-5
/your job	0:-13
/your kin	0:-12
/zero **0	0:22
?end	0:-5
^ #1	0:-4
^ #2 $	0:19
^ ,	0:-18
^ , i	0:-13
^ , i'm	0:-18
^ , my	0:-28
^ a	0:-9
^ a guy	0:-21
^ a man	0:-21
^ a woman	0:-20
^ actually	0:23
^ allergic	0:17
^ allergic to	0:17
^ always	0:20
^ am	0:-5
^ am i	0:-12
^ and	0:-5
^ and that	0:-19
^ and there's	0:-15
^ and this	0:-12
^ any	0:-10
^ are	0:-10
^ as	0:4
^ as a	0:17
^ asking	0:-12
^ aunty	0:12
^ be	0:-11
^ been	0:11
^ being	0:27
^ best	0:-10
^ born	0:16
^ bought a	0:16
^ broke	0:-11
^ can	0:-7
^ can a	0:-8
^ can i	0:-9
^ can u	0:-12
^ can you	0:-5
^ can't	0:7
^ cant	0:10
^ card	0:-14
^ convert	0:-14
^ cormac	0:24
^ could	0:-4
^ could a	0:-9
^ cousin	0:15
^ did my	0:16
^ do	0:-9
^ do i	0:-9
^ do people	0:-14
^ do they	0:-7
^ does	0:-7
^ does a	0:-5
^ does that	0:-5
^ does the	0:-8
^ dont	0:9
^ down to	0:18
^ draft	0:-5
^ draft a	0:-10
^ dropped	0:12
^ every	0:-13
^ explain	0:-12
^ finally	0:16
^ first	0:-5
^ flying	0:14
^ for	0:5
^ for sale	0:-19
^ forget	0:24
^ funny	0:-6
^ gave	0:16
^ gave up	0:14
^ give	0:-9
^ give me	0:-9
^ gone	0:14
^ good	0:-8
^ got	0:12
^ grew	0:10
^ grew up	0:9
^ guy	0:8
^ had to	0:19
^ half	0:-10
^ has	0:6
^ has been	0:12
^ has gone	0:16
^ have	0:7
^ having	0:18
^ he	0:5
^ he is	0:3
^ he wants	0:-12
^ he's	0:7
^ help	0:-7
^ help me	0:-12
^ her	0:-6
^ how	0:-6
^ how do	0:-5
^ how does	0:-5
^ how i	0:-10
^ how long	0:-6
^ how many	0:-3
^ how much	0:-4
^ how to	0:-8
^ i believe	0:15
^ i do	0:7
^ i don't	0:3
^ i dont	0:10
^ i drink	0:17
^ i earn	0:13
^ i feel	0:-9
^ i gave	0:12
^ i go	0:12
^ i grew	0:7
^ i had	0:7
^ i hate	0:3
^ i keep	0:8
^ i make	0:11
^ i miss	0:-22
^ i need	0:-10
^ i never	0:4
^ i once	0:7
^ i own	0:12
^ i prefer	0:7
^ i run	0:16
^ i say	0:-21
^ i sleep	0:-16
^ i switched	0:-5
^ i take	0:13
^ i use	0:7
^ i used	0:12
^ i walk	0:9
^ i will	0:-16
^ i wish	0:-9
^ i'd be	0:-17
^ i'd rather	0:14
^ i'll	0:-8
^ i'm	0:3
^ i'm still	0:-6
^ i've	0:4
^ i've stopped	0:14
^ if	0:-11
^ if a	0:-9
^ if i	0:-10
^ if my	0:-10
^ im in	0:15
^ imagine	0:-17
^ in my	0:12
^ in the	0:-13
^ is ,	0:-24
^ is a	0:4
^ is an	0:13
^ is going	0:22
^ is it	0:-8
^ is my	0:-35
^ is that	0:-7
^ is the	0:-18
^ is there	0:-9
^ is this	0:-10
^ it is	0:6
^ it was	0:5
^ it's	0:3
^ it's for	0:-13
^ it's raining	0:-24
^ joined	0:18
^ just got	0:13
^ left	0:4
^ like	0:-7
^ list	0:-19
^ lives	0:8
^ living	0:19
^ lord	0:-20
^ lost	0:8
^ love	0:21
^ make	0:-12
^ make it	0:10
^ make me	0:-14
^ make this	0:-9
^ may i	0:-15
^ me	0:9
^ me $	0:-15
^ me ,	0:-15
^ moved to	0:4
^ my	0:5
^ my $	0:-15
^ my aunt	0:11
^ my best	0:5
^ my boyfriend	0:18
^ my brother	0:6
^ my cousin	0:4
^ my dog	0:9
^ my favourite	0:15
^ my granddaughter	0:10
^ my grandfather	0:19
^ my grandmother	0:12
^ my grandson	0:10
^ my heart	0:-18
^ my husband's	0:9
^ my little	0:18
^ my mate	0:15
^ my neighbour	0:16
^ my nephew	0:7
^ my new	0:10
^ my niece	0:18
^ my partner's	0:10
^ my son	0:8
^ my uncle	0:9
^ nah	0:4
^ nan's	0:15
^ need	0:-4
^ never	0:10
^ nice	0:-10
^ no ,	0:11
^ no longer	0:17
^ no more	0:10
^ not	0:6
^ not a	0:15
^ now $	0:-18
^ now he	0:17
^ now it's	0:6
^ of the	0:-18
^ ok $	0:-9
^ on	0:7
^ one	0:-7
^ or	0:-9
^ our	0:6
^ our cat	0:-17
^ passed	0:11
^ penicillin	0:15
^ polish	0:-17
^ pretend	0:-16
^ quit	0:18
^ say	0:-16
^ say a	0:-6
^ scorpio	0:18
^ send	0:-9
^ she	0:4
^ she still	0:6
^ she was	0:17
^ she's	0:8
^ should	0:-12
^ should a	0:-13
^ should i	0:-8
^ since i	0:21
^ since the	0:-16
^ small	0:-13
^ so	0:-5
^ so don't	0:-15
^ so i'm	0:13
^ so kindly	0:-15
^ so my	0:15
^ so no	0:-9
^ so which	0:-11
^ so who	0:-9
^ sold	0:15
^ sold my	0:10
^ sold the	0:8
^ some	0:-14
^ somebody	0:-18
^ somebody's	0:-13
^ someone	0:-15
^ someone on	0:-11
^ someone's	0:-20
^ something	0:-10
^ speaks	0:15
^ started	0:17
^ still	0:9
^ stopped	0:22
^ suggest	0:-4
^ summarise	0:-18
^ suppose	0:-13
^ suppose a	0:-12
^ suppose i	0:-11
^ swapped	0:14
^ tell	0:-6
^ thank	0:-15
^ that	0:-7
^ that is	0:-17
^ the	0:-3
^ the lodger	0:-20
^ the neighbour	0:11
^ the woman	0:-15
^ their	0:-27
^ then	0:-13
^ there was	0:-20
^ theres	0:-21
^ they are	0:11
^ this	0:-6
^ to	0:9
^ toast	0:-23
^ tom	0:-16
^ too	0:-18
^ translate	0:-6
^ ugh	0:-24
^ uncle	0:17
^ used	0:10
^ used to	0:8
^ was	0:-7
^ wat	0:-15
^ we	0:6
^ we got	0:4
^ we have	0:4
^ we need	0:-18
^ what	0:-7
^ what are	0:-6
^ what can	0:-6
^ what do	0:-5
^ what does	0:-3
^ what else	0:-7
^ what if	0:-9
^ what is	0:-6
^ what should	0:-6
^ what size	0:-9
^ what time	0:-10
^ what to	0:-9
^ what would	0:-4
^ what's	0:-6
^ what's a	0:-3
^ whats	0:-12
^ whats the	0:-13
^ when	0:-11
^ when a	0:-20
^ when is	0:-14
^ where	0:-5
^ where do	0:-9
^ which	0:-8
^ which i	0:-4
^ which of	0:-7
^ who has	0:-8
^ why	0:-9
^ why is	0:-6
^ wife	0:15
^ wish	0:-12
^ would	0:-6
^ would a	0:-7
^ write	0:-9
^ write a	0:-6
^ writing	0:15
^ you	0:-5
^ you're	0:-18
^ your	0:-10
a #2 ,	0:-15
a #4	0:7
a , m	0:13
a boat	0:-9
a boat $	0:-6
a book	0:-10
a box	0:-14
a cat	0:5
a catholic	0:7
a cheap	0:-19
a chicken	0:15
a chip	0:-20
a dental	0:13
a doctor	0:-22
a doctor $	0:-13
a dog	0:-6
a drink	0:-20
a family	0:-9
a flight	0:22
a forklift	0:19
a friend	0:5
a gray	0:23
a grumpy	0:-12
a home	0:20
a house in	0:-18
a junior	0:14
a kid	0:11
a lad	0:11
a lawyer	0:-16
a man of	0:10
a month	0:9
a nurse	0:-9
a nurse in	0:-18
a person	0:-8
a saint	0:15
a set	0:16
a short	0:-9
a spreadsheet	0:10
a steak	0:-21
a stroke $	0:8
a tenant	0:-22
a text	0:20
a third	0:15
a weird	0:-20
a woman who	0:15
a year	0:5
a young	0:4
abide	0:13
about #2	0:17
abt	0:-12
accept	0:-22
acid	0:18
address $	0:-14
adopted	0:11
adopted a	0:13
advert	0:-12
advice	0:-10
afraid of the	0:22
after #1	0:16
after the	0:5
again $	0:-4
against	0:-8
ago	0:4
agree	0:-16
ahead	0:-19
aint	0:9
all $	0:8
all ,	0:5
all i	0:12
all the	0:-9
allergy	0:10
allergy ,	0:24
allotment	0:11
allowed	0:-8
altima	0:26
am #2	0:-11
am a	0:4
am a nurse	0:-17
am i	0:-3
am the	0:-10
am working	0:16
among	0:-12
amp	0:-14
and	0:4
and a cat	0:18
and a parrot	0:-13
and hes	0:13
and him	0:25
and i need	0:-16
and i will	0:-21
and lives	0:-23
and made	0:-16
and me	0:13
and said	0:18
and says	0:6
and she has	0:19
and so	0:-19
and still	0:6
and tell me	0:-13
and the	0:6
and thinks	0:20
and wants	0:9
and wants a	0:9
and we have	0:-8
answers	0:18
any day	0:19
any day $	0:23
any longer	0:17
any more	0:9
any more $	0:6
any more ,	0:8
anybody	0:-9
anymore	0:11
anymore ,	0:19
anything with	0:19
anywhere	0:-11
apparently $	0:-11
applying	0:14
apprentice	0:13
apps	0:-12
april	0:6
are out	0:17
are the	0:-5
are what	0:15
arent	0:-14
as	0:5
as a	0:5
as a nurse	0:3
as i	0:14
as of	0:6
ask	0:-6
ask $	0:-5
asked	0:-7
asking	0:-8
asking $	0:-6
astoria	0:-9
at	0:5
at #1	0:-3
at #1 $	0:-12
at all $	0:4
at every	0:-14
at forty	0:12
at home now	0:-22
at it $	0:-16
at ten	0:17
at the bank	0:7
at the clinic	0:-21
at the office	0:17
august	0:15
august $	0:4
aunt	0:11
australian	0:10
autumn $	0:21
average	0:-17
back $	0:-9
back is	0:19
back on	0:7
bad $	0:-6
bake	0:7
bald	0:5
balloons	0:20
bangs	0:17
baptist	0:16
bar $	0:-19
barn	0:8
barry	0:20
bass	0:8
bath $	0:-15
baz	0:22
bea	0:14
beans	0:-15
beard	0:22
beats	0:11
been on	0:13
been on a	0:12
beetroot	0:17
before	0:4
before i'm	0:31
before this	0:23
before you ask	0:22
begin	0:-16
beginner	0:-7
behind	0:8
being	0:8
beside	0:7
best friend	0:13
better ,	0:-19
big	0:4
bigger	0:-16
bike	0:8
bikes	0:-19
bills	0:-17
birthday $	0:-6
birthdays	0:24
biscuits	0:-15
bishop	0:-25
black	0:10
black $	0:15
blind $	0:9
blood	0:-3
blue $	0:-19
bones	0:-21
book of	0:14
booked	0:12
booked for	0:19
books	0:4
border	0:-21
bored	0:-6
boss $	0:-9
boss has	0:17
bossy	0:23
both $	0:-6
bottle	0:-10
bought	0:6
bought a	0:8
boxing	0:14
boy ,	0:15
boyfriend	0:11
braces	0:23
breakfast $	0:12
bride	0:-23
brings	0:17
british	0:13
broke $	0:-17
brooklyn $	0:-17
brother $	0:-15
brothers $	0:12
brought	0:9
bruno	0:13
btw	0:6
bub	0:14
buick	0:21
building	0:5
building a	0:15
bullet	0:10
bullet points	0:7
bullets	0:6
bunk	0:10
bus $	0:-8
butcher	0:-12
by the	0:10
cafe	0:19
cake $	0:-8
calgary	0:17
call me	0:10
called	0:4
calls $	0:9
calls me	0:12
camera	0:-15
camp	0:4
camper	0:14
can be	0:-10
can do	0:12
can i	0:-9
can take	0:21
can you	0:-6
can't do	0:10
can't find	0:3
canadian	0:12
cancel	0:-10
candle	0:12
cannot	0:10
cant	0:10
careful	0:9
carpenter	0:17
cash $	0:21
cast	0:-19
cat	0:7
cat is	0:14
cataract	0:14
catholic	0:8
catholic $	0:7
catholic ,	0:-11
cause	0:11
celiac	0:10
center	0:19
cert	0:11
chair $	0:-12
change a	0:21
changed $	0:-15
changed from	0:17
changed the	0:-16
changed to	0:14
chapter	0:-11
character	0:-17
chat	0:-7
cheap	0:-4
cheapest	0:-10
chennai	0:14
chess $	0:16
chief	0:-10
choir	0:7
choirs	0:-15
chucked	0:26
cilantro	0:21
cilantro $	0:8
claim	0:-12
class	0:-5
clean	0:-12
cleaning	0:-4
cleared	0:12
click	0:-17
climb	0:16
climbing	0:-14
clinic	0:13
closet	0:13
club	0:4
coach $	0:-11
coal	0:-16
code	0:8
coeliac $	0:25
cold $	0:-9
collects	0:-7
collie	0:24
comfort	0:8
comment	0:-17
common	0:-10
compare	0:-18
complaining	0:-18
concert	0:-8
cone	0:-14
console	0:-23
consult	0:15
convert	0:-11
cook for a	0:24
coriander	0:24
corner	0:-16
corolla	0:17
correct my	0:14
correction	0:-8
could	0:-5
could a	0:-9
could a person	0:-6
could i	0:-11
council	0:7
cousin	0:5
cousin $	0:-6
crazy	0:-9
cried	0:-7
crossword	0:24
crying	0:-16
cups	0:8
curry	0:-15
curtis	0:20
customer	0:-13
cut the	0:23
dad ,	0:12
dad's	0:13
dads	0:12
daily	0:18
dairy	0:16
dana	0:17
dark	0:10
daughter $	0:-5
daughters	0:-23
daylight	0:-17
days	0:6
days a	0:17
days a week	0:15
decent	0:7
deckhand	0:11
declan	0:20
dee	0:14
degrees	0:-17
deleted	0:16
denise	0:25
dental	0:10
dentist's	0:-21
dentists	0:15
denver	0:-13
desk	0:-9
detest	0:16
did my	0:15
did two	0:23
did you	0:-10
didn't	0:-15
diesel	0:8
difference	0:-7
difference between	0:-8
ditched	0:21
divorced	0:12
divorced $	0:4
divorced ,	0:16
do i do	0:-9
do my	0:13
do not	0:11
do people	0:-10
doctor $	0:-10
doctor is	0:-24
doctor says	0:24
dodgy	0:23
does	0:-4
does ,	0:-5
does a	0:-8
does an	0:-11
dog ,	0:9
dog is	0:-10
doing	0:7
doing a	0:3
dolly	0:15
don't do	0:24
don't drink	0:9
don't like	0:15
don't look	0:-13
don't say	0:-19
donal	0:19
done	0:6
done in	0:-12
down $	0:-7
down on	0:16
dr	0:8
draft	0:-5
draft a	0:-5
dragon $	0:-18
dread	0:26
drink	0:12
drive a	0:13
drivin	0:15
driving a	0:17
dropped	0:10
drum	0:3
dual	0:15
duchess	0:22
duke	0:9
dumped	0:17
dutch ,	0:21
each way	0:12
ear	0:9
earlier $	0:-19
earth $	0:15
eight $	0:7
eight ,	0:-15
eight months	0:19
eight years	0:17
eighteen	0:11
elder	0:19
eleven	0:9
email	0:-5
emails	0:18
end of	0:11
engaged	0:15
engaged at	0:11
enjoy	0:21
essay	0:-17
euro	0:-11
evening $	0:-10
every	0:4
every friday	0:19
every morning	0:6
every morning $	0:12
every night	0:13
every saturday	0:13
every two	0:14
every year	0:-13
every year $	0:-14
everybody	0:8
everyone's	0:-5
everything is	0:13
example	0:5
example ,	0:11
example , com	0:8
exchanged	0:18
exclamation	0:25
expecting	0:7
expensive	0:-10
experience	0:-12
experience $	0:-22
explain	0:-5
fair $	0:11
family of	0:-18
famous	0:-12
far $	0:-15
fast	0:-5
fasting	0:-13
father of	0:-22
father was a	0:17
father's	0:15
fav	0:22
favorite	0:11
favourite	0:11
feb	0:21
february	0:13
february $	0:5
feel	0:-13
fella	0:-8
fifty $	0:12
films	0:9
finally	0:8
find	0:-6
find the	0:-20
fine	0:-6
finished	0:7
fish	0:-4
fish $	0:-11
fishin	0:7
fishing $	0:12
five foot	0:12
fixed	0:-12
fixes	0:18
flat $	0:-4
flying	0:8
flying to	0:7
for a	0:-3
for a #2	0:18
for a guy	0:25
for eight	0:-14
for money	0:20
for my	0:6
for one	0:-15
for sale	0:-17
for sale ,	0:-9
for six years	0:20
for that	0:-7
for the	0:3
for what	0:22
forklift	0:11
form ,	0:9
format	0:-12
found	0:-8
four years	0:11
fourteen	0:10
france	0:-17
freelance	0:18
friday ,	0:11
fridays	0:10
fridge	0:-16
friend	0:7
friend $	0:-17
friend ,	0:12
friend from	0:15
friend of a	0:-25
friend's	0:-9
frighten	0:22
from	0:3
from a	0:-7
from my	0:22
front of the	0:10
fun	0:-12
funny	0:-9
funny $	0:-9
gamer	0:15
games for	0:-20
garden $	0:-14
garmin	0:20
gas	0:-10
gave	0:9
gave up the	0:11
gemini	0:27
general	0:-6
generally	0:-11
getting	0:8
getting a	0:5
ghent	0:17
ghent $	0:15
gift	0:-4
gig	0:-7
ginger	0:11
girl ,	0:17
girl on	0:-14
give up	0:17
given	0:4
giving me	0:8
glasses	0:12
glaucoma	0:22
gloria	0:17
gluten	0:9
go back	0:-8
going $	0:-12
gone	0:6
gone ,	0:20
gone to	0:10
good at	0:13
good morning $	0:-9
good morning ,	0:17
google $	0:-22
got	0:4
got a	0:5
got a new	0:-7
got any	0:-11
got her	0:11
got into	0:7
got me	0:18
got me on	0:16
got to	0:-21
got two	0:6
grade	0:10
grade $	0:17
grandad	0:14
granddaughter	0:12
grandmother $	0:-7
grandson	0:9
grandsons	0:20
grant	0:-15
grapefruit	0:-10
gravy	0:13
gray	0:9
greek	0:9
green	0:3
greg	0:22
grey	0:6
grief	0:-12
grind	0:20
group	0:10
grown	0:-8
guide	0:-16
guide $	0:-16
guy at	0:-21
guy at the	0:-12
guy on	0:-27
guy with	0:23
ha	0:-17
ha $	0:-17
had #2	0:-15
had her	0:14
half	0:5
hands $	0:13
happy	0:-13
has #1	0:-15
has $	0:-10
has asked	0:-13
has asked me	0:-8
has become	0:20
has been a	0:-20
has given up	0:16
has gone	0:9
has got	0:18
has joined	0:-17
has left	0:16
has more	0:-16
has moved to	0:18
has the	0:-13
has two	0:-16
hate	0:11
hated	0:7
have a	0:3
have a dog	0:-12
have an	0:11
have been	0:-3
have given	0:24
have had	0:16
have i	0:-17
have never	0:6
have taken	0:19
have three	0:-6
haven't had	0:22
havent	0:21
he	0:-3
he gave	0:-20
he got	0:22
he has two	0:-13
he was a	0:9
he'd	0:-10
he's	0:3
he's been	0:-13
heading	0:-12
hear	0:-12
heard	0:-9
heights	0:16
help us	0:8
help us $	0:8
hens	0:3
her brother	0:-14
herb	0:17
here $	0:6
here ,	0:8
herself	0:5
herself $	0:-4
hi	0:-11
hi $	0:-8
high	0:7
high $	0:19
hills	0:-14
hilux	0:20
him	0:-3
him $	0:-7
him for	0:-10
him that	0:13
hindu	0:13
his brother	0:-10
his sister	0:-21
hit	0:14
hockey	0:-9
holt	0:18
holy	0:9
home $	0:-8
honestly	0:5
horse	0:-7
horse $	0:-10
hour	0:-3
hour $	0:-12
hours	0:-9
house $	0:-8
house in	0:8
house is	0:-9
how	0:-4
how do ya	0:-5
how does one	0:-4
how i	0:-7
how long	0:-3
how much	0:-6
hunting	0:17
husband $	0:-6
husband was	0:-16
hypothetically	0:-12
i	0:3
i $	0:-15
i almost	0:-27
i am #2	0:-11
i am a	0:4
i am the	0:-10
i am working	0:16
i bake	0:14
i can	0:3
i can do	0:8
i can't do	0:15
i can't swim	0:13
i come from	0:19
i could	0:-4
i detest	0:16
i die	0:21
i do	0:4
i don't drink	0:8
i don't eat	0:9
i don't want	0:-19
i dont	0:9
i earn	0:10
i feel	0:-10
i grew	0:9
i grew up	0:9
i have a	0:7
i have an	0:12
i have never	0:9
i hear	0:-13
i heard	0:-13
i like	0:9
i live with	0:14
i love	0:10
i make	0:8
i make a	0:25
i might	0:-19
i must	0:-10
i nearly	0:-23
i need a	0:-7
i never learned	0:19
i now	0:14
i once	0:7
i prefer	0:8
i say no	0:-13
i say that	0:14
i say to	0:-10
i should	0:-4
i take	0:4
i take the	0:18
i told	0:7
i was a	0:6
i went	0:14
i were	0:-8
i were a	0:-12
i wish	0:-9
i wish i	0:-8
i work at	0:10
i worked	0:14
i'd rather	0:13
i'm	0:5
i'm #1 ,	0:13
i'm a	0:6
i'm a scorpio	0:14
i'm a woman	0:19
i'm allergic to	0:11
i'm in the	0:18
i'm on	0:10
i'm part	0:16
i'm still	0:-6
i've	0:7
i've been	0:8
i've never been	0:16
iceland	0:21
idea $	0:-16
ideas $	0:-11
idk	0:-19
idris	0:19
if a	0:-4
if i had	0:-12
if i were	0:-5
if i'd	0:-19
if my	0:-10
im	0:7
imagine	0:-4
impatient	0:20
in #1	0:-13
in #4 $	0:-4
in , #2	0:-18
in a week	0:-13
in an	0:-5
in august $	0:9
in boston	0:-17
in general	0:-4
in general $	0:-10
in her	0:8
in japan	0:20
in law $	0:-13
in may	0:14
in november	0:-9
in rome	0:-11
in spring	0:5
in the bath	0:-19
in the end	0:16
in the family	0:19
in the house	0:-7
in the same	0:-17
in the spring	0:9
in the world	0:16
in this	0:-5
in what	0:15
in winter	0:13
in with us	0:17
income	0:-8
indian	0:11
instagram $	0:19
instead	0:11
instead $	0:12
into	0:5
ipad	0:15
is #1	0:5
is #2 $	0:15
is #2 and	0:17
is #4 $	0:18
is $	0:-8
is a ,	0:-15
is a vet	0:-15
is bad	0:-14
is due	0:-24
is engaged	0:6
is he	0:-13
is her	0:13
is it	0:-7
is leaving	0:10
is making a	0:17
is my	0:10
is now	0:7
is off	0:11
is out	0:10
is over	0:17
is said	0:-21
is scared	0:-12
is scared of	0:-14
is six	0:8
is still	0:5
is that a	0:-8
is the best	0:11
is the only	0:16
is there	0:-6
is there a	0:-5
is this	0:-6
is three	0:7
is too	0:-10
is twelve	0:19
is very	0:11
is what	0:14
is what i	0:12
isla	0:23
isn't	0:-4
it	0:-3
it $	0:-5
it ,	0:5
it a	0:-8
it all	0:-11
it back $	0:-11
it be	0:-9
it better	0:-5
it from	0:-17
it has been	0:29
it in	0:-6
it is	0:8
it is my	0:-20
it is not	0:16
it on	0:-5
it short	0:19
it still	0:18
it turns out	0:13
it up	0:-4
it was	0:9
it's	0:5
it's for	0:-13
it's only	0:-17
its	0:6
its just	0:27
its the	0:19
ive been	0:19
jamaica $	0:21
james	0:-17
jazz $	0:-22
jersey	0:10
jess	0:16
job at the	0:12
joke	0:-11
joke $	0:-10
judge $	0:-12
june	0:10
junior	0:10
just got	0:5
just me	0:9
k for	0:15
karaoke	0:19
keep $	0:15
keep it short	0:19
keep up	0:-14
keeper $	0:-13
keeping	0:19
keto	0:6
kid	0:-6
kids who	0:22
killed	0:10
kilos	0:11
kindle	0:15
knee $	0:17
knees $	0:-17
knees ,	0:-16
knit	0:11
know $	0:-10
know how to	0:12
knows $	0:-16
komoot	0:13
kuba	0:17
kulkarni	0:25
labrador	0:-22
ladder	0:-15
lads	0:-13
landlord	0:-10
landlord's	0:-23
last month	0:9
last week $	0:-5
last weekend	0:10
last year	0:11
late ,	0:-18
later	0:-10
latex	0:10
latin	0:16
laugh $	0:-14
laughed	0:-20
laughed $	0:-21
law	0:4
law ,	0:12
learned	0:4
learning	0:8
leather	0:-20
leeks	0:21
left for	0:24
legally	0:-10
lent $	0:20
leo	0:10
let	0:6
let the	0:16
letter	0:-3
letters $	0:-17
liezl	0:21
light $	0:-8
lights	0:-7
like $	0:-5
like i'm	0:-10
like it $	0:-12
lilies	0:27
limerick	0:-12
line	0:-7
line $	0:-10
live alone	0:24
live in a	0:-15
live with	0:13
live with my	0:15
lived in	0:-6
lives alone	0:10
loan $	0:10
local	0:6
locally	0:-22
lockdown	0:20
lol $	0:-4
longer	0:6
look	0:-8
looking	0:-11
looks	0:-13
lorraine	0:19
lost #2	0:-17
lost her	0:9
love a	0:10
loves	0:18
low	0:7
luxury	0:-16
lying	0:-5
m , $	0:-14
mad $	0:-3
made the	0:21
made up	0:-11
make this	0:-10
mama	0:11
man of	0:7
man who loves	0:23
managed	0:10
marathi	0:17
marathon	0:4
march	0:9
march #1	0:11
marcus $	0:24
married	0:6
marry	0:-12
master's	0:18
matcha	0:15
matilda	0:15
maureen	0:22
may be	0:-21
may i	0:-11
maybe	0:-13
me #1	0:-24
me after	0:-18
me an	0:-6
me and	0:5
me for	0:-8
me i	0:22
me is	0:20
me off	0:14
me something	0:-9
me that	0:7
me to be	0:24
me up	0:5
menu	0:-13
metres	0:-15
mi	0:11
might	0:-5
mild	0:4
milk $	0:-11
mind $	0:-10
mini	0:12
minister	0:-25
minute	0:-8
minutes	0:-4
miss	0:6
missed	0:-16
mixing	0:-23
mobile	0:12
mode	0:18
mom	0:6
mom $	0:-18
monday	0:9
money	0:-4
money $	0:-8
month ,	0:14
months	0:7
moon	0:-16
more ,	0:8
mornings	0:8
mother $	0:-7
mother ,	0:5
moths $	0:21
moved $	0:-15
moved from	0:3
moved out	0:4
moved out of	0:17
mrs	0:-3
mum	0:5
munros	0:14
murmur	0:20
mushrooms	0:7
music $	0:10
muslim	0:9
must	0:-4
must have	0:17
my	0:3
my #2	0:17
my best	0:5
my best friend	0:8
my big	0:28
my boss has	0:17
my boyfriend	0:14
my brother	0:6
my brother $	0:-20
my cat	0:10
my children	0:-20
my coffee	0:-16
my cousin	0:5
my cousin $	0:-21
my daughter	0:4
my daughter $	0:-9
my daughter is	0:11
my ex	0:6
my father was	0:13
my feet	0:-18
my first	0:23
my friend's	0:-13
my husband	0:3
my husband $	0:-9
my husband's	0:11
my mate	0:15
my mind $	0:-12
my mom	0:-9
my mother was	0:17
my mouth	0:-18
my nephew	0:14
my old	0:9
my parents ,	0:13
my partner's	0:10
my sister $	0:-14
my sister ,	0:-11
my sister is	0:-5
my teacher	0:17
my three	0:25
my uncle	0:12
my wallet	0:28
my way	0:-23
my wife	0:5
my wife $	0:-23
myself	0:5
n	0:4
n $	0:-28
n the	0:16
name $	0:-10
name ,	0:7
name's	0:24
names	0:-9
nan	0:-4
nan's	0:14
nana	0:17
nature	0:23
need	0:-4
needles	0:14
needs new	0:22
neighbor $	0:-19
neighbour	0:8
neighbour ,	0:12
nephew	0:4
nephews	0:19
never been	0:10
never been on	0:9
never went	0:-17
new boss is	0:22
new year's	0:10
news	0:-13
next $	0:-14
next door ,	0:21
nicely	0:-11
night $	0:-5
night on	0:21
nights	0:5
ninety ,	0:6
no $	0:-12
no ,	0:6
no longer	0:14
no more	0:9
no one	0:-13
no sugar	0:23
normal	0:-3
normal $	0:-4
not	0:4
not #2	0:18
not #2 $	0:14
not $	0:-11
not one	0:20
note that	0:11
nothing with	0:11
notice for	0:-16
notion	0:15
now	0:7
now $	0:4
now ,	0:9
now and	0:12
now at	0:19
now i've	0:-17
now it's	0:10
now on	0:18
now the	0:-10
nowt	0:12
number $	0:-9
numbers	0:-25
numbers $	0:-11
nurse ,	0:-14
obsession	0:21
october	0:11
october $	0:8
of $	0:-11
of coffee	0:4
of june	0:11
of november $	0:-7
of our	0:7
of seventy	0:21
of two	0:4
off	0:4
off $	0:-9
off the	0:5
off to	0:8
officer $	0:-18
oisín	0:23
okafor	0:10
okay $	0:10
old	0:5
old lady	0:-26
old to	0:-10
omaha	0:-18
on his	0:17
on it $	0:4
on leave	0:15
on monday	0:7
on mondays	0:12
on my feet	0:-14
on thursday	0:17
on tiktok	0:-19
on time	0:-21
once	0:6
once ,	0:18
one $	0:-3
one and	0:-16
one daughter	0:18
one day	0:9
one is	0:14
one of	0:4
one on	0:4
one thing i	0:27
only	0:3
only $	0:3
only in	0:-14
opinion	0:-16
or	0:-7
or a	0:-6
order	0:-9
oregon	0:10
originally	0:17
our	0:5
our daughter $	0:-16
our spare	0:18
our spare room	0:18
out i'm	0:15
out of a	0:-8
out of the	0:17
over	0:4
over #2	0:-11
over that	0:-20
over this	0:-24
overnight	0:-14
owen	0:13
owes	0:26
own a	0:19
owns	0:-15
page	0:-8
pain	0:-12
paper	0:6
paperwork	0:-20
paragraph	0:-11
paramedic	0:21
parcel	0:-17
parents $	0:-12
paris	0:-18
partial	0:27
passed	0:8
passed $	0:18
peanuts	0:22
penicillin	0:8
people	0:-4
people $	0:-3
permanent	0:20
person $	0:7
personal best	0:19
pescatarian	0:22
piano $	0:17
picked	0:14
pies	0:-18
pigeons	0:12
pills	0:14
pixel	0:9
pixel #1	0:8
place $	0:5
place ,	0:15
place in	0:8
place is	0:-14
plain	0:9
play the	0:7
player $	0:12
plays	0:6
please	0:-3
please $	0:-4
please ,	0:-9
please , and	0:30
please don't	0:28
please help me	0:-17
please no	0:27
please suggest	0:-19
pls $	0:-11
plus	0:12
po	0:-6
podcasts	0:15
polish	0:-5
polish ,	0:11
polite	0:-11
portuguese $	0:-16
potatoes	0:-19
potluck	0:-21
practice	0:-6
praying	0:-15
prefer	0:10
preferred	0:9
pregnant $	0:7
pretend	0:-18
pretty	0:11
prices	0:-15
primary	0:5
prince	0:-11
principal	0:7
priyanka	0:14
probation	0:17
problem $	0:-17
professional	0:-14
promise	0:-17
proofread	0:-14
pruitt	0:23
public	0:9
public $	0:-15
pup	0:27
put down	0:7
put in a	0:20
put it on	0:-9
put on	0:-17
question $	0:-16
quiet	0:5
quietly	0:14
quilting	0:13
quit	0:7
quit $	0:-21
quit the	0:17
quote	0:-17
rather	0:8
read $	0:-8
read that	0:-25
reading	0:-8
reads	0:9
reads the	0:-27
real $	0:-9
realistic	0:-13
reckons	0:-13
record	0:7
reddit	0:-12
refuse	0:-9
register	0:-18
registered	0:19
regrets	0:-22
remarried	0:20
remember	0:5
renting	0:21
rents	0:8
reply to	0:17
report	0:-13
rest	0:-5
restoring	0:20
retired $	0:8
return	0:-10
review $	0:21
reword	0:-18
rewrite this	0:-13
rhonda	0:16
rhubarb	0:-10
rich	0:-14
ride $	0:-13
ride a	0:26
rides	0:18
right	0:-6
right $	0:-8
right now	0:-8
right now $	0:-16
roll	0:10
roughly	0:-24
rugby	0:4
rules	0:-12
s $	0:8
sad $	0:-9
said	0:-5
said $	0:-8
said ,	0:-12
said she	0:-20
said that $	0:-10
sale	0:-11
sale ,	0:-10
same $	0:-18
samsung	0:10
sandra	0:-18
sang	0:-14
saturday	0:9
say ,	0:-6
say a	0:-12
say at	0:-21
say to a	0:11
saying	0:-6
says	0:-4
says $	0:-9
says ,	0:-14
says his	0:-12
says i	0:7
says i have	0:19
says she	0:-19
says that	0:-6
scared	0:3
scared of	0:9
scared of the	0:-12
school	0:3
school $	0:6
school ,	0:4
school's	0:20
script	0:-8
seafood	0:-28
season $	0:-10
second	0:13
seeing	0:9
self	0:7
self ,	0:10
sells	0:-17
sent	0:-14
separated	0:28
september	0:13
september ,	0:14
sesame	0:16
setting	0:-10
settle	0:-10
seventy $	0:-16
shall	0:-5
she ,	0:22
she wants a	0:-20
she wants to	0:15
she was a	0:-28
she'd	0:-13
she's	0:3
she's a	0:8
she's in	0:18
shed	0:6
sheet	0:-17
sheet $	0:-5
shell	0:-17
shellfish	0:9
shoe	0:12
shop ,	0:17
shopping	0:-15
short story	0:-12
shots	0:-18
should	0:-4
should a	0:-3
should be	0:9
show $	0:-16
show me	0:-13
show the	0:-18
shrimp	0:13
shy	0:13
sick $	0:-22
side ,	0:14
simone	0:16
since	0:3
since #1	0:-14
since $	0:-6
since he	0:18
since i	0:7
since last	0:-12
since monday $	0:-15
since my	0:15
since the	0:5
single	0:4
single again	0:20
sister	0:3
sister has	0:14
sister is	0:-8
sitting	0:6
six	0:5
sixty	0:6
ski	0:17
slow	0:3
so i'm	0:13
so kindly	0:-15
so my	0:15
so now i	0:20
so when	0:6
sofa	0:-20
sold	0:3
sold my	0:9
sold the	0:6
somebody $	0:11
somebody's	0:-16
somehow	0:14
someone on	0:-11
someone's	0:-13
something	0:-6
something $	0:-10
something i can	0:-20
son	0:-5
son ,	0:-7
sons and	0:-20
sooner	0:18
sound	0:-11
spanish $	0:3
speech $	0:-6
spelling	0:15
split	0:6
spring $	0:3
sql $	0:18
st	0:11
stand	0:14
start $	0:-18
stolen	0:8
stone	0:7
stone $	0:7
stop	0:6
stop $	0:-10
story	0:-8
streamer	0:-12
stretches	0:-13
strict $	0:20
stubborn	0:16
student	0:10
stupid	0:-16
sudha	0:23
sugar	0:8
sugar $	0:8
suit a	0:-10
summer	0:6
super	0:12
supervisor	0:21
suppose	0:-8
suppose a	0:-12
sure	0:-8
surveyor $	0:19
survive	0:-12
swedish	0:-12
swim	0:6
switched from	0:12
switching	0:8
tagalog	0:25
taken up	0:16
takes	0:3
taking	0:15
talk	0:-3
taught	0:4
tax	0:-6
tea $	0:-14
teacher ,	0:6
teachers	0:-15
teaches	0:16
team ,	0:8
technical	0:18
tell	0:-5
tell me a	0:-9
tell me about	0:15
ten years $	0:8
terrified	0:15
tesla	0:-11
tess	0:17
test	0:8
test $	0:-9
text $	0:6
texts	0:-11
thanks $	0:-17
that	0:-3
that $	0:-8
that ,	0:6
that a	0:-8
that don't	0:-14
that get	0:19
that has	0:13
that her	0:-23
that i	0:8
that is	0:-3
that isn't a	0:-20
that my	0:16
that the	0:4
that was	0:-5
that won't	0:-12
thats	0:5
the app	0:-17
the average	0:-14
the baby	0:6
the back	0:5
the boy	0:-15
the children	0:6
the choir	0:9
the client	0:-23
the club	0:-20
the country	0:20
the county	0:16
the doctor	0:15
the drive	0:28
the end of	0:11
the fish	0:-25
the floor	0:11
the home	0:22
the hospital	0:-7
the hospital $	0:-18
the invoice	0:-17
the kids $	0:-14
the kind	0:16
the last	0:-8
the line	0:-16
the list	0:21
the lodger	0:-20
the moon	0:-16
the movie	0:-13
the name	0:11
the next	0:-9
the nurse $	0:-11
the organ	0:-18
the other $	0:-21
the parents	0:15
the parking	0:-13
the patient	0:-21
the place	0:-21
the postman	0:-15
the record	0:8
the rent	0:-8
the right	0:16
the ring	0:26
the roof	0:3
the service	0:-21
the shower	0:-23
the spare	0:-23
the train	0:8
the vacuum	0:17
the vet	0:15
the violin	0:-14
the violin $	0:-15
the weather	0:-17
the woman	0:-15
the zither	0:16
them	0:-6
them $	0:-6
them at	0:-16
them for	0:-21
theory	0:-15
there a	0:-5
there any	0:-8
there to	0:-12
there was a	0:-19
they	0:-5
they are	0:12
they're	0:-10
thing i ever	0:-18
thinks	0:-8
thinks i	0:-12
thirty one	0:25
thirty years of	0:27
this , ,	0:-12
this morning ,	0:-13
this one	0:-10
those	0:-7
three ,	0:9
three cats	0:-9
three days	0:-17
three weeks	0:7
three years	0:11
through	0:10
thru	0:-23
thursday	0:3
thyroid	0:15
tight	0:-15
tiktok	0:13
till	0:4
till i	0:15
tin	0:-13
tin $	0:-11
tinnitus	0:19
to $	0:-23
to bed	0:-11
to come	0:-16
to have a	0:-17
to put	0:-3
to say no	0:14
to see the	0:13
to send	0:-15
to somebody	0:-12
to speak	0:-10
to take	0:12
to work $	0:-5
tokyo	0:-10
told me	0:-6
told to	0:-13
tonight	0:-17
too late	0:-12
too old	0:-14
took up	0:12
tortoise	0:21
tou	0:21
touch	0:13
traded	0:24
trains	0:24
transit	0:17
translate	0:-8
translate ,	0:-7
treasurer	0:11
trick	0:-18
truro	0:18
tuesday	0:4
tuesday ,	0:13
tuesday night	0:-17
tuesdays $	0:20
turned	0:6
turned #2	0:17
turns	0:3
turns out	0:7
twenty ,	0:9
twice $	0:-6
twice a	0:14
twins are	0:21
two dogs	0:-15
two years	0:8
type	0:8
typical	0:-24
u get	0:14
under #2 $	0:-11
under #3	0:-9
under ,	0:-16
until	0:7
until last	0:15
up in	0:6
up since	0:-17
up the	0:6
up with	0:-15
us at	0:19
use	0:8
use $	0:-8
use emojis	0:23
used to	0:4
useless	0:-21
user $	0:15
user ,	0:-24
using	0:12
valorant	0:21
van ,	0:21
vegetarian $	0:7
version $	0:-15
vet	0:3
vice	0:-22
visa	0:-9
vocal	0:20
volleyball	0:-11
voula	0:18
vs	0:-22
w ,	0:-15
wait $	0:-16
wait ,	0:19
walk	0:3
walk ,	0:17
walk the	0:15
want a	0:-10
wants one	0:-15
wants to	0:3
ward	0:-11
warm	0:-8
was #3	0:17
was $	0:-8
was for	0:21
was my	0:15
was on	0:17
was the	0:-4
was with	0:18
wat	0:-16
watch	0:10
watches	0:21
we	0:3
we all	0:-21
we bought a	0:-17
we call	0:23
we got	0:4
we have two	0:13
we're	0:7
we've	0:10
wearing	0:-14
wedding is	0:6
weddings	0:-21
wednesday	0:13
wednesday $	0:7
wee	0:11
week $	0:5
week i	0:14
weekend	0:6
weigh	0:14
weird	0:-4
weird $	0:-6
welcome	0:-15
went	0:6
went to a	0:20
what	0:-4
what $	0:-6
what are	0:-6
what does ,	0:-8
what does a	0:-4
what does one	0:14
what happens	0:-14
what if	0:-9
what is	0:-6
what is a	0:-10
what is the	0:-7
what should	0:-5
what should i	0:-4
what they	0:8
what time	0:-3
what was	0:-11
what would	0:-4
what would a	0:-9
what's	0:-7
what's a	0:-3
what's a nice	0:12
what's the	0:-3
wheel $	0:25
when he	0:-15
when it	0:10
when they	0:9
where do i	0:-8
where i	0:3
where the	0:-8
where's	0:-18
whether	0:-12
which	0:-4
which is the	0:-12
which of	0:-9
which one	0:-11
who	0:-4
who can't	0:17
who has	0:-15
who hates	0:10
who never	0:17
who was the	0:-16
whom	0:-5
whose	0:-10
why	0:-6
why is	0:-9
wife $	0:-7
wife ,	0:14
wife says	0:21
win	0:-10
wind	0:-11
wins	0:-17
winter	0:6
wire	0:18
wish	0:-7
wish i	0:-10
with $	0:-10
with a	0:5
with him	0:-6
with me $	0:-12
with my parents	0:15
with people	0:20
with the	0:4
with three	0:-11
with two	0:10
with us $	0:-6
with you	0:-15
witness $	0:28
wives	0:-16
woman	0:-4
woman on	0:-18
won $	0:-26
won't	0:-4
word	0:-8
word $	0:-6
words a	0:23
words for	0:-7
work a	0:20
worked at	0:9
works at	0:-12
world	0:-12
worrier	0:20
would	0:-4
would a	0:-4
would be	0:-12
would he	0:23
would they	0:-15
would you rather	0:-9
wouldn't	0:-6
wrecked	0:-8
wrist	0:10
writes	0:-19
writing	0:3
writing a	0:16
wrong	0:-9
year old $	0:8
years	0:5
years $	0:5
years ,	0:10
years i	0:16
years in	0:5
years old	0:-11
years old $	0:-10
yells	0:17
yesterday	0:5
yesterday $	0:10
yet	0:8
yo	0:-11
you $	0:-6
you call	0:-17
you got	0:-16
you have	0:-12
you keep	0:19
you rather	0:-9
you say to	0:13
you to	0:-21
you're	0:-3
you're a	0:-15
your	0:-11
your answers	0:20
youth	0:12
zither	0:19
zoya	0:17
`
