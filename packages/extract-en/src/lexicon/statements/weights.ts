/** Learned by `pnpm bench statements --write`; `statementReader` says how a line reads. */
export const WEIGHTS = `
	0:-16
#1	0:3
#1 $	0:5
#1 , #1	0:7
#1 november	0:21
#1 th $	0:21
#2 $	0:6
#2 ,	0:3
#2 , two	0:-17
#2 a	0:-15
#2 and	0:4
#2 for	0:16
#2 is	0:25
#2 k	0:4
#2 kilos	0:15
#2 last	0:22
#2 th	0:4
#2 years	0:3
#3	0:4
#3 #3	0:14
#3 #4	0:11
#3 ,	0:4
#3 , #3	0:5
#3 , #4	0:10
#4 #3	0:13
#4 $	0:3
#4 and	0:7
#4 s	0:-17
#5	0:15
#5 #6	0:11
#5 $	0:5
#6	0:8
,	0:4
, #1 ,	0:12
, #2 k	0:22
, #3	0:4
, #3 ,	0:5
, #4	0:9
, #4 $	0:14
, $	0:-11
, ,	0:-14
, , i	0:-12
, , my	0:-26
, , the	0:-19
, all	0:4
, always	0:17
, and	0:5
, and the	0:4
, as	0:9
, as a	0:-14
, both	0:15
, by	0:13
, class	0:12
, dear	0:-12
, eight	0:6
, eleven	0:6
, every	0:12
, everyone	0:16
, example	0:12
, example ,	0:13
, five	0:-10
, five $	0:16
, gave	0:18
, go $	0:-25
, got	0:5
, i	0:-16
, i am	0:-8
, i have	0:-14
, i used	0:-19
, i'm	0:-13
, i've	0:-21
, into	0:-13
, is	0:-20
, kindly	0:10
, last	0:8
, law $	0:-21
, law ,	0:7
, like	0:-13
, long	0:21
, man	0:-14
, mean	0:-15
, mi	0:14
, mom	0:21
, my	0:6
, my name	0:-9
, need	0:12
, night	0:-15
, nobody	0:24
, nothing	0:-7
, ok	0:18
, old	0:-11
, old $	0:27
, one $	0:17
, or	0:-10
, over	0:18
, pick	0:-31
, put	0:22
, r	0:10
, redo	0:12
, redo the	0:12
, same	0:5
, still	0:15
, ten	0:5
, the other	0:20
, thirty ,	0:16
, to a	0:-17
, too much	0:20
, wants	0:13
, wants a	0:21
, we	0:-16
, what	0:13
, when	0:-13
, who	0:-11
, write	0:5
/#1 **4	0:-14
/#1 **i	0:-15
/#1 *0	0:3
/#1 *a	0:4
/#2 **10	0:19
/#2 *0	0:4
/#2 *h	0:4
/#3 **0	0:7
/#4 **0	0:7
/#4 *8	0:14
/#6 **0	0:17
/**11	0:4
/**17	0:-5
/**e	0:3
/**r	0:3
/*16	0:-3
/*1b	0:-4
/*1e	0:-3
/*1f	0:-3
/*1k	0:3
/*1n	0:-3
/*1u	0:-6
/*1x	0:-6
/*20	0:-6
/*29	0:-7
/*2r	0:-3
/*2u	0:5
/*2y	0:4
/*31	0:4
/*37	0:3
/*3a	0:9
/*3g	0:4
/*3i	0:7
/*3j	0:3
/*3u	0:3
/*3x	0:10
/*3y	0:-16
/*3z	0:7
/*41	0:6
/*43	0:7
/*45	0:6
/*48	0:16
/*4b	0:3
/*4d	0:10
/*4g	0:-6
/*4q	0:3
/*4u	0:7
/*4v	0:4
/*4x	0:-4
/*53	0:-6
/*59	0:7
/*5b	0:11
/*5e	0:8
/*5f	0:5
/*5i	0:3
/*5j	0:8
/*5k	0:9
/*5s	0:6
/*60	0:3
/*65	0:4
/*67	0:5
/*6c	0:-4
/*6l	0:-6
/*6s	0:5
/*6x	0:3
/*77	0:7
/*7g	0:4
/*7h	0:6
/*7m	0:4
/*7o	0:4
/*82	0:3
/*84	0:-3
/*89	0:3
/*8a	0:3
/*8f	0:-24
/*8p	0:5
/*8u	0:7
/*f	0:5
/*j	0:3
/*s	0:6
/*w	0:-5
/, **12	0:-12
/, **3	0:3
/, **a	0:7
/, **h	0:4
/, **j	0:3
/, **k	0:4
/, **r	0:4
/, **s	0:9
/, **u	0:11
/, **w	0:4
/, *1	0:3
/, *1m	0:7
/, *1r	0:3
/, *2p	0:16
/, *32	0:17
/, *3n	0:11
/, *3u	0:17
/, *4x	0:14
/, *5	0:7
/, *54	0:8
/, *55	0:-15
/, *5a	0:-21
/, *5j	0:10
/, *5x	0:3
/, *6k	0:12
/, *6o	0:11
/, *8	0:3
/, *9	0:-21
/, *a	0:3
/, *c	0:-13
/, *y	0:4
/, animal	0:-9
/, body	0:6
/, diet	0:-8
/, given	0:4
/, instrument	0:15
/, maker	0:-14
/^ **13	0:-4
/^ **14	0:9
/^ **18	0:-3
/^ **5	0:-4
/^ **6	0:-6
/^ **7	0:-3
/^ **c	0:-8
/^ **m	0:-7
/^ **o	0:-6
/^ **q	0:-5
/^ **x	0:-6
/^ **y	0:8
/^ *1	0:11
/^ *13	0:21
/^ *17	0:-3
/^ *1a	0:-22
/^ *1j	0:-6
/^ *1k	0:11
/^ *1q	0:-4
/^ *1s	0:3
/^ *23	0:16
/^ *2j	0:14
/^ *2r	0:-7
/^ *3l	0:4
/^ *3q	0:-16
/^ *3w	0:3
/^ *3z	0:11
/^ *4	0:-4
/^ *43	0:-14
/^ *4j	0:-15
/^ *4o	0:-7
/^ *4p	0:-27
/^ *4z	0:21
/^ *54	0:-9
/^ *59	0:12
/^ *5c	0:13
/^ *5i	0:-5
/^ *5y	0:-8
/^ *6h	0:13
/^ *6x	0:8
/^ *7	0:-5
/^ *73	0:-15
/^ *78	0:-6
/^ *7k	0:-4
/^ *7m	0:-15
/^ *7n	0:9
/^ *7q	0:-11
/^ *7v	0:6
/^ *7y	0:8
/^ *83	0:-9
/^ *8u	0:-3
/^ *a	0:4
/^ *b	0:-4
/^ *f	0:15
/^ *m	0:12
/^ *s	0:-19
/^ *x	0:-3
/^ animal	0:7
/^ device	0:9
/^ diet	0:-3
/^ doing	0:9
/^ given	0:-7
/^ kin	0:4
/^ language	0:3
/^ nation	0:9
/^ school	0:-8
/^ sign	0:28
/a **d	0:-8
/a **i	0:-3
/a **k	0:-11
/a **x	0:-5
/a *12	0:-7
/a *1b	0:-13
/a *1t	0:-8
/a *2a	0:5
/a *2m	0:-3
/a *39	0:-12
/a *3n	0:-3
/a *3r	0:-3
/a *3w	0:-3
/a *4v	0:9
/a *6f	0:-13
/a *6g	0:-14
/a *6l	0:-3
/a *6o	0:-3
/a *6t	0:-4
/a *75	0:10
/a *77	0:7
/a *78	0:-10
/a *89	0:-9
/a *8c	0:-4
/a device	0:6
/a field	0:6
/a ill	0:-12
/a leisure	0:6
/a possession	0:-5
/a sport	0:-3
/about **0	0:-4
/about **15	0:-9
/about **j	0:-14
/about *3j	0:-14
/about pastime	0:11
/actually *0	0:-7
/after **0	0:4
/after *0	0:3
/all *5	0:14
/already *0	0:5
/always **t	0:14
/always *b	0:23
/am **3	0:-15
/am *5x	0:21
/am *x	0:-15
/an **4	0:-19
/an job	0:5
/an tool	0:-9
/and **10	0:4
/and **16	0:6
/and **1a	0:11
/and **3	0:7
/and **4	0:7
/and **7	0:3
/and **j	0:8
/and **k	0:3
/and **m	0:8
/and **q	0:16
/and **r	0:15
/and *2n	0:22
/and *45	0:8
/and *4h	0:6
/and *57	0:12
/and *7	0:13
/and *76	0:22
/and *8	0:3
/and *b	0:3
/and *f	0:-21
/animal **0	0:13
/another **0	0:-10
/any **j	0:7
/any *0	0:7
/any *8	0:-5
/any *a	0:7
/anymore *0	0:13
/anything *0	0:7
/apartment *0	0:19
/app *8	0:17
/apparently **0	0:-16
/are kin	0:-16
/are procedure	0:3
/are trait	0:-12
/army **0	0:14
/at **11	0:5
/at **i	0:8
/at *3g	0:21
/at *7b	0:7
/at given	0:12
/at place	0:3
/at tool	0:20
/august **0	0:14
/baby *0	0:8
/back **0	0:4
/back *0	0:4
/back *a	0:9
/back dwelling	0:22
/bad **f	0:4
/bad *0	0:-16
/bad *31	0:4
/bad body	0:12
/bake **0	0:-16
/bald *0	0:13
/basically **0	0:22
/be *1q	0:-11
/be procedure	0:7
/bed **0	0:12
/bed *0	0:14
/been **4	0:18
/been **t	0:7
/been *5	0:5
/been *8	0:-7
/been *b	0:9
/been *f	0:-10
/before **4	0:23
/before **i	0:12
/before *8	0:11
/behind **0	0:8
/believe **0	0:11
/believe *0	0:6
/best **t	0:6
/big **0	0:-9
/bigger **0	0:-15
/bigger *0	0:-15
/biscuit **0	0:7
/biscuit *0	0:4
/bit **0	0:7
/board *0	0:18
/book *0	0:4
/boss *0	0:7
/boss *8	0:-17
/both body	0:19
/boy *0	0:-12
/boyfriend **0	0:-17
/breed	0:3
/bring *8	0:8
/broke **0	0:9
/broke *0	0:6
/broke *8	0:12
/brother *8	0:26
/brother given	0:11
/brother's kin	0:-12
/bullet **0	0:7
/bullet *3	0:7
/buried *0	0:-17
/by **y	0:-21
/by *5	0:9
/by *x	0:12
/by body	0:16
/call **7	0:6
/call *1t	0:6
/call *8	0:14
/called **k	0:-14
/calls **7	0:10
/calls *1t	0:10
/can **t	0:-16
/can *0	0:-5
/can *1j	0:14
/can *3	0:14
/can *8	0:-4
/can leisure	0:10
/can't **18	0:12
/can't **3	0:8
/can't leisure	0:8
/cancel **0	0:-11
/cant *8	0:-4
/car **0	0:-9
/card *8	0:20
/case **0	0:15
/catholic **0	0:15
/changed *0	0:-8
/changed *b	0:11
/church **0	0:6
/church *3m	0:-16
/closed *0	0:8
/club **0	0:13
/code **0	0:13
/coffee *a	0:-3
/collie **0	0:18
/coming *0	0:9
/coming *a	0:-20
/company *0	0:12
/complaint **0	0:13
/condition	0:9
/corolla **0	0:6
/correct *8	0:16
/could **0	0:-4
/could *0	0:-5
/cousin **0	0:-8
/cousin **r	0:8
/cousin *0	0:-5
/cousin given	0:13
/cousins **0	0:12
/cousins *0	0:12
/coworker **0	0:-10
/customer **0	0:-11
/dad **0	0:9
/dad *a	0:12
/day *a	0:8
/deaf **0	0:12
/december **0	0:19
/decided **0	0:16
/decided *0	0:6
/deleted tool	0:25
/device	0:5
/did given	0:-13
/didn't **0	0:26
/died **0	0:4
/died *a	0:11
/diet	0:5
/difference *0	0:-7
/different **0	0:-10
/dishes **0	0:-13
/dishes *0	0:-13
/do **18	0:16
/do **t	0:-5
/do *0	0:-3
/do *1q	0:6
/do *1t	0:-3
/do *5w	0:-4
/do animal	0:-3
/do kin	0:-5
/doc **0	0:14
/does pastime	0:25
/dog *0	0:-5
/dog's *0	0:7
/doing	0:4
/don't *0	0:3
/don't *8a	0:10
/done *0	0:6
/done *a	0:-13
/done procedure	0:-10
/down *0	0:4
/down *8	0:-23
/driver *a	0:5
/dropped **0	0:10
/dropped *0	0:6
/dry **0	0:-17
/early **t	0:19
/eat **0	0:-11
/eat *0	0:-5
/eat *8e	0:9
/eating *0	0:11
/eighteen **0	0:15
/eleven *a	0:13
/eli **0	0:12
/emojis **0	0:24
/employer	0:6
/english *8	0:-16
/enough language	0:20
/even *b	0:-9
/every **0	0:3
/every **7	0:9
/exclamation **0	0:16
/expensive **0	0:-21
/explain **4	0:-16
/failed **0	0:8
/faith	0:8
/far *0	0:-12
/fella **0	0:-8
/fine **0	0:-11
/finish **0	0:9
/fish **18	0:-19
/five **0	0:4
/five *a	0:10
/five *x	0:9
/five body	0:10
/flat **0	0:6
/flat procedure	0:6
/flying **0	0:10
/for **18	0:5
/for **3	0:-6
/for **a	0:16
/for **t	0:-7
/for *1	0:13
/for *3d	0:17
/for *3m	0:-3
/for *5w	0:-17
/for *5z	0:-6
/for *8	0:4
/for *8e	0:-21
/for *a	0:-7
/form *8	0:7
/four **0	0:4
/four *0	0:9
/friend **0	0:-5
/friend **k	0:7
/friend *0	0:-5
/friend *5i	0:7
/friend *a	0:12
/friend given	0:8
/friend's **t	0:-6
/friend's *5x	0:-6
/friend's kin	0:-13
/from **t	0:17
/from place	0:-3
/from workplace	0:10
/gave *0	0:3
/get **16	0:-15
/get **3	0:-8
/get *1t	0:-10
/get *y	0:-8
/getting **0	0:7
/gift *0	0:-3
/girlfriend **0	0:-9
/giving **7	0:8
/giving *1t	0:8
/glasses **0	0:10
/gluten *0	0:-4
/go **3	0:-10
/go *a	0:-7
/go *y	0:-15
/go body	0:-6
/gone *b	0:8
/good **t	0:13
/good *8	0:-12
/got **m	0:15
/got *13	0:15
/got condition	0:16
/got procedure	0:16
/grandad **0	0:9
/group *0	0:-11
/hair **0	0:7
/half **y	0:16
/half language	0:19
/hands **0	0:-12
/has **m	0:17
/has *2h	0:19
/has *3	0:4
/has *4f	0:17
/has *5	0:-12
/hate **0	0:-7
/have *3	0:-20
/have *8	0:-3
/have *f	0:12
/have condition	0:18
/have kin	0:11
/having **7	0:-12
/he **10	0:5
/he *b	0:-3
/he *d	0:8
/he leisure	0:11
/he's **7	0:-20
/he's *1q	0:-17
/he's *5	0:20
/he's *5u	0:-23
/hear **0	0:-14
/heard **0	0:-11
/heard *0	0:-11
/heart *0	0:16
/heavy **0	0:-25
/help *0	0:-7
/help *1	0:8
/help place	0:8
/hens **0	0:17
/her **1b	0:21
/her **3	0:-3
/her **9	0:-22
/her **c	0:-19
/her **w	0:-9
/her *0	0:7
/her *7y	0:17
/her *8	0:-8
/her *83	0:-11
/her *x	0:-14
/her job	0:-7
/here **7	0:20
/hire **0	0:-18
/his **c	0:11
/his *0	0:6
/his *3	0:-18
/his *5z	0:-3
/his *72	0:-24
/his *a	0:11
/his kin	0:-6
/hour **0	0:-6
/house *b	0:-15
/house procedure	0:7
/how **0	0:-3
/how **7	0:-3
/how *0	0:-6
/how *1q	0:-4
/how *b	0:-5
/i **18	0:6
/i **1a	0:10
/i **f	0:17
/i **o	0:5
/i *19	0:12
/i *3	0:5
/i *3r	0:3
/i *4	0:19
/i *4k	0:14
/i *4q	0:8
/i *4v	0:12
/i *6d	0:4
/i *73	0:-12
/i *75	0:11
/i *7i	0:15
/i *80	0:10
/i *d	0:6
/i leisure	0:9
/i'd *8	0:-8
/i'm **3	0:6
/i'm *2	0:-21
/i'm *2k	0:-8
/i'm *4q	0:21
/i'm *5t	0:-18
/i'm *5x	0:18
/i'm diet	0:15
/i'm nation	0:9
/i've **4	0:10
/if **7	0:-9
/if **k	0:-19
/if *1t	0:-8
/ill	0:8
/im nation	0:19
/in **b	0:-8
/in **k	0:-9
/in *1s	0:16
/in *4z	0:-15
/in *5	0:-5
/in *79	0:-7
/in *a	0:5
/in *s	0:-8
/in nation	0:-4
/in pastime	0:15
/in tool	0:6
/instrument	0:3
/into **u	0:-10
/into *65	0:-10
/into language	0:-10
/into nation	0:-10
/is **18	0:-7
/is **h	0:-8
/is **j	0:-11
/is **k	0:4
/is **m	0:-13
/is *19	0:20
/is *1c	0:11
/is *1v	0:4
/is *43	0:7
/is *5	0:7
/is *54	0:3
/is *57	0:-23
/is *5i	0:8
/is *5u	0:12
/is *7y	0:-17
/is *a	0:3
/is *b	0:4
/is body	0:9
/is doing	0:7
/is industry	0:-6
/is kin	0:-6
/is label	0:14
/is nation	0:5
/is place	0:-14
/is procedure	0:7
/is tool	0:-6
/is trait	0:4
/it **0	0:-3
/it **3	0:-4
/it *7	0:-4
/it *8	0:-3
/it possession	0:-20
/it's **10	0:19
/it's **3	0:-15
/it's **s	0:-8
/it's *5m	0:-8
/it's *8	0:-11
/it's condition	0:13
/it's given	0:-11
/its **0	0:-6
/its *0	0:8
/its *8	0:-4
/jess **0	0:10
/job *0	0:9
/jobless	0:10
/just **m	0:-12
/just *1t	0:9
/keeps **0	0:-15
/keeps *0	0:-18
/kid **0	0:-11
/kid *b	0:-14
/kilos **0	0:11
/kindly **m	0:-12
/knees **0	0:4
/knees *0	0:11
/know *0	0:-8
/knows **0	0:6
/ladies **0	0:-18
/landlord **0	0:-6
/language	0:4
/last **0	0:4
/last *0	0:5
/last *a	0:6
/latex **0	0:20
/law's kin	0:-24
/laws **0	0:19
/learn *0	0:-11
/learned **0	0:10
/leave **0	0:3
/left **h	0:18
/legal *0	0:-10
/let *0	0:-4
/lift **0	0:-14
/lift *0	0:-16
/limerick **0	0:-10
/limerick *0	0:-10
/little **0	0:12
/lol **0	0:5
/lol *0	0:11
/long *0	0:-5
/looking **0	0:-3
/looking *a	0:-8
/lost **0	0:-4
/love **0	0:-7
/mad **0	0:8
/mad *0	0:23
/make **7	0:8
/make *1t	0:6
/mam's **0	0:14
/manager *0	0:16
/many **0	0:-10
/married *5	0:12
/mate **0	0:-14
/maths **0	0:16
/matter **0	0:11
/me **18	0:16
/me **19	0:23
/me **2	0:16
/me **7	0:7
/me **j	0:7
/me *b	0:5
/me job	0:15
/me kin	0:9
/mean *0	0:-6
/means **0	0:4
/meant **0	0:4
/meat **0	0:11
/medicine	0:5
/meetings **0	0:4
/mi **0	0:8
/mi **7	0:22
/mi kin	0:8
/mild **a	0:21
/mine *0	0:13
/minutes **0	0:-5
/miss **r	0:16
/monday *0	0:9
/morning **0	0:10
/mornings *0	0:20
/mother *a	0:8
/moved *0	0:9
/moving *a	0:16
/mum *0	0:10
/my **10	0:5
/my **12	0:20
/my **13	0:8
/my **15	0:-13
/my **18	0:-4
/my **r	0:4
/my **t	0:4
/my **w	0:6
/my **y	0:9
/my *0	0:3
/my *1b	0:13
/my *1k	0:-9
/my *2h	0:-5
/my *2k	0:21
/my *3	0:8
/my *3h	0:-16
/my *3u	0:11
/my *4v	0:16
/my *5	0:6
/my *5j	0:16
/my *5x	0:4
/my *5z	0:4
/my *6m	0:22
/my *7m	0:7
/my *7w	0:22
/my *8	0:4
/my *83	0:9
/my *8s	0:20
/my animal	0:9
/my body	0:-4
/my breed	0:14
/my device	0:5
/my kin	0:4
/my language	0:7
/my medicine	0:20
/my pastime	0:21
/my sport	0:10
/my tech	0:14
/my tool	0:10
/my trait	0:4
/named **0	0:11
/nan *a	0:15
/nation	0:3
/need **7	0:-11
/need *0	0:-6
/neighbour **r	0:9
/never *2	0:-13
/never *a	0:-5
/new **0	0:4
/new **15	0:-12
/new *0	0:6
/new *15	0:19
/new *1m	0:17
/new animal	0:25
/new kin	0:6
/next **0	0:4
/next *a	0:10
/next *b	0:-20
/next *x	0:3
/nice **0	0:-6
/niece **0	0:15
/night *a	0:13
/nine **0	0:3
/nine *0	0:7
/nine kin	0:-19
/no **13	0:11
/no **j	0:-8
/no **x	0:-15
/no *1q	0:7
/no *3n	0:-9
/no *7l	0:17
/no *83	0:29
/no language	0:9
/no nation	0:14
/nobody *0	0:-4
/not **10	0:-10
/not **4	0:6
/not **6	0:-7
/not **a	0:16
/not *1q	0:-11
/not *2k	0:11
/not *5	0:18
/not *5x	0:21
/not *76	0:-8
/not *8e	0:11
/notion **0	0:14
/now *1q	0:19
/now *1t	0:-17
/now *8	0:-4
/now *a	0:-3
/number *0	0:10
/number *5	0:-13
/number *a	0:-20
/nuts **0	0:17
/of **1b	0:-15
/of **7	0:-6
/of **i	0:-13
/of **j	0:9
/of **x	0:5
/of *3h	0:22
/of *77	0:-17
/of *87	0:-17
/off **18	0:21
/off tool	0:15
/old **0	0:-4
/old **18	0:9
/old **h	0:14
/old *0	0:-7
/old *54	0:-21
/old *b	0:-14
/old device	0:12
/old language	0:-16
/on **3	0:4
/on **9	0:17
/on **a	0:12
/on **i	0:-4
/on **r	0:8
/on *1k	0:-9
/on *2	0:5
/on *74	0:19
/on *8	0:4
/on *88	0:-11
/on *8p	0:8
/on *a	0:8
/on *b	0:-11
/on *x	0:15
/on care	0:11
/on medicine	0:6
/on workplace	0:-14
/once *a	0:8
/one **5	0:-7
/one **7	0:-6
/one **t	0:6
/one *1t	0:-6
/one *2h	0:15
/one *3n	0:11
/one *5x	0:9
/one *8d	0:-11
/one kin	0:5
/only *8	0:-7
/only *b	0:15
/only procedure	0:-14
/opening **0	0:-10
/or **18	0:13
/or **j	0:-18
/or *0	0:-5
/or *a	0:-14
/or device	0:-18
/other **0	0:-6
/our **0	0:4
/our **16	0:9
/our **18	0:11
/our *5z	0:14
/our *d	0:16
/our animal	0:6
/our job	0:-10
/our label	0:-12
/our workplace	0:11
/out *b	0:5
/over **0	0:6
/own **0	0:-6
/own **16	0:10
/own **5	0:17
/owns **0	0:-12
/owns *0	0:-12
/packed *0	0:13
/pain **0	0:-14
/party **0	0:10
/pastime	0:3
/penicillin **0	0:19
/people	0:4
/people *a	0:-19
/personal *8	0:17
/place procedure	0:8
/plan *0	0:-7
/player **0	0:-19
/playlist *0	0:-21
/plays sport	0:11
/please **0	0:3
/please **10	0:-19
/please **m	0:-17
/please *8	0:11
/plumber **0	0:-16
/polish **0	0:-3
/pool **0	0:-23
/practice **0	0:-15
/present *0	0:-12
/pretend **0	0:-11
/proper **0	0:13
/public **0	0:19
/puppy **0	0:-16
/pushed **0	0:19
/put *y	0:11
/quit *8	0:-15
/rather **0	0:13
/ray **0	0:17
/reading **0	0:-10
/reading *0	0:-13
/really *8	0:14
/register *0	0:-18
/renting **0	0:12
/retiring **0	0:22
/role **0	0:-19
/room *0	0:14
/roommate *0	0:7
/round *0	0:10
/salt **0	0:12
/salt *0	0:13
/sat **0	0:11
/say **7	0:-5
/say *1t	0:-16
/say field	0:5
/say industry	0:5
/says *0	0:-6
/scared **0	0:3
/scared *0	0:3
/school job	0:10
/science *a	0:22
/scorpio **0	0:18
/see **0	0:-4
/seen *0	0:10
/settle **0	0:-13
/settle *0	0:-13
/seventy **0	0:5
/she *1q	0:7
/she *2	0:-11
/she *7	0:6
/she's **7	0:6
/she's *0	0:6
/she's *5	0:12
/shed **0	0:14
/shes **0	0:11
/shes *0	0:20
/short **7	0:12
/short **x	0:-10
/short *0	0:5
/short *6o	0:-10
/should *8	0:-8
/show **7	0:-14
/show *1t	0:-14
/shower *0	0:23
/shy **0	0:6
/since **0	0:3
/singer **0	0:-15
/single *0	0:15
/single *a	0:14
/sister **k	0:10
/sister **r	0:9
/sister *a	0:3
/sister given	0:9
/sister's kin	0:-19
/six *0	0:3
/sleeps *0	0:17
/small **18	0:16
/small *15	0:20
/so **1b	0:11
/so **t	0:-8
/so *5p	0:16
/so *5y	0:-5
/so field	0:8
/so industry	0:8
/so trait	0:12
/sold **0	0:6
/sold *0	0:6
/some **r	0:14
/some job	0:-10
/somebody **0	0:-4
/somebody's kin	0:-8
/someone *a	0:-29
/son *8	0:-20
/son's kin	0:-18
/song *0	0:-14
/sooner **0	0:16
/speak *0	0:9
/speak field	0:17
/speak language	0:8
/speak nation	0:7
/spelling **0	0:20
/spreadsheet *0	0:-17
/st given	0:5
/starts **0	0:6
/stick **0	0:11
/stick *0	0:11
/still **6	0:23
/still *7	0:12
/still *8	0:-9
/still *b	0:-5
/stone **0	0:13
/story **0	0:-8
/summarise *0	0:-19
/summer **0	0:20
/summer *0	0:11
/sunday **0	0:10
/super trait	0:14
/supervisor **0	0:9
/suppose **0	0:-9
/swapped **0	0:12
/switched **0	0:6
/take medicine	0:12
/talks *0	0:-14
/taught **0	0:11
/taught *0	0:-20
/test **0	0:9
/test *a	0:-19
/th **0	0:6
/th *0	0:8
/th *a	0:11
/than **0	0:3
/than *8	0:16
/that **18	0:-4
/that **3	0:-26
/that **4	0:-11
/that **r	0:-11
/that **s	0:-13
/that *1r	0:-6
/that *1t	0:-9
/that *4	0:16
/that *a	0:-5
/that *b	0:-4
/that job	0:-13
/that place	0:17
/that's **0	0:-6
/that's **7	0:-3
/that's *8	0:-5
/the **11	0:11
/the **12	0:8
/the **5	0:-3
/the **s	0:-8
/the *12	0:4
/the *17	0:6
/the *1b	0:8
/the *1g	0:-5
/the *1i	0:-11
/the *25	0:-15
/the *2i	0:-8
/the *2k	0:5
/the *2n	0:-6
/the *3k	0:12
/the *3n	0:-3
/the *4	0:3
/the *5p	0:-8
/the *6g	0:8
/the *6h	0:-17
/the *6o	0:-14
/the *7e	0:19
/the *7o	0:11
/the *7u	0:-6
/the *88	0:-7
/the *89	0:13
/the *i	0:-22
/the *k	0:-7
/the *s	0:-6
/the *z	0:-6
/the breed	0:11
/the condition	0:9
/the device	0:3
/the doing	0:-11
/the employer	0:-4
/the field	0:-6
/the job	0:-4
/the tech	0:6
/the trait	0:7
/the trouble	0:-4
/their **t	0:-8
/their kin	0:-18
/them *8	0:19
/them *a	0:-7
/there **0	0:-3
/there *0	0:-3
/these *0	0:-11
/thing *8	0:17
/this *1k	0:-10
/this kin	0:-19
/this tool	0:-17
/thought *0	0:-12
/three **t	0:7
/thursday **0	0:18
/thursday *0	0:11
/time *0	0:-7
/time *a	0:8
/times **0	0:-10
/times *0	0:-18
/tinnitus **0	0:12
/tired **0	0:-7
/tired *0	0:-7
/to **6	0:4
/to **b	0:16
/to **p	0:8
/to **r	0:5
/to **u	0:-12
/to *1n	0:10
/to *1p	0:-13
/to *3a	0:15
/to *3n	0:-20
/to *4i	0:7
/to *5w	0:10
/to *a	0:3
/to animal	0:21
/to given	0:-7
/to language	0:-14
/today *0	0:-17
/told **0	0:-6
/told **7	0:-4
/told *1t	0:-4
/told *b	0:-13
/too *0	0:-7
/too trait	0:9
/took *0	0:7
/traded **0	0:13
/translate **0	0:-7
/true **0	0:-11
/turns procedure	0:6
/twins *0	0:-3
/two **16	0:13
/two **t	0:3
/two *14	0:20
/two *5x	0:15
/two *5z	0:10
/two job	0:12
/two kin	0:3
/two workplace	0:-18
/u *b	0:-8
/up procedure	0:6
/use *8	0:18
/use field	0:-23
/use tool	0:11
/used *0	0:-7
/used *b	0:4
/vegan *0	0:7
/vegan *a	0:19
/very trait	0:11
/visa **0	0:-14
/w **7	0:-14
/walk *0	0:8
/want *0	0:-10
/was **7	0:-4
/was *5z	0:19
/was *8	0:-5
/was trait	0:15
/way *b	0:-3
/we **7	0:-7
/we **j	0:17
/we *3	0:5
/we *3r	0:10
/we *a	0:3
/we're **0	0:9
/we've **0	0:7
/weeks **0	0:6
/weeks *0	0:9
/weird **0	0:15
/weird *0	0:10
/were **7	0:-15
/what **0	0:-3
/what **16	0:-11
/what **18	0:-5
/what **5	0:-13
/what **9	0:-9
/what **j	0:-14
/what *0	0:-4
/what *15	0:14
/what *1j	0:-8
/what *1t	0:-3
/what *b	0:-3
/what's **0	0:-6
/what's *0	0:-4
/when *1q	0:-13
/whether **0	0:-12
/which **10	0:-10
/which **3	0:-15
/which **5	0:-10
/which **h	0:-16
/who **16	0:18
/who **4	0:-12
/who **6	0:22
/who **t	0:-15
/who *2	0:-12
/who *3	0:-12
/who *b	0:-3
/whole **0	0:5
/why **0	0:-6
/why *8	0:-6
/will *8	0:7
/with **13	0:-11
/with **k	0:13
/with **o	0:-13
/with animal	0:-14
/without **h	0:10
/without *8	0:12
/won't **18	0:15
/words **7	0:24
/work industry	0:13
/worked *a	0:15
/worth **0	0:-17
/worth *0	0:-8
/would **0	0:-4
/would *0	0:-3
/would *8	0:-4
/write *0	0:-5
/writing **0	0:-13
/writing *0	0:-7
/wrote **0	0:-3
/wrote *0	0:-9
/year *a	0:10
/year *b	0:-9
/years **0	0:3
/years procedure	0:7
/you *8	0:-4
/you *a	0:-6
/your **0	0:-6
/your **3	0:-15
/your *1y	0:17
/your kin	0:-11
/zero **0	0:21
?end	0:-5
^ #1	0:-3
^ #2	0:6
^ #2 $	0:16
^ ,	0:-19
^ , i	0:-14
^ , i'm	0:-15
^ , my	0:-29
^ a	0:-10
^ a guy	0:-24
^ a lady	0:-11
^ a man	0:-23
^ actually	0:14
^ allergic	0:17
^ allergic to	0:18
^ always	0:17
^ and	0:-4
^ and i'm	0:-4
^ and my	0:-9
^ and that	0:-13
^ and there's	0:-11
^ and this	0:-14
^ any	0:-11
^ are	0:-9
^ as	0:6
^ as a	0:15
^ asking	0:-11
^ aunty	0:9
^ be	0:-12
^ been	0:12
^ being	0:25
^ best	0:-10
^ born	0:17
^ bought	0:16
^ call	0:11
^ call me	0:11
^ can	0:-6
^ can a	0:-8
^ can i	0:-9
^ can u	0:-10
^ can you	0:-5
^ can't	0:9
^ cant	0:14
^ card	0:-14
^ changed	0:3
^ convert	0:-15
^ cormac	0:23
^ could	0:-5
^ could a	0:-10
^ cousin	0:16
^ customer	0:-8
^ did my	0:17
^ do	0:-9
^ do i	0:-9
^ do people	0:-15
^ do they	0:-5
^ do you	0:-3
^ does	0:-8
^ does a	0:-5
^ does that	0:-7
^ does the	0:-8
^ dont	0:8
^ down to	0:18
^ draft	0:-4
^ draft a	0:-11
^ dropped	0:14
^ every	0:-13
^ explain	0:-13
^ finally	0:15
^ finish	0:-15
^ first	0:-5
^ fix	0:-11
^ flying	0:14
^ for sale	0:-14
^ forget	0:27
^ funny	0:-6
^ gave	0:16
^ gave up	0:13
^ give	0:-9
^ give me	0:-9
^ good	0:-9
^ got	0:12
^ got my	0:-7
^ grandpa	0:9
^ grew	0:9
^ grew up	0:7
^ had	0:6
^ had to	0:17
^ half	0:-9
^ has	0:4
^ has been	0:12
^ has gone	0:15
^ have	0:7
^ having	0:14
^ he	0:4
^ he had	0:-19
^ he wants	0:-15
^ he's	0:7
^ help	0:-8
^ help me	0:-11
^ how	0:-6
^ how do	0:-5
^ how does	0:-8
^ how i	0:-12
^ how is	0:-5
^ how long	0:-5
^ how to	0:-9
^ i ,	0:-22
^ i believe	0:14
^ i do	0:7
^ i don't	0:3
^ i dont	0:15
^ i earn	0:11
^ i feel	0:-10
^ i found	0:-14
^ i gave	0:9
^ i go	0:9
^ i got	0:6
^ i grew	0:6
^ i had	0:7
^ i keep	0:5
^ i make	0:16
^ i miss	0:-20
^ i must	0:-13
^ i need	0:-10
^ i no	0:9
^ i once	0:8
^ i own	0:7
^ i play	0:12
^ i prefer	0:5
^ i read	0:-7
^ i say	0:-21
^ i still	0:-11
^ i switched	0:-10
^ i take	0:10
^ i used	0:11
^ i will	0:-14
^ i wish	0:-6
^ i'd rather	0:11
^ i'll	0:-7
^ i'm in	0:8
^ i'm on	0:3
^ i'm still	0:-9
^ if	0:-11
^ if a	0:-10
^ if i	0:-12
^ if my	0:-8
^ im in	0:12
^ imagine	0:-19
^ in my	0:19
^ in the	0:-15
^ is	0:-3
^ is #1	0:-8
^ is ,	0:-24
^ is a	0:4
^ is an	0:11
^ is going	0:20
^ is it	0:-9
^ is that	0:-7
^ is the	0:-16
^ is there	0:-8
^ is this	0:-7
^ it is	0:6
^ it was	0:4
^ it's for	0:-13
^ it's the	0:-4
^ joined	0:18
^ landlord	0:-14
^ left	0:11
^ left the	0:-18
^ like	0:-9
^ list	0:-19
^ living	0:15
^ lord	0:-19
^ lost	0:8
^ love	0:19
^ make	0:-9
^ make me	0:-16
^ make this	0:-11
^ may i	0:-17
^ me	0:8
^ me $	0:-14
^ me ,	0:-14
^ moved to	0:6
^ my	0:4
^ my $	0:-16
^ my aunt	0:9
^ my best	0:3
^ my brother	0:5
^ my brother's	0:-3
^ my cousin	0:4
^ my dad	0:7
^ my favourite	0:10
^ my granddaughter	0:9
^ my grandfather	0:16
^ my grandmother	0:11
^ my grandson	0:9
^ my husband's	0:9
^ my mate	0:14
^ my neighbour	0:12
^ my nephew	0:7
^ my new	0:8
^ my niece	0:17
^ my partner's	0:11
^ my son	0:6
^ my uncle	0:10
^ my wife	0:3
^ nan's	0:10
^ need	0:-4
^ never	0:9
^ nice	0:-10
^ no ,	0:10
^ no longer	0:16
^ no more	0:9
^ not	0:5
^ not a	0:16
^ now $	0:-16
^ now he	0:20
^ now it's	0:7
^ of the	0:-14
^ ok $	0:-9
^ on	0:5
^ one	0:-5
^ or	0:-11
^ our	0:7
^ our cat	0:-17
^ passed	0:13
^ polish	0:-18
^ pretend	0:-17
^ quit	0:13
^ recommend	0:-18
^ rewrite	0:-7
^ say	0:-15
^ say a	0:-5
^ scorpio	0:15
^ she	0:4
^ she says	0:-12
^ she still	0:3
^ she was	0:11
^ she's	0:7
^ should	0:-13
^ should a	0:-12
^ should i	0:-8
^ since i	0:20
^ since the	0:-14
^ small	0:-14
^ so	0:-6
^ so don't	0:-14
^ so i'm	0:11
^ so kindly	0:-14
^ so my	0:13
^ so no	0:-11
^ so which	0:-9
^ so who	0:-8
^ sold	0:14
^ sold the	0:6
^ some	0:-15
^ somebody	0:-19
^ somebody's	0:-12
^ someone	0:-16
^ someone on	0:-13
^ someone's	0:-21
^ something	0:-9
^ speaks	0:16
^ started	0:15
^ still	0:4
^ stopped	0:15
^ suggest	0:-5
^ summarise	0:-19
^ suppose	0:-12
^ suppose a	0:-12
^ suppose i	0:-9
^ swapped	0:11
^ teaches	0:17
^ tell	0:-7
^ thank	0:-12
^ that	0:-6
^ that is	0:-17
^ the	0:-4
^ the kids	0:-13
^ the lady	0:-17
^ the lodger	0:-19
^ the woman	0:-13
^ then	0:-13
^ there was	0:-19
^ theres	0:-18
^ they are	0:10
^ this	0:-8
^ to	0:7
^ toast	0:-27
^ tom	0:-16
^ too	0:-18
^ translate	0:-5
^ turn	0:-16
^ ugh	0:-17
^ uncle	0:16
^ used	0:9
^ used to	0:6
^ was	0:-7
^ wat	0:-13
^ we	0:5
^ we got	0:3
^ we have	0:4
^ we need	0:-17
^ we were	0:16
^ well i	0:13
^ what	0:-7
^ what a	0:-3
^ what are	0:-7
^ what can	0:-6
^ what do	0:-5
^ what does	0:-3
^ what else	0:-8
^ what if	0:-10
^ what is	0:-5
^ what should	0:-7
^ what size	0:-9
^ what time	0:-9
^ what to	0:-8
^ what would	0:-5
^ what's	0:-6
^ whats	0:-12
^ whats a	0:-3
^ whats the	0:-14
^ when	0:-10
^ when a	0:-19
^ when is	0:-14
^ where	0:-5
^ where do	0:-8
^ which	0:-9
^ which of	0:-6
^ which was	0:16
^ who has	0:-9
^ why	0:-10
^ why do	0:-4
^ why is	0:-7
^ wife	0:15
^ wish	0:-10
^ would	0:-6
^ would a	0:-7
^ write	0:-10
^ write a	0:-6
^ you	0:-3
^ you are	0:-11
^ you're	0:-20
a #2 ,	0:-14
a #4	0:8
a , #2	0:13
a bike	0:6
a boat	0:-9
a box	0:-18
a cat	0:5
a catholic	0:5
a cheap	0:-19
a chicken	0:15
a dentist	0:-11
a doctor	0:-22
a dog	0:-8
a drink	0:-20
a family	0:-10
a flight	0:22
a forklift	0:21
a friend	0:6
a gas	0:-5
a gray	0:20
a home	0:15
a house in	0:-16
a junior	0:17
a kid	0:10
a lad	0:11
a lawyer	0:-15
a list	0:-11
a lot	0:13
a man of	0:8
a month	0:8
a mother	0:-8
a nice	0:6
a non	0:13
a nurse	0:-4
a nurse in	0:-21
a person	0:-8
a polite	0:-10
a set	0:19
a short	0:-10
a spreadsheet	0:9
a steak	0:-18
a stroke $	0:18
a tenant	0:-24
a text	0:21
a thing $	0:-17
a third	0:11
a woman who	0:14
a year	0:7
a young	0:7
about #2	0:21
abt	0:-9
acid	0:19
address $	0:-16
adopted	0:8
adopted a	0:15
advert	0:-15
advice	0:-9
afraid of the	0:21
after	0:3
after #1	0:17
after the	0:5
after thirty	0:16
against	0:-4
age $	0:-6
agency $	0:13
ago	0:6
ahead	0:-21
aint	0:8
all $	0:7
all ,	0:3
all day	0:6
all i	0:9
all my	0:3
all the	0:-9
allergic to eggs	0:9
allergy	0:7
allergy ,	0:23
allotment	0:10
allowed	0:-8
already	0:-4
altima	0:25
am #2	0:-9
am a	0:4
am the	0:-8
am working	0:15
amazon	0:8
among	0:-13
amp	0:-15
and	0:3
and a cat	0:9
and a parrot	0:-16
and all	0:7
and all $	0:4
and give	0:8
and her	0:3
and hes	0:12
and him	0:25
and i am	0:-7
and i are	0:10
and i need	0:-15
and i'm	0:-4
and lives	0:-24
and said	0:19
and says	0:10
and she has	0:18
and so	0:-22
and still	0:11
and tell me	0:-18
and that	0:-5
and the	0:5
and thinks	0:13
and wants	0:8
and wants a	0:12
and we have	0:-10
and your	0:-19
answers	0:16
any day	0:18
any day $	0:20
any good	0:-5
any longer	0:15
any more	0:8
any more $	0:6
any more ,	0:10
anybody	0:-10
anymore	0:9
anymore ,	0:17
anything with	0:20
anywhere	0:-12
apprentice	0:8
apps	0:-14
april	0:7
are out	0:10
arent	0:-14
as	0:5
as a	0:6
as i	0:12
as of	0:5
ask	0:-5
ask $	0:-5
asked	0:-8
asking	0:-8
asking $	0:-5
asking for a	0:-9
astoria	0:-10
at	0:4
at #1 $	0:-18
at all $	0:6
at every	0:-13
at forty	0:9
at it $	0:-15
at me	0:-7
at the clinic	0:-22
at the office	0:8
august	0:12
august $	0:5
aunt	0:9
australian	0:10
autumn $	0:16
average	0:-15
baby	0:-4
babysitting	0:-15
back $	0:-7
back is	0:16
back on	0:4
bad $	0:-8
bake	0:4
bald	0:3
balloons	0:20
bananas	0:16
bangs	0:13
baptist	0:12
bar $	0:-19
barn	0:7
barry	0:19
bath $	0:-14
baz	0:23
bea	0:10
beans	0:-14
beard	0:19
beats	0:10
bee	0:15
been on	0:10
been on a	0:12
beetroot	0:19
before	0:3
before i'm	0:28
before this	0:21
before you ask	0:20
begin	0:-18
beginner	0:-7
being	0:5
being a	0:8
beside	0:9
besides	0:-3
best friend	0:13
better ,	0:-20
big	0:8
bike	0:7
bikes	0:-16
bill	0:-8
bills	0:-13
bingo	0:18
binned	0:16
birthday $	0:-6
birthdays	0:23
biscuit	0:8
biscuit ,	0:14
biscuits	0:-15
bishop	0:-21
black	0:9
black $	0:15
blind $	0:9
blue $	0:-15
bob $	0:22
book of	0:15
booked	0:11
booked for	0:17
border	0:-19
boss has	0:14
bossy	0:21
both $	0:-7
bottle	0:-14
bought	0:6
bought a	0:8
boxing	0:15
boy ,	0:16
boyfriend	0:9
braces	0:21
bread	0:-8
breakfast $	0:13
bride	0:-25
brief	0:-10
brings	0:16
british	0:13
broke $	0:-15
brooklyn $	0:-17
brother $	0:-14
brought	0:6
btw	0:4
bub	0:16
buick	0:21
building a	0:16
bullet	0:8
bullet points	0:7
bunk	0:8
bus $	0:-6
bus is	0:-19
butcher	0:-12
by the	0:8
cafe	0:17
caffeine	0:-9
cake $	0:-8
calgary	0:16
call me	0:10
called	0:4
calls me	0:10
came from	0:13
camera	0:-17
camper	0:9
can be	0:-12
can do	0:13
can i	0:-9
can take	0:21
can you	0:-6
can't stand	0:7
canadian	0:11
cancel	0:-10
candle	0:10
cannot	0:9
cant	0:6
carpenter	0:15
cash $	0:19
cast	0:-19
cat	0:7
cat is	0:16
cataract	0:16
catholic	0:8
catholic ,	0:-15
cats	0:5
cause	0:11
center	0:16
cert	0:12
chair $	0:-13
change a	0:16
changed $	0:-14
changed from	0:21
changed the	0:-5
changed to	0:11
character	0:-17
chat	0:-9
cheapest	0:-7
chef	0:5
chennai	0:13
chucked	0:25
church	0:4
church wedding	0:-16
cilantro	0:24
claim	0:-10
class	0:-5
clean	0:-12
cleared	0:14
click	0:-18
client	0:-4
climb	0:17
climbing	0:-17
clinic	0:9
closet	0:14
coach $	0:-11
coaching	0:19
coal	0:-17
code	0:3
coeliac $	0:23
cold $	0:-7
collie	0:21
come	0:-4
comfort	0:9
comment	0:-16
common	0:-11
compare	0:-16
complaining	0:-20
cone	0:-14
consult	0:10
convert	0:-11
convince	0:-20
cook for a	0:23
cooked	0:-10
cool	0:-12
coriander	0:24
corner	0:-16
corolla	0:18
correction	0:-8
could	0:-7
could a	0:-10
could a person	0:-5
could i	0:-10
council	0:8
cousin	0:4
cousin $	0:-7
crazy	0:-9
cried	0:-7
cried $	0:-7
crossword	0:26
cruise	0:15
crying	0:-17
cups	0:12
curry	0:-11
curtis	0:20
customer	0:-11
cut the	0:21
cuts	0:-21
cv	0:-3
dad	0:4
dad ,	0:11
dad's	0:11
dads	0:12
daily	0:17
dairy	0:15
dark	0:5
daughter $	0:-4
daughters	0:-22
day $	0:-4
daylight	0:-14
days	0:3
days a	0:18
days a week	0:17
decent	0:7
deckhand	0:11
declan	0:18
dee	0:19
deleted	0:14
denise	0:24
dental	0:13
dentist's	0:-22
denver	0:-9
designer	0:12
desk	0:-8
detest	0:13
did my	0:20
did two	0:20
did you	0:-9
didn't	0:-14
died	0:6
diesel	0:6
difference	0:-6
difference between	0:-8
discuss	0:-13
ditched	0:21
divorced	0:13
divorced $	0:3
divorced ,	0:17
do i	0:-3
do i do	0:-5
do my	0:14
do not	0:7
do people	0:-13
do they	0:-3
doctor $	0:-7
doctor says	0:23
dodgy	0:22
does	0:-3
does $	0:-4
does ,	0:-7
does a	0:-7
does an	0:-12
doesn't $	0:-12
dog ,	0:10
dog is	0:-10
doing	0:5
doing a	0:4
dolly	0:15
don't do	0:20
don't drink	0:10
don't like	0:12
donal	0:18
done	0:8
done in	0:-9
done with	0:11
donkey	0:7
door $	0:-8
down $	0:-9
down from	0:5
down on	0:15
dr	0:10
draft	0:-7
draft a	0:-5
drawing	0:8
dread	0:25
drink	0:11
drive a	0:10
drivin	0:14
driving	0:8
driving a	0:14
dropped	0:9
dropped the	0:9
drum	0:3
dry	0:-8
dual	0:15
duchess	0:22
dumped	0:16
dutch	0:3
dutch ,	0:21
duty	0:-19
ear	0:11
earth $	0:13
eat a	0:13
eight $	0:8
eight months	0:26
eight years	0:18
eighteen	0:11
elder	0:19
eleven	0:8
email	0:-8
email is	0:15
emails	0:18
end of	0:11
engaged	0:13
engaged $	0:14
engaged at	0:10
engineer	0:-4
essay	0:-16
euro	0:-11
evening $	0:-14
every	0:3
every friday	0:17
every morning	0:7
every morning $	0:6
every night	0:15
every saturday	0:14
every two	0:14
every year	0:-15
every year $	0:-16
everybody	0:6
everyone's	0:-10
everything is	0:16
everywhere	0:7
example	0:5
example ,	0:13
exchanged	0:16
exclamation	0:16
expecting	0:6
expensive	0:-5
explain	0:-3
failed	0:4
fair $	0:10
famous	0:-11
far $	0:-16
fast	0:-7
fasting	0:-14
father	0:-6
father ,	0:7
father of	0:-22
father was a	0:17
father's	0:16
favorite	0:17
favourite	0:10
feb	0:23
february	0:10
february $	0:3
feel	0:-15
fella	0:-7
fifty $	0:11
finally	0:5
find	0:-4
find the	0:-21
fine	0:-7
finished	0:7
first time	0:4
fish	0:-3
fish $	0:-11
five foot	0:9
fixed	0:-12
fixes	0:15
flat $	0:-3
flat in	0:6
florida	0:-18
flying	0:4
fog $	0:15
follow	0:17
font	0:-18
fool	0:-20
for a	0:-3
for a #2	0:16
for a guy	0:23
for a year	0:-15
for an	0:-10
for anything	0:14
for eight	0:-13
for money	0:20
for my	0:6
for one	0:-14
for our	0:6
for sale	0:-13
for six years	0:21
for somebody	0:-11
for that	0:-4
for thirty	0:9
for thirty years	0:5
for what	0:31
forklift	0:9
form ,	0:12
formal	0:-8
format	0:-10
found	0:-8
four years	0:11
fourteen	0:5
france	0:-15
freelance	0:20
french	0:9
fridays	0:7
fridge	0:-15
fridge $	0:-13
friend	0:7
friend $	0:-12
friend ,	0:12
friend of a	0:-22
friend's	0:-10
frighten	0:22
from a	0:-8
from cork	0:11
from here	0:-10
from here $	0:-13
from my	0:21
front of the	0:11
fun	0:-13
fun $	0:-9
funny	0:-7
funny $	0:-4
g	0:-6
gallon	0:-19
game $	0:-13
games for	0:-17
garmin	0:18
gas	0:-12
gave	0:8
gave up the	0:12
gemini	0:28
general	0:-8
general $	0:-6
generally	0:-11
get me	0:-10
getting	0:9
getting a	0:4
ghent	0:17
ghent $	0:13
gift	0:-4
gig	0:-7
ginger	0:10
girl ,	0:15
girl on	0:-12
give up	0:14
giving me	0:8
glasses	0:10
glaucoma	0:21
gloria	0:18
gluten	0:11
go back	0:-6
goin	0:19
going $	0:-14
gold	0:6
gone	0:6
gone ,	0:17
gone to	0:8
good at	0:10
good morning $	0:-9
good morning ,	0:12
got	0:4
got a	0:3
got her	0:13
got into	0:6
got me	0:15
got me on	0:14
got nothing	0:-22
got off	0:-27
got to	0:-18
got two	0:7
grade	0:9
grade $	0:13
grandad	0:11
granddaughter	0:12
grandmother $	0:-8
grandson	0:8
grandsons	0:19
grant	0:-14
gravy	0:14
greek	0:8
greg	0:18
grey	0:4
grind	0:20
gross	0:12
group	0:11
grown	0:-8
guide	0:-15
guide $	0:-15
guy at the	0:-23
guy on	0:-20
guy with	0:16
ha	0:-15
ha $	0:-15
had #2	0:-14
had her	0:13
haha	0:4
half	0:3
hamster	0:17
hands $	0:12
happy	0:-8
happy $	0:-11
has #1	0:-14
has $	0:-12
has asked	0:-13
has asked me	0:-10
has become	0:19
has been a	0:-19
has given up	0:17
has gone	0:9
has got	0:16
has joined	0:-13
has left	0:10
has more	0:-12
has the	0:-11
has to	0:-8
has two	0:-16
hate	0:9
have a	0:4
have an	0:10
have been	0:-3
have given	0:24
have had	0:14
have never	0:5
have one	0:9
have taken	0:17
have three	0:-5
have to	0:-8
have two cats	0:-18
haven't had	0:22
havent	0:24
he	0:-3
he gave	0:-21
he got	0:19
he has two	0:-13
he says	0:-6
he'd	0:-13
he's	0:3
he's been	0:-9
hear	0:-4
heard	0:-8
heights	0:16
heights $	0:7
help us	0:8
help us $	0:6
help with	0:-5
her brother	0:-15
herb	0:15
here $	0:10
here ,	0:10
hero	0:-5
herself	0:8
herself $	0:-14
hes	0:4
hi	0:-12
high	0:7
high $	0:20
hills	0:-14
hilux	0:19
him	0:-3
him $	0:-6
him that	0:14
hindu	0:11
his sister	0:-20
hit	0:14
hockey	0:-11
holding	0:-5
holy	0:11
home $	0:-5
home ,	0:-9
honestly	0:3
horse	0:-12
hour	0:-4
hour $	0:-10
hours	0:-10
house $	0:-9
house in	0:7
house is	0:-6
how	0:-4
how do ya	0:-5
how does one	0:-6
how i	0:-4
how is	0:-5
how long	0:-3
how much	0:-4
how much is	0:-6
hull $	0:16
hunting	0:15
husband $	0:-8
husband was	0:-23
hypothetically	0:-13
i	0:3
i $	0:-16
i am	0:4
i am #2	0:-9
i am a	0:4
i am the	0:-8
i am working	0:15
i are	0:10
i bake	0:9
i been	0:9
i can do	0:10
i can't do	0:21
i can't swim	0:11
i come from	0:18
i detest	0:13
i die	0:20
i don't want	0:-17
i earn	0:9
i feel	0:-9
i grew	0:8
i grew up	0:8
i hate	0:4
i have a	0:8
i have an	0:11
i have never	0:13
i have one	0:10
i hear	0:-16
i know $	0:-8
i like	0:14
i live with	0:13
i love	0:7
i make	0:7
i make a	0:22
i must	0:-6
i nearly	0:-20
i need a	0:-8
i never learned	0:20
i now	0:10
i once	0:8
i own	0:8
i passed	0:15
i prefer	0:9
i say that	0:15
i say to	0:-12
i take	0:3
i take the	0:16
i thought	0:-7
i told	0:8
i used	0:5
i used to	0:5
i was a	0:5
i was born	0:5
i went	0:13
i were	0:-9
i were a	0:-14
i wish	0:-5
i wish i	0:-12
i work at	0:15
i worked	0:23
i'd rather	0:10
i'm	0:6
i'm #1 ,	0:11
i'm a	0:9
i'm a woman	0:20
i'm allergic to	0:14
i'm on	0:6
i'm part	0:14
i'm still	0:-9
i'm writing a	0:10
i've	0:7
i've been	0:9
i've got a	0:4
i've never been	0:16
i've to	0:-24
iceland	0:21
idea $	0:-12
ideas $	0:-10
idk	0:-19
idris	0:19
if a	0:-6
if i had	0:-11
if i were	0:-3
if i'd	0:-18
if my	0:-8
im	0:7
imagine	0:-3
impatient	0:18
in #1	0:-12
in #4 $	0:-5
in , #2	0:-17
in a van	0:-17
in an	0:-8
in august $	0:12
in boston	0:-19
in general	0:-7
in general $	0:-9
in her	0:6
in law $	0:-14
in may	0:9
in new	0:-5
in november	0:-10
in september	0:3
in spring	0:13
in the bath	0:-17
in the end	0:17
in the family	0:16
in the house	0:-6
in the same	0:-12
in the spring	0:12
in the world	0:15
in this	0:-8
in winter	0:10
in with us	0:16
indian	0:10
insists	0:-6
instead	0:9
instead $	0:11
into	0:5
ipad	0:16
is #1	0:10
is #2 $	0:15
is #2 and	0:17
is #4 $	0:15
is $	0:-7
is a ,	0:-16
is a retired	0:-9
is a vet	0:-12
is all	0:8
is at	0:5
is called	0:3
is due	0:-23
is engaged	0:5
is he	0:-15
is her	0:11
is how	0:-21
is it	0:-6
is it true	0:-7
is making a	0:16
is my	0:8
is now	0:10
is off	0:14
is on	0:9
is out	0:6
is over	0:15
is said	0:-22
is she	0:-9
is six	0:8
is still	0:7
is that a	0:-7
is the best	0:8
is the only	0:18
is there	0:-6
is there a	0:-4
is this	0:-8
is too	0:-10
is twelve	0:18
is very	0:11
is what	0:10
is what i	0:14
isla	0:23
isn't	0:-4
it	0:-3
it $	0:-5
it a	0:-5
it all	0:-8
it back $	0:-9
it be	0:-9
it better	0:-5
it has been	0:27
it in	0:-5
it is	0:9
it like a	0:-15
it off	0:-11
it on	0:-4
it out	0:5
it short	0:19
it still	0:18
it true	0:-7
it turns out	0:13
it was	0:8
it's	0:4
it's for	0:-13
it's only	0:-13
its	0:5
its just	0:27
its the	0:17
ive been	0:19
jace	0:8
jamaica $	0:17
jealous	0:-10
jersey	0:9
jess	0:11
job at the	0:9
joke	0:-9
joke $	0:-8
june	0:8
june $	0:3
junior	0:5
just got	0:17
just me	0:4
just me $	0:13
kannada	0:12
karaoke	0:21
keep $	0:14
keep it short	0:19
keep up	0:-13
keto	0:4
kid	0:-6
kids who	0:18
killed	0:15
kilos	0:12
knee $	0:16
knees $	0:-16
knit	0:8
know $	0:-7
know how to	0:10
knows $	0:-16
komoot	0:10
kuba	0:18
kulkarni	0:23
labrador	0:-20
ladder	0:-16
landlord	0:-11
landlord's	0:-26
last month	0:6
last month $	0:5
last week $	0:-7
last weekend	0:10
last year	0:9
late ,	0:-15
latex	0:9
latin	0:18
laugh	0:-14
laughed	0:-21
laughed $	0:-17
law ,	0:12
league	0:9
learning	0:12
leather	0:-20
left for	0:21
lent $	0:19
let	0:5
let the	0:17
letter	0:-4
letters $	0:-17
liezl	0:19
lights	0:-8
like $	0:-5
like i'm	0:-13
like it $	0:-15
lilies	0:27
limerick	0:-11
line	0:-7
line $	0:-14
live in a	0:-11
live with	0:16
live with my	0:13
lives alone	0:16
loan $	0:8
local	0:6
locally	0:-19
lockdown	0:20
lol $	0:-4
longer	0:6
look	0:-9
looking	0:-5
looks	0:-9
loose	0:-12
lorraine	0:22
lost #2	0:-15
lost her	0:11
lost my	0:12
love	0:5
love $	0:-6
love a	0:13
loves	0:18
low	0:6
luxury	0:-15
lying	0:-12
m , $	0:-11
made the	0:16
made up	0:-13
make this	0:-9
mama	0:9
man of	0:7
man who loves	0:23
marathi	0:11
marathon	0:3
march	0:7
march #1	0:12
march $	0:6
marcus $	0:24
married	0:6
marry	0:-11
master's	0:20
mat	0:-13
match	0:-14
matcha	0:16
mate	0:3
matilda	0:11
maureen	0:21
may	0:3
may be	0:-25
may i	0:-12
maybe	0:-13
me #1	0:-18
me ,	0:3
me after	0:-22
me and	0:4
me for	0:-8
me i	0:20
me is	0:19
me life	0:23
me off	0:14
me something	0:-9
me that	0:8
me to	0:3
me to be	0:25
menu	0:-12
metres	0:-15
mi	0:11
might	0:-7
mild	0:6
minister	0:-26
minute	0:-10
miss	0:5
missed	0:-20
mobile	0:9
mode	0:20
mom	0:7
mom $	0:-18
monday	0:9
money	0:-5
money $	0:-7
month ,	0:12
months	0:7
moon	0:-11
more ,	0:8
mostly $	0:-10
mother ,	0:5
moved $	0:-12
moved out	0:3
moved out of	0:13
much is	0:-6
mum	0:3
murmur	0:21
mushrooms	0:14
music $	0:9
musicians	0:-16
muslim	0:6
must	0:-3
must have	0:23
my	0:4
my #2	0:18
my best	0:5
my best friend	0:8
my boss	0:5
my boss has	0:14
my boyfriend	0:15
my brother	0:7
my brother $	0:-21
my children	0:-21
my coffee	0:-15
my cousin	0:6
my cousin $	0:-19
my daughter	0:4
my daughter $	0:-11
my daughter is	0:8
my ex	0:9
my father was	0:12
my favorite	0:7
my favourite	0:6
my feet	0:-18
my first	0:21
my friend's	0:-13
my girlfriend $	0:-6
my husband	0:3
my husband $	0:-6
my husband's	0:11
my mate	0:14
my mouth	0:-21
my nephew	0:14
my old	0:9
my parents ,	0:13
my partner's	0:11
my sister $	0:-17
my sister ,	0:-14
my sister's	0:6
my teacher	0:14
my three	0:26
my uncle	0:10
my whole life	0:14
my wife	0:5
my wife $	0:-25
myself	0:4
n	0:6
n $	0:-28
n the	0:19
name $	0:-10
name ,	0:6
name's	0:21
named	0:3
names	0:-9
nan	0:-8
nan's	0:10
nana	0:19
naps	0:19
nature	0:23
need	0:-3
needles	0:10
needs new	0:22
neighbor $	0:-15
neighbour	0:9
neighbour ,	0:12
nephew	0:6
never been	0:9
never been on	0:8
never met	0:-11
new boss is	0:22
new year's	0:14
next	0:3
next $	0:-9
nicely	0:-11
nigerian	0:13
night $	0:-6
ninety ,	0:9
no $	0:-11
no ,	0:4
no longer	0:14
no more	0:9
no more $	0:-4
no one	0:-13
no sugar	0:24
normal	0:-3
normal $	0:-5
not	0:4
not #2	0:19
not #2 $	0:13
not $	0:-7
not one	0:20
note that	0:8
nothing with	0:13
notion	0:12
now	0:6
now $	0:5
now ,	0:9
now and	0:10
now i've	0:-18
now it's	0:12
now on	0:16
nowt	0:11
number $	0:-9
number for	0:6
numbers	0:-21
numbers $	0:-10
nurse ,	0:-14
obsession	0:17
october	0:8
october $	0:6
of $	0:-12
of june	0:15
of mine ,	0:18
of november $	0:-6
of our	0:8
of seventy	0:19
off	0:3
off $	0:-10
off the	0:6
offer	0:8
office	0:3
oisín	0:17
okafor	0:11
old	0:5
old lady	0:-23
old to	0:-9
oma	0:-11
omaha	0:-14
on friday	0:10
on his	0:14
on leave	0:16
on monday	0:5
on mondays	0:12
on thursday	0:17
on time	0:-20
once	0:3
once ,	0:11
one daughter	0:16
one day	0:9
one is	0:8
one more	0:-10
one of	0:3
only $	0:3
only in	0:-14
open	0:-4
opinion	0:-21
options	0:-10
or	0:-7
or a	0:-5
order	0:-8
oregon	0:11
originally	0:12
our	0:4
our daughter $	0:-13
our spare	0:16
our spare room	0:16
out i'm	0:13
out of a	0:-9
out of the	0:17
out on	0:-9
out to	0:6
over	0:3
overnight	0:-9
owen	0:13
owes	0:23
own a	0:21
owns	0:-10
page	0:-10
pain	0:-9
paper	0:7
paperwork	0:-21
paragraph	0:-11
paramedic	0:15
parents $	0:-11
parkinson's	0:14
partial	0:28
passed	0:8
passed $	0:15
paste	0:-17
peas	0:20
penicillin	0:11
people	0:-3
people $	0:-3
people have	0:-27
permanent	0:18
personal best	0:17
pescatarian	0:20
phone ,	0:20
piano $	0:20
picked	0:10
pies	0:-17
pigeons	0:12
pills	0:14
pixel	0:7
place $	0:3
place ,	0:16
place in	0:8
plain	0:10
plants	0:9
play $	0:-11
player $	0:12
plays	0:3
please	0:-3
please $	0:-4
please ,	0:-8
please , and	0:25
please don't	0:24
please help me	0:-19
please no	0:27
please suggest	0:-18
pls $	0:-11
plus	0:11
po	0:-5
polish	0:-5
polish ,	0:11
polite	0:-11
pork	0:4
portuguese	0:-7
portuguese $	0:-10
potatoes	0:-21
potluck	0:-20
practice	0:-7
practice $	0:12
praying	0:-16
prefer	0:11
preferred	0:6
pretend	0:-17
pretty	0:7
prices	0:-14
primary	0:7
private	0:13
priyanka	0:16
probation	0:15
problem $	0:-17
professional	0:-13
promise	0:-15
proofread	0:-15
pruitt	0:19
public	0:8
public $	0:-16
pup	0:24
pushed	0:10
put down	0:7
put in a	0:19
put it on	0:-7
put on	0:-18
question $	0:-14
quiet	0:5
quietly	0:18
quilting	0:13
quit	0:6
quit $	0:-19
quit the	0:13
quote	0:-19
ranger	0:19
rather	0:9
read that	0:-20
reading	0:-6
reads	0:10
reads the	0:-22
real $	0:-9
realistic	0:-14
reckons	0:-12
record	0:6
reddit	0:-14
refuse	0:-11
register	0:-9
registered	0:21
regrets	0:-17
remarried	0:17
renting	0:22
rents	0:9
report	0:-9
residents	0:10
rest	0:-5
restoring	0:20
retired $	0:9
review $	0:22
reword	0:-18
rewrite this	0:-15
rhonda	0:17
rhubarb	0:-12
rich	0:-14
ride $	0:-14
ride a	0:26
rides	0:18
right	0:-5
right $	0:-7
rn	0:-6
roll	0:12
roomie	0:16
roughly	0:-20
rugby	0:4
rules	0:-12
s $	0:7
sad $	0:-9
said	0:-5
said $	0:-6
said ,	0:-12
said she	0:-17
sale	0:-9
sale ,	0:-9
same $	0:-17
samsung	0:10
sandra	0:-23
sang	0:-14
saturday	0:7
sausage	0:10
say ,	0:-6
say a	0:-12
say at	0:-18
say i'm	0:19
say to a	0:13
saying	0:-6
says	0:-4
says $	0:-8
says ,	0:-12
says he's	0:-12
says his	0:-13
says i	0:9
says it's	0:16
says she	0:-15
says that	0:-6
says the	0:6
scared	0:5
scared of	0:5
school	0:4
school's	0:18
scrapped	0:23
script	0:-7
seafood	0:-26
season $	0:-9
second	0:10
seeing	0:9
self	0:8
self ,	0:10
sells	0:-19
sent	0:-12
separated	0:27
september	0:11
september $	0:4
september ,	0:13
sesame	0:15
setting	0:-10
settle	0:-12
seventy $	0:-15
shall	0:-5
she ,	0:20
she says	0:-3
she wants a	0:-18
she wants to	0:13
she was a	0:-29
she'd	0:-15
she's a	0:9
shed	0:3
sheet	0:-19
shellfish	0:10
shoe	0:12
shop ,	0:13
shopping	0:-6
short story	0:-11
shots	0:-16
should	0:-5
should be	0:4
show me	0:-14
show the	0:-19
shrimp	0:12
shy	0:16
sick $	0:-24
side ,	0:13
simone	0:11
since $	0:-6
since he	0:16
since i	0:5
since last	0:-13
since monday $	0:-10
since the	0:5
singer	0:-4
single	0:5
single again	0:14
sister	0:5
sister's	0:10
sisters	0:9
six	0:6
size $	0:-11
size of a	0:15
ski	0:15
slides	0:-21
so i'm	0:11
so kindly	0:-14
so my	0:13
so now i	0:19
sofa	0:-16
sold	0:3
sold his	0:-7
sold my	0:10
sold the	0:4
somebody $	0:9
somebody's	0:-17
someone on	0:-12
someone's	0:-8
something	0:-4
something $	0:-13
something i can	0:-21
son $	0:-6
son is	0:-5
son's	0:5
sooner	0:16
sound	0:-9
spanish $	0:5
speech $	0:-7
spell	0:-4
spelling	0:12
sql $	0:17
st	0:8
stages	0:-16
stand	0:11
start $	0:-20
starts	0:7
stolen	0:12
stone	0:9
stop	0:4
stop $	0:-11
story	0:-7
strava	0:14
streamer	0:-12
street $	0:5
stretches	0:-13
strict $	0:18
stroke $	0:-12
stubborn	0:13
student	0:11
stupid	0:-15
substitute	0:-14
sudha	0:20
sugar $	0:15
suit a	0:-9
summer	0:3
super	0:8
supervisor	0:21
suppose	0:-7
suppose a	0:-12
swim	0:7
switched from	0:12
tacos	0:9
tafe	0:14
tagalog	0:26
taken up	0:13
taking	0:11
talk about	0:7
tap	0:17
tax	0:-8
tea $	0:-11
teacher ,	0:14
teachers	0:-11
teaches	0:11
tell	0:-3
tell me a	0:-8
tell me about	0:14
tell me how	0:-9
terrified	0:12
tesla	0:-12
tess	0:14
test	0:4
text $	0:5
texts	0:-12
thanks $	0:-16
that $	0:-8
that ,	0:3
that a	0:-7
that don't	0:-15
that get	0:19
that has	0:12
that her	0:-23
that i	0:7
that is	0:-6
that isn't a	0:-18
that my	0:16
that was	0:-5
that won't	0:-11
that's	0:-3
thats	0:7
the app	0:-19
the average	0:-11
the baby	0:5
the boat	0:9
the boy	0:-17
the cake	0:17
the cheapest	0:-6
the children	0:5
the choir	0:14
the client	0:-19
the club	0:-19
the country	0:20
the county	0:18
the dark	0:22
the doctor	0:18
the drive	0:27
the end of	0:11
the fish	0:-21
the floor	0:10
the flower	0:18
the home	0:19
the hospital	0:-6
the hospital $	0:-14
the kids	0:-5
the kind	0:17
the last	0:-10
the line	0:-13
the list	0:19
the lodger	0:-19
the moon	0:-19
the name	0:11
the next	0:-7
the old	0:4
the one in	0:13
the organ	0:-16
the other $	0:-19
the parents	0:15
the parking	0:-12
the patient	0:-21
the place	0:-7
the postman	0:-17
the record	0:13
the rent	0:-6
the right	0:21
the ring	0:22
the same	0:-6
the story	0:-9
the team	0:-17
the third	0:3
the vacuum	0:17
the vet	0:13
the woman	0:-13
the young	0:-16
the zither	0:14
them	0:-7
them $	0:-4
them at	0:-17
them for	0:-18
theo	0:14
theory	0:-15
there a	0:-4
there any	0:-9
there was a	0:-19
these days	0:5
they	0:-6
they are	0:12
they're	0:-9
thing i ever	0:-17
think $	0:-11
thinking	0:-5
thirty one	0:28
thirty years of	0:24
this , ,	0:-13
this morning ,	0:-16
this week $	0:13
those $	0:-15
three ,	0:8
three cats	0:-12
three days	0:-15
three weeks	0:4
three years	0:12
through	0:7
thru	0:-21
thursday $	0:-5
thyroid	0:19
tight	0:-13
till	0:5
till i	0:12
tin	0:-4
tin $	0:-14
tinnitus	0:14
tired	0:-4
to $	0:-15
to bed	0:-6
to canada	0:-19
to come	0:-12
to eggs	0:9
to have a	0:-20
to him	0:-7
to mass	0:16
to play	0:-9
to put	0:-4
to say no	0:14
to see the	0:15
to send	0:-16
to set	0:-15
to somebody	0:-12
to speak	0:-13
to work	0:3
told me	0:-5
told to	0:-13
tonight	0:-15
too late	0:-9
too old	0:-13
took up	0:12
top	0:6
tortoise	0:19
touch	0:9
traded	0:14
trains	0:23
transit	0:13
translate	0:-10
translate ,	0:-9
trick	0:-19
truro	0:19
tuesday ,	0:12
tuesdays $	0:18
turned #2	0:15
turns	0:5
turns out	0:6
twice $	0:-4
twice a	0:17
twins are	0:20
two	0:3
two days $	0:17
two dogs	0:-19
two weeks $	0:-8
two years	0:8
type	0:8
typical	0:-13
u get	0:15
ugh	0:-9
under #2 $	0:-9
under #3	0:-8
under ,	0:-15
uni	0:10
united	0:13
until	0:6
until last	0:21
up again	0:-18
up in	0:6
up the	0:5
up with	0:-10
us at	0:18
use	0:8
use $	0:-11
used to	0:4
useless	0:-20
user $	0:15
using	0:14
van ,	0:19
vaping	0:10
version $	0:-16
vets	0:-14
vice	0:-20
visa	0:-11
vocal	0:17
volleyball	0:-14
volunteer	0:11
voula	0:14
vs	0:-23
w ,	0:-14
wait $	0:-13
wait ,	0:18
walk	0:4
walk the	0:18
want a	0:-8
wants one	0:-19
wants to be	0:7
ward	0:-9
warm	0:-8
warmer	0:-18
was #3	0:22
was $	0:-9
was a	0:4
was at	0:3
was for	0:16
was my	0:14
was on	0:16
wasn't	0:-12
wat	0:-15
watch	0:9
watches	0:19
way to	0:-3
we all	0:-16
we call	0:22
we got	0:4
we have two	0:11
we're	0:7
we've	0:5
we've been	0:7
wears	0:13
wedding ,	0:5
wedding is	0:7
weddings	0:-18
wednesday	0:9
wednesday $	0:6
week i	0:15
weekend	0:4
weird	0:-7
welcome	0:-12
welding	0:12
well i	0:13
went	0:5
went to a	0:19
what	0:-3
what $	0:-5
what a	0:-6
what are	0:-6
what can i	0:-3
what does	0:-3
what does ,	0:-5
what does a	0:-4
what does one	0:13
what happens	0:-15
what if	0:-10
what is	0:-6
what is a	0:-14
what is the	0:-7
what should	0:-4
what should i	0:-3
what they	0:6
what time	0:-4
what was	0:-13
what would	0:-4
what would a	0:-8
what's	0:-7
what's a nice	0:8
what's the	0:-3
wheel $	0:22
when he	0:-18
when they	0:8
when you	0:7
where do	0:-4
where do i	0:-7
where i	0:12
where the	0:-3
where's	0:-18
whether	0:-7
which	0:-5
which is the	0:-7
which of	0:-9
which one	0:-12
whist	0:11
whitby	0:18
who	0:-3
who can	0:11
who can't	0:13
who has	0:-13
who hates	0:10
who never	0:17
who was the	0:-15
whose	0:-11
why	0:-5
why do	0:-5
why is	0:-8
wife $	0:-6
wife ,	0:13
wife and	0:10
wife says	0:17
win	0:-12
wind	0:-9
wins	0:-13
winter	0:6
wire	0:20
wise	0:-15
wish	0:-4
wish i	0:-12
with $	0:-11
with ,	0:-10
with a	0:4
with him	0:-9
with his	0:-7
with me $	0:-10
with my parents	0:16
with people	0:17
with the	0:3
with this	0:9
with three	0:-9
with two	0:8
with us $	0:-3
with you	0:-14
without the	0:-10
witness	0:15
witness $	0:20
wives	0:-13
woman	0:-7
woman on	0:-14
won $	0:-23
word	0:-8
word $	0:-4
words a	0:25
words for	0:-7
work a	0:18
worked at	0:15
works at	0:-8
world	0:-15
would	0:-3
would be	0:-10
would he	0:17
would i	0:-9
would that	0:-9
would they	0:-18
would you rather	0:-9
wrecked	0:-6
wrist	0:6
writes	0:-17
writing a	0:11
wrong	0:-7
year old $	0:9
years	0:4
years $	0:4
years ,	0:6
years i	0:12
years old	0:-14
yesterday	0:7
yesterday $	0:8
yet	0:6
yo	0:-12
you $	0:-3
you are	0:-13
you call	0:-17
you have	0:-12
you keep	0:19
you please	0:20
you rather	0:-9
you say to	0:12
you to	0:-17
you're a	0:-13
young	0:-4
your	0:-8
your answers	0:20
youth	0:18
zither	0:18
zoya	0:18
`
