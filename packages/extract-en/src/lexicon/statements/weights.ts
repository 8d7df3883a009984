/** Learned by `pnpm bench statements --write`; `statementReader` says how a line reads. */
export const WEIGHTS = `
	0:-14
#1	0:3
#1 $	0:6
#1 ,	0:5
#1 november	0:20
#1 th $	0:24
#2 $	0:6
#2 ,	0:3
#2 , two	0:-19
#2 a	0:-12
#2 and	0:3
#2 for	0:11
#2 is	0:22
#2 k	0:6
#2 kilos	0:19
#2 last	0:21
#2 november	0:21
#2 th	0:3
#2 years	0:8
#3	0:5
#3 #3	0:16
#3 #4	0:13
#3 ,	0:4
#3 , #4	0:6
#3 k	0:-8
#4	0:3
#4 $	0:3
#4 and	0:7
#4 s	0:-18
#5	0:15
#5 #6	0:11
#5 $	0:5
#6	0:9
,	0:4
, #1	0:4
, #2 k	0:21
, #3	0:5
, #3 ,	0:8
, #4	0:12
, #4 $	0:13
, $	0:-6
, ,	0:-9
, , the	0:-30
, after	0:8
, all	0:4
, always	0:17
, and	0:5
, and the	0:4
, as	0:10
, both	0:14
, by	0:11
, cheap	0:10
, class	0:16
, eight	0:5
, eleven	0:7
, every	0:9
, everyone	0:12
, example	0:13
, example ,	0:12
, five	0:-11
, five $	0:17
, for the	0:-13
, gave	0:17
, go $	0:-26
, in	0:-3
, is	0:-19
, last	0:7
, law $	0:-21
, law ,	0:8
, like	0:-12
, long	0:19
, mean	0:-10
, mi	0:14
, mom	0:21
, my	0:8
, my son	0:15
, name	0:12
, need	0:8
, need a	0:10
, night	0:-15
, nobody	0:21
, nothing	0:-8
, of	0:-9
, ok	0:20
, old $	0:20
, one $	0:20
, or	0:-11
, over	0:19
, pick	0:-26
, put	0:21
, quit	0:13
, r	0:10
, redo	0:12
, redo the	0:12
, same	0:7
, still	0:18
, the other	0:20
, thirty ,	0:18
, too much	0:19
, two	0:-4
, wants	0:16
, wants a	0:18
, we	0:-19
, what	0:19
, write	0:5
/#1 **10	0:16
/#1 **4	0:-16
/#1 **i	0:-16
/#1 *0	0:4
/#1 *a	0:6
/#1 *k	0:13
/#1 kin	0:9
/#2 **0	0:3
/#2 **10	0:18
/#2 *h	0:3
/#3 **0	0:6
/#4 **0	0:7
/#4 *8	0:13
/#6 **0	0:14
/**12	0:3
/**17	0:-7
/**k	0:3
/**r	0:4
/**u	0:3
/*11	0:3
/*15	0:3
/*1b	0:-3
/*1e	0:-4
/*1f	0:-3
/*1u	0:-6
/*1x	0:-6
/*20	0:-6
/*22	0:-3
/*29	0:-7
/*2k	0:3
/*2l	0:3
/*2r	0:-4
/*2u	0:7
/*2y	0:5
/*31	0:6
/*37	0:3
/*3a	0:9
/*3g	0:5
/*3i	0:7
/*3u	0:3
/*3x	0:9
/*3y	0:-16
/*3z	0:6
/*41	0:6
/*43	0:8
/*45	0:7
/*48	0:19
/*4a	0:6
/*4b	0:3
/*4d	0:9
/*4g	0:-6
/*4q	0:4
/*4u	0:6
/*4v	0:5
/*4x	0:-4
/*53	0:-6
/*59	0:7
/*5b	0:13
/*5e	0:7
/*5f	0:5
/*5i	0:3
/*5j	0:7
/*5k	0:9
/*5s	0:6
/*65	0:3
/*67	0:4
/*6c	0:-6
/*6l	0:-6
/*6u	0:3
/*6x	0:3
/*71	0:-4
/*76	0:-3
/*77	0:7
/*7c	0:5
/*7g	0:4
/*7h	0:6
/*7m	0:6
/*7o	0:4
/*7z	0:3
/*80	0:-3
/*83	0:3
/*84	0:-4
/*89	0:3
/*8a	0:3
/*8f	0:-22
/*8p	0:4
/*8u	0:4
/*d	0:3
/*n	0:3
/*r	0:3
/*s	0:5
/*w	0:-4
/, **12	0:-13
/, **3	0:5
/, **a	0:10
/, **h	0:5
/, **o	0:4
/, **r	0:5
/, **s	0:9
/, **t	0:4
/, **u	0:9
/, **w	0:4
/, *1m	0:7
/, *1r	0:4
/, *2c	0:-12
/, *2p	0:16
/, *32	0:18
/, *3n	0:12
/, *3u	0:19
/, *43	0:4
/, *4f	0:3
/, *4x	0:15
/, *5	0:6
/, *54	0:8
/, *55	0:-15
/, *5a	0:-22
/, *5j	0:7
/, *6k	0:13
/, *6o	0:10
/, *8	0:3
/, *8a	0:-7
/, *y	0:3
/, animal	0:-9
/, body	0:6
/, diet	0:-9
/, doing	0:10
/, given	0:3
/, maker	0:-15
/^ **11	0:7
/^ **13	0:-5
/^ **5	0:-5
/^ **6	0:-4
/^ **7	0:-3
/^ **c	0:-6
/^ **k	0:-5
/^ **m	0:-7
/^ **o	0:-5
/^ **q	0:-6
/^ **x	0:-8
/^ **y	0:7
/^ *1	0:13
/^ *13	0:20
/^ *1a	0:-22
/^ *1j	0:-6
/^ *1k	0:11
/^ *1q	0:-4
/^ *23	0:14
/^ *2j	0:12
/^ *2r	0:-7
/^ *2y	0:7
/^ *3l	0:6
/^ *3q	0:-18
/^ *3w	0:5
/^ *3z	0:16
/^ *4	0:-3
/^ *43	0:-10
/^ *4j	0:-15
/^ *4o	0:-9
/^ *4p	0:-26
/^ *4z	0:24
/^ *5	0:-3
/^ *54	0:-10
/^ *59	0:13
/^ *5c	0:15
/^ *5i	0:-3
/^ *5y	0:-6
/^ *6k	0:-3
/^ *6x	0:10
/^ *73	0:-17
/^ *78	0:-6
/^ *7m	0:-14
/^ *7o	0:14
/^ *7v	0:8
/^ *7y	0:8
/^ *83	0:-11
/^ *88	0:-4
/^ *a	0:4
/^ *b	0:-5
/^ *f	0:20
/^ *m	0:10
/^ *s	0:-15
/^ *x	0:-5
/^ animal	0:9
/^ device	0:12
/^ diet	0:-4
/^ doing	0:7
/^ given	0:-7
/^ kin	0:4
/^ nation	0:7
/^ school	0:-9
/^ sign	0:28
/a **2	0:-3
/a **d	0:-9
/a **k	0:-11
/a **x	0:-5
/a *12	0:-9
/a *2a	0:7
/a *2d	0:19
/a *39	0:-17
/a *3r	0:-4
/a *3s	0:-7
/a *4v	0:7
/a *6	0:3
/a *6f	0:-14
/a *6g	0:-17
/a *6l	0:-5
/a *6o	0:-5
/a *6t	0:-8
/a *75	0:11
/a *77	0:6
/a *78	0:-11
/a *8	0:-3
/a *89	0:-11
/a *8c	0:-6
/a *8v	0:-4
/a device	0:7
/a field	0:5
/a ill	0:-13
/a leisure	0:6
/a possession	0:-3
/a tool	0:-3
/a trait	0:-3
/about **15	0:-8
/about **j	0:-13
/about *3j	0:-16
/about pastime	0:12
/after **0	0:4
/after *0	0:3
/alone *0	0:15
/already *0	0:7
/always **t	0:12
/always *b	0:27
/am **3	0:-18
/am **7	0:-4
/am *2	0:-21
/am *5	0:15
/am *5x	0:23
/am *x	0:-17
/amma **0	0:11
/an **4	0:-19
/an *3u	0:7
/an job	0:3
/an tool	0:-11
/and **10	0:5
/and **16	0:9
/and **1a	0:10
/and **1b	0:14
/and **4	0:7
/and **7	0:3
/and **j	0:5
/and **m	0:7
/and **o	0:14
/and **q	0:17
/and **r	0:13
/and **s	0:12
/and *2n	0:24
/and *45	0:8
/and *4h	0:6
/and *57	0:12
/and *5p	0:13
/and *7	0:12
/and *76	0:22
/and *b	0:3
/and *f	0:-20
/animal **0	0:12
/another **0	0:-10
/another **t	0:13
/any **j	0:9
/any *0	0:8
/any *8	0:-8
/any *a	0:7
/anymore *0	0:11
/anything *0	0:6
/apparently **0	0:-16
/applying **0	0:13
/are kin	0:-16
/are procedure	0:5
/are trait	0:-14
/army **0	0:12
/as *8	0:-8
/at **11	0:5
/at **18	0:8
/at **1b	0:9
/at **i	0:7
/at **w	0:20
/at *3g	0:14
/at *3m	0:3
/at *7b	0:8
/at given	0:14
/at place	0:6
/baby *0	0:6
/baby *b	0:13
/back **0	0:4
/back *0	0:5
/back *a	0:8
/back dwelling	0:22
/bad **f	0:3
/bad *0	0:-16
/bad *31	0:3
/bad body	0:15
/bake **0	0:-15
/bald *0	0:14
/basically **0	0:19
/be procedure	0:7
/beard **0	0:9
/beard *0	0:9
/bed **0	0:10
/bed *0	0:13
/been **4	0:16
/been **t	0:10
/been *5	0:8
/been *5x	0:6
/been *b	0:10
/before **0	0:3
/before **4	0:20
/before **i	0:16
/before *8	0:12
/behind **0	0:8
/believe **0	0:10
/believe *0	0:8
/bigger **0	0:-15
/bigger *0	0:-15
/biscuit **0	0:16
/board *0	0:20
/book *0	0:6
/boss *0	0:11
/both body	0:20
/boy **0	0:-5
/boy *0	0:-8
/boyfriend **0	0:-13
/breed	0:4
/broke **0	0:11
/broke *0	0:6
/brother *8	0:25
/brother given	0:14
/brother's kin	0:-14
/bullet **0	0:7
/bullet *3	0:7
/by **y	0:-23
/by *1r	0:17
/by *5	0:8
/by *x	0:11
/by body	0:19
/call **7	0:7
/call *1t	0:7
/call *8	0:12
/called **k	0:-12
/calls **7	0:11
/calls *1t	0:11
/can **t	0:-18
/can *0	0:-7
/can *1j	0:12
/can *3	0:19
/can *8	0:-3
/can leisure	0:10
/can't **18	0:13
/can't **3	0:10
/can't leisure	0:7
/cannot *b	0:8
/cant **18	0:14
/cant *8	0:-7
/card *8	0:20
/case **0	0:16
/catholic **0	0:16
/changed *b	0:15
/chucked **0	0:12
/chucked *0	0:12
/church **0	0:9
/church *3m	0:-15
/closed **0	0:5
/closed *0	0:10
/club **0	0:13
/code **0	0:12
/coffee *a	0:-4
/collie **0	0:18
/coming *0	0:10
/coming *a	0:-19
/company *0	0:12
/complaint **0	0:15
/condition	0:10
/corolla **0	0:8
/could **0	0:-4
/could *0	0:-6
/cousin **0	0:-8
/cousin **r	0:8
/cousin *0	0:-4
/cousin given	0:11
/cousins **0	0:12
/cousins *0	0:12
/coworker **0	0:-16
/cruise **0	0:11
/cruise *0	0:11
/customer **0	0:-14
/dad **0	0:9
/dad *a	0:12
/daughter's **0	0:15
/day *a	0:13
/deaf **0	0:11
/december **0	0:17
/decided **0	0:16
/deleted tool	0:22
/device	0:5
/didn't **0	0:27
/died **0	0:7
/died *a	0:11
/diet	0:4
/difference *0	0:-7
/different **0	0:-10
/director **0	0:15
/dishes **0	0:-11
/dishes *0	0:-11
/do **0	0:-3
/do **18	0:15
/do **t	0:-8
/do *0	0:-5
/do *1t	0:-7
/do *5w	0:-5
/do animal	0:-3
/do kin	0:-6
/doc **0	0:16
/doctor *8	0:9
/does *1t	0:-14
/does pastime	0:24
/dog's *0	0:8
/doing	0:4
/don't **18	0:3
/don't *0	0:3
/don't *8a	0:8
/done *0	0:8
/done *a	0:-18
/done procedure	0:-12
/door **0	0:-14
/down *8	0:-21
/driver *a	0:7
/drives *0	0:-9
/dropped **0	0:10
/dropped *0	0:7
/dry **0	0:-16
/dryer **0	0:12
/early **t	0:19
/eat **0	0:-10
/eat **18	0:4
/eat *0	0:-6
/eat *8e	0:3
/eating *0	0:12
/eighteen **0	0:17
/eleven *a	0:14
/eli **0	0:11
/emojis **0	0:27
/employer	0:7
/english *8	0:-22
/essay **0	0:-13
/every **0	0:3
/every *a	0:3
/ex *0	0:11
/exclamation **0	0:16
/expensive **0	0:-17
/explain **4	0:-13
/failed **0	0:6
/faith	0:10
/far *0	0:-11
/father **0	0:-4
/fella **0	0:-7
/fine **0	0:-12
/finish **0	0:5
/fish **0	0:10
/fish **18	0:-21
/five **0	0:3
/five **t	0:10
/five *a	0:12
/five animal	0:10
/flat **0	0:3
/flat procedure	0:8
/for **3	0:-4
/for **a	0:17
/for **t	0:-9
/for *1	0:13
/for *5z	0:-3
/for *8	0:5
/for *a	0:-8
/for animal	0:-5
/four **0	0:4
/four *0	0:12
/four kin	0:13
/fourteen **0	0:12
/friend **0	0:-5
/friend *0	0:-4
/friend *a	0:12
/friend given	0:10
/friend's **t	0:-7
/friend's *5x	0:-7
/friend's kin	0:-11
/from **4	0:-13
/from **t	0:16
/from *2	0:19
/from *47	0:7
/from place	0:-3
/from workplace	0:7
/get **16	0:-16
/get **3	0:-10
/get *y	0:-11
/getting **0	0:4
/gift *0	0:-4
/girlfriend **0	0:-10
/given	0:4
/giving **7	0:9
/giving *1t	0:9
/glasses **0	0:13
/go *a	0:-8
/go *y	0:-22
/go body	0:-6
/gone *b	0:7
/good *8	0:-12
/got **m	0:17
/got *13	0:17
/got condition	0:14
/got procedure	0:16
/grandad **0	0:11
/green **0	0:12
/group *0	0:-12
/guy *a	0:-12
/had *1t	0:16
/hair **0	0:6
/half language	0:20
/hands **0	0:-16
/has **m	0:13
/has *2h	0:20
/has *2k	0:-4
/has *4f	0:13
/has *5	0:-12
/hate **0	0:-9
/have *3	0:-21
/have *8	0:-3
/have *a	0:3
/have *f	0:13
/have condition	0:18
/have kin	0:13
/having **0	0:8
/he **10	0:7
/he *b	0:-6
/he *d	0:9
/he leisure	0:14
/he's **7	0:-24
/he's *1q	0:-23
/he's *5	0:21
/he's *5u	0:-21
/hear **0	0:-14
/heard **0	0:-17
/heart *0	0:16
/heavy **0	0:-23
/help *0	0:-10
/help *1	0:8
/help place	0:8
/hens **0	0:16
/her **1b	0:21
/her **3	0:-5
/her **9	0:-25
/her **c	0:-22
/her **i	0:-3
/her *0	0:6
/her *3n	0:-11
/her *5x	0:-5
/her *8	0:-5
/her job	0:-10
/her kin	0:-3
/his **c	0:11
/his *0	0:4
/his *3	0:-19
/his *72	0:-25
/his *a	0:9
/his kin	0:-7
/hot **18	0:18
/hour **0	0:-5
/house *b	0:-17
/house procedure	0:9
/how **0	0:-4
/how **7	0:-3
/how *0	0:-7
/how *1q	0:-4
/how *b	0:-5
/i **16	0:5
/i **18	0:6
/i **1a	0:12
/i **f	0:19
/i *19	0:12
/i *25	0:23
/i *3	0:6
/i *3r	0:4
/i *4	0:20
/i *4k	0:14
/i *4q	0:10
/i *4v	0:16
/i *6d	0:4
/i *75	0:12
/i *76	0:-6
/i *7i	0:12
/i *80	0:11
/i *d	0:5
/i kin	0:14
/i leisure	0:8
/i'd *8	0:-9
/i'm **2	0:20
/i'm **3	0:8
/i'm *2	0:-21
/i'm *4q	0:24
/i'm *5t	0:-16
/i'm *5x	0:17
/i'm diet	0:16
/i'm ill	0:15
/i'm trait	0:7
/i've **4	0:11
/i've *8	0:3
/if **7	0:-12
/if **k	0:-22
/ill	0:8
/im nation	0:20
/in **7	0:3
/in **b	0:-10
/in **k	0:-9
/in *1s	0:16
/in *46	0:4
/in *4z	0:-16
/in *5	0:-7
/in *79	0:-7
/in *7b	0:4
/in *a	0:4
/in nation	0:-3
/in pastime	0:15
/in place	0:-3
/in tool	0:7
/in vehicle	0:15
/instrument	0:3
/is **18	0:-8
/is **a	0:-5
/is **h	0:-10
/is **j	0:-10
/is **k	0:7
/is **m	0:-15
/is *16	0:-11
/is *19	0:21
/is *1c	0:10
/is *1v	0:4
/is *43	0:8
/is *5	0:9
/is *54	0:4
/is *57	0:-24
/is *5i	0:14
/is *5u	0:12
/is *7y	0:-22
/is *8k	0:4
/is *a	0:4
/is *b	0:8
/is body	0:13
/is doing	0:10
/is field	0:-3
/is industry	0:-5
/is job	0:14
/is kin	0:-9
/is label	0:11
/is nation	0:7
/is place	0:-13
/is procedure	0:7
/isn't *0	0:-6
/it **0	0:-3
/it **3	0:-9
/it **4	0:-11
/it *7	0:-4
/it *8	0:-6
/it possession	0:-19
/it's **10	0:20
/it's **3	0:-17
/it's **s	0:-9
/it's *5m	0:-7
/it's *8	0:-11
/it's condition	0:12
/it's given	0:-5
/its **0	0:-5
/its *0	0:7
/its *8	0:-5
/january **0	0:14
/jess **0	0:12
/job *0	0:7
/jobless	0:9
/just *1t	0:7
/kaylee **0	0:11
/keeps **0	0:-14
/keeps *0	0:-16
/kettle **0	0:13
/kid **0	0:-15
/kid *b	0:-10
/kindly **m	0:-15
/knees **0	0:7
/knees *0	0:9
/know **0	0:-5
/know *0	0:-5
/knows **0	0:10
/ladies **0	0:-18
/lady *a	0:-11
/landlord **0	0:-4
/language	0:3
/last **0	0:4
/last *0	0:3
/last *a	0:4
/latex **0	0:20
/laws **0	0:15
/learn *0	0:-10
/learned **0	0:10
/learning language	0:10
/learning nation	0:10
/leave **0	0:4
/left **h	0:17
/lift **0	0:-12
/lift *0	0:-15
/like *0	0:-3
/little **0	0:13
/living **0	0:5
/lol **0	0:4
/lol *0	0:10
/long *0	0:-4
/look **0	0:-5
/looking **0	0:-3
/looking *a	0:-10
/mad **0	0:8
/mad *0	0:22
/make **7	0:9
/make *1t	0:6
/mam's **0	0:15
/manager *0	0:10
/many **0	0:-9
/married *5	0:11
/master **0	0:15
/maths **0	0:11
/me **18	0:17
/me **19	0:23
/me **7	0:9
/me **j	0:7
/me *b	0:6
/me job	0:22
/me kin	0:8
/mean *0	0:-9
/means **0	0:5
/meant **0	0:3
/meat **0	0:10
/medicine	0:4
/meetings **0	0:5
/mi **0	0:8
/mi **7	0:16
/mi kin	0:8
/mild **a	0:19
/mine **0	0:-6
/mine *0	0:17
/miner **0	0:16
/minutes **0	0:-7
/miss **r	0:16
/mom **0	0:3
/mom *0	0:12
/monday **0	0:5
/months *0	0:6
/morning **0	0:5
/morning label	0:14
/mornings *0	0:16
/mother *a	0:11
/moved *0	0:9
/mum *0	0:8
/my **10	0:6
/my **12	0:21
/my **13	0:7
/my **15	0:-14
/my **r	0:7
/my **t	0:3
/my **w	0:5
/my **y	0:8
/my *0	0:5
/my *1b	0:13
/my *1k	0:-7
/my *2k	0:18
/my *3	0:10
/my *3h	0:-17
/my *3u	0:12
/my *4l	0:-16
/my *4v	0:18
/my *5	0:6
/my *5j	0:16
/my *6m	0:22
/my *7m	0:8
/my *7w	0:16
/my *83	0:12
/my *8s	0:23
/my animal	0:11
/my body	0:-4
/my condition	0:8
/my device	0:6
/my ill	0:11
/my kin	0:3
/my language	0:8
/my medicine	0:21
/my pastime	0:21
/my tech	0:16
/my tool	0:11
/my trait	0:6
/named **0	0:13
/nation	0:4
/need **7	0:-14
/need *0	0:-7
/neighbour **r	0:8
/never *2	0:-12
/never *a	0:-5
/new **15	0:-13
/new *0	0:7
/new *15	0:20
/new *1m	0:20
/new animal	0:25
/new kin	0:5
/next *a	0:11
/next *b	0:-18
/next *x	0:8
/nice **0	0:-7
/niece **0	0:16
/night *a	0:14
/nine *0	0:7
/no **13	0:12
/no **j	0:-8
/no **x	0:-16
/no *1q	0:8
/no *3n	0:-3
/no *7l	0:20
/no *83	0:27
/no language	0:8
/no nation	0:14
/nobody *0	0:-6
/not **10	0:-11
/not **4	0:13
/not **6	0:-6
/not **a	0:19
/not **b	0:23
/not *2k	0:10
/not *5	0:15
/not *5x	0:20
/not *76	0:-10
/not *8e	0:13
/notion **0	0:14
/now *1q	0:20
/now *1t	0:-18
/now *8	0:-3
/now *a	0:-6
/number *0	0:11
/number *5	0:-11
/number *a	0:-20
/nuts **0	0:15
/of **13	0:-5
/of **1b	0:-17
/of **7	0:-7
/of **i	0:-11
/of **x	0:5
/of *3h	0:18
/of *77	0:-18
/of *87	0:-20
/of *8a	0:8
/of job	0:-11
/off **0	0:3
/off **18	0:24
/off *8	0:-9
/old **0	0:-6
/old **16	0:7
/old **18	0:5
/old **h	0:14
/old *0	0:-10
/old *54	0:-23
/old *b	0:-17
/old animal	0:-4
/old device	0:13
/old language	0:-18
/on **16	0:6
/on **1b	0:3
/on **3	0:3
/on **9	0:17
/on **a	0:12
/on *1k	0:-10
/on *2	0:4
/on *2h	0:13
/on *74	0:19
/on *8	0:3
/on *88	0:-14
/on *8e	0:15
/on *8p	0:8
/on *a	0:8
/on *b	0:-10
/on *x	0:14
/on care	0:9
/on medicine	0:8
/on workplace	0:-14
/once *a	0:9
/one **7	0:-5
/one **t	0:4
/one *1t	0:-7
/one *2h	0:19
/one *3n	0:12
/one *5	0:20
/one *5x	0:10
/one *8d	0:-13
/one kin	0:6
/only *8	0:-5
/only *b	0:15
/only procedure	0:-15
/opening **0	0:-9
/or **0	0:-3
/or **j	0:-19
/or *0	0:-4
/or *15	0:-17
/or *a	0:-14
/or device	0:-19
/other **0	0:-6
/our **0	0:5
/our **16	0:9
/our **18	0:12
/our *3	0:15
/our *5z	0:14
/our *d	0:15
/our animal	0:7
/our job	0:-12
/our label	0:-19
/our workplace	0:14
/out *b	0:5
/over **0	0:7
/own **0	0:-6
/own **16	0:10
/own **5	0:16
/own possession	0:-8
/owns **0	0:-11
/owns *0	0:-12
/party **0	0:9
/pastime	0:3
/penicillin **0	0:16
/people	0:4
/people *a	0:-22
/personal *8	0:17
/phone *0	0:-8
/place procedure	0:9
/plan *0	0:-9
/plan *a	0:16
/played **0	0:13
/player **0	0:-25
/playlist *0	0:-23
/plays pastime	0:10
/plays sport	0:9
/please **0	0:5
/please **10	0:-12
/please **m	0:-14
/polish **0	0:-9
/practice **0	0:-18
/present *0	0:-12
/pretend **0	0:-11
/proper **0	0:13
/proud **0	0:9
/public **0	0:19
/puppy **0	0:-14
/pushed **0	0:25
/put *y	0:12
/questions *0	0:-17
/rather **0	0:12
/rather *0	0:4
/ray **0	0:20
/reading **0	0:-12
/reading *0	0:-14
/reads *0	0:-8
/register *0	0:-22
/retiring **0	0:24
/room *a	0:-9
/roommate *0	0:14
/round *0	0:10
/salt **0	0:16
/salt *0	0:17
/sat **0	0:9
/say **7	0:-6
/say *1t	0:-16
/says *0	0:-5
/scared **0	0:4
/school job	0:10
/science *a	0:21
/scorpio **0	0:18
/see **0	0:-4
/see *0	0:-3
/semester **0	0:20
/semester *0	0:18
/settle **0	0:-16
/seventy **0	0:14
/she *2	0:-11
/she *a	0:-9
/she's **7	0:5
/she's *0	0:4
/she's *5	0:14
/shed **0	0:14
/shes **0	0:12
/short **7	0:13
/short **x	0:-10
/short *6o	0:-10
/should *8	0:-9
/show **7	0:-12
/show *1t	0:-12
/shower *0	0:17
/since *0	0:3
/singer **0	0:-14
/single *0	0:15
/single *a	0:12
/sister **k	0:10
/sister *5i	0:14
/sister *a	0:3
/sister given	0:9
/sister's kin	0:-19
/six *0	0:4
/sleeps *0	0:17
/small **18	0:15
/small *15	0:19
/so **1b	0:11
/so **t	0:-7
/so *5y	0:-5
/so field	0:8
/so industry	0:8
/so trait	0:11
/sold **0	0:7
/sold *0	0:7
/somebody **0	0:-8
/somebody *0	0:-4
/somebody *a	0:-14
/somebody's kin	0:-8
/someone *a	0:-25
/someone procedure	0:-10
/something *8	0:17
/son *8	0:-20
/son's kin	0:-18
/song *0	0:-18
/sooner **0	0:17
/speak *0	0:5
/speak field	0:15
/speak language	0:4
/speak nation	0:3
/spelling **0	0:19
/spoken **0	0:15
/spreadsheet *0	0:-18
/stick **0	0:10
/stick *0	0:10
/still **6	0:26
/still *7	0:16
/still *8	0:-11
/still *b	0:-7
/stone **0	0:13
/story **0	0:-8
/sugars **0	0:22
/summarise *0	0:-16
/summer **0	0:19
/summer *0	0:12
/sunday **0	0:8
/super trait	0:14
/suppose **0	0:-8
/swapped **0	0:17
/swim **0	0:-3
/switched **0	0:10
/take medicine	0:15
/talks *0	0:-19
/taught **0	0:15
/taught *0	0:-20
/tech **0	0:14
/test **0	0:10
/test *a	0:-19
/th **0	0:6
/th *0	0:10
/th *a	0:13
/than **0	0:3
/than *8	0:17
/that **3	0:-28
/that **4	0:-13
/that **r	0:-11
/that **s	0:-13
/that *1t	0:-11
/that *4	0:16
/that *a	0:-7
/that *b	0:-3
/that dwelling	0:13
/that job	0:-16
/that place	0:18
/that's **0	0:-4
/that's **7	0:-3
/that's *0	0:-4
/that's *8	0:-8
/the **11	0:13
/the **5	0:-3
/the **9	0:-5
/the **m	0:-13
/the **s	0:-8
/the *12	0:6
/the *15	0:-5
/the *17	0:6
/the *1b	0:9
/the *1g	0:-5
/the *1i	0:-10
/the *25	0:-17
/the *2i	0:-8
/the *2l	0:5
/the *2n	0:-4
/the *3k	0:12
/the *3n	0:-4
/the *3w	0:-3
/the *4	0:5
/the *47	0:10
/the *5p	0:-8
/the *6g	0:9
/the *6h	0:-20
/the *6o	0:-14
/the *6x	0:-3
/the *74	0:5
/the *7e	0:23
/the *7m	0:-11
/the *7o	0:9
/the *7u	0:-5
/the *88	0:-8
/the *89	0:15
/the *i	0:-23
/the *k	0:-6
/the *m	0:9
/the *s	0:-6
/the *z	0:-4
/the animal	0:3
/the breed	0:12
/the condition	0:9
/the device	0:6
/the doing	0:-11
/the employer	0:-5
/the field	0:-6
/the job	0:-5
/the kin	0:3
/the possession	0:4
/the tech	0:7
/the trait	0:10
/their **t	0:-12
/their kin	0:-15
/them *8	0:18
/them *a	0:-8
/there **0	0:-4
/there *0	0:-4
/these *0	0:-11
/thing *8	0:20
/this *1k	0:-7
/this kin	0:-14
/thought *0	0:-15
/three **t	0:7
/thursday **0	0:13
/thursday *0	0:10
/time *0	0:-8
/time *a	0:8
/times **0	0:-12
/times *0	0:-20
/tired **0	0:-9
/tired *0	0:-9
/to **6	0:3
/to **b	0:19
/to **p	0:11
/to **r	0:6
/to *1n	0:9
/to *1p	0:-13
/to *3a	0:17
/to *3n	0:-22
/to *4f	0:-7
/to *4i	0:5
/to *4p	0:4
/to *5w	0:8
/to *a	0:3
/to animal	0:20
/today *0	0:-17
/told **0	0:-4
/told **7	0:-3
/told *0	0:-5
/told *1t	0:-3
/told *b	0:-15
/too *0	0:-9
/too *8	0:7
/too trait	0:7
/took *0	0:6
/traded **0	0:15
/trailer **0	0:10
/true **0	0:-6
/two **16	0:13
/two **t	0:4
/two *14	0:19
/two *5x	0:11
/two *5z	0:12
/two job	0:9
/two kin	0:6
/two tool	0:-14
/up **5	0:-16
/up *0	0:3
/up *y	0:12
/up procedure	0:6
/us *8	0:12
/use *8	0:17
/use field	0:-24
/use tool	0:13
/used *0	0:-10
/used *b	0:5
/vegan *0	0:6
/vegan *a	0:18
/version *0	0:13
/very trait	0:15
/visa **0	0:-16
/w **7	0:-10
/wake **0	0:17
/walk *0	0:9
/wanna **0	0:7
/want *0	0:-9
/was **7	0:-7
/was **t	0:6
/was *5z	0:18
/was *8	0:-3
/was trait	0:11
/we **4	0:3
/we **7	0:-6
/we **j	0:16
/we *0	0:4
/we *3	0:7
/we *3r	0:12
/we're **0	0:8
/we've **0	0:8
/weeks **0	0:5
/weeks *0	0:8
/weird **0	0:13
/weird *0	0:10
/went **0	0:4
/were **7	0:-15
/were *5	0:17
/what **16	0:-12
/what **18	0:-7
/what **5	0:-12
/what **9	0:-4
/what **j	0:-15
/what *0	0:-4
/what *1j	0:-10
/what *1q	0:-3
/what *1t	0:-3
/what *b	0:-3
/what workplace	0:-14
/what's **0	0:-7
/what's *0	0:-5
/which **10	0:-11
/which **3	0:-14
/which **5	0:-10
/which **h	0:-14
/white **16	0:-16
/who **4	0:-13
/who **6	0:24
/who **t	0:-13
/who *3	0:-13
/who *6	0:-11
/who *b	0:-3
/whole **0	0:6
/why **0	0:-6
/why *8	0:-6
/will *8	0:8
/with **k	0:12
/with **o	0:-14
/with *2a	0:-12
/with animal	0:-13
/with tool	0:4
/without *8	0:17
/woman procedure	0:-10
/won't **18	0:15
/words **7	0:25
/work industry	0:16
/worked **0	0:13
/worked *a	0:12
/worth **0	0:-16
/worth *0	0:-10
/would **0	0:-4
/would *0	0:-4
/would *8	0:-4
/write *0	0:-5
/writing **0	0:-15
/writing *0	0:-7
/wrote **0	0:-4
/wrote *0	0:-11
/year *a	0:11
/years **0	0:3
/years *0	0:3
/years *8	0:3
/years procedure	0:4
/yes *0	0:-9
/you *2	0:4
/you *a	0:-10
/your **0	0:-10
/your **3	0:-16
/your *1y	0:19
/your kin	0:-13
/zero **0	0:23
?end	0:-6
^ #1	0:-3
^ #2	0:9
^ ,	0:-22
^ a	0:-10
^ a guy	0:-22
^ a lady	0:-11
^ a man	0:-24
^ actually	0:15
^ allergic	0:17
^ allergic to	0:18
^ always	0:17
^ and	0:-5
^ and i'm	0:-5
^ and my	0:-6
^ and that	0:-12
^ and there's	0:-12
^ any	0:-11
^ are	0:-10
^ as	0:5
^ as a	0:13
^ asking	0:-10
^ aunty	0:10
^ be	0:-14
^ been	0:12
^ being	0:27
^ best	0:-11
^ born	0:17
^ bought	0:18
^ bro	0:-19
^ call	0:11
^ call me	0:11
^ can	0:-6
^ can a	0:-8
^ can i	0:-9
^ can u	0:-10
^ can you	0:-5
^ can't	0:10
^ cant	0:15
^ card	0:-14
^ changed	0:11
^ convert	0:-15
^ cormac	0:23
^ could	0:-5
^ could a	0:-11
^ cousin	0:15
^ did my	0:18
^ did you	0:-7
^ do	0:-7
^ do i	0:-10
^ do people	0:-13
^ do they	0:-7
^ does	0:-9
^ does a	0:-6
^ does that	0:-8
^ does the	0:-7
^ dont	0:7
^ down to	0:19
^ draft	0:-4
^ draft a	0:-10
^ dropped	0:13
^ explain	0:-13
^ finally	0:16
^ first	0:-7
^ flying	0:16
^ for sale	0:-18
^ forget	0:26
^ funny	0:-6
^ gave	0:15
^ gave up	0:14
^ give	0:-10
^ give me	0:-9
^ good	0:-7
^ got	0:12
^ got my	0:-7
^ grandpa	0:10
^ grew	0:12
^ had	0:5
^ had to	0:16
^ half	0:-10
^ has	0:5
^ has been	0:10
^ has gone	0:12
^ have	0:6
^ having	0:11
^ he	0:3
^ he wants	0:-15
^ he's	0:7
^ help	0:-7
^ help me	0:-11
^ how	0:-7
^ how do	0:-5
^ how does	0:-6
^ how i	0:-13
^ how is	0:-4
^ how long	0:-5
^ how many	0:-4
^ how much	0:-3
^ how to	0:-8
^ i believe	0:18
^ i came	0:-7
^ i did	0:9
^ i do	0:10
^ i dont	0:14
^ i feel	0:-10
^ i found	0:-13
^ i gave	0:8
^ i go	0:9
^ i got	0:4
^ i had	0:4
^ i keep	0:5
^ i know	0:-4
^ i live	0:9
^ i make	0:15
^ i miss	0:-21
^ i must	0:-14
^ i need	0:-9
^ i no	0:9
^ i once	0:6
^ i own	0:9
^ i play	0:17
^ i prefer	0:7
^ i read	0:-11
^ i run	0:14
^ i say	0:-24
^ i speak	0:13
^ i still	0:-10
^ i switched	0:-9
^ i take	0:11
^ i use	0:6
^ i used	0:10
^ i will	0:-16
^ i wish	0:-6
^ i'd rather	0:13
^ i'll	0:-9
^ i'm	0:3
^ i'm #1	0:11
^ i'm #2	0:11
^ i'm allergic	0:-8
^ i'm in	0:10
^ i'm on	0:8
^ i'm still	0:-10
^ i'm the	0:4
^ i've	0:3
^ i've got	0:-3
^ i've stopped	0:12
^ if	0:-10
^ if a	0:-9
^ if i	0:-13
^ if my	0:-9
^ im a	0:10
^ im in	0:15
^ imagine	0:-18
^ in my	0:20
^ in the	0:-15
^ is	0:-3
^ is #1	0:-9
^ is ,	0:-24
^ is a	0:5
^ is an	0:13
^ is going	0:22
^ is it	0:-8
^ is that	0:-7
^ is the	0:-17
^ is there	0:-8
^ is this	0:-9
^ it is	0:8
^ it was	0:5
^ it's for	0:-13
^ joined	0:20
^ landlord	0:-16
^ left	0:11
^ left the	0:-20
^ like	0:-8
^ list	0:-19
^ lives	0:6
^ living	0:9
^ lord	0:-23
^ lost	0:12
^ love	0:24
^ make	0:-9
^ make a	0:-21
^ make me	0:-16
^ may i	0:-19
^ me	0:8
^ me $	0:-15
^ me ,	0:-21
^ my	0:4
^ my $	0:-17
^ my aunt	0:9
^ my best	0:3
^ my brother	0:5
^ my brother's	0:-4
^ my cousin	0:6
^ my coworker	0:11
^ my dad	0:6
^ my favourite	0:10
^ my friend's	0:-11
^ my granddaughter	0:10
^ my grandmother	0:13
^ my grandson	0:5
^ my husband's	0:10
^ my little	0:15
^ my mate	0:13
^ my neighbour	0:9
^ my nephew	0:7
^ my new	0:8
^ my niece	0:16
^ my partner's	0:12
^ my son	0:3
^ my uncle	0:8
^ my wife	0:6
^ need	0:-3
^ never	0:7
^ never have	0:-19
^ nice	0:-14
^ no longer	0:17
^ no more	0:9
^ not	0:5
^ now $	0:-18
^ now he	0:15
^ now it's	0:8
^ of	0:-3
^ of the	0:-18
^ ok $	0:-10
^ on	0:6
^ one	0:-8
^ or	0:-12
^ our	0:7
^ our cat	0:-17
^ passed	0:14
^ pretend	0:-19
^ quit	0:13
^ read	0:-12
^ rewrite	0:-11
^ say	0:-16
^ say a	0:-7
^ scorpio	0:18
^ she	0:6
^ she says	0:-13
^ she was	0:19
^ she's	0:7
^ should	0:-12
^ should a	0:-11
^ should i	0:-9
^ since i	0:17
^ since the	0:-15
^ small	0:-13
^ so	0:-6
^ so don't	0:-18
^ so i'm	0:12
^ so kindly	0:-14
^ so no	0:-9
^ so which	0:-9
^ so who	0:-9
^ sold	0:13
^ sold the	0:8
^ some	0:-16
^ somebody	0:-14
^ somebody's	0:-14
^ someone	0:-18
^ someone's	0:-20
^ something	0:-9
^ speaks	0:17
^ started	0:15
^ still	0:8
^ stopped	0:17
^ suggest	0:-5
^ summarise	0:-16
^ suppose	0:-12
^ suppose a	0:-10
^ suppose i	0:-12
^ swapped	0:19
^ teaches	0:18
^ tell	0:-6
^ thank	0:-14
^ that	0:-8
^ that is	0:-17
^ the	0:-3
^ the kids	0:-17
^ the lady	0:-16
^ the lodger	0:-18
^ the woman	0:-14
^ then	0:-15
^ there was	0:-18
^ theres	0:-20
^ theres a	0:-16
^ they	0:-3
^ they are	0:9
^ this	0:-9
^ to	0:5
^ toast	0:-23
^ tom	0:-17
^ too	0:-18
^ ugh	0:-15
^ uncle	0:20
^ used	0:9
^ used to	0:8
^ was	0:-7
^ wat	0:-16
^ we	0:7
^ we need	0:-21
^ we were	0:7
^ what	0:-7
^ what are	0:-7
^ what can	0:-7
^ what do	0:-5
^ what does	0:-4
^ what else	0:-7
^ what if	0:-9
^ what is	0:-6
^ what should	0:-6
^ what size	0:-10
^ what time	0:-9
^ what to	0:-9
^ what would	0:-4
^ what's	0:-6
^ what's the	0:-3
^ whats	0:-13
^ whats a	0:-3
^ whats the	0:-14
^ when	0:-16
^ when a	0:-14
^ when i	0:20
^ when is	0:-13
^ where	0:-5
^ where do	0:-7
^ which	0:-9
^ which i	0:-4
^ which of	0:-8
^ who has	0:-13
^ why	0:-11
^ why do	0:-5
^ why is	0:-7
^ wife	0:15
^ would	0:-6
^ would a	0:-7
^ write	0:-10
^ write a	0:-7
^ writing	0:12
^ you	0:-4
^ you're	0:-19
a #3	0:-7
a #4	0:5
a , m	0:9
a boat	0:-10
a book	0:-10
a box	0:-18
a bus $	0:-17
a cat	0:7
a catholic	0:5
a cheap	0:-20
a cold	0:17
a cracked	0:20
a doctor	0:-21
a dog	0:-8
a drink	0:-21
a family	0:-10
a friend	0:6
a full	0:8
a gas	0:-12
a green	0:-16
a hip	0:11
a home	0:15
a house in	0:-15
a junior	0:15
a kid	0:11
a lad	0:11
a lawyer	0:-18
a list	0:-14
a lot	0:16
a man of	0:10
a meal	0:18
a month	0:9
a mother	0:-5
a nice	0:11
a non	0:15
a nurse in	0:-21
a person	0:-6
a pixel #1	0:14
a polite	0:-9
a set	0:16
a short	0:-10
a spreadsheet	0:9
a steak	0:-16
a stroke $	0:15
a text	0:20
a thing $	0:-15
a third	0:14
a woman who	0:14
a year	0:3
a young	0:9
about #2	0:22
abt	0:-12
accountant $	0:-5
acid	0:17
address $	0:-16
adelaide	0:19
adopted	0:8
adopted a	0:14
advert	0:-16
advice	0:-12
after	0:3
after #1	0:17
after the	0:7
again $	0:-5
against	0:-9
ago	0:7
aint	0:11
all $	0:7
all day	0:7
all i	0:10
all the	0:-8
allergy	0:6
allergy ,	0:23
allotment	0:11
allowed	0:-11
already	0:-3
altima	0:26
am	0:3
am a	0:12
am i	0:-6
am the	0:-9
am working	0:15
amazon	0:11
among	0:-14
amp	0:-15
an old	0:7
and a parrot	0:-17
and all	0:6
and all $	0:8
and an	0:-9
and give	0:9
and her	0:4
and hes	0:16
and him	0:26
and i am	0:-7
and i are	0:11
and i need	0:-17
and i'm	0:-5
and lives	0:-19
and me	0:16
and my	0:-3
and now the	0:-24
and said	0:20
and says	0:21
and she has	0:22
and so	0:-23
and still	0:9
and tell me	0:-15
and that	0:-11
and the	0:5
and thinks	0:14
and two	0:-5
and wants	0:11
and wants a	0:14
and we have	0:-16
answers	0:17
any day	0:18
any day $	0:20
any longer	0:17
any more	0:11
any more $	0:6
any more ,	0:7
anybody	0:-12
anymore	0:8
anymore ,	0:19
anything with	0:21
anywhere	0:-13
applying	0:13
apprentice	0:7
apps	0:-13
are out	0:11
arent	0:-17
as	0:5
as $	0:-12
as a	0:7
as i	0:16
as of	0:7
ask	0:-5
ask $	0:-6
ask for a	0:-12
asked	0:-9
asking	0:-11
asking for a	0:-11
astoria	0:-13
at	0:4
at #1 $	0:-16
at all $	0:7
at every	0:-13
at forty	0:12
at it $	0:-15
at me	0:-8
at the office	0:3
august	0:14
august $	0:5
aunt	0:11
australian	0:10
autumn $	0:19
average	0:-15
back $	0:-4
back is	0:17
back on	0:4
bad $	0:-8
bake	0:7
bald	0:4
balloons	0:21
bangs	0:13
baptist	0:13
bar $	0:-18
barn	0:3
barry	0:19
bath $	0:-17
baz	0:20
bea	0:10
beans	0:-16
beard	0:20
beats	0:9
been married	0:6
been on	0:10
been on a	0:12
before	0:3
before i'm	0:25
before this	0:24
before you ask	0:19
begin	0:-16
beginner	0:-8
beige	0:-10
being	0:5
being a	0:4
beside	0:9
best friend	0:14
better ,	0:-19
big	0:5
bike	0:7
bikes	0:-20
bill	0:-9
bills	0:-11
bingo	0:18
binned	0:18
birthday $	0:-8
birthdays	0:22
biscuit ,	0:22
biscuits	0:-15
bishop	0:-24
black	0:7
black $	0:14
blind $	0:10
blue $	0:-15
book of	0:13
booked	0:10
booked for	0:18
border	0:-19
bossy	0:22
both $	0:-7
bottle	0:-16
bought	0:6
bought a	0:10
boxing	0:15
boy ,	0:14
boyfriend	0:12
boyfriend is	0:-17
braces	0:18
breakfast $	0:11
bride	0:-22
brings	0:16
british	0:14
bro	0:8
broke $	0:-16
brooklyn $	0:-20
brother	0:3
brother $	0:-17
brought	0:5
btw	0:6
bub	0:18
buddy	0:-9
buick	0:19
building a	0:18
bullet	0:9
bullet points	0:7
bundle	0:-15
bus $	0:-5
bus is	0:-20
by the	0:9
cab	0:-5
cafe	0:18
cake $	0:-7
calgary	0:16
call me	0:11
called	0:5
calls me	0:11
camera	0:-19
camper	0:7
can be	0:-12
can do	0:11
can i	0:-8
can we	0:-9
can you	0:-6
can't stand	0:11
cancel	0:-12
candle	0:11
cannot	0:8
cant	0:6
carpenter	0:15
carried	0:19
cash $	0:19
cast	0:-23
cat	0:7
cat is	0:12
cataract	0:17
catholic	0:8
catholic ,	0:-14
cause	0:10
center	0:15
cert	0:12
chair $	0:-14
change a	0:19
changed	0:-6
changed $	0:-8
changed from	0:19
changed the	0:-7
changed to	0:15
character	0:-13
chat	0:-8
cheapest	0:-11
chief	0:-10
choir	0:7
chorus	0:-14
chucked	0:16
church wedding	0:-15
cilantro	0:26
citizenship	0:5
claim	0:-12
class	0:-5
cleared	0:14
click	0:-18
climb	0:17
climbing	0:-15
closet	0:15
club	0:4
coach $	0:-13
coal	0:-20
code	0:4
coeliac $	0:23
cold $	0:-7
colleague's	0:-29
collects	0:-6
collie	0:19
come	0:-4
comfort	0:11
comment	0:-19
common	0:-12
compare	0:-17
complaining	0:-23
concert	0:-3
consult	0:11
convert	0:-12
cook for a	0:23
cooked	0:-11
cool	0:-11
coriander	0:23
corner	0:-19
corolla	0:17
correction	0:-6
could	0:-5
could a	0:-11
could a person	0:-5
could i	0:-11
council	0:6
cousin	0:5
cousin $	0:-9
crazy	0:-7
cried	0:-7
cried $	0:-9
crossword	0:24
cruise	0:7
crying	0:-16
crying $	0:-5
cups	0:10
curry	0:-10
curtis	0:20
customer	0:-13
cut the	0:22
dad	0:3
dad ,	0:8
dad's	0:13
dads	0:13
daily	0:15
dairy	0:14
damp	0:-10
dark	0:5
daughter $	0:-6
daughters	0:-19
day $	0:-4
day i	0:19
daylight	0:-12
days	0:5
days a	0:17
days a week	0:17
deckhand	0:12
declan	0:20
dee	0:21
deleted	0:15
denise	0:24
dental	0:14
dentist's	0:-20
denver	0:-7
denver $	0:-13
desk	0:-10
detest	0:16
diabetic ,	0:-26
did $	0:-3
did my	0:17
did two	0:24
did you	0:-8
didn't	0:-14
died	0:7
diesel	0:8
difference	0:-6
difference between	0:-7
dinners	0:-9
ditched	0:22
divorced	0:14
divorced ,	0:15
do i do	0:-6
do my	0:13
do people	0:-10
do you say	0:10
doctor $	0:-9
doctor says	0:19
dodgy	0:22
does	0:-4
does $	0:-7
does ,	0:-7
does a	0:-7
does an	0:-13
dog	0:-5
dog ,	0:11
doing	0:5
doing a	0:5
dolly	0:15
don't $	0:-10
don't do	0:21
don't drink	0:8
don't like	0:16
donal	0:20
done	0:8
done in	0:-12
done with	0:10
donkey	0:5
door $	0:-9
down $	0:-8
down from	0:8
down on	0:17
dr	0:8
draft	0:-7
draft a	0:-6
drawing	0:8
dread	0:24
dream $	0:9
drink	0:9
drink $	0:3
drive	0:9
drive a	0:17
drivin	0:13
driving	0:8
driving a	0:14
dropped	0:12
drove	0:16
drum	0:10
dry	0:-8
dryer	0:10
dual	0:12
duchess	0:24
duck	0:-20
dumped	0:18
dutch ,	0:24
ear	0:9
earth $	0:16
eight $	0:7
eight ,	0:-16
eight months	0:24
eight years	0:20
eighteen	0:10
elder	0:18
eleven	0:8
eli	0:7
email	0:-6
emails	0:20
employed $	0:18
end of	0:9
engaged	0:15
engaged $	0:13
engineer	0:-8
essay	0:-10
euro	0:-11
evening $	0:-9
every	0:3
every friday	0:20
every morning	0:6
every morning $	0:9
every night	0:14
every saturday	0:12
every two	0:18
every year	0:-14
every year $	0:-14
everybody	0:5
everyone's	0:-14
everything is	0:13
everywhere	0:7
example	0:6
example ,	0:12
example , com	0:7
exchanged	0:20
exclamation	0:16
expecting	0:8
expensive	0:-5
explain	0:-3
failed	0:9
fair $	0:10
false	0:-12
famous	0:-14
far $	0:-14
farm	0:8
fast	0:-5
fasting	0:-15
father of	0:-24
father was a	0:16
father's	0:14
favorite	0:20
favourite	0:10
feb	0:25
february	0:14
feed a	0:14
feel	0:-14
fella	0:-6
fella on	0:-15
fifty $	0:10
finally	0:6
find	0:-4
find the	0:-21
fine	0:-8
finished	0:8
fish	0:-4
fish $	0:-8
fishin	0:15
fishing $	0:14
five	0:3
fixed	0:-9
fixes	0:17
flash	0:-19
flat in	0:8
florida	0:-15
flowers	0:-7
flying	0:6
fog $	0:12
font	0:-16
fool	0:-19
for a	0:-4
for a #2	0:15
for a guy	0:19
for an	0:-11
for anything	0:14
for eight	0:-12
for me	0:3
for money	0:19
for one	0:-18
for our	0:3
for sale	0:-20
for six years	0:22
for somebody	0:-10
for thirty	0:9
for thirty years	0:6
for what	0:33
forklift	0:14
form ,	0:13
formal	0:-9
format	0:-9
forms	0:-11
found	0:-8
four years	0:8
fourteen	0:7
france	0:-20
freelance	0:17
fridays	0:10
fridge	0:-20
friend	0:8
friend $	0:-13
friend ,	0:11
friend from	0:18
friend of a	0:-18
friend's	0:-9
frighten	0:15
from a	0:-8
from here	0:-14
from here $	0:-15
from my	0:16
front of the	0:10
fun	0:-14
fun $	0:-10
funerals	0:-17
funny	0:-8
funny $	0:-8
g	0:-6
gallon	0:-19
game $	0:-11
games for	0:-16
garmin	0:16
gas	0:-9
gave	0:8
gave up the	0:12
gemini	0:24
general	0:-8
generally	0:-12
german	0:11
getting	0:10
getting a	0:5
ghent	0:17
ghent $	0:13
gift	0:-5
gig	0:-7
ginger	0:9
girl ,	0:19
girl on	0:-14
give up	0:13
given	0:4
giving	0:-8
giving me	0:9
glasses	0:11
glaucoma	0:21
gloria	0:18
gluten	0:9
go back	0:-6
goin	0:21
going $	0:-14
gold	0:7
gone	0:6
gone ,	0:18
gone by	0:-22
gone to	0:7
gone to a	0:14
good at	0:11
good morning $	0:-9
good morning ,	0:16
good name	0:-15
got	0:3
got a	0:4
got her	0:12
got into	0:9
got me	0:14
got me on	0:15
got nothing	0:-20
got to	0:-18
got two	0:7
grade $	0:17
grandad	0:12
granddaughter	0:12
grandma	0:13
grandmother $	0:-12
grandson	0:10
grandsons	0:20
grant	0:-15
gravy	0:16
grey	0:4
grief	0:-9
grind	0:19
gross	0:11
group	0:11
grown	0:-11
guide	0:-15
guide $	0:-15
guy at	0:-14
guy at the	0:-14
guy on	0:-22
guy with	0:18
ha	0:-17
ha $	0:-17
had #2	0:-14
had her	0:20
had me	0:16
half	0:5
handle	0:11
hands	0:3
hands $	0:12
happy	0:-14
has #1	0:-16
has $	0:-11
has asked	0:-14
has asked me	0:-12
has become	0:20
has been a	0:-22
has given up	0:14
has gone	0:8
has got	0:16
has joined	0:-15
has left	0:13
has more	0:-15
has moved to	0:25
has the	0:-12
has two	0:-13
hate	0:11
hated	0:9
have a	0:4
have an	0:10
have been	0:-4
have given	0:22
have had	0:14
have never	0:8
have one	0:7
have taken	0:18
have three	0:-5
have to	0:-8
haven't had	0:22
havent	0:21
he gave	0:-21
he got	0:19
he wants to	0:6
he was	0:3
he'd	0:-10
he's	0:3
he's been	0:-8
heading	0:-15
hear	0:-5
heard	0:-14
heights	0:11
heights $	0:10
help us	0:8
help us $	0:7
her brother	0:-11
her job	0:-15
herb	0:13
here $	0:7
here ,	0:9
hero	0:-14
herself $	0:-9
high	0:8
high $	0:19
hills	0:-12
hilux	0:20
him	0:-3
him $	0:-7
him for	0:-12
him that	0:13
hindu	0:13
hiring	0:-21
his brother	0:-12
his sister	0:-19
history $	0:17
hit	0:13
hockey	0:-10
holy	0:13
home $	0:-4
home ,	0:-6
honestly	0:3
horse	0:-10
hour	0:-4
hour $	0:-10
hours	0:-8
house $	0:-7
house in	0:9
house is	0:-4
how	0:-4
how do ya	0:-6
how does one	0:-6
how i	0:-6
how is	0:-4
how long	0:-3
how much	0:-4
hunting	0:15
husband $	0:-10
hypothetically	0:-11
i $	0:-16
i am	0:5
i am $	0:-9
i am a	0:12
i am the	0:-9
i am working	0:15
i are	0:11
i bake	0:10
i bought	0:6
i buy	0:-9
i came	0:-15
i can do	0:6
i can't do	0:20
i can't swim	0:14
i come from	0:21
i could	0:-5
i detest	0:16
i die	0:22
i do	0:3
i don't drink	0:7
i don't eat	0:10
i don't want	0:-17
i explain	0:-10
i feel	0:-8
i go to	0:8
i got	0:4
i grew	0:12
i grew up	0:12
i hate	0:4
i have	0:3
i have a	0:10
i have an	0:11
i have never	0:7
i have one	0:10
i have two	0:13
i hear	0:-18
i know $	0:-4
i like	0:18
i live	0:10
i love	0:11
i make	0:9
i make a	0:23
i must	0:-7
i nearly	0:-20
i need a	0:-7
i never learned	0:19
i now	0:13
i once	0:6
i own	0:12
i passed	0:15
i play	0:6
i prefer	0:11
i say to	0:-13
i speak	0:14
i stopped	0:20
i take	0:4
i take the	0:14
i thought	0:-8
i told	0:7
i use	0:3
i used	0:6
i used to	0:6
i was born	0:5
i went	0:12
i were	0:-8
i were a	0:-16
i wish	0:-6
i wish i	0:-13
i work at	0:14
i'd rather	0:12
i'd say	0:-14
i'm	0:6
i'm #1	0:10
i'm #2	0:12
i'm a	0:11
i'm a woman	0:22
i'm allergic to	0:12
i'm on	0:8
i'm part	0:14
i'm proud	0:-21
i'm still	0:-10
i'm writing a	0:14
i've	0:7
i've been	0:9
i've got a	0:3
i've never been	0:17
i've to	0:-25
iceland	0:20
idea $	0:-13
ideas	0:-3
ideas $	0:-8
idk	0:-21
idris	0:16
if	0:-3
if a	0:-6
if i had	0:-13
if i were	0:-4
if i'd	0:-17
if my	0:-9
if we	0:-11
im	0:7
im #2 $	0:16
imagine	0:-6
in #1	0:-12
in #4 $	0:-4
in , #2	0:-20
in a van	0:-23
in an	0:-7
in august $	0:11
in general	0:-8
in general $	0:-10
in law $	0:-13
in march	0:3
in may	0:14
in new	0:-4
in november	0:-8
in public	0:12
in spring	0:8
in the bath	0:-20
in the end	0:18
in the fall	0:21
in the family	0:16
in the house	0:-7
in the same	0:-15
in the spring	0:10
in this	0:-8
in what	0:14
in winter	0:10
in with us	0:13
indian	0:11
ink $	0:-17
insists	0:-7
instagram $	0:20
instead	0:9
instead $	0:14
into	0:3
ipad	0:12
is #1	0:10
is #2 $	0:14
is #2 and	0:14
is #4 $	0:16
is $	0:-9
is a ,	0:-15
is a vet	0:-13
is all	0:9
is at	0:5
is due	0:-24
is he	0:-12
is her	0:10
is how	0:-18
is it	0:-5
is it true	0:-7
is making a	0:16
is my	0:12
is now	0:8
is off	0:14
is on	0:8
is out	0:8
is over	0:17
is said	0:-22
is six	0:8
is still	0:5
is that a	0:-7
is the best	0:10
is there	0:-6
is there a	0:-4
is this	0:-7
is three	0:9
is to be	0:-14
is too	0:-12
is twelve	0:18
is vegan	0:8
is what	0:10
is what i	0:15
isla	0:24
isn't	0:-3
it	0:-3
it $	0:-5
it a	0:-5
it all	0:-8
it back $	0:-11
it be	0:-8
it better	0:-5
it has been	0:28
it in	0:-6
it is	0:7
it is not	0:15
it on	0:-4
it out	0:6
it short	0:21
it still	0:18
it true	0:-7
it turns out	0:17
it was	0:11
it's	0:6
it's a	0:6
it's for	0:-13
it's on	0:-18
it's only	0:-16
its	0:6
its just	0:27
its the	0:19
ive been	0:19
jamaica $	0:19
january	0:5
january ,	0:11
jealous	0:-14
jersey	0:8
jess	0:14
job	0:3
job at the	0:11
joke	0:-11
joke $	0:-8
june	0:9
june $	0:4
junior	0:6
just become	0:14
just become a	0:14
just got	0:17
just me	0:3
just me $	0:16
kannada	0:14
karaoke	0:21
keep $	0:14
keep it short	0:21
keep up	0:-13
keto	0:8
kids are	0:16
kids who	0:19
killed	0:13
kilos	0:13
kindle	0:15
knee $	0:20
knees $	0:-14
knees ,	0:-16
knit	0:10
know $	0:-8
know how to	0:14
knows $	0:-19
kuba	0:19
kulkarni	0:24
labrador	0:-16
ladder	0:-13
lads	0:-6
laid	0:7
landlord	0:-11
landlord's	0:-26
last month	0:6
last week $	0:-7
last weekend	0:9
last year	0:10
late ,	0:-16
later	0:-9
latex	0:9
latin	0:18
laugh	0:-14
laughed	0:-27
law ,	0:11
law's	0:-24
learning	0:11
leather	0:-19
leeks	0:18
left	0:3
left ,	0:-10
left for	0:22
legal	0:-7
legally	0:-12
lent $	0:21
let	0:5
let the	0:15
letter	0:-3
letters	0:-3
letters $	0:-17
license	0:8
liezl	0:19
lights	0:-8
like $	0:-7
like i'm	0:-14
like it $	0:-18
likely	0:-6
lilies	0:22
line	0:-6
line $	0:-13
lips	0:9
live in a	0:-16
live with	0:17
lives	0:4
lives alone	0:8
loan $	0:11
local	0:5
lockdown	0:21
lol $	0:-5
longer	0:7
look	0:-6
looking	0:-5
looplane	0:18
loose	0:-13
lorraine	0:17
lost	0:-8
lost her	0:15
lost my	0:14
lost the	0:14
love	0:4
love $	0:-10
loves	0:17
low	0:7
lying	0:-10
m , $	0:-17
made of	0:-13
made the	0:16
made up	0:-16
make me a	0:-6
mama	0:8
man of	0:8
man who loves	0:25
managed	0:8
marathi	0:11
marathon	0:8
march	0:7
march #1	0:10
march $	0:6
marcus $	0:24
married $	0:8
master's	0:18
match	0:-15
matcha	0:15
maureen	0:23
may	0:4
may be	0:-22
may i	0:-15
maybe	0:-12
me #1	0:-19
me ,	0:4
me a list	0:17
me after	0:-23
me and	0:4
me for	0:-6
me i	0:24
me is	0:16
me off	0:16
me something	0:-9
me that	0:8
me to	0:3
me to be	0:27
menu	0:-8
mercury	0:13
metres	0:-14
mi	0:12
mid	0:11
might	0:-8
mild	0:7
minister	0:-26
minute	0:-8
miss	0:6
missed	0:-18
mobile	0:7
mode	0:18
mom	0:5
mom $	0:-18
monday	0:10
money	0:-5
money $	0:-8
month ,	0:12
months	0:5
more ,	0:7
morning $	0:-3
morning person	0:14
mornings	0:6
most of	0:-5
mother $	0:-9
mother ,	0:5
moved $	0:-16
moved out of	0:17
mum	0:5
munros	0:13
murmur	0:21
mushrooms	0:12
musicians	0:-18
muslim	0:7
must	0:-3
must have	0:29
my	0:4
my #2	0:22
my aunt	0:3
my best	0:5
my best friend	0:8
my big	0:26
my boyfriend	0:13
my brother	0:6
my brother $	0:-20
my brother has	0:10
my children	0:-16
my coffee	0:-19
my cousin	0:6
my cousin $	0:-19
my coworker	0:11
my dad	0:3
my daughter	0:3
my daughter $	0:-9
my daughter is	0:15
my dog	0:12
my father was	0:11
my favorite	0:10
my favourite	0:5
my feet	0:-15
my first	0:21
my friend's	0:-11
my girlfriend $	0:-9
my husband	0:3
my husband $	0:-9
my husband's	0:9
my last	0:10
my life	0:6
my mate	0:12
my mouth	0:-20
my nephew	0:14
my old	0:11
my parents ,	0:14
my partner's	0:12
my sister $	0:-20
my sister ,	0:-9
my sister's	0:6
my son is	0:7
my three	0:24
my uncle	0:12
my wife	0:6
my wife $	0:-29
my wife has	0:12
my wife is	0:11
n	0:3
n the	0:19
name $	0:-9
name a	0:-11
name is	0:6
name's	0:22
names	0:-10
nan	0:-6
nan's	0:19
nana	0:14
naps	0:21
nature	0:13
nd	0:15
need	0:-3
need a	0:-4
needles	0:13
needs new	0:21
neighbor $	0:-18
neighbour	0:10
nephew	0:8
nephews	0:15
never	0:4
never been	0:8
never been on	0:10
never have	0:-18
never met	0:-11
never went	0:-19
new boss is	0:20
new year's	0:11
next	0:4
next $	0:-11
next door ,	0:16
nicely	0:-11
nigerian	0:12
night $	0:-6
ninety ,	0:7
no $	0:-11
no ,	0:8
no longer	0:13
no more	0:10
no one	0:-15
no sugar	0:25
normal	0:-3
normal $	0:-7
not	0:3
not #2	0:20
not #2 $	0:11
not $	0:-8
not ,	0:-9
not one	0:19
note that	0:11
nothing with	0:9
notion	0:16
now	0:7
now $	0:4
now ,	0:8
now and	0:9
now at	0:17
now i've	0:-21
now it's	0:12
now on	0:16
nowt	0:16
number $	0:-9
number for	0:13
numbers	0:-17
numbers $	0:-10
october	0:9
october $	0:6
of $	0:-14
of a friend	0:-19
of june	0:12
of november $	0:-8
of our	0:6
of seventy	0:17
off the	0:5
oisín	0:16
okafor	0:8
old	0:3
old lady	0:-27
oma	0:-14
omaha	0:-16
on friday	0:11
on his	0:15
on leave	0:16
on monday	0:6
on mondays	0:11
on my feet	0:-14
on the bus	0:-9
on thursday	0:12
on time	0:-20
once	0:4
once ,	0:12
one $	0:-3
one daughter	0:18
one day	0:8
one is	0:11
one of	0:4
only $	0:5
only in	0:-15
only the	0:4
opened a	0:14
opera	0:-14
opinion	0:-19
or	0:-6
or a	0:-8
order	0:-7
oregon	0:10
originally	0:16
our	0:6
our daughter $	0:-13
our spare	0:18
our spare room	0:18
out i'm	0:15
out of a	0:-9
out of the	0:17
out on	0:-12
out to	0:5
over	0:3
over #2	0:-8
over ,	0:13
owen	0:14
owes	0:24
own a	0:23
owns	0:-10
pack	0:10
page	0:-11
pain	0:-14
paper	0:6
paperwork	0:-22
paragraph	0:-12
parallel	0:-23
parcel	0:-16
parents $	0:-10
parkinson's	0:9
parkinson's $	0:11
partial	0:28
passed	0:9
passed $	0:15
paste	0:-20
peanuts	0:27
peas	0:23
penicillin	0:16
people	0:-3
people $	0:-4
permanent	0:20
persona	0:-24
personal	0:10
personal best	0:17
pescatarian	0:20
piano $	0:21
picked	0:15
pies	0:-19
pigeons	0:12
pixel	0:6
place ,	0:15
place in	0:9
place is	0:-16
plain	0:8
play $	0:-13
player $	0:11
please	0:-3
please $	0:-5
please ,	0:-9
please , and	0:22
please don't	0:26
please help me	0:-19
please no	0:27
please suggest	0:-18
pls $	0:-11
plus	0:12
po	0:-6
podcast	0:-3
polish	0:-8
polite	0:-10
pork	0:4
potatoes	0:-23
potluck	0:-23
practice	0:-7
praying	0:-16
prefer	0:11
pregnant $	0:13
pretend	0:-18
pretty	0:9
prices	0:-13
primary	0:7
priyanka	0:17
probation	0:15
problem $	0:-22
professional	0:-12
public	0:10
public $	0:-18
pup	0:22
put down	0:10
put in a	0:19
put it on	0:-6
question $	0:-16
quiet	0:3
quietly	0:17
quit	0:7
quit $	0:-21
quit the	0:13
quote	0:-24
rather	0:9
read that	0:-20
reading	0:-6
reads	0:14
reads the	0:-24
real $	0:-10
realistic	0:-14
reckons	0:-12
record	0:4
reddit	0:-14
refuse	0:-11
registered	0:21
remarried	0:19
rent ,	0:5
renting	0:22
rents	0:8
report	0:-11
rest	0:-7
restoring	0:18
retired	0:-3
retired $	0:9
review $	0:21
reword	0:-16
rhonda	0:11
rich	0:-9
ride $	0:-15
ride a	0:26
rides	0:17
right	0:-4
right $	0:-8
roll	0:12
roughly	0:-20
rugby	0:5
rules	0:-12
s $	0:8
sad $	0:-9
said	0:-5
said $	0:-7
said ,	0:-10
said he'd	0:-13
said she	0:-14
said that $	0:-10
sale	0:-9
salon	0:15
same $	0:-17
samsung	0:12
saturday	0:7
sausage	0:9
saved	0:14
say a	0:-13
say at	0:-18
say i'm	0:18
say to a	0:10
saying	0:-6
says	0:-4
says $	0:-11
says ,	0:-5
says he's	0:-12
says his	0:-13
says i	0:9
says i have	0:18
says no	0:-12
says she	0:-12
says that	0:-11
says the	0:6
scared	0:5
scared of	0:6
school	0:5
school's	0:22
scrapped	0:23
script	0:-8
seafood	0:-28
season $	0:-7
second	0:11
seeing	0:11
self	0:8
self ,	0:11
sells	0:-16
sent	0:-12
separated	0:29
september	0:12
september $	0:8
september ,	0:14
sesame	0:17
setting	0:-14
settle	0:-16
seventy $	0:-15
shall	0:-3
she ,	0:20
she says	0:-3
she wants a	0:-22
she wants to	0:16
she was a	0:-27
she'd	0:-15
she's a	0:8
she's in	0:19
shed	0:5
sheet	0:-17
sheet $	0:-3
shellfish	0:11
shoe	0:12
shop ,	0:17
shopping	0:-7
short story	0:-10
should	0:-4
should be	0:4
should i	0:-3
show me	0:-13
shrimp	0:15
shy	0:17
side ,	0:15
simone	0:13
since #4	0:5
since #4 $	0:6
since $	0:-7
since he	0:14
since i	0:7
since the	0:4
singer	0:-12
single	0:7
single again	0:17
sister	0:4
sister ,	0:-3
sister's	0:9
six	0:5
six ,	0:9
ski	0:16
slow	0:3
so i'm	0:12
so kindly	0:-14
so now i	0:19
sofa	0:-20
sold	0:3
sold his	0:-8
sold my	0:15
sold the	0:4
somebody $	0:8
somebody's	0:-16
somehow	0:13
someone in	0:-10
someone's	0:-11
something	0:-7
something $	0:-11
son $	0:-8
sooner	0:17
sound	0:-11
spanish $	0:3
speak	0:6
speech $	0:-6
spell	0:-7
spelling	0:10
split	0:3
sql $	0:19
st	0:9
stages	0:-17
stand	0:10
start $	0:-18
staying	0:12
stolen	0:10
stone	0:9
stop	0:5
stop $	0:-12
story	0:-7
strava	0:14
streamer	0:-12
street $	0:7
stretches	0:-14
strict $	0:19
stroke $	0:-11
stubborn	0:12
student	0:10
studies	0:7
stupid	0:-11
subject	0:18
substitute	0:-13
sudha	0:21
sugar $	0:15
suit a	0:-10
summer	0:3
sun	0:-7
super	0:11
supervisor	0:23
suppose	0:-8
suppose a	0:-10
supposing	0:-19
surveyor $	0:16
survive	0:-15
swear	0:-15
swedish	0:-16
swim	0:7
switched from	0:12
tacos	0:12
tagalog	0:25
tailor	0:-13
taken up	0:16
taking	0:11
talk about	0:4
taste	0:-9
taught	0:9
taught me	0:-9
tax	0:-6
tea $	0:-15
teacher ,	0:13
teachers	0:-15
teaches	0:12
team ,	0:13
tell	0:-4
tell me a	0:-8
tell me about	0:11
tell me to	0:13
ten years $	0:15
terrified	0:14
tesla	0:-16
test	0:3
text $	0:7
th $	0:5
thanks $	0:-15
that $	0:-9
that ,	0:5
that a	0:-7
that at	0:15
that don't	0:-15
that get	0:16
that has	0:13
that her	0:-21
that i	0:8
that is	0:-7
that isn't a	0:-20
that my	0:20
that was	0:-3
that won't	0:-15
that's	0:-3
thats	0:7
the app	0:-18
the baby	0:3
the boy	0:-13
the cake	0:16
the choir	0:12
the client	0:-14
the club	0:-18
the country	0:20
the county	0:17
the dark	0:24
the doctor	0:19
the drive	0:23
the end of	0:9
the fish	0:-25
the floor	0:8
the home	0:20
the hospital	0:-7
the hospital $	0:-14
the last	0:-8
the line	0:-13
the list	0:22
the lodger	0:-18
the moon	0:-20
the name	0:10
the next	0:-7
the old	0:4
the one in	0:14
the organ	0:-18
the other $	0:-19
the parents	0:15
the parking	0:-13
the place	0:-13
the postman	0:-20
the record	0:15
the rent	0:-7
the right	0:20
the ring	0:25
the roof	0:7
the same $	0:-7
the sea	0:13
the son	0:-22
the story	0:-7
the sun	0:-12
the team	0:-18
the tenant	0:-22
the vet	0:14
the violin	0:-22
the woman	0:-14
the zither	0:14
them	0:-7
them $	0:-6
them at	0:-16
them for	0:-23
theo	0:13
theory	0:-14
there	0:-3
there a	0:-4
there any	0:-7
there to	0:-12
there was a	0:-18
they	0:-6
they are	0:19
they're	0:-8
think	0:-9
thinking	0:-9
thirty one	0:23
thirty years of	0:20
this , ,	0:-14
this morning ,	0:-18
this time	0:9
this time $	0:17
this week $	0:12
those	0:-6
three days	0:-14
three of	0:14
three weeks	0:7
three years	0:8
through	0:10
through the	0:-7
thru	0:-21
thursday	0:6
thyroid	0:17
tight	0:-14
tiktok	0:7
till	0:4
till i	0:12
tin	0:-7
tin $	0:-12
tinnitus	0:14
tired	0:-5
to $	0:-17
to be a	0:-6
to bed	0:-8
to come	0:-13
to have a	0:-18
to mass	0:18
to play	0:-7
to save	0:15
to see the	0:16
to send	0:-15
to set	0:-16
to somebody	0:-12
to speak	0:-13
to take	0:6
to work	0:4
told me	0:-4
told to	0:-15
tonight	0:-14
too late	0:-10
too old	0:-16
took	0:5
took up	0:10
touch	0:10
traded	0:16
trains	0:23
transit	0:14
translate	0:-10
translate ,	0:-10
trick	0:-18
truro	0:18
tuesday	0:4
tuesday ,	0:13
tuesday night	0:-12
tuesdays $	0:15
tuna	0:17
turned	0:4
turned #2	0:16
turns	0:8
twenty ,	0:7
twice $	0:-6
twice a	0:13
twins are	0:19
two	0:3
two days $	0:15
two years	0:6
type	0:9
typical	0:-15
u get	0:16
ugh	0:-10
under #2 $	0:-9
under #3	0:-10
under ,	0:-16
uni	0:6
until	0:10
up again	0:-15
up in	0:6
up the	0:4
up with	0:-11
us at	0:19
use	0:9
use $	0:-10
used to	0:5
useless	0:-24
user $	0:14
using	0:9
valorant	0:23
van ,	0:20
vaping	0:9
version $	0:-19
vice	0:-22
visa	0:-12
vocal	0:20
volleyball	0:-12
volunteer	0:4
vs	0:-25
w ,	0:-16
wait $	0:-14
wait ,	0:17
walk	0:4
walk the	0:19
want a	0:-10
wants one	0:-21
wants to	0:3
wants to be	0:7
ward	0:-11
warm	0:-8
warmer	0:-17
was #3	0:16
was $	0:-8
was a	0:4
was for	0:19
was on	0:15
was the	0:-3
wasn't	0:-9
wat	0:-16
watch	0:10
watches	0:20
we	0:3
we all	0:-19
we call	0:21
we got	0:5
we were	0:11
we're	0:8
we've	0:7
wearing	0:-9
wears	0:23
wedding	0:-7
wedding ,	0:8
wedding is	0:9
weddings	0:-13
wednesday	0:16
week i	0:9
weekend	0:7
weeks $	0:-7
welcome	0:-14
went	0:6
what	0:-4
what $	0:-5
what a	0:-5
what are	0:-6
what can i	0:-4
what does	0:-3
what does ,	0:-5
what does a	0:-5
what does one	0:13
what happens	0:-15
what if	0:-9
what is	0:-6
what is a	0:-10
what is the	0:-7
what should	0:-5
what should i	0:-5
what they	0:9
what time	0:-3
what was	0:-14
what would	0:-4
what would a	0:-9
what's	0:-7
what's the	0:-4
wheel $	0:24
when he	0:-24
when it	0:11
when you	0:9
where	0:-3
where do	0:-4
where do i	0:-6
where i	0:6
where the	0:-3
where's	0:-18
whether	0:-14
which	0:-6
which is the	0:-8
which of	0:-9
which one	0:-13
whist	0:16
whitby	0:16
who	0:-3
who can	0:10
who can't	0:10
who do	0:-6
who has	0:-17
who hates	0:11
who never	0:16
who was the	0:-16
whose	0:-14
why	0:-6
why do	0:-5
why is	0:-8
wife $	0:-9
wife ,	0:12
wife is a	0:-19
wife says	0:17
win	0:-10
winter	0:8
wire	0:21
wise	0:-16
wish	0:-8
wish i	0:-17
with $	0:-12
with a	0:3
with him	0:-9
with me $	0:-12
with my parents	0:15
with the	0:3
with two	0:6
with us $	0:-6
with you	0:-15
without the	0:-10
witness	0:15
witness $	0:23
wives	0:-17
woman	0:-8
woman in	0:-10
woman on	0:-12
won $	0:-24
word	0:-8
word $	0:-7
words a	0:23
words for	0:-6
work	0:3
work ,	0:7
work a	0:18
worked at	0:12
world	0:-12
would	0:-4
would a	0:-5
would be	0:-9
would he	0:17
would i	0:-10
would that	0:-12
would they	0:-16
would you rather	0:-11
wrecked	0:-7
wrist	0:7
writes	0:-14
writing a	0:10
wrong	0:-9
year old $	0:12
years	0:5
years $	0:3
years ,	0:9
yells	0:13
yesterday	0:8
yesterday $	0:10
yet	0:6
yo	0:-13
you are	0:-17
you call	0:-18
you have	0:-10
you i	0:18
you keep	0:17
you please	0:20
you rather	0:-11
you say to	0:11
you to	0:-14
you're a	0:-12
young	0:-9
your	0:-9
your answers	0:22
youth	0:16
zither	0:20
`
