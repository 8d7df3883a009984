/** Learned by `pnpm bench spans --write`; `spanReader` says how they are read. */
export const TABLES = {
  slots: `affiliation age allergy appearance belief birthday device diet dislikes education email employer ethnicity event experience family favorite fear gender goal habit health height hobby hometown income instruction language likes living_situation location major name nationality nickname occupation owns personality pet phone plan preference project record relation relationship_status religion school skill tenure user_type uses vehicle weight zodiac`,
  signs: `<"	0:7 21:9
<#1	1n:-2 2r:2 31:3
<#2	1r:5 1u:4 2n:4 2r:7
<#3	24:3 2d:6 2e:4 2r:2 2x:2
<#4	0:2 1t:8 1u:3 2k:9 31:5
<#5	1u:2 24:5 29:3 2d:3 2r:9
<#6	1u:2 1x:13 29:2 2k:14
<#7	0:12
<$	0:5 29:6 2k:14
<%	0:2 29:10
<&	1k:4 1v:11 20:6 2c:4
<'	0:4 20:3 2a:-7 30:5 31:7
<*	0:20
<+	2n:13
<-	2d:3
</	0:4 22:8
<=	0:10
<>	0:8
<@	1u:9
<[	0:15
<abandoned	0:2 27:11 2o:4
<aberdeen	0:9
<aberystwyth	0:12
<abide	9:16
<able	0:14 2o:-5
<about	21:5 29:8 2c:3 2d:4 2q:4 31:2
<above	0:6 20:9 2d:6 2w:9
<abroad	1y:19 2o:-2
<abuela	0:3
<academy	0:11
<accept	0:7
<accepted	0:2 1x:18
<accident	1x:13 2r:12
<according	0:7
<accordion	0:13
<account	0:4
<accounts	0:8 24:8 2j:10
<accrual	0:5
<acme	0:8
<acquisition	0:7
<acres	0:7 1x:13
<across	1x:9
<act	0:9
<acting	0:3
<action	1k:7 2o:11 2p:12
<activities	0:2 2j:6
<actress	0:8
<actual	0:3 1r:13 2z:12
<actually	1y:9 2a:8 2c:10 2l:6 2o:7
<ad	0:6
<adaora	0:8 1x:-9
<add	0:9
<address	2a:11 2e:13
<adhd	24:11
<adopted	1x:10
<adopting	2o:18
<adult	0:2 1x:2 2o:10
<adults	0:5
<advance	0:4 24:13
<advanced	1t:9 2f:6 2o:12
<advice	0:5
<afford	0:15 23:-4
<afraid	21:14 2a:5
<after	1q:5 1v:7 24:4 2e:5 2l:2
<ag	0:4 2f:9
<again	0:4 2d:5 2m:7
<against	0:3 2o:9 2p:12 2q:-2
<age	0:7
<aged	0:6 2j:8
<agency	0:5
<agenda	0:14
<agent	0:9
<ago	0:4 2o:-7
<agree	0:11
<agreed	2o:20
<ah	0:7
<ahead	0:8
<ai	2q:19
<aid	2o:10 2w:3
<aide	1v:10 1x:9 2l:4
<aids	0:10
<ain't	0:8
<aint	1y:11 2d:10
<air	0:5 1k:6 24:-4 2k:2 2p:12
<airport	0:10 1n:-4
<alarm	0:8
<alaska	0:10 2o:-6
<alberta	2o:5
<alcohol	0:6 2c:11
<alive	1x:-8 24:9
<all	1o:4 1t:-11 1y:6 20:5 23:2 26:7 27:6 2i:5 2k:5 2l:2 2m:4 2r:4
<allergic	0:2 2l:7 2p:-11
<allergy	0:2 1m:5
<allotment	2k:2 2p:-4 2x:9
<allow	0:11
<allowed	0:9 24:-3
<almond	0:8
<almost	0:8 2w:6
<alone	0:2 1x:11 2p:10
<along	1x:11 20:8 24:10 25:4
<alpacas	0:3
<already	0:6 1n:7 1z:3 2b:6 2w:4
<also	0:2 27:7 2a:10 2m:2 2q:-5 2w:5
<alternatives	0:7
<although	0:4
<alto	1k:3
<alumni	0:9
<always	1o:11 20:12 23:8 24:11 2a:11 2l:7 2p:2 2y:7 2z:10
<am	1l:5 1r:3 1t:6 1v:3 21:5 23:3 2o:4 2q:8 2y:4
<amazon	0:6
<ambulance	1v:7
<america	0:2
<american	1v:5 21:-5 2a:5 2j:5 2o:4
<amma	1m:8 24:11 2g:10
<among	0:13
<amount	0:4
<amoya	0:2 27:5 2v:7
<amsterdam	1t:-2 1x:8
<an	1s:-9 1t:2 23:4 2q:5
<analyn	0:6 1x:8
<analyst	0:8 1v:8
<anatomy	0:9 23:-5 2r:10
<anglican	0:7
<angry	0:2 2w:6
<animal	0:3 1v:4
<animals	1o:12 2d:13
<anki	0:10 2r:10
<ankle	0:10
<anna	0:8 2v:6
<anniversary	0:4
<announce	0:11
<announcement	0:4 2w:-6
<annoying	0:3
<annual	0:5
<another	0:6 1z:7 2m:5
<answer	2a:9
<answered	0:2 1o:11
<answers	2j:7
<any	0:6 20:-9 2b:5 2w:4
<anybody	0:7 1y:-3
<anymore	0:2
<anyone	0:6 20:5
<anything	1m:8 1r:9 1s:4 24:2 2a:6 2w:2
<anyway	0:6
<apart	0:13
<apartment	1o:-7 2d:15
<apology	0:2
<app	1t:-11 2q:14
<apparently	0:4
<apple	0:4 1q:5 2c:8
<application	1x:13
<apply	0:4 2o:8
<applying	23:11 2b:-3 2o:31 2p:-6
<appointment	0:2 2o:8
<appointments	0:8
<apprentice	0:2 2j:14
<apprenticeship	0:12 2v:5
<april	1x:7 2o:8
<architecture	2f:7 2v:4
<are	0:3 1l:5 1q:4 22:6 24:4 26:-4 2k:5 2o:5 2s:2 2t:6 2z:3
<aren't	25:18
<arent	0:4
<argue	0:5 2l:15
<argues	2l:16 2o:-3
<arm	0:9
<arms	0:3
<army	0:4 1r:-6 1y:13 2p:-6 2x:7
<around	0:2 23:-8 29:9 2e:8
<arrange	0:9
<arrived	0:15
<art	1o:14
<arthritis	25:3
<artist	1x:13
<as	1k:2 1l:5 1o:6 1y:5 26:5 2b:3 2h:2 2i:3 2l:2 2n:2
<asda	2j:8
<asheville	1x:12 1y:16 2o:6
<ask	0:3 1o:2 1s:11 2a:8 2j:5 2o:13
<asked	0:4 1x:11 2a:5 2j:7 2l:-11
<asking	0:4
<asks	2l:5
<asleep	24:15
<assistant	0:7 2d:-2 2l:10 2o:-3
<assistant's	0:13
<assisted	0:6 2d:14 2e:3
<associate	2j:3
<association	0:11
<asthma	0:6
<asthmatic	0:3 27:7
<astoria	0:4 2o:3
<astrology	0:7
<ate	0:5 1x:12 2q:5
<atlanta	0:5 1v:10
<attack	1k:8 24:-2 2q:9
<attempt	0:2 27:7 2o:8
<auckland	1v:5 23:10
<auction	0:6 2o:14
<audiobooks	0:2 1s:9
<audit	1x:24
<august	0:2 1n:-7 1p:2 2o:6 30:2
<aunt	1x:3 25:3 2j:7 2m:4 2o:-6 2t:6 30:6
<aunt's	0:3 1z:13
<auntie	2k:5 2o:5 2s:8
<aunty	1o:11 2d:5 2i:4 2j:11
<aussie	0:6 2a:7
<australia	0:5 25:-11
<australian	0:8
<author	0:9 20:7
<auto	0:3 2f:8 2x:9
<available	0:10
<average	0:9
<avoid	0:7 2a:18
<awake	1y:5 2y:8
<away	1t:8 24:7 29:-8 2k:8 30:5
<aws	0:6
<aylsham	0:8 1k:2
<b	0:3 1t:5 1x:6 23:15 2j:5 2o:6 2r:8
<babies	1k:5 1o:6 1x:14
<baby	1k:-12 1y:7 1z:4 2j:7 2m:4
<baby's	0:4 1m:4
<babysit	24:12
<bach	0:6 2k:13
<bachelor's	0:5 2x:12
<back	1l:6 1x:3 27:2 2d:3 2n:3 2q:-4
<back's	25:28
<backend	0:4 2j:6
<backyard	2k:10
<bacon	24:10 2c:12
<bad	1k:8 24:2 2w:7
<badge	0:6
<badly	0:3 1k:11 2p:-5
<badminton	0:4 24:2
<bag	0:7
<bags	1v:10 1x:-10 2j:7
<bake	24:6 2c:6 2j:8 2w:10
<baker	2e:8
<bakery	2w:16
<baking	27:7 2x:7
<balance	2w:15
<bald	1n:9 25:8
<bali	0:8
<ball	0:12 1n:4
<ballet	2q:-6
<band	0:2 1k:6 1x:8 2w:-10
<bands	0:3
<bangladeshi	1k:7
<bangs	1n:14 24:21
<bank	24:10 2j:11
<baptist	0:2
<bar	0:6 2w:-4
<barber	0:9
<bare	0:6
<barely	25:12 2w:4
<barista	1v:10 2o:5
<barista's	0:10
<baristas	0:6
<barley	1r:15 24:11
<barn	24:9 25:11 2m:7
<based	0:9
<basically	0:6 24:16
<basket	0:7
<basketball	0:2 1k:2 1x:6
<bass	27:10
<batch	0:5 24:12
<bath	0:5
<bathroom	0:4
<battery	0:10
<bawled	0:15 2k:-11
<bay	0:4 2o:11
<baz	2l:10 2o:8
<bc	24:5 2x:9
<bday	0:4 1p:10
<be	1l:-2 1o:4 1u:4
<bea	1x:-2 2q:5 2r:11
<beach	0:7 24:4 27:3
<beaches	0:3 1k:3
<beagle	1n:8
<beans	0:6 2w:11
<bear	0:6 1s:11 2q:-11
<beard	0:5 1r:-3
<bearded	2m:7
<beat	0:3 1x:-2 27:9 30:11
<beatrice	1c:6 1x:4
<beats	1o:2 20:8
<beauty	0:6 1v:2 2o:6
<became	0:4 1x:8 2y:4
<because	0:4 1x:2 2x:9 30:-6
<become	23:2 24:2 2y:12
<becoming	21:15 23:17
<bed	0:4 2a:4 2j:-4 2y:7
<bedroom	1x:10 24:10 2l:8 2o:7
<bedrooms	0:5 1x:9
<beds	2p:17
<bedtime	0:3
<bee	1m:6
<beef	0:7
<beekeeper	0:11
<been	1y:3 2x:4 2z:2 30:3
<beer	0:4
<bees	2j:6
<before	1k:2 1r:2 1x:2 20:3 23:8 2a:3 2d:7 2y:2 30:2
<began	0:8
<begin	0:5
<beginner	0:6
<beginning	2v:11
<begins	0:3 2o:-10 2v:13
<begun	0:6 1t:11 24:3 2p:-7
<behind	0:5 1n:4 1o:-5 2d:3
<being	1o:5 1s:12 25:4 26:2 2d:4 2y:5
<believe	1o:22
<believed	0:15
<believes	1o:15 24:-8
<bell	0:6 27:12 2o:4
<bells	24:10
<belong	1k:20 1y:-7
<belongs	0:6
<below	0:16
<belt	0:6 2w:15
<ben	0:16 1x:11
<bench	2r:7 2x:5
<beneath	2k:6
<benefits	0:2
<bengali	0:8 2p:-5
<berlin	2c:-3 2o:7
<bernice	0:5 1x:4 2o:-10
<beside	1x:-2 2j:11 2o:7 2p:10
<besides	0:4
<best	23:-5 2t:2 2u:8 2w:11
<bestie	25:6 2s:12
<bet	0:13
<better	0:3 29:-5 2c:6 2p:5 2w:10
<between	0:7 1x:2 2j:3 2w:4
<beyond	0:13
<bf	1x:18 23:7 2t:8 2v:3
<bi	0:3 2j:5
<bible	0:7
<bicycle	0:5
<bidding	1x:14
<big	1q:5 1x:7 1z:4 2a:6 2c:7 2d:9 2g:5 2i:3 2p:6 2v:9 2y:10
<bigger	0:8 1y:-8 2q:15
<biggest	0:6
<bike	0:5 23:5 2j:4
<bilingual	0:11
<bingo	24:5
<binned	0:3 24:7
<bio	0:4 2r:3
<biology	0:8
<bird	1o:-3 24:6 27:4
<birds	0:7
<birth	1w:7 2o:16 2x:-2
<birthday	1p:5
<birthday's	1p:8 24:-2
<birthdays	1p:11
<biryani	0:12
<biscuit	0:2 1x:8 24:-4
<biscuit's	0:4
<biscuits	0:8
<bit	23:10 24:2 27:5
<bite	24:7
<biting	0:3 24:5
<bitter	0:4 2p:5
<black	1k:6 1s:3 1w:3 23:-6 24:2 2j:4
<blanket	2q:11
<bleed	2w:10
<bleep	0:19
<blended	0:3 24:-5
<blender	0:5
<bless	0:3
<blind	25:14 29:-5
<block	23:10 27:10 2d:16
<blocks	0:8
<bloke	0:4 1n:17
<blood	1r:3 23:4 25:8
<bloodwork	0:6
<blue	1x:4 24:13 2m:2 2z:4
<board	1k:4 1x:2 24:5 2y:2
<boat	2c:-2
<boba	0:3
<body	0:6 2x:8
<boil	2w:7
<boiler	0:2 2x:9
<boise	0:11 2v:6
<bone	1q:10 1x:-6 2w:8
<bonus	0:3
<book	20:3 23:4 2q:8
<bookbinding	2o:3
<booked	1k:-5 2o:10
<booking	0:8 1u:3
<bookings	0:9 24:-7
<bookkeeping	0:3 2v:10
<books	0:4 1v:8 24:2 2p:6
<boot	0:14
<booth	1y:19
<boots	0:3 1v:12 2r:-12
<bored	0:12
<born	1p:8 1x:9 2u:3 2w:4
<borrowed	0:4 2w:-3 30:5
<boss	0:5 24:-4 2r:6 32:4
<boss's	0:10
<bossy	2l:12
<boston	0:3 1k:7 1x:2
<bot	2q:2
<both	0:2 1n:7 1w:3 1x:7 1z:3
<bother	0:12
<bottle	0:7 24:3
<bottom	0:8
<bought	1l:5 1q:3 1x:12 2k:4 30:6
<bouldering	0:12 2x:8
<bout	1r:7 2o:4
<bowling	1k:5 2o:10
<bowls	0:5 1k:10 24:-7
<box	0:6 2d:7 2k:-6 30:6
<boxes	2k:10
<boxing	0:6 1k:6 1p:7
<boy	0:6 1l:5 23:-11 2r:6 2v:8
<boy's	1t:9 2v:12
<boyfriend	1x:6 1z:9 24:14 2o:7
<boyfriend's	0:3
<boys	0:4 2v:6
<braces	1n:9 1x:8 2r:-7
<bracken	24:18
<bradford	0:4 1x:10
<braids	1n:9
<brain	0:10
<brake	0:4
<brakes	0:13
<bram	0:12
<branch	0:4
<brand	2s:6
<brands	0:3
<brantley	0:10
<brass	20:9 2c:14
<brazil	0:5 24:9
<brazilian	24:13
<bread	0:3 24:8
<break	0:3 2w:9
<breakfast	1r:10 1v:14
<breaks	0:11
<breast	1x:5
<breathing	0:2 1q:8 24:6
<bree	2s:10
<breed	0:4
<brenda	0:2 1x:2
<brew	0:4 27:14
<brewery	1x:11 2x:2
<brewing	0:6 27:8
<bride	0:8 1z:-5
<bridge	1v:5 2d:2 2o:6
<brief	0:7
<bring	0:6 23:6 29:13
<brings	0:10 29:4 2s:-7
<brisket	0:6
<bristol	0:7
<british	1k:3 1v:3 2p:-7
<bro	1s:4 1v:7 21:-4 2d:14 2v:4 2w:6
<broke	1x:7 29:-11 2r:3 2t:2
<broken	0:5 2e:4
<brooklyn	0:11 2v:9
<brother	1p:4 1s:3 1t:2 1x:5 24:4 25:4 26:3
<brother's	25:12 26:6 27:10 2d:10 2o:8 2y:7
<brothers	1x:9 1z:3
<brought	1y:9 2m:6
<brown	1n:5
<brunch	0:5 2o:16
<bruno	2q:3
<brunswick	30:7
<bruv	0:10
<btw	0:3
<bucket	1q:2
<buckets	0:6
<bucks	0:4 1x:9
<buddy	0:2 2j:9 2o:-4
<budget	0:3 1x:3 29:5 2z:3
<bug	0:3
<buick	0:5
<build	0:5 2q:8
<builder	29:7
<building	2q:26
<built	0:7 1n:6
<bull	0:2 24:6 27:8 2j:9
<bullet	2a:11 2q:-5
<bumped	1x:14 2o:3
<bun	20:10
<bungalow	2o:4
<bunnings	0:5 1v:12
<buried	1x:18 2j:-9 2o:4
<burn	0:9
<burned	1x:22
<burning	0:7 2k:6
<burnt	0:5
<burst	1x:13
<bury	0:5 1x:11
<bus	0:4 1v:9 2w:5 2x:2 30:4
<buses	0:8 1v:10
<business	2e:3
<but	1m:3 1t:-7 2c:2 2i:3 2t:3 2z:2
<butter	0:2 1s:8 2c:6
<buttons	0:3 2k:-6
<buy	0:4 23:13
<buying	2o:25
<by	0:3 1q:3 1v:2 1w:9 2i:4 2w:2
<bypass	0:3 1x:6
<c	1n:-11 1x:13 23:7 2q:2
<cab	0:8
<cabin	23:9 24:15
<cadets	0:9 24:-9
<cafe	23:12
<cafeteria	0:2 24:-7 2l:13
<caffeine	0:2 24:11
<cake	1x:11 2j:5
<calc	0:5 2o:4
<calculate	0:4
<calendar	2z:11
<calgary	1z:8
<call	0:2 21:3 24:4 25:6 2l:11 2u:8
<called	0:3 1k:3 1v:3 25:5 2j:3 2l:4
<caller	0:6
<calling	24:4 2a:4
<calls	0:4 25:4 2p:8
<callum	2r:4
<callum's	0:4 2j:4
<calm	0:4 2l:3
<calories	0:5
<cambridge	0:3
<came	1v:3 1x:9 1y:6 28:3 2k:2 2r:5
<camera	0:9
<camp	1y:4 2j:8 2o:14 2p:5
<camper	0:4 2k:5
<camping	2o:13
<campus	0:2 24:15
<can	0:4 1u:4 21:-10 2l:5 2w:16
<can't	1m:4 1q:5 1s:7 1t:5 25:3 2q:-10 2w:3
<canada	0:7
<canadian	2a:5 2x:3
<cancel	0:5
<cancelled	24:9 2k:9
<cancer	25:6 32:3
<candidate	0:2
<candle	2c:11
<cannot	25:4 2w:4
<cant	2w:5
<cape	0:5 2p:11
<capital	0:7 1o:7
<caption	0:5
<captions	2p:11
<car	1y:3 24:6
<caravan	0:4 2k:5
<carb	0:12
<carbs	1r:8
<card	2g:-2 2s:10 2w:4
<cardigan	1s:11
<cardiologist	0:6 1r:3
<cards	0:5 24:3 2r:5
<care	2d:7 2x:4
<career	0:2 2r:9 2v:2
<cargo	0:3 2j:4 30:7
<carked	0:4
<carleton	2k:9 2v:11
<carm	0:11 2j:-6 30:6
<carne	0:8
<carp	27:11 2r:15
<carpal	0:2
<carpet	2k:11 2p:-5
<carpool	0:5
<carries	0:11
<carry	0:4 25:9
<cartoon	0:3
<case	2q:-4 2w:8
<cash	1v:9 2p:8 2z:3
<cashews	0:4
<cashier	0:3
<cast	0:14
<cat	1r:3 21:4 25:3 29:-10 31:4
<cat's	0:5
<cataract	0:6 1x:3 25:2 2o:6
<cataracts	2o:21
<catch	0:12 24:-9
<cathedral	23:8 2o:9 2r:5
<catholic	1o:7 24:6
<cats	1z:7 24:11 30:-6
<cause	1o:4 1x:5 24:4 2d:-3 2f:6 2r:-8
<cd	0:3
<cdl	0:4
<cedar	0:2 1v:15 2o:7
<ceiling	0:5
<cell	2w:10
<cello	24:18
<celsius	24:20 2a:15
<center	1s:12 2o:8 2p:4 2v:4
<centre	1k:8 2p:13
<ceramics	0:8 23:-3
<cert	1t:12
<certain	0:11
<certificate	0:2 2r:12
<chain	0:3 24:10
<chair	0:3 1v:12 29:13 2q:-4
<change	24:9 2c:7 2v:9 2w:12
<changed	1o:3 29:4 2p:9 2z:6 30:5
<changes	0:3 2e:11
<changing	0:10
<channel	0:2 1t:-11 2q:4 2z:3
<chantel	2d:6
<chap	0:9
<chapel	1t:13 1x:18 2e:12
<chapter	0:6 24:10
<charge	0:3 1k:-3 1x:6 29:13 2j:7
<charged	2o:8
<charity	0:3 1v:3 2k:-3 2o:-3
<charlotte	0:3
<chart	0:4 2p:5 2z:10
<chasing	0:10
<chat	2p:-4 2y:4
<cheap	0:8
<cheaper	0:7
<cheapest	0:9 30:-6
<cheat	0:9
<check	1x:5 24:10 2s:10
<checklist	0:8
<checks	2q:5
<checotah	0:6
<cheer	0:4 1k:6 1x:6
<cheerful	0:9
<cheese	0:5
<chef	1v:6 2k:2 2l:9
<chemist	0:8
<chemistry	2x:3
<chennai	0:5
<cheque	0:3 2z:3
<chess	0:8 24:15 27:-4
<chest	0:4 2k:10
<chevy	0:10
<chewing	24:20
<chicago	1x:19 24:-6
<chicken	1r:8 20:4 2o:12 2q:7
<chickens	2a:12 2j:14
<chief	0:9
<chihuahua	25:6
<child	0:5 1m:5 1y:15 2f:8
<childhood	0:5 1x:13
<children	0:2 1o:10 1x:6 24:11 2o:3
<children's	1x:6 2j:7 2o:8 2q:10
<chili	1x:7
<chimney	0:4
<chip	2c:10 2j:10
<chippy	0:8
<chips	0:4 24:6
<choice	0:4 1l:5
<choir	1k:2 24:5
<choirs	0:13
<choose	0:6
<chords	0:9
<chores	24:20
<christmas	0:3 2r:10
<chromebook	0:11
<chucked	10:6 2d:6 2j:11
<church	2l:3
<cigarette	0:7
<cilantro	0:6
<cintiq	0:9
<circle	0:5
<cite	0:3
<cities	0:4
<citizen	0:10
<citizenship	0:2 1x:11 2r:-2
<city	0:4 1k:3 1o:7 1t:6 2p:-3
<civic	1x:9 30:6
<civil	24:4 2f:10 2j:6 2r:8 2v:8 2z:2
<claim	2j:8
<claimed	0:7
<claims	0:4 29:-6 2j:12 2q:16
<class	0:2 2o:9 2w:6
<classes	0:6 2o:2 2v:5
<classmates	27:4
<classroom	0:9
<clay	0:3 1k:7 27:5
<clean	0:4 1n:6
<cleaned	1y:27 2p:-11
<cleaning	2e:2 2j:8 2x:8
<cleans	0:10 2j:12
<clear	0:10
<clerk	0:9
<cleveland	0:7
<clever	2l:11
<click	0:11
<clicking	0:2
<client	0:5
<client's	0:7
<clients	0:2 2i:6
<climb	0:7 24:15 2o:5 2w:5
<climbing	0:12
<clinic	1v:5
<clip	0:3 2y:10 2z:7
<clock	0:10 2x:3
<clocks	0:5
<clootie	0:11
<close	1x:8 2d:-6 2o:23 2s:4
<closed	0:3 1v:9 1x:7
<closer	0:11
<closest	0:7
<closet	0:12
<closing	0:2 1v:10 1x:-6 2w:-6
<cloth	0:10
<club	1x:3 23:13 27:-2 2l:2
<clubs	0:2 20:-10
<cm	0:2 31:4
<co	1u:3 1v:2 1x:6 2d:10 2p:4
<coach	1o:7 24:8 27:8 2i:2 2o:7
<coaches	1x:-2 2j:22
<coal	0:10
<coast	1v:14 1x:11
<coat	29:-9
<cod	0:4
<code	0:4 2a:9 2q:10
<codes	2j:20 2w:10
<cody	1l:7 1t:12 1x:6 2o:-7
<cody's	1t:-5 2t:11
<coeliac	1x:14
<coffee	0:3 1s:9 29:5 2c:3 2y:2 30:2
<coffees	0:2
<cold	2c:4 2p:15
<collarbone	0:3 1x:11
<colleague	1x:4 28:7
<colleague's	0:17 2j:-5
<collect	o:5 27:19
<collecting	0:5 24:12
<collection	2k:13
<collects	27:15 2q:5
<colleen	1q:6 1x:5 2j:3 2o:8
<collie	0:3 24:7
<cologne	0:13
<color	0:4 2w:11
<colour	0:8
<colours	0:7
<combine	0:4 1y:13
<come	0:3 1x:9 25:3
<comeback	0:5
<comebacks	0:8
<comes	1o:7 1v:7 29:8 2l:8 2o:4
<comfort	0:4 20:5
<comfortable	0:5
<comin	0:3 2o:13
<coming	1v:7 20:6 2o:11 2r:4
<comment	0:5
<comments	1x:-5 2a:19
<committee	0:5
<common	0:5
<community	2f:2 2o:5
<commute	0:2 1s:8 1x:-10 24:11 2j:4
<comp	1k:7 2f:7 2j:6
<company	23:5 24:11 2k:7
<compare	0:17 1q:-8
<compared	0:6
<competitive	27:14 2y:5
<complain	0:4
<complaining	0:4
<complaint	0:4
<completely	2c:5
<compose	0:4 30:-4
<computer	1q:13 2f:5 2y:4
<computing	0:6
<concert	0:6
<concrete	0:6
<condo	1k:8 2d:11
<condominium	2d:18
<condos	0:3 1y:3 2p:-9
<conference	0:2 2c:13
<confess	1o:11
<conflict	0:3 2l:20
<congratulatory	0:4
<connect	0:6
<connie	0:5 2j:7
<cons	0:8
<consult	25:18 2a:2 2o:13
<consultant	23:22 2o:7
<consulting	1v:3 1x:5 2q:13
<contest	0:14
<context	0:6
<continue	0:9
<contract	1x:12 2l:-7 2o:3
<contractor	0:10
<conversation	0:5
<convert	0:16
<convince	0:3
<cook	1y:4 20:3 2j:5 2w:5
<cookbook	2d:-10 2q:15
<cooked	0:4 1y:12
<cooker	0:7
<cookery	0:8
<cooking	1v:11 2c:11
<cooks	1u:3 24:12
<cool	0:5
<copper	0:12 1v:12
<cora	1x:5 2e:2 2k:-8
<coriander	0:6
<cork	0:4
<cormac	24:16 2r:4
<cormac's	2d:13
<corner	0:2 24:12 2p:9 2q:-2
<cornwall	2o:15
<corolla	2x:3
<correct	2a:14
<correction	2o:14
<corvane	0:14 1v:9
<cost	0:4 25:7
<costco	0:8
<costs	24:13
<costume	0:2 2r:5
<cottage	29:-4 2k:8 2o:8
<couch	0:2 24:11
<could	0:6 1s:4 1y:-2
<couldn't	0:8 2o:-5 2w:13
<council	0:5 2d:3
<count	0:2 2w:7
<counter	0:3 1x:-8
<country	0:4 1v:7 25:9 2c:4 2v:5
<counts	0:2
<county	1x:7
<couple	0:3 24:11 2h:6 2s:8
<couples	0:2 1k:11
<course	0:2 1t:6 1z:8 24:-9 2f:5 2o:6
<courses	0:5
<court	2j:4
<cousin	1x:6 25:4 26:6 2d:8 2j:2 2l:7 2r:4
<cousin's	0:8 1x:8 2w:-9
<cousins	0:11
<coventry	0:15 23:-5
<cover	0:3
<covered	0:15
<covers	27:10 2r:9
<cow	0:11
<cow's	0:2 1m:9 1r:4
<coworker	1x:6 23:7 24:-9 2b:3 2h:2
<coworker's	0:9
<coworkers	0:5
<cows	0:8 2k:8
<cpap	1q:10 25:6 2k:6
<cracked	25:3 30:4
<craig	1x:13 2t:10
<crane	0:7
<cranky	0:14
<crash	1x:11 2d:7 2o:13
<crashed	0:6 1x:10
<crashing	1q:5 2d:11
<crate	0:16
<crazy	0:12
<cream	24:14 30:4
<creamery	0:10 2j:5
<creek	0:13
<crew	0:2 1x:4
<crib	0:3 2x:8
<cribbage	0:7 2d:6
<cricket	0:5 24:13
<cried	0:10
<cries	0:7
<crime	2c:2
<crisp	0:6 1y:6
<crochet	0:7 27:4 2q:9
<croft	0:3 2p:5
<cross	0:6 23:-4 27:7
<crossword	24:9 2z:6
<crown	1k:5 27:9
<cruel	0:5
<cruise	0:5 23:4
<crv	0:13
<cry	0:8 1o:4
<crying	0:4 2c:14
<cup	0:7 2r:5
<cups	24:16
<cured	0:8
<curious	0:7
<curling	1k:5
<curly	1n:12
<currently	0:4 2r:15
<curry	1x:4
<custody	0:6
<customary	0:2
<customer	0:5
<customer's	0:12 2r:-4
<customers	0:6
<cut	1r:5 1x:15 2j:6 2o:3
<cute	0:6
<cuts	0:9 2l:8
<cuz	1r:11 1v:4 1y:-3 2j:9 2k:6
<cv	2s:9 2w:7
<cycle	24:18 2o:8
<cycles	24:2
<cycling	24:14 2o:13
<d	0:5 1u:2 2q:5 2v:6 2w:5
<dad	1k:3 1y:5 23:4 2j:4 2m:8 2t:2 30:3
<dad's	27:13 2d:8 2k:6 2l:12
<daddy	0:3
<daddy's	1n:2 1x:14 2k:10
<dads	1k:10 1v:7 1w:5 25:6 2x:-3
<daily	24:5 2y:7
<dairy	1v:3 28:5 2k:5 2m:2
<dale	1r:13 2k:5 2o:7
<dale's	1n:17 25:6 26:-5
<damp	0:5
<dance	0:6 27:8 2o:8
<dancer	0:13
<dancing	1x:9 20:7 27:3
<dangerous	0:7
<danielle	1t:5 26:8
<dare	0:7
<dark	1n:3 1s:6 26:5 27:-7 2c:3 2p:9
<darla	0:7 1u:6 2g:8
<darts	1y:14
<data	1v:10
<date	0:6
<dated	0:12
<dates	0:4 2v:12
<dating	2t:8
<daughter	1q:5 26:6 29:2 2t:9 2v:2
<daughter's	1m:8 1x:12 2t:11
<dave	0:12
<dawn	0:8
<day	0:4 1t:-10 1x:5 21:6 29:6 2i:6 2k:5 2p:8 2u:3
<daycare	0:3 2v:7
<daylight	0:7
<days	1z:11 25:-4 2j:7 2o:5 2p:2 2u:8
<de	1k:4 20:5 2e:6 2g:3 2v:7
<dead	0:4 2l:4
<deadline	0:5 2o:3
<deaf	1t:-8 1y:3 25:13
<deal	0:3 1o:8 2o:10
<dear	0:10
<dearer	0:3
<death	0:6 1k:-11
<deb	0:2 2d:5
<deb's	1x:5 24:6 2c:12
<debate	27:5
<decaf	24:18
<december	0:7 1p:7 2o:6
<decide	0:3 23:13 24:-7 2k:8
<decided	1n:2 1o:12 1s:3 2o:19
<decision	2o:10
<deck	0:7
<declan	1h:6 2x:9
<decline	0:8
<declining	0:5
<decorate	2w:7
<dee	27:9
<deep	1x:5 21:8 2k:7
<deer	27:12 2o:11
<define	0:11
<degeneration	0:7
<degree	2v:9
<degrees	0:6
<deleted	1g:6
<delgado	0:3 23:-10
<delivery	0:3 2b:8
<dementia	0:4 2j:12
<denise	0:4 2j:3
<dental	24:-11 2v:9
<dentist	0:3 25:11 2x:5
<dentist's	0:13 1x:8
<denver	0:8 1x:5 2o:-4
<department	0:2
<deposit	1x:8 2o:14 30:9
<depot	0:2 1x:-2 2b:6
<depth	0:9
<derby	1k:7 1x:11
<describe	0:7 1o:16
<design	0:6
<designed	1y:20
<designer	0:9 1v:6
<desk	0:8
<desmond	0:9 27:10
<dessert	0:2 1x:7
<detest	9:6 1s:13
<dev	0:4 1u:7
<diabetes	24:9 2o:9
<diabetic	0:2 1r:-7 24:10 2o:3
<diagnosed	1x:19
<dialogue	0:13 2r:-5
<dialysis	25:17
<diaper	2o:2 2w:11
<diary	24:3 2z:6
<did	1t:3 1x:6 1y:12 2d:5 2f:3 2p:-10 2r:5
<didn't	0:12
<didnt	0:17
<die	0:6 24:-5
<died	1x:12 24:5
<diego	0:5
<dies	0:2
<diesel	0:7
<diff	0:7
<difference	0:10
<different	0:2 2v:14
<dignified	0:5
<dining	0:8
<dinner	0:5 1z:8 2j:6 2p:8
<dinners	0:5 1v:6
<diploma	1t:11 23:11 2f:8
<director	0:7 2j:6
<dirty	2p:10
<discharge	2q:6
<discord	0:8 2q:4
<discount	0:3
<discovered	27:7
<discussion	0:8
<disease	0:10
<dish	20:8
<dishes	0:2
<distance	0:5 24:-9 2f:6
<distinction	2r:11
<ditched	1v:7 24:7
<divide	2m:5
<divorce	0:2 1x:2
<divorced	0:4 1l:-6 2d:6
<do	0:3
<doc	2s:10
<doctor	25:7 26:7
<doctor's	2c:9
<doctors	0:4
<documents	0:5
<dodgy	0:8 25:18
<does	0:2 1l:-6 24:5 27:2
<doesn't	1o:7 1s:9 25:9 2e:5 2l:7
<dog	1x:10 21:5 2m:4 2p:-3
<dog's	0:4
<dogs	0:6 2d:-5
<doing	1t:4 24:3 2f:3 2o:5 2q:9
<dollars	2j:7
<dolly	0:3 1x:6
<don't	1m:9 1o:4 1s:6 27:3 2a:7
<donal	0:8 1v:11
<done	1x:12 24:2 2o:3 2r:4 2x:5 30:7
<dont	2a:7 2k:3
<door	0:4 1v:7 23:-9 2x:6
<door's	0:10 2j:5
<doris	2k:3
<dorm	2p:7
<dot	1x:16
<double	0:6 1v:9 2d:7 2x:2
<doubles	0:7 2p:2
<dough	0:3
<down	1k:5 1n:3 1y:4 29:7 2o:3 2q:2 30:5 31:9
<downstairs	0:2 1x:8
<dr	1v:3 2g:13 2o:3 2s:6
<draft	0:8 2g:8
<drafting	0:10
<drafts	1o:11 2g:4
<drank	0:6 1x:-9 24:6
<draw	0:8 24:11
<drawing	1q:12 23:-5 27:11
<dread	21:9
<dream	23:15
<dress	2k:16
<drill	1x:9 2c:12 2q:7
<drills	0:4
<drink	24:6 2c:5
<drinking	0:9
<drinks	24:8
<drive	24:6 2j:6 2o:2 30:2
<driven	1y:17
<driver	0:3 1v:6 2r:6 2x:6
<driver's	1x:8 2r:5
<drivers	0:7
<drives	0:2 1v:3 24:2 2a:-7 2j:5
<drivin	21:14 2j:16
<driving	1s:6 1v:4 21:8 2j:5 2w:7 30:7
<drop	0:3 1t:4 2a:9
<dropped	1x:7 23:7 27:7 2f:7 2z:2
<dropping	2o:17
<drops	0:11 24:-4
<drove	1v:6 1x:4 2j:8 30:3
<drowned	0:16
<drugs	0:7 24:-3
<drum	2k:5
<drums	0:6
<drunk	1x:9
<dry	0:3 2c:4
<dryer	0:7
<dual	2h:13
<dubai	2j:3
<dublin	1k:4 2o:7 2x:11
<duchess	1x:7 24:-8
<duck	2o:17
<dude	0:9
<due	0:5 2o:12
<duke	0:3 1x:9 2j:-7
<dumb	0:5 24:11
<dump	2j:14
<dumped	0:5 1x:9
<duolingo	0:5 24:11 2r:6
<duplex	0:10
<during	0:9 2w:15
<dust	1m:5 21:3
<dutch	1v:5 24:11 2a:5 2g:4
<duty	0:5
<dying	0:4
<dyslexic	0:4
<dyson	0:17
<e	0:3 2p:8 30:13
<each	1r:3 24:7 2a:11
<ear	0:5 2w:9
<earlier	2g:3 2o:2
<early	2f:6 2j:7 2o:4
<earn	29:8
<earned	0:12
<earns	0:14
<ears	1n:5
<earth	20:10
<easiest	0:7
<east	0:6 2e:3 2v:3
<easter	0:7 24:-5 27:5
<easy	0:7
<eat	1r:4 1s:4 20:4 24:6
<eaten	20:8
<eating	1r:7 24:10
<eats	1r:15 24:3 2c:5
<eczema	0:6
<ed	0:4 1t:15 24:-6
<edge	2q:11
<editions	0:9
<editor	0:9
<effective	0:14
<egg	1n:2 20:3 26:3 2o:5
<eggs	0:4
<eid	0:4 2x:7
<eight	0:4 1n:-2 1y:10 25:4 29:4 2r:10
<eighteen	0:7
<eighties	0:9
<eighty	1t:-11 24:4 31:6
<either	0:10
<elder	0:6 2y:14
<elderly	1x:-2 2m:12
<eldest	2v:4
<elected	1k:14 1x:5
<electric	2j:11 2k:2 30:4
<electrician	0:6 2o:-2
<electronic	0:9 2f:7
<elementary	0:4 24:-7 2f:11
<elevator	0:8
<eleven	24:5 29:7 2k:7 2r:5 31:5
<eli	1n:-11 1q:10 1x:5 23:6 24:15 25:2 2m:-3 2o:3
<eli's	30:7
<ellie	0:10 24:-5
<else	0:3 1y:-8
<elwyn	2j:8
<ely	2m:8
<em	24:4 2w:8
<email	1k:-7 2g:2
<emails	24:16
<embarrassing	0:3
<emergency	2j:7
<employed	0:6
<employees	0:8
<employer	0:9
<empty	0:9 1y:-2
<en	0:6
<end	0:2 1r:9 20:-4 2a:9 2o:7
<ended	0:6 1x:7
<ends	0:11
<energy	0:7 24:6
<engaged	0:5 2q:6
<engagement	0:3
<engine	0:11
<engineer	0:6
<engineering	24:5 2w:9
<engineers	0:4 1k:6 2r:4
<england	0:3 1t:14 2v:3
<english	1w:-6 2a:4 2r:10
<enjoy	2c:18
<enough	1n:-2 23:4 24:6 2b:7 2l:5
<enrolled	1t:3 2v:3
<ensaymada	24:18
<entitled	0:10
<enugu	0:5
<envelope	0:8
<equivalent	0:3
<er	1p:6 1v:4 2c:6 2j:11
<erdington	1k:8
<error	0:9
<escaped	0:4
<espresso	0:5 2k:9
<essay	0:8
<estate	1s:8 2o:6
<ethan	1t:5 27:7
<etiquette	0:10
<eulogy	0:4 2g:7
<euro	0:2 23:6 24:10
<even	0:5
<evening	0:2 1t:4 24:7
<evenings	0:12
<event	27:9
<ever	1r:6 1x:5 20:13 2a:8 2r:7 2w:7
<everton	0:4
<every	0:2 20:4 24:2 29:4 2w:-7 2z:2
<everybody	0:2 1o:10
<everybody's	0:4
<everyone	0:2 1o:10 1q:-3 2a:-11
<everyone's	0:9
<everything	1o:2 1q:7 1s:-5 2l:8 2z:5
<everywhere	0:10
<ex	0:7 24:6 2s:12
<ex's	0:3
<exactly	0:7
<exam	2j:4 2o:7 2r:9
<examiner	0:6 2w:-3
<example	2l:-7 2n:3
<excel	2o:-7 2p:3
<except	0:3 1x:-4 24:11 2j:2
<exchange	0:3 1x:-5 2o:17
<exchanged	w:3 1x:17
<excuse	0:2
<exercise	24:11 2d:-3
<exit	1x:9
<expect	0:7
<expecting	1x:12 25:10
<experience	0:8
<explain	0:7 25:14 2a:10
<explained	0:9
<explains	0:6
<export	0:9
<extension	0:7
<extra	0:6 2c:11
<eye	0:7
<eyes	0:2 25:15
<f	0:6 1x:14 25:-12 2q:2 30:10
<face	0:10
<facebook	0:5 2q:4
<fact	2r:6
<factory	0:7
<facts	0:7
<fags	0:2 2x:7
<failed	0:4 1x:15 2r:9
<fails	0:11 2w:-3
<fair	1s:3 1y:4
<fairy	21:4
<fake	0:8
<fall	0:3 1v:6 1x:9
<fallen	0:5
<falling	0:6
<falls	1y:6 2j:11
<families	0:2 24:-6
<family	0:4 1t:11 1v:4 1x:12 2o:4 2q:2
<fan	1o:12 24:-2 2c:7
<fancy	0:2 2a:6
<far	0:8 1n:-10 2r:10
<farm	28:2 2o:8
<farmer	0:5
<farmers	23:4 24:8 2c:10
<farms	2j:16
<fasciitis	0:8
<fast	0:4 24:10
<fastest	0:10
<fasting	0:5 24:3
<fat	25:11
<father	24:7 2g:6 2j:2
<father's	0:7 2k:9
<fault	0:8
<fav	0:3 h:12 20:6
<fave	20:13
<favorite	20:7
<favourite	20:14
<fear	i:6
<feb	0:3 2o:15
<february	0:4 1p:13
<fee	0:9
<feed	1l:10 1v:5 23:12 24:9 2k:-5 2o:3
<feedback	2a:9
<feeds	24:16
<feel	0:7
<feeling	0:8 1o:10
<feels	0:8
<fees	0:12
<feet	31:4
<fell	1x:5 2o:2
<fella	0:6
<fellow	0:11
<female	0:9
<fence	2l:10
<fender	2k:12
<fennel	0:10
<ferret	0:11
<ferry	0:10
<fever	0:14
<few	23:3 24:13 2o:14 2w:6
<fi	23:5
<fiancé	0:3 1x:22
<field	0:12 1k:-2
<fiesta	0:2
<fifteen	23:6 24:13 2l:8
<fifth	1t:5 1x:19 2w:5
<fifty	0:4 1l:8
<fight	0:4
<figure	0:6
<fiji	2o:8
<filey	23:-3 2o:11
<filipino	0:4 2o:8
<fill	0:5 24:5
<filling	28:3
<film	0:7 23:-7
<films	0:8
<filter	2c:12
<final	2o:9
<finally	1x:11 2e:6
<finals	0:9
<financial	0:9
<find	0:6 1s:8 25:10 2p:-2
<finds	0:10 1o:11
<fine	0:7
<finger	0:8
<fingers	0:8
<finish	1t:7 2o:4 2q:11
<finished	1x:7 2r:2
<finishing	0:2 1t:13 2o:-5
<fire	0:5 2z:7
<fired	0:2 1v:7 1x:4
<firm	0:3
<first	0:3 1n:5 1t:8 1v:2 1y:5 2a:4 2j:3 2w:2
<fish	1r:7
<fishes	0:11 27:11
<fishing	0:5 1y:-8 2k:2 2s:2
<fit	0:4
<fits	0:2
<fitted	2k:6
<fitting	2j:16
<five	1k:5 23:4 26:8 27:8 2d:7 2p:7 2s:9
<fix	2a:9 2j:9 2k:3 2p:5 2w:8 2y:-2
<fixed	2l:6
<fixes	2j:11 2w:12
<fixin	2o:14
<fixing	2o:-6 2q:17
<flat	0:5 25:2 2p:8
<flatmate	1x:6 2j:8
<flew	1x:18
<flies	2o:21
<flight	0:5 23:4 26:3 2j:7
<flights	0:8
<flip	1q:10
<flogged	0:3 30:6
<floor	1x:10 24:4 2k:9
<floors	0:6
<flour	0:6
<flower	0:2 1k:9 20:7 2j:7
<flown	1y:19
<flu	2o:24
<fly	27:6 2o:9
<flyer	0:8
<flying	1r:-6 2o:16
<fold	0:8 2j:-2
<folding	30:2
<folk	0:6
<folks	0:4 1l:6
<follow	1r:6 1t:11 23:8 2c:13 2o:-4
<following	0:13
<fond	t:9
<food	20:8 2o:2 2r:6
<foods	0:11
<foolish	0:6
<foot	1n:4 21:7 2r:7
<football	1k:4 1x:11 27:2
<ford	1v:2
<forearm	0:8
<foreman	2j:14
<forester	0:10
<forestry	24:9 25:-3
<forget	21:11 2f:4 2o:4
<forgive	0:6
<forgot	0:10
<forgotten	0:15
<forklift	1x:3 2o:7 2r:3 2w:11
<form	0:5 1p:7 2o:2
<format	0:12
<former	0:9 1x:-5 2j:6
<forms	0:6
<formula	0:7 2y:13
<fort	27:10 2e:9 2v:7
<fortnight	0:2 1x:5 2g:3 2o:-5
<fortnite	0:4 20:8 24:-4 27:2
<forty	0:5 1x:9 23:4 2e:8 2l:4 2p:-6 2r:11
<forum	0:9
<forward	0:6
<found	0:5 1x:6 2d:-5 2m:8
<foundation	1n:8 2r:4
<fountain	1x:7 24:6 2k:3 2p:7
<four	1y:5 1z:6 23:4 24:7 29:-6 2d:7 2r:11 2s:9
<fourteen	0:2 1v:5 1z:5 2m:9 2x:2
<fourth	0:6 1z:11
<fractions	1t:6
<frame	0:5
<frank	1x:5 2k:10
<free	0:3 1k:4 1o:4 25:5 2c:5 2l:-7 2u:7
<freelance	0:4 29:6 2j:9
<freeze	21:9
<freezer	0:8
<french	0:6 1x:-8
<fresh	0:8
<freshman	0:4
<fresno	0:11 2a:-4 2v:7
<friday	0:3 1x:4 2b:-9 2x:7
<fridays	0:2
<fridge	0:11
<friend	1y:-6 24:5 25:4 2a:6 2l:-5 2q:4
<friend's	0:11 2w:-7
<friendly	0:4
<friends	1k:4 2s:5 2v:2 2w:6 2x:2
<fries	0:2 24:11
<frighten	21:10
<frightened	21:10
<from	1q:5 2z:3 31:7
<front	0:6
<froze	0:6
<frozen	0:11
<fruit	0:4 2o:11 2w:-3
<fry	0:4 2w:-2
<fryer	0:7
<full	0:5 1v:2 24:6 2d:-2 2g:8 2k:4
<fully	1o:7 1r:9 24:11
<fun	2r:3
<function	0:4
<fund	25:3
<funeral	24:14 2c:5
<funny	0:4
<furnace	0:6
<further	0:10
<fuss	0:6
<future	0:11
<gaffer	2g:6
<gal	0:4 1x:2 2s:14
<galaxy	0:6 1q:8
<gallon	0:6
<galway	0:2 2j:9
<game	20:8 23:4 24:7 2q:8 2x:8
<gamer	25:8 27:6 2w:-2
<games	0:6 2o:5 2p:-10
<gap	0:4 2o:12
<garage	0:5 1o:-9 1x:-2 2d:6
<garden	0:2 23:15 2o:12 2p:12
<gardener	0:8
<gardens	0:18
<garmin	0:7 1q:3
<gary	1x:4 2j:8
<gas	2k:6 2p:4 2w:7
<gate	0:4 1s:6 24:3
<gave	0:2 1q:3 1x:7 23:8 2o:10
<gear	2y:7
<gearbox	0:2 2w:12
<ged	0:6 1l:11 1t:5
<geese	0:6
<general	2r:7
<generator	2q:9
<gentle	0:7 2p:5
<gentleman	0:2 2s:12
<geography	0:7
<georgia	0:7 2v:5
<german	0:4 2m:10 2o:6 2r:-7
<germany	2x:8
<get	0:4 1k:7 1o:6 20:6 21:9 23:8 25:5 27:4 29:5 2b:7 2q:-6 2s:-9 2x:-2
<gets	0:2 24:10 2r:2
<gettin	0:2 1x:-4 2o:24
<getting	1l:-6 1x:8 23:7 2d:3 2h:7 2o:10 2s:7
<gf	1x:11 2m:10 2o:12
<ghosts	0:3
<gift	0:5 2x:-2
<gig	0:4
<gimme	0:3
<gin	0:6 24:9
<ginger	1n:12 2m:9
<girl	1n:5 1s:6 1t:2 23:-3 2c:4 2w:2
<girlfriend	0:3 2o:8
<girlfriend's	1x:9 2j:9
<girls	0:5 2d:8 2j:9
<give	0:5 1l:-5 1q:12 2a:8 2c:3 2l:3 2p:9
<given	1x:10 2m:7
<gives	0:3 1o:5 25:7 2g:6 2w:-9
<giving	0:4 2a:9 2o:14
<glad	0:7
<gladys	0:3
<glasgow	2j:9 2v:3
<glass	24:4 2j:6
<glasses	25:9
<glaucoma	2j:8
<gloria	1r:14 2j:9
<gloves	0:3
<gluten	1r:6
<go	1k:4 24:4 2o:3 2q:7
<goal	0:2 23:13
<goat	0:8 2a:-6
<goats	2o:7
<god	1o:6 2z:5
<godfather	1x:18
<goes	24:10 2o:8 2v:4
<goin	0:3 2o:5
<going	1x:4 23:5 27:8 2o:18 2x:2
<gold	20:13 2e:10 2k:9
<golden	0:15
<goldfish	0:12
<golf	24:12
<gone	1v:6 1x:6 24:5 25:3 2d:8 2k:2 2l:3 2z:6
<gonna	23:5 2o:17
<good	0:3 1o:7 2c:4 2i:8 2s:3 2w:11
<goodbye	0:2 1k:9
<google	0:6 2q:-2 2z:9
<goose	0:9
<gossip	0:3
<got	1x:5 21:3 2r:6 2z:2
<gotta	24:12
<gout	0:7
<gp	1v:16
<gpa	2r:15
<grace	2a:-2
<grade	1t:9 1x:5 2j:3
<graders	24:12 2o:-6
<graduated	1x:17 2v:5
<graduation	0:6 23:11
<grain	0:4 1t:-11 1y:9 21:8 2j:9
<grammar	1x:8 24:6
<grams	2a:10
<gran	0:11
<grand	0:8 28:9 2l:10
<grandad	1x:14 25:6 2j:5 2o:-5
<granddad	0:9
<granddaughter	23:13 2o:7 2r:10
<grandfather	1x:6 2j:11 2k:4
<grandfather's	0:7 2k:21 2q:2
<grandkids	0:5 24:4
<grandma	1x:3 21:-3 24:8
<grandma's	0:7 1p:7 25:8
<grandmother	1x:4 25:10 28:8 2d:-8
<grandmother's	0:7 2k:6 2o:-7 2q:10
<grandpa	2j:9 2k:12 2x:6
<grandson	23:10 2m:11
<granny	1z:6 2d:12
<grant	0:9 1x:-3
<grapefruit	0:7
<grave	0:5
<gravel	0:7
<gravy	1r:6 1x:15 24:10
<gray	1n:18
<great	0:2 1v:7 20:5 25:5 2k:9 2t:-10
<greek	0:6 2u:2
<green	0:2 1k:7 1x:2
<greg	1x:10 2j:7
<greggs	0:3 24:10
<grew	0:5 28:6
<grey	1n:14 1r:-2
<greyhound	0:5 24:-2 2c:6
<grief	1o:9
<grill	0:9
<grinder	0:8
<groceries	0:2 1v:9 1x:-8
<grocery	0:5
<gross	0:9 29:2
<ground	0:3 2p:18
<group	0:7 1s:4 2j:5 2v:7 2y:5
<grow	0:4 27:10
<growing	0:5 1n:10
<grown	0:2 1z:12 2q:9
<grows	0:2 27:16
<grumpy	0:13 2t:-8
<gráinne	0:9 2s:10
<guard	0:11
<guess	0:6 1k:-9
<guest	0:5 2j:8
<guests	0:5
<guinea	2m:3 2q:5
<gum	0:3 24:7
<gun	0:4 2w:11
<guy	0:6 24:4 26:3 2a:7 2s:4
<guys	0:3
<gym	0:6 24:3 27:6
<h	0:5 1v:4 2x:4
<habit	24:9
<had	1x:10 2l:-9 2r:2 2y:-6 30:3
<haiku	0:7
<hair	0:5 25:3 2l:8
<haircut	0:7
<hairdresser	0:8 30:-10
<hairdressers	0:4 2q:8
<halal	0:4 1r:3
<half	0:3 1w:5 1z:3 24:4 2c:6 2k:7 2q:4 2r:3 30:6
<halfway	0:11 2f:9
<halifax	0:10
<halina	v:2
<hall	0:3 2o:13
<hallmor	0:5 1v:14
<ham	0:9
<hamish	0:3 1m:8
<hamster	2o:15
<hana	1x:9 25:6 2h:5
<hand	1x:4 20:4 25:2 2k:4 2p:7 30:4
<handed	1q:2 1x:4
<handle	0:9
<hands	0:3 25:12
<handwriting	0:3 23:12
<hang	0:6
<hangi	0:2
<hanging	0:8
<happen	1o:8
<happened	0:4
<happens	0:2 1o:2 2x:-4
<happier	0:9
<happy	0:10 2o:-4
<hard	25:11 2a:14
<hardest	2r:12
<hardly	0:4
<hardware	2o:9
<harvest	0:8
<harvey	1x:22
<has	30:4
<hasn't	0:9 1y:-2 24:13
<hat	0:2
<hate	1s:4
<hated	2c:7
<hates	1s:5
<hats	27:15
<haul	0:16 2j:5
<hauled	2j:15
<have	2k:7 2o:2 2p:4
<haven't	1y:10 24:17
<having	1o:-3 1x:2 1y:3 24:4 25:5 2f:2 2k:4 2o:7
<hay	1m:14
<hba	0:9
<he	0:3 1q:-2 1t:4 1v:6 21:5 28:3 2c:6 2e:3 2j:3 2k:7 2s:-7
<he'd	0:8 2p:11
<he'll	0:6 2o:13
<he's	1k:8 1r:2 1y:3 2a:-10 2d:5 2g:4 2l:8 2v:7
<head	0:4 1x:7 1y:-6 2j:2 2o:3 2s:7
<heading	2o:11
<headline	0:8
<headmistress	0:12
<heads	0:3 1x:-3 2r:13
<healed	0:8
<health	1y:13 2l:5
<hear	0:7 1o:3 1x:14 23:-7
<heard	0:8
<hearing	1q:2 2k:3
<heart	1x:4 2l:7
<heat	0:2 2a:-6 2o:14
<heater	0:6
<heath	0:7
<heating	1u:4
<heaven	0:6
<heavy	2w:3 2z:8
<heeler	2m:2
<heights	0:11
<held	0:5 1o:13 1y:10
<hell	0:7 20:11
<hello	0:6 1u:5 2p:-4
<help	0:3 1k:8 1o:-10 24:6 2g:8
<hen	2d:16
<hens	0:9
<her	0:2 1l:3 2b:-5 2o:2
<herb	0:6
<here	0:6 2s:-6 2x:9
<here's	0:8
<hero	0:9
<heroine	0:9
<heron	2q:8
<hers	0:6
<herself	27:14 2d:7 2m:5 2s:6 2w:4
<hes	1n:5 1v:3 25:5 2d:4 2e:14 2l:2 2o:3 2w:-7
<hey	2a:12 2o:3
<hi	0:6
<high	24:3 2d:8 2w:3
<hill	1n:-10 1v:9
<hills	0:10
<hilux	0:13 1x:-6
<him	1l:8 1o:6 1x:5 20:3 27:7 2a:-7 2d:10 2w:2
<himself	2k:9
<hip	0:3 1x:4 24:6 2o:-3
<hips	25:10
<hire	0:9
<hired	1x:22 2s:10
<hiring	0:13
<his	0:4 2a:-3 2l:4
<history	1v:6 23:-6 2q:10
<hit	1x:18 2r:3
<hmong	1w:9 20:9 2b:7
<hobbies	0:10
<hobby	0:2 27:12
<hockey	0:5 1k:8
<hold	1o:15 2f:5 2o:14
<holding	0:14
<holds	0:9
<holiday	2o:22
<holidays	0:11
<holt	0:7 1v:5
<holy	1k:5 23:-5 2v:12
<home	1o:-9 27:3 29:3 2a:-9 2e:6 2j:8 2o:5 2s:-5 2x:4
<homework	1o:13 24:-6
<hon	0:5
<honest	1o:5
<honestly	1o:11 2w:4
<honey	0:3 1n:10 24:6
<honors	0:4
<honour	0:6 2o:7
<hoover	0:8
<hope	0:6 1k:10 23:12
<hoping	23:27 2v:-3
<horoscope	0:4
<horoscopes	0:3
<horror	2c:10
<horse	0:6 1x:11 2q:-9
<horses	0:4 23:-7 2o:5
<hospice	1p:-7 24:9 2o:9
<hospital	2j:4 2o:12 2r:10
<hot	0:4 2c:2 2d:7
<hotel	1x:4 2j:6
<hour	0:3 1v:8 2j:10
<hourly	0:3
<hours	1v:10 24:9 2l:-3
<house	1t:-7 24:2 2d:6 2e:6 2o:7
<household	1x:-3 29:5 2d:14
<housemate	2j:6
<houses	2o:9 2r:18 2w:-2
<housing	1k:20 2p:10
<how	0:6 1l:3
<howth	0:12
<hr	0:6 2p:7
<hrs	2p:10 2r:-9
<hull	0:10 1v:3
<human	0:8
<hums	24:18
<hundred	1q:-8 23:3 29:13 2k:5 2p:3 2r:10 31:13
<hung	0:16
<hunting	0:10
<hurricane	0:10
<hurt	1x:5
<husband	24:2 27:4 2c:5 2d:7
<husband's	1p:2 1q:2 1v:7 1x:4 24:10 25:5 26:3 27:3 2u:9 2x:4 30:3
<hygiene	0:3 2r:8 2v:5
<hygienist	0:7 24:-12
<hymn	0:2 20:7
<hymns	0:4
<hypertensive	24:13
<hypothetically	0:2
<i'd	20:8 23:6 2o:11 2p:5 2q:6 2u:6
<i'll	24:-8 2o:12
<i'm	1t:5 2h:2 2l:3 2o:6 2u:3 2w:4 30:2
<i've	1y:7 1z:3 29:-7 2f:3 2w:3 2x:4
<ibuprofen	0:6 1y:-7
<ice	1x:2 24:10 30:5
<id	0:5 23:7 2p:10
<idea	23:13
<ideas	29:-2
<idk	0:7
<if	0:9 23:-2 29:-12 2a:3 2r:-8 2x:4
<ii	0:10
<illegal	0:4
<im	2o:3 2p:3 2q:2
<imagine	0:9 23:-5
<imran	1x:9 30:4
<in	1n:-5 2b:-9
<income	29:15
<india	0:3
<indian	0:5
<ines	1v:12 1x:-7
<infants	25:7 2o:7
<infection	0:7
<inform	0:3
<informs	25:13
<inherited	2k:13
<ink	0:4
<inside	23:5
<insists	0:9
<inspector	0:10
<instagram	0:6 2q:9
<instead	0:3 2j:9
<instructor	0:10 2r:11
<instrument	2j:8
<insulin	0:4 2o:-2
<insurance	0:4
<insurer	0:5
<intend	23:17 2o:9
<interest	0:9
<intern	2l:-5
<interview	0:3 2a:-3 2o:14
<into	1s:3 27:4 29:-8 2c:8 2d:3 2u:3
<intolerance	0:13
<introduce	0:4
<invented	0:11
<inverness	0:10 2o:-2 2v:5
<invitation	0:9
<invite	0:3
<invited	0:5 1x:11
<invoice	1q:8 1x:6
<ipad	0:8
<iphone	0:4
<irish	0:5 23:7 2r:5
<iron	25:5
<isla	27:2
<island	1x:-5 2l:9
<isn't	0:4 2o:5
<isnt	25:11 2j:-7
<it	0:4 21:7 2g:4 2k:3 2x:6 2z:4 30:2
<it'd	0:10
<it's	21:3 2d:3 2o:4
<italian	24:-4 27:5 2o:10
<its	20:3 2d:7 2s:5 31:-6
<iv	1t:7
<ive	1y:4 20:2 25:13 2r:-9
<jace	2d:7 2r:20
<jack	0:2 2m:6
<jacked	1v:9 2j:7
<jaguar	0:9
<jaheim	0:4 2v:6
<jakub	1x:10
<jamaican	0:8
<janelle	2l:17
<january	1p:7 24:6 25:5
<japanese	0:3
<jar	0:5
<java	0:2
<jaylen	1k:5 1x:7 2r:4
<jealous	0:6
<jean's	0:7
<jeans	0:11
<jehovah's	24:8 2u:8
<jellyfish	0:7
<jersey	2p:8
<jess	1x:16 2g:5 2k:-6 2o:-8
<jesuit	1x:12 2j:9 2x:5
<jet	0:6
<jeweller	0:6
<ji	0:3 1x:11 2g:9
<joan	0:3 2o:2 2t:10
<job	1o:6 1v:7 24:-6 2w:7
<jobs	0:6 25:-3
<jodi	1x:9 2x:7
<join	0:7 23:18
<joined	1k:8 1v:5 27:2 2x:-7
<joint	0:8 2o:9
<joints	0:4 27:8
<joke	0:3 2x:2
<jokes	0:3 2a:10
<jolene	0:6 1x:14
<jonah	0:6 2j:9 2o:2
<jonahs	2q:2
<josh	2f:6
<journal	0:7
<journey	2a:8
<judge	0:6 2a:3 2g:2
<juggle	2w:4
<julie	2d:9 2l:12
<july	1x:7 25:7 2o:7
<june	1x:3 20:9 2o:9
<junior	1k:13 1t:6 1x:5 24:7 2j:3 2o:8
<just	1m:3 1x:6 2a:9 2h:2 2u:7
<jv	0:8 1x:6
<k	0:3 1u:7 2d:4 2r:4
<karaoke	1s:9 2o:19
<kare	0:4
<kasia	0:13
<kayak	0:8 27:4
<kayaks	0:9
<kayla	1x:5 2e:7 2j:4
<kaylee	1x:15 23:14 24:11 2k:-8 2v:6
<keen	0:5
<keeneland	0:11
<keep	1v:2 2a:9 2d:4 2k:9
<keeper	0:7
<keeping	2d:12 2k:15 2m:6
<keeps	0:5 1q:5 2j:5
<keisha	0:4 24:-4 2d:15
<keith	0:7 2x:-4
<kenya	0:3
<kept	2j:14 2k:4 2m:3
<kerry	0:2 2r:9
<keto	0:7
<kettle	0:13
<key	0:7
<keyboard	0:7 2p:3
<keys	0:2 1x:9 30:4
<kg	0:6
<kia	0:5
<kicked	1x:10 2d:6
<kid	0:7 1x:6 24:-4
<kid's	0:5 2v:8
<kidney	0:3 1r:5
<kids	0:2 2d:5 2i:9 2m:3 2p:-3 2q:3 2s:6 2v:2 2y:7
<kill	1o:5 20:10
<killed	2q:7
<kilo	0:7 2r:8
<kilos	0:5
<kind	2l:8
<kinda	2c:10 2t:8 2w:11
<kindergarten	24:10 2c:10
<kindle	0:3 1q:3
<kindly	0:3
<kindy	0:12 1k:11 1x:-7
<king	0:6 2m:6
<kirsty	1x:11
<kit	0:8
<kitchen	1u:2 23:7 2b:7 2j:10 2o:3
<kitten	0:3 1x:8 2g:7
<kiwi	2d:-2
<km	0:8
<knee	1x:2 2o:3
<knee's	0:10 1x:-6 25:6
<knees	23:7 25:4 27:2 2l:6 2z:8
<knew	0:7
<knife	0:6 1x:9 2w:9
<knit	0:6
<knitting	0:8 1x:-3
<knock	0:11
<knocked	0:3 1x:6 24:7
<knocking	0:2 2q:7
<knots	0:3
<know	0:4 2l:3 2u:4 2w:6 2y:-6
<known	0:4 2w:7 2x:9
<knows	0:2
<kona	0:2
<kotlin	0:5
<kraków	2o:11 2x:12
<kroger	1v:8
<kuba	4:2
<kuya	2l:10 2o:9 2t:8 30:4
<kyoto	0:11 1o:-8
<l	0:8 20:12 25:16
<la	0:8 1x:-4 2o:12 2q:-8 2v:5
<lab	0:5 2m:7
<label	0:7
<lactose	0:4 1m:5 24:-9 25:5
<lad	0:3 1v:4 2l:-6
<ladder	0:5
<ladies	0:8 1k:10 2o:-10
<lads	0:5
<lady	0:6 1k:-5 1x:5 2g:7
<lagos	1y:5 2p:3
<laid	1v:6 1x:6 2j:15 2l:11
<lake	0:5 1x:16 23:10
<lamp	0:2
<land	0:4 1k:5 23:14
<landed	1t:-3 1x:11 2r:13
<landlady	0:6
<landlord	0:7 1x:-3 2g:2 2j:-2
<landlord's	0:3
<lane	0:6 1v:3 2x:2
<laney	1x:4 24:6
<language	0:4
<lap	2o:11 2q:13
<laps	0:8
<lapse	0:10
<laptop	1q:5
<large	0:3 1q:6 21:6 2a:3
<lass	1v:2 2j:11
<last	1n:4 1q:3 1x:6 25:2 2c:2 2o:7 2p:-3 30:-10
<lasted	0:16
<late	1o:4 1s:4 1z:14 24:3 28:2 2j:7 30:8
<lately	0:5 1v:11
<latex	0:4 1v:7 24:-4
<lathe	0:8
<latin	0:5 27:8
<latte	0:4 2w:10
<lattes	1v:8 24:-2
<laugh	1m:12
<launch	0:8 2f:-5
<laundry	1v:-7 24:10
<law	1l:2 1r:2 1t:4 1v:2 2d:2 2e:5 2j:2
<law's	0:4 1l:5 2d:-5 2o:6
<lawn	0:7 27:6
<laws	0:8 2d:4
<lawyer	0:3
<lay	0:4 2j:13
<layers	24:-4
<laying	0:2 2m:4
<layout	0:9 2d:4
<lb	0:2 2r:5 31:18
<lbs	0:6
<lead	1o:2 1v:3 1y:-5 2j:3
<leader	1k:9
<leaf	0:5 21:10 2o:12
<leaflet	0:3
<league	0:2 1k:17 27:5
<lean	0:5
<learn	0:4 23:12 2p:-8
<learned	0:2 1x:8 1y:2 2a:-6 2w:9
<learners	0:6 2r:7
<learning	1l:2 27:5 2o:4 2q:9
<learnt	0:7
<lease	2o:9
<least	0:9
<leather	0:8
<leave	1r:10 24:4 2a:11 2e:6 2j:9 2o:6
<leave's	2o:17
<leaves	0:3 24:4
<leaving	1v:3 1x:2 2g:5 2o:12 2s:7 2v:6
<ledger	2k:14
<lee	0:3 1v:7
<leeds	0:6 1k:7 1v:4 1y:-2
<leek	0:3 2r:15
<left	1s:5 1t:6 1v:2 20:3 2f:2 2k:10 2r:-6 2y:3 2z:3
<leg	0:4 25:13
<legal	0:9 30:-3
<legally	0:2
<legs	0:10
<leicester	0:3 20:7 2j:10
<lemons	0:6
<lend	0:4
<length	1n:5 2o:11
<lenovo	0:8 1q:3
<lent	2k:13
<leon	1x:7
<less	0:4 1o:-3 1s:7 2l:5
<lesson	0:5
<lessons	29:10 2j:3 2o:8 2s:4
<let	1x:7 2k:6 2o:6 30:5
<let's	0:8 2a:5
<lets	0:12
<letter	0:4 1o:12 2p:7 2w:11
<letters	2a:6 2p:9
<level	1t:9 2a:7 2r:7 2w:11
<lexapro	0:5
<lexington	0:2 1v:7 2o:8
<liam	0:3 2w:-7
<liam's	0:3 1l:5
<librarian	1v:6 2o:7
<library	1o:10 2f:2 2p:3 2z:2
<licence	1x:6
<license	0:2 1t:4 30:5
<licensed	0:3 23:4
<lies	0:4 1t:-3
<life	0:2 1x:4 1y:7 2e:8 2r:6 2u:5 2w:13
<lifeguard	0:10 1v:11
<lift	0:5
<lifting	0:7
<lifts	0:4 1x:6
<light	2c:12 2d:-6 2p:4
<lighthouse	1x:14 23:5
<lights	0:6
<like	1n:6 1o:7 1s:4 1t:-4 23:6 29:5 2a:10 2c:9
<liked	0:14
<likely	0:11 1o:-9
<likes	20:5 2c:3
<lil	1v:6 25:5 2b:2 2k:5 2q:5 2v:5
<lily	1x:8 2q:-6
<limerick	0:9
<limit	0:2
<lincoln	0:3
<line	0:4 1y:7 24:2 2s:5
<lines	24:10
<linkedin	0:4
<lions	0:16
<lip	2w:17
<lisbon	0:8 1x:-8
<list	0:5 2k:-10 2o:14
<listen	2c:9 2p:11 2z:7
<listening	0:9
<listing	0:7
<lists	0:3
<lita	2w:-7
<literally	0:2
<little	1q:5 29:7 2a:4 2e:4 2j:4 2q:7 2s:4
<live	0:3 29:7 2d:8 2s:9
<lived	0:3 1l:3 1y:8 23:-10 2c:8 2d:9
<liver	0:7 1r:13
<lives	2c:5 2d:13 30:7
<living	1l:6 1x:2 2d:10 2k:4 2m:5 2x:2
<load	0:8 24:11
<loan	1x:2 2j:10
<loans	0:7
<local	0:5 1k:17 1x:9 24:6
<lockdown	0:6
<locum	0:10
<lodger	0:15 2l:-8
<loft	0:9
<log	24:10
<lol	0:3 1q:-4 1v:2
<lola	1x:5 24:8 2x:2
<london	1x:16
<lonely	0:9
<long	1k:4 1n:6 1t:-9 2d:13 2j:3 2t:5
<longer	1y:6 24:4 25:2 2d:7 2j:8 2w:9 2z:6
<longest	0:11
<look	0:5 1n:6 1s:10
<looked	0:7
<looking	0:7 24:-6 2j:7 2o:11
<looks	0:7
<lord	1x:6 2l:11
<loretta	0:5 25:3
<lorry	2j:11
<lose	1x:11 23:5 25:4 2o:-6
<losing	23:11 25:14
<lost	0:2 1n:3 1x:14 27:-8 2m:6
<lot	0:7 2k:-9
<lottery	0:7
<lotto	0:11 2r:-7
<loud	24:7 2c:9
<lounge	0:4 2k:8
<loup	0:8 1v:7 2q:6
<love	1l:12 1x:4 20:5 2c:14 2p:-3
<loved	0:5
<lovely	0:3 24:7
<loves	1y:-9 23:3 27:4
<loving	0:4 2c:8
<low	1k:2 1n:4 1o:-10 1r:6
<lowkey	21:3 30:8
<luck	0:3
<lucky	1z:19
<lucy	1z:8
<lump	0:11
<lunch	0:3 24:15
<lungs	0:5 23:-6 27:11 2x:-3
<lupe	0:2
<lutheran	0:8 1k:11
<lying	0:2
<lyon	0:7
<lyrics	0:7
<m	0:5 1q:3 1x:3 21:8 24:6 2o:-3 2z:9 31:8
<ma	0:8
<mabel	1m:15 2r:5 2v:12
<mac	20:5
<machine	0:3 2k:5
<machines	0:6
<macon	0:5 2o:-2
<macular	25:18
<mad	23:-4 27:5 2y:8
<made	1k:8 1s:2 1x:8 20:3 21:7 2k:-9 2q:7 2r:3 2y:3
<magazine	2x:9
<maid	1x:10 2o:7
<mail	2j:5 2z:12
<mailman	0:5
<main	0:7
<mair	1x:9 2x:5
<major	0:2
<make	0:4 27:5 29:3 2q:7 2w:5 2x:10
<makes	0:4 1r:-2 1v:7 20:5 2w:13
<making	2o:11 2q:15
<male	1k:11 26:4
<mam	1x:14 25:6
<mam's	24:4 2p:8
<mama	1x:6 24:5 25:3 2e:7
<mama's	1k:13 1x:2 25:6
<man	0:7 1l:7 1o:6 1y:-9 2j:3 2l:5 2u:5
<man's	1x:15
<manage	0:3 24:13 25:8
<managed	0:2 1y:10
<manager	0:5 2m:6 2o:7
<managers	0:10 2p:-4
<managing	0:3 2j:8
<manchester	0:12
<mandeville	0:3 m:8
<mango	24:17
<manila	1y:10 2x:4
<manual	0:6 2p:7
<many	0:4 1l:3
<maps	0:11 2p:-2
<marathi	0:5 2b:5
<marathon	2r:4
<march	0:3 1p:9 1v:7 23:3
<marcus	1v:7 27:7 2t:5
<margaret	0:9 1n:-2
<marine	23:7 2w:9
<marisol	1x:17
<market	0:9 24:-5
<marketplace	0:4
<marks	0:12 1v:10
<marriage	2t:16
<married	1x:7 23:2
<marry	0:5 1x:19 2p:-9
<marrying	2o:20
<mart	2o:9
<martin	24:16 2u:6
<mason	2o:10
<mass	0:2 24:4
<massachusetts	0:5
<massive	0:8 2l:6
<master	0:2 2o:20
<master's	1t:11
<masters	1k:11 2o:12 2v:3
<match	0:8
<mate	24:4
<maternity	1x:15 2j:4
<mates	0:4
<math	0:3 2w:12
<maths	0:5 2r:11 2s:9
<matter	0:6
<mattress	2j:-4
<maureen	1l:4
<max	0:3
<may	0:4 1p:11 1x:7 2g:7 2i:6 2j:2 2t:8
<maybe	0:5 24:6 29:15
<mazda	30:4
<me	1z:2 2w:3
<meal	24:12 2p:-10
<meals	0:5
<mean	1p:7 1t:-11 2l:15 2o:9 2y:15
<meaning	0:6 1s:-4
<means	23:14 2l:4 2o:10
<meant	1o:12 23:7 2o:5
<measured	0:3 26:6
<meat	0:4 1r:3 2x:3
<mechanic	0:7 1v:4
<mechanical	23:8 2f:2 2k:9 2w:4
<med	0:8 1u:5
<medal	0:7 23:-2
<medical	23:17
<medicine	1x:20 23:6
<meds	0:6
<meet	1x:17 2o:11 2p:-6
<meeting	0:4 2o:16
<meetings	0:3 24:12
<meets	0:8
<melb	0:3
<melbourne	0:4 1x:6
<member	1k:8 2x:14
<membership	24:11
<memo	0:6
<memoir	2o:13 2q:20
<memorial	0:8 1x:-10 2j:4
<memory	2d:13 2w:7
<men	0:7
<meniscus	0:7 1x:-7
<mention	1x:9 2r:-6
<mentioned	0:13
<mentor	1x:13 2s:8
<menu	0:4 2q:12
<mercury	0:4 1o:10 30:3
<merging	0:6
<merle	x:2
<mess	0:5 2j:12
<met	1x:16 1y:-10 24:6 2x:7
<metal	0:4 1l:6 27:2
<meter	0:2 26:3
<metformin	0:5 2o:-10
<methodist	0:8 2j:8
<mi	1o:4 1t:2 1y:2 27:3 2j:3 2l:7 2o:2 2y:3
<mic	0:14
<micah's	2v:10
<microphone	0:5
<mid	0:14
<middle	0:6 1z:5
<midges	0:8
<midnight	0:2
<midwife	2x:5
<might	0:4 25:6
<migraines	0:2 25:4
<mild	25:19
<mile	0:5 24:-4
<miles	27:5 2r:9 2v:8
<milk	1m:2 2c:2 2p:2
<mill	0:12 2j:5
<million	0:8
<min	0:3
<mind	2c:3 2o:10
<mine	0:6 20:3 31:-6
<miner	0:4
<minimum	0:3
<minister	0:16
<minnesota	2v:12
<minor	0:7
<minus	0:14
<minute	0:10 24:5
<minutes	24:9 2l:6
<mira	0:8 1l:4 1x:6 2g:6
<mishti	0:9
<miso	1x:6 2l:8 31:3
<miss	1l:2 27:12 2g:8 2i:3 2j:7 2p:-5
<missed	0:12 24:15
<misses	0:2 2c:12
<missing	0:11
<missus	1k:8 29:8 2l:12 30:2
<mix	0:5
<mixed	0:10
<mixing	0:7
<ml	1l:8
<mm	0:3
<mobile	0:2 1q:6 2n:6 2q:3
<mobility	2k:13
<model	0:8 2q:15
<molar	0:5
<mold	0:7 23:-5
<mom	1x:2 2c:3 2d:6 2l:8 2r:4
<mom's	0:3 1r:9 1z:2 20:12
<momma	0:8
<moms	1x:-7 25:7
<monday	24:3 25:12
<mondays	24:5 2o:9
<money	1k:9 24:2 2o:8 2q:4
<monitor	1q:11
<month	1q:-9 24:3 27:5 29:5 2d:6 2o:4 2q:-14 2x:5
<monthly	0:3 29:2
<months	1x:-8 24:6 2d:4 2t:5 2v:5
<moon	0:6
<moose	1x:6
<mop	0:6
<more	1o:5 1q:2 24:3 2b:-4 2k:3 2u:8 2w:4 2z:2
<morning	0:2 1o:7 2c:5 2z:5
<mornings	24:6 2j:13
<morris	0:10 30:12
<mortgage	29:9 2o:2 2s:-11
<most	0:4 24:7 27:4
<mostly	0:2 1o:8 1r:5 1y:11 27:5 2c:8
<mot	0:5 30:3
<mother	1q:6 1v:5 1z:8 2d:5 2j:6 2l:10
<mother's	1x:7 2k:3 2o:8
<motorcycle	1l:6 30:13
<mould	0:3 24:-3
<mountain	20:8 24:5 2j:9 2p:13
<mouse	2l:7 2p:12
<moustache	0:8
<mouth	0:5 2l:13
<move	23:9 2o:10 2p:8
<moved	1q:3 29:-6 2d:2 2v:5
<moves	0:10 1x:-12
<movie	0:8 20:7 2l:-6
<moving	1n:-11 1o:4 2b:-12 2k:4 2o:12
<mr	2d:-10 2g:4
<mrs	25:8 2d:2 2s:3
<much	2p:7 2q:-7
<mud	0:4 2q:9
<mug	0:8
<mum	1o:6 1r:-7 1s:5 1v:5 1z:4 23:2 27:4 2j:5
<mum's	1p:4 25:3 27:2 2d:11
<mums	1o:-8 2j:9 2t:6
<muscle	0:10 2o:11
<museum	0:6
<mushrooms	0:5 2c:4
<music	1o:9 1v:5
<must	0:4 2o:11 2p:13
<myself	24:2 27:12 29:3 2l:18
<n	1n:5 1v:3 25:3 2b:6 2j:9 2k:9 2o:3
<nah	21:9 2k:3 2x:3
<nail	1x:10 2j:3
<nails	0:6
<name	0:6 1v:5 2g:3 2o:4 2r:14 2s:8
<name's	x:2 2g:3
<named	1x:14
<names	0:8 1z:-5 2w:-3
<naming	2o:21 2w:10
<nan	1y:9 25:2 2d:11
<nan's	25:3 2m:13
<nana	24:4
<nanay	2d:9 2g:8 2o:13
<nanny	0:4 2o:11
<nap	0:3
<national	0:13 1v:7
<natural	1n:5 1v:11 2c:8 2p:10 2q:7
<nature	0:7
<navy	2j:13 2l:5
<nd	1x:22 1y:-7 2o:10 2p:-3 2r:5
<near	1s:4 21:8 28:3 2x:5
<nearly	0:5 1v:7 25:10 26:11 2x:9 2y:10
<nebraska	1k:8 1x:8
<need	0:7 24:5 29:-9 2r:-5
<needed	2o:9
<needle	21:4 25:20
<needles	0:4 1s:9
<needs	0:7 1r:-8 24:-4 25:2 2j:7
<negotiate	0:5
<neighbor	2j:6
<neighbor's	0:4
<neighborhood	1k:10 2e:18
<neighbors	0:3
<neighbour	24:2 2j:5 2k:4
<neighbour's	0:5 2g:2 2w:14
<neighbours	0:7
<neither	0:9
<nephew	1l:6 1t:2 23:6 24:-3 2o:2 2w:6
<nephew's	0:16
<nephews	0:7
<nerea	0:5 1v:5 1x:5
<nervous	0:5 2d:-2
<ness	2j:7
<nest	2p:-8
<net	0:6 29:5
<netball	0:5 1y:-7 2r:7 2x:11
<netflix	2m:6
<never	1k:-2 1y:10 2a:8 2l:5 2y:2
<new	0:4 1k:3 1l:4 1s:5 1w:5 2l:5 2m:5
<newly	0:8
<news	0:8
<newsletter	2q:16
<newspaper	0:8
<next	23:6 27:6 2a:9 2m:4 2o:6
<ngl	2v:4
<nhs	23:10
<niamh	0:11 24:11
<nice	0:3 20:9 2l:13
<nicked	0:9 1x:11
<nico	1y:-6
<nicotine	24:12
<niece	1l:3 1t:7 1x:8 23:8 2f:4 2r:5
<nigerian	24:4 2q:8
<night	1t:3 23:-10 24:8 2o:7 2v:3
<nightmare	0:6
<nights	1x:2 24:5 29:-5
<nine	0:4 1q:-6 29:10 2j:5 31:7
<nineteen	24:3 29:5 2k:9 2r:5
<ninety	2d:8 2r:7 2x:3 31:2
<ninth	1p:5 2d:13 2x:13
<no	1o:2 1r:6 1s:2 2a:5 31:-2
<nobody	0:3 1o:11 1s:7 2c:5
<noise	0:2 2z:2
<non	0:6 27:12 2p:-3
<none	2w:9
<nonna	0:3 2a:-8
<noon	24:9
<norfolk	1z:3 2o:3
<normal	0:6 2a:8
<north	1k:4 2e:6
<northern	1y:8 23:4
<norway	0:5
<norwegian	1y:13
<norwich	0:10
<nose	0:4 1n:9
<not	1o:8 1s:4 1u:2 29:3 2a:6 2r:4 2t:7
<note	0:3 24:-6 2o:-2
<notes	0:4 24:12
<nothin	0:6
<nothing	1o:2 1r:9 20:9 2c:8 2j:5 2r:11 2u:7
<notice	1v:5
<notion	1o:8
<novel	2q:4
<novels	0:3
<november	0:3 1o:-5 1p:6
<now	1q:4 1y:3 23:4 24:5 2g:3 2q:3
<nowt	1o:12
<number	23:-5 25:6 2n:3 2o:7 2w:5
<numbers	0:10
<nurse	0:5 23:2 2k:4 2t:-2 2x:2
<nurse's	0:11
<nursery	0:3 29:-3 2o:9
<nurses	0:2
<nursing	0:3 1t:2 24:-3
<nut	0:6
<nuts	0:7
<nyla	0:5 1q:7
<nz	2b:5
<o	0:6 1t:15 2r:8
<oak	1v:3 2x:2
<oat	0:2 1r:7 2p:10
<oaxaca	0:10
<obinna	1x:16
<object	0:2
<obliged	0:10
<obsessed	t:17 2c:10
<obviously	0:7
<ocean	0:6 1s:11
<octavia	0:12
<october	1p:8 2j:10
<odd	0:3 2x:6
<odds	0:8
<off	2e:4
<offer	1v:8 1x:24 2o:15
<offered	0:4 2j:15 2k:8 2o:7
<offers	0:12
<office	0:3 1v:6 1y:-3 24:6 2p:7 2w:7
<officer	1v:8
<official	0:5
<offshore	0:11 24:-4
<often	0:2
<oh	1l:6 2m:6
<ohio	0:5
<oil	0:5 1o:9 1x:6
<ok	1m:6 1x:16 2a:4 2p:2 2w:3
<okafor	2c:10 2l:4
<okay	0:6
<okemah	0:5 1v:16 23:10 24:-4
<okfuskee	1k:10 1y:10
<ol	0:6 1q:4 2j:9
<ola	0:11
<old	0:2 1u:2 20:4 2a:-2 2c:4 2d:-7 2l:-9 2x:3 30:3
<older	1o:4 1z:7 2d:8
<oldest	2j:4 2s:6
<olive	1r:2
<omaha	0:20 2o:-4
<omg	0:4
<once	1r:6 1v:4 1y:15 20:4 25:7 29:-11 2o:4 2r:8
<one	0:2 21:5 2o:6 2r:3 2y:5 31:9
<one's	0:8
<ones	0:3 2p:-3
<onion	1r:11 2w:11
<online	0:4 2v:6 2x:8 2y:7
<only	0:3 1t:4 20:5 24:5 2c:3 2k:7 2p:4 2r:6 2z:4
<onto	24:9 25:10 2c:11 2j:8 2z:4 30:7
<op	27:11 2d:3 2q:7
<opal	0:3 1l:9 1x:-14 25:2 2d:10
<open	1s:4 24:7 2a:11 2o:14
<opened	1x:15 24:7
<opener	2o:20
<opening	1k:10 1v:2 2o:9 2p:11
<opens	0:3 2o:15
<opera	0:6 1x:-6
<operate	1y:11 2o:-6 2w:16
<operation	2x:9
<operator	25:5
<opinion	0:7
<opinions	0:5
<opposite	24:5 2o:9
<options	0:6
<or	0:3 1m:6 1u:4 1x:-5 29:-7 2p:5
<oral	0:5
<orange	24:10 2m:15
<order	0:8 2z:8
<ordered	0:11
<orders	0:7
<ordinary	1x:9 2j:12
<ore	1x:-5 2j:4 2r:11
<oregon	0:7 2e:12
<organ	1s:4 1v:4 29:7
<organist	0:14
<organize	0:6 23:-4
<originally	p:10
<orla	2o:9
<osteoarthritis	0:3
<other	1s:8 2j:6 2o:8
<others	0:4 20:11 24:14
<ottawa	0:2 24:6 2o:5
<otters	21:6
<ought	0:4 1o:12 2o:-10
<our	1l:3 1r:4 1t:4 1x:4 21:6 2v:2
<ours	0:11
<out	1n:4 1x:2 2e:3 2q:6
<outback	0:6 30:6
<outline	0:7
<outside	0:2 28:10
<oven	0:6 2p:7
<over	0:3 1s:5 1y:3 20:-2 28:2 2c:5 2k:4 2s:4
<overdue	0:6
<overnight	1r:13 2j:8
<overseas	0:7
<overtime	24:15
<owe	0:3
<owed	0:13
<owen	1x:19 2l:-10
<owen's	0:14
<owes	1o:18
<owing	0:8
<owl	0:12
<own	1v:5 23:6 2e:5 2k:10 2p:-5 2q:3
<owned	0:2 2d:14 2x:9
<owner	0:2 2j:5
<owns	0:7
<owt	0:6
<oxford	0:4 24:-2 2v:5
<oz	24:14
<p	0:8
<pace	0:4
<pacemaker	25:6
<pack	24:16 2b:-2 2o:8
<package	0:10
<packed	24:2 2q:-5
<packing	0:5
<pad	2o:11 2z:14
<page	0:7 2r:-5
<pages	24:12
<paid	1v:9 1x:2 2z:3
<pain	0:5
<paint	0:6 27:7
<painting	27:14 2o:15
<pair	0:5
<pal	2x:8
<pal's	0:17
<pan	0:6 24:14
<pans	2p:14
<paolo	0:6 1x:-8 2f:4 2t:9
<paper	1v:3 2p:7 2z:6
<papers	0:2
<paragraph	0:11
<parallel	1k:10 2w:4
<paramedic	0:5 1x:3 2f:8
<parcel	0:14
<parent	0:7
<parents	1y:10 2d:5 2j:9 2m:10 2q:5
<paris	23:18
<parish	1k:2 2c:9 2k:10
<park	0:5 1k:3 1x:-8 2w:9
<parker	24:24 2k:12
<parking	0:5 1k:7 21:8 2k:-10
<parkinson's	2q:-8
<parkrun	24:17
<parrot	0:6 1x:-3 2b:-3
<part	0:2 1t:11 1v:7 2p:9
<partner	1x:15 27:11 2j:12 2u:7
<partner's	0:3 2j:11
<parts	0:3 2z:7
<party	1s:8 2l:4 2o:13
<pass	1x:9 23:19 30:12
<passed	1x:11 23:-4 2r:15
<passenger	0:5
<passport	0:4 21:-4 23:7
<past	0:3 24:6 2w:9 2x:10
<pastor	0:15
<pastry	2b:11 2j:10 2o:-2
<patch	0:11
<paternity	2j:8 2o:8
<path	0:9
<pathology	0:10
<patience	2l:11
<patient	0:4 1o:-9
<patient's	0:10 24:-2
<patients	0:3
<patron	0:8
<pattern	0:5 2p:11
<paul	0:6 2v:14
<pauline	0:6
<pawn	0:6
<pay	24:6 29:2 2p:14 2z:8
<paying	0:10
<payment	0:7 23:12
<payments	1x:17 2q:17
<payroll	29:5
<pays	0:9 23:-5 24:13
<pc	2q:6 2y:6
<pe	0:9
<peace	1o:2 21:10
<peaches	0:14
<peak	2o:3 2r:10
<peanut	2c:12
<peanuts	0:10
<peg	24:9
<pen	0:7 2p:7
<penicillin	0:5
<pens	2p:21
<people	0:4 1s:12 2j:7 2m:2 2p:4 2s:3
<pepper	0:3
<per	0:3
<percent	0:5 24:9 2r:8
<perfect	2r:19 2w:16
<performance	0:6
<period	0:11 25:5
<permanent	0:2 24:9
<permit	0:4
<permits	0:2
<permitted	0:4
<person	0:6 24:4 2l:8 2p:5
<person's	0:6
<personal	0:20
<perth	0:4 1y:-7 2j:7 2o:-6
<pescatarian	0:9
<pet	0:4
<pets	0:11
<pharmacist	1v:4 2r:-9
<phd	0:4 23:10 2j:10
<phoenix	1k:9
<phone	23:-11 24:5 2p:6
<phones	0:3 2j:10
<photo	0:3 2o:-7 2q:10
<photograph	0:9 2q:-3
<photos	0:3
<phrase	2j:3
<phrases	0:4
<physician	0:6
<physics	0:8
<physio	0:5 25:2
<physiotherapist	0:3 24:12
<pianos	0:5
<pic	0:7
<pick	24:16 2a:-4 2o:2
<picked	1y:12 24:6 27:4 2b:4 2j:14 2x:5 30:7
<picker	1x:12
<picking	0:11 1y:12
<pickleball	0:11
<picks	0:7 24:-5
<picture	1k:2 2q:2
<pie	0:3 23:7
<pig	1l:4 1x:4
<pigeons	0:12
<pigs	0:8
<pill	0:3 24:9
<pilot	0:6
<pin	0:5
<pink	0:6
<pints	24:13
<pipe	1x:12 2q:11
<pipes	2j:20
<pirate	0:7
<pisces	0:5
<pitbull	1x:9
<pitch	2q:8
<place	1v:4 1y:-9 2d:7 2p:5 2r:9 2w:9
<plain	20:11 2a:9 2j:7 2z:6
<plan	0:4 23:8 2o:8
<plane	1y:3 2o:7
<planes	0:6
<planning	0:6 2o:10
<plans	2o:11
<plant	0:6 1r:10 27:9
<plantar	25:9
<planted	1y:7 2x:10
<plastic	1s:8 24:19
<plate	0:8 2k:9
<platform	24:8
<platformer	2q:8
<play	24:9 27:2 2l:2 2o:4 2p:2 2w:5
<played	0:5 1y:20 2j:14
<player	0:4
<playground	0:4
<playing	0:3 1x:-3 23:7 27:10
<playlist	0:4
<plays	1k:3 2w:4
<please	2a:8
<pleased	0:3
<plot	0:5 2k:5 2p:11
<pls	0:2
<plumber	0:7
<plumbers	0:6
<plumbing	1v:11 23:8 2r:11 2v:-6
<plus	2o:10
<pm	0:7 1k:3 2y:3
<podcast	0:3 2q:7
<podcasts	0:4
<poem	0:6
<point	1o:9 1v:6 23:5 2c:8 2l:9
<points	2a:8 2o:11 2q:-4
<poland	30:4
<poles	0:5
<police	2j:5
<policy	0:8
<polish	0:5 1r:-7 21:4 24:12
<polite	2o:-6
<pool	0:4 2k:4
<popped	0:8 1x:10
<poppy	0:9
<pops	2j:12
<pork	0:2 20:11 24:4
<porridge	1r:13
<port	0:4 2e:11
<portland	0:4 2e:7
<portugal	2o:11
<portuguese	0:9
<position	0:6
<possible	29:11
<post	0:3 29:3 2j:4 2x:6
<posted	0:6
<poster	0:5
<postman	2o:15
<postmistress	0:7
<pot	0:2 24:5 2m:15
<potatoes	0:8
<potluck	0:10
<pottery	0:14
<pound	0:4 2p:3 31:11
<pounds	1x:5 26:6 29:3 2a:2 2c:6
<pour	24:15 2o:9
<power	0:7 2z:9
<ppl	0:4
<practical	0:7
<practice	0:2 2d:3
<practise	0:5
<practises	24:14
<pram	0:6
<pray	24:14
<prayer	1k:7 2g:4 2k:5 2s:6
<precisely	0:15
<prefer	23:-11 2p:20
<preferred	2p:20
<pregnant	0:7 2q:-7
<prep	24:3
<prepare	0:7
<prescription	1r:11
<president	0:17
<press	0:6 1x:3
<pressure	23:2 24:7
<preston	2d:5
<pretend	0:11
<pretty	0:3 25:10 2l:8
<price	0:9
<prices	2o:9
<pride	0:3 20:9
<priest	0:5 2x:4
<primary	1t:3 2d:-9 2j:6
<principal	1x:10 2o:9
<print	0:5 2w:9
<printer	0:13
<private	1v:15 2o:8 2v:3
<priya	1x:2 23:-5 24:6 2c:2
<priya's	2w:11
<priyanka	0:2 1u:4
<prize	1x:7 2r:12
<problem	0:6
<procreate	0:4 2z:7
<produce	24:12
<product	0:6 2j:6
<production	0:5
<prof	2g:3
<professional	0:7 2r:11
<program	2x:12
<programme	20:6
<programs	0:3 2j:17
<project	1x:-3 1y:3 2j:9 2q:12
<projects	2p:7
<prom	0:4
<promised	0:5 2o:17
<promoted	0:3 2o:-12
<promotion	0:2 1x:15
<pronounce	0:4
<pronounced	25:8
<proof	0:3 2q:6
<proofread	0:3
<proper	0:2 1o:4 21:7 2p:10
<properly	0:3
<propose	0:7 2o:12
<proposed	1x:26
<pros	0:4
<prostate	25:5
<prove	0:8
<pruitt	1x:13
<prune	0:12
<ps	0:8 1q:13 23:8
<psych	0:8
<pt	0:12
<pta	0:5 1k:-4
<pub	1k:5 24:4 27:2 2w:-3
<public	1o:14 1s:3 1v:4 1x:-2 21:3 2o:11
<pudding	0:6
<pull	0:6 2o:5
<pulled	0:2 1x:19
<pulley	25:6
<pump	0:6 1o:10
<pumps	0:13
<puns	0:8
<pup	0:9 1l:11
<pupils	0:9
<puppy	0:7 2m:-8
<pure	24:16
<purely	0:9
<push	0:10 1s:6
<put	0:2 1o:3 1u:2 1w:4 1x:7 24:4 2g:2 2j:3 2s:5 30:4
<puts	24:20 2c:7
<putting	24:13 2o:13
<puzzle	2r:6
<python	0:6
<q	0:8
<qualified	0:6 1t:3
<quarter	0:8 1w:6 2r:8
<queen	0:4 1y:9 2v:5
<question	2a:5 2o:2 2p:7
<questions	0:5
<queue	0:11 1y:-6
<quick	1z:7
<quicker	0:4 25:6
<quid	0:3 2q:-10
<quiet	2b:-2 2l:3
<quillpoint's	0:14
<quilt	0:2 1v:8
<quilting	0:4 25:5
<quincy	2v:2
<quit	0:4 23:-5 2j:4
<quite	2l:8 2y:4
<quiz	0:11
<quote	0:8
<r	1u:4 1v:9 24:6 2c:10 30:8
<rabbit	20:10 2q:13
<race	1o:15
<racing	2m:17
<racket	0:4
<radio	0:3 2c:4 2p:6 2q:3
<radiology	0:8 1v:5 2j:15
<raffle	1x:16
<railway	1k:6 2j:7
<rain	2c:4 30:12
<raining	0:9
<rains	0:3
<rainy	0:6 2c:17
<raise	0:3
<raised	0:5 21:-2 29:6 2l:7
<ran	1x:14 1y:10 27:4 29:-8 2j:7 2r:6
<ranch	0:4 2j:6 2x:3
<random	0:3
<rang	0:8 1x:-3 2r:14
<range	2l:14
<rank	0:2
<rare	0:8 2c:13
<rash	0:6
<rate	0:4 1x:-3 29:5
<rather	1k:9 1r:-2 2c:3 2p:12
<rav	30:13
<raw	0:7
<ray	1o:8 1v:6 1x:7 2j:6 2o:2 2r:12
<rd	0:4 1x:8 2x:4
<re	0:13
<reach	0:4 23:10
<reached	0:9 1u:6
<read	1q:5 1y:5 20:2 23:3 24:5 2r:-2
<reader	0:4
<reading	1n:8 2w:7 2z:9
<readings	0:7
<reads	24:11 27:6 2w:7
<ready	0:6
<real	1o:-4 1r:6 1x:4 2g:6 2w:9
<realistic	0:3
<really	21:8 23:7 2q:5 2u:2
<rear	1x:23
<reason	0:6
<reasonable	0:5 24:-11
<rec	0:3 27:7 2l:9
<recently	1k:3 2k:10
<receptionist	0:5
<recipe	0:6 2k:2
<recipes	2a:13 2d:-8
<reckon	1o:11 23:6 2u:6
<reckons	1o:5 25:7
<recommend	0:6
<record	2g:8 2j:6 2o:9 2p:7 2r:12 2t:10
<records	0:8
<red	24:7 2k:6 2o:8
<reddit	0:6 25:-12
<redo	2w:-7
<redundant	0:7 1v:8
<reedley	25:14 2v:8
<reel	0:7 20:8
<reference	0:5 1v:7 2j:6
<reflux	1m:6
<refund	0:6
<refuse	0:7
<refuses	0:6 1q:7 2a:-8
<register	0:9
<registered	1x:17 2j:3
<registrar	0:7 1v:8
<registry	0:5 2o:8
<regret	0:2
<regrets	0:4
<rehab	1x:8
<rehearsal	24:10
<relatives	0:11
<release	0:10
<relief	0:8
<religious	0:12 2l:-5
<remains	20:6
<remarried	0:2 1l:7
<remind	0:9
<reminder	2p:10
<remote	1o:14
<remove	0:9
<renamed	0:11
<rent	24:8 2d:12
<rental	0:6 24:-6 2k:11 2q:3
<rented	2d:21
<renting	2d:10 2q:2
<rents	0:4 2d:15
<repair	23:-12 2w:10
<replaced	24:6 2k:10
<reply	2a:7
<report	0:7 2g:11
<reports	0:17
<request	0:13
<rescue	24:6 2m:6
<research	0:6
<reset	0:12
<residency	0:2 2o:4
<residents	0:3 1k:10
<resigned	1x:22 29:-7
<rest	0:8
<restaurant	0:2
<restaurants	0:2
<restore	25:-6 27:8
<restoring	2q:14
<resume	2n:3
<retire	0:11 23:8
<retired	0:3 1v:7
<retirement	0:2 2d:8
<retires	2o:19
<retiring	1x:12 2o:20
<retriever	0:6
<returned	0:10
<reunion	0:9 1x:15
<review	2r:10
<reviewer	0:2
<revise	0:2
<rework	0:4
<rhonda	1x:16
<rhyme	0:5
<rhymes	0:6
<ribs	0:12
<ricardo	1t:9 2j:3
<rice	0:4 1r:6 2k:4
<rich	0:6
<rid	2k:11
<ride	1y:2 23:7 24:2 2q:-7 2w:7 30:3
<rides	24:17 30:4
<ridge	0:3 2q:3 2x:4
<rig	0:6 2j:7
<right	0:4 25:5 2l:6
<rigs	23:9
<ring	0:5 24:2 2r:11
<ringing	2x:2
<rings	24:8 27:13
<rise	24:6 2d:8
<riser	0:10
<rita	0:5
<river	20:5 2o:7
<rn	0:9
<road	1v:5 25:8 2m:12 2q:3 2x:3
<roads	0:4 1v:12
<roast	20:6 24:10
<robbed	0:4 1x:2
<robot	0:6
<rock	0:10
<rode	1x:14 2r:2
<role	0:7
<roll	0:4 20:5 24:5 2k:3
<roller	0:6 21:8 27:9
<rolls	0:5 1v:7
<rome	0:10
<rommel	29:2 2j:2
<roof	25:9 2k:4
<roofer	29:10
<room	0:4 2e:6 2k:7 2q:-7
<roommate	1x:8 24:13 27:7 2l:-7 2m:4
<roommate's	0:4
<roommates	0:10
<rooster	0:7
<rope	2k:10 2w:11
<rosa	2p:13
<rosalyn	0:2 1x:9 24:-2 25:16
<rosalyn's	0:12
<rosary	24:16
<roses	0:7
<rosetown	1v:16 1y:-3 2o:-2
<ross	0:6
<roster	24:13
<rotterdam	0:10 24:-6
<rough	0:6
<roughly	0:4
<round	0:3 1k:2 1n:4 23:4 24:4 2l:7 2p:-9
<route	0:8
<rover	0:6
<rovers	o:7 2x:11
<row	0:11
<royal	0:9 1k:3 30:2
<royce	0:5 1x:-7 25:6
<ruaka	0:4 1k:13
<ruby	0:8
<rude	0:5
<rufus	0:9
<rugby	0:9 1k:5 2q:-2
<rule	0:3 23:-4
<rules	0:6
<rumor	0:7
<rumour	0:10
<run	1y:7 23:9 24:7 2c:-6 2j:7
<runner	0:-2 2r:26
<runners	0:8
<running	1k:3 23:10 24:6 2o:10 2q:10
<runs	1v:3 29:-5 2j:13
<rust	0:6 23:-2
<rusty	0:5 1v:11
<ryan	0:9
<rye	0:4 1m:12 20:12
<s	0:4 1v:7 25:-11 2k:7 2q:4 2r:11
<sacked	1x:13
<sad	0:6
<saddle	0:13
<safe	2r:8 2w:3
<safest	0:4
<safety	2r:8
<said	0:6 25:5 28:5 2c:3 2g:3 2o:6 2q:5 31:2
<saint	1p:9 2e:4 2l:9 2v:6
<salad	0:4
<salary	0:8
<sale	0:5 2k:-5
<sales	0:16 1x:-3
<salon	0:9 2o:9
<salt	1n:-4 1v:8 27:2 2k:2
<saltley	2d:9 2v:10
<same	0:4 1v:6 1y:6 24:8 2d:4 2o:4 2x:8 30:4
<sammy	0:10
<samoan	0:2 1w:4
<samosas	0:3
<samsung	0:3
<san	28:4 2e:8
<sandhills	0:10 1k:3
<sandwich	2k:13
<sang	1k:7 1y:11
<santa	0:5 2e:9
<sat	1o:5 1v:10 1y:11 2r:8
<saturday	1k:2 1v:10 2j:3 2r:4 2w:9
<saturdays	24:22 2j:6
<sauce	1x:6
<save	0:3 1v:9 23:13 2o:2
<saved	0:4 1y:10
<saves	0:13
<saving	23:22 2o:-9
<saw	0:7 2e:10
<say	0:3 1o:6 2a:2 2i:4 2o:9 2p:-8 2y:2 31:-2
<saying	0:10 2x:-3
<says	0:4 1y:-8 25:6 2l:4 2o:4 2p:2 2r:7
<scale	0:7
<scales	31:6
<scan	2o:13
<scarborough	0:11 1x:-8
<scare	1x:13 24:-16 27:12
<scared	1k:-11 2d:-10
<schedule	0:5
<school	1t:3 2i:2 2v:2
<school's	2r:5
<schools	0:4
<sciatica	0:8
<science	1k:9 2a:4 2v:7
<scientific	0:8
<scissors	0:5
<scooter	0:10
<scotland	1x:17
<scottish	0:3 27:5
<scrap	26:8 2o:8
<scratch	0:3 2q:10
<screams	21:15
<screen	24:8 2w:8
<script	0:3
<scrum	0:2 1t:8 1x:3
<sea	27:10 2o:-8
<seafood	0:17
<season	0:3 1k:4 1y:9 2k:8 2x:3
<seat	2o:2 30:5
<seattle	0:5 1v:7
<second	1q:5 2k:6 2o:4 2r:8 2v:4
<secondhand	1q:4 1x:-2 2k:10 30:6
<seconds	0:8
<secret	0:3
<secretary	1k:4 1v:3 2o:-2
<section	1k:6 2j:16
<security	0:7
<see	0:5 1q:7 23:4 24:7
<seed	2j:5
<seeing	24:8 2s:12 2t:10
<seems	0:8
<seen	0:7 1y:7 2c:-5
<sees	0:8
<self	1s:13 23:3 2j:17
<sell	20:11 24:10 2o:8
<selling	2k:11 2o:10
<sells	0:8 1x:-5
<semester	1y:9 2o:8 2v:8
<semi	1x:10 2d:16 2j:15 2o:7
<send	0:4 1x:6 24:13 2r:9 2w:10
<sending	0:6
<sends	0:5 24:10 2c:8
<senior	2d:9 2j:9 2r:12 2v:4
<sense	0:5 2x:3
<sent	0:2 1x:9 2r:7
<sentences	0:3 2a:10
<separated	0:12
<september	1k:3 1p:9 2f:-6
<series	0:9 1z:-5
<sertraline	0:9
<serve	0:10
<served	1y:12
<service	1o:5 1s:3 1v:2 1y:7 24:3
<services	0:8
<sesame	0:10
<set	0:2 2k:4 2o:6 2q:6 2w:4
<setting	0:3
<settings	0:4
<settle	0:5
<settled	0:3 2g:6 2y:-8
<seven	24:4 25:4 2d:-9
<seventeen	0:10 2t:9 31:7
<seventy	1x:12 1y:6 29:4 2l:8 2u:2
<sew	0:8
<sewing	0:3 2k:5
<shahana	1x:9
<shake	0:6
<shall	1z:-8 2o:15
<share	2k:9 2z:3
<shared	2d:18 2e:3 2m:5
<shares	0:8
<sharing	2d:14
<shaved	4:5
<she	1l:3 21:7 22:5 2b:4 2k:4 2l:4 2p:-6
<she'd	0:16
<she'll	0:11
<she's	1k:4 1v:2 1y:6 21:10 2d:5 2l:3 2p:3 2s:6 31:-3
<shed	0:4 2o:2 2q:8
<sheep	0:5
<sheet	0:4
<sheila	1x:10
<shelby	24:10 25:4
<shelf	0:8
<shellfish	0:6
<shelter	2g:8
<shelves	24:17
<sherry	24:11
<shes	25:3 2o:5
<shift	1k:11 1v:10 23:-9 2j:5 2o:6 2p:7 2s:4 2w:-3
<shifted	1v:6 1x:18 2e:7
<shifts	1v:2 24:3 2o:5
<shingles	0:15
<ship	1x:8 2e:11
<shipping	1o:8
<ships	2o:21
<shoe	1n:10 2o:9
<shoes	1n:6
<shop	0:3
<shopping	1y:-3
<short	0:2 1n:9 1t:13 25:2 2c:4
<shorten	0:2
<shortest	0:5 2r:7
<shorthand	0:13
<shot	2r:18
<shots	0:11
<should	0:6 1l:3 1o:10 1s:5 1t:-7 23:2 2a:4
<shoulder	1n:6 1x:9 27:8
<shouldn't	1o:12
<shouldnt	1o:16
<shouting	0:8
<show	1o:8 20:9
<shower	0:4 1o:6
<showing	1o:9 2o:11
<shown	0:6
<shrewsbury	0:10
<shrimp	1m:13
<shut	23:18
<sick	25:4
<sickle	25:7
<side	0:7 1k:6
<sides	0:5
<sight	2w:14
<sign	2o:8
<signal	0:7
<signals	0:6
<signature	0:4 2e:2
<signed	1t:2 1x:4 2j:6
<signs	0:8
<silence	0:2
<silver	0:5 1k:11 1n:10
<silverado	0:17
<similar	0:7
<simon	24:6 2j:6
<simple	0:7 2r:-5
<simply	1o:8
<sin	0:11
<since	1n:3 1r:2 1x:4 2x:8 2z:3
<sing	1k:9 20:4 27:9
<singer	0:6 1y:-7 2k:4
<singing	2o:14
<single	0:7 2a:5 2d:6 2o:-7 2p:8
<sings	0:7 1k:9 27:9
<siobhan	0:11
<siopao	0:2 1r:5
<sis	0:4 1x:18 2d:9
<sister	1n:2 1o:3 25:3 26:4
<sister's	1x:2 1y:4 20:7 2d:5 2k:3 2o:10 2r:9 30:12
<sisters	1v:-4 24:4
<sit	0:6 1t:8 24:-2 2c:-7
<sitcom	0:6
<site	0:4 2j:2 2q:8
<sits	24:12 2m:7 2o:21
<sitting	0:3 2o:15 2r:-9
<six	2a:-10 2d:5 2o:3 2q:3 2v:4 2w:3 31:3
<sixteen	0:6 24:-3 2x:4 31:6
<sixth	1p:3 24:16 2o:10 2r:11
<sixties	27:7
<sixty	0:4 2o:3 2x:3 2z:7
<size	0:5 1n:12 25:11
<sized	0:10
<skate	1k:14 2o:5
<skating	2x:12
<skiing	1x:8 1y:9 25:-4 29:-11
<skills	0:6 1x:13
<skin	0:9
<skip	0:3 2a:13
<sky	0:7 24:-5
<sleep	1q:7 24:8 2o:2
<sleeping	24:9 2d:10 2q:-3 2x:13
<sleeps	24:10 2j:-8 2k:9 2y:2
<slept	0:7
<slice	0:9
<slides	0:9
<sling	0:4 1v:2 24:-9
<slinging	c:4 1v:5 2j:10
<slip	0:8
<slipped	1x:24 25:9
<slogan	0:2
<slow	1k:5 1v:5 2c:2 2l:6
<small	23:5 2e:2 2k:4 2q:6 30:4
<smaller	1y:8
<smart	0:3
<smash	0:11
<smell	1s:6 20:5 2c:8 2q:-7 2x:8
<smells	0:12
<smile	0:4
<smoke	24:5
<smoked	0:6 27:6
<smoker	2q:11
<smokes	24:25
<smoking	0:6
<snacks	0:2
<snake	1t:-8 2l:18
<snakes	0:6
<snap	2k:16
<snapper	0:5 2r:11 31:-4
<snores	24:14
<snow	0:2 23:8
<so	1q:2 2b:-7 2o:2
<soaking	31:2
<soap	0:3
<soccer	27:4
<social	0:11 1k:2
<society	2o:13
<sodium	0:5
<sofa	0:5 2d:8
<soft	1r:2 25:6 2l:3
<software	2j:12 2x:3
<soil	2f:5 2j:3 2v:10
<solar	1v:15 1x:6 2j:6
<sold	1x:3 1y:8 2k:5
<solo	2o:11
<some	0:3 1v:4 2b:8 2c:4 2p:-2
<somebody	0:5 1m:-6 1y:15 23:-10
<somebody's	0:12
<somehow	0:11 24:-7
<someone	0:6 1y:6 24:5 25:-5 2c:5 2l:4
<someone's	0:13 2j:-3
<something	0:4 1r:4 25:4
<sometimes	0:13
<somewhere	0:9 23:10
<son	1m:7 1s:5 2x:3
<son's	1n:3 1q:7 27:8 2s:11
<song	20:7
<songs	0:8 2q:14
<sonia	0:6 1x:10 1y:-8
<sons	0:10
<soo	1x:13 2g:7
<soon	0:3
<sooner	2p:9
<sophomore	25:9
<sorry	1x:4 2a:7
<sort	0:4 2j:-7 2l:13
<sorted	0:4 2r:9
<soul	0:2
<sounds	0:4
<soup	0:3 24:6
<sour	0:6
<source	0:5
<sourdough	0:2 2k:13 2x:6
<sous	0:6 2j:4 2k:13
<south	1y:8 28:4 2h:11 2o:6
<southeast	2v:9
<soy	0:9
<space	0:4 2q:5
<spain	2o:12
<spaniel	1x:7
<spanish	0:7 1t:-7 2v:7
<spare	0:5 2d:14 2k:6 2q:-5
<sparky	2e:7 2j:6 2o:9
<speak	1t:-5 2a:4
<speaker	0:8 2p:-7
<speaking	1x:-4 2b:7 2o:11 2w:7
<special	1t:7 2j:20
<speech	0:4 25:3 2f:2 2x:3
<speeding	1x:24
<spell	0:8
<spelling	1y:3 2w:11
<spend	0:2 27:7 2o:15
<spent	0:6 1y:17
<spice	0:11
<spiders	0:8
<spits	0:5
<split	1x:8 25:7 2t:10
<spoke	0:6 2v:7
<spoken	1x:4 1y:10 2x:-6
<sponge	0:5
<sport	2c:11 2l:14 2o:-4
<spot	0:5
<spots	0:11
<sprained	1x:18
<spray	0:4
<spreadsheet	2l:4 2q:7 2y:7
<spring	0:6
<squad	0:16
<square	0:8 2d:5
<st	1v:6 2r:4
<stack	1x:8
<staff	0:8 2p:-11 2q:6
<staffy	2m:8
<stage	1x:7 1y:7 23:17 2o:16
<staging	0:5
<stairs	0:7
<stall	23:7 2j:11
<stamp	0:4
<stand	1k:5 1s:8 1y:-4 23:5 2k:3
<standard	0:11 2m:10
<standing	1x:20 2o:10 2p:-6 2w:3
<star	2o:16 2r:12
<start	1t:5 23:4 25:5 27:11 2j:3 2o:6
<started	1v:8 27:6 2q:12
<starter	0:12
<starting	2o:14 2q:5 2w:5
<starts	1v:3 2o:16
<state	1o:11 1v:4 1y:7 29:10 2o:-3
<statement	0:2
<statin	25:8
<station	0:7
<statistics	1t:4 2v:10
<stats	0:4
<stay	1o:-11 24:13 2j:11 2p:3
<stayed	1y:7 2d:16
<staying	2d:5 2o:11
<stays	25:4 2d:11
<steady	1k:-5 23:8
<steak	0:3 24:11
<steam	1q:7 24:16 27:8 2k:7
<steel	27:3 2q:7 30:18
<stent	1x:16
<step	0:6 27:3 2o:-7
<steph	0:7 2m:19
<steps	0:8 1x:-3
<stern	0:4
<steve	0:7 1x:5
<stick	0:3 2m:6 2z:12
<sticker	0:5
<stiff	0:6 2o:-6
<still	0:5 1k:2 1t:3 24:5 2s:2 2w:2 2z:4
<stings	0:8
<stock	0:4 1o:9 2k:10
<stockport	0:12 2o:11 2r:-9
<stolen	0:8
<stomach	25:5
<stone	0:5 23:4 31:5
<stop	0:3 2a:13
<stopped	24:5 27:8 2s:5 2z:9
<stops	2c:14
<storage	0:4 2k:9
<store	2k:-3 2t:9
<stories	0:5 24:-8 2c:16
<storm	1x:5 2k:11
<story	0:5
<stout	0:9
<stove	0:6
<straight	2l:10 2w:6
<strange	0:5
<stranger	0:8
<strangers	0:10
<strava	2z:2
<stray	2m:8
<streak	1n:11
<streams	0:5
<street	0:4 2e:5
<streetcar	1t:6 2j:10
<stress	0:5 25:5
<stretch	0:10
<strict	2c:10
<strictly	1r:14 2p:7
<stroke	0:2 2d:6 2o:-3
<stroller	0:11 24:-4
<strong	0:8
<stubborn	2l:3 2x:6
<stuck	1x:17 2l:3
<student	0:3 1k:5 1x:6 2e:8 2o:5
<students	2o:9
<studied	1y:8
<studio	1q:3 24:7 2q:-5
<study	23:6 2p:9
<studying	0:4
<stuff	2a:8
<style	0:4 1n:13
<styles	2w:14
<sub	0:5 1u:5 23:13
<subaru	24:10 30:5
<subject	0:2 23:-7
<substitute	2o:9
<such	0:7
<sudden	0:8
<suddenly	0:8
<sugar	1o:5 1r:2 1s:9 24:4 2j:2 2p:-2
<sugars	24:22
<suggest	0:4 1n:-2 2a:11
<suggestions	0:13
<suitable	0:7
<suitcase	0:9
<suitcases	0:10
<suite	0:4 1x:-4 2d:10
<suits	0:3
<summarise	0:9
<summarize	0:8
<summer	1y:5 2m:7 2o:9 2q:8 2r:4 2t:9
<summers	1x:2 1y:16
<sun	0:2 1v:3 24:8
<sunburnt	0:9
<sunday	0:2 2o:7 30:6
<sundays	0:4 1k:7
<sung	0:3 1y:17
<super	1n:11 2c:8 2l:4 2u:5
<supervisor	1o:-4 1v:12 2q:8
<supper	1x:20
<supplier	0:8
<support	0:9 1y:3 2a:-5
<suppose	0:11 2o:-3
<supposed	2o:13
<supposing	0:12
<sure	27:16
<surf	0:2 23:10 24:-3
<surfing	0:6 2j:9
<surgeon	0:6
<surgery	1v:4 1x:13 2o:17
<survey	0:10
<survive	0:8 2a:-7
<survives	0:8 1n:-6
<suzuki	1x:9
<swallow	1n:8 24:12
<swap	2z:6
<swapped	1r:6 1v:3 2c:5 2p:5
<swear	24:6 2p:8
<swearing	0:6
<swears	0:4 1o:9 2z:10
<swedes	0:4
<swedish	0:8 2r:-8
<sweet	1r:7 2l:7 2p:3
<sweets	0:3
<sweetwater	1v:5 2v:3
<swell	0:11
<swim	1k:7 24:12
<swimming	21:9 27:9 2o:-6
<swims	24:12
<switch	0:3 24:-9 2k:7
<switched	1v:5 2f:2 2p:5
<switching	0:9 2q:3
<swore	0:2 24:11
<sworn	0:3 1x:9 24:12
<symptoms	0:8 1o:-3
<system	0:4
<t	0:7 1q:7 1u:2
<table	2j:13 2k:7 2x:6
<tables	1v:10 1y:14 2p:6
<tablet	0:2 1k:-3 1q:8 1r:-6 1v:-6 25:5
<tablets	0:4
<taco	0:5 1x:7 2o:9
<tafe	0:7 1k:13 2v:12
<tail	1x:-6 1y:13
<tailor	0:6
<take	0:2 1r:7 1y:-9 23:4 25:3 2l:6 2o:2 2p:3
<taken	1x:13 1y:9 24:6 2m:11
<takes	0:2 1r:9 24:5
<takin	0:7 2o:14
<taking	1t:13 24:5 27:4 2f:6 2k:6 2o:13
<talent	0:5
<talk	0:2 1r:9 21:10 23:-8 2a:10 2o:7
<talked	2m:4 2o:5
<talking	1q:8 1t:-7 2a:14 2t:16 2w:3
<talks	0:4
<tall	1n:18
<taller	0:11
<tamil	0:4
<tank	0:10
<tanker	1x:10
<tanya	25:7
<tape	0:7
<target	1v:9 2x:8
<tarnów	24:14
<taste	2c:10
<tastes	0:4
<tattoo	0:10 2j:4
<taught	1o:4 1y:9 24:-3 2j:12 2w:8
<tax	0:3
<taxes	0:5
<taxi	0:16
<taylor	2c:10
<tbh	0:6 23:6
<te	2b:9 2e:15
<tea	0:3 2p:6
<teach	0:2 2j:9 2v:-5
<teacher	0:5 24:5 2a:2 2d:-9 2v:7 2x:3
<teachers	0:7
<teaches	1v:6 2e:4 2j:10 2o:-6
<teaching	1l:-5 24:7 27:7 2o:9 2q:5 2x:2
<teagan	1k:2
<team	0:6 1k:4 1y:7 27:4 2s:6
<teas	0:12 27:-3
<tech	1x:-5 1y:6 2y:6
<technical	1t:14 2v:8
<technician	0:6
<telephone	1q:8 24:2 2y:6
<television	0:8
<tell	0:3 2a:10 2l:9 2w:5
<telling	0:11 2a:4 2d:-3
<tells	0:3 2l:8
<telly	0:9 24:4
<temp	0:10
<temperature	0:6
<template	0:6
<ten	24:13 2x:7
<tenant	0:9
<tendonitis	0:4
<term	0:2 24:13 2d:5
<terms	0:8
<terrace	0:5 1x:8
<terrence	2j:-3 2x:5
<terrible	2l:8
<terrified	21:7
<tesla	0:12
<test	1v:4 1y:2 24:-8
<tester	2x:4
<testing	1o:12
<tests	0:4
<texas	0:5
<text	0:5 2p:5 2w:9
<th	24:2 2p:-5 2x:5
<thai	1w:4 2h:5
<than	1x:9 1y:3 23:-8 2k:3 2l:6 2p:10
<thank	0:4 2z:8
<thanks	0:4 2x:4
<thanksgiving	0:6
<that	0:3 1n:-5 1o:6 1s:4 1t:-11 1z:9
<that'll	0:3
<that's	0:3 1r:9 1x:-5 20:-8 2c:6 2m:4 2o:2 2q:8 2r:8
<thats	1l:7 23:13 2m:5
<their	0:9 25:-2
<them	0:4 1u:-5 23:2 24:6 2a:5 2j:5 2z:6
<then	0:2 1x:2 25:2 2j:7 2o:9 2x:4 30:10
<theo	1x:5 2j:3
<theory	2r:9
<therapist	24:5 2e:8
<therapy	1o:12 24:5
<there	0:5 1m:5 1o:-2 2k:9 2m:4 2o:-7 2s:2
<there's	0:5 24:5 25:7 2c:11 2m:6 2p:-10 2s:6
<therefore	0:4 2o:7
<theres	0:11 2g:4
<thermos	0:6
<these	0:2 1q:2 1z:5 2p:3 2u:11
<they	0:2 1o:5 1v:6 1x:5 20:6 22:7 25:5 29:3 2f:3 2j:4 2k:2 2v:5
<they'd	0:10 1x:-10
<they're	0:2 2e:16 2o:6
<they've	25:9 2m:5
<theyre	2o:14
<thika	1x:12
<thin	2p:16
<thing	20:2 21:4 2c:6 2q:2 2r:8
<things	0:4 1y:-5 2p:2
<think	0:2 1o:13
<thinkin	0:14
<thinking	1z:6 23:11 2o:8
<thinkpad	1q:5
<thinks	0:7
<third	0:3 1t:10 1x:8 2r:8
<thirteen	25:5 2x:4
<thirty	0:2 29:2 2c:3 2p:2 2s:4
<this	0:2 1s:4 1y:2 2j:7 2x:4 2z:3
<those	0:3 1o:12 21:7 2a:11
<though	0:8 2x:-2
<thought	0:5 1o:10
<thoughts	0:2
<thousand	0:7 1x:4 29:2 2k:3
<three	1t:-10 1y:7 24:4 2k:2 2m:3 30:-7
<threw	0:3
<thrilled	0:6 2k:6
<throat	0:5 25:10
<through	1t:10 1y:5 23:9 2f:5
<throw	0:5 27:17
<throwing	24:6 27:7 2o:7
<thru	0:9
<thumbs	0:14
<thunder	0:12
<thursday	1k:6 1x:4 24:7 27:7 2x:4
<thursdays	24:15
<thyroid	0:4 1r:-6
<ticket	1x:6 2k:2 2x:5
<tickets	0:2
<tide	0:15
<tie	0:4 27:18 2w:16
<tight	1n:11 2l:14
<tiktok	0:10
<til	0:6 2o:2
<tile	0:4 1v:13 1y:15
<till	1n:6 25:2 2l:8 2o:5 2t:10
<time	0:5 1n:9 1o:-5 1t:2 1v:6 2a:11 2c:2 2d:-5
<times	24:12 27:6
<tin	2k:6
<tinder	0:6
<tinnitus	0:8
<tiny	0:6 1x:12
<tio	2o:21
<tip	0:7 1v:8
<tips	25:12 2r:9
<tire	23:4
<tired	24:11
<tita	2g:3 2k:-7
<title	0:5
<toast	0:5
<tobacco	0:5 2w:-6
<today	0:6 2o:7 2r:-8
<toddler	0:2
<together	0:3 1n:-10 1x:7 2t:8
<toilet	0:12
<tokyo	0:5
<told	0:5 1r:11 1s:6 2c:6 2s:9
<tom	0:7 1x:7
<tomasz	1x:3 2o:-3
<tomek	0:7 26:10
<tomorrow	23:-9 24:-7 30:10
<tone	2a:9
<tongue	2w:9
<tonight	0:7
<too	0:6 2l:12
<took	1v:3 1x:17 2d:3 2f:2 2r:11 2s:3 31:-8
<tools	25:11
<tooth	0:3 21:9 25:3
<top	1n:7 20:7 2m:7
<tore	1x:6 24:-4 25:15 27:5
<tornado	0:-4 1x:12 2k:20
<toronto	2j:13 2o:11 2x:9
<torque	0:10
<total	2k:9 2y:9
<totaled	1x:8 30:5
<touch	1k:10 24:17 27:6
<touched	24:11
<tourer	0:10
<toward	1k:11 1t:15
<town	1o:7 24:15 2a:-7
<townhouse	1x:13 2d:12
<towns	0:6
<toyota	0:7 30:8
<trace	0:2 2j:10
<track	24:7 27:11 2p:6
<tracks	2q:10
<trade	1v:10
<traded	1h:8 24:8 2p:6 30:3
<traditional	0:9
<trail	2s:8
<trailer	0:8 1x:4
<train	0:6 23:7 2j:3 2o:3 2p:6
<trainee	1v:6 2s:6
<trainer	24:11
<training	1x:4 2j:9 2o:17
<trains	0:4
<trait	0:3
<tram	27:2 2r:9
<trampoline	0:7
<trams	0:12
<transfer	0:6 23:11
<transit	0:4 2q:3 30:11
<transition	0:4
<translate	29:-2
<transport	0:2 1o:4
<travel	0:4 1v:5
<travelling	2o:15
<travis	1x:14
<trawler	0:11 2j:11
<treasurer	1k:11
<treat	0:8
<treatise	0:9
<tree	1m:9 1y:4 2w:11
<tregaron	2v:14 2x:4
<trev	0:7
<trial	0:3 2l:6
<tribute	0:16
<trick	0:8
<tricks	0:6
<tried	0:6 1y:17 29:-11 2z:12
<trip	0:2 23:7
<trips	0:2
<trisha	2v:7
<trolley	0:9
<trombone	1k:6
<truck	1o:4 1x:2 23:4
<trucker	0:7
<trucks	0:4 2j:12
<true	0:5 2c:10 2p:-4
<truly	0:3
<trust	0:5 1o:13 1s:4 2z:-6
<truth	1x:14 21:4
<try	0:5 1n:9
<trying	23:10 24:10 2c:9 2o:17
<tuesday	0:6 24:2 2r:16
<tuesdays	1k:8 24:12 2o:-6
<tulsa	0:11
<tulum	2o:13
<tuner	0:11
<tunes	0:9
<tunnel	0:7
<turkey	0:10
<turkish	0:9 2c:8
<turmeric	0:3 24:4
<turn	0:5
<turned	1x:7 2c:7 2k:11 2l:2
<turning	2u:5
<turns	1p:4 1w:5 1z:7 2p:4 2w:4
<tuttle	1k:10
<tv	0:6 24:12
<twelve	1l:3 1t:12 2r:6 31:6
<twenty	1n:6 1y:5 1z:-3 24:6 2x:5 2y:5
<twice	1r:3 1y:14 24:2 2p:-7 2t:10
<twin	1y:3 1z:4 28:3
<twins	0:2 1n:8 1p:2 1r:3 1t:7 20:5
<two	1t:6 1y:6 25:4 2d:2 2s:2 30:-4
<tyler	1x:11 20:11 2r:-4
<type	23:-4 2a:6 2l:7 2w:5
<typical	0:14
<typing	0:5
<tyre	0:4
<tyres	0:5 1n:-4
<u	0:3 1o:8 1v:3 2g:9 2l:6 2o:4 2v:8
<ugh	0:8
<uk	1x:6 24:9
<ukrainian	1w:21 2u:8
<ukulele	0:3 1k:12
<umbrella	0:5
<unai	0:6 1l:7
<uncle	24:5 2k:2 2w:-7
<uncle's	27:12 2e:11 2t:-10
<under	1k:8 1n:-3 1t:7 1x:4 1y:3 23:12 25:4 2a:3 2j:5 2s:7 2w:2 2x:8
<understand	0:3
<unemployed	0:5 2f:7
<uni	1k:3
<union	0:3 1k:10
<unit	0:4 1v:5 2j:8 2k:3 2o:15
<units	0:9
<university	1k:4 2v:14
<until	0:4 23:5 24:6 2q:-5 2r:-8
<up	28:2 2s:-8 2v:2
<update	1x:5
<upon	0:4 1q:11 29:13 2y:-6
<upper	1n:-11 1x:14 2d:16
<upright	0:9 2k:7
<ups	1s:10
<upstairs	0:6 2d:9
<ur	0:5
<urinary	1r:10
<us	24:3 25:3 2h:4
<use	1t:-10 2a:7 2z:4
<used	1o:3 1v:5 20:3 24:10 26:5 27:3 2a:-7 2e:4 2j:5 2p:7
<useful	0:10
<useless	0:2 2w:8
<user	0:12
<uses	0:10
<using	0:5 2p:-5
<usual	0:8
<usually	0:2 24:11 2c:7
<ute	0:7
<utrecht	0:5 1y:9
<v	0:7 1x:9 2r:7
<va	2o:15
<valencia	2o:8
<valley	1v:3 2v:2
<valorant	2y:8
<van	24:5 2g:2 2o:6
<vancouver	0:4 2o:18
<vape	0:6
<vapes	24:20 27:11
<vaping	0:9
<varsity	1k:13 23:14
<veg	0:7
<vegan	2l:4
<vegas	2o:12
<vegetable	2r:9
<vegetarian	0:3 2x:7
<velvet	0:4 1k:11
<venue	0:5
<verse	0:6 1t:-7
<version	2a:15
<very	0:5 1n:5 24:-8 2c:4
<vet	25:2 2f:2 2x:10
<veterinary	0:3 1t:3 2p:-3
<vets	0:7
<vfw	1k:5 2o:24
<vicar's	0:11 24:10
<victorian	0:7
<video	0:7
<vienna	0:5
<view	1o:19
<viewing	2o:13
<village	1k:4 2e:11 2x:6
<villain	0:10
<vinegar	0:5
<vineyard	0:2
<violin	0:6 1x:-2
<virgo	0:5
<visit	0:4 2o:12
<voice	1k:6 1s:5 24:8 2j:9
<volleyball	0:8 1k:-9
<volunteer	1y:14 24:19
<vote	0:8
<voted	2r:18
<vs	0:9
<w	0:5 1n:7 25:4 2d:6 2s:4 2t:6 2x:8
<wage	0:8
<wagon	0:5
<waist	1n:3
<wait	1v:10 1y:-3 2j:9 2r:8
<waiting	0:3 1y:14 2o:5
<wake	1q:4 24:8
<wakes	0:4 24:16
<waking	24:13
<walk	1x:2 20:7 21:6 23:4 24:8 27:4 2o:2 2r:-6
<walked	0:8 1x:11 24:3
<walker	0:12
<walkin	24:27
<walking	24:9 27:17
<walks	24:7 2q:9
<wall	24:16
<wallet	1x:15 2o:-12
<walls	0:5
<wanna	1n:8 23:16 24:-7
<want	0:2 1z:-8 23:18 2c:-6 2f:6 2k:4
<wanted	0:2 23:12 2j:4 2o:4
<wanting	0:5
<wants	0:4 23:16 2n:3 2q:5
<war	0:5 1x:9
<ward	1v:4 1x:-5 1y:10 2p:8
<wardrobe	2q:6
<warehouse	1v:11 2j:8
<warfarin	0:8
<warm	0:4 2p:-11
<warmup	0:2
<warn	0:13
<warned	0:2
<was	1x:5 2l:5
<wash	0:3 2e:6
<washer	24:7
<washes	24:17
<washing	0:8
<wasn't	0:9 24:-5
<wasps	0:13 2p:-11
<wat	0:12
<watch	1s:8 24:8 2p:18
<watching	24:20 2o:15
<water	0:2 1n:-2 1o:7 1r:-7 1x:5 25:2 2o:-7
<watercolours	0:13 24:-9
<way	0:6 1t:8 2l:4 2y:9
<ways	0:12
<we	1x:2 24:2 2e:3 2y:-9 30:4
<we'd	2o:11 2p:6
<we'll	2o:11
<we're	2m:3 2o:11 2q:6 2s:6 2t:3
<we've	1q:5 1r:6 1z:2 2d:6 2e:4 2g:4 2l:-10 2m:2 2q:5 2z:4 30:3
<weakness	20:5 2c:12
<wear	24:4 2o:3 2z:7
<wearing	0:11
<wears	4:4
<weather	0:5 1t:-11 2j:9 2p:5 2z:6
<wed	0:4 1x:15 2o:-3
<wedding	1v:5 1x:10 1y:5 21:8 2o:3 2p:3
<wedding's	0:7 2o:9
<weddings	0:8
<wednesday	0:3 24:11
<wednesdays	0:9
<wee	23:4 24:7 2k:2
<week	1t:5 2c:2 2e:7 2j:5
<weekdays	24:9
<weekend	1v:7 1x:12 24:4 2d:3 2j:5 30:-9
<weekends	23:-2 24:5 27:4 2q:11
<weekly	24:4
<weeks	0:2 24:2 2o:9
<welcome	0:2
<weld	2w:4
<welding	2w:13
<well	0:4 1x:6 2l:5 2m:4 2t:2 2w:2
<wellfleet	0:15 2o:3
<welsh	1l:3
<went	1l:2 1x:9 1y:8 29:9 2c:3 2f:4 2l:4 2p:4 2v:4
<were	1k:4 1n:-6 1w:-4 1x:11 20:2 2m:2 2o:6 2x:5
<west	1k:10
<wet	1r:3 1s:5
<what	0:5 1s:-6 1t:-6 1y:-4
<what'd	0:13
<what's	0:6 1o:9 20:9
<whatever	0:4 2s:8
<whats	0:5
<whatsapp	0:6 1s:5
<wheat	0:4 1m:8 1r:8
<wheel	0:6
<wheels	2o:6
<when	0:3 23:-6 29:7 2a:6
<when's	0:9
<whenever	0:6 24:7
<where	0:6 1x:-8 27:5 2c:2
<where's	0:7
<whether	0:5 2c:2 2r:-3
<which	0:6 1y:8 20:9 25:6 2r:9
<while	24:4 2o:14
<whippet	25:11
<whistle	0:5
<whitby	23:15
<white	1r:5 1w:4 21:8 25:4 2z:6
<who	1m:5 1o:4 1s:2 1t:3 24:2 2b:4 2d:2 2e:4 2h:5 2l:5 2q:3 2w:4 30:5
<who'd	0:6 24:-8
<who's	1m:-6 1n:-3 1r:5 24:6 25:8 26:6 2l:8 2w:9
<whoever	0:5
<whole	1x:3 23:8 24:10 2e:7 2l:2 2w:9
<whom	0:7 27:-6 2g:7 2o:-12
<whos	25:6 31:6
<whose	0:6
<why	0:7
<why's	0:10
<wi	0:17
<wick	1z:10 24:9 2o:8
<wide	0:3 1n:13
<widow	0:2
<widowed	0:15
<wife	1v:9 1z:3 21:9 23:4 2p:2 2w:4 30:3
<wife's	1p:4 29:2 2j:7 2u:12
<wifi	1o:12
<wild	1x:8 27:4 2c:7
<will	1l:-3 21:6 2c:5 2g:2 2o:6
<win	0:5 1y:12
<wind	2o:3
<window	0:5 2p:5
<windows	0:3 2p:7
<wine	0:5
<wing	1k:3 24:-3 27:10 2d:6
<winston	0:11
<winter	24:8 29:-10
<winters	0:6
<wireless	0:8 24:11
<wisdom	1x:6
<wise	0:14
<wish	0:13
<wishes	0:6 23:6
<with	1l:3 1n:2 2a:4 2b:-5 2w:3
<within	0:5 1o:5
<without	1o:9 1q:3 1x:5 23:2 24:7 2a:2 2x:7
<witness	24:8
<wives	0:4
<wojtek	2j:11
<woman	0:10 1r:8 2p:-5 2x:7
<women	1k:13 2q:16
<women's	1k:12
<won	1x:18 1y:-3 2r:9
<won't	0:5
<wonder	0:7 2r:-3
<wont	0:3 1r:12 1s:7 24:6
<wood	2k:13
<wool	0:3 2j:12
<word	1y:-4 2a:7 2r:-7
<wording	0:6
<words	0:3 1t:-11 2a:6 2o:5
<work	1o:2 1v:2 1y:3 23:6 24:5 2n:9 2s:2 2w:2
<worked	1v:6 1y:17 2o:-5 2r:-6
<workers	0:5 1k:11
<working	1o:3 1t:11 1y:4 2p:3 2q:21
<works	1v:6 24:8 29:-5
<world	0:2 20:-7
<worry	0:5
<worse	2d:12
<worst	24:14
<worth	0:7
<would	0:4 25:5 2a:6 2g:8 2l:2 2p:3
<wouldn't	0:10
<wreck	0:3 24:8
<wrecked	0:6 1x:16
<wrist	0:2 1x:4 29:-8
<wrists	0:11
<write	0:5 1o:-9 23:-4 2g:8 2k:2
<writes	1x:15
<writing	2d:-7 2q:15
<written	0:10 2p:5 2x:-5
<wrong	0:3 2o:-8 2y:-6
<wrote	0:2 1x:10 2q:10
<x	0:13 1q:6
<xbox	2y:7
<y'all	0:4 1x:4
<yard	0:9 27:9
<yards	0:2
<yaris	0:6 30:6
<yeah	0:2 1z:8 27:5 2j:9
<year	0:2 1t:3 1y:5 23:7 2j:3 2m:2 2o:4 2s:5 2v:4
<year's	0:4 24:11
<years	0:4 1v:6 2c:3 2e:3 2j:4 2p:4
<yelled	0:13
<yellow	0:8 1v:8 1x:-10 30:8
<yells	24:-6 2l:12
<yes	0:6 2o:2
<yesenia	0:2
<yet	0:6 2y:3
<yiayia	2u:3
<yo	0:4 2s:11
<yoga	0:4 24:8
<yorkshire	1v:7
<you	1l:7 1o:4 1t:3 2s:3
<you'd	0:11
<you're	0:4 2a:14
<you've	0:5
<young	1n:11 1x:7 2s:15
<younger	1x:9 24:-2 2p:-4
<youngest	2w:14
<your	0:4 2x:-3
<youth	0:4 1k:3 1x:6
<youtube	0:5 2q:8
<yr	0:3 1t:11 2j:6
<yrs	2x:10
<yuh	0:4
<zac	2o:2
<zero	2k:11
<zine	1k:12 2q:13
<zither	0:5
<zoom	2s:8
<zosia	23:5 2w:10
<zumba	27:18
<£	29:17 2d:10
<我	0:14
<老公	0:3
>"	0:3 1n:5 1y:-11 26:2
>#1	1n:-3 2v:4
>#2	1s:4 23:6 26:3 2k:2
>#3	1k:5 1r:-7 1y:9 21:12 25:3 2m:5
>#4	1x:5 1y:3 2r:5
>#5	0:6 1x:4 2d:12 2k:8
>#6	29:3
>#7	0:2 1x:-7 30:9
>$	1k:10 2k:12
>%	0:6 1x:13
>&	24:7 2c:13
>'	0:2 1n:12 1y:7 23:8 2b:6 2k:6 2v:4
>+	0:5
>-	1k:4 1x:3
>/	0:4 1x:9
><	0:6
>=	0:9
>>	0:7
>@	1u:16 2a:-4
>]	0:19
>_	0:4
>abandoned	2o:14
>aberdeen	0:4
>aberystwyth	2s:7
>abide	0:3
>able	0:4
>about	0:2 1q:5 1t:8 25:3 2q:2 2r:3 2t:4 2x:4 2y:4
>above	0:4 20:7 2d:4 2j:8
>abroad	1y:6
>abt	0:3
>ac	0:7 2a:-4
>academy	0:6 1c:3
>accent	0:10
>accepted	1x:24
>access	2w:15
>accident	2j:12 2r:8
>according	1x:-6 25:8
>accordingly	0:4
>accordion	27:9
>account	1r:4 1x:5 2j:8
>accountant	0:2 2o:8
>accounts	0:3 2o:-7
>accurate	0:3
>acme	0:10
>acre	2k:9
>acres	1x:13
>across	0:2
>act	2r:7
>acting	0:8 24:9
>action	2p:4
>activities	0:6
>actual	0:2 1r:9
>actually	0:3 1x:15 24:9 2p:11
>ad	0:5
>add	0:8 1q:9
>address	0:3 1u:2
>adhd	1x:3
>adopt	0:2
>adopted	1x:11
>adult	1x:7 1y:9
>adults	0:10
>advance	24:13
>advanced	2f:4 2o:14
>advice	0:3
>aeroplane	1y:8
>afraid	0:2 2a:11
>african	0:3
>after	1n:2 1q:3 1v:2 1x:2 23:2 29:3 2c:4 2d:10 2t:-4 2v:4 2x:3
>afternoon	0:2 1x:12 24:14
>again	0:4 1r:3 23:6 2d:10 2j:3 2k:4
>against	0:2 2q:-5
>age	1k:10 1o:7 23:-2 2a:12 2s:13 2y:8
>aged	2j:10
>agent	0:9
>aggressive	0:8
>ago	1v:4 1x:10 25:3 2k:5
>agree	0:8
>agreed	2w:16
>ahead	0:8
>ai	2q:9
>aide	1x:10
>aids	0:5
>ain't	28:5
>aint	0:6
>air	0:4 1x:-7
>airport	0:3 1n:6 1x:5 2o:-6
>alarm	1q:8 24:14
>alaska	2o:4
>alcohol	0:6
>alive	1x:-2 2e:5 2s:14
>all	1y:7 1z:5 24:5 25:2 29:2 2c:6 2p:4
>allergy	1m:6
>allotment	24:11 27:6 2l:11 2p:-9
>allow	0:5 25:11
>allowed	0:4 24:-3
>almonds	0:8
>almost	0:4
>alone	0:2 2a:9 2p:-2
>along	25:10 2q:6
>aloud	24:12
>alpacas	0:4
>already	0:2 1t:5 25:4 26:6 2s:5 2t:4 2v:6 2w:6
>also	0:5
>altar	0:6
>alto	0:8
>altogether	0:4
>always	0:3 21:6
>alzheimer's	0:5
>am	1q:5 1x:6 24:5 26:4 29:3 2z:7
>amateur	0:8
>america	20:10
>amount	1x:6
>amsterdam	1x:3
>an	1n:3 1o:2 1q:4 26:-2 2d:2 2e:3 2k:6 2l:3 2q:6
>analyst	1x:17
>anatomy	2r:10
>angry	2w:4
>animals	2d:7
>ankle	1x:11 2o:15
>ankles	0:4
>anniversary	0:3 1x:7 2t:4
>announcement	0:3
>annual	1v:7 2o:9 2r:13
>another	0:5 1x:3
>answer	1s:7 2a:7
>answers	2a:2
>anxiety	2o:-2
>any	1s:3 20:5 2c:3 2l:6 2p:10 2z:2 30:-2
>anybody	0:3
>anyhow	0:4 2m:10
>anymore	1q:4 1s:3 1v:4 1x:3 2e:2 2o:2 2w:6
>anyone	1y:8 20:9 25:4
>anything	1r:4 2w:5
>anyway	0:8 2q:-3
>anywhere	0:6
>apart	2o:7
>apartment	1o:-2 1x:9 2d:12
>api	0:5
>apnea	0:3
>apology	0:3
>app	1t:-4
>apparently	0:4 2f:6 2y:2
>application	0:6 1x:-6
>apply	0:4
>appointment	0:11 1x:-2
>apprentice	2x:9
>apprenticeship	0:9
>apps	0:3
>april	1x:3 24:4 2o:15
>apron	0:5
>architecture	0:7
>are	0:3 1z:7 20:3 2c:6 2m:2 2s:5 2v:2
>area	0:4
>arent	0:5
>argues	0:4
>argument	23:9
>arizona	0:5 2d:9
>arm	0:3 1q:8 25:6
>arms	0:9
>army	1x:7 1y:11 2o:10 2x:-2
>around	0:5
>arrange	0:3
>arrived	0:3 x:2
>art	0:2 2w:9
>arthritis	0:4 2p:-3
>arts	1t:8 2v:7
>as	1k:3 1n:5 1r:5 25:2 28:4 29:3 2k:3 2t:6 30:2
>ashes	0:4
>ask	1o:9 2x:3
>asked	0:2 1x:3 2x:3
>asking	2m:7
>asks	1l:7 2w:9
>asleep	24:19
>assessment	1t:4 1x:2 2r:5
>assistant	1x:-2 2s:9
>assisted	0:5
>asthma	0:5
>astoria	0:10
>at	1t:2 27:4
>ate	2e:3
>atlanta	0:8 2f:7
>attack	0:4 1x:4
>attendant	2j:4 2s:-3
>attention	1s:14 21:6 2p:-8
>auckland	0:8 23:2
>auction	1x:24
>audiobooks	0:7
>audition	1x:11 2l:7
>august	1n:-9 1p:7 1x:2 1y:-8 24:3 25:2 2d:9 2o:14
>aunt	1x:12 2d:9
>aunty	1x:11 2o:13
>aus	0:4
>aussie	0:2
>australia	25:-9 2o:9
>author	0:3
>autumn	2o:21 2p:12
>available	0:4
>ave	0:2 2j:7
>average	0:3 26:-2
>avocado	0:5
>avoid	0:4 1x:14
>awake	0:4 1n:-6
>award	1x:-8 2r:16
>away	24:8 29:-7
>aylsham	1k:6
>b	0:4 1x:4 24:3 2c:13 2o:2
>babies	1k:2 27:14 30:9
>baby	1r:8 1z:2 27:2 2d:2 2q:8
>baby's	0:2
>babysitting	0:3
>bach	0:6 24:16
>bachelor's	1x:11
>back	1k:4 2m:2 2p:-8 2t:6 2v:2 30:5
>backend	0:5
>background	0:5
>bacon	0:8
>bad	0:3 21:8 2d:9 2o:3
>badge	2w:12
>badly	20:5 27:5
>badminton	0:3
>bag	0:4
>bagpipes	0:3 27:7
>bags	27:9
>bake	0:3
>baker	0:3 2j:10
>bakery	1x:4 29:3 2b:4
>baking	0:4
>balance	0:9
>balbriggan	24:19
>bald	1l:9 1n:7
>ball	0:2 27:6
>ballet	0:7
>ballina	0:5
>bananas	0:2
>band	1x:6 20:8 27:2 29:4 2d:4 2f:6 2p:-8 2r:5
>bands	0:3
>bangs	1n:11 1x:11
>banjo	27:9
>bank	1v:5 2j:8 2o:5
>banker	0:6
>baptist	1k:11
>bar	0:10 1x:3 24:-2
>barbecue	0:3
>barber	0:7
>barely	0:2
>barista	1x:14 2j:7
>baritone	0:6 2r:8
>barking	0:6
>barley	1r:8 27:6
>barn	1x:5 24:15
>barrel	0:11
>base	0:7 29:5 2k:8
>based	1r:10 2j:8
>basement	0:2 2d:2
>basically	0:5 1z:-4 20:11
>basket	0:6
>basketball	1x:5
>batch	2r:14
>bath	0:7 2s:12
>bathroom	0:2 1x:5 1z:3 24:-10 2q:8
>bathrooms	0:9
>baths	0:5
>bathtub	0:7 27:10
>battery	0:2 1q:2
>bay	0:8 1q:2 2d:-3 2o:14
>bbc	0:8
>bc	1y:10 2q:10 2z:9
>bday	0:3
>be	0:2 1l:5 1m:8 1x:3 27:2 2j:4 2t:8
>beach	1x:4 1y:4 24:5 25:-8 2e:6
>beaches	0:8
>beagle	0:4
>bear	1s:8 2c:-5
>beard	21:8
>beat	0:3
>beats	1x:-7 20:7 2x:2
>became	0:6 2a:-5
>because	0:2 1k:6 2m:4 2q:5 2z:6
>become	24:3 2c:13
>becoming	0:6
>bed	24:7 25:3 2d:7 2j:-7 2y:2
>bedroom	1z:6 24:10 2j:9
>bedrooms	1x:12 2p:-5
>bedtime	25:4
>bee	2r:11
>beef	0:4
>beekeeper	0:8
>been	23:5 27:4 30:3
>beer	27:9
>before	1y:3 23:8 24:5 29:2 2c:-7 2v:2 2y:-2 2z:4
>began	0:13
>begin	0:2
>beginner	0:3 23:-4
>beginners	27:10 2j:5
>begun	0:3 1l:10 2k:9
>behalf	0:10
>behind	0:2 1n:4 2k:8 2q:9
>beige	0:8
>being	1k:7 1x:9 24:3 2c:9 2t:6
>believe	1o:2 1x:17
>believes	0:5
>bell	0:4 2o:16
>below	0:4 2a:10
>belt	1n:10 2k:6 2w:13
>bench	2k:7 2q:12
>bergen	1y:9 2o:17
>berlin	2c:-4
>beside	2o:8 2p:9
>besides	2j:12
>best	1x:4 20:17 21:5 26:6 2c:5 2q:3 2t:7
>bet	0:6
>better	1k:4 1o:3 1t:-3 27:3 2c:18 2w:2 30:11
>between	2w:2
>beverley	0:11
>bf	0:5
>bible	0:8
>bicycle	1x:4 24:6 2w:-3 30:16
>bidding	0:5 1v:8
>big	0:2 1n:8 1o:5 1q:4 1x:3 2c:-4 2p:9
>bigger	1y:-4
>bike	1x:5 1y:9 23:9 24:5 30:2
>bikes	0:9 30:-10
>bill	0:5
>bills	0:10
>bin	0:6
>bingo	0:2
>binned	0:2 2o:14
>bins	0:11
>bio	0:3
>biography	0:9
>biology	1t:10 23:-2
>birds	0:4 2d:8 2y:5
>birmingham	20:9
>birth	2o:5 31:3
>birthday	0:3 1p:6 2d:-8
>birthdays	2u:3
>biscuit	1x:2
>bishop	1x:17 23:-6
>bit	1k:9 1m:-6 1x:4 23:5 2d:-6 2q:5 2x:12
>bite	0:6
>bites	0:4
>biting	2x:4
>bitter	2p:4
>black	23:-8 25:6
>blame	0:6
>blamed	0:9
>blanket	0:7 2q:6
>bleach	0:3
>bleed	24:4
>bless	0:5
>blew	0:9 1y:-9
>blind	2x:10
>block	0:3 23:3
>blocks	0:7
>bloke	2t:6
>blood	23:3 25:2 27:9 2w:3
>blow	0:5
>blower	0:2 2p:3
>blue	0:4 24:2
>blues	0:6
>board	1k:2 1x:17 24:3 29:-9
>boat	1x:3 2c:-5 2j:6 2l:-3 2m:-3
>boats	0:8
>bob	1y:14 2j:-5
>body	0:2
>boil	0:3
>boiler	1x:2 2x:11
>boise	0:9
>bone	25:4 2l:-7 2p:10 2u:2
>bonus	1x:15
>book	20:8 2d:-8 2k:6 2s:7 2z:3
>booked	1k:-8 2o:8
>booking	0:3
>bookings	0:4 2u:5
>bookkeeping	1t:9
>books	2j:5 2k:11
>boot	0:10 30:-5
>boots	0:3 2k:4 2u:4
>border	0:9
>bored	1x:15
>boring	0:4
>borrowed	1x:8 2e:13 2o:14
>boss	0:3
>boston	1t:10 2o:9
>bot	0:5
>both	0:2 1w:10 25:2 2a:11 2k:4
>bother	0:3
>bottle	0:5 24:7
>bottles	0:3
>bottom	2g:9 2m:6
>bought	0:6
>bouldering	0:4 25:3 2o:-2
>bowl	0:8 1x:-2
>bowling	0:3
>bowls	27:12
>box	0:7 2o:-5
>boxes	0:11
>boxing	0:3
>boy	24:8
>boy's	20:6
>boyfriend	21:6 2t:9
>boys	0:7
>braces	1x:4
>bradford	1v:12
>braids	1n:5
>brain	0:4
>brake	0:6 30:7
>brakes	2w:8
>branch	0:4
>brand	0:4
>brass	2c:7
>brazil	0:6
>brazilian	24:16 2s:11
>bread	2s:-8
>break	0:6 1n:14 23:-6 2o:2 2t:7
>breakfast	23:-8 24:12 27:15 2p:7
>breaking	0:3
>breaks	0:4 27:7
>breakup	0:5 2q:-3
>breast	0:2 1x:7
>breathing	1q:6
>brewery	1x:10
>brick	0:5
>bridge	0:6 29:-5 2d:12
>brief	2a:14
>bring	1m:12 29:8 2h:5 2m:3
>brings	3:2 1v:7 2k:12 2s:-3
>brisket	0:8
>bristol	2d:7
>british	1k:-5 2a:6
>bro	2x:5 2z:4
>broadband	1x:7
>broke	0:4 29:-9 2s:17
>broken	1x:4 27:8 2j:7
>broker	2o:11
>brooklyn	0:10
>brother	1w:-2 2j:-4 2o:4
>brother's	0:3
>brought	1x:16 1y:11
>brown	0:3
>bruges	0:6
>brunch	0:6
>bruno	2q:7
>brunswick	1k:12
>btw	1x:12 2y:7
>bubble	0:8
>bucket	0:9 1x:4
>buckets	0:4
>bucks	0:4 24:4 2q:-2
>budget	1x:12
>buick	0:5 1x:6
>built	0:5 2k:5
>bulk	2j:3
>bulldog	0:3 2m:3
>bullets	0:5 2a:7
>bunch	1k:8 1x:13 2o:-7
>bungalow	2d:10 2o:16
>bunnings	0:11
>buried	0:5
>burn	0:3
>burned	0:12
>burner	0:6
>burning	0:7 2k:4
>burnout	0:8
>bus	2k:6
>buses	1o:5 24:13 2o:4
>business	23:4
>busy	0:3
>but	28:6 2l:8 2w:4
>butter	0:6
>buttermilk	0:8
>buttons	1q:11 2k:7
>buy	0:3 1z:-3 2d:-9 2r:-8
>buyer	2j:9
>buying	0:6
>by	1n:-8 1v:3 1x:6 23:8 2c:2 2h:2 2m:2
>bypass	0:8 1v:5
>c	0:2 1x:8 2q:9 2r:10
>cab	26:7 2k:9
>cabbage	0:2 25:-3
>cabin	0:5 1x:9 24:7
>cafe	23:7
>cafeteria	0:4 1v:6 2g:7
>cake	0:4 2j:3
>calendar	2z:3
>calgary	0:3
>california	0:3
>call	1z:3 21:2 2p:2 2t:12
>called	0:2 1k:6 1n:8 1v:9 2m:6 2s:2
>calling	2d:7 2m:7
>calls	0:3 30:10
>callum	0:2
>calories	2a:5
>cambridge	0:2
>came	0:3 1r:8 2j:4 2k:8 2p:10 2s:7 2x:5 30:9
>camp	0:2 1x:14 1y:5
>camper	0:5
>camping	0:5
>campus	24:14
>can	0:3 1v:2 2a:5 2b:5 2w:2
>can't	2f:4 2k:4
>canada	0:4
>canal	24:8
>canarsie	0:5 2k:8
>cancelled	2o:18
>cancer	1o:6 1x:9
>candle	2c:5
>candles	2c:8 2u:5
>cane	23:10 25:8 2o:-7
>cannot	1t:9 2d:11 2w:5
>cant	0:4
>cap	0:9
>cape	1x:4 2k:15 2p:6
>capital	0:3 2a:6
>captain	0:4
>captions	2p:14
>car	0:2 1x:6 1y:6 24:10 29:-2 30:4 31:5
>caravan	23:-3 2o:16 30:4
>card	0:3 2p:9 2s:6
>cardboard	2x:11
>cardiff	1x:12
>cardio	0:2
>cards	1n:-3 24:2 2r:7
>care	1v:2 23:6 2d:6 2j:9 2r:7 2x:11
>career	1x:14 2o:-7 2y:8
>careful	2l:11
>cargo	0:2 2j:5
>carp	0:4
>carpal	0:3
>carpet	0:8 1k:8
>carrier	2j:7
>carry	0:5 1v:9 31:10
>cars	2w:18
>cartoon	2a:7
>case	2q:-2 2r:3 2w:3
>cash	0:3 2k:6
>cashews	1r:11
>cashier	0:2 2j:8
>casserole	0:6
>cast	0:7
>castle	0:4
>casual	0:10
>cat	1x:5 29:-3 2m:4
>cataract	1x:9
>cataracts	1x:9 25:16 2o:6
>catch	0:3
>catches	0:4
>caterer	0:6
>cathedral	0:-6 23:17 2c:13 2o:11
>catholic	2v:4
>cats	0:4 24:4 2m:4 30:-7
>cattle	1x:12
>caught	0:7
>cause	21:6 24:14 2b:2 2k:5 2v:3
>cdl	2r:3 2w:12
>ceiling	0:8 2o:-9
>celiac	0:2 1r:12
>cell	2w:10
>cello	0:6
>center	1s:5 1t:6 1x:10 2p:3 2x:4
>central	1v:7
>centre	0:2 1k:4 2p:7
>ceramics	1t:5
>ceremony	0:5
>cert	1x:8
>certain	j:2
>certificate	1t:7 1x:7 2r:11 2x:10
>certification	1t:9
>certified	2o:13
>chain	0:3 1n:8 24:15
>chair	0:7 25:8
>chance	0:6 24:-2 2w:9
>change	2f:7
>changed	0:2 25:4
>changes	0:8
>changing	0:2
>channel	0:2 1t:-2
>chapel	1t:11 1x:12 2p:-5
>chapter	0:4 24:5 2q:3
>character	0:4
>charge	1k:-4 1x:4
>charges	0:11
>charging	0:7
>charity	0:9
>chart	0:5
>chat	0:2 2y:6
>chats	0:5
>cheap	0:7
>cheaper	23:-9
>check	0:4 1w:3 1x:8 24:-3 30:2
>checklist	0:8
>cheer	1x:8
>cheerful	0:2
>cheese	1x:14 20:11
>chef	0:3 1n:5
>chefs	0:4
>chemist	0:8
>chemistry	0:3 2j:12
>chengdu	0:12
>chennai	0:12
>cheque	2z:8
>chess	2x:8
>chest	0:5 1s:3 2k:3
>chew	2x:14
>chewing	25:9
>chicago	1x:20 1z:11
>chicken	1x:-5 20:6 2o:13 2p:-8 2w:2
>chickens	0:2 2y:15
>chief	0:6
>child	0:3 1x:12
>child's	0:6
>childhood	0:6 2o:-4
>children	1z:9 24:8 2o:5
>children's	1x:12 2j:13
>chile	0:10
>chili	1x:14
>chill	27:12
>chimney	24:13
>chip	2j:2
>chippy	29:7 2d:14 2j:7 2q:-9
>chips	0:6 24:3
>chloe	1v:11
>choice	1s:9
>choir	1k:11 1x:6 27:6
>choose	0:3
>chords	27:16
>chorus	0:6
>chowder	0:3
>christening	0:12
>christmas	23:9 24:2 25:-3 2d:10 2o:7 2r:3 31:2
>chromebook	0:5
>chucked	0:2
>church	1x:4 1y:3 24:2 25:2 2u:2
>churchyard	0:9 23:-6 24:11 2j:-3
>cigarette	0:12
>cilantro	0:4
>circle	1k:8
>citizen	y:6 21:-7
>citizenship	1x:6 23:3 2h:3 2r:-3
>city	0:2 1t:11 2p:-7 2x:-2
>civic	1x:11
>civil	0:2 1t:-8 2r:6
>claim	0:5
>claims	0:11
>class	24:11 2j:2 2w:6
>classes	2o:6 2p:9
>classmates	2s:8 2v:8
>classroom	0:2
>clay	1k:11 27:2
>clean	0:4 2x:10
>cleaned	0:5
>cleaner	0:4 1v:8
>cleaning	1v:6 29:3
>clear	0:7 25:4 2a:-3
>cleveland	1t:-7 1v:3 1x:-8 2d:16
>clever	0:3
>click	0:3 25:14
>clicking	1h:2
>client	0:5
>clients	0:4
>climb	20:9 2o:4 2r:10
>climbing	0:2 1k:12
>clinic	1v:5 2o:4 2p:4
>clinicals	24:-2 2y:13
>clock	0:6
>clootie	0:4
>close	1r:11
>closed	1k:4 1v:7 2z:3
>closest	0:4
>closet	27:9 2p:6
>closing	2o:20 2p:10
>clothes	0:8
>club	1v:2 1x:5 24:5
>clue	1t:-3 1x:4
>cm	n:14
>co	1q:4 1v:6 1x:4 29:8 2j:6 2o:-3
>coach	1k:8 2o:21
>coaching	0:5 1y:-2
>coal	0:4
>coast	0:5 24:-7
>coat	0:5
>cod	2r:9
>code	0:7
>codes	0:4 2f:9
>coeliac	0:5
>coffee	0:2 20:2 2s:8
>cold	0:4
>collarbone	1x:9 25:9
>colleague	0:4 1x:-2
>colleague's	0:4
>collection	0:2
>collects	2e:8 2q:10
>college	1k:5 1s:3 1t:4 23:7 2s:2
>collie	1x:10 24:7 2m:2
>cologne	0:7
>color	0:9
>colorado	0:9
>combine	0:4 1y:9 2q:-5
>come	25:9 2j:6 2x:10
>comebacks	0:4
>comedy	2l:13
>comes	0:3 20:6 2l:12 2w:6
>comfort	1x:7 2c:10 2k:12
>comic	0:4
>comin	1p:12 1z:8 25:14
>coming	0:2 1p:11 25:7 27:6 2q:6 2r:5 2s:-9
>comma	0:6
>comment	0:5
>committee	1k:15 2o:-6
>common	0:3
>community	2f:6 2j:3
>commute	0:2 1x:-9 24:5
>comp	0:9 2o:-4
>company	1v:6 1x:6 1y:-3 23:8 2x:2
>compared	0:5
>complain	0:7
>complaining	0:4
>complaint	0:6
>completely	1l:7
>compliment	2a:11
>compost	0:4
>computer	0:6 1t:3 2y:6
>concert	0:7 1y:5
>concrete	25:9
>condition	0:2
>condo	23:11
>cone	0:7
>conference	0:9 2o:9
>conflict	0:4
>connect	30:4
>cons	0:7
>considered	0:6
>console	0:4
>consult	2a:9 2o:15
>consultant	1x:-4 2o:11
>continue	0:2
>contract	1o:8 1x:9 23:-2
>control	0:2 23:18
>conversation	0:7
>cook	0:4 2p:-8
>cooker	0:5
>cookery	0:10 1t:-9
>cooking	0:4 1x:15
>cooks	0:6 1u:3
>cool	0:2
>copper	0:3
>coriander	0:5
>cork	0:8
>corner	0:8 2e:7
>cornet	1x:16
>cornwall	0:3 2o:5
>corny	0:6
>corolla	0:4
>correct	2a:14
>corsa	30:13
>cos	1k:6 25:2
>cost	1r:5
>costco	2o:13
>costs	0:8 1q:-3 1r:3
>costume	0:3 2r:5
>cot	0:11
>cottage	2d:4 2o:4 2r:-4
>couch	0:6 2d:6
>could	0:3 23:-9 2c:6 2m:9 2p:-6
>couldn't	0:6
>council	1y:10 2k:7 2v:-2
>count	21:8 2d:6 2j:5
>countdown	0:3
>counter	0:7
>countries	1y:-3 2s:11
>country	1y:7 27:3 2j:5
>counts	2c:6 2k:9
>county	1x:4 27:4 2r:8
>couple	0:3
>course	2f:7 2o:9
>courses	0:5
>court	1x:11
>cousin	26:7 2j:7 2q:5 30:6
>cousin's	0:5
>cousins	g:5 2d:2
>coventry	0:3 23:-7 2d:8 2j:8
>cover	0:2
>covered	0:8
>covers	24:9 27:12
>cow	0:7
>coworker	0:3 2m:9
>cows	0:2 1x:10 2m:5
>cpap	0:3 2z:10
>crab	1m:10
>crack	0:2
>cracked	2k:7 30:5
>cracker	0:6
>crash	1x:14
>crashing	0:6
>crate	0:11
>crawling	2x:9
>crazy	0:4 24:3
>cream	0:3 30:5
>credit	0:4
>crew	1k:8 1y:10
>crib	24:8 2k:9
>cricket	0:4 2g:3
>cried	1x:13 2m:8
>cries	0:6 2v:6
>cringe	0:4
>crisp	1y:13
>crochet	0:4
>croft	2o:16 30:9
>cross	23:-7 2j:2 2m:3
>crossword	24:10 27:12 2y:10
>crowd	0:7
>crown	0:2
>cruise	1y:8 2j:3
>crust	0:3 1v:4 24:3
>crv	30:13
>cry	0:3 1o:8 1y:4 29:-9
>crying	2c:12
>cuff	0:3
>culvert	0:5
>cup	0:6 1x:12
>cupboard	0:8
>cups	2a:9
>curb	0:13
>cure	0:4
>cured	0:14
>cures	0:7 1o:2
>curious	0:2
>curling	0:11 1k:-2
>curry	0:2 1x:4
>cusses	0:5
>customer	0:4
>customer's	0:10
>customers	0:3
>cut	1s:6 1v:7 24:8 2o:5
>cv	0:4
>cycle	0:6
>cycling	0:2
>d	1u:6 2w:18 2z:2
>dad	24:2 2j:6 2p:8
>dad's	30:7
>dads	1k:4 1o:-8 1x:8 2d:7
>daft	1x:8
>dahlias	0:7
>daily	24:5 2y:8 2z:7
>dairy	1x:5 24:6 25:7 29:4
>dal	1t:7
>dale	1p:6
>damp	0:4 2d:-2
>dance	2o:10
>dancer	2t:10
>dancing	0:7 1x:-7
>dangerous	0:3
>dark	21:5 24:4 2w:13
>darts	1y:9
>data	1u:4 2q:7
>date	0:2 1p:9
>dates	0:3
>dating	0:2
>daughter	1q:3 1t:2 2d:3 2o:3
>daughter's	1x:8
>dawn	24:19
>day	1t:-8 1x:4 2p:3 2u:4
>daycare	1l:8 2o:8
>daylight	0:8
>days	1r:3 24:6 25:-4 27:3 2j:2 2w:3
>dcu	0:5
>de	0:8
>dead	2o:2
>deadline	0:5
>deaf	1y:10
>dear	0:6
>dearer	0:6
>death	0:2 1k:-9 1o:11
>deb	1n:10 2d:8
>debate	0:3
>decades	24:15 2j:6
>decaf	0:5
>december	1p:5 1v:3 1x:6 24:6 25:-5 2o:6
>decent	2w:6
>decibels	0:6
>decided	1l:9 1n:7
>decision	0:3
>deck	1x:10 2c:9 2m:2
>decline	0:3
>decorate	0:5
>dee	1u:6 24:13
>deep	1x:10
>deer	1x:9 2j:6
>defeats	0:7 2j:-9
>defend	0:9
>degree	0:6
>degrees	0:6
>deli	0:9
>delivery	2b:7
>dementia	0:4 2d:12
>den	0:4 2j:3
>dentist	1x:7 30:9
>dentist's	1x:9
>denver	1x:12 2o:-6 2p:-2
>department	1x:12 2r:-7
>deposit	1x:6
>depot	1k:10 1y:13
>depth	0:2
>derby	1k:2 2s:3
>describe	0:2
>description	0:4
>design	0:4
>designed	0:13
>designer	0:4 1v:8 23:-5
>desk	2k:10 2x:7
>despair	0:6
>dessert	0:2
>dev	23:7 2j:8
>developer	2j:2
>devon	0:5
>diagnosed	0:2
>diagnosis	25:10
>diaper	2o:5
>diary	1g:5 24:13
>dictionary	0:17
>did	0:3 1n:-2 2z:8
>didn't	0:4
>didnt	0:7
>die	0:4 23:11
>died	2d:13 2k:4
>diego	0:2 2j:7
>diesel	0:4 2v:9
>diet	1r:6
>diff	0:6
>different	0:3
>dig	0:7
>dignified	0:2
>dime	0:4
>dining	0:6
>dinner	0:4 1r:-5 1y:-5 24:3 2p:11 2r:-7
>dinners	0:5 2j:5
>dinosaurs	0:5
>diploma	0:3 1t:4
>directly	0:9
>director	1x:13
>discharge	2q:7
>discord	0:3 24:5
>discount	0:10 1y:-5
>discovered	0:2 1x:9
>discussion	0:6
>dish	24:5
>dishes	1v:15 24:7
>dishwasher	0:5 25:5
>distance	0:5
>distinction	2r:9
>district	2j:9
>divide	0:2
>divorce	1x:8
>dj	0:6
>do	0:2 1s:2 1w:5 2f:2 2w:5
>doc	0:2 24:5
>doctor	0:3 1r:6 24:-15 25:12 2a:11
>doctor's	1r:7 24:-2
>doctors	0:9 25:7
>document	0:2
>dodgy	0:5
>does	0:2 1t:7 21:6 2z:5
>doesn't	27:4 2d:11 2g:13
>doesnt	0:2
>dog	2o:7 2s:3
>dog's	0:8 2p:-5
>dogs	0:6 2d:-4
>doing	2v:3 2x:14
>dollars	0:5 1x:3 29:5 2k:-3
>dolly	20:12
>don't	0:3 1z:14 24:4 25:5 2p:6 2u:2 2x:4 30:-5
>done	1k:7 1v:7 1x:3 24:7 2o:5 2r:5
>dont	1y:8 2j:7 2u:5 2y:4
>door	0:5 23:-4 2g:2
>doors	1v:11
>dorm	0:7
>dose	0:8
>double	0:5 2j:12
>dough	0:3 2w:10
>down	1r:4 1x:4 23:4 25:5 29:2 2g:4 2m:4 2u:5
>downstairs	1x:11 2d:6 2k:6
>downtown	1x:7 1y:10
>dozen	0:5
>dr	2s:10
>drafts	0:3
>drawer	0:8
>drawing	2w:3
>dread	21:8
>dream	23:17
>dress	0:6
>dresser	0:4 2k:5
>drill	0:4 2q:8
>drills	0:7
>drink	1l:8 1x:5 2u:2
>drinking	0:4
>drive	0:2 1x:6 2a:-5 2q:16
>driver's	1x:11
>drivers	0:8
>drives	27:17
>driveway	0:8
>drivin	0:3 29:11
>driving	1p:2 21:4 24:6
>drop	23:2 24:8
>dropped	23:13 24:7 25:15 2f:9 2x:9
>drops	0:5
>drove	0:5
>drug	0:9
>drum	1x:5 23:2 2o:-4 2w:10
>drumcondra	2o:7
>drums	0:2
>drunk	1x:5
>dryer	0:4 2z:6
>dual	0:6
>dubai	0:2 1y:-3 30:7
>dublin	2o:4 2q:8
>duck	1y:8 2o:7
>dude	0:6
>due	0:7 24:-9 2r:-8 2v:11
>duluth	0:10 2o:-2
>dumb	0:4
>dumpling	0:8 1r:-3
>dundee	0:5 2j:5
>duolingo	2q:9 2r:7 2x:10
>durban	2j:8
>durham	0:9 w:2 1x:-2
>during	1r:8
>dust	0:6 2k:6
>dutch	2a:2 2r:3
>duties	0:3
>duty	0:5
>dye	0:2
>dying	0:4
>dyslexic	0:5
>e	0:4 2p:2
>each	24:15 25:10 27:4 2a:8
>ear	1n:11 1t:-6 25:14
>earlier	0:11
>early	1x:7 24:3
>earn	0:6
>earns	0:3 2j:16
>earplugs	0:3
>ears	0:8
>earth	0:5 2y:-3
>easiest	0:5
>east	1x:-6 2j:6 2o:9
>easter	1x:8 2j:2 2o:10 2z:7
>eastern	0:9
>easy	1x:-2 2j:-8 2w:8
>eat	0:3
>eaten	0:5
>eating	0:3 2s:10
>eats	2e:7 2f:6
>eczema	24:11
>edge	0:3
>editor	0:3
>effect	0:2
>egg	1n:11 20:7 2w:6
>eggs	0:3 1m:4
>eid	0:5
>eight	1n:-9 1x:2 2k:10 2y:7
>eighties	0:7 2x:8
>eighty	0:4
>either	0:8 1r:6
>elder	1x:22
>elderly	0:5
>electric	1o:6 1x:-4 2p:11
>electrician	2j:15
>electricity	0:6
>electronic	0:5
>elementary	0:5 1c:3 2j:8
>elevator	0:5 1y:15
>eleven	1x:5 23:-8 24:11 2m:4 2t:5 31:2
>else	0:4 1w:4 2c:7
>else's	0:4 20:8
>em	2a:-2 2m:3
>email	2p:8
>emails	1s:7 2v:7
>embarrass	25:-3
>embarrassing	0:3
>emergency	0:2 2o:9
>emojis	r:7 2a:9
>employed	23:5 2j:13
>employee	0:2
>empty	0:3 1y:-9 2d:10
>en	0:4
>end	0:4 1v:7 1x:9 20:-3 21:4 25:4 2a:9 2e:5
>ended	1v:7 1x:-3 25:9
>ends	0:7
>enemy	0:5
>energy	0:7
>engaged	1x:3
>engagement	1x:10
>engine	0:6
>engineering	0:3 1t:-7
>engineers	1v:6 2q:3 2s:3
>engines	1y:16
>england	0:5 2u:4 2x:8
>english	26:4 2b:2
>enjoy	0:4
>enough	0:3 1n:-6 23:13
>entitled	0:3
>enugu	0:4 2o:14
>envelope	0:4
>ep	0:9
>equivalent	0:4
>er	0:7
>espresso	0:4
>essay	0:5 2r:-8
>estate	2j:4 2o:6
>etiquette	0:2
>eulogy	0:6
>euro	0:4 24:8
>eve	0:8 1x:6
>even	24:8 2a:-5 2o:9
>evening	0:5 1t:8 24:3
>evenings	1k:8 21:11 24:10
>ever	0:3 21:15
>everton	0:2
>every	1k:4 1n:5 20:3 24:10 28:5 2a:5
>everybody	1n:11 1v:9 24:-5 2k:5
>everyone	1o:5 27:3 2l:7
>everyone's	0:4 1x:9
>everything	1o:6 1t:2 2c:8 2h:3 2o:4
>everywhere	24:10
>evil	0:7
>ex	1x:7 24:-6
>exactly	0:3 1z:10 2t:9
>exam	2o:11 2r:12
>examiner	0:6
>example	1u:2
>exams	0:4
>excel	0:2 2p:6 2z:10
>exchange	0:9 1x:-7
>exclamation	r:9
>exercise	23:-7 24:15 2d:-8
>exercises	0:5
>exist	0:8
>exit	0:4
>expect	0:4
>expensive	0:4 25:3
>experience	0:9
>explain	2a:3
>export	0:4
>extension	0:6
>extra	0:3 29:-9 2o:-3
>eye	25:9 2o:5 2w:11
>eyes	1s:3 23:-3 27:10
>f	1x:3 25:-4 2q:4 2w:8
>fabric	2o:17
>face	0:2 1r:10
>facebook	0:3
>faces	2a:15
>facetime	0:9
>factory	1y:9 2j:17
>facts	0:6
>fafsa	0:4
>fags	0:7
>fahrenheit	0:4
>fail	1m:5
>failed	30:9
>fair	1y:9 29:-5 2l:6 2r:6
>fairly	0:11
>fake	0:5
>fall	1x:5 1y:4 23:4 2f:7 2k:10 2o:16
>falling	1x:16
>falls	1n:5 1p:9 1y:14
>false	0:13
>families	0:8
>family	0:5 1t:8 23:7 25:-2
>famous	0:4
>fan	1q:15
>fancy	0:4 2j:8
>far	0:7 1z:9 24:-3
>farewell	0:5
>farm	2j:2 2m:3 2o:6
>farmer	2a:-9 2j:5
>farmers	23:7
>fasciitis	m:2
>fast	0:3
>faster	0:12
>fasting	0:6 24:-2
>fat	0:9
>father	1n:6 1w:10 25:11 2d:13
>father's	0:4 1x:9 2k:4
>fault	2d:-3 2l:15
>favourite	20:16
>feb	1x:4 2o:18
>february	1p:5 1x:10 1y:-6 23:4 25:12 2o:9
>feed	1o:10 24:4 2o:5
>feeding	0:5
>feeds	0:13
>feel	0:4 1r:10 2w:2
>feeling	0:4 1s:5
>feels	0:3 2d:12
>fees	0:6
>feet	1n:3 2d:2 2m:7 2r:12
>fell	1q:6 2d:8 2f:4 2o:6
>fella	2l:6 2p:7 2v:11
>fellow	0:3
>fence	0:5 2l:7
>fennel	0:3
>ferret	0:8 1n:2
>ferry	0:2 1x:10 24:5
>fever	0:4
>few	23:2 2o:7
>fi	24:17 2c:5
>fiancé	1x:13
>fiat	0:4
>fibroids	1x:11
>fiddle	0:8
>field	0:5 1k:-8 2o:5
>fields	1y:5 2j:11 2r:-6
>fifteen	2j:10
>fifth	0:2 1x:10 2d:-3 2w:8
>fifties	0:5
>fifty	1x:10 23:6 24:3 2c:-3
>fight	0:2 2p:4
>figure	2o:15
>figures	2w:4
>file	0:7
>filey	2k:11
>filing	0:2
>filipino	1w:12
>fill	0:3
>film	0:5
>films	0:3
>filter	0:8
>final	2r:7
>finally	1q:7 1v:2 1x:3 25:10 2g:9 2j:12
>finals	0:6
>find	1x:-4 2j:6 2k:7 2w:2
>finds	1o:10
>fine	0:3 1x:8 24:-6
>finger	25:6
>fingers	2w:9
>finish	0:2 21:11
>finished	1t:2 1x:6 2j:7
>fire	0:4 1y:8 20:-7 24:2 2p:3
>fired	1x:16
>firefighter	0:9
>fireworks	0:2
>firm	1x:11
>first	1r:4 1t:3 1y:7 2a:8 2d:11 2j:2 2r:6 2v:3 2w:6
>fish	0:3 1r:4 1s:4 20:6
>fishing	1y:-9 24:6 2k:6 2q:-2 2s:10
>fit	0:4 1s:7 2q:2
>fits	0:3 2a:-7 2k:13
>fitted	0:2 25:13
>five	1k:6 1n:10 23:5 24:7 25:2 31:3
>fix	0:2 1x:-6
>fixed	0:3
>fixes	22:7
>fixing	0:3
>flat	1x:8
>flatmate	0:2
>fleece	27:13
>flew	2k:8
>flight	0:3 24:10 2o:-2 2s:-2
>flights	0:3
>flip	0:6
>flood	2r:13
>flooded	2q:12
>floor	0:3 1k:3 1z:7 24:2 2d:4 2p:7
>floors	25:6 2d:11 2j:10 2x:2
>florida	0:10
>flour	0:2 27:4
>flower	0:5 2r:3
>flown	0:6
>flu	0:6
>fly	0:3 25:9
>flyer	0:5
>flying	1x:11 2x:6
>fold	0:4 2j:-7
>folding	0:5 2w:-3
>folds	0:4
>folk	0:6
>folks	24:16 2g:6
>follow	23:14
>fond	0:6
>font	0:5
>food	0:4 1r:4 24:8
>foods	0:9
>fool	0:5
>foolish	0:6
>foot	1n:6 27:9 2o:-7
>football	2q:9
>for	1y:3 2t:2 32:3
>forbidden	0:5
>ford	2x:-3
>forearm	0:3 1n:21
>foreman	10:2 2j:6
>forestry	24:7
>forever	1k:8 2j:5
>forget	0:6
>forgive	0:5
>forgot	1x:16 2t:9
>fork	0:7
>forklift	1x:5 2w:7
>form	0:3 1p:3 1y:-2
>formal	0:4
>format	0:8
>former	0:5
>forms	0:6
>formula	0:10
>fort	24:10
>fortnight	0:4 1v:4 1x:3
>forty	1l:10 1n:11 1t:3 1y:12 23:3 27:4 2o:-2 2r:6
>forward	2a:13
>found	0:3 24:4 2q:6
>fountain	1x:10 24:10
>four	1x:2 23:5 24:3 26:4 2d:3 2k:3 2r:3
>fourteen	1t:12 1x:5
>fourth	2o:15
>fr	2l:11
>frame	0:4 26:11 30:5
>free	0:4 1k:5 1o:2 1r:2 2p:-7
>freeze	0:6 27:-4
>freezer	2k:3
>freezing	0:7 1x:-4
>french	0:4
>fresno	0:3 1t:8 2a:-7 2o:4
>friday	1l:5 1x:6 24:10 2b:-3 2g:4 2o:7
>fridays	1r:12 24:8
>fridge	0:6 1x:6 2r:-8
>friend	1x:6 1z:-10 2a:16 2d:-6
>friend's	1x:14 2l:-7
>friendly	0:5
>friends	2o:7 2s:8
>fries	0:3
>frighten	0:5
>frightened	0:7
>from	1t:3 27:3 29:9 2a:4 2b:2 2s:3 31:2
>front	0:3 1x:11 2d:3
>froze	1q:9
>frozen	0:4
>fruit	2l:12 2w:-2
>fuel	0:6 24:6
>full	24:5 27:5 2g:7 2j:9 2p:6 2v:3
>fully	0:3
>fun	0:3
>function	0:6
>fund	2j:9
>funeral	24:8 2o:15
>furious	0:3 1l:4
>fuss	0:3
>future	25:19
>gaelic	0:5
>gal	1x:5 2p:9
>gallon	0:7
>galway	2o:18
>game	0:4 23:9 24:7 2q:9
>gamer	0:4
>games	0:3 2k:2 2l:4 2p:4 2v:10 2y:4
>garage	1q:2 1x:-5 27:10 2m:3 2q:12
>garbage	0:7 24:6
>garden	23:12 2d:6 2o:18 2q:4
>gardens	1x:11 2o:10
>gareth	0:3
>garlic	1r:12
>gary	0:4
>gas	0:5 1x:7
>gate	0:3 24:12
>gates	0:4
>gave	1q:7 1x:6 2d:-3 2x:7
>gear	1l:3 30:6
>gearbox	0:2 2w:6
>ged	0:2 1t:13 2o:5
>geese	0:9
>general	2j:6 2r:7
>generator	0:5 1z:11
>gentle	23:-5
>gentleman	0:6
>gently	0:3
>geography	0:4
>george	1x:8 25:-4
>georgia	0:8
>german	2o:11 2r:-5 2x:8
>germany	1y:5
>get	1n:3 1z:5 2b:7 2p:3 2s:12 2x:7
>gets	1v:9 1y:-8
>gettin	0:6
>getting	21:7 2j:2 2k:3 2w:15
>ghost	24:5 2p:8
>ghosts	1o:10
>gift	0:5
>gifted	1t:11
>gin	0:8 24:13
>ginger	1n:2 20:13 24:12
>girl	1k:10 1t:3 1x:6 1z:3 2s:8 2t:2
>girlfriend	2m:8 2t:3 2v:-2
>girls	2b:9 2d:7 2j:4 2o:9
>give	1r:3 2y:9
>given	1v:11
>gives	2w:-3
>giving	24:7 2o:8
>glasgow	0:5
>glasses	1n:4
>glaucoma	0:6
>gloria	0:5
>gloves	24:-7
>gluten	24:4
>go	1t:3 2q:3
>goal	0:2 26:3
>goat	0:8 20:4 2a:-4
>goats	1x:15 2c:11
>god	1n:4 2o:-2 2w:9
>goes	1l:7 2c:6 2g:9
>goin	0:6
>going	1l:8 23:-8 2a:10 2v:2
>goiânia	23:6
>gold	2l:19
>golden	1x:12
>goldfish	0:4
>gone	1x:11 24:14 25:6 2d:5 2k:6
>gonna	0:2 1x:7 2f:8
>good	0:2 1o:8 1x:5 2d:3 2v:5 30:-5
>goodbye	0:5
>google	0:5 29:8
>goose	0:11
>gossip	0:7
>got	0:2 1q:3 2m:-8 2q:4 2z:4 30:4
>gotta	2j:6
>gout	0:7 1o:-8
>government	0:4
>gp	0:3
>grace	0:2 2a:-9
>grad	0:6
>grade	1n:9 1t:5 23:10 2j:2 2x:6
>grader	2w:10
>graders	0:9 24:12 2j:10
>grades	2q:15
>graduate	0:4
>graduated	0:6
>graduation	23:16
>grain	1y:11
>grammar	24:5
>grams	2a:5
>grand	0:9
>grandad	1x:10 2o:-4
>grandchild	1z:10
>grandchildren	0:6
>granddaughter	0:2
>grandfather	1x:13
>grandfather's	2q:14
>grandkids	24:8
>grandma	21:-3
>grandmother	1r:3 2a:-7 2d:17 2y:8 30:8
>grandpa	2k:10
>grandparents	2d:14
>grandsons	g:3 24:7
>granny	2w:15
>grant	0:2 1x:-3
>grapefruit	0:3
>grave	0:4
>gravel	0:2 27:7
>gravy	0:5
>gray	0:3 1v:5
>great	0:2 2k:2 2x:-7
>greek	0:5
>green	24:8 2q:9
>greens	0:5
>grew	0:3 1x:11
>grey	0:2
>greyhound	0:2 2m:7
>grief	0:4
>grill	2r:12 2w:14
>grinder	0:3
>groceries	2z:10
>groom	0:5
>gross	24:11 29:3
>grounds	24:5
>group	1k:7 27:5 2k:4 2s:8 31:7
>grow	23:8
>growing	1k:14 1t:-5
>growth	0:9
>guard	1x:5 1y:5
>guess	1k:-9 2y:4
>guest	0:6 1z:-7 2d:6
>guests	0:6
>guinea	2q:3
>guitar	0:4 25:10
>gum	24:9
>gun	1x:13
>gutters	0:11
>guy	0:2 2a:11 2s:6
>guys	0:3 2d:12
>gym	0:4 24:6
>h	0:3 2r:16
>habit	24:13
>had	0:4 1x:2 25:4 2e:4 2v:6 30:4
>haha	2o:12 2w:3
>haiku	0:4
>hair	0:2 1r:7 1t:3
>hairdresser	0:6
>half	1l:9 1w:5 23:3 29:10 2c:-5 2f:4 2j:4 2k:3 2r:5 2s:6 31:4
>halfway	1t:11
>halifax	0:7
>hall	1k:4 1x:15 27:2
>halloween	0:9 2o:-6
>hallway	0:8
>ham	0:8
>hamilton	24:-4 2j:8
>hamish	0:4
>hamster	0:11
>hand	0:2 1o:8 25:11 2p:4
>handed	2y:7
>handle	0:4
>handover	21:13
>hands	0:3 1y:-3 2a:9 2w:5
>hang	0:4
>hanging	0:3 2k:9
>hannah	0:5
>happen	1o:6
>happened	0:7
>happening	2o:11
>happens	1r:7 24:8
>happier	0:4 2r:-2
>happy	1x:13 2o:-3
>hard	0:4 2b:9
>harder	1o:11
>hardly	0:6
>hardware	2o:6 2v:6
>harley	0:3 1h:4
>harm	1o:15
>harp	23:12
>harvest	1x:13
>has	1k:2 20:2 2q:2
>hasn't	2r:9 2v:10
>hat	0:3
>hate	0:3 2y:9
>hated	0:7 27:8
>hates	25:2 29:-8 2l:5
>hats	0:8
>haul	0:4
>have	1o:2 1q:3 1z:7 2k:2 2w:2 2x:2
>haven't	1x:15 2o:12
>having	0:5 1o:-2
>he	0:2 1v:4 2v:2
>he'd	0:7
>he'll	2o:14 30:7
>he's	1p:6 1y:5 2l:2 2u:4
>head	1y:-4 24:5 2o:8
>headache	0:12
>headline	0:6
>heads	0:9
>heal	0:13
>healed	0:2
>health	1t:10
>hear	25:11
>heard	0:4
>hearing	25:8
>heart	0:3 2l:11 2w:9
>heat	0:5 2a:-3
>heater	0:4 2k:11
>heating	0:8 1u:6
>heaven	1o:5 1x:4
>hedge	0:3
>heeler	0:5
>heights	0:2 2e:5
>held	0:7 1o:3
>hell	1o:11
>hello	0:6 2p:-4
>help	1v:4 23:-6 27:5 2l:7 2o:6
>helpful	0:3
>helping	2x:6
>helps	24:8
>hen	2d:10
>her	0:3 1m:3 1p:4 22:6 29:-5 2b:-3 2s:5
>herd	0:11 2k:11
>here	1o:8 1r:5 1v:9 26:6 2g:2 2k:8 2l:5 2p:4 2y:10
>heron	1o:-3 1x:5 2l:9
>herself	0:4 2o:6
>hes	1v:5 2l:5 2x:5
>high	1n:7 1y:-8 24:5 27:4
>highway	0:8
>hilary	0:5
>hill	1x:11 2j:5
>hills	0:6
>hilux	0:10
>him	1k:3 1t:3 26:8 29:5 2j:4 2q:-7 2t:-4 2w:3
>himself	0:3 25:8 2w:8
>hinge	0:3 2o:7
>hip	2o:9
>hips	26:10
>his	29:-5 2a:-8 2l:2 2o:3
>hissing	0:5
>history	1t:10 1x:6 2q:2
>hit	0:3
>hives	24:-2
>hmong	2h:6
>hobby	0:3
>hockey	0:8
>hold	25:16
>holder	1k:15
>holding	0:4
>holds	0:6
>holiday	0:11 1x:-2 2o:14
>holidays	0:10
>holler	0:7
>holt	2j:5 2o:9
>holy	23:-5
>home	1k:4 1r:2 1v:4 1x:4 2j:5 2m:2 2o:3 2p:2 30:5
>homework	0:4 24:-8
>honda	0:2
>honest	0:2 2r:3
>honestly	23:-5 24:2
>honor	1x:7
>honors	1x:18 2r:11
>honour	0:5 2o:2
>honours	1x:19
>hoover	0:5
>hop	0:5
>hope	0:3 1k:17
>horoscope	0:3 24:4
>horoscopes	0:6
>horror	0:6 2q:-5
>horse	0:3 1y:5 2j:7
>horses	0:8 2q:-8
>hospital	1m:2 1x:6 2j:9 2r:9
>hot	0:2 25:4 2d:8
>hotel	1x:8 1y:9
>hour	0:6 29:10 2r:2
>hours	0:3 1x:12 1y:6 23:7 24:-3 29:2 2l:-2 2o:10
>house	1o:-3 1x:6 23:7 2b:-2 2d:6
>houses	1z:-5 2r:16 2w:14
>housing	2p:5
>houston	0:6
>how	1p:2 1s:4 20:5 26:3 2b:5 2q:3
>hr	0:3 29:4 2p:6
>hrs	0:7 2p:5
>huge	2s:13
>hull	0:6
>human	0:6 30:-4
>humble	0:12
>humor	0:3
>hums	0:2
>hundred	23:-2 24:5 29:4 2k:6 2p:4 30:6
>hungry	2l:12
>hunt	0:10
>hunting	2v:7
>hurry	0:2
>husband	0:3 2t:8
>husband's	0:7 2k:3
>husbands	0:8
>hybrid	30:11
>hygiene	2r:15
>hymn	0:4
>hymns	0:4
>i	1z:3
>i'd	0:2 1y:3 2p:8 2r:-8 2s:7
>i'll	1l:6 2j:17
>i'm	1p:3 1r:7 23:4 28:5 2c:5 2l:4 2p:4 2u:3
>i've	24:5 25:10 29:2 2q:4 2t:4 2z:9
>ibuprofen	0:2 1y:-2
>ice	1x:2 25:4 2d:8 2z:3
>icebreaker	0:6
>icu	0:6
>id	0:3 1w:10
>idea	0:2 1s:7 1z:11 2o:10
>idiot	0:10
>if	1u:5 1v:4 24:6 2c:3 2d:5 2i:5
>illegal	2m:8
>im	1s:3 23:5 24:7 26:5
>imagine	0:4
>impatient	2y:13
>important	0:3
>in	1x:2
>inch	0:7 1q:2
>income	0:2
>indeed	0:7
>index	0:4
>india	0:3
>indian	1w:5 1x:4
>ines	1v:3
>infant	0:2
>infants	0:5 2o:6
>infection	0:3
>inherited	0:8
>ink	0:4
>insane	0:5 2o:-2
>inside	0:3 1x:15
>insists	0:2
>instagram	0:4 2q:3
>instead	1k:6 1q:11 1x:3 23:-3 24:11 2f:3 2j:3 2m:5 2o:12
>instructor	2j:7 2r:16
>instrument	0:5
>insufferable	1q:12
>insulin	25:2 2o:-8
>insult	0:5 1x:-4
>insurance	1y:-2 2j:4
>insurer	2o:-4
>interest	2o:5
>internet	1q:5 1s:9 2z:-6
>interns	1x:10
>interview	0:3 2r:7
>interviewer	0:4
>into	1k:2 2o:-2 2x:9
>invented	0:5
>inverness	0:9
>inverter	0:10 23:-6
>invitation	0:5
>invited	1z:8
>invoice	0:3
>involve	0:6
>ipad	0:8 1q:7 1s:-8
>iphone	0:5
>ireland	0:5 1x:3
>iron	0:4
>is	1p:3 20:2 2n:2
>island	1x:-3 1y:12 23:10
>isn't	0:2 1o:11
>it	0:2 1t:-2 27:4
>it's	25:3 28:4 2e:2 2l:4 2q:-5
>italian	0:5 2w:5
>itch	0:10
>its	1o:4 1v:2 2g:2 2p:2 2q:3 2v:5 2w:-5
>itself	0:7 25:10
>iv	0:3 1t:6
>ive	23:13
>j	1x:15 2k:9
>jack	0:6
>jacket	0:2
>jaguar	0:2
>jamaica	2o:9 2x:4
>jamaican	0:9
>january	1p:6 1r:6 1x:8 2f:-4 2o:11 2t:6 2v:6
>japan	1x:15 1y:9 2o:-7
>japanese	0:7
>jar	0:10 1q:5
>java	0:7
>jazz	0:8
>jealous	0:7
>jeans	0:4
>jeep	0:8
>jehovah's	0:7
>jerk	0:7 1x:-5
>jersey	0:2 2k:8 2p:11
>jess	1x:-4 2d:5 2g:3 2o:-5
>jira	2p:6
>job	1o:2 2q:-8 2x:12
>jobs	0:2
>john	0:16
>join	23:6
>joined	1k:5 1v:13
>joint	2o:9
>joke	23:9
>jokes	0:3 2a:10
>jollof	0:11
>jonah	0:3
>judge	2a:9
>juice	0:11
>july	1r:-6 1x:6 24:3 2a:-8 2o:16 2r:5
>jump	0:3
>june	1m:2 1t:5 2e:2 2o:15
>junior	24:8 2s:9
>juniors	1k:9 2j:4
>just	1k:4 29:11 2a:5
>k	0:2 1u:2
>karaoke	2j:2 2o:12
>kayla	0:6
>kaylee	24:10
>keen	1l:4
>keep	1n:8 1o:5 24:-5 2s:9
>keeper	26:3
>keeping	0:5 24:-3
>keeps	2s:5
>kentucky	28:12
>kenya	1k:3 2o:10
>kept	0:4 1k:8 2g:5
>kerry	2r:4
>keto	0:3
>kettle	24:12
>kevin	1q:7
>key	0:4
>keyboard	2k:13 2p:5
>keys	0:3 2j:10
>kg	0:3 26:10
>kick	30:4
>kid	1o:5 1x:6 24:9 2d:-8 30:7
>kidney	0:3
>kids	0:2 1y:10 2j:3 2m:4 2o:5 2q:2
>kill	0:4 1o:10 24:-5
>kilo	2r:10
>kind	1r:10
>kinda	1k:8 2i:3
>kindergarten	0:4
>kindle	0:8 2p:14
>kindly	0:2
>kindy	0:8 2v:7
>king	0:8
>kings	0:8
>kitchen	2c:-5 2j:11 2m:7 31:5
>kitten	1n:-2 1x:4
>kittens	1x:3 1y:5
>kiwi	0:3
>km	0:5
>knackered	0:8
>knead	0:2
>knee	1x:-11 23:7 2o:8
>knew	0:2
>knife	0:5
>knit	0:6
>knitting	0:8 1x:-2
>knives	0:5
>knocked	0:7
>knot	0:4 1x:12
>knots	0:8
>know	0:3 23:-3 24:6 2d:3 2q:-2 2s:8 2t:7 2u:3
>knowing	0:7
>known	2w:21
>knows	1n:7 2d:7
>korean	0:8
>kotlin	0:6 2j:6
>kraków	1x:13
>l	0:5 25:19
>la	1t:10 2o:13 2q:-7
>lab	0:7
>label	0:2 1x:7
>labor	2o:22
>labrador	0:2 1x:8
>lactose	0:3
>lad	30:7
>ladder	0:8 23:-2
>ladies	27:6 2q:10
>lads	0:7
>lady	1x:8 2b:8
>lagos	1y:6 2p:4
>lake	23:7 24:14 27:4 2l:5 2o:2
>lamb	0:3
>lamp	0:3 24:-2 2p:5
>lamps	0:4 2d:-4
>land	23:15 2q:2
>landed	0:4 1z:10
>landing	0:5
>landlord	2d:5 2k:7 2l:5
>landlord's	0:9
>landlords	0:6
>lands	1p:9
>lane	2g:6 2j:12
>language	0:4 2w:11
>languages	0:12
>lap	0:5 2o:11
>laps	24:15
>lara	2j:8
>large	0:2
>larger	0:3
>lass	0:3 1x:8
>last	1s:5 1t:5 1x:8 2r:10 2t:7
>lasted	0:3 1r:8
>lasts	0:9
>late	1o:6 24:5 2o:-6 2p:12
>lately	0:12
>later	0:3 1o:6
>latex	0:6 24:-5
>lathe	2k:6 2q:11 2w:3
>latin	0:4
>laugh	0:4
>laughed	0:3
>laughs	1l:11 1n:5
>launch	30:7
>laundry	0:6
>law	0:4 1z:3 2d:2 2s:3
>law's	0:12 1z:-8 2d:-4
>lawn	0:2 24:5
>laws	0:2 2d:10 2k:13
>lawyer	0:2 2l:10 2o:9
>layers	2o:14
>layout	0:2 1x:15 23:-3
>lazy	0:4
>lbs	0:2 2q:-2
>lead	1o:8 1x:7
>leader	2r:8
>leaf	1x:10
>leaflet	0:6
>league	27:8
>lean	0:7
>learn	0:3 23:7 2x:9
>learned	1t:3 2m:8
>learners	0:4
>learning	2f:4
>learnt	0:9
>lease	1x:11 23:-5
>least	0:6
>leather	0:2
>leave	1v:4 1x:2 29:11 2o:12
>leaves	1v:7
>leaving	0:2 2v:10
>ledger	0:2 2z:12
>leeds	0:5 1s:4
>left	0:4 1q:5 1s:4 1t:-4 1x:4 24:4 2d:3 2s:7
>leftover	0:5 2p:-9
>leg	1x:6 24:-8 2w:13
>legal	2o:5
>legally	0:4
>legend	0:2
>legion	24:12
>legit	0:5
>legs	1x:-8 23:8 25:7 2o:10 2q:10
>leicester	0:5
>length	26:3
>less	0:5 1o:-7
>lesson	0:5
>lessons	27:8 29:4
>let	0:2 1v:8 1x:5 1y:8 24:-8 2c:8 2q:9
>lets	0:6 1x:9
>letter	0:3 2p:3
>letters	0:2
>letting	0:2
>level	1t:5 2j:7 2r:9 2w:10
>levels	1t:12 23:9
>lexington	1t:3 2o:2
>librarian	2o:10 2p:-5
>library	1k:2 1o:4 1q:5 1t:4 2e:6 2j:3 2q:10 2s:3
>licence	0:3 1x:6 2o:14 2r:2
>license	1t:5 1x:6 2g:3
>licensed	0:9
>licking	0:5
>lie	0:4 1n:-7
>lies	1t:-9
>life	1x:4 1y:2 21:7 29:-5
>lifeboat	0:5
>lifetime	1o:11 24:-7 2c:9
>lift	0:3 25:-8 2p:-7
>lifting	0:5
>lifts	21:6 2k:12
>light	0:2 2d:-7 2k:16
>lighter	2f:4
>lighthouse	2q:12
>lights	23:3
>like	1r:3 2y:4
>liked	1r:10
>likely	0:5
>likes	1v:10
>lil	0:4
>lilies	0:7
>limerick	0:3
>limit	24:-2
>lincoln	0:6
>line	1y:4 27:-4 2q:10
>lineman	2o:9
>lines	2a:9
>link	0:3
>linkedin	2x:4
>lion	1y:14 2p:-3
>lips	0:2 1k:8
>liquorice	0:4 25:-2
>lisbon	1x:9 23:-8
>list	1x:4
>listen	0:2 2c:8 2p:8
>listing	0:7
>lists	2a:11
>literally	1m:7 24:5
>little	0:3 25:7 27:4 29:11 2a:6 2e:7 2j:2
>live	0:4 1r:3 1x:10 2g:11 2l:6
>lived	0:3 2x:8
>liver	0:9
>lives	0:3 1z:7 2e:8 2k:9
>living	1q:9 20:7 2d:11 2j:4
>llano	0:8
>load	24:13
>loaf	0:8
>loan	0:2 1x:3
>loans	0:5
>local	1x:9 2j:6 2q:12
>lockdown	1x:9 1y:10 27:11
>lodge	2j:12 2o:-7
>lodger	0:4 2l:-4
>loft	1x:14 2m:7 2o:8
>log	0:8
>login	0:9
>logo	0:7 2j:-2
>lol	0:2 23:11 2r:2 2v:5 30:4
>lola	0:9
>london	1o:-2 1x:15 23:-3
>long	0:2 2l:4 2o:4 2q:-5 2z:6
>longer	1x:-5 25:7 2z:4
>look	0:2 25:2 2d:-2 2l:-5 2x:8
>looked	0:9
>looking	0:3 24:-7 2j:4
>looks	0:2 2t:-7
>loose	0:7
>lord	1x:12 27:10
>losing	25:2
>lost	0:4 1r:13 2x:5
>lot	0:4 1n:3 1x:6 2k:-8
>lottery	1x:8
>lotto	0:8 2r:-2
>loud	0:4 1x:-4 24:8
>louder	0:6
>lounge	0:2 1v:2 2o:12
>loup	2j:10
>love	2l:7 2m:4 30:12
>loved	0:6
>loves	0:2 1y:-9
>low	25:7
>lower	0:9
>luck	1o:10
>lucky	0:5
>lump	0:6
>lunch	24:6 25:7 2o:-2 2q:3
>lunchbox	0:5
>lungs	0:5
>lutheran	0:2 2j:11
>luton	0:5 1x:6
>lying	24:6
>lyon	0:9
>m	0:5 1q:7 1x:5 24:12
>mac	0:4
>macbook	0:3 1q:5
>machine	0:4 2c:3
>mackerel	0:6
>mad	24:3
>made	0:4 1k:12 1l:8 1v:6 2j:6 2k:6
>magazine	0:4
>magician	0:5
>maid	1x:13
>mail	1u:5 2p:7
>main	0:6
>major	0:6
>make	0:2 29:5 2a:4
>makes	2e:3 2w:6 30:2
>making	2x:8
>male	0:8
>mam's	24:7 2d:9 2p:12
>mama	2r:4 2u:9 2y:6
>mama's	1k:5 1w:8 1x:11
>man	0:2 1n:4 1x:3 23:4 2b:10 2c:2 2l:-6 2t:3 2u:8 2x:3
>manage	1l:2 2d:2
>management	w:2
>manager	2l:9 2z:7
>manchester	0:5
>manila	1y:9
>manner	0:5
>manual	0:6
>many	0:3 23:3 26:7 2a:8
>map	0:2
>maplecrest	0:12 2j:8
>maps	2k:10
>marathon	0:2 2r:4
>marathons	0:5
>march	1k:4 1v:6 2o:8
>marine	0:8
>marisol	0:2
>mark	2s:-5
>market	23:10 2j:5
>marketing	1x:6
>marketplace	2j:10 2k:10 2o:13
>marks	2a:10
>marriage	0:6
>married	0:2 2d:-3 2u:6 2w:8
>marry	0:5
>mars	0:4 2q:8
>mart	2o:7
>martin	0:8
>mary	1k:7
>mask	0:8
>mason	2o:9
>mass	24:3 2a:-3
>master	1x:13 23:5 2o:17
>master's	1t:11
>masters	0:5 2f:9
>mat	0:5 2p:3
>match	1x:10
>mate	24:7 2j:7 2q:4
>maternity	1x:16 23:-3
>mates	21:8 2d:18
>math	0:7
>maths	1t:2 1x:9
>matter	24:8
>matters	32:4
>mattress	2j:-8
>maureen	0:2 1z:-6
>max	0:6
>may	1t:8 1x:3 1z:3 2d:3 2l:-8 2o:9 2s:10 2t:5
>mazda	0:7
>mba	1t:15 23:8
>me	21:2 2b:3
>meal	0:4 2p:-2
>meals	1r:8 2q:7
>mean	0:2 1t:-5
>means	1k:2 2f:3 2l:3
>meant	0:5
>meat	0:2
>mechanic	0:2 1y:9
>mechanical	0:9
>med	10:5 1u:2
>medal	1x:18 23:-7
>medic	0:6 2o:-5
>medical	1x:16 23:10 2j:6
>medicine	0:3
>medium	0:6
>meds	25:4
>meet	0:6 1x:11
>meeting	0:4
>meetings	0:2
>meets	1k:13
>melb	2j:19
>melbourne	2j:4 2r:2
>member	0:4
>members	0:8
>membership	1:7
>memo	0:4
>memoir	0:7 2o:12
>memorial	1v:2 1x:18
>memory	0:9 2w:7
>men	0:6 20:6
>meniscus	1x:-4
>mentioned	0:8
>menu	0:4
>mercury	0:2 24:4
>merienda	0:3
>mermaid	0:13
>mess	0:3
>message	0:3
>met	1y:-5 2o:11 2t:7
>metal	27:12 2p:-8
>meter	0:5
>meters	0:2 1o:10
>metformin	0:7
>methodist	0:4
>metres	0:9
>metric	2a:9
>mi	1k:8 1n:7 1x:7 2o:3
>mic	0:2
>mice	0:3
>microphone	1x:14
>microwave	0:4
>mid	1q:9 1x:11
>midlands	0:9
>midnight	24:3
>midwife	0:4
>might	0:5
>migraines	0:2
>mild	0:2
>mile	1x:10 24:5
>miles	0:4 27:3 30:8
>milk	0:2 1r:4 2j:4
>million	0:3
>min	0:7
>mince	0:3
>mind	0:6 27:8 2a:-2
>mine	2d:14 2v:8
>miner	0:3
>minimum	0:5
>minister	0:8
>minnesota	0:3 1t:6 23:-7 2e:4 2q:3
>minor	0:5 1t:13
>minus	0:6 24:-2 29:10
>minute	0:3 24:4 2d:6 2r:13 2w:11 31:-6
>minutes	1s:8 1x:6 2l:12 2r:13
>miso	1n:8
>miss	1x:10
>misses	0:4
>missing	0:4
>missus	1x:6 2o:12
>mistake	0:3 2r:3
>mistakes	2a:7
>mix	2x:4
>mixing	0:9
>ml	2a:7
>mobile	0:3 2q:13
>model	0:6
>mold	0:2 23:-9
>mole	0:4
>mom	1x:6 24:6
>mom's	0:4 2o:5
>moment	0:7
>monday	1v:2 1x:6 25:3 2e:6 2j:2 2o:3 2v:5 30:7
>mondays	1n:-2 1x:-6 24:8 27:8
>money	0:5
>monitor	0:7
>month	1r:4 23:3 24:11 25:5 29:8 2e:3 2o:4 2p:-4
>monthly	29:13
>months	1n:-9 25:5
>mood	0:2
>moon	0:3
>mop	1q:4 1x:9 1y:5
>more	1z:2 24:2 2b:-7 2j:3 30:-2
>morning	1o:4 1s:-9 1x:2 23:-8 24:3 25:2 27:2 2a:6 2p:3 2r:-7
>mornings	1v:4 24:2 27:6
>mortgage	0:2 29:4
>mosque	0:7 24:13
>most	20:8 24:12 2j:12 2o:-8
>mostly	1o:5 22:9 2w:-7 31:4
>mother	1r:10 24:11 2d:16 2j:6 2p:-7 30:8
>mother's	0:3 2d:-3 2k:3 2q:11
>moths	0:7
>motorcycle	0:7
>mould	0:3 24:-2 2d:12
>mountain	0:6 2r:4
>mouse	2l:11
>mouth	0:6
>move	1o:-5 2m:17 2o:5 2p:8 31:11
>moved	0:3 1k:3 2b:9 2d:18 2s:2
>moves	2k:7
>movie	0:4 20:5 24:6
>moving	0:3 1n:-7 1q:-2 1z:10 30:8
>mrs	2d:9
>ms	0:7
>much	24:4 2a:4 2c:4 2l:2
>mud	0:16
>mug	0:7
>mule	2l:4
>mum	1q:9 23:12 2c:7
>mum's	0:6
>mumbai	0:4 23:-7 2v:6
>mums	1o:-3 1v:12 1x:11 2d:6
>munich	0:8
>munros	18:4
>murmur	25:4
>muscle	2o:9
>museum	23:20
>mushrooms	27:9 2a:15
>music	1k:6 1s:7 23:4 2o:6 2p:-2 2w:5
>muslim	2s:7
>must	1s:5 1x:5 2k:8
>my	29:2 2u:3 2v:7
>myself	0:2 23:7 24:11
>n	1n:4 1y:-3 21:3 2k:2 2m:5 2t:4 2x:5 30:3 31:4
>na	0:3 2y:2
>nah	0:5
>nails	24:9 2x:3
>name	0:4 2g:8 2m:4 2r:11 2s:3
>name's	0:10
>named	27:8 2m:2 2s:9
>names	0:5
>naming	2w:6
>nan	1t:4 2o:-6
>nap	0:3 25:-7 27:8
>nappies	0:6
>naps	27:9
>nashville	1l:10 2w:10
>national	0:7
>natural	0:7
>nature	12:12
>navy	0:2 1x:-4 1y:7
>nd	1p:4 1x:11 29:4 2o:26 2p:-5
>near	1x:2 2c:6 2j:4 2k:2 2o:8
>nebraska	0:13 1x:-4
>neck	24:18 25:21
>need	1v:2 1x:3 25:4 2l:4 2r:3
>needed	1k:11
>needle	2w:7
>needles	0:4
>needs	1v:6 23:-7 2k:9 2o:-4
>negotiate	0:3
>neighbor	0:3 2k:-2 2o:9
>neighbors	0:2
>neighbour	0:3 2l:6
>neighbour's	1x:17
>neither	0:2
>nephew	1x:6
>nephews	0:2
>nerves	27:14
>nervous	0:5 1x:3 2o:6
>nest	0:4 2p:-9
>net	0:3 1u:5
>netball	0:2 1k:13 1y:-2
>netflix	0:5
>never	0:3 1z:-4 2t:6 2w:5
>new	1x:3 2l:4 2u:8 2x:9 2z:4
>newborn	0:4
>news	0:7
>newsletter	0:8
>newspaper	0:8
>next	1s:12 23:3 24:5 2a:9 2d:-8 2g:6 2o:6 2x:2
>nice	0:2 23:-4
>nicked	0:6 11:4
>niece	2b:5 2v:10
>nigerian	24:10 2o:-3
>night	21:2 24:5 2a:5 2j:4
>nightmare	1n:6 21:4
>nights	1t:7 1x:7 2f:7
>nine	1l:4 1v:3 1x:12 24:13 27:7 29:4 2e:4 2l:5 2o:-2 2s:6
>nineteen	1x:18 2r:9 2u:2
>ninety	1y:19 2d:-7
>ninth	0:6 1x:-5
>no	0:2 2b:5 2d:4 2u:10 2z:7
>nobody	0:2 20:8 25:5 2k:2
>noise	0:4 2z:5 30:3
>non	0:2 27:3
>none	0:2
>nonsense	0:6
>noon	0:4 2p:7 2u:9
>nor	0:5
>norfolk	1x:12 2q:5
>north	0:2 23:11 2d:10
>northside	0:13
>norway	1x:14 1y:4 23:8
>norwich	1x:7 2d:14 2j:6
>nose	1x:11
>not	1p:4 1s:7 29:3 2k:4 2p:-2 2u:7
>note	0:2 2q:6 2w:6
>notes	0:3 1s:4 2q:12
>nothing	1z:8 25:-4 2e:4 2p:14 2w:9 2x:2
>notice	1v:12
>noticed	0:8
>nova	0:6 2x:4
>novels	0:3
>november	1o:-2 1x:3 24:9 2o:8 2r:-8
>now	1n:3 22:6 24:3 29:2 2e:7 2j:4 30:4
>nowadays	0:4 1q:12 1s:-7
>nowt	1t:11 2p:10
>number	20:13 25:10 2j:9 2k:3 2w:9
>numbers	0:5
>nurse	2j:3 2k:8 2t:-8
>nursery	1x:6 1z:11 29:-9 2o:4 2z:7
>nurses	1x:9 2l:6 2s:4
>nursing	1k:-2 1t:3 23:3
>nz	0:8 1u:6 1x:-7
>o	2r:12
>o'clock	0:8
>oak	2g:6
>oat	0:9
>oats	1r:6
>obituary	0:5
>object	0:3
>oboe	0:7
>obvious	2a:16
>obviously	32:13
>ocean	0:2 1y:5 2o:4
>octavia	1x:7
>october	1x:10 23:4 2j:7 2o:15 2r:7
>of	1n:3 2m:3
>off	21:-7 2d:4
>offend	0:6
>offer	2o:11
>offered	0:6
>offers	0:11 2j:5
>office	1v:7 1x:6 1y:-7 24:4 29:5 2j:4 30:-3
>official	0:10
>officially	0:5
>offline	0:4
>offshore	23:12 2j:7
>often	0:6
>ohio	0:5
>oil	0:3 1s:7 1x:6
>ok	0:3 2a:9
>okafor	2g:10
>okay	0:5
>okemah	1x:16 23:18 2d:10 2j:10
>oklahoma	0:4
>ol	1q:7
>old	1t:5 1z:6 25:3 2k:6 2q:7 2t:8 2u:9
>older	1o:3 1x:13
>oldest	1x:10
>oldham	0:12 2d:4
>olds	0:11
>omaha	0:13 1x:-3 2o:-3
>omg	2w:11
>on	1w:2 27:2 2q:4 31:3
>once	1l:3 1o:3 1v:2 1y:6 1z:6 23:9 24:5 29:-2 2d:5 2l:8 2r:11
>one	1y:3 20:3 23:3
>one's	0:7 2o:-7
>ones	0:3 1z:5 2a:10 2c:2 2p:3
>onion	2w:4
>online	23:4 24:4 2x:6
>only	1o:4 23:2 24:2 25:5 2a:6 2g:2
>ontario	0:2 1y:6
>onto	0:3 24:9
>op	1k:5 1q:6 1x:5 24:-6 29:7
>open	0:3 1q:6 23:2 2a:3
>opened	1x:3 2j:4
>opening	0:4 2x:-4
>opens	0:5 1x:-6
>opera	0:11 1x:-3
>operate	0:4
>operation	0:7
>opinions	1z:5 2k:-7
>opposite	0:12
>options	0:2
>or	0:4 1r:5 1t:-7 2n:2 2o:3 2p:7
>oral	0:3
>orange	0:4 1n:13
>orchestra	1x:14 2o:17
>order	0:2 2b:-2 2y:-2
>orders	0:4 1r:4
>ordinary	2p:7 2x:5
>ore	2j:12
>organ	1x:11 2j:9 2o:8
>organist	0:5
>orthodox	2u:10
>other	1x:9 27:8 2j:4 2o:2
>others	24:16 2w:-5
>otherwise	0:13
>ottawa	0:5 2o:15
>otters	0:2
>ought	0:2 24:15
>our	1k:4 1q:2 1t:4 1x:4 2k:5 2q:7 2u:6
>ours	24:13 2d:5
>out	1x:2 1z:4 21:10 25:6 27:4 2j:4 2w:-2
>outback	0:12 30:-3
>outfit	2o:22
>outline	0:3
>outside	1x:11 2o:9 2p:12
>oven	1x:10 2d:10 2p:13
>over	1y:3 27:8 29:5 2p:9 2s:4
>overnight	0:8 1r:8 27:5
>overtime	24:8 29:2
>owe	0:4
>owes	1x:-6
>own	1o:3 22:5 27:2 2j:5 2p:2 2x:2
>owned	0:3 21:7
>owner	0:6 1x:-2
>owns	0:5
>owt	0:5
>oxford	2k:11
>oz	2o:6 31:7
>p	20:12
>pace	0:5
>pacemaker	0:2 25:8
>package	0:6
>packed	0:2
>packet	0:8
>packing	2j:11
>pad	0:4 2o:7
>pads	0:3
>page	0:3 24:-5 2a:13 2r:-6
>pages	0:5 24:6
>paid	2l:4 2x:10
>pain	0:7
>pair	0:8
>pallets	2q:8
>pan	24:14
>panel	2y:5
>panels	1x:3 2j:8 2z:8
>paper	2k:-8 2p:3 2z:5
>paperwork	0:3
>parade	0:5
>paragraph	0:2 2a:10 2w:-4
>parallel	2w:10
>paramedic	0:3
>parcel	0:5
>parent	0:2
>parents	1o:13 23:6 2k:9 2o:2 2p:-5 2q:8
>paris	23:9 2o:7
>parish	0:3 1k:3 1y:10
>park	1x:3 1y:6 2o:5 2t:9
>parking	0:3 2k:-3 2m:11 2w:12
>parkinson's	0:4 1l:7
>parkrun	2r:17
>parrot	0:6 2b:-9 30:-8
>parrots	0:6
>part	0:5 1x:4 2j:5 2v:7
>partner	1x:11 29:-2 2d:10 2o:11 2r:6
>parts	0:3 2q:8 2w:6
>party	23:10 2o:5
>pass	2l:15 30:8
>passed	1q:3 1x:14 2j:13 2r:3
>passport	0:2 21:-5 23:4 2o:4
>passports	0:7
>password	0:3
>past	2d:6 2w:5
>pasta	0:4
>paste	0:3
>pastor	2u:6
>pastry	2b:11
>patch	0:2 2q:8
>path	0:6 1x:12 2y:-8
>patience	0:2
>patient	0:2
>patients	0:3
>pattern	0:5
>pay	0:3 2f:4 2o:-2
>paying	0:4
>payment	23:15
>payments	1x:16 1y:13
>payroll	0:4
>pays	0:6 2g:8
>pc	0:7
>pdf	0:2
>peace	0:5
>peanut	0:9
>peanuts	0:9
>peas	0:4
>pen	1x:8 24:13 2j:2 2p:10
>pencil	2x:-5 2z:13
>penicillin	0:6
>pens	0:3 21:5 2k:8 2p:-4
>pension	0:2 24:15
>people	0:2 1k:5 1o:2 1r:-6 2l:10 2p:10 2s:4
>people's	0:2 20:12
>pepper	0:6 24:4
>per	0:3
>percent	0:7 2r:8
>perfect	0:6
>performance	0:8
>period	0:4 25:9
>permanent	1x:10
>permit	2o:-8
>person	0:2 2p:10 2u:6 2y:2
>perth	0:7 1y:-4 2o:2
>pescatarian	0:3
>pet	2k:8
>pharmacy	2z:6
>phd	1t:10
>phone	0:2 1v:6 21:3 2w:3
>phones	0:6
>photo	1n:15 2w:5
>photograph	0:2
>phrase	0:4
>phrases	0:8
>physics	0:3
>physio	23:5
>physiotherapist	0:5
>piano	2j:5 2k:6 2x:5
>pianos	2d:11
>pic	0:7
>pick	0:2 2o:6 2z:11
>picked	0:5 24:5 2q:12
>picking	1y:12
>pickles	0:2 2m:7
>picks	0:5
>picture	0:2
>pictures	0:8
>pie	23:8 2k:11 2l:5
>piece	2o:11
>pieces	0:8
>pier	1x:16 27:12
>pies	0:11
>pig	1x:11 2m:10
>pigs	0:4 2q:7
>pill	1x:8 2l:9
>pilot	0:3
>pink	0:3
>pints	24:15
>pipe	24:7 2q:11
>pipes	0:2 1v:7 2j:9
>pisces	0:6
>pit	0:13
>pizza	0:7
>place	0:3 24:-9 2j:5 2o:9 2p:6 2r:2
>places	0:4 2o:-7
>plain	2a:10 2j:5
>plan	0:6
>plane	1y:5 2k:4
>planes	21:6 25:-5 27:5 2e:4
>planning	1o:3 25:10
>plans	0:5
>plant	1v:6 2k:7
>plants	0:7
>plaque	0:6
>plaster	0:6
>plastic	24:10
>plate	24:10 27:8 2d:13
>plates	0:7
>platform	0:6
>play	0:3 2g:3
>played	0:8
>player	1o:13
>playground	0:11
>playing	1x:6 26:2 2j:14
>playlist	0:4 20:10
>plays	1s:2 2l:8
>plaza	0:10 1v:4 1y:-3
>please	0:5 1k:-6 2a:10 2e:2 2l:-3
>plot	2p:3
>pls	0:3 1v:5 2p:4
>plumber	0:5 2o:-4
>plumbing	23:13
>plus	0:4 23:-9 29:5
>ply	0:13
>pm	1x:-8 27:4 2a:5 2y:3
>pocket	2p:15
>podcast	0:3 2f:-5 2o:6 2q:7
>podcasts	2c:2
>poem	0:4
>point	1o:4 23:7 2l:13 2o:10 2p:-6
>points	1v:11 1x:6 2a:11
>poland	1t:10 24:6
>pole	0:7 1t:-6
>poles	0:3
>police	2g:8
>policeman	0:6
>polish	21:-6 2a:8 2q:13
>polo	1h:6 30:14
>pontoon	0:5
>pool	0:2 24:11 27:-4
>poor	0:3
>pop	0:5
>poppy	0:6
>porch	0:9
>pork	0:2
>porridge	0:2
>port	0:2 1x:10
>portland	1x:6 2j:6
>portuguese	0:10
>posh	0:5
>position	0:13
>possible	0:2
>post	1x:2 25:9 29:9 2j:8 2l:8
>posted	0:5
>poster	0:3
>postman	2w:12
>pot	1r:16 24:15
>potluck	0:3
>pound	2p:9
>pounds	1x:8 23:9 31:3
>pour	0:7
>power	0:10
>ppl	0:2
>practical	0:9
>practice	1x:4 2f:8
>practise	1k:2
>practises	24:-2 27:14
>pram	0:4 30:-7
>prawns	0:11
>prayer	0:5 2k:7
>precisely	0:8
>prefer	1l:8 27:10 2p:6 31:-3
>pregnancy	0:6 2p:10
>pregnant	25:6 2j:5 2s:5
>prep	2s:4
>present	0:5
>press	0:3 2j:7
>pressure	23:5
>preston	0:8 24:-3 2k:7
>pretend	0:9
>pretty	2c:11
>price	0:6 29:-8
>prices	0:7
>pride	0:6
>priest	0:4
>primary	0:2 1o:3 1v:-2 2g:2 2v:2
>prince	0:7
>principal	1x:4 2o:7
>print	2a:6
>printed	0:2
>printer	0:3
>priority	0:5
>private	0:5 1v:5 2o:3
>priya	2c:4
>pro	1q:8
>problem	0:2
>product	1k:3 2j:7
>professional	2a:13
>profile	0:6
>program	1t:9 1x:12
>programme	0:2
>project	0:5 1y:3
>prom	0:3 1x:4
>promise	0:11
>promotion	0:6
>pronounce	0:5
>pronounced	0:9
>proof	0:7
>properly	24:12 2w:7
>propose	2o:6
>proposed	0:4
>pros	0:3
>protein	1k:9
>prove	0:4
>prune	0:8
>ps	0:3 1x:-4
>pto	0:6
>pub	0:3 2j:3 2s:11
>public	1s:8 21:17
>pubs	0:5
>pudding	0:5
>pull	0:8
>pulled	2o:14
>pulling	0:4
>pump	1o:10 2w:4
>pun	0:6
>pune	0:3
>pupils	0:9
>puppy	0:7 2m:-8
>purple	0:2
>push	2f:-6 2o:8 2r:6
>put	1k:5 1m:7 1x:3 2g:4 2k:5 2p:3 2r:4
>puts	0:6
>puzzle	0:10
>python	2q:2 2z:3
>q	0:11
>quaker	0:4
>quarter	0:3 2r:6
>queen	1y:12 24:17 29:6
>question	1x:8 2a:12
>questions	0:2 23:14 2u:5
>queue	0:2
>quickbooks	0:10
>quid	23:6 24:10
>quiet	2b:-9 2c:6 2g:8 2v:3
>quietly	1o:3
>quilt	0:5
>quilting	0:5 1t:-7 2t:5
>quit	1o:4 1q:4 2d:5 2k:3
>quiz	27:5 2c:9
>quote	0:7
>quoted	25:7
>r	0:2 1u:4 2c:7 2j:6
>rabbit	0:3
>race	0:6 23:-2 2o:5
>racing	0:3
>rack	0:3
>racket	0:4 26:2
>radiator	2p:5 2w:4
>radio	24:4
>raffle	0:4 1x:6
>railway	0:8
>rain	0:5 2c:9
>rains	0:6
>rainy	0:6
>raise	0:3
>raised	0:3 21:-3
>ramen	24:11
>ran	0:8 29:-5
>ranch	1v:6 2k:18
>range	2k:12
>ranger	30:10
>rare	0:8
>rate	0:4
>rates	23:2 2o:8
>rather	24:7 27:9 2p:6
>rav	2k:11
>ray	23:12 2o:12
>rd	1x:12 2k:-6 2x:3
>reach	0:8 2c:11
>reached	2q:11
>read	0:3 1q:3 1x:4 2r:-3
>reader	2j:10
>reading	23:-6 2r:5
>reads	0:3 2w:8
>ready	0:5
>real	1m:7 2d:12
>realistic	0:2
>really	0:3
>reason	0:2 1o:11
>reasonable	0:4 24:-5
>rec	0:4 1k:2 1x:3
>receptionist	0:6
>recipe	0:4 1r:-3 2k:7
>recipes	0:7 2d:-5 2q:4
>reckon	0:3
>reckons	0:4 1z:-8
>recommend	0:2
>record	1m:8 2r:15
>records	0:4
>recruiter	0:2
>recumbent	0:19
>red	0:3 2j:2 2r:5
>reddit	0:5
>reference	0:6 2p:-2 2v:8
>refrigerator	0:3
>refund	0:4
>refuses	0:3 1q:4 24:9 2w:-8
>reg	0:4
>register	0:5
>registered	2w:10
>registration	0:11
>regret	0:6 23:-6 30:4
>regrets	0:5
>rehab	0:2 1x:6 2l:3
>rehearsal	0:7
>relatives	0:5
>release	0:4
>remember	0:7
>remove	0:4
>rent	1u:4 1v:6 29:4 2e:3 2o:8
>rental	24:-2 2d:11
>rented	0:9
>renting	2q:4 2x:5
>rents	0:6
>rep	0:9
>replace	2k:11 2m:8
>replaced	2m:8
>reply	2a:8
>report	1x:9
>require	0:5
>rescue	1k:7
>reservoir	2o:9
>residence	0:7
>residency	0:5
>residential	0:7
>residents	2w:9
>resigned	0:2 2x:9
>respectable	0:3
>respects	0:4 25:11
>rest	0:3 25:12
>restaurant	0:8
>restaurants	2j:15
>resume	0:2 1v:12 2o:-6
>retainer	24:5
>retire	0:6
>retired	2s:6
>retirement	0:5
>retires	0:3 2l:14
>retiring	0:2 1x:7 2k:-7
>return	0:5
>reunion	0:2 1x:7 2v:10
>review	1x:-4 2r:8
>rewrite	2q:12
>rhyme	0:4
>rhymes	0:6 2z:9
>ribs	1x:11
>rice	1r:8
>rich	0:2 2z:9
>ride	0:2 1q:5
>rides	1x:12
>ridge	1v:9 2j:4 2q:5
>rig	24:-5 2j:7
>right	0:4 25:8 26:4 2e:3
>rigs	1v:6 1y:11 23:11
>ring	1x:10 25:9 2d:-8 2k:13 2p:-2
>ringing	27:12
>rings	0:7 1z:9
>rise	0:3 1t:-5 1x:-3 2d:9
>river	0:4 2o:2
>rn	0:7
>road	1n:-9 1o:-3 1x:4 23:-9 24:6 28:2 2j:4 2o:9
>roads	0:8 2o:5
>roast	24:8 2p:-8
>robbed	1x:8
>robot	0:2
>rock	0:5 1k:8
>rocket	0:8
>rodeo	0:8 1k:-9
>role	0:6
>roller	0:9
>rolls	0:4 24:8
>rome	0:4 1x:-2
>roof	1x:7 27:4
>roofer	0:2
>room	1q:9 1x:3 24:9 2d:4 2k:4 2l:14 2v:6
>roommate	2s:6
>rooster	1x:26
>rope	2k:9 2w:8
>rosa	0:4
>rosalyn	1k:9 27:13 2q:11
>rosary	0:6 24:3
>roses	0:5
>rosetown	0:10 1y:-5
>roster	0:11
>rota	0:3
>rotator	26:9
>rotterdam	0:4
>rough	0:3
>roughly	0:3
>round	23:3 24:6 25:5 2r:8
>route	0:3 1x:6 2j:5
>routine	0:2 2a:12
>rover	0:8 2q:4
>row	0:10 2s:13
>royal	2j:12
>rude	2m:4
>rufus	0:4
>rugby	2q:-3
>rule	0:2
>rules	0:4 2b:-2
>run	0:4 1k:7 23:4
>running	23:5 2o:3
>runs	0:2 2j:6
>russian	0:6
>rust	2w:7
>rye	1r:19 27:5
>s	1k:5 1v:6 20:8 25:-7 27:9 2j:6 2k:2 2q:14 2r:6 2v:2 30:7
>sacramento	23:6
>sad	2o:4
>saddle	0:4
>safe	0:3
>safely	0:7
>said	0:2 25:5 2o:11
>sailboat	0:9 1x:-5
>sailing	0:4 1x:4
>saint	0:10
>sake	1o:9
>salad	0:2
>salary	0:2
>sale	0:3 1t:-7 2j:8 2k:10
>sales	0:3
>salmon	0:7 29:-2
>salon	2o:6
>salsa	0:3
>salt	0:3 1n:-7 2e:7 2k:2
>salty	0:4
>sam	2d:9
>same	0:5 2o:2
>samosas	0:4
>samsung	0:5
>san	0:4 2j:12
>sandwich	0:8
>sane	0:4
>sang	0:6
>santa	0:7
>sarasota	2o:19
>saskatoon	2o:18
>sat	24:2 2r:7
>saturday	1v:4 1x:9 23:3 27:15 2o:3 2u:5
>saturdays	1k:6 23:-2 27:14
>save	2o:2 2w:7
>saving	0:2 2o:-7
>savings	0:6
>saw	2o:11
>say	23:3
>saying	0:3 2j:5
>says	1x:3 1z:2 2z:6
>scale	31:13
>scam	0:3
>scan	25:13 2o:15
>scandal	0:4
>scanner	0:15
>scarborough	0:9
>scare	0:4 24:9
>scared	1k:-5 1n:7 24:-3 2r:9
>scary	2g:10
>scene	0:2
>schedule	1o:4
>school	1y:-8 2c:2 2l:2
>schools	0:5 1v:10
>science	1t:2 23:6 2a:10 2p:-3
>scooter	1x:5 2k:7
>score	0:3
>scorpio	0:7
>scotia	0:3 2x:4
>scotland	1y:12
>scottish	0:2 1w:11
>scouts	2w:7
>scrap	0:7
>scratch	0:5
>screams	0:2 2m:10
>screen	1q:3 24:10 2p:5
>screens	25:18 2p:7
>script	0:4
>scrum	1x:9
>sea	0:2 21:6 2c:7 2e:8
>seafood	0:7
>seagull	0:5
>seal	24:7 2r:11
>seamstress	0:8
>season	1k:8 1y:4 23:11 24:9 2o:10 2r:10
>seat	26:3 2o:14 30:5 31:2
>seats	0:5
>second	1k:6 1t:2 2o:6 2v:2 30:9 31:2
>secondhand	1q:3 1x:-3
>seconds	2a:-2 2w:16
>secretary	1k:9
>section	2r:11
>see	23:7
>seed	2j:5
>seeing	1x:7
>seems	0:7
>seen	0:2 1y:6
>sees	0:2 1x:9
>self	0:6
>sell	1x:3 20:5 27:7
>selling	0:8
>sells	0:5 1x:-2 2e:3
>semester	1x:-2 1y:12
>semi	1x:3 2o:15
>send	1m:5 2j:11 2w:6
>sends	2v:8
>senior	2r:8 30:6
>sense	0:8
>sent	1x:6
>sentence	0:3
>sentences	0:4 2a:4
>separated	0:4
>september	1v:6 1x:16 1z:9 24:3 2o:13 2q:9 2v:7
>series	0:6
>serious	25:2
>serve	0:6 2a:-7
>service	1o:12 1s:2 1v:2 24:10 2o:-7 2r:7 2x:3
>services	0:4 1x:13
>serving	0:4
>session	0:3
>set	0:2 1s:12 24:2 2k:9 2o:4
>sets	0:9
>setting	0:10 24:-2
>setup	0:10
>seven	1k:3 1l:3 1y:8 24:9 25:7 26:2 2j:8 2p:9 2w:6
>seventeen	28:3 2t:9
>seventy	0:2 26:7 2t:8
>sew	0:6
>sf	0:5 2j:6
>shade	0:6
>shall	0:4
>shame	0:6
>shampoo	0:4 1s:-2
>share	0:6 2d:-5
>shared	0:2 2d:9 2o:-4
>shares	21:-3 2o:15
>sharks	0:7
>she	1r:3 27:4 2c:5
>she'd	0:4
>she'll	0:3 2g:9
>she's	1x:2 24:4 29:3 2j:3 2l:2 2w:11
>shed	0:5 23:9 2p:-8 2q:4
>sheep	0:8
>sheet	0:5 2j:-5
>sheets	24:19
>shelf	0:3
>shellfish	0:4
>shelter	2m:5 2o:6
>shelves	24:12
>sherry	24:13
>shift	1o:3 1x:3 23:-5 24:10 2w:-5
>shifts	1v:9 2j:11 2p:7
>shingles	0:10
>ship	1y:11 2j:13
>ships	0:2 1x:15
>shirt	0:14
>shirts	2c:5
>shoe	0:4
>shoes	0:4
>shop	23:2 2j:7 2m:7 2w:3 2x:4
>shopping	0:2 1y:-9 2x:13
>short	1t:7 1x:-3 2a:5
>shorter	2a:8
>shortest	2r:13
>shot	2r:6
>shots	0:4
>should	29:8
>shoulder	1n:7 2x:4
>shouldn't	0:3 1o:5
>shouting	1s:3 2x:5
>show	0:3 27:3 2r:7
>shower	0:4 1o:7
>showing	1o:12
>shown	0:4
>shows	0:5
>shrimp	0:3
>shut	2r:10
>shuts	1k:9
>sick	0:3 1o:5 2a:-4 2o:7
>side	1k:12 1q:4 1w:8 24:6 27:10 29:5 2o:2
>sideline	0:10
>sides	1w:10
>sign	0:5 1k:6
>signal	0:9
>signature	0:4
>signed	1t:5
>signs	0:3 1x:9 27:5
>silence	0:3 2c:11
>silver	1x:14
>silverado	1x:4 30:3
>similar	0:5
>simple	0:4 2a:-8
>simply	1o:6
>since	1k:5 1n:7 1r:2 25:2 2d:5 2j:5 2p:4 2s:6 2y:6 2z:2
>sing	1k:5 2w:5
>singer	0:9
>singing	0:12 2j:6
>single	0:2 2a:9 2e:6 2l:12 2r:6
>sings	0:4 2j:2
>sink	0:8 1s:7
>sir	2a:15
>sister	1x:6 2q:4 2s:2
>sister's	23:14 2o:6
>sisters	1x:-9 24:11
>sit	0:3 1t:11
>sitcom	0:5
>site	0:8 2o:-5 2q:6
>sites	0:2 2j:12
>sits	24:8 2c:7 2t:10
>sitting	24:10
>situation	0:4
>six	1r:3 24:5 2j:5 31:3
>sixteen	0:4 1t:7 24:-4 26:7
>sixth	1x:2 1y:-3 24:11
>sixties	0:2
>sixtieth	23:8
>sixty	1x:7 23:14 27:14 2x:4 30:6 31:7
>size	1q:7 25:3 2r:-8
>sized	0:4
>skegness	0:7 2o:6
>ski	1y:17 2o:-2 2r:-7
>skiing	1x:7
>skillet	2k:13
>skills	1x:10
>skin	0:8 1s:10 25:9
>skip	2k:8 2w:6
>skoda	0:8 24:8
>sky	0:5
>slab	0:4
>slack	0:5
>sleep	24:7 26:10
>sleeps	2y:7
>sleepy	0:4
>slip	0:10
>slipped	0:5
>slogan	0:6
>slow	24:-3
>slowly	0:4
>small	1o:-4 23:4 2m:4 2p:-7
>smart	1o:7
>smell	2q:-2
>smells	24:11
>smile	0:3 1n:12
>smiling	0:2
>smith	2j:13
>smoke	2k:5
>smoked	0:3
>smoker	24:11
>smokes	0:5
>smoking	0:4
>snack	0:4 20:4
>snake	0:4 1t:-9 2l:8
>snakes	0:10
>sneeze	0:4
>snores	0:4
>snow	0:5
>so	1y:3 1z:3 21:3 2a:2 2b:3 2u:3 2w:4
>sober	2g:5 2x:3
>soccer	1x:10
>social	0:4
>society	1k:4 2o:9
>sock	1x:9
>socket	0:5
>soda	0:7
>sofa	0:8
>soft	2a:9
>software	0:6
>sold	1y:6 2k:5 2o:6 2w:-9
>solo	1z:18
>some	1t:8 1z:-6 2p:-7
>somebody	2j:9
>somebody's	0:6
>someday	23:10
>somehow	2o:-3 2r:14
>someone	0:3 2o:5 2s:8
>someone's	27:7
>somethin	0:3
>something	27:5 2c:4
>sometimes	0:5 25:10
>somewhere	0:5
>son	0:2 1x:6 2d:4
>song	0:5
>songs	0:3 2q:12
>songwriters	0:12
>sonia	0:3
>sons	0:2
>soon	0:7 1z:11
>sorry	24:6 2a:7 2l:12
>sort	2j:-4 2l:14 2u:7
>sorted	0:3 25:10
>soul	0:6
>sound	0:4 27:7
>sounds	1q:5
>soup	2x:5
>soups	0:8
>sour	0:6
>south	1y:17 2o:12
>southeast	0:3 2f:8
>soy	0:4
>space	0:4 2k:9 30:-7
>spain	23:9
>spaniel	2d:13 2m:3
>spanish	2r:5
>spare	2d:2 2k:15
>sparky	0:3 2o:11
>speak	2o:-5 2r:-6
>speaker	0:5 2a:-3 2b:6
>speaking	21:4
>speaks	0:4
>special	1t:8
>speed	0:11
>spell	0:4
>spelling	2a:5 2r:4 2w:4
>spend	0:8 24:6
>spent	0:12
>spiders	0:10
>spin	24:13
>spit	0:8
>spits	1r:-7
>split	1x:8 2p:10
>splits	0:5
>spoke	0:9 2x:-4
>spoken	1y:13
>sponge	0:3
>sport	0:8
>sports	0:2 1y:11
>spots	0:5
>spray	0:5
>spread	2p:13
>spreadsheet	24:6 28:9
>spreadsheets	0:4
>spring	1l:5 1x:7 2o:17 2s:5 30:4
>spy	0:4
>sql	2w:13
>square	0:9 2d:5 2m:7
>squash	0:4
>st	27:6 2o:7
>stable	0:10 1x:-7
>stack	0:2 1x:-5
>staff	0:6 2q:2
>stage	1x:6 1y:8
>staging	0:10
>staircase	0:11 1x:-9 25:4
>stairs	1x:4 25:2 2d:2
>stall	23:5 2j:11
>stamp	0:4
>stand	0:2 1y:-8 2k:12
>standard	0:5
>standing	0:2 25:5 2w:5
>stapler	0:12
>star	0:2 1x:-3 2o:6 2r:4
>start	0:3 2q:2 2y:2
>started	2m:3
>starter	0:4
>starting	25:14 2w:13
>starts	1z:10 30:6
>state	1y:11 2o:8 2r:4
>statement	0:7
>station	1x:9 24:7
>stay	0:3 2k:6
>stayed	0:7
>staying	1o:6 1x:7 2d:7
>stays	0:7 2g:10
>steady	0:3 1k:-5 1y:4
>stealing	0:3
>steam	0:7 1z:-2
>steel	0:3 23:4
>step	1x:-9 27:4
>steph	24:12 2d:5 2x:9
>steps	1x:9
>stew	0:4 20:2 2q:-9
>stick	0:3 2k:5
>sticker	0:8
>sticks	0:3 20:-7
>stiff	0:6 1x:8
>still	1p:2 1x:3 1y:2 20:5 2b:-3 2s:2
>stinks	0:4
>stock	1k:-3 1o:9 1q:10 1v:-6
>stockport	1v:3 2o:14
>stolen	30:10
>stomach	1y:-8
>stone	26:5 2d:-4 2l:3
>stool	0:5
>stop	0:3 23:4 2f:9
>stopped	31:3
>stops	0:3
>storage	2k:10
>store	0:3 2k:-8 2o:7
>stories	27:10 2q:5
>storm	0:5
>story	1x:-8
>stout	24:20 2c:7
>stove	2k:8
>straight	0:7 1x:-3 2w:6 2x:12
>strangers	0:5
>strava	0:13
>strawberries	0:2 2o:14
>streak	2r:12
>streams	2r:11
>street	2d:7 2e:6 2o:-11 2q:4 2v:10
>streetcar	0:3 24:9
>streets	24:6
>stress	0:4
>stretch	0:4
>strict	2g:3
>strictly	0:4
>strike	0:4
>stroller	24:-7 2o:10 30:5
>strong	0:7
>stubborn	0:3
>stuck	1q:9 21:2 2l:9 2z:6
>student	2o:5
>students	0:2 2o:14 2s:9
>studied	0:7
>studies	0:5
>studio	23:-7 27:9 2j:6
>study	1v:10 23:2 2o:3 2r:7
>stuff	0:4 1s:4 2a:3
>stung	0:5 1y:-4
>stunt	0:4
>stupid	0:11
>style	0:6 1k:9
>sub	1u:4
>subaru	0:5
>subjunctive	0:11
>substitute	1r:-3 2o:12
>such	0:3
>suddenly	0:3
>sugar	24:4 2p:8 2x:2
>sugars	20:-8
>suit	2c:6
>suitable	0:7
>suitcase	0:8
>suitcases	0:2 1x:9 1y:6
>suite	1o:8 2d:3
>suits	0:3
>sulfa	0:8
>summary	0:2
>summer	1r:3 1y:12 23:8 2p:-6 2q:5 2t:7 2x:-4
>summers	1x:6 1y:2
>sun	0:4
>sunday	1x:6 24:3 2q:-5 2r:2 2x:3
>sundays	1v:-3 24:10
>super	23:11 2g:9
>superior	0:7 2p:7
>supervisor	1o:-6 1x:11
>supper	0:2 24:9
>support	1k:4 1y:10
>suppose	0:4
>supposed	0:5
>sure	0:11
>surf	0:8
>surfing	2j:5
>surgeon	0:5 23:10
>surgery	1x:-5 25:7 2j:18 2l:-6 2o:5
>surprise	0:4 23:8 2b:11
>surprised	0:4
>survey	0:8
>surveyor	0:4 2j:10
>survival	0:7
>survive	0:3 2a:-3
>survives	0:3 1n:-4
>swan	0:6
>swear	0:3
>swearing	0:2 27:4
>swears	2j:6
>swedish	0:8 2r:-3
>sweep	0:4
>sweet	0:4 2c:9 2p:2
>sweetheart	0:11
>sweets	0:16
>sweetwater	0:14
>swell	3:12 25:3
>swim	2o:5
>swimming	0:5
>swims	0:5
>switch	0:4
>switched	2x:5
>swore	0:6
>sworn	0:6
>sydney	0:5
>symptoms	0:5 1o:-5
>system	2w:16
>t	0:9
>table	0:3 2j:12
>tables	0:2 28:6
>tablet	2o:-4 2z:12
>tablets	1x:16
>taco	2m:5 2o:5
>tafe	0:6
>tail	0:8 1x:-9
>tailor	0:4
>take	21:4 24:2 2a:7 2d:5
>taken	1v:6 2v:5
>takes	0:4 2e:12
>taking	1q:3
>tale	0:3
>talent	2w:12
>talk	0:2 1k:13 1q:5 1x:-7 1z:10 2a:4 2l:8
>talked	0:8
>talking	23:12 2a:3 2w:9
>talks	1x:7
>tall	0:5
>taller	0:6
>tank	2q:13
>tape	1x:9
>target	1x:14
>taste	0:6
>tastes	0:3 24:-3
>tattoo	0:6
>taught	2c:9
>tax	29:5 2v:4
>taxed	1o:6
>taxes	1x:12
>taxi	2j:9
>tbh	1x:15 2l:4 2x:9
>te	0:10
>tea	1r:3 24:2
>teach	23:5 2g:10
>teacher	1k:5 24:11 2a:11 2d:3 2s:3 2v:6
>teachers	0:7
>teaches	0:5 2x:10
>teaching	1t:-5 2w:8 2x:5
>team	1k:8 1x:4 1y:3 20:9 2l:8
>tear	25:8
>tears	0:13
>tech	1x:4 23:3
>technical	1t:2 2f:3
>technician	0:6
>teenagers	0:11
>teeth	1s:4 1x:2 24:-7 25:2
>telephone	0:4 24:12
>television	2p:5
>tell	0:2 2o:4 2y:4
>telling	1x:15
>tells	1x:-4 24:10 2j:11 2l:7
>telly	24:4
>ten	0:3 1k:4 1q:6 1y:5 24:6 26:5 31:3
>tendonitis	25:13
>tent	0:6
>tenth	0:3 1t:7
>term	1v:-3 1x:8 24:4 2o:10 2v:2
>terms	0:2
>terrace	1x:10
>terrified	0:4
>terrifying	2l:8
>tesco	1y:15
>tesla	0:2
>tess	0:3
>test	0:2 1y:6 2r:7
>tester	2r:9
>tests	0:5 2r:8 2w:17
>texas	0:3 2s:12
>texts	0:3 24:-3
>th	2o:4 2v:2
>thai	0:3 2b:12
>than	1o:2 1r:3 23:-6 2l:6 2p:7 2w:3
>thank	31:5
>thanksgiving	0:4
>that	0:2 1m:3 1n:4 1t:3 21:2
>that'll	0:3
>that's	0:4 2q:4 30:-4
>thats	2s:2
>thaw	0:2
>theatre	0:5
>their	0:4 1s:3 1x:-8
>them	0:3 1y:-3 20:-6 2r:6 2x:6
>then	1r:5 1x:4 20:-7 24:2 27:4 2d:2 2f:2 2j:3
>theo	2x:8
>theory	1x:11
>therapist	24:10
>there	0:4 1o:-5 1v:2 29:2 2c:2 2f:7 2j:2 2q:-4 2x:4
>there's	0:2 2d:16 2p:-6
>theres	1y:10 2e:9 2k:9
>thermos	24:6
>these	0:3 1v:5 24:6 2j:7 2w:5
>thesis	0:13
>they	1o:7 1t:3 23:-4 2b:3 2l:3 2v:2 2w:-7 31:4
>they're	25:2 27:12
>they've	1v:3 1x:6 24:3
>theyre	0:5 2m:7
>thin	0:7 25:12
>thing	1k:5 1r:5 20:9 23:2 2a:10 2c:8 2f:6 2o:2 2t:2 2w:8 2y:-5
>things	0:3 24:5 2w:10
>think	0:3 1o:13 29:3
>thinking	2p:6
>thinks	0:2 1n:8 1t:7 1v:7
>third	1k:5 2k:11 2o:2 2w:3
>thirteen	0:2 2k:3 2o:15
>thirty	1n:8 1v:11 1y:7 23:3 2j:9 2q:-3 2r:3
>this	1r:5 1s:-4 1x:5 2b:8 2f:3 2x:4
>those	1o:6
>though	0:9 30:5
>thought	0:4
>thoughts	0:2
>thousand	29:4 2j:7 2k:7
>thread	0:2 2k:5
>three	1y:8 2o:4 30:-4
>throat	0:4 25:11
>through	2k:10 2o:6 2y:9
>throw	0:4
>throwing	0:7
>thru	0:5 1t:10
>thumb	0:10
>thumbs	25:12 2w:13
>thunder	0:7 2m:6
>thursday	1k:5 1x:6 24:8 2o:12
>thursdays	1k:5 24:9 2o:4
>thyroid	25:4
>ticket	1k:7 2g:6 2w:4
>tickets	0:3 23:9
>tide	0:5 1v:5
>tie	0:3 1n:7
>tight	0:7
>tiktok	0:2
>til	1t:6 2d:7 2j:3 2o:2
>tile	0:2 1k:10
>till	1n:-6 1q:8 1s:3 1v:5 27:5 2d:12 2j:4 2l:3 2o:8
>time	1n:4 1t:2 1x:3 24:4 2a:5 2j:4 2p:2 2v:4 2w:7
>timeline	0:2
>timer	0:5
>times	0:6 1y:13 25:3 27:3 2a:-3 2q:7
>timetable	0:6
>tin	0:4
>tinnitus	0:7
>tip	1q:9 2q:12
>tips	0:2 29:9
>tire	23:14
>title	0:3
>tn	0:8
>to	2s:5
>toast	0:3 2w:6
>today	0:4 1q:4 1x:4 25:4 2a:-10 2d:2 2w:11
>toddler	0:7
>tofu	0:8
>together	0:2 1n:-9 1o:8 2d:7
>toilet	0:10 1q:3
>tokyo	0:2 23:7
>told	0:3 29:5 31:6
>tom	1u:-2
>tomatoes	0:4
>tomorrow	0:8 1p:6 2r:7
>tone	2a:4
>tonight	0:5
>too	0:3 1k:4 1z:6 23:8 25:4 2b:-2 2c:5 2j:7
>took	1k:4 1r:8 1t:2 1x:6
>tool	0:13
>tools	2k:15 2x:5
>tooth	1n:2 1x:3
>top	1t:7 2m:8
>topic	0:6
>torn	1n:2 1x:-4
>toronto	0:3 1x:12 2s:11
>tortoise	0:2
>total	0:3 1l:10
>touch	1x:6
>touched	2v:3
>tour	0:4
>tower	0:12
>town	1k:8 1o:4 1x:3 2a:-5 2j:9 2s:6 2x:4
>towns	0:4 2r:-3
>tracks	2q:10
>tractor	24:11
>trade	2j:4
>traded	1x:20
>traditional	0:5
>traffic	0:2 1y:11 2c:10
>trail	23:16 2o:10
>trailer	1x:5 23:4 2w:11
>train	2s:8
>training	1t:7 24:13
>trains	24:9
>tram	2j:9 2l:5 2r:5
>trampoline	1x:5 25:8
>trams	0:4
>transfer	0:4
>transport	1s:9
>trash	0:2
>travel	1y:-3 2j:10 2u:4
>travelling	0:4
>trawler	1x:9
>tray	2o:10
>treasurer	1k:2
>treat	0:3
>treated	0:7 1x:8
>tree	2k:10 2w:2
>tregaron	2j:7
>tremlett	2g:3
>trial	0:7 1r:10 2l:6
>trick	0:4
>trip	0:2 1x:2
>trivia	0:3 27:-2
>trolley	1x:26 2r:-3
>trombone	2c:8
>trouble	1m:8
>truck	1o:5 23:5 2j:6 2o:3 30:2
>trucker	2s:12
>trucks	24:4 2j:4
>trust	1k:6
>try	0:2 2r:6
>trying	0:5 2c:10 2j:14
>tub	0:7
>tuba	0:3
>tuesday	1x:9 1z:5 25:3 2d:2
>tuesdays	1k:6 1t:11 24:3 27:6
>tuition	24:15
>tulsa	0:2 1x:10 24:-8
>tuner	0:3
>tunnel	0:7
>turkey	0:8
>turn	0:4 23:3
>turned	0:3 1m:9 2k:10
>turning	0:6
>turns	1n:6 1s:12
>tv	1o:10 24:14 2k:6
>twelve	0:2 1k:8 2r:4 31:6
>twenty	1l:-5 2j:4 2k:7 2p:-6 2r:6
>twice	1r:4 25:7 2d:2 2r:9
>twin	0:4
>twins	25:6 2o:-2
>two	1y:5 20:-4 2c:-2 2d:6 2l:2 2s:4 31:5
>type	24:-6 2l:13 2p:14
>typing	0:6
>tyre	0:6
>tyres	0:6
>u	2a:7 2f:5 2o:9
>uk	1x:6 2r:6
>ukulele	0:12
>uncle	1o:10 2o:13
>uncle's	2d:10 2k:16
>under	1y:7 23:5 25:3 27:3 2e:2 2s:11 2w:4 2x:6 30:4
>understand	0:5
>unemployed	2j:8
>uni	1t:10
>union	1k:12
>unit	1q:6 1x:10
>units	2a:12 2f:9
>university	0:5 2f:4 2y:6
>until	1w:-4 1y:4 21:3 23:3 25:7 2d:9 2j:10 2o:3 2q:-7 2z:7
>up	1m:7 1r:6 23:3 2f:4 2q:2 2x:3
>update	27:12
>upon	0:7 2y:-3 30:6
>upper	1x:18
>upright	0:4 11:8
>ups	1s:9 2j:3
>upside	0:3
>upstairs	2d:7 2o:7
>ur	0:6
>us	1y:-7 27:4 2l:2 30:2
>use	0:2 1o:7 2k:7 2p:6
>used	1l:10 21:5 2o:5
>useful	0:8
>useless	0:12 24:-3
>user	0:7
>uses	0:6
>using	0:2 2p:-9
>usual	0:2
>usually	0:3
>utrecht	1y:18
>v	0:2 1x:16
>vacation	0:2 27:10
>vacuum	25:2
>valorant	2r:9
>value	0:7
>vampire	0:3
>van	2d:3 2j:-5 2q:5 2w:8
>vancouver	1x:8
>vape	0:12
>vaping	0:5
>vegan	0:5
>vegetable	0:7 2c:9 2r:10
>vegetarian	1r:4
>vendor	0:15
>venue	0:7
>verse	0:4 1t:-8
>version	0:3
>very	1l:4
>vet	2j:9
>veterinary	1t:9 23:10
>vfw	27:8 2o:8
>vibes	0:11
>vicar's	24:3
>victoria	0:10
>victorian	0:8
>video	1x:12 1z:2 2p:6
>view	0:6
>viewing	0:11
>villa	0:4
>village	1k:3 27:8 2q:13
>villain	21:7 2o:-4
>vineyard	0:7
>vintage	0:3
>violin	0:10
>virgo	0:3
>visa	0:4 23:4
>visit	0:2 24:-7
>visitor	0:3
>visits	0:4
>voice	1k:4 24:6 2l:13 2x:7
>volleyball	26:6
>volume	24:11 27:8
>volunteer	0:5 1k:7
>volvo	0:2
>vote	0:7
>voted	1k:6 2w:7
>vs	0:7
>w	1n:6 1x:5 1z:6 27:9 2a:-7 2o:6 2r:10 30:5
>wage	0:4
>wagon	0:5
>waiting	0:5 28:4
>wake	25:3
>wakes	20:12
>waking	0:4
>wales	0:5 1v:8
>walk	0:4 1k:12 2d:3
>walked	0:2 1v:2 1x:10
>walker	0:5
>walking	25:2
>walks	2j:11
>wall	0:3 1t:16
>wallet	1x:3
>walls	0:7
>wanna	0:4 21:4
>want	0:3 1n:8 2c:3 2l:4 2r:4 2t:6 2v:7
>wanted	0:2 1k:12
>wants	1k:8 1m:5 1t:2 2k:3
>war	1v:11 1x:4
>ward	0:3 1x:-6 1y:9
>wardrobe	2q:6
>warehouse	1x:13
>warm	0:2
>warmer	0:4
>warming	0:3
>warsaw	0:5 2j:4
>was	1k:6 1t:5 2k:7 2l:4 2v:10 2x:2 2z:3
>wash	1v:9
>washing	0:8
>wasn't	0:10 24:-5 29:-2
>wasps	1m:6
>watch	1k:11 1q:2 2j:8 2p:8
>watches	25:5 2c:10
>watching	0:3 2w:-6
>water	1n:-8 1r:-5 23:5 24:-2 27:5 2j:4
>watercolours	0:6
>wax	0:2
>way	1k:3 1t:-7 1x:6 24:6 2l:7
>ways	0:6
>we	1k:4 25:3 2a:-8 2k:2 2r:2 2s:6
>we'll	0:2 2o:3
>we're	0:2 24:5
>we've	1x:3 23:8
>weakness	2c:13
>wear	2k:12
>weather	0:3
>website	0:6
>wed	e:4 2x:13
>wedding	0:3 2d:3 2k:8 2o:6 2p:6
>weddings	0:14
>wednesday	1x:8 2j:6
>wednesdays	1k:10 24:10
>wee	23:10
>week	1o:4 1r:7 1x:3 25:4 27:3 2o:6 2v:-2
>weekday	0:4 1p:10
>weekdays	1r:9 24:4
>weekend	1k:6 1x:4 23:5 24:5
>weekends	1v:9 24:4 27:6 29:10
>weekly	24:10
>weeks	1x:2 24:4 29:4 2o:6
>weigh	26:7
>weird	0:2
>welcome	0:9
>welding	23:7
>well	0:3 2j:-5 2l:6 2t:15
>wellfleet	27:14 2k:7 2o:6
>welsh	2b:5 2l:-2
>went	1q:5 1v:3 2j:4 2k:4 30:8
>were	0:2 1n:-2 1s:7 1x:7 24:5 2d:5 2p:6
>werribee	2j:7 30:8
>west	1r:-3 2v:10 2w:20
>wet	1k:11 1r:5 31:7
>what	1k:-2 2c:5 2g:7 2p:4
>what's	0:4
>whatever	0:4 1y:-2
>whats	1k:7 2j:10 2l:5 2o:10
>whatsapp	0:3 23:-8
>wheat	0:5
>wheel	24:16 2w:5
>wheels	2l:9 2w:7
>when	1k:5 1y:9 20:5 24:5 25:9 27:4 29:6 2a:11 2c:2 2j:5 2o:4
>whenever	1q:7 24:11 25:4 2a:5
>where	1l:2 1n:6 1t:9 1x:8 29:6 2d:2 2e:6 2v:7
>where's	0:2 24:-3
>whether	0:5
>which	0:2 1q:10 1r:5 1x:13 2w:4
>while	0:5
>whippet	0:4
>whistle	0:3
>whitby	23:7 2o:4
>white	0:2 1n:4
>who	0:2 1y:-8 22:10 23:3 2m:3 2p:2 2t:-5
>who's	2m:11 2v:6
>whole	1y:11 2l:3 2o:6 2y:5
>whom	1n:-2 2m:4 2s:11
>whos	0:7
>whose	2k:6
>why	2l:9
>wide	0:2
>widow	1l:2 2x:7
>widowed	0:3
>widower	1x:15
>wife	0:5 1v:8 2y:4
>wife's	0:9
>wifi	2v:5
>wild	0:7 1x:5
>will	0:2 1k:6 1m:5 1p:-2 26:5 2p:-8 2r:-2
>win	0:3
>wind	0:3 2o:5
>window	0:4 2p:11
>windows	2x:8
>wine	24:9
>wing	1n:-3 25:12 2d:8
>wins	0:11
>winter	0:4 25:6 2o:7 2q:-7
>winters	1x:3 25:9
>wire	2a:13
>wireless	24:23
>wisdom	1x:3
>wise	0:5
>wish	0:7
>with	26:2 27:2 29:4 2a:3 2d:2
>withdrawal	0:7
>within	0:2 1o:3
>without	0:2 1m:3 24:7 2m:8 2r:12 2x:5
>wives	24:-4
>wk	0:6
>woman	24:13 2p:7
>women	0:11 1z:-4
>women's	0:7
>won	0:4 2l:7
>won't	1n:4 1q:4 21:5 2d:8 2u:4 30:8
>wont	1q:4 1z:9 2c:2 2d:2 2f:7
>wood	0:4
>wool	1s:11
>word	1y:-8 2d:7
>words	1k:-5 21:4 23:2 25:8 2l:8 2r:10 31:-7
>work	1m:12 24:6 2k:3 2r:-2 2s:3
>worked	0:10
>working	0:3 2j:4 2w:5
>workout	0:10
>works	0:4 1m:8 1x:-2
>workshop	0:7
>world	0:3 20:-3
>worry	0:4
>worse	0:2
>worst	0:4
>worth	0:5 2k:4
>would	0:2 29:-8 2b:12 2w:3 31:-2
>wouldn't	0:3
>wrap	2v:12
>wreck	21:2 25:3
>wrecked	24:12
>wrecking	0:7
>wrist	1x:6 23:11 29:-9
>write	2p:2
>writes	0:4
>writing	23:4 28:8 2p:3
>written	0:3 2j:10
>wrong	0:3
>wrote	2q:10 2s:6
>x	0:4 23:9
>xbox	0:8
>y	0:5 1k:10 2s:4
>y'all	1x:12
>yacht	0:9
>yard	1v:10 1x:7 27:12
>yaris	0:12
>yeah	1o:-3 1x:11 1y:11
>year	0:2 1n:5 29:6 2a:-6 2f:5 2p:-7 2v:4 30:3
>year's	24:11 2x:9
>years	2r:2
>yellow	0:9 30:6
>yes	2o:4
>yesterday	1l:7 1x:12 25:7 2m:6 2r:3 2w:7
>yet	25:15 2k:11 2w:12 2z:10
>yoga	0:5
>york	0:3 1x:-3 2o:14
>yorkshire	0:7
>you	1o:2 2l:4 31:4
>you're	0:3 2a:4
>you've	0:4
>young	1y:12 30:7
>younger	24:-2 2y:11
>youngest	0:2 1z:5
>your	0:3
>youth	1x:4 27:4 2r:7
>youtube	0:7
>yr	0:4
>yrs	1y:12 2t:9
>yuh	0:4
>yuma	0:6
>yurt	0:4
>zero	1t:-3 2o:7
>zither	0:4
>zone	0:8
>zoo	0:8
>zoom	2j:6 2p:7
>£	0:6
?"	2a:-7
?#1	1l:3 1q:6 1x:5 1y:5 24:5 26:4 2j:4 2x:9 2y:3 30:3
?#2	1p:5 1s:4 25:4 26:4 2q:-2 2v:5 2w:7 2x:5
?#3	26:10 2e:5 2k:2 2r:3 31:2
?#4	26:11 2k:2 2q:2 2r:4 30:10
?$	0:7
?'	23:6 26:5 2j:8 2q:7 30:4
?,	1t:-2 23:3 29:3 2d:5 2e:8 2o:3 2q:3 2r:4
?-	1k:2 1l:5 1n:4 1q:6 1s:4 24:3 29:7 2d:3 2g:6 2j:6 2m:8
?.	1t:9 24:5
??	0:8
?a	1l:4 1z:4 2b:4 2d:2 2p:6 2x:5 31:3
?about	21:5 29:-5 2k:4 2x:6
?afraid	0:7
?after	0:3 24:8 2p:8
?all	23:7 24:6 2k:7 2l:9 2o:5 2s:-3
?allergic	1m:3 2l:9
?always	0:2 2a:8 2y:-2
?am	23:6
?an	0:4 1s:-3 1z:8 25:6 2j:4 2m:-2 2q:6 2r:4
?and	1r:8 1t:3 1z:5 29:3 2b:7 2x:3 31:3
?another	2o:9
?answer	0:2
?any	0:2 2w:4
?anyone	20:9
?anything	1m:9 2w:8
?app	2q:4
?are	1o:7 1x:6 25:7
?as	1x:3 25:8 2a:6 2o:8
?ask	2o:8
?asked	1x:4
?at	24:3 29:-2 2k:4 2p:3 2r:5 2s:4
?baby	0:11 1x:-6 1y:-3 2q:-2
?back	1r:6 1x:5 23:9 25:5 2q:-3
?bad	0:10
?bank	2j:5 2o:8
?be	20:4 23:8 29:-2 2j:6 2o:10
?become	0:4
?bed	0:10 2j:-3
?been	25:2
?before	1y:6 20:3 23:4 24:4 29:5 2y:3
?being	21:4 24:5
?best	1x:5
?better	0:2 29:-2 2w:3
?between	0:4 2w:5
?bike	24:3
?blood	0:2
?board	2k:5 2y:7
?book	2o:-2 2v:7
?books	24:7
?born	24:-3
?both	1w:8 1x:7
?bought	0:7
?boy	23:-3
?bring	24:9
?brother	1x:3 2d:5
?bus	2o:8 2w:6
?but	1y:-3
?buy	0:2
?by	1n:-3 1s:8 1w:2 24:9 27:2 2d:4 2h:4 2o:4 2w:3 2z:2
?call	21:4 24:7 2j:4
?called	1k:2
?calls	2p:2
?came	1x:4
?can	0:2 1o:6 2w:7
?can't	25:6 2w:9
?cannot	0:7 25:8
?car	2k:8
?card	2w:11
?care	0:3 2d:3
?cat	0:2
?cats	0:5
?changed	1x:8
?children	1x:6 24:2 2o:6
?church	1x:15 2l:9
?city	1k:5 1x:10
?club	1x:9 27:-3
?coffee	1x:8 20:3 23:6 2s:6
?cold	2p:8
?college	2v:7
?come	1x:12 23:8 25:10
?comes	0:8
?coming	1x:9 25:6 2o:5
?company	23:5
?correct	0:7
?daughter	2d:5 2o:6
?day	23:8 2k:8 2r:7
?days	0:6 25:-3
?decent	2w:7
?did	1x:12 24:6
?dinner	2p:6
?do	0:2 1y:-3
?doctor	0:3
?does	2j:11
?doesn't	0:2
?dog	0:4 24:3
?doing	o:2 2j:9
?done	0:11 2o:-6
?door	0:6 23:-3
?down	23:2 29:6 2o:2 30:4 31:6
?drive	24:7 2o:9
?driving	1s:7 1x:5 1y:6 21:5 24:3 2o:12 2w:3
?dublin	2o:11
?each	0:3 24:5
?early	24:4 25:9 2y:9
?eat	0:3
?eight	24:11 29:6
?eleven	1l:2 1z:5 23:-3 24:6 2k:5 2m:6 2r:7 2x:8 31:7
?end	0:4
?english	0:6 1w:-3
?enough	1n:-3 2l:8
?ever	0:4 1y:-3
?every	1y:-2 24:4 2a:-3
?everything	1w:5 2w:7 2z:5
?explain	2a:3
?family	1x:6 2q:10
?farm	1x:2 1y:4 2z:7
?father	0:2 2g:11 2j:-3
?feet	26:7
?fifty	0:6 1l:2
?finally	e:4
?find	1x:-2 25:7
?first	0:2 1t:8 1y:5 20:4 24:3
?fish	0:10 24:-5
?five	24:5 2m:11 2p:3 2x:7
?flat	1x:6 25:10 2d:6
?food	2f:9
?foot	26:10
?for	20:-3 25:2 2j:4 2o:4 2x:7
?forty	1l:8 23:3 27:6 2k:2 2p:-3
?found	0:2
?four	1x:3 1z:3 23:4 25:7 29:-3 2a:6 2r:4 2s:3
?friday	0:5
?friend	2s:8
?from	1n:-2 1q:6 1x:6 20:2 24:3 28:8 29:5 2d:5 2k:3 2o:7 2s:3 2x:4
?full	1n:7 2j:6 2k:5
?gave	0:4
?get	23:7 2l:5 2o:6
?getting	0:6 2t:4
?girl	0:3 2d:7
?given	0:4 2o:-3
?gluten	1r:8 24:3
?go	1x:4 2o:7 2p:6 2q:-3
?god	1o:6
?goes	2o:3
?going	1n:11 24:5
?gone	1n:11 1x:8
?good	2c:7 2d:5
?got	1n:7 1x:3
?great	2k:8
?group	0:5
?guy	2a:4
?had	0:4 1x:3 2y:-3
?half	0:4 24:4 2d:5 2o:9 30:2
?hand	0:8 1x:-2 27:3 2k:4
?has	23:-3
?have	0:5 23:6 2o:7
?having	0:5
?he	2s:-3
?he's	2q:-3
?head	1q:8 1x:6 2s:7
?hearing	1q:15 2k:6
?help	24:7
?her	1t:5 24:9
?high	1t:10 24:6
?him	24:3 2j:-3
?his	24:9
?home	0:6 2s:-3
?hospital	0:6
?house	0:5 23:-2 24:4 2d:6
?hundred	0:4 31:3
?husband	1z:7
?i	1k:-2
?i'd	23:10
?i've	2o:4
?in	2d:4 2p:4
?into	1x:8 25:8 2o:4 2u:3
?is	1s:-3
?isn't	0:3
?it	23:5 27:3 2d:-2 2r:-2
?its	0:3
?job	1x:6 23:11
?june	1p:6
?just	0:8
?k	0:2
?keep	0:4 24:-3 2j:6
?keeps	27:8
?kept	2j:11
?kids	2d:8 2q:10
?kind	0:4
?kitchen	2j:4
?know	2l:8
?lady	2g:10
?landlord	1x:-3
?last	1s:4 1x:3 23:10 24:4
?late	2k:5
?law	2d:4
?learn	0:7
?leave	2o:8
?leaving	1x:6
?left	0:3 25:9
?let	0:6
?letter	2p:4
?library	24:-3 2s:6 2z:6
?licence	0:5
?life	0:2
?like	23:6
?line	24:6 27:7 2j:8 2q:-2
?list	2o:6
?little	0:4 29:2 2v:8
?live	0:4 1x:5
?lived	0:6
?lives	2d:6
?living	0:7
?long	24:10 2j:-5 2p:4 2w:11
?lost	1x:4
?love	0:6
?low	1n:9 1r:8
?made	0:4
?make	0:3 27:8
?man	1x:11 1y:-3 2d:7
?many	2k:8
?marathon	0:6 1x:-2 2o:3
?married	0:3 1x:2
?may	0:2
?me	23:5 2d:5
?mean	0:3
?miles	24:6
?mind	0:2
?minutes	24:2
?monday	0:4
?money	24:6
?month	29:2
?more	0:6 24:2 2k:5
?morning	2y:7
?most	24:10
?mother	2d:8
?move	0:5 2p:2
?moved	2d:3
?moving	0:6 1x:7
?much	2q:-3
?music	1k:5 1o:5 2o:3 2p:-2
?must	2o:6
?my	1r:2 1v:-2 29:-3 2l:2 2q:2
?name	2r:5
?near	2e:9 2j:-4
?need	24:-2
?needs	0:4
?neighbour	24:10
?never	24:6 2a:5 2d:-2 2o:5
?new	1x:5 24:4 25:5 2m:8 2o:4 2p:10 2v:4
?next	23:-3 2o:6
?night	2o:12 2y:4 2z:11
?nights	0:2 2o:-3
?nine	0:3 1x:3 31:8
?ninety	1l:3 2r:6
?no	0:2 1q:8 25:6 2d:6 2p:-2
?not	1n:-3 2a:3 2r:7
?nothing	0:3
?now	2w:-2
?of	1s:5 23:3 24:2 2c:3 2e:5 2p:4 2u:2 2v:5 2y:3
?off	1x:5 2a:-2
?office	2j:3
?old	25:-3 27:9 2q:3 2x:4 30:3
?on	1o:4 1r:4 1v:3 1w:5 24:5 2v:4 2z:2
?once	25:6 29:-3
?one	1n:6 1x:3 20:3 23:4 25:2 29:4 2d:5 2o:3 2y:4
?ones	0:3 2p:-2
?only	1z:14 24:5
?open	1s:8 2a:2
?or	0:2
?organ	1s:6 2j:5
?other	1x:9 24:5 2j:6
?ought	2o:-3
?our	1t:3 2j:3
?out	1x:3 2o:4
?over	20:-3 24:5 2d:8 2o:7
?own	0:5 2j:7 2o:5 2p:-2
?paper	1v:9 2p:12
?parents	0:4 2d:3
?partner	1x:-2 2j:5
?pay	0:6
?people	0:4 1o:4
?person	24:-2
?phone	21:4
?place	0:2 2p:4 2r:9
?play	24:10 2w:7
?plays	o:2 27:4 2w:7
?polish	0:4 1r:-2
?post	29:6 2j:10 2q:4
?pressure	0:3 2k:9
?proper	0:2 21:6
?put	0:2 24:5 2o:4 30:-2
?question	0:3
?quiet	1k:6
?radio	24:2 2c:9 2p:5 2q:7
?rather	0:7 1r:-2 25:8
?read	1s:4 23:9 24:4 2w:5
?reading	w:3 1k:5 1n:4
?real	2j:14
?really	0:3 2l:7
?recipe	1r:-2 2k:6
?red	1r:10 2c:7 2e:8 2k:7 2o:8
?rent	29:8
?right	25:13
?road	0:5 1n:-2 1x:-3
?roof	0:6
?room	2d:2
?run	24:6 2j:5 2o:4
?same	2o:7
?saturday	0:6
?say	2o:7
?says	0:2
?school	1t:4 2j:5 2v:2
?sea	27:8
?second	1x:8 1z:6 24:3 2m:5 2o:8
?see	0:2 23:6 2o:8
?sell	0:2 1x:4 20:3
?send	24:4
?seven	1y:3
?seventy	0:4 29:6 31:7
?shall	0:3
?she	0:5
?shop	2j:3
?short	2a:8
?since	24:3 2d:-3 2s:8
?sister	0:3
?six	0:2 26:3 29:4 2m:2 2s:5 31:11
?sixty	1x:9 31:2
?size	25:7
?sleep	24:2 2o:8
?small	24:2 27:2 2d:3 2j:3 2k:3 2l:5 2w:4 30:3
?sold	0:8 1x:3
?some	29:7
?someone	2t:14
?something	25:7
?sort	2j:-3
?speak	0:3 2r:-3
?spring	0:2
?stand	1s:6 1y:-3
?start	0:3 2o:9
?stay	0:6
?still	25:8 2z:9
?stop	2o:7
?stopped	l:6
?suggest	2a:8
?sunday	24:4 2q:-2
?swim	24:8
?take	1y:-3
?taken	1x:4 27:-2
?talk	2o:9
?tea	0:2
?teacher	0:3
?team	1k:6
?telephone	24:2 2y:8
?tell	2w:7
?ten	1l:6 24:8
?test	1y:6 24:-3 2j:8
?th	0:4 2v:7
?than	0:4 1o:4 24:3 2k:6 2l:4 2w:6
?that	25:8 2y:6
?the	1p:4 24:5 29:4 2t:2 2u:2 2z:2
?their	1s:5
?them	2j:3
?there	0:2 2o:-3
?there's	2d:-3
?they	20:4
?thing	21:5 24:6
?think	0:8
?third	0:3 1x:-2 2o:5 2r:12
?thirty	1l:12 1y:7 29:5 2x:7
?this	1s:-3
?those	1o:2
?three	2j:6 2k:3 2m:12 2p:7
?through	24:7 2o:6
?thursday	1k:9 27:-3
?till	0:5 1x:-3 2l:6
?to	1o:3 2l:5 2p:7
?told	0:2
?too	25:7 2l:2
?took	2d:6
?top	0:6
?train	24:9 2p:5
?tuesday	24:8
?turn	23:8
?turns	2:10
?twenty	1l:2 24:2 29:6 2r:6 2x:3 31:-3
?twice	1r:10 1x:4 1y:6 24:5
?twins	1x:-2 25:5 2o:-3
?two	1z:6 24:3 2d:9 2s:3 2w:5 2x:4
?type	25:7
?uncle	2g:9
?under	1y:9 24:6 2a:8 2j:6
?until	24:12 2q:-5
?up	1y:3 24:9 25:6 2o:3 2p:-3 2q:3
?us	2s:5
?use	2z:5
?used	2a:-3 2c:10 30:11
?vegetarian	0:2
?very	0:4 1n:11
?vet	0:4
?walk	20:5 23:8 2o:3
?wants	23:3
?was	1o:2 1s:-3 1t:-3 1x:5 2t:9
?water	1o:-2 1x:8 27:9 2o:-3
?way	24:7
?we	2o:7 2q:-3
?we're	0:11
?wear	4:7
?wedding	2d:-3 2k:7 2o:3
?week	25:4
?weeks	1l:6
?well	2w:8
?went	1x:-4 1y:3 24:10
?were	1n:-3
?what	1o:-2 1s:-3 2j:-3
?when	1x:2 2a:8
?where	1x:-3
?which	1x:4
?white	1n:6 1r:2 2z:6
?who	1y:-3
?whole	23:9 24:4 2l:7 2w:4
?whom	2o:-2
?wife	0:3 1z:7 2d:6
?will	2l:4
?winter	2o:8
?with	1m:3 1q:5 20:8 2d:2 2p:4 30:3
?without	0:4 1x:8
?word	2a:-3
?words	1t:-3 2a:2 2o:8 2r:7
?work	1x:10 2s:9
?works	0:5 24:5 2o:-2
?would	23:-3
?wrist	29:-3
?write	2p:8 2w:11
?wrote	1x:9
?year	1l:-3 1z:3
?years	2q:3
?you	1y:-3 2a:6
?young	1x:6 2s:5
?younger	0:5
?your	2a:4
E" ,	0:4
E" ^	0:3
E#1 '	26:9
E#1 ,	0:4 2:7
E#1 a	0:8 2a:8 2r:4 2y:9
E#1 at	0:9 24:4
E#1 for	1y:6 2r:4
E#1 i'm	0:3
E#1 is	2:14
E#1 pixel	1q:8
E#1 the	2o:5 2r:4
E#1 type	1x:-2 25:9
E#2 '	0:3 1n:6 1x:4 1y:4 26:2 30:5
E#2 ,	0:2 2:11 2o:7 2r:2
E#2 -	0:7 2k:6 30:7
E#2 ^	2:6
E#2 a	0:6 1q:9 2r:2
E#2 at	0:3 2:7 1x:5 23:4 24:2 29:-3 2r:-2
E#2 for	0:4
E#2 he's	2:8
E#2 i'm	2:13 23:3
E#2 iphone	1q:8
E#2 is	2:12
E#2 of	2:2 2r:12
E#2 on	1x:3 24:8 2v:6
E#2 she's	2:9
E#2 the	20:4 2o:7 2p:-3
E#2 to	0:2
E#2 turned	2:8 1x:2
E#2 under	1k:6
E#2 was	2:5 2r:-3 2x:2
E#2 with	0:2
E#3 #3	0:4 2n:11
E#3 $	29:4
E#3 ,	0:9 1i:3
E#3 -	1x:-3 2n:6 30:7
E#3 ^	1i:10
E#3 a	0:9 1y:3
E#3 is	18:5
E#3 under	0:7
E#4 -	23:9 2n:4
E#4 a	2k:4
E#4 at	24:9
E#4 in	1x:5
E#4 is	18:4 2r:8
E#4 since	0:2 2d:-3 2r:4 2x:7
E' #1	26:9
E're ^	0:4
E're and	0:6
E've ^	0:2
E've so	1x:-3
E, #2	2o:2
E, band	1x:5
E, cat	1x:3
E, done	2o:-2
E, first	2a:4 2o:-3
E, friday	24:7
E, girl	0:2 2d:5
E, in	0:2
E, it	23:5
E, job	1x:4
E, man	2d:5
E, may	2l:-3
E, me	2d:5
E, off	0:2
E, on	24:7
E, one	23:-3
E, out	2a:-2
E, place	2o:4
E, rent	29:4
E, sister	2d:-2
E, that	24:-3
E, thursday	0:2
E, wedding	0:2
E, wife	2d:4
E, years	2q:-2
E, you	2l:5
E- #2	0:2 1q:6
E- #3	2n:7
E- co	1v:3 2p:3
E- eighty	1l:6 29:-2
E- forty	1x:5 2x:5
E- in	0:3 1k:2 2d:4 2s:-2
E- mother	1z:4 2d:3 2s:-2
E- ninety	1l:5 2r:5 31:4
E- seventy	1l:5 29:3
E- sixty	1l:6 2o:3
E- thirty	2s:3 2x:7
E- twenty	1l:2 1z:-2 29:3 2o:4 2x:6
E- two	27:3 2o:4 31:7
E- year	1l:-3 1z:3 24:7
E. #1	0:2
E. all	2d:-2
E. him	2j:-3
E. mr	2g:3
E. mrs	2g:8
E. up	0:2
E_ _	0:2
Ea "	0:2
Ea #3	29:2 2d:6
Ea ,	0:3 1x:10 2d:6
Ea .	0:2
Ea ^	0:5
Ea about	2x:8
Ea after	0:2 1y:4
Ea am	0:7
Ea and	0:3 1k:-3 1l:6 1n:-3 1t:6 1x:5 1z:5 23:4 2m:3 2o:6 2r:4 2x:8 2z:3 30:4 31:5
Ea are	0:3
Ea as	0:3 1o:-2 1t:-3 24:-3 25:5 2d:-3 2j:9 2l:4
Ea at	1x:6 1y:5 2j:8
Ea be	0:2 1x:8 23:8 2a:-3 2s:-2
Ea became	1x:3
Ea become	23:4
Ea been	0:3
Ea being	0:2
Ea bought	1x:6
Ea buy	23:7
Ea by	1x:13
Ea days	24:2 2j:3
Ea do	0:3 1x:-3 23:6 2w:8
Ea doing	0:5 23:11
Ea drive	2j:7
Ea drives	2j:3
Ea for	1r:-3 2j:2
Ea found	0:2 2d:-2
Ea from	0:4 2d:-3 2q:-2
Ea get	21:-3
Ea give	1x:-3
Ea got	0:3 2t:-3
Ea had	1x:4 24:4 25:5 2l:-3
Ea has	0:4 2t:11
Ea have	0:4 1o:4 24:4 2o:5
Ea he's	0:6
Ea her	0:3 2o:8
Ea him	24:4 2o:3
Ea i'm	0:5
Ea im	0:4
Ea in	0:2 1o:2 23:2 2d:6 2o:8
Ea into	0:4 1x:8
Ea is	0:5 1o:3 1t:-3 2a:-3
Ea isn't	0:2
Ea it	0:2
Ea it's	0:4
Ea keep	0:6
Ea like	0:2 24:2
Ea make	0:2
Ea me	0:2 1x:5 24:4
Ea not	0:4 2a:5
Ea of	1t:3 1x:-2 23:4 25:5 2d:5 2l:6
Ea off	0:6
Ea on	0:3 1n:5 1y:3 23:2 25:6 29:-2 2d:3 2j:5 2t:6 30:4
Ea opened	1x:6
Ea own	0:2 23:7 2d:10
Ea put	1o:3 1x:7
Ea run	0:3 23:5 2w:6
Ea runs	2j:7
Ea say	0:2 2o:9
Ea she's	0:6 1x:-2 2d:-3
Ea take	0:3 2o:4 2p:5
Ea that	1o:-2
Ea that's	0:2
Ea there's	2p:-3
Ea through	1x:9
Ea to	0:3 1v:-2 1y:4 27:-3 2a:4 2l:7 2p:5 2t:5
Ea twice	1r:3 24:3
Ea under	2w:7
Ea up	0:4 2o:7 2q:2 2w:4
Ea us	0:3
Ea wants	0:2
Ea was	0:6 21:-3
Ea wear	24:7 2z:8
Ea were	0:4
Ea with	1m:5 1r:5 24:5 2a:4 2d:2 2l:5 30:8
Ea without	1o:3 23:4 2x:7
Ea would	23:-3
Ea write	0:2
Eaby a	1z:2 2o:3 2w:-2
Eaby the	1x:10 2x:4
Eace a	0:7 1r:9 1x:2
Eace the	0:8 24:8
Each ,	0:3
Each i	2j:2
Each the	1s:6 1x:3 2e:7
Each to	0:8
Eack a	1x:8
Eack it	23:6
Eack the	24:8 27:3
Eack went	1x:2
Eady a	1x:6
Eady the	0:3
Eaft ^	0:4
Eage a	2e:6 2o:10 2p:4 2w:6
Eage my	1o:4 2a:6
Eage the	1k:4 24:4 2j:3
Eago years	1x:5 2x:7
Eaid i	2a:-3
Eail the	0:7
Eain ,	0:2
Eain .	0:3
Eain ^	0:4
Eain a	1n:7 1x:5 1y:6 24:5
Eain i	0:6
Eain in	0:11
Eain the	0:2 24:6 2c:5 2p:5
Eain to	0:4 2o:3
Eain you	0:3
Eair a	0:5 29:-3
Eair my	0:6 24:9
Eake ,	0:5
Eake a	1n:10 1o:5 1t:-3 2l:4 2w:5
Eake i	2a:5
Eake to	1x:9 2b:-2 2o:5
Eale the	0:5 1:3
Ealf a	1l:5 23:3 31:4
Ealf at	1x:-3 24:6 2o:6
Ealk i	2r:-3
Eall ,	0:6 23:7
Eall ^	0:10
Eall a	1x:7 24:2 27:2 2q:3
Eall and	0:2 1o:6
Eall i	0:3
Eall of	0:4
Eall the	0:8 1x:6 1y:-2
Eall we	0:2
Eall you	0:2
Eam #1	24:4 2y:4
Eam i	0:6 1o:-2
Eame a	23:8
Eame the	24:5 2o:4
Ean as	1n:3 1x:5 1y:4
Ean have	0:5
Ean in	1y:3 2d:-2 2o:6 2r:5
Ean is	0:3
Ean on	0:2 1y:2 2o:-7
Ean with	23:5 2z:5
Eand "	2a:-2
Eand #1	1q:-4 31:-2
Eand #2	29:14 31:3
Eand #4	1y:3 2d:-3
Eand ,	29:3 2o:8
Eand a	1n:8 1x:12 2k:4 2s:8 30:5
Eand can't	0:2
Eand cats	30:-3
Eand day	1x:-2
Eand her	24:3 2t:5
Eand in	0:5 1o:6 1y:10 24:12
Eand kids	2d:7
Eand me	1n:-2 1x:6 2a:-3 2d:8
Eand my	1x:7 2p:6
Eand one	29:8
Eand six	0:6 29:4
Eand the	0:6 1x:9
Eand to	0:4 1x:3 24:7
Eand week	0:3 2d:-2
Eand years	2r:-3
Eane a	23:4 25:9 2j:13
Eank ^	0:3
Eank a	2j:2
Eank the	2j:2 2o:4
Eant a	0:6 23:-3
Eant i	0:5
Eard ^	0:8
Eard a	0:3 1y:7 24:8 29:-2 2p:3
Eard the	0:9 1k:7 1n:7 1x:4 23:-2 27:3
Eare ^	0:4
Eare a	2d:7 2o:9
Eare i	0:4
Eare the	2o:5 2x:8
Eare we	2o:3
Eare what	1o:-3
Eark the	i:7 21:8 2w:7
Earm the	1n:9 1x:2 25:10 2o:5
Earn i	0:3
Ears #2	2q:-3 2x:6
Ears eleven	1x:3 2x:8
Ears five	24:9
Ears for	0:9
Ears forty	2j:4 2r:2 2x:2
Ears four	1y:5 2r:-3 2x:6
Ears nine	2o:-2 2x:7
Ears one	2x:5
Ears six	1y:6 2x:5
Ears ten	0:4
Ears thirty	1x:5 2j:3
Ears three	2x:12
Ears two	1r:8 20:-2 2w:7 2x:4
Eart ,	0:10
Eart a	2l:6
Eart i	0:2
Eart the	25:9 2o:4
Eart to	1x:10 23:7 2l:10 2q:5
Eary a	0:6 1v:3 2j:11
Eary in	1t:2 1x:5 2o:7 2t:5
Eary the	1k:5 1q:7
Eas ,	0:2 2j:-3
Eas ^	0:2
Ease ^	0:2
Ease a	0:5 2q:-3
Ease the	1x:7
Eask to	2l:4
Eask you	0:3
Eass a	24:4
Eass the	0:6 1y:8 24:-5 2l:8
East ,	0:3 2o:10
East ^	0:7
East a	0:2 2q:-2
East at	1t:8 24:4
East my	2o:12
East the	2f:-2
Eat ,	0:3 1t:-3 2o:4
Eat ^	0:5
Eat is	0:6 1x:-2
Eat me	1x:7
Eat up	24:10
Eat work	0:4
Eat works	0:5
Eate ^	0:9
Eate a	0:3 1t:2 24:7 2p:5
Eate i	0:9 2q:3
Eate my	0:6 1x:11
Eate the	0:3 1k:11 1v:10 21:6 24:3
Eate to	0:8 1y:4
Eate you	0:3
Eath the	0:2 1k:12 2y:-2
Eats .	1t:-3
Eats two	1x:5 2m:6
Eave ,	0:6
Eave ^	0:3
Eave i	0:2 1n:2 1x:5
Eave they	1x:9
Eave we	0:3 2d:-2
Eave will	0:6
Eavy the	c:10
Eays ,	0:4 23:-3
Eays and	24:2 2o:6
Eays on	1r:4 1v:-3 21:5 24:4
Eays she	0:6
Eays three	2o:3
Eays two	2j:6 2o:4
Ebe i	0:2
Ebe it	0:2
Ebe should	1o:2
Ebe to	0:3 1x:2 2j:3
Ebe will	0:8
Ebe you	0:2
Ebed to	0:4 2y:4
Eber a	0:6 27:12 2r:7
Eber in	0:4 1o:-3 1x:8 1y:-2 2o:8
Eber my	2n:-2
Eber the	15:4
Ebig a	2p:5
Ebit a	1x:5 23:4 2d:-3 2x:4
Eble a	0:5
Eble the	0:3 2r:4
Ebox a	0:4 1x:-3 2d:7 2o:-3 2w:6
Eboy a	1x:6 1z:10
Ebus a	0:5 2w:4 30:6
Ebus the	0:9
Ecal a	0:9 1x:6
Ecan ,	0:4
Ecan .	2k:-3
Ecan i	0:2 27:-2
Ecan you	0:2
Ecar a	1x:5 30:6
Ecar the	1x:10 24:5 2p:6
Ecat a	1x:4
Ecat our	13:8
Ecat the	1x:5 2d:5
Eces two	0:2 2s:13
Ecks #2	24:4
Ecle a	0:3 1h:14 30:4
Ecle my	2d:5
Ecom .	1u:3
Ed's a	0:3 2l:-3
Ed's my	0:2
Edad a	0:5 1x:8 2o:-4
Eday ,	23:11
Eday a	1r:4 24:9 2d:-2
Eday all	1t:-3 24:6
Eday every	1r:3 1y:-2 24:7
Eday from	24:8 2o:8
Eday last	1x:7
Eday my	0:12
Eday on	1x:4 2o:7
Eday one	0:6 2r:3 2v:-3
Eday since	1x:9 2x:3
Eday the	2o:6
Eday to	1x:12 24:3
Eden a	1x:7 21:9 23:3 2p:8
Eder a	0:8 1y:5 2a:-3 2m:9
Eder the	1x:10 27:6 2w:10
Edge a	30:10
Edge the	0:4 1x:3
Edid i	1x:4
Edio the	0:3 2p:2
Edle a	2c:5 2j:3 2m:7 2o:9 2w:6
Edo ,	0:3
Edo ^	0:2
Edo can	2w:4
Edo how	2w:-3
Edo i	1y:-2
Edo to	2a:5
Edo where	1x:-3
Edo who	0:4
Edog a	0:2 1x:4
Edog my	0:2 24:5
Edog the	2o:5
Edow a	1a:10 2t:4
Ee's ,	0:2
Ee's .	0:2
Ee's ^	0:2
Ee's and	2p:-3 2q:-3
Ee's my	25:-5 2d:9
Eead a	2w:11
Eead i	0:5 1s:-3
Eead my	0:3
Eead the	1x:3 2p:12 2s:-3
Eead to	2w:4
Eeak i	0:6
Eeak to	0:3
Eeal a	1x:9
Eeal the	2a:-2
Eeam a	0:2 1y:6
Eeam my	0:4
Eeam the	1x:8
Eean i	0:7
Eear -	0:3 1l:-3 1t:6 1z:4 23:-3
Eear a	1y:5 29:9 2p:-3 2x:7
Eear last	1x:6 29:-3
Eear the	0:10
Eear this	1x:5 2o:5
Eear to	1s:9
Eeat a	1m:11 2k:4 30:11
Eece my	0:4
Eech a	0:8 1o:-3
Eect i	0:14
Eeds in	0:6 1s:5 2o:-3
Eeed ,	0:3
Eeed .	24:11
Eeed ^	0:2
Eeed i	0:4
Eeek a	0:5 1r:2 24:3 25:2 27:4 29:3 2d:2
Eeek last	1x:6 2o:5
Eeek next	0:3 1p:6 2d:-3
Eeek the	0:9 1o:6 2o:5
Eeek this	0:5
Eeel i	0:3
Eeen ,	2:6
Eeen ^	0:5
Eeen a	0:8 2p:6
Eeen at	2:12 1t:10 2r:7
Eeen has	1x:6 25:5
Eeen have	0:4
Eeen he's	2:6
Eeen i've	0:5 1y:6
Eeen is	2t:8
Eeen the	1y:8 24:10
Eeep i	0:4
Eeep to	0:9 1n:3 24:-3
Eeet a	24:6 2q:5
Eeet my	0:8
Eeft the	1t:-3 20:6 25:4 2o:5
Eeks six	0:2 1x:7 24:-3 2x:7
Eeks three	24:5 2o:5 2x:8
Eeks two	0:3 24:5 29:5 2o:5
Eell ^	0:4
Eell a	1m:8 2w:11
Eell the	0:5 1s:5 2c:4 2q:-3
Eell to	0:5 1x:4
Eend ,	0:3
Eend ^	0:5
Eend a	2a:4 2l:-3 2o:8 2s:6 2t:12
Eend my	1x:8 2s:3
Eend the	0:12 20:-3 2a:4
Eend to	1o:7
Eens what	0:4
Eent ,	0:6
Eent ^	0:3
Eent a	1k:-2 1x:5 2a:5 2d:8 2p:3 2w:5
Eent an	1x:10 23:9
Eent i	1x:3
Eent the	0:5 29:7 2d:4 2p:-3 2r:-2
Eere ^	0:3
Eere i	2x:8
Eere we	0:3
Eers do	0:5
Eers for	0:3 27:12
Eers of	24:8 2k:10
Eers the	1n:9 24:10 2j:3
Eers three	1v:9 1y:8 1z:8 2m:4 2s:10
Eers two	1z:10 2w:6 2x:8
Eery ,	0:9
Eery a	0:2 1x:5 2j:3
Eery and	0:7 2a:-3
Eery me	2w:-2
Eery the	1v:6 29:-3 2j:4 2o:11
Eess a	0:4
Eess i	0:7
Eess my	0:5
Eess the	24:11 2o:11
Eest ,	0:6
Eest .	0:2 2v:11
Eest ^	0:8
Eest a	2p:-3 2w:6
Eest be	1x:12
Eest is	0:6
Eest my	0:2 1x:7
Eest the	0:3 1t:-3 2l:12 2r:3 2w:7
Eeve i	0:4
Eext ^	0:7
Eext a	2p:7
Eext the	0:2 2a:6
Efer i	0:6 23:-3
Efor ^	0:3
Efor ask	1o:5
Efor better	1o:4
Efor list	2o:7
Efor looking	2j:5
Efor me	23:8 2o:5
Efor one	2l:9 2o:3
Efor something	25:6
Efor up	0:2 23:5
Efor works	0:4
Eged ^	0:2 a:2
Eged got	1x:10
Eger a	2q:-4 2s:10 2z:10 30:6
Eger my	0:4
Eger no	0:3
Eger the	1x:4 2m:6
Eget i	21:-2 2l:5
Eget u	2l:-3
Eget you	1o:8
Eght ,	0:6
Eght -	1x:11 31:4
Eght ^	0:5
Eght a	1t:8 23:5 24:4 2j:4 2w:4
Eght and	0:10 2k:6
Eght at	21:4 24:8 25:8 2a:6 2w:4
Eght every	24:10
Eght i	0:6
Eght last	0:2
Eght the	1x:7 23:-3 2p:2
Egic i'm	0:2
Egle a	0:6 2a:7 2p:-3
Egle at	0:8
Ego i	25:-3
Ego to	1t:3 2r:-2
Ego we	1y:-3 2o:4 2q:-3
Egot and	e:2 20:-2
Egot i	2d:-3
Egot i've	1x:-3
Egot we	1x:6
Eguy a	2a:3 2s:4
Eguy the	0:3
Egym the	24:5
Ehad has	e:2 25:8
Ehad i	0:4 2o:-3
Ehad i've	0:2
Ehad we	0:7
Ehan better	2w:2
Ehan more	24:3 2k:4 2w:5
Ehat !	0:2
Ehat ,	0:3
Ehat .	2j:-3
Ehat ^	0:2
Ehat all	1o:4
Ehat for	1o:3
Ehat in	0:2 2a:-3 2d:-2
Ehat is	29:-3
Ehat know	23:-2
Ehat now	0:2
Ehat put	0:2 2k:-3
Ehe ,	0:4
Ehe .	0:2
Ehe ^	0:3
Ehe and	0:2 2j:-2 2s:-3
Ehed i	0:2
Ehef a	10:4 23:4
Ehem of	20:-3 2k:7 2r:4
Ehen ^	0:3
Ehen a	23:7 2d:6
Ehen the	2j:3 2o:11
Eher ,	0:3
Eher a	1x:4 1z:5 2a:8 2j:7
Eher and	0:3 22:5 2d:8 2k:7
Eher do	0:2
Eher for	1o:7 2j:6
Eher her	1n:7 1x:3 2d:9
Eher his	0:2 2j:-2
Eher in	0:3 1n:-3
Eher lost	1x:4 24:-3
Eher me	0:3 1z:-2
Eher my	1x:3 24:8 2d:4
Eher of	1x:8
Eher on	2d:9
Eher one	8:5
Eher tell	0:2
Eher the	2o:2
Eher to	1x:4 2o:8
Eher with	2b:-3 2d:2
Eher you	1x:-3
Ehes and	0:9
Ehew my	0:2 1x:6
Ehey ,	0:3
Ehey ^	0:3
Ehey and	0:2 1o:-3 2w:-3
Ehey when	1o:7
Ehim for	1t:5
Ehim to	23:-3
Ehim with	0:2 2o:6
Ehim write	23:-3
Ehip my	1x:10 25:2
Ehis ,	0:3
Ehis ^	0:3
Ehis and	0:4
Ehis at	0:6 2p:-2
Ehis broke	1x:2 2r:4
Ehis but	0:5
Ehis for	2o:3
Ehis in	24:7 25:7 2a:-3 2d:5
Ehis lost	1x:2
Ehis me	0:7
Ehis of	24:5 2k:4 2o:7
Ehis on	23:6 2d:11
Ehis to	0:2 1x:6
Ehis with	1x:-2 2d:2
Ehop the	0:6 1x:6 23:-3
Ehot a	0:3 2d:8
Ehow ,	0:2
Ehow so	2a:-3
Ei ^	0:3
Ei and	0:3
Ei before	24:5
Ei can	2k:-3
Ei do	2w:-2
Ei if	1x:-3
Ei says	2l:6
Ei since	2x:4
Ei that	2b:-2
Ei what	2a:-3 2q:2
Ei when	1x:4
Ei which	1x:6
Ei'd ^	0:3
Ei'm .	0:2
Ei'm ^	0:2
Ei'm and	0:2 2p:-2
Ei'm when	24:8
Eial a	0:4 1t:8 2l:6
Eian a	0:6
Eian is	0:4 y:17
Eian the	24:3 2o:6 2q:8
Eice a	1o:2 23:8
Eice the	24:6 31:-2
Eich ^	0:2
Eich in	20:5 2d:8
Eick ,	0:5
Eick ^	0:11
Eick a	2z:-3
Eide the	0:8 2o:5
Eids the	1x:11 2d:2 2j:4 2o:5
Eids two	0:3 1z:5
Eied been	1a:3
Eied getting	1x:4
Eied got	1x:11
Eied i	0:14
Eies the	0:8 2x:10
Eiet a	0:3
Eife a	0:2 1z:-3
Eife his	1x:7
Eife my	2d:3
Eift a	24:9 2w:6
Eike i	0:7
Eike i'd	23:5
Eild a	0:6
Eile a	2q:7
Eile the	c:4
Eill a	0:3
Eill is	0:2
Eill she	0:9
Eill the	0:4 1x:9 2o:-2 2r:7 2w:10
Eily a	0:3
Eily the	1t:3 2y:8
Eim and	0:4
Eime a	0:5 24:-3
Eime every	2a:7
Eime first	0:4 1n:6
Eime full	1x:4 2j:9 2p:2
Eime part	1x:7 23:5 2j:2 2p:3
Ein #1	0:4
Ein #2	0:5
Ein ,	2o:7
Ein -	1k:3 1x:7 2s:-2
Ein ^	0:3
Ein back	0:2 1x:5
Ein believe	0:2
Ein died	0:2
Ein do	2o:4
Ein flat	24:-2 2p:3
Ein her	23:5
Ein house	1x:3 2k:3
Ein i'm	2o:-2
Ein is	0:2
Ein live	0:4
Ein lives	0:4
Ein man	0:2
Ein married	1x:3
Ein me	2a:7
Ein mother	1z:-3 2s:4
Ein moved	1x:5 2d:3
Ein off	0:2
Ein one	1x:4 20:5 2o:4
Ein out	1x:4
Ein place	1x:5
Ein put	1x:2 25:7 2o:5
Ein that	2k:-3
Ein up	0:2 1t:-3 1y:3 2r:4 2t:3
Ein was	1y:7
Ein work	23:5 2j:8
Ein years	1y:6 2s:-2
Eind ,	0:6
Eind a	0:4
Eine ,	2:7 2e:12
Eine -	1l:13 24:10 2x:2
Eine ^	0:2
Eine a	0:2 1y:2
Eine in	0:6 2d:9 2w:6
Eine is	0:2 2:5 24:-3
Eine of	2:4
Eine the	0:7 1x:6 2c:8
Eing ,	0:3 2a:11
Eing -	25:4 27:8 2k:3 2p:7 2w:9
Eing .	0:6
Eing ^	0:3
Eing a	0:3 1k:4 1o:4 1q:3 1r:-2 1x:2 2d:3 2o:5 2q:2 2t:7
Eing about	0:3 21:5 2q:6
Eing am	0:2 2o:6
Eing and	0:5 1n:-5 1o:2 23:-4
Eing are	1n:-3 1x:6
Eing at	1d:15 1x:6 2l:6 2w:11
Eing be	0:4
Eing before	0:12 1o:11
Eing do	w:2 2j:8
Eing every	24:3 27:3 2w:-3
Eing for	0:6 1x:7 2q:3 2r:4 2w:6
Eing from	0:13 1x:10
Eing good	0:5
Eing he's	10:7
Eing her	1y:-2 25:13
Eing i	0:6 1k:-3
Eing i'm	0:3 2o:5
Eing im	0:6
Eing in	1t:9 1v:6 24:3 2r:7
Eing is	0:5 1r:-2 2k:-2
Eing it	0:12
Eing it's	0:7 o:6
Eing just	0:11
Eing keep	0:13
Eing keeps	0:13 24:-2
Eing like	0:4
Eing me	0:6 2o:6
Eing my	1y:6 23:9 2k:2 2r:-3
Eing not	0:6 1r:9
Eing of	25:4
Eing on	23:2 24:2
Eing one	0:4 25:9
Eing quit	l:19 2a:7
Eing say	0:5
Eing she's	0:3
Eing started	l:6 o:17 25:8
Eing still	0:6 l:2 1r:-2
Eing stop	0:2 2a:3 2o:6
Eing stopped	l:12
Eing that	0:3
Eing the	0:6 1s:-3 24:5 2o:7 2w:4
Eing this	1s:-3 1x:4 2o:3
Eing to	0:4 1x:3 2a:-3 2l:-2 2p:-3
Eing up	0:5 l:4
Eing was	0:11
Eing we're	15:5
Eing with	1s:7 29:9 2o:-4
Eing without	0:8
Eing worth	0:8
Eing you	0:3
Eink don't	l:9
Eink i	0:7
Eink the	1x:5 24:14
Eins the	0:3 25:9
Eint a	24:12 2o:9
Eion a	0:3 1x:2 1y:7 2a:6 2k:9 2p:-3 2r:8
Eion an	0:3 1s:-3 24:6 2w:5
Eion for	0:3
Eion in	w:13
Eion my	0:6 20:7
Eion the	24:4 27:6 2a:6 2r:2
Eior a	a:12 2s:10
Eipe a	24:11
Eird a	0:7 1t:-2 1x:7
Eire a	0:10 23:4 2o:-3
Eirl a	0:7 22:3 2d:4 2t:3
Eirl the	0:6
Eirs the	0:4
Eis and	2k:-3
Eis brother	2d:5
Eis daughter	0:4 1x:-3
Eis husband	0:3
Eis or	29:-3
Eis there	2o:-3
Eis what	1s:-3
Eise a	1y:7 23:5 2m:16
Eise to	23:8
Eish ,	3:2 s:6
Eish a	1x:8 21:-2 24:9 2j:-6
Eish an	0:8 23:4
Eish i	0:5
Eish in	2w:3
Eish my	0:13 2a:5
Eish the	0:5 1y:5 27:4 2j:7
Eish to	1m:4
Eiss i	0:18
Eist a	0:4 24:8
Eist my	1x:3 29:-3
Eist the	0:5
Eit ,	0:3 24:-3
Eit ^	0:3
Eit and	0:3 1t:-3
Eit do	0:2
Eit for	1x:8 2l:6
Eit if	0:2
Eit in	24:2
Eit keep	2a:5
Eit like	23:2
Eit of	23:4
Eit say	2a:6
Eit take	0:2
Eit to	25:7
Eite ,	0:6
Eite .	0:3
Eite ^	0:4
Eite i	2a:3 2o:-3
Eite me	0:4 1o:-3
Eite my	0:3
Eite the	0:3 1x:-3 2d:8
Eith do	1y:-3
Eith done	0:2 1x:6
Eith help	24:9
Eith house	1x:2
Eith in	1x:3
Eith it	0:2 24:-3 2o:5
Eith live	0:-3 u:3 1x:8 2o:7
Eith man	0:2
Eith me	2d:-2
Eith up	0:2 1x:4
Eits ,	0:5
Eity a	0:5 2k:9
Eity the	0:4 27:-3 2j:2
Eive ,	0:6
Eive -	0:6 23:5
Eive .	0:2
Eive ^	0:4
Eive a	1k:10 2l:3
Eive can't	1d:9
Eive i	0:4
Eive in	1v:4 1y:-2 24:6
Eive me	0:2
Eive the	0:13
Eive to	2q:6 2w:3
Eive we	0:4
Eive you	2a:-3
Ejob a	1x:6 2j:4
Ejob my	0:5 1x:3
Ek #1	1x:5 24:3 2r:5
Ek #2	29:12
Ek #3	0:3 29:2 2r:2
Eked has	0:10
Eked have	0:6
Eken has	27:-2
Eker a	0:6 25:8 2p:7 2u:6
Eker my	2v:-2
Eket a	0:13
Eket the	20:7
Ekg #2	2r:5 31:2
Ekid a	1x:7 1z:4 2d:-2 30:4
Elat a	0:3
Elaw -	1z:5
Elaw in	0:4 1z:-2
Elay i	0:5
Elay to	0:3
Eled i	2k:-3
Eled is	0:7
Eler a	0:5 23:5 2w:8
Eler the	0:6 24:-2 2o:4
Eles of	i:5 21:10 23:-3
Eles the	0:5 2o:-3
Elet a	0:2
Elet the	0:5 1n:6 2z:7
Elin in	v:5 2q:3
Elin to	1x:10
Ella a	0:2 2l:13
Elly ,	0:3
Elly ^	0:7
Elly is	0:13
Elos #2	31:7
Elot a	24:7
Elot the	1x:11
Elow a	1x:-3 2d:12
Elow the	1x:7 2o:9
Em's my	20:7
Eman a	1o:5 22:3 2d:5
Eman best	1x:8 2l:-3 2o:6
Eman the	0:13
Eman young	0:5 1x:5
Emas at	0:5 2o:10
Emay .	0:3
Emay in	0:4 1x:5 2o:9
Eme ^	0:2
Eme and	2d:6
Eme asked	2l:-3
Eme at	0:2 2d:3
Eme calls	24:5
Eme for	1s:-2 2a:3
Eme just	2d:6
Eme let	1x:3
Eme made	0:2
Eme on	1x:6 2l:8
Eme than	2u:7 2w:8
Eme to	2a:3
Eme want	23:-2
Eme wants	1x:-3
Eme with	1x:4 2a:2
Emer a	25:9 2a:-3 2w:-2
Emer the	0:3 1k:10 23:6 2p:-3 2q:4
Emes three	24:9 25:6 27:7
Emes what	0:3
Emom my	2d:6
Emum my	1x:5
Emy ,	0:3
Emy ^	0:3
Emy about	2a:6
Emy and	0:2 23:-3 2d:5
Emy at	0:3 21:6 2d:8
Emy broke	25:3 29:-3
Emy for	25:7 2q:3
Emy get	1x:7 23:7 2o:7
Emy had	1x:6 25:4
Emy if	29:-3
Emy in	1o:2 1r:6 25:8 2d:2 2p:4
Emy is	0:4 2n:-3
Emy lost	1x:3
Emy of	0:2 1x:3 23:4 2k:-3 2q:2
Emy on	1s:-3 1y:4 24:4 2d:10 2r:5
Emy so	0:2
Emy that's	0:2
Emy to	1n:6 24:7
Emy was	0:5
Emy with	1n:4 2d:6
En's a	2w:4
En's my	0:9
En's the	1k:3 1x:7 2j:9 2k:-2
En't ^	0:2
En't he	0:2
En't i	0:3
En't it	24:-3
En't she	0:2
En't still	0:2
En't who	1o:8 1s:4 2p:7
Enah ^	0:3
Enal a	0:6 2a:6
Enal the	0:8 24:7
Ence i	0:3
Ence one	0:6
Ence the	0:4 24:6 2a:5 2l:-4
Ends my	0:4 2q:-2
Ends on	0:4 24:3
Ened ^	0:5
Ened has	0:5
Ened i	1x:15
Ened never	0:4 2a:-3
Ener a	24:6
Ener my	1x:10
Ener the	0:3 24:3 2e:8
Enes the	1x:12 23:7
Enew ,	0:7
Enew ^	0:6
Enew a	1x:5 2o:3 2p:4
Enew my	0:2 2o:-3
Enew the	0:4
Eney a	24:9 2j:13
Enic the	1v:4 2o:11
Enly ,	0:5
Enly and	0:6 2d:-3
Enly i	0:2
Eno ,	2a:4
Eno and	1r:5
Eno has	2d:-3
Eno have	0:5
Eno said	0:2
Eno say	23:6
Eno so	2b:-3 31:-3
Eno with	1o:4 1q:5 2d:6 2p:-3
Enot ,	1o:5 2a:6
Enot and	2a:6
Enot do	1o:3 2a:7
Enow and	23:-2
Enow from	2a:3 2q:-2
Enow is	0:2
Enow to	23:-3 2l:4
Enth a	23:7 24:6 29:2 2q:-3
Enth last	2p:-3
Enth the	1t:8 1x:4 24:4 2o:14
Ento got	0:2 1x:5 2r:4
Ents and	0:3 1y:8
Ents my	0:3 1o:3 1x:4 23:2 2d:6 2o:3
Ents the	1x:5 2a:9
Enty ,	2:3 1e:5 24:-3 2d:4
Enty the	2o:11 2r:8
Eoad the	1x:6 2j:8
Eoat a	0:6 1y:9 23:8 2a:-3 2d:4 2q:6
Eock a	1x:5
Eock the	0:11
Eody and	23:-2
Eoes and	0:8
Eof ,	0:3
Eof afraid	0:2 21:4
Eof all	23:6
Eof as	0:4
Eof because	0:3
Eof bit	2q:2
Eof friend	0:2 2l:-3
Eof full	2k:7
Eof half	24:3 2d:5
Eof instead	0:3 24:2
Eof one	20:-3 2m:7
Eof out	1x:3 24:2 2q:3 2r:7
Eof sort	0:4 2j:-3
Eof terrified	21:5
Eof th	1p:5 2o:3
Eof three	0:3
Eof two	0:4 2o:6
Eof years	0:2
Eoff is	0:2 1x:5
Eoff it	1x:5
Eoff laid	1x:4
Eoke i	0:8
Eoke the	2t:6
Eold ,	0:9
Eold -	0:2 1z:4 23:-2
Eold an	2p:3 2q:6 2s:2
Eold i	0:4
Eold the	0:5 2k:7 2p:4 2x:7
Eold too	0:5
Eole a	0:3 24:5 2q:5 2w:3
Eole my	0:3 2l:7
Eole the	0:4 1x:5 23:6
Eome ^	0:6
Eome a	1h:6 1x:11 2d:5
Eome at	1o:-2 1r:6 2j:4 2o:2
Eon #2	24:5 2r:7
Eon ,	2o:8
Eon ^	0:4
Eon back	1r:11 27:8
Eon be	2l:7
Eon been	1y:5
Eon go	23:5
Eon i'm	0:2 24:8
Eon is	1x:7 2o:6
Eon it	0:2 2p:4
Eon me	0:3 2o:5
Eon now	2q:-2
Eon out	0:3 25:7
Eon that	2z:-2
Eon up	0:4
Eond a	1t:2 23:4 30:4
Eond the	0:6 1o:-3 1p:2 1t:-3 1x:2 2o:5 2w:-3
Eone ,	0:3
Eone -	1l:6 29:4
Eone a	0:2 1x:9 2d:6
Eone and	24:7
Eone be	1o:3
Eone for	1o:7
Eone has	0:5 1x:8
Eone in	0:2 1x:5 25:3 2r:4
Eone is	0:5 1x:9 2o:-3
Eone me	0:6
Eone my	25:9 2a:11
Eone new	2o:7 2s:14
Eone old	1q:10
Eone on	25:19
Eone only	0:3
Eone should	0:6
Eone that	0:4
Eone the	0:4 1z:10 20:-4 24:2 2l:-2 2o:4 2z:7
Eone this	0:2
Eone to	0:3 2a:9
Eone with	0:3 24:7
Eone would	0:2
Eong how	0:3
Eong the	1k:-2 2o:7
Eons and	0:6 27:10
Eons three	1z:9
Eood a	23:8 2c:5 2p:8
Eood for	1x:9 24:11 25:6 2o:10
Eood my	23:6
Eood the	2d:5
Eook ^	0:6
Eook a	2a:8
Eook i	0:7
Eook the	0:5
Eook to	0:5 2w:5
Eool a	27:-2
Eool high	1t:4 1y:-3 27:2
Eool the	1k:3
Eoom a	0:3 2w:5
Eoom one	0:7
Eoom the	1x:7 2q:9
Eoor next	23:-3
Eoor the	24:9 2p:6
Eord a	1x:-2 24:8 2l:7
Eord the	1v:7 1x:16 1y:-3 24:13 27:4 2a:6 2o:5
Eore ,	0:2 20:5 23:7
Eore ^	0:4
Eore no	0:2 2b:-3
Eork at	0:3 1x:10
Eork i	0:3
Eork to	1x:4 23:9 24:11 2o:-3
Eorm the	2y:-2
Eorn was	0:6 1x:2
Eort a	0:5 1x:-3 1y:5 21:-3
Eort the	1n:-2 1x:8 2o:6
Eort what	2j:-3
Eost i	0:3
Eost the	1v:7 29:4 2j:8
Eost we	1x:5
Eote a	2w:9
Eoth ,	0:3
Eour ,	2d:4
Eour -	1l:4 26:3 27:-2 2r:6 2s:3 2x:4 31:3
Eour ^	0:3
Eour a	2r:-2
Eour an	29:9 2r:3
Eour and	0:13
Eour for	0:2 1x:2 1y:4 2j:2 2r:-3 2x:3
Eour in	2d:8
Eour is	0:5
Eour of	0:4 1t:5 2o:5
Eour on	0:2 2o:8
Eour the	24:8
Eous a	0:3
Eout ,	0:4
Eout go	0:4 2o:3
Eout it	1o:6 23:-4
Eout me	2d:-2
Eout moved	1x:2
Eove i	2l:5
Eowl night	2y:9
Eown a	1o:10 23:3
Eown her	2d:6 2w:4
Eown his	2d:9 2k:7
Eown i	0:8
Eown in	0:9 1t:-3 1y:9 2t:8
Eown my	0:3 1y:4 23:5 27:5 2d:4 2k:4
Eown the	2j:8 2r:-2
Eped ^	0:5
Eped has	0:6
Eped i	23:6
Eped i've	0:3
Epen to	1o:4 1x:4 2p:9
Eper a	2p:10 2q:9 2w:3
Eper the	0:4 2d:-3 2k:-3 2z:5
Epet a	0:2 2m:3
Eple .	1u:10
Eple a	24:8 2l:5
Epm #1	2a:5 2y:4
Eput ,	0:4
Eput i	0:5 2k:-3
Er's ,	0:4
Er's ^	0:4
Er's a	a:8 24:2
Er's my	0:3 2k:5 2q:6
Er's the	1t:9
Eral in	0:2
Eral the	2o:8 2r:2
Eram a	0:3 2j:9
Erch a	2l:5
Erch in	0:9
Erch the	2o:5 2q:4
Erds the	1x:-3 23:11 2a:-3 2d:7 2y:7
Ered a	1l:14 2d:6 2p:4 2r:9 31:4
Ered has	0:14
Ered have	0:4
Ered i'm	0:2
Ered is	0:4 1k:-3
Ered two	0:3 2k:3
Eree ,	0:3 24:4
Eree -	1l:3 1r:8 26:6 2o:5 2x:7
Eree .	0:11
Eree a	0:8
Eree for	0:6 1o:4 2o:5
Eree has	24:-2 30:-3
Eree in	0:6 1y:3 24:-2 2d:4
Eree me	0:5
Eree the	0:6 1x:5 2a:-2 2o:6
Eren the	24:3 2o:3
Eril in	1x:-2 2o:5
Erld the	20:-3
Erom ,	0:3
Erom is	0:3
Erom moved	0:3
Erot a	2m:6 30:-2
Erry a	0:3 1x:5 2o:-3
Erse a	0:3 1y:2 24:8 2o:3
Erse the	1x:11 2t:-3
Erst ,	0:3 1n:8
Erst a	1x:6
Erst my	1x:9
Erst the	1y:6 20:6 2d:4 2k:4 2o:5
Erth in	v:12 1k:8 1y:-2
Erth on	0:7
Erth the	0:5 2e:11 2o:10 2y:-3
Erty after	1e:5
Erty at	2:9 1x:3 1y:7
Erty for	1y:8 2j:2 2x:8
Erun to	2c:-2
Esay they	0:2
Esay to	23:4
Esea the	21:2 27:-2 2c:6 2e:2
Esed ,	e:11 2r:13
Esed ^	0:7
Esed a	2o:2 2q:3 30:7
Esed has	1x:3 23:-3
Esed i	0:6
Esed was	0:3 1x:6 25:-2
Eses the	24:8 2l:7
Eshe ,	2l:10
Eshe ^	0:2
Eshe and	0:2
Eshe but	0:2
Eshe so	24:-3
Esit a	0:2 1x:7
Esix ,	2q:6
Esix -	1l:4 29:2
Esix for	0:2 1y:9
Eso ,	2b:-3
Eson a	1k:7 1o:9 1y:4 1z:11
Eson morning	2y:8
Eson my	0:5 2d:3
Eson the	0:3 2o:11
Et's ,	24:-2
Et's a	0:3 2r:10
Et's and	23:-3
Et's my	0:7 1x:-3
Et's so	2q:-2
Et's the	1x:7
Etal the	0:7
Etch to	0:5
Eted ,	0:4
Eted be	23:-3
Eted got	1x:4 2q:10
Eted i	0:2 1x:8
Eted who	0:5
Eten a	0:6 2m:3 2p:3
Eter ,	24:-2
Eter a	1w:7 1z:9 23:3 25:6 2j:2 2o:10 2p:5 2v:7
Eter in	0:5 1o:5
Eter is	0:7 2o:-3
Eter my	1x:3
Eter one	1z:13 24:6 2x:10
Eter the	1s:8 1u:-2 1y:5 27:10 2k:9 2l:8 2o:7
Etes #2	1s:5 2r:5
Etes my	0:4
Eth #1	2o:2 2x:3
Eth #2	1l:4
Ethe ,	0:3 1r:4 29:8 2d:7
Ethe .	0:3
Ethe :	0:3
Ethe ^	0:4
Ethe about	2q:3 2y:-2
Ethe after	24:5 2o:4
Ethe all	2s:-3
Ethe and	0:3 1n:3 20:3 2d:5 31:-3
Ethe are	1o:-3
Ethe as	2j:-3
Ethe at	1n:5 27:2 29:-3 2e:5 2j:4 2o:5
Ethe be	0:2
Ethe before	0:3 1y:5 2y:5
Ethe but	2t:-3
Ethe by	24:2 27:4 2e:2 2o:4 2w:2
Ethe do	24:3 27:4 2o:2
Ethe does	24:7 2j:4
Ethe explain	2a:2
Ethe fix	0:3 2w:-3
Ethe for	1y:3 23:4 2f:-2 2r:6 2y:-3
Ethe from	0:2 1n:-3 1q:5 1x:3 20:3 29:2
Ethe get	1x:6 24:-3 2b:3
Ethe got	1x:7 25:8
Ethe had	1x:7
Ethe has	0:4
Ethe have	1x:11 2o:7
Ethe i'm	0:4
Ethe in	0:2 1t:5 1x:2 20:-2 2k:-3 2r:3
Ethe into	2o:5 2r:6 2u:3
Ethe is	0:2 1s:-3
Ethe it	0:2
Ethe joined	1x:7 1y:-3
Ethe keep	0:3 24:-3 2j:11
Ethe left	0:3 1y:8 24:-3
Ethe me	0:2
Ethe not	1o:6
Ethe now	24:-3
Ethe of	0:2 1k:3 1t:4 1y:3 2c:4 2m:7 2y:4
Ethe off	1x:6 27:4 2a:-2
Ethe on	1n:5 1x:4 23:-3 24:5 27:4 2l:2 2q:4 2z:2 30:-3
Ethe or	0:2
Ethe out	2d:7 2q:7
Ethe over	24:8 2j:9 2w:-2
Ethe passed	24:-2
Ethe play	2o:9
Ethe plays	0:2 27:4 2w:6
Ethe quit	1x:12
Ethe redo	2w:-3
Ethe says	0:3
Ethe see	23:4 2o:7
Ethe since	0:3 2p:-2 2x:2
Ethe sold	1x:5
Ethe take	24:11 2o:8
Ethe tell	0:2
Ethe than	0:2 23:-3
Ethe that	2p:-3
Ethe that's	20:-3
Ethe through	23:4
Ethe till	1n:5 2o:6
Ethe to	0:4 1o:6 1t:-3 24:4 2o:4 2r:-2
Ethe took	1x:9 2d:5
Ethe under	1x:6 24:6
Ethe up	1x:5 25:9 2o:5
Ethe was	0:3
Ethe what	1k:-3
Ethe when	0:3
Ethe with	1n:2 1y:3 24:3 2j:7 2o:5 2p:4 2y:2
Ethe won	2r:3
Ethe write	0:2
Eths six	1l:3 25:2 2x:3
Eths three	1l:9
Etle ,	0:9
Etle a	0:2 1z:5 24:4 27:3 29:3 2d:3
Etle my	0:5
Etle the	0:5 1s:10 1x:11 24:3
Etly ,	0:9
Etly ^	0:8
Eto ,	0:4
Eto according	1x:-2
Eto allergic	1m:3
Eto back	2o:3 2v:3
Eto been	1y:12
Eto bring	23:-2
Eto down	1n:7 1x:4 23:4 29:4 2o:-2
Eto get	2l:3
Eto go	1o:3 24:4 2o:2 2p:4 2y:3
Eto goes	24:5 2o:5
Eto going	24:4
Eto has	1t:-3
Eto how	2w:2
Eto is	2o:8
Eto it	1u:-2
Eto learned	1x:4 1y:2 2a:-3
Eto letter	2p:3
Eto like	24:-3
Eto me	23:-3 24:4 2j:-3 2l:-3
Eto move	23:2
Eto moved	1x:3
Eto moving	2o:3
Eto need	24:-3
Eto off	2o:7
Eto one	2o:-3
Eto out	1x:2 2o:2
Eto promoted	1x:5
Eto talk	23:-3 2a:6
Eto thing	2a:6
Eto up	0:2 1x:3 25:6
Eto used	0:2
Eto wants	23:3
Eto went	1x:7
Eto write	2a:5
Eto you	0:2 23:-3
Etom the	0:2
Eton in	v:14 2k:7 2o:3
Eton to	v:5
Etoo ,	0:3
Etop to	23:7
Etor a	0:2 1q:-4 2w:5
Etor the	1x:-3
Etry the	1x:-3 1y:14 23:-3 24:3 2b:3
Etwo -	1l:5 1z:-2 2r:7 2x:3 31:3
Etwo ^	19:2
Etwo a	0:4
Etwo and	g:3 2d:3
Etwo for	0:4 1x:9
Etwo has	0:4
Etwo have	g:4
Etwo in	0:7 1x:-3 2o:4
Etwo the	0:3 24:9
Etwo with	1x:4 2k:5 2s:-3
Eu can	0:2
Eual the	0:6 1r:6
Euch too	24:5
Euck a	1y:10 2o:6 30:10
Euck the	0:5
Eugh ,	0:4
Eugh me	0:6
Euld ,	0:3
Euld ^	0:2
Euld and	0:7
Euld i	0:4 1o:-2 29:-3
Eull a	23:6 24:7 2r:3
Euly in	0:6 1r:-3 2a:-3 2o:4
Eund a	1x:3
Eune in	1x:4
Eung a	1q:3 1x:3
Eunt my	0:2 2d:2
Eup broke	1x:8 2t:5
Eup gave	0:3
Eup give	0:2 1x:-2
Eup given	1x:6 2o:-3
Eup it	2o:6
Eup me	1y:10 24:-2
Eup picked	0:4
Eup taken	27:-2
Eup took	0:2 27:8
Eure a	0:3
Eure blood	23:3
Eure the	0:9
Eurn i	0:2
Eus of	2p:5 2s:4
Eus with	2o:4
Euse ^	0:9
Euse a	1v:7 1y:2 2l:4
Euse i	0:3
Euse the	1x:3
Euse to	0:5 2a:-2
Eust ,	2l:5
Eust and	2a:-3
Eust i	0:3
Eust in	1n:-3 1x:3 25:5 2o:5 2w:6
Eute a	2m:12 2r:8 2w:7
Eute the	0:8
Evan a	0:2 2o:11
Evan the	1x:6 2q:7
Eved ^	0:5
Eved and	0:8 2o:-3
Evel a	1t:8 2q:2
Even ,	0:5 24:7
Ever ,	2a:3 2p:6
Ever a	0:7 1k:6
Ever and	2q:3
Ever bus	2j:7
Ever have	0:3 1y:3
Ever i	0:2
Ever is	0:2
Ever it	0:2 2w:-3
Ever the	20:5 21:10
Eves and	0:5
Eves she	0:3
Eves that	1n:-3
Eves who	1y:-3
Evet a	0:3 23:5
Evet the	0:7
Ewas ^	0:3
Ewas i	1t:-3 1x:5 24:-2
Eway a	0:3 1y:5
Eway passed	1x:8
Eway the	1x:3 24:3 2a:-2 2o:4
Ewe ,	0:2
Ewe ^	0:2
Ewe and	1y:-3
Ewe do	2a:-3
Ewer a	0:2 1x:4
Ewer the	0:2 2a:3
Ewho ,	0:2
Ewho man	1y:-3
Ewho people	2p:5
Ewho woman	2p:-3
Exel a	1q:3
Ey's ^	0:4
Ey's my	11:4 1n:7
Eyer a	0:13
Eyer the	1o:9
Eyes said	1x:7
Eyou ,	0:2
Eyou ^	0:3
Eyou have	1y:-3
Eyou tell	0:3
Eyou when	25:-3
Eyou would	2a:-3
G**0 !	2d:-2
G**0 "	2a:-2
G**0 #1	1p:3 1y:3 24:3 2r:6
G**0 #2	30:7
G**0 #3	29:2 2k:3 2r:4
G**0 #4	1q:4 20:4 2k:2 2n:9
G**0 #5	29:6 2d:6 2n:8
G**0 $	0:5 29:4
G**0 '	0:3 1n:7 1x:5 1y:5 24:4 2q:6 2w:4 30:3
G**0 ,	2a:3 2q:4 2r:8
G**0 -	1l:4 1s:3 2o:4 2u:2
G**0 .	2d:-3
G**0 about	29:7 2k:10 2l:3 2x:4
G**0 above	0:6
G**0 address	0:6
G**0 adhd	25:3
G**0 adult	1x:6
G**0 afraid	21:8 2a:6
G**0 after	1n:-3 1v:5 1x:7 1y:4 2l:3 2o:7
G**0 again	1x:-2
G**0 air	1k:4 2k:4
G**0 all	1n:6 1x:2 1y:5 2d:5 2k:4 2l:5 2s:-3
G**0 allotment	1k:2 27:8 2p:-3
G**0 alone	2p:4
G**0 along	25:4
G**0 also	0:7
G**0 always	0:4 20:-2 2a:4 2y:-2
G**0 am	0:3
G**0 an	1o:3 1y:4 2k:3 2m:-2 2x:6
G**0 and	1n:9 1v:6 22:5
G**0 anniversary	0:2
G**0 another	1z:2 2m:8 2o:5
G**0 answer	2a:7
G**0 answers	2a:3
G**0 any	2d:-2 2l:6 2p:7
G**0 anyone	20:7
G**0 anything	1r:2
G**0 apartment	0:2
G**0 april	0:2 1p:6
G**0 are	24:3
G**0 around	0:2 23:-3 29:3 2e:6
G**0 as	1v:2 2t:4
G**0 asked	1x:4 2l:-3
G**0 asking	0:3 2o:-3
G**0 asks	0:5
G**0 at	2a:3 2d:5 2r:4
G**0 august	1n:-3 1p:6
G**0 aunt	2g:5
G**0 away	0:2 24:6 29:-4
G**0 b	23:7 24:5 2r:8
G**0 baby	0:6 1k:-2 1z:2 2x:3
G**0 back	1t:4 23:5 24:3 27:4 2q:-3
G**0 bad	25:7 2q:6 2w:3
G**0 bakery	2j:9
G**0 band	0:4 1k:3
G**0 bank	2o:5
G**0 basement	0:8
G**0 bass	27:4
G**0 bathroom	0:2
G**0 be	2s:-2
G**0 because	0:2 30:-3
G**0 become	23:4
G**0 bed	1x:4 25:2 2j:-3 2y:4
G**0 been	0:4 1y:4
G**0 before	0:4 1o:7 1y:5 2o:5
G**0 being	21:6 24:3
G**0 berlin	23:3 2c:-3
G**0 best	1x:4 2l:-3 2s:3 2w:3
G**0 better	29:-2
G**0 between	0:7
G**0 big	0:6 1z:8 2d:5 2i:6 2o:4 2v:4
G**0 birth	2o:3
G**0 birthday	2o:-2
G**0 biscuit	0:2
G**0 black	1s:4 1w:4 23:-3 2c:7 2m:3
G**0 blood	23:3
G**0 blue	1n:3 1x:7 2z:7
G**0 board	1x:4 24:9
G**0 bone	1x:-2 25:3 2w:6
G**0 book	1k:2 23:7 2v:4
G**0 books	24:7
G**0 born	21:-2 24:-3 2u:7
G**0 both	1w:4 2w:5
G**0 bought	24:3
G**0 boy	23:-3
G**0 boyfriend	1x:8
G**0 break	2w:4
G**0 breakfast	1r:7
G**0 bridge	1v:3 2d:6
G**0 bring	23:5
G**0 british	1v:4 1x:7
G**0 broke	25:8 29:-3
G**0 broken	0:4 1x:2 2e:8 2o:-2
G**0 building	2j:7 2q:2
G**0 bus	1v:4 24:4 2j:3
G**0 business	1k:5 1y:7 2f:9
G**0 but	0:2
G**0 buy	2p:4
G**0 by	0:3 1s:5 24:3 2z:3
G**0 cake	0:4
G**0 called	1k:3
G**0 calling	24:7
G**0 calls	24:6
G**0 came	0:3
G**0 can	25:7
G**0 cannot	1d:4 25:9
G**0 car	1v:4 2k:5
G**0 card	2w:8
G**0 care	2j:12 2x:8
G**0 cat	29:-3
G**0 cats	24:3 30:-3
G**0 cause	0:8 2d:-3
G**0 changed	1x:6
G**0 chapter	24:2
G**0 charge	0:2 1k:-3 2j:6
G**0 chicken	1r:9
G**0 child	2f:9
G**0 children	1x:3
G**0 choir	1k:2 24:3
G**0 church	1k:5 1x:3 2q:3
G**0 city	1x:7 1y:5 2o:6
G**0 class	1x:4 2o:3 2w:8
G**0 clinic	1v:5
G**0 closed	1x:3
G**0 coffee	0:2 2c:6 2s:4
G**0 cold	1s:4 2c:6 2p:3
G**0 college	2e:5
G**0 come	1x:6
G**0 comes	2l:4 2o:5
G**0 coming	0:5 2o:6 2r:3
G**0 commute	0:8 1x:-3 24:-2
G**0 company	23:5
G**0 cook	2j:3
G**0 correct	2a:6
G**0 could	2p:-3
G**0 count	0:4
G**0 country	1s:5 2c:6 2v:10
G**0 county	1v:2 28:8
G**0 course	1t:8
G**0 coworker	2v:-2
G**0 cut	23:8 2o:5
G**0 dad's	0:4 1x:4 27:4
G**0 dark	2c:8 2p:5
G**0 daughter	2o:3
G**0 daughter's	1x:5
G**0 day	1t:-3 2k:7 2x:6
G**0 days	1y:-2 24:2 2j:3
G**0 dead	2l:11
G**0 december	1x:6
G**0 decided	0:3 1n:4
G**0 diabetic	0:3
G**0 did	0:4 1x:6 2p:-2
G**0 died	0:6
G**0 dinner	24:3 2p:4
G**0 divorce	1x:6
G**0 divorced	1y:-2
G**0 do	2a:3 2o:3
G**0 doctor	1x:-3 2a:8
G**0 does	0:3 27:10 2w:7
G**0 dogs	24:2 2d:-3
G**0 doing	1r:6 1t:4 23:5 24:7 2f:5
G**0 dollars	29:4
G**0 don't	0:5 1s:3
G**0 done	1o:5 1x:3
G**0 dont	0:3
G**0 door	23:-3
G**0 down	1n:2 1y:5 29:7 2p:-2
G**0 drink	16:2 24:6 2p:-2
G**0 drive	24:4 2a:-3 2o:4
G**0 drives	0:4 24:7 2a:-2
G**0 driving	1x:4 2j:10 2k:5 2o:4
G**0 dubai	0:2
G**0 dust	1m:7
G**0 dutch	1v:8 1w:5 23:5
G**0 e	0:6 2p:5 30:5
G**0 each	24:5 2a:3 2w:4
G**0 ear	24:8
G**0 early	24:7 25:8 2y:4
G**0 earth	2y:-2
G**0 easter	24:-2
G**0 easy	2j:-2
G**0 eat	0:3 1r:4 24:8
G**0 eating	1r:10
G**0 eats	24:3
G**0 egg	0:4
G**0 eight	1n:-3 2k:5 2r:6 2x:4
G**0 eighty	1l:2 31:7
G**0 eldest	0:5
G**0 electric	2k:5 30:8
G**0 eleven	1z:8 23:-2 2k:4
G**0 email	2p:2
G**0 end	20:-3 2a:3
G**0 english	1w:-3
G**0 enough	0:3 2b:7
G**0 evening	1t:8 24:11
G**0 ever	0:2 1y:-3
G**0 every	0:4 2r:4
G**0 everything	1w:4 2l:6
G**0 ex	0:7
G**0 eyes	0:3
G**0 fall	1x:6
G**0 family	2o:5 2q:8
G**0 farm	2o:2 2z:3
G**0 father	1x:5 2g:9 2j:-3
G**0 favourite	0:3
G**0 feed	1v:7 2k:-3 2o:2
G**0 feet	1x:4 26:9
G**0 fifty	0:2 1l:10
G**0 finally	0:8
G**0 fine	24:-3
G**0 finish	23:3 2o:5
G**0 first	1k:4 1v:4 1x:7 2d:3
G**0 fishing	1x:6 2j:8 2s:6
G**0 five	1z:8 2d:3 2m:5
G**0 fix	0:5
G**0 flat	24:10 2d:3 2k:9 2p:3
G**0 floor	0:3 24:6
G**0 flying	0:10 1r:-3 1y:-2
G**0 folks	0:3
G**0 food	1r:-2 23:2 2r:5
G**0 for	1o:5 1t:2 20:-3 2l:3 2o:4
G**0 form	2o:8
G**0 forty	2j:2 2k:4 2p:-3 2x:2
G**0 found	0:6 2d:-2
G**0 four	0:5 1x:6 29:-3 2a:4
G**0 free	2l:-3 2u:11
G**0 friday	2b:-3
G**0 friend's	1x:10
G**0 friends	1k:3 2s:5
G**0 from	1l:-2 1q:-2 2q:-2
G**0 front	1x:4 2d:4
G**0 full	0:2 1x:8 2o:5 2p:3
G**0 garage	0:3
G**0 gave	1x:6
G**0 gets	0:5 24:2
G**0 getting	1x:6 23:3
G**0 girl	1t:4 2c:2
G**0 girls	2d:3 2j:5
G**0 give	1x:-5
G**0 given	1x:9 2o:-3
G**0 giving	2a:5 2o:7
G**0 go	1k:-2 1y:-2 23:2 24:5 2p:-2 2q:-3
G**0 god	1o:3
G**0 goes	2o:2
G**0 going	0:2 1n:6 1x:3 23:6 24:4 2x:5
G**0 good	0:3 2d:4 2k:7 2s:8
G**0 google	2z:12
G**0 got	1x:3 20:-2
G**0 grade	1t:3
G**0 great	0:6 1v:10 20:3
G**0 green	1n:6 1x:6 2p:10
G**0 group	2j:10
G**0 gym	1k:7
G**0 had	25:3 2y:-3
G**0 hair	1n:5 25:4
G**0 half	1o:3 24:3 27:7 2j:2 2k:2 2o:4
G**0 hand	20:2 25:4 2k:4
G**0 hands	25:3
G**0 happens	1o:3
G**0 hard	0:5 25:6
G**0 hate	9:3
G**0 hates	9:6
G**0 have	24:6 2d:-3
G**0 having	1o:-3 1x:6
G**0 he	2s:-3
G**0 he's	2q:-3
G**0 head	2j:9
G**0 hear	1o:8
G**0 hearing	1q:3 2k:9
G**0 heart	0:14
G**0 her	1t:3 2b:-3
G**0 here	2s:-3
G**0 high	1y:-3 24:3 25:3 27:2
G**0 hill	0:5 1n:-3 1v:5
G**0 him	1t:6 1x:3 24:6
G**0 his	25:6
G**0 history	1k:6 23:-3 2q:2
G**0 hold	2o:9
G**0 home	1o:-3 1x:4 2s:-3
G**0 honest	0:3
G**0 hospital	1k:4 2d:-3 2r:2
G**0 hot	2l:9
G**0 hours	0:4 1v:5
G**0 house	2p:-2
G**0 how	0:2 2a:-3
G**0 hr	2p:3
G**0 hundred	0:2 24:4 2k:4 2p:2
G**0 husband	1z:3 2d:-2
G**0 husband's	2k:3
G**0 i	1t:-2 2k:-5
G**0 i'd	0:3 2p:4
G**0 i'm	23:5
G**0 ice	2d:6 2z:5 30:4
G**0 idea	0:2
G**0 if	1x:-3
G**0 im	23:7
G**0 in	1n:-2 23:4 2t:3
G**0 instead	24:4
G**0 interview	2o:2
G**0 into	1t:-3 1x:6 23:4 25:6 2o:2 2u:2
G**0 invented	0:2
G**0 irish	0:3 2r:3
G**0 iron	25:9 2k:4
G**0 is	1s:-3 29:-3 2k:-3
G**0 it	1u:-2 2p:2
G**0 it's	2p:-3
G**0 italian	1w:-6 27:7 2o:7 2w:3
G**0 job	23:8
G**0 july	0:2 1x:4
G**0 just	1o:4 2d:4 2l:-2
G**0 keep	24:-4 2a:4
G**0 keeps	0:4 24:-3
G**0 keys	1x:7
G**0 kid	1o:6 24:-3
G**0 kids	2j:3
G**0 knees	2l:3
G**0 know	23:-2 2l:3
G**0 lady	1k:-3 2g:10
G**0 laid	1x:10 2l:7
G**0 last	1s:3 1x:5 23:5 29:-3 2p:-3 2r:7
G**0 late	1s:8 24:5 2k:4 2p:4
G**0 law	1t:7 1z:-2
G**0 learn	23:3
G**0 learning	s:10 27:13 2o:9
G**0 leave	25:-3 2a:5 2o:4
G**0 leaves	24:5
G**0 leaving	1x:3 2o:2
G**0 leeds	2v:2
G**0 left	20:3 21:5
G**0 legal	2o:3
G**0 less	2l:4
G**0 let	1x:5 2l:5 2o:5
G**0 letter	2w:3
G**0 letters	0:4
G**0 level	1t:4 2a:7
G**0 library	24:-3 2f:4 2s:3 2z:4
G**0 life	2r:3
G**0 light	0:3
G**0 like	0:4 1l:7 1x:6 2u:8 2x:3
G**0 likes	2c:9
G**0 line	27:9 2s:3
G**0 lisbon	1x:-3
G**0 list	2o:8
G**0 little	1q:4 21:3 2j:7 2v:6
G**0 live	1x:2
G**0 lived	1y:7 2d:4
G**0 living	2d:3 2o:-2
G**0 long	1n:5 1t:-3 2d:3 2p:3 2t:7
G**0 looking	24:-3 2j:6
G**0 lose	0:9 25:7
G**0 lost	0:3
G**0 loud	2c:4
G**0 love	0:2 1x:5
G**0 loves	o:3 t:6 1y:-3
G**0 low	1k:7 25:12
G**0 lunch	0:3 24:3 2j:-3
G**0 mad	2y:5
G**0 made	1x:11
G**0 make	1x:3 2a:-2
G**0 makes	0:3 27:7
G**0 mama	0:3
G**0 man	2l:-2
G**0 manager	2o:5
G**0 many	0:4 2a:3 2k:6
G**0 marathon	2o:4 2r:4
G**0 married	23:5
G**0 mate	x:2
G**0 may	1p:3 2g:8 2l:-3 2t:2
G**0 me	1o:-2 2d:7
G**0 mean	1t:-3 2l:4
G**0 means	0:6
G**0 meeting	0:7
G**0 met	1y:-3 24:3 2o:4
G**0 mi	0:2 1n:8
G**0 miles	27:4 2r:6
G**0 milk	2c:6
G**0 mind	0:2 2a:-2
G**0 mine	31:-3
G**0 minute	24:6
G**0 minutes	2l:6
G**0 mom	24:-2 2l:8
G**0 money	24:5
G**0 month	24:3 2p:-3
G**0 months	25:8
G**0 more	2b:-3 2l:2
G**0 morning	23:-3 2p:8 2r:-3 2y:6
G**0 mornings	0:2 2j:4
G**0 most	0:9
G**0 mostly	0:4 1r:8
G**0 mother	1z:4 23:3
G**0 mother's	0:8 2d:-3
G**0 move	0:2
G**0 moving	1n:-3 1o:3 1x:8 23:4 2o:3
G**0 much	2q:-3
G**0 mum's	0:4 2d:9
G**0 music	2o:4 2p:-2
G**0 must	2o:5
G**0 my	1s:-2 2d:3 2n:-2
G**0 myself	0:11
G**0 n	1v:11 1x:-3 2x:7
G**0 name	2r:2
G**0 named	1x:10
G**0 names	1z:-3 2w:-2
G**0 near	0:10
G**0 needles	1s:7
G**0 needs	2j:8
G**0 neighbour	24:6
G**0 nephew	24:-2
G**0 never	0:3 24:6 2d:-3 2q:3 2t:3
G**0 new	1s:3 2t:4 2x:5
G**0 next	2a:5 2d:-3
G**0 nice	2l:3
G**0 night	23:-3 2p:3 2z:4
G**0 nights	1x:3
G**0 nine	2l:4 2r:6 2s:5 2w:5
G**0 nineteen	1x:5 2k:2 2r:10
G**0 ninety	2d:-2 31:6
G**0 no	1o:3 1q:3 1r:4 2d:5 31:-3
G**0 noon	0:4
G**0 north	0:2 1k:6 2e:6
G**0 not	1n:-3 1t:-4 2r:6
G**0 nothing	1r:5
G**0 novel	0:6
G**0 november	0:2 1o:-3
G**0 now	23:-2 2w:-2
G**0 number	0:9
G**0 nurse	23:8 2t:-2
G**0 nursing	1k:5 1t:9
G**0 october	1p:7
G**0 of	1p:2 2a:3
G**0 off	28:4 2l:3
G**0 office	1x:3 2p:3
G**0 ok	0:4
G**0 old	1q:3 2a:-2 2c:6 2q:3 30:6
G**0 older	1o:3 1z:13
G**0 on	21:4 25:4 2t:4
G**0 once	0:6 20:5 24:9
G**0 one	2m:6 2x:4
G**0 only	1o:4 1z:8 24:7
G**0 open	1x:2 23:6 2o:3
G**0 opened	0:2 1x:9
G**0 opening	24:3 2o:9 2p:6
G**0 order	0:5
G**0 organ	2j:6
G**0 other	1x:3 24:4 25:-2 2j:2
G**0 ought	1o:2 2o:-3
G**0 our	1x:7 2e:2
G**0 out	1x:2 1y:4 23:3 25:5 2o:6
G**0 over	1y:3 20:-3 24:8 2k:4 2o:3 2w:-2
G**0 own	1o:5 23:3 27:4
G**0 paid	1x:8 2d:7 2x:-3
G**0 paper	1v:6 2j:6 2z:2
G**0 parents	1o:4 1x:4 23:2 2j:-3 2o:-2
G**0 part	1x:10 23:4 2j:6 2p:5
G**0 party	2l:10 2o:5
G**0 passed	23:-3 2r:6
G**0 past	0:3 24:6
G**0 pay	1o:4
G**0 penicillin	0:6
G**0 people	1y:-2 2l:3
G**0 perth	0:4 1y:-3 2o:-4
G**0 phone	21:6
G**0 piano	0:4
G**0 pick	0:3 2o:10
G**0 place	1v:4 2w:5
G**0 plain	2j:3
G**0 play	0:3 27:3 2o:7
G**0 plays	o:5 24:3 27:2
G**0 plot	2p:6
G**0 polish	2c:6
G**0 post	1v:4 29:5 2j:4 2q:5
G**0 pounds	29:3 2a:3
G**0 present	0:3
G**0 proper	0:2
G**0 put	0:5 30:-2
G**0 question	0:3
G**0 quiet	1k:4 2b:-2
G**0 quit	1x:5
G**0 quite	1n:4 25:7
G**0 radio	2p:6
G**0 rain	2c:4
G**0 raised	0:3 1b:3 21:-2
G**0 rather	1x:-3 24:-3 2p:2
G**0 read	1y:6
G**0 reading	1n:8 2w:5
G**0 real	0:3 1r:8
G**0 really	23:9 2l:8
G**0 record	2o:7 2p:-2 2r:-4
G**0 red	0:3 24:4 2c:4 2e:3 2o:5 2r:2
G**0 reddit	25:-2
G**0 rent	29:5 2d:4 2o:6
G**0 retired	2s:3
G**0 rice	2k:11
G**0 right	25:5 2o:5
G**0 ring	1x:-2 25:3
G**0 road	1n:-2 2o:3 2r:7
G**0 round	1k:10
G**0 run	1x:6 2c:-3 2o:3 2w:3
G**0 running	1k:8 23:6
G**0 runs	0:2 24:6 29:-3
G**0 said	2j:-3
G**0 salt	1n:-3 1v:6 27:7 2k:7
G**0 sat	0:3 1o:3
G**0 save	2o:5
G**0 say	2o:2 2p:-2
G**0 scared	1k:-3 1x:-2 2d:-3
G**0 school	2c:4 2v:3
G**0 sea	27:4
G**0 second	1o:6 1q:3 24:5 2r:9
G**0 see	23:6 24:3
G**0 sell	20:4 24:3
G**0 senior	1t:6 1x:5 2r:6 2x:4
G**0 september	1p:9 2f:-2
G**0 service	1y:4 24:3 2r:6
G**0 set	2w:7
G**0 seven	1y:3 25:5
G**0 seventy	1x:4
G**0 she	23:5
G**0 she's	0:5
G**0 shift	0:3 1x:3 23:-3 2w:-2
G**0 shifts	0:3
G**0 shop	23:3 2q:6
G**0 short	1n:3 2l:8
G**0 should	1o:2
G**0 side	2o:-2
G**0 simple	0:5
G**0 since	1n:7 2l:-3
G**0 sing	0:4
G**0 single	2d:10 2l:9
G**0 sister's	20:4
G**0 sisters	0:4 1v:-3 24:4
G**0 sit	1t:3 23:8 2c:-3
G**0 six	2m:7 2r:5 2s:7 31:-5
G**0 sixty	1x:7 2o:4
G**0 size	25:5 2r:-2
G**0 sleep	25:9
G**0 sleeps	2j:-3 2y:6
G**0 slow	1k:3 24:-2 2k:7 2l:5
G**0 small	21:5 2d:7 2e:6 2l:6
G**0 smell	1s:5 2q:-3
G**0 smoking	0:2
G**0 snow	1y:-2 21:8 23:4
G**0 so	0:2 24:-2 2l:2 2p:-2
G**0 sold	0:3 2w:-3
G**0 some	1t:9 1v:2 1z:-2 29:4 2b:3 2p:-3
G**0 something	25:4
G**0 son	2d:3
G**0 son's	0:7 1q:4
G**0 sort	2j:-3 2l:7
G**0 sound	23:8 24:-3
G**0 soup	24:4
G**0 speak	0:7 23:8 2o:-3 2r:-3
G**0 speaks	s:5
G**0 spelling	2r:11 2w:12
G**0 split	2p:5 2t:13
G**0 st	1k:3 1v:6 2o:5 2v:3
G**0 start	25:9 2q:7
G**0 started	1x:12 25:5
G**0 starting	2o:6 2w:9
G**0 state	1v:9 1y:3
G**0 stay	0:4 2p:4
G**0 staying	1o:5 2d:3
G**0 still	1r:-3 25:6 2d:2
G**0 stone	23:5 31:6
G**0 stop	2a:3 2o:3
G**0 stopped	0:8
G**0 study	23:12 2p:-2
G**0 stuff	2a:7
G**0 sugar	1r:3 2p:-2
G**0 suggest	2a:4
G**0 summer	0:2 2r:6
G**0 sunday	24:2 2q:-2
G**0 surgery	0:3 1x:2 24:-3
G**0 swim	0:2
G**0 table	0:2 24:6
G**0 take	24:2 2b:-2 2o:3
G**0 taken	0:7 27:-2
G**0 takes	24:12
G**0 taking	24:14
G**0 talk	0:2 1o:-3 1x:-2 23:-3 2a:3
G**0 talking	0:4 2t:3 2w:8
G**0 taught	2j:6
G**0 tea	2p:9
G**0 teach	0:3
G**0 teacher	0:4 1x:6 2d:-3
G**0 teaching	1t:8 2j:2
G**0 team	24:4
G**0 teeth	1x:4
G**0 telephone	24:4
G**0 tell	2a:4 2w:4
G**0 ten	1y:6 2x:3
G**0 text	2w:6
G**0 than	1o:3 2w:4
G**0 that	1s:2 29:-3 2d:-3 2y:6
G**0 that's	2q:2
G**0 their	1s:4
G**0 them	20:-2 2a:4 2j:4
G**0 there	24:-2
G**0 there's	0:2 24:-3 2d:-3 2p:-3
G**0 they	1o:4 1x:2 1y:-3 20:4 23:-2 2w:-3
G**0 thing	24:6 2a:5
G**0 third	1k:4 2o:3 2x:9
G**0 thirty	1x:4 1y:4 1z:6
G**0 this	2c:3 2j:4
G**0 those	21:4
G**0 thousand	2k:6
G**0 three	2a:3 2o:5 30:-3
G**0 through	1x:9 23:4 24:9 2o:4
G**0 thursday	1x:2
G**0 thursdays	0:5
G**0 till	23:5 24:15 2o:7
G**0 time	2a:3 2c:5
G**0 times	25:5 27:4
G**0 tip	1v:11
G**0 to	1u:-3
G**0 toast	0:3
G**0 today	0:2
G**0 together	1n:-3 2o:5
G**0 too	0:3 25:6
G**0 took	1x:2 27:8 2d:2
G**0 top	1n:4
G**0 town	2a:-3
G**0 train	23:-3 2o:5
G**0 training	1t:2 2o:9
G**0 truck	0:6 2j:6
G**0 true	2c:4
G**0 tuesdays	0:4
G**0 turned	2:7 2k:4
G**0 turns	24:7
G**0 twelve	1t:4 2x:11
G**0 twenty	1l:2 1z:-2 2o:5 2x:3
G**0 twice	0:4 1y:4 2o:-2
G**0 twins	0:3
G**0 two	1x:6 23:2 26:3 28:3 29:2 2m:5 30:-3
G**0 type	25:7 2a:6 2w:3
G**0 u	1v:9 23:2 2l:-3 2o:8 2v:4
G**0 uk	1x:6 2r:5
G**0 uncle	2d:5
G**0 under	1x:7 27:5 2j:3 2w:2
G**0 until	24:7 2o:8
G**0 up	2l:3 2o:4
G**0 us	0:6
G**0 use	2w:4 2z:3
G**0 used	0:2
G**0 van	1x:7 2o:5
G**0 very	2l:11
G**0 vet	23:6 2f:9
G**0 w	2d:2 2o:3 2t:10
G**0 wait	0:5
G**0 walk	20:5 24:3 27:5
G**0 wall	24:7
G**0 wants	0:4 24:-3
G**0 water	1o:3 1r:-3 25:6 27:6 2o:-3
G**0 we	1y:-3 2o:4
G**0 we've	0:4 24:-3
G**0 wear	4:4
G**0 weather	1t:-3 2z:6
G**0 wedding	2d:-3 2k:2 2p:3
G**0 wednesday	24:4 2o:2
G**0 week	2o:3
G**0 weekend	24:7 2j:10 30:-3
G**0 weird	0:3
G**0 well	2l:8 2t:5
G**0 went	1x:4 1y:8 24:5
G**0 were	20:7
G**0 wet	0:6 1r:4
G**0 what	1o:6
G**0 what's	0:4
G**0 when	1o:5 24:7
G**0 where	2o:5
G**0 which	1x:8 20:3
G**0 white	1r:2 1w:9
G**0 who	23:5 2l:4 2p:9
G**0 whole	1x:5 1y:3 2l:2 2x:5
G**0 wife	2d:2
G**0 will	1o:4 2l:5 2u:5
G**0 winter	2o:2
G**0 with	1s:3 2b:-3 2d:5 2p:3 2t:3
G**0 without	1x:3 23:5
G**0 won	0:4 2r:4
G**0 wont	1r:6
G**0 word	1y:-3
G**0 words	1t:-3 2r:5
G**0 work	1y:6 2o:-3 2s:3
G**0 working	1o:4 1t:9 1y:4 2o:7
G**0 works	24:6
G**0 wrist	29:-3
G**0 write	23:-3
G**0 writing	0:3
G**0 wrote	0:2
G**0 year	1t:7 24:7
G**0 yesterday	0:5
G**0 you	1x:-3 1y:-3
G**0 younger	24:-2
G**0 youngest	0:4
G**0 your	2a:2
G**1 ,	0:5
G**10 ,	2l:11
G**10 :	20:9
G**10 a	24:10 2j:7 2r:6 2w:2
G**10 about	2a:4
G**10 and	20:8 24:-2 2k:7
G**10 at	21:5 24:8 27:-2 2k:10 2l:7
G**10 but	2l:6 2t:-3
G**10 for	25:5 2x:5
G**10 in	0:4 23:-2
G**10 is	0:4 1o:4
G**10 it	1o:6
G**10 like	1n:5 24:10
G**10 my	24:2 25:11
G**10 of	2:2 1x:13
G**10 on	24:8 25:-6 2j:-2
G**10 or	0:3
G**10 that	2o:-2
G**10 the	0:6 21:6
G**10 to	2o:6 2p:-2
G**10 with	0:7 1n:4
G**11 ,	2o:4
G**11 .	0:3 1u:4
G**11 for	23:3 2x:6
G**11 in	0:5 2o:4
G**11 to	0:5 1x:-2
G**12 ,	0:4
G**12 .	1u:4
G**12 and	0:5
G**13 ,	0:4
G**13 a	0:3 25:8 2j:7 2r:8 2w:6
G**13 and	1n:-3 20:5 2l:6
G**13 for	0:6
G**13 in	1s:8
G**13 on	0:8
G**13 points	2q:-2
G**15 ,	2e:8
G**15 .	0:3
G**15 and	1y:7
G**15 for	1x:10 1y:6 2x:13
G**15 in	0:10 25:9
G**16 ,	1n:3 1x:4 2b:-3 2o:9
G**16 a	1n:5 2c:4 2m:10 2w:4 2z:4
G**16 and	1w:8 2m:8 2p:4
G**16 are	1n:9 1o:10 25:4
G**16 at	1n:8 1r:-2 1x:5 24:3
G**16 called	x:7
G**16 for	0:3 1y:4 27:7 2o:5 2p:-2 2q:5 2y:-3
G**16 from	20:5
G**16 has	0:3
G**16 in	1t:-3 1v:6 2a:6 2c:4 2o:12 2r:3 2w:5
G**16 is	0:5
G**16 of	0:6 1x:7 24:2 2k:2
G**16 off	0:4
G**16 or	0:3 29:-3
G**16 that	1n:-3
G**16 to	2l:-2 2p:9
G**16 under	0:4
G**16 with	0:5 2a:-3 2o:4 2p:9
G**18 ,	20:4
G**18 -	1r:11 1v:6 24:3 2m:5
G**18 .	0:2
G**18 a	1x:3 24:10 2w:2
G**18 allergy	0:3
G**18 and	1n:4 1r:13 2w:6
G**18 at	1r:9 1y:4 24:7 2p:3
G**18 for	27:12 2j:3 2q:9
G**18 has	0:5
G**18 in	1y:12 24:10 2a:5
G**18 is	0:3
G**18 like	24:10
G**18 meat	0:3
G**18 my	0:6 27:7 2d:-2
G**18 of	24:16 2p:6
G**18 on	1r:7 1v:7 24:7 2j:6 2o:4
G**18 or	1r:7
G**18 out	24:17
G**18 since	0:5
G**18 that	2a:-3
G**18 the	0:9
G**18 to	0:7 2p:5
G**18 with	0:5 1n:7 24:9 2a:7
G**18 without	0:2
G**1a ,	0:3
G**1b #1	0:5 26:8
G**1b #2	0:3 31:8
G**1b .	2g:7
G**1b a	1q:9 22:5 2l:4
G**1b and	1t:8 2o:4 2r:-3
G**1b at	24:8 2o:10 2p:-2
G**1b in	1x:9 2j:5 2p:-3 2y:8
G**1b on	0:3 1x:-3 24:7 2p:5
G**1b to	0:6 24:-6
G**1b with	0:10 2o:-3
G**2 ,	29:8
G**2 -	1k:2 1v:2 24:6 29:3
G**2 .	1u:7
G**2 and	1x:4 2a:-2
G**2 at	c:3 1y:2 2j:6 2o:5
G**2 for	0:6 2x:6
G**2 from	0:9 1x:5 29:-3 2j:9
G**2 in	1t:5 2r:9
G**2 of	0:3 1k:4 1x:3 2j:11
G**2 on	0:3 1y:2 2o:5
G**2 to	1v:-2 1x:7 2o:10
G**3 #1	1x:10 31:9
G**3 #2	0:8
G**3 ,	23:8 2o:2
G**3 a	23:4 27:8 2d:3 2j:3 2w:2
G**3 after	24:5 2o:10 2w:6
G**3 and	1o:-3 2a:6 2p:10 2z:5 30:7
G**3 are	0:8
G**3 at	0:7 21:6
G**3 back	1x:10 2o:13
G**3 by	0:6 1n:-3
G**3 driver	2o:4
G**3 for	2q:4
G**3 from	1x:2 24:7 2o:2
G**3 has	0:13 23:-3
G**3 her	1x:7
G**3 in	0:5 1n:-3 1o:6 1s:6 1x:7 1y:2 2b:-3 2k:5
G**3 is	0:5 2d:-2
G**3 me	30:10
G**3 my	0:6 1n:5 1x:6
G**3 now	0:3
G**3 of	0:6 1o:5 20:5 24:5 2k:-2 2l:8 2r:3
G**3 on	1x:4 1y:7 21:11 27:5 2l:8 2o:9 30:3
G**3 one	0:6
G**3 out	2a:-2 2o:9
G**3 so	0:4
G**3 test	0:4 1y:3 24:-3
G**3 that	0:3
G**3 the	1x:6 20:2
G**3 to	1n:6 1x:5 2o:3 2w:5
G**3 with	25:5 2d:10 2s:-3 2w:3 2z:3
G**4 #2	1n:10 1x:9 29:7
G**4 ,	24:6 29:5
G**4 -	0:4 1r:10
G**4 a	2a:7 2z:6
G**4 and	0:3 1v:9 29:4
G**4 at	24:6 2j:4 2k:4
G**4 for	0:3 2q:4
G**4 from	0:3 1x:6
G**4 her	1x:18
G**4 his	2o:7
G**4 in	0:3 23:-3 24:4 2p:4 2x:-2
G**4 is	0:4 29:-3 2o:8
G**4 it	0:3 1x:7
G**4 me	0:6
G**4 my	2k:4 30:7
G**4 of	0:7 25:7 2l:5
G**4 on	1x:8 23:7 2d:6 2o:3 2r:6
G**4 out	0:4 1x:2 2d:2
G**4 that	0:2 2z:-2
G**4 the	1s:3 1x:2 2a:3 2f:-2
G**4 to	23:8 24:4 2f:-2 2l:10 2o:6
G**4 with	0:5 1x:2
G**5 "	0:6
G**5 ,	1x:4 25:7 2q:7
G**5 .	0:2
G**5 a	23:6 2x:9
G**5 about	2o:-2 2q:6
G**5 and	2w:-3
G**5 at	1k:4 2w:9
G**5 book	1k:6 2o:-2
G**5 for	0:3 2q:3
G**5 from	0:8 2k:12 2p:-3
G**5 him	23:-3
G**5 in	0:4 1x:9 27:6 2o:3 2p:4
G**5 is	1o:6 1x:9
G**5 it	1o:-3
G**5 me	24:10 2a:-3
G**5 now	0:4 24:-3
G**5 of	2c:7 2q:5
G**5 on	0:5 1x:4 2q:8 2z:4
G**5 that	0:2
G**5 the	0:8 27:6 2o:8 2z:3
G**5 this	1s:-3
G**5 to	2a:6
G**5 up	2q:6
G**5 with	0:6 24:5 2d:6
G**6 ,	24:8
G**6 at	0:9
G**6 in	1x:4 21:8 2c:-3 2j:-3 2l:9
G**6 me	24:8
G**6 on	24:5
G**6 the	1t:6 23:5 24:8 27:3 2l:11
G**6 to	0:5
G**6 with	0:2 24:6
G**7 #1	0:15 26:4
G**7 #2	0:9 1p:5
G**7 ,	2d:4
G**7 .	1u:2
G**7 :	0:6
G**7 ;	0:2
G**7 a	1o:3 1x:4 2m:6 2o:5
G**7 about	0:5 2y:-2
G**7 after	0:12
G**7 all	0:3
G**7 an	0:2
G**7 and	1n:-3 1x:2 2a:-3 2d:5
G**7 as	0:7 1o:9 1t:-3 2a:6
G**7 at	1x:6
G**7 be	23:5 2a:5
G**7 been	1y:2 2q:-2
G**7 before	1x:-2 2a:7
G**7 between	2j:9
G**7 but	1r:6 2l:2
G**7 can	0:5
G**7 do	2o:4 2p:6
G**7 does	0:2
G**7 eat	8:8
G**7 every	2a:11 2w:-3
G**7 five	0:5 24:5
G**7 for	1o:2 1x:7 23:4 2o:7
G**7 from	0:5
G**7 give	2a:5
G**7 going	2o:7
G**7 has	0:6
G**7 he	0:5
G**7 her	0:2 2k:3
G**7 him	2a:-3
G**7 his	0:3
G**7 how	2w:2
G**7 im	x:5
G**7 in	0:3 23:4 2w:2
G**7 is	0:5 1x:7
G**7 it's	0:5 1o:5
G**7 learned	1d:2 1y:2 2a:-3
G**7 like	2a:5 2c:7
G**7 me	2a:3 2o:6
G**7 my	1x:4 29:-3 2a:4
G**7 no	23:5 2a:4
G**7 not	0:2 1o:2 1r:5
G**7 now	1o:-2
G**7 of	0:4 1s:-2
G**7 off	2a:-2 2j:11
G**7 on	0:3 24:3
G**7 once	0:3
G**7 one	0:2 2l:11 2o:-2 2r:7
G**7 out	2d:-3
G**7 say	0:3 1x:-2 2a:9
G**7 since	2x:4
G**7 so	2a:2 2l:12
G**7 something	0:2
G**7 take	1y:-3 2p:-4
G**7 tell	0:4
G**7 ten	0:9
G**7 than	1y:5
G**7 that	2r:3
G**7 the	0:7 1o:2
G**7 they	0:2
G**7 this	0:2
G**7 three	0:4 1y:9 2x:3
G**7 through	0:8
G**7 to	25:6 2a:6
G**7 two	0:3 1y:9 2j:11
G**7 under	0:9
G**7 up	0:8
G**7 use	2a:2
G**7 way	0:3 23:-3
G**7 we	0:7
G**7 what	1k:-3 23:-2 2a:-3
G**7 which	0:3
G**7 with	1m:8 1q:5 24:5 2d:7
G**7 write	1o:-3 24:-2 2p:7
G**7 you	1o:4
G**8 and	0:2 2a:8
G**8 of	0:3 i:6
G**9 ,	0:3 1r:6
G**9 .	0:5
G**9 a	0:9
G**9 and	0:3 2a:11 2w:-3
G**9 at	0:3 1x:9 25:10
G**9 for	0:8 2r:-2
G**9 in	1r:4 24:6 2a:3
G**9 is	0:2
G**9 of	0:3 1s:2 2c:4 2k:5 2q:-3
G**9 on	0:4 1r:8 2r:4
G**9 the	2o:9
G**9 to	0:4 1r:-3
G**a .	0:2
G**a and	1r:9 1x:7 2q:-2
G**a for	0:7
G**a in	1v:13 1x:9 24:7 25:11 2p:-3
G**a is	0:3 2o:6
G**a on	1y:-3 24:-3 25:14
G**a or	0:2
G**a pressure	23:3
G**a to	3:5 1m:3 24:5 2p:-3
G**b .	1k:7 24:4 2e:7
G**b for	0:7
G**b on	1v:11 2l:10 2o:8
G**c "	1y:-3 2a:6
G**c a	0:3 2r:7
G**c about	0:2
G**c at	1y:7 2o:7
G**c for	2a:8
G**c in	24:-2 2a:4 2w:7
G**c of	0:4 1t:-3 2o:2 2q:6
G**c on	0:3 1w:-3 2w:5
G**c that	0:2
G**c the	23:10 2r:7
G**c to	0:4 1t:-3 24:2 2a:-3 2p:2
G**c with	0:3 2a:-2 2w:9
G**d and	2a:11
G**d in	0:10
G**e is	1x:4
G**f ,	0:3
G**f a	0:4 2w:6
G**f in	0:4 2o:4
G**f is	0:2 25:4
G**f on	0:4 1x:3 23:-3 25:4 29:-3
G**g .	0:2
G**g in	1x:5 2q:4
G**g the	2o:5
G**h ,	0:3 2a:5 2e:4 2o:7
G**h .	0:3
G**h and	0:7 24:5 2j:3
G**h for	0:5 1r:-3 1x:7
G**h has	0:3
G**h in	0:8 1y:4 2a:-3 2p:7
G**h is	0:2 1r:11
G**h on	1n:5 1s:5 2c:8 2o:4
G**h or	1m:8
G**i ,	2p:9
G**i a	1x:6 24:6
G**i and	1t:10 2k:-2 2q:6
G**i at	1x:8 23:10 24:7 2k:6
G**i by	23:8 24:15 2w:2 2y:9
G**i for	1k:-3 23:7 2o:5 2q:5 2v:3
G**i from	0:4 2d:12 2o:7
G**i has	0:12 2d:-3
G**i in	1o:6 24:5 2o:7
G**i is	1o:3 1x:9 2o:8
G**i of	1s:9 1x:7 23:4 2d:9 2e:12
G**i on	2d:11 2o:2 2z:6
G**i over	1x:-2 2p:9
G**i that	2b:-2 2p:8
G**i to	0:3 2o:6 2p:9
G**i was	0:7 1x:5
G**i with	0:3 23:5 24:5 2y:5
G**j #1	1q:3
G**j #2	0:4
G**j ,	0:3
G**j .	0:2
G**j a	2j:6 2p:7 2w:2 2z:6
G**j and	2a:7 2c:7 2d:3 2q:6
G**j at	0:4
G**j for	25:5 2f:-2 2j:3 2q:2 2w:5
G**j in	0:13 2o:5
G**j is	0:2 2o:-3
G**j on	0:7 1y:6 2o:5
G**j that	0:5 1t:-2 2a:-3 2q:2
G**j the	0:4 2p:7
G**j with	1n:7 1q:7 2w:3
G**k .	2g:10
G**k a	1x:7
G**k and	1x:-3 2d:12
G**k got	2t:13
G**k has	1x:5
G**k in	0:5
G**l ,	2b:6
G**l .	1t:-3
G**l and	2o:6
G**l for	0:2 2o:7 2x:4
G**l in	1y:7 2o:9
G**l is	0:3 2a:-3
G**m ,	0:4
G**m .	0:3
G**m a	1x:6 2a:7
G**m at	0:5 1x:6
G**m for	2l:10
G**m in	2o:14
G**m my	0:6
G**m on	0:9
G**m the	1v:2 1x:10 2c:-2
G**m to	23:2 2a:-2 2l:10
G**n .	0:3
G**n for	1k:8 1x:8 2j:8 2o:4
G**n in	1t:8 2v:11 2w:7
G**n is	2t:8
G**n on	0:4
G**n the	0:11
G**n to	0:6
G**o ,	0:3
G**o .	0:3
G**o a	0:10 2d:3 2q:10
G**o and	1t:7 23:-3 2p:-2
G**o at	1c:12 1x:6
G**o for	2x:4
G**o in	1y:9 2f:2 2p:2
G**o is	0:5 1t:-3
G**o me	0:2
G**o of	0:7 2l:7
G**o on	1x:8 23:11 2j:6 2q:5
G**o the	24:3 27:6 2j:7 2w:10
G**o to	1o:6 1x:9 2j:6 2o:5 2q:11
G**o with	0:5 24:5 2d:9 2o:-3 2r:-2
G**p a	0:9 1q:13
G**p and	2a:4
G**p for	0:5
G**p in	1x:10
G**p is	0:2
G**q the	24:4 2w:-3 2y:-2
G**r ,	1p:4 2d:4
G**r .	2g:15 2i:7 2s:6
G**r and	0:3 21:-2 24:5 2d:3 2p:-3
G**r at	1x:7 1y:3 23:-2 2v:7
G**r for	0:3 1y:5 2j:-2
G**r got	1x:14 2t:-2
G**r had	0:-3 1x:2
G**r has	0:3
G**r in	0:5 1y:6 2o:7
G**r on	0:5 2j:6
G**r says	1x:-3
G**r was	1x:8
G**r with	0:6 1n:6 1x:9
G**s ,	0:2
G**s for	0:7
G**t "	0:9
G**t #2	2x:7
G**t '	1k:7 2r:5 30:8
G**t -	1k:3 27:7 2o:3 2s:-2
G**t a	1y:6 24:6 2m:5 2p:-3
G**t about	t:12 21:7
G**t and	1k:4 2a:4 30:-3
G**t at	23:11
G**t came	1y:7
G**t can't	1d:3
G**t do	2a:4
G**t does	2j:6
G**t for	1x:6 2j:6
G**t from	0:9 1x:6 2s:2
G**t got	1n:5 1x:9
G**t had	25:7
G**t have	1x:-3
G**t i	0:2
G**t in	1z:-2 2d:2 2j:2 2r:3
G**t is	1k:-3 1r:-2
G**t left	1x:4
G**t lives	0:4
G**t of	1k:9 1t:4 24:3
G**t on	1v:-2 1x:10 2d:5 2y:7
G**t plays	0:4
G**t says	0:2 2d:-3
G**t so	2a:5 31:-3
G**t than	0:2 1o:5
G**t the	21:4 24:3 2o:2
G**t to	0:6 1k:-3 1t:6 2l:2
G**t wants	23:2
G**t was	25:-2 2t:7
G**t who	1o:3 2p:-3 2q:3
G**t with	25:3 2o:8
G**t works	0:2 2j:4
G**u ,	1w:3
G**u and	1x:-3 2b:3
G**u for	0:6
G**u on	0:2 1w:7
G**v ,	0:2
G**v in	1x:15
G**v to	0:10
G**w .	0:2
G**w and	2l:10
G**w as	2l:4
G**w at	c:2 2d:8 2l:5 2o:2 2s:6
G**w but	0:3
G**w for	23:8 2x:12
G**w from	0:6 2x:8
G**w in	v:5 1x:3 2l:-3
G**w is	2o:9
G**w on	1x:4
G**x ,	0:4
G**x about	2q:4
G**x and	1o:7 27:9
G**x for	2w:10
G**x in	2o:8 2w:5
G**x of	i:16 24:9
G**x with	24:4 2u:9
G**y ,	2o:12
G**y .	0:3
G**y a	1h:6 1y:5 2w:10 30:8
G**y and	2o:-2 2q:-2
G**y at	0:4 24:6 27:3 2o:2
G**y for	0:5 27:13
G**y in	1x:10 21:5 25:-3 2o:8 2r:7
G**y on	24:14 30:-3
G*0 !	2d:-2
G*0 "	0:2
G*0 #1	1y:5 24:4 27:6 2o:3 2r:2
G*0 #2	24:4 2o:3 31:6
G*0 #3	0:3 25:4 2e:5 2o:3
G*0 #4	20:8 24:9 2n:9
G*0 #5	2d:6 2n:9
G*0 $	29:2 2k:4
G*0 ,	1r:3 23:4 24:2 2a:5
G*0 -	0:4 1t:8 21:3 24:7 2d:5 2l:8 2m:11 2o:6 31:10
G*0 .	2d:-3
G*0 a	2t:3 32:2
G*0 about	29:7 2k:6 2l:5 2x:9
G*0 account	0:2
G*0 adult	1x:6
G*0 afraid	2a:6
G*0 after	1v:8 1x:3 1y:6 24:2 2l:5
G*0 again	1x:-2
G*0 air	2k:9
G*0 all	0:3 1o:5 2l:6 2r:5 2s:-3
G*0 allergic	1m:2 2l:6
G*0 allotment	1k:2 27:8 2p:-3
G*0 always	20:-2 2a:4 2y:-2
G*0 an	1y:6 24:5 2d:-2 2k:6
G*0 and	1l:6 1n:11 1t:-4 24:4 2a:9 2l:4 2x:5
G*0 another	2o:9
G*0 any	2d:-2 2l:7 2p:7
G*0 apartment	0:2
G*0 april	1p:7 24:3
G*0 are	24:6 2r:-2
G*0 as	0:6 1o:-3 1v:7 2t:4
G*0 asked	1x:7
G*0 asking	0:4
G*0 at	24:2 2d:6 2e:3 2p:2
G*0 august	1n:-3 1p:8
G*0 baby	2x:4
G*0 back	0:2 24:4 27:7
G*0 bad	0:2 25:6
G*0 band	0:8
G*0 bathroom	0:2
G*0 be	20:5
G*0 become	0:8
G*0 bed	1x:6 25:4 2j:-3
G*0 been	1y:2
G*0 before	23:2 2o:10
G*0 being	21:8 24:6
G*0 best	1x:5 2l:-3 2s:8 2w:3
G*0 better	29:-2
G*0 big	0:5 2d:7 2i:6 2o:4 2v:5
G*0 biscuit	0:3
G*0 black	1k:3 23:-3 2m:6
G*0 blue	1n:3 1x:7 24:3 2z:7
G*0 book	23:10 2v:6
G*0 born	21:-2 2u:8
G*0 both	1w:5 2w:8
G*0 bought	0:4 24:6
G*0 boy	23:-3
G*0 british	1v:6
G*0 broke	0:3 25:10 29:-3
G*0 broken	0:4 1x:2 2e:8 2o:-2
G*0 brother	1x:8
G*0 bus	1v:5 24:10 2o:2
G*0 but	0:2
G*0 by	1s:7 24:8 27:4 2d:10 2o:7
G*0 called	0:6
G*0 came	0:2
G*0 can't	1d:7
G*0 car	1v:5 2k:7
G*0 card	2w:10
G*0 cat	1x:3
G*0 cats	24:8 30:-3
G*0 changed	1x:11
G*0 cheese	0:4
G*0 child	0:5
G*0 children	24:3 2o:2
G*0 choir	1k:5 24:5
G*0 christmas	0:8
G*0 church	1x:6 2q:3
G*0 city	1y:7 2o:6
G*0 class	1x:4 2w:8
G*0 coffee	0:3 20:2 24:4 2j:-3 2s:6
G*0 cold	2c:7 2p:3
G*0 college	2e:5 2v:-3
G*0 come	0:5 1x:9
G*0 comes	2l:4 2o:7
G*0 coming	2o:12 2r:4
G*0 company	23:5
G*0 correct	2a:5
G*0 country	2c:7
G*0 county	1v:2 28:8
G*0 dad	0:4
G*0 dark	2c:9
G*0 date	0:3
G*0 daughter	0:2 2o:8
G*0 day	1t:-3 24:4 2x:7
G*0 days	2j:4
G*0 december	1x:6
G*0 decided	0:3 1n:4
G*0 did	1x:11
G*0 divorce	1x:6
G*0 divorced	1y:-2
G*0 do	24:4
G*0 doctor	1x:-3 2a:8
G*0 does	2j:5 2w:9
G*0 dog	0:4 1x:4
G*0 dogs	24:2 2d:-3
G*0 doing	1r:8 1t:4 23:5 24:8 2f:7
G*0 don't	1s:3
G*0 done	1o:5 1x:6
G*0 down	2p:-2 30:4
G*0 drink	16:4 2p:-3
G*0 drives	0:2 24:8 2a:-2
G*0 driving	1x:5 21:7 2j:8 2k:6
G*0 dutch	1w:7
G*0 each	2a:6 2w:5
G*0 early	25:4
G*0 earth	2y:-2
G*0 easy	2j:-2
G*0 eat	0:4 1s:2 24:3
G*0 eats	24:3
G*0 eight	24:7 25:5 2k:6 2r:4 2x:5
G*0 eighty	31:4
G*0 electric	2k:6 30:9
G*0 eleven	0:5 23:-3 2k:6 2m:7 31:5
G*0 email	2p:2
G*0 end	20:-3 2a:3
G*0 engaged	0:3
G*0 english	1w:-3
G*0 every	0:4 2a:-3 2r:5
G*0 everyone	0:3
G*0 everything	0:4 1w:4
G*0 fall	0:2
G*0 family	1t:2 2o:7 2q:2
G*0 farm	2o:3 2z:4
G*0 february	0:4
G*0 fine	24:-3
G*0 first	1v:6 1x:5 1y:3 20:3 2d:4 2k:7 2o:4
G*0 five	1v:2 1x:3 1z:4 26:5 2d:4 2m:3
G*0 flat	0:4 24:11 2d:4
G*0 food	23:2 2r:5
G*0 for	1o:3 20:-3 24:4 2l:5
G*0 forty	1y:5 27:7 2k:7 2p:-3 2r:5
G*0 four	1x:2 1y:2 1z:10 25:3 29:-3 2a:5 2k:4
G*0 free	2l:-3 2u:12
G*0 friday	24:5 2b:-3
G*0 from	1x:5 1y:2 24:4
G*0 front	0:4 1x:4
G*0 full	1x:11 2o:7 2p:5
G*0 gets	0:4 24:2
G*0 getting	0:3 1x:2 23:3 2t:2
G*0 girl	1t:5 2c:4
G*0 girls	0:4
G*0 given	1x:6 2o:-3
G*0 giving	2o:10
G*0 go	24:12
G*0 goes	24:4
G*0 going	1n:8 1x:4 23:7 24:3
G*0 gone	1x:3 25:3
G*0 good	0:2 2d:5 2s:9
G*0 got	0:4 20:-2
G*0 group	1s:3 2y:6
G*0 guy	0:2
G*0 had	25:12
G*0 half	0:4 1o:3 1x:11 24:2 27:8 2j:3 2k:4
G*0 hates	2l:4
G*0 have	1x:6
G*0 having	1o:-3 1x:6
G*0 he	2k:2 2s:-3
G*0 he's	2q:-3
G*0 head	1x:4
G*0 her	0:2 2b:-3 2d:3
G*0 here	2s:-3
G*0 high	1y:-3 25:4 27:2
G*0 him	1t:6 2o:6
G*0 his	0:2 1n:6 23:3 24:8 2d:7 2l:2 2o:4
G*0 home	0:9 1x:4
G*0 hospital	1k:4 2d:-3 2r:2
G*0 house	2p:-2
G*0 hundred	24:7 2k:6 2p:3 31:4
G*0 husband	1z:4 24:3
G*0 i	2k:-3
G*0 i'm	0:3
G*0 i've	0:2
G*0 ice	2d:6 2z:5 30:4
G*0 idea	0:3
G*0 im	0:3
G*0 in	1n:-3 1o:2 1y:4 23:3
G*0 interview	2o:9
G*0 into	1x:6 27:-3
G*0 invented	0:2
G*0 irish	23:2 2r:4
G*0 iron	25:5 2k:4
G*0 is	29:-3 2k:-3
G*0 it	1t:-2 23:3 2p:4
G*0 it's	2p:-3
G*0 its	0:6 1o:4
G*0 job	0:2 1o:3 23:10
G*0 july	1x:4
G*0 june	1x:5
G*0 just	1o:5 2d:4 2l:-2
G*0 keep	2a:8
G*0 keeps	0:3
G*0 kid	1o:6 24:-3
G*0 kids	1x:3 23:3 2j:3
G*0 kitchen	2j:3
G*0 knee	1x:7 2o:3
G*0 lady	0:2 1k:-3
G*0 last	1s:3 23:9 2r:8
G*0 late	24:7 2k:6 2p:5
G*0 law	1z:-2
G*0 leave	2a:6 2o:6
G*0 leaving	1x:4 2o:9
G*0 left	0:3 1t:4 20:4 21:7 2o:3
G*0 let	1x:12 2l:7
G*0 library	24:-3 2f:4 2s:3 2z:4
G*0 like	1l:9 1n:6 2u:8 2x:7
G*0 likes	t:5 2c:10
G*0 line	0:2 27:4
G*0 lines	24:4
G*0 little	0:5 21:6 24:5 2a:3
G*0 lived	1y:7 2d:6
G*0 living	2d:4
G*0 long	0:4 2d:5 2o:5 2t:9
G*0 looking	2j:8
G*0 lost	0:5 1x:3
G*0 low	1k:7 25:13
G*0 mad	2y:5
G*0 made	1x:4
G*0 make	0:2 2a:-2
G*0 makes	0:3 27:8
G*0 man	2l:-2
G*0 manager	2o:7
G*0 marathon	2o:4 2r:4
G*0 married	1x:7
G*0 may	1p:3 2g:8 2t:2
G*0 mean	1t:-3
G*0 met	1x:9 24:4
G*0 milk	2c:6
G*0 mine	0:2 31:-3
G*0 mom	24:-2 2l:9
G*0 monday	24:10 2o:3
G*0 money	0:4
G*0 months	0:3
G*0 more	2b:-3
G*0 morning	23:-3 2p:9 2r:-3
G*0 mostly	1r:8
G*0 mother	0:3
G*0 moved	0:4 2o:5
G*0 moving	1n:-3 1o:3 1x:5 23:7 2o:2
G*0 music	0:4 2o:4 2p:-2
G*0 must	0:5
G*0 my	0:4 1r:2 1s:-2 2d:6 2n:-2 2r:3
G*0 name	2r:4
G*0 needles	1s:8
G*0 needs	2j:9
G*0 never	24:10 2d:-2 2q:3 2t:4
G*0 new	1s:5 1x:6 25:2 2o:7 2t:9
G*0 next	0:2 2a:6
G*0 nice	0:4
G*0 night	0:2 23:-3 2j:4 2o:4 2p:6 2z:4
G*0 nights	1x:8 2j:6
G*0 nine	1x:5 24:6 29:3 2l:4 2s:6 2w:5
G*0 no	1o:3 1q:4 1r:6 2d:6 2l:4 2p:-2
G*0 normal	0:5
G*0 not	0:3 1n:-3 2a:3
G*0 nothing	0:5
G*0 november	0:3 1o:-3
G*0 now	0:2 23:-2
G*0 nurse	23:8 2t:-2
G*0 of	0:5 1t:5 24:3 2m:3 2p:5
G*0 off	1r:12 28:6 2o:4
G*0 office	24:5 2p:8
G*0 old	2a:-3 2q:5 2x:2 30:2
G*0 on	1o:4 1y:6 21:7 25:4 2d:10 2j:6 2l:2 2t:6
G*0 one	0:2 1x:5 1z:4 25:2 2s:5
G*0 only	1o:4
G*0 opening	0:7 2o:3
G*0 organ	2j:9
G*0 other	0:2 25:-2 2j:5 2o:3
G*0 our	24:3 2d:10 2e:3 2k:7 2o:3
G*0 out	1y:8 23:6 25:6 2o:3 2q:-2
G*0 over	0:4 20:-3 24:11 2w:-2
G*0 own	0:3 1o:7 1x:6 2w:4
G*0 paper	1v:7 2j:7 2z:5
G*0 passed	23:-3 2r:10
G*0 past	24:5
G*0 people	1o:5 2p:5
G*0 phone	0:3 21:5
G*0 place	0:2 1v:5 2o:5 2p:4
G*0 plain	2a:4 2j:7
G*0 plays	24:4 27:5
G*0 plot	2p:6
G*0 polish	2c:8
G*0 post	1v:5 29:5 2j:5
G*0 proper	0:2
G*0 put	0:2 30:-2
G*0 quiet	1k:5 2b:-2 2l:3
G*0 quit	0:4 1x:2
G*0 radio	2p:7
G*0 rain	2c:5
G*0 read	1y:11
G*0 real	1r:8
G*0 really	2l:8
G*0 record	2p:-2
G*0 red	1n:4 2c:7 2e:6 2o:4 2r:4
G*0 reddit	25:-2
G*0 rent	29:5 2o:9
G*0 retired	2s:5
G*0 right	25:9 2o:6
G*0 road	1n:-2 2o:3
G*0 room	0:6
G*0 run	0:2 2w:11
G*0 runs	0:7 24:6 29:-3
G*0 saturday	24:7
G*0 say	0:2
G*0 scared	0:4 1k:-3 1x:-2 2d:-3
G*0 school	1x:6 1y:5 2c:4 2j:6
G*0 sea	27:8
G*0 second	0:2 1o:7 1x:5 2k:5 2w:-2
G*0 sentences	0:2
G*0 september	1p:9 2f:-2
G*0 seven	1y:3 25:6 2x:6
G*0 seventy	31:8
G*0 she	22:3
G*0 shop	23:3 2q:6
G*0 short	2a:2
G*0 should	1o:2
G*0 side	2o:-2
G*0 since	1n:7 1x:3 2l:-3
G*0 sister	1x:11 2d:-2
G*0 six	1y:4 26:3 2m:3 2r:7 2s:8 2w:3
G*0 sixty	2o:9 31:2
G*0 sleep	25:14
G*0 small	21:6 23:4 2d:8 2e:6
G*0 smell	2q:-3
G*0 so	2a:-3 2l:4
G*0 sold	2w:-3
G*0 some	0:3 1t:11 1v:2 1z:-2 2b:3 2p:-3
G*0 someone	0:2
G*0 something	25:5
G*0 son	0:4
G*0 sound	23:10
G*0 speaks	s:4
G*0 started	0:2
G*0 state	1v:9
G*0 stay	2p:6
G*0 still	1r:-3 25:8 2d:6
G*0 stop	0:3
G*0 stopped	0:2
G*0 sugar	1o:2 2p:-2
G*0 summer	2o:4 2q:2
G*0 sunday	24:6
G*0 take	0:3 2o:5
G*0 taken	0:5 27:-2
G*0 takes	24:6
G*0 taught	0:3
G*0 tax	0:2
G*0 tea	2p:5
G*0 teacher	0:3 2d:-3
G*0 team	24:7
G*0 ten	1y:9 2o:4 2x:6
G*0 than	0:4
G*0 that	1s:6 29:-3 2d:-3 2y:7
G*0 their	1s:4
G*0 them	20:-2 23:2
G*0 there	24:-5
G*0 there's	0:4 2p:-3
G*0 these	0:3
G*0 they	0:2 20:4 2w:-3
G*0 thing	0:7
G*0 thinks	0:5
G*0 third	0:6 1k:5 1x:-2 2o:3
G*0 thirty	1y:7 29:6 2j:2 2r:5 2s:2
G*0 this	0:2 2c:5 2j:6
G*0 those	0:3 21:4
G*0 three	0:6 1r:5 1z:4 2k:6 2o:4 2p:4 30:-3
G*0 thursday	24:8
G*0 thursdays	0:5
G*0 till	0:3 2o:3
G*0 time	2a:3 2c:5
G*0 times	24:3 25:5 27:5
G*0 to	1t:-3 1u:-3 1v:-2 1y:9 25:2 2a:4 2o:5 2p:6
G*0 told	0:2
G*0 too	25:6
G*0 took	27:9 2d:6
G*0 top	1n:4
G*0 town	2a:-3
G*0 train	23:-3 24:7 2o:6 2p:3
G*0 tuesday	24:11
G*0 turned	2k:5
G*0 turns	24:7
G*0 twelve	2p:-2 31:4
G*0 twenty	0:3 1z:-2 2o:6 2x:2
G*0 two	0:2 1r:6 26:6 28:3 2d:3 2w:3 30:-3
G*0 type	2w:4
G*0 uncle	0:2
G*0 under	1x:8 27:5 2j:3 2w:2
G*0 up	25:5 27:-2 2o:9
G*0 use	2a:5 2z:5
G*0 van	1x:7 2o:6
G*0 very	2l:6
G*0 vet	23:7
G*0 w	2d:3 2t:9
G*0 wall	0:4
G*0 water	1o:3 1x:3 25:7 27:7 2o:-3
G*0 way	24:2
G*0 we	0:3 1y:-3 2o:4
G*0 weather	1t:-3 2z:6
G*0 wedding	2d:-3
G*0 week	24:2 2d:-3 2o:4
G*0 weekend	24:14
G*0 weekends	0:3
G*0 weeks	24:4
G*0 went	0:8 1y:11
G*0 were	20:7
G*0 what	1o:4 2a:-2
G*0 whatsapp	23:-2
G*0 when	1o:7
G*0 where	0:6
G*0 which	20:3
G*0 who	0:5 2p:6
G*0 whole	1x:7 1y:5 23:2 2x:6
G*0 will	2l:6 2u:5
G*0 winter	2o:6
G*0 with	1x:12 23:3 2d:3 2j:2
G*0 without	1x:8
G*0 wont	1r:6
G*0 word	1y:-3 2a:4
G*0 words	1t:-3 2a:-4 2o:3
G*0 work	1y:8
G*0 would	0:3
G*0 wrote	0:2
G*0 year	1t:4 24:7
G*0 years	1y:3 2s:-2
G*0 you	0:4 1y:-3
G*0 your	0:3
G*0 zero	g:4
G*1 ,	0:3
G*1 for	0:3
G*1 in	1y:6 2d:12 2o:3
G*10 ,	0:2 23:8
G*11 to	1x:11 2o:10
G*12 ,	0:5
G*12 .	0:2
G*14 and	1o:-3 2a:8
G*15 a	1x:3 2j:3 2o:3
G*15 for	0:2 2o:3
G*15 his	11:2 2o:8
G*15 in	0:4 v:4 23:-3 2p:5
G*15 is	2o:8
G*15 my	2k:4 30:7
G*15 the	1s:4 1x:2 30:3
G*16 ,	24:11
G*16 a	2d:-2 2z:9
G*16 of	0:5
G*16 out	1x:7
G*16 the	15:10 23:7 2a:5 2f:-2 2o:-3
G*16 to	0:2 2o:9
G*17 ,	0:3
G*17 -	1r:11
G*17 for	0:3
G*17 of	25:7 2l:5
G*17 to	0:3 23:9
G*19 ,	29:7
G*19 for	0:4 2q:6
G*19 in	0:9 2x:-2
G*19 is	0:14 29:-3
G*19 on	0:5 1x:7 23:8
G*1e ,	0:5 24:-2
G*1e at	0:3 1k:10
G*1e in	1x:2 27:7 2o:9
G*1f ,	0:2
G*1f of	0:10
G*1g ,	0:9
G*1h ,	25:7 2q:8
G*1j ,	0:5
G*1j a	23:6 2w:3
G*1j about	2o:-2
G*1j for	2q:5
G*1j him	0:3 23:-3
G*1j in	2p:6 2q:7
G*1j me	0:2 2a:-3
G*1j of	2c:8 2q:6
G*1j on	2q:5 2z:4
G*1j the	2o:11 2z:3
G*1j to	2a:8
G*1k for	0:5 2q:7
G*1k to	0:10
G*1m ,	1x:7
G*1m .	0:2
G*1n ,	24:8
G*1n at	0:8
G*1n in	0:4 1x:4 21:8 2c:-3 2j:-3
G*1n on	24:5
G*1n the	1t:6 23:5 24:10 27:3
G*1n to	0:5
G*1n with	0:2 24:6
G*1q #2	1p:5
G*1q .	0:3
G*1q a	0:3 1o:3 1t:3 2o:8
G*1q an	0:6
G*1q at	0:3 c:4
G*1q be	0:2 2a:6
G*1q been	1y:2 2q:-2
G*1q do	2p:6
G*1q eat	8:8
G*1q for	0:7
G*1q have	0:3
G*1q i	0:4 1x:-2
G*1q i'm	2o:-2
G*1q in	1y:-2
G*1q it	2a:5
G*1q it's	0:4
G*1q learned	1d:2 1y:2 2a:-3
G*1q like	2a:2 2c:8
G*1q my	1x:6 29:-3
G*1q no	23:5
G*1q not	1o:3 2a:-3
G*1q of	0:4
G*1q on	2o:9
G*1q one	2l:11 2r:7
G*1q so	2l:12
G*1q somebody	0:3
G*1q than	0:3 1y:5
G*1q the	23:-3 24:4 2j:4
G*1q with	2d:12 2l:5
G*1r ,	0:4
G*1r .	1u:3
G*1r a	0:3 2w:9
G*1r between	0:2
G*1r for	2o:9
G*1r in	0:9
G*1r is	0:3
G*1r my	0:4 2a:6
G*1r of	0:6 1s:-2
G*1r the	0:8
G*1r to	23:4 25:12
G*1s a	1x:11 2m:11
G*1t ,	2d:4
G*1t .	0:2
G*1t :	0:4
G*1t a	1o:4 1z:4 2p:2
G*1t about	2y:-2
G*1t and	1n:-3 1x:3 2a:-3 2d:7
G*1t at	1x:6
G*1t but	1r:6
G*1t do	2o:5
G*1t does	0:2
G*1t every	0:3 2w:-3
G*1t five	24:5
G*1t for	1o:4 23:8 2o:3
G*1t from	0:4
G*1t has	0:2
G*1t her	2k:3
G*1t how	2w:3
G*1t i'm	0:5
G*1t in	23:7 2a:5 2w:6
G*1t me	2a:4 2o:6
G*1t my	2k:-2
G*1t not	0:6 1r:8
G*1t on	24:3
G*1t one	0:5 2o:-3
G*1t out	2d:-3
G*1t so	2a:2
G*1t something	0:2
G*1t the	0:2 1o:7
G*1t three	0:5 2x:4
G*1t to	2j:-2 2l:-3
G*1t what	1k:-3 23:-2
G*1t when	0:3
G*1t who	0:2
G*1t with	1m:9
G*1t write	1o:-3
G*1t you	0:3 1o:4
G*1u to	2a:7
G*1z ,	0:2
G*1z to	0:5 24:-3
G*2 !	0:8
G*2 ,	24:9
G*2 .	0:4
G*2 and	24:4
G*2 at	0:8 2o:5
G*2 for	0:4 24:10
G*2 he	0:4
G*2 her	0:6
G*2 i	0:6
G*2 in	0:13 1x:3 21:9
G*2 it	0:9
G*2 me	1x:4 24:4 2l:-3
G*2 my	m:6 1x:5
G*2 no	0:6
G*2 on	0:5 24:3
G*2 that	2a:7
G*2 the	0:5 1x:6 24:10 2o:3
G*2 to	0:4 1x:4 24:3 2p:5
G*2 up	l:4
G*2 with	0:7 2b:-3
G*2a ,	1r:6
G*2a in	1r:4 24:10 2a:3
G*2a is	0:5
G*2h pressure	23:3
G*2j ,	0:3
G*2k and	2q:-3
G*2k to	3:9 1m:3 2p:-3
G*2l ,	0:3
G*2m ,	0:3
G*2m .	1k:9 24:6 2e:7
G*2n ,	0:2
G*2p "	1y:-3 2a:6
G*2p a	2r:8
G*2p and	s:3
G*2r ,	0:4
G*2r .	0:2
G*2r a	0:4 2w:5
G*2r for	0:2 2a:10
G*2r in	0:6 24:-2
G*2r on	2w:5
G*2r that	0:2
G*2r the	23:10 2r:7
G*2r to	24:2 2p:2
G*2y is	1x:4
G*3 #2	0:8 29:6
G*3 ,	2a:3 2r:11
G*3 -	0:3 1q:5 2k:5 2u:9
G*3 a	1r:2 2j:5 2o:7 2r:4
G*3 and	2q:7
G*3 for	0:4
G*3 her	1t:5 1x:5 25:9
G*3 his	25:6 2w:6
G*3 in	0:4 24:8 25:3 2a:-2 2o:15 2r:7
G*3 is	18:11
G*3 it	0:4
G*3 my	1x:8 27:12
G*3 of	0:5 1p:10
G*3 on	0:8 2d:6
G*3 the	1t:9 1x:5 23:5 2c:14 2j:5 2r:6
G*3 to	0:8 24:4
G*31 ,	0:2
G*31 .	0:3
G*31 in	2o:5
G*31 on	1x:3 25:4 29:-3
G*37 ,	0:4
G*37 .	0:2
G*38 the	2w:-3
G*3d ,	2e:6
G*3e ,	2o:10
G*3g ,	0:4
G*3h ,	2a:6
G*3h .	0:2
G*3h and	0:2 2c:-2
G*3k ,	0:3
G*3k in	0:13 2p:-3
G*3l ,	0:2
G*3l a	2q:2
G*3l and	1t:11 24:9 2k:-2
G*3l in	1x:5 2k:7 2r:3
G*3l is	1o:3
G*3l with	0:2
G*3m ,	2o:4
G*3m and	0:6
G*3m at	c:3 24:9 2p:3
G*3m in	0:5 24:11 2o:9
G*3m is	1x:9
G*3m that	0:3
G*3m with	0:4 24:3 2d:-2
G*3n ,	2p:9
G*3n and	0:4 1x:3
G*3n in	v:11 1o:6 24:6 2d:3 2o:12
G*3n is	0:4
G*3n on	1x:6 24:11 2d:13
G*3n with	0:4 23:6 24:4 2y:5
G*3o ,	0:6
G*3r ,	0:6
G*3r a	0:5 2p:7 2w:2 2z:7
G*3r for	0:5
G*3r the	2p:7
G*3u for	25:6 2o:-3 2q:2
G*3u is	0:2
G*3u that	2q:3
G*3w a	2j:7
G*3w is	0:4
G*4 in	1x:5 24:7 2t:10
G*43 .	2g:10
G*44 ,	0:2
G*45 a	1x:9
G*45 has	0:5 1x:8
G*49 ,	0:6
G*49 .	0:3 1t:-3
G*4f a	0:5 1x:6
G*4f the	1:3 c:11 1v:2 1x:11
G*4h the	0:6 1s:4 2o:5
G*4i to	0:4 23:2
G*4j the	0:8
G*4k ,	0:9
G*4k for	2j:8
G*4k in	1t:9 2w:8
G*4l on	0:3
G*4m for	1x:9 2o:5
G*4o for	0:4
G*4q for	9:2 2o:8 2x:9
G*4q me	0:5
G*4v at	0:5 1c:13
G*4v in	2f:2 2j:7 2o:6 2p:3
G*4y ,	15:3
G*5 -	1l:9 27:3 2x:3
G*5 .	0:4
G*5 and	1t:6 31:4
G*5 days	1y:-2 24:8 2o:4
G*5 dollars	29:4
G*5 foot	26:4
G*5 hours	0:2
G*5 in	24:10 2p:5
G*5 months	25:10
G*5 of	2d:9 2p:-2 2r:9 2s:5
G*5 on	0:9 24:4
G*5 one	29:5 2x:8
G*5 people	0:2 1y:-2
G*5 pounds	29:3 31:4
G*5 times	0:5
G*5 weeks	0:7 1x:7
G*5 year	0:4
G*5 years	1x:6
G*52 the	24:4 2w:-3 2y:-2
G*54 .	2g:10 2s:6
G*54 and	0:7 21:-2 24:6
G*54 in	p:11 2o:5
G*54 on	6:3
G*55 ,	0:5
G*59 ,	0:2
G*5i ,	0:3 1p:4 2d:5
G*5i and	2d:7
G*5j is	u:3
G*5m ,	0:3
G*5n .	0:4
G*5u ,	0:8
G*5u of	i:18
G*5w .	0:4
G*5w and	2d:3 30:-3
G*5w in	24:5 2d:4
G*5x #2	2x:7
G*5x ,	2d:2
G*5x -	0:3 2s:-2
G*5x .	0:2
G*5x a	1y:7 2p:-3
G*5x and	2a:4
G*5x at	23:11
G*5x can't	0:2
G*5x from	0:6 1x:6 2s:3
G*5x got	1n:6 1x:5
G*5x had	25:5
G*5x have	1x:-3
G*5x in	1x:8 1z:-2 2d:3 2s:2
G*5x is	2d:2
G*5x left	1x:4
G*5x moved	1x:2
G*5x of	1k:7 2l:-3
G*5x on	1v:-3 1x:3 24:3 2d:4
G*5x plays	0:2 o:2
G*5x says	0:4 2d:-3
G*5x to	1t:7 24:2
G*5x wants	23:3
G*5x was	25:-2 2t:7
G*5x who	l:2
G*5x with	0:9
G*5x works	0:2 2j:4
G*5y ,	0:3
G*5y .	0:6
G*5y of	t:16
G*5y to	2l:3
G*5z and	1k:6
G*5z at	0:6 1x:-2
G*5z in	1t:-2 25:4 2j:9 2o:4
G*5z is	1k:-3
G*5z of	0:6 1t:5 24:8
G*5z on	0:7 25:5
G*5z who	2p:-3 2q:4
G*5z with	0:4 25:5 2o:8
G*6 ,	0:7
G*6 at	0:4 c:5
G*6 for	c:11
G*6 in	c:4 23:11 2j:9
G*6 of	0:4 23:-3 2q:7
G*65 ,	1w:3
G*65 and	2b:3
G*6h in	0:7 v:6
G*6k at	c:3 2s:6
G*6k in	v:4 1x:4 2l:-3
G*6o ,	0:4
G*6o is	h:19
G*6u ,	0:3
G*6x a	1h:9 1y:5 2w:7 30:8
G*6x and	2o:-2 2q:-2
G*6x in	1x:4 24:5 25:-3 2o:5 2r:-2
G*7 #2	0:7
G*7 .	0:7
G*7 a	0:5 1l:9 2j:12
G*7 in	0:2
G*7 me	0:3 2w:-2
G*7 on	0:4 2o:9
G*7 the	0:3 24:8
G*7 to	24:6 2o:5
G*7 with	0:5 2d:8
G*72 ,	0:6
G*72 is	6:3 1o:5
G*73 ,	2l:11
G*73 .	0:3
G*73 at	21:5 2l:7
G*73 like	1n:7
G*74 ,	0:4
G*74 .	0:4
G*74 at	24:3 27:-2 2k:10
G*74 in	0:2
G*74 like	0:2
G*75 ,	0:2
G*76 ,	0:3
G*76 about	2a:4
G*76 in	0:6
G*76 on	0:4 25:-6
G*76 to	2o:10 2p:-2
G*77 .	0:3
G*77 and	0:6
G*77 for	0:7 25:5
G*78 in	1x:9 2k:-3 2o:-2
G*7a ,	2o:8
G*7a .	0:3
G*7b ,	0:3
G*7e ,	0:5
G*7k ,	0:2
G*7l points	2q:-2
G*7m and	20:5 2k:2
G*7o ,	2e:8
G*7u ,	0:6
G*7v ,	0:2
G*7v .	0:4
G*7v and	0:8 1w:8
G*7w ,	2o:10
G*7w for	0:2 1y:7 2y:-3
G*8 "	2a:-3
G*8 #1	0:7 1l:8 2a:7 2r:2 31:-2
G*8 #2	0:6 1x:6 25:-3 2p:4 2x:9 30:8
G*8 ,	1o:5 1x:3 2d:6
G*8 -	1s:5 1x:12 25:2 2j:11 2w:6
G*8 ?	0:2
G*8 a	23:5 2o:3 2s:6 30:3
G*8 about	29:8 2k:9
G*8 after	0:10
G*8 all	1x:9 23:3 2d:11 2o:7
G*8 an	1o:8 1q:4 23:7 2m:-2
G*8 and	0:3 22:6 2d:6 2s:2
G*8 answers	2a:5 2j:5
G*8 any	0:4
G*8 are	1o:-3
G*8 ask	0:3
G*8 asked	0:4 2l:-3
G*8 at	1o:3 2a:8 2d:2 2o:8 2r:3 2w:9
G*8 back	1r:10 1t:6 24:4 2d:6 2o:2 2q:-3
G*8 bad	25:2 2q:6 2w:7
G*8 be	0:2 24:-3
G*8 been	1y:5
G*8 best	0:2
G*8 birthday	2o:-2
G*8 book	1k:6 2q:3
G*8 bought	1x:2
G*8 boyfriend	1x:8
G*8 but	0:2 1o:-3
G*8 by	24:4 2z:5
G*8 call	0:7
G*8 calls	24:12
G*8 can	25:9
G*8 can't	0:7
G*8 cat	29:-3
G*8 coffee	0:6 2c:8
G*8 cold	2c:3
G*8 coworker	2v:-2
G*8 daughter	2d:4
G*8 day	23:4
G*8 did	0:8 2p:-2
G*8 do	1x:-2 2a:5
G*8 does	27:12
G*8 dog	x:6
G*8 don't	0:7 1o:3
G*8 eat	0:8
G*8 eldest	0:5
G*8 explain	0:4
G*8 father	1x:-4 2j:-3
G*8 favourite	0:4
G*8 feet	1x:7
G*8 first	1x:7 2r:4
G*8 for	1o:2 1t:4 25:4 2j:4 2l:8 2x:9
G*8 friend's	0:4
G*8 from	1x:4 29:3
G*8 get	1o:2 1x:5
G*8 girl	x:20
G*8 girlfriend	x:3
G*8 give	2a:3
G*8 go	0:7 1k:-3 1y:-3 24:2 2o:5 2p:-2 2q:-3
G*8 goes	2o:6
G*8 good	2k:10
G*8 got	1x:3 25:3
G*8 had	0:5 2y:-3
G*8 hair	25:4
G*8 hands	25:6
G*8 happens	1o:3
G*8 have	0:5 24:4 2d:-3
G*8 he	1y:-2
G*8 head	0:4 2j:10
G*8 her	1n:5 1t:2 1x:4 24:-3
G*8 him	0:3
G*8 his	1x:16 24:8 25:4
G*8 home	1x:7 2o:11
G*8 house	0:3 1x:-3 2d:7 2k:7
G*8 how	2a:-3
G*8 husband	1x:3 2d:-2
G*8 i	1x:6 21:-2 2k:-3 2l:3 2q:2
G*8 i'm	2o:4
G*8 in	0:5 24:4 2l:6
G*8 into	1x:11 23:4 25:6 2o:6
G*8 is	1s:-3
G*8 it's	2q:-3
G*8 job	0:5 2o:-3
G*8 just	0:8
G*8 keep	24:-2
G*8 knees	25:4
G*8 last	1x:11 2o:11
G*8 late	0:10
G*8 left	0:5 1x:2
G*8 life	1x:5
G*8 little	1q:6
G*8 live	2d:3
G*8 lives	0:5 2d:7
G*8 long	0:3
G*8 make	0:2
G*8 makes	0:2
G*8 manager	0:6
G*8 many	2a:3 2k:7
G*8 me	23:-2 2a:2 2d:8
G*8 mi	0:4
G*8 mother	1z:4 23:3 2d:2
G*8 mother's	2d:-3
G*8 moved	1x:5
G*8 my	1x:3 23:8 2j:8
G*8 neighbor	0:3
G*8 nephew	24:-2
G*8 never	0:7 2d:-2 2l:10
G*8 new	24:7 2m:10 2s:2
G*8 no	24:9 2b:-3 31:-3
G*8 not	0:2 1o:3 2a:5
G*8 now	2w:-2
G*8 of	23:3 25:3 2q:3
G*8 off	0:5 t:2
G*8 old	20:5 2c:4 30:6
G*8 on	0:2 1s:-3 25:4 2x:4
G*8 one	0:4 20:-3 2p:8
G*8 only	1z:10 24:15
G*8 other	1x:6 24:12
G*8 out	2o:8
G*8 over	0:2
G*8 own	27:7 2d:6 2j:7
G*8 parents	1o:4 1x:5 23:2 2j:-3 2o:-2
G*8 people	2l:10
G*8 phone	24:11
G*8 promoted	0:3
G*8 put	0:3 24:-2
G*8 rather	0:7 1x:-3
G*8 run	0:7 1x:11
G*8 said	0:9
G*8 she	0:3 2o:5
G*8 since	0:2
G*8 sister's	20:4
G*8 small	0:6 1s:5
G*8 so	0:2 2p:-2
G*8 son	2d:3
G*8 son's	1q:5
G*8 sort	2j:-3
G*8 suggest	2a:4
G*8 take	0:6 24:10
G*8 teacher	0:3 1x:6
G*8 team	0:6
G*8 tell	2a:6 2w:5
G*8 than	1o:6 2p:5 2w:3
G*8 the	1s:6 1x:2 23:4 27:7 2c:5 2m:4 2o:9 2q:-3
G*8 thing	0:4
G*8 three	1z:5 24:16 2o:5
G*8 to	0:2 2l:3 2r:-2 2t:3
G*8 two	1z:8 24:9 29:6 2m:5 2o:6 2r:6 2s:3 2x:5
G*8 u	0:2
G*8 uncle	2d:5
G*8 up	0:4 2o:4
G*8 use	2w:8
G*8 used	0:2
G*8 want	0:3
G*8 wants	23:3 24:-3
G*8 was	0:3
G*8 we	0:5 2o:4
G*8 what	1o:4
G*8 when	25:-3
G*8 where	2o:7
G*8 who	23:6 2l:5
G*8 whole	0:5 2l:7
G*8 wife	2d:3
G*8 will	0:5
G*8 with	0:2 1r:5 1x:4 2a:3 2d:3 2p:4 2w:5
G*8 work	0:7 2s:12
G*8 wrist	29:-3
G*8 you	23:-3
G*80 ,	0:2 1n:6
G*80 .	0:4
G*80 a	0:3 1n:6 24:2 2z:5
G*80 for	27:7 2p:-2 2q:5
G*82 ,	0:8
G*82 and	27:-2
G*83 ,	1x:4 2b:-3
G*83 .	0:2
G*83 and	2m:8 2p:5
G*83 called	x:8
G*83 in	1t:-3 2l:6 2o:4
G*83 with	2a:-3 2o:5
G*84 .	0:2
G*84 in	2r:6
G*88 ,	0:5
G*88 .	0:5
G*88 and	0:8 1r:5
G*88 for	0:6 1r:-3 2j:6 2q:8
G*88 in	0:5 24:9
G*88 is	2:2
G*89 ,	0:3
G*89 .	0:2
G*89 and	1n:8 1r:4 2w:8
G*8a ,	20:6
G*8a .	0:3
G*8a a	24:12
G*8a and	0:9 24:3
G*8a for	0:4
G*8a in	0:9 24:2
G*8c .	0:3 2k:-3
G*8c in	v:4 24:8 2o:3
G*8d a	2o:6 2w:6
G*8d for	1y:3 2x:11
G*8d in	0:6 1y:-3
G*8e ,	0:5
G*8e .	0:2
G*8e a	0:3 1x:7
G*8e and	1r:10
G*8e at	0:5 1r:10
G*8e for	1y:3 2p:-3 2q:5
G*8e in	2a:7 2d:-3
G*8e like	0:7
G*8e my	0:7
G*8e on	1r:10 24:8
G*8e that	0:4 2a:-3
G*8p ,	0:4
G*8p .	0:4
G*8p and	2o:5 2r:-3
G*8s #2	0:5 31:8
G*8s .	2g:8
G*8s a	22:5 2l:4
G*8s in	v:7 2p:-3
G*8s on	24:10 2p:3
G*8u ,	0:2
G*8v and	0:7
G*8v for	c:3
G*8v in	0:2
G*a #1	1p:6 24:2 2x:5
G*a #2	1s:5 1x:4 24:5 2o:4 2q:7
G*a #3	24:4 2r:7 2x:3 31:3
G*a #4	1x:7 2d:-3
G*a ,	0:2
G*a a	1y:2 21:-2 2m:3
G*a after	0:3 1n:-3
G*a an	0:4 2x:8
G*a and	0:3 1o:3
G*a as	2l:5 2o:7
G*a at	1x:7 24:10 2d:3 2q:-2 2r:3
G*a away	0:2 29:-3
G*a back	1x:5 25:9 2v:3
G*a before	23:7 24:9
G*a born	24:-3
G*a but	0:4
G*a by	1x:8 23:9
G*a christmas	23:6
G*a do	0:3
G*a door	23:-3
G*a every	0:3
G*a five	24:6 27:12 2p:5
G*a for	1o:5 1t:3 1y:8 25:2 2d:7 2o:2
G*a forty	1l:8 2x:5
G*a from	v:4 1q:-3 28:6 29:3 2k:4 2q:-3
G*a going	0:8 24:4 27:3
G*a half	1x:-2 24:9 2o:7
G*a her	1x:16 25:9
G*a his	1x:3 25:5 2r:11
G*a home	1o:-3 1x:2 2j:5
G*a i	23:5 24:3 2a:3 2l:6 2x:4
G*a i'm	0:2 23:7 24:6
G*a in	1k:2 1x:5 1y:4 24:8 25:8 2j:4 2o:8
G*a into	0:5
G*a is	0:9 1o:-3
G*a it	0:2 1x:6
G*a last	1x:8
G*a me	0:2 1x:4 2d:4 2o:5
G*a month	2p:-3
G*a my	1v:-2 1x:8 21:5 29:-3
G*a night	1o:2 1t:4
G*a nine	0:2 2o:-2
G*a of	1x:9 20:-3 25:9 2a:7 2o:15
G*a on	1r:8 1x:12 24:7 27:5 2c:7
G*a one	23:7 2m:6 2o:10
G*a out	1x:3 2o:4
G*a over	2o:5
G*a person	0:2
G*a school	1t:8 24:-2
G*a she	0:3 23:6
G*a shift	23:-3 2w:-3
G*a six	0:3 1x:8
G*a sixty	0:3 1x:8
G*a so	0:3 24:-3
G*a spring	2o:4
G*a st	1k:4 24:3 2o:7 2v:6
G*a that	0:5
G*a the	1p:8 21:5 2y:2 2z:3
G*a they	1o:7 1x:7 1y:-3
G*a thirty	1l:6 1x:4 2x:2
G*a this	2o:3
G*a three	0:13
G*a to	0:3 1x:2 20:4
G*a two	1x:3 24:6 2l:5 2m:3 2x:11
G*a up	23:-2 2w:6
G*a when	0:3 1x:4
G*a with	0:3 2a:7 2d:6 2r:10 2t:9
G*a work	0:5 1x:7
G*a year	1t:4
G*a you	25:-2 2a:2
G*b "	0:5
G*b #1	0:4 24:6 27:-3 2o:12
G*b #2	0:4 23:6 29:6
G*b #3	0:10 23:6 31:3
G*b ,	0:3
G*b -	0:4 1s:7
G*b a	0:5 1q:6 1y:3 25:5 2o:3 2p:4 2t:2 2w:2
G*b an	0:3 1q:6
G*b and	25:-3
G*b at	1o:-2 23:12 2j:12 2o:4
G*b back	1x:2 23:12
G*b be	2s:-2
G*b bring	23:5
G*b come	23:2 2o:7
G*b cook	1y:-2 2w:2
G*b do	0:3 23:3
G*b drive	24:2 2a:-3 2o:7
G*b eat	1r:9 24:8
G*b find	0:7
G*b for	1o:5 1x:6 23:7 2o:5
G*b from	0:10
G*b get	0:3 2o:3
G*b give	0:2 1x:-5
G*b go	23:4
G*b have	24:6 2o:5
G*b he	0:5
G*b her	0:3 2o:8
G*b him	1x:12 2o:-5
G*b his	0:5 1x:2
G*b in	0:4 24:4 2a:-2 2p:4
G*b it	1u:-2 2a:4 2o:4
G*b keep	24:-3
G*b know	23:-2 2l:3
G*b learn	23:5
G*b leave	0:3
G*b live	1x:5 2o:3
G*b make	1x:7
G*b me	1o:-3 23:4
G*b my	0:7 1n:8 1x:4 23:5 24:4 2a:4
G*b never	0:6 1y:-2
G*b not	0:6 1o:5
G*b of	0:6
G*b on	0:3 1x:6 24:-2
G*b one	24:9 2a:8 2m:7 31:3
G*b open	1x:3 23:8 2o:6
G*b our	1x:10
G*b out	0:3
G*b play	0:3 24:3 27:7
G*b put	24:4
G*b read	23:3 2p:-2 2w:10
G*b run	1y:2 23:4 2c:-3 2j:8 2o:6
G*b save	23:3
G*b say	2o:5 2p:-2
G*b see	23:7
G*b sell	2o:4
G*b send	0:3
G*b she	0:4
G*b stop	2o:5
G*b take	23:3 2b:-2 2o:3
G*b that	2k:-3 2p:4
G*b the	0:4 1o:4 24:7 2c:6 2p:5
G*b them	2a:6
G*b they	23:-2
G*b three	1y:4 25:6 2a:6 2m:15 2o:4
G*b to	1s:6
G*b u	23:6
G*b up	24:5
G*b us	0:3
G*b use	2a:-5
G*b we	0:6
G*b with	24:4
G*b work	2o:-3
G*b write	0:4 23:-3
G*b you	0:2 1x:-3
G*b your	2a:6
G*d ,	2q:7
G*d .	0:3
G*d and	0:4
G*d at	1o:4 1y:5 27:2
G*d for	1y:7 24:4 2p:-3
G*d in	1k:7 1t:3 20:-3
G*d the	o:12 1o:4 27:5 2j:8 2o:6 2w:2
G*f a	1x:3 1z:9 2t:7 2y:8
G*f from	p:7 1g:13
G*f to	1x:8
G*h of	1p:3 2o:4
G*j and	0:9
G*k ,	0:2 2r:9
G*k .	0:2
G*k and	2r:-2
G*k at	1t:4 2v:3
G*k in	1t:6 1y:4 2o:5
G*k is	24:-3 2r:8
G*r ,	0:4
G*r -	1k:2 1v:4 29:3
G*r .	1u:7
G*r and	2a:-2
G*r at	c:3 1x:4 1y:2 2o:3
G*r for	0:2 2x:6
G*r from	0:5 2j:10
G*r in	0:5 1t:7
G*r of	0:4 1x:4 2j:12
G*r on	0:2 1y:2 2o:6
G*r says	m:2
G*s and	0:8 1x:6
G*s in	1x:6 2o:11 2r:6
G*s of	1k:7
G*x .	0:2
G*x a	0:6
G*x and	2z:6
G*x for	0:3 2j:5 2q:4
G*x in	1x:3 2d:3 2r:-3 2w:4
G*x is	0:3 2d:-2
G*x of	20:5 24:8 2k:-3 2r:4
G*x on	0:3 2l:8
G*x to	1x:8 2w:8
G*x with	2d:12 2z:3
G*y #2	0:2
G*y .	0:3
G*y a	1o:-3 23:9 2d:5 2j:7 2q:2 2w:6
G*y and	2p:9 30:8
G*y at	1o:4 1x:5 21:4 27:4 2o:6
G*y for	2j:9
G*y from	1x:2 2o:6
G*y in	1n:-3 1s:7 1x:10 1y:6 2b:-3
G*y is	0:2
G*y it	0:2
G*y my	1n:5 1x:6
G*y of	1o:5 2l:9
G*y on	1x:9 1y:4 21:11 27:6 30:5
G*y the	20:2
G*y to	1n:6
G*y with	25:5
G*z ,	0:4 2o:10
G*z .	0:3
G*z driver	2o:4
G*z for	c:3
Ganimal ,	1x:3 2b:-3
Ganimal and	1r:4 2j:2 2m:3 2p:5 2q:-2 30:-3
Ganimal from	0:9
Ganimal in	0:9 1t:-3 2l:7
Ganimal is	1r:9
Ganimal on	2o:5
Ganimal with	0:5 1y:-3 2a:-3 2o:5
Gbody ,	25:3
Gbody and	1r:7 2l:7
Gbody are	0:3 25:11
Gbody at	1x:8 2d:8
Gbody for	1t:7
Gbody in	25:4 2w:3
Gbody is	25:3
Gbody on	1r:9 1x:5 27:7 29:-3
Gbody to	1x:2 2o:2
Gbreed ,	x:10
Gcondition ,	25:4
Gcondition .	2g:7
Gcondition and	2o:-2 2q:-3
Gcondition in	25:8
Gdevice a	1q:14
Gdevice and	20:2
Gdevice for	25:5
Gdevice is	0:3
Gdiet ,	1r:4
Gdoing ,	24:-2 2q:7
Gdoing a	23:3 2q:3 2w:6
Gdoing at	2o:6
Gdoing for	o:9 1x:4 27:6 2x:5
Gdoing on	0:10
Gdwelling ,	2o:7
Gdwelling .	0:4
Gdwelling a	2q:2 2w:6
Gdwelling and	0:8 2k:-2 2o:-3
Gdwelling at	0:4 23:10 2d:4 2k:4 2r:8
Gdwelling for	2o:7
Gdwelling in	v:5 1x:7
Gdwelling is	0:9
Gdwelling to	1x:4 2o:5
Gdwelling with	1x:3 2d:6 2j:5
Gfield #2	29:10 2r:4 2x:9
Gfield ,	23:5
Gfield a	1o:-3 1z:4
Gfield all	1o:2
Gfield and	0:3 2j:4 2p:-2 2w:-2
Gfield as	1o:-2
Gfield at	1c:13 2a:3 2w:4
Gfield from	0:3 2d:-3
Gfield has	27:-2
Gfield is	1o:6
Gfield just	2d:11
Gfield like	0:6
Gfield of	0:3 23:-3
Gfield on	0:7 1w:-3 21:2 2p:5
Gfield out	23:7
Gfield the	2o:3
Gfield to	1u:-3 1x:5
Gfield true	0:2
Gfield up	2o:4
Gfield with	24:-2
Gfield worth	0:2
Ggiven ,	1p:4 2d:4 2e:5
Ggiven .	0:6 1u:4
Ggiven and	1v:9 2d:7
Ggiven from	0:5 p:4 1x:-3 2c:5
Ggiven got	1x:19 2t:8
Gill and	0:7 24:-3
Gindustry "	0:3
Gindustry #2	0:3 29:10 2r:4 2x:9
Gindustry ,	23:4
Gindustry a	1o:-3 1x:4 24:8
Gindustry all	1o:2
Gindustry and	0:4 1y:8 2r:-3 2w:-2
Gindustry as	1o:-2
Gindustry at	c:2 2w:4
Gindustry for	0:3 2x:7
Gindustry from	0:8 2d:-3
Gindustry has	27:-2
Gindustry home	24:8
Gindustry in	24:9
Gindustry is	1o:4
Gindustry just	2d:11
Gindustry like	0:4
Gindustry me	2d:10
Gindustry now	0:2
Gindustry on	21:2 2p:9
Gindustry out	23:8
Gindustry so	0:4
Gindustry that	1x:11
Gindustry the	24:4 2o:2
Gindustry to	0:2 1u:-3 2p:6
Gindustry true	0:2
Gindustry up	2o:4
Gindustry with	0:3 2o:4
Gindustry worth	0:2
Ginstrument ,	0:3
Ginstrument at	24:5 27:-2
Ginstrument in	1:2 27:3
Gjob and	1k:-2 1y:6 2a:-2 2r:-3
Gjob at	c:17 2j:5
Gjob driver	2o:4
Gjob for	23:7 2x:10
Gjob from	0:12 2o:10 2p:-3 2q:3
Gjob get	0:6 2o:-2 2x:-3
Gjob has	0:7 30:-3
Gjob in	v:4 1t:5
Gjob is	0:9
Gjob of	0:4 1k:7 1x:6 2j:6 2q:7
Gjob on	24:12 2j:13 2o:4 2p:5 2q:4
Gjob to	0:6
Gjob wants	0:6
Gjob who	0:7 1s:4 2t:-2
Gjob wife	0:3
Gjob with	0:2 2j:10
Gjobless ,	0:3
Gjobless from	2j:8
Gkin !	0:5
Gkin #2	0:13
Gkin '	2q:7 2w:6 30:8
Gkin ,	1o:8 2b:-3
Gkin -	0:4 24:10 27:7 2q:2
Gkin .	2g:6
Gkin a	10:23 2j:6 2m:8
Gkin and	1k:4 2a:2 2d:7 2j:2 2m:3 2q:-2 30:-2
Gkin are	1x:6
Gkin at	0:7 2j:4
Gkin called	x:7
Gkin came	0:6 1y:6
Gkin can't	1d:7
Gkin for	1x:8 2o:9
Gkin from	0:4 2s:4
Gkin get	0:5 1o:-3
Gkin girl	0:2 x:5
Gkin got	1n:4 1x:3
Gkin had	1x:3 25:4
Gkin have	1x:-3
Gkin i	0:3 2o:-3
Gkin in	1o:-2 1z:-2 2d:4 2s:2
Gkin is	1k:-3 1r:6
Gkin keeps	0:5
Gkin law	1z:-2
Gkin left	1x:12
Gkin lives	2d:3
Gkin moved	0:5
Gkin mr	2d:-3 2g:7
Gkin of	1k:5 24:6 2l:-3
Gkin on	1v:-3 2d:4
Gkin passed	1x:15
Gkin plays	27:8
Gkin said	0:6
Gkin say	0:4
Gkin says	2d:-3
Gkin since	2s:11 2x:4
Gkin that	0:2
Gkin to	1x:12
Gkin used	0:6 2a:-3
Gkin wants	24:-3
Gkin was	21:-3 25:-2 2t:6
Gkin went	1x:9
Gkin were	0:4 1a:4
Gkin who	0:3 1o:4 23:8
Gkin with	2o:2
Gkin works	2j:4
Glabel ,	0:3
Glabel .	0:2
Glabel for	2x:5
Glabel in	1y:4 25:9 2q:6
Glanguage ,	1w:4
Glanguage at	0:7 2a:4
Glanguage is	0:9
Glanguage on	1w:5
Glanguage to	0:8
Gleisure ,	0:2
Gleisure .	0:2
Gleisure a	27:9 2j:6 2w:9
Gleisure and	0:5 2j:3
Gleisure at	1y:3 24:10
Gleisure for	23:6 2x:5
Gleisure in	24:4 27:8 2o:12
Gleisure me	0:3
Gleisure on	24:4 2j:4 2w:3 30:-3
Gleisure that	0:5
Gleisure the	23:8 24:4 2c:-2 2j:4 2o:3
Gleisure to	24:13 2o:-2
Gleisure with	24:6 30:4
Gmaker ,	0:3
Gnation ,	1w:2
Gnation .	0:5
Gnation at	2a:4
Gnation is	0:4
Gnation on	0:7 1w:2
Gpastime ,	24:4 2q:7
Gpastime a	23:3 2q:3 2w:6
Gpastime at	2o:2
Gpastime for	o:8 2x:3
Gpastime in	0:3 1x:4 21:7 25:-3
Gpastime on	0:3 23:3 27:3
Gpastime to	1o:3 2u:2
Gpastime with	0:14 24:4
Gplace ,	2e:10 2o:3
Gplace .	0:2
Gplace a	0:5
Gplace for	1x:4 2o:12 2x:13
Gplace in	1o:-3 1x:8 1y:6 2d:11
Gplace is	0:5
Gplace on	1y:11 2o:7
Gplace to	2l:6 2o:8
Gplace with	0:6 23:9
Gpossession .	0:2 2k:-3
Gpossession and	0:4 2k:-2 2q:6
Gpossession at	23:9 2d:6 2o:6 2w:9
Gpossession for	23:6 2o:4
Gpossession has	0:6 2d:-3
Gpossession in	2k:3 2r:3
Gpossession is	0:3 1o:4 2d:-2
Gpossession on	0:7 24:4 2q:4
Gpossession to	1x:4 2f:-2 2o:4
Gpossession with	2d:4 2j:4 2p:7
Gprocedure #4	1y:4
Gprocedure ,	2a:-2 2o:-3
Gprocedure -	0:2 1k:4 30:-2
Gprocedure .	0:6
Gprocedure a	0:4 1k:5 1y:3 2o:6
Gprocedure an	1x:-2 1y:4 2d:-5 2o:3 2r:6
Gprocedure and	0:2 24:13
Gprocedure at	0:5 v:4 24:2 2o:3
Gprocedure august	0:2 1n:-3
Gprocedure five	0:5 1v:6
Gprocedure for	0:5 1x:3 2o:5
Gprocedure her	0:6 1x:2
Gprocedure his	24:8 25:6 2d:5
Gprocedure in	1x:4
Gprocedure it	24:8
Gprocedure july	2o:3
Gprocedure law	1z:-2
Gprocedure my	1k:-3 1o:4 1r:5 24:2 25:8 2p:5
Gprocedure november	1o:-3
Gprocedure october	0:2
Gprocedure of	1x:3 24:3 2r:5
Gprocedure on	0:11 24:-2 25:7
Gprocedure one	1x:5 25:3 2r:5
Gprocedure our	2d:11 2e:5
Gprocedure september	0:3
Gprocedure that	0:2 1o:9 2d:-3
Gprocedure the	0:5 20:-2
Gprocedure this	0:5 2a:-3
Gprocedure three	0:2 1y:7 2d:6 2o:11
Gprocedure to	1x:2
Gprocedure two	0:6 1x:-4 28:7 2o:5
Gprocedure with	1x:3
Gschool and	1y:8
Gschool in	v:4 1y:4
Gschool school	24:5
Gsport ,	2q:7
Gsport .	0:4
Gsport and	27:9
Gsport for	o:4 2o:2 2p:-3
Gsport in	2r:5
Gsport on	23:4 24:6
Gsport to	1o:3 2u:2
Gsport with	1s:7
Gtech ,	2a:8
Gtech .	1u:3
Gtech and	1v:5
Gtech for	0:3 2o:5
Gtech on	23:5
Gtech to	1o:3 2u:2
Gtool "	0:3 1y:-3 2a:6
Gtool a	2r:8
Gtool at	0:2 2o:7
Gtool for	2o:-2 2q:5
Gtool in	24:10 2a:6 2o:4
Gtool to	1g:8 1t:-3 2a:-3
Gtrait and	2l:3
Gtrait as	2l:3
Gtrait to	25:13 2l:11
Gtrouble ,	0:5
Gvehicle ,	2o:7
Gvehicle and	24:5
Gvehicle driver	0:6
Gvehicle for	0:4
Gvehicle in	1o:8 1x:4 2o:4
Gvehicle is	0:6
Gvehicle on	0:9 24:6 2j:3 30:-2
Gvehicle with	2o:6 2w:4 30:11
Gworkplace .	2k:-3
Gworkplace at	1t:7 2d:3 2j:7 2o:9 2v:10
Gworkplace for	23:6 2v:3
Gworkplace in	0:6 1v:8 2r:5
Gworkplace is	1o:5 2o:4
Gworkplace of	1k:5 1s:9 1v:9 23:5 2o:2 2u:10 2v:12
Gworkplace office	24:6 2j:4
Gworkplace on	0:4 1x:2
Gworkplace that	2b:-2
Gworkplace to	1x:10 2l:-3 2p:5 2r:-2
Gworkplace with	23:5 2r:10
H**0 !	24:-3 2d:-3
H**0 $	0:7 29:3
H**0 '	0:4 1n:5 1x:4 1y:4 2q:6 2w:3
H**0 -	1l:6 1s:8 21:2 23:5 2m:4 2q:4 2u:4 2y:5
H**0 9	2z:4
H**0 9,9	0:4 q:8 1x:7 2d:6
H**0 9.9	18:9
H**0 9:9	1x:2 24:6 2r:9
H**0 :	2a:-2
H**0 A	2i:7 2r:2
H**0 A'a	2l:4 2r:-3
H**0 Aa'a	1k:3 23:6 24:5 25:3
H**0 AaAa	1g:11 1q:2
H**0 a'a	1t:3 20:2 23:6 2z:5
H**0 aAa	1s:-2
H**0 o	0:8
H**1 Aa	1q:11 2e:7 2o:4 2v:6 30:7
H**1 a	2f:6 2z:3
H**10 "	0:2
H**10 ,	2l:6
H**10 .	0:2
H**10 :	20:8
H**10 Aa	1k:10 1v:2 1x:4 1y:-3 28:4 2e:4 2k:10 2v:10
H**10 a	25:2
H**11 .	0:3
H**11 Aa	1k:7 1v:10 1x:3 20:5 24:3 2v:6
H**11 a	25:-3
H**12 ,	0:2
H**12 .	1u:5
H**12 ?	0:3
H**12 a	1t:2 23:2 2c:-3 2m:5 2o:5
H**13 ,	2a:-3
H**13 a	1n:-3 20:3 2h:2 2w:3
H**14 a	0:2 1k:6 2r:3
H**15 Aa	1k:13 2e:4 2v:7
H**15 a	2a:3 2o:3 2y:2
H**16 ,	2b:-3 2o:5
H**16 Aa	1k:5 1w:7 30:4
H**16 a	1v:3 27:5 29:-5
H**16 a'a	1k:5 25:10
H**17 a	2l:8 2w:3
H**18 -	1r:12 1v:5 24:7 2m:8
H**18 Aa	x:11 1x:2 2c:6 2v:5 2w:5 2x:11
H**18 a'a	0:4 25:-7
H**19 ,	0:4
H**19 Aa	x:13 2v:13
H**19 a	0:6 1v:7 2r:5
H**1a a	25:5 27:5
H**1b .	2g:7
H**1b 9	1p:11 1q:10 1t:5 23:8 2o:2
H**1b A	0:5 1q:5
H**1b Aa	24:3 2e:5 2k:6 2v:7 30:3
H**1b a	1m:5 1n:4 1t:3 2b:4
H**2 ,	29:6
H**2 -	0:3 1v:3 24:10 2p:3
H**2 .	1u:3
H**2 Aa	x:9 1v:8 2d:-3 30:6
H**2 a	2d:5 2t:-2 2y:2
H**3 "	0:3
H**3 ,	23:4 2a:-3
H**3 9	0:5 1x:6 24:6 26:18 29:7 31:11
H**3 A	0:9 1q:4 1x:6 23:3 29:-3
H**3 Aa	1k:3 1v:7 28:6 2c:3 2k:6 30:4
H**3 a	2b:-3
H**4 ,	24:3
H**4 -	0:6 1r:10
H**4 9	0:7 1n:6 1t:11 1x:7 2r:10 2w:4
H**4 A	0:6 2a:10 2r:-2
H**4 Aa	1v:2 1w:9 24:4 2o:14 2z:9
H**4 a	2c:2 2g:3
H**5 "	0:5
H**5 ,	2q:2
H**5 .	2d:-3
H**5 Aa	1q:7 1v:6 1y:8 20:8 24:7 2v:6 2z:17
H**5 a	2f:5 2y:6
H**6 ,	24:3
H**6 Aa	s:8 2o:4
H**6 a	1m:4 24:2 2l:6 2r:-2 2t:5 2y:2 2z:3
H**7 ,	2d:2
H**7 9	0:5 1y:7
H**7 A	0:2
H**7 A'a	0:3
H**7 Aa	20:8
H**7 a'a	24:8 2d:7
H**8 a	1n:4 1o:2 1y:2 21:3 25:3 2j:5 2k:3 2p:6 2q:4
H**9 .	0:3
H**9 a	1m:5 1o:3 1q:5 1t:-4 2b:3 2c:5 2f:4 2j:6 2p:2 2q:3
H**a a	1r:7 1x:4 1y:-3 2f:5
H**b .	1k:6 24:5 2e:7
H**b ?	0:3
H**b Aa	2e:9 2g:3 2v:9 30:4
H**b a	1s:5 23:4 2a:2 2s:3
H**c "	1y:-3 2a:6
H**c Aa	s:2 1g:6 1x:7 2p:-3
H**c a	2p:3 2t:2 2w:3
H**d .	2p:-2
H**d a	1k:3 24:4 2a:3 2f:6 2k:3 2p:-2
H**e ,	0:3
H**e a	0:4
H**f a	1x:5 21:4 25:5 29:-3 2k:3 2l:2 2p:-3 2r:-3 2x:-3 2y:2
H**g .	0:4
H**g a	25:4 27:5 2c:3 2f:3 2w:3 30:4
H**h ,	2a:3
H**h ?	1y:-3
H**h Aa	1t:-2 1v:5 2e:4 2v:7 2z:4 30:2
H**h a	1s:4 25:2 29:-2 2c:4 2j:5 2q:3
H**i ,	2p:2
H**i ?	1x:-2 2o:-3
H**i A	0:10
H**i Aa	1k:6 1v:6 1x:7 23:5 2d:7 2e:8 2o:3
H**i a	2c:3 2m:2
H**j .	0:2
H**j 9	1q:9 25:7
H**j Aa	1q:15 2j:3 2z:3
H**j a	21:2 2c:4 2d:3 2f:4 2m:2 2y:4
H**k Aa	1k:4 1v:6 2g:11 2i:4 2s:2 2v:5
H**k a	1m:4 2p:3 2q:3
H**l ,	2b:7
H**l .	1t:-3 1u:5
H**l Aa	1k:6 1y:2 28:8 2e:6 2h:6 2p:-3 2v:4
H**l a	1w:2 2a:-3 2c:5 2f:4 2m:3 2q:5 2u:5
H**m Aa	0:8 1g:5
H**m a	2a:3 2l:3
H**n Aa	x:5 1z:-2 23:9 24:7 2q:2
H**n a	1r:5 1s:-3 21:-3 2v:3
H**o .	0:2
H**o Aa	1k:9 1v:9 2j:2 2u:8 2v:2
H**o a	2j:3 2l:4 2p:3
H**p ?	0:3
H**p a	1q:5 25:7 2f:4 2q:-3 2r:2
H**q a	2j:4 2r:-3 2x:4
H**r ,	0:3 1p:5 2d:2
H**r .	1t:11 1u:2 2i:6 2s:6
H**r ?	2v:-3
H**r Aa	1v:4 20:3 2c:5 2g:14 2s:4 2v:5 30:4
H**r a	0:2 2r:3
H**r a'a	0:10
H**s .	2b:-2
H**s a	2l:6 2x:5
H**t !	0:3
H**t "	0:6 2a:-2
H**t '	1k:7 2d:3 2r:6 2v:5
H**t -	1k:3 1x:6 27:6 2d:3 2o:4 2s:-2
H**t 9	2:9
H**t A	0:9
H**t Aa	x:5 1k:4 1v:6 2d:3 2g:3
H**u a	0:3 2c:5 2w:4
H**v a	21:5 29:2 2j:5
H**w ,	0:3
H**w ?	0:4
H**w Aa	x:4 27:9 2v:9
H**x .	0:2
H**x a	0:2 25:5 27:4 2c:2 2s:5 2u:5 2w:4
H**y ,	2o:9
H**y a	29:-3 2m:4
H**z a	1k:8 1y:3 27:7 2a:2 2l:3
H*0 !	2d:-3
H*0 $	29:2
H*0 '	1x:4 1y:4
H*0 -	0:4 1t:6 1x:6 21:5 24:7 2d:6 2j:5 2l:7 2m:9 2o:6 2r:3 31:7
H*0 9	1t:2 25:9 2k:5
H*0 9.9	2r:7
H*0 9:9	18:12 24:3 2r:6
H*0 A	0:3 1t:5 1v:3 23:8 2r:4 2z:3 30:4
H*0 A'a	0:4
H*0 Aa'a	1k:5 1x:2 24:3
H*0 AaAa	1g:8 1q:4 2p:4
H*0 a'a	1t:5 1x:5 20:2 2q:3 2x:4 2z:5
H*0 aAa	7:5
H*1 ,	1y:-5
H*1 a	1k:5 1y:6 2a:5 2f:7 2m:6 2w:5
H*10 ,	23:9
H*10 .	0:5
H*10 a	0:5 21:4 23:-5 2d:2 2j:9
H*11 ,	0:3
H*11 a	1r:-3 1s:6 1x:5 2o:5
H*12 .	0:4 2c:-2
H*12 a	27:3 2j:7 2k:7 2o:5 30:7
H*13 a	1r:7 1x:7 1y:-3 2r:4
H*14 ,	2a:-6
H*14 a	0:2 27:3 2a:7 2k:5 2r:5
H*15 ,	0:3
H*15 Aa	x:16 1v:5 1x:6 2v:4
H*15 a	27:3 2f:7 2v:4 2y:2
H*16 ,	24:10
H*16 a	1x:2 25:4 29:4 2g:8 2r:2 2w:5
H*17 -	1r:11
H*17 9	1n:7 1t:12 2w:6
H*17 a	0:4 1o:-2 1r:4 1v:6 1y:-3 25:2 2c:4 2k:4 2y:6
H*18 a	0:3 1x:3 2j:4 2o:3 2s:-3 2w:-3 30:3
H*19 ,	29:2
H*19 a	1k:2 2l:3 2q:8 2w:-2
H*1a a	0:3 1o:7 1v:5 2p:6
H*1b a	0:3 1k:8 1x:-3 2c:8 2d:8
H*1c a	0:4 1v:4 24:8 2c:2 2l:2 2z:8
H*1e ,	0:2
H*1e a	1s:4 2j:5 2o:5 2q:-3
H*1f a	0:4 24:5 2j:6 2w:8 2z:6
H*1g a	1s:-3 1t:-3 24:9 2c:2 2q:6 2r:4 2w:9
H*1h ,	2q:8
H*1h a	0:4 1s:3 1x:6 2d:4 2r:4
H*1i .	2d:-3
H*1i a	0:2 2d:2 2f:9 2k:6
H*1j .	0:3
H*1j ?	0:2
H*1j a	1o:-3 2c:4 2f:4 2o:3 2w:2 2y:5 2z:4
H*1k .	0:2
H*1k a	0:2 1s:3 2j:4 2q:4 2x:5 2y:5
H*1l a	1k:4 2r:6
H*1m .	1u:4
H*1m a	25:2 2k:3 2p:-5
H*1n ,	24:4
H*1n a	21:2 24:2 25:4 2l:3 2t:6 2y:2 2z:4
H*1o a	1m:5 1o:3 24:5 27:4 2j:4 2o:3 2q:3 2w:5
H*1p Aa	s:9
H*1p a	0:5 1o:2 23:5 2l:6 2r:-3
H*1q .	0:4
H*1q 9	2:17 1y:7
H*1q Aa	0:17 2o:-2
H*1q a	29:-2
H*1r a	0:2 1o:3 1r:3 1s:-3 23:5 25:8 2j:4 2l:2 2p:4 2r:6 2z:7
H*1s a	1o:5 1x:10 2j:6
H*1t ,	2d:3
H*1t 9	0:9
H*1t :	0:2
H*1t A	0:2 24:6
H*1t Aa	20:8 24:5
H*1t a	0:2
H*1t a'a	24:9 2d:7
H*1u a	23:7 24:5 25:11 2a:4
H*1v a	0:3 1n:10 2l:2
H*1w a	0:2 1o:7 2l:5
H*1x a	0:3 2a:9
H*1y a	2a:2
H*1z a	0:2 24:-2 2r:4 2w:6
H*2 "	0:2
H*2 A	0:4 25:-2
H*2 Aa	0:6
H*2 a	1y:4 27:-2 2b:-3 2j:4 2y:6
H*2 a'a	0:4 24:-2
H*20 a	0:6
H*21 a	1q:3 2j:12
H*22 a	0:5 1o:-2 1r:4 24:13 2r:6
H*23 a	2j:6 2k:7 2o:4
H*24 a	1o:3 25:9 2d:-3 2k:-2 2p:6 2w:4
H*25 a	0:7 27:2
H*27 a	1n:6 1y:4 21:6 24:-4 2q:9
H*29 a	0:3 2j:5
H*2a ,	1r:4
H*2a ?	0:5
H*2a a	1n:4 1q:2 1t:-3 1x:2 27:4 2a:2 2b:3 2f:5 2j:4 2m:3 2p:2
H*2b a	1m:4 1o:6 24:5 25:4 2q:3 30:4
H*2c ,	0:3
H*2c a	1t:-2 1x:5 1y:4 24:3 2c:8 2j:3 2k:4 2o:4 2p:-3 2q:7
H*2d a	1m:3 1q:6 2c:2 2w:-3 30:3
H*2f a	24:9 2f:9
H*2g a	1m:5 1r:5 24:8 27:9 2o:-3
H*2h a	1r:4 1x:4 25:10 2o:4
H*2i a	1o:2 1x:5 1y:-3 2f:3 2j:4 2r:3 2w:5
H*2j a	0:4 27:4 2p:-3
H*2k .	0:4
H*2k a	1n:7 1x:2 2j:8 2q:-3
H*2l a	1k:3 1x:6
H*2m .	1k:8 24:7 2e:8
H*2m a	1k:3 1x:8 23:4 24:4 2v:4
H*2n ,	0:2
H*2n Aa	0:9 1v:6 2m:3 30:4
H*2n a	1k:3 1v:9 1y:5 27:7 2a:8 2j:-3
H*2o ,	0:2
H*2o a	0:6 1s:8 24:3 2j:7 2k:6 2s:7
H*2p "	1y:-3 2a:6
H*2p a	0:3 1t:-3 1y:3
H*2q a	1t:6 2f:9 2t:4
H*2r .	0:2
H*2r Aa	s:8 1g:12 2p:-3
H*2r a	1o:-2 1t:-2 2j:3 2o:4 2p:5 2r:3 2w:4
H*2s a	0:5 1o:3 24:2 2k:5 2o:7
H*2t a	1x:2 24:3 2a:4 2p:-2
H*2u a	0:4 1k:-3
H*2v a	1k:8 24:3 2f:7
H*2y ,	0:4
H*3 -	0:3 1q:6 2k:7 2r:5 2u:10
H*3 .	0:2
H*3 9	0:16 2r:4
H*3 Aa	0:5 1k:7 1q:7 1x:8 24:13
H*3 a	1p:6 1t:5 1z:4 25:3 2c:2 2d:4 2w:4
H*31 .	0:4
H*31 a	1x:5 25:5 29:-3 2k:3 2l:4 2r:-3 2y:5
H*32 a	0:4 1x:3 25:-3 27:6 2p:-3
H*33 a	0:2 21:6 25:3 2w:2
H*34 a	1n:-2 1o:6 24:4 2x:-3
H*35 a	2f:7 2j:12 2m:4 2o:5
H*36 a	24:5
H*37 ?	0:5
H*37 a	25:5 27:7 2c:4 2w:5 30:4
H*38 a	0:5 2w:-3
H*39 a	2f:5 2j:7
H*3a ,	0:3
H*3a a	0:7 1y:8 2a:-3 2o:5
H*3b a	0:11 2o:5
H*3c a	0:4 2o:6
H*3d ,	2e:3
H*3d .	0:3
H*3d ?	0:2
H*3d Aa	1x:4 24:6 28:9 2u:4 2v:9
H*3d a	0:2 1s:4 1v:6 2o:6 2r:2
H*3e ,	2o:9
H*3e Aa	1v:2 1x:10 2e:5 2v:4
H*3e a	1s:3 1v:5 23:5 27:2 2p:4
H*3f a	1n:-3 1r:-3 25:5 27:3 2j:3 2o:8
H*3g Aa	1k:8 1v:2 24:3 2e:6 2r:4 30:8
H*3g a	1n:-3 20:7 23:3 28:8 2c:5 2j:13 2q:6
H*3h ,	2a:3
H*3h a	1r:4 1s:5 1v:6 21:5 29:-2 2c:9 2j:3 2l:5 2z:3
H*3i a	2q:5
H*3j ,	0:2
H*3j a	1x:5 1y:-3 2q:3 2s:5
H*3k a	0:2 27:4 2d:6
H*3l ,	0:2
H*3l ?	1x:-2
H*3l a	1k:5 1y:3 2j:3 2m:4
H*3m ?	2o:-3
H*3m a	1k:3
H*3n ,	2p:6
H*3n a	23:3 2d:5 2o:4 2p:3
H*3o a	0:2 1k:-3 1x:5 1y:7 24:6 2c:2 2k:2 2o:3
H*3p a	0:4 1x:5 24:7 2w:2
H*3q a	23:3 2a:8 2c:8 2q:4 2r:7
H*3r ,	0:2
H*3r 9	1x:-2 25:9
H*3r Aa	1g:11
H*3r a	0:3 1q:6 1y:5 2c:4 2m:8 2z:3
H*3s a	0:2 1o:3 2f:6 2j:2 2k:5 2o:3 2p:5 2q:9
H*3t 9	1q:8
H*3t a	0:8
H*3u 9	1q:8
H*3u a	1r:-3 1t:-3 2c:3 2j:7 2l:2 2p:8 2y:5
H*3v a	1n:5 24:7 2a:5 2d:3
H*3w a	21:3 24:9 2a:-2 2c:3 2d:7 2f:4 2j:3
H*3x a	1v:8 2j:6 2k:4 2o:3 2q:3
H*3y a	0:4 2w:3
H*3z a	0:2 2q:4
H*4 a	1q:3 1r:5 1s:3 21:5 27:3 2a:3 2d:6 2e:2 2p:4 2v:3
H*40 a	1y:-3
H*41 a	1y:4 24:4 25:4 2j:3 2m:4
H*42 a	0:3 2j:7
H*43 .	2g:5
H*43 Aa	2d:3 2g:13 2s:3 2v:7
H*43 a	0:10 1x:3 24:5 2w:5
H*44 ,	0:2
H*44 a	0:3 1k:6 1m:7 23:5 2k:5
H*45 ,	0:5
H*45 .	0:4
H*45 Aa	x:20 1k:7 1v:10 2g:3 2i:4
H*45 a	0:2 2p:5
H*46 a	1v:7 1y:3 2h:2 2k:7
H*47 Aa	x:7
H*47 a	24:5 2o:7 2x:4
H*49 ,	0:2
H*49 .	1t:-3
H*49 Aa	1k:7 1y:4 28:3 2h:4 2v:5
H*49 a	1y:5 2a:-3 2e:6 2f:5 2j:9 2m:5 2u:7 30:-2
H*4a a	2m:5 2o:4 2q:4
H*4c a	2o:4
H*4d a	0:7 1w:3 2q:7
H*4e a	0:3 1w:5 2c:3 2o:-3
H*4f a	1x:7 2a:3 2o:2 2w:5
H*4g a	0:3
H*4h a	2l:6 2o:5
H*4i a	23:3 2a:3
H*4j a	2w:4
H*4k ,	0:3
H*4k .	0:2
H*4k a	0:4 1t:3 1x:5 21:-3 2j:6 2o:2 2w:3
H*4l Aa	x:9 1z:-2
H*4l a	0:2 1r:8 2v:4
H*4m a	2r:7
H*4n a	1k:5 1s:-3 1x:5 2t:4
H*4o a	0:2 1o:4 1x:7 2j:7 2l:5 2q:3
H*4p a	0:2 23:2 25:10
H*4q ?	0:3
H*4q Aa	s:2 1v:4 2j:6 2u:9 2v:5
H*4q a	1s:5 1t:5 24:5 2j:3
H*4r a	0:2 2l:7
H*4s a	1y:8 2d:7
H*4t a	1k:6 2f:7 2j:6 2k:12
H*4v ,	2o:-2
H*4v a	23:2 2a:3 2j:4 2r:2
H*4w a	1x:7 2l:9 2p:8
H*4x ,	0:4
H*4x a	0:3 1q:6 25:8 2f:5 2j:3 2k:3 2q:-3 2r:4
H*4y a	0:3
H*4z a	1x:8
H*5 ,	0:3
H*5 -	1l:10 1z:3 23:3 26:5 27:5 2x:4
H*5 .	0:2
H*5 a	2x:3
H*52 a	2j:5 2r:-3 2w:3 2x:4
H*53 a	0:3
H*54 .	2g:3 2s:6
H*54 Aa	0:6 2g:11
H*54 a	1x:3 21:-2 2c:7 2m:4 2u:3 2v:7
H*55 Aa	20:8 24:3 2e:6 2q:5 30:13
H*55 a	1y:5 2c:6 2o:10 2p:3
H*56 a	2c:9
H*57 Aa	1k:5 1v:3 1x:4 2c:5 2m:3 2o:4
H*57 a	0:5 1o:2 1t:6 1y:2 23:4 2a:7
H*59 a	0:3 2p:-3
H*5a a	0:2 1n:3 2o:-3
H*5d a	0:3 1k:2
H*5e a	24:8
H*5f a	1n:5 25:5
H*5g a	0:3 1k:7 1v:15
H*5h a	0:5 2d:7
H*5i ,	1p:5 2d:4
H*5i Aa	20:4 2c:12
H*5i a	0:4
H*5j ,	0:2
H*5j a	1n:-3 1s:6 2o:4
H*5k a	0:4 1k:4
H*5l ,	0:4
H*5l a	0:3 2q:7
H*5m a	2l:8 2x:7
H*5n .	2b:-2
H*5n a	0:6 2l:4
H*5o a	2w:6
H*5p a	2a:4
H*5q a	24:5
H*5r a	0:5 24:6
H*5s a	1k:3
H*5t ,	0:2
H*5t ?	0:4
H*5t a	1x:3 2l:4 2m:6 2r:4 31:-3
H*5u a	0:3 1k:-3 2c:6 2d:5 2l:7 2q:4 2y:4
H*5v a	0:6 1o:4 25:5 2d:9 2m:11
H*5w .	0:3
H*5w a	1m:5 1r:4 1v:3 27:9 2c:3 2j:3 30:-3
H*5x ,	0:3
H*5x -	0:6 1x:6 2d:3 2s:-2
H*5x .	0:5
H*5x 9	2:5
H*5x ?	0:3
H*5x Aa	x:6 1v:3 2d:4 2g:6
H*5x a	0:3 2k:7
H*5y .	0:2
H*5y a	1x:7 2l:6 2w:9
H*5z '	2d:3 2v:6
H*5z Aa	x:8 1k:8 1x:3
H*5z a	0:3 1k:3 1z:3 2f:5
H*6 a	23:5 2c:6 2f:6 2j:9 2q:4
H*60 a	0:2 1v:4 1x:2 2j:5
H*62 a	1o:5 1y:4 2p:4
H*65 a	23:3
H*6b a	1o:4 21:7
H*6c a	0:2 2c:3
H*6d a	9:2
H*6e a	0:2
H*6f a	29:2 2j:9
H*6g a	1n:7 1s:3 1x:5 27:6 2d:4 2l:4
H*6h a	0:6 25:8 29:5 2g:3 2k:3
H*6j a	2p:6
H*6k .	0:3
H*6k Aa	x:11 2v:6
H*6k a	0:3 1x:6 2f:4 2o:3
H*6l a	27:9 2k:6 2s:8 2w:6
H*6m a	1o:5 1x:-3
H*6n a	0:3 25:6 27:-3
H*6o a	0:4 25:6 2a:4 2c:5 2o:5
H*6p a	0:4 1o:5 24:6 2o:-2
H*6q a	0:3
H*6r a	0:4 24:8
H*6s a	0:3 2u:6
H*6t a	2l:10 2w:7
H*6u a	1n:6 20:3 2k:6 30:4
H*6v a	0:4 2p:4 2r:3
H*6w a	1k:8 24:3
H*6x ,	0:2
H*6x ?	0:5
H*6x a	1y:7 21:3 24:3 27:4 29:-3 2j:5 2m:5
H*6y a	1k:4 1y:4 24:2 2a:2 2l:5 2o:4
H*7 9	0:7 2:10
H*7 Aa	s:2
H*7 a	0:2 1o:5 24:4 27:7 2d:3 2l:3 2s:-3
H*71 a	20:6
H*72 a	0:4 1k:10 1o:3 1x:6 2c:3
H*73 ,	2l:7
H*73 .	0:3
H*73 a	0:4 1k:6 24:3 2c:2 2l:5 2r:4
H*74 a	25:4 2c:7 2r:-3
H*75 a	1n:4 24:10 25:4 27:10 2j:5
H*76 ,	0:2
H*76 .	0:2
H*76 Aa	2g:8
H*76 a	0:3 1s:7 1t:-2 1y:4 21:-2 25:8 2a:6 2k:5 2o:5
H*77 ,	0:4
H*77 .	0:3
H*77 a	0:5 1q:3 21:5 23:6 25:2 2j:3 2m:3 2p:6
H*78 a	0:6 24:7 2k:-2 2p:-2 2w:6
H*79 a	0:2 1y:-2 25:-3 27:4
H*7a ,	0:3 2o:3
H*7a .	0:5
H*7a a	1x:6 23:4 2o:12 2q:5
H*7b ,	0:2
H*7b Aa	1v:9 20:8 2o:9 2v:9
H*7b a	0:4 1k:4 2j:3
H*7c a	0:7
H*7d a	1v:5 2e:8 2m:6
H*7e a	0:4 1y:5 23:2 24:-2 2c:-3
H*7f a	1x:3 2o:5
H*7g a	0:4 24:6 2w:5
H*7h a	1t:8 2g:6 2o:4
H*7i a	1x:5 25:9 2d:2 2j:3 2l:2 30:4
H*7j a	0:4 20:6 2s:7 2z:5
H*7k a	1n:-3 1o:2 21:6 23:5 2f:3 2h:4 2k:6 2q:2 2w:3 2y:3
H*7l a	1k:-2 1v:6 2a:2 2w:3
H*7m ,	0:2
H*7m .	0:2
H*7m a	0:2 20:2 2k:8 2l:5 2w:3
H*7n a	0:2 1k:6 2r:3
H*7o ,	2e:4
H*7o .	0:4
H*7o Aa	1k:4 28:4 2v:9
H*7o a	0:3 2p:6
H*7p a	1k:2 24:4 27:4 2a:7 2e:7
H*7q a	0:3 2o:-2
H*7r a	1x:2 1y:3 2o:4 2y:4
H*7s a	1k:6 24:4 2o:4
H*7t a	0:6
H*7u a	0:3 1x:4 24:7 2e:8
H*7v .	0:4
H*7v Aa	0:9 1v:3 1w:7 2k:3 30:5
H*7v a	1n:9 1r:4 2c:3 2m:7 2p:3 2w:3 2z:2
H*7w ,	2o:9
H*7w a	0:3 1v:7 1x:2 27:6 2j:4 2v:3 2y:-3
H*7x a	0:6 2a:9
H*7y a	1n:10 1x:2 1y:7 2m:5
H*7z a	20:6 23:-3 27:5 2k:5
H*8 "	2a:-3
H*8 ,	1n:-3 2d:2
H*8 -	1s:7 1x:13 25:6 2j:11 2q:3 2w:7
H*8 .	0:2 2j:-2
H*8 9	0:6 1l:7 25:-2 2a:2 2p:8 2x:3
H*8 :	0:2 2a:-2
H*8 A	1t:4 2i:5 2o:2
H*8 Aa	1v:2 20:7 23:5 24:6 2d:5 2g:10 2i:2 2r:3 30:8
H*8 a	2n:-2
H*8 a'a	1n:2 1o:7 20:2 2a:5 2d:2
H*8 o	0:3
H*80 .	0:3
H*80 a	1o:4 25:3 29:-3 2j:2 2m:11 2r:-2
H*81 a	2c:2 2w:3
H*82 ,	0:5
H*82 .	0:3
H*82 ?	0:5
H*82 a	1v:5 24:5 2c:5 2j:4 2k:3 2p:5 2q:6
H*83 ,	2b:-3
H*83 .	0:3
H*83 Aa	x:8
H*83 a	0:5 1t:-3 20:3 27:6 29:-3 2a:-3 2c:5 2o:3
H*84 ?	0:2
H*84 a	1x:9 24:3 2d:8 2j:8 2o:-2 2p:4 2w:4 2z:3
H*85 a	2l:8 2w:4
H*86 a	0:3 2p:3
H*87 a	1k:5 1m:5 1r:3 1y:4 1z:4 21:4 2c:3 2k:3 2r:3
H*88 a	0:4 2c:6 2d:2 2j:8 2k:4
H*89 .	0:4
H*89 a	1n:5 1o:2 1s:4 20:8 24:4 27:7 2m:7 2w:3 2z:6
H*8a ,	20:4
H*8a ?	0:2
H*8a a	24:7 27:3
H*8b a	0:2 2j:10 2o:4
H*8c .	2k:-2
H*8c a	1v:6 24:6 2j:3 2k:5
H*8d ?	0:3
H*8d a	0:5 27:5 2a:-3 31:3
H*8e a	2d:-3 2q:3
H*8h Aa	x:5
H*8h a	1v:9 2r:5
H*8i a	0:6
H*8j a	0:2 1o:2 27:7 2j:-3 30:4
H*8k a	1x:3 25:5 2r:5
H*8m a	24:4 25:3
H*8n Aa	1x:3 2e:6 2v:10
H*8n a	0:3 1k:6 1m:8 1n:2 1t:3 20:8 2b:5 2c:5 2j:6 2k:4 2o:5
H*8o a	0:3 1k:4
H*8p a	1x:5 2r:-3 2y:3
H*8q a	0:3
H*8r a	0:5 1t:9
H*8s .	2g:8
H*8s 9	2:3 1q:10 1t:7 23:9
H*8s a	1x:6 27:6 2a:3
H*8t a	0:2 24:8
H*8u a	0:5 1n:7 2m:4 2v:7 2y:-2
H*8v ,	1x:-6
H*8v Aa	30:7
H*8v a	1v:5 1y:2 27:3 2r:3 2y:3
H*9 .	0:2
H*9 ?	0:3
H*9 a	0:3 23:-3 25:4 2c:7 2f:6 2j:6 2l:7
H*a !	24:-3
H*a .	0:2
H*a 9	1p:17 29:-2 2d:-2 2o:9 2x:7
H*a 9:9	1x:7 24:7 2r:7
H*a A	1y:2 2l:6
H*a A'a	0:3 24:7 2p:4 2r:-3
H*a Aa	29:6 2w:3
H*a Aa'a	0:-2 c:19 1x:5 24:5 25:15 2o:5
H*a a'a	0:3 23:9 2k:4
H*b -	0:10 1s:11
H*b 9	0:14 23:14 24:4
H*b A	24:12 2w:8
H*b Aa	0:8 2a:-4 2o:3 2p:-5
H*c a	1x:8 24:-2 2o:7 2u:4
H*d ,	2q:4
H*d a	2f:4 2u:4 30:3
H*e a	0:2 1k:2 2o:-2 2r:3
H*f a	1x:6 1y:4 2t:5
H*g a	0:4 1v:8 24:13
H*h a	1x:8
H*i a	0:3 1k:10 1x:-3
H*j a	1r:-3 23:6 2f:7 2j:3 2p:-2
H*k ,	2r:3
H*k .	2r:-4
H*k a	1t:5 1y:6 2f:3
H*l a	2j:4
H*m Aa	1q:4 2o:6 30:8
H*m a	0:2 2f:7
H*n a	0:4
H*o a	2o:2 2z:7
H*p a	0:5 1x:4 24:5 27:4 2q:3
H*q a	1o:3 1v:2 2j:3 2r:6
H*r -	1v:3 2p:3
H*r .	1u:4
H*r Aa	0:7 x:9 2d:-3
H*r a	1t:5 2d:7 2t:-2
H*s a	1x:5 29:-3 2o:9 2r:3 2y:3
H*w Aa	x:10
H*x 9	1x:12 26:10
H*x a	1q:9 1s:3 27:7 2a:5 2l:4 2m:6 2z:5
H*y ,	2a:-3
H*y .	0:2
H*y 9	0:9 1q:5 24:9 29:7
H*y Aa	0:8 2c:5
H*y a	1n:5 2b:-3 2j:3 2s:3 2w:5
H*z ,	2o:6
H*z .	0:2
H*z a	0:2 1n:-3 21:4 2k:4 2q:5
Hanimal ,	2b:-3
Hanimal Aa	x:10
Hanimal a	1m:7 1t:-3 20:4 29:-2 2q:3
Hbody ,	2p:-2
Hbody a	25:9 29:-3 30:3
Hbody a'a	0:3 25:6
Hbreed ,	0:6
Hbreed a	1n:3 2b:3
Hcare a	1x:4 24:5
Hcondition ,	0:3
Hcondition .	2g:8
Hcondition a	1m:6 1q:5 1y:5 2q:-2 32:4
Hdevice 9	1q:10
Hdevice a	1k:2 1r:-3 1s:3 24:4 2w:7 2y:4
Hdiet a	0:2
Hdoing ,	2q:3
Hdoing a	29:-3
Hdwelling ?	1x:-2
Hdwelling a	1o:-5 2s:-3
Hemployer ?	0:4
Hemployer Aa	1k:6 1q:8 2z:4
Hemployer a	1q:6 1s:2 1v:3 1y:5 2c:5 2z:7 30:2
Hfaith a	0:2 1k:4 2j:10
Hfield 9	0:6
Hfield Aa	x:12 1v:4 1z:-2 2v:4
Hfield a	1w:-3
Hfield a'a	24:-3 2j:9
Hgiven ,	1p:3 2d:3 2e:3
Hgiven .	0:3
Hgiven ?	0:3 2v:-3
Hgiven Aa	0:5 1x:4 20:8 2g:10 2u:3 2v:4
Hgiven a	2c:4 2q:4
Hill ,	0:3
Hill a	1m:6 1t:-2 1x:4 1y:4 2q:5
Hindustry 9	0:9
Hindustry Aa	x:5 1v:6 1y:6 2v:6
Hindustry a	29:3 2j:6
Hindustry a'a	24:-3 2j:9
Hinstrument a	1s:4 2j:3 2r:-3
Hjob Aa	x:12 1x:7 24:6 2a:6 2d:-3 2g:10 2w:7
Hjob a	1k:4 23:3 2f:2 2o:4 2t:-2
Hjob a'a	0:3 2j:3
Hjobless ,	0:3
Hjobless a	23:6 25:2 2j:4
Hkin !	0:4
Hkin '	0:4 2d:3 2q:6 2v:4 2w:4
Hkin ,	0:2 1o:3 2b:-3
Hkin -	0:5 1x:6 24:9 27:7 2d:3 2q:5
Hkin .	2g:7
Hkin 9	2:23
Hkin A	0:6 2i:8
Hkin Aa	x:34 28:8 2d:4 2g:5 2i:5
Hkin a	20:4
Hkin a'a	0:5 1x:10
Hlabel .	0:2
Hlabel a	1k:2 2l:4 30:5
Hlanguage a	2m:3 2p:2
Hleisure .	0:2
Hleisure Aa	s:6 1k:6 24:3 2c:10 2o:9 2p:-2
Hleisure a	1v:3 24:5 27:7 29:-3
Hmaker ,	0:4
Hmaker Aa	2z:9 30:17
Hmaker a	0:4 1o:7 1v:4 2k:4 2o:4
Hmedicine a	2o:-4
Hnation Aa	1v:2 2b:8 2g:8 2h:9 2o:7 2u:9
Hnation a	1v:4 2a:3 2m:2
Hpastime ,	24:2
Hpastime Aa	1k:4 1p:10 20:9 24:4
Hpastime a	29:-3 2k:3
Hpeople a	0:5 1s:5 23:-2 24:4 25:4 2o:-3
Hplace Aa	2e:8 2p:-3 2v:12
Hplace a	2c:6 2h:4 2o:5
Hpossession ,	2w:-2
Hpossession ?	1x:-2
Hpossession Aa	1q:11 2q:3 2v:3 2z:10
Hprocedure ,	2a:-2 2o:-2
Hprocedure -	0:4 1k:2 2d:4 2s:-2
Hprocedure .	0:4
Hprocedure 9	0:7 1x:5 23:3 2w:9
Hprocedure A	0:2 1k:5 1y:6 2k:4 2p:-2 2r:4 2w:6
Hprocedure Aa	2b:-3
Hprocedure a	1n:-5 1z:-2
Hprocedure a'a	0:3
Hschool a	2r:3 2y:3
Hsign a	25:3
Hsport ,	2q:4
Hsport a	2a:3 2f:4 2k:4 2y:4
Htech ,	2a:6
Htech .	1u:6
Htech a	1n:-2 2w:6
Htool "	1y:-3 2a:6
Htool a	1s:5 27:5 2k:4
Htrait .	2b:-2
Htrait Aa	0:16 1k:3 1x:3
Htrait a	1o:3 1v:7 27:8 2c:2 2l:3 2v:5 2y:8
Htrouble a	0:2 24:-2 2q:6
Hvehicle Aa	1v:2 2g:5 2q:4 30:8
Hworkplace .	2k:-2
Hworkplace Aa	1q:11 29:6 2o:4 2v:7 2z:7
Hworkplace a	2d:6 2j:8
M! !	1x:4 25:6 2r:3 2v:3
M! $	0:10
M! what	0:4 1t:13 24:-2
M" $	0:2
M" ,	0:4 1y:-3 26:8
M" .	0:2 2a:9
M" and	0:3 26:5
M" in	0:5
M" into	0:7
M" is	0:12 2x:-3
M" who	0:4
M#1 $	0:8
M#1 '	0:2
M#1 ,	23:9 24:9 25:8 26:8 2r:9 2w:5 31:8
M#1 .	2o:9 30:8
M#1 am	24:2
M#1 and	1x:8 24:12
M#1 diabetes	1x:-2
M#1 in	0:3 7:2 23:3 2r:9
M#1 pm	2a:4
M#2 $	0:9
M#2 ,	0:4 1n:8 1q:8 1x:6 1y:8 23:12 26:6 2o:8 2r:11 2x:-5
M#2 -	0:6
M#2 .	1x:11 23:4 2r:6
M#2 and	1q:3 25:7 26:6 29:-3 2o:4 2x:8
M#2 bucks	24:9
M#2 in	0:8 2q:3
M#2 k	0:4
M#2 kg	0:3 26:7
M#2 kilos	0:7
M#2 minutes	1s:4 1x:-2 2r:5
M#2 on	0:3
M#2 th	2v:6
M#2 year	0:5
M#2 years	0:3 1a:4 2q:-3
M#3 $	0:2
M#3 ,	0:4 1y:2 21:4 2n:11 2r:7 30:4
M#3 -	2n:9
M#3 a	0:5 24:7
M#4 $	0:2 2n:5
M#4 ,	1p:2 1x:6 23:11 24:4 2n:7 2r:11
M#4 .	1p:5 24:2 2k:8
M#4 and	1x:6 1y:5 2o:6 2r:8 2x:5
M$ #3	0:6
M$ $	0:4 1l:3 2a:3 2f:2
M' #1	n:5
M' #2	1n:7 1x:2 1y:6 2q:3
M, "	0:9 1x:17
M, #1	1p:7 2d:7 2m:5 2o:6
M, #2	0:2 24:6 2d:4 2g:15 2m:8 2q:5 2r:7 2s:7
M, #3	1x:13 24:11 25:10 26:2
M, a	0:5 1l:13 1r:4 1v:4 1x:17 1z:7 21:10 2d:6 2m:3 2t:8 30:5
M, after	1k:10 1n:10 1o:6 1x:11 29:9 2e:10
M, all	1k:7 1n:10 1t:7 23:8 2s:11 31:7
M, always	12:4 21:11 24:16 2c:11 2p:11
M, and	1n:6 1o:5 1p:4 1r:6 1s:10 1t:7 1u:5 1x:8 1y:5 25:3 27:3 29:6 2a:4 2j:10 2l:5 2p:4 2q:4 2r:4 2s:5 2t:7 2v:5 2w:4 2x:5 2z:5
M, any	0:2 1o:5 1v:9 21:-3 24:3 25:10 2c:4 2f:9 2l:4
M, are	0:6 1y:6 25:7 2j:9
M, as	1x:8 20:8 24:14 2l:8 2p:5
M, asking	0:12
M, at	1m:11 1n:10 1t:4 24:4 2j:3 2k:6 2o:8 2p:6 2t:8 2u:8
M, because	0:5 21:12 23:8 2o:-2
M, before	1l:5 20:5 23:6 2t:12 2v:12
M, both	1z:8 25:9 2d:11 2w:10 31:10
M, but	0:3 1o:7 1s:10 1y:5 21:3 27:10 2a:6 2j:4 2o:14 2p:7 2u:3 2w:8 2x:10
M, can	0:3 1o:3 1s:3 1v:5 21:4 25:3 29:9 2c:8 2d:4 2k:4 2o:6 2w:7 30:4
M, could	1o:9 2k:8 2r:7 2w:9
M, do	0:8 1y:9 24:5 26:10 2o:6 2r:3 2x:7
M, does	1m:12 1v:7 24:8 2q:5 2w:7 30:5
M, don't	1o:8 23:4 24:7 2j:5 2o:7
M, explain	0:9
M, first	1k:8 1n:10 2o:3
M, for	0:6 24:12 27:3
M, forty	1x:7 25:3 2j:10 2k:9
M, from	0:6 2q:6 31:5
M, give	0:5 20:10 23:10 2z:8
M, good	0:10 25:4
M, got	1x:2 20:5 25:10 2e:11 2k:-4 2w:9 30:2
M, has	1l:7 1q:10 1t:6 1z:5 2e:10 2g:11 2j:10 2l:7 2m:5 2s:8 2t:7 2w:8
M, he	23:8 25:6 2g:4 2j:6
M, he's	1p:5 1x:9 25:4 2j:7 2v:9
M, help	0:4 1o:6 1v:10 1x:5 24:5 2c:6 2r:2
M, her	2l:7 2m:12
M, his	1p:7 2o:3 2t:8
M, how	1p:2 1q:4 1x:4 1y:4 23:4 24:7 25:6 29:5 2c:4 2d:6 2f:5 2l:3 2o:4 2x:4 2y:5 31:7
M, i	0:5 1k:2 1n:6 1p:7 1s:4 1w:5 1y:6 20:6 24:5 27:4 2a:13 2e:11 2m:5 2o:2 2r:2 2s:3 2v:12 2w:2 2x:3 2y:9 31:4
M, i'm	0:6 1v:6 1x:10 25:6 2a:2 2r:6
M, i've	0:4 1x:8
M, ideas	2o:13
M, if	0:5 1o:-3 2a:10 2w:9
M, im	2t:12
M, in	0:2 1z:8 20:5 24:4 28:10 2a:12 2d:6 2e:9 2l:8 2o:6 2p:8 2q:3 2r:10 2w:12
M, is	1l:5 1q:4 1r:8 1v:6 1w:8 1y:3 20:5 21:11 24:9 25:6 2d:4 2e:5 2g:11 2k:4 2q:4 2r:3 2w:5 2z:5
M, it	1x:10 1z:13 2a:11 2q:9
M, it's	0:4 1r:5 23:10 2k:7 2p:8 2y:4 30:8
M, its	0:6 1o:5 2o:10
M, just	0:3 24:6 2a:3 2j:8 2l:3 2n:2 31:10
M, like	23:6 2k:9 2l:10 2q:6
M, lives	0:10 2:3
M, make	0:6 1v:6 29:2 2c:10 2o:10 2r:-2 2z:7
M, me	1x:12 1y:12 2d:9 2l:7 2r:9
M, mostly	24:7 2j:7 2k:10 2q:9
M, my	1k:4 1l:7 1m:8 1x:7 21:2 23:5 27:13 2a:5 2g:11 2r:8 2v:4 2w:2 2x:6 2z:4
M, n	24:7 2d:9 2t:7 2w:10
M, need	1k:8 24:4 2f:4 2g:5 2q:6 2x:3
M, never	1s:13 24:-4 2a:6 2j:6 2r:11 2x:3
M, new	1v:10 1x:10 2r:6
M, no	0:4 1l:4 1u:4 21:-3 23:3 25:2 27:5 2a:8 2j:5 30:7
M, not	0:4 1k:9 1o:9 1p:4 1w:6 1y:10 24:6 25:3 2a:9 2c:7 2j:4 2o:9 2r:4 31:7
M, nothing	0:5 20:11 23:9
M, now	1n:8 1s:7 1x:5 1y:8 21:7 24:8 27:4 2c:6 2f:6 2i:7 2l:4 2n:4 2o:7 2p:11 2u:9
M, of	0:7 1k:8 20:9 27:-2 2s:11
M, on	1x:2 23:9 25:13 2o:5 2p:10
M, one	0:2 1t:8 1v:5 1z:7 2d:8 2k:6 2o:4 2q:5 2r:10 2s:6 2v:5
M, only	1l:7 24:10 2m:-3 2p:11
M, or	0:10
M, our	x:15 1x:9 2g:10 2o:3 2r:10
M, please	0:6 1n:8 1u:7 1x:10 2c:11 2o:6 2v:9
M, put	1k:13 1o:5 1u:5 1y:7 24:8 2g:5 2i:7 2n:10
M, same	1p:11 2s:11 2x:3
M, says	0:4 25:8 2l:7 2w:8 2x:-4
M, she	1v:3 1w:6 1x:5 1y:7 20:9 2d:7 2g:10 2l:9 2x:7
M, she's	1l:7 1x:10 27:10 2d:7 2g:5 2j:5 2x:4
M, should	0:3 1n:8 2f:12 2n:3 2w:8
M, since	0:10 1l:6 2h:9 2m:2
M, six	1x:8 2m:11
M, so	1r:4 1s:3 1x:5 24:9 25:3 26:5 28:5 2b:-3 2j:6 2k:3 2l:3 2n:3 2o:4 2p:6 2u:2 2z:5
M, still	1k:11 1x:-5 1y:7 25:11 2j:11 2s:12 2x:6
M, tell	0:12 1x:6
M, that	1n:9 23:8 25:8 2j:-5 2l:6 2o:5 30:4
M, that's	1n:2 1o:7 1p:9 1t:4 1w:6 23:9 2c:7 2f:9 2k:5 2q:7 2y:7
M, the	0:2 1r:10 1u:4 1v:4 1y:6 1z:11 25:7 27:4 28:7 29:6 2d:3 2f:4 2k:4 2o:3 2p:8 2q:7 2r:7 2u:12 2w:10 2z:7 30:2
M, then	0:8 2j:12 2n:6
M, they	0:3 1p:11 1x:16 2m:-6 2x:-4
M, though	1k:8 1x:8 24:8 2m:3 2w:4
M, three	1v:4 1y:3 24:7 2c:10 2j:11
M, to	1v:9 1x:13 24:3 2j:11 2m:3
M, too	1k:13 23:8 24:3 2j:2 2q:10
M, two	0:7 1p:4 1v:8 1x:14 1z:3 25:7 2f:11 2m:3 30:3
M, wants	1t:-3 1v:9 24:15 2e:9 2g:5 2j:14 2l:12 2m:9
M, was	x:4 1n:4 1p:11
M, we	0:4 1k:2 1v:4 21:9 2d:4 2t:8
M, well	1r:10 1z:12 2j:4
M, what	0:9 1n:5 20:9 23:9 24:6 25:7 29:2 2c:6 2d:9 2h:5 2l:4 2o:9 2u:6 2w:4 31:10
M, what's	0:6 24:7 2e:11 2l:7 2r:7 2t:8
M, whats	0:5 1t:10 1x:4 24:8 2c:6
M, when	0:13 1x:9 23:9
M, where	0:3 1k:4 1v:6 20:8 2d:4 2j:7 2p:2 2x:2
M, which	1l:6 1m:9 1n:8 1p:3 1y:2 20:7 23:5 25:4 26:5 2c:2 2k:9 2l:7 2m:2 2t:5 2w:3
M, who	0:2 2e:9 2g:8 2p:8 2w:10
M, will	1x:9 30:9
M, with	1x:15 2f:11 2j:7 2o:11 2r:4 2z:10 31:9
M, would	0:12 1w:7 1y:9 23:5 24:-3 25:-7 2v:9
M, write	0:5 1k:10 1s:10 1z:5 23:7 24:7 2p:-2 30:11
M, you	0:10 2j:-4 2o:-6
M- #2	0:9 2k:9 30:8
M- #3	14:10 1x:-3 30:6
M- #4	2n:5
M- eight	1x:12
M- five	0:6
M- four	26:2 27:-2
M- in	1x:7
M- law	1z:5 2d:3 2s:-2
M- old	0:5 1l:-3 1z:5 23:-3
M- six	2x:9 31:6
M- three	2x:6
M- two	31:5
M- year	0:6 23:-2
M. "	0:13 2m:-5 2x:-2
M. $	1k:6 1n:12 1o:4 1p:7 1u:5 1v:3 1y:6 1z:5 20:6 23:2 24:4 25:6 28:3 2m:7 2n:6 2r:6 2u:6 30:9
M. .	0:7
M. a	0:8 21:6
M. any	0:5 1o:5 27:5 2c:8
M. anyway	0:8
M. are	0:8 23:7 27:12 2o:9 2r:6
M. best	24:8 2o:11 30:10
M. can	0:4 1o:5 1s:6 1u:3 24:6 2d:9 2j:9 2o:6
M. com	1u:2 2a:-3
M. could	1l:7 1x:6 24:5
M. do	0:3 25:9 2l:11 2q:7
M. does	1l:10 24:5 27:9 2c:8 2k:5 2m:10 2o:9 2y:3
M. draft	0:5 2o:13
M. example	1u:15
M. explain	0:14
M. give	0:4 24:8 2q:7
M. he	1x:9 2c:8 2k:8 2l:10 2m:11
M. he's	1n:11 1v:8 1x:6 24:9 26:10 2j:4 2m:-4 2r:10
M. help	1o:2 1x:10 2e:12 2f:9 2j:10 2l:10 2o:5 2r:8
M. how	1m:9 1o:2 1p:4 1q:6 1s:3 1z:4 23:4 24:7 29:2 2a:2 2d:4 2f:4 2j:3 2l:7 2p:9 2q:6 2s:7 2u:4 2w:7 2z:7
M. i	1k:4 1l:5 1o:13 1s:3 1t:9 1v:4 1x:4 21:6 23:10 24:7 26:8 2a:5 2c:3 2k:3 2s:5 31:3
M. i'm	1p:2 1x:8 1y:9 23:9 25:3 2o:3 2w:7
M. is	0:2 1n:5 1q:-2 1r:6 1s:6 23:8 24:11 25:5 29:12 2c:4 2e:4 2k:9 2o:4 2p:3 2r:6 2w:4 2x:8 30:6
M. it	0:9 2y:8
M. it's	1x:10 2o:10 2q:11
M. make	0:2 1y:8 2f:12 2w:11
M. may	0:9 25:12
M. my	1o:2 1w:9 1y:5 1z:9 23:10 25:9 29:10 2c:7 2j:10 2l:9 2o:8 2q:7 2w:7 30:5
M. need	1x:13 2i:8 2j:3 2r:10
M. no	27:13 2a:11
M. now	0:4 23:12 2a:16 2n:5
M. org	0:6
M. please	1k:9 1r:4 1x:4 21:6 22:5 23:6 2g:6 2o:6 2r:9 2w:6
M. she	1v:7 2d:7 2k:11 2x:5
M. she's	1x:10 24:15 25:12 2x:9
M. should	0:7 2c:11
M. so	0:5 1x:7 2s:-4
M. suggest	0:3 1o:8 24:6 2d:8
M. tell	0:7 23:12
M. the	1x:7 2m:10 2w:9 2x:7
M. we	1s:8 21:8 24:5 2l:10 2p:8
M. what	0:3 1l:2 1o:6 1r:5 1t:3 1v:4 25:7 26:2 27:7 2a:6 2e:3 2j:7 2m:3 2o:2 2r:6 2s:7 2x:4 2z:8 30:3
M. what's	0:2 1o:9 1z:8 21:8 23:2 25:7 2c:8 2j:6 2k:5 2l:5 2o:4 2p:5 2x:6
M. whats	0:4 1n:9 1t:-3 1x:5 1z:9 24:5 27:9 2a:10 2o:6
M. when	1l:8 2o:8 31:10
M. where	0:6 1k:9 20:7 23:6 25:8 2p:7 2w:8
M. which	1t:9 24:12 27:12 2l:3 2p:4 2w:4 2x:4 2y:6
M. who	0:7 1x:9 20:8 2o:7
M. would	0:3 23:8 27:10 29:-3 2o:12 2r:11 2s:7 2v:3 2x:6
M. write	0:6 1v:8 1x:6 2l:10 2o:7 2w:7
M: my	0:5
M: the	0:6
M; i	24:7 2a:7 2o:2 2q:8 2z:8
M; please	x:2 24:7 2e:12
M; what	0:9 21:9 2u:3
M? $	2p:-9
M? ?	2t:7 30:12
M? asking	0:9 1x:-3
M? i	0:5 2w:13
M_ _	0:2
Ma #1	2a:9 2r:4
Ma #2	2r:6
Ma #3	0:2 1y:3
Ma #4	0:8 2r:-3
Ma baby	1z:9 2o:5
Ma bakery	0:3 1x:5
Ma bank	2j:9
Ma big	1n:6 2p:4
Ma birthday	2d:-3
Ma bit	1x:7 2d:-2 2x:8
Ma bloke	0:6
Ma boat	0:3 2c:-3
Ma book	0:5
Ma bus	0:5
Ma car	1x:15
Ma card	2p:4
Ma cat	2m:10
Ma church	2l:6 2o:7
Ma day	0:5 1r:5 24:13
Ma dentist	0:6
Ma fair	0:3 29:-3
Ma fella	0:6
Ma flat	1x:2
Ma friend	2a:7
Ma full	24:9
Ma girl	2d:8 2t:7
Ma good	2l:-2
Ma guy	2a:4
Ma half	1l:11 23:4 2x:4 31:10
Ma heart	2l:8
Ma horse	2j:4
Ma house	1x:6
Ma job	1x:8
Ma kid	2d:-3 30:4
Ma lady	1x:10
Ma landlord	2l:7
Ma letter	0:2
Ma little	29:3
Ma man	1y:-3
Ma month	23:10 24:9 29:6
Ma morning	0:6 2a:3
Ma new	1x:4 2o:2
Ma night	0:2 24:12
Ma nurse	2j:12 2o:-3
Ma parrot	30:-3
Ma pilot	0:2 23:6
Ma pixel	0:4
Ma plane	1y:6
Ma proper	0:4
Ma quiet	2d:-3
Ma real	1x:2
Ma retired	0:4
Ma school	27:-3
Ma second	1t:9 2o:3
Ma short	1x:-3
Ma single	2a:4 2r:-2
Ma small	1o:-3 23:10
Ma spreadsheet	0:3 24:3
Ma stroke	e:4
Ma sunday	0:9
Ma thing	1o:4 2o:7
Ma wedding	0:3 1y:8
Ma week	24:13 25:3 27:4 29:6 2v:-3
Ma whole	1y:3 2w:5
Ma year	29:5 2p:-3 2x:7
Mabout a	2q:8
Mabout it	0:4 2x:9
Mabout my	2a:4
Mabout the	0:2 2q:6
Maccording to	1x:-2 25:5
Mafraid of	0:5
Mafter a	1v:6 1x:10 1y:10 2c:8 2o:-4 2v:6 2x:4
Mafter all	1x:8 24:7 25:3 2j:5 2o:9
Mafter the	1k:10 1n:5 1v:5 23:2 2k:6 2o:6 2v:8
Magain $	0:8
Magain ,	2d:6
Magain .	0:7 24:9
Mage ,	1k:7 1o:4 2a:5
Mall ,	0:11
Mall .	0:4
Mall day	0:6 1t:-3 2j:8 2p:4
Mall of	23:6
Mall that	0:3 1o:7
Mall the	0:9 2s:-3
Malready ,	26:10 2w:13 2x:11
Mam i	2z:11
Man iphone	0:5
Man old	2k:5 2p:5 2q:4
Mand a	0:4 1l:4 1t:3 1z:3 2c:8 2k:7 2l:6 2o:4 2z:6 30:5
Mand all	0:9 1q:7 1y:7
Mand don't	2u:6
Mand got	2x:-4
Mand has	1x:6 23:8 25:3 2j:3 2w:6
Mand have	1v:10 24:4 2o:6 2q:11 2w:7
Mand he	21:-3 2f:8 2g:7
Mand he's	1p:2 1x:2 25:5 28:7 2j:7 2x:10
Mand her	0:2 1x:4 2d:9 2v:-3 2z:9
Mand hes	1v:13 2d:9 2s:5 2v:7
Mand his	2j:5 2l:6 2o:4 2r:5
Mand i	1n:5 1r:8 1x:6 25:10 29:4 2e:3 2f:8 2g:6 2i:6 2m:6 2r:5 2t:5 2u:5 2w:3
Mand i'm	1p:2 24:5 25:5 28:5 2e:6 2r:4 2t:8 2u:6
Mand i've	0:4 1t:8 24:4 2t:9
Mand im	0:4 1z:10
Mand in	1l:11 26:8
Mand is	1x:4 1y:9 25:15 2j:6 2v:8
Mand it	1n:7 1p:8 1r:8 1t:-3 1x:4 24:4 27:6 30:5
Mand it's	1k:4 23:-3 25:13 2e:8 2l:6 2q:-3 2w:4 2x:11
Mand its	27:11 2q:5 2v:5
Mand me	1z:15 28:9 2d:9
Mand my	0:2 1k:8 1o:5 1t:6 1v:2 21:5 29:6 2d:4 2p:3 2x:10
Mand never	0:4 1k:9 1l:5 2q:3 2x:6
Mand no	1r:7 1t:12 1z:7 2b:9
Mand nobody	20:4 2d:10
Mand not	0:3 29:5 2a:7
Mand now	0:2 24:10 27:6 2l:3 2u:5 30:2
Mand one	1z:5 24:8
Mand she	1q:7 1z:5 24:7 25:5 27:6
Mand she's	23:6 29:4 2o:3 2v:9 2w:4
Mand still	1l:7 1x:9 25:4 2d:10 2x:11
Mand that	0:3 1t:12 1x:11
Mand the	1k:4 1n:3 26:4 2n:4 2q:4 2v:8 2y:4 30:6
Mand then	1x:5 24:7 2j:9
Mand there's	2p:-3 2w:4
Mand they	1o:3 1t:7 1z:8 25:4 2h:7 2l:4 2s:5 2v:7 2w:-3 31:4
Mand this	24:6 2b:8
Mand two	1z:5 2d:5
Mand wants	v:7 1k:4 1m:6 1x:7 27:7 2e:3 2k:2 2w:5
Mand we	1v:5
Mand we're	v:4 1y:4
Mand what	0:7
Many good	0:11
Many more	1o:3 1s:7 2w:5
Manymore ,	1q:6 1s:7 1v:7 1x:7 2e:6 2o:8 2w:6
Mare a	0:7
Mare the	20:14
Mare there	2r:-3
Mas a	1k:6 1t:-3 1v:8 1y:7 29:5 2x:7
Mas an	1x:5 1y:5
Mas of	1k:3 1r:5 1v:5 25:3 2j:12 2k:6
Mas the	0:4 2j:-3 30:13
Mask for	1o:3
Mask me	0:6
Masking for	1x:-2
Mat #1	0:4 1n:-3 1x:4 24:7 27:3
Mat #2	0:6 1x:3 24:8 2s:9
Mat a	0:5 1x:7 27:7 2x:6
Mat all	1r:3 2y:10
Mat google	29:11
Mat half	2o:5
Mat home	0:8 2d:4 2j:4 2o:5
Mat it	0:11
Mat last	0:8 1t:4 1x:3
Mat me	0:12 24:7
Mat my	0:4 2j:6 2o:4
Mat night	1o:5 24:5 25:8 2o:7
Mat the	1t:4 2g:12 2j:3 2m:4 2x:4 2y:3
Mat this	0:4 2p:-2 2x:12
Mat work	1x:5 2k:7 2l:10
Maugust ,	1x:3 25:3 2o:7
Maway $	0:8
Mback ,	0:10 1x:9
Mback .	0:3 2p:-3
Mback in	1r:8 1v:15
Mback on	0:4
Mbad ,	25:12
Mbad for	0:7
Mband ,	1x:3 27:10 2c:7 2p:-3
Mbe a	1o:3 1x:5 23:5
Mbe honest	2r:9
Mbe on	2l:5
Mbecause of	24:11 2o:9
Mbeen a	0:3
Mbeen to	1y:10
Mbefore i	23:4 24:4 2c:-3 2j:18 2o:3 2x:6
Mbefore the	0:8 1v:10 1y:6 2m:4 2o:4 2y:-2 31:5
Mbelieve in	1o:11
Mbest man	1x:12 2l:-3
Mbetter for	1o:3
Mbetter than	2c:5 2w:10
Mbetween a	0:2
Mbit of	0:3 23:6 2q:7
Mblood pressure	23:7 25:2
Mboss ,	0:5
Mboy ,	1x:10
Mbrother ,	2d:10
Mbrother and	g:3
Mbrother has	0:5 2j:-3
Mbucks $	0:2
Mbuilding a	0:4
Mbut i	2l:5 2o:6 2w:6
Mbut my	23:13 2u:10
Mbut not	0:9 2a:-3 2w:9
Mbut she	2c:6 2d:3
Mbut the	1x:4 2g:4 2t:-3
Mbuy a	2r:-3
Mby a	1x:14
Mby the	27:5 2d:7 2e:2 2m:5 2o:4 2w:3
Mcall me	0:3 2p:-4
Mcalls me	0:7
Mcan a	0:2
Mcan do	0:7
Mcan he	0:4
Mcan i	0:3
Mcan u	0:2
Mcard $	0:3
Mcat ,	13:7 1x:10
Mcats and	30:-3
Mco -	1k:5 1x:2 2q:6
Mcome from	0:8
Mcould i	0:3
Mdaughter ,	1t:11
Mdaughter has	0:4
Mday $	24:4
Mday ,	0:3 24:8 2o:7 2r:6
Mday .	1k:-2 24:6 2o:6
Mday ?	23:-2
Mday and	1r:7 1x:-3
Mdays $	0:3
Mdays ,	0:11
Mdays .	0:7 1o:4
Mdays a	0:5 l:2 2o:8
Mdid it	0:2
Mdied ,	1x:8
Mdied in	1q:6
Mdo ,	0:4 2a:8
Mdo a	0:2
Mdo i	0:3 1w:3 2w:-3
Mdo it	0:3
Mdo not	0:4
Mdo that	0:2
Mdo the	24:11
Mdo we	0:2 2a:-3
Mdo you	2q:-3
Mdoes a	2q:7
Mdoes it	1o:-3
Mdoes not	0:6
Mdoes that	0:3
Mdog ,	1x:2 2m:10
Mdog is	0:2
Mdone ,	0:5 1x:-4 25:11 2r:12
Mdone with	0:7
Mdoor ,	0:9
Mdown $	0:6
Mdown ,	25:10
Mdown .	0:5 1r:8
Mdown to	2o:-4 2u:5
Mdrives a	0:3 2g:4
Meighty -	0:6
Meleven years	0:2 1x:5
Menglish $	2b:7
Mevery day	1n:8 23:-2 27:7 2z:6
Mevery morning	24:5 25:7
Mevery night	24:10
Mevery sunday	24:8
Mevery time	0:2 2a:5 2p:4
Meverything ,	1o:9 24:3 2l:10
Meverything .	24:12
Mexplain the	2a:8
Mfather -	25:-4
Mfind me	0:2
Mfirst $	2o:10
Mfirst ,	1t:11 1x:11 23:-2 2l:7 2o:-3
Mfirst time	1n:4 1x:7 2w:10
Mfive ,	23:5 24:6
Mfive .	1l:11 2j:-4
Mfive years	0:9 2x:7
Mflat in	24:-3 2d:3 2p:-3
Mfor "	0:7
Mfor #1	1y:2
Mfor #2	0:12 2q:-2
Mfor a	0:4 1k:6 1q:7 23:6 25:4
Mfor an	0:2 1q:10 30:6
Mfor four	0:2 1y:7 2j:3
Mfor good	1x:6 2d:4 2v:10
Mfor her	0:6 2j:11
Mfor him	0:4 1t:8 29:9 2o:-2
Mfor his	0:2 2a:-3
Mfor it	27:9 2k:8 2l:10
Mfor me	0:2 24:8 27:11 2o:11 2p:8 2z:10
Mfor my	1q:4 24:2 2o:10 2q:5
Mfor one	0:8 1y:6
Mfor our	1k:11 1x:6
Mfor someone	0:2
Mfor that	0:6
Mfor the	1p:5 1r:6 1x:5 23:6 24:4 27:6 2c:6 2g:5 2o:8 2q:5 2r:5 2x:5 2z:7
Mfor thirty	v:4 1v:3 1y:6 2j:7 2q:-2
Mfor two	1x:10 1y:6 30:-3
Mfor years	0:5 1k:9
Mforty -	0:2
Mforty years	2j:5 2r:8
Mfour years	1l:4 1y:8 26:-2 2r:-3 2x:3
Mfriday $	0:2
Mfriday ,	1x:11 24:11
Mfriday .	2o:4
Mfrom a	0:6 1x:-4 30:6
Mfrom the	1t:2 1x:4 20:4 29:5 2b:9 2f:8 2j:7 2m:8
Mfront of	0:4
Mfull of	2k:12
Mfull time	1x:8 2j:4 2p:2
Mgave up	1q:9
Mget my	0:3
Mget the	2b:2 2j:-3
Mget to	2l:2
Mgirl ,	g:3 1x:5 2d:8
Mgive a	0:4
Mgive me	2c:-2
Mgive up	0:2
Mgluten free	24:7
Mgo $	0:5 25:-3
Mgo ,	1x:7 2r:4 30:9
Mgo .	0:7 24:-3
Mgo to	0:2
Mgoing to	0:3
Mgone to	0:6
Mgood ,	1x:8
Mgood for	0:2
Mgot a	0:3 2m:-5
Mgot engaged	1x:7
Mgot into	0:5
Mgot promoted	0:2
Mhad a	2g:6
Mhad the	1x:9
Mhad to	0:4
Mhalf of	0:8 2d:-2
Mhas a	1k:9
Mhas been	2g:3 30:4
Mhas had	0:10 1z:-2
Mhas moved	2s:8
Mhas taken	0:3
Mhas the	0:3
Mhas three	0:5 24:-2 30:-3
Mhas to	0:4
Mhave ,	0:2
Mhave a	0:2 1o:3
Mhave an	0:3
Mhave been	2o:11
Mhave to	0:2
Mhe has	1l:8
Mhe says	0:4
Mhe was	0:2
Mhelp with	0:3
Mher ,	0:11
Mher .	0:2 22:13 2o:7
Mher a	0:5
Mher husband	2t:7
Mher to	0:5
Mhere ,	1o:3 26:5 2g:12 2k:6 2l:9 2y:8
Mhigh school	0:7 1t:6 1y:-3 27:4
Mhim $	2q:-3
Mhim ,	0:4
Mhim .	0:2 2j:-3
Mhis wife	1x:8
Mhome $	0:8
Mhome ,	0:3 1v:2 2j:5 2p:8 2x:7 30:4
Mhouse $	0:6
Mhouse ,	1x:3 2d:11
Mhouse in	1x:5 2d:4 2o:5
Mhouse is	0:4
Mhouse with	0:3 23:4 2d:-3
Mhow do	2r:6
Mhow does	2d:10
Mhow i	0:3
Mhow long	2q:-2
Mhow many	31:10
Mhow much	0:2 31:5
Mhow to	0:3 2a:-2
Mhusband ,	0:2
Mhusband is	0:3
Mi am	0:3 2c:-2
Mi bring	29:-2
Mi can	2a:7 2w:16
Mi can't	25:9
Mi could	0:2 2c:9
Mi did	0:6
Mi ever	0:5
Mi get	1n:12 2l:7
Mi go	1k:7
Mi got	1q:10 2d:-3
Mi had	1x:10
Mi have	1n:4 1q:9 2k:3
Mi just	0:4
Mi like	0:2
Mi live	0:3
Mi love	2l:7
Mi make	29:12 2a:3
Mi now	0:6
Mi put	0:3 2k:-3
Mi said	2a:-2
Mi say	2w:-3
Mi still	0:5
Mi stop	0:2
Mi told	2d:-3
Mi used	0:3
Mi was	1t:-3 1x:7
Mi went	0:6
Mi work	24:8
Mi would	0:2 29:-3
Mi write	2a:5
Mi'm #2	0:3
Mi'm on	24:8
Mi've been	0:5
Mideas ?	0:2
Mif i	0:3 1x:-3 2c:9
Mif the	0:3
Mif you	1u:3 2d:6 2i:5 2j:9
Min #4	1x:16 24:5 25:-4 2r:8
Min $	1q:6
Min ,	1n:13 1x:11 25:9
Min -	0:2 1k:2 1x:5 2s:-2
Min a	0:4 23:4 29:4 2d:11 2e:11 2m:4 2r:7 2s:4
Min an	2d:-2 2r:3
Min august	1n:-3 1x:4 1y:-3 25:5 2o:6
Min english	0:5
Min february	1x:9 1y:-2 23:4 2o:3
Min five	0:3 1v:9 24:7
Min front	0:10 1x:6
Min general	0:7 25:-8
Min her	2r:11
Min his	24:17 27:11 2j:2 2r:15
Min ireland	1x:5
Min it	0:7 24:3 2o:-4
Min january	1r:4 1x:5 24:8 2j:4 2k:7 2o:3
Min july	0:4 1r:-3 1x:5 24:9 2a:-3
Min june	1x:4
Min law	2s:8
Min leeds	2j:2 2o:-2
Min march	1x:10 2o:4
Min may	1x:8 2o:5
Min my	1o:2 1y:12 25:2 26:2 2p:4 2q:5 2r:6 2s:9
Min new	0:4
Min november	1x:12 2o:6
Min october	1x:5 2o:5
Min one	1x:6 1z:6 2r:14
Min our	1q:8
Min september	1x:2 2o:7 2v:6
Min spanish	0:7
Min that	0:7 2d:4
Min the	0:4 1v:5 1x:3 25:3 27:9 2d:6 2m:6 2q:6 2w:3
Min this	0:7 1r:5 24:6 2x:11
Min three	0:13 2d:3 2p:-3
Min two	0:4 24:7 2o:6 2s:6
Min winter	0:7
Min with	2d:6 2p:2
Minstead $	0:5 1k:12 30:3
Minstead .	1q:6 24:7 2f:7 2j:3 2o:6
Minstead of	0:9 24:7
Minto a	0:2 1x:6 2o:-3
Minto the	1x:4 2x:6
Miphone #2	1q:4
Mis #1	0:3 x:8
Mis #3	0:6 1x:11
Mis #4	0:7
Mis ,	0:6
Mis a	0:3 1n:10 2a:-2 2k:8 2o:6 2v:9
Mis at	0:3
Mis called	0:4
Mis coming	1p:4 27:8 2q:9
Mis dead	2o:9
Mis from	1t:11
Mis going	0:2
Mis in	25:12 27:10
Mis leaving	x:6
Mis moving	1z:12
Mis my	1p:5 1s:8 20:19 21:10 2c:6 2n:6
Mis not	0:3 2p:-2
Mis now	0:11
Mis off	2o:18
Mis on	1k:10 1q:6 1x:3 2o:2
Mis pregnant	0:2
Mis scared	1k:-2 2m:8
Mis still	20:7 2s:7
Mis that	2w:7
Mis the	1p:7 1u:2 20:12 23:7 27:5 2c:8 2g:5 2x:-2
Mis to	0:10
Mis too	0:3
Mis what	2g:13 2n:6 2p:9 2q:8
Mit ,	0:9 23:6 2s:-2
Mit .	0:3 1x:9 23:8 25:5 2l:6
Mit and	0:5
Mit back	0:2 23:9
Mit for	0:2
Mit in	0:3
Mit is	1k:-3 1q:7
Mit off	0:7
Mit on	0:8 2p:10
Mit to	0:6 23:-2
Mit up	0:2
Mit was	0:3
Mit with	0:3
Mit's not	23:-3
Mjanuary ,	1p:5 2o:10
Mjob ,	1x:9
Mjob at	1x:9 2j:12
Mjune ,	2o:6 2r:7
Mjust a	0:4
Mjust me	0:3
Mkeep a	0:2
Mkeep the	0:2 24:-3
Mkids $	0:6
Mkids ,	0:11
Mkids and	0:4 2d:8 2s:5
Mkilos ,	0:2
Mkind of	24:12
Mknow ,	0:6
Mknow what	23:-3
Mlandlord has	2l:-3
Mlast month	1x:4 2p:-3
Mlast night	0:5 1x:3
Mlast week	1x:16 25:8 2d:10 2m:-2 2o:4 30:6
Mlast year	1x:5 29:9 2r:3 2v:-2
Mlate $	0:5 2o:-3
Mlaw ,	1z:10 2s:8
Mlearned to	0:3
Mleft the	0:9
Mlet me	0:5 24:-3
Mlife ,	0:7 1x:-2
Mlike $	0:7
Mlike a	1n:6 27:8 2a:10 2y:6
Mlike i	2o:13
Mlike i'm	0:3
Mlike that	0:7
Mlike to	0:4 24:-3
Mline $	0:3
Mlist of	0:5
Mlive in	0:7
Mlive with	1x:11 2o:7
Mlives in	0:3
Mlol $	2r:10
Mlook like	0:3 2l:-3
Mlost her	0:5
Mlost his	0:7
Mmade me	0:4 1k:2
Mmake a	0:2
Mmake it	24:-3
Mmake me	1x:-2
Mmake the	0:2
Mman ,	2c:11 2d:7 2j:10
Mman in	0:5
Mman who	0:5 1y:-3
Mman with	1n:10
Mmarch ,	1p:9 1x:7
Mmarch .	0:4 1x:-2 2o:6
Mmarch and	0:7 2o:3
Mmay ,	1x:4 2l:-3 2o:9
Mmay i	0:7
Mme $	1x:11
Mme ,	0:5 2a:5 2u:8 2y:2
Mme .	0:2 1o:6 1x:5 23:3 2o:7
Mme a	0:2 1x:5
Mme an	0:3
Mme and	2a:7 2d:2 2l:10
Mme at	1x:9
Mme on	0:5 1v:7 2o:5
Mme out	0:9
Mme the	0:3 2a:8
Mme three	0:3
Mme to	2a:3 2j:-3
Mme up	0:4 1y:11
Mme what	0:5
Mme with	2d:9
Mminutes ,	0:3 2r:3
Mmonday $	2o:9
Mmonday ,	1x:14 2o:4
Mmonday .	0:7 24:7
Mmonth $	29:12
Mmonth ,	24:5 29:4 2r:7
Mmonth .	1x:9 23:11 24:4 2o:6
Mmonth and	0:10
Mmore ,	0:5
Mmore than	24:3
Mmorning ,	0:2 1s:-3 1x:4 24:6
Mmorning .	24:5 27:8
Mmother -	0:3 1r:9
Mmother is	0:3
Mmoved in	2d:7
Mmoved to	2o:9
Mmy age	1o:4 2a:5
Mmy boss	0:3
Mmy cousin	0:7
Mmy first	e:4 2r:5
Mmy friend	0:5
Mmy hair	0:4
Mmy hands	0:6
Mmy husband	2d:4
Mmy job	1x:12
Mmy life	0:7
Mmy mother	24:7 2d:7
Mmy mum	0:3
Mmy own	1y:4
Mmy parents	1o:2 23:9 2k:5 2o:2 2p:-2
Mmy sister	0:6 2d:8
Mmy son	2d:3
Mmy whole	2l:10
Mmy wrist	29:-3
Mneed to	0:2
Mnever learned	0:8
Mnext door	23:-3 2g:9
Mnice $	23:-3
Mnight $	0:4 2a:6
Mnight ,	1x:11 21:4 24:14
Mnight .	1x:8 25:10 2o:7
Mnine ,	0:4 1l:9 24:2
Mnine years	l:2 1v:10
Mno ,	0:6
Mno more	1r:8 24:8 27:10 2b:-3 2d:7 2j:8 2u:7 2y:3
Mno to	0:6
Mnone of	0:6
Mnot a	25:8 2a:5 2x:9
Mnot my	0:4
Mnot the	1o:6 1p:4 2o:4
Mnovember ,	6:4 1x:7 2o:9 2r:-3
Mnow $	0:5 1q:10 20:8 29:7 30:10
Mnow ,	1q:3 1r:4 1u:5 1v:11 23:3 24:8 25:4 29:3 2d:6 2e:7 2k:5 2m:5 2n:5 2q:6 2t:9 2w:6 2x:11 2y:4 2z:5
Mnow .	1k:10 1n:6 1q:3 1t:8 25:5 27:8 2c:8 2d:14 2e:5 2j:6 2t:8 2x:9 30:10 31:6
Mnow ?	0:15 1q:-8
Mnow and	1l:7 1n:8 1r:7 1v:3 1z:11 26:5 2j:4 2v:12
Mnow i	2y:7
Mnow it's	0:5 2o:-7
Mnow its	0:6
Mnow on	2q:-2
Mnow the	0:2 2d:-3
Mnurse ,	0:3 1x:-8 2j:10
Mof #2	2r:19
Mof a	1t:5 23:5 25:7 2d:7 2l:8 2x:-3
Mof all	1p:11
Mof his	24:2 2k:6 2o:6
Mof it	23:8 2x:10
Mof me	0:7 31:8
Mof my	0:2 2k:11
Mof that	0:2
Mof the	1s:-2 1t:4 2q:5 2y:-2
Mof them	1y:-3 20:-2 23:6 2k:-3
Mof those	0:4
Moff $	24:7
Moff ,	0:3 1x:17
Moff .	0:7 1x:8
Moff a	0:7 30:6
Moff in	0:8
Moff the	23:7 24:7 2x:12
Mon #2	1x:17 24:3 2v:-5
Mon ,	0:2 24:13 2a:3 2c:11 2q:8
Mon a	0:3 1n:6 1z:10 23:4 25:5 27:9 2m:3 2y:7 30:2 31:3
Mon an	0:7 24:8
Mon friday	1l:10 1x:2 2j:8 2o:6 2x:3
Mon her	1m:9 1x:7
Mon his	27:7 2o:9
Mon it	0:8 2q:11
Mon me	1x:8
Mon monday	1v:6 1x:3 2o:4 2v:12 30:3
Mon my	1n:12 1s:-3 1v:9 1w:5 2k:6 2q:10 2r:11
Mon saturday	1x:3 2o:9 2r:6 2x:8
Mon sunday	1k:8 1x:7 24:6 27:4 2r:10
Mon sundays	1v:-2
Mon that	0:6
Mon the	1t:3 1u:3 1x:4 24:5 2d:2 2j:4 2k:12 2l:4 2o:9 2q:7 2r:6 31:6
Mon thursday	1x:11 2o:4
Mon tuesday	1x:12 2v:10
Mone $	0:3
Mone ,	0:3 1l:10 23:-3 2p:7
Mone .	1l:3 1y:6 24:6 2a:-3 2o:8 31:11
Mone ?	0:5
Mone and	0:2
Mone day	23:21 2r:7 2v:-3
Mone in	0:3 1x:8 26:3 2o:8
Mone is	1l:11
Mone of	0:6 20:-2
Mone to	0:4
Mone years	2x:11
Mopened a	0:3
Mor a	0:7
Mor is	29:-2
Mor just	0:5 1t:-3
Mor the	2o:-3
Mought to	1o:5
Mout $	0:6
Mout ,	0:5 1o:3 1q:9 25:8 2a:-3
Mout .	1x:7 25:9
Mout in	0:4 1x:12
Mout of	0:6 1x:4 27:5 2q:5 2r:3 2x:10
Mout on	0:12 2r:-2
Mout the	0:4 24:-2 2m:11 2w:-3
Mout to	1x:2
Mover ,	0:15
Mover the	0:8 1k:11 1x:5 24:3 2m:-5
Mown a	0:8
Mpart time	1x:6 2j:4 2v:10
Mpassed the	0:5
Mpeople ,	0:5 1o:4 24:12
Mpeople who	2p:5
Mperson ,	1f:3
Mplace ,	0:2 2o:9
Mplace in	1o:-2 2j:11 2r:5
Mplan $	0:2
Mplan for	0:3
Mplease $	0:4 1k:-3 2a:7 2l:-3
Mplease ,	0:4 2a:5
Mplease .	0:4
Mpromoted to	0:2
Mput in	1x:5
Mput me	1m:7
Mput on	0:5
Mput that	0:4 2n:5
Mrent ,	24:7 29:7
Mretired ,	2j:11 2s:9
Mright $	0:4
Mroom ,	0:9 24:5 2w:8
Mrun a	0:5
Mruns a	x:3
Msaid no	0:6
Msaturday ,	1k:4 1x:2 24:9 2o:11
Msaturday .	1x:5 24:3
Msay ,	0:6
Msay a	0:4
Msay no	23:9
Msays i	2z:12
Mschool $	0:7
Mschool ,	0:5 1v:2 1x:4 2v:9
Mschool .	2o:9 2s:6
Msee the	0:4
Mseptember ,	1x:3 2o:7
Mshe's a	2d:-2
Mshort ,	0:9
Mshould i	0:5 1o:-3 29:9
Mshould we	0:5
Mside ,	25:4 27:12
Msince #4	0:3 25:10 2d:4 2j:8 2r:3 2x:5
Msince i	1k:3 2p:4 2x:7 2y:3 31:8
Msince the	1k:6 1r:10 23:5 25:3 26:8 2p:4 2s:6 2z:4
Msix ,	1l:6 1r:6 24:8 31:6
Msix foot	0:2
Msix weeks	1r:8 24:-3
Msix years	1y:10 2x:6
Msixty -	1x:6 31:3
Mso how	1s:5
Mso i	1s:3 1x:4 21:5 25:8 28:7 2a:2 2b:8 2j:6
Mso i'm	0:3 1x:4
Mso im	0:3 2j:11
Mso it	0:7
Mso it's	0:5 2o:10
Mso no	0:3 2b:-3 2u:7
Mso now	0:16 2d:-3
Mso she	1v:11 2j:10 2w:5
Mso the	0:2 2w:12
Mso we	25:10 2o:5 2r:11
Mso what	1n:10 1x:5 1y:9
Mso which	0:2
Msold the	0:5 1x:8
Mson ,	0:2
Msort of	0:5 2j:-3 2u:7
Msound like	27:5
Msounds like	0:7
Mspring ,	1x:6 2o:5
Msuggest a	2a:6
Msunday $	0:7
Msunday ,	1x:8 24:11 2o:9
Msunday .	0:5 2x:6
Msupposed to	0:2
Mtake a	0:3
Mtake the	2o:2
Mtalk to	1q:9
Mtastes like	9:10
Mtaught me	0:4
Mtea ,	2c:7 2p:4
Mten minutes	0:7
Mten years	0:6 1y:5
Mth ,	1p:9 24:5 2o:5
Mth of	6:6
Mthan a	0:4 2p:4
Mthan me	0:8 2u:11 2w:11
Mthan the	0:9 23:-3
Mthat $	21:-3
Mthat ,	0:5 1o:6 24:-3
Mthat .	0:6
Mthat a	0:3
Mthat doesn't	0:3
Mthat he	25:7
Mthat i	1z:10 21:8 2k:7
Mthat in	0:2 2k:-3
Mthat is	0:2 1n:9
Mthat my	2k:7 2w:11 30:11
Mthat on	0:5
Mthat she	0:7
Mthat the	0:2 2p:-2
Mthat was	2d:9 2k:8
Mthat won't	0:8
Mthe #1	24:4 2o:5
Mthe #2	1x:8 20:6 2k:-2 2o:10
Mthe baby	1x:4
Mthe back	24:10
Mthe bank	0:3 2j:8
Mthe best	1x:-3
Mthe bottom	0:6
Mthe bus	0:3
Mthe car	24:2 2p:6
Mthe cat	2d:5
Mthe children	2o:4
Mthe church	1x:8 2q:6
Mthe dark	21:8
Mthe day	0:3
Mthe end	1v:12 2a:3 2o:7
Mthe family	1t:7
Mthe farm	1x:6 24:10
Mthe first	0:4 1y:6 2d:2 2k:5
Mthe fridge	1x:5
Mthe hospital	0:2 1x:4 23:-2 2r:4
Mthe house	2d:6 2s:-2
Mthe kids	23:-2 2d:7 2j:9 2o:6 2w:-2
Mthe last	0:7 2o:4
Mthe left	1t:-2 25:7
Mthe library	1k:9 1q:7 24:-3 2p:6
Mthe lottery	1x:7
Mthe money	0:2
Mthe navy	0:2 1x:-2
Mthe new	0:5
Mthe next	0:6 2a:6
Mthe night	1x:9 23:-3
Mthe nurse	26:11 2t:-3
Mthe office	24:4
Mthe old	0:4
Mthe one	0:2 2o:11
Mthe other	2o:7
Mthe paper	2k:-3
Mthe phone	0:7 2w:-3
Mthe road	0:3 1x:-4
Mthe same	0:2 2o:6
Mthe school	1x:10
Mthe sea	21:5 2c:8 2e:4
Mthe second	0:2 1t:-3 2a:-2 2o:8
Mthe shop	0:4 23:-2
Mthe spring	2o:12
Mthe summer	2q:5 2x:-3
Mthe tax	0:5
Mthe team	0:2
Mthe two	24:13
Mthe vet	0:3 25:5
Mthe way	0:8
Mthe week	1o:5 23:-2 24:7 2o:9
Mthe whole	24:6
Mthe word	0:2 1y:-3 2a:10
Mthe zither	0:2
Mthem $	1y:-3
Mthem ,	0:5 2k:4
Mthem .	2r:13
Mthere $	2j:6
Mthere ,	2j:10 2o:11
Mthere .	0:4 2o:5
Mthere is	0:7 1o:-3
Mthese days	1v:5 2p:3 2w:4
Mthey say	0:4
Mthey want	0:3
Mthing $	0:2
Mthing to	0:2 2a:6
Mthirty -	0:2 1x:2 31:6
Mthirty years	1y:5
Mthis morning	0:4 1s:-3 1x:9 31:4
Mthis to	0:4
Mthis week	2x:10
Mthis year	1k:7 2j:10 2o:13
Mthree ,	0:2 1l:2 2d:-2
Mthree of	0:6 26:9
Mthree weeks	24:13 2o:4
Mthree years	0:8 2x:7
Mthrough a	0:3 1y:2
Mthursday ,	1x:13 24:6
Mtill the	1n:-5
Mtime $	2a:4
Mtime ,	0:5 24:9
Mtime .	0:6 1x:9
Mto #2	0:6
Mto a	1k:6 1v:6 1x:4 2d:9 2o:2 2p:6 2t:4 30:5
Mto an	2q:9
Mto ask	2l:9
Mto be	1x:10 2l:4
Mto bed	0:8
Mto bring	0:3
Mto buy	0:5
Mto come	0:5
Mto do	2a:10
Mto drive	2a:-3
Mto eat	0:3
Mto get	24:9 2b:5 2s:5 2x:9
Mto give	1x:-2
Mto go	0:2 1t:2 1v:8 2r:-3
Mto have	0:5 23:-2
Mto her	1x:3 23:3 2o:13 2p:-3
Mto him	0:3
Mto it	0:6 25:8
Mto keep	1n:3 24:-3 2s:11
Mto know	23:-2 2l:3
Mto learn	0:3 23:8
Mto leave	0:6 2j:-2
Mto live	1x:8
Mto make	1x:11
Mto me	0:5 2a:3
Mto my	0:3 24:8 2r:7
Mto play	0:4
Mto put	0:3
Mto read	0:4 1x:7
Mto run	0:2
Mto save	1d:16 2w:11
Mto say	0:3 2a:-3
Mto see	2o:5
Mto sell	1x:2
Mto send	0:2
Mto shellfish	0:2
Mto spain	0:4
Mto take	2o:9
Mto the	0:2 1t:-4 1y:6 2d:10 2p:11 2u:7 2z:12
Mto work	1x:4 2r:-3
Mto write	0:2
Mtoday $	0:3 1x:-2
Mtoday ,	0:11 1x:5 2x:-4
Mtoday .	1q:9 1x:13 2a:-5 2d:12
Mtold me	0:2
Mtoo ,	0:3 1k:11 2b:-2 2o:2
Mtoo much	2c:5
Mtook the	0:2
Mtuesday ,	0:5 1x:2
Mturned #2	0:4
Mturns out	0:5
Mtwenty -	0:4 24:-3 2p:-3
Mtwice a	o:6 1r:6 25:6
Mtwo ,	0:2 1l:7 24:9 26:-2
Mtwo -	0:4 2d:6
Mtwo days	2v:6
Mtwo kids	0:2
Mtwo weeks	1x:7 24:-6 29:8
Mtwo years	2k:6 2x:4
Mtype #1	0:6
Mu get	0:3
Munder #2	0:8
Munder #3	0:12
Munder a	1x:9 2w:6
Munder the	1x:4 2j:-2 2m:9
Mup $	1y:-3 24:11
Mup ,	0:8 2l:8 2q:7
Mup .	0:2
Mup a	2o:12
Mup at	1x:11 2f:12
Mup for	2o:-3
Mup in	1x:5 2d:10 2j:7 2r:9 2t:5
Mup on	0:9
Mup the	23:6
Mup to	1x:10 25:11
Mup with	0:5 1x:8
Mus $	0:4
Mus ,	0:4 1x:17
Mus .	2o:11 2p:8
Mus a	0:6
Mused to	21:8
Mvegan ,	0:8
Mwant me	2t:12
Mwants a	1k:3
Mwants me	0:3
Mwas #2	0:3 2x:3
Mwas a	0:2 21:-2
Mwas born	0:7 1x:7
Mwas in	0:6
Mwas my	20:9 2k:6 2v:12
Mwas the	23:9 2c:12
Mway ,	1t:-3 1x:6 2l:7 2r:5
Mwe are	2o:4
Mwe go	0:4
Mwe got	0:4
Mwe have	2k:8
Mwedding ,	0:2 1x:-2 2o:8
Mweek $	0:4
Mweek ,	1o:4 1x:10 24:15
Mweek .	1r:9 23:11 27:9
Mweek and	24:10 25:4 29:3 2d:-3
Mweeks ,	0:3 1x:6 24:8 2o:2
Mwell ,	2l:3
Mwent to	1x:5 30:16
Mwere a	1s:12
Mwhat a	0:6 23:8
Mwhat does	0:2
Mwhat else	2c:5
Mwhat i	0:6
Mwhat may	0:2
Mwhat should	0:2
Mwhat the	0:3 1k:-3
Mwhat to	0:7
Mwhat's a	0:2
Mwhats a	1t:-3 2l:9
Mwhats the	2x:7
Mwhen a	0:5
Mwhen i	0:4
Mwhen i'm	24:8 2c:6 2p:8 2y:4
Mwhen it	0:4 20:7
Mwhen the	0:2 24:5 27:9 30:9
Mwhen they	0:5
Mwhen you	25:-3 2a:4
Mwhere the	0:6
Mwhich i	0:3 1x:5
Mwhich is	2p:-3
Mwhich of	0:5
Mwho do	0:7 2p:-2
Mwho has	2j:12
Mwife ,	1x:13 2d:6
Mwife is	2y:8
Mwill not	25:13
Mwith #2	0:5 1x:8
Mwith a	1x:4 2a:5 2k:12 2s:4 2v:5 2w:5 30:3
Mwith an	23:6 2d:7 2z:-3
Mwith her	1x:5 24:8 29:-3 2b:-3 2d:9
Mwith him	0:11 2o:2
Mwith his	1x:2 2j:10
Mwith it	0:2 2o:12
Mwith me	0:3 1x:5 2a:10 2o:12 2p:11
Mwith my	1n:2 1q:3 1s:2 2j:4 2q:5 2u:12 2w:9 2z:4
Mwith no	1o:3 1q:4 2c:10 2p:-3 30:9
Mwith one	2w:7
Mwith that	0:8
Mwith the	1n:8 1q:10 1r:7 29:10 2b:8 2d:5 2m:7 2o:13 2y:3
Mwith two	1x:2 1y:4 26:6 27:5 2o:7 30:3
Mwith us	1x:7 2o:6
Mwithout a	2q:-2 2r:7 2x:10
Mwithout being	0:2
Mwithout it	0:7 2x:-4
Mwoman who	2p:-3
Mwords $	0:4 1k:-2 2a:8
Mwords .	0:7 2l:8
Mwords for	0:8
Mwork $	0:4
Mwork ,	0:6 1x:2 2j:10 2r:-2
Mwork .	0:7
Mwork at	0:6
Mwork in	0:10 23:-4
Mworks at	0:6
Mworks for	0:4 2s:-4
Mworth it	0:10
Mwould a	0:2
Mwould i	0:5
Mwrite in	0:3
Mwrite me	2p:-2
Mwrite the	0:3
Mwrite to	0:3
Mwriting a	0:3
Myear $	2p:-3
Myear ,	0:2 1x:5 23:6 29:4 2o:6
Myear -	0:11 1l:-3 1z:6 23:-3
Myear .	1t:11 29:6 2o:8 2x:9
Myear and	1x:10 2x:2
Myear old	2:23
Myears $	0:10
Myears ,	1y:9 2x:14
Myears .	2j:8 2r:5 2x:4
Myears ago	0:2 1x:9
Myears and	0:9 1y:4 2j:2
Myears in	1e:3 1y:4
Myears of	0:9 1y:5
Myou $	0:2 2a:8
Myou ,	0:3 1o:3 2l:3
Myou a	0:3
Myou ask	0:7
Myou can	0:3
Myou help	0:5
Myou put	0:5
Myou to	0:3
Myou were	0:2
N! !	0:3
N! what	24:-3
N" ,	0:5 26:9
N" .	26:14 2a:9
N" a	0:2
N" and	0:5 26:7
N" into	0:3
N" is	0:7 2x:-3
N" who	0:4
N#1 $	0:3 1p:9 1q:7 20:8
N#1 '	n:8
N#1 ,	2:2 1p:8 1t:2 23:3 24:5 26:9 2o:6 2w:11 31:6
N#1 .	1p:8 20:9 2o:10 2r:8 30:4
N#1 am	24:2 2y:8
N#1 and	2:8 1t:7 1x:6 24:9 25:5 26:4
N#1 diabetes	1x:-2
N#1 in	1q:11 2r:14
N#1 k	0:2 24:7 2r:6
N#1 pm	0:5 2a:5 2y:6
N#1 th	2o:4 2x:6
N#2 $	0:8 1q:-9
N#2 ,	0:2 2:23 1n:6 1q:9 1t:4 1x:5 1y:6 23:12 26:7 2o:6 2r:10 2x:-4
N#2 -	0:9
N#2 .	2:15 1p:12 1x:11 23:8 2r:6
N#2 and	2:29 1l:12 1q:4 1t:9 1x:5 25:6 26:5 29:-3 2o:5 2x:8
N#2 bucks	24:6
N#2 in	0:2 2:5 2q:6 2r:10
N#2 k	29:3
N#2 kg	0:2
N#2 kilos	1i:6
N#2 minutes	0:4 1s:4
N#2 on	2:8 1x:5 2r:2
N#2 th	1p:4 2v:3
N#2 year	2:19
N#2 years	2q:-3
N#3 #3	2n:4
N#3 $	0:7
N#3 ,	0:6 1y:5 21:7 2r:5 30:7
N#3 a	0:8
N#3 k	0:10 29:10 2r:8
N#4 $	0:3 2n:8
N#4 ,	0:2 1x:6 23:10 2n:5 2r:7
N#4 .	1p:6 24:5 2k:9
N#4 and	1x:12 1y:4 2d:-3 2o:7 2r:5 2x:7
N$ #3	0:6
N' #1	26:5
N' #2	1n:8 1x:2 1y:3 26:2 2q:2
N, #1	0:6 1p:6
N, #2	0:5 2o:5
N, #3	0:4
N, a	1x:2 2d:7
N, after	0:9
N, all	23:9
N, and	0:6
N, as	0:6
N, at	0:5 1t:-3
N, because	0:4
N, before	0:4 20:5
N, first	0:2 1n:9
N, for	27:-5
N, forty	0:2
N, from	0:3
N, help	2l:-2
N, his	0:3
N, in	0:2 2o:9
N, just	0:2 2l:5
N, my	0:2
N, n	0:4
N, never	2a:6 2p:9
N, new	0:5
N, not	0:3 1o:4 2a:7
N, now	0:5
N, of	0:2
N, on	0:3 2o:7
N, our	0:6 2d:6
N, put	0:3
N, she	2l:8
N, since	0:5
N, six	0:3 2q:9
N, so	0:5 2b:-3
N, the	29:9 2d:5
N, three	0:2 24:7
N, to	0:3
N, two	0:6
N, was	0:2
N, well	0:3
N, when	0:2
N, which	2p:-3
N, with	0:2
N- #2	0:8 2k:9 30:8
N- #3	1x:-3 2n:10 30:14
N- #4	23:11
N- eight	1x:11 29:4 2x:3 31:6
N- five	0:6 23:3
N- four	1l:4 27:-3 2r:9 2s:8 2x:7 31:6
N- in	0:7 1k:3 1x:8 2d:3 2s:-2
N- law	1x:5 1z:5 2s:-2
N- old	0:5 1l:-3 1z:5
N- one	1l:4 29:3 2x:5
N- six	1l:4 29:3 2x:3
N- three	1l:5 26:7 2o:6 2x:9
N- two	1l:5 1z:-2 2r:9 31:2
N- year	0:4 1l:-3 1t:9 1z:5 23:-3
N. a	0:3
N. any	0:7
N. anyway	0:3
N. are	2r:-3
N. best	0:5
N. can	0:2 2k:-3
N. do	2q:-3
N. example	1u:8
N. explain	0:6
N. give	0:7 2c:-2
N. he	0:4
N. he's	0:5
N. help	0:4
N. how	0:4
N. i	0:4 2d:-2
N. i'm	0:4
N. is	0:4
N. it	0:5
N. it's	0:4
N. make	0:6
N. may	0:4
N. my	0:6
N. no	0:4
N. now	0:12
N. org	0:3
N. please	0:6
N. she	0:7
N. she's	0:8
N. so	0:10
N. suggest	0:9
N. tell	0:6
N. the	0:10
N. we	0:8
N. what	0:5
N. what's	0:7
N. whats	0:8 1t:-3
N. when	0:7
N. where	0:2
N. which	0:4
N. who	0:3
N. would	0:2
N. write	0:6
N: my	0:4
N: the	0:3
N? $	2v:-3
N? ?	0:3
N? asking	0:5 1x:-2
N? i	0:5
N_ _	0:4
Na #1	2a:8 2r:11
Na #2	1q:15
Na #3	0:6 1y:2
Na #4	0:9 2q:5 2r:-3
Na baby	1x:8 1y:7 1z:5 2o:10
Na bad	0:5
Na bakery	24:-2
Na bank	0:2 2j:6
Na big	1n:6 2p:5
Na birthday	2d:-3
Na bit	1x:8 23:6 2d:-3 2q:6 2x:6
Na bloke	0:3
Na boat	2c:-3
Na book	0:6
Na boy	g:6 1x:8
Na bus	0:4 2w:5
Na car	1x:7
Na card	2p:4
Na cat	1x:7
Na chef	0:2 23:6
Na church	0:3 2l:5 2o:4
Na day	1r:5 24:14
Na decent	2w:7
Na dentist	0:6
Na doctor	0:2
Na dog	1x:5
Na fair	29:-3
Na family	0:3
Na first	1x:12
Na flat	2d:6
Na friend	0:4 2a:7
Na friend's	0:6 2l:-3
Na full	23:8 24:7 2r:6
Na girl	0:4 2d:7 2t:6
Na great	1x:3
Na guy	2a:4 2s:9
Na half	1l:9 23:6 2x:6 31:8
Na heart	2l:8
Na horse	1y:8 2j:3
Na house	0:2 1x:3 1y:9
Na job	1x:10
Na kid	1x:12 2d:-3 30:4
Na lady	1x:7
Na landlord	2l:7
Na little	0:7 27:9 29:3 2d:7
Na man	0:2 1y:-3 2d:9 2o:10
Na month	23:9 24:6 2q:-3
Na morning	0:4 2a:4
Na new	1x:6 2o:7 2t:-3
Na night	0:3 24:10
Na note	2w:10
Na nurse	0:5 24:-3 2j:9 2o:-2
Na one	2d:10
Na parrot	30:-3
Na patient	0:4 2q:-2
Na person	0:3
Na picture	0:2
Na place	0:4 2d:6 2o:4
Na plumber	0:3
Na quiet	0:5 2d:-2
Na real	1x:10
Na school	0:5 27:-3 2j:8
Na second	1t:5 1x:8 2o:2
Na short	0:3 1x:-3
Na single	2a:6
Na small	1o:-2 1x:4 23:9 27:5 2j:5
Na spreadsheet	24:4
Na stroke	0:3 1x:6 25:4
Na student	0:4
Na sunday	0:4
Na thing	1o:4 2o:8 2t:9
Na truck	0:5 1x:6
Na two	2o:3
Na vet	23:7
Na way	0:2
Na wedding	1y:6 27:-5
Na week	24:7 25:4 27:6 29:5 2d:5
Na whole	0:2 24:9 2w:5
Na woman	2p:-3
Na year	1y:9 29:11 2p:-3
Na young	0:5 1x:6
Nabout a	2x:12
Nabout my	2a:5
Nabout the	2q:5
Naccording to	0:5 1x:-2
Nafraid of	0:5
Nafter a	0:6 1y:7
Nafter all	0:3
Nafter the	0:4
Nagain ,	0:4 1x:5 2d:10 2t:10
Nagain .	0:6
Nage ,	1k:8 1o:5 2a:6
Nall ,	0:10
Nall .	0:3
Nall day	1t:-3 24:10
Nall of	23:10
Nall that	1o:6
Nall the	0:3 2s:-3
Nallergic to	0:8
Nalready ,	2w:6
Nam i	0:5
Nan hour	29:9
Nan iphone	0:4
Nan old	2k:4 2p:5 2q:4
Nand a	1k:-3 1l:5 1n:-4 1t:6 1x:3 1z:6 23:3 24:3 2o:4 2r:4 2w:-2 2x:6 2z:3 30:3 31:8
Nand all	1o:6
Nand he's	0:2 2q:-3
Nand her	22:6 2d:12 2k:8
Nand hes	0:2
Nand his	0:3 2r:-4
Nand im	0:2
Nand in	0:6
Nand it	0:3 1k:-3 1t:-3
Nand it's	23:-3
Nand its	0:5
Nand me	2d:10
Nand my	0:2 2d:4
Nand never	2q:4
Nand no	1r:5
Nand not	2a:8
Nand now	0:8 23:-3
Nand one	24:7
Nand she	0:2
Nand she's	0:2
Nand the	0:3 1n:2 2a:2
Nand there's	0:2 2p:-3
Nand they	2w:-3
Nand this	0:4
Nand two	2d:3
Nand we	0:6
Nand we're	0:2
Nany good	0:3
Nany more	0:2
Nanymore ,	0:6 24:-2
Nare a	0:2
Nare the	1o:-2
Nas a	0:2 1t:-3 25:5 2d:-3 2j:11 2l:2
Nas an	1n:3 1x:4 1y:4
Nas of	0:10
Nas the	0:5 2j:-3
Nask for	1o:4
Nask me	0:2
Nasked for	0:4
Nasked me	1x:-3 2l:-2
Nat #1	0:2 1n:-2 24:8
Nat #2	0:2 1x:3 23:6 24:6 29:-3
Nat #4	1x:9 24:10
Nat a	1x:8 2j:7
Nat all	0:5
Nat half	1x:-7 24:12 2o:3
Nat home	0:2 1r:9 2j:9 2o:6
Nat it	0:4
Nat last	0:11 1t:9
Nat me	24:7
Nat my	1o:3 1x:4 21:8
Nat night	1o:3 21:6 24:8 25:12 2a:5 2o:5
Nat the	1n:6 1y:4 24:5 29:-3 2j:5 2o:10
Nat this	2p:-3
Nat work	0:4 1x:10
Naugust ,	25:4 2o:5 2x:4
Naway $	0:7
Nback $	25:6
Nback ,	0:13 1x:7
Nback .	0:6 25:10 2p:-2
Nback in	0:13 1r:9 1x:5
Nback to	0:6 1x:2 2o:9
Nbad ,	0:5 25:11
Nbad for	0:10
Nband ,	0:5 1x:3 27:9 2c:2
Nbe a	1x:5
Nbe honest	0:2
Nbe on	2l:6
Nbe the	0:4
Nbecame a	0:3
Nbecause of	0:2
Nbeen a	0:4
Nbeen married	0:5
Nbefore i	24:9 2c:-2
Nbefore the	0:9 1y:6 2y:8
Nbelieve in	1o:7
Nbest man	1x:7 2l:-3
Nbetter for	1o:2
Nbetter than	2p:4 2w:10
Nbetween a	0:2
Nbirthday is	0:4
Nbiscuit ,	0:3 x:8
Nbit of	0:2 23:5 2q:5
Nblood pressure	23:4 25:4
Nborn in	0:9
Nboss ,	0:7
Nboss is	2s:3
Nboy ,	0:7 1x:10
Nbroke my	29:-3
Nbroke up	1x:7
Nbrother ,	0:3 1x:4 1z:5 2d:8
Nbrother and	1z:11
Nbrother has	0:3 2j:-2
Nbrother is	1z:9 2d:8
Nbuilding a	0:8
Nbullet points	2a:2
Nbut my	0:2
Nbut she	0:2
Nbut the	2t:-3
Nbuy a	23:9
Nby a	1x:15
Nby the	0:3 24:3 27:2 2e:4 2o:6 2w:3
Ncall me	0:6
Ncalls me	0:3
Ncan a	0:3
Ncan do	0:3
Ncan i	2k:-3
Ncan she	0:2
Ncan u	0:2
Ncan't swim	0:8
Ncat ,	13:6 1x:8 2m:8
Ncats and	2m:9 30:-3
Ncome from	0:5
Ncook for	2j:4
Ncould a	0:2
Ndaughter ,	0:4 1z:6
Ndaughter has	0:2
Ndaughter is	0:2 1x:-2
Nday $	24:5
Nday ,	0:2 1p:7 20:11 24:7 2o:3
Nday .	1k:-2 24:7 2o:11
Nday and	0:5 1r:8
Ndays ,	0:11 2x:7
Ndays .	0:6 1o:6
Ndays a	0:3 2j:6
Ndid it	0:3
Ndied ,	0:3 1x:14
Ndied in	e:21
Ndo ,	0:7 2a:9
Ndo a	2w:8
Ndo at	0:3
Ndo i	2w:-2
Ndo in	0:3 2o:9
Ndo it	0:2
Ndo we	0:6 2a:-3
Ndo with	0:2 1y:-2
Ndoes a	0:2
Ndoes my	0:4
Ndoes not	0:6
Ndoes the	24:4
Ndog ,	13:11 2m:5
Ndog is	0:6
Ndoing a	0:3
Ndon't drink	0:4
Ndone ,	0:9 25:10
Ndone with	0:5
Ndoor ,	0:7
Ndown ,	0:6 25:10
Ndown .	0:3 1r:10
Ndown to	1n:8 1x:2 23:6 2o:-6
Ndrive a	0:3
Ndrives a	0:4
Neleven years	1e:4 1x:4
Nengaged to	1x:5 2t:6
Nenglish $	2b:8
Never since	0:14
Nevery day	0:3 1r:4
Nevery morning	24:5
Nevery sunday	24:3
Nevery time	0:3 2a:5 2p:-2
Neverything ,	1o:12 24:9 2l:8
Neverything .	24:12
Nexplain it	23:-2
Nexplain the	2a:5
Nfather -	0:3
Nfirst ,	0:3 1x:12 2a:10 2l:6
Nfirst time	0:9 1n:7
Nfive $	13:5
Nfive ,	1l:5 23:8 24:8
Nfive .	1l:13 1t:9 23:6 2j:10
Nfive years	0:7
Nfix the	0:7
Nflat in	0:5 24:-3 2d:3 2p:4
Nfor #1	0:2 1y:11 2r:7
Nfor #2	0:9
Nfor a	0:2 2o:3
Nfor four	0:3 1y:7 2r:-2
Nfor good	1x:8 2o:10
Nfor him	1t:7
Nfor his	2a:-3 2o:6
Nfor it	1x:11 2l:8
Nfor me	23:6 2a:5
Nfor my	25:14 2q:4
Nfor one	0:4 1y:-3
Nfor our	2j:2
Nfor six	0:4 1y:12
Nfor the	1y:4 23:2 2f:-2 2o:5 2r:8 2y:-2
Nfor thirty	1y:6
Nfor two	0:5 1x:7 2o:4
Nfor years	0:8
Nforty -	1x:-5 2x:7
Nforty years	2j:7 2r:7
Nfour years	1l:3 1y:5 2r:-3
Nfriday ,	0:5 24:12
Nfriday .	2o:2
Nfriend of	0:5 2l:-3
Nfrom a	2d:-2
Nfrom now	0:6 2q:-2
Nfrom the	1n:-2 1q:10 20:6 2k:5
Nfull of	2k:9
Nfull time	1x:6 2j:8 2p:3
Ngave me	1x:8
Ngave up	0:5
Nget a	21:-2 2o:8
Nget the	2b:2
Nget to	2l:3
Ngetting married	1x:8
Ngirl ,	1x:8 1z:12 2d:5 2j:7
Ngive a	1x:-3
Ngive me	2a:6
Ngive up	0:2
Ngiven up	0:2
Ngluten free	24:5
Ngo $	0:2 25:-2
Ngo ,	0:3 1x:10 2r:6
Ngo .	0:8
Ngo in	0:4
Ngo on	0:3
Ngo to	1o:5
Ngoing to	0:2
Ngone to	0:7
Ngood ,	0:5 1x:9
Ngood for	0:3
Ngood morning	0:9 1o:4
Ngot a	0:7 2m:-4
Ngot engaged	e:2
Ngot into	e:7
Ngot my	0:2
Ngot promoted	e:4
Ngot the	1x:3
Ngrew up	0:6
Nhad a	24:3
Nhad my	e:5
Nhad to	0:6
Nhalf of	0:7 24:6 2d:6
Nhas been	25:5
Nhas no	0:2 2d:-3
Nhas three	24:-3 30:-3
Nhas to	1t:-3
Nhave ,	0:6
Nhave a	0:2 1o:4
Nhave an	0:2
Nhave one	0:4
Nhave two	0:4
Nher ,	0:10
Nher .	0:2 22:13 2o:6
Nher a	0:3 2o:10
Nher husband	1x:3 24:6 2t:4
Nher in	0:3 23:3 2o:6
Nher own	1x:4 2d:8 2w:7
Nhere ,	0:10 1o:6
Nhigh school	1y:-3 27:4
Nhim $	2q:-2
Nhim ,	0:5 1x:11
Nhim .	0:2 2j:-3
Nhim a	24:4 2o:6
Nhim for	0:3
Nhis own	1x:5 2d:11
Nhis wife	1x:6
Nhome $	0:4
Nhome ,	0:5 1v:3 1x:4 23:8 2j:6 2p:7
Nhouse $	0:6
Nhouse ,	0:5 1x:2 2d:10 2k:5
Nhouse in	1x:2 2d:12
Nhouse is	0:8
Nhouse with	0:6 23:5
Nhow do	2w:-2
Nhow is	0:2
Nhow many	0:3
Nhow much	0:2
Nhow to	2a:-3
Nhusband ,	0:10
Nhusband is	0:6
Ni am	0:7 24:3
Ni bake	0:5
Ni believe	0:5
Ni can	2b:-2
Ni ever	24:-2
Ni find	0:4
Ni gave	1x:10
Ni get	2l:6
Ni go	0:2
Ni got	2d:-3
Ni have	1n:4
Ni haven't	0:3
Ni just	0:2
Ni like	0:2
Ni love	0:3 2l:7
Ni make	24:-3 2a:4
Ni mean	0:4 2d:-2
Ni moved	0:3
Ni no	0:5
Ni now	0:6
Ni own	0:6
Ni put	2k:-3
Ni said	2a:-3
Ni say	2w:-2
Ni sold	0:4
Ni think	0:3
Ni use	0:4
Ni walk	0:3 2r:-2
Ni was	1t:-3 1x:6 24:-3
Ni were	2x:9
Ni work	0:7
Ni would	29:-3
Ni write	2a:5
Ni'm #1	0:3
Ni'm #2	0:2
Ni'm in	0:4
Ni'm on	24:9
Ni've got	1x:-3
Ni've never	0:4
Nideas for	0:3
Nif a	0:2
Nif i	1x:-3
Nif it	0:3
Nif someone	0:3
Nin #4	0:5
Nin ,	0:2 1n:13 1x:12
Nin -	0:2 1k:3 2d:7 2s:-2
Nin a	1y:4 23:2 2o:8
Nin an	1y:4 2o:8 2r:5
Nin august	1n:-3 1x:3 1y:-3 25:6 2o:5
Nin english	2w:7
Nin february	1x:11 23:5 2o:10
Nin five	1v:7 1y:-2 24:7
Nin front	0:4
Nin her	0:2 1x:6
Nin his	24:13 25:8 2d:12
Nin ireland	1x:4
Nin it	24:5
Nin january	0:3 2o:4 2t:9
Nin july	0:6 1r:-3 2a:-3 2o:4
Nin june	1x:3
Nin law	1z:-3 2s:2
Nin leeds	1s:7
Nin march	0:2 2o:6
Nin may	1x:4 2o:9
Nin my	1o:3 1r:7 25:13 2p:4 2r:5
Nin new	0:2
Nin november	1o:-3 1x:11 2o:2
Nin october	1x:6 2o:5
Nin one	1x:9 25:4 2r:4
Nin september	2o:3
Nin that	0:3 2d:-2
Nin the	1x:2 21:3 2c:-2 2p:4 2r:3 2w:3
Nin this	0:5 2a:-3
Nin three	0:5 2d:4
Nin two	0:6 1x:2 2o:3
Nin winter	0:3
Nin with	1x:5 2d:3
Ninstead .	0:3 24:5
Ninto a	1x:10 2o:-2
Ninto the	2o:9 2r:10 2u:7
Nis #1	0:8
Nis #2	0:9
Nis #3	0:8
Nis #4	0:2 2r:10
Nis ,	0:2
Nis a	0:2 1t:-2 23:7 2a:-3
Nis at	0:5 1x:-3
Nis from	0:6
Nis getting	0:2
Nis going	0:2
Nis in	0:7
Nis leaving	0:6
Nis my	0:3
Nis now	0:7
Nis on	1x:7 2o:8
Nis pregnant	0:9
Nis scared	1k:-3
Nis six	0:6
Nis that	29:-3
Nis the	1s:-3
Nis what	0:5
Nisn't a	0:2
Nit ,	0:13 23:7
Nit .	0:3 1x:6 23:3 25:5 2l:6 2w:11
Nit a	0:3
Nit and	0:6
Nit back	23:6
Nit for	0:4
Nit in	0:5 2o:8
Nit off	0:5 1x:6
Nit on	0:9 2o:5 2p:7
Nit out	1o:3
Nit the	0:4
Nit to	0:5 2w:-3
Nit up	2o:10
Nit was	0:2
Nit with	0:8 24:-2 2o:7
Nit's not	23:-3
Njanuary ,	0:4 1p:4 2o:11
Njob ,	1x:7 1y:12 2j:8
Njob at	1x:6
Njoined the	e:4 1y:-3
Njune ,	0:3 2g:7 2o:6 2r:8
Njust a	0:5
Njust got	0:4
Njust me	u:4
Nkeep a	0:7
Nkeep the	24:-3
Nkids $	1z:7
Nkids ,	0:8
Nkids and	2d:8
Nknow ,	0:6
Nknow what	23:-3
Nlady at	0:3 2j:8
Nlast month	0:11 2p:-3
Nlast night	0:4
Nlast week	0:3 2o:3
Nlast year	0:3 1x:5 2v:-2
Nlaw ,	0:2 1z:10 2s:9
Nlearned to	2a:-3
Nleft the	0:5 24:-2
Nletter to	2p:5
Nlife ,	0:6
Nlife .	0:2
Nlike a	0:3 24:6 2a:9
Nlike i	0:2
Nlike it	23:7
Nlike to	23:2
Nlist of	0:3
Nlive in	0:13
Nlive with	1x:11 2o:7
Nlives in	0:10
Nlook at	0:3
Nlook like	0:3 2l:-2
Nlost her	e:4
Nlost his	e:2
Nmade me	0:5 1x:2
Nmake a	0:3
Nmake it	0:2
Nmake the	0:2
Nman ,	2d:6 2j:13 2l:8 2o:5
Nman in	j:4
Nman who	0:6 1y:-3
Nman with	0:8 1n:-3
Nmarch ,	1p:5 1x:10
Nmarch .	0:8 1x:-4 2o:6
Nmarch and	0:8 2x:10
Nmay ,	1x:3 2l:-3 2o:12 2x:8
Nmay i	0:2
Nme $	1x:11
Nme ,	0:6 2a:2 2u:6
Nme .	1o:5 1s:-2 1x:5 23:5 2o:9
Nme a	1x:6 24:6
Nme and	2a:5 2d:3 2l:9
Nme at	1x:7 24:5
Nme every	24:3
Nme five	0:4
Nme for	23:10 2o:9
Nme in	0:3 2a:8
Nme on	0:2 1v:9 2o:4
Nme out	0:6
Nme the	0:2
Nme three	0:3
Nme to	23:-2 24:7 2a:4 2l:-3
Nme up	1y:10 24:-2
Nme with	2d:10
Nminutes ,	0:3 2r:10
Nmonday $	2o:8
Nmonday ,	25:-2 2o:3
Nmonday .	0:14 24:4
Nmonth $	29:13
Nmonth ,	0:3 24:4 29:5 2r:8
Nmonth .	1x:11 23:9 24:7 2o:4
Nmonth and	0:11
Nmore ,	0:7
Nmore than	0:2 24:3 2w:4
Nmorning ,	0:4 1s:-3 1x:6 24:6
Nmorning .	24:7 27:8
Nmorning person	1f:2
Nmother in	1z:-2 2s:10
Nmother is	0:2
Nmove to	2o:4
Nmoved from	0:9
Nmoved in	e:4 2d:7
Nmoved to	2o:5
Nmr .	0:10
Nmrs .	x:4
Nmy age	1o:3 2a:5
Nmy aunt	0:2 2d:8
Nmy brother	0:2 2d:7
Nmy dad	1x:8
Nmy daughter	0:4 1x:-3
Nmy dog	24:7
Nmy father	0:2 1x:8
Nmy feet	0:6
Nmy first	1x:9
Nmy girlfriend	0:2
Nmy granddaughter	0:3
Nmy grandmother	0:4
Nmy grandson	0:4
Nmy hair	24:14
Nmy hands	0:4
Nmy head	0:9
Nmy husband	1x:5
Nmy job	0:4 1x:4
Nmy knees	0:3
Nmy last	2o:13
Nmy left	0:4
Nmy life	0:2 1x:-3
Nmy little	0:2
Nmy manager	0:5
Nmy mom	2d:7
Nmy mother	23:5 24:9 2d:8
Nmy mum	1x:8
Nmy nephew	1x:9
Nmy new	0:4
Nmy niece	0:6
Nmy old	0:3
Nmy own	23:10 27:12 2d:5 2r:2
Nmy parents	1o:2 23:2 2o:3 2p:-2
Nmy phone	0:2
Nmy roommate	0:3
Nmy sister's	0:2
Nmy son	0:2 2d:3
Nmy son's	0:2
Nmy uncle	0:4 2d:-5
Nmy whole	2l:8
Nmy wife	2d:5
Nmy wrist	1x:6 29:-3
Nname is	0:2
Nneed a	0:3
Nneeds a	0:5
Nnever been	1y:5
Nnever learned	0:4
Nnext door	23:-3
Nnext week	0:2 2d:-3
Nnight $	0:4 2a:9
Nnight ,	0:4 1x:11 21:5 24:14
Nnight .	0:4 1x:10 25:9 2o:7
Nnine ,	2:10 1l:7 24:4
Nnine years	1e:2
Nno ,	0:8
Nno longer	0:6
Nno more	0:4 2b:-3
Nno to	0:2
Nnone of	0:2
Nnot a	2a:5
Nnot my	0:4
Nnot the	0:4 1o:6
Nnovember ,	1p:11 1x:2 2r:-3
Nnow ,	0:7 2c:5 2o:6
Nnow .	0:3
Nnow and	0:12
Nnow on	0:3 2a:3 2q:-2
Nnurse ,	0:3 2j:6
Nof #2	2r:16
Nof a	0:2 1t:3 23:4 25:6 2d:6 2l:10
Nof all	0:7
Nof his	24:4 2k:3 2o:5
Nof it	23:5
Nof me	0:3
Nof my	0:3 1x:9 23:9 2q:6
Nof the	1k:10 1t:5 1x:3 1y:6 21:6 2c:7 2m:11 2y:7
Nof them	1y:-3 20:-3 2k:10 2r:9
Nof those	0:4
Nof us	2d:9 2s:4
Noff $	24:9
Noff ,	0:3 1n:10 1x:9 2c:7
Noff .	0:2 1x:2
Noff a	0:6
Noff in	0:9
Noff the	0:3 1x:7 27:7
Noff to	15:3
Nok so	0:6
Non #2	1x:2 24:12 2v:9
Non ,	24:15 2a:6 2q:14
Non a	0:2 1n:6 1y:6 29:-2 2d:5 2o:5 2w:2 30:4
Non an	0:4 1y:4
Non friday	0:7 2o:7
Non his	u:2 23:9
Non me	1x:9 2l:11
Non monday	0:7 2o:5
Non my	1s:-3 1y:4 2o:7 2r:7
Non saturday	0:9 2o:10
Non sunday	24:7 2o:6
Non sundays	1v:-3
Non that	0:3
Non the	0:2 1n:5 21:5 24:2 27:5 2o:4 2z:5
Non thursday	1x:5 2o:2
None ,	0:5 1l:12 23:-3 26:12 2l:12 2p:10 2s:9
None .	1l:5 1y:9 24:6 2a:-2 31:10
None and	0:2 26:4
None day	0:8 2r:5 2v:-3
None for	0:2 2l:12 2o:6
None in	0:9 1x:7 20:-4 26:2 2o:5
None is	0:3 1l:11
None of	0:4 20:-2
None to	0:5 2o:-3
None years	2x:18
Nonly one	0:10
Nor a	0:5
Nor is	29:-3
Nor just	0:5
Nor the	0:6
Nought to	1o:3
Nour cat	0:11
Nour daughter	0:7 2d:4
Nout ,	0:6 1o:5 1x:8 25:10
Nout .	1x:4 25:11
Nout in	0:4 1x:16
Nout of	24:3 2q:4 2r:12
Nout on	0:5
Nout the	0:4 2d:9 2q:8 2w:-3
Nout to	1x:3 2o:10
Nover ,	0:14
Nover the	0:2 24:3 2w:-3
Npart time	1x:9 23:7
Npassed the	e:6
Npeople ,	0:3 1o:8 24:5 2s:8
Npeople who	2p:5
Nperson ,	2y:12
Nphone is	0:3 1q:10
Npicked up	0:14
Nplace ,	2o:9
Nplace in	1x:-3 2j:10
Nplan for	0:2
Nplease $	1k:-3 2l:-3
Nplease ,	0:7
Npromoted to	e:8
Nput a	1o:4
Nput in	1x:4 25:9
Nput me	0:4
Nput on	0:8
Nput that	0:4 2k:-3
Nquit the	e:9
Nrecommend a	0:2
Nredo the	2w:-3
Nrent ,	24:6 29:6
Nretired ,	0:5 e:4 2j:9
Nrewrite this	0:2
Nright ,	0:8
Nroom ,	0:5 24:9 2w:7
Nrun a	0:7
Nruns a	10:6 24:8
Nsaid no	0:3
Nsaturday ,	0:5 24:8 2o:12
Nsaturday .	0:3 24:9
Nsay ,	0:7
Nsay no	23:7
Nsay that	0:2
Nsays i	2l:9
Nscared of	0:2
Nschool $	0:2
Nschool ,	0:6 1v:5 1x:7 2v:5
Nschool .	1t:6 1v:9 2o:7 2s:8
Nseptember ,	1p:6 1x:7 1y:-2 2o:5 2x:9
Nseventy -	1x:5
Nshe's #2	0:2
Nshe's a	2d:-2
Nshort ,	r:14
Nshould a	0:3
Nshould be	1o:7
Nshould i	1o:-3
Nshould one	0:3
Nshould we	0:4
Nside ,	25:5 27:12 2e:9
Nsince #4	2r:6
Nsince the	0:5
Nsister ,	1z:2
Nsix ,	2:9 1l:5 1r:6 24:8 26:10 31:6
Nsix foot	0:3
Nsix weeks	0:5 1e:5 1x:11
Nsix years	1x:4 1y:8
Nsixty -	2:3 1x:5 31:4
Nso give	0:4
Nso im	0:3
Nso no	0:2 2b:-3 31:-3
Nso now	0:6
Nso she	24:-2
Nso we	0:5
Nso what's	0:4
Nsold my	0:8
Nson ,	0:9
Nson is	0:2
Nsorry ,	0:2 2l:8
Nsort of	0:5 2j:-3
Nsound like	0:6
Nsounds like	0:3
Nspring ,	1x:11 2o:5 2x:11
Nsuch a	0:2
Nsuggest a	2a:4
Nsunday $	0:7
Nsunday ,	1x:17 24:10 2o:4
Nsunday .	0:7 2x:12
Nsupposed to	0:3
Ntake a	0:4
Ntake it	0:3
Ntaken up	0:4 27:-2
Ntastes like	0:3
Ntaught me	0:11 2j:-3
Ntea ,	2c:8 2p:13
Nteach me	0:7
Ntell her	0:3
Ntell you	0:5
Nten minutes	0:3
Nten years	0:4
Nterrified of	0:4
Nth ,	1p:4 1x:6 24:7 2o:13
Nth of	1p:14
Nthan a	0:3
Nthan me	2u:9 2w:10
Nthan the	0:7 23:-3
Nthat $	21:-2
Nthat ,	0:7 1o:5 24:-3
Nthat .	0:4
Nthat a	0:3
Nthat i	0:3 24:-5 2b:-2
Nthat in	2k:-3
Nthat my	0:5
Nthat on	0:4 2z:-2
Nthat she	0:5
Nthat the	0:3 2p:-2
Nthat was	0:4
Nthe #2	20:6 24:2 2k:-3 2o:2 2p:-2
Nthe baby	1x:4 2x:7
Nthe back	0:3 24:10
Nthe bank	0:3 2j:6
Nthe bottom	0:7
Nthe bus	0:6 24:3
Nthe car	1x:11 24:5 2p:7
Nthe cat	1x:6 2d:5
Nthe children	1x:2 24:4
Nthe church	1x:3 2q:5
Nthe dark	21:5
Nthe day	0:2
Nthe dog	1x:2 2o:5
Nthe end	0:2 20:-3 2a:4 2o:6
Nthe family	1t:5
Nthe farm	1x:6 24:5 2o:5
Nthe first	1y:6 23:-4 2d:5 2k:8
Nthe fridge	1x:3
Nthe girl	0:5
Nthe hospital	0:3 1x:4
Nthe house	1x:6 2o:7
Nthe kids	1x:7 2d:4 2j:6 2o:10 2w:-2
Nthe last	0:9 1x:-3 2o:4
Nthe left	1t:-3 25:6
Nthe library	1k:7 1q:7 24:-3 2p:3
Nthe navy	0:4
Nthe new	0:5
Nthe next	0:4 2a:7
Nthe night	0:3 1x:10 23:-3
Nthe nurse	0:6 26:-3 2t:-3
Nthe office	0:3 24:12
Nthe old	2x:10
Nthe one	0:2 2o:10
Nthe only	0:4
Nthe other	0:4 2o:6
Nthe paper	0:2 2k:-3 2z:7
Nthe phone	0:12 2w:-2
Nthe rain	2c:7
Nthe road	1x:-4 2j:11
Nthe same	0:4 24:9 2o:5
Nthe school	1k:9 1x:8 2j:7
Nthe sea	21:3 27:-2 2c:5 2e:4
Nthe second	0:2 1t:-3 2o:2 2w:-3
Nthe shop	0:4 1x:12 23:-3
Nthe spring	2o:12
Nthe summer	2q:6 2x:-2
Nthe team	0:3 1x:9
Nthe three	1x:6
Nthe train	2o:4
Nthe two	24:8
Nthe vet	0:4
Nthe way	0:5
Nthe wedding	2o:5
Nthe week	1o:5 24:7 2o:7
Nthe whole	0:4 1x:12 23:9
Nthe word	1y:-3 2a:6
Nthe world	20:-3
Nthem ,	0:9 2k:4
Nthem .	2r:11
Nthere ,	0:5 2o:11
Nthere .	0:2 2o:6
Nthere any	0:4
Nthere's a	2p:-3
Nthing to	2a:7
Nthirty -	31:5
Nthirty years	1x:8 1y:2 2j:4
Nthis is	0:2
Nthis morning	0:8 1s:-3
Nthis to	0:2
Nthis week	0:10
Nthis year	1x:4 2o:9
Nthree ,	2:16 1l:8 26:4
Nthree months	2:3 1x:-3
Nthree of	26:10 2d:-2
Nthree weeks	1e:6 24:2 2o:5
Nthree years	1y:4
Nthrough a	1x:9 1y:2
Nthrough the	23:6
Nthursday ,	0:5
Ntill the	1n:8 2o:9
Ntime $	2a:7
Ntime ,	0:5 24:11
Ntime .	0:5 1x:10
Ntips for	0:3
Nto #2	0:10
Nto a	0:2 1y:7 27:-3 2l:8 2p:5
Nto an	0:3
Nto ask	2l:3
Nto be	1x:4 23:5 2j:7
Nto bed	0:10 2y:9
Nto bring	0:5
Nto buy	0:2
Nto come	0:5
Nto do	2a:8
Nto drive	2a:-3 2q:9
Nto eat	0:2
Nto give	0:3
Nto go	1t:2 23:4 2r:-3
Nto have	0:3
Nto her	24:4 2o:9
Nto him	23:-3
Nto it	25:7 2p:-2
Nto keep	1n:3 24:-3
Nto know	23:-2 2l:3
Nto learn	0:2 23:2
Nto leave	0:7 2j:-2
Nto live	1x:10 2o:8
Nto make	1x:9
Nto me	2a:7
Nto my	1n:9 24:8
Nto open	1x:8 23:5
Nto play	0:4
Nto put	0:2
Nto run	0:4
Nto save	0:6
Nto say	23:8
Nto sell	1x:3
Nto shellfish	1m:4
Nto spain	2o:3
Nto stop	23:9
Nto take	2b:-2 2o:11
Nto the	0:2 1o:8 1t:-4 1x:3 24:10 2o:4
Nto use	0:3
Nto work	1x:4 24:12 2o:-3 2r:-2
Nto write	0:2
Ntoday ,	0:7
Ntoday .	0:2
Ntoo ,	0:10 2o:6
Ntoo late	0:4
Ntoo much	0:2 24:7 2l:10
Ntook the	e:6
Ntuesday ,	0:17
Nturned #2	0:5
Nturns out	0:5
Ntwenty -	29:-2 2o:10
Ntwice a	l:3 1r:4
Ntwo ,	0:6 1l:7 1t:11 24:6 26:5
Ntwo -	0:4 2d:3
Ntwo days	0:6
Ntwo hundred	0:8 2k:6
Ntwo kids	g:11
Ntwo of	0:7 2o:5
Ntwo weeks	0:5 24:7 29:7
Ntwo years	1y:2
Ntype #1	m:3 1x:-3
Nunder #2	0:2 1k:10
Nunder a	0:4 2w:6
Nunder the	1x:6 24:8
Nup $	24:12
Nup ,	0:9 2l:7 2q:9 2t:7
Nup .	1x:12 2t:12
Nup a	2o:8 2q:4 2w:8
Nup at	24:9
Nup for	0:2 23:10
Nup in	0:7 1t:-2 1x:11 1y:4 2r:5 2t:3
Nup on	0:9 24:-2
Nup the	1x:8 23:3 2o:7
Nup to	1x:4 25:10
Nup with	0:5
Nus ,	0:6 1x:17
Nus .	2o:12 2p:9
Nus a	0:6
Nused to	0:10
Nvegan ,	0:3 8:5
Nvet says	0:9
Nwant a	0:5
Nwants a	0:3
Nwants me	0:3
Nwas #2	0:2 2x:2
Nwas a	0:4 21:-3
Nwas born	1x:4
Nwas in	0:3
Nwas my	0:8
Nway ,	0:2 1t:-3 1x:11 2l:7 2r:9
Nwe are	2o:6
Nwe go	1y:-3 2o:8
Nwe had	0:2
Nwe lost	e:3
Nwedding ,	0:4 20:9 2o:8
Nweek $	0:3 2o:11
Nweek ,	1o:6 1p:8 1x:12 24:13
Nweek .	1r:10 23:10 27:9 2o:5
Nweek and	24:7 25:8 29:3 2d:-3
Nweeks ,	0:5 1l:8 1x:6
Nweeks .	0:2 1l:8 25:7
Nwell ,	0:5 2l:13
Nwent back	1x:3
Nwere a	0:2
Nwhat a	0:3
Nwhat happens	0:4
Nwhat i	0:2 2a:-2
Nwhat may	0:3
Nwhat sort	2j:-3
Nwhat the	1k:-3
Nwhats a	1t:-3 2l:-2
Nwhats the	0:2
Nwhen a	0:3
Nwhen i	1x:7
Nwhen i'm	24:9
Nwhen is	0:2
Nwhen the	0:4
Nwhen they	1o:5
Nwhen you	25:-3
Nwhich i	1x:7
Nwho was	0:5
Nwhy is	0:3
Nwife ,	1x:11 2d:5
Nwill be	0:4
Nwill not	0:4
Nwith #2	0:6
Nwith a	1m:6 1r:5 2a:4 2l:6 2w:7 30:9
Nwith an	0:2 23:4 2d:-2 2z:7
Nwith her	24:2 2d:5
Nwith him	0:4 2o:5
Nwith his	0:6
Nwith me	1x:7 2a:2 2d:9 2o:4
Nwith my	1n:4
Nwith no	1o:3 1q:3 2d:11 2p:-3
Nwith one	0:2 1n:3 24:9
Nwith the	0:3 1n:2 1r:-5 2j:12 2o:4 2p:9
Nwith two	0:3 1x:5 2d:3 2k:8
Nwith us	2d:5
Nwithout a	1o:4 23:2 2q:-2 2r:-2 2x:6
Nwoman who	22:10 2p:-3
Nwords $	2a:8
Nwords .	2l:10
Nwords for	0:8
Nwork ,	0:5 1x:4 24:5 2j:9
Nwork .	0:4
Nwork at	0:15
Nwork in	0:4 1y:-2 23:9 2j:-3
Nworks at	0:13
Nworks for	0:9
Nworth it	0:2
Nwould a	0:3
Nwould be	0:2
Nwould like	0:4
Nwrite a	0:4
Nwrite in	0:7
Nwrite the	0:5
Nwrite to	0:4 2a:4
Nwriting a	0:5
Nwrong ,	0:6
Nyear $	2p:-3 2x:8
Nyear ,	0:3 1x:5 23:7 29:5 2o:6 2x:3
Nyear -	0:7 1l:-3 1z:4 23:-3
Nyear .	1t:6 29:5 2o:8 2x:13
Nyear and	1x:11 2x:4
Nyear old	0:11
Nyears ,	1y:8 2q:-2 2x:10
Nyears .	2j:10 2r:2 2x:11
Nyears ago	1x:5 24:-3
Nyears and	0:7 1y:5 2j:4
Nyears in	1y:9 2x:6
Nyears of	0:5
Nyou $	2a:11
Nyou ,	0:4 1o:6 2l:4
Nyou a	0:2
Nyou ask	0:5
Nyou can	0:3
Nyou give	0:2
Nyou to	0:6 23:-2
Nyou were	0:4
P! what	0:3
P" a	0:6
P" and	2a:-3
P" i'm	0:6
P" into	0:5
P" my	0:5
P" the	0:8
P#1 '	26:15
P#1 ,	0:2
P#1 .	0:5
P#1 am	24:5 2y:6
P#1 and	0:5 1l:10 24:4
P#1 in	0:8
P#1 k	24:3
P#1 th	0:3 2x:3
P#2 ,	2o:6
P#2 -	0:5 1q:6
P#2 and	31:6
P#2 in	6:6
P#2 k	29:2
P#2 minutes	0:4
P#2 on	6:5 24:8 2r:8
P#2 th	2v:5
P#2 year	0:4
P#2 years	0:4 2q:-2
P#3 #3	0:4
P#3 ,	0:6
P#3 -	2n:11
P#3 a	2d:5
P#3 k	2r:6
P#4 ,	0:4
P#4 .	0:2
P#4 and	1y:7 2d:-3
P$ #3	29:5
P' #2	0:2 30:6
P, "	0:4
P, #1	0:6 1l:7 26:3 31:14
P, #2	0:3 24:3 29:6 2o:7 2r:5 2x:3 31:8
P, #3	0:9 26:7 2n:6 2x:12
P, a	1t:12 1x:10 1z:5 23:6 2d:5 2s:8
P, after	1e:5
P, all	23:7
P, always	2a:10
P, and	29:6 2o:2 2s:-3
P, any	0:3
P, are	0:2
P, as	0:9 2j:-3
P, asking	0:3
P, at	0:7 1t:-3 2o:3
P, because	0:2
P, before	0:2 20:8 23:7
P, both	1z:8
P, but	0:4 21:-2
P, can	0:5
P, do	0:5
P, does	0:2
P, don't	0:8
P, first	0:3 1n:5 1t:8
P, forty	29:8 2x:6
P, from	p:3
P, good	0:6
P, got	0:2 1x:6
P, has	2t:9
P, her	0:3
P, his	0:4
P, how	0:2
P, i	1o:-3 1x:4
P, i'm	2o:6
P, i've	0:3 1y:10 2o:9
P, in	0:10 2o:7
P, is	1x:3
P, it	0:6 24:-3
P, it's	24:-2
P, just	2a:7 2l:8
P, like	0:10
P, make	0:2
P, me	0:6
P, mostly	0:8
P, my	0:5
P, need	0:2
P, never	2a:11 2l:6 2p:10
P, new	0:11
P, no	0:3 1r:6 25:8 2a:7 2l:8
P, not	2a:10
P, nothing	0:8
P, of	0:15
P, on	25:10 2d:10 2o:7
P, one	0:3 1n:12 1z:8
P, only	0:2
P, our	0:3 1k:13 2d:5
P, please	0:3
P, same	0:5 24:9
P, says	0:2
P, she	22:8 2l:9
P, should	0:4
P, since	2x:12
P, six	26:7 2q:5 2x:8 31:10
P, so	2b:-3
P, still	24:4
P, that	0:7
P, that's	0:4
P, the	0:6 1r:2 29:9 2d:5 2o:10
P, they	0:7
P, three	0:7 24:8 2x:10
P, to	0:11
P, too	0:7
P, two	1l:8 1z:7 25:18 2k:8
P, wants	23:12
P, was	1x:14
P, we	2q:-3
P, what's	0:2
P, which	0:3
P, with	0:10
P, would	0:3
P, write	0:3
P, you	0:5
P- #3	1x:-3 2n:4
P- #4	0:3
P- eight	29:5
P- five	0:3 24:6 2x:2
P- four	2r:9 2x:4 31:6
P- in	0:2 1k:3 2s:-2
P- old	0:3 23:-3
P- one	29:6 31:2
P- six	29:5
P- three	0:4 1t:-2
P- two	2r:8 2x:5 31:6
P- year	0:7 1l:-3 1z:3
P. "	0:3
P. a	0:12
P. any	0:4
P. are	0:6
P. best	0:6
P. can	0:3 2k:-3
P. does	0:6
P. example	0:5
P. explain	0:3
P. he's	2:5
P. help	2o:-3
P. i	24:2
P. is	0:8
P. it's	o:9
P. make	0:3
P. may	0:3
P. my	0:7
P. no	1n:8 2a:7
P. now	0:2
P. please	0:3
P. she's	2:7
P. should	0:4
P. the	0:4
P. we	0:4
P. what	1s:-3
P. when	0:2
P. where	1x:-3
P. which	0:5
P. who	0:9
P. would	0:3
P. write	0:2
P: "	0:6
P: my	0:7
P: the	0:8
P; i	1x:9 24:9
P; please	0:3
P? i	0:2
P@ example	1u:5
P^ "	0:5
P^ #2	1p:5 29:6 31:7
P^ #3	26:6 2n:4 2r:7
P^ a	0:5 1z:7 2k:6 2l:-3 2q:3
P^ are	0:6
P^ as	0:2
P^ at	0:3 1t:-3
P^ before	0:7
P^ best	0:4
P^ call	0:3
P^ can	0:4
P^ can't	1d:8
P^ did	0:2 1x:-3 1y:2
P^ do	0:5 2a:5
P^ does	0:7
P^ don't	0:2 2a:5
P^ draft	0:2
P^ explain	0:4
P^ for	0:3 1x:-3
P^ give	0:3
P^ good	0:7 1o:6
P^ got	1x:8
P^ had	1x:2
P^ have	1y:-3
P^ having	0:3
P^ he	0:5
P^ he's	0:5
P^ her	0:6
P^ hi	0:2
P^ his	0:8
P^ how	0:2
P^ i	1s:-3
P^ i'm	2w:2
P^ if	29:-3
P^ in	0:6
P^ is	0:9
P^ it	0:2
P^ it's	0:2
P^ just	0:4
P^ me	0:3 1n:-2 1z:-2
P^ moved	1x:8
P^ my	1y:5
P^ need	0:3
P^ never	2a:7
P^ new	0:6
P^ next	0:5
P^ no	2a:8
P^ nobody	1o:8
P^ not	2l:8
P^ ok	0:3
P^ old	1q:7 2c:7 2k:7
P^ one	1z:9 31:6
P^ our	0:2 1x:6
P^ quit	l:8
P^ she	0:5
P^ she's	0:4 2:-7
P^ should	0:3
P^ some	0:4
P^ somebody's	0:3
P^ tell	0:2 2a:-2
P^ thank	0:4
P^ that	0:2
P^ the	23:-3 30:3
P^ there	2o:-3
P^ they	0:2 1x:4
P^ two	1z:5 2k:9 2s:10 31:7
P^ was	0:5
P^ we've	0:3
P^ well	0:4
P^ went	0:2
P^ what	1o:-2
P^ what's	0:3
P^ when	0:2 1x:-2
P^ where	0:2
P^ which	0:4
P^ who	0:6
P^ would	0:3 23:-3 2a:-3
P^ write	0:3
P^ you	0:4
Pa "	0:2
Pa #1	0:7 2q:9 2y:11
Pa #2	0:5 2r:12
Pa #3	2k:10 2r:13
Pa #4	1q:4 2k:2 2r:5 30:8
Pa baby	1n:3 1z:6 2o:8
Pa bad	0:5
Pa bakery	0:5
Pa big	0:2 1n:7 1q:8 1x:7 2p:6
Pa birthday	0:4
Pa bit	0:4 2q:2
Pa bloke	0:2
Pa boat	2c:-2
Pa book	2q:2
Pa bus	2w:6 30:6
Pa car	0:4 1x:3
Pa cat	0:3 1x:2
Pa church	0:3 2l:10 2o:2 2u:3
Pa decent	0:3 2w:8
Pa dentist	0:2
Pa dog	2m:5 2o:2
Pa first	0:3 1t:6 2w:13
Pa flat	1x:7
Pa friend	0:3 2a:5 2l:-3
Pa full	1n:8 23:6 24:5 2r:3
Pa girl	1t:-2 2d:6 2t:4
Pa good	0:7 2c:9 2l:8
Pa great	1x:5 2k:9
Pa guy	2s:3
Pa half	1z:11 23:10 2r:10 2x:3
Pa heart	1x:7 25:2 2l:9
Pa house	1x:5 1y:9 2d:3
Pa job	1x:14 2j:3
Pa kid	30:9
Pa lady	1x:4
Pa landlord	1x:-3
Pa letter	1o:4 2p:3
Pa little	27:5 29:2 2d:10 2q:3
Pa man	1o:9 1y:-3 2d:6 2l:5 2o:2
Pa month	0:2 2q:-3
Pa morning	2a:5
Pa new	1x:5 25:4 2o:2 2p:8 2s:11
Pa night	1t:5
Pa normal	0:3
Pa nurse	24:-3
Pa one	0:3 2d:8 2m:10
Pa parrot	1x:-2
Pa patient	1o:-3
Pa person	0:2
Pa picture	2q:4
Pa place	0:3 2o:5
Pa proper	1o:9 21:4
Pa quiet	2l:5
Pa real	0:3 1x:12 2w:5
Pa retired	2j:13
Pa school	2j:16
Pa second	1x:4 23:5 2k:7 2m:4 2o:5
Pa short	0:6 1x:-3
Pa single	2a:9 2p:3
Pa small	1o:-2 24:4 27:4 2j:2 2q:3
Pa student	0:8
Pa sunday	0:6
Pa thing	1o:7 2o:-5
Pa truck	1x:8 2j:2
Pa two	0:4 2o:8
Pa vet	0:3
Pa wedding	1k:10 1y:4 2o:10
Pa week	0:4 2d:4
Pa whole	1x:3 1y:4 24:10 2w:4
Pa woman	2p:-3
Pa year	1y:6
Pa young	1n:3 1x:2
Pabout a	0:7 2x:11
Pabout my	25:12 2a:8
Pabout the	0:7 2o:-4 2q:4 2y:-2
Pafraid of	i:7
Pafter a	0:6 1y:5 2x:5
Pafter the	0:13 24:7 2o:7
Pagain ,	0:4
Page ,	0:2
Pall .	2d:-3
Pall day	1t:-3
Pall of	23:4
Pall that	0:4
Pall the	0:9 2s:-3
Pallergic to	3:7 1m:3 2p:-3
Palways have	24:7
Pan old	1q:5 2k:6 2q:7 2s:4
Pand a	0:8 1k:-2 1l:5 1t:6 1z:5 2x:4 2z:5 30:3 31:2
Pand all	1o:7 2d:-2
Pand don't	0:4
Pand got	1x:11 20:-2
Pand have	0:6 1x:10
Pand he	0:4 2s:-3
Pand he's	2q:-3
Pand her	0:5 2d:4 2k:7
Pand hes	0:3
Pand i	2k:-3
Pand i'm	0:2
Pand im	0:10
Pand in	0:8 2d:11
Pand is	2k:-3 2o:3
Pand it	0:10 1t:-3
Pand it's	0:7
Pand its	0:13
Pand my	23:-3 2o:6
Pand never	0:4 1y:8 2q:3
Pand no	2a:4
Pand nobody	0:4
Pand not	0:2 2a:7
Pand now	23:-2
Pand one	0:4 1z:3 24:6 2s:3
Pand still	1r:-3 24:6
Pand that	0:6
Pand the	0:13 1n:6 20:7 2a:3 2d:6 2q:-2 31:-2
Pand then	0:3
Pand there's	2p:-3
Pand they	0:7 1o:-2 2w:-3
Pand this	0:7
Pand two	1z:11 2d:5 2m:3
Pand we	0:5 1x:4 1y:-3 2o:4
Pany good	0:2
Panymore ,	0:8
Pare a	0:5
Pare the	0:6 1o:-3
Pare there	0:4
Pas a	22:5 25:5 2b:4 2l:9
Pas an	10:8 1n:3 1x:6 1y:4
Pas of	0:6 1x:-2
Pas the	0:7 2j:-3 2o:12
Pask for	0:5 1o:6
Pask me	0:4
Pasked me	1x:3 2l:-3
Pat #1	24:3
Pat #2	0:5 24:7 29:-2 31:4
Pat #4	1x:12
Pat a	0:8 1v:2 1x:8 2j:8 2v:3
Pat half	1x:-2 24:9 2o:7
Pat home	1o:-3 2j:7
Pat last	0:2
Pat me	24:6 2d:9
Pat my	0:8 1v:-2 21:7 24:2 2d:8
Pat night	0:4 1o:2
Pat the	0:6 1n:2 27:3 29:-2
Pat work	1x:7
Pback .	0:5
Pback in	0:10
Pback on	1g:2 1r:9 27:7
Pback to	1x:2 2o:2
Pbad for	0:9
Pband ,	1x:7
Pbe a	1x:4
Pbe on	0:4 2l:9
Pbe the	0:7
Pbecame a	1x:4 2y:8
Pbecause i	1x:13
Pbecause of	0:2
Pbecome a	23:3
Pbeen a	0:3 2l:8 2t:8 2x:7
Pbeen married	1e:4
Pbeen on	1y:10 2d:9
Pbeen to	1y:15
Pbefore i	24:8
Pbefore the	0:8 1y:7 2y:7
Pbeing a	0:4
Pbelieve in	5:28
Pbest friend	19:3
Pbest man	2l:-2
Pbetter for	0:2 1o:7
Pbetter than	0:3 2w:3
Pbetween a	0:10
Pbirthday is	6:5
Pbit of	s:8 2q:4
Pblood pressure	23:3
Pborn in	0:5 p:14
Pboss ,	x:8
Pbought a	1x:5
Pboy ,	x:2
Pbring to	23:-2
Pbroke his	1x:6 25:5
Pbroke my	29:-3
Pbrother ,	0:7
Pbrother has	0:3 25:7
Pbrother is	e:3 2d:5
Pbuilding a	17:2 2q:2
Pbullet points	2q:-2
Pbut i	0:2
Pbut my	0:9
Pbut she	0:5
Pbut the	0:4 1s:6 24:10 2t:-3
Pbuy a	0:5 23:7
Pby a	0:3 1x:17 24:7
Pby the	1v:9 24:2 27:6 2e:3 2o:4 2w:8
Pcall me	z:21
Pcalls me	z:22 24:7
Pcan a	0:12
Pcan do	2w:3
Pcan he	0:5
Pcan i	0:6 21:-2 2k:-3
Pcan it	0:6 2a:-2
Pcan she	0:3
Pcan u	0:7
Pcan you	0:5
Pcan't stand	9:15
Pcan't swim	0:6
Pcat ,	x:11 1x:8
Pcats and	30:-3
Pchange my	0:3
Pchanged my	0:13
Pco -	1k:2 1v:4 29:3
Pcook for	2x:5
Pcould a	0:2
Pcould i	1y:-2
Pdaughter has	0:6 1x:6
Pday and	1x:-3
Pdays ,	0:2
Pdays a	0:3 24:2 2j:3 2o:4
Pdid you	0:3
Pdied in	0:7
Pdifference between	0:2
Pdo a	0:5 23:5 2w:14
Pdo at	0:4
Pdo i	2o:-2
Pdo in	2o:7
Pdo not	1o:4 2a:5
Pdo the	24:5 27:11 2o:6
Pdo with	1y:-2
Pdoes "	0:3
Pdoes a	0:5
Pdoes my	0:8
Pdoes not	0:3
Pdoes the	24:4 2j:7
Pdog ,	0:5
Pdoing a	23:9
Pdon't know	0:4
Pdone ,	2o:-3
Pdone with	c:4
Pdown ,	0:6
Pdown to	1n:6 1x:2 29:2
Pdraft a	0:3
Pdrive a	2j:3 2w:3
Pdrives a	1h:4 2j:7
Peighty -	1l:7 1t:-2 29:-2 31:2
Peleven years	1x:9
Pevery day	23:4
Peverything ,	0:4
Pexample .	1u:3
Pexplain the	2a:6
Pfirst ,	2a:9 2o:-3
Pfirst time	1n:6
Pfive ,	0:4
Pfive years	0:4
Pfix the	0:5 2w:-3 2y:-2
Pflat in	2d:3
Pfor "	0:4
Pfor #1	0:3 1y:10 24:7 2r:5
Pfor #2	0:9 2x:7
Pfor a	0:6 1o:4 1r:-3 1t:5 23:7 2x:2
Pfor an	0:7 30:10
Pfor four	0:5 1y:3 2r:-3
Pfor him	1t:6
Pfor his	2o:6
Pfor me	0:2 2q:2
Pfor my	25:15 2q:3
Pfor one	0:10
Pfor our	0:3 1x:8 2j:7
Pfor six	0:6 1y:11
Pfor the	0:4 1u:-2 1y:5 23:6 27:5 2c:2 2q:4 2r:6 2y:-2
Pfor thirty	1y:2 2j:4 2x:2
Pfor two	1x:8 1z:8 2x:3
Pforty -	0:2 1x:5 2x:4
Pforty years	0:3
Pfound a	0:2 2d:-3 2m:6
Pfour years	0:6 1y:6 2r:-3
Pfriday ,	24:11
Pfriend of	0:8 2l:-3
Pfrom a	0:6 1q:10 2d:-2
Pfrom now	2q:-2
Pfrom the	1q:6 1v:4 20:5 29:4 2o:8
Pfull of	2k:10
Pgave me	1x:5
Pgave up	l:4
Pget a	0:5 21:-3 2o:8
Pget my	1x:9 23:5 2o:9
Pget the	1x:5 24:10 2b:2
Pget to	0:4 2l:5
Pgirl ,	x:2 2d:4
Pgive a	1x:-3
Pgive up	t:2
Pgiven up	l:5 1x:7 2o:-3
Pgo ,	0:5
Pgo on	23:5
Pgo to	1o:3 2u:2
Pgoes to	l:2 1c:8 24:9 2o:5
Pgoing to	24:4
Pgone to	0:13 1x:6
Pgood for	0:4
Pgood morning	0:2
Pgot a	2m:5 30:6
Pgot into	0:3 1x:10
Pgot my	1x:3 25:8
Pgot promoted	0:3
Pgot the	1x:10 25:5
Pgrew up	0:4
Phad a	1x:3 2k:4 2l:-3 2m:5 2s:4
Phad my	1x:11
Phad the	1x:14
Phad to	0:5
Phalf of	24:5 2d:6
Phas a	1z:4 24:4 25:7 2k:2 2r:4 2t:6
Phas asked	0:4
Phas been	1x:4 25:2
Phas gone	1n:-4 1x:5
Phas had	1x:6
Phas moved	1x:4
Phas no	2l:10
Phas taken	1x:5 27:-2
Phas the	0:10 2l:-4
Phas three	2k:11 2m:4 30:-3
Phas to	0:2 1t:-3
Phas two	0:9 2s:9
Phave ,	0:2
Phave a	1o:3 25:8 2k:2 2p:3
Phave an	2s:7
Phave never	f:6
Phave no	0:2 s:5
Phave one	1n:11 1z:3 2s:6
Phave the	1x:10 1z:6 2o:7 2p:5
Phave to	0:8
Phave two	1x:7
Phave you	0:4 1y:-3
Phe can	0:3
Phe is	0:5
Phe was	0:2
Phe's #2	0:3 31:10
Phe's a	10:21 2l:6
Phe's in	v:19 1k:9 2d:6
Phelp me	0:4 1o:-3
Phelp with	0:6 24:9
Pher ,	0:5
Pher a	0:8 2o:8
Pher husband	1z:4 24:3
Pher in	0:7 23:8 2o:3
Pher own	0:2 1x:5 2w:7
Phim a	24:7
Phis own	1x:6 2k:4
Phome ,	0:4
Phouse ,	0:3
Phouse in	1x:5 2k:5
Phouse with	1x:4
Phow do	0:2 2w:-2
Phow does	0:3
Phow i	0:4
Phow is	0:3
Phow to	2w:5
Phusband ,	0:7
Pi always	24:6
Pi am	0:2 1o:-3
Pi bake	27:7 2w:5
Pi be	0:4 29:-2
Pi become	0:5
Pi believe	5:6
Pi bring	24:6
Pi call	0:5 24:7
Pi can	27:-2
Pi cannot	1d:7
Pi could	0:4
Pi did	1o:5 1x:8
Pi do	1o:3 2j:10
Pi don't	0:2
Pi dont	l:10 1o:6
Pi drive	0:6 2j:4 2w:6
Pi eat	1r:9 24:3
Pi ever	0:5
Pi explain	0:7
Pi feel	0:5
Pi find	0:8
Pi gave	0:8 1x:-5
Pi get	1x:2 24:6 2l:5
Pi go	24:7 25:-2 2o:2 2y:4
Pi got	1x:7
Pi had	0:3
Pi hate	9:18
Pi haven't	0:4 24:3
Pi just	0:8 1x:8
Pi keep	2j:5
Pi know	0:4
Pi like	t:12
Pi lived	1y:6
Pi look	0:6
Pi lost	1x:6
Pi love	t:8 2l:3
Pi make	27:12 2a:9 2w:10
Pi mean	0:8
Pi moved	1x:8
Pi must	0:9
Pi need	0:4
Pi never	0:3 2a:-2 2t:9
Pi only	0:10
Pi own	11:13 2p:-2
Pi passed	18:2
Pi play	o:13 27:4
Pi prefer	16:6 23:-3
Pi put	0:9 2k:-3
Pi read	0:6 1s:-3 23:-3
Pi said	0:6 2a:-2
Pi send	24:7
Pi should	0:6 2r:-2
Pi sold	0:9 1x:2
Pi speak	s:7
Pi start	2o:7
Pi still	0:6 2z:8
Pi stop	0:8
Pi take	24:10
Pi teach	10:6 2j:5
Pi tell	0:3
Pi told	0:8
Pi turn	0:3 23:4
Pi use	1g:9
Pi walk	24:5 2r:-3
Pi wanna	24:-3
Pi was	0:3 1t:-3 1x:4 2x:3
Pi wear	24:4 2z:8
Pi went	1x:5
Pi were	2x:8
Pi will	1y:-3
Pi won	1x:2 2r:7
Pi work	0:3 24:7
Pi would	0:6 29:-3
Pi write	24:8 2a:5 2o:-3
Pi'd like	23:4
Pi'm #1	26:3
Pi'm #2	0:2 25:13 31:3
Pi'm a	1w:4 31:6 32:3
Pi'm allergic	1m:3
Pi'm going	0:3
Pi'm in	0:14 2y:8
Pi'm not	1o:5 1r:3 2t:7 2u:4
Pi'm on	24:12 2d:11
Pi'm the	1x:-3 2l:5 2y:4
Pi've got	0:5
Pi've had	0:7 m:2
Pi've never	f:2
Pif a	1x:-2
Pif i	1x:-2
Pif my	0:4 29:-3
Pif someone	0:2
Pim a	22:5 2l:4
Pin #4	1y:4
Pin ,	0:8 2a:-3
Pin -	1k:4
Pin a	0:2 1k:5 1y:3 2o:6
Pin an	1x:-2 1y:4 2d:-5 2o:3 2r:6
Pin august	0:2 1n:-3
Pin five	0:5 1v:6
Pin her	1x:3
Pin his	24:8 25:6 2d:5
Pin it	24:8
Pin july	2o:3
Pin law	1z:-2
Pin my	1k:-3 1o:4 1r:5 24:2 25:10 2p:5
Pin november	1o:-3
Pin october	0:2
Pin one	1x:5 25:4 2r:5
Pin our	2d:11 2e:5
Pin september	0:3
Pin that	0:2 1o:9 2d:-3
Pin the	20:-2
Pin this	0:2 2a:-3
Pin three	0:2 1y:7 2d:6 2o:11
Pin two	28:7 2o:5
Pin with	1x:6
Pinstead .	0:3
Pinstead of	24:6
Pinto a	0:7 1x:10 29:-3
Pinto the	0:7 2o:4 2r:6 2u:4
Pis "	0:9
Pis #1	0:13 1p:4
Pis #2	0:5 1p:8 2r:15
Pis #3	26:9 2d:5 2e:9 2n:2
Pis #4	0:5 2n:8
Pis a	0:3 1k:5 1l:5 1o:5 2a:-2 2q:4 2u:6 2w:6 32:7
Pis allergic	1m:5
Pis an	0:6 10:3 2j:3
Pis at	c:6 1c:16
Pis called	0:6 x:11
Pis coming	2o:8
Pis from	p:21
Pis getting	2t:7
Pis going	1x:6 2o:9
Pis he	0:8
Pis in	0:5 1t:5 2d:13 2o:4
Pis it	0:3
Pis moving	1x:9
Pis my	0:6 2n:-2
Pis off	1x:7 23:-3 2o:2
Pis on	1x:6 25:5 2j:9 2o:9
Pis scared	1k:-3
Pis six	25:5 26:4 2s:6
Pis still	2d:8
Pis that	1o:-2 29:-3
Pis the	0:7 1s:-3 2o:6 2z:10
Pis there	0:4
Pis to	2o:6
Pis what	0:6
Pisn't a	0:6
Pit ,	23:5
Pit a	0:10
Pit has	0:7
Pit on	0:3 2p:5
Pit out	23:8
Pit the	0:8
Pit to	0:4 1u:-3
Pit true	0:2
Pit up	2o:4
Pit with	24:-3 2o:4
Pit's a	1o:-3 1z:6 24:2
Pit's the	2o:4
Pjanuary ,	0:3
Pjob ,	1x:9
Pjob at	0:3 c:3
Pjoined the	c:3 1x:10
Pjust a	0:5 24:8
Pjust me	2d:9
Pkeep a	0:2 11:4
Pkeep it	2a:7
Pkeep the	0:4 2j:12
Pkids ,	0:10
Pkids and	0:3 2d:9 2s:2
Pknow what	23:-2
Plady at	0:4
Plast month	2p:-3
Plast night	0:6
Plast week	2o:5
Plearned to	1d:19 1y:3 2a:-3 2w:5
Pleft the	c:16 1x:3 1y:9 24:8 2r:-2
Plet me	0:2 1x:7
Pletter to	2p:4
Plife ,	0:2
Plike a	0:6 1n:8 1t:-2 24:10 2l:2 2o:5
Plike i'm	0:3
Plike it	23:7
Plist for	2o:8
Plive in	0:7 v:14
Plive with	0:-9 1x:9 2d:14 2o:6
Plived in	0:4 23:-3
Plives in	0:6 v:20
Plong do	0:3
Plong does	0:3
Plooking for	2j:7
Plost her	1x:5 24:-3
Plost his	1x:2
Plost my	1x:5
Pmade me	10:14 1x:4
Pmake a	2q:-5
Pmake it	0:2
Pmake me	0:5
Pman ,	2d:8
Pman in	0:6
Pman who	0:7 1y:-3
Pman with	0:11
Pmarried in	1x:7
Pmay i	0:6
Pme ,	2d:7
Pme a	0:6 1x:5 24:2 2p:2
Pme about	0:6
Pme an	0:6 2y:9
Pme and	1n:-3 1x:3 2a:-3 2d:7
Pme at	1x:7 24:2
Pme every	24:5 2w:-3
Pme five	0:7
Pme for	0:7 23:8 2o:3
Pme how	2w:4
Pme in	0:4 2a:6
Pme out	0:5 2d:-3
Pme the	0:3
Pme three	2x:7
Pme to	2j:-2 2l:-3
Pme with	0:4
Pme write	1o:-3
Pmonth and	0:3
Pmore than	0:4
Pmorning .	0:6
Pmother -	1z:2 2d:2 2s:-2
Pmother in	1z:-2 2s:3
Pmove to	23:3
Pmoved from	v:22
Pmoved out	1x:11
Pmoved to	v:13 1x:8
Pmoving to	0:4 2o:2
Pmr .	2g:8
Pmrs .	2g:10
Pmy best	0:2
Pmy boyfriend	1x:9
Pmy coworker	2v:-2
Pmy dog	x:2
Pmy father	1x:-4 2j:-3
Pmy favorite	0:5
Pmy feet	0:8
Pmy first	1x:16 2r:4
Pmy friend	2s:8
Pmy girlfriend	x:3
Pmy hair	1n:3 24:2 25:6
Pmy hands	25:7
Pmy husband	1x:3 2d:-2
Pmy job	0:3
Pmy knees	0:4 25:5
Pmy last	1x:14 2o:12
Pmy left	0:5
Pmy little	1q:6
Pmy mate	x:3
Pmy mother	1z:4 23:3 2d:2
Pmy name	0:2
Pmy nephew	24:-2
Pmy new	2o:-3
Pmy old	1q:3
Pmy own	0:3 23:5 27:9
Pmy parents	1o:4 1x:5 23:2 2j:-3 2o:-2
Pmy phone	0:4
Pmy sister's	20:4
Pmy son	2d:3
Pmy son's	1q:5
Pmy uncle	2d:5
Pmy whole	0:5 2l:7
Pmy wife	2d:3
Pmy wrist	29:-3
Pname is	0:8 x:8
Pneed for	0:8
Pneed to	24:-2
Pneeds a	0:2 25:5
Pnever been	1y:2 2q:-2
Pnever learned	1d:2 1y:2 2a:-3
Pnext door	23:-3
Pnight .	0:2
Pnine years	0:2
Pninety -	1l:9 2r:6 31:4
Pno more	2b:-3
Pno to	0:9
Pnot a	2a:7 2o:8
Pnot my	0:12
Pnot the	2o:8
Pnovember ,	0:3
Pnow ,	0:6
Pnow and	0:12
Pnow on	r:2 2j:12
Pnow the	0:10 24:-2 29:9
Pof a	0:11 1t:3 25:5 27:13 2d:7 2l:7 2o:7
Pof all	0:6
Pof his	0:3 24:7 2k:8 2o:9
Pof it	23:7
Pof my	0:5 1x:2 23:6 2k:-2 2q:3
Pof that	0:7
Pof the	1t:5 21:8 2k:7 2m:8 2y:3
Pof them	20:-2 23:2
Pof those	21:4
Pof us	2d:6
Poff a	0:17
Poff in	0:9
Poff the	1x:7 27:5
Poff to	15:13 23:-2 2o:6
Pon #2	1x:6 24:13 29:5 2v:8
Pon ,	24:11
Pon a	0:3 1n:6 1y:6 25:7 2d:4 2t:6
Pon an	0:3 1y:3 23:-2 2o:7
Pon her	0:4 24:5 2d:12
Pon his	0:3 23:9 2d:14
Pon me	0:5
Pon monday	24:5
Pon my	1q:4 1s:-2 1y:5 24:6 2d:9 2o:5 2r:10
Pon sunday	24:8
Pon that	0:5
Pon the	0:5 1n:4 1x:6 21:4 24:6 2c:2 2q:6 2r:3 2z:4
Pon thursday	24:12
Pone ,	23:-3
Pone .	0:4
Pone and	0:7
Pone for	2l:12 2o:3
Pone in	0:4 1x:5 20:5 2o:7
Pone is	0:4
Pone of	0:4 20:-3 2m:7
Pone sister	0:3 2d:-2
Pone to	0:3 2o:-3
Pone years	0:2
Ponly one	0:6 1z:6
Popened a	1x:9
Por a	0:10
Por is	29:-3
Por just	0:2
Pought to	1o:4
Pour daughter	2d:5
Pout in	0:6 1x:6
Pout of	1x:3 24:3 2r:5
Pout on	0:5 25:7
Pout the	0:7 2d:9 2q:9
Pout to	1x:2
Pover ,	0:3
Pover the	24:9 2j:10 2o:8
Pown a	11:24 23:5 2d:11
Ppart time	2p:5
Ppassed the	1x:3
Ppeople ,	0:10
Ppeople who	1s:2 2p:6
Ppicked up	o:2
Pplace ,	2o:9
Pplace in	v:19 1x:4
Pplay the	27:4 2o:9
Pplays the	o:21 2w:5
Pplease ,	0:3
Pplease write	0:6
Ppromoted to	10:6 1x:9
Pput a	1o:4 1x:5
Pput in	2o:6
Pput me	0:5
Pput that	2k:-3
Pquit the	1:4 c:12 1v:3 1x:12
Predo the	2w:-3
Prent ,	29:7
Pretired ,	0:5
Prun a	0:8 23:4 2w:6
Pruns a	2j:10
Psaid no	0:5
Psaid that	0:4
Psame day	0:4
Psay ,	0:3
Psay a	0:8 2o:7
Psay it	2a:9
Psay no	23:5
Psays i	2l:5
Psays the	0:10
Pscared of	i:12
Psee the	23:7 2o:6
Pseptember ,	2o:8
Pseventy -	1l:7 1x:2 29:3
Pshe is	0:6
Pshe wants	23:3
Pshe was	1x:-2
Pshe's #2	0:2
Pshe's a	10:16 1x:-2 2d:-2
Pshort ,	2a:-8
Pshould be	1o:3
Pshould one	0:4
Pside ,	0:4
Psince #4	0:2 2d:-3
Psince i	2x:6
Psince the	0:8 2x:9
Psix weeks	1x:10
Psix years	1x:8
Psixty -	1l:3 1x:5 2o:4
Pso how	2a:-3
Pso i	1x:9
Pso i'm	2o:6
Pso is	0:9
Pso it's	2q:-3
Pso my	0:5
Pso no	0:7 2b:-3 31:-3
Pso now	0:2
Pso she	0:3 24:-3
Pso the	0:4
Pso we	2o:5
Pso what	0:2
Pso which	0:3
Psold my	11:12 1h:2 30:9
Psold the	11:11 1x:5 30:4
Psomething for	0:7 25:7
Psorry ,	0:5
Psort of	0:8 2j:-3
Psounds like	0:3
Psuggest a	0:3
Psuppose a	0:3
Psupposed to	0:5
Ptake a	0:2 25:9 2p:10
Ptake it	0:3
Ptake the	24:14 25:10 2o:5
Ptaken up	o:18 27:-2
Ptalk to	23:-3 2a:6
Ptastes like	0:2
Ptaught me	2j:-3
Pteach me	0:2
Ptell a	0:7
Ptell me	2a:4
Ptell the	0:3
Pterrified of	i:12 21:7
Pth of	1p:3 2o:4
Pthan a	1y:2 2p:8
Pthan the	0:8 23:-3 2p:6
Pthat ,	24:-3
Pthat a	0:8 1o:5
Pthat i	0:2
Pthat in	0:4 2k:-3
Pthat is	0:3
Pthat just	0:2
Pthat my	1k:13
Pthat on	0:2 2z:-3
Pthat the	0:6 2p:-2
Pthat's a	0:6
Pthat's the	20:-3 2o:12
Pthe #1	1x:4 2o:8
Pthe #2	20:7 24:4 2o:15 2p:-2
Pthe baby	2x:8
Pthe back	0:5 24:13
Pthe best	1x:2 2w:5
Pthe bus	24:11
Pthe car	0:5 1x:2
Pthe cat	1x:8
Pthe children	1x:2 24:6 2o:2
Pthe church	1k:8 1x:4 2o:4 2q:5
Pthe day	0:5
Pthe doctor	0:3 1x:-3
Pthe dog	0:2
Pthe end	20:-3 2a:3 2o:4
Pthe family	1t:3 2q:5
Pthe farm	1v:5 24:4 2o:5
Pthe first	0:4 1y:5 20:4 24:3 2d:6 2k:8
Pthe gym	0:2
Pthe hospital	1k:4 2d:-3 2r:3
Pthe house	2k:5 2o:2
Pthe kids	1x:8 2d:4 2j:4
Pthe last	0:3
Pthe left	1t:-2 20:6 25:4 2o:7
Pthe library	24:-3 2z:5
Pthe new	0:5 25:9 2s:3
Pthe next	2a:6
Pthe night	23:-3 2j:9 2z:10
Pthe office	24:9
Pthe old	1q:-4 2k:2 2p:5 2x:4 30:16
Pthe one	1z:3 20:4 24:-3 2y:5
Pthe only	1z:8
Pthe other	0:3 25:-2 2o:4
Pthe phone	0:3
Pthe rain	2c:2
Pthe road	2o:3
Pthe school	1x:11 2j:6
Pthe second	0:2 1o:8 1t:-2 1x:4 24:3 2w:-2
Pthe shop	0:3 23:-3
Pthe summer	2q:4
Pthe team	0:5
Pthe three	1x:7 2m:7 2o:8
Pthe train	2o:7 2p:4
Pthe two	24:11
Pthe wedding	0:6
Pthe week	2o:7
Pthe whole	1x:5 23:4
Pthe wife	0:4
Pthe word	1y:-3 2a:6
Pthem ,	0:2
Pthere ,	0:7
Pthere a	0:7
Pthere an	0:5
Pthere is	2o:-3
Pthere was	0:4
Pthere's a	0:2 1z:11 25:-2 2p:-3
Pthey have	0:6
Pthey want	23:-2
Pthing to	0:6 2a:8
Pthirty -	2x:6
Pthis :	0:7
Pthis is	0:2
Pthis to	0:10
Pthis week	0:3
Pthree months	0:3
Pthree of	0:3
Pthree weeks	0:8
Pthrough a	1x:10 1y:2
Pthrough the	0:10 23:5
Pthursday ,	0:3
Ptill the	1n:8 24:4 2o:8
Ptime .	0:4
Ptips for	0:3
Pto #2	0:8 29:4 31:4
Pto a	0:6 1q:9 1v:-2 1y:6 27:-3 2a:7 2l:6 2p:3 2t:3
Pto an	1q:6
Pto ask	0:2
Pto be	1x:5 2s:-2
Pto come	23:2 24:7 2o:7
Pto do	23:3
Pto drive	24:2 2a:-3 2o:7
Pto eat	1r:9 24:8
Pto get	2o:3
Pto give	0:6 1x:-5
Pto go	1t:2 1x:7 23:5
Pto have	1x:2 24:7 2o:8
Pto her	1x:4 2o:3
Pto him	23:-3
Pto it	0:6
Pto keep	0:9 24:-3
Pto know	23:-2 2l:3
Pto learn	23:5
Pto leave	2o:4
Pto live	1x:6 2o:3
Pto make	0:3 1x:7
Pto me	0:3
Pto my	0:3 1n:9 24:8
Pto open	1x:3 23:8 2o:6
Pto play	0:5 24:3 27:7
Pto put	24:5
Pto read	23:3 2p:-2 2w:10
Pto run	1y:2 23:4 2c:-3 2j:8 2o:6
Pto save	23:3
Pto say	2o:5 2p:-2
Pto see	23:7
Pto sell	0:8 1x:5
Pto send	0:3
Pto stop	2o:5
Pto take	23:3 2b:-2 2o:3
Pto tell	0:4
Pto the	0:3 1o:5 1t:-2 2p:11
Pto use	0:11 2a:-3
Pto work	0:3 23:2 2o:-3
Pto write	0:2 23:-3
Ptoday ,	0:4
Ptoo ,	0:5
Ptoo much	0:3
Ptook the	1x:10 2d:4
Ptook up	o:12
Ptrue that	0:6
Pturned #2	0:5
Ptwenty -	1z:-2 29:2 2o:5 2x:6
Ptwice a	1r:4
Ptwo ,	0:2
Ptwo -	0:3 27:5 2o:6 31:11
Ptwo days	2j:7
Ptwo hundred	0:2 2p:3
Ptwo of	0:2 2o:8
Ptwo weeks	24:8 2o:4
Ptwo years	1x:2 1y:5 2s:-2
Pu get	0:2 2l:-3
Punder #2	1k:10
Punder a	0:3 2w:9
Punder the	0:5 1x:8 24:8
Pup .	0:6
Pup a	0:4 2o:5 2w:5
Pup at	24:12
Pup for	0:2 23:3
Pup in	p:18 1t:-2 1y:5 2r:5 2t:7
Pup on	0:8 21:10
Pup the	1x:2 25:9 2o:8
Pup to	0:5 1x:5 25:7
Pup with	0:8 1x:7
Pwant a	0:13 23:6
Pwant me	23:-3
Pwants a	0:9
Pwants me	0:4 1x:-3
Pwas #2	2q:10 2r:3
Pwas a	0:2 10:18 21:-2
Pwas born	24:-3
Pwas in	1k:7 1y:9 2j:7
Pwas my	0:4 2s:-3
Pwas the	0:8 20:-3 21:11 2d:-2 2l:9
Pwe do	24:7
Pwe go	1y:-3 24:3 2o:10 2p:-3 2q:-3
Pwe had	13:2 2y:-3
Pwe have	2d:-3
Pwe lost	1x:11
Pwe need	0:4
Pwe were	e:5
Pwear a	0:2 24:4 2z:6
Pwedding ,	15:4
Pweek .	0:3
Pweek and	0:3
Pweeks ,	0:3
Pweeks .	0:6
Pwent back	2v:5
Pwent to	1c:11 1x:9
Pwere a	0:4
Pwhat a	0:9
Pwhat are	1o:-3
Pwhat do	0:3
Pwhat i	2a:-3 2q:3
Pwhat is	1s:-3
Pwhat sort	2j:-3
Pwhat the	0:5 1k:-3
Pwhat's a	0:3
Pwhats a	0:3
Pwhen a	0:4
Pwhen i	2a:4
Pwhen i'm	0:6 24:10
Pwhen the	0:11
Pwhen they	1o:7
Pwhen you	25:-2 2a:3
Pwhere do	1x:-3
Pwhich i	1x:9
Pwho do	0:11
Pwho has	0:9
Pwho invented	0:2
Pwho is	2o:6
Pwho was	0:7
Pwhy do	0:2
Pwife ,	2d:7
Pwill not	0:5
Pwith #2	0:11
Pwith a	0:3 1m:4 1r:6 1t:6 24:8 2a:5 2d:8 2k:2 2l:6 2m:5 2w:5 30:6
Pwith an	23:2 25:13 2z:7
Pwith her	24:4 2b:-3 2d:4
Pwith him	0:3 2o:9
Pwith his	1x:-2 25:10 2d:4
Pwith me	2d:3 2o:6
Pwith my	1n:4 2d:9
Pwith no	0:5 1o:4 1q:10 2d:10 2p:-3
Pwith one	0:4 24:8 2s:11
Pwith the	1o:5 1v:4 1y:4 21:6 24:2 2d:5 2j:6 2o:6 2p:6 2y:5 30:7
Pwith two	1t:4 1x:4 25:6 2d:6 2k:10
Pwith us	0:5 2o:2
Pwithout a	0:3 23:6 2x:8
Pwoman who	0:6 2p:-3
Pwon the	0:5 2r:3
Pwork ,	24:-2
Pwork at	c:15
Pwork in	0:6 23:6 2j:11
Pworks at	0:5 c:8
Pwould a	0:6 23:-3
Pwould be	0:2
Pwould it	0:3
Pwould that	0:4
Pwould the	0:6
Pwould you	1x:-3
Pwrite a	0:5
Pwrite him	0:3 23:-3
Pwrite me	2a:-3
Pwrite the	0:3
Pwrite to	2a:8
Pyear ,	0:4
Pyear -	0:2 1z:3 23:-2 24:9
Pyear old	0:5
Pyears and	2x:8
Pyears in	1y:8 2s:-2
Pyears of	0:4
Pyou ,	2l:4
Pyou a	0:10
Pyou are	0:2
Pyou can	0:6
Pyou get	1o:3
Pyou have	0:2
Pyou to	0:4 23:-3
Pyou're a	0:2
T! what do	0:6
T" i have	0:11
T#2 th ,	0:4
T#2 year old	0:4
T#3 - #3	2n:4
T#3 - #4	0:2
T, and he	0:6 2s:-3
T, and his	m:4
T, and i'd	23:3
T, and my	0:3 2o:9
T, and now	0:5 24:-3
T, and she's	0:3
T, and the	0:4
T, but the	0:4
T, can i	0:3
T, can you	0:2
T, do i	0:5
T, give me	0:3
T, help me	0:3 1o:-3
T, how to	0:2
T, i am	1o:-3
T, i need	0:3
T, i want	0:6
T, in the	0:8 2o:12
T, is a	0:-2 10:12 1k:11 1l:11 2q:8
T, is it	0:3
T, is that	0:6
T, is there	0:4
T, is this	0:4
T, not the	1o:4 2o:17
T, should i	0:7
T, so i	0:3
T, so it's	2d:5
T, so please	0:4
T, so which	0:5
T, what does	0:3
T, what is	0:4
T, whats a	0:2
T, which i	0:4
T, which is	0:4
T, who is	2o:9
T- #3 -	2n:12
T- in -	1k:4
T- law ,	x:5
T- year -	0:6 1z:3 23:-2
T. are there	0:3
T. can i	0:3 21:-2 2k:-3
T. do i	0:2
T. draft a	0:4
T. give me	0:3
T. how does	0:2
T. how many	0:3
T. i want	0:5
T. is it	0:3
T. is that	0:6
T. is there	0:2
T. what is	1s:-3
T. what's the	0:4
T. whats a	0:3
T. where do	0:3 1x:-3
T. write a	0:2
T. write me	2a:-3
T: " the	0:5
T@ example .	1u:7
T^ " i	0:5
T^ ^ "	0:5
T^ ^ #2	1p:5 29:6 31:7
T^ ^ #3	26:6 2n:4 2r:7
T^ ^ a	0:5 1z:7 2k:6 2l:-3 2q:3
T^ ^ are	0:6
T^ ^ as	0:2
T^ ^ at	0:3 1t:-3
T^ ^ before	0:7
T^ ^ best	0:4
T^ ^ call	0:3
T^ ^ can	0:4
T^ ^ can't	1d:8
T^ ^ did	0:2 1x:-3 1y:2
T^ ^ do	0:5 2a:5
T^ ^ does	0:7
T^ ^ don't	0:2 2a:5
T^ ^ draft	0:2
T^ ^ explain	0:4
T^ ^ for	0:3 1x:-3
T^ ^ give	0:3
T^ ^ good	0:7 1o:6
T^ ^ got	1x:8
T^ ^ had	1x:2
T^ ^ have	1y:-3
T^ ^ having	0:3
T^ ^ he	0:5
T^ ^ he's	0:5
T^ ^ her	0:6
T^ ^ hi	0:2
T^ ^ his	0:8
T^ ^ how	0:2
T^ ^ i	1s:-3
T^ ^ i'm	2w:2
T^ ^ if	29:-3
T^ ^ in	0:6
T^ ^ is	0:9
T^ ^ it	0:2
T^ ^ it's	0:2
T^ ^ just	0:4
T^ ^ me	0:3 1n:-2 1z:-2
T^ ^ moved	1x:8
T^ ^ my	1y:5
T^ ^ need	0:3
T^ ^ never	2a:7
T^ ^ new	0:6
T^ ^ next	0:5
T^ ^ no	2a:8
T^ ^ nobody	1o:8
T^ ^ not	2l:8
T^ ^ ok	0:3
T^ ^ old	1q:7 2c:7 2k:7
T^ ^ one	1z:9 31:6
T^ ^ our	0:2 1x:6
T^ ^ quit	l:8
T^ ^ she	0:5
T^ ^ she's	0:4 2:-7
T^ ^ should	0:3
T^ ^ some	0:4
T^ ^ somebody's	0:3
T^ ^ tell	0:2 2a:-2
T^ ^ thank	0:4
T^ ^ that	0:2
T^ ^ the	23:-3 30:3
T^ ^ there	2o:-3
T^ ^ they	0:2 1x:4
T^ ^ two	1z:5 2k:9 2s:10 31:7
T^ ^ was	0:5
T^ ^ we've	0:3
T^ ^ well	0:4
T^ ^ went	0:2
T^ ^ what	1o:-2
T^ ^ what's	0:3
T^ ^ when	0:2 1x:-2
T^ ^ where	0:2
T^ ^ which	0:4
T^ ^ who	0:6
T^ ^ would	0:3 23:-3 2a:-3
T^ ^ write	0:3
T^ ^ you	0:4
T^ a lady	0:4
T^ a man	0:4
T^ are you	0:4
T^ as a	0:-2 j:14 22:8 2b:4
T^ call me	z:13
T^ can a	0:4
T^ can you	0:4
T^ could a	0:3
T^ did you	0:6
T^ do i	0:9
T^ do you	0:5
T^ does a	0:8
T^ give me	0:6
T^ got a	1n:7 1z:7 2m:7 30:7
T^ have you	0:2 1y:-3
T^ he is	0:7
T^ how do	0:4
T^ how long	0:2
T^ how many	0:5
T^ i am	2o:12
T^ i believe	5:9
T^ i can	1d:29
T^ i cannot	1d:11
T^ i did	a:6 24:4
T^ i do	o:6
T^ i don't	1o:2
T^ i drive	0:2 2j:7
T^ i got	23:-2 2r:2
T^ i grew	0:2
T^ i had	1x:16
T^ i hate	9:10
T^ i have	1y:3
T^ i keep	13:4 2j:8
T^ i never	f:9 2a:-2 2t:9
T^ i play	o:14 27:8
T^ i prefer	16:5 23:-3
T^ i speak	s:10
T^ i take	m:4
T^ i think	0:2 1o:4
T^ i used	0:6
T^ i was	0:2
T^ i'm a	j:10 2l:7 31:8 32:7
T^ i'm not	1r:6 2t:7 2u:7
T^ i'm the	1x:-4 2l:6 2y:8
T^ i've been	0:3
T^ if a	0:7
T^ if my	0:6 29:-3
T^ if you	0:2
T^ im a	10:8 1j:9 22:7
T^ in the	0:8
T^ is a	0:23
T^ is it	0:7
T^ is there	0:4
T^ me and	0:4 1n:-3
T^ my aunt	x:10
T^ my best	0:6
T^ my birthday	0:8
T^ my brother's	0:6
T^ my coworker	x:5
T^ my father	2j:-3
T^ my favourite	0:2
T^ my little	0:8
T^ my mother	2d:3
T^ my neighbour	x:5
T^ my nephew	24:-2
T^ my old	1q:9 2k:7
T^ my roommate	0:4
T^ my sister	1z:-3
T^ my sister's	0:17
T^ my uncle	x:2
T^ never been	2q:-2
T^ no more	l:7 1g:3
T^ should a	0:11
T^ should i	0:7
T^ sold the	0:-4 1h:21 2k:6 30:8
T^ someone on	0:4
T^ suppose a	0:3
T^ tell me	0:4 2a:-3
T^ the doctor	1x:-3
T^ the new	25:12 2s:3
T^ translate "	0:6
T^ we got	1x:9
T^ we lost	1x:10
T^ we were	e:8
T^ what are	0:3 1o:-3
T^ what do	0:4
T^ what does	0:5
T^ what is	0:3
T^ what's the	0:4
T^ whats a	0:4
T^ whats the	0:3
T^ which is	0:4
T^ why do	0:5
T^ why is	0:3
T^ would a	0:10 23:-3
T^ would it	0:3
T^ would you	0:5 1x:-3 2a:-3
T^ write a	0:4
Ta #2 -	1q:6
Ta bit of	s:14 2q:4
Ta list of	0:2
Ta man in	0:6
Ta man who	0:4 1y:-3
Ta person with	0:3
Tand a half	23:11 2x:3
Tand i am	0:8
Tand i have	0:5
Tand i need	0:4 24:-3
Tand i still	2z:8
Tand i want	0:2 23:2
Tand i'd like	23:3
Tand now i	0:5
Tand they want	23:-2
Tand wants to	0:6
Tasked me to	1x:5 2l:-3
Tat #1 am	0:5
Tbecause of the	0:19
Tbeen on a	1y:14
Tbest way to	0:2
Tcan i do	0:5
Tcan i get	0:7 21:-3
Tdays a week	24:5 2j:5
Tdifference between a	0:4
Tdo i get	0:6
Tdo i keep	0:7
Tdo i stop	0:3
Tdo i write	0:3 2o:-3
Tdo you do	0:4
Tfather - in	0:6
Tfor the first	2o:7
Tfrom now on	r:5
Tgetting married in	2o:4
Tgive me a	0:5 2p:3
Tgive me three	0:10
Tgrew up in	p:18
Thad a stroke	0:5
Thelp me with	0:2
Thelp me write	1o:-3
Thow do i	2o:-3
Thow long do	0:3
Thow long does	0:3
Ti ask for	0:3
Ti become a	0:8
Ti can do	0:3 2w:5
Ti can't stand	9:11
Ti do not	0:4 1o:6
Ti do with	1y:-3
Ti drive a	1h:9 2j:7
Ti get a	0:9 21:-3
Ti grew up	0:3
Ti had a	0:7 1x:10
Ti have a	1z:13 24:3 25:3 2m:8 30:8
Ti have an	m:4 2s:7
Ti have never	f:9
Ti have one	1n:12 1z:4
Ti have to	0:2
Ti live in	0:6 v:9
Ti lived in	0:4
Ti need a	0:4
Ti need to	0:3 24:-2
Ti no longer	l:17
Ti say to	0:3
Ti used to	0:2
Ti want a	23:11
Ti was born	0:5
Ti wish i	0:5
Ti won the	0:8
Ti'd like to	0:6 23:2
Ti'm allergic to	3:9 1m:6
Ti've got a	1z:4
Tif i had	0:10
Tif i was	0:5
Tif i were	0:5
Tin #4 and	1y:7
Tin march ,	0:2
Tin march and	0:2
Tis allergic to	1m:8
Tis it the	0:6
Tis it true	0:2
Tis that just	0:3
Tis the best	0:3
Tis there a	0:7
Tis there an	0:5
Tis there any	0:5
Tit , and	0:4
Tit true that	0:6
Tmake me a	0:9
Tme how to	2w:5
Tme write a	0:3
Tmother - in	1z:5 2d:3 2s:-2
Tmother in law	1z:-2
Tmoved in with	1x:8 2d:5
Tmy best friend	19:4
Tmy birthday is	6:2
Tmy daughter is	10:6
Tmy mother -	1z:3 2d:4 2s:-2
Tmy name is	0:13
Tname for a	0:4
Tnever been on	1y:6
Ton the #2	1x:5 2o:9 2p:-3
Tor is that	29:-3
Tout of a	0:6
Tout of the	1x:9 1y:6 2p:-3
Tput me on	m:5
Tsince #4 ,	0:2
Tsince i was	0:10 2x:5
Tso give me	0:8
Tso how do	0:2
Tso i can	0:6
Tso i need	0:5
Tso what can	0:3
Ttell me a	0:4
Ttell me what	0:3
Tthat isn't a	0:5
Tthe #2 th	1p:3
Tto be a	1x:7
Tto do with	0:5
Tused to be	2s:-2
Twant me to	0:5
Twants me to	0:8
Twants to be	23:6
Twas born in	0:5 p:7
Twas in the	1k:18
Twe have a	11:3 13:4 1h:8 1z:5 2m:8
Twent back to	0:5
Twhat are the	1o:-3
Twhat is a	0:8
Twhat is the	1s:-3
Twhat kind of	0:11
Twhat would a	0:4
Twhen i was	0:10 1x:11
Twish i had	0:6
Twrite him a	0:7
Twrite me a	0:4
Tyear - old	0:3 23:-3
Tyou do with	0:3
Tyou get a	0:2
W! what	0:2
W" a	0:2
W" and	2a:-3
W#1 '	26:9
W#1 .	0:2
W#1 am	24:4 2y:4
W#1 and	31:-2
W#1 in	0:4
W#1 k	1x:5 24:3 2r:5
W#1 pm	2a:5 2y:4
W#1 th	2o:2 2x:3
W#2 ,	2o:2
W#2 -	0:2 1q:6
W#2 and	0:4 31:7
W#2 bucks	24:4
W#2 in	0:5
W#2 k	29:12
W#2 kg	2r:5 31:2
W#2 kilos	31:7
W#2 minutes	1s:5 2r:5
W#2 on	24:5 2r:7
W#2 th	1l:4
W#2 years	2q:-3 2x:8
W#3 #3	0:4 2n:11
W#3 -	2n:7
W#3 a	29:2 2d:6
W#3 k	0:3 29:2 2r:2
W#4 and	1y:3 2d:-3
W$ #3	29:4
W' #1	26:9
W' #2	0:3 1n:6 1x:4 1y:4 26:2 30:5
W, "	0:4
W, #1	0:4 2:7
W, #2	0:2 2:11 2o:7 2r:2
W, #3	0:9 1i:3
W, a	0:3 1x:10 2d:6
W, after	0:7 24:-2
W, all	23:7
W, and	29:3 2o:8
W, are	0:2
W, as	0:2 2j:-3
W, at	0:3 1t:-3 2o:4
W, before	0:3 20:5 23:7
W, do	0:3
W, don't	0:4
W, explain	0:5
W, first	1n:8
W, forty	0:3
W, from	0:3
W, good	0:6
W, he	0:4
W, her	0:4
W, his	0:5
W, how	0:2
W, in	2o:7
W, it	0:3 24:-3
W, it's	0:2 24:-2
W, just	2l:5
W, like	0:7
W, my	0:3
W, never	2a:3 2p:6
W, new	0:7
W, no	2a:4
W, not	1o:5 2a:6
W, nothing	0:3
W, of	0:3
W, on	2o:8
W, one	0:5
W, only	0:2
W, our	0:5 2d:4
W, put	0:4
W, same	0:5
W, she	2l:10
W, since	1e:3
W, six	2q:6
W, so	2b:-3
W, the	0:3 1r:4 29:8 2d:7
W, then	0:6
W, they	0:3
W, though	0:2
W, three	0:3 24:4
W, to	0:4
W, too	0:3
W, we	0:2
W, well	0:12
W, when	0:2
W, who	0:2
W, with	0:5
W, you	0:2
W- #2	0:7 2k:6 30:7
W- #3	1x:-3 2n:6 30:7
W- #4	23:9 2n:4
W- eight	1x:11 31:4
W- five	0:5 23:5
W- four	1l:4 26:3 27:-2 2r:6 2s:3 2x:4 31:3
W- in	1k:3 1x:7 2s:-2
W- law	1z:5
W- old	0:2 1z:4 23:-2
W- one	1l:6 29:4
W- six	1l:4 29:2
W- three	1l:4 26:6 2o:5 2x:7
W- two	1l:5 1z:-2 2r:7 2x:3 31:3
W- year	0:3 1l:-3 1t:6 1z:4 23:-3
W. a	0:2
W. best	0:5
W. can	2k:-3
W. com	1u:3
W. example	1u:10
W. explain	0:2
W. he	0:2
W. he's	0:2
W. i'm	0:2
W. make	0:2
W. may	0:3
W. should	0:5
W. the	0:3
W. what	2j:-3
W. whats	1t:-3
W: the	0:3
W^ "	0:3
W^ #2	2:6
W^ #3	1i:10
W^ a	0:5
W^ after	0:6
W^ as	0:2
W^ at	0:5
W^ been	0:2
W^ before	0:8
W^ can	0:4
W^ correction	0:4
W^ do	0:2
W^ does	0:6
W^ explain	0:5
W^ for	0:3
W^ give	0:3
W^ good	0:5
W^ having	0:12
W^ he	0:3
W^ her	0:9
W^ hey	0:2
W^ his	0:6
W^ i	0:3
W^ i'd	0:3
W^ i'm	0:2
W^ in	0:3
W^ it	0:3
W^ just	0:2
W^ make	0:4
W^ me	0:2
W^ moved	e:4
W^ my	0:3
W^ need	0:2
W^ new	0:6
W^ next	0:5
W^ not	0:2
W^ on	0:4
W^ one	0:4
W^ our	0:4
W^ please	0:2
W^ she	0:2
W^ should	0:3
W^ since	0:7
W^ sold	0:7
W^ somebody	0:5
W^ someone	0:7
W^ sorry	0:8
W^ started	0:12
W^ suppose	0:3
W^ thank	0:3
W^ that	0:4
W^ the	0:4
W^ they	0:2
W^ two	19:2
W^ was	0:3
W^ we	0:2
W^ we're	0:3
W^ well	0:7
W^ went	0:9
W^ when	0:3
W^ which	0:2
W^ would	0:2
W^ write	0:5
W^ you	0:3
W_ _	0:2
Wa #1	0:8 2a:8 2r:4 2y:9
Wa #2	0:6 1q:9 2r:2
Wa #3	0:9 1y:3
Wa #4	2k:4
Wa baby	0:4 1z:2 2o:3 2w:-2
Wa bakery	1x:5 2j:6
Wa bank	2j:2
Wa big	2p:5
Wa birthday	2d:-2
Wa bit	0:2 1x:6 23:4 2d:-3 2q:5 2x:4
Wa bloke	0:4
Wa boat	2c:-3 2q:7
Wa book	0:6
Wa boy	1x:7 1z:10
Wa bus	0:5 2w:4 30:6
Wa car	1x:6
Wa card	2p:5
Wa cat	1x:4
Wa chef	10:4 23:4
Wa church	2l:5
Wa customer	0:2
Wa day	1r:4 24:12
Wa decent	2w:7
Wa dentist	0:14
Wa doctor	0:7
Wa dog	0:2 1x:4
Wa fair	29:-3
Wa family	0:3
Wa first	1x:10
Wa flat	0:3
Wa friend	0:4 2a:7 2l:-3
Wa friend's	0:4 2l:-3
Wa full	23:7 24:4 2r:3
Wa girl	0:7 22:3 2d:4 2t:3
Wa good	0:3 2c:5
Wa great	2k:4
Wa guy	2a:3 2s:4
Wa half	1l:5 23:3 31:4
Wa heart	2l:6
Wa horse	0:3 1y:8 2j:3
Wa house	0:3 1y:7
Wa job	1x:6 2j:4
Wa joke	0:2
Wa kid	1x:7 1z:4 2d:-2 30:4
Wa lady	1x:6
Wa landlord	0:2 1x:-2 2l:7
Wa letter	1o:5 2p:4
Wa little	0:4 1z:5 27:4 29:3 2d:4
Wa man	1o:6 1y:-3 2d:6 2o:5
Wa month	23:7 24:6 29:2 2q:-3
Wa morning	0:3 2a:4
Wa new	1x:5 2o:3 2p:4
Wa night	1t:8 24:5 2o:-2
Wa note	2w:9
Wa nurse	0:4
Wa one	2d:7
Wa parrot	2m:6 30:-2
Wa patient	0:5
Wa pilot	k:3
Wa pixel	1q:3
Wa place	0:5 2d:4 2o:2
Wa plane	1y:4
Wa plumber	0:12
Wa proper	2p:7
Wa real	1x:9
Wa school	27:-3
Wa second	1t:2 23:4 30:4
Wa short	0:3 1x:-3
Wa single	0:9 2a:7 2p:-3
Wa small	24:5 27:2 2j:3 2p:-4 2q:3
Wa spreadsheet	24:6 2q:5
Wa stroke	1x:2
Wa student	0:13
Wa sunday	0:7
Wa text	2p:7
Wa thing	1o:4 2o:7 2t:8
Wa truck	0:8 1x:4
Wa two	0:4
Wa vegetarian	0:6
Wa vet	0:4 23:5
Wa wedding	1k:9 1y:4 27:-2 2o:7
Wa week	0:4 1r:2 24:3 25:2 27:4 29:3 2d:2
Wa whole	24:6 2w:3
Wa woman	j:14 22:4 2p:-3
Wa year	1y:5 29:9 2p:-3 2x:8
Wa young	0:3 1x:5
Wabout a	2x:8
Wabout my	2a:6
Wabout the	2q:3 2y:-2
Waccording to	1x:-2
Wafraid of	0:2 21:4
Wafter a	0:2 1y:4
Wafter the	24:5 2o:4
Wall .	2d:-2
Wall day	1t:-3 24:6
Wall of	23:6
Wall that	1o:4
Wall the	2s:-3
Wallergic to	1m:3
Wam a	0:7
Wan hour	29:9 2r:3
Wan old	2p:3 2q:6 2s:2
Wand a	0:3 1k:-3 1l:6 1n:-3 1t:6 1x:5 1z:5 23:4 2m:3 2o:6 2r:4 2x:8 2z:3 30:4 31:5
Wand all	1o:6
Wand don't	0:5
Wand got	e:2 20:-2
Wand he	0:2 2j:-2 2s:-3
Wand he's	2q:-3
Wand her	0:2 22:5 2d:8 2k:7
Wand his	0:6
Wand i	0:3
Wand i'm	0:2 2p:-2
Wand im	0:4
Wand is	2k:-3
Wand it	0:3 1t:-3
Wand it's	23:-3
Wand its	0:4
Wand me	2d:6
Wand my	0:2 23:-3 2d:5
Wand never	2q:3
Wand no	1r:5
Wand nobody	23:-2
Wand not	2a:6
Wand now	23:-2
Wand one	24:7 2s:2
Wand she	0:2
Wand she's	0:3
Wand the	0:3 1n:3 20:3 2d:5 31:-3
Wand there's	2p:-3
Wand they	0:2 1o:-3 2w:-3
Wand two	g:3 2d:3
Wand wants	0:3
Wand we	1y:-3
Ware a	0:3
Ware the	1o:-3
Was a	0:3 1o:-2 1t:-3 24:-3 25:5 2d:-3 2j:9 2l:4
Was an	1n:3 1x:5 1y:4
Was of	0:4
Was the	2j:-3
Wask for	1o:5
Wasked me	2l:-3
Wat #1	0:9 24:4
Wat #2	0:3 2:7 1x:5 23:4 24:2 29:-3 2r:-2
Wat #4	24:9
Wat a	1x:6 1y:5 2j:8
Wat google	0:8
Wat half	1x:-3 24:6 2o:6
Wat home	1o:-2 1r:6 2j:4 2o:2
Wat last	0:9 1t:8
Wat me	0:2 2d:3
Wat my	0:3 21:6 2d:8
Wat night	0:3 21:5 24:6 25:8 2a:6 2o:4
Wat the	1n:5 27:2 29:-3 2e:5 2j:4 2o:5
Wat this	2p:-2
Wat work	0:3 1x:10
Wback in	0:2 1x:5
Wback on	1r:11 27:8
Wback to	2o:3 2v:3
Wband ,	1x:5
Wbe a	0:2 1x:8 23:8 2a:-3 2s:-2
Wbe on	2l:7
Wbe the	0:2
Wbecame a	1x:3
Wbecause of	0:3
Wbecome a	23:4
Wbeen a	0:3
Wbeen married	1a:5
Wbeen on	1y:5
Wbeen to	1y:12
Wbefore i	24:5
Wbefore the	0:3 1y:5 2y:5
Wbeing a	0:2
Wbelieve in	0:2
Wbest man	1x:8 2l:-3 2o:6
Wbetter for	1o:4
Wbetter than	2w:2
Wbit of	2q:2
Wblood pressure	23:3
Wbought a	1x:6
Wbring to	23:-2
Wbroke his	1x:2 2r:4
Wbroke my	25:3 29:-3
Wbroke up	1x:8 2t:5
Wbrother is	2d:5
Wbus driver	2j:7
Wbut she	0:2
Wbut the	2t:-3
Wbuy a	23:7
Wby a	1x:13
Wby the	24:2 27:4 2e:2 2o:4 2w:2
Wcalls me	24:5
Wcan do	2w:4
Wcan i	2k:-3
Wcan u	0:2
Wcan't drive	1d:10
Wcan't stand	0:2
Wcat ,	1x:3
Wcats and	30:-3
Wco -	1v:3 2p:3
Wdaughter is	0:4 1x:-3
Wday and	1x:-2
Wdays a	24:2 2j:3
Wdied in	0:2
Wdo a	0:3 1x:-3 23:6 2w:8
Wdo i	2w:-2
Wdo in	2o:4
Wdo it	0:2
Wdo not	1o:3 2a:7
Wdo the	24:3 27:4 2o:2
Wdo we	2a:-3
Wdo with	1y:-3
Wdoes one	0:4
Wdoes the	24:7 2j:4
Wdoing a	0:5 23:11
Wdon't drink	l:10
Wdone ,	2o:-2
Wdone with	0:2 1x:6
Wdown to	1n:7 1x:4 23:4 29:4 2o:-2
Wdrive a	2j:7
Wdrives a	2j:3
Weighty -	1l:6 29:-2
Weleven years	1x:3 2x:8
Wevery day	1r:6 1y:-2
Wevery morning	24:7 27:3
Wevery night	24:7
Wevery time	2a:7
Wexplain the	2a:2
Wfirst ,	2a:4 2o:-3
Wfirst time	0:4 1n:6
Wfix the	0:3 2w:-3
Wflat in	24:-2 2p:3
Wfor #1	1y:6 2r:4
Wfor #2	0:4
Wfor a	1r:-3 2j:2
Wfor four	0:5 1y:4 2r:-3 2x:4
Wfor good	1x:9 2o:11
Wfor her	0:2
Wfor him	1t:5
Wfor his	0:3 2a:-2 2o:4
Wfor it	1x:8 2l:6
Wfor me	1s:-2 2a:3
Wfor my	25:7 2q:3
Wfor one	0:10
Wfor our	1x:4 2j:4
Wfor six	0:2 1y:9
Wfor someone	0:4
Wfor the	1y:3 23:4 2f:-2 2r:6 2y:-3
Wfor thirty	1y:3 2j:4
Wfor two	0:4 1x:9
Wfor years	0:9
Wforty -	1x:5 2x:5
Wforty years	2j:4 2r:3 2x:3
Wfound a	0:2 2d:-2
Wfour years	1y:5 2r:-3 2x:7
Wfriday ,	24:7
Wfriend of	0:2 2l:-3
Wfrom a	0:4 2d:-3 2q:-2
Wfrom now	2a:3 2q:-2
Wfrom the	0:2 1n:-3 1q:5 1x:3 20:3 29:2
Wfull of	2k:7
Wfull time	1x:4 2j:9 2p:2
Wgave up	0:3
Wget a	21:-3
Wget my	1x:7 23:7 2o:7
Wget the	1x:6 24:-3 2b:3
Wget to	2l:3
Wgetting married	1x:5 2o:3
Wgirl ,	0:2 2d:5
Wgive a	1x:-3
Wgive up	0:2 1x:-2
Wgiven up	1x:6 2o:-3
Wgo on	23:5
Wgo to	1o:3 24:4 2o:2 2p:4 2y:3
Wgoes to	24:5 2o:5
Wgoing to	24:4
Wgood morning	0:7
Wgot a	0:3 2t:-3
Wgot engaged	1x:6
Wgot into	1x:8 2r:5
Wgot promoted	1x:6
Wgot the	1x:7 25:8
Whad a	1x:4 24:4 25:5 2l:-3
Whad my	1x:6 25:4
Whad the	1x:7
Whalf of	24:3 2d:5
Whas a	0:4 2t:11
Whas been	1x:6 25:5
Whas gone	1x:8
Whas had	e:2 25:8
Whas moved	e:2
Whas no	2d:-3
Whas taken	27:-2
Whas the	0:4
Whas three	24:-2 30:-3
Whas to	1t:-3
Whas two	0:4
Whave a	0:4 1o:4 24:4 2o:5
Whave an	0:5
Whave been	0:4
Whave never	1y:3
Whave no	0:5
Whave the	1x:11 2o:7
Whave two	g:4
Whave you	1y:-3
Whe says	0:4
Whe's #2	2:8
Whe's a	0:6
Whelp with	24:9
Wher a	0:3 2o:8
Wher husband	24:4 2t:5
Wher in	23:5
Wher own	2d:6 2w:4
Whigh school	1t:4 1y:-3 27:2
Whim .	2j:-3
Whim a	24:4 2o:3
Whis own	2d:9 2k:7
Whis wife	1x:8
Whouse in	1x:3 2k:3
Whouse with	1x:2
Whow do	2w:-3
Whow to	2w:2
Whusband is	0:3
Wi am	0:6 1o:-2
Wi bake	o:10
Wi be	0:2
Wi believe	0:4
Wi can	0:5 27:-2
Wi cannot	0:7
Wi cook	0:6
Wi did	1x:4
Wi do	1y:-2
Wi don't	0:4
Wi drive	0:7
Wi ever	0:5
Wi feel	0:4
Wi find	0:8
Wi gave	1x:9
Wi get	21:-2 2l:5
Wi go	25:-3
Wi got	2d:-3
Wi had	0:4 2o:-3
Wi have	0:2 1n:2
Wi keep	0:7
Wi know	0:3
Wi like	0:2
Wi look	0:3
Wi lost	e:5
Wi love	0:3 2l:5
Wi make	2a:5
Wi mean	0:8
Wi moved	e:6
Wi only	0:2
Wi own	0:9
Wi passed	0:10
Wi play	0:5
Wi prefer	23:-3
Wi put	0:5 2k:-3
Wi read	0:4 1s:-3
Wi said	0:3 2a:-3
Wi should	0:4 1o:-2
Wi start	0:3
Wi teach	2j:4
Wi took	0:3
Wi use	0:6
Wi walk	l:6 2r:-3
Wi was	1t:-3 1x:5 24:-2
Wi went	1x:3
Wi were	2x:8
Wi will	0:2
Wi work	0:3
Wi would	29:-3
Wi write	2a:3 2o:-3
Wi'd like	23:5
Wi'm #1	0:3
Wi'm #2	2:13 23:3
Wi'm a	0:5
Wi'm allergic	0:2
Wi'm going	0:6 2o:5
Wi'm in	2o:-2
Wi'm on	0:2 24:8
Wi'm the	0:4
Wi've been	1y:6
Wi've got	1x:-3
Wi've had	0:2
Wif i	1x:-3
Wif it	0:2
Wif my	29:-3
Wif someone	0:2
Wim a	0:4
Win #4	1x:5
Win ,	0:2
Win -	0:3 1k:2 2d:4 2s:-2
Win a	0:2 1o:2 23:2 2d:6 2o:8
Win an	1y:3 2d:-2 2o:6 2r:5
Win august	1n:-3 1x:4 25:5 2o:6
Win english	2w:4
Win february	1x:12 23:6 2o:8
Win five	1v:4 1y:-2 24:6
Win her	1x:3
Win his	24:9 25:7 2d:8
Win ireland	0:4 1x:7
Win it	24:2
Win january	0:13 2o:3 2t:6
Win july	1r:-3 2a:-3 2o:4
Win june	0:3 1x:5
Win law	0:4 1z:-2
Win leeds	0:6 1s:5 2o:-3
Win march	0:5
Win may	0:4 1x:5 2o:9
Win my	1o:2 1r:6 25:8 2d:2 2p:4
Win november	0:11 1o:-3 1x:8
Win october	0:4 1x:6
Win one	0:2 1x:7 25:3 2r:4
Win our	2d:8
Win september	1y:-2 2o:8
Win spanish	0:5
Win that	0:2 2d:-2
Win the	0:2 1t:5 1x:2 20:-2 2k:-3 2r:3
Win this	0:8 2a:-3
Win three	0:6 1y:3 24:-2 2d:4
Win two	0:7 1x:-3 2o:4
Win winter	0:4
Win with	1x:3
Winstead of	0:3 24:2
Winto a	0:4 1x:8
Winto the	2o:5 2r:6 2u:3
Wiphone #2	1q:8
Wis #1	2:14
Wis #2	2:12
Wis #3	18:5
Wis #4	18:4 2r:8
Wis a	0:5 1o:3 1t:-3 2a:-3
Wis an	0:3
Wis at	0:6 1x:-2
Wis coming	0:5
Wis from	0:5
Wis going	15:2
Wis in	0:2
Wis leaving	15:5
Wis moving	e:3
Wis my	0:4 2n:-3
Wis now	0:2
Wis off	0:2 1x:5
Wis on	1x:7 2o:6
Wis pregnant	m:2
Wis scared	1k:-3
Wis still	0:2
Wis that	29:-3
Wis the	0:2 1s:-3
Wis to	2o:8
Wis what	0:6
Wisn't a	0:2
Wit ,	23:5
Wit a	0:2
Wit back	23:6
Wit be	0:2
Wit off	1x:5
Wit on	0:2 2p:4
Wit out	1o:6 23:-4
Wit the	0:2
Wit to	1u:-2
Wit up	2o:6
Wit with	0:2 24:-3 2o:5
Wit's a	0:4
Wjob ,	1x:4
Wjoined the	1x:7 1y:-3
Wjust me	2d:6
Wkeep a	0:6
Wkeep it	2a:5
Wkeep the	0:3 24:-3 2j:11
Wkids and	2d:7
Wknow what	23:-2
Wlaid off	1x:4
Wlast month	2p:-3
Wlast night	0:2
Wlast week	1x:6 2o:5
Wlast year	1x:6 29:-3
Wlearned to	1x:4 1y:2 2a:-3
Wleft the	0:3 1y:8 24:-3
Wlet me	1x:3
Wletter to	2p:3
Wlike a	0:2 24:2
Wlike it	23:2
Wlike to	24:-3
Wlist for	2o:7
Wlive in	0:4
Wlive with	0:-3 u:3 1x:8 2o:7
Wlives in	0:4
Wlooking for	2j:5
Wlost her	1x:4 24:-3
Wlost his	1x:2
Wlost my	1x:3
Wmade me	0:2
Wmake a	0:2
Wman ,	2d:5
Wman in	0:2
Wman who	1y:-3
Wman with	0:2
Wmarried in	1x:3
Wmay ,	2l:-3
Wme ,	2d:5
Wme a	0:2 1x:5 24:4
Wme about	0:5
Wme and	1n:-2 1x:6 2a:-3 2d:8
Wme at	1x:7
Wme every	2w:-2
Wme five	0:3
Wme for	23:8 2o:5
Wme in	2a:7
Wme on	0:3 2o:5
Wme out	0:4 2d:-2
Wme the	0:2
Wme three	0:5
Wme to	23:-3 24:4 2j:-3 2l:-3
Wme up	1y:10 24:-2
Wme what	0:4
Wme with	2d:-2
Wme write	1o:-3
Wmore than	24:3 2k:4 2w:5
Wmorning person	2y:8
Wmother -	1z:4 2d:3 2s:-2
Wmother in	1z:-3 2s:4
Wmove to	23:2
Wmoved from	0:3
Wmoved in	1x:5 2d:3
Wmoved out	1x:2
Wmoved to	1x:3
Wmoving to	2o:3
Wmr .	2g:3
Wmrs .	2g:8
Wmy age	1o:4 2a:6
Wmy aunt	2d:2
Wmy best	0:3
Wmy boyfriend	19:3 1x:10
Wmy brother	0:6 2d:2
Wmy brother's	0:2
Wmy coworker	0:4 2v:-2
Wmy dad	1x:6
Wmy daughter	0:6
Wmy dog	0:2 24:5
Wmy father	0:4 1x:3 2j:-3
Wmy feet	0:3
Wmy first	1x:10
Wmy friend	0:3 2s:4
Wmy girlfriend	0:6
Wmy granddaughter	0:11
Wmy grandmother	0:10
Wmy grandson	0:5
Wmy hair	0:3 24:9
Wmy head	0:3
Wmy husband	0:3 1x:7
Wmy husband's	0:4
Wmy job	0:5 1x:3
Wmy last	2o:12
Wmy little	0:4
Wmy manager	0:3
Wmy mom	2d:6
Wmy mother	23:4 24:9 2d:6
Wmy mum	1x:5
Wmy nephew	0:2 1x:6
Wmy new	0:2 2o:-3
Wmy niece	0:5
Wmy old	0:3
Wmy own	1y:4 23:5 27:5 2d:4 2k:4
Wmy parents	1o:3 1x:5 23:2 2d:3 2o:3
Wmy phone	0:4
Wmy roommate	0:6
Wmy sister	0:5 1x:8 1z:4
Wmy sister's	2o:5
Wmy son	2d:3
Wmy uncle	0:5 2d:5
Wmy whole	0:3 2l:7
Wmy wife	2d:3
Wmy wife's	0:6
Wmy wrist	m:2 1x:3 29:-3
Wneed to	24:-3
Wnever learned	2a:-3
Wnext door	23:-3
Wnext week	0:3 1p:6 2d:-3
Wnight owl	2y:9
Wnine years	2o:-2 2x:7
Wninety -	1l:5 2r:5 31:4
Wno more	0:2 2b:-3
Wnot a	0:4 2a:5
Wnot the	1o:6
Wnow on	2q:-2
Wnow the	24:-3
Wof #2	2:2 2r:12
Wof a	1t:3 1x:-2 23:4 25:5 2d:5 2l:6
Wof his	24:5 2k:4 2o:7
Wof it	23:4
Wof my	0:2 1x:3 23:4 2k:-3 2q:2
Wof the	0:2 1k:3 1t:4 1y:3 2c:4 2m:7 2y:4
Wof them	20:-3 2k:7 2r:4
Wof us	2p:5 2s:4
Woff ,	0:2
Woff a	0:6
Woff in	0:2
Woff the	1x:6 27:4 2a:-2
Woff to	2o:7
Won #2	1x:3 24:8 2v:6
Won ,	24:7
Won a	0:3 1n:5 1y:3 23:2 25:6 29:-2 2d:3 2j:5 2t:6 30:4
Won an	0:2 1y:2 2o:-7
Won earth	0:3
Won friday	0:8 2o:2
Won her	2d:9
Won his	23:6 2d:11
Won me	1x:6 2l:8
Won monday	0:4 25:-2 2o:2
Won my	1s:-3 1y:4 24:4 2d:10 2r:5
Won saturday	0:5 2o:7
Won sunday	1x:4 24:8
Won sundays	0:4 1v:-3
Won the	1n:5 1x:4 23:-3 24:5 27:4 2l:2 2q:4 2z:2 30:-3
Won thursday	1x:8 24:6 2o:4
Won tuesday	1x:5 2o:6
Wone ,	23:-3
Wone and	0:4
Wone day	2r:3 2v:-3
Wone for	2l:9 2o:3
Wone in	1x:4 20:5 2o:4
Wone of	20:-3 2m:7
Wone sister	2d:-2
Wone to	2o:-3
Wone years	2x:6
Wonly one	0:3
Wopened a	1x:6
Wor is	29:-3
Wor the	0:2
Wour cat	13:8
Wour daughter	0:2
Wout ,	2a:-2
Wout in	1x:4
Wout of	1x:3 24:2 2q:3 2r:7
Wout on	0:3 25:7
Wout the	2d:7 2q:7
Wout to	1x:2 2o:2
Wover the	24:8 2j:9 2w:-2
Wown a	0:2 23:7 2d:10
Wpart time	1x:7 23:5 2j:2 2p:3
Wpassed away	1x:8
Wpassed the	24:-2
Wpeople who	2p:5
Wpicked up	0:4
Wpixel #1	1q:8
Wplace ,	2o:4
Wplace in	1x:5
Wplay the	2o:9
Wplays the	0:2 27:4 2w:6
Wpromoted to	1x:5
Wput a	1o:3 1x:7
Wput in	1x:2 25:7 2o:5
Wput that	0:2 2k:-3
Wquit the	1x:12
Wredo the	2w:-3
Wrent ,	29:4
Wrun a	0:3 23:5 2w:6
Wruns a	2j:7
Wsaid no	0:2
Wsaid yes	1x:7
Wsay a	0:2 2o:9
Wsay it	2a:6
Wsay no	23:6
Wsays i	2l:6
Wsays the	0:3
Wsee the	23:4 2o:7
Wseventy -	1l:5 29:3
Wshe's #2	2:9
Wshe's a	0:6 1x:-2 2d:-3
Wshould be	1o:2
Wsince #4	0:2 2d:-3 2r:4 2x:7
Wsince i	2x:4
Wsince the	0:3 2p:-2 2x:2
Wsister ,	2d:-2
Wsix months	1l:3 25:2 2x:3
Wsix weeks	0:2 1x:7 24:-3 2x:7
Wsix years	1y:6 2x:5
Wsixty -	1l:6 2o:3
Wso how	2a:-3
Wso it's	2q:-2
Wso my	0:2
Wso no	2b:-3 31:-3
Wso she	24:-3
Wso what's	0:2
Wsold the	1x:5
Wsomething for	25:6
Wsort of	0:4 2j:-3
Wstill can't	0:3
Wtake a	0:3 2o:4 2p:5
Wtake it	0:2
Wtake the	24:11 2o:8
Wtaken up	27:-2
Wtalk to	23:-3 2a:6
Wtell the	0:2
Wtell you	0:3
Wterrified of	21:5
Wth of	1p:5 2o:3
Wthan me	2u:7 2w:8
Wthan the	0:2 23:-3
Wthat ,	24:-3
Wthat a	1o:-2
Wthat doesn't	0:3
Wthat i	2b:-2
Wthat in	2k:-3
Wthat on	2z:-2
Wthat the	2p:-3
Wthat's a	0:2
Wthat's my	0:2
Wthat's the	20:-3
Wthe #1	2o:5 2r:4
Wthe #2	20:4 2o:7 2p:-3
Wthe baby	1x:10 2x:4
Wthe back	0:6 24:8
Wthe bank	2j:3
Wthe bottom	0:2
Wthe bus	0:5
Wthe car	1x:10 24:6 2p:6
Wthe cat	1x:5 2d:5
Wthe children	24:3 2o:3
Wthe church	2o:5 2q:4
Wthe dark	i:10 21:8
Wthe day	0:8
Wthe doctor	1x:-3
Wthe dog	2o:5
Wthe end	20:-3 2a:4 2o:4
Wthe family	0:4 1t:3
Wthe farm	1x:5 2o:5
Wthe first	1y:6 20:6 2d:4 2k:4 2o:5
Wthe form	0:2
Wthe fridge	1x:6
Wthe girl	0:6
Wthe guy	0:3
Wthe gym	24:5
Wthe hospital	1x:4
Wthe kids	0:5 2d:2 2j:4 2o:5
Wthe last	0:4 2o:3
Wthe left	1t:-3 20:6 25:4 2o:5
Wthe library	1k:6 1q:7 24:-3
Wthe navy	c:11
Wthe new	0:4
Wthe next	0:2 2a:6
Wthe night	1x:8 23:-3 2p:2
Wthe nurse	0:6 2t:-3
Wthe office	0:5 24:7
Wthe old	2k:7 2p:4 2x:7 30:3
Wthe one	0:4 1z:10 20:-4 24:-2 2o:3
Wthe other	0:5 2o:5
Wthe paper	2k:-3 2z:5
Wthe phone	0:8
Wthe price	0:6
Wthe radio	0:4 2p:2
Wthe rain	2c:5
Wthe road	0:3 2j:10
Wthe same	24:5 2o:4
Wthe school	1k:3 1x:5 2j:5
Wthe sea	21:2 27:-2 2c:6 2e:2
Wthe second	0:4 1o:-3 1p:2 1t:-3 1x:2 2o:5 2w:-3
Wthe shop	0:3 1x:6 23:-3
Wthe spring	1x:2 2o:11
Wthe summer	0:4 23:6 2q:4
Wthe team	0:9 1x:8
Wthe three	1x:6 2a:-2 2o:6
Wthe train	2p:5
Wthe two	0:3 24:9
Wthe way	0:10
Wthe wedding	0:2 1x:4 2o:9
Wthe week	1o:6 24:5 2o:6
Wthe whole	1x:6 23:7
Wthe word	1y:-3 2a:6
Wthe world	20:-3
Wthe zither	0:2
Wthere is	2o:-3
Wthere's a	2p:-3
Wthey say	0:2
Wthing to	2a:6
Wthirty -	2s:3 2x:7
Wthirty years	1x:5 2j:3
Wthis morning	0:6 1s:-3 1x:5
Wthis week	0:5
Wthis year	1x:5 2o:5
Wthree months	1l:9
Wthree of	0:3
Wthree weeks	24:5 2o:5 2x:8
Wthree years	2x:12
Wthrough a	1x:9
Wthrough the	23:4
Wthursday ,	0:2
Wtill the	1n:5 2o:6
Wto #2	0:2
Wto a	0:3 1v:-2 1y:4 27:-3 2a:4 2l:7 2p:5 2t:5
Wto ask	2l:4
Wto be	0:3 1x:2 2j:3
Wto bed	0:4 2y:4
Wto do	2a:5
Wto drive	2a:-3 2q:6 2w:3
Wto give	0:8 1x:-3
Wto go	1t:3 2r:-2
Wto have	23:-2
Wto her	1x:4 2o:8
Wto him	23:-3
Wto it	25:7
Wto keep	1n:3 24:-3
Wto know	23:-3 2l:4
Wto leave	0:6
Wto live	0:3 1x:10 2o:5
Wto make	0:4 1x:6
Wto me	2a:3
Wto my	1n:6 24:7
Wto open	1x:5
Wto play	0:3
Wto read	2w:5
Wto run	2c:-2
Wto say	23:4
Wto sell	0:2 1x:4
Wto send	0:7
Wto shellfish	0:4 1m:5
Wto spain	2o:4
Wto stop	23:7
Wto take	2b:-2 2o:6
Wto the	0:4 1o:6 1t:-3 24:4 2o:4 2r:-2
Wto use	0:2 2a:-2
Wto work	1x:4 23:9 24:11 2o:-3
Wtoo much	24:5
Wtook the	1x:9 2d:5
Wtook up	0:2 27:8
Wturned #2	2:8 1x:2
Wturns out	0:4
Wtwenty -	1l:2 1z:-2 29:3 2o:4 2x:6
Wtwice a	1r:3 24:3
Wtwo -	27:3 2o:4 31:7
Wtwo days	2j:6 2o:4
Wtwo hundred	0:3 2k:3
Wtwo kids	1z:6
Wtwo of	0:4 2o:6
Wtwo weeks	0:3 24:5 29:5 2o:5
Wtwo years	1y:2 2x:7
Wtype #1	1x:-2 25:9
Wu get	2l:-3
Wunder #2	1k:6
Wunder #3	0:7
Wunder a	2w:7
Wunder the	1x:6 24:6
Wup .	0:2
Wup a	0:4 2o:7 2q:2 2w:4
Wup at	24:10
Wup for	0:2 23:5
Wup in	0:2 1t:-3 1y:3 2r:4 2t:3
Wup on	0:4
Wup the	1x:5 25:9 2o:5
Wup to	0:2 1x:3 25:6
Wup with	0:2 1x:4
Wus a	0:3
Wused to	0:2
Wwant me	23:-2
Wwants a	0:2
Wwants me	1x:-3
Wwants to	23:3
Wwas #2	2:5 2r:-3 2x:2
Wwas a	0:6 21:-3
Wwas born	1x:2
Wwas in	1y:7
Wwas my	0:5
Wwas the	0:3
Wwe are	2o:4
Wwe go	1y:-3 2o:4 2q:-3
Wwe got	1x:6
Wwe had	0:7
Wwe have	0:3 2d:-2
Wwe lost	1x:5
Wwe were	0:3
Wwear a	24:7 2z:8
Wwedding ,	0:2
Wweek and	0:3 2d:-2
Wwent back	1x:2
Wwent to	1x:7
Wwere a	0:4
Wwhat are	1o:-3
Wwhat i	2a:-3 2q:2
Wwhat is	1s:-3
Wwhat sort	2j:-3
Wwhat the	1k:-3
Wwhat time	0:2
Wwhen i	1x:4
Wwhen i'm	24:8
Wwhen the	0:3
Wwhen they	1o:7
Wwhen you	25:-3
Wwhere do	1x:-3
Wwhich i	1x:6
Wwho do	0:4
Wwife ,	2d:4
Wwill be	0:8
Wwith #2	0:2
Wwith a	1m:5 1r:5 24:5 2a:4 2d:2 2l:5 30:8
Wwith an	23:5 2z:5
Wwith her	2b:-3 2d:2
Wwith him	0:2 2o:6
Wwith his	0:2 1x:-2 2d:2
Wwith me	1x:4 2a:2
Wwith my	1n:4 2d:6
Wwith no	1o:4 1q:5 2d:6 2p:-3
Wwith one	0:2 24:7
Wwith the	1n:2 1y:3 24:3 2j:7 2o:5 2p:4 2y:2
Wwith two	1x:4 2k:5 2s:-3
Wwith us	2o:4
Wwithout a	1o:3 23:4 2x:7
Wwoman who	2p:-3
Wwon the	2r:3
Wwork at	0:4
Wwork in	23:5 2j:8
Wworks at	0:5
Wworks for	0:4
Wwould a	23:-3
Wwould you	2a:-3
Wwrite a	0:2
Wwrite him	23:-3
Wwrite the	0:2
Wwrite to	2a:5
Wyear -	1l:-3 1z:3 24:7
Wyears ,	2q:-2
Wyears ago	1x:5 2x:7
Wyears and	2r:-3
Wyears in	1y:6 2s:-2
Wyears of	0:2
Wyou ,	2l:5
Wyou ask	0:3
Wyou be	0:2
Wyou call	0:2
Wyou can	0:2
Wyou get	1o:8
Wyou to	0:2 23:-3
b" ,	0:4
b" ^	0:3
b' #1	26:9
b, #2	2o:2
b, band	1x:5
b, cat	1x:3
b, done	2o:-2
b, first	2a:4 2o:-3
b, friday	24:7
b, girl	0:2 2d:5
b, in	0:2
b, it	23:5
b, job	1x:4
b, man	2d:5
b, may	2l:-3
b, me	2d:5
b, off	0:2
b, on	24:7
b, one	23:-3
b, out	2a:-2
b, place	2o:4
b, rent	29:4
b, sister	2d:-2
b, that	24:-3
b, thursday	0:2
b, wedding	0:2
b, wife	2d:4
b, years	2q:-2
b, you	2l:5
b- #2	0:2 1q:6
b- #3	2n:7
b- co	1v:3 2p:3
b- eighty	1l:6 29:-2
b- forty	1x:5 2x:5
b- in	0:3 1k:2 2d:4 2s:-2
b- mother	1z:4 2d:3 2s:-2
b- ninety	1l:5 2r:5 31:4
b- seventy	1l:5 29:3
b- sixty	1l:6 2o:3
b- thirty	2s:3 2x:7
b- twenty	1l:2 1z:-2 29:3 2o:4 2x:6
b- two	27:3 2o:4 31:7
b- year	1l:-3 1z:3 24:7
b. #1	0:2
b. all	2d:-2
b. him	2j:-3
b. mr	2g:3
b. mrs	2g:8
b. up	0:2
b9 #3	0:3 2n:17
b9 $	0:10 29:5
b9 '	1n:6 1x:4 1y:4 26:10 30:4
b9 ,	0:6 2o:4 2q:5 2r:11
b9 -	2j:5 2k:2 2n:5 30:8
b9 .	0:7
b9 a	1q:6 1y:3 2a:6 2k:3 2y:9
b9 after	0:11
b9 and	0:3 1i:8 1y:7 2r:10
b9 at	24:3 29:-3
b9 by	23:21 24:12
b9 for	0:13 1y:4 2o:3
b9 from	1i:12 2k:5 2o:6
b9 he's	2:12
b9 i'm	23:3
b9 im	2:14 23:3
b9 in	0:10 1x:5 23:3 2w:9
b9 iphone	1q:8
b9 like	1l:9 1x:9 2a:2 2x:10
b9 me	0:15
b9 not	2:5
b9 of	1x:10 2k:10 2r:8
b9 on	24:6 2v:5
b9 pixel	1q:8
b9 she's	2:17
b9 since	0:5 2d:-3 2r:4 2x:10
b9 the	0:6 20:2 21:10 24:7 2o:7
b9 to	23:4 24:6
b9 turned	2:19
b9 type	1x:-2 25:9
b9 under	0:5 1k:4 27:6
b9 was	2r:-3 2x:2
b9 with	0:14 2r:10
b9 year	0:4 1t:21
b9:9 at	1x:10 24:9
bA #1	0:5 2o:13 2z:6 30:10
bA ,	0:12 25:6
bA .	0:4 1v:12
bA :	0:3
bA ;	0:3
bA ^	0:4
bA a	0:3 1t:8 2r:9 2v:11 2w:7 2z:10 30:5
bA am	24:6
bA an	23:9
bA and	1v:8 24:5 2k:7
bA at	c:7 1c:22 1y:5
bA before	24:5
bA but	0:2
bA for	c:14 2j:4 2q:4
bA if	1x:-3
bA in	0:3 1k:5 1y:6 2k:4 2p:-2 2r:4 2w:6
bA is	0:5
bA like	0:5
bA my	a:8 1x:5 23:7 2o:5
bA now	0:4
bA says	0:10
bA since	0:5
bA so	0:4
bA that	0:5
bA the	1v:9 23:4 27:4 29:8 2o:7 2r:8
bA what	2a:-3 2q:2
bA when	1x:9 2a:3
bA which	1x:6
bA'a ,	0:10
bA'a ^	0:3
bA'a and	2p:-2
bA'a when	24:8
bAa !	0:9
bAa "	0:15
bAa #1	1p:20 2o:10
bAa #2	0:5 1p:10 1x:5 2o:8 30:6
bAa #4	1q:6 20:9 2q:5 30:18
bAa ,	x:35 28:9 2b:4 2d:3
bAa -	0:7 1v:10 28:8 2g:3 2v:10 2z:9
bAa .	0:16 1t:7 2e:3 2g:6 2i:5 2s:4 2v:6
bAa :	0:4 x:21 20:7
bAa ?	0:15
bAa ^	0:16
bAa a	2b:3 32:6
bAa about	0:15 2o:-2
bAa an	0:8 1q:9 23:2
bAa and	x:18 1t:8 1v:3 1x:3 20:4 27:7 2b:2 2d:4
bAa are	x:8 1b:2
bAa at	c:12 2k:4 2r:5
bAa aunt	2d:9 2g:3
bAa brother	x:6
bAa but	0:6 x:12
bAa by	0:7 1x:4 23:6
bAa called	x:21
bAa cousin	x:10
bAa coworker	x:2
bAa daughter	x:7
bAa do	0:16
bAa every	0:5 24:4
bAa for	1k:3 2o:5 2v:2
bAa friend	x:3
bAa from	p:11
bAa half	0:9 1w:14 1x:10
bAa his	1h:16
bAa i'm	x:24
bAa in	2b:-3
bAa into	0:9
bAa is	x:14 2l:-3
bAa it's	x:2 15:8
bAa last	1x:12 2r:6
bAa law	x:9 1z:-2
bAa left	1:9 c:23 20:4
bAa like	0:11 t:4
bAa mate	x:5
bAa me	z:29 2a:2
bAa miss	x:4 2g:18 2i:6
bAa mr	0:3 2d:-3
bAa mrs	x:-4 2d:4 2g:3 2s:5
bAa my	1x:5 20:5 2a:2 2r:7 30:10
bAa name's	x:24
bAa named	0:6 x:14
bAa near	0:10 1x:7 28:5 2e:5 2j:-4 2k:4
bAa neighbour	x:6 19:3
bAa nephew	x:13
bAa new	0:11 1k:3
bAa niece	x:13
bAa not	2o:-3
bAa of	0:9 1k:8 1p:5 20:3 23:7 2j:4 2o:5 2q:2 2s:2 2u:4
bAa old	1q:2 30:11
bAa on	0:9 1k:3 1v:4 1x:5 24:3 2o:3
bAa or	0:13 2o:8
bAa since	0:8 1x:4 24:6 2l:-3 2s:7 2x:4
bAa sister	x:6 2g:2
bAa son	z:2
bAa speak	s:9
bAa speaks	s:11
bAa that	0:9 1t:-2 2p:3
bAa the	20:2 29:2 2z:2 30:3
bAa this	0:9
bAa to	1x:4 20:3 2a:-4 2o:3 2p:-5
bAa uncle	x:5 2d:5 2g:6
bAa until	0:7 2o:9 2q:-3
bAa use	1g:14
bAa was	x:2 1t:-3
bAa with	c:8 20:5 2d:3 2w:4
bAa'a ,	0:12
bAa'a .	0:5 1k:11 1v:5 24:9
bAa'a ?	0:6
bAa'a ^	0:8
b_ _	0:2
ba !	2d:-2
ba "	1y:-3 2a:4
ba #1	0:4 2q:5 2r:5
ba #2	1p:3 29:6
ba #3	1y:4 26:3 29:3 2k:5 2r:2 31:5
ba #4	1q:3 26:8 29:8 2k:4 2r:5
ba #5	24:5 29:10 2d:2 2r:9
ba #6	1x:5 2k:3
ba '	0:2 1k:4 23:6 2j:4 2q:5 2r:4 2w:4
ba (	0:5
ba )	0:8
ba ,	0:7 2b:-3
ba -	1q:4 27:3 2g:4
ba .	1u:14 24:13 2e:9 2g:7
ba /	1x:8 22:9
ba ;	0:4
ba @	1u:6
ba about	0:3 2q:2 2x:4 2y:-2
ba above	2d:5 2w:4
ba according	1x:-2
ba actually	1y:9
ba address	2a:5
ba adult	0:4 1x:6
ba afraid	2a:6
ba after	0:2 1n:-3 1r:4 24:4 25:-2 2w:2
ba again	0:5 1x:-2
ba against	0:2 2q:-2
ba ain't	0:2
ba aint	0:4
ba air	1k:9 2k:8
ba all	0:2 1n:3 1o:3 1t:-3 24:6 2l:4 2s:-3
ba allergic	0:2 1m:2
ba allergy	0:6
ba allowed	0:2 24:-3
ba alone	0:4
ba along	20:3 24:3 25:4
ba already	0:5
ba always	0:3 20:-2 2a:5 2y:-2
ba am	1o:-3 24:7
ba american	0:3 2a:8 2j:5
ba an	0:3 1s:-3 1y:2 1z:5 29:7 2q:3 2s:4 2w:4 2x:3
ba and	1w:4 22:3
ba anniversary	0:4
ba another	1z:10 2m:8 2o:5
ba answer	1s:4 2a:9
ba answers	2a:3
ba any	2d:-2 2l:6
ba anyone	20:7
ba anything	1r:5 1s:2
ba apartment	1o:-3 2d:5
ba app	1t:-3
ba apply	2o:5
ba are	1n:2 1o:6 24:2
ba aren't	0:4 25:7
ba argue	2l:5
ba around	0:3 23:-3 2e:6
ba as	1o:2 1t:-2 1v:3 1x:5 2d:-2 2l:6 2o:3
ba ask	0:2 1o:3
ba asked	1x:3 2l:-3
ba asking	2o:-3
ba asks	2l:2
ba at	1y:2 24:5 29:-3 2d:3 2l:3
ba ate	1x:8 2q:5
ba august	0:5 1n:-3
ba away	0:2
ba b	1k:5 1x:7 2r:4
ba baby	1k:-2 1x:7 1z:5 27:6 2x:3
ba back	1t:2 1x:6 25:5 2t:4
ba bad	25:13 2q:5 2w:3
ba bake	27:4 2j:4 2w:4
ba bald	1n:3 25:4
ba bank	2o:4
ba bar	0:7
ba basement	0:3
ba bass	27:4
ba be	29:-2 2a:4 2s:-2
ba beach	1y:-2 27:5 2p:3
ba became	1x:3
ba because	0:2 30:-2
ba become	23:4
ba bed	1x:5 25:2 2j:-3 2y:4
ba bedtime	0:3
ba been	1y:3
ba before	0:3 1o:3 20:4 24:2 2a:2 2y:2
ba beginner	0:3
ba behind	0:3 1n:2 1o:-3 2d:5
ba being	0:4 21:4 24:3
ba besides	0:3
ba best	0:5 2l:-2 2o:5 2s:3
ba better	0:4 1o:2 29:-2 2w:2
ba between	2j:12 2w:5
ba bicycle	0:5
ba big	1q:7 1z:6 20:6 2a:5 2d:5 2o:3 2p:4 2v:5 2y:6
ba bike	23:8 24:3 2j:6
ba bio	2r:8
ba birthday	2o:-2
ba biscuit	24:-3
ba bit	0:7 24:5 2q:2
ba black	1s:7 23:-3 24:4 2c:4
ba blood	0:2
ba blue	1n:4 24:-2 2z:8
ba board	24:4 2k:3 2y:5
ba boiler	2x:6
ba book	0:4 1k:6 1x:5 23:5
ba booked	1k:-3 2o:13
ba books	24:4
ba born	1x:7 21:-2 24:-3 2u:6
ba boss	24:-3
ba both	0:3 1w:4 1x:6 1z:4 2w:4
ba bought	1x:5 24:3
ba box	0:5 2k:-3
ba boy	1k:5 23:-3
ba boyfriend	1x:5
ba bread	24:5
ba break	0:2 2w:3
ba breakfast	0:4 1r:3 24:-2
ba bridge	2d:7 2o:7
ba bring	23:3
ba brings	2s:-3
ba british	1x:7 2a:10
ba bro	1s:7
ba broke	1x:8 25:8 29:-3 2t:3
ba broken	25:7
ba brother	2d:4
ba brother's	0:2
ba brought	0:5 1y:7
ba budget	1x:6
ba build	0:2
ba building	0:2 2j:6
ba bullet	2a:4
ba bus	24:4
ba business	1k:4 1y:4
ba but	1r:4 1y:-3 21:-2 2l:7 2t:2
ba buy	0:2 23:4
ba by	1s:4 2d:4 2h:6 2w:7 2y:4 2z:2
ba c	0:11 1n:-2
ba cake	0:3 2j:3
ba call	21:4 2j:13 2p:6
ba called	0:3 2j:12
ba calling	0:4 24:4 2a:3
ba calls	0:2 24:6
ba calm	2l:4
ba came	0:3 1x:4
ba can	1o:2 25:4 2k:-3
ba can't	21:5
ba cannot	1d:6 25:8
ba cant	1d:12
ba capital	1o:8 2a:3
ba car	1x:9 1y:6 2k:2
ba card	0:5 2w:5
ba cards	24:4 2p:-2 2r:3
ba care	2d:2 2j:3 2r:4 2x:7
ba carry	0:3
ba case	0:2 2q:-3 2r:8 2w:4
ba cat	29:-3
ba catholic	0:5
ba cats	24:5 30:-3
ba cause	0:6 1o:7 2d:-3
ba certificate	0:3
ba change	2w:6
ba changed	0:8 1x:3
ba chapter	0:2 24:2
ba charge	1k:-3 1x:4 2j:9
ba check	24:5
ba chef	2g:5 2k:7
ba chicken	1r:4 1x:-3 20:5 2q:9
ba child	2f:10
ba children	1x:5 24:3
ba choir	0:4 24:8
ba christmas	23:3 2o:4
ba church	24:4 2u:4
ba city	1k:3 1t:5 1y:3 2o:2
ba class	2r:4
ba clean	0:4 1n:9
ba cleaning	2j:7
ba close	2o:6 2s:11
ba closed	0:2 1x:9
ba club	0:3 1x:9 24:4 27:-2
ba coach	1o:3 24:9 27:4 2j:10 2o:2
ba code	0:4
ba coffee	1x:3 23:5 2s:2 2y:4 30:4
ba cold	0:2 1s:4 2c:3 2p:3
ba college	1k:3
ba come	25:7 2o:5
ba comes	1o:5 2l:3 2o:4
ba coming	20:4 25:6 2o:5
ba community	0:3 27:-2 2f:6 2j:4
ba commute	1x:-3 24:3
ba company	0:8 23:4
ba contract	1x:6
ba correct	2a:4
ba could	0:3 23:-3 2p:-2
ba council	2d:9 2r:-2
ba count	2w:6
ba country	1s:2 27:5 2c:8 2v:8
ba county	1k:5 1s:5 1v:7 1x:7 2r:2
ba couple	24:4 2s:3
ba course	1t:2 2o:5
ba court	0:3 2j:9
ba cousin	0:3
ba cover	0:2
ba crying	0:5
ba customer	2q:5
ba cut	1x:2 23:6
ba cv	0:3
ba dad's	1x:2 27:3 2k:5
ba dads	0:6 1k:2
ba dairy	0:5 2j:2 2m:6
ba data	2j:6 2r:3
ba daughter	0:3
ba daughter's	1x:4
ba day	1t:-3 1x:6 23:3 2p:2 2r:4
ba days	0:4 1y:-2 24:4 25:-3 2j:2 2o:3 2x:7
ba dead	0:4 2l:7
ba deal	0:7
ba decent	2w:4
ba decided	1n:4
ba deep	1x:8 21:13 2k:9
ba degree	0:5
ba dental	1v:3 2f:3 2j:13
ba dentist	1x:9
ba deposit	0:2 1x:3
ba describe	0:2
ba diabetes	0:5
ba diabetic	0:6
ba did	1o:2 2p:-2
ba die	0:4
ba died	1x:4
ba different	0:4 2v:6
ba dinner	2j:8 2p:3
ba dinners	0:5
ba divorce	1x:6
ba divorced	0:4
ba do	24:2 2j:6
ba doctor	0:4 1x:-3 2a:8
ba doctor's	0:10
ba does	2j:6 2w:4
ba doesn't	0:2 1s:5 2l:7
ba dog	24:3
ba dogs	24:3 2d:-3
ba doing	1r:6 2j:7
ba dollars	29:4
ba don't	1o:5 2a:6
ba done	1o:4
ba dont	1o:4 2a:6
ba door	0:3 23:-3
ba down	0:2 30:7 31:2
ba draw	24:7
ba drink	24:5
ba drive	2j:4 2o:2 2w:9
ba driver	2o:4 2r:4
ba drives	24:3 2a:-2 2j:9
ba driving	2j:9 2k:4 2w:3
ba drop	0:2 2a:6
ba dropped	1x:11
ba drove	1x:2 2j:7
ba due	0:6 24:-3 2o:6
ba dust	1m:7 21:6
ba dutch	1v:7 23:5 2r:2
ba each	24:6 2a:4 2w:2
ba early	24:5 2f:7 2o:2 2y:12
ba earn	0:3
ba earth	2y:-2
ba easy	2j:-2
ba eating	1r:8
ba eggs	0:2
ba eight	0:2 1n:-3 2k:5 2x:6
ba eldest	0:7
ba electric	1o:6 2k:4
ba eleven	1y:4 23:-2 2k:5
ba email	2p:2
ba end	20:-3 2a:3 2o:6
ba engineer	0:3 2r:3
ba english	1w:-3
ba enough	2b:8 2l:4
ba essay	0:4
ba ever	0:5 1r:-3
ba every	1y:-2 24:6 2a:2 2q:4 2r:3 2w:-3
ba everybody	0:3 1o:4
ba everyone	0:3 1o:4 2a:-3
ba everything	0:3 1o:7 1s:-3 1w:4 2l:5 2w:7
ba ex	2s:9
ba exam	0:3
ba explain	2a:2
ba eyes	0:11
ba facebook	2q:4
ba fact	0:6
ba failed	1x:10 2r:5
ba fall	0:4
ba family	2o:4 2q:8
ba fan	0:4 1o:3 24:5
ba far	0:2
ba farm	1v:6 2o:5
ba farmer	0:2
ba father	1x:3 2j:-3
ba favorite	0:8
ba favourite	0:4
ba fear	i:7
ba feed	1v:5 2j:7 2k:-3
ba feet	1x:4 26:5
ba fell	1x:4 27:3
ba fella	0:2
ba fifteen	0:2 24:4 2x:2
ba finally	e:5
ba find	1x:-2 25:2
ba fine	0:2
ba finish	23:5 2o:4
ba finished	1x:6
ba fire	2p:2 2z:7
ba firm	0:2
ba first	1y:3 20:2 2d:4 2j:2 2w:3
ba fish	1r:4 20:3
ba fishing	1x:4 1y:-3 2j:5 2k:6 2s:6
ba fit	0:3
ba five	0:2 1z:6 23:-3 2s:5 2x:4
ba fix	1x:-2 2p:4
ba flat	24:6 25:7 2k:5
ba flight	23:6 2j:10 2o:4
ba floor	0:3 1x:2 24:4
ba fly	27:11 2o:5
ba flying	1r:-3 1y:-2 2o:9
ba folks	0:2
ba food	23:7 2f:3 2r:4
ba foot	0:3
ba football	0:9 1x:7
ba for	2q:2
ba form	2o:7
ba forty	1l:5 1y:4 23:4 2k:5 2p:-3
ba found	1x:2 2d:-2
ba four	1x:3 24:4 29:-3 2w:2
ba fourteen	1z:6 2m:7 2x:10
ba free	0:9 2c:10
ba french	0:4
ba friday	2b:-3
ba friend	2d:-3 2s:3
ba friend's	1x:10
ba friends	1k:2 2s:2
ba from	24:5 2c:3 2r:3 2s:5 2x:5
ba front	1x:4 2d:4
ba full	1n:4 23:3 2j:3 2o:2 2p:2
ba fun	0:3
ba funny	0:3
ba game	23:9 24:4
ba games	1s:3 2p:-3
ba garden	23:3 2o:5 2p:7
ba gas	0:6 1x:6 2k:6 2p:7
ba gave	1x:7
ba gentle	2p:9
ba get	2x:-3
ba gets	24:2
ba getting	1x:6 2o:10
ba girl	2c:2
ba girls	2d:7 2j:5
ba give	1x:-5
ba given	1x:5 2o:-3
ba gives	0:3 1o:4
ba giving	0:3 2a:3 2o:3
ba glass	24:6 2j:7
ba glasses	25:10
ba go	1k:-2 1t:2 1y:-2 25:4 2a:5 2q:-2
ba god	1o:5 2o:-2
ba goes	0:5
ba going	1n:4 25:8 2x:3
ba gone	1n:7 25:6
ba good	2c:5 2k:4 2l:4 2s:4 2w:4
ba got	1x:7 20:-2 2q:3
ba gotta	0:6
ba grade	2j:6 2w:5
ba granddaughter	0:6
ba grandma	21:-3
ba grandmother	0:2
ba grandpa	10:5 1x:8
ba grandson	0:6
ba great	2k:8
ba green	1x:5 27:8 2p:10
ba grew	0:6
ba group	1s:15 2y:5
ba guess	1k:-3
ba guitar	0:5
ba guy	0:3 2s:3
ba gym	1k:4 24:5
ba had	1x:5 2l:-3 2y:-3
ba hair	25:2 2p:2 2q:5
ba half	1o:3 1z:6 25:6 27:6 2r:6
ba hand	20:3 30:5
ba handed	1x:5
ba hands	25:4
ba happens	1o:3
ba happy	2o:-3
ba hard	0:4 2a:4
ba has	1t:-3 2t:3
ba hate	9:7
ba hates	9:15
ba have	2q:-2
ba haven't	0:5
ba having	0:2 1o:-3 25:6 2o:6
ba he	2s:-3
ba he's	2q:-3
ba head	1q:5 1v:5 1y:-3 2j:6
ba hear	1o:7
ba hearing	1q:10 25:3 2k:5
ba heart	2l:5
ba heat	0:4 2a:-3
ba help	0:3 2o:-3
ba her	1x:4 24:4 2b:-3
ba here	0:4 2s:-3
ba hes	2w:-2
ba high	0:4 1t:2 1y:-3 25:6 2w:6
ba him	0:2 2a:-3
ba hip	1x:5 25:3 2o:-2
ba his	1x:4
ba history	1k:4 23:-3 2q:6
ba hit	1x:9
ba hold	0:4 2o:7
ba home	1o:-3 27:6 2e:4 2j:6 2o:5 2s:-3
ba honest	1o:4
ba honestly	0:3
ba horse	1x:7 2j:2 2q:-2
ba hospital	2j:6
ba hot	2c:6 2d:8 2l:8
ba hotel	1x:9 2j:6
ba hour	0:5
ba hours	0:2 1v:3 2l:-3
ba house	1y:3 2p:-2 2q:3
ba how	0:2 2a:-3
ba hr	2j:7 2p:3
ba hundred	2k:3
ba husband	1z:3 2d:-2
ba husband's	2k:4
ba i	2k:-2
ba i'd	0:3 23:2
ba i'll	0:4
ba i've	0:2
ba ice	0:3 24:4 2d:3 2z:3 30:3
ba idea	0:3
ba if	29:-3
ba in	1n:-5 1z:-2 2t:3
ba instagram	2q:3
ba insurance	0:3
ba interview	2o:2
ba into	1t:-3 1x:3 23:5 25:5
ba irish	23:5 2r:3
ba iron	25:15 2k:3
ba is	29:-3 2n:-3
ba isn't	0:2
ba it	1u:-2 2d:-2
ba italian	1w:-6 27:7 2o:8 2w:3
ba january	2o:6
ba job	23:7
ba joined	0:8 1x:6 1y:-3
ba joke	0:4
ba judge	0:4
ba just	2a:3
ba k	24:2 29:6
ba keep	2a:2
ba keeps	27:7
ba kept	0:8 2j:2
ba keys	0:2
ba kid	24:-3 30:8
ba kidney	1r:6 25:4
ba kids	0:4 2j:3
ba kill	1o:7
ba kilos	0:4
ba kindly	0:3
ba kitchen	23:3
ba knees	25:3 2l:2
ba know	23:-2 2l:3
ba lady	0:2 1k:-3
ba laid	1x:10 2l:7
ba landlord	1x:-3
ba laptop	0:5
ba large	1q:9 21:8
ba last	0:9 23:4 29:-3 2p:-3 30:-3
ba late	0:4 1s:7 24:4 2p:3
ba lawyer	0:3 2o:3
ba lead	0:3 1o:4 1x:3 2j:2
ba learned	2a:-3 2w:-2
ba learning	27:10 2o:6 2q:9
ba leave	0:4 2a:4 2o:3
ba leaves	24:3
ba leaving	0:5 1x:5 2o:5
ba left	1n:8 1t:8 1x:9 1y:4 21:5 25:4
ba legal	2o:3
ba less	1o:-3 2l:3
ba lessons	2j:4
ba let	1x:5 2l:3 2o:4
ba let's	0:4
ba letter	1o:2 2p:4
ba letters	2a:5
ba library	24:-3 2f:4 2s:3 2z:2
ba licence	1x:3
ba life	0:5 1x:2 2r:4
ba light	0:4 2p:2
ba lighthouse	1x:6 23:8
ba like	0:3 24:8 2l:7 2u:5
ba likes	t:15 2c:9
ba lil	1n:5 25:5
ba line	1y:4 27:9 2j:3 2q:-2 2s:9
ba lines	24:2
ba list	0:4 2k:-3
ba little	1q:3 1z:4 27:4 2d:4
ba live	2d:3
ba lived	1y:4
ba living	2d:5 2o:-2
ba lol	0:2
ba lola	e:2 24:-2
ba long	1n:8 1s:8 1t:-3 24:6 2j:6 2p:3 2t:7 2w:6
ba longer	1y:4
ba looking	24:-3 2j:3
ba lord	0:6
ba lose	1x:8 25:6 2o:-3
ba losing	23:4 25:10
ba lost	1n:4 1x:3
ba lot	0:2 2k:-3
ba loud	2c:4 2l:7
ba love	1x:3 2l:3
ba loves	o:5 t:16 1y:-3
ba low	1k:5 1n:4 1r:5 25:8
ba lunch	24:9 2j:-3
ba machine	0:8
ba mad	0:4 2y:4
ba made	1x:9 2l:-2
ba mail	0:3 2j:8 2z:8
ba make	1x:2 27:8
ba makes	27:3
ba making	0:3 2o:6
ba mama	0:4 24:8
ba man	1y:-3
ba manager	2o:2 2r:7
ba many	2a:3 2k:6
ba marathon	2r:4
ba march	23:2
ba married	23:5
ba marry	1x:6 2p:-3
ba mass	24:2
ba may	0:5 2t:2
ba me	1n:-2 1o:-2 1z:-2 30:3
ba meal	24:9 2p:-3
ba mean	1t:-3 2l:2
ba means	2l:9
ba meant	0:2 1o:3
ba meat	1r:5
ba meeting	2o:6
ba menu	2q:6
ba mess	2j:12
ba met	1x:6
ba mi	0:3 1n:6 1x:5
ba might	0:5
ba miles	0:2 27:5
ba milk	1m:4 2c:7 2j:8 2p:3
ba mind	0:3
ba mine	31:-3
ba minute	24:9
ba minutes	0:3 24:2 2r:-2
ba miss	0:4 27:-6
ba missus	0:2
ba mom	24:-2 2d:4 2l:7
ba monday	24:3
ba money	0:3 24:3
ba month	0:4 2p:-3 2q:-3
ba months	25:10
ba more	1o:3 23:-2 2b:-3 2l:8 2u:5
ba morning	23:-3 2a:4 2c:2 2p:6 2y:6
ba mornings	24:5 2j:3
ba mortgage	2o:5 2s:-3
ba most	0:2 24:6
ba mostly	1r:8
ba mother	0:5 1z:-3 23:3 2s:3
ba mother's	1x:7
ba move	23:6
ba moved	1x:9
ba movie	2l:-3
ba moving	1n:-3 23:2 2b:-3 2o:5
ba much	0:5 2q:-3
ba mum's	2d:7
ba music	2p:-2
ba must	0:2 2o:3
ba my	29:-5 2n:-2
ba myself	24:3 27:8
ba n	2b:7 2d:6 2x:6
ba nah	0:3
ba name	0:6 2r:2 2s:3
ba named	1x:7
ba names	0:4 1z:-3
ba near	2o:9
ba needs	2j:7
ba neighbor	0:9
ba neighbour	24:6
ba nephew	24:-2
ba never	0:2 2a:4 2o:2 2p:7 2t:7
ba new	1s:2 1w:8 25:4 2p:3 2s:8 2t:2
ba next	0:4 1p:4 2d:-3
ba nice	0:7
ba niece	0:6
ba night	23:-3 24:7 2j:4 2y:4 2z:3
ba nights	1x:3 2p:6
ba nine	2l:2 2s:3 2w:4 31:4
ba nineteen	1x:3 29:6 2r:9
ba ninety	0:6 2d:-3 2x:9
ba no	0:4 1r:5 2a:4 2b:-3 2l:3 2p:3 31:-3
ba nobody	1o:3
ba noise	0:4 2z:4
ba none	0:3
ba normal	2a:2
ba not	0:3 1n:-3 1t:-3 2l:4
ba note	2o:-2
ba nothing	0:4 1o:3 1r:4 2u:9
ba notice	1x:4
ba now	0:2 2w:-2
ba number	2k:9 2w:10
ba nurse	23:7 24:-3 2k:6 2t:-2
ba nurses	0:4
ba nursing	1k:4 1t:9 23:-4 2d:7
ba of	2k:2
ba off	1r:9 2a:-2 2d:3
ba offer	1x:5 2o:4
ba office	1y:-3 2p:2
ba oil	1o:5 1x:9
ba old	0:2 25:-3 27:4 2a:-3 2c:3 2k:9 2p:5 2q:2 2s:2
ba older	1o:3 1z:11
ba on	2t:3
ba once	1r:6 24:5 25:4 29:-3
ba one	1n:4 1z:3 23:4 25:3 2d:2 2m:7 2v:-2 2y:2
ba only	0:8 1z:6
ba open	1s:6 23:4 24:2
ba opened	1x:13
ba opening	24:3 2o:8 2p:5
ba or	1m:7 1r:6 1x:-3 29:-3 2p:7
ba order	2z:9
ba organ	1s:6 2j:5
ba other	0:3 1x:3 24:5 25:-2 2j:3
ba ought	2o:-3
ba our	2e:2
ba out	24:4
ba over	1k:5 1r:-3 2p:14
ba owl	0:5
ba own	1o:4 27:3 2d:6
ba owns	0:4
ba pack	24:8
ba packed	0:2
ba packing	0:3
ba page	0:2
ba paid	1x:8 2d:4 2x:-3 2z:5
ba paint	27:4
ba paper	1v:4 2j:5 2p:7 2z:8
ba papers	0:4
ba parents	1o:5 1x:4 23:2 2j:-3 2o:-2
ba parish	1k:13
ba park	0:3 2w:2
ba parking	21:9 2k:-3
ba parrot	1x:-2
ba part	0:2 1x:4 23:3 2j:2
ba partner	1x:-2 2j:5
ba party	1s:5 2l:7
ba pass	1x:11 30:6
ba passed	1x:9 23:-3
ba passport	21:-3 23:5 2o:7
ba past	0:4 24:2 2w:4
ba patient	1o:-3
ba pay	1o:4 24:3 2p:7
ba pension	0:2
ba people	1o:3 1y:-2 2l:13
ba per	0:2
ba person	24:-2 2l:5
ba phone	1s:6 21:4 2j:4
ba piano	0:2
ba pick	24:5 2o:7
ba picked	1y:9
ba picture	1k:4 2q:6
ba pie	23:9
ba place	0:3 1v:3 2p:3 2r:3
ba plain	20:8 2z:7
ba plant	0:3 27:13
ba play	27:4 2p:3 2w:5
ba playing	0:7 1x:-5 23:4
ba plays	o:11 27:7
ba please	0:4
ba plot	2k:5 2p:4
ba pls	0:4
ba pm	1k:8 2y:5
ba podcast	0:4
ba point	1o:5 1v:4 23:2 2l:4 2o:4
ba points	0:2 2q:-2
ba polish	1r:-2 21:5 2h:2
ba polite	0:4
ba pork	24:9
ba post	0:2 1v:4 2j:4 2o:2 2q:5
ba pounds	29:3 2a:2
ba practice	0:5
ba prefer	16:2 23:-3
ba present	0:4
ba pressure	23:3 2k:5
ba pretty	12:4 25:6 2l:5
ba primary	1o:4 1v:2 2j:4
ba print	2w:6
ba priya	2c:3
ba proper	1o:7 21:3
ba pub	27:8
ba public	1s:5 1t:6 21:14 2j:7
ba put	1x:5 24:3 25:3 2k:-3 30:-2
ba putting	24:5 2o:2
ba question	2a:6 2p:9
ba quick	0:7
ba quit	2a:4
ba quite	1n:2 25:7 2l:2
ba radio	24:5 2p:6 2q:7
ba rain	2c:2
ba raise	0:5
ba raised	0:2 2l:6
ba ran	1x:7 1y:4 29:-3 2j:11
ba rate	0:2 1x:-3
ba rather	1r:-2 1x:-3 25:7
ba ray	1o:5 23:8 2o:2
ba read	2w:5
ba reading	2w:5
ba reads	24:9 27:4 2w:3
ba real	1o:-3 1r:6 1x:5 2j:11 2w:4
ba really	0:4 23:6 2l:4 2q:6
ba recipe	1r:-2 2k:5
ba recommend	0:3
ba record	0:3 2o:4 2p:-2 2r:-4
ba red	0:2 1n:6 1r:12
ba reddit	25:-2
ba redo	2w:-3
ba rent	2d:3 2o:6
ba renting	2d:2 2q:3
ba reply	2a:7
ba rice	2k:9
ba ride	1y:3 23:4 24:5 2w:7
ba right	25:3 2o:5
ba ring	1x:-2 2k:9 2r:2
ba road	1n:-2 23:-2 2o:3 2r:4
ba roast	20:8 24:6 2p:-2
ba roll	20:4 24:5 2k:9
ba roof	2k:7
ba roommate	0:8
ba round	1n:7 24:2
ba run	1y:4 2c:-3 2j:6
ba running	23:3 24:8
ba runs	29:-3 2j:5
ba s	25:-3 2k:5 2r:2
ba sad	0:3
ba safe	2r:6 2w:6
ba said	1x:3 2a:-2 2j:-3
ba salt	1n:-3 1r:4 27:5 2k:5
ba same	0:5 1v:2 24:6
ba sat	0:2 1o:3 1y:3 24:3
ba saturday	0:4 1v:4 24:3 2j:8
ba save	0:4
ba saw	0:5
ba say	0:4 2a:2 2p:-2
ba says	2d:-3
ba scared	0:2 1k:-3 1x:-2 2d:-3
ba school	1v:4 2j:5
ba science	0:2 1k:6 2a:6 2p:-2
ba scratch	0:5
ba sea	0:4 27:5
ba season	0:3 1k:5 1y:2 2k:6
ba seat	2o:8
ba second	1x:4 2m:4 2o:2 2v:3
ba seen	1y:9 2c:-2
ba sell	24:7 2o:3
ba sells	1x:-3 2j:6
ba send	24:3 2w:7
ba sends	24:5
ba senior	1t:3 1x:5 2j:8 2r:3 2x:3
ba sensible	0:6
ba sent	0:11
ba sentence	0:5
ba service	1o:2 1s:6 1v:-2 1y:4 24:4 2r:4
ba set	0:6 2w:3
ba seven	24:5 2x:3
ba share	0:4 2d:-3
ba she	23:3 2l:3
ba shift	0:5 1o:-2 23:-3 2j:11 2w:-2
ba shifts	0:6
ba ship	0:4 1x:5
ba shoes	0:2
ba shop	1k:6
ba short	1n:6 1x:-3 25:5 2a:10 2c:6 2l:6
ba should	2r:-2
ba shoulder	0:2 1n:2 25:3
ba sick	1o:4 25:6
ba side	1k:5 2o:-2
ba signed	1x:7 2j:7
ba since	2x:9
ba sing	27:3
ba single	2a:6 2d:6 2l:5 2p:3
ba sister	0:3 1x:5
ba sit	1t:3 23:6 2c:-3
ba sitting	24:4 2o:6
ba six	26:3 2a:-3 2m:5
ba sixteen	1t:-3 2x:7 31:9
ba sixty	0:10
ba size	25:3 2r:-2
ba sleep	25:11
ba sleeping	0:2 24:6 2d:6 2q:-2
ba sleeps	24:5 2j:-3 2y:4
ba slow	1k:3 1v:5 2c:4 2k:3 2l:3
ba small	1s:6 2e:3 2l:3 2w:2
ba smell	0:2 1s:3 2q:-3
ba smoke	24:10
ba smoked	27:7
ba smoking	0:3
ba so	0:3 2b:-3 2l:3 2p:-2 2w:3 31:-3
ba soft	0:2 1r:5 25:8 2a:5 2l:6
ba sold	1x:5 1y:6 2w:-3
ba some	0:3 1t:10 1v:5 1x:6 1z:-2 24:3 2b:6 2p:-3
ba someone	2t:5
ba someone's	0:2
ba something	0:3
ba son	0:4 2d:3
ba son's	0:2 1q:4
ba sort	2j:-3 2l:4
ba sound	23:5 24:-3
ba sounds	0:2
ba soup	0:2 24:4
ba spanish	2v:6
ba speak	23:7 2o:-3 2r:-3
ba speaks	0:6
ba speech	25:8 2f:7
ba split	1o:5 1x:7 24:7 2p:3 2t:6
ba spreadsheet	2l:6 2y:10
ba spring	0:4
ba square	0:4 2d:7
ba stand	9:14 1y:-2 2k:8
ba start	0:2 25:3 2q:6
ba started	1x:12 25:3
ba starting	2o:8
ba starts	1x:10 2o:2
ba state	0:5 1y:3 2r:6
ba stay	24:4 2j:6 2p:3
ba staying	1o:4 2d:6 2o:9
ba step	0:3 1x:-3 27:8 2o:-3
ba steps	0:4 1x:-4
ba stick	0:2 2m:8 2z:3
ba still	0:3 1r:-2 25:3 2z:4
ba stone	31:3
ba stop	0:2 2j:-3 2o:4
ba store	2o:5
ba straight	2l:8 2w:8
ba street	0:6
ba stubborn	2l:4
ba stuck	2l:5
ba student	1k:8 1x:6 2j:7 2o:5
ba studio	2d:6 2q:-3 2y:4
ba study	23:8 2o:4 2p:3
ba stuff	2a:4
ba such	0:2
ba sugar	1q:7 2j:2 2p:-2
ba suit	0:4
ba summer	2o:5
ba sunday	24:13 2j:2 2o:2 2q:-2
ba super	1n:6 2l:13 2u:9
ba surgery	1v:4 1x:3 24:-3
ba swapped	0:9
ba sweet	1r:11 20:5 2l:4 2p:4
ba swim	1v:6 24:2
ba swimming	21:4 24:4 27:4 2o:-2
ba switch	0:3 24:-2
ba switched	0:6 1x:5
ba table	24:6 2j:3
ba tablet	1r:-3 25:4 2o:-2
ba take	1y:-3 2b:-2 2l:3
ba taken	1x:7 1y:7 27:-2
ba takes	1o:5 24:6
ba taking	24:10 2o:9
ba talk	1x:-2 23:-3 2a:4 2o:2
ba talking	1q:9 2t:5 2w:4
ba tall	1n:9
ba taste	0:3
ba tastes	0:3
ba taught	2j:7
ba tax	0:4
ba tea	2p:5
ba teacher	1x:4 2a:-2
ba teaching	1t:5 27:4 2o:6
ba team	27:8
ba teeth	1x:7
ba telling	2d:-2
ba tells	0:3
ba ten	1l:5 1y:4 2o:7
ba terrible	2l:6
ba terrified	0:2 21:4
ba test	0:3 1y:2 24:-3 2j:4
ba text	2p:4 2w:3
ba th	2x:4
ba than	1o:4 1y:2 23:-3 2p:6 2u:3
ba that	0:3 1n:-3 25:4 29:-3 2b:-2 2d:-3 2y:3 2z:-2
ba that's	0:2 20:-3
ba thats	0:3
ba their	0:2 1s:4
ba them	0:5 20:-2 2a:4
ba then	0:3
ba there	24:4 2o:-2
ba there's	24:-3 2d:-2 2p:-3
ba these	0:3
ba they	1o:3 1y:-3 23:-2 2w:-3
ba they're	0:6
ba they've	0:6
ba thing	1o:2 21:4 24:3 2o:3
ba things	0:4 2p:2
ba thinking	0:6
ba third	1t:5 2j:2
ba thirty	1l:2 1x:3 1y:6 1z:6 2r:4
ba this	0:5 1x:2 2c:3 2o:7
ba those	0:2 21:4
ba thousand	1x:7 2k:5
ba three	1t:-2 1z:3 24:4 2d:4 2m:3 30:-3
ba through	0:7 1x:5
ba thursday	1k:5 1x:4 24:5 27:-3
ba ticket	1k:6 1x:3 2k:3 2w:-2
ba till	0:5 1n:4 2o:4
ba time	0:4 1n:2 2c:5
ba times	25:5 27:4
ba tiny	0:5 1x:3
ba tip	0:5
ba tips	0:3
ba tired	0:3
ba today	0:5 2r:-3
ba together	1n:-3 2o:3 2t:9
ba too	24:4 25:5 2l:5
ba took	0:2
ba tooth	0:4 21:7
ba top	0:6 1n:4
ba torn	1n:4 25:16
ba touch	1k:5 24:5 27:9
ba town	2a:-3
ba train	23:-3 24:2 2k:5 2o:3
ba training	2o:5
ba tram	0:3 27:7 2r:3
ba travel	0:4 2c:5
ba trip	0:2
ba truck	2j:7 2r:3
ba true	2c:11
ba trust	1o:6 1s:4 2z:-2
ba trying	0:3 2o:5
ba tuesday	24:6
ba turned	1x:2
ba turns	24:4
ba twelve	0:5 1l:4 2x:2 31:4
ba twenty	1l:4 1x:-4 1y:3 24:4 2x:7 31:-3
ba twice	1r:3 1x:3 1y:4 24:4 2t:11
ba twins	2o:-2
ba two	24:5 2m:4 2s:2 30:-3
ba u	1o:6 23:2 2l:-3 2v:5
ba uncle	0:3
ba under	1n:-3 23:3 24:3 2a:3
ba until	23:6 24:8 2q:-2
ba up	1t:-2 2s:-3
ba update	0:4
ba ur	0:2
ba us	2h:6
ba use	0:2 2a:3 2p:4 2z:3
ba used	1q:8 2a:-3 2c:6 2k:6 30:6
ba usually	0:2
ba van	1x:4 24:2 2o:3
ba vegan	0:5
ba very	1n:7 2c:9 2l:4
ba vet	23:4 2f:6
ba village	1k:3 2e:3 2j:4 2o:-2 2q:6
ba voice	1k:6 1s:7 2j:4
ba w	1n:3 2c:9 2t:7
ba wait	2j:13
ba waiting	1y:7
ba wake	24:4
ba walk	20:4 21:6 24:3 2o:2 2r:-3
ba walked	1x:12
ba walks	0:3 24:6
ba wanna	24:-3
ba want	0:5 1z:-2
ba wanted	0:3
ba wants	24:-3
ba was	1s:-3 1x:5 2t:3
ba watch	0:4 24:7 2p:7
ba water	1n:-3 1r:-3 25:6 27:4 2j:6 2o:-3
ba way	23:-3 24:2 2l:9
ba we	2q:-3
ba we're	24:5
ba we've	0:2 24:-3
ba wear	2z:5
ba weather	2j:9
ba wedding	1x:4 2d:-3
ba wee	23:7 2k:6 2q:5
ba week	2o:2
ba weekend	24:7 2j:8 2o:4 30:-3
ba weeks	1l:5 25:9
ba weird	0:3
ba well	2l:13 2t:5 2w:5
ba welsh	0:3
ba went	0:3 1x:3
ba were	0:2 1n:-3 2x:4
ba wet	1r:6 1s:10
ba what	0:2 1k:-3 1s:-3
ba whatsapp	1s:3 23:-2
ba when	0:3 2l:9
ba where	0:3 1x:-3 2o:3
ba whether	0:7
ba while	0:5 24:8
ba white	0:7 25:7
ba who	23:4 2q:5
ba who's	0:5
ba whole	0:5 1y:7 2w:4 2x:4
ba whom	0:3 2o:-2
ba whose	0:2
ba wife	0:4 1z:6
ba wife's	0:4
ba wifi	0:3 1o:7
ba will	1o:3 1y:-3 2l:2
ba window	0:6
ba wine	0:5
ba winter	0:4 29:-2 2o:3
ba with	0:3 1n:4 2t:3 2u:5 30:2
ba without	0:2 1q:8 2a:6 2x:2
ba woman	2p:-2
ba won	1x:4 2r:4
ba won't	0:4
ba wont	0:3 1r:4
ba word	2r:-4
ba words	1t:-3 2r:4
ba work	1o:5 1y:2 2o:-3 2s:3 2w:4 30:10
ba worked	0:5 1y:2
ba working	1o:3 1t:5 24:3 2p:9
ba works	24:5
ba worse	0:7
ba would	23:-2 29:-3
ba wrist	29:-3
ba write	1o:-3 23:-3 2o:-3 2w:2
ba wrong	0:6
ba wrote	1x:6
ba year	0:3
ba years	0:3 1y:2 2t:4
ba yesterday	0:6
ba you	0:3 1o:4 1x:-2 1y:-3
ba you're	0:2 2a:3
ba young	2s:4
ba younger	0:4 24:-2
ba your	0:4
ba yuh	0:2
ba'a ,	0:10 24:-2
ba'a -	0:4 1z:-3 2d:-3
ba'a ^	0:3
ba'a a	2d:3 2l:2 2r:8 2w:8
ba'a and	0:4 23:-2
ba'a but	0:3
ba'a he	0:2
ba'a her	1t:8 1x:11
ba'a his	1x:3
ba'a i	0:3
ba'a it	0:2 24:-3
ba'a like	2a:6
ba'a me	24:4 2d:7
ba'a my	1n:2 20:2 25:-3 2d:3
ba'a now	0:5
ba'a say	0:4
ba'a says	0:3
ba'a she	0:2
ba'a so	0:4 2q:-2
ba'a still	0:2
ba'a the	1t:8 1x:4 2k:-2 2p:-2 2z:8
ba'a who	1o:8 1s:4 2p:7
baAa an	7:2
bo ^	0:14
e!	0:10 2d:-3
e"	0:8 1y:-3 26:6
e#1	0:7 1p:3 1q:3 1t:2 2c:3 2j:3 2r:4 30:4
e#2	0:4 1l:2 1t:3 1u:3 2k:2
e#3	1y:2 21:3 29:2 2z:3 30:4
e#4	0:5 29:3 2d:-2 2n:4
e#5	1x:5 2d:4
e#6	1x:5 2k:4 2n:13
e$	0:5
e%	0:7 29:7 2r:6
e'	0:7 1k:4 1n:2 26:3 2j:2 2q:2 2v:2
e'll	0:12
e're	0:8 24:4 2a:4
e've	0:14
e(	0:10
e)	0:10
e,	0:10
e-	0:5 1q:3 27:2 28:3 2c:2 2g:4 30:2
e.	0:8 1u:4
e/	0:8 1x:4 22:9
e:	0:10 20:3 2a:-2
e;	0:10
e?	0:8 2v:-3
e@	0:3 1u:9 2o:-2
e_	0:7
ea	0:4 2w:4
ea's	0:9 1t:-3 1x:5 24:10 2e:-3 2o:7 2q:5
eaby	0:3 1x:8 27:2 2g:6 2o:4 2x:3
eace	1n:7 1r:8 27:7 2a:-2 2j:4 2l:3 2o:10 2r:5 2z:8 30:6
each	0:5 1o:3 1s:5 24:3 2a:5 2e:5 2s:4
eack	1r:3 1x:3 27:3 2k:4 2p:5 2q:4
eact	1o:6 1x:9 2o:7 2r:7
eada	1x:3 1y:7 27:11
eade	1n:5 1o:5 1t:4 2v:3 2x:10
eado	0:3 1u:3 30:2
eads	0:3 2c:6 2d:10 2r:7 2z:10
eady	0:9 1k:-4 2j:6 2w:6
eafe	0:3 2o:6 2v:13 2w:6
eaff	0:8 2p:-2 2q:7
eaft	0:5 2q:5
eage	1k:3 1o:4 1v:6 1y:2 21:7 25:4 2d:8 2p:3 2q:4 2w:4
eago	0:5 1x:9 2x:4
eags	l:6 27:8
eaha	0:11 2k:7
eaid	1q:9 2a:3 2l:4 2o:3 2w:5 2x:-2
eail	1u:4 1v:5 23:7 25:6 2d:9 2o:5 2p:6 2z:3
eaim	0:6
eain	1k:7 1n:4 24:3 25:4 2c:5 2k:8 2t:3 2u:6
eair	0:3 1n:5 1q:3 23:5 29:-3 2g:8 2j:4 2l:4 2m:5 2p:5 2q:4 2w:4
eait	0:6 25:7
eake	0:2 1n:4 1o:7 1x:3 20:6 25:2 2b:-2 2e:6 2l:3 2y:-2
eaks	0:5 2k:15
eala	0:7 1x:11
eald	4:13 1n:5 25:7
eale	0:6 1x:5 1y:6 2g:4
ealf	1l:4 1o:2 1x:7 2c:-2 2j:2 2r:4 2w:-3 30:-2 31:4
eali	0:7 2o:8
ealk	1s:10 2l:5 2r:-3
eall	1n:4 2q:3 2s:-2 2x:6
ealm	2l:4 2x:11
eals	0:4 1k:8 1r:7 1v:7 1x:7 2c:9 2m:9 2o:5 2q:6 2r:4
ealt	1r:11 27:5 2c:3 2k:2
eam	1o:-2 24:8 2y:3
eama	0:4 24:3 27:10 2g:6 2o:10 2p:-3 2y:4
eame	0:7 2r:5 2s:3 2x:5
eamp	0:4 1y:5 2j:9
eams	0:4 1v:6 2a:6 2j:8 2m:9 2r:3
ean	0:4 1o:2 1y:3 29:9 2b:-2 2j:5 2k:6 2q:2 2r:3 2w:5 2x:2 2z:2
eana	x:14 1x:4 2o:7
eand	0:3 22:3 29:2 2a:2
eane	1v:7 1y:11 23:3 25:6 2g:6 2j:9 2o:3 2v:7
eang	0:7 24:15 2g:9
eani	1x:3
eank	0:2 1v:3 2o:8 2q:5
eano	2j:7 2k:4
eans	0:9 1y:4 24:7 27:7 2d:4 2j:7 2l:3 2q:7 2w:11
eant	1m:7 1v:3 1z:8 25:6 2c:7 2j:11 2l:4 2o:2 2s:5 2w:4 2y:8
eany	0:5 1v:5 1y:2 2a:3 2d:-2 2k:3 2x:7
eape	0:4 l:10 2k:7 2p:3
eaph	24:4 2a:5 2w:-2
eapp	0:5 1t:-3 2p:2 2q:7 2z:9
eaps	24:10 2p:9
eara	0:4 1p:7 1x:10 2j:10
eard	1k:6 1n:7 1t:3 1v:5 1y:7 2k:4 2r:5
eare	0:3 1n:3 1o:4 1v:4 2d:10 2o:5 2x:3
eark	1k:4 21:5 2e:7 2w:10
earm	0:4 1n:5 1o:5 1q:2 24:6 2k:4
earn	0:6 24:4 2m:6
ears	1n:5 1o:7 1r:2 2q:3 2t:3 2x:15
eart	0:3 1o:5 1v:5 1y:-2 23:5 2c:9 2l:6 2w:6
eary	1k:11 1p:5 1v:7 2q:3 2t:2 2v:10 2z:8
eas	0:3 1o:3 1t:-2 1x:4 2d:-3 2l:7
ease	0:5 25:9 29:10 2l:-2 2r:9 2w:4
eash	0:8 1v:3 1x:6 2p:4
eask	0:2 24:9 2k:12 2l:2
eass	1k:8 1m:9 1s:7 1y:5 24:6 27:3 2l:3 2u:4 30:5
east	0:6 1r:4 1s:6 1t:4 2e:3
easy	2a:6 2j:-2 2q:6
eat	0:6 21:3 24:3
eata	20:10 2q:7 2r:3
eate	1r:9 1t:5 1y:4 24:5 29:2 2j:4 2o:3 2p:4 2r:3 2s:5 2v:7 30:2
eath	0:5 1k:7 1o:14 1x:5 2e:14 2y:-2
eats	0:5 1r:3 1t:-3 1x:4 20:6 24:4 27:11 2j:-2 2l:6 2o:6 30:-3
eave	0:4 29:5 2j:5 2p:3 2q:-2
eavy	0:2 2j:3
eawn	0:4 1x:8 24:12 27:9
eaws	2d:11 2k:8
eays	0:8 21:4 24:5 2c:3 2r:2 2x:6
eazy	0:7
eb	0:4 1k:3 1x:7 24:2 2c:7 2j:3
ebad	0:2 2q:7 2w:6
ebag	0:7
ebai	v:7 1x:4 2v:6
ebar	0:6 1x:10
ebay	0:9 2o:8
ebby	0:4 1n:5 2m:8
ebe	0:3 1o:3 2t:5
ebed	0:5 1x:7 24:8 25:5 2y:7
ebee	2o:6 2r:16
ebel	0:14 1x:8
eber	1p:7 25:2 27:7 2k:5 2o:11 2w:5
ebig	20:7 2c:-2 2p:4
ebin	0:7 1x:4 24:4 2w:4
ebio	0:7 2r:7
ebit	0:2 1x:10 20:12 23:4 24:6 2d:-2 2x:3
eble	0:6 1k:9 1o:7 23:3 25:8 2j:12 2k:10 2l:5
ebon	1x:10 23:11
ebor	24:5 2o:13 2v:9
ebot	2q:14
ebox	0:3 2d:5 2o:-3 2w:4 30:7
eboy	0:5 1z:2 23:5 2k:2
ebro	0:10
ebtw	0:10
ebus	1k:7 24:6 2e:6
ebut	0:8 2l:5 2t:4
ebuy	0:4 23:2 2d:-2 2p:2
eby	0:5 1w:3 23:4 24:5 2h:4 2w:6 2y:4
ec	0:5 1x:8 23:-5 2r:2
ecab	0:5 2k:10
ecal	1v:10 23:2
ecan	1w:12 2a:9 2h:7 2j:-3 2k:-3 2o:2 2p:-3
ecar	0:3 1v:4 1x:3 1y:6 2o:5 2p:3
ecat	29:-3 2m:6 2q:3
eced	1n:8 1x:4 25:3 2f:7 2t:9
ecel	0:11
ecer	1q:8 1v:5 1x:5 25:7 27:3 2l:9
eces	1s:7 1v:5 1y:8 27:2 2a:9 2d:9 2j:11 2s:9 2w:4 2z:9
eche	0:4 1n:8 2a:-3
echt	0:10 1y:6 29:-3
ecil	1k:3 1v:6 1y:8 2z:7
ecks	0:2 1x:4 1y:7 24:7 27:6 2c:9 2q:6 2w:9 2z:7
ecky	0:4 1n:-2 28:10 2p:9
ecle	1k:14 1x:4 1z:4 2d:3 2o:7 30:7
ecme	0:15
eco	1u:2 1v:7
ecom	1u:3
econ	2q:4
ecos	0:4
ecry	0:4 1o:10 29:-3
ects	1s:12 1x:9 25:3 2m:9 2o:5 2q:4 2r:-2
ecus	25:8
ecut	1n:12
ecv	0:4
ed	0:2 1u:3 24:-2 25:9 2i:5 2q:6 2v:4 2w:4 2z:3
ed's	0:4 2l:-3 2v:10
edad	0:4 1x:7 2j:6 2o:-3
edal	0:2 1x:14 23:5 2c:8
edam	0:3 v:8
edar	2o:2
eday	0:8 24:3 2b:-3
eddy	2s:7
edea	0:3 2o:12
edeb	0:6 2d:5
eded	0:8 1k:-2 1n:4 1x:4 2l:8 2m:5 2q:7 2y:6
edel	0:10 2q:8
eden	0:7 1x:9 21:8 23:5 2e:7 2o:3 2p:4 2q:5 2v:4
edeo	0:2 1k:-3 2p:3 30:13
eder	0:3 1k:6 1o:3 1q:7 1t:6 1y:3 2a:3 2j:10 2r:3 2w:8 2z:7
edes	0:5 1w:6 1x:7 2q:8
edge	1k:6 1v:14 24:4 2o:4 2r:4 2w:5 30:8
edhd	1x:3
edic	10:3 2o:3
edid	0:4
edie	0:9 23:2 2j:13
edin	0:16 27:13
edio	1v:2 23:-3 2y:3 2z:5
edit	0:2 1v:12 25:-2 2q:13
edle	21:5 2c:2 2k:4 2m:14 2o:4 2p:8 2w:4
edly	0:10 2o:-3
edma	21:-2
edo	0:4
edoc	0:5
edog	1u:3 1x:2 23:5 2o:6
edom	0:2 1x:3
edon	0:3 1v:6 1x:7
edor	0:16 1x:9
edow	0:4 2p:6 2t:4
edra	0:14
edry	0:8 24:5 2c:3
edue	0:7 24:-3
ee	0:5 2p:5 30:2
ee'd	0:2
ee's	0:4 1v:10 20:5 25:2 2p:-3
eead	0:4 1v:4 1x:2 20:9 27:4 2p:5 2w:6
eeaf	1x:4 1y:4 25:7 2o:4
eeah	0:2
eeak	0:7 1n:5 23:4 2c:11 2o:5 2r:7 2t:8
eeal	0:7 1o:-2 1r:4 24:5 2a:-2 2j:4 2p:-3 2r:9
eeam	0:2 1k:6 24:3 25:7 2l:3 2w:3 30:4
eean	0:2 1t:-2 1x:6 1y:10 21:7 2h:9
eeap	0:3
eear	0:4 1n:5 1o:3 1s:5 1t:5 29:3 2a:-2 2w:3 2x:7 2y:6
eeas	1s:11 1y:20
eeat	0:3 1m:9 1r:8 2k:8 2o:6 30:11
eece	0:6 1z:8 2o:11
eech	1x:6 2j:7 2o:3 2v:4
eeck	1q:7 1x:4 24:7 25:8 2g:13 2o:9
eect	0:3 2l:13 2p:-2 2q:6 30:8
eedo	2w:-3 30:6
eeds	1s:4 25:7 2j:4 2w:9
eeed	0:7 1o:5 24:6 2j:8 2k:-3 2o:8 2w:-2
eeek	1p:2 1w:2 24:4 29:2
eeel	0:2 1v:10 23:8 2w:10
eeen	1s:6 1t:6 20:6 25:3 29:-5 2t:2 2x:5
eeep	1k:3 1n:2 21:4 24:5 2j:5 2k:5
eeer	1k:12 1s:7 1x:8 27:8 2e:6 2j:7 2v:7
eees	0:4 1k:5 23:2 24:10 27:8 2l:8
eeet	0:4 1n:10 20:4 2c:5 2d:4 2e:6 2j:2 2k:4 2p:3 2q:2 2r:3 2v:3
eeft	0:8 20:3 25:5
eege	1t:4 2v:6
eegg	3:3 1n:5 20:4 2w:7
eegs	0:6 1x:-3 2o:8 2q:8
eein	0:5 2g:10 2o:13
eeir	0:7 1s:3
eeks	1l:8 25:7 2x:8
eela	0:10 x:7
eeld	1o:3 1x:9 23:6 2g:9 2o:5 2w:6 30:13
eelf	23:7 27:7 2d:10 2o:7 2w:10
eeli	x:5 1n:-3
eell	1k:3 1m:3 1o:5 1v:4 2e:7 2g:3 2l:2 2m:6 2t:3 2w:3
eelp	0:3 2l:7
eels	0:3 1t:10 1u:2 2j:6 2k:4 2l:8 2w:6
eelt	0:5 1n:8 2w:7
eely	0:5 24:3 25:9 2e:9 2g:9 2o:8
eem	0:3 24:5
eemi	2o:5
eems	0:3 25:6 2f:12 2q:9
eend	0:5 1o:3 20:-3 21:6 2e:8 2j:4 2l:8 2o:5 2s:10 2t:5
eene	x:6 24:5 2f:11 2g:10 2r:6
eens	1o:4 1v:11 1x:6 1y:4 21:4 23:2 25:8 2j:6 2k:3 2m:3 2o:7 2y:3
eent	0:2 1o:5 1x:4 25:3 2f:9 2l:2 2r:4
eenu	0:2
eeon	0:9 23:13
eeps	0:4 1k:10 1x:7 2j:-3 2y:8
eept	0:6 24:-2
eera	1k:11 21:8
eere	0:3 1n:8 20:7 24:4 2s:-2 2x:3
eerm	1x:3 24:3 2d:3 2o:5 2r:9
eern	0:5 1k:3 1v:7 23:2 2g:10
eero	0:5 24:5
eers	0:4 1k:10 1n:5 1v:4 1y:6 1z:7 20:6 21:3 27:5 2a:4 2j:4 2o:3 2r:6
eert	0:3 1t:3 1x:9 1y:5
eery	24:4 2c:7 2j:3
eese	1x:4 20:7
eesk	0:6
eess	1o:-3 20:3 25:4 2d:6 2f:5 2l:3 2o:3 2u:6
eest	0:5 1x:11 25:2 2a:3 2r:13 2v:6 2w:4
eete	0:9 2o:5
eeth	1v:11 1x:8 25:7 2e:7
eeto	8:16 1r:13
eets	0:4 1k:9 25:4 27:4 2c:6 2l:8 2m:10 2p:4 2z:10 30:9
eety	1k:11 2d:-3 2r:6
eeue	0:4
eeve	0:5 1o:3
eews	1z:12 2c:9
eex	0:5 1x:2
eext	0:4 2a:3 2d:-3
eeye	1n:7 25:4 2o:4 2w:3
eeys	1r:11 23:8 2k:8
eeze	2k:12
ef	0:5 25:-2 2q:4 2w:7
efan	0:9 1o:3 24:2 2z:10
efar	0:7
efee	0:6 23:3 24:2 2c:4 2p:6 2s:3
efer	1x:9 2o:6 2s:12
efew	23:5 24:9 2o:7
efic	0:11 1y:10 2v:11
efit	1s:6 1v:8 2o:8 30:8
efix	0:3 1x:-3
efor	0:3 1o:2 20:-2 2g:8 2o:4
efts	0:5 21:5 24:12
efty	1o:12 23:8 2l:9
eful	0:2 2l:8 2o:11
efun	0:3
eg's	0:7 2p:-2
egal	0:7 1x:6 2s:5
egan	0:3 1s:8 24:9 2j:3
egar	1o:-2 1r:3 24:2 2d:6 2p:5 2v:-2
egas	1v:2 1x:6 2o:5
eged	1o:-3 1x:5 2j:7 2m:11 2t:4
egen	1x:4 1y:6 25:8 2o:10
eger	0:4 1n:2 20:6 25:7 2g:10 2m:2 2r:4 2s:7 2z:7 30:5
eges	0:9 1y:14 21:13 2q:12
eget	0:3 1x:4
eggs	3:4 1m:5
eght	0:2 1l:3 1v:4 2k:8
egic	2y:10
egie	8:2 13:5 2m:5
egin	0:4 24:5
egle	1a:7 2a:5 2l:6 2p:-3
egns	0:2 27:6 2c:10
ego	0:3 1o:4 25:3 2q:3 2r:2
egod	0:8 2o:-2 2w:7
egon	0:5 2m:17 30:7
egot	0:3 2m:-4
egry	0:4 2l:13 2w:10
egth	0:2 1n:9 2o:7
egue	0:4 1k:3 20:7 27:6 2l:5
egun	0:8 1x:9 2k:5 2w:9
eguy	0:2 2l:10 2s:4
egym	1k:6 24:8
eh's	2v:12
ehad	0:6 25:3
ehai	0:5 20:9 24:9 2b:6 2k:9
eham	0:11 1w:12 1y:8 20:7 24:3 2d:4 2j:8 2r:8
ehan	0:5 23:-3 2a:4 2p:9 2u:3
ehas	0:5 1t:-2 2q:-2
ehat	0:4 29:-3 2b:-2 2y:5
ehe	0:3 2k:7 2s:-2
ehed	0:9 1n:8 1o:2 1t:3 23:7 2d:7 2k:8
ehef	0:3 2j:3
ehem	20:-3 2a:5 2j:3 2k:6 2r:3
ehen	0:7 1v:3 2b:3 2j:3 2l:4 2m:7 2o:5 2q:6
eheo	x:6 2t:8
eher	0:7 1x:5 22:4 2c:4 2d:6
ehes	0:2 1n:5 24:4 25:10 2c:4 2j:9 2k:7 2p:5
ehet	o:21 2q:3
ehew	1x:3 1z:6 2x:9
ehey	0:5 1o:2 20:4 23:-3 2w:-3
ehi	0:6
ehim	0:5 1t:3 1x:4 24:5 2a:-3
ehin	0:2 1n:12 25:8 2o:10
ehio	0:3
ehip	1k:7 1x:5 1y:3 23:3 25:5 2h:5 2j:4 2o:2
ehis	0:4 1s:-3
ehit	0:10
ehly	29:11
ehma	m:3 25:2
ehoe	0:5
ehol	8:18
ehom	0:4
ehon	0:2 1x:6 23:8 2m:3 2q:4 2r:12
ehop	0:5 1v:5 23:2 2j:5 2o:4 2w:4
ehot	25:8 2d:5 2r:4
ehow	0:6 1o:4 27:7 2a:-4 2c:9 2r:6
ehr	29:6
ehts	1x:2 23:7 24:9 2e:10 2o:5
ehut	0:2 23:10
ei	0:6 2b:-2 2d:-3 2k:-2
ei'd	2r:-3
ei'm	0:7 23:2 2l:2
eiac	m:14 1r:8 1x:3
eial	0:6 1t:6 1v:4 2a:8 2r:4 2x:-3
eian	1r:7 1w:7 2a:8 2j:6 2w:2
eibe	0:5 2q:10
eica	m:3 1k:8 20:7 27:8 2o:3
eice	1r:5 1s:3 1x:5 1y:4 20:9 24:6 2c:5 2d:5 2f:6 2l:3 2r:2 2s:5 2x:3 30:3 31:-2
eich	0:8 20:3 2d:8
eick	0:3 25:9 2k:4 2o:3 2w:14 2z:3 30:3
eics	1v:7 20:6 23:4 27:2 2f:4 2j:4 2q:4
eict	12:7 2l:2
eid	0:6
eide	0:3 1u:4 1v:5 24:8 27:5 2d:8 2e:7 2j:7 2o:4 2p:8 2r:11
eids	1q:8 1y:3 1z:7 2k:4 2v:9
eied	1x:4 2m:2 2o:6 2t:6 2w:6
eief	0:8 1o:-2 2a:10
eier	0:6 27:9 2j:4 2l:16
eies	0:6 1k:4 27:6 2c:10 2g:4 2j:7 2m:5 2p:5 2q:11 2x:7
eiet	1r:11 1z:-2 2b:-3
eiew	2o:3 2r:13
eif	0:4
eife	0:5 1z:-3 27:5 2k:7 2o:5 2t:4
eiff	0:8 1x:9
eifi	0:2
eift	1x:5 2c:8 2o:4 2w:2
eigh	0:3 1t:4 1y:-2 2d:3 2v:15
eign	0:2 1x:6 2b:6 2f:8
eigs	0:5 1y:7 2m:6 2q:3
eike	1n:3 1x:6 24:4 2l:3 2u:4 2w:4 30:9
eild	1k:7 1x:9 1z:5 2l:6
eile	0:8 1x:3 1y:7 24:4 2q:4 2z:11
eilk	0:4 1m:7 1r:6 2j:3 2p:3
eill	0:4 1v:7 2e:3 2k:4 2l:3 2r:2 2u:5
eils	0:4 1s:9 24:7 2j:5 2o:3 2p:-2
eilt	0:10 1k:8 2j:3 2o:8 2p:-2
eily	1r:12 1t:2 1v:7 1x:2 24:9 2y:7
eim	0:5 23:4
eima	2r:8 30:5
eimb	2o:7
eime	0:2 1k:8 1o:6 1t:2 2a:4 2c:11 2j:3
eims	24:7 27:8
ein	0:4 2w:3
eina	2j:9 2o:6
eind	1n:4 1r:7 25:11 2a:-2 2d:6 2l:6
eine	0:2 1l:2 1q:4 1s:7 2c:7 2d:4 2e:7 2l:2 2q:5 2s:4 2y:5
eing	1s:3 1z:3 2f:4 2w:4
eink	0:3 1k:9 1x:2 24:3
eins	0:4 1k:7 1n:2 1z:11 24:4 25:4 27:3 2d:4 2e:7 2j:10 2p:3
eint	0:3 1o:3 1u:7 24:6 2e:11 2o:2 2w:5
einy	0:3
eion	1k:9 1q:5 1s:3 1t:9 1x:4 21:3 24:4 25:12 27:7 2a:9 2c:3 2p:5 2r:9
eior	1x:3 24:4 2r:6 2s:7 2x:5
eipe	0:4 1r:-2 1x:5 24:13 2q:3
eips	0:6 25:9 29:-2
eipt	2a:12
eira	0:5 1x:8 2p:6
eird	0:2 1k:3 2j:3 2o:7 2x:4 2y:6
eire	1k:5 1v:5 1y:6 20:-2 27:9 2a:10 2p:3
eirl	1t:2 1z:6 22:2 2c:2 2j:4 2s:4
eirm	0:7 1v:5 1x:7
eirs	0:7 1x:6 25:8 2d:4 2e:9 2k:7
eiry	1r:8 1x:4 21:11 2m:5
eis	0:8 1o:2 2t:5
eisa	0:4
eise	1t:-3 1y:4 23:6 2d:2 2m:13 2o:6 2z:6
eish	1w:3 2k:4
eism	0:4 m:4
eiss	2v:13
eist	1k:6 1v:4 1x:2 23:8 27:8 29:-2 2j:3 2p:6 2u:2
eit	0:4 1t:-2
eite	0:4 1m:9 1n:7 1o:4 2d:2 2g:9 2q:10
eith	0:6 1m:4 1n:5 20:4 2d:3 2r:2
eits	0:3 1r:8 1t:8 25:8 2a:2
eity	1k:2 27:-3 28:3 29:7 2e:5 2j:4 2k:4 2v:6
eium	0:7 1r:11 27:15
eius	24:12 30:11
eive	1k:8 1l:4 2d:3 2l:4
eiya	x:8 2c:5
eize	25:5
ejob	1x:4 1y:4 2j:3 2o:2 2q:-2
ek	0:2 29:8
ek's	m:3 2l:5 2w:7 2z:9
ekay	0:3 2g:13
eked	0:8 1k:-2 1x:4 30:5
eken	0:8 1y:4 20:4 2w:6
eker	24:5 27:7 2b:9 2c:5 2g:6 2j:8 2k:15 2l:10 2o:5 2s:3 2u:5
ekes	0:4 1o:6 20:5 2a:9 2q:3 2w:5 30:-3
eket	0:4 1k:2 20:2 27:6 2j:7 2p:6 2q:3 2w:9
ekey	0:12
ekg	2r:2 31:7
ekid	0:4 1o:4 1x:4 1z:3 2d:-2 30:3
ekin	0:3 1x:10
ekip	0:10
ekit	2k:17
ekle	1x:3 25:9 2o:11
ekly	24:14
ekon	0:5
ekup	0:5 1y:9 27:11
el	0:4 25:8
el's	0:7 1v:9 1x:10 2r:7
elab	2m:3
elad	0:5 2j:11
elan	20:11 2d:6 2t:9
elar	1v:5 25:16 2j:6
elas	0:10 2o:10
elat	1x:3 2d:8 2p:2
elaw	1u:2 1z:3 2g:6 2v:2
elay	0:2 1k:6 1q:9 2j:11
elds	0:8 1t:9 1y:8 2j:11
eled	0:8 1r:7 1x:2 2c:10 2k:-3
elee	0:14 23:6 2g:7
elen	0:12 1q:-2 2g:7
eleo	1j:3 32:3
eler	0:2 1x:10 21:5 23:7 2k:13 2l:10 2r:8 2w:4 2x:5 2z:9
eles	1r:6 1v:6 21:5 23:-2 25:4 27:3 2a:6 2g:-5 2j:10 2k:7 2o:6 2r:8 2u:7 2w:9
elet	1n:4 1q:5 1r:-3 2a:4 2k:2 2l:4 2z:3
eley	1r:7 1x:3 25:5 27:4 2e:2 2g:4 30:8
elic	1r:3 1s:2 1t:4 1v:9 21:10 24:5 2o:4 2u:4 2y:8
elie	1x:8 23:7 2d:7 2m:5
elil	0:3 27:6 2q:5
elin	2c:-3 2j:7 2r:4
elip	7:3 2w:5
elit	2f:12
elks	0:4 2d:8
ella	2g:11 2l:7 30:8
elle	v:14 1y:9 2d:7 2k:4 2w:7 30:8
ello	24:10 2p:-3
ells	0:5 1s:4 1y:7 20:9 21:6 25:10 27:4 28:10 2d:7 2w:10
elly	0:7 1x:5 20:4 2j:7 2k:7 2u:9
elol	0:2
elon	0:7 1t:-3 1x:4 2o:3
elor	0:7
elos	31:14
elot	1x:5 24:6 2k:3 2p:4
elow	25:3 2a:10 2d:4 2k:7 2o:7
elps	0:2
elsa	0:5 v:2 1x:7
else	0:5 1w:5
elsh	0:7 s:2 2b:5
elso	0:7
elth	0:2 1t:3 1v:12 2f:4
elts	0:11 1k:13
elub	1k:17
elue	0:7 1x:6 24:2
elum	0:4 x:10 2o:7
elus	0:7 23:-3 2o:7
elux	1h:23 25:11 30:9
elve	0:3 1t:8 1x:4 31:9
elyn	0:9 1x:15
em	0:3 1q:3 1x:4 24:8 26:10
em's	0:5 20:5 24:2 2d:4 2p:8
emac	0:12 20:8 24:-3
emad	0:10
emal	0:8 1v:6 2l:12
eman	1x:3 27:4 2j:8
emar	1x:7 24:3 2v:10
emas	1k:6 23:9 2c:8 2o:12
emat	0:13
emax	0:7
emay	0:5 1p:5 1x:4 2l:-3 2o:3 2t:3 2x:5
embs	25:10 2g:5 2w:9
eme	1x:3 2a:6 30:4
emed	0:11 1k:5 2j:10
emel	0:6 27:3
emen	0:7 24:9 2q:6 2s:11
emer	1s:9 24:4 25:5 2p:7 2q:7 2r:3 2v:5 2y:7
emes	0:6 1k:3 1o:6 1s:8 1y:6 1z:-3 2k:3 2p:-2 2q:5 2y:2
emet	0:4 1y:-3 2o:3
emi	0:4 1n:5 1x:6
emin	m:4 1t:11 20:9
emit	0:3 1x:7
emix	1n:8 2m:15
emma	0:11 24:5
emom	0:5 1x:-5 24:6
emon	0:9 1x:-3
emps	1y:8 25:7 2d:-3 2k:13
empy	2t:-3
emr	2d:-3
emrs	2d:2
emum	0:4 23:2
emur	25:11
emy	0:3 1t:-3 29:-5 2n:-3
en	0:7 2b:6
en's	1k:11 1x:5 2j:5 2k:-2 2w:4
en't	0:8 1o:6 25:4 2p:2
enah	1x:9
enal	0:4 1k:7 23:8 2a:5 2g:3 2r:3
enan	1y:9 2d:4 2g:3 2o:-3
ence	0:4 1o:4 2f:3 2l:5 2t:2
ench	0:6 1q:4 1v:10 23:5 24:3 2c:4 2j:3 2k:4 2m:5 2q:3 30:7
ency	2a:9 2o:7
enda	0:5 2q:4
endo	u:2 23:7 2d:3 2p:4
ends	0:7 1k:3 1x:3 23:2 24:6 2a:2 2c:9 2k:4 2m:5 2s:8 2w:5 2z:5 31:8
endy	2c:11 2v:7
ened	0:7 1n:9 25:7 2a:-2 2k:2
enee	25:2 2j:4 2s:5
enel	x:12 25:10 2q:5 2z:5
ener	0:5 1q:5 1y:6 21:3 24:9 2e:7 2j:4 2l:3
enes	0:3 1q:4 1x:5 1y:5 1z:5 21:3 27:5 2a:8 2c:3 2g:8 2j:4 2k:2 2p:3
enet	1q:8 1s:8 1u:6 1x:8 2k:10
enew	0:5 1k:5 2p:5 2s:4 2t:6 2x:3
eney	24:13 2a:5 2g:3 2j:7 2o:6 2s:8 2z:-2
enge	0:3 1n:10 1s:11 1v:3 2l:5 2o:8
engo	1g:16
engs	0:4 1m:3 1n:8 1s:5 1x:10 21:6 24:6 2a:4 2c:8 2p:5 2q:3 2w:5
enia	1o:7 23:6
enic	0:6 1v:8 1y:6 2j:9 2o:7 2p:3 2q:-3
enin	0:6 1y:5 24:8
enit	1q:8 1x:2 2k:6 2o:4
enks	0:5 1n:-3 24:7 2p:9
enly	0:7 1o:2 1r:7 23:6 24:4 2a:6 2p:6
enna	0:7 30:3
enny	2m:11 2w:12
eno	0:5 1q:4 2b:-3 2p:4 31:-3
enon	0:6 27:5
enor	1t:10 1x:5 30:11
enot	0:2 1n:-3 1o:4 1r:4 1x:4 2a:5
enow	0:7 1y:4
ense	1t:8 1x:5 24:11 2r:4
enst	0:10 2q:-3
enta	0:8
enth	1l:6 1t:7 24:3 29:7 2o:3 2p:-3 2q:-3
ento	0:3 1t:-3 23:8 25:5 2u:5
ents	0:4 1s:5 1v:10 1z:4 25:12 2a:9 2d:5 2r:7 2w:7 2x:5
enty	1s:4 1x:5 1y:3 24:2 2r:4 2v:3 31:4
enue	0:6
enus	0:7 24:4 2j:10
enut	24:10 2y:9
eo's	0:12
eoad	1x:2 1y:12 23:2 24:6 28:3 2e:4 2j:5 30:8
eoal	0:12
eoan	1x:11 2c:13
eoat	23:5 27:8 29:-2 2a:-3 2d:2 2k:9 2q:2
eobs	0:4 2j:9
eock	0:9 1o:3 1q:7 1x:3 2k:8
eoda	0:4
eode	0:7
eods	0:7 24:10
eody	1x:5 2f:9 2l:6 2t:10
eoem	0:2
eoes	0:3 1o:4 27:7
eof	0:3 1k:3 1p:6 23:3 24:2 2d:5 2e:4 2k:3 2u:2 2v:5
eoff	0:2 1n:2 1x:6 24:3 2c:3
eoft	1r:8 1x:4 2a:4 2l:8 2o:14
eogo	0:4
eogs	0:3 21:5 23:6 2d:-3 2k:5
eogy	1t:4 23:5 2f:14 2o:4
eoid	m:3 25:13
eoil	0:3 1o:6 1s:6 1t:-2 1x:7 2j:-8 2q:10
eoin	2o:-2
eoir	1k:8 2c:9 2o:7
eok	0:4
eoke	24:2 29:-3 2o:3 2t:2
eoks	1u:2 20:8 27:10 2j:5 2k:4 2m:8 2t:-2
eola	1x:4 2d:11
eold	0:7 1l:4 1z:2 20:4 27:3 2a:-3 2k:3 2p:2 2q:3 2s:4 2w:3
eole	0:8 1k:6 1t:-2 1x:6 1y:4 23:4 2q:5 2w:6 2x:8
eolk	0:6 1x:9
eoll	0:5 20:6 24:2 2j:11 2k:3
eolo	0:7 30:18
eols	1v:9 2k:10
eoma	1t:11 1x:8 23:4 25:5 2c:11 2v:3
eome	2e:6 2s:-3
eoms	1o:-3 1x:3 2a:4 2c:4 2d:3 2p:8
eomy	1x:11 25:-3 2r:7
eon	0:4 24:2
eona	v:2 2o:4 30:2
eond	30:3
eone	21:3 25:4 26:6 2a:3 2t:4 31:8
eong	0:3 1x:7 24:13 25:8 2c:11 2j:-4 2p:2
eons	0:3 1q:9 1z:7 20:6 23:6 25:2 27:7 2a:7 2c:5 2l:3 2m:2 2p:6 2u:5 2w:6
eont	24:5 2o:8
eony	1n:7 1x:7 2j:10
eood	1k:2 1r:5 2d:3 2e:7 2f:8 2p:2 2s:3 2w:2
eoof	1x:7 27:8 2q:4
eook	1q:3 23:2 25:2 2a:2 2q:6 2v:2 2z:4
eool	0:3 1s:6 1v:6 28:7
eoom	0:2 1x:4 27:7 2d:6 2l:5 2q:6 2w:2 2z:3
eoon	0:2 20:12 24:7 2p:7 32:7
eoor	0:8 23:-3 24:2 2d:8 2j:9 2p:6
eoot	0:2 26:7 27:3
eop	1v:4 25:8 29:3
eope	0:7 1k:9 1y:6 24:3 27:8 29:-2 2w:8
eops	0:14 24:9 2c:9 2p:5
eor	0:6 1m:9 1r:6 1x:-2 29:-2 2o:4 2p:7
eora	0:4 x:2
eord	0:4 24:6 27:7 2o:8
eore	0:5 1o:6 20:6 2b:-3 2y:4
eorg	0:8
eork	1o:3 20:-2 24:3 28:3 2r:2 2s:2
eorm	1o:4 2o:6 2p:4 2y:-2
eorn	1n:3 1r:7 1x:3 27:9 2c:8
eors	0:2 1k:5 1x:8 20:3 28:8 2a:9 2d:2 2j:5 2k:7 2r:2
eort	1n:5 1o:3 1s:5 1u:-2 2a:5 2c:3 2v:6 30:8
eory	1k:4 2f:4 2j:8
eose	0:4 1o:2 1r:5 1y:7 2g:12 2s:9
eoss	23:-3 25:7 29:12 2m:10 2v:5
eost	0:7 1k:8 1u:2 25:7 2l:6 2p:5
eota	0:2 1k:8 1u:7 2e:3 2o:4 2q:5 2v:6
eote	0:5 24:13 27:9 2o:-3 2p:8 2w:6
eoth	0:6 1n:2 1w:4 1x:9 21:2 2a:9 2j:9 2q:5
eoto	0:4 2q:-2 2w:13
eots	0:5 27:7 2k:5 2m:9 2q:10 2w:6
eoud	1v:7 24:8
eoup	1k:14 2c:9 2y:5
eour	0:4 26:5 2a:3 2r:2 31:3
eous	1x:6 2a:6 2q:8 2u:6
eout	0:8 1x:2 21:4 2c:3 2o:2 2q:5 2u:7 2x:3
eove	0:6 1k:9 1s:4 1v:5 1x:8 2d:4 2k:5 2l:5 2o:8 2p:10 2w:4
eowe	0:9
eowl	2y:8
eown	1x:2 1z:8 24:2 25:3 2a:-2 2j:2 2t:2 2x:4 30:3
eows	0:3 1n:4 2c:6 2d:-2 2j:10 2o:6 2w:7
eowt	0:8 1o:4 2p:12
eoys	1z:6 24:8 27:19 2v:7
ep	0:7 20:10
epad	7:9 1q:9 2o:8 2z:6
epal	0:3 1x:2 2s:8
epan	1x:9 1y:8 24:11 27:12
epay	0:4 1o:4 29:7
eped	0:5 23:5 25:4 2a:-2
epel	1k:7 1t:4 1x:14 2p:-2
epen	0:3 1o:3 1x:6 24:4 2p:6
eper	0:2 23:3 2c:3 2j:6 2p:2 2q:6 2y:8
epes	1v:4 1y:10 27:4 2d:-3 2j:3 2q:4
epet	0:10
ephy	w:14 2j:4 2r:7
epie	20:5 23:5 2l:9
epio	1j:5
eple	1o:3 1q:4 1u:4 24:2 2p:6 2s:10 2u:6
epls	0:5 2p:-2
eply	1o:3 2a:5
epm	1k:5 2a:2 2j:12
epot	0:6 1y:8 24:4
eppl	0:5
eppy	0:2 2d:3 2j:7 2m:9 2q:-3
epub	0:2 27:3
eput	1x:2 25:4 2k:-3 2o:4 2p:4
eque	0:2 2z:13
er	1v:-3 29:-4 2c:5 30:6
er's	1t:6 1x:4 2k:2 2x:8
eral	23:8 2c:9 2o:5 2z:10
eram	1o:11 1t:12 1x:2 2j:3 2q:4 2r:3
eran	29:-3 2u:2
erap	0:5 1s:11
eraw	0:3
eray	0:4 1v:10 2e:12 2m:3 2o:8
erbs	8:6 1r:12 24:4
erce	1k:10 1x:5
erch	2o:6 2u:3 2x:4
erd	1p:5 1x:6 2o:5 2x:4
erds	0:7 21:4 23:6 25:4 27:6 2a:4 2l:2 2m:6 2p:3 2r:3 2y:4
erea	0:18
ered	0:5 1l:4 1n:4 2k:4 2p:7 2w:3 31:4
eree	1k:3 1l:4 1r:2 1t:7 1y:3 25:5 26:5
eren	0:8 1o:-4 1x:3 1z:8 24:7 2o:2
erep	0:7 1k:15 24:3 2s:7
erer	0:5 2q:9 30:12
eres	0:4 1n:-3 1o:2 1x:9 24:3 26:6 27:4 2a:5 2c:7 2o:4 2p:4 2w:11
eret	0:5 13:3 23:-2
erew	0:4 1k:3 1y:4 27:12 2c:7
erey	1n:8 1x:-2
erge	1k:-3 1q:6 1x:3 2g:10 2q:2
ergo	0:3 2j:5 30:13 32:7
ergy	1m:2 24:9 2f:5
eria	0:5 1v:8 2g:7 2w:9
eric	1o:5 1v:4 2o:2 2p:6
erid	0:4 30:10
eril	0:3 2o:7
erio	1x:11 1y:6
erip	0:2 2o:11
eris	0:3 1h:8 2o:4
erks	0:2 1v:7 2a:12 2c:6 2w:2
erld	0:8 20:-3
erls	0:6 1n:2 1z:8 2d:7 2j:4 2s:5
erly	1x:3 24:2 2m:7
erms	0:3 2o:7 2x:11
erns	0:3 1x:6 21:8 2o:8 2w:-2
erol	0:4 23:8
erom	0:5 1l:-2 20:3 2x:3
eron	1v:5 25:5 2g:9 2l:6 2o:8
erop	0:4 24:12
eror	0:4 t:3 2q:-3
eros	1v:9 23:2 24:14 2a:7 2r:14
erot	13:4 1s:9 2b:-3 30:-2
erow	0:9 1n:9 2g:10 2s:6
erry	1v:6 1x:5 24:7 28:6 2l:5 2r:2
erse	1k:6 24:2 2j:3 2k:3 2l:4 2o:4 2t:-2
erst	0:3 1n:2 20:5 2a:6 2d:2 2k:2 2l:9
erth	0:6 1k:4 1x:3 1y:-2 1z:11 23:6 2e:3 2h:6 2k:6 2o:7 2y:-3
erts	1s:5 1t:6 1y:8 2c:8 2p:11 2v:7
erty	1y:6 23:5 2k:8 2r:5
erum	0:6 1x:12 2k:7 2o:-2 2w:7
erun	2r:9
erus	0:8 1x:3
erve	0:14 25:11 2a:-3 2r:4
es	1k:2 1v:5 20:5 25:-3 27:4 2q:2 2r:5 2v:5 30:2
esad	0:2
esal	0:8 24:10
esan	0:2 2o:12
esat	0:6 1o:6 24:4
esaw	0:7
esay	0:4 23:4 2r:-3
esea	1v:12 21:2 2c:5
esed	1r:7 24:4 2l:2 30:5
esee	0:5
esel	0:10 1v:2
eser	0:5 2j:7 2l:12 2y:13 30:-3
eses	0:4 1n:7 1t:11 27:6 2l:10
eset	0:8 24:9 2k:10 2o:4 2p:9 2q:8
esha	1x:10
eshe	0:3 23:4 2l:3
eshy	12:13 2l:9
esia	25:22
esic	1s:5 23:3 2p:-2 2w:5
esie	29:6 2k:11
esin	0:9
esis	0:3 1z:11 25:9
esit	1t:2 1x:2 2q:5 30:14
esix	1r:3 2a:-3
eska	0:9 2o:9
eski	1x:7 1y:11 2g:6
esks	2l:9
esky	1g:3 2g:7
esla	0:6 x:10
esno	0:3 2a:-3 2o:7
esnt	0:9
eso	0:4 1k:-4 31:-3
eson	1k:4 1o:3 1z:11 23:5 25:5 27:8 2g:6 2k:6 2l:2 2o:6 2p:5 2y:10
esor	1x:5 2j:5 2s:7
essy	12:26 1n:6
est	1v:7 2j:4 2o:5 2r:3
esta	0:4 1x:2
este	0:10
ests	0:4 1k:4 1o:6 1s:2 1x:9 2a:10 2c:6 2r:7 2w:6
esty	0:7
esun	0:2 1v:7 2o:12
esus	0:16
et's	0:3 2p:-2 2q:3 2r:5
etal	1r:6 1v:3 27:9 2d:7 2v:4
etan	0:8 2d:11
etar	27:3 2g:-7 2o:6 2r:6 2s:11 2z:11
etax	0:5 29:2
etay	2o:7 2p:5
etch	0:6 1k:4 1q:6 1w:4 1x:4 23:3 2b:4 2k:7 2q:7 2r:7 2w:10
etea	0:2 1r:9 2c:4
eted	0:5 1t:4 1v:4 25:10 2l:3 2q:4 2r:6 2w:5
etee	1k:17 2y:-2
etel	1x:7 1y:4 2g:3 2p:10
eten	0:5 1y:4 26:5 2m:8 31:7
etep	1x:-3 27:8 2o:-2
eter	0:4 1m:4 1o:3 1w:4 1z:7 21:5 26:4 2g:3 2j:3 2k:2 2v:6
etes	0:3 24:6 25:8 2d:11 2j:9 2r:6 2s:13
eth	2o:2
ethe	0:3
eths	1l:7 25:4 2r:5 2x:11
ethy	x:2 20:3
etia	2e:12
etic	27:9
etie	1n:11 1r:-3 24:9 2s:9
etil	0:9 2q:-5 2z:-2
etin	1v:9 1x:3 25:13 27:10 2k:8 2v:14
etip	0:4 2q:6
etis	m:8 24:7 25:11
etle	0:3 1s:6 21:2 24:4 27:2 29:3 2c:10 2j:2 2k:5 2o:7 30:2
etly	0:3 1o:5 2o:11
eto	0:2 2o:4
etom	0:7 1u:-3 2m:14 30:12
eton	28:3 2k:10
etoo	1n:8 25:2 2o:3
etop	0:7 1n:3 1q:4 23:3 2j:-3
etor	1q:8 1v:3 1x:6 1y:2 23:4 24:4 2a:4 2j:6 2k:5 2l:5 2q:5 2r:5 2w:6 2x:4 30:4
etos	0:4 2c:11
etra	0:2 1q:8 1x:8 29:-3 2o:6
etre	0:4 1k:13 2j:2 2p:3
etro	9:6 2c:10 30:10
etry	1s:5 1y:5 27:8 2b:3 2c:6 2f:9 2j:3
etta	0:4 x:11 2e:11
ette	0:4 1k:9 2e:7 2g:8 2w:11
etty	0:3 1t:-3 2c:11 2d:13
etus	m:9
etv	1o:6 2k:8 2p:6
etwo	20:-2 26:5
eu	0:5 23:3 2o:6 2v:-4
eual	0:4 1r:5 2o:11 2p:2 2r:7 2w:9
euba	0:9
euce	0:5 1s:12 1v:9 2c:7
euch	0:4 1x:5 24:2 2d:8
euck	1o:6 1x:7 1y:8 23:5 2l:3 2o:8 30:6
euct	0:7 2j:2
eude	0:5 1q:7
eudy	0:4 2o:3 2r:7
eues	0:4 20:5 24:12
euff	1o:6 1s:8 24:9 25:15 2c:7
eugh	0:4 1n:-3 1x:3 23:3 27:9 2l:3 2w:5
eugs	0:4 1m:12 24:6
euid	0:6 29:4
euit	1o:6 1y:7 2l:7 2o:5
euiz	0:7 27:3
euk	1x:7 24:4
eula	0:2 23:8 2z:11
euld	0:4 1o:4
eule	0:5 1o:3 2l:11
eull	0:2 1k:9 24:8 2k:2 2q:5
eult	1y:6 2a:5 2l:11
euly	0:7 1r:-3 2a:-3 2o:9
eumb	0:7 25:9
eume	0:3 24:3 2r:6
eump	0:2 1o:2 2w:3
eums	1k:10 1o:-3 1x:7 27:10 2d:8
eund	0:6 23:4 24:3 2j:7 2m:5 2p:5 2r:9 31:8
eune	0:7 1p:4 1x:4 2g:4 2o:7 2r:2
eung	1x:5 1y:2 25:10 2s:3
euni	1k:4 1t:5 2v:8
eunk	0:2 24:-2 2c:10
euns	0:6 24:14
eunt	0:8 1x:3 21:6 2a:10 2j:5
eup	0:2 1y:2 23:3 24:3 2l:2 2o:2 2q:5 2t:3 2w:5 30:4
eups	0:4 1s:3 24:11 2a:8 2j:6
eur	0:8
eure	1k:4 25:5 27:5 2a:9 2l:6 2q:3
eurn	0:5
euro	0:4 23:2 24:3
eurs	1v:7 1x:12 1y:4 23:7 24:6 2d:4 2l:-3 2s:13
eurt	0:6 1v:6 1x:9
eury	1u:6 1v:5 1x:6 25:7 2g:13 2z:8 30:5
eus	0:3 2d:6 2p:3 2s:3
euse	1o:6 1v:6 1x:3 2a:3 2d:3 2l:6
eush	0:6 1s:4 2e:12 2o:5
euss	0:9
eust	0:4 1k:6 1o:6 1p:6 1s:3 1v:4 21:4 2o:7 2w:3
eute	0:3 1k:12 1x:4 24:6 2j:3 2m:8 2w:3
euth	0:4 1k:8 1o:-2 1x:4 1y:3 2o:-4
euts	1k:12 1m:5 1s:6 2c:4 2l:5
euum	i:11 21:4
euys	0:5 2d:9
eval	0:7 1y:8 30:3
evan	1u:4 30:8
eved	0:13 1y:2 2b:7 2d:5
evel	0:3 1v:7 2a:6 2c:3 2q:3 2r:5 2w:3
even	1l:4 1n:10 1y:3 26:7 2p:3
ever	0:5 1k:5 1m:9 21:3 2a:7 2e:2 2p:8
eves	0:4 1n:-2 24:8 27:4 2c:10
evet	23:3 2f:6 2j:2
evey	0:15
evia	1x:7 24:3 27:6 2o:4 30:4
evic	1h:3 1x:6 30:9
evie	24:7 2l:-3
evin	1x:11 29:-3 2g:5
ew	0:7 1n:4 2c:7 2t:3
ew's	1z:-3 2d:-3
ewar	0:8 1x:3
ewas	0:8 1o:3 1s:-2 1t:-3 2x:4
eway	1x:7 1y:6 23:6 24:6 29:-3 2g:11 2l:2 2r:3
ewe	0:2 1y:-3
ewed	0:7 1x:15 2w:-2
ewee	0:4 23:5 2q:3
ewen	0:-3 x:26
ewer	0:3 1o:4 1s:3 21:9 2a:4 2p:8 2q:9
ewet	0:4 1r:4 31:5
ewho	0:3 1s:3 23:3 2p:2 2q:4
ewhy	0:3
ewim	1d:8 1v:4 23:5 2o:5 2w:5
ewin	0:3 1z:7
ewls	o:4 27:15
ewly	0:15
ewns	1k:-3
ex	0:5 1q:7
exam	1x:5 2o:8 2r:11
exed	0:7 1o:7
exel	7:6 1q:5
exes	2j:5 2k:4
exty	23:5 2o:5
ey's	1n:6 1o:-3 1v:4 2d:4 2o:10
eybe	0:3 24:7
eyed	10:7 1x:4 23:4 2j:15 2m:10
eyer	0:6 1o:6 21:10 2k:13 2l:3 2y:8
eyes	1s:8 1x:6 20:6
eyet	0:6
eyla	x:5 19:2
eyle	0:5 23:5
eyou	0:3 1o:2 1y:-2 25:-3
eype	1x:-3 2a:8 2p:8
eyth	2s:7
ezed	0:3 1x:12 2l:15
ezen	0:6 1x:6 2h:11
ezer	0:3 2a:-2 2k:11
f!	0:10 2d:-3
f"	0:8 1y:-3 26:6
f#1	0:7 1p:3 1q:3 1t:2 2c:3 2j:3 2r:4 30:4
f#2	0:4 1l:2 1t:3 1u:3 2k:2
f#3	1y:2 21:3 29:2 2z:3 30:4
f#4	0:5 29:3 2d:-2 2n:4
f#5	1x:5 2d:4
f#6	1x:5 2k:4 2n:13
f$	0:5
f%	0:7 29:7 2r:6
f'	0:7 1k:4 1n:2 26:3 2j:2 2q:2 2v:2
f'd	0:16 24:-3 2r:-3
f'm	0:7 23:2 2l:2
f's	0:8 2v:3
f't	0:8 1o:6 25:4 2p:2
f(	0:10
f)	0:10
f,	0:10
f-	0:5 1q:3 27:2 28:3 2c:2 2g:4 30:2
f.	0:8 1u:4
f/	0:8 1x:4 22:9
f:	0:10 20:3 2a:-2
f;	0:10
f?	0:8 2v:-3
f@	0:3 1u:9 2o:-2
f_	0:7
fa	0:4 2w:4
fab	0:7 1m:10 1x:7 2k:10 2m:3
fac	0:2 1r:5 1x:2 20:8 24:-3
fad	1k:3 1q:6 1y:3 20:4 28:3 2j:7 2w:4 30:3
faf	1x:3 1y:4 25:7 2o:3
fag	0:7 30:13
fah	0:6 1x:2 23:12
fai	0:3 20:8 24:4 2b:3 2k:14 2v:6
fak	1n:5 23:2 2c:11 2g:10 2k:12 2o:5 2r:6 2t:8
fal	1r:6 1v:9 23:4 2a:2 2c:4 2r:6 2s:5 2z:4
fam	1k:2 1o:3 1t:4 1w:9 24:2 25:4 27:5 2d:8 2j:5 2r:6
fan	1s:4 1w:7 20:2 2h:5 2t:4
fap	0:4 1s:10 1x:4 20:11 2o:12 2z:8
far	1s:2 25:6 27:2 2g:-6 2s:5 2v:3 2x:4 2y:5 2z:4
fas	0:6 1o:2 1s:4 1t:-4 1y:7 2e:5 2l:2
fat	0:5 29:-4
fau	2d:10 2i:9 2z:11
fav	0:3 20:8 30:7
faw	0:4 1u:2 1z:3 23:5 25:7 2g:3 2v:2
fax	0:3 1v:10 1x:9 29:2
fay	1p:2 29:2 2b:-3 2o:4
fb	0:4 1k:3 1x:7 24:2 2c:7 2j:3
fba	1t:15 23:6 24:5 28:8 2j:7
fbc	0:4 1v:10 1y:5 2q:6
fbe	0:3 1o:2 2q:6 2t:5 2v:13 2w:2
fbi	24:9 2j:7 2v:8 2z:13
fbs	1r:9 1x:5 2c:6 2g:3 2j:5 2w:4 2y:-3 31:13
fby	1w:2 23:2 27:9 2h:4 2s:3 2w:3
fc	0:5 1x:8 23:-5 2r:2
fca	1k:5 1y:8 20:7 27:7 2o:8
fce	1s:5 1z:4 2f:7 2l:5 2s:3
fch	1w:3 2c:4 2d:2 2f:6 2k:3 2w:3 30:2
fck	1q:6 1x:2 2g:4 30:3
fco	0:5 1u:2 1v:4 24:5 2e:8 2m:9 2o:4 2w:-2
fcs	0:2 1v:5 20:4 23:3 27:2 2f:4 2j:3 2o:5 2q:3 2w:6
fct	1o:4 2l:9 2q:5 2r:4 30:7
fcv	0:4
fcy	0:6 2a:8 2o:4 2z:9
fd	0:2 1u:3 24:-2 25:9 2i:5 2q:6 2v:4 2w:4 2z:3
fda	0:8 1x:8 1y:6 27:10 2q:3
fdd	0:6 2x:10
fde	1n:8 1o:2 1t:5 1u:4 1v:2 20:5 2d:5 2e:6 2g:2 2j:3 2p:6 2x:6
fdi	0:7 1y:7 2g:12
fdl	18:4 1g:5 2w:6
fdo	1u:3 30:6
fdr	0:7 x:3 2s:6
fds	1q:3 1t:3 2c:5 2j:3 2l:2 2m:2 2v:3 2w:2 2z:5 31:3
fdu	0:6 1b:8
fdy	0:4 2c:8 2j:2 2l:10 2r:5 2s:3 2t:9 2v:4
fe	0:5 2p:5 30:2
fea	0:4 1r:5 1t:11 1v:8 25:18 2c:7 2q:4
feb	0:4 1p:9 2d:5 2o:12
fec	1k:7 1x:5 2l:9
fed	1n:4 1t:2 2b:4 2f:2 2t:5
fee	1k:7 1l:4 1t:4 1u:3 1y:2 25:4 26:4 2c:4 2g:2
fef	0:2 1n:10 1o:-2 20:10 2a:8 2j:3
feg	0:4 25:7 2j:12 2q:4 2w:9
fek	1p:2 1w:2 24:4 29:2
fel	1q:3 25:4 2a:3 2d:4 2m:8 2q:5 2r:7 2v:5 2w:4
fem	0:6 1y:8 20:-3 2k:5 2r:10
fen	26:4 2g:7 2h:10
feo	1k:-3 2b:11 2p:2 2t:8 30:13 32:3
fep	1k:15 21:4 24:4 27:5 2s:6
fer	1m:2 21:4 22:2 2k:3 2y:2
fes	0:2 1w:2 1y:3 21:5 27:7 2q:3 2s:3
fet	1n:2 1q:6 1u:4 20:2 2e:4 2f:4 2k:5 2p:3 2q:4 31:2
fev	x:10 23:6
few	0:3 1k:5 1z:5 20:6 27:8 2c:5 2r:8 2t:5 2x:7
fex	1x:9 23:6 2d:5
fey	1n:2 2g:4 2k:4 2p:6 2s:3 30:5
ff	0:5 25:-2 2q:4 2w:7
ffe	1z:-3 27:3 2e:10 2k:5 2o:7 2t:4 2v:9
fff	0:5 1n:2 1o:4 1s:6 1x:6 24:5 25:3 2c:7
ffi	0:12 2c:4
ffs	0:13 1x:-3 25:11
fft	1r:5 1x:3 26:13 2c:6 2l:4 2o:7 2q:2 2w:2
ffy	0:3 2m:10 2z:11
fga	0:6 24:11
fge	0:2 1n:4 1q:3 1s:6 21:3 25:3 2a:4 2d:4 2g:5 30:3
fgg	1n:5 1v:13 20:4 2w:7
fgh	0:3 1t:3 27:7 2l:3 2v:12 2w:4
fgi	0:2 x:4 2i:9
fgn	0:2 1x:6 2b:6 2f:8
fgo	2e:5 2v:7 2x:2 30:8 32:7
fgs	0:3 1m:13 1s:4 21:7 2a:2 2c:4 2q:7
fgy	1m:2 1t:3 23:4 24:6 2f:15 2g:6
fha	1x:4 24:6 27:11 2k:7
fhd	1t:9 1x:7 24:9
fhe	0:4
fhi	1k:6 24:-2 2b:8
fho	0:7 1s:3 23:3 2e:10 2g:2 2p:2 2q:3
fhr	29:6
fhs	1l:6 25:3 2a:2 2r:4 2s:6 2x:10
fht	0:3 1l:3 1v:4 2k:7
fhy	20:2 2g:12 2k:9 2l:8 2r:6
fi	0:6 2b:-2 2d:-3 2k:-2
fia	0:2 1o:5 1q:3 23:2 25:8 2e:6 2g:3 2w:6 30:4
fib	0:8 24:9 25:11 2k:8
fic	1s:2 1v:7 21:5 2o:4 2u:3 2y:8 30:3
fid	25:6 2r:6 2x:9 30:6
fie	1k:2 1u:6 20:3 23:4 24:3 29:6 2g:5 2j:4 2k:8 2l:4 2s:5
fig	0:4 1t:7 1x:7 20:5 2j:6 2k:6 2o:8
fil	0:3 1o:2 1u:3 1v:3 2q:5
fim	1v:2 2a:-3 2g:6
fin	0:3
fio	1v:2 1x:4 1y:3 23:5 2r:6 2y:2 2z:5
fip	1k:4 25:7 2h:4 2j:2 2o:8 2w:3
fir	1k:3 1n:4 1q:3 23:4 29:-3 2a:5 2c:4 2g:2 2l:3 2m:4 2p:3 2w:4
fis	1z:2 2a:6
fit	0:2 1v:4 20:3 2g:2 2k:5 2o:3 30:9
fix	25:3 2m:8
fiz	27:3 2w:13
fk	0:2 29:8
fka	1x:6 2g:8 2o:6 2s:10
fke	1n:5 2e:6 2l:4 2u:2 30:6
fkg	2r:2 31:7
fki	1g:3 1x:3 1y:9 2g:6
fks	1l:4 20:3 27:5 2a:4 2c:4 2k:6 2l:2 2p:4 2w:4 2x:4 2z:4
fky	0:4 28:10 2g:7 2j:2 2o:10 2p:9
fl	0:4 25:8
fla	23:3 2g:4 2i:5 2l:6 2o:7 2w:-2 2z:9 30:5
flb	0:7 2r:7 31:12
fld	1l:3 1n:4 1z:5 20:3 2l:5 2s:3 2w:5 30:3
fle	1k:7 1o:2 1u:3 1y:3 28:5 2l:2 2s:3 2u:2 30:6
flf	0:3 1l:4 23:3 24:2 2d:8 2o:4 2r:3 2w:4 31:3
fli	1n:-3 1x:3 2o:6 2v:6
flk	1m:5 1r:4 1s:8 1v:13 1x:2 2l:2 2p:2
fll	1k:3 1n:3
flm	0:7 2l:3 2x:11
flo	0:3 24:6 2r:6 30:15 31:6
flp	0:3 2l:7
fls	1s:8 1v:4 1x:4 1z:5 20:4 21:2 27:7 28:8 2d:3 2j:2 2w:5
flt	0:3 1k:5 1r:9 1y:2 27:5 2a:3 2c:3 2l:9 2w:4
fly	1y:4 24:3 29:6 2e:2 2k:2 2m:5 2u:3
fm	0:3 1q:3 1x:4 24:8 26:10
fma	1t:8 21:-2 24:3 27:5 2c:4 2j:4 2o:2 2p:-3 2v:3
fmb	25:8 2o:2
fme	0:5 1o:2 2c:3 2e:4
fmi	0:4 1n:5 1x:5
fmn	0:2 2o:12 2p:10
fmo	0:6 1x:11
fmp	1k:10 1y:3 2j:7
fmr	0:4 2d:-3
fms	1k:3 1o:-4 1v:2 27:8 2a:3 2c:6 2d:2 2f:5 2m:7 2p:6 2q:4 2w:5 2x:7
fmy	0:3 1x:6 1y:3 29:-5 2n:-3 2v:12
fn	0:7 2b:6
fna	1s:2 1x:2 2j:4 2o:5 30:2
fne	1p:2 25:2 2c:3 31:4
fng	1s:2 1z:2 2w:3
fni	1k:4 1t:5 1u:6 1x:6 23:8 2g:8 2v:6 30:14
fnk	0:2 1k:4 2c:5 2j:3
fno	1w:6 2b:-2 2g:9 2j:4 2q:3 31:-3
fns	1q:4 1z:8 21:5 25:2 27:8 2e:2 2j:2 2m:2 2u:5
fnt	0:3 1m:4 1o:6 25:4 2e:3 2f:6 2y:2
fnu	0:2
fny	0:4 1n:4 1v:2 2m:3 2w:3 2x:6
fob	0:3 1n:11 1v:6 1x:4 1y:7 2j:2 2y:10
foc	0:4 28:13
fod	0:5 1r:5 2d:3 2e:7 2f:8 2p:2 2r:2 2s:3 2u:6 2w:4
foe	0:9 25:5 2s:11
fof	0:4 1k:3 1p:6 1v:6 2e:4 2k:3 2u:2 2v:5
fog	0:4 1u:3 1x:4 23:3 24:2 2o:4 2w:5
fok	1q:3 23:2 25:2 2q:6 2v:2 2z:4
fol	1q:4 1s:3 1v:5 24:4 28:7 2b:11 2g:3
fom	0:3 1l:-2 20:2 27:4 30:3
fon	0:3 32:6
foo	0:7 1n:8 2g:8
fop	1q:3 1v:5 1x:4 23:3 25:3 2q:6
for	0:2 1m:2
fos	1v:5 1y:6 24:3 2c:6 2d:3 2g:7 2k:6 2r:9 31:10
fot	0:5 1s:6 26:5 2q:11
fou	0:2 1o:2 1y:-2 20:4 25:-3
fow	2c:5
fox	0:3 2c:11 2d:5 2u:11 2w:9 30:8
foy	0:3 1z:2 23:5 2g:8 2k:2
fp	0:7 20:10
fpa	0:6 2v:13
fpe	1k:6 24:9 27:6 2a:4 2k:5 2p:4 2w:4
fph	0:6 2a:5 2d:11
fpl	0:5
fpm	1k:5 2a:2 2c:9 2j:12 2q:2
fpp	0:6 1t:-2 29:10 2p:2 2q:6 2z:9
fps	1k:6 1m:7 1q:4 1s:7 1y:5 23:10 24:6 25:6 2a:4 2k:6 2p:6 2y:5
fpt	0:9 2a:12 2r:10
fpy	0:3 20:8 24:9 2d:3 2j:5 2m:9 2q:-3 2t:-3
fr	1v:-3 29:-4 2c:5 30:6
fra	0:4 1k:3 1p:5 1q:5 1x:8 1y:5 21:6 25:9 29:-3 2j:2 2o:2 2p:3 30:6
frb	0:6 1r:14
frd	1k:2 1n:3 1p:3 1v:3 27:3 2k:4 2o:4 2y:9
fre	0:3 1k:4 1n:3 1o:4 20:2 2a:3 2b:-2
frg	v:2 2o:11
fri	2o:7 2v:-5
frk	21:4 24:4 2j:6 2r:3 2w:3
frl	1t:2 1z:6 22:2 2c:2 2j:4 2s:4
frm	1n:5 1o:6 1q:2 1x:5 24:3 2o:4 2y:-2
frn	1k:2 1r:5 1v:2 27:5 2c:7 2g:7 2m:5
fro	20:5 23:13 2c:4 2g:9 30:7
frp	0:3 23:12
frs	1k:7 1r:2 1y:3 20:5 2a:3 2x:6
frt	0:3 1o:4 1v:2 1x:5 2a:3 2c:8 2v:3 30:4
fru	0:9
fry	1p:2 1u:4 1v:2 21:3 2f:2 2j:2 2v:4 2z:4
fs	1k:2 1v:5 20:5 25:-3 27:4 2q:2 2r:5 2v:5 30:2
fsa	0:4 2k:11 2z:10 30:15
fse	0:2 29:4 2g:4
fsh	2e:5
fsk	0:3 24:11 2k:10 2l:2 2o:10
fsm	0:4 m:4
fso	0:5 1k:-3 28:5 31:-3
fss	1m:6 1s:4 29:6 2f:2 2l:2 2m:4 2u:7 2v:7 30:2
fst	1p:4 2j:3
fsy	0:2 1n:6 2a:3 2q:5
fta	1k:4 20:7 24:4 2e:7 2q:7 2r:2
fte	1m:8 1n:2 1t:2 2g:3 2m:3 2q:5 2s:2 2v:3 2w:4
fth	1m:3 1n:3 1v:3 1w:3 1z:3 2e:3 2h:2
fti	x:4 20:12
fto	0:4
fts	1k:7 1m:2 1s:8 2a:5 2c:3 2m:4 2q:2 2r:4 30:2
ftt	x:7 1n:7 2g:8 2i:8 2v:5
ftv	1o:5 2k:8 2p:6
ftw	0:10
fty	1k:2 1o:2 23:4 29:4 2j:3 2k:3 2r:3 2v:2
fu	0:5 23:3 2o:6 2v:-4
fub	0:4 1k:14
fud	0:3 1v:7 24:5
fue	0:3 1k:8 20:5 27:8 2m:3 2z:9
fug	0:10 2l:12 2w:11
fuh	0:10
fuk	1x:7 24:4
ful	0:7 2d:9 2e:8 2j:7 2l:8 2o:10
fum	1k:7 1n:7 1r:9 1x:4 21:3 23:10 24:8 27:9 2a:-2 2g:7 2k:3 2w:2
fun	0:3 1x:4 2d:-2 2k:4 2o:3 2r:8 2w:2
fup	0:5 1k:12 1v:7 1y:5 24:2 2c:3 2m:8 2t:3 30:2
fur	1u:7 1v:6 25:2 26:5 2g:3 2r:2 31:3
fus	24:4 2d:4 2e:3 2q:5 2u:4
fut	1n:5 21:3 2q:3 2u:2
fux	1h:16 25:11 30:9
fuy	0:2 23:2 2l:9 2s:4
fva	1v:10 2o:2 2q:-2
fve	1k:5 1l:4 1t:2 2p:2 31:4
fvo	0:5
fvy	0:3 2j:3
fw	0:7 1n:4 2c:7 2t:3
fwe	0:4
fwi	y:12 1y:10
fwl	0:8 2y:8
fwn	1x:4 1z:7 24:5 27:2 2a:-2 2t:2 2x:4 30:2
fwo	20:-2 26:5
fws	1n:2 1z:12 2c:12 2d:7 2j:7 2w:6
fwt	0:8 1o:4 2p:12
fx	0:5 1q:7
fxt	0:4 2a:3 2d:-3
fya	x:5 1k:3 1y:2 2c:5 2o:12
fye	0:6 1n:5 1r:8 25:2 2o:3 2w:2
fym	1k:6 24:8
fyn	0:11 1x:13
fyo	0:12 23:10 28:6
fys	1r:7 1z:4 23:2 24:6 27:3 2k:3 2v:2 2x:6
fza	0:11 1v:10 20:10 30:4
fze	0:7 25:3 2k:8
fzy	0:5
g**1	1q:7 2r:3 2v:3
g**10	1s:3 26:3 2t:5 2x:6
g**11	1k:3 1u:2 27:3 30:2
g**12	1u:3 1y:3 2j:3 2w:3
g**13	1s:3 20:3 2d:2 2h:2 2s:4
g**14	2c:5 2p:4 2r:4
g**15	1y:2 2v:3 2w:5
g**16	29:-5 2b:-3
g**17	2p:3
g**18	1v:2 2b:4
g**19	1u:2
g**1a	1o:3 30:4
g**1b	1w:6 22:3 26:2 2a:-2 2c:2
g**2	29:3 2a:-3
g**3	2b:-3
g**6	2r:-2
g**8	1y:4 21:2 2a:4 2k:3 2w:5 2x:6
g**9	1r:3 1t:-3 26:10
g**a	2p:-5
g**b	1y:3 27:4 2x:-2
g**c	1t:-2 1w:-3 1y:4 2g:2 2t:4
g**d	1o:2 29:5 2a:5 2o:2 2w:-2
g**e	24:6 2c:3 2t:8
g**f	1x:4 29:-3 2p:-3 2y:4 31:11
g**g	2k:3 2r:4 2x:5 30:3
g**h	2u:3 2x:3 2z:2
g**j	2a:2 2n:3
g**k	2d:2
g**l	1s:5 1t:-3 2a:-2 2b:5 2s:4
g**m	1r:4 1z:-2 29:2 2a:3
g**n	1s:-3 27:8 2p:2 2v:4
g**o	1k:2
g**q	0:2 1p:3 2y:-2
g**r	27:4 2b:5 2i:3
g**s	1l:5 1o:3 1s:3 2l:2 2m:6 2w:7 30:-2
g**t	1s:2 1w:4
g**u	1r:-3 2b:2 2v:4
g**v	21:4 29:2 2k:3 2p:2
g**w	1t:2 2c:5 2x:5
g**x	1o:2 20:4 21:3 2u:6 2w:3
g**y	1r:-4 20:5 29:-3 2x:5
g**z	0:4 2a:2
g*1	0:2 1v:2 1y:7 2z:5
g*10	0:4 1x:4 21:6 23:2 2s:-2 2x:3
g*11	1r:-3 1x:8 1y:6
g*12	1o:2 1y:3 27:6 2o:4
g*13	1x:8 1y:-3 24:4 2r:5
g*14	1o:-3 1q:3 27:6 2a:6 2k:6 30:8
g*15	2s:2
g*16	2v:4 2z:4
g*17	0:2 1o:-3 1t:3 1y:-3 2a:4 2y:5
g*18	0:2 2j:3 2r:-3 2s:-3 2x:8 30:5
g*19	2k:3 2l:3 2x:4
g*1a	0:2 1v:2 2p:5
g*1b	23:5
g*1c	1k:4 1v:3 24:2 2l:7
g*1e	1o:-2 2o:5 2q:-3
g*1f	0:3 1k:5 23:-3 2y:7
g*1g	1s:-3 1t:-3 24:6 2p:5 2r:5
g*1h	1s:4 1x:6 20:6 25:4 2a:2 2q:9
g*1i	2d:3 2k:9 2x:7
g*1j	1o:-3 2f:2 2y:3
g*1k	1u:2 2q:7
g*1l	0:3
g*1m	0:2 2j:4 2o:5 2p:-3 2w:3
g*1n	2p:3 2r:-2
g*1o	1y:2 24:9 2l:4 2o:2 2w:8
g*1p	0:2 2l:3
g*1q	1u:2 1y:4 2i:5
g*1r	1r:7 1u:2 25:3 2o:3
g*1s	1o:4 1x:4 2j:6 2m:8
g*1t	27:3 29:2 2f:2
g*1u	0:3 2a:3
g*1v	0:4 1t:-2 2l:4 2y:10
g*1w	0:2
g*1x	0:7 2r:9
g*1y	0:4
g*1z	1o:2 1y:4 2r:7
g*2	1k:3 2n:5 2p:4 2q:4 2t:6 2x:6 31:5
g*20	0:5
g*21	0:4 2r:4
g*22	1o:-2 1r:4
g*23	25:8 2k:5
g*24	0:4 2a:5 2d:-3 2w:5
g*25	0:8
g*26	0:2
g*27	1y:9 21:9 2x:9
g*29	0:4 1x:6 27:10
g*2a	1k:2 1r:5 1t:-3 21:4 2q:3 2w:3 2x:4
g*2b	0:3 1s:4 24:5 25:7 2q:-2
g*2c	2p:-3 2q:5
g*2d	24:4 2c:6 2w:-3 30:8
g*2f	0:4 24:5 2a:10
g*2g	1r:4
g*2h	1v:3 2r:4
g*2i	0:2 1r:2 1v:2 1x:3 2x:7
g*2j	27:5 2p:-3
g*2k	2p:-3 2q:-3
g*2l	2o:4
g*2m	24:6 2e:2 2l:2 2x:-4
g*2n	1k:5 1v:3 1x:4 1y:6 27:7 2m:4
g*2o	0:3 23:-3 24:4 2u:6 2v:2
g*2p	0:3 1t:-3 1w:-3 1y:4 2x:-2
g*2q	2o:3 2t:7
g*2r	23:4 27:3 2a:4 2g:6 2r:2
g*2s	0:3 1o:6
g*2t	1x:4 29:6 2a:7 2p:-2
g*2u	1k:-3
g*2v	0:4 2o:7 2w:-2 2x:5
g*2w	0:3
g*2x	0:3
g*2y	1u:2 24:6 2c:3 2t:8
g*3	1p:2 1t:2 2c:5 2u:2
g*31	0:2 1x:6 29:-3 2l:3 2y:4
g*32	1x:2 27:3 2p:-3
g*33	0:2 31:12
g*34	0:4 1n:-2 24:5 2x:6
g*35	0:3 2o:4
g*36	2o:5 2q:4
g*37	2k:7 2r:5 2x:10 30:4
g*38	0:3 2w:-3
g*39	28:6 2o:2 2q:5
g*3a	1x:4 1y:5 2a:-3 2o:8
g*3b	23:3 2o:6 2v:9
g*3c	0:6 1k:-3 2o:6
g*3d	2o:10 2r:4 2u:8
g*3e	1s:8 2o:2 2p:5
g*3f	1n:-2 1r:-3 1x:3 20:3
g*3g	1k:5 1n:-3 2g:5 2k:2 2x:7
g*3h	1t:-3 20:5 29:-3 2z:7
g*3i	1n:4 25:6 2q:6
g*3j	1m:4 1r:5 1y:-3
g*3k	0:2 2d:11 2j:10 2p:-3 2w:-2
g*3l	1s:7 1t:2
g*3m	20:8 2p:6 2z:2
g*3n	23:2 2p:8 2y:5
g*3o	1k:-2 24:6 2a:3 2k:7 2o:5
g*3p	0:6 1x:7 2j:-3 2w:4
g*3q	0:3 23:4 2c:3 2q:6
g*3r	1t:-2 1y:3 2a:6 2p:4 2s:6
g*3s	20:-2 2c:6 2o:4 2r:6
g*3t	1q:3
g*3u	1r:-3 1t:-2
g*3v	1n:4 2d:6
g*3w	24:5 2a:-3 2n:3 2w:4
g*3x	1v:2 2k:4 2q:7
g*3y	0:4 2w:4
g*3z	1x:4 2t:9
g*4	21:4 2a:4 2c:2 2p:3 2t:3 2v:4 30:4
g*40	1x:3 1y:-3 2o:9
g*41	0:3 1x:5 1y:4 24:7 2g:5
g*42	2d:8
g*43	0:3 1v:5 2r:4 2w:4
g*44	0:3 1y:2 23:3 2g:3 2o:7
g*45	1u:4 1x:7 2d:3 2j:6 2l:6
g*46	1y:2 2h:4 2j:8
g*47	24:3 2o:6 2s:4 2x:6
g*49	0:3 1s:5 1t:-3 2a:-3
g*4a	1k:10 2x:6
g*4b	1y:7
g*4d	0:2 1w:5 2b:5
g*4e	0:4 1y:3 24:-3 2o:-9 2p:-3
g*4f	1r:7 1v:5
g*4g	0:2 2c:-2 2d:-2
g*4h	29:4 2l:5 2o:6
g*4i	1z:-2 2a:5
g*4j	0:6 2w:5
g*4k	1t:7 24:4 27:11 2j:2
g*4l	1x:4 2d:2 2p:7 2v:6
g*4m	0:4 2o:2 2r:10
g*4n	0:2 1k:6 1s:-3 1x:4 2t:3
g*4o	0:3 1k:6 1x:4 2x:6
g*4p	0:3 23:7
g*4q	24:3 2j:5
g*4s	0:4 1y:8 2d:5
g*4t	0:2
g*4v	1k:7
g*4w	1x:9 2p:9
g*4x	0:6 2q:-2
g*4y	2o:6
g*4z	1q:9 1x:7
g*51	0:2
g*52	0:2 1p:3 2w:3 2y:-2
g*53	0:3
g*54	27:7 2s:6 2v:4
g*55	1k:4 25:9 26:6 2j:3 2r:-3
g*56	0:3 1z:11 2t:8
g*57	0:3 1k:3 1o:3 27:4 2a:9
g*59	1l:3 2g:7 2i:5 2p:-3 2w:12
g*5a	0:4 1n:5 1x:4 2o:-3
g*5d	0:2 1k:14
g*5e	24:9 2j:5
g*5f	27:4 2b:8 2k:7
g*5g	24:5
g*5h	0:6 1u:5 2a:5 2d:3 2w:-2 2x:3
g*5i	1p:9 27:3 2j:6
g*5j	1n:-3 2j:7 2v:7 30:7
g*5k	1k:6 1u:4 2t:2
g*5l	0:2 1k:2
g*5m	24:-3 2a:-2 2l:6
g*5n	2l:5
g*5o	2w:10
g*5p	1l:5 1o:4 1s:4 2m:6 2w:3 30:-2
g*5q	0:2 24:4
g*5r	1k:7 24:7
g*5s	0:2 1k:4 2p:-2 2r:4
g*5t	1p:11 1v:-2 2m:7 2r:3 31:-3
g*5u	1k:-3 1r:-2 1s:4 25:2 2c:2
g*5v	0:4 24:-2
g*5w	24:4 30:-3
g*5x	1s:2 1w:4 2u:3 2x:4
g*5y	1x:3 2a:3 2c:7 2l:5
g*5z	1m:8 1w:3 25:3 26:10 2d:5
g*6	23:2
g*60	1v:6 1x:6
g*62	2a:-3
g*65	1r:-3 2b:2 2r:2 2v:4
g*67	0:5
g*6a	0:5
g*6b	21:9 2k:4 2p:4
g*6c	0:3
g*6f	0:4 29:3
g*6g	0:3 1x:9 2d:5 2x:7
g*6h	2o:2
g*6i	0:2
g*6j	2c:7 2l:3 2o:-2 2p:7 2x:6
g*6k	1t:3 2s:2 2v:3
g*6l	23:6 24:-2 2r:3 2w:7
g*6m	1o:5
g*6o	20:4 23:-4 2a:-2 2l:-3 2o:6
g*6p	1o:6
g*6q	27:4 2w:3
g*6r	21:6 24:9
g*6s	0:6 1k:10 2u:7
g*6t	2w:3
g*6u	0:2 20:6 27:4 2r:4
g*6v	1v:6 2d:4 2j:7 2o:9 2p:3
g*6w	1r:-6 24:3
g*6x	24:2 29:-3 2r:4 2x:5 30:2
g*6y	2a:2 2l:2
g*7	1l:2 1n:-2 1o:4 1r:2 27:5 2c:8 2l:2 2s:-3
g*71	0:2 1o:3 1s:12 20:7
g*72	1o:4 1x:3
g*73	1o:2 2c:2 2l:6
g*74	20:8 2p:3 2q:3 2x:4
g*75	24:9 25:7 2w:3
g*76	1k:5 1p:6 1r:3 23:3 2t:3
g*77	1k:8 1s:2 1v:3 23:4 2o:4 2p:4 2v:4 2x:6
g*78	0:3 24:6 26:5 2g:7 2k:-3 2t:5 2x:7
g*79	0:4 1y:-3 25:-3 27:6 2x:4 30:3
g*7a	1k:3 23:5 2o:9
g*7b	2j:4
g*7c	0:2 1u:3
g*7d	1v:8
g*7e	1y:6 2c:-2
g*7f	0:3 1x:6 2o:6
g*7g	1t:3 23:-3 24:4 2j:9 2w:5
g*7h	1u:4
g*7i	1q:6 2d:4
g*7j	1x:5 24:-2 2q:2 2s:6
g*7k	1x:3 2h:3 2q:4 2x:5
g*7l	2w:9
g*7m	0:4 1s:6 1v:6 20:6 27:5
g*7n	2c:5 2p:4 2r:4
g*7o	1v:3 2v:4 2w:7
g*7p	24:5
g*7q	0:2 25:3
g*7r	0:4 1k:4 1y:3
g*7s	0:3 1y:7
g*7u	24:11
g*7v	0:3 2k:6
g*7w	1y:4 23:2 24:2 2a:4 2o:2 2v:6 2y:-3
g*7x	0:5
g*7y	0:4 1n:4 25:3
g*7z	0:2 20:2 2k:2
g*80	0:3 1n:4 1o:4 27:2 29:-3 2j:6 2r:-3 2z:3
g*81	1x:4 2c:3 2w:6
g*82	0:3 24:6 25:5 27:5 2p:6 2q:-4
g*83	1t:-3 29:-3 2b:-3 2o:2
g*84	0:3 1x:5 24:3 2p:4
g*85	0:2 24:2
g*86	2p:4
g*87	1r:6 1x:5 1y:8 27:2 2p:3 2q:3
g*88	1v:4 24:4 2b:7 2d:4 2k:3 2x:6
g*89	0:4 1n:2 1y:2 24:2 27:4 2o:6 2w:6
g*8a	24:6
g*8b	0:4 1x:-4
g*8c	1k:3 1v:6 1y:3 23:4 2k:2
g*8d	0:3 1v:4 2a:-2 2m:2 2w:5 2x:5
g*8e	1r:3 2d:-3 2l:4
g*8h	0:4
g*8i	1u:2
g*8j	0:3 1o:4 2j:-3 30:6
g*8k	2l:2
g*8m	1x:3 24:2 31:2
g*8n	0:4 1o:4 1t:5 1v:5 2c:2 2k:3 2q:6 2y:7
g*8o	1k:7
g*8p	1x:5 24:3
g*8q	0:5
g*8r	0:4 24:3
g*8s	1n:6 1w:6 1x:3 22:3 26:6 2a:-4 2c:3 2g:3 2w:4 31:2
g*8t	0:7
g*8u	0:3 1q:8 2v:10
g*8v	0:3 2x:5 2y:6
g*9	1x:4 1y:2 23:-3
g*b	2g:3
g*c	0:3 1x:3 2o:5 2u:5
g*d	1n:2 20:-2 2j:3
g*e	0:2 1v:6 2o:-2 2r:5
g*f	1x:6 1z:8 2t:3 2y:7
g*g	0:4 24:-3 2o:5
g*h	1p:6 1v:2 1x:5
g*i	0:5 1x:-2 23:9
g*j	0:2 1k:4 1r:-3 1x:8 1y:6 2p:-2 2x:4
g*k	1y:6 2g:5 2o:3 2r:5
g*l	0:3 2v:6
g*m	1q:2
g*n	2r:7
g*o	0:4
g*p	1q:9 1x:5 24:4 27:3
g*q	2r:6
g*r	1u:3 2a:-3
g*s	1q:6 1x:2 29:-2 2j:4 2o:4 2p:4
g*u	29:9
g*w	24:4 2s:5
g*x	2c:3 2d:2 2n:4 2p:3 2z:3
g*y	2b:-3
g*z	1n:-3 1o:5 1x:3 2o:5
ganimal	1t:-3 29:-2 2b:-3 30:-3
gbody	1r:3 23:3 29:-3 2d:3 2l:2
gbreed	2b:8
gcare	1x:8
gcondition	0:2 2g:6
gdevice	1k:3 1r:-3 2j:2
gdiet	0:3
gdoing	21:3 29:-3 2f:3 2x:2
gdwelling	1o:-4 2s:-2
gemployer	1k:4 1q:2 1s:2 1y:7 2o:2 2x:7
gfaith	0:3
ggiven	1l:2 1z:2 2d:3 2t:4 2x:6 30:4
gill	1t:-3 1x:8 2x:4
gindustry	2p:6
ginstrument	2p:3 2x:4
gjob	1t:4
gkin	2b:-2
glabel	2k:4
glanguage	1w:4 2h:3 2j:4 2v:2 2x:5
gleisure	24:3 2w:3
gmaker	0:4 1x:-2
gnation	1r:-3 2x:4
gpastime	29:-3 2x:8
gpeople	23:-3 24:2 2o:-3
gplace	20:4
gpossession	28:3
gprocedure	1t:5 2b:-2 2f:6
gschool	2v:2
gsign	25:2
gsystem	0:4
gtech	1n:-3 2c:4 2r:4 30:3
gtool	0:2 1n:7 1s:7 1t:-3
gtrait	1v:2 2r:-2
gtrouble	24:-2 25:7 2q:6
gworkplace	1p:5 1r:4 28:4 2m:9 2v:3
h**1	2e:5 2f:2 30:5
h**10	2e:2
h**11	25:-3
h**12	1u:2 2c:-3 2m:4
h**13	1n:-3 20:2 2h:2 30:6
h**14	1k:6 2r:3
h**15	1k:3 2y:2
h**16	29:-5 2b:-2
h**17	2l:8 2w:3
h**19	1v:5 2r:4 2v:10
h**1a	1k:5 1x:3 25:4 27:3
h**1b	1m:3 1q:4 1t:2 2b:4 2v:3
h**2	2t:-2
h**3	2b:-3
h**4	1w:3
h**5	2f:2 2y:5
h**6	1m:4 2l:4 2r:-2 2t:4 2y:2 2z:2
h**7	20:2
h**8	1n:3 2j:3 2p:3
h**9	1m:3 1t:-4 2f:2
h**a	1y:-3 2f:4
h**b	1k:2 1s:3 2v:4
h**c	2t:2
h**d	2b:6 2f:5 2p:-2 2r:2 2z:8
h**e	30:16
h**f	21:2 29:-3 2e:3 2l:2 2p:-3 2x:-2 2y:2
h**i	2a:4
h**j	2a:2 2c:2 2f:2 2m:2 2y:2
h**k	1m:2 1v:2
h**l	1u:3 2a:-3 2c:3 2h:3 2m:2 2p:-2 2u:2
h**m	2a:3
h**n	1r:4 1s:-3 1z:-2 21:-3 2v:2
h**o	2j:2
h**p	1q:2 1v:2 2f:2 2g:3 2q:-3
h**q	0:2 2j:3 2o:2 2r:-3 2x:4
h**r	2c:2
h**s	1k:5 2x:5
h**u	2c:5 2u:3
h**v	21:5 29:2 2j:5
h**w	27:4 2v:2
h**x	1k:2 20:2 25:4 2s:4
h**y	1p:4 29:-3 2e:3
h**z	1k:6 1y:3 27:3
h*1	1k:4 1v:2 2a:2 2f:6 2m:3 2u:8 2w:2
h*10	1k:2 1v:10 2d:2 2j:7 2o:4
h*11	1r:-3 1s:5 1x:6 28:5
h*12	2j:6 2k:2 30:4
h*13	0:4 1r:7 1x:6 1y:-3 2r:3
h*14	26:2 2k:4 2r:2 30:5
h*15	27:3 2f:6 2v:6 2y:2
h*16	1w:6 1x:2 25:4 2g:5 2r:7 2w:4
h*17	1n:4 1o:-2 1r:8 1v:3 1y:-3 2a:2 2c:4 2y:6
h*18	0:4 1x:2 2j:3 2o:3 2r:-2 2s:-3 2w:-3 30:3
h*19	2l:2 2q:4 2w:-2
h*1a	0:2 1o:7 2p:4 2z:7
h*1b	1k:6 24:6 2c:7 2d:8 2o:11
h*1c	0:3 1v:6 24:3 2l:2 2z:8
h*1e	1s:4 20:4 2j:4 2o:4 2q:-3
h*1f	24:4 2j:6 2w:4 2z:6
h*1g	1s:-3 1t:-3 1v:4 24:4 2c:9 2q:2 2w:7 2z:5
h*1h	1q:4 2d:4 2q:6 2r:3
h*1i	24:5 2f:8 2k:6
h*1j	1o:-3 2f:3 2o:3 2v:3 2y:5 2z:2
h*1k	2j:4 2x:5 2y:5
h*1l	1k:4 2r:6
h*1m	1u:4 2p:-5
h*1n	24:2 2p:3 2t:5 2y:2 2z:3
h*1o	0:3 1m:5 1o:3 24:3 27:4 2j:4 2w:4
h*1p	1o:2 23:2 2l:3 2r:-3
h*1r	1o:3 1r:3 1s:-3 23:3 25:8 2j:4 2l:2 2p:3 2r:6 2z:7
h*1s	1o:5 1x:6 2j:5
h*1t	20:5
h*1u	0:2 23:6 24:4 25:10 2a:2
h*1v	0:3 1n:10
h*1w	1o:7 2l:10
h*1x	0:5 2a:9
h*1y	2a:3
h*1z	0:2 24:-2 2w:5
h*2	2b:-3 2j:3 2q:4 2y:6
h*21	0:3 2j:11
h*22	1o:-2 1r:4 24:13 2r:6
h*23	2j:4 2k:6 2o:4
h*24	1o:3 25:8 2d:-3 2k:-2 2p:4 2w:4
h*25	0:2 27:2
h*26	0:3
h*27	1n:6 1y:3 21:6 24:-4 2q:7
h*29	2j:5
h*2a	1n:3 1q:2 1t:-3 1v:6 24:4 2f:4
h*2b	0:3 1m:4 1o:5 25:3 2q:3 30:4
h*2c	1t:-2 1x:5 1y:4 24:3 2c:7 2j:3 2k:3 2o:4 2q:7
h*2d	2k:5 2w:-3
h*2e	0:5
h*2f	24:9 2f:9
h*2g	1m:5 25:6 27:8
h*2h	1r:3 25:7
h*2i	1o:2 1x:2 1y:-3 2f:3 2j:4 2r:3 2w:4
h*2j	27:4 2p:-3
h*2k	1n:6 2j:8 2q:-3
h*2l	1k:3
h*2m	2e:7 2g:4 2j:3 2v:4
h*2n	1v:6 1y:2 27:5 2a:6 30:3
h*2o	1k:2 1s:6 23:-3 2j:3 2k:6 2s:5 2v:4
h*2p	0:3 1t:-3 1y:2
h*2q	1t:6 1x:6 2f:9 2t:3
h*2r	1t:-2 2j:2 2o:3 2p:2
h*2s	1o:3 2k:5 2o:6 2p:-2 2z:8
h*2t	2a:3 2b:7 2p:-2 2r:4
h*2u	0:2
h*2v	0:5 1k:5 24:3 2f:7
h*2x	0:6
h*2y	30:4
h*3	1p:4 1t:4 1z:3 2c:2 2u:4
h*31	29:-3 2e:3 2l:3 2y:4
h*32	1x:3 25:-3 27:5 2p:-3
h*33	0:3 21:4 2w:2
h*34	0:3 1n:-2 1o:6 24:4 2x:-3
h*35	0:2 2f:5 2j:10 2m:4 2o:4
h*36	24:4
h*37	27:5 2c:2 30:4
h*38	2w:-3
h*39	2f:5 2j:3 2q:2 2z:3
h*3a	1v:13 2a:-3 2o:7 2v:9
h*3b	2e:6 2v:8
h*3c	0:4 2o:5
h*3d	24:3 2e:4 2o:3 2u:3 2v:3
h*3e	1v:2 2p:2 2v:3
h*3f	0:2 1n:-3 1r:-3 1v:2 25:3 2j:2
h*3g	1k:4 1n:-3 1v:5 2e:2 2j:3 2r:3 30:4
h*3h	1r:4 1s:3 1t:-3 1v:4 21:5 29:-2 2c:6 2j:2 2z:3
h*3i	0:4 2q:3
h*3j	1y:-4 2q:2 2s:4
h*3k	0:2 27:4 2d:2
h*3l	2j:3 2m:4
h*3m	1k:7
h*3n	2p:4
h*3o	1k:-2 1v:7 1x:4 23:3 24:7 2a:7 2c:2 2k:2
h*3p	0:2 1x:10 24:7 2j:-2 2w:2
h*3q	1v:3 23:2 2a:6 2c:9 2o:10 2q:4 2r:7
h*3r	1y:5 25:5 2a:2 2c:3 2m:8
h*3s	0:3 1o:3 2f:3 2j:2 2k:5 2o:3 2q:6
h*3u	1r:-3 1t:-3 2j:4 2l:2 2y:4
h*3v	1n:5 24:7 2a:5 2d:3
h*3w	0:2 24:3 2c:3 2d:6 2f:4 2j:3
h*3x	1v:7 2j:5 2z:10
h*3y	0:4 2w:3
h*3z	2q:4
h*4	1n:-3 1q:3 1r:4 1x:5 21:5 27:3 2a:3 2d:4 2p:3
h*40	0:2 1y:-3
h*41	24:3 25:4 2j:2 2m:4
h*42	2j:7
h*43	24:4 2v:2
h*44	0:3 1k:3 1m:6 23:5 24:5 2j:6 2k:5
h*45	1k:4 1u:4 1v:6 2i:3 2p:3
h*46	1v:7 1y:2 2k:7
h*47	2o:4 2x:4
h*49	1k:4 1y:5 2a:-3 2e:5 2f:3 2h:3 2m:5 2u:6
h*4a	28:7 2m:5 2q:4
h*4b	2h:4
h*4c	0:5 2e:5
h*4d	0:5 2q:7
h*4e	1w:5 2c:3 2p:-3 2v:5
h*4f	2o:2 2w:5
h*4h	2l:5 2o:5
h*4i	0:6 23:3 2a:3
h*4j	0:5
h*4k	21:-3 24:4 2j:6
h*4l	0:2 1r:7 1z:-2 2v:3
h*4m	2r:5
h*4n	1k:4 1s:-3 1x:3 2t:4
h*4o	0:2 1k:2 1o:4 1x:4 2j:6 2l:5 2q:2
h*4p	0:2 25:10
h*4q	2j:6 2u:5
h*4r	2l:7
h*4s	0:2 1y:8 2d:6
h*4t	1k:3 1v:6 2f:6 2k:10
h*4v	0:2 1k:3 2a:3 2r:2
h*4w	0:2 1x:5 2l:5 2p:8
h*4x	1q:4 1v:4 2a:3 2f:3 2g:3 2q:-3
h*4y	0:2
h*4z	1x:8
h*52	2j:4 2o:2 2r:-3 2x:4
h*54	2s:2 2v:6
h*55	27:3 2k:10 2o:3 2q:2 30:8
h*56	1k:9 2c:7 2v:2
h*57	1k:7 1t:9 2m:2 2o:2
h*58	2r:13
h*59	2i:8 2p:-3
h*5a	1n:2 1v:13 2o:-2
h*5d	1k:9
h*5e	24:8
h*5f	1n:5 25:5
h*5g	1k:5 1v:9 2c:7 2v:6
h*5h	1u:5 2d:4 2x:-3
h*5i	20:3 2c:7 2d:4
h*5j	1n:-3 1s:5 1u:5
h*5k	0:2 1k:2 1u:4 2s:11
h*5l	2q:7
h*5m	0:2 2a:-2 2l:6 2x:6
h*5n	1k:3 2b:-2
h*5o	2w:5
h*5p	1k:6 2a:3
h*5q	24:5
h*5r	1k:7 24:5
h*5s	0:2 2r:5
h*5t	1v:4 2l:4 2m:6 2r:4 31:-3
h*5u	0:3 1k:-3 2c:6 2d:4 2l:7 2q:4 2y:4
h*5v	1o:4 25:5 2d:9 2m:11
h*5w	1m:2 1r:4 1v:5 27:9 2c:2 30:-3
h*5y	0:4 1x:6 2w:8
h*5z	1k:5
h*6	0:4 1q:7 23:4 2c:6 2f:5 2j:8
h*60	0:4 1v:4 1x:2 2j:3
h*62	1o:5 2p:4
h*65	2u:4
h*67	0:4
h*6a	0:5
h*6b	1o:4 21:7
h*6c	2c:3
h*6e	0:5
h*6f	0:4 29:2 2j:9
h*6g	0:3 1n:6 1s:2 1x:3 27:5 2d:2 2l:4 2v:6
h*6h	25:8 29:5 2g:3 2k:3
h*6i	0:3 27:10
h*6j	2p:6
h*6k	2f:4 2o:2
h*6l	23:8 27:8 2k:6 2o:-2 2s:7 2w:6
h*6m	0:2 1o:2 1x:-3
h*6n	0:2 25:6 27:-3
h*6o	20:3 25:6 2a:4 2o:4
h*6p	20:6 24:5 2o:-2
h*6q	24:5
h*6r	24:7
h*6s	0:4 1k:9 2a:-2 2u:3
h*6t	2l:9 2w:5
h*6u	1n:5 2e:5 2k:3
h*6v	1v:8 2d:5 2j:5 2o:9 2p:3
h*6w	1k:8 1p:7 24:2
h*6x	29:-3 2j:5
h*6y	1k:3 1y:4
h*6z	1k:5 27:6
h*7	1o:4 27:6 2d:3 2l:3 2s:-3
h*71	1o:3 20:6
h*72	1k:10 1o:3 1x:6 2c:3
h*73	1k:4 24:3 2l:9
h*74	20:4 25:3 2c:5 2k:6 2r:-3
h*75	1n:4 24:9 25:4 27:10 2e:7 2j:4
h*76	1s:7 1t:-2 1u:3 1y:4 21:-2 25:6 2g:7 2k:4 2o:2
h*77	1q:3 23:3 2v:4
h*78	0:2 24:6 2p:-2 2w:6
h*79	0:3 1x:5 24:3 25:-3
h*7a	1k:5 2o:4 2q:5
h*7b	20:3 2v:2
h*7c	1u:3
h*7d	1v:5 2e:6 2m:6
h*7e	1y:4 23:2 24:-2 2c:-3
h*7f	0:4 2o:5
h*7g	24:6 2w:4
h*7h	1t:7 1u:3 1x:7 2g:3 2o:4
h*7i	0:4 1x:3 25:8 2d:2 2j:3 2l:2
h*7j	20:5 2s:6 2z:4
h*7k	1n:-3 1q:3 23:5 2f:3 2h:4 2q:2 2y:3 30:6
h*7l	1k:-2 1v:6 2w:2
h*7m	0:2 1v:4 2k:5 2l:5
h*7n	1k:6 2r:3
h*7o	0:2 2p:6 2v:4
h*7p	24:2 27:4 2a:5 2e:12
h*7q	2o:-2
h*7r	0:2 1k:4 1x:2 1y:2 2y:4
h*7s	1k:5 24:4 2o:2
h*7u	1x:3 24:3 2e:6
h*7v	1n:5 2m:6 2r:7
h*7w	1v:6 27:5 2j:3 2o:5 2v:3 2y:-3
h*7x	2a:9
h*7y	0:2 1n:6 1x:2 1y:3 2m:5
h*7z	20:6 23:-2 27:3 2k:3
h*8	22:2 2i:4
h*80	1o:4 25:3 29:-3 2j:2 2m:10 2r:-2
h*81	2c:2
h*82	1k:8 1v:4 24:4 2c:4 2j:4 2p:2 2q:6
h*83	1t:-3 27:5 29:-3 2a:-3 2b:-3 2c:4
h*84	1x:3 24:2 2d:7 2j:8 2o:-2 2w:3 2z:3
h*85	2l:8 2w:4
h*86	2p:3
h*87	1k:4 1m:3 1r:3 1y:3 1z:4 21:4 2c:2 2k:2 2x:5
h*88	2c:4 2j:6 2k:4
h*89	0:4 1n:2 1o:2 20:4 24:2 27:4 2m:7 2v:3 2z:6
h*8a	27:3
h*8b	0:4 1x:-3 2j:10 2o:4
h*8c	2j:3 2k:4
h*8d	27:2 2a:-3 2c:6 31:3
h*8e	0:4 2d:-3
h*8h	1v:9 2r:5
h*8i	2v:11
h*8j	0:3 1o:2 27:7 2j:-3 30:4
h*8k	1x:3 25:5 2r:5
h*8m	1k:7 1x:2 24:4 25:2
h*8n	1k:6 1m:6 20:4 2b:5 2c:7 2e:4 2j:4 2o:2 2v:9
h*8o	1k:3
h*8p	1p:11 1x:3 2r:-3 2y:3
h*8q	0:6
h*8r	1q:9 1t:9
h*8s	1q:8 1t:3 1v:3 1x:4 27:6 2a:2 2g:6
h*8t	24:8
h*8u	1n:5 1q:4 2k:8 2m:3 2v:5 2y:-2
h*8v	1y:2 27:3 2r:3 2y:3
h*9	1x:11 23:-2 25:4 2c:7 2f:6 2j:6 2l:4
h*c	0:4 1x:2 24:-2 2o:4 2u:4
h*d	2f:3 2g:3 2i:5 2u:4 30:3
h*e	1k:2 2o:-2 2r:3
h*f	0:2 1x:5 2t:4
h*g	1v:8 24:11 2o:5
h*h	1x:2 2v:3
h*i	1k:10 23:8
h*j	0:2 1r:-3 23:5 2f:7 2p:-2
h*k	0:2 1q:4 2c:4 2w:5
h*l	0:4 2v:7
h*m	2f:5 2o:3 30:7
h*n	1u:3 2e:10
h*o	0:5 2z:5
h*p	1x:3 24:2 27:3 2q:2
h*q	1t:6 1v:8 2j:8
h*r	1t:3 1u:2 2d:5 2t:-2
h*s	0:3 2o:5 2y:3
h*u	29:9
h*w	24:4
h*x	1q:5 1s:3 26:4 27:5 2l:3 2m:5
h*y	1n:3 2b:-3
h*z	21:4 30:4
hanimal	1m:2 1t:-3 29:-2 2b:-3
hbody	26:7 29:-3 30:2
hbreed	1n:2 2b:3
hcondition	1m:6 1q:3 2g:6 32:4
hdevice	1r:-3 2y:3
hdoing	1p:4 29:-3
hdwelling	1o:-3
hemployer	1q:7 1y:3 2c:4 2z:7 30:2
hfaith	1k:3 2j:8 2v:6
hfield	1w:-3
hgiven	20:4 2c:3 2v:5
hill	1m:4 1t:-2 1y:4 2a:-2 2q:5
hinstrument	1s:3 2r:-3
hjob	2g:3 2i:4 2r:3 2t:-2
hjobless	23:5
hkin	2b:-3 2i:6
hlabel	28:6
hlanguage	2m:3 2p:2 2u:4
hleisure	29:-3
hmaker	1o:6 2z:4 30:2
hmedicine	2o:-4
hpastime	1p:3 29:-3
hpeople	1s:3 1w:6 23:-2 2o:-3 30:2
hplace	2h:2
hprocedure	1n:-3 2b:-3
hschool	1q:4 2c:3 2y:3
hsign	25:3
hsport	2f:4 2k:2 2y:2
hsystem	2p:8
htech	1n:-2 1u:3 2w:4
htool	1q:4 1s:3
htrait	1v:2 27:6 2b:-2 2v:3 2y:3
htrouble	24:-2 2q:5
hworkplace	2z:2
j**1	1m:4 29:5
j**10	2p:4 2y:5
j**11	1u:4 25:-3 2b:5 2o:4 2s:6 2u:4
j**12	1r:-3 1u:4 1x:2 2c:-2 2g:3 2s:2
j**13	20:4 2l:3 2w:3
j**14	1x:-3 27:5 2o:7
j**15	1k:8 29:4 2e:2 2k:3
j**16	2b:-3 2u:3
j**17	2p:6 2w:8
j**19	1u:2 24:3 2a:2 2r:5
j**1a	1o:2 1q:2 2o:2
j**1b	26:2 2f:3 2p:6
j**2	2b:3 2m:2 2t:-2
j**3	28:2
j**4	1m:4 1p:5
j**5	2z:2
j**6	2l:-3 2y:4
j**7	32:6
j**8	1t:5 21:5 27:2 2a:4 2k:4 2v:5 2z:7
j**9	1n:-2 1q:3 27:4 2l:3
j**a	1o:3 1t:-2 1v:2 20:-3 2q:3
j**b	24:3 2a:5 2m:6
j**c	1s:2 21:2 25:2 2x:3 31:-3
j**d	1k:3 1u:3 25:2 2a:4 2p:3 2x:-2
j**e	2c:5 2e:5
j**f	20:7 29:-3 2a:-2
j**g	1v:3 23:5 27:3 2x:3
j**h	1m:4
j**j	21:2 2f:2
j**k	1s:6 2d:6 2e:2
j**l	1y:3 2p:-3
j**m	0:3 29:7 2k:2 2v:2
j**n	21:-3 23:4 2h:5 2r:3 2v:2
j**p	1n:5 1q:2 1x:3 25:4 2c:5 2k:3 2y:6
j**q	1p:2 27:7 2a:2 2k:-2 2r:-3 2w:2 2x:6
j**r	1m:4 1t:4 2i:2 2v:4 31:2
j**s	1o:4 1q:3 1z:3 2b:-3 2y:2
j**u	1u:3 1w:3 1y:6 2v:6
j**v	1t:7 20:4 21:6 2p:6
j**w	1n:4
j**x	25:4 2j:4
j**z	1k:5
j*1	1k:-3 1t:-3 1y:3 21:-2 2d:4 2s:2
j*10	1n:-3 21:4 28:4 2j:2 2q:2 30:2
j*11	1z:7 21:8 27:4 2j:4 2s:-3
j*12	1y:3 2c:-3 2j:2
j*13	1r:7 27:7 2r:5
j*14	1q:4 2a:4 2k:6
j*15	1k:5 1s:2 1v:5 2j:5
j*16	0:4 1o:6 1p:8 1u:3 29:7 2r:3 2w:2
j*17	0:7 1o:-3 1v:6 25:5 27:4
j*18	2d:2
j*19	0:4 1k:4 1u:4 24:6 2d:7 2e:7 2g:2 2q:10 2w:3
j*1a	0:3 1o:5 1x:4
j*1b	29:7 2o:4
j*1c	0:4 1m:6
j*1e	1k:2 1x:5 1z:-2 2o:5 2w:3
j*1f	0:2 21:4 25:6 27:7 2q:3 2r:4 2w:9
j*1g	0:2 1s:-3 1t:-2 2f:-2 2q:3
j*1h	1n:8 20:9 23:-3 2p:2
j*1i	1v:3 24:2 2r:-2 2y:4 2z:7
j*1j	0:2 1n:-2 27:3 2a:3 2d:-2 2j:3 2r:4 2s:3 2v:4 2z:7
j*1k	1q:7 23:4 25:4 2q:2 2v:4 2y:4
j*1l	1k:8 1s:4 2r:6
j*1m	1s:4 1x:4 2c:6 2p:-3
j*1n	0:3 2y:5
j*1o	0:4 1y:2 2l:-5
j*1p	2r:-3
j*1q	2c:5 2f:2 2i:3 2p:3 2z:3 32:10
j*1r	0:4 1r:2 1s:-3 2j:3 2u:6
j*1s	0:6
j*1t	1q:3 1w:2 2y:2
j*1u	0:4 2r:8
j*1v	2l:10
j*1w	0:6 1w:4 21:6
j*1x	0:3 1x:7 2a:8 2k:-2
j*1y	2a:4
j*1z	0:3 1x:4 2l:7
j*2	1l:2 2b:-3 2m:4
j*20	0:3
j*21	0:3 1q:2 23:4
j*22	0:4 1o:-3 25:6 2w:2
j*23	0:3 21:6 2o:5 2q:2
j*24	0:3 2a:5 2d:-3 2k:5 2v:6 2z:7
j*25	0:4 1t:8 21:7 25:6 27:3
j*27	1k:-4 1x:11
j*29	0:3 1n:-3 2k:12 2l:10 2o:2
j*2a	1n:-2 1v:2 2a:3 2r:4
j*2b	0:5 2q:3
j*2c	0:2 1x:10 24:6 25:7 27:10
j*2d	1q:5 24:7 2j:6
j*2f	0:8 25:4
j*2g	20:-3 25:5 2o:6
j*2h	1n:2 1r:3 1t:-3 1y:-3 21:-2 2r:2 2w:7
j*2i	1o:3 1v:8 1x:7 2p:2 2q:5
j*2j	23:5 2p:-3
j*2k	1m:4
j*2l	24:5
j*2m	1x:4 24:5 2l:2 2p:-3
j*2n	1y:4 2a:7 2m:6
j*2o	0:5 1k:14 1o:8 23:-3 2k:4
j*2p	1k:-2 21:2 25:4 2a:7 2w:5 31:-3
j*2q	1y:4 2x:9
j*2r	1s:2 1t:3 23:4 24:3 2o:5 2p:4 2q:2
j*2s	2o:4
j*2t	0:3 1u:3 23:4 25:2 29:3 2a:8 2p:7
j*2u	1k:-3 1t:5 2r:5
j*2v	1k:7 24:4 2x:-3
j*2w	0:3
j*2x	2e:9
j*2y	0:2 23:3 2c:7
j*3	0:2 24:3 2t:6
j*31	29:-3 2a:-2 2k:3
j*32	0:3 20:9
j*33	0:2 2j:8 2p:-2
j*34	2o:8
j*35	0:5 1v:4 2o:-3
j*36	0:3 2d:-3 2x:7
j*37	23:6 24:4 27:3 2j:4 2p:2
j*38	0:4
j*39	1t:-4 1x:8 2o:5
j*3a	1x:6 1y:5 2a:-3 2o:5
j*3b	0:6 1y:3 23:7 2j:-2
j*3c	0:2 1v:7 2r:5
j*3d	28:9 2e:7 2s:-3
j*3e	1x:5 1y:6 25:-3 2e:5
j*3f	1n:-3 1o:6 1r:-3 2j:6
j*3g	23:2 2k:5 2l:6 2r:3
j*3h	0:3 2a:2 2c:5 2d:8
j*3i	0:4 2l:5 30:4
j*3j	1k:3 1m:6 1s:3 1y:-4 20:5 2r:7
j*3k	0:2 2d:3 2j:4 2o:2 2x:2
j*3l	1y:5 24:3 2b:-2
j*3m	24:3 2z:-2
j*3n	1o:4 1u:4 1x:3 2d:7
j*3o	1k:-3 1y:2 30:7
j*3p	0:6 27:9 2p:7 2w:2
j*3q	1x:2 23:2 2o:5 2q:5
j*3r	1v:2 21:6 23:4
j*3s	1u:2 27:5 2f:5 30:5
j*3t	0:3 1x:3 2w:3
j*3u	1s:-3 1t:-2 2d:-3 2z:3
j*3v	0:4 1q:5 24:8 2a:3 2d:4 2j:4 2o:4
j*3w	23:-3 2j:8 2k:3 2y:7
j*3x	2o:6 2q:8
j*3y	0:2 2w:8
j*3z	0:3 2o:-2 2q:3
j*4	0:3 1o:3 1q:9 1x:4 27:5 2j:2 2l:7
j*40	2l:-3
j*41	1n:7 1r:-2 1s:8 2a:4 2d:5 2g:8 2o:-2 2y:2
j*42	1x:4 2j:5
j*43	0:4 1x:3 24:5 2e:6
j*44	1k:6 1u:3 2g:7
j*45	0:4 2c:2 2d:8
j*46	1x:8 1y:8 23:7 2b:4
j*47	1x:4 1y:2 24:8
j*48	2o:11
j*49	0:2 1k:7 1t:-3 2a:-3 2j:2 2k:7 2v:4
j*4a	1k:2 1y:3 2o:5 2q:3
j*4b	0:2 1w:7 23:-3 2o:3 2v:5
j*4d	0:6 2p:-3 2q:10
j*4e	0:2 1w:-6 2c:4 2o:3 2p:-3
j*4f	1o:3 1q:8 2k:5 2o:6 2w:8
j*4g	0:3 25:-3
j*4h	0:4 29:8 2v:4
j*4i	0:5 2a:2
j*4j	2q:5
j*4k	21:-3 2h:5 2w:5
j*4l	2r:3 2v:6
j*4m	0:4 1x:6 23:6 2r:9
j*4n	1x:6
j*4o	1t:3 2l:4
j*4p	0:3
j*4q	23:6 2d:5
j*4r	0:8
j*4s	0:3 1x:3 1y:13
j*4t	0:3 2r:-2
j*4v	1t:6
j*4w	0:2 2l:3
j*4x	0:4 1x:5 25:5 2c:7 2k:6 2r:4
j*4y	0:5 1o:2 1q:4 1x:4
j*4z	1n:7 2a:7 2y:7
j*5	31:4
j*52	0:5 1p:2 27:7 2a:4 2k:-2 2r:-3 2x:6
j*53	2w:4
j*54	2a:5 2d:2 2m:5 2q:2
j*55	1x:6 1y:6 24:3
j*56	0:3 1k:6 27:6
j*57	1t:12 1x:2 2d:5
j*58	2a:-3 2s:7
j*59	1m:8 1u:3 25:10 2a:-2
j*5a	0:5 1n:7 2v:9
j*5d	0:6 2j:5
j*5e	24:11 2i:7 2o:-3
j*5f	0:6 20:2
j*5g	2k:10 2o:4 2v:11
j*5h	1k:10 1x:6 2a:3
j*5i	0:4 1k:8 1x:4 1y:-3 2d:8 2w:-2
j*5j	2o:7 2x:6 2z:6 31:7
j*5k	0:4 1k:7 2g:4 2o:2
j*5l	1s:3 2e:4 2q:6 2v:2
j*5m	0:3 1k:3 2a:-3 2y:8
j*5n	0:4 1z:-3 2b:-3 2d:-2
j*5o	1o:9
j*5p	1q:3 1z:5
j*5q	0:2
j*5r	24:9 2w:6
j*5s	1k:4 1v:7 1x:5 2l:8 2q:7 2s:9
j*5t	1k:11 1q:4 2r:8 2v:3
j*5u	0:5 1k:-3 1y:-3 2q:4
j*5v	2j:8 2l:11
j*5w	1x:4 2c:7 2k:3 30:-3
j*5x	1t:2 26:4 2s:4
j*5y	0:3 1x:7 2a:5
j*5z	1z:4 2h:3 2j:6
j*6	1q:8 20:3 2j:4 2k:4 2w:4
j*60	0:3 1v:-4 1x:3
j*61	2r:6
j*62	1x:5 1y:9 2a:5 2o:8 2v:10
j*65	1w:3
j*6a	0:8
j*6b	21:8 2p:6
j*6c	2p:-2
j*6d	0:3 20:8
j*6e	0:5
j*6f	0:3 1t:8
j*6g	0:3 1n:9 1q:3 25:3
j*6h	2a:-3 2l:5
j*6i	0:4 1x:9
j*6j	2x:4
j*6l	0:4 23:9 2j:7
j*6m	0:4 1k:6 20:4 2j:7
j*6n	0:4 21:2 25:10 27:-2 2l:5
j*6o	1x:-2 2o:8
j*6p	1x:6 24:4 2w:2
j*6q	24:3 27:2 2c:9
j*6r	1o:5 21:2
j*6s	0:7 2a:-3
j*6t	2g:7
j*6u	1v:3 23:6 2r:2
j*6v	0:2 1o:5 1y:4 2p:4 2r:2
j*6w	1k:10
j*6x	1t:-3 1x:5 30:2
j*6y	0:5 1k:7
j*7	0:3 1o:2 2c:7 2k:7 2w:3
j*70	0:2
j*71	0:2 23:-3 2l:9
j*72	0:3 1x:8 2a:8 2d:-3 2l:6
j*73	1o:5 1q:6 23:4 25:8 27:10 29:-3 2d:2 2r:4
j*74	1y:-3 23:6 2c:7 2j:4 2p:4
j*75	1v:4 1y:10 2x:5
j*76	0:3 1k:5 1t:-3 1x:3 1z:5 21:6 2p:7 2y:8
j*77	1k:4 2d:5 2o:7 2r:3 2y:3 2z:8
j*78	0:4 2d:5 2o:6 2w:4
j*79	1v:5 24:4 25:-3 27:4 2b:5 2s:2 2u:7
j*7a	1k:2 1y:2 23:4 2o:5 2v:5
j*7b	0:2 1s:5 20:2 2s:6
j*7c	1n:5 1u:4 2g:3 2w:5
j*7d	0:5 1y:3 2s:8
j*7e	1x:3 23:6 2c:-3
j*7f	0:4 1k:6 1v:6 1x:3
j*7g	1u:4 1x:5 2g:2 2j:10
j*7h	0:2 1r:-3 23:-3 2g:8
j*7i	0:3 1x:2 1y:-3 25:4 30:4
j*7j	1y:2 24:3 2p:5 2q:2
j*7k	1o:4 25:3 2l:5 2p:4 2w:4
j*7l	2c:7 2k:4
j*7m	1q:7 20:7 21:3 24:5 2k:4 2l:3 2q:5 2w:6
j*7n	1x:-3 27:5 2o:7
j*7o	1k:3 1v:6 2e:4 2k:8 2v:5
j*7p	1k:6 1x:3 27:2 29:5 2g:4
j*7q	1z:7 25:2
j*7r	1y:6 2f:-2 2o:6 2p:-3
j*7s	24:4 2o:6
j*7t	2g:3
j*7u	1k:7 20:5 27:6
j*7v	0:2 1s:3 1v:3 25:9 2a:4 2r:7
j*7w	27:4 2d:4 2j:7 2p:2 2y:-3
j*7x	2a:7
j*7y	1x:3 24:2 2c:7 2m:9
j*7z	0:6 1t:8 20:2 23:3
j*80	21:4 2c:2 2p:5 2q:4 2w:9
j*81	0:2 1q:9 2c:3 2k:5 2u:9
j*82	1n:8 2k:5 2w:3
j*83	1t:-3 1x:4 1y:5 29:-3 2b:-3 2l:4 30:-3
j*84	21:4 24:4 2k:6 2p:3 2z:2
j*85	2w:8
j*86	0:3 2p:7
j*87	1r:5 20:4 25:10 2k:8
j*88	1k:6 23:2 2l:6 2q:3 2s:-3 30:6
j*89	0:3 2o:7 2p:3
j*8a	20:3 24:4
j*8b	2j:9 2l:10
j*8c	1n:3 24:3 2z:6
j*8d	1m:5 1v:3 2k:2 2w:5
j*8e	20:5 2w:2
j*8h	24:7 2r:6
j*8i	1u:2 2a:2
j*8j	0:3 1o:4 2j:-3
j*8k	1k:-3 27:4
j*8m	0:5 1q:2 2o:7
j*8n	0:5 1n:4 2r:7
j*8o	1t:3
j*8p	1r:5 21:2 24:9 2o:4 2q:-7 2y:2
j*8q	0:2
j*8r	1x:4 24:5
j*8s	1k:2 1p:4 26:4 29:5 2f:6 2p:6
j*8u	0:2 2q:4 2y:-2
j*8v	2k:3
j*9	0:4 1o:2 1u:2 2k:9 2p:4 2r:4
j*b	0:4
j*c	0:3 1o:2 1x:9 24:-3 2r:2
j*d	1y:8 23:5
j*e	1k:12 2j:2 2q:2
j*f	1v:9 2m:2
j*g	1v:-2 1x:11 1y:4
j*h	1x:4 2a:10 2g:10 2x:3
j*i	1k:7 1u:4 1y:3 2s:3
j*j	1q:7 1y:3 24:3 29:3 2f:9
j*k	1t:2 23:2 27:3 2o:3 2s:3
j*l	1m:6 23:3 24:-3 2j:8
j*m	1y:3 2o:5
j*n	0:3 1u:4 2j:4
j*o	1t:6 1v:7 29:7
j*p	0:3 24:5 2o:6 2q:5
j*q	0:3 1k:10 1o:3 2r:8
j*r	1o:-3 1t:3 23:4 26:-3 27:2 2m:4 2q:2 2r:2 2s:4 2t:-2 2v:3
j*s	1v:3 2b:4
j*u	0:5 1t:-7
j*w	1x:3 2j:11
j*x	1q:3 20:2 2a:5 2e:5 2k:3
j*y	0:3 1t:4 20:4 30:5
j*z	1y:2 24:2 2q:5
janimal	1t:-2 1y:6 29:-2 2b:-3 2p:-2 30:-5
jbody	1r:7 1s:4 1v:8
jbreed	2o:7
jcare	1x:8 25:5
jcondition	1o:3 2o:5
jdevice	1s:-2 21:3 2w:4 2y:5
jdiet	24:5
jdoing	1n:-5 1y:-5 2p:6 2q:2 2r:5 2w:3
jdwelling	2d:6
jemployer	1m:6 1s:6 2j:9 2o:3
jfaith	2u:4
jfield	2z:2
jgiven	1k:3 1m:5 2a:4 2p:-3
jill	1x:4 25:4 2a:-3 2q:3
jinstrument	23:6 27:3 2c:3 2k:3 2p:5
jjob	26:-3 2a:3
jjobless	2j:4 2s:4
jkin	2v:4 2z:4
jlabel	2c:6 2j:3
jlanguage	1w:2 2c:3 2w:4
jleisure	1r:4 1u:3 27:5 30:2
jmaker	0:2 1o:7 2o:2
jmedicine	0:2 2o:-4 2s:9
jnation	1k:-3 1t:-3 27:5 29:2 2b:3 2p:-3
jpastime	1n:-5 30:3
jpeople	1n:7 23:-3 25:3
jplace	1s:2 20:6 28:4 2e:3 2u:5
jpossession	1v:2
jprocedure	2j:4
jschool	2r:5
jsign	1o:5 1x:2
jsport	0:3 1n:-2 1y:3 2s:5 2y:3 30:5
jsystem	0:12 2d:-3
jtech	1k:6 1u:6 1y:3 23:4 2c:2
jtool	0:3 1s:5 1t:3 2a:4 31:-3
jtrait	1o:5 1r:2 1v:-2 1z:-3 2b:-3
jtrouble	1m:8
jworkplace	1v:3
k**1	1m:5 1q:4 1v:4 27:4 29:5 2c:4 2g:5 2j:5 2z:2
k**10	1k:2 1m:4 27:3 28:4 2s:4 2y:3
k**11	1k:3 1w:2 2b:3 2i:3 30:4
k**12	23:4 2c:-3 2g:4 2j:6 2s:5 30:3
k**13	1v:5 1x:4 1y:2 21:2 25:4 27:3 2k:6 2q:2 2z:6
k**14	1s:9 27:7 2d:6 2j:9 2o:3
k**15	1o:3 28:2 2c:7 2k:3 2m:4 2o:3 2w:3
k**16	1n:5 2f:3 2u:2
k**17	0:8 2l:5 2p:7 2w:5
k**18	1r:3 20:3 2c:4 2k:2
k**19	0:4 24:6 28:7 2a:4 2c:7 2g:4 2j:2 2r:4 2w:6
k**1a	0:5 1n:3 27:5 2c:6 2l:3 30:7
k**1b	1p:2 1z:2 20:2 28:2 30:2 32:5
k**2	1v:4 2b:3 2r:2
k**3	26:3
k**4	1u:3 1v:2 1w:5 28:4 29:2 2f:2
k**5	1k:4 1s:2 25:4 2r:4 2y:2
k**6	0:4 1s:3 27:7 2o:3 2w:4 2y:2
k**7	0:6 1w:3
k**8	0:3 1n:8 1o:5 21:6 25:7 2l:2 2q:3 2r:7
k**9	1m:5 1r:4 1v:5 25:2 2b:3 2f:2
k**a	1r:3 25:5 2m:2 2z:3
k**b	1k:2 1o:4 1t:5 2a:5 2c:3 2u:9
k**c	1s:2 1t:3 1y:2 21:2 2a:5 2b:2 2q:2 2v:5 2x:2 2z:5 31:-3
k**d	1t:5 1u:5 2p:2 2q:7 31:8
k**e	2c:2 2e:13 2g:6 2s:4 30:2
k**f	1n:2 25:11 29:-2 2c:4
k**g	0:2 1n:3 1v:5 21:8 23:3 2f:4 2j:2 2k:4 2m:5 2p:2 2y:8
k**h	1w:5 28:3 2e:7
k**i	2b:3
k**j	1o:3 1v:3 2f:5 2k:2 2w:8 2z:5
k**k	1n:2 1s:4 24:2 2c:5 2d:3 2g:3 2j:4 2t:4 2z:3
k**l	1k:2 1y:7 23:6 2b:3 2p:2 2s:3
k**m	0:9 2l:2 2q:2
k**n	0:5 1o:5 1t:5 1x:5 23:2 2h:2 2r:7 2v:2 2w:4
k**o	1t:4 2f:8 2l:4 2v:2
k**p	0:3 1n:9 1o:5 1x:3 25:2 2f:8 2j:3 2k:3 2u:8 2x:7 2y:7
k**q	0:3 1p:5 25:7 2o:2 2r:-3 2w:5 2x:3
k**r	1m:4 2e:2 2i:6 2m:2 2t:2 31:5
k**s	0:6 1m:6 1o:8 25:4 2b:-3 2x:7 2y:5
k**t	22:2 2f:2
k**u	1q:5 1w:2 20:3 21:3 2c:6 2h:2 2p:7 2s:5
k**v	1t:10 20:5 29:3 2c:10 2k:5 2p:3 2t:6
k**w	2j:4 2m:3
k**x	0:2 21:4 27:5 2c:12 2f:5 2g:4 2l:3 2q:3 2y:5
k**y	1k:4 29:-3 30:4
k**z	0:4 1k:7 1u:-2 1y:3 27:6 2a:4 2j:9
k*0	0:5
k*1	1q:7 1y:4 2a:2 2d:5 2h:8 2j:4 2o:4 2p:2 2w:5
k*10	0:6 1n:-2 1v:4 1x:5 23:2 25:4 28:4 2e:4 2j:3 2k:5 2o:5 2v:4 30:3
k*11	1q:6 1r:-2 1y:2 1z:2 21:10 23:4 27:7 2j:6 2r:3 2w:5
k*12	1k:8 1x:4 1y:3 25:5 2j:11 2k:2
k*13	0:10 1r:7 25:6 27:8 2j:11 2o:9 2r:3
k*14	1o:4 1q:4 1x:2 26:9 2a:6 31:11
k*15	1o:4 1s:3 1v:4 1y:3 2c:5 2f:8 2j:5 2s:4 2x:3 2z:4
k*16	0:8 1o:8 1u:4 1w:7 1y:6 27:8 28:6 29:13 2g:8 2r:7
k*17	0:7 1t:6 20:5 25:3 27:3 2a:3 2l:2 2q:-2
k*18	0:7 1v:11 1x:6 2d:7 2p:11 2w:-2
k*19	0:6 1k:4 1t:5 1x:2 24:5 29:6 2d:2 2q:5 2w:8 2x:-3
k*1a	0:8 1o:6 2p:3
k*1b	0:4 1k:8 24:4 29:4 2j:5 2o:11
k*1c	0:13 1v:7 24:4 2a:8 2w:8 2z:11
k*1e	1k:7 1y:2 27:7 2o:3 30:7
k*1f	0:7 1o:3 1q:5 1v:7 21:6 25:6 27:4 2c:8 2p:13 2r:6 2w:8
k*1g	0:4 1o:2 1s:-3 1t:-3 2f:-2 2k:5 2p:3 2q:6 2r:2
k*1h	1n:8 1v:2 23:-3 25:15 2a:3 2y:3 2z:3
k*1i	0:4 24:4 25:5 2a:4 2j:8 2y:3 2z:4
k*1j	0:2 1n:-2 20:6 23:2 2a:7 2j:7 2p:5 2q:3 2v:2
k*1k	0:4 1s:7 24:4 25:2 2c:3 2k:6 2p:2 2q:2 2r:7 2x:6 2y:6
k*1l	0:3 1k:11 1s:5 2r:6
k*1m	1k:8 1s:8 25:2 2c:13 2f:7 2p:-2 2w:2
k*1n	0:3 1o:3 1t:3 2d:3 2o:5 2p:3 2y:3
k*1o	0:4 1y:4 24:3 27:8 2l:-2 2o:4 2w:9
k*1p	0:4 1o:2 1s:8 23:6 24:3 27:11 2r:-2
k*1q	0:4 1o:4
k*1r	1k:9 1u:3 23:7 2r:3 2u:6 2x:8
k*1s	0:2 1x:4
k*1t	0:4 1n:5 20:2 2d:4 2t:2 30:2
k*1u	0:4 23:4 24:3 2c:9 2r:11
k*1v	0:7 24:6
k*1w	0:6 1w:6 21:8
k*1x	0:2 1x:9 2a:8
k*1y	2a:11
k*1z	1x:7 1y:3 29:-3 2l:9 2w:7
k*2	0:8 1q:10 1s:5 21:12 2a:3 2b:-3 2k:4 2o:2 2z:5
k*20	0:2 2j:13
k*21	1q:11 1t:3 1x:3 23:5 2q:10 2r:9 2z:8
k*22	0:2 1o:-3 2o:9
k*23	21:4 25:8 2q:8
k*24	0:3 1o:4 1x:6 24:6 2d:-3 2r:9 2z:3
k*25	0:9 1o:6 21:8 25:12 27:5
k*26	25:10 2l:11
k*27	0:3 1n:11 1x:9 2q:3
k*28	0:11
k*29	0:11 2l:12 2o:11
k*2a	1m:3 1r:9 1v:8 2b:5 2f:2 2j:4 2m:3 2q:4 2r:5
k*2b	0:7 21:6 25:4 2c:3 2q:3 2z:8 30:6
k*2c	0:8 1x:12 25:3 27:11 2k:8 2p:5
k*2d	1m:7 24:10 25:7 2k:4
k*2e	0:15
k*2f	0:12 25:7 2w:-2
k*2g	1r:16 24:10 2o:6
k*2h	1n:3 2o:3 2r:3 2w:8
k*2i	1v:7 1x:9 24:3 2f:5 2p:3 2q:4 2v:4 2z:9
k*2j	1m:7 23:5 25:3 27:5 2m:9 2p:-3 30:12
k*2k	1m:3 1o:2 25:12
k*2l	1k:4 24:3 2u:9
k*2m	1v:2 1x:4 24:3 2j:5 2o:3 2p:-2
k*2n	1t:11 1v:10 1x:4 1y:4 20:2 2a:8 2c:8 2m:4
k*2o	0:7 1k:7 1o:9 23:-3 2k:6 2u:8
k*2p	1y:2 21:4 25:4 2a:7 2b:2 2l:3 2v:7 2w:6 31:-3
k*2q	0:6 1y:3 2o:3 2q:4 2x:8
k*2r	0:6 1s:4 1t:5 23:3 24:2 2o:3 2q:2 2z:12
k*2s	0:9 1o:3 1x:4 23:5 24:3 2k:6 2o:13
k*2t	1u:5 23:3 25:3 2a:5 2p:6 31:9
k*2u	1t:7 2q:13 2w:6
k*2v	0:6 1k:8 1y:4 24:7 2j:3 2x:5
k*2w	1c:3 2g:11
k*2x	10:3 2e:10 2j:9
k*2y	0:6 23:4 2c:3 2s:6
k*3	0:3 1p:2 1y:3 1z:5 2r:6 2t:3
k*31	1n:4 25:11 29:-2 2c:4
k*32	0:5 1x:6
k*33	0:7 2j:10
k*34	0:3 1o:7
k*35	0:6 1v:6 2f:9 2j:4 2m:9
k*36	23:3 2j:10
k*37	1n:4 1v:3 21:10 23:5 24:4 2k:6 2p:3 2y:8
k*38	0:14 2w:-3
k*39	1k:6 1x:8 23:5 2o:5
k*3a	v:8 1x:8 1y:3 2a:-3 2e:6 2o:4 2q:3
k*3b	0:7 1y:7 28:4 2e:13
k*3c	0:11 1v:7 29:-3 2r:5
k*3d	0:7 1s:3 2r:2
k*3e	1s:2 1x:5 1y:10 21:4 28:8 2c:6 2e:3 2k:4 2q:3 2v:5
k*3f	0:4 1v:7 1x:3 20:3 21:3 24:7 2e:6 2j:2
k*3g	1k:9 1v:5 1w:7 2e:2 2k:4 2l:3
k*3h	0:5 1r:2 1y:10 2a:4 2d:7 2o:4 2p:3 2x:9 31:4
k*3i	1n:5 1v:9 25:3 2l:3 2m:4 30:9
k*3j	1k:10 1m:7 1y:-4 27:11 2r:2
k*3k	0:3 1x:6 2d:3 2j:4 2k:3 2o:6 2x:7
k*3l	1s:5 1v:6 1y:3 2e:7
k*3m	0:5 1r:5 1x:5 20:3 21:4 24:10
k*3n	0:3 1o:5 1v:4 1x:5 1y:4 2b:5 2d:7 2j:3 2k:2 2p:4 2y:3
k*3o	0:2 1v:3 2a:7 2c:4 2o:12 30:5
k*3p	0:11 2k:10 2o:5 2p:4
k*3q	0:6 1v:4 1x:3 23:2 2a:8 2j:12 2l:4 2o:5 2q:4 2r:4
k*3r	0:7 1o:3 1v:8 1y:4 23:3 2a:3 2j:12 2w:3 2z:4 30:8
k*3s	0:5 1o:6 24:6 27:7 2f:15 2o:8 2p:8 2q:4 2r:2 30:7
k*3t	0:4 1q:4 1x:8
k*3u	1r:-3 1s:6 1u:6 1v:3 2k:4 2z:6
k*3v	0:7 1n:7 1q:6 24:8 2a:7 2d:4 2j:4 2w:8
k*3w	0:3 1q:8 24:3 2c:4 2k:8 2p:3 2w:8 2y:5 2z:2 30:6
k*3x	0:3 1o:12 1v:4 1x:6 2j:9 2o:4 2q:4
k*3y	0:14 2w:4
k*3z	x:21 2q:4 2t:8
k*4	0:4 1o:4 1q:7 27:5 2j:4 2l:4 2q:3 2w:2
k*40	x:11 2j:8
k*41	1n:7 1s:9 1y:4 20:7 24:11 2c:10 2g:3 2m:7 2z:8
k*42	0:5 1x:6 2j:4
k*43	x:5 1x:5 24:7 2d:5 2e:3 2v:4 30:3
k*44	0:6 23:2 2g:9 2j:5 2r:9
k*45	1x:3 2c:3 2d:6 2g:7 2o:3 2p:6
k*46	0:3 1x:9 1y:8 23:10 2b:7
k*47	1x:2 23:10 24:3 2s:9 2x:7
k*48	0:7 2o:11
k*49	0:4 1k:2 1t:-3 1v:5 1y:3 24:4 27:-2 2a:-3 2k:2 2m:3 2p:7 2v:5 30:-2
k*4a	0:4 1k:2 1y:8 2q:4
k*4b	0:3 2v:8
k*4c	2e:8
k*4d	0:3 d:9 2p:-2 2q:8
k*4e	0:5 1k:8 1w:5 2c:4 2p:-3 2v:4 30:2
k*4f	0:2 1o:6 2o:2 2w:7
k*4g	0:4
k*4h	0:4 2l:2
k*4i	0:5 2a:5
k*4j	0:4 2q:9
k*4k	0:3 1t:9 1x:5 21:-2 2h:2 2o:2 2r:4 2w:10
k*4l	1o:9 2v:10
k*4m	0:4 1x:8 23:7 2k:7 2o:3 2r:8
k*4n	0:6 1s:-3 1x:5
k*4o	0:8 1k:4 1o:2 1s:11 1t:8 1x:2 2l:2 2o:4 2q:3
k*4p	0:11 25:11
k*4q	1v:7 23:6 2c:7 2d:4
k*4r	0:15
k*4s	0:5 1x:4 1y:12
k*4t	1v:9 2f:7 2k:7 2r:-2
k*4v	1k:3 1t:7 23:7 2a:3 2f:11 2v:3
k*4w	0:6 1o:6 2l:18
k*4x	0:5 1v:2 1x:5 25:5 2u:9
k*4y	0:9 1o:4 1x:6 23:8 2k:8 2x:8
k*4z	1n:10 1o:9 2a:6 2j:6 2y:7
k*5	29:4 31:6
k*51	0:5 2f:10 2j:8
k*52	0:3 1p:5 1x:3 2o:2 2r:-3 2x:3
k*53	25:9 2w:12
k*54	2a:4 2s:3 30:6 32:3
k*55	0:4 1v:14 1x:2 1y:7 20:6 2c:3 2m:4
k*56	x:14 1k:7 27:10
k*57	1n:8 1t:13 1u:-3 1v:3 2d:6 2f:9 2g:5 2m:8 2s:4 2v:4
k*58	0:6 2a:-2 2s:12
k*59	x:3 1m:9 25:11 2m:8
k*5a	1n:6 2g:7 2v:9
k*5c	0:6 x:12
k*5d	20:5 2j:5
k*5e	1k:9 24:8 2g:5 2i:8 2j:17
k*5f	x:2 1k:12 20:3 27:4 2q:4
k*5g	1k:4 2e:15 2k:8 2o:3 2v:8
k*5h	x:17 1k:8 1x:8 2g:10 2t:9
k*5i	x:2 1k:6 1p:5 1x:2 1z:-2 2d:4 2g:7 2o:5
k*5j	24:2 2d:7 2i:10 2k:10 2o:6 31:9
k*5k	0:5
k*5l	0:5 21:6 27:6 2v:11
k*5m	0:5 2a:-3 2x:7 2y:8
k*5n	0:3 1z:-2 2b:-3
k*5o	1o:10 1x:11 2w:6
k*5p	0:2 2l:6 2s:-2
k*5q	0:5 1m:7 25:11
k*5r	0:7 24:14 2j:12 2w:6
k*5s	1v:8 1x:4 1y:7 2l:2 2q:10 2r:4 2s:13
k*5t	0:6 1k:10 1v:4 1x:4 2d:8 2j:5 2m:10 2r:9 2v:8
k*5u	0:10 2q:4
k*5v	0:10 1o:4 25:8 2d:10 2j:9 2l:11 2m:7
k*5w	2e:3 2k:6 2m:7 2y:6 30:-2
k*5x	1z:12 2t:7
k*5y	0:11 1x:9 2a:2 2l:6
k*5z	1z:6 22:4 2d:3 2f:8 2h:3
k*6	0:4 1k:6 1q:7 1v:3 20:4 23:4 2c:2 2f:6 2q:5 2v:4 2w:6
k*60	0:4 1v:6 1x:14
k*61	0:3 1q:10 2r:8
k*62	0:4 1y:5 2o:4 2v:9
k*65	1w:3 21:4 2b:3 2c:2 2h:2
k*67	x:4 2g:5 2s:10
k*6a	0:8
k*6b	0:8 1o:3 24:9 2k:6 2p:3
k*6c	0:10 2c:12
k*6d	0:11 20:6
k*6e	1a:16 1x:3 2t:6
k*6f	0:5 1t:11 29:3
k*6g	0:3 1n:8 1q:3 23:3 25:8 2d:14 30:7
k*6h	1v:9 23:13 2j:7 2l:2
k*6i	1x:10 2r:10
k*6j	2a:6
k*6k	2j:3 2m:4 2s:7 2w:3
k*6l	0:9 23:9 27:11 2k:5 2p:6 2r:3
k*6m	0:11 20:7
k*6n	0:7 25:8 27:-3 2l:8
k*6o	0:3 2c:16 2f:6 2o:5 2q:7
k*6p	0:6 1o:2 1x:9 20:6 24:6 2o:-2 2w:6
k*6q	1k:3 24:10 27:7 2w:2 2y:10
k*6r	0:2 1o:6 21:9 24:9
k*6s	0:6 x:2 2a:-2
k*6t	0:5 2c:4 2g:9 2l:5
k*6u	1k:5 1n:7 20:4 23:3 2l:5 2r:3 30:5
k*6v	0:3 1k:2 1o:8 1v:8 1x:7 2p:6 2r:4
k*6w	1k:9 24:6
k*6x	1y:4 21:6 27:4 29:-3 2d:3 30:2
k*6y	0:5 1k:5 1u:-2 1y:3 2a:4 2j:10
k*6z	1k:4 27:6
k*7	0:11 1o:15 21:5 2l:5
k*70	0:5
k*71	0:9 1o:-2 1v:10 23:-2 2l:12
k*72	0:7 1o:5 1x:10 2a:8 2c:7 2l:11
k*73	0:7 1k:5 1n:7 1o:6 1q:4 1s:8 1x:3 25:6 27:11 29:-2 2k:6
k*74	1k:5 27:8 2c:3 2k:2 2z:6
k*75	0:4 1m:10 1n:8 1v:5 1x:-2 1y:7 27:5 2m:8 2w:-2 2x:7
k*76	0:9 1n:4 1t:-3 1x:3 2t:3 2y:14
k*77	1k:3 1q:2 1r:5 23:3 24:2 25:5 28:5 29:-2 2k:5 2r:3 30:8
k*78	0:6 1t:-3 1x:4 25:8 2d:4 2p:-2 2r:10 2s:10
k*79	1v:3 1w:4 25:-2 27:2 2b:3 2u:6
k*7a	1k:3 1y:4 23:4 2o:5 30:8
k*7b	1k:11 20:2 27:6 2s:3
k*7c	1n:7 2g:12 2i:6 2w:9
k*7d	1y:4 2s:9 30:6
k*7e	0:6 23:5 2c:-3 2o:5 2v:4
k*7f	0:6 1k:9 1v:9 1x:2
k*7g	1u:3 1x:6 24:6 2g:7 2j:9 30:3
k*7h	23:4 2g:4 2j:10 2o:3
k*7i	0:7 25:13 30:5
k*7j	0:3 1v:4 1x:13 1y:7 24:6 27:3 2j:10 2p:2 2z:7
k*7k	0:4 1k:7 1o:3 1v:3 1y:6 21:4 24:6 2c:2 2q:3 2w:5 2x:2 2y:5
k*7l	0:4 1q:5 1s:10 1v:6 2a:7 2c:4 2k:12 2w:3
k*7m	1q:8 27:2 2k:10 2w:2 2z:6
k*7n	1s:9 27:7 2d:6 2j:9 2o:3
k*7o	28:3 2d:2 2e:7 2k:5
k*7p	0:3 1k:4 1x:2 24:6 25:4 27:4 29:5
k*7q	0:3 1o:9 25:3 2c:4 2k:11 2v:6 2w:12
k*7r	1y:2 2f:2 2j:5 2m:10 2o:9 2v:4
k*7s	0:8 1k:8 1x:5 1y:7 2o:12
k*7t	2c:14 2g:12
k*7u	20:9 24:5 27:11
k*7v	1v:7 21:2 2a:4 2k:2
k*7w	0:3 1m:10 1q:4 1y:4 25:3 2d:7 2e:5 2j:4 2o:6 2p:5 2y:-2 31:9
k*7x	0:13 2a:8
k*7y	1n:10 1x:5 20:6 24:3 25:2 2c:6 2e:5 2k:10 2m:6 2q:4
k*7z	0:5 1q:-2 1t:8 20:3 23:7 27:3 2k:5
k*8	0:7 1o:3 1z:3 2n:-2
k*80	0:5 1n:6 21:4 25:6 29:-2 2c:7 2j:7 2k:5 2m:2 2p:2
k*81	0:9 1x:6 2f:12 2u:9 2w:7
k*82	1k:2 1n:15 2j:9 2w:6
k*83	1r:6 1s:2 1y:3 25:5 29:-2 2l:5 2m:6 2q:4
k*84	0:7 1k:4 1x:3 21:4 25:4 2d:5 2k:6 2z:13
k*85	0:4 2l:5 2w:5
k*86	0:7 2p:8
k*87	1m:8 1s:5 1x:3 1y:4 1z:7 25:5 2k:5 2q:2 2w:6 2x:6
k*88	1s:12 20:9 24:5 25:5 27:6 2q:10 2w:8 2y:5
k*89	1m:5 1s:5 20:3 24:3 2c:11 2o:4
k*8a	24:14 2c:5
k*8b	0:2 1y:7 27:9 2j:11 2l:9 2w:9
k*8c	1n:3 2c:3 2j:9 2p:4 2z:6
k*8d	0:3 1m:3 1n:3 1y:3 27:4 2k:15 2m:6 2o:3 2p:5 2z:7
k*8e	1m:4 1r:9 20:3 2c:2 2j:6
k*8h	24:5 28:7 2j:5 2r:5 2w:6
k*8i	24:3 2a:5 2c:11 2g:5
k*8j	0:5 1o:2 27:7 2j:-3 30:10
k*8k	1x:8 24:4 27:2 2c:8 2l:5 2o:3
k*8m	0:2
k*8n	0:5 1n:4 1x:7 20:8 2g:5 2o:6 2q:3
k*8o	0:5 1k:4 1t:4 28:5 2v:6
k*8p	1p:3 24:11 2c:6 2j:4 2p:4
k*8q	0:13
k*8r	0:3 1q:9 1t:12 1x:4 24:2
k*8s	0:11 1p:4 1q:5 1x:4 1z:10 23:7 29:4 2o:4 2s:5 31:-3
k*8t	2k:9
k*8u	2k:12 2q:8 2y:-2 32:6
k*8v	27:4 2j:3 2q:3 30:7
k*9	0:7 1k:10 1o:2 1y:2 24:3 2a:7 2l:9 2p:4 2r:5
k*b	0:9
k*c	0:7 1o:7 1x:13 24:-3 2r:16
k*d	1k:13 1o:4 1s:4 1x:5 20:3 23:5 2s:7 2v:5 2y:3 2z:3 30:4
k*e	0:5 1k:16 1t:11 1v:6 2j:5 2q:4 2r:2
k*f	0:5 1v:10 1x:8 25:4
k*g	0:6 1v:8 1x:10 1y:9
k*h	0:3 1v:7 2a:7
k*i	0:4 1k:17 1u:4 1y:2 2h:7 2s:10
k*j	0:2 1k:9 1q:3 1v:10 1x:3 1y:10 29:6 2a:2
k*k	0:2 1t:11 27:3 2j:3 2o:5 2q:4 2s:4 2v:9
k*l	0:3 1m:7 1v:13 23:8 24:7 2j:5
k*m	1q:9 1y:4 27:8 2o:4
k*n	0:4 1u:3 2g:10 2j:5
k*o	1t:6 1x:3 29:7 2c:7 2j:10 2o:4 2z:5
k*p	1v:6 2o:7 2q:3
k*q	0:6 1o:2 1v:5 2r:9 2v:6
k*r	1x:4 2j:5 2r:2
k*s	0:4 1k:12 1v:6 2b:7 2k:10
k*u	0:8 29:10
k*w	0:5 1x:5 2j:13
k*x	0:4 1n:8 1s:3 26:3 27:6 2a:4 2d:4 2e:2 2k:6 2p:4 2w:6 2z:5
k*y	0:5 20:4 21:3 2d:4 2e:8 2m:6 2s:6 2t:6
k*z	1o:4 1s:4 1v:7 2c:4 2j:8
kanimal	20:8 2b:-2 2m:17 2y:2
kbody	20:2 25:12 26:5 2w:5
kbreed	13:16 1n:5 2d:2 2m:26
kcare	1x:6 25:12 2j:3
kcondition	m:23 1m:6 1o:3 1y:5 25:11 27:4 2x:6
kdevice	7:8 1q:16 20:5 21:2
kdiet	8:30 1r:11
kdoing	1n:-2 27:9 29:-3 2k:9 2p:3 2x:3
kdwelling	1x:5 2d:10 2p:3
kemployer	1m:6 1q:8 1s:2 24:2 2j:12 2o:2 2p:5
kfaith	1b:38 1k:3 2u:14
kfield	23:2 2f:8
kgiven	1u:-2 2e:5 2m:4 32:2
kill	m:24 1m:5 25:14 2a:-3 2q:4
kindustry	2f:5 2s:4
kinstrument	1q:9 27:4 2c:3 2k:5 2w:2
kjob	2j:18 2s:5
kjobless	10:15 23:9 25:2 2j:6
kkin	1z:7 2s:6
klabel	1k:10 1o:2 27:7 2c:6 2i:8 2y:15
klanguage	s:13 2b:5 2h:3 2v:2
kleisure	1v:6 2k:4
kmaker	1h:7 1o:4 2k:3 2o:2
kmedicine	m:30 25:9 2o:-2 2s:8
knation	1w:6 2b:2 2h:6
kpastime	27:11 29:-3
kpeople	1n:9 24:6 25:4 2o:-2
kplace	0:7 28:3 2e:6
kpossession	21:5 2k:10
kschool	2s:4 2v:12
ksign	1j:22 1o:6 1x:4 25:3 32:3
ksport	1s:3 1y:3 2k:5 2y:5
ksystem	0:6 16:6 2d:-3
ktech	1v:5 2a:4 2c:5 2m:4 2r:2 2w:2
ktool	1t:2 24:4 2k:5 2w:3 2z:5 31:-3
ktrait	1r:6 2a:4 2b:-3 2l:21 2y:5
ktrouble	25:8 27:9 2l:9 2q:8
kvehicle	24:2 2c:3 2g:-10 30:9
kworkplace	1u:2 1v:8 2v:2 2z:2
l**0 !	0:2
l**0 #1	1p:9 23:3 24:4 2j:6
l**0 #2	1p:4 25:4 2x:2
l**0 #3	25:6 29:7 2r:11 2x:6
l**0 #4	24:2 2q:4
l**0 '	0:3 2r:6
l**0 ,	1w:2 2b:-3
l**0 -	1l:5 1q:2 1r:4 1s:3 2u:3
l**0 .	0:2 2d:-2 2j:-3 2k:-3
l**0 a	1l:4 29:2 2t:3 2x:3
l**0 about	2l:3 2y:-2
l**0 above	0:3 2w:6
l**0 according	1x:-2
l**0 actually	1y:9
l**0 address	0:4
l**0 afraid	2a:6
l**0 after	0:4 1n:-3 1r:6 25:-2 2l:2
l**0 again	1x:-2
l**0 all	1n:6 1o:6 1t:-3 1x:3 1y:4 24:3 2s:-3
l**0 allergic	1m:2
l**0 allowed	0:3 24:-3
l**0 alone	0:3
l**0 along	20:3 24:3 25:4
l**0 always	20:-2 24:4
l**0 am	0:4 2y:2
l**0 an	1o:5 1x:4 23:9 29:5 2q:2
l**0 and	22:3
l**0 another	0:8
l**0 answer	0:4
l**0 answers	r:2 2a:4
l**0 anyone	0:2
l**0 anything	1m:4 1r:2 2a:3 2w:4
l**0 app	1t:-3 2q:2
l**0 apply	2o:5
l**0 are	1n:7 1x:4 25:10
l**0 argue	2l:5
l**0 around	0:2 23:-3 2e:6
l**0 as	0:3 2j:-2 2t:3
l**0 ask	1o:3 2o:4
l**0 asked	0:3 1x:3
l**0 asking	2o:-3
l**0 asks	2l:7
l**0 at	1n:2 1t:3 1y:2 21:2 29:-3 2l:2 2w:3
l**0 ate	1x:3
l**0 august	1n:-3
l**0 aunt	0:14
l**0 baby	1n:3 2x:5
l**0 back	0:5 1t:2 1x:2 27:3 2d:6 2t:5 2w:4
l**0 bad	2w:8
l**0 bakery	0:6
l**0 bank	0:4
l**0 bass	0:5
l**0 be	1o:2 23:3 29:-2
l**0 beach	1y:-2 2p:4
l**0 because	0:3 30:-2
l**0 bed	24:5 25:7 2y:5
l**0 been	1y:2 2q:-2
l**0 before	1o:4 23:2 24:3 2a:2 2o:5 2y:3
l**0 behind	0:2 1n:4
l**0 being	21:6 24:5
l**0 best	1x:7 2l:-2 2o:6
l**0 better	1o:2 29:-2 2p:3 2w:5
l**0 between	1x:-3 2w:7
l**0 big	0:2 2p:7 2v:11
l**0 bike	24:4 2w:2
l**0 bio	0:3 2r:-2
l**0 birthday	0:3
l**0 biscuit	0:3 24:-3
l**0 bit	24:6 2q:2
l**0 bloke	1n:2
l**0 board	24:6 2k:6
l**0 book	1k:5 1x:7 2v:3
l**0 books	24:5
l**0 born	1x:6 21:-2 24:-3 2u:6
l**0 boss	0:6 24:-3
l**0 both	0:4 1x:6
l**0 bought	0:4
l**0 box	0:2 2k:-3
l**0 boy	1k:5 23:-3
l**0 boyfriend	0:9
l**0 break	0:2
l**0 breakfast	1r:8 24:-2
l**0 bring	23:5 24:4
l**0 bro	0:3 1s:8
l**0 broke	1x:5 25:7 29:-3 2t:3
l**0 brother	0:4 2d:4
l**0 budget	0:4
l**0 bus	24:4 2w:5
l**0 business	0:8 1y:6
l**0 but	2l:2 2t:3 2w:-2
l**0 buy	23:3 2p:4
l**0 by	1w:2 24:2 2d:8 2o:4 2y:5
l**0 cake	2j:3
l**0 call	24:6 2j:4 2p:7
l**0 called	0:2 2j:13
l**0 calls	24:4 2p:2
l**0 came	1x:5
l**0 can	25:9
l**0 can't	0:2 21:6 25:8
l**0 cannot	0:3
l**0 cant	0:13
l**0 car	0:7 30:-2
l**0 card	0:3
l**0 care	1v:4 2d:2
l**0 carry	0:3
l**0 cat	0:3 29:-3
l**0 catholic	2v:7
l**0 cats	0:2 30:-3
l**0 cause	0:2
l**0 certificate	1t:6
l**0 change	0:5
l**0 changed	0:3 1x:6
l**0 cheap	0:2
l**0 check	0:5
l**0 cheese	24:3
l**0 children	1x:6 24:5
l**0 choir	0:5
l**0 christmas	23:3 2o:4
l**0 church	24:9 2o:4 2q:6 2u:7
l**0 city	1t:10
l**0 class	1t:3 1x:7
l**0 closed	1x:9
l**0 club	0:2 24:6 27:-2
l**0 coach	1o:3 24:10 27:6 2o:5
l**0 coffee	1k:5 2c:4 2s:6
l**0 cold	0:5
l**0 college	1k:3
l**0 come	23:2 2o:3
l**0 comes	0:2 1o:5 2o:4
l**0 coming	20:3 25:3 2o:4
l**0 company	23:5
l**0 cook	2w:11
l**0 corolla	0:9
l**0 correct	2a:5
l**0 could	23:-3
l**0 council	0:3 2r:-2
l**0 count	0:2
l**0 country	1v:6 2v:8
l**0 couple	24:4 2s:3
l**0 course	1t:3 2o:5
l**0 crying	0:5
l**0 customer	0:4
l**0 cut	1x:4 23:6 2o:4
l**0 dad's	1x:5 27:8
l**0 daughter	0:3 2d:3
l**0 day	1t:-3 1x:5 23:5 2r:7
l**0 days	1y:-2 24:5 25:-3 2o:3 2x:8
l**0 decided	1n:4
l**0 degree	0:3
l**0 deposit	1x:5
l**0 did	1x:7 24:3 2p:-2
l**0 die	0:4
l**0 died	1x:4
l**0 dinner	24:4 2p:3
l**0 dinners	0:2
l**0 divorced	0:2
l**0 do	1y:-3 24:3 2o:6
l**0 doctor	0:4 1x:-3
l**0 does	1o:2
l**0 dog	24:4 2m:3
l**0 dogs	24:3 2d:-3
l**0 doing	1t:4 2j:10
l**0 dollars	24:-3 29:3
l**0 don't	1o:7 2a:2
l**0 dont	0:5
l**0 door	23:-3
l**0 down	31:2
l**0 draft	0:3
l**0 drink	0:7
l**0 drive	24:8 2o:4
l**0 driver	2r:3
l**0 driving	1s:3 1y:2 21:4
l**0 due	2o:7
l**0 dutch	0:6 2r:6
l**0 each	24:12
l**0 early	24:8 2o:7
l**0 earth	2y:-2
l**0 eat	0:4
l**0 eating	1r:10 24:4
l**0 eight	1n:-3 2x:8
l**0 eleven	1l:6 1z:5 29:3
l**0 email	0:3 24:2
l**0 end	20:-3 2a:3 2o:6
l**0 engineer	0:3 2r:3
l**0 english	1w:-3
l**0 enough	0:4 2l:5
l**0 ever	1r:-3 1y:-3
l**0 every	1y:-2 24:10 2a:2 2w:-3
l**0 everybody	0:2 1o:5
l**0 everyone	1o:5 2a:-3
l**0 everything	1s:-3 2l:5 2w:7 2z:2
l**0 exam	2o:6
l**0 explain	2a:5
l**0 facebook	0:4
l**0 fair	1y:3
l**0 fall	0:2
l**0 family	1t:5
l**0 father	0:2 1x:4 2j:-3
l**0 feet	1x:5 26:4
l**0 fell	1x:7
l**0 find	1x:-2 25:4
l**0 fine	0:3
l**0 finish	1t:4 23:6 2o:4
l**0 finished	1x:8
l**0 firm	0:2
l**0 first	1t:2 1y:2 2j:4 2w:6
l**0 fish	1r:7
l**0 fishing	0:7 1x:7 1y:-3 24:-2
l**0 fit	0:2
l**0 five	1v:4 23:-4 26:3 2x:6
l**0 fix	0:3 2p:5
l**0 flat	0:2
l**0 floor	1x:3 24:5
l**0 flying	1r:-3 2o:10
l**0 folks	0:2
l**0 for	1o:2 20:-3 2p:-3 2y:-2
l**0 form	2o:9
l**0 forty	1l:7 23:9 29:8 2j:4 2r:5 2x:2
l**0 found	0:2 1x:3
l**0 four	1y:3 25:4 29:-3 2k:4 2s:7
l**0 free	1k:9 2p:-2
l**0 friday	2b:-3 2o:2
l**0 friend	0:4 2d:-3 2s:5
l**0 friends	1k:4 2s:2
l**0 from	0:4 1l:-2 1n:-3 1q:4 20:5 24:7 2k:4 2r:5 2s:3 2t:3
l**0 full	24:2 2j:6 2k:3 2o:5 2p:2
l**0 game	0:2 24:4
l**0 games	1s:3 2p:-3
l**0 gave	0:2
l**0 get	1x:6 2o:3
l**0 gets	24:3
l**0 getting	1x:3 23:8
l**0 girl	1t:2 2t:2
l**0 girls	2j:6
l**0 give	0:4 1x:-2
l**0 given	0:7 2o:-3
l**0 glass	24:7
l**0 go	1t:3 2o:5 2p:4 2q:-3
l**0 god	1o:7 2o:-2
l**0 going	25:10 2x:5
l**0 gone	0:2 1x:4
l**0 gonna	0:5
l**0 good	1o:5 2l:5 2w:6
l**0 got	20:-2 2q:6
l**0 grade	1t:6 2j:12
l**0 granddaughter	0:2
l**0 guy	2s:3
l**0 gym	1k:6 24:8
l**0 had	25:7 2y:-3
l**0 hair	25:8 2p:4
l**0 half	2c:-2 2d:3 2j:4 2k:4 2x:2
l**0 hand	20:4 25:6
l**0 handed	1x:11
l**0 happens	1o:3
l**0 hard	25:3
l**0 has	1t:-3 27:-2 30:-2
l**0 hate	0:6
l**0 hates	0:7
l**0 haven't	24:6
l**0 having	2o:8
l**0 he	2k:4 2s:-3
l**0 he's	2q:-3
l**0 head	1q:6 1x:2
l**0 hear	0:2 2w:-2
l**0 help	2o:-3
l**0 her	2l:5 2o:5
l**0 here	2s:-3
l**0 high	1t:3 1y:-3 24:3
l**0 him	0:2 1t:6 2o:-3
l**0 hip	1x:7 2o:-2
l**0 his	23:-2 25:5 2d:5 2k:5 2l:5 2o:2 2r:4
l**0 history	1k:6 23:-3 2j:3
l**0 hold	0:4
l**0 home	1x:5 24:2 2e:4 2o:3 2s:-3
l**0 honest	1o:4
l**0 hospital	0:8 2d:-3
l**0 hour	24:7
l**0 hours	24:5
l**0 house	2p:-2
l**0 how	2a:-3
l**0 hundred	2p:4 2r:4 31:6
l**0 husband	1z:3 2d:-2
l**0 husband's	0:7
l**0 i'd	23:3
l**0 i'll	0:4
l**0 i'm	23:2
l**0 i've	1y:3 2o:6
l**0 idea	0:2
l**0 if	29:-3
l**0 in	1n:-5 2b:-3
l**0 interview	2o:5
l**0 into	0:4 1t:-3 2o:4 2r:5 2u:3
l**0 is	1r:4 1s:-3 29:-3 2n:-3
l**0 it	1u:-2 2d:-2 2p:4
l**0 it's	1o:6 2p:-3
l**0 its	1o:4 2w:-2
l**0 january	2o:6
l**0 job	1o:4 2o:2
l**0 joined	1x:7 1y:-3
l**0 june	0:4
l**0 just	1o:5 2a:3 2l:-2
l**0 keep	24:-3 2a:6 2j:3
l**0 keeps	24:-2
l**0 kept	2j:5
l**0 keys	0:2
l**0 kid	24:-3
l**0 kids	2j:3
l**0 kitchen	23:4 2o:2
l**0 knees	23:6 2l:5
l**0 know	23:-2 2l:3
l**0 lady	1k:-3 1x:4
l**0 last	23:3 29:-3 2p:-3 30:-3
l**0 late	1s:7 2p:4
l**0 lawyer	0:2 2o:3
l**0 learn	23:2
l**0 learned	1x:2 2a:-3
l**0 leave	2a:5 2o:8
l**0 leaves	24:6
l**0 leaving	1x:5
l**0 leeds	1k:10
l**0 left	1t:7 1x:12 1y:6 21:7
l**0 legal	2o:3
l**0 less	1o:-3 2l:5
l**0 let	2l:4 2o:4
l**0 letter	2p:4
l**0 letters	2a:5
l**0 library	1o:3 24:-3 2p:2 2s:7
l**0 licence	1x:3
l**0 life	1x:2 2r:4
l**0 light	0:2 2p:3
l**0 line	0:3 24:3 2q:-2
l**0 lines	24:2
l**0 list	2k:-3
l**0 little	24:5 29:4
l**0 live	2d:4 2l:2
l**0 lived	0:3
l**0 lives	2d:5
l**0 living	2d:8 2o:-2
l**0 long	1t:-3 2o:4
l**0 longer	0:2 1y:5
l**0 looking	24:-3 2j:3 2o:2
l**0 lose	1x:8 25:6 2o:-3
l**0 lost	1n:5 1x:4
l**0 lot	0:2 2k:-3
l**0 love	0:3 1x:6 2l:3
l**0 lunch	0:4 2j:-3
l**0 mad	0:4 2y:4
l**0 made	0:3 2l:-3 2r:5
l**0 makes	0:2
l**0 making	0:4
l**0 mama	24:8
l**0 man	1y:-3
l**0 manager	2o:3 2r:7
l**0 many	0:2
l**0 marathon	2r:4
l**0 march	0:7
l**0 married	23:5
l**0 mate	0:6
l**0 may	2t:2
l**0 me	1n:-2 1y:4
l**0 mean	1t:-3 2l:4
l**0 means	2l:10
l**0 meant	0:2 1o:3
l**0 meat	1r:6
l**0 meeting	2o:9
l**0 met	2o:2
l**0 might	0:2
l**0 milk	0:6 2p:4
l**0 mine	31:-3
l**0 minutes	0:3 24:5 2r:-2
l**0 miss	0:9
l**0 mom	0:5 24:-2 2d:4
l**0 monday	0:2
l**0 money	24:4
l**0 month	2p:-3 2q:-3
l**0 months	0:9
l**0 more	23:-2 2k:3
l**0 morning	23:-3 2c:5 2y:7
l**0 most	0:4
l**0 mother	1z:-3 23:5 2s:3
l**0 move	23:6
l**0 moved	1x:7
l**0 moving	1n:-3 23:3 2b:-3 2o:6
l**0 much	2q:-3
l**0 music	1k:3 1o:2
l**0 must	2o:3
l**0 my	1o:5 2n:-2 2o:6 2r:2
l**0 n	0:9
l**0 name	2r:4 2s:3
l**0 named	0:8
l**0 names	1z:-3
l**0 near	2o:10
l**0 neighbour	0:7
l**0 nephew	24:-2
l**0 never	24:3 2l:6 2o:4 2q:3
l**0 new	1k:4 24:3 2o:3 2x:6
l**0 next	1p:3 23:4 2a:3 2d:-3 2o:10
l**0 nice	2l:3
l**0 niece	0:3
l**0 night	1t:8 24:2 2o:4
l**0 nights	0:5 2p:7
l**0 nine	1l:3 2s:5 2w:4 2x:2
l**0 nineteen	1x:5 29:6
l**0 ninety	2d:-3 2x:10
l**0 no	23:5 2b:-3 2l:5 2p:-2
l**0 nobody	1o:5
l**0 none	0:3
l**0 normal	2a:5
l**0 not	1n:-3 1o:5 2l:4 2r:5
l**0 nothing	1o:3 1r:4 2u:9
l**0 notice	1x:5
l**0 now	2q:-2
l**0 number	0:2 2k:9
l**0 nurse	0:4 24:-3 2t:-2
l**0 nursing	0:6 1v:5 23:-4 2d:6
l**0 of	1p:5 2d:4 2m:3 2o:3 2y:4
l**0 off	1x:5 21:-2 2a:-2
l**0 offer	1x:5 2o:4
l**0 office	1y:-3 2j:5 2p:4
l**0 old	2c:7 2s:11 2t:-3
l**0 on	29:3 2o:3
l**0 once	0:5 20:6 29:-3
l**0 one	29:2 2k:2 2o:3 2p:6 2s:5 2v:-2 2x:7 31:3
l**0 ones	0:2
l**0 only	1o:4
l**0 open	1x:2 23:7 24:2 2o:4
l**0 or	1x:-3 29:-3 2p:2
l**0 other	24:11
l**0 ought	2o:-3
l**0 our	24:3 2j:2 2o:7
l**0 out	24:3
l**0 over	1k:5 1r:-3 2d:5 2j:4 2w:-2
l**0 own	2o:3 2p:-2 2r:4
l**0 paid	2d:7 2x:-3 2z:6
l**0 paper	2j:9
l**0 parents	2j:-3 2o:-2
l**0 park	2w:3
l**0 parking	2k:-3
l**0 parrot	1x:-2
l**0 part	1x:4 23:3 2j:2
l**0 party	1s:8 2o:3
l**0 pass	0:3 23:3 30:6
l**0 passed	1x:6 23:-3
l**0 passport	23:6 2o:7
l**0 past	24:10 2w:5
l**0 patient	0:2 1o:-3
l**0 pay	1o:4 24:3
l**0 people	0:2 1y:-2
l**0 person	24:-2 2l:5
l**0 phone	1s:8 2p:4
l**0 pick	24:8
l**0 picked	0:5
l**0 place	0:2 1v:2 2r:2
l**0 play	24:9 2o:4 2p:4
l**0 plays	2w:5
l**0 pm	2y:5
l**0 podcast	2q:5
l**0 point	1o:5 2l:5 2o:6
l**0 points	2a:6 2q:-2
l**0 polish	0:4 1r:-2
l**0 post	1x:8 2o:4
l**0 pounds	2a:3
l**0 prefer	0:3 23:-3
l**0 pressure	0:2 23:3
l**0 primary	1v:4
l**0 priya	2c:3
l**0 proper	21:5 2p:3
l**0 put	1x:4 25:5 2k:-3 2r:3 30:-2
l**0 question	2a:6
l**0 quiet	1k:5 2l:2
l**0 quit	1x:4
l**0 radio	24:7 2p:6
l**0 rain	2c:4
l**0 raised	2l:6
l**0 ran	1x:16 1y:3
l**0 rather	1x:-3 24:4
l**0 read	1y:6 23:3 24:3
l**0 reading	0:5 2z:3
l**0 reads	24:6 2w:7
l**0 real	1o:-3 2w:10
l**0 really	2l:6 2q:7
l**0 recipe	1r:-2
l**0 record	2o:6 2r:-4
l**0 redo	2w:-3
l**0 rent	24:6
l**0 reply	2a:7
l**0 retired	0:4
l**0 right	0:4
l**0 ring	0:5 24:-3 2r:3
l**0 road	1n:-2 23:-2 2r:5
l**0 roast	24:8
l**0 round	1n:8 24:3
l**0 run	1x:4 1y:6 24:7 2c:-3
l**0 running	0:7 24:5
l**0 runs	29:-3 2j:3
l**0 s	0:2 25:-3 2r:3
l**0 safe	0:2
l**0 said	2a:-2 2j:-3
l**0 same	1v:5
l**0 sat	0:2 1o:3 1y:6 24:3
l**0 saturday	1v:4 24:6
l**0 say	2p:-2
l**0 says	1x:-3
l**0 scared	0:2 1k:-3
l**0 school	1t:6 2v:3
l**0 second	1t:3 24:8 2o:2 2r:9 2v:7
l**0 see	2o:6
l**0 seen	1y:4
l**0 sell	2o:9
l**0 send	0:2
l**0 service	1o:3 1s:6 1v:-2 1y:5 24:4 2r:4
l**0 set	2q:2
l**0 seven	1y:2 24:7 25:5 2x:6
l**0 shes	24:-2
l**0 shift	23:-3 2j:4 2w:-2
l**0 shoes	0:2
l**0 short	1n:4 1t:4 1x:-3
l**0 should	1o:2 2r:-2
l**0 sick	1o:4 25:6
l**0 side	1k:5
l**0 signed	0:5
l**0 since	0:3 2l:-3
l**0 sing	27:10
l**0 single	0:7
l**0 sister	1x:6
l**0 sit	1t:3 23:6 2c:-3
l**0 six	24:5 26:4 2r:5 31:-3
l**0 size	25:5
l**0 sleep	0:7
l**0 sleeps	2j:-3 2y:4
l**0 small	1s:14 2l:8 2o:8
l**0 smell	1s:3 2q:-3
l**0 so	1k:-3 2a:3 2b:-3 2l:3 2q:-2 2w:4 31:-3
l**0 sold	1x:5 2w:-3
l**0 some	0:2 24:5 29:6
l**0 someone	2t:6
l**0 something	25:4
l**0 son	0:2 2d:4
l**0 sort	2j:-3 2l:4
l**0 soup	24:4
l**0 spanish	2v:7
l**0 speak	0:2 23:9 2o:-3 2r:-3
l**0 speech	25:10
l**0 split	1x:8 2t:5
l**0 stand	0:9
l**0 start	25:5 2q:6
l**0 started	0:2 1x:8 25:7
l**0 starting	0:3 2o:5
l**0 starts	0:3 2o:3
l**0 stay	24:7 2j:6 2p:3
l**0 staying	1o:4 2d:6 2o:9
l**0 still	2d:3
l**0 stone	23:3 31:5
l**0 stop	23:4 2a:6 2j:-3
l**0 stopped	0:7
l**0 stroke	0:7
l**0 stubborn	2l:9
l**0 stuck	2l:5
l**0 student	1k:10 2o:8
l**0 study	0:3 2o:7 2p:6
l**0 stuff	2a:4
l**0 sugar	1r:2 2p:-2
l**0 suggest	0:9
l**0 summer	2o:7
l**0 sunday	2j:7 2o:9 2q:-2
l**0 surgery	1v:4 1x:3 24:-3
l**0 swim	1v:6 24:6
l**0 swimming	21:4 24:5 27:4 2o:-2
l**0 switched	1x:6
l**0 table	24:6 2j:3
l**0 tablet	1r:-3 25:4 2o:-2
l**0 take	0:2 2b:-2 2l:5
l**0 taken	0:5 27:-2
l**0 takes	24:4
l**0 taking	1t:6
l**0 talk	1x:-2 23:-3 2o:3
l**0 talking	2t:8
l**0 tax	0:3
l**0 tea	2p:6
l**0 teach	23:-3 2j:8
l**0 teacher	0:5 2a:-2
l**0 team	1x:3 1y:2
l**0 teeth	1x:7
l**0 tell	2w:4
l**0 ten	1l:6 24:5
l**0 terrified	0:2 21:4
l**0 test	0:4 1y:2 24:-3 2j:4
l**0 text	2p:4 2w:4
l**0 th	2x:5
l**0 than	1o:3 1y:2 23:-3 2k:3 2l:4
l**0 that	1n:-3 2a:-4 2d:-3 2p:4 2z:-2
l**0 that's	20:-3
l**0 the	1o:3
l**0 them	2a:4 2j:2
l**0 there	24:4 2o:-3
l**0 they	23:-2
l**0 thing	1o:2 21:4 24:3 2o:3 2r:4
l**0 things	2p:2
l**0 think	1o:4
l**0 third	1t:3 2j:6
l**0 thirty	1l:2 1x:3 24:7 29:3 2r:4 2x:2
l**0 this	1x:3 2o:6
l**0 those	1o:3 21:5 2a:2
l**0 three	1r:5 1t:-2 1z:2 2k:2 2s:4 2x:5
l**0 through	24:8 2o:3
l**0 thursday	1k:7 1x:6
l**0 till	1n:4 1x:-2 2o:7
l**0 time	1n:2
l**0 times	0:10
l**0 to	1r:-3
l**0 today	2r:-3
l**0 together	1n:-3 2o:3 2t:9
l**0 told	0:2
l**0 too	24:5 2l:3
l**0 took	1x:6
l**0 top	1n:8
l**0 town	2a:-3
l**0 train	23:-3 24:3 2k:6
l**0 truck	1o:3 1x:3 2o:2 2r:3
l**0 trying	0:3 2o:5
l**0 tuesday	1x:3
l**0 turned	0:5 1x:4 2k:2
l**0 turns	0:4 24:4
l**0 twelve	1l:6 1t:3 2x:3
l**0 twenty	1l:4 1x:-4 1y:4 24:2 2x:5
l**0 twins	24:-3 2o:-2
l**0 two	0:3 1y:5 29:3
l**0 u	23:3 2l:-3 2v:5
l**0 uncle	0:3
l**0 under	1n:-3 1x:2 23:5 24:3 25:4 2a:3
l**0 until	0:4 23:5 2q:-5
l**0 up	1t:-2 1y:2 25:6 2q:2 2s:-3
l**0 us	2h:9
l**0 used	0:2 2a:-3 2o:4
l**0 van	1x:5 24:2 2o:3
l**0 vegan	0:2
l**0 very	2l:7
l**0 vet	23:6
l**0 voice	0:2 24:2
l**0 w	2o:4
l**0 waiting	0:8
l**0 walk	21:6 23:4 24:3 27:4 2o:3 2r:-3
l**0 walked	1x:9
l**0 wanna	k:5
l**0 want	1z:-2
l**0 wants	24:-3
l**0 was	1y:3 2x:5
l**0 watch	0:6 2p:7
l**0 water	1n:-3 1r:-3 1x:8 2o:-3
l**0 way	23:-3 24:6
l**0 we	1y:-3 2q:-3
l**0 we've	0:5 24:-3
l**0 wear	0:2
l**0 weather	2p:2
l**0 wedding	1x:8 1y:2 2d:-3
l**0 week	2j:3 2o:6
l**0 weeks	1l:5 1x:3 24:3
l**0 well	2t:7 2w:7
l**0 went	1x:5 1y:4
l**0 were	0:5 2x:8
l**0 what	1k:-3 1s:-3 2j:-3
l**0 whatsapp	1s:5 23:-2
l**0 when	1x:-2 25:-3
l**0 where	1x:-3 2o:4
l**0 which	20:2
l**0 who	2t:-2
l**0 whole	1x:5 1y:8 23:6 24:4 2x:6
l**0 whom	0:4
l**0 wife	1z:6
l**0 winter	2o:6
l**0 with	1q:5 2d:5 2s:-2
l**0 without	0:2 2w:4
l**0 woman	2p:-2
l**0 won	2r:4
l**0 wont	0:7
l**0 words	1t:-3
l**0 work	0:5 1y:3 2o:-3
l**0 worked	0:5 1y:2
l**0 working	0:4 1o:3 1y:3 24:6
l**0 worse	0:3
l**0 wrist	29:-3
l**0 write	1o:-3 23:-3 24:4 2a:5 2o:-3 2w:6
l**0 wrong	0:2
l**0 wrote	2q:3
l**0 year	1y:4
l**0 years	2q:2 2t:4
l**0 yes	0:2
l**0 yesterday	0:3
l**0 you	1o:2 1y:-3
l**0 you're	0:2 2a:5
l**0 young	0:3 1x:5
l**1 a	1m:5 2j:2
l**1 the	1y:4 2z:4
l**10 "	1y:-3
l**10 ,	0:3 24:-5
l**10 .	0:7 1t:-3
l**10 a	1n:4 1o:5 1x:3 1y:7 23:5 2d:6 2p:6 2q:-2 2x:7 2z:6 30:3
l**10 an	m:2
l**10 and	1t:-3 2l:12 2p:5
l**10 at	1x:10 2d:11 2o:10
l**10 be	0:4 23:9
l**10 for	0:9 1x:9 2l:13
l**10 he	o:2
l**10 i	0:3 2k:-3
l**10 in	0:2 2o:6
l**10 is	0:10
l**10 me	0:5
l**10 my	1n:6 25:9 2o:5
l**10 no	2a:7
l**10 not	0:2
l**10 of	1x:11
l**10 old	0:9 27:8 2k:5
l**10 on	24:4
l**10 the	1s:6 23:8 27:2 2t:6
l**10 to	0:4 1x:3 23:-3
l**10 what	0:2
l**10 who	0:6
l**10 with	1n:13 1s:6 2a:4
l**11 ^	v:2
l**11 a	0:11
l**11 at	1c:16 2s:5 2v:6
l**11 for	0:5 2o:7
l**11 from	0:7 p:5 2o:4
l**11 in	v:12 25:-3 2j:2 2o:7 2s:3
l**11 of	0:8 2u:11
l**11 the	1k:4 1x:4 23:4 27:4 2o:11
l**11 to	0:3 v:10 23:3
l**12 from	p:7 24:-2 2j:10 2o:6
l**12 in	v:13 1v:5 1x:9 1y:6 2o:-3
l**12 to	0:5 23:2
l**13 ,	0:11
l**13 a	2q:6 2w:11 30:2
l**13 my	24:10 2k:2
l**13 of	2k:6
l**13 on	2l:10
l**13 the	1x:7 20:2 21:3 24:5 2c:10
l**13 to	0:5 o:4 2p:8
l**15 #2	24:4
l**15 ,	2e:12
l**15 .	x:6 2g:7
l**15 at	2k:5 2o:8
l**15 from	v:12 1x:2
l**15 in	0:3 v:11 2p:-2 2q:3
l**15 new	0:4
l**15 the	24:6 2c:6 2p:5 2v:-3
l**15 to	v:9 2o:11
l**16 ,	0:4
l**16 .	0:2
l**16 a	1t:-2 2d:2
l**16 and	1n:7 1t:10 24:2 2q:6
l**16 at	c:2 i:6
l**16 her	0:3 2b:-3
l**16 his	0:4 1n:3 24:5 2r:5
l**16 i	0:5
l**16 in	0:3 1s:8 1x:10 2a:5 2q:7 2w:7
l**16 is	0:12
l**16 my	21:6 24:2 25:3 29:-3 2a:7 2j:6
l**16 night	2y:9
l**16 of	24:11
l**16 old	13:3 1x:2 2p:5
l**16 our	13:4 2e:10
l**16 that	0:5
l**16 the	0:2 1s:4 1x:3 21:5 27:3 2z:6
l**16 to	0:4 25:11
l**16 what	0:2
l**16 which	0:2
l**16 with	0:12 29:-2
l**16 you	0:3
l**17 a	2l:6
l**18 ,	1r:5 23:10
l**18 .	0:5
l**18 a	0:3 1n:5 23:3 25:4 2o:6
l**18 an	0:3 1n:6 2w:11
l**18 and	1n:8 20:3 2a:3
l**18 at	0:4 c:12 2o:4
l**18 can	0:4
l**18 can't	1d:15
l**18 does	0:8
l**18 doesn't	0:2
l**18 eat	8:14 24:4
l**18 for	0:4 2o:-2
l**18 have	0:5 3:6
l**18 her	0:3 24:10
l**18 i'm	4:3
l**18 in	0:6 1x:7 1y:4 2j:11
l**18 it	0:8
l**18 like	0:10
l**18 many	0:3
l**18 my	0:5 1r:4 24:3 2q:3
l**18 no	1r:6
l**18 not	1r:2 2a:5
l**18 of	0:5 1s:4 24:5
l**18 on	1r:12 1x:2
l**18 one	0:6 24:5
l**18 that	0:5
l**18 the	0:2 1x:5 1y:2 20:3 24:10 2b:3 2m:6 2r:7 2w:6
l**18 to	1m:2 1y:-3 2l:5
l**18 up	8:3
l**18 what	0:8
l**18 which	0:7
l**18 with	0:8 20:6 25:-2 2a:4 2o:-3
l**18 you	0:6
l**1a a	24:8 30:11
l**1b #1	1p:3 1x:10 2a:4 2o:9 2y:4 30:3
l**1b #2	1p:8 2o:9 2p:3 30:14
l**1b ,	0:2
l**1b .	0:8
l**1b ^	0:2
l**1b a	1q:7 1t:12 23:5
l**1b and	2a:3 2o:5
l**1b at	c:3 1x:-4 24:9
l**1b bus	2j:6
l**1b his	1h:3 1x:5
l**1b in	0:4 1v:5 2o:4
l**1b my	0:4 2q:5 30:6
l**1b on	1r:4 1v:-3 24:6
l**1b the	1k:3 2k:6 2y:-3
l**1b to	1n:9 1t:10 1x:3 24:6
l**2 a	23:6 29:-3
l**2 her	1t:13
l**2 i	0:9
l**2 in	2d:12
l**2 is	2k:-3 2o:5
l**2 my	0:2
l**2 new	2s:6
l**2 old	0:8
l**2 the	1t:6 24:2 29:7 2r:5 2t:-3
l**2 to	0:11 1x:8 24:-3
l**3 "	0:3
l**3 #1	26:12 31:4
l**3 #2	0:4 1n:5 24:10 31:6
l**3 #3	26:12 31:7
l**3 ,	2a:-4
l**3 -	1k:5 1q:3 1x:8 27:4 2k:5
l**3 .	0:8
l**3 a	1z:5 2c:-3 2l:4
l**3 an	1y:12 2k:6 2z:7
l**3 and	23:-4 2a:12
l**3 are	1x:11
l**3 at	0:4 1x:3 2w:10
l**3 by	1n:-3 23:-2 2o:7 2w:6
l**3 can't	1d:16
l**3 first	0:8
l**3 five	24:4 26:12
l**3 for	0:2 1x:8
l**3 from	0:10
l**3 her	0:3 1y:-2
l**3 his	1x:8 2d:6 2o:5
l**3 in	0:6 1o:4 2a:2
l**3 is	0:5
l**3 it	0:5 1x:3
l**3 laid	1x:4
l**3 me	1x:3 2a:11 30:6
l**3 my	1k:12 1n:3 1x:2 1y:6 24:4 2p:5 2r:-4
l**3 next	0:3
l**3 night	23:-3 24:8 2j:7 2o:4
l**3 of	i:6 1v:10 1y:-2
l**3 on	1r:11 1x:2 24:-2 25:10 2k:7
l**3 one	1n:8 25:9 2o:6 31:3
l**3 passed	1x:8
l**3 six	26:6
l**3 that	0:8
l**3 the	21:7 25:4 27:3 2l:3 2p:5 2y:-2 30:4
l**3 three	24:9 27:6 2a:7 2o:9 2s:9
l**3 to	0:5 24:7 2a:-3 2p:8 2q:6
l**3 two	24:14 26:9 2r:6 2s:2 2w:8
l**3 was	1x:3
l**3 we're	24:7
l**3 what	0:6
l**3 you	0:9
l**4 ,	0:2 23:-3
l**4 -	0:2 1k:6 1s:4 1t:9 2d:6
l**4 .	0:3 1u:5
l**4 a	1o:3 1t:7 1w:7 24:9 2q:3 2s:4 2w:-2
l**4 an	11:2
l**4 and	0:4 1x:-4 1y:6
l**4 be	0:4 1o:2 2o:6
l**4 for	0:4 24:6 2j:8
l**4 get	1o:3 2x:-3
l**4 has	0:3 e:3
l**4 have	0:2 m:3
l**4 i	23:6
l**4 in	1t:-2 1y:2 24:8 2o:6
l**4 it	0:3
l**4 just	e:3
l**4 me	0:9
l**4 my	0:7 1x:9
l**4 of	1k:6 2j:10
l**4 on	0:7
l**4 one	1x:-3 2o:6
l**4 or	0:3
l**4 that	0:5 29:-3
l**4 the	1x:4 20:4 25:7 29:4 2p:-3
l**4 they	0:3 20:4 2w:-3
l**4 to	0:7 27:6
l**4 what	0:3
l**4 who	2q:8
l**4 with	0:2 2d:8 2w:6
l**4 you	0:2 1o:6
l**5 -	1k:3 1v:3 24:3 29:3 2p:7 2w:10
l**5 a	2p:3 2w:8 2z:2
l**5 an	0:4
l**5 and	0:10 1n:-5
l**5 at	0:13
l**5 for	27:12 2v:6
l**5 i	0:3 24:3 2a:3 2o:-2
l**5 i'm	0:9
l**5 in	2r:12
l**5 is	0:7
l**5 like	0:7
l**5 me	1o:-3 2a:11
l**5 my	0:9 1k:-3 23:6
l**5 of	0:4 24:9 2j:9
l**5 on	0:8 1o:7 21:7 2p:5
l**5 one	23:13 2a:8
l**5 that	25:10 2q:6
l**5 the	0:4 1s:2 1v:4 1y:5 2j:6 2o:2 2r:4 2y:4
l**5 to	0:8 2o:10
l**5 what	0:6
l**5 who	2q:5
l**6 ,	0:9
l**6 a	0:8 2o:5
l**6 and	0:6 2r:-3
l**6 i	2r:-3
l**6 is	0:5
l**6 the	1o:5 24:5
l**6 to	1t:4 2l:-2
l**7 #1	24:4 2y:4
l**7 #2	0:3 23:10
l**7 ,	1o:2 23:9 2a:8 2p:6
l**7 -	1x:7 24:5 2d:4 2o:9 2q:5
l**7 .	1u:6
l**7 a	1o:8 1q:-4 23:5 29:-3 2a:3 2p:6 2w:5
l**7 am	0:3
l**7 an	23:6
l**7 and	1t:5 2a:4 2d:4 2l:4 2q:3
l**7 as	1v:9 2l:4 2o:10
l**7 asked	2l:-3
l**7 at	24:7 2d:11
l**7 be	2a:4
l**7 but	2l:13
l**7 call	0:4
l**7 calls	24:5
l**7 can	1o:7
l**7 did	1o:7
l**7 do	2a:5
l**7 doesn't	0:2
l**7 don't	0:3 1s:4
l**7 dont	0:6
l**7 ever	2a:3
l**7 for	1s:-2 23:13 2a:2
l**7 get	0:2 1o:-3
l**7 got	0:6
l**7 have	1y:3
l**7 he	24:8
l**7 i	1x:8
l**7 i've	0:2
l**7 im	0:5
l**7 in	1o:9 1y:3 23:5
l**7 it's	0:3
l**7 its	0:5
l**7 just	1x:7 2a:7 2d:6
l**7 kindly	0:5 2a:-3
l**7 let	1x:3
l**7 made	0:2
l**7 make	2a:8
l**7 me	0:4
l**7 my	0:4 2a:4
l**7 never	0:4 2a:4
l**7 no	0:7
l**7 not	1o:9
l**7 now	2w:-2
l**7 of	0:8
l**7 on	1x:4 2l:8
l**7 people	0:3
l**7 put	0:4
l**7 really	0:3
l**7 said	1x:7
l**7 say	0:4
l**7 she	23:7
l**7 should	1o:3
l**7 still	0:2 24:-4
l**7 taught	0:5
l**7 than	2p:4 2u:7 2w:8
l**7 that	2a:5
l**7 the	1r:6 1s:-3 1x:12 2a:6 2r:7
l**7 three	0:7
l**7 to	0:2 2a:3
l**7 want	23:-2
l**7 wants	1x:-3
l**7 was	0:6
l**7 we	0:7
l**7 who	1o:4 2p:2
l**7 will	2l:6
l**7 with	1x:2 2a:2 2u:8
l**7 you	1x:-3
l**7 your	2a:4
l**8 ,	i:5
l**8 a	21:9
l**8 it	0:3
l**8 the	0:4 2o:7
l**9 ,	0:6
l**9 a	0:4 1m:7 1y:3 23:6 2k:5 30:6
l**9 for	24:11
l**9 i	0:5
l**9 in	25:10 2a:4
l**9 my	0:2 25:2
l**9 no	1r:19 2p:6
l**9 of	0:4
l**9 on	m:9 25:8 2q:7
l**9 the	1s:3 1x:4 24:4 2z:7
l**9 to	l:2
l**a #1	25:4
l**a a	1v:4 25:3 2p:-3
l**a be	m:12
l**a do	0:3
l**a for	m:2 23:6 25:2 2q:9
l**a got	m:25
l**a has	m:14
l**a have	m:6
l**a high	m:-2 25:10
l**a my	1n:6 1x:6 25:2 2o:5 2r:6
l**a of	i:9 25:7
l**a on	25:3 2j:6
l**a the	0:3 21:2 24:2 2j:3
l**a to	2l:9 2p:6
l**a was	1x:6
l**a with	0:5 1x:7 24:4
l**b ,	0:10
l**b ^	x:3 1b:2
l**b a	0:6 23:5 2c:6 2j:2 2l:3
l**b at	1k:5 23:-3
l**b the	0:6 1x:6 1y:8 23:-3 24:2 2q:4
l**c ,	s:7
l**c .	0:10
l**c ^	0:2
l**c a	2b:7 2p:8
l**c and	s:6 1y:8 24:6
l**c i	1s:-3
l**c in	1y:6 2w:3
l**c me	0:9
l**c my	23:8
l**c plain	0:7
l**c the	1y:-3 23:-2 2o:14 2p:9 2r:4 2x:8
l**c to	2w:2
l**d #2	1x:8 23:3 2r:7
l**d #3	23:4 24:3 31:11
l**d a	24:8 2q:2 2w:5
l**d and	24:11 2p:11
l**d the	1t:8 2j:10 2o:9
l**f ,	0:2
l**f a	1x:5
l**f blood	23:3 25:4
l**f her	25:2
l**f his	m:3
l**f i	0:3 1x:11
l**f is	25:4
l**f my	0:3 1x:7 24:3 29:-3
l**f the	0:4 1n:7
l**f to	0:12 1o:7
l**g ,	0:3
l**g .	0:3 2w:-3
l**g a	24:3 2k:4 2w:4
l**g for	24:12
l**g of	0:9 24:6 2j:-2
l**g the	2j:6
l**g to	0:12
l**h ,	28:10 2e:5
l**h ^	x:4
l**h a	1r:-3 2d:4 2l:4 2m:4
l**h and	0:11 1n:2
l**h at	0:7 2o:3
l**h eat	3:11 1s:2
l**h for	2q:4
l**h from	p:14 1s:7
l**h in	1o:3 1t:-2 1x:4 1y:3 2d:3 2k:3 2p:6 2q:5
l**h is	0:10
l**h my	0:7
l**h of	23:5
l**h on	0:9 24:5
l**h the	20:2 2c:4 2j:4 2r:5
l**h to	1r:-3 1v:-2 2o:11
l**i ,	2o:9
l**i .	0:6
l**i a	1y:5 23:4 2p:4
l**i at	1x:11 24:5 2o:9
l**i do	24:15
l**i for	0:3 1r:-3 1y:7 2o:3 2w:8
l**i her	0:5 1x:2 24:3
l**i his	0:3 24:2
l**i in	0:4 1y:6 24:8 2d:4 2y:8
l**i my	0:2 2o:4
l**i new	0:7
l**i no	1r:5 2a:10 2d:3
l**i of	0:8 2p:6
l**i on	0:3 25:8
l**i one	0:5 2d:5
l**i our	0:4 2k:8
l**i that	0:9
l**i the	1q:4 27:5 2o:8
l**i three	1x:3 2d:10 2j:12
l**i to	0:8 23:-4 24:2 2p:5 2y:4
l**i two	0:5 1x:5 2d:3 2r:8
l**j .	0:2
l**j a	1v:3 2q:4 30:5
l**j an	2q:6
l**j and	24:3 2a:4 2j:7
l**j any	0:5 1o:2
l**j for	0:4
l**j he	10:2
l**j i	1x:-3
l**j my	1s:-2
l**j of	1o:10 2k:9
l**j the	24:2 2w:4
l**j to	0:3 1x:7 2a:-2
l**j what	0:8
l**j which	0:4
l**k ,	2d:5
l**k .	24:9 2e:6
l**k ^	0:4
l**k a	0:4 23:5 2j:2 2m:9
l**k and	1x:7
l**k aunt	2d:9
l**k is	x:13
l**k me	z:2 24:5 2d:9
l**k my	0:13 1y:10 2d:7
l**k the	1n:10 1x:15 2q:-3
l**l ^	s:2
l**l a	0:3 1o:10 2e:6 2m:5
l**l from	0:15 p:3 1x:8 1y:4
l**l in	0:10 1k:3 1y:5 2o:10 2p:-3 2x:6
l**l of	1k:4 23:10
l**l our	0:7 1x:8 2q:4
l**l the	1x:3 24:4 27:-2 2e:6 2j:4 2w:3
l**l to	1x:4 24:4 2o:6
l**m ,	0:3
l**m to	2a:6 2o:7
l**n -	0:2
l**n a	1t:-4 1x:4 21:-3 2v:11
l**n her	0:4 2r:-3
l**n i	0:4
l**n in	1x:2 1z:-2
l**n my	1x:15
l**n the	2r:5
l**n to	0:8
l**n what	0:5
l**o .	0:4
l**o ^	0:2 w:3
l**o a	2d:8 2k:8
l**o any	0:5
l**o for	0:10
l**o i	0:4 2j:3
l**o i'm	0:2 2o:12
l**o in	1t:10 23:3 2j:16
l**o is	0:11
l**o me	0:6
l**o my	0:6 a:5 2r:6
l**o no	2l:8
l**o of	0:4 23:2
l**o the	0:5 1x:4 24:2 2a:3 2x:7 31:-2
l**p a	1o:5 2l:4 2q:-3
l**p one	0:3
l**p the	1x:5 2o:8
l**q ,	0:4
l**q .	0:3
l**q ^	0:3
l**q the	0:5
l**r .	x:7 1k:7 1t:11 2e:2 2i:7 2s:7
l**r ^	0:2
l**r a	2a:-2 2o:6 2q:4 2v:7 32:3
l**r and	0:14 1v:8
l**r at	c:5 1t:-3 1x:8
l**r brother	g:2
l**r called	0:7 x:6
l**r cousin	x:4
l**r from	v:2 1x:7
l**r in	0:5 v:10 1t:9 2k:8 2o:6 2v:3
l**r is	x:6
l**r my	0:5
l**r of	0:8 i:4 1k:9 2s:6
l**r sister	2g:4
l**r the	1v:2 1x:6 21:7 24:7 25:8
l**r to	1m:8 1u:-3 1x:10 1y:3 23:-2 2p:-2
l**r uncle	x:11 2d:9
l**r was	1x:2
l**r with	0:8 x:4 20:6 2d:9
l**s .	0:4
l**s a	2a:4
l**s and	24:-2 2s:-2
l**s i	0:5
l**s is	0:2
l**s so	0:4
l**t "	2a:-3
l**t ,	0:4
l**t .	24:11
l**t a	1o:-2 1z:2 22:3 2q:2 2t:3
l**t am	1a:10
l**t an	1y:7 1z:8 2m:-2
l**t and	0:2 1k:4
l**t are	0:4
l**t be	0:5 2d:-2
l**t been	1a:5
l**t best	2s:4
l**t do	0:3
l**t for	0:4 1y:5
l**t get	0:13
l**t getting	1x:4
l**t got	1x:7
l**t her	1n:5 1x:5
l**t his	1x:5 2d:4 2o:4
l**t i	0:2
l**t is	1k:-3 1o:5
l**t little	1z:5 2j:5
l**t me	0:5 1z:-2
l**t mi	0:9
l**t my	1v:-3 1x:7 20:2
l**t new	2s:4 2t:4
l**t of	0:4 1k:3 2d:-3
l**t old	0:7 2s:3
l**t on	0:5 25:10 2o:6 2q:7
l**t one	1z:18 2r:9
l**t our	1x:7 2d:7
l**t that	0:4 1o:-4
l**t the	1t:2 2l:2 2y:3
l**t three	1z:6 2m:5 30:-3
l**t to	0:5 1o:7
l**t two	1z:10 2m:4
l**t was	0:5
l**t with	0:7 23:7 24:8
l**t you	0:6
l**u ^	0:4
l**u a	0:6 21:-2
l**u an	23:4 2o:-2
l**u in	1y:5 2a:6
l**u is	y:4 2o:13
l**u the	0:7 20:8 24:3
l**u to	0:6
l**v a	0:4
l**v got	1x:6
l**v i	0:2
l**v the	0:8
l**w ,	10:3
l**w ^	0:4
l**w a	1y:4 2a:-2
l**w an	10:14 2s:7 2x:6
l**w her	0:6 15:2
l**w my	1x:9 24:5 2v:-2
l**w retired	2j:3 2s:3
l**w the	1x:6 23:10
l**x ,	0:7
l**x ^	0:6
l**x a	0:3 24:10 2q:3
l**x my	0:7
l**x the	23:5 24:5 27:5
l**y ^	o:10
l**y a	1y:2 23:3 27:6 2k:4 2w:3
l**y can't	1d:7
l**y i	0:7
l**y my	0:6 1x:2
l**y the	23:8
l**y to	0:2 1y:6 2o:5
l*0 !	0:13
l*0 #1	1x:3 24:9 31:-2
l*0 #2	29:7 2k:3 31:2
l*0 #3	0:2 25:7 29:3
l*0 #4	0:3 2q:9 2r:5
l*0 ,	0:2 1n:4 1w:4 29:5
l*0 -	1l:3 1r:9 1s:2 1t:5 1z:2 2r:5
l*0 .	2d:-3
l*0 ;	0:2
l*0 ^	0:2
l*0 a	1r:3 23:2 29:5 2q:4 2x:7 31:3
l*0 about	24:-2 2a:-3 2y:-2
l*0 account	0:3
l*0 across	0:3
l*0 actually	0:6
l*0 afraid	0:2 21:4
l*0 after	0:3 2l:5 2o:4
l*0 again	1x:-2
l*0 all	1n:8 1o:4 2d:5 2s:-3
l*0 alone	2d:6
l*0 along	20:3 24:3 25:4
l*0 already	0:2
l*0 always	20:-2
l*0 an	1x:11 2p:3 2q:6 2s:2
l*0 and	0:5 22:4 23:-2 2a:3 2c:3 2p:3 31:-2
l*0 answer	2a:3
l*0 answers	r:10
l*0 any	2p:8
l*0 anything	1m:4 1r:3 2w:5
l*0 app	1t:-3 2q:4
l*0 are	24:5
l*0 argue	2l:5
l*0 as	0:2 1y:2 2j:-3 2t:4
l*0 ask	1o:3 2o:7
l*0 asking	2o:-3
l*0 at	0:5 1n:4 1y:2 29:-3 2j:5 2w:2
l*0 august	0:2
l*0 away	1x:7
l*0 baby	0:2 1n:4
l*0 back	1r:7 1t:3 23:5 27:4 2d:3 2t:6 2w:5
l*0 bad	0:3
l*0 bakery	0:5
l*0 be	1o:4 2j:4
l*0 because	30:-2
l*0 bed	24:6 25:8 2y:6
l*0 been	0:2 1x:7
l*0 before	24:6 2y:5
l*0 being	1s:4 21:7 24:5
l*0 believe	0:4
l*0 better	1o:2 29:-2 2p:3 2w:6
l*0 bit	24:7 2q:2
l*0 bloke	1n:3
l*0 book	1k:2 1x:9
l*0 books	0:5 2p:5
l*0 born	0:7 21:-2 24:-3
l*0 boss	24:-3
l*0 both	0:3
l*0 bought	1x:13
l*0 box	2k:-3
l*0 bring	23:6
l*0 broke	1x:9 25:8 2t:3
l*0 brother	0:2 2d:4
l*0 bus	24:9 2w:5
l*0 but	1o:-3 2t:3 2w:-2
l*0 buy	23:4 2p:4
l*0 by	0:3 27:3 2e:2 2o:2
l*0 call	24:8
l*0 called	0:3
l*0 calls	24:6
l*0 came	1x:4 1y:2
l*0 can't	0:9 21:6
l*0 car	30:-2
l*0 care	1v:4 2d:2
l*0 cat	0:3
l*0 catholic	0:3
l*0 cats	30:-3
l*0 charge	0:2 1x:3
l*0 church	24:11 2o:5 2u:10
l*0 class	1t:5
l*0 closed	1x:11
l*0 club	0:2 24:6 27:-2
l*0 coffee	0:3 1k:6
l*0 college	1k:6
l*0 come	0:4
l*0 comes	0:5
l*0 coming	1x:4 25:7 2o:11
l*0 cook	2j:4
l*0 correct	0:5
l*0 could	23:-3
l*0 couple	24:4 2s:3
l*0 course	1t:6
l*0 cousin	0:5
l*0 cut	2o:6
l*0 dad	0:7
l*0 daughter	2d:4 2o:6
l*0 day	1t:-3 1x:7
l*0 days	1y:-2 24:8 2o:6
l*0 degree	0:2
l*0 did	1y:5 24:9 2p:-2
l*0 dinner	0:3
l*0 do	1y:-3 23:4 2o:3
l*0 does	1o:2 24:4
l*0 dog	2m:3
l*0 dogs	0:4 2d:-3
l*0 doing	0:4 1t:5 24:3 2o:6
l*0 don't	0:5 1o:10
l*0 done	0:6 1x:3
l*0 door	23:-3
l*0 down	0:3 1x:6 2o:5 2p:-2
l*0 drink	0:2
l*0 drive	0:10
l*0 driver	0:5
l*0 driving	1s:5 1x:3 1y:2
l*0 dropped	0:5 1x:3
l*0 each	0:5
l*0 eat	24:7
l*0 eight	2x:4
l*0 eleven	1x:3 1y:5 2x:4 31:4
l*0 email	0:5 24:-3
l*0 end	20:-3 2a:3 2o:8
l*0 english	1w:-3
l*0 enough	2l:8
l*0 every	24:5 29:4 2a:3
l*0 everyone	2a:-3
l*0 everything	0:8 1s:-3 2z:3
l*0 explain	2a:7
l*0 father	1x:-6 2j:-3
l*0 feet	1x:6
l*0 find	0:2 1x:-2 25:5
l*0 finish	0:3 1t:5 23:5
l*0 finished	0:6
l*0 first	1n:4 1t:9 1x:8 24:4 2a:5
l*0 five	23:-4
l*0 fix	2p:4 2w:-3
l*0 flat	24:-2 2d:4
l*0 food	0:9
l*0 for	1o:6 20:-3 2f:-2 2j:3 2o:5 2r:4 2y:-3
l*0 forty	1l:2 29:9 2j:4 2x:2
l*0 found	0:5 1x:3
l*0 four	1y:2 2d:6 2r:-2 2s:9 2x:3
l*0 friday	0:4 2b:-3
l*0 friend	0:2 2a:4
l*0 friends	1k:4 2s:5
l*0 from	1l:-3 1n:-3 1q:4 20:6 2k:7 2t:3 31:-2
l*0 full	1x:2 2j:7 2k:5 2p:2
l*0 games	1s:3 2o:4 2p:-3
l*0 get	24:5 2b:2
l*0 girl	1t:2 2t:5
l*0 girlfriend	0:4
l*0 give	1x:-2
l*0 given	0:4 1x:2 2o:-3
l*0 glass	24:7
l*0 go	2o:4
l*0 going	1x:3 23:9 2o:5 2x:8
l*0 gone	1x:11 25:3
l*0 good	1o:3 2w:3
l*0 got	1x:9 20:-2 25:3
l*0 guy	2a:4 2s:3
l*0 had	1x:4 25:8
l*0 hair	0:9 2p:5
l*0 half	2d:4 2j:5 2k:6 2x:3
l*0 hand	1x:4 20:6
l*0 hands	0:6
l*0 has	0:6 27:-2 30:-3
l*0 have	1x:3 2d:-2 2p:2
l*0 having	2o:2
l*0 he's	2q:-3
l*0 head	1x:2 2j:4
l*0 hear	0:2 2w:-2
l*0 help	24:5
l*0 her	0:2 1x:2 23:4 2d:4
l*0 here	2s:-3
l*0 him	0:4
l*0 his	24:3 2d:7 2k:6 2o:3 2r:5
l*0 history	1k:5 23:-3 2j:3
l*0 hold	0:4
l*0 home	1x:6 24:5 2e:4 2o:3 2s:-3
l*0 house	2p:-2
l*0 hundred	2p:4 2r:4 31:6
l*0 husband	1x:2 1z:3 24:3 2d:-2
l*0 i	0:2 1n:2 2x:5
l*0 i'm	1x:6
l*0 i've	1y:4
l*0 in	1n:-3 1t:3 21:6 2l:10 2w:3
l*0 instead	24:2
l*0 into	0:4 2o:5 2r:6 2u:3
l*0 is	0:2 1s:-3 29:-3
l*0 it	27:4 2a:4 2d:-2 2o:9 2p:4 2w:-3
l*0 it's	1o:6
l*0 its	0:7 1o:5
l*0 january	0:4
l*0 job	1o:4 1v:2 1x:2 2j:3 2o:5
l*0 joined	1x:7 1y:-3
l*0 june	0:5
l*0 just	0:6
l*0 keep	24:-3 2j:5
l*0 kept	2j:8
l*0 kid	1x:3
l*0 kids	23:3 2j:5
l*0 kitchen	23:4
l*0 knees	25:4 2l:8
l*0 know	0:2
l*0 lad	0:2
l*0 lady	1k:-3 1x:6
l*0 last	1x:7 29:-3 2o:10
l*0 law	1x:10
l*0 leave	1x:5
l*0 leaving	1x:9 2o:6
l*0 left	0:2 1x:3 1y:6
l*0 let	2l:4 2o:7
l*0 letter	2p:3
l*0 life	2r:4
l*0 like	1n:5 2c:2
l*0 line	24:4 2q:-2
l*0 lines	24:2
l*0 list	2k:-3 2o:4
l*0 live	2d:6 2l:5
l*0 lived	0:2
l*0 lives	2d:5
l*0 living	2d:3 2o:-2
l*0 long	1n:5 1t:-3 24:2
l*0 longer	u:4 1y:6
l*0 looking	2j:5
l*0 lost	1n:7
l*0 love	1x:7
l*0 mad	0:3 2y:5
l*0 made	2l:-3 2r:5
l*0 makes	0:3
l*0 man	1x:4 1y:-3
l*0 may	2t:2
l*0 me	0:2 1n:-2 1y:4 23:3
l*0 mean	1t:-3 2l:9
l*0 message	0:2
l*0 met	0:6
l*0 minutes	24:4
l*0 mom	0:4 24:-2 2d:7
l*0 month	2q:-3
l*0 more	0:10 23:-2 2k:3
l*0 morning	0:3 23:-3 2c:7 2p:5
l*0 mother	1z:-3 2s:4
l*0 moved	0:2
l*0 moving	1n:-3 1x:10 23:8 2b:-3
l*0 much	2q:-3
l*0 mum	0:2
l*0 music	0:4 1o:4 2w:-3
l*0 must	2o:6
l*0 my	0:3 23:3 27:4 2d:3 2n:-2 2o:4 2q:2
l*0 name	2r:5 2s:3
l*0 names	1z:-3
l*0 near	0:5
l*0 needs	0:5
l*0 neighbour	0:4
l*0 nephew	0:6
l*0 never	2l:4
l*0 new	24:4 2o:5 2s:8 2x:6
l*0 next	0:2 23:7
l*0 night	2o:11
l*0 nights	24:8 2p:3
l*0 nine	2x:9
l*0 nineteen	0:2 1x:5 2x:2
l*0 no	0:2 23:5 2b:-3
l*0 none	0:3
l*0 normal	2a:7
l*0 not	0:4 1o:8 2a:3 2l:7 2r:7
l*0 note	0:4
l*0 nothing	1r:5
l*0 notice	1x:14
l*0 now	0:3 2q:-2
l*0 number	0:2
l*0 nurse	24:-3 2t:-2
l*0 nursing	1v:7 23:-4 2d:8
l*0 of	1y:3 20:-4 2k:3 2m:3 2q:2 2y:4
l*0 off	0:5 21:-2 27:3 2a:-2
l*0 office	2o:3 2p:7
l*0 ok	0:3
l*0 old	2c:10 2t:-3
l*0 on	0:4 1n:4 1s:3 1w:2 21:8 2d:4 2z:2
l*0 once	20:6
l*0 one	2k:5 2l:4 2m:3 2p:7 2s:4 2x:5 2y:3
l*0 only	1o:6
l*0 open	1x:6 2a:2 2o:9
l*0 or	1x:-3 29:-3
l*0 other	0:6
l*0 our	2j:7 2o:9
l*0 out	0:6 25:2 2d:3 2q:3 2r:3
l*0 over	1r:-3 24:2 2j:5 2o:6 2w:-2
l*0 own	0:3 2o:3
l*0 packed	0:10
l*0 paper	0:7
l*0 parents	1y:-2 2j:-3 2o:-2
l*0 parrot	1x:-2
l*0 part	1x:4 23:3 2j:2
l*0 passed	23:-3
l*0 pay	1o:4 24:5
l*0 people	1o:2 1y:-2 2p:3 2s:2
l*0 person	2l:6 2p:4
l*0 phone	0:4 2p:5
l*0 pick	24:2
l*0 picked	0:5
l*0 place	1v:4 2p:2
l*0 play	0:4 2o:5
l*0 plays	0:8 2w:6
l*0 please	0:3
l*0 pressure	23:3
l*0 priya	2c:3
l*0 proud	0:4
l*0 put	25:6 2k:-3 2o:2 30:-2
l*0 question	0:6
l*0 questions	0:3
l*0 quit	1x:8
l*0 rain	2c:4
l*0 raised	2l:6
l*0 rather	1x:-3 24:5 2p:9
l*0 read	1s:4 23:8
l*0 reading	0:8 2z:3
l*0 real	0:5
l*0 really	0:2
l*0 recipe	1r:-2
l*0 recommend	0:3
l*0 record	2o:7 2r:-4
l*0 redo	2w:-3
l*0 rent	24:6 2d:3
l*0 retired	0:2
l*0 ring	2r:6
l*0 road	23:-2 2r:6
l*0 roommate	0:7
l*0 round	1n:10 24:4
l*0 run	1x:4 1y:8 24:3 2c:-3
l*0 runs	0:3 29:-3 2j:6
l*0 s	0:2 25:-3 2r:3
l*0 said	2a:-2 2j:-3
l*0 same	1v:9
l*0 saturday	24:8 2o:3
l*0 say	2p:-2
l*0 scared	0:3
l*0 school	0:5
l*0 second	1t:9 1x:5 2r:4
l*0 see	2o:6
l*0 sell	2o:9
l*0 set	2q:2
l*0 seven	1y:5 24:-2 2x:4
l*0 she	22:6
l*0 shift	0:2 23:-3 2o:3 2p:2
l*0 short	1n:5 1t:4
l*0 should	1o:2
l*0 side	27:4
l*0 signed	0:3
l*0 since	2l:-3 2p:-2
l*0 sister	0:2 1x:12
l*0 sit	0:3 1t:3 2c:-3
l*0 six	26:9 2o:5 2r:3 2s:5 31:-3
l*0 size	25:5
l*0 sleeps	24:5 2j:-3 2y:5
l*0 smell	1s:4 2q:-3
l*0 smoking	0:2
l*0 so	1y:-3 2a:3 2b:-3 2q:-2 31:-3
l*0 sold	1x:10 2w:-3
l*0 someone	2t:9
l*0 something	25:5
l*0 son	2d:5
l*0 sort	2j:-3 2l:6
l*0 soup	24:6
l*0 split	1x:9 2t:5
l*0 stand	0:3
l*0 start	0:2 25:7 2q:7
l*0 started	0:2
l*0 stay	24:11
l*0 staying	2d:9
l*0 still	0:2 24:7
l*0 stop	2o:6
l*0 stopped	0:3
l*0 stuck	1x:2 2l:5
l*0 sugar	1r:9 24:2 2p:-2
l*0 sunday	0:9 2q:-2
l*0 swim	0:5 1k:5
l*0 switched	0:3
l*0 take	2b:-2
l*0 taken	0:3 27:-2
l*0 takes	24:5
l*0 taking	1t:6 2o:4
l*0 talk	1x:-2 2o:6
l*0 tea	0:2
l*0 teach	23:-3
l*0 teacher	2a:-2
l*0 team	24:4
l*0 teeth	1x:8
l*0 tell	2w:6
l*0 ten	0:3
l*0 terrified	21:5
l*0 text	2p:5 2w:5
l*0 th	1p:3
l*0 than	23:-3
l*0 that	2a:-4 2k:-3 2z:-2
l*0 that's	20:-3
l*0 the	1v:2 1y:7 1z:8 2k:5 2o:3 2x:4 2y:3
l*0 there	2o:-3
l*0 they	1x:2
l*0 thing	0:2 21:5
l*0 things	2p:2
l*0 thirty	1x:4 29:3 2j:3 2x:5
l*0 this	1x:4
l*0 three	1t:-2 24:3 25:3 27:4 2s:9 2x:6
l*0 thursday	1x:7
l*0 till	1n:4 1x:-3 24:9
l*0 to	1o:3 1t:-2 1x:4 1y:3 20:4 24:5 2a:4 2r:-4 2u:3
l*0 today	2r:-3
l*0 took	1x:5 27:6 2d:2
l*0 town	2a:-3
l*0 train	24:10 2k:7
l*0 truck	1o:4 2o:2 2r:6
l*0 tuesday	24:10
l*0 turn	0:3
l*0 turned	2k:6
l*0 turns	24:5
l*0 twins	1x:-3 24:-3 2o:-2
l*0 two	1l:7 29:4 2x:6
l*0 u	23:6 2v:10
l*0 under	1n:-3 1x:3 23:3 24:4 25:4
l*0 until	23:6 24:6 2q:-2
l*0 up	1t:-3 2l:2 2p:5 2r:3
l*0 us	2d:3 2s:4
l*0 van	1x:7 24:3 2o:6
l*0 vet	23:6
l*0 w	2t:2
l*0 walk	21:8 23:8 24:6 27:7 2o:3
l*0 want	1z:-2
l*0 wants	0:8 24:-3
l*0 was	0:4 1y:4 2x:6
l*0 water	1n:-3 1r:-3 1x:8
l*0 way	0:2 24:7
l*0 we're	0:10
l*0 wear	0:5
l*0 wedding	1x:7 1y:2 2d:-3 2p:3
l*0 week	2d:3 2o:4
l*0 weeks	1l:5 24:6
l*0 well	2t:7 2w:7
l*0 went	0:4
l*0 were	0:5
l*0 what	1k:-3 1o:-3 1s:-3 2a:-2
l*0 when	1o:4
l*0 which	20:3
l*0 wife	1z:7
l*0 winter	2o:6
l*0 with	0:2 2b:-2 2j:4 2p:5 2s:-3 2z:5
l*0 woman	2p:-2
l*0 won	2r:5
l*0 words	2a:4
l*0 work	1y:4 23:3 24:3 2o:-3
l*0 worked	1y:12
l*0 working	1o:4 1y:4 24:7
l*0 works	24:3 2j:9
l*0 wrist	29:-3
l*0 write	1o:-3 24:4 2p:5 2w:7
l*0 year	1y:8
l*0 years	2q:2 2r:-3 2t:4
l*0 you	1o:2
l*1 a	2o:5
l*1 in	0:7 1t:-3 2a:6
l*1 of	0:2 2p:5 2s:4
l*1 the	0:8 24:10 2r:6
l*1 to	0:9
l*1 with	2o:4
l*10 a	1y:5 2j:9
l*10 the	1x:3 24:11 2j:7
l*11 ^	e:7
l*11 a	1x:6 1y:2 1z:5 23:3 2r:8 2w:3
l*11 the	0:7 21:7 2o:-4
l*12 a	0:4 2c:-3 2q:5
l*12 the	0:7 1x:4 24:8
l*14 #1	0:2 26:8 31:4
l*14 #2	2r:7 31:8
l*14 #3	26:13 31:9
l*15 ^	0:2
l*15 a	0:4 1o:5 2q:8 2s:5
l*15 and	0:3 1x:-5
l*15 for	2j:9 2z:-3
l*15 i	0:5
l*15 my	1x:10
l*15 the	0:8 20:6
l*15 to	0:3
l*15 we	0:7
l*15 you	0:6
l*16 a	1t:5 1w:8 24:16
l*16 i	23:6
l*16 to	2o:-2
l*17 ,	0:3
l*17 a	1t:6 1x:-5 2q:-4
l*17 is	0:11
l*17 the	0:5 25:8
l*17 what	0:2
l*18 a	0:4 2d:5 2o:5 2w:-2
l*18 the	0:5 1x:10
l*19 a	24:8 2q:6
l*19 the	1x:7 29:6 2p:-3
l*1a a	1x:6
l*1b the	0:6 24:9
l*1c ^	0:4
l*1e a	0:6
l*1e the	1x:12 1y:7 27:4 2j:9 2o:4
l*1f a	2p:5 2w:12
l*1f the	0:5
l*1g a	0:2
l*1g the	1v:10 2f:-2 2p:5
l*1h a	0:9
l*1h the	0:4 1x:3 2r:2
l*1i -	1k:3 1v:5 29:3
l*1i a	2z:10
l*1i the	1u:-2 2y:6
l*1j ,	0:2
l*1j .	0:2
l*1j a	2a:6 2p:6 2q:-2
l*1j i	2a:3 2o:-3
l*1j me	1o:-3 2a:11
l*1j the	2j:4 2z:4
l*1k a	0:3 1g:2
l*1k at	0:8
l*1k on	0:4
l*1k the	0:2 1s:8
l*1m a	0:9 1x:6
l*1m the	0:8 2o:3 2p:-3
l*1n a	2o:7
l*1n and	0:4
l*1n i	2r:-3
l*1n the	1o:5 24:5
l*1n to	1t:4
l*1q ,	1o:2 2a:4 2p:6
l*1q .	0:5
l*1q ^	0:2
l*1q a	1o:10
l*1q and	0:3 1t:-3 2a:5 2q:3
l*1q do	2a:7
l*1q don't	0:4 1s:4
l*1q have	0:2 1y:3
l*1q i	1x:3 23:-2
l*1q i'm	0:3
l*1q it	2r:-2
l*1q it's	0:5
l*1q so	0:4
l*1q that	2a:6
l*1q the	2a:10
l*1q to	0:3 23:4
l*1q who	1o:4
l*1q will	2l:6
l*1q you	1x:-3
l*1r ,	0:3
l*1r .	1u:8
l*1r ^	0:6
l*1r a	0:2 2a:6 2p:7
l*1r is	0:5
l*1r the	1r:6 1s:-3 1x:9
l*1r to	0:5 2a:6
l*1s .	0:3
l*1s ^	0:2
l*1t #1	24:4 2y:4
l*1t ,	0:3 23:10
l*1t .	0:4
l*1t ^	0:3
l*1t a	0:8
l*1t and	0:5 2d:5
l*1t ask	0:3
l*1t asked	2l:-3
l*1t at	24:7 2d:11
l*1t call	0:4
l*1t calls	24:5
l*1t can	1o:7
l*1t do	0:4
l*1t doesn't	0:4
l*1t don't	2a:-5
l*1t for	1s:-2 23:6 2a:3
l*1t got	0:6
l*1t i	0:4
l*1t i'm	0:11
l*1t is	0:4
l*1t it	0:2
l*1t just	2d:6
l*1t let	1x:3
l*1t made	0:2
l*1t make	2a:8
l*1t not	0:4
l*1t on	1x:5 2l:8
l*1t put	0:2
l*1t said	1x:7
l*1t she	23:8
l*1t taught	0:5
l*1t than	24:-2 2u:7 2w:8
l*1t the	1x:2
l*1t to	1o:2 2a:2
l*1t want	23:-2
l*1t wants	1x:-3
l*1t who	0:2 1y:-3 2p:2
l*1t with	1x:2 2a:2
l*1u a	23:7
l*1v ,	0:2
l*1x ,	2a:10
l*1z a	29:-3 2w:5
l*1z be	0:7
l*2 ,	0:9
l*2 ^	0:3
l*2 a	1o:3 24:2 2p:2 2w:9
l*2 and	0:3 24:6
l*2 been	0:5
l*2 every	24:13
l*2 have	24:-5
l*2 i	0:4 1x:4 2a:-3
l*2 on	1x:7 2o:6
l*2 she	0:3 2o:4
l*2 since	1x:9 2x:3
l*2 the	24:5 2o:7 2z:7
l*2 they	1x:8
l*2 to	0:3
l*2 was	0:10
l*2 you	0:3
l*21 the	0:3 2r:-2
l*23 the	2o:7
l*24 a	0:3
l*2a a	1m:8 1y:5 23:6
l*2a my	25:4
l*2a the	0:5 1x:5 24:9 2r:4
l*2b the	1s:5 1x:-2 2c:4 2q:-3 2z:10
l*2c the	0:7 24:6
l*2d a	0:4 2j:10 2k:7 30:7
l*2h a	1q:3 1x:2 2l:5 2w:3
l*2h my	0:3 1n:6
l*2h on	8:7 25:3
l*2h the	0:7 1x:5 21:2 2j:6
l*2i a	0:4 1v:5 2j:4
l*2i the	0:2 1v:2 24:4 25:3
l*2i to	0:4 2p:6
l*2k #1	25:5
l*2k ,	0:4
l*2k a	0:8 25:6
l*2k has	m:5
l*2k have	m:13
l*2k my	m:15 1x:2 25:11 2o:8
l*2k the	1o:-3 24:4
l*2k was	1x:6
l*2l a	0:3 2j:10 2l:5
l*2l the	2o:4 2q:4
l*2m a	23:6 2c:7
l*2m the	0:4 1k:-5 1x:6 1y:3 23:-3 24:7
l*2n the	0:16 1x:6 1y:7
l*2p a	0:5 2b:7
l*2p in	0:4 2w:4
l*2p plain	0:7
l*2p the	0:5 1y:-5 23:-2 2r:5
l*2q the	1t:2 2o:9 2x:8
l*2r ^	0:3
l*2r a	2p:9
l*2r i	1s:-3
l*2r the	2o:11 2p:9
l*2r to	2w:2
l*2t #2	1x:8 23:3 2r:8
l*2t #3	23:4 24:3 31:11
l*2t a	0:9
l*2y ^	x:3
l*3 #2	1s:4 2r:9
l*3 .	0:4
l*3 a	1x:7 1z:10 23:9 2t:8 2w:11 30:4
l*3 and	0:9 2r:-2
l*3 every	0:3
l*3 is	0:3
l*3 she	15:5
l*3 ten	0:4
l*3 the	1k:3 1p:4 1t:3 24:6 2o:4
l*3 to	1x:4
l*3 we	1x:3
l*3 who	0:10
l*3 you	0:3
l*31 a	1x:6
l*31 her	25:2
l*31 his	m:3
l*31 is	25:4
l*31 my	0:3 1x:7 24:3 29:-3
l*31 the	m:5 1n:7
l*33 blood	23:3 25:4
l*33 the	0:2
l*37 a	24:3 2k:4 2w:4
l*37 of	0:3 24:6 2j:-2
l*37 the	2j:7
l*38 .	0:2 2w:-3
l*39 the	1x:4 2j:5 2o:3
l*3a in	v:16 1x:9 2a:-3 2q:5
l*3d in	v:8 1x:4
l*3d the	2o:2 2r:9
l*3d to	0:8 v:6
l*3e a	0:6 25:-3 2o:5 2p:5
l*3e the	1s:4 1x:10 21:6 2c:2 2e:5 2p:2
l*3f the	20:5
l*3g the	0:17
l*3h ,	0:10
l*3h a	2d:8
l*3h in	2d:9 2p:8
l*3h the	0:5 1y:6 2c:3 2o:9 2q:-2
l*3i a	2l:6 2m:7 30:4
l*3j a	0:6 10:3 1r:-3 2j:-6
l*3j to	3:3
l*3k a	1y:3 23:5 2d:4 2p:4
l*3k the	1x:12 27:5 2d:4 2o:10
l*3l a	0:3 1x:4
l*3l the	1q:5 1s:5 27:6
l*3m ,	0:5 15:5
l*3m a	0:4 1k:4 1y:3
l*3m at	0:5 1x:2 24:5 2o:6
l*3m for	0:4 1r:-3 2o:5
l*3m my	0:3
l*3m on	0:3
l*3m the	2j:8 2z:-3
l*3n a	1o:-3 2p:2 2w:7
l*3n in	24:11 2d:11 2y:8
l*3n my	0:2 2d:3 2o:7
l*3n one	0:3 2d:5
l*3n our	0:5
l*3n the	1x:4 2o:4 2q:4
l*3n to	0:5 2y:4
l*3n two	2d:6
l*3o a	0:2 1y:5
l*3q a	0:10 23:3
l*3r ,	0:3
l*3r a	30:7
l*3r i	0:2 1x:-3
l*3r to	2a:-2
l*3s the	2p:4
l*3u a	2q:6
l*3u an	2q:6
l*3u my	7:9 1q:5 1s:-2
l*3u the	7:2
l*3w a	2p:4 2q:4
l*3w my	0:8
l*3w the	0:5 1x:7 24:3 2w:8
l*4 a	24:5 27:10 2j:3 2p:-4
l*4 i	0:12
l*4 the	1o:10 1z:-3 24:9 2d:-3
l*41 ^	0:4
l*43 ,	0:3
l*44 ^	0:2
l*44 a	23:5
l*45 ,	0:9 2d:5
l*45 ^	0:3
l*45 and	0:5 1x:8
l*46 in	v:6 1x:-2 1y:9
l*47 in	1x:5 2x:8
l*47 the	1x:10 24:10 2o:3
l*47 to	0:3 24:5
l*49 a	1o:10 2e:6 2m:10 2o:3
l*49 in	1k:7 1y:5 2d:-2
l*49 the	0:7 27:-3 2e:7 2j:5 2w:5 30:-3
l*4b in	2o:6
l*4c in	2o:5
l*4f to	0:2 2o:7
l*4h ,	0:2
l*4h and	0:7
l*4i i	0:2
l*4k a	1t:-4 21:-3 2o:-4
l*4k the	0:8
l*4l a	0:5 2v:11
l*4l in	0:4 1z:-2
l*4l the	2r:8
l*4m a	1x:4
l*4m the	0:2 1x:3
l*4o ,	0:8
l*4o the	1x:13 2o:5
l*4q ,	0:4
l*4q a	1x:4 23:3 2d:8
l*4q i	0:3 2j:4
l*4q the	24:2 2x:7 31:-2
l*4q to	0:3
l*4v a	0:6 1t:2
l*4v the	0:6 24:-2 2a:5
l*4x a	2l:4 2q:-3
l*4x the	1x:5 2o:9
l*4y a	1o:5
l*4y the	0:3
l*5 ,	2:16 2q:6
l*5 -	1l:7 26:5 31:6
l*5 .	0:8
l*5 ^	1e:4
l*5 a	0:4 1k:10 1l:11 1x:5 2o:4 2r:4 31:2
l*5 about	0:7 24:-2 2k:8 2l:6
l*5 after	1e:3 1n:-3 1r:8 1x:8 24:3
l*5 and	27:-2 29:6 2k:4 2r:4 31:2
l*5 at	2:2 1t:4 1x:2 1y:4 23:5 24:15 2p:7
l*5 been	1e:25
l*5 by	0:5 23:3 24:8 2y:7
l*5 for	0:5 1y:5 2p:-3 2x:9
l*5 got	18:2
l*5 has	0:8
l*5 i'm	23:5
l*5 in	0:9 1v:4 2r:11 2w:9
l*5 is	2:32 2d:-3 2t:6
l*5 me	0:14
l*5 my	2:5 1x:8
l*5 of	0:4 2:2 2d:8
l*5 the	0:2 27:6 2o:9 2r:8
l*5 two	2k:3 31:9
l*5 under	23:4 2a:4
l*5 with	0:4 1x:6 1y:-3 2d:11
l*52 ,	0:4
l*52 .	0:3
l*52 ^	0:3
l*53 the	0:3
l*54 ,	x:5
l*54 ^	0:6
l*54 a	0:4 32:5
l*54 the	0:7 1x:8 2q:7
l*54 was	1x:2
l*55 the	1v:8 1x:6 24:6 2o:8
l*57 ^	0:2
l*59 ^	0:2 x:6
l*5i ,	0:11 x:2 2d:4
l*5i ^	0:3
l*5i sister	2g:4
l*5j ,	0:4 x:3
l*5j ^	0:2
l*5k ^	x:2
l*5l the	1k:-5 21:8
l*5n a	0:3
l*5p and	2s:-2
l*5p i	0:5
l*5s the	0:5 2l:8
l*5t is	0:6
l*5u a	2q:5
l*5u and	0:6
l*5u is	1k:-3
l*5u my	1x:5
l*5w a	0:5 1x:7 2j:6 2m:5
l*5w do	0:4
l*5w the	1x:3 24:6 2d:6 2y:4
l*5w to	1o:7
l*5w two	2d:2 2m:12
l*5x ^	0:2
l*5x a	1o:-3 1z:5 2l:-5 2s:2 2t:3
l*5x and	0:9 1x:5 2d:8
l*5x been	1a:11
l*5x best	2s:4
l*5x getting	1x:5 2t:2
l*5x got	1x:7
l*5x her	1n:5 1x:2
l*5x his	1x:6 2d:5 2o:5
l*5x little	0:5
l*5x me	0:2 1z:-2
l*5x my	1v:-3 20:2 24:2 2d:3 2j:-3 2k:2
l*5x new	2t:4
l*5x old	2s:3
l*5x one	1z:14 2d:-2
l*5x our	0:7
l*5x the	0:5 1t:3
l*5x three	1z:14
l*5x two	1x:-2 1z:16
l*5y .	0:3
l*5y a	0:2
l*5z ^	0:4
l*5z a	22:4
l*5z an	1y:9
l*5z her	0:3 1x:8 2d:3
l*5z is	1o:5
l*5z my	0:4 1o:6 2a:3 2o:2
l*5z the	0:7 1x:3 2j:9 2x:3
l*6 a	2q:11
l*6 the	0:5 2j:12
l*62 in	v:24 1y:5
l*65 a	21:-2
l*65 an	23:4 2o:-2
l*65 in	2a:6
l*65 is	y:6
l*65 the	24:3
l*6e got	1x:6
l*6e is	1a:9
l*6f a	0:7
l*6g a	0:8
l*6g the	1h:2 23:11
l*6h a	0:5 2a:-3
l*6h the	0:10
l*6j a	0:4
l*6k a	1y:4 2l:6
l*6k my	24:5 2v:-2
l*6k retired	2j:8 2s:3
l*6k the	1x:9
l*6l a	2o:-3
l*6l the	23:9
l*6o a	0:6 2q:5
l*6o the	0:7 2l:-3
l*6p ,	0:8
l*6q a	1f:10 24:5
l*6u a	0:11 1x:4 23:5
l*6u the	23:6 2r:6 30:4
l*6u to	o:4 23:5 2o:5
l*6v a	0:6 1x:3 2o:4
l*6x a	1y:3 27:7 2j:2 2k:7 2w:4
l*6x my	1x:2
l*6x the	0:8 1k:6 23:6 2o:-2 2r:-3
l*7 ^	0:3
l*7 he	1y:-2 2s:-3
l*7 that	1n:-3 2l:7 2q:3
l*7 who	0:2
l*72 a	0:3 1o:5 2d:-2
l*72 my	1x:7
l*72 the	0:9 2o:4
l*73 ^	0:4
l*74 a	0:10 2k:5 2q:-2
l*74 the	o:6 23:7
l*75 a	0:2 1n:10 1y:8 2x:8
l*76 ^	0:3
l*76 a	1x:9 2p:9
l*76 is	0:3
l*76 my	1n:6
l*76 the	1y:2 2t:7
l*77 ^	0:4
l*77 a	23:10 2d:5 2z:8 30:6
l*77 in	v:6 2o:9
l*77 my	13:2 1g:2
l*77 on	1g:3 24:7
l*77 the	1h:6 1x:3 1y:-3 23:10
l*78 ,	0:3
l*78 .	1t:-3
l*78 ^	0:5
l*78 a	1x:12 2d:5 2j:6 2o:-4
l*78 my	0:14
l*78 the	l:7 24:7 2q:-3
l*79 in	0:9 v:5 1y:5 25:-3 2q:3
l*79 to	0:2 v:2
l*7a at	1c:9 2v:8
l*7a in	0:6 v:3 1y:6 2j:4 2o:14
l*7b at	1c:4 2o:3
l*7b from	p:4
l*7b in	v:14 1s:3 2d:6 2o:4 2s:7
l*7b to	v:10
l*7e from	0:6 24:-2 2o:7
l*7e in	v:4 1x:3 1y:4
l*7e to	0:2 23:4
l*7i a	30:7
l*7k a	1o:2 2a:-2 2k:9
l*7k i	0:7
l*7k the	21:3 24:5 2c:6
l*7m a	1x:7 25:2 2q:11 2w:7
l*7m my	o:3 1x:2 24:11 2k:2
l*7m of	i:9 2k:6
l*7m the	0:9 1x:4 20:3
l*7o from	v:13
l*7o in	0:5 v:7 2p:-2 2q:3
l*7o new	0:3
l*7o to	v:12 2o:5
l*7p a	1x:2
l*7q the	0:6
l*7u #2	24:4
l*7u the	2c:8
l*7v ,	0:5
l*7v of	0:6
l*7v the	0:2 21:7 24:4
l*7w a	0:6 24:5 2o:2 2p:7
l*7w the	0:2 1x:3 27:9
l*7y my	0:6 25:6
l*8 "	2a:8
l*8 #1	0:4
l*8 #2	0:7
l*8 ,	2b:-3 2l:3
l*8 -	0:6 1s:8 27:7
l*8 .	2j:-3 2k:-3
l*8 ^	0:2
l*8 a	1o:2 1x:5 24:5 29:2 2d:2 2t:4
l*8 about	2a:5
l*8 all	1o:7 1x:-3 2k:7
l*8 am	0:2 2y:7
l*8 and	0:3 2c:-2
l*8 are	1n:9 1x:9 25:14 2o:5
l*8 as	0:2 1o:5
l*8 ask	0:3
l*8 at	1x:6 21:6 2d:6 2l:12 2w:9
l*8 be	0:2 1x:6 29:-2
l*8 been	0:6 2q:-2
l*8 before	1o:9 24:2 2a:3
l*8 best	1x:9 2l:-3 2o:6
l*8 broke	29:-3
l*8 but	0:3 2l:8
l*8 by	1w:4 24:6 2d:17 2o:4
l*8 call	0:2 2p:7
l*8 can	2w:3
l*8 can't	0:7 25:8
l*8 changed	1x:8
l*8 did	1x:14
l*8 do	2o:9
l*8 doctor	0:2
l*8 does	2j:7
l*8 don't	0:4
l*8 explain	2a:5
l*8 finally	e:8
l*8 first	2r:11
l*8 for	1o:2 1t:5 1x:4 25:4
l*8 friend	0:5 2a:-3 2d:-3
l*8 from	0:7 1x:-3
l*8 get	1o:4 1x:6 23:7 2o:4
l*8 good	2l:11
l*8 got	0:7
l*8 had	1x:3 25:3
l*8 has	0:3
l*8 have	0:5 1x:-2 1y:-3 23:8 2p:-3
l*8 he's	0:4
l*8 her	0:5 2l:6
l*8 him	0:2 1x:7 2o:-3
l*8 his	2l:6
l*8 how	2a:-3 2w:-3
l*8 i	1y:-2 21:-2 2d:-3 2l:4
l*8 i'd	23:5
l*8 i'm	2o:7 2w:2
l*8 i've	0:5 1x:-3
l*8 if	29:-3
l*8 im	0:2 2o:-2
l*8 in	1r:4 24:5 25:6 2d:5 2r:8
l*8 into	0:4 1t:-3
l*8 is	2n:-3
l*8 it	2l:-3
l*8 it's	0:4 2d:5
l*8 just	1o:7
l*8 keep	2a:9
l*8 know	23:-2 2l:7
l*8 let	1x:8
l*8 like	0:5
l*8 little	1z:2
l*8 long	0:2
l*8 lost	1x:6
l*8 love	0:4 2l:5
l*8 man	2o:4
l*8 me	1x:11 2a:8
l*8 morning	2y:8
l*8 my	24:6 2l:6
l*8 never	0:2 2a:-2 2l:6 2o:8 2q:6
l*8 new	0:3 2o:-3
l*8 no	2l:11 2p:-3
l*8 not	0:7 1n:-3 2o:-2
l*8 of	0:2 1s:8 1t:4 1x:4 23:6 2k:-3
l*8 off	0:7 1x:5
l*8 old	0:3
l*8 on	0:3 1s:-3 1y:4 2d:4 2o:3 2r:4
l*8 one	1x:10 1y:10 2s:5
l*8 only	24:6
l*8 or	2p:10
l*8 out	0:3 24:2
l*8 put	1x:14
l*8 really	2l:8 2q:8
l*8 same	0:3
l*8 says	0:2 1x:-3
l*8 send	0:2 24:2
l*8 she	0:2
l*8 so	1k:-3 2a:2 2w:6
l*8 son	0:9
l*8 sound	0:3
l*8 still	0:3
l*8 take	23:8 2l:9
l*8 than	0:2 2l:9
l*8 that	1o:9 2d:-3
l*8 the	1x:6 2c:6 2d:2
l*8 them	0:2
l*8 there	24:13
l*8 they	0:2
l*8 this	0:2
l*8 three	1r:9 1z:9
l*8 to	0:3 1n:5 1s:3 2a:4
l*8 too	24:5 2l:6
l*8 two	1z:4 2s:7 2x:9
l*8 u	0:2 2l:-3
l*8 up	0:6 2q:9 2s:-3
l*8 us	0:10
l*8 vet	0:3
l*8 w	2o:7
l*8 was	0:9
l*8 we	1x:4 1y:-3 2q:-3
l*8 we're	2o:4
l*8 were	0:6
l*8 what	1o:7 2j:-3
l*8 when	1x:-2 25:-3
l*8 where	1x:-3 2o:6
l*8 who	2t:-2
l*8 with	1n:2 23:7 2d:7 2l:8
l*8 work	0:2 24:-3
l*8 would	2a:-3
l*8 write	23:-3 2a:8 2o:-3
l*8 you	1o:3 1y:-3 25:-2
l*80 a	2m:6
l*80 my	0:4 4:4 21:7
l*81 a	2c:5
l*82 a	0:4 2p:-2 2z:7
l*82 my	0:6 24:9
l*82 the	0:2
l*83 a	1t:-3 1x:5 1y:5 2a:-3 2l:5
l*83 my	13:11 24:3 29:-3
l*83 night	2y:9
l*83 old	1x:2 2p:8
l*83 our	0:3 13:5
l*83 the	1s:7 2d:2 2p:-2
l*84 .	0:4
l*84 a	24:7 25:11 2d:7 2p:4
l*84 the	1x:5 2z:9
l*87 a	1x:-3 23:7 25:9 2o:6
l*87 the	2w:4
l*88 ,	0:3 23:10
l*88 .	0:6
l*88 ^	0:5
l*88 a	0:5 24:5 2q:4
l*88 and	20:5
l*88 my	11:9 2q:7
l*88 the	0:5 2b:3 2s:-3
l*89 ^	3:3 9:4
l*89 a	0:9 1x:8
l*89 and	0:8 1n:10 2a:4
l*89 is	h:10
l*89 of	1s:5 1x:-3 24:3
l*89 to	0:3 3:7
l*89 with	0:4 20:9 25:-2 2a:5
l*8a a	0:3 23:7
l*8a don't	l:10
l*8a i	l:7
l*8a my	1r:9 24:3
l*8a the	0:5 1x:7 24:14
l*8c a	1n:7 1v:3 1x:4 1y:2
l*8c the	1x:8 1y:5 23:-3 24:9
l*8d a	0:6 1y:6 2o:8
l*8d i	0:3
l*8d one	0:4
l*8d the	0:7 2r:4 2w:10
l*8d to	0:4 1m:12 2w:4
l*8e ,	0:10
l*8e ^	0:3
l*8e a	24:6 2j:9 2w:8
l*8e and	0:7
l*8e doesn't	0:2
l*8e don't	0:12
l*8e eat	8:15
l*8e i	2q:3
l*8e is	8:3
l*8e not	1r:2 2a:5
l*8e the	0:5 20:5 24:7 2r:3
l*8n ,	0:2
l*8n ^	0:3
l*8n the	1x:8 2o:12
l*8p #1	0:9 2a:4 2r:-2 2y:4
l*8p and	24:3 2o:7
l*8p on	1r:4 1v:-3 24:8
l*8s and	2a:4
l*8u a	1j:5
l*8u on	0:3
l*8u the	0:9 2y:-3
l*8v a	0:6 1h:7
l*8v bus	2j:6
l*8v the	1h:13 1v:3 24:3
l*9 a	0:2 1o:-3
l*a #1	1l:3 1p:17 23:8 2o:6
l*a #2	1p:11 1x:4 25:8 2o:4 2r:4 2x:6
l*a ,	1t:-3 20:4 23:6 2o:5 2r:6
l*a -	0:9 23:7 24:3 2u:8
l*a .	0:4
l*a a	1r:4 1t:4 1x:4 24:7 25:4 29:3 2q:-3
l*a all	0:3 1t:-3 24:2
l*a an	29:8 2r:3
l*a and	0:4 24:9 29:-2 2l:4 2p:-2 2w:-2
l*a are	0:6 1o:3 2o:-2
l*a at	0:2 1t:8 21:3 24:3 25:6 2a:6 2w:5
l*a baby	1x:19 2o:10 2s:-2 2x:6
l*a back	0:5 1x:8 2d:10
l*a be	0:6 1o:-3
l*a been	0:8
l*a brother	e:4
l*a by	23:6
l*a come	23:10 2o:11
l*a day	23:9
l*a do	24:7
l*a eight	1n:-3 24:6 25:3 2x:6
l*a every	1y:-2 24:6 2w:-3
l*a father	1x:10
l*a first	0:5 1y:9 2o:8
l*a for	0:11 2r:5 2x:5
l*a four	1y:8 25:9 2o:8
l*a from	0:11 2r:10
l*a go	0:5 1t:7 2o:6 2q:-3
l*a good	2w:9
l*a got	0:9
l*a has	0:8 23:-3 25:5
l*a have	25:9
l*a he	0:3 2k:8
l*a he's	0:7
l*a her	2k:8 2o:9
l*a him	0:7
l*a his	m:2 25:8
l*a home	1e:4
l*a i'm	0:10
l*a i've	0:4 24:-2
l*a in	0:7 1n:-3 1x:5 29:8 2o:13
l*a is	0:2 1r:10 1x:6
l*a it	1x:5
l*a job	0:3
l*a just	0:6
l*a last	0:6 2p:-3 2r:2 30:-3
l*a law	2d:6
l*a long	0:3 2o:7
l*a man	0:2 1x:4
l*a me	0:4 2o:4
l*a my	2o:5 2r:7
l*a never	0:3 1o:3
l*a next	1p:3 2d:-3 2o:14
l*a nine	1l:14 1x:7 24:8
l*a of	1p:8 2o:13
l*a off	1x:7 2o:9
l*a on	2o:6
l*a one	1x:2 23:4 24:5 2o:4 2r:5 2v:-3
l*a only	0:8
l*a out	0:6 23:5 2o:5
l*a same	2o:5
l*a school	1t:7 1x:8 2v:6
l*a she's	0:3
l*a since	0:6 24:5 2x:8
l*a sister	24:-3
l*a six	0:4 1x:3 24:7 2x:4
l*a so	0:2 2l:9
l*a someone	0:5
l*a ten	1l:15 24:12 2o:2 2x:3
l*a that	0:3 1s:2 1x:9
l*a the	24:4 25:4 2a:4 2o:5 2p:5 2q:2
l*a them	23:2 2j:5
l*a there	24:-7
l*a they	0:3
l*a thing	0:2 2o:3 2r:5
l*a this	0:7 1s:-3 2o:5
l*a three	2o:2 2x:2
l*a time	0:2 1n:6
l*a to	0:3 1k:-3 1o:5 1r:-3 23:11 2p:6 2q:5
l*a too	0:8
l*a two	0:5 1l:4 23:5 29:3 2j:5 2o:4
l*a up	1y:7 24:14 2o:3
l*a was	0:7
l*a we	e:6
l*a weeks	0:4 1x:6
l*a went	1x:2
l*a wife	0:3 1x:5
l*a work	1x:11
l*a works	24:8
l*a year	0:6
l*a years	0:2
l*a you	0:3
l*b #2	0:8
l*b -	0:4 21:5 27:6 2j:8
l*b .	24:11
l*b ^	0:2
l*b a	1x:4 2j:11 2o:8 2p:8
l*b according	1x:-2
l*b allergic	1m:3
l*b and	1v:8 1x:2 2l:5
l*b back	2o:3 2v:3
l*b been	1x:12 1y:12
l*b bring	23:-2
l*b can	0:2
l*b can't	0:8
l*b don't	1o:3 2a:7
l*b down	1n:7 1x:4 23:4 29:4 2o:-2
l*b get	2l:3
l*b go	1o:3 2p:4 2y:3
l*b goes	24:5 2o:5
l*b going	24:4
l*b had	0:6
l*b has	0:9 1t:-3
l*b have	0:5 1n:3
l*b him	23:5
l*b how	2w:2
l*b i	29:-3 2a:4
l*b in	0:4
l*b is	0:4 2o:8
l*b it	1u:-2
l*b just	2a:7
l*b learned	1x:4 1y:2 2a:-3
l*b letter	2p:2
l*b like	0:3 24:-3
l*b me	23:-3 24:4 2j:-3 2l:-3
l*b move	23:2
l*b moved	1x:3
l*b moving	2o:3
l*b need	24:-3
l*b never	0:3
l*b now	0:7
l*b off	2o:7
l*b on	0:6 29:8 2o:13
l*b out	1x:2 2o:2
l*b promoted	1x:5
l*b she	0:2
l*b still	0:4
l*b talk	1o:-3 23:-3 2a:6
l*b that	2a:-3 2p:8
l*b the	0:3 24:10
l*b thing	2a:6
l*b to	1n:2 2b:-2
l*b u	23:-2
l*b up	0:2 1x:3 25:6
l*b used	0:2
l*b wants	23:3
l*b was	0:8
l*b we	2o:7
l*b went	1x:7
l*b who	0:5 2p:-3
l*b will	0:7
l*b would	0:2
l*b write	2a:5
l*d ^	0:8
l*d a	1o:5 1x:6 1y:7 23:5 24:4 2a:5 2s:8
l*d my	0:14
l*d the	0:3 1o:13 1x:7 27:4 2q:5
l*d to	0:3 23:12
l*f got	1x:6
l*f i	e:3
l*h #1	2o:2 2x:3
l*h #2	1l:4
l*j a	0:4 2o:6
l*j the	1x:4 24:6 2o:4 2p:-3
l*k ^	a:9
l*k a	1y:7 27:-3 2o:10
l*k for	0:3 27:12
l*k high	1t:4 1y:-3 27:2
l*k in	1x:10
l*k my	0:4 24:-3 2o:9 2r:9
l*k old	2c:2 2s:11
l*k the	0:6 1k:3 1t:7 1y:6 29:-3
l*l a	10:2 1m:7 2j:8
l*l the	0:5 1x:7 1y:7
l*o a	2j:2
l*o the	2z:5
l*r ,	0:5
l*r ^	a:4
l*r a	23:7
l*r i	0:4
l*r my	1x:3
l*r the	1t:7 1x:4 2r:5 2t:-3
l*s a	0:3 29:-2
l*s in	0:3
l*s the	24:8 2r:2
l*w a	0:4 1x:3
l*x ,	0:8
l*x a	1x:7 2l:2 2z:-3
l*x in	1o:8
l*x my	1n:3 2p:5
l*x one	1n:9 25:7
l*x six	26:8
l*x the	0:3 1x:6 1y:-2 25:5 2e:8
l*x to	0:4 2p:9
l*y ,	0:2
l*y -	1k:5 27:11
l*y ^	0:2
l*y a	0:3 23:3 24:9 2l:9 2o:6
l*y can't	1d:7
l*y her	1x:4 1y:-2
l*y in	0:6
l*y it	1x:3
l*y laid	1x:4
l*y me	1x:4 30:6
l*y my	0:7 1y:6 24:-3
l*y one	0:3 25:5 2o:6 2w:-2
l*y passed	1x:8
l*y the	1o:4 21:8 27:11 2l:8 2o:2 2p:10 2y:-2
l*y to	1x:4 24:8 2a:-3 2q:6 2w:3
l*z a	0:4
l*z by	23:-2 24:2 2o:7
l*z the	2p:3 2r:2 30:7
lanimal ,	0:9
lanimal ^	0:-2
lanimal a	1t:-3 1x:2 1y:6 2a:-2 2l:4 2m:3 2o:3 2w:2
lanimal my	13:7 1x:9 24:5 29:-3
lanimal of	i:13 2d:-3
lanimal old	1x:2
lanimal our	13:12
lanimal the	1s:7 2d:5 2p:-2 2q:4 2y:3
lanimal three	2m:14 30:-3
lanimal to	3:5
lanimal two	2m:20
lbody ^	0:4
lbody a	1x:4 2l:4
lbody bad	25:17
lbody blood	23:3 25:4
lbody his	25:5
lbody it	23:6
lbody left	0:3 1x:-9 20:4 25:10
lbody me	0:4 m:4 23:4
lbody my	1x:5 29:-3 2p:5
lbody six	26:8
lbody the	1n:2 21:2 24:3
lbody went	1x:2
lbreed a	13:9 1x:4 2d:4 2m:7 2o:8
lcare on	m:3 25:12 2j:2
lcare the	m:11 24:3 25:3
lcondition ,	m:12
lcondition ^	m:10
lcondition a	m:2
lcondition has	m:5
lcondition have	m:2
lcondition my	1x:3 25:13 2o:8
lcondition the	m:17 24:6
lcondition with	1x:4
ldevice ^	7:8
ldevice a	7:18 2k:6 2p:4 2q:7
ldevice my	7:11 1s:-2
ldevice old	7:9 1q:18
ldevice the	7:6 1k:5 1x:2 24:2 2z:4
ldiet a	0:3
ldiet is	0:2
ldoing a	0:3 1y:-3
ldoing the	0:4 27:5
ldwelling a	1x:4 23:5 2w:8
ldwelling at	1o:-2 1r:6 2o:6
ldwelling his	2o:2
ldwelling i'm	0:7
ldwelling my	1x:-6 2d:3
ldwelling new	0:7
ldwelling our	2k:8 2o:8
ldwelling own	2d:16
ldwelling the	1x:3
lemployer a	1m:7 1y:4
lemployer at	c:7 2o:4
lemployer the	0:5 1v:9
lfaith a	0:4
lfaith is	1b:12
lfield ,	24:-4
lfield a	10:5 1t:2 2d:4
lfield and	1t:-3 23:-3 2a:2
lfield but	0:3 2w:-2
lfield do	0:2 2j:10
lfield for	1o:3 1x:4 2l:4
lfield in	1t:3 1x:6 1z:-2 23:-2 2j:6
lfield keep	2a:5
lfield like	23:2
lfield my	0:4 2a:5
lfield of	0:3 2j:8
lfield read	w:7 2w:3
lfield say	2a:6
lfield so	2q:-2
lfield take	0:2
lfield the	0:2
lfield to	0:3 25:6
lgiven ,	0:8 2d:4
lgiven .	x:20 1k:6 24:6 2e:5
lgiven ^	0:2
lgiven a	0:8 32:4
lgiven and	0:11 1v:7
lgiven brother	g:2
lgiven called	0:10
lgiven friend	19:2
lgiven i	0:2
lgiven in	0:7
lgiven is	x:3
lgiven sister	g:4 x:3
lgiven the	1v:8 1x:6 2k:-2 2o:8
lgiven to	0:9 1u:-3
lill is	m:14 2o:-2
lindustry ,	24:-4
lindustry -	1y:7
lindustry .	0:4
lindustry a	2d:3 2o:7 2q:6
lindustry and	1t:-3 23:-3
lindustry at	0:8
lindustry but	2w:-2
lindustry did	0:7
lindustry do	2j:8
lindustry does	2j:2
lindustry for	1x:3 23:2 2l:5
lindustry from	w:3 24:9
lindustry full	1x:4 2j:9 2p:2
lindustry in	1y:4 1z:-2
lindustry keep	2a:5
lindustry like	23:2
lindustry of	1v:9 2j:7
lindustry on	2j:-2
lindustry part	1x:7 23:5 2j:2 2p:3
lindustry say	2a:6
lindustry so	2q:-2
lindustry take	2p:-4
lindustry the	1x:4 1y:2 23:-3
lindustry to	1x:5 25:7
lindustry works	0:2 l:4
linstrument a	2k:6
linstrument the	0:4 23:4 2w:6
ljob ,	10:22
ljob ^	0:4
ljob a	2q:6 2r:6 30:4
ljob an	10:16 29:6 2s:5 2x:5
ljob bus	2j:6
ljob do	0:4
ljob for	1y:7
ljob her	0:9
ljob his	1x:11
ljob my	0:4 1x:2 24:3
ljob new	0:7 2s:9
ljob of	0:4 1k:4
ljob old	23:-3 2s:2
ljob our	0:10
ljob the	0:6 1o:6 24:8 2l:4 2o:4 2p:-4 2t:-3 30:-2
ljob to	1x:2 2f:-2 2o:8 2w:5
ljobless laid	1x:4
lkin "	0:9
lkin ,	2a:-4
lkin ^	0:4
lkin a	1t:-2 1z:5 2a:4
lkin and	0:5 1k:6 1z:7 2a:8 2d:5
lkin best	2s:2
lkin for	23:7
lkin four	0:2 1x:3 1z:13 2s:3
lkin friend's	0:2
lkin good	2s:11
lkin had	1x:24
lkin her	1n:4 1x:2 2b:-3 2d:6
lkin his	1x:2 2o:4
lkin in	0:7 1z:-2 2a:4
lkin little	1z:6 2j:2
lkin me	1x:9 1z:-2 24:5 2d:4
lkin mi	1x:12
lkin mother	1z:-3 2s:4
lkin my	1n:2 1v:-3 1y:2 29:-3
lkin new	2m:3 2s:12 2t:4
lkin no	g:6 13:6 2a:2
lkin of	1x:10 2d:-3
lkin old	1x:2 2s:2
lkin one	1z:8 2d:-2 2m:19
lkin other	0:6 1x:6
lkin our	1x:5 2d:7
lkin second	1x:4 1z:3 23:10 2m:8 2o:2
lkin that	0:6 1o:-4
lkin the	1o:4 1s:6 24:7 2d:4 2j:5 2x:2 2y:2
lkin three	1z:8 2d:8 2m:2 30:-3
lkin two	1z:9 2m:4 2s:4
lkin with	23:12 24:3 25:8 2d:9 2w:3
lkin younger	0:2
llabel ,	1f:3
llabel a	1k:2 27:6 2t:2
llabel morning	2y:8
llabel night	2y:9
llabel the	1k:15
llabel to	0:5 2w:5
llanguage ^	s:10
llanguage a	21:-2 2b:4
llanguage an	0:4 23:4 2o:-2
llanguage and	s:18 2a:2
llanguage in	0:10 2w:2
llanguage into	0:11
llanguage is	0:7 d:2
llanguage my	s:17
llanguage of	s:5 2q:3
llanguage speak	s:3
llanguage speaks	s:12
llanguage the	0:3
llanguage to	0:7
lleisure a	2k:10 2l:4 2p:10 2q:3 2w:9
lleisure can	1d:12
lleisure can't	1d:28
lleisure he	10:9
lleisure i	1k:-3 1s:-3
lleisure the	1x:3 23:9 27:8 2j:4 2o:8
lleisure to	1y:3
lleisure who	0:2
lleisure you	0:5
lmaker a	1h:11
lmaker the	1h:17 1v:6
lmedicine on	m:18 2o:-4
lmedicine take	m:9
lmedicine the	m:7 25:4 2o:-2
lnation ,	s:14 x:-4 y:14
lnation ^	y:12
lnation a	y:4 21:-2
lnation an	0:8
lnation and	s:2 y:4 1w:6 2b:5
lnation in	0:3
lnation into	0:10
lnation is	y:23
lnation my	y:2 2a:5
lnation of	0:10 2q:3
lnation the	0:10 24:3 27:6
lnation to	0:3
lpastime ,	o:2
lpastime ^	o:11
lpastime a	1y:-2 23:-2 2q:11
lpastime and	1t:10 23:-4 24:5 2j:6
lpastime been	o:21
lpastime do	o:23 24:8
lpastime for	o:24 2q:-2
lpastime i	25:-3
lpastime my	o:2 2k:4
lpastime of	0:10
lpastime plays	o:7 24:5 27:3
lpastime to	1t:3 2r:-2
lpastime up	o:28
lpastime we	1y:-3 2o:4 2q:-3
lplace ,	0:14 28:11 2e:18
lplace at	1c:9 1x:3
lplace for	0:2 1x:11
lplace from	p:2 1y:4 2o:5
lplace in	1s:2 2q:2
lplace is	0:10 2o:10
lplace new	2v:3
lplace of	1k:5 23:3 2e:7 2p:5 2s:2 2u:7 2v:11
lplace on	0:4 1v:7 1x:6 2d:7
lplace the	1v:5 23:4 2c:-3 2o:9 2w:3
lplace to	1x:2 20:5
lplace with	2o:4
lpossession ,	24:13 2o:12
lpossession a	21:-2 23:3 2c:-3 2p:4
lpossession at	1o:-2 1r:6 2o:6
lpossession for	0:8 2w:8
lpossession her	1x:10 24:4
lpossession his	1x:4
lpossession in	0:4 1y:5 2o:-2
lpossession my	1x:-4 2k:2
lpossession on	0:4 1o:7
lpossession our	2d:4 2k:9 2o:8
lpossession own	1x:7 23:3 2d:8 2j:8
lpossession the	1q:2 1x:3
lpossession two	2d:6 2k:13 2r:9
lprocedure #1	24:7
lprocedure #2	2r:15
lprocedure ,	0:5 2o:7
lprocedure -	0:3 1k:3 1x:6 2s:-2
lprocedure .	0:6
lprocedure are	0:5
lprocedure back	0:5 1x:4
lprocedure be	23:11 2o:3
lprocedure been	0:7
lprocedure believe	0:2
lprocedure came	0:11
lprocedure come	1x:3
lprocedure died	0:2
lprocedure do	2o:4
lprocedure flat	24:-2 2p:3
lprocedure go	0:5
lprocedure he's	2q:-3
lprocedure her	23:5
lprocedure house	1x:3 2k:3
lprocedure i'm	0:9 2o:-2
lprocedure is	1x:6
lprocedure it	1o:4 1x:4 23:-4
lprocedure live	0:4
lprocedure lives	0:6
lprocedure man	0:2
lprocedure married	1x:3
lprocedure me	0:2 2a:6 2d:-2
lprocedure mother	1z:-3 2s:4
lprocedure moved	1x:7 2d:3
lprocedure not	0:5
lprocedure off	0:2
lprocedure one	1x:4 20:5 2o:4
lprocedure out	1x:4
lprocedure place	0:3 1x:5
lprocedure put	1x:2 25:7 2o:5
lprocedure that	2k:-3
lprocedure turns	0:4
lprocedure up	0:2 1t:-3 1y:3 2r:4 2t:3
lprocedure was	1y:7
lprocedure work	23:4 2j:8
lprocedure works	2j:4
lprocedure years	1y:6 2s:-2
lschool a	27:-3 2j:6
lschool at	0:6 1t:-3 1x:8
lschool high	1t:4 1y:-3 27:2
lschool in	0:8 1y:-3
lschool the	1k:6 1v:2 1x:3 29:-3
lschool to	1t:6 1y:8 23:-3
lsign ^	1j:20
lsign a	0:5 1j:8 32:4
lsport a	0:5 2q:8
lsport i	25:-3
lsport play	0:3 24:6
lsport plays	o:14 24:5
lsport the	1y:5
lsport to	1t:3 24:8 2r:-2
lsport up	0:5 o:8 2p:-3
lsport we	1y:-3 2o:4 2q:-3
ltech ,	1d:5
ltech a	1t:2 24:11 2m:11 2q:6
ltech i	25:-3
ltech in	1t:9 2q:6 2r:4 2w:8
ltech the	1x:5 1y:3 2o:9 2r:7
ltech to	1t:3 2r:-2
ltech we	1y:-3 2o:4 2q:-3
ltool ^	1g:13
ltool a	1x:5 24:5 2z:6
ltool in	1g:11 1o:6 2o:6 2p:6 2q:6
ltool my	2a:-3
ltool on	0:2 1g:15 2j:7 2o:7
ltool the	0:5 1x:3 1y:-3 2r:8
ltool to	1g:16 1s:8
ltool two	0:11
ltool use	1g:15 2w:8
ltrait .	0:3
ltrait be	1o:5 2a:10
ltrait i'm	12:4
ltrait is	12:10
ltrait so	2l:9
ltrait the	1k:6 2l:3
ltrait too	2l:9
ltrait very	12:5 2l:7
lvehicle a	2c:-3 2w:5
lvehicle his	1h:8 1x:6 2d:8
lvehicle my	1h:7 1x:14 24:7
lvehicle the	1v:3 23:3 2q:7
lworkplace ,	0:2
lworkplace a	23:6 2l:3 2p:3
lworkplace at	0:9 1t:-4 1x:5
lworkplace do	0:9
lworkplace for	2q:9
lworkplace from	0:7 2d:10 2s:3 2v:5
lworkplace her	0:3 1x:3
lworkplace high	1t:4 1y:-3 27:2
lworkplace in	0:3 24:14 2j:15
lworkplace my	0:7
lworkplace of	0:7 2q:3
lworkplace old	0:6 2c:2
lworkplace on	0:14
lworkplace the	1s:4 1x:5 31:-2
lworkplace to	2f:-2 2p:5
m!	1v:4 1x:10 25:4 2r:8 2w:7 31:6
m"	0:3
m#1	0:2 1n:-2 1v:3 27:4 2a:5 2c:4 2m:3 2o:2 2v:5
m#2	26:4 2s:3
m#3	1r:-3 1x:9 25:5 26:6 2k:4 2m:8 2r:2 30:5
m#4	1t:4 1x:2 2j:2
m#5	2d:3 2n:-3
m#6	0:2 29:8
m$	0:8 2n:3 2t:3 32:2
m%	0:4
m'	1k:-3 1n:4 1y:4 2d:-8 2w:5
m(	0:14
m)	0:8 24:9
m,	1m:2 1o:4 1u:5 2l:3 2n:4
m-	0:4 1k:7 27:6 2n:7
m.	0:4 1u:8 22:7 23:4 24:4 2a:3 2e:4 2o:5
m/	0:5 1x:3
m:	0:8 26:8 27:13
m;	1o:4 1q:5 1s:7 24:3 2a:3 2d:3 2o:3 2q:3 2v:8 2x:5
m?	0:9 1q:-7 2t:5 2x:3
m@	1u:20 2a:-3
m_	0:2
mabout	0:2 25:7 26:6 2x:7
mabove	0:3 2d:6
maccording	0:5 23:-2 25:5 31:6
maccount	2j:2 2o:8
maccounts	0:3
macme	0:7
mact	2r:7
mactually	0:2 1x:7 24:3
maddress	1u:3
madhd	0:2
madult	0:3 1x:2 1y:4
mafraid	2a:10
mafter	1n:8 1x:4 23:4 2a:4 2e:7 2p:2 2t:-2 2v:3
magain	0:3 23:2 24:5 2d:6 2j:9
magainst	0:3 2q:-2
mage	0:4 1k:6 1o:5 2a:4
mago	0:14
maid	0:7
main't	0:4
mair	0:3
mairport	1n:4 2o:-3
malarm	1q:7 2y:12
malcohol	0:3
mall	1k:4 1n:3 1p:8 1y:6 20:8 23:3 24:7 2s:6 2y:4 31:7
mallotment	24:10 2p:-3
mallowed	0:4 24:-2
malone	2a:9 2d:9
malong	0:3 24:5
malready	1l:2 1q:8 21:8 25:9 26:4 2s:8 2v:5 2w:6
malso	1p:13 2m:13
malways	21:7 24:11 2c:11 2p:9
mam	1q:6 1x:4 24:5 2c:-2 2z:8
man	1o:4 1q:4 2b:-2 2d:3 2j:4 2k:2 2m:7 2q:5 2x:2 30:2
mand	1l:6 1m:6 1n:5 2h:2
manniversary	0:7
manother	0:2
manswer	0:3 1s:3 2a:2
many	1o:4 1v:8 20:8 21:-2 24:4 25:5 2c:6 2f:9 2l:4 30:-7
manymore	0:3 24:-8 2w:6
manyone	20:5 25:11
manything	1r:8 1x:9 2c:7
manyway	0:5
mapartment	1x:3 2d:5
mapology	0:7
mapp	0:3 1t:-2
mapparently	0:2 2y:6
mapply	0:3
mapril	1x:5 24:9 25:3 2o:4 2x:9
mare	27:12 2c:6 2j:3
maren't	0:4
margue	0:3 1o:10
marthritis	24:8
mas	1o:3 1r:7 20:5 24:5 25:4 29:4 2c:4 2j:5 2k:2 2v:5
mask	0:2 2l:17
masked	0:4
masking	0:2 2m:9
masks	0:6 2w:5
masthma	0:3
mat	1m:5 1n:3 1x:4 1y:5 24:4 26:3
mate	25:12 2e:8
maugust	1n:-3 1p:3 1r:5 1y:-3 25:8 2d:3 2o:6
maunt	1x:7 2d:5
maway	0:4 1v:11 24:2 29:-3
mb	0:3 24:4 2c:3 2g:13 2o:3
mbabies	27:6
mbaby	1z:7
mback	0:4 1k:3 1q:9 24:3 2o:8 2p:-3 2t:5
mbad	21:11 2d:8
mbadly	o:13 27:5
mbag	0:3
mbake	0:5
mbakery	1x:10
mbald	0:3 1n:5 30:6
mband	1x:8 2c:4 2f:12 2p:-3 2r:3
mbank	2j:11
mbarista	1x:3 2j:8
mbarn	0:3 1x:-2 24:4
mbass	0:3
mbathroom	0:2 1x:8 24:-3 2q:8
mbattery	0:2 1q:6
mbay	0:5 2d:-2 2o:4
mbe	0:2 1l:6 1x:2 2t:3
mbeach	1x:6 24:7 25:-3
mbeans	0:8
mbeard	0:4 21:8
mbecame	2a:-2 2g:13
mbecause	21:11 23:4
mbecome	0:3 2c:13
mbed	24:4 2d:4 2j:-3
mbedroom	1x:2 24:5
mbedtime	25:10
mbeen	1v:11 23:4 2i:10 2o:4 2x:2 30:4
mbeer	0:6 27:9
mbees	0:4
mbefore	20:3 23:9 24:5 2c:-2 2e:9 2j:4 2t:7 2v:5 30:7
mbegin	0:5
mbeginner	0:4 1k:11
mbehind	1o:-3 2d:-3 2k:5 2q:3
mbeing	24:13 25:6 2c:11 2t:12
mbelieve	1x:7
mberlin	2c:-2
mbesides	2j:10
mbest	0:3 1x:4 24:6 26:7 2j:9 2l:-3 2o:2 30:7
mbetter	0:5 1o:2 1t:-3 30:9
mbicycle	1x:4 24:5 2w:-2
mbig	1n:5 1o:3 1y:10 2c:-2 2d:-2 2n:6 2p:2
mbigger	0:5
mbike	1x:7 1y:6
mbio	2r:5
mbirth	31:8
mbirthday	0:3 2d:-3
mbit	1x:6 2d:-2 2x:8
mblack	0:4 23:-3 24:9 25:7
mblock	0:2 23:4
mbloke	2t:5
mblood	25:6 2w:4
mboard	1k:4 29:-4
mboat	0:3 2c:-3 2j:9
mbody	24:11
mboiler	1x:6 2x:9
mbone	0:2 1u:7 2l:-3
mbook	1x:6 2d:-3 2k:4 2v:4
mbooked	0:9 1k:-3
mbooks	2k:5
mboots	1k:10 2j:6 2k:2 2q:-2
mborn	2g:10 2h:11 31:13
mboss	0:2
mboth	1z:4 25:14 2a:8 2d:8 2k:8 2w:7 31:9
mbottom	0:5
mbought	2k:4
mbout	1x:13
mbox	2o:-3
mboy	0:4
mbread	2e:13 2s:-3
mbreak	23:-2
mbreakfast	0:6 23:-3 24:6
mbridge	1x:-2 2d:2
mbring	0:2 29:-2
mbritish	1k:-2 2a:4
mbroke	0:6 1x:9 29:-3 30:10
mbroken	0:6 1q:3 2j:11 2o:-2
mbrother	2j:-3 2o:3
mbrought	1x:8
mbucks	0:2 24:6
mbudget	0:7 1x:4
mbuild	1r:13 2o:11
mbuilding	0:4
mbullet	2a:4
mbus	2j:10
mbuses	1o:8 24:5
mbusiness	1k:4 23:4 2f:3 2o:3
mbut	1s:7 21:3 27:4 2x:11
mbutter	0:4
mbuy	1x:7 2d:-3 2p:4 2r:-3 30:4
mby	1k:6 1n:-3 1t:9 1z:10 23:5 2g:9 2j:4 2w:8
mc	0:8 2q:3 2r:7
mcake	0:2
mcalendar	0:7
mcall	0:3
mcalled	0:3 1v:3 1z:7 2m:9
mcalling	2m:9
mcalls	0:2
mcalm	0:4
mcame	27:6 2g:2 2k:8 2m:10 2x:8
mcamper	0:3 2d:-2
mcan	1o:2 1s:10 1v:2 29:9 2d:7 2j:3 2w:9 2x:6 30:2
mcan't	1x:4 21:6 25:7 2c:8
mcanada	0:2
mcannot	1l:4
mcaption	0:10 2q:7
mcar	1v:6 1y:3 2p:4 31:9
mcaravan	23:-3
mcard	0:2 1x:4 2p:3
mcards	0:5 1n:-2 24:4 2p:-2 2r:7
mcare	2j:6 2x:7
mcarry	31:5
mcase	2w:4
mcash	0:6
mcat	0:3 2m:3
mcatholic	0:4
mcats	2m:9 30:-3
mcause	24:9 2b:7 2v:2
mcertificate	1x:3 2r:6
mchair	25:12
mchange	0:5 1o:6
mchanged	0:4
mchapter	0:3
mchat	1k:6
mcheap	27:8
mcheaper	23:-3
mcheapest	24:8 2j:12
mcheck	0:3 1x:6
mcheese	0:2 1x:7 20:5 24:-2
mchef	0:3
mchest	0:4
mchicken	0:5 1x:-3 2k:9 2o:7 2p:-3
mchild	1x:10
mchildren	24:6
mchoir	1k:10 1x:6 27:8
mchristmas	1x:5 23:5 25:-2 27:10 2c:10 2d:3 2o:4 31:11
mchurch	1x:6 25:4 27:6 2l:3 2q:2 2r:10
mcitizenship	e:7
mcity	0:2 1x:6 2o:2 2p:-3 2x:-2
mclass	0:3 1y:6 24:11 2o:6 2v:5 2w:11
mclean	0:3
mcleaner	0:7
mcleaning	23:-2
mclimb	0:6
mclinic	2p:4
mclock	0:7
mclose	0:4
mclosed	0:4
mclosing	2o:8 2p:8
mclub	1v:3
mco	1q:5 1v:-2 1x:8 29:3
mcoach	0:6 2o:7 2s:10
mcoffee	24:8 2s:4
mcold	0:3
mcollege	0:4 1k:4 2o:4
mcolor	0:2 2l:7
mcom	1u:2 2a:-3
mcome	0:3 2o:3
mcomeback	0:8
mcoming	1p:4 27:8 2q:9 2r:4 2s:-3
mcommon	0:7
mcommunity	2j:4
mcommute	1x:-3
mcompany	23:2
mcontract	1o:4 1x:12
mcook	2p:-3
mcooked	0:6
mcorolla	0:4
mcorrect	0:3 2a:3 2g:13
mcos	0:6 25:4
mcost	0:3 1r:12 2k:13
mcottage	2d:8
mcouch	24:7
mcould	1k:5 1l:5 1o:7 23:-2 29:-2 2c:8 2k:5 2o:5 2p:-3 2r:4 2w:6
mcouncil	1y:8 2k:7
mcount	0:5 21:4
mcountry	1y:5 27:7 2j:5
mcounty	0:3 2r:5
mcourse	2o:2
mcourt	0:5 1x:7
mcousin	26:7
mcover	0:2
mcracked	0:5 30:3
mcried	0:7
mcross	0:2 23:-3
mcruise	1y:11
mcry	1o:7 29:-3
mcrying	0:8
mcustomer	2q:2
mcut	0:3 2o:6
mcute	0:3
mcv	0:2
md	0:4 2w:5
mdad	2d:5 2j:8
mdairy	24:8 29:5
mdark	21:8
mdata	1u:12 2q:10 2r:-3
mdate	0:4
mday	1n:3 1r:5 1t:-3 23:5 24:4 2p:4 2v:-3 2z:4
mdays	0:2 24:4 25:-2 2v:4 2w:2
mdead	2o:8
mdeaf	1y:6
mdeal	0:6
mdear	0:2 2x:7
mdebate	0:6
mdecember	1p:5 1v:9 1x:2 24:6 25:-2 2o:6
mdecent	2j:10 2w:8
mdecided	1n:4
mdeep	0:5 1x:2
mdegree	0:3
mdental	0:3
mdentist	0:3 1x:7
mdenver	0:4 1x:3
mdesk	0:8
mdiabetes	1x:-2
mdid	1w:9 1x:7
mdie	0:3
mdied	1q:5 2k:9
mdiesel	0:2 1v:3 2v:9
mdifference	0:4
mdifferent	0:7
mdinner	0:2 1y:-2 24:2 2p:3 2r:-2
mdinners	0:2
mdirector	0:5 1x:5
mdivorce	1x:10
mdivorced	0:3
mdo	0:2 26:7 2r:4
mdoc	25:10 31:5
mdoctor	25:4 2a:7 31:7
mdoes	1l:9 1m:11 1v:2 27:5 2c:2 2m:7 2q:3 2w:9 30:5
mdoesn't	0:3 2g:12 2u:3
mdog	1x:4
mdogs	0:3
mdoing	1x:6 2j:11 2x:4
mdollars	0:3 29:10
mdon't	1o:7 21:12 23:4 2j:4 2o:11 2u:4
mdone	1k:7 1l:2 1o:3 1x:7 24:7 2o:3
mdont	0:2 24:12 2p:12 2t:6
mdoor	0:4 23:-3 2g:9
mdown	0:4 1r:3 23:3 25:5 2u:6
mdraft	0:3 1k:3 1x:8 2o:11
mdraw	23:8 2o:10
mdream	0:7
mdrink	1l:13 1x:6
mdrive	0:2 1x:6 2a:-3
mdrives	0:6 2g:13 2m:-5
mdriving	2o:6 2w:13
mdropped	23:6 24:4 2x:12
mdrove	0:3
mdry	0:4
mdubai	1y:-3 2j:6 30:10
mdublin	2q:2
mdue	1x:10 25:4 2o:9 2r:-3
mdust	2k:11
mdutch	0:3 2a:2 2r:7
mdying	0:3
me	0:3
meach	24:6 25:4 2a:6
mear	1n:7 1t:-3 25:4
mearly	0:2 1x:2 24:7
mearn	0:2
mearth	0:3
meast	0:8 1v:-3 1x:-2 2o:3
measter	0:6 1x:3 2j:8 2z:3
measy	0:5 25:-2 2j:-3 2w:12
meat	0:2 1k:8
meating	2k:7
meats	0:4 2e:10 31:13
megg	1n:6
meggs	1m:7
meight	1n:-3 1x:13 24:5 2o:9 2q:9 2y:5
meighty	1x:-6 25:10 2g:10
melectric	0:4 1x:-2 2p:6
meleven	1x:6 23:-2 24:4 27:6 2t:11
melse	1w:5 2c:2
memail	0:5 1k:-2 2n:11 2p:4
membarrassing	0:4
mend	1v:9 2a:2 2o:6
mengaged	0:4 1x:3
mengineer	0:5 2r:5
menglish	0:3
menough	1n:-3 23:5 2x:14
messay	2r:-3
meuro	0:3 24:2
meven	0:4 23:10 24:4 2a:-2
mevening	0:5 24:4
mever	21:4
mevery	1k:2 1n:12 24:7 25:2 26:3 27:6
meverybody	1n:3 1v:11 24:-2 2k:9
meveryone	0:3 2l:6
meverything	1o:9 24:8 2c:10 2g:11 2o:3
mex	1x:3 24:-3 2d:12
mexactly	0:7 1z:12
mexam	2o:4 2r:4
mexample	1u:7
mexpensive	0:10
mexplain	0:4 2a:6
mexplains	32:13
mextra	0:3 29:-3
meye	25:12 2w:2
meyes	0:3 2a:-4
mf	1x:3 25:-2 2q:5 2w:4
mface	0:6 1r:7
mfacebook	0:2 2q:6
mfact	0:6
mfair	1y:5 29:-3 2k:9 2l:4
mfall	1x:4 23:7
mfamily	1t:7
mfan	0:4
mfar	0:4 1z:12
mfarm	24:8
mfarmer	2a:-3
mfast	0:3
mfather	1n:6 1w:8 25:7 2d:4
mfavourite	0:7
mfear	0:4
mfebruary	1x:5 1y:-2 23:3 25:6
mfeed	1k:5 1o:3 24:11 2k:9
mfeel	0:4
mfeet	0:3 1x:2 2d:3 2r:5
mfella	2p:8
mfifteen	26:3 2j:10
mfifty	0:4 1x:5 23:2 24:10
mfight	0:3
mfilm	2v:9
mfinally	1v:5 1x:11 1z:11 25:9
mfind	0:6 1l:4 1n:-2 1o:6 26:6 2k:4
mfine	0:2 24:-3
mfinish	0:6
mfinished	1t:16
mfire	1y:9 20:-3
mfirm	0:5 1v:-2
mfirst	1k:3 1n:5 1t:5 2d:6 2i:8 2l:2 2o:7 2q:-3 2w:5 30:5
mfish	0:2 1r:6
mfishing	0:3 1y:-3 2k:4 2q:-3 2s:9 2x:7
mfit	0:3 1s:4
mfits	2a:-2 2k:10
mfive	1n:4 1v:3 1z:7 20:8 2v:2 31:3
mfix	0:8 2o:10
mflat	0:4 1x:5
mflight	0:7 24:2
mfloor	0:3 24:5 2p:4
mflowers	0:3
mflying	1x:4 2x:11
mfolks	0:3 24:4 2d:-8 2g:8
mfollow	0:4
mfood	1t:10 23:2 24:4
mfoot	0:5 27:4 2o:-3
mfootball	2q:5
mfor	0:2 2d:4 2f:2
mform	0:3
mforty	1l:7 1n:2 1x:5 1y:3 25:11 27:2 2j:4 2k:8 2r:2
mfound	0:2 1l:5 1m:11 1x:10
mfour	1y:3 27:2 2a:2 2d:3 2j:5 2k:3 2q:9
mfourteen	1t:10 1x:4
mframe	0:6
mfree	2p:-3
mfreeze	0:6 27:-2
mfreezer	0:3 2k:7
mfrench	0:6
mfresno	0:2 1t:11 2a:-3
mfriday	1l:10 24:4 2j:5 2o:2 2x:3
mfridays	1r:8 24:13
mfridge	1x:3 2r:-3
mfriend	0:3 1z:-3 2a:6 2d:-2
mfriend's	1x:6 2l:-3
mfrom	1v:4 24:6 29:4 2a:4 2c:5 2k:2 2s:4 31:11
mfront	0:4 1x:4
mfryer	0:2
mfull	1o:11 24:7 27:11 2g:7 2j:4 2o:4 2p:2
mfun	0:3
mfuneral	0:3 2o:2
mfunny	0:6 2l:11
mgame	0:2 23:3
mgames	0:4 2l:9 2v:11 2y:5
mgarage	0:3 1x:-3 2d:13
mgarden	23:3 2o:5 2q:7
mgas	0:3 1x:5
mgate	24:6
mgave	0:6 1x:2
mgeneral	0:10 25:-8 2r:3
mgenerally	0:14
mgentle	23:-2 24:9
mgerman	2o:3 2r:-2
mget	0:3 1n:10 1z:10 23:9 24:2 2b:2 2p:5 2s:2
mgets	1y:-3
mgetting	0:2 2o:10
mgift	1p:8 1r:11 1x:8 2c:8 31:10
mgirl	0:3 2d:3 2t:4
mgirlfriend	0:5
mgirls	0:2 2d:11
mgive	0:5 20:7 23:4 2q:6 2z:6
mgiven	0:3 1v:8
mgives	0:6
mgiving	24:10
mglass	0:4
mglasses	0:9 1n:4
mgloves	0:5
mgo	0:3 1v:5 2k:2 2s:6
mgod	0:4 1k:11 1n:11 24:-9 2w:4
mgoes	0:4 1l:9
mgoing	23:-3 2a:4 2j:9 2o:3 2v:8
mgone	1x:9 25:6
mgonna	2f:11 2o:5
mgood	1o:2 1s:-2 2d:9 2j:5 2v:8
mgoogle	0:5 29:11
mgot	1q:3 25:4 2e:9 2m:-2 2w:4 2x:-2 30:5
mgrade	1n:6 1t:9 2x:7
mgrammar	24:6
mgranddaughter	0:4
mgrandmother	2a:-3 2d:7
mgrandson	0:4
mgreek	0:6
mgreen	24:2 2q:6
mgrew	0:2
mgrey	0:6
mgreyhound	0:2 2m:11
mgroup	1k:7
mgrow	0:3 23:8
mgrown	0:4
mguess	0:5 1k:-3
mguitar	0:8
mguy	0:2 2a:3
mhad	1t:6 1z:-2 2j:3
mhaha	2o:9
mhair	0:2
mhalf	1l:8 1x:8 23:5 26:2 27:4 2c:-3 2o:9 2r:3 2s:8 31:8
mhall	0:7 1k:5 1x:7 24:-2
mhand	25:6 2o:9 2p:3
mhands	2a:2 2w:10
mhappen	1o:8
mhappens	0:10
mhard	1l:11 2b:7
mhas	1k:5 1l:6 1q:3 1t:7 1v:3 20:8 2e:4 2j:4 2m:7 2s:6 2t:3 2w:3
mhate	0:6
mhates	0:6 1t:8 1z:-4 24:9 25:3 29:-3 2l:3
mhave	0:3 1l:9 1q:9 1v:5 1z:6 2k:3 2q:6 2v:8 2w:4
mhaven't	1x:9
mhaving	1k:7 1o:6 1q:11 2o:7 2v:10
mhe	1v:3 2e:6 2f:4 2g:3 2m:7
mhe's	1n:6 1p:4 1v:6 1x:5 1z:2 25:2 28:4 2j:9 2m:-3 2v:5 2x:6
mhead	0:4 1y:-3 2o:4
mhealth	0:6 1t:7
mheard	0:3
mheart	0:3 1x:-2 2l:10 2w:5
mheat	0:2
mheavy	0:5
mheights	0:7
mhelp	1o:7 1x:6 2c:5 2e:6 2f:7 2l:8 2o:4 2r:7 2x:4
mhens	0:5
mher	1m:7 1p:5 2q:5 2r:3 2z:7
mhere	0:3 1r:11 1v:9 1y:-3 26:3 2p:6 2y:9
mherself	2d:7 2o:3
mhes	1v:9 24:2 2d:8 2s:5 2v:6 2x:3
mhigh	0:4 1n:4 1r:12 1y:-3 24:2 2w:4
mhill	1x:6
mhim	1k:10 1t:6 1v:5 25:6 26:7 29:5 2j:4 2m:4 2q:-2 2v:6 2w:4
mhimself	1x:-5 25:9
mhip	2o:2
mhire	0:6
mhis	1p:6 27:3 29:-2 2a:-3 2j:2 2r:4 2t:2 2y:7
mhistory	0:6
mhold	0:4
mhome	1q:4 1x:5 24:7 2m:8 2s:-3 30:4
mhonest	0:2 2r:8
mhonestly	23:-3 24:12
mhoney	0:6
mhorse	2j:3
mhorses	0:3 2q:-3
mhospital	1x:7 23:-2 2j:5 2r:3
mhot	0:2 2d:10
mhotel	1x:5 1y:6
mhours	0:4 1x:5 1y:4 23:3 24:-2
mhouse	1l:12 1o:-2 24:5 2b:-3 2d:4 2p:2 2s:-2
mhouses	1z:-2 2r:11 2w:6
mhow	0:3 1m:3 1o:3 1p:4 1q:3 23:2 29:4 2b:7 2d:4 2f:7 2l:3 2p:3 2x:3 2z:3 31:2
mhr	1x:9 2p:2
mhundred	0:2 24:9 29:4
mhusband	2d:3 2t:7
mi	1s:3 1w:2 2a:2 2i:2 2y:4 2z:3 31:5
mi'd	0:3 2a:8 2j:8 2p:7 2r:-3 2x:6 2y:7
mi'll	0:7 1l:7 1o:7 2o:6
mi'm	0:2 23:4 25:3 28:2 2c:5 2r:4 2t:7 2u:4
mi've	1t:5 1x:3 24:4 27:8 2j:4 2t:8
mice	1x:5 25:6 2d:8 2o:3 2z:3
midea	0:2
mideas	0:6 2o:11
mif	0:4 1o:-2 1u:2 2a:6 2w:6
mim	1s:6 1z:4 24:3 2j:4 2t:9 2v:9
min	1y:4 28:3 2d:4 2e:3 2q:4
mink	0:4
minstead	1k:3 1q:6 1x:5 23:-2 24:5 2j:4
minsurance	0:7
minterview	0:2 2r:8
minto	2o:-3
minvoice	0:8
miphone	0:2
mireland	0:8 1x:5
mis	0:2 1l:4 1u:2 20:5 25:2 2e:2
misn't	0:5
mit	1p:6 1t:5 1z:10 27:3 2q:4 2z:6
mit's	1r:4 23:3 25:3 28:6 2e:3 2o:8 2p:4 2q:5 2x:3 2y:3
mitalian	0:2
mits	1k:3 1o:5 1v:7 27:7 2g:6 2o:5 2p:3 2v:2
mjanuary	1p:5 1x:5 24:6 2j:2 2k:7 2o:2
mjess	2d:3 2g:6 2o:-3 2v:10
mjob	2q:-3
mjoined	1k:9 1v:7
mjoke	0:4 23:8
mjudge	2a:7
mjuly	1r:-3 1x:3 24:7 2a:-3 2o:8 2r:4
mjune	1m:7 2e:7 2o:8
mjunior	1k:12 2s:11
mjust	25:5 2a:8 2n:2 2x:6 31:10
mkeep	0:3 22:12 2a:10 2s:10
mkeeps	2k:-3
mkept	0:2
mkeys	2j:6
mkg	0:6 26:7
mkid	0:2 1o:3 2d:-3 30:3
mkidney	0:6
mkids	2d:6 2j:4 2l:7
mkill	0:6 1o:3 24:-3
mkilling	0:5
mkilos	0:6 31:14
mkind	0:2 1r:3
mkindly	1u:9 25:8 2o:16 30:11
mkitchen	2c:-3 2d:10 2j:8 31:9
mkitten	1x:7
mknee	1x:-3 27:10 2o:8
mknees	0:3
mknow	0:3 23:-2
mknows	0:4
mlad	0:3
mladies	0:5 2q:5
mlady	0:8
mlaid	0:3 1x:-2
mlake	23:9 24:4 27:11
mlandlord	2d:4 2l:2
mlanguage	0:4 2w:5
mlaptop	0:8
mlarge	1q:-3 2c:12
mlast	1v:6 1x:3 25:4 2r:5 2w:7
mlate	0:4 24:4 2o:-2 2p:4
mlater	0:4
mlaugh	0:3 27:6
mlaw	0:2 1o:-3 1z:3 2s:5
mlawyer	2l:5 2o:7
mlead	2j:7
mleague	1k:6 27:5
mlearn	23:8
mlease	1x:11 23:-2
mleave	0:2 29:3 2a:-2 2p:-2
mleaves	1v:8 2g:13
mleeds	1x:3 2o:-2
mleft	1t:-2 1x:7 25:3 2j:7 2o:3
mlegal	0:3 27:11
mlegally	0:2
mlegs	0:6 1x:-3 25:4 2q:3
mlength	0:3
mlent	1r:8 24:12
mless	0:2 1o:-3 2c:11
mlessons	0:6 27:8 29:7
mlet	1k:8 24:-3 2q:12
mletter	0:2
mletters	0:2
mlevel	0:2 2r:5 2w:2
mlibrarian	2o:4 2p:-2
mlibrary	1k:8 1q:7 24:-3 2p:5 2q:4 2s:8
mlicence	1x:2 2o:7
mlicense	0:3 1t:3
mlie	1n:-3
mlife	0:8 27:-3
mlift	25:-3 2p:-3
mlight	0:5 2d:-3 2k:4
mlighthouse	2q:3
mlights	0:6 23:7
mlike	0:3 1n:8 1z:7 23:7 2k:4 2q:4 2t:9
mlikes	1p:8
mlil	0:4
mlimerick	0:4
mline	0:5 1y:6 27:-2
mlines	0:4 2a:5
mlisbon	0:7 1x:10 23:-3
mlist	0:6 1x:5 23:6
mlittle	29:3 2a:7
mlive	1x:4 2g:9 2l:9
mlived	0:4
mlives	0:2 25:-5 2k:9
mliving	25:5 2d:5
mlol	0:2 23:9 2d:2 30:11
mlong	0:4 2p:3 2q:-2
mlonger	1x:-3 2z:8
mlook	0:4 2l:-3
mlooking	24:-3
mlooks	2t:-3
mlord	1x:6 24:10 27:12 2z:13
mlose	0:6
mlost	0:2 1k:8 1r:6 27:5 2x:8
mlot	0:2 2k:-3
mlottery	0:7 1x:7
mloud	0:8 1x:-3 24:7
mlove	2l:7
mloves	0:2 1y:-3
mlow	25:5
mlunch	0:4 24:6 2o:-4 2q:-2
mlying	0:5
mm	1q:9 1x:2 24:16
mmad	0:3 24:4 2x:-9
mmade	0:2 1k:16
mmagazine	0:5
mmail	0:4 2p:3
mmake	0:3 1v:4 1y:5 29:11 2c:9 2f:7 2o:3 2r:-2 2w:6 2z:6
mmakes	0:5 2u:12 2w:7 30:5
mmaking	30:5
mmama	0:8 2r:-4 2y:8
mman	1x:3 2l:-3
mmanager	0:5
mmany	0:2 2a:9 31:8
mmarathon	23:4 2r:3
mmarch	1x:7 2o:4
mmarcus	1s:8
mmarket	0:2 20:4 23:4
mmarried	1r:6
mmarry	0:7
mmass	2a:-2
mmaths	0:9 1x:5
mmay	1p:4 1t:8 25:9 2c:3 2d:7 2l:-3 2q:5 2t:6
mmaybe	0:11
mme	1k:4 1m:6 1y:4 1z:3 28:4 2g:6 2r:4 2s:3 2t:5 2u:3 31:4
mmeal	2c:11
mmeals	0:4 2q:7
mmean	0:3 1l:6 1t:-2
mmeans	1k:8 2f:6
mmeant	0:2
mmeat	0:2 2x:11
mmedical	23:7
mmeet	1x:8 2c:13
mmeeting	1z:7
mmeniscus	1x:-2
mmenu	0:9
mmessage	0:5
mmet	0:6 1y:-3 2o:4
mmi	1k:4 1n:7 1x:8 21:10 27:11 2l:7 2o:3
mmiddle	0:8
mmidnight	24:6
mmidwife	0:4
mmight	0:2
mmiles	0:3
mmilk	0:2
mmind	0:4
mmine	29:8 2c:9 2d:5 2v:9 30:12
mminute	0:4 2r:4 31:-3
mminutes	1s:2 2l:5 2r:3
mmiss	0:6
mmissing	0:7
mmix	0:5
mmom	1x:11 24:4 2o:5
mmonday	1v:5 1x:5 25:3 2e:8 2o:5 2s:4 2v:7
mmondays	1x:-3 27:6 2v:13
mmoney	0:2
mmonth	1x:4 23:5 29:3 2p:-3
mmonths	0:8 1n:-3 27:10
mmore	1o:4 1r:3 1s:5 23:-2 27:7 2b:-3 2d:5 2u:3 30:-4
mmorning	1s:-3 1x:6 23:-3 24:4 25:5 2a:2 2r:-3 2y:5 31:4
mmornings	1v:4 24:6 27:4
mmortgage	2d:12
mmost	0:4 24:5 2j:6 2o:-3
mmostly	1o:6 24:4 2j:12 2k:10 2q:7 2w:-2 31:7
mmother	1r:8 24:3 2d:4 2p:-3
mmother's	0:2
mmove	0:7 1o:-3 2o:4 2p:2
mmoved	1k:10 1x:2 2b:2 2d:4 2s:3
mmovie	24:2
mmoving	1n:-3 1z:12 2l:13 2o:9 30:9
mmr	0:2 2v:13
mmrs	0:8 2d:3
mmuch	2c:2 2z:8 31:4
mmum	1x:4 23:3
mmum's	1x:12
mmusic	1k:4 23:6 2j:-5 2o:8
mmust	0:3 2k:4 2p:8 31:11
mmy	1s:2 1w:4 20:3 21:3 23:4 27:2 29:4 2g:3 2r:4 2s:2 2u:5 2x:3 30:6
mmyself	0:2 23:3 24:10
mn	0:3 1n:5 2d:10 2k:2 2m:5 2t:3 2w:7 2x:5
mnails	l:9
mname	0:3 2p:8
mnamed	2m:4 2s:7
mnames	0:2 1z:12
mnavy	0:5 1x:-2
mnear	0:6 2d:7
mneed	0:3 1k:5 2f:4 2g:4 2i:5 2q:3 2r:5
mneedles	0:5
mneeds	0:4 1k:15 1x:10 23:-3 25:9 2j:4 2k:3 2o:-3 2v:12
mneighbor	0:6
mneighbour	2l:10 2o:-3
mnephew	1x:10
mnever	1k:5 1s:11 2a:4 2j:10 2k:8 2r:4 2v:5
mnew	1v:6 25:11 2r:5 2x:3 2z:10
mnext	1s:4 1t:11 23:5 2a:2 2o:15 2r:9
mnice	0:5 23:-3
mnicely	0:2
mnight	0:3 1x:6 2j:4 2p:5
mnights	1k:11
mnine	1x:4 1y:4 1z:6 24:5 27:6 29:5 2e:9 2l:5 2m:5 2y:3
mnineteen	1k:6 1x:8 2r:4 2u:6
mninety	0:5 1x:6 1y:5 2d:-3
mno	0:2 1q:4 1s:8 1t:7 23:4 27:9 2a:5 2b:4 2c:5 2u:2 30:7
mnobody	0:3 2d:8 2f:10 2k:8 2m:3 2o:4
mnoise	0:2
mnon	0:3
mnone	1z:10 26:13 2a:7 2k:11
mnoon	2p:4
mnormal	0:4 1n:11
mnorth	23:4
mnot	1k:4 1o:2 1p:4 1w:6 1y:11 25:3 2a:6 2d:3 2o:6 2r:3 31:6
mnote	0:4
mnotes	0:6
mnothing	0:6 1x:2 20:11 23:7 25:-2 2p:10
mnotion	0:3 1g:5
mnovember	0:2 1p:14 1x:5 2r:-3
mnow	1r:6 22:9 2a:5 2c:5 2d:8 2f:3 2i:7 2p:4 2u:8 2v:5
mnumber	1u:2 1x:6 25:13 2j:11 2r:10 2w:4
mnurse	0:3 26:11 2j:5 2k:10 2t:-3
mnurses	2l:-2
mnursing	0:2 1t:3 23:6
mnuts	0:7
moctober	2o:6 2r:3
mof	20:6 23:5 24:3 26:3 2s:5 2u:2
moff	1q:5 21:-3 23:5 24:2 25:10 2d:3 2l:3 2o:6 2q:-2
moffer	2o:10
moffice	1x:6 1y:-3 2j:6 30:-2
mohio	0:7
moil	0:3 1s:3 24:11
mok	2a:20
mokay	2a:6
mold	0:3 1z:4 23:-3 2n:2 2t:4
molder	0:4
mon	1k:4 1p:3 1x:5 21:2 2e:4 2o:4 2p:5 31:3
monce	1y:4 1z:10 24:4 2l:2 2r:5
mone	0:3 1w:5 1z:11 28:7 2r:4 2v:10 2w:2
mones	2a:4
monline	2x:4
monly	0:3 1l:7 23:4 24:6 2d:-2 2p:4 2x:3
mop	1k:2
mopened	1x:4 2j:7
mopening	0:4
mor	0:3 1r:7 1t:-3 2p:5
morder	0:4 2b:-2
morg	0:5
morgan	0:3 2j:9 2o:3
mother	0:4 27:6 2j:2 2o:4
mought	0:2 1x:-2 24:6 2o:5
mour	1k:8 1q:4 1r:3 1t:3 1x:7 2g:7 2r:7 2u:4
mout	0:2 1m:3 1x:2 2j:2 2k:6 2o:3 2p:4 2w:-2
moutside	0:3 1x:3 2o:9 2p:4
mover	1k:3 1q:9 1x:6 2s:9
movertime	29:13
mowl	0:4
mown	1y:4 2j:6
mowns	0:5
mpack	0:4
mpacked	0:2 1t:13
mpacking	0:10
mpage	0:4 24:-2 2a:7 2r:-2
mpaid	0:4 1x:6 2l:10
mpaint	0:3
mpaper	2k:-3
mpapers	2h:9
mparagraph	2a:5 2w:-3
mparents	1z:4 23:7 2k:5 2p:-2
mparis	2o:5
mparish	1y:3
mpark	0:8 2d:-5 2o:3
mparking	0:3 2k:-3 2w:6 30:11
mparrot	2b:-3 30:-3
mpart	1x:4 23:9 2j:12 2o:2
mpartner	0:3 1s:11 1x:5 2d:2
mparts	0:6
mparty	0:4 23:5 2o:6
mpass	2l:2
mpassed	0:5 1x:6 2g:2 2j:12 2r:4
mpassport	0:2 21:-2
mpast	24:9 2d:11 2w:5
mpatient	0:4
mpay	0:3 2o:-3
mpenicillin	0:4
mpension	0:4
mpeople	0:2 1o:3 1r:-2 24:4 2l:12 2p:8 2s:7
mper	0:5
mpercent	2r:10
mpermit	0:4 1x:7 2o:-3
mperson	0:2 2y:9
mperth	0:6 1y:-3
mphone	21:6 2w:4
mphoto	1d:4
mpick	0:6 2o:3 2z:6
mpie	23:12
mpill	0:4 1x:10
mpilot	0:3 23:5
mplace	23:4 24:-2 2g:8 2j:4 2p:4 2r:3
mplan	0:2 1p:12
mplane	1y:6
mplate	24:11 2d:6
mplay	0:3 2g:2
mplaying	1x:7 26:6 2j:4
mplaylist	0:2
mplays	0:4 1l:4 26:5 28:11 2d:5 2l:11
mplease	0:2 1n:5 1r:2 1u:6 21:5 22:5 23:6 2a:4 2c:7 2e:13 2g:10 2o:3 2r:5 2v:4
mplot	0:5
mpls	0:2 1v:6 1x:8 21:8 26:12 2a:3 2p:5
mplumber	2o:-3
mplus	23:-3 29:4
mpm	0:6 1x:-3 2a:4
mpodcast	2f:-2
mpoem	0:2
mpoint	0:2 2l:4 2p:-3
mpoints	1v:6
mpolish	0:2 21:-3 2q:6
mpolite	0:4
mpolitely	0:4
mpool	0:5
mpork	0:6
mportland	2j:11
mpossible	0:5
mpost	25:10 29:4 2j:3 2l:2
mposter	0:3
mpounds	23:4 29:-5 2a:-5
mppl	0:2 2p:7
mpractice	23:-2 2f:10 2x:-2
mprefer	1l:7
mpress	0:9 2j:6
mpressure	23:6
mprice	29:-3
mprimary	0:6
mproduct	1k:3 2x:5
mprofessional	2a:5
mprogram	1t:9 1x:7
mpromoted	0:2
mproper	0:3 2y:8
mproperly	0:2 2w:7
mprotein	0:5
mproud	0:2
mpub	0:6
mpublic	0:2 1s:2 1t:4 21:8
mpump	1o:3 2w:4
mput	1k:4 1m:4 1o:8 1x:9 1y:3 24:5 25:5 2g:13 2i:7 2k:4 2n:7 2p:5
mputting	0:4
mquestion	0:3 2a:4
mquestions	23:3 2o:10
mquick	0:14
mquid	0:6
mquiet	1z:-3 2b:-3 2d:-3
mquit	23:9
mquite	0:2
mr	0:5
mrain	20:6 2c:5
mraise	0:2
mran	0:6 29:-3
mrather	27:10 2p:2
mray	0:2 2o:10
mrd	2k:-3
mread	1q:10 1x:6
mreading	0:2 1n:3 23:-3
mreads	0:3 24:9 2l:9
mreal	0:4 2d:8
mrealistic	0:9
mreason	0:2 1o:3
mrecipe	0:4 2k:8
mrecipes	2d:-3
mreckons	1v:5 1z:-2
mrecommend	0:3 1s:9 1y:10 20:14
mrecord	0:4 2r:5
mred	24:5 2j:10 2x:10
mreddit	0:4
mredo	29:7 2o:17
mreference	0:4
mrefuse	0:5
mrent	0:4 29:8 2o:6
mreplaced	1x:4 25:4 2m:8
mreply	0:4 2a:3
mreport	0:2 24:8
mrest	25:9 2n:7
mresume	0:5 2o:-3
mretired	1q:8
mreview	2r:9
mrich	0:7
mride	0:6
mright	0:4
mring	2d:-3 2k:5 2o:10
mriver	0:2 20:6
mroad	1n:-3 1o:-2 23:-3 24:9
mroast	0:6 2p:-3
mrobot	0:2
mroll	2k:5
mrome	0:6
mroof	1x:2 27:9
mroom	2d:8 2l:3 2q:4
mroommate	2p:2
mroughly	0:17
mround	23:4 24:2 2r:2
mrow	0:3 2s:5
mrude	0:4
mrule	0:2
mrules	0:3 2b:-2
mrun	23:6
mrunning	0:4 23:6 2j:11
mruns	0:2
ms	1k:7 20:3 25:-2 27:5 2v:-3 30:8
msad	0:2
msafe	0:3
msaid	25:2
msalary	0:6
msale	0:5 1t:-3 2j:5
msalt	0:3 1n:-3
msame	1p:11 2s:10 2x:3
msamsung	0:5
msat	0:3 24:2 25:7 2r:5
msaturday	1x:7 23:3 2o:5 2x:6
msaturdays	1k:8 1v:13 27:8
msave	2o:11 2w:8
msaw	0:6
msay	0:3
msaying	0:4
msays	0:2 1q:7 23:-4 2d:7 2l:3 2w:6 2x:-2
mscared	1k:-2 1n:7 2m:8
mschedule	0:7 1o:3
mschool	1t:3 1v:4 1x:4 1y:-3 2c:5 2l:7 2o:3
mscience	0:9 1t:-2 23:7
mscreen	0:3 24:9
mscript	0:7
msea	21:5 2c:8 2e:2
mseason	1k:2 23:10 24:5
mseat	2o:8 30:2
msecond	1o:9 1t:5 1v:6 1x:4 20:10 2a:-2 2o:3
msection	0:2 2r:4
msee	0:5 2a:-2 2o:4
msell	20:5 23:10 27:12
msend	0:4 24:4 25:12 2x:4
msends	2v:7
msenior	30:12
msense	0:4
msensible	0:6
msent	0:3 1x:11
msentence	0:3
msentences	2a:3
mseptember	1v:6 24:2 2o:9 2v:3
mservice	2o:-3 2r:4 2x:10
mset	1s:4 24:4
msettle	0:16
mseven	1k:15 1y:4 25:9 2p:2 2w:5 2x:9
mseventy	26:10 2t:11
mshall	0:4
mshare	0:4 2d:-3
mshared	2d:10 2e:13 2o:-2
mshe	1q:5 1r:5 1v:8 1w:5 20:4 28:4 2d:8 2l:2 2s:3 2x:3
mshe's	1l:3 24:6 27:6 2v:3 2x:3
mshed	0:3 2p:-3 2q:3
msheet	0:5 2j:-3
mshelter	0:5
mshes	1y:6 2g:16
mshift	0:2 1x:13 23:-3 24:3 2w:-2
mship	1x:2 1y:5 2j:4
mshoes	0:3 1k:3
mshop	2j:10 2q:2
mshort	1n:10
mshot	0:2 2r:6
mshould	0:3 1n:4 29:8 2c:10 2f:12 2n:2 2w:7
mshoulder	0:3 1x:8
mshow	0:4 2r:3
mshower	0:3
mshut	0:8 2r:-2
mshy	0:3 2l:7
msick	2a:-2
mside	0:3 1k:4 27:9
msign	0:2
msigned	0:7 1t:11 30:6
msimple	0:6 2a:-3
msince	1l:4 1n:3 24:6 2c:4 2d:5 2h:8 2l:4 2p:6 2s:2 2y:4 31:2
msing	24:2
msister	1x:2
msister's	0:4
msit	0:4 1t:3
msite	2o:-2
msitting	24:6 30:5
msix	1r:3 1y:-3 1z:8 2j:5 2m:8 2x:4
msixteen	1t:7 1y:11 24:-2 26:9 2k:12 2q:6
msixty	1x:5 23:2 30:10 31:7
msize	1q:12 2r:-3
mskip	0:8
msleep	0:7
msleeping	0:7
msleeps	1v:11 2j:7 2m:10
mslow	0:5 2c:9
msmall	0:3 23:5 2p:-3 2q:4 2w:2
msmell	0:3
msmells	0:6 24:9
msmoke	0:3
msnow	0:5
mso	1r:5 1s:4 1v:3 25:2 26:5 28:5 2e:6 2k:3 2n:3 2u:4 2z:3
msober	0:4
msoft	1x:10 2a:6
msold	1y:4 2k:8 2o:6 2w:-3
msome	0:5 1l:6 1t:4 1x:7 1z:-2 27:8 2p:-3
msomebody	0:5 1k:3
msomeone	2s:10
msomething	0:5 1l:12 23:-2 25:8 2c:11 2o:-3
mson	2d:3
msong	0:7
msongs	0:3 2q:9
msorry	24:10 2l:13
msort	0:4 2j:-2 2l:7 2u:7
msound	27:4
msounding	0:4
msounds	0:3 1v:9
msoup	0:2 2x:12
mspace	0:6 30:-3
mspain	23:5
mspanish	0:3
mspeak	0:2 2o:-3 2r:-2
mspeech	1x:6
mspell	0:2
mspelling	2r:7
msplit	1x:7 2p:2
mspreadsheet	2y:8
mspring	1l:8 1x:4 2j:8 2o:6 2s:3 30:8 31:7
msquare	0:3 2d:3
mst	0:10 1v:4 24:6
mstage	0:6 1x:6 1y:3
mstairs	2d:7
mstand	0:2 1y:-3
mstart	0:3 1n:13
mstarted	0:5
mstarting	1x:11 25:11 2w:10
mstarts	2j:17
mstate	1y:5 2o:8 2r:6
mstation	1x:5 24:9
mstay	2p:-2
mstaying	1x:10 2d:9
mstep	0:3 1x:-3
msteps	0:5 1x:8
mstick	0:4
mstill	1k:8 1l:5 20:5 25:5 2b:-2 2d:4 2s:12 2x:4
mstock	0:4 1o:3 1q:7 1v:-3
mstolen	1h:5 1q:9 30:3
mstomach	0:6 1y:-3
mstone	0:4
mstop	2o:4
mstopped	1n:12
mstorage	1q:6 2d:8
mstore	2k:-3 2o:7
mstory	0:2 1x:-3
mstraight	2l:13 2w:3
mstreet	0:9 2d:9 2o:-5 2q:3 2v:7
mstretches	25:7
mstubborn	2j:9
mstuck	2l:5
mstudent	0:4
mstudio	0:5 1x:3 23:-3
mstudy	0:4 2o:8 2r:7
mstuff	0:5
mstyle	0:4
msugar	0:3 2p:7 2x:10
msuggest	1k:17 1o:7 1y:5 2d:8 2o:7 2q:10
msuit	2c:7
msummer	1r:10 1x:4 24:6 2p:-3 2t:10 2x:-3
msun	0:4
msunday	1k:4 1x:11 24:8 27:7 2g:6 2q:-3 2r:8 2x:5
msundays	1v:-2 24:5
msuper	1n:13 23:8 2g:6
msupper	1x:5 24:10
msurgery	0:8 25:-3 2j:6 2l:-2
msurprise	0:4 23:3
msurvive	0:3
mswim	0:3 1k:5
mswimming	0:4
mtable	0:6 2j:4
mtablet	2o:-3 2z:8
mtablets	0:5 1x:7
mtake	0:3 24:5
mtaken	1v:10
mtakes	1q:6 2e:9
mtaking	0:3
mtalk	0:2 1x:-3 2l:8 2o:12
mtalking	0:4
mtall	0:5
mtastes	2c:13
mtaught	1l:13 2j:4
mtax	29:15
mtaxes	0:7
mtea	0:4 1r:10 24:11 2p:4
mteach	0:2
mteacher	0:3 2a:8
mteaches	v:2
mteaching	0:5 1t:-3
mteam	0:2 2j:10 2l:2
mtech	0:6 2f:-2
mteeth	24:-3
mtelephone	0:2
mtell	1x:5 23:10
mtelling	1x:11
mtells	0:5 2j:13
mtelly	0:2
mtemplate	0:2
mten	1q:9 1y:5 26:2 2r:4
mterm	24:6 2o:3 2v:11
mterrible	27:11
mtest	1y:7
mtext	0:7
mth	2v:6
mthan	23:-2 2p:7 2w:6
mthank	0:3 1v:7 2k:11 2v:11 31:7
mthanks	0:8 21:8
mthat	1n:9 1s:4 1t:4 1z:4 2l:7 32:6
mthat's	1n:2 1o:5 1p:7 1t:4 1w:6 23:7 25:6 2c:5 2f:9 2k:4 2q:4 2y:7
mthats	0:5 23:6 2s:4 2w:12
mthe	2b:3 2m:4
mtheir	0:2 1s:2 1x:-3
mthem	0:2 1r:5 1y:-3 20:-2 23:2 2k:-3
mthen	0:6 20:-3 2d:5 2j:10 2n:6 2o:5 2x:11
mthere	1y:4 28:6 29:5 2c:8 2f:11 2q:-3
mthere's	2d:4 2n:8 2p:-3 2w:4
mthese	0:3 1v:15 25:10 2w:6
mthey	0:2 1k:5 1s:6 1t:4 1v:3 1z:8 20:4 23:-2 2b:8 2h:7 2m:-5 2v:6 2w:-3 31:4
mthey're	25:7 27:12
mthey've	1v:9 1x:7 24:6
mthing	0:2 1k:7 2a:2 2o:7 2y:-2
mthings	24:9 2s:13 2w:8
mthink	1o:3 25:7 29:-4 2l:6
mthird	0:3 1k:7 2k:7 2v:13
mthirty	1n:9 1v:12 1y:3 23:7 2d:7 2l:8 2q:-2 2r:6
mthis	0:3 1n:4 1x:3 2b:6 2o:5 2x:7
mthose	1o:8
mthough	1k:8 1x:8 24:7 2m:3 2w:4
mthought	0:4
mthousand	29:10 2k:6
mthree	1y:6 25:3 2a:3 2c:5 2k:5 2p:3 2x:2
mthrough	24:5 2c:10 2o:6
mthursday	1x:6 2o:3
mthursdays	1k:5 24:3 27:10
mthyroid	25:4
mticket	0:4 1k:8
mtil	1t:7 2d:8 2j:6
mtill	1n:-2 1q:6 1s:6 23:2 2d:2 2o:3
mtime	0:4 1n:7 1q:9 1t:6 25:6 2r:4 2v:5
mtimes	2q:3
mtin	0:5
mtip	0:4 2q:4
mtips	0:4 29:5 2o:12
mtired	0:4
mtitle	0:2
mto	2b:6 30:2
mtoast	0:4 2w:6
mtoday	0:2 1x:3 2a:-5 2x:5
mtogether	1n:-3 1o:2
mtold	0:3 23:8 29:9
mtom	0:5
mtomorrow	0:3 1p:2
mtonight	0:8
mtoo	1k:9 2q:8
mtook	0:3 1o:3 1t:5 1x:3 27:7 2j:8
mtooth	1x:6
mtop	1t:12 25:9 2m:12
mtorn	0:4 1n:3 1x:7
mtoronto	0:4 1x:7
mtouch	0:6 1x:4
mtown	0:5 2a:-3 2j:3
mtrack	o:2
mtrade	10:10 2j:10
mtrain	2s:11
mtraining	0:3 1t:2 24:9
mtranslate	0:4
mtravel	0:3 1y:-2
mtreasurer	0:5
mtrick	0:3
mtricks	0:8
mtrouble	0:3
mtruck	2j:9 2o:4
mtrue	0:5
mtrust	0:3
mtry	0:2 2r:11
mtuesday	1z:6 25:8 2v:8
mtuesdays	1t:4 27:12
mturn	1o:9
mturned	2k:9
mturns	1s:2 1x:12
mtv	0:3 1o:2 24:10
mtwelve	0:3 31:8
mtwenty	1v:16 24:-5 2j:8 2k:6 2o:13 2p:-2 2r:6 31:-6
mtwice	1r:3 25:8 2r:9
mtwo	1p:4 1x:9 1z:3 29:2 2f:6 2l:7 2s:8 2v:3 2w:2 31:2
mtype	0:5 24:-3 2l:3 2p:4
mu	0:3 1r:12 2a:6
muk	1x:6 24:3 2r:7
muncle	0:2 2o:4
munder	1y:2 2e:6 2m:-4 2s:3
munderstand	0:5
muntil	1w:-3 1y:7 23:4 24:4 25:4 2d:4 2j:5 2o:10 2q:-2 2z:4
mup	0:2 1q:5 1y:3 23:3 24:3 25:12 2t:2
mus	1y:-2 2l:9
muse	1u:3
mused	0:2 1l:11 26:12 2c:12 2g:12 2k:7 2o:3
musually	0:4
mvacuum	0:5
mvalley	0:12
mvan	0:4 2d:6 2j:-3 2q:6 30:5
mvegetarian	1r:12 2x:13
mverse	0:2 1t:-3
mversion	0:3
mvery	1l:3 1r:11 2g:10
mvet	2f:7 2v:11
mvideo	0:3 1z:6 2p:2
mvillage	1k:6 2o:-2
mvisa	0:2
mvisit	0:4 24:-3
mvoice	2l:12
mw	0:4 1n:7 1x:5 1z:11 27:9 2a:-2 2r:3
mwait	0:2
mwaiting	0:4
mwake	0:4
mwalk	0:2 1x:3 2o:8
mwalked	1v:16 1x:5
mwalks	2j:7 2q:-6
mwall	0:6
mwant	1p:5 1v:10 31:5
mwants	1v:3 1x:2 24:3 27:4 2e:9 2j:6 2l:7 2m:4 2w:4
mwar	1x:6
mwarm	0:6
mwas	0:3 1p:10 23:2 2k:2 2v:7 31:4
mwash	1v:6
mwatch	0:5 1k:4 2p:3
mwater	0:6 1n:-3 1r:-2 24:-2
mway	1t:-3 1x:3 24:7 2f:13
mwe	1s:6 1v:3 21:10 25:3 2a:-3 2d:4 2l:8 2p:3 2r:7 2t:7
mwe're	1y:4 2o:14
mwe've	0:6 1v:3 1x:2 23:7
mwear	0:2
mwedding	1k:-5 1y:3 2d:7 2k:6 2p:5
mwednesday	0:6 1x:4 2j:12
mwee	23:3
mweek	1x:6 24:8 25:4 29:3 2l:-3 30:2
mweekend	1k:6 27:9 2m:11
mweekends	1v:13 24:2 29:3 2q:6
mweeks	1r:7 1x:3 29:5
mweird	0:2
mwell	0:5 1r:10 1z:12 2l:7 2t:5
mwelsh	0:8 2l:-6
mwent	30:5
mwere	24:6
mwet	1k:7 1r:5 31:6
mwhat	1n:4 1t:4 25:2 2g:2 2h:5 2n:4 2o:4 2u:4 2z:4 31:3
mwhat's	0:3 1o:7 1z:5 21:5 25:4 2c:5 2e:9 2j:3 2k:5 2l:7 2p:5 2r:3 2t:8 2x:2
mwhatever	0:6
mwhats	1n:8 1t:5 1x:5 1z:8 24:8 27:8 2a:8 2o:7
mwhatsapp	23:-3
mwhen	1l:5 1p:4 1q:3 25:3 29:9 2c:4 2p:4 2w:2 31:10
mwhere	0:2 1k:9 20:11 25:4 2d:4 2j:4 2p:6 2v:4 2w:5
mwhere's	0:13 24:-2
mwhether	1r:9
mwhich	1l:4 1m:5 1n:5 1t:5 1z:4 23:3 24:2 2h:10 2k:3 2l:7 2t:5 2w:7
mwhite	0:3 2o:12
mwho	1y:-2 20:4 23:3 2e:6 2g:7 2s:3 2t:-3 2w:7
mwho's	0:9
mwhole	1y:2 2j:5 2l:5
mwhom	1x:11 20:9 2s:6 2u:11
mwhose	0:4 2k:2
mwhy	0:6 24:9 2l:12
mwide	0:5
mwidow	2x:11
mwife	1v:10 2k:4 2r:8
mwill	1k:8 1x:6 26:10 2j:5 2m:9 2p:-2 2x:8 30:5
mwind	0:3 2o:6
mwindow	2p:5
mwine	24:13
mwinter	25:5 2o:3 2q:-3
mwith	26:5 29:4 2a:6 2d:3 2f:5 2o:4 2p:5 2y:8 2z:2 31:3
mwithout	0:3 1o:-4 24:3 2r:3 31:9
mwoman	0:4 2p:3
mwon	0:3
mwon't	21:10 2d:2 2u:9
mwont	1x:5 2c:8 2d:10 2f:11
mword	0:4 1o:6 1y:-3 2a:6
mwords	1k:-3 23:4 25:9 2l:8 2r:4 31:-3
mwork	0:3 1o:6 23:2 27:9 2k:4 2l:7 2p:-2 2r:-3
mworked	2x:-2
mworking	2w:7
mworks	0:4 1m:8 1x:-3 2s:-2 31:-3
mworst	1y:9
mworth	0:5 23:-2
mwould	0:2 1w:6 1y:4 23:6 27:6 29:-5 2o:6 2r:10 2s:4 2v:6
mwrist	29:-3
mwrite	1k:5 1s:9 1v:4 1x:5 1z:5 24:3 2l:7 2n:7 2o:3 2w:5 30:10
mwriting	0:4
mwrong	0:4
mwrote	2q:6
mx	0:4 23:11
myard	27:5
myear	1k:4 29:5 2a:-2 2f:11 2o:5 2p:-3 2x:5
myears	2q:4
myes	1k:7 1y:-2 27:13 2p:5 2w:10
myesterday	2w:3
myet	1v:13 25:4 2l:10
myork	2o:4
myou	0:3 2i:4 2j:6
myou're	0:7 2a:6
myounger	0:4
myour	0:4
mzero	0:6 1t:-2 1x:6 1z:6
n!	0:6 1l:-3 1t:4 1z:13 25:2 2r:4 2v:2 31:7
n"	0:6 1y:-4
n#1	1n:-2 1q:2 24:3 2a:4 2n:6 2t:8 2v:3 30:6 31:6
n#2	1k:5 1q:3 20:2 23:3 26:4 2r:2 2w:4
n#3	1q:5 1r:-2 1y:3 23:7 24:7 25:4 2r:2
n#4	1p:6 23:3 2k:7 2n:3 2q:5
n#5	1x:10 29:3 2d:4 2n:5
n#6	14:10
n$	0:3 1l:3 2a:3 2f:2
n%	0:9
n'	0:2 2b:8 2j:2 2m:-3 2r:3 2v:6 2w:3 2x:2
n(	0:6 1k:9
n)	0:12 24:9
n,	1l:3 1n:2 1o:3 1p:2 1u:3 25:3 28:2 2g:6 2h:2 2i:2 2l:4 2m:4 2t:4
n-	1k:3
n.	0:5 1l:3 1o:5 1r:4 1s:3 1w:3 1z:2 21:5 22:6 23:6 24:4 25:3 27:3 2a:5 2c:2 2e:3 2l:5 2n:3 2o:5 2u:3 2w:4 30:3 31:4 32:5
n/	0:3 1x:3
n:	0:15 1s:13 1z:8 2x:13
n;	1o:6 1q:3 1t:4 1z:6 20:9 24:4 25:4 2c:3 2e:5 2h:7 2o:10 2q:9 2s:6 2v:2 2x:5 2z:8
n?	0:11 1p:8 2i:8 2p:-9 2s:8 2t:2
n@	2a:-2
n_	0:4
na	0:3
nabout	0:8 21:2 25:8 2l:6 2q:10 2x:4
nabove	20:10 2d:2 2w:5
naccepted	1x:8
naccording	1x:-2 25:5
naccount	0:3 2j:2
naccounts	0:4 24:8 2o:-3
nacme	0:10
nacross	0:6
nact	2r:7
nactually	0:4 1x:9
naddress	0:3 1u:2
nadhd	1x:7
nadult	1y:5
nadvice	0:6
nafraid	2a:8
nafter	1n:5 1q:5 1v:8 1x:5 1y:2 24:5 2c:6 2l:3 2v:6 2x:5
nagain	1r:5 24:3 2j:2 2k:8
nagainst	0:9 2q:-3
nage	0:2 1k:6 1o:6 2a:5
nago	0:15 1x:3 24:-4
nain't	0:4
nair	1x:-3
nairport	1n:4 2o:-2
nalarm	1q:3 24:9
nalcohol	0:15
nall	0:3 1z:4 23:2 24:2 29:10 2j:10 2s:-3
nallergy	3:22 1m:11
nallotment	24:9 2p:-3
nallowed	0:5 24:-2
nalone	2a:8
nalong	25:14
nalready	1t:4 25:6 26:8 2s:2 2w:8 2x:6
nalso	0:6
nalways	0:5
nam	24:2 2y:6 2z:6
namerican	2a:7
nan	0:3 1o:5 1y:3 23:4 2b:-2 2j:3 2x:5 2z:6
nand	26:6
nanniversary	0:9
nanother	0:5
nanswer	0:4 1s:3
nanswers	2a:5
nany	1q:7 1s:7 2l:2 2p:5 2z:5
nanybody	0:3
nanymore	1q:6 1s:7 1v:7 1x:5 2e:6 2o:3 2y:3
nanyone	0:4 1y:11 20:6
nanything	0:6 1r:7 2l:2 2w:7
napartment	1o:-3
napp	1t:-3 2z:3
napparently	2f:6
napril	0:6 2o:5
nare	0:5 20:7 2c:6 2m:4 2s:10 31:5
nargue	0:5
naround	0:6
nart	2w:10
narthritis	0:2
nas	1r:2 1s:7 1t:-3 1v:10 1y:2 28:7 2o:2 2x:5 30:6
nasked	0:7
nassistant	2s:10
nat	1t:4 1x:6 2f:6 2j:10 2x:5 31:2
nate	2q:2
naugust	1n:-3 1x:2 1y:-3 2o:3
naunt	1x:4 2d:7
naussie	0:2 29:5
naway	29:-3
nb	0:6 1k:7 1x:7 24:4 2c:6 2j:6 2o:3
nbabies	1k:9 27:7
nbaby	1x:7 1y:5 1z:4 2o:2 2x:6
nback	0:3 1k:3 1r:5 1t:-2 1v:10 2m:7 2p:-3
nbad	25:5
nbadly	20:9
nbag	0:6
nbakery	0:3 1x:6
nband	2p:-3
nbank	0:2 1v:9 2j:7
nbar	1x:5 24:-2
nbarista	0:5 2j:7
nbarn	0:2 24:3
nbasement	0:2 2d:13
nbathroom	0:3 1x:7 24:-3 2q:8
nbattery	0:4 1q:2
nbay	0:6 2d:-2
nbe	0:4 1o:4 23:3 2a:5 2j:7 2o:2 2r:7 2t:3
nbeach	25:-3 2e:9
nbeard	4:12 21:7
nbeats	1o:4
nbecause	1k:9 24:5 2k:9 2m:9 2q:6 2z:9 30:5
nbecome	0:7
nbed	25:6 2j:-3 2y:4
nbedroom	2o:6
nbedtime	0:6
nbeen	0:6 25:5
nbeer	l:2 27:5
nbefore	1o:5 1y:6 23:14 24:6 27:4 29:9 2c:-3 2j:5 2p:5 2v:10 2y:-2
nbeginner	0:3
nbehind	1n:8 24:7 2d:8
nbeing	0:6 24:6
nbelieve	1o:11 1x:8
nberlin	0:5 1x:5 23:3 2c:-3
nbesides	0:2 2j:10
nbest	0:5 1x:4 2l:-3
nbetter	0:4 2c:6 2w:8 30:9
nbetween	0:5 1x:4 20:6 2w:8
nbicycle	1x:7 24:5 30:7
nbig	0:4 1n:5 1o:2 1y:-2 2a:6 2c:-3 2d:-2 2o:6 2p:4
nbigger	1y:-3
nbike	1x:9 2w:8 30:6
nbio	0:4 2r:5
nbirds	2y:6
nbirth	2h:6
nbirthday	2d:-3
nbiscuit	0:10 1x:4 24:-2
nbit	0:4 1x:7 23:5 2d:-3 2q:6 2x:6
nblack	0:3 23:-3 25:4
nblind	m:10
nblock	0:6 23:4
nbloke	2t:6
nblood	23:7 2w:2
nblue	0:2 1x:5 24:4
nboard	29:-3
nboat	1k:8 2c:-3
nboiler	1x:7 2x:6
nbone	0:4 25:11 2l:-3
nbook	1x:3 2d:-3 2v:4 2z:8
nbooked	1k:-3
nbooks	2j:6 2k:5
nboots	0:5 2k:3
nboston	0:4 2o:11
nboth	0:4 1w:2 2a:7 2w:4
nbottom	0:5
nbought	0:3
nbout	0:6
nbox	0:3
nboy	0:7 1x:4
nboyfriend	2t:10
nbread	0:4 2s:-3
nbreak	23:-3 2t:9
nbreakfast	0:2 23:-3
nbring	1m:13
nbrings	3:17 2k:7 2s:-3
nbritish	1k:-3 1x:5 2a:2
nbro	0:6 2x:8 2z:10
nbroke	0:6 29:-3
nbroken	0:8 2o:-3
nbrother	2d:6 2j:-3
nbrothers	g:7
nbrought	0:3 1y:11
nbrown	0:3
nbtw	0:-3 x:4 1x:16 2d:10 2y:7
nbucks	0:10 24:4
nbudget	0:7 1x:3
nbus	24:10
nbuses	1o:8 24:6
nbusiness	1v:7 1y:6 23:4 2j:7
nbut	0:4 1m:-3 1r:5 23:3 28:9 2e:6 2g:12 2t:4
nbutter	0:3
nbuy	2d:-3 2r:-3
nby	0:5 1n:-3 1r:6 23:6 2d:5 2e:7 2o:2 2w:4 2y:6 2z:4
nc	0:7 1x:9
ncake	0:4 2j:7 2w:5
ncalendar	0:5
ncall	0:2 21:5 2j:8 2p:3
ncalled	0:7 1k:8 1n:6 1v:3
ncalling	0:2
ncame	0:4 1x:3 2k:7 2s:10 2x:5
ncamper	0:2 2d:9
ncan	0:2 2b:-2
ncan't	0:5 21:4
ncannot	0:5
ncapital	0:4 2a:6
ncaption	0:6
ncar	0:3 1v:5 1x:3 1y:2 2p:2
ncaravan	2o:2 30:9
ncard	0:4 1x:6
ncards	1n:-2 24:4 2p:6 2r:4
ncare	1v:5 2d:9 2j:8 2x:5
ncarry	1v:12
ncase	0:3 2q:-2 2r:8 2w:5
ncat	1x:3 29:-3
ncatholic	2v:8
ncats	24:9 30:-3
ncause	1x:4 24:2 25:4 2d:-3 2k:7 2v:7
ncertificate	1t:4 1x:3 2r:4 2w:4
nchange	0:3
nchanged	0:4
nchapter	0:3 24:9
ncharge	0:4 1k:-3 1x:10
nchart	0:4 2p:3
nchat	0:4 1k:-4 2y:9
ncheaper	0:6 23:-3
ncheapest	0:4
ncheck	1x:6
ncheese	1x:3 20:6
nchef	0:2 23:6
nchess	0:2
nchest	0:5 2k:7
nchicken	0:6 1x:-3 20:7 2o:3 2p:-3 2w:5
nchild	0:2 1x:7
nchildren	1x:6 1z:10 24:7
nchoir	1k:8 1x:3 27:7
nchristmas	23:6 2o:9
nchurch	1x:3 24:4 2q:2
ncitizenship	1x:13 23:8 2h:7 2r:-3
ncity	1x:4 1y:6 2o:7 2p:-3 2x:-2
nclass	0:4 1y:4 2j:9
nclean	0:3 2x:14
ncleaner	21:-3
ncleaning	1v:8
nclient	0:2
nclimb	0:4 2o:9
nclinic	1v:11 2p:4
nclock	11:3
nclosed	0:4 1v:11
nclosing	2o:8 2p:7
nclub	1k:6
nco	1k:5 1u:3 1v:4 1x:2 2q:5
ncoach	0:2 2o:7
ncode	0:8
ncoeliac	0:2
ncoffee	1k:5 1v:3 20:8 23:5 2j:-3 2p:4 2s:3
ncold	0:2
ncolleague	0:5 1x:-2
ncollege	1s:6 2v:2
ncolor	0:3
ncome	0:2 25:10 2o:2 2x:10
ncomeback	0:3
ncomes	25:8 2c:6 2j:-2 2w:10
ncoming	0:4 1y:-4 2r:4 2s:-3
ncommunity	1k:5 27:-2 2o:5
ncommute	1x:-3 24:9
ncompany	0:8 1v:11 2a:-2
ncondo	23:6 2p:4
ncontract	1o:4 1x:11
ncook	27:-2 2p:-3
ncooked	0:6
ncorrect	0:2
ncos	1k:9 25:3
ncottage	2d:2 2o:6
ncouch	24:4 2d:9
ncould	0:2 23:-3 2p:-3
ncouncil	1y:6 2v:-2
ncount	0:6 21:5
ncountry	1y:11 27:4 2j:5
ncounty	1x:4
ncouple	0:3
ncourse	1t:4 1x:12 2f:9 2o:9
ncourt	0:6 1x:6
ncousin	0:3 26:7 2j:12
ncover	0:6
ncoworker	0:2
ncracked	0:6 30:5
ncrew	1k:3 1y:3
ncried	0:11
ncrime	t:5
ncross	23:-2 2j:6 2m:5
ncruise	15:4 1y:7
ncry	1o:10 29:-3
ncrying	0:5
ncustomer	2q:2
ncut	1v:9 2o:3
nd	1u:6 2w:5 2z:5
ndad	0:4 2j:6
ndad's	0:6 1x:3
ndads	0:3 1o:-3 2d:9
ndaft	0:3 2q:5
ndairy	1x:8 24:6
ndance	2o:8
ndark	21:2 24:12 2w:2
ndata	1u:4 2q:8 2r:5
ndate	0:4
ndaughter	1t:7 2d:8 2o:2
ndaughter's	0:2 1x:10
nday	0:6 1r:5 1t:-3 1x:3 24:3 2o:3 2u:8 2v:-3
ndays	0:3 27:4 2j:4
ndead	0:8
ndeaf	m:7 1y:4
ndeal	0:9
ndear	0:5
ndecember	1p:3 1x:6 25:-3 2o:10
ndecent	2w:2
ndecided	1n:4
ndeck	1x:4
ndeep	1x:4
ndegree	a:6
ndegrees	0:11
ndental	1v:3
ndentist	1x:5
ndenver	0:4 1x:9 2o:-7 2p:-2
ndeposit	1x:8
ndesk	0:3
ndiabetic	0:5 25:4
ndiagnosed	0:3
ndid	0:5 2z:12
ndie	0:6
ndied	1x:7
ndiesel	0:6 1v:2
ndifferent	0:4
ndinner	1r:-3 1y:-3 24:7 2p:4
ndinners	2j:10
ndirector	10:6 1x:2
ndish	24:10
ndivorce	1x:6
ndo	0:4 1w:3 2q:-2
ndoctor	0:3 24:-2 2a:7
ndoctor's	0:9
ndoes	0:4 2c:7
ndoesn't	0:6 2g:9
ndog	0:4 1x:6 23:7 2m:8 2o:8
ndogs	0:2 24:3 2d:-2
ndoing	0:6 2v:10
ndollars	0:12 29:5
ndon't	0:2 1s:2 2p:3
ndone	0:2 1x:8 2r:8
ndont	0:5 2w:3
ndoor	0:4 23:-3
ndown	0:4 1r:4 1x:6 25:4 27:8 29:4 2u:3 30:5
ndownstairs	1x:7 2d:9 2k:7
ndraw	0:6
ndream	0:3
ndrink	0:3 1x:4
ndrinking	0:3
ndrinks	0:2
ndrive	0:3 1x:6 2a:-3 2q:6
ndriving	1y:6 21:6 2o:3
ndrop	24:14
ndropped	23:7
ndrum	1x:7 23:8 2w:7
ndubai	0:5 1y:-3
ndublin	2o:10 2q:4
ndue	0:5 24:-3 2r:-3
ndutch	2a:3 2r:3
ne	0:4 2p:6
neach	0:3 24:6 2a:5
near	1n:5 1t:-3 24:9 2w:12
nearly	0:4 1x:7 24:7
nearn	0:3
nears	0:5
nearth	2y:-2
neast	0:6 2o:2
neaster	0:3 2o:5 2z:-5
neasy	0:6 2j:-3
neat	0:4 25:-3
neating	0:4
neats	0:6
negg	1n:4 20:7 2w:8
neggs	1m:9
neight	1n:-3 24:6 29:4 2k:6 2y:4 31:6
neldest	0:5
nelectric	0:3 1o:8 2p:5
neleven	23:-3 24:3 31:7
nelse	1w:6
nem	0:7
nemail	0:8 2p:2
nend	20:-3 21:9 2a:3 2e:10 2o:5
nengineer	10:9 23:8
nenglish	2w:3
nenough	0:8 1n:-2 23:6
nessay	0:3 2r:-3
neuro	0:9 23:2 24:5
neven	0:6 24:2
nevening	0:7
never	0:8 1r:5 21:5 2a:10
nevery	1m:8 1n:2 24:9 25:5 2z:2
neverybody	0:6 24:-2
neveryone	0:5
neverything	0:8 1o:4 1s:-3 1w:5 24:2 2l:7
nex	0:5 24:-2
nexactly	0:4
nexam	2o:9 2r:8
nexplain	0:6 2a:3
nexplains	0:4
nextra	0:3 29:-3 2o:-2
neye	25:10 2o:8 2w:3
neyes	0:3 1s:8
nf	0:7 25:-2 2q:4 2w:6
nface	4:2 1r:8
nfacebook	0:6
nfact	0:6
nfailed	0:4 30:10
nfair	1y:3 2l:10 2r:3
nfall	0:2 1x:12 2o:4
nfamily	1t:4
nfan	t:4 24:7
nfarm	24:4
nfarmer	0:4 2a:-3 2j:8
nfast	0:4
nfather	0:2 1n:6 1w:7 1x:10
nfavorite	0:4
nfavourite	0:5
nfear	0:5
nfebruary	1p:6 1x:6 23:4 2o:7
nfeed	1o:4 24:8 2j:6 2o:7
nfeel	0:3
nfeet	1n:6 2r:2
nfell	1q:6 2o:9
nfella	0:3 2l:10 2p:7
nfifteen	0:7
nfifty	0:5 23:7
nfilm	0:4
nfinally	0:3 1q:7 1x:4 25:6
nfind	0:4 1x:-3
nfine	0:5 24:-3
nfingers	2w:4
nfinish	0:5
nfinished	0:5
nfire	1y:4 20:-3 2p:8
nfired	1x:9
nfirm	0:4 1v:7
nfirst	0:3 1n:2 1t:7 1x:5 1y:3 23:-4 2a:3 2k:5 2w:2
nfish	0:4 1r:8 1s:5 20:6
nfishing	o:9 1y:-3 2q:-2
nfit	0:3 1s:5
nfits	2a:-2 2k:9
nfive	1k:9 1v:2 1y:-2 24:6 2d:5 2p:3 31:5
nfix	1x:-3
nflat	1x:2 24:-2 2d:3 2p:-2
nflatmate	0:6
nflight	23:-3 24:2 2o:-2 2s:-2
nfloor	0:2 24:4 2p:3
nflowers	0:4
nfly	0:7
nflying	0:7 1x:6
nfolks	0:6 2d:9
nfood	1r:9 2w:6
nfoot	0:2 27:3 2o:-3
nfootball	2q:4
nfor	0:4 1q:4 2j:9 2q:3 2t:2 2v:4 2z:4
nforget	0:3
nform	0:3
nforty	0:3 1y:3 23:4 27:5 2j:2 2o:-2
nfound	0:5 1x:-2
nfour	26:2 2d:4 2r:4 2s:5 31:8
nfourteen	0:5 1t:9
nfourth	2o:8
nframe	26:6
nfree	0:4 1k:11 1o:4 1r:7 2l:-2 2p:-3
nfresno	0:2 2a:-3 2o:8
nfriday	1x:4 24:6 25:-3 2b:-3 2o:2
nfridays	24:8
nfridge	0:7 2r:-3
nfriend	0:4 1z:-3 2a:2 2d:-3
nfriend's	0:3 1x:4 2l:-3
nfriends	0:4 2s:14
nfrom	0:4 1t:5 20:3 25:4 2a:3 2b:7 2e:4 2f:4 2k:2 2z:3 30:4 31:5
nfront	0:4 2d:6
nfryer	11:2
nfull	0:3 23:4 2k:9 2r:6
nfuneral	2o:3
ngame	0:4 23:9 2q:2
ngames	0:2 2k:5 2y:2
ngarage	0:6 1x:-3 2d:5
ngarden	0:4 2q:5
ngas	1x:4
ngate	24:5
ngave	0:3 1q:6
ngeneral	2r:3
ngerman	0:5 2r:-3
nget	0:7 2p:-2
ngets	0:7 1y:-3
ngetting	0:2
ngift	0:3
nginger	1n:8 20:8
ngirl	1t:7 1z:8 2s:8
ngirlfriend	0:4 2t:7
ngirls	2d:8 2j:8
ngiven	0:6
ngiving	0:4
nglass	0:4
nglasses	0:8
ngloves	0:2 24:-2
ngluten	0:6 24:7
ngo	0:2 1k:9 1x:4 2s:6 30:6
ngoats	1x:6 2c:11 2o:7
ngod	0:8 2w:6
ngoes	0:6 2c:11
ngoing	0:4 23:-3 25:9 2a:3
ngone	0:4 1n:3 25:8 2k:11
ngonna	0:4
ngood	0:2 1o:2 2d:2 2o:6
ngot	0:3 1k:8 1q:3 25:4 2m:-5 2o:7 2z:5
ngrade	1t:4 2j:8 2x:11
ngrammar	1x:4 24:3
ngrand	q:14
ngrandfather	0:2
ngrandmother	0:5 2a:-2 2d:7
ngreat	0:3 1x:3
ngreek	0:8
ngreen	1x:6
ngrew	0:4
ngreyhound	0:3
ngroup	1k:11 27:7
ngrow	0:3
ngrown	0:4
nguess	0:5 1k:-3
nguitar	0:6
nguy	0:5 2s:8
nguys	0:4 2d:9
ngym	24:9
nhad	0:3 25:6 2v:10
nhaha	0:2 2o:7 2w:10
nhair	24:8
nhalf	1l:8 1w:9 2c:-2 2j:2 2k:6 2x:3 31:6
nhall	0:7 1k:3 1x:7
nhand	1o:3 20:3 27:3 2k:5 2p:4 2w:3 30:6
nhanded	0:3 2y:9
nhands	2a:5 2w:9
nhappen	1o:5
nhappy	0:4 2o:-3
nhard	0:4
nhas	0:8 1k:2 2c:5 2k:6
nhates	29:-3
nhave	0:8 1v:6
nhaven't	0:5
nhe	0:3 1l:3 2k:4
nhe's	0:7 2q:-3
nhead	0:4 1x:2 1y:-2
nhealth	1t:6 2j:-3
nhear	1o:7 25:11
nhearing	25:9
nheart	2l:9
nheat	0:2 2a:-3
nheights	0:2
nhelp	0:3 2l:6
nhelps	0:5
nhens	2m:6
nher	22:6 2d:3
nhere	0:4 1v:8 26:4 2g:10 2j:6 2l:7 2s:-2 2y:5
nherself	2o:5
nhes	0:2
nhigh	1t:2 1v:5 1y:-3 24:3 2w:2
nhill	0:5 1x:6
nhim	0:4 1t:5 2q:-3
nhimself	0:4 2w:11
nhip	1x:4
nhire	0:4
nhis	0:3 1n:4 25:4 2a:-3
nhistory	0:7 2j:-4 2q:6
nhold	0:6
nhome	1r:5 1v:2 24:7 2d:7 2o:2 2p:4 2s:-3 2x:4 30:3
nhonestly	23:-3
nhope	1k:14
nhorse	0:3 1y:7 2j:2
nhorses	2q:-3
nhospital	1v:11 1x:5 2j:5
nhot	0:3 2d:5
nhotel	1x:3 1y:6
nhour	29:9
nhours	0:10 1x:4 1y:5 23:5 2l:-2
nhouse	1x:4 1y:4 2b:-2
nhouses	2o:12 2r:10 2w:6
nhow	0:4 2b:3 31:9
nhr	0:4 29:6
nhundred	23:-4 24:3 2k:4
nhusband	1x:3 24:4 2t:4
nhusband's	2k:8
ni	0:5 1t:3
ni'd	0:7 2r:-3
ni'll	0:7 1l:6
ni'm	0:8
ni've	0:6 2k:9 2q:8
nice	1x:4 25:8 2d:4 2z:5
nidea	0:6 2o:12
nideas	0:2
nif	0:6 1u:3 2c:8 2d:3 2i:5 2j:5 32:4
nim	0:3 23:3 26:7 2f:6
nin	2j:4
nink	0:6
ninstagram	2q:6
ninstead	1k:7 1q:3 1x:5 2f:6 2m:8 2o:6 30:2
ninsurance	0:5
ninterview	2r:7
ninto	0:4 2x:16
ninvented	0:4
nipad	1q:8 1s:-3
niphone	0:5
nireland	1x:2
nirish	1w:5
nis	0:5 1l:3 1p:7 20:5 27:5 2c:5 2n:3 2t:4
nisn't	0:6
nisnt	0:4
nit	0:3 25:5 2p:4 2s:-2
nit's	0:8
nitalian	2w:8
nits	0:6 2w:-2
njanuary	1p:4 2o:3 2t:9
njess	2d:4 2o:-3
njob	1x:6 2q:-3
njoined	0:5
njoke	0:4
njudge	0:2 2a:8
njuly	1r:-3 2a:-3 2o:11
njune	1x:6 2o:3
njunior	1x:8 24:10
njust	0:2 1o:5 2l:2 2x:7
nk	0:5 1u:2 24:5 29:9 2r:8
nkeep	0:2 1n:3 1o:-3 24:-3
nkeeps	24:-2 2k:4
nkept	0:5
nkeys	0:2
nkg	0:5 1i:4
nkid	0:3 1o:3 1x:10 2d:-3 30:4
nkidney	0:10
nkids	2j:2 2o:4 2s:5 2w:3
nkill	0:5
nkilling	0:3
nkilos	1i:2
nkind	1r:3
nkit	11:2 2k:4
nkitchen	1u:7 23:-3 2c:-2 2j:7 2o:8
nknee	1x:-9 25:7 2o:4
nknow	0:5 23:-2
nknows	0:5
nlad	0:3
nladies	0:8 2q:7
nlady	0:6
nlake	1x:5 23:2 2l:8 2o:8
nlandlord	0:5 2d:-2 2l:2
nlanguage	0:4 23:-2 2w:5
nlaptop	0:7
nlarge	1q:9
nlast	1x:3 23:3 27:2 29:3 2m:7 30:9
nlate	0:2 1x:7 24:9 2o:-3 2p:4
nlater	0:3 1o:4
nlaugh	0:9
nlaw	0:4 1z:3 2v:7
nlawyer	0:4 2l:5 2o:6
nlead	1o:3 1x:3
nleaf	0:7 1x:5 2o:5
nleague	27:9
nlearn	0:2 2x:9
nlearned	0:6
nlearning	0:4
nlease	1x:7
nleave	29:3 2o:4
nleaves	0:7
nleaving	0:3
nleeds	0:3 1s:6
nleft	1s:11 1t:-3 2s:8
nlegal	0:3
nlegs	0:7 1x:-3 2o:3 2q:3
nleicester	0:3
nlength	2o:8
nlent	0:5
nless	1o:-3
nlessons	27:5
nlet	1v:11 24:-3 2l:7
nletter	0:4 2p:6
nletters	0:6
nlevel	0:3 2r:9 2w:4
nlibrarian	2o:3 2p:-2
nlibrary	1k:4 1q:5 1v:2 24:-2 2q:4
nlicence	1x:2 2o:5 2r:4
nlicense	1x:3
nlie	1n:-3
nlife	0:9 1x:2 27:-3
nlift	25:-3 2p:-2
nlight	0:4 2k:8 2p:-2
nlighthouse	0:4 2q:2
nlights	0:2 23:6
nlike	0:4 1n:4 27:7 2a:4 2k:7 2y:5
nlikes	0:4
nline	24:2 27:-2 2q:3
nlines	0:7 24:3 2a:8
nlisbon	0:5 1x:4 23:-3
nlist	0:7 1x:6
nlisten	0:6 2p:2
nliterally	0:4 24:4
nlittle	27:9 29:2 2a:3 2d:5
nlive	1x:3 2l:6 2o:3
nlived	0:6
nlives	0:3 1z:8 2d:-2 2g:3 2k:4
nliving	0:4 1z:3 2d:3
nloan	1x:6
nlol	0:3 23:8 2d:4 2r:8
nlong	0:4 1k:-3 1t:8 2p:2
nlonger	0:8
nlook	0:4 2l:-3
nlooking	0:4 24:-3
nlooks	0:7 2t:-2
nlord	0:4 1x:6
nlose	0:2
nlosing	0:4
nlot	0:2 1x:11 24:8 2k:-3
nlottery	0:9
nloud	1x:-2 24:4
nlove	0:4 1x:10 2l:7
nloves	0:7 1y:-3
nlow	25:7
nlunch	0:3 24:4
nlying	0:3
nm	0:3 1q:6 1x:4 24:16
nmachine	2c:7 2k:7
nmad	0:4
nmade	1x:2 2k:8 2l:-3
nmagazine	0:7
nmail	0:5 2p:4
nmake	1x:5
nmakes	2e:7
nmaking	0:6
nmama	2y:2
nman	0:2 1n:9 1x:3 2c:10 2d:4 2j:7
nmanager	2s:3
nmany	2a:8 2k:4
nmarathon	1x:6 2r:7
nmarch	2o:5
nmarket	0:8 20:4 23:6
nmarketplace	2j:2 2o:5
nmarried	2y:5
nmarry	0:4
nmass	24:4 2a:-3
nmate	0:7 24:9
nmaths	1x:6
nmay	1x:5 2l:-3
nmaybe	0:6 2o:-2
nme	0:6
nmeal	0:3 2p:-2
nmeals	1r:9 2q:6
nmean	0:4 1t:-2 2d:-2
nmeans	2l:6
nmeat	1r:4
nmedical	1v:2 23:7
nmeet	0:3 1x:-2
nmember	1:4
nmeniscus	1x:-3
nmenu	0:8
nmess	0:4
nmessage	0:9
nmet	0:6 1y:-3 2o:4
nmi	1n:5
nmiddle	0:4
nmidnight	24:8
nmidwife	0:4 1x:-2
nmight	0:3
nmile	1x:4
nmiles	0:10 24:9 27:8
nmilk	1r:8 2j:8
nmind	2a:-2
nmine	0:4 2v:4
nminute	0:4 24:7 2w:4
nminutes	0:9 1s:2 24:12 2l:3
nmira	0:2
nmiss	0:8
nmix	13:8
nmobile	2q:4
nmom	0:3 24:6
nmonday	1x:4 24:4 2o:7
nmondays	27:8
nmoney	0:4
nmonth	23:5 24:2 29:8 2p:-2 2q:-2 2r:3
nmonths	1e:4 1n:-3 1x:-3
nmore	0:8 1o:4 2b:-3
nmorning	1s:-3 23:-3 24:5 2a:3
nmortgage	2d:2 2o:8
nmost	27:5 2o:-3
nmostly	0:3 1o:3 2w:-2
nmother	1r:8 23:4 24:4 2j:10 2p:-2
nmother's	2d:-3 2k:7
nmove	0:2 2p:2
nmoved	0:3 2b:5
nmovie	24:3
nmoving	1n:-3
nmr	0:3
nmrs	0:2 2d:2
nmuch	0:4 24:5 2l:8
nmum	1x:4
nmusic	1s:8 23:5 2j:7 2p:-2 2w:5
nmust	0:3 2k:7
nmy	0:4
nmyself	0:4 24:8
nn	0:4 1n:6 2d:7 2k:9 2m:8 2x:5 31:8
nnails	24:17
nname	0:4 2s:7
nnamed	27:10 2m:8
nnames	0:6 1z:-2
nnear	0:7 2j:2 2k:10
nneed	0:4
nneedles	0:8
nneeds	0:4 23:-3 2o:-3
nneighbor	0:6 2k:-2
nneighbour	0:6 24:6 2o:-2
nnephew	0:2 1x:5
nnever	2a:4 2d:-3 2p:8 2q:3
nnew	0:3 1k:11 2o:4 2s:2 2t:2
nnews	0:2
nnewsletter	0:7
nnext	0:2 1s:4 2a:2 2g:8 2o:9
nnice	0:2 23:-3
nnight	0:3 21:2 23:-2 25:9 2o:3
nnights	0:5 1t:4 1x:5 24:3
nnine	0:2 1l:11 1v:6 24:3 29:3 2l:4
nnineteen	0:7 2r:5
nninety	0:10 2d:-3
nno	0:2 1q:3 1r:6 23:4 27:9 2d:6 2j:2 2p:4 2u:3 2w:7 31:-3
nnobody	0:4 25:10
nnoise	0:2 2z:9
nnon	27:8
nnoon	24:4 2p:5
nnormal	2a:8
nnorth	1k:9 23:4 2d:-5
nnot	0:5 25:7 2a:3 2g:3 2x:5
nnote	0:5 2w:9
nnotes	0:4 1s:7
nnothing	0:8 1o:5 26:7 2p:3
nnotice	1x:5
nnovel	2q:4
nnovember	1o:-2 1p:4 1x:5 24:4 2o:3 2r:-3
nnow	1n:5 1v:3 1z:3 20:4 25:5 27:5 29:3 2d:6 2t:6 2x:6 2y:4 2z:4 30:5 31:4
nnumber	0:10 2k:5 2n:-3 2w:3
nnurse	26:-3 2j:2 2k:5 2t:-3 31:-2
nnurses	2l:10 2s:6
nnursing	0:8 2d:5
noctober	2o:9
nof	0:7 1p:9 1t:4 23:6 24:2 2e:8 2k:6
noff	1v:5 1x:3 21:-2 2k:8 2x:8 30:3 31:-3
noffer	2o:6
noffice	1v:12 1y:-3 2j:3 30:-2
noil	0:3 1s:3 1x:9
nok	0:2 2a:2
nokay	0:3
nold	0:4 1l:2 2c:9 2q:2 2t:3
nolder	0:7 1o:5
noldest	0:6 1x:8
non	0:3 1m:4 1n:3 1w:3 1x:6 1z:4 2c:2 2q:3 2v:3
nonce	1y:6 23:4 24:7 29:-3 2l:5 2r:7
none	0:4 1k:6 23:2 25:5 29:6 2f:8 2m:4 2o:5 31:7
nones	0:4 1z:7 2a:5 2c:9
nonline	23:10 24:8 2v:6 2x:3
nonly	0:5 1o:2 23:6 25:5 2g:9
nop	m:2 1v:6
nopen	0:4 1x:7 23:3 2a:6
nopened	0:3
nor	0:10 1r:5 2n:6 2o:4 2p:10
norder	2b:-2 2y:-2
norg	0:3
norgan	0:5 2j:6
nother	0:5 1x:3 2j:3
nought	0:5 1o:4 24:6
nour	1t:3 23:-4 2l:8
nout	1q:8 2d:5 2j:5 2m:9 2w:-2 2x:6 30:5
noutside	0:6 1x:4 2o:9 2p:6
nover	1k:7 1x:5 20:7 25:4 29:9 2d:-7 2j:3 2p:6
novertime	24:11
nown	23:6 27:8 2d:14 2w:3
nowner	0:4
nowns	0:3
np	0:6 20:12
npack	0:4
npacking	0:2
npage	0:7 24:-2 2a:5 2r:-2
npages	0:9 24:8
npaid	0:5
npaper	2k:-3 2z:6
npapers	0:5 23:7
nparagraph	2a:5 2w:-3
nparamedic	0:3 1x:4
nparent	0:5
nparents	23:2 2o:2 2p:-2
nparis	0:3 23:6 2o:2
nparish	1k:6 1y:4
npark	1y:3 2d:-3 2o:2
nparking	0:4 24:-3 2w:7
nparrot	2b:-3 30:-3
npart	1x:3 2j:4 2v:9
npartner	0:8 1x:4
nparty	0:5 23:2 2o:5
npass	0:6 2l:4 30:10
npassed	0:3 23:-3 2r:4
npassport	0:5 21:-3 23:6 2o:4
npast	0:5 24:6 2w:5
npatient	2q:-2
npay	0:2 2o:-3
npays	0:2 2g:4
npenicillin	0:5
npension	0:6
npeople	0:7 1o:4 24:5 2s:3
nper	0:8
npercent	0:6 2r:6
npermit	1x:8 2o:-3
nperson	2l:5 2p:6
nperth	0:4 1y:-3 2o:5
nphone	21:2
nphoto	2w:13
npiano	2j:8 2k:9
npick	2o:7 2z:6
npicture	2q:6
npie	23:8 2l:11
npill	0:3 1x:4
npilot	0:3
npixel	7:2
nplace	0:3 24:-3 2j:6 2o:5 2r:3
nplain	2a:8
nplan	0:4
nplant	1v:13
nplate	0:2 24:8 2d:7
nplay	0:3 2g:6
nplaying	1x:6 23:5 2j:5
nplaylist	0:3 20:11
nplays	0:8
nplease	1k:-3 2l:-3
nplot	2p:7
npls	0:2 1v:-2 2a:4
nplumber	2o:-3
nplus	q:2 23:-3 29:4 2o:7
npm	1x:-3 2a:2 2y:6
npodcast	2f:-2 2q:9
npoem	0:3
npoint	1o:2 23:2 2l:3 2p:-2
npoints	1v:5 2a:10
npolish	2q:6
npolite	0:3
npolitely	0:4
npool	0:6
npork	0:4
nportland	1x:6
npost	1x:5 25:4 29:2 2j:8
nposter	0:2
npounds	1x:5 23:5 25:5 29:4 2a:2
npower	0:3
nppl	0:6
npractice	1x:8 23:4 2f:8 31:-3
npractise	0:3
nprayer	2k:6
nprefer	0:5
npregnant	25:18
npresent	0:3
npress	0:2 2j:5
npressure	23:4
npretty	0:11
nprice	29:-2
nprimary	1o:4
nprint	0:3 2w:9
npriya	2c:8
nproblem	0:3
nproduct	2j:9
nprofessional	0:8 2a:4
nprogram	1t:6 1x:4
npromoted	e:5
nproperly	2w:3
nprotein	0:5
npublic	1s:3 1t:6 21:6
npump	0:4 2w:3
nput	1m:3 1x:6 2p:4
npython	2q:6
nquarter	2r:9
nqueen	1y:6 24:6
nquestion	0:5 1x:10 2a:5
nquestions	0:2 23:6 2u:7
nquick	0:4
nquid	0:9
nquiet	1z:-3 2b:-3 2d:-2
nquit	0:2 1o:3 1q:8 2k:6
nquiz	0:3 27:7 2c:10
nr	1u:6 2c:8
nrain	2c:9
nraised	0:5 21:-2
nran	0:4 29:-3
nrate	0:2 1x:-2
nrather	1r:6 27:6 2p:7
nray	2o:7
nrd	1p:2 1x:6 2k:-2 2o:7 2x:6
nread	24:3
nreading	0:4 1k:-3 1n:-5 23:-2 2r:10
nreads	0:10
nreal	0:5 1x:6 2a:-3
nrealistic	0:3
nreally	0:7
nreason	0:2 1o:5
nrecipe	0:6 1r:-3 2k:3
nrecipes	0:5 2a:5 2d:-3 2q:3
nreckon	0:3
nreckons	0:3 1z:-2
nrecord	0:5 2r:3
nred	24:5 2r:9
nreference	0:4
nrefuse	0:3
nregister	0:4
nrent	0:4 1u:4 24:3 29:3 2e:8
nrenting	2d:-3 2x:8
nreplaced	25:2 2m:4
nreply	2a:2
nreport	0:9 24:-4
nrest	0:6 25:8 2w:5
nresume	2o:-3
nretired	0:5 2j:7 2s:5
nreview	1x:-2 2r:6
nrice	1r:9
nrich	0:9
nride	0:7
nright	0:4 25:8 2e:8 31:2
nring	2d:-3 2k:10
nroad	0:5 1n:-3 1o:-2 23:-3 24:3 28:4 2j:2
nroast	24:10 2p:-3
nrobot	0:2
nroll	2k:7
nrome	0:4
nroof	1x:3 27:7
nroom	2d:2 2l:3 2w:6
nroommate	0:3 2p:2 2s:8
nround	24:6 2r:3
nroute	1x:11 2j:11
nrow	0:3 2s:7
nrule	0:7
nrules	0:6
nrun	1k:11 1x:6
nrunning	0:2 23:-4
ns	1k:4 1v:7 20:3 25:-3 27:3 2k:7 2r:11 2v:8 30:3
nsaid	0:7 2a:-3
nsalary	0:3
nsale	0:4 1t:-2 2j:4
nsalt	1n:-3 2k:9
nsame	1y:6 24:6 2o:3
nsamsung	0:4
nsat	0:4 24:2
nsaturday	1k:2 1x:9 24:7 2o:3
nsaturdays	1k:8
nsave	0:5 2o:6
nsaw	0:9
nsay	0:6 1o:4 23:8
nsaying	0:3
nsays	0:10 1q:9 2z:11
nscared	0:5 1k:-3
nschedule	0:6 1o:2
nschool	1k:3 1y:-2 2c:2 2j:4
nscience	w:7 2a:2 2j:-5 2p:-3
nscottish	1w:5 27:8
nscreen	0:3 24:8
nsea	21:3 27:-2 2c:4 2e:4
nseason	0:4 1k:2 1y:7 23:7 2o:3
nseat	2o:7
nsecond	1x:7 2w:-2
nsection	0:5 2r:3
nsee	0:7
nseeing	0:8
nseen	0:5 1y:10
nsell	0:5 1x:3 20:4
nsells	0:6 1x:-2
nsend	0:3
nsends	3:2 2v:5
nsenior	1x:6 2r:11
nsent	0:11 1x:-3
nsentence	0:2
nsentences	0:5 2a:9
nseptember	2o:3
nservice	0:3 1s:7 1v:4 1y:8 24:9 2o:-3 2r:2
nset	0:6 1s:5 24:9 2k:10 2o:8
nsettle	0:3
nseven	1l:7 24:5 26:5 2p:3 2w:-2
nseventy	0:4
nshare	2d:-3
nshared	0:3 2d:6 2o:-3
nshe	0:5 2c:5 2l:2 2y:8
nshe's	0:8
nshed	2o:6 2p:-3
nsheet	0:5 2j:-2
nshellfish	0:6
nshes	0:6 24:-3
nshift	0:4 1x:3 23:-3 2p:3 2w:-3
nshifts	0:2 l:3
nship	1x:3 1y:5 2j:2
nshop	2j:5
nshort	1t:9 1x:-2 2a:10
nshot	2r:5
nshould	1o:3 29:9
nshoulder	0:3
nshow	27:11 2r:6
nshower	0:5 1o:9
nshy	12:4
nsick	1o:2 2a:-2 2j:8
nside	0:5 1k:5 25:3 27:5 2o:4
nsign	0:2
nsimple	0:6 2a:-3
nsince	1r:6 25:5 26:6 2e:3 2l:3 2s:3 2y:3 31:6
nsing	0:7 2w:9
nsingle	0:5 24:-5 2a:4 2l:5
nsings	0:3
nsister	2s:8
nsister's	0:2
nsisters	g:7 1x:-3 24:4
nsit	1t:3
nsite	2o:-3 2q:9
nsitting	24:4
nsix	1l:3 1r:9 1y:7 24:3 2d:4 2q:7 2w:2 31:3
nsixteen	0:2 1t:2 24:-3
nsixty	0:3 23:4 2o:6 31:2
nsize	25:8 2r:-3
nskip	0:6
nsleep	0:4 2o:8
nsleeps	0:4 2y:9
nslow	24:-3
nsmall	1k:4 27:4 2j:2 2l:8 2p:-3
nsmell	2q:-2
nsmells	0:5
nsmoked	0:7
nsmoking	0:5
nsnacks	0:9
nso	1n:6 1v:2 1z:6 21:2 2b:7 2j:5
nsober	0:2 2x:4
nsoft	2a:3
nsold	1y:-2 2k:7 2o:7 2w:-3
nsome	0:6 1t:4 1z:-3 2p:-3
nsomebody	0:5
nsomething	0:8 23:-2
nson's	0:4
nsong	0:5
nsongs	0:2 2q:6
nsoon	1z:12
nsorry	2a:8
nsort	0:4 2j:-3 2l:6 2u:7
nsound	27:3
nsounds	0:4
nsoup	24:8
nspace	30:-3
nspain	0:3 23:-3 2o:3
nspanish	0:8 2b:7
nspeak	0:7 2o:-3 2r:-3
nspeaking	i:3 21:8
nspeech	1x:6
nspelling	2a:4 2w:8
nsplit	0:5 1x:4
nspreadsheet	0:4
nspring	0:2
nsquare	0:12 2d:3
nst	0:5 24:3
nstaff	0:2 2q:7
nstage	1x:6 1y:3
nstairs	25:9 2d:5
nstand	0:3 1y:-3
nstart	0:4 25:11
nstarted	0:7
nstarting	0:3 25:9 2w:9
nstarts	0:3 1z:10 30:8
nstate	2o:8 2r:4 2v:5
nstation	1x:3 24:6 2q:7
nstay	2k:8 2p:10
nstep	1x:-3 27:7
nsteps	0:2 1x:10
nstick	2k:9
nstill	0:6
nstock	0:6 1o:2
nstolen	0:7
nstomach	0:7 1y:-3
nstone	1i:10 1x:8 23:5 2l:6
nstop	0:2 23:7 2j:-2
nstopped	0:9 2m:5
nstorage	0:6
nstore	0:7 2k:-3 2o:3
nstory	0:6 1x:-3
nstraight	0:2 2w:3 2x:12
nstreet	0:8 2d:7 2o:-2 2q:2 2v:5
nstroke	1x:5
nstubborn	0:7
nstuck	1q:11 2l:5
nstudent	0:5 2o:10
nstudio	0:4 23:-3
nstudy	0:7 23:8 2o:3 2r:6
nstuff	0:4 1s:9
nstyle	0:7
nsuch	0:4
nsugar	2p:5
nsuggest	2a:4
nsuit	2c:6
nsummer	0:4 23:3 24:4
nsunday	24:5 2o:3 2q:-3 2x:2
nsundays	1v:-3 24:2
nsuper	0:4
nsupper	0:4
nsupport	0:4 1k:7
nsupposed	0:4
nsurgery	2j:4
nsurprise	0:2
nsurvive	0:2 2a:-3
nsweet	2c:11 2p:9
nswim	1v:6 23:6 2o:10
nswitched	0:9
ntable	2j:3
ntablet	25:6 2z:5
ntablets	1x:9
ntake	2b:-2 2o:2
ntaken	0:7
ntakes	0:2
ntaking	0:9
ntalk	0:5 1q:9 1x:-3 2a:5 2l:9
ntalking	0:4 2a:7 2w:10
ntastes	9:9
ntaught	0:4
ntax	0:3
ntea	0:2 1r:4
nteach	23:7 2g:7
nteacher	0:5 1x:5 2a:5 2s:7 2v:9
nteaching	0:6 1t:-3
nteam	1k:9 1x:4 1y:4
ntech	10:5 1y:7 2f:-2
nteeth	25:9
ntelephone	24:8
ntell	0:4
ntelling	0:9
ntells	0:6
ntemplate	0:2
nten	1y:8 24:5 31:9
nterm	1x:3 24:3 2d:6
ntest	0:2 1y:4 2r:8
ntesting	0:6
ntext	0:8
nth	2v:2 2x:3
nthan	0:4 23:-2 2l:9 2p:6 2u:5 2w:7
nthank	0:2
nthat	0:4 1z:5 20:12 21:7 29:-3 2k:12 2m:5 2q:4 30:8
nthat's	0:4 1y:-2 2q:8
nthats	0:7
nthe	0:3
ntheir	0:2 1s:4 1x:-2
nthem	0:4 1y:-3 20:-3 2a:2 2k:10 2r:9
nthen	0:7 1r:10 20:-2 2d:8
ntherapist	24:14
nthere	0:2 1o:-3 1z:5 2j:12 2o:5 2q:-2 2x:12
nthere's	0:6 24:-3 2d:4 2p:-3
nthese	0:3 1v:5 2w:4
nthey	0:4 20:4 23:-3 25:6 2w:-3
nthey're	0:6
nthey've	0:6
nthing	0:6 1k:6 1r:12 23:7 2f:10 2o:5 2t:7 2y:-3
nthings	0:2 1o:4 2w:7
nthink	0:3 1o:5
nthinking	0:4
nthinks	0:5
nthird	1k:5 2o:2
nthirty	1n:-3 1y:9 23:4 2r:4 31:5
nthis	0:6 1k:3 1l:4 1n:4 1s:-3 1x:9 2j:3 2o:8 2v:6 31:3
nthose	0:3 1o:4 2a:5
nthought	0:3
nthousand	1x:10 29:4 2k:5
nthree	0:2 1l:5 24:7 26:7 2a:3 2p:3 30:-3
nthrough	0:5 1x:5 1y:6 2k:6 2y:11
nthursday	1k:6 24:6 2o:4
nthursdays	24:5 2o:8
nthyroid	25:6
nticket	1k:6 2w:6
ntil	1k:5 1t:4 2d:5
ntill	1n:-5 1s:2 1v:8 27:7 2j:9 2l:4 2o:2
ntime	0:4 1t:8 2a:4
ntimes	0:4 1y:7 24:8 25:6 27:9 2q:2
ntiny	0:3
ntip	0:4 2q:5
ntips	0:3
nto	1r:3 1v:3 2e:8
ntoast	0:5 2w:5
ntoday	1q:7 1x:11 2a:-5 2d:8 2w:9 2x:-4
ntogether	1n:-3 2d:11
ntold	0:6
ntom	1u:-2
ntomorrow	0:4 1p:5 2r:11
ntonight	0:8
ntoo	0:4 1k:7 25:6 2a:9 2b:-2 2c:9 2j:4
ntook	0:8
ntooth	1n:6 1x:3 21:-2
ntop	0:8 1n:4
ntorn	0:4 1n:4 1x:-4
ntoronto	0:6
ntouch	0:7 1x:6
ntown	0:3 2a:-3 2j:6
ntrack	24:10 27:4
ntrade	0:9
ntrailer	1x:8 23:8 2w:10
ntrain	0:6 24:4
ntraining	0:5 1x:7
ntram	27:6 2j:12 2r:2
ntravel	0:2 1y:-2
ntreasurer	0:3 1k:2
ntree	2k:7 2w:7
ntrick	0:5
ntrip	2o:6
ntrouble	1m:10
ntruck	1x:10 23:7 2j:3 2o:8 2r:3 30:5
ntrust	1k:10
ntry	0:4 2r:2
ntuesday	0:3 1x:3 24:2
ntuesdays	24:8 27:3
nturned	0:4 1m:11 2k:6
nturns	1s:4
ntv	1o:3 2p:7
ntwelve	0:3 1x:3 31:2
ntwenty	1l:-3 2j:4 2r:4 31:-6
ntwice	0:3 1r:4 25:4 2r:7
ntwins	1z:8 25:3 2o:-2
ntwo	1l:2 20:-2 2w:3
ntype	2l:5 2p:6
nu	0:4 23:9 2o:4
nuk	1x:6 2r:4
nuncle	2d:-5 2o:5
nunder	0:3 1x:3 25:2 27:8 2a:4 2j:4 2m:7 2s:11
nunderstand	0:3
nuni	1t:3
nunit	1q:9 1x:3
nuntil	1w:-3 1y:11 21:7 24:6 25:2 2d:3 2j:2 2o:2 2q:-5
nup	0:5 2d:3 2f:8 2r:4 2w:3 30:6
nupdate	27:12
nupstairs	0:8 2d:5
nur	0:6
nus	1y:-2 2d:5 2s:3
nuse	1o:5 2p:2
nused	0:6 21:7 2o:3
nuses	0:4
nvacuum	0:5
nvan	1x:7 2d:3 2j:-3 2q:3
nvegetarian	0:7
nverse	0:4 1t:-3
nversion	0:5
nvery	0:6
nvet	23:5 2j:8
nvideo	0:2
nvillage	1k:4 2j:5 2o:-2
nvisa	0:8
nvisit	24:-2
nvoice	1k:10 24:10 2l:10
nw	0:5 1n:5 1q:3 27:6 2a:-3 2r:3 30:9
nwait	0:3
nwaiting	0:3
nwake	0:3
nwalk	24:9 2r:-2
nwalked	0:6
nwalks	0:2
nwall	0:6
nwant	0:5 2t:12
nwanted	1k:9
nwants	0:6
nwar	0:4 1x:5
nwarm	0:3
nwas	0:6 1s:-3 1z:-4 20:5 23:4 25:6 2c:3 2k:6 2x:7
nwash	1v:4
nwatch	0:3 1k:5 1q:5
nwater	0:4 1n:-3 1o:8 1r:-3 2j:6
nway	0:5 1t:-3 2r:4
nwe	2a:-3 2k:10 2x:5
nwe're	0:5 24:3
nwe've	0:6 23:7
nwear	0:5
nweather	2c:4
nwedding	1y:3 27:-5 2k:4
nwednesday	0:3 1x:3
nwee	0:4 23:5 2q:3
nweek	24:7 29:4 2o:3
nweekend	0:3 2o:7
nweekends	0:3 24:2
nweeks	29:3
nweight	0:2
nwell	2t:3
nwelsh	0:8 2b:7
nwent	0:3 1q:8 1x:3 2k:7 30:9
nwere	0:4 1n:-3 1s:11 24:14 2p:11 2x:9
nwet	0:8 1r:3
nwhat	0:4
nwhatever	1y:-2
nwhats	2l:8 2x:7
nwhatsapp	23:-3 2p:8
nwhen	0:3 1k:5 25:5 27:6 28:4 2c:3 2y:4 30:6
nwhere	0:5 29:9 2e:9 2o:3
nwhere's	0:6 24:-3
nwhether	0:5
nwhich	0:3 1q:2 1r:10
nwhile	0:2 24:4 2c:10
nwhite	1n:10
nwho	0:4 1y:-3 22:12
nwho's	0:8
nwhole	1x:7 23:6 2l:2
nwhom	0:6 2m:8 2s:6
nwhose	0:3 2k:3
nwhy	0:5
nwide	u:3
nwidow	0:6
nwife	2y:8
nwifi	0:9
nwill	1k:5 1m:9 24:-3 25:9 2p:-3
nwind	2o:6
nwindow	2p:9
nwine	24:7
nwinter	1y:7 2o:4 2q:-2
nwith	0:4 1q:7 20:4 26:2 29:4 2a:4 2b:5 2c:4 2f:5 2u:3 2x:2 30:3
nwithout	0:8 2m:10 2r:3 2x:12
nwoman	0:7
nwomen	1z:-2 2q:7
nwon	0:3
nwon't	0:7
nwont	1q:5 1x:-4 1z:9
nword	0:3 1y:-3
nwords	1k:-2 21:4 23:3 25:5 2a:5 2l:5 2r:2 31:-3
nwork	1x:4 24:4 2r:-2
nworking	0:3 1y:8 2j:8
nworld	0:9 20:-3
nworse	0:5
nworth	0:3 23:-3
nwould	29:-3
nwrist	1x:8 29:-3
nwriting	2p:9
nwrong	0:6
nwrote	2q:5 2s:10
nx	0:7
nyard	1v:11 27:6
nyeah	0:8
nyear	1t:3 1y:5 1z:4 2a:-3 2o:5 2p:-3 2x:4
nyes	0:5
nyesterday	1l:9 1x:14 2m:8 2r:4
nyet	2k:12
nyork	2o:4
nyou	0:5 1o:8
nyou're	0:2
nyoung	1x:6
nyounger	0:4 24:-2
nyoungest	0:4
nyour	0:4
nzero	1t:-2
o**0 " ,	0:3
o**0 #1 am	2y:7
o**0 #1 and	24:8
o**0 #2 ,	2o:7
o**0 #2 on	6:3 2r:11
o**0 #2 th	1p:2
o**0 #3 a	2d:5
o**0 #4 .	0:2
o**0 #4 and	2d:-3
o**0 , "	0:2
o**0 , #2	24:8 29:4 2o:9 2r:8 2x:3
o**0 , a	0:6 1x:2 2j:9 2s:10
o**0 , all	23:7
o**0 , and	0:2 29:6 2s:-3
o**0 , as	2j:-3
o**0 , asking	0:3
o**0 , at	2o:5
o**0 , before	0:4 23:9
o**0 , could	0:2
o**0 , do	0:2
o**0 , does	0:4
o**0 , first	1n:5 1t:8
o**0 , got	0:5
o**0 , he's	2:8
o**0 , i'm	2o:3
o**0 , i've	1y:10 2o:9
o**0 , in	2o:8
o**0 , is	1x:4
o**0 , it's	15:7
o**0 , my	0:2
o**0 , never	0:7 1y:-3 2l:7
o**0 , no	2l:9
o**0 , on	0:2 2d:10 2o:7
o**0 , one	0:8
o**0 , put	0:3
o**0 , same	0:4
o**0 , since	2x:11
o**0 , so	2b:-3
o**0 , the	2d:7 2o:6
o**0 , two	1l:9 2j:5 2x:6
o**0 , we	0:3 1x:5 2q:-3
o**0 , write	0:4
o**0 - law	1x:5 2d:5
o**0 - one	29:6
o**0 . do	0:3
o**0 . he's	2:7
o**0 . i	24:5
o**0 . we	0:4
o**0 . what	1s:-3 2j:-3
o**0 . where	1x:-3
o**0 . write	0:2
o**0 ; i	24:9
o**0 ^ a	1z:10 2q:5
o**0 ^ after	1e:2
o**0 ^ at	1t:-3
o**0 ^ been	0:7
o**0 ^ could	0:3
o**0 ^ did	0:2 1x:-3
o**0 ^ for	0:2 1x:-3
o**0 ^ good	1o:8
o**0 ^ got	1x:3
o**0 ^ had	1x:7
o**0 ^ have	0:2 1y:-3
o**0 ^ i	25:-2
o**0 ^ i'm	2w:3
o**0 ^ if	29:-3
o**0 ^ im	0:2
o**0 ^ it's	0:9
o**0 ^ me	1n:-2
o**0 ^ mum	0:6
o**0 ^ my	0:3
o**0 ^ no	0:4 24:-2 2a:2
o**0 ^ nobody	1o:8
o**0 ^ not	2l:9
o**0 ^ on	0:6
o**0 ^ one	31:8
o**0 ^ our	1x:11
o**0 ^ so	0:2
o**0 ^ the	0:5 30:9
o**0 ^ there	2o:-3
o**0 ^ they	1x:5
o**0 ^ we're	15:2
o**0 ^ what	1o:-3
o**0 ^ when	1x:-2
o**0 ^ would	2a:-3
o**0 a #2	2r:14
o**0 a baby	1n:5 2o:8
o**0 a bit	23:3 2q:2
o**0 a bloke	0:4
o**0 a boat	2j:-2
o**0 a dog	2m:6 2o:2
o**0 a friend	2a:5 2l:-3
o**0 a girl	0:4 1t:-2 2t:4
o**0 a good	2l:8
o**0 a guy	2s:3
o**0 a house	2d:3
o**0 a job	1x:9 2j:4
o**0 a kid	1x:4
o**0 a lady	1x:6
o**0 a letter	2p:3
o**0 a man	1y:-3 2l:5 2o:3
o**0 a month	24:2 2q:-3
o**0 a new	1x:4 2o:7 2s:8
o**0 a nurse	24:-3
o**0 a stroke	0:5
o**0 a thing	1o:7 2o:-5
o**0 a week	2d:4 2j:5
o**0 a woman	2p:-3
o**0 a year	1y:8
o**0 about it	0:2
o**0 afraid of	0:3 21:9
o**0 again .	0:6
o**0 all of	0:3 23:5
o**0 an hour	0:4
o**0 and a	1l:6 2k:-3 2x:7 31:4
o**0 and he	2s:-3
o**0 and he's	0:7 2q:-3
o**0 and i'm	0:3
o**0 and i've	0:3
o**0 and is	2o:3
o**0 and my	0:4 23:-3 24:-3 2o:10
o**0 and never	1y:8 2q:3
o**0 and one	24:13
o**0 and they	1o:-2
o**0 and we	1x:7 1y:-3
o**0 as a	25:10 2d:-2
o**0 as of	0:4
o**0 asked me	1x:3 2l:-3
o**0 at #2	1x:7 29:-3
o**0 at a	1x:11 1y:4
o**0 at half	1x:-2 24:9
o**0 at home	0:4
o**0 at night	0:2 1o:3 24:5
o**0 at the	0:3 24:5 27:5 2a:2 2d:3
o**0 at work	1x:9
o**0 back in	0:9
o**0 back to	0:6 1x:3 2v:2
o**0 be a	1o:3 23:7
o**0 because of	0:2
o**0 been married	1e:5
o**0 birthday is	0:2
o**0 by the	0:3 2o:10
o**0 can be	0:3
o**0 can i	21:-2 2k:-3
o**0 days a	0:3 24:2 2j:3 2o:4
o**0 do in	2o:8
o**0 do not	2a:7
o**0 do with	1y:-3
o**0 down to	1i:4 1x:6
o**0 eighty -	1l:7 1t:-2 29:-2 31:2
o**0 everything .	0:4
o**0 first ,	0:5 2o:-3
o**0 for a	0:2 1x:2 2o:7 2x:5
o**0 for an	0:4
o**0 for me	0:3 2q:2
o**0 for six	0:3 1y:11
o**0 for the	24:2 2c:9 2o:8 2r:7
o**0 for two	1x:8 1z:11
o**0 forty -	1x:5 2x:4
o**0 four years	1y:9 2r:-3
o**0 from now	2q:-2
o**0 from the	1v:5 29:4 2k:8
o**0 gave up	1x:7
o**0 get a	2o:8
o**0 getting married	2o:3
o**0 go ,	0:2
o**0 go to	24:6 2o:7 2u:6
o**0 going to	0:3 24:4
o**0 got a	2j:5 2m:4 2r:4 2s:6 30:7
o**0 got promoted	0:3
o**0 grew up	0:4
o**0 had a	1x:14 24:4
o**0 half of	24:5
o**0 has a	1z:16
o**0 has been	1x:12
o**0 has gone	1x:8 25:8
o**0 has moved	1x:5
o**0 has taken	27:-2
o**0 has to	0:7 1t:-3
o**0 have a	24:9 2p:-2
o**0 have been	0:3
o**0 have never	0:2 1y:2
o**0 have the	0:4 1z:8 2p:5
o**0 have you	0:4 1y:-3
o**0 he is	0:2
o**0 he's #2	0:5
o**0 her .	0:3
o**0 her husband	1z:4 24:4
o**0 here ,	0:4
o**0 how to	0:2
o**0 i am	0:2
o**0 i ask	0:2
o**0 i bring	24:6
o**0 i cannot	0:2
o**0 i cook	0:3
o**0 i did	1x:13 1y:2 24:5
o**0 i do	0:4 1y:-3 27:7
o**0 i don't	0:11
o**0 i eat	0:3
o**0 i gave	1x:-5
o**0 i get	1x:3 24:5 2l:5
o**0 i go	24:9 25:-2 2o:3 2y:5
o**0 i got	0:4 23:-2 2r:4
o**0 i hate	0:4
o**0 i keep	2j:5
o**0 i like	0:7
o**0 i love	2l:4
o**0 i make	0:2
o**0 i never	f:3 2a:-3
o**0 i passed	18:2
o**0 i put	2k:-3
o**0 i quit	0:8
o**0 i read	1s:-3 24:7
o**0 i said	2a:-2
o**0 i should	0:3 2r:-2
o**0 i start	0:9
o**0 i take	24:12
o**0 i think	1o:8
o**0 i walk	24:5 2r:-3
o**0 i want	0:2
o**0 i was	1x:4 2x:4
o**0 i went	1x:8
o**0 i were	2x:8
o**0 i will	0:11
o**0 i work	0:3
o**0 i would	0:3
o**0 i write	24:8 2a:5 2o:-3
o**0 i'd like	23:5
o**0 i'm a	31:8
o**0 i'm allergic	1m:3
o**0 i'm going	0:7
o**0 i'm not	1o:8
o**0 i'm the	1x:-3 24:-2 2l:8 2y:6
o**0 i've never	f:3
o**0 if i	1x:-2
o**0 in #4	1y:4
o**0 in a	1x:5 27:7 2d:8 2o:3 2p:-3
o**0 in january	0:3
o**0 in my	0:8 1o:7
o**0 in one	1x:7 2r:5
o**0 in the	1k:4 1t:7 1x:6 20:-3 25:5
o**0 iphone #2	0:4
o**0 is #2	2r:6
o**0 is a	0:2 1l:8 23:8
o**0 is allergic	1m:5
o**0 is better	0:2
o**0 is in	0:5 1t:8
o**0 is moving	1x:9
o**0 is my	2n:-2
o**0 is on	2o:14
o**0 is scared	1k:-3
o**0 is the	2o:6
o**0 is to	2o:6
o**0 it ,	23:8
o**0 it has	0:3
o**0 it in	2o:6
o**0 it on	2o:3
o**0 keep it	2a:8
o**0 last month	0:3 2p:-3
o**0 last week	2o:6
o**0 like a	1t:-2 2c:5 2o:11
o**0 like i'm	0:7
o**0 like to	24:-3 2c:-2
o**0 march ,	0:2
o**0 married in	1x:2 2o:4
o**0 may ,	0:2
o**0 me ,	2d:5
o**0 me a	0:2 1x:13 2o:5
o**0 me and	2a:-3
o**0 me every	24:5 2w:-3
o**0 me how	2w:4
o**0 me in	0:8
o**0 me on	2o:8
o**0 me that	0:5
o**0 me to	1x:4 24:9 2l:-3 2q:5
o**0 me what	0:3
o**0 me write	1o:-3
o**0 month ,	0:2
o**0 more ,	0:5
o**0 more than	2k:3
o**0 mother -	1z:2 2d:2 2s:-2
o**0 moved to	2o:5
o**0 my cousin	0:5
o**0 my father	0:5 1x:-6 2j:-3
o**0 my friend	2s:12
o**0 my husband	1x:6 2d:-2
o**0 my mother	23:5
o**0 my nephew	0:6 24:-2
o**0 my niece	0:2
o**0 my own	0:6 2r:5
o**0 my parents	2j:-3 2o:-2
o**0 my son	2d:7
o**0 my wife	0:4
o**0 my wrist	29:-3
o**0 need to	0:2 24:-2
o**0 never been	2q:-2
o**0 next door	0:3 23:-3
o**0 night .	0:2
o**0 ninety -	1l:9 2r:6 31:4
o**0 no longer	0:5
o**0 not a	0:3
o**0 not the	15:5 1o:3 2o:8
o**0 nurse ,	0:2
o**0 of a	24:3 2l:3
o**0 of all	0:2
o**0 of my	23:6 2q:5
o**0 of the	1k:2 1x:7 1y:4 2p:-3
o**0 of them	23:2
o**0 of us	2d:11
o**0 on ,	24:11
o**0 on a	1x:4 2t:8 2w:5
o**0 on her	24:7 2d:14
o**0 on it	0:5
o**0 on my	0:2 1y:6 2d:10 2r:2
o**0 on the	27:2 29:-3 2q:4 2r:4 2z:8
o**0 one ,	0:5
o**0 one of	20:-3 2m:8
o**0 or is	29:-3
o**0 out ,	0:6
o**0 out in	1x:11
o**0 out of	1x:5 1y:4 24:2 2q:4
o**0 out to	1x:2 2o:8
o**0 place ,	2o:9
o**0 put in	0:2 1x:-2 2o:6
o**0 put that	2k:-3
o**0 saturday ,	0:2
o**0 say no	23:6
o**0 says i	2l:5
o**0 scared of	0:7
o**0 september ,	0:2
o**0 seventy -	1l:7 1x:2 29:3
o**0 should be	1o:6
o**0 since i	2x:6
o**0 sixty -	1l:3 1x:5 2o:4
o**0 so how	2a:-3
o**0 so i	1x:10
o**0 so i'm	2o:10
o**0 so it's	2d:6 2q:-3
o**0 so we	2o:5
o**0 take it	0:7
o**0 th of	1p:3 2o:4
o**0 that ,	24:-3
o**0 that a	1o:4
o**0 that in	2k:-3
o**0 that is	0:6
o**0 the #1	2o:9
o**0 the #2	29:5 2o:5
o**0 the best	1x:5
o**0 the bus	24:6 2j:-3
o**0 the doctor	1x:-3
o**0 the dog	24:3
o**0 the family	1t:5
o**0 the first	24:5 2o:2
o**0 the house	2k:7 2o:3
o**0 the kids	1x:8 2d:4 2j:4
o**0 the last	2o:2
o**0 the new	0:3
o**0 the old	0:6
o**0 the one	20:4 24:-3 2y:6
o**0 the same	1v:5
o**0 the school	0:2 1x:7
o**0 the second	1p:3 24:4
o**0 the train	2p:5
o**0 the whole	1x:3 23:8
o**0 they say	0:3
o**0 thing to	2a:9
o**0 thirty -	2x:4
o**0 thirty years	0:4
o**0 three ,	0:3
o**0 three of	0:4
o**0 three weeks	24:3 2o:3
o**0 time ,	0:2
o**0 to a	1y:8 27:-3 2a:9 2p:7
o**0 to be	1o:-2 23:5 2j:2
o**0 to come	23:3 24:7 2o:7
o**0 to do	23:3 2a:4
o**0 to get	2b:2 2o:6
o**0 to give	1x:-2
o**0 to go	1t:2 1x:8 23:3
o**0 to have	1x:3 23:2 2o:2
o**0 to her	24:3
o**0 to know	23:-2 2l:4
o**0 to live	1x:6 2o:3
o**0 to put	1x:6
o**0 to say	2p:-2
o**0 to take	23:3 2b:-2 2o:3
o**0 to the	1o:9 1t:-3 24:2
o**0 to work	23:3 2o:-3
o**0 to write	23:-3
o**0 told you	0:5
o**0 tuesday ,	0:2
o**0 turned #2	0:5
o**0 turns out	0:4
o**0 twenty -	1z:-2 29:2 2o:5 2x:6
o**0 twice a	1r:4
o**0 two of	0:2 2o:8
o**0 two years	1x:3 1y:3 2o:-2 2s:-2
o**0 up at	24:15
o**0 up in	0:7 1y:9
o**0 want me	23:-3
o**0 wants me	0:4 1x:-3
o**0 wants to	23:3
o**0 was a	0:3 10:4
o**0 was born	24:-3
o**0 was in	1k:8
o**0 was the	0:5
o**0 we are	2o:3
o**0 we got	1x:4
o**0 we have	2d:-3
o**0 week .	0:2
o**0 weeks ,	0:3
o**0 went back	2v:5
o**0 what are	1o:-3
o**0 what i	2a:-3
o**0 what is	1s:-3
o**0 when i	1x:4 2a:4
o**0 when you	25:-2
o**0 who is	2o:9
o**0 will not	0:3
o**0 with a	1k:-4 1n:6 1r:7 1t:9 24:2 2d:4 2k:8 2r:-4 2w:4 30:3
o**0 with me	2a:-3 2d:4 2o:6
o**0 with the	0:4 1o:10 1y:8 2d:10 2j:6 2o:3
o**0 with us	0:5 2o:3
o**0 work ,	24:-3
o**0 would a	23:-3
o**0 write me	2a:-3
o**0 year ,	0:3
o**0 year -	1z:3 23:-2 24:9
o**0 years and	0:3
o**0 years in	1y:5
o**0 you ,	2l:4
o**10 and i	0:6 2k:-3
o**10 for a	0:4
o**11 ^ ^	v:2
o**13 of the	i:10 21:4
o**15 had a	1x:4
o**16 . what	0:2
o**16 ^ our	13:3
o**16 ^ the	0:2
o**16 and a	2m:5 2z:8 30:-2
o**16 and the	0:4 2d:6
o**16 for a	2d:9
o**16 got a	13:7
o**16 has a	13:4 2m:3
o**16 have a	13:5 24:6 2k:9 2m:9
o**16 in a	23:13 2w:7
o**16 in the	0:4 1x:9 2w:5
o**16 of a	25:12
o**16 on a	1x:4 1y:8
o**16 on the	1x:2 27:8 2c:7
o**16 with a	2m:7
o**16 with the	0:7
o**18 ^ i	l:2 o:2
o**18 ^ my	11:6
o**18 ^ the	0:11
o**18 allergic to	3:9 1m:3
o**18 at the	1y:7 2r:2
o**18 can i	0:4
o**18 do i	0:4
o**18 for a	0:2
o**18 i don't	l:2
o**18 in a	1x:7 1y:4
o**18 in the	24:6 2r:4
o**18 is a	0:11
o**1b ^ ^	0:2
o**1b ^ the	1h:9
o**1b for a	1h:8 1t:8 23:9
o**1b in the	0:7 1x:11
o**2 , a	0:2 10:5
o**2 ^ the	1x:-3
o**2 at the	0:11
o**2 in the	24:13 2r:2
o**2 is a	0:2 2o:-2
o**2 to the	0:3
o**3 ^ the	0:4
o**3 at the	1o:5 1x:12
o**3 do i	0:6
o**3 for a	23:3 2o:8
o**3 for the	2y:-2
o**3 has a	2r:9
o**3 in a	1x:6 2c:-3
o**3 in the	0:6 1y:-3 2d:10
o**3 of the	1x:11 21:3
o**3 on a	1x:3 1y:10 2j:4
o**3 on the	0:5 1x:4 2l:5
o**4 ^ i	e:4
o**4 ^ my	0:5
o**4 ^ we	u:12
o**4 do i	0:2
o**4 for a	0:3
o**5 ^ the	0:9
o**5 co -	1k:3 1v:5 29:3
o**5 do i	2o:-3
o**5 example .	1u:3
o**5 for a	1x:3
o**5 for the	1u:-2 1v:10 2f:-2 2o:7
o**5 help me	1o:-3
o**5 in the	27:11 2k:-3 2r:2
o**5 to the	1x:6 2o:10 2p:4
o**7 , and	0:4
o**7 , i	0:3 1o:-3
o**7 . i	0:4
o**7 ^ i	0:2 23:-2
o**7 ^ i'd	0:5
o**7 ^ tell	2a:-2
o**7 i am	0:2
o**7 i can	0:10 2w:-2
o**7 i do	0:5 1o:5
o**7 i don't	0:6
o**7 i have	1y:3
o**7 is the	1s:-3
o**7 want to	0:4 23:-2
o**7 what would	0:4
o**7 would you	1x:-3 2a:-3
o**a ^ my	m:18
o**a allergic to	0:3
o**a for the	2o:3
o**a had a	1x:4 25:5
o**a i have	m:4
o**a type #1	25:5
o**b ^ ^	x:3 1b:2
o**c ^ ^	0:2
o**c write a	0:3
o**f broke my	29:-3
o**h ^ ^	x:4
o**h at the	c:16 1x:3 2e:8 2o:3
o**h for a	0:10 1r:-3
o**h in the	1y:7 21:5 24:5 27:-2 2j:9 2o:5 2r:10
o**h on a	0:10 1y:-2 30:9
o**h to the	1x:6 24:4 2p:3 2r:6
o**i ^ the	0:4
o**i at the	0:3 1x:8 2j:2
o**i for a	2p:8
o**i for the	1x:4 2o:7
o**i in a	1k:9 1y:4 2p:4
o**i in my	0:5 2d:6
o**i in the	2d:2 2p:3
o**i of the	1k:9
o**i on a	1x:7 1y:7 23:11 2o:4
o**i on the	1x:8 24:5 2p:6
o**i to a	1x:6 1y:6
o**i to the	0:6 2z:-3
o**i with a	23:8 24:9
o**j ^ the	0:6 7:16
o**j for a	1v:-4 2o:9 30:11
o**j on the	0:5 2o:-2 2z:8
o**k ^ ^	0:4
o**l ^ ^	s:2
o**l in the	2e:7 2j:5 2w:8
o**m ^ i	0:8
o**n mother in	1z:-2 2s:3
o**o ^ ^	0:2 w:3
o**o ^ i	0:4
o**q ^ ^	0:3
o**r ^ ^	0:2
o**r ^ my	0:3
o**r my brother	g:10
o**r name is	x:8
o**t , a	0:5 1z:8 2d:5
o**t , my	2s:4
o**t , the	0:3
o**t ^ a	2l:-3
o**t ^ i'm	0:2
o**t ^ me	1z:-2
o**t ^ mi	0:5
o**t ^ my	1x:7 2j:-3 2k:6
o**t ^ our	1x:6
o**t ^ the	1x:9 23:-3
o**t and a	1a:3 1z:12
o**t and her	2d:7
o**t and my	0:4 2d:6
o**t and one	1z:6 2d:-2
o**t and the	2d:5
o**t at my	1o:3 1v:-3 24:4 2d:10
o**t for a	0:4 2o:6
o**t for the	0:2 1x:9 2o:-2
o**t had a	1x:14
o**t has a	2t:11
o**t have a	1z:14
o**t have been	1a:5
o**t i am	1a:10
o**t is getting	1x:3 2t:7
o**t is my	20:7
o**t like a	2a:4
o**t of my	0:5 1x:6 2d:-3
o**t to a	2t:6
o**t to the	0:4 1k:3 2o:6
o**t with a	1x:3 1y:-3 2w:-2
o**t with my	2d:11
o**u ^ ^	0:4
o**w , a	10:20
o**w ^ ^	0:4
o**w ^ the	0:6
o**w be a	10:2 23:7
o**w become a	23:6
o**w is a	10:5 2a:-3
o**w to the	0:3
o**w was a	10:9
o**x ^ ^	0:6
o**y ^ ^	o:10
o**y for a	1x:2 23:10
o*0 #2 and	0:2
o*0 #2 th	1p:3 2o:4
o*0 #4 and	0:4 2d:-3
o*0 , #2	24:10 29:7
o*0 , and	2s:-3
o*0 , at	0:6 2o:6
o*0 , for	0:6
o*0 , has	e:3 1x:6
o*0 , he	0:5
o*0 , he's	0:12
o*0 , i'm	0:5 2o:6
o*0 , in	2o:12
o*0 , is	0:4
o*0 , it's	0:7
o*0 , not	1o:3
o*0 , now	0:2
o*0 , put	0:3
o*0 , so	2b:-3
o*0 , the	0:3
o*0 , who	0:4
o*0 - law	1x:11
o*0 . i	24:6
o*0 . what	1s:-3
o*0 ^ ^	0:2
o*0 ^ how	0:2
o*0 ^ i	0:5
o*0 ^ i'm	0:2
o*0 ^ im	0:8
o*0 ^ me	1n:-2
o*0 ^ no	24:-2 2a:5
o*0 ^ one	0:7
o*0 ^ since	0:6
o*0 ^ so	0:2
o*0 ^ sold	1h:3
o*0 ^ someone	0:4
o*0 ^ the	30:10
o*0 ^ we	0:6
o*0 ^ what	1o:-3
o*0 a #2	2r:9
o*0 a baby	1n:5
o*0 a bit	23:3 2q:2
o*0 a boat	2j:-2
o*0 a dog	2m:6 2o:2
o*0 a friend	2a:5 2l:-3
o*0 a girl	1t:-2 2t:5
o*0 a guy	2a:4 2s:3
o*0 a house	1x:6 2d:3
o*0 a kid	1x:4
o*0 a lady	1x:7
o*0 a man	1y:-3 2l:6
o*0 a nurse	24:-3
o*0 a week	2d:6
o*0 a woman	2p:-3
o*0 all of	23:5
o*0 and a	1l:7 23:3 31:4
o*0 and he's	0:4 2q:-3
o*0 and i	0:8
o*0 and it's	0:6
o*0 and now	24:-3
o*0 at #2	0:2 29:-3
o*0 at the	27:4
o*0 back to	1x:11
o*0 can do	0:5
o*0 for a	2o:6 2x:9
o*0 for the	2o:10 2r:8
o*0 for two	0:6
o*0 from now	2q:-2
o*0 from the	0:5 1v:10 2k:8
o*0 gave up	1x:7
o*0 getting married	2o:3
o*0 go to	1t:-2 24:6 2o:9 2u:9
o*0 going to	24:6
o*0 got a	2s:8
o*0 grew up	0:2
o*0 has been	1x:11
o*0 her husband	1z:4 24:6
o*0 how do	0:2
o*0 i bring	0:4
o*0 i can	0:3
o*0 i cook	0:3
o*0 i do	1y:-3 27:7
o*0 i gave	1x:-5
o*0 i get	24:8
o*0 i got	23:-2 2r:5
o*0 i keep	2j:6
o*0 i put	2k:-3
o*0 i said	2a:-2
o*0 i take	24:16
o*0 i use	0:4
o*0 i want	0:5
o*0 i was	0:2 2x:4
o*0 i work	24:9
o*0 i write	24:8
o*0 i'm the	24:-2 2y:6
o*0 in #4	1y:4
o*0 in a	2d:13 2p:-3
o*0 in the	0:4 20:-3
o*0 is #2	0:4
o*0 is better	0:3
o*0 is in	1t:12
o*0 is my	0:2 2n:-2
o*0 is the	0:2 20:-4
o*0 it ,	0:3
o*0 keep it	2a:10
o*0 letter to	0:3
o*0 me ,	2d:7
o*0 me a	1x:10
o*0 me to	1x:8 24:9 2a:-3 2l:-3
o*0 me write	0:4 1o:-3
o*0 more than	24:2 2w:3
o*0 mother -	1z:2 2d:2 2s:-2
o*0 moved in	1x:4
o*0 my daughter	1x:-3
o*0 my husband	0:7 1x:4 2d:-2
o*0 my parents	1y:-2 2j:-3 2o:-2
o*0 my sister	0:5
o*0 my son	2d:8
o*0 my wrist	29:-3
o*0 of the	0:11 1y:5 24:-7
o*0 of us	2d:12 2s:4
o*0 on my	1y:6 2d:11 2r:4
o*0 on the	2d:7
o*0 one of	20:-3 2m:8
o*0 or is	29:-3
o*0 out of	1x:7 1y:4 2q:4
o*0 out to	0:5 1x:2 2o:3
o*0 put that	2k:-3
o*0 school ,	0:5
o*0 tell me	0:2
o*0 the first	24:6
o*0 the house	2k:8 2o:5
o*0 the kids	2d:6 2j:6
o*0 the one	20:4 2o:4 2y:7
o*0 thirty years	0:4
o*0 to ask	0:3
o*0 to be	0:6 2j:5 2l:2
o*0 to do	23:7 24:-5
o*0 to get	2b:2
o*0 to go	1x:10 23:2
o*0 to have	1x:3 2o:4
o*0 to her	24:3
o*0 to live	1x:6 2o:3
o*0 to say	0:6 23:2 2p:-2
o*0 to take	2b:-2 2o:4
o*0 to the	0:9
o*0 to work	23:4 24:2 2o:-3
o*0 two years	1y:6 2s:-2
o*0 up ,	0:4
o*0 used to	0:8
o*0 want to	23:8
o*0 wants to	23:3
o*0 was born	0:5 24:-3
o*0 was in	1k:8
o*0 we have	2d:-3
o*0 what are	1o:-3
o*0 what is	1s:-3
o*0 with the	1k:-2 2d:12
o*0 with us	2o:6
o*0 would i	0:4
o*0 year -	0:3 1z:3 23:-2
o*0 years in	1y:5
o*11 ^ ^	e:7
o*15 ^ ^	0:2
o*1c ^ ^	0:4
o*1j do i	2o:-3
o*1j help me	1o:-3
o*1k example .	1u:3
o*1q , and	0:3
o*1q ^ ^	0:2
o*1q ^ i	0:2 23:-3
o*1q and i	0:8
o*1q i do	1o:5
o*1q i have	0:3 1y:3
o*1q would you	1x:-3 2a:-3
o*1r ^ ^	0:6
o*1r is the	1s:-3
o*1s ^ ^	0:2
o*1t , and	0:2
o*1t , i	1o:-3
o*1t ^ ^	0:3
o*1t ^ tell	2a:-2
o*1t want to	23:-3
o*2 ^ ^	0:3
o*2 what i	2a:-3
o*2k type #1	25:5
o*2r ^ ^	0:3
o*2y ^ ^	x:3
o*3 ^ i	e:3
o*3 ^ my	0:8
o*3 ^ we	1x:8
o*3 for the	0:4 2o:11
o*3 on the	2o:7
o*31 broke my	29:-3
o*3h in the	1x:-2 1y:9 2o:9
o*3l at the	0:7 1x:4
o*3l in a	0:5
o*3l in the	2d:3 2p:5
o*3n at the	0:4 2j:4
o*3n in a	2p:5
o*3n in the	0:9 1x:3
o*3r ^ i	0:4
o*3w ^ my	0:5
o*41 ^ ^	0:4
o*44 ^ ^	0:2
o*45 ^ ^	0:3
o*49 in the	2e:7 2j:5 2w:9
o*4l mother in	1z:-2 2s:3
o*5 ^ ^	1e:4
o*5 eighty -	29:-2
o*5 thirty -	2x:10
o*52 ^ ^	0:3
o*54 ^ ^	0:6
o*57 ^ ^	0:2
o*59 ^ ^	0:2 x:6
o*5i ^ ^	0:3
o*5j ^ ^	0:2
o*5k ^ ^	x:2
o*5x , my	1z:3 2s:5
o*5x . my	0:4
o*5x ^ ^	0:2
o*5x ^ a	1z:2 2l:-3
o*5x ^ me	1z:-2
o*5x ^ my	0:3 2j:-3 2k:6
o*5x ^ our	0:3
o*5x ^ the	0:4
o*5x and a	1a:12 1z:10
o*5x and her	2d:7
o*5x and my	2d:8
o*5x and one	2d:-2
o*5x is getting	1x:3 2t:7
o*5x is my	20:7
o*5x of my	1x:10 2d:-3
o*5x with my	2d:11
o*5z ^ ^	0:4
o*5z ^ a	0:9
o*5z ^ my	0:4 1x:7
o*5z ^ the	1x:11 23:-3
o*5z and the	0:3
o*5z at my	0:5 1o:3
o*5z for a	2o:7
o*5z to a	0:3 2t:6
o*5z with a	0:7 1y:-3 2w:-2
o*6k ^ the	0:2
o*6k be a	k:4 10:5 23:8
o*6k is a	10:10
o*6k was a	0:2 10:5
o*7 ^ ^	0:3
o*73 ^ ^	0:4
o*76 ^ ^	0:3
o*76 ^ my	0:4
o*77 ^ ^	0:4
o*78 ^ ^	0:5
o*7p had a	1x:4
o*8 , is	0:-2 1a:3 1x:7
o*8 , now	0:3
o*8 , the	0:5 2d:8
o*8 . what	2j:-3
o*8 . where	1x:-3
o*8 ^ ^	0:2
o*8 ^ a	0:8
o*8 ^ did	0:6 1x:-3
o*8 ^ have	0:2 1y:-3
o*8 ^ i	0:6 25:-3
o*8 ^ i'd	0:4
o*8 ^ i'm	0:3 2w:4
o*8 ^ i've	0:4
o*8 ^ if	29:-3
o*8 ^ my	0:6
o*8 ^ should	0:3
o*8 ^ the	0:4
o*8 ^ what	0:2
o*8 ^ why	0:3
o*8 ^ would	2a:-3
o*8 a man	2o:4
o*8 and a	29:3 2k:-3 2x:8
o*8 be a	0:8 1o:3
o*8 can i	0:3 21:-2
o*8 for a	1x:5
o*8 for the	0:3 2c:10
o*8 i can	0:4
o*8 i get	1x:10
o*8 in a	0:3
o*8 it ,	0:4
o*8 me to	0:7
o*8 so how	2a:-3
o*8 so i	1x:4
o*8 the best	1x:5
o*8 to a	2a:5 2p:4
o*8 to be	1x:9
o*8 want to	k:9
o*8 wants to	k:6
o*8 with a	1n:6 2d:6 2k:8 30:3
o*83 ^ my	13:5
o*83 ^ our	13:3
o*83 and a	2m:5 30:-2
o*83 for a	0:5
o*83 got a	13:9
o*88 ^ ^	0:5
o*89 ^ ^	3:3 9:4
o*8a i don't	l:10
o*8c in the	0:4
o*8e ^ ^	0:3
o*8n ^ ^	0:3
o*a #3 a	29:5 2d:5
o*a , and	0:7
o*a , i	0:8
o*a ^ dad	0:2 1x:6
o*a ^ good	0:2
o*a ^ i	0:6
o*a ^ i've	0:2
o*a ^ it	0:2
o*a ^ my	0:10
o*a and i	e:3
o*a at the	0:2 2a:4
o*a days a	0:3 24:2 2j:3 2o:4
o*a for a	0:7
o*a for the	0:3 24:7
o*a i have	0:5
o*a in a	0:3
o*a in the	1v:9 1x:9 24:10
o*a my dad	e:5
o*a my sister	24:-3
o*a of the	0:6 1x:8 24:3 2o:6
o*a on a	0:10
o*a on the	0:10
o*a since i	2x:2
o*a the same	2o:5
o*a twice a	1r:4
o*a when i	1x:6
o*b ^ ^	0:2
o*b ^ i	0:6
o*b ^ we	0:15
o*b and i	0:8
o*b asked me	1x:5 2l:-3
o*b can i	2k:-3
o*b had to	0:3
o*b have to	0:3
o*b help me	0:4
o*b i can	0:4
o*b i have	0:2 1n:3
o*b i need	24:-3
o*b i'd like	23:2
o*b i'm allergic	1m:3
o*b is allergic	1m:5
o*b me how	2w:4
o*b me to	0:10 1x:-3
o*b want me	23:-3
o*b went back	2v:5
o*d ^ ^	0:8
o*d ^ i	o:6
o*h the #1	2o:9
o*h the #2	2o:8
o*j in the	1k:2 1y:6
o*k ^ ^	a:9
o*r ^ ^	a:4
o*r ^ the	1x:-3
o*r is a	2o:-2
o*w ^ my	0:3 1x:-2
o*x do i	0:4
o*x on the	0:2 1x:4
o*y ^ ^	0:2
o*y on the	2l:6 2o:7
o*z at the	0:2 1x:5 2j:-3 2o:-2
o*z on the	1x:8 24:5 2r:2
oanimal ^ ^	0:-2
oanimal ^ do	0:2
oanimal ^ my	13:10
oanimal ^ our	13:12
oanimal ^ the	0:6
oanimal allergic to	3:6
oanimal and a	2m:5 30:-2
oanimal got a	13:7 2m:6
oanimal have a	13:16 2m:8
obody , my	0:5
obody ^ ^	0:4
obody ^ my	0:10
obody and my	0:10
obody broke his	1x:7 25:5
obody broke my	29:-3
obody on my	0:5 24:11 2o:8
ocondition ^ ^	m:10
ocondition a heart	1x:2 25:5
ocondition had a	1x:5 25:4
ocondition i have	m:6
odevice ^ ^	7:8
odwelling in a	2d:6 2o:3
odwelling in the	2d:9
oemployer works at	c:3
ofield , is	0:2
ofield mother in	1z:-2 2s:3
ofield or is	0:2
ogiven ^ ^	0:2
ogiven my brother	g:10
oindustry , is	0:2
oindustry in the	1y:7
oindustry mother in	1z:-2 2s:3
oindustry or is	0:2
ojob , a	10:18
ojob ^ ^	0:4
ojob ^ my	0:7
ojob ^ the	0:6 1x:-2 30:-3
ojob as a	10:27 1y:3
ojob be a	23:5
ojob become a	0:2 23:5
ojob is a	10:27 2a:-3
ojob like a	2a:9
ojob to a	0:2
ojob to the	0:2
ojob was a	10:18
ojobless is a	0:2 2j:13
okin " my	0:3
okin , a	1x:7 1z:4
okin , my	0:6 1z:3 2s:4
okin , the	2d:8
okin ^ ^	0:4
okin ^ a	2l:-3
okin ^ me	0:7 1z:-2
okin ^ my	0:11 1y:7 2j:-3 2k:6
okin ^ the	0:7 1x:6 23:-3
okin and a	1z:10 2m:6 30:-2
okin and her	0:5 2d:6
okin and his	0:4
okin and my	0:5 2d:6
okin and one	2d:-2
okin and the	2d:8
okin as a	0:14 1t:-3 2d:-2 2l:4
okin for a	2o:7
okin got a	13:5 1z:9
okin had a	1x:5 2l:-3 2m:7 2s:7
okin has a	0:4 1z:6 2t:7
okin has three	0:6 30:-3
okin have a	13:4 1z:8 2m:7
okin if a	1x:-2
okin if my	29:-3
okin like a	2a:11
okin mother in	1z:-2 2s:3
okin my little	0:7
okin my old	0:14
okin of a	0:6 2l:5
okin of my	1x:5 2d:-3
okin to my	24:11
okin with a	1y:-3 2m:8 30:4
okin with her	2b:-3
okin with my	1n:6 1x:4 2d:12
okin with the	0:5 2j:4 2o:6
olanguage ^ ^	s:10
oleisure ^ i	l:13 o:8 1k:-3 1s:-3
oleisure i can	1d:3
omedicine i take	m:16
onation ^ ^	y:12
opastime ^ ^	o:11
opastime took up	o:6 27:4
oplace in the	23:6 2r:2 2w:6
oplace is from	0:9
oplace live in	0:5 v:2
oplace lived in	0:2 1y:4
oplace lives in	0:8
oplace move to	0:3 23:6
oplace moved to	v:5 1x:6
oplace moving to	0:5 2o:2
opossession and a	0:6 2k:4
opossession at the	0:2 2o:6
opossession bought a	0:3 2k:5
opossession for a	2p:8
opossession for the	0:3 1x:2 2o:9
opossession has a	0:4
opossession in a	2c:-3 2d:7
opossession in the	2d:10
opossession of the	0:7 1k:9
opossession on a	1x:4 23:8 2o:7
opossession sold the	1x:10 2k:3
oprocedure a man	0:2
oprocedure i live	0:2
oprocedure mother -	1z:2 2d:2 2s:-2
osign ^ ^	1j:20
osign i'm a	1j:17 32:4
otech in the	1x:2 2o:11
otool ^ ^	1g:13
ovehicle ^ my	1h:10
ovehicle ^ the	1h:10
ovehicle at the	0:6 2j:-3
ovehicle bought a	1h:2 1x:3
ovehicle has a	1h:7
ovehicle in the	0:13
ovehicle on the	0:3 1x:3
ovehicle sold the	1h:10
oworkplace ^ the	0:9
oworkplace and the	2q:-3 31:-2
oworkplace at the	0:4 1y:2 23:6 2j:7
oworkplace for a	2j:7
oworkplace for the	1v:6 2o:6 2q:6 2r:3
oworkplace from the	0:4 1n:-3 1q:5 1x:5 29:3 2v:-2
oworkplace in a	1x:7 1y:6 23:9 2d:9
oworkplace in the	1y:5 24:6 2p:4
oworkplace is a	0:5 23:4 2j:3
oworkplace of the	1k:7 1x:2 2p:-3
oworkplace to the	0:2 1y:-2 24:5
p!	0:3 2d:-2
p"	1y:-3
p#1	1p:3 26:5 2q:3
p#2	1u:2 2n:5 30:3
p#3	29:3 2k:2 2n:9 2r:4
p#4	1q:4 26:5 29:2 2q:4 30:9
p#5	24:3 29:5 2d:2 2n:12
p#6	0:4 1x:5 2k:2
p$	0:4 29:12
p%	0:5 29:10
p'	1k:6 1n:3 1y:2 23:4 26:9 2j:3 2q:4 2w:3 30:3
p(	0:13
p)	0:10
p,	0:2 28:8 2e:2
p-	27:2 28:6 2g:5 2n:2 2v:4 2z:3
p.	0:10 1t:2 1u:11 1v:7 2e:4 2g:7 2i:5 2s:3 2v:5
p/	0:6 1x:8 22:9
p:	0:14 20:7
p;	0:11
p?	0:8
p@	1u:6
pabide	9:24
pabout	0:4 29:3 2k:5 2q:2 2x:3 2y:-2
pabove	2d:5 2w:4
paccepted	0:5 1x:7
paccording	1x:-2
paccounts	24:2 2j:12
pacme	0:8
pacross	0:5
pactually	1y:6
paddress	2a:5
padhd	0:3
padult	1x:5
pafraid	2a:6
pafter	0:3 1n:-3 1r:4 24:2 25:-2 2o:7 2w:2
pagainst	0:8 2q:-2
page	0:4
paid	2o:7 2w:12
pain't	0:2
paint	0:5
pair	1k:8 2k:6
palarm	24:-2
palcohol	2c:7
pall	0:7 1o:2 1t:-3 24:6 2s:-3
pallergic	0:2 1m:2
pallergy	0:3
pallotment	1k:2 27:8 2p:-3
pallowed	24:-3
palone	0:3
palong	20:3 24:3 25:4
palso	0:6
palways	0:2 20:-2 2a:4 2y:-2
pam	1o:-3 24:2
pamerican	0:4 2a:8 2j:5
pan	1s:-3 1z:5 29:6 2r:2 2s:3 2w:3 2x:3
pand	1t:2 22:2
panother	1z:10 2m:8 2o:4
panswer	1s:4 2a:7
panswers	2a:3
pany	0:4 2d:-2 2l:6
panymore	0:6
panyone	20:7
panything	1r:4 1s:2
papartment	1o:-3
papp	1t:-3
papply	2o:5
papril	0:2 1p:6
pare	0:2 1o:6
paren't	0:4 25:7
pargue	2l:5
paround	23:-3 29:3 2e:6
part	0:5 1o:3 2j:4
pas	1t:-2 1x:5 2a:4 2d:-2 2l:2 2n:-3
pask	1o:3
pasked	0:3 1x:2 2l:-3
pasking	2o:-3
pasks	2l:2
passistant	0:3 2d:-2
pasthma	0:3
pate	1x:7 2q:5
paugust	1n:-3 1p:7
paunt	2g:3
paunty	2d:3 2i:6
paway	24:7 29:-4
pb	0:3 1k:5 1t:11 1x:6 23:4 24:2 2j:4 2r:3
pbabies	0:3 1k:4 1x:10
pbaby	1k:-2 1z:5 27:6 2x:3
pback	1t:2 1x:4 25:5 2q:-3 2t:4
pbad	25:11 2q:5
pbadly	0:6 2p:-3
pbag	0:7
pbake	27:3 2c:8 2j:3 2w:2
pbald	25:4
pbank	2o:3
pbar	0:3
pbarista	1x:4 2o:7
pbarn	24:7 2m:13
pbasement	0:2
pbass	27:2
pbay	0:9
pbe	0:4 2a:4 2s:-2
pbeach	1y:-2 27:5 2p:3
pbeard	0:3
pbeats	0:2 1o:3
pbecame	0:4 1x:9
pbecause	30:-2
pbecome	0:3 23:4
pbed	1x:4 25:2 2j:-3 2y:2
pbedroom	1x:4 24:3 2d:8 2o:9
pbedtime	0:2
pbeen	1y:2 25:2
pbeer	0:5
pbefore	20:2 23:5 24:9
pbehind	1n:2 1o:-3 2d:5
pbeing	0:4 21:4 24:3
pberlin	23:3 2c:-3
pbesides	0:3
pbest	0:5 1x:2 2l:-2 2o:4 2s:2
pbetter	29:-2 2w:2
pbetween	2j:11 2w:2
pbig	1q:5 1z:6 20:6 2a:4 2g:15 2i:5 2p:3 2y:5
pbike	23:7 24:2 2j:6
pbio	2r:8
pbird	27:9
pbirth	0:3 2o:3
pbirthday	0:2
pbiscuit	0:2 24:-3
pbit	24:5
pblack	1s:6 23:-3 24:4
pblind	0:4
pblue	0:7 1x:3 2z:5
pboard	2k:3 2y:5
pboat	2c:-2
pbody	0:3
pboiler	2x:6
pbone	1q:8 1x:-3 25:5 2w:4
pbook	1k:4 1x:3 23:4 2v:3
pbooked	1k:-3 2o:9
pbooks	24:2
pboots	2r:-2
pborn	1x:5 21:-2 24:-3 2u:6
pboss	24:-3
pboston	1k:8 2v:6
pboth	1w:4 1x:5 1z:4 2w:4
pbought	1x:7 24:3
pbout	0:11
pbox	2k:-3
pboy	1k:5 23:-3
pboyfriend	1x:4
pboys	2v:10
pbrain	0:3
pbread	0:3 24:5
pbreak	0:2 2w:3
pbreakfast	0:2 1r:3
pbridge	1v:3 2d:6 2o:7
pbring	23:3
pbrings	2s:-3
pbritish	1v:4 1x:7 2a:7
pbro	1s:7
pbroke	1x:7 25:7 29:-3 2t:3
pbroken	0:2 25:5 2e:6 2o:-2
pbrothers	0:4
pbrought	0:2 1y:7
pbrown	0:4 1n:8
pbtw	0:4
pbuddy	x:6
pbudget	1x:6
pbuilding	2j:6
pbullet	2a:4
pbus	1v:3
pbuses	0:2
pbusiness	1k:4 1y:4 2v:4
pbut	0:3 1r:4 1y:-3 21:-2 2l:6 2t:2
pbutter	0:2 2c:9
pbuy	0:2 23:4
pby	0:2 1s:3 23:9 24:2 2h:4 2w:4 2y:3
pc	1n:-2 1x:9 2q:5 2r:3
pcabin	0:6 23:8 24:3
pcake	0:2 2j:3
pcalendar	2z:4
pcall	21:3 24:4 2j:11 2p:3
pcalled	2j:9
pcalling	0:4 24:4 2a:3
pcalls	24:4
pcalm	2l:2
pcame	0:2 1x:3
pcan	1o:2 25:4 2k:-3
pcan't	21:5
pcanadian	0:4 2a:7 2w:3
pcannot	1d:6 25:8
pcant	1d:12
pcapital	1o:8 2a:3
pcar	1x:5 1y:6
pcaravan	2k:4
pcard	2w:5
pcards	24:3 2p:-2
pcare	2d:2 2j:2 2r:4 2x:7
pcarry	0:3
pcase	0:3 2q:-3 2r:8 2w:4
pcash	1v:5 2p:5 2z:9
pcat	29:-3
pcatholic	2v:7
pcats	0:4 30:-3
pcause	0:4 1o:7 2d:-3
pcertificate	0:2
pchair	0:7
pchange	0:4 2w:6
pchanged	0:5 1x:3
pchapter	24:2
pcharge	1k:-3 1x:4 2j:9
pchat	2p:-2 2y:6
pcheapest	0:3
pcheck	1x:7 24:5
pchef	2g:5 2k:7
pchest	2k:16
pchicken	1r:4 1x:-3 20:5 2q:9
pchild	2f:9
pchildren	1x:3
pchoir	24:8
pcitizenship	1x:10 2r:-2
pcity	1t:5 1x:5 1y:5 2p:-3
pclaim	0:8
pclass	2w:7
pclean	0:2 1n:9
pcleaning	0:3 2j:6
pclimb	24:7 2o:7 2w:9
pclinic	1v:3
pclose	0:5 2o:4 2s:11
pclosed	1x:8
pclosing	0:9 1x:-3 2w:-3
pclub	0:7 1x:7 27:-2
pco	1u:5 1v:2 2p:3
pcoach	1o:3 24:5 2g:7 2i:5 2j:6 2o:2
pcode	0:4
pcoeliac	1x:3
pcoffee	1x:2 23:3 2s:2 2y:4 30:4
pcold	0:3 1s:4 2c:2
pcolleague	0:3
pcollege	2e:4
pcolor	0:4 2w:13
pcome	25:7 2o:2
pcomes	1o:5 2l:3 2o:4
pcoming	20:2 25:2
pcommon	0:2
pcommunity	1k:7 27:-2 2f:5 2j:4
pcommute	1x:-3 24:7
pcompany	23:4
pcondo	1k:11 2d:4
pcontract	1x:5
pconvert	0:14
pcooked	0:2 1y:8
pcorrect	2a:4
pcorrection	0:2
pcos	0:6
pcottage	2k:7 2o:3
pcouch	0:6
pcould	0:3 23:-3 2p:-2
pcouncil	2d:9 2r:-2
pcount	0:4 2w:6
pcountry	1v:3 27:3 2c:5 2v:7
pcounty	1s:3 1v:3 28:7
pcouple	24:4 2s:3
pcourse	1t:2 2o:4
pcourt	0:3 2j:7
pcoworker	x:6
pcracked	7:3 25:6 30:6
pcried	0:3
pcross	23:-3 27:10 2j:6
pcruise	1y:6 23:6
pcry	1o:3
pcustomer	2q:5
pcut	1x:2 23:6
pd	1u:3 2q:10 2v:8 2w:9
pdad's	27:3 2k:5
pdads	0:2 1k:8
pdaft	2q:5
pdairy	1v:6 24:6 2m:5
pdale	0:10
pdance	27:9 2o:7
pdark	1n:8 2c:7 2p:4
pdata	2j:6 2r:3
pdate	0:2
pdaughter's	1x:4
pday	0:3 1t:-3 2k:4 2p:2 2u:9 2x:3
pdays	1y:-2 24:2 25:-3 2j:2 2x:7
pdead	2l:7
pdeaf	1t:-2 1y:8
pdeal	0:3
pdear	0:19
pdeb	2d:6
pdecember	1p:5 1x:6
pdecent	2w:3
pdecided	0:5 1n:4
pdeep	1x:8 21:13 2k:9
pdegree	0:3
pdental	2f:3 2j:13
pdentist	1x:3
pdenver	1x:6 2o:-4
pdeposit	1x:3
pdescribe	0:2
pdesk	0:4
pdiabetes	0:4
pdiabetic	0:2
pdiagnosed	1x:13
pdid	0:4 1o:2 2p:-2
pdied	0:2
pdifferent	0:3 2v:6
pdinner	2j:8 2p:3
pdish	0:8
pdivorce	1x:3
pdivorced	0:2 1y:-2
pdo	2j:4
pdoc	2s:12
pdoctor	1x:-3 2a:8
pdoctor's	0:10
pdoes	2j:6 2w:4
pdoesn't	0:2 1s:5 2l:7
pdogs	2d:-3
pdoing	1r:5 24:3 2j:7
pdollars	29:4
pdon't	1o:5 2a:6
pdone	1o:4
pdont	1o:4 2a:6
pdoor	23:-3
pdown	0:3 30:5
pdownstairs	0:12
pdraw	24:7
pdrinks	24:7
pdrive	2j:3 2w:4
pdriver	2o:4 2r:3
pdrives	2a:-2 2j:11
pdriving	2j:7 2k:4 2w:2
pdrop	0:3 2a:6
pdropped	1x:11 2r:8
pdrove	1x:2 2j:7
pdrum	23:7 2k:9
pdry	2c:7
pdubai	0:2
pdublin	1k:8
pdue	0:2 24:-3 2o:11
pdust	1m:7 21:6
pdutch	1v:7 1w:3 23:5 2g:7 2r:2
pe	0:2 2p:5 30:7
peach	24:7 2a:2 2w:2
pear	0:2 24:8
pearly	24:4 25:7 2f:6 2y:11
pears	1n:8
pearth	2y:-2
peast	2e:9 2o:3 2v:5
peaster	24:-2
peasy	0:6 2j:-2
peating	1r:8
pegg	0:2 20:3
peggs	0:2
peight	1n:-3 2k:5 2x:5
peighty	1l:7 31:5
peldest	0:5
pelectric	1o:4 2k:2 30:12
peleven	1y:4 23:-2 2k:5
peli	0:2 1n:-3
pemail	2p:2
pend	20:-3 2a:3
pengineer	2r:3
penglish	1w:-3
penough	1n:-3 2l:2
peuro	0:4
peven	0:5
pevening	1t:8 24:10
pever	0:6 1r:-3
pevery	0:2 1y:-2 24:8 2q:4 2w:-3
peverybody	0:2 1o:4
peveryone	0:2 2a:-3
peverything	1o:2 1s:-3 1w:4 2l:3 2w:5
pex	24:8 2s:6
pexplain	0:4 2a:2
peye	0:3
pf	0:4 25:-3 2q:3 30:9
pfacebook	2q:2
pfact	0:3
pfailed	1x:10 2r:5
pfamily	1v:7 2o:3 2q:7
pfan	0:4 1o:3 24:5
pfarm	2z:3
pfather	0:4 1x:3 2g:9 2j:-3
pfavorite	0:11
pfavourite	0:13
pfear	i:7
pfebruary	1p:4
pfeed	1v:5 2j:7 2k:-3
pfeel	0:5
pfeet	1x:4 26:4
pfell	1x:3 27:3
pfifteen	0:5 24:4 2x:2
pfifty	0:2 1l:9
pfinally	0:3
pfind	1x:-2 25:2
pfine	24:-2
pfinish	23:5 2o:4
pfinished	1x:6
pfire	0:2 2p:2 2z:7
pfirst	1k:4 1v:4 1y:5 2a:2 2r:2 2w:2
pfish	20:3
pfishing	1x:4 1y:-3 2j:5 2k:6 2s:5
pfive	1z:5 26:8 2s:5 2x:3
pfix	1x:-2 2p:4
pflat	24:6 25:7 2k:5
pflight	23:6 2j:10 2o:4
pfloor	0:2 1x:2 24:4
pfly	27:11 2o:5
pflying	1r:-3 1x:6 1y:-2 2o:6
pfolks	24:9
pfollow	0:2 23:6 2o:-3
pfood	23:7 2f:3 2r:4
pfoot	26:11
pfootball	1x:7 2q:5
pfor	2q:2
pforget	15:10 21:8
pform	2o:6
pforty	2k:2 2p:-3 2x:2
pfound	1x:2 2d:-2
pfour	1z:3 24:5 29:-3 2r:3
pfourteen	1z:6 2m:7 2x:10
pfourth	0:3 1z:11
pfree	0:2 1k:9 2c:8 2l:-3 2u:11
pfriday	2b:-3
pfridays	0:3
pfriend	2d:-3
pfriend's	1x:10
pfriends	1k:2
pfront	1x:4 2d:4
pfull	1n:4 2o:2 2p:2
pfun	0:4
pfuneral	0:2 2c:8
pgame	23:9
pgames	1s:2 2p:-3
pgarage	1o:-3
pgarden	23:3 2o:5 2p:6
pgas	1x:6 2k:6 2p:7 2w:6
pgate	24:4
pgave	1x:7
pgeneral	0:3 2r:4
pgentle	2p:9
pgerman	2m:11 2r:-3
pget	0:3 20:12 23:3 2x:-3
pgets	0:4 24:2
pgetting	1x:6 2o:10
pginger	1n:6 2m:14
pgirl	2d:2
pgirls	2d:3 2j:4
pgive	1x:-5
pgiven	1x:5 2o:-3
pgives	0:3 1o:4
pgiving	2a:3 2o:3
pglass	24:6 2j:7
pglasses	25:10
pgluten	1r:6
pgo	1k:-2 1t:2 1y:-2 25:4 2a:4
pgoats	0:6 2o:5
pgod	1o:3 2o:-2
pgoes	0:3
pgoing	1n:3 25:8 2x:3
pgone	0:4 1n:6 25:5
pgood	2c:3 2d:3 2k:4 2l:3 2s:2 2w:3
pgoogle	2z:18
pgot	1x:6 20:-2 2q:3
pgotta	0:6
pgrade	0:4 1t:2 2j:6
pgrammar	1x:10 24:8
pgrand	0:2 28:10
pgrandfather	1x:3 2k:9
pgrandma	21:-3
pgrandpa	10:2 1x:8
pgreat	0:3 1v:9 1x:3 20:3 2k:5
pgreek	0:3 2u:5
pgreen	0:3 1x:4 27:6 2p:10
pgrew	0:6
pgrey	1n:9 1r:-2 2m:5
pgreyhound	0:7
pgroup	1s:13 2j:9
pgrown	0:5 1z:12
pguess	0:2 1k:-3
pguitar	0:4
pguy	2s:3
pgym	24:4
phad	1x:6 2l:-3 2y:-3
phair	25:2 2p:2 2q:4
phalf	1w:12 1z:5 25:6 27:3 2r:4
phall	0:2 1k:5 2o:8
phand	2k:8 2p:5 30:3
phanded	1x:5
phands	25:2
phappen	1o:4
phappens	1o:3
phappy	0:3 2o:-3
phard	25:8 2a:4
phas	1t:-3 2t:3
phate	9:6
phates	9:14
phave	2q:-2
phaven't	0:5
phaving	1o:-3 25:6 2o:6
phe	2s:-3
phe's	2q:-3
phead	1q:5 1v:5 1y:-3 2j:6
phealth	0:6 1y:5
phear	0:2 1o:7
pheard	0:5
phearing	1q:9 2k:4
pheart	2l:5
pheat	0:4 2a:-3
pheavy	0:4 2w:8
phello	1u:5 2p:-3
phelp	2o:-3
phelps	0:7
pher	1t:2 1x:5 2b:-3
phere	2s:-3
pherself	2w:9
phes	2w:-2
phey	0:2
phigh	0:3 1y:-3 25:5 2d:4 2w:6
phill	0:4 1n:-3 2v:4
phim	1t:5 2a:-3
phimself	0:5
phis	1x:3
phistory	1k:4 23:-3 2q:5
phit	0:2 1x:8
phold	0:4 2o:7
phome	1o:-3 27:6 2s:-3
phonest	1o:4
phonestly	0:6
phorse	1x:7 2j:2 2q:-2
phorses	2o:4
phospital	2j:5
phot	2c:6 2d:8 2l:8
photel	1x:7 2j:6
phours	1v:2 2l:-3
phouse	1y:3 2p:-2 2q:3
phouses	2o:7 2r:9 2w:-2
phow	2a:-3
phr	0:3 2j:7 2p:3
phundred	0:2 2k:3
phurt	1x:4
phusband	1z:3 2d:-2
phusband's	2k:3
pi	2k:-2
pi'd	0:2 23:2
pi'll	0:4
pi've	0:2
pice	0:3 24:4 2d:3 2z:3 30:3
pid	0:8
pidea	0:3
pif	1x:-3 29:-3
pim	23:2
pin	1n:-3 2b:-3
pinstagram	0:5 2q:2
pinstead	0:3
pinterview	2o:2
pinto	1t:-3 1x:2 23:3 25:4
pinvoice	0:2 1x:10
pipad	0:2 1x:-2
piphone	1q:6
pirish	23:5 2r:3
piron	25:11 2k:3
pis	29:-4
pisn't	0:2
pit	1u:-2
pitalian	1w:-6 27:7 2o:7 2w:3
pjanuary	1p:9
pjess	2g:3 2o:-5
pjob	23:6
pjoined	1x:6 1y:-3
pjudge	2a:8 2g:3
pjuly	0:2 1x:4
pjune	0:4
pjunior	0:3 1t:6 1x:6 24:5
pjust	2a:3
pk	1u:2 24:2
pkeep	2a:2
pkeeps	27:7
pkept	0:8 2j:2
pkeys	0:3
pkid	1o:5 24:-3 30:8
pkidney	1r:6 25:4
pkids	2j:3 2q:8
pkill	1o:7
pkind	0:4
pkitchen	0:6 1u:2
pknees	25:2 2l:2
pknow	0:3 23:-2 2l:2
pknows	0:4
pladies	1k:11
plady	1k:-3 2g:8
plaid	1x:10 2l:7
plake	0:5 1k:2 24:6 2o:2
plandlord	1x:-3
plaptop	0:5
plarge	0:4 1q:9 21:8
plast	0:7 1s:3 23:2 29:-3 2p:-3 30:-3
plate	1s:7 24:3 2k:4 2p:3
plaugh	0:4
plawyer	2o:3
plead	1o:4 1x:3
plearn	0:3 23:5
plearned	0:6 2a:-3 2w:-2
plearning	s:12 27:6 2o:5 2q:4
pleave	0:4 2a:4 2o:3
pleaves	24:3
pleaving	1x:3 2o:2
pleeds	1k:2 1v:7
pleft	1n:5 1t:6 1x:5 21:4 2y:5
plegal	2o:3
pleicester	20:10
plent	0:5
pleo	0:7
pless	0:2 1o:-3 2l:3
plessons	2j:4
plet	0:5 1x:4 2l:3 2o:3
plet's	0:4
pletter	1o:2 2p:4
pletters	2a:5
plevel	1t:8 2a:4
plibrarian	2o:5
plibrary	24:-3 2f:4 2s:3 2z:2
plicense	0:5
plie	0:3
plife	0:3 2r:3
plight	0:4 2p:2
plighthouse	1x:6 23:8
plights	0:3
plike	1l:5 2l:6 2u:5 2x:2
plikes	t:11 2c:7
plil	1n:5 25:5
pline	1y:4 27:8 2j:3 2q:-2 2s:9
plisbon	1x:-3
plist	0:2 2k:-3
plittle	1z:3 27:4 2d:4 2v:4
plive	2d:3
plived	1y:4
pliving	2d:5 2o:-2
ploan	1x:7 2j:10
plol	0:2
plola	24:-2
plong	0:3 1n:7 1s:6 1t:-3 24:3 2j:6 2p:3 2t:7 2w:6
plonger	1y:3
plook	0:4
plooking	24:-3 2j:3
plord	0:4
plose	1x:7 23:7 25:6 2o:-3
plosing	23:4 25:10
plost	0:2 1n:4 1x:5
plot	2k:-3
ploud	2c:3 2l:5
plove	1x:3 2l:2
ploves	t:24 1y:-3
plow	1k:4 1n:4 1r:11 25:7
plunch	24:6 2j:-3
pm	1x:6 21:11 24:15 2z:8
pmad	0:3 2y:4
pmade	1x:13 2l:-2
pmail	2j:8 2z:6
pmake	0:2 1x:2 27:8
pmakes	27:3
pmaking	0:5 2o:6
pmama	0:3 24:6 2g:9
pman	1o:5 1y:-3 2d:2
pmanager	2r:7
pmany	0:5 2a:3 2k:6
pmarathon	2r:3
pmarch	1p:13
pmarket	0:3
pmarketplace	2q:3
pmarry	1x:6 2p:-3
pmass	0:2
pmay	1p:14 2g:7 2l:-3
pmaybe	0:6 24:5
pme	1n:-2 1z:-2 30:3
pmeal	24:8 2p:-3
pmean	1t:-3
pmeans	2l:9
pmeant	0:8 1o:3
pmedical	0:4 23:8
pmeet	0:6 1x:6 2o:8 2p:-3
pmeeting	2o:6
pmember	0:9
pmeniscus	1x:-3
pmenu	2q:6
pmess	2j:12
pmet	1x:6
pmi	1n:6 1x:5
pmiddle	0:8
pmidwife	0:3
pmiles	27:3
pmilk	1m:4 2c:4 2j:7
pmind	0:7 2a:-2
pmine	31:-3
pminute	24:7
pminutes	2l:6
pmira	0:5 1x:10 2g:2
pmiss	27:-2 2g:17 2i:6
pmissus	0:2
pmix	x:7
pmobile	0:4 1q:4 2q:8
pmom	24:-2 2l:6
pmom's	20:7
pmondays	24:6 2o:8
pmoney	24:3
pmonth	2p:-3 2q:-3
pmonths	0:2 25:7
pmore	23:-2 2b:-3 2l:8 2u:5
pmorning	23:-3 2a:4 2c:2 2p:6 2r:-3 2y:5
pmornings	2j:2
pmortgage	2o:5 2s:-3
pmost	24:9
pmostly	0:3 1r:8
pmother	1z:3 23:3 2s:2
pmother's	0:8 1x:6
pmove	0:4 23:6
pmoved	0:5 1x:8
pmovie	2l:-3
pmoving	1n:-3 23:2 2b:-3 2o:7
pmr	2d:-3 2g:16
pmrs	2d:4 2g:9 2s:4
pmuch	2q:-3
pmum's	2d:6
pmums	0:2 1o:-3
pmusic	1k:2 2p:-2
pmust	0:2 2o:2
pmy	29:-3 2n:-2
pmyself	24:3 27:8
pn	0:3 1v:9 2b:7 2d:5 2x:5
pnah	0:4
pnails	0:3
pname	2s:2
pname's	x:24
pnamed	x:4
pnames	1z:-3 2w:-2
pnan	1x:7 1y:7
pnavy	0:2 2j:3
pnear	1x:4 28:4 2e:3 2j:-4 2k:4 2o:4
pneed	0:3
pneedles	1s:5
pneeds	2j:7
pneighbour	24:2
pnephew	24:-2
pnever	2a:3 2o:2 2p:7 2t:7
pnew	0:2 1w:8 25:2 2s:7 2x:2
pnext	0:3 1p:3 2d:-3 2o:7
pnight	23:-3 2j:4 2y:4 2z:3
pnights	0:2 1x:2 2p:6
pnine	2r:5 2w:4 31:4
pnineteen	29:6 2r:8
pninety	2d:-2 2x:7 31:3
pno	0:2 1r:4 2a:4 2l:3 2p:3 31:-3
pnobody	0:3 1o:3
pnoise	2z:4
pnon	0:12 27:3
pnone	0:4
pnoon	0:4
pnorth	1k:6 2e:10
pnot	1n:-3 1t:-3
pnote	2o:-2
pnotes	0:3 24:9
pnothing	0:2 1o:3 1r:4 2u:9
pnotion	0:5
pnovember	1o:-3
pnow	0:2
pnumber	0:3 25:9 2k:11 2w:8
pnurse	23:6 24:-3 2k:6 2t:-2
pnursing	1t:8 1v:5 23:-4 2d:6
poctober	1p:10
pof	2k:4 2u:2 2v:3
poff	1r:8 2a:-2 2d:3
poffer	0:2 1x:5 2o:4
poffice	1y:-3
poil	1o:5 1x:8
pok	0:3
pold	1q:8 25:-3 27:2 2a:-2 2c:3
polder	1o:3 1z:11
poldest	1x:7 2s:12
ponce	1r:6 20:5 24:5 25:3 29:-3
pone	0:2 1n:3 1z:3 23:4 25:2 2m:5
ponline	2x:9 2y:9
ponly	1z:6 2a:3
pop	0:2 1x:6
popen	0:3 1s:6 23:4 24:2
popened	0:3 1x:9
popening	24:3 2o:8 2p:5
por	0:5 1m:7 1r:6 1x:-3 29:-3 2o:3 2p:7
porder	2z:9
porgan	1s:6 2j:4
pother	0:3 1x:3 24:3 25:-2 2j:2
pought	2o:-3
pour	0:6 1x:2 2e:2
pout	24:4 2o:3
poutside	0:7 p:2
pover	0:2 1k:4 1r:-3 1y:3 20:-2 25:5 2l:5 2p:15
pown	1o:4 23:4 27:3 2d:3
powns	0:5
pp	0:7
ppack	24:8
ppacked	0:4
ppacking	0:2
ppages	0:6
ppaid	1x:8 2d:4 2x:-3 2z:5
ppaint	27:4
ppaper	1v:4 2j:5 2p:7 2z:7
ppapers	0:2
pparamedic	1x:7 2f:11
pparents	0:3 1o:4 1x:3 23:2 2j:-2 2o:-2
pparish	1k:11
ppark	1k:8 2w:2
pparking	21:9 2k:-3
pparrot	1x:-2 2b:-3
ppart	0:4 1t:3 1x:3
ppartner	1x:-2
pparty	1s:5 2l:7
ppass	1x:11 23:3 30:6
ppassed	1x:9 23:-3
ppassport	21:-3 23:4 2o:7
ppast	0:6 2w:4
ppatient	0:3 1o:-3
ppay	1o:3 24:2 2p:6
ppension	0:7
ppeople	1y:-2 2l:12
pper	0:6
ppercent	24:11
pperson	24:-2 2l:4
pperth	0:4 1y:-3 2o:-4
ppescatarian	0:5
pphone	1s:6 21:4 2j:4
pphoto	2o:-2
ppick	24:5 2o:7
ppicked	1y:9
ppicture	1k:4 2q:6
ppie	23:9
pplace	1v:2
pplain	20:8 2a:6 2z:3
pplane	0:2
pplant	1r:10 27:10
pplay	27:4 2p:3 2w:3
pplaying	o:9 1x:-5 23:4
pplays	o:11 27:7
pplot	2k:5 2p:4
pplus	0:7 2o:6
ppm	1k:8 2y:5
ppodcast	0:3
ppoint	1o:5 1v:2 23:2 2c:10 2l:3 2o:4
ppoints	0:3 2q:-2
ppolish	1r:-2 21:5 2h:2
ppolite	0:3
ppool	0:4 24:-2 2k:8
ppork	24:9
ppost	1v:2 29:5 2j:3 2q:3
ppounds	0:6 29:3
ppower	2z:14
ppractise	0:3
pprayer	2k:7 2s:8
pprefer	23:-3
ppresent	0:3
ppress	1x:10
ppressure	2k:4
ppretty	12:4 25:6 2l:5
pprimary	1o:3 1t:7 1v:8 2j:9
pprint	2w:5
ppriya	2c:3
pproduct	1k:4 2j:12
pproper	0:2 1o:7 21:3
pproperly	0:3
pprotein	0:7
ppub	27:8
ppublic	0:3 1s:5 1t:3 1v:5 21:11 2j:5
ppump	1o:2 2w:5
pput	1x:3 24:2 2k:-3 30:-2
pputting	24:5 2o:2
ppython	0:3
pqueen	1v:5 1y:6 2v:8
pquestion	2a:6 2p:9
pquick	0:4
pquiet	1k:3 2b:-2
pquit	2a:3
pquite	1n:2 25:7 2l:2
pr	0:5 1u:4 1v:5 29:6 2c:6 30:5
pradio	24:2 2c:7 2p:3 2q:5
prain	0:2
praised	21:-2 2l:6
pran	1x:2 1y:2 29:-3 2j:8 2r:5
prate	0:2 1x:-3
prather	1r:-2 1x:-3 25:7
pray	1o:4 23:8
prd	2o:6 2x:6
pread	2w:2
preading	2w:4
preads	24:8 27:4
preal	0:3 1o:-3 1r:5 1x:5 2j:9
preally	0:3 23:6 2l:4 2q:6
precipe	1r:-2 2k:5
precipes	2a:10 2d:-3 2q:-2
preckon	0:6
preckons	0:8
precord	0:4 2o:4 2p:-2 2r:-4
pred	1r:5 24:8 2e:3 2k:2
preddit	25:-2
predo	2w:-3
preference	2j:11
prent	2d:2 2o:4
prenting	2q:3
prents	0:7 2d:2
preplaced	0:3
preply	2a:4
prest	0:2
preview	2r:2
price	0:3 2k:9
prich	0:5
pride	1y:3 23:4 24:5 2w:7
pright	25:2 2o:5
pring	1x:-2 2k:5 2r:2
priver	20:5 2o:8
proad	1n:-2 1v:9 2r:3
proast	20:8 24:6 2p:-2
proll	20:3 24:5 2k:9
proof	2k:7
pround	0:3 1k:7 1n:7
prun	1y:4 2c:-3 2j:6
prunning	24:5
pruns	24:4 29:-3 2j:4
ps	1v:7 25:-3 2k:3 2r:2
psafe	2r:4 2w:5
psaid	2a:-2 2j:-3
psalary	0:3
psalt	1n:-3 1r:4 1v:5 27:5 2k:5
psame	0:3 24:4
psat	0:2 1o:3 1y:3 24:3
psaturday	0:2 1v:4 2j:8
psaturdays	24:4
psave	1v:10 2o:2
psaving	0:5 23:4 2o:-3
psaw	0:5
psay	2a:2 2p:-2
psays	0:4 2d:-3
pscared	0:2 1k:-3 1x:-2 2d:-3
pschool	1q:6 2j:4
pscience	1k:6 2a:6 2p:-2
pscorpio	0:3
pscottish	0:2 27:5
pscreen	24:11 2w:10
psea	0:5 27:2
pseason	0:2 1k:5 1y:2 2k:6
pseat	2o:8
psecond	1q:3 2k:4 2m:3 2v:3
psection	0:9 2j:4
psee	0:2 23:5
pseeing	0:3 24:6 2s:4 2t:16
pseen	1y:9 2c:-2
pself	1s:7 23:6 2j:15
psell	24:7 2o:3
psells	1x:-3 2j:6
psend	24:3 2w:7
psends	24:4
psenior	1t:3 1x:3 2j:17 2x:3
psent	1x:7
pseptember	1p:4 2f:-2 2o:4
pservice	1o:2 1s:6 1v:-2 1y:3 2r:4
pset	0:3 2w:3
pseven	0:3 2x:3
pseventy	29:2
pshall	0:3
pshare	0:4 2d:-3
pshared	0:5 2d:13 2o:-2
pshe	22:7 23:3 2l:2
pshed	2o:8 2p:-2
pshelter	0:5
pshift	23:-3 2j:11 2w:-2
pshifts	0:3
pship	0:6 1x:5
pshop	1k:6
pshort	1n:6 1x:-3 25:5 2c:6 2l:6
pshot	2o:-2 2r:10
pshoulder	0:3 1n:2 25:3
pshower	1o:6
pshut	23:5
pshy	0:4
psick	1o:4 25:6
pside	1k:5 2o:-2
psign	0:3
psigned	1x:3 2j:7
psimple	0:7
psince	0:4 2l:-3 2r:2 2s:5 2x:14
psing	27:3
psingle	0:2 2a:6 2d:5 2l:3 2o:-3 2p:3
psister	2g:2
psisters	0:4 1v:-3 24:3
psit	1t:3 23:6 2c:-3
psite	0:2 2j:6 2q:4
psitting	24:4 2o:6
psix	26:7 2a:-3 2m:4 2o:3
psixteen	1t:-3 2x:7 31:9
psixty	1l:3 2z:10
psize	1n:8 25:2
pskip	2a:10
psleep	25:11
psleeping	0:3 24:6 2d:6 2q:-2
psleeps	24:4 2j:-3 2y:4
pslow	1v:7 24:-2 2c:3 2k:3 2l:3
psmall	1s:6 2e:3 2q:3 2w:2
psmell	0:2 1s:3 2q:-3
psmoke	24:6
psmoked	27:7
psnow	1y:-2 21:8
pso	0:4 2b:-3 2q:-2 2w:2
psober	0:3
psoft	0:2 1r:5 25:8 2a:5 2l:6
psold	1x:8 1y:5 2w:-3
psome	1t:7 1x:3 1z:-2 2b:11 2p:-3
psomeone	2t:4
psomeone's	0:2
psomething	0:4
pson's	0:2 1q:4
psongs	0:3 2q:4
psoon	0:3
psorry	2a:6
psort	2j:-3 2l:4
psound	23:5 24:-3
psounds	0:2
psoup	24:4
pspain	2o:9
pspanish	2v:6
pspeak	23:5 2o:-3 2r:-3
pspeaks	s:6
pspeech	1x:4 25:8 2f:7
pspell	0:9
pspelling	2r:11 2w:12
psplit	1o:5 1x:7 24:7 2p:3 2t:6
pspreadsheet	2l:6 2y:10
psquare	0:3 2d:7
pst	2j:6
pstaff	0:3 2p:-3 2q:8
pstage	1x:5 1y:9 23:5 2o:3
pstand	9:8 1y:-2 2k:8
pstart	25:3 2o:4 2q:6
pstarted	1x:10 25:2
pstarting	0:4 2o:6 2w:8
pstarts	0:2 1x:10
pstate	1v:7 2r:6
pstation	0:4
pstay	24:4 2j:4 2p:3
pstaying	1o:4 2d:6 2o:9
pstep	1x:-3 27:8 2o:-3
pstick	0:2 2m:8 2z:3
pstill	1r:-2 25:3 2z:4
pstomach	25:2
pstop	2j:-3
pstorage	2k:10
pstore	2k:-3 2o:5
pstraight	0:6 2l:7 2w:8
pstreet	0:2 1v:2
pstroke	0:3
pstubborn	2l:4
pstuck	2l:5
pstudent	1k:8 1x:6 2j:5 2o:5
pstudio	1q:5 2d:6 2q:-3 2y:4
pstudy	23:7 2o:2 2p:3
pstuff	0:4 2a:4
pstyle	0:2
psugar	1q:7 2j:2 2p:-2
psummer	2o:2 2r:6
psun	0:6 1v:8
psunday	24:5 2j:2 2q:-2
psundays	0:2
psuper	1n:6 2l:13 2u:9
psupper	0:5
psupport	t:4 1k:4 1y:6 2a:-3
psurgery	1v:4 24:-3
psurprise	0:2 23:7
pswears	0:5
psweet	1r:11 20:5 2l:4 2p:4
pswim	1v:6
pswimming	0:3 21:4 24:4 2o:-2
pswitch	24:-2
pswitched	0:5 1x:5
ptable	0:9 24:6 2j:2
ptablet	1r:-3 25:4 2o:-2 2p:-3
ptake	1y:-3 2b:-2
ptaken	1x:6 1y:7 27:-2
ptakes	1o:5 24:5
ptaking	24:9 2o:8
ptalk	0:3 1x:-2 23:-3 2a:4 2o:2
ptalking	0:3 1q:9 2t:5 2w:4
ptall	1n:9
ptaste	0:3
ptastes	0:3
ptaught	2j:11
pteacher	1x:4 2a:-2 2d:-3
pteaches	10:4 2j:17 2o:-3
pteaching	1t:5 27:4 2o:5
pteam	27:7
ptech	1y:3 2y:6
pteeth	1x:7
ptelephone	24:2 2y:8
ptelling	2d:-2
ptells	0:3
pten	0:4 1l:5 1y:4 2o:4
pterm	24:7 2d:2
pterrible	2l:6
pterrified	0:2 21:4
ptest	1y:2 24:-3 2j:4
ptesting	1o:3
pth	2v:4 2x:3
pthan	0:3 23:-3 2p:6 2u:2 2w:4
pthank	0:3
pthanks	0:5
pthat	1n:-3 1t:-2 25:3 29:-3 2b:-2 2d:-3
pthat's	0:3 20:-3
pthats	0:3
ptheir	0:5 1s:4
pthem	20:-2 2a:2
pthen	0:4
ptheo	0:2
ptherapist	24:6
pthere's	24:-3 2d:-2 2p:-3
pthese	0:6
pthey	1o:3 1y:-3 23:-2 2w:-3
pthey're	0:6
pthey've	0:6
pthing	0:3 1o:2 21:4 24:3
pthings	2p:2
pthink	0:2
pthinking	0:8
pthird	1k:3 1t:4 2j:2 2r:6
pthirty	1y:3 1z:5 2x:3
pthis	0:3 2o:4
pthose	0:3 21:4
pthought	0:10
pthousand	1x:7 2k:5
pthree	1t:-2 2d:3 2m:7 30:-3
pthrough	0:4 1x:2 24:5
pthursday	1k:5
pthyroid	25:8
pticket	1k:6 1x:3 2k:3 2w:-2
ptil	24:9
ptill	1n:4 23:2 24:5 2o:4
ptime	1t:8 2c:5
ptimes	25:5 27:4
ptiny	0:5 1x:3
ptip	1v:11
ptips	0:5
ptired	0:3
ptitle	0:3
ptoday	2r:-3
ptogether	1n:-3 2t:8
ptom	0:10
ptomorrow	0:3
ptoo	24:4 25:3 2l:5
ptook	0:3
ptooth	0:2 21:7
ptop	0:4 1n:2
ptorn	1n:4 25:16
ptouch	1k:4 24:5 27:9
ptown	2a:-3
ptrade	0:6
ptrailer	1x:16
ptrain	23:-3 2k:5 2o:3
ptraining	2o:3
ptram	0:3 27:7 2r:3
ptravel	1v:8 2c:5
ptreasurer	1k:5
ptree	1m:15 1y:6 2w:3
ptrick	0:2
ptrouble	0:6
ptruck	2j:6 2r:3
ptrue	2c:11
ptrust	1o:5 1s:4 2z:-2
ptry	0:4
ptrying	0:3 2o:5
ptuesday	24:4
ptuesdays	2o:-3
pturn	23:4
pturned	2:6 1x:3
pturns	24:3
ptwelve	0:3 1l:4 31:4
ptwenty	1l:4 1z:-2 2x:9
ptwice	1r:3 24:2 2t:11
ptwin	1z:6 28:6
ptwins	2o:-2
ptwo	28:2 2m:3 2s:2 30:-2
ptype	1x:-2 25:11 2a:4
pu	1o:6 1v:8 23:2 2l:-3 2o:6 2v:4
puk	1x:6 24:11 2r:5
puncle	2d:5 2g:6
punder	0:8 1n:-3 1y:6 2a:2
punit	2j:10 2k:6 2o:2
puntil	0:4 23:4 2o:5 2q:-5
pup	1t:-2 2s:-3 30:6
pupdate	0:6
pupstairs	0:2 2d:6
pur	0:2
pus	2h:6
puse	2a:4 2p:4
pused	1q:8 2a:-3 2c:6 2k:6 30:5
puses	0:4
pusually	0:2
pvacuum	21:4
pvalley	1k:3 1v:6 2v:5
pvan	1x:4 2g:6
pvaping	0:4
pverse	0:3 1t:-3
pvery	1n:7 2c:9 2l:4
pvet	2f:6
pvillage	1k:3 2e:3 2j:4 2o:-2 2q:6
pvisa	0:3
pvisit	0:2
pvoice	1k:6 1s:7 2j:3
pw	1n:3 2c:7 2t:6
pwait	0:4 2j:13
pwaiting	0:2 1y:6
pwake	24:4
pwalk	1x:3 21:4 23:4 2r:-3
pwalked	1x:12
pwalking	24:10 27:2
pwalks	24:6
pwall	24:5
pwanna	24:-3
pwant	1z:-2
pwanted	0:3
pwants	0:2 24:-3
pwar	0:4
pwas	1s:-3 1t:-3
pwash	0:2 2e:9
pwatch	24:7 2p:7
pwater	1n:-3 1r:-3 25:4 27:3 2j:6 2o:-2
pway	23:-2 2l:7
pwe	2q:-3
pwe're	24:5
pwe've	0:2 24:-3
pwear	2z:5
pweather	1t:-3 2j:9 2z:5
pwedding	1k:6 2d:-3
pwednesday	24:2
pwee	23:6 2k:6 2q:5
pweekend	24:7 2j:8 30:-3
pweeks	1l:2 25:9
pweight	0:2
pwell	2l:9 2t:5 2w:5
pwelsh	0:7
pwent	1x:3
pwere	1n:-3 20:7 2x:4
pwet	1r:6 1s:9
pwhat	0:2 1k:-3 1s:-3 2a:-2
pwhat's	0:3
pwhatever	0:4
pwhatsapp	1s:3
pwhen	0:2 2l:8
pwhere	1x:-3 2o:3
pwhere's	0:4
pwhich	0:3 1x:3
pwhile	0:7 24:7
pwhippet	0:7
pwhite	1w:8 25:6 30:3
pwho	23:4 2p:3 2q:5
pwhole	0:5 1x:5 1y:6 2w:4 2x:4
pwhom	0:3 2o:-2
pwhose	0:2
pwide	1n:17
pwife	1z:6
pwife's	0:2
pwifi	0:4 1o:6
pwill	1o:2 1y:-3 2l:2 2u:5
pwin	1y:4
pwindow	0:2
pwine	0:3
pwinter	0:2 29:-2 2o:2
pwith	1n:3 20:4 2r:2 2u:4
pwithout	0:3 1q:7 2a:6 2x:2
pwoman	2p:-2
pwomen	1k:4 2q:4
pwon	1x:6 2r:8
pwon't	0:4
pwont	0:3 1r:4
pword	1y:-3 2r:-4
pwords	1t:-3 2r:4
pwork	1o:5 2o:-3 2s:3 30:9
pworked	1y:8
pworking	1o:3 1t:5 24:3 2p:9
pworld	0:14 20:-3
pworst	0:4
pwould	23:-2 29:-3
pwrist	29:-3
pwrite	1o:-3 23:-3 2w:2
pwrote	0:3 1x:6
px	0:9 1q:9
pyear	1l:-2 1t:10 1z:3
pyet	0:4
pyou	1o:3 1x:-2 1y:-3
pyou're	0:2 2a:3
pyoung	2s:4
pyounger	0:2 24:-2
pyoungest	0:2
pyour	0:5
pyuh	0:2
q!	0:5 1l:5 1v:7 1x:6 25:7 2d:-6 2g:10 2j:8 2o:5
q"	0:3 2a:4 2j:4
q#1	0:4 1l:10 1y:3 24:8 26:9 2q:3 2r:2 2x:6 2y:6 31:5
q#2	0:3 1u:3 29:6 2k:4 2n:7 2r:4 2v:2
q#3	25:6 29:8 2e:9 2r:11 2x:9
q#4	1y:4 24:8 29:3 2k:7 2n:8 2q:6 2r:7
q#5	29:11 2d:6 2r:7
q#6	1x:6 29:7 2k:2
q$	29:5
q%	0:4
q'	24:7 2q:12 30:6
q(	0:12 20:11
q)	0:7
q,	0:8 1k:7 1m:4 1n:5 1p:4 1q:3 1r:5 1t:5 1v:4 1w:3 1x:3 1z:3 20:3 22:4 23:4 24:5 29:5 2a:7 2e:11 2f:12 2h:4 2j:11 2l:2 2o:7 2p:4 2r:3 2s:3 2t:5 2w:5 2x:7 2y:3 31:5
q-	0:3 1k:4 1q:3 21:2 29:3 2m:6 2u:6 31:4
q.	0:9 1k:10 1p:4 1q:4 1t:5 1v:8 23:5 24:7 25:6 2c:2 2j:3 2m:7 2t:7 2x:7 30:2 31:5
q:	0:10 1u:13 1x:5 20:10 23:14 25:2 29:12 2a:14 2g:7 2j:5 2n:15 2o:12 2p:10 2r:5
q;	0:11 1x:3 23:9 24:7 2c:8 2x:9
q?	0:11 2a:10 2o:10 2x:11
q@	1u:5
q^	0:4 1m:6 1n:4 1p:3 20:9 21:6 23:3 2c:9 2f:5 2g:2 2w:4 2y:7
q_	0:4
qa	0:3 1n:4 1q:3 2d:4 2h:4 2j:5 2k:9 2q:8 30:6
qabide	9:10
qabout	0:5 25:7 27:3 29:14 2m:2 2o:2 31:5
qabove	0:4 2d:5 2w:9
qacross	0:9
qactually	1y:8 2c:5 2l:8 2o:6
qaddress	0:5 2a:5
qadult	0:2
qadvice	0:5
qafraid	i:5 2a:7
qafter	0:4 1n:-2 1q:7 1x:7 25:3 2o:6 2x:10
qagainst	0:2 2o:5 2p:10
qage	0:4
qaid	2o:8
qaint	0:9
qair	2p:7
qalarm	0:3 24:-2
qalcohol	2c:8
qall	0:4 1n:7 1o:5 1t:-3 1y:5 26:9 27:9 2c:9 2l:4
qallergic	3:6 1m:3 2p:-3
qallotment	2k:5 2p:-2 2x:11
qallowed	0:6 24:-2
qalone	0:4 2d:3
qalong	0:4 20:3 24:8 25:6
qalready	1n:6 2b:10 2w:7
qalso	27:12 2a:5
qalways	20:3 24:9 2a:4 2y:6
qam	0:5 1l:6 1n:5 26:4 2d:6 2j:8 2q:7 2w:6 31:-2
qamerican	21:-2 2j:3
qan	0:2 1q:3 1s:-2 1t:6 25:7 2j:5 2l:3 2m:2 2q:3 2s:3 2y:13 2z:8 30:10
qand	2a:6 31:7
qanniversary	0:2
qanother	0:2
qany	1o:5 2b:10 2p:4
qanymore	0:3
qanyone	0:3
qanything	1m:3 1r:7 2w:6
qapartment	1o:-3 2d:6
qapp	1t:-3 2q:3
qapparently	0:6
qapply	2o:6
qapril	24:7
qare	0:4 22:4 24:2 26:-2 2k:4 2o:3 2s:4 2t:12
qargue	2l:5
qaround	0:5 23:-3 29:11 2e:6
qart	0:3
qarthritis	25:3
qas	1o:3 22:5 2a:4 2b:3 2n:6
qask	0:2 1o:5 2o:4
qasked	0:4 1x:3 2l:-3
qasking	0:6
qasks	2l:7
qassistant	0:6
qasthma	0:3
qat	1l:3 1s:3 1v:6 2v:9 2w:5
qate	0:2 1x:10 2q:5
qaugust	1n:-3 2o:4
qaunt	0:7
qaunty	1x:2 2d:4
qaway	1x:8 24:3 29:-4
qb	1t:11 1x:7 23:7 2j:6 2r:5
qbabies	1k:5 1o:3 1x:10
qbaby	0:6 1k:-3 1x:4
qback	1r:4 1t:2 23:4 2d:6 2q:-3
qbad	0:4 2w:8
qbadly	2p:-3
qbake	2w:4
qbakery	0:8
qbald	1n:6 25:6
qband	1x:11 2w:-2
qbank	24:6
qbarista	2o:5
qbasement	0:3
qbass	2x:6
qbathroom	0:3
qbe	1l:-3 23:3 26:8 2g:2
qbeach	0:2 24:2
qbeats	1o:5
qbecame	1x:10 2y:8
qbecause	0:4 1x:10 30:-3
qbecome	0:8 23:3
qbed	0:3 24:5 2j:-3 2y:8
qbedroom	1x:5 24:3 2o:8
qbedtime	0:2
qbeen	1x:5 27:3 2d:3
qbefore	0:7 20:7 24:5 2a:3 2y:4
qbehind	0:5 1n:6 1o:-3 2d:4
qbeing	1s:4 26:5 2d:10
qbelieve	5:4
qberlin	0:2 2c:-2 2o:6
qbest	0:5 1x:2 23:-2 2l:-2 2w:4
qbetter	0:6 1o:3 29:-2 2w:5
qbetween	2w:6
qbicycle	0:9
qbig	1q:5 2c:9 2d:7 2o:3 2p:5 2v:7 2y:9
qbike	24:3
qbird	27:3
qbirth	2o:3
qbiscuit	1x:7 24:-3
qbit	24:7 2q:4
qblack	1k:3 1w:7 23:-3 2j:4
qbloke	0:4 1n:3
qblood	23:2
qblue	1x:9 2m:10
qboard	24:5
qbody	2x:11
qbone	1q:6 1x:-3 25:11 2w:8
qbook	0:2 1x:7 23:7
qbooked	1k:-2 2o:5
qbooks	24:7 2p:6
qboots	0:2 1v:4 2r:-3
qborn	1x:10 21:-2
qboss	24:-3 2o:3
qboston	1x:4
qboth	0:2
qbought	1x:7 24:4
qbox	0:3 2d:2 2k:-3
qboy	1k:-2 23:-3
qboyfriend	1x:5 24:11
qbread	24:4
qbreak	0:2 2w:5
qbreakfast	0:8 1r:-2
qbridge	1v:5
qbring	0:3 23:4
qbrings	2s:-3
qbritish	0:2 1k:2 1x:3
qbro	25:8
qbroke	1x:10 25:11 29:-3
qbroken	0:2 1x:4
qbrother	1x:3 2d:2 2t:8
qbrother's	26:6 2d:7 2o:8
qbrothers	0:2
qbrought	0:3 1y:8 2m:10
qbuddy	0:5
qbullet	2q:-2
qbus	2w:4 30:4
qbusiness	0:5
qbut	0:3 21:-2 25:5 27:7 2a:3 2s:5
qbuy	0:5 23:5
qby	0:3 1x:4 24:2 27:4 2i:7 2p:5 2z:6
qc	1n:-3 1x:9 2r:3
qcabin	23:8 24:2
qcake	2j:5
qcall	21:4 24:5 25:11 2g:10
qcalled	1k:16 1v:7
qcalling	24:2 2a:5
qcalls	0:2
qcalm	2l:6
qcame	0:6 1x:2 2r:8
qcan	1o:4 21:-2 25:7 2w:6
qcan't	25:3 2q:-3
qcanadian	0:11
qcannot	25:4 2w:5
qcant	2w:3
qcapital	0:15 2a:-3
qcaption	0:2
qcar	0:3
qcaravan	0:8 2k:9
qcard	0:2
qcards	24:3 2r:3
qcare	0:6 2d:5
qcase	0:2 2q:-2 2w:5
qcash	1v:9 2p:6
qcat	0:6 29:-3
qcats	0:4 24:2 30:-3
qcause	0:4 2d:-3
qcertificate	0:5 1t:4
qchair	0:5
qchange	0:6 2w:8
qchanged	0:8
qchapter	24:5
qcharge	0:5 29:7
qchart	2p:3
qcheaper	0:7
qcheapest	30:-3
qcheck	0:5 1x:7 24:6
qcheese	0:5
qchicken	1r:7 1x:-2 2o:2
qchild	0:2
qchildren	1x:9 24:4 2o:3
qchoir	0:3 1k:3 24:4
qchristmas	23:6 2o:3 2r:4
qchurch	24:6 2o:4 2u:3
qcity	1k:8 1t:7 2p:-3
qclass	0:6 1t:3 2o:5 2r:4
qclean	0:5
qclinic	1v:10
qclose	0:5 2d:-2 2o:5
qclosed	0:2 1v:5 1x:4
qclub	0:9 27:-2
qco	1k:2 1u:6 1v:4 29:3
qcoach	1k:5 1o:2 24:9 27:2 2o:5
qcode	0:7
qcoeliac	0:2 1x:6
qcoffee	0:2 1x:8 20:4 2c:8
qcold	0:3 2c:4 2p:3
qcollege	1k:3
qcolor	0:5
qcome	1x:3 23:4
qcomes	0:4 1o:8 2l:5
qcoming	20:9 2o:9 2r:3
qcommon	0:2
qcommute	0:4 1x:-3 24:4
qcompany	0:5 23:8
qcontract	1x:8
qconvert	0:9
qcook	2w:6 2x:3
qcorolla	0:8 2x:6
qcorrect	0:2 2a:2
qcost	0:2
qcottage	0:5 2k:7 2o:2
qcould	0:4
qcouncil	0:2
qcount	0:8 2w:6
qcountry	0:8
qcounty	1x:11 2r:4
qcouple	0:6 24:3 2s:4
qcourse	1t:6 1z:11 24:-3 2o:8
qcousin	0:5 24:-3 2l:10 2r:5
qcover	0:3
qcoworker	0:5
qcracked	1q:10
qcried	0:3
qcross	0:7 23:-2
qcruise	0:7
qcry	0:2 1o:5
qcustomer	0:2
qcut	1x:4 23:5 2o:3
qd	24:7 2v:10
qdad	1x:6 1y:4 23:5 27:5
qdad's	27:5 2d:6 2k:7 2m:9 30:3
qdads	1k:5 1w:9
qdairy	2x:8
qdale	0:5
qdance	2o:10
qdark	0:3 2p:8
qdata	2r:8
qdate	0:6
qdaughter	1x:8 24:10 2d:2 2o:5
qdaughter's	1m:8 2t:5
qday	0:3 1t:-3 2k:10 2p:3 2x:2
qdays	0:2 1y:-2 24:2 2j:3 2o:6
qdeaf	1t:-3 25:11
qdeal	0:2
qdeb	0:5 2d:6
qdecember	0:2 1p:9 2o:10
qdecided	1n:4
qdental	24:-2 2v:5 2x:10
qdentist	0:4 1x:8
qdenver	1x:8 2o:-2
qdeposit	0:3
qdescribe	0:6
qdiabetes	0:6 25:8
qdiabetic	0:3
qdiagnosed	m:3 1x:15
qdid	0:4 1t:7 1y:3 2d:5 2f:12 2p:-3
qdie	0:7
qdied	0:5 1x:11
qdifferent	2v:9
qdinner	24:6 2p:7
qdinners	0:5
qdivorce	1x:8
qdivorced	0:7 2x:3
qdo	0:4 1m:6 1s:5 24:9 27:6 2f:6 2w:3
qdoc	0:2
qdoctor	0:5 1x:-2 2a:-3
qdoes	0:5 24:5 27:10 2j:7
qdoesn't	1s:5 24:7 2l:9
qdog	2m:7
qdogs	24:9 2d:-3
qdoing	2f:11 2o:7
qdollars	0:2 1x:2 29:4
qdon't	0:3 24:3 27:10 2a:4
qdone	1x:9 2r:10
qdont	2w:4
qdoor	0:3 23:-3
qdown	1n:3
qdraft	0:3
qdraw	24:8
qdream	0:5
qdrink	24:2
qdrinks	24:9
qdrive	24:5 2j:4 2o:4
qdriver	2x:4
qdrives	0:4 24:2 2a:-3
qdriving	1s:8 21:9 24:2 2j:7
qdrop	0:3 2a:5
qdropped	1t:6 1x:2 2v:9
qdrove	0:4 1x:5 2j:5
qdubai	2j:10
qdublin	1k:6 2x:5
qdue	2o:10
qdust	0:3
qdutch	1w:5
qe	0:6 2p:7 30:6
qeach	2d:-2 2w:7
qear	0:6
qearly	0:5 2o:4
qearn	29:12
qeaster	24:-3 2o:6
qeat	0:3
qeats	1r:4 2c:6
qegg	20:4
qeggs	0:2
qeight	0:2 24:5 29:2 2r:10
qeighty	1l:4 1t:-2 29:-2
qeldest	x:10
qeleven	1x:3 29:4 2k:4 2m:3 31:13
qeli	1n:-3 1x:4 24:3
qelse	0:3
qend	20:-3 2a:6 2o:6
qengaged	0:5
qengineer	0:3
qenglish	1w:-3
qenough	0:6 2b:4 2l:7
qeuro	23:3 24:6
qeven	0:3
qevening	24:6
qever	0:5 1r:-3 1y:2 2a:3
qevery	29:6 2w:-3
qeverybody	0:4
qeveryone	0:7 2a:-3
qeverything	1s:-3 2l:7
qex	0:2 24:7 2s:3
qexam	0:2 2o:5
qexample	1u:3 2l:-2
qexercises	0:3
qexplain	0:4 2a:6
qeyes	0:8 25:3
qf	25:-3 2q:6 30:12
qfacebook	2q:5
qfact	0:8
qfailed	1x:8 2r:7
qfair	1y:4
qfall	0:4 1x:2
qfamily	0:6 1t:5 1x:4
qfan	0:6 1o:3 24:-7
qfar	0:4
qfarm	1y:5 24:4 28:6 2o:5
qfarmer	v:2
qfather	0:7
qfavorite	0:4
qfavourite	0:8
qfear	i:6
qfebruary	0:4 1p:11
qfeed	0:6 24:6 2k:-3
qfeel	0:3
qfeet	0:8 1x:-3
qfell	1x:6
qfifteen	0:2 24:6
qfifty	0:4 1l:11
qfinally	0:2 1x:3
qfind	0:5 25:9 2w:5
qfine	0:2 24:-3 2w:-3
qfinish	1t:3 23:7 2o:6
qfinished	1t:9 1x:3 2f:6
qfirst	1q:7 20:2 2a:5 2r:3 2w:7
qfish	1r:6
qfishing	0:5 1y:-3 24:-2
qfit	0:5
qfive	23:-5 26:13 27:3 2d:4 2s:3
qfix	0:2 2a:-3 2p:3 2y:-2
qflat	2d:8
qflatmate	0:4
qflight	0:7 2o:6
qfloor	24:6 2o:4
qfly	0:2 2o:6
qflying	1r:-3 2o:5
qfollow	23:7 2c:10
qfood	1k:5 2r:4
qfoot	0:6 27:-2
qfootball	1x:7 2q:7
qfor	1m:5 1t:3 1v:12 23:3 27:2 2c:4 2f:5 2p:7 2q:3 2x:5
qforget	21:7 2f:9 2o:10
qform	2o:10
qforty	2k:5 2p:-3
qfound	0:5 1x:2 25:2 2d:-3 2m:6
qfour	23:5 24:5 25:3 29:-2 2s:5
qfourteen	0:3 1y:-2 2m:7
qfree	0:3 1r:3 2l:-3
qfrench	0:2 1x:-3
qfriday	2b:-3 2o:4 2x:11
qfridays	24:6
qfriend	0:3 2a:6 2d:-3 2j:4 2l:-3 2s:4
qfriends	1k:5 2s:7 2w:7
qfrom	0:6 1q:6 1r:5 20:4 2f:2 2q:4 2s:4 2v:7 31:5
qfront	0:3 1x:-6
qfull	24:2 2k:5 2p:-2 2r:4
qfun	0:3
qgame	24:4 2x:10
qgames	1s:5 2p:-3
qgarage	0:4 1o:-3 2d:3
qgarden	23:4 2o:6 2p:9
qgas	2w:7
qgate	1s:9 24:8
qgentle	2p:9
qgerman	0:2 2o:3 2r:-3
qget	0:2 1k:8 25:12 29:11 2o:3
qgets	0:2
qgetting	2h:6 2o:9 2s:5
qginger	1n:7
qgirl	0:5 2c:4 2d:2 2o:3 2t:2
qgirlfriend	0:2 2o:9
qgirls	0:3 2d:8 2j:8
qgive	1x:-2
qgiven	1x:5 2m:11 2o:-2
qgives	0:5 1o:5 2w:-2
qgiving	0:4 2a:4 2o:6
qglass	24:10
qglasses	1n:2
qgloves	0:2
qgluten	1r:3
qgo	2j:-2 2o:4
qgod	1o:7
qgoes	0:3 2o:5
qgoing	2x:3
qgone	25:8 2j:6 2x:5
qgonna	23:6 2o:5
qgood	1o:5 2c:6 2w:5
qgot	1l:4 1n:7 1x:7 1z:9 2m:11
qgrade	2j:4 2w:-2
qgrammar	0:5
qgranddaughter	0:3
qgrandfather	2j:14
qgrandma	1x:8 21:-3 24:5
qgrandmother	1x:7
qgrandpa	2j:13
qgrandson	0:7 1x:4
qgreat	1x:6 20:3 2k:9 2t:-3
qgreek	0:3
qgreen	0:3 2p:-3
qgroup	0:2 2y:6
qgrow	27:10
qgrown	0:5
qguess	1k:-3
qguy	0:5 2a:5 2s:7
qguys	0:7
qgym	0:4 24:9
qhad	2l:-2 2y:-2
qhair	25:8 2p:4 2q:-4
qhalf	0:3 1o:3 1x:8 2j:4 2k:3 30:4
qhall	2o:11
qhand	20:6 25:4 2p:8 30:5
qhanded	1q:9 1x:5
qhands	0:3 25:4
qhappens	1o:4
qhappy	2o:-3
qhard	0:6 25:9 2a:4
qhas	1m:4 1x:4 25:7 2r:6 2w:3
qhave	0:3 1m:4 1w:4 1z:5 25:6 2s:3
qhaven't	0:4 24:6
qhaving	1o:-3 1x:5 1y:5 25:5 2o:4
qhe	21:5 27:11 2j:9 2l:6 2r:3 2s:-3
qhe's	1r:8 25:5 2a:-3 2d:4 2g:5 2j:8 2l:5 31:6
qhead	0:2 1x:6 1y:-3 2j:2 2s:3
qhealth	0:2 1y:5
qhear	0:10
qheard	0:11
qhearing	0:3
qheart	1x:4 2l:8
qheat	0:8 2a:-3
qheights	0:3
qhello	0:2 1u:2 2p:-2
qhelp	1o:-3 24:5 2o:-3
qhens	0:9
qher	1l:8 1p:6 1x:9 2b:-3 2k:7 2o:5
qhere	0:2 2s:-3
qhes	1n:5 2d:9 2j:7 2o:5 2w:-2
qhey	2a:9
qhigh	0:2 24:6 2d:5
qhill	1n:-3 1v:6
qhim	0:3 1t:-3 1x:4 27:3 2a:-3 2j:-3
qhimself	0:6
qhip	0:3 2o:-2
qhis	20:13 2k:3 2t:7 2v:10
qhistory	23:-3 2j:4
qhit	1x:11 2r:9
qhold	2o:6
qhome	1o:-3 1x:3 2e:5 2o:5 2s:-3 2x:4
qhonest	1o:2
qhorse	1x:9 2q:-2
qhorses	0:4 2o:5
qhospital	2r:5
qhot	0:2
qhotel	0:8
qhour	0:5
qhours	0:7 1v:8 24:2
qhow	0:2
qhr	2p:3
qhundred	0:4 24:5 2k:4 2p:6 31:3
qhurt	1x:5
qhusband	0:2 1x:4 1z:7 24:10 27:6 2r:9
qhusband's	1q:9 1x:5 24:4 25:-4 2u:11 30:4
qi	1x:2 1y:3 24:8 27:4
qi'd	0:4 2o:5
qi'll	0:2 24:-3 2p:-2
qi'm	1m:6 1r:10 1t:3 1w:10 26:17 2j:5 2l:6 2o:3 2u:8 2w:4 2x:5 31:3 32:3
qi've	0:2 1y:4 1z:6 21:7 29:-3 2m:7 2o:5 2s:10 2w:5
qice	0:4 1x:2 24:6 30:5
qidea	0:3
qif	29:-3
qim	1n:8 1w:8 22:3 26:8 2c:4 2l:5 2w:5 31:2
qimagine	0:4
qin	0:3 1n:-2 1t:8 2b:-2 2f:7
qinstagram	2q:5
qinstead	0:6 24:5 2o:4
qinsurance	0:4
qinterview	0:2 2o:8
qinto	1x:5 27:9 29:-3 2c:10 2d:9
qinvented	0:7
qipad	1x:-2
qirish	2r:9
qiron	0:4
qis	0:2 1k:6 1p:6 1u:7 20:9 26:4 2d:4 2l:4 2n:6 2u:5 32:2
qisn't	1x:10 2o:9
qit	23:3 2n:-4 2u:4
qit's	1m:6 1t:8 1u:2 24:4 29:5 2f:7 2o:6 2p:4 2z:4
qitalian	0:5 1w:2
qits	1t:4 1x:4 20:8 25:14 2g:6 2j:6 2o:4 2p:7 31:-3
qjanuary	24:8
qjess	0:2 2j:9 2o:-2
qjob	1x:8
qjoined	1:4 1v:5 1x:8
qjoke	0:5
qjuly	1x:10 2o:7
qjunior	1k:5 1t:6 1x:10 24:5 2j:7
qjust	1m:7 1t:3 1x:8 24:4 2d:3 2e:7 2l:2
qk	1u:2 24:5 29:4
qkeep	2a:4 2j:4 2k:7 2m:17
qkeeps	0:5
qkept	2j:4 2m:8
qkeys	0:3
qkid	1o:8 1x:2
qkids	0:2 1x:5 23:5 2d:5 2j:8 2q:8 2w:3
qkilos	0:7
qkind	0:4
qkindly	0:5 2a:2
qkitchen	0:2 1u:3 23:4 2o:3
qknee	0:3 2o:3
qknees	23:3 25:5 2l:9
qknow	0:3
qknows	0:8
qlad	1x:13
qladies	0:6 2o:-2
qlady	0:5 1k:-3 1x:4
qlaid	2j:2
qlake	0:3 1x:2 23:7
qlandlord	1x:-3 2g:2
qlaptop	0:9
qlarge	0:7
qlast	0:5 1s:5 24:3 2o:3 2p:-3 30:-3
qlate	1o:3 24:10 2k:5
qlaugh	0:5
qlaw	1x:5 27:3 2d:4
qlawyer	0:4 2o:4
qlead	0:4
qlearn	23:5
qlearned	1d:9 2a:-3 2w:5
qlearning	27:4 2o:5 2q:5 2w:6
qleave	0:4 1x:2 2a:7 2e:10 2o:9
qleaves	0:2 24:5
qleaving	0:5 1x:7 2o:5
qleeds	1k:9 1x:6
qleft	1k:11 1t:5 1v:3 1y:2 20:2 24:7 2e:8 2r:-2 2y:6
qlegal	0:2
qless	2l:2
qlessons	2j:7
qlet	0:4 30:9
qlet's	2a:-5
qletter	1o:3 2p:7 2w:2
qletters	2a:7
qlevel	1t:6 2a:7 2w:4
qlibrarian	2o:6
qlibrary	2p:3
qlicence	1x:4
qlicense	0:5
qlife	0:4 1y:6 2r:3
qlift	0:6
qlight	2c:4 2p:3
qlighthouse	1x:7
qlights	0:3
qlike	0:7 1n:4 1o:3 1s:10 1t:-2 1z:4 29:3 2c:2 2p:5 2x:2
qlikes	20:11
qlil	27:4 2b:8 2k:9
qline	0:2
qlines	24:4
qlisbon	1x:-3
qlist	0:4 2k:-3 2o:3
qlittle	21:7 2a:2 2j:10 2v:7
qlive	2e:7 2l:3
qlived	1y:4 23:-3 2d:2 2x:3
qlives	v:2 2d:4
qliving	2d:12
qlola	1x:13 24:7 2x:9
qlong	0:3 1n:5 1t:-3 24:5 2j:4 2p:5
qlonger	1y:2 24:5 2d:4
qlooking	24:-3 2j:6
qlord	0:6
qlose	1x:7 23:5 25:7
qlost	0:4 1n:2 1x:8 2m:3
qlot	0:2 2k:-3
qlottery	0:3
qloud	0:6 2c:5
qlove	0:3 23:3 2c:15
qloves	1y:-3 27:8 2c:4
qlow	0:4 1o:-3
qlunch	0:2 24:3
qm	1q:2 24:18 2z:10
qmachine	0:5
qmad	t:23 2y:6
qmade	0:3 1s:6 1x:4 2k:-2
qmail	2z:10
qmake	27:3 29:3 2q:-5 2w:5
qmakes	0:3
qmaking	0:5 2q:9
qmama	0:4 24:7
qman	1o:9 1x:5 1y:-3 2d:5 2j:9 2x:3
qmanager	0:2 2o:6
qmarathon	0:7 2o:3 2r:7
qmarch	1p:3 23:6
qmarcus	1x:3 2t:10
qmarried	0:3 23:7 2t:3 2x:12
qmarry	0:5 1x:6 2p:-3
qmass	0:3 24:5
qmate	0:4
qmay	0:3 24:8 2t:5
qmaybe	29:13
qme	2c:5 2j:2 30:3
qmeal	24:6 2p:-3
qmean	1t:-3 2l:3
qmeant	0:5 1o:3
qmeat	1r:15
qmedical	23:3
qmeet	1x:3 2o:6 2p:-3
qmeeting	0:6 2o:8
qmember	0:11
qmeniscus	1x:-3
qmenu	2q:8
qmessage	0:7
qmet	0:6 1x:4 1y:-3 2o:3 2t:10
qmi	1o:6 2d:6 2o:4 2q:4 2y:8
qmiddle	0:4
qmidwife	2x:7
qmight	0:3
qmiles	0:5 27:6
qmilk	0:8 2p:5
qmine	31:-3
qminutes	0:5 2l:5
qmira	2g:2
qmiss	0:8 27:9
qmobile	2n:4
qmom	0:4 2j:5 2l:8
qmom's	1r:12 1z:8 20:9
qmonday	2o:5
qmondays	24:11 2o:6
qmoney	24:4 2p:4
qmonth	1q:-3 24:8 2j:4 2q:-3
qmonths	0:8 1x:-3 2t:9
qmore	1k:6 1q:2 24:9 25:8 2b:-2 2c:6 2o:4 2u:5 2z:4
qmorning	1o:3 2c:7
qmornings	0:3
qmortgage	0:10 2s:-3
qmost	0:3
qmostly	0:4 1y:6 24:6 27:8 2c:7
qmother	0:3 1z:2 2j:12 2s:2
qmother's	0:7 1x:4 2k:11
qmove	23:8
qmoved	1x:9
qmoving	1n:-3 2b:-3 2o:7
qmr	0:3 2d:-3
qmuch	0:2 2q:-3
qmum	1r:-2 1s:5
qmum's	25:9 2o:9
qmums	1o:-3 2j:-2 2t:10
qmusic	1o:3 2j:5 2o:2 2w:5
qmust	0:5 2o:4
qmy	1n:4 1q:6 1t:7 2k:10 2s:6
qmyself	24:2 27:9
qn	0:10
qnah	0:6
qnails	0:5
qname	0:5 2g:5 2r:5 2s:3
qnamed	x:3 1x:2
qnames	0:3 1z:-3
qnan	1y:7 2d:3
qnavy	0:3 2x:5
qnear	0:2 1s:7
qneed	0:4 24:4
qneedles	1s:9
qneeds	0:2 24:-2 25:2
qneighbour	2s:7
qnephew	0:2 1x:11 24:-3
qnever	1y:8 24:4 2c:-2 2l:4 2o:2 2q:4
qnew	0:2 1n:8 1q:-2 1s:8 24:4 2o:7 2v:9
qnews	0:6
qnext	0:6 23:4 2a:6 2d:-2
qnice	0:2 20:12 2l:2
qniece	0:2
qnight	1o:3 1t:4 23:-3 24:6 2o:8
qnights	1x:2 2p:4
qnine	2r:7 31:9
qnineteen	2k:4
qninety	1l:3 2d:-2 2r:4 31:3
qno	0:2 1n:3 1o:2 1r:3 21:9 23:3 2a:9 2k:5
qnobody	0:5 1o:6
qnoise	0:4
qnon	0:6 27:3
qnone	0:8
qnormal	0:2 2a:8
qnot	0:2 1o:5 1p:2 1r:4 1t:3 1u:3 23:4 26:3 29:7 2f:-2 2g:6 2o:4 2w:5
qnote	2o:-3
qnotes	24:9
qnothing	0:6 1r:7
qnotice	0:7
qnotion	0:4
qnovel	0:6
qnovember	1o:-3 1p:13
qnow	1o:3 1r:13 29:4 2c:4 2n:2 2p:4
qnumber	0:8
qnurse	0:2 2j:3 2t:-2
qnurses	0:4
qoctober	0:4 2o:3
qof	1l:3 1r:2 27:3 2c:7 2k:3
qoff	1x:4 28:4 2e:5 2z:4
qoffer	1x:6 2o:2
qoffice	1x:2 1y:-3 24:8 2j:4 2o:3 2p:9
qoil	0:3 1o:7
qok	0:7 1o:-2
qokay	0:4
qold	0:3 1u:3 2c:7 2k:13 2l:-2 2m:7 2q:5 2x:5 30:5
qolder	0:4 1o:6
qoldest	1x:4 2j:11
qon	0:2 1p:6 1r:5 1w:3 29:5 2c:5 2e:7
qonce	0:3 1r:5 20:5 24:4 25:2 29:-3 2r:5
qone	0:3 1n:9 2g:9 2o:5 2s:13 2y:4
qones	0:5
qonly	26:7
qop	0:5 2d:3
qopen	0:4 1x:4 23:10
qopened	1x:13
qopening	2o:13 2p:7
qor	0:5 1x:-2 29:-3
qorder	0:7
qorgan	0:5
qother	0:4 2j:8
qought	0:3 2o:-3
qour	1k:5 1x:4 2j:6 2k:4 30:2
qout	1r:4 1x:2 2q:3
qoutside	0:6 28:12
qover	1k:3 1r:-3 1s:5 20:-2 2c:6 2l:4 2o:5
qowl	0:5
qown	1v:3 2d:4 2k:7
qowns	0:7
qp	0:7
qpack	24:6
qpaid	29:5 2z:5
qpaint	27:6
qpaper	2p:4
qpapers	0:5
qparents	1y:3 2d:9 2j:3
qpark	1k:4 1x:-3 2w:4
qparking	2k:-3
qparrot	0:4 2b:-3
qpart	0:6 1t:7 2p:4
qpartner	1x:9 27:9 2j:2
qparty	1s:2
qpass	0:5 23:4 30:7
qpassed	1x:6
qpassport	21:-2 23:6
qpast	2w:9 2x:7
qpatient	0:2 1o:-3
qpay	29:5 2p:3
qpenicillin	0:3
qpension	0:4
qpeople	0:3 1o:3 2p:3 2s:3
qpercent	24:11 2r:3
qperson	2l:6 2p:3
qperth	0:9 1y:-3 2o:-3
qpescatarian	0:4
qphone	0:5 23:-3 24:4 2j:7 2p:5
qphoto	0:3 2o:-2
qpick	24:9
qpicked	1y:10
qpicture	1k:6
qpill	24:9
qpixel	1q:3
qplace	1v:3 23:3 2p:3 2r:3
qplain	20:8 2a:7 2j:6 2z:7
qplane	1y:6
qplant	1r:9
qplay	0:4 27:9 2w:7
qplaying	1x:-2 23:4 27:6
qplaylist	0:5
qplays	0:4
qplease	0:2 2a:5
qplot	2k:6 2p:7
qplumber	0:9
qpm	0:7
qpodcast	0:4
qpoint	1o:8 1v:6 23:4 2l:9 2o:7
qpoints	0:2 2a:7 2q:-2
qpolish	0:6 1r:-3 24:5
qpolite	2o:-2
qpork	0:3 20:4
qpost	1x:5 2j:2 2o:9
qpounds	0:5 29:6 2a:5
qprefer	23:-3 2p:11
qpregnant	25:4
qpresent	0:7
qpressure	0:3 23:5
qpretty	0:2 25:4 2l:2
qprimary	0:4 2j:3
qprint	2w:9
qpriya	1x:8 24:7 2c:4
qpromoted	1x:3
qproper	21:5 2p:3 2y:4
qpros	0:3
qproud	0:5
qpub	2w:-2
qpublic	0:10 1o:2
qput	0:2 1u:10 1v:6 1w:8 2g:8
qputting	0:3 24:3
qqueen	0:6 1y:9
qquestion	0:3 2a:8
qquestions	0:6
qqueue	1y:-3
qquick	0:4
qquit	1v:8 2a:4 2j:3
qquite	2l:5 2y:10
qr	1u:4 1v:3 2c:7 30:7
qradio	2p:8
qrain	0:3 2c:5
qraise	0:2
qraised	2l:8 2u:11
qran	1x:5 1y:3 27:11 29:-3 2j:4 2r:3
qrate	0:5
qrather	2p:9
qray	1o:6 1x:5 2o:3
qrd	1p:3 1x:4
qread	1y:6 2g:6 2r:-2
qreading	0:6 2f:4 2w:7 2z:3
qreads	24:8 27:7 2w:3
qreal	1o:-3 2w:3 2y:7
qreally	0:4 23:5 2q:5 2u:9
qrecipe	0:7
qrecipes	2a:6 2d:-3
qreckon	0:8 1o:6
qreckons	0:5 2w:-2
qrecommend	0:5
qrecord	0:3 2o:7 2p:6
qred	24:7 2k:9 2o:5
qreddit	0:2 25:-2
qredo	0:3 2w:-3
qrefuse	0:2
qrent	0:4 29:3 2d:2 2o:8
qrenting	2d:3 2q:5
qreplaced	24:7
qreply	2a:7
qreview	2r:4
qrice	1r:4
qride	1y:4 24:5 2w:8
qright	25:2 2l:9
qring	0:5 2n:6 2r:2
qroad	1x:2 2x:5
qroast	0:2 24:9
qrole	0:2
qroll	20:4 24:7
qroof	1x:3
qroom	0:4
qroommate	0:7
qround	24:4 2d:6
qroute	0:5
qrude	0:6
qrule	0:3
qrules	0:3
qrun	24:2 2c:-3 2w:4
qrunning	0:2 23:3 24:8 2o:3 2q:3
qruns	1v:5 24:5 29:-3 2j:8
qs	1v:8 25:-3 2k:8 2r:6
qsafe	0:3 2r:8
qsaid	25:8 2g:8 2j:-2 31:6
qsalt	0:7 1n:-3 1v:8
qsame	1v:6 24:7 2d:5 2o:4 30:10
qsamsung	1q:9
qsat	0:3 1o:4 1y:3 2r:-4
qsaturday	0:2 1v:2 24:12
qsave	23:4 2o:6
qsaving	2o:-3
qsaw	0:7
qsay	0:2 1o:4 2a:3 2i:7 2p:-3
qsays	0:4 24:2
qscared	i:5 1k:-3 2d:-3
qschedule	0:5
qschool	2v:2
qscience	1k:9 2p:-2
qscorpio	0:5
qscratch	0:5
qscreen	0:3
qsea	0:4
qseason	0:3 1k:7 1y:4 2k:5
qseat	0:6
qsecond	1q:4 2k:5 2o:3
qsection	0:5 2j:7
qsee	23:3 2o:3
qseeing	19:4 24:3
qseen	0:3 1y:6 2c:-3
qsell	20:4 2j:9 2o:8
qsend	24:4 2o:-2 2w:9
qsends	24:4
qsenior	0:2 2d:2
qsent	0:6 1x:5
qsentence	0:4
qsentences	0:3
qseptember	1p:9 2f:-2 2o:3
qservice	1o:7 1v:-2 1y:8 24:6
qset	0:6 2w:5
qseven	0:3 24:5 25:8
qseventy	1l:6 29:3
qshall	1z:-2
qshare	2z:8
qshared	0:6 2d:8
qshe	1x:5 22:7 24:7 25:5 27:5 2j:7 2o:3 2p:-2
qshe's	1r:4 21:7 2d:2 2l:10 2o:7 2w:7 2x:12 31:-2
qshed	0:6
qsheet	0:3
qshes	1x:8 25:6 2j:3 2l:11
qshift	0:7 1o:-2 23:-3 2o:6
qshifts	0:2
qship	0:5 1x:8
qshop	23:5
qshort	1n:9 1o:-2 1t:4 1x:-2
qshot	0:7 2r:11
qshould	1o:3 24:-2
qshoulder	0:3 1n:6
qshow	0:3
qshower	0:2 1o:6
qshut	0:2
qshy	0:5
qside	27:5
qsign	0:2
qsigned	1x:4 2j:7
qsimple	0:2 2r:-2
qsince	0:3 1n:3 1z:10 2v:2 2x:2
qsing	0:2 27:5
qsingle	2o:-3
qsister	0:4 1x:9 25:3 27:5
qsister's	1x:3 1y:8 20:5 25:7 2l:3
qsisters	0:6 1v:-3 24:5
qsit	0:2 1t:5 23:7 2c:-3
qsite	0:5 2q:5
qsitting	2o:2
qsix	1x:6 24:9 26:6 2a:-3 2r:6 31:3
qsixteen	0:6
qsixty	1l:3 1x:5 2o:3
qsize	1n:9 25:5
qsleep	0:6 24:7 2o:3
qsleeping	24:5 2d:5 2q:-2
qsleeps	0:6 24:6 2j:-3
qslow	1k:5 1v:4 2c:4 2l:8
qsmall	21:7 24:3 2j:4 2k:3 30:6
qsmell	1s:6 2q:-3
qsmells	0:8
qsmoke	24:8
qsmoked	2x:2
qsnow	0:4 23:3 2c:-2
qso	0:4 1k:5 2b:-3 2l:5 2x:10
qsoft	0:5
qsold	11:5 1x:10 30:6
qsome	1v:5 1x:7 24:3 2c:12
qsomebody	0:4 2w:-2
qsomething	0:3 25:6
qson	0:7 1s:10 2d:7
qson's	1n:12 1q:7
qsong	0:4
qsorry	2a:7
qsort	0:2 2j:-3 2l:8
qsound	0:3 24:-3
qsoup	24:6
qspanish	2v:7
qspeak	s:4 2o:-3 2r:-2
qspeech	0:4 1x:5
qspelling	2a:-4 2w:6
qsplit	1x:6 2t:7
qspreadsheet	0:3 2q:2
qspring	0:2
qsquare	0:6
qst	0:4 1k:7 2e:6
qstage	1x:8 23:3 2o:6
qstairs	0:4
qstand	1s:3 1y:-3 26:5
qstart	0:4 1t:6 25:6 27:10 2v:9
qstarted	1t:12 24:3 27:6 2f:8
qstarting	2o:6
qstarts	0:2 2o:3
qstate	29:3
qstay	24:4 2j:7
qstaying	2d:7
qstep	0:5 2o:-3
qsteps	0:2 1x:-2
qstick	2z:2
qstill	0:2 24:11 27:10 2d:6 2z:6
qstomach	0:3 25:7
qstone	23:7
qstop	2a:2 2o:4
qstopped	24:4 2j:6 2z:6
qstore	2k:-3 2o:4
qstory	0:4
qstraight	0:2 2a:-2 2l:6
qstreet	0:14
qstroke	0:9
qstubborn	2l:6 2x:6
qstuck	0:6
qstudent	0:9 1x:4 2o:6
qstudio	0:10 2q:-3
qstudy	23:2 2o:4
qstuff	0:3 2a:7
qsuch	0:2
qsugar	1r:3 24:4 2j:9
qsuggest	0:2 2a:3
qsummer	1y:4 2r:9
qsun	0:2
qsunday	0:2
qsundays	0:3
qsupper	0:6
qsupport	0:4 2a:-3
qsuppose	0:4
qsupposed	0:3
qsurgery	1v:7 1x:6 24:-3
qsurprise	0:6
qswapped	1h:3 2c:9 2p:5
qswears	1g:6 1o:5
qsweet	0:4 2l:11
qswim	24:3
qswimming	21:6 24:4 27:7 2o:-3
qswitch	0:5
qswitched	0:3
qtable	0:3 24:7 2j:3
qtablet	1q:3 1r:-3 25:5
qtake	0:2 1r:9 1y:-3 24:4 25:3 2p:5
qtaken	0:4 o:2 1x:5 27:-2
qtakes	0:2 1r:4 24:7
qtaking	24:6 2f:14
qtalk	0:4 23:-3 2o:4
qtalking	0:6
qtall	0:4 1n:6
qtaught	1o:4 1y:5 2x:-3
qtax	0:3
qtea	0:3 2p:7
qteach	2j:15 2w:9
qteacher	1x:7 2a:-2 2d:-3 2x:7
qteaches	2j:12 2o:-3
qteaching	0:3 27:5 2x:7
qteam	0:3 1k:3 1y:4 24:6
qtech	1y:6
qteeth	0:4
qtelephone	0:3 24:5 2n:5
qtell	0:2 2k:-2
qtelling	2a:2 2d:-2
qtells	0:5
qten	0:2 24:7 31:5
qterm	0:3 24:7 2d:2
qterrible	2l:6
qterrified	i:11 21:6
qtest	0:6 1y:5 24:-3 2r:6
qtesting	0:5
qtext	2p:6 2w:5
qthan	0:3 1y:7 23:-3 2p:4
qthank	0:3
qthanks	0:2
qthat	0:2 1k:8 1n:-2 1o:4 1r:8 1s:10 1t:-3 2c:5 2p:7 2q:3 2y:7
qthat's	0:3 20:-3 2o:9 2r:10
qthats	0:5 1l:8 2m:9
qthe	0:4 1k:10 2o:7
qtheir	25:-3
qthem	0:2 1u:-2 24:10 2a:5 2z:10
qthen	25:10 2x:8
qtheo	2:4 1x:3 2j:-6
qthere	24:9 2x:16
qthere's	1z:6 24:4 2m:5 2p:-3 2s:7
qtheres	0:8 2g:9
qthese	0:2
qthey	0:2 1x:4 20:2
qthey're	0:4 2o:6
qthey've	0:6 1y:-2
qthing	0:5 21:6 24:4 2a:6 2o:3 2r:4
qthings	2p:3
qthink	0:6 1o:10
qthinking	0:4
qthinks	0:4
qthird	2o:5 2r:14
qthirty	2r:7
qthis	0:4 1n:8 1s:6 2c:2 2z:9
qthose	0:2 21:3
qthought	0:9 1o:5
qthousand	29:7
qthree	1r:5 1t:-3 2k:3 2s:3 30:-3
qthrough	0:5 1x:5
qthursday	1k:10 1x:6 27:3
qthursdays	24:3
qthyroid	0:3 1r:-3
qtil	0:3 24:-6 2o:10
qtill	1n:7 23:5 2l:2
qtime	0:2 1n:7 2a:4
qtimes	25:7 27:6
qtiny	1x:7
qtips	0:4
qtired	0:8
qto	23:5 2f:2 2v:4 31:5
qtoast	0:2
qtoday	0:2 2r:-3
qtogether	1n:-3 2o:6 2x:6
qtold	0:2
qtomorrow	0:6 23:-3
qtook	2f:14 31:-3
qtooth	1x:-2 25:8
qtop	0:5 1n:8
qtorn	0:3
qtouch	0:5 24:9
qtown	2a:-3
qtrain	0:3 24:6 2o:8 2p:4
qtraining	1t:7 2j:3
qtram	2r:5
qtravel	0:6
qtreasurer	1k:4
qtrick	0:2
qtrip	0:4
qtruck	1o:7 1x:9
qtrue	0:3 2c:2
qtrust	1o:12 1s:4 2z:-2
qtruth	0:7
qtry	0:4
qtrying	0:5 2o:4
qtuesday	24:5
qtuesdays	2o:-2
qturn	0:2
qturned	0:6 1x:2 2k:3 2l:9
qturns	0:8 1l:4 24:5
qtv	24:6
qtwelve	0:5 1t:4 31:6
qtwenty	1z:-2 2x:4
qtwice	1r:4 1x:4 1y:6 24:4
qtwins	25:4
qtwo	0:3 1l:5 1y:3 2s:8 30:-3
qtype	25:4 2a:2 2w:3
qu	0:2 1o:3 1v:9 23:3 2l:-2 2o:9 2v:8
quncle	0:5
qunder	0:6 1k:4 1x:3 25:7 27:5 2a:6 2w:4
qunit	2o:9
quntil	0:2 23:9 2q:-3 2r:-2
qup	25:3 27:4 28:2 2c:5 2s:-3 2t:2
qupstairs	2d:7
qur	0:2
qus	0:3 24:3 2d:2 2s:3
quse	0:3 1t:-2 2a:8
qused	0:3 2a:-3 2o:3
qusually	24:8
qvan	24:6 2o:8
qvaping	0:13
qvegetarian	1r:4
qverse	0:6 1t:-3
qvet	23:5
qvillage	1k:5 2e:6 2j:5
qvisa	0:9
qvoice	2j:5
qw	0:2 1n:3 25:7 2d:8 2o:2 2r:8 2s:8 2t:3
qwaiting	0:8 1y:3
qwake	24:4
qwalk	21:8 2r:-3
qwalked	1x:8
qwalking	24:12 27:3
qwalks	2q:3
qwall	0:4 24:7
qwanna	23:11
qwant	0:3 1z:-3 27:8 2o:5
qwanted	23:10 2o:8
qwar	1x:2
qwarm	2p:-3
qwas	0:3 1n:5 1s:-3 27:5 28:8 2f:12 2j:7 2q:5 2v:6
qwash	0:4
qwatch	0:4 24:7 2p:7
qwater	0:3 1n:-2 1r:-3 1x:3 2o:-2
qway	0:3 23:-3
qwe	1x:4 1y:3 24:5 2d:14 2p:-2 2r:5 2t:2 2y:-3
qwe're	2o:6 2s:10 2t:7
qwe've	0:2 2d:8 2l:-3 2m:5 2o:3 30:13
qwear	2z:5
qweather	0:2 1t:-3 2p:2 2z:5
qwedding	1x:3 1y:2 2p:3
qwednesday	24:4
qwee	23:3
qweek	2c:10 2j:4 2o:10
qweekend	24:11 2o:5 30:-3
qweeks	24:4
qwell	0:3 25:4
qwent	1y:4 2p:2
qwere	0:6 1n:-3 1w:-3 2m:7
qwet	0:3
qwhat	0:4 1k:-3 1o:5 1s:-3
qwhat's	0:6
qwhats	0:2
qwhatsapp	1s:7
qwhen	0:4 1o:2 24:2
qwhere	0:3 1x:-2 2o:6
qwhere's	0:3
qwhether	0:2 2c:9
qwhich	0:3 1x:4 20:2
qwhile	0:7 24:9
qwhippet	x:4
qwho	24:8 2c:6 2d:5 2j:5 2l:2 2t:7 2w:7
qwho's	0:3 1r:8 25:3 26:11 2w:2
qwhole	0:3 1x:4 23:7 24:4 2l:5
qwhom	0:3 2o:-3
qwhy	0:5
qwidow	0:6 2x:10
qwife	0:5 1z:7 23:4 2d:4 2o:4
qwife's	1x:6 29:10 2j:5 2u:3
qwifi	0:3 1o:5
qwill	1o:3 21:5 2o:4
qwin	0:8 1y:3
qwindow	2p:2
qwinter	29:-3 2o:10
qwith	0:4 1o:4 1v:8 2b:-3 2c:3 2d:3 2f:6 2s:5 30:6
qwithout	0:4 23:4 24:3 2a:6 2x:7
qwoman	0:2 2p:-3 2x:6
qwon	1x:3 2r:6
qwon't	0:2
qwont	0:5 1r:7
qword	1y:-3 2a:4 2r:-3
qwords	1t:-3 2o:4 2r:6
qwork	0:3 1o:5 23:2 24:5 2w:5
qworked	c:10 1y:6 2r:-2
qworking	0:2 1o:7 1y:6 24:3 2o:5
qworks	24:5 2j:6
qworld	20:-3
qworse	0:6
qworth	0:2
qwould	23:-2
qwrist	1x:4 25:5 29:-3
qwrite	1o:-3 23:-2 2a:9 2o:-2 2q:2
qwrong	0:3 2y:-2
qwrote	0:3
qx	0:5 23:3
qyeah	1z:10 27:13
qyear	1y:5 1z:2
qyears	0:2 1y:6
qyesterday	0:7
qyet	0:5
qyou	0:3 1o:5
qyou're	0:9 2a:3
qyoung	1n:2 1x:7
qyounger	0:3 24:-2
qyoungest	1x:7 2w:5
qyour	2a:3
qzither	0:10
s!	0:10 2d:-3
s"	0:8 1y:-3 26:6
s$	0:5
s%	0:7 29:7 2r:6
s'	0:7 1k:4 1n:2 26:3 2j:2 2q:2 2v:2
s(	0:10
s)	0:10
s,	0:10
s-	0:5 1q:3 27:2 28:3 2c:2 2g:4 30:2
s.	0:8 1u:4
s/	0:8 1x:4 22:9
s9	1q:2 2n:6
s9,9	0:8 29:13 2d:2 2k:2
s9.9	0:9
s9:9	18:29 23:6 24:12 2r:7
s:	0:10 20:3 2a:-2
s;	0:10
s?	0:8 2v:-3
s@	0:3 1u:9 2o:-2
sA	0:13 1q:8 1t:3 1v:2 20:3 2i:5 2j:3 2r:3 2v:6 2z:5 30:5
sA'a	0:16 2l:3 2r:-2
sAa	1k:3 1v:5 28:2 2g:2 2v:3
sAa'a	0:11 1k:6 1v:6 1x:3 23:3 24:3 2o:2 2p:7 2v:5
sAaAa	1k:3 2a:11 2e:9
s_	0:7
sa	0:16
sa'a	0:16 1w:11
saAa	7:7 1s:-2
so	0:26
t!	0:4 1l:9 1n:11 1q:3 1v:5 1x:15 2d:-4 2g:10 2j:5 2r:7
t"	0:4 21:2 29:-2 2a:5
t#1	0:3 1l:6 1q:5 1v:5 24:3 2m:7 2v:6
t#2	1n:2 1p:6 1t:6 24:9 26:6 2d:7 2j:3 2l:8 2n:2 2u:8 31:4
t#3	0:2 2e:10
t#4	0:2 1t:6 23:2 25:7 2k:8 2r:8
t#5	0:3 24:2 2r:12 31:7
t#6	1x:9 2k:9
t$	29:4 2k:3
t'	0:2 2a:-3 2d:-2
t(	0:4 1x:13 24:9
t)	0:5 1z:9
t,	0:5 1k:3 1l:2 1n:5 1t:5 1u:2 1x:6 25:4 29:5 2a:4 2c:3 2d:3 2g:2 2j:6 2l:3 2m:2 2n:5 2o:9 2p:6 2t:4 2z:2 31:7
t-	21:3 26:8 27:5 2n:6
t.	0:6 1k:5 1p:7 1r:4 1u:5 1z:5 23:4 24:6 25:7 27:3 2g:2 2l:4 2n:2 2o:13 2y:3 31:6
t:	0:5 1t:6 1u:6 1x:7 1y:-2 20:6 23:10 29:13 2a:3 2g:11 2n:15 2o:11 2p:10 2r:7 2x:3
t;	0:6 1u:8 1x:3 23:5 24:2 2c:8 2w:9 2x:3
t?	0:4 24:6 2o:10 2x:9 2y:6 30:13
t@	1u:7
t^	0:3 1p:5 1w:2 1y:2 2a:2
t_	0:7
ta	0:3 1q:4 2q:4 2z:3
tabout	27:6 29:5 2c:7 2o:2 2q:5
tabove	0:2
taccording	0:7
taccount	1x:6
tacross	1x:2
tactually	2a:2 2c:7 2o:6
taddress	0:2 2a:3 2e:10
tadhd	1x:9 2a:11
tadult	0:6
tadvice	0:3
tafraid	i:6 21:6 2a:3
tafter	0:5 1x:4
tagain	24:7 25:10 2d:8 2o:3
tagainst	2o:13 2p:9
tage	0:3
tago	23:9
taint	1y:8
tair	2p:9
talarm	0:4
talcohol	0:4
tall	0:3 1t:-3 23:4 26:8 2l:5 2r:5
tallergic	2l:9 2p:-3
tallergy	0:6 1m:13
tallotment	0:7 2k:6
tallowed	0:5
talone	0:3 1x:3 2d:3 2m:5
talong	20:4
talready	1r:13 1z:6 25:7
talso	2a:3 2m:9 2w:9
talways	1o:4 23:11 24:8 2a:2 2l:13 2y:3
tam	0:2 1l:8 1n:5 1r:6 2j:10 2l:3 2q:2 2u:8 2y:9 31:7
tamerican	1w:9 21:-2 2j:5 2o:4
tan	1s:-3 1t:6 23:5 2l:3 2q:3 2r:4
tand	0:3 2a:3 2j:3
tanother	0:3
tanswer	2a:10
tanswers	2a:6 2j:2
tany	20:-3 2w:3
tanymore	0:3 1k:9 2x:10
tanyone	0:10
tanything	0:4 1m:7 1r:4 1s:7 24:6
tanyway	0:2 20:11
tapartment	1o:-3 2d:9 2e:8
tapp	1t:-3 2q:8
tapril	0:4 1x:9 2o:6
tare	0:4 1t:5 22:6 2q:6 2t:9
taround	0:7 23:-3
tart	1o:3
tarthritis	25:3
tas	0:3 1k:5 1o:4 1t:4 2b:5 2d:-2 2h:7 2j:10 2n:6 2s:9
task	0:2 1s:6 2o:3
tasked	0:5 1x:4 2a:7 2l:-3
tasking	0:5
tasks	0:7
tassistant	0:15 2g:8
tat	1l:4 1u:5 1v:9 2x:5
tate	1x:3
taugust	0:3 1n:-3 2o:8 2x:7 30:7
taunt	1x:4 24:-4 25:6 2j:6 2o:-2
taunty	1x:3 1z:13 2d:4 2j:6
taway	1n:7 24:7 29:-2 2k:12 30:10
tb	1p:12 1t:10 23:9 2r:7
tbaby	0:4 1k:-3
tback	1r:2 25:3 2c:8 2n:2 2q:-2 2t:9 2v:9 2w:4 2x:3
tbad	0:2 2w:8
tbadly	1k:12 2p:-2
tbake	2j:4 2w:10
tbakery	0:8
tbald	1n:16 25:5
tband	1k:19 1x:12 2w:-3
tbank	1x:3 24:8 2j:9
tbar	0:3
tbarista	0:2 2o:5
tbasement	0:4
tbass	0:3 1k:4 27:6
tbe	1l:-2 20:3 23:8 2d:2 2j:5 2l:3 2p:7
tbeach	0:6 24:3
tbeard	0:3
tbeats	o:7 20:3
tbecame	2h:9 2j:14
tbecause	1x:5 30:-3
tbecome	0:5 2y:8
tbed	0:4 2o:5 2y:3
tbedroom	0:4 1x:8 24:6
tbedtime	0:3
tbeen	1k:2 1q:6 1s:6 27:3 29:4 2d:3 2m:4 2y:12
tbees	1l:9 2j:11
tbefore	0:5 1y:5 23:6 2a:6
tbehind	0:3 1o:-2 2d:6
tbeing	1s:6 25:9 26:5 2d:8 2u:7 2y:8
tbelieve	1o:2
tbesides	0:2
tbest	0:5 1r:-3 23:-3 2r:5 2w:7
tbetter	0:4 29:-2
tbicycle	0:4
tbig	1n:6 2d:8 2o:3 2v:8
tbike	25:12 2w:5
tbio	0:3
tbird	0:5
tbirth	0:6 1w:5 2o:6
tbirthday	1p:10
tbiscuit	0:3 1x:6 25:3
tbit	0:5 2c:9
tblack	1k:5 23:-3 2j:5
tbloke	0:5 1n:3
tblood	23:5
tblue	0:8
tboard	2x:12
tboat	0:8
tbody	0:4
tbone	0:2 1q:6 1x:-2
tbook	2q:6
tbooked	1k:-2 2o:9
tbooks	1v:13 24:7
tborn	1p:9 1x:6 21:-2
tboss	2g:5 2o:6 2r:6 32:6
tboth	0:2
tbought	1q:3 1x:4 2k:8 30:6
tbox	2d:3 2k:-3
tboy	1k:-3 23:-3 2r:2
tboyfriend	1x:9 1z:8 24:11
tbread	24:6
tbreak	0:3 2w:5
tbreakfast	0:3 1r:-3
tbridge	0:6
tbring	23:9
tbrings	0:5 29:6 2s:-3
tbritish	0:4 1k:6 2a:-2
tbro	25:5 2d:15 2j:11
tbroke	0:8 29:-3 2r:4
tbroken	0:4
tbrother	1l:3 1n:4 1z:4 24:3 25:5 29:6 2j:5
tbrother's	26:6 2d:8 2o:2 2y:11
tbrothers	1z:7
tbrought	p:4
tbtw	0:6 1y:-3 2e:9
tbuddy	0:6 2j:7 2q:-3
tbudget	29:6 2z:8
tbuild	0:6 2q:5
tbuilding	2q:12
tbullet	2a:10 2q:-2
tbus	24:6 2o:6 2w:3 2x:3
tbusiness	0:5 2f:10
tbut	0:3 1m:10 1s:5 20:7 23:10 24:4 2e:9 2m:5 2s:3 2t:3 2w:7
tbuy	23:7 26:8
tby	1q:6 1v:8 24:8 2d:4 2o:6
tc	0:3 1n:-3
tcabin	0:9 24:5
tcake	1x:7
tcall	0:2 2m:7 2u:7
tcalled	0:5 2o:4
tcalling	0:4 24:2
tcalls	0:5 2p:3
tcame	0:2 1r:10 28:5 2r:7 31:-8
tcan	0:3 21:-2 2w:4
tcan't	1m:2 1r:8 2q:-3 2w:13
tcannot	2w:12
tcant	0:3 2w:4
tcapital	0:9
tcaption	0:5
tcar	0:4
tcaravan	0:3
tcard	0:5
tcards	0:3 2r:7
tcare	2d:9
tcarry	25:9
tcase	2w:8
tcash	0:5
tcat	0:5 29:-3
tcatholic	0:3 24:4
tcats	0:5 1z:12 24:8 25:2 30:-2
tcause	0:4 1x:3 24:3
tcertificate	0:4 2r:6
tchair	1v:10
tchange	0:2
tchanged	0:5 24:8 2o:8 2p:5 30:6
tcharge	0:4 29:6
tchart	0:6 2p:6
tcheap	0:6
tcheapest	30:-3
tcheck	0:4 24:7
tcheese	0:6
tchef	0:4 1v:10
tchest	0:5
tchicken	0:5 2o:3
tchild	0:5 1m:10 1x:-3 1y:9
tchildren	1x:4 24:6 2o:6
tchoir	1k:13 1x:3 2o:7
tchristmas	2o:5 2r:4
tchurch	24:5 2o:8 2q:-2
tcilantro	0:2
tcity	2w:11
tclass	2g:7 2o:7
tclean	0:2
tclient	0:4
tclose	0:5 2d:-2 2o:7 2s:-2
tclosed	1v:5 1x:11
tclub	1k:12 2r:11
tco	0:3 1x:8
tcoach	1k:6 1o:4 27:3 2o:7
tcoeliac	0:8 1x:7
tcoffee	0:4 1x:-2 20:8 2p:4
tcold	0:6 2p:7
tcolleague	1x:8
tcollege	0:4 1t:9 2v:9
tcome	0:3 1x:5
tcomes	1v:7 2l:7
tcoming	25:8 2o:10 2r:7 2x:8
tcommute	1s:8 1x:-3 24:9
tcompany	0:7 24:4
tcontract	0:5 2l:-2
tconvert	0:8
tcook	20:10 2j:3 2w:7 2x:4
tcorolla	1h:4 2x:6
tcorrect	0:4
tcorrection	0:5 2o:10
tcottage	0:3
tcouch	24:3
tcould	0:3 1y:-3
tcouncil	0:4 1u:4
tcount	0:2
tcountry	0:7
tcounty	0:4
tcouple	0:2 24:4 2s:6
tcourse	0:3 1t:2 1x:2 24:-3 2f:11
tcourt	2g:6 2x:3
tcousin	2j:9 2l:5 2r:4
tcoworker	1x:9 24:-3
tcried	0:5
tcruise	0:9
tcry	0:5
tcrying	0:7 2c:10
tcustomer	0:8
tcut	1r:6 1x:6 2j:8 2o:2
tdad	1x:11 23:3 2j:3 30:14
tdad's	1x:8 25:10 27:6 2d:6 2l:4 30:5
tdads	0:11 1k:7 2j:8
tdairy	28:10
tdale	1r:9 2j:11
tdance	0:2
tdark	0:5 27:-2 2p:9
tdate	0:4
tdaughter	1k:7 1n:8 1z:8 26:5 27:4 29:3 2j:6 2w:7 2x:-5
tdaughter's	1m:7 1x:6 2t:7
tday	0:2 1t:-3 23:4 2a:10 2p:4 2x:13
tdays	1z:-3 24:2 2u:10
tdead	0:3 2o:11
tdeaf	1t:-3 25:14
tdeal	1o:11 29:11
tdeb	0:5 2d:9
tdecember	0:10
tdecent	0:5
tdecided	1o:10 23:6 2o:10
tdegree	1t:3
tdental	24:-3
tdentist	0:4
tdiabetes	0:6
tdiabetic	0:3 1r:-2
tdiagnosed	1x:3 25:10
tdid	0:3 1t:6 1y:5 27:3 2p:-3 2x:2
tdie	0:4 24:-2
tdifferent	2v:8
tdinner	0:2 1z:10
tdinners	1v:6
tdish	20:12
tdivorce	0:3 2d:9
tdivorced	0:7 1l:-3 2d:10
tdo	0:3 1m:8 1o:2 27:3 2a:3 2f:6 2w:5
tdoc	0:6
tdoctor	2a:-3
tdoes	0:5 1l:-3 1o:2
tdoesn't	1s:7 25:10 2l:8
tdog	1r:3 1x:2 2m:5
tdogs	0:5 2d:-2 2m:6
tdoing	1t:6 2o:13 2q:5 2x:3
tdollars	0:3
tdon't	1o:2 1r:3 1s:11 1z:-7 2k:7
tdone	0:2 1x:3 23:5 2o:2 2x:5
tdont	1o:2 2a:6
tdoor	1v:11 23:-3 2h:9
tdown	1n:7 23:3 2e:10 2m:10 2o:7 2w:2 30:2 31:4
tdraft	1u:4
tdraw	0:7
tdream	23:4
tdrink	0:2 2c:8
tdrive	2j:2 30:16
tdriver	0:2 1v:15 1x:4 2g:9 2r:6 2x:3
tdrives	0:3 24:5 2a:-3 2j:4 30:5
tdriving	0:4 1v:6 1y:4 21:6 2j:6 2r:3 30:9
tdrop	0:6 2a:8
tdropped	1x:2
tdrove	1x:5 2j:5
tdubai	2j:9 2x:5
tdublin	0:4
tdue	0:4 2o:3
tdust	0:4
tdutch	0:5 1w:8 2a:11
te	0:7
teach	24:10
tear	0:3
tearly	0:4 2o:7
tearn	29:7
tearth	20:12
teaster	24:-2 27:10 2o:8
teasy	0:2
teat	1r:4 20:4
teating	1r:7 24:2
teats	1r:6 24:5
tegg	1n:2 26:3
teggs	0:6
teight	1y:4 25:7 29:4 2r:4
teighty	1t:-2
telectric	2j:4 30:-2
televen	25:5 29:4 2r:5
teli	1n:-3 1t:-4 23:8 25:9 26:8
telse	0:3 1y:-2
temail	0:3 1u:8 2g:4
tend	1r:12 20:-2 23:7 2a:8 2o:11
tengaged	0:9
tengineer	0:4
tenglish	1w:-3 2b:4 2g:7
tenough	0:2 23:3
tessay	0:5
tevening	24:8
tever	1r:8
tevery	23:6 27:3 2a:-2 2r:3 2w:-3 2x:4
teverybody	1o:3
teveryone	0:6 2a:-3
teverything	0:3 1q:10 24:3 2z:13
tex	0:3 1x:3 2s:8
texam	2o:6
texample	0:4 2l:-3
texercises	0:4
texplain	0:2 25:10 2a:4
teye	0:2 2l:9
teyes	0:3 25:5
tf	0:3 1x:2 25:-3
tfailed	1x:9 2r:13
tfair	1y:7
tfall	0:3 1x:5
tfamily	0:2 1t:6 1x:4
tfan	1o:4 24:-7 2c:11
tfar	1n:-3
tfarm	2o:7
tfarmer	0:3
tfather	24:5
tfavorite	h:2 20:10
tfavourite	h:22
tfear	i:4
tfebruary	0:6
tfeed	24:11 2k:-3
tfeel	0:3
tfeet	0:6 25:4
tfell	1x:9
tfella	0:2 2t:13
tfifteen	24:4 2l:3
tfifty	2x:-6
tfilm	20:7
tfinally	1x:7 2e:10 2v:7
tfind	0:3 1s:5
tfine	0:2 2w:-3
tfinish	0:3 1t:7 2q:8
tfinished	1t:7 25:-2
tfirst	1n:4 1t:7 20:3 24:3 2a:12
tfish	1r:3
tfishing	0:5 1y:-3 24:9
tfive	1n:8 23:3 24:9 27:5 2d:7
tfix	2k:8 2p:5
tflat	0:3 1x:14
tfloor	0:2 1x:5
tflying	1r:-3 2o:11
tfolks	0:2 1l:10
tfood	0:4 20:7 2r:3
tfoot	0:5 1n:4
tfootball	1k:7 1x:8 27:8 2q:9
tfor	0:2 1v:6 20:4 21:5 23:6 2a:3 2o:6 2s:2
tforget	0:4
tform	1p:11 2n:6
tforty	23:-3 2l:16 2p:-3
tfound	0:5 25:8 2d:-3 2m:14
tfour	1y:7 23:6 24:7 29:-2 2d:3
tfourteen	0:5
tfree	0:2 1o:4 1r:6 24:2 2l:-3
tfrench	0:4 1x:-3
tfriday	24:3 2b:-3 2j:12 2o:10
tfridays	0:5
tfriend	1x:5 24:2 2a:6 2g:4 2j:5 2l:-3 2r:5 2x:2
tfriend's	0:2
tfriends	1k:5 2s:2 2v:7 2w:6 2x:7
tfrom	1k:2 1r:8 1v:12 29:8 2d:6 2v:3 31:6
tfront	0:7 1l:2
tfull	24:4 2g:11 2k:5
tfunny	0:6
tgame	0:3 24:8 2q:4 2x:8
tgames	0:2 2p:-3
tgarage	1o:-3 2d:3
tgarden	1x:-2 23:6 2o:5 2p:7
tgas	0:7
tgate	0:3
tgave	1r:5 1x:3 23:5 2o:4
tget	1o:3 25:6 29:4 2b:4 2l:4 2s:-3 2v:9
tgets	24:9 2r:10
tgetting	1x:3 2h:7 2o:7 2s:5
tginger	0:6
tgirl	2c:5 2d:3 2o:6 2t:4 2w:3
tgirlfriend	2j:8
tgirls	1z:4 2o:8
tgive	1k:8 27:7 2c:11 2o:4 2p:2
tgiven	1x:6
tgives	0:6 25:6 2w:-3
tgiving	0:2 2a:5 2o:9
tglass	0:3
tglasses	1n:5
tgluten	0:2
tgo	1r:6 1s:6 24:6 25:4 2i:7 2k:3 2o:4 2x:6
tgod	2z:13 31:11
tgoes	2g:10 2o:4
tgoing	1x:7 25:9 2o:8
tgone	1v:3 1x:8 25:2 2p:3 2x:6
tgonna	23:4 2o:20
tgood	1x:3 2m:6 2w:12
tgot	1n:4 1x:8 21:7 25:3 2k:7 2m:6 2r:2 2s:10 2w:4 30:4
tgrade	0:4 1t:4
tgrammar	0:4
tgranddaughter	1l:11 23:10 25:9 2o:8 2r:2
tgrandfather	1x:9
tgrandma	1x:5 21:-2 2d:8
tgrandmother	1x:8 2g:11
tgrandpa	0:5 2k:13
tgrandson	1z:13 23:-2
tgreat	0:2 20:4 2t:-3
tgreen	0:4 2p:-3
tgrew	p:13 28:5
tgreyhound	1x:10
tgroup	1k:15 2s:10
tgrow	27:13
tgrown	0:3 24:-2
tguess	1k:-3
tguy	0:2 26:5 2a:5 2s:-2
tguys	0:5
tgym	0:3
thad	1x:2 1y:3 25:7 2l:-2 2y:-3
thair	0:4 1n:4 24:3
thalf	1w:3 1x:4 2c:9 2k:4 2r:4 30:4
thall	0:4
thand	0:3 25:6 2w:7 30:5
thanded	0:4 1x:7
thands	25:8 2a:7
thappens	0:6 1o:5
thappy	0:4
thard	2a:4
thas	1m:5 1x:5 25:4 2k:4 2r:7 2x:7 30:4
thate	0:3
thates	0:2
thave	1n:5 1q:5 1t:7 1z:9 2k:4 2p:3 2s:8 2z:4
thaven't	0:9 24:6
thaving	1k:4 1o:-2 1y:3 25:4 2f:10 2x:6
the	0:5 1l:-3 1t:6 1x:3 21:3 24:4 25:4 28:10 2c:8 2j:8 2k:3 2l:4 2s:-3
the's	1r:6 1t:8 1v:8 27:4 2a:-3 2d:5 2g:2 2j:8 2k:7 2l:3 2o:7
thead	1x:14 1y:-2 2o:5 2s:5
thealth	1y:6
thear	0:5
theard	0:6
thearing	0:2
theart	1x:6 30:8
theat	0:4 2a:-3
theights	0:3
thello	0:4 1o:-3
thelp	0:6 1o:-3 24:5 2o:-2
thens	0:2
ther	1z:11 2b:-3 2k:7 2m:8 2o:3 2r:3
there	2j:10 2s:-2
thes	0:5 1n:3 2d:2 2j:8 2l:7 2o:6 2w:-2
they	2a:11
thi	x:7 2g:12
thigh	24:7 2d:6 2g:2 2r:5
thill	0:5 1n:-3
thim	0:2 1o:9 1x:3 20:9 2a:-3 2d:5 2g:12 2j:-2 2r:4 2w:3
thimself	0:9
thip	1l:4
this	1p:11 2k:12 2l:5
thistory	0:3 23:-2 2q:3
thit	1x:8
thold	1o:13 2o:4
thome	1o:-3 1x:5 29:8 2a:-2 2e:3 2g:3 2k:5 2m:11 2n:4 2s:-3 2v:9 2x:2
thonest	0:4 1o:5
thonestly	1o:7 2w:6
thorse	1x:10 2q:-3
thospital	0:3 2d:8 2r:6
thot	0:4
thotel	0:4
thour	0:2 1v:11 2j:4
thours	0:4 1v:9
thouse	0:3
thow	0:6
thr	0:3 2p:7
thundred	29:3 31:7
thusband	24:4 25:7 26:4 27:4 2c:4 2m:8 2o:-2 2r:4
thusband's	1x:7 24:3 27:11 2j:7 30:6
thypothetically	0:4
ti	1w:2 24:6 27:3
ti'd	2o:5 2q:6
ti'll	24:-3 2o:7 2p:7
ti'm	26:4 2c:3 2h:4 2j:8 2l:4 2u:6 2w:2 2y:6
ti've	1n:4 1r:3 1z:8 27:5 29:-3 2c:5
tice	0:5 24:9
tidea	23:15 2o:8
tideas	0:6
tif	1n:-2 29:-3 2d:-2 2j:5 30:6
tim	1v:7 26:8 29:4 2c:6 2e:6 2f:6 2j:4 2l:7 2p:3 2y:3
timagine	0:6
tin	0:3 1k:9 1n:-5 1v:3 2b:-2 2d:7 30:2
tinstagram	2q:7
tinstead	0:6 2j:6
tinterview	0:4 2a:-3 2o:9
tinto	1k:3 1s:4 1t:5 29:-3 2d:3 2m:8 2o:4 2q:6 2r:4 2u:3
tinvoice	0:5 25:9
tipad	0:4
tiphone	0:2 1q:8
tirish	23:3 2x:13
tiron	0:5 25:7
tis	0:3 1q:4 1t:5 1u:4 20:4 2j:8 2l:9 2n:5 2o:4 30:2
tisn't	2o:7
tit	1k:3 20:7 23:6 27:4 2f:4 2g:2 2m:7 2o:9 2r:3 2z:9 31:3
tit's	1n:5 20:5 21:9 23:5 27:2 2c:3 2e:6 2o:9 2p:5 2u:3 2x:4
titalian	0:5 1w:4 24:-2
tits	1k:6 1m:9 1t:5 1u:3 1x:7 29:3 2d:8 2o:4 2p:5 2s:3 31:-3
tjanuary	0:3 25:4
tjess	2o:-3
tjob	1v:10 1x:6 24:-3 2j:7
tjoined	1k:18 1v:8 27:8
tjoke	0:6
tjudge	0:4
tjuly	0:6
tjune	0:3 2o:2 2s:5
tjunior	1k:8 1t:6 24:4
tjust	1q:9 1x:8 2a:3 2d:5 2e:6 2u:4 2v:5
tk	1u:4 2d:10
tkeep	2d:5 2k:4
tkeeps	0:2
tkept	24:3 2j:7 2k:10
tkeys	1x:4
tkid	0:2 1o:7 1x:6
tkids	29:10 2d:9 2o:6 2q:7 2s:4
tkilos	31:11
tkindly	0:5
tkitchen	23:4 2j:3 2o:6
tknee	0:3 1x:6 25:4
tknees	0:4 23:6 27:4
tknow	0:2 25:8 2o:9 2u:7
tknows	0:4
tlad	0:4 2j:7
tladies	0:3 2o:-3
tlady	0:3 1k:-2 1x:5
tlaid	1x:5 2j:3
tlake	0:2 1x:8 23:7
tlandlord	0:7 1x:-3 2g:5
tlaptop	0:4 7:5
tlarge	0:7
tlast	0:2 2c:9 2e:12 2f:8 2o:7 30:-3
tlate	0:3 1o:7 2j:10 30:7
tlaw	1x:8 2c:7 2d:7 2g:4
tlead	0:4 1v:8
tlearn	0:2 2p:-3
tlearned	0:3 1x:4 2a:-3
tlearning	0:5 2x:9
tleave	0:2 1r:9 24:2 2a:8
tleaves	24:5
tleaving	0:4
tleeds	1x:7 2o:6
tleft	1s:6 1t:9 1v:5 20:5 2r:-2
tlegal	2o:3
tlessons	0:4 29:7
tlet	0:3 1k:11
tlet's	2a:4
tletter	0:3 1o:4 29:11 2w:4
tletters	0:3 2p:3
tlevel	0:3 2r:2 2w:6
tlibrary	1o:4 2j:11 2p:7
tlicence	1x:8
tlife	1y:3 2e:9 2r:2
tlift	0:5
tlight	0:3 2c:4 2p:6
tlighthouse	1x:9
tlights	0:7
tlike	0:4 1o:5 1t:-3 23:6 29:8 2c:8 2m:-2
tlikes	0:3
tlil	25:7 27:-3 2k:9 2q:3
tlimerick	0:4
tline	0:4 1y:3 27:-2 2x:6
tlines	24:7
tlisbon	0:2 1x:-3
tlist	0:3 2k:-3 2o:2
tlittle	29:3 2j:10
tlive	29:5 2c:7 2d:6 2e:5 2l:5
tlived	1l:5 23:-3 2c:10 2e:4
tlives	2c:12
tliving	2d:12 2j:9
tlol	0:3
tlola	1x:3 1z:13 24:4 25:2
tlong	0:3 1t:-3 24:9
tlonger	1y:6 24:9 25:8 27:9 2y:8
tlook	1s:14
tlooking	0:5 24:-3 2o:6
tlord	0:9 1x:6
tlose	0:6 1x:3 2o:-2
tlost	1x:7 27:-2 2k:10 2m:2
tlot	0:6 2k:-3
tloud	2c:6
tlove	23:6 2c:8 2l:3
tloves	0:6 1y:-3
tlow	0:4 1o:-3 1r:12
tlunch	0:4 24:5
tm	1q:4 24:12 31:11
tmachine	0:3
tmad	27:9 2y:6
tmade	1k:8 1x:3 2k:-3 2o:3 2y:6
tmake	29:11 2q:5
tmakes	0:2 20:11 2w:3
tmaking	0:3 2o:4 2q:12
tmama	25:8 2g:-4
tman	1l:11 1n:7 1y:-3 2d:2 2j:7 2l:8 2u:8 2x:8
tmanager	1v:7 1x:6 2o:4
tmany	0:3 2a:-2
tmarathon	0:7
tmarch	0:3 1v:12
tmarcus	1x:3
tmarket	0:2 24:-2
tmarried	0:2 1x:7 2t:6
tmarry	1x:8 2p:-3
tmass	0:5
tmate	0:4
tmay	1x:6 24:3 2t:5
tmaybe	29:15
tme	0:2 1r:4 1s:3 1u:2 24:3 2a:9 2d:3 2k:9 2l:5 2w:3 2y:2
tmeal	24:7 2p:-3
tmean	1p:12 1t:-3 23:9 2o:3 2y:7
tmeans	23:7 2o:8
tmeant	1o:3 23:6
tmeat	2x:10
tmeet	1x:5 2o:8 2p:-3 2r:13
tmeeting	0:5
tmember	1:7
tmenu	0:5 2q:8
tmessage	0:4
tmet	0:3 1x:3 1y:-3 24:6
tmi	1o:4 1y:5 2l:3 2q:6
tmidwife	0:7 2x:5
tmight	0:3 25:11
tmiles	2r:4
tmilk	0:8
tmind	2a:7 2c:8
tmine	20:6 2x:4 31:-3
tminute	24:2
tminutes	0:4
tmira	1l:11 2g:7
tmiss	27:8 2j:10 2p:-2
tmobile	2n:17
tmom	2d:2 2j:3 2l:5
tmom's	0:8
tmonday	24:9 29:10 2j:8
tmondays	0:6
tmoney	24:3 2f:13 2j:10 2p:4
tmonth	0:2 1q:-3 29:4 2g:13 2o:3 2q:-5 2x:6
tmonths	1n:-2 1x:-3 24:5 25:5 2x:6
tmore	1o:4 1q:7 23:6 24:7 27:9 2j:4 2u:3
tmorning	1o:5 1r:11 1z:13 2c:7 2g:12 2j:6 2z:11
tmornings	2j:11
tmortgage	0:5 2s:-3
tmost	0:2
tmostly	0:6 1y:3 27:5 2c:8
tmother	0:3 1q:11 1z:3 2c:6
tmother's	0:7 1x:5
tmove	0:3 23:6
tmoved	1q:7 1x:6 29:-3 2d:3 2z:7
tmoving	1n:-3 1o:5 1x:7 2b:-3
tmr	0:4 2d:-3
tmuch	0:4 2q:-3
tmum	1r:-3 1s:3 1x:5 1z:10 27:8 2m:6
tmum's	25:3 27:9 2d:4 2j:7 2o:7
tmums	0:8 1o:-3 2j:6
tmusic	1o:4 1v:8 2o:2 2w:-3
tmust	0:2 2o:10 2p:4
tmy	1w:2
tmyself	2l:16
tn	0:9
tnah	0:11
tnails	0:4
tname	1v:8 1x:8 2g:10 2o:5 2s:5
tnamed	1x:8 2g:7
tnames	0:5 1z:-2
tnavy	0:9
tnear	0:3 21:12 2x:9
tneed	0:4 24:2 29:-2 2r:-2
tneedles	0:4
tneeds	0:4 1r:-3 24:-2 25:6
tneighbor	2g:17
tneighbour	27:4 2g:12 2k:5 2m:6
tnephew	1l:7 1x:7 23:4 2f:9 2l:11 2r:10 2v:7 2w:10
tnever	1o:4 1t:8 1y:10 2c:-3 2l:2 2w:6
tnew	1k:5 2m:6 2o:6 2x:9
tnews	0:4
tnext	23:3 2a:7
tnice	0:4 2l:3
tniece	1l:10 1t:3 1x:9 2r:7
tnight	1o:4 1t:8 23:-2 2a:7 2j:5 2l:12
tnights	0:2 1v:5 24:3 29:-3 2x:8
tnine	1x:5 1z:7 25:13 2l:6
tnineteen	2k:4 2p:-3
tninety	1p:8 2r:7
tno	1k:3 1l:6 1n:5 1q:2 24:6 25:4 2b:-2 2c:6 2z:2
tnobody	0:5 1o:6
tnoise	0:7
tnon	27:6
tnone	0:6
tnoon	24:10
tnormal	0:4
tnorth	0:4
tnot	0:2 1q:2 1u:2 1v:4 26:3 2e:6 2o:3 2u:4 2z:4
tnote	0:3 2o:-2
tnotes	0:4
tnothing	0:4 1o:4 1r:9 20:8
tnotion	1o:6
tnovel	0:5 2q:3
tnovember	0:2
tnow	0:2 1v:4 24:7 29:2 2f:4 2j:3 2n:4 30:3
tnumber	0:4 2n:13
tnurse	0:3 1v:12 2j:8 2m:-5
tnurses	0:4
tnursing	24:-2 2f:16
tnuts	0:5
toctober	0:2 1x:12 2o:6
tof	0:3 1k:8 1t:5 1z:6 21:2 23:2 2p:5 2q:8 2y:3 2z:4
toff	1l:8 1r:4 1v:2 2o:10
toffer	1x:8 2o:4
toffice	1x:7 1y:-2 24:10 2o:4
tok	0:5 1o:-2 2a:10 2w:9
told	0:2 1u:3 2d:-3 2l:-3 2x:5 30:4
ton	0:2 1p:5 1q:9 26:2 29:4 2r:7 2v:2
tonce	0:2 1y:9 25:2 29:-3
tone	0:3 1k:6 23:3 24:3 2f:10 2m:6 2y:4
tones	0:2 2p:-3
tonline	0:2 2f:13 2v:10
tonly	1r:2 1t:10 26:8 27:4 2a:4 2c:11 2p:5 2r:2 2x:4 2z:7
top	2d:3 2x:4
topen	23:10 24:2 2o:5
topening	2p:9
tor	0:3 1x:-2 29:-3
torder	0:4
torgan	1v:9 29:-2
tother	0:2 25:9 2o:10
tought	0:4 1o:4 2o:-3
tour	1k:2 1x:7 2k:6 2m:2 2x:6
tout	1m:5 1v:3 1w:5 2e:5 2w:6
tover	1s:6 28:9 2c:9
towl	0:5
town	23:5 2k:6 2p:-2 2q:3
towns	2k:7
tpack	24:8 2b:-2 2o:-5
tpacked	24:12 2j:7 2k:9 2q:-2
tpaid	1x:3 29:2 2z:5
tpaper	2p:4 2z:2
tpapers	0:4
tparamedic	24:13
tparents	1x:3 2d:4 2j:4 2m:10 2q:9
tparish	0:5
tpark	0:3 1k:-2 2d:9 2w:6
tparking	1k:13 2k:-3
tparrot	1x:-2 2b:-3
tpart	0:5 1t:8 2p:4
tpartner	1x:5 27:9 2j:10
tparty	0:2 1s:6 2o:5
tpass	23:4 30:7
tpassed	1x:10 23:-3 2r:16
tpassport	0:2 23:8
tpast	0:2 24:2 2x:6
tpatient	0:8 1o:-3
tpay	24:4 29:3 2p:2
tpenicillin	0:6
tpension	0:3
tpeople	0:3 1s:2 25:-2 2m:8 2s:6
tperson	24:4 2l:8 2p:3
tperth	0:4 1y:-3
tpescatarian	0:6
tphone	1q:3 23:-3 24:7 2n:5
tphoto	2o:-2
tpick	0:2 24:6
tpicked	1y:9 27:6 2j:8
tpicture	0:3
tpie	20:4
tpill	24:9
tpilot	0:6
tpixel	0:5
tplace	1v:5 1y:-3 2e:4 2o:10 2p:2
tplain	2a:12 2j:7
tplan	0:2 23:7
tplane	0:2 1y:3
tplant	0:5
tplay	24:7
tplaying	23:4 27:11 2x:9
tplays	0:5 24:2 2w:7
tplease	0:4 2a:5
tplot	0:5 2p:8
tpls	0:5
tpm	24:-2
tpodcast	0:8
tpoem	0:3
tpoint	0:3 23:7
tpoints	2a:14 2q:-2
tpolish	0:8 1r:-3 24:2
tpolite	2o:-3
tpool	0:6
tpork	20:6
tpost	1x:9 2j:4
tpounds	0:7
tppl	0:6
tprefer	23:-3 2p:8
tpregnant	0:6 25:11
tpresent	0:5
tpressure	0:3 25:6
tpretend	0:8
tpretty	25:9
tprice	0:2
tprimary	2d:-2 2v:11
tprint	0:5
tpriya	23:-3 24:9 2j:8
tpromoted	1x:6
tproper	21:6 2p:3
tproperly	2y:5
tproud	0:7
tpub	0:5 2w:-2
tpublic	0:4 1o:3
tput	1o:2 1u:5 1x:6 24:2 2k:4
tputting	0:4 24:2 2o:2
tqueen	0:3 1y:-2
tquestion	2o:-5
tquestions	0:2
tqueue	1y:-3
tquit	1k:13 1r:4 23:-3 24:6 2a:4
tquite	2l:8
tquiz	0:8
tr	1v:7
tradio	0:4
train	0:10
traised	0:4 21:-2
tran	1x:11 1y:4 29:-3 2j:3 2r:8
trate	0:5
trather	2c:5 2p:9
tray	1o:5 2o:4 2r:2
trd	0:4 1x:6
tread	1s:3 23:4 24:4
treading	0:5 1n:3 2z:2
treads	24:7
treal	25:11 2w:4
treally	0:4
trecipe	0:7
trecipes	2a:3 2d:-3
treckon	0:3 1o:3
treckons	25:7
trecommend	0:6
trecord	2o:7 2p:3 2r:2
tred	0:5 2o:7
treddit	0:5 25:-3
tredo	0:6 2w:-3
treference	0:2
trent	0:5 29:2 2d:7
trenting	2d:2
treplaced	0:7 24:5
treply	0:3
trest	25:13
tretired	0:2 1v:6
trewrite	0:7
trice	1r:7
trich	0:4
tride	2q:-2 30:9
tright	25:4 2a:9 2g:7
tring	0:6 24:4
troad	1x:4 2x:13
troast	0:2
troll	20:4
troof	1x:13 25:7
troom	0:2 29:-4 2d:4 2e:11
troommate	0:5 24:2 27:10 2m:9
tround	23:3 2d:7 2l:9 2p:-2
troute	0:5
trule	0:4
trules	0:2
trun	23:5 24:7 2c:-3 2o:4
trunning	23:3 25:-5 2o:3 2q:2
truns	1v:3 2j:5
ts	1v:8 25:-3 2q:4 2r:10
tsaid	2o:8
tsalt	0:6 1n:-2
tsame	1v:8 24:4 2d:2 2o:4 2x:9
tsamsung	0:6
tsat	1o:4 1y:5 24:-3
tsaturday	0:3 1k:9 1v:3
tsave	23:6 2o:7
tsaw	0:5
tsay	25:8 2a:6 2o:5 2p:-3
tsaying	0:3
tsays	25:12 2l:3 2o:4
tscared	1k:-3 2d:-3
tschedule	0:3
tschool	1s:7 1t:10 1x:2 1y:5 2c:4 2v:12
tscorpio	0:9
tscratch	0:4 2q:11
tscreen	0:7
tscript	0:5
tsea	0:6 2j:-3 2o:-3
tseason	1y:4 2k:3
tseat	0:5
tsecond	2j:9 2k:4 2o:3 2r:5
tsee	1q:7 23:4 2p:9 2w:13
tseeing	24:2 2s:13
tseen	0:4 2c:-2
tsell	1x:7 20:4 24:4 2o:11
tsend	0:3 1u:-3 24:4 2o:-2
tsends	0:3 2c:11
tsenior	1t:-3 2d:6 2r:6 2v:9
tsent	1x:4
tsentence	0:3
tsentences	0:3
tseptember	0:5 2f:-2 2o:6
tservice	1v:-2
tset	0:4 2o:5 2w:6
tseven	0:5 24:6
tseventy	0:3 29:6 2l:5 31:7
tshall	1z:-3 2o:11
tshare	0:5 2k:7
tshe	1l:6 1s:8 24:3 25:8 2b:3 2j:3 2l:2 2p:-3 2v:6
tshe's	1l:7 29:7 2d:8 2f:7 2l:7 2u:3 2w:3
tshed	0:4
tsheet	0:6
tshellfish	0:3
tshes	2j:2
tshift	0:3 1o:-2 23:-3 2o:4 2s:3
tshifts	1v:9 2o:3
tshop	0:2 1x:4 2g:3
tshort	1n:-4 1t:6 2a:11
tshot	2r:5
tshould	0:2 1l:11 1o:3 2g:10 2p:6
tshoulder	1n:5 1x:3
tshow	20:-2
tshower	0:3 1o:6
tshy	2l:4
tsick	0:3
tsign	0:3 2o:10
tsigned	1v:8 1x:4
tsimple	2r:-2
tsince	1x:11 25:6 2x:3
tsing	0:4 20:9 27:8
tsingle	2d:-2 2o:-2 2p:2
tsister	1n:9 1v:7 1z:11 25:3 26:11 2z:8
tsister's	20:6 2d:3 2o:7
tsit	1t:5 24:-2 2c:-3
tsite	2q:6
tsitting	0:2 2o:2 2r:-2
tsix	0:2 2a:-3 2d:7 2t:6 2w:5 31:13
tsixteen	0:7
tsixty	0:2 1n:13 2x:3 31:6
tsize	0:2 25:9
tsleep	24:6 2o:2
tsleeping	0:5 24:7 2d:6
tsleeps	24:11 2j:-3
tslow	0:5 1k:8 24:-2
tsmall	1o:2 24:4 29:9 2k:6 2o:3 2q:3 2w:4
tsmell	1s:2 20:10 2c:2 2q:-3
tsmoke	0:6
tsmoked	0:2 2x:4
tsmoking	2x:10
tsnow	0:2 23:8
tso	0:4 1k:3 1r:2 1s:6 1u:8 1x:5 1z:5 2b:-3 2d:6 2g:7 2o:11 2r:5
tsoft	0:2
tsold	1x:4 2k:13
tsome	0:2 24:6
tsomebody	1y:7 23:-3
tsomebody's	0:5
tsomeone	1y:5 24:3 2c:10
tsomeone's	0:8
tsomething	0:3 1r:8 25:7
tson	1s:6 1x:5 1z:7 26:4 2d:4 2l:4 2w:6
tson's	2s:11 2y:3
tsong	0:5
tsorry	0:3
tsort	2j:-2 2l:9
tsound	0:5 24:-3
tsounds	0:5
tsoup	0:4 24:3
tspanish	0:2
tspeak	0:3
tspeaks	2b:11
tspeech	0:5 1x:-5
tsplit	1x:3 2t:8
tspreadsheet	0:5 2q:4
tspring	0:4 2x:-3
tst	0:4 1k:7 1v:5
tstage	23:4 2o:7
tstairs	0:4
tstand	0:2 26:4
tstart	1t:5 1v:8 2j:7 2v:7
tstarted	1v:4 24:4 27:2 2v:7
tstarting	2j:8 2o:6 2q:5 2v:3
tstarts	1v:13 1y:-2 2o:10
tstate	0:5 1y:6 29:2 2x:-5
tstation	0:3
tstay	1o:-3 1x:6 24:8 2j:7 2p:6
tstaying	2o:6
tstep	0:6 2o:-3
tsteps	2a:10
tstick	0:6 2z:5
tstill	1t:14 24:7 2k:3 2s:8 2z:4
tstomach	0:3
tstone	0:4 31:3
tstop	0:2 2o:7
tstopped	0:4 24:12 2z:8
tstore	0:2 2k:-3 2t:9
tstory	0:7
tstraight	2l:8
tstreet	0:3
tstretches	0:5 25:3
tstroke	0:3
tstubborn	0:6 2x:7
tstuck	0:9
tstudent	1x:4
tstudio	0:3 24:3 2q:-2
tstudy	23:2 25:5
tstuff	0:4
tsuch	2y:6
tsugar	1r:4 1s:9 24:7
tsuggest	0:3 2a:9
tsummer	0:6 1y:9 31:7
tsunday	0:2 1l:11
tsundays	0:2 24:6
tsupport	0:7
tsuppose	0:6
tsupposed	0:9
tsurgery	1x:10 25:6 2o:8
tsurprise	0:2
tswapped	1n:-2 1q:5 1r:6 2p:3
tswears	0:2 1o:5 2z:11
tsweet	0:3 2p:3
tswim	0:3 1k:6 24:5
tswimming	21:7 27:3 2o:-2
tswitch	24:-3
tswitched	1q:8 1v:2 24:11 2f:9
ttable	2j:6
ttablet	1q:2 1r:-3 1v:-2 25:4
ttablets	0:4
ttake	1y:-3 20:9 24:7 2l:7 2o:2 2p:4
ttaken	1x:6 24:4 27:8 2m:6
ttakes	1r:4 24:11
ttaking	1t:5 24:3 27:5 2o:5
ttalk	0:4 23:-3
ttalking	0:4 2t:3
ttall	1n:7
ttaste	2c:12
ttaught	1o:6 1y:5
ttax	0:3
ttea	20:12 2x:12
tteach	0:5
tteacher	2a:6 2d:-3 2g:2 2o:11 2x:3
tteaches	1v:6 2e:11 2o:-2
tteaching	1l:-2 27:6 2x:5
tteam	0:4 1k:18 1y:4
ttech	1x:-2 24:13
tteeth	0:6
ttell	0:2 1z:5 2a:3 2l:4
ttelling	2a:3
tten	0:3 2x:6
tterm	24:8 2d:4 2o:-2
tterrible	0:5 2l:4
ttest	2r:7
ttesting	0:3
ttext	24:10 2w:9
tth	24:2 2o:14
tthan	0:3 1o:6 1x:4 23:-3 2c:3 2k:4 2l:4
tthanks	2x:10
tthat	0:2 1l:5 1n:-3 1o:6 1t:-3 1u:7 1z:5 2q:7 2z:3
tthat's	0:6 20:-3 2m:8
tthats	0:5 23:5
tthe	0:3 1k:5 1m:6 2b:4
ttheir	1x:-4 25:-2
tthem	1u:-2 2a:10
tthen	0:4 2c:12 2o:4
ttheo	1x:3 2j:-5
tthere	0:4 24:5 2m:8 2s:8
tthere's	1q:7 25:7 2m:7 2p:-3 2s:8
ttheres	0:5 2g:9
tthese	0:3 1q:8 2p:-3
tthey	0:3 1o:4 1v:4 1x:7 20:3 22:5 25:6 29:6
tthey're	0:9 2e:6
tthey've	0:8 25:5 2m:9
tthing	0:5 2c:12 2r:14
tthings	2p:4
tthink	0:3 1o:8
tthinking	23:9 2o:15
tthinks	0:7
tthird	1t:5 2r:8
tthirty	0:5 24:-2 2x:2
tthis	0:4 1s:10 2d:-2 2v:7 2x:12
tthose	0:3 1o:3 21:7
tthough	0:9
tthought	0:5 1o:3
tthousand	1x:6 29:6
tthree	1t:-2 24:3 25:6 27:5 2k:3 30:-3
tthrough	0:3 1t:2 1y:2 29:4 2f:11
tthursday	27:3
tthursdays	24:15
tthyroid	1r:-3
ttil	0:3 24:-4
ttill	1x:7 23:-2 24:7 2l:2 2o:4
ttime	0:2 1n:6 2a:6 2f:12
ttimes	0:5
ttip	0:4
ttips	0:10
ttired	0:5 24:7
tto	23:8 2e:2 2z:4
ttoast	0:6
ttoday	0:3 29:8
ttogether	1n:-3 1x:5 1z:13
ttold	0:3 25:2 2c:11 2l:8 2s:11
ttom	0:4
ttomorrow	0:7 23:-3
ttoo	0:3 2l:3
ttook	1x:3 27:8 2w:10 31:-3
ttooth	21:6
ttop	0:5 2m:11
ttorn	0:3
ttouch	24:9
ttown	0:4 2a:-3
ttrain	2p:6
ttraining	23:11 2j:8 2o:4
ttram	2r:8
ttranslate	0:3 29:-2
ttravel	0:2
ttreasurer	1k:4
ttrick	0:3
ttrip	0:3 2o:7
ttrouble	0:7
ttruck	1x:2 23:7 2o:5
ttrust	0:2 2z:-3
ttrying	l:4 23:3
ttuesday	1x:6 2v:13
ttuesdays	1k:4 24:10 2o:-2
tturn	0:2
tturned	0:4 1x:4 2k:6
ttv	0:6 24:7
ttwelve	0:4 1t:6 25:4
ttwenty	0:2 1y:2 29:4 2r:6 2x:6
ttwice	1y:6 24:3
ttwins	0:2 1n:11 1r:10
ttwo	0:2 1l:6 1t:4 1y:4 23:3 24:5 2l:5 2r:4 2x:3 30:-2
ttype	2a:5 2l:10
tu	1v:7
tuncle	0:5 1x:7 24:5 27:7 2w:-2
tunder	1x:9 23:2 2j:7 2s:5
tunit	2o:6
tuntil	0:2 2r:-3
tup	23:4 29:12 2e:10 2q:4 2s:-3 30:4 31:5
tupdate	1x:9
tupstairs	0:6 2g:4 2o:3
tur	0:2
tus	0:4 27:9 2d:9 2k:7 2s:5
tuse	0:3 1t:-3 24:3 2z:10
tused	24:7 27:5 2a:-3 2d:3 2s:-2
tusually	0:3 24:6
tvalley	0:3 2e:12
tvan	0:3 1x:10 24:7
tvaping	0:9
tvegan	0:6 2o:8
tvegetarian	0:4
tverse	0:4 1t:-3
tvery	24:-2 2l:-5
tvet	0:3 25:3 26:7 2g:-9
tvillage	2e:8 2j:-7
tvisa	0:5
tvoice	0:5 2j:9
tw	0:3 1n:5 2x:6
twait	1x:10 1y:-2 2r:7
twaiting	0:2 1y:2
twalk	24:4 27:3 2r:-2
twalked	1x:4 24:2
twalks	2q:9
twall	0:6 24:7
twanna	23:10
twant	0:3 1z:-3 23:7 2c:-3 2k:8
twanted	23:15 2j:8 2o:7
twants	0:3 23:14 2q:2
twarm	2p:-3
twas	0:2 1k:2 1n:3 1t:3 2j:7 2x:5
twatch	2p:8
twater	1o:2 1r:-3 1x:7
tway	0:4 1p:12 2l:2
twe	1p:8 2d:8 2e:3 2m:8 2r:4 2t:6 2y:-2
twe're	2e:4 2o:4 2q:4
twe've	1r:4 1z:3 2d:4 2l:-3 2q:5 2s:8
twear	24:5 2o:11
tweather	0:2 1t:-3 2p:4
twedding	1v:5 1x:12 1y:7 2o:12 2p:5 2x:10
twednesday	24:9
twee	0:10
tweek	1x:3 24:9 2j:9 2t:10
tweekend	0:4 1x:5 30:-3
tweekends	24:11 27:8 2q:7
tweeks	0:3 24:9
twell	1x:2 25:4 26:9 2s:8
twelsh	0:5 1l:5
twent	1r:11 2g:7 2p:2 2v:12
twere	1n:-3 1w:-3 1x:8 2j:7 2m:4 2x:2
twet	0:3
twhat	0:5 1o:3 1s:-3 2q:3 2x:9
twhat's	0:5
twhats	0:6
twhatsapp	0:3
twhen	0:5 1x:5 23:-2 24:2 2a:4 2o:7
twhere	0:3 1x:-3 25:9 2j:7
twhere's	0:6
twhether	0:3
twhich	0:5 2r:8
twhile	0:6
twhippet	0:4 25:2
twhite	0:6 1r:4 2z:5
twho	0:6 1m:8 24:9 25:3 27:5 2f:9 2h:5 2l:5 2w:4
twho's	0:7 24:8 25:5 2w:5
twhole	0:4 24:8 2w:2
twhom	0:3 24:4 2o:-3
twhy	0:4
twidow	0:6
twife	1v:3 1z:4 21:8 2c:7 2j:2 2l:2 2t:7
twife's	1x:4 24:6 2j:4 2u:7
twifi	1o:7
twill	0:5 1l:-3 21:6 25:-7 2g:7 2o:7
twin	1y:4
twindow	2p:3
twine	0:5
twinter	0:2 24:6 29:-3
twith	0:3 1k:11 1n:7 1q:5 1t:12 1z:4 24:5 2b:-3 2p:5 2r:3 32:5
twithout	0:5 1x:5 24:9
twoman	0:2 1r:10 2p:-3 2x:7 31:-3
twon	1r:11 1x:3 2r:6
twon't	0:5
twont	1r:3
tword	2a:7 2r:-2
twords	1t:-3 2a:8 2o:8
twork	1t:7 1v:11 24:14 25:5 2j:8 2s:7 2w:5
tworked	1v:10 1y:4
tworks	2j:4 2x:5
tworld	0:5 20:-3
tworse	0:4
tworth	0:3
twould	0:2 29:-2 2c:-2 2p:6 2z:-2
twrist	0:2 1x:11 29:-3
twrite	0:2 1o:-3 1u:3 2a:7 2g:6 2q:7
twriting	2q:9
twrong	0:2 2y:-3
twrote	0:2 2q:2
tx	0:6 23:7
tyear	0:2 1t:5 1x:6 25:9 2m:8 2o:6 2v:18 2x:4
tyears	1k:8 1r:11 1v:11 1y:6 2e:6 2q:4 2x:6
tyes	1x:12 2o:11
tyesterday	0:3
tyet	0:7
tyou	0:3 1r:5 2l:2 2p:-7
tyou're	0:7 2a:3
tyoung	1x:6 2s:5
tyoungest	1x:-4
tyour	0:2
w!	0:10 2d:-3
w"	0:8 1y:-3 26:6
w#1	0:7 1p:3 1q:3 1t:2 2c:3 2j:3 2r:4 30:4
w#2	0:4 1l:2 1t:3 1u:3 2k:2
w#3	1y:2 21:3 29:2 2z:3 30:4
w#4	0:5 29:3 2d:-2 2n:4
w#5	1x:5 2d:4
w#6	1x:5 2k:4 2n:13
w$	0:5
w%	0:7 29:7 2r:6
w'	0:7 1k:4 1n:2 26:3 2j:2 2q:2 2v:2
w(	0:10
w)	0:10
w,	0:10
w-	0:5 1q:3 27:2 28:3 2c:2 2g:4 30:2
w.	0:8 1u:4
w/	0:8 1x:4 22:9
w:	0:10 20:3 2a:-2
w;	0:10
w?	0:8 2v:-3
w@	0:3 1u:9 2o:-2
w_	0:7
wa	0:4 2w:4
wabide	0:14
wabout	0:6 21:10 2q:7 2x:8
wabove	0:10 2d:4 2w:6
waccepted	e:6 1x:8
waccording	0:5 1x:-2
waccount	0:2 2j:8
waccounts	0:8 24:5
wacme	0:15
wacross	0:12 1x:7
wact	0:10 2r:8
waddress	0:6
wadhd	1x:3
wadult	0:5 1x:2 1y:7
wadvice	0:16
wafraid	2a:8
wafter	0:12 24:2 2a:5 2l:3
wagain	0:14 23:5 25:4 2d:5 2t:3 2u:8
wagainst	0:7 2q:-3
wage	0:9 1k:8 1o:9 2a:6
wago	0:8 1x:8 2x:4
waid	1q:9 25:4 2o:9 2w:8
waint	0:19
wair	0:3 1q:11 1x:-3 2p:8
wairport	0:7 1n:5 2o:-2
walarm	0:4 1q:9 24:11
walcohol	8:18
wall	0:11 1n:6 1o:4 1t:-3 1y:5 23:5 24:6 2r:4 2s:-3
wallergic	0:11
wallergy	0:15 1m:2
wallotment	0:-7 o:2 11:23 1k:2 24:11 2p:-3
wallowed	0:6 24:-2
walone	u:9 21:10 2a:10 2d:20 2p:7
walong	20:4 24:5 25:13
walready	0:5 2w:6
walso	0:7
walways	0:3
wam	1o:-2 24:8 2y:3
wamerican	y:28 2a:13 2j:-4
wan	0:4 1o:2 1y:3 29:9 2b:-2 2j:5 2k:6 2q:2 2r:3 2w:5 2x:2 2z:2
wand	0:12 22:3 2a:3
wanniversary	0:15
wanother	0:2
wanswer	1s:4 2a:6
wanswers	2a:12
wany	0:5 2d:-2 2l:8
wanybody	0:2
wanymore	0:8
wanyone	0:4 1y:11 20:8
wanything	1r:5 2a:-5 2l:4 2w:9
wanyway	0:7
wapartment	1o:-3 1x:3 2d:5
wapology	0:7
wapp	1t:-3 2q:7 2z:13
wapparently	0:4
wapril	0:8 2o:7
ware	0:9 1n:3 1o:7 24:4 25:7
waren't	25:12
wargue	2l:7
waround	0:7 23:-2
wart	1o:2 2c:8 2w:10
warthritis	m:3
was	0:3 1o:3 1t:-2 1x:4 2d:-3 2l:7
wask	0:3 2l:2
wasked	0:2 2l:-2
wasking	0:5 2o:-2
wasks	2l:9
wassistant	2j:11 2s:8
wasthma	m:4 25:2
wat	0:6 21:3 24:3
wate	0:12 2q:3
waugust	1n:-3 1p:6 25:3 2o:9 2x:3
waunt	0:3 1x:6 2d:4
waunty	0:6 1x:12 2d:3
waussie	0:2 29:6
waverage	0:3
waway	0:5 1x:6 24:8 29:-3
wb	0:4 1k:3 1x:7 24:2 2c:7 2j:3
wbabies	1k:6 1x:7 27:8
wbaby	0:3 1x:9 27:2 2g:6 2o:4 2q:5 2x:3
wback	0:9 1r:4 1x:4
wbad	0:2 2q:7 2w:6
wbadly	0:10
wbag	0:4
wbake	24:5
wbakery	0:6 1x:6
wbald	4:19 1n:6 25:7
wband	1k:21 1x:6 27:4 2r:6
wbank	0:5
wbaptist	1k:12 2u:5
wbar	0:7 1x:6
wbarista	10:4 1x:3
wbarn	0:4 24:5 2m:7
wbasement	0:2 2d:11
wbass	o:6 1k:3 27:6
wbathroom	1x:8 2q:9
wbattery	0:8
wbay	0:11 2o:9
wbe	0:3 1o:3 2t:5
wbeach	0:4 1s:6 1x:2 25:-3 2e:5
wbeans	0:6 2w:12
wbeard	0:-13 4:30 1n:22 21:7
wbeats	1o:3 27:9
wbecause	0:12
wbecome	0:8
wbed	24:8 25:6 2d:2 2y:7
wbedroom	0:4 24:3 2d:3 2o:8
wbeen	0:14 25:8
wbeer	0:3 1s:10 24:9 27:4 2j:9
wbees	27:10
wbefore	0:5 24:5 2a:3 2c:-2 2y:4
wbeginner	0:9
wbehind	0:13 1n:8 2d:6
wbeing	0:9 24:10
wbelieve	0:2 1o:3
wberlin	v:12 1x:4 23:2 2c:-3
wbesides	0:7 2j:-4
wbest	0:2 2s:8
wbetter	0:4 1o:12 2w:5
wbetween	0:6 20:7 2w:7
wbicycle	1x:7 24:8 30:6
wbig	20:7 2c:-2 2p:4
wbigger	0:6 1y:-3 2q:-4
wbike	1x:9 2w:11
wbio	0:7 2r:7
wbird	2y:13
wbirds	2d:5 2y:6
wbirth	0:3 1x:9 2h:6 2o:3
wbirthday	2d:-2
wbiscuit	x:29 1x:5 24:-3
wbit	0:4 1x:4 23:4 2d:-3 2q:3 2x:4
wblack	25:8 2j:5
wblind	25:16
wblock	23:6
wbloke	1n:6 2t:7
wblue	0:4 1x:6 24:4
wboard	1k:9 1x:7 2k:2
wboat	1x:5 2c:-2 2k:13 2q:4
wbody	0:5 2f:12
wboiler	0:4 1x:4 2x:6
wbone	25:10 2l:-2
wbook	0:5 1x:10 23:6 2d:-3 2k:4 2v:4 2z:6
wbooked	1k:-3 1x:11
wbooks	0:3 20:9 27:4 2j:9 2k:6 2p:4
wboots	c:4
wborn	0:14 1x:6
wboss	0:7
wboston	0:10 28:7 2o:10
wboth	0:4 1w:4 1x:9 2a:9 2w:7
wbought	0:4
wbout	0:11
wbox	0:6 2k:9 2o:-3
wboy	0:5 1z:2 23:-3
wboyfriend	0:3 1x:6 2s:9 2t:8
wboys	0:12 1z:6 2v:7
wbrain	0:14
wbread	0:4 27:7 2s:-3
wbreak	0:6 2o:10 2t:9
wbreakfast	1r:7 24:2 2j:13
wbridge	2d:7 2o:10
wbring	0:3
wbrings	0:4 2s:-3
wbritish	y:17 1w:7 1x:11
wbro	0:10
wbroke	29:-3
wbroken	0:14 1x:3 2o:-3
wbrother	0:3 1x:5 1z:14 2d:3 2o:5
wbrother's	0:4
wbrothers	1z:10
wbrought	0:7 1y:11
wbrown	0:9 1n:6 2o:-2
wbtw	0:10
wbucks	0:13
wbuddy	0:6 2s:9
wbudget	0:4 1x:6
wbuild	0:6
wbuilding	0:9 2j:10
wbullet	2a:8
wbus	24:6
wbuses	1o:9 24:9 2j:11
wbusiness	23:4 2f:7 2v:5
wbut	0:8 2l:5 2t:4
wbutter	0:2 2c:9
wbuy	0:4 23:2 2d:-2 2p:2
wby	0:5 1w:3 23:4 24:5 2h:4 2w:6 2y:4
wc	0:5 1x:8 23:-5 2r:2
wcabin	1x:4 24:4
wcake	0:10 20:11 2j:6 2w:3
wcalendar	0:6
wcall	0:3 21:5 2j:7 2p:8
wcalled	0:9
wcalling	0:6 2a:7
wcalls	1s:8 21:9 2p:2
wcalm	2l:4
wcame	0:7 1x:9 2x:7
wcamper	11:6 2d:9
wcan	0:9 1o:2 27:-2 2k:-3
wcan't	0:3 21:4
wcanada	0:5
wcanadian	y:33 2a:11 2w:5
wcannot	0:2
wcant	0:7
wcapital	0:3 2a:2
wcaption	0:2
wcar	0:6 1v:4 1x:4 1y:6 2o:5 2p:3
wcaravan	11:14 2k:4 30:5
wcard	0:5 1k:8 1x:9 2p:4
wcards	24:2 2k:10 2p:6 2r:4
wcare	1v:7 23:6 2d:13 2j:12 2x:7
wcarry	0:7 1v:11
wcase	0:2 2q:-3 2r:6 2w:5
wcash	2p:4
wcat	29:-3 2m:6 2q:3
wcatholic	1b:9 2u:5 2v:7
wcats	24:5 30:-3
wcause	0:14 1o:8 2d:-3
wcertificate	1t:5 1x:4 2r:5 2w:10
wchair	0:5 23:10 2k:8
wchange	0:4
wchanged	0:20 1x:10
wchapter	0:7 24:7
wcharge	0:6 1k:-3 1x:7
wchart	0:8
wchat	0:2 2y:5
wcheap	0:3
wcheaper	0:8 23:-3
wcheapest	0:2
wcheck	0:7 1x:4
wcheese	0:7 1x:6 20:10 24:3
wchef	2j:3
wchess	24:6
wchest	11:6
wchicken	20:4 2o:5 2w:6
wchild	0:7 1x:8 2l:11
wchildren	1o:-4 1x:3 1z:10 24:7 2o:2
wchoir	1k:10 1x:4
wchristmas	0:6 23:10 2o:6
wchurch	0:5 24:4 2q:2 2u:3
wcilantro	9:21 2c:12
wcitizenship	1x:9 23:6 2h:6 2r:-3
wcity	0:4 1v:6 1x:4 1y:4 28:7 2e:9 2o:2 2p:-3
wclass	0:7 1y:8 24:6 2j:11 2o:9
wclean	0:6
wcleaner	21:10 2k:9
wcleaning	1v:9
wclient	0:5
wclimb	2o:7
wclinic	1v:13 2p:6
wclock	1q:9 2k:15
wclose	0:3 2s:11
wclosed	0:12
wclosing	0:4 1x:-3 2o:11 2p:9
wclub	1k:17
wco	1u:2 1v:7
wcoach	1o:6 2j:4 2o:6 2s:5
wcode	0:7
wcoeliac	m:8 1x:7
wcoffee	23:3 24:2 2c:4 2p:6 2s:4
wcold	0:5
wcolleague	0:3 1x:-2
wcollege	1t:4 2v:6
wcolor	0:7
wcom	1u:3
wcome	25:9
wcomeback	0:9
wcomes	1o:8 2l:6
wcoming	0:7 25:11 2r:5 2s:-2
wcommon	0:2
wcommunity	1k:5 27:-3 2v:8
wcommute	1x:-3 24:4
wcompany	0:6 1v:6 1x:6 2a:-3
wcondo	u:9 23:7 2d:3 2p:4
wcontract	1o:6 1x:6 2o:10
wconvert	0:9
wcook	1y:4 2j:4 2p:-2
wcooked	0:10
wcorolla	1h:22 30:11
wcorrection	2w:13
wcos	0:11
wcottage	11:7
wcouch	24:4 2d:8
wcould	0:3 23:-3 2p:-2
wcouncil	1k:3 1v:6 1y:9
wcount	21:6
wcountry	1s:8 1v:5 1y:12 27:11 2c:7 2j:5
wcounty	0:2 1s:5 1x:4 2r:4 2v:3
wcouple	0:6 24:8 2s:3
wcourse	1k:10 1x:9 2o:14
wcourt	1v:6 1x:6
wcousin	0:6
wcoworker	0:12 2v:-2
wcracked	0:4 30:7
wcrew	1k:5 1y:6 27:7
wcried	0:13
wcrime	2c:14
wcross	23:-3 2j:3 2m:12 2v:6
wcruise	1y:6 23:-2 2o:12
wcry	0:4 1o:10 29:-3
wcrying	0:15
wcustomer	0:12 2q:2
wcut	0:6 1x:-4 2o:3
wcute	0:2
wcv	0:4
wd	0:2 1u:3 24:-2 25:9 2i:5 2q:6 2v:4 2w:4 2z:3
wdad	0:11 2j:7
wdad's	1x:3
wdads	0:5 2d:10
wdaft	0:10 2q:5
wdairy	8:2 1r:8 1x:4 2m:5
wdale	0:15 2g:-3
wdance	o:3 27:11 2o:11
wdark	i:6 21:7 24:10 2w:4
wdata	2q:7 2r:3
wdate	0:13
wdaughter	0:5 1z:5 2d:8 2o:5
wdaughter's	1x:8
wday	0:5 1p:4 1r:4 1x:5 20:7 2r:10 2u:7
wdays	1o:2 1x:5 1y:-2 24:4 2j:4 2o:9 2p:4 2r:5 2x:9
wdead	0:10
wdeaf	1y:4 25:9
wdeal	0:3
wdear	0:11
wdeb	0:6 2d:5
wdebate	1k:4 27:6
wdecember	0:6 1x:2 25:-2 2o:5
wdecent	0:4 2w:2
wdecided	1n:4
wdeck	1q:8 1x:7
wdeep	1x:6 21:8
wdegree	0:8 1t:17
wdegrees	0:8
wdental	1v:5 2v:7
wdentist	1x:6
wdenver	0:8 1x:11 2o:-6
wdeposit	0:7 1x:6
wdescribe	0:2
wdesk	0:6
wdiabetes	25:6
wdiabetic	m:11
wdiagnosed	0:11 e:3
wdid	0:4
wdie	23:4
wdied	0:5 e:19 1x:7
wdiesel	0:4 1v:2
wdifferent	0:8
wdinner	0:2 1r:-2 1y:-2 24:8 2p:5
wdinners	0:4 2j:17
wdirector	1x:3 2j:10
wdish	0:7 24:9
wdivorce	1x:5
wdivorced	1a:36 2t:12
wdo	0:4
wdoc	0:5
wdoctor	0:8 1x:-2 24:-2 2a:8
wdoctor's	0:8
wdoes	1o:4
wdoesn't	1o:5
wdog	0:6 1x:2 23:5 2o:6
wdogs	0:2 21:5 2d:-3 2k:5
wdoing	0:4
wdollars	0:15 29:5
wdon't	1s:4 2p:5
wdone	0:5 1x:13
wdoor	23:-3
wdown	0:11 1n:5 1r:4 1x:6 23:4 25:7 2o:4 2w:2 30:7
wdownstairs	0:6 1x:9 2k:6
wdraft	0:3
wdraw	0:3
wdream	0:2
wdrink	l:8 1x:4 24:6
wdrinking	0:3 l:12
wdrinks	l:4 24:7
wdrive	1x:7 2q:6
wdriver	2j:15 2o:8
wdrives	10:11 24:5
wdriving	21:8 2o:8
wdrop	24:12
wdropped	23:7
wdrum	1x:7 23:4 2k:7 2o:-2 2w:7
wdry	2c:6
wdubai	v:10 1x:4
wdublin	0:9 2o:6 2q:5
wdue	0:4 24:-3
wdust	0:7 21:6
wdutch	0:4 1w:4 23:5 2b:4 2r:3
wdying	0:8
we	0:5 2p:5 30:2
weach	0:3 24:8 2a:6 2w:3
wear	1n:10 1t:-2 24:7 2w:10
wearly	1x:7 24:2
wearn	0:11
wears	0:13
wearth	0:5 2y:-3
weast	v:4
weaster	0:12 2o:14 2x:10
weasy	0:9 2j:-2
weat	0:9 24:4
weating	0:4
weats	0:2
wegg	3:3 1n:5 20:4 2w:7
weggs	3:6 1m:5
weight	1l:6 1n:-3 24:6 2k:3 2y:8
weldest	0:11
welectric	1o:6 1v:4 2j:3 2p:6
weleven	1y:9 23:-2 24:5 26:7 31:2
weli	0:2 x:11 1n:-3
welse	1w:5
wem	0:3 24:5
wemail	0:11 24:3 2p:3
wembarrassing	0:4
wend	0:3 1x:7 20:-3 21:7 2a:3 2e:9
wengaged	1a:28 1x:3 2t:6
wengineer	0:7 23:6 2j:12
wenglish	0:7 s:7 2w:3
wenough	0:6 1n:-3 2l:7
wessay	0:5 2r:-3
weuro	0:15 24:5
weven	0:11
wevening	0:8 24:4
wever	0:6 1r:8 2a:19
wevery	0:2 24:10 29:4 2l:-5
weverybody	0:2 2l:10
weveryone	0:10 1o:13
weverything	0:7 1o:7 1r:8 1s:-3 1w:6 24:3 2l:13 2w:5 2z:6
wex	0:5 1x:2
wexactly	0:2
wexam	1x:5 2o:8 2r:11
wexample	1u:4
wexercises	0:5
wexpensive	0:11
wexplain	23:-2
wexplains	0:4
wextra	0:5 29:-3
weye	1n:7 25:5 2o:9 2w:4
weyes	0:7 1s:8
wf	0:5 25:-2 2q:4 2w:7
wface	0:3 1n:15 1r:9
wfacebook	1g:24 2q:2
wfact	0:5
wfair	1y:4 29:-3 2l:10 2r:5
wfall	0:4 1x:10 2o:5 2x:9
wfamily	0:7 1t:2 1v:9
wfan	0:9 1o:3 24:2 2z:10
wfar	0:7
wfarm	2k:7 2o:2
wfarmer	0:5 2a:-3 2j:6
wfast	0:4
wfather	0:6 1n:7 1x:2 2j:-3
wfavorite	0:6
wfavourite	0:11
wfear	0:10
wfebruary	1p:10 1x:8 23:4 2o:3
wfeed	1o:7 24:7 2j:6 2k:-3 2o:5
wfeel	0:10
wfeet	1n:12 1x:4 2r:6
wfell	0:4
wfella	0:10
wfifteen	2:14 2x:7
wfifty	0:9 23:8
wfinally	0:15 1x:4
wfind	0:7 1x:-3 25:6
wfine	0:13
wfingers	20:8 2w:6
wfinish	0:8
wfinished	0:9
wfire	1v:8 1x:5 1y:8 20:-2 24:3 2p:3
wfired	0:3 1x:17
wfirm	0:5 1v:5 1x:7
wfirst	0:3 1n:2 1x:4 20:5 2a:6 2d:2 2k:2 2l:9
wfish	1r:9 1s:6 20:6
wfishing	o:7 1x:5 1y:-3 27:12 2k:7
wfit	0:6 1s:8 30:10
wfits	0:4
wfive	1l:5 1t:3 23:6 24:13 2j:3
wfix	0:3 1x:-3
wfixed	0:5
wfixing	0:2
wflat	1x:3 2d:8 2p:2
wflatmate	0:16
wflight	23:6 24:6 2j:5 2o:-3
wfloor	24:5 2d:8 2j:9 2p:6
wflowers	0:5
wflyer	0:5
wflying	i:12 1r:-2 1x:7 1y:-2
wfolks	24:6 2d:8
wfollow	0:8 23:3
wfood	0:5 1k:6 1r:7 23:6 2w:5
wfoot	26:8 27:4
wfootball	o:17 1x:10 2q:5
wfor	0:7 1o:2 20:-2 2o:4
wforget	0:2
wform	0:13 2o:8
wforty	0:6 1y:5 23:2 27:3 2j:3 2r:5
wfound	0:11
wfour	1l:3 1x:3 24:4 26:6 2r:3 31:4
wfourteen	2:17 1t:9 29:-7 2x:4
wfourth	1z:11 2o:10
wfree	0:9 1k:7 1o:7 1r:8 25:7 2c:7 2l:-3 2p:-3
wfreeze	2k:12
wfreezer	2k:12
wfrench	s:4 2j:10 2m:5
wfresno	0:3 2a:-3 2o:7
wfriday	0:4 24:10 2b:-3 2o:6
wfridays	24:8
wfridge	0:7 1x:4 2r:-2
wfriend	0:7 2a:3 2d:-3 2l:10 2s:6
wfriend's	1x:7 2l:-3
wfriends	2q:-2 2s:15
wfrom	0:6 1l:-2 20:3 2x:3
wfront	0:8 2d:4
wfryer	2k:14
wfull	0:6 1x:4 23:3 2j:4 2k:6 2o:3 2p:3
wfun	0:3
wfuneral	2c:8 2o:6
wgame	0:2 23:9 24:5 2q:2
wgames	1s:10 2k:6 2o:6 2p:-2 2y:3
wgarage	0:3 1o:-3 2p:7
wgarden	0:3 23:3 2o:6 2p:6 2q:7
wgas	0:3 1v:2 1x:3
wgate	0:6 24:8
wgave	1x:8
wgeneral	0:8 1v:6 2r:3
wgentle	0:8
wgerman	s:12 2r:-3
wget	0:6 25:-3 2l:2
wgets	0:2 1y:-2
wgetting	1x:3
wgift	0:7
wginger	4:16 1n:5 20:7 2m:7
wgirl	1t:2 1z:6 22:2 2c:2 2j:4 2s:4
wgirlfriend	2s:2 2t:3
wgirls	0:6 1z:8 2d:7 2j:4 2s:5
wgive	0:4 1x:-3 2a:9
wgiven	0:9
wgives	1o:7
wgiving	0:3
wglass	0:2 24:3
wglasses	4:27
wgloves	0:4 24:-2
wgluten	8:8
wgo	0:3 1o:4 25:3 2q:3 2r:2
wgoats	1x:8 20:9 2c:10 2o:7
wgod	0:8 2o:-2 2w:7
wgoes	0:3
wgoing	25:5
wgone	0:10 1n:13 25:12
wgonna	0:7
wgood	0:2 2c:5 2d:3 2o:6 2s:6 2w:2
wgot	2m:-4
wgotta	0:10
wgrade	1t:6 2j:3 2v:3 2x:3
wgrammar	1x:7 24:3 2v:10
wgrand	29:20
wgranddaughter	1z:9
wgrandfather	0:4
wgrandma	21:-2
wgrandmother	0:4 2d:7
wgrandson	1z:15
wgravy	x:17
wgreat	0:3 2k:4
wgreek	d:8 s:3
wgreen	1s:8 1x:4 24:5 27:8
wgrew	0:12
wgrey	0:4 1n:8 1x:-2
wgreyhound	13:8 2m:6
wgroup	1k:16 2y:6
wgrow	0:10
wgrown	0:14 1z:10
wguess	0:5 1k:-3
wguitar	o:13 27:4
wguy	0:2 2l:10 2s:4
wguys	2d:9
wgym	1k:6 24:8
whad	0:5 25:3
whaha	0:4
whair	1n:7 2j:5 2q:5 2w:8
whalf	1l:4 1o:2 1x:4 2c:-3 2j:3 2r:4 2w:-3 30:-2 31:4
whall	0:12 1x:9 2o:7
whand	0:2 1o:7 27:2 2j:8 2k:9 2p:4
whanded	e:2 1n:6 2y:8
whands	2a:8 2w:9
whappen	1o:5
whappens	1o:8
whappy	0:7 2o:-3
whard	0:5 2a:10
whas	0:6 1t:-2 2q:-2
whate	0:8
whave	0:9 25:3 2q:-2
whaven't	0:3
whaving	0:6 1o:-3
whe	0:3 2k:7 2s:-2
whe's	0:2 2q:-3
whead	0:7 1q:7 1v:5 1y:-2
whealth	1t:3 1v:12 2f:4
whear	1o:7 25:11
wheard	0:12
whearing	25:11
wheart	0:6 2l:10
wheat	0:6 2a:-3
wheavy	0:4
wheights	i:38 2e:10
whello	0:6 2p:-3
whelp	2l:7
whelps	0:2
whens	2m:17
wher	0:3 1t:8 1x:7 22:4 24:5 25:8 2b:-3 2c:4 2o:5
where	0:4 1o:3 1x:2 23:2 2s:-3
wherself	2d:10 2o:5 2w:6
whes	0:13
whi	0:6
whigh	1t:4 1y:-2 2d:3 2v:15
whill	0:8 1n:-3 1x:7 2e:8 2v:4
whim	0:5 1t:3 1x:4 24:5 2a:-3
whimself	0:3 2d:8 2w:9
whip	m:16 25:8
whire	0:8
whis	0:4 1n:5 1x:6 24:2 25:6 2d:3 2r:4 2w:2
whistory	0:2 1k:5 2f:5
whit	1x:3
whold	0:3
whome	1v:2 1x:9 23:4 24:3 2e:7 2o:5 2p:4 2s:-3
whonest	0:2
whoney	0:7 24:7
whope	0:2 1k:13
whorse	0:7 1y:8
whorses	27:11 2o:4 2q:-2
whospital	0:4 1v:7 1x:8 2j:3 2o:6
whot	2d:5
whotel	0:5 1x:11 1y:7
whour	0:6 29:8
whours	0:11 1k:5 1v:7 1x:4 1y:7 23:10 2l:-3
whouse	0:5 1x:2 1y:2 2d:5
whouses	2o:9 2r:9 2w:6
whow	0:3 2a:-4
whr	29:6
whundred	1l:9 2k:8 2r:6 31:6
whurt	0:2 1x:6
whusband	0:9 1x:4 24:3
whusband's	2k:4
wi	0:6 2b:-2 2d:-3 2k:-2
wi'd	2r:-3
wi'll	0:8
wi'm	0:7 23:2 2l:2
wi've	0:5
wice	1x:5 25:10 2d:5 2z:5 30:8
wid	0:6
widea	0:3 2o:12
wideas	0:2
wif	0:4
wim	0:5 23:4
wimagine	0:5
win	0:4 2w:3
wink	0:9
winstagram	1g:28 2q:5
winstead	0:9 24:10
winsurance	0:5 1v:13
winterview	2o:4 2r:5
winto	0:6 1t:-3 1x:3 23:4 25:5 2o:3 2u:5
winvented	0:4
winvoice	0:5
wipad	7:14 1q:10 1s:-2
wiphone	7:6
wireland	0:4 1x:5 23:7
wirish	1w:3 23:5 24:9
wiron	m:6 25:7
wis	0:8 1o:2 2t:5
wisn't	0:5
wit	0:4 1t:-2
wit's	0:3 2p:-2
witalian	1w:4 2w:6
wits	0:12 2w:-2
wjanuary	0:6 1x:4 2o:4 2t:6
wjess	x:18 2d:14 2o:-3
wjob	1x:4 1y:4 2j:3 2o:2 2q:-2
wjobs	0:4 2j:9
wjoined	0:9 1y:-3
wjoke	0:9
wjudge	0:6 2a:5
wjuly	1r:-3 2a:-3 2o:9
wjune	1p:4 1x:6 2g:5 2o:9 2r:3
wjunior	1x:3 24:9 2o:6 2s:7
wjust	0:7 1o:3 2l:3
wk	0:2 29:8
wkeep	1n:3 1o:-2 24:-2
wkeeps	0:6
wkept	0:3 24:-2
wkeys	0:9 2k:9
wkg	2r:2 31:7
wkid	0:4 1o:4 1x:4 1z:3 2d:-2 30:3
wkidney	0:4
wkids	1y:4 1z:9
wkill	0:5 1o:5
wkilling	0:6
wkilos	31:14
wkind	0:4 1r:7 2l:7
wkit	2k:17
wkitchen	1u:3 23:5 2b:7 2j:11 2o:7 2q:11
wkitten	2m:9
wknee	25:3 2o:3
wknees	23:3 2l:11
wknow	23:-2 2l:4
wknows	0:4
wl	0:4 25:8
wlad	0:3
wladies	0:7 1k:2 2q:7
wlady	1x:4 2j:8
wlaid	2l:9
wlake	0:3 1k:4 1x:3 24:4 2e:6 2l:6 2o:4
wlandlord	0:9 2l:5
wlanguage	0:16 23:-2 2w:6
wlaptop	1q:4
wlarge	0:4 1q:8 2a:5
wlast	0:11 1t:4 23:4 2p:-2
wlate	0:10 24:10 2k:8 2p:5
wlater	0:8 1o:7
wlaugh	0:7
wlaw	1z:3 2v:2
wlawyer	0:7 2l:7 2o:3
wlead	1o:2 1x:6 2j:15
wleaf	0:5 1x:7 2o:4
wleague	1k:4 20:8 27:6
wlearned	0:2 2a:-3
wlearning	0:9
wlease	1x:8
wleave	29:6 2j:8 2o:9
wleaving	0:9
wleeds	1s:5 2o:-2
wleft	0:7 20:3 25:5
wlegs	0:6 1x:-3 2o:8 2q:8
wleicester	0:3 1c:9
wlength	1n:9 2o:7
wlent	0:9
wleo	1j:3 32:3
wless	0:10 1o:-3 2l:8
wlessons	0:4 27:4 2j:5 2o:10
wlet	0:6 2l:6
wletter	0:2 1o:4 2p:7
wletters	0:2 2a:8
wlevel	2a:6 2r:6 2w:3
wlibrarian	2j:5 2o:4 2p:-2
wlibrary	1o:2 1q:4 1v:3 24:-3 2q:8 2s:4
wlicence	1x:2 2k:8 2o:9 2r:5
wlicense	1t:8 1x:7 2r:5
wlie	0:9
wlife	0:7
wlift	0:3 25:-2
wlight	0:8 2k:7 2p:6
wlighthouse	2q:6
wlights	0:10 23:10
wlike	0:8 1n:6 24:5 2a:3 2l:5 2u:5
wlikes	0:3
wlil	0:3 27:6 2q:5
wline	24:2 2q:15 2s:8
wlines	0:8 24:2 2a:10
wlisbon	v:2 1x:4
wlist	0:10 1x:8
wlisten	0:2 2p:2
wliterally	24:4
wlittle	21:4 27:4 29:3 2a:2 2j:7
wlive	0:7 2d:5 2l:4 2o:2
wlived	0:7
wlives	0:4
wliving	1z:12 2d:15
wloan	1x:11
wlol	0:7
wlola	0:7
wlong	0:4 1k:-2 2j:-5 2p:3
wlonger	0:3 1y:5
wlook	0:7 2l:-2
wlooking	0:5 24:-3 2o:-3
wlooks	0:13 2t:-2
wlord	0:15 1x:9
wlost	0:2
wlot	0:5 1x:10 24:7 2k:-3
wlottery	0:3
wloud	24:3
wlove	0:6 1v:11 1x:5 2l:5
wlovely	0:12
wloves	0:10 1y:-3
wlow	25:7
wlunch	0:4 24:8 2j:-2
wlying	0:6
wm	0:3 1q:3 1x:4 24:8 26:10
wmachine	1q:8 1s:10 2c:5 2k:12
wmad	0:10
wmade	0:7 1x:6
wmagazine	0:6
wmail	0:3 2j:6 2p:6 2z:9
wmake	0:4 1x:4
wmakes	0:3
wmaking	0:10
wmama	0:3 24:8 2y:4
wman	0:5 1o:3 1x:5 23:4 2j:6 2l:4 2o:4
wmanager	1x:5 2j:8 2r:7 2s:3
wmany	0:2 2a:7 2k:11
wmarathon	1x:7 23:6 2r:12
wmarch	23:4 2o:9 2x:4
wmarcus	x:21
wmarket	0:7 20:4 23:8
wmarketplace	2j:8 2k:7 2o:8 2z:11
wmarried	1a:21 2t:9
wmarry	0:11
wmass	24:10 2a:-3 2u:9
wmate	0:12 24:9
wmaths	1x:7 2j:6 2r:10 2s:7
wmay	0:4 1p:5 1x:4 2l:-3 2o:3 2t:3 2x:5
wmaybe	0:3 24:7
wme	1x:3 2a:6 30:4
wmeal	2p:-3
wmeals	0:2 1r:10 2q:8
wmean	1t:-3
wmeans	2l:4
wmeant	0:6 1o:8
wmeat	8:8 1r:15
wmedical	0:5 1v:4 23:7
wmeet	0:5
wmeeting	0:8
wmember	0:12 1k:9
wmeniscus	1x:-2 25:8
wmenu	0:5
wmess	0:2
wmessage	0:4
wmet	0:4 1y:-3 2o:3
wmi	0:4 1n:5 1x:6
wmiddle	0:12
wmidnight	24:8
wmidwife	2j:2
wmile	0:3 1x:10 24:4
wmiles	0:12 24:4 27:5 2r:12
wmilk	0:3 1m:7 1r:6 2j:4 2p:3
wmind	0:11 2a:-2
wmine	0:6 2d:9 2j:9 2v:10
wminute	0:7 24:10 2r:4 2w:8
wminutes	0:4 1s:4 24:8 2l:6 2r:9
wmira	0:9 1x:8
wmissing	1x:13
wmissus	0:3
wmix	1n:8 2m:15
wmobile	2q:5 2z:12
wmom	0:5 1x:-5 24:6
wmom's	20:9
wmonday	0:3 2o:3 2x:5
wmondays	27:12
wmoney	0:16 24:2 2p:4 2z:-2
wmonth	0:6 1l:6 23:3 24:4 29:8 2p:-3 2q:-3
wmonths	1l:8 25:6 2x:16
wmoon	0:3 32:8
wmore	0:2 1o:3 2b:-3
wmorning	1s:-3 23:-2 24:12 27:3 2c:8 2r:-2
wmornings	24:7 2c:8 2j:5
wmortgage	0:2 2d:9 2o:5
wmost	0:6
wmostly	0:11 2w:-2
wmother	0:7 23:4 24:9 2d:4 2s:4
wmother's	0:5 1x:5 2d:-2 2k:5
wmove	2o:13
wmoved	2b:8 2d:6
wmovie	0:6 24:7 2l:-3
wmoving	1n:-3
wmr	2d:-3
wmrs	2d:2
wmuch	0:5 24:3 2a:3 2q:-2
wmum	0:4 23:2
wmums	1o:-3 1x:9 2d:8
wmusic	1s:5 23:3 2p:-2 2w:5
wmust	0:5 2o:7
wmy	0:3 1t:-3 29:-5 2n:-3
wmyself	0:5 23:2 27:12
wn	0:7 2b:6
wnails	24:18 2j:11
wname	0:3 2r:8 2s:6
wname's	0:5
wnamed	0:7 1x:2
wnames	0:8 1z:-3 2w:-2
wnan	1y:9 2d:4 2o:-3
wnavy	c:7 2j:5
wnear	0:12 2k:5 2o:8
wneedles	i:20
wneeds	0:8 2j:10 2o:-2
wneighbor	0:17
wneighbour	0:16 24:7
wnephew	0:10 1x:3 1z:6
wnever	0:3 1o:3 2d:-2 2p:3 2q:3
wnew	1k:5 2p:5 2s:4 2t:6 2x:3
wnews	0:11
wnewsletter	0:2 1u:-2 2q:-5
wnext	0:7 2a:3 2d:-3
wnice	0:2 2l:6
wniece	0:3 1z:9
wnight	1t:2 1x:4 21:2 25:4 2a:3 2o:8
wnights	0:4 1x:2 24:4
wnine	2:6 1l:5 1x:3 24:5 29:3 2l:5 2w:3
wnineteen	2r:6
wninety	2:18 2d:-3
wno	0:5 1q:4 2b:-3 2p:4 31:-3
wnobody	0:4
wnoise	0:8 2z:7
wnon	0:7 27:5
wnoon	0:5 24:4 2p:7
wnormal	2a:4
wnorth	1k:9 23:8 2e:5
wnot	0:3 1n:-3 1o:4 1r:4 2a:5
wnote	0:2 2w:8
wnotes	0:3 1s:7 24:7
wnothing	0:10 26:7 2p:7
wnotice	1x:10
wnotion	1g:34
wnovel	2q:5
wnovember	1o:-2 1p:15 1x:2 24:8 2r:-3
wnow	0:9
wnumber	0:14 25:8 2k:13 2n:-2 2w:8
wnurse	0:2 2j:6 2k:5 2t:-3
wnurses	0:5 2l:6 2q:5 2s:5
wnursing	w:26
wnuts	0:8 1m:13 2c:5
woctober	2o:19
wof	0:3 1k:3 1p:6 23:3 24:2 2d:5 2e:4 2k:3 2u:2 2v:5
woff	0:2 1n:2 1x:4 24:3 2c:3
woffer	1x:12 2o:7
woffice	1v:4 1x:7 1y:-2 29:2 2o:4 2q:2
wohio	0:3
woil	0:6 1o:6 1s:6 1x:8 2q:10
wok	0:4
wokay	0:7
wold	1l:4 1z:3 20:-2 27:5 2a:-3 2k:5 2p:6 2q:3 2s:7
wolder	1o:2
woldest	0:4 1x:6
won	0:4 24:2
wonce	0:8 1o:4 1r:9 1y:10 24:6 25:7 29:-3
wone	0:6 1l:2 20:-6 26:10 2k:6 2l:6 2s:4 2x:6 2y:4
wones	1z:6 2a:8 2c:8 2p:4
wonline	0:10 24:8 2x:7 2y:9
wonly	0:5 1o:2 1r:7 23:6 24:4 2a:6 2p:6
wop	1v:4 25:8 29:3
wopen	0:3 1x:2 2a:2
wopened	e:4
wopening	0:4 24:7
wor	0:6 1m:9 1r:6 1x:-2 29:-2 2o:4 2p:7
worder	0:6 2z:11
worgan	0:6 1s:9 2j:3
wother	0:3 1x:5 24:5 2j:5
wought	1o:2 24:8 2o:-2
wour	0:3 1t:3 1x:3 2d:8 2o:5
wout	1o:2 1x:4 24:6 25:5 2o:7 2r:3
woutside	0:11 2p:8
wover	0:4 1y:6 2k:-2 2p:15 2w:8
wovertime	0:2 24:10
wowl	2y:9
wown	27:4 2d:7 2k:3
wowner	0:10
wowns	0:19
wp	0:7 20:10
wpacked	0:11
wpacking	0:3
wpage	0:10 2a:8
wpages	0:2 24:7 2q:12
wpaid	0:5 1x:2 2x:-3
wpain	0:7 25:5
wpaint	0:7
wpaper	2k:-3 2q:9 2z:2
wpapers	0:7 23:7
wparagraph	2a:7 2w:-2
wparamedic	10:10
wparent	0:8
wparents	1o:3 1z:9 2d:6 2o:3
wparis	0:10 2o:7
wparish	1:2 1k:3 1y:6
wpark	0:8 1k:4 1y:5 2e:8 2v:4 2w:4
wparking	0:9 2k:-3 2w:8
wparrot	13:8 1s:9 2b:-3 30:-2
wpart	0:4 1x:6 23:5
wpartner	0:5 1x:9 2d:5 2s:7
wparts	0:7 2p:12 2q:4
wparty	0:6 23:6 2o:4
wpass	0:2 2l:7 30:10
wpassed	e:3 23:-3
wpassport	0:7 21:-3 23:4 2o:4
wpast	0:8 2w:5
wpaste	0:8
wpatient	2l:6
wpay	0:6 1o:4 29:7
wpays	0:9 23:-3
wpenicillin	3:29
wpension	0:4
wpeople	0:6 1o:4 2p:7 2s:10 2u:7
wper	0:15
wpercent	24:12 2r:9
wpermit	1x:9 2o:-2
wperson	25:7 2d:-2 2l:2 2p:7 2y:15
wperth	v:10 1y:-2 2o:3
wpescatarian	8:23 1r:12
wphone	0:5 1q:8 21:3 24:2
wphones	0:10 2j:6
wphoto	2q:-2 2w:13
wphotos	0:4
wpiano	2j:8 2k:4
wpick	2o:9 2z:10
wpicked	0:4
wpicture	1k:9 2q:4
wpie	0:4 20:6 23:6 2l:10
wpill	0:3 1x:7 25:6
wpilot	0:4
wpixel	7:6 1q:5
wplace	0:5 2j:5 2o:5 2p:3 2r:6
wplain	2a:10
wplan	0:9
wplane	1y:4
wplant	0:4 1v:9
wplate	0:5 24:11 2d:11
wplay	0:7
wplaying	0:16 1x:3 23:5
wplaylist	0:14
wplays	0:9 2j:12
wplease	1k:-3 2l:-2
wplot	2k:7 2p:6
wpls	0:5 2p:-2
wplumber	2o:-3
wplus	0:7 23:-3 2o:7
wpm	1k:5 2a:2 2j:12
wpodcast	2f:-2 2q:6
wpoem	0:2
wpoint	1o:4 1v:4 23:2 2e:14 2l:5 2w:-2
wpoints	1v:6 2a:8 2r:13
wpolish	0:8 21:6 2a:3 2c:7 2h:6 2q:5
wpolite	0:8
wpool	0:6 24:4
wpork	8:24 20:-2 24:8
wportland	1x:8
wpost	0:5 1v:3 1x:3 25:8 29:3 2j:6 2l:7
wposter	0:6
wpounds	1x:7 23:7 25:6 31:12
wpower	0:4
wppl	0:5
wpractice	0:6 1x:7 23:4 24:7 2f:2 31:-2
wpractise	0:8
wprayer	2k:7
wprefer	0:9 23:-3
wpregnant	m:14 25:8
wpresent	0:7
wpress	1x:5 2j:6 2k:11
wpretend	0:2
wpretty	0:8
wprice	0:6
wprimary	1o:3 1v:7 2v:6
wprint	0:5 2w:8
wpriya	x:12 2c:5
wproduct	2j:2
wprofessional	0:7 2a:6
wprogram	1t:12 1x:8
wpromoted	1x:9
wproper	0:2 2p:7
wproperly	0:9
wpros	0:16
wprotein	0:5
wproud	2l:5
wpub	0:2 27:3
wpublic	1s:5 1t:7 1v:13 21:11
wpump	0:6 1o:3 2w:3
wput	1x:2 25:4 2k:-3 2o:4 2p:4
wputting	2o:8
wpython	1d:12 2m:5 2q:5
wquarter	1w:8 2r:11
wqueen	1v:4 1y:6 20:5 24:8
wquestion	0:4 1x:10 2a:6
wquestions	0:3 23:11 2u:9
wqueue	0:4
wquick	0:4
wquid	0:2 29:4
wquiet	1z:-2 2b:-3
wquit	0:7 1o:6
wquiz	0:7 27:3
wquote	0:7
wr	1v:-3 29:-4 2c:5 30:6
wradio	24:5
wrain	0:3 2c:8
wraise	0:4
wraised	0:12 21:-2 2l:10
wran	29:-3
wrate	0:11 1x:-3
wrather	1r:-3
wray	x:5 1x:3 23:3 2o:2
wrd	1p:5 1x:6 2o:5 2x:4
wread	2p:-2
wreading	0:8 1k:6 1n:-5 2r:10
wreads	l:6
wreal	1r:8 1x:3 2a:-2 2j:4
wrealistic	0:6
wreally	2u:10
wreason	1o:9
wrecipe	0:10 1r:-3 2k:5
wrecipes	0:9 2d:-3 2q:8
wreckon	0:5
wreckons	0:7
wrecord	0:7 2r:5
wred	1n:5 24:9 2r:6
wreddit	0:10 25:-2
wredo	2w:-3
wrefuse	0:2
wregister	0:6
wremember	0:7
wrent	29:3
wrenting	u:27 23:3 2q:2
wrents	u:3 2q:9
wreplaced	1x:13 25:5
wreply	2a:5
wreport	0:8
wrest	0:7 25:10 2w:6
wretired	10:13
wreview	2r:11
wrewrite	2q:9
wrice	0:9 1r:7
wrich	0:6
wride	0:4 24:11
wright	0:4 2o:7
wring	1n:10 1x:5 2k:10
wriver	0:3 20:6 2e:7 2o:7
wroad	0:4 1n:-3 1v:3 24:3 28:4 2e:6 2o:2
wroast	20:7 24:12 2p:-3
wrobot	0:9
wrole	0:6
wroll	20:6 24:5 2k:3
wrome	0:11
wroof	1x:7 27:8
wroom	0:2 1x:3 24:6 2l:8 2w:4
wroommate	0:2 2p:5 2s:4
wroughly	0:7
wround	0:2 24:9 2j:5 2r:3
wroute	0:3 1x:11 2j:9
wrow	0:8 2s:8
wrule	0:7
wrules	0:10
wrun	1x:3
wrunning	23:-4 27:10
wruns	0:5
ws	1k:2 1v:5 20:5 25:-3 27:4 2q:2 2r:5 2v:5 30:2
wsad	0:2
wsafe	0:4 2w:7
wsaid	0:11 2a:-3
wsalary	0:11
wsale	0:6 2j:5
wsalt	1r:11 27:5 2k:2
wsame	2o:4
wsamsung	7:23
wsat	1o:6 24:4
wsaturday	0:15 24:10
wsaturdays	0:5 24:5
wsave	0:3 2o:7
wsaving	0:3 2o:-3
wsaw	0:14
wsay	23:4
wsaying	0:8
wsays	0:4 2d:-3 2l:7
wscared	0:6 1k:-3
wschedule	1o:5
wschool	1y:4
wscience	23:4 2a:6 2f:16 2j:4 2p:-3
wscorpio	1j:5
wscottish	y:16 1w:10 27:6
wscratch	0:12
wscreen	0:5 24:10 2p:3
wsea	0:6 21:2 2c:6
wseason	0:4 1y:3 23:10 24:6 27:8 2o:3
wseat	2k:9 2o:11 30:4
wsecond	1x:3 23:4 30:3
wsection	0:8 2r:6
wsee	0:3
wseeing	1a:12
wseen	0:8
wself	10:11 23:8
wsell	0:6 1x:4 20:5
wsells	0:8 1x:-3
wsenior	10:9 1x:6 2r:9 2x:6
wsense	0:4
wsensible	2l:11
wsent	0:10
wsentence	0:2
wsentences	0:8 2a:8
wseptember	1y:-2 2o:6 2x:5
wservice	1s:6 1v:5 1y:7 24:8 2r:3
wset	0:2 24:9 2k:10 2o:5 2q:8
wsettle	0:2
wseven	1l:7 1y:3 24:7 26:4 2p:4
wseventy	2:17 1x:5
wshall	0:9
wshare	0:4 2d:-3 2o:11
wshared	2d:4 2o:-3
wshe	0:3 23:4 2l:3
wshed	23:8 2k:11 2o:5 2p:-3
wsheet	0:10
wshellfish	3:21
wshelter	2k:12
wshes	0:15 24:-2
wshift	0:5 1x:4 23:-3 24:3 2w:-3
wshifts	24:16
wship	0:4 1x:2 1y:9 2j:7
wshoes	0:4
wshop	1v:5 23:3 2j:9
wshort	1n:4 1t:4 1x:-2 2a:9
wshot	25:9 2r:4
wshould	1o:7
wshoulder	25:3
wshow	1o:6 27:10 2r:10
wshower	0:9 1o:6
wshut	0:2 23:10
wshy	12:18 2l:9
wsick	1o:4 25:8 2j:7
wside	0:6 1k:6 25:3 27:7 2e:8 2o:6
wsign	0:2 2b:7
wsigned	1x:3
wsimple	0:8
wsince	0:14 2s:3
wsing	0:11 1k:-2 2w:8
wsingle	1a:34 2a:5 2l:7 2p:-3
wsings	0:5
wsister	0:3 1x:7 1z:6
wsister's	0:2 2o:5
wsisters	1v:-2 1x:-2 1z:10 24:2
wsit	0:10 1t:4
wsite	0:10 2q:4
wsitting	24:4 2o:13
wsix	1r:3 2a:-3
wsixteen	0:4 1t:6 24:-3 2x:5
wsixty	23:5 2o:5
wsize	25:5 2r:-3
wskip	0:4
wsleep	0:7 24:7 2o:3
wsleeping	0:5
wsleeps	2j:-3 2y:8
wslow	24:-3 2a:11
wsmall	0:3 1k:2 23:6 24:2 27:2 2j:2 2l:6 2p:-4 2q:4 2w:4
wsmell	0:6 1s:2 2c:4 2q:-3
wsmells	0:9
wsmoke	l:17
wsmoked	l:32
wsmoking	l:29
wsnacks	0:8
wsnow	0:3 1y:9 2c:-2
wso	0:4 1k:-4 31:-3
wsober	0:3 l:25
wsoft	0:2 1r:8 2a:5 2l:10
wsold	0:5 2o:9 2w:-3
wsome	0:4 1t:4 1x:4 1z:-3 24:7 2p:-3
wsomebody	0:2 1x:12 2t:12
wsomeone	0:7 2t:15
wsomething	0:10
wson	0:7 1z:9
wsong	0:7
wsongs	0:2 1s:13 2q:6
wsoon	0:12
wsorry	0:2 2a:6 2l:7
wsort	0:2 2j:-3 2l:7
wsound	0:3 23:8
wsounds	0:10 2z:10
wsoup	0:8 24:9 2c:12
wspace	0:4 2q:6 30:-3
wspain	0:5 2o:4
wspanish	s:13
wspeak	0:9 23:8 2r:-3
wspeaking	21:21
wspeaks	0:9
wspeech	0:4 1o:3 1x:9
wspell	0:6 1d:3
wspelling	2a:22 2r:6 2w:4
wsplit	1x:3
wspreadsheet	24:4 2q:5
wspring	0:4 2o:12 2x:6
wsquare	0:8 1g:13 2d:4
wst	1v:7 2j:4 2o:5 2r:3
wstaff	0:4 2p:-2 2q:7
wstage	1x:6 1y:3 21:11 23:10 2o:10
wstairs	25:10 2d:8 2e:9
wstand	0:6 1y:-2
wstart	0:9 23:7 25:10 2q:4
wstarted	0:7 25:10
wstarting	0:8 25:-6 2w:11
wstarts	0:9 1s:9
wstate	1o:5 29:7 2o:9 2r:3 2v:15
wstation	0:3 1x:6 24:5 2k:10 2q:8
wstay	0:3 2p:5
wstaying	1o:5 2o:9
wsteam	0:4
wstep	1x:-3 27:8 2o:-2
wsteps	1k:11 1x:11
wstick	2k:9 2w:17 2z:-3
wstill	0:10
wstock	0:3 1o:5
wstolen	0:5 1q:-2
wstomach	0:9 1y:-3
wstone	1x:8 23:2 25:6 2l:8 31:17
wstop	23:3 2j:-3
wstopped	0:14
wstorage	0:7
wstore	0:6 2k:-2 2o:3
wstory	0:12 1x:-2
wstraight	0:9 2w:4 2x:13
wstreet	0:11 2d:8 2e:11 2q:4 2v:6
wstrict	12:4 2l:3
wstroke	1x:5 25:4
wstubborn	12:31
wstuck	0:11 1x:8 2l:7
wstudent	1k:12 2j:4 2o:7
wstudio	1v:4 23:-3 2q:-2 2y:4 2z:5
wstudy	0:4 2o:3 2r:7
wstuff	1o:8 1s:8 2c:7
wstyle	0:7
wsuch	0:10
wsugar	1o:-2 1r:3 24:4 25:2 2p:5
wsuggest	2a:7
wsuit	0:5
wsummer	0:5 1y:4 23:8 24:5 2r:7
wsun	0:9 1v:7
wsunday	0:6 1x:6 24:5 2j:6 2q:-3 2x:8
wsundays	0:4 1v:-3 24:5 2c:9
wsuper	12:10
wsupper	0:9
wsupport	0:10 1k:5 1u:-2 1y:3
wsupposed	0:4
wsurgery	1v:5 1x:7 25:9 2j:7 2o:5
wsurprise	0:7 23:4
wsurvive	0:2 2a:-3
wswapped	0:12
wswear	0:5
wswears	0:12
wsweet	20:5 2c:10 2p:5
wswim	1d:8 1v:4 23:5 2o:5 2w:5
wswimming	0:3 27:6
wswitch	2k:12
wswitched	0:8
wtable	0:3 1k:8 24:5 2j:2 2k:6
wtablet	7:6 1q:7 1r:-3 25:3 2z:6
wtablets	1x:11 25:10
wtake	0:3 1y:-2 24:2 2b:-2
wtaken	0:3 27:-2
wtakes	1o:7
wtalk	0:6 1s:11 1x:-3 2a:2 2l:5
wtalking	0:3 2a:4 2w:9
wtall	0:2 1n:5
wtaste	0:3
wtastes	0:11
wtaught	0:4 10:4
wtax	0:5 29:2
wtaxes	0:6
wtea	0:2 1r:9 2c:4
wteach	0:4
wteacher	0:7 1x:3 2a:9 2s:6
wteaches	10:14 2o:-3
wteaching	10:2 2o:8
wteam	0:2 1k:7 1x:6 2j:5 2l:4
wtech	1y:4 23:2 2f:3 2j:8 2o:3 2v:5
wteeth	1x:10 25:7
wtelephone	1q:17 24:8 2z:8
wtell	0:4
wtelling	0:7 2a:6
wtells	0:2
wtelly	24:3 2k:12
wtemplate	0:11
wten	1y:4 26:5 2o:4 31:7
wterm	1x:3 24:3 2d:3 2o:5
wterrified	0:5
wtest	1x:6 1y:3 2r:15
wtesting	0:11 1o:8
wth	2o:2
wthan	0:4 23:-3 2p:9 2u:3
wthanks	0:4
wthat	0:3 25:3 29:-3 2b:-2 2q:2 2y:4
wthat's	0:3 2q:5
wthats	0:5 2s:-2
wthe	0:4
wtheir	0:7 1s:3
wthem	0:4 20:-3 2a:5 2j:3 2k:6 2r:3
wthen	0:11
wtheo	x:6 2t:8
wtherapist	0:4 24:9
wthere	0:5 24:4 2o:7 2q:-3
wthere's	0:3 24:-2 2p:-3
wtheres	0:10
wthese	0:13
wthey	0:5 1o:2 20:4 23:-3 2w:-3
wthey're	0:6
wthey've	0:5
wthing	0:6 1k:7 21:3 23:8 24:3 25:7 2o:5 2t:5
wthings	1o:7 2c:11 2w:10
wthink	1o:3
wthinking	0:11
wthinks	0:6
wthird	0:4 1k:6 2j:6 2o:9 2x:5
wthirty	1x:4 1y:5 23:2 24:4 29:3 2r:2 31:5
wthis	0:9 1s:-3 2j:2
wthose	0:5 1o:3 2a:2
wthough	0:4
wthought	0:8
wthousand	1x:6 29:22 2k:5
wthree	1l:6 1y:6 24:3 25:3 26:7 2o:6 30:-3
wthrough	0:7 1x:9 1y:2 23:3 24:3
wthursday	24:13 2o:2
wthursdays	0:5 2o:8
wthyroid	m:14 25:15
wticket	1k:6 1x:6 2k:4 2w:14
wtil	0:4
wtill	0:8 1n:7 1s:5 23:2 24:10 2o:6
wtime	1k:8 1t:2 2a:5 2j:3 2p:2
wtimes	1y:9 24:2 25:4 27:5 2q:6
wtin	0:5 2k:9
wtiny	0:7
wtip	0:4 2q:6
wtips	29:-2
wtired	0:5
wtitle	0:9
wto	0:2 2o:4
wtoast	0:4 1s:12 2w:6
wtoday	0:8
wtogether	1n:-3 1o:6 2d:16 2t:10
wtold	0:5
wtom	0:10 1u:-3 2m:14
wtomorrow	0:2
wtonight	0:14
wtoo	0:2 24:3 25:2 2o:3
wtook	0:12
wtooth	1n:5 1x:4 21:2 2q:9
wtop	0:9 1n:4
wtorn	m:9 1n:3
wtoronto	v:20
wtotal	1f:3
wtouch	1x:6
wtown	0:4 1o:10 2a:-3 2j:10
wtrack	24:5 27:3 2p:8
wtrade	0:17
wtrailer	1x:10 23:9 2k:9 2w:12
wtrain	0:9 23:-2 24:7 2k:8 2p:5
wtraining	0:6 1t:2 1x:5
wtram	0:4 27:4 2j:7 2r:4
wtravel	0:7 1v:7 2c:8
wtreasurer	10:2
wtree	2k:7 2q:10 2w:7
wtrick	0:13
wtricks	0:2 2w:11
wtrip	2o:12
wtrouble	25:12 2l:12
wtruck	1x:6 23:6 2j:4 2o:6 2r:3 2w:4
wtrust	0:6 1k:11 1o:10 1s:8
wtry	0:10 2r:4
wtrying	0:7
wtuesday	0:7 1x:2
wtuesdays	0:4 24:2
wturn	0:3
wturned	0:10 1x:8 2k:6
wturns	0:5 21:8
wtv	1o:6 2k:8 2p:6
wtwelve	2:5 1t:8 1x:4 31:9
wtwenty	1y:5 24:8 2o:5 31:6
wtwice	0:9 1r:3 1y:7 2r:4
wtwin	0:5 1z:7
wtwins	1x:8 25:8
wtwo	20:-2 26:5
wtype	1x:-3 2a:8 2p:8
wu	0:5 23:3 2o:6 2v:-4
wuk	1x:7 24:4
wuncle	0:13 1z:4 2d:3 2o:7
wunder	0:8 1k:5 1y:4 23:5 24:2 25:2 27:5 2a:7
wunderstand	0:2
wuni	1k:4 1t:5 2v:8
wunit	1q:8 1x:2 2k:6 2o:5
wuntil	0:7 2o:3 2q:-5 2z:-5
wup	0:2 1y:2 23:3 24:3 2l:2 2o:2 2q:5 2t:3 2w:5 30:4
wupdate	0:7
wupstairs	0:7 2d:3
wur	0:8
wus	0:3 2d:6 2p:3 2s:3
wuse	0:3 1o:7 2a:5 2p:4 2z:8
wused	0:2 30:6
wuses	0:5
wusually	0:4
wvacuum	i:11 21:4
wvalley	1k:6 27:9 2e:5 2v:6
wvan	1x:4 2d:4 2g:-10 2q:3 30:10
wvaping	l:32 24:13
wvegan	8:12
wvegetarian	8:14
wverse	0:10 1t:-3
wversion	0:8 2a:5
wvery	0:3 2c:12
wvet	23:3 2f:6 2j:2
wvideo	2p:3
wvillage	1k:4 2d:11 2e:7 2j:4 2q:4
wvisa	0:4
wvisit	0:7 2o:5
wvoice	1k:8 1s:6 24:3 2f:11 2l:10
ww	0:7 1n:4 2c:7 2t:3
wwaiting	0:11
wwalk	2r:-3
wwalked	e:8
wwalking	l:5 1x:12
wwall	0:10
wwanna	0:2
wwant	0:7
wwanted	0:7
wwants	0:4
wwar	0:8 1x:3
wwarm	0:7
wwas	0:8 1o:3 1s:-2 1t:-3 2x:4
wwash	1v:7
wwatch	1k:11 1q:10
wwater	0:3 1n:-3 1o:3 1x:4 21:4 24:6 2j:5
wway	0:5 1t:-3 24:3 2l:3 2r:9
wwe	0:2 1y:-3
wwe're	0:7 24:4
wwe've	0:7
wwear	0:7
wweather	1t:-2 2c:4
wwedding	1k:5 1x:9 20:7 27:-2 2k:5 2o:6 2p:10
wwednesday	15:5 1x:7 2o:2
wwee	0:4 23:5 2q:3
wweek	1p:3 24:4 29:2 2o:4
wweekend	23:6 24:5 2o:11 30:-3
wweekends	24:11
wweeks	1l:8 25:7 2x:8
wweight	0:7
wweird	0:3
wwell	0:7 2l:9 2t:4 2w:8
wwelsh	0:7 s:2 2b:5
wwent	0:10 1y:6 25:4
wwere	0:8 1n:-3 20:5 2x:7
wwet	0:4 1r:4 31:5
wwhat	0:2 1k:-3
wwhatever	0:4
wwhats	0:3 1t:-3
wwhatsapp	0:7 1g:11 2p:7
wwhen	0:9 2l:5
wwhere	0:7
wwhether	0:4
wwhich	0:5 1x:5 20:3
wwhile	0:6 24:7
wwhippet	13:9 2m:3
wwhite	1n:10
wwho	0:3 1s:3 23:3 2p:2 2q:4
wwhole	1x:2 1y:6 23:5 24:6 2w:8 2x:9
wwhom	0:5
wwhose	0:9
wwhy	0:3
wwide	4:8 2d:16
wwidow	0:5 1a:10 2t:4
wwife	0:12 1x:4 1z:-3 2t:5
wwifi	0:2
wwill	0:2 1k:10 24:-2 2p:-2 2u:5
wwin	0:8
wwind	0:4 2o:6
wwindow	0:3 2p:7
wwine	2c:7
wwinter	0:2 1y:6 2o:3 2q:-2
wwish	0:6
wwith	0:7 1m:4 1n:5 20:4 2d:3 2r:2
wwithout	0:5 1o:3 1q:7
wwoman	0:12 22:3 2p:-2
wwomen	2q:7 2s:11
wwon't	0:5
wwont	0:8 1x:-2
wword	0:10 1y:-3 2r:-4
wwords	21:6 23:4 25:7 2l:8 2o:4 2r:4 2w:4 31:-3
wwork	0:6 1o:6 1x:2 24:4 2j:4 2p:3 2s:2
wworked	0:3
wworking	0:5 1y:6
wworks	0:9 1v:9
wworld	0:8 20:-3
wworse	0:8
wworst	0:5
wworth	0:13 23:-2
wwould	29:-3
wwrist	1x:7 29:-3
wwrite	0:6 1o:-3
wwriting	0:7 2p:10
wwrong	0:6
wwrote	0:8 2q:3
wx	0:5 1q:7
wyard	1v:15 1x:4 27:6
wyeah	0:2
wyear	1t:6 29:3 2a:-2 2p:-3 2x:9
wyears	2t:3 2x:21
wyes	0:2 1x:6
wyesterday	0:9
wyet	0:6
wyork	2o:10
wyou	0:3 1o:2 1y:-2 25:-3
wyou're	0:6 2a:4
wyoung	0:8 1x:4 1y:6 2s:3
wyounger	0:16 1z:5 24:-2
wyoungest	0:7
wyour	0:7 2a:7
wzero	0:5
wzither	0:9
{**11	25:-10
{**12	1t:2 1u:4 23:3 2p:3
{**13	2h:3
{**14	1r:4 2r:6
{**16	29:-14
{**17	1q:2
{**19	1u:4 24:4
{**1a	1x:2 20:4 2l:3
{**2	32:3
{**3	2b:-12
{**5	1t:-4
{**6	2l:2
{**8	2f:3 2r:-7
{**9	1t:-10 26:3 28:2 2a:2
{**a	2p:-13
{**b	1l:2
{**c	1t:-2 1w:-3
{**d	2h:2
{**e	1k:2 1u:6 1x:2 23:-2 30:5
{**f	1n:2 29:-8
{**g	2e:3 2v:-5
{**h	1t:-8 29:-3
{**l	1u:3 21:2 2a:-5
{**m	1z:-8
{**n	1s:-6 2t:4
{**p	1v:2 21:4 2f:2 2q:-2
{**q	24:5 2j:2 2s:5 2w:4 2y:-2
{**s	2a:2 2l:3 2s:-2 30:-3
{**u	1t:-3
{**v	21:4 2p:2 2q:5 2v:6
{**x	21:3 2w:4
{**y	29:-9
{**z	1x:3 2l:4 2o:5
{*1	2o:7 2u:3
{*10	1t:2 2m:3 2s:5 2x:3
{*11	1r:-6 1y:3 2r:4
{*12	1y:8 27:8 2e:6
{*13	1m:6 1r:2 1x:6 1y:-11 27:6 2d:2 2o:7 2r:7
{*14	0:3 1o:-3 1q:5 2a:3 2k:3 2v:7 30:6
{*15	1l:2 2i:5
{*16	29:3 2f:2
{*17	1o:-10 1s:3 1y:-4 1z:7 2w:3
{*18	1l:9 1q:4 24:7 29:6 2j:3 2r:-5 2s:-11 2x:7 30:3
{*19	1t:5 1v:3 2d:6 2l:3 2z:2
{*1a	1v:9 2o:7 2p:5 2z:4 30:9
{*1b	29:10 2c:2 2d:2 2f:4 2o:3
{*1c	1k:2 1v:2 20:4 2c:8 2l:4 2z:2
{*1e	0:4 1y:3 2j:2 2q:-2
{*1f	1o:5 1v:5 20:4 2o:5 2y:3 2z:2
{*1g	0:3 1s:-5 1t:-11 24:3 2q:7 2w:3 2z:3
{*1h	1q:9 1s:7 20:12 2a:10 2p:3 2w:12 2z:3
{*1i	24:4 27:4 2d:2 2f:3 2k:2 2q:3 2x:2
{*1j	1o:-7 2g:5 2q:3
{*1k	1k:-3 24:9 2m:4 2q:3 2v:4 2x:2
{*1l	0:4 2r:5
{*1m	1k:2 1o:4 1y:-3 2o:3 2p:-6
{*1n	24:3
{*1o	1m:4 1o:7 1y:2 24:3 2d:6 2l:3 2o:7 2q:9 2w:8
{*1p	0:4 1o:5 1t:-5 2a:2 2l:10
{*1q	2a:3
{*1r	1o:3 1r:2 29:2 2a:2 2e:5 2n:2 2o:4 2p:4 2v:3 2z:4
{*1s	1x:9 2g:6
{*1u	0:3 25:9 2a:2
{*1v	0:3 1n:6 1t:-8 1x:9 25:2 2c:4 2l:5
{*1w	0:2 1o:8 21:6 2l:12
{*1x	1o:7 1q:3 29:-2 2a:3 2r:3
{*1y	1o:7 2j:6
{*1z	0:5 1o:2 1s:2 2r:3
{*2	28:3 2q:2
{*20	0:7
{*21	0:3 1q:8 1x:6 1y:8 2j:4 2r:4
{*22	1m:12 1o:3 1r:5 24:3 2r:9
{*23	0:4 1l:6 2d:4 2k:9
{*24	1x:8 2d:-2 2f:3 2r:-8 2z:5
{*25	27:8
{*26	0:4 1x:-8
{*27	1n:4 1y:7 21:10 2q:3 2x:8
{*28	0:5
{*29	0:4 24:-3 27:5 2j:9
{*2a	1s:3 1t:-11 28:2 2a:6
{*2b	20:3 25:4 2c:4 2x:3
{*2c	1p:5 1y:5 2c:2 2j:6 2p:-10
{*2d	0:3 2c:2 2k:2 2q:5 2w:-2 30:2
{*2e	26:8 2o:8
{*2f	0:4 2a:7 2f:6
{*2g	0:3 1m:3 27:6 2n:7
{*2h	1q:3
{*2i	1o:2 1p:-7 1y:-3 2v:3
{*2j	0:5 27:7 2j:4 2p:-8
{*2k	0:2 24:2 2e:4 2p:-11 2q:-7
{*2l	0:2 1l:7
{*2m	2e:3 2g:2 2r:3
{*2n	1k:8 1v:5 1x:4 1y:4 27:3 2a:2 2l:6
{*2o	1k:5 1s:5 24:7 2l:-4 2s:2 2v:4 2x:4
{*2p	1t:-11 1w:-3 1y:3 2p:-2 2x:-6
{*2q	1t:3 24:4 27:5 2f:8 2t:7 2x:6
{*2r	20:2 23:2
{*2s	1o:2 24:2
{*2t	24:2 2a:2 2b:5 2c:2
{*2u	1k:-2 25:6 2h:4 2q:2
{*2v	2w:2 2x:5
{*2w	0:4 1u:5
{*2x	1k:9
{*2y	1u:4 1v:3 1x:3 23:-3
{*2z	0:7 30:11
{*3	2r:4 2u:3
{*31	29:-8 2y:3
{*32	1k:10 27:4 2p:-5
{*33	1n:2 2l:3
{*34	1o:4 24:9 2m:5 2x:11
{*35	23:9 2e:2 2f:5 2j:4 2w:2
{*36	0:3 2d:7
{*37	1v:4 2e:4 2k:5 2q:3 2v:-6 30:3
{*38	0:5 2w:-7
{*39	0:3 1l:4 23:5 28:2 2q:2
{*3a	1v:2 1x:2 1y:6 2a:-4 2j:3 2v:3
{*3b	0:2 2e:3 2v:3
{*3c	1k:-10 2o:5 2r:2
{*3d	2u:5
{*3e	1s:2 27:4 2d:-3 2l:2 2p:3
{*3f	0:4 1n:-2 1o:4 1r:-7 1x:4 20:2 25:2
{*3g	1k:2 1n:-10 2e:7 2g:4 2k:10 30:2
{*3h	0:3 1t:-11 1y:2 29:-10 2z:4 30:6
{*3i	0:2 1n:6 25:6 2q:5
{*3j	1y:-8 21:4 2q:4 2r:9
{*3k	0:3 1k:5 23:2 2d:4 2p:-6
{*3m	1x:3 1z:2 21:2 29:-4 2z:3
{*3n	2b:3 2l:3 2p:3 30:3
{*3o	1k:-3 1s:6 1u:2 23:2
{*3p	1x:4 24:3 2d:6 2g:8 2j:-8 2p:6 2w:4
{*3q	0:3 1v:2 23:7 27:8 2c:9 2q:3
{*3r	1t:-10
{*3s	1l:3 1o:3 1t:6 1v:6 20:-8 2c:3
{*3t	1x:13
{*3u	0:3 1r:-6 1t:-11 2l:2 2q:3
{*3v	0:4 1n:3 1v:3 26:7 2a:2 2d:9 2o:3
{*3w	2a:-7
{*3x	1v:8 2k:11 2z:9
{*3y	0:3 2w:7
{*3z	1s:6 1x:7 2j:2 2l:9 2t:3
{*4	1k:3 1n:-10 1p:3 2p:6 2t:2 2u:5 2v:4
{*40	0:4 1x:3 1y:-6 2r:-4
{*41	1v:8 1y:10 25:3 2d:3 2m:10 2q:11
{*42	0:5 2d:10
{*43	1m:5 1y:-2 2s:5 2w:6
{*44	1l:3 1y:8 21:6 2k:2 2s:4
{*45	1u:3 25:2 2a:-3
{*46	1v:4 1w:4 1y:4 2h:2 2k:5
{*48	0:11 1u:5 2c:12
{*49	0:5 1o:4 21:5 2a:-7 2u:4
{*4a	1k:2 28:5 2m:2 2q:4
{*4b	0:5 1y:8
{*4c	0:4 2e:5 30:7
{*4d	1w:5 20:7 2e:10
{*4e	0:10 2p:-5
{*4f	2o:3 2p:3
{*4g	0:3 1o:2 25:-2 2c:-5 2d:-5 2k:11
{*4h	1o:3 1q:3 21:7 25:6 2a:-8 2l:7 2v:10 2z:3
{*4i	1o:3 1q:2 1z:-8 23:6 25:6 2o:6 2p:3
{*4j	0:5 29:-2 2w:2 30:-4
{*4k	1t:3 1v:2 23:2 25:6 2p:3 2s:4
{*4l	1l:3 1r:2 2c:5 2e:3
{*4m	0:4 2k:9 2r:9
{*4n	0:3 1k:7 1s:-8 2t:10 2y:3
{*4o	1k:7 1x:3 20:2 23:4 2o:7 2p:6 2q:3 2x:5
{*4p	0:2 23:15 24:4 25:4 2q:7
{*4q	29:2
{*4r	2k:10 2x:3
{*4s	1x:9 1y:9 2d:6 2r:-2
{*4t	1o:7 1v:4 2f:6 2k:5
{*4u	2q:13
{*4v	2p:2
{*4w	23:5 2l:6 2p:11 2w:9 2x:2
{*4x	1v:7 2f:3 2q:-4
{*4y	0:2 21:7 23:6 2k:5 2o:6
{*4z	1q:2 1x:6 2a:6
{*5	1q:-8
{*51	0:4
{*52	1x:3 24:6 2a:2 2j:5 2r:-3 2w:4 2y:-2
{*53	1t:6 2s:6
{*54	1p:3 2d:3 2u:4
{*55	1n:7 1p:2 1r:2 1y:6 27:3 2e:5 2k:4 2p:2 2r:-3
{*56	0:2 1k:3 1m:7 1z:6 24:4 2c:6 2t:9
{*57	1p:3 1t:2
{*58	0:4 1x:-7 2o:17 2r:12
{*59	1l:5 2i:6 2j:5 2p:-11
{*5a	1n:11 1v:5 1x:14 24:-10 2o:-6
{*5b	0:2 1v:7 1x:3
{*5c	0:2 1x:2
{*5d	0:4 1k:11 1y:10
{*5e	0:4 1r:8 24:2 25:9 2j:5
{*5f	0:3 1k:2 2b:2 2k:6 2v:6
{*5g	1v:5 1z:8 2c:2 2m:6 2v:4
{*5h	1u:5 24:7 2a:11 2d:6 2l:9 2w:-7 2x:6
{*5i	1p:2 2c:2 2m:2
{*5j	1n:-10 1q:7 2v:2
{*5k	1l:7 1t:4 1u:4 1x:2 2j:5 2o:3 2s:4 2t:5
{*5l	1k:3 2x:5
{*5m	0:2 24:-3 2a:-3 2l:9 2p:7
{*5n	0:2 2b:-2 2l:7
{*5o	0:2 1v:8 2w:9
{*5p	1l:3 1o:4 1s:4 23:2 2a:7 2s:-5 30:-3
{*5q	0:3 24:5
{*5r	0:2 1k:7 24:5
{*5s	0:2 1k:3 1o:7 2k:8 2p:-7
{*5t	1p:2 1v:4 1x:8 20:2 2m:10 2r:3 31:-6
{*5u	1k:-5 1r:-6 21:5 2l:5 2p:4
{*5v	0:4 2d:2 2m:6 2r:7
{*5w	1l:8 30:-5
{*5y	2c:3 2z:3
{*5z	1m:3 1w:3 1y:2 2v:2
{*6	1n:3 1o:3 1v:2 23:4 24:3 29:-5 2q:3 2w:3
{*60	1v:3 1x:13 2q:6
{*61	0:4 1k:3
{*63	1k:8 2c:4 2q:8
{*65	1r:-6 1t:-7 2j:3
{*67	0:3 1u:4 23:-5 2j:11 30:3
{*68	0:4 2w:14
{*6a	1x:4 2l:8 2o:4
{*6b	0:4 1s:4 20:8 21:9 2p:5
{*6c	0:6 2c:2
{*6d	1s:3
{*6e	0:3 2q:5
{*6f	2j:6 2q:6 2v:8
{*6g	1n:4 1o:11 1s:5 27:2 2d:3 2v:2 2x:9 30:7
{*6h	1v:3 1z:5 20:3 25:3 29:7 2y:-7
{*6i	20:8 27:9
{*6j	2c:2 2o:-2
{*6k	1v:2 2b:2
{*6l	0:6 1x:3 23:7 24:-6 27:5 2r:11 2s:4 2w:6
{*6m	1o:3 1x:2 23:15 24:2
{*6n	0:4 21:7
{*6o	20:2 2j:2
{*6p	1o:2 20:4 24:14 2z:5
{*6q	25:2 27:2 2r:3 2w:7
{*6r	0:3 21:4 24:10
{*6s	1k:16 2a:-2 2l:-4 2u:7
{*6t	2e:5 2l:3 2w:12
{*6u	0:3 1k:2 20:3 2k:2 2x:2
{*6v	1v:7 1y:4 2d:7 2j:5 2o:3 2p:5 2r:6
{*6w	0:5 1p:6 1r:7
{*6x	1l:2 1o:3 25:3 29:-11 30:2
{*6y	2l:5 2o:7
{*6z	27:5
{*7	1o:2 2s:-6 2v:5
{*70	1x:13
{*71	0:5 1o:5 1s:7 20:7
{*72	1o:5 1p:7 24:5 2c:7
{*73	1k:5 1m:5 1n:4 21:6 24:2 2l:2 2r:6
{*74	29:2 2q:4
{*75	0:3 27:5 2k:7 2q:5
{*76	1n:3 1u:2
{*77	1x:2 2v:4
{*78	1r:2 1v:3 2j:4 2z:2 31:5
{*79	1t:4 1y:-2 25:-12 2j:2 2x:4 30:3
{*7a	1k:4 1v:4 23:6 2o:3
{*7b	2j:8
{*7c	0:7 1u:3 2o:9
{*7d	1v:6 24:2 25:5 2e:4 30:5
{*7e	1x:3 1y:2 23:8 2c:-3
{*7f	1x:2
{*7g	1t:5 1u:5 23:-10 29:2 2h:3 2j:2 2p:8 2w:8
{*7h	0:5 1t:3 1u:3
{*7i	1x:8 27:8 2l:9 2r:10
{*7j	1k:4 20:4 23:6 2q:2 2s:8 2x:6 2z:4
{*7k	0:2 1x:3 2h:5 2x:2
{*7l	2a:6 2k:2 2w:5
{*7m	1v:3 20:4 25:4 2w:4
{*7n	1r:4 2r:6
{*7o	1v:4 1z:6 2j:3 2v:5
{*7p	1k:8 24:3 2a:2 2d:5 2e:6
{*7q	0:3 1p:2 1r:3 1t:5 20:4 2k:-3 2q:4
{*7r	0:5 1k:3 1y:2 25:8 2y:4
{*7s	0:4 1y:10 2o:2
{*7t	0:6
{*7u	1x:7 24:9 2e:4 2m:8
{*7w	1n:4 1v:2 1y:4 2a:3 2k:5 2v:5 2y:-5 31:3
{*7x	0:2
{*7y	1n:2 1y:3 2m:3 2p:8 2w:6 31:5
{*7z	0:2 20:10 24:-2 2k:9 2o:6
{*80	0:2 1n:3 1o:6 1r:-3 1s:4 1v:2 27:2 29:-9 2k:2 2r:-12
{*81	0:6 1x:13 2c:4 2w:3
{*82	1n:7 26:9 27:4 2l:4 2x:4
{*83	1t:-7 21:2 29:-10 2a:-5 2b:-3
{*84	1q:9 1x:2 25:5 2d:4 2o:-9 2p:9 2r:7 2s:9 2x:-2
{*85	1q:3 24:3
{*86	0:6 2p:2
{*87	1r:3 1y:7 20:4 21:3 27:7 2o:4 2p:2 2q:7 2u:7 2x:5
{*88	24:3 2k:2 2q:2
{*89	2r:4 2w:3 2z:3
{*8a	2p:5
{*8b	1n:8 29:5 2d:9 2j:4 2o:5
{*8c	0:5 2b:4 2t:3 2w:8
{*8d	1s:2 28:2 2a:-3 2o:3
{*8e	20:3 2d:-6
{*8f	0:7 2l:-5
{*8i	1u:5 24:8 2v:2
{*8j	1x:-2 20:7 27:4 2j:-5 30:8
{*8k	23:3 24:5 25:3 2l:6
{*8l	0:12
{*8m	1k:3 1x:9
{*8n	1o:2 1p:4 1t:3 2e:2 2s:2
{*8o	0:9 1k:3 2r:10
{*8p	1k:3 1p:2 24:3 2r:-7
{*8q	2f:3 2r:13
{*8r	1t:5 24:4
{*8s	2o:2 2p:4
{*8t	0:2 20:13 24:2
{*8u	1n:3 1q:3 20:7 25:8 2k:5 2v:6
{*8v	2y:5
{*9	1x:7 1y:10 23:-6 24:8 27:8 2c:2 2e:10 2l:3
{*c	1x:10 2r:8 2u:11
{*d	1y:4 20:-9 2j:2
{*e	0:3 1n:8 1v:8 2k:-2 2r:2
{*f	1v:3 1y:14 1z:3 2f:2 2t:2
{*g	0:4 1v:2 27:7 2o:9
{*h	1v:5 2p:-5
{*i	1u:4 1v:7 23:8
{*j	1r:-2 1y:9 23:6 2p:-5 2r:9 2w:4
{*k	1t:3 2f:4
{*l	1x:8 23:4 2v:8
{*n	0:4 24:9 2e:3 2r:4
{*o	24:5 2j:4 2z:2
{*p	1q:3 27:5
{*q	1t:2 2d:-8 2r:5
{*r	26:3
{*s	1k:4 1q:6 30:3
{*t	0:10
{*u	29:9
{*w	28:7 2r:4 2s:6 32:4
{*x	2z:3 30:4
{*y	2b:-12
{*z	1n:-3 2c:3
{animal	1r:2 1t:-7 29:-9 2b:-2
{body	29:-8
{breed	24:4 29:-7 2b:9
{care	1p:-7 25:11 2j:4
{condition	1m:2 1y:5 24:2 2g:3 2q:-5
{device	1r:-5 23:2
{diet	2l:3
{doing	1q:6 29:-11 2q:3
{dwelling	1o:-10 2a:-6 2e:2
{employer	1k:2 1s:3 1y:2 2m:4 2s:4
{faith	0:3 1o:4
{given	1n:-5
{ill	1m:3 1r:-3 1t:-5 29:-5
{instrument	0:5 29:2
{jobless	23:3 2f:5
{label	1l:3 1y:2 2e:5 2l:3 2r:7
{language	1t:-7
{leisure	29:-2
{maker	1u:5 2z:2
{medicine	0:5 2o:-2
{nation	1t:-7
{pastime	29:-10
{people	1r:3 1w:5 21:5 23:-4 2o:-5 2z:3
{procedure	2b:-9
{school	1o:3 29:2
{sign	0:3 25:4
{sport	2f:4
{system	0:3 2p:7
{tech	1m:2 1n:-10 2v:4
{tool	1n:3 1t:-10 25:-10 2s:2
{trait	2c:2 2l:4
{trouble	1k:7 2q:8
{workplace	2b:2
}**1	1m:5 29:3 2m:2 2r:4
}**10	2i:2
}**11	25:-7
}**12	1k:3 1u:2 1v:4 1y:3 2s:4
}**13	1t:-3 1y:3
}**14	0:2 1x:-3 27:5
}**15	2e:2
}**16	2b:-8
}**17	1l:4 2k:4 2p:3
}**19	1u:2 25:12 2a:5 2m:8 2q:4 2r:3
}**1a	1k:-2 20:2 2f:3 2j:-3 2k:4 2o:2
}**1b	2u:4
}**2	2t:-7
}**6	1n:-6 26:2 2w:3
}**8	29:3 2b:2 2q:2
}**9	1n:-2
}**a	1t:-5 20:-7
}**b	1o:2 1u:3 25:2
}**c	1t:2 2z:2 31:-7
}**d	1q:3 1t:6 1u:3 2t:6
}**e	1k:3 1q:2 23:2 2e:7 2f:6 2k:7 2x:3
}**f	26:3 29:-9
}**g	1p:6 2v:2
}**h	1p:3 29:-5
}**j	28:3 2w:3
}**k	2e:2
}**l	1k:2 1y:2 2b:4 2p:-5 2q:3
}**n	1t:2 1w:3 2f:2
}**p	1q:2 1r:5
}**q	1v:6 22:6 27:2 2k:-6 2r:-4
}**r	28:2
}**s	2b:-9 2f:2 2u:3 2y:5
}**u	1u:2 1y:5 20:8 2q:4
}**v	1t:3 23:4 24:3 25:3 2m:2 2y:5
}**w	2a:-5 2x:2
}**x	21:7 2s:4
}**z	1y:7 2m:5
}*1	1t:-7 21:-7
}*10	1n:-9 1y:5 23:3 29:-5 2d:3 2j:4
}*11	1y:6 1z:5 27:6 2e:2
}*12	1x:7 2c:-5 2j:5 2l:-2
}*13	0:4 1r:2 27:8 2r:5
}*14	1o:5 1x:5 2a:4
}*15	2x:3
}*16	1o:2 1p:2 1t:6 1y:4 20:4 25:3 26:-2 29:2 2f:5 2r:2
}*17	1l:4 1o:-7 1s:3 1t:6 20:-2 31:8
}*18	0:3 1q:9 2e:10 2o:6
}*19	1u:3 1x:4 1y:5 23:3 2l:3 2p:-5 2q:4
}*1a	0:2 1o:3 1q:10
}*1b	2o:7
}*1c	2c:6
}*1e	1k:6 1y:5 1z:-3 2j:2 2t:7
}*1f	1n:8 1o:3 22:9 25:5
}*1g	0:2 1o:6 1p:6 24:11 2f:-5 2k:5 2r:4
}*1h	1x:3 20:5 23:-7 26:3 2q:2
}*1i	1q:4 2a:6 2r:-5 2y:5 2z:9
}*1j	0:2 1t:-3 20:4 28:2 2a:2 2d:-7 2k:3 2s:4
}*1k	1s:6 25:6 29:4 2n:2 2q:2 2v:6 2x:5
}*1l	1s:8 1y:-6 2r:10
}*1m	1s:2 2f:3 2p:-9 2q:3 2r:6
}*1n	1k:2 1n:-6 1t:3 20:2 26:3 2c:3 2w:4
}*1o	1y:9 2l:2 2x:6 31:4
}*1p	1o:5 24:4 2r:-6
}*1q	32:3
}*1r	23:8 2f:4
}*1s	0:2 1t:2 1x:2
}*1u	23:8 24:18 2b:10 2r:14
}*1v	0:4 1l:6 2l:9 2m:7
}*1w	1w:10 21:11 2d:4 2o:-4
}*1x	0:5 1x:3 1z:5 2a:3 2k:-7
}*1z	1x:4 1y:5 29:-2 2l:2 2r:2 2w:2
}*2	30:3
}*20	0:2 1t:-3 1x:4
}*21	0:2 23:6 2y:5
}*22	0:3 1o:-8 24:6 25:5 2w:4
}*23	0:2 1x:8 2o:3 2q:5 2r:10
}*24	1v:3 29:5 2b:2 2j:5 2p:3 2v:2 30:2
}*25	1o:5 1t:5 21:3 24:3 25:5 27:9
}*27	1k:12 1t:-5 24:3
}*28	0:3 2q:10
}*29	1n:-7 2k:8 2l:7 2o:8
}*2a	1s:3 2v:4
}*2b	2k:4 2q:3
}*2c	1z:5 24:3 25:3 27:3 2j:4 2p:6 2x:7
}*2e	0:3
}*2f	0:4
}*2g	1k:7 20:-8
}*2h	1n:2 1s:2 1t:-6 1y:-8 2j:3 2p:4
}*2i	2o:3 2r:2
}*2j	1x:7 2p:-9
}*2l	24:3 25:2 2j:10
}*2m	1t:6 1x:3 23:5 27:3 2c:6 2l:3 2o:3 2p:-5
}*2n	1u:7 1y:6 25:10 29:4 2a:5 2j:4 2m:4
}*2o	1k:3 1o:10 23:-5 2j:11 2k:5 2s:4
}*2p	1k:-5 25:3 26:3 2a:2 31:-7
}*2q	1t:12 1y:3 2o:17 2q:4 2x:4 2z:6
}*2r	1t:5 2q:6 2z:2
}*2s	1o:4 1q:8 1v:-6 23:7 24:5 2p:-6 2q:2
}*2t	1u:3 2p:4
}*2u	1k:-8 1t:16 2r:3 2w:10
}*2v	1k:2 1y:6 24:4 2j:4 2k:2 2t:7
}*2w	2f:6 2x:7
}*2x	1k:5 2e:10
}*2y	0:2 1q:4 23:5 2j:3
}*2z	0:5 2k:11
}*3	1m:3 1n:3 1r:2 20:3 2r:2 2t:2
}*31	1n:3 26:3 29:-9 2r:2
}*32	1x:8 20:5 27:4
}*33	0:2 26:2 2p:-7
}*34	0:2 2o:6
}*35	1p:7 29:2 2o:-8
}*36	2q:3 2v:8 2x:4
}*37	1v:3 2c:4
}*38	0:3
}*39	1p:8 1t:5 1x:5 23:4 27:6 2j:4 2o:6 2q:3 2r:-6
}*3a	1t:6 1x:13 1y:9 2a:-7 2g:3 2o:3 2q:6
}*3b	1x:3 1y:10 23:2 2d:10 2j:2
}*3c	0:5 1v:5 27:3 29:-8 2r:8
}*3d	27:2 28:9 2e:4 2f:2 2r:4 2s:5
}*3e	1y:5 21:2 25:-7 2e:3 2k:4 2q:5
}*3f	1n:-8 1r:-5 27:3
}*3g	2d:2 2j:2 2k:3 2l:2 2p:-2
}*3h	1k:2 25:3 2p:3 2q:-5 31:3
}*3i	1l:9 1n:4 2l:4 30:10
}*3j	1y:-12 20:5 29:-2 2q:5 2s:6
}*3k	1x:6 23:4 2j:4 2s:7 2x:6
}*3l	1t:4
}*3m	2f:3 2z:5
}*3n	28:4 2l:3 2s:4
}*3o	1k:-8 27:5 2a:15 2j:6 2u:4
}*3p	0:2 27:9 2m:5 2w:6
}*3q	1v:2 2o:2 2q:4 2r:3
}*3r	1l:2 2k:4 2l:7
}*3s	1o:5 1u:2 1x:4 27:9 2k:6 2o:2 2p:7 2w:6
}*3t	0:4 23:-3 2w:8
}*3u	1s:-7 28:4 2f:5 2z:7
}*3v	26:2 2a:5 2d:11 2w:9
}*3w	23:-8 27:3 2c:8 2q:5 2v:3
}*3x	0:3 25:8 2o:9 2q:6
}*3y	0:4 2w:5
}*3z	0:5 1x:10 2o:-3 2q:7 2x:8
}*4	1o:4 22:8 27:4
}*40	0:6 2j:3 2l:-3
}*41	1n:6 1r:-3 1s:5 2a:11 2g:5 2o:-4
}*42	0:4 1x:5 2j:4
}*43	1v:6 24:10 2e:5
}*44	1t:2 1u:3 1y:5 23:3 2g:4 2r:4
}*45	24:5 2e:3 2f:3 2l:2
}*46	1y:5 23:8 2b:11 2o:-2 30:6
}*47	1t:3 23:6 2l:5
}*48	2o:2
}*49	1t:-9 1y:6 27:2 2a:-4 2j:3 2k:3 2q:4 2s:8 30:-2
}*4a	0:2 1k:2 1y:6 2o:3
}*4b	1x:4 23:-7 2v:5
}*4c	0:3 1k:7 2o:3
}*4d	1k:6 21:5 2h:6 2k:4 2o:5 2p:-6 2q:4
}*4e	2o:11 2p:-5 2v:9 2x:4
}*4f	0:2 1o:3 1q:3 1x:3 2m:4
}*4g	0:3 25:-3
}*4h	1k:9 2l:6
}*4i	2a:6 2o:7
}*4j	0:4 2c:4 2q:10
}*4k	1t:6 1v:3 1w:5 21:-4 2f:5
}*4l	2k:9
}*4m	2q:8 2r:3
}*4n	0:3 1x:5
}*4o	1t:4 25:5 2l:2
}*4p	0:4 2d:2 2x:5
}*4q	2c:2
}*4r	1l:4 2s:12 2w:8
}*4s	0:5 1q:2 1x:6 1y:12
}*4t	2r:-7
}*4u	0:6
}*4v	2a:2 2r:3
}*4w	1o:2 2c:8 2g:5 2l:2 2m:3 2w:8
}*4x	1r:7 1x:3 2c:2 2p:2
}*4y	1o:3 1q:5 1v:7 1y:5 27:5 2g:10 2o:4 2r:4
}*4z	1n:6 2y:5
}*51	0:6
}*52	1v:6 1x:3 22:6 27:3 2k:-6 2r:-5
}*53	0:3
}*54	0:4 2a:4 2d:2 2s:5 2w:6
}*55	0:3 1p:3 1y:10 24:2 27:4 29:6 2e:6 2j:3 2o:4 2q:3
}*56	0:3 1k:5 27:13
}*57	1q:5 1t:5 1y:5 23:9 2g:4
}*58	0:7 2a:-3 2s:7
}*59	1m:5 1u:3 1x:13 25:7 2a:-6
}*5a	1n:3 2j:3 2o:7 2v:13
}*5b	2g:10 2j:17
}*5c	1x:14
}*5d	2j:7
}*5e	24:7 2i:7 2o:-7 2x:2
}*5f	1x:3 20:11
}*5g	28:5 2k:12 2m:9 2o:6 2v:9
}*5h	1k:9 1x:8 2a:9
}*5i	1k:7 1n:5 1y:4 1z:-2 24:5 2d:4 2s:9
}*5j	2k:5 2o:4 31:7
}*5k	0:2 1k:5 24:3 2g:4 2m:8 2o:6
}*5m	0:3 2a:-8 2g:5 2l:3 2x:7 2y:5
}*5n	2b:-9 2c:6 2g:8 2v:3
}*5o	1o:8 24:-3
}*5p	1y:3 29:3 2f:3 2u:4 2y:3
}*5q	0:3 24:-2 27:13
}*5r	0:3 24:4 2w:6
}*5s	0:2 1v:5 25:6 2d:-3 2s:4
}*5t	1q:2 2d:8 2j:7 2r:2 2v:8
}*5u	1q:5 1t:8 23:5 2c:3 2r:3 2y:8
}*5v	0:2 1o:4 2j:11 2l:10
}*5w	2v:4 2y:6 30:-5
}*5y	25:4 27:3 2l:4 31:3
}*5z	27:2 2b:2
}*6	1k:8 1m:8 1q:5 1t:6 2k:5 2q:5 2w:5
}*60	2g:8
}*61	1q:7 2r:8
}*62	2a:3 2j:4 2o:4
}*63	0:2 20:15 2q:8
}*65	1k:-5 21:-6 2a:2 2s:6
}*67	1u:3
}*68	2q:14
}*6b	0:2 1o:3 21:4 24:8 2q:3
}*6c	0:5 25:7
}*6d	1x:-4 20:8 2y:9
}*6e	1x:3
}*6f	1t:5 23:5 2m:7
}*6g	1n:6 1x:5 23:5 25:10 2d:3
}*6h	2a:-9 2k:2 2o:3
}*6i	1x:18 2u:6
}*6j	23:-5
}*6k	2m:3 2w:3 2x:2
}*6l	0:2 23:6 2k:9 2p:7 2r:6
}*6m	1k:5 1n:2 1x:6 20:3 23:9 27:4 2e:5 2s:7
}*6n	0:2 21:14 25:2 27:-3 2l:8
}*6o	0:3 1x:-6 24:3
}*6p	1n:4 1o:3 2o:-2 2w:5
}*6q	24:4 27:6 2c:8 2w:6 2x:6 2y:5
}*6r	0:4 1o:7
}*6s	2a:-9
}*6t	0:3 2g:4
}*6u	2l:6 30:5
}*6v	1k:3 1o:8 1x:5 2o:3 2r:4
}*6w	0:3 1k:2
}*6x	1t:-6 20:5 2m:4
}*6y	1k:4 1y:7 2m:7
}*6z	0:2
}*7	1y:-7 2e:4 2t:3
}*70	0:5
}*71	23:-6 2l:14 30:4
}*72	1p:5 2a:8 2c:2 2d:-6 2l:11
}*73	1l:7 1n:5 1q:2 29:-8 2v:5
}*74	1y:-8 1z:9 2x:3
}*75	1q:4 1r:-7 1s:6 1v:5 2x:6 30:9
}*76	1p:4 1t:-8 1w:4 21:10 2i:3 2t:5 2y:5
}*77	1k:3 20:2 29:5 2r:4 2u:4 2z:5 30:2
}*78	29:4 2e:5 2k:3
}*79	1w:6 25:-8 30:-2
}*7a	1y:7 23:4 24:4 2j:10 2o:3 2v:7
}*7b	1s:2 1v:2 23:-2 2o:5
}*7c	1n:3 1u:3 2j:5 2w:11
}*7d	1v:2 1y:8 2d:11 2f:5 2s:12
}*7e	1y:5 23:5 2c:-4 2o:3
}*7f	1k:6 1v:8 1x:6 2a:-4
}*7g	1u:4 24:7 2g:3 2j:9
}*7h	0:2 1k:5 1r:-3 23:-4 26:3 2g:4 2o:2
}*7i	1q:2 1x:5 1y:-6 24:7 2k:3 30:4
}*7j	1x:4 1y:6 20:-3 24:4 2q:6
}*7k	1l:3 1o:4 1y:10 1z:6 24:8 30:3
}*7l	2a:2 2c:3 2q:6
}*7m	1q:5 1t:-5 20:2 2k:4 2o:2 2t:2
}*7n	0:2 1x:-3 27:5
}*7o	1l:6 1z:4 2e:6
}*7p	2f:8
}*7q	0:2 24:5 25:4
}*7r	23:2 27:7 2o:10 2p:-7
}*7s	0:3 2j:4 2o:7
}*7t	2g:3
}*7u	0:2 24:7 27:9
}*7v	1z:2 2a:6
}*7w	1q:4 2a:4 2o:5 2p:3 2q:4 2z:3
}*7x	0:4 2f:4 2x:-2
}*7y	1n:7 1s:2 24:6 26:2 2m:4
}*7z	1t:4 20:10 23:9 30:8
}*80	0:2 21:3 26:3 2c:8 2k:4 2o:4 2p:7 2u:3 31:2
}*81	1q:4 2c:6 2k:12 2u:3
}*82	1n:2 1s:4 27:7 2k:5 2o:2 2x:-2 2z:8
}*83	1t:-8 1x:2 1y:4 29:-2 2b:-9 30:-8
}*84	1n:-2 1q:3 21:4 25:11 2d:10 2p:3 2s:6 2z:4
}*85	0:3 1l:4
}*86	0:2 2k:5 2p:5
}*87	2k:2 2l:3 2w:3
}*88	1k:3 2b:6 2p:-6 2q:2 2s:-5
}*89	0:2 1v:5 1y:4 20:2 27:6 2a:5 2p:6
}*8a	1l:6 2s:4
}*8b	1y:7 2e:3 2j:10 2l:3
}*8c	1k:3 1y:2 2b:2 2p:2 2w:4 2z:4
}*8d	1m:3 1q:3 2v:7 31:4
}*8e	1r:3 1v:5 2r:3 2s:7
}*8f	0:4 25:13 2g:3
}*8h	24:4 2j:3 2q:4 2r:7
}*8i	0:3 1u:2 2a:7
}*8j	0:3 1x:-7 20:6 2j:-8 2x:2
}*8k	1k:-5 1y:2 25:6 27:3 2o:6
}*8l	0:7
}*8m	0:3 2d:5 2f:3 2k:7
}*8n	1n:2 1t:4 1x:5 2u:7
}*8o	0:2 1t:9 25:7
}*8p	1k:2 1r:2 1t:3 21:2 24:6 2u:2
}*8q	0:7 2o:-4
}*8r	1x:4 2q:3
}*8s	1s:3 1x:3 26:2 29:2 2o:6
}*8t	0:2 1x:3 24:3
}*8u	24:8 2q:7 2y:-3
}*8v	29:-2 2q:5 2v:6 31:4
}*9	1u:2 1y:4 1z:3 2k:5 2r:4 2u:3
}*c	1o:10 1x:7 24:-7 2c:8 2r:10
}*d	1q:4 23:3
}*e	1k:6 1x:-3 27:10 2j:5 2q:10 2r:13
}*f	1o:4 1v:3 2a:-4 2m:6
}*g	0:4 1x:7 25:2
}*h	2a:5 2g:7 2o:3 2t:3
}*i	0:2 1k:2 1u:4 2s:9
}*j	1q:3 1y:7 23:4 24:4 29:4 2a:4 2f:7
}*l	1m:7 1v:2 1y:5 23:14 24:-5 2r:9
}*m	1x:2 1y:7
}*n	0:3 1u:4 2z:9
}*o	1t:6 29:5 2m:3 2o:4 2p:-5
}*p	1x:8 2o:6
}*q	2g:2 2r:10 2v:4 2w:6 2x:6
}*r	1m:2 1o:-2 23:2 2t:-7
}*s	1y:2 2c:5 2x:5
}*t	0:5
}*u	1t:7 25:-7 27:8
}*w	1x:4 24:-5
}*x	1t:5
}*y	1w:2 2q:2
}*z	26:5 2m:4 2s:5 2w:4
}animal	1t:-7 2b:-9 2p:-7 2y:2 30:-11
}body	29:-6
}breed	1n:11 2d:3
}care	2o:5
}condition	1r:7 23:5
}device	1s:-8 21:3 2q:3
}diet	24:2
}doing	1y:-13 28:4
}employer	1m:8 1s:5 1y:3 29:2 2z:3
}faith	1k:4 2s:5
}field	28:2
}given	2p:-6
}ill	1y:6 2a:-8 2q:7 2s:3
}instrument	25:4 27:3 2d:4 2k:4 2x:3
}jobless	2s:4 2v:2
}label	1y:2 2t:2
}language	26:2
}leisure	1y:2 2q:2
}maker	0:2 1o:3 26:3 2o:3 2x:-2 31:2
}medicine	0:3 2o:-6 2s:3
}nation	1k:-4 1t:-6 1w:4 2p:-5 2s:2
}pastime	28:3 29:-2 2q:4
}people	23:-8
}school	1n:4 29:-5 2z:2
}sign	1o:5 1x:5
}system	1q:11 2x:8
}tech	1l:2 1t:5 1u:3 2s:2 2z:2
}tool	2q:4 2v:4 2x:3 31:-7
}trait	1r:5 2a:-4 2b:-8
}trouble	1m:5`,
  owners: `of 0	13
of 1	8
of 2	10
of 3	8
of 6	6
of affiliation 0	-5
of affiliation 1	9
of affiliation 12	-2
of affiliation 2	-2
of affiliation 3	8
of affiliation 6	5
of affiliation after	-3
of affiliation inside	-5
of affiliation noself	3
of affiliation self	-8
of after	-21
of age	5
of age 0	10
of age 1	7
of age 12	-7
of age 2	-2
of age 3	3
of age 6	11
of age after	-14
of age noself	2
of age self	9
of allergy 0	5
of allergy 1	-8
of allergy 2	11
of allergy 3	-7
of allergy 6	-5
of allergy after	7
of allergy inside	-4
of appearance 0	13
of appearance 1	6
of appearance 12	-4
of appearance 2	4
of appearance 3	11
of appearance 6	-3
of appearance after	-17
of appearance inside	-11
of before !	-5
of before #2	9
of before ,	-2
of before ;	-10
of before a	2
of before abide	3
of before about	7
of before abuela	2
of before acquired	5
of before adopted	3
of before after	-4
of before ainhoa	3
of before alistair	10
of before all	4
of before already	4
of before alvarado	2
of before am	-10
of before an	7
of before and	3
of before appointed	-5
of before are	-7
of before aunt	-6
of before aunt's	3
of before avoids	2
of before back	9
of before barely	-7
of before basically	-6
of before be	3
of before been	-4
of before being	-2
of before believes	4
of before ben	2
of before bf	2
of before bingo	4
of before boss	-8
of before boston	2
of before bought	6
of before boy	2
of before boy's	2
of before boyfriend	2
of before broke	2
of before brother	-5
of before brother's	8
of before brought	2
of before buddies	-3
of before building	8
of before by	11
of before called	-7
of before calls	-7
of before can	-2
of before cant	-5
of before charmaine	4
of before chucked	2
of before clears	2
of before closed	8
of before coach	-14
of before completed	-9
of before convinced	2
of before couldn't	3
of before cousin	-3
of before cracked	2
of before crib	-8
of before cromer	5
of before crowned	-11
of before dad	-5
of before daughter	7
of before daughter's	2
of before davo's	2
of before degsy	4
of before deleted	-3
of before derby	2
of before diagnosed	2
of before did	-5
of before discovered	2
of before dislikes	3
of before do	-4
of before does	4
of before doesn't	3
of before dog	2
of before doing	-4
of before don't	-3
of before done	3
of before dont	-3
of before drink	5
of before driver	4
of before drives	3
of before dropped	5
of before duchess	8
of before eat	3
of before eats	5
of before elena	3
of before em's	9
of before ethnically	4
of before famous	2
of before fear	-2
of before fi	-6
of before finally	-2
of before forget	-11
of before found	-10
of before friday	-10
of before friend	-8
of before friends	-5
of before from	7
of before gaffer	5
of before gareth	2
of before girl	4
of before girlfriend	6
of before girlfriend's	2
of before given	3
of before goes	2
of before gone	3
of before good	4
of before got	8
of before grandad	2
of before granddaughter	-4
of before grandma	6
of before grandpa	2
of before grandson	2
of before had	11
of before half	-3
of before hamster	3
of before has	3
of before hate	-6
of before hates	7
of before have	6
of before having	2
of before he	-4
of before he's	3
of before her	-2
of before herself	8
of before hes	8
of before him	2
of before himself	2
of before his	-3
of before hmm	-5
of before holler	-8
of before home	-8
of before huge	7
of before husband	-6
of before husband's	2
of before i	-17
of before i'm	-16
of before i've	4
of before im	-19
of before imogen	4
of before in	3
of before inherited	-2
of before instead	-8
of before into	3
of before is	2
of before it	2
of before it's	-12
of before its	-15
of before january	-8
of before jaylen	2
of before jean's	5
of before jodi	2
of before joined	2
of before just	8
of before kaylee	4
of before keeping	-3
of before keeps	9
of before keith	3
of before kept	-3
of before kid	2
of before kinda	-5
of before kipping	5
of before knocked	-4
of before knowing	6
of before kraków	-5
of before lad	2
of before law	-5
of before learn	4
of before learning	3
of before learns	4
of before leaving	2
of before left	6
of before let	2
of before library's	-3
of before like	3
of before likes	8
of before little	-4
of before live	-6
of before lives	7
of before living	5
of before lola	3
of before love	3
of before loves	6
of before made	-6
of before makes	9
of before making	-2
of before mam's	2
of before man	6
of before married	-10
of before mate	4
of before maybe	-6
of before mean	3
of before mention	2
of before mentor	-3
of before mhairi	2
of before mi	-4
of before miso	8
of before mix	4
of before mom	2
of before mom's	3
of before mother	2
of before mother's	-7
of before moti	3
of before mum	-6
of before mum's	7
of before my	7
of before name	-5
of before name's	-7
of before nan's	4
of before neighbor's	5
of before neighbour	-8
of before neighbour's	7
of before nephew	2
of before new	-7
of before niece	2
of before now	2
of before off	-4
of before okmulgee	3
of before ol	2
of before on	2
of before one	5
of before only	2
of before onto	3
of before our	8
of before own	2
of before parents	5
of before partner	4
of before permitted	2
of before piet	2
of before play	-7
of before plays	13
of before prefer	-6
of before pretty	-8
of before priya	3
of before priya's	2
of before prof	-3
of before prunes	3
of before puppy's	-8
of before quit	3
of before raggedy	2
of before real	-4
of before really	-2
of before reckons	5
of before ricardo	2
of before rides	2
of before road	3
of before roomies	3
of before roommate	2
of before roommate's	3
of before rude	-4
of before runs	3
of before said	-8
of before saturdays	-7
of before say	3
of before says	-6
of before secondhand	-2
of before served	3
of before settee	7
of before share	-7
of before shauna's	5
of before she	9
of before she's	2
of before since	-8
of before singh	2
of before siopao	2
of before sister	-6
of before sister's	6
of before sneha's	4
of before so	-11
of before sober	9
of before sold	2
of before some	-3
of before son	-3
of before son's	2
of before speak	-4
of before speaks	7
of before spoke	6
of before stand	2
of before start	2
of before started	-6
of before still	-3
of before stopped	2
of before studying	2
of before supports	3
of before swears	2
of before take	-3
of before tara's	6
of before tarp	-7
of before taught	-6
of before teach	-2
of before teacher	2
of before teagan	2
of before that	3
of before that's	2
of before them	2
of before then	-2
of before theo	8
of before there's	14
of before theyre	5
of before thika	2
of before this	-6
of before til	7
of before tried	-3
of before trust	-2
of before turned	7
of before typhoon	9
of before uncle	-10
of before up	2
of before us	4
of before use	-3
of before very	4
of before volunteered	-3
of before w	-3
of before want	-10
of before wants	6
of before we	2
of before we'd	-3
of before we're	-10
of before weighed	2
of before weirdly	-2
of before went	2
of before were	-4
of before who	3
of before who's	8
of before wife	5
of before wife's	9
of before will	7
of before without	3
of before wrestles	3
of before writing	-4
of before yeah	2
of before you	3
of before young	2
of before zero	-5
of belief	-3
of belief 1	11
of belief 12	-6
of belief 2	2
of belief 6	3
of belief after	-10
of belief inside	-5
of belief self	-4
of between	-25
of birthday 12	-2
of birthday 2	10
of birthday after	-5
of birthday noself	3
of breaks 0 self	-11
of breaks 1	-5
of breaks 1 noself	-2
of breaks 1 self	-6
of breaks 2 noself	-4
of breaks 2 self	7
of device 0	-4
of device 1	10
of device 2	3
of device 3	10
of device 6	-12
of device after	-3
of device inside	-2
of device noself	-2
of diet	2
of diet 0	12
of diet 1	6
of diet 12	5
of diet 2	2
of diet 6	5
of diet after	-2
of diet inside	-14
of diet noself	3
of diet self	-3
of dislikes 0	7
of dislikes 1	-3
of dislikes 12	-3
of dislikes 2	7
of dislikes 3	3
of dislikes 6	2
of dislikes inside	-5
of dislikes noself	-2
of dislikes self	4
of education	3
of education 0	7
of education 1	10
of education 12	-4
of education 2	9
of education 3	7
of education 6	2
of education after	-5
of education inside	-6
of education noself	3
of email	-3
of email after	-3
of email noself	-3
of employer 1	-7
of employer 12	3
of employer 2	8
of employer 3	10
of employer after	-6
of employer inside	-3
of employer self	-5
of ethnicity	-3
of ethnicity 0	6
of ethnicity 1	7
of ethnicity 2	-7
of ethnicity 3	3
of ethnicity after	-11
of ethnicity noself	-2
of ethnicity self	-3
of event 0	10
of event 1	10
of event 12	7
of event 2	2
of event 3	-2
of event after	-14
of event inside	-8
of event self	-4
of experience	-3
of experience 0	11
of experience 1	5
of experience 3	4
of experience 6	4
of experience after	-10
of experience inside	-10
of experience noself	-2
of experience self	-4
of family 0	-25
of family 1	-20
of family 12	-2
of family 2	-9
of family 3	-7
of family 6	14
of family after	-30
of family inside	36
of family self	5
of favorite	-4
of favorite 0	8
of favorite 1	10
of favorite 12	-7
of favorite 2	6
of favorite 3	4
of favorite 6	2
of favorite inside	-18
of favorite noself	-2
of favorite self	-8
of fear 0	6
of fear 1	-7
of fear 12	-4
of fear 2	11
of fear 3	12
of fear 6	4
of fear after	-4
of fear inside	-8
of fear noself	2
of fear self	-10
of gender 1	4
of gender 3	-7
of gender 6	7
of gender after	-10
of gender inside	-3
of goal 0	11
of goal 1	12
of goal 12	-11
of goal 2	3
of goal 3	12
of goal 6	-2
of goal after	-6
of goal inside	-12
of goal self	-9
of habit 1	9
of habit 12	7
of habit 2	18
of habit 6	-11
of habit after	-5
of habit inside	-17
of habit self	-3
of health 0	23
of health 1	4
of health 12	-11
of health 2	-10
of health 3	-4
of health 6	5
of health after	6
of health inside	-11
of health noself	2
of health self	-3
of height 0	7
of height 1	7
of height 12	-8
of height 2	5
of height 3	-2
of height 6	-3
of height noself	8
of height self	-10
of hobby	4
of hobby 0	18
of hobby 1	11
of hobby 12	-2
of hobby 2	11
of hobby 6	2
of hobby after	-9
of hobby inside	-13
of hobby noself	6
of hobby self	-6
of hometown	-5
of hometown 1	6
of hometown 2	11
of hometown 3	15
of hometown 6	-11
of hometown after	-7
of hometown noself	-2
of hometown self	-12
of income	-2
of income 0	7
of income 1	-3
of income 12	-10
of income 2	6
of income 3	2
of income 6	4
of income after	-8
of income noself	-3
of inside	-12
of instruction	-8
of instruction inside	-7
of instruction noself	-8
of language	-4
of language 12	-4
of language 2	-3
of language 3	-2
of language 6	12
of language after	-17
of language self	-16
of lead !	2
of lead ! music	-12
of lead ! my	11
of lead ! the	-3
of lead " .	4
of lead #1	-11
of lead #1 ,	6
of lead #1 and	6
of lead #2	-6
of lead #2 ,	9
of lead #2 and	5
of lead #2 that	4
of lead #3	-10
of lead #4 .	2
of lead #4 and	2
of lead '	-6
of lead (	8
of lead ( my	4
of lead , a	17
of lead , and	-4
of lead , been	11
of lead , before	7
of lead , best	11
of lead , big	-8
of lead , bless	4
of lead , both	3
of lead , broke	-7
of lead , bury	-3
of lead , but	-3
of lead , can	-3
of lead , early	-2
of lead , ex	-5
of lead , finishing	-2
of lead , good	2
of lead , got	4
of lead , is	-3
of lead , it's	-3
of lead , lose	-6
of lead , lost	-4
of lead , me	8
of lead , meeting	-3
of lead , mi	12
of lead , mostly	-2
of lead , must	-7
of lead , my	14
of lead , n	-2
of lead , name	3
of lead , new	2
of lead , no	-9
of lead , now	8
of lead , old	-2
of lead , on	-6
of lead , one	11
of lead , our	11
of lead , persuade	-2
of lead , product	-14
of lead , roast	-2
of lead , say	3
of lead , so	-3
of lead , that	6
of lead , the	-6
of lead , thinks	-3
of lead , tita	-10
of lead , told	-7
of lead , well	9
of lead , what	9
of lead , what's	-2
of lead , where	2
of lead , which	-6
of lead , with	5
of lead -	5
of lead - free	-3
of lead - one	-4
of lead - read	4
of lead - rich	-2
of lead - time	7
of lead . can	-2
of lead . explain	-3
of lead . help	-6
of lead . is	-7
of lead . my	4
of lead . named	-4
of lead . now	2
of lead . our	-6
of lead . tell	-3
of lead . the	-4
of lead . write	-8
of lead : my	2
of lead : our	2
of lead ; indeed	5
of lead ; my	-5
of lead ?	-2
of lead ? my	-6
of lead ? our	3
of lead ^	10
of lead ^ ^	10
of lead ^ a	19
of lead ^ another	6
of lead ^ best	-7
of lead ^ both	3
of lead ^ divorced	-4
of lead ^ four	-6
of lead ^ future	2
of lead ^ gave	7
of lead ^ hey	-20
of lead ^ hi	-4
of lead ^ hmm	-5
of lead ^ i	-7
of lead ^ inherited	-2
of lead ^ knee	-6
of lead ^ little	4
of lead ^ me	10
of lead ^ mi	10
of lead ^ mother's	9
of lead ^ moved	6
of lead ^ my	11
of lead ^ nan's	4
of lead ^ neighbor	-8
of lead ^ new	-6
of lead ^ old	8
of lead ^ older	7
of lead ^ one	6
of lead ^ our	9
of lead ^ ring	-9
of lead ^ single	-11
of lead ^ so	5
of lead ^ son's	-8
of lead ^ the	7
of lead ^ three	8
of lead ^ two	13
of lead ^ ya	3
of lead a	-6
of lead a bank	-14
of lead a barn	-2
of lead a big	10
of lead a bossy	15
of lead a close	14
of lead a dear	12
of lead a dehydrated	-2
of lead a different	11
of lead a fourth	-10
of lead a gentleman	-5
of lead a good	10
of lead a grown	12
of lead a kikuyu	-3
of lead a man	-2
of lead a new	3
of lead a nutrition	-10
of lead a product	-10
of lead a quiet	-6
of lead a rescue	2
of lead a respiratory	-10
of lead a rich	-4
of lead a second	4
of lead a shetland	-2
of lead a siamese	-3
of lead a single	-6
of lead a sleeping	-2
of lead a snake	-8
of lead a spayed	-3
of lead a spray	2
of lead a warehouse	-2
of lead a whole	-5
of lead a working	15
of lead a yorkshire	7
of lead a younger	-4
of lead about	-11
of lead about another	-11
of lead about me	-3
of lead about my	-6
of lead about the	3
of lead accent that	-2
of lead accountancy and	-4
of lead accountant	11
of lead acquired a	11
of lead adelaide n	5
of lead adhd ,	4
of lead adhd little	9
of lead admire	-2
of lead adopted a	8
of lead affair ,	3
of lead afraid of	-3
of lead after	-2
of lead after the	-2
of lead after what	-9
of lead ago ,	-4
of lead akhtar ?	-4
of lead alive	2
of lead all	6
of lead all my	4
of lead allergic to	-4
of lead allergy ,	7
of lead along with	-10
of lead already prefer	-2
of lead alright ,	6
of lead als	-3
of lead alvarado sold	-12
of lead am shift	-14
of lead amuse	-4
of lead an	-5
of lead an aussie	8
of lead an early	-4
of lead an english	-2
of lead an old	13
of lead an older	4
of lead and	3
of lead and a	-3
of lead and all	-4
of lead and called	6
of lead and carries	-3
of lead and drove	2
of lead and five	5
of lead and had	7
of lead and i'm	-2
of lead and my	-15
of lead and named	4
of lead and no	8
of lead and not	-3
of lead and now	-5
of lead and oily	-10
of lead and on	-4
of lead and one	-4
of lead and our	-12
of lead and reckons	3
of lead and say	-5
of lead and tbh	-6
of lead and tell	-5
of lead and the	-9
of lead and thinks	7
of lead and traded	6
of lead and two	-2
of lead and walks	-4
of lead and zero	8
of lead announced that	6
of lead another	-8
of lead antidepressants and	-3
of lead anything for	-2
of lead appa had	5
of lead apron ,	4
of lead are	-8
of lead are calling	-2
of lead are the	11
of lead are two	-7
of lead arthritic	9
of lead as	-5
of lead as a	-18
of lead as head	-4
of lead as mi	-10
of lead as my	-4
of lead asda now	5
of lead ask	-4
of lead ask of	-6
of lead assistant ,	-4
of lead asthma .	5
of lead asthmatic	8
of lead at	-11
of lead at a	-12
of lead at home	-9
of lead at me	-5
of lead at my	-5
of lead athens with	-8
of lead attacks ,	3
of lead attendant and	3
of lead aunt tita	-7
of lead aunty decide	7
of lead aussie	8
of lead autistic	9
of lead away cos	4
of lead baby	13
of lead back .	2
of lead back and	7
of lead back for	8
of lead back in	-10
of lead back to	8
of lead bad that	3
of lead bajan and	6
of lead bake	-6
of lead bakery with	-5
of lead band	-6
of lead bank	-14
of lead bao made	-8
of lead barn	4
of lead bassinet ;	-9
of lead bday ,	2
of lead bday off	-10
of lead be	-13
of lead be a	-2
of lead be honest	-2
of lead be my	-2
of lead beard ,	-8
of lead became a	-12
of lead because	3
of lead because my	-7
of lead because of	4
of lead been a	-7
of lead been on	6
of lead been told	8
of lead before	-5
of lead before ,	-4
of lead before my	-8
of lead being a	-6
of lead believe that	-3
of lead beside	-2
of lead best	7
of lead best bird	-3
of lead best friend's	-11
of lead better for	-2
of lead between	4
of lead big	7
of lead bike on	9
of lead bio for	-2
of lead bird	-5
of lead biscuit and	-6
of lead biscuit's the	-2
of lead biting	-2
of lead bless	4
of lead bloke for	12
of lead blood at	7
of lead blue heeler	5
of lead boomer .	-6
of lead bored out	3
of lead boss has	-9
of lead bossy	15
of lead boswell and	-3
of lead both	6
of lead bout	-2
of lead box ,	-11
of lead boxes of	-2
of lead boy ;	2
of lead boy totaled	7
of lead boy trouble	-4
of lead boyfriend ,	-5
of lead boyfriend say	5
of lead bożena ,	3
of lead brandon swears	4
of lead breda lost	-10
of lead bridge	-2
of lead bring	-6
of lead bring my	-2
of lead brings my	7
of lead british ,	-7
of lead british but	7
of lead broke	-3
of lead broken off	6
of lead brother and	3
of lead bucks ,	3
of lead buried my	-6
of lead bury	-3
of lead bury a	-3
of lead business	-6
of lead business ,	-15
of lead but	-12
of lead but my	-15
of lead but since	-2
of lead but the	9
of lead but this	-4
of lead but two	-5
of lead buy	-2
of lead buy the	-6
of lead by	-2
of lead by him	-4
of lead by the	-6
of lead calc	6
of lead calendar	-3
of lead calendar .	-7
of lead calgary with	7
of lead call	-3
of lead call ,	3
of lead call but	6
of lead call me	-4
of lead call my	12
of lead called	7
of lead calling	-5
of lead calls	6
of lead calls my	4
of lead calm ,	-7
of lead came .	-9
of lead can	-12
of lead can a	-9
of lead can my	4
of lead can teach	-4
of lead can't find	-3
of lead carries	-3
of lead carry a	-2
of lead cat .	-13
of lead cat but	5
of lead cats ,	-2
of lead cats and	-3
of lead cavities in	-2
of lead celebrate my	-2
of lead celiac	8
of lead celsius and	-3
of lead change	-3
of lead changed	9
of lead chartered	9
of lead checked and	2
of lead chema ,	3
of lead childhood	3
of lead choco ,	-10
of lead christian and	4
of lead christmas ,	-2
of lead cleveland and	8
of lead climb my	-10
of lead clinic	-2
of lead clinic ,	2
of lead clinically .	-9
of lead clock and	-2
of lead close	21
of lead coeliac	8
of lead coeliac ,	-3
of lead colette ,	5
of lead collection offend	-5
of lead colleen got	-8
of lead college and	3
of lead conchas and	4
of lead cook	2
of lead cook .	3
of lead cook for	-3
of lead cornet ,	4
of lead correct	-8
of lead cos	5
of lead cosmetology ,	-3
of lead could stand	-3
of lead course a	7
of lead cousin passed	-2
of lead coventry and	-7
of lead craig and	2
of lead crate hating	-2
of lead crayfish or	-9
of lead crazy rearranging	-8
of lead cricket mad	13
of lead crochet	-4
of lead cut	-3
of lead cuz my	-3
of lead cv	-3
of lead dad ,	-4
of lead dad and	4
of lead dad lost	5
of lead dad says	5
of lead daddy's since	3
of lead dairy by	-2
of lead darts ,	-8
of lead daughter ,	11
of lead daughter and	11
of lead daughter says	-2
of lead daughter's	-4
of lead daughter's decided	3
of lead day	-6
of lead day .	3
of lead day of	-5
of lead days with	-2
of lead deaf	-3
of lead dear	7
of lead decide	7
of lead deck and	-2
of lead defeat	-3
of lead dehydrated	-2
of lead deliveroo ,	9
of lead dementia .	3
of lead den .	8
of lead diabetes ,	3
of lead diabetes and	4
of lead diabetic	14
of lead diabetic (	9
of lead died ,	4
of lead different	11
of lead dinner since	-6
of lead dinners little	-2
of lead dishes .	5
of lead divorced	-4
of lead divorced .	6
of lead do	-8
of lead do #3	-9
of lead do english	-4
of lead do i	-7
of lead do other	-6
of lead do the	-5
of lead do with	5
of lead doctor bout	-2
of lead does	-5
of lead does my	9
of lead dog but	-3
of lead doing	4
of lead don't like	-5
of lead don't trust	-2
of lead door	2
of lead door are	-8
of lead down ,	2
of lead down .	5
of lead downstairs	3
of lead draft	-8
of lead drank through	3
of lead draw	-2
of lead dress is	6
of lead driver	11
of lead driving our	-7
of lead drops ,	7
of lead drove	2
of lead duo	-5
of lead dust near	-2
of lead dutch	-3
of lead dutch because	4
of lead early	-8
of lead early bird	-2
of lead early riser	11
of lead easier on	-4
of lead easy meals	-4
of lead eat	-8
of lead eat my	-2
of lead eat oily	-6
of lead eats like	-2
of lead eggs ,	-3
of lead eldest	14
of lead eleven	-7
of lead eleven barn	6
of lead elwyn my	-2
of lead encouraging for	-3
of lead end ,	7
of lead engaged ,	-3
of lead engaged to	9
of lead engineer and	3
of lead english	-6
of lead english and	-5
of lead enough but	3
of lead eulogy for	7
of lead euro ,	3
of lead every	-5
of lead ex	-5
of lead ex -	-5
of lead exam so	5
of lead exec	-11
of lead exhausted	-3
of lead expecting	-3
of lead explain	-8
of lead explain the	-2
of lead explain to	-2
of lead eyed	3
of lead failure and	4
of lead fair but	5
of lead fall .	7
of lead fan there	-4
of lead fancy ,	2
of lead farmer and	-5
of lead fasciitis and	-8
of lead fear	-2
of lead fear of	-2
of lead fed nine	-2
of lead feed	4
of lead feed a	5
of lead fern ,	4
of lead fill in	-5
of lead finally finished	8
of lead find	-8
of lead finish	-6
of lead finished	11
of lead finished my	-6
of lead finishing	-2
of lead first	-4
of lead fishing	2
of lead fishing after	4
of lead fishing is	-2
of lead five	-3
of lead five little	-11
of lead flat after	-2
of lead food won't	-5
of lead foot nothing	9
of lead for	-5
of lead for #2	-9
of lead for a	5
of lead for deaf	-3
of lead for five	-3
of lead for jonahs	-2
of lead for my	3
of lead for our	12
of lead for the	-6
of lead for two	11
of lead forgetful	9
of lead former	9
of lead forty .	4
of lead found out	4
of lead four	5
of lead four ,	4
of lead four old	-8
of lead fourteen	7
of lead fourth	-10
of lead fraser ,	5
of lead free	-3
of lead friday my	9
of lead friday with	3
of lead fridays .	-2
of lead friend and	4
of lead friend's	-11
of lead from	-12
of lead from my	-17
of lead from new	-12
of lead fun of	-3
of lead fussing about	-9
of lead future	2
of lead gave	7
of lead gave me	-9
of lead gave my	14
of lead gear	-9
of lead gentleman	-5
of lead get	-6
of lead get a	13
of lead get for	-2
of lead get me	-2
of lead gf ?	6
of lead gift for	-2
of lead ginger	2
of lead girlfriend ,	3
of lead girlfriend .	5
of lead girlfriend finished	-3
of lead give	-3
of lead give a	3
of lead give me	-8
of lead give my	-5
of lead give our	-2
of lead give up	-4
of lead given a	4
of lead given up	14
of lead giving up	-2
of lead go ,	-2
of lead godmother	15
of lead goes and	-6
of lead gone .	2
of lead good	15
of lead google calendar	-3
of lead got another	4
of lead got eleven	2
of lead got my	-3
of lead got one	3
of lead got robbed	-2
of lead got three	3
of lead grade	-2
of lead grader	9
of lead grandad calls	6
of lead granddad on	-10
of lead granddaughter ,	-6
of lead grandmother ,	-14
of lead grandmother .	-5
of lead grandmother and	2
of lead grandpa ,	9
of lead grandpa and	8
of lead grave by	4
of lead gravy n	-11
of lead great -	-3
of lead grey	2
of lead grown	14
of lead guess we're	-3
of lead guy .	-4
of lead had	10
of lead had a	10
of lead had eleven	-7
of lead had four	7
of lead had the	-9
of lead had two	-6
of lead hadn't seen	-3
of lead hairdressing ,	5
of lead halal since	2
of lead half whatever	-3
of lead halifax ;	7
of lead handed in	12
of lead hardheaded	9
of lead has	-9
of lead has a	-3
of lead has been	-13
of lead has decided	-2
of lead has five	-10
of lead has four	-6
of lead has had	-2
of lead has left	11
of lead has let	7
of lead has lost	6
of lead has my	9
of lead has one	7
of lead has sold	9
of lead has three	9
of lead has two	-15
of lead hasnt told	-4
of lead hate	-6
of lead hating	-2
of lead have	9
of lead have a	-2
of lead have been	6
of lead have four	4
of lead have new	9
of lead have the	-8
of lead have two	7
of lead have zero	-12
of lead having	-5
of lead having a	-11
of lead having sworn	7
of lead he lost	-2
of lead he met	-4
of lead he passed	-2
of lead he sends	-2
of lead he's into	-2
of lead he's my	6
of lead head	-4
of lead headmistress in	5
of lead headstrong	9
of lead hear the	-10
of lead heeler	5
of lead heights ,	-14
of lead help	-9
of lead her .	7
of lead her bridge	-2
of lead her sister's	-3
of lead heroes in	-3
of lead herself a	-9
of lead hes a	-3
of lead hey	-20
of lead hi	-4
of lead highway .	7
of lead hill	4
of lead him	-2
of lead him ,	3
of lead him hate	-3
of lead his best	-2
of lead his college	-4
of lead his op	-7
of lead his three	-3
of lead hmm	-5
of lead hmong and	5
of lead holidays my	5
of lead home	-9
of lead home ,	-10
of lead home so	10
of lead home with	5
of lead homeschooling our	-3
of lead hon ,	17
of lead honest	-2
of lead hoover for	-4
of lead hotel ,	-9
of lead house ,	-8
of lead houston ,	3
of lead how do	-5
of lead how much	-3
of lead how would	-2
of lead hunt .	9
of lead husband and	3
of lead husband lost	4
of lead hypertensive	10
of lead i	-10
of lead i admire	-2
of lead i ask	-2
of lead i bake	-2
of lead i bring	-4
of lead i cook	2
of lead i correct	-6
of lead i crochet	-4
of lead i eat	-8
of lead i feed	-2
of lead i get	-5
of lead i give	-2
of lead i introduce	-2
of lead i keep	-7
of lead i let	-8
of lead i made	-2
of lead i owe	-8
of lead i prepare	-2
of lead i register	-4
of lead i support	-2
of lead i suppose	-8
of lead i take	-6
of lead i teach	-2
of lead i thank	-2
of lead i was	-12
of lead i'm	-2
of lead i'm an	-8
of lead i'm not	-7
of lead i've a	12
of lead i've an	7
of lead i've one	-8
of lead i've two	9
of lead idea for	-7
of lead ikenna ,	5
of lead imran and	2
of lead in	-10
of lead in ,	-2
of lead in a	-12
of lead in my	-2
of lead in on	-4
of lead in our	-2
of lead in so	8
of lead indeed	5
of lead ines and	-2
of lead inherited	-2
of lead inject a	-14
of lead instrument :	3
of lead into	-3
of lead introduce	-4
of lead invest in	-2
of lead is a	-11
of lead is doing	5
of lead is expecting	-3
of lead is having	-5
of lead is my	14
of lead island and	-3
of lead isnt my	8
of lead it ,	-12
of lead it for	-4
of lead it to	-3
of lead it was	-10
of lead it's	-3
of lead it's a	10
of lead it's my	4
of lead izmir ,	7
of lead jace ,	2
of lead jaheim but	6
of lead jaylens my	-2
of lead jeep .	2
of lead jetblue and	-2
of lead jimmy's and	-5
of lead job to	-2
of lead jonahs	-2
of lead jordan	-2
of lead josh ,	9
of lead just got	4
of lead just had	-3
of lead just lost	-5
of lead just passed	-2
of lead just sold	-2
of lead kayla my	-2
of lead kcl #1	-11
of lead keep	-7
of lead keep a	-2
of lead keep three	-3
of lead kept my	-3
of lead kept one	-6
of lead ketchum but	-12
of lead keto plan	-10
of lead keys to	-10
of lead kicked	-2
of lead kids and	-2
of lead kids like	-4
of lead kids lol	-7
of lead kiki my	12
of lead kikuyu	-3
of lead kind ,	13
of lead kinda love	-2
of lead kindergarten ,	4
of lead kitten whom	3
of lead knee	-6
of lead knew	-3
of lead know my	8
of lead knowing every	-5
of lead known me	4
of lead koulouria and	-4
of lead lab	-2
of lead lad ,	4
of lead large	-2
of lead last of	-4
of lead late	-8
of lead latex and	4
of lead latin	-9
of lead law ,	3
of lead law sold	3
of lead layout and	2
of lead learned on	-4
of lead leave by	-5
of lead leeds and	-2
of lead left	13
of lead left and	-4
of lead left me	-9
of lead letter to	-5
of lead licence of	-3
of lead licence on	-2
of lead life .	-2
of lead like	-8
of lead like a	-18
of lead like my	-2
of lead like some	-4
of lead like somebody	-4
of lead like thirty	12
of lead lineman	-2
of lead lisbon .	3
of lead list for	-3
of lead list so	-4
of lead list swaps	-4
of lead little	9
of lead live with	4
of lead lived on	7
of lead lives on	5
of lead lives w	-2
of lead loader and	-6
of lead lol	-7
of lead lola named	2
of lead long till	-3
of lead longer fear	-2
of lead longer my	-11
of lead look for	-3
of lead look like	-8
of lead looking after	-4
of lead lose	-6
of lead losing	-2
of lead lost	9
of lead lost all	5
of lead lost my	13
of lead lost our	-2
of lead love	-2
of lead love for	4
of lead love of	-8
of lead lovely	6
of lead lovely ,	5
of lead loves	2
of lead mad	13
of lead made	-9
of lead made him	3
of lead made me	-8
of lead make so	-2
of lead makes my	9
of lead mam's	-9
of lead mama says	-2
of lead man	-2
of lead manage a	-5
of lead manager !	-10
of lead march ,	5
of lead march .	9
of lead marek my	-4
of lead marisol says	4
of lead married ,	-15
of lead mate jordan	-2
of lead mate my	6
of lead maths	5
of lead mayo when	-3
of lead mazapán ,	8
of lead me	-5
of lead me .	3
of lead me and	-10
of lead me review	-5
of lead me text	-4
of lead me write	-2
of lead meals	-4
of lead meeting	-4
of lead mek mi	-12
of lead menace ,	-2
of lead message from	-12
of lead met	-5
of lead methodist all	8
of lead mi	5
of lead mi baby	3
of lead mi'kmaq and	-2
of lead middle	10
of lead midland ,	5
of lead might	-2
of lead might an	-3
of lead miles and	13
of lead mix .	-4
of lead mixed ,	3
of lead mode .	2
of lead mom	-3
of lead mom ,	8
of lead mom kicked	-2
of lead mom passed	7
of lead mom renamed	2
of lead mom's four	-11
of lead monday that	4
of lead month	-6
of lead month .	7
of lead month and	5
of lead month while	-7
of lead months ,	-2
of lead months but	-2
of lead more	-6
of lead more ,	-8
of lead more .	11
of lead more but	-2
of lead most of	2
of lead mostly	-2
of lead mother say	7
of lead mother's	9
of lead moved	6
of lead moved from	9
of lead much	-3
of lead mum ,	-3
of lead mum had	-3
of lead mum's on	-3
of lead munich ,	-2
of lead music	-12
of lead must	-7
of lead my	5
of lead my accountant	11
of lead my als	-3
of lead my arthritic	9
of lead my asthmatic	8
of lead my autistic	9
of lead my baby	12
of lead my best	11
of lead my big	6
of lead my calc	6
of lead my celiac	8
of lead my chartered	9
of lead my childhood	3
of lead my coeliac	8
of lead my college	3
of lead my cv	-3
of lead my daughter's	-4
of lead my dear	6
of lead my diabetic	14
of lead my duo	-5
of lead my eldest	12
of lead my exec	-11
of lead my first	-4
of lead my fishing	2
of lead my forgetful	9
of lead my former	9
of lead my godmother	15
of lead my hardheaded	9
of lead my headstrong	9
of lead my hill	4
of lead my hypertensive	10
of lead my late	-8
of lead my lineman	-2
of lead my little	10
of lead my lovely	6
of lead my middle	11
of lead my neighbor	-7
of lead my neighbour	-2
of lead my new	-4
of lead my old	8
of lead my older	3
of lead my oldest	10
of lead my only	5
of lead my orange	2
of lead my other	-3
of lead my own	3
of lead my pal's	2
of lead my paralegal	7
of lead my pescatarian	10
of lead my phd	10
of lead my plumber	11
of lead my quiet	6
of lead my quilting	8
of lead my school	3
of lead my second	2
of lead my son	6
of lead my suspicious	6
of lead my tafe	9
of lead my twin	4
of lead my two	4
of lead my upstairs	-7
of lead my voice	11
of lead my wee	-2
of lead my younger	2
of lead my youngest	4
of lead myself for	-9
of lead n	-11
of lead n calling	-2
of lead n now	-2
of lead n the	-2
of lead name	3
of lead naming	-8
of lead nan's	4
of lead navy and	3
of lead near	-2
of lead neighbor	-11
of lead neighbour	-9
of lead neighbour's	-12
of lead neil ,	3
of lead nephew ,	5
of lead nephew .	4
of lead nephew wrecked	7
of lead neutered and	-2
of lead never knew	-3
of lead never raised	-4
of lead new	14
of lead next door	2
of lead nikhil ,	2
of lead nine	-2
of lead nineteen and	-3
of lead no more	-6
of lead normal at	-3
of lead norwich .	3
of lead not	-9
of lead not #2	4
of lead not dear	-11
of lead not hate	-3
of lead not my	5
of lead not sitting	-3
of lead note for	-3
of lead nothing	9
of lead november ,	6
of lead november and	4
of lead now	3
of lead now ,	3
of lead now .	-8
of lead now and	-4
of lead now my	-9
of lead nun .	2
of lead nutrition	-10
of lead nyla my	7
of lead of	-3
of lead of a	-2
of lead of gear	-9
of lead of large	-2
of lead of mam's	-9
of lead of my	-9
of lead of sending	-2
of lead of the	-5
of lead of us	-4
of lead off	-6
of lead off ,	-2
of lead off ;	2
of lead off a	-7
of lead off my	-12
of lead off with	4
of lead offend	-8
of lead oily	-13
of lead old	11
of lead old maths	5
of lead old piano	5
of lead old school	3
of lead older	9
of lead oldest	10
of lead oldest ,	-12
of lead olive our	7
of lead olive's our	-2
of lead on a	-11
of lead on my	-13
of lead on shoveling	-3
of lead on shovelling	-2
of lead on yerba	-3
of lead once	-3
of lead one ,	-7
of lead one and	3
of lead one eyed	3
of lead one good	9
of lead one on	-2
of lead one younger	3
of lead only	5
of lead only my	-11
of lead only one	4
of lead op	-7
of lead op with	-2
of lead open	-3
of lead opened	2
of lead opens with	3
of lead operator and	6
of lead or	-9
of lead or is	-4
of lead or put	-2
of lead orange	2
of lead other	4
of lead ottawa with	-2
of lead our	5
of lead our dear	3
of lead our downstairs	3
of lead our eldest	5
of lead our neighbour	-7
of lead our neighbour's	-12
of lead our new	7
of lead our old	-14
of lead our other	-4
of lead our younger	8
of lead out	5
of lead out ,	4
of lead out of	6
of lead out post	-2
of lead out so	2
of lead over a	13
of lead owe	-8
of lead owen .	3
of lead own	2
of lead own since	4
of lead pal's	2
of lead paralegal	7
of lead paramedic .	7
of lead parents ,	6
of lead parkinson's ,	11
of lead parkinson's and	-3
of lead partner and	4
of lead passed me	-9
of lead passes	-3
of lead pasties .	4
of lead pau ,	17
of lead pauline say	-2
of lead pays	-2
of lead paçoca ,	-2
of lead peanuts and	-3
of lead pearl ,	7
of lead peppermint in	-3
of lead persuade	-2
of lead pescatarian	10
of lead phd	10
of lead photographs with	-2
of lead photos of	-4
of lead phrases a	-5
of lead piano	5
of lead picked up	-9
of lead pierogi ,	3
of lead pill a	10
of lead place ,	8
of lead placement and	7
of lead plan	-10
of lead plan for	-7
of lead plant and	-2
of lead please draft	-7
of lead please explain	-5
of lead plot beside	-2
of lead pls ,	-12
of lead plumber	11
of lead plus my	-14
of lead poem in	-4
of lead polish ,	9
of lead polish like	4
of lead port .	5
of lead post	-3
of lead post at	-9
of lead postman and	2
of lead prasanna finished	7
of lead prefer	-2
of lead pregnant with	-3
of lead premature :	-4
of lead prepare	-2
of lead preschool .	7
of lead pressure .	4
of lead priya .	7
of lead problems and	3
of lead product	-17
of lead projects .	-6
of lead prunes	-3
of lead pub	5
of lead pulled a	-7
of lead pupils '	-6
of lead put	-4
of lead put before	-7
of lead put dutch	-3
of lead put in	-2
of lead put on	-2
of lead put the	-6
of lead quiet	3
of lead quilting	8
of lead quinpool .	-3
of lead railway .	10
of lead raised	-4
of lead ray my	3
of lead rd ,	-2
of lead read	4
of lead read to	-12
of lead real early	-3
of lead rearranging	-8
of lead recipes the	-10
of lead reckons	3
of lead reckons our	-7
of lead record	-3
of lead record and	-2
of lead reedley and	5
of lead reel big	-5
of lead register	-4
of lead renamed	2
of lead replace us	-5
of lead reruns with	-6
of lead rescue	2
of lead respiratory	-10
of lead resume ,	-3
of lead retired schoolteacher	9
of lead review	-5
of lead rey (	-5
of lead rhodri and	-2
of lead rich	-5
of lead ride a	-2
of lead ring	-9
of lead riser	11
of lead road lost	-4
of lead roast	-2
of lead roast that	-6
of lead robbed	-2
of lead rohan my	2
of lead roof of	9
of lead room from	-10
of lead room with	-2
of lead round on	8
of lead roxbury latin	-9
of lead rubén opened	2
of lead runs a	-8
of lead rylee ,	2
of lead saint but	-7
of lead sale my	3
of lead salting	-4
of lead same	-9
of lead saturday and	7
of lead say	7
of lead say before	-4
of lead say that	7
of lead say to	-2
of lead says my	4
of lead says our	2
of lead school	5
of lead school ,	-10
of lead schoolteacher	9
of lead second grade	-2
of lead see my	3
of lead see the	-3
of lead seen	-4
of lead sell me	7
of lead send	-3
of lead sending	-2
of lead sends	-3
of lead sends my	9
of lead separated from	5
of lead serve as	-4
of lead servsafe	-5
of lead set	-5
of lead seven ,	5
of lead seventy when	3
of lead shanice had	-2
of lead share	-5
of lead she loves	2
of lead she's broke	-2
of lead shelter ,	-6
of lead shetland	-2
of lead shift	-14
of lead shop	-3
of lead shop once	-3
of lead should	-3
of lead should exhausted	-3
of lead shoveling	-3
of lead shovelling	-2
of lead shower .	-11
of lead siamese	-3
of lead side ,	-2
of lead simon and	-2
of lead simon my	7
of lead since fourteen	7
of lead since my	-4
of lead since the	-5
of lead single	-14
of lead single .	3
of lead siopao the	2
of lead sis had	8
of lead sister changed	9
of lead sister finished	4
of lead sister left	3
of lead sister's	-3
of lead sitting	-3
of lead six month	-6
of lead sleep ;	5
of lead sleeping	-2
of lead small	-3
of lead small for	-3
of lead smudge .	-5
of lead snake	-8
of lead snow before	-2
of lead so mi	3
of lead so my	15
of lead so now	5
of lead so our	3
of lead so the	-6
of lead sober since	6
of lead sock .	2
of lead sold	5
of lead sold ,	4
of lead some	-4
of lead somebody	-4
of lead somethin .	7
of lead something	-2
of lead son	6
of lead son ,	-4
of lead son and	3
of lead son's	-8
of lead soprano ,	-2
of lead sort of	-9
of lead sort our	6
of lead spayed	-3
of lead spelman ,	4
of lead spewing cos	2
of lead split from	3
of lead spoken since	-7
of lead spotify and	-2
of lead spray	2
of lead st .	5
of lead stand	-3
of lead started throwing	-3
of lead staying in	-7
of lead steals	-3
of lead steps defeat	-3
of lead stethoscope with	-9
of lead still have	-2
of lead still prunes	-3
of lead still salting	-4
of lead still wear	-9
of lead stone ,	-11
of lead stop the	16
of lead stopped biting	-2
of lead stops where	-2
of lead story ,	9
of lead stroke and	10
of lead stuff	-4
of lead sugar and	-3
of lead summer my	-2
of lead sunday !	11
of lead sunday and	-4
of lead support	-2
of lead suppose	-8
of lead surfing and	4
of lead surprise my	-3
of lead suspicious	6
of lead swapped	-9
of lead swaps	-4
of lead swearing at	-2
of lead swears	4
of lead swell my	5
of lead sworn	7
of lead sydney ,	11
of lead tafe	9
of lead tail between	4
of lead take	-6
of lead taking	-3
of lead taking the	-2
of lead takis sold	8
of lead talk to	-3
of lead talking to	-3
of lead tamil my	-3
of lead tbh	-6
of lead tea ,	-3
of lead teach	-8
of lead teacher ,	-2
of lead teacher and	-2
of lead teagan lost	-2
of lead technician and	-2
of lead tell	-11
of lead tell the	-8
of lead telling our	-2
of lead tempered ,	-9
of lead tendonitis and	-6
of lead term with	-2
of lead tesla my	7
of lead tess ,	5
of lead text	-4
of lead text .	3
of lead than	-2
of lead than a	-2
of lead thandeka ,	5
of lead thank	-2
of lead that	7
of lead that change	-3
of lead that is	9
of lead that my	-7
of lead that passes	-3
of lead that the	3
of lead thats a	-4
of lead thats my	11
of lead the	-6
of lead the band	-6
of lead the business	-6
of lead the clinic	-2
of lead the day	-6
of lead the four	17
of lead the ginger	2
of lead the grey	2
of lead the lab	-2
of lead the mom	-3
of lead the neighbour	-2
of lead the new	18
of lead the old	-14
of lead the one	6
of lead the other	11
of lead the pub	5
of lead the same	-9
of lead the second	-7
of lead the servsafe	-5
of lead the shop	-3
of lead the track	-5
of lead the upstairs	-4
of lead the ward	-9
of lead the younger	7
of lead them till	-4
of lead then my	-12
of lead theo's my	-3
of lead there	-4
of lead there's one	-2
of lead they've cut	-3
of lead things	-6
of lead third grader	9
of lead thirty	12
of lead this	-4
of lead though my	-3
of lead three ,	3
of lead three close	9
of lead three grown	3
of lead three of	5
of lead through	3
of lead throw	-2
of lead throwing	-3
of lead till	-8
of lead time	7
of lead time since	2
of lead tip ,	-3
of lead tired of	-4
of lead tita	-14
of lead to	-16
of lead to a	16
of lead to ask	-3
of lead to bake	-4
of lead to be	-13
of lead to bring	-3
of lead to buy	-2
of lead to correct	-4
of lead to draw	-2
of lead to find	-4
of lead to little	-5
of lead to mi	-10
of lead to my	-12
of lead to one	-5
of lead to open	-3
of lead to our	-3
of lead to record	-3
of lead to say	-3
of lead to send	-3
of lead to share	-5
of lead to tell	-5
of lead to the	-7
of lead to throw	-2
of lead to write	-2
of lead toast for	-3
of lead toasties for	-2
of lead tofu and	-2
of lead told	-3
of lead told me	9
of lead told my	-11
of lead tomasz ,	-2
of lead too ,	-10
of lead totaled	7
of lead town and	-2
of lead trace broke	7
of lead track	-5
of lead tractors and	4
of lead traded	6
of lead trouble	-4
of lead truck ,	2
of lead truck driver	12
of lead truro .	7
of lead trust	-2
of lead tuesday ,	8
of lead turned -	9
of lead turns out	2
of lead twin	4
of lead twins .	-12
of lead twins and	-12
of lead two best	-10
of lead two close	9
of lead two old	7
of lead two things	-6
of lead until my	-7
of lead up	2
of lead up .	3
of lead up mi	8
of lead up my	4
of lead up with	11
of lead ups and	-2
of lead upstairs	-9
of lead us	-8
of lead us ,	4
of lead us .	-2
of lead us that	4
of lead vacuum sends	-2
of lead van ,	-2
of lead vegan ,	2
of lead vegan .	4
of lead vegan and	-2
of lead vegan since	-6
of lead vegetarian .	4
of lead vogue and	-7
of lead voice	11
of lead w	-3
of lead w my	-9
of lead w three	-5
of lead wake a	-6
of lead wales .	3
of lead walk the	-8
of lead walks	-4
of lead wanna do	-4
of lead wanted a	2
of lead ward	-9
of lead warehouse	-2
of lead warrant so	2
of lead warsaw and	5
of lead was	-18
of lead was .	4
of lead was a	-8
of lead was alive	2
of lead was and	-9
of lead was my	16
of lead watertown and	2
of lead we feed	6
of lead we had	-2
of lead we have	10
of lead we introduce	-2
of lead we lost	12
of lead we're	-3
of lead we're naming	-8
of lead we're taking	-3
of lead we've a	14
of lead we've been	-5
of lead we've swapped	-9
of lead wear	-9
of lead wedding ,	3
of lead wedding .	2
of lead wedding but	4
of lead week ,	3
of lead week and	-15
of lead weekend so	-16
of lead weeks and	3
of lead weld ?	-5
of lead well	10
of lead well ,	-5
of lead well my	7
of lead were my	-3
of lead what can	-4
of lead what does	-2
of lead what might	-2
of lead what my	-3
of lead what should	-2
of lead what year	-3
of lead what's	-2
of lead whatever	-3
of lead when	-4
of lead when a	10
of lead when my	-3
of lead when the	-9
of lead where my	10
of lead whereas my	4
of lead which	-6
of lead which my	-7
of lead while	-8
of lead while my	-11
of lead whitfield ,	-7
of lead who pays	-2
of lead who say	5
of lead who says	-7
of lead who steals	-3
of lead who thinks	-8
of lead whole	-6
of lead whom	3
of lead whom my	-4
of lead wife ,	2
of lead with	-2
of lead with (	2
of lead with a	-10
of lead with me	-2
of lead with my	-34
of lead with no	5
of lead with our	-12
of lead with small	-2
of lead with the	-2
of lead with three	-14
of lead with two	-17
of lead without	-4
of lead without wounding	-3
of lead won't	-5
of lead won't finish	-6
of lead won't offend	-4
of lead won't set	-4
of lead wont stuff	-3
of lead words and	3
of lead working	15
of lead worse so	3
of lead would	-3
of lead would amuse	-4
of lead would my	6
of lead would write	-8
of lead wounding	-3
of lead wrecked	7
of lead write	-15
of lead write on	-8
of lead write something	-2
of lead writes that	-2
of lead ya	3
of lead yard on	-5
of lead yeah a	5
of lead year	-3
of lead year ,	-3
of lead year old	15
of lead years ,	8
of lead years .	9
of lead years and	10
of lead yerba	-3
of lead yolanda ,	-2
of lead yorkshire	7
of lead you draft	-2
of lead you help	-2
of lead you our	5
of lead younger	10
of lead youngest	4
of lead zero	-7
of lead éireann and	-2
of likes	-2
of likes 0	7
of likes 1	2
of likes 12	5
of likes 2	10
of likes 3	4
of likes 6	-5
of likes after	-17
of likes inside	-10
of likes self	-9
of living_situation 0	19
of living_situation 1	4
of living_situation 12	4
of living_situation 2	17
of living_situation 3	6
of living_situation 6	-5
of living_situation after	-13
of living_situation inside	-23
of living_situation noself	-2
of location	2
of location 1	-5
of location 12	8
of location 2	10
of location 3	9
of location 6	-3
of location after	-23
of location noself	-6
of location self	14
of major	3
of major 1	11
of major 12	5
of major 2	4
of major 3	3
of major after	-7
of major inside	-3
of major noself	3
of name	7
of name 0	13
of name 12	2
of name 2	-6
of name 3	4
of name 6	4
of name inside	-6
of name noself	3
of name self	13
of named_thing	-4
of named_thing after	-4
of named_thing noself	-4
of nationality 0	7
of nationality 1	9
of nationality 2	11
of nationality 3	2
of nationality 6	-3
of nationality after	-6
of nationality noself	2
of nearest	6
of next !	5
of next "	-7
of next #2	2
of next #4	-12
of next '	-3
of next (	2
of next )	10
of next ,	2
of next -	-33
of next .	-8
of next :	3
of next ?	-3
of next ^	-13
of next a	-3
of next aaliyah	2
of next about	-15
of next account	-6
of next across	5
of next acting	-2
of next adam	-7
of next adopted	4
of next adores	5
of next advice	-7
of next affair	-3
of next afraid	-5
of next after	-4
of next age	-3
of next agnieszka	2
of next agnostic	3
of next ago	-11
of next agreed	-6
of next ahmed	2
of next aide	-17
of next ainhoa	5
of next akhtar	-2
of next alan	7
of next alert	5
of next alfie	5
of next all	-12
of next allergic	8
of next allotment	-2
of next already	-12
of next also	4
of next alun	3
of next always	6
of next amina	3
of next amir	5
of next amoya	8
of next an	4
of next ana	-7
of next and	-10
of next andre	7
of next andrew	3
of next andrés	10
of next anh	2
of next answers	-2
of next anvi	2
of next anyhow	7
of next anymore	8
of next anyway	11
of next arent	-2
of next aroha	8
of next around	-7
of next as	-11
of next ashlyn	2
of next ask	-11
of next asking	-4
of next asks	-4
of next assisted	7
of next at	-3
of next ate	-6
of next atheist	4
of next audrey	4
of next aunt	-14
of next ayra	-8
of next baby	-3
of next bach	-2
of next bachelor's	4
of next back	4
of next badge	-3
of next bald	4
of next band	-9
of next bao	9
of next barked	-8
of next bass	-4
of next bea	8
of next beard	7
of next beatrice	-2
of next became	-3
of next because	-6
of next been	11
of next before	-5
of next begins	2
of next being	4
of next benny	3
of next bertie	7
of next bethan	3
of next beti	4
of next bf	-2
of next big	4
of next birds	5
of next birthday	-14
of next biscuit	-3
of next bite	-10
of next blackstone	2
of next blankets	-4
of next blushes	-2
of next board	-2
of next boards	5
of next book	-4
of next booked	-10
of next books	-3
of next boomer	-4
of next boone	4
of next bored	-5
of next born	-4
of next boss	12
of next bought	8
of next boy	-13
of next braces	4
of next bracken	2
of next brandi	2
of next brandon	-2
of next brenda	15
of next bridge	-2
of next brings	6
of next broke	-8
of next brother	-9
of next brothers	-4
of next brought	-11
of next brown	8
of next btw	-4
of next buick	-5
of next buried	-12
of next bus	-3
of next but	-16
of next buying	5
of next by	10
of next cabinets	-8
of next cake	-2
of next call	-13
of next called	15
of next calling	6
of next calls	6
of next callum	4
of next came	-3
of next cannot	8
of next cant	-12
of next car	-4
of next caravan	9
of next card	-4
of next carked	4
of next carm	-12
of next carnitas	-12
of next carol	6
of next carves	5
of next cass	-5
of next cataracts	-4
of next catherine	4
of next catholic	2
of next cdl	-2
of next cedric	2
of next celia	-4
of next certificate	-11
of next chantel	12
of next charmaine	6
of next chart	-3
of next cheated	-12
of next cheats	-8
of next cheek	-3
of next chewed	4
of next chews	-6
of next chiamaka	11
of next china	-7
of next chloe	3
of next chow	-9
of next citizenship	4
of next claim	-2
of next climb	-3
of next climbs	13
of next coconut	3
of next codes	9
of next cody	4
of next cold	-7
of next collarbone	3
of next colleen	13
of next come	7
of next comes	11
of next comin	4
of next coming	-4
of next company	-2
of next complain	-5
of next con	3
of next cornelius	5
of next corolla	2
of next corrected	9
of next county	-9
of next course	-4
of next cpap	-2
of next craig	-6
of next crazy	-7
of next cried	-3
of next cries	-5
of next crispy	-11
of next croft	9
of next cry	9
of next cup	-8
of next cussin	-10
of next cv	-5
of next cycles	6
of next dad	-2
of next daddy	6
of next dairy	3
of next dale	9
of next dana	4
of next danced	-3
of next daniel	2
of next danielle	-2
of next darren	8
of next davi	-6
of next davie	5
of next day	11
of next days	2
of next decide	-3
of next decided	6
of next degsy	4
of next desmond	-8
of next detests	5
of next devan	3
of next development	-10
of next devour	7
of next diabetes	4
of next diabetic	-4
of next diagnosis	2
of next did	2
of next die	-2
of next died	-2
of next dilys	13
of next dinner	-4
of next dirt	7
of next dislikes	3
of next dismay	-3
of next divya	2
of next dmitri	3
of next do	-17
of next doctor	8
of next does	-3
of next doesn't	-4
of next doesnt	-10
of next dog	18
of next doing	4
of next don	8
of next don't	-2
of next done	-8
of next doris	-3
of next dorothy	-2
of next dot	-12
of next down	-13
of next downstairs	8
of next dr	6
of next drank	9
of next drives	4
of next driving	7
of next dropped	4
of next drove	2
of next dutch	2
of next earl	2
of next early	-8
of next easygoing	-3
of next eat	-11
of next efosa	4
of next eleni	-3
of next eleven	7
of next elwyn	3
of next emails	5
of next embroidery	10
of next emeka	3
of next emigrated	-2
of next emiliano	3
of next enemy	9
of next engaged	5
of next engagement	6
of next enid	6
of next entire	8
of next ernest	4
of next eulogy	-8
of next even	-8
of next everton	-3
of next every	-10
of next ex	6
of next exam	-7
of next exhausted	-9
of next existed	-3
of next eyes	-2
of next face	-9
of next failing	-7
of next fairly	-4
of next fall	6
of next falls	-2
of next family	7
of next farah	3
of next farm	-4
of next farmhouse	8
of next faruk	3
of next father	-2
of next fav	5
of next favourite	11
of next fears	5
of next feeds	-4
of next felix	5
of next fell	-2
of next fella	5
of next femi	3
of next fern	7
of next fia	-2
of next fiancée	2
of next file	3
of next filling	3
of next finally	12
of next finbarr	4
of next findlay	-5
of next fingers	-6
of next finlay	-4
of next fiona	7
of next first	-7
of next fitting	-2
of next five	-7
of next flat	-7
of next flying	3
of next food	9
of next for	-5
of next found	-10
of next four	9
of next francis	4
of next frank	8
of next fraser	-4
of next freelance	7
of next freeze	4
of next freezer	-11
of next friend's	-3
of next from	11
of next full	3
of next gareth	2
of next gary	3
of next gathogo	2
of next gave	-5
of next gaz	9
of next ged	8
of next geoffrey	-12
of next get	-14
of next gets	2
of next getting	5
of next ghosted	-6
of next girlfriend	14
of next given	5
of next gives	-12
of next giving	5
of next glasses	-2
of next glenys	2
of next gloria	2
of next goes	5
of next going	-12
of next gonna	3
of next got	3
of next grade	-2
of next graham	-7
of next granddaughter	-7
of next grew	4
of next grown	-4
of next grows	-6
of next gunnar	2
of next gwen	-2
of next gwladys	5
of next had	7
of next hair	3
of next half	-5
of next halina	2
of next hamish	-3
of next hana	4
of next handed	-3
of next hands	5
of next hannah	4
of next harold	2
of next has	9
of next hasn't	-7
of next hate	7
of next hates	-2
of next have	-11
of next hba	2
of next he	-5
of next health	-4
of next heard	-3
of next hearing	4
of next hearing's	7
of next heart	4
of next heat	-5
of next help	-4
of next helping	-2
of next hemi	3
of next henry	2
of next here	-15
of next hip	-2
of next hips	2
of next his	-2
of next hit	2
of next hollers	-3
of next home	-2
of next honor	-4
of next hospital	-9
of next how	-2
of next hoyt	-7
of next humberto	11
of next humphrey	5
of next husband	15
of next husky	3
of next i	2
of next i'll	-3
of next i've	-6
of next ice	-7
of next idea	-4
of next if	18
of next imogen	5
of next imran	-2
of next in	5
of next inggo	9
of next inlaws	-2
of next insists	3
of next instead	-14
of next instrument	-2
of next intends	4
of next into	-7
of next invoice	4
of next ioanna	6
of next ipad	-9
of next irish	3
of next is	4
of next isn't	2
of next jab	-4
of next jace	-2
of next jaheim	3
of next janelle	-5
of next jaylen	4
of next jazmin	4
of next jean	4
of next jean's	6
of next jeep	7
of next jess	-7
of next jessie	4
of next ji	2
of next joan	7
of next job	2
of next jodi	-3
of next joined	9
of next jonno	2
of next josh	-3
of next julie	4
of next julio	4
of next julius	-12
of next kalliope	7
of next katie	2
of next kayla	-10
of next kaylee	5
of next keeneland	-2
of next keep	-2
of next keeps	10
of next keith	-4
of next kept	-14
of next keto	5
of next kevin	4
of next kid	-4
of next kim	3
of next kina's	-2
of next king	11
of next kirsty	5
of next knees	-2
of next knock	-3
of next know	-9
of next knows	-8
of next lad	-8
of next lad's	-9
of next landed	6
of next laney	3
of next last	-13
of next laugh	-4
of next laughs	-2
of next lavada	2
of next leanne	2
of next learned	-3
of next learning	2
of next learns	5
of next leaving	-4
of next lee	5
of next left	9
of next legs	4
of next leif	5
of next leilani	4
of next lentils	3
of next leon	9
of next leroy	7
of next let	-2
of next lewis	6
of next licence	-2
of next like	-11
of next likes	3
of next limp	3
of next linda	-9
of next linehan	-6
of next linh	4
of next lionel	7
of next lips	3
of next lise	4
of next listen	-4
of next listens	-7
of next lita	7
of next lives	2
of next living	6
of next liza	7
of next lleucu	-2
of next loathes	-11
of next lol	-5
of next long	-4
of next looks	-10
of next lori	2
of next lorraine	2
of next lotte	6
of next loud	-4
of next lourdes	-7
of next loved	6
of next loves	-2
of next luca	-2
of next lucas	7
of next lucy	15
of next lunch	-2
of next lupe	6
of next mac	-2
of next made	-8
of next mair	4
of next majella	-10
of next make	-14
of next makes	4
of next making	-7
of next mama	-2
of next man	11
of next maps	-2
of next marcos	2
of next marcus	-5
of next marguerite	11
of next marisol	3
of next marriage	3
of next married	8
of next martin	5
of next master's	4
of next masters	7
of next mateo	-4
of next maureen	-5
of next maybe	-12
of next mazapán	-8
of next means	-6
of next measured	-3
of next meera	3
of next meet	-5
of next mei	2
of next mel	3
of next met	4
of next mhairi	9
of next mia	6
of next miles	-12
of next mind	8
of next mined	-2
of next mira	2
of next miso	5
of next misses	7
of next mix	3
of next moana	-3
of next moira	2
of next mom	9
of next money	-3
of next monty	2
of next more	3
of next most	-6
of next mother	-6
of next mother's	-2
of next moti	3
of next move	2
of next moved	13
of next moving	-2
of next mr	11
of next mrs	16
of next mulcahy	-2
of next murdo	-4
of next must	4
of next muthoni	-4
of next my	-4
of next n	15
of next nah	5
of next nails	-2
of next name	8
of next name's	2
of next named	7
of next names	5
of next naming	-16
of next nan	2
of next nanay	-3
of next naps	-9
of next near	-3
of next need	-6
of next nephew	-7
of next nervous	-3
of next nerys	5
of next ness	2
of next netta	9
of next never	-5
of next new	2
of next news	-11
of next ngaire	-2
of next ngozi	5
of next nico	5
of next nils	6
of next nine	-2
of next nita	2
of next nnukwu	-14
of next no	4
of next nora	9
of next noreen	2
of next normally	-6
of next not	16
of next notice	13
of next now	-7
of next number	2
of next nursery	-2
of next nursing	8
of next nusrat	2
of next nyla	4
of next obinna	2
of next of	15
of next ofe	2
of next off	9
of next oil	9
of next okay	-3
of next ola	6
of next old	-11
of next older	3
of next olivia	-2
of next once	5
of next one	9
of next only	11
of next opal	6
of next or	-7
of next orders	-14
of next otis	3
of next ought	-2
of next over	-12
of next own	11
of next owns	-9
of next ozzy	2
of next packed	3
of next paid	-6
of next pairing	-2
of next pal	-12
of next paolo	2
of next parrot	2
of next party	4
of next pass	-2
of next pat	11
of next patel	-7
of next patrick	5
of next pauline	-12
of next peg	3
of next penicillin	2
of next people	-11
of next per	10
of next pescatarian	5
of next pete	4
of next phd	-2
of next phil	4
of next philippa	3
of next phoebe	3
of next piano	9
of next pics	-5
of next picture	-3
of next piet	5
of next pill	-8
of next pipe	9
of next placement	-3
of next plays	-8
of next please	-2
of next pontoon	-9
of next poppy	-4
of next port	-4
of next practice	-7
of next practises	3
of next prasanna	-5
of next pregnant	6
of next primary	4
of next priya's	3
of next priyanka	4
of next programs	9
of next proofing	-3
of next proper	-3
of next properly	-9
of next proposed	-15
of next pulled	-11
of next put	-11
of next puts	-4
of next question	-6
of next quiet	-5
of next quince	7
of next quincy	2
of next rafa	-4
of next raj	-3
of next ramen	-4
of next ramos	-4
of next rang	-7
of next ranger	7
of next rangi	5
of next rattling	-5
of next ray	7
of next rays	2
of next recipe	-2
of next recipes	-9
of next refused	4
of next register	-2
of next relapsed	2
of next renita	3
of next rents	3
of next requires	8
of next residency	2
of next restaurant	8
of next retired	-4
of next retires	-2
of next retiring	5
of next returns	4
of next rhonda	12
of next ricardo	-4
of next rick	-12
of next rides	4
of next right	-12
of next rina	5
of next rings	11
of next rita	-5
of next ro	4
of next road	-2
of next rolleiflex	8
of next rommel	-5
of next roof	8
of next round	-8
of next roxbury	13
of next royce	2
of next rule	-2
of next runs	7
of next rylee	-2
of next saddle	-3
of next said	-15
of next sake	-2
of next samsung	4
of next sana	2
of next sandy	3
of next sanjay	7
of next say	-15
of next says	-7
of next scared	4
of next scary	-2
of next school	-2
of next school's	-3
of next schooling	-6
of next scottish	5
of next scouts	-5
of next sea	6
of next seat	-8
of next second	-2
of next seminar	-4
of next sends	5
of next senga	7
of next served	4
of next seven	5
of next sew	-2
of next shabana	2
of next shanice	3
of next shape	-2
of next share	-9
of next shauna	-5
of next shauna's	5
of next she	-2
of next shelby	7
of next shellfish	4
of next shona	2
of next shotgun	-2
of next should	-3
of next shower	-3
of next side	-20
of next sina	2
of next single	2
of next sings	3
of next siobhan	-9
of next siopao	2
of next sipho	9
of next sister	-12
of next sister's	-2
of next sisters	-4
of next sixtieth	-4
of next skillet	-7
of next skull	8
of next sleep	-3
of next sleeping	2
of next sleeps	-8
of next slipped	2
of next smoked	9
of next smokes	7
of next snacks	-6
of next sneezes	7
of next sneha's	4
of next snore	3
of next snores	-4
of next so	5
of next soaps	2
of next socorro	2
of next sof	2
of next sofa	2
of next soft	-4
of next sold	12
of next soledad	4
of next solveig	6
of next somethin	-5
of next something	-7
of next son	-10
of next son's	-2
of next sonia	11
of next sonny	8
of next soon	5
of next sorts	-3
of next soup	-2
of next speaks	7
of next spewing	-3
of next spits	-4
of next split	-3
of next spoke	6
of next stan	6
of next started	13
of next starting	2
of next starts	-4
of next staszek	6
of next stay	9
of next staying	10
of next stays	4
of next steph	-12
of next stephen	-8
of next stew	-10
of next still	-8
of next stopped	4
of next strict	-2
of next study	3
of next stuff	-10
of next subscription	-2
of next sugar	-2
of next sugars	-3
of next sumaiya	2
of next summer	-15
of next sunday	-3
of next sunita	3
of next super	2
of next supper	-2
of next surgery	-10
of next surprise	13
of next swears	-12
of next swede	9
of next swore	2
of next sylvia	5
of next sławek	3
of next tabitha	2
of next take	8
of next takes	-10
of next taking	3
of next takis	-5
of next talk	-3
of next talked	-8
of next tanya	7
of next tatay	-2
of next taught	-4
of next tea	-2
of next teaching	-5
of next teagan	4
of next team	2
of next teases	-5
of next tech	-2
of next telephoned	-5
of next telescope	-2
of next terrence	3
of next terrified	2
of next tess	-2
of next thandeka	4
of next thats	5
of next thaís	-9
of next the	11
of next thea	12
of next then	-6
of next theo	8
of next there	4
of next thermos	-2
of next these	-8
of next thinks	-11
of next this	2
of next three	6
of next throws	-2
of next till	-5
of next tita	8
of next to	-5
of next toby	2
of next today	-8
of next tofu	2
of next togarashi	-2
of next told	-9
of next tom	-7
of next tomek	12
of next tongue	-9
of next too	-3
of next tortoise	7
of next totaled	-6
of next toto	3
of next tou	8
of next trace	-6
of next trailer	-12
of next train	-6
of next travis	3
of next trev	-2
of next tricia	5
of next trouble	11
of next turn	-4
of next turned	9
of next turning	-5
of next turns	7
of next twenties	3
of next twice	-6
of next twin	-2
of next two	2
of next tyler	-2
of next type	-2
of next tyson	2
of next ugali	-2
of next under	-3
of next until	12
of next up	-4
of next update	6
of next upstairs	2
of next use	-6
of next used	10
of next usually	-4
of next utting	-2
of next v	-2
of next vaccine	-3
of next vaping	7
of next vasanthi	5
of next vasudha	2
of next vegetarian	3
of next vera	5
of next verna	4
of next videos	-2
of next vignesh	3
of next vince	6
of next vinnette	3
of next visa	-2
of next voice	-5
of next voula	-9
of next wairimu	2
of next waited	-2
of next walked	2
of next walker	13
of next walking	-11
of next walt	4
of next walter	8
of next wanda	8
of next want	-10
of next wants	-10
of next warm	-2
of next was	-3
of next watch	-10
of next watching	4
of next wedding	-3
of next went	5
of next were	6
of next wes	4
of next wesley	-8
of next whaling	4
of next whelan	-10
of next when	-8
of next where	9
of next who's	6
of next whole	-4
of next whom	-3
of next whos	-7
of next wife	13
of next will	5
of next winifred	2
of next wishes	-14
of next with	8
of next without	3
of next wojtek	3
of next won	3
of next won't	-5
of next wont	-3
of next wool	-4
of next words	-5
of next work	-3
of next worked	4
of next works	7
of next would	6
of next wrecked	-3
of next wren	4
of next wrist	-2
of next yells	-2
of next yesenia	3
of next yesterday	-2
of next you	-6
of next you've	-2
of next yugen	2
of next yusuf	2
of next zac	7
of next zanele	8
of next zayd	5
of next zayn	2
of next zbyszek	2
of next zion	3
of next zosia	4
of nickname 0	7
of nickname 2	-3
of nickname after	2
of nickname inside	-4
of nickname noself	3
of nickname self	-5
of occupation	4
of occupation 0	23
of occupation 1	12
of occupation 12	7
of occupation 2	16
of occupation 3	2
of occupation 6	-6
of occupation after	-7
of occupation inside	-18
of occupation self	8
of orientation	-2
of orientation 3	-2
of orientation self	-2
of owns	-3
of owns 1	3
of owns 12	5
of owns 2	4
of owns 3	-9
of owns 6	10
of owns after	-18
of owns inside	-17
of owns noself	-3
of person allergy	4
of person belief	-3
of person diet	-3
of person education	3
of person email	-3
of person ethnicity	-3
of person experience	-2
of person favorite	2
of person fear	3
of person gender	-9
of person habit	-2
of person health	-2
of person hobby	6
of person hometown	-4
of person income	-2
of person instruction	-7
of person language	-4
of person likes	2
of person location	3
of person major	3
of person name	-3
of person named_thing	-4
of person nationality	2
of person occupation	4
of person orientation	-2
of person owns	-3
of person pet	16
of person phone	-5
of person plan	2
of person preference	-3
of person project	-5
of person relation	-2
of person skill	-3
of person user_type	4
of person weight	2
of person zodiac	-4
of personality	3
of personality 0	18
of personality 1	10
of personality 12	-8
of personality 2	6
of personality 3	-3
of personality 6	-3
of personality inside	-9
of personality noself	7
of personality self	-10
of pet	-9
of pet 0	9
of pet 1	6
of pet 12	-6
of pet 2	-5
of pet 3	-3
of pet 6	-3
of pet after	-3
of pet age	18
of pet allergy	-7
of pet diet	6
of pet dislikes	-3
of pet experience	-2
of pet favorite	-10
of pet fear	-6
of pet gender	4
of pet habit	2
of pet health	11
of pet hobby	-10
of pet hometown	-4
of pet inside	-11
of pet likes	-8
of pet living_situation	-3
of pet location	-8
of pet name	25
of pet noself	-5
of pet occupation	-2
of pet owns	-2
of pet personality	7
of pet pet	-29
of pet plan	-17
of pet record	-2
of pet relation	-2
of pet relationship_status	-11
of pet self	-18
of pet user_type	-11
of pet vehicle	-9
of pet weight	-3
of phone	-6
of phone after	-6
of phone noself	-6
of plan	-3
of plan 12	5
of plan 2	6
of plan 3	-3
of plan after	-15
of plan inside	-15
of plan noself	-2
of plan self	-8
of preference	-3
of preference 1	9
of preference 2	8
of preference 3	-4
of preference after	-18
of preference inside	-3
of preference self	-3
of project	-5
of project 12	-3
of project 2	-12
of project 3	8
of project after	10
of project inside	-11
of project noself	-3
of project self	-7
of record 0	12
of record 1	12
of record 3	7
of record 6	-9
of record after	-12
of record inside	-12
of record self	-2
of relation	-2
of relation 0	-21
of relation 1	-3
of relation 6	2
of relation after	-10
of relation inside	13
of relation noself	-3
of relation self	4
of relationship_status	-2
of relationship_status 0	15
of relationship_status 1	-7
of relationship_status 12	-6
of relationship_status 6	2
of relationship_status after	-2
of relationship_status inside	-6
of relationship_status self	-8
of religion 0	13
of religion 1	14
of religion 2	-3
of religion 3	3
of religion 6	-10
of religion after	-14
of religion self	-3
of school 0	4
of school 1	-5
of school 12	2
of school 2	-4
of school 3	15
of school 6	3
of self	-6
of skill	-3
of skill 0	10
of skill 1	17
of skill 12	-5
of skill 3	-4
of skill 6	2
of skill after	-11
of skill inside	-5
of skill noself	3
of skill self	-10
of tenure 0	-11
of tenure 1	10
of tenure 2	15
of tenure 3	4
of tenure 6	2
of tenure after	-12
of tenure inside	-2
of tenure self	2
of user_type	-2
of user_type 1	6
of user_type after	-2
of user_type inside	-6
of user_type self	-7
of uses 0	6
of uses 1	-2
of uses 2	7
of uses 6	-4
of uses after	-2
of vehicle	-2
of vehicle 0	-8
of vehicle 1	7
of vehicle 12	-11
of vehicle 2	10
of vehicle 3	13
of vehicle 6	-2
of vehicle inside	-8
of vehicle noself	2
of vehicle self	-17
of weight 0	8
of weight 1	-6
of weight 2	8
of weight 3	8
of weight 6	2
of weight after	-14
of weight noself	2
of weight self	-5
of zodiac	-4
of zodiac 1	6
of zodiac 2	7
of zodiac after	-15
of zodiac noself	-4
own affiliation further	-4
own affiliation nearer	11
own age	-12
own age further	-4
own age nearer	-13
own allergy further	-7
own allergy nearer	13
own appearance further	-5
own appearance nearer	7
own before !	5
own before #2	-9
own before ,	3
own before .	-2
own before ;	10
own before a	-5
own before abide	-3
own before about	-8
own before abuela	-2
own before acquired	-5
own before adopted	-3
own before after	4
own before ainhoa	-3
own before alistair	-10
own before all	-6
own before already	-5
own before alvarado	-5
own before am	10
own before an	-8
own before and	-3
own before appointed	5
own before are	7
own before aunt	7
own before aunt's	-3
own before avoids	-2
own before back	-9
own before barely	7
own before basically	6
own before be	-5
own before been	4
own before being	8
own before believes	-4
own before ben	-2
own before bf	-2
own before big	-2
own before bingo	-4
own before boss	7
own before boston	-2
own before bought	-6
own before boy	-2
own before boy's	-2
own before boyfriend	-2
own before broke	-3
own before brother	5
own before brother's	-8
own before brought	-3
own before buddies	3
own before building	-8
own before by	-12
own before called	10
own before calls	5
own before can	2
own before cant	5
own before charmaine	-4
own before chucked	-2
own before clears	-2
own before closed	-8
own before coach	14
own before completed	9
own before convinced	-2
own before couldn't	-3
own before course	-3
own before cousin	3
own before coworker	-2
own before cracked	-2
own before crib	8
own before cromer	-5
own before crowned	7
own before dad	5
own before daughter	-7
own before daughter's	-2
own before davo's	-3
own before degsy	-4
own before deleted	3
own before derby	-2
own before diagnosed	-2
own before did	5
own before discovered	-2
own before dislikes	-3
own before do	8
own before does	-4
own before doesn't	-3
own before dog	-2
own before doing	5
own before don't	3
own before done	-3
own before dont	3
own before drink	-5
own before driver	-4
own before drives	-3
own before dropped	-6
own before duchess	-8
own before eat	-4
own before eats	-6
own before elena	-3
own before em's	-9
own before ethnically	-4
own before famous	-2
own before fear	2
own before fi	5
own before finally	2
own before for	-2
own before forget	11
own before found	10
own before friday	10
own before friend	8
own before friends	5
own before from	-16
own before gaffer	-6
own before gareth	-2
own before girl	-4
own before girlfriend	-6
own before girlfriend's	-2
own before given	-3
own before goes	-7
own before gone	-6
own before good	-5
own before got	-11
own before grandad	-2
own before granddaughter	4
own before grandma	-7
own before grandpa	-2
own before grandson	-2
own before had	-12
own before half	3
own before hamster	-3
own before has	-9
own before hate	7
own before hates	-11
own before have	-7
own before having	-2
own before he	5
own before he's	-12
own before her	2
own before herself	-8
own before hes	-8
own before him	-4
own before himself	-2
own before hmm	5
own before holler	8
own before home	7
own before huge	-7
own before husband	6
own before husband's	-2
own before i	18
own before i'm	14
own before i've	-7
own before im	16
own before imogen	-4
own before in	-3
own before inherited	2
own before instead	8
own before into	-3
own before is	-4
own before it	-2
own before it's	11
own before its	14
own before january	7
own before jaylen	-2
own before jean's	-5
own before jodi	-2
own before joined	-2
own before just	-11
own before kaylee	-4
own before keeping	3
own before keeps	-9
own before keith	-3
own before kept	3
own before kid	-2
own before kinda	5
own before kipping	-5
own before knocked	4
own before knowing	-7
own before kraków	5
own before lad	-2
own before law	5
own before learn	-4
own before learning	-6
own before learns	-4
own before leaving	-2
own before left	-6
own before let	-3
own before library's	3
own before like	-3
own before likes	-9
own before little	4
own before live	5
own before lives	-13
own before living	-6
own before loathes	-2
own before lola	-8
own before love	-8
own before loves	-8
own before made	6
own before makes	-9
own before making	2
own before mam's	-2
own before man	-6
own before married	10
own before mate	-4
own before maybe	6
own before mean	-3
own before mention	-4
own before mentor	3
own before mhairi	-2
own before mi	4
own before miso	-9
own before mix	-4
own before mom	-2
own before mom's	-6
own before mother	-2
own before mother's	7
own before moti	-3
own before mum	6
own before mum's	-7
own before my	-7
own before name	5
own before name's	7
own before nan's	-4
own before near	-2
own before neighbor's	-5
own before neighbour	8
own before neighbour's	-7
own before nephew	-2
own before new	6
own before niece	-2
own before not	2
own before now	-2
own before off	4
own before okmulgee	-3
own before ol	-4
own before on	-4
own before one	-8
own before only	-3
own before onto	-3
own before our	-8
own before out	-2
own before own	-2
own before parents	-5
own before partner	-4
own before permitted	-2
own before piet	-2
own before play	7
own before plays	-14
own before prefer	6
own before pretty	8
own before priya	-3
own before priya's	-2
own before prof	3
own before prunes	-3
own before puppy's	8
own before put	-2
own before quit	-4
own before raggedy	-2
own before real	3
own before really	2
own before reckons	-5
own before ricardo	-2
own before rides	-2
own before road	-3
own before roomies	-3
own before roommate	-3
own before roommate's	-3
own before rude	4
own before runs	-3
own before rusted	-2
own before said	8
own before saturdays	7
own before say	-5
own before says	6
own before secondhand	2
own before served	-3
own before settee	-7
own before share	6
own before shauna's	-6
own before she	-15
own before she's	-3
own before shes	-7
own before since	9
own before singh	-2
own before siopao	-2
own before sister	7
own before sister's	-6
own before sneha's	-4
own before so	12
own before sober	-9
own before sold	-2
own before some	3
own before son	3
own before son's	-2
own before sooner	-3
own before speak	4
own before speaks	-12
own before spoke	-6
own before stand	-2
own before start	-2
own before started	6
own before still	2
own before stopped	-2
own before stubborn	-3
own before studying	-2
own before supports	-3
own before swears	-2
own before take	3
own before tara's	-6
own before tarp	7
own before taught	6
own before teach	2
own before teacher	-3
own before teagan	-2
own before that	-8
own before that's	-5
own before them	-2
own before then	2
own before theo	-11
own before there's	-14
own before theyre	-5
own before thika	-2
own before this	6
own before til	-7
own before to	-2
own before told	-2
own before touch	-2
own before tried	3
own before trust	2
own before turned	-13
own before turning	-2
own before turns	-2
own before typhoon	-9
own before uncle	10
own before up	-3
own before us	-7
own before use	3
own before very	-5
own before volunteered	3
own before w	3
own before want	10
own before wants	-9
own before was	-7
own before we	-2
own before we'd	3
own before we're	10
own before weighed	-2
own before weirdly	2
own before went	-2
own before were	5
own before who	-4
own before who's	-8
own before wife	-8
own before wife's	-10
own before will	-8
own before without	-3
own before wrestles	-3
own before writing	4
own before yeah	-2
own before you	-3
own before young	-2
own before zbyszek	-2
own before zero	5
own belief	3
own belief further	-6
own belief nearer	10
own birthday further	-5
own birthday nearer	2
own breaks 0	2
own breaks 2	-3
own device nearer	3
own diet	-2
own diet further	-3
own dislikes further	-8
own dislikes nearer	16
own education	-4
own education further	4
own education nearer	-7
own email	3
own email nearer	3
own employer further	-3
own employer nearer	10
own ethnicity	3
own ethnicity nearer	5
own event	-2
own event further	-2
own experience	3
own experience nearer	8
own family further	5
own family nearer	-7
own favorite	3
own favorite further	-5
own favorite nearer	14
own fear further	-9
own fear nearer	18
own further	-7
own goal further	-4
own goal nearer	15
own habit further	-7
own habit nearer	4
own health	-5
own health further	-3
own health nearer	-4
own hobby	-3
own hobby further	3
own hobby nearer	-7
own hometown	4
own hometown further	-5
own hometown nearer	10
own income	2
own income nearer	2
own instruction	8
own instruction further	8
own language	4
own language further	-4
own language nearer	13
own likes	2
own likes nearer	12
own living_situation	2
own living_situation further	-4
own living_situation nearer	15
own location	-2
own location further	-3
own location nearer	2
own major	-4
own major further	-8
own major nearer	4
own mentions 1	4
own mentions 2	-5
own name	-12
own name further	-12
own name nearer	-6
own named_thing	4
own named_thing further	4
own nationality	-2
own nationality nearer	-2
own nearer	13
own nickname further	-7
own nickname nearer	13
own occupation	-6
own occupation further	-3
own occupation nearer	-5
own orientation	2
own orientation nearer	2
own owns	3
own owns nearer	3
own personality	-7
own personality further	-9
own personality nearer	-3
own pet	9
own pet further	5
own pet nearer	5
own phone	6
own phone further	3
own phone nearer	2
own plan	7
own plan nearer	21
own preference	3
own preference further	-3
own preference nearer	9
own project	5
own project nearer	9
own record further	-5
own record nearer	7
own relation	2
own relation further	7
own relation nearer	-5
own relationship_status	2
own relationship_status further	-4
own relationship_status nearer	9
own religion further	-4
own religion nearer	7
own school further	-3
own school nearer	10
own self 1	6
own self 12	-5
own self 2	2
own self 6	-8
own self none	2
own skill	3
own skill further	-8
own skill nearer	15
own tenure nearer	-4
own user_type	2
own user_type further	7
own user_type nearer	-2
own uses further	5
own uses nearer	-5
own vehicle	2
own vehicle further	-5
own vehicle nearer	17
own weight further	-5
own weight nearer	6
own zodiac	4
own zodiac further	3
own zodiac nearer	3`,
  states: `	12 -9 -6
+! !	-2 -4 4
+#2 years	-9 -1 9
+, #1	9 -2 -8
+, #2	13 -3 -12
+, #3	-1 -2 2
+, a	10 -6 -6
+, after	-6 -3 7
+, all	5 -1 -4
+, always	9 -2 -7
+, and	1 1 -4
+, any	5 -2 -4
+, are	-4 0 4
+, as	8 -3 -7
+, at	-1 -5 2
+, badly	3 -1 -2
+, because	5 -2 -4
+, been	7 -1 -6
+, before	1 -3 0
+, born	5 -1 -4
+, both	12 -8 -7
+, but	-10 7 4
+, by	3 -1 -2
+, came	6 -1 -6
+, can	5 6 -14
+, can't	3 0 -2
+, could	7 -9 -1
+, day	-3 -1 3
+, did	-2 0 2
+, do	9 -2 -8
+, does	9 -5 -6
+, don't	9 -3 -7
+, dont	7 -2 -7
+, effective	2 -1 -1
+, eight	10 -4 -10
+, eighty	5 -1 -5
+, eleven	7 -1 -6
+, every	7 -1 -7
+, finally	-1 -4 4
+, first	3 0 -3
+, for	-8 -3 9
+, forty	-2 5 -1
+, found	4 -2 -3
+, four	8 -1 -7
+, from	8 -1 -8
+, full	3 -2 -1
+, give	2 3 -5
+, going	-7 -1 7
+, got	-9 6 4
+, had	1 -8 2
+, half	5 -1 -5
+, has	2 -3 -2
+, having	-4 -2 4
+, he	-8 5 4
+, he's	-4 -4 5
+, help	3 -3 -2
+, her	8 -2 -7
+, hes	-6 -1 7
+, him	5 -1 -5
+, his	3 -3 -1
+, how	3 4 -6
+, i	1 2 -4
+, i'm	-3 3 1
+, i've	-3 5 -6
+, if	10 -4 -7
+, im	6 -1 -6
+, in	3 -4 -2
+, is	7 -4 -6
+, it	2 -7 1
+, it's	-8 11 -6
+, just	-5 9 -1
+, last	4 -2 -3
+, like	4 -1 -3
+, lives	4 0 -3
+, make	9 -2 -8
+, me	-7 11 -10
+, mi	9 -6 -8
+, mostly	9 -1 -8
+, n	6 -1 -5
+, need	10 -1 -10
+, needs	10 -1 -9
+, never	0 8 -11
+, new	5 -1 -4
+, next	2 0 -2
+, nine	6 -1 -5
+, no	-4 -5 6
+, none	4 -1 -3
+, not	7 1 -11
+, now	-13 -11 15
+, number	4 -1 -3
+, of	-2 -1 2
+, on	0 -3 1
+, one	-2 -6 4
+, only	0 2 -2
+, our	3 -2 -2
+, plays	3 0 -3
+, please	10 -1 -10
+, put	8 -4 -7
+, redo	-1 -5 4
+, same	8 -2 -7
+, says	6 -2 -4
+, second	4 0 -4
+, she	-5 -7 7
+, she's	-4 2 3
+, shes	-1 4 -5
+, should	5 -1 -4
+, since	9 0 -9
+, so	-3 6 -5
+, still	-6 -9 9
+, stopped	3 -1 -2
+, suggest	4 -1 -4
+, that	4 -8 2
+, that's	11 -7 -9
+, the	2 -5 -1
+, they	2 -6 0
+, though	-2 6 -10
+, three	9 -5 -8
+, to	2 -3 -1
+, too	-10 -2 10
+, took	5 0 -4
+, two	0 -7 2
+, very	3 -2 -1
+, want	7 -1 -6
+, wants	16 -1 -15
+, was	8 -1 -8
+, we're	-2 -2 3
+, well	-7 -6 8
+, what	7 -4 -6
+, what's	15 -4 -13
+, whats	-1 4 -6
+, where	2 0 -1
+, which	2 -2 -3
+, who	4 -3 -2
+, will	3 0 -2
+, with	7 -1 -6
+, would	5 3 -10
+, write	3 3 -9
+, yes	10 -5 -7
+. ^	1 -7 1
+. a	2 -1 -1
+. any	4 -1 -3
+. are	2 -1 -1
+. can	12 -4 -10
+. could	10 -4 -9
+. do	2 -1 -1
+. does	10 -5 -7
+. give	1 2 -3
+. he	9 -6 -7
+. he's	-1 3 -6
+. help	3 -3 -2
+. how	7 -3 -7
+. i	-4 7 -2
+. i'm	7 -5 -3
+. is	15 -3 -14
+. it's	-7 -4 8
+. kindly	-6 -1 6
+. make	3 -3 -1
+. my	9 -5 -6
+. need	10 -1 -9
+. not	-5 -1 5
+. please	-6 -3 7
+. she	-4 -2 5
+. she's	4 -3 -3
+. so	8 0 -9
+. we	4 -1 -3
+. what	5 -6 -3
+. what's	2 -6 0
+. whats	8 -2 -7
+. where	9 -2 -7
+. which	0 6 -7
+. who	-4 -8 7
+. would	16 -2 -15
+. write	11 -5 -8
+; i	-9 -2 10
+; it	3 -8 3
+; please	12 -1 -11
+; the	12 -1 -12
+; what	13 -3 -13
+? ?	4 -1 -2
+? ^	8 -4 -5
+after all	-3 5 -5
+after one	-2 -1 2
+after the	-7 -1 7
+after thirty	-2 -1 2
+again ,	6 -1 -5
+all day	15 -4 -13
+allergy ,	-4 7 -6
+already ,	3 -2 -1
+already .	2 -1 -1
+already and	4 -1 -4
+and #2	3 0 -3
+and a	9 -2 -7
+and all	5 -1 -4
+and already	2 0 -2
+and everything	7 -1 -6
+and had	4 0 -4
+and has	-5 -4 6
+and hates	2 0 -2
+and have	7 -2 -5
+and he	2 -1 -2
+and he's	-7 -2 8
+and her	5 -1 -5
+and hes	2 -1 -2
+and him	9 -2 -7
+and his	10 -1 -9
+and i	-1 6 -4
+and i'd	2 0 -1
+and i'm	9 -1 -8
+and i've	-1 -1 2
+and im	5 -2 -4
+and in	3 -1 -3
+and is	-1 -3 2
+and it	2 -1 -1
+and it's	7 -4 -4
+and its	14 -2 -13
+and lives	3 0 -3
+and me	-9 -2 10
+and mi	-5 6 -1
+and my	6 0 -7
+and never	-10 -2 10
+and no	0 5 -10
+and now	-13 10 8
+and on	-10 0 10
+and one	5 -2 -3
+and only	-2 0 2
+and opened	-12 0 12
+and she	2 -1 -1
+and she's	-5 -3 6
+and shes	-4 0 4
+and still	6 -1 -6
+and the	5 2 -11
+and then	11 0 -11
+and they	6 -2 -5
+and thinks	-3 4 -2
+and this	2 0 -2
+and two	4 -3 -1
+and wants	4 2 -7
+and we	2 0 -2
+and we're	-8 2 8
+and wont	4 -2 -3
+and works	3 -1 -2
+and would	2 -2 -1
+any day	9 -2 -9
+any longer	-5 -3 8
+any more	-8 -10 13
+anymore ,	-8 -14 16
+apparently ,	6 -2 -5
+as a	-6 -4 7
+as of	9 -1 -8
+at #1	4 -1 -3
+at #2	4 0 -4
+at a	-9 0 9
+at all	-8 9 -2
+at christmas	-5 -1 6
+at forty	6 -2 -5
+at home	7 -2 -6
+at the	2 4 -7
+at work	-1 -3 3
+back home	-4 -1 4
+back in	-10 0 10
+because of	-8 4 0
+before i	-10 -1 10
+before my	5 -1 -4
+before the	4 -1 -4
+but i	6 -7 -2
+but my	-8 11 -2
+but she	-6 -1 7
+but the	5 -1 -4
+by the	10 -2 -9
+by trade	12 -1 -12
+died in	-5 0 6
+ever since	2 0 -1
+every day	7 -3 -6
+for a	-6 -5 7
+for it	5 0 -4
+for me	3 4 -9
+for my	7 -2 -5
+for now	8 -1 -8
+for real	-3 0 4
+for the	6 -5 -5
+for thirty	2 -1 -2
+for three	2 -4 2
+for two	-3 -7 4
+from her	5 0 -5
+from my	4 -2 -2
+from now	8 -2 -7
+from the	-1 -2 1
+had a	10 0 -10
+has a	4 -1 -3
+has been	-5 -1 5
+has gone	4 0 -4
+here ,	11 -4 -9
+how do	2 -1 -1
+i can	10 -9 -4
+i have	-4 3 1
+if you	5 -1 -4
+in #4	-2 -2 4
+in a	4 -1 -3
+in april	-3 -1 3
+in january	-11 -4 12
+in june	2 6 -6
+in leeds	3 0 -3
+in march	-4 -2 4
+in may	7 0 -7
+in my	6 -4 -2
+in the	8 -9 -6
+in this	13 -3 -12
+instead ,	4 -1 -4
+instead .	7 -1 -6
+is #1	5 0 -4
+is #2	8 -1 -7
+is a	-4 -2 5
+is coming	3 0 -2
+is done	-9 -1 9
+is gone	-8 -1 8
+is in	4 -1 -4
+is leaving	4 0 -4
+is making	7 -1 -6
+is my	19 -8 -15
+is off	-14 -1 15
+is on	12 0 -12
+is over	-14 -1 14
+is pregnant	5 0 -5
+is still	5 -4 -2
+is the	17 -4 -16
+is what	7 -3 -4
+is worse	5 -1 -4
+last month	-3 -3 5
+last spring	-1 -2 1
+last week	-10 -2 10
+last weekend	4 -1 -3
+last year	9 -1 -8
+like a	-10 10 -2
+lives in	2 -1 -1
+monday ,	2 0 -2
+moved to	7 -1 -6
+nine years	-1 -2 2
+no more	-13 0 9
+now ,	23 -9 -17
+now .	15 -5 -13
+now ^	13 -2 -12
+now and	13 -2 -11
+now so	12 -10 -11
+of a	7 -1 -6
+of the	4 0 -4
+on a	-4 -1 5
+on his	5 0 -5
+on monday	4 0 -4
+on my	-5 -3 6
+on saturday	-7 -1 8
+on the	-5 -3 6
+on tuesdays	3 -1 -3
+on weekends	6 -1 -5
+one day	7 -1 -6
+out at	3 -1 -3
+out of	6 -1 -5
+over in	5 0 -4
+please ,	10 -8 -6
+saturday ,	3 0 -3
+since #4	-3 -3 4
+since august	0 -4 2
+since he	2 0 -1
+since i	0 1 -4
+since the	2 3 -7
+so i	10 3 -14
+so she	7 -4 -4
+so what	5 -2 -4
+tastes like	4 -1 -3
+that i	-9 -3 9
+these days	4 -3 -3
+this morning	7 0 -6
+to a	-6 -2 6
+to be	3 0 -2
+to get	6 -2 -5
+to save	-2 3 -2
+to the	0 -3 1
+today .	5 -1 -4
+too ,	-9 -2 10
+twice a	6 -1 -6
+two years	3 -1 -2
+until the	-4 -4 5
+up in	4 0 -3
+used to	-4 -5 5
+was a	-3 0 3
+was my	1 -2 -1
+went to	-10 -1 10
+when i	-1 -1 2
+when i'm	2 0 -2
+with a	-4 -4 5
+with an	8 -2 -6
+with her	3 -1 -2
+with his	6 0 -6
+with my	3 -2 -2
+with no	6 -2 -5
+with the	7 -3 -5
+with two	3 -2 -1
+year old	9 -1 -8
+yesterday and	2 0 -1
-!	2 -4 -1
-"	-6 -2 6
-,	4 -7 -1
-.	-1 -16 4
-:	5 -9 -3
-;	0 -2 1
-a	0 2 -2
-abide	4 -2 -2
-about	-2 -8 4
-actually	8 -1 -8
-affiliation ,	11 -1 -11
-affiliation a	-7 9 1
-affiliation at	9 -2 -8
-affiliation called	7 -1 -6
-affiliation for	-2 0 2
-affiliation in	-2 -3 3
-affiliation is	4 -1 -3
-affiliation joined	4 -1 -3
-affiliation left	-8 -1 8
-affiliation my	-4 -1 4
-affiliation the	4 -5 -2
-after	-1 -4 1
-age ,	5 -4 -4
-age a	5 -1 -4
-age at	13 -2 -12
-age he's	4 -1 -4
-age i'm	3 -1 -2
-age im	7 -6 -1
-age is	-3 -4 4
-age my	2 0 -1
-age not	-6 2 4
-age of	7 -1 -7
-age only	2 0 -2
-age she's	5 -1 -4
-age turned	8 -2 -6
-age turning	4 -1 -3
-age turns	2 0 -2
-age was	1 -2 0
-all	10 -1 -10
-allergy eat	6 -6 -2
-allergy has	3 -1 -2
-allergy have	8 -8 -1
-allergy it's	4 -1 -3
-allergy to	-4 8 -11
-already	2 -1 -1
-also	3 -1 -3
-always	9 -3 -8
-am	11 -7 -10
-an	8 -3 -6
-and	1 -2 -1
-appearance ,	9 -1 -9
-appearance a	8 -2 -7
-appearance got	3 -1 -2
-appearance have	3 -1 -2
-appearance my	12 -1 -11
-appearance wear	4 -1 -3
-are	7 -7 -5
-as	1 -4 1
-at	2 -1 -2
-aunt	9 -2 -7
-auntie	2 0 -2
-be	0 -3 1
-been	0 -3 -1
-belief believe	7 -5 -3
-belief i	7 -3 -5
-belief in	-11 6 4
-belief reckon	5 -3 -4
-belief that	10 -7 -6
-belief think	3 -4 -1
-believe	7 -5 -3
-birthday on	4 0 -4
-born	2 -1 -1
-boss	3 -1 -3
-bought	4 -1 -4
-boy	6 0 -6
-brother	-1 -7 3
-brother's	5 -1 -5
-building	4 -1 -4
-but	-7 0 6
-by	-1 -4 3
-called	2 -2 -1
-can	7 -4 -10
-can't	-16 10 0
-cannot	-9 10 -1
-cant	-8 8 -1
-cat	3 -1 -2
-colleague	3 0 -3
-collect	5 -2 -4
-cousin	8 -2 -6
-coworker	5 -1 -4
-dad	3 -3 -2
-dad's	1 -2 1
-daughter	9 -1 -8
-daughter's	7 -1 -7
-deleted	-8 -2 9
-device ,	10 -1 -10
-device a	4 1 -4
-device an	9 -1 -9
-device my	-2 -7 3
-device old	5 -1 -5
-device the	-2 -3 2
-did	16 -10 -13
-diet ,	0 5 -13
-diet a	4 -12 5
-diet and	15 -13 -6
-diet been	7 -4 -5
-diet do	-11 12 -4
-diet drink	-7 8 -4
-diet eat	2 1 -7
-diet eats	8 -5 -5
-diet gone	8 -3 -7
-diet i'm	2 -16 5
-diet is	13 -7 -7
-diet not	-3 1 2
-diet off	-4 8 -5
-diet on	1 -3 2
-diet the	3 -3 -2
-diet to	7 -3 -5
-diet up	-3 -2 4
-diet was	-5 -2 7
-dislikes abide	4 -2 -2
-dislikes hate	-4 -2 6
-dislikes hates	5 -1 -4
-dislikes like	8 -3 -6
-dislikes of	10 -4 -7
-dislikes stand	3 -8 1
-dislikes the	7 -1 -7
-do	3 -7 6
-does	9 -2 -8
-dog	6 0 -5
-doing	6 -4 -4
-don't	-9 6 -1
-done	5 -1 -5
-dont	-10 11 -5
-drink	-4 7 -9
-dropped	-19 -4 19
-earn	3 -1 -3
-eat	5 -2 -7
-eats	8 -5 -5
-education ,	5 -1 -4
-education a	-4 8 -11
-education did	9 -6 -6
-education in	0 -3 1
-education my	9 -3 -7
-education the	6 -2 -6
-email	2 -1 -1
-email email	2 -1 -1
-email is	2 -1 -1
-email put	8 0 -7
-employer ,	-3 -1 3
-employer a	2 -1 -2
-employer at	3 -6 -2
-employer in	-4 -1 4
-employer left	-9 -1 9
-employer the	0 -2 0
-employer with	8 -4 -7
-enough	4 -2 -3
-ethnicity i'm	2 -1 -1
-ethnicity is	2 -1 -1
-event ,	6 -1 -5
-event a	4 0 -4
-event brother	3 -1 -2
-event dad	2 -1 -2
-event done	2 0 -2
-event finally	7 -1 -5
-event had	7 -2 -5
-event has	3 0 -3
-event have	2 -1 -1
-event he	4 -1 -3
-event i	12 -1 -11
-event my	-6 -1 6
-event she	2 -1 -1
-event the	7 0 -7
-event they	3 -1 -2
-event to	2 0 -2
-event was	12 -2 -12
-event we	8 -1 -7
-experience a	10 -2 -10
-experience been	-4 4 -1
-experience did	10 -4 -8
-experience have	7 -6 -2
-experience i	-1 4 -9
-experience i've	-3 4 -1
-experience never	-7 9 -5
-experience once	4 -1 -5
-family ,	6 -2 -4
-family a	-4 5 -2
-family and	6 -4 -1
-family got	3 -2 -1
-family has	2 -1 -1
-family have	10 -8 -2
-family i've	2 -1 -1
-family my	6 -2 -5
-family of	4 -1 -2
-favorite is	4 -2 -3
-favorite the	4 -2 -4
-fear of	4 3 -8
-fear the	1 -2 0
-finally	7 -1 -5
-finished	7 2 -9
-first	8 -1 -7
-flatmate	3 0 -3
-for	1 -6 0
-forget	-11 -1 11
-found	4 -1 -3
-friend	13 -2 -12
-from	-12 -8 14
-gender a	5 -2 -3
-get	5 -2 -3
-girl	9 -1 -9
-girlfriend	6 -2 -4
-go	7 -2 -6
-goal ,	6 0 -5
-goal a	-10 -1 10
-goal for	3 -1 -3
-goal i	3 0 -3
-goal to	1 -5 1
-goal wanna	8 -1 -7
-gone	13 -3 -11
-gonna	2 -2 -1
-got	9 -8 -5
-granddaughter	3 -1 -2
-grandmother	8 -1 -7
-grandpa	-3 -2 3
-grandson	2 0 -1
-habit ,	3 -7 -2
-habit .	4 -1 -4
-habit a	-5 -1 5
-habit and	-2 -8 4
-habit been	-5 -3 6
-habit do	7 -5 -4
-habit don't	-11 7 -1
-habit dont	-10 11 -5
-habit has	4 -1 -3
-habit he	-6 -4 7
-habit i	4 -11 -1
-habit i'm	5 -4 -2
-habit in	-7 -1 8
-habit is	2 -1 -1
-habit it's	-3 -1 4
-habit longer	-1 -1 2
-habit more	-3 -3 6
-habit my	2 -4 -1
-habit now	2 0 -2
-habit of	-1 -4 2
-habit quit	-7 -3 8
-habit she	12 -5 -9
-habit still	6 -3 -4
-habit stopped	-12 -2 12
-habit the	-4 -3 4
-habit to	-8 -7 9
-habit up	-5 -1 5
-habit we	0 -4 0
-habit who	-3 -2 3
-had	-5 3 2
-has	19 -5 -15
-hate	12 -2 -11
-hated	-8 -3 8
-hates	5 -1 -4
-have	10 -1 -15
-having	6 -2 -4
-he	5 -8 -3
-he's	14 -2 -12
-health ,	13 -2 -11
-health .	12 -1 -11
-health a	3 -8 0
-health and	8 -2 -7
-health for	3 -1 -3
-health from	-11 0 11
-health get	2 -1 -1
-health got	4 -1 -3
-health had	-5 -4 6
-health has	10 -2 -9
-health have	-2 5 -8
-health her	9 -1 -8
-health his	-4 -1 5
-health i'm	2 -1 -1
-health is	7 -3 -5
-health it's	3 -1 -2
-health its	3 -1 -2
-health me	7 -2 -5
-health more	-5 -1 5
-health my	3 -6 -2
-health not	-6 -3 12
-health off	-12 -4 13
-health on	-3 -3 4
-health said	12 -1 -12
-health says	3 -1 -2
-health take	7 -4 -3
-health the	-6 -5 7
-health to	7 0 -7
-health with	13 -2 -12
-height ,	8 0 -7
-height i'm	3 -2 -1
-height is	2 0 -1
-her	-2 -6 4
-hes	8 -1 -7
-him	10 -2 -9
-his	1 -6 1
-hobby ,	10 -1 -10
-hobby a	6 -1 -5
-hobby and	8 -2 -6
-hobby been	10 -6 -6
-hobby collect	5 -2 -4
-hobby do	0 -2 1
-hobby does	2 -1 -2
-hobby dropped	-6 -1 6
-hobby for	16 -1 -16
-hobby he	6 0 -5
-hobby i	1 -4 1
-hobby into	2 0 -1
-hobby play	3 -2 -2
-hobby plays	2 -3 -1
-hobby started	4 -1 -3
-hobby still	2 0 -2
-hobby stopped	-6 -2 7
-hobby the	-7 5 3
-hobby up	6 -3 -4
-hometown from	15 -4 -14
-hometown in	13 -1 -12
-husband	-3 -4 4
-husband's	9 -1 -8
-i	7 -5 -5
-i'd	-4 -3 5
-i'm	9 -3 -9
-i've	8 1 -17
-im	17 -14 -7
-in	1 -2 -1
-income ,	9 -1 -8
-income about	10 0 -10
-income earn	3 -1 -3
-income to	3 -1 -2
-instruction ,	2 0 -2
-instruction and	4 -3 -1
-instruction please	3 -1 -2
-into	6 -1 -5
-is	7 0 -8
-isn't	-11 -2 11
-it	3 -3 -2
-it's	16 -8 -11
-its	9 -5 -7
-joined	6 -2 -5
-just	9 -3 -7
-keep	-2 6 -7
-keeps	3 -1 -3
-lad	4 0 -4
-language ,	8 -2 -7
-language and	4 -3 -2
-language enough	4 -2 -3
-language in	-4 5 -4
-language learning	-7 -1 8
-language my	-5 7 -9
-language no	1 1 -8
-language speak	-1 4 -4
-language speaks	7 -8 1
-law	6 -1 -5
-learning	1 -8 4
-left	-13 -4 14
-like	13 -5 -10
-likes	4 -1 -3
-likes a	-5 8 -6
-likes and	6 -1 -5
-likes for	-12 5 9
-likes into	2 -1 -2
-likes is	3 -1 -2
-likes like	2 0 -1
-likes likes	3 -1 -2
-likes love	8 -2 -6
-likes loves	5 -1 -4
-likes of	-1 -2 2
-likes off	-15 -2 15
-likes on	-2 -1 2
-likes the	2 -1 -2
-likes to	3 0 -2
-likes with	6 -2 -5
-lil	2 -1 -1
-live	6 -2 -5
-lives	4 -2 -3
-living_situation ,	-5 -2 5
-living_situation a	-5 -4 6
-living_situation and	9 -1 -9
-living_situation are	5 -1 -4
-living_situation been	8 -1 -8
-living_situation in	7 -1 -6
-living_situation is	4 -1 -2
-living_situation it's	3 0 -2
-living_situation live	5 -1 -4
-living_situation lives	4 -2 -3
-living_situation longer	-7 -1 7
-living_situation she's	3 0 -2
-living_situation we	6 -3 -5
-living_situation with	10 -2 -9
-location ,	1 -2 -1
-location at	6 -1 -6
-location for	10 -1 -10
-location from	0 -2 0
-location in	4 -5 -2
-location on	9 -1 -9
-location the	-4 0 4
-location to	18 -2 -17
-longer	-8 -8 12
-love	-1 -3 2
-loves	7 -2 -5
-made	13 -2 -12
-major ,	-7 -2 7
-major doing	2 0 -2
-major for	2 -1 -2
-major in	7 -1 -7
-major studied	3 -1 -2
-major to	7 0 -6
-make	4 -2 -3
-makes	3 0 -3
-manager	4 -1 -4
-married	-3 -2 4
-mate	5 -1 -5
-me	-5 4 0
-mi	1 -6 0
-miss	-8 -1 8
-mom	4 -1 -4
-mom's	8 -4 -6
-more	-8 -8 11
-mostly	6 -3 -4
-mother	-6 -1 6
-mum	12 -3 -11
-mum's	12 -2 -11
-my	0 -5 2
-name	5 -1 -4
-name !	2 0 -2
-name ,	3 -2 -2
-name .	-1 -2 2
-name :	7 -1 -6
-name and	-7 -4 8
-name aunt	5 -1 -5
-name auntie	2 0 -2
-name boss	2 0 -2
-name boy	6 0 -6
-name brother	14 -3 -12
-name called	7 -1 -6
-name cat	3 -1 -2
-name colleague	3 0 -3
-name cousin	6 -1 -5
-name coworker	5 -1 -4
-name daughter	5 -1 -5
-name dog	5 0 -5
-name flatmate	3 0 -3
-name friend	10 -1 -9
-name girl	5 0 -5
-name granddaughter	3 -1 -2
-name grandson	2 0 -1
-name her	9 0 -8
-name him	5 -1 -5
-name husband	8 0 -8
-name is	-2 -3 3
-name it's	6 -4 -2
-name lad	4 0 -4
-name law	4 0 -4
-name manager	4 -1 -4
-name mate	5 -1 -5
-name name	5 -1 -4
-name name's	5 0 -4
-name named	4 0 -4
-name neighbor	6 -1 -6
-name neighbour	2 0 -1
-name nephew	9 -1 -8
-name niece	6 -1 -6
-name not	-7 -7 8
-name pal	2 0 -1
-name partner	4 0 -3
-name roommate	-8 -1 9
-name sister	7 -1 -7
-name so	4 0 -3
-name son	5 0 -4
-name uncle	10 -1 -10
-name was	3 0 -3
-name wife	7 0 -7
-name with	-7 -4 8
-name's	5 0 -4
-named	4 0 -4
-named_thing called	2 -1 -1
-nan's	6 -3 -5
-nationality ,	2 0 -2
-nationality a	5 -1 -4
-near	11 -1 -10
-neighbor	6 -1 -6
-neighbour	5 -1 -4
-nephew	9 -1 -9
-never	-12 13 -4
-new	11 -1 -11
-nickname ,	12 -2 -11
-nickname by	3 -1 -2
-nickname me	4 -1 -6
-niece	6 -1 -6
-no	-15 15 -4
-not	-24 8 14
-now	15 -3 -13
-occupation !	6 -1 -6
-occupation ,	0 -6 1
-occupation a	-2 -5 4
-occupation am	2 0 -2
-occupation an	-4 -1 5
-occupation and	-1 -3 2
-occupation be	3 0 -3
-occupation he	15 -2 -14
-occupation he's	7 0 -7
-occupation i	0 -4 1
-occupation i'm	7 -1 -6
-occupation in	-13 -1 13
-occupation is	6 -1 -5
-occupation me	1 7 -17
-occupation my	9 -1 -8
-occupation off	-9 -1 9
-occupation she	-12 -3 12
-occupation she's	2 0 -2
-occupation the	1 -3 0
-occupation to	6 -1 -6
-occupation was	-12 -1 12
-occupation who	-2 -1 2
-of	-4 -6 6
-off	-9 3 8
-old	-2 -6 3
-on	1 -10 2
-once	5 -1 -6
-one	9 -3 -7
-only	6 -2 -5
-onto	9 -1 -8
-our	3 -9 -1
-out	0 -3 2
-over	-7 -3 8
-own	5 -4 -4
-owns ,	-4 -1 4
-owns a	9 -1 -10
-owns an	2 0 -2
-owns has	2 -1 -1
-owns have	1 2 -5
-owns her	8 -1 -7
-owns his	1 -2 0
-owns my	-1 -7 2
-owns no	-8 9 -6
-owns old	-4 -1 5
-owns own	5 -3 -4
-owns sold	-6 -1 7
-owns the	-2 -10 3
-owns with	8 -3 -6
-pal	2 0 -1
-partner	4 0 -4
-passed	3 -1 -2
-personality ,	5 -2 -4
-personality a	0 3 -9
-personality and	4 -3 -2
-personality i'm	4 -3 -1
-personality is	3 -2 -1
-personality my	6 -1 -5
-personality the	9 -1 -8
-pet a	6 -9 -2
-pet got	10 -3 -7
-pet had	-7 -5 8
-pet has	4 -1 -3
-pet have	9 -8 -3
-pet keep	-3 6 -7
-pet keeps	3 -1 -3
-pet my	4 -5 -2
-pet old	4 -2 -3
-pet our	-1 -6 3
-pet the	-5 -2 6
-pet with	4 -1 -3
-phone :	8 -2 -6
-phone is	2 -1 -1
-plan ,	3 -5 -2
-plan :	8 -1 -8
-plan a	-12 -2 12
-plan about	-6 0 6
-plan and	-5 -4 6
-plan are	12 -1 -11
-plan be	6 -1 -6
-plan doing	-7 -2 8
-plan for	-2 -2 2
-plan gonna	-3 -2 3
-plan he's	2 0 -2
-plan i	8 -1 -7
-plan i'm	6 -2 -4
-plan in	2 -1 -2
-plan is	9 -2 -8
-plan it's	10 -1 -9
-plan not	-7 8 -2
-plan on	-6 -1 6
-plan shall	6 0 -6
-plan she	5 -1 -4
-plan she's	3 0 -2
-plan so	-2 0 2
-plan the	-3 -4 4
-plan to	-7 -5 8
-plan we	10 -1 -9
-plan we're	7 -3 -7
-play	3 -2 -2
-plays	2 -3 -1
-please	3 -1 -2
-prefer	5 -2 -4
-preference for	-1 -2 2
-preference have	3 -1 -2
-preference prefer	5 -2 -4
-preference rather	6 -2 -5
-preference take	5 -2 -5
-priya	3 -1 -2
-project a	12 -2 -10
-project am	2 -1 -1
-project building	4 -1 -4
-project the	-13 -1 13
-project writing	5 -2 -5
-put	6 -3 -5
-quit	-13 -5 14
-raised	-1 -5 2
-rather	6 -2 -5
-read	0 -4 1
-reckon	5 -3 -4
-record ,	5 -1 -4
-record a	6 -3 -3
-record got	3 -1 -2
-record i	2 -1 -1
-record is	3 -2 -2
-record my	-7 8 -4
-record passed	3 -1 -2
-record the	2 0 -2
-record was	2 -4 -2
-relation ,	-10 -2 10
-relation a	7 -2 -6
-relation friend	2 0 -2
-relation have	-6 -3 7
-relation my	5 -2 -4
-relation with	8 -1 -7
-relationship_status ,	-3 -1 3
-relationship_status .	-3 -2 3
-relationship_status a	9 -6 -10
-relationship_status are	2 -1 -2
-relationship_status been	0 2 -1
-relationship_status got	-7 -2 7
-relationship_status i'm	2 -1 -2
-relationship_status im	2 -1 -1
-relationship_status is	5 -2 -3
-relationship_status was	4 -1 -4
-relationship_status we're	5 -1 -4
-relationship_status were	-7 -1 7
-religion a	0 -3 1
-religion are	-3 -3 4
-religion i'm	-4 6 -6
-religion is	8 -3 -5
-religion not	-2 4 -4
-religion raised	-1 -5 2
-religion was	-10 -3 11
-roommate	-5 -4 5
-said	-4 -1 4
-says	8 -4 -5
-school at	2 -4 -1
-school from	6 -2 -6
-school in	6 0 -6
-school the	3 -1 -2
-school to	1 -3 0
-shall	6 0 -6
-she	4 -14 1
-she's	16 -4 -13
-shes	7 -2 -6
-since	12 -3 -10
-sing	5 -4 -2
-sister	11 -2 -11
-sister's	-5 -10 7
-size	5 -2 -4
-size size	5 -2 -4
-skill ,	2 0 -6
-skill a	7 -6 -1
-skill and	-1 3 -5
-skill at	-9 9 -1
-skill can	7 -4 -10
-skill can't	-16 10 0
-skill cannot	-9 10 -1
-skill cant	-8 8 -1
-skill do	4 -4 -4
-skill i	-1 2 -3
-skill i'm	-4 5 -1
-skill me	-2 3 -7
-skill my	11 -10 -6
-skill the	4 -2 -2
-skill to	1 -1 -2
-skill who	11 -8 -6
-so	0 -3 1
-sold	-8 -3 9
-some	-4 8 -9
-son	9 -1 -8
-speak	-1 4 -4
-speaks	7 -8 1
-stand	4 -8 1
-start	3 0 -2
-started	9 -2 -7
-still	10 -4 -7
-stop	3 -2 -2
-stopped	-15 -5 15
-studied	3 -1 -2
-swapped	-17 -1 16
-take	2 2 -6
-taking	-4 -1 5
-teach	-3 6 -7
-teacher	7 0 -6
-tenure ,	-3 -3 3
-tenure .	-7 -1 8
-tenure after	3 -2 -3
-tenure been	10 -1 -8
-tenure for	-12 -3 12
-tenure i'm	2 0 -2
-tenure it	-5 -1 5
-tenure married	-3 -2 4
-tenure there	7 -1 -6
-that	-1 3 -3
-the	-3 -11 6
-then	-4 -3 4
-there	7 -1 -7
-there's	6 -2 -4
-they	3 -1 -2
-think	3 -4 -1
-this	9 -2 -8
-to	7 -4 -7
-took	-4 -2 4
-turned	12 -4 -10
-turning	4 -1 -3
-turns	2 0 -2
-uncle	10 -1 -10
-up	-3 -9 7
-us	4 -1 -3
-use	12 -4 -11
-user_type a	-3 2 -1
-uses ,	13 -1 -13
-uses a	-2 -3 3
-uses and	-3 -3 5
-uses by	5 -1 -4
-uses deleted	-8 -2 9
-uses for	9 -1 -9
-uses from	-8 0 8
-uses i	-5 -1 5
-uses in	9 -1 -9
-uses it's	7 -1 -7
-uses my	0 -2 1
-uses of	-8 -1 9
-uses on	10 -1 -10
-uses quit	-4 0 4
-uses the	0 -2 0
-uses to	12 -1 -12
-uses use	11 -3 -10
-uses with	5 -3 -4
-vehicle a	0 3 -3
-vehicle an	7 -1 -6
-vehicle bought	3 -1 -3
-vehicle his	-6 -1 7
-vehicle my	-1 -5 2
-vehicle sold	-5 -2 6
-vehicle the	-4 -5 5
-w	6 -1 -4
-wanna	8 -1 -7
-want	3 -1 -2
-wants	3 -1 -2
-was	-1 -14 3
-we	4 -10 -2
-we're	12 -4 -12
-we've	12 -1 -12
-wear	4 -1 -3
-weigh	6 -2 -6
-weight ,	13 -1 -12
-weight and	9 -2 -7
-weight at	-10 -2 10
-weight from	-12 -1 12
-weight i'm	6 -1 -6
-weight to	12 -2 -12
-weight weigh	6 -2 -6
-went	11 -5 -9
-were	2 -5 -1
-who	-1 -12 3
-who's	5 -3 -2
-wife	11 -1 -10
-wife's	3 -1 -2
-will	12 -1 -11
-with	-3 6 -2
-without	-11 -3 11
-work	5 -2 -4
-writing	5 -2 -5
-you	1 8 -17
-zodiac a	-3 -4 5
<!	-1 -6 3
<! !	12 -2 -10
<"	-3 -2 4
<" .	-6 -7 8
<#1 '	3 0 -4
<#1 ,	9 -1 -9
<#1 .	2 0 -2
<#1 and	3 0 -3
<#1 c	-4 -1 5
<#1 in	2 0 -2
<#2	0 2 -1
<#2 .	6 0 -5
<#2 and	-8 9 0
<#2 k	-1 -1 2
<#2 on	3 0 -3
<#2 th	2 -4 2
<#3	-7 -3 8
<#3 and	3 -1 -2
<#3 cm	2 0 -2
<#4	7 -2 -6
<#4 ,	0 -2 0
<#4 .	-1 0 2
<#4 and	-3 -1 3
<'	4 0 -4
<(	5 -1 -4
<)	8 -1 -7
<,	1 -6 1
<, a	-1 7 -3
<, after	-8 -2 8
<, all	7 -1 -6
<, an	3 0 -3
<, and	-7 6 2
<, at	-4 -2 5
<, been	6 -1 -5
<, but	-8 -4 10
<, for	10 0 -10
<, got	4 -1 -3
<, has	7 -3 -6
<, having	-4 -2 5
<, he	6 -4 -4
<, he's	10 -1 -9
<, hes	2 -1 -1
<, his	3 0 -3
<, i	1 -2 0
<, i'm	1 -4 2
<, i've	-2 5 -1
<, im	6 0 -6
<, in	-5 -5 7
<, is	16 -4 -13
<, it	2 0 -2
<, it's	5 -13 0
<, its	3 3 -10
<, just	-5 -4 6
<, lives	3 -1 -2
<, me	3 -4 -2
<, my	1 -3 0
<, n	3 0 -3
<, name	6 0 -5
<, no	-6 1 3
<, not	-3 -18 9
<, now	13 -2 -12
<, on	8 0 -8
<, one	-6 -4 7
<, only	3 0 -3
<, our	9 -1 -8
<, plays	7 0 -7
<, she	-4 5 -1
<, she's	4 -2 -3
<, shes	3 0 -2
<, since	-5 -3 6
<, so	2 -4 -1
<, sold	-5 -1 6
<, speaks	-1 3 -4
<, still	5 -2 -4
<, stopped	-6 0 6
<, that's	10 0 -10
<, then	-5 -2 5
<, they	9 -6 -5
<, took	6 0 -6
<, turns	2 0 -2
<, used	-5 0 5
<, vet	5 -1 -3
<, was	-17 -1 18
<, we	-5 -5 6
<, we're	3 5 -8
<, we've	9 0 -9
<, well	-5 -1 5
<, where	-2 -1 2
<, which	-6 -2 6
<, who	-3 0 3
<, who's	6 -2 -5
<, with	10 -2 -9
<-	6 -6 -4
<- in	-4 -2 5
<- law	5 -2 -4
<- law's	-7 0 7
<- one	-4 -1 5
<- three	3 0 -3
<.	1 -2 -1
<. he	5 1 -6
<. he's	4 -6 -1
<. hes	6 -1 -5
<. i	-4 3 2
<. i'm	8 -1 -7
<. i've	5 -4 -2
<. it	-2 -3 3
<. it's	8 -1 -8
<. my	3 1 -5
<. now	4 -3 -3
<. she	-4 7 -4
<. she's	7 -2 -4
<. so	-6 -5 7
<. the	11 0 -11
<. we	8 -3 -6
<:	-2 -3 2
<: i	2 -4 1
<: i'm	1 4 -4
<: i've	-5 -2 6
<: my	-11 -3 12
<: not	12 -11 -8
<;	-2 -13 5
<; i	-5 -2 6
<; it	-2 -1 2
<; my	7 0 -7
<; she	8 -4 -6
<?	2 -7 0
<? ?	-7 -2 8
<^ a	3 -2 -2
<^ actually	3 -6 1
<^ after	-12 -3 12
<^ allergic	5 -4 -1
<^ also	4 -2 -3
<^ as	-3 -7 6
<^ at	2 -4 0
<^ aunt	1 -3 0
<^ aunty	10 -3 -9
<^ back	7 -1 -6
<^ bea	2 -1 -1
<^ because	4 0 -4
<^ been	1 1 -2
<^ before	0 -6 2
<^ being	10 -6 -6
<^ bought	3 -1 -2
<^ brother	3 -1 -2
<^ call	-1 1 -2
<^ callum's	7 -1 -6
<^ can	-8 6 4
<^ can't	8 3 -14
<^ cant	-2 4 -4
<^ changed	-6 0 6
<^ cousin	3 -1 -2
<^ coworker	3 -1 -2
<^ dad	3 -4 -2
<^ dad's	6 -1 -5
<^ dads	-5 -1 6
<^ dale	-5 -1 5
<^ deb	-5 -1 5
<^ did	-6 -3 7
<^ do	8 -7 -5
<^ doc	2 -1 -1
<^ doctor	2 -1 -1
<^ don't	2 -3 1
<^ dont	-10 13 -10
<^ down	-1 -2 2
<^ dropped	-10 -3 11
<^ eli	-6 3 5
<^ email	2 0 -1
<^ ethan	4 -1 -3
<^ father	-1 0 2
<^ favourite	2 0 -1
<^ finally	-2 -1 3
<^ finished	-6 -3 7
<^ for	-4 -2 5
<^ forget	-6 -6 7
<^ gave	-4 -2 4
<^ girlfriend's	5 -1 -4
<^ gone	9 -1 -9
<^ got	-1 -3 3
<^ grandma	2 0 -1
<^ grandpa	-1 -1 2
<^ grew	3 -1 -2
<^ had	-7 4 3
<^ having	2 -8 0
<^ he	4 1 -4
<^ he's	-5 -1 5
<^ hey	-1 0 2
<^ honestly	4 -3 -1
<^ i	1 -3 -1
<^ i'd	0 -3 1
<^ i'm	0 1 -3
<^ i've	3 -11 0
<^ im	-2 7 -8
<^ in	5 -2 -4
<^ it	4 -1 -4
<^ it's	-6 8 1
<^ its	3 -1 -2
<^ joined	5 -1 -5
<^ just	8 -1 -7
<^ kids	2 -1 -1
<^ kindly	0 2 -4
<^ last	2 -3 -1
<^ left	-8 -1 8
<^ mabel	-2 -2 3
<^ mam	-2 -4 4
<^ mama	-5 -1 6
<^ me	-4 -6 6
<^ mi	-5 1 4
<^ mom's	5 -2 -3
<^ mother	4 -1 -3
<^ moved	0 -2 1
<^ mum's	3 -3 -1
<^ my	2 -1 -1
<^ nah	-8 5 4
<^ nan's	4 -1 -2
<^ never	-7 4 2
<^ new	2 -1 -2
<^ next	5 -1 -5
<^ ngl	2 0 -1
<^ niamh's	4 -2 -3
<^ no	1 8 -7
<^ nobody	0 6 -12
<^ not	-4 0 3
<^ now	-1 -1 2
<^ off	-6 -1 6
<^ ok	7 -2 -6
<^ old	4 -2 -3
<^ on	3 -3 -2
<^ one	10 -4 -8
<^ only	2 -2 -1
<^ our	2 -9 1
<^ packed	-9 -1 9
<^ passed	4 -1 -3
<^ picked	5 0 -5
<^ play	2 0 -2
<^ please	7 -2 -5
<^ put	7 0 -7
<^ quit	-8 -2 8
<^ scared	2 0 -1
<^ scrap	-9 -1 10
<^ she	6 -2 -5
<^ she's	-9 -4 10
<^ signed	5 -1 -5
<^ since	16 -5 -13
<^ sister's	6 -2 -4
<^ so	-1 -4 1
<^ sold	1 -2 -1
<^ started	-2 -1 3
<^ stopped	-3 -3 4
<^ swapped	-2 -4 3
<^ switched	2 -2 -1
<^ there's	4 -1 -3
<^ they	-10 6 4
<^ they've	6 -1 -5
<^ thinking	3 -1 -2
<^ told	-13 3 11
<^ took	16 -3 -15
<^ traded	-3 -1 4
<^ trying	5 -2 -4
<^ turned	-13 10 4
<^ turns	7 -11 -2
<^ two	2 0 -1
<^ uncle	7 -1 -6
<^ used	-3 -2 4
<^ was	-1 -4 2
<^ we	0 -3 0
<^ we're	3 -5 -1
<^ we've	-3 -5 4
<^ well	2 -1 -1
<^ went	-6 -4 7
<^ when	1 -2 0
<^ wife	6 -4 -3
<^ wife's	4 -1 -3
<^ with	-3 -3 4
<^ yo	5 0 -5
<^ you	2 -3 0
<a	2 -4 -1
<a bit	4 -1 -3
<a girl	-7 -3 8
<a horror	2 -1 -2
<a lil	2 -1 -1
<a little	5 -1 -5
<a man	5 -2 -5
<a two	3 0 -3
<a vet	3 -1 -2
<a week	4 0 -4
<abide	8 -5 -3
<about	-5 -13 8
<actually	9 -6 -4
<address	0 -2 1
<adopted	8 -1 -7
<afraid	-1 7 -5
<afraid of	-1 7 -6
<after	-11 -8 12
<after a	-11 -2 11
<again	6 -2 -5
<again ,	-4 -7 6
<again .	-7 -2 8
<against	-9 -1 9
<aint	-8 0 7
<all	-5 -2 5
<all ,	-5 0 5
<allergic	0 3 -10
<allergic to	0 3 -11
<alone	2 -1 -2
<already	3 -2 -4
<also	4 3 -6
<always	-5 3 3
<always hated	-3 -2 4
<am	5 3 -11
<am a	10 -4 -6
<am not	-9 10 -4
<an	7 -11 -3
<an old	5 -1 -5
<and	6 1 -7
<and a	9 -3 -6
<and bought	3 -1 -2
<and can	3 -8 2
<and dad	-4 -1 4
<and doing	2 -1 -1
<and got	5 -3 -2
<and has	12 -3 -10
<and have	5 -1 -4
<and he	3 0 -7
<and he's	3 -4 -1
<and her	4 -1 -3
<and his	-4 -2 5
<and i	4 -6 -1
<and i'm	9 -3 -8
<and i've	-11 6 8
<and im	6 -5 -2
<and in	4 0 -3
<and is	14 -3 -13
<and it's	7 -1 -6
<and lives	3 -1 -2
<and me	-5 -6 7
<and moved	-3 -1 3
<and my	17 -5 -14
<and no	-13 2 7
<and now	11 -2 -9
<and one	4 -2 -2
<and our	3 0 -2
<and she	3 -9 2
<and she's	9 -2 -7
<and shes	5 -2 -5
<and still	-2 2 -2
<and the	1 -7 1
<and then	12 -1 -12
<and they	6 -2 -4
<and we	8 -2 -7
<and we're	-2 -3 3
<and we've	3 0 -3
<answer	4 -2 -1
<any	6 -2 -5
<anymore ,	4 -1 -3
<anything	9 -11 2
<are	3 1 -5
<as	8 -3 -6
<as a	3 -5 -1
<as an	3 0 -3
<as my	-2 3 -5
<ask	-4 6 -5
<asked	7 0 -6
<assistant	6 0 -6
<at	2 -5 0
<at a	-5 -1 5
<at home	-5 -1 6
<at last	4 0 -4
<at school	-5 -2 6
<at the	7 -5 -6
<august	6 -1 -6
<aunt	-1 -5 3
<auntie	3 0 -3
<aunty	11 -3 -11
<away	-6 -6 8
<baby	-3 -4 5
<baby ,	-4 -1 5
<back	-1 -6 2
<back ,	2 -1 -1
<back and	3 0 -3
<back at	-5 -1 5
<back from	2 -1 -2
<back in	4 -1 -4
<back on	11 -1 -10
<back to	9 -4 -8
<bad	8 -1 -8
<ballet	7 0 -7
<ballet for	7 0 -7
<band	8 0 -8
<bank	9 0 -9
<bass	4 -1 -3
<bc	-7 -1 7
<be	4 -9 -1
<be a	7 -7 -3
<bea	3 -1 -2
<beats	5 -3 -4
<became	10 -3 -10
<became a	7 -1 -7
<because	-7 9 -3
<because of	10 -3 -9
<become	7 -2 -5
<bed	4 -1 -4
<been	2 -1 -5
<been ,	-10 11 -8
<been a	-3 -4 4
<been at	7 -1 -6
<been in	7 0 -7
<been married	11 -1 -10
<been off	-3 5 -1
<been on	5 0 -5
<before	-6 -10 8
<before ,	2 -3 0
<being	-8 3 5
<being a	-4 7 -7
<believe	-2 5 -7
<believe in	-6 7 -5
<belong	4 -1 -4
<belong to	4 -1 -4
<best	12 -5 -8
<best friend	3 0 -2
<bestie	3 0 -2
<bf	-3 0 3
<big	10 -1 -10
<binned	-14 -2 14
<birthday	3 0 -2
<birthday is	2 0 -2
<biscuit	2 0 -1
<bit	4 -1 -3
<bit of	4 -1 -3
<blood	1 2 -4
<book	4 -4 -2
<born	9 -2 -8
<born in	2 0 -2
<born on	6 0 -6
<boss	11 -2 -10
<boss ,	5 0 -5
<boss is	-9 -1 9
<both	9 -2 -8
<bought	12 -5 -10
<bought a	7 -3 -5
<boy	-2 -2 3
<boy ,	3 0 -3
<boy is	4 -1 -4
<boy's	-4 -1 5
<boyfriend	7 -1 -7
<bro	1 -3 0
<broke	-1 -1 2
<brother	2 5 -7
<brother ,	-7 -1 7
<brother and	3 -2 -1
<brother gary	6 0 -6
<brother got	-8 0 8
<brother in	8 -1 -8
<brother is	-5 -1 6
<brother's	4 -2 -4
<brothers	2 -1 -1
<brought	-4 -3 5
<brought up	-8 -2 8
<buddy	4 0 -4
<building	6 -2 -5
<building a	2 -1 -1
<bus	0 -2 0
<bus driver	-5 0 6
<business	9 0 -9
<but	7 -2 -8
<but i	6 2 -9
<but i'm	6 -5 -1
<but it	3 0 -3
<but it's	-2 -1 2
<but my	3 0 -3
<but she	-2 4 -3
<but the	5 0 -5
<by	1 6 -6
<c	-4 -1 5
<cabin	7 -2 -7
<call	3 0 -5
<call me	2 -4 1
<called	3 -4 -2
<calling	-5 -2 5
<calls	11 -4 -8
<calls me	6 -3 -4
<callum	3 -1 -2
<callum's	7 -1 -6
<came	4 -4 -3
<came from	-3 -1 3
<came over	3 0 -3
<can	-5 2 4
<can't	-3 12 -17
<can't abide	6 -5 -2
<can't do	6 -5 -2
<can't stand	13 -4 -10
<cancelled ,	-8 -1 8
<cannot	-9 12 -9
<cannot abide	2 -1 -2
<cant	-5 8 -9
<card	-10 0 10
<care	7 -3 -4
<cat	10 -2 -8
<cat ,	4 -1 -3
<cat .	4 -4 -1
<cat is	3 0 -2
<catholic	5 -1 -4
<catholic ,	7 -1 -6
<catholic and	3 0 -2
<cats	3 -1 -1
<cats and	2 -1 -1
<cause	2 -3 0
<certificate	5 0 -5
<change	-2 -2 2
<changed	-4 -5 4
<changed my	-8 -2 8
<chef	5 -1 -4
<child	2 -1 -1
<choir	-3 -1 4
<chucked	-16 -1 16
<chucked in	-9 0 9
<civil	-3 6 -4
<closed	-12 -3 13
<club	4 0 -4
<cm	2 0 -2
<cm and	2 0 -2
<coffee	3 -3 -2
<colleague	6 0 -5
<collect	5 -2 -4
<colleen	-7 -1 7
<college	-7 6 3
<college ,	5 -1 -4
<come	-8 0 8
<comes	8 -3 -7
<comes from	7 -2 -6
<comes to	2 0 -1
<coming	3 5 -13
<cook	-2 -1 2
<cora	2 0 -2
<correction ,	-4 4 0
<course	6 -1 -6
<cousin	2 -2 -2
<cousin gaz	2 1 -3
<cousin has	9 0 -9
<cousin in	-3 0 3
<coworker	4 2 -7
<cracked	-6 -1 6
<cut	-3 5 -4
<cuz	-2 -1 2
<dad	1 -7 1
<dad ,	6 0 -6
<dad was	-4 0 4
<dad's	6 -3 -5
<dads	3 -3 -2
<daft	4 0 -3
<dairy	5 -1 -4
<dale	-7 -2 8
<dale ,	-11 -1 11
<daughter	-1 4 -3
<daughter ,	8 -5 -5
<daughter and	-5 5 -1
<daughter has	6 -2 -4
<daughter is	4 -1 -2
<daughter's	9 5 -11
<day	-6 -3 7
<day ,	4 0 -3
<days	-5 -3 6
<days ,	5 -1 -4
<deb	-5 -1 5
<decided	-4 -2 5
<decided to	-4 0 4
<degree	-7 -1 7
<degree in	9 0 -9
<deleted	-13 -3 13
<desmond ,	-5 -2 5
<diagnosed	6 -1 -6
<diagnosed with	2 0 -1
<did	-9 -11 12
<did my	14 0 -14
<died ,	-9 -1 9
<ditched	-13 -1 13
<divorced	-1 -1 2
<divorced ,	3 0 -3
<divorced and	-3 -1 3
<do	3 -4 -2
<do i	9 -3 -7
<do not	-5 7 -4
<do the	7 -2 -6
<do you	5 -1 -5
<doc	3 -2 -2
<doc says	2 -1 -1
<doctor	-2 1 0
<doctor says	-1 3 -4
<does	6 8 -17
<does not	-11 10 -7
<doesn't	-20 20 -3
<doesn't eat	-12 12 -4
<dog	12 -2 -11
<dog ,	-11 0 11
<dog's	-2 2 -2
<dogs ,	4 -1 -3
<doing	9 -3 -7
<doing a	3 -1 -2
<don't	-16 16 -5
<don't believe	-6 6 -1
<don't do	9 -7 -7
<don't eat	-10 -1 4
<don't like	8 -3 -6
<done	-9 -6 10
<done ,	5 -1 -4
<done with	-15 -6 16
<dont	-13 13 -3
<door	-4 -1 5
<door ,	4 0 -3
<down	-10 -5 11
<down from	-5 0 5
<down in	8 0 -8
<down to	5 -3 -4
<drink	-2 6 -12
<drive	4 3 -9
<drive a	-3 6 -4
<drive an	3 -1 -2
<driver	-2 -1 3
<drives	9 -3 -8
<drives a	7 -2 -6
<driving	5 3 -10
<dropped	-10 -6 11
<dropped the	-10 -1 10
<dutch	-5 10 -8
<earn	6 -1 -6
<eat	5 -1 -8
<eats	8 -5 -5
<eight	3 -1 -2
<eight ,	1 -3 2
<eighty	-5 0 5
<eighty -	-2 0 2
<eldest	4 -1 -3
<eli	-2 3 -1
<email	10 -2 -9
<ended	-10 7 5
<engineer	4 0 -3
<engineering	5 1 -7
<english	6 -2 -5
<english and	2 -2 -1
<enough	-3 -3 5
<enrolled	6 -1 -5
<ethan	4 -1 -3
<evening ,	3 0 -3
<ever	2 8 -14
<every	10 -3 -8
<every thursday	6 -1 -5
<everybody	0 -2 1
<everyone	-2 3 -4
<everyone calls	4 -2 -2
<everything	13 -3 -13
<everything on	4 0 -4
<ex	-13 -1 13
<exchanged	-5 -1 5
<failed	-15 13 5
<family	-4 -1 4
<father	-3 -2 3
<father ,	2 0 -1
<father -	-3 0 3
<father in	-5 0 5
<father was	-7 0 7
<favorite	2 -1 -1
<favourite	7 -1 -6
<fear	2 -2 -2
<feed	7 -1 -6
<fella	-4 -1 5
<finally	-10 -3 11
<find	6 -1 -5
<finished	-8 4 3
<finished with	-4 -3 5
<first	-4 -4 5
<first ,	-7 -1 7
<first time	-10 6 6
<fishing	8 -1 -8
<five	6 -1 -5
<flatmate	5 -1 -4
<flatmate ,	4 -1 -4
<folks	-8 -6 9
<follow	4 -1 -4
<fond	8 -4 -6
<fond of	8 -4 -6
<foot	4 -1 -3
<football	6 0 -6
<for	5 -6 -3
<for a	7 -4 -6
<for my	11 -1 -11
<for the	3 1 -7
<for thirty	6 -1 -6
<forget	-11 -6 11
<forklift	3 -3 0
<form	-5 -6 6
<form ,	-5 -1 5
<found	10 -2 -8
<found a	5 -1 -5
<found out	2 0 -2
<four	-7 -1 7
<four ,	-3 -1 3
<four years	-6 0 6
<friday	3 0 -3
<friend	3 2 -5
<friend ,	-7 0 7
<friend jodi	-8 -2 9
<friend marcus	2 -1 -2
<friend priya	5 -2 -3
<friends	7 -3 -6
<frightened	2 -1 -1
<frightened of	2 -1 -1
<from	-1 -7 3
<from a	-9 -1 9
<from the	-3 -2 4
<full	11 -3 -10
<gary	8 0 -7
<gave	2 -5 0
<gave me	11 -1 -10
<gave up	-18 -4 19
<gaz	2 1 -3
<geography	-4 0 4
<get	14 -4 -12
<get a	3 0 -3
<getting	13 -2 -13
<girl	-2 -5 3
<girl ,	3 0 -3
<girlfriend	7 1 -8
<girlfriend's	1 -2 0
<give	-1 -7 5
<give a	4 -1 -4
<give me	8 -2 -6
<give up	1 -5 2
<given	-11 -5 12
<given up	-5 -1 6
<gloria	7 -2 -5
<go	2 -9 0
<go back	7 0 -7
<go by	2 0 -2
<go to	2 -1 -1
<goes	16 -3 -16
<goes by	3 -1 -2
<goes to	4 -1 -3
<going	0 -3 0
<going to	-5 -1 6
<gone	-2 -7 4
<gone .	2 0 -2
<gone and	-4 0 4
<gone from	-6 -2 7
<gone off	-5 -1 5
<gone to	9 0 -8
<gonna	4 -5 -3
<gonna do	2 -1 -1
<good	4 -12 2
<good ,	3 -1 -3
<got	3 1 -5
<got a	3 4 -16
<got an	3 0 -3
<got me	6 -5 -2
<got my	6 -1 -5
<got one	-5 6 -1
<got the	9 0 -9
<grade	-3 3 0
<grandad	-1 -1 2
<granddaughter	1 -2 0
<granddaughter has	2 0 -2
<grandfather	-10 -1 11
<grandma	6 -1 -6
<grandmother	-4 -2 5
<grandmother ,	-8 0 8
<grandpa	-8 -5 9
<grandson	4 -3 -3
<grandson is	0 -2 0
<granny	6 -1 -5
<gravy	6 -2 -5
<great	9 -1 -8
<grew	4 -1 -3
<grew up	3 -1 -2
<greyhound	2 0 -2
<guy	10 -1 -10
<had	-6 3 3
<had a	-6 -10 10
<had the	6 -1 -6
<had to	-8 4 3
<hair	3 0 -2
<half	10 -2 -8
<hall ,	2 0 -2
<hamish	2 -2 -1
<hand	0 4 -5
<handed	-10 -2 11
<has	-6 -5 8
<has a	15 -3 -13
<has been	11 -2 -10
<has decided	8 0 -8
<has gone	5 -1 -4
<has me	-5 -2 5
<has moved	-3 -1 3
<has packed	-8 0 8
<has put	-8 -1 8
<has turned	2 -2 -1
<hate	10 -3 -9
<hated	-6 -4 7
<hates	5 -1 -4
<have	-2 5 0
<have a	7 4 -17
<have an	6 -1 -5
<have been	18 -5 -16
<have changed	-3 -2 3
<have given	-5 -2 6
<have had	-2 -2 3
<have never	-7 8 -5
<have one	-2 2 -1
<have taken	7 -1 -7
<have to	-9 -1 9
<haven't	-11 14 -11
<having	-2 -10 4
<he	-1 2 -2
<he has	4 4 -10
<he is	4 -1 -3
<he was	-9 -4 10
<he's	6 -8 -3
<he's a	12 -4 -10
<he's an	3 0 -3
<he's in	3 0 -3
<heart	3 2 -5
<help	11 -1 -11
<her	1 -8 1
<her .	10 -3 -9
<her husband	4 -1 -4
<here	6 -2 -6
<here ,	2 -2 -2
<herself	8 -4 -6
<hes	10 -3 -8
<hey	-1 0 2
<hi ,	3 -2 -1
<high	3 -1 -2
<high ,	3 0 -3
<him	-3 -4 4
<him ,	4 -1 -4
<his	4 -8 -3
<his own	2 0 -2
<hold	-4 6 -5
<home	1 -3 1
<home ,	6 -1 -5
<home with	6 -1 -5
<honestly	6 -5 -4
<honestly i	3 -1 -3
<horror	2 -1 -2
<horror of	2 -1 -2
<hospital	3 -1 -2
<hours	7 -1 -7
<house	8 -10 -4
<house ,	6 0 -6
<house in	-4 0 4
<housemate	8 -1 -8
<how	5 -2 -4
<how do	5 -1 -4
<husband	-4 -4 5
<husband ,	-1 4 -2
<husband and	6 -1 -6
<husband has	-2 0 2
<husband is	-5 -4 6
<husband's	11 -2 -10
<husband's been	10 -1 -10
<i always	-6 -9 8
<i am	3 3 -8
<i are	2 0 -2
<i been	4 -1 -3
<i believe	11 -9 -6
<i belong	4 -1 -4
<i can	3 -7 3
<i can't	-7 10 -12
<i cannot	4 1 -7
<i cant	2 1 -3
<i collect	5 -2 -4
<i did	2 -3 -1
<i do	2 4 -16
<i don't	-9 8 -2
<i dont	-6 7 -8
<i drive	9 -5 -6
<i dropped	-3 -1 4
<i earn	6 -1 -6
<i finally	3 0 -3
<i gave	0 -3 1
<i get	9 -3 -8
<i go	11 -2 -10
<i got	10 -5 -7
<i had	-4 -11 6
<i hate	5 -2 -4
<i have	2 -8 5
<i haven't	-7 11 -11
<i hold	6 -4 -3
<i keep	9 -4 -5
<i let	-9 -1 10
<i like	3 -1 -2
<i live	9 -2 -8
<i lived	-9 -2 9
<i love	6 -2 -5
<i make	9 -3 -7
<i mean	3 -1 -2
<i never	-13 4 8
<i no	-10 -5 10
<i now	7 -2 -6
<i once	10 -7 -5
<i only	6 -4 -4
<i own	7 -4 -6
<i passed	3 -1 -2
<i play	12 -5 -10
<i prefer	6 -1 -4
<i quit	-10 -5 11
<i read	-2 -4 3
<i reckon	5 -3 -4
<i said	-4 -3 4
<i shall	4 0 -3
<i should	-11 6 5
<i sing	6 -2 -4
<i sold	-8 -1 8
<i speak	11 -10 -5
<i start	5 0 -5
<i still	0 4 -4
<i stopped	-10 -2 10
<i studied	2 -4 -1
<i swapped	-6 0 6
<i take	-3 -6 5
<i teach	11 -5 -8
<i told	-6 6 1
<i took	-7 -2 8
<i use	10 2 -16
<i used	-5 -6 6
<i wanna	4 -1 -3
<i want	5 -2 -4
<i was	-8 6 4
<i wear	3 -1 -3
<i weigh	4 -1 -3
<i went	5 -3 -4
<i will	2 -1 -2
<i work	12 -3 -12
<i worked	-7 -1 7
<i would	5 -1 -3
<i write	3 -1 -2
<i'd	2 -10 2
<i'd rather	4 -1 -3
<i'm	6 1 -8
<i'm a	14 -6 -10
<i'm allergic	6 -6 0
<i'm at	2 0 -1
<i'm back	4 0 -4
<i'm building	2 -1 -1
<i'm in	8 0 -8
<i'm no	-3 -2 5
<i'm not	-13 13 -2
<i'm off	-6 -2 7
<i'm on	8 -1 -8
<i'm terrified	3 -1 -2
<i'm the	8 -1 -8
<i'm writing	2 -1 -1
<i've	-1 -2 1
<i've a	5 -1 -4
<i've been	9 -5 -8
<i've dropped	-6 0 7
<i've gone	-5 -2 6
<i've got	9 -5 -4
<i've had	14 -2 -14
<i've lived	11 0 -11
<i've never	-6 8 -7
<i've swapped	2 0 -2
<ideas	2 0 -2
<if	2 5 -11
<im	8 2 -15
<im a	6 -4 -5
<im in	3 -1 -1
<im not	-1 7 -8
<in	3 -8 0
<in #4	-5 0 5
<in ,	5 0 -4
<in -	-4 -2 5
<in a	-8 -5 9
<in june	3 0 -2
<in march	3 -2 -1
<in my	-3 2 3
<in our	2 0 -2
<in the	9 -3 -8
<in with	11 -1 -11
<ines	-6 8 -3
<instead	-12 -1 12
<into	12 0 -12
<into a	5 -1 -4
<is	3 2 -6
<is #2	-4 -7 7
<is a	2 -8 -1
<is afraid	4 -1 -3
<is allergic	7 -7 -1
<is an	2 0 -1
<is at	8 -1 -8
<is called	3 -1 -2
<is from	-5 -1 6
<is in	0 -2 1
<is leaving	-2 0 2
<is mad	3 0 -3
<is not	2 -8 4
<is now	7 -1 -7
<is off	7 -1 -6
<is on	3 0 -3
<is only	3 0 -3
<is reading	3 0 -3
<is scared	3 0 -3
<is six	2 -1 -1
<is still	3 0 -3
<is studying	-2 4 -3
<is that	2 -1 -2
<is the	6 -5 -3
<is to	4 -3 -2
<isla	2 -1 -1
<isn't	-13 -3 14
<it	0 -3 0
<it ,	0 -2 1
<it .	2 0 -2
<it has	6 0 -5
<it is	5 -4 -2
<it turns	-6 -1 6
<it was	1 -9 0
<it's a	-3 -6 5
<it's been	-8 -3 8
<it's not	-3 7 -2
<it's the	11 0 -11
<its	5 -4 -2
<ive	5 -1 -4
<ive been	5 -2 -4
<jace	3 0 -3
<january	5 -1 -4
<january and	2 0 -1
<jaylen	2 -1 -1
<jess	3 -2 -2
<job	2 1 -2
<jodi	-8 -2 9
<joined	11 -4 -10
<joined a	6 -3 -4
<joined the	5 0 -5
<june	8 -4 -5
<june ,	9 -1 -9
<just	4 -8 -2
<just been	4 0 -3
<just turned	11 -4 -9
<kayla	6 -1 -5
<kayla ,	7 0 -6
<kaylee	2 -1 -1
<keep	3 5 -15
<keep a	4 -1 -3
<keeping	3 7 -12
<keeps	10 -1 -9
<kept	8 -5 -7
<kept the	-7 -2 7
<keys	-3 -1 3
<keys to	-3 -1 3
<kids	5 -2 -3
<kids ,	0 -6 3
<kindly	0 2 -4
<kitchen	3 0 -3
<knee	2 0 -1
<knees	6 0 -6
<know	6 -5 -2
<kuya	3 -1 -2
<lad	4 -1 -3
<laptop	2 0 -2
<laptop is	4 -1 -3
<lass	3 -5 0
<last	-2 -7 3
<last ,	8 -1 -8
<last born	2 -1 -1
<last month	7 0 -6
<last week	6 -1 -6
<last year	-7 -3 8
<late	-4 -1 5
<law ,	2 -3 -1
<law's	-7 0 7
<lead	-2 -1 2
<learned	4 -2 -3
<learned to	2 -2 -2
<learning	4 -9 1
<leave	-5 -4 6
<leaving	-9 -2 9
<left	-4 -6 5
<left ,	9 -1 -8
<left for	4 -1 -4
<left me	9 -1 -9
<left the	-12 0 12
<let	-9 -3 9
<let go	-6 0 6
<let the	-6 -1 6
<liam's	4 0 -4
<life	-6 7 -3
<like	13 -6 -9
<likes	4 -1 -3
<lil	6 -1 -5
<little	10 -2 -8
<little brother	3 0 -3
<little sister	3 -1 -3
<live	5 -4 -4
<lived	-5 -3 6
<lived in	5 -2 -5
<lives	11 -3 -9
<lives in	7 -1 -7
<living	7 -3 -6
<living ,	10 -1 -10
<living in	7 0 -6
<lol	2 0 -1
<lola	3 -2 -1
<long	3 -1 -2
<longer	-11 -6 13
<longer ,	5 -3 -5
<lost	-21 -2 22
<lost my	-2 0 2
<love	3 -4 -1
<loves	7 -2 -5
<mabel	-2 -2 3
<mad	-5 -1 6
<mad about	3 0 -3
<mad on	2 0 -2
<made	-6 -9 8
<made me	12 -6 -10
<major	-1 -1 2
<make	6 -1 -7
<make a	5 -3 -2
<makes	14 -5 -10
<making	9 -1 -8
<mam	-2 -4 4
<mam's	2 -3 -1
<mama	-3 -2 4
<man	3 -3 -2
<man ,	5 0 -5
<man of	12 -1 -12
<man who	-8 -1 8
<manager	11 -1 -10
<march	3 -2 -1
<march ,	5 -1 -4
<march .	4 0 -4
<march and	3 -2 -1
<marcus	-1 -2 2
<marcus ,	-10 -2 11
<marine	5 -4 -1
<married	-10 -3 10
<married to	-8 0 8
<master's	3 0 -3
<master's in	-2 0 2
<mate	5 -5 -4
<mates	4 3 -10
<maureen	-4 10 -9
<may	4 -2 -3
<may ,	2 0 -2
<me ,	6 -4 -5
<me .	-9 -1 9
<me a	-2 -3 3
<me and	-2 -5 4
<me from	4 -1 -4
<me her	7 -1 -6
<me his	9 0 -9
<me mam's	1 -3 0
<me off	-12 -3 12
<me on	17 -3 -16
<me that	9 -3 -8
<me to	-2 1 2
<mean	6 -1 -5
<meant to	-12 -1 12
<mention	8 -3 -7
<mi	-2 -2 2
<mi brother	10 -2 -9
<mi cousin	4 -1 -3
<mi mother	3 0 -3
<milk	9 -3 -7
<mind	-14 7 8
<mine	3 0 -3
<mine ,	3 0 -3
<miso	2 0 -1
<miss	-5 -2 5
<missus	7 -1 -7
<missus is	5 -1 -4
<mix	3 0 -2
<mobile	-5 -1 6
<mom	7 -2 -6
<mom's	8 -4 -6
<moms	4 -1 -3
<monday	6 -1 -6
<monday ,	5 -1 -5
<money	8 0 -8
<money ,	-7 -2 8
<month	11 -1 -11
<month ,	-12 -1 12
<month .	-8 2 6
<months	1 -6 1
<more	-3 -8 6
<more ,	9 -1 -8
<more of	9 -1 -9
<morning ,	2 -1 -2
<morning .	4 -1 -3
<mornings	6 -2 -6
<most	4 -1 -4
<mostly	7 -3 -5
<mother	0 -5 1
<mother ,	3 -1 -2
<mother -	14 -1 -13
<mother in	10 0 -9
<mother is	7 -1 -6
<mother's	2 -1 -2
<moved	-4 -5 5
<moved back	-6 -1 6
<moved from	-2 -2 3
<moved into	5 -1 -5
<moved out	-8 0 8
<moved to	11 -1 -10
<moving	11 -1 -11
<mr	-4 0 4
<mr .	9 -2 -8
<much	-6 -4 7
<mum	3 2 -5
<mum has	5 -1 -4
<mum's	1 -7 1
<music	8 -2 -7
<must	2 0 -1
<my	0 -2 2
<my assistant	2 0 -2
<my aunt	-1 -3 2
<my auntie	2 0 -2
<my baby	-1 0 2
<my best	4 -1 -3
<my bf	-3 0 3
<my birthday	2 0 -2
<my boss	9 -1 -8
<my boy	-6 -1 6
<my boyfriend	4 -1 -3
<my brother	-5 7 1
<my brother's	2 -1 -2
<my buddy	4 0 -4
<my cat	3 0 -2
<my colleague	5 0 -5
<my cousin	4 0 -4
<my coworker	2 2 -6
<my cuz	-2 0 2
<my dad	-2 -4 3
<my dad's	3 -1 -3
<my dads	8 0 -8
<my daughter	1 -6 1
<my daughter's	7 6 -10
<my dog	2 -1 -1
<my eldest	4 0 -3
<my father	1 -2 0
<my favorite	2 0 -2
<my favourite	3 -1 -3
<my friend	-3 3 -1
<my girl	4 -1 -3
<my girlfriend	3 2 -6
<my girlfriend's	-3 -1 4
<my granddaughter	6 -1 -5
<my grandfather	-5 -1 6
<my grandmother	-7 -2 7
<my grandpa	-7 -4 8
<my grandson	7 -2 -6
<my granny	5 -1 -5
<my husband	4 -4 -3
<my husband's	5 -2 -4
<my knees	6 0 -6
<my last	-6 -1 7
<my late	-5 -1 5
<my mama	2 0 -2
<my manager	3 0 -3
<my mind	-9 -1 9
<my mom	7 0 -7
<my mom's	4 -2 -3
<my mother	-2 -4 3
<my mother's	-6 0 6
<my mum	7 5 -11
<my mum's	-6 -1 6
<my name	-2 -1 2
<my neighbor	3 0 -3
<my neighbour	5 -1 -4
<my nephew	3 -5 -1
<my new	7 -1 -7
<my niece	-1 -2 2
<my old	-3 -2 4
<my oldest	7 0 -7
<my other	5 0 -4
<my own	4 -1 -3
<my pal	2 0 -2
<my parents	7 -2 -6
<my partner	-2 4 -3
<my phone	3 0 -2
<my roommate	9 3 -13
<my sister	0 -5 1
<my sister's	-2 4 -3
<my son	1 -2 0
<my son's	1 4 -5
<my teacher	-8 0 8
<my tio	5 -1 -4
<my uncle	3 -5 -1
<my wife	-3 0 3
<my wife's	8 -2 -7
<my work	2 0 -2
<my youngest	8 -2 -6
<myself	3 1 -11
<n	1 0 -2
<nah	-2 2 0
<name	-1 -4 2
<name is	-9 -4 10
<name's	5 0 -4
<named	8 -1 -8
<named the	5 -1 -5
<nan's	7 -3 -5
<near	2 -7 0
<neighbor	8 -1 -7
<neighbor ,	2 0 -2
<neighbour	8 -2 -7
<neighbour ,	2 0 -2
<neighbour's	-4 -3 4
<nephew	7 -5 -5
<nephew ,	3 -1 -2
<nephew is	3 0 -3
<nerea	4 -1 -3
<never	-25 25 -2
<never been	-10 10 0
<never learned	-8 9 -2
<new	2 -5 0
<next	9 -2 -8
<next door	3 -1 -2
<ngl	2 0 -1
<niamh's	4 -2 -3
<niece	-1 -2 1
<niece is	4 -1 -3
<night	3 -2 -2
<night ,	3 0 -2
<nights at	5 0 -5
<nine	7 -9 -1
<nineteen	3 -1 -2
<no	-14 11 3
<no ,	-7 -1 7
<no longer	-11 -6 13
<no more	-13 -8 15
<nobody	0 6 -12
<not	-24 17 9
<not a	-10 5 5
<not doing	-10 -2 11
<not eat	-9 9 -4
<not on	-8 -3 8
<not the	-8 -1 8
<nothing	3 -1 -2
<notice	-13 0 13
<november ,	8 -1 -8
<now	9 -8 -5
<now ,	-5 -5 6
<now .	-3 -1 3
<now he's	3 0 -3
<now i	4 -1 -4
<now i'm	2 0 -1
<now it's	4 0 -3
<now its	2 0 -2
<now she	3 0 -2
<now she's	2 -1 -1
<number	10 -2 -9
<number for	3 -1 -2
<number is	2 -1 -1
<nurse	6 0 -6
<nurse at	4 0 -4
<nursing	-3 -1 3
<obsessed	4 -1 -3
<obsessed with	4 -1 -3
<of	-2 3 0
<of a	5 -1 -5
<of my	11 -5 -9
<of the	4 -6 -3
<off	-7 0 7
<off ,	-4 5 -2
<off the	-6 -3 6
<office	0 -4 2
<oh	-4 -2 5
<oh and	-4 -4 5
<ok	-6 7 -2
<ok so	3 -1 -3
<old	-2 -7 3
<old flatmate	2 0 -2
<old man	-2 0 2
<old school	-5 -1 5
<oldest	7 0 -7
<on	5 -7 -2
<on ,	-7 8 -5
<on a	16 -3 -14
<on my	8 0 -8
<on paper	5 0 -5
<on sunday	2 -1 -1
<on the	-1 2 1
<once	-1 -4 2
<one	0 1 -3
<one ,	-2 -4 3
<one and	4 -1 -3
<one brother	2 -2 0
<one is	-8 -3 9
<one of	7 -5 -3
<one semester	9 0 -9
<one sister	-2 3 -1
<only	6 -10 -3
<onto	10 -2 -10
<opal	6 -1 -6
<opened	0 -5 2
<or	4 2 -6
<originally	2 0 -2
<originally from	2 0 -2
<other	-6 -2 7
<our	-2 -1 1
<our cat	4 -1 -3
<our daughter	-2 4 -4
<our dog	3 -1 -2
<our eldest	2 -1 -2
<our lass	3 -5 0
<our neighbour	3 -1 -3
<our old	-2 -1 2
<our son	-4 -2 4
<out	-7 -2 6
<out ,	-6 -1 6
<out at	3 -1 -3
<out in	3 -1 -3
<out of	-11 -2 12
<out to	6 -1 -6
<over	-7 -5 8
<over ,	-2 0 2
<over from	8 -1 -7
<over in	14 0 -14
<own	3 4 -15
<own a	-6 8 -5
<packed	-11 -3 11
<packed in	-6 -2 7
<paid	-5 -1 5
<pal	12 -1 -12
<paper	6 0 -6
<parents	9 -3 -6
<part	7 -1 -7
<part time	5 0 -5
<partner	2 4 -6
<passed	9 -2 -7
<passed her	6 0 -5
<passed the	3 -1 -2
<pay	3 0 -2
<people	3 -1 -2
<person ,	7 0 -7
<phone	-4 -2 5
<phone is	4 -1 -3
<picked	9 -1 -8
<picked up	7 -1 -7
<pixel	5 0 -5
<place ,	-8 -1 8
<place in	9 0 -9
<play	3 3 -8
<play the	2 5 -11
<playing	6 5 -12
<plays	9 -4 -8
<plays the	9 -1 -8
<please	10 -4 -7
<please ,	7 -3 -5
<polish	7 -2 -7
<polish ,	2 -1 -1
<post	-3 -1 3
<prefer	6 -2 -4
<priya	-3 -3 4
<priya ,	10 0 -10
<priya is	3 -2 -1
<put	-5 -7 6
<put me	9 -1 -9
<quit	-12 -10 14
<quit the	-2 -1 2
<raised	1 -5 0
<ran	-3 -2 3
<rather	8 -3 -6
<ray	8 -3 -7
<read	-2 -6 3
<reading	3 0 -3
<real	-4 -1 4
<really	-3 -2 6
<reckon	-2 -3 3
<reckons	6 3 -11
<record	2 -1 -2
<remember	7 -4 -6
<rent	5 -1 -5
<renting	9 -1 -8
<retired	2 0 -2
<rhonda	3 0 -3
<ride	9 -2 -7
<right	-1 -2 2
<ring	11 -2 -10
<road	-7 0 7
<rommel	-5 -2 5
<room	5 -1 -4
<room ,	3 0 -2
<roommate	-3 3 2
<run	2 -2 -1
<running	7 -1 -7
<runs	11 -2 -10
<runs a	4 -1 -3
<said	-10 -7 11
<said my	2 -1 -2
<same	6 -1 -6
<sat	-6 -1 7
<saturday	-3 5 -1
<saturday ,	5 -1 -4
<saving	3 0 -3
<say	2 -9 3
<say ,	-3 -5 6
<say him	5 -1 -5
<says	5 1 -12
<says i	2 -2 -1
<says it's	-2 4 -6
<scared	4 -4 -3
<scared of	2 -4 -1
<school	1 3 -5
<school ,	-6 -2 7
<science	-4 -1 4
<scrap	-9 -1 10
<second	12 -1 -11
<see	10 -1 -9
<sell	10 -1 -10
<semester	9 0 -9
<set	2 0 -1
<seven	-2 2 -1
<shall	9 -1 -8
<share	6 -1 -6
<shaved	-10 -1 10
<she	-1 5 -5
<she has	2 -3 0
<she is	6 -3 -3
<she speaks	4 -3 -1
<she was	4 -4 -3
<she's	2 -8 1
<she's #2	2 -1 -1
<she's a	13 -2 -13
<she's in	5 0 -5
<shes	13 -4 -11
<shift	1 -2 0
<shifted	-6 0 6
<shifts	6 -1 -5
<shop ,	3 0 -3
<should	-6 6 1
<side ,	3 0 -2
<signed	9 -1 -8
<signed up	3 0 -3
<since	-2 0 2
<since he	-6 -2 6
<since i	-10 2 8
<since my	4 0 -3
<since the	5 6 -10
<sing	7 -4 -5
<sister	1 -5 1
<sister ,	9 -2 -8
<sister -	-11 0 11
<sister and	-2 3 -2
<sister has	-2 0 2
<sister is	8 0 -8
<sister's	2 3 -5
<sisters	2 0 -1
<six	3 0 -3
<six ,	-4 -2 4
<six and	2 -1 -1
<size	5 -2 -4
<sleep	2 -1 -2
<small	7 -3 -5
<so	3 -11 1
<so he	-3 0 3
<so i	0 -4 1
<so i'm	9 -6 -3
<so i've	7 -1 -6
<so im	3 0 -3
<so it's	-5 -2 6
<so mi	-3 0 3
<so my	-1 -5 3
<so now	5 0 -5
<so she's	5 0 -5
<so the	-9 -1 10
<so we	-2 -1 2
<sold	-15 -5 16
<sold ,	12 0 -12
<sold his	-9 -1 9
<sold the	-9 -2 10
<some	-8 6 -3
<someone	5 -1 -4
<someone ,	5 -1 -4
<someone who	5 -1 -4
<son	-1 -3 2
<son ,	-9 6 6
<son is	2 -1 -1
<son's	-1 3 -1
<sooner	10 -3 -9
<speak	4 -2 -3
<speaks	-2 3 -2
<split	-3 -1 4
<spoke	5 -3 -4
<st	8 0 -8
<stand	-1 -8 5
<start	11 -1 -10
<started	10 -3 -9
<started as	2 0 -2
<started at	8 0 -8
<starting	6 0 -6
<starts	11 0 -11
<stays	0 5 -7
<stays in	0 5 -7
<still	5 1 -12
<still can't	-9 9 0
<stop	3 -2 -2
<stopped	-10 -9 12
<straight	3 -1 -1
<studied	2 -4 -1
<studies	9 -1 -9
<study	9 -3 -8
<studying	-3 3 -1
<summer	4 -1 -3
<sunday	5 -2 -3
<surgery	8 0 -7
<swapped	-1 -5 2
<swapped my	-3 0 4
<swapped the	4 0 -4
<swear	3 -2 -2
<swear by	3 -2 -2
<swears	5 -1 -4
<switched	2 -3 -1
<switched to	13 -4 -14
<take	-1 1 -2
<taken	8 -2 -7
<taken up	14 -1 -13
<takes	11 -1 -11
<taking	-1 -1 2
<taught	-7 -10 16
<taught me	5 -3 -6
<teach	-2 6 -10
<teacher	-6 -2 6
<teacher ,	6 -1 -5
<teaches	10 0 -10
<teaching	-2 -2 3
<team	-4 -2 5
<telephone	5 -1 -4
<tell	2 3 -5
<tell me	2 -1 -1
<ten	-3 -5 4
<ten years	2 -2 -2
<terrence	10 -2 -9
<terrified	2 -3 0
<terrified of	2 -3 0
<th	2 -4 2
<than	6 -1 -5
<that	-6 -4 7
<that ,	1 2 -3
<that i	-4 -7 7
<that my	5 1 -6
<that she	2 -2 -1
<that we	-12 6 6
<that's	3 -5 -2
<thats	7 -1 -6
<the	0 -3 1
<the baby	-8 -2 8
<the bank	9 0 -9
<the doc	2 -1 -2
<the doctor	-4 3 1
<the dog's	4 -3 -1
<the family	-4 0 4
<the flat	-3 0 3
<the girl	2 0 -2
<the house	5 0 -5
<the keys	-3 -1 3
<the kids	2 -1 -1
<the missus	4 0 -4
<the new	-2 -3 3
<the old	-8 0 8
<the one	12 -7 -7
<the same	4 -1 -4
<the school	-6 7 -4
<the surgery	8 0 -7
<the vet	-2 3 -4
<the wedding	5 -1 -4
<the wife	3 0 -3
<the wife's	-2 -4 5
<then	-6 -5 6
<theo	-3 0 4
<there	1 -5 0
<there ,	5 0 -4
<there's	9 -3 -7
<there's a	4 -1 -3
<these	7 -1 -6
<these days	5 -1 -4
<they	0 2 -4
<they have	13 -8 -8
<they've	7 -2 -6
<theyre	5 -1 -5
<thing	3 2 -5
<thing .	5 -1 -5
<thing :	-6 -1 6
<thing is	2 0 -2
<think	5 -4 -4
<thinking	5 -1 -5
<thirty	-3 -1 4
<thirty -	-4 0 4
<thirty years	6 -1 -6
<this	10 -2 -9
<thought	-9 3 6
<three	0 -7 2
<three ,	-11 -2 11
<three weeks	5 -2 -4
<through	-7 -3 7
<thursday	-8 -1 9
<ticket	10 -3 -8
<time	-7 5 4
<time ,	5 0 -5
<time at	6 -1 -6
<tio	5 -1 -4
<tita	4 0 -4
<tita cora	2 0 -2
<to	2 -2 -2
<to a	6 -2 -5
<to an	3 0 -3
<to be	-3 -3 4
<to do	-2 -4 4
<to give	-3 -1 4
<to have	-4 -2 5
<to live	-2 -1 2
<to my	-7 -1 7
<to play	-3 0 3
<to say	-5 -1 5
<to the	4 -2 -4
<to work	-3 0 3
<told	-2 6 -3
<told me	8 -3 -5
<told my	4 0 -4
<told you	-11 4 8
<too ,	-1 -1 2
<took	0 -7 2
<took up	20 -1 -19
<traded	-8 -3 8
<traded the	5 -1 -5
<tram	6 0 -6
<travis	-1 -1 3
<truck	2 -1 -1
<trying	7 -4 -7
<trying to	7 -4 -7
<tuesday ,	9 -1 -8
<tuesdays	8 0 -7
<turned	-6 7 0
<turning	6 -2 -5
<turns	7 -11 -3
<turns #2	4 0 -4
<turns out	3 -6 -1
<twin	5 -3 -2
<twins	2 -1 -1
<two	7 -12 -1
<two ,	4 0 -4
<tyler	-9 -1 9
<type	3 -3 0
<u	3 -1 -2
<uncle	-2 -6 4
<under	-3 -1 4
<until	8 -1 -8
<up	-3 -2 3
<up ,	4 -1 -4
<up a	3 -1 -2
<up for	4 -1 -4
<up in	9 -1 -9
<up on	-7 0 7
<up the	-8 -1 8
<up to	8 0 -8
<up with	-9 -1 9
<us	5 -3 -4
<us ,	-3 -1 4
<use	-6 -1 5
<used	-17 -8 18
<used to	-17 -8 19
<very	7 -2 -5
<vet	2 1 -8
<vet says	2 -1 -1
<w	7 -2 -6
<wait	2 5 -6
<wanna	1 -4 1
<want	4 3 -14
<want to	6 -2 -5
<wanted	-14 7 8
<wants	13 -2 -13
<wants to	4 -1 -4
<was	-15 -4 15
<was a	-15 -3 15
<was born	6 0 -6
<was in	1 -3 0
<was my	-5 0 5
<was on	-8 -2 8
<was raised	6 -5 -5
<we	-7 0 6
<we are	2 4 -8
<we go	7 0 -7
<we got	-2 -4 3
<we had	-9 -3 10
<we have	-2 -1 1
<we keep	13 -7 -7
<we live	7 -1 -6
<we speak	4 -2 -2
<we used	-5 -1 5
<we were	0 -2 1
<we'd	-5 -4 7
<we're	3 0 -3
<we're in	3 0 -3
<we've	-1 -6 3
<we've been	12 -1 -11
<we've got	4 -1 -3
<we've had	2 -3 -1
<weakness	5 0 -5
<wear	6 -2 -5
<wedding	5 -1 -4
<wedding ,	-5 -1 5
<wee	-8 -2 8
<week	3 -2 -2
<week ,	6 -1 -5
<weekend	4 0 -4
<weeks	-4 -3 4
<weeks ,	4 -1 -4
<weigh	6 -2 -6
<well	-2 -3 4
<well ,	-6 -1 6
<went	3 -11 -1
<went from	-3 -5 4
<went to	-7 -2 8
<were	-16 -7 17
<were married	-7 -1 6
<what	2 -6 1
<what i	-2 -5 4
<when	2 -3 0
<when i	10 -3 -8
<which	-4 -3 5
<which i	8 -2 -7
<which is	9 0 -9
<who	1 -2 -1
<who is	9 -1 -8
<who was	7 0 -7
<who's	10 -4 -7
<whole	1 2 -2
<whom	2 0 -2
<whos	2 -1 -1
<wife	0 -2 0
<wife ,	-12 4 10
<wife has	-4 3 -2
<wife is	-6 -7 8
<wife's	7 -6 -2
<will	9 0 -10
<will be	4 0 -4
<will have	-5 0 5
<will not	3 -1 -4
<with	-3 -2 3
<with a	1 -3 0
<with me	5 -3 -3
<with my	4 -1 -3
<with the	4 -3 -3
<with us	3 -1 -3
<without	-11 -3 11
<woman	-3 4 -2
<work	0 -3 1
<work ,	9 -1 -8
<work at	7 0 -7
<worked	-18 -1 18
<worked at	-11 -1 11
<works	15 -2 -14
<works at	6 0 -6
<works for	3 0 -3
<works nights	5 0 -5
<would	-4 -4 5
<would you	2 -1 -1
<write	7 -2 -5
<write a	3 -1 -2
<writing	8 -2 -8
<wrong ,	2 -4 -1
<yeah	5 -2 -4
<year	-5 -5 6
<year .	7 -4 -5
<year i	-7 -3 7
<year old	10 0 -10
<years	-3 -1 3
<years ,	6 0 -7
<years and	-1 2 -1
<years at	-4 0 4
<years i	4 -1 -3
<years in	-2 0 2
<years of	-14 1 12
<yo	5 0 -5
<you	-2 1 1
<you ,	-8 -1 8
<you know	2 0 -2
<you may	2 -1 -1
<younger	-3 0 3
<youngest	0 -3 2
<zero	-8 10 -8
>!	15 -4 -14
>"	2 0 -2
>#1	0 -11 3
>#2	-3 -4 4
>#3	-1 -2 1
>#4	-1 -5 3
>$	-9 0 9
>'	6 -2 -5
>(	2 -6 0
>,	3 -8 1
>-	-2 4 -2
>.	1 -2 0
>:	10 -4 -9
>;	-3 -9 6
>?	7 0 -9
>a	4 -5 -2
>about	-2 -7 3
>above	9 -2 -8
>according	7 -1 -7
>account	-12 8 8
>across	4 0 -4
>actually	7 -6 -4
>after	-1 -3 2
>again	12 -6 -9
>age	6 -1 -5
>ago	6 -7 -4
>all	-3 2 1
>allergic	10 -1 -10
>allergy	0 6 -6
>alone	3 -1 -3
>along	-2 0 3
>already	11 -2 -11
>always	4 1 -6
>am	11 -2 -10
>an	-3 -8 5
>and	3 -5 -1
>answer	8 -3 -6
>any	4 -16 5
>anymore	-15 -13 20
>anything	6 1 -7
>app	8 -1 -7
>apparently	3 -10 4
>applying	3 0 -2
>are	1 3 -3
>ask	8 -1 -7
>asked	14 -2 -12
>asking	7 -1 -6
>asks	6 -4 -2
>at	3 -4 -3
>ate	-2 -1 2
>august	6 -4 -4
>away	-9 -2 10
>baby	-9 -2 10
>back	-3 -9 5
>bad	8 -2 -7
>badly	5 -1 -4
>bakery	2 -3 -1
>band	9 -1 -8
>bank	13 -1 -13
>basement	4 -1 -3
>be	-6 4 2
>beats	5 -4 -2
>became	-4 -3 6
>because	-6 6 2
>bed	2 0 -1
>bedroom	5 0 -5
>been	-5 -9 7
>before	-5 -6 7
>behind	-10 -5 11
>being	11 -1 -11
>best	12 -3 -11
>better	8 -3 -6
>between	3 -1 -2
>big	5 -1 -5
>birth	-10 -3 11
>biscuit	3 0 -3
>bit	-6 -4 8
>bloke	2 -1 -2
>bone	8 0 -7
>book	8 -2 -6
>boots	4 -2 -2
>born	2 -1 -1
>both	14 -6 -12
>bottom	3 -1 -2
>bought	-4 -1 5
>boy	2 -1 -2
>break	9 -2 -7
>breakfast	7 -1 -7
>brews	5 0 -5
>bridge	2 0 -2
>bring	-3 -8 5
>brings	11 -5 -8
>bro	6 -3 -5
>broke	-7 1 7
>broken	7 -1 -6
>brother	7 2 -11
>btw	-9 -9 11
>bus	5 0 -5
>business	-6 -2 6
>but	-4 0 4
>call	4 -3 -3
>called	1 -4 1
>calls	9 -1 -8
>came	1 -3 0
>can	0 -11 6
>can't	14 -8 -9
>cannot	5 -4 -2
>cant	5 0 -5
>car	8 -1 -7
>cash	1 -2 0
>cat	3 0 -2
>cause	7 -4 -5
>center	-2 0 2
>changed	-4 0 4
>chef	7 0 -6
>christmas	1 4 -4
>church	2 -2 -2
>citizen	5 -1 -4
>city	-6 -4 7
>class	7 -6 -2
>club	2 -1 -1
>coffee	3 0 -2
>college	0 -3 1
>come	7 -3 -6
>comes	5 -2 -5
>comfort	5 -2 -4
>comin	3 -1 -2
>coming	12 -4 -11
>company	-9 -1 10
>completely	10 -1 -10
>cook	3 0 -2
>cos	0 -4 1
>could	-4 0 3
>cousin	8 -2 -7
>cracked	3 -2 -2
>cut	5 -2 -4
>dad	-2 -3 3
>dark	2 0 -2
>daughter	8 -3 -7
>day	-2 -2 2
>days	-2 -10 6
>dead	-11 -4 12
>deaf	3 0 -2
>dental	6 -1 -5
>diabetes	2 0 -2
>did	1 2 -2
>die	8 -2 -7
>died	-14 -6 15
>different	3 -1 -2
>dish	4 -1 -3
>divorced	-10 -1 10
>do	5 -1 -5
>doctor	4 -5 -1
>doctor's	2 -2 -1
>does	12 -3 -10
>doesn't	-5 -1 6
>dog	6 -1 -5
>doing	6 -4 -5
>dollars	4 0 -4
>don't	-2 -5 4
>done	-9 -5 10
>dont	10 -3 -8
>door	4 0 -4
>down	5 -4 -3
>dream	11 -1 -11
>drive	6 -3 -3
>drives	4 -1 -4
>dropped	-8 -3 9
>dubai	4 0 -4
>each	12 -6 -9
>early	5 0 -4
>easter	-2 -1 2
>eat	5 0 -4
>eating	-3 -4 4
>eats	5 -1 -4
>eight	-6 2 5
>eighty	6 -5 -1
>eleven	8 -1 -8
>else	2 0 -2
>emails	4 -1 -3
>engaged	2 0 -1
>english	6 -3 -4
>enough	-11 -4 11
>even	3 -4 -1
>ever	5 -2 -4
>every	10 -5 -8
>everybody	-7 -2 8
>everyone	6 -2 -4
>everything	7 1 -10
>everywhere	3 0 -2
>failed	-13 -3 14
>family	6 -2 -5
>fan	1 -3 1
>far	4 -1 -3
>farm	6 -1 -5
>father	6 -1 -5
>father's	2 -1 -1
>favourite	-2 -4 3
>february	3 0 -3
>feed	6 0 -6
>feel	-3 -3 4
>fell	-9 -2 9
>fella	-8 -1 9
>finally	-10 -4 11
>find	9 -2 -8
>fine	2 0 -1
>finished	-6 -1 6
>first	2 -6 -1
>fish	2 -1 -2
>fishing	2 -1 -1
>five	5 -6 -3
>flat	4 0 -4
>flying	1 2 -8
>foot	4 0 -4
>for	-4 -10 6
>form	0 2 -3
>fortnight	-10 0 10
>forty	-7 -4 8
>found	-9 -2 9
>four	1 5 -4
>fourteen	-3 -1 3
>free	-2 6 -10
>friday	12 -1 -12
>from	3 -3 -3
>front	4 -1 -3
>full	4 -7 -1
>funeral	-6 6 -3
>game	5 -1 -4
>garage	7 -2 -5
>gave	-8 -5 9
>get	9 -1 -11
>gets	-4 -1 4
>getting	4 0 -4
>girl	2 -5 1
>give	12 -4 -9
>gives	13 -4 -10
>gluten	2 0 -2
>go	-3 -6 5
>goes	6 -2 -6
>going	-9 0 5
>gone	-18 -7 19
>good	-3 -7 5
>got	-3 -2 4
>grade	-6 7 -2
>grandmother	5 -3 -2
>great	-4 -5 5
>green	-4 -1 5
>guess	8 -6 -8
>had	-10 -4 11
>haha	4 -3 -1
>half	7 -10 -2
>hands	-7 -5 8
>happy	5 -2 -4
>has	6 -10 -3
>hasn't	4 -1 -3
>hates	7 -1 -7
>have	1 1 -2
>he	1 -8 1
>he's	0 -3 1
>head	-8 -2 8
>health	6 0 -6
>help	6 -1 -6
>her	0 -5 1
>here	4 -8 -1
>herself	5 0 -4
>hes	4 -1 -4
>high	-6 -5 7
>him	1 -7 1
>hip	4 -2 -3
>history	-6 -1 6
>home	-2 -7 4
>hospital	0 -7 2
>house	-5 -5 7
>how	-1 2 -1
>husband	5 -1 -3
>i	1 -3 -1
>i'd	6 -2 -4
>i'm	6 -2 -5
>i've	2 -8 1
>idea	5 -3 -4
>if	2 -4 -1
>im	-6 2 4
>in	2 -3 -1
>indian	6 -1 -5
>instead	16 -4 -14
>into	-1 -6 2
>invited	3 -1 -2
>iphone	-7 -1 7
>isn't	-1 2 -3
>it	0 -3 0
>it's	-5 3 1
>its	-7 -8 8
>january	-3 -11 6
>job	10 -1 -10
>join	2 0 -2
>june	1 4 -5
>just	0 -3 2
>keep	6 2 -7
>keeps	13 -3 -12
>kg	3 -1 -2
>kid	-12 -4 13
>kids	-3 -1 4
>killed	5 -2 -3
>kinda	5 -1 -4
>kitchen	-1 3 -3
>knee	-10 -4 10
>knees	3 0 -3
>know	0 3 -4
>ladies	3 -1 -3
>lady	-4 -1 4
>last	3 -1 -2
>late	8 -2 -7
>law	7 -4 -3
>learn	6 -3 -5
>learned	9 -8 -2
>leave	5 -2 -5
>leaving	8 -2 -7
>leeds	13 0 -13
>left	-6 -3 7
>legs	5 0 -5
>lent	-8 5 0
>lessons	-3 3 -1
>let	-3 -4 4
>library	6 -3 -5
>life	-13 4 7
>like	6 3 -12
>likes	2 0 -1
>lips	-9 10 -5
>little	1 -4 1
>live	-2 3 -1
>lives	7 -1 -6
>lol	4 -6 -1
>long	-12 -3 13
>longer	-7 -12 12
>look	2 -1 -1
>looks	6 -1 -6
>losing	-4 -1 4
>lost	2 -6 1
>lunch	-5 6 -3
>mad	7 -1 -7
>made	8 -2 -7
>mail	-6 -1 7
>make	5 -8 -2
>makes	11 -5 -8
>making	3 -3 -2
>mama	7 -8 1
>man	1 3 -5
>manager	3 -1 -3
>many	0 -3 2
>march	-3 -3 4
>married	11 -3 -10
>me	-3 -2 2
>means	9 -2 -8
>meeting	9 -1 -8
>melbourne	6 -1 -6
>met	6 -1 -6
>mi	6 7 -15
>mom	-3 3 -1
>monday	8 -2 -7
>money	-2 -2 3
>month	-1 -5 2
>months	-8 -5 10
>mop	-11 0 11
>more	-10 -11 14
>morning	9 -3 -8
>mornings	1 -2 -1
>most	3 -6 0
>mostly	8 -2 -7
>mother	11 -5 -8
>move	-3 -1 3
>moved	0 -3 1
>much	12 -2 -16
>mum	7 -2 -7
>must	5 -1 -4
>my	-1 5 -5
>myself	-5 0 5
>n	7 -5 -5
>name	4 -1 -4
>named	-7 -4 8
>nature	-2 4 -7
>near	-8 3 7
>need	7 -1 -6
>needs	7 -1 -7
>neighbour	3 -1 -3
>never	-4 8 -4
>new	10 2 -12
>next	16 -4 -14
>niece	3 -1 -2
>night	10 -4 -7
>nights	2 -3 -1
>nine	0 4 -6
>nineteen	-3 -1 4
>ninety	10 -3 -8
>no	-6 4 3
>nobody	7 -2 -6
>noise	7 -1 -6
>not	5 0 -7
>nothing	-11 10 4
>now	-4 4 1
>number	-9 -2 9
>nurse	-2 -2 3
>obsessed	3 -1 -3
>october	7 -1 -6
>of	2 -2 -3
>off	2 -9 0
>office	-2 -1 3
>ok	7 -3 -6
>okay	-6 -4 7
>old	-4 5 0
>on	7 -7 -4
>once	-5 4 3
>one	-1 1 -2
>online	9 0 -8
>only	2 -9 0
>onto	-8 -2 9
>opened	-7 -1 7
>or	4 2 -9
>other	-5 -4 7
>our	9 2 -9
>out	0 1 -3
>outside	-6 -3 7
>over	-5 -12 7
>own	-5 -3 6
>packed	5 0 -4
>paid	6 -4 -5
>paper	2 -3 1
>parents	8 -2 -7
>park	4 -1 -3
>passed	4 -1 -3
>people	8 1 -11
>person	-8 8 -4
>perth	11 -5 -9
>phone	2 0 -2
>place	1 -4 0
>plan	2 -1 -1
>plant	3 0 -3
>playing	5 -1 -4
>plays	-2 -1 2
>please	4 0 -11
>pls	8 -3 -6
>portland	3 0 -3
>pounds	2 -1 -2
>practice	2 -1 -1
>prefer	3 -1 -3
>pregnant	8 -3 -7
>pretty	9 -7 -5
>primary	-3 -1 3
>proper	5 -1 -4
>properly	7 -5 -7
>put	4 -5 -3
>puts	2 3 -5
>quiet	6 -2 -5
>quit	-1 -3 2
>rather	0 -2 3
>read	-4 -2 5
>reading	6 0 -6
>reads	11 -4 -9
>real	-2 -1 2
>refuses	9 -1 -8
>rent	-8 -2 8
>retired	-8 -3 9
>retiring	7 0 -7
>right	16 -1 -16
>road	4 0 -3
>room	0 -5 2
>royal	10 -1 -10
>rugby	-7 0 7
>run	5 -1 -5
>running	-3 -3 5
>runs	7 -2 -5
>said	10 -5 -8
>same	-4 -2 5
>sat	3 -1 -2
>saturday	-2 -8 3
>saturdays	8 -1 -8
>save	-1 6 -8
>say	-3 6 -8
>saying	3 -1 -2
>says	14 -4 -13
>scared	8 -2 -7
>school	2 -5 0
>science	3 -1 -2
>screen	6 -1 -6
>second	-8 5 4
>see	0 4 -5
>send	7 -5 -6
>sends	10 -4 -8
>september	12 -2 -12
>seven	-6 -3 7
>seventy	5 -1 -4
>she	5 -6 -2
>she's	1 -6 1
>shed	-5 0 5
>shelter	6 0 -6
>shes	-3 -1 3
>shift	9 -2 -9
>shifts	7 -1 -7
>should	7 -2 -6
>side	4 -2 -3
>sides	4 -1 -4
>since	3 -2 -2
>sing	-5 10 -9
>single	-3 -2 4
>sister	9 -2 -8
>sits	4 -1 -3
>six	8 -6 -7
>sixty	2 -1 -1
>skip	4 0 -4
>sleep	4 0 -4
>sleeping	-6 0 6
>small	9 -7 -6
>so	-4 1 3
>soap	9 -2 -8
>sold	-16 -7 17
>some	6 0 -5
>somehow	6 -2 -5
>someone	3 0 -3
>something	4 -4 -2
>sound	7 -2 -6
>sounds	6 0 -5
>spanish	4 -3 -1
>spare	6 -1 -6
>speak	7 2 -10
>speaks	4 0 -3
>spring	-4 -3 5
>st	5 -2 -4
>stairs	4 0 -4
>stand	-7 -1 7
>start	6 0 -6
>started	-4 -3 5
>starts	9 -1 -8
>state	2 0 -2
>staying	3 -1 -2
>stays	5 0 -5
>still	1 -4 0
>stolen	-8 -3 9
>stomach	2 0 -5
>stop	-12 10 3
>stopped	6 -1 -6
>storage	12 -1 -11
>street	-1 0 2
>stroke	3 0 -4
>stuck	-9 -4 10
>studio	3 0 -3
>study	8 -2 -8
>studying	2 0 -2
>stuff	6 2 -9
>summer	3 -10 0
>summers	-6 -5 8
>sunday	3 -3 -2
>sundays	6 0 -6
>swears	5 -1 -5
>swell	11 -7 -5
>take	6 -2 -5
>taken	1 -2 0
>taking	8 -1 -7
>talk	8 -5 -4
>talking	-8 10 -11
>talks	4 0 -3
>tastes	4 -2 -2
>tax	5 -1 -5
>tbh	0 3 -3
>tea	-7 -1 7
>teach	-4 5 -3
>teacher	11 -2 -10
>teaches	-5 0 5
>teaching	3 -1 -1
>team	-3 1 2
>tech	-3 0 3
>technical	-6 -2 7
>tell	6 -2 -4
>ten	-3 -6 6
>term	-3 -1 4
>th	3 0 -3
>than	14 -3 -13
>that	1 2 -3
>that's	6 -3 -5
>thats	3 -1 -2
>the	-1 -9 5
>them	-4 -3 5
>then	-4 -7 6
>there	-11 6 8
>theres	4 0 -4
>these	1 -4 1
>they	-3 -10 6
>they've	6 -2 -6
>thing	-13 7 6
>thinks	-4 4 1
>third	2 1 -3
>thirty	-2 -4 3
>this	5 -10 -1
>thousand	6 0 -6
>three	7 -8 -4
>through	2 -6 0
>thursday	12 -1 -12
>thursdays	8 -1 -7
>til	-9 1 8
>till	-8 -9 9
>time	-5 -6 7
>to	-5 -1 5
>today	1 -6 1
>too	2 -6 0
>took	-4 -2 5
>top	3 0 -2
>town	3 0 -2
>trade	-3 -1 3
>train	4 -1 -3
>trip	-2 1 2
>truck	-9 -4 10
>try	4 -1 -4
>tuesday	-1 -4 2
>tuesdays	8 -2 -7
>turn	5 0 -4
>turned	-7 8 -2
>turns	7 -3 -10
>twenty	-5 -3 6
>twice	-6 12 -18
>twins	-3 0 3
>two	-2 6 -4
>type	3 -1 -2
>u	-1 6 -9
>under	1 -2 0
>university	-5 -1 5
>until	-10 -3 11
>up	-1 -2 1
>us	-1 -4 3
>use	6 -1 -6
>used	-8 -6 9
>valley	2 0 -2
>van	6 0 -6
>vegan	10 0 -10
>vegetarian	-3 -1 4
>very	3 0 -2
>vet	-3 -1 3
>voice	5 0 -5
>w	5 -5 -4
>wanna	6 -1 -5
>want	-5 5 1
>wants	11 3 -16
>was	-7 -17 10
>water	6 0 -5
>way	1 1 -3
>we	1 -5 0
>wear	-3 0 3
>wedding	5 -1 -4
>wednesday	3 0 -3
>wednesdays	3 0 -3
>week	-2 -7 4
>weekend	6 0 -7
>weekends	7 -2 -6
>weeks	3 -4 -1
>went	-7 -8 9
>were	-16 -5 16
>wet	7 -2 -5
>what	7 -3 -8
>whats	17 -3 -16
>when	3 -5 -2
>whenever	7 -2 -6
>where	9 -5 -5
>which	-2 4 -1
>while	8 -1 -7
>who	2 -6 0
>whole	-3 2 0
>wife	6 -4 -5
>will	8 -4 -6
>winter	-3 4 2
>with	3 -4 -1
>without	3 -2 -2
>woman	8 -2 -7
>won	3 -1 -3
>won't	13 -1 -13
>wont	13 -3 -12
>work	0 -2 0
>works	3 -1 -2
>worse	5 -1 -4
>would	9 -6 -6
>wrist	3 -1 -2
>write	7 -1 -6
>wrote	7 -5 -3
>yeah	4 -4 -2
>year	-4 -5 5
>years	-8 3 7
>yes	7 -1 -7
>yesterday	10 -6 -5
>yet	-5 13 -15
>you	0 -8 3
>young	-2 -2 4
>yr	2 -1 -1
>zero	-10 11 -2
affiliation	0 -4 1
age	8 -10 -3
allergy	5 0 -6
appearance	6 -13 -1
belief	3 0 -9
birthday	13 -11 -7
device	-2 -10 4
diet	-9 7 -1
dislikes	6 -18 2
education	11 3 -17
email	5 -10 -2
employer	-7 -11 9
ethnicity	12 -4 -11
event	23 -9 -17
experience	2 15 -25
family	9 4 -18
favorite	7 -14 -4
fear	7 -12 -3
gender	15 -5 -13
goal	8 -16 -3
habit	0 -4 1
health	7 -7 -4
height	11 -14 -4
hobby	1 -9 2
hometown	21 -5 -20
income	7 -14 -4
instruction	24 -15 -16
language	7 2 -17
likes	8 -10 -5
living_situation	3 -5 -2
location	-1 -12 5
major	3 -15 0
name	14 -9 -8
named_thing	2 -1 -1
nationality	19 -4 -19
nickname	2 -3 -1
occupation	-2 -10 5
owns	2 -4 -1
personality	10 -1 -13
pet	2 -2 -2
phone	4 -9 -1
plan	0 -12 4
preference	8 -11 -3
project	0 -9 3
record	12 -2 -16
relation	3 -15 -1
relationship_status	6 -7 -3
religion	0 2 -2
school	0 -10 3
size	6 -2 -4
skill	-10 19 -24
tenure	2 -17 1
user_type	9 -5 -7
uses	-2 -7 4
vehicle	-2 -8 4
weight	-2 -13 6
zodiac	13 -10 -10`,
  trust: `	-11
0	-3
1	1
10	4
3	-1
6	2
7	1
8	2
9	1
< "	-11
< #2	4
< #3	-1
< #4	3
< '	-3
< -	-10
< _	-1
< a	-3
< abide	2
< about	-4
< abuela	3
< accepted	-7
< actually	6
< address	-4
< adopted	-4
< afraid	1
< after	-3
< alive	-7
< all	-4
< allergic	-2
< alone	-3
< along	3
< already	1
< also	-8
< alto	7
< always	-2
< am	4
< an	3
< analyst	-1
< and	-1
< any	-3
< as	-1
< asked	-3
< assistant	-3
< asthmatic	-1
< at	-2
< aunt	4
< auntie	6
< aunty	-1
< baby	-5
< bad	5
< bald	5
< band	5
< be	-2
< became	-8
< because	-5
< bedroom	1
< been	5
< before	-9
< being	-8
< believe	2
< belong	6
< better	-6
< between	-8
< bf	5
< binned	7
< biology	5
< birth	1
< birthday	-4
< birthday's	3
< biscuit	-2
< bit	3
< bleep	-7
< blood	4
< book	-4
< books	6
< born	-4
< boss	-1
< boston	3
< both	1
< bought	-3
< boy	1
< boyfriend	-5
< breakfast	7
< bride	-5
< bro	-5
< broke	2
< brother	1
< brother's	4
< brothers	3
< brought	-4
< buddy	1
< bus	-3
< business	-6
< but	2
< by	-9
< called	1
< calls	-7
< callum	2
< callum's	-6
< came	2
< can	2
< can't	4
< cannot	2
< cant	5
< carry	5
< cat	14
< cats	-4
< cause	4
< changed	-9
< chef	1
< child	-8
< chloe	4
< choir	5
< chucked	-1
< church	-9
< clerk	-5
< club	-1
< cm	5
< coach	-7
< cody	3
< coffee	-5
< colleague	3
< collect	4
< college	-4
< come	1
< comes	-3
< could	-7
< council	-6
< cousin	-2
< coworker	5
< cracked	-1
< cut	-2
< cuz	-7
< dad	1
< dads	-5
< dairy	1
< dale's	-4
< danielle	-8
< data	-1
< daughter	2
< daughter's	-4
< day	-7
< days	-6
< dear	3
< decided	1
< degree	-2
< deleted	-1
< denise	-3
< designer	2
< dev	4
< diagnosed	-4
< did	-7
< difference	-6
< director	4
< ditched	-1
< divorced	-7
< do	-2
< doc	10
< doctor	1
< does	-2
< doesn't	-4
< dog's	8
< doing	3
< donal	-2
< done	2
< dont	-6
< door	-5
< down	-5
< drink	7
< drive	-2
< driver	2
< drives	-2
< driving	-4
< dropped	4
< dutch	-4
< each	1
< earn	-1
< eat	4
< eighty	-5
< eldest	2
< email	7
< engineering	2
< english	2
< enough	3
< ever	2
< every	-2
< everyone	-1
< everything	6
< ex	-3
< exchanged	4
< failed	-7
< family	-3
< favourite	-1
< fear	5
< feed	2
< fiancee	-4
< film	3
< film's	-5
< finally	1
< finished	2
< first	-3
< five	-2
< flatmate	1
< flip	3
< follow	-1
< foot	3
< football	-8
< for	1
< forget	5
< form	5
< found	1
< four	-6
< free	7
< friend	2
< friends	-7
< from	-5
< full	1
< game	1
< gave	-3
< gaz	1
< geography	-7
< get	-5
< getting	-8
< girl	-5
< girlfriend	-3
< girlfriend's	-2
< girls	-6
< give	-2
< given	2
< go	2
< goes	-4
< goin	-1
< going	7
< golden	-5
< gone	-1
< gonna	3
< good	4
< got	-3
< grandad	7
< granddaughter	2
< grandfather	-5
< grandma's	-6
< grandmother	4
< grandpa	1
< grandson	6
< granny	6
< greyhound	1
< guy	-6
< had	-3
< hair	-6
< half	-2
< hand	8
< handed	-3
< has	-2
< hate	3
< hates	-5
< have	-2
< haven't	4
< having	6
< he's	2
< head	-6
< heart	-1
< here	6
< hero	-1
< hes	-3
< high	6
< him	-2
< hip	-1
< his	-3
< home	-5
< honestly	7
< hospital	3
< hospitality	3
< hours	-3
< house	-6
< household	-3
< how	-9
< hundred	4
< husband	-1
< husband's	5
< i	4
< i'd	1
< i'm	7
< if	-10
< im	2
< in	-1
< instead	-7
< is	2
< it	-2
< it's	2
< its	6
< ive	6
< january	3
< jaylen	2
< jazmin	1
< jess	8
< job	1
< joined	3
< june	9
< just	1
< k	5
< kayla	-1
< keep	1
< keeps	-2
< kid	-7
< kids	2
< kindly	1
< knee	7
< know	1
< kuya	-8
< lad	3
< lady	-5
< laptop	6
< lass	-8
< last	-1
< late	-3
< law	-8
< law's	-10
< learn	-6
< learned	-5
< learning	2
< leave	2
< leaving	-5
< left	1
< lessons	2
< let	2
< life	-3
< lifeguard	-7
< like	-2
< lil	-8
< list	-4
< little	6
< live	4
< lived	3
< lives	1
< lola	-1
< long	-9
< longer	2
< lose	3
< lost	-2
< love	-3
< loves	-6
< m	-4
< mabel	-4
< made	-3
< mail	1
< make	-2
< makes	4
< mam	-1
< mam's	2
< man	-5
< manager	-7
< marathon	-2
< marcus	-1
< marine	5
< mate	2
< mates	-3
< may	-6
< me	5
< mean	9
< member	3
< met	-1
< mevrouw	-6
< mi	4
< midwife	1
< missed	-6
< missus	8
< mom	-4
< mom's	-1
< moms	6
< month	1
< months	-6
< more	2
< morning	-2
< most	5
< mostly	7
< mother	2
< move	-1
< moved	-2
< moving	3
< mrs	-6
< mum's	-2
< music	2
< my	1
< myself	-8
< n	-3
< nah	-4
< name	2
< name's	6
< named	-1
< nan's	6
< need	-9
< neighbor	2
< neighbour	1
< neighbour's	-5
< nephew	2
< nerea	-1
< never	-2
< new	-2
< next	-1
< ngl	4
< niamh	-5
< niece	-3
< night	-4
< nights	4
< nine	-1
< nineteen	-2
< ninety	2
< no	-3
< not	-6
< nothing	1
< now	3
< number	-2
< nursing	-1
< obinna	2
< october	-6
< of	-2
< off	-5
< old	-1
< oldest	2
< once	2
< one	-1
< only	2
< op	-5
< opal	-4
< or	1
< organ	-6
< other	5
< our	-5
< out	-4
< over	-2
< own	-2
< packed	4
< pal	7
< pal's	-2
< paper	-1
< parents	-11
< parrot	-1
< part	-7
< partner	1
< partner's	5
< party	7
< passed	4
< passport	2
< past	2
< patient	-6
< pay	3
< pension	4
< person	-9
< pharmacist	-2
< phone	-2
< phone's	4
< pixel	-2
< plan	-7
< played	-7
< plays	-2
< please	2
< polish	-2
< post	-8
< pounds	6
< prayer	-7
< prefer	2
< pressure	-1
< priya	-3
< puppy	-5
< put	-1
< quit	-4
< quite	-7
< rabbit	7
< raised	-5
< ran	-4
< ranch	-3
< rather	1
< ray	-1
< reading	2
< real	4
< really	4
< record	-2
< red	-7
< rent	-8
< renting	-1
< replaced	-7
< resigned	-1
< retired	-4
< retriever	-5
< ride	1
< ring	2
< rode	-8
< rommel	-3
< room	-5
< roommate	3
< round	-5
< run	-4
< running	4
< runs	-2
< same	5
< saturday	-1
< saving	-4
< say	-8
< says	2
< scared	2
< second	4
< see	7
< semi	3
< sent	-3
< set	-3
< shall	2
< share	-5
< she's	1
< shes	-1
< shift	4
< shifted	-9
< should	3
< side	-7
< signed	7
< since	1
< sing	-4
< sister's	-6
< sisters	-1
< six	-9
< slinging	6
< small	-8
< smoked	-6
< so	1
< sold	2
< some	-7
< something	-6
< son	1
< son's	1
< sooner	-2
< spanish	-1
< speak	7
< speaks	1
< spoke	8
< spring	-5
< stand	-1
< start	-2
< started	1
< starting	4
< stay	-1
< stays	-4
< still	-2
< stopped	-2
< straight	7
< studied	1
< studying	2
< summers	-6
< sunday	-10
< super	5
< surgery	4
< switched	6
< tablet	-1
< takes	-7
< taking	-4
< taught	-8
< teach	-7
< teaching	3
< team	-7
< telephone	1
< tell	7
< ten	-6
< terrence	1
< terrified	1
< test	7
< text	-5
< th	5
< than	-4
< that	-6
< that's	-6
< the	-4
< them	-10
< theo	3
< there	5
< these	-2
< they	-4
< they've	7
< thing	-8
< think	-6
< thinking	4
< this	-9
< three	1
< through	-5
< tim	4
< time	-2
< tio	5
< to	-3
< tore	2
< trade	-1
< traded	1
< train	-2
< trying	2
< turned	4
< turning	6
< turns	-1
< twenty	5
< twice	-1
< twin	-6
< twins	-5
< two	3
< u	-2
< uncle	-1
< under	-5
< unit	-1
< up	1
< us	-4
< use	-4
< used	6
< usually	-4
< vet	-1
< wait	-5
< walk	-2
< walks	-6
< wall	-5
< wanna	3
< want	-3
< wanted	5
< wants	-2
< was	-2
< we	3
< we're	1
< week	2
< weeks	1
< weigh	7
< well	1
< welsh	-1
< went	5
< were	1
< what	-4
< when	-7
< where	-5
< which	-4
< whippet	-7
< white	1
< who	1
< whole	-1
< widow	4
< wife	-5
< wife's	3
< will	-4
< winter	3
< wishes	-4
< with	-6
< without	-6
< woman	-7
< words	-6
< would	-5
< write	4
< writing	4
< yeah	1
< year	-2
< years	-1
< yo	5
< you	-2
< young	-6
< younger	4
< youngest	11
> "	-4
> #1	2
> #2	4
> #3	-1
> '	-5
> -	-4
> _	-4
> a	-1
> about	-7
> above	1
> according	5
> across	2
> acting	-1
> after	-1
> again	4
> age	-10
> ago	-3
> all	-1
> allergic	1
> allergy	5
> alone	6
> along	4
> already	-4
> always	-2
> am	-1
> an	-7
> and	3
> any	-2
> anymore	-4
> apparently	8
> applying	1
> april	-4
> are	-2
> ask	5
> asked	1
> asks	-1
> at	1
> ate	3
> autumn	-6
> b	2
> baby	1
> back	-1
> bad	7
> badly	8
> bakery	6
> bald	-2
> band	2
> bank	1
> baptist	-8
> bathroom	2
> be	8
> beats	2
> became	1
> because	1
> been	1
> before	4
> begun	5
> behind	-7
> being	2
> berlin	3
> best	1
> better	-4
> big	-3
> birth	4
> birthday	6
> biscuit	-1
> bit	2
> blood	-8
> boat	-3
> book	-4
> boots	5
> born	-3
> boss	-2
> both	-3
> bottom	2
> bought	4
> boy	6
> brings	-1
> bro	5
> broke	10
> broken	6
> brother	-6
> brought	1
> bus	-8
> business	2
> but	3
> buy	-7
> by	5
> call	-2
> called	5
> came	-1
> can	-1
> can't	5
> cannot	1
> cant	-2
> card	2
> cash	-4
> cat	6
> cats	-6
> cause	12
> changed	1
> chef	-3
> children	-2
> christmas	-2
> chucked	7
> church	-3
> class	1
> clean	8
> clinic	5
> club	-3
> come	7
> coming	2
> cook	5
> cos	1
> country	-2
> couple	2
> cousin	-1
> cracked	8
> crazy	-1
> dad	9
> daughter	-1
> day	-2
> days	-3
> dental	6
> depot	-7
> did	-5
> die	2
> died	6
> dinner	-5
> dish	5
> divorced	5
> do	2
> doctor	7
> does	6
> doesn't	-2
> dog	-3
> dogs	-5
> doing	-7
> dollars	1
> don't	-7
> done	-8
> dont	4
> door	-7
> down	-2
> drive	1
> drives	6
> each	-6
> ear	-2
> early	-6
> east	6
> easter	-1
> eat	5
> eating	-3
> eight	1
> eighty	6
> eleven	-5
> else	1
> em	-2
> email	2
> end	7
> engaged	-3
> english	8
> enough	2
> estate	-4
> euro	2
> even	-2
> ever	2
> every	-5
> everybody	-1
> everyone	7
> everything	6
> exam	-5
> explains	2
> fair	-2
> fall	1
> falling	8
> family	1
> fan	-3
> farm	-5
> father's	3
> feb	-10
> feed	-1
> feet	-1
> fifty	-3
> finally	2
> find	2
> first	-3
> five	4
> flat	-2
> flights	4
> floor	-5
> floors	5
> flying	-1
> folks	-6
> food	-3
> foot	6
> for	-1
> form	5
> forty	-6
> found	-6
> four	5
> free	1
> friday	5
> from	4
> full	3
> game	5
> games	-8
> gave	-1
> general	3
> german	7
> get	-2
> getting	-4
> girlfriend	1
> give	6
> gives	5
> go	3
> goes	2
> going	-3
> gone	7
> got	1
> grade	-6
> group	-8
> growing	-2
> guy	-3
> had	-5
> half	-5
> hana	5
> has	-1
> hates	1
> have	2
> haven't	1
> he	-1
> he's	1
> heart	-2
> help	-8
> her	-5
> here	1
> hes	2
> high	-2
> him	-1
> his	-1
> home	2
> hospital	1
> hour	-7
> hours	1
> house	-3
> how	9
> hull	5
> hundred	-1
> husband	1
> i	-1
> i'd	-7
> i'm	2
> i've	2
> if	-1
> im	-1
> instead	3
> insurance	-1
> into	1
> invited	-1
> iphone	5
> is	1
> it	-3
> it's	2
> its	-3
> january	1
> job	5
> just	1
> keeps	2
> kid	-4
> kids	9
> kilos	-1
> kind	1
> kinda	5
> kitchen	6
> knees	5
> know	-6
> laptop	-4
> last	-1
> law	4
> learn	5
> leave	-1
> leaving	1
> leeds	7
> lent	2
> leo	4
> let	-7
> library	8
> life	5
> like	3
> likes	-4
> lisbon	-8
> literally	4
> little	-13
> live	2
> lived	-1
> lives	-6
> living	6
> lockdown	-5
> longer	-3
> losing	1
> lost	-5
> love	-4
> loves	7
> mad	9
> made	4
> make	-2
> makes	-4
> making	7
> mama's	-3
> man	-1
> manage	1
> manager	-5
> many	1
> marathon	-2
> march	-1
> marketplace	1
> married	1
> may	-8
> me	-3
> mean	-1
> medic	4
> mi	4
> minute	-3
> minutes	-9
> miss	-5
> mom	5
> monday	1
> month	1
> months	-8
> more	-1
> morning	-7
> mornings	5
> most	1
> mostly	4
> mother	1
> moved	-1
> much	4
> mum	-6
> must	5
> my	2
> myself	5
> n	-1
> named	6
> national	2
> navy	1
> near	-5
> need	1
> needs	-8
> nephew	-1
> never	-3
> new	-2
> next	2
> night	-5
> nights	2
> nine	-4
> nineteen	1
> ninety	2
> no	-3
> nobody	1
> november	-2
> now	2
> number	-2
> nurse	1
> nursery	7
> nursing	4
> obsessed	4
> of	1
> off	-1
> office	2
> okay	1
> old	2
> one	-1
> online	6
> only	-3
> open	6
> opened	-2
> or	-9
> our	5
> out	-1
> over	1
> own	-2
> paid	4
> paper	2
> parents	5
> passed	-4
> passport	1
> past	-6
> pay	-2
> pen	-7
> people	3
> perth	4
> pharmacist	7
> piano	2
> place	2
> plan	-1
> plays	2
> please	-3
> point	-5
> post	-7
> pounds	-7
> practice	-2
> prefer	-5
> pregnant	-2
> pressure	1
> proper	1
> pub	-6
> put	2
> puts	2
> quit	3
> raised	4
> ran	-6
> rather	6
> rd	1
> reach	-5
> read	1
> reading	8
> reads	1
> real	1
> really	-6
> record	-1
> red	-2
> rent	1
> retired	4
> retiring	-1
> right	2
> rings	5
> roof	-2
> room	6
> round	2
> royal	-5
> runs	8
> russian	5
> said	7
> same	2
> samsung	-1
> save	-4
> saying	-2
> says	5
> school	-2
> screen	5
> second	1
> see	3
> sells	-3
> sends	1
> set	3
> seven	6
> she	-3
> she's	3
> shed	-1
> shelf	1
> shelter	1
> shes	-2
> shift	-6
> shop	4
> should	2
> side	-2
> sides	-8
> simple	1
> sing	3
> single	-5
> skiing	-2
> sleeping	2
> sleeps	3
> small	-2
> smells	-1
> so	-2
> soap	5
> sober	6
> sold	-3
> some	1
> somebody	2
> somehow	6
> something	-8
> sounds	6
> south	-3
> spanish	7
> speaks	1
> spring	-8
> st	-6
> stand	-6
> start	5
> starts	6
> state	-5
> staying	-7
> stays	-5
> still	1
> stolen	-5
> stop	-4
> stopped	6
> storage	6
> stroke	8
> stuck	-4
> study	3
> stuff	-2
> subaru	2
> summer	-3
> summer's	-3
> summers	1
> sunday	-2
> swears	2
> sydney	3
> taco	1
> take	7
> talking	-6
> talks	6
> tall	-6
> tastes	6
> taught	1
> tax	9
> teacher	-3
> teaches	-1
> teaching	-1
> team	-3
> tech	-4
> telling	4
> tells	-5
> ten	8
> th	1
> than	-2
> that	-4
> the	-1
> them	-2
> then	2
> there	5
> there's	2
> these	-3
> thing	3
> thinks	-4
> third	-1
> thirty	5
> thousand	-3
> three	4
> through	-7
> thursday	12
> til	1
> till	-1
> time	-1
> tip	-4
> to	2
> today	-1
> told	2
> too	6
> took	-6
> top	5
> toronto	-4
> touched	-8
> town	-7
> trampoline	-2
> truck	-9
> try	-6
> tuesday	5
> tuesdays	-2
> turned	2
> twelve	-1
> twenty	1
> twice	6
> twins	-6
> two	3
> u	5
> under	-5
> until	-4
> up	1
> us	-2
> used	1
> van	-7
> vegan	-3
> vegetarian	3
> very	9
> vet	-4
> w	4
> want	7
> wants	3
> way	4
> we're	-2
> we've	-4
> wedding	-5
> wednesday	-1
> wednesdays	-4
> week	2
> weekend	-4
> weekends	-1
> weeks	7
> went	1
> wet	-1
> what	-2
> when	4
> whenever	-3
> where	2
> which	4
> while	-2
> who	-4
> whole	7
> wife	-7
> will	5
> winter	-7
> with	1
> without	-1
> woman	3
> women	-6
> won	-6
> won't	-1
> wont	5
> words	-6
> work	1
> works	5
> worse	8
> worth	-4
> would	-4
> write	5
> writing	-3
> x	-1
> year	1
> years	-1
> yesterday	4
> you	-2
> young	10
> zero	5
affiliation	4
affiliation 0	-2
affiliation 1	8
affiliation 10	9
affiliation 2	-3
affiliation 3	2
affiliation 4	9
affiliation 6	-5
affiliation 7	1
affiliation 8	-4
affiliation 9	1
affiliation kin	-5
affiliation now	-1
affiliation over	3
affiliation self	3
after !	3
after ! !	4
after "	-7
after " -	-1
after " .	1
after #1	-7
after #2	-3
after #2 years	2
after #3	7
after '	-1
after (	6
after ,	4
after , "	3
after , #1	1
after , #2	-2
after , #3	-4
after , #4	2
after , a	3
after , after	-1
after , all	3
after , and	1
after , are	-5
after , as	-5
after , at	-7
after , badly	-1
after , because	1
after , been	-1
after , before	9
after , big	5
after , both	-5
after , bought	-5
after , came	6
after , can	-2
after , can't	-4
after , cheap	-7
after , comes	5
after , could	3
after , day	-4
after , do	-3
after , does	6
after , drives	-2
after , eight	-7
after , eighty	-1
after , eleven	7
after , even	-2
after , everybody	-2
after , ex	1
after , finally	2
after , first	5
after , for	-4
after , found	-1
after , four	-1
after , from	5
after , gift	-3
after , going	-5
after , got	2
after , had	2
after , half	3
after , has	2
after , having	-7
after , he's	-2
after , her	2
after , hes	7
after , him	-7
after , his	-1
after , how	-1
after , i	-1
after , i'm	-1
after , i've	-3
after , ideas	3
after , in	-3
after , is	5
after , it	3
after , just	-4
after , keeps	-3
after , like	-2
after , lives	-2
after , mad	7
after , made	5
after , make	-6
after , me	1
after , my	1
after , need	4
after , needs	1
after , never	3
after , new	4
after , nine	1
after , no	-1
after , nobody	4
after , not	8
after , of	2
after , on	5
after , one	-3
after , only	2
after , our	1
after , plays	7
after , please	7
after , put	4
after , redo	-1
after , same	8
after , she	6
after , she's	7
after , shes	-3
after , since	1
after , six	1
after , so	2
after , speech	1
after , still	6
after , that	4
after , that's	-4
after , the	-1
after , they	-2
after , three	-3
after , to	4
after , told	3
after , too	1
after , turns	-3
after , two	6
after , want	6
after , wants	7
after , we	-1
after , well	-3
after , what	-6
after , what's	-2
after , whatever	-7
after , where	7
after , which	2
after , who	-3
after , who's	-6
after , will	-3
after , with	5
after , would	2
after , write	6
after , you	-2
after -	3
after .	3
after . "	-4
after . $	-1
after . a	-8
after . are	-3
after . can	-2
after . could	7
after . does	9
after . he	3
after . he's	7
after . help	-2
after . i	-2
after . i'm	2
after . is	2
after . it	-2
after . it's	-1
after . my	3
after . now	6
after . please	-1
after . redo	7
after . she	-4
after . she's	2
after . the	-7
after . we	-1
after . what	2
after . what's	-5
after . would	-1
after . write	-6
after ;	5
after ; how	-2
after ; i	2
after ; it	-4
after ; please	-3
after ; the	4
after ; what	-1
after ?	-9
after ? $	-8
after a	3
after according	5
after according to	5
after affiliation ,	-4
after affiliation ;	2
after affiliation and	-2
after affiliation at	-1
after affiliation on	-6
after affiliation since	7
after after	-1
after after a	-3
after after all	1
after after nineteen	-4
after after the	-2
after again	3
after again ,	6
after age ,	3
after age and	6
after age last	3
after age next	9
after age now	3
after age on	-4
after age people	-5
after age to	-6
after age too	2
after age year	7
after age years	-6
after ago	-8
after all	-4
after allergy	5
after allergy .	-2
after allergy allergy	5
after allergy and	-1
after already	-6
after already and	-2
after and	2
after and #2	2
after and a	4
after and all	-6
after and already	6
after and back	2
after and biscuit	-4
after and don't	6
after and got	4
after and has	5
after and have	1
after and he	2
after and he's	5
after and her	-4
after and hes	5
after and him	-2
after and his	-2
after and i	-1
after and i'd	-6
after and i'm	-2
after and i've	4
after and im	4
after and in	6
after and is	-4
after and it	2
after and it's	1
after and its	-1
after and just	4
after and keeps	-4
after and lives	1
after and me	-1
after and mi	2
after and moved	-4
after and my	2
after and needs	-5
after and never	3
after and no	-1
after and now	-2
after and on	-7
after and one	-3
after and our	-2
after and plays	3
after and she's	-3
after and shes	4
after and somehow	3
after and still	-1
after and the	6
after and then	-1
after and they	-5
after and this	-7
after and two	-2
after and wants	3
after and was	1
after and we	-5
after and won't	3
after any	3
after any day	5
after any longer	-1
after any more	3
after anymore	-1
after anymore ,	2
after apparently	6
after apparently ,	6
after appearance ,	-1
after appearance and	12
after appearance in	-4
after appearance now	6
after as	6
after as a	-2
after as of	9
after at	2
after at #2	-7
after at a	-5
after at all	5
after at thirty	-1
after at work	5
after back	5
after back home	5
after badly	7
after because	5
after before	2
after before i	-2
after before i'm	3
after before tax	6
after before the	1
after before work	5
after behind	-6
after belief ,	2
after belief .	-6
after belief but	6
after birthday ,	4
after birthday .	-5
after birthday and	7
after birthday is	3
after born	-1
after brings	1
after brings me	1
after but i	-4
after but it's	1
after by the	1
after called	1
after came	-4
after can't	4
after cause	10
after church	-8
after class	-1
after cos	2
after dad	9
after day	-2
after day ,	-5
after device ,	4
after device .	1
after device and	-4
after device died	4
after device for	1
after device now	6
after device off	8
after device with	-3
after did	4
after died	5
after died in	7
after diet ,	-2
after diet .	3
after diet and	1
after diet anymore	-1
after diet for	-8
after diet no	-2
after diet since	-1
after dislikes ,	4
after dislikes .	6
after dislikes and	-1
after dislikes tastes	5
after dislikes with	4
after do	-2
after does	2
after doesn't	-3
after doing	-5
after done	-5
after down	-2
after drives	6
after dropped	2
after education ,	-3
after education and	6
after education at	6
after eight	2
after eleven	-4
after email ,	4
after email .	-1
after email at	1
after email now	1
after employer ,	-2
after employer .	-6
after employer after	-2
after employer for	2
after employer in	3
after employer now	4
after employer on	2
after employer so	1
after ethnicity ,	6
after even	-1
after event !	2
after event $	-8
after event ,	-2
after event .	2
after event ;	-5
after event after	-1
after event and	5
after event at	-4
after event by	-9
after event for	2
after event from	-2
after event i	4
after event in	4
after event last	4
after event monday	8
after event now	-5
after event on	4
after event over	-6
after event saturday	6
after event so	-5
after event this	1
after event to	1
after event today	6
after event tuesday	-2
after event two	8
after event with	-3
after event yesterday	-3
after ever	2
after ever since	2
after every	-4
after every day	-8
after experience ,	-1
after experience .	-3
after experience and	-3
after experience for	-5
after experience in	-1
after fall	2
after family ,	1
after family .	-2
after family and	5
after family on	6
after favorite ,	8
after favorite .	-4
after fear $	-1
after fear ,	-1
after fear .	5
after fear and	1
after finally	-2
after finally died	1
after first	-6
after for	2
after for it	2
after for me	2
after for my	6
after for the	4
after for three	6
after for two	-5
after four	5
after free	-4
after from	2
after from a	-5
after from now	6
after from the	-2
after get	-3
after go	6
after goal ,	1
after goal .	2
after goal and	-6
after goal at	-2
after goes	3
after gone	-3
after got	-4
after got a	-2
after got engaged	3
after got stolen	-5
after habit ,	-2
after habit .	6
after habit ;	2
after habit after	-7
after habit and	-2
after habit any	8
after habit at	-2
after habit before	-1
after habit for	-1
after habit from	3
after habit in	-2
after habit now	-7
after habit on	-3
after habit since	-5
after habit so	4
after habit the	3
after habit when	5
after habit with	2
after had	1
after had a	9
after had her	7
after had twins	-4
after half	4
after has been	-2
after has gone	3
after has just	6
after has left	8
after has me	8
after have	1
after he	3
after health $	4
after health ,	3
after health .	4
after health ;	1
after health again	6
after health and	1
after health as	-3
after health at	-4
after health done	-6
after health for	-1
after health from	3
after health in	2
after health is	-4
after health mother	8
after health now	-4
after health since	-1
after health so	4
after health they	1
after health with	4
after height "	1
after height ,	4
after height and	1
after here ,	5
after his	7
after hobby ,	3
after hobby .	-2
after hobby after	2
after hobby and	1
after hobby at	-8
after hobby badly	7
after hobby for	3
after hobby in	3
after hobby is	1
after hobby now	-2
after hobby on	9
after hobby with	4
after home	-3
after home ,	-4
after hometown ,	1
after hometown .	2
after hometown and	3
after hometown to	-8
after how	8
after i	2
after i have	1
after if	-5
after if you	-4
after in	2
after in #4	4
after in a	-4
after in april	-5
after in january	5
after in july	1
after in march	4
after in may	-8
after in my	5
after in the	2
after in this	2
after income ,	1
after income and	-4
after income before	6
after income in	-6
after income with	-2
after instead	4
after instead .	8
after instead of	-10
after instruction $	3
after instruction ,	4
after instruction .	5
after instruction i	-1
after instruction please	3
after instruction when	-3
after into	4
after is	4
after is #1	6
after is #2	9
after is a	-2
after is at	4
after is doing	6
after is engaged	-5
after is from	-2
after is getting	4
after is leaving	1
after is making	3
after is my	3
after is nine	-5
after is ninety	4
after is on	5
after is over	-5
after is pregnant	-4
after is scared	-2
after is six	-3
after is the	4
after is vegan	-4
after is what	1
after is worse	8
after it	4
after its	1
after just	4
after just got	3
after keeps	6
after language ,	-2
after language .	-5
after language and	-1
after language at	5
after language from	8
after language is	12
after language on	-6
after language to	1
after language with	10
after last	-2
after last month	5
after last night	-6
after last spring	3
after last week	-4
after last weekend	-1
after last year	-5
after left	-4
after like	2
after like a	5
after likes ,	1
after likes .	1
after likes and	6
after lives	-2
after lives in	2
after living_situation ,	-1
after living_situation .	-3
after living_situation and	4
after living_situation for	1
after living_situation in	4
after living_situation now	2
after location "	-2
after location $	-2
after location ,	1
after location .	6
after location ;	2
after location ?	-5
after location after	-6
after location and	-5
after location from	1
after location in	-4
after location is	-6
after location now	11
after location on	-8
after location one	-5
after location since	3
after location to	1
after location with	-7
after lol	-1
after lost	5
after lost her	4
after major ,	1
after major and	-1
after major at	7
after major from	3
after makes	-5
after minutes	-7
after monday	5
after monday .	6
after most	-1
after mother	1
after moved to	9
after mum	-5
after my	-2
after n	-1
after name "	-5
after name #1	-6
after name $	2
after name ,	2
after name -	-3
after name .	2
after name ;	8
after name ?	-7
after name and	-2
after name at	2
after name but	5
after name came	-4
after name can't	4
after name did	4
after name died	4
after name does	2
after name drives	6
after name dropped	2
after name finally	6
after name for	5
after name from	-2
after name goes	3
after name got	13
after name had	2
after name has	-3
after name here	4
after name in	-3
after name is	4
after name just	3
after name keeps	4
after name left	5
after name lives	-4
after name lost	5
after name moved	1
after name never	1
after name now	-8
after name on	-1
after name or	-1
after name passed	2
after name plays	6
after name retired	-3
after name runs	3
after name sold	7
after name speaks	-2
after name to	-6
after name turns	7
after name used	5
after name wants	4
after name was	11
after name went	2
after name who	1
after name works	6
after named	7
after nationality ,	5
after nationality and	9
after near	-3
after never	-2
after next	-1
after nickname $	5
after nickname ,	3
after nickname .	3
after nickname and	-1
after night	-5
after night .	-5
after nine	5
after nine years	5
after no	-1
after not	2
after now	2
after now ,	5
after now .	1
after now and	1
after now so	-2
after occupation ,	1
after occupation .	2
after occupation and	1
after occupation as	7
after occupation at	4
after occupation for	-1
after occupation from	-4
after occupation so	-2
after occupation till	-1
after occupation who	-6
after occupation with	-2
after of age	-5
after off	4
after off the	4
after old	-8
after on	3
after on a	-3
after on friday	4
after on monday	-6
after on my	-3
after on paper	3
after on saturday	-3
after on sunday	-5
after on weekends	-2
after one	-3
after one day	1
after online	6
after online ,	6
after only	-4
after or	-2
after out	2
after over	-2
after over in	2
after over the	-4
after owns ,	3
after owns .	-1
after owns and	-4
after owns in	7
after owns off	2
after owns since	-8
after owns that	-1
after passed	2
after past	-6
after people	-1
after people ,	2
after personality ,	2
after personality .	-4
after personality and	-2
after pet $	2
after pet ,	2
after pet .	2
after pet and	-7
after pet called	3
after pet from	-4
after pet is	-2
after pet named	7
after pet now	8
after phone $	5
after phone ,	6
after phone .	-3
after phone and	1
after phone put	2
after plan $	-2
after plan ,	3
after plan .	2
after plan ;	3
after plan after	7
after plan and	-8
after plan at	6
after plan fall	2
after plan for	2
after plan in	-9
after plan instead	2
after plan is	2
after plan now	-3
after plan of	-8
after plan so	1
after plan the	-6
after plan this	4
after plan what	7
after plan with	-3
after plays	6
after please	-1
after please ,	-4
after pounds	-7
after preference ,	3
after preference any	5
after preference for	2
after project ,	2
after project and	6
after put	3
after record !	1
after record ,	6
after record .	3
after record and	-1
after record for	-6
after relation ,	5
after relationship_status !	6
after relationship_status #2	2
after relationship_status ,	-2
after relationship_status .	2
after relationship_status again	2
after relationship_status and	2
after relationship_status day	-4
after relationship_status for	2
after relationship_status in	-10
after relationship_status mother	-2
after relationship_status to	2
after religion ,	-2
after religion .	-6
after religion and	2
after retired	-3
after runs	7
after runs a	1
after saturday	4
after saturday ,	2
after say	-5
after says	7
after school	-6
after school ,	1
after school .	-3
after school and	7
after school on	6
after set	-4
after shift	2
after since	1
after since #4	4
after since august	6
after since he	-5
after since i	2
after since the	3
after six	4
after skiing	-2
after skill ,	4
after skill .	5
after skill but	6
after skill to	-1
after so	1
after so half	4
after so i	4
after so i'm	-6
after so no	-3
after so what	1
after sold	7
after speaks	-2
after state	-1
after tastes	5
after tastes like	5
after teacher	-7
after tenure $	-3
after tenure .	-3
after tenure ago	-8
after tenure and	-2
after tenure at	7
after tenure before	-10
after tenure i	-2
after tenure in	4
after tenure into	4
after tenure now	4
after tenure of	-5
after tenure old	-8
after tenure this	8
after tenure with	-5
after tenure without	2
after than	1
after that	-5
after the	-2
after there	-1
after these	-2
after these days	-2
after they	1
after thing	5
after this	2
after this morning	-2
after this time	-2
after this week	6
after three	-1
after til	-1
after till	-2
after till the	-1
after to	-2
after to a	4
after to be	2
after to my	-6
after to save	-4
after to the	1
after today	-1
after today .	-1
after too	2
after too ,	-4
after tuesday	-2
after tuesday ,	4
after turns	1
after twice	6
after twice a	3
after two	2
after two years	-5
after under	-6
after until	1
after up	7
after used	1
after used to	1
after user_type ,	-3
after user_type .	7
after user_type and	6
after user_type now	8
after uses ,	-8
after uses .	-5
after uses and	3
after uses for	2
after uses in	8
after uses to	4
after vehicle $	-3
after vehicle ,	2
after vehicle .	2
after vehicle and	6
after vehicle for	1
after vehicle now	-1
after vehicle to	6
after vehicle with	3
after w	4
after wants	2
after wants to	4
after was	2
after was my	-1
after way	5
after we	7
after weeks	4
after weight ,	1
after weight .	-5
after weight and	2
after weight at	-1
after weight of	-2
after weight since	-2
after went	3
after went to	5
after what	-1
after when	2
after when i	-1
after which	-2
after who	-1
after will	4
after with	4
after with a	-1
after with my	3
after with the	2
after with two	4
after without	6
after won	3
after works	6
after would	-4
after year	5
after year old	7
after years	-7
after yesterday	-2
after yesterday !	-1
after yesterday and	-3
after zodiac ,	1
after zodiac and	-3
after zodiac apparently	3
age	-8
age 0	2
age 1	-4
age 10	-1
age 3	4
age 4	1
age 5	4
age 6	2
age 7	-1
age 8	1
age 9	-7
age kin	1
age now	1
age pet	7
age self	-3
allergy	-1
allergy 1	1
allergy 10	5
allergy 2	2
allergy 3	5
allergy 5	-3
allergy 6	5
allergy 7	-1
allergy 8	-5
allergy denied	-7
allergy kin	7
allergy now	3
allergy self	-3
appearance	1
appearance 0	-4
appearance 1	2
appearance 2	-3
appearance 3	-7
appearance 4	6
appearance now	2
appearance over	-5
asks false	-1
asks false age	-2
asks false allergy	-2
asks false belief	3
asks false birthday	1
asks false device	2
asks false diet	-2
asks false dislikes	1
asks false education	2
asks false email	4
asks false employer	4
asks false ethnicity	2
asks false event	-2
asks false experience	-2
asks false family	1
asks false favorite	2
asks false goal	-1
asks false habit	-1
asks false health	1
asks false height	-1
asks false hobby	-2
asks false hometown	2
asks false income	-1
asks false living_situation	-1
asks false location	-1
asks false major	1
asks false nationality	-2
asks false occupation	-1
asks false owns	-3
asks false personality	2
asks false pet	1
asks false phone	4
asks false preference	6
asks false project	-1
asks false record	1
asks false relationship_status	3
asks false school	-1
asks false skill	-2
asks false tenure	-2
asks false user_type	-1
asks false uses	-2
asks false vehicle	1
asks false weight	-1
asks true affiliation	1
asks true age	3
asks true allergy	2
asks true appearance	-1
asks true belief	-3
asks true birthday	3
asks true device	-1
asks true diet	4
asks true dislikes	-4
asks true education	-3
asks true employer	-6
asks true event	-1
asks true experience	1
asks true family	-3
asks true favorite	-3
asks true fear	3
asks true health	-1
asks true height	4
asks true hobby	2
asks true hometown	-1
asks true income	5
asks true instruction	-2
asks true language	-1
asks true likes	2
asks true living_situation	1
asks true major	1
asks true nationality	6
asks true nickname	-1
asks true owns	4
asks true personality	-5
asks true plan	-4
asks true preference	-6
asks true project	1
asks true record	-1
asks true relationship_status	-4
asks true religion	1
asks true school	1
asks true skill	6
asks true tenure	2
asks true user_type	4
asks true uses	3
asks true vehicle	1
asks true weight	1
asks true zodiac	3
before !	6
before ! !	1
before " i	-3
before #1	-4
before #1 at	4
before #2 ,	3
before #2 and	-1
before #2 on	6
before '	-8
before ,	1
before , a	2
before , after	-2
before , and	-4
before , from	-5
before , has	1
before , he	8
before , he's	4
before , i'm	3
before , is	-3
before , its	-3
before , just	3
before , my	-7
before , not	2
before , she	-1
before , she's	2
before , so	-3
before , speaks	-3
before , the	-7
before , then	3
before , we	8
before , we're	1
before -	5
before - law	-10
before . he's	1
before . i'm	4
before . it's	1
before . we're	5
before :	5
before : i'm	7
before ^	3
before ^ ^	3
before ^ a	-4
before ^ at	5
before ^ brother	5
before ^ can't	3
before ^ cousin	6
before ^ dad	4
before ^ dad's	6
before ^ finally	8
before ^ for	-9
before ^ got	2
before ^ grandpa	4
before ^ i'm	3
before ^ im	-1
before ^ is	-8
before ^ left	1
before ^ mom's	2
before ^ my	-4
before ^ never	3
before ^ not	9
before ^ old	-1
before ^ on	6
before ^ our	-1
before ^ please	2
before ^ put	5
before ^ quit	3
before ^ started	5
before ^ stopped	-5
before ^ the	4
before ^ uncle	4
before ^ was	-3
before ^ we	1
before ^ we're	1
before a	2
before abide	5
before about	2
before actually	8
before adopted	-4
before affiliation ,	6
before affiliation a	-5
before affiliation at	-2
before affiliation called	6
before affiliation the	4
before affiliation to	7
before afraid of	1
before after	1
before age ^	3
before age a	2
before age am	8
before age and	-7
before age at	2
before age by	-3
before age from	-6
before age he's	-1
before age i'm	2
before age im	6
before age mom's	2
before age my	1
before age not	-2
before age she's	3
before age to	-6
before age turned	2
before age turns	-4
before all	-5
before allergy ^	8
before allergy a	1
before also	-6
before am	1
before am a	10
before an	4
before analyst at	-1
before and	1
before and an	4
before and has	2
before and he	-3
before and he's	1
before and i	4
before and i'm	-4
before and is	-3
before and my	4
before and plays	8
before and she	4
before and the	-11
before and we	-4
before and we're	-1
before appearance ^	6
before appearance a	3
before appearance i'm	-3
before appearance my	-1
before as	4
before as a	3
before assistant	-6
before at	-1
before at the	-2
before aunt	2
before auntie	5
before aunty	-3
before back	1
before back from	-8
before back to	-7
before be a	-5
before been	2
before been in	4
before been married	5
before been there	5
before been writing	1
before before	-8
before being	-7
before belief believe	9
before believe	4
before believe in	2
before belong to	5
before best friend	2
before best is	6
before best mate	-3
before birthday ^	6
before birthday born	6
before birthday is	1
before birthday on	-3
before bit of	2
before born	5
before born at	-6
before born in	-2
before boss	1
before boss ,	9
before bought a	2
before boy	-1
before boy ,	-3
before brother	1
before brother in	7
before brother is	-2
before brother's	2
before brothers and	1
before buddy	1
before but	-4
before by	-7
before by a	-5
before call me	8
before called	-2
before can	4
before can't	3
before can't abide	5
before can't stand	4
before cannot	8
before cant	4
before cat	7
before cat ,	8
before cat named	1
before cm and	5
before colleague	3
before collect	4
before cousin	2
before coworker	9
before cracked	-2
before dad	3
before dad ,	7
before dad has	7
before dad's	-2
before daughter	-1
before daughter has	-4
before decided to	6
before deleted	-1
before device ^	-1
before device a	3
before device an	8
before device cracked	-2
before device my	-1
before diagnosed with	-1
before did	2
before diet ^	-4
before diet a	4
before diet been	2
before diet eat	1
before diet gone	1
before diet i'm	1
before diet is	3
before diet on	5
before diet the	7
before diet was	4
before diet went	5
before dislikes ^	-2
before dislikes abide	5
before dislikes hate	5
before dislikes hates	-5
before dislikes stand	2
before do	6
before does	-1
before doesn't eat	-1
before dog	2
before doing	-2
before door	-5
before door ,	-8
before down	-6
before down to	3
before drive a	7
before drive an	-3
before drives a	-4
before dropped	4
before earn	4
before eat	2
before education a	1
before education in	4
before email	1
before email email	1
before email is	3
before email it's	1
before employer at	3
before employer for	5
before employer from	-5
before employer the	-1
before employer with	7
before engineering at	2
before enough	8
before ethnicity i'm	4
before event !	7
before event ,	-4
before event .	2
before event a	-8
before event and	3
before event been	-2
before event brother	4
before event cousin	-7
before event dad	1
before event daughter	-7
before event finally	2
before event got	-2
before event grandpa	-1
before event had	5
before event has	-2
before event have	-5
before event he	1
before event i	6
before event is	-4
before event jaylen	-7
before event just	4
before event law	-4
before event me	-1
before event mom	2
before event mum	2
before event my	-8
before event on	-7
before event priya	6
before event she	4
before event she's	-8
before event sister	4
before event the	2
before event to	-1
before event was	1
before event we	4
before event were	7
before event wife	1
before every	-10
before everything in	5
before experience i	-5
before experience never	3
before experience once	2
before family ,	7
before family ^	-2
before family and	3
before family got	5
before family has	-10
before family have	-4
before family i've	3
before family my	3
before father	-8
before favorite ^	-2
before favorite is	4
before fear of	5
before finished	-6
before first	-6
before flatmate	2
before for	1
before for a	-1
before for the	-2
before found	-1
before friend	-1
before friend priya	6
before from	-5
before from the	-8
before full	-6
before gave up	1
before get	-2
before girl	1
before girl ,	-7
before girlfriend	7
before given up	-4
before go	2
before go to	5
before goal ^	2
before goal a	-5
before goal is	5
before goal to	6
before goal wanna	9
before goes	-6
before goes to	7
before going	7
before going to	6
before gone	2
before gone ,	6
before gone and	5
before gone from	-5
before gonna	2
before got	6
before got a	4
before got my	-6
before granddaughter	3
before grandmother	3
before grandmother ,	9
before granny	2
before habit #1	-4
before habit ,	-1
before habit ^	4
before habit a	-6
before habit and	-5
before habit be	-6
before habit do	11
before habit don't	-1
before habit go	6
before habit i	4
before habit in	-5
before habit it's	-12
before habit longer	2
before habit my	2
before habit now	-6
before habit on	-3
before habit quit	7
before habit she	-1
before habit still	8
before habit stopped	2
before habit the	-1
before habit three	7
before habit to	-1
before habit up	6
before habit with	-6
before had	-1
before had a	-1
before half	-3
before has	-4
before has a	7
before has been	2
before has gone	6
before has just	8
before hate	5
before hates	-5
before have	-1
before have a	5
before have an	6
before have never	11
before have the	-3
before he	3
before he has	9
before he loves	7
before he's	3
before health ,	1
before health ^	-2
before health a	-2
before health and	1
before health got	3
before health had	-4
before health has	1
before health have	3
before health i'm	4
before health is	-2
before health it's	2
before health its	4
before health my	-1
before health not	1
before health off	3
before health on	7
before health started	-1
before health take	9
before health the	-1
before health to	1
before health tore	-1
before health with	-4
before height ,	8
before height ^	-1
before height i'm	1
before height im	4
before height is	2
before her	-1
before her name's	-2
before hes	1
before him	3
before his	-3
before hobby ^	-1
before hobby a	1
before hobby collect	4
before hobby for	-1
before hobby i	1
before hobby play	5
before hobby the	-2
before hobby to	5
before hobby up	1
before home ,	5
before hometown from	1
before hometown in	2
before house in	-10
before husband	-1
before husband has	-3
before husband is	7
before husband's	-1
before i	3
before i believe	4
before i can	4
before i can't	-1
before i cannot	4
before i collect	4
before i did	5
before i do	5
before i don't	-1
before i earn	4
before i go	6
before i got	8
before i hate	2
before i have	3
before i keep	-1
before i love	3
before i own	5
before i play	5
before i prefer	7
before i speak	10
before i stopped	8
before i take	11
before i use	6
before i wanna	1
before i was	3
before i weigh	4
before i'd	-1
before i'd rather	-2
before i'm	4
before i'm a	9
before i'm at	2
before i'm doing	-1
before i'm not	8
before i'm off	-5
before i'm on	-2
before i'm writing	5
before i've	-1
before i've a	-2
before i've been	1
before i've got	3
before i've never	6
before i've stopped	5
before im	5
before im a	1
before in	1
before in a	-6
before in law	7
before in the	-2
before income about	1
before income earn	4
before income on	4
before income to	8
before instruction ,	8
before instruction ^	-6
before instruction and	-2
before instruction kindly	-1
before instruction so	-2
before into	-5
before is a	5
before is at	3
before is called	1
before is from	-2
before is in	-4
before is on	1
before is the	3
before it	-3
before it ,	7
before it at	2
before it was	-1
before it's	1
before it's been	1
before it's not	-2
before its	6
before january and	-2
before jaylen	-7
before job at	1
before joined the	-2
before june ,	6
before just	5
before keep	2
before kindly	-1
before kitchen	-1
before kuya	-4
before lad	3
before language ,	-2
before language ^	-4
before language an	-7
before language and	7
before language enough	8
before language for	2
before language in	-9
before language kitchen	-1
before language learn	-5
before language learning	1
before language my	3
before language of	1
before language only	4
before language speak	3
before law	-3
before law ,	-10
before law at	9
before law has	-5
before learn	-5
before learned to	-2
before learning	1
before left	-4
before left the	9
before let the	6
before likes love	2
before little	2
before live in	6
before lived in	3
before lives	4
before lives in	2
before living_situation ^	-4
before living_situation a	-8
before living_situation and	-8
before living_situation is	-3
before living_situation it's	-1
before living_situation its	8
before living_situation lives	9
before living_situation she's	6
before living_situation we	-1
before living_situation with	-1
before location at	-4
before location from	-2
before location in	4
before location on	-6
before location to	-3
before longer	1
before longer a	6
before lost	-8
before love	2
before loves	-2
before major doing	6
before major in	-2
before make	2
before mama	-4
before manager	7
before married	5
before mate	-4
before me	1
before me ,	-1
before me an	-3
before me on	13
before me to	2
before mi	3
before mine ,	8
before mom	2
before mom's	5
before more	-1
before mostly	7
before mother	-2
before mother ,	-10
before mother has	9
before mother is	9
before mother's	2
before move to	1
before moved from	-3
before moved to	2
before mrs	-4
before mum	-3
before mum's	-9
before my	-2
before my aunt	4
before my auntie	3
before my boss	-4
before my boy	1
before my buddy	4
before my colleague	3
before my coworker	6
before my dad	3
before my daughter	-3
before my dog	4
before my flatmate	4
before my friend	-3
before my girl	-4
before my girlfriend	6
before my grandmother	3
before my grandson	-2
before my husband	-1
before my manager	5
before my mate	4
before my mother	-2
before my mum	2
before my neighbor	-3
before my neighbour	1
before my nephew	6
before my niece	8
before my pal	3
before my roommate	6
before my sister	3
before my sister's	-1
before my son	-5
before my uncle	4
before my wife	2
before name ,	-3
before name .	4
before name :	3
before name ^	-4
before name and	-2
before name at	-6
before name auntie	5
before name aunty	-3
before name boss	1
before name boy	-3
before name brother	2
before name buddy	4
before name called	-3
before name cat	7
before name colleague	4
before name cousin	7
before name coworker	9
before name dad	-1
before name daughter	1
before name dog	3
before name flatmate	1
before name friend	1
before name girl	2
before name girlfriend	8
before name granddaughter	3
before name grandson	7
before name granny	2
before name husband	-1
before name i'm	1
before name is	2
before name it's	7
before name lad	5
before name law	-2
before name mama	-4
before name manager	7
before name mate	-2
before name mrs	-4
before name name's	7
before name named	-2
before name neighbour	4
before name nephew	8
before name niece	8
before name pal	5
before name partner	-5
before name roommate	-3
before name sister	-2
before name son	1
before name teacher	-3
before name that	3
before name uncle	5
before name was	2
before name wife	6
before name with	4
before name's	7
before named	-4
before nan's	4
before nationality is	3
before neighbour	5
before neighbour ,	5
before nephew	9
before nephew started	5
before never	-2
before new	-1
before next door	-5
before nickname me	3
before niece	8
before niece is	-1
before no	-10
before no longer	1
before not	2
before not a	1
before not doing	1
before now	2
before now ,	-2
before now i	2
before now it's	-5
before now on	6
before now she	-2
before now the	-6
before number is	-2
before nurse at	1
before occupation !	8
before occupation ,	5
before occupation ^	-1
before occupation a	6
before occupation an	-2
before occupation and	1
before occupation as	5
before occupation he	7
before occupation he's	9
before occupation i	4
before occupation i'm	2
before occupation in	-5
before occupation is	-1
before occupation my	-4
before occupation the	-10
before occupation was	3
before of a	2
before of the	5
before off	-2
before old dog	-3
before old friend	6
before on	3
before on a	-1
before on the	-5
before once	2
before one	1
before one ,	5
before one is	-4
before only	1
before only speaks	1
before our cat	4
before our daughter	7
before our dog	6
before our neighbour	2
before our old	-2
before out	2
before out ,	4
before out at	-9
before out i'm	-4
before out of	-5
before over	-6
before over in	-5
before own	1
before own a	-2
before owns a	-1
before owns have	7
before owns my	9
before owns own	5
before owns the	-2
before pal	5
before partner	-5
before personality a	8
before personality and	5
before personality he's	4
before personality i'm	6
before personality is	-1
before pet ,	1
before pet a	2
before pet adopted	-4
before pet got	2
before pet had	6
before pet has	-5
before pet have	4
before pet keep	8
before pet of	-4
before pet the	5
before pet with	-6
before phone ,	3
before phone :	3
before phone is	4
before phone it's	1
before place	-2
before place in	2
before plan ,	1
before plan :	3
before plan ^	-1
before plan a	-9
before plan and	-2
before plan are	6
before plan be	2
before plan from	1
before plan go	-1
before plan going	4
before plan gonna	4
before plan he's	3
before plan i	-7
before plan i'm	-3
before plan im	3
before plan is	1
before plan it's	4
before plan me	-1
before plan shall	7
before plan the	5
before plan to	7
before plan we	-3
before plan we're	5
before plan with	-4
before play	5
before play the	3
before plays the	3
before please ,	-6
before prefer	8
before preference a	6
before preference prefer	8
before preference rather	-1
before priya	6
before priya is	5
before project a	4
before project am	3
before project i'm	4
before project writing	1
before put	6
before quit	-1
before quit the	8
before raised	-2
before rather have	3
before read	-2
before record ^	-5
before record a	4
before record at	-1
before record got	1
before record has	2
before record in	1
before record is	3
before record the	5
before relation a	-6
before relationship_status ^	9
before relationship_status a	-6
before relationship_status am	1
before relationship_status every	-8
before relationship_status got	-4
before relationship_status i'm	6
before relationship_status im	6
before relationship_status is	1
before relationship_status was	6
before relationship_status were	-3
before religion ^	7
before religion a	1
before religion are	-2
before religion i'm	8
before religion is	-2
before religion raised	-2
before religion was	10
before roommate	-3
before runs	2
before said	8
before says	5
before says it's	-1
before scared of	1
before school ,	5
before school at	3
before school from	-1
before school in	4
before school is	4
before school to	1
before shall	1
before she has	2
before she is	6
before she loves	-5
before she speaks	6
before she's	3
before she's a	-1
before shes	5
before side ,	5
before since he	8
before since i	-1
before since the	2
before since we	-7
before sister	-1
before sister ,	4
before sister is	5
before skill can	5
before skill can't	3
before skill cannot	8
before skill cant	4
before skill to	-3
before small	-4
before so	-9
before so i	8
before so i'm	10
before so im	6
before so it's	2
before so please	1
before sold	-1
before sold my	5
before sold the	12
before son	-6
before son ,	-5
before son has	4
before son is	2
before spanish and	8
before speak	3
before stand	1
before start	5
before started	8
before still	3
before swapped the	-2
before switched from	-2
before take	4
before taken up	2
before taking	2
before taught	-8
before teacher	-3
before tenure ,	-3
before tenure -	2
before tenure .	-5
before tenure ^	6
before tenure after	1
before tenure at	-6
before tenure been	5
before tenure for	1
before tenure i'm	5
before tenure in	-2
before tenure is	-9
before tenure it	-1
before tenure like	1
before tenure married	5
before tenure there	5
before tenure with	-3
before terrified of	1
before that	2
before the	1
before then	1
before there	5
before there's	6
before three	4
before to	4
before to a	-3
before to be	-3
before to have	6
before took	1
before tore	-1
before turned	2
before turns	-6
before two	2
before uncle	3
before up	4
before up a	-4
before up for	4
before up in	1
before up the	-7
before up to	7
before us	-3
before use	6
before used to	5
before user_type ^	4
before user_type an	7
before uses ^	-5
before uses deleted	-1
before uses for	-2
before uses in	2
before uses my	-6
before uses on	7
before uses quit	4
before uses to	-2
before uses use	9
before uses with	-6
before vehicle a	6
before vehicle an	-4
before vehicle his	-1
before vehicle my	4
before vehicle sold	7
before vehicle the	-1
before vet in	2
before wanna	2
before want to	4
before wants to	3
before was	1
before was a	3
before was in	1
before was on	5
before was raised	-2
before we	3
before we are	7
before we got	6
before we have	-9
before we keep	5
before we shall	-1
before we speak	6
before we're	4
before we're in	9
before we've	-2
before we've got	-2
before weigh	4
before weight ^	8
before weight and	3
before weight from	-5
before weight i'm	-2
before weight to	2
before weight weigh	5
before well ,	4
before went	1
before went to	4
before were	-2
before were married	3
before whippet ,	-2
before wife	-3
before wife is	6
before wife's	1
before with	-2
before with a	-4
before with an	3
before with the	-3
before without	-4
before work	3
before work at	-3
before work is	-1
before worked at	6
before works at	2
before works for	7
before writing	1
before writing a	5
before years ,	2
before years at	4
before zodiac ^	10
before zodiac a	-3
belief	5
belief 0	-4
belief 1	1
belief 3	1
belief 4	6
belief denied	5
belief now	-1
belief self	1
birthday	-3
birthday 0	1
birthday 10	1
birthday 2	-6
birthday 4	7
birthday 6	4
birthday 8	10
birthday 9	1
birthday kin	-1
birthday now	2
birthday self	2
device	-1
device 0	-1
device 10	-1
device 3	1
device 5	-10
device 6	3
device 7	9
device 8	2
device 9	6
device kin	-1
device now	2
device over	-3
device self	1
diet	-3
diet 1	2
diet 2	6
diet 3	4
diet 6	-2
diet 7	-5
diet denied	3
diet kin	3
diet now	-1
diet over	2
diet pet	-7
dislikes	-10
dislikes 1	-5
dislikes 2	8
dislikes 3	-2
dislikes 4	-2
dislikes 5	-1
dislikes 6	2
dislikes 7	2
dislikes over	-4
dislikes self	-1
education	1
education 0	-2
education 2	-1
education now	4
education self	1
email	8
email 0	7
email 2	-4
email 3	5
email 4	1
email 5	2
email 6	2
email now	2
email self	4
employer	-3
employer 0	2
employer 2	-6
employer 3	7
employer 4	1
employer 5	-1
employer over	2
employer self	2
ethnicity	2
ethnicity 0	7
ethnicity now	2
ethnicity self	2
event	-1
event 1	1
event 10	-3
event 2	1
event 3	1
event 4	-5
event 5	1
event 6	-10
event 7	5
event 9	-4
event now	-1
event over	-3
event pet	-3
event self	-2
experience	4
experience 0	1
experience 1	-6
experience 10	3
experience 7	4
experience 8	-1
experience denied	5
experience kin	-4
experience now	-6
experience self	1
family	-2
family 0	8
family 1	4
family 2	-5
family 3	-5
family 5	1
family 6	-3
family 7	2
family 8	1
family 9	1
family kin	1
family now	-1
family self	-7
favorite	2
favorite 0	8
favorite 1	-3
favorite now	3
favorite self	3
fear	-1
fear 1	2
fear 10	2
fear 2	7
fear 3	1
fear 4	-4
fear 5	4
fear 8	4
fear kin	4
fear now	3
fear over	-4
fear pet	5
fear self	-1
first "	-13
first " i	-8
first " i'm	-5
first " my	-5
first " we	-4
first #1	-3
first #1 '	9
first #1 november	-2
first #2	1
first #2 ,	4
first #2 and	9
first #2 kilos	3
first #2 years	-7
first #3	5
first #3 -	2
first #3 cm	5
first #3 kilos	1
first #4	2
first #5	-5
first '	-6
first a	-6
first a golden	-5
first a guy	-5
first a pixel	-2
first actually	4
first affiliation after	-2
first affiliation dropped	7
first affiliation i	-1
first affiliation i'm	4
first affiliation i've	8
first affiliation joined	4
first affiliation left	7
first affiliation my	-3
first affiliation the	-10
first affiliation value	5
first after	-1
first after eleven	-1
first age a	2
first age and	6
first age at	6
first age been	-7
first age down	-4
first age granny	2
first age he	-3
first age how	2
first age i'm	7
first age is	1
first age mom's	2
first age my	1
first age not	-1
first age she	3
first age she's	4
first age the	6
first age turned	3
first age value	1
first age which	-4
first allergic	3
first allergic to	3
first allergy allergic	3
first allergy i	-7
first allergy i'm	3
first allergy my	11
first allergy value	9
first also	-2
first american	7
first american ,	6
first an	-2
first an old	6
first and	-1
first and a	1
first and at	5
first and he	4
first and he's	-3
first and i	6
first and i'm	-11
first and i've	-3
first and is	4
first and it's	6
first and my	7
first and now	-6
first and she	-1
first and so	2
first and the	-9
first and we	-4
first and with	5
first anders	-6
first any	-8
first appearance i	9
first appearance i'm	-5
first appearance i've	7
first appearance my	-1
first appearance value	4
first are	-6
first as	-3
first as a	-2
first asthma	-2
first at	7
first at #2	4
first at home	5
first aunt	-1
first aunty	2
first bald	1
first became	-8
first became a	-8
first because	-2
first because i	2
first because of	-1
first bee	2
first bee stings	2
first been a	-5
first been smoking	-8
first before	1
first before this	4
first best	-1
first best friend	7
first big	-6
first binned	-2
first birthday born	6
first birthday i	1
first birthday value	8
first biscuit	-1
first biscuit ,	-1
first born	-1
first born at	-6
first born in	1
first bought	3
first broke	-4
first broke his	-3
first broke my	1
first brother	-4
first brother tomek	-4
first but	-3
first but i	-3
first call	-1
first call me	-1
first callum	2
first callum's	2
first came	1
first can	-2
first can u	5
first can't dance	5
first can't stand	-3
first can't swim	2
first canadian	1
first cant	4
first cilantro tastes	5
first coach	-8
first could	-5
first could you	-3
first cousin	3
first cousin gaz	-2
first dad	3
first dad got	3
first dad passed	-3
first dad was	2
first dad will	-5
first dad's	5
first dale's	-4
first device a	-4
first device ditched	-2
first device got	2
first device i	-3
first device i'm	5
first device i've	1
first device my	2
first device so	8
first device swapped	4
first device the	4
first device value	1
first device what	-1
first did	-5
first diet "	-4
first diet and	-2
first diet i	7
first diet i'm	-1
first diet is	3
first diet not	8
first diet since	-4
first diet so	-1
first diet value	-6
first dislikes can't	-3
first dislikes honestly	3
first dislikes my	2
first dislikes value	-2
first ditched	-2
first ditched the	-2
first do	1
first doc	-1
first doctor	-3
first doctor says	-6
first does	-8
first does a	-4
first don't	-4
first don't believe	-2
first donal	-2
first done	11
first dont	-4
first dont use	-4
first down	2
first down to	2
first downstate	-1
first downstate let	-1
first dr	-3
first draft	1
first draft an	1
first drives	2
first driving	-3
first dropped out	-1
first education my	4
first eight	3
first eighty	1
first eighty -	1
first email	2
first email email	2
first email for	1
first email it's	2
first email my	2
first email value	2
first employer "	-2
first employer a	-7
first employer and	-9
first employer i	3
first employer i'm	6
first employer i've	2
first employer is	2
first employer left	3
first employer my	3
first employer our	-5
first employer started	2
first employer the	3
first employer value	-8
first employer we	-6
first english	7
first english and	8
first ethnicity i	-3
first event "	-4
first event a	-6
first event after	5
first event and	-4
first event dad	4
first event finally	8
first event grandpa	4
first event had	6
first event has	-1
first event having	-7
first event i	5
first event i'm	-8
first event i've	-6
first event im	-8
first event just	-1
first event mama	6
first event me	2
first event mom	-2
first event my	-2
first event our	-2
first event she	1
first event since	-5
first event so	1
first event the	-13
first event took	3
first event uncle	5
first event value	1
first event we	1
first event we've	2
first ever	4
first ever since	4
first every	-9
first ex	1
first ex -	1
first experience i	-1
first experience never	2
first explain	-6
first family and	3
first family got	6
first family i	4
first family i've	5
first family my	-10
first family there's	5
first family two	-2
first family value	2
first father	-1
first father in	-1
first favorite favourite	1
first favorite my	2
first favorite value	-2
first favourite	1
first fear i	4
first fear i'm	7
first fear im	7
first fear my	-4
first fear scared	7
first fear the	-5
first finally	8
first finished	1
first first	3
first five	-1
first flat	4
first flat feet	4
first for the	7
first for thirty	-6
first forget	2
first forty	-1
first four	-2
first fourteen	-1
first from	1
first from now	5
first full	2
first gave	3
first gave up	4
first girlfriend	6
first goal and	-2
first goal i	2
first goal my	5
first goal she	1
first goal the	-3
first goal value	2
first going	6
first going back	2
first gone	-4
first gonna	1
first got	3
first got a	6
first got my	-4
first got promoted	1
first got the	-3
first grandma	-1
first grandma's	-6
first grandpa	6
first granny	4
first granny jessie	4
first grew	1
first grew up	1
first habit a	-6
first habit and	-4
first habit but	-4
first habit gave	-4
first habit has	-6
first habit i've	4
first habit is	3
first habit mi	3
first habit my	-1
first habit now	2
first habit our	4
first habit quit	8
first habit she	-3
first habit since	4
first habit so	1
first habit stopped	3
first habit the	-9
first habit three	-7
first habit used	-1
first habit value	1
first habit we	10
first had	2
first had a	-2
first had my	2
first had to	2
first handed	4
first harvey	2
first has	-3
first has been	-6
first has moved	1
first has taken	-2
first having	2
first he	3
first he is	5
first he was	-2
first he's	3
first he's #2	1
first he's driving	4
first he's in	5
first health a	-1
first health and	-9
first health because	-2
first health been	-4
first health dad	4
first health dad's	6
first health doctor	-7
first health got	-1
first health had	1
first health has	2
first health i	2
first health i'm	-5
first health if	-4
first health is	-4
first health it	3
first health it's	3
first health mum's	-4
first health my	4
first health our	-6
first health since	3
first health so	-5
first health started	1
first health the	6
first health turns	-1
first health value	1
first height i	2
first height i'm	6
first height im	4
first height my	-2
first height value	5
first her	5
first her name's	-2
first hes	-3
first hobby gave	6
first hobby has	2
first hobby i	2
first hobby took	7
first hobby value	-1
first hometown born	1
first hometown grew	2
first hometown i	3
first hometown i'm	6
first hometown my	2
first honestly	5
first honestly i	3
first honestly i'm	3
first how	-3
first how long	-2
first i	1
first i am	1
first i been	8
first i believe	1
first i belong	6
first i broke	5
first i can	3
first i can't	-3
first i cannot	3
first i coach	-6
first i collect	4
first i cycle	5
first i did	2
first i do	3
first i don't	-1
first i dont	1
first i drive	4
first i earn	-1
first i eat	-2
first i failed	-8
first i fell	-3
first i finally	4
first i follow	-6
first i gave	2
first i get	1
first i go	-3
first i got	5
first i had	-1
first i hate	-1
first i have	3
first i haven't	-1
first i keep	1
first i left	2
first i let	4
first i like	5
first i live	-2
first i lost	-2
first i love	6
first i make	1
first i mean	7
first i never	-5
first i no	1
first i now	1
first i once	-1
first i own	5
first i passed	-5
first i prefer	-5
first i quit	-1
first i ran	5
first i read	-3
first i reckon	-1
first i run	8
first i said	-7
first i sing	-4
first i sold	3
first i speak	2
first i start	-3
first i still	-3
first i stopped	5
first i studied	1
first i swim	3
first i take	7
first i told	-4
first i tore	-1
first i use	-2
first i used	-1
first i wake	5
first i wanna	-1
first i want	1
first i was	1
first i weigh	4
first i won	-6
first i work	5
first i worked	3
first i would	-3
first i'd	2
first i'd rather	-1
first i'm	3
first i'm #1	-3
first i'm #2	5
first i'm a	-1
first i'm allergic	8
first i'm bald	6
first i'm canadian	-4
first i'm catholic	4
first i'm doing	3
first i'm down	4
first i'm five	3
first i'm going	2
first i'm having	-4
first i'm in	7
first i'm learning	-3
first i'm lowkey	6
first i'm not	2
first i'm on	1
first i'm part	-1
first i'm scottish	-3
first i'm six	-2
first i'm terrified	3
first i'm writing	6
first i've	2
first i've a	-3
first i've been	4
first i've dropped	-6
first i've gone	2
first i've got	4
first i've had	5
first i've lived	1
first i've never	1
first i've stopped	5
first i've swapped	-3
first if	-10
first if a	-5
first if i	-6
first if my	-5
first im	1
first im #2	6
first im a	1
first in	5
first in a	-3
first income i	2
first income my	1
first income the	1
first instruction and	-2
first instruction from	5
first instruction just	4
first instruction kindly	2
first instruction please	2
first instruction so	-3
first instruction value	-1
first iphone	-5
first iphone #2	-2
first is #1	-5
first is #2	-4
first is a	2
first is at	5
first is getting	3
first is it	2
first is moving	6
first is now	5
first it	1
first it has	-1
first it is	-2
first it was	3
first it's	-2
first it's a	-3
first it's been	-1
first it's not	-7
first it's the	1
first its	-4
first jess	8
first joined	1
first joined a	-1
first joined the	-2
first just	2
first just got	6
first kayla	2
first kaylee	1
first kids	6
first kindly	-2
first kuya	-6
first language and	4
first language at	2
first language i	-3
first language i'm	-1
first language in	4
first language only	4
first language she	-1
first language speaks	-1
first language value	-5
first language we	-2
first last	-2
first left	3
first left me	-1
first left the	5
first like	-2
first likes i	9
first likes loves	-3
first likes my	-2
first little	4
first lives	-2
first lives in	1
first living	1
first living_situation and	2
first living_situation i	-3
first living_situation i'm	-3
first living_situation my	-3
first living_situation she's	7
first living_situation so	3
first living_situation value	-7
first living_situation we	3
first location "	-3
first location a	-4
first location and	8
first location born	-4
first location has	-5
first location i	-6
first location if	-3
first location is	1
first location lives	2
first location me	5
first location my	1
first location our	-6
first location she	-1
first location the	-9
first location was	1
first location we	-3
first location we've	1
first location what	-2
first lola	2
first lose	9
first lost	-1
first loves	-3
first low	4
first major i	-4
first major my	3
first make	-7
first make me	-7
first mam	4
first mango	-3
first mango the	-3
first marcus	-5
first me	3
first me and	-3
first me mam's	6
first me nephew	4
first me sister	-2
first mi	2
first mi brother	-4
first mi cousin	5
first mi mother	-3
first mi sister	-4
first miss	4
first mom	-3
first mom passed	-4
first mom's	3
first mom's #2	3
first moms	6
first morning	5
first most	7
first mother	2
first mother -	-7
first moved from	7
first moved out	-4
first mr	3
first mr .	-1
first mrs	-2
first mrs .	1
first mrs gilroy	-4
first mrs linehan	-1
first mum had	-7
first mum has	-1
first mum retired	-4
first mum was	-4
first my	-1
first my abuela	5
first my assistant	7
first my asthmatic	-1
first my aunt's	-7
first my auntie	5
first my baby	3
first my bf	2
first my big	2
first my birthday	2
first my boss	4
first my brother	-1
first my brother's	-2
first my buddy	6
first my cat	3
first my colleague	1
first my cuz	-5
first my dad	1
first my dad's	1
first my daughter	5
first my daughter's	-4
first my diabetic	9
first my doctor	5
first my dog	2
first my eldest	2
first my email	1
first my ex	-5
first my favorite	-7
first my favourite	-2
first my fiancee	-4
first my five	-1
first my flatmate	5
first my friend	1
first my girl	-8
first my girlfriend	1
first my girlfriend's	9
first my grandmother	2
first my grandson	-4
first my granny	6
first my husband	5
first my husband's	4
first my iphone	-5
first my last	-4
first my late	-3
first my left	1
first my little	-1
first my mama	8
first my manager	-3
first my mate	-1
first my mom	2
first my mother	2
first my mother's	-1
first my mum	2
first my mum's	-3
first my neighbor	-3
first my neighbour	-3
first my nephew	4
first my new	-3
first my oldest	1
first my pal	6
first my partner	9
first my partner's	5
first my pension	4
first my phone	4
first my roommate	3
first my second	4
first my sister	3
first my sister's	-5
first my son	3
first my son's	1
first my teacher	-4
first my thinkpad	-3
first my two	5
first my uncle	1
first my wife	4
first my wife's	4
first my work	5
first my younger	-2
first my youngest	5
first nah	-2
first name	6
first name "	-3
first name a	4
first name and	-2
first name brother	5
first name can	4
first name could	-3
first name cousin	6
first name for	3
first name her	-2
first name i	-2
first name i'm	-3
first name is	3
first name it	5
first name it's	5
first name me	6
first name mi	4
first name my	3
first name name	6
first name name's	-2
first name old	-3
first name she's	-2
first name so	-2
first name the	2
first name uncle	6
first name value	-3
first name we	-7
first name what	-4
first name would	-2
first name you	-5
first name's	-2
first named	1
first nan's	5
first nationality my	-3
first nationality value	3
first nerea	-4
first never	-1
first never been	2
first new	1
first next	-1
first ngl	4
first ngl i	4
first niamh	-3
first nickname and	5
first nickname call	3
first nickname the	1
first nickname you	4
first niece	-2
first night	2
first night owl	2
first nine	-4
first nine weeks	4
first ninety -	2
first no	1
first no longer	1
first no more	4
first not	2
first not #2	-1
first not a	1
first not the	-2
first notion	3
first now	-1
first now i	5
first now i've	-6
first now it's	7
first now that	2
first number	-2
first occupation a	1
first occupation and	-1
first occupation dad	-1
first occupation he	10
first occupation i	4
first occupation i'm	8
first occupation i've	-8
first occupation im	-2
first occupation is	1
first occupation mum	-6
first occupation my	1
first occupation she's	-4
first occupation the	-9
first occupation value	7
first occupation was	2
first off	5
first off the	7
first oh	-2
first ok so	-3
first old	-1
first older	-1
first older brother	-1
first one	1
first one of	-4
first one sister	5
first one son	7
first only	1
first opal	-7
first our	-3
first our cat	5
first our daughter	3
first our dog	1
first our eldest	3
first our neighbour	-3
first our old	7
first our rabbit	1
first owns and	-5
first owns bought	7
first owns i	4
first owns left	-2
first owns my	2
first owns sold	5
first owns the	1
first owns we	-8
first passed	5
first passed the	4
first personality and	4
first personality he's	4
first personality i'm	5
first personality my	-3
first personality value	7
first pet i	-5
first pet our	1
first pet she	-2
first pet the	-1
first pet value	-3
first pet we	4
first pet we've	8
first phone and	-4
first phone is	2
first phone it's	1
first phone my	3
first phone value	3
first picked	8
first picked up	7
first pixel	5
first pixel #1	5
first plan "	-3
first plan and	5
first plan forget	2
first plan he	-5
first plan i	-7
first plan i'd	8
first plan i've	4
first plan im	-5
first plan is	4
first plan it's	1
first plan me	1
first plan mi	1
first plan my	-2
first plan not	-4
first plan now	3
first plan our	3
first plan since	2
first plan so	2
first plan the	1
first plan value	2
first plan we	-1
first plan we're	4
first plan we've	-5
first plan what	-6
first play	3
first plays	6
first please	-1
first please keep	6
first please use	-3
first polish	-5
first preference i	1
first preference i'd	2
first pregnant	2
first priya	-4
first priya and	4
first priyanka	3
first project i	-3
first project i'm	3
first project writing	7
first put	5
first quit	-1
first ran	-1
first ran my	3
first record got	7
first record i	2
first record my	-3
first record value	2
first relation i	-5
first relation my	-7
first relationship_status "	-3
first relationship_status and	-1
first relationship_status i	-3
first relationship_status is	-2
first relationship_status me	-1
first relationship_status my	-2
first relationship_status so	6
first relationship_status the	-5
first relationship_status we	1
first religion i	1
first religion i'm	2
first religion my	1
first religion was	4
first say	-6
first say i	-5
first scared	4
first scared of	2
first school i	5
first school is	7
first school me	-5
first school my	-2
first school value	-7
first scorpio	1
first scorpio apparently	2
first she	-2
first she has	6
first she is	4
first she lives	-3
first she speaks	2
first she wants	-1
first she was	5
first she's	-2
first she's #2	6
first she's a	-4
first she's got	-4
first shes	-1
first shes #2	-1
first should	-7
first should a	-3
first should i	-3
first signed	9
first since	2
first since i	3
first since the	3
first since we	-7
first sis	3
first sister	-1
first sister's	-5
first six	-1
first six foot	1
first six months	-2
first six years	-5
first sixteen	-3
first skill and	-3
first skill i	1
first skill my	-3
first so	-1
first so i	6
first so i'm	7
first so i've	-2
first so it's	6
first so mi	1
first so my	-9
first so now	-9
first so please	1
first so the	2
first software	-1
first software tester	-1
first sold	7
first sold the	6
first some	-5
first speaks	-1
first speaks spanish	-1
first started	2
first started as	3
first starting	-3
first still	3
first stopped	2
first stopped going	3
first suppose	-6
first suppose a	-4
first swapped	4
first swapped the	6
first switched	8
first tattie	3
first tell	-2
first tell me	-3
first tenure "	-4
first tenure after	-1
first tenure and	3
first tenure been	14
first tenure before	-1
first tenure for	-6
first tenure has	6
first tenure having	-2
first tenure i	-4
first tenure i'm	3
first tenure i've	3
first tenure it	6
first tenure it's	-4
first tenure mum	-6
first tenure my	-5
first tenure she's	3
first tenure the	7
first tenure value	-1
first that	-7
first the	-2
first the bride	-4
first the cat	5
first the civic	-3
first the doctor	3
first the dog	-2
first the girl	-5
first the ipad	3
first the new	3
first the old	3
first the pixel	-5
first the wife's	-7
first the woman	-6
first then	3
first there's	-4
first there's one	5
first they	3
first they've	1
first thinking	4
first thirty	2
first thirty -	5
first three	1
first three brothers	4
first told	-1
first took the	-6
first took up	6
first torn	5
first torn meniscus	4
first total	6
first total night	6
first turned	1
first turned #2	1
first turns	2
first turns out	1
first twenty	1
first twenty -	3
first two	1
first two brothers	1
first two cats	-5
first two sisters	5
first two years	1
first uncle	7
first up	9
first up at	7
first used	1
first used to	3
first user_type i	6
first user_type i'm	-4
first user_type my	-2
first user_type no	8
first user_type not	-2
first user_type used	-3
first user_type value	-1
first uses and	-5
first uses i	9
first uses i'm	-1
first uses my	-6
first uses value	-5
first uses we	6
first vehicle a	-1
first vehicle i've	-5
first vehicle is	-3
first vehicle my	3
first vehicle sold	10
first vehicle the	-2
first vehicle we	10
first vet	-2
first wait	-2
first was	2
first was a	1
first was living	5
first we	2
first we adopted	-8
first we are	-3
first we bought	3
first we finally	5
first we got	3
first we had	-2
first we have	-3
first we just	-9
first we keep	1
first we live	4
first we lost	-2
first we named	4
first we own	1
first we sold	-5
first we speak	5
first we use	3
first we used	2
first we were	5
first we're	2
first we're getting	6
first we're off	-2
first we've been	4
first we've got	-1
first weight i	-1
first weight i'm	-2
first weight my	3
first weight value	6
first went	2
first what	-9
first what do	5
first what does	-5
first what is	-3
first what's	-8
first what's the	-7
first whats	-4
first whats the	-4
first when	-4
first when my	-4
first where	-7
first which	-4
first which is	-7
first wife's	5
first worked	4
first works	3
first would a	-5
first would it	3
first would you	3
first write	-10
first write a	-7
first write me	-5
first writing	3
first writing a	2
first y'all	2
first y'all my	2
first yo	5
first you	4
first zodiac i'm	9
first zodiac im	6
first zodiac my	-1
first zodiac value	10
goal 0	-2
goal 1	1
goal 10	6
goal 2	-2
goal 3	-8
goal 4	7
goal 9	3
goal kin	3
goal now	1
goal over	-6
goal self	-2
habit	-2
habit 2	-1
habit 4	4
habit 5	-2
habit 6	-3
habit 7	-2
habit 8	6
habit denied	2
habit kin	-1
habit now	-2
habit pet	-4
head affiliation a	-2
head affiliation in	3
head affiliation secretary	-1
head affiliation st	7
head affiliation the	-2
head affiliation union	6
head age #1	2
head age eighty	4
head age eleven	-2
head age fifty	1
head age forty	2
head age fourteen	2
head age nine	-1
head age nineteen	-2
head age ninety	1
head age seventy	1
head age six	-5
head age thirty	1
head age twelve	-2
head age twenty	-4
head allergy bee	2
head allergy nuts	-1
head allergy peanuts	3
head allergy penicillin	1
head allergy shellfish	1
head allergy tree	6
head appearance bald	2
head appearance beard	3
head birthday #2	4
head birthday march	7
head birthday november	2
head birthday the	8
head device apple	-3
head device chromebook	-3
head device garmin	1
head device ipad	-1
head device macbook	5
head device pixel	6
head device samsung	2
head device tablet	-8
head device thinkpad	8
head diet eating	-6
head diet gluten	-1
head diet halal	1
head diet keto	4
head diet low	3
head diet meat	2
head diet off	-1
head diet pescatarian	3
head diet pork	-9
head diet vegan	-1
head diet vegetarian	3
head dislikes cilantro	4
head dislikes coriander	7
head dislikes group	3
head dislikes the	5
head education year	4
head employer co	-7
head employer corvane	7
head employer the	-9
head event a	-4
head event adopted	-8
head event been	-3
head event bought	2
head event broke	-2
head event came	-8
head event come	1
head event did	4
head event died	6
head event dropped	-4
head event fell	1
head event getting	-3
head event given	-1
head event gone	-1
head event got	-1
head event had	7
head event her	-6
head event in	8
head event laid	7
head event leaving	-6
head event left	6
head event lost	2
head event made	7
head event moved	-6
head event my	4
head event named	-5
head event on	4
head event opened	4
head event paid	6
head event passed	1
head event quit	3
head event ran	5
head event signed	7
head event slipped	9
head event sold	-2
head event split	-4
head event the	-1
head event to	1
head event took	4
head event was	-8
head event wedding	-5
head event went	2
head experience been	10
head experience flown	5
head experience worked	-1
head family a	-1
head family five	-4
head family little	-5
head family one	1
head family three	-3
head family two	2
head fear driving	6
head fear moths	4
head fear needles	7
head fear the	-2
head fear vacuum	4
head goal a	-1
head goal be	6
head goal finish	3
head goal learn	-5
head goal open	10
head goal see	5
head goal to	-1
head goal want	-1
head goal wants	-5
head habit #1	4
head habit #2	-2
head habit a	-3
head habit bite	8
head habit biting	-4
head habit call	6
head habit cycle	5
head habit do	5
head habit drink	1
head habit drinking	3
head habit eat	-10
head habit energy	4
head habit every	-2
head habit ex	-5
head habit four	6
head habit from	3
head habit get	3
head habit go	-1
head habit i	-5
head habit long	-5
head habit night	3
head habit on	1
head habit one	1
head habit phone	2
head habit pick	-1
head habit play	-2
head habit reads	1
head habit run	-3
head habit see	-5
head habit smoke	-2
head habit smoking	6
head habit still	8
head habit swim	5
head habit swimming	-1
head habit take	5
head habit taking	3
head habit the	5
head habit three	-3
head habit times	4
head habit to	-2
head habit two	-3
head habit up	7
head habit vaping	8
head habit wake	6
head habit walk	7
head health a	-3
head health amlodipine	-3
head health arthritis	1
head health asthma	4
head health bad	6
head health blood	-1
head health breast	-7
head health broke	-9
head health carpal	5
head health cataracts	-5
head health celiac	3
head health coeliac	-1
head health deaf	-1
head health dementia	-5
head health diabetes	2
head health diabetic	1
head health dyslexic	6
head health eczema	4
head health expecting	-3
head health glaucoma	5
head health had	-6
head health hearing	-8
head health heart	-9
head health high	4
head health insulin	-1
head health iron	3
head health kidney	-2
head health lexapro	-1
head health metformin	-3
head health mild	5
head health my	-3
head health pacemaker	3
head health parkinson's	2
head health plantar	5
head health pregnant	-4
head health sertraline	4
head health seven	7
head health sleep	6
head health slipped	1
head health stroke	-3
head health thyroid	7
head health tinnitus	4
head health torn	5
head health warfarin	4
head height #1	8
head height #3	-1
head hobby baking	5
head hobby bass	-5
head hobby bouldering	6
head hobby bridge	4
head hobby crochet	7
head hobby fly	6
head hobby football	6
head hobby play	8
head hobby the	5
head income #2	-1
head income #5	-1
head income $	1
head income about	4
head income £	3
head instruction correct	6
head instruction don't	-2
head instruction dont	4
head instruction keep	3
head instruction stop	-5
head instruction use	-3
head language gaelic	4
head language german	-2
head language greek	-1
head language irish	-2
head language italian	8
head language latin	-1
head language polish	-2
head language portuguese	-1
head language russian	-1
head language spanish	3
head language welsh	-1
head living_situation by	1
head living_situation in	-3
head living_situation just	3
head living_situation live	-2
head living_situation lives	-4
head living_situation living	6
head living_situation my	3
head living_situation rent	1
head living_situation renting	1
head living_situation shared	-4
head living_situation staying	3
head living_situation with	-1
head location berlin	5
head location boston	1
head location east	1
head location fresno	5
head location galway	2
head location halifax	2
head location hull	-3
head location leeds	3
head location leicester	1
head location lisbon	-1
head location perth	-2
head location preston	3
head location st	-1
head location sydney	3
head location utrecht	2
head major marine	-2
head name bernice	-7
head name big	2
head name brenda	-3
head name bruno	-6
head name canadian	-5
head name carol	2
head name catherine	5
head name chloe	-1
head name cody	5
head name colleen	4
head name craig	-3
head name dale	5
head name dana	5
head name denise	5
head name desmond	3
head name dorothy	6
head name dougie	-6
head name dr	1
head name duke	8
head name fennel	2
head name gary	6
head name gaz	2
head name gord	1
head name hana	1
head name hannah	-2
head name ingrid	-3
head name isla	-1
head name jess	6
head name joan	5
head name jodi	5
head name julie	3
head name kayla	-1
head name kaylee	-1
head name keith	-2
head name marcus	1
head name margaret	-4
head name marisol	4
head name martin	7
head name maureen	-4
head name miso	3
head name miss	3
head name mr	-1
head name nerea	-3
head name orla	2
head name owen	8
head name pauline	-4
head name pepper	-2
head name polish	-3
head name poppy	-5
head name priya	-6
head name priyanka	6
head name raj	3
head name ray	7
head name scottish	-6
head name shelby	2
head name sonia	1
head name stan	-5
head name theo	4
head name tomasz	7
head name tou	3
head name trev	3
head nationality american	1
head occupation a	7
head occupation an	3
head occupation bus	3
head occupation care	6
head occupation data	4
head occupation dental	2
head occupation drives	-1
head occupation driving	-2
head occupation line	-4
head occupation midwife	-1
head occupation miner	4
head occupation nurse	3
head occupation pastry	2
head occupation pharmacist	4
head occupation registered	-1
head occupation retired	-6
head occupation runs	-1
head occupation school	-3
head occupation teaches	6
head occupation vet	-6
head owns a	5
head owns air	-5
head owns chest	7
head owns drum	-2
head owns lil	3
head owns second	4
head personality a	-2
head personality pretty	-3
head personality quiet	4
head personality shy	-1
head personality stubborn	6
head personality terrible	-2
head personality too	5
head personality very	-1
head pet a	-3
head pet border	1
head pet cat	2
head pet dog	-9
head pet greyhound	-4
head pet six	3
head pet three	3
head phone #3	2
head phone #4	3
head phone #5	6
head plan #2	-1
head plan a	-4
head plan applying	8
head plan booked	6
head plan buying	-3
head plan coming	2
head plan doing	8
head plan flying	2
head plan getting	4
head plan go	-4
head plan going	8
head plan having	4
head plan in	-12
head plan leaving	-4
head plan moving	6
head plan off	1
head plan on	3
head plan one	4
head plan retiring	9
head plan starting	2
head plan the	2
head plan to	3
head plan up	-3
head preference a	6
head preference paper	6
head preference tea	2
head project a	2
head project restoring	3
head project small	5
head record #2	6
head record #3	-3
head record #4	-1
head record #5	-1
head record my	-8
head record passed	3
head record second	4
head record the	5
head relation new	-9
head relation two	-1
head relationship_status divorced	3
head relationship_status engaged	2
head relationship_status getting	-7
head relationship_status married	-2
head relationship_status single	3
head religion baptist	2
head religion buddhist	-2
head religion catholic	2
head religion hindu	7
head religion jehovah's	6
head religion lutheran	4
head religion methodist	-4
head religion muslim	1
head religion quaker	6
head school a	-2
head school atlanta	3
head school de	-7
head school leeds	2
head school st	-1
head skill cook	-4
head skill drive	6
head skill read	2
head skill ride	-3
head skill swim	6
head tenure #2	2
head tenure a	3
head tenure eight	6
head tenure eighteen	-5
head tenure eleven	3
head tenure five	1
head tenure for	1
head tenure forty	4
head tenure four	-4
head tenure nine	3
head tenure nineteen	-8
head tenure seven	-1
head tenure since	-11
head tenure six	3
head tenure sixteen	1
head tenure ten	5
head tenure thirty	-3
head tenure two	2
head user_type early	1
head user_type morning	9
head user_type night	-1
head user_type spreadsheet	-3
head uses duolingo	-2
head uses facebook	2
head uses google	5
head uses notion	7
head uses quickbooks	4
head uses whatsapp	-3
head vehicle #2	-2
head vehicle #4	11
head vehicle buick	2
head vehicle electric	-2
head vehicle mazda	-1
head vehicle my	5
head vehicle old	-5
head vehicle skoda	-2
head vehicle subaru	-1
head vehicle tesla	-2
head vehicle the	-6
head vehicle toyota	2
head weight #1	-7
head weight #2	4
head weight eleven	4
head zodiac capricorn	5
head zodiac leo	1
head zodiac pisces	1
head zodiac scorpio	4
health	2
health 0	-2
health 1	2
health 10	-3
health 3	-3
health 4	-1
health 5	1
health 6	5
health 7	2
health 8	1
health kin	1
health over	-1
health pet	4
health self	-2
height	-2
height 1	4
height 10	2
height 2	6
height 3	-7
height 4	4
height 5	-5
height 7	4
height 9	5
height kin	1
height now	1
height self	1
hobby	-4
hobby 0	-5
hobby 1	-2
hobby 2	4
hobby 3	-1
hobby 4	8
hobby 5	2
hobby 6	3
hobby 7	-1
hobby 8	-4
hobby 9	1
hobby kin	2
hobby over	1
hobby self	-1
hometown	-4
hometown 0	2
hometown 1	7
hometown 2	-7
hometown 3	1
hometown 4	3
hometown 6	2
hometown 7	-1
hometown now	2
hometown self	3
income	3
income 0	1
income 1	-1
income 2	-2
income 4	-1
income 5	-3
income 6	3
income 9	6
income now	2
income self	2
instruction	-4
instruction 1	8
instruction 10	7
instruction 3	1
instruction 4	-3
instruction 5	9
instruction 6	-4
instruction 7	-2
instruction 8	2
kin 0	-4
kin 1	2
kin 10	3
kin 3	1
kin 5	2
kin 6	2
kin 7	1
kin 8	4
kin 9	-3
kind affiliation	3
kind affiliation **0	2
kind affiliation **10	-4
kind affiliation **11	6
kind affiliation **15	3
kind affiliation **2	3
kind affiliation **3	5
kind affiliation **5	6
kind affiliation **b	-3
kind affiliation **e	-1
kind affiliation **h	1
kind affiliation **i	1
kind affiliation **l	-6
kind affiliation **o	-4
kind affiliation **r	4
kind affiliation **s	6
kind affiliation **t	-1
kind affiliation **y	1
kind affiliation **z	1
kind affiliation *1e	2
kind affiliation *1j	3
kind affiliation *1m	4
kind affiliation *2l	3
kind affiliation *2m	3
kind affiliation *2n	-6
kind affiliation *2x	-1
kind affiliation *3	8
kind affiliation *3g	-2
kind affiliation *3j	6
kind affiliation *3l	4
kind affiliation *3m	-1
kind affiliation *49	-7
kind affiliation *4v	2
kind affiliation *6	1
kind affiliation *6u	1
kind affiliation *77	2
kind affiliation *7a	3
kind affiliation *8	8
kind affiliation *8n	-2
kind affiliation *a	-6
kind affiliation *b	-3
kind affiliation *d	2
kind affiliation *i	2
kind affiliation *s	2
kind affiliation *y	-1
kind affiliation doing	1
kind affiliation field	-2
kind affiliation given	4
kind affiliation industry	-5
kind affiliation job	4
kind affiliation kin	-3
kind affiliation label	9
kind affiliation leisure	4
kind affiliation nation	-4
kind affiliation pastime	-4
kind affiliation place	-2
kind affiliation procedure	1
kind affiliation school	-1
kind affiliation sport	-5
kind affiliation trait	-5
kind affiliation workplace	7
kind age *0	1
kind age *5	1
kind age *a	-3
kind allergy	1
kind allergy **10	2
kind allergy **9	8
kind allergy **a	-3
kind allergy **h	4
kind allergy **k	2
kind allergy *2i	1
kind allergy *3j	4
kind allergy *44	2
kind allergy *75	2
kind allergy *87	3
kind allergy *88	2
kind allergy *89	5
kind allergy animal	5
kind appearance **0	1
kind appearance **16	4
kind appearance **18	1
kind appearance **3	-1
kind appearance **h	2
kind appearance *0	2
kind appearance *3i	2
kind appearance *7v	8
kind appearance *7y	-2
kind appearance *8	2
kind appearance *80	5
kind appearance *82	-3
kind appearance *8d	4
kind appearance *x	1
kind appearance body	1
kind appearance people	3
kind belief **0	-3
kind belief **10	7
kind belief **7	8
kind belief *0	-4
kind belief *1t	6
kind belief *8	5
kind belief *b	2
kind birthday **0	1
kind birthday *0	-1
kind birthday *a	2
kind birthday *h	5
kind birthday given	-3
kind device **0	-5
kind device **1	6
kind device **10	-3
kind device **1b	-5
kind device **3	-1
kind device **j	1
kind device *0	-3
kind device *11	4
kind device *3t	3
kind device *3u	-1
kind device *3w	-4
kind device *77	-3
kind device *8	-3
kind device *8s	-5
kind device *m	6
kind device *p	1
kind device device	4
kind device employer	7
kind device possession	-3
kind device tool	5
kind diet **0	-4
kind diet **10	4
kind diet **16	3
kind diet **18	1
kind diet **1b	-5
kind diet **3	-3
kind diet **9	4
kind diet **a	4
kind diet *0	-4
kind diet *17	3
kind diet *2a	6
kind diet *2g	3
kind diet *77	4
kind diet *8a	4
kind diet *8d	5
kind diet *8e	-2
kind diet *8p	-5
kind diet *y	-1
kind diet diet	3
kind diet label	-1
kind dislikes	3
kind dislikes **0	2
kind dislikes **13	3
kind dislikes **18	3
kind dislikes **5	-2
kind dislikes **h	5
kind dislikes **o	6
kind dislikes *0	6
kind dislikes *4o	2
kind dislikes *89	5
kind dislikes animal	2
kind dislikes doing	-2
kind dislikes field	-6
kind dislikes kin	3
kind education **0	-1
kind education **n	1
kind education **o	6
kind education *3	-11
kind education *4k	1
kind education *4q	4
kind education *4v	7
kind education *a	1
kind education *k	-7
kind education field	5
kind education industry	2
kind education procedure	8
kind education tech	6
kind education workplace	-6
kind email **11	3
kind email **5	5
kind email **7	4
kind email **e	1
kind email **j	2
kind email **k	2
kind email **r	2
kind email *1k	5
kind email *1r	4
kind email *2y	1
kind email *43	1
kind email *7c	3
kind employer	-2
kind employer **0	-3
kind employer **1	2
kind employer **11	3
kind employer **15	-9
kind employer **18	7
kind employer **1b	3
kind employer **2	-2
kind employer **4	3
kind employer **5	-1
kind employer **9	6
kind employer **a	3
kind employer **b	-3
kind employer **i	3
kind employer **j	3
kind employer **l	-4
kind employer **t	3
kind employer *0	-10
kind employer *15	3
kind employer *1i	-1
kind employer *1k	-5
kind employer *2a	5
kind employer *2i	3
kind employer *2n	-1
kind employer *3d	-5
kind employer *3e	-5
kind employer *3g	3
kind employer *57	-1
kind employer *77	2
kind employer *8c	5
kind employer *8v	3
kind employer *a	-6
kind employer *b	1
kind employer *j	3
kind employer *k	-2
kind employer *q	-4
kind employer *r	2
kind employer *s	4
kind employer dwelling	-2
kind employer employer	5
kind employer field	-7
kind employer given	2
kind employer industry	1
kind employer possession	5
kind employer school	-2
kind employer tool	-6
kind employer workplace	1
kind ethnicity **0	-1
kind ethnicity **u	-3
kind ethnicity *0	-1
kind ethnicity *65	-3
kind ethnicity language	-3
kind event **10	-3
kind event **11	-3
kind event **12	1
kind event **13	1
kind event **15	-4
kind event **16	3
kind event **18	-8
kind event **1b	-1
kind event **2	-4
kind event **3	3
kind event **4	1
kind event **5	-2
kind event **6	2
kind event **7	-2
kind event **8	-10
kind event **9	-1
kind event **a	-1
kind event **b	5
kind event **c	2
kind event **d	2
kind event **f	-1
kind event **g	1
kind event **h	-1
kind event **i	-2
kind event **j	-2
kind event **k	6
kind event **l	10
kind event **m	4
kind event **n	-1
kind event **o	-1
kind event **p	-3
kind event **r	-2
kind event **s	-1
kind event **u	-2
kind event **v	-3
kind event **w	-3
kind event *1	1
kind event *10	-4
kind event *11	5
kind event *12	3
kind event *15	1
kind event *16	-5
kind event *17	6
kind event *19	2
kind event *1j	2
kind event *1m	1
kind event *1n	4
kind event *1q	4
kind event *1t	-11
kind event *21	-2
kind event *25	-7
kind event *2h	2
kind event *2i	8
kind event *2k	-10
kind event *2l	3
kind event *2m	-1
kind event *2t	5
kind event *3	1
kind event *31	-2
kind event *37	1
kind event *39	6
kind event *3a	6
kind event *3d	3
kind event *3e	-3
kind event *3g	-5
kind event *3k	-9
kind event *3l	1
kind event *3m	-9
kind event *3n	4
kind event *3p	-1
kind event *45	-2
kind event *47	4
kind event *4f	4
kind event *4k	1
kind event *4m	2
kind event *4o	7
kind event *4q	-2
kind event *4w	4
kind event *54	-9
kind event *55	2
kind event *57	2
kind event *5o	1
kind event *5w	-8
kind event *5x	2
kind event *5z	-2
kind event *62	2
kind event *6e	-3
kind event *6k	-1
kind event *6u	3
kind event *6x	-3
kind event *74	3
kind event *76	-6
kind event *77	-5
kind event *79	2
kind event *7b	-4
kind event *7e	1
kind event *7i	1
kind event *7j	4
kind event *7k	-1
kind event *7m	-1
kind event *7o	-6
kind event *7p	-3
kind event *7q	3
kind event *7r	4
kind event *7v	-2
kind event *7w	1
kind event *7y	8
kind event *8	2
kind event *82	-8
kind event *83	-3
kind event *84	8
kind event *88	-6
kind event *8a	-9
kind event *8c	5
kind event *8e	-6
kind event *8m	4
kind event *8s	1
kind event *a	1
kind event *b	3
kind event *c	-8
kind event *d	5
kind event *f	3
kind event *j	-6
kind event *k	-9
kind event *r	-5
kind event *s	-2
kind event *w	3
kind event *x	-3
kind event *y	5
kind event *z	-4
kind event animal	-8
kind event breed	-1
kind event condition	-9
kind event dwelling	2
kind event employer	4
kind event field	1
kind event given	3
kind event ill	-11
kind event industry	5
kind event instrument	4
kind event job	1
kind event jobless	1
kind event kin	2
kind event label	1
kind event language	-2
kind event leisure	-2
kind event nation	3
kind event place	-6
kind event possession	1
kind event procedure	3
kind event school	-7
kind event sport	-2
kind event tech	-2
kind event workplace	4
kind experience **18	6
kind experience **2	-1
kind experience **3	3
kind experience **4	-1
kind experience **7	1
kind experience **a	-5
kind experience **h	1
kind experience **i	2
kind experience **l	4
kind experience **o	-3
kind experience **r	-7
kind experience **y	-5
kind experience *0	3
kind experience *11	10
kind experience *12	7
kind experience *15	-1
kind experience *2i	-5
kind experience *3e	-4
kind experience *3o	4
kind experience *5	-7
kind experience *6x	-1
kind experience *8	4
kind experience *87	6
kind experience *a	4
kind experience *b	-1
kind experience *k	-6
kind experience *r	-1
kind experience leisure	-5
kind experience place	5
kind experience possession	2
kind experience procedure	8
kind experience workplace	-1
kind family **0	1
kind family **t	-1
kind family *0	1
kind family *5	4
kind family *5x	4
kind family *5z	-8
kind family *8	-6
kind favorite **0	7
kind favorite *0	7
kind fear **0	-2
kind fear **13	3
kind fear **16	-1
kind fear **3	1
kind fear **a	6
kind fear **g	-6
kind fear *0	-1
kind fear *2j	6
kind fear *37	-6
kind fear *5w	-1
kind fear *7k	-1
kind fear *7m	7
kind fear *7v	-1
kind fear *y	7
kind fear job	-2
kind fear kin	-3
kind goal **0	-1
kind goal **10	-4
kind goal **11	-4
kind goal **13	-1
kind goal **18	4
kind goal **4	2
kind goal **5	1
kind goal **h	-2
kind goal **i	-1
kind goal **l	-1
kind goal **u	6
kind goal **w	-1
kind goal *0	3
kind goal *15	3
kind goal *3	3
kind goal *3g	4
kind goal *3l	2
kind goal *3m	-2
kind goal *47	-3
kind goal *4q	1
kind goal *4v	-1
kind goal *5	6
kind goal *65	6
kind goal *6k	2
kind goal *8	3
kind goal *8c	3
kind goal *a	5
kind goal *b	-6
kind goal body	-3
kind goal dwelling	6
kind goal field	4
kind goal industry	2
kind goal job	-1
kind goal language	1
kind goal leisure	6
kind goal nation	1
kind goal place	-1
kind goal possession	8
kind goal procedure	5
kind goal workplace	-1
kind habit	-2
kind habit **0	-2
kind habit **10	-3
kind habit **13	-2
kind habit **15	1
kind habit **16	5
kind habit **17	6
kind habit **18	4
kind habit **1b	4
kind habit **2	-4
kind habit **3	3
kind habit **5	1
kind habit **7	-2
kind habit **8	2
kind habit **9	3
kind habit **a	1
kind habit **b	1
kind habit **c	3
kind habit **f	-5
kind habit **h	-1
kind habit **i	1
kind habit **j	-6
kind habit **k	-7
kind habit **l	-9
kind habit **o	-3
kind habit **r	1
kind habit **t	-2
kind habit **u	1
kind habit **w	7
kind habit **x	3
kind habit **y	2
kind habit *0	1
kind habit *10	-8
kind habit *12	5
kind habit *1e	-4
kind habit *1i	1
kind habit *1j	-1
kind habit *1k	5
kind habit *1o	2
kind habit *1q	-4
kind habit *1t	1
kind habit *2	-4
kind habit *24	-1
kind habit *2a	2
kind habit *2b	-3
kind habit *2d	6
kind habit *2f	6
kind habit *2g	5
kind habit *2i	-5
kind habit *2r	3
kind habit *3	4
kind habit *3l	3
kind habit *3m	-2
kind habit *3n	-2
kind habit *3o	3
kind habit *3u	-8
kind habit *3w	6
kind habit *4q	-3
kind habit *5	7
kind habit *6k	3
kind habit *6q	5
kind habit *6u	5
kind habit *6x	-2
kind habit *7	-6
kind habit *75	5
kind habit *77	-2
kind habit *78	2
kind habit *7j	3
kind habit *7m	-1
kind habit *7v	2
kind habit *7w	-2
kind habit *8	4
kind habit *82	10
kind habit *83	-1
kind habit *85	6
kind habit *88	-2
kind habit *8a	3
kind habit *8d	1
kind habit *8e	1
kind habit *8p	4
kind habit *a	2
kind habit *b	-5
kind habit *d	-7
kind habit *k	1
kind habit *r	-7
kind habit *s	-2
kind habit *w	-5
kind habit *x	2
kind habit *z	4
kind habit care	-6
kind habit device	-3
kind habit doing	3
kind habit dwelling	-5
kind habit given	-1
kind habit job	2
kind habit kin	-4
kind habit label	-1
kind habit leisure	4
kind habit medicine	-8
kind habit people	-8
kind habit place	1
kind habit possession	3
kind habit procedure	-2
kind habit sport	1
kind habit tech	-6
kind habit tool	-2
kind habit vehicle	1
kind habit workplace	-1
kind health **0	-3
kind health **10	2
kind health **13	3
kind health **15	-5
kind health **16	-5
kind health **18	-7
kind health **1a	-3
kind health **1b	-9
kind health **3	3
kind health **5	5
kind health **6	6
kind health **7	-5
kind health **8	5
kind health **9	3
kind health **a	-1
kind health **f	2
kind health **g	-2
kind health **k	4
kind health **p	-5
kind health **t	1
kind health *0	-4
kind health *10	5
kind health *1h	2
kind health *1m	5
kind health *1n	6
kind health *24	5
kind health *2d	6
kind health *2g	-3
kind health *2i	-3
kind health *2k	2
kind health *3	6
kind health *31	5
kind health *33	-1
kind health *37	-2
kind health *45	4
kind health *4x	-5
kind health *5	1
kind health *5z	2
kind health *73	-5
kind health *77	6
kind health *7j	-7
kind health *7k	1
kind health *7m	8
kind health *7p	-3
kind health *8	1
kind health *8e	-4
kind health *8k	-4
kind health *8m	1
kind health *a	-5
kind health *x	-1
kind health body	3
kind health care	-4
kind health condition	2
kind health device	4
kind health kin	-1
kind health medicine	3
kind health possession	7
kind health procedure	-2
kind health sign	-1
kind height	5
kind height **0	-2
kind height **3	1
kind height *0	-2
kind height *5	-2
kind height *x	1
kind height body	1
kind hobby **0	-2
kind hobby **10	3
kind hobby **13	6
kind hobby **16	2
kind hobby **18	9
kind hobby **4	-5
kind hobby **5	-3
kind hobby **b	3
kind hobby **g	1
kind hobby **h	1
kind hobby **i	3
kind hobby **t	-4
kind hobby **x	-4
kind hobby **y	6
kind hobby *0	-3
kind hobby *10	4
kind hobby *11	6
kind hobby *1e	-4
kind hobby *37	1
kind hobby *3e	3
kind hobby *3j	3
kind hobby *5w	-6
kind hobby *6u	8
kind hobby *6x	6
kind hobby *74	3
kind hobby *7m	9
kind hobby *7z	-1
kind hobby *8	-3
kind hobby *88	5
kind hobby *89	7
kind hobby *8d	5
kind hobby *a	-3
kind hobby *d	4
kind hobby *y	-2
kind hobby animal	-6
kind hobby instrument	1
kind hobby kin	-2
kind hobby leisure	4
kind hobby pastime	3
kind hobby possession	4
kind hobby sport	4
kind hometown	3
kind hometown **0	3
kind hometown **10	-3
kind hometown **11	4
kind hometown **15	-3
kind hometown **h	2
kind hometown **l	3
kind hometown *3a	-1
kind hometown *3d	2
kind hometown *77	-3
kind hometown *79	2
kind hometown *7a	5
kind hometown *7b	1
kind hometown *7d	3
kind hometown *7e	-2
kind hometown *7o	-3
kind hometown place	-1
kind income	1
kind income **0	-1
kind income **4	2
kind income **d	4
kind income *2t	4
kind income *5	3
kind income *a	2
kind instruction **13	9
kind instruction **3	-2
kind instruction **5	-1
kind instruction **7	-2
kind instruction **c	8
kind instruction **j	4
kind instruction **r	-4
kind instruction **s	4
kind instruction *1	5
kind instruction *1q	-4
kind instruction *1r	6
kind instruction *1t	-1
kind instruction *2p	8
kind instruction *3	9
kind instruction *3r	4
kind instruction *5p	4
kind instruction *7l	9
kind instruction *8	1
kind instruction *a	7
kind instruction *b	-4
kind instruction *x	-7
kind instruction field	7
kind instruction industry	6
kind instruction language	-1
kind instruction nation	7
kind instruction tool	2
kind language **11	-1
kind language **c	2
kind language **l	-2
kind language **u	-1
kind language *2p	2
kind language *4d	-4
kind language *65	-1
kind language *79	-1
kind language language	1
kind language nation	-2
kind language people	9
kind likes	1
kind likes **0	-5
kind likes **18	-3
kind likes **3	5
kind likes **5	4
kind likes **9	-3
kind likes **h	1
kind likes **x	7
kind likes *0	-4
kind likes *1m	4
kind likes *3h	2
kind likes *6o	6
kind likes field	2
kind likes given	-5
kind likes pastime	8
kind living_situation **3	3
kind living_situation **4	-4
kind living_situation **7	2
kind living_situation **k	6
kind living_situation **o	-2
kind living_situation **t	-2
kind living_situation *1	7
kind living_situation *19	-1
kind living_situation *1t	4
kind living_situation *3n	4
kind living_situation *45	6
kind living_situation *5	5
kind living_situation *5z	-3
kind living_situation *8	2
kind living_situation *a	2
kind living_situation *x	3
kind living_situation dwelling	3
kind living_situation industry	-3
kind living_situation kin	1
kind living_situation place	6
kind living_situation possession	3
kind living_situation procedure	2
kind location	7
kind location **0	-8
kind location **12	2
kind location **15	-1
kind location **b	-5
kind location **i	-2
kind location **l	-3
kind location **r	-3
kind location **u	5
kind location *0	-7
kind location *2m	-3
kind location *3l	-2
kind location *49	1
kind location *4c	2
kind location *54	-6
kind location *55	5
kind location *5g	-2
kind location *62	5
kind location *79	-2
kind location *7a	1
kind location *7d	-3
kind location *7e	5
kind location *7o	-1
kind location *y	1
kind location given	-10
kind location place	-1
kind major **0	5
kind major **4	1
kind major **j	3
kind major **o	2
kind major *15	1
kind major *3w	-1
kind major *4q	2
kind major *4v	5
kind major *j	-2
kind major job	-1
kind major possession	1
kind name	4
kind name **0	-8
kind name **10	5
kind name **12	7
kind name **15	-4
kind name **16	-4
kind name **19	9
kind name **1b	2
kind name **9	-1
kind name **b	-4
kind name **d	1
kind name **e	5
kind name **h	-6
kind name **i	-7
kind name **j	1
kind name **k	2
kind name **l	-7
kind name **t	2
kind name **x	-3
kind name *1	-5
kind name *2	-2
kind name *2n	2
kind name *2u	1
kind name *2w	8
kind name *2y	3
kind name *3b	-3
kind name *3t	6
kind name *3z	3
kind name *40	2
kind name *41	-2
kind name *42	-2
kind name *45	6
kind name *54	4
kind name *55	-8
kind name *56	-4
kind name *57	1
kind name *59	-2
kind name *5a	3
kind name *5d	-1
kind name *5e	4
kind name *5g	-3
kind name *5h	2
kind name *5i	2
kind name *5j	3
kind name *65	-5
kind name *67	4
kind name *6a	4
kind name *6s	-2
kind name *77	-3
kind name *79	-6
kind name *7c	3
kind name *7g	4
kind name *7o	1
kind name *7t	-5
kind name *7v	-3
kind name *8	2
kind name *87	-6
kind name *88	1
kind name *89	2
kind name *8i	7
kind name *8n	6
kind name *8p	-5
kind name *8v	-3
kind name *a	-8
kind name given	3
kind name kin	1
kind name language	-8
kind name maker	-6
kind name nation	-9
kind name place	-8
kind name tech	-5
kind name tool	-5
kind name vehicle	-9
kind name workplace	-6
kind nationality **0	1
kind nationality **11	7
kind nationality **u	-1
kind nationality *0	1
kind nationality *1	1
kind nationality *65	-1
kind nationality *79	7
kind nationality language	-3
kind nickname	-1
kind nickname **r	-2
kind nickname *43	2
kind nickname *44	-3
kind nickname kin	4
kind occupation	-6
kind occupation **0	-1
kind occupation **1	-1
kind occupation **10	3
kind occupation **11	-6
kind occupation **15	-6
kind occupation **16	-3
kind occupation **18	2
kind occupation **1b	-2
kind occupation **2	1
kind occupation **3	2
kind occupation **4	7
kind occupation **5	4
kind occupation **9	-2
kind occupation **a	-1
kind occupation **b	-4
kind occupation **e	-5
kind occupation **h	3
kind occupation **i	5
kind occupation **j	3
kind occupation **l	3
kind occupation **n	1
kind occupation **o	1
kind occupation **p	1
kind occupation **r	-4
kind occupation **w	3
kind occupation *11	3
kind occupation *12	4
kind occupation *15	4
kind occupation *2a	1
kind occupation *2i	-1
kind occupation *2x	-1
kind occupation *3	-1
kind occupation *3g	4
kind occupation *3j	-2
kind occupation *3l	1
kind occupation *3s	4
kind occupation *3u	4
kind occupation *3w	-1
kind occupation *49	5
kind occupation *4k	3
kind occupation *4x	1
kind occupation *55	-4
kind occupation *5e	-4
kind occupation *6	-2
kind occupation *6h	4
kind occupation *6k	3
kind occupation *74	-1
kind occupation *7r	-6
kind occupation *8	2
kind occupation *82	9
kind occupation *88	5
kind occupation *8c	-1
kind occupation *8d	1
kind occupation *8v	-5
kind occupation *a	-6
kind occupation *b	-7
kind occupation *d	-2
kind occupation *j	-2
kind occupation *k	2
kind occupation *l	2
kind occupation *o	-2
kind occupation *r	-1
kind occupation *s	7
kind occupation *y	-2
kind occupation *z	6
kind occupation animal	-3
kind occupation care	-2
kind occupation field	2
kind occupation industry	-5
kind occupation instrument	-1
kind occupation job	3
kind occupation jobless	-3
kind occupation kin	6
kind occupation label	2
kind occupation place	-5
kind occupation possession	4
kind occupation procedure	3
kind occupation school	-3
kind occupation tool	-4
kind occupation vehicle	2
kind occupation workplace	1
kind owns	-9
kind owns **13	2
kind owns **16	6
kind owns **18	5
kind owns **1b	-1
kind owns **3	2
kind owns **5	-2
kind owns **9	1
kind owns **f	3
kind owns **g	5
kind owns **h	1
kind owns **i	9
kind owns **r	1
kind owns **y	-3
kind owns *11	-5
kind owns *2a	-1
kind owns *3	4
kind owns *31	5
kind owns *33	-2
kind owns *37	5
kind owns *3u	2
kind owns *5	2
kind owns *5f	3
kind owns *5j	-5
kind owns *7l	-1
kind owns *7m	10
kind owns *7y	7
kind owns *8	1
kind owns *8d	2
kind owns *x	5
kind owns *z	-1
kind owns body	-1
kind owns doing	8
kind owns dwelling	2
kind owns instrument	5
kind owns pastime	8
kind owns possession	6
kind owns vehicle	3
kind owns workplace	-6
kind personality **0	-2
kind personality **16	1
kind personality **17	6
kind personality **3	-5
kind personality **7	-4
kind personality **a	4
kind personality **s	-2
kind personality **t	-2
kind personality *0	-1
kind personality *1z	-1
kind personality *5m	-3
kind personality *5n	2
kind personality *83	2
kind personality *85	6
kind personality *a	-5
kind personality *d	3
kind personality *x	-5
kind personality animal	2
kind personality trait	4
kind pet **0	4
kind pet **10	-3
kind pet **16	-2
kind pet **l	3
kind pet **r	6
kind pet **t	6
kind pet *0	6
kind pet *3	-2
kind pet *49	1
kind pet *5	6
kind pet *5w	4
kind pet *77	4
kind pet *7v	2
kind pet *80	-1
kind pet *83	-2
kind pet animal	1
kind pet breed	4
kind pet given	6
kind pet kin	-4
kind pet nation	-2
kind phone	4
kind plan **0	-1
kind plan **10	-6
kind plan **11	1
kind plan **12	7
kind plan **16	-2
kind plan **18	-2
kind plan **2	7
kind plan **3	-2
kind plan **4	-2
kind plan **5	-6
kind plan **6	2
kind plan **7	-4
kind plan **a	2
kind plan **b	5
kind plan **c	-3
kind plan **d	1
kind plan **g	-9
kind plan **h	-2
kind plan **i	2
kind plan **j	-3
kind plan **k	-1
kind plan **l	-1
kind plan **n	-3
kind plan **o	-6
kind plan **p	-7
kind plan **q	4
kind plan **y	8
kind plan *0	4
kind plan *1	-2
kind plan *11	3
kind plan *1n	1
kind plan *1q	-10
kind plan *1r	12
kind plan *1t	-6
kind plan *2	-2
kind plan *2h	2
kind plan *2i	-2
kind plan *2m	3
kind plan *3	2
kind plan *39	-5
kind plan *3a	-4
kind plan *3d	-4
kind plan *3e	5
kind plan *3f	4
kind plan *3k	-4
kind plan *3l	-10
kind plan *3m	-3
kind plan *3n	8
kind plan *3o	5
kind plan *3u	-7
kind plan *45	-1
kind plan *47	1
kind plan *49	1
kind plan *4c	-1
kind plan *4k	-3
kind plan *4q	-9
kind plan *5	1
kind plan *52	5
kind plan *57	-1
kind plan *5x	-1
kind plan *5z	3
kind plan *6k	-1
kind plan *6x	6
kind plan *77	1
kind plan *78	-5
kind plan *79	1
kind plan *7a	3
kind plan *7b	-7
kind plan *7c	4
kind plan *7e	9
kind plan *7f	3
kind plan *7o	-4
kind plan *7v	-3
kind plan *83	-7
kind plan *8p	1
kind plan *8s	2
kind plan *8v	-7
kind plan *a	2
kind plan *b	-2
kind plan *d	5
kind plan *h	1
kind plan *k	4
kind plan *s	6
kind plan *y	1
kind plan *z	-7
kind plan animal	-3
kind plan doing	-3
kind plan dwelling	1
kind plan field	-3
kind plan industry	-3
kind plan job	4
kind plan kin	-5
kind plan language	3
kind plan nation	1
kind plan pastime	-4
kind plan place	-1
kind plan possession	-6
kind plan procedure	4
kind plan school	2
kind plan sport	-4
kind plan tech	4
kind plan tool	-8
kind plan vehicle	-9
kind plan workplace	2
kind preference **0	4
kind preference **10	3
kind preference **13	5
kind preference **16	-4
kind preference **18	2
kind preference **3	4
kind preference **5	-1
kind preference **7	-2
kind preference **i	-3
kind preference **j	6
kind preference *0	3
kind preference *1j	7
kind preference *1q	2
kind preference *3n	-3
kind preference *3w	3
kind preference *77	3
kind preference *7k	4
kind preference *8	-5
kind preference *8a	2
kind preference *a	2
kind preference *b	2
kind preference *y	5
kind preference device	3
kind preference tool	4
kind project **0	2
kind project **16	-5
kind project **18	-1
kind project **1b	-3
kind project **5	2
kind project **h	2
kind project **o	3
kind project **t	5
kind project *0	3
kind project *1f	3
kind project *1j	7
kind project *4	5
kind project *4u	3
kind project *5x	3
kind project *6	1
kind project *8	3
kind project *83	-5
kind project *88	2
kind project animal	-6
kind project field	3
kind project kin	4
kind project pastime	6
kind project possession	4
kind project procedure	7
kind project workplace	5
kind record	1
kind record **2	-3
kind record **7	1
kind record **d	3
kind record **h	-5
kind record *2t	2
kind record *3	-4
kind record *5	-3
kind record *8	-7
kind record *a	7
kind record *k	4
kind record *r	-3
kind record dwelling	-7
kind record job	2
kind record kin	-4
kind record procedure	8
kind record tech	2
kind record tool	3
kind relation **0	-2
kind relation **3	7
kind relation **t	-1
kind relation *0	-2
kind relation *y	7
kind relation job	-2
kind relation kin	1
kind relationship_status **0	-3
kind relationship_status **v	2
kind relationship_status *0	2
kind relationship_status *6e	2
kind relationship_status *8	-9
kind relationship_status label	2
kind religion **p	6
kind religion **w	-1
kind religion *2l	-1
kind religion *2o	2
kind religion *4x	6
kind religion *6i	-1
kind religion faith	1
kind religion workplace	1
kind school	1
kind school **0	2
kind school **11	2
kind school **15	-2
kind school **b	-4
kind school **h	-6
kind school **l	-2
kind school **o	-1
kind school **r	6
kind school *3d	-7
kind school *3g	-6
kind school *4q	-6
kind school *5l	6
kind school *79	8
kind school *7a	1
kind school *7b	-2
kind school *7o	-4
kind school *a	-1
kind school *k	1
kind school given	-5
kind school place	2
kind school school	2
kind skill	2
kind skill **0	1
kind skill **16	2
kind skill **18	-1
kind skill **5	-1
kind skill **c	1
kind skill **i	-2
kind skill **j	2
kind skill *0	-2
kind skill *1m	1
kind skill *2r	1
kind skill *6u	6
kind skill *6x	-4
kind skill *7m	-2
kind skill *8	8
kind skill *80	6
kind skill *8d	-2
kind skill *a	8
kind skill *b	-2
kind skill *x	6
kind skill *y	-3
kind skill field	-4
kind skill industry	-2
kind skill job	-4
kind skill label	-4
kind skill leisure	2
kind skill tech	2
kind skill vehicle	2
kind tenure *0	-1
kind tenure *5	2
kind tenure *a	-4
kind tenure *k	-4
kind user_type **0	1
kind user_type **j	2
kind user_type **t	-3
kind user_type *3u	2
kind user_type *5w	2
kind user_type *8	2
kind user_type *a	3
kind user_type animal	2
kind user_type kin	2
kind user_type label	3
kind user_type trait	-4
kind uses	-1
kind uses **0	-5
kind uses **10	-1
kind uses **5	3
kind uses **7	7
kind uses **j	3
kind uses *1k	3
kind uses *1x	7
kind uses *3u	3
kind uses *77	-1
kind uses device	3
kind uses employer	5
kind uses tech	-2
kind uses tool	3
kind vehicle	-5
kind vehicle **0	3
kind vehicle **10	1
kind vehicle **11	-3
kind vehicle **13	-1
kind vehicle **16	3
kind vehicle **1b	5
kind vehicle **3	-1
kind vehicle **e	-4
kind vehicle **h	2
kind vehicle **k	1
kind vehicle **r	4
kind vehicle **w	-1
kind vehicle **y	-5
kind vehicle *0	2
kind vehicle *2z	-4
kind vehicle *3i	1
kind vehicle *43	1
kind vehicle *54	1
kind vehicle *55	4
kind vehicle *6g	-1
kind vehicle *6x	-5
kind vehicle *77	1
kind vehicle *7k	-1
kind vehicle *8	-1
kind vehicle *8v	5
kind vehicle *z	1
kind vehicle employer	-2
kind vehicle maker	2
kind vehicle vehicle	-1
kind weight	-6
kind weight **0	2
kind weight **16	1
kind weight **3	1
kind weight **d	1
kind weight *14	1
kind weight *2t	1
kind weight *5	5
kind weight *7w	1
kind zodiac **1b	2
kind zodiac **r	1
kind zodiac *54	1
kind zodiac *8u	2
kind zodiac given	1
kind zodiac sign	1
language	-2
language 0	-1
language 1	2
language 10	4
language 2	4
language 3	1
language 4	-6
language 5	-4
language 7	-1
language 8	2
language kin	-2
language self	1
likes	-4
likes 3	2
likes 4	7
likes kin	1
likes now	2
living_situation	-4
living_situation 0	-5
living_situation 1	4
living_situation 10	1
living_situation 2	-1
living_situation 3	9
living_situation 4	1
living_situation 5	-3
living_situation 6	-3
living_situation 8	6
living_situation 9	-6
living_situation kin	3
living_situation now	1
living_situation over	-4
living_situation self	-1
location	-5
location 0	-1
location 1	3
location 2	-7
location 3	-2
location 4	9
location 6	6
location kin	1
location now	-1
location over	5
location self	-1
major	3
major 0	-2
major 6	7
major kin	1
major now	5
major over	-8
message "	-12
message " i	-6
message " i'm	-5
message " my	-4
message #1	-1
message #1 '	6
message #1 november	-3
message #2	7
message #2 and	8
message #2 kilos	3
message #3	5
message #5	-7
message a	-1
message a customer	-3
message a golden	-5
message a good	8
message a guy	-5
message a man	-5
message a small	5
message abbu's	-5
message abbu's sold	-5
message actually	4
message affiliation long	1
message after	4
message after ten	-7
message age long	-1
message age middle	1
message age short	-2
message allergic	5
message allergic to	5
message allergy long	-1
message allergy middle	-1
message allergy short	6
message also	2
message american	5
message amma's	-7
message amma's hba	-7
message an	1
message and	-3
message are	-5
message as	2
message as a	1
message asthma	7
message at	5
message at fifty	4
message aunt	-3
message aunty	3
message back	3
message back in	3
message bald	1
message bea	-6
message because	4
message bee	5
message bee stings	5
message been	-4
message been a	-5
message been diagnosed	-9
message been in	-4
message been smoking	-8
message before this	4
message belief long	-1
message belief middle	1
message best	3
message best friend	7
message best friends	-1
message binned	-2
message birthday middle	2
message birthdays	-2
message biscuit	2
message biscuit ,	1
message booked	7
message born	1
message born and	1
message bought	10
message bought a	6
message broke	2
message broke my	1
message brother	-3
message brother danny	-3
message brother tomek	-4
message bug	-4
message bug isn't	-6
message call	-2
message call me	-2
message callum	-6
message callum's	-4
message can	1
message can u	3
message can you	-2
message can't	6
message can't dance	5
message can't drive	7
message can't stand	-3
message can't swim	2
message cant	4
message catholic	5
message changed	-1
message changed my	4
message chef	7
message chef asked	4
message cilantro	-3
message clean	-2
message clean up	-7
message context	3
message context for	3
message correction	5
message correction ,	2
message correction on	5
message could	-4
message could you	-4
message cousin	3
message cousin gaz	-2
message dad	1
message dad got	1
message dad had	5
message dad passed	-3
message dad was	3
message dad will	-5
message dad's	1
message dale	1
message dale's	-7
message devan's	-8
message devan's mother	-8
message device long	-1
message device middle	1
message diet long	-2
message diet middle	3
message diet short	-1
message dislikes long	2
message dislikes middle	-1
message ditched	-1
message ditched the	-1
message do	1
message doc	2
message doc says	2
message doctor	-3
message doctor says	-6
message does	-5
message does a	-4
message don't	-1
message don't believe	-2
message donal	-2
message done	8
message dont	-1
message dont use	-1
message down	2
message down to	2
message draft	1
message draft an	1
message driving	1
message dropped	-1
message dropped out	1
message duchess	3
message duchess had	3
message duolingo	-1
message education long	-1
message education middle	1
message email	6
message email for	6
message email long	2
message email middle	4
message employer long	1
message employer middle	-1
message employer short	3
message ethnicity middle	9
message event middle	-2
message event short	2
message ever	4
message ever since	4
message everton	-4
message everton mother	-7
message every	-6
message everybody	8
message ex	5
message ex -	5
message experience long	-4
message experience middle	3
message family middle	-1
message father	-2
message father in	-1
message favorite middle	-1
message fear long	3
message fear short	1
message finally	1
message finally paid	5
message finally sold	-3
message finished	-1
message first	4
message five	-1
message fix	-5
message fix the	-5
message flat	4
message flat feet	4
message for	5
message for the	10
message for thirty	-6
message forget	3
message forget the	4
message four	-5
message friend	2
message from	4
message from now	5
message gave	-1
message gave up	3
message getting	-4
message girlfriend	4
message gone	-4
message good	2
message good evening	-3
message good morning	7
message good news	-4
message got	2
message got a	3
message got my	-3
message got promoted	2
message got the	-5
message grandma	-1
message grandma's	-6
message grandpa	10
message grandpa ,	6
message grandson	5
message granny	4
message granny jessie	4
message grew	-1
message grew up	-1
message guy	-6
message habit long	-2
message habit middle	-1
message habit short	9
message had a	-6
message had my	2
message had to	1
message hana	5
message hana ,	5
message handed	5
message hate	7
message haven't	3
message haven't told	4
message having	5
message he's	-3
message health middle	-1
message height middle	2
message hello	10
message hello again	8
message her	-2
message hey	1
message hey ,	-7
message hey bro	-10
message hey good	5
message hey im	8
message hey so	4
message hi	9
message hi !	4
message hi ,	8
message hi bestie	-3
message hi there	4
message hiya	8
message hiya ,	8
message hobby long	-2
message hobby short	8
message hometown long	4
message hometown middle	-1
message hometown short	4
message honestly	-1
message honestly i	-1
message how	-1
message how do	3
message i	-1
message i am	5
message i became	-3
message i been	8
message i believe	1
message i belong	6
message i break	-1
message i broke	4
message i can	-1
message i can't	-1
message i cannot	2
message i coach	-6
message i collect	6
message i crochet	-2
message i cycle	5
message i do	3
message i don't	-2
message i dont	1
message i drive	10
message i dropped	-1
message i earn	-1
message i fell	-3
message i follow	-6
message i gave	-4
message i get	-1
message i go	1
message i got	1
message i grew	-1
message i grow	1
message i had	-1
message i hate	5
message i keep	5
message i left	2
message i let	4
message i like	4
message i live	6
message i lost	4
message i love	8
message i make	-1
message i must	4
message i never	-5
message i no	3
message i now	1
message i once	-1
message i only	-2
message i own	3
message i passed	-3
message i play	-1
message i prefer	-5
message i quit	2
message i ran	2
message i read	-3
message i reckon	-2
message i run	6
message i said	-7
message i sing	-6
message i sold	3
message i spend	-3
message i start	1
message i studied	1
message i swim	5
message i switched	-5
message i teach	-2
message i thought	-2
message i took	2
message i tore	2
message i use	-2
message i wake	4
message i walk	2
message i wanna	3
message i want	2
message i was	-2
message i weigh	4
message i won	-3
message i work	3
message i worked	3
message i would	-3
message i'd	-2
message i'd love	-7
message i'd rather	-2
message i'd sooner	1
message i'm	-4
message i'm #1	-2
message i'm #2	4
message i'm a	-2
message i'm allergic	8
message i'm bangladeshi	-5
message i'm building	-1
message i'm canadian	-3
message i'm catholic	4
message i'm church	7
message i'm done	-7
message i'm down	4
message i'm five	2
message i'm gluten	-1
message i'm going	1
message i'm good	1
message i'm in	6
message i'm learning	-3
message i'm lowkey	6
message i'm meredith	9
message i'm not	-4
message i'm on	-1
message i'm part	-1
message i'm pescatarian	6
message i'm pregnant	7
message i'm scared	2
message i'm scottish	-3
message i'm six	-4
message i'm terrified	-1
message i'm the	-4
message i'm writing	3
message i've	1
message i've a	-3
message i've dropped	-7
message i've got	7
message i've had	1
message i've left	-3
message i've lived	1
message i've never	6
message i've swapped	-3
message i've two	8
message if	-10
message if a	-4
message if i	-8
message if my	-5
message im	2
message im #2	7
message im a	3
message in	1
message in a	-6
message in house	9
message in july	-3
message in my	-5
message in the	-1
message income long	4
message income middle	-2
message instruction long	-10
message instruction middle	3
message instruction short	6
message iphone	-7
message is	-14
message is #1	-5
message is a	-4
message is it	-6
message is there	1
message is this	-5
message it	2
message it has	-3
message it is	-1
message it turns	8
message it was	-1
message it's	-1
message it's been	2
message jaylen	-9
message joined	3
message joined a	1
message just	1
message just call	1
message just got	6
message keep	-5
message kids	6
message kindly	-2
message kuba	-7
message kuya	-3
message language short	-3
message last	-1
message last year	1
message lawd	3
message lawd ,	3
message left	1
message left the	7
message let	2
message let me	3
message let's	-11
message let's practise	-10
message letter	7
message letter come	7
message likes long	-2
message likes middle	3
message little	4
message living	1
message location long	-2
message location middle	1
message location short	3
message lola	2
message long	-2
message lost	-2
message loup	-5
message loup ridge	-5
message low	4
message mabel	-4
message major long	2
message major middle	-1
message make	1
message mam no	-2
message mama	3
message mango	-5
message mango the	-5
message me	1
message me and	-3
message me brother	6
message me mate	7
message me nephew	4
message me sister	2
message mi	5
message mi brother	-4
message mi cousin	7
message mi mother	-3
message mi pitbull	-6
message mi sister	-4
message middle	1
message miss	8
message missed	-5
message missed my	-4
message mom	1
message mom passed	-4
message mom's	5
message mom's #2	5
message moms	6
message morning	7
message most	7
message mother	5
message mother -	-7
message mother in	5
message mother's	1
message mother's cat	-1
message moved	3
message moved from	7
message moved my	-8
message moved off	-1
message moved out	1
message mr	-6
message mr .	-6
message mrs	-6
message mrs .	-4
message mrs gilroy	-4
message mrs linehan	-1
message mum	-2
message mum and	-5
message mum had	-7
message mum has	-1
message mum retired	-4
message mum was	-4
message mum's	-3
message mum's started	-3
message my	-1
message my #2	3
message my abuela	5
message my apple	-5
message my assistant	4
message my aunt's	-7
message my auntie	5
message my baby	-1
message my back	10
message my best	4
message my bf	2
message my big	2
message my boarder	-7
message my boss	6
message my boy	5
message my brother	-4
message my brother's	-3
message my buddy	-1
message my cat	1
message my classroom	-5
message my colleague	3
message my cousin	1
message my coworker	-4
message my cuz	-5
message my dad	4
message my dad's	-1
message my dadi	7
message my daughter's	-9
message my diabetic	7
message my doctor	5
message my dog	-4
message my early	-1
message my ears	-2
message my email	2
message my english	-3
message my ex	-6
message my father	-2
message my favorite	-7
message my fellow	-6
message my fiancee	-5
message my first	-4
message my five	-1
message my flatmate	7
message my friend	1
message my girl	-8
message my girlfriend	1
message my girlfriend's	9
message my grandad	7
message my granddaughter	4
message my grandmother's	-4
message my grandson	-3
message my granny	-2
message my half	3
message my hearing	-2
message my hours	3
message my husband	-2
message my husband's	2
message my income	-5
message my iphone	-5
message my laptop	5
message my last	2
message my late	1
message my law	-2
message my left	4
message my little	-5
message my lovely	-5
message my mama	4
message my manager	3
message my mom	6
message my mom's	-6
message my momma	4
message my mother	-4
message my mum	4
message my mum's	-3
message my name	3
message my neighbor	-4
message my neighbour	2
message my nephew	4
message my nephew's	1
message my new	6
message my niece	1
message my offensive	-5
message my old	-7
message my oldest	5
message my pal	7
message my parents	2
message my partner	4
message my partner's	-2
message my pension	4
message my phone	7
message my record	-6
message my roommate	-2
message my second	4
message my shorthand	-5
message my sister	2
message my sister's	4
message my son	4
message my son's	1
message my steel	-4
message my teacher	2
message my telephone	1
message my thinkpad	-3
message my two	6
message my welsh	-2
message my whippet	-7
message my wife	7
message my work	3
message my younger	-1
message my youngest	10
message nah	6
message nah lie	5
message name long	3
message name middle	-2
message name short	-1
message nan's	7
message nationality long	4
message nationality middle	-1
message need	6
message need a	5
message neighbor	4
message neighbor mrs	4
message nerea	-3
message never	7
message never been	1
message never mind	8
message new	7
message new boss	4
message new number	1
message new phone	-2
message new place	-3
message next	-1
message ngl	4
message ngl i	4
message nickname long	-1
message nickname short	6
message niece	-2
message night	-4
message night owl	-4
message no	2
message no longer	-2
message no more	3
message nobody	-1
message not	4
message not doing	-5
message notice	3
message now	-4
message now that	2
message now then	-7
message occupation middle	-2
message occupation short	2
message off	7
message off the	7
message oh	2
message oh and	3
message ok	3
message ok so	4
message old	5
message old school	3
message old time	-5
message older	-1
message older brother	-1
message on	-3
message on paper	-4
message one	1
message one of	-4
message one sister	6
message one son	7
message only	3
message opal	-2
message our	3
message our cat	5
message our daughter	6
message our dog	2
message our eldest	6
message our lass	-7
message our michelle	4
message our neighbor	5
message our neighbour	-1
message our new	-2
message our offer	1
message our old	10
message our rabbit	1
message our two	-2
message our user	-7
message our younger	7
message owns long	-5
message owns middle	4
message packed	1
message passed	5
message passed the	7
message paste	-3
message persona	-6
message persona a	-6
message personality long	2
message pet middle	1
message pet short	-1
message phone	5
message phone middle	7
message picked	6
message picked up	5
message plan middle	-1
message plan short	4
message play	3
message please	-3
message please correct	-4
message please don't	-2
message please keep	6
message please put	-2
message pls	2
message polish	-5
message preference long	-5
message preference middle	6
message priya	1
message priya ,	-2
message priya and	4
message project long	2
message project middle	-2
message put	7
message quick	6
message quit	-1
message quit the	-5
message ran	3
message ran my	3
message random	4
message random but	4
message reading	-5
message record long	-1
message record middle	2
message record short	-2
message relationship_status long	1
message relationship_status middle	-2
message relationship_status short	7
message religion long	-1
message religion middle	6
message religion short	-10
message rewrite	-3
message rewrite this	-3
message right	-6
message right ,	-7
message rohan	6
message roommate	-1
message salaam	6
message salaam ,	6
message say	-9
message say i	-5
message scared	3
message scared of	1
message school long	-1
message school middle	-2
message scorpio	-5
message scorpio ,	-3
message scorpio not	-6
message scrap	4
message scratch	-7
message scratch the	1
message second	2
message second year	2
message she	-1
message she's	-1
message she's a	5
message short	4
message should	-10
message should a	-3
message should i	-3
message signed	7
message since	2
message since i	2
message since my	4
message since we	-7
message sis	3
message sister	4
message sister's	-7
message sister's girl	-8
message six	3
message skill long	-3
message skill middle	2
message skill short	8
message so	5
message so i	-2
message so i'm	-5
message so my	-2
message so the	7
message sold the	-1
message some	-5
message son	-2
message sonia	-1
message sonia ,	-1
message sooo	-2
message started	-3
message started as	3
message starting	1
message stop	-5
message stop calling	-4
message stopped going	3
message suppose	-8
message suppose a	-6
message swapped	9
message swapped the	6
message switched	6
message tanisha	-8
message tanner	-2
message tanner and	-2
message tell	1
message template	-6
message template :	-6
message tenure short	-3
message that hungarian	2
message the	-2
message the bride	-4
message the cat	5
message the chamber	-7
message the civic	-3
message the doctor	4
message the dog	1
message the dog's	4
message the flip	2
message the girl	-5
message the grey	2
message the guinea	-2
message the guy	1
message the ipad	3
message the lady	1
message the man	2
message the neighbour	-8
message the new	-2
message the old	-5
message the pixel	-7
message the python	8
message the saturday	3
message the thinkpad	4
message the trucker	-6
message the woman	-4
message the yaris	6
message there's	2
message there's one	8
message theres	-6
message they	-2
message they have	5
message they hired	-1
message they've	-3
message they've put	-4
message thinking	2
message this	-9
message this is	-8
message three	3
message three brothers	4
message tldr	-4
message tldr this	-4
message told	2
message told you	4
message took up	4
message total	6
message total night	6
message traded	7
message translate	-6
message translate to	-6
message turn	-7
message turned	-5
message turned #2	-1
message turning	6
message turning #2	6
message turns	2
message turns out	2
message two	-1
message two brothers	-3
message two sisters	5
message uncle	6
message uncle booker	6
message uncle staszek	-7
message until	-7
message until last	-7
message up	6
message up at	4
message up to	4
message update	5
message used	2
message used to	2
message user_type middle	1
message uses long	1
message uses middle	2
message vegetarian	-7
message vehicle long	5
message vehicle middle	-5
message vehicle short	5
message wait	6
message wait i	6
message was	4
message was raised	2
message we	-2
message we adopted	-3
message we also	-4
message we are	-2
message we bought	2
message we changed	-8
message we closed	-1
message we finally	5
message we got	2
message we had	-4
message we have	-3
message we just	-3
message we live	4
message we lost	-6
message we named	5
message we own	-2
message we sold	-5
message we speak	7
message we use	3
message we used	-1
message we were	1
message we're	-2
message we're no	3
message we've	5
message we've been	5
message we've got	2
message we've swapped	-2
message weight long	2
message well	1
message well ,	4
message well hey	-8
message well i	4
message went	4
message went back	2
message were	3
message what	-2
message what do	-1
message what is	-2
message what's	2
message what's the	2
message whats	-4
message whats the	-4
message when	1
message when my	-4
message which	-9
message which is	-6
message wick	6
message wife's called	3
message with	1
message with my	5
message worked	4
message would	-3
message would a	-5
message would it	3
message would you	-2
message write	-9
message write a	-10
message write me	-1
message writing	-1
message writing a	2
message y'all	2
message y'all my	2
message yo	7
message you	7
message you should	6
message zodiac long	6
message zodiac middle	-1
name	-3
name 0	4
name 1	-2
name 10	2
name 2	-3
name 3	2
name 4	-6
name 5	1
name 6	4
name 7	2
name 8	-3
name 9	4
name kin	1
name over	-2
name pet	8
name self	-6
nationality	1
nationality 1	-2
nationality 3	-3
nationality 5	6
nationality kin	2
nationality self	-1
near known affiliation	-6
near known age	4
near known allergy	3
near known birthday	1
near known diet	3
near known employer	-1
near known event	-1
near known experience	-5
near known family	-3
near known fear	4
near known goal	2
near known habit	-1
near known health	-1
near known height	3
near known hobby	1
near known hometown	2
near known income	-8
near known instruction	-5
near known kin elsewhere	2
near known kin nowhere	3
near known language	2
near known likes	1
near known living_situation	3
near known location	1
near known major	1
near known name	3
near known nationality	2
near known nickname	-3
near known occupation	2
near known own before	1
near known own elsewhere	-9
near known own nowhere	1
near known owns	-1
near known personality	3
near known pet	6
near known plan	-1
near known record	-2
near known relationship_status	1
near known religion	1
near known school	1
near known skill	-2
near known tenure	-3
near known user_type	3
near known uses	-10
near known vehicle	1
near known weight	1
near known zodiac	-1
near nobody affiliation	2
near nobody age	-3
near nobody allergy	1
near nobody appearance	-1
near nobody belief	2
near nobody birthday	1
near nobody diet	-1
near nobody dislikes	-1
near nobody education	3
near nobody email	4
near nobody employer	4
near nobody ethnicity	2
near nobody event	-1
near nobody experience	2
near nobody family	2
near nobody favorite	3
near nobody fear	-2
near nobody goal	-2
near nobody height	3
near nobody hometown	-1
near nobody income	4
near nobody instruction	2
near nobody kin before	3
near nobody kin elsewhere	-4
near nobody kin nowhere	-5
near nobody language	-1
near nobody living_situation	-3
near nobody location	-1
near nobody name	-4
near nobody nationality	-1
near nobody nickname	-4
near nobody occupation	-3
near nobody own elsewhere	1
near nobody own nowhere	-3
near nobody personality	-4
near nobody pet	-3
near nobody phone	4
near nobody plan	-1
near nobody preference	3
near nobody project	2
near nobody record	2
near nobody relation	1
near nobody relationship_status	-2
near nobody school	-3
near nobody skill	1
near nobody tenure	2
near nobody user_type	-2
near nobody uses	3
near nobody vehicle	1
near nobody zodiac	5
near stranger affiliation	3
near stranger age	-2
near stranger allergy	-5
near stranger diet	-4
near stranger employer	-9
near stranger event	1
near stranger habit	-1
near stranger health	2
near stranger height	-6
near stranger kin before	-8
near stranger kin elsewhere	2
near stranger language	-3
near stranger location	1
near stranger name	-9
near stranger nickname	15
near stranger occupation	-2
near stranger owns	3
near stranger pet	-2
near stranger relationship_status	2
near stranger tenure	-1
nickname	-3
nickname 10	9
nickname 2	-2
nickname 6	2
nickname 7	3
nickname 8	1
nickname now	2
occupation	-8
occupation 0	-3
occupation 1	6
occupation 2	1
occupation 3	2
occupation 4	-5
occupation 5	-1
occupation 6	-7
occupation 7	4
occupation 8	7
occupation 9	-2
occupation kin	1
occupation now	-1
occupation over	1
occupation self	-2
of aunt	3
of boss	4
of boyfriend	6
of brother	6
of child	-8
of cousin	3
of coworker	5
of daughter	3
of doctor	-18
of ex_husband	-8
of ex_partner	-12
of father	-3
of father_in_law	-1
of friend	5
of girlfriend	-1
of grandchildren	-5
of granddaughter	3
of grandfather	2
of grandmother	7
of grandson	5
of husband	-2
of landlord	-11
of mother	-2
of mother_in_law	15
of neighbor	4
of nephew	9
of niece	2
of null	-1
of parents	-10
of partner	-2
of pet	2
of roommate	4
of sibling	-9
of sister	2
of son	-3
of teacher	-3
of uncle	2
of wife	-10
owns	2
owns 0	1
owns 2	-6
owns 6	6
owns 9	-1
owns kin	-2
owns now	1
owns over	-2
owns self	1
personality	-3
personality 2	2
personality 4	-3
personality 5	4
personality 6	-6
personality now	2
personality over	-7
personality self	-2
pet	-5
pet 0	4
pet 1	1
pet 10	1
pet 2	-1
pet 4	-6
pet 5	2
pet 6	-1
pet 7	-2
pet 8	2
pet 9	3
pet denied	4
pet kin	4
pet now	2
pet over	-4
phone	7
phone 0	4
phone 10	3
phone 5	2
phone 8	-5
phone 9	5
phone now	4
phone self	4
plan	1
plan 0	-3
plan 1	1
plan 10	5
plan 2	5
plan 3	-5
plan 4	4
plan 5	1
plan 6	7
plan 7	-6
plan 9	1
plan kin	-3
plan now	2
plan over	-6
plan self	1
preference	-3
preference 0	-4
preference 1	4
preference 2	5
preference 3	4
preference now	2
preference self	1
project	-1
project 0	-2
project 1	3
project 2	4
project 4	3
project now	3
project self	1
quoted 0	1
quoted 1	-2
quoted 2	-16
record	2
record 0	-3
record 1	1
record 2	3
record 5	-2
record 6	2
relation	1
relation 0	6
relationship_status	-6
relationship_status 0	-3
relationship_status 1	-4
relationship_status 2	4
relationship_status 3	-3
relationship_status 5	5
relationship_status 7	-1
relationship_status 8	5
relationship_status denied	1
relationship_status over	-1
relationship_status self	-1
religion	1
religion 5	5
religion 7	7
religion kin	2
religion now	1
religion over	-1
school	2
school 0	-2
school 1	-5
school 2	-1
school 3	2
school 6	3
school 7	5
school 9	4
school kin	1
school now	1
school over	-5
school self	-1
self	-1
self 0	-2
self 10	2
self 3	-2
self 4	2
self 5	-2
self 6	1
self 7	1
self 8	-2
self 9	4
self before affiliation kin	-6
self before affiliation own	1
self before age kin	4
self before age own	-3
self before allergy kin	5
self before allergy own	-6
self before appearance kin	-5
self before appearance own	-1
self before birthday own	2
self before device own	4
self before diet own	3
self before dislikes kin	3
self before dislikes own	1
self before education kin	2
self before education own	-2
self before email own	3
self before employer kin	5
self before employer own	1
self before ethnicity own	2
self before event kin	2
self before event own	-2
self before experience own	-2
self before family own	-6
self before favorite own	12
self before fear kin	5
self before fear own	2
self before goal kin	5
self before habit kin	1
self before habit own	1
self before health kin	1
self before height kin	1
self before height own	1
self before hobby kin	1
self before hobby own	-1
self before hometown kin	2
self before income own	4
self before instruction own	-2
self before language kin	-1
self before language own	1
self before likes kin	1
self before likes own	4
self before living_situation kin	-3
self before living_situation own	1
self before location kin	1
self before location own	-1
self before major kin	3
self before major own	-7
self before name own	-4
self before nationality kin	-1
self before nationality own	2
self before occupation kin	3
self before occupation own	-4
self before owns kin	1
self before owns own	1
self before personality kin	3
self before pet kin	2
self before phone own	4
self before plan kin	-3
self before plan own	1
self before preference own	-1
self before record kin	-3
self before record own	1
self before relation kin	-7
self before relationship_status own	3
self before religion kin	1
self before school kin	1
self before school own	-2
self before skill kin	-2
self before skill own	2
self before tenure kin	-7
self before tenure own	-1
self before user_type own	2
self before uses kin	-6
self before uses own	3
self before vehicle own	3
self before weight own	-1
self before zodiac kin	2
self before zodiac own	1
self elsewhere affiliation kin	-1
self elsewhere affiliation own	-2
self elsewhere age kin	1
self elsewhere allergy kin	6
self elsewhere allergy own	5
self elsewhere appearance own	-2
self elsewhere birthday own	1
self elsewhere device own	-5
self elsewhere diet kin	2
self elsewhere dislikes own	-3
self elsewhere education kin	-1
self elsewhere education own	-2
self elsewhere email own	1
self elsewhere employer kin	-7
self elsewhere employer own	1
self elsewhere event kin	1
self elsewhere event own	-1
self elsewhere experience own	-2
self elsewhere family kin	3
self elsewhere family own	-3
self elsewhere favorite own	-2
self elsewhere fear kin	2
self elsewhere fear own	-1
self elsewhere goal kin	-2
self elsewhere goal own	-1
self elsewhere habit kin	-6
self elsewhere habit own	-2
self elsewhere health kin	-1
self elsewhere health own	2
self elsewhere height own	2
self elsewhere hobby kin	1
self elsewhere hobby own	2
self elsewhere hometown kin	-2
self elsewhere hometown own	4
self elsewhere income own	2
self elsewhere kin	1
self elsewhere language own	1
self elsewhere likes kin	7
self elsewhere likes own	-1
self elsewhere location kin	1
self elsewhere location own	-16
self elsewhere major own	2
self elsewhere name kin	3
self elsewhere name own	-7
self elsewhere nationality kin	6
self elsewhere nationality own	2
self elsewhere occupation kin	-2
self elsewhere occupation own	1
self elsewhere personality kin	1
self elsewhere personality own	-4
self elsewhere pet kin	-3
self elsewhere phone own	5
self elsewhere plan kin	-3
self elsewhere plan own	-1
self elsewhere project own	5
self elsewhere record kin	5
self elsewhere record own	4
self elsewhere relationship_status kin	1
self elsewhere relationship_status own	1
self elsewhere religion kin	1
self elsewhere religion own	2
self elsewhere school kin	2
self elsewhere school own	-1
self elsewhere skill kin	-2
self elsewhere skill own	6
self elsewhere tenure kin	3
self elsewhere tenure own	3
self elsewhere user_type own	-1
self elsewhere uses kin	-6
self elsewhere uses own	2
self elsewhere vehicle kin	-1
self elsewhere vehicle own	3
self elsewhere weight own	3
self elsewhere zodiac own	3
self nowhere affiliation own	6
self nowhere age kin	1
self nowhere allergy kin	1
self nowhere allergy own	2
self nowhere appearance own	5
self nowhere birthday own	1
self nowhere device own	1
self nowhere diet own	-3
self nowhere dislikes own	3
self nowhere email own	4
self nowhere employer kin	-4
self nowhere employer own	-1
self nowhere event kin	-5
self nowhere event own	1
self nowhere experience own	8
self nowhere family kin	-1
self nowhere favorite own	1
self nowhere fear own	-4
self nowhere goal own	-4
self nowhere habit kin	2
self nowhere health kin	5
self nowhere health own	-9
self nowhere hobby kin	2
self nowhere hobby own	-3
self nowhere hometown kin	-3
self nowhere hometown own	2
self nowhere income own	-4
self nowhere instruction own	5
self nowhere kin	1
self nowhere language kin	-4
self nowhere language own	-2
self nowhere likes kin	-6
self nowhere likes own	-7
self nowhere living_situation kin	7
self nowhere living_situation own	-7
self nowhere location own	7
self nowhere name kin	5
self nowhere name own	1
self nowhere nationality own	-4
self nowhere occupation kin	-1
self nowhere own	-2
self nowhere owns own	-1
self nowhere pet own	1
self nowhere phone own	1
self nowhere plan kin	3
self nowhere plan own	1
self nowhere project own	-1
self nowhere record own	-7
self nowhere relationship_status kin	-2
self nowhere relationship_status own	-8
self nowhere religion own	-2
self nowhere skill kin	5
self nowhere skill own	-6
self nowhere tenure kin	-2
self nowhere tenure own	-1
self nowhere uses own	-1
self nowhere vehicle own	-6
self nowhere weight own	1
self nowhere zodiac own	-4
size 1	-1
size 2	-1
size 3	2
size 4	1
size 7	3
size affiliation 1	-3
size affiliation 3	1
size affiliation 4	2
size age 1	2
size age 2	-3
size age 3	-2
size appearance 1	1
size appearance 2	-2
size appearance 3	-2
size appearance 4	4
size belief 1	3
size belief 2	-7
size belief 4	7
size birthday 2	-1
size birthday 3	2
size birthday 4	5
size device 1	-2
size device 2	2
size device 3	2
size diet 2	-2
size diet 3	7
size diet 4	-2
size dislikes 1	-3
size dislikes 2	5
size education 3	-6
size education 4	4
size email 7	7
size employer 1	-1
size employer 3	2
size employer 4	3
size ethnicity 2	6
size ethnicity 4	-2
size event 1	-4
size event 2	2
size event 3	-1
size event 4	1
size event 7	-3
size experience 2	-2
size experience 3	-1
size experience 4	-2
size experience 7	7
size family 2	-1
size family 3	1
size favorite 1	2
size favorite 2	-4
size favorite 4	1
size fear 1	2
size fear 2	1
size fear 3	-1
size goal 2	-5
size goal 3	2
size goal 4	-2
size goal 7	9
size habit 1	5
size habit 2	-2
size habit 3	-3
size habit 4	-1
size health 1	1
size health 2	-1
size health 3	1
size health 4	-2
size hobby 2	4
size hobby 3	1
size hobby 4	-7
size hometown 1	1
size hometown 2	4
size income 2	-3
size income 3	4
size income 4	2
size instruction 2	-3
size instruction 7	2
size likes 1	1
size likes 3	3
size living_situation 2	1
size living_situation 3	-5
size living_situation 4	3
size living_situation 7	1
size location 1	1
size location 2	1
size location 3	-3
size major 1	-3
size major 2	2
size name 1	-3
size name 2	7
size name 3	6
size nationality 1	2
size nickname 1	-1
size occupation 1	1
size occupation 2	-1
size occupation 3	3
size occupation 4	-4
size owns 1	-2
size owns 2	-2
size owns 3	3
size owns 4	1
size personality 1	-1
size personality 2	-1
size personality 3	1
size personality 4	-1
size pet 1	-5
size pet 3	4
size phone 2	6
size phone 3	5
size phone 4	-1
size plan 2	-8
size plan 3	-2
size plan 4	2
size plan 7	4
size preference 2	-4
size preference 4	3
size project 2	-7
size project 3	4
size project 4	5
size record 1	1
size record 2	-5
size record 3	4
size record 4	1
size relation 2	-1
size relation 3	2
size relationship_status 1	2
size relationship_status 2	-6
size religion 1	2
size religion 2	-7
size school 1	2
size school 3	-7
size school 4	-1
size skill 1	1
size skill 2	4
size skill 3	4
size skill 4	-9
size tenure 2	-1
size tenure 3	-4
size tenure 4	3
size user_type 2	1
size user_type 3	1
size uses 1	2
size uses 2	-6
size vehicle 1	-4
size vehicle 2	5
size vehicle 3	2
size vehicle 4	-1
size weight 1	-6
size weight 2	3
size weight 3	-6
size zodiac 1	1
skill	-4
skill 0	-1
skill 1	-2
skill 10	3
skill 2	3
skill 3	-3
skill 4	3
skill 5	7
skill 7	1
skill 8	3
skill denied	4
skill kin	2
skill now	-3
subject common kin elsewhere	1
subject common own elsewhere	2
subject common own nowhere	-1
subject unknown A own	8
subject unknown A'a kin	2
subject unknown A'a kin before	2
subject unknown Aa kin before	-3
subject unknown Aa kin nowhere	1
subject unknown Aa own	-5
subject unknown Aa own before	3
subject unknown Aa own elsewhere	-5
subject unknown Aa own nowhere	-6
subject unknown Aa'a kin	4
subject unknown Aa'a kin before	7
subject unknown Aa'a kin elsewhere	3
subject unknown Aa'a kin nowhere	-5
subject unknown Aa'a own	-9
subject unknown Aa'a own before	1
subject unknown Aa'a own elsewhere	-5
subject unknown Aa'a own nowhere	-10
subject unknown a kin	2
subject unknown a kin before	3
subject unknown a kin elsewhere	1
subject unknown a kin nowhere	-1
subject unknown a own	-1
subject unknown a own elsewhere	-4
subject unknown a own nowhere	2
subject unknown a'a kin	-2
subject unknown a'a kin nowhere	1
subject unknown a'a own	-1
subject unknown a'a own before	-5
tail affiliation band	3
tail affiliation choir	-1
tail affiliation club	1
tail affiliation group	3
tail affiliation society	-1
tail affiliation team	-4
tail age #1	3
tail age eight	-6
tail age eleven	-1
tail age four	-1
tail age fourteen	2
tail age nineteen	-2
tail age ninety	6
tail age one	3
tail age seven	-3
tail age six	-7
tail age three	3
tail age twelve	3
tail age two	1
tail allergy nuts	3
tail allergy peanuts	3
tail allergy penicillin	1
tail allergy shellfish	1
tail allergy stings	2
tail appearance beard	5
tail appearance egg	4
tail appearance hair	-7
tail birthday #1	-1
tail birthday #4	5
tail birthday february	-2
tail birthday june	-4
tail birthday november	4
tail device #1	4
tail device #2	-1
tail device air	4
tail device chromebook	-3
tail device ipad	-1
tail device iphone	-3
tail device laptop	3
tail device phone	-6
tail device samsung	1
tail device tablet	-5
tail device thinkpad	7
tail device watch	-3
tail diet carb	6
tail diet dairy	6
tail diet diet	5
tail diet free	-2
tail diet halal	1
tail diet keto	4
tail diet meat	4
tail diet pescatarian	3
tail diet pork	-9
tail diet salt	4
tail diet vegan	-1
tail diet vegetarian	3
tail dislikes cilantro	4
tail dislikes coriander	7
tail dislikes projects	2
tail education #1	2
tail education #2	5
tail email com	4
tail email example	1
tail email org	1
tail employer dental	2
tail employer health	3
tail employer hospital	-1
tail employer office	3
tail employer op	1
tail employer queen	-1
tail employer school	-1
tail event #2	-4
tail event #3	-7
tail event #4	4
tail event ,	2
tail event .	8
tail event a	1
tail event ago	-1
tail event baby	6
tail event back	-8
tail event bicycle	1
tail event cat	-2
tail event certification	-2
tail event died	-2
tail event exam	7
tail event farm	4
tail event february	6
tail event hip	-1
tail event home	7
tail event house	2
tail event ice	1
tail event in	-3
tail event january	8
tail event job	2
tail event k	-3
tail event license	6
tail event man	2
tail event march	1
tail event may	4
tail event me	-7
tail event notice	1
tail event october	7
tail event off	6
tail event on	1
tail event out	-6
tail event promoted	9
tail event redundant	4
tail event replaced	1
tail event road	2
tail event shop	-3
tail event spring	6
tail event stroke	-1
tail event sunday	-2
tail event tech	4
tail event test	-3
tail event the	-1
tail event thursday	2
tail event tooth	-6
tail event tuesday	3
tail event twins	1
tail event us	-3
tail event way	-1
tail event week	-2
tail event wrist	4
tail event year	6
tail experience a	7
tail experience ocean	-4
tail experience plane	6
tail family boy	-5
tail family brothers	6
tail family daughter	6
tail family daughters	3
tail family girl	-5
tail family girls	-2
tail family grandsons	-4
tail family kids	-2
tail family nephews	7
tail family sister	-1
tail family sisters	-3
tail family son	2
tail family sons	1
tail fear dark	-1
tail fear moths	4
tail fear needles	7
tail fear the	2
tail goal #2	1
tail goal vet	6
tail habit #4	-1
tail habit ,	-4
tail habit alcohol	10
tail habit beer	3
tail habit bus	7
tail habit day	-6
tail habit five	2
tail habit fridays	4
tail habit month	2
tail habit morning	2
tail habit mornings	2
tail habit nails	1
tail habit night	-3
tail habit noon	-6
tail habit pipe	-2
tail habit saturday	2
tail habit shifts	-3
tail habit smoking	6
tail habit sunday	5
tail habit sundays	2
tail habit tea	-2
tail habit thursday	1
tail habit thursdays	2
tail habit tuesdays	2
tail habit vaping	8
tail habit wednesdays	5
tail habit week	3
tail habit weekdays	4
tail habit weeks	-3
tail habit work	7
tail health aids	-7
tail health amlodipine	-3
tail health apnea	6
tail health arthritis	4
tail health asthma	4
tail health attack	-7
tail health cancer	-1
tail health cataracts	-8
tail health celiac	3
tail health coeliac	-1
tail health collarbone	-2
tail health deaf	-1
tail health dementia	-7
tail health diabetic	2
tail health disease	-2
tail health dyslexic	6
tail health ear	1
tail health eczema	4
tail health fasciitis	5
tail health finger	6
tail health glaucoma	8
tail health hearing	8
tail health insulin	4
tail health knee	-1
tail health lexapro	-1
tail health ligament	-2
tail health meniscus	5
tail health metformin	-3
tail health murmur	-9
tail health pain	-4
tail health parkinson's	3
tail health pills	4
tail health pressure	-4
tail health sertraline	4
tail health stroke	-3
tail health tablets	4
tail health thyroid	7
tail health tinnitus	4
tail health trouble	8
tail health tunnel	5
tail health warfarin	4
tail health wrist	-5
tail height #1	5
tail height #2	3
tail height cm	7
tail height foot	1
tail height one	1
tail height three	-2
tail height two	-4
tail hobby accordion	8
tail hobby bouldering	6
tail hobby bridge	4
tail hobby crochet	5
tail hobby dancing	1
tail hobby fishing	1
tail hobby football	6
tail hobby pottery	6
tail hobby sourdough	5
tail income hour	3
tail income k	2
tail income thousand	1
tail instruction ,	-4
tail instruction me	-2
tail instruction points	6
tail instruction short	3
tail instruction spelling	6
tail language gaelic	4
tail language german	-2
tail language greek	-1
tail language irish	-2
tail language italian	8
tail language latin	-1
tail language polish	-2
tail language portuguese	-1
tail language russian	1
tail language spanish	3
tail language welsh	-1
tail living_situation aunt	-2
tail living_situation basement	-2
tail living_situation house	1
tail living_situation own	-7
tail living_situation parents	5
tail living_situation room	3
tail living_situation us	1
tail location berlin	5
tail location boston	1
tail location city	-3
tail location fresno	5
tail location galway	2
tail location halifax	2
tail location hull	-3
tail location leeds	3
tail location leicester	1
tail location lisbon	-1
tail location park	2
tail location perth	-2
tail location point	1
tail location preston	3
tail location street	-2
tail location sydney	3
tail location utrecht	2
tail major biology	-2
tail major nursing	3
tail major science	8
tail name bernice	-7
tail name brenda	-3
tail name bruno	-6
tail name canadian	-5
tail name carol	2
tail name catherine	5
tail name chloe	-1
tail name cody	5
tail name colleen	4
tail name craig	-3
tail name dale	5
tail name dana	5
tail name denise	5
tail name desmond	3
tail name dorothy	6
tail name dougie	-6
tail name duke	8
tail name fennel	2
tail name gary	6
tail name gaz	2
tail name gloria	-5
tail name hana	1
tail name hannah	-2
tail name ingrid	-3
tail name isla	-1
tail name jess	6
tail name joan	5
tail name jodi	5
tail name julie	3
tail name kayla	-1
tail name kaylee	-1
tail name keith	-2
tail name lorraine	3
tail name marcus	1
tail name margaret	-4
tail name marisol	4
tail name martin	6
tail name maureen	-4
tail name miso	3
tail name nerea	-3
tail name okafor	2
tail name orla	2
tail name owen	8
tail name pauline	-4
tail name pepper	-2
tail name pickles	1
tail name polish	-3
tail name poppy	-5
tail name priya	-6
tail name priyanka	6
tail name raj	3
tail name ray	7
tail name scottish	-6
tail name shelby	2
tail name sonia	1
tail name stan	-5
tail name theo	4
tail name tomasz	7
tail name tou	3
tail name tremlett	6
tail name trev	3
tail nationality american	1
tail occupation analyst	-1
tail occupation assistant	4
tail occupation chef	5
tail occupation cook	1
tail occupation developer	5
tail occupation driver	-5
tail occupation electrician	-5
tail occupation employed	6
tail occupation engineer	3
tail occupation farmer	1
tail occupation librarian	6
tail occupation manager	1
tail occupation mechanic	-2
tail occupation midwife	1
tail occupation miner	2
tail occupation pharmacist	1
tail occupation retired	-8
tail occupation secretary	-1
tail occupation tech	-2
tail occupation vet	-5
tail owns freezer	7
tail owns kit	2
tail owns machine	4
tail owns upright	7
tail personality fair	-1
tail personality mule	6
tail personality shy	-2
tail pet cat	2
tail pet dog	-3
tail pet dogs	-3
tail pet dragon	-1
tail pet hens	8
tail pet kitten	-3
tail pet puppy	-6
tail pet tortoise	8
tail phone #3	2
tail phone #4	1
tail phone #6	6
tail plan #2	5
tail plan ,	5
tail plan august	3
tail plan christmas	4
tail plan december	2
tail plan february	8
tail plan january	-4
tail plan july	2
tail plan june	-5
tail plan march	-2
tail plan may	3
tail plan nd	6
tail plan november	-3
tail plan october	7
tail plan september	4
tail plan spring	8
tail plan st	3
tail plan th	3
tail plan the	-5
tail plan trip	-7
tail plan weeks	-9
tail plan with	-2
tail preference coffee	5
tail record #1	-4
tail record #2	5
tail record #3	2
tail record #5	3
tail record exam	5
tail relation friends	3
tail relation manager	2
tail relationship_status engaged	2
tail relationship_status single	3
tail religion baptist	2
tail religion buddhist	-2
tail religion catholic	2
tail religion hindu	7
tail religion lutheran	8
tail religion methodist	-4
tail religion muslim	1
tail religion orthodox	-7
tail religion quaker	6
tail religion witness	6
tail school college	6
tail school high	3
tail school school	-4
tail school state	3
tail skill drive	-3
tail skill music	1
tail skill swim	6
tail tenure #4	-1
tail tenure months	2
tail tenure weeks	1
tail tenure year	1
tail tenure years	1
tail user_type bird	2
tail user_type person	4
tail uses duolingo	-2
tail uses facebook	7
tail uses notion	7
tail uses quickbooks	4
tail uses whatsapp	-3
tail vehicle #1	-3
tail vehicle buick	3
tail vehicle civic	-1
tail vehicle corolla	-2
tail vehicle hybrid	6
tail vehicle minor	2
tail vehicle octavia	1
tail vehicle silverado	6
tail vehicle tesla	-2
tail vehicle van	1
tail weight #1	-6
tail weight #2	-2
tail weight #3	-5
tail weight four	4
tail weight kg	1
tail weight kilos	2
tail weight pounds	1
tail weight stone	-1
tail zodiac capricorn	5
tail zodiac leo	1
tail zodiac pisces	1
tail zodiac scorpio	4
tenure 0	-2
tenure 1	-3
tenure 10	2
tenure 2	6
tenure 3	3
tenure 4	1
tenure 5	-4
tenure 6	-5
tenure 7	1
tenure 8	-1
tenure kin	-2
tenure now	1
tenure over	-4
tenure self	1
user_type	3
user_type 10	-1
user_type 6	1
user_type 7	7
user_type 8	7
user_type 9	4
user_type denied	-1
user_type now	1
user_type over	3
user_type self	1
uses	-1
uses 0	-4
uses 1	-2
uses 2	-4
uses 4	4
uses kin	-10
uses self	3
vehicle	-6
vehicle 1	3
vehicle 2	8
vehicle 3	-3
vehicle 4	-1
vehicle 6	-4
vehicle 7	-4
vehicle 9	4
vehicle kin	2
vehicle over	2
vehicle self	2
weight	-2
weight 0	-3
weight 1	6
weight 10	8
weight 3	-1
weight 4	1
weight 8	-5
weight 9	-4
weight kin	-5
weight now	3
weight over	-8
weight self	2
zodiac	-4
zodiac 10	2
zodiac 2	-4
zodiac 3	6
zodiac 4	-3
zodiac 5	2
zodiac 7	-1
zodiac kin	2
zodiac now	3
zodiac self	1`,
}
