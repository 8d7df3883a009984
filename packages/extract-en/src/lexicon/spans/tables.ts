/** Learned by `pnpm bench spans --write`; `spanReader` says how they are read. */
export const TABLES = {
  slots: `affiliation age allergy appearance belief birthday device diet dislikes education email employer ethnicity event experience family favorite fear gender goal habit health height hobby hometown income instruction language likes living_situation location major name nationality nickname occupation owns personality pet phone plan preference project record relation relationship_status religion school skill tenure user_type uses vehicle weight zodiac`,
  signs: `<"	0:6 1n:-10 21:9 2p:-5 2q:-12
<#1	2d:-4 2s:-10 31:4
<#2	1r:5 2a:-7 2n:4 2r:6 2t:-11
<#3	1k:-5 2d:5 2e:5 2x:3
<#4	0:3 1t:8 2k:8 2p:-5 2w:-6 31:4
<#5	24:6 27:-11 2d:4 2l:-8 2o:-9 2r:9
<#6	1x:13 29:3 2k:15
<#7	0:11
<$	0:6 29:7 2k:12
<%	0:5 24:-8 29:7
<&	1k:4 1v:8 20:5 2c:4
<'	0:4 20:7 2q:3 2y:-4 30:4 31:5
<*	0:18
<+	0:4 2n:13
<-	28:3
</	0:4 1x:4 22:8
<=	0:12
<>	0:9
<@	1u:9
<[	0:9
<^	0:4
<_	0:24
<aa	2f:3
<abandoned	0:3 27:9 2o:6
<abbey	0:9
<aberdeen	0:10
<aberystwyth	0:12
<abide	9:9
<able	0:11
<about	1r:-3 21:6 29:9 2b:-11 2c:4 2d:5 2q:4
<above	0:7 20:9 2a:-11 2d:6 2w:9
<abroad	1y:16
<absurd	0:7
<abuela	0:3
<academy	0:13 1l:-8
<accent	0:3
<accept	0:5
<accepted	1x:14
<accident	1x:11 2r:15
<according	0:9 25:-5 2o:-11
<accordion	0:14
<account	0:4
<accountancy	0:4
<accounts	0:4 24:8 2j:9
<accrual	0:8
<acme	0:6
<acquired	1y:18 1z:8
<acquisition	0:4
<acre	2k:14
<acres	0:8 1x:12
<across	1x:8
<act	0:9 1x:-3
<acting	0:3
<action	1k:8 2o:9 2p:9
<activities	0:3 2j:8
<actor	0:3
<actress	0:10
<actual	1r:13 2z:12
<actually	1m:-3 1y:10 24:-6 2a:7 2c:12 2l:6 2o:9
<ad	0:7
<adaora	0:10
<add	0:9
<address	2a:9 2e:12
<adhd	24:13
<adopted	1x:8
<adopting	2o:20
<adult	2o:10
<adults	0:6
<advance	0:6 24:13
<advanced	1t:9 2f:6 2o:8
<advice	0:5
<affects	0:9
<afford	0:13
<afraid	21:12 2a:6
<after	1v:8 24:4 29:-8 2e:4 2l:3
<afternoon	0:6
<ag	0:4 2f:8
<again	27:-3 2d:6 2m:6
<against	23:-6 2o:9 2p:10
<age	0:8 1y:-4
<aged	0:8 29:-6 2j:8
<agency	0:5
<agenda	0:10
<agent	0:9
<ago	0:4
<agree	0:11
<agreed	2o:20
<ah	0:8
<ahead	0:8 1x:-3
<ai	2q:19
<aid	2o:9 2w:4
<aide	1v:8 1x:8 2l:6
<aids	0:10
<ain't	0:7
<aint	1y:10 2d:8
<air	0:6 1k:7 2p:11
<airpods	0:16
<airport	0:10 24:-3
<aisle	2p:7
<alarm	0:5
<alaska	0:11 2o:-5
<alberta	2o:5
<album	0:7
<alcohol	0:6 2c:9
<alice	0:14 20:4
<alive	24:7 2o:-4
<all	1o:4 1y:5 20:4 23:5 26:8 27:7 2i:5 2k:6 2m:4 2q:-5 2r:4
<allergic	0:3 2l:5
<allergy	0:3 1m:7
<allotment	0:4 2x:8
<allow	0:11
<allowed	0:8
<almond	0:6
<almonds	0:13
<almost	0:5 2j:-11 2w:8
<alone	1x:13 1y:-7 2e:-4 2p:10
<along	1r:5 1x:9 20:9 24:11
<alpacas	0:4
<already	0:6 1n:7 23:-3 2b:4 2k:3 2w:6
<alright	0:13
<als	0:13 2w:12
<also	27:7 2a:7 2m:4 2w:4
<altar	0:5
<alternatives	0:6
<although	0:7 29:-6
<alto	1k:4 27:-10
<alumni	0:5
<always	1o:10 20:11 23:9 24:11 2a:6 2l:6 2y:7 2z:11
<am	1l:4 1t:4 1v:3 21:6 2o:4 2q:7 2y:4
<amazon	0:4
<ambulance	1v:7
<america	0:4
<american	1v:5 2a:6 2j:5 2o:5 2q:-8
<amma	1m:8 24:12 2g:10
<amma's	2o:11
<among	0:15
<amount	0:5
<amoya	0:3 27:6 2v:8
<amsterdam	1x:7
<an	1m:3 23:3 2q:4
<analyn	0:7 1x:7 2k:-7
<analyst	0:4 1v:9
<anatomy	0:10 2r:10
<andrew	1v:10
<android	0:7
<anesthesia	0:3
<anglican	0:9
<angling	1x:6 2r:4
<angry	2w:5
<animal	0:3 1v:4
<animals	1o:11 2d:13
<anki	0:10 2r:10
<ankle	0:9 24:-7
<anna	0:8 2v:4
<anne	0:7
<anniversary	0:4 2a:-6
<announce	0:11
<annual	0:6
<another	0:8 1z:7 29:-9 2m:7
<answer	2a:12
<answered	1o:11
<answers	2a:4 2j:6
<any	0:6 2b:7 2l:5 2w:3
<anybody	0:7
<anyone	0:6 20:4
<anything	1m:8 1r:10 1s:5 24:5 2a:6 2p:-7
<anyway	0:6
<ap	2f:14
<apa	0:9
<apart	0:12
<apartment	2d:14
<app	2q:11 2w:-8
<apparently	0:6
<apple	0:7 1q:3 2c:8
<application	1x:13
<apply	0:5 2o:9
<applying	23:9 2o:30
<appointment	2o:10
<appointments	0:9
<apprentice	0:3 2j:13
<apprenticeship	0:11 2v:5
<apps	0:9
<april	1x:9 2o:8
<architecture	2f:6 2v:3
<are	1l:6 1q:5 20:-8 22:6 24:3 2k:6 2o:6 2t:6
<aren't	25:17
<arent	0:3
<argue	0:3 2l:13
<argues	24:-8 2l:16
<argument	0:5
<arithmetic	0:4
<arm	0:11 2d:-4
<arms	0:4
<army	0:4 1y:14 2o:-4 2x:10
<around	29:10 2e:8
<arrange	0:10 2p:-4
<arrived	0:15
<arrives	2o:11
<art	1o:13
<artist	1x:12
<as	1l:6 1o:4 1y:5 29:-5
<asda	2j:7
<asheville	1x:11 1y:16 2o:5
<ask	0:3 1o:3 1s:11 20:-7 2a:8 2b:-11 2j:4 2o:16
<asked	0:4 1k:-3 1x:14 2j:7
<asking	0:5 2l:-12
<asks	2l:5
<asleep	24:17
<assistant	0:6 2l:9
<assistant's	0:15
<assisted	1x:-5 2d:14
<associate	1x:6
<association	0:11
<assume	0:5 1o:-4
<asthma	0:6
<asthmatic	27:8
<astoria	2o:4
<astrology	0:7
<async	0:4 2p:11
<ate	0:6 1x:12 2q:8
<atlanta	0:5 1v:8
<atlantic	0:6 1x:4
<attack	1k:7 1x:3 2q:9
<attempt	0:3 27:3 2o:9
<auckland	1v:5 23:10
<auction	0:4 2o:15
<audiobooks	1s:10
<audit	1x:23 2o:-9
<august	2o:3 2r:-14
<aunt	25:3 2j:6 2m:4 2t:4 30:4
<aunt's	1z:13
<auntie	2k:5 2o:8 2s:9
<aunty	1o:9 2d:4 2i:3 2j:11
<aussie	0:5 2a:5
<australia	0:5
<australian	0:7
<author	0:6 20:6
<auto	0:4 2f:9 2x:9
<available	0:11
<ave	0:3
<average	0:9
<avoid	0:7 2a:18
<awake	1y:8 2y:9
<away	1t:8 24:9 2k:7 2p:-4 30:6
<aws	0:4
<aylsham	0:7
<b	0:3 1t:3 1x:6 23:14 2o:6 2r:10
<babies	1k:4 1o:4 1x:11
<baby	1y:7 2j:8 2m:6
<baby's	0:5 1m:3
<babysit	24:12
<bach	0:7 2k:14
<bachelor's	0:7 2x:10
<back	1l:5 2b:-3
<back's	25:26
<backend	0:6 2j:8
<backwards	2o:19
<backyard	2k:10
<bacon	24:9 2c:11
<bad	1k:8 24:3 2w:7
<badge	0:6
<badly	1k:11
<badminton	0:5
<bag	0:6
<bagel	0:5
<bags	1v:10 2j:4
<bahn	0:8
<bairn	0:9
<bake	24:3 2c:5 2j:8 2w:10
<baker	2e:7
<bakery	2w:14
<baking	24:4 2j:-6
<balance	2w:13
<bald	1n:8 25:7
<bali	0:7
<ball	0:10 24:-11
<ballet	0:3
<band	1k:5 1x:9
<bangladeshi	1k:3
<bangs	1n:14 24:22
<banjo	0:6
<bank	24:8 2j:11
<banter	0:5
<barber	0:8
<bare	0:6
<barely	25:12 2w:4
<barista	1v:9 2o:5
<barista's	0:9
<baristas	0:7
<barley	1r:14 24:11
<barn	24:7 25:8 2m:8
<based	0:8
<basically	0:5 24:16
<basket	0:7
<basketball	1k:4 1x:4
<bass	27:8
<batch	24:11
<bath	0:7
<bathroom	0:5
<battery	0:11
<bawled	0:13
<bay	0:3 2o:8
<baz	2l:9 2o:4
<bc	24:4 2x:8
<bday	0:3 1p:11
<be	1l:-3 1o:5 1p:3 1u:5
<bea	2q:3 2r:8
<beach	0:7 24:6
<beaches	1k:3
<beagle	0:5 1n:7
<beans	0:7 2w:10
<bear	0:3 1s:7
<beard	0:5
<bearded	2m:5
<beat	0:4 27:7 30:10
<beatrice	1c:6 1x:3
<beats	1o:3 20:8
<beauty	0:5 1v:3 23:-3 2o:6
<became	0:3 1x:9 2j:3 2y:3
<because	0:4 2x:9
<become	23:3 2y:11
<becoming	21:14 23:16
<bed	0:4 2a:4 2y:7
<bedroom	1x:11 24:12 2l:9 2o:8
<bedrooms	0:7 1x:9
<beds	2p:19
<bedtime	0:3
<bee	1m:6
<beef	0:7
<beekeeper	0:10
<been	1o:-5 2x:4 2z:4
<beer	0:3
<bees	2j:4
<before	1k:3 1r:4 1y:3 20:4 23:8 2a:5 2d:7 30:3
<began	0:8
<begin	0:5
<beginner	0:7
<beginning	2v:9
<begins	2v:12
<begun	0:5 1t:11 2p:-11
<behind	0:4 1n:5 2d:4
<beige	2c:13
<being	1s:11 25:5 26:3 2b:-4 2d:6 2y:6
<believe	1o:21
<believed	0:18
<believes	1o:15
<bell	0:3 27:12
<bells	24:13
<belong	1k:20
<belonged	0:6
<belongs	0:5
<below	0:14
<belt	0:7 2w:16
<ben	0:15 1x:6
<bench	2r:6 2x:7
<beneath	2k:9
<bengali	0:8
<bereavement	0:3 1k:4 24:-9
<bernice	1x:6
<beside	2j:7 2o:9 2p:9
<besides	0:5
<best	2u:5 2w:11
<bestie	25:5 2s:12
<bet	0:14
<better	0:3 2c:5 2p:5 2w:8 2y:-6
<between	0:6 1x:4 25:-3 2j:4 2s:-4 2w:5
<bevan	2j:6
<beyond	0:14
<bf	1x:14 23:6 2t:8 2v:4
<bi	0:3 2j:6
<bible	0:8
<bicycle	0:6
<bid	0:13 27:11
<bidding	1x:17
<big	1q:5 1x:6 1z:5 2a:7 2c:6 2d:7 2e:-11 2g:7 2i:3 2p:5 2q:-7 2v:9 2y:8
<bigger	0:5 1q:-3 2p:-7 2q:13
<biggest	0:7
<bike	0:5 23:3
<bilingual	0:10
<bingo	24:3
<binned	0:3 24:7
<bins	0:10
<bio	0:3 2r:3
<biology	0:8
<bird	1o:-6 24:7
<birds	0:8
<birth	1w:8 2o:15
<birthday	1p:7
<birthday's	1p:5
<birthdays	1p:10 2o:-4
<biryani	0:13
<biscuit	1x:7
<biscuit's	0:4
<biscuits	0:6
<bit	1y:3 23:8 27:3
<bite	23:-10 24:6
<bites	0:13
<biting	0:4 24:4
<bitter	2p:5
<black	1k:5 1w:3 2j:4
<blame	0:15
<blanket	2q:10
<bleed	2w:8
<bleep	0:18
<bless	0:3
<blind	25:12
<block	23:10 27:8 2d:14
<blocks	0:8
<bloke	0:5 1n:10 24:-10 2b:-3
<blonde	0:3
<blood	1r:4 23:3 25:8
<bloodwork	0:5
<blue	1x:4 24:16 29:-11 2z:3
<blues	2o:6
<board	1k:3 24:3 2s:-5 2w:-11
<boat	2q:-11
<boats	0:14
<bobbin	2w:12
<body	0:6 2x:7
<boil	2w:10
<boiler	2x:7
<boise	0:12 2v:4
<bone	1q:12 1u:3 2w:7
<bonus	0:4
<book	20:4 23:5 2q:6
<bookbinding	23:-11 2o:4
<booked	2o:8
<booker	0:14
<booking	0:9
<bookings	0:10
<bookkeeping	2v:9
<books	0:3 1v:6 24:5 2p:3
<boosters	2k:10
<boot	0:14
<booth	1y:20
<boots	0:3 1v:12
<bored	0:11
<borehole	0:11 2o:-11
<born	1p:9 1x:10 2u:3 2w:4
<borrowed	0:4 30:6
<boss	0:4 1o:-7 2l:3 2r:8 32:4
<boss's	0:9
<bossy	2l:12
<boston	1k:5 1x:5
<bot	2q:4
<both	1n:8 1x:4 1z:4
<bother	0:12
<bottle	0:6
<bought	1l:5 1q:4 1x:13 2k:5 30:8 31:-8
<bouldering	0:10 2x:5
<boundary	0:5
<bout	1r:7 2o:3
<bow	0:6 1n:9
<bowl	0:3
<bowling	1k:3 2o:10
<bowls	0:6 1k:10 27:-7
<box	0:7 2d:8 30:5
<boxes	2k:9
<boxing	0:7 1k:6 1p:7 24:-8
<boy	0:6 2r:3 2v:7
<boy's	1t:8 2v:11
<boyfriend	1x:6 1z:7 24:13 2o:4
<boyfriend's	0:6
<boys	0:5 2l:-8 2v:6
<braces	1n:4 1x:5
<bracken	24:19
<bradford	1x:13 23:-3
<braids	1n:9
<brain	0:13
<brake	0:4
<brakes	0:13
<bram	0:12
<branch	0:3
<brand	2s:4
<brands	0:3
<brantley	0:12
<brass	20:9 2c:13
<brazil	0:6 24:9
<brazilian	24:8
<bread	0:4
<break	0:3 2w:7
<breakfast	1r:9 1v:14
<breaks	0:12
<breast	1x:4
<breathing	1q:8 24:6
<bred	0:4
<bree	2s:11
<breed	0:5
<brenda	0:5
<brest	23:14
<brew	0:3 27:13
<brewery	1x:8
<brewing	0:7 27:10
<bride	0:8 1z:-5
<bridge	1v:4 2d:3 2o:8
<brief	0:9
<bring	0:6 23:7 29:15
<brings	0:10 24:-3 25:-5 29:3
<brisket	0:6
<bristol	0:5
<british	1v:3
<bro	1s:3 1v:9 21:-5 2d:14 2v:3 2w:7
<broad	1n:12
<broadband	1x:14
<broke	1x:7 2r:4
<broken	0:7 2e:5
<brooklyn	0:9 2v:8
<brother	1p:4 1x:5 24:5 25:4
<brother's	25:12 26:5 27:11 2d:8 2o:11 2y:6
<brothers	1x:7 1z:3
<brought	1y:8 2m:6
<brown	1n:5
<brunch	0:7 2o:13
<bruno	2q:5
<brunswick	30:8
<bruv	0:10
<btw	0:3
<bucket	29:-8
<buckets	0:3
<bucks	1x:9
<buddhist	2j:7
<buddy	2a:-3 2j:9
<budget	1x:3 29:3 2z:6
<budgie	0:6
<bug	0:3
<buick	0:5
<build	0:6 2q:9
<builder	1l:-5 29:6
<building	2o:-4 2q:26
<built	0:6 1n:5
<bull	0:3 24:4 27:8 2j:10
<bullet	2a:8
<bumped	1x:11
<bun	20:10
<bungalow	2o:3
<bunnings	0:6 1v:12
<buried	1x:19 2o:5
<burn	0:9
<burned	1x:22
<burning	0:6 2k:7
<burnt	0:5
<burst	1x:12
<bury	0:5 1x:10
<bus	1v:7 2w:3 2x:3 30:4
<buses	0:8 1v:11
<but	1m:4 21:3 23:3 2t:4
<butter	1s:9 2c:3
<button	0:8
<buttons	0:3
<buy	0:6 23:12 29:-10
<buyer	0:5
<buying	2o:27
<by	0:3 1q:3 1w:9 2i:3
<bypass	0:4 1x:6
<byte	0:-4 1x:15
<c	1x:12
<cab	0:9
<cabin	23:10 24:13 2l:-6 2r:-6
<cadets	0:9
<cafe	23:13
<cafeteria	0:5 2l:14
<caffeine	24:12
<cake	1x:11 2j:3
<calc	0:5 2o:6
<calculate	0:6
<calendar	2z:9
<calgary	0:5 1z:6
<california	0:8
<call	21:3 24:5 25:6 29:-11 2l:9 2u:9
<called	1k:3 1v:3 25:4
<caller	0:10
<calling	1y:-5 24:8
<calls	0:4 1x:-7 29:-5 2p:7
<callum	2r:5
<callum's	0:4 2j:4 2o:-6
<calm	2l:3
<calmer	0:8
<calories	0:5
<cambridge	0:5
<came	1o:-3 1v:3 1x:6 1y:8 28:5 2k:3 2r:6
<camera	0:10
<camp	1y:6 24:-6 2j:7 2o:14
<camper	2k:6 30:4
<camping	2o:14
<campus	0:3 24:14
<can	0:4 1u:5 1v:3 2d:-7 2l:6 2w:16
<can't	1m:3 1q:3 1s:7 1t:5 25:3
<canada	0:6
<canadian	2a:4
<canal	0:12
<cancel	0:4
<cancelled	24:10 2k:7
<cancer	25:4
<candle	2c:9
<cane	0:3
<canelo	1x:8
<cannot	25:3
<cant	2w:5
<cape	0:5 2p:11
<capital	0:5 1o:5
<captain	0:3
<caption	0:5
<captions	2p:12
<car	1y:3 24:4 2r:-8
<caravan	0:3 2k:5
<carb	0:12
<carbs	1r:10
<card	2s:8 2w:3
<cardigan	1s:11
<cardiologist	0:3
<cards	0:4 2r:5
<care	2d:6 2x:3
<career	0:3 2o:-5 2r:8
<caregiver	1k:4 2e:7
<cargo	2j:4 30:6
<carked	0:4 1x:-7
<carleton	2k:6 2v:10
<carm	0:8 30:5
<carne	0:10
<carp	27:12 2q:-9 2r:15
<carpal	0:3
<carpet	2k:9
<carpool	0:5
<carries	0:11
<carry	0:5 25:9
<cartoon	0:4
<case	2w:5
<cash	1v:8 2p:7
<cashews	0:4
<cashier	0:4
<cast	0:14 1x:-4
<cat	1r:3 21:6 2l:3 31:4
<cat's	0:5
<cataract	0:6 2o:8
<cataracts	2o:19
<catch	0:11
<catches	24:12
<cathedral	23:6 2o:9 2r:6
<catholic	1o:4 24:5
<cats	1x:6 1z:9 24:10
<caught	0:8 1x:5
<cause	1x:7 2f:4
<cd	0:5
<cdl	0:4
<cedar	0:6 1v:15 1x:-6 2o:11
<ceiling	0:6
<celiac	0:7 1r:9
<cell	2w:10
<cello	24:16 2p:-4
<celsius	24:20 2a:12
<center	1s:9 2o:9 2v:4
<centre	1k:9 2p:14
<ceramics	0:8
<ceremony	0:8
<cert	1t:14
<certain	0:9
<certificate	1v:4 2r:12
<certification	0:5 1t:11
<chai	0:6
<chain	0:7 24:8
<chair	1v:11 29:10
<chance	0:10
<change	24:11 2c:5 2v:9 2w:11
<changed	1o:3 1v:3 29:6 2p:9 2z:6 30:6
<changes	2e:10
<changing	0:10 2p:-4
<channel	2d:-5 2q:5 2z:3
<chantel	2d:7
<chap	0:9
<chapel	1t:14 1x:18 2e:11
<chapter	24:9
<charge	0:3 1x:6 29:13 2j:5 2r:-9
<charged	2o:7
<charges	0:12
<charity	1v:3 2k:-5
<charlotte	1x:3
<chart	0:4 2o:-4 2p:6 2z:12
<chasing	0:8
<chat	2y:4
<cheap	0:8
<cheaper	0:6
<cheapest	0:9
<cheat	0:9
<check	1x:5 24:11 2s:10
<checklist	0:9 1t:-10
<checks	2q:6
<checotah	0:8
<cheer	0:3 1k:8 1x:7
<cheerful	0:9
<cheese	0:6
<chef	0:3 1v:8 2l:9
<chefs	0:3
<chem	1t:13
<chemist	0:8
<chemistry	2x:5
<chennai	0:4
<cheque	0:4 2z:5
<cherry	2u:9
<chess	0:6 24:12
<chest	0:4 2k:7
<chevy	0:10
<chewing	24:20
<chicago	0:5 1x:16
<chicken	0:3 1r:7 20:3 2a:-7 2o:12 2q:8
<chickens	2a:11 2j:15
<chief	0:5
<chihuahua	25:6
<child	0:4 1m:6 1y:17 2f:7
<childhood	0:4 1x:7
<children	1o:9 1x:7 24:9 2o:4
<children's	2j:7 2o:5 2q:7
<chili	1o:-4 1x:9
<chimney	0:4
<chip	2c:11 2j:11
<chippy	0:6 2s:-4
<chips	24:7
<choice	0:5
<choir	1k:3 24:7 2j:-8
<choirs	0:11
<choose	0:7
<chords	0:8
<chores	24:21
<chowder	0:6
<christmas	0:3 2r:10
<chromebook	0:10
<chucked	10:5 2d:7 2j:10
<church	0:3 1t:-3 2j:-12 2o:4
<cigarette	0:9
<cilantro	0:6
<cintiq	0:8
<circle	0:4
<cities	0:4
<citizen	0:7
<citizenship	1x:9
<city	0:3 1k:4 1o:8 1t:8
<civic	1x:10 30:5
<civil	24:4 2f:10 2j:6 2r:9 2v:7
<claim	2j:10
<claimed	0:9
<claims	0:4 24:-5 2j:10 2q:16
<class	0:3 2o:9 2w:5
<classes	0:4 2v:4
<classmates	27:4 2q:4
<classroom	0:10 24:-4
<clay	0:3 1k:7 27:5
<clean	0:3 1n:7
<cleaned	1y:25
<cleaning	23:-8 2j:10 2x:6
<cleans	0:11 2j:9
<clear	0:11
<clerk	0:9
<cleveland	0:6
<clever	2l:10
<click	0:4
<client	0:3
<client's	0:7
<clients	2i:6
<climb	0:6 24:15 2w:6
<climbing	0:12
<clinic	1v:5
<clip	0:4 2y:8 2z:7
<clock	0:9 2x:4
<clocks	0:6
<clootie	0:10
<close	1x:10 2o:21 2s:3
<closed	0:3 1v:10 1x:6
<closer	0:10
<closest	0:9
<closet	0:8
<closing	0:4 1v:9 1x:-8 2o:-9
<cloth	0:7
<club	23:13 27:-11 2l:3
<co	1u:4 1x:3 2d:10
<coach	1o:8 24:10 27:8 2o:6
<coaches	2j:21
<coaching	2j:18
<coal	0:10
<coast	1v:13 1x:10
<coastal	0:9
<cod	0:4
<code	0:4 2a:8 2q:9
<codes	2j:20 2w:12
<cody	1l:7 1t:9 1x:3
<cody's	2t:13
<coeliac	0:5 1x:14
<coffee	0:3 1s:7 29:5 2c:3 2d:-7 30:3
<coffees	0:4
<cold	20:-3 2c:3 2p:13
<collarbone	1x:10
<colleague	1x:4 28:8
<colleague's	0:19
<collect	27:14
<collecting	0:6 24:12
<collection	2k:8
<collective	0:13
<collects	27:13 2q:4
<colleen	1q:7 1x:4 2j:3 2o:6
<collie	0:6 24:8
<cologne	0:14
<color	0:3 2w:10
<colorado	0:8
<colour	0:7
<colours	0:6
<combine	0:5 1y:12
<come	0:4 1x:9
<comeback	0:6
<comebacks	0:5
<comes	1o:9 1v:9 29:6 2l:9 2o:5
<comfort	0:5 20:4
<comfortable	0:4
<comin	0:5 2o:13
<coming	1v:5 20:5 2o:10 2r:6
<comment	0:6
<comments	1x:-8 2a:19
<committee	0:5
<common	0:5
<community	2o:3
<commute	1s:7 24:10 2j:8
<comp	1k:8 2f:6 2j:7
<company	23:5 24:13 2k:6
<compare	0:13 1q:-6
<compared	0:6
<competitive	27:14 2y:4
<complain	0:6
<complaining	0:4
<complaint	0:6
<completely	2c:5
<compliment	2a:16
<compose	0:4
<compromise	0:5
<computer	1q:12
<concert	0:5
<concrete	0:6
<condo	1k:8 23:-7 2d:10
<condolence	0:7
<condominium	2d:18 2w:-11
<conference	2c:11
<confess	1o:11
<conflict	0:3 1x:-4 2l:18
<congratulatory	0:3
<connect	0:9
<connie	0:3 2j:10
<cons	0:8
<considered	0:8
<console	0:3
<consult	25:16 2a:4 2o:10
<consultant	23:22 2o:5
<consulting	1v:4 1x:6 2q:11
<contact	0:7
<contest	0:14 2j:-6
<context	0:8
<continue	0:9
<contract	1x:11 2o:4
<contractor	0:8
<control	0:6
<conversation	0:6
<convert	0:14
<convinced	1o:11
<cook	1y:4 20:3 2j:3 2w:5 2x:3
<cookbook	2q:15
<cooked	0:3 1y:11
<cooker	0:6
<cookery	0:7
<cooking	1v:10 2c:10
<cooks	1u:4 24:17
<cool	0:6
<copper	0:12 1v:11 2o:-8
<cora	1x:5
<coriander	0:3
<cormac	24:12 2r:3
<cormac's	2d:14
<corner	24:11 2p:8 2q:-3
<cornwall	2o:13
<corolla	2x:6
<correct	2a:14
<correction	2o:14
<corrects	24:11
<corvane	0:16 1k:-11 1v:7
<cost	0:4 25:7 2w:-3
<costco	0:8
<costs	24:10 29:-6
<costume	2r:4
<cottage	1x:-5 29:-8 2k:6 2o:7
<couch	24:11
<could	0:5 1s:5 2p:-10
<couldn't	0:9 2w:11
<council	0:4
<count	2w:7
<counties	0:9
<country	0:4 1k:-4 1v:7 25:9 2c:3 2v:4
<county	1x:4 2p:-5
<couple	0:4 23:-6 24:10 2h:4 2s:8
<couples	1k:11
<course	1t:5 1z:9 23:-11 2f:3
<courses	0:7
<court	2j:3
<cousin	1x:7 25:3 26:5 2d:7 2l:6 2p:-8 2r:5
<cousin's	0:9 1x:5
<cousins	0:11
<coventry	0:14
<cover	0:4
<covered	0:15
<covers	27:10 2r:9
<cow	0:8
<cow's	1m:7 1r:4
<coworker	1w:-4 1x:6 23:8 2b:5
<coworker's	0:13
<coworkers	0:5
<cows	0:6 2k:11
<cpap	1q:10 25:6 2k:7
<cracked	30:3
<craig	1x:10 2t:11
<crane	0:8
<cranial	0:3 2r:9
<cranky	0:15
<crash	1x:10 2d:6 2o:13 2r:-7
<crashed	0:8 1x:12
<crashing	1q:6 2d:10
<crate	0:15
<crawling	0:7
<crazy	0:14
<cream	24:8 30:4
<creamery	0:12 2j:3
<credits	1t:14
<creek	0:15
<crew	1x:3
<crib	0:3 2x:8
<cribbage	0:7 2d:7
<cricket	0:7 24:13
<cried	0:10 24:-9
<cries	0:7
<crisp	0:6 1y:6
<crochet	0:8 1x:-7 2q:9
<croft	0:4 2p:6
<cromer	0:-6 24:15 2o:18
<cross	0:5 27:5
<crossword	24:6 2z:6
<crown	1k:6 27:9
<cruel	0:7
<cruise	0:4 23:5
<crv	0:10
<cry	0:9 1o:4
<crying	2c:13
<cto	0:13 2x:-3
<cube	2w:16
<cup	0:6 2o:-7 2r:3
<cups	0:3 24:13
<curd	0:3
<cured	0:9
<curious	0:6
<curl	23:20
<curling	1k:3
<curly	1n:11
<currently	2r:13
<curtis	24:8 2t:10
<custody	0:7
<customary	0:3
<customer	0:6
<customer's	0:11 1x:-4
<customers	0:7 1x:-3
<cut	1r:6 1x:16 2j:6
<cute	0:8
<cuts	0:11 2l:5
<cutter	20:9
<cuz	1r:9 1v:5 2j:10 2k:3
<cv	2s:8 2w:9
<cycle	24:15 2o:12
<cycles	24:4
<cycling	24:15 2o:13
<d	0:6 2q:4 2v:8 2w:8
<dad	1k:5 1y:5 23:5 2j:4 2m:4 2t:4
<dad's	25:3 27:11 2d:8 2k:8 2l:14 2m:4
<daddy	0:5
<daddy's	1x:14 2k:10
<dads	1k:8 1v:5 1w:6 25:5 30:-5
<daffodils	0:9
<dahlias	0:3
<daily	24:5 2y:7
<dairy	28:4 2k:6 2m:3
<dale	1r:11 2k:4 2o:6
<dale's	1n:16 25:8
<damp	0:6
<dana	2l:9
<dance	0:6 24:-6 27:5 2o:9
<dancer	0:11
<dances	1k:-3
<dancing	1k:-3 1x:4 20:7 27:5
<dangerous	0:8
<danielle	1t:6 26:8
<dante	1k:5 2k:-3 2o:10
<dare	0:7
<dark	1s:5 26:7 2c:4 2p:7
<darla	0:6 1u:6 2g:7
<darren	0:18 2d:-5
<darts	1y:13
<data	1v:9
<date	0:5
<dated	0:11
<dates	0:3 2v:12
<dating	2t:7
<daughter	1k:3 1q:3 23:-4 26:5 2t:7
<daughter's	1m:10 1x:10 2t:11
<dave	0:10
<davi	0:10
<dawn	0:7
<day	0:4 1x:4 21:7 29:6 2i:5 2k:6 2p:7 2u:4
<daycare	0:3 2v:7
<daylight	0:6
<days	1z:10 2j:4 2o:5 2u:8
<dcu	0:6
<de	1k:3 20:3 2e:7 2v:5
<dead	0:4 2l:4
<deadline	0:5 2o:6
<deaf	25:10
<deal	1o:10 2o:10
<dear	0:11
<dearer	0:4
<death	0:6
<deb	0:3 2d:4 2l:-4
<deb's	1x:6 24:3 2c:12
<debate	27:5
<decade	2j:10
<decaf	24:16
<decatur	2o:3
<december	0:8 1p:7 2o:7
<decide	23:12 2k:9 2o:-5
<decided	1n:3 1o:12 1x:-8 2o:18
<decides	0:7
<decision	2o:13
<deck	0:7
<declan	1h:5 2x:7
<decline	0:9
<declining	0:7 1y:-5
<decorate	2w:9
<deductions	0:6
<dee	27:8
<deep	1x:3 21:8 2k:6
<deer	27:14 2o:10
<deferred	0:5 1x:9 2z:-5
<define	0:9
<degeneration	0:8
<degree	2v:6
<degrees	0:9
<delegate	0:7
<deleted	1g:5
<delgado	23:-8
<deli	0:4 2j:13
<delivery	0:4 2b:7
<dell	1q:5
<dementia	0:4 2d:-3 2j:12
<den	0:20
<denise	0:6 2j:6
<dental	2v:9
<dentist	23:-9 25:11 2x:8
<dentist's	0:12 1x:8
<denver	0:8 1x:3
<deposit	1x:6 2o:14 30:8
<depot	2b:7
<depth	0:9
<derby	1k:6 1x:11
<describe	0:5 1o:11
<design	0:6
<designed	0:4 1y:20
<designer	0:14 1v:4
<desk	0:7
<desmond	0:9 1x:-7 27:9
<dessert	0:3 1x:8
<detective	0:7 27:8
<detest	9:6 1s:14
<dev	0:5
<developed	0:19
<developer	0:3
<dewey	0:3
<diabetes	24:7 2o:7 2z:-3
<diabetic	0:4 24:11 2d:-10
<diagnosed	1x:19 25:3
<dialogue	0:11
<dialysis	25:17
<diamond	24:-12 2r:13
<diaper	2w:10
<diary	24:3 2p:-4 2z:7
<did	1n:-7 1t:3 1x:4 1y:12 2d:7 2r:5
<didn't	0:12
<didnt	0:17 27:-11
<die	0:6
<died	1x:11 24:6
<diego	0:5
<dies	0:3
<diesel	0:5
<diff	0:6
<difference	0:10 2s:-3
<different	2v:13
<dignified	0:6
<dining	0:8
<dinner	0:6 1z:7 2j:7 2p:6
<dinners	0:4
<diploma	1t:8 23:9 2f:4
<director	0:5 2j:5
<dirty	2a:-5 2p:8
<discharge	2q:6
<discord	0:9 2q:3
<discovered	27:8
<discussion	0:12
<disease	0:13
<dish	20:7
<dishes	0:3
<dishwasher	0:3
<disney	2o:5
<distance	0:5 2f:6
<distinction	2r:10
<ditched	1v:7 24:5
<divide	2m:5
<divorce	1x:4
<divorced	0:4 1l:-5 2d:6
<do	0:3 2b:-11
<doc	2s:9
<doctor	25:7 26:8
<doctor's	2c:10
<doctors	0:7
<documents	0:7 24:-7
<dodgy	0:8 25:16
<does	0:3 1y:-11 1z:-7 24:3
<doesn't	1o:5 1s:4 25:9 2e:5 2l:7 2q:-5
<dog	1x:10 21:4 2m:3
<dog's	2p:-3
<dogs	0:4 1x:3 27:-6
<doing	1t:4 2f:4 2o:4 2q:8
<dollar	24:13
<dollars	2j:6
<dolly	1x:4
<don't	1m:10 1s:6 1t:-8 2a:5
<donal	0:9 1v:12
<done	1x:13 2r:3 2x:3 30:6
<dont	2a:8 2k:5 2p:-5
<door	0:5 1v:4 29:-12 2x:6
<door's	0:11 2j:5
<doorbell	0:6
<doordash	0:9 2j:8
<doris	2k:5
<dorm	2p:6
<dot	1x:14
<double	0:4 1v:9 2d:7 2o:-9
<doubles	0:5 2p:3
<dough	0:3
<down	1k:5 29:7 2q:3 30:3 31:8
<downpayment	0:7
<downstairs	1x:9
<dr	2g:10 2s:4
<draft	0:7 2g:8 2p:-7
<drafting	0:10
<drafts	1o:9 2g:4
<dragon	0:3
<drank	0:7 24:8
<draw	0:8 24:11
<drawing	1q:13 27:12
<dread	21:12
<dream	23:14
<dress	2k:15
<drill	1x:10 2c:11 2q:7
<drills	0:4
<drink	24:5 2c:6
<drinking	0:9
<drinks	24:7 2p:-9
<drive	24:5 2j:5
<driven	1y:16
<driver	1v:4 2r:5 2x:4
<driver's	1x:8 2r:6
<drivers	0:5
<drives	1v:4 24:3 2d:-4 2j:3 2o:-5
<drivin	21:12 2j:15
<driving	1s:5 1v:4 21:6 2j:5 2w:9 30:8
<drop	0:3 1t:3 2a:7
<dropped	1x:7 23:6 27:4 2f:6 2z:3
<dropping	24:-4 2o:15
<drops	0:12
<drove	0:4 1v:8 1x:4 2j:7 30:3
<drowned	0:13
<drug	0:8
<drugs	0:9
<drum	0:3 2k:3
<drums	0:7
<drunk	1x:9
<dry	0:3
<dryer	0:8
<dual	2h:13
<dubai	2j:4 2o:3
<dublin	1k:6 2o:5 2x:9
<duchess	1x:8
<duck	2o:18
<dude	0:10
<due	0:4 1n:-3 2o:12
<duke	0:4 1x:7 2o:-6
<dumb	0:5 24:13
<dump	2j:14
<dumped	0:6 1x:7
<duolingo	0:5 24:9 2r:7
<duplex	0:12
<durban	2x:15
<during	0:8 2w:13
<dust	1m:6
<dutch	1v:6 1w:3 24:9 2a:8 2g:6
<duty	0:7
<dyed	1n:9
<dyslexic	0:6
<dyson	0:16
<e	2p:8 30:11
<each	1r:4 24:7 2a:13 2d:3 2j:-10
<ear	0:5 24:3 2w:7
<earlier	2g:4 2o:6
<early	2f:8 2j:9 2o:5
<earn	1n:-4 29:9 2a:-7
<earned	0:7
<earns	0:14
<ears	0:4 1n:5
<earth	20:9
<easiest	0:7
<east	0:5
<easter	0:5 24:-8
<eastern	2v:8
<easy	0:6 2y:-4
<eat	1r:4 1s:6 24:4
<eaten	20:8 2o:-7 2x:3
<eating	1r:5 24:9 2q:-5
<eats	1r:15 24:3 2c:5
<eczema	0:7 24:10
<ed	0:4 1t:15
<edge	2q:12
<editions	0:10
<editor	0:9
<effect	0:6 1x:-6
<effective	0:15 24:-8
<egg	26:3 2o:5
<eggs	0:4
<eid	2x:7
<eight	0:3 1y:11 25:4 29:5 2r:8
<eighteen	0:7
<eighties	0:6
<eighty	24:7 31:4
<either	0:8
<elder	0:7 2y:15
<elderly	2m:11
<eldest	2v:5
<elected	1k:14 1x:6
<electric	2j:9 30:6
<electrician	0:5
<electricians	0:4
<electronic	0:7 2f:9
<elementary	0:3 2f:11
<elena	2d:7
<elevator	0:6
<eleven	24:6 29:5 2k:7 2r:5 31:4
<eli	1q:9 1x:4 23:5 24:14 2m:-4 2o:5
<eli's	30:6
<ellie	0:9 24:-6
<elon	0:13
<else	0:3
<else's	0:7
<elwyn	2j:8
<ely	2m:6
<em	2w:9
<emails	24:14
<embarrassing	0:4
<emergency	0:5 2j:5
<emigrated	v:4 2e:4
<employed	0:6
<employee	0:9
<employees	0:9
<employer	0:10
<empty	0:10
<en	0:6
<enamel	27:17
<end	1r:11 2a:9 2o:5
<ended	0:6 1x:3 2w:-4
<ends	0:11
<energy	0:8
<enfield	23:9
<engaged	0:4 2q:7
<engagement	0:4 25:-6
<engine	0:11
<engineer	0:6
<engineering	24:7 2w:12
<engineers	0:4 1k:7 2r:3
<england	1t:13 2o:-6
<english	2a:4 2r:10
<enjoy	2c:18
<enough	23:6 24:6 2b:8 2l:6
<enrolled	2v:3
<ensaymada	24:19
<entitled	0:8
<enugu	0:5
<envelope	0:10
<equivalent	0:3
<er	1p:6 1v:7 2c:5 2j:3
<erdington	1k:8
<error	0:9 1o:-6
<escaped	0:8
<espresso	0:7 2k:10
<essay	0:7
<estate	1s:7 2o:4
<ethan	1k:3 1t:7 27:9
<etiquette	0:9 1y:-9
<eulogy	0:5 2g:6
<euro	23:7 24:11
<even	0:4
<evening	24:7 2o:-6
<evenings	0:13
<event	27:9
<ever	1r:6 1x:5 20:14 24:-4 2a:8 2r:5 2w:6 2x:-3
<everton	0:5
<every	20:4 2o:-7 2w:-9
<everybody	1o:9 2o:-3
<everybody's	0:5
<everyone	0:3 1o:10
<everyone's	0:10
<everything	1q:6 2l:8 2z:6
<everywhere	0:11
<evidence	1o:-6
<ex	0:7 24:6 2s:10
<ex's	0:6
<exactly	0:6
<exam	2j:4 2o:5 2r:4
<examiner	0:8
<example	24:-8
<excel	0:4 2p:5
<except	24:10
<exchange	0:3 2o:17
<exchanged	w:3 1x:18
<exercise	24:12
<exist	0:5
<exit	1x:8
<expect	0:6
<expecting	1x:7 25:6
<experience	0:8
<explain	0:7 1x:-11 25:11 2a:12
<explained	0:11
<explains	0:5
<export	0:7
<extension	0:6
<extra	2c:8
<eye	0:6
<eyes	25:16
<f	0:6 1o:-3 1x:11 2q:3 30:10
<face	0:11
<facebook	0:6
<faces	2a:5
<facing	0:7
<fact	2r:6
<factor	2o:7
<factory	0:9
<facts	0:4
<fafsa	0:13
<fags	2x:6
<failed	0:4 1x:15 2r:8
<fails	0:10
<faints	0:5 21:10
<fair	1s:3 1y:4
<fairly	0:3
<fairy	21:3
<faith	0:3 1k:14
<fake	0:4
<fall	0:4 1v:6 1x:7
<fallen	0:4 1r:3
<falling	0:6
<falls	1y:7 2j:11
<families	0:3 24:-6
<family	0:4 1t:11 1v:4 1x:9 2o:3
<fan	1o:9 2c:4
<fancy	0:4 2a:7
<far	0:7 24:-4 2r:10
<farm	2d:-9 2o:7
<farmer	0:4
<farmer's	0:6 25:12
<farmers	23:3 24:6 2c:11
<farming	1l:3
<farms	2j:16
<fasciitis	0:8
<fast	24:5
<faster	0:11
<fastest	0:11
<fasting	0:6
<fat	0:3 25:11
<father	24:9 28:-3 2d:-10 2g:6 2j:3 30:5
<father's	2k:10
<fault	0:7
<fav	h:12 20:6
<fave	20:11
<favorite	20:7
<favourite	20:13
<fear	i:6
<feb	2o:14
<february	0:7 1p:12
<fed	0:11
<fee	0:12
<feed	1l:11 1v:6 23:12 24:9 2o:4
<feedback	2a:9
<feeds	24:15
<feel	0:8
<feeling	0:8 1o:9
<feels	0:8
<fees	0:12
<feet	31:4
<fell	1x:6 27:3
<fella	0:5 2b:-11
<fellow	0:10
<female	0:10
<fence	2l:11
<fender	2k:11
<fennel	0:10
<ferret	0:11
<ferry	0:10
<fever	0:17
<few	24:11 2o:10 2w:4
<fi	0:3 23:4
<fiancee	1z:5
<fiancé	1x:21
<fictional	0:13
<fiddle	1k:10
<field	0:10
<fifteen	1x:-9 23:4 24:12 2l:10
<fifth	1t:5 1x:17 2d:-4 2w:5
<fiftieth	0:5 1x:12
<fifty	0:4 1l:4 1z:-9
<figure	0:6
<figures	0:5 2w:11
<fiji	24:-3 2o:6
<filey	2o:11
<filipino	0:3 2o:7
<fill	0:4 1x:-4 24:5
<filling	28:3
<film	0:6 23:-4
<film's	h:6 20:7
<films	0:6
<filter	2c:13
<final	2o:9
<finally	1x:11 2e:5 2x:5
<finals	0:8
<financial	0:9
<find	0:6 1s:9 25:9 2l:-7
<finds	0:11 1o:11 1x:-6
<fine	0:8
<finest	0:10
<finger	0:5
<fingers	0:10
<finish	1t:8 2d:-4 2o:4 2q:7
<finished	1x:6
<finishing	1t:9 2f:3
<fintech	1k:11
<fire	0:5 2z:4
<fired	1v:7
<first	0:3 1n:5 1t:10 1y:4 2a:5 2j:5
<fish	0:4 1r:5
<fishes	0:11 27:12
<fishing	0:5 2q:-6
<fit	0:3
<fitted	2k:8
<fitting	2j:16
<five	23:5 26:4 27:6 2d:7 2p:8 2s:8
<fix	24:-6 2a:12 2j:9 2p:5 2w:6
<fixed	2l:6
<fixes	2j:8 2w:11
<fixin	2o:11
<fixing	2b:-11 2q:16
<flash	0:3
<flat	0:4 2l:-7 2p:6
<flatmate	1x:13 2j:7
<flew	1x:17
<flies	1p:-7 2o:18
<flight	0:3 23:5 26:3 2j:5
<flights	0:9
<flip	1q:11
<flogged	30:4
<floor	1x:10 24:5 2d:-11 2k:10 2o:4 2w:-3
<floors	0:7
<flour	0:6
<flower	1k:7 20:6 2j:4
<flown	1y:17
<flu	2o:25
<fly	1y:-4 27:7 2o:6
<flyer	0:6
<flying	2o:15
<fold	0:8
<folding	30:3
<folk	0:7
<folks	0:4 1l:5
<follow	1r:8 1t:11 23:6 2c:12
<following	0:14
<fond	t:10
<font	0:13
<food	20:9 2o:5 2r:7
<foods	0:10
<foolish	0:6
<foot	1n:4 1x:-10 21:8 2r:6 2w:-3
<football	1x:9
<forearm	0:10
<foreman	2j:13
<forester	0:8
<forestry	24:9 25:-4
<forget	21:10 2f:4 2o:7
<forgive	0:6
<forgot	0:10
<forgotten	0:14
<forklift	2o:6 2r:3 2w:10
<form	0:5 1p:7
<formal	0:7 2a:-3
<format	0:15
<former	0:8 2j:6
<forms	0:6
<formula	0:7 2y:14
<fort	0:4 27:8 2e:10 2v:8
<fortnight	0:3 1x:4 2g:4
<fortnite	0:5 20:5 24:-4
<forty	0:5 1x:7 23:5 2e:8 2l:3 2r:10
<forum	0:9
<forward	0:4
<found	0:5 1x:8 2m:6 2r:-9 2x:-3
<foundation	1n:9 2r:5
<fountain	1x:6 24:9 2k:3 2p:8
<four	1y:5 1z:6 23:4 24:8 2d:8 2r:7 2s:9
<fourteen	1v:5 1z:4 2m:8
<fourth	0:6 1z:12 2w:-5
<fractions	1t:6
<francisco	2x:7
<frank	1x:3 2k:9
<free	0:3 1k:3 1o:4 25:4 2c:5 2u:6
<freelance	29:9 2j:10
<freeze	21:9
<freezer	0:7
<french	0:3 24:-8
<fresh	0:9
<freshman	0:4
<fresno	0:10 2v:4
<friday	0:4 1x:4 2x:7
<fridays	20:-3
<fridge	0:9
<fried	0:11
<friend	1y:-6 24:4 25:5 2a:6 2q:4
<friend's	0:11
<friendly	0:5
<friends	1k:3 2s:3 2v:3 2w:6
<fries	24:10
<frighten	21:11
<frightened	21:9
<from	1q:6 29:4 2a:3 2f:3 31:8
<front	0:4
<frost	0:12
<froze	0:4
<frozen	0:14
<fruit	0:4 2o:12
<fry	0:3
<fryer	0:6
<fuel	0:4 1y:-3 24:6
<full	0:6 24:4 2g:7 2k:5
<fully	1o:6 1r:8 24:15
<fun	2r:3
<function	0:4
<funeral	24:14 2c:4
<funny	0:5
<furnace	0:8 2o:-10
<further	0:12
<fuss	0:7
<future	0:12 2q:-3
<gaelic	0:9
<gaffer	2g:5
<gal	0:5 2s:14
<galaxy	0:5 1q:6
<gallon	0:3
<galway	2j:8 2o:5
<game	20:7 23:4 24:8 2q:8 2x:7
<gamer	25:9 27:5 2s:-3
<games	0:6 24:-3 2o:5
<gap	0:3 2o:13
<garage	0:5 2d:6
<garden	23:14 2o:9 2p:10
<gardener	0:10
<gardens	0:21
<gareth	2w:12
<garmin	0:5 2o:-7
<gary	2j:5
<gas	2k:5 2p:5 2w:8
<gate	0:4 1s:5
<gauge	0:15
<gave	1x:5 23:6 2o:7
<gcses	0:6
<gear	0:5 2y:6
<gearbox	0:4 2w:11
<ged	0:5 1l:11
<geese	0:7
<general	2r:9
<generator	2q:5
<gentle	0:6 2p:4
<gentleman	2s:12
<geoffrey	2j:4
<geography	0:7
<george	0:8
<georgia	0:7
<gerald	0:13
<german	0:3 2m:8 2o:7
<germany	2x:8
<get	0:3 1k:6 1o:6 1r:-4 20:5 21:8 23:7 25:5 27:4 29:6 2b:8 2d:-3 31:-5
<gets	0:3 24:10 2r:4
<gettin	2o:24
<getting	1l:-5 1x:6 23:8 2h:6 2o:11 2s:4
<gf	1x:7 2m:11 2o:9
<ghent	0:9
<gift	0:5
<gig	0:5 2d:-5
<gin	0:6 24:10
<ginger	1n:11 2m:6
<girl	1n:3 1s:3 1t:4 2c:5 2l:3 2w:3
<girlfriend	0:3 2o:9
<girlfriend's	1x:12 2j:10
<girls	0:4 2d:8 2j:5
<give	0:5 1l:-8 1q:10 1y:-3 2a:9 2l:4 2p:10
<given	1x:9 23:-7 2m:8
<gives	0:3 1o:4 25:8 2g:6
<giving	0:3 2a:10 2o:12
<glad	0:8
<gladys	0:3
<glasgow	2j:12
<glass	24:4 2j:5
<glasses	0:3 25:8
<glaucoma	2j:9
<gloria	1r:12 2j:8
<gloves	0:3
<gluten	1r:4
<go	1k:5 1l:-12 24:4 25:3 2o:4 2q:7
<goal	23:11
<goat	0:8
<god	1o:5 2z:3
<godfather	1x:17 24:-7
<goes	24:10 2o:9 2v:6
<goin	1r:3 2o:3
<going	1x:4 23:3 27:9 2o:17 2x:3
<goiânia	23:15
<gold	20:12 2e:10 2k:11
<golden	0:15 1x:-8
<goldfish	0:12
<golf	24:12
<gone	1v:6 1x:3 21:-5 25:3 2d:9 2e:-3 2z:8
<gonna	23:5 2o:18
<good	0:4 1o:7 2c:5 2i:7 2w:11
<goodbye	0:3 1k:6
<google	0:5 24:-4 2z:13
<goose	0:9
<got	1x:6 21:4 2r:7
<gotta	24:15
<gout	0:7
<government	0:3 2v:11
<gp	1v:16
<gpa	2r:13
<gracious	0:3
<grade	1t:7 1x:5 24:-5 2j:5
<graders	24:14
<graduate	0:6 2q:8
<graduated	1x:18
<graduation	0:5 23:9
<grain	1y:9 21:5 2j:8
<grammar	1x:5 24:5
<grams	2a:11
<gran	0:12
<grand	0:8 28:9 2l:8
<grandad	1x:7 25:5 2j:7
<granddad	0:11
<granddaughter	23:13 25:3 2o:6 2r:13
<grandfather	1x:5 2j:9
<grandfather's	0:8 2k:19 2q:5
<grandkids	0:5 24:8
<grandma	1y:-7 24:7 2d:3
<grandma's	0:9 1p:8 25:5
<grandmother	20:-3 25:8 28:9
<grandmother's	0:6 2k:3 2q:8
<grandpa	2j:7 2k:11 2x:6
<grandson	23:10 2m:10
<grandson's	0:4 o:9
<granny	1z:7 2d:9
<grant	0:8
<grapefruit	0:5
<grave	0:6
<gravel	0:9
<gravy	1r:9 1x:13 24:11
<gray	1n:14
<great	0:3 1n:-12 1v:8 20:5 2k:9
<greek	0:5 2b:-11
<green	0:3 1k:6
<greens	2x:11
<greg	1x:5 2j:7
<greggs	0:5 24:9
<grew	0:5 28:5
<grey	1n:12
<greyhound	0:5 24:-4 2c:5
<grief	1o:9
<grill	0:9
<grind	25:9
<grinder	0:7
<groceries	0:4 1v:10
<grocery	0:6
<groom	0:16
<gross	0:9 29:4
<ground	0:4 2p:17
<group	0:7 1s:6 24:-10 2p:3 2v:7
<grow	27:7
<growing	0:6 1n:10
<grown	1z:9 2q:8
<grows	27:18
<grumpy	0:6
<gráinne	0:8 2s:9
<guard	0:9
<guess	0:6
<guest	0:5 2j:9
<guests	0:5
<guild	0:9
<guinea	2q:3
<gum	0:4 24:7
<gun	0:5 2w:9
<guy	0:6 26:3 2a:8 2s:4
<guys	0:3
<gym	0:6 24:5 27:6 2o:-11
<h	1v:5 2x:3
<habit	24:8
<had	1x:10 23:-12
<haiku	0:8
<hair	0:5 25:3 2l:7
<haircut	0:5
<hairdresser	0:9
<hairdressers	0:4 2q:9
<halal	0:3 1r:4
<half	1w:5 24:5 2c:6 2k:5 30:5
<halfway	0:10 2f:8
<halifax	0:11
<halina	0:3
<hall	0:3 2o:13
<hallmor	0:7 1v:13
<ham	0:4
<hamish	0:5 1m:7
<hamster	2o:13
<hana	1x:10 25:6 2h:3
<hand	1x:5 20:4 25:3 2k:3 2p:7 30:8
<handed	1q:3 1x:5
<handle	0:10
<hands	0:4 25:11
<handwriting	0:4 23:11
<hang	0:4
<hangi	0:3
<hanging	0:8
<hank	0:11
<hannah	0:3
<happen	1o:7
<happened	0:3
<happens	1o:3 2x:-4
<happier	0:8
<happy	0:10
<harbor	24:18 2v:5
<hard	25:11 2a:13 2r:-5
<harder	0:5
<hardest	2r:12
<hardly	0:3
<hardware	0:4 2o:9
<harley	0:8 23:-3
<harvest	0:9
<harvey	1x:20
<has	30:4
<hasn't	0:8 24:9
<hat	0:4
<hate	1s:3
<hated	2c:8
<hates	1s:5
<hats	27:15
<haul	0:19 2d:-5 2j:7
<hauled	2j:16
<haunted	0:9
<have	1y:3 2k:7 2p:3
<haven't	1y:10 24:14
<havent	0:3
<having	1y:4 25:5 2k:6 2o:6
<hawks	0:5
<hay	1m:13
<hazelnuts	0:11
<hba	0:9
<he	1p:3 1v:6 21:5 28:3 2c:5 2e:4 2k:7 2t:-9
<he'd	0:3 2p:9
<he'll	0:8 2o:13
<he's	1k:8 2d:4 2g:4 2l:9 2v:7
<head	1x:7 1y:-3 24:4 25:-5 2j:3 2o:4 2s:7
<headache	0:8
<heading	2o:9
<headline	0:7
<headmaster	0:12
<headmistress	0:9
<heads	2r:13
<headteacher	2l:8
<healed	0:10
<health	1k:-10 1y:11 2l:5
<healthcare	1o:7 2j:9
<hear	0:6 1o:4 1x:15 21:-10
<heard	0:7
<hearing	2k:4
<heart	1x:4 24:4 2l:7
<heat	2o:12
<heater	0:7
<heath	0:9
<heating	1u:6
<heaven	0:8
<heavier	0:9
<heavily	0:7
<heavy	2w:3 2z:9
<heights	0:10
<held	0:7 1o:14 1y:7
<hell	0:8 20:10
<hello	0:4 1u:5
<help	0:3 1k:8 24:5 2g:10 2p:-3
<hen	0:4 2d:15
<hens	0:10
<her	1l:3 1y:-8 2p:-5
<herb	0:5
<here	0:5 2x:5
<here's	0:7
<hero	0:11
<heroine	0:6
<heron	2q:8
<hers	0:4
<herself	24:6 27:11 2d:9 2m:3 2s:6
<hes	1n:5 1v:3 25:5 2d:4 2e:12
<hey	2a:12 2o:4
<hi	0:6
<high	0:3 24:5 2d:10 2p:-6
<highest	0:6
<highlander	0:13
<hilary	2g:9
<hill	1v:10 24:-3
<hills	0:13
<hilux	0:9 1x:-5
<him	1l:10 1o:4 1x:5 20:4 27:7 2b:-11 2d:9 2l:3 2t:-5
<himself	0:3 2k:9
<hip	0:4 1x:3 24:5
<hips	25:7
<hire	0:9 2v:-3
<hired	1x:20 2r:-3 2s:10
<hiring	0:12
<his	0:4 1o:-5 2l:4
<history	1v:7 2q:10
<hit	1x:16 24:-5
<hits	2q:14
<hives	0:4
<hmong	1w:10 20:8 2b:5
<hobbies	0:8
<hobby	0:7 27:12
<hockey	0:5 1k:8
<hold	1o:13 2f:3 2o:13
<holding	0:14
<holds	0:10
<holiday	2o:18
<holidays	0:10
<holt	0:7 1v:5
<holy	1k:7 2v:12
<home	1x:3 29:4 2e:7 2j:6 2o:3
<homesick	0:6
<homework	1o:11
<hon	0:5
<honest	1o:5
<honestly	1o:10
<honey	0:3 1n:9 24:5
<honors	0:4
<honour	0:6 23:-5 2o:7
<hoover	0:11
<hope	0:9 1k:9 23:10
<hoping	23:25
<horoscope	0:4 1o:-3
<horoscopes	0:3
<horror	2c:3
<horse	1x:10
<horses	0:4 2o:5
<hospice	1p:-7 24:8 2o:12
<hospital	2o:9 2r:10
<hospitality	0:6 1y:-8
<hosting	2o:9
<hot	0:3 2d:7
<hotel	1x:3 2j:4
<hotels	0:7
<hour	0:4 1v:8 2j:10 2s:-7
<hours	1v:10 24:7
<house	23:3 2d:4 2e:6 2o:6
<household	29:4 2d:13
<housemate	2j:5
<houses	2o:10 2q:-11 2r:14
<housing	1k:21 2p:7
<how	0:7 1l:4 1y:-10 2b:-11
<howth	0:11
<hr	0:6 2l:-9 2o:-6 2p:7
<hrs	2p:8
<hull	0:10 1v:7
<human	0:7
<humble	0:6
<hums	24:19
<hundred	29:11 2k:6 2r:7 31:12
<hung	0:17
<hunting	0:9
<hurricane	0:9
<hurt	1n:-4 1x:4
<husband	27:3 2c:4 2d:7 2o:-5
<husband's	1v:7 1x:6 24:9 25:3 27:4 2u:10 30:4
<hybrid	0:4
<hygiene	0:3 2r:8 2v:5
<hygienist	0:6
<hymn	20:5
<hymns	0:3
<hypertensive	24:14
<hypothetically	0:6
<i'd	20:7 23:5 29:-9 2o:11 2p:5 2q:5 2u:8
<i'll	24:-7 2o:13
<i'm	1t:3 2l:3 2o:6 2w:3 30:4
<i've	1y:7 1z:4 29:-10 2f:3 2k:4 2x:3
<ibuprofen	0:7
<ice	24:7 25:5 30:5
<id	23:7 2p:6
<idea	23:14
<ideas	0:3 1n:-7 2r:-4
<idk	0:7
<if	0:10 1o:-4 1s:-5 29:-4 2a:3 2s:-6 2x:3
<ii	0:5
<illegal	0:4
<illustration	0:12 2w:-4
<illustrator	2z:-6
<im	1y:3 2o:5 2p:4
<imagine	0:11
<imogen	2t:16
<impatient	2l:15
<improve	0:7
<imran	1x:10 30:3
<includes	0:11
<income	29:18
<independent	0:6 1o:12 24:-3
<india	0:6
<indian	0:7
<induction	2k:6
<ines	1v:8 2l:3
<infants	25:8 2o:5
<infection	0:8
<inform	0:4
<informs	25:13
<inherited	2k:14
<ink	0:5
<inscription	0:5
<insert	0:9
<inside	23:7
<insists	0:10 2o:-3
<inspector	0:11 2j:-4
<instagram	0:7 2q:8
<instead	2j:11
<instructor	0:9 2r:11
<instrument	2j:7
<insulin	0:3
<insurance	0:3
<insurer	0:5
<intend	23:15 2o:6
<interest	0:8
<intermediate	0:6 x:8
<interns	0:7
<interstate	21:3
<interview	0:3 2o:14
<into	1s:3 27:3 2c:8 2d:3
<intolerance	0:12
<introduce	0:6 2t:-6
<introvert	29:-9 2l:15
<invented	0:7
<inverness	0:10 2v:7
<inverter	0:10
<invitation	0:5
<invited	0:5 1x:10
<invoice	1n:-7 1q:6 1x:8
<ipad	0:10 2p:-7 2q:-3
<iphone	0:7
<ireland	2x:3
<irish	0:3 23:7 2a:-4 2r:4
<iron	25:5
<ironman	1x:16
<irony	0:7
<ish	0:10
<island	2l:9
<isn't	2o:8
<isnt	25:11
<istqb	0:4 1t:8 2o:12
<it	0:4 21:7 2g:4 2x:7 2z:4
<it'd	0:11
<it's	21:4 2a:-8 2d:3 2o:5
<italian	27:5 2o:10
<its	2d:7 2p:3 2s:4
<itself	0:3
<iv	0:5 1t:6
<ive	1y:4 25:11
<j	1u:12 1v:7 2k:8
<jace	2d:7 2r:19
<jack	2m:6
<jacked	1v:9 2j:5
<jaguar	0:9
<jaheim	0:3 2v:7
<jakub	1x:9
<jalebi	0:12
<jamaican	0:10
<janelle	2l:15
<january	1p:6 24:3 25:6
<japanese	0:3
<jar	0:3
<java	0:4
<jaylen	1k:3 1x:7 23:-9 2r:5
<jazmin	0:3
<jazz	0:4
<jealous	0:7
<jean	1x:10 25:6 29:-5
<jean's	0:5
<jeans	0:9
<jehovah's	24:8 2u:8
<jellyfish	0:7
<jersey	2p:9
<jess	1x:10 2g:6
<jesuit	1x:13 2j:9 2x:5
<jet	0:8
<jeweller	0:7
<ji	1x:13 2g:5
<jim	2c:8
<joan	2o:4 2t:10
<job	1o:7 1v:7 2w:8
<jobs	0:5
<jodi	1x:14 2x:6
<john	0:6 2c:9 2v:7
<join	0:8 23:16
<joined	1k:7 24:-9 2k:-3 2x:-4
<joint	0:6 2o:10
<joints	0:7 27:8
<jokes	0:3 2a:8
<jolene	0:6 1x:15
<jonah	0:5 2j:8
<jordan	0:8
<josh	2f:7
<journal	0:7
<journey	2a:4
<joy	0:3
<judge	0:8 24:-12
<judges	0:7
<juggle	2w:5
<julie	2d:9 2l:8
<july	1x:8 25:7 2o:4
<jump	0:5
<jumped	0:12
<jumping	0:12
<jun	2q:8
<june	20:9 2o:11 2w:-11
<junior	1k:14 1t:4 1x:4 24:7 2j:3 2o:7
<just	1m:4 1x:5 2a:10 2u:6
<jv	0:7 1x:6
<k	0:5 1u:8 24:3 27:-7 2d:4 2r:3 2t:-11
<ka	0:9
<karaoke	1s:7 2o:20
<kare	0:4
<kasia	0:13
<katie	2j:11
<kayak	0:9 27:7
<kayaks	0:11
<kayla	1x:7 2e:6 2o:3
<kaylee	1x:14 23:14 24:8 2v:7
<keeneland	0:10
<keep	2a:9 2d:5 2k:8
<keeper	0:4
<keeping	2d:10 2k:15 2m:6
<keeps	0:4 1q:6 2d:-4 2j:5
<keisha	0:6 2d:13
<keith	0:9 2o:-10 2x:-4
<kentucky	0:5
<kenya	2x:3
<kept	2j:14 2k:3
<kerry	2j:5 2r:8
<keto	0:7 29:-7
<kettle	0:13
<kev's	0:8
<key	0:6
<keyboard	0:7 2p:4
<keys	1x:9 30:5
<kg	0:4
<kia	0:7
<kicked	1x:11 2d:9
<kid	0:7 1k:4 1x:6
<kid's	0:9 2o:-10 2v:9
<kidney	0:3 1r:4
<kids	0:3 1o:-8 20:-7 2d:4 2i:9 2k:4 2m:3 2o:4 2q:4 2s:3 2v:3 2y:9
<kigali	1p:-7 2o:9
<kiki	1t:11
<kill	1o:4 20:9
<killed	2q:6
<kilo	0:9 2r:7
<kilos	0:4
<kind	2l:8
<kinda	2c:10 2t:8 2w:9
<kindergarten	24:12 2c:9
<kindly	2r:-12
<kindy	0:12 1k:10 1x:-6
<king	0:6 2m:5
<kirsty	1x:12
<kirsty's	0:9
<kit	0:11 24:-4
<kitchen	23:6 2b:6 2j:9 2o:4 2p:-6
<kitten	1x:5 2g:6
<km	0:8 24:-3
<kmart	2k:13
<knee's	0:11 25:6
<knees	23:7 25:3 2l:5 2z:8
<knew	0:9
<knife	0:4 1x:9 2w:7
<knit	0:5
<knitting	0:6
<knock	0:10
<knocked	0:3 1x:5 24:7
<knocking	2q:6
<knot	0:12
<knots	0:6
<know	2l:3 2u:5 2w:5
<knowing	2x:6
<known	0:3 2w:7 2x:10
<korean	0:7
<kotlin	0:7
<kraków	2o:13 2x:10
<kroger	1v:9
<kuba	1u:3
<kuli	0:5
<kuya	2l:11 2o:7 2t:8 30:4
<kyoto	0:12
<l	0:8 20:11 25:15
<la	2o:9 2v:7
<lab	0:5 2m:7
<label	0:5
<lactose	0:3 1m:4 25:3
<lad	2t:-11
<ladder	0:6
<ladies	0:6 1k:9
<lads	0:5
<lady	0:7 1x:5 2g:9
<lagos	1y:4 2p:3
<laid	1v:7 1x:6 2j:12 2l:11
<lake	0:4 1x:16 23:8
<lamp	2p:-3
<lamps	2k:17
<land	0:3 1k:4 23:14 30:-3
<landed	1x:10 2r:14
<landlady	0:8
<landlord	0:7
<landlord's	0:5
<landlords	2o:-3
<lane	0:6
<laney	24:7
<language	0:4
<lap	2o:12 2q:12
<laps	0:9
<lapse	0:8
<laptop	1q:3
<laptop's	1q:8
<large	0:3 1q:6 21:4 2a:6
<lass	2j:11
<last	1n:6 1q:5 1s:3 1x:4 2o:5
<lasted	0:17
<late	1o:5 1s:3 1z:14 24:3 2j:7 30:7
<lately	0:4 1v:10
<later	0:11 2o:-7
<latex	0:4 1v:7 2q:-10
<lathe	0:10
<latin	0:4 27:7
<latte	0:6 2w:12
<lattes	1v:8 2o:-11
<laugh	1m:12
<laughed	0:3
<laughs	2l:12
<launch	0:9 1x:-10
<laundry	24:10
<law	1t:3 1v:3 2d:4 2e:4
<law's	0:5 1l:5 2o:8
<lawful	0:11
<lawn	0:6 27:5
<laws	0:9
<lawyer	0:4
<lawyer's	24:9
<lawyers	0:3
<lay	0:6 2j:10
<laying	0:3 2m:5
<layout	0:5
<lb	2r:5 31:17
<lbs	0:4
<lead	1v:3 1y:-4 2j:4
<leader	1k:8
<leaf	0:6 21:7 2o:11
<leaflet	0:5
<league	0:3 1k:15 27:4
<lean	0:6
<learn	0:4 23:10
<learned	1x:7 2w:9
<learners	0:6 2r:8
<learning	27:4 2q:8
<learnt	0:5
<lease	2o:9
<least	0:11
<leather	0:9
<leave	1r:10 2a:9 2e:5 2j:8 2o:8
<leave's	2o:17
<leaves	0:4 24:3
<leaving	1v:3 2g:4 2o:9 2r:-5 2s:9 2v:5
<lecture	0:7
<led	0:5
<ledger	2k:13
<lee	0:4 1v:6
<leeds	0:4 1k:8 1v:4
<leek	0:5 2r:12
<leeks	27:15
<left	1s:3 1t:5 20:3 2f:3 2k:10 2y:3
<leg	0:6 25:12
<legal	0:9 24:-5 30:-3
<legion	1k:9 24:3
<legit	0:6
<legs	0:11
<leicester	20:7 2j:9
<lemon	0:14
<lemons	0:7
<lend	0:4
<length	1n:5 2o:10
<lenovo	0:8 1q:3
<lent	2k:13
<lentils	2o:11
<less	0:4 1s:7 2l:4
<lesson	0:5
<lessons	29:11 2o:10 2s:4
<let	1x:7 23:-6 27:-10 2k:6 2o:5 30:6
<let's	0:8
<lets	0:14
<letter	0:5 1o:12 2o:-7 2p:6 2w:13
<lettering	1x:13 2r:-3
<letters	2a:6 2p:10
<letting	1o:6
<level	1t:7 2a:8 2r:6 2w:9
<lexapro	0:4
<lexington	1v:6 2o:8
<leyland	0:12
<liam's	0:4 1l:4
<librarian	1v:6 2o:7
<librarian's	0:12 2y:-4
<library	0:3 1o:11 2p:4 2z:3
<licence	1x:6
<license	1t:4 30:4
<licensed	0:3 23:4
<lies	0:7
<life	1x:5 1y:5 2e:7 2r:6 2u:5 2w:16
<lifeguard	0:9 1v:10
<lift	0:5 29:-11
<lifting	0:10 1n:-3
<lifts	0:3 1x:7 2w:-5
<light	2c:11 2p:4
<lighter	0:3
<lighthouse	0:3 1x:13 23:6
<lights	0:7
<like	1n:7 1o:6 1s:3 23:3 29:6 2a:11 2c:9
<liked	0:14
<likely	0:11
<likes	1y:-4 20:5 2c:3
<lil	1n:3 1v:7 25:5 2k:6 2q:6 2v:4
<lily	o:3 1x:8
<limerick	0:6 1y:-4
<limited	0:9
<limp	0:7 m:3
<lincoln	0:9
<line	1y:8 24:4 2s:5 2x:3
<lines	24:10
<linkedin	0:6
<lions	0:15
<lip	2w:18
<lips	0:4
<lisbon	0:6
<list	0:4 2o:11
<listen	2c:10 2p:14 2z:9 31:-4
<listening	0:9
<listing	0:7
<lists	0:3
<literally	24:4
<little	1q:6 29:6 2a:3 2e:4 2f:-3 2q:6 2s:4 2v:5
<littmann	1x:13
<live	0:3 1p:-5 29:6 2d:6 2s:8
<lived	0:3 1y:5 2c:7 2d:8
<liver	0:6 1r:13
<lives	2b:-9 2c:5 2d:12 30:6
<living	1l:6 2a:-7 2d:8 2k:4 2m:4
<load	0:7 24:10
<loan	1x:3 2j:5
<loans	0:7
<local	0:3 1k:13 1x:7 24:7
<lockdown	0:9
<locksmith	0:13
<locum	0:11
<lodger	0:15
<loft	0:10
<log	24:9
<lol	1v:6
<lola	1x:4 1y:-8 24:8
<london	1x:10
<lonely	0:9
<long	1k:3 1n:5 29:-4 2d:13 2p:3 2t:5
<longer	1y:6 24:5 2d:6 2j:8 2w:5 2z:6
<longest	0:10
<look	0:5 1n:6 1s:11 2r:-7
<looked	0:8
<lookin	2o:8
<looking	0:7 24:-8 2j:7 2o:10
<looks	0:7
<lord	1x:6 2l:12
<loretta	0:4 25:4
<lorry	2j:13
<lose	1x:9 23:4 25:5
<losing	23:10 25:9
<lost	1t:-9 1x:12 2m:5
<lot	0:5
<lottery	0:7
<lotto	0:10 29:-4
<lou	2j:16
<loud	24:7 2c:7
<lounge	0:6 2k:8
<loup	0:10 1v:5 2q:8
<love	1l:12 20:6 2c:14
<loved	0:3
<lovely	24:5
<loves	27:3
<loving	2c:9
<low	1k:3 1n:3 1r:5
<lower	0:4 25:7
<lowkey	30:7
<lucky	0:3 1z:17
<lucy	1z:7
<lullaby	2q:13
<lump	0:13
<lunch	0:3 24:16
<lungs	27:11 2x:-3
<lurcher	0:6
<lutheran	0:7 1k:11
<lyon	0:5
<lyrics	0:6
<m	0:5 21:5 24:6 2o:-5 2z:8 31:10
<mabel	1m:15 1y:-7 2r:6 2v:13
<mac	20:4
<machine	2k:4
<machines	0:3
<macon	0:6
<macular	25:18
<mad	1n:-7 27:7 2y:6
<made	1k:7 1x:7 21:7 2q:7
<magazine	2x:9
<maid	1x:12 2o:10
<mail	2o:-4 2z:11
<mailman	0:6
<main	0:7 2a:-3
<mair	1x:9 2x:3
<major	23:4
<make	0:5 27:4 29:3 2q:7 2w:5 2x:9
<makes	0:5 1r:-4 1v:9 20:4 2t:-11 2w:12
<making	1y:-5 2o:9 2q:14
<male	1k:11 26:5
<mam	1x:11 25:5
<mam's	24:7 2d:5 2p:5
<mama	1n:-4 1x:7 24:5 25:4 2e:6
<mama's	1k:13 25:5
<man	0:7 1l:8 1o:8 1y:-3 29:-3 2j:3 2l:7 2u:5
<man's	1x:15
<manage	24:10 25:5 2w:-11
<managed	1y:9
<management	0:4
<manager	0:5 2m:7 2o:9
<managers	0:10
<managing	2j:9
<manchester	0:12 2d:-8
<mandeville	0:4 m:7
<mango	24:18
<manila	1y:7 2x:3
<manner	0:4
<manual	0:7 2p:7
<many	0:4 1l:5
<maps	0:10
<marathi	0:3 2b:5
<march	0:3 1k:-7 1p:6 1v:8
<marcus	1v:8 27:8 2o:-5 2t:6
<margaret	0:6
<marine	23:8 2f:3 2w:4
<marisol	1x:15
<market	0:8
<marks	0:13 1v:10
<marriage	2t:15
<married	1x:7
<marry	0:4 1x:16
<marrying	2o:21
<mart	2o:9
<marta	0:6 24:13
<martin	24:15 2g:3 2p:-9 2u:6
<mary's	0:10
<mask	0:11
<mason	2o:9
<mass	24:4
<massachusetts	0:5
<massive	0:10 2l:4
<master	0:4 2o:19
<master's	1t:4
<masters	1k:12 2o:11 2v:4
<match	0:9
<mate	24:5 2t:-4
<maternity	1x:13 2j:3
<math	0:4 2w:12
<maths	0:5 2r:9 2s:8
<matter	0:7 25:-3
<maureen	1l:4
<max	0:4 1x:-7
<may	0:5 1p:11 1x:6 2g:7 2i:6 2t:7 2z:-9
<maybe	0:6 24:3 29:16
<mazda	30:3
<me	2w:5
<meal	24:13 2l:-3
<meals	0:6
<mean	1p:6 23:8 2l:13 2o:6 2y:14
<meaning	0:7
<means	23:13 2l:4 2o:11
<meant	1o:9 23:8 2o:8
<measured	0:6 26:9
<meat	0:5 2x:4
<mechanic	0:7 1v:5 25:-5
<mechanical	23:7 2f:4 2k:9 2w:4
<med	0:8 1u:3
<medal	0:7
<medical	23:17
<medicine	1x:18 23:5
<meds	0:4
<meet	1x:15 2o:10 2p:-9
<meeting	0:4 2o:14
<meetings	24:8
<meets	0:7
<melb	0:5 2o:-7
<melbourne	1x:6
<member	1k:8 2x:11
<membership	24:10
<memo	0:7
<memoir	2o:12 2q:20
<memorial	0:8 2j:4
<memory	2d:13 2w:7
<men	0:7
<meniscus	0:6
<mention	1x:8
<mentioned	0:13
<mentor	1x:11 2s:9
<menu	0:5 2q:11
<mercury	0:3 1o:9 30:3
<meredith	0:5 1u:5 2g:7
<merging	0:9 1t:-7
<mess	0:5 2j:13
<message	2a:-7
<met	1x:15 24:6 2x:7
<metal	0:4 1l:6
<meter	26:3 2w:-5
<metformin	0:3
<method	0:5
<methodist	0:9 2j:7
<metric	2a:19
<mexican	0:4
<mi	1o:5 2d:3 2l:7 2r:-8 2y:4
<mic	0:14
<micah's	1x:-5 2v:11
<mice	0:5
<micra	0:20 2o:-10
<microphone	0:5
<mid	0:13
<middle	0:6 1z:6
<midges	0:7
<midnight	0:5
<midwife	2x:3
<might	0:3 25:5 2p:-4
<migraine	0:4
<migraines	0:4 1r:-9 25:7
<mild	25:20
<mile	0:4 24:-4
<miles	27:5 2r:7 2v:9
<milk	2c:3
<mill	0:10 2j:4
<million	0:8
<min	0:3
<mind	2c:3 2o:9
<minds	0:13
<mine	0:6 20:4 2o:5
<minimum	0:3
<minister	0:16
<minivan	0:6
<minnesota	2v:11
<minor	0:7
<minus	0:13
<minute	0:10
<minutes	0:3 24:9 2l:6 2q:-4
<mira	0:7 1l:6 1x:6 2g:6
<mishti	0:9
<miso	1x:9 2l:10
<miss	1x:-8 27:14 2g:8 2j:6
<missed	0:13 24:17 2c:-7
<misses	2c:10
<missing	0:11 24:-8
<missus	1k:6 29:7 2l:12
<mistaken	0:7
<mix	0:6
<mixed	0:8
<mixing	0:8
<ml	1l:7
<mm	0:9
<mobile	1q:6 2n:9 2q:5
<mobility	2k:12
<mock	0:6 1x:9
<mocktails	0:9
<model	0:8 2q:13
<moi	0:9
<molar	0:7
<mold	0:6
<mom	2c:3 2d:4 2l:8 2r:5
<mom's	1r:9 1x:-5 20:11
<momma	0:9
<moms	25:5
<monday	24:4 25:13
<mondays	24:6 2o:10
<money	1k:9 24:3 2o:8 2p:4
<monitor	1q:12
<month	27:4 29:3 2o:4 2q:-7 2t:-10 2x:6 2z:-4
<monthly	0:4
<months	1x:-10 24:5 2d:5 2t:3 2v:5
<moon	0:4
<moose	0:3 1x:3
<mop	0:5
<more	0:3 1o:7 1q:3 24:4 2u:8 2w:3
<morning	1o:6 29:-8 2c:6 2z:4
<mornings	24:5 2j:11
<morris	0:9 30:12
<morrisons	1v:14
<mortgage	29:6 2o:5
<most	0:5 24:6 27:4
<mostly	0:3 1o:8 1r:5 1y:12 27:7 2c:8
<mot	0:5
<mother	1q:5 1v:4 1z:6 2d:5 2j:7 2l:9 2r:-4
<mother's	1x:6 2d:3 2k:4 2o:6
<motorcycle	1l:7 30:13 31:-9
<mountain	20:9 24:5 2j:10 2p:12
<mouse	2l:6 2p:13
<moustache	0:7
<mouth	0:4 2l:12
<move	23:11 2o:8 2p:8
<moved	1q:3 2a:-9 2v:7
<moves	0:7
<movie	0:6 20:6
<movies	0:5
<moving	1t:-11 2k:4 2o:13
<mr	2g:3
<mrs	25:11
<much	2p:7
<mud	0:4 2q:9
<mug	0:7
<mum	1k:-4 1o:5 1q:-10 1s:6 1v:6 1z:3 2j:6 2m:3
<mum's	1p:3 2d:10
<mums	2j:9 2t:5
<mural	0:4
<muriwai	1x:18
<muscle	0:10 2o:11
<museum	0:3
<mushrooms	0:5
<music	1o:6 1v:6
<must	0:5 2o:12 2p:9
<mustache	2x:13
<myself	1t:-3 27:13 2l:17
<n	1n:8 1v:3 2b:5 2j:8 2k:9
<nah	21:10 2k:4 2x:4
<nail	1x:8 2j:3
<nails	0:9 23:-7
<naivasha	0:9
<name	0:6 1v:5 2g:3 2o:4 2r:13 2s:6
<named	1x:15
<names	0:8
<naming	0:4 2o:18 2w:10
<nan	1y:5 2d:10
<nan's	25:3 2m:12
<nanay	2d:6 2g:7 2o:11
<nanny	0:5 2o:12
<nap	0:3
<national	0:14 1v:5
<natural	1n:6 1v:11 2c:9 2p:11 2q:8
<nature	0:5
<navy	2j:13 2l:6
<nd	1x:17 2l:-3 2o:9
<near	21:6 28:3 2e:3 2l:-3 2x:3
<nearly	0:4 1q:-4 1v:7 25:7 26:8 2x:5 2y:9
<nebraska	1k:6 1x:12
<need	0:7 1x:-7 24:6 2q:-4
<needed	2o:7
<needle	21:4 25:19
<needles	0:3 1s:9
<needs	0:7 24:-5 2j:6 2o:-6
<negotiate	0:8
<neighbor	2j:5
<neighbor's	0:4
<neighborhood	1k:11 2e:19
<neighbors	0:4
<neighbour	2j:6 2k:5 2s:3
<neighbour's	0:6 2w:12
<neighbours	0:7
<neil	0:9
<neither	0:7
<nephew	1l:4 1t:3 23:7 2d:-5 2v:3
<nephew's	0:19
<nephews	0:7
<nerea	0:3 1v:6 1x:4
<nervous	0:3
<ness	2j:7
<net	0:7 29:4
<netball	0:5 1y:-7 2r:7 2x:9
<netflix	2m:7
<network	1v:8 2r:9
<never	1y:10 29:-12 2a:6 2l:4 2y:3
<new	0:5 1l:3 1s:5 1w:4 2e:3 2l:5 2m:5
<newly	0:7
<news	0:7 1x:-6
<newsletter	2q:15
<newspaper	0:5
<next	23:7 27:4 2a:9 2m:4 2o:6
<ngl	1l:-9 2v:5
<nhs	23:4
<niamh	0:9 24:10
<niamh's	0:3
<nice	0:3 20:9 2l:14
<nicked	0:8 1x:11
<nicotine	24:12
<niece	1l:4 1t:6 1x:5 23:9 2r:4
<nigerian	2q:8
<night	1t:4 24:8 2o:8
<night's	24:16
<nightmare	0:7
<nights	24:5 2d:-10
<nine	0:3 29:10 2j:5 31:6
<nineteen	24:4 29:6 2k:5 2p:6 2r:5
<ninety	2d:9 2r:6 2x:3
<ninth	1p:5 2d:13 2x:13
<no	1r:5 2a:4
<nobody	1o:10 1s:5 2c:4
<nobody's	0:12
<noise	2o:-6
<non	0:7 27:11
<none	0:3 2w:9
<nonna	0:3
<noon	24:8
<norfolk	1z:3 2q:3
<normal	0:6 2a:7
<north	0:3 2e:3
<northern	1y:8 23:3
<norway	0:3
<norwegian	1y:13
<norwich	0:10
<nose	0:4 1n:10 1x:4
<not	1o:6 1s:3 2a:6 2r:4 2t:6
<note	0:4
<notes	24:11
<nothin	0:8
<nothing	1r:10 20:8 2c:7 2j:5 2r:12 2u:8
<notice	1v:8 25:-6
<notion	1o:8
<nova	0:5 2e:9
<novel	2q:5
<novels	0:4
<november	1p:7
<now	1q:5 1y:4 24:6 2g:4
<nowt	1o:11
<number	25:5 2n:4 2o:3 2w:3
<numbers	0:12
<nurse	0:5 2k:3 2s:-3
<nurse's	0:9
<nursery	2o:5
<nursing	0:4
<nut	0:7
<nuts	0:7
<nyla	0:7 1q:7
<nz	0:4 2b:4
<o	0:7 1t:12 2r:7
<oat	0:4 1r:4 2p:11
<oats	0:7 1r:8
<oaxaca	0:11
<obinna	1x:18
<obliged	0:10
<oboe	0:3 1o:-4
<obsessed	t:17 2c:9
<obviously	0:7
<ocean	0:7 1s:9
<octavia	0:9 2o:-6
<october	1p:6 1t:-11 2j:12
<odd	2x:4
<odds	0:8
<odessa	0:8
<of	2w:3
<off	1r:3 2b:-12 2e:4 2o:4 2t:-8
<offer	1v:6 1x:22 2o:14
<offered	0:4 2j:12 2k:7 2o:5
<offers	0:13
<office	24:3 2p:6 2w:8
<officer	1v:7
<official	0:6
<officially	2t:8
<offline	0:6
<offshore	0:11
<oh	1l:4 2m:7
<ohio	0:3
<oil	0:4 1o:6 1x:7
<oily	1r:14
<ok	1m:7 1u:-6 1x:15 2a:3 2w:3
<okafor	2c:11 2l:5
<okay	0:7
<okemah	0:6 1v:17 23:7
<okfuskee	1k:9 1y:11
<ol	0:3 2j:9 2q:-6
<ola	0:9
<old	20:4 2b:-11 2c:5 2u:3 2x:3 30:3
<older	1o:5 1z:6 2d:5
<oldest	2s:4
<olds	0:3
<omaha	0:18 2o:-6
<omg	0:3
<once	1r:6 1v:3 1y:15 25:7 2o:4 2r:6
<one	21:4 2o:5 2r:3 2y:3 31:8
<onion	1r:9 2w:12
<online	0:3 2v:6 2x:9 2y:5
<only	1t:3 20:5 24:6 2k:8 2r:7 2z:5
<onto	1t:-3 24:9 25:9 2c:12 2j:7 2z:4 30:8
<op	27:12 2d:5 2q:4
<opal	1l:7 1x:-13 25:5 2d:10
<open	1s:4 24:9 2a:9 2o:14
<opened	1x:16 24:7
<opener	2o:19
<opening	1k:11 2o:9 2p:8
<opens	2o:11
<opera	0:3
<operate	1y:10 2w:13
<operation	2x:8
<operator	25:5
<opinion	0:8
<opinions	0:5
<opm	2c:5 2q:6
<opposite	0:4 24:4 2o:3
<options	0:5
<or	0:3 1m:5
<oral	0:6
<orange	24:13 2m:15
<orchids	2o:9
<order	0:7 2z:9
<ordered	0:11
<orders	0:5
<ordinary	1x:9 2j:11
<ore	2j:5 2r:13
<oregon	0:8 2e:12
<organ	1l:-5 1s:4 29:7
<organist	0:13
<organize	0:5
<originally	p:11
<orla	2o:7
<osteoarthritis	0:5
<other	1s:7 2j:7 2o:8 2z:-3
<others	0:3 20:11 24:13
<ottawa	24:7
<otters	21:8
<ought	0:5 1o:11
<our	1l:4 1r:5 1t:4 21:4 2d:3
<ours	0:11
<out	1n:3 1p:-4 2b:-7 2e:3 2q:6
<outback	0:7 30:9
<outboard	0:10
<outfit	2o:10
<outline	0:6
<outlook	1k:4 23:7
<outside	0:3 28:9
<oven	0:6 2b:-9 2p:6
<over	1s:3 28:3 2c:4 2k:4
<overdue	0:8
<overnight	1r:13 24:-4 2j:7
<overseas	0:8
<overtime	24:14
<owed	0:15
<owen	1x:12
<owen's	0:13
<owes	0:4 1o:17
<owing	0:6
<owl	0:11
<own	1v:5 23:7 24:-6 2e:4 2k:9 2q:4
<owned	0:3 2d:16 2x:9
<owner	2j:6
<owns	0:7
<owt	0:7
<oxford	0:5 2v:4
<oz	0:3 24:13
<p	0:9
<pacemaker	25:5
<pack	24:15 2o:9
<package	0:11
<packing	0:6
<pad	2o:14 2z:13
<page	0:6
<pages	24:13
<paid	1v:8 1x:4 29:3 2z:4
<pain	0:7
<paint	0:7 27:5
<painting	27:13 2o:11
<pair	0:7
<pairs	2k:7
<pal	2x:9
<pal's	0:18 2r:-7
<pan	0:6 24:14
<pancake	0:11
<panicking	0:7
<pans	2p:13
<paolo	0:9 1x:-3 2f:3 2t:9
<paper	2p:9 2z:7
<papers	0:3
<paragraph	0:10 1s:-8
<parallel	1k:10 2w:4
<paramedic	0:4 2f:6
<parcel	0:14
<parent	0:7
<parents	1y:9 2d:5 2j:8 2m:11 2q:3
<paris	23:11
<parish	1k:3 24:-9 2c:8 2k:10
<park	0:4 2w:9
<parker	24:25 2k:10
<parking	0:5 1k:9 21:8
<parkrun	24:13
<parrot	0:4
<part	1t:11 1v:7 2l:-8 2p:9
<partner	1t:-11 1x:15 27:11 2j:13 2u:6
<partner's	0:4 2j:11
<parts	2z:5
<party	1s:9 2l:4 2o:10 2p:-7
<pass	1x:6 23:18 30:10
<passed	1x:10 2r:16
<passenger	0:5
<passport	1x:-3 23:8 2g:3
<past	0:3 24:7 2w:8 2x:9 2z:-3
<pasta	0:7
<paste	0:4
<pastor	0:12
<pastry	2b:9 2j:11 2o:-6
<patch	0:11
<paternity	2j:8 2o:6
<path	0:7
<pathology	0:13
<patience	0:4 2l:10
<patient	0:4 1x:-4
<patient's	0:11
<patron	0:11
<pattern	0:4 2p:11
<paul	0:6 2v:14
<pauline	0:3
<pawn	0:7
<pay	24:7 29:4 2p:11 2z:9
<paying	0:8
<payment	0:7 23:14
<payments	1x:13 2q:16
<payroll	29:6
<pays	0:4 24:12
<pc	2q:4 2y:7
<pe	0:8 24:-5
<peace	21:10
<peaches	0:15
<peak	2o:3 2r:7
<peanut	0:4 2c:6
<peanuts	0:12
<peas	0:8
<peg	24:6
<pen	0:6 2p:6
<penicillin	0:5 25:-5
<penny	0:6
<pens	2p:18
<people	0:3 1s:10 2j:8 2m:3 2p:5 2s:4
<people's	0:9 20:6
<percent	0:5 24:7 2r:7
<percy	24:6
<perfect	2r:17 2w:18
<performance	0:7
<period	0:10 25:5
<permanent	24:8
<permit	0:6
<permitted	0:5
<perpetua	2o:8
<person	0:6 1o:-8 23:-5 24:3 2l:11 2p:5
<person's	0:7
<persona	0:4
<personal	0:22
<persuaded	30:11
<perth	0:4 1y:-4 2j:6 2o:-4
<pescatarian	0:7
<pets	0:11
<pharmacist	1v:7
<pharmacy	0:6
<phd	0:4 23:8 2j:11
<phoenix	1k:10
<phone	1s:4 24:3 2p:4
<phones	0:5 1o:-3 2j:10 2r:-10
<photo	2q:4
<photograph	0:9 2o:-5
<photographs	0:6
<photos	0:5
<phrases	0:3
<physician	0:6
<physics	0:9
<physio	0:4 25:3
<physiotherapist	24:11 2o:-7
<pianos	0:6
<pic	0:6
<pick	24:15 2p:-3 2w:-7
<picked	1y:12 24:7 27:4 2b:4 2j:13 2x:7 30:10
<picker	1x:12
<picking	0:10 1y:12
<pickleball	0:12
<picks	0:6
<pickup	0:9 24:-12 27:8
<pie	23:5
<pies	0:10
<pig	1x:4
<pigeons	0:12 2d:-6 2o:-10
<pigs	0:7
<pill	0:4 24:10
<pilot	0:4
<pin	0:6
<pine	2c:9 2g:8
<pink	0:7
<pints	24:14
<pipe	1x:12 2q:14
<pipes	2j:20
<pirate	0:7
<pisces	0:8
<pitbull	1x:9
<pitch	2q:6
<place	1v:3 1x:5 2d:5 2p:6 2r:9 2w:11
<placed	1x:15
<plain	20:11 2a:5 2j:8 2z:4
<plan	0:4 23:10 2o:8
<plane	1y:3 2o:5
<planes	0:6
<planning	0:7 2o:5
<plans	2o:10
<plant	0:6 1r:8 27:8
<plantar	25:9
<planted	1y:6 2x:10
<plants	0:3
<plaster	0:10
<plastic	1s:9 24:19 2q:-3
<plate	0:3 2k:6
<plates	0:11
<platform	0:4 24:11
<platformer	2q:9
<play	24:7 2o:3 2w:4 2z:-8
<played	0:5 1y:17 2j:11
<player	0:5
<playground	0:4
<playing	1x:-3 23:7 27:9 2x:3
<plays	2w:4
<please	1x:-11 2a:8 2o:-8
<pleased	0:3
<plot	0:9 24:-6 2k:5 2p:10
<pls	2p:-10
<plug	0:9
<plumber	0:7
<plumber's	0:15
<plumbers	0:6
<plumbing	1v:12 23:9 2r:12
<plus	2m:5 2o:9
<pm	0:7 1k:4
<podcast	0:3 2q:7
<podcasts	0:3
<poem	0:4
<point	1o:9 1v:7 1x:-4 23:7 2c:7 2l:5
<points	2a:7 2o:11
<poland	24:5
<pole	0:6
<poles	0:3
<police	2j:6
<policy	0:6
<polish	21:4 24:12 2q:-5
<politely	0:3
<pollen	0:11
<pool	2k:5
<pop	0:4
<popped	0:10 1x:8 1y:-6
<poppy	0:11 2d:-4
<pops	24:-5 2j:12
<pork	0:3 20:10
<porridge	1r:11
<port	2e:11
<portland	0:4 2e:5
<portugal	0:4 2o:4
<portuguese	0:7
<position	0:5
<possible	29:10
<post	1x:4 2j:3 2x:3
<postcard	24:11
<posted	0:8
<poster	0:5
<postman	2o:15
<postmistress	0:5
<pot	24:7 2m:14
<potato	0:7
<potatoes	0:10
<potluck	0:11
<pottery	0:14 1x:-5
<pound	2p:3 31:10
<pounds	1x:7 26:4 2c:6
<pour	24:15 2o:10
<power	0:5 2w:-6 2z:9
<powerball	0:16 2o:-5
<ppl	0:4 24:-7
<practical	0:7
<practices	0:4 24:9
<practise	0:4
<practises	24:12
<practising	1o:13
<pram	0:6
<pray	24:14
<prayer	1k:6 2g:5 2k:6 2s:6
<prayers	0:14
<praying	2o:16
<precisely	0:14
<prefer	1o:-5 2d:-9 2p:19
<preferred	2p:19
<pregnant	0:6 1w:-4
<prejudice	0:12
<prepare	0:7
<prescription	1r:9
<presided	0:5 2r:11
<president	0:16
<press	0:7
<pressure	24:5
<preston	0:3 2d:4
<pretend	0:12
<pretty	25:11 2l:7
<price	0:10
<prices	2o:9
<pride	20:8
<priest	0:6 2x:4
<primary	2j:6
<principal	1x:10 2o:10
<print	0:5 2w:9
<printer	0:12
<priority	0:6
<private	1v:15 2o:9 2v:6
<priya	24:4
<priya's	2w:11
<priyanka	0:5 1u:5 1w:-4
<prize	1x:4 2r:14
<pro	0:3
<probate	0:3 1x:16
<problem	0:7
<procreate	0:5 2z:5
<produce	24:7
<product	0:6 2j:7 2o:-10
<production	0:6
<profession	0:6
<professional	0:3 2r:11
<program	2x:11
<programme	20:5
<programs	0:3 2j:17
<project	1y:5 2j:9 2q:13
<projects	2p:6
<prom	0:4
<promise	0:12
<promised	0:4 2o:18
<promoted	0:5 2o:-6
<promotion	0:4 1x:13 29:-7
<pronounce	0:6
<pronounced	25:7
<proof	0:4 2q:6
<proper	1o:5 21:7 2p:8
<propose	0:6 2o:11 2r:-11
<proposed	1x:23 24:-8
<pros	0:5
<prostate	25:5
<prove	0:7
<proverb	0:9
<pruitt	1x:13
<prune	0:13
<ps	0:9 1q:13 23:6
<psych	0:8
<pt	0:12
<pta	0:6
<pub	1k:4
<public	1o:12 1s:3 2o:11
<publisher's	0:3 24:10
<pudding	0:3
<pull	0:4 2o:6
<pulled	1x:18
<pulley	25:5
<pulling	0:4 2w:15
<pump	0:7 1o:9 2j:-8 2o:-3
<pumps	0:14
<puns	0:9
<pup	0:9 1l:11
<pupils	0:6
<puppy	0:7 1n:-8
<pure	24:14
<purely	0:10
<purple	0:6
<push	0:11 1s:6
<put	0:3 1w:3 1x:6 2j:5 2s:6 30:3
<puts	24:16 2c:5
<putting	24:11 2o:12
<puzzle	2r:4
<python	0:6
<q	0:8
<qa	1y:14
<qualified	0:6 1t:3
<quantities	24:-8 2a:7
<quarter	0:7 1w:5 2r:4
<queen	1y:9 2v:7
<question	2a:9 2o:5 2p:8
<questions	0:4
<queue	0:10
<quick	0:3 1z:6 2r:-7
<quicker	0:4 23:-7 25:7
<quid	0:3 2s:-10
<quiet	2l:4
<quillpoint's	0:14
<quilt	0:3 1v:6 2o:-11
<quilting	25:7
<quince	1x:21
<quincy	2v:4
<quit	0:3 2a:3
<quite	2l:8
<quiz	0:9
<quote	0:7 2q:-10
<quoted	0:13
<r	1u:4 1v:10 24:5 2c:8 30:7
<rabbit	20:10 2q:10
<raccoon	0:9 2l:-3
<race	1o:14
<racing	2d:-5 2m:16
<radio	0:3 2c:5 2p:6
<radiology	0:7 1v:5 2j:15
<raffle	1x:15
<railway	1k:7 2j:6
<rain	2c:4 30:11
<rainbow	0:9
<raining	0:11
<rains	0:3 2r:-3
<rainy	0:7 2c:10
<raise	0:5 1y:-9
<raised	0:4 1o:-8 29:5 2l:9
<raises	0:4 2l:7
<raj	0:4 2t:6
<ramipril	0:10
<ran	1x:12 1y:10 27:5 2j:8 2r:6
<ranch	0:4 2j:6 2x:3
<random	0:4
<rang	0:8 1x:-4 2r:14
<range	2l:12
<ranger	0:5
<rangoli	27:6
<rare	0:8 2c:13
<rash	0:8
<rate	0:5 1x:-7 29:3
<rates	0:4
<rather	1k:7 1t:-11 25:3 2c:6 2l:-3 2p:12
<rating	2r:11
<rav	30:12
<raw	0:8
<ray	1o:5 1v:4 1x:5 2j:6 2o:4 2r:11
<razor	0:6
<rd	0:4 1x:11
<re	0:10
<reach	0:3 23:9 2w:-3
<reached	0:10 1u:7
<read	1q:5 1y:6 23:5 24:6
<reader	0:3
<reading	0:3 1n:9 2w:7 2z:10
<readings	0:6
<reads	24:11 27:5 2w:6
<ready	0:5
<real	1r:7 1x:4 2g:5 2k:-11 2w:7
<realistic	0:3 2j:-4
<really	21:7 23:6 2q:6
<rear	1x:21 2w:-6
<reason	0:4
<reasonable	0:6
<reasons	0:6
<rec	27:5 2l:11
<received	2u:13
<recently	1k:6 1q:-3 2k:11
<receptionist	0:6
<recipe	0:5
<recipes	2a:11
<reckon	1o:10 2u:5
<reckons	1o:5 25:6
<recognised	1x:6 2j:3
<recommend	0:7
<reconcile	1y:-7 24:12
<record	2g:11 2j:7 2o:11 2p:7 2r:11 2t:9
<records	0:5
<recovering	2y:17
<red	24:6 2k:7 2o:7
<reddit	0:5
<redundant	0:7 1v:8
<reedley	25:14 2v:7
<reel	0:7 20:7
<reference	0:4 1v:8 2j:6
<reflux	1m:5
<refund	0:9
<refuse	0:8
<refuses	0:5 1q:7
<reg	0:11
<register	0:7
<registered	1x:18 2j:3
<registrar	0:5 1v:7
<registry	0:4 2o:10
<regret	0:3
<regrets	0:6
<regulars	0:16
<rehab	1x:10
<rehearsal	24:8
<reheat	0:8
<relatives	0:11
<release	0:11
<reliable	0:3
<relief	0:9
<religious	0:11
<remains	20:5
<remarried	1l:5
<remind	0:8
<reminded	0:7
<reminder	2p:8
<remote	1o:12
<remove	0:9
<renamed	0:10
<renew	0:8
<rent	24:11 2d:13 2o:4 2p:-6 2r:-10
<rental	0:5 2k:8 2q:4
<rented	2d:20
<renting	2b:-12 2d:8 2q:4
<rents	2d:13
<repair	0:3 2w:9
<replaced	24:5 2k:10
<replacement	0:3
<replies	2l:14
<reply	1x:-9 2a:5
<report	0:6 2g:11
<reported	0:10
<reports	0:17
<request	0:12
<requires	0:9
<rescue	24:5 2m:8
<research	0:6
<reset	0:12
<resident	0:6
<residential	23:-10 2e:5 2j:10
<residents	0:3 1k:8
<resigned	1x:23 29:-9
<respects	2c:7
<rest	0:8
<restaurants	0:4
<resting	0:13 1x:-9
<restore	27:6
<restoring	2q:15 30:-3
<retire	0:12 23:9
<retired	1v:4 24:-10 2o:-11
<retirement	2d:8
<retires	2o:20
<retiring	1x:9 2o:12
<retriever	0:6 1x:-10
<retro	0:5
<returned	0:10
<reunion	0:10 1x:16
<reverse	2w:7
<review	2r:10
<reward	0:4
<rework	0:4
<rhonda	1x:17
<rhubarb	0:3
<rhyme	0:6
<rhymes	0:6
<ribs	0:13
<ricardo	1t:11 2j:5
<rice	0:4 1r:6
<rich	0:6
<rid	2k:10
<riddle	0:4
<ride	23:5 24:4 2w:7 30:4
<rides	24:15 30:3
<ridge	0:3 2q:4
<rig	2j:5
<right	0:4 25:6 2l:6
<rigs	23:10
<ring	0:3 2r:13
<rings	24:8 27:8
<rise	24:9 2d:8
<riser	0:10
<river	20:4 2o:6
<rn	0:7
<road	1v:6 25:6 2m:11 2q:4
<roads	0:4 1v:12
<roast	20:5 24:10
<rob	0:6
<robbed	0:4 1x:6
<robot	0:6
<rock	0:9
<rocket	20:8
<rode	1x:9
<roger	0:8 2e:6
<rohan	26:5
<role	0:6
<roll	0:4 20:5 24:6
<roller	0:4 21:9 27:9
<rolls	0:5 1v:7
<rome	0:10
<rommel	29:4 2j:3
<roof	25:7 2k:3
<roofer	29:9
<rooibos	0:6 24:-4 2p:10
<room	0:3 23:-3 2e:6 2k:5
<roommate	1x:8 24:13 27:6 2m:5
<roommate's	0:5
<roommates	0:10
<rooster	0:6 2a:-3
<rope	2k:9 2w:10
<rosa	2p:14
<rosalind	0:4 2g:8
<rosalyn	25:17
<rosalyn's	0:13
<rosary	24:17
<roses	0:9
<rosetown	1v:14
<rosewood	1v:10 2k:20
<ross	0:7
<roster	24:15
<rotation	2d:13
<rotterdam	0:11
<rough	0:7
<round	1k:4 1n:6 24:4 2l:8 2p:-4
<route	0:6
<routine	0:4
<rover	0:5
<rovers	o:8 2x:12
<row	0:12 2d:-6
<royal	0:9 1k:5 2o:-6 30:3
<royce	0:5
<ruaka	1k:13
<ruby	0:9
<rude	0:4 2a:-3
<rufus	0:9
<rugby	0:9 1k:4
<rule	0:3
<rules	0:7
<rumor	0:6
<rumour	0:10
<run	1t:-5 1y:7 23:9 24:5 2j:6 2p:-5
<runner	2q:-11 2r:26
<runners	0:8
<running	23:11 24:6 2o:9 2q:12
<runs	1v:4 24:3 2j:13
<rural	0:11
<rust	0:7
<rusty	0:7 1v:10
<ryan	0:11
<ryanair	24:13
<rye	0:4 1m:12 20:11
<rylee	1x:10
<s	0:4 1v:8 2k:7 2q:4 2r:9
<sacked	1x:15
<sad	0:7
<saddle	0:13
<safe	2r:6 2w:5
<safety	2r:8
<said	0:5 25:6 28:4 2c:3 2o:6 2p:-5
<saint	1p:8 2e:3 2l:8 2v:3
<salary	0:7
<sale	0:4 24:-8
<sales	0:14 2r:-4
<salon	0:11 2o:7
<salsa	1x:9 27:6
<salt	1v:5 27:3 2k:3
<saltley	1l:-10 2d:10 2v:10
<sam	0:3
<same	1v:6 1y:6 24:7 2d:4 2r:-4 2x:8 30:3
<sammy	0:10
<samoan	0:3 1w:3
<samosas	0:4
<san	28:4 2e:7 2x:4
<sandhills	0:8 1k:3
<sandra	0:8
<sandwich	2k:12
<sang	1k:8 1y:10
<santa	0:4 2d:-5 2e:9
<sat	1o:5 1v:9 1y:11 2r:8
<saturday	1v:10 2j:5 2w:11
<saturdays	24:18 2j:3
<sauce	1x:4
<save	0:4 1v:9 23:12 2o:4
<saved	0:5 1y:9
<saves	0:14 29:-6
<saving	23:19
<savings	0:3
<saw	0:5 2e:10
<say	0:3 1o:5 2i:4 2o:9
<saying	0:9 2x:-7
<says	0:3 25:4 2a:-10 2o:3 2r:8 2t:-11
<scale	0:6
<scales	31:5
<scan	2o:12
<scarborough	0:8
<scare	1x:14 24:-10 27:12
<schedule	0:7 23:-9
<scholarship	0:7
<school	1t:3 2f:3 2p:-4 2v:3
<school's	1y:-12 2r:6
<schools	0:4
<schoolteacher	0:7
<sciatica	0:9
<science	1k:10 2v:7
<scientific	0:8
<scissors	0:7 2t:-4
<scooter	0:11
<scored	2r:17
<scorpio	0:3 2o:-10
<scotland	1x:18
<scottish	0:5 1k:-7 27:5
<scouts	0:3
<scrap	26:8 2o:7
<scrapped	2o:16
<scratch	0:3 2q:10
<screams	21:15
<screen	24:8 2w:5
<screens	0:5
<script	0:3
<scrub	0:6
<scrum	1t:6 1x:7
<sea	27:11 2d:-6
<seafood	0:17
<seagull	0:10 2q:5
<season	0:4 1k:4 1y:11 2k:7
<seat	2o:7 30:4
<seattle	0:6 1v:8
<second	1q:5 2k:6 2o:4 2r:6 2v:4
<secondhand	2k:11 30:7
<seconds	0:9
<secret	0:5
<secretary	1k:3 1v:4
<section	1k:9 2j:13
<security	0:8
<see	0:5 1q:6 23:4 24:6
<seed	0:4 2j:3
<seeing	24:11 2s:11 2t:8
<seeks	0:14
<seems	0:8
<seen	0:7 1y:7
<sees	0:9
<self	1s:11 23:4 2j:14
<sell	20:11 24:10 2d:-5 2o:8
<sellin	1x:18 2o:10
<selling	2k:14 2o:5
<sells	0:8
<semester	1y:10 2o:8 2v:9
<semi	1x:12 2d:16 2j:14 2o:7
<send	0:5 1x:6 24:10 2r:11 2w:11
<sending	0:9
<sends	0:6 24:11 2c:7
<senior	1t:3 2d:8 2j:7 2r:12 2v:3
<sense	0:4 2x:4
<sent	0:3 1x:6 2r:7
<sentences	1x:-11 2a:9
<separated	0:13
<september	1p:8 1x:-7
<series	0:8 1z:-5
<serious	0:3
<sertraline	0:9
<serve	0:10
<served	1y:14
<server	0:4
<service	1o:5 1y:7
<services	0:8
<serving	0:14
<sesame	0:12
<set	1y:-3 2k:7 2o:5 2q:5 2w:4
<sets	0:8
<setting	0:3
<settings	0:4
<settle	0:4
<settled	0:6 2g:5 2j:-4
<seven	2d:-6
<seventeen	0:10 2t:8 31:8
<seventy	1x:11 1y:6 29:3 2l:5 2m:-4
<sew	0:8
<sewing	0:4 2k:4
<shahana	1x:9
<shake	0:7
<shall	24:-3 2o:14
<shampoo	0:6
<share	2k:8 2z:4
<shared	2d:15 2m:3
<shares	0:6
<sharing	2d:12
<shaved	4:5
<she	1l:4 21:4 22:6 2b:5 2k:4 2l:5
<she'd	0:13
<she'll	0:11
<she's	1k:4 1r:4 1y:5 21:10 2d:5 2p:3 2s:5
<shed	0:4 2q:8
<sheep	0:5
<sheet	0:3
<sheila	1x:13
<shelby	24:7 25:5
<shelf	0:9
<shellfish	0:7
<shelter	2g:6
<shelves	24:19
<shepp	0:7
<sherry	24:10
<shes	25:4
<shift	1k:9 1v:8 2j:5 2o:5 2p:9 2s:5
<shifted	1v:4 1x:20 2e:6
<shifts	24:5 2o:4
<shingles	0:13
<ship	0:4 1x:9 2e:10
<shipping	1o:7
<ships	2o:22
<shoe	1n:11 2o:10
<shop	0:3 2k:-3 2o:-8
<short	1n:8 1t:9 1x:-7 25:3 2c:3
<shorten	0:5 2a:-12
<shortest	0:6 2r:8
<shorthand	0:13
<shot	2r:17
<shots	0:10
<should	0:6 1l:4 1o:10 1s:6 2a:4
<shoulder	1n:6 1x:10 27:12
<shouldn't	1o:11
<shouldnt	1o:15 2a:-9
<shouting	0:8
<show	1o:7 20:8
<shower	0:3 1o:5
<showing	1o:7 2o:12
<shown	0:6
<shows	0:3
<shrewsbury	0:8
<shrimp	1m:13
<shut	23:13
<siblings	0:10
<sick	2d:-4
<sickkids	0:4
<sickle	25:6
<side	0:4 1k:7
<sides	0:5
<sight	2w:11
<sign	2o:7
<signal	0:7
<signals	0:6
<signed	1x:3 2j:6
<signs	0:8
<silence	0:3
<silver	0:3 1k:11 1n:10 24:-3
<silverado	0:18
<similar	0:5
<simon	24:8 2j:5
<simple	0:7 2o:-7
<simply	1o:7
<sin	0:11 24:-3
<since	1n:3 1t:-5 1x:5 2l:-4 2x:8
<sing	1k:13 20:3 27:6
<singer	0:6 1y:-6
<singh	24:9
<singing	2o:13 2p:-6
<single	0:7 2d:6 2p:8 2w:-3
<sings	0:6 1k:8 27:5
<sink	0:5
<siobhan	0:10
<siopao	1r:4
<sis	0:5 1x:15 2d:7
<sister	26:6
<sister's	1y:4 20:6 2d:4 2k:3 2o:8 2r:9 30:12
<sisters	24:4
<sit	0:6 1t:7
<sitcom	0:5
<site	0:4 2q:10
<sites	0:11
<sits	24:12 2m:4 2o:20
<sitting	0:3 2o:14
<six	2d:7 2q:3 2w:3 31:3
<sixteen	0:6 31:6
<sixth	1p:4 24:14 2o:7 2r:11
<sixties	27:8
<sixty	0:5 2o:4 2z:6
<size	0:5 1n:11 25:10
<sized	0:11
<skate	1k:12 2o:5
<skating	2x:16
<sketch	0:5
<skies	0:8
<skiing	1x:11 1y:6
<skillet	0:7
<skills	0:6 1x:14
<skin	0:10 2a:-6
<skip	2a:10
<sky	0:7
<slack	24:9
<sleep	1q:7 24:8 2o:3
<sleeping	24:10 2d:8 2x:13
<sleeps	24:8 2k:11 2y:3
<slept	0:9
<slice	0:10
<slides	0:11
<sling	1v:5 24:-9
<slinging	c:5 1v:5 2j:10 2o:-11
<slip	0:6
<slipped	1x:22
<slough	0:10 23:-9 24:-3
<slow	1k:5 1v:5 2c:4 2l:7
<small	21:3 2o:4 2q:5 2r:-9 2w:4 30:4
<smaller	1y:9
<smart	0:3
<smash	0:10
<smell	1s:6 2c:7 2x:8
<smells	0:12 2a:-3
<smile	0:5
<smith	27:11
<smoke	24:4
<smoked	0:7 27:5
<smoker	2q:11
<smokes	24:27
<smoking	0:8
<snake	2l:17
<snakes	0:6
<snap	2k:14
<snapper	0:6 2r:11
<snores	24:14
<snow	23:8
<so	2z:-4
<soaking	31:3
<soap	0:5
<soccer	24:-10 27:4
<social	0:9
<society	0:3 2o:8
<sodium	0:3
<sofa	0:7 2d:9
<soft	25:7
<software	2j:10 2x:3
<soil	2v:10
<solar	1v:14 1x:5 2j:4
<sold	1y:6 2k:5
<sole	0:6
<soledad	0:9 1c:5
<solo	2o:11
<some	0:4 1v:4 29:5 2b:7 2c:6 2m:-3 2p:-8 2q:-5
<somebody	0:5 1m:-5 1y:14 2r:-7
<somebody's	0:12
<someday	23:17
<somehow	0:10
<someone	0:6 24:5 2c:5 2l:6
<someone's	0:12
<something	0:4 1r:3 25:4 2a:-8
<sometimes	0:15 1o:-7
<somewhere	0:10 23:9
<son	1m:7 1s:6 2s:-11 2y:-5
<son's	1n:4 1q:7 27:10 2s:11
<song	0:3 20:7
<songs	0:8 2j:-5 2q:13
<sonia	0:4 1x:8 1y:-9
<sons	0:8
<soo	1x:14 2g:5
<sooner	2p:9
<sophomore	25:7
<sorry	1x:4 2a:5
<sort	0:3 2l:13
<sorted	0:5 24:-9 2r:11
<soul	0:3
<soup	0:3 24:3
<sour	0:7
<sourdough	1x:3 2k:8 2x:5
<sous	0:5 2j:7 2k:11
<south	1y:6 28:4 2h:12 2o:8
<southeast	2v:7
<soy	0:8
<space	0:3 2q:4
<spain	2a:-9 2o:10
<spaniel	1x:7
<spanish	0:6 2k:-6 2v:7
<spare	2d:6 2k:3
<spares	0:11
<sparky	2e:9 2j:4 2o:10
<speak	0:3 2q:-4
<speaker	0:7
<speaking	21:3 2b:5 2o:11 2w:7
<special	1t:4 2j:20
<specialist	23:4 25:9
<speech	2x:3
<speeding	1x:20
<spell	0:8
<spelling	2w:10
<spend	27:6 2o:17
<spent	0:7 1y:18
<spice	0:11
<spiders	0:9
<spits	0:7
<split	1x:6 25:8 2t:10
<spoke	0:6 2v:6
<spoken	1x:3 1y:8
<sponge	0:3
<sport	24:-11 2c:11 2l:15
<sports	2f:8
<spot	0:6
<spotify	0:9
<spots	0:12
<sprain	0:5
<sprained	1x:17
<spray	0:4
<spread	0:15
<spreadsheet	0:3 2l:4 2q:8 2y:7
<spring	0:5 23:-10
<spy	0:4
<squad	0:15
<square	0:8 2d:4
<st	1v:4 27:-8 2r:5
<stack	1x:12
<staff	0:7 2q:6
<staffy	2m:9
<stage	1x:4 23:14 2o:13
<staging	0:7
<stairs	0:7 2w:-10
<stall	23:8 2j:11
<stand	1k:4 1s:9 1x:-8 26:4 2k:3
<standard	0:10 2m:10
<standing	1x:18 2o:14 2w:4
<star	2o:12 2r:13
<start	1t:3 23:4 25:5 27:11 2j:4 2o:6
<started	1v:8 27:7 2q:10
<starter	0:12
<starting	2o:14 2q:7 2w:3
<starts	2o:16
<state	1o:11 1v:4 1y:7 29:7
<states	0:8 2o:-5
<statin	25:11
<station	0:7
<statistics	2v:9
<stats	0:4
<stay	24:14 2j:12
<stayed	1y:8 2d:15
<staying	2d:4 2o:9
<stays	25:3 2d:10
<steady	23:5
<steak	24:8
<stealing	0:7
<steam	1q:3 24:14 27:6 2k:5
<steel	27:3 2q:7 30:17
<stent	1x:15
<step	0:5 27:3
<steph	0:6 2m:17
<steph's	0:7
<steps	0:8
<stern	0:7
<steve	0:7 1x:7 24:-3
<stew	0:3
<stick	0:3 2m:5 2z:11
<stiff	0:4 20:-8
<still	0:4 1k:3 1t:4 24:6 2w:3 2z:4
<stings	0:9
<stock	0:4 1o:8 2k:9
<stockport	0:13 2o:12
<stolen	0:5
<stomach	25:5
<stone	0:6 23:3 31:5
<stop	0:5 2a:13 2o:3
<stopped	24:6 27:7 2s:5 2z:9
<stops	2c:14
<storage	0:4 1o:-5 2k:9
<store	2t:5
<stories	2c:15
<storm	1x:7 2k:10
<story	0:5
<stout	0:10
<stove	0:6
<straight	2l:8 2w:6
<strange	0:4
<stranger	0:10
<strangers	0:10
<stray	2m:8
<streak	1n:12
<streams	0:5
<street	0:3 2e:5
<streetcar	1t:6 2j:10
<stress	0:7 25:3
<stretch	0:10
<strict	2c:11
<strictly	1r:16 2p:7
<strings	0:4
<stroke	0:4 23:-6 2d:4
<stroller	0:10
<strong	0:6
<stubborn	2l:3 2x:6
<stuck	1x:17 27:-3 2l:3
<student	0:3 1k:4 1x:6 1y:-6 2e:9 2o:6
<students	2o:5
<studied	1y:9
<studies	2w:-3
<studio	1q:4 24:7 29:-7 2d:4
<study	23:5 2p:10
<studying	0:6 2v:3
<stuff	2a:8
<stung	1x:13
<style	1n:12 24:-4
<styles	2w:13
<stylist	0:7
<sub	0:4 1u:4 23:12
<subaru	24:8 30:4
<substitute	2o:8
<such	0:8
<sudden	0:8
<suddenly	0:7 2a:-3
<sugar	1o:4 1r:3 1s:9 2a:-4
<sugars	24:23
<suggest	0:5 2a:12
<suggestions	0:13
<suitable	0:8
<suitcase	0:9
<suitcases	0:11
<suite	0:4 2d:10
<suits	0:5
<sulfa	1m:8
<sumaiya's	0:10
<sumatriptan	0:4
<summarise	0:6
<summarize	0:10
<summer	1y:4 2m:5 2o:10 2q:10 2r:5 2t:12
<summers	1y:16 2o:4
<sun	0:4 1v:3 24:5 2j:-4
<sunburnt	0:8
<sunday	2o:5 30:5
<sundays	0:4 1k:7
<sung	0:3 1y:20
<super	1n:11 2c:10 2l:5 2u:4
<superior	1v:10 2x:4
<supervisor	1v:13 2q:8
<supper	1x:21
<supplier	0:6
<support	0:10 1y:4
<suppose	0:12
<supposed	2o:11
<supposing	0:13
<sure	0:3 27:15
<surf	23:12
<surfing	0:7 2j:9
<surgeon	0:6
<surgery	1v:4 1x:12 2o:16
<surprised	0:7
<survey	0:11
<survive	0:7
<survives	0:8
<susu	0:7
<sutton	0:5
<suzuki	1x:10
<swallow	1n:5 24:10
<swallowed	0:8
<swap	2z:7
<swapped	1r:5 2c:3 2p:3
<swear	24:6 2p:7
<swearing	0:6
<swears	0:4 1o:9 2z:8
<swedes	0:3
<swedish	0:7
<sweet	1r:7 1x:4 2l:8
<sweets	0:5
<sweetwater	1v:7 2v:4
<swell	0:6
<swift	0:8
<swim	1k:6 24:8
<swimming	21:9 27:10
<swims	0:4 24:7
<switch	0:4 24:-8 2k:4
<switched	1v:6 24:4 2f:3 2p:3
<switching	0:9 2q:4
<swore	0:6 24:12
<sworn	0:5 1x:8 24:14
<symptoms	0:8
<system	0:6
<t	0:10 1q:7 1u:3
<table	2j:12 2k:5 2x:6
<tables	1v:10 1y:15 2p:4
<tablet	0:5 1k:-6 1q:8 25:3 2q:-5
<tablets	0:5
<taco	1x:5 2o:6
<tafe	0:6 1k:12 2v:12
<tail	1y:13
<tailor	0:7
<take	1r:5 25:3 2l:5
<taken	1x:14 1y:8 24:6 2m:11
<takes	1r:7
<takin	0:7 2o:14
<taking	1t:12 23:-10 24:4 27:4 2f:4 2k:6 2o:13
<talent	0:4 1o:-3
<talk	1r:10 21:7 2a:8 2j:-4 2o:9
<talked	2m:3 2o:5
<talking	1q:8 2a:15 2t:16 2w:4
<talks	0:5
<tall	1n:18
<taller	0:8
<tank	0:7 1v:6 2o:-7
<tanker	1x:13
<tanya	0:3 25:7
<tape	0:9
<target	1v:6 2x:6
<tarnów	24:12
<tarp	2x:12
<tashoy	1x:12
<taste	2c:8
<tattoo	0:10 2j:3 2r:-6
<tattoos	1o:19 1y:-7
<taught	1o:3 1y:7 2j:11 2w:7
<tax	0:3 29:-5
<taxes	0:7
<taxi	0:20
<taylor	2c:10
<tbh	0:8 23:7
<te	2b:8 2e:15
<tea	0:4 2p:5
<teach	0:3 2j:9 2o:-6 2q:-5
<teacher	0:5 24:6 2v:4
<teacher's	0:7 1v:8 2j:4
<teachers	0:7
<teaches	1v:5 2e:4 2j:8
<teaching	1l:-8 1o:-7 24:8 27:7 2o:7 2q:6
<team	0:5 1k:4 1y:8 27:3 2r:-4 2s:6
<teas	0:12
<tech	1y:5 2y:4
<technical	1t:13 2v:9
<technically	0:5 2o:-5
<technician	0:7
<telephone	1q:6 2y:4
<television	0:7
<tell	0:4 2a:12 2l:5 2w:3
<telling	0:10 2a:7
<tells	0:4 2l:7
<telly	0:6 24:5
<temp	0:10
<temperament	0:6
<temperature	0:7
<template	0:4
<ten	24:13 2x:8
<tenant	0:7
<tendonitis	0:7
<tent	2o:16
<term	0:4 24:12 2d:6
<terms	0:9
<terrace	0:3 1x:7
<terrence	2j:-5 2x:6
<terrible	2l:10
<terribly	2l:3
<terrified	21:3
<tesco	1y:12
<tesla	0:14
<test	1v:3
<tester	2x:3
<testing	1o:12
<tests	0:5
<texas	0:7
<text	0:5 2p:7 2w:9
<th	2x:6
<thai	0:4 1w:4 2h:6
<than	1x:8 2l:5 2p:9 31:-4
<thank	0:3 2z:9
<thanks	0:4 2x:5
<thanksgiving	0:7
<that	0:3 1o:5 1s:4 1z:9 27:-4
<that'll	0:3
<that's	0:3 1r:11 2c:6 2m:3 2q:6 2r:7
<thats	1l:7 23:14 2m:6
<their	0:10
<them	0:5 24:4 2a:3 2j:5 2z:8
<then	2j:6 2o:9 30:9
<theo	1x:8
<theory	2r:10
<therapist	0:3 2e:6
<therapy	1o:13 24:7
<there	0:5 1m:7 1t:-10 2k:7 2m:4 2s:4
<there's	0:7 1z:3 24:4 25:6 2c:8 2m:6 2p:-3 2s:6
<therefore	0:5 2o:6
<theres	0:12 2g:7 2t:-11
<thermos	0:6
<these	2q:-4 2u:10
<they	0:3 1o:7 1v:6 1x:6 20:6 22:8 25:3 2f:5 2s:-5 2v:5
<they'd	0:8
<they're	2e:15 2o:8
<they've	25:9 2m:6
<theyre	2o:13
<thika	1x:9
<thin	2p:16
<thing	21:3 2a:4 2c:7 2r:6
<things	0:5
<think	1o:15 2a:-9
<thinkin	0:14
<thinking	1z:6 23:11 2o:8
<thinks	0:6
<third	0:4 1t:9 1x:8 2r:5
<thirteen	25:4 2x:3
<thirty	1k:-10 26:-4 27:3 2c:5 2p:3 2s:4
<this	1s:5 2b:-11 2j:9 2s:3 2t:-9 2x:4 2z:3
<those	1o:13 21:7 2a:11
<though	0:8 24:-10 2l:-4 2w:-5
<thought	0:5 1o:8
<thoughts	0:5
<thousand	0:8 1x:5
<thread	2w:14
<three	1y:5 24:7 25:3 2m:3 2r:-5
<threw	0:3
<thrifting	0:6 2d:-5
<thrilled	0:5 2k:4
<throat	0:3 25:9
<through	1t:10 1y:7 23:7 2f:5
<throw	0:6 27:18
<throwing	24:6 27:7 2o:6
<thrown	0:4 27:13
<throws	0:18 2o:-3
<thru	0:7
<thumb	0:4
<thumbs	0:12
<thunder	0:13
<thursday	1k:4 1x:4 24:7 27:5 2x:5
<thursdays	24:16
<thyroid	0:4
<tia	0:7
<ticket	1x:5 2x:3
<tickets	0:3
<tide	0:15
<tie	0:3 27:14 2w:7
<tight	1n:13 2l:13
<tiktok	0:11 2t:-11
<til	0:5
<tile	0:4 1v:14 1y:15
<till	1n:6 2l:7 2o:3 2t:11
<time	0:5 1n:9 1t:3 1v:5 2a:11 2c:3 2d:-6
<timeline	0:3
<times	24:12 27:6
<tin	2k:8
<tinder	0:6
<tinnitus	0:9
<tiny	0:7 1x:11
<tio	2o:18
<tip	0:7 1v:8
<tips	25:9 2r:8
<tire	23:5
<tired	24:12 2q:-7
<tita	2e:3 2g:3
<title	0:4
<toast	0:4
<tobacco	0:5
<today	0:5 2o:9
<toddler	0:3
<toddler's	0:8
<together	0:4 1x:8 2t:9
<toilet	0:10
<tokyo	0:3
<told	0:5 1r:9 1s:7 2c:6 2s:9
<toledo	30:4
<tom	0:7 1x:9
<tomasz	1x:4
<tomek	0:7 1x:-3 26:10
<tomorrow	30:9
<tone	2a:5
<tongue	2w:7
<tonight	0:7
<too	0:6 2l:13
<took	1v:4 1x:17 2d:5 2r:10
<tools	25:11
<tooth	0:3 21:8 25:3
<top	1n:7 20:6 2b:-5 2d:-7 2m:7
<tops	0:4
<tore	1x:8 25:15 27:5
<tornado	1x:9 2k:20
<tornadoes	0:3
<toronto	2j:12 2o:10
<torque	0:12
<total	2k:7 2y:5
<totaled	1x:4 30:3
<tou	2b:5 2o:6
<touch	1k:7 24:17 27:6
<touched	24:10
<tourer	0:7
<touring	2o:24 30:8
<toward	1k:11 1t:13
<town	1o:9 24:16
<town's	0:7
<townhouse	1x:10 2d:11 2k:-6
<towns	0:6
<toyota	0:6 30:9
<trace	2j:11
<track	24:9 27:10 2o:-6
<tracks	2q:9
<trade	1v:9
<traded	24:9 2d:-8 2p:5 30:3
<traditional	0:10
<trail	2s:12
<trailer	0:8 1x:3
<train	0:7 1y:-10 23:9 2j:4 2k:3 2o:3 2p:6
<trainee	1v:5 2s:7
<trainer	24:13
<training	1x:8 23:3 2j:8 2o:15
<trains	0:4
<tram	2r:7
<trampoline	0:7
<trams	0:12
<transfer	0:6 23:9
<transferred	1c:7 1v:7
<transit	0:3 2q:3 30:11
<translation	0:11
<transport	1o:3
<travel	0:4 1v:6
<travelling	1p:-5 2o:12
<travis	1x:12
<trawler	0:12 2j:11
<treadle	2k:5
<treasurer	1k:9
<treat	0:8
<treatise	0:8
<tree	1m:10 2w:10
<tregaron	2v:11 2x:4
<trev	0:7 24:-11
<tri	1v:14
<trial	2l:5
<tribute	0:16
<trick	0:8
<tricks	0:6
<tried	0:6 1y:16 29:-9 2z:12
<trini	0:6 1x:12 2o:-4
<trip	23:7
<trips	0:4
<trisha	2v:8
<trivia	1k:8
<trobe	0:12
<trolley	0:8
<trombone	1k:7 27:-3
<truck	23:5
<trucker	0:5 1x:-8
<trucks	0:3 2j:9
<true	0:4 23:-3 2c:10
<truly	0:4
<trunk	2k:6
<trust	0:4 1o:12 1s:5
<truth	1x:16 21:4
<try	0:4 1n:10 1u:-6
<trying	23:11 24:9 2c:8 2o:14
<tub	0:9
<tuba	0:9
<tubbee	0:7
<tuesday	0:7 24:3 2r:13
<tuesdays	1k:9 24:9
<tulsa	0:9
<tulum	2o:13
<tuner	0:11
<tunes	0:7
<tunnel	0:6
<turbulence	0:15
<turkey	0:11 1x:-5
<turkish	0:8 2c:9
<turmeric	0:3 24:4
<turn	0:5 2a:-4
<turned	1x:8 2c:7 2k:10 2l:4
<turning	2d:-4 2u:5
<turns	1p:4 1w:6 1z:6 2p:5
<tuttle	1k:8
<tv	0:7 24:8
<twelve	1l:3 1t:11 2p:4 2r:5 31:4
<twenties	2c:11
<twenty	1n:6 1y:4 24:6 2q:-3 2r:3 2x:3
<twice	1y:12 24:3 2t:9
<twin	1y:3 1z:3 28:3
<twins	1n:7 1p:3 1t:8 20:6
<two	1t:5 1y:3 25:5 2r:3
<tyler	1x:10 20:11
<type	2a:5 2l:6 2w:5
<typical	0:14
<typing	0:5
<tyre	0:7
<u	0:3 1o:8 2g:8 2l:5 2v:7
<ugh	0:9
<uk	1x:6 24:7
<ukrainian	1w:21 2u:9
<ukulele	1k:10
<umbrella	0:6
<unai	0:7 1l:8
<uncle	1x:3 24:4
<uncle's	27:12 2e:10
<under	1k:8 1t:7 1x:4 23:13 25:4 2a:4 2j:6 2s:5 2x:8
<understand	0:3
<undertaker's	0:8
<unemployed	0:4 2f:6
<uni	1k:3
<union	1k:5
<unit	0:5 1v:5 2j:6 2k:3 2o:15
<units	0:12
<university	1k:7 2v:8
<until	0:4 23:3 24:6
<up	2v:3
<update	1x:8
<upon	0:4 1q:12 29:11 2j:-3
<upper	1x:14 24:-8 2d:16
<upright	0:9 2k:6
<ups	1s:9
<upstairs	0:6 2d:8
<urinary	1r:9
<us	24:3 2h:4 2o:3 2r:-9
<use	2a:7 2z:3
<used	1v:6 24:7 26:6 2j:5 2p:3
<useful	0:7
<useless	0:3 2w:8
<user	0:10
<uses	0:10
<using	0:6
<usual	0:7
<usually	24:12 2c:9 2o:-10
<ute	0:7
<utrecht	0:5 1y:8
<v	0:7 1x:10 2r:7
<va	2o:14
<valencia	2o:3
<valley	1v:4 2v:4
<valorant	0:5 24:-8 2y:7
<vampire	0:9
<van	0:5 24:3 2o:7
<vancouver	0:4 2o:20
<vape	0:6
<vapes	24:21 27:9
<vaping	0:7
<varsity	1k:12 23:11
<veg	0:7 2q:3
<vegan	0:3 1m:-3 2l:5
<vegas	2o:9
<vegetable	2r:8
<vegetarian	0:3 2x:11
<velvet	0:7 1k:10
<vendor	0:10
<venue	0:3
<verse	0:7 2k:-9
<version	2a:14
<very	0:6 1n:6 2c:4
<vest	0:5
<vet	25:3 2f:3 2s:-3 2x:7
<veterinary	0:3 1t:4 1v:3
<vets	0:5
<vfw	1k:5 2o:24
<vicar's	0:13 24:7
<victorian	0:6
<video	0:7
<vienna	0:7
<view	1o:16
<viewing	2o:16
<viking	0:9 2k:13
<village	2e:9
<villain	0:11
<vinegar	0:5
<vintage	2c:14
<vinted	0:8
<violin	0:6 1x:-3
<virgo	0:7
<visa	1x:-8
<visit	0:3 2o:13
<vitamin	25:11
<voice	1k:6 1o:-4 1s:5 24:8 2j:8
<volleyball	0:8 1x:-7
<volunteer	1y:14 24:17
<vote	0:8
<voted	2r:19
<voula	2w:14
<vs	0:8
<w	0:4 1n:6 2d:9 2s:3 2t:8 2x:8
<wage	0:8
<wagon	0:5 1x:-5
<wait	1v:10 2j:10 2r:7
<waiting	0:3 1y:13 2o:7
<waits	0:10
<wake	1q:4 24:7 2o:-4
<wakes	0:4 24:13
<waking	24:10
<wales	0:4
<walk	20:7 21:7 23:3 24:9 27:5 2o:3
<walked	0:9 1x:11 24:4
<walker	0:12
<walkin	24:26 2p:-11
<walking	1y:-9 24:8 27:15 2o:-10
<walks	24:8 2q:7
<wall	24:16
<wallet	1x:16
<walls	0:6
<walter	0:3
<wanna	1n:6 23:16 2q:-4
<want	23:18 2f:4 31:-3
<wanted	23:11 2o:6
<wanting	0:6
<wants	0:4 23:16 2q:5
<war	0:5 1x:10
<ward	1v:4 1y:11 2p:7
<wardrobe	2q:5
<warehouse	1v:9 2j:10
<warfarin	0:8
<warm	0:4
<warming	1x:25
<warmup	0:3
<warn	0:14
<was	1q:-10 1x:5 2l:4
<wash	0:5 2e:7
<washer	0:5 24:6
<washes	24:13
<washing	0:7
<wasn't	0:9
<wasps	0:8
<waste	0:4
<wat	0:9
<watch	1s:8 24:9 2p:19
<watched	0:13
<watches	24:7
<watching	24:16 2o:14
<water	0:4 1o:6 1r:-4 1x:5 2l:-5
<watercolours	0:11 27:-3
<way	0:5 1t:8 2l:3 2y:8
<ways	0:10
<we	1t:-5 2e:3 2z:4
<we'd	2o:11 2p:6
<we'll	2o:10
<we're	2b:-10 2o:9 2q:5 2s:5 2t:3
<we've	1q:5 1r:4 1z:3 2d:5 2e:5 2g:4 2j:-5 2q:5 2z:5 30:4
<weakness	20:5 2c:11
<wear	24:6 2z:5
<wearing	0:11
<weather	0:5 2j:10 2o:-10 2z:7
<wed	0:5 1x:15
<wedding	1v:5 1x:10 1y:4 21:6 2p:3
<wedding's	0:5 2o:9
<weddings	0:7
<wednesday	0:5 24:12
<wednesdays	0:8
<wee	23:4 24:7
<week	1t:4 2c:3 2e:6 2j:6
<weekday	0:10
<weekdays	0:3 24:11
<weekend	1v:6 1x:11 24:4 2j:4
<weekends	24:4 27:5 2q:5
<weekly	0:4 24:4
<weeks	24:3 2o:9
<weld	2w:4
<welding	2w:12
<well	0:5 1x:7 2l:4 2m:5
<wellfleet	0:11 2o:4
<went	1x:7 1y:7 29:8 2f:4 2p:5
<were	1s:-7 1x:9 2o:5
<west	1k:10
<wet	1s:4 2o:-4
<what	0:5 1y:-5
<what'd	0:11
<what's	0:5 1o:9 20:9
<whatever	0:4 2s:6
<whats	0:5 2r:-6
<whatsapp	0:5 1s:5 1x:-5
<wheat	0:4 1m:9 1r:7
<wheel	0:9
<wheels	2o:7
<when	0:3 29:8 2a:3 2q:-3 2r:-7
<when's	0:8
<whenever	0:7 24:6 2a:-3
<where	0:6 27:6
<where's	0:5
<whereas	2u:9
<whether	0:6 2c:3
<which	0:6 1y:9 20:9 25:5 2p:-5 2r:8 2y:-8
<while	24:4 2o:16
<whippet	1o:-11 25:9
<whippets	0:3
<whistle	0:6
<whitby	23:15
<white	1r:5 1w:6 21:9 25:5 2z:5
<who	1m:8 1t:3 2e:4 2h:4 2l:3 2w:4 30:5
<who'd	0:8
<who's	1m:-5 1n:-5 1r:3 23:-5 24:4 25:7 26:7 2l:8 2w:8
<whoever	0:5
<whole	1x:3 23:7 24:9 2e:6 2l:3 2w:8
<whom	0:5 24:8 2g:8
<whos	25:6 31:4
<whose	0:5
<why	0:7 2o:-8 2q:-9
<why's	0:9
<wi	0:16
<wick	1z:11 24:11 2o:10
<wide	0:3 1n:13
<widowed	0:12
<wife	1v:8 1z:3 21:7 2a:-9 2m:-3 2p:3
<wife's	1p:4 2j:7 2u:12
<wifi	0:4 1l:-3 1o:8
<wild	1k:-5 1x:6 27:6 2c:9
<will	0:4 1l:-3 1o:3 21:5 2c:7 2o:7
<win	1y:12 2o:-4 2r:-4
<window	0:6 2p:5
<windows	0:6 2p:7
<wine	0:5
<wing	1k:5 27:10 2d:6
<winston	0:10
<winter	23:-7 24:8
<winters	0:7
<wire	2a:20
<wireless	0:9 24:12
<wisdom	1x:5
<wise	0:13
<wish	0:14
<wishes	0:6 23:6
<with	1l:4 2a:3
<withdrawn	15:6 2o:12
<within	0:7 1o:7
<without	1o:8 1x:5 1y:-5 23:3 24:6 2a:3 2b:-7 2x:5
<witness	24:8
<wives	0:4
<wojtek	0:3 2j:9
<woman	0:10 1n:-4 1r:8 1y:-4 2q:-6 2x:5
<women	1k:14 2q:12
<women's	1k:11
<won	1x:17 1y:-9 2r:9
<won't	0:5
<wonder	0:6
<wont	1r:13 1s:5 1x:-3 24:8
<wood	2k:12 2p:4
<wool	0:5 2j:11
<word	1y:-5 2a:5
<wording	0:5
<words	0:3 2a:5 2o:3
<wore	1n:13
<work	1o:4 1r:3 23:5 24:5 2n:9
<worked	1v:5 1y:14
<worker	0:4
<workers	0:6 1k:9
<working	1o:3 1t:11 1y:4 2p:3 2q:19
<works	1v:6 24:9
<worry	0:4
<worse	0:3 2d:11
<worst	24:12
<worth	0:8
<would	0:4 1k:-8 1o:-6 25:3 2a:7 2e:-6 2g:9 2s:-3
<wouldn't	0:10
<wreck	24:8
<wrecked	0:5 1x:13
<wrestles	23:6 2v:15
<wrestling	0:4
<wrist	1x:3
<wrists	0:9
<write	0:6 2g:8
<writes	1x:14
<writing	2q:15 2z:-3
<written	0:8 2p:4
<wrong	0:3
<wrote	0:3 1x:10 2q:8
<x	0:11 1q:5
<xbox	2y:7
<y	0:10 1k:9
<y'all	0:4 1x:3
<ya	0:8
<yard	0:9 1x:-4 27:8
<yards	0:4
<yaris	0:6 1x:-8 30:7
<yeah	1z:9 27:9 2j:8
<year	0:3 1t:3 1y:4 23:6 2o:3 2s:6 2v:3
<year's	0:5 24:9
<years	0:4 1v:5 2e:3 2j:3 2p:4
<yelled	0:13
<yellow	0:8 1v:7 30:8
<yells	2l:13
<yelp	0:13
<yes	0:6 2p:-6
<yesterday	0:3 1o:-3
<yet	0:5 2y:3
<yiayia	0:6 2u:6
<yo	0:3 2s:10
<yoga	0:5 24:5
<yorkshire	1v:7
<you	1l:8 1o:4 1t:3 2p:-5
<you'd	0:12
<you're	2a:16
<you've	0:6
<young	1n:11 1x:6 2s:14
<youngest	2w:14
<your	0:4 2a:4 2s:-7
<youth	0:5 1k:5 1x:4 2j:-12
<youtube	0:5 2d:-5 2q:8
<yr	1t:12 1x:-4 2j:6
<yrs	2x:9
<yuh	0:3
<yuma	0:7
<zero	2k:9
<zine	1k:11 2q:13
<zip	0:10
<zoom	2s:8
<zosia	23:4 2w:9
<zoya	2w:12
<zumba	27:19 2o:-4
<£	29:7 2d:9
<à	0:4
>"	1m:-5 1n:5 1y:-13 2p:-7 2q:-11
>#1	1y:4 29:3 2t:4 2v:5
>#2	1s:4 23:5 2w:3
>#3	1k:6 1y:8 21:11 2m:4
>#4	1x:5 2r:3
>#5	0:6 2d:13 2k:4
>#7	30:12
>$	1k:9 2k:12
>%	0:9 1x:12 24:-8
>&	24:10 2c:12
>'	1n:11 1y:11 23:8 2b:6 2k:4 2q:4 2v:3
>*	0:10
>+	0:5
>/	0:6 1x:6
><	0:5
>=	0:9
>>	0:7
>@	1u:16
>]	0:17
>_	0:16
>abandoned	2o:14
>aberdeen	0:3
>aberystwyth	2s:8
>able	0:5
>abolished	1o:7
>about	1q:4 1t:5 25:3 2b:-9 2t:4 2x:6
>above	0:5 20:7 2j:7
>abstract	0:4
>abt	0:3
>ac	0:8
>academy	0:7 1c:5
>accent	0:9
>accept	0:3
>accepted	1x:22
>access	2w:13
>accident	2j:12 2r:6
>according	25:9
>accordion	27:11
>account	1r:4 2j:7
>accountant	0:3 2o:7
>accounts	0:4
>accurate	0:3
>acid	0:4
>acme	0:11
>acre	2k:8
>acres	1x:12
>act	0:3 2r:8
>acting	0:7 24:7
>action	2p:5
>activities	0:5
>actual	1r:10
>actually	0:3 1x:13 24:7 2p:10
>ad	0:5
>add	0:7 1q:10
>address	0:4
>adelaide	2j:8
>adopted	1x:12
>adult	1x:6 1y:13
>adults	0:11
>advance	24:13
>advanced	2f:5 2o:13
>advert	0:8
>advice	0:3
>aeroplane	1y:9
>afraid	0:3 2a:8
>african	0:4
>after	1q:4 1x:4 2c:4 2d:9 2v:3 2x:3
>afternoon	1x:7 24:12
>ag	0:4
>again	0:5 1r:3 23:4 2d:8 2j:3 2k:4
>age	1k:9 1o:7 2a:7 2s:11 2y:8
>aged	2j:11
>agent	0:8
>aggressive	0:8
>ago	1x:7 1y:3 25:5 2k:6
>agree	0:9
>agreed	2w:16
>ahead	0:7
>ai	2q:7
>aide	1x:7 2j:3
>aids	0:4
>ain't	28:5
>aint	0:6
>air	0:3 1x:-4
>airline	0:4
>airport	0:3 1n:10 1x:6
>aisle	0:6
>alarm	1q:10 24:11
>alcohol	0:6
>alive	2e:5 2s:10
>all	1y:7 1z:5 24:5 2c:5 2p:5 2q:-7
>allergy	1m:5
>allotment	24:11 27:8 2l:12
>allow	0:6 25:11
>allowed	0:5
>almonds	0:8
>almost	0:3
>alone	2a:10
>along	25:10 2q:6
>aloud	24:10
>alpacas	0:4
>already	0:3 1t:7 25:5 26:4 2s:6 2t:5 2v:7 2w:5 2x:5
>also	0:5
>altar	0:8
>alternatives	0:6
>alto	0:8
>altogether	0:5
>alumni	0:4
>always	0:4 21:6
>alzheimer's	0:4
>am	0:3 1q:5 1x:6 24:4 26:3 29:3 2z:8
>amarillo	0:4
>amateur	0:9
>amazing	0:3
>america	1y:3 20:10 2s:-3
>amount	0:3 1x:5
>amp	0:10
>amsterdam	1x:3
>an	1q:3 2e:3 2k:5 2l:3 2q:5
>analyst	1x:17
>anatomy	2r:10
>and	1p:3
>angling	1k:3 1x:9
>angry	2w:3
>animals	2d:11
>ankle	1x:11 24:-9 2o:13
>ankles	0:4
>anniversary	0:4 1x:7 2t:4
>announcement	0:3
>annual	1v:6 2o:10 2r:14
>another	0:5 1k:5 29:-7
>answer	1s:8 2a:5
>answered	1o:11
>any	1s:4 1t:-7 20:3 24:3 2a:-8 2c:3 2l:7 2p:11 30:-4
>anybody	0:3
>anyhow	0:4 2m:7
>anymore	1q:4 1v:4 2w:5
>anyone	1y:9 20:8 25:5
>anything	1r:7 2w:6
>anyway	0:6
>anywhere	0:7 1t:-3
>apart	2o:8
>apartment	1x:7 2d:9
>api	0:4
>apnea	0:5
>apologize	0:5
>apparently	2f:6
>appeal	0:9
>application	0:6 1x:-3
>apply	0:4
>appointment	0:10
>apprentice	2x:10
>apprenticeship	0:9
>apps	0:4
>april	1x:4 24:4 2o:13
>apron	0:7
>architecture	0:5
>are	0:3 1z:7 20:3 29:-6 2c:6 2r:-6 2s:5 31:5
>area	0:6
>arent	0:5
>argues	0:5 24:-9
>argument	23:9
>arizona	2d:10
>arm	1q:8 25:6
>arms	0:9
>army	1x:9 1y:10 2o:7
>around	0:5
>arrange	0:3
>arrived	0:6 x:3 2a:-5
>art	1y:-4 2w:9
>arthritis	0:6 2p:-3
>arts	1t:8 2v:7
>as	1k:3 1n:5 1r:4 28:5 2k:3 2t:6 30:3
>asada	0:3
>ashes	0:4
>asheville	1y:15
>ask	1o:7 2b:-9 2q:-3
>asked	1x:4 2r:-3
>asking	2m:7
>asks	1l:6 2w:7
>asleep	24:19
>assessment	1t:5
>assistant	2s:10
>assisted	0:3 1x:-6
>association	1:7 1k:5
>asthma	0:6
>astoria	0:8
>at	27:3
>ate	2e:4 2q:3
>atlanta	0:5 2f:5
>atlantic	1x:9
>attack	1x:3
>attention	1s:12 21:7
>auckland	0:8
>auction	1x:17
>audiobooks	0:7
>audit	2l:6
>audition	1x:11 2l:6
>august	1p:5 2d:8 2o:13 2r:-6
>aunt	1x:9 2d:9
>aunty	1x:8 2o:13
>aus	0:4
>austin	1x:6
>australia	2o:7
>automatically	0:8
>autumn	2o:19 2p:10
>available	0:5
>ave	0:4 2j:7
>avocado	0:4
>avoid	0:4 1x:12 24:-5
>avoids	0:8
>award	1x:-4 2r:16
>away	24:7 2p:-4
>awful	0:9
>aylsham	1k:6
>b	0:5 1k:3 2c:12
>babies	27:13 30:8
>baby	1r:8 2q:8 2s:4
>baby's	0:3
>bach	0:5 24:16
>bachelor's	1x:11
>back	1k:5 2b:-9 2m:3 2p:-7 2t:3 30:4
>back's	0:5
>backend	0:5
>background	0:6
>backyard	0:3 2o:11
>bacon	0:5
>bad	0:3 1x:-3 21:8 2d:9 2o:3
>badge	2w:11
>badly	0:3 20:5 27:6 2w:-9
>badminton	0:3
>bag	0:4
>bagel	0:8
>bagpipes	0:5 27:4
>bags	27:9
>baker	0:4 2j:9
>bakery	1x:5 29:5 2b:5
>baking	0:4
>balance	0:8
>balbriggan	24:19
>bald	1l:9 1n:7
>ball	0:3 1n:-5 27:6
>ballet	0:6
>ballina	0:5
>ballroom	0:4
>banana	0:8
>bananas	0:3
>band	1x:6 20:6 2d:4 2f:5 2r:4
>bangs	1n:10 1x:11
>banjo	27:10
>bank	1v:3 2j:8 2o:5
>banker	0:5
>baptist	1k:10
>bar	0:10 1x:3
>barbecue	0:5
>barber	0:9
>barista	1x:9 2j:9
>baritone	0:7 2r:9
>barley	1r:7 27:5
>barn	1x:6 24:13 2c:-6
>barrel	0:10 1x:-8
>bars	0:4
>base	0:6 29:9 2k:8
>based	1r:9 2j:9
>basement	0:4
>basically	0:5 20:11
>basket	0:5
>batch	2r:13
>bath	0:4 2s:11
>bathed	0:6
>bathroom	1z:4 2q:10
>bathrooms	0:10
>baths	0:6 1x:-7
>bathtub	0:8 1x:-7 27:9
>bawled	0:5 1x:5
>bay	0:7 1q:3 2o:13
>bbc	0:8
>bc	1y:9 2q:9 2z:8
>be	0:3 1l:3 1m:11 1x:3 27:5 2j:4 2t:7
>beach	24:6 2e:5 2p:5
>beaches	0:8
>beagle	0:4
>beans	0:3
>bear	1s:8
>beard	21:8
>bearded	0:5
>beast	0:9
>beat	0:3
>beats	1x:-7 20:7 2x:4
>beautiful	0:6
>became	0:6
>because	1k:7 2k:3 2q:3 2z:5
>become	24:3 2c:13
>becoming	0:4
>bed	24:10 2d:5
>bedroom	1z:6 24:10 2j:6
>bedrooms	1x:12 24:-6 2d:6
>bedtime	25:6
>bee	2r:9
>beef	0:5
>beekeeper	0:8
>been	23:3 30:4
>beer	27:8
>beers	l:5 24:7
>beetroot	0:11
>before	1o:3 1y:3 23:7 24:5 2v:3 2z:5 30:3
>began	0:15 2o:-8
>beginner	0:3 1k:-5
>beginners	27:9 2j:4
>begins	0:6
>begun	1l:8 2k:8
>behalf	0:9
>behind	0:3 1n:5 2k:5 2q:8
>beige	0:6
>being	1k:10 1x:10 24:4 2b:-8 2c:9 2t:6
>believe	1x:17
>believed	0:3 25:7
>believes	0:6
>bell	0:6 2o:14
>below	0:4 2a:10
>belt	1n:9 2k:5 2w:14
>ben	0:3
>bench	2k:4 2q:13
>bergen	1y:8 2o:15
>beside	2o:7 2p:10
>besides	2j:9
>best	1x:8 20:16 26:6 2c:3 2l:8 2t:6
>bet	0:5
>better	2c:17 2q:-8 2w:3 2y:-3 30:11
>beverley	0:11
>bf	0:5
>bible	0:6
>bicycle	1x:5 24:5 30:13
>bidding	0:4 1v:8
>big	1n:5 1o:4 1q:6 1x:5 1y:3 2p:3
>bike	1x:5 1y:10 23:7 24:5
>bikes	0:8
>bill	0:4
>bills	0:12
>bin	0:5
>bingo	2d:5
>binned	0:3 2o:12
>bins	0:11
>bio	0:4
>biography	0:9
>biology	1t:11
>birds	2d:5 2y:5
>birmingham	20:9
>birth	2o:6 31:3
>birthday	0:3 1p:4 2m:-4 2r:-7
>birthdays	2u:4
>biscuit	1x:4 2p:-3
>bishop	1x:17
>bit	1k:7 1m:-5 1x:9 2q:4 2x:14
>bite	0:5
>bites	0:3
>bits	25:11
>bitter	2p:6
>black	25:7
>blackstone	0:8 24:-7 2m:4
>blame	0:6
>blamed	0:10
>blank	0:6
>blanket	0:8 2q:5
>blankets	27:6 2p:12
>bleach	0:4
>bleed	24:4
>blew	0:10 1y:-7
>blind	2x:10
>block	0:4 23:5
>blocks	0:6 1l:-8
>bloke	2b:-5 2t:6
>blood	27:8
>blow	0:6
>blower	2p:4
>blue	0:4 29:-8
>blues	0:4
>board	1x:17 24:4 29:-7 2w:-9
>boards	0:14
>boat	21:-5 2j:5 2m:-5 2q:-9
>boats	0:9
>bob	1y:12 2j:-5
>body	0:3 2q:-7
>boil	0:3
>boiled	1n:5
>boiler	1x:5 2x:10
>boise	0:6
>bone	25:3 2p:10
>bonnet	0:3
>bonus	1x:10
>book	20:6 2k:4 2s:6 2z:4
>booked	2o:5
>bookings	0:4 2u:5
>bookkeeping	1t:10
>bookmobile	0:16
>books	2j:6 2k:8 2o:-3
>boomer	0:5 27:8
>boot	0:10 30:-5
>booth	0:5 29:6
>boots	0:3 2k:5
>border	0:8
>bored	1x:15
>boring	0:5
>borrowed	1x:6 24:-8 2e:11 2o:14
>boss	0:3
>boston	1t:10 1y:-4 2o:9
>bot	0:3
>both	1w:12 1x:5 23:-5 2a:9 2k:4
>bottle	0:7 24:6
>bottles	0:4
>bottom	2g:10 2m:6 2w:-5
>bought	0:7
>bouldering	0:4
>boundary	2k:15
>bow	2j:6
>bowl	0:4
>bowls	27:8
>box	0:7 2o:-8
>boxes	0:10
>boy	1z:3 23:-3 24:8 2o:-5
>boy's	20:7
>boyfriend	21:5 2t:11
>boys	0:7 2l:-5
>braces	1x:3
>bradford	1v:12 23:-3
>braids	1n:6
>brain	0:5
>brake	0:5 30:8
>brakes	2w:10
>branch	0:4
>brass	2c:5
>brazil	0:6
>brazilian	24:14 2s:10
>bread	24:-4
>break	0:6 1n:10 2t:7
>breakfast	24:11 27:13 2p:6
>breaks	0:3 27:6
>breakup	0:4
>breast	1x:8
>breathing	1q:7
>bred	0:4 p:10
>brenda	0:3
>brewery	1x:8
>brick	0:4
>bridal	0:4
>bridge	0:5 2d:11
>brief	2a:16
>bring	1m:12 29:7 2h:4 2m:5
>brings	1v:4 2k:11
>brisket	0:6
>bristol	2d:4
>british	1k:-4 2a:6
>bro	1s:-7 2x:6 2z:4
>broadband	0:3 1x:6
>broke	0:3 2s:17
>broken	27:7 2j:7
>broker	2o:10
>brooklyn	0:10
>brother	2o:5
>brother's	0:4
>brought	1x:9 1y:10 29:-5
>brown	0:4
>bruges	0:5
>brunch	0:7
>bruno	2q:6
>brunswick	1k:11 1x:-6
>btw	1x:7 2y:7
>bubble	0:12
>bucket	0:8 1x:5 29:-8
>buckets	0:3
>bucks	0:6 24:5
>buddhist	0:7
>buddy	0:4 2a:-6
>budget	1x:9
>buick	0:5 1x:5
>built	0:3 2k:6
>bull	2l:-5
>bulldog	0:3
>bullets	0:5 2a:8
>bunch	1k:7 1x:13
>bungalow	2d:10 2o:16
>bunnings	0:11
>buried	0:6
>burned	0:11
>burner	0:6
>burning	0:7 2k:3
>burnout	0:8
>bus	1x:5 2k:5
>buses	1o:7 24:15 2o:3
>business	1v:4 23:4
>but	28:5 2l:8 2w:5
>butter	0:5
>buttermilk	0:9
>button	0:8
>buttons	1q:12 2k:11
>buy	29:-3
>buyer	2j:8
>buying	0:5
>by	1x:5 23:9 2h:3
>bypass	0:10 1x:-4
>c	1x:10 2q:3 2r:9
>cab	26:4 2k:8
>cabin	0:5 1x:8 24:7 2r:-8
>cafe	23:8
>cafeteria	0:7 1v:6 2g:8
>cage	0:4
>cake	0:5
>calendar	2z:4
>calgary	0:3 1x:4
>call	1z:3 21:3 2o:-4 2p:4 2t:11
>called	1k:6 1n:6 1v:9 2m:5
>calling	1y:-9 2d:7 2m:8
>calls	0:3 29:-7 30:9
>callum	0:3
>calories	2a:5 31:4
>cambridge	0:3
>came	0:3 1r:7 2j:3 2k:8 2m:4 2p:12 2s:6 30:8
>camera	21:5
>camp	1x:9 1y:6
>camper	0:5
>camping	0:6
>campus	24:14
>can	0:3 2b:7
>can't	2f:4 2k:5
>canada	0:3
>canal	24:10
>canarsie	2k:9 2o:-5
>cancelled	2o:18
>cancer	1x:7
>candle	2c:3
>candles	2c:7
>cane	23:9 25:6
>cannot	1t:11 2d:9
>cans	0:6
>cant	0:4
>cap	0:8 2t:-9
>cape	2k:13 2p:4
>capital	0:3 2a:5
>captain	0:4
>captions	2p:14
>car	1x:5 1y:6 24:7 30:4 31:4
>caravan	2o:14 30:4
>card	2o:-3 2p:6 2s:6
>cardboard	2x:9
>cardiff	0:3 1x:11
>cards	1y:-9 2r:8
>care	23:5 2d:3 2j:6 2r:6 2x:8
>career	1x:14 2o:-13 2y:8
>careful	2l:11
>cargo	2j:4
>carol	0:9
>carpal	0:3
>carpet	0:5 1k:8
>carrier	2j:5
>carry	0:4 1v:7 31:6
>cars	2d:-4 2w:17
>cartoon	2a:7
>carves	0:6
>case	2r:4 2w:5
>cash	0:3 1y:-8 2k:6
>cashews	1r:11
>cashier	2j:7
>casserole	0:6
>cast	0:7 1x:-9
>castle	0:4
>casual	0:9
>cat	1x:5 2m:3
>cataract	1x:10
>cataracts	25:14 2o:4
>catches	0:6
>caterer	0:7
>cathedral	0:-4 23:15 2c:13 2o:9
>catholic	0:3 2v:5
>cats	0:3 24:5 2m:3
>cattle	1x:13 2j:-5
>caught	0:6
>cause	21:3 24:11 2k:5
>cdl	2w:12
>ceiling	0:8
>celiac	1r:13
>cell	2w:9
>cello	0:7
>center	1s:5 1t:8 1x:9
>central	1v:8
>centre	2d:-9 2p:8
>ceramics	1t:3
>ceremony	0:7
>cert	1x:9
>certificate	1t:6 1x:6 2r:14 2x:10
>certification	1t:8
>certified	2o:13
>chain	0:3 1n:9 24:13
>chair	0:6 25:9
>chance	0:6 2w:9
>change	2a:-3 2f:7
>changes	0:8
>chapel	1t:11 1x:11
>chapter	0:5 24:4
>character	0:3
>charge	1v:3 1x:4
>charged	0:6
>charges	0:12
>charging	0:9
>charity	0:6
>chart	0:5
>chat	2a:-3 2y:5
>chats	0:5
>cheap	0:7
>cheaper	23:-8
>check	0:3 1w:4 1x:7
>checklist	0:8 1t:-9
>cheer	1x:7
>cheese	1x:14 20:10
>chef	1n:5
>chemist	0:9
>chemistry	2j:12
>chennai	0:14
>cheque	2z:7
>chess	2x:6
>chest	0:5 2k:4
>chew	2x:13
>chewing	25:7
>chicago	1x:17 1z:11
>chicken	20:4 2o:13 2w:3
>chickens	2y:15
>chief	0:5
>child	0:3 1x:10
>child's	0:8
>childhood	0:7
>children	1z:9 24:9 2o:4
>children's	1x:12 2j:12
>chile	0:8
>chili	1x:14
>chill	27:12
>chimney	24:11
>chippy	29:7 2d:14 2j:7
>chips	0:6 24:5
>chloe	1v:11
>choice	1s:9
>choir	1k:11 1x:5 27:4
>choirs	0:12
>choose	0:5
>chords	27:16
>chores	24:10
>chorlton	2d:13
>chorus	0:7
>chowder	0:3
>christening	0:11
>christmas	23:8 24:4 2d:11 2o:5
>chromebook	0:6
>church	1t:-6 1x:4 1y:4 25:4
>churchyard	0:7 24:11
>churn	0:8
>cigarette	0:10
>cilantro	0:7
>circle	1k:9 2k:-3
>cite	0:6
>citizenship	1x:6 23:3 2h:3
>city	1t:11 1y:4
>civic	1x:9
>civil	2r:4
>claim	0:5
>claimed	0:4
>claims	0:11
>class	24:11 2w:6
>classes	2o:5 2p:8
>classmates	20:-5 2s:9 2v:8
>clay	1k:9
>clean	0:3 2x:10
>cleaned	0:5
>cleaner	0:5 1v:7
>cleaning	1v:7 23:-5 29:4 2r:-5
>clear	0:6 25:3
>cleveland	2d:15
>clever	0:6
>click	25:15
>client	0:5
>climb	20:8 2r:6
>climbing	1k:12
>clinic	1v:5 2o:3 2p:5
>clinicals	2y:11
>clock	0:6
>close	1r:11
>closed	1k:4 1v:6
>closest	0:4
>closet	27:11 2p:4
>closing	2o:18 2p:10
>clothes	0:9
>cloud	0:3
>club	1x:5 24:3
>clue	1x:4
>clutch	0:4
>co	1q:3 1v:6 1x:3 29:6 2j:5 2q:3
>coach	1k:9 1y:-5 2o:19
>coaches	0:9 1k:-3
>coaching	0:4
>coast	0:6
>coat	0:6
>cod	2r:8
>code	0:6
>codes	0:5 2f:9
>coeliac	0:5
>coffee	0:3 2d:-7 2s:8
>coffees	24:5
>cold	0:5 1m:-4 20:-6 2l:-8
>collarbone	1x:9 25:7
>colleague	0:4
>colleague's	0:4
>collects	2e:9 2q:7
>colleen	0:7
>college	1k:3 1n:-5 1t:6 1x:3 23:7 2s:4
>collie	1x:12 24:7
>cologne	0:8
>color	0:9
>colorado	0:9
>colour	0:3
>colours	0:5
>columbus	1k:13 2e:9
>column	0:6
>combine	0:4 1y:9
>come	25:10 2j:4 2x:12
>comebacks	0:5
>comedy	0:4 2l:12
>comes	0:3 20:5 25:3 2c:3 2l:10 2w:9
>comfort	1x:8 2c:10 2k:11
>comin	1p:10 1z:8 25:16
>coming	1p:7 25:6 27:5 2q:5 2r:4
>comma	0:4
>comment	0:6
>committee	1k:13
>common	0:4 2o:-6
>community	27:4 2f:5
>commute	24:6
>comp	0:9 2o:-5
>companies	2q:13
>company	1v:7 1x:6 23:9 2o:-6 2x:3
>compared	0:4
>complain	0:5
>complaining	0:8
>complaint	0:4
>completely	1l:7
>compliment	2a:14
>compost	0:3
>compound	0:5
>computer	0:5 2y:5
>computers	0:8
>concert	0:6 1y:7
>concrete	25:5
>condition	0:3
>condo	23:12
>cone	0:8
>conference	0:8 1p:-7
>conflict	0:5
>cons	0:4
>considered	0:6
>console	0:4
>consult	2a:10 2o:15
>consultant	2o:9
>contain	0:6
>contract	1o:9 1x:8
>control	0:4 23:20
>conversation	0:4
>cook	0:5
>cooker	0:5
>cookery	0:11
>cooking	1x:16
>cooks	0:5 1u:3
>cool	0:4
>copper	2o:-7
>core	1o:11
>corgis	0:9
>coriander	0:4
>cork	0:6
>corner	0:9 2e:7
>cornet	1x:17
>cornwall	0:3 2o:4
>corny	0:7 2a:-9
>corolla	0:3
>correct	2a:15
>corsa	30:14
>corvane	0:14
>cos	1k:5
>cost	1r:7 2w:-9
>costco	0:3 2o:14
>costs	0:6 1q:-3
>costume	0:5 2r:6
>cot	0:11
>cottage	2d:6 2o:4
>couch	0:6 2d:6
>could	0:3 1x:4 2c:5 2m:10
>couldn't	0:7
>council	1y:8 2k:8
>count	21:8 2d:7 2j:6
>countdown	0:3
>counter	0:8
>countries	2s:9
>country	1y:9 2j:6 2o:-5
>counts	2c:7 2k:6
>county	27:4 2r:6
>couple	0:3
>course	1x:5 23:-9 2f:8 2o:9
>courses	0:7
>court	0:4 1x:16
>cousin	24:3 26:5 2j:5 2q:7 30:6
>cousin's	0:6
>cousins	g:4
>coventry	2d:8 2j:7
>covered	0:9
>covers	24:10 27:11
>cow	0:7
>cow's	0:5
>cowboy	23:8 2k:4
>coworker	2m:9
>cows	1x:8 2m:3
>cpap	0:5 2z:10
>crab	1m:10
>cracked	2k:9 30:5
>cracker	0:8 1x:-7
>crash	1x:14
>crashing	0:6
>crate	0:11
>crawling	2x:10
>cream	0:3 30:4
>creamer	2p:8
>credit	0:3
>creek	0:5
>crew	1k:6 1y:9
>crib	24:9 2k:11
>cricket	0:6 2g:4
>cried	1x:13 2m:9
>cries	0:7 2v:4
>cringe	0:3 1y:-6
>crisp	1y:13
>crochet	0:3
>croft	2j:-5 2o:13 30:8
>cromer	0:5 24:7
>cross	2m:3
>crossword	24:12 27:7 2y:9
>crowd	0:7
>cruel	0:3
>cruise	1y:5 2j:3
>crust	0:3
>crv	30:11
>cry	1o:7
>crying	0:3 2c:12
>culvert	0:7
>cup	0:5 1x:7 2o:-9
>cupboard	0:9
>cups	2a:5
>curb	0:13
>cure	0:6
>cured	0:14
>cures	0:6 1o:3
>curiosity	0:3
>curious	0:4
>curling	0:11 1k:-3
>curry	1x:4
>cusses	0:4
>custody	0:4
>customer	0:3
>customer's	0:10
>cut	1s:5 1v:8 24:9 2o:4
>cv	0:4
>d	1u:5 2w:19 2z:4
>dad	2j:8 2p:7
>dad's	2j:-3 30:7
>daddy's	1n:9
>dads	1k:5 1x:4 2d:7
>daft	1x:9
>dahlias	0:11
>daily	24:4 2y:7 2z:7
>dairy	1x:4 24:7 25:9 29:3
>dal	1t:7
>dale	0:4 1p:6
>damp	0:4
>dance	2o:8
>dancer	2t:11
>dancing	0:8
>dangerous	0:4
>dare	0:6 1z:4
>dark	1x:-4 21:6 24:3 2w:12
>darts	1y:8
>data	0:3 1u:4 2q:4
>date	1p:8 2o:-8
>dates	0:3
>daughter	1t:4 2d:3 2o:4 2s:-8
>daughter's	1x:5
>daughters	0:3
>dawn	24:17
>day	27:4 2l:-3 2p:5 2u:5
>daycare	1l:8 2o:9
>daylight	0:5
>days	24:5 27:3
>dcu	0:4
>de	0:7
>deadline	0:5
>deadlines	1g:6
>deaf	1y:10
>dear	0:5
>dearer	0:6
>death	1o:11
>deb	1n:9 2d:7
>debate	0:4
>decade	1e:3 1v:9
>decades	24:16 2j:7
>decaf	0:5
>december	1p:5 24:3
>decent	2w:6
>decibels	0:8
>decide	23:7
>decided	1l:7 1n:5
>decision	0:3
>deck	1x:9 2c:10
>declan	0:7
>decorate	0:5
>dee	1u:6 24:12
>deep	1x:9
>deer	1x:10 2j:7
>defeats	0:7 2o:-9
>defence	0:8
>defend	0:8
>degree	0:6 2f:-3
>degrees	0:9
>deli	0:6
>delivery	2b:6
>dementia	0:4 2d:10
>den	0:5 2j:4
>denise	0:3
>dental	2j:3
>dentist	1x:7 30:9
>dentist's	1x:12
>denver	1x:10 2o:-8
>department	1x:4
>deploy	0:4
>deposit	1x:5
>depot	1k:7 1y:11
>derby	0:3 1k:3 2s:4
>describe	0:3
>designed	0:12
>designer	1v:8
>desk	2k:10 2x:6
>despair	0:4 2w:-5
>detective	0:3
>dev	23:8 2j:5
>developer	2j:3
>devon	0:3
>dewey	0:3
>diagnosis	25:10
>diaper	2o:3
>diary	1g:3 24:12
>dictionary	0:17
>did	1n:-3 2z:8
>didnt	0:6
>die	23:13
>died	2d:9 2o:-8
>diego	0:3 2j:8
>diesel	0:3 2v:10
>diet	1r:6
>diff	0:8
>different	0:4
>dig	0:6
>diggers	0:6
>dining	0:5
>dinner	0:3 2p:9
>dinners	0:5 2j:4
>dinosaurs	0:7
>diploma	0:3 2w:4
>directly	0:10
>director	1x:15
>dirty	25:6 2p:7
>discharge	0:4 2q:6
>discord	24:4 2d:-3
>discount	0:9
>discovered	0:3 1x:5
>discs	1n:-4 1q:7 25:11
>discussion	0:7
>dish	24:3
>dishes	1v:15 24:6
>dishwasher	0:6
>display	0:4
>distance	0:5
>distinction	2r:5
>district	2j:9
>divorce	1x:8
>dj	0:5
>do	1p:3 1w:5 2b:-3 2f:3 2v:3 2w:5
>doc	0:3 24:5
>doctor	1r:4 24:-6 25:15 2a:9
>doctor's	1r:4
>doctors	0:11 25:7
>documents	0:4
>dodgy	0:7
>does	0:3 1t:4 21:5 2w:3 2z:4
>doesn't	27:4 2d:11 2g:12
>doesnt	0:4
>dog	2o:8
>dog's	0:8 2p:-9
>dogs	0:4
>doing	2j:4 2v:3 2x:15
>dollar	0:8
>dollars	0:5 1x:4 29:6 2r:-5
>dolly	20:13
>don't	1z:13 24:3 25:4 2p:4 2x:4 31:-4
>done	1k:5 1v:4 1x:4 24:5 29:-4 2o:5 2r:5
>dont	1y:9 24:5 2j:6 2l:4 2p:-3 2u:5 2y:5
>door	0:5 29:-7
>doorbell	0:8
>doors	1v:9
>dorm	0:6
>dose	0:9
>double	0:4 2j:10
>doubled	1x:11
>doubles	2p:7
>dough	0:4 2w:9
>down	1x:4 25:6 29:3 2g:4 2m:3 2u:3
>downstairs	1x:10 2d:5 2k:6
>downtown	1x:6 1y:9
>dozen	0:6
>dr	2s:10
>drank	0:7
>drawer	0:7
>drawing	2w:7
>dread	21:7
>dreadful	0:3
>dream	1x:3 23:17
>dress	0:6
>dresser	0:6 2k:4
>dresses	0:5
>dressing	0:7
>drill	0:5 2q:9
>drills	0:7
>drink	1l:8 1x:7
>drinking	0:4
>drive	0:3 1x:7 23:-6 2q:16
>driver	30:-3
>driver's	1x:8
>drivers	0:5
>drives	27:16
>driveway	0:8
>drivin	29:8
>driving	21:3 24:5
>drop	23:4 24:6
>dropped	23:14 24:8 25:11 2f:9 2x:8
>dropping	25:12
>drops	0:5
>drove	0:3
>drug	0:8
>drugs	0:6
>drum	1x:6 2w:11
>drumcondra	2o:8
>drunk	1x:7
>dryer	0:5 2z:3
>dual	0:7
>dubai	0:4 23:-9 30:7
>dublin	2o:3 2q:7
>duck	1y:10 2o:9
>dude	0:6
>due	0:7 1n:-9 24:-4 2v:11
>duke	25:13
>duluth	0:8
>dumb	0:4
>dumpling	0:6 1r:-3
>dundee	0:4 2j:4
>duolingo	2q:5 2r:7 2x:9
>durban	2j:8
>durham	0:7
>during	0:3 1r:7
>dust	0:6 2k:5
>dutch	2a:5 2q:-4 2r:3
>duties	0:5
>duty	0:7
>dying	0:4
>dyslexic	0:5
>e	0:3
>each	24:16 25:10 27:3 2a:9
>ear	1n:13 25:13
>earlier	0:10
>early	1x:6
>earn	0:7
>earned	0:3
>earns	2j:16
>earplugs	0:4
>ears	0:6
>earth	0:4
>easiest	0:3
>east	23:-8 2j:4 2o:11
>easter	1x:7 2o:7 2z:8
>eastern	0:8
>easy	2w:9
>eat	0:3
>eaten	0:4
>eating	0:3 2s:10
>eats	2e:8 2f:7
>eczema	24:7
>editions	0:11
>effect	0:3
>egg	1n:9 20:7 2w:7
>eggs	0:3 1m:3 2w:-3
>eid	0:6
>eight	1y:3 2k:11 2y:7 31:4
>eighties	0:6 2x:5
>eighty	0:4 31:3
>either	0:7 1r:4
>elder	1x:23
>elderly	0:6
>electric	1o:6 2p:9
>electrician	2j:16
>electricity	0:6
>electronic	0:3
>elementary	1c:3 1t:-4 2j:7
>elevator	0:3 1y:15
>elevators	0:8
>eleven	1x:6 24:10 2m:4 2t:7 31:3
>else	0:4 1w:5 2c:6
>else's	0:6 20:7
>em	2a:-5
>email	2p:8
>emails	1s:6 2v:8
>embarrassing	0:4
>emergency	0:3 2o:7
>emojis	r:7 2a:10
>employed	23:5 2j:13
>employee	0:4
>empty	2d:11
>en	0:3
>enamel	0:8
>end	0:5 1v:6 1x:8 25:5 2a:7 2e:6
>ended	1v:6 25:7
>ends	0:8
>enemy	0:5
>energy	0:6
>engagement	1x:10 25:-9
>engine	0:7
>engineer	23:3 2p:-7
>engineering	0:3 1x:-4
>engineers	1v:6 2s:3
>engines	1y:15
>england	0:6 2o:-4 2u:4 2x:4
>english	26:3 2b:3
>enjoy	0:5
>enough	0:3 23:15
>enrolled	0:13
>entitled	0:6
>enugu	0:5 2o:15
>envelope	0:5
>ep	0:8
>equivalent	0:3
>er	0:4 24:-7
>espresso	0:3
>essay	0:4
>estate	2o:5
>eulogy	0:6
>euro	0:5 24:7
>europe	0:3
>eve	0:8 1x:5
>even	24:8 2o:9 2s:-9
>evening	0:5 1t:7
>evenings	1k:9 21:7 24:5
>event	0:4
>ever	0:3 21:14
>everton	0:3
>every	1k:6 1n:5 20:3 24:10 28:6 2a:3 2l:3
>everybody	1n:11 1v:9 2k:4
>everyone	1o:5 1x:3 2j:-5 2l:6
>everyone's	0:6 1x:5
>everything	1l:-3 1o:7 2c:8 2h:3 2o:5
>everywhere	24:5
>evil	0:6
>ex	1x:7
>exactly	0:3 1z:7 2t:7
>exam	2o:13 2r:9
>examiner	0:7
>exams	0:6
>excel	2p:8 2z:13
>except	0:10
>exchange	0:7 1x:-3
>exclamation	r:9
>exec	0:5 2l:12
>exercise	0:3 24:16
>exercises	0:5
>exhausted	0:4
>exist	0:9
>exit	1x:4
>expect	0:4
>expensive	0:5 25:4
>experience	0:9
>expired	0:11
>export	0:3
>extension	0:9
>eye	25:7 2w:9
>eyes	27:10
>f	1o:-5 1x:4 2q:4 2w:7
>fabric	2o:16
>face	1r:11 2a:-4
>facebook	0:4
>faces	2a:14
>facetime	0:7
>fact	0:3
>factory	1y:8 2j:16
>facts	0:5
>fafsa	0:6
>fags	0:7
>fahrenheit	0:5
>fail	1m:4 24:5
>failed	30:8
>faints	0:5
>fair	1y:9 2l:6 2r:5
>fairly	0:8
>fake	0:4
>fall	1x:5 1y:6 23:5 2f:6 2k:10 2o:16
>falling	1x:12
>falls	1p:8 1y:12
>false	0:9
>families	0:8
>family	0:5 1t:7 23:6
>famous	0:5
>fan	1q:13
>fancy	0:3 2j:7
>far	0:7 1z:11
>farewell	0:6
>farm	2l:-6 2m:3 2o:6
>farmer	1t:-5 2j:5
>farmers	0:3 23:8
>farms	0:-3 27:11 2o:10
>fasciitis	m:3
>fast	0:4
>faster	0:12
>fasting	0:5
>fat	0:10
>father	1n:7 1w:8 25:11 2d:13 2y:-3
>father's	1x:10 2k:8
>fault	2l:10
>favourite	20:16
>feb	1x:8 2o:19
>february	1p:4 1x:9 23:3 25:13 2o:10
>fed	25:10
>feed	1o:11 24:3 2k:11 2o:5
>feeding	0:5
>feeds	0:10
>feel	0:5 1r:10 2w:4
>feeling	0:3 1s:5
>feels	0:3 2d:11
>fees	0:7
>feet	1n:3 2m:7 2r:10
>fell	1q:7 2d:6 2f:4 2o:7
>fella	2b:-8 2l:7 2p:8 2v:12
>fellow	0:3
>fellowship	0:4
>female	0:14
>fence	0:3 2l:7
>fennel	0:3 25:3
>ferret	0:10 1n:3
>ferry	1x:10
>fever	0:4
>few	2o:3
>fi	24:15 2c:4
>fiancé	1x:11
>fiat	0:4
>fibroids	1x:10
>fiddle	0:8
>field	0:3 2o:4
>fields	1y:5 2j:9
>fiesta	0:7
>fifteen	2j:9
>fifth	1x:9 2w:9
>fifties	0:6
>fifty	1x:10 23:5
>fight	0:3
>figure	2o:15
>figures	2w:5
>fiji	0:9
>file	0:7
>filey	2k:11
>filing	0:3
>filipino	1w:9 2q:3
>fill	0:5
>filling	0:8
>film	0:4 24:-7 2v:3
>films	2c:4
>filter	0:9
>final	0:5 2r:6
>finally	1q:7 1x:3 25:11 2g:10 2j:12
>finals	0:8
>find	2j:7 2k:6
>finds	0:3 1o:11
>fine	1x:8
>fines	0:5
>finger	25:6
>fingers	2w:7
>finish	21:10
>finished	1x:6 2j:8
>fire	0:4 1y:7 24:3 2p:3
>fired	1x:12
>firefighter	0:9
>fires	0:3
>fireworks	0:3
>firm	1x:4
>first	1r:5 1t:4 1y:4 27:4 2a:4 2d:10 2l:3 2r:5 2v:3 2w:7
>fish	0:3 1r:4 1s:5 20:6
>fishin	v:6 2e:7
>fishing	24:5 2k:5 2s:9
>fit	0:3 1s:7 2q:3
>fits	0:3 2k:14
>fitted	25:10
>five	1k:5 1n:8 23:8 24:8 31:3
>fix	24:-5
>fixes	22:6
>fixing	0:4 2b:-9
>fizzy	0:4
>flag	2k:9
>flash	0:4
>flat	1o:-9 1x:8 2d:4 2e:-8
>fleece	27:12
>flew	2k:6
>flight	0:4 24:11
>flights	0:3
>flip	0:6
>flood	2r:14
>flooded	2q:12
>floor	0:3 1k:3 1z:6 2d:4 2p:7 2w:-9
>floors	2d:11 2j:11
>florida	0:8
>flour	24:-8
>flower	0:4 2r:3
>flown	0:7
>flu	0:6
>fly	0:3 25:9
>flyer	0:6
>flying	1x:12 1y:3 2x:5
>foam	0:4
>fold	0:5
>folding	0:4
>folds	0:6
>folk	0:7
>folks	24:15 2g:6
>follow	23:14
>fond	0:4
>font	0:5
>food	1r:6 24:9
>foods	0:10
>fool	0:5
>foolish	0:5
>foot	1n:8 1x:-5 27:6
>football	2q:10
>for	1y:4 32:3
>forbidden	0:5
>forearm	0:4 1n:20
>foreman	2j:6
>forestry	24:10
>forever	1k:7 2j:4
>forget	0:5
>forgive	0:4
>forgot	1x:16 2t:8
>forgotten	1x:13
>fork	0:7
>forklift	1x:4 2w:8
>form	0:3 1p:3
>formal	0:4 2a:-9
>format	0:7
>former	0:5
>forms	0:5
>formula	0:10
>fort	24:11 2o:-4
>fortnight	1x:5
>fortnite	0:9
>forty	1l:11 1n:10 1y:12 2p:-8 2r:8
>forward	2a:14
>found	24:6 2q:6
>foundation	2r:12
>fountain	1x:11 24:14
>four	23:3 24:4 26:3 2d:3 2k:3
>fourteen	1t:13 1x:4 29:-3
>fourth	0:3 2o:13 2w:-9
>fr	2l:10
>frame	26:10 30:5
>france	0:5
>free	0:4 1k:6 1n:-8
>freeze	0:7
>freezing	0:8
>french	0:4
>fresh	0:3
>fresno	1t:9 2o:4
>friday	1l:5 1n:-9 1x:6 23:-6 24:9 2g:3 2o:6
>fridays	1r:11 24:10
>fridge	0:5 1x:3
>fried	0:4
>friend	1x:3 2a:16
>friend's	1x:14
>friendly	0:4
>friends	2o:8 2q:-5 2s:8
>frighten	0:7
>frightened	0:9 2l:-7
>from	29:8 2a:3 2s:3
>front	1x:14 2d:4
>frost	1x:16
>froze	1q:9
>frozen	0:5 1x:-4
>fruit	2l:11
>fuel	0:8 1y:-7 24:4
>full	24:6 27:6 2g:5 2j:9 2k:7 2p:8
>fully	0:3
>function	0:6
>fund	2j:9
>funeral	24:7 2o:14
>furious	0:4
>further	0:8
>future	0:4 25:19 2q:-5
>gaelic	0:3
>gal	1x:6 2p:9
>gallon	0:10
>galway	2o:20
>game	0:3 23:8 24:9 2q:8
>gamer	0:5 2s:-5
>games	0:3 2k:3 2l:4 2p:8 2r:-7 2v:10 2y:4
>garage	27:9 2d:3 2m:4 2q:11
>garbage	0:7 24:6
>garden	23:10 2d:6 2o:18 2q:4
>gardener	0:4
>gardens	1x:6 2o:6
>garlic	1r:11
>garmin	0:9 2o:-7
>gary	0:7
>gas	0:3 1x:5
>gate	0:4 24:11
>gates	0:6
>gave	1q:7 1x:7 24:-8 2x:3
>gear	1l:4 30:10
>gearbox	2w:7
>ged	1t:12
>geese	0:9
>general	2j:10 2r:5
>generator	0:4 1z:10
>gentleman	0:9
>gently	0:3
>geography	0:6
>george	1x:8 25:-3
>georgia	0:5
>german	2o:10 2x:9
>germany	1y:7
>get	1n:4 1z:3 2b:8 2s:10 2x:6
>gets	1v:7
>gettin	0:6
>getting	21:6 2j:6 2w:15
>ghent	0:11
>ghost	24:4 2p:7
>ghosts	1o:9
>gift	0:4
>gifted	1t:10
>gig	0:13
>gin	0:8 24:10
>ginger	20:12 24:12
>girl	1k:8 1x:6 2s:6 2t:3
>girlfriend	2m:8
>girls	2b:9 2d:9 2o:9
>give	1r:5 2y:8
>given	1v:11
>giving	24:6 2o:10
>glasgow	0:6 2j:3
>glaucoma	0:6
>gloria	0:6
>glove	0:7
>gluten	24:4
>gmail	0:5 2x:5
>go	1t:3 27:-7 2q:3
>goal	0:3
>goat	0:4 20:3
>goats	1x:14 2c:11
>god	1n:4 2w:10
>godfather	2k:8
>goes	1l:7 2c:5 2g:6
>goin	0:6
>going	1l:4 2a:9
>gold	2l:18
>golden	1x:14
>goldfish	0:6
>gone	1x:11 21:-9 24:13 25:6 2k:6
>gonna	1x:7 2f:6
>good	1o:9 2d:3 2v:5 30:-5
>goodbye	0:5
>google	0:5 29:7 2p:-7
>goose	0:9 2w:-3
>gossip	0:7
>got	1x:3 2l:3 2z:4 30:3
>gout	0:8
>government	0:6
>gp	0:3
>gracefully	0:3
>grad	0:6
>grade	1n:8 1t:3 23:8 2x:4
>grader	2w:9
>graders	0:11 24:13 2j:7
>grades	2q:15
>graduate	0:5
>graduated	0:7
>graduation	23:15
>grain	1y:10
>grammar	0:4 24:5
>grams	2a:6
>grand	0:9
>grandad	1x:11
>grandchild	1z:10
>grandchildren	0:5 1x:-3
>grandfather	1x:12
>grandfather's	2o:-7 2q:13
>grandkids	24:8
>grandmother	2d:17 2y:9 30:9
>grandmother's	2q:4
>grandpa	24:-7 2k:9
>grandparents	2d:12
>grandsons	24:3
>granny	0:3 2w:15
>grapefruit	0:5
>grave	0:5
>gravel	0:4 27:8
>gravy	0:5
>gray	0:4
>great	2x:-3
>greek	0:4 2b:-4
>green	1x:4 24:10 2q:8
>greens	0:5
>grew	1x:6
>greyhound	2m:8
>grief	0:4
>grill	2r:11 2w:12
>groceries	2z:9
>groom	0:6
>gross	24:6
>grounds	24:6
>group	1k:9 27:4 2k:6 2s:7 31:7
>grow	23:5
>growing	1k:13
>growth	0:10
>guard	1x:5 1y:7
>guess	2y:6
>guest	0:4 2d:8
>guests	0:6
>guitar	25:9
>gum	24:10
>gun	1x:10
>gutters	0:10
>guy	2a:13 2s:7
>guys	0:3 2d:12
>gym	0:5 24:3
>h	2r:13
>habit	24:15
>had	0:3 24:-3 25:5 2e:6 2v:8
>haha	2o:12 2w:5
>haiku	0:4
>hail	0:4
>hair	1r:6 1t:3
>hairdresser	0:7
>half	1l:8 1o:5 1w:4 29:5 2f:4 2k:4 2r:5 2s:6 31:5
>halfway	1t:10
>halifax	0:8
>hall	1k:4 1x:13
>hallway	0:7
>ham	0:8
>hamilton	0:4 2j:7
>hamish	0:4
>hamster	0:10
>hana	0:4
>hand	1o:8 25:10 30:3
>handed	2y:5
>handle	0:4
>handover	21:11
>hands	0:3 2a:10 2w:7
>handwriting	23:6
>hang	0:3
>hanging	0:4 2k:10
>hannah	0:8
>happen	1o:6
>happened	0:6
>happening	2o:13
>happens	1r:9 24:9
>happy	1x:15
>harbor	24:11
>hard	0:3 2b:10 2r:-6
>harder	1o:10
>hardly	0:6
>hardware	2o:6 2v:4
>harley	1h:3
>harm	1o:14
>harp	23:11 2p:-3
>harvest	1x:15
>harvey	0:4 27:9
>has	1k:3 20:3 21:-6
>hasn't	2r:8 2v:10
>hat	0:5
>hate	0:3 2y:9
>hated	0:4 27:8
>hates	1y:-3 2l:4
>hats	0:8
>haul	0:3
>have	1q:4 1t:-9 1z:6 2x:4
>haven't	1x:14 2o:9
>having	0:3
>he	2p:-5
>he'd	0:7
>he'll	2o:14 30:5
>he's	1p:3 1t:-5 1y:4 2u:4
>head	1n:4 25:-3 2o:8
>headache	0:10
>headline	0:5
>headmistress	0:10
>headphones	0:3 1q:12
>heads	0:9
>heal	0:12 2o:-6
>health	1t:10
>hear	25:12
>heard	0:4
>hearing	25:6
>heart	2l:11 2w:10
>heat	0:5
>heater	0:4 2k:11
>heating	0:6 1u:6
>heaven	1o:5
>hedge	0:3
>heeler	0:5
>height	0:4
>heights	0:3 2e:4
>held	0:7 1o:3
>hell	1o:8
>hello	0:6
>help	1v:3 2l:9 2o:6
>helpful	0:3
>helping	2x:5
>helps	24:8
>hen	2d:11
>her	1p:4 22:6 2s:6
>herb	0:4
>herd	0:7 2k:12
>here	1o:6 1r:6 1v:8 26:5 2a:-7 2g:3 2k:9 2l:4 2y:9
>heron	1o:-6 1x:6 2l:9
>hers	2d:4 2o:-7
>herself	0:5 2o:6
>hes	1v:4 2l:5 2x:4
>hiding	0:6
>high	1n:10 1y:-9 24:5 27:4 2o:-8 2p:-6 2q:-6
>highway	0:8 1y:5
>hilary	0:5
>hill	0:3 1x:12 2j:4
>hills	0:7
>hilux	0:9 2q:-3
>him	1k:4 1y:-4 26:9 29:7 2b:-7 2j:5 2w:3
>himself	0:3 25:8 2w:10
>hinge	2o:7
>hip	2d:-4 2o:10
>hips	26:10
>hired	1x:10
>his	1o:-9
>hissing	0:5
>history	1k:-3 1t:8 2z:-5
>hits	2q:13
>hmong	2h:6
>ho	0:8 2g:3
>hobby	0:3
>hockey	0:7
>hold	1y:-3 25:15
>holder	1k:15
>holding	0:5
>holds	0:5
>holiday	0:9 24:-4 2o:11
>holidays	0:9
>holler	0:6
>holt	2j:4 2o:9
>holy	1k:3
>home	1k:6 1v:4 2c:3 30:3
>homework	0:4
>honda	0:3
>honest	0:3 2r:4
>honestly	0:3
>honey	0:3
>honor	1x:9
>honors	1x:15 2r:11
>honour	0:4 2o:3
>honours	1x:15
>hoover	0:5
>hop	0:4
>hope	1k:16
>horoscope	0:3
>horoscopes	0:6
>horror	0:4
>horse	1y:6 2j:6
>horses	0:8
>hospital	1m:4 1v:3 1x:6 2j:8 2r:8
>hot	25:4 2d:7
>hotel	1x:10 1y:8
>hotels	0:14
>hour	0:7 23:-3 29:10 2s:-5
>hourly	0:5
>hours	0:3 1x:12 1y:7 23:8 29:4 2o:11
>house	1x:5 23:6 2d:7
>houses	2q:-9 2r:16 2w:15
>housing	2p:5
>houston	0:7 2o:5
>how	1s:4 20:4 26:4 2b:6
>hr	0:3 29:6 2p:3
>hrs	0:4 2p:3
>huge	2s:12
>hull	0:7
>human	0:7
>humble	0:11
>humor	0:4
>humour	0:11
>hundred	24:3 29:3 2k:3 2p:4 30:7
>hungry	2l:12
>hunt	0:6
>hunting	2v:7
>hurricane	1x:11
>husband	2t:6
>husband's	0:5 2k:3
>husbands	0:10
>hybrid	30:10
>hygiene	2r:14
>hymn	0:4
>hymns	0:5
>hysterectomy	1x:5
>i	1z:3
>i'd	1y:4 29:-5 2p:8 2s:8
>i'll	1l:8 2j:18
>i'm	1r:5 23:4 28:5 2c:6 2l:3
>i've	24:4 25:7 2q:5 2t:5 2z:9
>ibuprofen	0:4
>ice	25:5 2d:9 2z:4
>icebreaker	0:7
>icu	0:6
>id	1w:8
>idea	1s:5 1z:10 2o:11
>idiot	0:10
>if	1u:3 1v:6 24:7 2c:4 2d:6 2i:5
>illegal	2m:7
>iloilo	2o:20 2v:8
>im	1z:4 23:5 24:5 26:5
>imagine	0:4
>impatient	2y:13
>imperial	2a:11
>important	0:4
>imran	0:5
>inch	0:9
>includes	0:4
>index	0:4
>india	0:4
>indian	1w:5 1x:5
>ines	1v:3
>infant	2m:4
>infants	0:4 2o:6
>ingredients	0:10
>ingrid	0:4
>inherited	0:8
>ink	0:4
>inside	0:4 1x:14 2x:-3
>insists	2o:-7
>instagram	0:3 2q:4
>instead	1k:7 1q:10 24:12 2f:4 2j:5 2m:7 2o:11 30:4
>instructor	2j:4 2r:15
>instrument	0:5
>insufferable	1q:12
>insulin	25:4
>insult	0:6
>interest	2o:6
>intermediate	0:8 1o:-8
>intern	0:9
>internet	1q:5 1s:9
>interns	1x:10
>interview	0:5 2r:6
>interviewer	0:6
>into	1k:3 2x:8
>invented	0:5
>inverness	0:9
>inverter	0:10
>invitation	0:5 1y:-7
>invited	1z:6
>invoice	1n:-5 1q:5
>involve	0:4
>ipad	0:7 1q:5
>iphone	0:3
>ireland	0:4 1x:5
>iron	0:3
>irony	0:3
>is	1p:3
>isla	0:4
>island	1y:10 23:11
>isn't	1o:10 1y:-5
>it	27:3
>it's	28:5 2l:4 2t:-5
>italian	0:5 2w:3
>itch	0:9
>its	24:3 2g:3 2p:4 2q:5 2v:3
>itself	0:4 25:9
>iv	0:6 1t:6
>ive	23:12
>j	1x:16 2k:6
>jack	0:5
>jacket	0:3 1x:-4
>jamaica	2o:11 2x:4
>jamaican	0:9
>january	1p:6 1r:6 1x:10 2o:9 2t:6 2v:4
>japan	1x:12 1y:8
>japanese	0:6
>jar	0:11 2q:-7
>java	0:5
>jaylen	0:12
>jazz	0:9
>jealous	0:6
>jeans	0:5
>jeep	0:6
>jehovah's	0:6
>jerk	0:6
>jersey	2k:8 2p:12
>jess	2d:3 2g:4
>jira	2d:-3 2p:7
>job	1o:3 2x:10
>jobs	0:4
>john	0:15 24:-5
>join	23:6
>joined	1k:5 1v:13
>joiner	0:5
>joint	2o:10
>joints	0:3
>joke	23:9
>jokes	2a:5
>jollof	0:13
>journey	0:-3 2a:16
>judge	2a:9
>juice	0:12
>julie	2d:8
>july	1x:4 24:3 2o:14 2r:4 2w:-5
>jumped	0:9
>june	1t:4 2o:13
>junior	24:8 2s:8
>juniors	1k:7 2j:3
>just	1k:4 29:9 2a:4
>jv	23:-7 2j:9 2r:8
>k	1u:4 27:-7 2t:-8
>karaoke	2o:12
>kasia	0:3
>kayla	0:7
>kaylee	24:10 2p:-6
>keen	1l:4
>keep	1n:9 1o:4 2a:4 2s:9
>keeping	0:4
>keeps	2s:5
>keith	0:4
>kentucky	28:12
>kenya	1k:4 2o:6
>kept	0:4 1k:8 2g:3
>kerry	2r:4
>keto	0:3
>kettle	24:12
>kevin	1q:7
>keyboard	2k:10 2p:4
>keys	0:4 2j:9
>kg	0:5 26:10
>kia	1x:14 2w:-5
>kibble	0:3
>kick	30:4
>kicker	2o:12
>kid	1o:4 1x:7 24:9 30:8
>kidney	0:4
>kids	0:3 1y:9 2m:3 2o:5
>kill	0:5 1o:10
>kills	0:6
>kilo	2r:11
>kind	1r:10
>kinda	1k:8
>kindergarten	0:6
>kindle	0:6 2p:12
>kindly	2r:-3
>kindy	0:10 2v:6
>king	0:5
>kings	0:8
>kitchen	2j:9 2m:6 31:4
>kitchens	0:4
>kitten	0:3
>kittens	1x:3 1y:4
>kiwi	0:4
>km	0:7
>knackered	0:7
>knee	1x:-4 1z:-6 23:6 25:3 2o:6
>kneeling	0:7
>knew	0:3
>knife	0:5
>knit	0:7
>knitting	0:7
>knives	0:6
>knock	0:6
>knocked	0:6
>knot	0:5 1x:12
>knots	0:8
>know	0:3 24:5 2d:4 2s:7 2t:7
>knowing	0:6
>known	2w:22
>knows	1n:7 2d:6
>kona	0:4
>korean	0:7
>kotlin	0:5 2j:5
>kpi	0:11
>kraków	1x:11
>kroger	1x:3 2j:7
>kuba	2x:6
>l	25:17
>la	1t:10 24:-9 2o:8
>lab	0:7
>label	1x:6 24:-3
>labor	2o:23
>labrador	1x:9
>lace	0:3
>lad	30:5
>ladder	0:9 23:-5
>ladies	27:5 2q:11
>lads	0:8
>lady	1x:10 2b:7
>lagos	1y:4 2p:7
>lake	23:5 24:13 2l:4 2r:-8
>lamb	0:4
>lamp	0:3 2p:5
>lamps	0:4
>land	23:15
>landed	0:5 1z:10
>landing	0:4
>landlord	1y:-4 2d:7 2k:7 2l:4 2o:3
>landlord's	0:7
>landlords	0:7
>lands	1p:7
>lane	2g:7 2j:11
>language	0:4 2w:12
>languages	0:13
>lap	2o:9
>laps	24:14
>laptop	24:-8
>lara	2j:9
>large	0:3
>lass	1x:8
>last	1s:3 1t:4 1x:8 2d:3 2r:9 2t:7
>lasted	1r:5
>lasts	0:10
>late	1o:6 1x:8 24:3 2p:10
>lately	0:14
>later	0:5 1o:7 2o:-3
>latex	0:4
>lathe	2k:6 2q:10 2w:3
>latte	1y:-5
>laugh	0:4
>laughed	0:3
>laughs	0:4 1l:11 1n:5 2x:-3
>launch	30:7
>laundromat	0:7
>laundry	0:4
>law	1o:3 2s:4
>law's	0:9
>lawn	24:5
>laws	2d:13 2k:12
>lawyer	2l:9 2o:6
>layers	2o:13
>layout	0:3 1x:13
>lazy	0:6
>lbs	0:3 26:4
>lead	1o:5 1x:8 2o:-6
>leader	0:3 2r:7
>leaf	0:4 1x:9
>leaflet	0:6
>league	27:7
>lean	0:7
>learn	0:3 23:5 2x:7
>learned	1t:5 2m:8
>learners	0:3
>learning	2l:-3
>learnt	0:11
>lease	1x:10
>least	0:5
>leather	0:3
>leave	1v:4 29:12 2o:14
>leaves	1v:7 2j:-7
>leaving	2v:11
>ledger	0:3 2z:9
>leeds	0:5 1s:3 2s:3
>leeks	0:11
>left	0:3 1s:4 1x:4 2d:4 2s:7
>leftover	0:5
>leg	1x:6 2g:5 2w:13
>legal	2o:6 2s:-8
>legend	0:6
>legion	24:13
>legit	0:5
>legs	23:7 25:8 2o:8 2q:8
>leicester	0:5 2l:-5
>lemur	0:11
>lend	1x:-5 30:3
>length	0:3 26:3 2q:-8 2y:-5
>lenses	0:3
>lent	0:3
>less	0:3
>lesson	0:5
>lessons	27:7 29:5
>let	1v:7 1x:6 1y:6 2c:8 2q:8
>lets	0:7 1x:3
>letter	0:3 2p:4
>lettering	1x:6
>level	24:-7 2j:6 2r:7 2w:11
>levels	1t:11 23:6
>lexington	2o:3
>librarian	2o:11
>librarians	0:5
>library	1k:3 1o:3 1q:5 1t:3 24:-6 2e:7 2j:3 2q:11 2s:3
>licence	2o:11 2r:3
>license	1t:5 1x:3 2g:5
>licensed	0:10
>licking	0:6
>lie	0:6
>life	1x:4 1y:3 21:7
>lifeboat	0:4
>lifetime	1o:12 2c:8
>lift	29:-6 2p:-9
>lifting	0:6
>lifts	0:3 21:7 2k:10 2w:-9
>light	2k:13
>lighthouse	2q:14
>lights	23:3
>like	20:-4 27:3 2i:3 2q:-5 2y:5
>liked	1r:9
>likely	0:3
>likes	1v:11
>lil	0:3
>lilies	0:6
>lima	0:3
>limerick	0:4 1y:-6
>limp	0:9 2p:-8
>lincoln	0:7
>line	1y:3 2q:10
>lineman	2o:10
>lines	2a:10
>link	0:3
>linkedin	2x:6
>lion	1y:14 2p:-5
>lips	1k:8
>liquorice	0:4
>lisbon	1x:9
>list	1x:3 2q:-5
>listen	2c:9 2p:8
>listing	0:7
>lists	2a:12
>literally	1l:-7 1m:7 24:5
>little	0:4 25:7 29:10 2a:4 2e:7
>live	0:4 1r:3 1x:8 21:-6 2g:11 2l:6
>lived	0:4 29:-8 2x:7
>liver	0:10
>lives	0:3 1z:5 2b:-9 2e:8 2k:6
>living	1q:10 20:8 2d:11 2j:4
>llano	0:9
>load	1x:-7 24:12 2w:-3
>loaf	0:7
>loans	0:6 29:-8
>local	1x:10 2j:6 2q:13
>locally	0:3
>lockdown	1x:8 1y:10 27:10
>lodge	2j:10
>lodger	0:6 2o:-4
>loft	1x:11 2m:7 2o:5
>log	0:8
>login	0:10
>logo	0:8
>lol	0:4 23:11 27:-8 2r:4 2v:7 30:5
>lola	0:8
>london	1x:12
>long	1t:4 29:-8 2o:5 2r:-6 2z:6
>longer	0:3 2w:-9 2z:4
>look	2x:4
>looked	0:9 1x:-3
>looking	24:-3
>loose	0:7
>lord	1x:11 27:10
>losing	2o:3
>lost	0:5 1r:13 1t:-8
>lot	0:5 1x:5
>lottery	1x:6
>lotto	0:5 29:-4
>lou	0:5
>loud	0:4 24:8
>louder	0:7
>lounge	1v:3 2o:15
>loup	2j:9
>love	2l:6 2m:4 30:10
>loved	0:8
>low	25:8 2d:-8
>lower	0:10
>luck	1o:9
>lucky	0:6
>lullaby	0:7
>lump	0:6
>lunch	24:5 25:7 2q:3
>lunchbox	0:5
>lunches	0:6
>lungs	0:4
>lutheran	0:3 2j:11
>luton	0:3 1x:5
>lying	24:7
>lyon	0:14
>lyrics	2z:12
>m	0:6 1q:5 24:13 2r:-7
>ma'am	0:7
>mac	0:5
>macbook	0:4 1q:5
>machine	0:3 2c:3
>machines	2j:10 2k:9
>mackerel	0:6
>mad	1n:-5
>made	0:3 1k:11 1l:7 1v:5 2j:6 2k:7
>magazine	0:3
>magic	0:3
>magician	0:4
>maid	1x:16
>mail	1u:3 2o:-7 2p:5
>main	0:4
>major	0:7
>make	29:5 2a:6
>makes	2e:3 2t:-8 2w:7 30:3
>making	1y:-3 2x:8
>male	0:8
>mam	2d:17
>mam's	24:10 2d:7 2p:11
>mama	2u:8 2y:6
>mama's	1k:5 1w:9 1x:11
>man	2b:8 2u:9 2v:3 2x:3
>manage	2w:-9
>manager	0:3 2l:7 2z:8
>manchester	0:5
>manila	1y:5
>manner	0:4
>manual	0:6
>many	0:3 26:7
>maplecrest	0:13 2j:5
>maps	2k:9
>marathon	2r:4
>marathons	0:4
>march	1k:5 1v:8 1x:3 2o:8
>marine	0:9
>marisol	2d:-5
>market	23:8 2j:4
>marketing	1x:5
>marketplace	23:-7 2j:8 2k:6 2o:12
>marks	2a:10
>marriage	0:5
>married	2u:7 2w:6
>marry	0:5
>mars	2q:7
>mart	0:3 2o:7
>martin	0:7
>mary	1k:8
>mask	0:7
>mason	2o:7
>mass	24:3
>master	1x:14 23:5 2o:16
>master's	1t:10
>masters	0:6 2f:8
>mat	0:4 2p:5
>match	1x:10
>mate	24:7 2j:5 2q:4
>maternity	1x:16
>mates	1x:-4 21:6 2d:16
>math	0:7
>maths	1x:6
>matter	24:11
>max	0:7
>may	1t:8 1x:5 1z:4 2d:3 2o:7 2s:10 2t:3
>mayo	0:6
>mazda	0:4
>mba	1t:15 23:6
>meal	0:5 2l:-9
>meals	1r:8 2q:6
>mean	1l:6 1o:-7
>means	2f:3 2l:3
>meant	0:5
>mechanic	0:3 1y:8
>mechanical	0:7
>med	0:3 10:4
>medal	1x:18
>medic	0:7 2o:-4
>medical	1x:17 23:8 2j:3
>medicine	0:5
>medium	0:5
>meds	25:4
>meet	0:5 1x:12
>meeting	0:4 2o:-8
>meetings	0:3
>meets	1k:11 2k:-6
>melb	2j:16
>melbourne	2j:4
>member	0:5
>members	0:9
>membership	1:5
>memo	0:5
>memoir	0:8 2o:13
>memorial	1x:17
>memory	0:10 2w:8
>men	0:3 20:6
>mentioned	0:5
>menu	0:4
>merging	1t:-9
>merienda	0:3
>mermaid	0:13
>mess	0:4
>met	2o:8 2t:6
>metal	27:11
>meter	0:5
>meters	0:4 1o:8
>metformin	0:5
>methodist	0:4
>metres	0:8
>metric	2a:11
>metro	0:4
>mi	1k:6 1n:7 1x:5
>microphone	1x:12
>microwave	0:3
>mid	1q:10 1x:11 2q:-3
>midges	0:3
>midlands	0:9
>midwife	0:4
>might	0:4
>mile	1x:7
>miles	0:6 27:5 30:9
>milk	1r:3 2j:5
>million	0:3
>min	0:7
>mind	0:6 24:-6 27:7 2a:-3
>minds	0:9
>mine	2d:13 2j:3 2v:8
>minecraft	0:5
>minimum	0:5
>minister	0:8
>minnesota	0:4 1t:6 2e:6 2o:-4
>minor	1t:9
>mins	0:12
>minus	0:5 29:9
>minute	0:4 2r:12 2w:10
>minutes	1s:8 1x:8 2l:12 2r:14
>misery	0:4
>miso	1n:6
>miss	1x:9
>misses	0:5
>missing	0:3
>missus	1x:7 2o:11 30:3
>mistake	2r:3
>mistakes	2a:5
>mix	1x:-3 2x:5
>mixing	0:8
>ml	2a:4
>mobile	2q:12
>model	0:6
>modest	0:6
>mole	0:5
>mom	1x:8 24:6
>mom's	0:3 2o:7
>moment	0:8 2o:-8
>moms	0:5
>monday	1x:4 2e:4 2v:4 30:8
>mondays	1y:-7 24:8 27:7
>money	0:5
>monitor	0:7
>month	23:4 24:12 25:6 29:7 2e:3 2o:3 2t:-8 2w:4
>monthly	29:11
>months	25:5
>mop	1q:6 1x:10
>more	2a:-5 2j:4 30:-4
>morning	24:3 2a:4
>mornings	1v:3 27:6
>morris	0:12
>mosque	0:8 24:14
>most	20:9 24:15 2j:11 2o:-7
>mostly	1o:5 22:9
>mot	2r:7
>mother	1r:9 24:9 2d:15 2j:5 30:8
>mother's	0:3 2q:10
>moths	0:7
>motorcycle	0:9
>mould	2d:9
>mountain	0:5 2r:4
>mouse	2l:12 2w:-4
>mouth	0:3
>move	2m:16 2o:8 2p:8 31:9
>moved	0:4 1k:3 2b:8 2d:18 2o:6
>moves	2k:8
>movie	20:4
>movies	t:6
>moving	0:3 1o:-5 1z:9 30:7
>mrs	2d:7 2o:-4
>ms	0:7
>msg	0:5
>much	24:5 2a:6 2c:5
>mud	0:15
>mug	0:6
>mule	2j:5
>mum	1q:7 23:12 24:-4 2c:8
>mum's	0:7
>mumbai	2v:3
>mums	1v:10 1x:9 2d:6
>munich	0:8
>munros	18:4
>murder	25:8
>murmur	25:4
>muscle	2o:10
>museum	23:16
>mushrooms	27:8 2a:14
>music	1k:5 1s:6 23:5 2o:6 2w:5
>musicians	0:8
>muslim	2s:8
>must	1s:4 1x:3 2k:7
>my	2v:8
>myself	1t:-7 23:6 24:10
>n	1n:5 21:3 2d:3 2k:3 2m:4 2t:5 2x:5 31:6
>na	0:3 2y:4
>nah	0:5 2o:-4
>nails	23:-5 24:6 2x:3
>name	0:4 2g:5 2m:5 2q:-6 2r:10 2s:3
>name's	0:7
>named	27:8 2s:8
>names	0:5
>naming	0:3 2w:8
>nan	1t:3
>nap	27:7
>nappies	0:6
>naps	27:4
>narrowboat	2d:11
>nashville	1l:9 2w:8
>national	0:8 30:-5
>natural	0:5
>nature	12:12
>navy	0:3 1y:7
>nd	1p:4 1x:8 29:5 2l:-7 2o:23
>near	2c:5 2j:4 2k:4 2l:-3 2o:9
>nearly	2q:-4
>nebraska	0:9
>neck	24:16 25:23
>need	25:5 27:-6
>needed	1k:9
>needle	0:4 2w:7
>needles	0:5
>needs	1v:6 1x:6 2k:8
>negotiate	0:3
>neighbor	0:3 2o:10
>neighbor's	0:4
>neighborhood	0:12
>neighbors	0:3
>neighbour	2l:7
>neighbour's	1x:16
>nephew	1x:6 24:-6
>nerd	1f:6 2y:12
>nerves	1x:-4 27:13
>nervous	1x:6 2o:10
>net	1u:4
>netball	0:3 1k:13 1y:-3
>netflix	0:5
>never	29:-7 2t:7 2w:5
>new	29:5 2l:5 2u:7 2x:10 2z:5
>newborn	0:4
>news	0:9
>newsletter	0:6
>newspaper	0:8 24:-8
>next	1s:10 23:4 24:7 2a:8 2g:7 2o:5 2x:3
>nhs	0:3 2x:4
>nicked	0:6 11:4
>niece	2b:4 2v:9
>nigerian	24:10
>night	1y:-8 24:4 2a:6
>nightmare	1n:6 21:6
>nights	1t:6 1x:7 2f:7
>nine	1l:4 1x:9 24:13 27:8 29:6 2e:6 2l:5 2m:4 2s:4
>nineteen	1x:18 2r:7
>ninety	1y:18
>ninth	0:5 2r:-5
>no	2b:9 2d:4 2u:10 2z:6
>nobody	20:7 25:4
>nobody's	0:6 1r:8
>noise	0:4 2o:-6 2z:4 30:4
>nonna	0:14
>nonsense	0:5
>noon	0:3 2u:8
>nor	0:3
>norfolk	1x:15 2q:7
>north	23:13 2d:12
>northside	0:11
>norway	1x:15 23:10
>norwich	1x:6 2d:15 2j:7
>nose	1n:6 1x:10
>nosy	0:7
>not	1s:5 29:3 2k:3 2r:-6 2u:4
>note	0:3 1o:-5 2w:7
>notes	1s:4 2q:13
>nothing	1z:8 24:-4 2e:4 2p:14 2w:10
>notice	1v:12
>noticed	0:6
>notion	2x:-4
>nova	0:5 2x:5
>novels	0:4
>november	1x:3 24:8 2o:6
>now	22:5 29:3 2e:7 2j:3 30:4
>nowadays	0:3 1q:12
>nowt	1t:11 2p:10
>number	20:11 25:10 2j:9 2k:3 2w:10
>numbers	0:4
>nurse	2k:7
>nurse's	0:6
>nursery	1x:9 1z:11 2z:7
>nurses	1x:8 2q:4 2s:4
>nursing	1t:4
>nz	0:8 1u:6
>o	2r:12
>o'clock	0:7
>oak	2g:7
>oat	0:11
>oats	1r:7
>obituary	0:5
>object	0:4
>oboe	0:8
>obvious	2a:16
>obviously	32:12
>ocean	1y:4 2o:9
>octavia	1x:5
>october	1t:-8 1x:9 23:5 2j:7 2o:14 2r:10
>off	2d:5 2t:-8 2x:4
>offend	0:3
>offer	2j:-4 2o:11
>offered	0:5
>offers	0:11 2j:3
>office	1v:6 1x:5 24:3 29:6 2j:3
>official	0:10
>officially	0:4
>offline	0:5
>offshore	23:11 2j:7
>often	0:3
>oil	1s:7 1x:6
>ok	2a:10
>okafor	2g:9
>okay	0:5
>okemah	1x:18 23:16 2d:9 2j:10
>oklahoma	0:4
>ol	1q:6
>old	1k:-7 1t:4 1z:3 2k:4 2q:5 2t:8 2u:8
>older	1x:13
>oldest	1x:11
>oldham	0:12 2d:4
>olds	0:9
>oma	0:4
>omaha	0:10 1x:-3
>omg	2w:10
>on	2o:3 2q:4 31:3
>once	1v:3 1y:5 1z:7 23:8 24:4 29:-4 2d:4 2l:7 2r:10
>one	1q:-3 20:3
>one's	0:5
>ones	0:4 1z:5 2a:10 2p:6
>onion	0:3 2w:7
>online	23:4 2x:7
>only	1o:6 25:5 2a:5
>ontario	1y:7
>onto	0:3 24:9
>op	1k:4 1q:5 1x:7 24:-5 29:6
>open	0:3 1q:5 2a:3 2d:-5
>opened	2j:6
>opening	0:3
>opens	0:3
>opera	0:10
>operate	0:4
>operation	0:7
>opposite	0:12 1t:-3
>or	0:4 1r:5 2p:7
>oral	0:5
>orange	0:5 1n:13
>orchestra	1x:13 2o:17 2r:-6
>orders	1r:4
>ordinary	2p:5 2x:6
>ore	2j:12
>organ	1x:11 2j:6 2o:6
>organist	0:4 1s:-5
>orthodox	2u:7
>other	1x:9 27:10 2j:5 2z:-9
>others	24:13
>otherwise	0:15
>ottawa	0:4 2o:12
>otters	0:3
>ought	24:15 2p:-8
>our	1k:3 1n:-5 1t:3 1x:4 2k:3 2q:6 2u:6 2w:-8
>ours	24:14 2d:7
>out	21:10 25:6 27:4 2b:-9 2j:4
>outback	0:10 2k:-6
>outboard	0:7 2q:3
>outfit	2o:22
>outside	1x:11 2o:8 2p:13
>oven	1x:8 2b:-9 2d:10 2p:10
>over	1y:3 27:5 29:6 2p:7 2s:3
>overnight	0:8 1r:9 27:3
>overseas	f:7
>overtime	24:9
>owe	0:3
>owen	0:4
>own	1o:4 22:4 2j:4
>owned	21:5
>owner	0:7 2j:-4
>owns	0:5
>owt	0:6
>oxford	2k:10
>oz	0:3 2o:7 31:8
>p	20:10
>pace	0:6
>pacemaker	0:3 25:7
>package	0:6
>packet	0:8
>packing	2j:12
>pad	0:4 2o:8
>page	2a:12
>pages	0:7 24:6
>paid	2l:4 2x:10
>pain	0:6 2b:-9
>painting	0:6
>pair	0:9
>pallet	0:7 24:-9 2j:4
>pallets	2q:7
>pan	24:11 2a:-6
>panels	2j:7 2z:8
>panicking	1t:12
>pans	2p:9
>pants	0:10
>paper	0:3 2z:3
>papers	0:3
>paperwork	0:4
>parade	0:7
>paragraph	2a:6
>parallel	2w:11 2x:3
>parents	1o:11 23:6 24:-8 2k:10 2q:7
>paris	23:8 2o:11
>parish	1k:4 1y:9 24:-4 2r:-5
>park	1y:5 2o:7 2t:8
>parker	24:13
>parking	2m:12 2w:11
>parkinson's	0:5
>parkrun	2r:16
>parrot	0:4 1x:-8
>parrots	0:7
>part	0:6 1x:3 24:-8 2v:7
>partial	0:10
>particular	0:7
>parties	0:6
>partner	1t:-9 1x:9 2d:10 2o:12 2r:3
>parts	0:3 2q:7 2w:7
>party	23:10 2o:6
>pass	2l:15 30:8
>passed	1q:4 1x:15 23:8 2j:13 2r:6
>passes	0:6
>passport	2o:5
>passports	0:8
>password	0:4
>past	1x:-3 23:-3 24:3 2d:5 2w:5
>pasta	0:4
>paste	0:3
>pastor	2u:4
>pastry	2b:9
>patagonia	0:11
>patch	2q:5
>path	0:8 1x:13 2j:-4
>patient	0:3
>patients	0:4
>pattern	0:4
>pawn	1x:15
>pay	0:3 2f:3
>paying	0:5
>payment	23:13
>payments	1x:14 1y:12
>payroll	0:5
>pays	0:5 2g:6
>pc	0:6
>peace	0:6
>peak	0:6
>peanut	0:8
>peanuts	0:6
>pedal	0:3 2w:-6
>pen	1x:9 24:17 2j:4 2p:9
>pencil	2z:13
>penicillin	0:5
>pens	21:7 2k:9
>pension	24:13
>people	1k:7 2l:11 2p:10 2r:-4 2s:4
>people's	20:12
>pepper	0:7 24:5
>per	0:4
>percent	0:8 2r:9
>perfect	0:6
>performance	0:4
>period	24:-3 25:10
>permanent	1x:8
>person	23:-9 2p:8 2u:5
>person's	0:3
>perth	0:5
>pescatarian	0:3
>pet	2k:7
>pharmacy	2z:7
>phd	1t:8
>phone	1v:5 21:3
>phones	0:5 1o:-5
>photo	1n:14
>photograph	0:4
>phrase	0:4
>phrases	0:10
>physics	0:3
>physio	23:5
>physiotherapist	0:6 2o:-3
>piano	2j:6 2k:5 2x:6
>pianos	0:3 2d:13
>pic	0:4
>pick	2o:7 2z:12
>picked	0:4 24:6 2q:10
>picking	1y:14
>pickles	0:5 2m:6
>picks	0:5
>picture	0:3
>pictures	0:8
>pie	23:7 2k:10 2l:7
>piece	2o:12
>pieces	0:7
>pier	1x:14 27:13
>pies	0:11
>pig	1x:10 2m:9
>pigs	2q:7
>pill	1x:5 2l:10
>pilot	0:3
>pin	0:9
>pink	0:5 1n:-3
>pints	24:12
>pip	0:4
>pipe	2q:10
>pipes	1v:10 2j:9
>pisces	0:6
>pit	0:9
>pizza	0:6
>place	0:3 1o:-6 24:-3 2g:4 2j:5 2o:9 2p:6
>places	0:3
>plain	2a:10 2j:7
>plan	0:6
>plane	1y:8
>planes	21:7 27:4 2e:4
>planning	25:11
>plans	0:4
>plant	1v:6 2k:7
>plantar	0:3 25:8
>plants	0:7
>plaque	0:9
>plaster	0:5
>plastic	24:11
>plate	24:9 27:6 2d:13
>plates	0:6
>platform	0:5
>platformer	2q:8
>play	0:4 2g:5
>played	0:8
>player	1o:12
>playground	0:11
>playing	1x:7 2j:14
>playlist	0:4 20:9
>plays	1s:4 1x:-8 26:4 2l:7
>plaza	0:10 1v:4
>please	0:4 2a:9
>pleased	0:8
>pleaser	2l:10
>plot	0:5
>pls	0:3 1v:4 2p:3
>plumber	0:5
>plumbing	23:11
>plus	0:5 29:4
>ply	0:15
>pm	1x:-5 27:6 2a:6 2y:3
>pocket	2p:13
>podcast	2o:6 2q:6
>podcasts	2c:3
>poem	0:3
>poetry	0:7
>point	1o:3 23:3 2l:12 2o:12
>points	1v:11 1x:7 2a:12
>poland	1t:9 24:5
>pole	0:7
>police	2g:8
>policeman	0:5 2j:-3
>polish	1x:3 2a:10 2q:12
>polo	1h:7 30:14
>pontoon	0:3
>pool	1k:-8 24:15
>poor	0:5
>pop	0:6
>poppy	0:6
>porch	0:9
>pork	0:3
>port	1x:8 2j:4
>portland	2j:6
>portugal	1x:6
>portuguese	0:7 1m:-5
>posh	0:5
>position	0:15
>possible	0:3 24:-4
>post	25:9 29:9 2j:3 2l:10 2o:5 2x:3
>posted	0:4
>poster	0:4
>postman	2w:11
>postmistress	0:8
>pot	1r:16 24:14
>potatoes	0:3
>pots	0:8
>pottery	1x:-5
>pound	0:3 2p:10 2r:-3
>pounds	1x:5 23:8 26:3 31:3
>pour	0:7
>power	0:8 2w:-9
>ppl	0:3
>practical	0:8
>practice	1x:3 2f:8
>practise	1k:3
>practises	27:11
>pram	0:6
>prawns	0:11
>prayer	0:4 2k:5
>precisely	0:8
>prefer	1l:8 27:10 2p:6 31:-6
>preferred	0:12
>pregnancy	0:6 2p:9
>pregnant	25:5 2j:7 2s:5
>premature	o:4 27:10
>prep	2s:4
>presbyterian	0:7
>prescription	0:10
>present	0:4
>press	0:3 2j:6
>pressure	23:4
>preston	0:6 1x:-3 2k:8
>pretend	0:8
>pretty	2c:10
>price	0:5
>prices	0:4
>pride	0:4
>priest	0:3
>primary	2g:4
>prince	0:7
>principal	1x:3 2o:3
>print	2a:6 2w:4
>printed	0:7
>printer	0:3
>printing	o:7
>priority	0:3
>prison	0:14
>private	0:3 1v:5 2o:6
>priya	2c:5
>prize	1x:3
>pro	1q:9
>problem	0:3
>produce	2j:-7
>product	1k:5 2j:7
>production	0:9
>professional	2a:14
>profile	0:7
>program	1t:10 1x:12
>programs	0:6
>project	0:4 1y:4
>prom	0:3 1x:4
>promise	0:7
>promotion	0:8 29:-5
>prompts	0:6
>pronounce	0:5
>pronounced	0:9
>proof	0:7
>properly	24:11 2w:6
>prophet	0:3
>propose	2o:3 2r:-4
>pros	0:3
>protein	1k:9
>prove	0:3
>pruitt	1u:6
>prune	0:8
>ps	0:3
>psychologist	2q:-6
>pta	0:7
>pto	0:7
>pub	1y:-4 2j:3 2s:7
>public	1s:9 21:16 29:-8
>pubs	0:6
>pudding	0:4
>pull	0:11
>pulled	2o:14
>pump	1o:10
>pun	0:5
>pune	0:4
>pupils	0:10 2o:-3
>puppy	0:7 23:-3
>pure	0:4
>purple	0:3
>push	2o:9 2r:3
>put	1k:6 1m:6 2g:4 2k:3 2p:4
>puts	0:7
>puzzle	0:10
>python	2z:3
>q	0:8
>quaker	0:4
>qualified	2j:6 2o:6
>quantities	24:-5 2a:7
>quarter	0:4 2r:4
>queen	1y:9 24:16 29:5
>question	1x:10 2a:13
>questions	0:3 23:15 2u:5
>quickbooks	0:11
>quicker	0:3
>quid	23:7 24:11 2r:-4
>quiet	1x:-5 1z:5 2c:7 2g:7 2v:4
>quietly	1o:3
>quilt	0:4
>quilting	0:5 2t:6
>quit	1o:5 1q:3
>quiz	0:3 27:5 2c:9
>quote	0:8
>quoted	25:8
>r	0:3 1u:4 2c:6 2j:7
>rabbit	0:5
>race	0:6
>rack	0:3
>racket	0:3 26:3
>radiator	2p:8 2w:3
>radio	24:6
>radiology	2o:9
>raffle	1x:3
>railway	0:7
>rain	0:5 2c:9
>rains	0:7 2r:-9
>rainy	0:6
>raise	0:3 1y:-5
>raises	0:7
>raj	2j:4
>ramen	24:11
>ran	0:8
>ranch	1v:5 2k:19
>range	2k:12
>ranger	30:8
>rare	0:7
>rate	0:4
>rates	23:4 2o:8
>rather	1r:3 1t:-9 24:8 27:11 2p:6
>rav	2k:11
>raw	0:4
>ray	23:11 2o:12
>razor	0:3
>rd	1x:11
>reach	0:9 2c:11
>reached	2q:9
>read	0:3 1x:5
>reader	2j:10
>reading	2r:7
>reads	0:4 24:-7 2w:8
>ready	0:4
>real	1m:8 2d:12
>realistic	0:4
>really	0:4
>reason	0:3 1o:11
>reasonable	0:6
>rec	0:3 1k:3 1x:3
>receptionist	0:7
>recipe	2k:6
>recipes	0:8 2q:4
>reckon	25:3
>reckons	0:4
>recommend	0:3
>reconcile	1y:-3
>record	1m:8 2r:14
>records	0:4
>recumbent	0:20
>red	0:4 1n:-5 2j:4 2r:4
>reddit	0:5
>reference	0:5 2v:4
>refuse	2w:-9
>refused	0:3 1x:-5
>refuses	1q:3 24:10
>reg	0:5
>register	0:3
>registered	1x:7 2w:10
>registrar	0:3
>registration	0:12
>regret	0:8 30:3
>regrets	0:5 24:-8
>regular	0:5
>rehab	0:3 1x:4
>rehearsal	0:8
>reheat	0:3
>relatives	0:4
>release	0:3
>remarried	1x:-3
>remember	0:7
>remove	0:4
>rent	1u:4 1v:5 1x:4 29:6 2o:8 2r:-8
>rental	2d:11
>rented	0:9
>renting	2q:3 2x:4
>rents	0:7
>rep	0:10
>replace	2k:10 2m:7
>replaced	1o:-3 2m:8
>replacement	0:12
>reply	2a:8
>report	1x:9 24:3
>request	0:3
>require	0:5
>rescue	1k:8
>reservoir	0:3 2o:10
>residence	0:4
>residency	0:7
>resident	0:5 2p:-7
>residential	0:7 23:-3
>residents	2w:8
>resigned	0:3 2x:10
>respectable	0:3
>respects	25:11
>rest	25:11 2j:-3
>restaurant	0:7
>restaurants	2j:15
>resume	1v:11
>retainer	24:5
>retire	0:5
>retired	1q:3 2s:5
>retirement	0:8
>retires	0:5 2l:14
>retiring	1x:9
>retro	0:11
>return	0:6 1n:-7
>returned	0:3
>reunion	1x:8 2v:9
>review	2r:8
>reviews	0:13 2r:-5
>rewrite	24:-9 2q:13
>rhonda	0:7
>rhubarb	0:8
>rhyme	0:4
>rhymes	0:4 2z:9
>ribs	1x:12
>rice	1r:7
>rich	2z:8
>ride	1q:7
>rides	1x:12
>ridge	1v:6 2q:4
>rig	2j:6
>right	0:4 25:8 2e:3
>rigs	1v:7 1y:13 23:11
>ring	1x:11 25:9 2k:10
>ringing	27:11
>rings	0:4 1z:6
>rink	1:3 24:3
>rise	0:3 2d:9
>river	0:4
>rn	0:3
>road	1x:3 24:6 28:3 2j:5 2o:6
>roads	0:7 2o:5
>roast	24:9
>robbed	1x:9
>roblox	2t:-9
>rock	0:5 1k:6
>rocket	0:8
>rodeo	0:8
>role	0:3
>roller	0:10
>rolls	0:4 1x:4 24:5
>rome	0:3
>rommel	24:9
>roof	1x:9 27:3
>roofer	0:4
>room	1q:10 1x:5 24:8 2d:6 2k:5 2l:11 2v:7
>roommate	2d:-7 2s:8
>roommates	0:11
>rooster	1x:25 2a:-9 2d:-5
>rope	2k:8 2w:8
>rosalyn	1k:10 27:14 2q:11
>rosary	0:7 24:3
>roses	0:4
>rosetown	0:10
>roster	0:12
>rota	0:3 27:-8
>rotator	26:6
>rotterdam	0:4
>rough	0:3
>roughly	0:4
>round	23:3 24:4 25:4 2r:5
>route	0:5 2j:5
>routine	2a:12
>rover	0:5 2q:4
>row	0:11 2d:-9 2r:-9 2s:14
>rows	2o:24
>royal	1k:-4 2j:12 2o:-5
>royce	0:3 1v:5
>rude	2a:-7 2m:4
>rufus	0:6
>ruin	0:5
>ruined	0:3
>rules	0:3 23:-5
>run	0:4 1k:8 1t:-9 23:3
>running	23:7
>runs	25:3 2j:6
>russian	0:8
>rust	1o:-3 2w:8
>rye	1r:18 24:-4
>s	1k:3 1v:5 20:11 27:9 2j:7 2q:14 2r:5 30:5
>sacramento	23:5
>sad	2o:3
>saddle	0:3
>safely	0:6
>said	25:5 2o:9
>sailboat	0:6
>sailing	0:5 1x:6
>saint	0:8 1x:-8
>sake	1o:8
>sale	0:3 2d:-4 2j:7 2k:11
>sales	0:3
>salmon	0:7
>salon	2o:6
>salsa	0:4
>salt	0:3 2e:8
>sam	2d:10
>same	0:5 1y:4 2r:-9
>samosas	0:6
>samsung	0:5
>san	0:4 2j:13
>sandwich	0:11
>sane	0:5
>sang	0:7
>santa	0:4
>sarasota	2o:18
>saskatoon	2o:17
>sat	2r:5
>saturday	1x:11 27:14 2o:4 2u:4
>saturdays	1k:5 27:15
>sauce	0:3
>sausage	1k:8
>save	2w:7
>savings	0:9
>saw	2o:10
>say	1p:-3 23:5 2a:-6
>saying	0:4 1x:-7 2j:3
>says	1z:3 2e:-6 2t:-8 2z:7
>scale	31:13
>scam	0:3
>scan	25:12 2o:14
>scanner	0:12
>scarborough	0:9
>scare	24:9
>scared	1n:8 2r:9
>scary	2g:8
>scene	0:3
>schedule	1o:3
>scholarship	0:3
>school	1n:3 1y:-6 29:-6 2p:-9
>schools	1v:9 2o:3
>science	1t:3 23:7 2a:9
>scientific	0:3
>scooter	1x:5 2k:5
>score	0:4
>scorpio	0:7
>scotland	1y:11 2o:-7
>scottish	0:3 1w:10
>scouts	2w:7
>scrap	0:7
>scratch	0:4
>screams	0:3 2m:12
>screen	1q:5 24:7
>screens	25:17 2p:6 2r:-8
>script	0:3
>scrubs	0:6
>scrum	1x:8
>sea	21:8 2c:6 2d:-5 2e:7
>seafood	0:9
>seagull	0:3
>seal	24:8 2l:-6 2r:10
>seamstress	0:7 1y:-3
>season	1k:9 23:8 24:6 2o:11 2r:9
>seat	2o:13 30:6 31:3
>seats	0:3
>second	1k:5 2o:6 2v:4 30:11 31:3
>seconds	2w:18
>secretary	1k:10
>section	2r:11
>see	23:5
>seed	2a:-6 2j:4
>seeing	1x:5
>seems	0:8
>seen	1y:7
>sees	0:3 1x:11
>self	0:5 2j:-9
>sell	20:3 27:5
>selling	0:7
>sells	0:6 2e:3
>semester	1y:11
>semi	1x:6 2d:-7 2j:-4 2o:15
>send	1m:6 2j:12 2o:-10
>sends	2v:8
>senior	2r:9 30:7
>sense	0:7
>sent	1x:6
>sentence	0:3 2w:-3
>sentences	0:5 1x:-9 2a:3
>separated	0:4
>september	1o:-6 1v:6 1x:17 1z:11 24:5 2o:15 2q:8 2v:9
>series	0:8
>sertraline	0:7
>serve	0:6
>service	1o:11 1y:4 24:10 2q:-5 2r:5 2x:4
>services	0:3 1x:11
>serving	0:5
>sesame	0:7
>set	1s:12 24:3 2k:7 2o:5
>sets	0:9
>setting	0:10
>setup	0:9
>seven	1k:4 1l:3 1y:8 24:11 25:6 26:5 2j:8 2p:10 2w:6
>seventeen	28:3 2t:8
>seventy	0:3 26:7 2t:9
>sew	0:7
>sf	0:5 2j:4
>shade	0:8
>shall	0:3
>shame	0:8
>shampoo	0:4
>share	0:5
>shared	0:3 2d:9
>shares	2o:14
>sharks	0:9
>shave	0:3
>she	27:5 2c:5
>she'd	0:4
>she'll	0:4 1x:-7 2g:9
>she's	23:3 24:4 2w:10
>shed	0:5 23:10 2q:3
>sheep	0:7
>sheet	0:4
>sheets	24:18 2p:-8
>shelf	0:3
>shelter	2m:6 2o:4
>shelves	24:13
>sherry	0:3 24:11
>shes	0:3
>shift	1x:5 24:7
>shifts	1v:7 2j:11 2p:6
>shingles	0:9
>ship	1y:10 2j:13
>ships	1x:17
>shirt	0:13
>shirts	0:3 2c:7
>shoe	0:5
>shoes	0:5
>shop	2j:7 2m:7 2x:4
>shopping	2p:-9 2x:12
>shore	0:5
>short	1t:6 2a:6
>shorter	2a:9
>shortest	1x:-3 2r:12
>shot	2r:5
>shots	0:4
>should	29:8 2l:-3
>shoulder	1n:6 2r:-7 2x:3
>shouldn't	1o:5
>shouting	1x:-3 2x:6
>show	0:3 27:4 2r:7
>showed	25:16
>shower	0:4 1o:3
>showing	1o:12
>shown	0:5
>shows	0:6
>shrimp	0:3
>shut	2r:11
>sick	1o:5 2d:-7 2o:6
>side	1k:10 1w:7 24:7 27:9 2w:-4
>sideline	0:10
>sides	1w:9
>sight	2w:6
>sign	0:4 1k:5
>signal	0:8
>signature	0:5
>signed	1t:4
>signs	1x:6 27:4
>silence	0:3 2c:11
>silver	1x:14 24:-5
>silverado	30:4
>similar	0:3
>simple	0:4 27:-4
>simply	1o:5
>since	1k:6 1n:5 1r:3 24:3 2d:5 2j:5 2p:4 2s:5 2y:6
>sing	24:3 2w:5
>singer	0:6
>singing	0:12 2j:7
>single	2a:5 2e:6 2l:8 2r:7
>sink	0:8 1s:8
>sir	2a:15
>sister	1x:6 2q:6
>sister's	23:13 2o:4
>sisters	24:10
>sit	0:4 1t:9
>sitcom	0:6
>site	0:6 2q:5
>sites	0:3 2j:12
>sits	1x:-4 24:6 2c:6 2t:9
>sitting	24:10
>situation	0:6
>six	1r:3 24:6 2j:4 2q:5 2s:-9 31:3
>sixteen	0:4 1t:8 26:5
>sixth	1x:5 24:11
>sixtieth	23:4
>sixty	1x:5 23:14 27:15 2x:6 30:6 31:10
>size	1q:8
>sized	0:7
>skegness	0:5 2o:5
>ski	1x:-5 1y:17
>skiing	1x:10 25:-4
>skillet	2k:13
>skills	1x:11
>skin	0:3 1s:9 25:8
>skip	2k:8 2w:6
>skoda	0:4 24:8
>sky	0:4
>slab	0:6
>slack	0:4
>sleep	24:8 26:10
>sleeps	2j:6 2y:6
>slept	0:10
>slip	0:9 2a:-4
>slipped	0:4
>slogan	0:8
>slowly	0:4
>small	23:3 2m:6 2z:-3
>smart	1o:5
>smells	24:11
>smile	0:4 1n:11
>smiling	0:4 2d:-4
>smith	2j:12
>smoke	2k:6
>smoked	0:3
>smoker	24:12
>smokes	0:5
>smoking	0:5 24:-5
>snack	0:4 20:3
>snacks	0:3
>snake	0:3 2l:12
>snakes	0:11
>sneeze	0:6
>snores	0:5
>snow	0:3
>so	21:3 2a:4 2b:3 2u:4 2w:5
>sober	2g:4 2x:4
>soccer	1x:8
>social	0:6
>society	1k:7 2o:7
>sock	1x:10
>socket	0:4
>socks	0:6
>soda	0:5
>sofa	0:7
>soft	2a:8
>software	0:5
>soil	0:4 1t:7
>sold	1y:5 2k:6 2o:5
>sole	0:5
>solo	1z:19
>some	1t:7 23:3 27:4
>somebody	2j:10
>somebody's	0:6
>somehow	2r:17
>someone	0:3 2o:5 2s:7
>someone's	27:4
>something	1x:7 25:3 27:3 2c:3
>somewhere	0:5
>son	1x:8 2d:4 30:-4
>song	0:5
>songs	0:4 2q:11
>songwriters	0:12
>sonia	0:4
>soon	0:8 1z:11
>sooner	2o:13
>sorry	24:5 2a:6 2l:13
>sort	2l:14 2u:7
>sorted	25:12
>soul	0:5
>sound	0:3 27:7 2q:-7
>sounds	1q:5 24:-5
>soup	2x:8
>soups	0:7
>sour	0:7
>south	1y:16 2o:10
>southeast	0:4 2f:8
>soy	0:3
>space	0:3 2k:10
>spain	23:11
>spaniel	2d:12 2m:3
>spanish	2k:-9 2o:-9
>spare	2k:16
>sparky	2o:11
>speak	23:-7
>speaker	0:4 2b:6
>speaking	29:-8
>speaks	0:4
>special	1t:8
>specs	0:8
>speech	1o:6
>speed	0:9
>spell	0:5
>spelling	2a:6 2r:3 2w:3
>spend	0:7 1r:-5
>spent	0:11
>spiders	0:7
>spin	24:13
>spit	0:8
>split	1x:9 2p:7
>splits	0:9
>spoke	0:7
>spoken	1y:12
>sponge	0:4
>sport	0:9 24:-3 2p:-4
>sports	1y:9
>spot	0:3
>spots	0:4
>spouse	0:7
>sprain	25:5
>sprained	25:11
>spray	0:4
>spread	2p:13
>spreadsheet	24:8 28:8
>spreadsheets	0:4
>spring	1l:4 1x:9 2o:14 2s:6
>spy	0:6
>sql	2w:12
>square	0:8 2d:5 2m:6
>squash	0:4
>squeal	0:4 1q:6
>st	27:6 2o:7 2p:-8
>stable	0:9
>stack	1x:-5
>staff	0:6 2o:-7
>stage	1x:5 1y:5
>staging	0:12
>staircase	0:12 25:5
>stairs	1n:-4 1x:3 2d:4 2w:-9
>stall	23:3 2j:9
>stamp	0:4
>stan	0:6
>stand	2k:10
>standard	0:5
>standing	25:5 2w:6
>stapler	0:8
>star	0:3 2o:5 2r:5
>start	2j:-3 2q:4 2y:6
>started	2o:-6
>starter	0:5
>starting	25:14 2w:12
>starts	1z:9 30:7
>state	1y:9 2o:8 2r:6
>statement	0:7
>statins	0:3
>station	1x:9 24:8
>statistics	1t:6
>stay	0:4 2k:3
>stayed	0:7
>staying	1o:6 1x:9 2d:8
>stays	0:8 2g:9
>stealing	0:3
>steam	0:5
>steel	0:5 23:3
>stent	1x:9
>step	27:5
>steph	24:14 2d:6 2x:12
>steps	1x:13 2o:-6
>stethoscope	0:3
>stew	0:3 20:3
>stick	0:3 2j:-4 2k:6
>sticker	0:6
>sticks	0:3
>stiff	0:5 1x:6
>still	1p:3 1x:4 1y:3 20:4 26:5
>stinks	0:3
>stock	1k:-6 1o:10 1q:11
>stockport	1v:6 2d:-4 2o:14
>stolen	1q:4 30:8
>stomach	1s:3
>stone	1x:4
>stool	0:6
>stop	23:5 2f:9 2o:4
>stopped	31:4
>storage	2k:8
>store	1x:-6 2o:6
>stories	27:7
>storm	0:3
>stout	24:21 2c:7
>stove	2k:8
>straight	0:7 2w:6 2x:12
>stranger	0:3
>strangers	0:8
>strava	0:13
>strawberries	2o:12
>streak	2r:12
>streams	2r:10
>street	2d:6 2e:5 2q:5 2v:8
>streetcar	0:4 24:9
>streets	24:8
>stress	0:3
>stressful	0:5
>stretch	0:5
>stretches	0:3 2o:-5
>strictly	0:4
>strings	0:8
>stroller	24:-7 2o:10 30:6
>strong	0:6
>structure	0:3
>stubborn	0:5 2j:7
>stuck	1q:9 2l:9 2z:4
>student	0:5 2o:5
>students	0:3 2o:13 2s:6
>studied	0:8
>studies	0:7
>studio	27:8 2j:4
>study	1v:10 2o:6 2r:6 2y:-4
>stuff	0:4 1s:4 2a:5
>stung	0:6
>stunt	0:5
>stupid	0:11
>stutter	23:12
>style	0:5 1k:9
>sub	0:5 1u:4 2d:-6
>subaru	0:4 2k:-5
>subjunctive	0:13
>substitute	0:3 1r:-3 2o:11
>sugar	24:4 2d:-8 2p:6 2x:3
>suit	2c:6
>suitable	0:3
>suitcase	0:8
>suitcases	1x:8 1y:6
>suite	1o:7 1x:5
>suits	0:5
>sulfa	0:7
>summer	1y:12 23:7 2o:4 2q:7 2t:5
>summers	1x:4 1y:4
>sun	0:5 2j:-5
>sunday	1x:4 24:5 2r:3 2x:3
>sundays	1t:-8 24:10
>super	23:12 2g:9
>superior	0:7 2p:6
>supervisor	1x:9
>supper	0:3 24:8
>suppers	0:8
>support	1k:5 1y:12
>suppose	0:4
>supposed	0:5
>sure	0:11
>surf	0:7
>surfing	2j:5
>surgeon	23:9
>surgery	1x:-5 25:5 2j:18 2o:7
>surprise	0:3 23:8 2b:10
>survey	0:7
>surveyor	0:4 2j:6
>survival	0:7
>survive	0:3
>swallowed	0:6
>swan	0:5
>swapped	0:3
>swaps	0:6
>swearing	27:7
>swears	2j:8
>swedish	0:8
>sweep	0:3
>sweet	0:5 2c:9
>sweetheart	0:11
>sweets	0:15
>sweetwater	0:12
>swell	3:13 25:3
>swim	0:3 2o:3
>swimming	0:5
>swims	0:4
>switch	0:4
>switched	2x:7
>switching	2w:8
>swore	0:6
>sworn	0:5
>sydney	0:3
>sync	0:5
>synonyms	0:6
>system	2w:15
>t	0:9
>table	0:3 2j:13
>tables	28:6
>tablet	2z:12
>tablets	1x:14
>taco	2m:8 2o:4
>tafe	0:6
>tail	0:9 2w:-6
>tailor	0:5
>take	21:4 24:3 2a:8 2d:6
>taken	1v:7 2v:4
>takes	0:4 2e:10
>takin	0:9
>taking	1q:4 23:-4
>tale	0:4
>talent	2w:13
>talk	1k:14 1q:4 1x:-4 1z:9 2a:5 2j:-8 2l:5
>talked	0:7
>talking	23:13 2a:4 2w:9
>talks	1x:7 2j:3
>tall	0:4
>taller	0:8
>tank	2o:-3 2q:11
>tape	1x:9
>target	1x:8
>taste	0:6
>tastes	0:4
>tattoo	0:5
>taught	2c:11
>tax	29:4 2v:3
>taxed	1o:5
>taxes	1x:13
>taxi	2j:10
>tbh	1x:14 2l:3 2x:10
>te	0:10
>tea	27:-8 2w:-5
>teach	2g:10
>teacher	1k:5 24:9 2a:9 2d:3 2v:3
>teachers	0:6
>teaches	0:5 2o:-4 2x:8
>teaching	2w:5 2x:3
>team	1k:7 1x:4 1y:3 20:10 2l:7 2o:3 2p:-6
>teapots	2k:10
>tear	25:7
>tears	0:11
>teas	0:9
>tech	1s:-7 1x:8 23:3
>technician	0:6 2s:-4
>teenagers	0:10
>teeth	1s:3 1x:4
>telephone	0:5 24:11
>television	0:3 2p:5
>tell	2o:4 2y:5
>telling	1x:13
>tells	1x:-4 24:8 2j:9 2l:5
>telly	24:4
>temperament	2m:9
>ten	0:3 1k:3 1q:5 1y:5 24:7 26:6
>tendonitis	25:13
>tent	0:6
>tenth	0:5 1t:6
>term	1x:7 24:5 2o:8
>terrace	1x:14
>terrified	0:5
>terrifying	2l:6
>tesco	1y:13
>tesla	0:4
>test	0:3 1y:3 2r:5
>tester	2r:9
>tests	0:5 2r:6 2w:17
>texas	2s:11
>th	2o:4
>thai	2b:10
>than	1o:4 2l:3 2p:8 2q:-6 2w:4
>thank	31:6
>thanksgiving	0:4
>that	1n:5 1t:3 1x:4 21:3 2s:-7 2t:-9
>that'll	0:3
>that's	0:5 2o:-6 2q:4
>thats	2s:5
>thaw	0:5
>theatre	0:4
>their	0:5 1s:4 20:-7 2o:-7
>them	1o:-7 2q:-8 2r:5 2x:8
>then	1r:4 1x:4 27:6 2f:6
>theo	2x:8
>theory	1x:12
>therapist	1x:-7 24:10
>there	0:3 1l:-9 1t:-3 2f:6 2x:3
>there's	2d:15
>theres	24:3 2e:9 2k:8
>thermos	24:3
>these	0:4 1v:4 24:5 2j:7 2r:-6 2w:4
>thesis	0:13 1y:-6
>they	1o:6 2b:5 2l:5 2s:4 31:4
>they're	27:12
>they've	1v:3 1x:7 24:5
>theyre	0:3 1y:-5 2m:7
>thick	0:5
>thika	1x:8 2j:5
>thin	0:5 25:12
>thing	1k:6 1r:5 20:9 2a:9 2c:9 2f:4 2o:4 2t:3 2w:7
>things	0:3 24:5 2w:12
>think	0:4 1o:11
>thinking	2p:6
>thinks	1n:6 1t:4 1v:5 2t:-6
>thinners	0:7
>third	1k:4 1x:7 2k:12 2r:-5
>thirteen	0:3 2k:4 2o:16
>thirty	1n:7 1o:-7 1q:-7 1v:11 1y:7 23:5 2j:10 2r:4
>this	1r:5 1x:6 2b:4 2f:3 2o:3 2v:3 2x:6 31:3
>those	1o:8
>though	0:8 24:-8 30:5
>thousand	29:5 2j:8 2k:7
>thread	2k:6
>three	1y:7 2o:3 2q:-8
>throat	0:5 25:11
>through	1k:-4 2k:10 2o:7 2y:9
>throw	0:5
>throwing	0:9
>throws	27:8
>thru	0:4 1t:10
>thumb	0:11
>thumbs	25:12 2w:14
>thunder	0:7 2m:6
>thursday	1k:4 1x:6 24:9 2o:12
>thursdays	1k:5 24:9
>thyroid	25:5
>ticket	1k:7 2g:4 2l:-5 2w:3
>tickets	23:8
>tide	0:6
>tidy	0:4
>tie	0:4 1n:5
>tight	0:6
>tiktok	2t:-6
>til	1t:5 2d:8 2j:4
>tile	1k:10
>till	1n:-4 1q:9 1s:3 1v:6 27:4 2d:13 2j:4 2l:3 2o:8
>time	24:4 2a:5 2j:6 2v:5 2w:5
>timer	0:4
>times	0:6 1y:12 25:4 2q:9
>timetable	0:4
>tin	0:4 2p:-4
>tinnitus	0:6
>tip	1q:8 2q:10
>tips	29:11 2y:-4
>tire	23:10
>title	0:3
>tn	0:9
>to	1w:3 2s:5
>toast	2w:5
>toaster	0:4
>today	0:3 1q:4 1x:4 25:5 2a:-8 2d:4 2w:11 2x:3
>toddler	0:4
>tofu	0:8
>together	1o:8 2d:5
>toilet	0:10 1q:4
>tokyo	23:7
>told	0:3 29:5 31:4
>tomatoes	0:5
>tomorrow	0:7 1p:5 2r:6
>tonight	0:6
>too	1k:6 1z:6 23:9 25:3 2c:5 2j:8
>took	1k:5 1r:9 1x:10
>tool	0:13
>tools	2k:14 2x:10
>tooth	2q:4
>top	1t:8 25:4 2b:-3 2m:8
>topic	0:6
>torn	1x:-3
>tornado	0:3
>toronto	0:3 1x:11 2s:12
>total	1l:9
>touch	1x:5
>tour	0:5
>tower	0:14
>town	1k:10 1x:4 2j:9 2s:8
>townhouse	1x:4 2d:7
>towns	0:5
>track	24:5 2o:-8
>tracks	2q:12
>tractor	24:12
>trade	2j:4
>traded	1x:18
>traditional	0:6
>traffic	0:4 1y:10 2c:8
>trail	23:15 2o:7
>trailer	1x:8 23:3 2w:11
>train	0:3 2s:7
>trainee	2j:8
>training	1t:8 24:14
>trains	24:7
>tram	2j:6 2l:3 2r:6
>trampoline	1x:6 25:7
>trams	0:4 2x:4
>transfer	0:3
>transport	1s:11
>travel	2j:10 2u:4
>travelling	0:6
>trawler	1x:9
>tray	2o:11
>treat	0:4
>treated	0:5 1x:7
>tree	1y:-3 2k:8
>tregaron	0:4
>trial	0:5 1r:10 2l:5
>trick	0:5
>trivia	0:4 2y:-5
>trolley	1x:21
>trombone	2c:8
>trophy	2r:15
>trouble	1m:9
>truck	1o:5 23:6 2j:5 2o:4 30:4
>trucker	2s:10
>trucks	2j:5
>truly	2l:-5
>truro	24:19
>trust	1k:7
>try	2r:5
>trying	0:5 23:-4 2c:9 2j:12
>tub	0:6
>tuba	0:3
>tuesday	1x:8 1z:5 2a:-6
>tuesdays	1k:6 1t:11 27:3
>tuition	24:13
>tulsa	1x:9
>tunnel	0:7
>turkey	0:7 1x:-5
>turmeric	0:5
>turned	0:3 1m:7 24:-4 2k:7
>turning	0:6
>turns	1n:5 1s:12
>tv	1o:9 24:13 2k:7
>twelve	1k:6 24:-9 2r:5 2x:-5 31:7
>twenty	2j:4 2k:7 2r:5
>twice	1r:3 25:7 2r:8
>twin	0:5
>twins	1w:-3 25:4
>two	1t:-3 1y:4 2d:6 2j:3 2q:-11 2s:3 31:5
>type	2l:14 2p:13
>typing	0:7
>tyre	0:4 24:-6
>tyres	0:8 1n:-3
>u	2a:5 2f:3 2o:10
>ugh	0:7
>uk	1x:6 24:5 2r:5
>ukulele	0:10
>uncle	1o:10 2o:13
>uncle's	2d:7 2k:12
>under	1v:3 1y:7 23:6 25:3 2s:11 2w:3 2x:8
>understand	0:3
>unemployed	0:3 2j:4
>uni	1t:9
>union	1k:11
>unit	1q:5 1x:7
>united	0:11
>units	2a:14 2f:9
>university	2f:5 2s:-8 2y:4
>until	1y:3 21:3 25:9 29:-6 2d:9 2j:8 2o:5 2z:8
>up	1m:6 1r:6 1y:3 2f:4 2t:3 2x:3
>update	27:11
>upon	0:7 30:4
>upper	1x:18 23:-7
>upright	0:4 11:6
>ups	1s:9
>upside	0:4
>upstairs	2d:4 2o:7
>ur	0:4
>us	27:3 2p:3 2r:-9
>use	1o:6 2k:6
>used	1l:9 21:5 2o:5
>useful	0:7
>useless	0:12
>user	0:6
>uses	0:6
>using	0:4
>usually	0:3
>ute	0:13
>utrecht	1y:17
>v	1x:15
>vacation	27:10
>valencia	2o:7
>valorant	24:-6 2r:8
>value	0:8
>vampire	0:4
>van	1n:-4 2d:5 2q:3 2w:8
>vancouver	1x:10
>vape	0:10
>vaping	0:5
>vegan	0:5
>vegetable	0:3 2c:8 2r:10
>vegetarian	1r:6
>vendor	0:16
>venue	0:7
>verse	0:4 2k:-5
>verses	0:10
>very	1l:3 2o:-9
>vest	24:15
>vet	2j:9 2s:-3
>veterinary	1t:8 23:10
>vfw	27:8 2o:6
>vibes	0:11
>vic	0:9
>vicar	0:5
>vicar's	24:3
>victoria	0:8
>video	1x:10 2p:7
>videos	0:9
>view	0:4
>viewing	0:11
>village	27:6 2q:11
>villain	21:5
>vineyard	0:6
>vintage	0:5
>violin	0:9
>virgo	0:5
>visa	0:4 23:5
>visit	0:4
>visitor	0:3
>visits	0:5
>voice	1o:-7 24:4 2l:13 2x:9
>volleyball	0:3 1x:-9 26:4
>volume	24:9 27:8
>volunteer	0:6 1k:8
>vote	0:6
>voted	1k:8 2w:6
>vowels	2w:7
>vs	0:6
>w	1n:4 1x:6 1z:6 27:10 2d:4 2o:5 2r:10 30:5
>wage	0:7 24:-5
>wagon	0:5
>waist	1n:16
>waiting	0:5 24:-8 28:4
>waits	0:8
>wake	25:4
>wakes	20:11
>waking	0:6
>wales	0:4 1v:9
>walk	0:4 1k:10 27:-4 2d:6
>walked	1x:12
>walker	0:6
>walking	1x:-3 2o:-5
>walks	1x:-5 2j:14
>wall	0:4 1t:16
>wallet	1x:3
>walls	0:7
>wanna	0:4 21:3
>want	0:3 1n:6 2a:-4 2c:3 2l:4 2r:4 2t:7 2v:7
>wanted	1k:10 2o:-5
>wants	1k:6 1m:3 2k:5
>war	1v:12
>ward	0:5 1y:6
>wardrobe	2q:5
>warehouse	1x:14
>warfarin	0:7
>warm	0:3
>warmer	0:5
>warming	0:6
>warsaw	2j:7
>was	1k:6 1t:3 2k:6 2v:11 2x:3
>wash	1v:10 2a:-5
>washing	0:6
>wasn't	0:10
>wasps	1m:7
>wasted	0:13
>watch	1k:14 2j:7 2p:9
>watches	25:5 2c:9
>water	23:6 27:5 2j:4
>watercolours	0:6
>way	1x:6 24:5 27:-5 2a:-5 2l:8
>ways	0:5 1r:-5
>we	1n:-3 25:3 2k:3 2r:4 2s:6
>we'd	0:5
>we'll	0:4 2o:4
>we're	0:3 1y:4 24:4
>we've	1x:4 23:10
>weakness	2c:12
>wear	2k:11
>wears	0:4
>website	0:7
>wed	2x:11
>wedding	0:3 1y:3 2d:7 2k:9 2o:6 2p:6
>weddings	0:13
>wednesday	1x:12 2j:6
>wednesdays	1k:10 24:7
>wee	23:10
>week	1o:6 1r:3 25:4 27:4 2o:5
>weekday	0:3 1p:9 24:4
>weekdays	1r:8 24:6
>weekend	1k:5 1x:5 23:4 24:4 2d:-5 2k:-7 2o:4
>weekends	1v:9 24:7 27:10 29:11 2q:3
>weekly	24:11
>weeks	24:4 29:4 2o:5
>weigh	26:7
>welcome	0:9
>welding	1t:-4
>well	0:4 2j:-4 2l:6 2t:14
>wellfleet	27:14 2k:6 2o:5
>welsh	2b:5 2l:-5
>went	1n:-3 1q:4 2j:4 30:8
>were	0:3 1s:6 1x:6 20:-3 24:5 2d:3 2p:6
>werribee	2j:6 30:9
>west	1r:-4 2v:10 2w:18
>wet	1k:12 31:7
>what	2c:5 2g:6 2p:4
>what's	0:4
>whatever	0:3
>whats	1k:6 2j:10 2l:5 2o:10
>wheat	0:5
>wheel	24:16 2w:4
>wheels	1x:-3 2l:9 2w:7
>when	1k:6 1y:6 20:5 24:4 25:7 29:7 2a:10 2j:6 2o:5 2p:4
>whenever	24:11 25:3 2a:7
>where	1n:4 1t:8 1x:8 29:6 2d:3 2e:6 2v:8
>whether	0:6
>which	1q:9 1r:3 1x:11
>while	0:5
>whisky	0:4 29:-4
>whistle	0:4
>whistles	0:6
>whitby	23:7 2o:3
>white	0:3 1n:4
>who	22:8 2b:-9 2m:3 2s:3
>who's	1n:-3 2m:9 2v:6
>whole	1y:11 23:3 2o:5 2y:3
>whom	2s:12
>whos	0:6
>whose	2k:6
>why	2l:10 2o:-9
>wick	28:9 2t:-6
>widow	1l:4 1o:-9
>widowed	0:3
>widower	1x:16
>wife	0:5 1v:9 2y:3
>wife's	0:9
>wifi	1l:-9 2v:6
>wild	0:6
>will	1k:5 1m:6 26:5 2j:3
>win	0:4 2r:-5
>wind	0:6 2o:3
>window	0:3 2p:10
>windows	2x:7
>wine	24:6
>wing	25:10 2d:10
>wins	0:10
>winter	0:4 1y:3 23:-6 25:8 2o:8
>winters	1x:4 25:5
>wire	2a:12
>wireless	24:23
>wisdom	1x:5
>wise	0:6 24:-6
>wish	0:7
>with	1z:-8 26:3 29:4
>withdrawal	0:7
>without	1y:-7 24:8 2b:-9 2m:8 2r:9 2x:6
>wk	0:6
>woman	24:14 2p:9
>women	0:10
>women's	0:7
>won	0:3 2l:8
>won't	1n:4 1v:-3 21:4 2d:8 2j:-6 2u:4 30:9
>wont	1q:4 1z:7 2f:7
>wood	0:4
>wool	1s:11
>word	1y:-8 2d:8
>words	21:3 25:9 2l:8 2p:-7 2r:7
>work	1m:12 24:6 2s:3
>worked	0:11
>worker	0:4
>working	2j:7 2w:4
>workout	0:9
>works	0:4 1m:9
>workshop	0:6
>world	0:3
>worrier	12:6
>worry	0:3
>worst	0:4
>worth	0:6 29:-3 2k:5
>worthy	0:8
>would	2b:12 2w:5 31:-7
>wouldn't	0:3
>wound	2r:8
>wrap	2v:11
>wreck	25:4
>wrecked	24:16
>wrecking	0:9
>wrist	1x:5 23:9
>writes	0:5
>writing	23:5 28:7 2p:7
>written	2j:8
>wrong	0:4
>wrote	0:3 2q:9 2s:7
>x	0:4 23:10
>xbox	0:9
>y	0:6 1k:9 2s:5
>y'all	1x:12 24:-6
>yacht	0:8
>yamaha	2k:11
>yard	1v:8 1x:5 27:11
>yaris	0:10
>yeah	1x:9 1y:7
>year	1n:3 29:6 2a:-4 2f:4 2o:3 2v:4
>year's	24:3 2x:8
>yellow	0:9 30:5
>yells	0:6
>yes	2o:4
>yesterday	1l:6 1x:10 25:6 2m:7 2r:6 2w:7
>yet	25:14 2k:11 2w:11 2z:9
>york	0:3 2o:15
>yorkshire	0:6
>you	2l:6 31:4
>you'd	0:6
>you're	2a:3
>you've	0:4
>young	1y:12 2j:-6 30:5
>younger	2y:10
>yours	0:7
>youth	1x:7 2r:9
>youtube	0:7
>yr	2l:-8 2o:-6
>yrs	1y:10 2t:10
>yuh	0:4
>yuma	0:8
>zero	2o:7
>zine	0:5
>zither	0:3 1o:-7
>zone	0:7
>zoo	0:10
>zoom	2j:6 2p:9
>zoya	2o:18
>zumba	0:4
>£	0:6
?"	2q:-3
?#1	1l:4 1q:8 1x:4 1y:4 24:4 26:3 2j:5 2x:8 2y:3 2z:4 30:3
?#2	1p:4 1s:3 25:4 26:4 2w:7 2x:4
?#3	1k:-3 26:5 2e:5 2k:3 2r:5 31:3
?#4	26:11 2k:3 2q:4 2r:5 30:9
?#5	27:-3 29:3 2d:7
?$	0:9
?'	23:5 26:4 2j:6 2q:6 30:5
?,	23:4 29:5 2d:6 2e:8 2o:3 2r:3
?-	1l:4 1n:5 1q:4 1s:5 29:4 2d:5 2g:4 2j:5 2m:6 2w:3
?.	1t:6 24:5
??	0:8
?a	1t:3 1z:4 2d:3 2p:6 2u:3 2x:5 31:3
?about	1r:-3 21:5 29:-5 2k:5 2x:8
?across	0:5
?actually	0:3
?adult	1x:6
?afraid	0:5
?after	0:3 24:11 27:-3 2p:9
?air	2k:6 2p:5
?all	23:7 24:5 2k:6 2l:7 2q:-3
?allergic	2l:8
?allowed	0:4
?alone	2e:-3
?always	2a:9
?am	23:5
?an	0:4 1z:6 25:5 2q:5 2r:6
?and	1r:9 1z:7 29:4 2b:7 2z:3
?another	2o:10
?answer	0:3
?any	1o:-3
?anymore	0:5
?anyone	20:8
?anything	1m:8 2w:7
?app	2q:6
?april	0:4 1p:9
?are	1o:9 1x:6 23:-3 25:6
?as	1x:4 25:8 2a:6 2l:3 2o:7
?ask	2o:6
?asked	1x:3
?at	1n:3 24:4 2k:6 2l:-3 2r:6 2s:3 31:-3
?b	0:5 1t:12
?baby	0:10 1x:-4
?back	1r:6 1x:4 23:7 25:5
?bad	0:7
?band	0:6
?bank	2j:4 2o:8
?be	20:6 23:4 2j:4 2o:8
?because	0:3
?become	0:3
?bed	0:11 2o:-3
?been	2l:-3
?before	1y:6 20:4 23:4 24:4 2y:4
?being	21:5 24:6
?best	1x:7
?better	2w:4 2y:-3
?between	0:3 2w:6
?bike	24:5
?bird	27:7
?board	2k:5 2s:-3 2w:-3 2y:6
?boat	2q:-3
?book	2v:7
?books	24:7
?both	1w:8 1x:5
?bought	0:8
?bread	24:7
?bring	24:9
?broke	25:7
?brother	1x:3 1z:4 2d:5
?building	0:7 2j:10
?bus	2o:7 2w:7
?butter	2c:8
?buy	0:4
?by	1s:10 24:5 2d:3 2h:4 2o:5 2w:5
?call	21:4 24:5 2j:4
?calls	2p:3
?came	1x:7
?can	1o:4 2w:6
?can't	25:7 2w:9
?cannot	0:7 25:8
?car	1x:5 2k:8 2o:-3
?card	2w:11
?care	0:4
?cats	0:6
?changed	1x:8
?cheapest	0:4
?children	1x:4 2o:6
?church	1x:16 2l:7
?city	1k:3 1x:9
?class	2o:-3
?closed	0:6
?club	1x:10 24:3 27:-3
?coffee	1x:9 20:4 23:6 2d:-3 2s:6
?cold	20:-3 2p:5
?colleague	0:5
?college	2v:3
?come	1x:12 23:8 25:8
?comes	0:8
?coming	1x:9 25:6 2o:10
?company	23:4
?correct	0:6
?cost	2w:-3
?county	0:5 28:4 2v:4
?dad	0:3
?dad's	1x:4 27:7 2j:-3
?daughter	2d:6 2o:5
?day	23:6 2k:9 2r:9
?days	0:4
?decent	2w:8
?diabetes	0:6
?did	1n:-3 1x:13 24:4
?died	1x:11 2o:-3
?dinner	2p:7
?divorce	1x:10
?does	1y:-3 2j:13
?dog	0:4 24:4
?doing	2j:10
?done	0:10 2o:-4
?door	0:5
?down	1x:3 24:-3 29:6 30:5 31:7
?dream	0:3
?drink	24:8
?drive	24:6 2o:8
?driving	1s:7 21:4 24:4 2o:11
?dublin	2o:11
?dutch	23:8
?each	0:4 24:7 25:-3
?early	24:6 25:11 2y:9
?eat	0:4
?eats	1r:9
?eight	24:11 29:5
?eighty	1l:5 31:7
?eleven	1z:3 24:5 2k:4 2m:5 2r:3 2x:8 31:8
?end	0:5
?engaged	1x:6
?english	0:5
?enough	2l:7
?evening	1t:8 24:5
?ever	0:4
?every	24:6 2o:-5
?everything	1w:5 2w:8 2z:4
?family	1x:5 2q:11
?farm	1y:6 2z:6
?father	2g:11
?feed	2j:10 2o:3
?feet	26:6
?fifty	0:4 1z:-3
?finally	e:4
?find	25:6
?first	1t:6 1y:6 20:4 24:4 2a:-3
?fish	0:8 24:-5
?five	24:4 2m:11 2x:10 31:4
?flat	1x:5 25:11 2d:7
?food	2f:6
?foot	1x:-3 26:9
?for	29:-3 2j:5 2o:3 2x:3 2y:-3
?forty	1l:10 27:6
?four	1z:3 23:4 25:6 2a:5 2k:4 2r:6
?friday	0:5
?friend	24:-4 2s:5
?friend's	1x:10
?from	1q:3 1x:5 28:7 29:3 2d:4 2o:4 2s:4 2x:4
?full	1n:7 1x:3 24:3 2j:6 2k:5
?games	0:3
?garden	2p:7
?gave	0:5
?general	0:6
?get	23:8 2l:5 2o:4
?getting	0:7
?girl	2d:7
?given	0:4
?giving	2o:8
?gluten	1r:10
?go	1x:4 27:-3 2o:9 2p:5
?god	1o:5
?goes	2o:4
?going	1n:9 24:5
?gone	1n:9 1x:8 21:-3
?good	2c:8 2d:5
?got	1n:6 1x:4 24:-3
?great	1n:-3 2k:7
?green	0:5 2p:9
?group	0:5 24:-3
?guy	2a:4
?had	0:3 1x:5
?hair	25:10 2o:-3
?half	0:6 24:4 2d:4 2o:7
?hand	0:7 27:3 2k:5
?has	21:-3 2t:4
?hate	0:7
?have	0:5 1o:-3 23:6 2o:7 2q:-3
?having	0:4
?he	2p:-3
?head	1q:8 1x:6 2s:7
?hear	1o:8
?hearing	1q:14 2k:7
?help	24:6
?her	1t:4 24:9
?high	1t:11 24:5
?him	1y:-3 24:3
?hip	1x:15
?his	24:7
?history	2j:3
?home	0:6 1x:3 2o:4
?hospital	0:4
?house	0:4 24:3 2d:6 2e:-3
?how	23:-3
?husband	1z:8
?i'd	23:8
?i've	29:-3 2o:4
?in	0:5 1z:-4 2d:6
?into	1x:8 25:8 2o:6 2u:3
?irish	0:7 2a:-3
?is	2y:-3
?isn't	0:3
?it	1o:3 1y:-3 23:3 27:5
?it's	2a:-3
?job	1x:6 23:11
?june	1p:6
?just	0:8 2o:-3
?k	27:-3
?keep	0:4 2a:4 2j:7
?keeps	27:8
?kept	2j:9
?kids	1o:-3 2d:7 2q:10
?kind	0:4
?kitchen	2j:4
?knees	2l:5
?know	2l:8
?lady	2g:11
?large	1q:8 21:7
?last	1s:3 1x:3 23:8 24:4
?late	2k:5
?law	2d:7
?learn	0:4
?leave	2o:5
?leaving	1x:7
?left	25:9
?let	0:5 27:-3
?letter	2o:-3 2p:4
?library	0:3 2s:5 2z:5
?licence	0:4
?life	0:4
?light	2c:7
?like	23:5
?line	24:6 27:6 2j:9
?list	2o:4
?little	0:4 2v:8
?live	0:5
?lived	0:7 2e:-3
?lives	2d:5
?living	0:5 1x:-3 2a:-3 2o:-3
?long	24:9 2p:3 2w:10
?looking	2j:9
?lost	0:5 1t:-3 1x:3
?love	0:8
?low	1n:9 1r:7
?m	1q:4 24:13
?made	0:4
?make	0:5 27:6
?man	1x:10 2d:6
?many	2k:8
?marathon	0:5 2o:5
?married	0:5
?may	2z:-3
?me	23:5 2d:4
?mean	0:3
?means	2l:7
?met	1x:8 24:3
?miles	0:5 24:5
?minutes	2q:-3
?miss	27:-5 2g:6
?mom	0:4
?monday	0:4
?money	24:5
?more	0:5 24:3 2k:5
?morning	24:7 2y:6
?most	24:12
?mostly	0:9
?mother	1z:-5 2d:9
?mother's	0:4 2k:5 2q:3
?move	0:5
?moved	2d:6
?moving	0:8 1t:-3 1x:8
?mrs	2d:5 2i:5 2s:8
?music	1k:4 1o:5
?must	2o:5
?my	2q:3
?name	2r:3
?near	2e:8 2j:-3
?needs	0:3
?neighbor	0:7
?neighbour	24:8
?never	24:8 2a:6 2o:5
?new	1x:4 24:3 25:4 2m:7 2o:6 2p:9
?next	2o:6
?night	2o:9 2y:3 2z:10
?nights	2p:4
?nine	1x:4 29:3 31:8
?ninety	1l:4 2r:9
?no	1q:9 25:5 2d:5
?not	2r:8
?nothing	0:3
?now	23:-3
?october	1t:-3
?of	1s:4 1v:3 23:5 24:4 2e:5 2p:4 2v:5 2y:3
?off	1x:6 25:-3
?office	24:3
?old	27:9 2q:3 2x:5 30:3
?on	1r:5 1v:4 1w:7 21:4 24:5 29:3 2j:3
?once	25:7
?one	1n:5 20:3 29:4 2d:4 2o:4 2y:4
?only	0:3 1x:-3 1z:12 24:3
?open	1s:10 23:3 2a:3
?organ	1s:5 2j:3
?other	1x:10 24:6 2j:7 2z:-3
?our	1n:-3 1t:3 2w:-3
?out	1x:5 2o:4
?over	24:5 27:-3 2d:9 2o:8
?own	0:6 24:-3 2j:7
?paid	2z:6
?paper	1v:10 2p:10
?parents	2d:4
?partner	1t:-3 2j:4
?party	1s:11
?passed	1x:7
?past	0:3 24:6
?pay	0:6
?pension	0:3
?people	1o:3
?phone	21:3
?place	2p:3 2r:8
?play	24:10 2w:6 2z:-3
?plays	1x:-3 27:4 2w:6
?post	29:6 2j:8 2q:3
?pressure	0:4 2k:8
?proper	21:6
?public	0:3 1t:5 21:6 2j:8
?put	24:4 2o:5
?question	0:4
?quiet	1k:5
?quite	1n:3 25:7
?radio	24:6 2c:10 2p:5 2q:7
?raise	1y:-3
?rather	0:8 1t:-3 25:7
?read	1s:4 23:7 24:5 2w:5
?reading	1k:4 1n:4 2k:-3
?real	2j:12
?really	0:4 2l:7 2o:-3
?recipe	2k:5
?red	1r:10 2c:8 2e:7 2k:7 2o:5
?rent	29:8
?reply	2a:7
?right	25:13
?ring	0:3 2r:7
?road	0:4
?roof	0:6
?roommate	1x:-3
?rude	0:3
?run	1t:-3 24:8 2j:4 2o:5
?running	1k:-3 2o:9
?runs	24:6 2j:14
?safe	0:3
?said	2q:-3
?same	2o:8
?saturday	0:7
?say	2o:8
?school	1t:5 2j:6 2v:3
?sea	27:6
?second	1x:8 1z:7 2m:6 2o:6
?see	23:4 2o:5
?sell	0:3 20:3
?send	24:5
?september	1p:10 2o:4
?seven	1y:4
?seventy	29:6 31:5
?shall	0:3
?she	0:5
?short	2a:7
?should	1o:-4 2o:-3
?side	24:3
?since	1t:-3 24:3 2l:-3 2s:6
?single	2a:6 2l:8
?six	26:3 29:3 2m:4 2s:6 31:10
?sixty	1x:6
?size	25:6
?sleep	0:4 2o:7
?small	27:3 2d:3 2l:5 30:4
?sold	0:11
?some	29:5
?someone	2t:13
?something	25:7
?speak	0:4
?stand	1s:7
?start	2o:8
?started	m:4
?starting	0:7
?stay	0:6
?still	25:8 2o:-3 2z:8
?stop	2o:9
?stopped	l:6
?suggest	2a:8
?supper	24:7
?swim	24:8
?table	2j:4
?tablet	25:8
?taken	1x:3
?talk	2o:8
?taught	0:7 2j:5
?tea	0:4
?teacher	0:3
?team	1k:6
?teeth	1x:9
?telephone	2y:7
?tell	2w:6
?ten	1l:6 24:7
?test	1y:5 2j:8
?text	0:3
?th	0:5 2v:7
?than	1o:3 24:4 2k:4 2l:4 2w:7
?that	25:9 27:-3 2y:6
?that's	0:3 2o:-3
?the	1z:3 24:4 29:7
?their	1s:6
?them	2j:3 2q:-3
?there	1t:-3
?they	20:3
?thing	21:5 24:8
?think	0:8
?third	0:3 2o:3 2r:12
?thirty	1k:-3 1l:13 1y:5 2x:7
?three	2j:7 2k:3 2m:11 2p:7 2q:-3
?through	24:9 2o:7
?thursday	1k:9
?till	0:6 2l:7
?tips	0:6
?to	2l:3 2p:6
?too	25:7
?took	2d:5
?top	0:5 2d:-3
?train	24:10 2p:6
?trip	23:-9 2o:3
?tuesday	24:9
?turn	23:9
?turned	2:8
?turns	2:10
?twelve	1l:9 1t:4 2x:7 31:5
?twenty	24:3 29:6 2q:-3 2r:5 2x:4
?twice	1r:6 1x:5 1y:3 24:4
?twins	25:6
?two	1t:-3 1z:7 24:3 2d:7 2k:4 2o:3 2q:-3 2s:5 2w:7 2x:3
?type	25:4
?uncle	2g:8
?under	1y:7 24:6 2a:5 2j:5
?until	24:12
?up	24:8 25:5 2q:4
?us	2s:6
?use	2z:4
?used	2c:11 30:10
?very	0:4 1n:11
?vet	0:5
?walk	20:4 23:9 2o:4
?wall	0:3 24:7
?wants	23:4
?was	1o:4 1x:5 2t:9
?water	1x:7 27:7
?way	24:7
?we	2o:5
?we're	0:11
?wear	4:9
?wedding	1k:3 2k:6 2o:4
?week	25:5
?weekend	2o:8
?weeks	1l:6
?well	2w:9
?went	0:3 1y:3 24:8
?what	2w:-3
?when	1x:4 2a:5
?which	1x:4 2y:-3
?while	24:8
?white	1n:7 2z:5
?who's	1n:-3
?whole	23:10 24:3 2l:6 2w:4
?why	2o:-3
?wife	0:3 1z:7 21:-3 2d:7 2o:-3 2w:-3
?wife's	0:9
?will	0:4 2l:5
?wine	0:12 24:-5
?winter	2o:6
?with	1q:5 20:6 2j:5 2p:5 30:3
?without	0:3 1x:9 1y:-3
?words	2a:3 2o:7 2r:4
?work	1x:11 2s:10
?works	0:4 24:6
?write	1s:-3 2p:9 2w:11
?writing	2q:10 2z:-3
?wrote	1x:9
?year	1k:-3 1z:3
?years	2q:4
?you	2a:3 2p:-3
?young	0:4 1x:5 2s:3
?younger	0:4
?your	2a:4
E" ,	0:4
E" ^	0:3
E" said	2q:-3
E" word	1y:-3 2a:4
E#1 '	26:9
E#1 ,	0:4 2:8
E#1 a	0:6 2a:7 2l:-3 2r:4 2y:9
E#1 at	0:6 24:5
E#1 for	1y:6 2r:4
E#1 i'm	0:4
E#1 is	2:15
E#1 pixel	1q:8
E#1 the	24:4 2o:5 2r:4
E#1 type	25:9
E#2 '	0:6 1n:5 1y:4 30:5
E#2 ,	0:5 2:12 2o:7
E#2 -	0:11 2k:6 30:6
E#2 ^	2:6
E#2 a	0:9 1q:7 2r:3
E#2 and	2o:-3 2r:8
E#2 at	0:6 2:8 1x:3 23:4
E#2 for	0:7
E#2 he's	2:8
E#2 i'm	2:13
E#2 im	2:11 23:3
E#2 in	23:6 2r:3 2w:8
E#2 iphone	1q:8
E#2 is	2:12
E#2 not	2:4
E#2 of	2r:13
E#2 on	1x:3 24:7 2v:5
E#2 she's	2:9
E#2 the	20:3 2o:7
E#2 to	2a:-3
E#2 turned	2:8
E#2 under	1k:5
E#2 was	2:4
E#2 with	0:5
E#3 #3	2n:11
E#3 $	29:5
E#3 ,	0:9 1i:4
E#3 -	2n:7 30:8
E#3 ^	1i:11
E#3 a	0:9 1y:4
E#3 is	18:5
E#3 under	0:5
E#4 #3	2n:5
E#4 ,	0:5 18:3 2q:6 2r:10
E#4 -	23:9 2n:3
E#4 at	24:8
E#4 in	1x:6
E#4 is	18:4 2r:6
E#4 since	0:3 2r:4 2x:8
E#6 #5	2n:12
E' #1	26:9
E're ^	0:4
E're and	0:3
E, #2	2o:3
E, back	2b:-3
E, band	1x:5
E, cat	1x:4
E, died	2o:-3
E, first	2a:5
E, friday	24:6
E, girl	0:3 2d:6
E, here	2a:-3
E, it	23:5
E, job	1x:6
E, man	2d:6
E, me	2d:5 2p:-3
E, on	24:6
E, only	2a:3
E, rent	29:5
E, wife	2d:3
E, you	2l:4
E- #2	1q:7
E- #3	2n:7
E- co	1v:3
E- eighty	1l:5
E- father	2d:-3
E- fifty	1l:6 1z:-3
E- five	1k:3 24:4 26:6 27:6
E- forty	1x:4 2x:5
E- in	1k:3 1x:4 2d:4
E- mother	1x:-3 2d:6
E- ninety	1l:5 2r:5 31:5
E- seventy	1l:6 29:3
E- sixty	1l:6 2o:4 2x:3
E- thirty	1k:-3 2x:6
E- twenty	29:5 2o:3 2x:6
E- two	27:3 2o:5 31:6
E- year	1k:-3 1z:3 24:7
E. mr	2g:5
E. mrs	2g:8
E_ _	0:8
Ea #3	29:3 2d:6
Ea ,	0:3 1x:9 2d:7
Ea ^	0:5
Ea about	2x:9
Ea after	1y:5 27:-3 2o:-3
Ea am	0:8
Ea and	0:3 1l:4 1t:4 1x:4 1z:4 23:4 2d:3 2m:5 2o:7 2q:-3 2r:6 2s:-3 2x:9 2z:4 30:6 31:5
Ea are	0:3
Ea as	0:3 25:6 2j:9 2l:3
Ea at	1x:6 1y:4 2j:6
Ea be	0:3 1x:6 23:8 2a:-3
Ea became	1x:3
Ea become	23:4
Ea been	0:4
Ea being	2b:-3
Ea bought	1x:6
Ea buy	23:6
Ea by	1x:9
Ea days	2j:4
Ea do	0:3 23:5 2w:9
Ea does	2w:-3
Ea doing	0:5 23:8
Ea drive	2j:7
Ea drives	2j:3
Ea find	2w:8
Ea for	0:3 29:-3 2k:-3
Ea from	0:4
Ea get	2o:3
Ea got	0:3
Ea had	1x:5 24:4 25:4
Ea half	1o:7
Ea has	0:4 2t:10
Ea have	0:4 1o:4 24:4 2o:8
Ea he's	0:6
Ea her	0:4 2o:9
Ea him	1y:-3 24:6 2o:3
Ea i'm	0:6
Ea i've	0:5
Ea im	0:5
Ea in	2c:4 2d:5 2o:7 2p:5
Ea into	0:4 1x:8
Ea is	0:6 23:4
Ea it's	0:4 2q:-3
Ea joined	0:5
Ea keep	0:6
Ea like	1s:-3 23:-3
Ea making	2o:11
Ea me	1x:6 24:4
Ea not	0:4 2a:4
Ea of	23:5 25:6 2d:6 2l:8
Ea off	0:6 1x:-4
Ea on	0:3 1n:5 1y:4 25:6 2d:3 2j:5 2t:7 30:3
Ea opened	1x:6
Ea over	2p:3
Ea own	23:8 2d:11
Ea put	1o:3 1x:6
Ea run	0:3 23:3 2w:8
Ea runs	1x:-3 2j:6
Ea say	2o:6
Ea she's	0:6
Ea take	0:4 2o:6 2p:5
Ea tell	2w:-3
Ea there	1t:-3
Ea through	1x:9
Ea to	0:3 1v:-3 2a:4 2e:-3 2l:8 2p:4 2t:3
Ea twice	1r:3 24:5
Ea under	1x:-3 2w:6
Ea up	0:4 2o:5 2w:3
Ea us	0:3
Ea use	2p:3 2z:8
Ea wants	2j:-3
Ea was	0:7
Ea wear	24:6 2z:8
Ea were	0:4
Ea what	1x:-3
Ea with	1m:4 1r:4 24:4 2l:5 30:7
Ea without	1o:4 23:4 2x:5
Ea writing	2z:-3
Eaby a	1y:3
Eaby the	1x:10 23:-3 2x:5
Eace a	0:6 1r:8
Eace the	0:6 24:7
Each ,	0:5
Each the	1s:6 1x:3 2e:6
Each to	0:6 23:4
Eack a	1x:8
Eack go	1t:6 2o:5
Eack it	23:7
Eack my	23:-3
Eack the	24:7 27:4 2b:-3
Eada in	v:3 1x:5 1y:5
Eady a	0:3 1x:5
Eaft ^	0:3
Eage a	2e:6 2o:9 2w:3
Eage my	1o:5 24:-3 2a:5
Eage the	1k:4 24:5
Eago years	1x:4 2x:8
Eaid got	1x:12
Eaid she	0:4
Eail the	0:5
Eain ^	0:3
Eain a	1n:7 1x:3 1y:7 24:7 2b:-3
Eain i	0:6
Eain in	0:11
Eain the	24:4 2c:6 2p:4
Eain to	0:3 2o:3
Eair a	0:5
Eair my	0:6 24:8
Eair the	2r:11
Eake ,	0:4
Eake a	1n:10 1o:6 2l:4 2w:7
Eake i	2a:4
Eake the	0:6
Eake to	1x:10 2o:5
Eale a	0:5 1k:9
Eale the	0:6 1:3
Ealf ,	0:3 1w:4
Ealf a	1l:5 23:3 31:4
Ealf at	24:6 2o:6
Ealk a	0:4 2j:-3
Ealk to	27:-3
Eall ,	0:7 23:7
Eall ^	0:10
Eall a	1x:7 2q:3 2z:-3
Eall and	1o:7
Eall at	2a:-3
Eall of	0:4
Eall the	0:8 1x:6 1y:-3
Eall to	1y:11 2l:11 2o:6
Eall you	0:3
Eam #1	24:4 2y:4
Eam i	0:6
Eame a	23:8 2q:-3
Eame the	24:4 2o:3 2r:-3
Ean and	2q:3
Ean as	1n:4 1x:5 1y:4
Ean have	0:6
Ean in	1y:3 2j:-3 2o:5 2r:4
Ean is	0:4 23:-3
Ean on	1y:4 2o:-4
Ean with	23:3 2z:5
Eand #1	1q:-3 2d:-3
Eand #2	29:13
Eand #3	2r:3
Eand #4	1y:5
Eand ,	2o:6
Eand a	1n:7 1x:13 2k:6 2s:7 30:5
Eand her	1x:4 24:5 2o:-3 2t:5
Eand husband	1z:5
Eand in	1o:6 1y:8 24:12 2o:5
Eand january	0:3
Eand kids	2d:5
Eand march	1k:-3
Eand me	1x:6 2d:6
Eand my	1x:6 2p:5
Eand one	29:8 2r:-3
Eand six	29:4
Eand the	0:5 1x:6
Eand to	0:5 24:5
Eand wife	1z:7
Eane a	1t:-3 1y:3 23:4 25:9 2j:13
Eank ^	0:3
Eank a	2j:3
Eank the	2j:4 2o:5
Eant a	0:8
Eant i	0:7
Eant the	2o:7
Eany how	23:-3
Eany too	0:3
Eard ,	2o:13
Eard ^	0:7
Eard a	1y:8 24:8 2s:-3
Eard the	0:7 1k:6 1n:5 27:4 2r:-3
Eare ^	0:4
Eare a	2d:6 2o:9
Eare i	0:6
Eare that	2r:-3
Eare the	2o:5 2x:8
Eare what	23:-3
Eark the	i:7 21:9 2w:5
Earm a	0:3
Earm the	1n:9 25:11
Ears #2	2x:6
Ears eleven	1x:5 2x:8
Ears five	24:11
Ears for	0:10
Ears forty	2j:5 2r:3
Ears four	1y:5 2x:6
Ears hundred	0:8
Ears nine	2x:7
Ears nineteen	1x:4
Ears one	2x:6
Ears six	1y:5 2x:5
Ears ten	0:3
Ears thirty	1x:6
Ears three	2x:12
Ears two	1r:9 1y:3 2w:6 2x:5
Eart ,	0:12
Eart a	2l:5
Eart the	25:9 2o:8
Eart to	1x:9 23:6 2l:10 2q:4
Eary a	0:5 2j:11
Eary in	1t:3 1x:5 2o:7 2t:6
Eary the	1k:4 1q:5 27:-3
Ease a	0:5 1x:4
Ease the	1x:5
Eash a	1x:7
Eask i	2b:-3
Eask to	2l:4
Eask you	0:3
Eass a	24:3
Eass the	0:8 1y:8 24:-5 2l:8
East ,	2o:9
East ^	0:7
East at	1t:8 24:6
East my	2o:12
Eat ,	0:3 2o:5
Eat ^	0:5
Eat good	2w:8
Eat is	0:7
Eat it	1x:7
Eat me	1x:6
Eat out	0:5 24:4
Eat time	0:3
Eat up	24:10
Eat work	0:5
Eat works	0:6
Eate ^	0:7
Eate a	24:8 2d:-3 2p:6
Eate i	0:9 2q:3
Eate my	0:7 1x:9
Eate the	0:3 1k:11 1v:12 21:4 2o:4
Eate to	0:8
Eath the	1k:12
Eats and	2m:-3
Eats two	1x:7 2m:3
Eave ,	0:4
Eave ^	0:4
Eave don't	1o:3
Eave i	0:4 1x:5 2q:-3
Eave never	0:5
Eave they	1x:9
Eave we	0:3
Eavy the	c:9
Eays ,	0:3
Eays and	2o:5
Eays on	1r:4 21:6 24:4
Eays she	0:5
Eays three	2o:3
Eays two	2j:7 2o:5
Ebe not	2a:6
Ebe to	0:4 2j:4
Ebe will	0:6
Ebed to	0:5 2y:4
Eber #1	1p:16 2o:4
Eber ,	0:3
Eber a	0:5 27:12 2r:7
Eber in	0:8 1x:8 2o:8
Eber my	2n:-3
Eber of	1p:7
Eber the	15:4
Ebig a	2p:5
Ebig the	0:3 2o:5
Ebit a	1x:4 23:3 2x:6
Eble a	0:4
Eble that	0:6
Eble the	2r:4
Ebox a	0:5 2d:7 2o:-3 2w:6
Eboy a	1x:4 1z:10
Eboy my	0:3
Ebus a	0:5 2w:5 30:4
Ebus the	0:8
Ecal a	0:10
Ecal the	0:3 2v:-3
Ecan ,	0:3
Ecan and	0:3
Ecar a	1x:5 30:4
Ecar the	1x:7 24:4 2p:6
Ecat a	1x:4
Ecat my	13:6
Ecat our	13:8
Ecat the	1x:6
Eces two	1x:-3 2s:13
Ecil the	1v:4
Ecle a	0:3 1h:14 30:3
Ecle my	2d:5
Ed's a	0:4
Edad a	1x:6
Eday ,	23:10
Eday ^	0:13
Eday a	1r:3 24:8
Eday all	24:7
Eday by	0:3
Eday every	24:6
Eday first	0:15
Eday for	0:5 2o:3
Eday from	24:6 2o:6
Eday last	1x:9
Eday my	0:12
Eday of	0:4
Eday on	1x:5 2o:7
Eday one	0:6 2r:4
Eday since	1x:11
Eday the	2o:4
Eday to	1x:10
Eded have	0:4 1n:3
Eden a	1x:7 21:10 23:4 2e:-3 2p:9
Eder a	0:8 1y:6 2m:9
Eder my	1x:4 2r:-3
Eder the	1x:10 27:5 2w:10
Edge a	30:10
Edge the	0:4
Edid i	1x:4
Edio the	0:3 2p:3
Edle a	0:3 2c:3 2j:3 2m:6 2o:7 2w:5
Edo ^	0:3
Edo can	2w:5
Edo can't	1d:5
Edo how	2b:-3
Edo to	2a:5
Edo what	2w:-3
Edo who	0:4
Edo why	2q:-3
Edog a	0:3 1x:5
Edog my	0:3 24:4
Edog the	2o:5
Edow a	1a:9 2t:5
Ee's ,	0:3
Ee's ^	0:3
Ee's my	25:-5 2d:7
Ee's the	0:4
Eead ^	0:5
Eead a	25:-3 2w:10
Eead i	0:6
Eead the	1x:4 2p:12
Eead to	2w:4
Eeak i	0:5
Eeak to	0:6 23:-3
Eeal a	1x:8 2k:-3
Eeal the	2l:-3
Eeam a	1k:-3 1y:5
Eeam my	0:3
Eeam the	1x:8
Eean i	0:6
Eear -	0:4 1k:-3 1t:6 1z:3
Eear a	1y:6 29:8 2x:8
Eear last	1x:7
Eear one	2x:6
Eear the	0:10
Eear this	1x:5 2o:6
Eear to	1s:7
Eeat a	1m:11 1x:5 30:10
Eeat don't	0:5
Eeat the	0:3
Eece my	0:5
Eech a	0:10 1s:-3
Eect i	0:13
Eect the	0:5
Eeds in	0:4 1s:5
Eeed ,	0:3
Eeed .	24:11
Eeed i	0:3
Eeek a	0:5 24:3 25:4 27:3 29:4
Eeek last	1x:5 2o:5
Eeek next	0:4 1p:5
Eeek the	0:6 1o:5 24:3 2o:5
Eeek this	0:4
Eeel i	0:3
Eeen ,	2:6
Eeen ^	0:5
Eeen a	0:8 2p:6
Eeen at	2:11 1t:10 2r:6
Eeen for	2x:19
Eeen has	1x:8 25:5
Eeen have	0:4 1x:-3
Eeen he's	2:7
Eeen i've	0:5 1y:6
Eeen is	2t:7
Eeen it's	0:3
Eeen the	0:3 1y:7 24:8
Eeep and	r:11
Eeep i	0:5
Eeep to	0:9 1n:5
Eeet a	24:5 2q:5
Eeet my	0:5
Eeft i	1x:9
Eeft the	20:5 25:3 2o:6
Eeks six	1x:6 2x:7
Eeks three	1x:-3 24:5 2o:4 2x:8
Eeks two	0:3 24:5 29:5 2o:5
Eelf by	2d:18 2o:3
Eell ^	0:4
Eell a	1m:7 2w:9
Eell as	2t:4
Eell the	0:5 1s:4 2c:3
Eell to	0:5 1x:6
Eely ,	0:3
Eend ,	0:3
Eend ^	0:4
Eend a	24:-3 2a:4 2o:10 2s:6 2t:11
Eend my	1x:7
Eend the	0:11 2a:3
Eend to	1o:7
Eens what	0:4
Eent ,	0:9
Eent ^	0:4
Eent a	1x:6 2a:5 2d:6 2w:6
Eent an	1x:7 23:5
Eent for	24:11
Eent her	1x:10 25:-3
Eent i	1x:3
Eent my	2d:9
Eent that	0:6
Eent the	0:5 29:6 2d:5
Eent to	0:11
Eeps ,	o:9
Eere ^	0:4
Eere i	2x:7
Eere is	1t:-3
Eere we	0:3
Eern the	0:8 1k:6 23:3
Eers ,	0:11
Eers ^	i:8
Eers do	0:6
Eers for	0:5 27:10
Eers my	23:5 2r:11
Eers of	24:8 2k:10
Eers the	1n:9 24:11 2j:5
Eers three	1v:10 1y:5 1z:7 2m:5 2s:11
Eers two	1z:10 2w:8 2x:5
Eert ^	0:4
Eery ,	0:9
Eery ^	0:16
Eery a	0:4
Eery and	0:4
Eery the	1v:4 2j:4 2o:12
Eese of	0:7
Eess ^	x:8
Eess a	0:3
Eess i	0:7
Eess my	0:4
Eess the	24:10 2o:9
Eest ,	0:4
Eest .	2v:10
Eest ^	0:8
Eest a	2w:6
Eest be	1x:8
Eest driving	1x:4 1y:3
Eest is	0:8
Eest my	1x:6
Eest the	2l:13 2r:3 2w:7
Eeve don't	0:4
Eeve i	0:5
Eext ^	0:8
Eext a	2p:7
Eext the	2a:7
Eeys the	0:3 1x:5
Efer i	0:7
Efew a	23:3 24:5
Efor ^	0:3
Efor ask	1o:4
Efor asking	2l:-3
Efor better	1o:3 2y:-3
Efor it	24:-3
Efor list	2o:7
Efor looking	2j:4
Efor me	23:9 2o:5
Efor one	2l:10
Efor something	25:5
Efor works	0:4
Eg's the	2p:-3
Egal it	0:4
Egan the	0:9
Eged got	1x:11
Eged is	1a:6
Eger a	2s:10 2z:8 30:5
Eger my	0:5
Eger the	1x:5 2m:7
Eget a	0:4
Eget i	2l:6
Eget u	2l:-3
Eget you	1o:8 2d:-3
Eght ,	0:7
Eght -	1x:12 2x:3 31:5
Eght ^	0:6
Eght a	1t:8 23:6 24:3 2j:4 2w:5
Eght and	0:8 2k:6
Eght at	1y:-3 21:4 24:8 25:6 2a:6 2w:5
Eght every	24:9
Eght i	0:6
Eght last	24:-3
Eght the	1x:7 25:3
Egle a	0:6 1x:-3 2a:5 2p:-3
Ego to	1t:3
Egot and	e:3
Egot we	1x:5
Eguy a	2a:5 2s:5
Eguy the	0:3
Egym the	24:5
Ehad has	25:10
Ehad have	e:7 25:8
Ehad i	0:3 24:-3
Ehad we	0:7
Ehan better	2j:-3
Ehan more	2k:6 2w:3
Ehas who	2r:-3
Ehat .	2w:-3
Ehat ^	0:3
Ehat for	1o:3
Ehat in	24:-3
Ehat is	2s:-3 2t:-3
Ehat on	27:-3
Ehat one	2y:8
Ehe ,	0:3
Ehe ^	0:3
Ehe says	24:-3 2t:-3
Ehe since	0:3
Ehed i	1t:-3
Ehef a	10:3 23:4
Ehem of	23:3 2k:7 2q:-3 2r:4
Ehen ^	0:3
Ehen a	23:7 2d:7
Ehen the	2j:5 2o:8
Eher ,	0:3
Eher a	1x:7 2a:8 2j:8
Eher and	0:4 22:6 2d:5 2k:7
Eher do	0:3
Eher for	1o:5 2j:6
Eher got	1x:10
Eher had	1x:8 25:5
Eher her	1n:7 1x:3 2d:9
Eher in	2o:4
Eher lost	1x:6
Eher my	1x:4 23:3 24:7
Eher of	1x:3
Eher on	24:4 2d:9 2r:-3
Eher the	0:3 2o:4 2z:-3
Eher to	1x:4 2o:7
Ehes and	0:9
Ehew my	1x:6
Ehey ,	0:3
Ehey ^	0:3
Ehey when	1o:5
Ehim for	1t:3
Ehim with	2o:4
Ehip my	1x:10
Ehis ,	0:3
Ehis ^	0:4
Ehis and	0:4
Ehis at	0:8 2o:-3
Ehis broke	2r:5
Ehis but	0:4
Ehis for	2o:3
Ehis got	1x:14
Ehis in	23:-3 24:6 25:5 2d:5
Ehis lost	1x:3
Ehis me	0:7
Ehis of	24:6 2k:4 2o:7
Ehis on	23:6 2d:11
Ehis passed	2r:7
Ehis sold	0:4
Ehis to	0:3
Ehop the	0:8 1x:4
Ehot a	2d:6
Ehow ,	2b:-3
Ehow and	23:-3
Ehow know	2l:-3
Ei "	2q:-3
Ei ^	0:3
Ei and	0:3 2l:-3
Ei before	24:4
Ei do	2b:-3
Ei says	2l:7
Ei since	2x:4
Ei so	2j:-3
Ei when	1x:4 2a:3
Ei which	1x:6
Ei'd and	2p:-3
Ei'm and	0:3 1k:-3 2q:-3
Ei'm like	24:-3
Ei'm when	24:8
Eial a	0:3 1t:8 23:-3 2l:5
Eian a	0:3
Eian i'm	8:7 d:8
Eian is	y:17
Eian the	24:3 2o:6 2q:7
Eice a	23:10
Eice post	29:3 2q:3
Eice the	1n:-3 24:8 31:-3
Eich in	20:4 2d:9
Eick ,	0:5
Eick ^	0:12
Eick a	2z:-3
Eick i	l:4
Eide the	0:8 2o:7
Eids the	1x:10 2d:3 2j:4 2o:4
Eids two	0:3 1z:4
Eied been	1a:3
Eied getting	1x:3
Eied got	1x:13
Eied i	0:12 24:-3
Eier a	12:7 2l:8
Eies the	0:8 2x:9
Eiet a	0:4
Eife his	1x:6
Eife my	2d:3
Eife the	2o:-3
Eift a	24:9 2p:-3 2w:6
Eift night	2j:5
Eike a	0:3 2w:10
Eike i	0:7
Eike i'd	23:6
Eike should	2l:-3
Eike sound	2q:-3
Eild a	0:4
Eild the	0:15
Eile a	2q:7
Eile the	c:4
Eill ^	0:3
Eill a	0:4
Eill is	0:3
Eill she	0:6
Eill the	0:5 1x:8 2r:7 2w:9
Eily a	0:3
Eily the	1t:4 2y:6
Eim and	0:4
Eime a	0:5
Eime every	2a:7
Eime first	0:3 1n:6
Eime full	1x:4 2j:7 2p:3
Eime part	1x:5 23:3
Ein #1	0:4 2o:-3
Ein #2	0:6 23:-3
Ein ,	2o:5
Ein -	1k:3 1x:6
Ein ^	0:4
Ein and	2r:-3
Ein back	1x:4
Ein died	0:3
Ein do	2o:4
Ein her	23:4
Ein house	1x:4 2e:-3
Ein i'm	2o:-3
Ein like	2o:-3
Ein live	0:5
Ein lives	0:3
Ein living	0:3 1x:-3
Ein married	1x:4
Ein me	1x:-3 2a:8
Ein moved	1x:6 2d:3 2o:-3
Ein not	0:3
Ein one	1x:5 20:3
Ein out	1x:4
Ein packed	0:3
Ein place	1x:4
Ein put	1x:3 25:6 2o:5
Ein that	24:-3
Ein up	1y:3 2q:-3 2r:4 2t:4
Ein was	1y:6
Ein work	23:5 2j:9
Ein write	2p:-3
Ein years	1y:6
Eind ,	0:5
Eind can't	25:7
Eind to	0:9
Eine ,	2:6 2e:11
Eine -	1l:13 24:7
Eine ^	0:4
Eine in	0:8 2d:8 2w:7
Eine is	2:5
Eine of	2:3 2s:-3
Eine one	0:3
Eine the	0:6 1x:5 2c:9
Eing ,	0:3 2a:10
Eing -	0:3 27:8 2k:3 2p:6 2w:9
Eing .	0:5
Eing ^	0:3
Eing a	0:3 1k:4 2o:3 2t:6
Eing about	21:5 2b:-3 2q:7
Eing am	0:3 2o:6
Eing an	0:8 2o:-3
Eing and	0:5 1n:-3 1o:4 23:-4
Eing are	1x:5
Eing at	1d:15 1x:6 2l:3 2w:9
Eing be	0:3
Eing before	0:13 1o:8
Eing do	w:3 2j:7
Eing does	1o:3
Eing for	0:8 1x:5 2r:4 2w:5
Eing from	0:11 1x:8
Eing good	0:4
Eing he's	10:9
Eing her	25:12 2f:-3
Eing i	0:6
Eing i'm	0:3 2o:5
Eing im	0:6
Eing in	1t:10 1v:6 2r:8
Eing into	o:9 23:7
Eing is	0:6
Eing isn't	0:9
Eing it	0:12
Eing it's	0:7
Eing just	0:10
Eing keep	0:14
Eing keeps	0:14
Eing last	24:10
Eing like	0:3
Eing me	0:6 2o:8
Eing my	1y:4 23:8
Eing no	0:5
Eing not	0:7 1r:9
Eing of	25:4
Eing old	2k:15 2l:-3 2p:6
Eing on	23:3
Eing one	0:5 25:8
Eing or	0:3 2p:8
Eing quit	l:17 2a:10
Eing say	0:4
Eing shes	l:4
Eing so	0:6
Eing started	l:4 o:15 1x:3 25:9 2o:-3
Eing still	0:6 2o:-3
Eing stop	2a:5 2o:6
Eing stopped	l:13
Eing than	2p:7
Eing that	0:3
Eing the	0:5 24:4 2o:6 2w:3
Eing this	1x:4
Eing to	0:4 1x:4
Eing up	0:7 l:5
Eing was	0:11
Eing we're	15:4
Eing with	1s:7 29:11 2o:-3
Eing without	0:8 2b:-3
Eing worth	0:7
Eing write	0:3
Eink a	0:12
Eink don't	l:10
Eink i	0:7
Eink the	1x:7 24:13
Eins had	1x:5
Eins the	25:10
Eint a	24:11 2o:9
Eint the	1o:4 2l:4
Einy a	1x:4
Eion ,	0:4
Eion .	0:9
Eion a	0:5 1y:7 2a:5 2k:6 2r:6
Eion an	0:4 24:6 2w:5
Eion for	0:4
Eion in	w:11
Eion my	0:6 20:8
Eion the	1x:3 24:4 27:6 29:-3 2a:4
Eior a	a:11 2s:9
Eipe a	24:8
Eips ,	15:4
Eird a	0:8 1x:6
Eire a	0:10 23:5
Eirl a	22:3 2d:4 2t:4
Eirs the	0:5 2w:-3
Eis .	1t:-3
Eis brother	2d:5
Eis daughter	0:5
Eis dog	24:-3
Eis son	23:-3
Eis which	2y:-3
Eise a	1y:6 23:5 2m:17
Eise to	23:7
Eish ,	3:3
Eish a	0:3 1x:6 24:7 2j:-5
Eish an	0:7 23:4
Eish and	y:8 1w:4
Eish i	0:5
Eish in	2k:-3 2o:-3 2w:4
Eish my	0:12 2a:4
Eish the	0:3 1y:4 27:3 2j:6
Eiss i	0:11
Eist ,	0:10
Eist ^	0:8
Eist a	0:3 1t:-3 24:8 2o:-3
Eist my	1x:3
Eist the	0:5 2q:-3
Eit ^	0:3
Eit and	0:3
Eit do	0:3
Eit for	1x:9 2l:6
Eit let	23:-3 2o:5
Eit like	23:3
Eit of	23:3
Eit say	2a:6
Eit take	0:4
Eit to	25:5
Eite ,	0:6
Eite .	0:3
Eite ^	0:3
Eite i	2a:4
Eite the	2d:6
Eite to	1o:-3 1s:-3
Eith done	0:3 1x:5
Eith help	24:7
Eith home	2j:7
Eith house	23:3 24:-3
Eith in	1t:-3 1x:5
Eith it	2o:5
Eith live	0:-3 1x:7 2o:7
Eith living	2a:-3
Eith person	23:-3
Eith up	2t:-3
Eits ,	0:6
Eits in	25:10
Eity a	0:4 2k:8 2o:4
Eive ,	0:6 24:-3
Eive -	0:6 1k:-3 23:5
Eive ^	0:4
Eive a	1k:11
Eive at	24:8
Eive can't	1d:9
Eive i	0:5
Eive in	1v:4 24:6 2d:-3
Eive the	0:12
Eive to	21:-3 2q:6
Eive you	0:3
Ejob a	1x:6 2j:5
Ejob my	0:6 1x:3
Ejob the	0:7
Ek #1	1x:5 24:3 27:-3 2r:4
Ek #2	29:13 2t:-3
Ek #3	0:3 29:3
Eked and	0:4
Eked been	0:4
Eked got	0:4 e:3
Eked has	0:10
Eked have	0:7
Eked i	l:4 1x:-3
Eken has	25:-3
Eker a	0:5 25:7 2p:7 2u:6
Ekes he	2t:-3
Eket a	0:13
Eket the	20:5
Ekg #2	2r:5
Ekid a	1x:6 1z:5 30:4
Elan a	0:3
Elat a	0:3 1o:-3 24:-3
Elaw -	1x:5
Elaw in	1z:-3
Elay i	0:4
Elay to	0:4
Eled is	0:7
Eleo a	0:6 32:4
Eler a	0:6 23:6 2w:7
Eler the	0:7 2o:4
Eles of	21:10
Eles the	0:4
Elet i	0:3
Elet the	0:7 1n:7 2z:6
Eley a	0:11 25:9 30:7
Elic a	1o:3
Elil a	0:4 2q:4
Elin in	v:3 2q:3
Elin to	1x:7 2o:3
Ella a	0:3 2l:13
Ells and	0:7
Elly ,	0:4
Elly ^	0:7
Elly is	0:14
Elly the	24:4 2k:10
Elos #2	31:7
Elot a	24:7
Elot the	1x:11
Elow a	1x:-4 2d:12
Elow the	1x:6 2o:8
Em's my	20:8
Eman a	1o:5 22:3 2d:5
Eman best	1x:8 2o:5
Eman the	0:11
Eman young	0:3 1x:6
Emas at	0:4 2o:9
Emay .	0:3
Emay in	0:4 1x:5 2o:9
Eme ^	0:3
Eme and	2d:7
Eme at	2d:3
Eme calls	24:3
Eme for	2a:3
Eme just	2d:7
Eme left	0:4
Eme let	1x:3
Eme on	1x:7 2l:8
Eme than	2j:-3 2u:6 2w:8
Eme with	1x:5 2o:3
Emer a	25:9
Emer the	1k:9 23:6 2q:4
Emes three	24:7 25:5 27:5
Emom my	2d:5
Emr ,	x:4
Emum my	1x:4
Emy ,	0:4
Emy ^	0:3
Emy about	2a:4
Emy and	0:3 2d:4
Emy as	1o:4
Emy at	0:3 21:5 2d:7
Emy for	25:7 2q:3
Emy from	0:3
Emy get	1x:8 23:7 2o:9
Emy had	1x:6 25:4
Emy in	1r:6 25:8
Emy is	0:4 2n:-3
Emy of	23:6 2l:-3 2q:3
Emy on	1y:3 2d:10 2j:3 2r:5
Emy to	1n:7 24:7
Emy was	0:5
Emy with	1n:4 2d:5
En's a	2w:5
En's my	0:7
En's the	1k:4 1x:6 2j:10
En't ^	0:3
En't i	0:3
En't that	1y:-3 2q:-3
En't who	1o:3 1s:3 2p:8
En't you	1o:4
Enah ^	0:5
Enal a	0:8 2a:7
Enal the	0:8 24:7
Ence a	2l:4
Ence at	0:8
Ence i	0:3
Ence no	0:3 2l:5
Ence one	0:6
Ence that	0:7
Ence the	0:4 24:7 2a:5 2l:-3
Ench a	0:4 1x:12 2m:4
Ends #2	1x:8 23:5
Ends my	0:3
Ends on	24:4
Ened ^	0:6
Ened and	24:-3
Ened has	0:4
Ened have	0:11
Ened i	1x:16
Ened just	1x:10
Ener a	24:6
Ener my	1t:-3 1x:11
Ener the	0:4 2e:8
Enes the	1x:13 23:5
Enew ,	0:7
Enew ^	0:6
Enew a	1x:6 2o:4 2p:5
Enew in	0:3
Enew my	0:3 2l:-3
Enew the	0:3
Eney a	0:3 24:8 2j:12
Enge i	0:5
Engs ,	0:4 24:10
Enia in	0:8
Enic the	1x:3 2o:10
Enks ,	0:4
Enly ,	0:5
Enly and	0:5
Enly i	0:3
Enly is	0:7 1o:4
Eno ,	2a:4
Eno and	1r:3
Eno have	0:6
Eno say	23:6
Eno with	1o:4 1q:4 2d:6
Enot ,	1o:5 2a:5
Enot and	2a:4
Enot are	2r:-3
Enot do	2a:7
Enot does	1o:-3
Enow is	0:3
Enow to	2l:3
Enth a	1r:-3 23:7 24:6 29:3 2t:-3
Enth the	1t:8 1x:7 24:5 2o:14
Ento got	1x:5 2r:4
Ento in	v:8 23:7
Ents and	1t:-3 1y:6
Ents my	1x:5 24:-3 2d:5 2o:4
Ents the	1x:6 2a:9
Ents who	2q:7
Enty ,	2:5 2d:4
Enty the	2o:10 2r:6
Eoad the	1x:8 2j:8
Eoat a	0:6 1y:8 23:9 2d:3 2q:5
Eock a	1x:9
Eock the	0:10
Eoes and	0:8 2w:-3
Eoes what	1o:-3
Eoes who	0:6
Eof ,	0:3
Eof all	23:6
Eof as	0:4
Eof because	0:3
Eof end	2a:3 2o:4
Eof full	2k:5
Eof half	0:3 24:4 2d:5
Eof one	2m:8
Eof out	2r:8
Eof part	0:4 2l:-3
Eof sort	0:3
Eof terrified	21:4
Eof th	1p:6 1x:-3
Eof three	0:4 2q:-3
Eof two	0:4 2o:4
Eof way	0:3
Eof week	2o:6
Eoff is	1x:4
Eoff it	1x:3
Eoff laid	1x:5
Eoff me	1x:6
Eoir the	1x:9 27:5 2o:7
Eoke i	0:5
Eoke the	2t:5
Eold ,	0:10
Eold -	1z:3
Eold an	2p:3 2q:6 2s:4
Eold i	0:4
Eold the	2k:9 2x:7
Eold to	0:3
Eold too	0:5
Eole a	0:4 24:3 2d:-3 2q:5
Eole my	0:3 2l:5
Eole the	1x:6 23:6
Eome ^	0:5
Eome a	1h:6 1x:10 2d:3
Eome at	1r:5 2j:4
Eon #2	24:9 2r:7
Eon ,	2o:9
Eon ^	0:4
Eon back	1r:10 27:8
Eon be	2l:8
Eon been	1y:6
Eon go	0:4 23:3
Eon i'm	24:8
Eon is	1x:6 2o:5 2p:-3
Eon it	2p:6
Eon live	0:3
Eon me	0:3 2o:4
Eon now	2a:4
Eon one	24:7 2o:7
Eon out	0:4 25:7
Eon put	1x:-3
Eon up	0:6
Eond a	23:4 30:4
Eond the	0:5 1p:3 24:4 2o:3
Eone ,	0:3
Eone -	1l:5 29:4
Eone a	0:3 1x:7 2d:3 2p:3
Eone and	24:7 2o:-3
Eone by	0:8
Eone does	1y:-3
Eone for	1o:6
Eone has	0:5 1x:8 21:-3
Eone in	1x:7 25:3 2r:4
Eone is	1x:10
Eone me	0:4
Eone my	25:6 2a:10
Eone new	2o:5 2s:12
Eone old	1q:10
Eone on	25:18
Eone only	0:3
Eone should	0:4
Eone the	1z:10 20:-4 24:3 2o:5 2z:7
Eone this	0:5
Eone to	0:3 2a:8
Eone with	24:5 2j:-3
Eong is	d:7
Eong the	2o:5
Eons ,	0:4
Eons and	0:5 27:10
Eons the	0:5 2p:9
Eons three	1z:10
Eont ,	r:5 2p:-3
Eont the	0:8 24:10
Eood a	0:3 23:6 2c:4 2p:8
Eood any	1o:-3
Eood for	1x:5 24:12 25:6 2o:7
Eood my	23:3
Eood the	2d:6
Eook ^	0:6
Eook a	2a:9
Eook i	0:6 2w:-3
Eook the	0:5
Eook to	0:5 2w:4
Eool high	1t:4 2p:-3
Eool the	1k:4 1x:3 29:-3 2j:3
Eoom a	0:3 2w:4
Eoom one	0:6
Eoom the	1x:5 2q:9
Eoon a	0:3
Eoor the	24:9 2p:5
Eoot five	26:5
Eoot six	1x:-3 26:3
Eop -	1v:3
Eor it	1o:-3
Eord a	24:6 2l:7
Eord in	v:7 2o:13
Eord the	1v:7 1x:14 1y:-3 24:10 27:4 2a:4 2o:5
Eore ,	20:4 23:5
Eore ^	0:3
Eore one	2o:12
Eore the	1o:9 2r:6
Eork at	0:3 1x:10
Eork eat	8:5
Eork for	2j:10
Eork from	0:3 p:3 2s:7
Eork i	0:3
Eork to	23:9 24:12
Eorn ,	e:5
Eorn a	0:3
Eorn was	0:6
Eors the	1s:-3 2r:5
Eort a	0:5 1y:5
Eort answers	r:10
Eort it	2a:9
Eort the	1x:6 24:-4 2o:8
Eort to	0:5 1x:5
Eost a	1x:8 25:10
Eost the	1v:6 29:4 2j:6
Eost we	1x:4
Eote a	2w:9
Eoth ,	0:4
Eoth a	0:5
Eoup the	2y:8
Eour ,	0:3 2d:4
Eour -	26:3 2r:6 2s:3 2x:3
Eour an	29:9 2r:4 2s:-3
Eour and	0:12
Eour at	0:6 24:6
Eour for	0:4 2j:3 2x:6
Eour in	2d:8
Eour is	0:6
Eour of	0:4 1t:4 2o:4
Eour on	0:4 2o:8
Eour the	24:8 2r:-3
Eour to	0:7 1x:5 2w:-3
Eour with	1x:9 2d:9
Eous a	0:3 2q:3
Eout ,	0:3
Eout dropped	1x:9
Eout found	2r:-3
Eout go	2o:4
Eout him	2b:-3
Eout is	0:4
Eout it	1o:4 1y:-3 23:-4
Eout moved	1x:4
Eout turns	0:4
Eove i	2l:5
Eove to	0:4
Eowl night	2y:9
Eown a	1o:8
Eown her	23:4 2d:5 2w:5
Eown his	2d:8 2k:6
Eown i	0:7
Eown in	0:5 1y:8 2t:7
Eown is	0:9
Eown my	23:6 27:5 2d:5 2k:3
Eown the	1x:-3 23:-3 2j:7
Eown to	0:3 24:13
Eped ,	0:3
Eped ^	0:3
Eped has	0:7
Eped i	23:7
Epen to	1o:4 2p:10
Eper a	2p:10 2q:8
Eper the	0:4 25:-3 2d:-3 2z:4
Eple #2	0:4
Eple .	1u:10
Eple ^	0:7
Eple a	24:6 2l:5
Eple the	0:7
Eple two	0:3
Epm #1	2a:4 2y:4
Eput ,	0:4
Eput ^	0:6
Eput i	0:5
Er's ,	0:4
Er's ^	0:6
Er's a	a:3
Er's her	1t:7 1x:14
Er's my	2k:7 2q:4
Er's the	1t:9 21:-3
Eral a	23:6 2c:7
Eral the	2o:6
Eram a	2j:8
Eray a	4:9 2m:4
Erch a	2l:5
Erch in	0:10 1k:-3
Erch the	2o:3 2q:5
Erd #1	1p:6 2x:3
Erds the	23:10 2d:7 2y:5
Ered a	1l:11 2d:4 2r:7 31:3
Ered and	0:7
Ered be	1o:5
Ered got	1x:13
Ered has	0:13
Ered have	0:3
Ered is	0:5
Ered two	0:3 2p:4
Eree ,	0:3 24:3
Eree -	1r:9 26:6 2o:6 2x:7
Eree .	0:5
Eree a	0:9 1y:-3
Eree for	0:3 1o:6 2o:3
Eree in	0:6 1y:3 2d:4 2r:-3
Eree is	2:21 1b:3
Eree me	0:4
Eree the	0:5 1x:4 2o:7
Eree with	0:4 2o:3
Eren the	24:3 2o:4
Eres ^	0:4
Eret a	13:16
Ergo a	0:7 2j:7 32:5
Eril in	0:3 2o:5
Erks and	0:6
Erom ,	0:3
Erom is	0:3
Erom moved	0:3
Erom went	0:5
Erot a	0:4 2m:6
Erow a	0:8 2r:-3
Erry a	1x:4
Erse a	0:4 24:7 2o:3
Erse the	1x:9
Erst ,	0:3 1n:9
Erst .	0:5 2o:-3
Erst a	1x:4
Erst my	1x:8 1y:-3
Erst the	1k:-3 1y:5 20:7 24:3 2d:6 2k:4 2o:5
Erth in	v:14 1k:8 1y:-3 2d:-3
Erth on	0:5
Erth the	0:5 2e:10 2o:8
Erty a	2p:7
Erty after	1e:5
Erty at	0:6 2:8 1y:8
Erty for	1y:5 24:-3 2x:7
Erty is	0:5
Es #2	0:4 1k:7 20:7
Esay ^	0:3
Esay to	23:5
Esea the	2c:6
Esed ,	e:12 2r:13
Esed ^	0:7
Esed a	2q:4 30:7
Esed has	1x:5
Esed i	0:4
Esed was	0:3 1x:4
Eses the	24:8 2l:7
Eshe ,	2l:10
Esin a	0:5
Esit a	0:3 1x:4
Esit to	1t:5
Esix ,	2q:5
Esix -	1l:4
Esix a	0:7 2o:8
Esix at	24:7
Esix for	0:3 1y:10
Eso ,	2o:-3
Eson a	1k:8 1o:7 1y:4 1z:11 23:-3 2s:-3
Eson morning	2y:8
Eson my	0:6 2d:4
Eson the	0:4 2o:10
Esta a	10:5
Et's a	2r:10
Et's my	0:7
Et's the	1x:8
Etal a	2q:4
Etal the	0:6
Etch ^	0:4
Etch a	0:3 2k:12
Etch to	0:6
Eted ,	0:5
Eted a	24:5 2w:8
Eted got	1x:5 2q:10
Eted have	e:8
Eted i	1x:8
Eted who	0:4
Eten a	0:7 2m:4 2p:3
Eter a	1w:6 1y:3 1z:9 23:4 25:7 2j:5 2o:9 2p:4 2s:-3 2v:8
Eter at	2o:9 2v:10
Eter her	1x:8 2o:6
Eter in	0:4 1o:5
Eter is	0:7 2y:-3
Eter me	0:7
Eter my	1x:4
Eter one	1z:14 24:8 2x:11
Eter the	1s:6 1y:4 27:11 2k:10 2l:8 2o:6
Eter to	0:8 2p:3
Etes #2	1s:5 2r:5
Etes and	0:3
Etes two	2d:5 2l:6 2s:15
Eth #2	1l:3 1x:3 2v:3
Ethe ,	1r:5 29:5 2d:5
Ethe .	0:3
Ethe ^	0:4
Ethe about	2q:4
Ethe after	24:5 2o:3
Ethe all	2o:-3
Ethe and	0:3 1l:-3 1n:4 29:-3 2d:5 31:-3
Ethe are	23:-3
Ethe as	2o:-4
Ethe at	1n:4 27:3 2e:4 2j:4 2o:6
Ethe before	0:4 1y:4 2y:6
Ethe by	27:3 2e:3 2o:4 2w:3
Ethe call	24:6
Ethe did	0:3 24:8
Ethe do	24:3 27:3
Ethe does	24:6 2j:4
Ethe down	1y:6
Ethe dropped	0:7
Ethe for	1y:4 2l:-3 2o:3 2r:7
Ethe from	1q:5 2k:3
Ethe get	1x:7 24:-5
Ethe got	1x:5 25:6
Ethe had	1x:9
Ethe half	0:8
Ethe has	0:4
Ethe have	1x:11 2o:7 2w:-3
Ethe i'm	0:5 2o:-3
Ethe in	1q:-3 1t:6 25:3 2w:4
Ethe into	2o:5 2r:5 2u:4
Ethe it	0:3 2o:-3
Ethe joined	1x:6
Ethe keep	0:4 2j:10
Ethe left	0:4 1y:7 24:-3
Ethe let	0:4 27:-3
Ethe me	2a:3
Ethe not	1o:4 1p:-3
Ethe of	1k:3 1t:4 1y:4 2c:4 2m:8 2o:3 2y:3
Ethe off	1x:5 27:4
Ethe on	1n:5 24:4 27:5 2q:4 2z:3
Ethe out	2b:-3 2d:8 2q:5 2r:-3
Ethe over	24:8 27:-3 2j:9
Ethe play	2o:8
Ethe plays	27:3 2w:5
Ethe quit	1x:10
Ethe say	0:6
Ethe says	0:3
Ethe see	23:5 2o:7
Ethe since	0:3 2x:3
Ethe sold	1x:4
Ethe take	24:12 2o:8
Ethe that	2p:-3
Ethe through	23:4
Ethe till	1n:7 2o:3
Ethe to	0:3 1o:5 24:4 2o:4
Ethe took	1x:8 2d:6
Ethe under	1x:6 24:6
Ethe up	1x:4 23:3 25:7 2o:3
Ethe when	0:3
Ethe with	1y:3 2j:6 2o:5 2p:3 2y:3 2z:-3
Ethe won	29:-3
Eths six	1l:4 2x:3
Eths three	1l:9
Etic my	m:24 2w:-3
Etle ,	0:10
Etle a	0:5 24:3 27:3
Etle my	0:6 1x:-3
Etle the	0:6 1s:9 1x:9
Etly ,	0:7
Etly ^	0:6
Eto ,	0:4
Eto according	2o:-3
Eto allergic	1m:3
Eto asked	1x:4
Eto been	1y:12
Eto bring	24:-3
Eto down	1n:7 1x:3 23:4 29:4
Eto go	1o:3 24:4 2p:3
Eto goes	24:6 2o:4
Eto going	24:3
Eto gone	21:-3
Eto had	23:-3
Eto have	27:-3
Eto him	23:4
Eto is	2o:7
Eto learned	1x:3
Eto like	1o:-3 2l:-3
Eto me	24:6
Eto meant	1o:4
Eto moved	1x:4
Eto moving	2o:3
Eto off	2o:7
Eto out	1x:3
Eto promoted	1x:4
Eto talk	2a:7
Eto thing	2a:6
Eto trying	0:4
Eto up	25:5
Eto used	0:3
Eto wants	1t:-3 23:3
Eto went	1x:5
Eto write	1s:-3 2a:5
Etom the	0:4
Eton in	v:16 2k:8 2o:3
Eton to	v:5
Etop the	0:6
Etop to	23:6
Etor a	1q:-3
Etor an	0:3
Etor my	0:3
Etry the	1y:15
Ette the	0:6
Etwo -	1l:5 1y:-3 2r:6 2x:4
Etwo a	0:4
Etwo and	g:4 2d:4
Etwo for	0:4 1x:7 2o:4
Etwo has	0:4
Etwo have	g:3 2q:-3
Etwo in	0:6 2d:-3
Etwo the	24:9
Etwo with	1x:4 2k:5 2s:-5
Eual the	0:5 1r:6
Euch so	2a:5
Euch too	24:6
Euck a	0:3 1y:9 2o:6 30:9
Euck the	0:5
Eugh ,	0:5
Eugh ^	0:9
Euld ,	0:3
Euld ^	0:3
Euld and	0:7
Euld i	0:4 1o:-3 2l:-3
Eull a	23:7 24:6 2l:-3 2r:4
Eull is	0:6
Euly in	0:6
Eune in	1x:4
Eung a	1x:4
Eunt my	0:3
Eup -	1x:8 2q:-3 2r:4
Eup broke	1x:9 2t:5
Eup gave	0:4
Eup give	0:3
Eup given	1x:4
Eup it	2o:6
Eup me	1y:8
Eup picked	0:4
Eup taken	1x:3
Eup took	0:4 27:6
Eure a	0:5
Eure the	0:9 2q:-3
Eurn i	0:3
Eus of	2p:6 2r:-3 2s:3
Eus with	1x:3 2o:4
Euse ^	0:9
Euse a	1v:7 1y:3 2l:4 2q:3
Euse i	0:3
Euse the	0:4 1x:5 2o:4
Euse to	0:5 2o:-3 2w:-3
Eust ,	2l:6
Eust i	0:3
Eust in	1x:3 25:4 2o:5 2w:7
Eust it's	2d:4
Eute a	2m:12 2r:5 2w:7
Eute the	0:7
Euts to	3:9
Euum the	9:6 i:12 21:4
Evan a	0:3 2o:9
Evan the	1x:4 2q:5
Eved ^	0:6
Eved and	0:9
Eved have	0:3
Evel a	1t:9
Evel the	0:8
Even ,	0:4 24:5
Even has	e:5
Even that	2s:-3
Ever ,	2a:3 2p:6
Ever a	0:7 1k:6
Ever and	2q:3
Ever bus	2j:6 30:-3
Ever have	0:5 1y:4
Ever the	20:5 21:10
Eves and	0:6
Eves who	2b:-3
Evet a	0:3 23:4
Evet the	0:7
Ewas ^	0:4
Ewas dad	0:5
Ewas i	1x:5
Ewas she	0:3
Eway a	0:3 1y:4
Eway passed	1x:9
Ewe ^	0:3
Ewer a	1x:4
Ewer the	2w:-3
Ewho people	1o:-3 2p:4
Exel a	1q:3
Exty at	1x:5 23:7 2o:5 31:-3
Ey's my	11:5 1n:7
Ey's the	0:3
Eyer a	0:13
Eyer the	1o:8
Eyes said	1x:6
Eyou ,	0:3
Eyou ^	0:4
Eyou can	2d:-3
G**0 "	2q:-3
G**0 #1	1y:5 24:3 2d:-5 2r:6 2s:-3
G**0 #2	2a:-3 2t:-3 30:6
G**0 #3	1k:-3 2e:3 2r:4
G**0 #4	1q:3 20:5 2n:8
G**0 #5	29:8 2d:5 2n:5
G**0 $	29:4
G**0 '	0:4 1n:5 1x:6 1y:4 24:4 2q:4 2w:5
G**0 ,	2b:-3 2r:8
G**0 -	1l:3 1s:3 23:3 2m:3 2o:3 2u:3 2y:4
G**0 about	29:7 2b:-3 2k:9 2l:3 2x:4
G**0 above	0:6 2a:-3
G**0 accepted	1x:7
G**0 accounts	0:5
G**0 address	0:6
G**0 adult	1x:5
G**0 afraid	21:11 2a:6
G**0 after	1v:5 1x:6 27:-3 29:-3 2l:4 2o:6
G**0 against	0:8 23:-3
G**0 air	1k:3 2k:5
G**0 all	1n:5 1y:4 2k:3 2l:4 2q:-3
G**0 allergic	2l:4
G**0 allotment	27:6
G**0 alone	2p:4
G**0 along	25:3
G**0 also	0:5
G**0 always	0:6 2a:6
G**0 an	2x:5
G**0 and	1n:8 1v:5 22:6
G**0 another	2m:8 2o:5
G**0 answer	2a:5
G**0 answers	2a:5 2j:3
G**0 any	2l:6 2p:7
G**0 anyone	20:6
G**0 april	1p:5 24:3
G**0 are	23:-5 24:4 2r:-3
G**0 around	29:4 2e:6
G**0 as	1v:3 29:-3 2o:4 2t:3
G**0 asked	1x:5
G**0 asking	0:4
G**0 asks	0:6
G**0 at	2d:4
G**0 august	1p:6 2r:-5
G**0 aunt	2g:5
G**0 away	0:4 24:5 2p:-3
G**0 b	23:7 24:5 2r:9
G**0 babies	1k:3 1x:7
G**0 baby	0:5 2x:3
G**0 back	1r:4 27:4 2b:-3
G**0 bad	25:7 2q:6
G**0 bakery	2j:6
G**0 band	0:6
G**0 bank	2o:4
G**0 basement	0:7
G**0 bass	27:4
G**0 beats	1o:3
G**0 because	0:3
G**0 become	23:4
G**0 bed	1x:5 25:3 2y:4
G**0 bedroom	1x:6 24:7 2d:11
G**0 been	0:4 2l:-3
G**0 before	0:3 1o:7 2o:3
G**0 begun	2p:-3
G**0 being	21:6 24:3 2b:-3
G**0 berlin	23:4
G**0 best	1x:4 2s:4 2w:3
G**0 better	2y:-3
G**0 between	0:10
G**0 big	0:7 1z:7 2d:5 2e:-3 2i:7 2v:3
G**0 bike	23:7
G**0 bird	27:6
G**0 birth	2o:3
G**0 biscuit	0:5
G**0 black	1s:3 1w:4 2c:7 2m:4
G**0 bloke	1n:-3 2b:-3
G**0 blue	1x:6 2z:7
G**0 board	1x:3 24:8
G**0 bone	2w:4
G**0 book	1k:3 23:5 2v:5
G**0 books	24:5
G**0 born	2u:8
G**0 boston	1k:6 2v:6
G**0 both	1w:4 2w:5
G**0 bought	23:-3 24:4
G**0 boyfriend	1x:10
G**0 boys	2l:-3
G**0 bread	24:7
G**0 break	2w:5
G**0 breakfast	1r:8
G**0 bridge	1v:5 2d:7
G**0 bring	23:3
G**0 british	1v:6 1x:8
G**0 broke	25:5
G**0 broken	0:3 1x:3 25:-3 2e:7
G**0 budget	1x:7
G**0 building	2j:8 2q:3
G**0 bullet	2a:7
G**0 bus	1v:3 24:4
G**0 business	1k:5 1y:6 2f:8
G**0 butter	2c:10
G**0 buy	2p:3
G**0 by	0:3 1s:5 24:6 27:3 2d:5
G**0 cake	0:6
G**0 calling	0:3 1y:-3 24:7
G**0 calls	24:6 29:-3
G**0 came	0:4
G**0 can	25:6
G**0 cannot	1d:4 25:9
G**0 capital	1o:7
G**0 car	1v:3 2k:5
G**0 card	2w:7
G**0 care	2j:12 2x:8
G**0 cash	2z:5
G**0 cataracts	1x:6
G**0 cause	0:6
G**0 changed	1x:6
G**0 chapter	24:4
G**0 charge	2j:7
G**0 chicken	1r:7
G**0 child	2f:9
G**0 children	1x:3
G**0 choir	24:3
G**0 church	1k:5 1t:-3 2q:3
G**0 city	1x:7 1y:5
G**0 class	1x:3 2w:7
G**0 clinic	1v:4
G**0 closing	0:4 1x:-3
G**0 club	24:6 27:-3
G**0 coffee	2c:6 2d:-3 2s:4
G**0 cold	1s:5 20:-3 2c:6 2p:3
G**0 college	2e:5
G**0 come	1x:3
G**0 comes	2l:4 2o:5
G**0 coming	0:5 2o:4
G**0 commute	0:8
G**0 company	23:4
G**0 correct	2a:4
G**0 couch	24:3
G**0 count	0:3
G**0 country	1s:3 2c:5 2v:11
G**0 county	28:8
G**0 course	1t:8
G**0 cut	23:7 2o:6
G**0 dad's	0:5 1x:3 27:4 2j:-3
G**0 dark	2c:8 2p:5
G**0 daughter's	1x:3
G**0 day	2k:7 2x:6
G**0 days	24:3 2j:3
G**0 dead	2l:11
G**0 december	1x:6
G**0 decided	1n:4
G**0 denver	1x:4
G**0 diabetic	0:3
G**0 diagnosed	0:4 1x:4
G**0 did	0:4 1x:5
G**0 died	0:7 2o:-3
G**0 dinner	24:3 2p:3
G**0 divorce	1x:6
G**0 divorced	1x:-3
G**0 do	2b:-3
G**0 doctor	2a:9
G**0 does	0:3 1y:-3 27:11 2w:6
G**0 doesn't	0:3 2q:-3
G**0 doing	1r:6 23:5 24:8 2f:5
G**0 dollars	29:4 2r:-3
G**0 don't	0:4 1t:-3
G**0 done	1o:5 1x:3
G**0 dont	0:3
G**0 down	1n:5 1y:5 23:5 29:7 2w:4
G**0 dream	23:3
G**0 drink	24:4
G**0 drive	24:3 2o:4
G**0 drives	0:4 24:7
G**0 driving	1x:3 2j:10 2k:5 2o:3
G**0 due	0:7 1n:-3
G**0 dust	1m:8
G**0 dutch	1v:8 1w:5 23:6
G**0 e	0:4 2p:5 30:6
G**0 each	24:5 2j:-3 2w:5
G**0 ear	24:8
G**0 early	24:5 25:9 2y:4
G**0 ears	1n:8
G**0 earth	0:3
G**0 east	2e:8 2o:3
G**0 easy	2y:-3
G**0 eat	0:3 1r:3 24:7
G**0 eating	1r:12
G**0 eats	24:5
G**0 egg	0:3
G**0 eight	24:4 2k:6 2r:7 2x:3
G**0 eighty	31:8
G**0 eldest	0:5
G**0 electric	2k:6 30:6
G**0 eleven	1z:6 2k:5 2r:3
G**0 email	2p:4
G**0 engineer	0:6
G**0 england	0:4 2o:-3 2v:4
G**0 enough	0:3 2b:7
G**0 er	24:-3 2c:7 2j:12
G**0 evening	1t:6 24:10
G**0 every	0:4 2r:4
G**0 everything	1w:5 2l:5
G**0 ex	0:4
G**0 extra	2c:8
G**0 eyes	0:4
G**0 fall	1x:8
G**0 family	2o:5 2q:8
G**0 farm	2z:4
G**0 father	1x:6 2g:10
G**0 favourite	0:4
G**0 feed	1v:8
G**0 feet	1x:5 26:9
G**0 fifteen	24:4
G**0 fifty	1l:5
G**0 finally	0:6
G**0 finish	0:3 23:3 2o:5
G**0 fire	2z:10
G**0 first	1k:7 1v:3 1x:6 2d:3
G**0 fish	0:3
G**0 fishing	1x:6 2j:8 2s:6
G**0 five	1z:8 26:3 2d:3 2m:4
G**0 fix	0:5
G**0 flat	24:9 2k:8 2p:3
G**0 floor	0:3 24:6 2d:-5 2o:4 2w:-3
G**0 flying	0:4
G**0 folks	0:4
G**0 food	2r:6
G**0 foot	1x:-3
G**0 football	0:10
G**0 for	1o:4 29:-3 2l:4 2y:-3
G**0 form	2o:7
G**0 forty	1l:3 27:3 2k:4 2p:-3
G**0 found	0:6 2r:-3
G**0 four	0:5 1x:8
G**0 fourteen	1z:7 2m:6
G**0 free	2u:10
G**0 fresno	1x:-3 2o:8 2v:8
G**0 friend's	1x:10
G**0 friends	2s:3
G**0 front	1x:3 2d:4
G**0 full	1x:9 2o:5 2p:4
G**0 game	0:10
G**0 garden	0:4 2o:5
G**0 gave	1x:6
G**0 gentle	0:4
G**0 get	2d:-3
G**0 gets	0:5
G**0 getting	1x:8 23:4
G**0 girls	2d:4 2j:3
G**0 given	1x:8
G**0 giving	2a:6 2o:5
G**0 goats	2o:3
G**0 god	1o:3
G**0 goes	2o:3
G**0 going	0:3 1n:7 23:6 24:5 2x:4
G**0 gone	21:-3
G**0 good	0:3 2d:5 2k:8 2s:8
G**0 got	1x:3
G**0 grade	1t:5
G**0 grammar	1x:9
G**0 grandfather	10:3
G**0 great	0:5 1v:12
G**0 greek	2b:-3 2u:4
G**0 green	1n:4 1x:6 2p:7
G**0 group	2j:9 2y:3
G**0 grown	1z:9
G**0 gym	1k:6
G**0 had	23:-3 25:5
G**0 hair	1n:6 25:3
G**0 half	1o:3 24:4 27:6
G**0 hand	25:5 2k:5
G**0 happen	1o:3
G**0 happens	1o:3
G**0 happy	0:3
G**0 hard	0:5 25:5 2r:-3
G**0 hate	9:6
G**0 hates	9:6
G**0 have	24:4
G**0 having	1x:5
G**0 he	2p:-3 2t:-3
G**0 head	1x:3 1y:-3 2j:8
G**0 hear	1o:7
G**0 hearing	1q:3 2k:7
G**0 heart	0:14
G**0 here	2a:-3
G**0 high	27:3 2p:-3
G**0 hill	0:3 1v:6
G**0 him	1t:5 24:4 2b:-3
G**0 his	1o:-3 25:5 2d:3
G**0 history	1k:3 2q:4
G**0 hold	2o:9
G**0 home	1x:3
G**0 honest	0:3
G**0 horses	0:5
G**0 hospital	2r:3
G**0 hot	2l:7
G**0 hour	24:3 2s:-3
G**0 hours	0:6 1v:5
G**0 how	23:-3
G**0 hr	2l:-3 2o:-3
G**0 hundred	2k:5
G**0 husband	2o:-3
G**0 husband's	2k:4
G**0 i	1t:-3 2b:-3
G**0 i'm	23:3
G**0 ice	2d:6 2z:5 30:4
G**0 im	23:8 24:-3
G**0 in	1q:-3 23:3 2o:3 2t:3
G**0 instead	24:4
G**0 into	1x:5 23:6 25:5 2a:-3
G**0 irish	2a:-3 2r:6
G**0 iron	25:8 2k:4
G**0 is	1t:-3 2y:-3
G**0 it	1y:-3 2p:3 2r:-3
G**0 it's	1o:-3 2a:-3
G**0 italian	1w:-5 27:6 2o:7 2w:3
G**0 job	23:10
G**0 joined	0:7 1x:3
G**0 july	0:3 1x:5
G**0 june	2w:-3
G**0 just	1o:5 2a:3 2d:4
G**0 kept	2j:5
G**0 keys	1x:4
G**0 kid	1o:5
G**0 kids	2j:3 2w:3
G**0 kitchen	2p:-3
G**0 know	2l:3
G**0 knows	0:3
G**0 lady	2g:11
G**0 laid	1x:10 2l:6
G**0 last	1s:3 1x:5 23:6 2r:4
G**0 late	1s:7 24:3 2k:3 2p:3
G**0 law	1t:7
G**0 learn	23:4
G**0 learning	s:10 27:13 2o:8
G**0 leave	2a:3 2o:3
G**0 leaves	24:6
G**0 left	20:3 21:6
G**0 legal	2o:4
G**0 leicester	0:3
G**0 less	2l:4
G**0 lessons	0:3
G**0 let	1x:5 23:-3 27:-3 2l:4 2o:5
G**0 letter	2o:-3
G**0 letters	0:3
G**0 level	1t:5 2a:7
G**0 library	2f:4 2s:3 2z:4
G**0 licence	1x:9
G**0 life	2r:3
G**0 light	0:4
G**0 like	0:5 1l:7 1x:5 2u:7 2x:4
G**0 likes	2c:10
G**0 line	27:9
G**0 list	2o:9 2q:-3
G**0 little	1q:3 21:5 2j:4 2v:7
G**0 lived	1y:4 2d:4 2e:-3
G**0 lives	2b:-3 2d:3
G**0 living	2a:-3 2o:-3
G**0 long	1n:3 29:-3 2d:4 2o:4 2p:5 2t:9
G**0 looking	24:-3 2j:5
G**0 lose	0:9 25:5
G**0 lost	0:5 1x:3
G**0 loud	2c:4
G**0 love	1x:4
G**0 loves	o:3 t:7
G**0 low	1k:7 25:12
G**0 lunch	0:5
G**0 mad	1n:-3 2y:4
G**0 made	1x:11
G**0 mail	0:8
G**0 make	1x:4
G**0 makes	0:3 27:7 2t:-3
G**0 mama	0:6
G**0 manager	2o:5
G**0 many	0:4 2k:5
G**0 marathon	2o:3 2r:3
G**0 march	1k:-3
G**0 married	23:5
G**0 mass	0:10
G**0 mates	0:8
G**0 may	1p:3 2g:9
G**0 me	2d:6
G**0 mean	2l:4
G**0 means	0:5
G**0 meat	1r:4
G**0 meet	1x:6 2o:7
G**0 meeting	0:7
G**0 met	2o:3
G**0 mi	1n:7 2r:-3
G**0 miles	27:4 2r:6
G**0 milk	0:3 2c:7
G**0 mine	20:-3
G**0 minute	24:8
G**0 minutes	2l:5 2q:-3
G**0 mom	2l:7
G**0 monday	24:4
G**0 mondays	24:3 2o:9
G**0 money	24:5
G**0 month	24:4
G**0 months	1x:-3 25:7
G**0 morning	2p:6 2y:5
G**0 mornings	2j:4
G**0 most	0:10
G**0 mostly	0:5 1r:7
G**0 mother	1z:3
G**0 mother's	0:6
G**0 move	23:4
G**0 moving	1o:4 1t:-3 1x:9 23:6 2o:3
G**0 mum's	2d:9
G**0 music	2o:4
G**0 must	2o:4
G**0 my	2d:3 2n:-3
G**0 myself	0:10 1t:-3
G**0 n	1v:11 2x:7
G**0 nails	23:-3
G**0 named	1x:8
G**0 near	0:8
G**0 needles	1s:7
G**0 needs	2j:7
G**0 neighbour	24:6
G**0 never	23:-3 24:5 29:-3 2t:3
G**0 new	2l:-3 2t:4 2x:5
G**0 next	2a:3
G**0 nice	2l:4
G**0 night	1y:-3 2p:4 2z:3
G**0 nights	1x:4
G**0 nine	2l:4 2r:7 2s:4 2w:4
G**0 nineteen	2r:9
G**0 ninety	31:6
G**0 no	1r:3 2d:4
G**0 noon	0:3
G**0 north	0:3 1k:5 2e:3
G**0 not	1t:-4 2r:5
G**0 note	0:3
G**0 notes	24:8
G**0 nothing	1r:6
G**0 novel	0:5
G**0 now	23:-3
G**0 number	0:11
G**0 nurse	23:8
G**0 nursing	0:3 1k:4 1t:7
G**0 october	1p:6 1t:-3
G**0 off	28:5 2l:4 2t:-3
G**0 offer	1x:6 2o:3
G**0 office	2p:4
G**0 oil	0:3 1x:9
G**0 ok	0:5
G**0 old	1q:3 2b:-3 2c:5 2q:3 2s:3 30:5
G**0 older	1o:3 1z:13
G**0 oldest	1x:8 2s:10
G**0 on	2t:5
G**0 once	0:4 20:5 24:8
G**0 one	2d:-3 2m:6 2x:4
G**0 only	1o:3 1z:8 24:6
G**0 open	23:7
G**0 opened	0:3 1x:6
G**0 opening	24:3 2o:9 2p:4
G**0 order	0:5
G**0 organ	2j:5 2o:3
G**0 other	1x:3 24:4 2z:-3
G**0 ought	1o:3
G**0 our	1x:9 2w:-3
G**0 out	23:4 25:5 2b:-3 2o:6
G**0 over	1y:3 24:10 2k:7
G**0 own	1o:4 27:3
G**0 paid	1x:6 2d:6
G**0 paper	1v:4 2j:5 2z:3
G**0 parents	1o:4 1x:5 23:3 24:-3 2j:-3
G**0 parish	1k:9 24:-3
G**0 parking	0:3
G**0 part	1x:10 23:4 2j:6 2l:-3 2p:6
G**0 partner	1t:-3
G**0 party	2l:9 2o:5 2p:-3
G**0 pass	0:5
G**0 passed	2r:3
G**0 passport	0:9
G**0 past	0:4 24:3
G**0 pay	1o:4
G**0 people	2l:5
G**0 perth	1y:-3 2o:-3
G**0 phone	21:7
G**0 piano	0:5
G**0 pick	0:3 2o:9 2p:-3
G**0 place	1v:6 2w:4
G**0 plant	27:11
G**0 play	0:4 27:4 2o:5 2z:-3
G**0 playing	23:4
G**0 plays	o:6 1x:-3 24:5
G**0 plot	2p:5
G**0 podcast	1x:-3
G**0 point	1o:5 2l:3
G**0 polish	2c:7
G**0 portland	2e:5 2o:4
G**0 post	1v:3 29:3 2q:3
G**0 pounds	29:3 2a:3
G**0 practice	31:-3
G**0 pregnant	1w:-3
G**0 present	0:3
G**0 print	2w:4
G**0 proper	0:3
G**0 pub	27:9
G**0 public	0:4 1s:7 1t:7
G**0 put	0:4
G**0 question	0:5
G**0 quiet	1k:4
G**0 quite	25:7
G**0 radio	2p:5
G**0 rain	2c:4
G**0 raised	0:3
G**0 rather	1t:-3
G**0 read	1y:4
G**0 reading	1n:4 2w:5
G**0 reads	24:4
G**0 real	1r:8
G**0 really	23:9 2l:8
G**0 record	2o:6
G**0 red	0:5 2e:4 2o:5
G**0 rent	24:3 29:6 2o:6 2r:-3
G**0 rents	2d:4
G**0 rice	2k:9
G**0 right	25:5 2o:5
G**0 ring	25:3
G**0 road	2o:3 2r:8
G**0 round	1k:10
G**0 rude	2a:-3
G**0 run	1t:-3 1x:6 23:3 2p:-3 2w:3
G**0 running	1k:7 23:6
G**0 runs	24:6
G**0 said	0:3
G**0 salt	1v:3 27:8 2k:8
G**0 same	2r:-3
G**0 sat	0:4
G**0 saturdays	24:5
G**0 save	2o:6
G**0 school	29:-3 2p:-3 2v:4
G**0 sea	27:5 2d:-3
G**0 season	0:4
G**0 second	1o:6 1q:3 24:4 2r:9
G**0 see	23:7 24:4
G**0 sell	20:4 24:5
G**0 senior	1t:8 1x:4 2r:5 2x:3
G**0 sentences	1x:-3
G**0 september	1p:8
G**0 service	1y:7 2r:6
G**0 set	2w:6
G**0 seven	1y:3 25:4
G**0 seventy	1x:5 31:4
G**0 shall	0:3
G**0 share	0:9
G**0 she	23:5
G**0 she's	0:7
G**0 shed	2o:7
G**0 shift	0:3
G**0 shifts	0:4
G**0 ship	1x:5
G**0 shop	23:4 2q:8
G**0 short	2l:7
G**0 since	1n:6
G**0 sing	0:4
G**0 single	2d:8 2l:5
G**0 sister	1x:3
G**0 sisters	24:5
G**0 sit	1t:5 23:6
G**0 six	2m:7 2s:6 31:-6
G**0 sixty	1x:4 2o:4
G**0 size	25:6
G**0 sleep	25:9
G**0 sleeps	2y:6
G**0 slow	1k:5 24:-3 2k:5 2l:4
G**0 small	0:3 21:5 2d:8 2e:5 2l:6
G**0 smell	1s:5
G**0 snow	21:10 23:5
G**0 some	1t:8 29:3 2b:3
G**0 something	25:4
G**0 son's	0:6 1q:5
G**0 sort	2l:6
G**0 sound	23:8
G**0 soup	24:4
G**0 spain	2o:5
G**0 spanish	2k:-3 2o:-3
G**0 spare	0:4 2d:4
G**0 speak	23:6
G**0 speaks	s:9
G**0 speech	1x:6 2f:9
G**0 spelling	2r:7 2w:11
G**0 split	2p:4 2t:13
G**0 spring	23:-3
G**0 st	1k:4 1v:6 27:-3 2o:4 2v:4
G**0 staff	0:3 2q:8
G**0 stage	1x:3 1y:7
G**0 stairs	2w:-3
G**0 start	25:8 2q:7
G**0 started	1x:11 25:7 2o:-3
G**0 starting	2o:7 2w:8
G**0 state	1v:10 1y:3
G**0 stay	0:3 2p:5
G**0 staying	1o:4 2d:3
G**0 step	0:3
G**0 still	25:6 2o:-3
G**0 stone	23:5 31:5
G**0 stopped	0:10
G**0 study	23:11
G**0 stuff	2a:7
G**0 sugar	1r:4 2a:-3
G**0 suggest	2a:3
G**0 summer	0:3 2r:5
G**0 supper	0:5
G**0 sweet	0:4 1r:4 20:8
G**0 table	24:5
G**0 tablet	0:6
G**0 taken	0:5
G**0 takes	24:10
G**0 taking	24:14
G**0 talk	2a:3
G**0 talking	0:6 2t:3 2w:8
G**0 taste	0:4
G**0 taught	2j:5
G**0 tea	2p:6
G**0 teach	0:4
G**0 teacher	0:5 1x:6
G**0 teaching	1t:7 2o:3
G**0 team	24:4
G**0 teeth	0:3 1x:3
G**0 tell	2w:5
G**0 telling	0:3 2a:3
G**0 tells	0:5
G**0 ten	1y:6
G**0 text	2w:6
G**0 than	1o:4 2w:3
G**0 that	1s:3 27:-3 2a:3 2s:-3 2t:-3 2y:4
G**0 that's	2q:3
G**0 their	1s:6
G**0 them	2a:4 2q:-3
G**0 there	1t:-3 24:-3
G**0 there's	0:3
G**0 they	1o:5 1x:4 20:3
G**0 thing	24:8 2a:7
G**0 third	1k:5 2x:7
G**0 thirty	1l:3 1x:4 1y:5 1z:5 29:3
G**0 this	2j:4
G**0 those	21:4 2a:3
G**0 thousand	2k:6
G**0 three	1z:3 2a:3 2o:5 2q:-3 2r:-3
G**0 through	1x:8 23:5 24:10 2o:4
G**0 thursdays	0:4
G**0 till	23:6 24:16 2o:7
G**0 time	2c:6
G**0 times	25:5 27:4
G**0 tip	1v:11
G**0 to	21:-3
G**0 toast	0:3
G**0 together	2o:4
G**0 too	0:3 25:5
G**0 took	1x:4 27:8 2d:3
G**0 tooth	21:10 25:3
G**0 top	1n:4 2d:-3
G**0 train	1y:-3 2o:4
G**0 training	2j:3 2o:8
G**0 truck	0:7 2j:6
G**0 true	2c:4
G**0 tuesdays	0:3
G**0 turned	2:6 24:-3 2k:3
G**0 turns	24:9
G**0 twelve	1t:4 2x:9
G**0 twenty	2o:4 2q:-3 2x:4
G**0 twice	0:6 1r:-3 1y:3
G**0 two	1x:6 26:4 2m:6 2q:-5
G**0 type	1x:-3 25:5 2a:5
G**0 u	1v:7 2a:-3 2l:-3 2o:8 2v:3
G**0 uk	1x:5 2r:4
G**0 uncle	2d:5
G**0 under	1x:6 27:5 2j:3
G**0 until	24:8 2o:11
G**0 up	2l:3 2o:3
G**0 ur	0:4
G**0 us	0:4 2r:-3
G**0 use	2w:4
G**0 used	0:3
G**0 van	1x:6 2o:3
G**0 vegan	2x:-3
G**0 very	2l:10
G**0 vet	23:6 2f:9
G**0 voice	0:6 1o:-3
G**0 w	2d:3 2o:5 2t:10
G**0 wait	0:4
G**0 walk	20:5 27:4
G**0 walks	24:7
G**0 wall	24:7
G**0 wants	0:3 1t:-3
G**0 watch	0:7
G**0 water	25:6 27:5
G**0 we	2o:5
G**0 we've	0:4
G**0 wear	4:5
G**0 weather	2z:6
G**0 wedding	2k:4 2p:3
G**0 wednesday	24:5 2o:3
G**0 weekend	24:7 2d:-3 2j:10
G**0 well	2l:6 2t:5
G**0 went	1y:6 24:7
G**0 were	20:7
G**0 wet	0:6 1r:5
G**0 what	1o:6
G**0 what's	0:4
G**0 when	1o:4 24:6
G**0 where	2o:6
G**0 which	1x:8 20:4
G**0 white	1r:3 1w:10
G**0 who	23:4 2l:5 2p:7
G**0 whole	1x:5 1y:4 2x:4
G**0 why	2o:-3
G**0 wife	2d:3
G**0 will	1o:3 2l:5 2u:5
G**0 with	1r:4 1s:3 1x:3 2d:6 2p:3 2r:3 2t:3
G**0 without	1y:-3 23:4
G**0 won	0:4 2r:5
G**0 wont	1r:6
G**0 word	1y:-3
G**0 words	2a:3 2r:3
G**0 work	0:3 2s:5
G**0 working	1o:3 1t:6 1y:4 2o:4
G**0 works	24:9
G**0 world	0:5
G**0 worst	0:3
G**0 write	1o:-3 1s:-3
G**0 writing	0:4 2z:-3
G**0 wrote	0:3
G**0 year	1t:7 24:6
G**0 yesterday	0:5
G**0 you	2d:-3 2p:-3
G**0 youngest	0:6
G**1 ,	0:3
G**10 ,	2b:-3 2l:11
G**10 :	20:9
G**10 a	24:8 2j:7 2r:5
G**10 and	20:7 2k:7
G**10 at	21:5 24:6 2k:8 2l:6
G**10 but	2a:-3 2l:6
G**10 every	24:3
G**10 for	25:4 29:-3 2x:7
G**10 in	0:5 2o:4
G**10 is	0:3 1o:5
G**10 it	1o:5
G**10 like	1n:4 24:8
G**10 my	23:-3 24:5 25:10
G**10 of	1x:11
G**10 off	0:7
G**10 on	24:6 25:-6 2j:-3 2t:-3
G**10 or	0:3
G**10 the	0:4 21:6
G**10 to	0:3 2o:5
G**10 who	0:6 2b:-3
G**10 with	0:5 1n:7
G**11 ,	2o:3
G**11 .	0:4 1u:3
G**11 for	2x:9
G**11 in	2o:4
G**11 on	2o:12
G**11 to	0:5
G**12 ,	0:4
G**12 .	1u:4
G**12 and	0:4
G**12 in	1x:6 2o:5
G**13 ,	0:4
G**13 a	0:3 25:5 2j:8 2r:7 2w:5
G**13 and	20:3 2l:6
G**13 for	0:7
G**13 in	1s:7 1x:4
G**13 on	0:10
G**13 that	0:10
G**13 the	1x:11
G**15 ,	2e:7
G**15 and	1y:6
G**15 for	1x:9 1y:5 2x:9
G**15 in	0:9 25:10
G**15 is	0:4
G**16 ,	1n:4 1x:3 2o:7
G**16 -	1n:10 24:9 2k:4 2q:3 2z:5
G**16 :	0:13
G**16 a	1n:4 2c:3 2m:10 2w:5 2z:5
G**16 and	1w:7 2m:8 2p:5
G**16 are	1n:6 1o:8
G**16 at	1n:7 1x:3 24:3
G**16 called	x:6
G**16 for	0:5 1t:-3 1y:6 27:6 2o:4 2q:5
G**16 from	0:3 20:6
G**16 in	1v:6 2a:5 2c:4 2o:9 2r:5
G**16 is	0:5 24:-3
G**16 of	0:5 1x:6
G**16 on	2r:-3
G**16 over	0:8 2p:5
G**16 than	0:16
G**16 the	1n:10 27:9 2o:7
G**16 to	2p:10 2w:-3
G**16 under	0:9
G**16 with	0:4 1n:-3 2o:4 2p:8
G**18 ,	20:4
G**18 -	1r:12 1v:6 24:4 2m:7
G**18 :	0:8
G**18 a	24:10
G**18 after	24:11 2p:5
G**18 and	1n:3 1r:12 2w:4
G**18 at	1r:11 24:6 2p:4
G**18 for	0:4 27:11 2q:7
G**18 from	0:3 20:5
G**18 has	0:3
G**18 in	1y:12 24:8 2a:5
G**18 like	24:9
G**18 my	0:4 27:7
G**18 now	0:6
G**18 of	24:16 2d:3 2p:5
G**18 on	1r:8 1v:8 24:8 2j:5 2o:5
G**18 or	1r:6
G**18 out	24:17
G**18 over	2p:8
G**18 since	0:4
G**18 so	0:3
G**18 the	0:7
G**18 to	0:5
G**18 up	0:9
G**18 with	0:5 1n:9 24:8 2a:3
G**18 without	2b:-3
G**1a in	1x:15
G**1b #1	0:4 26:9
G**1b #2	0:3 31:6
G**1b .	2g:7
G**1b a	1q:9 22:5 24:4 2l:5
G**1b and	1t:9 2o:3
G**1b at	1x:-4 24:8 2o:10
G**1b for	2o:-3
G**1b i	l:3 2j:6
G**1b in	1x:8 2j:4 2y:8
G**1b on	0:4 1x:-3 24:8 2p:4
G**1b to	0:5 24:-6 2a:-3
G**1b with	0:10
G**2 ,	29:8
G**2 -	24:5
G**2 .	1u:7
G**2 at	1x:3 2j:7 2o:3
G**2 for	0:7 2x:4
G**2 from	0:11 1x:5 2j:8
G**2 has	0:3
G**2 in	1t:7 2r:7
G**2 of	0:6 1k:5 2j:10
G**2 on	0:4 2o:3
G**2 to	1x:7 2o:9
G**2 with	0:4
G**3 #1	1x:4 31:7
G**3 #2	0:8
G**3 ,	23:8 2o:3
G**3 -	24:7 26:14 2p:11 30:8
G**3 a	23:3 27:9 2d:4 2j:5 2w:3
G**3 about	0:10
G**3 after	24:6 2o:9 2w:7
G**3 and	2a:6 2p:10 2q:-3 2z:4 30:7
G**3 are	0:5
G**3 as	1y:-3 2o:9
G**3 at	0:5 21:6
G**3 back	1x:9 2o:13
G**3 before	1y:11 24:6
G**3 by	0:6
G**3 driver	2o:5
G**3 for	2q:4
G**3 from	24:8 2w:-3
G**3 has	0:10
G**3 her	1x:10
G**3 i	0:4 2o:-3
G**3 in	1o:3 1s:5 1t:-3 1x:7 2k:3
G**3 is	0:7
G**3 last	1x:10
G**3 me	30:9
G**3 my	0:6 1n:5 1x:6
G**3 now	0:4
G**3 of	1o:5 20:5 24:6 2l:7 2r:3
G**3 on	1y:8 21:8 27:6 2l:6 2o:9 30:3
G**3 one	0:5
G**3 out	2o:7
G**3 test	0:5 1y:3
G**3 the	1x:6
G**3 to	1n:3 1x:3 2o:3 2p:4 2w:5
G**3 with	25:5 2d:9 2o:4 2s:-5 2z:3
G**4 #1	1t:7 2w:5
G**4 #2	1n:10 1x:10 29:7
G**4 ,	24:6 29:6 2w:-3
G**4 -	1r:8
G**4 a	29:-3 2a:7 2z:6
G**4 and	0:3 1v:8
G**4 at	24:6 2j:5 2k:3
G**4 by	23:8
G**4 down	1x:11
G**4 for	0:5 2q:3
G**4 from	0:3 1x:5
G**4 her	1x:17
G**4 his	2o:7
G**4 in	0:3 1t:-3
G**4 is	0:4 2o:8
G**4 it	0:3 1x:6
G**4 me	0:5
G**4 my	2k:4 30:6
G**4 of	0:5 25:5 2r:-3
G**4 on	1x:7 23:7 2d:7 2o:4 2r:6
G**4 out	0:5 23:-3 2d:6
G**4 than	0:7 2w:8
G**4 that	0:3
G**4 the	1s:3 2a:3
G**4 to	23:9 2l:8 2o:6
G**4 with	0:5
G**5 "	0:5
G**5 ,	1x:3 25:6 2q:7
G**5 a	23:5 2x:10 2z:-3
G**5 about	2q:8
G**5 at	1k:3 2p:-3 2w:8
G**5 book	1k:7
G**5 for	0:4
G**5 from	0:8 2k:11
G**5 in	0:3 1x:8 27:5 2o:4 2p:3 2r:-3
G**5 is	1o:4 1x:11
G**5 me	24:9 2a:-3
G**5 of	2c:7 2q:4
G**5 on	0:6 2q:9 2z:5
G**5 said	2q:-3
G**5 the	0:6 27:4 2o:9
G**5 to	2a:4
G**5 up	0:3 2q:4
G**5 with	0:5 24:4 2d:7
G**6 ,	24:10
G**6 a	1x:8
G**6 at	0:9
G**6 for	2o:4
G**6 in	1x:5 21:8 2d:3 2l:6
G**6 me	24:7
G**6 on	0:3 24:5
G**6 the	1t:6 23:5 24:8 27:3 2l:10
G**6 to	0:5 23:-3
G**6 up	0:8
G**6 with	0:3 24:5
G**7 !	e:3
G**7 "	2a:-3
G**7 #1	0:11
G**7 #2	0:7 1p:4
G**7 #3	1y:12 26:6 29:13
G**7 ,	2d:4
G**7 .	1t:-3
G**7 :	0:8
G**7 a	2m:6 2o:4
G**7 about	0:4
G**7 after	0:6
G**7 all	0:4
G**7 an	0:3 29:-3 2y:3
G**7 and	2d:5
G**7 are	0:7
G**7 as	0:7 1o:8 2a:5 2l:5
G**7 at	1x:3
G**7 be	0:3 23:7 2a:4
G**7 before	2a:6
G**7 between	2j:7
G**7 but	1r:8
G**7 by	0:5
G**7 can	0:4
G**7 do	2o:4 2p:4 2q:-3
G**7 don't	2a:7
G**7 eat	8:8 24:-3
G**7 even	0:11
G**7 every	2a:10
G**7 five	0:4 24:5
G**7 for	1x:8 23:4 2o:4
G**7 from	0:6
G**7 get	2o:5
G**7 give	2a:9
G**7 going	2o:8
G**7 had	0:11
G**7 has	0:4
G**7 he	0:3
G**7 her	0:5
G**7 his	0:4
G**7 how	0:3 2w:5
G**7 i'm	2o:-3
G**7 in	0:4
G**7 is	0:6 1x:6 2o:-3
G**7 it	2a:4
G**7 it's	0:5 1o:6
G**7 keep	0:3
G**7 like	24:-3 2a:5 2c:6
G**7 make	0:4
G**7 me	2o:6
G**7 my	1x:4 2a:4
G**7 no	23:6
G**7 not	0:3 1r:4
G**7 nothing	1o:3
G**7 off	2j:11
G**7 on	2o:3
G**7 one	2l:10 2r:8
G**7 over	0:12
G**7 say	2a:8
G**7 short	2c:12
G**7 should	1o:4
G**7 since	2l:-3 2x:4
G**7 so	2l:12
G**7 some	0:3
G**7 something	2a:-3
G**7 take	2p:-4
G**7 tell	0:4
G**7 ten	0:9
G**7 than	0:3 1y:6
G**7 that	2r:3
G**7 the	0:5 2p:4
G**7 three	1y:9 2x:3
G**7 to	25:6 2a:4
G**7 two	0:3 1y:7 2j:10
G**7 under	0:7
G**7 up	0:8 24:3
G**7 we	0:6
G**7 who	1o:7 2r:-3
G**7 why	0:7
G**7 with	1m:8 1q:6 24:3 2d:6 2l:3
G**7 work	0:4 2w:9
G**7 write	2p:9
G**7 you	1o:5
G**7 your	2s:-3
G**8 and	2a:9
G**8 for	0:4
G**8 in	0:6
G**8 of	i:6 1x:-3
G**8 to	24:6
G**9 ,	0:3 1r:6
G**9 .	0:4
G**9 a	0:9
G**9 and	0:3 2a:10
G**9 at	1x:9 25:9
G**9 for	0:8 24:-3
G**9 in	1r:6 24:5 2a:3
G**9 is	0:3
G**9 of	0:4 2k:5
G**9 on	0:5 1r:8 2r:5
G**9 that	0:9
G**9 the	2o:9
G**9 to	0:5
G**a and	1r:7 1x:5
G**a for	0:9
G**a in	1v:13 1x:7 24:5 25:9
G**a of	0:3 2l:12
G**a on	25:13
G**a pressure	23:3
G**a to	3:5 1m:3 24:3
G**a with	1x:6
G**b .	1k:7 24:3 2e:8
G**b for	0:9
G**b of	0:8 1k:8 24:-3 2u:9
G**b on	1v:11 2l:7 2o:6
G**c "	1y:-3 2a:4
G**c a	0:3 2r:5
G**c about	0:3
G**c at	1y:8 2a:3 2o:7
G**c for	2a:8
G**c in	2a:3 2k:-3 2w:7
G**c of	0:5 2q:4
G**c on	2w:5
G**c the	23:8 2r:7
G**c with	2w:10
G**d a	29:6
G**d and	2a:9
G**d in	0:9
G**d of	0:3
G**d on	0:3 2x:5
G**d the	1h:13
G**e is	1x:5
G**f ,	0:3
G**f a	0:6 2w:5
G**f are	1x:8 25:6
G**f at	1x:9 2j:5
G**f in	0:4 1x:3 20:-3 2o:6
G**f is	25:4
G**f on	0:4 1x:4 25:4
G**f the	0:10 1y:-3 24:3
G**g a	2d:8
G**g and	2k:5 2p:-3 2q:3
G**g in	1x:5 2q:6
G**g the	2o:3
G**g up	23:5 2j:6
G**h ,	2a:7 2e:5 2o:5
G**h .	0:3
G**h and	0:5 24:3 2j:5
G**h for	0:7 1x:7 2q:-3
G**h in	0:8 27:-3 2p:8
G**h is	1r:10
G**h on	1n:3 1s:4 2c:8
G**h or	1m:11
G**h that	0:3
G**h to	v:6
G**h with	1n:8 20:6
G**i ,	2p:8
G**i .	2w:-3
G**i a	1x:6 24:8
G**i and	1t:10 24:4 2q:3
G**i at	1x:7 23:9 24:9 2k:7 2p:3
G**i by	23:9 24:15 2w:3 2y:10
G**i for	23:4 2o:3
G**i from	0:5 2d:12 2o:7
G**i has	0:13
G**i in	24:5 29:-3 2o:7
G**i is	1o:4 1x:6 2o:12
G**i of	1s:8 1x:9 23:5 2d:10 2e:12
G**i on	2d:11 2z:6
G**i or	2p:9
G**i over	2d:4 2p:9
G**i so	0:3
G**i that	2p:8
G**i to	2o:5 2p:8
G**i was	0:8 1x:5
G**i with	0:5 23:4 24:5 2y:5
G**j #2	0:3
G**j ,	0:3
G**j a	2j:6 2p:6 2z:6
G**j and	20:3 2a:5 2c:7 2d:3 2o:-3 2q:7 2w:-3
G**j at	0:4 24:3
G**j for	25:3 2j:3 2q:3 2w:4
G**j from	0:3 1q:10 2k:-3
G**j in	0:13 2o:3
G**j now	0:3
G**j of	2o:4
G**j on	0:3 1y:6 2o:5
G**j that	0:6 2q:3
G**j the	0:6 2p:6
G**j to	23:-3
G**j with	1n:7 1q:6 2q:-3
G**k -	0:9 2g:6
G**k .	2g:9
G**k a	1x:4
G**k and	2d:12
G**k got	2t:13
G**k has	1x:5
G**k in	0:6
G**k the	0:8 1y:7
G**l ,	2b:5
G**l and	2o:6
G**l for	0:4 2o:4 2x:5
G**l in	1y:7 2o:7
G**l to	v:5
G**m ,	0:4
G**m .	0:3
G**m a	1x:5 2a:7
G**m at	0:4 1x:5
G**m by	1g:19
G**m for	2l:5
G**m in	2o:13
G**m my	0:6
G**m on	0:10
G**m the	1x:8 2q:-3
G**m to	2l:11
G**n at	1t:11
G**n for	1k:8 1x:5 2j:10 2o:5
G**n in	1t:7 25:-3 2v:10 2w:7
G**n is	2t:8
G**n on	0:5
G**n that	1x:12
G**n the	0:7
G**n to	0:4
G**o ,	0:3 29:-3
G**o .	0:3
G**o a	0:10 2q:9
G**o and	1t:6
G**o at	1c:12 1x:5
G**o for	2x:3
G**o in	1y:7 2j:3
G**o is	0:6
G**o of	0:5 2l:6
G**o on	1x:9 23:9 2j:6 2q:6
G**o or	2p:12
G**o that	0:3
G**o the	24:4 27:8 2j:8 2w:6
G**o to	1o:6 1x:8 25:-3 2j:6 2o:6 2q:9
G**o with	0:6 24:5 2d:8
G**p a	0:10 1q:13
G**p for	0:5
G**p in	1x:12
G**q for	0:6
G**q the	24:4
G**r ,	1o:-3 1p:3 2d:4
G**r .	2g:13 2i:7 2s:5
G**r and	1l:-3 24:5 2d:5
G**r at	1x:7 1y:5 2v:6
G**r for	0:3 1y:3
G**r got	1x:12
G**r has	0:3
G**r in	0:3 1y:6 2o:6
G**r on	0:6 2j:4
G**r the	2a:11
G**r to	v:7
G**r was	1x:11
G**r with	0:6 1n:7 1x:9
G**s for	0:8
G**s to	0:4
G**t "	0:8
G**t #2	2x:6
G**t '	1k:7 2r:6 30:9
G**t -	1k:4 27:7 2o:3
G**t a	1y:5 24:4 2m:7
G**t about	t:12 21:6
G**t and	1k:3
G**t at	23:12
G**t but	2t:7
G**t by	1x:5 2o:9
G**t came	1y:6
G**t can't	1d:4
G**t do	2a:4
G**t does	2j:4
G**t drives	0:4
G**t for	1n:-3 1x:4 2j:5
G**t from	0:9 1x:5
G**t got	1n:5 1x:9 24:-3
G**t had	25:6
G**t has	21:-3
G**t have	2o:-3
G**t here	0:3
G**t in	2d:3
G**t left	1x:5
G**t lives	0:5
G**t man	1x:7
G**t of	1k:8 2s:-5
G**t on	1x:10 2d:5 2y:5
G**t plays	0:4
G**t says	0:4
G**t since	0:3 2s:6
G**t so	2a:3
G**t than	0:3 1o:6
G**t the	21:4 24:5
G**t to	0:5 1t:5
G**t was	2t:8
G**t who	1o:3 2q:3
G**t with	1w:-3 25:4 2o:6
G**t works	2j:3
G**u ,	1w:4
G**u and	2b:3
G**u for	0:6 2k:-3
G**u of	0:5
G**u on	1w:6 2q:-3
G**v in	1x:14
G**v of	0:8 21:12
G**v to	0:7
G**w and	2l:10 2z:-3
G**w as	2l:3
G**w at	2d:7 2l:6 2o:3 2s:7
G**w for	23:7 2x:8
G**w from	2x:7
G**w in	v:6
G**w is	2o:7 2p:-3
G**w on	1x:3 24:3
G**x ,	0:3
G**x about	1r:-3 2q:3
G**x and	1o:7 27:8
G**x at	1c:4 24:3 2w:9
G**x for	2w:8
G**x in	2o:6 2w:3
G**x of	i:12 24:9
G**x on	0:3
G**x that	0:3
G**x with	24:5 2u:8
G**y ,	2o:12
G**y a	1h:6 1y:6 2w:10 30:7
G**y at	0:5 1k:-3 27:4 2o:4 31:-3
G**y for	0:8 27:11
G**y in	1x:10 21:6 2o:8 2r:9
G**y is	0:3
G**y on	24:14
G*0 #1	1y:6 24:3 27:4 2d:-3 2o:4 2s:-3
G*0 #2	24:3 2k:3 31:3
G*0 #3	0:4 2e:5 2o:4
G*0 #4	20:8 24:10 2n:9
G*0 #5	2d:7 2n:4
G*0 $	29:4 2k:6
G*0 '	0:5 1x:6 1y:5
G*0 ,	1r:4 23:6 2a:5
G*0 -	0:6 1t:8 21:4 24:5 2j:4 2l:9 2m:8 2o:4 31:9
G*0 about	29:7 2k:4 2l:4 2x:9
G*0 adult	1x:6
G*0 afraid	2a:6
G*0 after	0:3 1v:9 1x:3 1y:5 2l:5
G*0 air	2k:10
G*0 all	1o:4 2l:8 2q:-3 2r:6
G*0 allergic	2l:5
G*0 allotment	27:7
G*0 always	2a:6
G*0 am	0:5
G*0 an	1y:6 24:4 2k:6
G*0 and	1l:6 1n:9 24:6 2a:7 2l:5 2x:5
G*0 another	2o:7
G*0 any	2l:6 2p:7
G*0 anything	0:5
G*0 april	1p:6 24:3
G*0 are	23:-3 24:6 2r:-3
G*0 as	0:6 1v:7 29:-3 2t:4
G*0 asked	1x:4
G*0 asking	0:3
G*0 at	2d:5 2e:4 2p:4
G*0 august	1p:9
G*0 baby	2x:3
G*0 back	0:3 24:6 27:7 2b:-3
G*0 bad	25:7
G*0 bakery	2j:8
G*0 band	0:8
G*0 be	20:6
G*0 become	0:9
G*0 bed	1x:6 24:3 25:5
G*0 before	0:3 2o:9
G*0 begun	2p:-3
G*0 being	21:8 24:6 2b:-3
G*0 best	1x:6 2s:9 2w:3
G*0 better	2y:-3
G*0 big	0:5 2d:6 2e:-3 2i:7 2v:4
G*0 biscuit	0:3
G*0 black	0:3 1k:3 2m:6
G*0 blue	1x:6 24:3 2z:7
G*0 bone	25:3
G*0 book	23:9 2v:6
G*0 books	24:8
G*0 born	2u:8
G*0 both	1w:6 2w:9
G*0 bought	24:6
G*0 british	0:4 1v:7
G*0 broke	25:11
G*0 broken	0:3 1x:3 25:-3 2e:7
G*0 brother	1x:8
G*0 building	2j:9 2q:3
G*0 bullet	2a:8
G*0 bus	1v:6 24:8
G*0 but	0:3
G*0 buy	2p:3
G*0 by	1s:7 24:10 27:5 2d:10 2o:8
G*0 called	0:9
G*0 came	0:3
G*0 can't	1d:8
G*0 capital	1o:7
G*0 car	1v:4 2k:7
G*0 card	2w:9
G*0 cats	24:5
G*0 change	2w:3
G*0 changed	1x:11
G*0 cheese	0:3
G*0 chicken	1r:7
G*0 child	0:5
G*0 children	24:3
G*0 choir	1k:4 24:6
G*0 christmas	0:8
G*0 church	1x:6 2q:5
G*0 city	1y:7
G*0 class	1x:3 2w:7
G*0 clinic	0:4
G*0 coffee	0:3 20:3 24:4 2d:-3 2s:6
G*0 cold	20:-3 2c:6 2p:4
G*0 college	2e:6
G*0 come	0:5 1x:9
G*0 comes	2l:4 2o:7
G*0 coming	2o:9
G*0 company	23:4
G*0 correct	2a:4
G*0 country	2c:7
G*0 county	28:9
G*0 course	1t:7
G*0 dad	0:3
G*0 dark	2c:10
G*0 daughter	2o:6
G*0 day	24:4 2x:6
G*0 days	2j:6
G*0 december	1x:6
G*0 decided	1n:4
G*0 did	1x:10
G*0 divorce	1x:6
G*0 doctor	2a:9
G*0 does	2j:4 2w:7
G*0 doesn't	2q:-3
G*0 dog	0:4 1x:6
G*0 doing	1r:7 1t:3 23:6 24:8 2f:7
G*0 done	1o:5 1x:8
G*0 dont	2a:4
G*0 down	2o:3
G*0 drink	16:4
G*0 drives	0:4 24:7
G*0 driving	1x:4 21:7 2j:8 2k:5
G*0 dubai	0:6
G*0 due	0:7
G*0 dutch	1w:7
G*0 e	0:7 30:6
G*0 each	2a:5 2j:-3 2w:5
G*0 early	25:5
G*0 earth	0:3
G*0 east	0:6 2o:8
G*0 easter	0:3
G*0 eat	0:4 24:4
G*0 eating	24:6
G*0 eats	24:5
G*0 eight	24:9 25:6 2k:6 2r:6 2x:5
G*0 eighty	31:5
G*0 electric	2k:6 30:7
G*0 eleven	0:3 2k:4 2m:7 31:4
G*0 email	2p:4
G*0 england	0:4 2o:-3 2v:4
G*0 every	2r:4
G*0 everyone	0:3
G*0 everything	1w:6
G*0 family	2o:7
G*0 farm	24:3 2o:3 2z:4
G*0 fire	2z:10
G*0 first	1v:6 1x:5 1y:3 20:3 2d:4 2k:6 2o:5
G*0 five	1v:3 1x:6 26:8 2d:4 2m:4
G*0 flat	0:4 24:11 2d:3
G*0 flying	0:4
G*0 food	2r:6
G*0 for	0:3 1o:3 24:3 2l:5
G*0 forty	1y:5 27:5 2k:9 2p:-3 2r:3
G*0 four	1z:8 25:3 2k:3
G*0 free	2u:11
G*0 friday	24:5
G*0 friends	1k:5 2s:6
G*0 from	1x:5
G*0 front	0:5 1x:3
G*0 full	1x:12 2o:7 2p:5
G*0 gets	0:5
G*0 getting	23:4
G*0 girl	2c:4
G*0 girls	0:5
G*0 given	1x:6
G*0 giving	2o:9
G*0 go	24:11
G*0 goes	24:3
G*0 going	1n:9 1x:4 23:6 24:4
G*0 gone	1x:4 21:-3
G*0 good	2d:5 2s:10
G*0 got	0:5
G*0 grammar	1x:9
G*0 green	1x:8 2p:8
G*0 group	1s:3 2y:7
G*0 had	0:4 23:-3 25:9
G*0 half	0:5 1o:3 1x:8 27:7 2j:3 2k:5
G*0 hand	27:5
G*0 hates	2l:4
G*0 have	0:3
G*0 having	1x:5
G*0 he	2p:-3
G*0 head	1x:4 1y:-3
G*0 her	0:4 2d:3 2t:3
G*0 high	27:4 2p:-3
G*0 him	1t:6 2o:4
G*0 his	1n:6 1o:-3 23:3 24:8 2d:7 2o:5
G*0 history	1k:3 2j:4
G*0 home	0:10 1x:5 2j:3
G*0 hospital	2r:3
G*0 hot	2l:7
G*0 hour	2s:-3
G*0 house	0:4
G*0 how	0:3 23:-3
G*0 hundred	24:7 2k:7
G*0 husband	0:3 1z:3 24:4 2o:-3
G*0 i'm	0:4 1k:-3
G*0 ice	2d:6 2z:5 30:4
G*0 idea	0:3
G*0 im	0:3 24:-3
G*0 in	1y:5 23:3
G*0 interview	2o:7
G*0 into	1x:5 2a:-3
G*0 irish	2a:-3 2r:6
G*0 iron	25:5 2k:4
G*0 is	2y:-3
G*0 it	23:4 2p:4
G*0 it's	1o:-3
G*0 its	0:5
G*0 job	1o:4 23:11
G*0 july	1x:5
G*0 just	1o:5 2a:3 2d:4
G*0 keep	2a:3
G*0 keeps	0:4
G*0 keys	1x:5
G*0 kid	1o:5
G*0 kids	1x:4 2j:3 2w:3
G*0 kitchen	2j:3 2p:-3
G*0 knee	1x:6
G*0 knees	2l:7
G*0 last	1s:3 23:10 2r:8
G*0 late	24:6 2k:4 2p:5
G*0 leave	2a:6 2o:5
G*0 leaves	24:6
G*0 leaving	2o:6
G*0 left	1t:4 20:3 21:7 2o:4
G*0 let	1x:11 27:-3 2l:6
G*0 library	2f:4 2s:3 2z:4
G*0 like	1l:9 1n:4 2u:7 2x:7
G*0 likes	t:5 2c:10
G*0 line	0:5 27:4
G*0 lines	24:3
G*0 little	0:5 21:5 24:5
G*0 live	2d:9
G*0 lived	1y:6 2d:5 2e:-3
G*0 lives	2b:-3
G*0 living	2d:6 2o:-3
G*0 long	0:4 29:-3 2d:6 2o:5 2t:10
G*0 looking	24:-3 2j:8
G*0 lost	0:7
G*0 love	1x:6
G*0 low	1k:8 1r:3 25:13
G*0 mad	1n:-3 2y:6
G*0 made	1x:4
G*0 makes	27:7 2t:-3
G*0 manager	2o:6
G*0 marathon	2o:3 2r:3
G*0 march	1k:-3
G*0 married	1x:7
G*0 may	1p:3 2g:9 2t:3
G*0 me	1y:3
G*0 mean	2l:5
G*0 means	0:4
G*0 met	1x:5 24:4
G*0 milk	0:3 2c:7
G*0 mine	20:-3
G*0 mom	2d:-3 2l:9
G*0 monday	24:8 2o:3
G*0 money	0:3
G*0 months	0:4 1x:-3
G*0 more	1o:3
G*0 morning	2p:7
G*0 mostly	1r:7
G*0 mother	0:4
G*0 moved	0:3 2o:5
G*0 moving	1o:4 23:7
G*0 music	0:5 2o:4
G*0 must	0:4
G*0 my	0:3 1q:3 2d:5 2n:-3 2r:3
G*0 name	2r:4
G*0 near	0:5
G*0 needles	1s:8
G*0 needs	2j:9
G*0 never	1o:4 23:-3 24:8 29:-3 2t:5
G*0 new	1s:4 2o:5 2t:10
G*0 next	0:4 2a:5
G*0 nice	0:4
G*0 night	2o:4 2p:7 2z:4
G*0 nights	1x:8 2j:6
G*0 nine	1x:5 24:5 2l:4 2s:4 2w:5
G*0 no	1o:4 1q:4 1r:5 2d:4
G*0 north	1k:5 2e:6
G*0 not	0:3
G*0 nothing	0:5
G*0 november	0:3
G*0 now	0:4 23:-3
G*0 nurse	23:10
G*0 nursing	1k:4 1t:11
G*0 october	1t:-3
G*0 of	0:4 2m:4 2p:3
G*0 off	1r:12 28:7 2o:4
G*0 office	24:4 2p:8
G*0 old	2b:-3 2q:5 2x:3
G*0 on	1o:3 1y:5 21:8 25:5 2d:10 2j:5 2t:5
G*0 once	20:5 24:9
G*0 one	1x:5 1z:4 25:4 2d:-3 2s:4
G*0 only	1o:3
G*0 opening	0:8 2o:4
G*0 organ	2j:8
G*0 other	2j:6 2o:3 2z:-3
G*0 our	1t:3 2d:7 2k:6
G*0 out	1y:10 23:7 25:8 2b:-3 2o:4
G*0 over	0:5 24:11
G*0 own	1o:6 1x:4 2w:4
G*0 paper	1v:5 2j:5 2z:5
G*0 parish	1k:9 24:-3
G*0 parking	0:4
G*0 passed	2r:9
G*0 past	24:5
G*0 people	1o:5 2p:4
G*0 phone	0:4 21:5
G*0 place	1v:7 2p:3
G*0 plain	2a:5 2j:6
G*0 play	0:4 2z:-3
G*0 plays	1x:-3 24:5 27:4
G*0 plot	2p:5
G*0 polish	2c:8
G*0 post	1v:4 29:3 2j:3
G*0 pregnant	1w:-3
G*0 proper	0:3
G*0 public	0:4 1s:7 1t:7
G*0 put	0:3
G*0 quiet	1k:5 2l:4
G*0 quit	0:4
G*0 radio	2p:7
G*0 rain	2c:5
G*0 read	1y:11 24:3
G*0 reading	w:12 1n:6 2w:6 2z:3
G*0 real	1r:8
G*0 really	2l:8
G*0 red	1n:3 24:5 2c:7 2e:6 2o:3 2r:5
G*0 rent	29:6 2o:11
G*0 retired	2s:5
G*0 right	25:10 2o:5
G*0 road	2o:3
G*0 room	0:5
G*0 rude	2a:-3
G*0 run	1t:-3 2w:12
G*0 running	1k:7 23:7 24:7
G*0 runs	0:5 24:5
G*0 same	2r:-3
G*0 saturday	24:5
G*0 says	0:3
G*0 scared	0:4
G*0 school	1x:7 1y:6 29:-3 2c:3 2j:7 2p:-3
G*0 sea	27:7
G*0 second	1o:6 1x:4 2k:5
G*0 sentences	0:3 1x:-3
G*0 september	1p:8
G*0 seven	1y:3 25:7 2x:7
G*0 seventy	31:8
G*0 she	22:4
G*0 shed	2o:7
G*0 shop	23:4 2q:8
G*0 short	0:3 2a:3
G*0 should	1o:3
G*0 simple	0:4
G*0 since	1n:7
G*0 single	2d:9 2l:7
G*0 sister	1x:10
G*0 six	1y:5 26:3 2m:4 2o:3 2r:6 2s:6
G*0 sixty	2o:8 31:3
G*0 size	25:6
G*0 sleep	25:12
G*0 small	21:6 23:5 2d:9 2e:5
G*0 some	0:3 1t:9 2b:3
G*0 something	25:5
G*0 son	0:5
G*0 sound	23:9
G*0 soup	0:4
G*0 spanish	2k:-3 2o:-3
G*0 spring	23:-3
G*0 stage	1x:3 1y:7
G*0 stairs	2w:-3
G*0 started	2o:-3
G*0 state	1v:10
G*0 stay	2p:7
G*0 staying	1o:4 2d:3
G*0 still	25:8 2d:6
G*0 stop	0:3
G*0 study	0:3
G*0 sugar	24:3 2a:-3
G*0 summer	2q:3
G*0 sunday	24:6
G*0 take	0:6 2o:4
G*0 taken	0:3
G*0 takes	24:5
G*0 talk	2a:7
G*0 tea	2p:5
G*0 teacher	0:6
G*0 team	24:11
G*0 ten	1y:10 2o:3 2x:10
G*0 than	0:6 2k:3 2w:4
G*0 that	1s:8 27:-3 2q:-3 2s:-3 2t:-3 2y:6
G*0 that's	2q:3
G*0 the	1l:-3
G*0 their	1s:6
G*0 them	2q:-3
G*0 there	1t:-3 24:-5
G*0 there's	0:6
G*0 these	0:3
G*0 they	20:3
G*0 thing	0:7
G*0 thinks	0:3
G*0 third	0:6 1k:6 1x:-3 2o:4
G*0 thirty	1y:7 29:8 2r:4 2s:4
G*0 this	2c:5 2j:4
G*0 those	21:4
G*0 three	0:4 1r:6 1v:3 1z:3 2k:7 2o:4 2p:3 2q:-3 2r:-3
G*0 thursday	24:7
G*0 thursdays	0:4
G*0 till	2o:5
G*0 time	2c:6
G*0 times	25:5 27:4
G*0 to	1y:8 2a:3 2o:4 2p:4
G*0 too	25:5
G*0 took	27:9 2d:4
G*0 top	1n:4 2d:-3
G*0 train	1y:-3 24:7 2o:6 2p:3
G*0 training	2j:5 2o:3
G*0 tuesday	24:9
G*0 turned	24:-3 2k:3
G*0 turns	24:9
G*0 twelve	31:4
G*0 twenty	0:4 2o:5 2q:-3
G*0 two	1l:5 1r:6 23:4 26:6 2q:-3
G*0 type	2w:4
G*0 u	1v:8 2o:10 2v:8
G*0 uk	1x:5 2r:4
G*0 under	1x:7 27:5 2j:3
G*0 up	25:6 2o:7
G*0 us	2r:-3
G*0 use	2a:7 2z:4
G*0 van	1x:6 2o:3
G*0 vegan	2x:-3
G*0 very	2l:4
G*0 vet	23:7
G*0 w	2d:4 2t:9
G*0 wait	0:3
G*0 wall	0:3
G*0 wants	1t:-3
G*0 water	1x:4 25:6 27:5
G*0 we	0:4 2o:3
G*0 weather	2z:6
G*0 wedding	1k:4
G*0 week	2o:4
G*0 weekend	24:11 2d:-3
G*0 weeks	24:3
G*0 well	2l:8 2t:5
G*0 went	0:8 1y:8
G*0 were	20:7
G*0 what	1o:3
G*0 when	1o:7
G*0 where	0:5
G*0 which	20:4
G*0 who	0:5 1o:-3 2p:3
G*0 whole	1x:7 1y:5 2x:4
G*0 why	2o:-3
G*0 wife	2o:-3
G*0 wife's	0:6
G*0 will	2l:5 2u:5
G*0 window	0:4
G*0 winter	2o:5
G*0 with	1o:3 1t:-3 1x:9
G*0 without	1x:7 1y:-3
G*0 wont	1r:6
G*0 word	1y:-3
G*0 work	1y:8
G*0 working	1o:3 1t:6 1y:4
G*0 works	2j:4
G*0 would	0:4
G*0 writing	2z:-3
G*0 year	1t:5 24:7
G*0 years	1y:4
G*0 you	0:4
G*0 younger	1z:9
G*0 your	0:3
G*0 zero	g:5
G*1 ,	0:3
G*1 for	0:4 2o:3
G*1 in	1y:4 2d:10
G*1 is	0:4
G*10 ,	23:8
G*11 for	0:9
G*11 in	0:5
G*11 to	1x:11 2o:8
G*12 ,	0:3
G*12 and	2q:-3
G*14 ,	2a:-3
G*14 and	2a:7
G*14 of	0:9
G*15 a	1x:3 29:-3 2j:3
G*15 for	2o:3
G*15 his	2o:7
G*15 in	0:3 v:4 1t:-3 2o:-5 2p:4
G*15 is	2o:8
G*15 it	1x:6
G*15 my	2k:5 30:6
G*15 the	1s:4 2o:3
G*16 ,	24:11
G*16 a	1y:-3 2z:8
G*16 in	0:4
G*16 of	0:5 2r:-3
G*16 out	1x:4
G*16 the	15:7 23:7 2a:5 2o:-6
G*16 to	2o:9
G*17 #1	1t:7 2w:5
G*17 ,	2w:-3
G*17 -	1r:8
G*17 a	2a:10 2w:9
G*17 of	25:6
G*17 to	0:3 23:9
G*19 ,	29:6
G*19 a	0:4 2d:4
G*19 for	2q:3
G*19 in	0:7
G*19 is	0:14
G*19 on	0:4 1x:7 23:8
G*1e ,	0:7
G*1e at	0:4 1k:6 2j:-3 2p:-3
G*1e in	27:7 2o:10
G*1f ,	0:3
G*1f book	1k:7
G*1f of	0:7 2o:-3
G*1g ,	0:6
G*1g said	2q:-3
G*1h ,	25:6 2q:7
G*1j ,	0:4
G*1j a	23:5 2z:-3
G*1j for	2q:6
G*1j him	0:3
G*1j in	2p:3 2q:4 2r:-3
G*1j me	2a:-3
G*1j of	2c:7 2q:4
G*1j on	2q:6 2z:5
G*1j the	2o:11
G*1j to	2a:6
G*1k .	0:3
G*1k for	0:6 2q:6
G*1k to	0:10
G*1m ,	1x:7
G*1m .	0:3
G*1m and	0:9
G*1m is	1o:4
G*1n ,	24:10
G*1n .	0:3
G*1n at	0:9
G*1n for	0:3 2o:4
G*1n in	0:3 1x:5 21:8 2d:3
G*1n me	24:7
G*1n on	24:5
G*1n the	1t:6 23:5 24:9 27:3
G*1n to	0:4 23:-3
G*1n with	24:5
G*1q #2	1p:4
G*1q .	0:3
G*1q a	0:5 1t:3 2o:6
G*1q an	0:3
G*1q be	2a:4
G*1q do	2p:4
G*1q eat	8:9 24:-3
G*1q for	0:7
G*1q have	0:5
G*1q it	2a:5
G*1q it's	0:6
G*1q like	2c:6
G*1q my	1x:7
G*1q no	23:6
G*1q of	0:5
G*1q on	2o:7
G*1q one	2l:10 2r:8
G*1q so	2l:12
G*1q than	0:5 1y:6
G*1q the	24:3 2j:4 2o:4 2p:5
G*1q we	0:5
G*1q with	2d:11 2l:4
G*1q your	2s:-3
G*1r ,	0:4
G*1r .	1u:3
G*1r a	0:3 2w:10
G*1r for	2o:6
G*1r in	0:9
G*1r is	0:3
G*1r my	0:4 2a:5 2p:-3
G*1r of	0:7
G*1r on	0:7
G*1r the	0:7
G*1r to	23:4 25:11
G*1r way	0:4
G*1r with	24:8
G*1s ,	0:4
G*1s a	1x:11 2m:9 2p:-3
G*1t #1	0:9
G*1t #2	0:10
G*1t ,	2d:4 2p:-3
G*1t .	1t:-3
G*1t :	0:3
G*1t a	1o:3 1z:5
G*1t about	0:3
G*1t after	0:7
G*1t an	29:-3 2y:3
G*1t and	1x:3 2d:6
G*1t at	1x:4
G*1t but	1r:8
G*1t do	2o:4 2q:-3
G*1t every	0:4
G*1t explain	2a:6
G*1t five	24:5
G*1t for	0:4 1o:4 23:8 2o:3
G*1t from	0:3
G*1t has	0:4
G*1t his	11:6
G*1t how	2w:5
G*1t i'm	0:6 2o:-3
G*1t im	x:9
G*1t in	23:6 2a:6 2w:3
G*1t like	24:-3 2a:7
G*1t me	2a:3 2o:7
G*1t not	0:5 1r:6
G*1t now	0:3
G*1t something	2a:-3
G*1t ten	0:4
G*1t the	0:4 1o:6
G*1t this	0:6
G*1t three	0:3 2x:5
G*1t through	0:4
G*1t to	24:3
G*1t up	24:3
G*1t when	0:3
G*1t who	0:3 2r:-3
G*1t with	1m:8
G*1t you	0:3 1o:6
G*1u to	2a:7
G*1y short	0:3
G*1z ,	0:3
G*1z for	0:6
G*1z to	0:7
G*2 !	0:8
G*2 "	2q:-3
G*2 ,	24:8
G*2 .	0:4
G*2 a	0:8 1x:4 1y:4
G*2 and	24:5
G*2 at	0:8 2o:6
G*2 for	0:7 24:10 29:-3
G*2 he	0:3
G*2 her	0:9
G*2 i	0:4
G*2 in	0:13 21:8
G*2 it	0:9
G*2 me	24:4
G*2 my	m:8 1x:5
G*2 no	0:5
G*2 on	0:8
G*2 that	2a:5
G*2 the	0:5 1x:7 24:10 2o:4
G*2 to	0:4 2p:4
G*2 up	l:3
G*2 with	0:6
G*21 ,	0:3
G*24 for	0:6
G*2a ,	1r:6
G*2a and	2a:10
G*2a for	24:-3
G*2a in	1r:6 24:8 2a:3
G*2c in	l:8 10:5
G*2h and	1r:8 1x:8
G*2h pressure	23:3
G*2j ,	0:3
G*2k in	25:8
G*2k to	3:9 1m:3
G*2l ,	0:3
G*2m ,	0:4
G*2m .	1k:9 24:5 2e:8
G*2n ,	0:3
G*2p "	1y:-3 2a:4
G*2p a	2r:6
G*2p at	1y:8 2a:3 2o:7
G*2p for	0:3
G*2p with	0:5
G*2r ,	0:3
G*2r a	0:5 2w:4
G*2r for	0:4 2a:9
G*2r in	0:6 2k:-3
G*2r on	2w:5
G*2r that	0:3
G*2r the	23:8 2r:7
G*2t and	2a:9
G*2y is	1x:5
G*3 #2	0:12 29:6
G*3 ,	1x:-3 2a:4 2r:10
G*3 -	0:3 1q:5 2k:4 2u:9
G*3 a	0:4 2j:4 2o:7 2r:4
G*3 and	2j:-3 2q:5
G*3 at	2o:7 2r:10
G*3 for	0:4
G*3 grade	0:7 2w:6
G*3 her	1t:4 1x:5 25:9 2r:3
G*3 his	25:5 2w:6
G*3 in	0:3 24:6 25:4 2o:15 2r:8
G*3 is	18:9
G*3 it	0:5
G*3 my	1x:7 27:11
G*3 of	1p:11
G*3 on	0:7 24:3 2d:6
G*3 the	1t:8 1x:5 23:5 29:-3 2c:12 2j:5 2r:5
G*3 to	0:8 1x:-3 24:5
G*3 up	2l:6
G*31 are	1x:8 25:6
G*31 in	2o:6
G*31 is	25:5
G*31 on	1x:5 25:4
G*37 ,	0:4
G*37 and	2k:5 2p:-3 2q:3
G*3d ,	2e:7
G*3d and	0:4
G*3e ,	2o:9
G*3e and	1x:7
G*3f ,	0:5
G*3g ,	0:4
G*3h ,	2a:7
G*3h and	0:5
G*3h in	0:3 2o:7
G*3i ,	0:3
G*3j and	24:5 2j:5
G*3k ,	0:4
G*3k in	0:13
G*3l and	1t:11 24:10 2q:-3
G*3l for	23:4 2o:3 2q:3
G*3l in	1x:7 29:-3 2k:5
G*3l is	1o:4
G*3l on	0:7
G*3l to	0:5 2p:4
G*3m ,	2o:3
G*3m and	0:5
G*3m at	24:10 2p:4
G*3m in	0:7 1x:3 24:8 2o:7
G*3m is	1x:9
G*3m on	2o:8 2z:6
G*3m that	0:3
G*3m with	0:3 24:4
G*3n ,	2p:10
G*3n .	2w:-3
G*3n and	0:4 1x:4
G*3n for	0:7
G*3n in	v:11 1o:5 24:6 2o:12
G*3n is	1x:-3
G*3n on	1x:6 24:8 2d:13 2r:-3
G*3n with	0:4 23:5 24:7 2y:5
G*3o ,	0:5
G*3o to	0:3 2o:6
G*3q ,	0:5
G*3r ,	0:7
G*3r a	0:3 2p:6 2w:3 2z:6
G*3r and	2a:6 2w:-3
G*3r for	0:6
G*3r the	2p:6
G*3r to	23:-3
G*3u for	25:5 2q:4
G*3u is	0:3
G*3u that	2q:4
G*3w a	2j:6
G*3w for	c:3 2j:4 2w:8
G*3w is	0:4
G*3w on	0:8
G*4 in	24:9 2t:9
G*4 the	0:5 1o:7 1x:8
G*41 ,	0:4
G*43 .	2g:10
G*45 a	1x:5
G*45 got	0:7
G*45 has	0:3 1x:10
G*49 ,	0:7
G*49 .	0:3
G*4f a	0:4 1x:5
G*4f for	2l:-3
G*4f the	1:3 c:11 1x:10
G*4h the	0:7 1s:4 2o:4 2q:-3
G*4i to	0:5
G*4j the	0:6 2a:-3
G*4k ,	0:8
G*4k for	0:4 2j:10
G*4k in	1t:9 25:-3 2w:7
G*4k the	0:4
G*4m for	1x:9 2o:6
G*4o for	0:7
G*4q for	2o:8 2x:8
G*4q in	0:3 v:4 1k:-3 24:4
G*4q me	0:5
G*4v at	0:6 1c:12
G*4v in	2j:7 2o:4
G*4v to	1x:7
G*4x in	0:4
G*5 -	1l:8
G*5 .	0:3
G*5 a	24:10 29:4
G*5 and	1n:4 1t:6 1x:-3 31:4
G*5 days	24:6 2o:3
G*5 dollars	29:4 2r:-3
G*5 foot	1x:-3
G*5 hundred	0:9
G*5 in	24:8 2p:5
G*5 minutes	2q:-3
G*5 months	25:9
G*5 of	2d:7 2k:5 2r:6 2s:5
G*5 on	0:8 24:5
G*5 one	29:4 2x:9
G*5 pounds	29:3
G*5 thousand	2k:6
G*5 times	0:6
G*5 weeks	0:6 1x:6
G*5 words	2r:3
G*5 year	0:4
G*5 years	1x:5 2t:3
G*52 the	24:4
G*54 .	2g:9 2s:5
G*54 and	0:8 24:6
G*54 in	0:3 p:12 2o:6
G*54 on	6:3
G*55 ,	0:6
G*56 ,	0:7
G*57 ,	1o:-3
G*5i ,	0:3 1p:3 2d:5
G*5i and	2d:7
G*5j is	u:3
G*5m ,	0:3
G*5n .	0:4
G*5u ,	0:7
G*5u of	i:18
G*5w .	0:4
G*5w in	24:4 2d:4
G*5w on	t:17 2o:4 2y:6
G*5x #2	2x:7
G*5x -	0:4 1x:4
G*5x a	1y:5
G*5x and	2a:4
G*5x at	23:12
G*5x can't	0:5
G*5x drives	0:4
G*5x for	1x:3 2x:4
G*5x from	0:6 1x:6
G*5x got	1n:6 1x:6 24:-3
G*5x had	25:5
G*5x has	21:-3
G*5x in	1x:7 2d:3 2s:3
G*5x left	1x:5
G*5x of	1k:6 2s:-5
G*5x on	1x:6 2d:4
G*5x says	0:5
G*5x the	10:4 2o:7
G*5x to	1t:6
G*5x was	2t:8
G*5x with	0:11
G*5x works	2j:3
G*5y ,	0:3
G*5y .	0:6
G*5y of	t:16
G*5z and	1k:5
G*5z at	0:6
G*5z in	25:3 2j:6 2l:-3
G*5z of	0:5 1t:4 24:9
G*5z on	0:9 25:5
G*5z to	1x:5
G*5z who	2q:3
G*5z with	0:4 1w:-3 25:6 2o:8
G*6 ,	0:7
G*6 at	0:5 c:7
G*6 for	c:6 24:-3
G*6 in	c:3 23:10 2j:8
G*6 nights	0:5
G*6 of	0:4 24:-3 2q:7
G*65 ,	1w:4
G*65 and	2b:3
G*65 for	2k:-3
G*65 on	1w:6 2q:-3
G*6h in	0:6 v:5
G*6k at	2s:7
G*6k from	0:8
G*6k in	v:4
G*6o ,	0:4
G*6o is	h:16
G*6u ,	0:5
G*6u in	1x:4 21:6 2r:10
G*6x .	0:4
G*6x a	1h:11 1y:6 2w:5 30:7
G*6x in	24:5 2o:6
G*7 #2	0:7 2t:-3
G*7 .	0:7
G*7 a	0:5 1l:8 2j:12
G*7 from	p:8
G*7 it	27:7
G*7 my	0:5
G*7 on	0:4 2o:9
G*7 the	24:8
G*7 to	24:6
G*7 with	0:5 2d:8
G*72 ,	0:7
G*72 is	6:4 1o:5
G*73 ,	2l:11
G*73 .	0:3
G*73 at	21:6 2l:6
G*73 like	1n:6
G*74 ,	0:4
G*74 .	0:5
G*74 at	2k:9
G*75 a	24:10 2w:4
G*75 the	0:6
G*76 ,	0:3 2b:-3
G*76 for	0:5
G*76 in	0:8
G*76 like	0:4
G*76 of	2:10 1x:11
G*76 on	0:6 25:-6 2t:-3
G*76 to	0:3 2o:9
G*76 who	0:6 2b:-3
G*76 with	1n:7
G*77 .	0:3
G*77 and	0:7
G*77 for	0:8 25:6 29:-3 2x:4
G*78 in	1x:7
G*79 and	0:3
G*7a ,	2o:7
G*7a .	0:3
G*7b ,	0:4
G*7e ,	0:4
G*7l ,	0:7
G*7m and	20:3 2k:3
G*7o ,	2e:8
G*7o for	1x:9 2x:9
G*7u ,	0:5
G*7v .	0:4
G*7v and	0:7 1w:8
G*7w ,	2o:8
G*7w .	0:3
G*7w for	0:3 1y:8
G*7w of	1x:7 24:4
G*7y ,	0:4
G*7y and	0:5
G*8 #1	0:7 1l:7 26:3 2a:7
G*8 #2	0:5 1x:5 2p:3 2x:10 30:8
G*8 #3	1k:-3 29:4 2k:6 2r:11
G*8 ,	1o:5 1x:3 2d:5
G*8 -	1s:6 1x:11 25:3 2j:11 2w:8
G*8 ?	0:3
G*8 a	1n:3 1s:-3 23:6 2o:3 2s:6 30:3
G*8 about	29:8 2b:-3 2k:8
G*8 after	0:9 27:-3
G*8 all	1x:9 23:4 2d:12 2o:7
G*8 an	1o:7 1q:6 23:10
G*8 and	0:4 22:6 2d:6
G*8 answers	2j:6
G*8 any	0:3
G*8 anything	0:7
G*8 are	23:-3
G*8 asked	0:3
G*8 at	1o:3 1x:3 2a:9 2o:9 2r:5 2w:8
G*8 baby	1x:7
G*8 back	1r:9 2d:5
G*8 bad	25:3 2q:8 2w:6
G*8 been	1y:3
G*8 book	1k:4 2q:3
G*8 boss	0:3
G*8 bought	0:3 23:-3
G*8 boyfriend	1x:10
G*8 but	0:4
G*8 by	24:3 2z:6
G*8 call	0:7
G*8 calls	24:14
G*8 can	25:9
G*8 can't	0:7
G*8 cats	0:4
G*8 coffee	0:9 2c:8
G*8 cold	2c:3
G*8 come	1x:6
G*8 daughter	2d:5
G*8 did	0:5
G*8 do	24:5 2a:5 2b:-3
G*8 doctor	0:5
G*8 does	1y:-3 27:12
G*8 dog	x:4
G*8 dogs	0:4
G*8 don't	0:5 1t:-3
G*8 dont	0:3
G*8 eat	0:8
G*8 eldest	0:3
G*8 explain	0:3
G*8 favourite	0:5
G*8 feet	1x:6
G*8 first	1x:4 2r:5
G*8 for	0:4 1t:5 25:3 2j:3 2l:6 2x:7 2y:-3
G*8 friday	0:3
G*8 friend's	0:3
G*8 from	0:3 29:4
G*8 get	1x:6 2d:-3
G*8 girl	x:20
G*8 give	2a:3
G*8 go	0:8 2o:4
G*8 goes	2o:6
G*8 good	2k:9
G*8 got	1x:4
G*8 had	0:3
G*8 hair	25:4
G*8 hands	25:7
G*8 happens	1o:3
G*8 hard	25:8
G*8 have	0:3 24:4
G*8 he	2t:-3
G*8 head	2j:9
G*8 her	1n:5 1x:4
G*8 him	0:3
G*8 hip	0:3 1x:8
G*8 his	1x:11 24:8 25:4
G*8 home	1x:6 2o:9
G*8 house	0:3 1x:-5 2d:6 2k:6
G*8 i	1x:5 2b:-3 2l:3 2q:3
G*8 i'm	2o:5
G*8 in	0:5 25:3 2l:5
G*8 into	1x:13 23:6 25:8 2o:7
G*8 it	2o:6
G*8 it's	2a:-3
G*8 job	0:5
G*8 just	0:7
G*8 knees	25:4
G*8 last	1x:11 2o:12
G*8 late	0:9
G*8 leave	0:4
G*8 left	0:5
G*8 let	0:13
G*8 life	1x:4
G*8 little	1q:6 1x:-3
G*8 live	2d:5
G*8 lives	2d:5
G*8 long	0:4
G*8 lost	1x:4
G*8 make	0:3
G*8 manager	0:7
G*8 many	2k:5
G*8 me	2d:8 2p:-3
G*8 mi	0:4
G*8 mother	1x:-3 1z:3 2s:-3
G*8 moved	0:3
G*8 mum's	0:5
G*8 my	1x:4 23:8 2j:7 2o:3
G*8 neighbor	0:3
G*8 never	0:9 2l:7
G*8 new	0:3 24:6 2l:-3 2m:9
G*8 no	24:9
G*8 of	1x:4 25:4
G*8 off	0:5
G*8 old	20:6 2c:5 30:4
G*8 on	0:3 25:3 2o:5 2x:4
G*8 one	0:3 2p:9
G*8 only	1z:10 24:15
G*8 other	1x:5 24:15
G*8 our	1x:5
G*8 out	1x:3 2o:8
G*8 over	0:3
G*8 own	27:6 2j:6
G*8 parents	1o:4 1x:7 23:3 24:-3 2j:-3
G*8 partner	1t:-3
G*8 people	2l:10
G*8 phone	24:12
G*8 place	1x:9 2r:-3 2w:6
G*8 play	2o:10
G*8 put	0:3
G*8 rather	0:6
G*8 run	0:6 1x:11 2p:-3
G*8 said	0:10
G*8 second	1q:4 24:7
G*8 see	0:13
G*8 she	0:3 2o:4
G*8 she's	0:10
G*8 single	0:6
G*8 small	0:6 1s:3
G*8 son	2d:4
G*8 son's	1q:5
G*8 still	2o:-3
G*8 suggest	2a:3
G*8 sunday	0:3
G*8 take	0:8 24:11
G*8 teacher	0:3 1x:6
G*8 team	0:4
G*8 tell	2a:5 2w:5
G*8 than	1o:6 2p:3 2w:3
G*8 the	1s:6 23:6 27:5 2c:4 2m:4 2o:9
G*8 them	2j:7
G*8 thing	0:3
G*8 this	2o:-3
G*8 three	1z:8 24:20 2o:4
G*8 to	1o:3 21:-3 2l:4 2t:4
G*8 two	1z:6 24:9 29:6 2m:4 2o:8 2q:-3 2r:6 2s:6 2x:7
G*8 uncle	2d:5
G*8 under	0:7 2r:-3
G*8 up	0:5 2o:6
G*8 use	2w:7
G*8 want	0:3
G*8 wants	23:4
G*8 way	2r:-3
G*8 we	0:5 2o:6
G*8 what	1o:5
G*8 where	2o:7
G*8 who	23:6 2l:5
G*8 whole	0:5 2l:6
G*8 wife	2d:4
G*8 will	0:3
G*8 with	1r:6 1x:3 2p:6 2s:3 2w:5
G*8 without	0:3
G*8 won't	0:3
G*8 work	0:6 2s:12
G*8 write	2a:3
G*8 you	2d:-3 2l:3
G*8 younger	0:7
G*80 ,	0:3 1n:5
G*80 .	0:3
G*80 a	0:5 1n:5 24:3 2z:6
G*80 for	27:6 2p:-3 2q:5
G*80 in	1v:8 1y:-3 2o:6 2w:4
G*80 to	0:6
G*82 ,	0:10
G*82 .	0:3
G*82 in	2o:6
G*83 ,	1x:4
G*83 and	2m:8 2p:6
G*83 called	x:7
G*83 in	2l:5 2o:4
G*83 is	24:-3
G*83 with	1n:-3 2o:4
G*84 for	1t:-3
G*84 in	2r:6
G*88 ,	0:6
G*88 .	0:5
G*88 and	0:7 1r:6
G*88 for	0:3 2j:6 2q:8
G*88 in	0:4 24:9
G*88 on	0:13
G*89 ,	0:3
G*89 and	1n:7 1r:3 2w:7
G*8a ,	20:5
G*8a a	24:13
G*8a and	0:9 24:3
G*8a in	0:9
G*8a on	0:3 24:10
G*8c in	v:4 24:8 2o:4
G*8d a	2o:4 2w:5
G*8d and	1n:-3 20:4
G*8d for	1y:3 2x:7
G*8d in	0:8
G*8e ,	0:5
G*8e a	1x:7
G*8e and	1r:10
G*8e at	0:4 1r:11
G*8e for	0:4 1y:3 2q:4
G*8e in	2a:6
G*8e like	0:5
G*8e meat	0:3
G*8e my	0:5
G*8e on	1r:9 24:5
G*8e that	0:4
G*8p ,	0:4
G*8p .	0:3
G*8p and	2o:6
G*8p in	1x:12 2j:7
G*8s #2	0:4 31:6
G*8s ,	0:3
G*8s .	2g:8
G*8s a	22:5 2l:5
G*8s in	v:8 24:-3
G*8s on	24:10
G*8u ,	0:4
G*8v and	0:5
G*8v in	1x:6
G*a #1	1p:6 24:4 2x:6
G*a #2	1s:4 1x:4 24:4 2o:4 2q:9
G*a #3	24:5 2r:7 2x:3 31:3
G*a #4	1x:4
G*a ,	2b:-3
G*a -	0:9 2k:12 2y:9
G*a a	1x:4 1y:3 2s:3
G*a after	29:-3
G*a an	0:3 2p:-3 2x:8
G*a and	0:3 1k:-3 1o:4
G*a as	2l:6 2o:7
G*a at	1x:7 24:9 2r:5
G*a back	1x:8 25:8
G*a before	23:6 24:11
G*a but	0:5
G*a by	1x:6 23:8
G*a christmas	23:6
G*a every	0:3
G*a fifty	1l:9
G*a five	24:4 27:12 2p:3
G*a for	1o:4 1t:3 1y:6 2d:8 2o:3
G*a forty	1l:7 2x:7
G*a four	0:6 1x:10
G*a from	v:4 28:6 29:3
G*a going	0:7 24:3 27:3
G*a got	0:4 1x:4
G*a half	24:9 2o:8
G*a her	1x:11 25:7
G*a him	0:3
G*a his	1x:3 25:4 2r:7
G*a home	2j:4
G*a i	1t:-3 23:5 2a:3 2l:6 2w:-3 2x:5
G*a i'm	23:8 24:7
G*a in	1q:-3 1x:4 1y:4 24:5 25:5 2o:8
G*a into	0:5
G*a is	0:9 2s:-3
G*a it	0:3 1x:4 2r:-3
G*a it's	2q:-3
G*a last	1x:10
G*a me	1x:3 2d:5 2o:3
G*a monday	0:6
G*a my	1x:6 21:5
G*a night	1o:3 1y:-3
G*a nineteen	1x:5 2r:4
G*a no	0:13
G*a of	1x:7 25:9 2a:7 2o:13
G*a off	2t:-3
G*a office	1x:8
G*a on	1r:6 1x:13 24:7 2c:6
G*a one	1x:3 23:11 2m:8 2o:11
G*a our	0:3
G*a out	1x:3
G*a over	2o:5
G*a school	1t:11
G*a she	23:7
G*a six	0:4 1x:7
G*a sixty	0:3 1x:7
G*a spring	2o:6
G*a st	1k:3 24:4 2o:8 2v:8
G*a ten	1y:-3 24:6
G*a that	0:5
G*a the	1n:3 1p:7 2j:3 2l:3 2y:4 2z:3
G*a they	1o:7 1x:8
G*a thirty	1l:6 1x:3
G*a this	2o:3
G*a three	0:13
G*a to	1x:5 20:3
G*a twins	0:3
G*a two	1x:3 24:7 2l:5 2m:3 2x:13
G*a u	0:4 2a:-3 2l:-3
G*a up	2w:6
G*a weekend	0:6
G*a when	0:3
G*a with	2a:5 2d:9 2r:10 2t:9
G*a work	0:3 1x:6 1y:-3
G*a year	1t:4
G*b "	0:5
G*b #1	0:6 24:6 2d:-3 2o:12
G*b #2	0:4 23:3 29:5 2a:-3
G*b #3	0:10 23:7 31:3
G*b ,	0:3
G*b -	0:5 1s:8
G*b a	0:5 1q:4 1v:-3 1x:5 1y:4 25:7 2e:-3 2l:3 2o:3 2p:3 2w:3
G*b an	0:5 1q:7
G*b at	23:11 2j:12 2o:4
G*b back	1x:3 23:14
G*b become	23:5
G*b bring	23:3
G*b come	24:5 2o:7
G*b cook	2w:3
G*b do	0:3 23:4
G*b drive	2o:7
G*b eat	1r:6 24:6
G*b find	0:4
G*b for	0:3 1o:4 23:7 2o:7
G*b from	0:10
G*b get	2o:3
G*b go	1t:3 1x:3 23:5
G*b have	1x:3 24:5 2o:6
G*b he	0:5
G*b her	0:4 2o:8
G*b him	1x:10 2b:-3
G*b his	0:6
G*b i	0:3
G*b in	0:4 24:5 2p:5
G*b it	1y:-3 2a:3
G*b know	2l:4
G*b learn	23:4
G*b leave	0:3
G*b like	2l:-3
G*b live	1x:4
G*b make	1x:7
G*b me	23:4
G*b my	0:6 1n:8 23:6 24:3 2a:3
G*b never	0:7
G*b not	0:5
G*b of	0:4
G*b off	1x:4
G*b on	0:3 1x:6
G*b one	24:9 2a:7 2m:5 31:4
G*b open	23:9 2o:7
G*b our	1x:11 2w:-3
G*b play	0:4 24:3 27:7
G*b put	24:6
G*b read	2w:10
G*b rent	0:7
G*b run	1y:3 23:3 2j:7 2o:5
G*b say	2o:4
G*b see	23:7
G*b sell	2o:6
G*b send	0:3
G*b she	0:3
G*b sleep	0:7
G*b take	23:3 2o:3
G*b that	2p:4
G*b the	1x:4 24:6 2c:4 2o:3 2p:6
G*b them	2a:8
G*b three	1y:3 25:6 2a:7 2m:14 2o:4
G*b to	1s:5
G*b two	1x:10 24:6 2m:7 2o:4
G*b u	23:5
G*b up	24:6 2w:-3
G*b us	0:3
G*b use	0:3
G*b we	0:6
G*b with	24:6
G*b write	0:5 1o:-3 1s:-3
G*b you	2p:-3
G*b your	2a:4
G*d ,	2q:7
G*d .	0:3
G*d a	0:3 2o:4 2w:8
G*d and	0:5
G*d at	0:3 1o:5 1y:5
G*d for	1y:5 24:4
G*d in	0:3 1k:5 1t:6
G*d on	0:6
G*d the	o:7 1o:3 27:5 2j:8 2o:5 2w:4
G*f ,	0:8
G*f a	1x:3 1z:8 2t:5 2y:8
G*f from	p:7 1g:11
G*f the	0:5 1x:10
G*f to	1x:8
G*h of	1p:4 1x:-3 2o:4
G*j and	0:9
G*k ,	2r:7
G*k .	0:3 2o:-3
G*k at	1t:5 2v:4
G*k in	1t:4 1y:6 2o:5
G*k is	1t:-3 2r:10
G*l ,	0:4
G*r ,	0:3
G*r -	1v:3
G*r .	1u:7
G*r at	c:4 1x:3 24:3 2o:4
G*r for	0:3 2x:4
G*r from	0:5 2j:8 2o:-3
G*r in	0:5 1t:8
G*r of	0:6 1x:5 2j:11
G*r on	1y:3 2o:6
G*s and	0:8
G*s in	1x:6 2o:10 2r:4
G*s of	1k:7
G*x #1	1x:4
G*x a	0:8
G*x and	2z:5
G*x are	0:3
G*x at	0:7
G*x for	0:3 2j:5 2q:5
G*x in	1x:4 2d:3 2w:6
G*x of	20:5 24:8 2r:3
G*x on	0:4 2l:7
G*x that	0:6
G*x to	1x:8 2w:8
G*x with	2d:12 2z:3
G*y .	0:3
G*y a	23:6 2d:5 2j:8 2w:6
G*y and	24:-3 2p:10 30:8
G*y at	1o:5 21:4 27:3 2o:3 2p:-3
G*y back	1x:5 2o:15
G*y for	0:3 2j:9
G*y from	1x:3 2o:7
G*y in	1s:8 1t:-3 1x:9 1y:7
G*y it	0:3
G*y me	0:5
G*y my	1n:5 1x:6
G*y of	1o:5 2l:8
G*y on	1x:6 1y:3 21:11 27:7 2j:-4 30:7
G*y so	0:3
G*y test	1y:3
G*y to	1n:4
G*y with	25:5
G*z ,	0:3 2o:10
G*z .	0:3
G*z driver	2o:5
G*z for	c:3
G*z in	1o:6
G*z was	0:4
Ganimal ,	1x:4
Ganimal and	1r:7 2j:4 2m:3 2p:5
Ganimal called	0:5
Ganimal for	2j:6 2o:10
Ganimal from	0:8
Ganimal in	0:9 2l:5
Ganimal is	1r:9 24:-3
Ganimal on	1y:-3 2o:5
Ganimal with	0:4 1n:-3 2o:4
Gbody ,	2b:-3
Gbody and	1r:6 2l:7
Gbody are	0:4 25:7
Gbody at	1x:7 2d:7
Gbody for	1t:6
Gbody from	1x:10
Gbody in	25:4 2w:5
Gbody on	1r:8 1x:4 27:6
Gbreed ,	x:11
Gcondition ,	25:3
Gcondition .	2g:7
Gcondition in	25:5
Gdevice a	1q:14
Gdevice and	20:3
Gdevice for	0:4 25:5
Gdevice with	1q:4 24:6 2q:-3
Gdiet ,	1r:6
Gdoing ,	2q:7
Gdoing a	23:3 2q:4 2w:5 2z:-3
Gdoing at	0:3 2o:7 2p:-3
Gdoing for	o:10 1x:4 27:3
Gdoing on	0:9
Gdwelling ,	2o:7
Gdwelling .	0:3
Gdwelling a	2w:6
Gdwelling and	0:7 23:-3
Gdwelling at	0:4 23:10 2d:6 2k:4 2r:6
Gdwelling for	2o:8
Gdwelling in	v:6 1x:6 29:-3
Gdwelling is	0:8
Gdwelling now	0:3
Gdwelling on	24:10 2o:4
Gdwelling to	1x:6 2o:5
Gdwelling with	2d:5 2j:4
Gfield #2	29:9 2x:8
Gfield ,	23:4
Gfield a	1z:4 2q:-3
Gfield and	2j:3
Gfield at	1c:13 2a:3 2w:6
Gfield back	23:4
Gfield bad	0:5
Gfield been	1e:3
Gfield from	0:3
Gfield is	1o:4
Gfield just	2d:11
Gfield like	0:5 2a:-3
Gfield on	0:8 2p:4
Gfield out	23:4
Gfield so	2d:-3
Gfield that	1x:10
Gfield the	2o:3
Gfield to	1x:4
Gfield up	2o:5
Gfield was	1o:3
Gfield with	24:-3 2o:3
Gfield without	1y:-3
Ggiven ,	1o:-3 1p:3 2d:5 2e:4
Ggiven .	0:6 1u:6
Ggiven and	1v:8 2d:7
Ggiven from	0:5 p:4 2c:5
Ggiven got	1x:18 2t:9
Ggiven have	0:4
Gill and	0:7
Gindustry "	0:3
Gindustry #2	0:3 29:9 2x:8
Gindustry a	1x:4 1z:3 24:10 2q:-3
Gindustry and	0:3 1y:7
Gindustry as	2l:-3 2o:-3
Gindustry at	23:6 2w:6
Gindustry back	23:4
Gindustry bad	0:5
Gindustry been	1e:3
Gindustry for	0:3 2x:6
Gindustry from	0:7
Gindustry home	24:6
Gindustry in	24:8
Gindustry just	2d:11
Gindustry like	0:3 2a:-3
Gindustry me	2d:10
Gindustry on	2p:8
Gindustry out	23:8
Gindustry so	0:3 2d:-3
Gindustry that	1x:10
Gindustry the	2o:3
Gindustry to	2p:6
Gindustry too	0:5
Gindustry up	2o:5
Gindustry with	0:4 2o:3
Gindustry without	1y:-3
Ginstrument ,	0:3
Ginstrument at	24:4
Gjob and	1y:4 2z:-3
Gjob at	c:17 2j:4
Gjob driver	2o:5
Gjob for	23:7 2x:8
Gjob from	0:11 2o:10
Gjob get	0:6
Gjob has	0:7
Gjob i	0:7
Gjob in	v:4 1t:7
Gjob is	0:9
Gjob of	1k:7 1x:6 2j:7 2q:8
Gjob on	24:14 2j:12 2o:4 2p:5 2q:5
Gjob or	2j:-3
Gjob to	0:5
Gjob wants	0:6
Gjob who	0:8 1s:4
Gjob wife	21:-3
Gjob with	2j:9
Gjobless ,	0:5
Gjobless from	2j:8 2o:-3
Gkin !	0:6
Gkin #2	0:12
Gkin '	2d:3 2q:8 2w:7 30:9
Gkin ,	1o:6
Gkin -	0:7 1x:4 24:10 27:7
Gkin .	2g:8
Gkin a	10:22 2j:6 2m:7 30:-3
Gkin and	1k:3 2d:6 2j:3 2m:3
Gkin are	1x:8
Gkin at	0:8
Gkin broke	1x:18
Gkin called	x:7
Gkin came	0:6 1y:6
Gkin can't	1d:7
Gkin doesn't	1s:10 2l:9
Gkin drives	0:4
Gkin for	1x:8 2o:6
Gkin from	0:4
Gkin get	0:6
Gkin girl	x:6
Gkin goes	0:9
Gkin got	1n:5
Gkin had	1x:3
Gkin has	21:-3
Gkin i	0:3
Gkin in	25:3 2d:3
Gkin is	1r:6
Gkin just	0:4
Gkin keeps	0:3
Gkin left	1x:13
Gkin lives	2d:4
Gkin moved	0:3
Gkin mr	2g:9
Gkin of	1k:5 24:5
Gkin on	2j:-3 2t:-3
Gkin passed	1x:14
Gkin plays	27:8
Gkin said	0:6
Gkin say	0:3
Gkin since	2s:11 2x:5
Gkin sold	1x:14
Gkin the	0:7 10:4 1o:3 27:9
Gkin to	1x:11 2o:3
Gkin was	2t:8
Gkin went	1x:12
Gkin were	0:3 1a:6
Gkin who	1o:3 23:6
Gkin with	1n:-3 2o:3
Gkin works	0:3 2j:3
Gkin would	0:9
Glabel .	0:3
Glabel at	1y:7
Glabel for	2x:7
Glabel in	1y:5 25:9 2q:3
Glanguage ,	1w:4
Glanguage .	0:4
Glanguage at	0:4 2a:3
Glanguage for	2k:-3
Glanguage is	0:7
Glanguage on	1w:8 2q:-3
Glanguage to	0:6
Gleisure a	27:5 2j:5 2w:10
Gleisure and	0:5
Gleisure at	1k:-4 24:7
Gleisure for	23:6 2x:4
Gleisure in	23:3 24:5 27:8 2o:10 2p:-3
Gleisure on	24:5 2j:3 2p:-3 2w:4
Gleisure that	0:5
Gleisure the	23:8 24:4 2j:4 2o:5
Gleisure to	24:11
Gleisure with	24:6 30:4
Gnation at	0:3 2a:3
Gnation for	2k:-3
Gnation is	0:4
Gnation on	0:5 1w:3 2q:-3
Gpastime ,	24:4 2q:7
Gpastime a	23:3 2q:4 2w:5 2z:-3
Gpastime at	1k:3 2o:4 2p:-3
Gpastime back	1t:3 2o:4
Gpastime club	0:4
Gpastime for	o:8
Gpastime in	0:5 1x:6 21:5
Gpastime machine	0:6
Gpastime on	0:3 23:3
Gpastime the	27:6 2o:9 2z:6
Gpastime to	2u:3
Gpastime with	0:15 2d:-3
Gplace ,	2e:9 2o:4
Gplace a	0:4
Gplace for	2o:8 2x:13
Gplace in	1x:9 1y:5 2d:10
Gplace is	0:4
Gplace on	1y:10 2o:5
Gplace to	2l:7 2o:6
Gplace with	0:4 23:9
Gpossession .	0:3
Gpossession and	0:4
Gpossession at	23:11 2d:8 2o:6 2w:8
Gpossession for	23:4 2o:6
Gpossession has	0:6
Gpossession in	29:-3 2k:5 2r:3
Gpossession is	0:4 1o:4
Gpossession on	0:7 24:4
Gpossession to	1x:6 2o:3
Gpossession with	2d:3 2p:8
Gprocedure #4	1y:3
Gprocedure -	0:7 1k:6 2d:3
Gprocedure .	0:6
Gprocedure a	0:4 1k:3 1y:3 2o:5
Gprocedure an	0:4 1y:5 2o:3 2r:6
Gprocedure and	24:14 2o:-3
Gprocedure april	0:3
Gprocedure at	0:5 2o:3
Gprocedure august	0:3
Gprocedure five	0:4 1v:6
Gprocedure for	1x:3 2o:8
Gprocedure her	0:5 1x:4
Gprocedure his	23:-3 24:7 25:7 2d:5
Gprocedure i'm	m:5
Gprocedure in	1x:3
Gprocedure it	24:5
Gprocedure its	0:4
Gprocedure march	1k:-3
Gprocedure my	1k:-3 1o:5 1r:5 25:9 2p:4
Gprocedure october	0:3 1t:-3
Gprocedure of	24:4 2r:5
Gprocedure on	0:11 25:7
Gprocedure one	1x:6 25:4 2r:3
Gprocedure our	2d:9 2e:5
Gprocedure september	0:4
Gprocedure that	0:4 1o:5 24:-3
Gprocedure the	0:3 2b:-3
Gprocedure this	0:5
Gprocedure three	1y:7 2d:6 2o:11 2r:-3
Gprocedure to	1x:3
Gprocedure two	0:6 1x:-4 28:6 2d:-3 2o:4
Gprocedure with	1t:-3 1x:3
Gschool and	1l:-3 1t:-3 1y:6
Gschool in	v:4 1y:3
Gschool school	24:5 2p:-3
Gsport ,	2q:7
Gsport .	0:3
Gsport and	27:10
Gsport back	1t:3 2o:4
Gsport for	o:3
Gsport in	2r:7
Gsport on	23:4 24:3
Gsport to	2u:3
Gsport with	1s:7
Gtech ,	2a:7
Gtech .	1u:4
Gtech and	1v:5 2z:-3
Gtech back	1t:3 2o:4
Gtech for	0:4 2o:6
Gtech on	23:4
Gtech to	2u:3
Gtool "	1y:-3 2a:4
Gtool a	2r:6
Gtool at	0:3 2o:7
Gtool for	2q:6
Gtool in	1y:3 24:8 2a:5 2o:3
Gtool to	1g:10
Gtrait as	2l:3
Gtrait to	25:12 2l:10
Gtrouble ,	0:4
Gvehicle ,	2o:7
Gvehicle and	24:4 2q:-3
Gvehicle at	31:-3
Gvehicle driver	0:10
Gvehicle for	0:5
Gvehicle in	1o:6 2o:4
Gvehicle is	0:4
Gvehicle on	0:9 1x:-3 24:6 2j:3
Gvehicle with	2j:-3 2o:6 2w:5 30:14
Gworkplace and	1l:-3 1t:-3
Gworkplace at	0:5 1t:7 2d:5 2j:8 2o:4 2v:10
Gworkplace for	23:7
Gworkplace in	0:6 1v:8 2r:4
Gworkplace is	1o:4 1t:-3 2o:4
Gworkplace of	1k:4 1s:8 1v:8 23:8 2o:5 2u:10 2v:10
Gworkplace office	2j:3
Gworkplace on	0:5 1x:3 24:4
Gworkplace to	1x:11 2p:5
Gworkplace with	23:4 24:3 2r:10
H**0 "	2q:-4
H**0 $	0:3 29:3
H**0 '	0:6 1n:5 1x:3 1y:4 2q:3
H**0 -	1l:5 1s:6 23:4 2q:3 2u:5 2y:4
H**0 9	2t:-3
H**0 9,9	q:9 1x:6 2d:6
H**0 9.9	0:3 18:9
H**0 9:9	24:7 2r:9
H**0 ;	1y:-3
H**0 A	2i:7
H**0 A'a	1k:-3 2l:4 2q:-3
H**0 Aa'a	1k:4 23:5 24:3 25:3
H**0 AaAa	1g:11 1q:3
H**0 a'	11:7 2k:4 2q:4
H**0 a'a	1t:3 23:4 2z:5
H**1 ?	1q:-3
H**1 Aa	1q:9 2e:7 2o:3 2v:5 30:7
H**1 a	2f:6 2z:6
H**10 "	0:3
H**10 ,	2b:-3 2l:5
H**10 :	20:9
H**10 Aa	1k:9 1x:4 28:5 2e:3 2k:10 2v:7
H**10 a	25:4 2b:-3
H**10 a'a	0:6 1o:5
H**11 .	1u:4
H**11 Aa	1k:6 1v:8 20:5 24:3 2v:5
H**11 a	2q:3
H**12 .	1u:6
H**12 ?	0:3
H**12 a	2m:6 2o:5 2r:-3
H**13 Aa	1q:4 30:9
H**13 a	29:-3
H**14 a	1k:5 2r:3
H**15 Aa	1k:14 2e:5 2v:8
H**15 a	2o:3
H**16 ,	2o:6
H**16 -	1n:11 24:8 2k:4 2q:4 2z:6
H**16 Aa	0:4 1k:6 1w:8 30:5
H**16 a	27:5
H**16 a'a	1k:5 25:11
H**17 a	27:-3 2l:8 2p:3
H**18 -	1r:11 1v:5 24:6 2m:9
H**18 :	0:3
H**18 Aa	x:12 2c:6 2v:5 2w:5 2x:11
H**18 a	2j:3
H**18 a'a	0:4 25:-5
H**19 ,	0:4
H**19 Aa	x:14 2v:13
H**19 a	0:5 1v:7 2r:3
H**1a a	1n:-3 27:4
H**1b ,	1x:-3
H**1b .	2g:5
H**1b 9	1p:11 1q:9 1t:5 23:7
H**1b A	0:5 1q:4
H**1b Aa	24:3 2e:6 2k:6 2v:7 30:3
H**1b a	1m:6 1n:3 2b:5
H**2 ,	29:7
H**2 -	0:3 1v:3 24:9
H**2 .	1u:4
H**2 A	1y:9 2j:12
H**2 Aa	x:10 1v:9 30:6
H**2 a	29:-5 2d:4
H**3 "	0:4
H**3 ,	23:7
H**3 -	24:9 26:7 2p:11 30:5
H**3 9	0:11 1q:4 1x:5 24:6 26:19 29:8 31:8
H**3 A	0:9 1q:3 1x:7 23:7
H**3 Aa	1v:5 28:5 2c:4 2k:5 30:6
H**3 a	2t:-3
H**4 ,	2w:-3
H**4 -	0:5 1r:8
H**4 9	0:11 1n:7 1t:10 1x:7 2r:11 2w:4
H**4 A	0:6 2a:9
H**4 Aa	1w:9 24:4 2o:12 2z:5
H**4 a	2g:3 2y:3
H**5 "	0:5
H**5 .	2d:-3
H**5 Aa	1q:6 1v:6 1y:8 20:9 24:6 2v:6 2z:15
H**5 a	2f:4 2y:6
H**5 a'a	2j:8
H**6 Aa	s:9 2o:5
H**6 a	1m:3 23:3 2l:6 2t:5 2z:3
H**7 "	2a:-3
H**7 ,	2d:3
H**7 .	1t:-3
H**7 9	0:9 1y:8
H**7 A'a	2o:-3
H**7 Aa	20:7
H**7 a	1p:-3
H**7 a'a	24:9 2d:6 2q:-3
H**8 .	2r:-3
H**8 a	25:3 2j:4 2p:5 2q:3
H**9 a	1m:5 1o:3 1q:5 21:3 24:3 2c:3 2f:4 2j:6 2q:3
H**a a	1r:5 2f:4 2w:4
H**b .	1k:7 24:4 2e:9
H**b ?	0:3
H**b Aa	27:-3 2e:6 2v:7 30:3
H**b a	1s:5 2s:4
H**c "	1y:-3 2a:4
H**c :	0:4
H**c Aa	1g:8 1x:5
H**c a	2k:-3 2p:3
H**d a	1k:5 24:4 2f:6 2k:4 31:3
H**e a	0:5
H**f a	1x:3 1y:-3 20:-3 21:3 25:6 29:-3 2x:-3 2y:3
H**g .	0:3
H**g a	25:5 27:3 2c:4 2w:3 30:3
H**h ,	2a:5
H**h .	20:-3
H**h Aa	1v:5 28:4 2e:4 2u:3 2v:6 2z:3 30:3
H**h a	1s:4 2c:3 2j:5 2q:4
H**i .	2w:-3
H**i A	0:11
H**i Aa	1k:7 1v:5 1x:7 23:5 2d:7 2e:7
H**i a	1k:3
H**j 9	1q:10 25:7
H**j Aa	1q:9 2j:6
H**j a	2c:5 2f:4 2y:3
H**k -	0:8 2g:5
H**k 9	2:23 24:8 2j:12
H**k Aa	1k:6 1v:6 2g:11 2i:3 2v:7
H**k a	1m:4 2p:3
H**l ,	2b:5
H**l .	1u:4
H**l Aa	1k:5 28:8 2e:5 2h:7 2l:-3 2v:5
H**l a	1o:3 2c:6 2f:5 2m:3 2q:4 2u:7
H**m ,	1x:-3
H**m Aa	0:9
H**m a	2l:3 2r:-3
H**n Aa	x:5 23:10 24:8 2q:3
H**n a	1r:6
H**o ,	29:-3
H**o Aa	1k:9 1v:9 2j:3 2u:8 2v:3
H**o a	2l:4 31:-3
H**p ?	0:4
H**p a	1q:4 25:7 2f:3 2r:3
H**q a	2j:4 2x:4
H**r "	2a:-3
H**r ,	1p:4 2d:3
H**r .	1t:8 2i:6 2s:5
H**r @	0:7
H**r Aa	1v:4 20:3 2c:6 2g:12 2s:4 2v:4 30:4
H**r a'a	0:8
H**s a	0:3 2l:6 2q:-3 2x:5
H**t "	0:6
H**t '	1k:7 2r:5 2v:7
H**t -	0:3 1k:3 1x:6 27:6 2o:4
H**t 9	2:11
H**t ?	1t:-3
H**t A	0:9
H**t Aa	x:6 1k:6 1v:6
H**t a'a	2o:-3
H**u ?	2o:-3
H**u a	2c:6
H**v a	1o:3 21:6 2b:-3 2j:5 2s:-3
H**w ?	0:4
H**w Aa	x:5 27:10 2v:9
H**w a	2f:3
H**x a	1r:-3 25:4 2a:3 2l:3 2s:4 2u:3 2w:3
H**y ,	2o:11
H**y a	1n:3 1y:3 2m:4
H**z a	1k:7 1y:4 27:7 2a:3 2p:-3
H*0 "	2q:-3
H*0 '	1x:4 1y:4
H*0 -	0:6 1t:7 1x:4 21:5 24:6 2d:7 2j:7 2l:8 2m:5 2o:3 31:6
H*0 .	2z:-3
H*0 9	1t:3 25:7 2k:4 2r:3
H*0 9,9	q:5 2d:6
H*0 9.9	0:3 2r:9
H*0 9:9	18:12 24:3 2r:7
H*0 ;	1y:-3
H*0 A	1t:5 23:6 2j:4 2r:4
H*0 A'a	1k:-3 2q:-3
H*0 Aa'a	1k:6 1x:3
H*0 AaAa	1g:8 1q:5 2p:3
H*0 a'a	1t:6 1x:4 20:3 2x:3 2z:6
H*0 aAa	7:7
H*1 ,	1y:-5
H*1 a	1k:5 1y:5 2a:3 2f:8 2m:4 2w:4
H*10 ,	23:8
H*10 .	0:4
H*10 Aa	1k:4 1v:12 2o:6
H*10 a	0:4 21:4 23:-6 2j:10 2r:3
H*11 ,	0:3
H*11 a	1s:5 1x:5 1z:3 2j:4 2o:3
H*12 .	0:4
H*12 a	2j:8 2k:8 2o:5 2q:-3 30:8
H*13 a	1n:-3 1r:7 1x:7 2r:7
H*14 ,	2a:-6
H*14 9	26:14 31:9
H*14 a	2a:9 2k:6 2r:4 2w:-3
H*15 ,	0:3
H*15 ?	24:-3
H*15 Aa	x:17 1v:5 1x:4 2v:5
H*15 a	1t:-3 27:3 2f:7
H*16 ,	24:11
H*16 a	25:5 29:5 2g:9 2r:3 2w:7
H*17 ,	2w:-3
H*17 -	1r:8
H*17 9	1n:7 1t:11 2r:3 2w:5
H*17 a	0:4 1r:3 1v:5 25:3 2c:4 2k:3 2y:3
H*18 a	0:3 1x:3 2j:6 2o:3 30:3
H*19 ,	29:4
H*19 a	2d:4 2q:9
H*1a a	1o:6 1v:6 2p:7
H*1b a	0:3 1k:9 1o:-3 2c:8 2d:8
H*1c a	0:4 24:5 2z:7
H*1e a	1s:4 2d:4 2j:5 2o:5
H*1f a	24:4 2j:5 2w:5 2z:6
H*1g a	24:7 2q:7 2r:4 2w:9
H*1h ,	2q:7
H*1h a	0:4 1x:3 2d:5
H*1i .	2d:-3
H*1i a	2f:9 2k:6
H*1j .	0:4
H*1j ?	0:3
H*1j a	2c:4 2f:4 2p:3 2r:-3 2y:5 2z:3
H*1k a	0:3 2j:6 2q:3 2x:5 2y:5
H*1l a	1k:3 2r:7
H*1m .	1u:5
H*1m a	2k:4
H*1n ,	24:4
H*1n a	25:4 2t:6 2z:5
H*1o a	1m:4 24:6 27:4 2j:4 2o:4 2w:4
H*1p Aa	s:10
H*1p a	0:6 1o:4 23:4 2l:4
H*1q .	2p:-3
H*1q 9	2:13 1y:8
H*1q Aa	0:17
H*1q a	1p:-3 29:-3
H*1r a	1o:3 23:6 25:9 2j:5 2p:4 2r:6 2z:6
H*1s a	1o:6 1x:8 2j:5
H*1t ,	2d:3
H*1t .	1t:-3
H*1t 9	0:11
H*1t A	24:4
H*1t A'a	2o:-3
H*1t Aa	20:7 24:4
H*1t a'a	24:9 2d:6
H*1u a	23:5 24:5 25:11 2a:5
H*1v a	1n:10
H*1w a	1o:7 2l:6
H*1x a	0:3 2a:10
H*1y a	2a:3
H*1z a	1o:3 2r:4 2w:7
H*2 "	0:3 2q:-3
H*2 A	0:6
H*2 Aa	0:5
H*2 a	1y:3 2j:4 2y:5
H*2 a'a	0:4
H*20 a	0:6
H*21 a	1q:3 2j:12
H*22 a	0:5 1r:4 24:13 2r:6
H*23 a	2j:7 2k:6
H*24 a	1o:4 25:9 2p:7 2w:3
H*25 a	0:6
H*27 a	1n:6 1y:5 21:5 2q:8
H*29 a	0:4 2j:5
H*2a ,	1r:4 2j:-3
H*2a ?	0:5
H*2a a	1n:5 27:4 2b:3 2f:4 2j:4
H*2b a	1m:3 1o:6 21:3 24:6 25:4 2q:3 30:4
H*2c ,	0:3
H*2c a	1x:5 1y:4 24:3 2c:7 2j:3 2k:4 2q:7
H*2d a	1q:7
H*2f a	24:7 2f:9
H*2g a	1m:5 1r:6 24:6 27:9
H*2h ?	0:3
H*2h a	1r:5 1x:5 25:10
H*2i a	1r:3 1x:6 2f:3 2j:3 2r:3 2w:4
H*2j a	0:6 27:4
H*2k .	0:5
H*2k a	1n:7 2j:9
H*2l a	1k:4 1t:-3 1x:7
H*2m .	1k:8 24:6 2e:9
H*2m Aa	1p:3 27:-3 2e:10 2g:5 2v:5
H*2m a	1k:3 1x:7 23:5 24:5 2l:3 2v:4
H*2n Aa	0:7 1v:7 2m:4 30:4
H*2n a	1k:4 1v:10 1y:5 27:6 2a:7
H*2o ,	0:3
H*2o a	0:6 1s:8 24:4 2j:5 2k:6 2s:7
H*2p "	1y:-3 2a:4
H*2p a	1y:3
H*2q a	1t:6 2f:9 2t:4
H*2r .	0:3
H*2r Aa	s:8 1g:12
H*2r a	24:4 2j:4 2k:-3 2o:4 2p:5 2w:4
H*2s a	0:3 24:4 2k:4 2o:6
H*2t a	1x:3 24:3 2a:4 31:3
H*2u a	0:3
H*2v a	1k:7 2f:6
H*2y ,	0:4
H*3 -	0:4 1q:7 2k:5 2r:6 2u:10
H*3 9	0:20
H*3 Aa	0:4 1k:8 1q:6 1x:9 24:13
H*3 a	1p:6 1t:6 1x:3 1y:3 1z:4 25:4 2t:4
H*31 a	1x:4 25:6 2l:4 2y:5
H*32 a	0:5 1x:3 27:6
H*33 a	0:3 20:-3 21:6 29:-3
H*34 a	1o:7 1y:-3 24:4 2x:-3
H*35 a	2f:6 2j:13 2m:4 2o:4
H*36 a	1t:-3 24:3 2o:4
H*37 ?	0:5
H*37 a	23:4 25:7 27:5 2c:5 2w:4 30:4
H*38 a	0:5
H*39 a	2f:3 2j:7
H*3a a	0:7 1y:4 2o:3
H*3b a	0:11
H*3c a	0:4 2o:7
H*3d ,	2e:3
H*3d Aa	1x:5 24:7 28:9 2u:4 2v:8
H*3d a	1s:5 1v:5 2e:3 2o:7 2r:3
H*3e ,	2o:9
H*3e Aa	1v:3 1x:10 2e:5 2v:3
H*3e a	1v:5 23:5 27:4 2p:4 2v:3
H*3f .	0:4
H*3f a	25:5 27:4 2j:3 2l:-3 2o:6
H*3g ,	0:3
H*3g Aa	1k:7 2e:6 2k:3 2r:3 30:8
H*3g a	1v:3 20:7 28:7 2c:4 2j:14 2q:5
H*3h ,	2a:5
H*3h .	0:4 20:-3
H*3h Aa	0:9
H*3h a	1r:4 1s:5 1v:6 21:6 2c:9 2j:3 2l:4
H*3i a	2q:3
H*3j a	1k:4 1x:4 2j:3 2q:4 2s:5
H*3k a	1k:4 27:3 2d:6 2w:-3
H*3l .	24:-3
H*3l Aa	1x:8 2e:8 2o:7
H*3l a	1y:3 29:-3 2j:3 2m:4
H*3n ,	2p:7
H*3n .	2w:-3
H*3n a	23:4 2d:5 2p:4
H*3o a	1x:5 1y:6 24:7 2c:3
H*3p a	0:3 1x:5 24:6
H*3q a	23:3 2a:7 2c:7 2o:4 2q:4 2r:7
H*3r 9	25:8
H*3r Aa	1g:11
H*3r a	1q:5 1y:6 2c:5 2k:3 2m:7
H*3s a	1o:5 2f:5 2k:4 2p:6 2q:8
H*3t 9	1q:8
H*3t a	0:8
H*3u 9	1q:8
H*3u a	2j:7 2p:5 2y:6
H*3v a	1n:4 24:7 2a:6 2d:4 2q:-3
H*3w a	1l:-3 21:3 24:8 2d:8 2f:4
H*3x a	1v:8 2j:6 2k:4 2o:3
H*3z a	2q:5
H*4 a	1q:3 1r:5 1s:3 21:4 27:3 2d:5 2p:4
H*41 ,	0:4
H*41 a	1y:3 25:5 2j:5 2m:3
H*42 a	2j:6
H*43 .	2g:5
H*43 Aa	2d:3 2g:12 2v:8
H*43 a	0:7 1x:3 24:6 2w:5
H*44 a	0:5 1k:5 1m:8 23:5 2k:6
H*45 ,	0:3
H*45 .	0:6
H*45 Aa	x:21 1k:7 1v:11 2g:4 2i:5
H*45 a	0:3 2p:6
H*46 a	1v:8 2h:3 2k:7
H*47 .	0:3
H*47 Aa	x:6
H*47 a	24:5 2o:7 2x:4
H*49 ,	0:3
H*49 Aa	1k:7 1y:5 2h:3 2l:-3 2v:6
H*49 a	1o:3 1y:3 23:3 2e:6 2f:6 2j:7 2m:5 2o:6 2u:8
H*4a a	2m:6 2o:5 2q:3
H*4c a	0:3
H*4d a	0:6 2q:7
H*4e a	0:4 1w:5
H*4f a	1x:6 2l:-3 2r:-3 2w:6
H*4g a	0:4
H*4h a	2l:6 2o:4 2q:-3
H*4i a	23:3 2a:3
H*4j a	2w:4
H*4k ,	0:3
H*4k a	0:4 1t:3 1x:4 2j:6 2o:3 2w:4
H*4l .	23:-3
H*4l ?	0:3
H*4l Aa	x:10
H*4l a	1r:8 2v:4
H*4m a	2r:7
H*4n a	1k:5 1x:5 2t:4
H*4o a	1o:4 1x:6 2j:9 2l:6 2q:3
H*4p a	23:3 25:7 2w:-3
H*4q .	0:6
H*4q Aa	1v:3 2j:7 2u:8 2v:4
H*4q a	1t:4 2j:3 31:-3
H*4r a	24:-3 2l:7
H*4s a	1y:5 25:-3 2d:6
H*4t a	1k:7 2f:8 2j:6 2k:12
H*4v ,	0:3
H*4v .	0:4
H*4v a	23:3 2a:3 2j:5
H*4w a	1x:9 2l:10 2p:8
H*4x ,	0:3
H*4x a	0:3 1q:6 25:8 2f:4 2j:5 2k:3 2l:3 2r:4
H*4y a	0:3
H*4z a	1x:6
H*5 ,	0:3
H*5 -	1l:9 26:4 2x:4
H*5 a	1z:3 2x:4
H*52 a	2j:4 2x:4
H*53 a	0:3
H*54 .	2g:3 2s:5
H*54 Aa	0:7 2g:10
H*54 a	2c:7 2m:5 2v:7
H*55 Aa	20:7 2e:5 2q:5 30:12
H*55 a	1y:5 2c:6 2o:9 2p:4
H*56 a	0:3 2c:10
H*57 Aa	1k:4 1x:3 2c:5 2m:3 2o:6
H*57 a	0:6 1t:5 23:3 2a:6
H*58 a	2r:11
H*59 a	0:4
H*5a a	0:3
H*5d a	0:3 1k:3
H*5e a	24:7
H*5f a	1n:4 25:5
H*5g a	1k:7 1v:15
H*5h a	0:6 2d:7
H*5i ,	1p:4 2d:3
H*5i Aa	0:5 20:4 2c:12
H*5i a	0:5
H*5j a	1s:6 2o:5
H*5k a	0:3 1k:3 2k:-3
H*5l ,	0:4
H*5l a	0:4 1l:-3 2q:6
H*5m a	2l:9 2o:-3 2x:6
H*5n a	0:6 2l:4 2q:-3
H*5o a	2w:7
H*5p a	2p:-3
H*5q a	24:4
H*5r a	0:5 24:4
H*5s a	1o:3
H*5t ,	0:3
H*5t ?	0:5
H*5t a	20:-3 2l:5 2m:6 2r:4
H*5u a	0:3 2c:5 2d:6 2l:5 2q:5 2y:4
H*5v a	0:6 1o:4 23:-3 25:5 2d:7 2m:11
H*5w a	1m:4 1n:-3 1r:6 27:8 2c:4 2j:3
H*5x ,	0:5
H*5x -	0:6 1x:6
H*5x .	0:5
H*5x 9	2:6
H*5x ?	0:3
H*5x Aa	x:7 1v:3 2d:4 2g:6
H*5x a	0:3 2k:5
H*5x a'a	2o:-3
H*5y a	1x:7 2l:5 2w:10
H*5z '	2v:7
H*5z Aa	x:8 1k:8
H*5z a	0:3 2f:5 2q:4
H*6 a	23:4 2c:7 2f:7 2j:7 2q:6
H*60 a	0:3 1v:4 2j:5
H*62 a	1o:3 1y:4 24:-3 2p:5
H*65 ?	2o:-3
H*67 a	0:4
H*6a a	0:7
H*6b a	1o:4 21:7
H*6c a	2c:3
H*6e a	0:5
H*6f a	2b:-3 2j:9 2s:-3
H*6g .	0:4
H*6g a	1n:6 1s:3 1x:6 27:6 2d:4 2l:3 2p:-3
H*6h a	0:4 25:8 29:5 2g:4 2k:4
H*6j a	2p:5
H*6k .	0:3
H*6k Aa	x:12 2v:4
H*6k a	0:4 1x:4 2f:4 2o:3
H*6l a	27:9 2k:6 2r:3 2s:8 2w:6
H*6m a	1o:6
H*6n a	0:3 1r:-3 25:5
H*6o a	0:4 25:6 2a:3 2o:4
H*6p a	0:3 1o:5 24:7
H*6q a	0:5
H*6r a	0:4 24:7
H*6s a	0:5 2u:5
H*6t a	2l:10 2w:6
H*6u .	24:-3
H*6u a	1n:6 20:3 2k:6 2r:3 30:4
H*6v a	0:6 2p:4 2q:-3
H*6w a	1k:7
H*6x ,	0:3
H*6x ?	0:5
H*6x a	1y:7 21:3 23:3 2j:5 2m:4
H*6y a	1k:4 1y:4 2a:4 2l:4 2o:3 2p:-3
H*7 9	0:11 2:9 2t:-3
H*7 Aa	s:5
H*7 a	1o:5 27:7 2j:4
H*71 a	20:5
H*72 a	0:3 1k:10 1o:4 1x:6 2c:3
H*73 ,	2l:9
H*73 .	0:3
H*73 a	0:4 1k:7 1n:3 21:3 2l:5 2r:3
H*74 a	1s:3 25:4 2c:8 2r:-3
H*75 .	0:4
H*75 a	1n:5 23:-3 24:11 25:4 27:12 2j:5 2w:3
H*76 ,	0:3 2b:-3
H*76 Aa	2g:7
H*76 a	1n:3 1s:8 1y:5 25:8 2a:4 2b:-3 2k:4 2o:4
H*77 ,	0:4
H*77 .	0:3
H*77 Aa	1k:12 1v:6 1x:5 28:5 2v:9
H*77 a	0:5 1o:-3 1q:3 21:3 23:6 29:-3 2k:4 2m:3 2p:6
H*78 a	0:5 24:7 2q:4 2w:7
H*79 .	0:7
H*79 Aa	1x:4 24:8
H*79 a	0:4 1x:4
H*7a ,	0:4
H*7a .	0:7
H*7a Aa	1k:10 1v:5 2e:7
H*7a a	1o:-3 1x:7 23:3 2o:13 2q:4
H*7b Aa	1v:9 20:8 2o:9 2v:9
H*7b a	0:3 1y:-3 2j:3
H*7c a	0:7
H*7d a	1v:5 2e:9 2m:6
H*7e a	0:3 1y:5
H*7f a	1x:6 2o:5
H*7g a	0:4 24:6 2w:5
H*7h a	1t:8 2g:6 2o:4 2r:-3
H*7i a	1x:6 25:9 2j:4 2l:4 2r:3 30:3
H*7j a	0:5 20:6 2s:8 2z:4
H*7k a	21:6 23:5 2f:3 2k:5 2w:4 2x:3 2y:3
H*7l ,	0:4 2a:-3
H*7l a	1v:5 2o:-3 2w:3
H*7m .	0:3
H*7m a	29:-3 2k:7 2l:4
H*7n a	1k:5 2r:3
H*7o .	0:7
H*7o Aa	1k:3 28:3 2v:9
H*7o a	0:5 1v:4 2p:6
H*7p a	23:-3 24:3 27:3 2a:4 2e:6
H*7q a	0:4
H*7r a	1y:3 2o:5 2y:4
H*7s a	0:3 1k:6 24:4 2o:5
H*7t a	0:5
H*7u ,	0:4
H*7u a	0:5 1x:4 24:6 2e:8
H*7v .	0:4
H*7v Aa	0:8 1w:8 2c:4 2k:4 30:5
H*7v a	1n:10 1r:6 1s:3 2m:6 2w:3
H*7w ,	2o:8
H*7w a	1v:8 27:8 2j:5 2v:4 2w:-3
H*7x a	0:6 2a:7
H*7y a	1n:9 1x:3 1y:5 2m:6
H*7z a	20:6 27:5 2k:4
H*8 ,	2d:3
H*8 -	1s:6 1x:12 25:6 2j:10 2q:3 2w:7
H*8 9	0:9 1l:6 2p:7 2x:4
H*8 A	2i:7
H*8 A'a	0:3
H*8 Aa	20:7 23:5 24:4 2d:6 2g:10 2i:4 30:7
H*8 a	2n:-3
H*8 a'a	0:3 1o:10 1t:-3 2a:4
H*80 a	1o:5 25:4 2m:11
H*82 ,	0:5
H*82 .	0:3
H*82 ?	0:4
H*82 a	1v:5 24:5 2c:5 2j:5 2k:4 2p:3 2q:6 2r:-3
H*83 .	0:3 2a:-3
H*83 Aa	x:6
H*83 a	0:5 20:3 27:6 2c:5 2o:4 2w:3
H*84 a	1n:-3 1t:-3 1x:11 24:3 2d:8 2j:7 2p:5 2w:4 2z:4
H*85 a	2l:8 2w:3
H*86 a	0:3 27:-3 2p:4
H*87 a	1m:6 1r:4 1y:4 1z:3 21:3 2c:4 2k:4 2o:5
H*88 a	0:3 24:3 2c:4 2j:7 2k:5
H*89 .	0:4
H*89 a	1n:4 1o:3 20:9 24:3 27:6 2m:6 2z:7
H*8a ,	20:5
H*8a a	24:6 27:3 2d:-3 2w:3
H*8b a	0:3 2d:3 2j:9 2o:3
H*8c a	1o:-3 1v:4 24:6 2k:5
H*8d ?	0:3
H*8d a	0:5 1r:3 2b:-3 31:4
H*8h Aa	x:6
H*8h a	1v:8 2r:4
H*8i a	0:5
H*8j a	0:3 1o:3 27:5 2o:-3 30:3
H*8k a	1n:-3 1x:3 25:3 2r:3
H*8m a	24:5
H*8n Aa	2e:6 2v:9
H*8n a	0:3 1k:6 1m:8 20:8 2a:-3 2b:6 2j:5 2o:6
H*8o a	0:3 1k:3
H*8p a	1x:4 2w:-3 2y:3
H*8q a	0:3
H*8r a	1t:9
H*8s .	2g:7
H*8s 9	1q:11 1t:7 23:8
H*8s a	1x:4 27:6 2a:4
H*8t a	24:7
H*8u a	1n:8 1q:3 2m:3 2v:8
H*8v ,	1x:-5
H*8v Aa	30:7
H*8v a	1v:6 1y:3 27:4 2r:3 2y:3
H*9 a	0:3 25:4 2c:6 2f:6 2j:5 2l:6
H*a -	0:12 2k:13 2y:9
H*a 9	1p:19 1x:4 2o:10 2x:7
H*a 9:9	1x:6 24:7 2r:5
H*a A	1x:3 2a:3 2l:6
H*a A'a	24:6
H*a Aa'a	0:-3 c:19 1x:6 24:5 25:14
H*a a'a	0:4 23:9 2k:3 2q:-3
H*b -	0:12 1s:11
H*b 9	0:16 23:14 24:4 2d:-3
H*b A	24:11 2w:8
H*b Aa	0:7 2o:3 2p:-4
H*c a	1x:7 2o:7 2u:5
H*d ,	2q:5
H*d Aa	1k:7
H*d a	29:-3 2f:5 2u:4 2z:-3 30:3
H*e a	1k:3
H*f ,	0:3
H*f a	1x:7 1y:3 2t:4
H*g a	0:3 1v:8 24:11 2r:-3
H*h .	0:3
H*h a	1x:8
H*i a	0:3 1k:6
H*j a	1x:4 23:7 2f:7
H*k ,	2r:4
H*k 9	0:6 1t:5 2j:3 2w:6
H*k a	1y:5 29:-3 2f:4 2w:3
H*m Aa	1q:3 2o:6 30:8
H*m a	0:3 2f:6
H*n a	0:3
H*o a	2o:3 2z:8
H*p a	0:3 1x:4 24:3 27:4 2o:-4 2q:3
H*q a	1o:3 2j:3 2r:4
H*r -	1v:3
H*r .	1u:5
H*r Aa	x:9
H*r a	1t:3 2d:6 2e:-3
H*s a	1x:5 29:-3 2o:5 2s:-3 2w:-3 2y:3
H*w Aa	x:10
H*w a	0:3 2s:3
H*x 9	1x:9 26:12
H*x Aa	1g:7 2k:7
H*x a	1q:10 1s:3 20:3 25:3 27:7 2a:5 2l:4 2m:7 2z:5
H*y .	0:3
H*y 9	0:12 1q:6 24:9 29:8
H*y Aa	0:8 2c:5
H*y a	1n:6 21:3 2s:3 2t:-3 2w:5
H*z ,	2o:5
H*z a	21:3 2k:3 2q:4
Hanimal .	2a:-3
Hanimal Aa	x:7
Hanimal a	1m:5 1n:-3 20:3 2q:3
Hbody ,	2b:-3
Hbody a	25:9 30:4
Hbody a'a	0:4 25:7
Hbreed ,	0:6
Hbreed a	1n:4
Hcare a	1n:-3 1x:6 24:4 2j:3
Hcondition ,	0:3
Hcondition .	2g:7
Hcondition a	1m:6 1q:4 1y:3 32:3
Hdevice 9	1q:11
Hdevice ?	1q:-3
Hdevice A	1q:15
Hdevice Aa	1q:20
Hdevice a	1o:-3 24:6 2w:5 2y:4
Hdiet a	29:-3
Hdoing ,	2q:3
Hdoing a	2k:3
Hemployer ?	0:3 1q:-3
Hemployer Aa	1k:5 1q:3 2z:5
Hemployer a	1q:6 1v:4 1y:5 2c:4 2z:8 30:4
Hfaith a	1k:3 2j:9
Hfield 9	0:7
Hfield Aa	x:12 1k:3 2v:5
Hfield a'a	2j:8
Hgiven ,	2d:3
Hgiven Aa	1x:5 20:9 2g:9 2u:3 2v:3
Hgiven a	2c:5 2q:4
Hgiven a'a	0:3
Hill ,	0:3
Hill a	1m:6 1w:-3 1x:4 1y:3 2q:4
Hindustry 9	0:12
Hindustry Aa	x:5 1v:9 1y:6 2v:4
Hindustry a	29:4 2j:8
Hindustry a'a	2j:8
Hinstrument a	1o:-3 1s:3 2j:5 2r:-3
Hjob A	2i:7
Hjob Aa	x:12 1k:3 1x:4 24:7 2a:5 2g:10 2w:8
Hjob a	1k:4 2o:4
Hjob a'a	0:5
Hjobless ,	0:5
Hjobless a	23:6 2j:4
Hkin !	0:4
Hkin "	2a:-3
Hkin '	2q:7 2v:5 2w:3
Hkin ,	1o:4
Hkin -	0:6 1x:6 24:10 27:7 2q:4
Hkin .	2g:8
Hkin 9	2:19
Hkin A	0:6 2i:7
Hkin Aa	x:33 28:9 2d:4 2g:5 2i:4
Hkin Aa'a	0:23
Hkin a	20:3
Hkin a'a	0:5 1x:10 2o:-3
Hlabel a	29:-3 2l:4 2s:-3 30:3
Hlanguage ?	2o:-3
Hlanguage a	1v:3
Hleisure Aa	s:6 1k:6 2c:10 2o:9
Hleisure a	1v:3 24:4 27:6
Hmaker ,	0:4
Hmaker Aa	2z:8 30:17
Hmaker a	0:4 1o:6 1v:4 2k:4 2o:3
Hnation ?	2o:-3
Hnation Aa	2b:10 2g:9 2h:10 2o:8 2u:7
Hnation a	1v:3 2a:4
Hpastime Aa	1k:3 1p:9 20:10 24:4
Hpastime a	2w:3
Hpeople a	0:4 1s:6 24:3 25:6
Hplace A	1x:6
Hplace Aa	24:3 2e:8 2v:11
Hplace a	2c:5 2h:4 2o:4
Hpossession Aa	1q:9 2q:4 2v:6 2z:9 30:-3
Hpossession a	1k:5
Hprocedure -	0:3 1k:3 1x:4 2d:4
Hprocedure .	0:3
Hprocedure 9	0:8 1x:5 2w:8
Hprocedure A	0:3 1k:6 1y:4 24:-5 2k:5 2r:5 2w:6
Hprocedure A'a	0:5
Hprocedure a	1z:-3 24:3 2b:-3
Hprocedure a'a	0:3
Hschool a	1l:-3 2p:-4 2y:3
Hsign a	25:3
Hsport ,	2q:5
Hsport a	2f:5 2k:4 2t:-3 2y:3
Htech ,	2a:5
Htech .	1u:6
Htech 9	1x:10 29:5 2q:4 30:4
Htech a	2w:5
Htool "	1y:-3 2a:4
Htool Aa	1q:4 2z:16
Htool a	1s:4 27:3 2k:4 2t:-3
Htrait ,	23:-3
Htrait Aa	0:14 1k:3 1x:3
Htrait a	1v:7 27:8 29:-3 2c:4 2v:6 2y:7
Htrouble a	2q:4
Hvehicle Aa	1v:4 2g:4 2q:4 30:8
Hworkplace Aa	0:5 1q:11 29:8 2o:4 2v:6 2z:7
Hworkplace a	2d:6 2j:8
M! !	1x:8 25:5 2r:5 2v:3
M! $	0:12
M! what	0:3 1t:12
M" ,	0:5 26:8
M" .	0:5 2a:9
M" and	0:4 1y:-3 26:6 2q:-3
M" i	2p:-3
M" in	0:5 1m:-3 2a:-3
M" into	0:4
M" is	0:13
M" who	0:4
M#1 $	0:8
M#1 ,	23:8 24:9 25:9 26:7 2r:9 2w:5 31:8
M#1 .	2o:10 30:3
M#1 am	24:3
M#1 and	0:3 1x:6 24:12 26:4 2d:-3
M#1 in	0:4 23:7 2r:9
M#1 k	27:-3
M#1 pm	2a:3
M#2 $	0:8 1x:-3
M#2 ,	0:5 1n:6 1q:8 1x:6 1y:8 23:12 26:8 2o:8 2r:11
M#2 -	0:7
M#2 .	1x:12 23:3 2r:9
M#2 ?	0:5
M#2 and	1q:4 25:8 26:4 2o:4 2x:7
M#2 bucks	24:10
M#2 in	0:8 2q:3
M#2 k	0:5 2t:-3
M#2 kg	26:8
M#2 kilos	0:4
M#2 minutes	2r:4
M#2 now	0:12 26:6
M#2 people	0:4
M#2 s	1k:10 20:4
M#2 th	2v:6
M#2 year	0:4
M#2 years	0:4 1a:5
M#3 #4	0:5 14:3
M#3 $	0:5 2r:-3
M#3 ,	0:5 1x:-3 21:5 2n:9 2r:6 30:6
M#3 -	2n:9
M#3 a	0:5 24:7
M#3 and	1q:6 2n:6
M#4 $	2n:4
M#4 ,	1p:3 1x:4 23:13 24:3 2n:6 2r:9
M#4 .	1p:4 2k:9 2n:6
M#4 ?	0:8
M#4 and	1x:7 1y:6 2n:3 2o:7 2r:8 2x:6
M#5 #6	0:3
M$ #3	0:6
M$ $	0:3 1l:3
M' #1	n:4
M' #2	1n:6 1y:5 2q:5
M, "	0:9 1x:17
M, #1	1p:5 2d:9 2m:5 2o:6
M, #2	24:4 2d:3 2g:15 2j:3 2m:8 2q:4 2r:6 2s:7
M, #3	1x:11 24:11 25:10 26:3
M, #4	2j:10 2q:4 30:12
M, a	0:5 1l:14 1r:4 1v:6 1x:15 1z:6 21:10 2d:7 2t:9 30:6
M, after	1k:11 1n:12 1o:7 1x:11 29:8 2e:10
M, all	1k:6 1n:10 1t:6 23:8 2s:12 31:7
M, always	12:4 21:11 24:16 2c:11 2p:10
M, and	1n:6 1o:4 1p:4 1q:3 1r:6 1s:9 1t:9 1u:5 1x:6 1y:3 25:3 27:3 29:5 2f:3 2j:10 2l:4 2o:4 2r:5 2s:5 2t:7 2v:6 2w:3 2x:6 2z:5
M, any	1o:3 1v:10 21:-5 24:3 25:10 2f:9 2l:3
M, are	0:5 1y:5 25:8 2j:9
M, as	1x:8 20:8 24:14 2j:3 2l:9 2p:5
M, asking	0:12
M, at	1m:11 1n:9 1t:6 24:4 2j:5 2k:5 2o:6 2p:4 2t:8 2u:7
M, be	0:16
M, because	0:5 21:12 23:7
M, before	1l:5 20:5 23:5 2t:11 2v:12
M, both	1z:5 25:8 2d:11 2w:9 31:9
M, but	1o:7 1s:9 1y:4 21:3 27:7 2a:5 2j:4 2o:13 2p:5 2u:3 2w:6 2x:9
M, can	0:3 1o:3 1v:7 21:5 25:3 29:10 2c:9 2d:5 2k:3 2o:6 2w:7 30:3
M, could	1o:9 2k:9 2r:7 2w:9
M, do	0:7 1y:9 24:3 26:10 2o:7 2r:5 2x:8
M, does	1m:11 1v:6 24:7 2q:4 2w:7 30:6
M, don't	1o:9 23:7 24:6 2j:5 2o:6
M, even	0:6 23:10
M, explain	0:7 25:6
M, first	1k:9 1n:10
M, fix	0:7
M, for	0:6 24:11
M, forty	1x:5 25:3 2j:10 2k:10
M, found	1l:5 1m:9 1x:9
M, four	2j:11 2q:10
M, from	0:6 24:3 2q:3 31:4
M, give	0:4 20:10 23:9 2z:6
M, good	0:9 25:3
M, got	20:4 25:10 2e:11 2k:-7 2w:10 30:3
M, half	0:6 1w:3 27:7 2o:10
M, has	1l:9 1q:9 1t:6 1z:4 2e:10 2g:9 2j:8 2l:5 2m:5 2s:8 2t:8 2w:8
M, having	1k:5 1q:10 2o:6 2v:8
M, he	23:7 2g:3 2j:3
M, he's	1p:6 1x:8 25:5 2j:7 2v:9
M, help	0:3 1o:6 1v:9 1x:7 24:5 2c:5 2r:3
M, her	2l:6 2m:12 2o:-3
M, hes	24:7
M, his	1p:8 2o:3 2t:7
M, how	1o:3 1x:4 1y:3 23:5 24:4 25:5 29:4 2b:-3 2c:4 2d:5 2f:6 2o:4 2x:5 2y:5 31:6
M, i	0:5 1n:6 1p:8 1s:4 1w:7 1x:5 1y:5 20:5 24:6 27:4 2a:10 2e:10 2m:5 2r:3 2v:11 2y:9 31:4
M, i'm	0:10 1v:7 1x:8 25:5 2r:6
M, i've	0:3 1x:4
M, ideas	2o:12
M, if	0:6 2a:8 2w:9
M, im	2t:12
M, in	0:4 1z:8 20:6 24:3 28:11 2a:12 2d:4 2e:9 2l:6 2o:6 2p:5 2q:4 2r:9 2w:12
M, is	1l:3 1q:3 1r:7 1v:6 1w:8 21:9 24:8 25:7 2d:5 2e:5 2g:10 2k:6 2q:3 2w:4 2z:5
M, it	1x:10 1z:12 24:3 2a:10 2q:9
M, it's	0:4 1r:6 23:9 2f:-5 2k:8 2p:7 2y:7 30:6
M, its	0:7 1o:5 2o:10
M, just	24:7 2a:4 2j:8 2l:3 2n:3 31:10
M, like	23:8 2k:8 2l:9 2q:6
M, lives	0:12 2:3
M, make	0:5 1v:6 2c:10 2o:9 2z:8
M, me	1x:12 1y:11 2d:9 2l:8 2r:10
M, mostly	24:7 2j:6 2k:8 2q:8
M, mr	2v:12
M, my	1k:4 1l:7 1m:8 1x:5 23:4 27:14 29:-3 2a:6 2g:11 2r:8 2v:4 2w:3 2x:7
M, n	24:4 2d:9 2t:7 2w:9
M, need	1k:7 24:3 2f:3 2g:4 2q:5
M, never	1s:11 24:-4 2a:6 2j:6 2r:10 2x:4
M, new	1v:8 1x:11 24:3 2r:7
M, no	0:4 1l:6 25:4 27:5 2a:9 2j:6 30:5
M, not	0:5 1k:9 1o:8 1p:5 1w:6 1y:8 23:3 24:6 25:3 2a:9 2c:5 2j:4 2o:8 2r:6 31:6
M, nothing	0:6 20:11 23:10
M, now	1n:7 1s:7 1x:7 1y:7 21:6 24:5 27:7 2c:6 2f:6 2i:7 2l:5 2o:6 2p:11 2u:9
M, of	0:8 1k:9 20:7 2s:10
M, on	23:9 25:13 2o:6 2p:9
M, one	1t:8 1v:7 1z:6 2d:9 2k:6 2o:5 2q:6 2r:8 2s:6 2v:3
M, only	1l:8 24:11 2m:-6 2p:10
M, or	0:11 1o:-3
M, our	x:15 1x:8 2g:10 2o:4 2r:10
M, please	0:7 1n:6 1u:5 1x:7 2c:10 2o:5 2v:8
M, put	1k:12 1o:4 1u:6 1y:8 24:7 2g:5 2i:8 2n:9
M, same	1p:11 2s:10 2x:3
M, says	0:4 25:7 2l:5 2w:6 2x:-4
M, she	1w:5 1x:3 1y:7 20:9 2d:6 2g:11 2l:8 2x:6
M, she's	1l:6 1x:10 27:10 2d:10 2g:5 2j:4 2x:5
M, should	0:3 1n:8 2f:12 2n:3 2w:8
M, since	0:12 1l:4 2h:8 2m:5
M, six	1x:10 2j:4 2m:10
M, so	1p:4 1r:3 1s:3 1x:6 24:8 25:5 26:5 28:5 2j:7 2l:4 2n:4 2o:5 2p:4 2z:5
M, still	1k:11 1l:3 1x:-6 1y:7 25:12 2j:12 2s:12 2x:5
M, suggest	1k:16 2o:8 2q:8
M, tell	0:12 1x:6
M, that	1n:11 23:8 25:9 2j:-6 2l:4 2o:6 30:6
M, that's	1n:3 1o:6 1p:8 1t:7 1w:6 23:8 2c:6 2f:9 2k:3 2q:6 2y:8
M, thats	0:9 23:6 2w:12
M, the	1r:9 1u:6 1y:4 1z:10 25:8 27:3 28:5 29:4 2d:3 2k:4 2p:8 2q:4 2r:8 2u:12 2w:9 2z:8 30:3
M, then	0:8 2j:12 2n:6
M, they	0:5 1p:10 1x:14 2m:-6 2x:-5
M, though	1k:6 1x:8 24:9 2m:3 2w:5
M, three	1v:7 1y:4 24:5 2c:11 2j:11
M, to	1v:9 1x:13 2j:9 2m:4
M, too	1k:13 23:9 24:6 2j:4 2q:10
M, took	1o:4 27:6 2j:10 2w:-3
M, twenty	1v:7 24:-5 2o:9
M, two	0:5 1p:4 1v:7 1x:15 1z:6 25:8 2f:11 2m:4
M, want	1p:8 1v:10 31:8
M, wants	1v:10 24:13 2e:10 2j:14 2l:12 2m:9
M, was	x:4 1n:4 1p:11 2j:6
M, we	0:4 1v:4 1w:-3 21:8 2d:4 2t:9
M, we're	1x:9 2o:16
M, well	1r:10 1z:10 2j:4
M, what	0:8 1k:3 1n:4 20:8 23:7 24:5 25:5 29:3 2c:7 2d:9 2h:4 2l:4 2o:8 2u:7 2w:4 31:9
M, what's	0:6 24:6 2e:11 2l:4 2r:7 2t:8
M, whats	0:4 1t:8 1x:5 24:7 2c:7
M, when	0:15 1x:9 23:9 2a:-3
M, where	1k:3 1v:5 20:7 2d:3 2j:7 2x:3
M, which	1l:7 1m:8 1n:9 1p:4 20:6 23:5 25:5 26:4 2c:4 2j:4 2k:9 2l:6 2t:5
M, who	2e:9 2g:8 2p:6 2w:9
M, why	0:11
M, will	1x:9 2p:-3 30:10
M, with	0:3 1x:12 2f:11 2j:6 2o:11 2r:4 2z:10 31:9
M, would	0:13 1w:7 1y:8 23:3 24:-5 25:-7 2v:9
M, write	0:4 1k:9 1s:9 1z:4 23:6 24:8 30:11
M, you	0:9 2o:-3
M- #2	0:10 2k:9 30:6
M- #3	14:11 30:5
M- #4	2n:6
M- eight	1x:13
M- five	0:5
M- four	26:3
M- in	1x:7
M- law	1x:5
M- old	0:4 1k:-3 1z:3
M- six	2x:7 31:4
M- three	2x:3
M- two	31:4
M- up	0:4 1x:10
M- year	0:7 1k:-3
M. "	0:12 2m:-6
M. $	1k:6 1n:11 1p:8 1v:3 1y:7 1z:7 20:7 21:3 24:3 25:5 2m:9 2n:3 2r:4 2u:7 30:7
M. .	0:7 1x:8
M. a	0:9 21:6 24:4
M. any	0:5 1o:4 20:-3 27:6 2c:9
M. anyway	0:6
M. are	0:9 23:11 27:11 2o:10 2r:5 2z:-3
M. best	24:8 2o:11 30:10
M. can	0:4 1o:5 1s:7 24:5 2d:9 2j:9 2o:7
M. could	1l:8 1x:5 24:6
M. do	0:3 25:10 2l:13 2q:7
M. does	1l:9 24:4 27:6 2c:9 2k:5 2m:10 2o:9 2y:3
M. draft	0:5 2o:10
M. example	1u:14
M. explain	0:14
M. first	0:9 2o:13
M. funny	0:3 2l:11
M. give	0:3 24:7 2q:8
M. he	1x:9 2c:10 2k:9 2l:9 2m:12
M. he's	1n:10 1v:7 1x:5 24:11 26:7 2j:3 2m:-7 2r:7
M. help	1x:9 2e:11 2f:9 2j:12 2l:10 2o:4 2r:8
M. how	1m:7 1o:3 1p:3 1q:8 1s:3 1z:5 23:5 24:4 29:3 2d:7 2f:4 2j:4 2l:4 2p:9 2q:7 2s:7 2u:3 2w:7 2x:3 2z:7
M. i	1k:4 1l:5 1o:13 1s:5 1t:9 1v:3 21:4 23:9 24:7 26:8 2a:3 2c:4 2k:5 2s:6 31:4
M. i'm	1x:6 1y:10 23:9 25:3 2o:3 2w:7
M. in	0:20
M. is	1n:5 1r:6 1s:4 23:8 24:12 25:4 29:13 2e:4 2k:8 2o:3 2p:4 2r:5 2x:8 30:5
M. it	0:9 1x:-4 2o:-5 2y:8
M. it's	1x:9 2o:8 2q:12
M. kindly	1u:6 24:-3 2o:14 2r:-3 30:10
M. make	0:3 1y:8 2f:13 2w:10
M. may	0:10 25:11
M. my	1o:3 1w:9 1y:5 1z:9 23:8 24:-3 25:9 29:10 2c:6 2j:9 2l:9 2o:7 2q:7 2w:7 30:5
M. need	1x:11 2i:7 2j:3 2r:9
M. no	27:13 2a:11
M. now	0:3 23:12 2a:16
M. org	0:6
M. please	1k:10 1r:4 21:7 22:6 23:6 2g:5 2o:6 2r:7 2w:7
M. put	0:7
M. she	1v:5 2d:7 2k:10 2x:3
M. she's	1x:9 24:13 25:9 2x:11
M. should	0:10 2c:11
M. so	0:5 1x:5
M. suggest	0:4 1o:7 24:7 2d:8 2p:-3
M. tell	0:8 23:11
M. the	1x:7 2m:9 2w:9 2x:7
M. three	0:7 2k:12
M. we	1s:9 21:8 24:5 2l:10 2p:7
M. what	1o:6 1r:3 1v:5 25:5 27:6 2a:6 2e:3 2j:8 2k:4 2m:3 2o:3 2r:5 2s:8 2x:3 2z:9
M. what's	0:3 1o:7 1z:8 21:7 23:3 25:6 2c:10 2j:6 2k:6 2l:4 2o:4 2p:6 2x:9
M. whats	0:5 1n:8 1x:4 1z:9 24:3 27:9 2a:9 2o:6
M. when	1l:8 2o:9 31:9
M. where	0:5 1k:8 20:8 23:4 25:8 2p:6 2w:9
M. which	1t:9 24:12 27:11 2p:3 2w:4 2x:3 2y:5
M. who	0:6 1x:9 20:9 2o:9
M. would	23:8 27:10 2o:12 2r:10 2s:7 2v:4 2x:7
M. write	0:6 1v:8 1x:6 2l:10 2o:8 2w:8
M: i	2y:3
M: my	0:6
M: the	0:5
M; i	24:9 2a:4 2o:4 2q:7 2z:9
M; it	1r:5 1t:12 24:4 2o:15 2z:4
M; please	x:3 24:6 2e:12
M; the	8:7 1o:8 20:13 2x:13
M; what	0:9 21:9
M? ?	2t:5 30:11
M? asking	0:7
M? i	0:5 2w:13
M_ _	0:9
Ma #1	2a:9 2l:-3 2r:5
Ma #2	2r:6
Ma #4	0:8
Ma baby	1z:8 2o:3
Ma bakery	0:3 1x:5
Ma bank	2j:7
Ma big	1n:4 2p:5
Ma birthday	2r:-3
Ma bit	1x:6 2x:9
Ma bloke	0:4
Ma boat	2q:-3
Ma book	0:5
Ma boy	1x:-5 2o:-3
Ma bus	0:7
Ma car	1x:16
Ma card	2p:3
Ma cat	2m:10
Ma church	2l:4 2o:8
Ma cruise	1y:11
Ma day	0:5 1r:6 24:15
Ma dentist	0:6
Ma fair	0:3
Ma fella	0:6
Ma flat	1o:-3
Ma fortnight	0:6 1v:3
Ma friend	2a:6
Ma full	24:10
Ma girl	2d:8 2t:7
Ma guy	2a:5
Ma half	1l:12 23:5 31:9
Ma heart	2l:9
Ma hot	2d:10
Ma house	1x:4
Ma job	1x:10
Ma kid	30:4
Ma kitchen	0:4
Ma lady	1x:9
Ma landlord	2l:7
Ma letter	0:3
Ma lil	0:4
Ma list	1x:-3
Ma month	23:10 24:8 29:5 2t:-3
Ma morning	0:7 2a:4
Ma new	1x:4 2o:3
Ma night	24:12
Ma nurse	2j:12
Ma person	23:-3
Ma pilot	23:5
Ma pixel	0:4
Ma plane	1y:8
Ma proper	0:4
Ma real	1x:3
Ma second	1t:8 2o:5
Ma short	0:3 1x:-3
Ma single	2a:3
Ma small	23:9
Ma spreadsheet	24:3
Ma stroke	e:4
Ma student	0:5 1x:-3
Ma sunday	0:8
Ma thing	1o:5 2o:7
Ma wedding	0:4 1y:7
Ma week	24:13 25:3 29:6
Ma whippet	0:3
Ma whole	2w:6
Ma widow	2x:9
Ma year	29:6 2x:7
Mabout a	2q:8
Mabout it	0:3 2x:9
Mabout the	2q:4
Maccording to	25:4
Maccount of	0:11
Mafraid of	0:5
Mafter a	1v:5 1x:10 1y:9 2c:8 2v:8 2x:4
Mafter all	1x:7 24:8 25:4 2j:5 2o:10
Mafter the	1k:11 1n:3 1v:5 23:3 2k:8 2o:7 2v:7
Magain $	0:7
Magain ,	2d:6
Magain .	0:6 23:-3 24:9
Mage ,	1k:7 1o:5 2a:4
Mago ,	0:10
Mago and	1x:13
Mall ,	0:12 2a:-3
Mall .	0:3
Mall day	0:3 2j:9 2p:3
Mall of	23:5
Mall that	0:3 1o:6
Mall the	0:10 2o:-3
Mallergic to	0:3
Malready ,	26:7 2w:14 2x:11
Mam ,	24:12
Mam i	2z:10
Man hour	2s:-3
Man iphone	0:5
Man old	2k:5 2p:4 2q:4
Mand #2	26:12
Mand a	0:4 1l:3 1t:3 2c:8 2j:4 2k:8 2l:7 2o:4 2z:4 30:7
Mand all	0:9 1y:7
Mand an	1q:8 2q:4
Mand can	25:7
Mand cons	0:5
Mand don't	0:3 2u:5
Mand every	26:7
Mand everything	2o:10
Mand got	2x:-5
Mand had	1x:4 2j:6
Mand has	1x:5 23:5 2j:4 2w:6
Mand have	1v:10 24:5 2o:5 2q:11 2w:9
Mand he	21:-7 2f:8 2g:8
Mand he's	1p:3 1v:3 25:7 28:6 2j:9 2x:10
Mand her	0:4 1x:4 2d:8 2v:-5 2z:9
Mand hes	1v:13 2d:11 2s:5 2v:7
Mand his	2j:7 2l:6 2r:5
Mand i	1m:5 1n:3 1r:7 1x:5 25:11 2f:8 2g:6 2i:7 2m:7 2r:4 2t:6 2u:4 2w:3
Mand i'm	1p:3 24:6 25:4 28:5 2e:4 2o:3 2r:3 2t:9 2u:6
Mand i've	0:4 1t:7 24:4 2t:8
Mand im	0:5 1z:8
Mand in	1l:9 26:6 2r:-3
Mand is	1y:8 23:-3 25:15 2j:4 2v:8
Mand it	1k:3 1n:7 1p:9 1r:9 24:6 27:6 30:7
Mand it's	1k:7 25:16 2e:9 2l:5 2w:6 2x:12
Mand its	27:12 2q:5 2v:5
Mand just	2a:8
Mand me	1z:14 28:9 2d:10
Mand my	0:3 1k:8 1o:5 1t:7 1v:4 21:8 29:6 2p:3 2x:10
Mand never	0:5 1k:8 29:-4 2x:6
Mand no	1r:7 1t:10 1z:7 2b:8
Mand nobody	20:4 2d:10
Mand not	0:5 29:6 2a:8
Mand now	24:9 27:7 2j:3 2l:3 2u:5
Mand one	1z:5 24:8
Mand our	1k:4 2u:5
Mand she	1q:7 1z:3 24:7 25:5 27:7
Mand she's	23:7 29:6 2v:7 2w:4
Mand still	1l:6 1x:8 2d:10 2x:10
Mand that	0:3 1t:12 1x:11
Mand the	1n:4 1x:3 25:3 2n:3 2q:4 2v:8 2y:4 30:6
Mand then	1x:4 24:6 2j:10
Mand there's	2w:5
Mand they	1o:4 1t:6 1z:7 25:4 2h:6 2l:4 2s:3 2v:6 31:4
Mand this	24:7 2b:7
Mand two	1z:4 2d:5
Mand wants	v:7 1k:4 1m:8 1x:7 1z:4 27:7 2w:4
Mand we	1v:4
Mand we're	v:3 1y:3
Mand what	0:6
Many good	0:11 1o:-3
Many more	1o:5 1s:7 2a:-3 2w:5
Manymore ,	1q:7 1s:7 1v:6 1x:6 2e:6 2o:7 2w:7
Mare a	0:9
Mare in	0:7
Mare not	2r:-3
Mare the	20:16
Mare there	2z:-3
Mare they	0:4
Mas a	1k:5 1v:8 1y:7 29:8 2x:6
Mas an	1x:6 1y:5
Mas my	0:8 1o:8
Mas of	1r:6 1v:5 25:3 2j:13 2k:7
Mas the	0:5 30:13
Mask for	1o:3
Mask me	0:5
Mat #1	0:3 1x:5 24:8 27:4
Mat #2	0:6 1x:4 24:7 2s:9
Mat #4	24:3
Mat a	0:5 1x:7 27:7 2x:6
Mat all	1r:3 2y:8
Mat christmas	1x:4 24:10 2c:9 2o:3 31:8
Mat half	2o:5
Mat home	0:7 2d:5 2j:6 2o:4
Mat it	0:10
Mat last	0:8 1t:4 1x:4
Mat me	0:12 24:4
Mat my	0:4 24:3 2j:6 2o:3
Mat night	1o:5 1y:-3 24:5 25:8 2a:3 2o:7
Mat sixty	30:12
Mat the	1n:-5 1t:3 2g:13 2j:6 2m:3 2x:5 31:3
Mat this	0:6 2o:-3 2x:12
Mat work	1x:5 2k:8 2l:9
Maugust ,	2o:7
Maway $	0:10
Mback ,	0:10 1x:12 23:-3 2b:-3
Mback .	0:4
Mback in	1r:8 1v:16
Mback on	0:3
Mbad ,	25:13
Mbad for	0:9
Mband ,	27:9 2c:5
Mbe a	1o:4 1x:6 23:6
Mbe done	1o:4
Mbe honest	2r:9
Mbe on	2l:7
Mbecause i	0:9 2q:11
Mbecause of	24:11 2o:8
Mbeen a	0:3
Mbeen to	1y:12
Mbefore i	23:5 24:4 2j:18 2o:4 2x:6
Mbefore my	23:13
Mbefore the	0:9 1v:10 1y:4 2o:3 31:6
Mbeing a	2b:-3
Mbelieve in	1o:10
Mbest man	1x:11
Mbetter .	2c:4
Mbetter for	2y:-3
Mbetter than	2c:4 2q:-3 2w:10
Mbetween a	0:3
Mbit of	23:8 2q:8
Mblood pressure	23:5
Mboat ,	1x:12
Mboss ,	0:6
Mboy ,	1x:13
Mbrother ,	2d:11
Mbrother has	0:4
Mbucks $	0:7
Mbut i	2l:4 2o:5 2w:5
Mbut it	0:3
Mbut my	23:12 2u:10
Mbut not	0:8 2w:7
Mbut she	2c:6 2d:6
Mbut the	1x:4 2g:4
Mby a	1x:10
Mby the	1x:3 27:5 2d:9 2m:5 2o:4 2w:3
Mcalls me	0:8
Mcame home	0:7
Mcan do	0:6
Mcan he	0:4
Mcan i	0:3
Mcan they	0:3
Mcan u	0:3
Mcan you	2a:-3
Mcat ,	13:5 1x:11
Mcats ,	0:5
Mchange my	2a:-3
Mchristmas ,	23:7 2o:6
Mclass ,	0:9 2j:9
Mclub ,	0:3 1k:9
Mco -	1k:5 2q:5
Mcollege ,	0:4
Mcom ,	1u:4
Mcome from	0:8
Mcomes from	0:3 25:9 2c:10
Mdaughter ,	1t:11
Mdaughter has	0:3
Mday ,	0:4 24:6 2o:6 2r:5
Mday .	24:8 2o:5 2z:-3
Mday and	1r:11 1x:-3
Mdays $	0:3
Mdays ,	0:12 24:5 2o:-3
Mdays .	0:7 1o:5
Mdays a	2o:6
Mdiabetes ,	25:4
Mdied ,	1x:8 2o:-3
Mdied in	1q:7
Mdo ,	0:6 2a:7
Mdo i	0:3 1w:5 2b:-3
Mdo not	0:4
Mdo the	24:9
Mdoctor ,	0:7
Mdoes a	2q:6 2w:-3
Mdoes my	0:4
Mdoes not	0:5
Mdoes that	0:4
Mdog ,	0:3 2m:10
Mdone ,	0:5 1x:-7 25:9 2r:12
Mdone with	0:5
Mdoor ,	0:10
Mdown $	0:7
Mdown ,	0:3 25:8
Mdown .	0:4 1r:7
Mdown the	0:5
Mdown to	2u:5
Mdrives a	2g:6
Mdriving test	1y:7
Meighty -	0:3
Meleven years	1x:3
Mend ,	0:6 21:8
Mend of	2a:4 2o:9
Menglish $	2b:7
Menglish and	0:4
Meven a	0:3
Mever since	0:7 21:5
Mevery day	1n:8 1r:3 27:8 2z:6
Mevery morning	24:4 25:7
Mevery night	24:10
Mevery sunday	24:6
Mevery time	2a:4 2p:4
Meverything ,	1o:8 2l:10
Meverything .	24:11
Mexplain the	2a:7
Mfather -	25:-5
Mfebruary ,	1p:3 1x:8 23:5
Mfind me	0:3
Mfirst $	2o:9
Mfirst ,	1t:10 1x:11 2l:9
Mfirst time	1n:6 1x:7 2w:8
Mfive $	24:-4
Mfive ,	23:3 24:4
Mfive -	0:3 1k:10
Mfive .	1l:11 24:3 2j:-3
Mfive years	0:7 2x:9
Mflat in	2d:3 2p:-4
Mfor "	0:5
Mfor #2	0:10
Mfor a	0:4 1k:5 1p:-3 1q:8 23:5 25:3
Mfor an	1q:10 30:7
Mfor forty	0:3 1y:3 24:-3
Mfor four	1y:5 2j:3
Mfor good	1x:4 2d:4 2v:9
Mfor her	0:7 2j:11
Mfor him	0:3 1t:8 29:10
Mfor his	0:3
Mfor it	27:8 2k:8 2l:9
Mfor me	24:7 27:12 2o:10 2p:7 2z:10
Mfor my	1q:5 2o:10 2q:6
Mfor one	0:6 1y:8
Mfor our	1k:11 1x:7
Mfor that	0:5
Mfor the	1p:4 1r:6 1x:6 23:4 27:7 2c:7 2g:6 2o:7 2q:4 2r:6 2x:6 2z:7
Mfor thirty	v:5 1q:-3 1v:4 1y:5 2j:8
Mfor three	1y:6 2o:11
Mfor two	1x:9 1y:6
Mfor years	0:5 1k:9
Mforty -	0:3
Mforty years	2j:4 2r:8
Mfour ,	1l:5 1n:-3 26:7 31:6
Mfour years	1l:5 1y:7 2x:3
Mfriday $	0:4
Mfriday ,	1x:10 24:9
Mfriday .	0:3 1n:-3
Mfriend of	0:9
Mfrom a	0:7 1x:-7 30:4
Mfrom my	0:-3 x:15 2k:10 2m:6 30:10
Mfrom now	24:11 2a:13
Mfrom the	1t:4 20:3 25:3 29:7 2b:9 2f:7 2j:6 2m:6
Mfront of	0:4
Mfull of	2k:11
Mfull time	1x:9 2j:4 2p:3
Mgave up	1q:9 24:-3
Mget my	0:3
Mgirl ,	1x:4 2d:9
Mgive a	0:4 1x:-3
Mgive up	0:3
Mgluten free	24:8
Mgo $	0:4
Mgo ,	1x:7 30:9
Mgo .	0:7
Mgo on	0:3
Mgo to	0:4
Mgoing to	0:3
Mgone to	0:4 21:-3
Mgood $	2o:12
Mgood ,	1x:9
Mgot a	0:4
Mgot engaged	1x:6
Mgot into	0:5
Mgot my	0:3
Mgroup ,	27:9
Mhad a	2g:5
Mhad the	1x:11
Mhad to	0:4
Mhair $	0:3
Mhalf a	0:5 1o:4
Mhalf of	0:8
Mhas a	1k:7
Mhas been	30:5
Mhas gone	21:-3
Mhas had	0:9
Mhas moved	2s:9
Mhas the	0:3
Mhas three	0:4
Mhas to	0:4
Mhave ,	0:3
Mhave been	2o:11
Mhave the	2w:-3
Mhave two	2q:-3
Mhe has	1l:9
Mhe says	0:5
Mhe wants	0:3
Mher ,	0:12
Mher .	22:13 2o:6
Mher a	0:4
Mher husband	2t:7
Mher to	0:6
Mhere ,	1o:3 26:4 2a:-3 2g:13 2k:7 2l:10 2y:6
Mhigh school	0:7 1t:7 1y:-3 27:4 2o:-3 2p:-3
Mhim ,	0:5
Mhim .	0:3 2o:-3
Mhim a	1y:-3
Mhim for	0:4
Mhis wife	1x:9
Mhistory of	2q:5 2z:-3
Mhome $	0:7
Mhome ,	0:4 2p:8 2x:8 30:5
Mhome with	2d:8
Mhouse $	0:8
Mhouse ,	2d:10
Mhouse .	1x:12
Mhouse in	1x:6 2d:4 2o:4
Mhouse is	0:4
Mhouse with	23:4 24:-3
Mhow do	2r:4
Mhow does	2d:13
Mhow i	0:4
Mhow many	31:9
Mhow much	0:3 31:4
Mhow to	0:4
Mhusband ,	0:3
Mhusband and	0:5 2t:4
Mhusband has	0:5
Mhusband is	0:3
Mi ask	2b:-3
Mi bring	29:-3
Mi can	2a:6 2w:17
Mi can't	25:10
Mi cannot	0:3
Mi could	0:3 2c:9
Mi did	0:7
Mi do	2o:-3
Mi don't	0:3
Mi ever	0:7
Mi get	1n:11 2l:8
Mi go	0:3 1k:7
Mi got	0:3 1q:10
Mi had	1x:9 24:-3
Mi have	1n:3 1q:10 1t:-3 2k:5 2x:3
Mi just	0:5
Mi lived	29:-3
Mi love	2l:6
Mi make	29:12 2a:3
Mi mean	0:3
Mi moved	0:5
Mi never	0:3
Mi not	0:5
Mi now	0:6
Mi put	0:3
Mi send	0:3 2o:-3
Mi set	0:4
Mi still	0:5
Mi think	0:4
Mi told	2d:-3
Mi turn	0:3
Mi wanna	0:3
Mi was	1x:6
Mi went	0:6
Mi work	24:11
Mi would	1x:-4
Mi write	2a:5
Mi'd like	1o:-3
Mi'm in	2o:-3
Mi'm on	24:8
Mi've been	0:3
Mideas ?	0:4
Mif i	0:3 2c:9
Mif it	0:4
Mif the	0:3
Mif you	1u:4 2d:7 2i:6 2j:9
Min #2	23:7 2w:13
Min #4	1x:18 24:5 25:-4 2r:7
Min $	1q:5
Min ,	1n:13 1x:10 25:9
Min -	1x:5
Min .	1x:8 2o:12 2x:7 2y:11
Min a	0:5 23:4 27:3 29:3 2d:10 2e:10 2m:4 2o:3 2r:6 2s:4
Min an	0:3 2d:-3 2r:3
Min april	1x:6 25:4 2o:5
Min august	25:4 2o:8
Min december	1v:9 1x:4 2o:8
Min february	1x:11 23:4
Min five	0:3 1v:9 24:6 2d:-3
Min front	0:9 1x:8
Min general	0:4 25:-6
Min her	2r:9
Min his	23:-3 24:16 27:11 2r:13
Min ireland	1x:8
Min it	0:7 24:3
Min january	1r:4 1x:7 24:6 2j:3 2k:6 2o:4
Min july	0:4 1x:6 24:9
Min june	1x:3
Min law	1z:-3 2s:7
Min march	1x:10 2o:4
Min may	1x:10 2o:5
Min my	0:3 1y:12 2p:4 2q:5 2r:3 2s:9
Min new	0:4
Min november	1x:9 2o:9
Min october	1t:-3 1x:4 2o:4
Min one	1x:9 1z:6 2r:14
Min our	1q:8
Min plain	0:9
Min september	2o:6 2v:8
Min spanish	0:6 2k:-3 2o:-3
Min that	0:7 2d:3
Min the	0:3 1n:3 1v:3 27:10 2d:6 2m:6 2q:4 2w:3
Min this	0:7 1r:6 24:5 2a:-3 2x:10
Min three	0:11 2d:3
Min two	0:4 24:7 2o:5 2s:6
Min winter	0:8
Min with	1t:-3 2d:7
Minstead $	0:6 1k:12
Minstead .	1q:6 24:8 2f:8 2j:4 2o:5
Minstead of	0:8 24:4
Minto a	1x:6
Minto the	1x:6 2x:7
Miphone #2	1q:4
Mis #1	x:9
Mis #3	0:7 1x:10
Mis #4	0:8
Mis ,	0:8
Mis a	0:4 1n:8 2k:9 2o:4 2v:11
Mis all	25:12
Mis better	2q:-3
Mis called	0:5
Mis coming	1p:4 27:7 2q:9
Mis dead	2o:10
Mis engaged	0:11
Mis from	1t:12
Mis gone	24:7 25:12
Mis he	0:6
Mis in	25:11 27:9
Mis leaving	x:5
Mis moving	1z:10
Mis my	1p:4 1s:8 20:19 21:11 27:3 2c:7 2n:5
Mis not	0:3
Mis now	0:12
Mis off	2o:19
Mis on	1k:10 1x:4 2o:3
Mis over	1k:12 27:8 2d:9
Mis pregnant	0:3
Mis scared	2m:8
Mis still	20:7 2s:7
Mis that	2s:-3 2t:-3 2w:7
Mis the	1p:7 1u:5 20:12 23:7 27:4 2c:8 2g:4
Mis there	1t:-3
Mis to	0:9
Mis too	0:3
Mis what	2g:13 2n:3 2p:9 2q:8
Mit ,	0:10 23:3
Mit .	0:3 1x:6 23:9 25:6 2l:5
Mit and	0:6
Mit at	0:3
Mit back	23:8
Mit for	24:-3
Mit is	1k:-3 1q:8
Mit off	0:6
Mit on	0:7 2p:9
Mit short	r:11
Mit so	0:5 25:9
Mit the	2o:-3
Mit to	0:6
Mit without	1y:-3
Mit's a	2q:-3
Mjanuary ,	1p:5 2o:14
Mjanuary and	1x:6
Mjob ,	1x:9
Mjob at	1x:7 2j:11
Mjune ,	2o:6 2r:7
Mjune .	2o:9
Mjust a	0:3
Mjust me	0:3
Mkeep the	2a:-3
Mkids $	0:6
Mkids ,	0:10
Mkids and	0:4 2d:7 2s:6
Mkind of	24:12
Mknow ,	0:5
Mknow how	2l:-3
Mlast $	0:3 1x:-3
Mlast month	1x:5
Mlast night	0:4 1x:5 24:-3
Mlast week	1x:18 25:8 2d:7 2j:-3 2o:5 30:6
Mlast year	1x:7 29:7
Mlate $	0:5
Mlaw ,	1z:3 2s:10
Mleft ,	0:4
Mleft me	0:4
Mleft the	0:10 24:-3
Mlet it	0:4
Mlet me	0:5
Mlife ,	0:8
Mlike $	0:6
Mlike a	1n:7 1s:-3 23:-3 27:8 2a:10 2q:-3 2y:6
Mlike i	2o:13
Mlike i'm	0:5 24:-3
Mlike in	0:4
Mlike that	0:7
Mlike to	0:4 2l:-3
Mlist of	0:3 1x:-3 2q:-3
Mlive in	0:7
Mlive on	0:7 21:-3
Mlive with	1x:11 2o:6
Mliving in	1x:-3
Mlol $	2r:12
Mlost her	0:3
Mlost his	0:6
Mmade me	0:4
Mmake me	25:-5 2m:-3
Mmake this	0:7
Mman ,	2c:9 2d:8 2j:10
Mman in	0:5
Mman who	0:4
Mman with	1n:11
Mmany calories	0:4
Mmarch ,	1p:8 1x:6
Mmarch .	1x:-6 2o:6
Mmarch and	0:8 1k:-3
Mmay ,	2o:9
Mmay i	0:6
Mme $	1x:10
Mme ,	0:7 2a:4 2u:8
Mme .	0:3 1o:5 1x:6 23:3 2o:8
Mme a	0:3 1x:4
Mme an	0:3
Mme and	2a:9 2l:10
Mme at	1x:9
Mme from	0:4
Mme off	e:6
Mme on	0:6 1v:7 2o:5
Mme one	0:4
Mme out	0:9 1x:-3
Mme the	0:3 2a:7
Mme through	0:11
Mme to	2a:4
Mme up	0:4 1y:9
Mme what	0:3
Mme with	2d:10
Mminutes ,	0:6
Mminutes .	1s:3 24:8
Mmonday $	2o:8
Mmonday ,	1x:13 2o:5
Mmonday .	0:7
Mmoney ,	0:8
Mmonth $	29:11
Mmonth ,	0:3 24:3 29:4 2r:6
Mmonth .	1x:9 23:10 24:7 2o:6
Mmonth and	0:10
Mmonths ,	2:6 2x:3
Mmore ,	0:6
Mmore than	1o:3 24:4
Mmorning ,	24:6
Mmorning .	24:4 27:7
Mmorning and	t:4
Mmother -	1r:9
Mmother is	0:4
Mmoved in	2d:5 2s:-3
Mmoved to	2o:7
Mmy age	1o:4
Mmy birthday	0:4
Mmy boss	2r:-3
Mmy cousin	0:6
Mmy feet	0:5
Mmy first	2r:4
Mmy friend	0:5
Mmy hair	0:3
Mmy hands	0:7
Mmy head	0:5
Mmy husband's	0:6
Mmy job	1x:12
Mmy life	0:8
Mmy mother	24:6 2d:5
Mmy mum	0:3 24:-3
Mmy new	0:6 2l:-3
Mmy own	1y:3 2d:4
Mmy parents	23:8 24:-3 2k:4 2o:3
Mmy sister	0:7 2d:7
Mmy son	2d:3
Mmy whole	2l:8
Mneed a	27:-3
Mneed to	0:3
Mnever learned	0:6
Mnew one	2o:6 2s:7
Mnext door	2g:8
Mnext week	2:3
Mniece is	0:4
Mnight $	0:4 2a:6
Mnight ,	1x:11 21:6 24:15
Mnight .	1x:7 25:9 2o:8
Mnights ,	0:7 24:4
Mnine ,	0:6 1l:10
Mnine years	1v:9
Mno ,	0:7
Mno .	0:5
Mno longer	2w:-3
Mno more	1r:8 24:5 27:9 2d:7 2j:8 2u:7
Mno to	0:5
Mnone of	0:6
Mnot ,	0:9
Mnot a	25:6 2a:3 2x:9
Mnot in	0:4
Mnot my	0:4
Mnot the	1o:5
Mnothing .	0:5
Mnovember ,	1x:5 2o:10
Mnow $	0:5 1q:10 20:7 29:6 30:11
Mnow ,	1q:3 1v:10 23:4 24:8 25:3 29:4 2d:6 2e:5 2k:4 2m:5 2n:5 2q:6 2t:8 2w:5 2x:10 2z:6
Mnow .	1k:9 1n:7 1t:6 25:6 27:8 2c:8 2d:14 2e:5 2j:6 2t:7 2x:9 30:8 31:8
Mnow ?	0:15 1q:-6
Mnow and	1l:7 1n:7 1r:8 1v:4 1z:9 26:4 2j:3 2v:12
Mnow i	23:-3 2y:8
Mnow it's	0:4 2o:-5
Mnow its	0:8
Mnurse ,	0:3 1x:-6 2j:10
Mof #2	2r:17
Mof a	1t:3 23:5 25:7 2d:7 2l:7 2x:-5
Mof all	1p:11
Mof flying	2x:10
Mof her	1x:14
Mof his	0:4 2k:5 2o:6
Mof it	23:8 2x:5
Mof me	0:7 31:7
Mof mine	0:6
Mof my	2k:10
Mof our	1t:9 2q:4
Mof the	1t:6 2q:8
Mof them	23:4 2q:-3
Mof those	0:3
Mof us	0:5 2p:4 2r:-3
Moff $	24:9
Moff ,	0:4 1x:17
Moff .	0:9 1x:9
Moff a	0:8 1x:-6 30:8
Moff in	0:6
Moff the	23:8 24:8 2x:10
Moff to	2k:9
Mold one	0:6
Mon #2	1x:17 2v:-4
Mon ,	24:13 2a:3 2c:12 2q:9
Mon a	0:3 1n:7 1z:11 21:-3 23:6 27:9 2y:7 31:4
Mon an	0:7 24:10
Mon everything	2c:7 2g:9
Mon friday	1l:9 2j:6 2o:5
Mon fridays	1r:6 24:4
Mon her	1m:9 1x:9
Mon his	27:6 2o:8
Mon it	0:7 2q:11
Mon me	1x:5
Mon monday	1v:7 25:3 2v:11 30:4
Mon my	1n:13 1v:10 1w:5 2k:9 2q:9 2r:10
Mon one	1w:8 1z:8
Mon saturday	1x:5 2o:8 2r:6 2x:7
Mon sunday	1k:9 1x:9 24:9 27:6 2r:9
Mon sundays	1t:-3
Mon that	0:4
Mon the	1n:3 1x:5 24:6 2j:5 2k:12 2l:5 2o:8 2q:7 2r:6 31:5
Mon thursday	1x:10 2o:3
Mon tuesday	1x:8 2v:10
Mon tuesdays	1t:5 27:11
Mon weekends	1v:4 24:3
Mone $	0:4
Mone ,	0:4 1l:9 2p:5
Mone .	1l:5 1y:7 24:7 2o:9 31:12
Mone ?	0:3 2w:-3
Mone and	0:4 2r:-3
Mone brother	0:5
Mone day	23:21 2r:8
Mone in	0:4 1x:8 2o:6
Mone is	1l:11
Mone of	0:8
Mone on	24:11 2o:8
Mone that	0:3
Mone to	0:5
Mone years	2x:10
Monly ,	24:10 2a:7 2p:-3
Mopen a	23:13
Mor a	0:6
Mor is	25:-3
Mor just	0:5
Mor not	0:3
Mought to	1o:5
Mout $	0:4
Mout ,	0:7 1q:5 25:7
Mout .	1x:7 25:8
Mout at	2j:16 30:10
Mout i'm	0:5
Mout in	0:4 1x:15
Mout of	0:6 1x:3 23:-3 27:5 2q:3 2x:9
Mout on	0:11
Mout the	0:5 2b:-3 2m:10
Mout to	1x:5
Mover ,	0:15
Mover a	27:11 2d:-3 2p:5
Mover the	0:8 1k:10 1x:5 27:-3 2m:-4
Mown a	0:8
Mpart of	0:7
Mpart time	1x:6 2v:10
Mpassed his	0:9
Mpassed the	0:8
Mpeople ,	0:5 1o:4 24:13
Mpeople who	2p:5
Mperson $	0:8
Mperson ,	1f:3
Mperson with	0:3 23:-3
Mplace ,	1o:-3 2o:12
Mplace in	2j:10 2r:5
Mplan $	0:3
Mplease $	0:4 2a:4
Mplease ,	0:4 2a:3
Mplease .	0:5 2a:3
Mpls $	2a:-3
Mpost office	29:3 2j:8
Mpregnant ,	0:10 25:7
Mpromoted to	0:3
Mput a	0:4 1o:3
Mput in	1x:7
Mput me	1m:6
Mput on	0:5
Mput that	0:3 2n:6
Mquit the	0:5
Mredo the	0:3
Mrent ,	0:4 24:7 29:5
Mretired ,	2j:11 2s:8
Mright $	0:3
Mroom $	2l:7
Mroom ,	0:8 2w:7
Mrun a	0:5
Msaid no	0:6
Msaturday ,	1k:6 1x:3 24:6 2o:10
Msaturday .	1x:5
Msay ,	0:6
Msay a	0:4
Msay no	23:9
Msay so	0:7
Msay the	0:3
Msay to	2a:-3
Msays ,	0:4
Msays he	0:3 24:-3 2t:-3
Msays i	2z:11
Msays it's	0:3
Mschool $	0:5
Mschool ,	0:6 1x:6 2v:7
Mschool .	1x:-3 2o:9 2s:7
Msee the	0:4
Mseptember ,	2o:6
Mshe still	0:4
Mshop ,	24:5 2j:11
Mshort ,	0:6
Mshould i	0:5 29:8
Mshould like	2l:-3
Mshould we	0:6
Mside ,	25:5 27:13
Msince #4	24:3 25:9 2d:3 2j:7 2r:3 2x:6
Msince .	0:5 25:13
Msince he	8:3 2d:3
Msince i	2p:6 2x:6 31:8
Msince the	1k:6 1r:12 23:5 26:7 2p:3 2s:6 2z:5 31:3
Msix ,	1l:7 1r:5 24:8 2s:-3 31:6
Msix and	1l:6 24:4 26:7
Msix foot	1x:-3
Msix weeks	1r:9
Msix years	1y:11 2x:5
Msixty -	1x:8 31:5
Mso don't	2x:6
Mso how	1s:4
Mso i	1s:4 1x:5 21:4 25:8 28:7 2a:4 2b:8 2j:6
Mso i'm	0:6 2j:-3
Mso i've	1x:8 2j:8
Mso im	0:3 2j:9
Mso it	0:7
Mso it's	0:4 2o:9
Mso much	2a:6
Mso no	0:3 2u:7
Mso now	0:14 2d:-3
Mso she	1v:10 2j:10 2w:4
Mso that	0:12 24:-4
Mso the	0:3 2w:13
Mso we	25:11 2o:6 2r:12
Mso what	1n:9 1x:4 1y:8
Msold his	0:5
Msold the	0:4 1x:8
Mson ,	0:4
Msort of	2u:6
Msound like	27:5 2q:-3
Msounds like	0:7
Mspring ,	1x:7
Mstuff $	0:3 1s:10
Msuggest a	2a:6 2p:-3
Msunday $	0:8
Msunday ,	1x:9 24:12 2o:9
Msunday .	0:6 2x:6
Mswim ,	0:10
Mtake a	0:3
Mtake the	2o:3
Mtalk to	1q:9
Mtastes like	9:8
Mtaught me	0:4
Mtea ,	2c:4
Mteach me	0:3
Mten minutes	0:7
Mten years	0:7 1y:3
Mth ,	1p:8 1x:4 2o:7
Mth of	6:4
Mthan a	0:6 2p:3
Mthan me	0:7 2u:11 2w:11
Mthan the	0:8
Mthat ,	0:5 1o:6
Mthat .	0:6
Mthat are	0:5 2r:-3
Mthat doesn't	0:4
Mthat don't	0:6
Mthat even	2s:-3
Mthat has	20:11 2m:10
Mthat he	25:5
Mthat i	1z:9 21:9 2k:7
Mthat is	1n:9
Mthat isn't	1y:-3
Mthat my	2k:5 2w:10 30:11
Mthat on	0:4
Mthat one	0:4
Mthat she	0:8
Mthat the	2p:-3
Mthat was	2d:10 2k:9
Mthat won't	0:5
Mthe #1	24:5 2o:5
Mthe #2	1x:5 20:5 2o:10 2p:-3
Mthe baby	1x:6
Mthe back	24:9 2b:-3
Mthe bank	2j:10
Mthe bottom	0:6 2w:-3
Mthe bus	0:3
Mthe car	2p:6
Mthe children	2o:3
Mthe church	1x:7 2q:8
Mthe cold	1m:-3 20:-3
Mthe council	0:5
Mthe county	2r:6
Mthe dark	1x:-3 21:8
Mthe end	1v:12 2o:6
Mthe family	1t:8
Mthe farm	1x:7 24:10
Mthe first	0:5 1y:6 2k:5
Mthe fridge	1x:3
Mthe gym	24:5
Mthe hospital	1x:7 2r:5
Mthe house	2d:6
Mthe job	0:6
Mthe kids	2d:8 2j:8 2o:4
Mthe kitchen	2j:6
Mthe last	0:7
Mthe law	0:4
Mthe left	25:6
Mthe library	1k:8 1q:7 24:-3 2p:7
Mthe lottery	1x:7
Mthe market	20:5
Mthe money	0:4
Mthe moon	0:3
Mthe new	0:6
Mthe next	0:8 2a:6
Mthe night	1x:10
Mthe nurse	26:11
Mthe office	24:7
Mthe old	0:5
Mthe one	0:3 2o:9
Mthe organ	0:5
Mthe other	0:3 2o:7 2z:-3
Mthe phone	0:5
Mthe radio	0:3
Mthe rain	2o:-3
Mthe rest	0:9
Mthe road	0:3 1x:-5
Mthe same	2o:4 2r:-3
Mthe school	1x:8 29:-3
Mthe sea	21:7 2c:9 2e:4
Mthe second	2o:9
Mthe shop	0:6
Mthe spring	23:-3 2o:10
Mthe summer	2q:6
Mthe tax	0:6
Mthe team	0:3
Mthe time	0:3
Mthe truck	0:10
Mthe two	24:13
Mthe vacuum	0:3
Mthe van	2q:9
Mthe vet	0:4 25:5
Mthe wall	0:3
Mthe water	0:7
Mthe way	0:9 27:-3
Mthe wedding	2o:4
Mthe week	1o:5 23:-3 24:8 2o:9
Mthe whole	24:7
Mthe wife	2o:-3
Mthe word	0:3 1y:-3 2a:6
Mthe zither	0:3 1o:-3
Mthem ,	0:4 2k:8
Mthem .	1o:-3 2r:13
Mthere $	2j:7
Mthere ,	2j:9 2o:10
Mthere .	0:4 2o:5
Mthere a	1t:-3
Mthere is	0:7
Mthere's a	0:3
Mthese days	1v:5 2p:4 2w:4
Mthey say	0:3
Mthey want	0:3
Mthing $	0:3
Mthing ,	1k:13
Mthing i	0:3
Mthing to	0:3 2a:7
Mthirty -	23:3 31:6
Mthirty years	1y:4
Mthis house	0:5
Mthis is	0:8
Mthis morning	0:3 1x:11 31:5
Mthis to	0:4
Mthis week	2x:10
Mthis year	1k:9 2j:11 2o:11
Mthree ,	0:5 26:4
Mthree .	0:6
Mthree days	0:8 2o:6
Mthree months	0:4
Mthree of	0:8 26:9 2q:-3
Mthree times	l:7 25:4
Mthree weeks	24:12 2o:4
Mthree years	0:7 2x:9
Mthrough a	0:3
Mthursday ,	1x:10
Mtill the	1n:-3
Mtime $	0:3 2a:3
Mtime ,	0:7 24:8
Mtime .	0:7 1x:8
Mtime at	1x:5
Mto #2	0:7
Mto a	0:3 1k:6 1v:4 2a:3 2d:8 2o:3 2p:5 2t:6 30:6
Mto an	2q:12
Mto ask	2l:9
Mto be	1o:3 1x:10 2l:6
Mto bed	0:8
Mto buy	0:6
Mto come	0:6
Mto do	2a:9
Mto eat	0:3
Mto find	2k:6
Mto get	24:8 2b:4 2s:5 2x:11
Mto go	0:3 1t:3 1v:8
Mto have	0:5
Mto her	1x:4 23:4 2o:13
Mto him	0:4
Mto it	0:6 25:6
Mto keep	1n:3 2s:11
Mto learn	0:4 23:7
Mto leave	0:6
Mto live	1x:8 21:-3
Mto make	1x:11
Mto me	0:6
Mto my	0:3 24:8 2r:8
Mto play	0:5
Mto put	0:3
Mto read	0:3 1x:6
Mto save	1d:14 2w:13
Mto say	0:3 2a:-3
Mto see	2o:6
Mto sell	1x:3
Mto send	0:3
Mto shellfish	0:3
Mto spain	0:3
Mto take	2o:7
Mto the	1y:6 2d:8 2l:4 2p:9 2u:7 2z:13
Mto write	0:3
Mtoday $	0:3
Mtoday ,	0:11 1x:7 2x:-5
Mtoday .	1q:10 1x:8 2a:-4 2d:12
Mtold me	0:3
Mtoo ,	1k:12
Mtoo much	2c:7
Mtoo old	0:13
Mtuesday ,	0:5
Mturn that	0:4
Mturned #2	0:4
Mturns out	0:5
Mtwenty -	0:3
Mtwice a	1r:4 25:4
Mtwo ,	0:4 1l:8 24:11 26:-3
Mtwo -	0:4 2d:8
Mtwo cats	0:5
Mtwo days	24:3 2v:5
Mtwo kids	0:5
Mtwo of	0:6 2o:3
Mtwo sentences	1x:-3
Mtwo weeks	1x:8 29:7
Mtwo years	2k:7 2x:6
Mtype #1	0:5
Munder #2	0:8
Munder #3	0:12
Munder a	1x:8 2w:6
Munder the	1x:3 2m:11
Mup $	24:11
Mup ,	0:9 2l:9 2q:7
Mup .	0:3
Mup a	2o:11
Mup at	1x:10 2f:13
Mup in	1x:5 2d:9 2j:9 2r:7 2t:4
Mup on	0:9
Mup the	23:5
Mup to	0:3 1x:10 25:11
Mup with	0:6 1x:7
Mus $	0:4
Mus ,	0:6 1x:14
Mus .	2o:12 2p:7
Mus a	0:8
Muse a	2p:3
Mused to	21:7
Mvan ,	0:4 2q:7 30:4
Mvegan ,	0:9
Mwant me	2t:12
Mwants a	1k:3 2y:-3
Mwants me	0:4
Mwas #2	1x:7 2x:5
Mwas born	0:8 1x:5
Mwas in	0:6
Mwas my	20:9 2v:11
Mwas the	23:9 2c:11
Mway ,	1x:6 2l:7 2r:6
Mway .	24:5 27:-3
Mwe are	2o:6
Mwe go	0:4
Mwe got	0:5
Mwe have	2k:7
Mwedding ,	0:3 2o:6 2p:-3
Mweek $	0:5
Mweek ,	1x:12 24:12
Mweek .	1r:7 23:10 27:9
Mweek and	24:9 29:3 2d:-3
Mweek of	2o:13
Mweeks ,	0:5 1x:7 24:6
Mweeks .	0:3
Mwell ,	2l:3
Mwent to	1x:4 30:16
Mwere a	1s:12
Mwhat a	0:5 1x:-3 23:8
Mwhat are	25:-3
Mwhat do	2w:-3
Mwhat else	2c:4
Mwhat goes	0:4
Mwhat happens	0:6
Mwhat i	0:6
Mwhat is	1x:-3
Mwhat may	0:3
Mwhat should	0:3 2q:-3
Mwhat to	0:6
Mwhats a	2l:9
Mwhats the	2x:7
Mwhen a	0:3
Mwhen i	0:4
Mwhen i'm	24:7 2c:6 2p:10 2y:4
Mwhen it	0:3 20:5
Mwhen the	0:4 24:7 27:8 30:9
Mwhen they	0:8
Mwhen you	2a:3
Mwhere the	0:5
Mwhere would	0:4
Mwhich i	0:3 1x:4
Mwhich of	0:4
Mwho do	0:8
Mwho has	2j:12
Mwife ,	1x:11 2d:5
Mwife and	0:5
Mwife is	2y:8
Mwill have	0:4
Mwill not	25:11
Mwith #2	0:4 1x:4
Mwith a	1z:-3 29:3 2a:5 2k:12 2q:3 2s:4 2v:3 2w:4 30:3
Mwith an	23:6 2d:9 2z:-3
Mwith her	1x:4 24:7 2d:9
Mwith him	0:10
Mwith his	1x:3 2j:11
Mwith it	2o:12
Mwith me	0:4 1x:5 2a:11 2o:14 2p:10
Mwith my	1q:4 1s:3 1t:-3 24:3 2j:4 2q:5 2u:11 2w:9 2z:6
Mwith no	1o:3 2c:11 30:7
Mwith one	0:3 2j:-3 2w:9
Mwith that	0:7
Mwith the	1n:8 1q:10 1r:5 29:9 2b:8 2d:3 2m:9 2o:13
Mwith three	0:3
Mwith two	1x:3 1y:7 26:6 27:6 2o:7
Mwith us	1x:10 2o:5
Mwithout a	1o:3 2r:5 2x:11
Mwithout being	0:4 2b:-3
Mwithout it	0:7 2x:-4
Mwithout sounding	0:5
Mword "	1y:-3 2a:4
Mwords $	0:5 2a:7 2o:-3 2p:-3
Mwords ,	21:7 25:9 2a:3
Mwords .	0:8 2l:8
Mwords for	0:7
Mwork ,	0:6 2j:11
Mwork .	0:5
Mwork at	0:7
Mwork in	0:8 23:-3
Mworks at	0:3
Mworks for	0:4
Mworks nights	x:5
Mworth it	0:11
Mwould a	0:3
Mwould i	0:5
Mwould they	0:5
Mwrite in	0:5
Mwrite the	0:4
Mwrite to	0:3
Mwriting a	0:6
Myear ,	1x:5 23:5 29:4 2o:9
Myear -	0:10 1k:-3 1z:4
Myear .	1t:10 29:5 2o:8 2x:8
Myear ?	24:-3 29:6 2a:-3
Myear and	1x:8
Myear old	2:23
Myears $	0:9
Myears ,	1y:7 2x:14
Myears .	2j:7 2r:5
Myears ?	2x:7
Myears ago	1x:10
Myears and	0:10
Myears in	1e:3 1y:7
Myears of	0:9 1y:6
Myou $	2a:8
Myou ,	0:3 1o:4 2l:3
Myou a	0:4
Myou ask	0:8
Myou put	0:5
Myou rather	0:4
Myou to	0:4
Myou were	0:3
Myour answers	r:7
N! !	0:3
N" ,	0:6 26:7
N" .	26:11 2a:9
N" and	0:5 26:7 2q:-3
N" how	0:6
N" i	2q:-3
N" in	2a:-3
N" is	0:7
N" who	0:4
N#1 $	0:3 1p:10 1q:8
N#1 '	n:8
N#1 ,	1p:8 23:4 24:6 25:4 26:8 2o:6 2w:10 31:5
N#1 .	1p:6 20:10 2o:10 2r:7 30:5
N#1 am	24:3 2y:8
N#1 and	2:9 1t:9 1x:6 24:9 25:4 26:5 2d:-3
N#1 in	0:4 1q:12 2r:12
N#1 k	24:6 27:-3 2r:5
N#1 pm	0:5 2a:4 2y:6
N#1 rd	1p:4 2x:4
N#1 th	2o:4
N#2 $	0:14 1q:-11
N#2 ,	0:7 2:21 1n:5 1p:3 1q:8 1t:5 1x:4 1y:6 23:11 26:7 2o:7 2r:11
N#2 -	0:11
N#2 .	2:14 1p:10 1q:4 1x:11 23:5 2r:9
N#2 ?	0:19
N#2 and	2:26 1l:11 1q:4 1t:11 1x:4 25:6 26:4 2o:6 2x:7
N#2 bucks	24:6
N#2 in	0:6 2:6 2q:5 2r:12
N#2 k	0:6 2t:-3
N#2 kg	0:6
N#2 kilos	1i:5
N#2 minutes	0:6 1s:4
N#2 now	2:7 1i:8 26:6
N#2 on	2:7 1x:6
N#2 people	0:16
N#2 s	0:9 1k:8 20:5
N#2 th	1p:4 2v:5
N#2 year	2:17
N#3 #3	2n:5
N#3 #4	0:10
N#3 $	0:6 2r:-3
N#3 ,	0:7 1y:6 21:7 2n:3 2r:6 30:8
N#3 a	0:7
N#3 and	18:14 1q:8 29:9 2n:4
N#3 k	0:8 29:13 2r:8
N#4 $	0:4 2n:7
N#4 ,	1x:5 23:11 2n:4 2r:7
N#4 .	1p:6 1x:-4 24:4 2k:10
N#4 ?	0:8
N#4 and	1x:9 1y:6 2o:7 2r:5 2x:8
N#5 #6	14:11
N$ #3	0:5
N' #1	26:5
N' #2	1n:6 1y:4 2q:3
N, #1	0:6 1p:6
N, #2	0:4 2o:4 2r:3
N, #3	0:4
N, #4	2q:5 2r:13
N, a	2d:6
N, after	0:9
N, all	23:8
N, and	0:6
N, as	0:5
N, at	0:4 2o:3
N, because	0:4
N, before	0:5 20:4
N, first	1n:10
N, four	0:8
N, from	0:4
N, half	0:4 1w:4
N, having	0:3
N, his	0:5
N, in	0:3 2o:6
N, just	2l:6
N, mr	0:5
N, n	0:4
N, never	2a:6 2p:10
N, new	0:5
N, not	0:3 1o:3 2a:6
N, now	0:5 2k:-3
N, of	0:3
N, on	0:3 2o:7
N, our	0:7 2d:6
N, she	2l:7
N, since	0:6
N, six	2q:7
N, so	0:5
N, the	29:5 2d:5
N, three	24:6
N, to	0:3
N, twenty	0:8
N, two	0:5
N, well	0:4
N- #2	0:7 2k:8 30:7
N- #3	2n:11 30:13
N- #4	23:11
N- eight	1x:12 29:5 2x:3 31:6
N- five	0:7 1k:-3 23:3
N- four	26:6 2r:8 2s:7 2x:5 31:4
N- in	0:9 1x:7
N- law	1x:7
N- old	0:4 1k:-3 1z:3
N- one	1l:3 29:4 2x:5
N- op	1v:3
N- six	1l:4 29:3
N- three	1l:5 26:6 2o:7 2x:9
N- two	1l:4 2r:9 2x:3
N- up	0:7 1x:10 2r:8
N- year	0:4 1k:-3 1t:8 1z:4
N. $	29:-3
N. a	0:4
N. any	0:8 20:-3
N. anyway	0:3
N. are	2z:-3
N. best	0:5
N. can	0:3
N. example	1u:8
N. explain	0:7
N. first	0:11
N. funny	0:4
N. give	0:7
N. he	0:5
N. he's	0:6
N. help	0:4
N. how	0:5
N. i	0:4 2d:-3
N. i'm	0:5
N. in	0:9
N. is	0:3
N. it	0:5
N. kindly	0:3 2r:-3
N. make	0:6
N. may	0:6
N. my	0:5 2r:-3
N. need	0:3
N. no	0:6 2a:-4
N. now	0:12
N. org	0:3
N. please	0:5
N. put	0:7
N. she	0:6
N. she's	0:9
N. should	0:3
N. so	0:10
N. suggest	0:10 2p:-3
N. tell	0:6
N. the	0:10
N. three	0:5
N. we	0:7
N. what	0:5
N. what's	0:6
N. whats	0:5
N. when	0:7
N. where	0:3
N. which	0:5
N. write	0:5
N: the	0:3
N; the	0:5 1y:-3
N? $	1q:-3
N? ?	0:3
N? asking	0:6
N? i	0:5
N_ _	0:9
Na #1	2a:8 2l:-3 2r:12
Na #2	1q:11
Na #3	0:6 1y:4
Na #4	0:10 2q:4
Na baby	1x:6 1y:8 1z:5 2o:8
Na bad	0:5
Na bank	0:3 2j:6
Na big	1n:3 2p:5
Na bit	1x:7 23:5 2q:7 2x:6
Na bloke	0:4
Na boat	0:4 2q:-3
Na book	0:11
Na boy	g:6 1x:5 2o:-3
Na brother	g:4
Na bus	0:5 2w:6
Na car	1x:7
Na card	2p:3
Na cat	1x:7
Na chef	0:4 23:7
Na child	0:3
Na church	0:3 2o:6
Na cruise	1y:7
Na dad	0:5
Na day	1r:6 24:15
Na decent	2w:7
Na dentist	0:7
Na dog	1x:6
Na family	0:3
Na few	23:5 2o:5
Na first	1x:11
Na flat	0:3 1o:-3 24:-3 2d:7
Na friend	0:4 24:-3 2a:6
Na friend's	0:6
Na full	23:8 24:6 2r:8
Na girl	0:5 2d:8 2t:5
Na great	1x:8
Na greyhound	1x:5
Na guy	2a:5 2s:10
Na half	1l:9 23:6 2x:4 31:8
Na heart	2l:8
Na horse	1y:8
Na hot	2d:8
Na house	1x:4 1y:9
Na hundred	2:3 23:-3
Na job	1x:11
Na kid	1x:13 30:4
Na kind	0:4
Na kitchen	23:-3
Na lady	0:3 1x:6
Na landlord	2l:6
Na lighthouse	0:6
Na lil	0:4
Na list	1x:-3
Na little	0:7 27:8 2a:-3 2d:8
Na man	2d:9 2o:10
Na month	1r:-3 23:9 24:7 2t:-3
Na morning	0:4 2a:4
Na name	2q:-3
Na new	1x:6 2o:7
Na night	24:9
Na nine	0:5
Na note	2w:10
Na nurse	2j:8
Na one	2d:7
Na person	0:4 23:-3
Na place	0:3 2d:7 2o:4
Na plumber	0:3
Na quiet	0:6
Na real	1x:11 2w:-3
Na room	0:3 2w:8
Na school	0:5 2j:6
Na second	1t:5 1x:6 2o:3
Na short	0:3
Na single	2a:4
Na six	2o:9
Na small	1x:6 23:9 27:7 2j:6 2z:-3
Na spreadsheet	24:4
Na stroke	1x:5 25:6
Na student	0:4 1x:-3
Na sunday	0:4
Na team	1y:10
Na thing	1o:4 2a:-3 2o:8 2t:8
Na tram	2j:10
Na truck	0:5 1x:6
Na two	2d:3
Na vet	23:7
Na way	0:3
Na wedding	1x:-3 1y:4
Na week	24:7 25:4 27:4 29:6
Na whole	24:8 2w:6
Na year	1y:8 29:11
Na young	0:6 1x:8
Nabout a	2x:12
Nabout the	2q:6
Naccording to	0:6
Naccount of	0:6
Nafraid of	0:5
Nafter a	0:6 1y:7 27:-3
Nafter all	0:3
Nafter the	0:3
Nagain ,	0:5 1x:4 2d:9 2t:9
Nagain .	0:7 23:-3
Nage ,	1k:7 1o:7 2a:5
Nago ,	0:16
Nago and	1x:15
Nall ,	0:11 2a:-3
Nall .	0:3
Nall day	24:10
Nall of	23:10
Nall that	1o:5
Nall the	0:4 2o:-3
Nallergic to	0:8
Nalready ,	2w:5
Nam ,	24:10
Nam i	0:4
Nan hour	29:9 2s:-3
Nan iphone	0:4
Nan old	2p:4 2q:3
Nand #2	2o:-3 2r:10
Nand a	1l:3 1t:3 1x:3 1z:7 23:4 2d:4 2o:5 2r:5 2s:-3 2w:-3 2x:8 2z:3 30:5 31:7
Nand all	1o:8
Nand an	2q:3
Nand every	0:7
Nand everything	24:-3
Nand had	0:6
Nand he's	0:3
Nand her	22:6 2d:10 2k:8
Nand his	0:5 2r:-3
Nand i'm	1k:-3
Nand in	0:5 2r:-3
Nand it	0:3 1k:-3
Nand it's	2o:-3
Nand its	0:4
Nand just	0:4
Nand me	2d:10
Nand my	24:-3 2d:4
Nand never	2q:3
Nand no	1r:4
Nand not	2a:8
Nand now	0:8
Nand on	0:4
Nand one	24:9 2o:-3
Nand our	0:8
Nand the	0:3 1k:-4 1n:3
Nand this	0:3
Nand two	2d:4
Nand we	0:6
Nany good	0:3 1o:-3
Nany more	0:3
Nanymore ,	0:4
Nare in	0:7
Nare my	0:3
Nare not	2r:-3
Nare the	23:-3
Nas a	25:5 2j:11
Nas an	1x:7 1y:3
Nas my	0:4 1o:5
Nas of	0:10
Nas the	0:3 2o:-3
Nask for	1o:4
Nasked for	0:3
Nat #1	24:9
Nat #2	23:6 24:4
Nat #4	1x:8 24:11
Nat a	1x:8 2j:7
Nat all	0:4
Nat christmas	2o:5
Nat five	24:3 2p:8
Nat half	1x:-4 24:12 2o:5
Nat home	1r:9 2j:7 2o:8
Nat it	0:4
Nat last	0:10 1t:9
Nat me	24:4
Nat my	1x:7 21:8
Nat night	1o:3 1y:-3 21:6 24:9 25:12 2a:5 2o:3
Nat school	0:8
Nat six	24:4
Nat sixty	1x:6 23:6 2o:8
Nat the	1n:6 1y:4 24:4 2j:6 2o:11
Nat this	0:3 2o:-3
Nat work	0:3 1x:10
Naugust ,	25:4 2o:3 2x:4
Naway $	0:6
Nbaby ,	0:7 1x:5
Nback $	25:7
Nback ,	0:13 1x:9 23:-3 2b:-3
Nback .	0:7 25:10
Nback in	0:11 1r:9
Nback to	0:6 1x:5 2o:8
Nbad ,	0:6 25:11
Nbad for	0:11
Nband ,	0:6 27:9
Nbe a	1x:5
Nbe on	2l:7
Nbe the	0:3
Nbecause of	0:4
Nbeen a	0:5
Nbefore i	24:9
Nbefore my	0:8
Nbefore the	0:9 1y:5 2y:8
Nbeing a	2b:-3
Nbelieve in	1o:6
Nbest man	1x:8
Nbetter .	1o:13
Nbetter for	2y:-3
Nbetter than	2p:5 2w:9
Nbetween a	0:3
Nbirthday is	0:5
Nbiscuit ,	0:3 x:9
Nbit of	0:4 23:6 2q:5
Nblood pressure	25:4
Nboat ,	1x:14 2k:4 2q:10
Nbook about	2q:10
Nborn in	0:8 1x:3
Nborn on	1x:10
Nboss ,	0:6
Nboss is	2s:5
Nboy ,	0:4 1x:12
Nbroke up	1x:8
Nbrother ,	0:4 1z:4 2d:7
Nbrother and	1z:8
Nbrother has	0:3
Nbrother is	1z:10 2d:9
Nbuilding a	0:4
Nbus driver	30:-3
Nbut my	0:3
Nbut she	0:3
Nbuy a	23:10
Nby a	1x:12
Nby the	0:4 24:4 2e:5 2o:3
Ncall me	0:6
Ncalls me	0:3
Ncan do	0:3
Ncan't do	0:4
Ncan't swim	0:3
Ncat ,	13:4 1x:10 2m:5
Ncats and	2m:8
Nchristmas ,	23:9
Nclass ,	0:6 1y:3 2j:12
Nclub ,	0:7 1k:7
Ncollege ,	0:7 2v:9
Ncom ,	1u:5
Ncome from	0:7
Ncomes from	0:6
Ncook for	2j:5
Ndaughter ,	0:4 1z:8
Ndaughter has	0:3
Nday ,	1p:8 20:11 24:5 2o:4
Nday .	24:9 2o:10
Nday and	0:6 1r:10
Ndays ,	0:12 2x:7
Ndays .	0:7 1o:6
Ndays a	2j:8
Ndiabetes ,	m:4
Ndied ,	0:3 1x:14
Ndied in	e:21
Ndo ,	0:7 2a:8
Ndo a	2w:9
Ndo at	0:3
Ndo i	2b:-3
Ndo in	0:3 2o:9
Ndo it	0:3
Ndo we	0:5
Ndoctor ,	0:4
Ndoes a	2w:-3
Ndoes not	0:6
Ndoes the	24:5
Ndog ,	13:9 2m:5
Ndog is	0:7
Ndogs ,	i:9 2k:10
Ndoing a	0:3
Ndon't believe	0:9
Ndon't drink	0:5
Ndone ,	0:10 25:10
Ndone with	0:3
Ndoor ,	0:8
Ndown ,	0:4 25:9
Ndown .	1r:9
Ndown to	1n:6 1x:3 23:6
Ndrive a	0:3
Ndrives a	0:4
Ndriving test	1y:5
Ndropped out	e:8
Ndropped the	0:13
Neat pork	0:5
Neleven years	1x:7
Nend ,	0:10 21:6
Nend of	2a:4 2o:7
Nengaged to	1x:7 2t:7
Nenglish $	2b:7
Nenglish and	s:17
Never since	0:14
Nevery day	0:6 1r:3 23:3
Nevery morning	24:4
Nevery time	0:4 2a:5
Neverything ,	1o:12 24:6 2l:8
Neverything .	24:10
Nexplain the	2a:6
Nfather -	0:5
Nfebruary ,	1p:8 1x:8 23:4
Nfifty -	2:3
Nfirst ,	0:4 1x:12 2a:9 2l:5
Nfirst time	0:9 1k:-3 1n:7
Nfive $	13:5
Nfive ,	1l:5 23:6 24:7
Nfive -	o:3 1k:5 24:6
Nfive .	1l:12 1t:9 23:6 24:3 2j:10
Nfive foot	n:5
Nfive years	0:5
Nfix the	0:6
Nflat in	0:4 2p:5
Nfor #1	0:3 1y:10 2r:7
Nfor #2	0:7
Nfor a	1p:-3 2o:4
Nfor forty	1y:3 24:-3
Nfor four	1y:6
Nfor good	1x:7 2o:7
Nfor him	1t:6
Nfor his	0:3 2o:4
Nfor it	1x:10 2l:8
Nfor me	23:5 2a:5
Nfor my	25:14 2q:5
Nfor one	0:4
Nfor our	2j:3
Nfor six	1y:12
Nfor the	1y:3 2o:7 2r:10
Nfor thirty	1y:4
Nfor three	0:5
Nfor two	0:5 1x:5 2o:6
Nfor years	0:8
Nforty -	2x:6
Nforty years	2j:6 2r:7
Nfour ,	2:9 1l:8 26:4 31:6
Nfour years	1l:5 1y:4
Nfriday ,	0:6 24:10
Nfrom a	1x:-3
Nfrom my	0:5
Nfrom now	0:5
Nfrom the	1q:11 20:4 2k:5
Nfull of	2k:8
Nfull time	1x:4 2j:9 2p:3
Ngave me	1x:8
Ngave up	0:5
Nget a	2o:8
Nget to	0:3 2l:3
Ngetting married	15:3 1x:8
Ngirl ,	1x:9 1z:12 2d:5 2j:5
Ngive a	1x:-3
Ngive me	2a:4
Ngive up	0:4
Ngluten free	24:4
Ngo ,	1x:10 2r:6
Ngo .	0:6
Ngo in	0:4
Ngo on	0:4 24:-3
Ngo to	1o:5
Ngone to	0:6 21:-3
Ngood $	2o:12
Ngood ,	0:7 1x:8
Ngood morning	0:9 1o:3
Ngot a	0:8 24:-3
Ngot engaged	e:4
Ngot into	e:7
Ngot me	0:9
Ngot my	0:3
Ngot promoted	e:5
Ngot the	1x:4
Ngrew up	0:5
Ngroup ,	0:5 1k:11
Nhad a	24:4
Nhad my	e:6
Nhad to	0:6
Nhad twins	e:5
Nhair $	0:3
Nhalf a	0:9 1o:6
Nhalf of	0:9 24:6 2d:8
Nhalf the	0:15
Nhas been	25:7
Nhas gone	21:-3
Nhave ,	0:5
Nhave a	1o:3
Nhave had	25:10
Nhave one	0:3
Nhave the	2w:-3
Nhave three	0:6
Nhave two	2q:-3
Nher ,	0:11
Nher .	22:13 2o:3
Nher a	2o:10
Nher husband	1x:6 24:7 2o:-3 2t:4
Nher in	2o:4
Nher own	23:7 2d:8 2w:8
Nhere ,	0:11 1o:6 2a:-3
Nhigh school	0:7 1y:-3 27:3 2p:-3
Nhim ,	0:6 1x:13
Nhim .	2o:-3
Nhim a	1y:-3 24:5 2o:5
Nhim for	0:4
Nhim to	23:7
Nhis job	0:3
Nhis own	1x:4 2d:8
Nhis wife	1x:8
Nhome $	0:4
Nhome ,	0:5 1v:3 1x:5 23:8 2p:7
Nhome with	2d:5 2o:4
Nhouse $	0:6
Nhouse ,	0:5 2d:9 2k:4
Nhouse .	1x:13
Nhouse in	2d:13
Nhouse is	0:5
Nhouse with	0:7 23:4 24:-3
Nhow do	2b:-3
Nhow many	0:3 23:-3
Nhow much	0:3
Nhow should	0:4
Nhusband ,	0:11
Nhusband and	g:6 2t:5
Nhusband is	0:5
Ni am	24:4
Ni ask	2b:-3
Ni bake	0:5
Ni believe	0:6
Ni cook	2w:-3
Ni do	2o:-3
Ni find	0:4
Ni gave	1x:10
Ni get	2l:7
Ni had	24:-3
Ni have	1n:4 1t:-3 2q:-3
Ni haven't	0:3
Ni lived	29:-3
Ni love	0:3 2l:7
Ni make	2a:3
Ni mean	0:5
Ni moved	0:3
Ni now	0:7
Ni own	0:6
Ni prefer	0:4
Ni should	2l:-3
Ni sold	0:3
Ni think	0:3
Ni use	0:6 24:-3
Ni walk	0:3
Ni was	1x:5
Ni were	2x:9
Ni work	0:5
Ni write	2a:5
Ni'd rather	0:4
Ni'm #1	0:4
Ni'm in	0:3 2o:-3
Ni'm on	24:8
Ni've never	0:3
Nideas for	0:4
Nif it	0:3
Nif somebody	0:6
Nim #2	23:6
Nin #2	23:6 2r:4 2w:12
Nin #4	0:4
Nin ,	0:3 1n:12 1x:13
Nin -	0:3 1k:4 2d:8
Nin .	1x:9 2o:13 2y:12
Nin a	1x:3 1y:3 2o:8
Nin an	1y:4 2d:-3 2o:8 2r:5
Nin april	2o:6
Nin august	25:8 2o:6
Nin december	1x:5 2o:10
Nin english	2w:8
Nin february	1x:9 23:4 2o:10
Nin five	1v:7 24:6 2d:-3
Nin front	0:4
Nin her	0:3 1x:7
Nin his	23:-3 24:13 25:7 2d:12
Nin ireland	1x:6
Nin it	24:4
Nin january	0:3 2o:4 2t:10
Nin july	0:4 2o:3
Nin law	1z:-3
Nin leeds	1s:7
Nin march	1k:-3 2o:6
Nin may	1x:3 2o:11
Nin my	1r:9 25:12 2r:4
Nin november	1x:11
Nin october	1t:-3 1x:5 2o:4
Nin one	1x:11 25:4 2r:4
Nin plain	0:6
Nin spanish	2k:-3 2o:-3
Nin that	0:3 24:-3
Nin the	21:3 2p:3 2r:3
Nin this	0:5
Nin three	0:4 2d:3
Nin two	0:7 2d:-3
Nin with	1t:-3 1x:6
Ninstead .	0:4 24:5
Ninto a	1x:10
Ninto the	2o:10 2r:8 2u:7
Nis #1	0:8
Nis #2	0:9
Nis #3	0:7
Nis #4	0:3 2r:10
Nis ,	0:4
Nis a	23:8
Nis all	0:4
Nis an	23:-3
Nis at	0:5
Nis better	2q:-3 2y:-3
Nis engaged	0:7
Nis from	0:6
Nis going	0:3
Nis gone	0:5
Nis in	0:7
Nis leaving	0:4
Nis my	0:3
Nis now	0:8
Nis on	1x:6 2o:9 2p:-3
Nis pregnant	0:5
Nis six	0:6
Nis that	2s:-3 2t:-3
Nis there	1t:-3
Nis what	0:5
Nit ,	0:14 23:7
Nit .	0:4 1x:6 23:5 25:5 2l:7 2w:13
Nit a	0:3
Nit and	0:5
Nit at	0:4 1x:7
Nit back	23:7
Nit for	0:4 24:-3
Nit in	0:4 2o:6
Nit off	0:5 1x:7
Nit on	0:8 2o:7 2p:7
Nit out	1o:3
Nit short	2a:10
Nit so	0:4 25:8
Nit the	0:5 2o:-3
Nit to	0:5
Nit up	2o:8
Nit with	0:6 2o:7
Nit without	1y:-3
Nit's a	2q:-3
Njanuary ,	0:6 1p:4 2o:12
Njanuary and	0:5 1x:8
Njob ,	1x:9 1y:11 2j:7
Njob at	1x:6
Njoined a	0:4
Njune ,	2g:7 2o:4 2r:7
Njune .	0:5 2o:11
Njust a	0:5
Njust got	0:4
Njust me	u:4
Nkeep a	0:7
Nkeep the	2a:-3
Nkids $	1z:6
Nkids ,	0:7
Nkids and	2d:7
Nkind of	2l:3
Nknow ,	0:6
Nknow how	2l:-3
Nlady at	2j:11
Nlady in	0:4
Nlast month	0:11
Nlast night	0:4 24:-3
Nlast week	0:3 2o:3
Nlast year	1x:8
Nlaw $	0:6
Nlaw ,	0:4 1z:3 2s:11
Nleft ,	0:4
Nleft me	0:12
Nleft the	0:6 24:-3
Nlegal in	0:6
Nlet the	0:11
Nletter to	2p:3
Nlife ,	0:7
Nlike a	0:4 1s:-3 24:6 2a:8
Nlike i'm	24:-3
Nlike in	0:4
Nlike it	23:8
Nlike to	2l:-3
Nlist of	0:3
Nlive in	0:14
Nlive on	0:8 21:-3
Nlive with	1x:10 2o:8
Nlives in	0:11
Nliving in	0:8 1x:-3 2d:4
Nliving with	2a:-3
Nlook at	0:4
Nlost her	e:6
Nlost his	e:3
Nlost my	1x:4
Nmade me	0:5 1x:3
Nmake a	0:3
Nman ,	2d:7 2j:12 2l:9 2o:7
Nman in	j:3
Nman who	0:6
Nman with	0:9
Nmany calories	0:5
Nmarch ,	0:4 1p:5 1x:9
Nmarch .	0:8 1x:-6 2o:5
Nmarch and	0:9 1k:-3 2x:11
Nmay ,	2o:12 2x:9
Nme $	1x:11
Nme ,	0:7 2u:4
Nme .	1o:5 1x:6 23:4 2o:7
Nme a	1x:7 24:8
Nme and	2a:7 2d:3 2l:10
Nme at	1x:5 24:6
Nme every	0:4
Nme five	0:4
Nme for	23:11 2o:9
Nme from	0:5
Nme her	0:4
Nme in	0:3 2a:11
Nme off	1x:11
Nme on	0:4 1v:9
Nme out	0:8 1x:-3
Nme the	24:4 2a:3
Nme three	0:4
Nme through	0:7
Nme to	24:8 2a:4
Nme up	1y:9
Nme with	2d:10
Nmeant to	1o:7
Nminutes ,	0:4 2r:12
Nminutes .	1s:4 24:7 2r:13
Nmonday $	2o:9
Nmonday .	0:12
Nmoney ,	0:9
Nmonth $	29:11
Nmonth ,	0:4 24:3 29:5 2r:7
Nmonth .	1x:10 23:9 24:9 2o:6
Nmonth and	0:12
Nmonths ,	1l:10 2x:5
Nmore ,	0:6
Nmore than	2w:4
Nmorning ,	0:4 1x:6 24:6
Nmorning .	24:8 27:8
Nmorning and	24:5 25:-3
Nmother in	2s:7
Nmove to	2o:5
Nmoved from	0:9
Nmoved in	e:4 2d:7
Nmr .	0:8
Nmrs .	x:4
Nmy age	1o:5 2a:4
Nmy aunt	0:3 2d:7
Nmy brother	0:4 2d:6
Nmy cat	0:3
Nmy dad	1x:6
Nmy daughter	0:4
Nmy daughter's	0:4
Nmy dog	24:6
Nmy eldest	0:3
Nmy father	0:5 1x:8
Nmy feet	0:8
Nmy first	1x:8
Nmy friend	0:4
Nmy friend's	0:3
Nmy granddaughter	0:6
Nmy grandson	0:3
Nmy hair	24:15
Nmy hands	0:3
Nmy head	0:9
Nmy husband	1x:4
Nmy job	0:4
Nmy last	2o:13
Nmy left	0:5 1x:3
Nmy manager	0:4
Nmy mom	2d:7
Nmy mother	23:6 24:8 2d:8
Nmy mother's	2k:8
Nmy mum	1x:9
Nmy nephew	1x:9 24:-3
Nmy new	0:4 2l:-3
Nmy niece	0:5
Nmy number	2n:-3
Nmy old	0:3
Nmy own	23:10 27:12
Nmy parents	23:4 24:-3 2o:3
Nmy phone	0:5
Nmy roommate	0:3
Nmy son	2d:5
Nmy teacher	1x:10
Nmy uncle	0:4 2d:-4
Nmy whole	2l:6
Nmy wife	2d:6
Nmy wrist	1x:6
Nname is	0:3
Nneeds a	0:4 2v:-3
Nnew one	2o:6 2s:5
Nniece is	0:5
Nnight $	0:5 2a:9
Nnight ,	0:4 1x:11 21:5 24:13
Nnight .	0:4 1x:8 25:9 2o:8
Nnight shift	2p:5
Nnights ,	0:10 24:3
Nnine ,	2:11 1l:7 24:5
Nnine years	1e:4
Nnineteen years	1x:8
Nno ,	0:8
Nno .	0:4
Nno longer	2w:-3
Nno more	0:4
Nno to	0:3
Nnone of	0:4
Nnot #2	0:6
Nnot ,	0:5
Nnot a	2a:3
Nnot be	2a:8
Nnot in	0:7
Nnot my	0:4
Nnot the	0:5 1o:6
Nnote for	0:4
Nnovember ,	1p:10
Nnow ,	0:7 2c:3 2o:6
Nnow .	0:3
Nnow and	0:13
Nnurse ,	0:4 2j:7
Nof #2	2r:15
Nof a	23:4 25:5 2d:6 2l:11
Nof all	0:9
Nof flying	0:8
Nof her	1x:3
Nof his	24:5 2k:3 2o:6
Nof it	23:5
Nof me	0:4
Nof mine	0:7
Nof my	0:3 1x:9 23:11 2l:-3 2q:8
Nof our	1t:5
Nof the	1k:11 1t:6 1x:4 1y:6 21:4 2c:6 2m:12 2o:4 2q:5 2y:6
Nof them	2k:10 2q:-3 2r:7
Nof those	0:5
Nof us	2d:7 2p:5 2r:-3 2s:5
Noff $	24:11
Noff ,	0:5 1n:10 1x:7 2c:9
Noff .	0:5 1x:3
Noff a	0:8 1x:-3
Noff in	0:8
Noff the	0:3 1x:7 27:8
Nok so	0:5
Nold school	0:4 2c:7
Non #2	24:12 2v:8
Non ,	24:15 2a:4 2q:16
Non a	1n:4 1x:3 1y:7 2d:3 2o:4 2w:3 30:3
Non an	0:4 1y:5
Non everything	0:5
Non friday	0:8 2o:6
Non fridays	24:5
Non her	24:6 2r:-3
Non his	23:9 27:-3
Non me	1x:8 2l:11
Non monday	0:7 2o:5
Non my	1y:3 2o:6 2r:8
Non one	0:3 25:9
Non saturday	0:8 2o:10
Non sunday	24:7 2o:7
Non sundays	1t:-3
Non that	27:-3
Non the	1n:6 21:6 24:5 27:6 2c:3 2o:4 2z:4
Non thursday	1x:5
Non tuesdays	0:3 24:3
Non weekends	0:4
None ,	0:5 1l:10 26:14 2l:10 2p:6 2s:10
None .	1l:6 1y:9 24:6 31:10
None ?	2w:-3
None and	1l:4 2r:-3
None day	0:8 2r:7
None for	2l:10 2o:5
None in	0:9 1x:6 20:-4 2o:3
None is	0:3 1l:11
None of	0:4
None on	24:8 2k:13 2o:6
None to	0:7
None years	2x:18
Nonly ,	24:11 2a:10 2p:10
Nonly one	0:8
Nopen a	0:6 23:9
Nor a	0:6
Nor just	0:4
Nor not	1o:-3
Nor the	0:6
Nour cat	0:11
Nour daughter	0:7 2d:4
Nour dog	0:4
Nout ,	0:8 1o:5 1x:6 25:9
Nout .	1x:4 25:10
Nout at	0:12 24:3
Nout in	0:5 1x:16
Nout of	0:3 24:5 2q:4 2r:11
Nout on	0:6
Nout the	0:5 2b:-3 2d:8 2q:6 2r:-3
Nout to	1x:5 2o:11
Nover ,	0:14
Npacked in	0:5
Npart of	0:8
Npart time	1x:10 23:5
Npassed his	18:6
Npeople ,	0:4 1o:8 24:4 2s:9
Npeople are	0:3
Npeople who	2p:4
Nperson $	0:5
Nperson ,	2y:11
Nperson with	23:-3
Npicked up	0:13
Nplace ,	2o:11
Nplace in	2j:10 2r:3
Nplan for	0:3
Nplease ,	0:6
Npost office	1v:4 29:4 2j:7
Npregnant ,	m:4
Npromoted to	e:8
Npros and	0:5
Nput a	1o:4
Nput in	1x:4 25:7
Nput it	0:4
Nput me	0:5
Nput on	0:8
Nput that	0:5
Nquit the	e:7
Nredo the	0:3
Nrent ,	0:5 24:6 29:7
Nretired ,	0:7 e:5 2j:8
Nright ,	0:7
Nroom $	2l:9
Nroom ,	0:4 24:6 2w:6
Nrun a	0:6
Nruns a	10:5 24:7
Nsaturday ,	0:5 24:5 2o:12
Nsaturday .	24:9
Nsay ,	0:7
Nsay no	23:8
Nsay so	0:8
Nsay that	0:3
Nsay the	0:7
Nsays ,	0:8
Nsays he	24:-3 2t:-3
Nsays i	2l:8
Nsays that	0:3
Nscared of	0:5
Nschool $	0:5
Nschool ,	0:8 1v:6 1x:6 2v:6
Nschool .	1t:7 1v:8 2o:8 2s:9
Nsend me	0:4
Nseptember ,	1p:7 1x:6 2o:5 2x:10
Nseventy -	1x:7
Nshop ,	1v:4 24:6 2j:10
Nshort ,	r:9
Nshould a	0:4
Nshould be	1o:5
Nshould like	2l:-3
Nshould one	0:4
Nshould we	0:5
Nside ,	25:5 27:12 2e:9
Nsince #4	2r:5
Nsince .	0:3
Nsince he	0:9
Nsince the	0:7
Nsix ,	2:9 1l:6 1r:7 24:6 26:12 2s:-3 31:6
Nsix and	2:10 1l:8 24:4 26:6
Nsix foot	0:4 1x:-3
Nsix weeks	0:3 1e:4 1x:11
Nsix years	1y:8
Nsixty -	2:3 1x:6 31:4
Nso don't	0:3
Nso give	0:3
Nso much	2a:4
Nso now	0:7
Nso we	0:5
Nso what's	0:4
Nsold his	0:6
Nsold my	0:9
Nsomeone in	0:4
Nsomeone on	0:3
Nson ,	0:9
Nsorry ,	2l:8
Nsort of	0:4
Nsound like	0:4 2q:-3
Nsounds like	0:5
Nspring ,	1x:10 2x:11
Nstuff $	1s:9
Nsuggest a	2a:4
Nsunday $	0:9
Nsunday ,	1x:18 24:11 2o:4
Nsunday .	0:9 2x:11
Nswim ,	1d:17
Ntake a	0:4
Ntake it	0:3
Ntaken up	0:3
Ntastes like	0:3
Ntaught me	0:13
Ntea ,	2c:8 2p:13
Nteach me	0:6
Ntell a	0:3
Ntell her	0:3
Ntell the	0:3
Nten years	0:5
Nterrified of	0:4
Nth ,	1p:3 1x:4 24:7 2o:13
Nth of	1p:13
Nthan a	0:3
Nthan me	2j:-3 2u:9 2w:10
Nthan the	0:4
Nthat ,	0:6 1o:5
Nthat .	0:3
Nthat are	2r:-3
Nthat doesn't	2q:-3
Nthat even	2s:-3
Nthat i	0:4
Nthat isn't	1y:-3
Nthat my	0:5
Nthat one	0:4
Nthat she	0:5
Nthat the	2p:-3
Nthe #2	20:5
Nthe baby	1x:6 2x:8
Nthe back	0:3 24:9 2b:-3
Nthe bakery	1x:9
Nthe bank	0:3 2j:8
Nthe big	0:5 2o:10
Nthe bottom	0:8 2w:-3
Nthe bus	0:5
Nthe car	1x:7 24:3 2p:7
Nthe cat	1x:6
Nthe children	24:6
Nthe choir	0:4 1x:10 27:10
Nthe church	1x:3 2q:8
Nthe cold	0:3 20:-3
Nthe county	2r:3
Nthe dark	1x:-3 21:4
Nthe dog	2o:7
Nthe end	2a:3 2o:6
Nthe family	1t:4
Nthe farm	1x:8 24:6 2o:6
Nthe first	0:3 1o:-3 1y:7 2d:6 2k:7
Nthe garage	0:7
Nthe girl	0:4
Nthe hospital	1x:4
Nthe house	1x:5 2o:6
Nthe job	0:9 1x:3
Nthe keys	1x:6
Nthe kids	1x:7 2d:4 2j:5 2o:9
Nthe kitchen	2j:4 2o:9
Nthe last	0:8
Nthe left	25:7
Nthe library	1k:7 1q:7 24:-3 27:-3 2p:3
Nthe market	20:5
Nthe middle	0:4
Nthe moon	0:5
Nthe most	0:5
Nthe navy	0:5
Nthe new	0:5
Nthe next	0:6 2a:8
Nthe night	0:3 1x:10
Nthe nurse	0:4
Nthe office	0:3 24:13
Nthe old	2x:11
Nthe one	2o:8
Nthe only	0:5
Nthe organ	0:11
Nthe other	0:5 2o:6 2z:-3
Nthe paper	25:-3 2z:7
Nthe parish	0:3 1y:3 24:-3
Nthe phone	0:12
Nthe rain	2c:6
Nthe rest	0:7
Nthe road	1x:-4 2j:11
Nthe same	0:4 24:8 2o:5 2r:-3
Nthe school	1k:9 1x:7 29:-3 2j:7
Nthe sea	21:3 2c:3 2e:3
Nthe shop	0:7 1x:10
Nthe spring	23:-3 2o:10
Nthe summer	2q:6
Nthe team	0:3 1x:11
Nthe three	1x:5
Nthe train	2o:5
Nthe truck	0:11
Nthe twins	24:5
Nthe two	24:10
Nthe vacuum	0:5
Nthe van	1x:10 2q:8
Nthe vet	0:3
Nthe wall	0:3
Nthe water	0:12
Nthe way	0:5 27:-3
Nthe wedding	2o:5
Nthe week	1o:6 24:8 2o:7
Nthe whole	1x:11 23:10
Nthe wife	2o:-3
Nthe word	1y:-3 2a:4
Nthem ,	0:7 2k:7
Nthem .	1o:-3 2r:12
Nthere ,	0:5 2o:10
Nthere .	2o:7
Nthere a	1t:-3
Nthere any	0:4
Nthing ,	1k:13
Nthing to	2a:7
Nthirty -	23:3 31:4
Nthirty years	1x:10 2j:4
Nthis is	0:3
Nthis morning	0:8
Nthis week	0:10
Nthis year	2o:9
Nthree ,	2:16 1l:7
Nthree .	0:3 1y:11
Nthree days	0:5 2o:6
Nthree of	26:10 2d:-4 2q:-3
Nthree times	24:8 25:8 27:6
Nthree weeks	1e:5 2o:5
Nthree years	1y:3
Nthrough a	1x:9
Nthrough the	23:6
Nthursday ,	0:6
Ntill the	1n:9 2o:7
Ntime $	2a:6
Ntime ,	0:5 24:10
Ntime .	0:5 1x:10
Ntime at	0:3 2j:6
Ntips for	0:3
Nto #2	0:10 2a:-3
Nto a	1y:5 2e:-3 2l:7 2p:7
Nto an	0:3
Nto ask	2l:3
Nto be	1x:4 23:6 2j:7 2l:3
Nto bed	0:9 2y:9
Nto bring	0:4
Nto come	0:5
Nto cook	2w:7
Nto do	2a:9
Nto drive	2q:9
Nto find	0:4
Nto go	1t:3 23:4
Nto have	0:3
Nto her	24:5 2o:8
Nto it	25:6
Nto keep	1n:3
Nto leave	0:5
Nto live	1x:8 21:-3 2o:8
Nto make	1x:8
Nto me	2a:4
Nto my	1n:9 24:5
Nto open	1x:7 23:3
Nto play	0:4
Nto put	1x:3
Nto run	0:4
Nto save	0:4
Nto say	23:9 2a:-3
Nto sell	1x:5
Nto shellfish	1m:4
Nto spain	2o:4
Nto stop	23:10
Nto take	2o:11
Nto teach	23:7
Nto the	0:3 1m:-3 1o:6 1s:-3 1x:3 24:8 2o:6
Nto use	0:5
Nto work	24:13
Nto write	1o:-3
Ntoday ,	0:8
Ntoday .	0:4
Ntom $	0:15
Ntoo ,	0:9 2o:5
Ntoo late	0:5
Ntoo many	0:7
Ntoo much	0:3 24:7 2l:9
Ntoo old	0:3
Ntook the	e:6
Ntook up	0:4
Ntrying to	0:10
Ntuesday ,	0:16
Nturned #2	0:6
Nturns out	0:4
Ntwenty -	2o:11
Ntwice a	l:3 1r:4
Ntwo ,	0:6 1l:7 1t:10 24:10 26:6
Ntwo -	0:6 2d:6
Ntwo brothers	g:4
Ntwo cats	13:3
Ntwo days	0:6 24:4
Ntwo hundred	0:7 2k:6
Ntwo kids	g:12
Ntwo of	0:9 2o:4
Ntwo people	0:5
Ntwo sentences	0:5 1x:-3
Ntwo weeks	0:5 24:5 29:6
Ntwo years	1y:3
Nunder #2	1k:9
Nunder a	0:4 2w:5
Nunder the	1x:6 24:9
Nup $	24:13
Nup ,	0:9 2l:7 2q:9 2t:4
Nup .	1x:12 2t:11
Nup a	2o:8 2q:6 2w:6
Nup at	24:7
Nup for	23:8
Nup in	0:7 1x:10 1y:3 2r:4 2t:3
Nup on	0:8
Nup the	1x:7 23:4 2o:6
Nup to	0:4 25:8
Nup with	0:6
Nus ,	0:7 1x:14
Nus .	2d:4 2o:12 2p:8
Nus a	0:7
Nuse a	2p:3 2z:10
Nused to	0:10
Nvan ,	2q:7
Nvegan ,	0:5 8:4
Nvet says	0:6
Nwant a	0:5
Nwant me	0:4
Nwants a	0:4 24:-3 2j:-3 2y:-3
Nwants me	0:4
Nwants to	1t:-3
Nwas #2	1x:7 2x:4
Nwas a	0:4
Nwas in	0:3
Nwas my	0:8
Nway ,	1x:10 2l:7 2r:9
Nway .	24:6 27:-3
Nway of	0:3
Nwe are	2o:6
Nwe go	2o:6
Nwe had	0:3
Nwe live	0:4
Nwedding ,	0:4 20:9 2o:7
Nweek $	0:4 2o:10
Nweek ,	1o:6 1p:7 1x:12 24:10
Nweek .	1r:8 23:9 27:9 2o:6
Nweek and	24:7 25:7 29:4
Nweek of	2o:9
Nweeks ,	0:5 1l:9 1x:5
Nweeks .	1l:7 25:6
Nwell ,	0:5 2l:12
Nwent back	1x:3
Nwent from	0:10
Nwhat a	1x:-3
Nwhat do	2w:-3
Nwhat happens	0:5
Nwhat i	0:3
Nwhat kind	0:4
Nwhen i	1x:6 2a:3
Nwhen i'm	24:10
Nwhen the	0:6
Nwhen they	1o:4
Nwhich i	1x:7
Nwho was	0:4
Nwho wrote	2q:4
Nwhy is	0:3
Nwife ,	1x:11 2d:3
Nwife and	1z:-4
Nwill be	0:6
Nwill not	0:5
Nwith #2	0:5
Nwith a	1m:7 1r:5 2a:3 2l:5 2w:5 30:6
Nwith an	23:4 2z:7
Nwith her	0:4 2d:4
Nwith him	2o:3
Nwith his	0:9
Nwith me	1x:8 2d:8 2o:4
Nwith my	1n:3 1t:-3
Nwith no	1o:3 2d:10
Nwith one	0:3 24:8 2a:-3 2j:-3
Nwith the	0:3 1n:3 1r:-7 1y:3 2j:9 2l:6 2o:6 2p:8 2y:3 2z:-3
Nwith three	0:3
Nwith two	0:3 1x:6 2d:3 2k:7
Nwith us	2d:4
Nwithout a	1o:3 23:3 2x:5
Nwithout being	0:4 2b:-3
Nwithout sounding	0:5
Nwoman who	22:6
Nword "	1y:-3 2a:4
Nwords $	2a:6
Nwords ,	21:7 25:8 2w:8
Nwords .	2l:8
Nwords for	0:5
Nwork ,	0:5 24:4 2j:9
Nwork .	0:3
Nwork at	0:15
Nwork in	0:5 23:9 2j:-3
Nworks at	0:15
Nworks for	0:11
Nworks nights	0:6
Nworth it	0:3
Nwould a	0:3
Nwould be	0:3
Nwould like	0:3
Nwrite a	0:3
Nwrite her	0:3
Nwrite in	0:8
Nwrite the	0:4
Nwrite to	0:3 1s:-3 2a:4
Nwriting a	0:5
Nwrong ,	0:3
Nyear $	2x:8
Nyear ,	1x:3 23:7 29:5 2o:9
Nyear -	0:7 1k:-3 1z:3
Nyear .	1t:6 29:4 2o:7 2x:13
Nyear ?	24:-3 29:9 2a:-3
Nyear and	0:3 1x:9 2x:5
Nyear old	0:10
Nyears ,	1y:5 2x:10
Nyears .	2j:10 2x:11
Nyears ago	1x:4
Nyears and	0:7
Nyears in	1y:11 2x:7
Nyears of	0:5
Nyou $	0:3 2a:11
Nyou ,	1o:6
Nyou a	0:3
Nyou ask	0:7
Nyou get	2d:-3
Nyou give	0:4
Nyou to	0:5
Nyou were	0:4
Nyour answers	2a:8
P" a	0:6
P" i	2q:-3
P" i'm	0:7
P" my	0:4
P" the	0:5 1n:-3
P#1 '	26:15
P#1 ,	0:3
P#1 .	0:3
P#1 am	24:4 2y:6
P#1 and	0:6 1l:10 23:-3 2d:-3
P#1 in	0:10 23:3 24:-3 2o:-3
P#1 k	27:-3
P#1 rd	2o:4 2x:5
P#1 th	0:3 2x:5
P#2 ,	2o:7
P#2 -	0:6 1q:5
P#2 and	31:7
P#2 in	6:7 23:-3
P#2 k	29:3 2t:-3
P#2 minutes	0:3
P#2 on	24:9 2r:8
P#2 people	0:6
P#2 th	2v:5
P#2 year	0:4
P#2 years	0:5
P#3 #3	0:5
P#3 ,	0:7
P#3 -	2n:11
P#3 a	29:4 2d:5
P#3 and	0:4 2r:9
P#3 k	2r:6
P#4 ,	0:4
P#4 and	1y:7
P#5 #6	0:5
P$ #3	29:8
P' #2	0:3 30:5
P, "	0:5
P, #1	0:7 1l:5 26:4 31:14
P, #2	24:4 29:7 2o:7 2r:4 31:6
P, #3	0:9 26:5 2n:7 2x:11
P, a	1t:11 1x:10 1z:3 23:8 2d:5 2s:9
P, after	1e:5
P, all	23:7
P, always	2a:10
P, and	29:6 2o:3
P, any	0:3
P, are	0:4
P, as	0:8 2o:-3
P, asking	2l:-3
P, at	0:8
P, before	20:7 23:5
P, both	0:3 1z:8
P, but	0:3
P, can	0:5
P, do	0:4
P, don't	0:7
P, even	0:3
P, first	0:3 1n:5 1t:7
P, fix	0:6
P, forty	29:7 2x:6
P, found	1x:9
P, four	0:7 24:8 2d:-3 2s:8
P, from	p:3
P, good	0:5
P, got	1x:5
P, half	1w:9 25:12
P, has	2t:8
P, having	0:8
P, his	0:3
P, how	0:3 2b:-3
P, i	1x:4
P, i'm	2o:8
P, i've	0:4 1y:9 2o:9
P, in	0:10 2o:6 2r:-3
P, it	0:6
P, just	2a:6 2l:7
P, like	0:10
P, make	0:3
P, me	0:8
P, mostly	0:7
P, mr	2g:15
P, my	0:6
P, never	1o:-3 2a:10 2l:6 2p:12
P, new	0:11
P, no	0:4 25:10 2a:7 2l:7
P, not	2a:7
P, nothing	0:9
P, of	0:16
P, on	25:10 2d:11 2o:6
P, one	1n:11 1z:8
P, our	1k:13 2d:4
P, please	0:4
P, same	0:4 24:7
P, says	0:5
P, she	22:8 2l:8
P, should	0:4
P, since	2x:10
P, six	26:5 2q:5 2x:8 31:10
P, still	24:3
P, suggest	0:7
P, that	0:6
P, that's	0:3
P, thats	0:11
P, the	0:5 1r:3 29:5 2d:4 2o:11
P, they	0:7
P, three	0:6 24:6 2x:11
P, to	0:7
P, too	0:8
P, took	0:4 1x:8
P, twenty	24:4 2x:7
P, two	1l:9 1z:7 25:16 2k:9
P, want	23:5
P, wants	23:13
P, was	1x:16
P, which	0:3
P, with	0:10
P, would	0:4
P, write	0:4
P, you	0:5
P- #2	0:14
P- #3	2n:5
P- eight	29:5
P- five	0:4 1k:-3 24:6 2x:3
P- four	2r:8 2x:4 31:6
P- in	0:3 1k:3
P- one	29:6
P- op	1x:5
P- six	29:4
P- two	2r:7 2x:5 31:5
P- up	1x:11 2q:-3 2r:6
P- year	0:7 1k:-3 1z:3
P. "	0:3
P. a	0:10
P. any	0:4
P. are	0:6
P. best	0:6
P. can	0:3
P. does	0:5
P. example	0:5
P. explain	0:4
P. first	0:7 2o:-3
P. funny	0:5
P. he's	2:5
P. in	0:18
P. is	0:8 1t:-3
P. it's	o:9
P. make	0:3
P. may	0:6
P. my	0:7
P. no	1n:7 2a:6
P. please	0:3
P. put	1x:11
P. she's	2:5
P. should	0:4
P. the	0:4
P. three	0:7
P. we	0:4
P. what	2w:-3
P. which	0:6
P. who	0:9
P. would	0:3
P: "	0:6
P: i	0:9
P: my	0:5
P: the	0:8
P; i	1x:9 24:9
P; please	0:4
P; the	0:4
P@ example	1u:4
P^ "	0:5
P^ #2	1p:5 29:5 31:8
P^ #3	26:6 2n:4 2r:7
P^ a	0:5 1z:9 2k:6 2q:4
P^ are	0:7
P^ at	0:3
P^ been	2o:-3
P^ before	0:6
P^ best	0:5
P^ bought	1x:3
P^ can	0:4 2d:-3
P^ can't	1d:6
P^ convert	0:9
P^ do	0:5 2a:6
P^ does	0:6
P^ don't	2a:7
P^ explain	0:4
P^ for	0:4
P^ from	0:3
P^ give	0:4
P^ good	0:7 1o:6
P^ got	1x:7
P^ had	1x:4
P^ having	0:3
P^ he	0:4
P^ he's	0:5
P^ her	0:6
P^ his	0:9
P^ home	0:3 27:10
P^ how	0:3
P^ i've	29:-3
P^ in	0:5
P^ is	0:9
P^ it	0:3
P^ it's	0:4
P^ just	0:3
P^ last	0:3
P^ make	0:3
P^ me	0:3
P^ moved	1x:7
P^ my	1y:5 2w:-3
P^ name	0:3
P^ never	2a:6
P^ new	0:8
P^ next	0:6
P^ no	2a:10
P^ nobody	1o:6
P^ not	2l:9
P^ ok	0:3
P^ old	1q:6 2c:6 2k:7
P^ one	1z:9 31:6
P^ our	1x:8
P^ put	24:10
P^ quit	l:9
P^ say	0:4
P^ she	0:6
P^ she's	0:5 2:-6
P^ should	0:3 2o:-3
P^ since	1t:-3
P^ some	0:4
P^ somebody's	0:3
P^ thank	0:4
P^ the	30:3
P^ three	1l:7 1z:8 2x:5
P^ two	1z:4 2k:9 2s:10 31:6
P^ uncle	x:13
P^ was	0:6
P^ we	1t:-3
P^ we've	0:3
P^ well	0:4
P^ went	0:3
P^ what	1o:-3 23:-3
P^ which	0:4 2y:-3
P^ who	0:7
P^ why	2q:-3
P^ would	0:4
P^ write	0:3
P^ you	0:5
P_ _	0:8
Pa #1	0:5 2l:-3 2q:9 2y:11
Pa #2	0:3 2r:13
Pa #3	2k:11 2r:12
Pa #4	1q:5 2r:7 30:6
Pa baby	1z:7 2o:7
Pa bad	0:5
Pa bakery	0:5
Pa bank	2j:4
Pa big	1n:6 1q:8 1x:6 2p:6
Pa birthday	0:5
Pa bloke	0:4
Pa boat	2q:-3
Pa brother	0:3
Pa bus	2w:7 30:4
Pa car	0:5
Pa cat	0:5 1x:3
Pa church	0:3 2l:10 2o:3 2u:3
Pa couple	24:5
Pa cruise	1y:6
Pa decent	0:4 2w:8
Pa dentist	0:3
Pa dog	2m:3
Pa family	1x:9
Pa few	23:4
Pa first	0:4 1t:4 2w:12
Pa flat	1x:5 2d:3
Pa friend	0:4 24:-4 2a:3
Pa full	1n:7 23:9 24:4 2r:4
Pa girl	0:3 2d:6 2t:4
Pa good	0:5 2c:8 2l:7
Pa great	1x:6 24:-3 2k:8
Pa grumpy	0:12
Pa guy	2s:3
Pa half	1z:11 23:9 2r:9 2x:3
Pa heart	1x:7 25:3 2l:6
Pa horse	0:4
Pa hot	0:3 2d:9
Pa house	1x:7 1y:11
Pa hundred	23:4 2r:4
Pa job	1x:12 2j:5
Pa kid	30:8
Pa lad	0:4
Pa letter	1o:3
Pa lighthouse	0:5 23:9 2q:7
Pa little	27:4 29:3 2d:9
Pa man	1o:7 2d:5 2l:4
Pa month	2t:-3
Pa morning	2a:5
Pa new	1x:7 25:6 2o:3 2p:6 2s:10
Pa night	1t:5
Pa nine	0:3 1l:7
Pa normal	0:4
Pa one	0:3 2d:6 2m:9
Pa patient	1x:-3
Pa person	23:-3
Pa place	2o:5
Pa proper	1o:9 21:4
Pa quiet	2l:6
Pa real	0:3 1x:13 2k:-3 2w:4
Pa retired	2j:13
Pa room	2d:5
Pa school	2j:16
Pa second	23:5 2k:5 2m:4 2o:7
Pa short	0:6
Pa single	2a:5 2p:4
Pa six	0:8 2o:9
Pa small	24:6 27:5 2j:4 2k:4 2q:3
Pa speech	0:6
Pa spreadsheet	2l:9 2q:3 2y:4
Pa stroke	23:-3
Pa student	0:10 1x:-3
Pa sunday	0:6
Pa team	1k:9 1y:3
Pa thing	1o:7 2a:-3 2o:-5
Pa tram	0:12
Pa truck	0:4 1x:5
Pa two	0:5 2d:3 2o:7
Pa vet	0:4
Pa wedding	1k:9 1y:3 2o:10
Pa week	2d:3
Pa whole	1x:3 1y:4 24:8 2w:4
Pa year	1y:5
Pa young	1n:3 1x:4
Pabout a	0:7 2x:11
Pabout my	25:11 2a:7
Pabout the	0:5 2o:-4 2q:4
Paccording to	2o:-3
Paccount of	0:3
Pafraid of	i:7
Pafter a	0:7 1y:6 27:-3 2x:4
Pafter all	0:3
Pafter the	0:14 24:8 2o:6
Pagain ,	0:4
Page ,	0:4
Pall of	23:5
Pall that	0:5
Pall the	0:7
Pallergic to	3:7 1m:3
Palways have	24:7
Pan hour	2s:-3
Pan irish	23:5
Pan old	1q:6 2k:6 2p:3 2q:8 2s:5
Pand #2	2o:-3 31:7
Pand a	0:9 1l:4 1t:6 1z:5 2m:3 2o:3 2r:3 2x:5 2z:5 31:3
Pand all	1o:7
Pand an	2q:3
Pand bought	0:11
Pand can	1d:4
Pand don't	0:7
Pand every	0:10
Pand got	1x:10
Pand had	1x:8
Pand have	0:4 1x:9
Pand he	0:4
Pand her	0:5 2d:3 2k:6
Pand hes	0:5
Pand i	2l:-3
Pand i'm	1k:-3 23:-3 2q:-3
Pand im	0:8 24:-3
Pand in	0:4 2d:10
Pand is	2o:4
Pand it	0:10
Pand it's	0:8 1o:-3
Pand its	0:14
Pand just	2a:6
Pand my	2o:7
Pand never	1y:7 29:-3
Pand no	1r:3 2a:6
Pand not	0:3 2a:6
Pand on	25:9 2d:10
Pand one	1z:3 24:7 2d:-3
Pand our	0:14
Pand still	24:6
Pand that	0:6
Pand the	0:11 1l:-3 1n:8 20:7 29:-3 2a:4 2d:5 31:-3
Pand then	0:4
Pand there	0:4
Pand they	0:6
Pand this	0:5
Pand two	1z:11 2d:5 2m:3
Pand wants	1t:-3
Pand we	0:4 1x:5
Pand we're	0:3
Panswer in	s:7
Panswers short	0:3
Pany good	1o:-3
Panymore ,	0:8
Pare a	0:5
Pare in	2d:8
Pare my	0:6
Pare the	0:4
Pare there	0:4
Pas a	22:4 25:5 2b:4 2l:6
Pas an	10:6 1n:5 1x:7 1y:5
Pas my	19:8 1o:5
Pas of	0:3
Pas the	0:5 2o:7
Pask for	0:4 1o:6
Pask the	0:6
Pasked to	0:4 1x:5
Pasking for	2l:-3
Pat #1	24:3
Pat #2	0:6 24:6 31:3
Pat #4	0:3 1x:10
Pat a	0:9 1v:3 1x:7 2j:6 2v:3
Pat christmas	2o:3
Pat five	24:6 2p:3
Pat half	24:9 2o:8
Pat home	2j:6
Pat me	24:3 2d:9
Pat my	0:6 21:7 24:4 2d:7
Pat night	0:5 1o:3 1y:-3
Pat sixty	1x:7
Pat the	0:5 1n:3 2o:4
Pat this	2o:-3
Pat work	1x:7 1y:-3
Pbaby ,	0:5
Pback ,	2b:-3
Pback .	0:4
Pback in	0:9
Pback on	1r:9 27:6
Pbad ,	0:3
Pbad for	0:8
Pband ,	1x:8
Pbe a	1x:5 23:3 2a:-3
Pbe done	1o:5
Pbe on	2l:10
Pbe the	0:6
Pbecame a	1x:4 2y:9
Pbecause i	1x:12
Pbecause of	0:3
Pbecome a	23:3
Pbeen a	0:3 2l:9 2s:-3 2t:6 2x:8
Pbeen on	1y:10 2d:9
Pbeen to	1y:15
Pbefore i	24:8
Pbefore my	0:7 23:-4
Pbefore the	0:9 1y:6 24:4 2y:7
Pbeing a	2b:-3
Pbelieve in	5:23
Pbetter for	1o:6 2y:-3
Pbetter than	0:5 2w:3
Pbetween a	0:10
Pbirthday is	6:6
Pbit of	s:8 2q:4
Pblood pressure	23:3
Pborn in	0:5 p:14
Pborn on	6:4
Pboss ,	x:6
Pbought a	1x:7
Pbring to	24:-3
Pbroke his	1x:4 25:5 2r:3
Pbroke up	0:8
Pbrother ,	0:8
Pbrother has	0:3 25:6
Pbrother is	e:3 2d:7
Pbut my	0:10
Pbut she	0:6
Pbut the	1s:5 24:8
Pbuy a	0:5 23:5 29:-3
Pby a	1x:15 24:6
Pby the	1v:10 27:4 2o:5 2w:6
Pcall a	0:8
Pcall me	z:21
Pcall the	0:7 24:6
Pcalls me	z:23 24:5
Pcame home	1x:5
Pcan a	0:12
Pcan do	2w:4
Pcan he	0:3
Pcan i	0:4
Pcan it	0:4
Pcan she	0:3
Pcan u	0:5
Pcan we	0:3
Pcan you	0:4 2d:-3
Pcan't do	3:7 2w:13
Pcan't find	25:7 2w:6
Pcan't get	0:11
Pcan't stand	9:14
Pcan't swim	0:6
Pcat ,	x:11 1x:9
Pcats ,	0:5
Pchange my	0:3
Pchanged my	0:9
Pchristmas ,	0:5 2o:9
Pco -	1v:3
Pcomes from	p:8
Pcook for	2x:4
Pcould a	0:3
Pdad was	10:4
Pdaughter has	0:4 1x:6
Pdaughter is	0:4
Pdays a	24:4 2j:4 2o:4
Pdid i	0:10
Pdid the	0:8 24:8
Pdied ,	2o:-3
Pdied in	0:7
Pdo a	0:6 23:3 2w:12
Pdo at	0:4
Pdo i	2b:-3
Pdo in	2o:6
Pdo the	24:5 27:11
Pdoes a	0:4 2w:-3
Pdoes an	0:5
Pdoes my	0:7
Pdoes not	0:3
Pdoes one	1y:-3
Pdoes the	24:3 2j:6
Pdog ,	0:5
Pdog is	24:-3
Pdoing a	23:9
Pdon't believe	0:3
Pdon't eat	8:13
Pdon't know	0:3
Pdone with	c:3
Pdown ,	0:5
Pdown the	1y:5
Pdown to	1n:6 23:3 29:3
Pdraft a	0:3 2p:-3
Pdrive a	2w:3
Pdrives a	1h:4 2j:7
Pdriving test	1y:3
Pdropped out	1x:4
Pdropped the	15:11 23:8
Peighty -	1l:7 31:4
Peleven years	1x:11
Pend of	2a:7 2o:6
Peven a	0:13
Peverything ,	0:4
Pexample .	1u:3
Pexplain the	2a:5
Pexplain to	1x:-3
Pfather -	2d:-3
Pfebruary ,	0:8
Pfifty -	1l:6 1z:-3
Pfind a	0:5 2w:9
Pfirst ,	2a:9
Pfirst time	1n:5
Pfive ,	0:3
Pfive -	1k:5 26:7 27:6
Pfive foot	26:8
Pfix the	0:5
Pfor "	0:4
Pfor #1	0:4 1y:9 24:9 2d:-3 2r:7
Pfor #2	0:7 2x:7
Pfor a	0:6 1o:5 1t:8 23:7
Pfor an	0:7 30:12
Pfor forty	1y:8 24:-3
Pfor four	0:6
Pfor him	1t:6
Pfor his	2o:6
Pfor my	25:15
Pfor one	0:9
Pfor our	0:4 1x:7 2j:7
Pfor six	0:6 1y:11
Pfor the	0:3 1y:4 23:5 27:7 2c:3 2o:3 2q:6 2r:8
Pfor thirty	2j:3 2x:3
Pfor three	0:3 2o:4 2x:5
Pfor two	1x:7 1z:9 2x:4
Pforty -	1x:4 2x:4
Pfound a	0:3 2m:6
Pfound out	2r:-3
Pfour years	0:4 1y:6
Pfriday ,	24:10
Pfriend of	0:6 24:-3
Pfrom a	0:8 1q:11
Pfrom my	0:13
Pfrom now	2a:4
Pfrom the	0:3 1q:5 1v:3 20:5 2o:5
Pfull of	2k:8
Pgave me	0:3 1x:6
Pgave up	l:4
Pget a	0:6 2o:9
Pget my	1x:11 23:7 2o:9
Pget the	0:3 1x:8 24:10
Pget to	0:7 2l:5
Pgetting married	2o:3
Pgirl ,	x:3 2d:4
Pgiven up	l:3 1x:5
Pgo ,	0:6
Pgo back	1t:3 2o:4
Pgo on	23:4
Pgo to	2u:3
Pgoes to	0:-3 1c:8 24:8 2o:4
Pgoing to	24:3
Pgone to	0:13 1x:3 21:-3
Pgot a	2m:5 30:6
Pgot into	0:3 1x:8
Pgot me	0:6
Pgot my	25:4
Pgot the	1x:9 25:4
Pgroup ,	1:4
Phad a	23:-3 2k:4 2m:7 2s:4
Phad her	1x:13
Phad my	1x:12
Phad the	1x:15
Phad to	0:6 23:-3
Phad twins	0:3
Phalf a	0:13 1o:7
Phalf of	24:5 2d:6
Phalf the	0:17
Phappens to	0:4
Phas a	1z:4 24:3 25:7 2r:4 2t:6
Phas asked	0:5
Phas been	1x:5
Phas gone	1x:5 21:-3
Phas had	1x:6 23:-3
Phas moved	1x:4
Phas no	2l:12
Phas taken	1x:5
Phas the	0:8 2l:-7
Phas three	2k:11 2m:4
Phas two	0:9 2s:11
Phave a	25:8 2o:3 30:4
Phave an	2s:7
Phave had	0:-7 1x:10 25:12
Phave never	f:3
Phave no	s:5
Phave one	1n:10 2s:5
Phave the	1x:10 1z:7 2o:6 2p:7
Phave three	1z:7 2s:6
Phave to	0:8 27:-3
Phave two	1x:7 2q:-3
Phave you	0:5
Phe can	0:3
Phe is	0:6
Phe's #2	31:8
Phe's a	10:21 2l:7
Phe's in	v:19 1k:11 2d:4
Phelp me	0:4
Phelp with	0:6 24:8
Pher ,	0:3
Pher a	0:9 2o:9
Pher husband	0:3 1z:3 24:4 2o:-3
Pher in	0:6 23:8
Pher own	0:6 1x:5 23:3 2w:7
Phigh school	24:5 2p:-3
Phim a	24:8
Phim to	0:3 23:4
Phis job	0:5 1x:-5
Phis own	0:3 1x:4 2k:5
Phome ,	0:4
Phome with	2j:6
Phouse ,	0:7
Phouse in	1x:3 2d:5 2k:5
Phouse with	1x:4 24:-3
Phow do	2b:-3
Phow does	1y:-3
Phusband ,	0:8
Phusband and	0:4 1z:8
Phusband has	0:4
Pi always	24:4
Pi ask	2b:-3
Pi bake	27:7 2w:6
Pi become	0:7
Pi believe	5:5
Pi bring	24:5
Pi buy	0:7
Pi call	0:5 24:8 2o:-3
Pi can't	0:4
Pi cannot	1d:8
Pi could	0:6
Pi did	1o:4 1x:8
Pi do	1o:3 2j:11
Pi dont	l:10 1o:7
Pi drive	0:6 2j:3 2w:4
Pi eat	1r:9
Pi ever	0:5
Pi explain	0:3
Pi feel	0:4
Pi find	0:10
Pi gave	0:10 1x:-4
Pi get	24:5 2l:6
Pi go	24:5 2y:3
Pi got	1x:7
Pi hate	9:17
Pi have	2q:-3
Pi haven't	0:3 24:4
Pi just	0:4 1x:8
Pi keep	2j:5
Pi know	0:3
Pi let	0:4
Pi like	t:14
Pi lived	1y:6
Pi look	0:8
Pi lost	1x:8
Pi love	t:9 2l:3
Pi make	27:10 2a:9 2w:10
Pi mean	0:8
Pi moved	1x:3
Pi must	0:9
Pi need	0:3
Pi never	2t:10
Pi not	0:6
Pi only	0:10
Pi own	11:13 24:-3
Pi passed	18:3
Pi play	o:9 27:3
Pi prefer	16:5
Pi put	0:8
Pi read	2p:-3
Pi said	0:8
Pi see	2o:8
Pi send	24:8
Pi should	0:5 1o:-3 2l:-3
Pi sold	0:3
Pi start	2o:8
Pi still	0:5 2z:5
Pi stop	0:7
Pi take	24:9
Pi teach	10:6 2j:7
Pi told	0:9
Pi turn	0:3 23:4
Pi walk	24:5
Pi was	0:4 1x:4 2x:4
Pi wear	24:5 2z:7
Pi went	1x:5
Pi were	2x:7
Pi won	29:-3 2r:7
Pi work	24:9
Pi would	0:8
Pi write	24:8 2a:5
Pi'd like	1o:-3 23:5
Pi'd rather	16:8
Pi'm #1	26:3
Pi'm #2	0:3 25:13 31:6
Pi'm a	1w:6 31:6 32:3
Pi'm back	1x:6
Pi'm doing	w:7 24:6 2o:5
Pi'm going	0:6
Pi'm in	0:14 2y:10
Pi'm not	1o:4 1r:4 2t:3 2u:4
Pi'm on	24:13 2d:11
Pi'm the	2l:3 2o:-3 2y:5
Pi've a	2m:9
Pi've got	0:5
Pi've had	0:7
Pif my	0:4
Pif the	1o:-3
Pim #2	31:7
Pim a	22:5 2l:5
Pin #4	1y:3
Pin ,	0:8
Pin -	1k:6 2d:3
Pin a	1k:3 1y:3 2o:5
Pin an	1y:5 2o:3 2r:6
Pin april	0:3
Pin august	0:3
Pin five	0:4 1v:6
Pin her	1x:6
Pin his	23:-3 24:7 25:7 2d:5
Pin it	24:5
Pin march	1k:-3
Pin my	1k:-3 1o:5 1r:6 25:10 2p:4
Pin october	0:3 1t:-3
Pin one	1x:6 25:5 2r:3
Pin our	2d:9 2e:5
Pin september	0:4
Pin that	0:3 1o:5 24:-3
Pin the	1q:-3 2w:3 2z:4
Pin three	1y:7 2d:6 2o:11 2r:-3
Pin two	28:6 2d:-3 2o:4
Pin with	1t:-3 1x:7 2p:3
Pinstead .	0:3
Pinstead of	24:8
Pinto a	0:7 1x:9
Pinto the	0:7 2o:5 2r:4 2u:3
Pis "	0:5
Pis #1	0:14 1p:5
Pis #2	0:5 1p:8 2r:14
Pis #3	26:4 2d:4 2e:10 2n:3
Pis #4	0:5 2n:7
Pis ,	0:3
Pis a	0:5 1k:5 1l:6 1o:4 2q:6 2u:3 2w:6 32:5
Pis all	0:7 2l:10
Pis allergic	1m:4
Pis an	0:6 10:4 23:-3 2j:3
Pis at	c:6 1c:15
Pis better	2y:-3
Pis called	0:9 x:10
Pis coming	0:4 2o:4
Pis dead	0:5
Pis engaged	0:5
Pis from	p:21
Pis getting	2t:5
Pis going	1x:5 2o:7
Pis he	0:9
Pis in	0:7 1t:6 2d:12 2o:4
Pis it	0:5
Pis leaving	1x:5 2o:9
Pis moving	1x:8
Pis my	0:10 2n:-3
Pis not	2a:-3
Pis off	1x:7
Pis on	1x:6 25:6 2j:9 2o:9 2p:-3
Pis pregnant	1w:-3
Pis six	25:5 2s:5
Pis still	2d:7
Pis that	2s:-3 2t:-3
Pis the	0:8 2o:4 2z:9
Pis there	0:5 1t:-3
Pis to	k:3 2o:5
Pis what	0:7
Pisn't a	0:5
Pit ,	23:5
Pit a	0:6
Pit at	0:3 1x:8
Pit back	23:4
Pit has	0:5
Pit in	2o:4
Pit off	0:4
Pit on	2o:3 2p:5
Pit out	23:8
Pit the	0:8 2o:-3
Pit to	0:6
Pit up	2o:5
Pit with	24:-3 2o:5
Pit without	1y:-3
Pit's a	1z:5 2p:3 2q:-3
Pit's been	1e:3
Pit's just	0:7 2d:6
Pit's the	2o:5
Pjanuary ,	0:3
Pjob ,	1x:10
Pjob at	0:5 c:3 1x:4
Pjoined a	1:10 24:-3
Pjoined the	1:4 1x:9
Pjoke about	0:4
Pjust a	0:5 24:6
Pjust me	2d:10
Pkeep it	2a:5
Pkeep the	0:5 2j:11
Pkids ,	0:10
Pkids and	0:3 2d:8
Plady at	0:5
Plady in	0:4
Plast night	0:5 24:-3
Plast week	2o:5
Plast year	0:4
Plearned to	1d:15 2w:3
Pleft ,	0:5
Pleft the	c:16 1x:3 1y:9 24:8
Plet it	23:-3 2o:9
Plet me	0:3 1x:7
Plet the	1:16 27:-3 30:9
Plike a	0:5 1n:7 1s:-3 24:8 2l:3 2o:4
Plike i'm	0:4
Plike in	0:13 2o:-3
Plike it	23:8
Plike to	2l:-3
Plist for	2o:8
Plive in	0:8 v:18 1p:-3
Plive on	0:4
Plive with	0:-6 1x:5 2d:16 2o:5
Plived in	0:3
Plives in	v:22
Pliving in	v:12 1x:-3
Pliving with	2a:-3 2d:7
Plong do	0:3
Plong does	0:3
Plooking for	2j:7
Plost her	1x:7
Plost his	1x:4
Plost my	1x:5
Pmade me	10:14 1x:6
Pmake a	2q:-6
Pmake it	0:3 24:-3
Pmake me	0:5
Pmake the	0:3
Pmaking a	2o:9 2q:8
Pman ,	2d:9
Pman in	0:6
Pman who	0:8
Pman with	0:10
Pmarch and	1k:-3
Pmarried in	1x:9
Pmay i	0:6
Pme ,	2d:6 2p:-3
Pme a	0:5 1x:4
Pme about	0:4
Pme an	0:6 2y:4
Pme and	1x:3 2d:6
Pme at	1x:6 24:3
Pme every	24:7
Pme five	0:6
Pme for	0:7 23:8 2o:3
Pme from	0:3 m:5
Pme how	2w:5
Pme in	0:4 2a:8
Pme on	2o:3
Pme one	0:7
Pme out	0:4
Pme something	2a:-3
Pme the	0:4
Pme three	0:3 2x:7
Pme through	0:4
Pme to	24:3
Pmeant to	1o:3
Pmore than	0:5 2k:3 2w:4
Pmorning .	0:7
Pmorning person	0:4
Pmother -	1x:-3 2d:4
Pmove to	23:4
Pmoved from	v:22
Pmoved out	1x:11
Pmoved to	v:12 1x:7
Pmoving to	0:5
Pmr .	2g:9
Pmrs .	2g:10
Pmy aunt	x:3
Pmy boss	0:3
Pmy boyfriend	1x:10
Pmy dog	x:3
Pmy eldest	0:5
Pmy favorite	0:5
Pmy feet	0:3
Pmy first	1x:13 2r:5
Pmy friend	2s:8
Pmy hair	1n:3 25:5
Pmy hands	25:8
Pmy head	2j:9
Pmy knees	25:9
Pmy last	1x:13 2o:12
Pmy left	0:3
Pmy little	1q:6 1x:-3
Pmy manager	0:4
Pmy mind	0:3
Pmy mother	1x:-3 1z:3 2d:3
Pmy mum's	0:5
Pmy new	2l:-3
Pmy old	1q:3
Pmy own	23:6 27:9 2r:3
Pmy parents	1o:4 1x:7 23:3 24:-3 2j:-3
Pmy phone	0:4
Pmy son	2d:4
Pmy son's	1q:5
Pmy teacher	1x:8
Pmy uncle	2d:5
Pmy whole	0:5 2l:6
Pmy wife	2d:4
Pname a	0:4
Pname is	0:5 x:9
Pneed for	0:7
Pneeds a	25:5
Pnever been	1y:3
Pnew one	2o:8
Pniece is	2:5
Pnight .	0:4
Pnight shift	2o:3
Pninety -	1l:8 2r:5 31:5
Pno to	0:8
Pnot a	2a:7 2o:9
Pnot be	2a:4
Pnot in	0:15
Pnot my	0:14
Pnot the	2o:8
Pnow ,	0:6
Pnow and	0:13
Pnow on	2j:12
Pnow the	0:10 29:9
Pof a	0:7 25:5 27:12 2d:7 2l:10 2o:7
Pof all	0:5
Pof her	1x:6
Pof his	24:8 2k:8 2o:9
Pof it	23:8
Pof mine	20:-3
Pof my	0:4 23:6 2l:-3 2q:3
Pof needles	0:4
Pof our	1t:5 2q:3
Pof that	0:4
Pof the	1t:5 21:8 2k:8 2m:6 2y:3
Pof them	23:5 2q:-3
Pof those	21:4
Pof us	2d:9 2r:-3
Poff a	0:18
Poff in	0:10
Poff the	1x:7 27:4
Poff to	15:10 2o:3
Pon #2	1x:6 24:12 29:5 2v:7
Pon ,	24:11
Pon a	0:3 1n:5 1x:3 1y:6 25:7 2d:3 2t:7
Pon an	1y:5 2o:7
Pon fridays	0:3
Pon her	0:4 24:7 2d:11
Pon his	0:3 23:7 2d:15
Pon me	0:5
Pon monday	24:6
Pon my	1q:5 1y:4 24:4 2d:9 2o:4 2r:10
Pon one	25:10
Pon sunday	24:7
Pon that	0:6 27:-3
Pon the	0:5 1n:6 1x:5 24:6 2q:6 2r:4 2z:4
Pon thursday	24:13
Pon tuesdays	0:4
Pone and	0:7 2r:-3
Pone day	0:3
Pone for	2l:11 2o:3
Pone in	1x:4 20:4 2o:3
Pone of	0:4 2m:7
Pone on	24:9 2o:10
Pone that	2y:9
Pone to	0:4
Pone years	0:4
Ponly ,	2a:6
Ponly one	0:5 1z:6
Popen a	0:11 23:6
Popened a	1x:8
Por a	0:11
Pour daughter	2d:6
Pour dog	x:9
Pour old	13:3 30:4
Pout at	v:15 24:5
Pout i'm	m:5
Pout in	0:5 1x:7
Pout of	24:4 2r:5
Pout on	0:6 25:7
Pout the	0:7 2b:-3 2d:9 2q:7 2r:-3
Pout to	1x:3
Pover ,	0:3
Pover a	0:3 24:3 2p:12
Pover the	24:7 27:-3 2j:10 2o:7
Pown a	11:22 23:5 2d:12
Ppacked in	l:9 10:6
Ppart of	0:3 2l:-3
Ppart time	2p:4
Ppassed her	18:4
Ppassed his	2r:3
Ppeople ,	0:8
Ppeople who	1o:-3 2p:5
Pperson with	23:-3
Pplace ,	2o:7
Pplace in	v:18
Pplay the	o:4 27:6 2o:7
Pplays the	o:11 2w:5
Pplease ,	0:3
Pplease write	0:4
Ppost office	2j:3
Ppromoted to	10:7 1x:9
Pput a	1o:4 1x:4
Pput in	2j:-3 2o:5
Pput me	0:5
Pquit the	1:5 c:12 1x:10
Precipe for	0:11
Prent ,	29:6
Pretired ,	0:6
Prun a	0:8 23:3 2w:7
Pruns a	2j:9
Psaid "	2q:-3
Psaid about	15:6
Psaid no	0:3
Psame day	0:3
Psaturday .	0:7
Psay ,	0:4
Psay a	0:9 2o:5
Psay i	0:6
Psay it	2a:8
Psay no	23:6
Psay the	0:9
Psays he	2t:-3
Psays i	2l:5
Psays it's	m:9 2a:-3
Psays the	0:7
Pscared of	i:11
Psee the	23:8 2o:6
Pseptember ,	2o:8
Pseventy -	1l:9 29:3
Pshe is	0:4
Pshe lives	0:3 2d:5
Pshe says	0:6
Pshe still	l:8
Pshe wants	23:5
Pshe's a	10:14
Pshe's got	25:7
Pshort ,	2a:-9
Pshould be	1o:3
Pshould like	2l:-3
Pshould one	0:5
Pshould we	0:3
Pside ,	0:4
Psince he	e:7
Psince i	2x:5
Psince the	0:8 2x:10
Psix foot	1x:-3
Psix weeks	1x:10
Psix years	1x:6
Psixty -	1l:3 1x:4 2o:4
Pso i	1x:8
Pso i'm	2o:8
Pso is	0:8
Pso my	0:4
Pso no	0:9
Pso now	0:3
Pso she	0:5
Pso the	2o:6
Pso we	2o:7
Pso which	0:5
Psold his	11:5
Psold my	11:12 30:7
Psold the	11:10 1x:6 2k:4 30:5
Psomeone in	0:4
Psomething for	0:6 25:6
Pson has	e:6
Pson is	23:-3
Psort of	0:8
Psounding like	0:3
Psounds like	0:4
Psupposed to	0:5
Ptake a	0:3 25:9 2p:8
Ptake it	0:3
Ptake the	24:15 25:8 2o:7
Ptaken up	o:17 1x:4
Ptalk to	2a:7
Ptastes like	0:3
Ptea ,	24:-3
Ptell a	0:8 2w:-3
Ptell me	2a:4
Ptell the	0:3
Pterrified of	i:12 21:5
Pth of	1p:4 1x:-3 2o:4
Pthan a	2p:7
Pthan the	0:9 2p:9
Pthat a	0:8 1o:6
Pthat are	2r:-3
Pthat doesn't	1s:-3 2q:-3
Pthat has	0:8
Pthat in	24:-3
Pthat is	0:3
Pthat just	1x:-3
Pthat my	1k:13
Pthat the	0:5 21:-3 2p:-3
Pthat's a	0:6
Pthat's the	2o:12
Pthe #1	2o:6
Pthe #2	20:6 24:6 2o:13
Pthe average	0:6
Pthe baby	2x:7
Pthe back	0:4 24:12 2b:-3
Pthe bakery	2j:8
Pthe best	2w:4
Pthe big	0:3 2d:10 2e:-3 2o:4 2v:5
Pthe bus	24:9
Pthe car	0:8
Pthe cat	1x:9
Pthe children	24:5 2o:3
Pthe choir	1k:5
Pthe church	1k:7 1x:5 2q:7
Pthe county	1k:7 1v:8
Pthe doctor	0:4
Pthe dog	0:4
Pthe end	2a:3
Pthe family	1t:3 2q:5
Pthe farm	1v:6 24:4 2o:5
Pthe first	0:4 1y:5 20:3 24:3 2d:5 2k:6
Pthe hospital	2r:3
Pthe house	2k:6
Pthe job	0:8
Pthe keys	1x:5
Pthe kids	1x:6 2d:5 2j:5
Pthe left	20:5 25:4 2o:7
Pthe library	1k:3 2z:4
Pthe new	0:5 25:9
Pthe next	2a:6
Pthe night	2j:8 2z:10
Pthe office	24:6
Pthe old	1q:-5 2p:4 2x:5 30:14
Pthe one	20:4 2y:4
Pthe only	1z:8
Pthe organ	2j:3
Pthe other	0:3 2o:3 2z:-3
Pthe paper	1v:10 2j:9
Pthe parish	24:-3
Pthe radio	24:-3
Pthe rain	2c:4
Pthe road	2o:3
Pthe same	0:3 2r:-3
Pthe school	1k:3 1x:13 29:-3 2j:4
Pthe second	1o:8 1x:3
Pthe spring	23:-3
Pthe summer	2q:4
Pthe three	1x:8 2m:7 2o:7
Pthe train	1y:-3 2o:8 2p:3
Pthe twins	0:4
Pthe two	24:10
Pthe van	1x:7 2o:4
Pthe water	25:8
Pthe wedding	0:3
Pthe week	2o:7
Pthe whole	1x:7 23:3
Pthe wife	2o:-3
Pthe word	1y:-3 2a:4
Pthem ,	0:4
Pthere ,	0:4
Pthere a	0:6 1t:-3
Pthere an	0:4
Pthere's a	1z:10
Pthey have	0:5
Pthing ,	0:5
Pthing to	0:8 2a:8
Pthirty -	1k:-3 2x:6
Pthis :	0:6
Pthis is	0:3
Pthis to	0:8
Pthree days	2o:4
Pthree months	0:3
Pthree of	0:3 2q:-3
Pthree weeks	0:6
Pthrough a	1x:10
Pthrough the	0:8 23:4 24:-3
Ptill the	1n:8 24:4 2o:5
Ptime .	0:4
Ptime at	c:14
Pto #2	0:8 2a:-3 31:3
Pto a	0:5 1q:7 1v:-3 1y:7 2a:5 2e:-3 2l:5 2p:4 2t:3
Pto an	1q:7
Pto be	1x:4
Pto bring	23:4
Pto come	24:5 2o:7
Pto cook	2w:3
Pto do	23:4
Pto drive	2o:7
Pto eat	1r:6 24:6
Pto find	0:4
Pto get	2o:3
Pto give	0:4
Pto go	1t:3 1x:7 23:6
Pto have	0:4 1x:4 24:6 2o:9
Pto her	1x:6
Pto it	0:7
Pto keep	0:8
Pto know	2l:4
Pto learn	23:4
Pto leave	2o:4
Pto live	1x:5
Pto make	0:3 1x:7
Pto me	0:3
Pto my	0:5 1n:10 24:5
Pto open	23:9 2o:7
Pto play	0:6 24:3 27:7
Pto put	24:7
Pto read	2w:10
Pto run	1y:3 23:3 2j:7 2o:5
Pto say	2o:5
Pto see	23:7
Pto sell	0:9 1x:5
Pto send	0:3
Pto take	23:3 2o:3
Pto tell	0:3
Pto the	1o:5 2p:9
Pto use	0:10
Pto write	1o:-3 1s:-3
Ptoday ,	0:4
Ptoo ,	0:4
Ptoo many	0:9
Ptoo much	0:4
Ptoo old	0:4
Ptook the	1x:10 2d:5
Ptook up	o:12
Ptrue that	0:7
Ptrying to	0:4
Pturned #2	0:5
Ptwenty -	1y:-3 29:3 2o:6 2x:6
Ptwice a	1r:4
Ptwo -	2d:3 2o:7 31:10
Ptwo days	2j:8
Ptwo hundred	0:3 2k:3 2p:7
Ptwo kids	0:6
Ptwo of	2o:6
Ptwo people	0:5
Ptwo weeks	24:6 2o:5
Ptwo years	1y:5
Pu get	0:4 2l:-3
Punder #2	1k:9
Punder a	0:4 1x:-3 2w:9
Punder the	0:5 1x:8 24:9
Pup .	0:5
Pup a	0:4 2o:5 2w:4
Pup at	24:10
Pup in	p:18 1x:4 1y:4 2q:-3 2r:5 2t:6
Pup on	0:10 21:11
Pup the	25:8 2o:6
Pup to	0:5 1x:4 25:6
Pup with	0:6 1x:6
Puse a	2z:6
Pused to	23:-3
Pwant a	0:13 23:4 2k:-3
Pwants a	0:8 2j:-3
Pwants me	0:4
Pwas #2	2q:10 2r:4
Pwas a	10:17
Pwas in	0:3 1k:6 1q:-3 1y:7 2j:7
Pwas my	0:4
Pwas the	0:7 21:9 2l:12
Pway of	0:9
Pwe do	24:9
Pwe go	2o:5
Pwe live	2d:5
Pwe lost	1x:10
Pwe need	0:5
Pwe were	e:4
Pwe've got	0:3
Pwear a	24:4 2z:6
Pwedding ,	15:4
Pweek .	0:3
Pweek of	2o:7
Pweeks ,	0:3
Pweeks .	0:4
Pwent back	2v:3
Pwent from	8:3
Pwent to	1c:13 1x:7
Pwere to	0:6 1s:-3
Pwhat a	0:8 1x:-3
Pwhat are	23:-3
Pwhat do	2w:-3
Pwhat does	1o:-3
Pwhat i	2q:3
Pwhat the	0:5
Pwhats a	0:3
Pwhen a	0:3
Pwhen i	1x:3 2a:4
Pwhen i'm	0:5 24:11
Pwhen the	0:11
Pwhen they	1o:7
Pwhich i	1x:10
Pwhich is	2y:-3
Pwho do	0:11
Pwho has	0:9 2r:-3
Pwho is	2o:5
Pwhy do	2q:-3
Pwife ,	2d:6
Pwife and	0:3 1z:10
Pwill have	0:4
Pwill not	0:3
Pwith #2	0:10
Pwith a	0:3 1m:4 1r:5 1t:6 24:8 2a:3 2d:7 2l:5 2w:4 30:7
Pwith an	25:12 2z:7
Pwith her	24:3 2d:4
Pwith him	0:3 2o:7
Pwith his	25:10
Pwith me	2d:3 2o:5
Pwith my	1n:4 2d:9
Pwith no	0:5 1o:3 1q:7 2d:10
Pwith one	0:5 24:8 2a:-3 2j:-3 2s:11
Pwith that	0:4
Pwith the	1o:7 1v:3 1y:5 21:4 2j:7 2o:6 2p:6 2y:6 30:6
Pwith three	1z:5 2o:8
Pwith two	1t:4 1x:4 25:5 2d:6 2k:9
Pwith us	0:4
Pwithout a	0:3 23:7 2x:7
Pwithout being	2b:-3
Pwoman who	0:5
Pwon the	0:4 29:-3 2r:3
Pword "	0:3 1y:-3 2a:4
Pwork at	c:22
Pwork in	0:4 23:6 2j:9
Pworks at	0:6 c:9
Pworks for	c:13 24:-3
Pworks nights	0:5
Pwould a	0:5
Pwould be	0:3
Pwould that	0:4
Pwould the	0:5
Pwould you	2p:-3
Pwrite a	0:5
Pwrite him	0:3
Pwrite in	2p:-3
Pwrite me	2a:-3
Pwrite to	2a:6
Pwriting a	2z:-3
Pyear ,	0:4
Pyear -	1z:3 24:8
Pyear .	0:4
Pyear old	0:5
Pyears and	2x:6
Pyears in	1y:7
Pyears of	0:4 1y:3
Pyou ,	2l:3
Pyou a	0:12
Pyou can	0:6
Pyou get	2d:-3
Pyou have	0:3
Pyou to	0:6
Pyou write	2a:5
Pyou're a	0:3
Pyour answers	2a:4
T! what do	0:6
T" i have	0:11 2q:-3
T#2 th ,	0:4
T#3 - #3	2n:5
T, and he	0:7
T, and i	2l:-3
T, and i'd	23:4
T, and i'm	23:-3
T, and my	0:4 2o:7
T, and nobody	0:5
T, and now	0:3
T, and one	0:10 1z:-5
T, and she's	0:3
T, and the	0:3
T, and they	0:4
T, but the	0:6
T, can i	0:5
T, do i	0:6
T, help me	0:3
T, how do	2b:-3
T, how to	0:3
T, i need	0:3
T, i want	0:6
T, i'm a	0:7 2y:9
T, in the	0:9 2o:10
T, is #2	0:4
T, is a	10:11 1k:12 1l:9 2q:7
T, is it	0:3
T, is that	0:7
T, is there	0:4
T, is this	0:3
T, my wife	0:8
T, no more	0:-4 l:20 m:12
T, not the	1o:3 2o:14
T, now i	l:8
T, now it's	24:-4
T, or is	0:3
T, says the	0:3
T, should i	0:4
T, so give	0:3
T, so i	0:3
T, so i'm	0:5 2o:7
T, so is	0:3
T, so it's	2d:4
T, so please	0:4
T, so which	0:3
T, what is	0:4
T, which i	0:5
T, who is	2o:9
T, would you	0:5
T, write me	2a:-3
T- #3 -	2n:14
T- in -	1k:6
T- law ,	x:5
T- year -	0:5 1z:3
T. are there	0:3
T. can i	0:3
T. do i	0:3
T. does that	0:4
T. draft a	0:3 2p:-3
T. he's #2	31:9
T. how does	0:3 1y:-3
T. how many	0:4
T. i need	0:3
T. i want	0:5
T. is that	0:9
T. is there	1t:-3
T. my husband	0:8
T. what do	2w:-3
T: " the	0:6 1n:-3
T@ example .	1u:6
T^ " i	0:4
T^ " my	0:4
T^ ^ "	0:5
T^ ^ #2	1p:5 29:5 31:8
T^ ^ #3	26:6 2n:4 2r:7
T^ ^ a	0:5 1z:9 2k:6 2q:4
T^ ^ are	0:7
T^ ^ at	0:3
T^ ^ been	2o:-3
T^ ^ before	0:6
T^ ^ best	0:5
T^ ^ bought	1x:3
T^ ^ can	0:4 2d:-3
T^ ^ can't	1d:6
T^ ^ convert	0:9
T^ ^ do	0:5 2a:6
T^ ^ does	0:7
T^ ^ don't	2a:7
T^ ^ explain	0:4
T^ ^ for	0:4
T^ ^ from	0:3
T^ ^ give	0:4
T^ ^ good	0:7 1o:6
T^ ^ got	1x:7
T^ ^ had	1x:4
T^ ^ having	0:3
T^ ^ he	0:4
T^ ^ he's	0:5
T^ ^ her	0:6
T^ ^ his	0:9
T^ ^ home	0:3 27:10
T^ ^ how	0:3
T^ ^ i've	29:-3
T^ ^ in	0:5
T^ ^ is	0:9
T^ ^ it	0:3
T^ ^ it's	0:4
T^ ^ just	0:3
T^ ^ last	0:3
T^ ^ make	0:3
T^ ^ me	0:3
T^ ^ moved	1x:7
T^ ^ my	1y:5 2w:-3
T^ ^ name	0:3
T^ ^ never	2a:6
T^ ^ new	0:8
T^ ^ next	0:6
T^ ^ no	2a:10
T^ ^ nobody	1o:6
T^ ^ not	2l:9
T^ ^ ok	0:3
T^ ^ old	1q:6 2c:6 2k:7
T^ ^ one	1z:9 31:6
T^ ^ our	1x:8
T^ ^ put	24:10
T^ ^ quit	l:9
T^ ^ say	0:4
T^ ^ she	0:6
T^ ^ she's	0:5 2:-6
T^ ^ should	0:3 2o:-3
T^ ^ since	1t:-3
T^ ^ some	0:4
T^ ^ somebody's	0:3
T^ ^ thank	0:4
T^ ^ the	30:3
T^ ^ three	1l:7 1z:8 2x:5
T^ ^ two	1z:4 2k:9 2s:10 31:6
T^ ^ uncle	x:13
T^ ^ was	0:6
T^ ^ we	1t:-3
T^ ^ we've	0:3
T^ ^ well	0:4
T^ ^ went	0:3
T^ ^ what	1o:-3 23:-3
T^ ^ which	0:4 2y:-3
T^ ^ who	0:7
T^ ^ why	2q:-3
T^ ^ would	0:4
T^ ^ write	0:3
T^ ^ you	0:5
T^ a lady	0:3
T^ a man	0:5
T^ are you	0:5
T^ as a	j:13 22:5 2b:6
T^ call me	z:13
T^ can a	0:5
T^ can i	0:6
T^ can you	0:4 2d:-3
T^ could a	0:3
T^ could you	0:4
T^ did you	0:8
T^ do i	0:9
T^ do you	0:4
T^ does a	0:9
T^ for the	0:6
T^ give me	0:7
T^ got a	1n:6 1z:5 2m:5 30:8
T^ got my	18:3 25:7
T^ he is	0:7
T^ how do	0:5
T^ how does	0:4
T^ how many	0:5
T^ i am	2o:11
T^ i believe	5:8
T^ i can	1d:28
T^ i cannot	1d:12
T^ i did	a:5 24:5
T^ i do	o:7
T^ i don't	1o:4
T^ i drive	2j:7
T^ i get	m:10 24:9
T^ i had	1x:15
T^ i hate	9:10
T^ i keep	2j:8
T^ i live	u:4 2d:6
T^ i never	f:10 2t:10
T^ i play	o:12 27:6
T^ i prefer	16:5
T^ i quit	l:6 1g:10
T^ i speak	s:5
T^ i think	1o:5
T^ i use	1g:24
T^ i used	0:5
T^ i will	0:8
T^ i'm #1	26:3
T^ i'm a	j:5 2l:6 31:6 32:4
T^ i'm not	1r:6 2t:7 2u:6
T^ i'm the	1x:-4 2l:3 2y:7
T^ i've been	0:3
T^ if a	0:6
T^ if i	0:5
T^ if my	0:6
T^ if the	1o:-3
T^ if you	0:4
T^ im a	10:8 1j:10 22:8
T^ in the	0:9
T^ is "	0:13
T^ is #2	0:7
T^ is a	0:23
T^ is it	0:8
T^ is there	0:5
T^ it is	0:3
T^ me and	0:5
T^ my aunt	x:9
T^ my best	0:7
T^ my birthday	0:7
T^ my brother's	0:7
T^ my coworker	x:6
T^ my grandmother	x:5
T^ my little	0:6 1x:-3
T^ my mother	2d:9 2s:-3
T^ my neighbour	x:5
T^ my new	19:7
T^ my old	1q:9 2k:4
T^ my roommate	0:4
T^ my sister	1x:3
T^ my sister's	0:17
T^ my uncle	x:4
T^ never been	f:4
T^ no more	l:9 1g:3
T^ one of	0:3
T^ should a	0:11
T^ should i	0:4
T^ since the	m:3
T^ so the	0:16
T^ sold the	0:-5 1h:21 2k:6 30:9
T^ tell me	0:4
T^ the new	25:12 2s:4
T^ the old	30:5
T^ translate "	0:6
T^ used to	0:3 23:-3
T^ we got	1x:13
T^ we had	13:6
T^ we lost	1x:9
T^ we were	e:7
T^ what are	0:5 23:-3
T^ what do	0:5
T^ what does	0:4 1o:-3
T^ whats a	0:5
T^ whats the	0:3
T^ which is	0:4 2y:-3
T^ who invented	0:6
T^ why do	0:5 2q:-3
T^ why is	0:3
T^ would a	0:10
T^ would it	0:3
T^ would you	0:7 2p:-3
T^ write a	0:4
Ta #2 -	1q:5
Ta bit of	s:14 2q:4
Ta flat in	0:7 1x:4 2d:5
Ta house with	1x:5 24:-3
Ta list of	0:3
Ta man in	0:7
Ta man who	0:4
Ta man with	0:3
Ta person with	0:3 23:-3
Ta way to	0:4
Taccording to the	0:5 2o:-3
Tand a half	23:10 2x:3
Tand i am	0:9
Tand i can't	1d:8
Tand i have	0:7 24:-3
Tand i need	0:3
Tand i should	2l:-3
Tand i still	2z:7
Tand i want	0:3 23:3
Tand i'd like	23:3
Tand now i	0:5
Tand wants to	0:6
Task for a	0:8
Tasked me to	1x:4
Tat #1 am	0:4
Tbecause of the	0:15
Tbeen on a	1y:14
Tcan i do	0:5
Tcan i get	0:9
Tco - op	1x:5
Tdays a week	24:4 2j:6
Tdo i ask	2b:-3
Tdo i bring	24:-3
Tdo i explain	0:6
Tdo i get	0:7
Tdo i keep	0:7
Tdo i stop	0:4
Tdo with a	0:6
Tdo you do	0:3
Tdon't believe in	5:22
Tengaged to a	0:5
Tfather - in	0:8 2d:-3
Tfor the first	2o:4
Tgave me a	1x:12
Tgetting married in	2o:5
Tgive me a	0:6 2p:4
Tgive me five	0:6
Tgive me three	0:8
Tgrew up in	p:18
Thad a stroke	0:4 23:-3
Thave been married	1e:7
The was a	10:13 2j:5
Thow do i	2b:-3
Thow does one	1y:-3
Thow long do	0:3
Thow long does	0:3
Ti become a	0:7
Ti can do	0:4 2w:4
Ti can't stand	9:11
Ti do not	0:4 1o:6
Ti drive a	1h:8 2j:5
Ti gave up	l:7
Ti get a	0:10
Ti go to	1c:7 24:3 2y:4
Ti grew up	0:3
Ti had a	0:7 1x:10
Ti have a	1z:12 24:5 25:4 2m:7 30:7
Ti have an	m:5 2s:7
Ti have been	1x:-3
Ti have never	f:6
Ti have one	1n:12 1z:4
Ti have two	2q:-3
Ti live in	0:7 v:7 1p:-3
Ti lived in	0:5
Ti need a	0:4
Ti no longer	l:17
Ti said about	15:6
Ti say to	0:5
Ti should like	0:3 2l:-3
Ti used to	0:4
Ti want a	23:10 2k:-3
Ti was #2	0:4
Ti was born	0:6
Ti were a	0:10
Ti won the	0:5 29:-3 2r:3
Ti'd like a	2o:8
Ti'd like to	0:6 1o:-3
Ti'm allergic to	3:11 1m:4
Tif i had	0:10
Tif i was	0:5
Tif i were	0:5
Tif i won	0:8 29:-3
Tin #4 and	1y:7
Tin march and	1k:-3
Tin the first	0:4
Tin the spring	23:-3
Tis a good	0:5
Tis allergic to	1m:6
Tis it a	0:5
Tis it the	0:5
Tis that just	0:3 1x:-3
Tis the best	0:3
Tis the difference	0:4
Tis there a	0:6 1t:-3
Tis there an	0:4
Tis there any	0:5
Tit , and	0:4
Tit true that	0:7
Tjust tell me	0:5
Tletter to the	0:14
Tlive in a	0:4
Tmake me a	0:7
Tme how to	2w:5
Tme write a	0:3
Tmother - in	1x:-3 1z:3 2d:4
Tmoved in with	1x:5 2d:5
Tmy birthday is	6:3
Tmy brother has	m:5 25:8
Tmy daughter is	10:6
Tmy mother -	1x:-3 1z:3 2d:4
Tmy name is	0:14
Tname for a	0:7
Tnever been on	1y:7
Tnever been to	1y:4
Tnever learned to	1d:8 2w:7
Tof it ,	23:9
Ton my own	2j:6 2r:5
Ton the #2	2o:7
Ton the radio	24:-3
Tone of the	0:9 2m:12
Tout of a	0:9
Tout of the	1x:8 1y:7
Tout to be	m:11 1x:8
Tput me on	m:3
Tsince i was	0:9 2x:6
Tso give me	0:6
Tso i can	0:6
Tso i need	0:5
Tso what can	0:4
Ttell me what	0:4
Tthat is not	2a:-3
Tthat isn't a	0:5
Tto be a	1x:5
Tto do the	2o:11
Tto do with	0:5
Tto go to	0:5 1t:8 2u:10
Tto see the	23:8 2o:3
Twant me to	0:6
Twants me to	0:7
Twants to be	23:6
Twas born in	0:5 p:7
Twas in the	1k:17 1q:-3 1v:4
Tway to get	0:5
Twe got a	2s:10 30:9
Twe have a	13:4 1h:7 1z:5 2m:7
Twe need a	0:5
Twent back to	0:7
Twhat is a	0:9
Twhat kind of	0:10
Twhat would a	0:3
Twhat would the	0:3
Twhats a good	0:3
Twhen i was	0:11 1x:11
Twhich of the	0:12
Twho do i	0:10
Twho is a	0:12
Twish i had	0:7
Twith a baby	1n:7
Twould be a	0:4
Twould i be	0:4
Twrite a short	0:4
Twrite him a	0:9
Twrite me a	0:3
Tyou were a	0:6
W" i	2q:-3
W#1 '	26:9
W#1 am	24:4 2y:4
W#1 and	23:-3 2d:-3
W#1 in	0:4 2o:-3
W#1 k	1x:5 24:3 27:-3 2r:4
W#1 pm	2a:4 2y:4
W#1 rd	1p:6 2x:3
W#2 ,	2o:3
W#2 -	1q:7
W#2 and	0:4 31:9
W#2 in	0:6 23:-3
W#2 k	29:13 2t:-3
W#2 kg	2r:5
W#2 kilos	31:7
W#2 minutes	1s:5 2r:5
W#2 on	24:9 2r:7
W#2 people	0:4
W#2 s	0:4 1k:7 20:7
W#2 th	1l:3 1x:3 2v:3
W#2 years	2x:8
W#3 #3	2n:11
W#3 #4	2n:5
W#3 -	2n:7
W#3 a	29:3 2d:6
W#3 and	2r:5
W#3 k	0:3 29:3
W#4 and	1y:5
W#5 #6	2n:12
W$ #3	29:5
W' #1	26:9
W' #2	0:6 1n:5 1y:4 30:5
W, "	0:4
W, #1	0:4 2:8
W, #2	0:5 2:12 2o:7
W, #3	0:9 1i:4
W, #4	0:5 18:3 2q:6 2r:10
W, a	0:3 1x:9 2d:7
W, after	0:6
W, all	23:8
W, and	2o:7 2w:-3
W, at	0:3 2o:5
W, before	20:4 23:5
W, don't	0:5
W, even	0:4
W, explain	0:3
W, first	1n:9
W, forty	0:4
W, from	0:3
W, good	0:5
W, half	0:3 1w:4
W, having	0:11
W, he	0:3
W, her	0:5
W, hes	0:3
W, his	0:5
W, how	2b:-3
W, in	2o:5
W, just	2l:6
W, like	0:5
W, mr	x:4
W, my	0:4
W, never	2a:4 2p:7
W, new	0:7
W, no	2a:4
W, not	1o:5 2a:5
W, nothing	0:4
W, of	0:3
W, on	2o:9
W, one	0:4
W, our	0:4 2d:5
W, put	0:4
W, same	0:3
W, she	2l:10
W, since	1e:5
W, six	2q:5
W, so	2o:-3
W, thats	0:3
W, the	1r:5 29:5 2d:5
W, then	0:6
W, they	0:3
W, three	0:3 24:3
W, to	0:4
W, took	0:3
W, twenty	1e:5
W, well	0:11
W, with	0:5
W, you	0:3
W- #2	0:11 2k:6 30:6
W- #3	2n:7 30:8
W- #4	23:9 2n:3
W- eight	1x:12 2x:3 31:5
W- five	0:6 1k:-3 23:5
W- four	26:3 2r:6 2s:3 2x:3
W- in	1k:3 1x:6
W- law	1x:5
W- old	1z:3
W- one	1l:5 29:4
W- op	1v:3
W- six	1l:4
W- three	1l:3 26:7 2o:6 2x:7
W- two	1l:5 1y:-3 2r:6 2x:4
W- up	1x:8 2q:-3 2r:4
W- year	0:4 1k:-3 1t:6 1z:3
W. best	0:5
W. example	1u:10
W. explain	0:3
W. first	0:5 2o:-3
W. is	1t:-3
W. may	0:3
W. the	0:3
W. three	0:6
W. what	2w:-3
W^ "	0:3
W^ #2	2:6
W^ #3	1i:11
W^ a	0:5
W^ after	0:7
W^ at	0:5
W^ back	0:9
W^ before	0:9
W^ can	0:4
W^ changed	0:3
W^ convert	0:4
W^ correction	0:3
W^ do	0:3
W^ does	0:7
W^ explain	0:7
W^ for	0:3
W^ give	0:3
W^ good	0:6
W^ having	0:13
W^ he	0:3
W^ her	0:9
W^ his	0:7
W^ home	0:4
W^ i	0:3
W^ in	0:4
W^ it	0:3
W^ just	0:3
W^ make	0:3
W^ me	0:3
W^ my	0:3
W^ name	0:4
W^ new	0:6
W^ next	0:6
W^ not	0:3
W^ on	0:4
W^ one	0:5
W^ our	0:7
W^ put	0:6
W^ say	0:3
W^ should	0:3
W^ since	0:9
W^ sold	0:8
W^ somebody	0:6
W^ someone	0:5
W^ sorry	0:8
W^ started	0:14
W^ thank	0:3
W^ that	0:5
W^ the	0:4
W^ they	0:3
W^ uncle	0:6
W^ was	0:4
W^ we	0:3
W^ we're	0:4
W^ well	0:7
W^ went	0:8
W^ when	0:3
W^ write	0:6
W^ you	0:4
W_ _	0:8
Wa #1	0:6 2a:7 2l:-3 2r:4 2y:9
Wa #2	0:9 1q:7 2r:3
Wa #3	0:9 1y:4
Wa baby	1y:3
Wa bakery	1x:3 2j:6
Wa bank	2j:3
Wa big	2p:5
Wa bit	1x:6 23:3 2q:5 2x:6
Wa bloke	0:3
Wa boat	2q:5
Wa book	0:6
Wa boy	1x:5 1z:10
Wa brother	1z:7
Wa bus	0:5 2w:5 30:4
Wa car	1x:6
Wa card	2p:3
Wa cat	1x:4
Wa chef	10:3 23:4
Wa child	0:5
Wa church	2l:5
Wa couple	24:6
Wa cruise	1y:7
Wa dad	0:6
Wa day	1r:4 24:10
Wa decent	2w:8
Wa dentist	0:15
Wa doctor	0:8
Wa dog	0:4 1x:5
Wa family	0:3
Wa few	23:3 24:5
Wa first	1x:8
Wa flat	0:3 1o:-3 24:-3
Wa fortnight	1x:4
Wa friend	0:6 24:-3 2a:5
Wa friend's	0:4
Wa full	23:7 24:4 2r:4
Wa girl	22:3 2d:4 2t:4
Wa good	2c:4
Wa great	1x:6 24:-3 2k:3
Wa greyhound	13:8
Wa guy	2a:5 2s:5
Wa half	1l:5 23:3 31:4
Wa heart	2l:5
Wa horse	0:5 1y:8
Wa hot	2d:6
Wa house	0:4 1y:6 24:-3
Wa hundred	1l:12 23:4 2r:8 31:3
Wa job	1x:6 2j:5
Wa joke	0:4
Wa kid	1x:6 1z:5 30:4
Wa kind	0:3
Wa kitchen	23:7
Wa lady	0:3 1x:5
Wa landlord	2l:7
Wa leo	0:6 32:4
Wa letter	1o:4 2p:3
Wa lighthouse	0:3 2q:3
Wa lil	0:4 2q:4
Wa little	0:5 1z:3 27:3 2a:-3
Wa man	1o:6 2d:6 2o:6
Wa midwife	10:7
Wa month	1r:-3 23:7 24:6 29:3 2t:-3
Wa morning	0:3 2a:4
Wa name	2q:-3
Wa new	1x:6 2o:4 2p:5
Wa night	1t:8 24:4 2o:-3
Wa nine	0:10
Wa note	2w:9
Wa nurse	10:4
Wa one	2d:5
Wa parrot	2m:6
Wa patient	0:5
Wa person	0:4 23:-3
Wa pilot	k:3
Wa pixel	1q:3
Wa place	0:5 2d:5
Wa plane	1y:4
Wa plumber	0:13
Wa proper	2p:7
Wa real	1x:8 2k:-3
Wa room	u:8 2w:5
Wa second	23:4 30:4
Wa short	0:4
Wa single	0:10 2a:5 2p:-3
Wa six	0:7 2o:8
Wa small	23:3 24:7 2j:4 2p:-4 2q:3 2z:-3
Wa spreadsheet	24:6 2q:5
Wa stroke	1x:3 23:-3
Wa student	0:15 1x:-3
Wa sunday	0:5
Wa team	1k:-3 1y:5
Wa text	2p:7
Wa thing	1o:4 2a:-3 2o:8 2t:8
Wa tram	2j:9
Wa truck	0:6 1x:4
Wa two	0:4
Wa vegetarian	0:7
Wa vet	0:3 23:4
Wa wedding	1k:8 2o:7
Wa week	0:4 24:3 25:4 27:3 29:4
Wa whole	24:3 2w:3
Wa widow	1a:12 2t:5
Wa woman	j:8 22:4
Wa year	1y:6 29:8 2x:8
Wa young	0:3 1x:6
Wabout a	2x:9
Wabout my	2a:4
Wabout the	2q:4
Waccording to	2o:-3
Wafter a	1y:5 27:-3 2o:-3
Wafter the	24:5 2o:3
Wall day	24:7
Wall of	23:6
Wall the	2o:-3
Wallergic to	1m:3
Wam a	0:8
Wan hour	29:9 2r:4 2s:-3
Wan irish	0:4 23:4
Wan old	2p:3 2q:6 2s:4
Wand #2	2o:-3 2r:8
Wand a	0:3 1l:4 1t:4 1x:4 1z:4 23:4 2d:3 2m:5 2o:7 2q:-3 2r:6 2s:-3 2x:9 2z:4 30:6 31:5
Wand all	1o:7
Wand an	2q:3
Wand bought	0:6
Wand can	0:3
Wand don't	0:6
Wand every	0:9
Wand everything	0:5
Wand got	e:3
Wand her	22:6 2d:7 2k:7
Wand his	0:6
Wand i	0:3 2l:-3
Wand i'd	2p:-3
Wand i'm	0:3 1k:-3 2q:-3
Wand im	0:4
Wand in	2r:-3
Wand it	0:3
Wand its	0:4
Wand me	2d:7
Wand my	0:3 2d:4
Wand never	2q:3
Wand no	1r:3
Wand not	2a:4
Wand one	24:8 2o:-3 2s:3
Wand our	0:3
Wand she's	0:3
Wand the	0:3 1l:-3 1n:4 29:-3 2d:5 31:-3
Wand two	g:4 2d:4
Wand wants	0:5 1t:-3
Wand we're	0:5
Wanswers short	r:10
Wany good	1o:-3
Ware a	0:3
Ware not	2r:-3
Ware the	23:-3
Was a	0:3 25:6 2j:9 2l:3
Was an	1n:4 1x:5 1y:4
Was my	1o:4
Was of	0:4
Was the	2o:-4
Wask for	1o:4
Wasked to	1x:4
Wasking for	2l:-3
Wat #1	0:6 24:5
Wat #2	0:6 2:8 1x:3 23:4
Wat #4	24:8
Wat a	1x:6 1y:4 2j:6
Wat all	2a:-3
Wat christmas	0:4
Wat five	24:8
Wat half	24:6 2o:6
Wat home	1r:5 2j:4
Wat last	0:7 1t:8
Wat me	2d:3
Wat my	0:3 21:5 2d:7
Wat night	1y:-3 21:4 24:6 25:6 2a:6
Wat six	24:7
Wat sixty	1x:5 23:7 2o:5 31:-3
Wat the	1n:4 27:3 2e:4 2j:4 2o:6
Wat this	2o:-3
Wat work	0:3 1x:10
Wback ,	2b:-3
Wback in	1x:4
Wback on	1r:10 27:8
Wband ,	1x:5
Wbe a	0:3 1x:6 23:8 2a:-3
Wbe on	2l:8
Wbecame a	1x:3
Wbecause of	0:3
Wbecome a	23:4
Wbeen a	0:4
Wbeen married	1a:5
Wbeen on	1y:6
Wbeen to	1y:12
Wbefore i	24:4
Wbefore the	0:4 1y:4 2y:6
Wbeing a	2b:-3
Wbest man	1x:8 2o:5
Wbetter for	1o:3 2y:-3
Wbetter than	2j:-3
Wbought a	1x:6
Wbring to	24:-3
Wbroke his	2r:5
Wbroke up	1x:9 2t:5
Wbrother is	2d:5
Wbus driver	2j:6 30:-3
Wbuy a	23:6
Wby a	1x:9
Wby the	27:3 2e:3 2o:4 2w:3
Wcall the	24:6
Wcalls me	24:3
Wcan do	2w:5
Wcan you	2d:-3
Wcan't do	1d:5
Wcan't drive	1d:11
Wcan't find	25:7
Wcat ,	1x:4
Wco -	1v:3
Wdad was	0:5
Wdaughter is	0:5
Wdays a	2j:4
Wdid the	0:3 24:8
Wdied ,	2o:-3
Wdied in	0:3
Wdo a	0:3 23:5 2w:9
Wdo i	2b:-3
Wdo in	2o:4
Wdo it	0:3
Wdo not	2a:7
Wdo the	24:3 27:3
Wdoes a	2w:-3
Wdoes not	1o:-3
Wdoes one	0:3 1y:-3
Wdoes the	24:6 2j:4
Wdog is	24:-3
Wdoing a	0:5 23:8
Wdon't believe	0:4
Wdon't drink	l:11
Wdon't eat	0:5
Wdone with	0:3 1x:5
Wdown the	1y:6
Wdown to	1n:7 1x:3 23:4 29:4
Wdrive a	2j:7
Wdrives a	2j:3
Wdriving test	1x:4 1y:3
Wdropped out	1x:9
Wdropped the	0:7
Weat pork	8:5
Weighty -	1l:5
Weleven years	1x:5 2x:8
Wend of	2a:3 2o:4
Wevery day	1r:5
Wevery morning	24:8
Wevery night	24:6
Wevery time	2a:7
Wfather -	2d:-3
Wfifty -	1l:6 1z:-3
Wfind a	2w:8
Wfirst ,	2a:5
Wfirst time	0:3 1n:6
Wfive -	1k:3 24:4 26:6 27:6
Wfive foot	26:5
Wfor #1	1y:6 2r:4
Wfor #2	0:7
Wfor a	0:3 29:-3 2k:-3
Wfor forty	24:-3 2x:10
Wfor four	0:4 1y:3 2x:6
Wfor good	1x:5 2o:8
Wfor her	0:4
Wfor him	1t:3
Wfor his	0:3 2o:3
Wfor it	1x:9 2l:6
Wfor me	2a:3
Wfor my	25:7 2q:3
Wfor one	0:11
Wfor our	1x:4 2j:4
Wfor six	0:3 1y:10
Wfor someone	0:4
Wfor the	1y:4 2l:-3 2o:3 2r:7
Wfor thirty	1y:3 2j:3
Wfor three	0:6 2o:4
Wfor two	0:4 1x:7 2o:4
Wfor years	0:10
Wforty -	1x:4 2x:5
Wforty years	2j:5 2r:4 2x:3
Wfound out	2r:-3
Wfour years	1y:5 2x:7
Wfriday ,	24:6
Wfrom a	0:4
Wfrom my	0:3
Wfrom the	1q:5 2k:3
Wfull of	2k:5
Wfull time	1x:4 2j:7 2p:3
Wgave up	0:4
Wget a	2o:3
Wget my	1x:8 23:7 2o:9
Wget the	1x:7 24:-5
Wgetting married	1x:4 2o:3
Wgirl ,	0:3 2d:6
Wgive up	0:3
Wgiven up	1x:4
Wgo back	1t:6 2o:5
Wgo on	0:4 23:3
Wgo to	1o:3 24:4 2p:3
Wgoes to	24:6 2o:4
Wgoing to	24:3
Wgone to	21:-3
Wgood at	2w:8
Wgood morning	0:7
Wgot a	0:3
Wgot engaged	1x:8
Wgot into	1x:8 2r:5
Wgot promoted	1x:6
Wgot the	1x:5 25:6
Whad a	1x:5 24:4 25:4
Whad her	1x:8 25:5
Whad my	1x:6 25:4
Whad the	1x:9
Whad to	23:-3
Whad twins	1x:5
Whalf a	1o:7
Whalf of	0:3 24:4 2d:5
Whalf the	0:8
Whas a	0:4 2t:10
Whas been	1x:8 25:5
Whas gone	1x:8 21:-3
Whas had	25:10
Whas the	0:4
Whas two	0:4
Whave a	0:4 1o:4 24:4 2o:8
Whave an	0:6
Whave been	0:4 1x:-3
Whave had	e:7 25:8
Whave never	1y:4
Whave no	0:6
Whave the	1x:11 2o:7 2w:-3
Whave to	27:-3
Whave two	g:3 2q:-3
Whe's #2	2:8
Whe's a	0:6
Whelp with	24:7
Wher a	0:4 2o:9
Wher husband	1x:4 24:5 2o:-3 2t:5
Wher in	23:4
Wher own	23:4 2d:5 2w:6
Where ,	2a:-3
Whigh school	1t:4 2p:-3
Whim a	1y:-3 24:6 2o:3
Whim to	23:4
Whis own	2d:8 2k:6
Whis wife	1x:8
Whome with	2j:7
Whouse in	1x:4 2e:-3
Whouse with	23:3 24:-3
Whow do	2b:-3
Whow many	23:-3
Whusband and	1z:5
Wi am	0:6
Wi ask	2b:-3
Wi bake	o:9
Wi believe	0:5
Wi broke	0:4
Wi call	2o:-3
Wi can	0:7
Wi cannot	0:6
Wi cook	0:4 2w:-3
Wi could	0:3
Wi did	1x:4
Wi don't	0:3
Wi drive	0:6
Wi ever	0:7
Wi feel	0:4
Wi find	0:8
Wi gave	1x:10
Wi get	2l:6
Wi had	0:3 24:-3
Wi have	1x:-3 2q:-3
Wi keep	0:7
Wi know	0:4
Wi left	1x:9
Wi let	0:3
Wi look	0:3
Wi lost	e:6
Wi love	0:3 2l:5
Wi make	2a:4
Wi mean	0:8
Wi miss	0:10
Wi moved	e:3
Wi only	0:3
Wi own	0:8
Wi passed	0:8
Wi play	0:4
Wi put	0:5
Wi read	0:3
Wi said	0:3
Wi should	0:4 1o:-3 2l:-3
Wi start	0:3
Wi teach	2j:3
Wi took	0:3
Wi use	0:6
Wi walk	l:5
Wi was	1x:5
Wi went	1x:3
Wi were	2x:7
Wi work	0:3
Wi write	2a:4
Wi'd like	23:6
Wi'm #1	0:4
Wi'm #2	2:13
Wi'm a	0:6
Wi'm doing	0:3
Wi'm going	0:3 2o:6
Wi'm in	2o:-3
Wi'm on	24:8
Wi'm the	0:5 2o:-3
Wi've a	0:5
Wi've been	1y:7
Wif somebody	0:3
Wim #2	2:11 23:3
Wim a	0:5
Win #2	23:6 2r:3 2w:8
Win #4	1x:6
Win -	1k:3 1x:4 2d:4
Win a	2c:4 2d:5 2o:7 2p:5
Win an	1y:3 2j:-3 2o:5 2r:4
Win april	2o:5
Win august	1x:3 25:5 2o:6
Win december	1x:3 2o:7
Win english	2w:5
Win february	1x:10 23:5 2o:8
Win five	1v:4 24:6 2d:-3
Win her	1x:6
Win his	23:-3 24:8 25:5 2d:6
Win ireland	0:3 1x:9
Win january	0:14 2o:3 2t:7
Win july	2o:3
Win june	1x:5 2o:3
Win law	1z:-3
Win leeds	0:4 1s:5
Win march	0:7 1k:-3
Win may	0:4 1x:5 2o:9
Win my	1r:6 25:8
Win new	0:3
Win november	0:13 1x:8
Win october	0:6 1t:-3 1x:6
Win one	0:3 1x:7 25:3 2r:4
Win our	2d:8
Win september	2o:9
Win spanish	0:6 2k:-3 2o:-3
Win that	24:-3
Win the	1q:-3 1t:6 25:3 2w:4
Win this	0:8
Win three	0:6 1y:3 2d:4 2r:-3
Win two	0:6 2d:-3
Win with	1t:-3 1x:5
Win your	0:4
Winto a	0:4 1x:8
Winto the	2o:5 2r:5 2u:4
Wiphone #2	1q:8
Wis #1	2:15
Wis #2	2:12
Wis #3	18:5
Wis #4	18:4 2r:6
Wis a	0:6 23:4
Wis an	0:4 23:-3
Wis at	0:7
Wis better	2y:-3
Wis coming	0:8
Wis engaged	1a:6
Wis from	0:4
Wis going	15:3
Wis gone	0:9
Wis leaving	15:6
Wis my	0:4 2n:-3
Wis now	0:3
Wis off	1x:4
Wis on	1x:6 2o:5 2p:-3
Wis over	0:5
Wis pregnant	m:4
Wis still	0:3
Wis that	2s:-3 2t:-3
Wis there	1t:-3
Wis to	2o:7
Wis what	0:6
Wis worse	0:4
Wit ,	23:5
Wit at	1x:7
Wit back	23:7
Wit for	24:-3
Wit off	1x:3
Wit on	2p:6
Wit or	1o:-3
Wit out	1o:5 23:-4
Wit short	2a:9
Wit the	0:3 2o:-3
Wit up	2o:6
Wit with	2o:5
Wit without	1y:-3
Wit's a	0:4 2q:-3
Wit's been	0:3
Wit's just	2d:4
Wjanuary and	0:3
Wjob ,	1x:6
Wjoined a	0:5
Wjoined the	1x:6
Wjust me	2d:7
Wkeep a	0:6
Wkeep the	0:4 2j:10
Wkids and	2d:5
Wknow how	2l:-3
Wlaid off	1x:5
Wlast night	24:-3
Wlast week	1x:5 2o:5
Wlast year	1x:7
Wlearned to	1x:3
Wleft me	0:4
Wleft the	0:4 1y:7 24:-3
Wlet it	23:-3 2o:5
Wlet me	1x:3
Wlet the	0:4 27:-3
Wlike a	1s:-3 23:-3
Wlike i'm	24:-3
Wlike in	2o:-3
Wlike it	23:3
Wlike to	1o:-3 2l:-3
Wlist for	2o:7
Wlive in	0:5
Wlive on	0:3
Wlive with	0:-3 1x:7 2o:7
Wlives in	0:3
Wliving in	0:3 1x:-3
Wliving with	2a:-3
Wlooking for	2j:4
Wlost her	1x:6
Wlost his	1x:3
Wmaking a	2o:11
Wman ,	2d:6
Wmarch and	1k:-3
Wmarried in	1x:4
Wme ,	2d:5 2p:-3
Wme a	1x:6 24:4
Wme about	0:4
Wme and	1x:6 2d:7
Wme at	1x:6
Wme for	23:9 2o:5
Wme in	1x:-3 2a:8
Wme off	1x:6
Wme on	0:3 2o:4
Wme out	0:5
Wme something	2a:-3
Wme the	2a:3
Wme three	0:4
Wme through	0:4
Wme to	24:6
Wme up	1y:8
Wme what	0:5
Wmeant to	1o:4
Wmore than	2k:6 2w:3
Wmorning person	2y:8
Wmother -	1x:-3 2d:6
Wmoved from	0:3
Wmoved in	1x:6 2d:3 2o:-3
Wmoved out	1x:4
Wmoved to	1x:4
Wmoving to	2o:3
Wmr .	2g:5
Wmrs .	2g:8
Wmy age	1o:5 2a:6
Wmy best	0:4
Wmy boyfriend	19:3 1x:9
Wmy brother	0:6
Wmy brother's	0:4
Wmy cat	13:6
Wmy coworker	0:4
Wmy dad	1x:3
Wmy daughter	0:6
Wmy dog	0:3 24:4
Wmy eldest	0:5
Wmy father	0:4 1x:4 1z:-3
Wmy first	1x:9 1y:-3
Wmy friend	0:3 2s:3
Wmy girlfriend	0:5
Wmy granddaughter	0:11
Wmy grandmother	0:8
Wmy grandson	0:3
Wmy hair	0:3 24:9
Wmy husband	0:4 1x:7
Wmy husband's	0:3
Wmy job	0:6 1x:3
Wmy last	2o:12
Wmy little	0:4 1x:-3
Wmy manager	0:3
Wmy mom	2d:5
Wmy mother	23:5 24:8 2d:6
Wmy mother's	2k:3
Wmy mum	1x:4
Wmy nephew	1x:6
Wmy new	0:3 2l:-3
Wmy niece	0:4
Wmy number	2n:-3
Wmy old	0:4
Wmy own	23:6 27:5 2d:5 2k:3
Wmy parents	1x:5 24:-3 2o:4
Wmy phone	0:7
Wmy roommate	0:7
Wmy sister	0:5 1x:7 1z:4
Wmy son	2d:4
Wmy teacher	1x:8
Wmy uncle	0:6 2d:5
Wmy whole	0:3 2l:5
Wmy wife	2d:3
Wmy wife's	0:5
Wmy wrist	1x:6
Wnever learned	0:3
Wnew one	2o:5 2s:12
Wnext week	0:4 1p:5
Wnight owl	2y:9
Wnight shift	2j:5
Wnine years	2x:7
Wnineteen years	1x:4
Wninety -	1l:5 2r:5 31:5
Wnot #2	2:4
Wnot a	0:4 2a:4
Wnot be	2a:6
Wnot in	0:3
Wnot the	1o:4 1p:-3
Wnow on	2a:4
Wof #2	2r:13
Wof a	23:5 25:6 2d:6 2l:8
Wof flying	i:9
Wof her	1x:3
Wof his	24:6 2k:4 2o:7
Wof it	23:3
Wof my	23:6 2l:-3 2q:3
Wof needles	i:9
Wof our	1t:4
Wof the	1k:3 1t:4 1y:4 2c:4 2m:8 2o:3 2y:3
Wof them	23:3 2k:7 2q:-3 2r:4
Wof us	2p:6 2r:-3 2s:3
Woff a	0:6 1x:-4
Woff the	1x:5 27:4
Woff to	2o:7
Won #2	1x:3 24:7 2v:5
Won ,	24:6
Won a	0:3 1n:5 1y:4 25:6 2d:3 2j:5 2t:7 30:3
Won an	1y:4 2o:-4
Won earth	0:3
Won everything	0:6 24:4
Won friday	0:8 2o:4
Won fridays	24:3
Won her	24:4 2d:9 2r:-3
Won his	23:6 2d:11
Won me	1x:7 2l:8
Won monday	0:3
Won my	1y:3 2d:10 2j:3 2r:5
Won one	0:4 25:6
Won saturday	0:6 2o:6
Won sunday	1x:3 24:5
Won sundays	0:3
Won that	27:-3
Won the	1n:5 24:4 27:5 2q:4 2z:3
Won thursday	1x:8 24:8 2o:3
Won tuesday	2o:5
Won weekends	24:4
Wone and	0:5 2r:-3
Wone day	2r:4
Wone for	2l:10
Wone in	1x:5 20:3
Wone of	2m:8
Wone on	24:7 2o:7
Wone that	2y:8
Wone years	2x:6
Wonly ,	2a:3
Wonly one	0:4
Wopened a	1x:6
Wour cat	13:8
Wour daughter	2d:4
Wour dog	0:7
Wout at	0:5 24:4
Wout in	1x:4
Wout of	2r:8
Wout on	0:4 25:7
Wout the	2b:-3 2d:8 2q:5 2r:-3
Wout to	1x:3
Wover a	2p:3
Wover the	24:8 27:-3 2j:9
Wown a	23:8 2d:11
Wpacked in	0:3
Wpart of	0:4 2l:-3
Wpart time	1x:5 23:3
Wpassed away	1x:9
Wpassed his	2r:7
Wpeople who	1o:-3 2p:4
Wperson with	23:-3
Wpicked up	0:4
Wpixel #1	1q:8
Wplace in	1x:4
Wplay the	2o:8
Wplays the	27:3 2w:5
Wpost office	29:3 2q:3
Wpromoted to	1x:4
Wput a	1o:3 1x:6
Wput in	1x:3 25:6 2o:5
Wput on	1x:-3
Wquit the	1x:10
Wrent ,	29:5
Wrun a	0:3 23:3 2w:8
Wruns a	1x:-3 2j:6
Wsaid "	2q:-3
Wsaid yes	1x:6
Wsay a	2o:6
Wsay it	2a:6
Wsay no	23:6
Wsay the	0:6
Wsays he	24:-3 2t:-3
Wsays i	2l:7
Wsays the	0:3
Wsee the	23:5 2o:7
Wseventy -	1l:6 29:3
Wshe still	0:5
Wshe was	0:3
Wshe's #2	2:9
Wshe's a	0:6
Wshould like	2l:-3
Wsince #4	0:3 2r:4 2x:8
Wsince he	0:3
Wsince i	2x:4
Wsince the	0:3 2x:3
Wsix and	0:8
Wsix foot	1x:-3 26:3
Wsix months	1l:4 2x:3
Wsix weeks	1x:6 2x:7
Wsix years	1y:5 2x:5
Wsixty -	1l:6 2o:4 2x:3
Wso i	2j:-3
Wso much	2a:5
Wsold his	0:4
Wsold the	1x:4
Wsomething for	25:5
Wson is	23:-3
Wsort of	0:3
Wsound like	2q:-3
Wtake a	0:4 2o:6 2p:5
Wtake it	0:4
Wtake the	24:12 2o:8
Wtaken up	1x:3
Wtalk to	2a:7
Wtell a	2w:-3
Wterrified of	21:4
Wth of	1p:6 1x:-3
Wthan me	2j:-3 2u:6 2w:8
Wthat are	2r:-3
Wthat doesn't	0:4 2q:-3
Wthat even	2s:-3
Wthat in	24:-3
Wthat isn't	1y:-3
Wthat one	0:3
Wthat the	2p:-3
Wthe #1	24:4 2o:5 2r:4
Wthe #2	20:3 2o:7
Wthe airport	0:6 24:-3
Wthe baby	1x:10 23:-3 2x:5
Wthe back	0:4 24:7 2b:-3
Wthe bakery	1x:5
Wthe bank	c:4 2j:5
Wthe big	0:3 2o:5
Wthe bottom	0:4
Wthe bus	0:4
Wthe car	1x:7 24:6 2p:6
Wthe cat	1x:6
Wthe children	24:4 2o:4
Wthe choir	1x:10 27:5
Wthe church	2o:3 2q:5
Wthe city	0:13
Wthe cold	0:5 20:-3
Wthe council	1v:4
Wthe county	2r:6
Wthe dark	i:10 21:9
Wthe day	0:6
Wthe dog	2o:5
Wthe end	2a:3 2o:5
Wthe family	0:4 1t:4
Wthe farm	1x:6 2o:4
Wthe first	0:3 1k:-3 1y:5 20:7 24:3 2d:6 2k:4 2o:5
Wthe fridge	1x:3
Wthe garage	0:11
Wthe guy	0:3
Wthe gym	24:5
Wthe house	2o:4
Wthe job	0:7
Wthe keys	0:3 1x:5
Wthe kids	2d:3 2j:5 2o:6
Wthe kitchen	2j:5 2o:8
Wthe lady	0:4
Wthe last	1x:-3
Wthe left	20:5 25:3 2o:6
Wthe library	1k:4 1q:5 24:-3 27:-3
Wthe market	20:6
Wthe middle	0:3
Wthe moon	0:5
Wthe most	0:4
Wthe navy	c:10
Wthe new	0:3
Wthe next	2a:7
Wthe night	1x:8
Wthe nurse	0:7
Wthe office	24:9
Wthe old	0:3 2k:9 2x:7 30:3
Wthe one	0:5 1z:10 20:-4 24:-3
Wthe organ	0:9
Wthe other	2o:5 2z:-3
Wthe paper	25:-3 2z:4
Wthe parish	1y:5 24:-3
Wthe phone	0:7
Wthe price	0:3
Wthe radio	0:3 2p:3
Wthe rain	2c:6
Wthe road	0:4 1x:-3 2j:10
Wthe same	24:4 2o:3 2r:-3
Wthe school	1k:4 1x:4 29:-3 2j:4
Wthe sea	2c:6
Wthe second	1p:3 24:4 2o:3
Wthe shop	0:4 1x:4
Wthe spring	23:-3 2o:8
Wthe summer	0:4 23:7 2q:5
Wthe team	0:9 1x:8
Wthe three	1x:6 2o:7
Wthe train	2p:4
Wthe two	24:9
Wthe vacuum	9:6 i:12 21:4
Wthe van	0:3 1x:7 2q:5
Wthe water	i:7
Wthe way	0:6 27:-3
Wthe wedding	0:3 1x:4 2o:10
Wthe week	1o:5 24:4 2o:5
Wthe whole	1x:6 23:6
Wthe wife	2o:-3
Wthe word	1y:-3 2a:4
Wthere a	1t:-3
Wthing to	2a:6
Wthirty -	1k:-3 2x:6
Wthirty years	1x:6
Wthis morning	0:7 1x:5
Wthis week	0:4
Wthis year	1x:5 2o:6
Wthree days	2o:3
Wthree months	1l:9
Wthree of	0:4 2q:-3
Wthree times	24:7 25:5 27:5
Wthree weeks	1x:-3 24:5 2o:4 2x:8
Wthree years	2x:12
Wthrough a	1x:9
Wthrough the	23:4
Wtill the	1n:7 2o:3
Wtime at	0:3
Wto #2	2a:-3
Wto a	0:3 1v:-3 2a:4 2e:-3 2l:8 2p:4 2t:3
Wto ask	2l:4
Wto be	0:4 2j:4
Wto bed	0:5 2y:4
Wto cook	0:3 2w:4
Wto do	2a:5
Wto drive	2q:6
Wto give	0:8
Wto go	1t:3
Wto her	1x:4 2o:7
Wto it	25:5
Wto keep	1n:5
Wto know	2l:3
Wto leave	0:5
Wto live	0:4 1x:8 21:-3 2o:8
Wto make	0:4 1x:7
Wto my	1n:7 24:7
Wto open	1x:3
Wto play	0:4
Wto read	2w:6
Wto say	23:5
Wto sell	0:4 1x:6
Wto send	0:8
Wto shellfish	0:3 1m:5
Wto spain	2o:4
Wto start	23:7 2q:4
Wto stop	23:6
Wto take	2o:6
Wto teach	23:4
Wto the	0:3 1o:5 24:4 2o:4
Wto use	0:3 2o:-3
Wto work	23:9 24:12
Wto write	1o:-3 1s:-3
Wtoo many	0:3
Wtoo much	24:6
Wtook the	1x:8 2d:6
Wtook up	0:4 27:6
Wtrying to	0:4
Wturned #2	2:8
Wturns out	0:5
Wtwenty -	29:5 2o:3 2x:6
Wtwice a	1r:3 24:5
Wtwo -	27:3 2o:5 31:6
Wtwo brothers	1z:5
Wtwo cats	2m:3
Wtwo days	2j:7 2o:5
Wtwo hundred	0:3 2p:4
Wtwo kids	1z:5
Wtwo of	0:4 2o:4
Wtwo people	0:3
Wtwo sentences	0:4 1x:-3
Wtwo weeks	0:3 24:5 29:5 2o:5
Wtwo years	1y:3 2x:7
Wtype #1	25:9
Wu get	2l:-3
Wunder #2	1k:5
Wunder #3	0:5
Wunder a	1x:-3 2w:6
Wunder the	1x:6 24:6
Wup a	0:4 2o:5 2w:3
Wup at	24:10
Wup in	1y:3 2q:-3 2r:4 2t:4
Wup on	0:6
Wup the	1x:4 23:3 25:7 2o:3
Wup to	25:5
Wup with	2t:-3
Wus a	0:3
Wuse a	2p:3 2z:8
Wused to	0:3
Wwants a	2j:-3
Wwants to	1t:-3 23:3
Wwas #2	2:4
Wwas a	0:7
Wwas in	1y:6
Wwas my	0:5
Wway of	0:3
Wwe got	1x:5
Wwe had	0:7
Wwe have	0:3
Wwe live	0:5
Wwe lost	1x:4
Wwe were	0:3
Wwear a	24:6 2z:8
Wweek of	2o:6
Wwent from	0:5
Wwent to	1x:5
Wwere a	0:4
Wwhat a	1x:-3
Wwhat are	23:-3
Wwhat do	2w:-3
Wwhat does	1o:-3
Wwhat time	0:3
Wwhen i	1x:4 2a:3
Wwhen i'm	24:8
Wwhen the	0:3
Wwhen they	1o:5
Wwhich i	1x:6
Wwhich is	2y:-3
Wwho do	0:4
Wwho has	2r:-3
Wwhy do	2q:-3
Wwife ,	2d:3
Wwife and	1z:7
Wwill be	0:6
Wwith #2	0:5
Wwith a	1m:4 1r:4 24:4 2l:5 30:7
Wwith an	23:3 2z:5
Wwith him	2o:4
Wwith his	0:4
Wwith me	1x:5 2o:3
Wwith my	1n:4 2d:5
Wwith no	1o:4 1q:4 2d:6
Wwith one	24:5 2a:-3 2j:-3
Wwith the	1y:3 2j:6 2o:5 2p:3 2y:3 2z:-3
Wwith three	0:4 2o:3
Wwith two	1x:4 2k:5 2s:-5
Wwith us	1x:3 2o:4
Wwithout a	1o:4 23:4 2x:5
Wwithout being	2b:-3
Wwon the	29:-3
Wword "	1y:-3 2a:4
Wwork at	0:5
Wwork in	23:5 2j:9
Wworks at	0:6
Wworks for	0:4
Wwrite in	2p:-3
Wwrite to	1s:-3 2a:5
Wwriting a	2z:-3
Wyear -	1k:-3 1z:3 24:7
Wyears ago	1x:4 2x:8
Wyears in	1y:6
Wyou ,	2l:4
Wyou ask	0:3
Wyou call	0:3
Wyou get	1o:8 2d:-3
b" ,	0:4
b" ^	0:3
b" said	2q:-3
b" word	1y:-3 2a:4
b' #1	26:9
b, #2	2o:3
b, back	2b:-3
b, band	1x:5
b, cat	1x:4
b, died	2o:-3
b, first	2a:5
b, friday	24:6
b, girl	0:3 2d:6
b, here	2a:-3
b, it	23:5
b, job	1x:6
b, man	2d:6
b, me	2d:5 2p:-3
b, on	24:6
b, only	2a:3
b, rent	29:5
b, wife	2d:3
b, you	2l:4
b- #2	1q:7
b- #3	2n:7
b- co	1v:3
b- eighty	1l:5
b- father	2d:-3
b- fifty	1l:6 1z:-3
b- five	1k:3 24:4 26:6 27:6
b- forty	1x:4 2x:5
b- in	1k:3 1x:4 2d:4
b- mother	1x:-3 2d:6
b- ninety	1l:5 2r:5 31:5
b- seventy	1l:6 29:3
b- sixty	1l:6 2o:4 2x:3
b- thirty	1k:-3 2x:6
b- twenty	29:5 2o:3 2x:6
b- two	27:3 2o:5 31:6
b- year	1k:-3 1z:3 24:7
b. mr	2g:5
b. mrs	2g:8
b9 #3	2n:16
b9 #5	2n:12
b9 $	0:9 29:7
b9 '	1n:5 1y:4 26:9 30:4
b9 ,	0:7 2o:4 2q:4 2r:8
b9 -	2j:6 2k:3 2n:5 30:9
b9 .	0:10
b9 a	0:5 1q:5 1y:3 2a:4 2l:-3 2r:4 2y:9
b9 after	0:13
b9 and	1i:6 1y:8 2o:-3 2r:7
b9 at	0:4 24:6
b9 by	23:18 24:13
b9 day	0:22 2x:7
b9 f	0:6 1o:-3 2q:4
b9 for	0:15 1y:4
b9 from	1i:11 2k:3 2o:4
b9 he's	2:11
b9 im	2:3
b9 in	0:10 1x:5 2w:8
b9 iphone	1q:8
b9 like	1l:8 1x:7 2a:3 2x:10
b9 m	0:12 1x:6 21:9
b9 me	0:14
b9 my	11:11
b9 of	0:6 1x:9 2k:10 2r:8
b9 on	0:7 24:5 2v:5
b9 pixel	1q:8
b9 she's	2:17
b9 since	0:5 2r:4 2x:10
b9 the	21:10 24:6 2o:7
b9 to	0:5 23:4 24:6 2a:-3 2d:-3
b9 turned	2:18
b9 type	25:9
b9 under	0:9 1k:3 27:7
b9 with	0:15 24:-3 2r:10
b9 year	0:6 1t:21
b9 £	29:14
b9,9 $	29:3
b9:9 at	1x:10 24:9
bA "	2q:-3
bA #1	0:4 2o:12 2z:5 30:10
bA ,	0:12 25:6
bA .	0:4 1v:11
bA ;	0:3
bA ^	0:4
bA a	0:3 1t:9 2r:8 2v:10 2w:8 2z:9 30:5
bA am	24:6
bA an	23:9
bA and	1v:7 24:6 2k:5 2l:-3
bA as	0:6 29:-3
bA at	c:7 1c:22 1y:4
bA before	24:4
bA but	0:4
bA for	c:14 2j:3 2q:4
bA in	0:3 1k:6 1y:4 24:-5 2k:5 2r:5 2w:6
bA is	0:6
bA like	0:5
bA my	a:7 1x:7 23:10 2o:6 2p:-3
bA now	0:3
bA on	0:3 1o:6
bA says	0:9
bA since	0:6
bA so	0:4
bA that	0:6
bA the	1v:9 23:4 27:5 29:6 2o:7 2r:7 30:3
bA when	1x:8 2a:3
bA which	1x:6
bA with	0:9
bA'a ,	0:8
bA'a ^	0:3
bA'a and	1k:-3 2q:-3
bA'a like	24:-3
bA'a now	0:4
bA'a out	0:4
bA'a when	24:8
bAa !	0:10
bAa "	0:14
bAa #1	1p:17 2o:8
bAa #2	1p:10 1x:3 2o:7 30:6
bAa #4	1q:6 20:9 2q:5 30:14
bAa ,	x:35 28:8 2b:3 2d:3
bAa -	1v:9 28:8 2v:9 2z:9
bAa .	0:15 1t:5 2g:7 2i:4 2s:3 2v:6
bAa :	x:22 20:6
bAa ?	0:15
bAa ^	0:15
bAa a	0:8 2b:3 32:4
bAa about	0:14
bAa an	0:7 1q:10 23:3
bAa and	x:17 1t:9 1v:4 1x:3 20:4 27:8 2d:4
bAa are	0:5 x:9
bAa at	c:12 2k:4 2r:4
bAa aunt	2d:8 2g:4
bAa before	0:8 23:7 24:7
bAa brother	x:6
bAa but	0:6 x:12
bAa by	0:6 1x:5 23:7
bAa called	x:21
bAa cat	x:12
bAa cousin	x:10
bAa daughter	x:7
bAa do	0:13
bAa dog	1x:4
bAa east	2e:8 2v:4
bAa every	24:4 2r:-3
bAa for	2o:4 2v:3
bAa friend	x:4
bAa from	p:12
bAa granddaughter	x:6
bAa half	0:9 1w:13 1x:8
bAa her	x:25 2o:7
bAa his	1h:12
bAa husband	g:7
bAa i'm	x:25
bAa into	0:9
bAa is	x:13 1t:-3
bAa it's	15:7
bAa last	1x:12 2r:5
bAa law	x:8
bAa left	1:6 c:23 20:3
bAa like	0:11 t:4
bAa mate	x:6
bAa me	z:28 2a:3
bAa miss	x:3 2g:17 2i:5
bAa mr	0:3
bAa mrs	x:-3 2d:4 2g:4 2s:4
bAa my	1x:8 20:5 2o:-3 2r:6 30:10
bAa name's	x:22
bAa named	x:14
bAa near	0:11 1x:6 28:4 2e:5 2j:-3 2k:3 2l:-3
bAa neighbour	x:7
bAa nephew	x:12
bAa new	0:8 1k:4
bAa next	2o:14
bAa niece	x:14
bAa of	1k:5 1p:4 23:7 2j:4 2o:5 2q:3 2u:4
bAa old	1q:4 30:13
bAa on	0:8 1v:5 1x:4 24:3 2o:5
bAa one	0:12 x:7
bAa or	0:14 2o:8
bAa our	0:5 1x:5
bAa since	0:8 24:5 2s:6 2x:6
bAa sister	x:6
bAa son	z:3
bAa speak	s:10
bAa speaks	s:15
bAa that	0:9 2p:4
bAa the	2z:3
bAa this	0:7
bAa to	1x:5 20:3 2o:3 2p:-5
bAa uncle	x:3 2d:5 2g:6
bAa until	0:7 2o:9
bAa use	1g:11
bAa was	x:3
bAa wife	x:5
bAa with	c:9 20:4 2d:4
bAa'a ,	0:14
bAa'a .	0:5 1k:10 1v:5 24:9
bAa'a ?	0:4
bAa'a ^	0:9
bAaAa a	0:11
b_ _	0:8
ba "	1y:-3
ba #1	0:3 2d:-5 2q:5 2r:5 2y:3
ba #2	29:4 2t:-3
ba #3	1k:-3 1y:4 2k:6 31:4
ba #4	1q:4 26:8 29:7 2k:5 2r:6
ba #5	24:5 27:-3 29:9 2r:9
ba #6	1x:4
ba %	24:-3 29:8
ba '	1k:3 23:5 2j:4 2q:3 2r:5 2w:4
ba (	0:4
ba )	0:8
ba ,	0:7 2b:-5
ba -	1q:3 27:3 2g:4 2m:3
ba .	1u:13 24:12 2e:10 2g:7
ba /	1x:7 22:9
ba ;	0:6
ba @	1u:5
ba abide	9:15
ba about	0:4 1r:-3 2b:-3 2x:4
ba above	2a:-3 2d:5 2w:3
ba according	2o:-3
ba actually	1y:10
ba address	2a:5
ba adopted	13:4 1x:5
ba adult	0:3 1x:5
ba afraid	2a:6
ba after	1r:4 24:5 29:-3
ba again	0:4
ba against	0:3 23:-3
ba aid	2o:5 2w:9
ba aint	0:5
ba air	1k:10 2k:6
ba alarm	0:3
ba all	1n:3 1o:3 24:6 2l:4 2q:-3
ba allergic	0:4 1m:3
ba allergy	0:3
ba allotment	27:6
ba alone	0:4 2e:-3
ba along	25:3
ba already	0:3
ba always	0:3 2a:5
ba am	24:8
ba american	0:4 2a:8 2j:5
ba an	0:3 1z:4 29:6 2q:4 2w:4 2x:4
ba and	1w:4
ba anniversary	0:4
ba another	1z:10 29:-3 2m:8 2o:5
ba answer	1s:3 2a:8
ba answers	2a:4
ba any	2l:6
ba anyone	20:6
ba anything	1r:6 1s:4 2p:-3
ba apartment	2d:4
ba apply	2o:6
ba are	1n:3 1o:6 23:-4 2r:-3
ba aren't	0:4 25:7
ba argue	2l:5
ba around	0:6 2e:6
ba art	0:3 2j:5
ba as	1x:5 29:-3 2l:6 2o:3
ba ask	0:3 2b:-3
ba asking	2l:-3
ba asthma	0:7
ba at	24:5 2d:4
ba ate	1x:7 2q:6
ba august	0:4 2r:-5
ba away	0:4 2p:-3
ba b	1k:6 1x:8
ba babies	1k:3 1x:7
ba baby	1x:6 1z:4 27:6 2x:3
ba back	1x:8 25:5 2t:4
ba bad	25:12 2q:4 2w:3
ba bake	27:6 2j:4 2w:5
ba baking	24:6 27:7
ba bank	2o:4
ba bar	0:5
ba be	2a:4
ba beach	27:6 2p:3
ba beats	1o:3
ba became	1x:3
ba because	1x:-3
ba become	23:3
ba bed	1x:5 24:3 25:3 2y:3
ba bedroom	2d:8 2o:7
ba bedtime	0:4
ba been	1y:3 2l:-3
ba before	0:3 20:3 2o:3
ba beginner	0:3
ba begun	2p:-3
ba behind	0:3 2d:5
ba being	0:3 21:5 2b:-3
ba berlin	23:4
ba besides	0:3
ba best	0:4 2o:3 2s:3
ba better	0:4 2j:-3 2w:3 2y:-3
ba between	2j:11 2w:3
ba bicycle	0:5
ba big	1q:7 1z:6 20:7 2a:5 2d:3 2e:-3 2p:3 2v:7 2y:6
ba bike	23:7 24:5 2j:7
ba bio	2r:10
ba bird	0:6
ba birth	0:3 2o:3
ba bit	0:6 24:4
ba black	1s:6 24:4 2c:4
ba bloke	1n:3 24:-3
ba blood	0:3
ba blue	2m:5 2z:7
ba board	24:4 2k:4 2s:-3 2w:-3 2y:4
ba boat	0:7 2q:-3
ba boiler	2x:5
ba book	0:4 1k:4 1x:6 23:5
ba booked	2o:12
ba books	24:5
ba boots	0:3
ba born	1x:7 2u:5
ba both	0:4 1w:3 1x:6 1z:4 2w:4
ba bottom	0:3
ba bought	1x:4
ba box	0:5
ba boy	1k:5
ba boyfriend	1x:5
ba boys	2l:-3
ba braces	1x:10
ba bread	24:5
ba break	0:3
ba breakfast	0:3 1r:5
ba bridge	2d:7 2o:9
ba bring	24:3
ba british	1x:7 2a:9
ba bro	1s:8
ba broke	1x:8 25:8 2t:3
ba broken	25:6
ba brother	2d:3
ba brothers	1z:4
ba brought	0:5 1y:7
ba brown	0:3 1n:7
ba budget	1x:6
ba build	0:3
ba building	2j:6
ba bus	24:4
ba business	0:4 1k:3 1y:4
ba but	1r:3 2l:6
ba butter	2c:8
ba buy	23:3
ba by	1s:4 2h:5 2w:7 2y:4 2z:3
ba c	0:12
ba cake	0:3
ba calendar	2z:3
ba call	21:4 2j:13 2o:-3 2p:7
ba called	0:4 2j:13
ba calling	0:3 1y:-3 24:4 2a:4
ba calls	0:4 24:4 29:-3
ba calm	2l:5
ba came	0:3 1x:4
ba can	1o:3 25:4 2d:-3
ba can't	21:7
ba canadian	0:3 2a:4 2w:3
ba cannot	1d:5 25:6
ba cant	1d:13
ba capital	1o:7
ba car	1x:8 1y:6
ba caravan	2k:4
ba card	0:4 2w:5
ba cards	2r:3
ba care	2j:4 2r:5 2x:7
ba carry	0:4
ba case	2r:7
ba catholic	0:5
ba cause	0:5 1o:6
ba certificate	0:3
ba change	2w:6
ba changed	0:9
ba charge	1x:5 2j:8
ba check	24:6
ba chef	2g:5 2k:8
ba chest	2k:14
ba chicken	1r:5 20:5 2q:10
ba child	2f:9
ba children	1x:3
ba choir	0:3 24:8 2j:-3
ba christmas	23:4 2o:5
ba church	1t:-3 2u:4
ba citizenship	1x:9
ba city	1k:3 1t:6 1y:4 2o:3
ba claim	0:4
ba class	1x:4 2r:5
ba clean	0:4 1n:11
ba cleaning	23:-3 2j:7
ba clinic	1v:3
ba close	2o:5 2s:10
ba closed	1x:9
ba club	0:4 1x:9 27:-3
ba cm	0:4
ba coach	1o:4 24:9 27:4 2j:9
ba code	0:3
ba coeliac	1x:5
ba coffee	23:4 2d:-3 2s:3 2y:5 30:4
ba cold	1s:5 2c:4 2p:3
ba college	1k:3
ba color	2w:11
ba come	25:8 2o:5
ba comes	1o:4 24:-3 2o:3
ba coming	25:4 2o:3
ba community	0:4 2f:6 2j:4
ba commute	24:3
ba company	0:7 23:4
ba contract	1x:5
ba cottage	29:-3 2k:3 2o:3
ba could	0:3
ba council	2d:11
ba count	2w:6
ba country	1k:-3 1s:3 27:3 2c:7 2v:9
ba county	1k:3 1s:5 1v:6 1x:6 2r:4
ba couple	2s:3
ba course	23:-3 2o:6
ba court	0:3 2j:10
ba cousin	0:4
ba cracked	25:6 30:6
ba cried	24:-3
ba cross	27:9 2j:6 2o:-3
ba crying	0:5
ba customer	2q:4
ba cut	23:5
ba cv	0:4
ba dad's	1x:3 2j:-3 2k:4
ba dads	0:5 1k:3
ba dairy	0:3 2j:3 2m:6
ba dance	27:8 2o:5
ba dark	1n:6 21:6 2c:7 2p:4
ba data	2j:6 2r:4
ba daughter	2s:-3
ba daughter's	1x:3
ba day	0:4 1x:4 23:3 2r:3
ba days	0:3 24:4 2x:6
ba dead	0:4 2l:6
ba deaf	1y:7 25:6
ba deal	0:7
ba decent	2w:3
ba decided	1n:4
ba deep	1x:8 21:13 2k:9
ba degree	0:6
ba dental	1v:4 2f:4 2j:11
ba dentist	1x:9
ba deposit	1x:3
ba describe	0:3
ba diabetes	0:6
ba diabetic	0:6
ba diagnosed	1x:13
ba did	1n:-3
ba die	0:3
ba died	1x:3
ba different	0:4 2v:5
ba dinner	24:3 2j:8 2p:3
ba dinners	0:6
ba dish	0:6
ba divorce	1x:6
ba divorced	0:6 1x:-3
ba do	2b:-3 2j:8
ba doctor	0:5 2a:7
ba doctor's	0:8
ba does	1y:-3 2j:7 2w:4
ba doesn't	0:3 1s:5 2l:6 2q:-3
ba dog's	0:4 2p:-3
ba dogs	24:3
ba doing	1r:6 23:4 2j:7
ba dollars	29:3
ba don't	1o:5 1t:-3 2a:5
ba done	1o:5
ba dont	1o:4 2a:7 2p:-3
ba door	0:4
ba down	0:3 30:7
ba draw	24:7
ba drink	24:3
ba drinks	24:5
ba drive	24:3 2j:4 2w:9
ba driver	2o:4 2r:3
ba drives	2j:9
ba driving	2j:9 2k:4
ba drop	0:3 2a:4
ba dropped	1x:10
ba drove	1x:3 2j:6
ba drum	23:5 2k:7
ba dry	0:3 2c:6
ba due	0:4 1n:-3 2o:4
ba dust	1m:8 21:3
ba dutch	1v:7 23:4
ba each	24:3 25:-3 2a:5 2j:-3 2w:3
ba early	24:6 2f:8 2y:13
ba earn	2a:-3
ba easy	2y:-3
ba eating	1r:8
ba eight	2k:5 2x:5
ba eldest	0:4
ba electric	1o:4 2k:5
ba eleven	1y:4 1z:3 2k:5
ba eli	24:4
ba end	2a:3
ba ended	1x:6
ba engineer	0:3 23:-3 2r:4
ba enough	2b:8 2l:4
ba ever	0:4 1r:-3
ba every	24:6 2r:7
ba everybody	0:3
ba everyone	1o:5
ba everything	0:3 1o:5 1w:4 2l:4 2w:6
ba ex	2s:8
ba exam	0:4
ba example	0:4
ba expecting	1x:6 25:8
ba explain	2a:3
ba extra	2c:8
ba eyes	0:10
ba fact	0:3
ba failed	1x:7 2r:3
ba fall	0:5 2o:-3
ba family	2o:5 2q:7
ba fan	0:3 24:6
ba farm	1v:5 2o:6
ba farmer	0:3
ba father	1z:-3
ba favorite	0:6
ba favourite	0:4
ba fear	i:8 1x:-3
ba feed	0:3 1v:6 2j:6
ba feel	0:3
ba feet	1x:4 26:4
ba fell	1x:4 27:5
ba fella	0:5 2b:-3
ba few	23:4
ba fifteen	0:4 1x:-3 24:4
ba fifty	0:10
ba finally	e:4
ba find	25:3
ba fine	0:5
ba finish	23:5 2o:3
ba finished	1x:6
ba fire	2z:6
ba firm	0:4
ba first	1t:3 1x:3 2d:4 2w:4
ba fish	20:3
ba fishing	1x:4 2j:6 2k:5 2s:6
ba fit	0:4
ba five	1z:8 23:-3 2s:5
ba fix	24:-3 2p:3
ba fixing	2b:-3 2q:3
ba flat	24:5 25:7 2k:7
ba flatmate	0:3
ba flight	23:7 2j:9 2o:3
ba floor	0:4 24:4 2d:-5
ba flower	1k:8 2j:9 2r:5
ba fly	27:12 2o:4
ba flying	2o:8
ba follow	0:3 23:4
ba food	23:8 2f:3 2r:4
ba foot	0:3 1x:-3
ba football	0:5 1x:6
ba for	29:-3 2q:4 2y:-3
ba forget	21:7
ba form	2o:7
ba forty	1l:5 1y:3 23:7 2k:6 2p:-3
ba found	2r:-3
ba fourteen	1z:6 2m:6 2x:11
ba free	0:9 2c:8
ba french	0:3
ba friend	24:-4 2s:3
ba friend's	1x:10
ba friends	1k:3
ba from	1s:4 24:5 2r:3 2s:4 2t:4 2x:4
ba front	1x:3 2d:4
ba full	1n:4 1x:3 23:3
ba fun	0:5
ba funny	0:4
ba game	23:9 24:4
ba games	1s:3
ba garage	0:6
ba garden	2o:4 2p:6
ba gas	1x:7 2k:7 2p:8
ba gave	1x:9
ba gentle	2l:-3 2p:8
ba german	2m:10
ba get	2d:-3
ba getting	1x:6 2o:10
ba ginger	1n:5 2m:11
ba girl	2t:3
ba girls	2d:8 2j:4
ba given	1x:5
ba gives	0:3 1o:4
ba giving	0:3 2a:4
ba glass	24:7 2j:6
ba glasses	25:10
ba go	1o:3 25:4 2a:4
ba god	0:3 1o:5 24:-3
ba goes	0:5
ba going	1n:4 25:9 2x:3
ba gone	1n:7 21:-3 25:5
ba good	1o:3 2c:5 2k:3 2l:4 2s:5 2w:3
ba got	1x:7
ba gotta	0:7
ba grade	2j:5 2w:4
ba granddaughter	0:6
ba grandfather	10:3 1x:3 2k:7
ba grandmother	0:4
ba grandpa	10:6 1x:5
ba grandson	0:7
ba great	1n:-3 24:-3 2k:8
ba green	1x:5 27:7 2p:7
ba grew	0:5
ba grey	1n:10 2m:3
ba greyhound	0:7
ba group	1s:14 24:-3 2j:-3 2y:5
ba grow	0:3
ba grown	0:4 1z:9
ba guitar	0:6
ba guy	2s:3
ba gym	1k:3 24:6
ba had	1x:3 23:-4
ba hair	25:3 2o:-3 2q:6
ba half	1o:3 1z:6 25:6 27:5 2r:5
ba hand	20:4 30:4
ba handed	1x:6
ba hands	25:3
ba happen	1o:3
ba happens	1o:3
ba hard	0:3 2a:5 2r:-3
ba has	21:-3 2t:3
ba hasn't	0:3
ba hate	9:6
ba hated	9:13
ba hates	9:14
ba have	27:-3 2q:-3
ba haven't	0:6
ba having	25:5 2o:7
ba he	2p:-3 2t:-3
ba he'd	0:4
ba head	1q:5 1v:5 25:-3 2j:5
ba hear	1o:7
ba hearing	1q:9 25:5 2k:4
ba heat	0:5
ba heavy	0:4 2w:6
ba help	0:3
ba her	1x:4
ba here	0:3
ba high	25:6 2p:-3 2w:7
ba him	0:3 2b:-3
ba hip	1x:3 25:4
ba his	1o:-4 1x:4
ba history	1k:3 2q:6
ba hit	1x:8
ba hold	0:4 2o:8
ba home	27:5 2j:6 2o:4
ba honest	1o:5
ba honestly	0:3
ba horror	2c:8
ba horse	1x:7
ba hospital	2j:6
ba hot	2c:7 2d:7 2l:7
ba hotel	1x:8 2j:6
ba hour	0:5 24:3 2s:-3
ba hours	1v:3
ba house	1y:3 2q:3
ba how	23:-3 2b:-3
ba hr	2j:7 2l:-3 2o:-3
ba hundred	2k:4
ba husband	2o:-3
ba husband's	2k:4
ba i	2b:-3
ba i'd	0:4
ba i'll	0:4
ba i've	29:-3
ba ice	0:4 24:3 2d:4 2z:3 30:3
ba id	0:5
ba idea	0:3
ba im	24:-3
ba in	1q:-3 1z:-3 24:3 2p:3 2t:5
ba instagram	2q:3
ba insurance	0:4
ba into	0:3 1x:4 23:5 25:5 2a:-3
ba ipad	0:6
ba irish	23:7 2a:-3 2r:6
ba iron	25:13 2k:4
ba is	2n:-3
ba isn't	0:3
ba it	1y:-3 2r:-3
ba it's	2a:-3
ba italian	1w:-5 27:6 2o:7 2w:3
ba ive	0:5
ba january	2o:6
ba job	23:7
ba joined	0:3 1x:5
ba joke	0:4
ba judge	0:5 24:-3
ba july	2o:9
ba junior	1k:4 1t:7 1x:5 24:7 2o:5
ba k	27:-3 29:6 2t:-3
ba keep	2a:5
ba keeps	27:5
ba kept	0:8 2j:3
ba keys	0:3
ba kid	30:9
ba kidney	1r:7 25:5
ba kids	0:4 1o:-3
ba kill	0:4 1o:6
ba kilos	0:5
ba kinda	0:6
ba kitchen	23:3 2p:-3
ba knees	25:3
ba know	2l:3
ba lad	2t:-3
ba ladies	0:8
ba laid	1x:9 2l:6
ba laptop	0:4
ba large	1q:9 21:7
ba last	0:7
ba late	0:5 1s:7 24:3
ba lawyer	0:3
ba lead	1o:6 1x:3 2j:3
ba league	1k:7
ba learning	27:9 2o:7 2q:7
ba leave	0:5 2a:3
ba leaves	24:3
ba leaving	0:5 1x:4 2o:3
ba left	1n:6 1t:8 1x:9 1y:4 21:6 25:4
ba legal	2o:4
ba leo	0:3
ba less	2l:4
ba let	1x:4 23:-3 27:-3 2l:4
ba let's	0:4
ba letter	2o:-3 2p:5
ba letters	2a:5
ba level	0:11
ba librarian	2o:5
ba library	2f:4 2s:3 2z:3
ba licence	1x:3
ba life	0:5 2r:4
ba lift	29:-3
ba light	0:5
ba lighthouse	1x:6 23:6
ba like	0:3 24:7 2l:7 2u:6
ba likes	t:15 2c:8
ba lil	1n:5 25:5
ba limerick	1y:-3
ba line	1y:4 27:7 2j:3 2s:8
ba list	0:5 2o:3
ba listen	0:3
ba little	1z:4 21:3 27:3 2d:7
ba live	2d:3
ba lived	1y:4 2d:3 2e:-3
ba lives	2b:-3
ba living	1x:-3 2a:-3 2d:5 2o:-3
ba long	1n:8 1s:7 24:8 29:-3 2j:6 2t:7 2w:7
ba longer	1y:4
ba looking	24:-3 2j:3
ba lord	0:4
ba lose	1x:7 25:5
ba losing	23:4 25:8
ba lost	1n:4 1t:-3
ba loud	2c:4 2l:4
ba love	2l:3
ba lovely	0:10
ba loves	o:6 t:17
ba low	1k:6 1n:4 1r:5 25:7
ba lunch	24:9
ba machine	0:5
ba mad	0:5 1n:-3 2y:4
ba made	1x:9 2r:3
ba mail	2j:8 2o:-3 2z:7
ba major	0:4
ba make	1x:3 27:8 2w:3
ba makes	27:3
ba making	0:3 2o:3
ba mama	0:5 24:9
ba manage	24:3 25:8 2w:-3
ba manager	2o:3 2r:6
ba many	2k:5
ba marathon	2o:3 2r:4
ba march	1k:-3 23:3
ba married	23:4
ba marry	1x:7
ba master's	0:3 1t:5
ba may	0:5 2z:-3
ba meal	24:11 2l:-3
ba means	2l:9
ba medical	0:5 23:8
ba meet	1x:8 2o:6 2p:-3
ba meeting	2o:6
ba member	0:3
ba menu	2q:5
ba mess	2j:13
ba met	1x:5
ba mi	0:3 1n:5 1x:5 2r:-3
ba might	0:4
ba miles	0:3 27:4
ba milk	1m:6 2c:7 2j:8 2p:3
ba mind	0:5
ba mine	0:3 20:-3
ba minute	24:10
ba minutes	0:3
ba miss	0:3 27:-6
ba mobile	0:5 1q:6 2q:7
ba mom	2d:4 2l:7
ba mom's	0:3 20:6
ba monday	24:3
ba money	0:3 24:4 2p:4
ba month	0:5 2t:-3
ba months	1x:-3 25:9
ba more	1o:3 2l:9 2u:5
ba morning	2a:5 2p:6 2y:5
ba mornings	24:6 2j:3
ba mortgage	2o:7
ba most	24:8
ba mostly	1r:7
ba mother	0:5
ba mother's	1x:9
ba move	23:6
ba moved	1x:10
ba moving	1t:-3 23:4 2o:7
ba much	0:5
ba mum's	2d:8
ba my	2n:-3
ba myself	24:3 27:8
ba n	2b:7 2d:6 2x:5
ba name	0:5 2r:3 2s:4
ba named	1x:8
ba names	0:5
ba nan	1x:3 1y:3 2d:3
ba near	2o:10
ba nearly	25:10 26:10
ba needs	2j:6
ba neighbor	0:8
ba neighbour	24:5
ba neither	0:3
ba never	29:-3 2a:3 2l:4 2p:7 2t:6
ba new	1s:3 1w:9 1x:4 25:3 2l:-3 2p:3 2s:8 2t:3
ba next	0:5 1p:4
ba nice	0:4
ba niece	0:6
ba night	1y:-3 24:6 2y:4 2z:4
ba nights	2p:5
ba nine	2s:4 2w:4 31:4
ba nineteen	29:7 2r:8
ba ninety	0:6 2x:10
ba no	0:4 1r:4 2a:4 2l:3 2p:3
ba nobody	1o:3
ba noise	2o:-3 2z:4
ba none	0:3
ba normal	2a:3
ba north	2e:12
ba not	0:3 1o:3 1p:-3 1t:-4 2a:5
ba nothing	0:6 1r:3 2u:9
ba notice	1x:5
ba november	0:7
ba number	2k:9 2w:8
ba nurse	23:7 2k:5
ba nurses	0:4
ba nursing	1k:3 1t:7 23:-3 2d:7
ba of	1x:3
ba off	1r:8 27:3 2d:4 2t:-3
ba offer	1x:5
ba often	0:4
ba oil	1o:5 1x:9
ba old	27:5 2b:-3 2c:3 2k:6 2p:4
ba older	1o:3 1z:11
ba once	1r:6 24:4 25:3
ba one	1n:4 1z:4 2m:4 2y:3
ba one's	0:7
ba only	0:8 1z:5
ba op	1x:4
ba open	1s:7 23:4
ba opened	1x:11
ba opening	24:3 2o:8 2p:4
ba opens	2o:6
ba or	1m:7 1r:5 2p:6
ba order	2z:9
ba organ	1s:5 2j:3
ba other	0:4 1x:3 24:5 2j:4
ba our	1n:-3 2d:3 2w:-3
ba out	24:3 2b:-3
ba over	1k:4 27:-3 2p:13
ba owl	0:4
ba own	1o:3 24:-3 27:4 2d:6
ba owns	0:5
ba pack	24:8
ba packing	0:3
ba page	0:3
ba paid	1x:8 2d:4 2z:4
ba paint	27:3
ba paper	1v:4 2j:4 2p:5 2z:9
ba papers	0:3
ba paramedic	1x:6 2f:9
ba parents	1o:6 1x:5 23:3 24:-3 2j:-3
ba parish	1k:9 24:-3
ba park	0:3 2w:4
ba parking	21:9
ba part	1x:5 23:3 2l:-3
ba partner	1t:-3 2j:3
ba party	1s:5 2l:6 2p:-3
ba pass	1x:9 30:4
ba passed	1x:11
ba passport	23:5 2o:6
ba past	0:4 2w:5
ba patient	0:3
ba pay	1o:4 2p:5
ba pays	0:6
ba peanut	2c:11
ba people	1o:3 2l:12
ba per	0:4
ba person	23:-3 2l:5
ba perth	0:5 1y:-3 2o:-3
ba phone	1s:6 21:5 2j:3
ba phones	1o:-3 2j:4
ba pick	24:4 2o:8 2p:-3
ba picked	1y:9
ba picture	1k:5 2q:5
ba pie	23:8
ba place	0:3 1v:3 2r:3
ba plain	20:8 2z:7
ba planning	1o:5
ba plant	27:11
ba play	27:3 2w:5 2z:-3
ba played	1y:7
ba playing	0:4 1x:-4 23:3
ba plays	o:8 1x:-3 27:6
ba please	0:3
ba plot	2k:5 2p:4
ba pls	0:6
ba plus	0:4 2o:5
ba pm	1k:9 2y:4
ba podcast	0:4 1x:-3
ba point	1o:4 1v:5 1x:-3
ba points	0:4
ba polish	21:5
ba polite	0:3
ba pork	20:3 24:8
ba pounds	0:3 29:3 2a:3
ba practice	0:4 31:-3
ba practise	0:6
ba pregnant	1w:-3
ba pressure	23:3 2k:3
ba pretty	12:4 25:6 2l:4
ba primary	1o:4 2j:3
ba print	2w:5
ba priya	2c:3
ba proper	1o:8 21:3
ba properly	0:4
ba propose	0:3 2o:4 2r:-3
ba pub	27:7
ba public	1s:5 1t:4 21:13 2j:5
ba put	1x:5 24:4 25:3
ba puts	24:8
ba putting	24:6
ba question	2a:6 2p:10
ba quick	0:7
ba quit	2a:4
ba quite	25:7
ba radio	24:7 2p:5 2q:8
ba raise	0:5 1y:-3
ba raised	1o:-3 2l:5
ba ran	1x:6 1y:5 2j:11
ba rate	0:3 1x:-3
ba rather	1t:-3 25:5
ba ray	1o:3 23:8
ba read	2w:5
ba reading	1k:4 2w:3
ba reads	24:9 27:5 2w:3
ba real	1r:5 1x:6 2j:10 2k:-3 2w:5
ba really	0:5 23:5 2l:3 2o:-3 2q:6
ba recipe	2k:5
ba recipes	2a:7
ba recommend	0:5
ba record	0:3 2o:4
ba red	1n:7 1r:12
ba refuse	2w:-3
ba rent	2o:6 2r:-3
ba reply	2a:7
ba retired	2o:-3
ba retiring	1x:7 2o:12
ba rice	2k:6
ba rich	0:5
ba ride	1y:3 23:5 24:5 2w:6
ba right	25:4 2o:5
ba ring	2k:8
ba rings	27:6
ba road	2o:3 2r:4
ba roast	20:7 24:5
ba roll	20:3 24:5 2k:7
ba roof	2k:9
ba roommate	0:7
ba round	1n:7
ba rude	2a:-3
ba run	1t:-3 1y:3 2j:8 2p:-3
ba running	23:3 24:7
ba runs	2j:6
ba s	2k:6
ba sad	0:3
ba safe	2r:6 2w:7
ba said	1x:4
ba salary	0:3
ba salt	1r:4 27:6 2k:5
ba same	0:5 24:5 2r:-3
ba sat	1y:4 24:5
ba saturday	0:4 1v:4 24:3 2j:9
ba save	0:5
ba saving	23:5
ba saw	0:5
ba say	0:3
ba saying	0:3
ba says	2t:-3
ba school	1v:4 29:-3 2j:5 2p:-3
ba science	1k:8 2a:6
ba scratch	0:4
ba screen	24:10 2w:9
ba sea	0:3 27:7 2d:-3
ba season	1k:4 1y:3 2k:5
ba seat	2o:9
ba second	1x:4 2m:3 2o:3 2v:3
ba seeing	24:4 2s:3 2t:14
ba seen	1y:8
ba sell	24:7
ba selling	0:3 2o:11
ba sells	2j:5
ba send	2w:6
ba sends	24:7
ba senior	1t:4 1x:4 2j:10 2r:4 2x:3
ba sensible	0:6
ba sent	0:11
ba sentence	0:6
ba sentences	1x:-3
ba service	1s:6 1v:-4 1y:3 24:4 2r:5
ba set	0:6
ba seven	24:7 2x:3
ba seventy	0:11
ba shared	2d:12
ba she	2l:3
ba shed	2o:6
ba shelter	0:4
ba shift	0:3 2j:12
ba shifts	0:7
ba ship	0:3 1x:5
ba shop	1k:7
ba short	1n:6 25:5 2a:10 2c:5 2l:5
ba should	2l:-3 2o:-3
ba shoulder	1n:3
ba shower	1o:5
ba sick	1o:5 25:8 2d:-3
ba side	1k:5
ba signed	1x:7 2j:6
ba simple	2o:-3
ba since	1t:-3 2l:-3 2x:9
ba single	2a:5 2d:5 2p:3
ba sister	1x:4
ba sister's	20:3
ba sit	1t:3 23:5
ba sitting	24:3 2o:4
ba six	26:3 2m:5
ba sixteen	2x:7 31:9
ba sixty	0:10
ba size	25:3
ba sleep	25:10
ba sleeping	0:3 24:4 2d:4
ba sleeps	24:5 2y:4
ba slipped	1x:4 25:10
ba slow	1k:3 1v:4 2c:5 2l:3
ba small	1s:5 2e:3 2q:3
ba smell	1s:3
ba smoke	24:11
ba smoked	27:7
ba so	0:4 2w:3
ba soft	1r:5 25:8 2a:5 2l:5
ba sold	1x:3 1y:6
ba some	0:3 1t:10 1v:5 1x:5 24:4 2b:7 2p:-3
ba someone	2t:6
ba someone's	0:3
ba something	0:3 2a:-3
ba son	0:4 23:-3 2d:4 2s:-3
ba son's	1q:5
ba song	0:3
ba songs	0:4 2q:3
ba soon	0:3
ba sorry	2a:5
ba sort	2l:3
ba sound	23:6 2q:-3
ba sounds	0:3
ba soup	24:4
ba spanish	2k:-3 2v:5
ba spare	0:4 2d:4
ba speak	23:6
ba speech	25:7 2f:7
ba spelling	2r:7 2w:10
ba split	1o:6 1x:4 24:7 2p:3 2t:6
ba spreadsheet	2l:5 2y:10
ba spring	0:3 23:-3
ba square	0:4 2d:6
ba st	0:7 2v:6
ba stage	1x:3 1y:7 23:9 2o:5
ba stand	9:14 2k:9
ba start	25:4 2q:6
ba started	1x:12 25:3 2o:-3
ba starting	2o:8
ba starts	1x:11 2o:3
ba state	0:4 2r:7
ba stay	24:3 2j:6 2p:4
ba staying	1o:4 2d:5 2o:9
ba stays	2d:4
ba step	27:7
ba steps	0:4 1x:-5
ba stick	2m:7 2z:3
ba still	0:3 25:4 2z:3
ba stock	1o:5 2k:8
ba stone	31:4
ba stop	2o:3
ba storage	2k:10
ba store	2o:3
ba straight	2l:7 2w:8
ba street	0:6
ba stroke	23:-3
ba stubborn	2l:3
ba stuck	0:3 2l:5
ba student	1k:9 1x:5 2j:6 2o:7
ba studio	1x:4 2d:6
ba study	23:9 2o:4
ba stuff	2a:5
ba sugar	1q:7 2a:-3
ba summer	2o:6
ba sunday	24:13 2j:3
ba super	1n:6 2l:14 2u:8
ba supposed	0:3
ba surgery	1v:4
ba surprise	23:5
ba swapped	0:6
ba swears	0:4
ba sweet	1r:12 20:4 2l:4 2p:5
ba swim	1v:5
ba swimming	21:4 24:5 27:4
ba switch	0:4
ba switched	0:6 1x:5
ba table	24:5 2j:3
ba tablet	25:3
ba taco	0:3 1x:5 2o:7
ba take	2l:3
ba taken	1x:7 1y:6
ba takes	0:3 1o:5 24:6
ba taking	23:-3 24:10 2o:8
ba talk	2a:5 2j:-3 2o:4
ba talking	1q:9 2t:5 2w:5
ba talks	0:3
ba tall	1n:9
ba tastes	0:4
ba taught	2j:7
ba tax	0:3 29:-3
ba tea	2p:4
ba teacher	1x:4
ba teaches	10:5 2j:10
ba teaching	1t:6 27:4 2o:8
ba team	27:7
ba tech	1y:3 2y:5
ba teeth	1x:7
ba telephone	2y:6
ba ten	1l:6 1y:4 2o:7
ba terrible	2l:7
ba terrified	0:3 21:4
ba test	2j:4
ba text	2p:3 2w:4
ba th	2x:5
ba than	1o:3 2p:7 2u:4
ba that	0:3 25:4 2s:-3 2t:-3
ba that's	2o:-3
ba their	1s:5
ba them	0:4 2a:3
ba then	0:3
ba therapist	24:5
ba there	1t:-3 24:4
ba these	0:3 2q:-3
ba they're	0:6
ba they've	0:7
ba thing	21:3 2o:3
ba things	0:4
ba thinking	0:6
ba thinks	0:3
ba third	1t:5
ba thirty	1y:5 1z:5 2r:5
ba this	0:5 2b:-3 2o:5 2t:-3
ba those	21:4
ba thought	0:5
ba thousand	1x:7 2k:4
ba three	2d:3 2r:-3
ba through	0:7 1x:6
ba thursday	1k:6 1x:5
ba thyroid	25:9
ba ticket	1k:7 1x:3
ba tie	27:4 2w:12
ba till	0:5 1n:4 2o:3
ba time	0:4 2c:6
ba times	25:5 27:4
ba tiny	0:6
ba tip	0:6
ba tired	0:3
ba title	0:3
ba toast	0:3
ba today	0:5
ba together	2o:3 2t:11
ba too	24:3 25:5 2l:6
ba tooth	0:4 21:6
ba top	0:6 1n:4 2b:-3 2d:-3
ba torn	1n:4 25:15
ba toronto	0:3
ba total	2k:8 2y:7
ba touch	1k:5 24:5 27:9
ba town	0:3
ba traded	0:4
ba trailer	1x:14
ba train	1y:-3 2k:6 2o:4
ba training	2o:6
ba tram	27:6 2r:5
ba travel	0:3 2c:6
ba treasurer	1k:4
ba trick	0:4
ba truck	2j:6
ba true	2c:11
ba trust	1o:4 1s:4
ba try	0:12
ba trying	2o:7
ba tuesday	24:6
ba tuesdays	0:3
ba turned	1x:3
ba turns	24:6
ba twelve	0:4 1l:3 31:5
ba twenty	1l:4 1y:3 24:4 2q:-3 2x:7
ba twice	1r:3 1y:4 24:4 2t:10
ba two	24:4 2m:5 2q:-5
ba type	25:5 2a:5
ba u	1o:6 2a:-3 2l:-3 2v:5
ba uk	1x:5 24:9 2r:4
ba uncle	0:4
ba under	23:3 2a:3
ba understand	s:6
ba unit	2j:8 2k:6
ba until	23:5 24:6
ba up	23:5
ba update	0:3
ba upstairs	2d:3
ba us	0:3 2h:6 2r:-3
ba use	0:3
ba used	1q:8 2c:6 2k:6 30:6
ba usually	0:4 2o:-3
ba van	1x:3 2o:3
ba vegan	0:5 2x:-3
ba verse	2k:-3
ba very	1n:7 2c:10 2l:4
ba vet	23:3 2f:5
ba village	1k:3 2e:3 2q:4
ba visa	0:4 1x:-3
ba voice	1k:6 1o:-3 1s:7 2j:4
ba w	1n:3 2c:9 2t:6
ba wait	2j:12
ba waiting	1y:6
ba wake	24:3
ba walk	20:4 21:6 24:4
ba walked	1x:12
ba walks	0:3
ba want	0:4
ba wanted	0:4
ba wants	1t:-3
ba was	1x:6 2t:3
ba wash	0:6
ba wat	0:3
ba watch	24:7 2p:5
ba water	25:6 27:5 2j:5 2l:-3
ba way	2l:10 2r:-3
ba wear	2z:3
ba weather	2j:10
ba wedding	1x:4
ba wee	23:7 2k:7 2q:4
ba week	2o:3
ba weekend	24:6 2d:-3 2j:8 2o:4
ba weeks	1l:5 25:7
ba weight	0:3
ba well	2l:12 2t:4 2w:6
ba went	1x:4 24:4
ba were	2x:3
ba wet	1r:6 1s:9
ba what	0:3
ba whatsapp	1s:3 1x:-3
ba when	2l:10
ba where	0:3 2o:3
ba whether	0:7
ba which	2y:-3
ba while	0:6 24:8
ba white	0:7 25:8
ba who	23:3 2b:-3 2q:3
ba who's	0:5 1n:-3 23:-3
ba whole	0:4 1x:3 1y:5 2w:4 2x:4
ba whom	0:3
ba why	2q:-3
ba wife	0:3 1z:4 21:-3 2w:-3
ba wifi	1l:-3 1o:5
ba will	1o:3 2l:4
ba win	1y:5 2r:-3
ba window	0:6
ba wine	24:3
ba winter	0:5 2o:4
ba with	0:3 1n:4 1w:-3 2d:3 2t:4 2u:5 30:3
ba without	1q:9 2a:6 2b:-3 2x:3
ba won	1x:4 2r:4
ba won't	0:4
ba wont	1r:4 1x:-4
ba words	2r:3
ba work	1o:6 1y:3 2p:3 2s:4 2w:3 30:10
ba worked	0:5 1y:3
ba working	1o:3 1t:3 24:4 2p:8
ba works	24:4
ba world	0:8
ba worse	0:7
ba write	1o:-3 1s:-3 2a:3 2w:4
ba writing	2z:-3
ba wrong	0:6
ba wrote	1x:5
ba year	0:3 1y:3
ba years	0:4
ba yesterday	0:6
ba yet	0:4
ba you	0:4 1o:3 2d:-3 2p:-3
ba you're	2a:3
ba young	2s:4
ba younger	0:5
ba your	0:3 2s:-3
ba'a ,	0:10
ba'a -	0:4
ba'a :	0:5
ba'a ;	0:7
ba'a ^	0:3
ba'a a	2d:3 2l:3 2r:6 2w:8
ba'a and	0:4 2p:-3
ba'a but	0:5
ba'a her	1t:6 1x:8
ba'a i	0:4
ba'a like	2a:7
ba'a me	24:5 2d:6
ba'a my	1n:3 25:-3 2d:4
ba'a now	0:4
ba'a our	0:5
ba'a say	0:4
ba'a says	0:5
ba'a that	1y:-3 2q:-3
ba'a the	1t:7 1x:4 2p:-3 2z:8
ba'a when	2q:-3
ba'a who	1o:3 1s:3 2p:8
ba'a you	1o:3
baAa an	7:4
e!	0:10
e"	0:8 1y:-4 26:7 2q:-4
e#1	0:5 1p:3 1q:4 2c:3 2j:3 2r:4 30:4
e#2	1u:3 2t:-3
e#3	1y:3 2z:3 30:4
e#4	0:4 2n:4 2p:-4
e#5	1x:5 2d:4
e#6	1x:6 2k:3 2n:9
e$	0:5
e%	0:7 24:-3 29:6 2r:6
e&	1k:4 1v:8 20:5 2c:3
e'	0:7 1k:4 26:3 2q:3
e'll	0:13
e're	0:8 2a:6
e've	0:14
e(	0:10
e)	0:10
e,	0:10
e-	0:5 1q:3 28:4
e.	0:8 1u:4
e/	0:8 1x:4 22:8
e:	0:9 20:4
e;	0:10
e?	0:7 1q:-3
e@	0:4 1u:9
e_	0:10
ea	0:5 2w:4
ea's	0:7 1x:6 24:9 2o:5 2q:4
eaby	0:3 1x:7 23:-3 27:4 2g:6 2o:4
eace	0:3 1n:8 1r:6 27:8 2j:6 2l:5 2o:10 2r:6 2z:5 30:7
each	0:6 1o:4 1s:5 2a:4 2e:4 2s:4
eack	1r:4 2b:-3 2p:7 2q:4
eaco	0:4 1x:3 2o:7
eact	1o:5 1x:7 2o:8 2r:6
ead	0:5
eada	1y:4 27:10
eade	1n:5 1o:7 1t:4 2v:3 2x:10
eado	1u:4 2g:4 30:3
eads	2c:3 2d:9 2r:7 2z:11
eady	0:7 2j:5 2w:4
eafe	0:4 2o:6 2v:13 2w:6
eaff	0:7 2q:7
eaft	0:6 2q:4
eage	1o:6 1v:6 21:9 2d:8 2e:4 2q:4 2w:3
eago	1x:7 2x:4
eags	l:8 27:9
eaha	0:10 2k:6
eaid	1q:8 2l:4 2w:6
eaig	0:11
eail	1o:-3 1v:4 23:7 25:7 2d:9 2o:4 2p:6
eaim	0:4
eain	1k:7 1n:4 25:3 2c:4 2d:3 2k:7 2t:3 2u:5
eair	0:3 1n:5 1q:3 23:5 2g:6 2j:4 2l:3 2m:5 2p:6 2q:5 2w:3
eait	0:6 25:6
eake	1n:5 1o:7 20:6 2e:7 2l:3
eaks	0:5 2k:14
eala	0:8 1x:11
eald	4:12 1n:4 25:8
eale	0:4 1x:6 1y:7 2g:5
ealf	1l:3 1x:6 2j:3 2r:4 2w:-3 31:3
eali	0:8 2o:9
ealk	1s:10 2j:-3 2l:4
eall	1n:7 2x:4 2z:-3
ealm	2l:3 2x:11
eals	0:4 1k:9 1r:6 1v:8 1x:8 2c:9 2m:8 2o:6 2q:6
ealt	1r:11 27:6 2c:5 2k:3
eam	24:8 2y:3
eama	0:4 27:10 2g:3 2o:11 2y:5
eame	0:5 24:3 2s:3 2x:3
eamp	0:5 1y:6 2j:10
eams	0:5 1v:6 2a:6 2j:3 2m:10 2r:5
ean	0:6 23:3 29:8 2j:4 2k:6 2q:3 2r:4 2w:5 2x:4
eana	x:12 2o:4
eand	0:3
eane	1t:-4 1v:5 1y:10 23:3 25:6 2g:7 2j:10 2v:8
eang	0:6 24:12 2g:9
eank	2o:4 2q:6
eano	2j:7 2k:4
eans	0:9 1y:3 24:8 27:8 29:-3 2d:3 2j:7 2q:4 2w:9
eant	1m:5 1z:8 25:5 2c:9 2j:8 2l:4 2s:3 2w:6 2y:8
eany	0:4 1v:4 1y:4 2l:5 2x:6
eape	0:4 l:8 2k:9
eaph	24:3
eapp	0:4 2q:7 2z:9
eaps	24:10 2p:9
eara	0:6 1p:7 1x:9 2a:-3 2j:10
eard	1k:6 1n:7 1t:4 1v:5 1y:6 27:3 2k:3 2r:5
eare	1n:3 1o:5 1v:5 2d:9 2j:4 2o:5 2x:4
eark	1k:4 1y:3 21:5 2e:7 2q:-3 2v:3 2w:10
earm	1n:6 1o:5 1q:3 2k:4
earn	0:6 2m:5
earp	23:11 2p:-3
ears	1n:4 1o:7 1r:4 2q:5 2x:16
eart	1o:4 1v:7 2c:8 2l:4 2w:7
earu	1h:5 2k:-3
eary	1k:11 1p:3 1r:3 1v:6 2v:9 2z:8
eas	0:3 1x:4 29:-4 2l:6
ease	0:6 25:9 29:10 2p:-3 2r:7
eash	0:8 1x:3 2p:3
eask	24:8 2b:-3 2k:12 2l:4
eass	1k:9 1m:8 1s:6 1y:4 24:7 27:4 2l:3 2u:5 30:3
east	0:7 1r:3 1s:6 1t:3
easy	2a:5 2q:7
eat	0:6 24:3 2r:3
eata	20:9 2q:6 2r:4
eate	1r:7 1t:3 1y:3 24:6 2j:3 2o:5 2p:3 2r:3 2s:4 2v:6
eath	0:5 1k:8 1o:13 1x:4 2e:14
eats	0:4 1x:4 20:5 24:3 27:11 2l:5 2o:4
eaul	0:5 2e:8 2j:9
eava	1d:6 1g:12 1v:10
eave	0:4 29:5 2j:5 2p:3
eawn	0:3 1x:8 24:15 27:9
eaws	1x:4 2d:11 2k:9 2r:3
eays	0:4 21:5 24:5 2r:4 2t:-3 2x:6
eazy	0:6 23:-3
eb	0:4 1x:6 2c:6 2j:3
ebad	2q:7 2w:6
ebag	0:8
ebai	v:7 2v:6
ebar	0:6 1x:12
ebay	0:6 2o:9
ebby	0:4 1n:4 2m:8
ebc	0:6 1y:5 2q:5
ebe	0:4 1o:3 2t:6
ebed	0:3 1x:9 24:7 25:4 2y:8
ebee	2o:6 2r:13
ebel	0:14 1x:9 24:-3
eber	1p:4 27:6 2k:5 2o:12 2w:3
ebig	20:8
ebin	0:6 1x:5 24:6 2r:-3 2w:5
ebio	0:7 2r:7
ebit	1x:10 20:10 23:3 24:5 2x:5
eble	0:7 1k:8 1o:6 23:4 25:7 2j:12 2k:12 2l:5
ebly	0:3 12:4 1y:11 2j:-3
eboe	0:5 1o:-3
ebon	1x:12 23:12
ebor	24:3 2o:15 2v:10
ebot	2q:14
ebox	0:3 2d:4 2k:3 2w:3 30:5
eboy	0:4 1z:3 23:5
ebro	0:10
ebtw	0:10
ebus	1k:8 24:6 2e:6
ebut	0:8 2l:3 2t:3
ebuy	0:4 23:4
eby	0:5 1w:4 23:4 24:6 2h:4 2w:5 2y:3
ebye	0:10
ec	0:5 1x:10 23:-5
ecab	0:6 2k:7
ecal	1v:8
ecam	0:3
ecan	1o:3 1w:11 2a:7 2h:6
ecap	0:9 2t:-3
ecar	0:3 1v:3 1x:3 1y:4 2o:6
ecas	13:8 2o:-3
ecat	2m:5
ecdl	18:6 2w:5
eced	1n:8 1x:4 25:5 2f:7 2t:9
ecel	0:9
ecer	1q:8 1v:5 1x:5 25:3 2l:11
eces	1s:7 1v:7 1y:8 2a:8 2d:8 2j:9 2s:9 2w:5 2z:9
eche	0:5 1n:8
echt	0:11 1y:3
ecil	1v:5 1y:8 2z:7
ecks	0:3 1x:4 1y:7 24:6 27:6 2c:8 2q:8 2w:9 2z:7
ecky	0:3 28:10 2p:8
ecle	1k:11 1x:5 1z:5 2o:7 30:8
ecm	26:15
ecme	0:15
eco	1v:5
econ	2q:6
ecos	0:4
ecry	0:4 1o:11
ects	1s:13 1x:5 2m:10 2o:3 2q:3
ecup	1v:10 1x:5 2o:-3
ecus	25:8
ecut	1n:13
ecv	0:4
ed	0:3 25:9 2i:6 2q:6 2v:4 2w:6 2z:3
ed's	0:4 2j:-3 2v:12
edad	0:4 1x:6 2j:8
edal	0:3 1x:13 23:6 2c:9
edam	v:8
edar	1x:-3
eday	0:5 24:3
eddy	2a:-3 2s:6
ede	20:7 2g:7
edea	0:4 2o:12
edeb	0:7 2d:5
eded	0:6 1k:-3 1n:5 2l:6 2m:7 2q:8 2y:5
edel	0:6 23:3 2q:7
eden	0:6 1x:8 21:7 23:4 2e:4 2p:3 2q:4 2v:5
edeo	2p:3 30:13
eder	0:3 1k:7 1o:4 1q:9 1t:6 2j:11 2r:4 2w:10 2z:8
edes	0:4 1w:4 1x:8 2q:9
edev	0:4 23:6
edge	1k:4 1v:13 24:4 2o:3 2r:7 2w:3 30:10
edic	10:5 2o:3
edid	0:4 1n:-3 2p:-3 2r:-3
edie	0:8 2j:12
edin	0:16 27:12
edio	1v:3 2y:3 2z:4
edit	1v:11 2q:13
edle	21:5 2j:3 2k:5 2m:13 2o:4 2p:6 2w:3
edly	0:9 2w:-3
ednt	0:15 1o:9
edo	0:4 2b:-3
edoc	0:4
edog	1u:5 1x:3 23:5 2o:6
edom	0:3 1x:5
edon	1v:7
edor	0:18 1x:9
edow	0:5 2p:6 2t:5
edr	2s:5
edra	0:15
edry	0:4 24:6 2c:4
edue	0:9
ee	0:5 2p:5 30:3
ee'd	0:4
ee's	0:4 1v:10 20:3
eead	0:4 1v:3 20:9 27:4 2p:4 2w:5
eeaf	1x:3 1y:4 25:7
eeak	0:6 1n:3 23:5 2c:9 2o:7 2r:9 2t:8
eeal	0:7 1r:6 24:6 2j:4 2l:-3 2r:8
eeam	1k:5 25:7 2p:-3
eean	1x:6 1y:6 21:8 2h:8
eeap	0:4
eear	0:4 1n:4 1o:3 1s:4 1t:6 29:3 2x:6 2y:5
eeas	1s:12 1y:19
eeat	0:3 1m:8 1r:9 2k:9 2o:4 30:9
eece	0:6 1z:8 2o:10
eech	1o:3 1s:-3 1x:6 2j:8 2v:4
eeck	1q:6 1x:4 24:8 25:7 2g:13 2o:6
eect	0:3 2l:13 2p:-3 2q:6 30:7
eedo	30:7
eeds	1s:3 25:6 2j:4 2w:9
eeed	0:7 1o:4 24:4 2j:8 2o:8
eeek	1w:3 24:4
eeel	0:3 1v:8 23:5 2w:9
eeen	1s:6 1t:5 20:5 25:5 29:-4
eeep	1k:3 1n:4 21:4 24:4 2j:4 2k:4
eeer	1k:10 1s:6 1x:6 27:5 2e:6 2j:9 2v:7
eees	0:4 1k:5 24:5 27:7 2l:8
eeet	0:4 1n:7 20:4 2c:5 2d:4 2e:7 2k:4 2q:4 2v:4
eeft	0:7 20:4 25:5
eege	1s:3 2v:6
eegg	3:3 1n:5 20:3 2w:8
eego	8:8 x:5 2e:7
eegs	0:5 2o:6 2q:8
eein	0:5 2g:8 2o:12
eeir	0:7 1s:5
eeks	1l:7 25:6 2x:8
eela	0:9 x:8
eeld	1o:4 1x:6 23:6 2g:9 2o:5 2w:7 30:12
eele	23:-4
eelf	23:5 27:7 2d:8 2o:6 2w:10
eeli	x:5
eell	1m:4 2e:7 2g:4 2l:3 2m:6 2w:4
eelp	0:4 2l:6
eels	0:3 1t:10 2j:7 2k:4 2l:7 2w:5
eelt	0:8 1n:8 2w:7
eely	0:4 25:10 2e:8 2g:8 2o:8
eem	0:4 24:5
eemi	2o:5
eems	0:4 25:7 2f:13 2q:11
eend	0:5 1o:4 21:4 2a:3 2e:6 2j:4 2l:10 2o:3 2s:10 2t:5
eene	x:6 24:4 2f:11 2g:11 2r:7
eens	1o:4 1v:11 1x:6 1y:4 21:5 25:8 2j:5 2m:5 2o:6
eent	0:4 1o:5 1x:4 24:3 25:4 2f:8 2r:5
eeon	0:4 23:11
eeps	0:5 1k:10 1x:8 2y:7
eept	0:6
eer	24:-3
eera	1k:11 21:8
eere	0:3 1l:-3 1n:10 20:7
eerm	1x:3 24:3 2d:4 2o:4 2r:7
eern	0:3 1v:9 23:3 2g:11
eero	0:4 24:5
eers	0:4 1k:9 1n:5 1v:3 1y:6 1z:7 20:6 21:3 27:4 2a:4 2j:4 2o:4 2r:6
eert	0:4 1t:4 1x:11 1y:7 29:-3 2l:-3
eery	24:4 2c:6 2j:3
eese	1x:4 20:9
eesh	0:10
eesk	0:6
eess	20:5 25:5 2d:6 2f:5 2u:7
eest	0:5 1x:10 2a:4 2r:12 2s:5 2v:6 2w:5
eete	0:10 25:-3 2o:5
eeth	1v:8 1x:8 25:8 2e:8
eeto	8:8 1r:10
eets	0:5 1k:7 25:5 27:4 2c:6 2l:4 2m:11 2p:4 2z:10 30:8
eett	2i:7 2v:3
eety	1k:11 2r:4
eeue	0:4
eeum	1k:13 23:9
eeve	0:6 1o:4
eews	1z:12 2c:10
eex	0:4 1x:3
eext	0:3
eeye	1n:7 2o:5 2w:3
eeys	1r:10 23:9 2k:9
eeze	2k:11
ef	0:5 1o:-3 2w:7
efan	0:9 1o:3 24:3 2z:11
efar	0:7
efee	0:5 2c:4 2p:5 2s:4
efer	1x:10 2o:6 2s:11
efew	23:3 24:5
efi	0:6 2c:3
efic	0:11 1y:10 2v:9
efit	0:3 1s:4 1v:9 2o:6 30:9
efix	24:-3
efle	0:8 1x:7
efor	0:4 1o:3 2g:8 2o:3
efts	0:5 21:5 24:11
efty	1o:11 23:8 2l:9
eful	0:3 2l:8 2o:12
efun	0:4
eg's	0:6 2p:-3
egal	0:6 1x:4 2s:5
egan	1s:9 24:8
egar	0:4 1r:3 2d:4 2p:4 2v:-3
egas	1x:7 2o:5
eged	1x:5 2j:8 2m:11 2t:5
egen	1x:6 1y:7 25:8 2o:8
eger	0:3 1n:3 20:5 25:3 2g:10 2r:5 2s:7 2z:5 30:6
eges	0:9 1y:14 21:13 2q:11
eget	0:3 2d:-3
eggs	3:4 1m:6
eght	1l:4 1v:5 2k:8
egic	2y:10
egie	13:5 2m:7
egin	0:4 24:5
egle	1a:11 1x:-3 24:-4 2a:4 2l:5 2p:-4
egly	0:7
egns	27:4 2c:9
ego	0:4 1x:3 25:3 2q:3
egod	0:9 2w:6
egon	0:7 2m:17 30:5
egry	0:4 2l:13 2w:7
egth	1n:9 2o:6 2q:-3
egue	0:5 20:6 27:6 2l:5
egun	0:3 1x:8 2k:7 2w:8
eguy	2a:4 2l:11 2s:5
egym	1k:6 24:7
eh's	2v:12
ehad	0:6
ehai	20:8 24:10 2b:7 2k:10
eham	0:10 1w:11 1y:9 20:6 24:4 2d:5 2j:8 2r:6
ehan	0:4 23:-3 2a:5 2p:9 2u:3
ehas	0:5 21:-3
ehat	0:4 2t:-3
ehe	0:3 2k:4 2p:-3 2t:-3
ehed	0:9 1n:9 1t:4 23:7 2d:8 2k:9
ehef	0:3
ehem	1o:-3 2a:5 2j:3 2k:6 2q:-3 2r:3
ehen	0:7 1u:3 1v:3 2b:4 2m:6 2o:4 2q:5
eheo	x:5 2t:8
eher	0:7 1p:-3 1x:4 22:3 2c:6 2d:6
ehes	1n:5 24:3 25:10 2c:4 2j:7 2k:10 2p:4
ehet	o:15 2q:3
ehew	1x:4 1z:7 2x:9
ehey	0:5 20:5
ehi	0:6
ehim	0:5 1x:4 24:4 2b:-3
ehin	1n:10 25:7 2o:11
ehip	1k:6 1x:5 1y:5 25:5 2h:5 2j:5
ehis	0:4
ehit	0:12
ehly	29:8
ehma	m:3
ehoe	0:6
ehol	8:18
ehom	0:5
ehon	0:4 23:8 2m:3 2q:3 2r:10
ehop	0:5 1v:4 23:3 2j:3 2o:4 2w:3
ehot	25:9 2d:3 2r:3
ehow	0:6 1o:3 23:-3 27:5 2c:9 2l:-3 2r:3
ehr	29:6 2o:-3
ehts	23:3 24:9 2e:8 2o:6
ehut	23:11
ei	0:6 1t:-3 2b:-3
ei'd	0:3
ei'm	0:6 1k:-3
eiac	m:13 1r:8 1x:3
eial	0:5 1t:8 1v:3 1x:-3 23:-3 2a:4 2r:6
eian	1r:8 1w:7 2a:7 2b:3 2j:7 2w:3
eias	0:4 2k:10
eibe	0:5 2q:10
eica	m:3 1k:7 20:7 27:8 2o:3
eice	1r:3 1v:3 1x:5 1y:4 20:7 24:4 2c:5 2d:4 2f:7 2l:4 2s:7 2x:4 30:3 31:-3
eich	0:9 2d:8
eick	0:3 1y:-3 25:11 2k:4 2w:14 2z:5 30:3
eics	1v:7 20:5 23:4 2j:4 2q:4
eict	12:7
eicy	0:8
eid	0:5
eide	0:3 1v:3 24:8 27:3 2d:8 2e:7 2j:4 2o:4 2p:6 2r:11
eids	1n:4 1q:8 1z:7 2o:3 2v:8
eied	1x:6 2m:3 2o:4 2t:4 2w:5
eief	0:7 2a:10
eier	0:6 27:9 2j:5 2l:15
eies	0:4 1k:3 27:4 2c:11 2g:4 2j:7 2m:6 2q:11 2x:6
eiet	1r:11
eiew	2o:3 2r:12
eif	0:4
eife	0:5 21:-3 27:4 2k:5 2o:3 2t:3
eiff	0:9 1x:9
eifi	0:4 1l:-3
eift	1o:4 1x:5 29:-3 2c:8 2o:4
eigh	1t:3 1y:-3 2d:3 2p:-3 2v:14
eign	1x:7 2b:7 2f:7
eigs	0:5 1y:8 2m:5
eike	1n:4 1s:-3 1x:6 24:3 2l:3 2u:4 2w:4 30:10
eild	1k:7 1x:5 1z:5 2l:6
eile	0:8 1x:3 1y:5 24:4 2q:3 2z:10
eilk	1m:6 1r:6 2p:3
eill	0:4 1n:5 1v:8 2k:4 2u:4
eilo	0:5 2o:5 2r:8 31:6
eils	1s:8 1x:5 24:6 2j:6 2o:5 2p:-3
eilt	0:7 1k:8 2o:9
eily	1r:11 1t:3 1v:6 24:9 2y:6
eim	0:6 23:4
eima	2r:8
eimb	2o:5
eime	1k:8 1o:6 2a:3 2c:11 2j:3
eims	24:4 27:7
ein	0:4
eina	2j:10 2o:4
eind	1r:7 25:9 2d:7 2l:6
eine	1q:6 1s:5 1x:3 2c:6 2d:3 2e:7 2j:3 2q:5 2s:4 2y:4
eing	1s:4 2b:-4 2w:4
eini	1u:8 1x:9 23:8 2o:-3 30:11
eink	0:3 1k:8 1x:3 24:3
eins	0:4 1k:6 1n:3 1z:10 24:5 25:4 27:4 2d:5 2e:7 2j:10 2p:3 2q:-3
eint	0:3 1u:6 1v:3 24:6 2e:11 2w:7
einy	0:5
eion	1k:9 1q:6 1s:4 1t:8 1x:5 21:3 24:4 25:14 27:6 29:-3 2a:10 2c:3 2p:4 2r:8 2w:4
eior	24:5 2o:3 2r:6 2s:8 2x:3
eipe	0:4 1x:5 24:10 2q:3
eips	0:6 24:3 25:5
eipt	2a:12
eira	0:3 1x:8 2p:5
eird	0:3 1k:3 2j:3 2o:7 2x:4 2y:7
eire	1k:6 1v:4 1y:7 27:9 2a:10
eirl	0:3 1z:7 2j:5 2s:6
eirm	0:6 1v:3 1x:6
eirs	0:6 1x:7 25:7 2d:3 2e:9 2k:7 2w:-3
eiry	1r:8 1x:4 21:9 24:3 2m:5
eis	0:8 1r:3 2t:4
eisa	0:3
eise	23:4 2d:4 2m:13 2o:5 2z:5
eish	1w:3 21:3 2k:4
eism	0:4 m:4
eiso	0:6 x:5
eiss	2v:13
eist	1k:5 1v:4 23:6 27:8 2j:3 2p:7
eit	0:4 2r:-3
eita	0:3
eite	0:4 1m:9 1n:7 1o:5 2g:8 2q:9
eith	0:5 1m:3 1n:4 20:4 2d:3
eits	0:3 1r:9 1t:7 25:7
eity	28:3 29:7 2e:5 2j:4 2k:3 2p:3 2v:5
eium	0:6 1r:12 27:14 2w:-3
eius	24:12 30:12
eive	1k:7 1l:5 2l:3
eiya	x:9 2c:6
eize	25:4
ejob	1x:5 1y:4 2j:3
ejor	0:10
ek	27:-3 29:9 2t:-3
ek's	2l:3 2w:6 2z:8
ekay	2g:13
eked	0:7 1x:4 30:5
eken	0:7 20:3 2o:3 2w:7
eker	24:5 27:6 2b:8 2c:4 2g:4 2j:9 2k:14 2l:12 2o:4 2p:4 2u:5
ekes	0:4 1o:5 20:6 2a:10 2q:4 2t:-3 2w:6
eket	0:4 1k:4 1x:3 27:10 29:-3 2j:6 2p:5 2q:3 2w:8
ekey	0:13
ekg	31:6
ekid	0:3 1o:3 1x:4 1z:3 30:3
ekin	1x:9
ekip	0:10
ekit	2k:15
ekle	24:-5 25:9 2o:9
ekly	24:14
ekon	0:6
ekup	0:5 1y:9 27:11
el	0:4 25:9
el's	0:7 1v:7 1x:11 2r:8
ela	2o:12
elab	2m:4
elad	0:5 2j:13 2t:-3
elan	20:9 2d:6 2t:10
elar	1v:4 25:17 2j:6
elas	0:11 2o:8
elat	1o:-3 1x:3 2d:10 2e:-3
elaw	2g:8
elay	0:3 1k:7 1q:9 2j:9
elds	0:5 1t:7 1y:10 2j:12
eled	0:7 1r:6 1x:3 2c:10
elee	0:13 23:4 2g:8
elem	0:3
elen	0:13 2g:6
eleo	1j:6 32:4
eler	1x:10 21:4 23:5 2k:12 2l:11 2r:8 2w:4 2x:5 2z:10
eles	1r:8 1v:6 21:6 25:5 27:4 2a:4 2g:-3 2j:9 2k:8 2o:5 2r:9 2u:5 2w:8
elet	1n:3 1q:3 2a:5
elew	e:3
eley	1p:-3 1r:7 25:4 27:6 2e:3 2g:5 2o:4 30:8
elia	x:15 2o:9
elic	1t:4 1v:6 21:9 24:5 29:-3 2o:3 2u:4 2y:8
elie	1x:10 23:5 24:4 2d:6 2m:4
elil	27:6 2q:3
elin	2j:6 2q:3
elip	2w:6
elit	1x:3 2f:10
elix	0:4 1g:6
elks	0:3 2d:6 2q:3
ella	2b:-3 2g:11 2l:7 30:7
elle	v:13 1y:5 2d:7 2k:3 2w:5 30:6
ello	24:9
ells	0:6 1s:4 1y:5 20:8 21:6 25:8 27:6 28:10 29:-3 2d:7 2w:8
elly	0:5 1x:7 20:3 2j:7 2k:6 2u:8
elog	0:3 s:4 24:9
elol	0:3
elon	0:9 1x:4
elor	0:9
elos	31:13
elot	1x:7 24:5 2k:7 2p:4
elow	25:3 2a:12 2d:6 2k:5 2o:6
elsa	0:4 1x:7
else	0:6 1w:6
elsh	0:6 2b:3 2l:-3
elso	0:7
elth	0:4 1t:3 1v:12 2f:3
elts	0:10 1k:13 25:-3
elub	1k:15
elue	0:8 1x:7 24:3
elum	x:8 2o:8
elus	0:8 2o:5
elux	1h:16 25:11 30:8
elve	0:3 1t:8 1x:4 31:10
elyn	0:8 1x:15
em	0:3 1q:3 1x:4 24:8 26:10 2r:-3
em's	0:4 20:6 24:3 2d:4 2p:5
emac	0:12 20:7
emad	0:10 1n:-3
emal	0:8 1v:8 2l:10
eman	1x:3 27:4 2j:6
emar	1x:6 24:3 2v:10
emas	1k:6 23:8 2c:7 2o:12
emat	0:12
emax	1x:-3
emay	0:3 1p:5 1x:5 2t:3 2x:5
embs	25:9 2g:5 2w:8
eme	2a:5 30:3
emed	0:12 1k:7 2j:9
emel	0:7
emen	0:4 24:9 2q:5 2s:11
emer	1s:9 24:4 25:3 2p:10 2q:11 2r:4 2v:6 2y:10
emes	0:5 1k:3 1o:6 1s:8 1y:5 2q:5
emet	0:3
emi	0:4 1n:5 1x:5
emic	0:9 m:6
emid	0:11 2q:-3
emin	1t:11 20:9
emit	1x:9
emix	1n:7 1x:-3 2m:14
emma	0:11 24:6
emom	0:6 1x:-4 24:7
emon	0:10
emop	0:5 1y:7
emor	0:4 c:7 25:13
emps	1y:8 25:8 2k:13
emrs	2d:3
emug	0:4
emum	0:5
emur	25:10
emy	0:3 2n:-3
en	0:7 2b:6
en's	1k:11 1x:5 2j:7 2w:5
en't	0:8 1o:5 1t:-3 1y:-3 2p:4 2q:-3
enah	1x:7
enal	0:5 1k:9 23:8 2a:6 2g:4
enan	1y:7 2d:4
ence	0:4 1o:3
ench	0:5 1q:4 1v:9 23:4 2c:4 2j:4 2k:5 2m:4 2q:4 30:8
ency	0:3 2a:8 2o:7
end	1p:4 1x:6 2l:-3 2o:10
enda	0:7 2q:4
endo	23:6 2d:4 2p:3
ends	0:5 1k:3 24:5 2a:5 2c:9 2m:6 2s:9 2w:5 2z:5 31:8
endy	2c:11 2v:7
enea	25:7 2q:3
ened	0:7 1n:9 25:8 29:-3
enee	25:3 2j:4 2s:4
enel	x:11 25:11 2q:5 2z:6
ener	0:6 1q:5 1y:7 21:4 24:10 2e:6 2j:3 2l:5
enes	1x:5 1y:3 1z:4 21:4 27:6 2a:9 2c:5 2g:9 2j:5 2p:4
enet	1q:8 1s:8 1u:7 1x:10 2k:10
enew	0:4 1k:5 2l:-3 2p:4 2s:3 2t:7 2x:5
eney	0:3 24:11 2a:4 2j:9 2o:4 2s:9
enge	0:3 1n:10 1s:12 1v:3 2l:5 2o:6
engo	1g:18
engs	0:3 1m:3 1n:7 1s:5 1x:10 21:4 24:4 2a:5 2c:6 2p:4 2q:3 2w:6
enia	1o:8 23:6
enic	0:6 1v:9 2j:6 2o:6 2p:3
enin	0:7 1y:5 24:8 2p:-3
enit	1q:8 2k:6 2o:6
enks	0:5 24:5 2p:10 2q:-3
enly	0:5 1o:3 1r:6 23:5 24:3 2a:5 2p:7
enna	0:7 30:4
enny	2m:10 2w:12
eno	0:5 1q:4 24:3 2p:4
enon	0:10 27:5
enor	1t:9 1x:8 30:13
enot	1o:4 1r:4 1x:3 2a:4
enow	0:6
ense	1t:8 1x:5 24:7 2r:3
enst	0:10
enta	0:4
enth	1l:6 1r:-3 1t:6 24:4 29:7 2o:4 2t:-3
ento	0:4 23:8 25:6 2u:5
ents	0:3 1s:5 1v:8 1z:5 25:12 2a:7 2d:4 2r:5 2w:7 2x:5
enty	1s:4 1x:5 1y:3 24:4 2q:-3 2r:3 2v:4 31:3
enue	0:4
enus	0:5 2j:10
enut	24:11 2y:9
enya	1k:7 2o:4
eo	1t:6 2r:7
eo's	0:10 1n:-3 23:-3
eoad	1x:3 1y:8 24:6 2e:3 2j:8 30:9
eoal	0:11
eoan	1x:12 2c:12
eoat	23:5 27:8 2k:8 2q:3
eobs	0:5 2j:9
eock	0:9 1q:6 2k:8
eodd	2x:7
eode	0:8
eods	0:6 24:12
eody	1x:4 2f:9 2l:6 2t:10
eoem	0:3
eoes	0:3 27:7
eof	0:3 1k:3 1p:6 23:3 24:3 2d:4 2e:4 2k:3 2u:3 2v:5
eoff	1x:7 24:3 2c:3 2t:-3
eoft	1r:8 1x:3 2l:7 2o:10
eoga	24:9
eogs	0:5 21:4 23:5 2k:5
eogy	1t:5 23:5 2f:12 2o:5
eoh	0:5
eoid	25:12
eoil	1o:6 1s:7 1x:8 2j:-8 2q:8
eoir	1k:9 2c:9 2o:8
eok	0:4
eoke	24:4 2b:-3 2o:5 2t:3
eoks	20:8 27:10 2j:7 2k:3 2m:7
eola	1x:4 2d:11
eold	0:7 1l:3 27:5 2b:-3 2s:5 2w:6
eole	0:8 1k:6 1x:4 1y:3 23:4 24:3 2w:6 2x:7
eolf	0:9 24:8
eolk	0:5 1o:-3 1x:9
eoll	0:6 20:5 24:4 2j:11
eolo	0:8 30:19
eols	1v:9 2k:9
eoma	1t:9 1x:8 25:4 2c:13 2v:4
eome	2e:6
eoms	0:3 1x:4 2a:3 2d:4 2p:8
eomy	1x:14 2r:6
eon	0:5
eona	2o:5
eond	1p:3 30:3
eone	1o:3 25:5 26:4 2d:3 2t:4 31:7
eong	0:4 1x:5 24:12 25:8 29:-3 2c:10 2p:3
eons	0:3 1q:9 1z:8 20:5 23:5 27:6 29:3 2a:5 2c:5 2l:3 2p:4 2u:4 2w:4
eont	2o:8 2p:-3
eony	0:3 1n:8 1x:6 2j:12
eood	1r:7 2d:3 2e:8 2f:9 2s:3 2w:3
eoof	1x:7 27:6 2q:4
eook	1q:4 25:3 2q:6 2z:4
eool	0:7 1s:5 1v:6 28:6 29:-3 2p:-3
eoom	1x:4 27:7 2d:5 2l:5 2q:6 2z:5
eoon	20:12 24:6 2p:7 32:8
eoor	0:7 24:4 2d:8 2j:8 2p:4 2r:-3
eoot	1n:3 26:7 27:4
eop	25:10
eope	0:7 1k:9 24:5 27:10 2w:8
eops	0:14 24:8 2c:7 2p:6
eor	0:6 1m:9 1r:5 2p:7
eora	0:4
eord	0:3 24:4 27:6 2o:7
eore	0:4 1o:4 20:7 2y:5
eorg	0:7
eork	1o:4 1v:4 20:-3 24:4 2r:3
eorm	1o:4 2o:5 2p:4
eorn	1n:4 1r:6 1x:3 27:10 2c:10
eors	1k:6 1x:8 28:6 2a:7 2d:3 2j:6 2k:9
eort	1n:6 1o:4 1s:5 2a:4 2v:6 30:8
eory	1k:3 1x:3 2f:3 2j:7
eose	0:4 1r:5 1y:8 2g:12 2s:6
eoss	25:4 29:10 2m:10 2v:6
eost	0:7 1k:8 25:6 2l:7 2p:6
eota	1k:8 1u:4 2e:4 2o:4 2q:6 2v:5
eote	0:5 24:14 27:8 2p:9 2w:6
eoth	0:5 1w:4 1x:8 2a:6 2j:9 2q:4
eoto	0:4 2w:12
eots	0:5 27:7 2k:4 2m:9 2q:11 2w:3
eoud	1v:7 24:7
eoup	1k:13 2c:10 2y:6
eour	0:3 26:5 2a:5 31:4
eous	1x:6 2a:7 2q:8 2u:7
eout	0:7 21:3 2b:-7 2c:3 2q:5 2u:5 2x:3
eova	0:3 v:3
eove	0:5 1k:8 1s:4 1v:5 1x:6 2a:-3 2k:3 2o:8 2p:10 2w:4
eowe	0:8
eowl	2y:8
eown	1x:3 1z:6 25:4 2j:3 2x:4 30:4
eows	1n:5 2c:6 2j:9 2o:3 2w:7
eowt	0:6 1o:4 2p:12
eoys	1z:7 24:7 27:18 2l:-3 2v:8
ep	0:8 20:9
epad	7:7 1q:8 2o:7 2z:6
epal	2s:7
epan	1x:6 1y:8 24:8 27:9 2a:-3
epay	0:3 29:7
eped	0:5 23:5 25:4
epel	1k:9 1t:4 1x:13
epen	0:3 1o:3 1x:6 24:4 2p:7
eper	23:3 2c:3 2j:6 2p:3 2q:8 2y:7
epes	1v:4 1y:10 2j:5 2q:4
epet	0:8
ephy	w:16 2j:4 2r:7
epic	0:17 1x:-3
epid	2o:6 2r:13
epie	20:6 23:3 2l:9
epin	0:5 24:11 2w:7
epio	1j:6
epit	0:9
eple	1q:3 1u:4 2p:7 2s:10 2u:6
epls	0:4
epm	1k:6 2j:11
epot	0:5 1y:8
eppl	0:6
epps	0:10 1s:8
eppy	1n:-3 23:-3 2d:3 2j:6 2m:7
epub	27:4
eput	25:3 2o:6 2p:6
eque	2z:13
er	29:-3 2c:4 30:6
er's	1t:3 1x:5 21:-3 2k:3 2x:8
eral	23:5 2c:9 2o:5 2z:10
eram	0:3 1o:12 1t:11 1x:4 2q:4 2r:4
erap	0:9 1s:10
eraw	0:3
eray	0:4 1v:7 23:3 2e:12 2m:3 2o:6
erbs	8:4 1r:11 24:5
erby	1k:7 27:9 2s:9
erce	1k:10 1x:5
erch	1t:-3 2o:6 2x:4
erd	1x:6 2o:3 2x:3
erds	0:4 21:3 23:7 25:3 27:8 2a:3 2j:3 2l:3 2m:5 2y:3
erea	0:20
ered	0:5 1l:3 1n:3 2k:4 2l:4 2p:7 2w:3 31:3
eree	1k:3 1l:4 1t:8 25:6 26:6 2q:3
erel	0:9 1x:-3 27:-3
eren	0:7 1o:-4 1x:3 1z:6 24:7
erep	0:8 1k:14 2s:8
erer	0:5 2q:10 30:11
eres	0:4 1o:3 1x:8 24:3 26:7 27:3 2a:5 2c:6 2o:5 2w:12
eret	0:6
erew	0:5 27:11 2c:9
erey	1n:8
erge	1q:6 1x:5 2a:7 2g:10 2q:3
ergo	2j:6 30:13 32:5
ergy	0:3 24:9 2f:4
eria	0:5 1v:9 2g:7 2w:6
erib	0:4 24:7 2k:7
eric	1o:4 1v:5 2j:3 2o:3 2p:6
erid	0:3 30:8
erig	1x:5 2j:8
eril	0:4 2o:6
erio	1x:11 1y:6
erip	2o:11
eris	1h:7 2o:3
erks	1v:8 2a:11 2c:6
erla	x:5 2i:8
erld	0:8
erls	0:6 1z:9 2d:7 2s:6
erly	1x:5 2m:7
erms	0:3 2o:4 2x:9
ern	0:6
erns	0:4 1x:6 21:8 2o:9
ernt	0:13
erol	0:5 23:9
erom	0:6 2x:3
eron	1v:4 25:6 2g:8 2l:6 2o:7
erop	0:6 24:11
eror	0:5
eros	1v:7 24:15 2a:5 2r:12
erot	13:3 1s:10
erow	0:7 1n:7 2d:-3 2g:8 2s:7
erry	1v:7 1x:3 24:3 28:7 2a:3 2l:4
erse	0:4 1k:7 2j:3 2l:6 2o:4 31:-3
erst	0:3 20:5 2a:6 2k:4 2l:8
erth	0:6 1k:4 1x:4 1y:-3 1z:11 23:3 2g:4 2h:7 2k:5 2o:6
erts	1s:5 1t:4 1y:9 2c:7 2p:10 2v:6
erty	1y:6 23:7 2k:8 2r:4
erum	0:3 1x:13 23:3 2k:7 2w:8
erun	1t:-3 2r:9
erus	0:9
erve	0:14 25:10 2r:4
es	1v:5 20:3 27:5 2q:3 2r:6 2v:6
esal	0:8 24:11
esan	0:4 2o:11
esas	2e:12
esat	0:6 1o:6 24:5
esaw	0:7
esay	0:3 23:4
esea	1v:12 2c:6 2d:-3
esed	0:3 1r:8 24:5 30:4
esee	0:6
esel	0:9
eser	0:5 2j:7 2l:12 2y:13
eses	0:4 1n:8 1t:8 27:5 2l:10
eset	0:8 24:8 2k:8 2o:6 2p:9 2q:8
esey	2k:9 2p:6
esha	1x:10
eshe	0:3 2l:3
eshy	12:12 2l:9
esia	25:19
esic	1s:4 23:3 2w:6
esie	29:6 2k:10
esin	0:8
esio	23:7
esis	0:4 1z:11 25:9
esit	1t:4 2q:4 30:11
esix	2s:-3
eska	0:8 2o:8
eski	1x:5 1y:12 2g:6
esks	2l:9
esky	2g:5
esla	0:3 x:10
esly	0:9
esno	0:3 2o:7
esnt	0:11
eso	0:5
eson	1k:4 1o:3 1z:10 23:4 25:5 27:6 2g:4 2o:7 2p:3 2y:9
esor	0:3 1x:7 2j:3 2s:5
essy	12:26 1n:5
est	1v:7 27:-3 2j:5 2o:6
esta	0:4
este	0:12
ests	0:4 1k:5 1o:4 1x:8 2a:10 2c:6 2r:7 2w:6
esty	0:7
esun	0:3 1v:6 2j:-3 2o:13
esus	0:15
et's	0:3 2r:5
etal	1r:6 1v:3 27:8 2d:7 2v:4
etan	0:8 2d:10
etar	2g:-7 2o:5 2r:7 2s:11 2z:10
etax	0:6
etay	2o:6 2p:6
etch	0:6 1k:4 1q:7 1w:4 1x:3 23:4 2b:5 2k:6 2q:7 2r:7 2w:11
etea	0:3 1r:9 2c:3
eted	0:6 1t:5 1v:4 25:10 2l:4 2q:5 2r:7 2w:4
etee	1k:14
etel	1x:7 1y:4 2g:3 2p:10
etem	0:5 2w:8
eten	0:5 26:3 2m:9 2o:3 2p:3 31:6
etep	27:8
eter	0:4 1o:3 1w:4 1z:7 20:5 21:5 2a:4 2g:3 2k:3 2v:6
etes	0:3 24:6 25:9 2d:9 2j:10 2r:4 2s:14
etex	3:17
eth	2o:3
ethe	0:3 1l:-3
eths	1l:5 25:3 2r:5 2x:12
ethy	20:3
etia	2e:11
etic	1x:4 27:11
etie	0:3 1n:9 1r:-3 24:9 2s:10
etil	0:11 2z:-3
etin	1v:10 1x:3 25:12 27:9 2k:7 2v:13
etip	0:5 2q:5
etis	m:6 24:8 25:12
etle	1s:4 24:5 2c:6 2k:5 2o:6 30:4
etly	1o:5 2o:12
eto	2o:4
etom	0:4 2m:13 30:11
eton	28:3 2e:3 2k:10
etoo	1n:7 2o:3 2r:-3
etop	0:4 1q:5 23:3 2b:-3
etor	1q:8 1v:3 1x:5 2j:6 2k:6 2l:6 2q:4 2r:7 2w:4 2x:3 30:6
etos	0:4 2c:11
etra	1q:8 1x:5 2o:9
etre	0:3 1k:13 2j:3 2p:3
etro	9:6 2c:8 30:10
etry	1s:6 1y:6 27:6 2c:5 2f:8 2r:3
etta	x:9 2e:11
ette	1k:9 2e:9 2g:9 2w:10
etto	0:9 29:6
etty	0:4 2c:10 2d:12 2e:-3
etus	m:9
etv	1o:4 2k:8 2p:5
etwo	26:4 2q:-5
eu	0:5 23:4 2o:7 2v:-4
eual	0:4 1r:6 2o:9 2r:7 2w:11
euba	0:8
eubs	0:12
euce	0:3 1s:11 1v:8 2c:5 2j:-3
euch	0:5 1x:7 24:4 2d:7
euck	1o:5 1x:7 1y:8 23:5 2l:4 2o:7 30:6
euct	0:7
eude	0:5 1q:4
eudy	0:6 2o:4 2r:7
eues	0:4 20:4 24:8
euff	1o:5 1s:7 24:9 25:15 2c:6
eugh	0:6 1x:3 27:6 2l:4 2w:6
eugs	0:4 1m:11 24:7
euid	0:5 29:5 2s:-3
euit	1o:8 1y:7 2l:7 2o:6
euiz	0:6 27:3
euk	1x:5 24:4
eula	23:7 2z:11
euld	0:5 1o:5
eule	0:6 1o:4 2l:9
eull	0:4 1k:9 24:8 2k:3 2q:5
eult	0:3 1y:6 2a:5 2l:9
euly	0:6 2o:9
eumb	0:7 25:10
eume	0:4 2r:6
eumn	2o:8 2p:9
eump	0:3
eums	1k:12 1x:7 27:12 2d:8
eund	0:6 23:6 24:3 2j:5 2m:4 2p:6 2r:7 31:7
eune	0:9 1p:5 1x:5 2g:5 2o:5
eung	1x:6 25:10
euni	1k:4 1t:6 2v:8
eunk	0:3 2c:10
euns	0:6 24:11
eunt	0:7 1x:3 21:7 2a:12 2d:5 2j:7
eup	24:5 2q:4 2t:3 2w:4 30:5
eups	0:4 1s:3 24:10 2a:6 2j:6
eur	0:7
eure	1k:3 25:6 27:4 2a:7 2l:7
eurg	v:20
eurn	0:3
euro	0:5
eurs	1v:6 1x:11 1y:4 23:6 24:6 2s:14
eurt	0:7 1v:5 1x:9
eury	1u:7 1v:4 1x:5 25:7 2g:12 2z:9 30:7
eus	0:4 2d:7 2r:-3
euse	1o:4 1v:5 1x:3 23:3 2a:3 2d:3 2l:5
eush	0:7 1s:4 2e:12 2o:7
euss	0:9
eust	0:5 1k:6 1o:6 1p:7 1v:3 21:4 2o:6 2w:5
eute	0:3 1k:10 1x:5 24:6 2j:3 2m:8 2w:3
euth	1k:11 1x:3 2o:-5
euts	1k:13 1m:6 1s:5 2l:3
euum	i:3 21:4
euys	2d:9
eval	0:7 1y:8 30:3
evan	1u:3 30:8
eved	0:12 1y:3 2b:9 2d:5
evel	0:3 1v:6 2a:7 2c:5 2r:3 2w:3
even	1l:5 1n:9 1o:3 1y:5 26:7 2k:3 2p:3
ever	0:4 1k:6 1m:10 1n:4 21:3 2a:8 2e:3 2p:10 2w:5
eves	0:4 24:8 27:4 2b:-3 2c:11
evet	23:3 2f:6
evey	0:15
evia	1x:7 24:5 27:7 2o:4 30:4
evic	1x:7 30:8
evid	0:6 1y:9 2x:13
evie	24:8
evil	2r:6
evin	1x:10 2g:5
ew	0:7 1n:3 2c:7 2t:4
ew's	0:3
ewap	0:3
ewar	0:9 1x:3
ewas	0:7 1o:4 2x:5
ewat	0:9
eway	1x:6 1y:6 23:8 24:6 2g:11
ewed	0:6 1x:17
ewee	0:4 23:6
ewen	x:26
ewer	0:4 1o:3 1s:3 21:9 2a:3 2p:6 2q:10
ewes	1o:9
ewet	0:4 31:5
ewho	0:3 23:3 2b:-3 2p:3 2q:3
ewhy	0:3 2o:-3
ewim	1d:6 1v:3 23:3 2o:5 2w:4
ewin	0:4 1z:9
ewls	o:5 27:10
ewly	0:15
ex	0:5 1q:5
exam	1x:5 2o:9 2r:11
exed	0:6 1o:7 2r:3
exel	7:6 1q:5
exes	2j:4 2k:5
exty	23:3
ey's	1n:6 1v:4 2d:4 2o:11
eybe	0:3 24:4
eyed	10:3 1x:3 23:6 2j:14 2m:8
eyer	0:7 1o:5 21:9 2k:12 2l:3 2y:6
eyes	1s:7 1x:4 20:5
eyet	0:7
eyin	0:15
eyla	x:7
eyle	0:3 23:5
eyme	0:3
eyou	0:3 2d:-3
eype	2a:7 2p:7
eyr	0:3 1x:-3 2l:-3
eyth	2s:7
ezed	1x:13 2l:16
ezen	0:8 1x:7 2h:6
ezer	0:3 2k:11
ezza	20:9
e£	q:3
f!	0:10
f"	0:8 1y:-4 26:7 2q:-4
f#1	0:5 1p:3 1q:4 2c:3 2j:3 2r:4 30:4
f#2	1u:3 2t:-3
f#3	1y:3 2z:3 30:4
f#4	0:4 2n:4 2p:-4
f#5	1x:5 2d:4
f#6	1x:6 2k:3 2n:9
f$	0:5
f%	0:7 24:-3 29:6 2r:6
f&	1k:4 1v:8 20:5 2c:3
f'	0:7 1k:4 26:3 2q:3
f'd	0:14
f'm	0:6 1k:-3
f's	0:8 2v:3
f't	0:8 1o:5 1t:-3 1y:-3 2p:4 2q:-3
f(	0:10
f)	0:10
f,	0:10
f-	0:5 1q:3 28:4
f.	0:8 1u:4
f/	0:8 1x:4 22:8
f:	0:9 20:4
f;	0:10
f?	0:7 1q:-3
f@	0:4 1u:9
f_	0:10
fa	0:5 2w:4
fab	0:7 1m:9 1x:5 2k:7 2m:4
fac	1r:5 1x:3 20:7
fad	1k:3 1q:6 20:4 2j:5 2w:5
faf	1x:3 1y:3 25:7
fag	0:7 30:13
fah	0:7 1x:3 23:9
fai	20:8 24:6 2b:4 2k:16 2v:6
fak	1n:3 23:3 2c:9 2g:10 2k:13 2o:5 2r:7 2t:7
fal	1r:7 1v:9 23:3 2c:5 2r:7 2s:5 2z:4
fam	1t:4 1w:10 27:4 2d:8 2j:4 2r:4
fan	1s:3 1w:5 29:3 2h:8 2t:3 2z:4
fao	2b:5
fap	1s:9 1x:6 20:11 2o:13 2t:-3 2z:5
far	25:7 2g:-7 2s:5 2v:3 2x:3 2y:5 2z:3
fas	0:6 1o:3 1s:5 1u:3 1y:6 29:-4 2e:3 2l:3 2o:3
fat	0:4
fau	2d:11 2i:10 2z:9
fav	0:3 20:9 30:7
faw	0:5 23:6 25:8 2g:6
fax	1v:11 1x:6
fay	0:3 1p:3 29:3 2o:5
fb	0:4 1x:6 2c:6 2j:3
fba	1t:14 23:7 24:7 28:8 2j:6
fbc	1v:12 1y:3 2q:5
fbe	0:3 1o:3 2q:5 2t:6 2v:13 2w:3
fbi	24:7 2j:8 2v:7 2z:14
fbo	0:5 1x:13
fbs	1r:11 1x:3 2c:6 2w:4 31:14
fby	27:6 2h:4 2s:4 2w:3
fc	0:5 1x:10 23:-5
fca	1k:4 1y:8 20:7 27:7 2o:8
fce	1s:4 1z:4 2f:7 2l:4 2s:3
fch	1q:3 2c:3 2d:3 2f:5 2k:3 2w:3
fck	1q:3 2k:3 30:3
fcm	26:15
fco	0:4 1v:3 23:5 24:4 2e:9 2m:10
fcs	1v:5 20:3 23:4 2j:4 2o:6 2q:3 2w:8
fct	1o:4 2l:10 2p:-3 2q:5 2r:4 30:7
fcu	1c:7
fcv	0:4
fcy	2a:8 2o:5 2z:9
fd	0:3 25:9 2i:6 2q:6 2v:4 2w:6 2z:3
fda	0:6 1x:9 1y:3 27:9 2q:4
fdd	0:5 2x:7
fde	1n:9 1t:6 20:3 2d:5 2e:7 2j:3 2p:5 2x:5
fdi	0:6 1y:7 2g:12
fdl	18:3 1g:8 2w:4
fdo	1u:4 2b:-3 30:6
fdr	0:6 2s:5
fds	0:3 1q:3 1t:4 2c:5 2v:4 2z:6 31:4
fdu	1b:10
fdy	0:4 2c:8 2l:10 2r:3 2s:3 2t:9 2v:6
fe	0:5 2p:5 30:3
fea	0:3 1r:6 1t:10 1v:7 25:16 2c:7
feb	1p:9 2d:5 2o:11
fec	1k:7 1x:5 2l:8
fed	1n:4 2b:3 2l:3 2t:4
fee	1k:5 1l:4 1t:3 1u:4 26:4 2c:4 2q:3
fef	1n:8 20:8 2a:8
feg	0:4 25:7 2j:11 2w:8
fek	1w:3 24:4
fel	1q:3 25:4 2a:4 2d:4 2m:9 2q:4 2r:6 2v:4 2w:4
fem	0:4 1o:-3 1y:4 2k:6 2r:11
fen	26:5 2g:7 2h:5
feo	2b:11 2t:8 30:13 32:4
fep	1k:13 21:4 27:3 2s:5
fer	21:3
fes	1y:3 21:3 27:7 2q:4
fet	1n:3 1q:7 1u:7 2e:4 2f:5 2k:5 2p:4 2q:3 31:3
fev	x:7 23:6
few	1k:5 1z:3 20:6 27:9 2c:3 2r:7 2t:4 2x:7
fex	0:3 1x:9 23:6 2d:6
fey	1p:-3 2a:3 2g:4 2k:4 2p:4 2s:3 30:6
ff	0:5 1o:-3 2w:7
ffa	23:-3
ffe	21:-3 2e:10 2k:3 2o:6 2t:3 2v:8
fff	0:4 1s:6 1x:6 24:6 25:4 2c:7 2t:-3
ffi	0:7 1l:-3 2c:3
ffs	0:13 25:10
fft	1r:7 1x:3 26:13 29:-3 2c:8 2l:5 2o:6 2q:3
ffy	2m:10 2z:11
fga	0:6 24:7
fge	0:3 1n:5 1o:3 1s:6 2a:3 2d:5 2g:5 2l:3 2o:4 30:3
fgg	1n:5 1v:11 20:3 2w:8
fgh	27:3 2l:4 2p:-3 2v:12
fgi	2i:10
fgn	1x:7 2b:7 2f:7
fgo	2e:4 2v:7 30:7 32:5
fgs	1m:12 1n:4 1s:3 21:6 2a:3 2c:5 2q:6
fgy	23:4 24:5 2f:14 2g:8
fha	1x:4 24:6 27:11 2k:6
fhd	1t:8 1x:10 24:9
fhe	0:4
fhi	1k:4 2b:8
fho	0:7 2b:-3 2e:10 2q:3
fhr	29:6 2o:-3
fhs	1l:5 25:3 2a:3 2r:4 2s:6 2x:10
fht	0:3 1l:4 1v:5 2k:8
fhy	20:3 2g:11 2k:8 2l:8 2r:7
fi	0:6 1t:-3 2b:-3
fia	1o:5 1q:3 25:10 2e:3 2g:5 2w:5 30:4
fib	0:6 24:7 25:10 2k:6
fic	1v:8 1y:3 21:5 27:4 2o:4 2u:3 2y:8
fid	25:7 2r:6 2x:10 30:4
fie	1u:4 23:4 24:4 29:4 2g:5 2j:4 2k:8 2l:4 2s:4
fig	0:3 1t:8 1x:6 20:6 2j:3 2k:4 2o:5
fik	2g:10
fil	1o:3 1v:3 2q:5
fim	1v:3 2g:7
fio	1x:6 1y:3 2r:7 2y:3 2z:4
fip	1k:5 25:8 2h:5 2o:8
fir	1k:4 1n:4 23:3 2a:5 2c:3 2l:3 2m:3 2p:3 2w:3
fis	1z:5 2a:8
fit	1v:3 2k:5 2o:3 2q:3 30:6
fiv	0:11 2e:8
fix	25:5 2m:7 2s:-3
fiz	27:3 2w:13
fk	27:-3 29:9 2t:-3
fka	1x:6 2g:9 2o:4 2s:8
fke	1n:5 20:4 2e:5 2l:4 30:6
fkg	31:6
fki	1y:11 2g:6
fks	1l:5 20:3 25:3 27:5 2a:3 2k:6 2p:5 2w:3 2x:4 2z:5
fky	0:5 28:10 2g:5 2j:3 2o:11 2p:7
fl	0:4 25:9
fla	23:4 2b:-3 2g:4 2i:6 2l:6 2o:5 2z:8 30:5
flb	0:7 2o:-3 2r:8 31:12
fld	1k:3 1l:3 1n:3 1z:4 2b:-3 2l:4 2w:6
fle	1k:6 1y:4 20:3 28:5 2s:4 30:4
flf	1l:3 23:3 24:3 2d:6 2o:3 2r:3 2w:3 31:3
fli	1x:3 2o:7 2v:6
flk	1m:4 1r:4 1s:8 1v:14
flm	0:7 2x:11
flo	24:5 2r:6 30:16 31:5
flp	0:4 2l:6
fls	1s:6 1t:3 1v:4 1x:5 1z:5 20:3 21:3 27:6 28:9 29:-3 2d:3 2w:5
flt	1k:6 1n:3 1r:9 27:5 2c:3 2l:8
fly	1y:4 24:3 29:5 2e:3 2m:3 2u:4
fm	0:3 1q:3 1x:4 24:8 26:10 2r:-3
fma	1t:6 24:3 27:6 2c:4 2j:5 2z:-3
fmb	25:10 2o:4
fme	0:6 2c:3 2e:3
fmi	0:5 1n:5 1x:5
fmn	2o:8 2p:9
fmo	0:6 1x:11
fmp	1k:10 1y:4 2j:7
fmr	0:3
fms	1k:3 27:8 2a:4 2c:5 2f:4 2m:7 2p:5 2q:4 2w:6 2x:7
fmy	0:4 1l:-3 1x:6 2n:-3 2v:11
fn	0:7 2b:6
fna	1s:3 2j:5 2o:6 30:4
fne	1p:3 26:3 2c:4 31:4
fni	1k:4 1t:6 1u:5 1x:5 23:7 2g:8 2v:7 30:11
fnk	1k:5 2c:4 2q:4
fno	1w:5 2g:9
fns	1q:4 1z:8 25:3 27:8 2u:4
fnt	1m:4 1o:6 1z:3 25:5 2f:6
fny	0:4 1n:6 1v:3 2m:3 2w:3 2x:6
fo	1t:6 2r:7
fob	1n:9 1v:6 1x:4 1y:7 2y:11
foc	0:4 28:13
fod	0:3 1r:7 2d:3 2e:7 2f:9 2s:3 2u:7 2w:5
foe	0:7 1o:-3 24:3 25:4 2s:8
fof	0:4 1k:3 1p:6 1v:5 23:3 2d:3 2e:4 2u:3 2v:5
fog	0:5 1u:5 1x:4 23:3 2o:3 2w:7
foh	0:5
fok	1q:4 25:3 2q:6 2z:4
fol	1q:4 1v:4 24:4 28:6 2b:10 2g:3 2p:-3
fom	0:3 24:3 30:4
fon	32:6
foo	0:8 1n:7 2g:8 2r:-3
fop	1q:3 1v:5 1x:4 23:3 2q:6
fos	1v:7 1y:5 24:3 2c:7 2d:6 2g:8 2k:5 2r:7 31:10
fot	0:6 1s:7 26:5 2q:10
fou	20:6 2d:-3
fow	2c:5
fox	2c:9 2d:4 2t:-3 2u:8 2w:8 30:9
foy	0:3 1z:3 23:5 2g:8
fp	0:8 20:9
fpa	0:5 2v:13
fpe	1k:7 24:7 27:7 2a:6 2k:4 2p:3 2w:4
fph	0:6 2d:9
fpi	0:18 2o:3
fpl	0:6
fpm	1k:6 2c:8 2j:11
fpp	0:6 29:9 2q:6 2z:9
fps	1k:5 1m:6 1q:4 1s:6 1y:5 23:7 24:7 25:5 2a:3 2k:4 2p:7 2y:5
fpt	0:8 2a:12 2r:11
fpy	1n:-3 20:10 23:-3 24:10 2d:3 2j:6 2m:7
fr	29:-3 2c:4 30:6
fra	0:4 1p:6 1q:6 1x:8 1y:5 21:4 25:9 2p:4 30:6
frb	0:8 1r:15
frd	1k:4 1n:3 2k:5 2o:4 2y:8
fre	0:4 1k:5 1o:4 20:3 2a:3
frf	0:11
frg	0:4 2o:9
fri	2o:7 2v:-4
frk	21:4 24:3 2j:4
frl	0:3 1z:7 2j:5 2s:6
frm	1n:5 1o:7 1x:5 2o:4 2p:3
frn	1r:4 27:7 2c:7 2g:6 2m:3
fro	20:4 23:13 2c:4 2g:7 30:6
frp	0:3 23:10 2p:-3
frs	1k:8 20:6 2a:4 2x:7
frt	1o:4 1x:3 23:3 2c:9 30:3
fru	0:9 2k:-3
fry	1v:3 2v:5 2z:6
fs	1v:5 20:3 27:5 2q:3 2r:6 2v:6
fsa	0:5 2k:10 2y:-3 2z:9 30:15
fsc	a:10 25:14
fse	29:4 2g:3 31:-3
fsh	2e:6
fsk	24:11 2b:-3 2k:12 2l:4 2o:9
fsm	0:4 m:4
fso	0:3 28:4
fss	1m:6 1s:4 29:5 2f:3 2m:5 2u:8 2v:7
fsy	1n:4 2a:3 2q:5
fta	1k:3 20:8 24:3 2e:6 2q:8
fte	1m:7 1n:3 2g:3 2q:4 2w:4
fth	1l:3 1m:3 1n:4 1v:5 1z:4 2e:4 2w:4
fti	x:5 20:12
fto	0:4
fts	1k:6 1m:3 1s:8 2a:5 2c:4 2m:4 2q:4 2r:5
ftt	x:5 1n:8 2g:6 2i:7 2v:3
ftv	1o:4 2k:8 2p:5
ftw	0:10
fty	1k:3 23:3 2j:4 2q:-3 2r:3
fu	0:5 23:4 2o:7 2v:-4
fub	0:4 1k:13
fud	0:4 1v:7 24:5
fue	0:3 1k:6 20:5 27:9 2z:10
fug	0:8 2l:12 2w:12
fuh	0:11
fuk	1x:5 24:4
ful	0:4 2d:7 2e:8 2j:8 2l:8 2o:10
fum	1k:6 1n:5 1r:10 1x:4 21:3 23:7 24:5 27:9 2g:10 2k:3
fun	1t:-3 1x:5 2d:-5 2k:5 2p:-4 2r:7
fup	0:5 1k:11 1v:4 1y:5 27:4 2c:5 2m:9 2q:3 2t:3 2y:3 30:3
fur	1u:10 1v:5 25:3 26:5 2g:5 31:4
fus	24:4 2d:3 2e:5 2q:4 2u:5
fut	1n:6 21:3 2b:-7 2q:3
fux	1h:8 25:11 30:8
fuy	0:3 23:3 2l:9 2s:5
fva	1v:8
fve	1k:5 1l:4 2p:3 31:4
fvo	0:3
fvs	0:11 2w:9
fw	0:7 1n:3 2c:7 2t:4
fwa	v:7 1x:6 2k:-3 2o:5
fwe	0:4
fwi	y:13 1y:9
fwl	2y:8
fwn	1x:5 1z:6 2x:4
fwo	26:4 2q:-5
fws	1n:4 1x:4 1z:10 2c:12 2d:7 2j:7 2w:5
fwt	0:6 1o:4 2p:12
fx	0:5 1q:5
fxt	0:3
fya	x:4 1k:5 2c:6 2o:10
fye	0:6 1n:6 1r:8 2o:5
fym	1k:6 24:7
fyn	0:10 1x:14
fyo	0:14 23:9 28:5
fyr	0:3 1x:-3 2l:-3
fys	0:3 1r:6 1z:6 21:5 23:3 24:6 2k:4 2r:3 2v:3 2x:5
fza	0:8 1v:10 20:9
fze	0:8 25:3 2k:10
fzy	0:4 23:-3
f£	q:3
g**1	1q:7 2r:5
g**10	26:3 2b:-5 2t:6 2x:7
g**11	1k:3 27:3
g**12	1u:4 1y:3 2j:4 2w:4
g**13	29:-3 2d:3 2h:3 2s:6
g**14	2c:7 2o:4 2p:4 2r:3
g**17	27:-3 2p:5
g**18	2b:3
g**1a	30:4
g**1b	1w:7 26:4 2a:-6 2c:3
g**2	29:3
g**3	2b:-3 2t:-3
g**8	1y:6 21:3 2w:3 2x:6
g**9	1r:3 26:10
g**a	1v:3
g**b	1y:3
g**c	27:3 2k:-3 2t:4
g**d	29:3 2a:4
g**e	24:3 2c:3 2t:7
g**f	20:-3 29:-3 2l:3 31:8
g**g	1t:-3 2k:3 2r:3 2x:5 30:3
g**h	2u:3 2x:3
g**i	20:3
g**j	2s:3
g**k	1t:-3
g**l	1s:5 2b:5 2s:4
g**m	1l:-3 1r:5 1v:3 2r:-3
g**n	27:8 2v:5
g**o	1k:3
g**q	1p:3 2q:-3
g**r	1p:3 27:4 2b:6
g**s	1l:5 1o:3 1s:4 2l:3 2m:8 2q:-3 2w:7
g**t	1w:4
g**v	21:4 2b:-3 2k:3 2s:-3
g**w	2c:6 2x:4 2z:-3
g**x	1o:3 1r:-3 20:4 21:3 2a:-3 2u:5 2w:3
g**y	1r:-5 20:5 2r:3 2x:4
g**z	2a:4
g*1	1k:5 1y:6 2z:3
g*10	0:3 1x:3 21:6 23:3 2s:-5 2x:4
g*11	1x:7 1y:6
g*12	27:7 2d:-3 2o:5 2q:-3
g*13	1x:8 24:6 2p:-3 2r:5
g*14	1q:3 27:5 2a:7 2k:7 2w:-3 30:8
g*15	1o:4 1t:-3
g*16	24:4 2v:4 2z:4
g*17	1t:3 29:-3 2y:4
g*18	2j:3 2x:9 30:5
g*19	2k:3 2x:4
g*1a	1v:3 2p:6
g*1b	23:5
g*1c	1k:4 1v:3 2l:5
g*1e	2o:5
g*1f	0:3 1k:5 2y:5
g*1g	24:4 2p:4 2r:6
g*1h	1s:4 1x:5 20:8 25:4 2q:9
g*1i	2d:3 2k:8 2x:8
g*1j	2y:4
g*1k	2q:7
g*1l	0:3
g*1m	2j:3 2o:6 2w:4
g*1n	2p:5
g*1o	24:10 2l:6 2o:4 2w:7
g*1p	0:3 1o:4 2l:3
g*1q	1y:4 2i:4
g*1r	1r:7 21:3
g*1s	1o:5 1x:5 2j:6 2m:5 2p:-3
g*1t	27:3
g*1u	0:3 2a:3
g*1v	0:5 2l:3 2y:8
g*1x	0:5 2r:9
g*1y	0:3
g*1z	2r:7
g*2	2p:3 2q:3 2t:6 2x:5 31:6
g*20	0:6 1o:-3
g*21	2r:6
g*22	1r:3
g*23	25:9 2k:4
g*24	0:3 2a:4 2o:4 2w:5
g*25	0:7
g*26	0:3
g*27	1y:8 21:9 2x:9
g*28	0:4
g*29	0:4 1x:9 27:9
g*2a	1r:6 21:3 2q:3 2x:5
g*2b	0:3 1s:4 24:4 25:6
g*2d	24:4 2c:7 30:8
g*2e	0:3 26:12
g*2f	0:3 24:3 2a:11
g*2g	1r:5
g*2h	1v:3
g*2i	1r:3 1v:3 2x:8
g*2j	27:4
g*2k	2d:-3
g*2l	27:-3
g*2m	24:7 27:-3 2x:-4
g*2n	1k:5 1v:3 1x:3 1y:6 27:5 2m:3
g*2o	0:3 24:4 2u:5
g*2q	2t:6
g*2r	23:4 27:3 2a:4 2g:5 2k:-3
g*2s	0:3 1o:4
g*2t	1x:3 29:3 2a:6
g*2v	2o:8 2x:5
g*2x	0:4
g*2y	24:4 2c:3 2t:7
g*3	1p:4 2c:4
g*31	0:3 1x:4 2l:4
g*32	27:3
g*33	20:-3 29:-3 31:8
g*34	0:3 1y:-3 24:4 2x:7
g*35	0:3
g*36	1t:-3 24:4 2o:6 2q:4
g*37	2k:4 2r:5 2x:8 30:3
g*38	0:3
g*39	1y:4 24:6 28:4 2q:5
g*3a	1x:3 1y:5 2o:5
g*3b	23:6 2o:5 2v:7
g*3c	0:6 2o:7
g*3d	2o:9 2r:4 2u:7
g*3e	1s:7 2p:4
g*3f	1x:4 2l:-3
g*3g	1k:5 2g:6 2x:9
g*3h	20:5 2z:6
g*3i	1n:4 25:4 2q:6
g*3j	0:3 1m:3 1r:3 1s:3
g*3k	2d:10 2j:9 2w:-3
g*3l	1s:5 29:-3
g*3m	20:8 2p:5
g*3n	2p:7 2y:4
g*3o	24:6 2a:3 2k:5 2o:5
g*3p	0:6 1x:9 2w:4
g*3q	23:4 2c:3 2q:5
g*3r	1y:4 2a:5 2p:4 2s:8
g*3s	2c:5 2o:3 2r:4
g*3u	2k:-3
g*3v	0:4
g*3w	24:4 2w:4
g*3x	1v:3 2k:5 2q:7
g*3y	0:3 1o:-3 2w:4
g*3z	1x:4 2t:11
g*4	21:3 2a:4 2j:3 2t:4 2v:4 30:4
g*40	1x:3 2o:7
g*41	0:3 1x:4 1y:3 24:7
g*42	2d:6
g*43	1v:6 23:-3 2o:-4 2r:5 2w:4
g*44	2o:5
g*45	1t:-3 1x:5 2d:3 2j:6 2l:6
g*46	2h:4 2j:8 2o:5
g*47	24:3 2o:7 2s:4 2x:5
g*49	1s:5
g*4a	0:3 1k:9 2x:7
g*4b	1y:4
g*4d	1w:4 2b:5
g*4e	0:4 1x:-3 2o:-11
g*4f	1r:7 1v:4 2l:-3 2r:-3
g*4h	0:3 1l:-3 29:3 2l:4 2o:3 2q:-3
g*4i	2a:5
g*4j	0:5 2a:-3 2w:6
g*4k	1t:6 24:4 27:11 2q:4
g*4l	2d:4 2p:5 2v:5
g*4m	0:3 2r:11
g*4n	1k:6 1x:5 2t:4
g*4o	0:3 1k:7 1x:5 2q:3 2r:5 2x:6
g*4p	0:3 23:7 2w:-3
g*4q	24:4 2j:5
g*4s	0:4 1y:6 25:-3 2d:6
g*4v	1k:6
g*4w	1x:10 29:-3 2p:9
g*4x	0:6
g*4y	2o:3
g*4z	1q:9 1x:6
g*5	2r:3
g*51	0:4
g*52	1p:3 2q:-3
g*53	0:4
g*54	27:8 2s:3 2v:4
g*55	1k:4 1n:5 23:3 25:9 26:6 2j:3 2p:3
g*56	0:3 1z:10 2t:7
g*57	0:4 1k:5 27:4 2a:5
g*58	0:5
g*59	1l:5 2g:7 2i:6 2w:11
g*5a	0:4 1n:4 1x:4
g*5c	1x:4
g*5d	1k:14
g*5e	24:9 2j:4
g*5f	27:3 2b:6 2k:7
g*5g	24:6
g*5h	0:6 1u:6 2a:6 2d:5 2x:3
g*5i	1p:7 1v:4 2d:3 2j:7
g*5j	25:4 2j:7 2v:7 30:8
g*5k	1k:4 1u:4 2j:-3 2k:-3
g*5l	0:3
g*5m	2l:6 2o:-3
g*5n	2l:5 2q:-3
g*5o	1x:3 2w:10
g*5p	1l:5 1o:4 1s:5 2m:8 2p:-3
g*5r	1k:7 24:6
g*5s	0:4 1k:5 1o:3 2r:5
g*5t	1p:10 1v:-4 2m:6 2r:3
g*5u	1s:5 2c:3
g*5v	0:3 24:-4
g*5w	1n:-3 24:3 2y:3
g*5x	2x:4
g*5y	1x:5 2a:4 2c:7 2l:5 2r:-3
g*5z	1m:7 1w:3 26:10 2d:5
g*6	24:4
g*60	1v:6 1x:7
g*67	0:6
g*6a	0:5
g*6b	1s:3 21:7 2k:5
g*6f	0:4 2b:-3 2s:-3
g*6g	1x:8 2d:6 2p:-3 2x:6
g*6h	2o:3 2z:-3
g*6j	2c:7 2p:7 2x:4
g*6k	1t:4 2v:3
g*6l	23:7 2w:8
g*6m	1o:5
g*6n	1r:-3
g*6o	20:4 2a:-4 2o:4
g*6p	1o:5 24:3
g*6q	27:5 2w:3
g*6r	21:5 24:9
g*6s	0:6 1k:10 2u:7
g*6u	20:6 27:4 2r:3
g*6v	1v:4 2d:6 2j:8 2o:8 2x:3
g*6w	1r:-5
g*6x	24:4 2r:9 2x:4
g*6y	0:3 2a:4 2p:-3
g*7	1o:4 27:4 2c:5 2t:-3
g*71	1o:3 1s:11 20:7
g*72	1o:5 1x:3
g*73	2l:9 2r:4
g*74	20:7 2q:4 2x:4
g*75	24:8 25:5
g*76	1k:5 1p:6 1r:4 2b:-5
g*77	1k:7 1o:-3 1v:4 29:-3 2o:6 2x:6
g*78	0:4 24:5 26:4 2g:8 2r:-3 2t:6 2x:7
g*79	0:4 27:6 2x:4
g*7a	23:3 2o:8
g*7b	1v:3 2j:3
g*7c	1u:3
g*7d	1v:5
g*7e	1y:8
g*7f	1x:7 2o:7
g*7g	24:5 2j:9 2w:5
g*7h	1u:4 2r:-3
g*7i	1q:6 2d:5
g*7j	1x:6 2s:7
g*7k	2h:3 2q:4 2x:3
g*7l	2o:-3 2w:8
g*7m	0:3 1s:5 1v:5 20:5 23:-3 27:9 29:-3
g*7n	2c:7 2o:4 2p:4 2r:3
g*7o	2w:6
g*7p	24:4
g*7q	0:3
g*7r	0:6 1k:5 1y:3
g*7s	0:4 1y:5
g*7u	24:9
g*7v	2k:5
g*7w	23:3 2a:5 2v:5 2w:-3
g*7x	0:5 2a:-3
g*7y	1n:3
g*80	0:3 1n:4 1o:5 2j:6 2q:3 2z:3
g*81	2c:4 2w:5
g*82	24:7 25:6 27:5 2p:7 2r:-3
g*84	0:4 1n:-3 1t:-3 1x:7 2p:3
g*85	24:3
g*86	27:-3 2p:5
g*87	1r:6 1x:7 1y:8 2q:4
g*88	1v:3 24:7 2b:8 2d:4 2k:3 2x:3
g*89	0:4 2o:7 2r:-6 2w:7
g*8a	24:5
g*8b	0:4
g*8c	1k:4 1v:5 23:3
g*8d	0:3 1v:6 2b:-3 2w:6
g*8e	2l:3
g*8f	0:3
g*8h	0:4
g*8j	0:4 1o:4 30:7
g*8n	0:3 1o:3 1t:3 1v:5 2a:-3 2c:3 2k:4 2q:5 2y:8
g*8o	1k:6
g*8p	1x:3 24:3 2w:-3
g*8q	0:7
g*8r	0:5
g*8s	1n:6 1w:7 26:5 2a:-7 2c:3 2w:5
g*8t	0:8
g*8u	1q:9 2v:10
g*8v	0:4 2x:5 2y:7
g*9	1x:4 1y:3
g*b	2g:4
g*c	1x:3 2o:5 2u:4
g*d	29:-3
g*e	0:3 1v:6 2r:6
g*f	1x:7 1z:8 2y:8
g*g	0:3 2o:3 2r:-3
g*h	1p:4 1x:6
g*i	0:3 23:8
g*j	0:3 1k:4 1x:9 1y:5 2x:4
g*k	1y:5 2g:7 2o:4 2p:4 2r:3
g*l	2v:6
g*n	2r:6
g*o	24:4
g*p	1q:10 1x:3 24:3 27:3
g*q	2r:6
g*r	1u:4
g*s	1q:4 2j:5 2o:3 2p:5 2s:-3
g*u	29:9
g*w	2s:6
g*x	2c:3 2n:3
g*y	2b:-3 2t:-3
g*z	1o:4 2o:3
ganimal	1n:-3
gbody	2b:-3 2p:3
gbreed	1o:-3 2b:7
gcare	1x:9
gcondition	0:3 2g:5
gdevice	1k:3 20:3
gdiet	29:-3
gdoing	21:3
gemployer	1k:5 1y:5 2x:8
gfaith	0:3
gfield	1m:3 25:3
ggiven	1z:4 2t:5 2x:4 30:3
gill	1w:-3 1x:8 2d:-3
gindustry	1m:3 2p:5
ginstrument	2x:4
gjob	21:-3
gjobless	24:-3
glabel	29:-3 2w:3 2x:3
glanguage	1w:3 2h:4 2j:5 2k:-3 2v:3 2x:4
gleisure	24:4 2w:3
gmaker	0:4
gnation	2x:3
gpastime	2x:8
gplace	20:5
gprocedure	1t:5 2f:5
gschool	2p:-4
gsport	1l:-3 2t:-3
gsystem	0:4
gtech	1l:-3 1u:3 2r:3 30:4
gtool	0:3 1n:7 1s:6 2t:-3
gtrait	25:3 29:-3
gtrouble	1x:4 25:6 2q:5
gvehicle	31:-3
gworkplace	1p:4 28:3 2m:10 2v:3
h**1	2e:5 30:6
h**10	2b:-5
h**12	1u:3 2m:6
h**13	29:-3 30:4
h**14	1k:5 2r:3
h**17	27:-3 2l:7 2p:3
h**19	1v:4 2v:10
h**1a	1k:5 1n:-3 1x:3
h**1b	1m:3
h**2	29:3
h**3	2t:-3
h**4	1w:3 2y:3
h**5	2y:4
h**6	1m:3 2l:5 2t:5
h**7	20:3
h**9	2c:3 2j:3
h**a	2f:4
h**b	1s:3 2v:5
h**c	2k:-3
h**d	2b:7 2f:6 2z:7
h**e	30:17
h**f	20:-3 29:-3 2e:3
h**g	30:3
h**l	1u:4 2c:4
h**m	2r:-3
h**n	1r:4
h**o	31:-3
h**p	1v:4
h**q	2j:3 2x:3
h**s	1k:5 2q:-3 2x:5
h**u	2c:5
h**v	1o:3 21:6 2b:-3 2j:5 2s:-3
h**w	27:4
h**x	1r:-3 25:4 2a:3
h**y	1p:4 2e:3 2j:4
h**z	1k:5 1y:4 27:3 2p:-3
h*1	1k:4 1v:3 2f:8 2m:3 2u:10
h*10	1v:6 2j:8 2o:4
h*11	1s:5 1x:6 28:3
h*12	1k:3 2j:7 2q:-3 30:5
h*13	0:5 1n:-3 1r:7 1x:6 2r:4
h*14	2k:5 2w:-3 30:6
h*15	1t:-3 2f:5 2v:5
h*16	1w:6 25:5 2g:6 2r:6 2w:4
h*17	1n:4 1r:6 1t:3 2c:3 2w:3 2y:3
h*18	0:4 2j:5 30:3
h*19	2q:5
h*1a	0:3 1o:6 2p:4
h*1b	1k:6 1o:-3 24:4 2c:7 2d:7 2o:11
h*1c	1v:5 2z:7
h*1e	1s:4 20:5 2d:4 2j:5 2o:4
h*1f	24:4 2j:5 2w:4 2z:6
h*1g	24:4 2c:9 2q:5 2w:9 2z:6
h*1h	1q:5 2d:5 2q:5
h*1i	24:6 2f:7 2k:6
h*1j	2c:3 2f:4 2r:-3 2y:5
h*1k	2j:5 2x:5 2y:4
h*1l	1k:3 2r:7
h*1m	1u:5
h*1n	25:3 2p:3 2t:6 2z:5
h*1o	0:3 1m:4 27:4 2j:4 2o:4 2w:3
h*1p	23:3 2l:3
h*1r	1o:3 25:8 2j:5 2r:5 2z:6
h*1s	1o:5 1x:7 2j:5
h*1t	20:4
h*1u	0:3 23:5 24:3 25:10
h*1v	0:5 1n:10
h*1w	1o:6 2l:11
h*1x	0:3 2a:10
h*1z	1o:3 2w:7
h*2	2j:3 2q:3 2y:5
h*21	2j:11
h*22	1r:4 24:13 2r:6
h*23	2j:6 2k:6
h*24	1o:3 25:7 2o:3 2p:4 2w:3
h*26	0:5
h*27	1n:6 1y:3 21:5 2q:8
h*28	0:4
h*29	2j:5
h*2a	1n:4 1v:5 24:4 2f:3
h*2b	0:4 1m:3 1o:4 21:3 2q:3 30:4
h*2c	1x:5 1y:4 24:3 2c:7 2j:3 2k:4 2q:7
h*2d	2k:6
h*2e	0:5
h*2f	24:7 2f:9
h*2g	1m:5 25:4 27:8
h*2h	1r:3 1x:4 25:6
h*2i	1r:3 2f:3 2j:3 2r:3 2w:4
h*2j	27:3
h*2k	1n:7 2j:9
h*2l	1k:4 1t:-3
h*2m	2e:7 2g:3 2j:3 2v:3
h*2n	1v:7 27:5 2a:7 2m:3 30:4
h*2o	1s:7 2k:5 2s:5 2v:5
h*2p	0:3
h*2q	1t:6 1x:5 2f:9 2t:4
h*2r	2j:3 2k:-3 2o:4 2p:3
h*2s	24:4 2k:3 2o:5 2z:8
h*2t	2b:7 2r:5
h*2v	0:4 1k:6 2f:6
h*2w	1u:3
h*2x	0:5
h*2y	30:7
h*3	1p:4 1t:4 2u:5
h*31	2e:3 2l:3 2y:4
h*32	1x:3 27:6
h*33	20:-3 21:4 29:-3
h*34	0:3 1o:7 1y:-3 24:4 2x:-3
h*35	2f:5 2j:12 2m:4 2o:3
h*36	1t:-3 24:3 2o:4
h*37	27:4 30:4
h*39	2f:3 2j:5 2q:3 30:-3
h*3a	1v:12 2o:6 2v:8
h*3b	2e:5 2v:7
h*3c	0:3 2o:7
h*3d	24:4 2e:5 2o:3 2v:3
h*3e	1v:4 1x:5 2p:3 2v:5
h*3f	20:3 2j:3
h*3g	1k:3 1v:5 20:4 2e:3 2j:4 30:6
h*3h	1r:4 1s:3 1v:4 21:6 2c:4 2l:3
h*3i	0:6 2q:3
h*3j	1x:3 2q:3 2s:4
h*3k	27:3 2w:-3
h*3l	29:-3 2j:3 2m:3
h*3m	1k:6
h*3n	2p:4
h*3o	1v:6 1x:3 24:7 2a:7
h*3p	1x:10 24:6
h*3q	1v:5 2a:7 2c:8 2o:8 2q:3 2r:7
h*3r	1y:4 25:5 2c:4 2m:7
h*3s	1o:4 2k:4 2q:5
h*3u	2j:5 2y:4
h*3v	0:3 1n:4 24:6 2a:6 2d:3
h*3w	1l:-3 24:4 2d:8 2f:4 2j:3
h*3x	1v:7 2j:6 2z:8
h*3y	0:4 1o:-3
h*3z	2q:5
h*4	1r:5 1x:5 21:4 27:3 2d:4 2p:3
h*41	25:5 2j:3
h*42	2j:6
h*43	24:4
h*44	1k:3 1m:6 23:4 2j:4 2k:5
h*45	1k:5 1v:4 2i:4
h*46	1v:7 2k:7
h*47	24:3 2o:3 2x:3
h*49	1k:4 1y:4 2e:4 2h:3 2l:-3 2m:5 2u:5
h*4a	28:6 2m:6 2q:3
h*4c	0:4 2e:4
h*4d	0:6 2q:7
h*4e	1w:5 2v:4
h*4f	1x:4 2l:-3 2r:-3 2w:6
h*4h	0:3 2l:5 2o:3 2q:-3
h*4i	0:4 23:3 2a:3
h*4j	0:6
h*4k	23:3 24:5 2j:5
h*4l	1r:6 23:-4 2v:3
h*4m	2r:5
h*4n	1k:5 2t:4
h*4o	0:3 1k:4 1o:3 2j:8 2l:6
h*4p	0:4 25:7 2w:-3
h*4q	2j:6 2u:4 31:-3
h*4r	24:-3 2l:7
h*4s	1y:5 25:-3 2d:6
h*4t	1k:3 1v:6 2f:6 2k:10
h*4v	1k:4 2a:3
h*4w	1x:6 2l:3 2p:7
h*4x	1q:4 1v:5 2a:3 2f:3 2g:3
h*4y	0:3
h*4z	1x:6
h*52	2j:4 2x:3
h*54	2v:6
h*55	2e:3 2k:9 2o:3 30:7
h*56	1k:7 2c:7
h*57	1k:9 1t:8
h*58	2r:11
h*59	2i:9
h*5a	1v:13
h*5b	0:6 1v:9
h*5d	1k:8
h*5e	24:5
h*5f	1n:4 25:5
h*5g	1k:4 1v:10 2c:7 2v:7
h*5h	1u:5 2d:4
h*5i	20:3 2c:6 2d:4
h*5j	1s:6 1u:5
h*5k	1u:4 2k:-3 2s:12
h*5l	0:3 1l:-3 2q:6
h*5m	2l:6 2o:-3 2x:6
h*5n	2q:-3
h*5o	2w:5
h*5p	1k:7 2p:-3
h*5q	24:4
h*5r	1k:5 24:4
h*5s	0:3 2r:5
h*5t	1v:4 20:-3 2l:5 2m:6 2r:3
h*5u	0:4 2c:5 2l:5 2q:5 2y:4
h*5v	1o:3 1t:-3 23:-3 25:5 2d:7 2m:11
h*5w	1n:-3 1r:5 1v:4 27:9
h*5y	1x:7 2w:9
h*5z	1k:4 2f:3 2q:3
h*6	0:4 1q:6 23:3 2c:7 2f:6 2j:6
h*60	0:5 1v:4 2j:3
h*61	0:8
h*62	1o:3 24:-3 2p:4
h*65	2u:4
h*6b	1o:4 21:7
h*6c	2c:3
h*6e	0:4
h*6f	0:3 2b:-3 2j:9 2s:-3
h*6g	1n:6 1s:3 1x:4 27:5 2l:3 2p:-3 2v:7
h*6h	25:8 29:5 2g:4 2k:3
h*6i	27:10
h*6j	2p:5
h*6k	2f:4
h*6l	23:8 27:8 2k:6 2s:8 2w:6
h*6m	0:3 1o:3
h*6n	1r:-3 25:5
h*6o	25:6 2a:3 2o:4
h*6p	20:6 24:7
h*6q	24:3
h*6r	24:7
h*6s	1k:9 2u:4
h*6t	2l:9 2w:5
h*6u	1n:4 2e:5
h*6v	1v:6 2d:4 2j:3 2o:8 2p:3 2q:-3
h*6w	1k:7 1p:7
h*6x	2j:4
h*6y	1y:4 2p:-3
h*6z	1k:5 27:5
h*7	1o:4 27:7 2j:3 2t:-3
h*70	0:3 1x:6
h*71	1o:4 20:5
h*72	1k:10 1o:4 1x:6
h*73	1k:6 2l:9
h*74	20:4 25:4 2c:5 2k:4 2r:-3
h*75	1n:5 23:-3 24:9 25:4 27:11 2e:7 2j:5
h*76	1s:8 1u:3 1y:5 25:8 2a:3 2b:-5 2g:6 2k:4 2o:3
h*77	1o:-3
h*78	0:3 24:5 2q:4 2w:6
h*79	1x:4
h*7a	1k:3 1o:-3 2o:5 2q:4
h*7b	20:4 2v:5
h*7c	1u:3
h*7d	1v:5 2e:6 2m:6
h*7e	1y:5
h*7f	0:3 1x:4 2o:5
h*7g	0:3 24:6 2w:4
h*7h	1t:7 1u:4 1x:4 2g:4 2o:4 2r:-3
h*7i	0:4 1x:3 25:7 2j:3 2l:3
h*7j	20:6 2s:6
h*7k	23:4 2f:3 2x:3 2y:3 30:5
h*7l	1v:5 2o:-3 2w:3
h*7m	29:-3 2k:5 2l:4
h*7n	1k:5 2r:3
h*7o	2p:5 2v:4
h*7p	23:-3 27:3 2a:3 2e:12
h*7r	0:4 1k:3 2o:4 2y:3
h*7s	1k:6 24:3
h*7u	1x:4 24:3 2e:6
h*7v	1n:5 2m:5 2r:7
h*7w	1v:6 27:5 2j:4 2o:3 2v:4 2w:-3
h*7x	2a:7
h*7y	1n:6 2m:6
h*7z	20:6 27:4 2k:3
h*8	2i:5
h*80	1o:3 25:4 2m:10
h*82	1k:6 1v:4 2c:4 2j:5 2q:6 2r:-3
h*83	27:5 2a:-3 2c:5 2w:3
h*84	1n:-3 1t:-3 1x:3 2d:7 2j:7 2w:4 2z:4
h*85	2l:8 2w:3
h*86	27:-3 2p:4
h*87	1r:4 1y:4 1z:3 21:3 2c:3 2x:6
h*88	2j:6 2k:4
h*89	0:3 1o:3 20:4 27:3 2m:6 2z:6
h*8a	27:3 2d:-3 2w:3
h*8b	0:3 2d:3 2j:9 2o:3
h*8c	1o:-3 24:4 2k:5
h*8d	2b:-3 2c:5 31:3
h*8e	0:3
h*8h	1v:8 2r:3
h*8i	2v:11
h*8j	0:5 1o:3 27:5 2o:-3 30:3
h*8k	1n:-3 1x:3 25:3 2r:3
h*8m	1k:7 24:5
h*8n	1k:6 1m:6 2a:-3 2b:4 2c:6 2e:4 2j:3 2v:6
h*8o	0:3 1k:3
h*8p	1p:11 1x:4 2w:-3 2y:3
h*8q	0:8
h*8r	1q:9 1t:9
h*8s	1q:9 1t:3 1x:3 27:6 2a:4 2g:6
h*8t	24:7
h*8u	1n:6 1q:4 2k:8 2v:5
h*8v	1y:3 27:4 2r:3 2y:3
h*9	1x:11 25:4 2c:6 2f:6 2j:5 2l:5
h*c	0:3 1x:3 2o:4 2u:4
h*d	29:-3 2f:5 2i:4 2u:3 30:3
h*e	1k:3
h*f	0:3 1x:6 2t:4
h*g	1v:8 24:10 2o:5 2r:-3
h*h	1x:4 2v:3
h*i	1k:5 23:6
h*j	23:5 2f:7
h*k	0:3 29:-3 2c:4 2w:3
h*l	0:3 2v:6
h*m	2f:4 2o:3 30:7
h*n	2e:9
h*o	0:5 2z:5
h*p	1x:4 24:3 27:3 2o:-4
h*q	1t:7 1v:9 2j:9
h*r	1u:3 2d:5 2e:-3
h*s	0:3 2s:-3 2w:-3 2y:3
h*u	29:9
h*w	24:4
h*x	1q:5 1s:3 26:4 27:5 2l:3 2m:5
h*y	1n:4 2t:-3
h*z	21:3 30:4
hbody	26:6 2b:-3
hcare	1n:-3 24:3
hcondition	1m:6 1q:3 2g:6 32:3
hdevice	1o:-3 2w:3 2y:3
hdoing	1p:4 2k:3
hemployer	1q:6 2c:4 2z:7 30:4
hfaith	1k:3 2j:8 2v:6
hgiven	20:3 2c:3 2v:4
hill	1m:3 1w:-3 1y:3 2q:4
hinstrument	1k:5 1o:-3 1s:3 2j:3 2r:-3
hjob	2i:4 2r:3
hjobless	23:5
hkin	20:3 2i:3
hlabel	28:5 29:-3 2s:-3
hlanguage	2u:5
hmaker	1o:6 2z:4
hpastime	1p:3 2w:3
hpeople	1s:5 1w:6 30:3
hschool	1l:-3 1q:4 2c:4 2p:-4
hsign	0:4 25:3
hsport	2f:5 2k:3 2t:-3 2y:3
hsystem	2p:7
htech	1u:3 29:4 2a:3 2w:3
htool	1q:3 1s:3 27:3 2t:-3
htrait	1v:3 27:7 29:-3 2v:5 2y:3
htrouble	2q:3
hworkplace	2z:3
j**1	1m:4 29:5
j**10	2b:-5 2p:4 2y:6
j**11	1u:4 2b:3 2l:-3 2o:4 2s:5 2u:4
j**12	1r:-3 1u:4 1x:3
j**13	20:5 29:-3 2l:4 2w:4
j**14	27:5 2o:6
j**15	1k:7 1s:-3 1v:3 1w:-3 2e:3
j**16	2u:5
j**17	27:-3 2p:5 2w:6
j**19	24:3 2r:4
j**1a	0:3 1n:-3
j**1b	26:3 2f:4 2l:-4 2p:6
j**2	2e:-3
j**3	2t:-5
j**4	1p:5
j**6	2y:5
j**7	32:5
j**8	1t:5 21:4 25:3 2a:4 2k:4 2v:6 2z:5
j**9	1q:4
j**a	2b:-3
j**b	2a:3 2m:6
j**c	1s:3
j**d	1k:4 2a:4 2p:3
j**e	2c:5 2e:5
j**f	20:6
j**g	1v:5 23:3 27:3 2x:4
j**h	2r:3
j**j	2f:4
j**k	1n:4 1s:5 2d:7 2e:3
j**l	1y:4
j**m	0:3 1q:3 29:6 2v:3
j**n	23:3 2h:4 2r:3
j**o	31:-3
j**p	1n:5 1q:3 1x:3 25:3 2a:4 2c:5 2y:6
j**q	27:7 2o:3 2x:3
j**r	1m:4 1t:3 2v:3
j**s	1o:4 1q:3 1y:-3 1z:4 2q:-3
j**u	1w:3 1y:7 2k:-3 2v:7
j**v	1t:7 20:6 21:5 2b:-3 2p:4 2r:-3
j**x	25:5 2j:5
j**z	1k:4 24:-3 2p:-3
j*1	2d:4
j*10	21:4 28:4
j*11	1z:7 21:5 27:4
j*12	2q:-4
j*13	1n:-3 1r:8 27:7 2r:4
j*14	1o:4 1q:5 27:3 2a:5 2k:5
j*15	1k:5 1s:3 1v:6 2j:6
j*16	0:5 1o:4 1p:7 1u:3 29:4 2r:3 2w:3
j*17	0:6 1v:4 25:5 27:6
j*18	24:-3
j*19	0:3 1k:4 1u:3 24:6 2d:6 2e:7 2q:10 2r:-3 2w:3
j*1a	0:4 1o:4 1x:5 1y:-3
j*1b	0:3 29:8
j*1c	0:4 1m:4
j*1e	2d:3 2o:6 2w:5
j*1f	24:4 25:8 27:4 2w:7
j*1g	0:3 2q:5
j*1h	1n:7 20:9 2p:3
j*1i	24:3 2y:4 2z:5
j*1j	2a:3 2j:3 2r:3 2s:4 2z:9
j*1k	1q:9 1s:3 23:5 25:4 2v:4 2y:4
j*1l	1k:7 1s:3 2r:5
j*1m	1s:4 2c:7 2j:4 2w:3
j*1n	27:-3 2y:5
j*1o	0:3 2a:-5 2l:-3
j*1p	23:-3
j*1q	2c:4 2f:4 2p:3 32:9
j*1r	0:3 2u:6
j*1s	0:5
j*1u	0:3 2r:6
j*1v	2l:10
j*1w	0:5 1w:4 21:4
j*1x	0:4 1x:7 2a:5
j*1z	0:4 1x:3 2l:5
j*2	1x:4 29:-3 2m:4
j*20	0:3
j*21	0:3 1q:3 23:3
j*22	0:4 25:5
j*23	0:5 21:4 2o:4
j*24	0:4 2a:4 2k:4 2v:6 2z:6
j*25	0:5 1t:9 21:6 25:8 27:3
j*26	2d:-3
j*27	1k:-5 1x:11
j*29	0:3 2k:12 2l:11
j*2a	2r:3
j*2b	0:3 2q:3
j*2c	0:3 1x:9 24:7 25:6 27:10 2p:3
j*2d	1q:4 24:7 2j:6
j*2f	0:8 25:4
j*2g	25:4 2o:8
j*2h	1r:4 2w:6
j*2i	1o:3 1v:7 1x:5 2p:4 2q:6
j*2j	23:6
j*2k	1o:3 2b:-3
j*2l	1t:-3 24:7 2j:5
j*2m	24:5
j*2n	1y:4 2a:7 2m:6
j*2o	0:5 1k:12 1o:8 2k:5
j*2p	2a:7 2p:-3 2w:5
j*2q	2x:9
j*2r	0:3 1s:3 23:3 2o:5
j*2s	2o:6
j*2t	0:4 1u:3 25:3 29:3 2a:5 2p:7
j*2u	1t:4 2r:4
j*2v	1k:6 24:4
j*2w	0:5 1u:5
j*2x	2e:9
j*2y	0:4 23:4 2c:7
j*3	2s:3 2t:6
j*31	2k:3
j*32	0:3 20:7 2w:-3
j*33	23:3 2j:7 2p:-3
j*34	2o:9
j*35	0:4 1v:4 23:-3
j*36	1t:-3 2x:6
j*37	23:7 27:3 2j:5 2p:4
j*39	1t:-5 1x:9 2j:3 2o:7
j*3a	1x:7 1y:3 2o:6
j*3b	0:5 1y:3 23:7
j*3c	0:3 1v:4 2r:5
j*3d	28:10 2e:8
j*3e	1x:4 1y:7 2e:3
j*3f	1o:6 1y:3 2j:6
j*3g	2k:6 2l:6 2r:3
j*3h	2a:5 2c:6 2d:8 2l:-3
j*3i	2l:5 30:4
j*3j	1m:7 20:4 2r:5
j*3k	2d:3 2j:3 2w:-3
j*3l	1y:5 2q:3
j*3n	1o:5 1u:5 1v:3 2d:7
j*3o	30:8
j*3p	0:8 27:9 2p:7
j*3q	23:6 2o:7 2q:4
j*3r	1v:3 21:5 23:3
j*3s	27:5 2f:6 2r:3 30:6
j*3t	0:3 2w:3
j*3v	0:4 1q:6 24:7 2a:4 2d:5 2o:5 2q:-4
j*3w	2j:6 2y:6
j*3x	2o:7 2q:8
j*3y	1o:-3 2w:5
j*3z	0:3
j*4	0:4 1o:3 1q:9 1x:5 27:5 2l:5
j*41	1n:8 1s:8 2a:5 2d:4 2g:6 2y:4
j*42	1x:4 2j:6
j*43	0:5 24:4 2e:8
j*44	1k:6 2g:7
j*45	0:3 2c:3 2d:7
j*46	1x:8 1y:9 23:5 2b:5
j*47	1x:3 1y:5 24:8
j*49	0:3 1k:7 2k:5 2l:-3 2v:4
j*4a	2o:5 2q:4
j*4b	1w:6
j*4c	2o:3
j*4d	0:7 2q:11
j*4e	1w:-5 27:-3 2c:5
j*4f	0:3 1q:6 2k:5 2o:5 2w:8
j*4g	0:3
j*4h	0:3 29:8 2v:3
j*4i	0:4 2a:3 2w:-3
j*4j	2q:5
j*4k	1x:3 2h:4 2w:5
j*4l	0:5 23:-5 2v:5
j*4m	0:5 1x:4 23:6 2r:8
j*4n	1x:5
j*4p	2w:-3
j*4q	23:6 2d:5 31:-3
j*4r	0:8
j*4s	1y:10
j*4t	0:3
j*4v	1t:5 23:3
j*4w	0:3 29:-3 2l:3
j*4x	1x:4 25:5 2c:6 2k:4
j*4y	0:5 1q:4
j*4z	1n:7 1x:-3 2a:6 2y:7
j*5	31:4
j*52	0:5 27:7 2o:3 2x:3
j*53	2w:3
j*54	0:3 2a:5 2m:6 2o:-4
j*55	1x:5 1y:5
j*56	0:3 1k:5 27:5
j*57	1t:11 2a:-3 2d:7
j*58	0:3 2s:6
j*59	1m:8 1u:3 25:9
j*5a	0:5 1n:8 2v:8
j*5b	2g:6
j*5c	0:4 1x:5 2o:-3
j*5d	0:7 2j:6
j*5e	24:12 2i:7 2j:3
j*5f	0:5
j*5g	1x:5 2k:8 2o:4 2v:11
j*5h	1k:9 1x:6
j*5i	1k:6 1y:-4 2d:6
j*5j	2o:8 2x:6 2z:7 31:5
j*5k	0:4 1k:6
j*5l	1s:3 23:5 2e:5 2q:6
j*5m	0:4 2y:7
j*5n	2q:-3
j*5o	1o:8
j*5p	0:3 1q:3 1y:-3 1z:5 2p:-3
j*5r	24:9 2w:6
j*5s	1v:7 1x:4 2l:6 2q:7 2s:11
j*5t	1k:10 1q:6 2r:10 2v:4
j*5u	0:4 2q:3
j*5v	1t:-3 23:-3 2j:8 2l:11
j*5w	2c:7 2k:3
j*5x	29:-3 2s:4
j*5y	0:3 1x:8 2a:5
j*5z	1z:4 2j:8
j*6	1q:9 20:6 2j:5 2k:4 2v:3 2w:6 2z:-3
j*60	1v:-3 1x:3
j*61	2r:5
j*62	1x:5 1y:7 24:-3 2a:5 2o:8 2v:10
j*65	1k:-3 1w:4 24:4 2k:-3
j*67	1u:3
j*68	0:7 24:-3
j*6a	0:9
j*6b	21:7 2p:4
j*6d	0:3 20:7
j*6e	0:3
j*6f	0:4 1t:8 2b:-3 2r:-3
j*6g	1n:10 25:3
j*6h	1t:-3 25:-3 2l:5
j*6i	0:3 1x:8
j*6j	2r:-3 2x:6
j*6k	1t:3
j*6l	0:4 1y:-3 23:7 2j:7 2p:4
j*6m	0:4 1k:8 20:4 2j:8
j*6n	0:3 25:10 2l:4
j*6o	2o:8
j*6p	1x:6 24:4
j*6q	24:4 2c:8 2s:-3
j*6r	1o:4 21:3
j*6s	0:8
j*6t	2g:5
j*6u	1v:4 23:6
j*6v	0:3 1o:6 1y:5 2d:-3
j*6w	1k:9
j*6x	2p:-3
j*6y	0:5 1k:7 24:-3 2p:-3
j*7	0:3 2c:6 2k:7
j*71	2l:9
j*72	0:4 1x:7 2a:7 2l:7
j*73	1o:3 1q:6 23:3 24:4 25:7 27:9 2r:5
j*74	23:7 2c:7 2j:3 2p:3
j*75	0:3 1v:3 1y:9 2x:5
j*76	0:3 1k:4 1z:6 21:7 25:4 2b:-5 2l:3 2p:9 2y:7
j*77	1k:4 1x:3 2d:5 2o:9 2y:3 2z:7
j*78	0:4 2d:3 2o:5
j*79	1v:5 1w:3 27:4 2b:3 2k:-3 2o:4 2u:6
j*7a	1k:3 23:3 2o:5 2v:4
j*7b	0:3 1s:4 2s:4
j*7c	1n:5 1u:5 2g:4 2w:5
j*7d	0:4 2s:6
j*7e	1x:4 23:3
j*7f	0:4 1k:6 1v:7
j*7g	1u:4 1x:6 2j:8
j*7h	1r:-3 2g:8
j*7i	0:3 25:4 30:3
j*7j	1x:6 1y:3 24:3 2p:4 2q:3
j*7k	25:3 2l:5 2p:6 2w:5
j*7l	24:-3 2c:7 2k:4
j*7m	1q:7 20:7 21:3 23:-3 24:4 25:4 29:-3 2k:5 2l:4 2q:4 2w:7
j*7n	27:5 2o:6
j*7o	1k:3 1v:6 2e:5 2k:7 2v:4
j*7p	1k:6 1x:5 29:4 2g:5
j*7q	1w:-3 1z:6
j*7r	1s:-3 1y:6 2o:4
j*7s	24:5 2o:6
j*7t	2g:3
j*7u	1k:9 20:5 27:5
j*7v	1s:4 25:8 2a:4 2r:4
j*7w	27:3 2d:3 2j:8 2w:-3
j*7x	2a:6
j*7y	1x:3 2c:7 2m:8
j*7z	0:5 1t:8 20:3
j*80	21:4 2p:6 2q:5 2w:9
j*81	0:3 1q:9 1x:5 2k:5 2u:7
j*82	1n:8 2k:3 2w:3
j*83	1y:5 2a:-3
j*84	1t:-3 1y:-3 21:4 25:3 2k:6 2p:4
j*85	2w:7
j*86	0:5 27:-3 2p:6
j*87	1r:5 1x:4 20:6 25:11 2k:8 2w:3
j*88	1k:4 2l:4 30:5
j*89	0:3 1n:3 2o:6
j*8a	20:3 27:3 2d:-3 2w:-3
j*8b	2j:7 2l:11
j*8c	1n:3 1o:-3 24:3 2z:4
j*8d	1m:6 2a:-3 2b:-3 2k:3 2w:6 2y:-3
j*8e	20:5 2c:3 2l:-3 2p:3
j*8h	24:8 2r:5
j*8j	1o:3 1x:-3 2o:-3
j*8k	1n:-3 23:3
j*8m	0:3 2o:8
j*8n	0:4 1n:3 2a:-3 2r:5
j*8p	1r:5 24:10 2o:4 2q:-5 2w:-3 2y:5
j*8r	1x:3 24:6
j*8s	1p:3 26:6 29:4 2f:6 2l:-5 2p:5
j*8t	1x:3
j*8u	2q:4
j*9	0:3 1u:5 2k:10 2p:4 2r:3
j*b	0:3
j*c	1x:9
j*d	1y:9 23:7 29:-3
j*e	1k:11 2q:3
j*f	1v:8 2m:3
j*g	1x:11 1y:3
j*h	2a:9 2g:10 2v:3
j*i	1k:6 1u:4 2s:4
j*j	1q:7 24:3 29:4 2f:9
j*k	27:3 29:-3 2s:3
j*l	1m:4 2j:5
j*m	1y:4 2o:5
j*n	1u:4 2j:5
j*o	1t:5 1v:5 29:6
j*p	24:6 2o:3 2q:5
j*q	0:4 1k:9 2r:7
j*r	1t:4 23:5 2e:-3 2m:5 2v:3
j*s	1v:3 2b:3 2w:-3
j*u	0:7 1t:-6
j*w	2j:10
j*x	2a:4 2e:5 2t:-3 2x:-4
j*y	0:3 20:3 2t:-3 30:5
j*z	1x:5 1y:3 24:3 2q:6
janimal	1y:6 20:3 2a:-3 2p:-3
jbody	1r:6 1v:7 2b:-3 2w:4
jbreed	2d:3 2o:7
jcare	1x:8 25:6
jcondition	2o:4
jdevice	1o:-3 2w:4 2y:3
jdiet	24:5
jdoing	1n:-5 2p:5 2r:5
jdwelling	2d:5
jemployer	1m:5 1s:7 2j:9 2o:3
jgiven	1m:5 2a:3
jill	1x:4 25:4
jindustry	29:3
jinstrument	23:5 2c:3 2j:3 2p:3
jjobless	2j:4 2s:5
jkin	2v:5 2z:5
jlabel	1w:-3 27:3 2c:7 2j:3
jlanguage	2c:4 2k:-3 2w:4
jleisure	1r:3 1t:-3 27:3 30:4
jmaker	1o:7
jmedicine	2s:10
jnation	1k:-5 1w:3 27:5 29:3 2k:-3
jpeople	1n:8 25:3
jplace	20:6 28:5 2e:3 2u:5
jprocedure	2j:4
jschool	2p:-5 2r:4
jsign	1o:3 2t:-3
jsport	0:3 1y:4 2s:5 2t:-3 2y:4 30:5
jsystem	0:8
jtech	1k:4 1u:5
jtool	0:3 1s:5 2r:3
jtrait	1o:5
jtrouble	1m:8 2b:-3 2q:-3
jworkplace	2j:3
k**1	1m:5 1q:5 1v:4 23:3 27:4 29:3 2c:3 2g:5 2j:4
k**10	1m:4 28:3 2b:-5 2s:4 2y:4
k**11	2i:3 30:3
k**12	23:4 2g:3 2j:6 2s:4 30:4
k**13	1v:4 25:4 27:4 2k:5 2z:5
k**14	1s:9 27:7 2d:5 2j:7 2o:3
k**15	1o:3 28:3 2c:7 2m:4
k**16	1n:5 25:3 2f:3
k**17	0:9 27:-3 2l:3 2p:6 2w:4
k**18	20:3 2c:5 2k:3
k**19	24:6 28:6 2a:3 2c:7 2g:4 2r:4 2w:4
k**1a	0:5 1n:4 27:5 2c:6 2l:4 30:8
k**1b	1z:3 28:4 2q:3 32:5
k**2	1v:3 2b:4
k**4	1w:5 28:4 2f:3
k**5	1s:3 25:4 2r:4
k**6	0:3 1s:4 27:5 2o:3 2w:4 2y:3
k**7	0:6
k**8	0:4 1n:9 1o:3 21:7 25:8 2l:3 2q:3 2r:5
k**9	1m:5 1r:3 1v:3 2b:3
k**a	1r:3 25:6 2b:-3 2z:3
k**b	1k:3 1o:3 1t:4 2a:3 2c:3 2u:9
k**c	1t:4 2a:5 2b:3 2q:3 2v:7 2z:7
k**d	1t:5 1u:6 2q:5 31:8
k**e	2e:12 2g:6 2s:3
k**f	25:10 2c:5
k**g	1v:5 21:6 2k:4 2m:6 2y:8
k**h	1w:6 1y:3 28:4 2e:8
k**i	1x:3
k**j	1o:4 1q:3 1v:4 2f:4 2w:7 2z:4
k**k	1n:4 1s:4 20:3 2c:6 2g:3 2j:4 2t:4 2z:3
k**l	1y:5 23:6 2b:3 2s:4
k**m	0:9
k**n	0:4 1o:4 1t:4 1x:4 2r:7 2v:4 2w:6
k**o	1t:4 2f:8 31:-3
k**p	1n:7 1o:4 1x:4 2f:8 2u:8 2x:7 2y:5
k**q	0:3 25:9 2w:5
k**r	1m:4 2e:3 2i:6 31:4
k**s	0:7 1m:6 1o:8 25:5 2x:5 2y:6
k**u	1q:4 20:4 21:3 2b:3 2c:5 2p:7 2s:5
k**v	1t:9 20:5 29:3 2b:-3 2c:9 2k:4 2t:5
k**w	2j:6
k**x	21:5 27:4 2c:11 2f:5 2g:4 2q:3 2y:4
k**y	1k:4 30:4
k**z	0:4 1k:5 27:6 2a:4 2j:9 2p:-3
k*0	0:4
k*1	1q:5 2d:5 2h:5 2o:3 2w:5
k*10	0:6 1v:4 1x:5 25:4 28:3 2e:4 2j:4 2k:4 2o:5 30:3
k*11	1q:7 1z:3 21:9 23:3 27:5 2j:6 2w:5
k*12	1k:9 25:6 2j:11 2k:4
k*13	0:10 1n:-3 1r:7 25:6 27:7 2j:10 2o:5
k*14	1o:4 1q:3 1x:3 26:6 2a:6 31:10
k*15	1s:3 1v:5 2c:6 2f:7 2j:5 2s:3
k*16	0:7 1o:4 1u:5 1w:7 1y:4 27:7 28:6 29:11 2g:8 2r:5
k*17	0:7 1t:5 20:7 25:5 27:3 2o:3
k*18	0:7 1v:9 1x:6 2d:7 2p:9
k*19	0:4 1t:8 24:5 29:6 2q:6 2r:-3 2w:8
k*1a	0:7 1o:6 1x:4 2p:4
k*1b	0:5 1k:8 29:4 2j:4 2o:10
k*1c	0:12 1v:8 24:4 2a:9 2w:9 2z:8
k*1e	1k:7 27:6 2o:3 30:8
k*1f	0:7 1o:3 1q:5 1v:9 21:6 25:5 2c:6 2p:11 2r:7 2w:7
k*1g	0:4 1v:3 2k:5 2q:7 2r:3
k*1h	1n:8 25:14 2a:3 2y:3 2z:5
k*1i	0:5 24:4 25:5 2a:5 2j:8 2y:3 2z:3
k*1j	0:4 20:4 2a:6 2j:7 2k:3 2p:3
k*1k	0:4 1s:5 24:3 2c:4 2k:6 2r:7 2x:4 2y:6
k*1l	1k:11 1s:5 2r:5
k*1m	1k:9 1s:7 2c:12 2f:6
k*1n	0:3 1o:4 2o:4 2p:3 2y:3
k*1o	0:5 27:7 2a:-3 2o:3 2w:11
k*1p	0:4 1s:8 23:6 24:3 27:9
k*1q	0:4 1o:4 2a:3
k*1r	1k:9 1u:4 23:6 2u:4 2x:8
k*1s	0:4 1x:3
k*1t	0:5 1n:5 2d:4
k*1u	0:4 23:3 2c:10 2r:10
k*1v	0:8 24:6
k*1w	0:4 1w:4 21:7
k*1x	0:3 1x:9 2a:7 2r:3
k*1y	2a:11
k*1z	1x:8 2l:8 2w:7
k*2	0:9 1q:8 1s:3 21:12 29:-3 2a:6 2k:5 2o:3 2z:6
k*20	0:3 2j:13
k*21	1q:12 23:6 2q:8 2r:12 2z:9
k*22	2o:8
k*23	21:3 25:9 2q:6
k*24	1o:4 1x:6 24:5 2r:10 2z:4
k*25	0:9 1o:5 21:10 25:13 27:6
k*26	25:11 2l:11
k*27	0:3 1n:12 1x:8 2q:3
k*28	0:11
k*29	0:10 2l:12 2o:10
k*2a	1r:10 1v:8 2b:4 2j:4 2q:4 2r:4
k*2b	0:7 21:5 25:6 2q:4 2z:8 30:6
k*2c	0:8 1x:13 27:11 2k:7 2p:7
k*2d	1m:7 24:11 25:5 2k:4
k*2e	0:13
k*2f	0:13 25:6
k*2g	1r:17 24:9 2o:8
k*2h	1n:3 2q:3 2r:3 2w:7
k*2i	1v:6 1x:8 24:4 2f:4 2q:5 2v:5 2z:8
k*2j	1m:7 23:5 25:3 27:5 2m:9 30:11
k*2k	25:12 2b:-3
k*2l	1k:5 24:4 2u:9
k*2m	1x:4 24:5 2j:6 2o:4
k*2n	1t:9 1v:9 1x:3 1y:5 2a:6 2c:8 2m:3
k*2o	0:7 1k:8 1o:7 2k:7 2u:9
k*2p	21:3 25:5 2a:8 2b:3 2l:4 2v:8 2w:6
k*2q	0:3 1y:4 2q:5 2x:6
k*2r	0:4 1s:6 1t:7 2k:-3 2o:4 2z:13
k*2s	0:5 1x:6 23:5 2k:5 2o:13
k*2t	1u:6 25:3 2a:4 2p:7 31:9
k*2u	1t:7 2q:14 2w:4
k*2v	0:8 1k:7 1y:4 24:7 2x:4
k*2w	2g:11
k*2x	2e:9 2j:8
k*2y	23:4 2s:5
k*3	0:3 1z:5 24:3 2r:6
k*31	1n:4 25:10 2c:5 2l:3 2w:5
k*32	0:6 1x:5 2w:-3
k*33	0:5 25:3 2j:9 2p:-3
k*34	0:4 1o:7 1y:-3
k*35	0:7 1v:6 2f:8 2j:4 2m:9
k*36	1t:-3 2j:9
k*37	1n:4 1s:3 21:8 23:7 24:3 2k:6 2p:4 2y:9
k*38	0:15
k*39	1k:5 1x:8 23:6 2o:5
k*3a	v:7 1x:6 1y:3 2e:5 2q:4
k*3b	0:7 1y:5 23:3 28:4 2e:14
k*3c	0:10 1v:6 2r:7
k*3d	0:7 1s:4
k*3e	1s:3 1x:4 1y:6 21:3 28:8 2c:6 2e:5 2k:4 2q:3 2v:6
k*3f	0:4 1v:8 1x:4 20:4 21:3 24:7 2e:6 2j:5 2l:-3
k*3g	1k:8 1v:5 1w:7 27:4 2e:3 2k:5
k*3h	0:5 1y:7 2a:5 2d:6 2p:6 2x:5 31:4
k*3i	1n:5 1v:9 25:4 2l:4 2m:5 30:8
k*3j	1k:9 1m:6 27:11 2r:3
k*3k	0:3 1x:6 2d:4 2j:3 2o:4 2w:-3 2x:7
k*3l	1s:4 1v:6 24:4 2e:7 2j:3
k*3m	0:5 1r:5 1x:4 21:4 24:9
k*3n	0:3 1o:4 1v:4 1x:3 24:3 2b:5 2d:8 2j:3 2p:5 2q:4
k*3o	0:4 1v:5 2a:4 2c:4 2o:11 30:5
k*3p	0:9 2k:10 2o:9 2p:4
k*3q	0:5 1v:5 23:4 2a:8 2j:13 2l:3 2o:5 2q:3 2r:5
k*3r	0:7 1v:7 1y:6 23:5 2a:3 2j:12 2w:4 2z:4 30:8
k*3s	0:4 1o:6 24:6 27:9 2f:15 2o:9 2p:7 2q:6 30:7
k*3t	0:5 1q:3 1x:8
k*3u	1s:4 1u:4 1v:5 20:3 2k:3 2z:6
k*3v	0:6 1n:8 24:9 2a:6 2d:5 2j:3 2q:-4 2w:9
k*3w	1q:7 2c:5 2k:7 2w:8 2y:5 30:3
k*3x	0:3 1o:11 1v:4 1x:5 2d:-3 2j:8 2o:5 2q:3
k*3y	0:13 1o:-3 2w:3
k*3z	x:22 1x:5 2q:3 2t:8
k*4	0:5 1o:6 1q:7 27:3 2j:3
k*40	x:12 2j:8
k*41	1n:7 1s:10 1y:4 20:5 24:11 2c:10 2g:3 2j:3 2m:7 2z:10
k*42	1x:6 2j:3
k*43	x:4 1x:4 24:7 2d:6 2e:4 2v:4 30:3
k*44	0:6 23:3 2g:7 2j:7 2r:7
k*45	1x:4 2d:5 2g:7 2p:6
k*46	1x:10 1y:8 23:8 2b:7
k*47	0:3 1y:4 23:10 24:3 2s:10 2x:6
k*48	2o:11
k*49	0:4 1k:4 1v:6 24:4 2l:-3 2p:5 2v:5
k*4a	0:3 1y:7 2q:3
k*4b	2v:7
k*4c	2e:8
k*4d	d:9 2q:9
k*4e	0:4 1k:8 1w:5 2c:3 2v:3
k*4f	0:3 1o:5 2w:8
k*4g	0:5
k*4h	0:5
k*4i	0:6 2a:5 2w:-3
k*4j	0:4 2q:9
k*4k	1t:9 1x:5 2r:4 2w:10
k*4l	1o:12 23:-5 2v:9
k*4m	0:3 1x:7 23:8 2k:6 2r:6
k*4n	0:7 1x:4
k*4o	0:7 1k:5 1s:10 1t:8 1x:3 2l:4 2o:6 2q:4
k*4p	0:11 25:10 2w:-3
k*4q	1v:6 2c:7 2d:4 2w:4 31:-3
k*4r	0:15
k*4s	0:6 1x:5 1y:9 25:-3
k*4t	0:4 1v:8 2f:9 2k:8
k*4v	1k:3 1t:6 23:6 2f:11 2j:3
k*4w	0:6 1o:5 29:-3 2l:14
k*4x	0:5 1v:3 1x:4 25:7 2u:8
k*4y	0:10 1o:4 1x:5 23:6 2k:9 2x:8
k*4z	1n:9 1o:8 2a:5 2j:7 2y:6
k*5	1y:4 31:5
k*51	0:5 2f:10 2j:8
k*52	0:3 2o:3
k*53	25:10 2w:11
k*54	2a:5 30:5
k*55	1v:12 1y:3 20:6 2m:4
k*56	x:13 1k:6 27:9
k*57	1n:7 1t:11 1v:4 2d:7 2f:10 2g:5 2m:7 2s:7 2v:6
k*58	0:6 2s:11
k*59	x:3 1m:7 25:11 2m:6
k*5a	1n:5 2g:7 2v:9
k*5b	c:5 2g:14
k*5c	0:6 x:11 1x:4 2o:-3
k*5d	0:4 20:6 2j:6
k*5e	1k:9 24:6 2g:7 2i:7 2j:17
k*5f	1k:12 20:4 27:4
k*5g	1k:4 1x:3 2e:15 2k:7 2v:7
k*5h	x:16 1k:7 1x:9 2g:9 2t:10
k*5i	1k:5 1p:4 2g:5
k*5j	24:3 2d:7 2i:9 2k:9 2o:7 31:9
k*5k	0:5
k*5l	0:3 1l:-3 21:7 27:8 2v:10
k*5m	0:5 2o:-3 2x:5 2y:8
k*5n	0:3 2q:-3
k*5o	0:3 1o:10 1x:11 2w:6
k*5p	0:4 2l:7
k*5q	0:6 1m:7 25:10
k*5r	0:6 24:14 2j:11 2w:6
k*5s	1o:-4 1v:9 1x:5 1y:9 2q:10 2s:14
k*5t	0:7 1k:10 1v:8 1x:4 2d:7 2j:6 2m:8 2r:9 2v:7
k*5u	0:10 2q:5
k*5v	0:9 1o:3 1t:-3 23:-3 25:5 2d:7 2j:10 2l:11 2m:7
k*5w	2e:3 2k:5 2m:6 2y:6
k*5x	1z:11 2t:7
k*5y	0:11 1x:9 2l:6
k*5z	1z:5 22:4 2d:3 2f:8 2g:3 2h:4
k*6	0:4 1k:7 1q:6 1v:4 20:5 23:5 2f:6 2q:3 2v:5 2w:7
k*60	0:5 1v:6 1x:13
k*61	0:4 1q:7 2r:9
k*62	1y:6 2v:7
k*63	20:8 2c:7 2p:10
k*65	21:5 24:4 2b:3 2c:3
k*67	x:4 2g:4 2s:10
k*68	0:9
k*6a	0:7
k*6b	0:8 1o:3 24:9 2k:5
k*6c	0:10 2c:11
k*6d	0:11 20:5
k*6e	1a:16 1x:3 2t:5
k*6f	0:5 1t:11 29:3 2b:-3 2s:-3
k*6g	0:3 1n:9 1q:3 23:3 25:8 2d:14 30:6
k*6h	1v:8 23:12 2j:6
k*6i	1x:10 2r:10
k*6j	2a:8
k*6k	2m:4 2s:8
k*6l	0:7 23:7 27:10 2k:4 2p:6
k*6m	0:12 20:6
k*6n	0:6 25:9 2l:8
k*6o	2c:14 2f:6 2o:3 2q:10
k*6p	0:5 1x:9 20:5 24:5 2w:6
k*6q	24:8 27:6 2s:-3 2y:9
k*6r	1o:5 21:8 24:9
k*6s	0:6
k*6t	0:4 2c:4 2g:9 2l:5
k*6u	1k:4 1n:7 1x:3 20:4 23:3 2l:6 30:6
k*6v	1o:7 1v:7 1x:6 2p:5 2r:4
k*6w	1k:9
k*6x	1y:4 21:4 27:3 2d:3
k*6y	0:6 1k:5 2a:4 2j:9 2p:-3
k*6z	1k:4 27:6
k*7	0:11 1o:13 21:5 2l:6 2t:-3
k*70	0:6
k*71	0:10 1v:10 2l:10
k*72	0:8 1o:6 1x:10 2a:8 2c:5 2l:11
k*73	0:7 1k:6 1n:5 1o:6 1q:3 1s:9 1x:3 25:6 27:9 2k:6
k*74	1k:5 27:8 2z:7
k*75	0:3 1m:11 1n:6 1v:7 1y:3 27:7 2m:6 2x:7
k*76	0:9 1n:5 2b:-5 2y:13
k*77	1q:3 1r:3 24:3 25:5 28:4 2k:5 2r:3 30:8
k*78	0:6 1x:3 25:6 2d:3 2r:9 2s:11
k*79	1w:5 2u:5
k*7a	1o:-3 1y:4 23:4 2o:5 30:9
k*7b	1k:11 1p:-3 27:6 2s:3
k*7c	1n:6 2g:13 2i:6 2o:4 2w:10
k*7d	0:3 1y:4 2s:9 30:7
k*7e	0:6 23:3 2o:5 2v:6
k*7f	0:4 1k:9 1v:9
k*7g	1u:4 1x:9 24:8 2g:7 2j:9 30:6
k*7h	23:4 2g:3 2j:9 2o:3
k*7i	0:7 25:13 30:6
k*7j	0:3 1v:4 1x:14 1y:6 24:7 27:4 2j:9 2z:8
k*7k	0:4 1k:7 1v:5 1y:4 21:4 24:6 2p:3 2w:5 2y:5
k*7l	0:4 1q:4 1s:9 1v:5 2a:8 2c:3 2k:12 2w:3
k*7m	1q:9 29:-3 2k:10 2l:4 2q:4 2z:6
k*7n	1s:9 27:7 2d:5 2j:7 2o:3
k*7o	28:4 2e:7 2k:6
k*7p	1k:5 1x:5 24:5 27:4 29:4
k*7q	0:3 1o:8 1w:-3 24:4 25:3 2c:4 2k:9 2v:5 2w:11
k*7r	1s:-3 1x:3 2f:3 2j:4 2m:9 2o:11 2v:4
k*7s	0:8 1k:10 1x:4 1y:9 2o:15
k*7t	2c:13 2g:13
k*7u	20:9 24:6 27:12
k*7v	1v:5 21:3 2a:6
k*7w	0:3 1m:10 1q:3 1x:3 1y:4 2d:5 2e:5 2j:4 2o:4 2p:4 31:8
k*7x	0:13 2a:6
k*7y	0:3 1n:10 1x:5 20:5 2c:5 2e:5 2k:10 2m:7 2q:4
k*7z	0:4 1t:8 20:4 23:4 27:5 2k:4
k*8	0:7 1o:3 1z:3
k*80	0:4 1n:6 21:4 25:6 2c:5 2j:7 2k:6 2p:5 2w:3
k*81	0:10 1x:6 2f:11 2p:-3 2u:7 2w:8
k*82	1n:14 2j:11 2q:3 2w:5
k*83	1r:6 1y:3 25:4 2l:4 2m:6 2q:5
k*84	0:7 1k:4 1t:-3 1x:4 21:4 25:3 2d:4 2k:9 2z:14
k*85	0:4 2l:3 2w:5
k*86	0:7 27:-3 2p:6
k*87	1m:7 1s:5 1x:3 1y:5 1z:8 25:5 2k:8 2l:3 2q:3 2w:8 2x:7
k*88	1s:11 20:8 24:6 27:3 2q:9 2w:7 2y:4
k*89	1m:5 1s:4 20:4 24:5 2c:11 2j:4 2o:4
k*8a	24:14 2c:5
k*8b	0:3 1y:6 27:8 2j:11 2l:10 2w:9
k*8c	1n:5 1o:-3 2j:9 2p:4 2z:7
k*8d	0:3 27:4 2k:15 2m:7 2o:3 2p:6 2z:9
k*8e	1m:4 1r:10 20:4 2j:3
k*8f	0:11 2g:3
k*8h	24:4 28:7 2j:5 2r:6 2w:5
k*8i	24:3 2a:3 2c:11 2g:7
k*8j	0:5 1o:3 1x:-3 27:9 2o:-3 30:8
k*8k	1x:6 24:5 2c:6 2l:6 2o:4
k*8m	0:3
k*8n	0:5 1n:3 1x:7 20:5 2g:3 2o:4
k*8o	0:7 1k:4 1t:4 28:6 2v:7
k*8p	0:4 1p:3 24:12 2c:7 2j:4
k*8q	0:14
k*8r	0:3 1q:5 1t:12 1x:4 24:4
k*8s	0:9 1q:5 1z:10 23:5 29:4 2l:-4 2s:6
k*8t	2k:7
k*8u	24:3 2k:11 2q:5 32:6
k*8v	1v:3 27:5 2j:5 2q:3 30:7
k*9	0:6 1k:10 24:3 2a:7 2l:8 2r:6
k*b	0:9
k*c	0:6 1o:6 1x:9 2r:17
k*d	1k:13 1o:6 1s:4 1x:5 23:4 29:-3 2s:7 2z:3 30:3
k*e	0:6 1k:15 1t:10 1v:5 2j:4 2q:5
k*f	0:5 1v:10 1x:10 25:6
k*g	0:7 1v:8 1x:11 1y:9
k*h	0:4 1v:6 2a:10
k*i	0:5 1k:17 1u:3 2h:8 2s:11
k*j	1k:9 1q:4 1v:10 1x:4 1y:10 29:7
k*k	1t:9 29:-3 2o:4 2q:3 2s:3 2v:11
k*l	0:4 1m:6 1v:12 23:7 24:5
k*m	1q:9 1y:6 27:8 2o:4
k*n	1u:4 2g:10 2j:4
k*o	1t:6 29:7 2c:6 2j:11 2o:3 2z:4
k*p	1v:6 2o:4 2q:3
k*q	0:5 1v:6 2r:9 2v:6
k*r	1x:4 2j:5 31:-3
k*s	0:3 1k:9 1v:6 23:3 2b:6 2k:10
k*u	0:8 29:9
k*w	0:4 1x:6 2j:11
k*x	0:4 1n:7 1s:4 27:4 2a:4 2d:4 2k:6 2w:4 2z:6
k*y	0:5 20:3 21:3 2d:4 2e:9 2m:5 2s:7 2t:4
k*z	1o:4 1v:6 1x:3 2c:4 2j:8
kanimal	20:8 2m:17 2y:3
kbody	25:11 26:4 2b:-3 2w:5
kbreed	13:15 1n:4 2m:26 2o:3
kcare	1x:7 25:12 2j:4
kcondition	m:20 1m:6 1o:3 25:10 2x:8
kdevice	7:7 1o:-3 1q:14 20:6
kdiet	8:29 1r:12
kdoing	23:3 27:9 2k:7 2p:4 2x:4
kdwelling	1x:4 23:3 2d:10 2p:3
kemployer	1m:5 1q:8 2j:10 2o:3
kfaith	1b:38 1k:3 2u:14
kfield	23:3 2f:8
kgiven	2e:4 2m:3
kill	m:21 1m:6 25:14 2q:4
kindustry	2f:4 2s:5
kinstrument	1q:8 1s:3 27:5 2c:3 2k:4
kjob	2j:18 2s:6 31:-3
kjobless	10:13 23:10 2j:5
kkin	1z:8 2s:6
klabel	1k:9 1w:-3 27:7 29:-3 2c:4 2i:9 2y:16
klanguage	s:12 2b:5 2h:3
kleisure	1s:3 1v:5 2k:4 2o:3
kmaker	1h:7 1o:4 2k:3 2o:3
kmedicine	m:28 25:8 2s:8
knation	1w:7 2b:3 2h:6
kpastime	27:10
kpeople	1n:9 24:4 25:3
kplace	0:6 2e:5
kpossession	21:4 2k:9
kschool	2j:3 2p:-5 2s:4 2v:11
ksign	1j:20 1o:4 25:4
ksport	1s:5 1y:3 27:3 2k:6 2t:-3 2y:7
ksystem	0:5 16:4
ktech	1v:4 29:-3 2a:4 2c:5 2m:3 2r:3
ktool	24:4 2k:5 2z:5
ktrait	1r:5 2a:4 2l:21 2y:6
ktrouble	25:8 27:8 2b:-3 2l:9 2q:5
kvehicle	2g:-9 30:9
kworkplace	1v:8
l**0 #1	1p:9 24:4 2d:-5 2j:5
l**0 #3	25:5 29:6 2r:8 2x:7
l**0 #4	1y:3 2q:4
l**0 #6	1x:5 2k:3
l**0 '	0:3 2r:6
l**0 ,	2b:-5
l**0 -	1l:4 1q:3 1r:4 1s:3
l**0 .	0:3 2w:-3
l**0 a	27:3 2z:-4
l**0 about	1r:-3 2l:3
l**0 above	2w:6
l**0 according	2o:-3
l**0 actually	1y:10
l**0 afraid	2a:6
l**0 after	0:3 1r:5
l**0 against	0:3 23:-3
l**0 all	1n:5 1o:6 1x:4 1y:3 2d:5 2q:-3
l**0 allergic	1m:3
l**0 allergy	0:5
l**0 allowed	0:3
l**0 alone	2e:-3
l**0 along	25:3
l**0 also	0:8
l**0 always	24:4
l**0 am	0:5 23:3 2y:3
l**0 an	1o:5 1x:4 23:8 29:6
l**0 another	0:8
l**0 answer	0:3
l**0 answers	2a:4
l**0 anyone	0:3
l**0 anything	1m:4 2a:4 2w:5
l**0 apply	2o:6
l**0 are	1n:7 23:-5 25:9
l**0 argue	2l:5
l**0 around	0:3 2e:6
l**0 as	0:3 1y:4 29:-3
l**0 ask	2b:-3
l**0 asking	2l:-3
l**0 asks	2l:5
l**0 at	1t:4 2e:3 2l:3
l**0 august	2r:-5
l**0 aunt	0:14
l**0 away	2p:-3
l**0 baby	1n:3 2x:3
l**0 back	0:5 2d:6 2t:5 2w:3
l**0 bad	2w:7
l**0 bakery	0:5
l**0 bald	1n:3 25:4
l**0 bank	0:3
l**0 bar	0:5
l**0 bass	0:7
l**0 be	23:4
l**0 beach	2p:5
l**0 because	0:3 1x:-3
l**0 bed	24:4 25:6 2y:5
l**0 been	2l:-3
l**0 before	1o:3 23:4 24:3 2o:5 2y:4
l**0 behind	0:3 1n:4
l**0 being	21:6 24:5
l**0 berlin	23:4
l**0 best	1x:8 2o:4
l**0 better	2j:-3 2p:3 2w:7 2y:-3
l**0 between	2w:5
l**0 big	0:4 2p:5 2v:9
l**0 bike	24:5
l**0 birthday	0:4
l**0 bit	24:5
l**0 bloke	24:-3
l**0 board	24:6 2k:5 2w:-3
l**0 boat	2q:-3
l**0 book	1k:4 1x:6 2v:3
l**0 booked	2o:7
l**0 books	24:5 2p:3
l**0 born	1x:7 2u:5
l**0 both	0:4 1x:7
l**0 bought	0:5 23:-3
l**0 boy	1k:5
l**0 boyfriend	0:9
l**0 boys	2l:-3
l**0 break	0:5
l**0 breakfast	1r:7
l**0 bridge	0:6
l**0 bring	23:4 24:3
l**0 bro	0:3 1s:9
l**0 broke	1x:4 25:7 2t:3
l**0 brother	0:4 2d:3
l**0 brothers	1z:4
l**0 budget	0:4
l**0 bus	2w:5
l**0 business	0:7 1y:4 23:-3
l**0 but	2l:4
l**0 buy	23:3 2p:3
l**0 by	2d:4 2o:3 2y:5
l**0 cake	2j:3
l**0 call	24:3 2j:5 2o:-3 2p:7
l**0 called	0:4 2j:13
l**0 calls	24:4 29:-3
l**0 came	1x:5
l**0 can	25:8 2d:-3
l**0 can't	21:7 25:4
l**0 cannot	0:4
l**0 cant	0:15
l**0 capital	0:4
l**0 car	2o:-3
l**0 card	0:4
l**0 care	1v:5 2d:3
l**0 carry	0:3
l**0 case	2w:5
l**0 catholic	2v:6
l**0 certificate	1t:5
l**0 change	0:5
l**0 changed	1x:7
l**0 cheap	0:3
l**0 check	0:4
l**0 chicken	1r:9
l**0 children	1x:5 24:3
l**0 choir	0:5 2j:-3
l**0 christmas	23:4 2o:5
l**0 church	1t:-3 24:7 2o:5 2q:3 2u:7
l**0 city	1t:10
l**0 class	1t:4 1x:9
l**0 closed	1x:9
l**0 club	24:5 27:-3
l**0 coach	1o:4 24:10 27:6 2o:5
l**0 coffee	1k:5 2c:6 2d:-3 2s:7
l**0 cold	0:4
l**0 college	1k:3
l**0 come	23:3
l**0 comes	0:4 1o:5 24:-3 2o:3
l**0 coming	1x:4 20:4 25:4 2o:3
l**0 commute	24:3
l**0 company	23:4
l**0 cook	2w:10
l**0 corolla	0:8
l**0 correct	2a:4
l**0 cos	0:6
l**0 cottage	29:-3 2k:3 2o:3
l**0 country	1v:6 2v:8
l**0 county	1k:7 1x:8 2v:7
l**0 couple	2s:3
l**0 course	23:-3 2o:7
l**0 cried	24:-3
l**0 cross	27:9 2j:6 2o:-3
l**0 crying	0:5
l**0 customer	0:4
l**0 cut	1x:4 23:5 2o:4
l**0 dad's	1x:5 27:7
l**0 dairy	0:5
l**0 daughter	2s:-3
l**0 day	23:4 2r:6
l**0 days	24:7 2o:3 2x:7
l**0 decided	1n:4
l**0 degree	0:4
l**0 dentist	1x:3
l**0 deposit	1x:4
l**0 diabetes	0:5
l**0 did	1n:-3 1x:4
l**0 die	0:3
l**0 died	1x:3
l**0 dinner	24:6 2p:3
l**0 divorced	1x:-3
l**0 do	2o:7
l**0 doctor	0:4
l**0 does	1o:3 1y:-3
l**0 doesn't	2q:-3
l**0 dog	24:4
l**0 dogs	24:3
l**0 doing	1t:3 2j:11
l**0 don't	1o:6 1t:-3 2a:3
l**0 dont	0:3 2a:4
l**0 down	23:3 31:3
l**0 draft	0:3
l**0 drink	0:8
l**0 drive	24:9 2o:5
l**0 driving	1s:4
l**0 drop	2a:4
l**0 due	1n:-3 2o:4
l**0 dutch	0:6 2r:6
l**0 each	24:10 25:-3
l**0 early	24:7 2o:7
l**0 earn	2a:-3
l**0 easy	2y:-3
l**0 eating	1r:9
l**0 eggs	0:3
l**0 eight	2x:8
l**0 eleven	1l:7 1z:4 25:4 2r:3
l**0 end	2a:3
l**0 engineer	0:3 23:-3 2r:4
l**0 enough	0:5 2l:4
l**0 ever	1r:-3
l**0 every	24:10
l**0 everybody	1o:3
l**0 everyone	1o:5
l**0 everything	2l:5 2w:7
l**0 ex	0:4
l**0 exam	2o:5
l**0 explain	2a:8
l**0 eyes	0:5
l**0 facebook	0:4
l**0 fact	0:3
l**0 failed	1x:8 2r:3
l**0 fair	1y:3
l**0 fall	2o:-3
l**0 family	1t:3
l**0 farm	24:6 2o:5
l**0 father	1x:3 1z:-3
l**0 fear	0:4 1x:-3
l**0 feet	1x:4 26:5
l**0 fell	1x:6
l**0 fella	2b:-3
l**0 fifteen	1x:-3 24:4
l**0 find	25:4
l**0 fine	0:3
l**0 finish	1t:4 23:5 2o:4
l**0 finished	1x:6
l**0 firm	0:4
l**0 first	1y:3 2j:4 2w:7
l**0 fish	1r:4
l**0 fishing	0:8 1x:7 2q:-3
l**0 fit	0:3
l**0 five	1v:4 23:-4 26:6 2r:-3 2x:8
l**0 fix	0:3 2p:4
l**0 floor	24:5 2d:-5
l**0 fly	2o:8
l**0 flying	2o:9
l**0 folks	0:3
l**0 food	0:3 2o:-3
l**0 foot	1x:-3
l**0 form	2o:9
l**0 forty	1l:6 23:10 29:7 2j:3 2r:4 2x:4
l**0 found	1x:4 2r:-3
l**0 four	1n:4 1y:3 25:6 2d:3 2k:3 2s:7
l**0 free	1k:9
l**0 friend	0:3 24:-4 2s:5
l**0 friends	1k:4
l**0 from	0:3 20:6 24:7 2k:4 2r:5 2t:4
l**0 full	2j:5 2o:4
l**0 game	24:4
l**0 games	1s:3
l**0 garden	23:3 2o:5 2p:6
l**0 gave	0:4
l**0 get	1x:6
l**0 getting	23:9
l**0 girl	0:3 1t:4 2t:3
l**0 girls	2j:4
l**0 give	0:5
l**0 given	0:7
l**0 glass	24:7
l**0 go	1o:3
l**0 god	1o:7
l**0 going	25:9 2x:3
l**0 gone	0:4 1x:4 21:-3
l**0 gonna	0:6
l**0 good	1o:4 2l:5 2w:6
l**0 got	2q:3
l**0 grade	1t:7 2j:10
l**0 granddaughter	0:3
l**0 grandpa	1x:5
l**0 group	24:-3 2j:-3
l**0 guy	2s:3
l**0 gym	1k:7 24:7
l**0 had	23:-3 25:6
l**0 hair	25:5 2o:-3 2p:3
l**0 half	23:4 2j:4 2k:4
l**0 hand	20:5 25:7
l**0 handed	1x:10
l**0 happens	1o:3
l**0 hard	25:3 2r:-3
l**0 has	21:-3
l**0 hate	0:4
l**0 hates	0:6
l**0 have	27:-3 2q:-3 2w:-3
l**0 haven't	24:5
l**0 having	2o:10
l**0 he	2t:-3
l**0 head	1q:6 1x:4 1y:-3
l**0 help	24:3
l**0 her	2l:3 2o:7
l**0 high	1t:3 2p:-3
l**0 him	1t:6 2b:-3
l**0 hip	0:3 1x:4
l**0 his	1o:-3 25:5 2d:3 2k:4 2l:6
l**0 history	1k:7
l**0 home	1x:4 2e:5
l**0 honest	1o:5
l**0 hospital	0:4
l**0 hour	24:5 2s:-3
l**0 hours	24:6
l**0 how	23:-3 2b:-3
l**0 hr	2l:-3 2o:-3 2p:3
l**0 hundred	2r:3 31:5
l**0 husband	2o:-3
l**0 husband's	0:4
l**0 i	2b:-3
l**0 i'd	23:4
l**0 i'll	0:3
l**0 i'm	1k:-3
l**0 i've	2o:6
l**0 idea	0:3
l**0 im	24:-3
l**0 instagram	2q:4
l**0 interview	2o:4
l**0 into	0:3 2o:3 2r:4 2u:4
l**0 is	1r:5 2n:-3 2y:-3
l**0 it	1y:-3 27:3
l**0 it's	1o:5 2a:-3
l**0 its	1o:4
l**0 january	2o:7
l**0 job	1o:4
l**0 joined	1x:6
l**0 june	0:5
l**0 just	1o:6 2a:3 2o:-3
l**0 k	27:-3
l**0 keep	2a:4
l**0 kept	2j:6
l**0 keys	0:3
l**0 kids	1o:-3
l**0 kitchen	23:5 2o:3 2p:-3
l**0 knees	23:6 2l:6
l**0 know	2l:4
l**0 lad	2t:-3
l**0 lady	1x:4
l**0 last	23:3
l**0 late	1s:7
l**0 lawyer	2o:3
l**0 learn	23:4
l**0 learning	s:3 27:7 2o:6 2q:8
l**0 leave	2a:5 2o:7
l**0 leaves	24:6
l**0 leaving	1x:4
l**0 leeds	1k:11
l**0 left	1t:6 1x:10 1y:5 21:6
l**0 legal	2o:4
l**0 less	2l:5
l**0 let	23:-3 27:-3 2l:4
l**0 letter	2o:-3 2p:5
l**0 letters	2a:5
l**0 library	1k:-3 1o:3 2s:5
l**0 licence	1x:3
l**0 life	2r:4
l**0 lift	29:-3
l**0 like	2l:-3
l**0 limerick	1y:-3
l**0 line	24:3
l**0 list	2o:3
l**0 little	0:4 29:3
l**0 live	2d:4
l**0 lived	0:4 2d:3 2e:-3
l**0 lives	2b:-3 2d:4
l**0 living	1x:-3 2a:-3 2d:9 2o:-3
l**0 long	1n:5 29:-3 2o:5
l**0 longer	0:4 1y:4
l**0 looking	24:-3 2j:3
l**0 lord	0:5
l**0 lose	1x:7 25:5
l**0 losing	23:6 25:8
l**0 lost	1n:5 1t:-3 1x:5
l**0 loud	2l:4
l**0 love	0:4 1x:6 2l:3
l**0 lunch	0:4
l**0 mad	0:4 1n:-3 2y:5
l**0 made	0:3 2r:5
l**0 mail	2o:-3 2z:7
l**0 major	0:4
l**0 making	0:4
l**0 mama	24:9
l**0 man	1x:4
l**0 manager	2o:3 2r:6
l**0 marathon	2o:3 2r:4
l**0 march	0:7 1k:-3
l**0 married	23:4
l**0 mass	24:3
l**0 mate	0:4
l**0 may	2t:3 2z:-3
l**0 me	1y:4
l**0 mean	2l:4
l**0 means	2l:10
l**0 meat	1r:3
l**0 meeting	2o:7
l**0 member	0:3
l**0 menu	2q:5
l**0 met	2o:3
l**0 miles	24:-4 27:6
l**0 milk	0:5 2p:4
l**0 mine	20:-3
l**0 minute	0:5
l**0 minutes	24:6
l**0 miss	0:9
l**0 mom	0:4 2d:4
l**0 monday	0:3
l**0 money	24:4 2p:4
l**0 months	0:10 1x:-3
l**0 more	1o:3 2k:3 2u:3 2w:3
l**0 morning	2c:4 2y:7
l**0 most	0:3
l**0 mother	23:5
l**0 move	23:6
l**0 moved	1x:7
l**0 moving	1t:-3 23:4 2o:7
l**0 music	1o:3
l**0 must	2o:3
l**0 my	1o:4 20:4 2n:-3 2o:6
l**0 myself	24:5
l**0 n	0:7
l**0 name	2r:3 2s:4
l**0 named	0:6
l**0 nan	1x:3 1y:4 2d:3
l**0 near	2o:10
l**0 neighbour	0:7
l**0 never	2l:4 2o:3
l**0 new	1k:5 24:3 2x:7
l**0 next	2o:8
l**0 nice	2l:3
l**0 niece	0:4
l**0 night	1t:5 1y:-3 2o:5
l**0 nights	0:6 2p:6
l**0 nine	1l:3 2s:4 2w:6
l**0 nineteen	1x:4 29:7
l**0 ninety	2x:11
l**0 no	1o:3 23:4 2l:5
l**0 nobody	1o:5
l**0 noise	2o:-3
l**0 none	0:3
l**0 normal	2a:5
l**0 not	1o:4 1p:-3 2l:3 2r:5
l**0 nothing	1r:3 2u:9
l**0 notice	1x:5
l**0 number	0:3 2k:9
l**0 nursing	0:4 23:-3 2d:6
l**0 of	1p:5 2o:4
l**0 off	1x:4 27:3
l**0 offer	1x:5
l**0 office	2j:7 2p:4
l**0 old	2c:7 2s:12
l**0 older	1o:3
l**0 on	29:4
l**0 once	0:5 20:5
l**0 one	29:4 2p:4 2s:5 2x:7 31:4
l**0 only	1o:4
l**0 op	2d:3
l**0 open	23:5 2o:5
l**0 or	2p:5
l**0 other	24:9
l**0 our	1n:-3 24:6 2j:4 2o:7 2w:-3
l**0 out	24:3 2b:-3 2q:3
l**0 over	1k:5 27:-3 2k:3
l**0 own	24:-3 2r:4
l**0 paid	0:4 2d:5 2z:5
l**0 paper	2j:9
l**0 parents	24:-3 2j:-3
l**0 park	2w:4
l**0 part	1x:5 23:3 2l:-3
l**0 partner	1t:-3 2j:3
l**0 party	1s:8 2p:-3
l**0 pass	0:4 30:5
l**0 passed	1x:6
l**0 passport	23:6 2o:6
l**0 past	24:8 2w:5
l**0 pay	0:4 1o:4
l**0 person	23:-3 2l:5
l**0 phone	1s:7 2p:3
l**0 pick	24:7
l**0 picked	0:5
l**0 pie	23:9
l**0 place	1v:3 2r:4
l**0 plant	0:4
l**0 play	24:5 2o:3 2z:-3
l**0 playing	0:8 23:5
l**0 plays	2w:5
l**0 plot	2k:5
l**0 pm	2y:5
l**0 podcast	1x:-3 2q:4
l**0 point	1o:4 1x:-3 2l:3 2o:4
l**0 points	2a:6
l**0 polish	0:6
l**0 post	1x:8 2o:4
l**0 pounds	2a:3
l**0 pregnant	1w:-3
l**0 pressure	23:3
l**0 primary	1v:3
l**0 print	2w:6
l**0 priya	2c:4
l**0 proper	21:4 2p:3
l**0 put	1x:3 25:5
l**0 question	2a:7
l**0 quiet	1k:6 2l:3
l**0 quit	1x:4
l**0 radio	24:7 2p:5
l**0 rain	2c:3
l**0 raised	0:4 1o:-3 2l:5
l**0 ran	1x:14 1y:4 2j:3
l**0 rather	1t:-3 24:3
l**0 read	1y:6
l**0 reading	0:5 2z:4
l**0 reads	24:7 2w:7
l**0 real	2w:10
l**0 really	2l:7 2o:-3 2q:7
l**0 recipes	2a:7
l**0 reckons	0:3
l**0 record	2o:6 2r:-3
l**0 refuse	2w:-3
l**0 rent	24:3 2d:3 2r:-3
l**0 reply	2a:7
l**0 retired	0:6 2o:-3
l**0 rice	1r:3
l**0 right	0:4
l**0 ring	0:6
l**0 road	2r:5
l**0 roast	24:7
l**0 roll	0:4 24:6
l**0 round	1n:8 1x:-3 24:3
l**0 run	1t:-3 1x:3 1y:6 24:8
l**0 running	0:7 24:3 2o:3
l**0 s	2r:3
l**0 same	1v:3
l**0 sat	1y:7 24:5
l**0 saturday	1v:4 24:7
l**0 saving	23:5
l**0 says	2t:-3
l**0 scared	0:4
l**0 school	1t:5 2p:-3
l**0 science	0:8 2a:6
l**0 scratch	0:4
l**0 second	24:6 2r:9 2v:7
l**0 see	24:4 2o:3
l**0 seen	1y:5
l**0 sell	2o:8
l**0 send	0:3
l**0 sent	1x:5
l**0 service	1s:6 1v:-4 1y:3 24:4 2r:5
l**0 set	2q:3
l**0 seven	24:10 25:4 2x:6
l**0 shift	2j:7
l**0 shop	2o:-3
l**0 short	1n:5
l**0 should	2l:-3 2o:-3
l**0 sick	1o:5 25:8 2d:-3
l**0 side	1k:5
l**0 signed	0:4
l**0 since	0:4 2l:-3
l**0 sing	27:9
l**0 single	0:8
l**0 sister	1x:5
l**0 sit	1t:4 23:5
l**0 sitting	2o:6
l**0 six	24:5 26:4 2r:7 2x:3
l**0 sixteen	0:3 2x:8
l**0 size	25:4
l**0 sleep	0:4
l**0 sleeping	24:4 2d:4
l**0 sleeps	2y:6
l**0 small	1s:10 2l:4 2o:6
l**0 smell	1s:4
l**0 so	2a:5 2l:6 2w:4
l**0 sold	1x:3
l**0 some	0:4 24:7 2p:-3
l**0 someone	2t:6
l**0 something	25:4 2a:-3
l**0 son	0:3 23:-3 2d:4 2s:-3
l**0 soon	0:3
l**0 sort	2l:3
l**0 sound	2q:-3
l**0 soup	24:4
l**0 spanish	2k:-3 2v:6
l**0 speak	0:3 23:7
l**0 speaks	0:10
l**0 speech	25:10
l**0 split	1x:8 2t:4
l**0 spring	23:-3
l**0 stand	0:5
l**0 start	25:5 2q:6
l**0 started	1x:7 25:7
l**0 starting	0:4 2o:4
l**0 starts	0:3 2o:4
l**0 stay	24:7 2j:7 2p:4
l**0 staying	1o:4 2d:5 2o:9
l**0 stays	2d:4
l**0 stick	0:3 2z:4
l**0 still	2o:-3
l**0 stone	31:5
l**0 stop	23:5 2a:8
l**0 stopped	0:7
l**0 store	2o:4
l**0 straight	0:3 2l:7
l**0 stroke	0:5 23:-3
l**0 stubborn	2l:6
l**0 stuck	0:3 2l:5
l**0 student	1k:9 1x:-3 2o:7
l**0 study	0:3 2o:9 2p:5
l**0 stuff	2a:5
l**0 sugar	1r:3 2a:-3
l**0 suggest	0:9
l**0 summer	2o:6
l**0 sunday	2j:7 2o:10
l**0 supposed	0:3
l**0 surgery	1v:4
l**0 swapped	0:5
l**0 swim	1v:6 24:7
l**0 swimming	21:4 24:6 27:4
l**0 switched	1x:6
l**0 table	24:5 2j:3
l**0 tablet	25:4
l**0 take	2l:5
l**0 taken	0:5
l**0 takes	24:3
l**0 taking	1t:6 2o:3
l**0 talk	2j:-3 2o:4
l**0 talking	2t:9
l**0 taught	2j:14
l**0 tax	0:5 29:-3
l**0 tea	2p:5
l**0 teach	2j:9
l**0 teacher	0:4
l**0 team	24:3
l**0 teeth	1x:7
l**0 telephone	2y:6
l**0 tell	2w:3
l**0 ten	1l:7
l**0 terrified	0:3 21:4
l**0 test	0:3 2j:4
l**0 text	2p:3 2w:5
l**0 th	1x:-3 2x:6
l**0 than	1y:4 2l:4
l**0 that	2p:4 2r:-3 2s:-3
l**0 the	1o:4
l**0 them	2a:5
l**0 there	24:4
l**0 these	2q:-3
l**0 thing	21:3 2o:3 2r:3
l**0 third	2j:8
l**0 thirty	24:7 2r:5 2x:3
l**0 this	1x:4 2b:-3 2o:7
l**0 those	1o:3 21:4
l**0 three	1r:7 2k:4 2q:-3 2s:6 2x:5
l**0 through	24:8 2o:3
l**0 thursday	1k:6 1x:6
l**0 till	1n:4 24:5 2o:9
l**0 times	0:8
l**0 to	20:3 21:-3
l**0 together	2o:3 2t:11
l**0 told	0:3
l**0 too	24:5 2l:3
l**0 took	1x:5
l**0 top	1n:5
l**0 train	1y:-3 2k:7
l**0 training	1t:3 2j:4 2o:3
l**0 truck	1o:3 1x:5
l**0 trying	2o:6
l**0 turned	0:5 1x:5
l**0 turns	24:6
l**0 twelve	1l:3 2x:3
l**0 twenty	1l:4 1y:3 2q:-3 2x:5
l**0 two	0:3 1y:5 29:4
l**0 u	23:4 2l:-3 2v:5
l**0 uncle	0:3
l**0 under	23:5 24:3 2a:3
l**0 until	23:5
l**0 up	24:3 25:3
l**0 us	2h:8
l**0 use	2p:-3
l**0 used	2o:3
l**0 usually	2o:-3
l**0 van	1x:5 2o:3
l**0 vegan	2x:-3
l**0 very	2l:7
l**0 vet	23:5
l**0 voice	1o:-3
l**0 w	2o:4
l**0 waiting	0:6
l**0 wake	24:3
l**0 walk	21:7 23:3 24:3 27:3
l**0 walked	1x:8
l**0 walks	24:4
l**0 wanna	k:4
l**0 wants	1t:-3
l**0 was	1n:-3 1y:5 2x:4
l**0 watch	0:5 2p:6
l**0 water	1x:7
l**0 way	24:7 2r:-3
l**0 we've	0:4
l**0 wear	0:4
l**0 wedding	1x:8
l**0 week	2d:3 2o:6
l**0 weekend	24:7 2d:-3 2o:4
l**0 weeks	1l:5
l**0 well	2t:6 2w:6
l**0 went	1x:6 1y:3
l**0 were	0:4 2x:7
l**0 what	1o:5 2w:-3
l**0 whatsapp	1s:4 1x:-3
l**0 where	2o:4
l**0 where's	0:3
l**0 which	20:3 2y:-3
l**0 who	2b:-3
l**0 whole	1x:5 1y:8 23:6 24:3 2x:4
l**0 why	2q:-3
l**0 wife	1z:4 21:-3 2w:-3
l**0 winter	2o:6
l**0 with	1q:4 2d:5
l**0 without	2b:-3 2w:4
l**0 won	2r:4
l**0 wont	0:9 1x:-4
l**0 work	0:5 1y:4
l**0 worked	0:5 1y:3
l**0 working	0:3 1o:3 1y:3 24:7
l**0 works	24:4
l**0 write	1o:-3 1s:-3 24:3 2w:7
l**0 writing	0:4
l**0 wrong	0:3
l**0 year	1y:3
l**0 years	2q:3
l**0 yesterday	0:3
l**0 you	1o:3 2d:-3 2p:-3
l**0 you're	2a:6
l**0 young	0:4 1x:5
l**1 ^	0:9
l**1 a	1m:5
l**1 the	1y:6 2z:5
l**10 ,	0:3 24:-5
l**10 .	0:8
l**10 a	1n:5 1y:7 23:6 2d:7 2p:5 2x:8 2z:6 30:3
l**10 and	2a:-3 2l:11 2p:4
l**10 at	1x:10 2d:10 2o:11
l**10 be	0:4 23:9
l**10 for	0:11 1x:8 2l:13
l**10 her	0:3
l**10 in	2o:8
l**10 is	0:10
l**10 just	0:9
l**10 me	0:7
l**10 my	1n:5 25:7 2o:6
l**10 no	2a:7
l**10 not	2a:-3
l**10 of	1x:14
l**10 old	0:9 27:7 2k:6
l**10 on	24:5
l**10 one	0:6
l**10 play	o:11 27:3
l**10 plays	o:6
l**10 she	0:6
l**10 the	1s:5 23:8 2t:6
l**10 to	0:5
l**10 what	0:3
l**10 who	0:6
l**10 with	1n:12 1s:5 2a:6
l**10 you	0:4
l**11 a	0:9 2l:-3
l**11 at	1c:16 1o:-3 2s:5 2v:5
l**11 for	0:6 2o:8
l**11 from	0:4 p:4 2o:4
l**11 in	v:12 1p:-3 2o:5 2s:4
l**11 is	0:4
l**11 of	0:8 2u:10
l**11 the	1k:4 1x:6 27:3 2o:10
l**11 to	v:6
l**12 from	p:7 2j:9 2o:8
l**12 in	v:11 1v:4 1x:6 1y:4
l**12 to	0:6
l**13 ,	0:11
l**13 a	2q:5 2w:10
l**13 an	0:3
l**13 got	1x:14
l**13 my	23:-3 24:11
l**13 new	0:11 1x:7
l**13 of	2k:5
l**13 on	2l:11
l**13 the	1x:6 21:4 24:7 2c:11
l**13 to	0:5 o:3 2p:7
l**15 ,	2e:12
l**15 .	x:6 2g:6
l**15 ^	x:8
l**15 a	1s:-3 23:-3
l**15 at	2k:4 2o:7
l**15 from	v:13
l**15 had	1x:5
l**15 in	0:3 v:10 23:5 2q:3
l**15 new	0:4
l**15 the	24:5 2c:6 2p:3
l**15 to	v:9 2o:12
l**16 ,	0:6
l**16 .	0:4
l**16 a	1t:-3 2c:4 2d:4
l**16 an	0:12
l**16 and	1n:7 1t:8 2q:6
l**16 at	i:7
l**16 for	1x:-3
l**16 got	4:5
l**16 her	0:4
l**16 his	0:3 24:3 2r:3
l**16 i	0:5
l**16 in	1s:7 1x:8 2a:5 2q:4 2w:7
l**16 is	0:11
l**16 my	21:7 24:4 2a:6 2j:5
l**16 night	2y:9
l**16 no	1n:5 25:10 2d:11
l**16 of	24:12
l**16 old	13:4 1x:3 2l:-3 2p:6
l**16 one	2m:18
l**16 our	13:3 2e:8
l**16 that	0:3
l**16 the	1s:6 1x:4 21:6 2a:-3 2z:4
l**16 to	0:7 25:10
l**16 which	0:3
l**16 with	0:12
l**16 you	0:3
l**17 a	27:-3 2l:4
l**18 ,	1r:5 23:9
l**18 .	0:4
l**18 a	0:3 1n:6 1v:3 23:5 25:3 2o:5
l**18 about	0:3
l**18 an	1n:6 2w:13
l**18 and	1n:8 2a:3
l**18 at	0:3 c:5 2o:6
l**18 best	0:11
l**18 can	0:4
l**18 can't	1d:14
l**18 does	0:6
l**18 dog	1x:7
l**18 eat	8:10
l**18 for	0:4
l**18 have	0:5 3:5 2o:-3
l**18 her	0:5 24:10
l**18 i'm	4:3
l**18 in	0:6 1x:8 2j:10
l**18 it	0:8
l**18 like	0:10
l**18 my	0:3 1r:7 2q:6
l**18 no	1r:6
l**18 not	1r:3 2a:5
l**18 of	1s:5 24:6
l**18 off	9:8 t:16 1r:6
l**18 on	1r:13
l**18 one	0:5 24:5 2a:-3
l**18 only	0:3 24:8
l**18 or	1r:6
l**18 that	0:6
l**18 the	1x:5 1y:4 20:3 24:11 2m:5 2r:6 2w:5
l**18 to	2l:6
l**18 up	8:4
l**18 what	0:7
l**18 which	0:7
l**18 with	0:8 20:6 2a:5 2o:-3
l**18 you	0:6
l**19 a	0:3
l**1a a	1n:-3 24:8 30:11
l**1b #1	1p:3 1x:5 2a:4 2l:-3 2o:3 2y:3
l**1b #2	1p:8 2o:6 2p:3 30:16
l**1b ,	0:4 24:4
l**1b .	0:9
l**1b a	1q:6 1t:11 23:5
l**1b and	2a:3 2o:3
l**1b at	24:9
l**1b bus	2j:5 30:-3
l**1b his	1x:3 23:-3
l**1b in	0:3 1v:5 2o:4
l**1b my	0:3 2q:4 30:7
l**1b now	0:3
l**1b on	1r:3 24:6
l**1b the	1k:4 2k:4 2o:3
l**1b to	0:3 1n:7 1t:9 1x:3 24:6
l**2 a	23:6 2e:-3
l**2 her	1t:13 1x:4
l**2 i	0:10
l**2 in	2d:11
l**2 is	2o:4
l**2 new	2s:5
l**2 old	0:9
l**2 post	29:3 2q:3
l**2 the	1t:7 29:7 2r:7
l**2 to	0:11 1x:5
l**3 "	0:5
l**3 #1	26:13
l**3 #2	0:4 1n:7 24:8 31:5
l**3 #3	26:5 31:7
l**3 -	1k:5 1x:9 26:3 27:6 2k:3
l**3 .	0:8
l**3 a	1z:5 2l:3 2z:-3
l**3 an	1y:13 2k:5 2z:7
l**3 and	23:-3 2a:11
l**3 are	1x:10
l**3 at	0:5 1x:3 2w:10
l**3 by	2o:7 2w:8
l**3 can't	1d:15
l**3 do	0:4
l**3 first	0:9
l**3 five	24:3 26:4
l**3 for	0:3 1x:7
l**3 four	24:6 2a:5 31:9
l**3 from	0:7
l**3 gone	0:7
l**3 got	1x:5
l**3 her	0:5 2d:3
l**3 his	1x:11 2d:5 2o:3
l**3 i	0:3
l**3 in	0:5 1o:3
l**3 it	0:7
l**3 laid	1x:5
l**3 left	0:5 20:4
l**3 me	2a:11 30:7
l**3 my	1k:11 1y:4 24:6 2p:5 2r:-5
l**3 never	f:12
l**3 new	1s:10 1x:12
l**3 next	0:4
l**3 night	24:7 2j:4
l**3 no	0:10
l**3 not	0:3 1r:7 2a:9
l**3 of	1v:9
l**3 on	1r:10 25:10 2k:7
l**3 one	1n:7 25:8 2o:5 31:5
l**3 passed	1x:9
l**3 put	24:5
l**3 six	1x:-3 26:7
l**3 so	0:4
l**3 that	0:7 2t:-3
l**3 the	1x:4 21:6 25:4 27:4 2p:5 30:3
l**3 three	24:9 27:6 2a:8 2o:8 2s:8
l**3 to	0:5 24:5 2p:8 2q:6
l**3 two	24:14 26:10 2r:5 2s:3 2w:8
l**3 was	1x:6
l**3 we're	24:6
l**3 what	0:8
l**3 you	0:9
l**4 -	1k:6 1s:3 1t:10 2d:6
l**4 .	0:3
l**4 a	1t:8 1w:7 24:11 2s:5
l**4 an	0:3 11:3
l**4 and	0:3 1y:5
l**4 be	0:4 2o:4
l**4 do	0:5
l**4 for	0:5 1y:-3 24:5 2j:8
l**4 get	1o:3
l**4 have	0:3 m:3
l**4 her	1x:7
l**4 i	23:6
l**4 in	24:7 2o:7
l**4 me	0:8
l**4 my	0:6 1t:-3 1x:9
l**4 of	1k:5 2j:8
l**4 on	0:9
l**4 one	2o:6
l**4 or	0:3
l**4 that	0:5
l**4 the	1x:4 20:6 25:5 29:4
l**4 they	0:4 20:4
l**4 to	0:5 27:6
l**4 what	0:3
l**4 who	2q:8
l**4 with	2d:8 2w:7
l**4 you	0:3 1o:6
l**5 -	1v:3 24:4 2p:6 2w:10
l**5 a	2p:5 2w:7
l**5 am	0:3 24:3
l**5 an	0:4
l**5 and	0:11 1n:-3
l**5 do	0:8
l**5 for	0:3 27:10 2v:5
l**5 from	2x:6
l**5 her	0:10 25:4
l**5 his	23:10 2k:8
l**5 i	0:3 24:5 2a:4
l**5 i'm	0:10
l**5 in	2r:11
l**5 is	0:5
l**5 like	0:7
l**5 me	2a:9
l**5 my	0:7 23:5
l**5 new	1x:4 25:17
l**5 of	0:4 24:8 2j:7
l**5 on	0:9 1o:5 21:9 2p:4
l**5 one	23:12 2a:8
l**5 that	25:10 2q:5
l**5 the	0:3 1s:3 1v:4 2j:5 2p:3 2r:3 2y:4
l**5 to	0:8 1o:-3 1s:-3 2o:10
l**5 what	0:7
l**6 ,	0:4
l**6 a	0:7 2o:6
l**6 and	0:5
l**6 i'm	0:4 2o:6
l**6 is	0:5
l**6 of	24:11
l**6 she	l:6
l**6 the	1o:4 24:5
l**6 to	1t:5 27:-3
l**7 #1	24:4 2y:4
l**7 #2	23:10
l**7 ,	1n:-3 23:9 2a:4 2p:6
l**7 -	1x:8 24:6 2d:4 2o:9 2q:4
l**7 .	1u:5
l**7 a	1o:8 1q:-3 23:4 2a:4 2p:7 2w:4
l**7 am	0:4
l**7 an	23:6
l**7 and	0:3 1t:7 2a:4 2d:3 2l:3
l**7 answer	2a:5
l**7 are	2r:-3
l**7 as	1v:7 2o:8
l**7 at	24:5 2d:12
l**7 before	20:7
l**7 both	1w:4
l**7 but	2l:12
l**7 call	0:3
l**7 calls	24:3
l**7 can	1o:5
l**7 did	1o:6
l**7 do	2a:6
l**7 does	1o:-3
l**7 doesn't	0:3 1o:4
l**7 don't	0:3
l**7 dont	0:4
l**7 ever	2a:3
l**7 for	23:12 2a:3
l**7 from	0:7
l**7 got	0:6
l**7 have	1t:-3 1y:4
l**7 he	24:7 2p:-3
l**7 i	1x:6
l**7 im	0:4
l**7 in	0:3 1o:7 23:6
l**7 it's	0:4
l**7 its	0:8
l**7 just	1x:8 2a:4 2d:6
l**7 kindly	0:6
l**7 left	0:4
l**7 let	1x:3
l**7 like	2p:-3
l**7 make	2a:9
l**7 me	0:5
l**7 mi	0:4 2r:-3
l**7 my	0:3 2a:5
l**7 never	0:6
l**7 no	0:8
l**7 not	1o:5
l**7 of	0:8 1t:-3
l**7 on	1x:5 2l:8
l**7 put	0:5
l**7 said	1x:6
l**7 say	0:5
l**7 she	23:8
l**7 still	24:-3
l**7 taught	0:6
l**7 than	2j:-3 2u:6 2w:8
l**7 that	2a:5
l**7 that's	2o:-3
l**7 the	1r:6 1x:12 2a:6 2q:-3 2r:8
l**7 three	0:6
l**7 time	2p:6
l**7 to	0:3 2a:5
l**7 was	0:5
l**7 we	0:8
l**7 what	1o:-3
l**7 who	1o:4
l**7 will	2l:6
l**7 with	1x:3 2o:3 2u:8
l**8 ,	i:5
l**8 ^	i:8
l**8 a	21:10
l**8 it	0:4 2r:-3
l**8 the	0:3 2o:5
l**9 ,	0:7
l**9 a	0:3 1m:6 1y:5 23:7 2k:5 30:7
l**9 for	24:10
l**9 i	0:4
l**9 in	0:3 25:9 2a:3
l**9 is	0:14
l**9 my	25:3
l**9 no	1r:19 2p:6
l**9 of	0:4
l**9 on	m:8 25:7 2q:6
l**9 quit	l:5
l**9 the	1s:3 1x:4 24:3 2r:3 2z:9
l**9 you	0:8
l**a #1	25:4
l**a a	1v:5 2b:-3
l**a be	m:8
l**a do	0:4
l**a for	23:7 2q:8
l**a got	m:16
l**a had	m:7 1x:8
l**a has	m:14
l**a have	m:7
l**a her	0:4 m:3 1x:5
l**a high	25:9
l**a my	1n:7 1x:5 2o:5 2r:6
l**a not	m:21
l**a of	25:7
l**a on	25:3 2j:4
l**a the	0:3 24:3
l**a to	2l:9 2p:8
l**a was	1x:6
l**a with	0:6 1x:6 24:8
l**b ,	0:10
l**b a	0:5 2c:6 2j:3
l**b at	1k:3
l**b is	0:6
l**b the	0:5 1x:7 1y:8 2q:4
l**b to	1t:-3 24:4
l**c .	0:6
l**c a	2b:7 2p:7
l**c and	s:8 1y:6
l**c in	1y:5 2w:4
l**c me	0:7
l**c my	23:8
l**c plain	0:5
l**c the	1t:3 2o:13 2p:10 2r:3 2x:6
l**d #2	1x:7 2r:7
l**d #3	23:4 24:3 31:9
l**d ^	x:6
l**d a	0:4 24:5 2q:3 2w:4
l**d and	24:11 2p:11
l**d the	1t:8 2j:9 2o:5
l**e ,	x:7
l**f a	1x:4 2p:-3
l**f blood	25:3
l**f his	m:3 25:4
l**f i	1x:11 1y:-3
l**f is	25:4
l**f my	1x:5 24:3
l**f the	0:3 1n:8
l**f to	0:12 1o:6 2o:-3
l**g ,	0:5
l**g .	0:6
l**g ^	3:3
l**g a	2k:4 2w:4
l**g for	1t:-3 24:12
l**g of	0:8 24:6 2q:-3
l**g the	2j:7
l**g to	0:18
l**h ,	28:9 2e:5
l**h .	0:8
l**h ^	x:4
l**h a	2d:4 2l:4 2m:4
l**h and	0:8
l**h at	0:7
l**h eat	3:9
l**h for	0:3 2q:4
l**h from	p:13 1s:8
l**h in	1o:5 1x:3 2d:4 2p:7 2q:3
l**h is	0:9
l**h like	2l:9
l**h my	0:6
l**h of	23:7
l**h on	0:9 24:5
l**h the	2c:4 2j:3 2r:4
l**h to	2o:10
l**h two	1x:8 28:6 2x:8
l**h which	0:3
l**i ,	2o:8
l**i .	0:8
l**i a	1k:3 1y:3 23:4
l**i and	0:12 2o:7
l**i at	1x:11 24:5 2o:8
l**i before	23:5 24:7
l**i do	24:15
l**i first	2d:8 2k:12
l**i for	0:4 1y:5 2o:4 2w:7
l**i from	0:6 i:3 2s:4
l**i her	0:6 24:4
l**i his	24:4
l**i in	0:3 1y:5 24:5 2d:5 2y:9
l**i is	0:4
l**i new	0:6
l**i no	1r:5 2a:8 2d:3
l**i of	0:6 2p:6
l**i on	0:5 25:9
l**i one	0:8 2d:5
l**i our	0:4 2k:8
l**i own	2d:15
l**i that	0:10
l**i the	1q:3 27:6 2o:7
l**i this	0:3
l**i three	1x:6 2d:11 2j:10
l**i to	0:6 1x:6 2p:5 2y:4
l**i two	0:5 1x:4 2d:3 2q:-3 2r:7
l**i with	0:3 24:11
l**j .	1u:3
l**j a	1v:4 2q:4 30:5
l**j an	2q:6
l**j and	0:3 24:3 2a:5 2j:8
l**j any	0:3 1o:4
l**j for	0:5
l**j have	0:10 1o:-3
l**j in	2f:9 2p:3 2w:8
l**j it	0:5
l**j of	1o:10 2k:9
l**j on	2j:5 2y:8
l**j the	1l:-3 2w:4
l**j to	0:3 1x:7
l**j what	0:8
l**j which	0:6
l**k ,	2d:6
l**k -	0:3 2g:13
l**k .	24:7 2e:7
l**k ^	0:5
l**k a	0:3 23:6 2m:9
l**k and	1x:9
l**k aunt	2d:10
l**k is	x:13
l**k me	z:3 24:6 2d:8
l**k my	0:12 1y:9 2d:3
l**k that	0:4
l**k the	1n:10 1x:15
l**k to	0:10
l**l a	1o:9 2e:6 2m:6 2o:4
l**l from	0:14 p:4 1x:8 1y:4
l**l in	0:9 1k:4 1y:4 2d:-3 2o:9 2x:6
l**l of	23:7
l**l our	0:3 1x:9 2q:4
l**l the	1x:3 23:3 24:3 2e:5 2j:3 2w:3
l**l to	1x:5 24:4 2o:5
l**m ,	0:4
l**m to	2a:5 2o:6 2w:-3
l**n -	0:7 2d:3
l**n ^	0:9
l**n a	1t:-4 1x:4 2v:11
l**n her	0:5
l**n i	0:4
l**n in	1z:-3
l**n my	1x:15
l**n the	2r:4
l**n to	0:8
l**n what	0:4
l**o .	0:4
l**o a	2d:6 2k:7
l**o for	0:10
l**o i	0:3 2j:3
l**o i'm	0:3 2o:13
l**o in	1t:10 2j:16
l**o is	0:11
l**o me	0:7
l**o my	0:4 2r:6
l**o no	2l:7
l**o of	0:3
l**o the	0:3 1x:4 24:3 2a:3 2v:-3 2x:8 31:-3
l**p a	1o:4 2l:4
l**p one	0:4
l**p the	1x:5 2o:8
l**p two	0:4 1x:-3
l**q #1	1p:6 2x:3
l**q ,	0:4
l**q .	0:3
l**q the	0:6
l**r "	2a:-3
l**r .	x:7 1k:6 1t:11 2i:6 2s:6
l**r a	2o:6 2q:3 2v:6 32:3
l**r and	0:14 1v:7
l**r at	c:4 1x:11
l**r called	0:8 x:6
l**r for	0:11 1y:6 2q:9
l**r from	1x:7
l**r in	0:5 v:10 1t:9 2k:8 2o:7 2v:5
l**r is	x:7
l**r my	0:5
l**r of	0:7 i:3 1k:6 2s:5
l**r sister	2g:5
l**r the	1x:6 21:6 24:6 25:9 2q:3
l**r to	1m:10 1x:10
l**r uncle	x:10 2d:6
l**r with	0:7 x:4 20:5 2d:10
l**s ,	2p:-3
l**s .	0:4
l**s a	2a:5
l**s i	0:5
l**s so	0:3
l**s the	2a:-3
l**t ,	0:4
l**t -	0:6 1x:6
l**t .	24:10
l**t a	22:4 2t:3
l**t am	1a:10
l**t an	1y:7 1z:8
l**t and	1k:4
l**t are	0:3
l**t baby	1x:5 1z:8
l**t be	0:4
l**t been	1a:5
l**t best	2s:5
l**t do	0:4
l**t for	0:3 1y:5
l**t four	0:6 1z:9
l**t get	0:13
l**t getting	1x:3 2t:3
l**t got	1x:5
l**t have	0:10
l**t her	1n:4 1x:4
l**t his	1o:-3 1x:4 2d:3 2o:4
l**t in	1y:7 2d:11
l**t is	1o:4
l**t just	0:6
l**t little	1x:-3 1z:6 2j:3
l**t me	0:5
l**t mi	0:9
l**t my	1x:5
l**t never	0:10 23:-3 2t:15
l**t new	0:4 2s:4 2t:6
l**t no	g:9
l**t of	0:3 1k:3
l**t old	0:6 2s:3
l**t on	0:4 25:10 2o:7 2q:4
l**t one	1z:19 2r:10
l**t other	2j:8
l**t our	1x:6 2d:6
l**t say	2a:5
l**t since	0:7 2x:5
l**t that	1o:-4
l**t the	2x:3 2y:5
l**t three	1z:6 2m:5
l**t to	0:4 1o:8
l**t two	1t:-3 1z:11 2m:5
l**t was	0:6
l**t with	0:6 23:8 24:6
l**t you	0:6
l**t your	2s:-3
l**u ^	0:5
l**u an	23:4
l**u and	d:7 s:4
l**u in	1y:5 2a:7 2k:-3
l**u into	0:5
l**u is	y:4 2o:13
l**u of	s:4 2q:4 2v:10
l**u the	0:6 20:7
l**u to	0:8
l**v ,	0:5
l**v a	0:3
l**v got	1x:7
l**v the	0:6
l**w ,	10:3
l**w an	10:15 2s:7 2x:5
l**w her	0:7 2p:-3
l**w my	1x:6 24:3
l**w old	0:6
l**w retired	2j:3
l**w the	1x:4 23:9
l**x ,	0:8
l**x ^	0:6
l**x a	0:3 24:9 2q:4
l**x my	0:7
l**x of	20:9 2k:4 2l:6
l**x the	23:5 24:4 27:3
l**x to	1o:8 1x:8 2o:8
l**y ^	o:6
l**y a	27:7 2k:4
l**y half	1x:7 27:9 2r:11
l**y i	0:7
l**y my	0:6
l**y the	23:8 29:-3
l**y to	0:3 1y:7 2o:6
l*0 !	0:14
l*0 #1	1x:3 24:7 2d:-3
l*0 #2	29:7 2k:3 31:4
l*0 #3	25:7 29:3
l*0 #4	1y:4 24:-5 2q:8 2r:5
l*0 ,	1n:5 29:5 2b:-3
l*0 -	1l:3 1r:9 1t:4 1y:-3 1z:3
l*0 a	1r:5 29:4 2q:5 2x:8 31:3
l*0 about	2q:3
l*0 above	2w:6
l*0 account	0:3
l*0 across	0:3
l*0 actually	0:4
l*0 after	0:4 2l:4 2o:3
l*0 all	1n:8 1o:5 2d:8 2q:-3
l*0 along	24:3 25:3
l*0 an	1x:10 2q:6 2s:3
l*0 and	0:5 22:3
l*0 answers	r:6
l*0 any	2p:7
l*0 anything	1m:5 1r:3 2w:5
l*0 app	2q:4
l*0 are	23:-5 24:4
l*0 argue	2l:5
l*0 as	0:3 1y:4 29:-3 2o:-3
l*0 ask	1o:4 2o:5
l*0 asking	2l:-3
l*0 at	0:5 1n:3 2e:3 2j:4
l*0 august	0:4 2r:-5
l*0 away	1x:4
l*0 baby	0:3 1n:3
l*0 back	1r:7 1t:3 23:7 27:3 2t:6 2w:5
l*0 bakery	0:6
l*0 bald	1n:4 25:4
l*0 be	2j:4
l*0 bed	24:4 25:6 2y:5
l*0 been	1x:8
l*0 before	24:5 2y:5
l*0 being	1s:4 21:6 24:6
l*0 believe	0:6
l*0 better	2j:-3 2p:3 2w:9 2y:-3
l*0 biscuit	0:6
l*0 bit	24:6
l*0 bloke	24:-3
l*0 boat	2q:-3
l*0 book	1k:3 1x:8
l*0 booked	2o:7
l*0 books	0:3 2p:4
l*0 born	0:6
l*0 bought	1x:11 23:-3
l*0 bring	23:5
l*0 broke	1x:11 25:10 2t:3
l*0 brother	2d:3
l*0 bus	24:3 2w:5
l*0 buy	2p:3
l*0 call	0:3 24:3 2o:-3
l*0 called	0:3
l*0 calls	24:5 29:-3
l*0 can't	0:10 21:7
l*0 car	2o:-3
l*0 care	1v:5 2d:3
l*0 cat	0:5
l*0 cheese	24:6
l*0 children	1x:5 24:7 2o:5
l*0 choir	0:5
l*0 church	1t:-3 24:8 2o:7 2u:9
l*0 class	1t:6
l*0 closed	1x:11
l*0 club	0:3 24:5
l*0 coffee	1k:6 2p:3
l*0 college	1k:6
l*0 come	0:4
l*0 comes	0:4
l*0 coming	1x:4 25:7 2o:10
l*0 cook	2j:3
l*0 correct	0:4
l*0 cottage	29:-3 2k:3
l*0 council	0:3
l*0 couple	24:3 2s:3
l*0 course	1t:5 23:-3
l*0 cousin	0:5
l*0 cut	1x:5 2o:5
l*0 dad	0:8
l*0 daughter	2d:5 2o:5 2s:-3
l*0 day	1x:8
l*0 days	24:9 2o:8
l*0 did	1y:7 24:6
l*0 die	0:3
l*0 dinner	0:4
l*0 do	23:4
l*0 does	1o:3 1y:-3 24:3
l*0 dog	24:-3
l*0 dogs	0:5
l*0 doing	0:5 1t:5 24:3 2o:5
l*0 dollars	0:7
l*0 don't	0:5 1o:9
l*0 done	0:6
l*0 down	24:-3 2o:5
l*0 drink	0:4
l*0 drive	0:9
l*0 driver	0:7
l*0 driving	1s:5
l*0 drop	2a:4
l*0 due	2o:6
l*0 each	0:4
l*0 earn	2a:-3
l*0 eat	24:6
l*0 eight	2r:3 2x:8
l*0 eleven	1x:3 1y:5 2x:6 31:5
l*0 email	0:8 24:-7
l*0 end	2a:3 2o:3
l*0 engaged	1x:5
l*0 enough	2l:8
l*0 ever	0:3
l*0 every	24:5 29:5 2a:3
l*0 everything	0:8
l*0 explain	2a:8
l*0 fair	1y:3
l*0 fall	2o:-3
l*0 father	1x:-5 1z:-3
l*0 fear	0:4 1x:-3
l*0 feet	1x:6
l*0 fell	1x:7
l*0 fella	2b:-3
l*0 find	25:4
l*0 finish	1t:5 23:5
l*0 finished	0:5
l*0 first	1n:5 1t:8 1x:3 24:3 2a:4
l*0 fish	24:7 2j:4
l*0 five	23:-4 2d:3 2p:3
l*0 fix	2p:4
l*0 food	0:7 2o:-3
l*0 foot	1x:-3
l*0 for	1o:7 2j:4 2o:3 2r:5
l*0 forty	24:-3 29:7 2j:5 2x:4
l*0 found	0:3 1x:5 2r:-3
l*0 four	1n:4 2d:4 2s:8 2x:3
l*0 friday	0:5
l*0 friend	0:4 2a:3
l*0 friends	1k:4 2s:7
l*0 from	1q:4 20:6 2k:5 2t:4
l*0 full	2j:5 2k:4
l*0 games	1s:3 2o:4
l*0 get	24:3
l*0 gets	24:5
l*0 girl	1t:5 2t:4
l*0 girlfriend	0:4
l*0 given	0:5
l*0 glass	24:7
l*0 go	2o:5
l*0 going	23:9 2o:5 2x:5
l*0 gone	1x:11
l*0 good	1o:3 2w:3
l*0 got	1x:7
l*0 guy	2s:3
l*0 had	25:6
l*0 hair	0:9 2p:5
l*0 half	2d:4 2j:4 2k:6
l*0 hand	1x:3 20:5
l*0 handed	1x:6
l*0 hands	0:4
l*0 has	0:3 2r:-3
l*0 have	2q:-3 2w:-3
l*0 head	2j:5
l*0 hear	0:3
l*0 help	24:5
l*0 her	0:3 1x:4 23:3 2o:4 2w:4
l*0 him	0:4 2b:-3
l*0 his	2d:8 2k:4 2o:5 2r:6
l*0 history	1k:3
l*0 hold	0:6
l*0 home	24:6 2e:5
l*0 hospital	0:4
l*0 hour	2s:-3
l*0 how	0:4 23:-3
l*0 hundred	2r:3 31:5
l*0 husband	1x:5 24:3 2o:-3
l*0 husband's	0:5
l*0 i	2x:5
l*0 i'm	1x:6 23:-3
l*0 i've	1y:4
l*0 im	24:-3
l*0 in	1q:-3 21:5 2l:8
l*0 into	0:3 2o:4 2r:5 2u:4
l*0 it	1y:-3 23:-3 27:4 2a:3 2o:9
l*0 it's	1o:5
l*0 its	0:4 1o:4
l*0 january	0:3
l*0 job	1o:6 2j:4 2o:4
l*0 joined	1x:6
l*0 june	0:7
l*0 just	0:5
l*0 k	27:-3
l*0 keep	2j:6
l*0 kept	2j:9
l*0 kid	1x:4
l*0 kids	2j:5
l*0 kitchen	23:5 2p:-3
l*0 knees	25:4 2l:10
l*0 lad	0:4 2t:-3
l*0 lady	1x:5
l*0 last	1x:5 2o:9
l*0 law	1x:12
l*0 leave	1x:6
l*0 leaving	1x:8 2o:7
l*0 left	0:4 1x:5 1y:6
l*0 let	23:-3 27:-3 2l:4 2o:3
l*0 letter	2o:-3 2p:5 2w:3
l*0 life	2r:4
l*0 like	2c:3
l*0 limerick	1y:-3
l*0 line	24:6
l*0 list	2o:3
l*0 live	2d:6 2l:6
l*0 lived	2d:3 2e:-3
l*0 lives	2b:-3 2d:4
l*0 living	1x:-3 2a:-3
l*0 long	1n:6 29:-3
l*0 longer	1y:4
l*0 looking	2j:4
l*0 lose	25:5
l*0 lost	1n:7 1t:-3 1x:4
l*0 loud	2l:4
l*0 love	1x:8
l*0 mad	0:3 1n:-3 2y:6
l*0 made	2r:6
l*0 makes	0:3
l*0 making	2o:-3
l*0 many	0:4
l*0 march	1k:-3
l*0 mate	0:3
l*0 may	2t:3
l*0 me	1y:4
l*0 mean	2l:7
l*0 meat	1r:14
l*0 message	0:3
l*0 met	0:8
l*0 might	0:3
l*0 mine	20:-3
l*0 minutes	24:4
l*0 miss	0:4
l*0 mom	0:5 2d:4
l*0 money	2p:4
l*0 more	0:8 2k:5 2w:3
l*0 morning	2c:6 2p:5
l*0 moving	1t:-3 1x:8 23:9
l*0 mum	0:3
l*0 music	0:4 1o:4
l*0 must	2o:5
l*0 my	23:3 24:-5 27:4 2n:-3
l*0 name	2r:3 2s:4
l*0 near	0:7
l*0 needs	0:6
l*0 neighbour	0:4
l*0 nephew	0:4
l*0 never	1o:-3
l*0 new	24:4 2s:7 2x:7
l*0 next	23:8
l*0 night	1y:-3 2o:10
l*0 nights	0:3 24:6
l*0 nine	2x:9
l*0 nineteen	1x:4
l*0 no	0:4 1o:3 23:5
l*0 none	0:3
l*0 normal	2a:6
l*0 not	0:3 1o:6 1p:-3 2a:3 2l:9 2r:7
l*0 nothing	1r:5
l*0 notice	1x:15
l*0 now	0:4
l*0 nursing	1v:5 23:-3 2d:10
l*0 of	1p:3 1t:3 2k:4 2l:5 2q:3 2y:3
l*0 off	0:5 25:-3 27:4
l*0 office	2o:3 2p:7
l*0 old	2c:10
l*0 older	0:4 1o:3
l*0 on	0:5 1n:4 21:8 2d:3
l*0 once	20:6
l*0 one	2l:4 2m:4 2p:6 2s:4 2x:4
l*0 only	1o:6 1x:-3
l*0 open	1x:4 2a:4 2o:9
l*0 other	0:4
l*0 our	2j:7 2o:9
l*0 out	0:6 25:3 2b:-3 2q:4
l*0 over	27:-3 2j:5 2k:5 2o:7
l*0 own	0:5 24:-3 2k:3 2o:4
l*0 packed	0:8
l*0 paper	0:7
l*0 parents	24:-3 2j:-3
l*0 part	1x:5 23:3 2l:-3
l*0 pass	23:3 30:5
l*0 pay	1o:4 24:5
l*0 people	2s:3
l*0 person	23:-3 2l:6 2p:3
l*0 phone	0:4 2p:6
l*0 pick	24:3
l*0 picked	0:5
l*0 place	1v:4 1x:3
l*0 plant	0:4
l*0 play	2o:4 2z:-3
l*0 plays	0:9 2w:5
l*0 please	0:3
l*0 point	1o:4 1x:-3 2l:3 2o:4
l*0 pregnant	1w:-3
l*0 pressure	23:3
l*0 priya	2c:4
l*0 put	25:5
l*0 question	0:3
l*0 questions	0:4
l*0 quit	1x:5
l*0 rain	2c:5
l*0 raised	1o:-3 2l:5
l*0 rather	24:5 2p:10
l*0 read	0:4 1s:4 23:8
l*0 reading	0:5 2z:5
l*0 real	0:4
l*0 really	2o:-3
l*0 record	2o:6 2r:-3
l*0 rent	24:4 2d:6 2r:-3
l*0 replaced	0:5
l*0 retired	0:5 2o:-3
l*0 ring	2r:7
l*0 road	2r:6
l*0 roommate	0:6
l*0 round	1n:10 24:4
l*0 run	1t:-3 1x:5 1y:7 24:3
l*0 runs	0:4 2j:4
l*0 s	0:3 2r:3
l*0 same	1v:8
l*0 saturday	24:9 2o:5
l*0 saving	23:5
l*0 says	2t:-3
l*0 school	0:6
l*0 second	1t:9 1x:5 24:3 2r:4
l*0 see	2o:6
l*0 seen	1y:6
l*0 sell	2o:8
l*0 set	2q:4
l*0 seven	1y:4 2x:4
l*0 she	22:6
l*0 shift	0:4 2o:4 2p:5
l*0 shop	2o:-3
l*0 short	1n:8
l*0 show	0:4
l*0 side	27:5
l*0 signed	0:4
l*0 since	2l:-3
l*0 sing	27:9
l*0 sister	1x:9
l*0 sit	1t:5
l*0 six	1y:3 26:10 2o:5 2r:5 2s:6
l*0 size	25:4
l*0 sleeping	24:4 2d:4
l*0 sleeps	24:5 2y:6
l*0 smell	1s:4
l*0 so	2a:7
l*0 sold	1x:8
l*0 someone	2t:8
l*0 something	25:5 2a:-3
l*0 son	23:-3 2d:4 2s:-3
l*0 sort	2l:5
l*0 soup	24:7
l*0 spanish	2k:-3
l*0 split	1x:9 2t:5
l*0 stand	0:5
l*0 start	25:6 2q:7
l*0 started	0:5
l*0 stay	24:12
l*0 staying	2d:8
l*0 stays	2d:4
l*0 still	24:7 2o:-3
l*0 stop	2o:4
l*0 stubborn	2l:7
l*0 stuck	1x:3 2l:5
l*0 sugar	1r:10
l*0 sunday	0:8
l*0 swim	0:5 1k:4
l*0 table	2j:4
l*0 take	2o:4
l*0 takes	24:3
l*0 taking	1t:7 2o:6
l*0 talk	2j:-3 2o:7
l*0 team	24:5
l*0 teeth	1x:8
l*0 tell	2w:4
l*0 ten	0:4
l*0 terrified	21:4
l*0 test	0:5
l*0 text	2p:4 2w:6
l*0 th	1x:-3
l*0 that	2r:-3
l*0 the	1v:3 1y:9 1z:9 27:3 2k:6 2x:4
l*0 there's	0:6
l*0 thing	0:3 21:5
l*0 third	1t:5 2o:4 2r:10
l*0 thirty	1x:5 2x:6
l*0 this	1x:4 2b:-3
l*0 those	1o:3
l*0 three	25:4 27:3 2q:-3 2s:9 2x:6
l*0 till	1n:4 24:9
l*0 to	1x:3 1y:3 20:4 21:-3 24:5
l*0 today	0:3
l*0 together	0:3 2o:5
l*0 took	1x:3 27:5
l*0 train	24:9 2k:8
l*0 truck	1o:3 2r:6
l*0 tuesday	24:10
l*0 turned	24:-3 2k:4
l*0 turns	24:7
l*0 twelve	1t:5 2x:7
l*0 twins	1x:-3
l*0 two	1l:7 29:5 2o:3 2x:7
l*0 u	23:5 2v:10
l*0 under	23:4 24:5 25:3
l*0 until	23:6 24:8
l*0 up	25:4 2q:-5
l*0 us	2s:3
l*0 van	1x:7 24:3 2o:5
l*0 vet	23:5
l*0 waiting	0:4
l*0 walk	21:7 23:7 24:6 27:7
l*0 wants	0:7
l*0 was	0:4 1n:-3 1o:3 1y:5 2x:7
l*0 water	1x:7
l*0 way	24:7
l*0 we're	0:8
l*0 wear	0:4
l*0 wedding	1x:7
l*0 week	2d:4 2o:4
l*0 weeks	1l:6 24:6
l*0 well	2t:6 2w:8
l*0 went	0:3 1x:3
l*0 were	0:5
l*0 what	23:-3
l*0 when	1o:4
l*0 which	20:3 2y:-3
l*0 who	2b:-3 2r:-3
l*0 whole	23:10 2x:6
l*0 wife	1z:5 21:-3
l*0 winter	2o:6
l*0 with	2p:4 2s:-3
l*0 without	2b:-3
l*0 won	29:-3 2r:5
l*0 work	1y:4 24:4
l*0 worked	1y:11
l*0 working	1o:3 1y:3 24:7
l*0 works	24:3 2j:8
l*0 write	1o:-3 24:5 2w:9
l*0 year	1t:3 1y:6
l*0 years	2q:3 2t:3
l*0 you're	0:7
l*1 a	2o:6
l*1 in	0:8 2a:6
l*1 of	2p:6 2r:-3 2s:3
l*1 the	0:6 1k:-3 24:8 2r:6
l*1 to	0:11
l*1 with	1x:3 2o:4
l*10 a	1y:4 2j:7
l*10 the	24:11 2j:6
l*11 ^	e:6
l*11 a	1x:4 1z:6 2r:9
l*11 of	i:9
l*11 the	0:6 21:8 2o:-3
l*12 a	1y:3 2q:4
l*12 the	0:6 24:6
l*14 #1	0:3 26:9
l*14 #2	2r:6 31:8
l*14 #3	26:5 2r:4 31:8
l*15 a	0:4 1o:4 2q:5 2s:5
l*15 and	0:3
l*15 for	2j:9
l*15 has	e:7
l*15 i	0:5
l*15 just	e:6
l*15 my	1t:-3 1x:10
l*15 the	0:7 20:6
l*15 to	0:4
l*15 we	0:6
l*16 a	1t:5 1w:8 24:15
l*16 i	23:7
l*16 to	2o:-3
l*17 ,	0:4
l*17 a	1t:7 1x:-3
l*17 is	0:11
l*17 the	0:3 25:6
l*18 a	0:4 2d:6 2o:5
l*18 the	0:4 1x:10
l*19 a	24:8 2q:5
l*19 the	1x:6 29:6
l*19 to	0:7
l*1a a	1x:4
l*1b my	0:5 24:-3
l*1b the	0:5 24:9
l*1c ^	0:3
l*1e a	0:6
l*1e the	1x:9 1y:6 27:4 2j:10
l*1f a	2p:6 2w:11
l*1f the	0:3
l*1g a	0:3
l*1g on	1o:5
l*1g the	1v:10 2p:6
l*1h a	0:10
l*1h the	0:4
l*1i -	1v:3
l*1i a	2z:8
l*1i the	2y:5
l*1j .	0:3
l*1j a	2a:5 2p:6 2q:-3
l*1j i	2a:4
l*1j i'm	0:3
l*1j me	2a:9
l*1j the	25:-3 2j:4 2z:4
l*1j to	1o:-3 1s:-3
l*1k my	0:11
l*1k on	0:4
l*1k the	1s:8
l*1m a	0:8 1x:7
l*1m the	0:8 2o:3
l*1n ,	0:8
l*1n a	2o:7
l*1n and	0:4
l*1n she	l:6
l*1n the	1o:4 24:5
l*1n to	1t:5 27:-3
l*1q ,	1n:-3 2a:5 2p:6
l*1q .	0:5
l*1q a	1o:10
l*1q and	2a:4 2q:3
l*1q are	2r:-3
l*1q did	1o:6
l*1q do	2a:7
l*1q does	1o:-3
l*1q don't	0:3
l*1q have	1t:-3 1y:4
l*1q i	1x:3
l*1q it's	0:5
l*1q never	2a:4
l*1q not	1o:8 2a:-3
l*1q people	0:3
l*1q so	0:3
l*1q still	24:-3
l*1q that	2a:6
l*1q the	2a:8
l*1q to	0:3 23:4
l*1q was	0:6
l*1q what	1o:-3
l*1q who	1o:4
l*1q will	2l:6
l*1r ,	0:4
l*1r .	1u:8
l*1r ^	0:6
l*1r a	2a:6 2p:7
l*1r is	0:5
l*1r my	0:3
l*1r on	0:3
l*1r the	1r:6 1x:6 2q:-3
l*1r to	0:5 2a:6
l*1s .	0:5
l*1s ^	0:3
l*1t #1	24:4 2y:4
l*1t ,	0:3 23:10
l*1t .	0:4
l*1t ^	0:3
l*1t a	0:9
l*1t and	0:3 2d:4
l*1t as	1v:7 2o:8
l*1t at	24:5 2d:12
l*1t be	2a:6
l*1t call	0:3
l*1t calls	24:3
l*1t can	1o:5
l*1t do	0:6
l*1t don't	2a:-6
l*1t for	23:3 2a:3
l*1t got	0:5
l*1t he	24:7 2p:-3
l*1t i'm	0:11
l*1t is	0:4
l*1t just	2d:6
l*1t left	0:4
l*1t let	1x:3
l*1t like	0:4 2p:-3
l*1t make	2a:9
l*1t nobody	0:4
l*1t not	0:3
l*1t of	1t:-3
l*1t on	1x:7 2l:8
l*1t said	1x:6
l*1t she	23:8
l*1t taught	0:6
l*1t than	2j:-3 2u:6 2w:8
l*1t that's	2o:-3
l*1t with	1x:3 2o:3
l*1u a	23:6
l*1x ,	2a:8
l*1x .	0:4
l*1z ,	0:8
l*1z .	0:5
l*1z a	2w:6
l*1z be	0:8
l*2 ,	0:8
l*2 ^	0:3
l*2 a	2w:9
l*2 and	24:4
l*2 be	0:3
l*2 been	0:4
l*2 every	24:13
l*2 from	24:6 2o:6
l*2 have	24:-3
l*2 i	0:3 1x:6
l*2 never	0:7
l*2 on	1x:7 2o:6
l*2 she	2o:4
l*2 since	1x:11 2x:4
l*2 the	2o:7 2z:7
l*2 they	1x:7
l*2 to	0:3
l*2 was	0:9
l*2 you	0:3
l*23 a	0:3 11:6
l*23 the	2o:5
l*2a a	1m:7 1y:6 23:7
l*2a my	25:4
l*2a the	0:4 1x:4 24:7 2r:3
l*2b the	1s:4 2z:9
l*2b to	l:14
l*2c the	0:5 24:6
l*2d a	0:3 2j:10 2k:6 30:7
l*2h a	1q:4 2l:3 2w:3
l*2h my	0:3 1n:7
l*2h on	8:5
l*2h the	1x:6 2j:6
l*2i a	0:3 1v:5 2j:4
l*2i on	2j:5
l*2i the	24:3 25:5
l*2i to	2p:8
l*2j of	i:14
l*2k #1	25:4
l*2k ,	0:3
l*2k a	0:7 25:4 2b:-3
l*2k be	m:10
l*2k has	m:5
l*2k have	m:12
l*2k my	m:12 25:12 2o:7
l*2k the	24:4
l*2k was	1x:6
l*2k with	m:10
l*2l a	0:3 2j:9 2l:5
l*2l the	2o:3 2q:5
l*2m a	2c:7
l*2m the	0:3 1x:7 1y:3 24:6 27:-3
l*2n the	0:11 1x:4 1y:7
l*2p a	2b:7
l*2p in	0:4 2w:5
l*2p plain	0:5
l*2p the	1y:-3 2r:4
l*2q the	1t:3 2o:8 2x:6
l*2r .	0:4
l*2r ^	0:4
l*2r a	2p:7
l*2r my	23:8
l*2r the	2o:11 2p:10
l*2s the	0:4 2o:9
l*2t #2	1x:7 2r:7
l*2t #3	23:4 24:3 31:9
l*2t a	0:7
l*2v and	24:12
l*2y ,	x:9
l*2y ^	0:3
l*3 #2	1s:4 2r:9
l*3 -	1x:10 24:10 2j:4 2o:7
l*3 .	0:4
l*3 a	1x:7 1z:10 23:8 2t:9 2w:10 30:3
l*3 and	0:10
l*3 five	1v:7 24:6
l*3 he	e:3
l*3 i	1t:-3
l*3 is	0:4
l*3 me	0:8
l*3 she	15:5
l*3 ten	0:4
l*3 the	1k:3 1p:4 2o:5
l*3 to	1x:4
l*3 we	1x:3
l*3 who	0:10
l*3 you	0:6
l*31 a	1x:6
l*31 his	m:3 25:4
l*31 is	25:4
l*31 my	1x:5 24:3
l*31 the	m:5 1n:8
l*33 a	2p:-3
l*33 blood	25:3
l*33 i	0:8
l*37 a	2k:4 2w:4
l*37 of	0:4 24:6 2q:-3
l*37 the	2j:7
l*39 a	0:8
l*39 the	1x:3 24:4 2j:6
l*3a in	v:15 1x:10 2q:5
l*3d in	v:8 1x:5
l*3d the	2o:3 2r:6
l*3d to	0:7 v:6
l*3e a	0:8 2o:4 2p:5 2q:3
l*3e the	1s:5 1x:9 21:5 2e:3
l*3f the	20:7 24:4
l*3g a	0:3 2p:-3
l*3g the	0:15
l*3h ,	0:10
l*3h a	2d:6
l*3h in	2d:9 2p:8
l*3h is	0:4
l*3h the	0:3 1y:6 20:-3 2c:3 2o:10
l*3i a	2l:6 2m:6 30:5
l*3j a	0:6 2j:-5
l*3j eat	3:12
l*3j to	3:5
l*3k a	23:4 2d:6 2w:-3
l*3k the	1x:12 27:4 2d:4 2o:10
l*3l a	0:3 1x:4 24:4 29:-3
l*3l the	1q:4 1s:4 27:7
l*3m ,	0:7 15:5
l*3m a	0:4 1k:5
l*3m at	0:4 24:5 2o:5
l*3m for	0:3 2o:7
l*3m on	0:4
l*3m the	2j:9
l*3n a	2p:5 2w:8
l*3n in	24:9 2d:10 2y:9
l*3n my	2o:7
l*3n no	0:7 2d:5
l*3n one	2d:5
l*3n our	0:6
l*3n the	1x:3 2q:3
l*3n to	0:7 2y:4
l*3n two	2d:5
l*3o a	1y:5
l*3q a	0:11 23:5
l*3r ,	0:4
l*3r a	30:7
l*3r has	m:4
l*3r i	0:3
l*3r to	2o:-3
l*3s the	2p:3
l*3u a	2q:5
l*3u an	2q:6
l*3u my	7:7 1q:6
l*3w ,	10:6
l*3w ^	0:5
l*3w a	2p:4 2q:4
l*3w my	0:7
l*3w the	0:5 1l:-3 1x:3 24:4 2w:9
l*4 a	24:5 27:10 2j:4 2p:-4 2q:3 2z:-3
l*4 i	0:14
l*4 is	0:3 1o:3
l*4 the	1o:9 24:9 2d:-3
l*41 ^	0:4
l*43 is	x:5
l*44 a	23:6
l*45 ,	0:7 2d:7
l*45 and	0:4 1x:9
l*46 in	v:5 1y:9
l*47 in	0:3 1x:9 2x:7
l*47 our	0:4
l*47 the	1x:9 24:10 2o:3
l*47 to	24:5 2o:3
l*49 a	1o:9 2e:6 2m:9 2o:4
l*49 in	1k:8 1y:3 2d:-3
l*49 the	0:5 2e:6 2j:4 2w:5
l*4a in	0:4 1y:4 2o:4
l*4b in	2o:8
l*4c in	2o:3
l*4e the	0:6 15:3
l*4f to	2o:6
l*4h and	0:6 2o:-3
l*4i i	0:3
l*4k a	1t:-4 2o:-3
l*4k the	0:8
l*4k what	0:4
l*4l -	2d:3
l*4l a	0:6 2v:11
l*4l in	0:4 1z:-3
l*4l the	2r:8
l*4m a	1x:4
l*4o ,	0:7
l*4o the	1x:12 2o:4
l*4q ,	0:3
l*4q a	1x:3 2d:7
l*4q i	2j:3
l*4q the	24:4 2v:-3 2x:8 31:-3
l*4q to	0:3 23:4
l*4v a	0:5
l*4v the	0:6 2a:5
l*4w my	0:5
l*4x a	2l:4
l*4x the	1x:5 2o:8
l*4y a	1o:4
l*4z two	0:4 1x:-3
l*5 ,	2:16 2q:5
l*5 -	1l:6 26:6 31:7
l*5 .	0:8
l*5 ^	1e:3
l*5 a	1k:9 1l:6 1x:6
l*5 about	0:5 2k:9 2l:6 2q:-3
l*5 after	1r:8 1x:8
l*5 and	29:5 2p:-3 2r:5 31:3
l*5 at	1t:5 1y:4 24:10 2p:5 31:-3
l*5 been	1e:24
l*5 by	0:7 23:4 24:6 2y:8
l*5 for	0:6 1y:5 2x:8
l*5 from	0:4 1i:3 24:15 2s:4
l*5 got	g:3
l*5 has	0:7
l*5 i'm	23:8
l*5 in	0:8 1v:4 2d:-3 2r:11 2w:9
l*5 is	2:32 2t:6
l*5 married	1e:9
l*5 me	0:12
l*5 my	2:3 1x:9
l*5 of	0:5 2d:9 2s:-5
l*5 past	24:10
l*5 the	27:6 2o:11 2r:7
l*5 two	2p:4 31:7
l*5 under	23:4 2a:5
l*5 with	0:3 1x:8 2d:9
l*52 #1	1p:6 2x:3
l*52 ,	0:4
l*52 .	0:3
l*53 the	0:3
l*54 ,	x:3
l*54 ^	0:6
l*54 a	32:4
l*54 the	0:5 1x:7 2q:5
l*55 ,	0:11
l*55 the	1v:7 1x:5 24:6 2o:6
l*57 ^	0:3
l*59 ^	0:3 x:5
l*5f a	0:4 2q:4
l*5h ^	x:5
l*5i ,	0:11
l*5i ^	0:3
l*5i sister	2g:5
l*5j ,	0:3 x:4
l*5j ^	0:3
l*5k ^	x:3
l*5l a	0:9 2v:7
l*5l the	1k:-6 21:9 2o:3
l*5n a	0:4
l*5p ,	2p:-3
l*5p i	0:5
l*5p the	2a:-3
l*5s the	0:7 2l:7
l*5t is	0:6
l*5u a	2q:5
l*5u and	0:6
l*5u my	1x:4
l*5w a	0:4 1x:8 2j:6 2m:4
l*5w do	0:5
l*5w of	i:9
l*5w the	24:6 2d:5 2y:6
l*5w three	2m:3
l*5w to	3:3 1o:8
l*5w two	2m:12
l*5x ^	0:3
l*5x a	1z:4 2t:3
l*5x and	0:9 1x:4 2d:4
l*5x been	1a:11
l*5x best	2s:5
l*5x getting	1x:4 2t:3
l*5x got	1x:8
l*5x her	1n:4 1x:3
l*5x his	1o:-3 1x:5 2d:5 2o:6
l*5x is	1a:11
l*5x little	0:7 1x:-3
l*5x my	2d:4
l*5x new	2t:6
l*5x old	2s:3
l*5x one	1z:14
l*5x our	0:6
l*5x the	0:4 1t:3
l*5x three	1z:14
l*5x two	1z:14
l*5x your	2s:-3
l*5y .	0:3
l*5y a	0:3
l*5z ^	0:3
l*5z a	22:5
l*5z an	1y:7
l*5z for	1y:5
l*5z her	1x:8
l*5z is	1o:4
l*5z my	0:3 1o:3 24:-3 2o:4
l*5z old	0:7
l*5z our	1x:13 2d:6
l*5z the	0:3 1x:3 23:-3 2j:8 2x:3
l*6 a	2q:9
l*6 the	0:6 2j:11
l*62 in	v:23 1y:5
l*62 the	0:5 1y:5 24:-3
l*65 an	23:4
l*65 in	0:3 2a:7 2k:-3 2o:-3
l*65 into	0:5
l*65 is	y:6
l*6e got	1x:8
l*6f a	0:5
l*6g a	0:8
l*6g the	23:10
l*6h a	0:4
l*6h an	0:3
l*6h the	0:9 25:-3
l*6k ^	0:4
l*6k a	2l:7
l*6k my	24:3
l*6k retired	2j:4
l*6k the	1x:7
l*6l the	23:7
l*6o a	0:6 2q:6
l*6o the	0:4
l*6p ,	0:8
l*6q a	1f:10 24:5
l*6u a	0:13 23:4
l*6u the	23:4 2r:5 30:5
l*6u to	o:4 23:4 24:-3 2o:6
l*6v a	0:7 2o:4
l*6x ^	o:5
l*6x a	1y:4 27:8 2k:8 2w:4
l*6x the	0:5 1k:4 23:7 29:-3
l*7 ^	0:4
l*7 he	2t:-3
l*7 that	2l:6 2q:3
l*72 a	0:3 1o:6
l*72 my	1x:5
l*72 the	0:8 2o:4
l*73 ^	0:5
l*73 the	1s:7 1x:7 27:6
l*74 ,	10:4
l*74 a	0:11
l*74 play	o:11 27:3
l*74 plays	o:6
l*74 the	23:5
l*75 a	1n:9 1y:7 2x:9
l*75 to	23:-3
l*76 ^	0:4
l*76 a	1x:7 2p:7
l*76 is	0:3
l*76 my	1n:5
l*76 not	0:3 2a:-3
l*76 the	1y:3 2t:7
l*77 ^	0:4
l*77 a	23:10 2d:4 2z:6 30:5
l*77 in	v:6 2o:9
l*77 on	1g:4 24:7
l*77 the	23:8
l*78 ,	0:3
l*78 ^	0:5
l*78 a	1x:9 2d:5 2j:6
l*78 my	0:13
l*78 the	l:8 24:8
l*79 in	0:9 v:3 1y:4 2q:4
l*79 the	1h:6 1x:5 27:4
l*79 to	0:4
l*7a at	1c:8 1o:-3 2v:7
l*7a in	0:5 1y:7 2j:4 2o:16
l*7b at	1c:5
l*7b from	p:3
l*7b in	v:14 1p:-3 1s:4 1x:4 2d:5 2o:4 2s:5
l*7b to	v:10
l*7d in	v:8 1y:5 2o:-3
l*7e from	0:6 2o:8
l*7e in	v:6 1x:4 1y:4
l*7e to	0:4 23:3
l*7i a	30:6
l*7k a	2k:6
l*7k i	0:4
l*7k the	21:4 24:5 2c:7
l*7l the	0:10 2c:9
l*7m a	1x:7 2q:10 2w:6
l*7m my	o:3 23:-3 24:11
l*7m of	i:6 2k:5
l*7m the	0:8 1x:4
l*7o from	v:14
l*7o in	0:5 v:7 23:5 2q:3
l*7o new	0:3
l*7o the	1x:3 2o:-3 2p:6 2w:3
l*7o to	v:11 2o:6
l*7p a	23:-3
l*7q had	1x:5
l*7q the	0:7
l*7s the	24:10
l*7u the	2c:8
l*7v ,	0:5
l*7v ^	i:7
l*7v in	0:3 1s:8 1x:10
l*7v my	d:5
l*7v of	0:6
l*7v the	1x:3 21:8 24:5
l*7w a	0:6 24:4 2p:8
l*7w the	0:3 27:6 2w:-3
l*7y my	0:5 25:6
l*7y the	1n:7
l*7z a	0:4 23:9 2k:6
l*8 "	2a:6
l*8 #1	0:6
l*8 #2	0:7
l*8 ,	2b:-3 2l:5
l*8 -	0:7 1s:7 27:7
l*8 .	2w:-3
l*8 a	1x:7 24:3 2t:5
l*8 about	2a:3
l*8 after	0:7
l*8 all	1o:6 2k:7
l*8 am	2y:8
l*8 and	0:3
l*8 any	1o:-3
l*8 are	1n:9 1x:7 25:14 2o:7
l*8 ask	0:4 2b:-3
l*8 at	1x:6 21:5 2d:5 2l:10 2w:5
l*8 be	0:3 1x:6
l*8 been	0:6 2l:-3
l*8 before	1o:7 2a:3
l*8 best	1x:10 2o:4
l*8 but	2l:8
l*8 by	1w:3 24:4 2d:15 2o:3
l*8 call	2p:7
l*8 can	2d:-3 2w:3
l*8 can't	0:5 25:4
l*8 changed	1x:9
l*8 correct	2a:7
l*8 dad	e:3
l*8 did	1n:-3 1x:11
l*8 do	2a:5 2o:10
l*8 does	2j:6
l*8 don't	0:5 1t:-3
l*8 eat	0:5
l*8 explain	2a:5
l*8 finally	e:5
l*8 first	2r:13
l*8 for	1t:3 1x:5 25:4
l*8 friend	0:6 24:-3
l*8 from	0:5
l*8 get	1o:5 1x:7 23:7 2o:6
l*8 good	2l:11
l*8 got	0:5
l*8 had	1x:6 25:3
l*8 has	21:-3
l*8 have	0:5 23:7
l*8 her	0:6 2l:6
l*8 him	1x:8
l*8 his	1o:-3 2l:7
l*8 home	0:12
l*8 how	2b:-3
l*8 i	2l:8
l*8 i'd	23:5
l*8 i'm	2o:5 2w:3
l*8 i've	0:5
l*8 im	0:3 2o:-5
l*8 in	1r:4 24:3 25:6 2d:6 2r:7
l*8 into	0:5
l*8 is	2n:-3 2y:-3
l*8 it's	0:6 2a:-3 2d:3
l*8 just	1o:7
l*8 keep	2a:6
l*8 know	2l:4
l*8 left	1x:12
l*8 let	0:4 1x:5
l*8 like	0:4
l*8 lost	1x:5
l*8 love	2l:5
l*8 man	2o:5
l*8 me	1x:12 2a:7
l*8 morning	2y:8
l*8 my	24:6 2l:5
l*8 n	0:8
l*8 never	0:5 2l:4 2o:8 2q:5
l*8 new	0:5
l*8 no	2l:9
l*8 not	0:6 2a:-3
l*8 of	1s:7 1t:4 1x:5 23:5
l*8 off	0:7 1x:4
l*8 old	0:5
l*8 on	2d:4 2o:4 2r:5
l*8 one	1x:10 1y:9 2s:4
l*8 only	24:4
l*8 or	2p:10
l*8 out	0:4
l*8 put	1x:14
l*8 really	2l:8 2q:8
l*8 same	0:3
l*8 send	24:3
l*8 should	2l:-3 2o:-3
l*8 small	1s:13 2l:7 2o:8
l*8 so	2w:5
l*8 some	0:3
l*8 son	0:8
l*8 sound	2q:-3
l*8 still	0:3
l*8 take	23:6 2l:8
l*8 than	0:5 2l:7
l*8 that	1o:7 2s:-3
l*8 the	1x:9 2c:5 2d:3
l*8 there	24:12
l*8 three	1r:11 1z:9
l*8 to	1n:6 1t:3 2a:5 2w:-3
l*8 too	24:6 2l:4
l*8 took	0:4 1x:3
l*8 two	1z:4 2s:8 2x:10
l*8 u	2l:-3
l*8 up	0:7 2q:8
l*8 us	0:9
l*8 vet	0:3
l*8 w	2o:9
l*8 was	0:9
l*8 we	1x:3
l*8 we're	2o:5
l*8 were	0:6
l*8 what	1o:7 2w:-3
l*8 where	2o:5
l*8 why	2q:-3
l*8 wife	2w:-3
l*8 with	1n:4 23:4 29:-3 2d:5 2l:8
l*8 write	2a:7
l*8 you	1o:3 2d:-3
l*8 young	1x:5
l*80 a	2m:6
l*80 my	0:4 4:4 21:8
l*80 the	1n:7 2c:8
l*81 a	2c:4 2p:-3
l*82 a	0:5 2z:7
l*82 my	0:6 24:9
l*83 a	1y:4 2a:-3 2l:3
l*83 my	13:9
l*83 night	2y:9
l*83 old	1x:4 2l:-3 2p:7
l*83 our	13:5
l*83 the	1s:7 2p:-3
l*84 .	0:3
l*84 a	1t:-3 24:7 25:11 2d:7
l*84 the	1n:-3 1x:3 2z:9
l*86 a	27:-3
l*87 a	1x:-3 23:7 25:8 2o:7
l*87 the	2w:6
l*88 ,	0:5 23:9
l*88 .	0:8
l*88 ^	0:4
l*88 a	0:6 24:3 2q:4
l*88 and	20:6
l*88 my	11:7 2q:6
l*88 the	0:5
l*89 ,	x:4
l*89 ^	3:3 9:3
l*89 a	0:9 1n:3 1x:8
l*89 and	0:7 1n:10 2a:3
l*89 is	h:9
l*89 no	1r:9
l*89 of	0:3 1s:5
l*89 to	3:9
l*89 with	0:3 20:9 2a:5
l*8a a	23:9 24:4
l*8a don't	l:11
l*8a i	l:7
l*8a my	1r:10
l*8a the	0:6 1x:7 24:14
l*8c a	1n:7 1v:4 1x:4 1y:5
l*8c at	c:5 2o:6
l*8c the	1x:10 1y:6 24:8
l*8d a	0:6 1y:4 2o:7
l*8d one	0:3 2a:-3
l*8d the	0:7 2b:-3 2r:6 2w:8
l*8d to	0:4 1m:12 2w:4
l*8e ,	0:10
l*8e .	0:5
l*8e ^	0:3
l*8e a	2j:9 2w:8
l*8e and	0:6
l*8e don't	0:5
l*8e eat	8:10
l*8e i	2q:3
l*8e my	0:6
l*8e not	1r:3 2a:5
l*8e of	0:7
l*8e the	0:4 20:6 24:8 2l:-3 2r:3
l*8h a	0:3
l*8n ^	0:6
l*8n a	2q:3
l*8n the	1x:8 24:-3 2o:12
l*8p #1	0:8 2a:4 2y:3
l*8p and	24:3 2o:6
l*8p at	24:12
l*8p on	1r:3 24:6
l*8s #1	1p:5 1x:7 2l:-3 2o:3
l*8s ^	0:3
l*8s a	1q:8 23:7
l*8s and	2a:3
l*8t the	24:4 2k:10
l*8u a	1j:3 1x:-3
l*8u on	0:3
l*8u the	0:9
l*8v ^	0:7
l*8v a	0:4 1h:6
l*8v bus	2j:5 30:-3
l*8v his	1h:6 1x:8
l*8v my	1h:11 2q:4 30:7
l*8v the	1h:14 1v:3
l*a #1	1l:3 1p:14 23:7 2o:6
l*a #2	1p:11 1x:5 25:9 2o:4 2x:5
l*a ,	20:4 23:5 2o:3 2r:6
l*a -	0:9 23:8 24:4 2u:8
l*a .	0:4
l*a a	1r:3 1t:3 24:7 2t:-3
l*a all	0:3 24:5
l*a alone	0:8 2e:-3
l*a an	29:8 2r:3 2s:-3
l*a and	0:4 24:9 2l:5
l*a any	0:3
l*a are	0:7 1o:4
l*a at	0:3 1t:7 1y:-3 21:4 24:4 25:5 2a:6 2w:4
l*a baby	1x:18 2o:10 2x:4
l*a back	0:5 1x:6 2d:10
l*a be	0:5
l*a been	0:7
l*a by	0:3 23:8
l*a come	23:10 2o:10
l*a day	23:10 24:6
l*a do	24:8
l*a each	24:10 25:-3
l*a eight	24:6 2x:7
l*a every	24:5
l*a father	1x:9
l*a first	1y:11 2o:5
l*a for	0:11 2r:4 2x:5
l*a four	1y:7 25:8 2o:9
l*a from	0:11 2r:8
l*a go	0:5 1t:5 27:-3 2o:4
l*a good	2w:5
l*a got	0:8
l*a had	0:11 24:-3
l*a has	0:5 25:8
l*a have	25:6
l*a he	0:3 2k:5
l*a he's	0:6
l*a her	2k:8 2o:10
l*a him	0:6
l*a his	25:6
l*a i'm	0:8 1k:-3
l*a i've	0:6
l*a in	1x:4 29:8 2o:10
l*a is	1r:10 1x:7
l*a it's	15:9
l*a job	0:5
l*a just	0:4 1x:4 2o:-3
l*a last	0:8
l*a law	2d:9
l*a long	0:3 2o:6
l*a man	1x:6
l*a me	0:4 2o:4
l*a mother	0:8
l*a my	2o:5 2r:4
l*a never	0:6 1o:4
l*a next	1p:3 2o:14
l*a night	24:9 2o:3
l*a nine	1l:14 1x:6 24:6
l*a now	0:12
l*a of	1p:7 2o:12
l*a off	1x:6 2o:9
l*a on	2o:7
l*a one	23:4 24:5 2o:4 2r:5
l*a only	0:8
l*a out	0:3 23:7 2o:7
l*a same	2o:4
l*a school	1t:8 1x:7 2v:5
l*a second	2o:8 2r:12
l*a she's	0:4
l*a since	0:6 24:6 2x:8
l*a six	0:4 1x:3 24:7 2x:4
l*a so	2l:9
l*a someone	0:6
l*a ten	1l:14 1y:-3 24:11 2o:4
l*a that	0:3 1s:4 1x:8 2o:-3
l*a the	20:3 24:3 25:4 2a:5 2b:-3 2o:4
l*a them	23:4 2j:5
l*a there	24:-7
l*a these	2q:-3
l*a they	0:4
l*a thing	0:3 2o:4 2r:4
l*a this	0:6 2o:5
l*a three	0:3 1x:-3 2o:4 2x:3
l*a time	1n:7
l*a to	0:4 1o:6 23:10 24:5 2p:7 2q:3
l*a too	0:7
l*a two	0:5 23:7 29:4 2j:4 2o:5
l*a up	1y:6 24:13
l*a was	0:8
l*a we	e:9
l*a week	2j:6 2o:8
l*a weeks	0:6 1x:6
l*a wife	0:3 1x:4
l*a work	1x:11
l*a works	24:7
l*a year	0:7
l*a you	0:3
l*b #2	0:8
l*b -	0:4 21:5 27:5 2j:9
l*b .	24:11
l*b a	2j:10 2o:7 2p:7
l*b according	2o:-3
l*b allergic	1m:3
l*b and	1t:-3 1v:9 1x:4 2l:6 2v:-3
l*b asked	1x:4
l*b been	1x:10 1y:12
l*b bring	24:-3
l*b can	0:3
l*b can't	0:9
l*b don't	2a:7
l*b down	1n:7 1x:3 23:4 29:4
l*b go	1o:3 24:3 2p:3
l*b goes	24:6 2o:4
l*b going	24:3
l*b gone	21:-3
l*b had	0:6 23:-3
l*b has	0:6
l*b have	0:4 1n:3 27:-3
l*b him	23:4
l*b i	1o:-3 2a:3 2b:-3 2l:-3
l*b i'd	0:3
l*b i've	2o:6
l*b in	0:5
l*b is	0:5 2o:7
l*b just	1x:-3 2a:9
l*b learned	1x:3
l*b letter	0:3
l*b like	1o:-3 2l:-3
l*b me	24:6
l*b meant	1o:4
l*b moved	1x:4
l*b moving	2o:3
l*b never	0:5
l*b not	2a:-3
l*b now	0:8
l*b off	2o:7
l*b on	0:5 29:8 2o:13
l*b one	1y:-3
l*b out	1x:3
l*b people	0:3
l*b promoted	1x:4
l*b talk	2a:7
l*b that	2p:10
l*b the	24:10
l*b thing	2a:6
l*b to	1n:3 2y:-3
l*b trying	0:4
l*b up	0:3 25:5
l*b used	0:3
l*b wants	1t:-3 23:3
l*b was	0:8
l*b we	2o:8
l*b went	1x:5
l*b who	0:4
l*b will	0:5
l*b wont	1x:-3
l*b would	0:3
l*b write	1s:-3 2a:5
l*b you	2p:-3
l*d ^	0:8
l*d a	1o:3 1x:5 1y:6 23:5 2a:5 2s:9
l*d my	0:12
l*d the	0:3 1o:13 1x:6 24:3 27:5 29:-3 2q:5
l*d to	0:3 23:12
l*f got	1x:6
l*h #2	1l:3 1x:3 2v:3
l*j a	2o:8
l*j the	24:4
l*k ^	a:8
l*k a	1y:7 2o:9
l*k at	0:4
l*k for	0:5 27:10
l*k high	1t:4 2p:-3
l*k in	1x:8
l*k my	0:6 2o:8 2r:9
l*k old	2s:12
l*k the	0:8 1k:3 1t:6 1y:7 29:-3
l*l a	1m:6 2j:7
l*l the	1x:6 1y:7
l*o a	2j:3
l*o the	2z:7
l*q a	1v:6
l*r ,	0:5
l*r a	23:7 25:-3 2e:-3
l*r i	0:4
l*r the	1t:8 1x:4 2r:6
l*r to	1x:6
l*s a	0:4 2s:-3
l*s in	0:3
l*s post	29:3 2q:3
l*s the	24:9
l*w ^	0:4
l*w a	0:5
l*x ,	0:9
l*x a	1o:-3 1x:5 2z:-3
l*x five	26:5
l*x in	1o:7
l*x my	2p:5
l*x one	1n:7 25:7
l*x six	1x:-3 26:8
l*x the	1x:4 25:7 2e:7
l*x to	0:3 2p:10
l*y -	1k:6 1x:3 27:10
l*y a	0:5 24:9 2l:7 2o:7
l*y and	23:-4
l*y can't	1d:7
l*y gone	0:7
l*y her	1x:3
l*y in	0:7
l*y laid	1x:5
l*y me	30:7
l*y my	0:7 1y:5
l*y night	2j:5
l*y one	25:4 2o:7
l*y passed	1x:9
l*y put	24:6
l*y the	1o:3 21:8 24:3 27:11 2a:-3 2l:7 2p:9
l*y to	24:7 2q:6
l*y we're	24:6
l*z a	0:4
l*z by	24:4 2o:7
l*z the	2p:3 2r:4 30:5
l*z two	2w:9
lanimal ,	0:8
lanimal a	1y:3 2a:-3 2l:3
lanimal for	0:4 23:7
lanimal keeps	13:19 27:10
lanimal my	13:5 1x:8
lanimal no	0:3 13:9
lanimal of	i:8
lanimal our	13:10
lanimal the	1s:7 2d:5 2o:3 2p:-3 2y:4
lanimal three	2m:10
lanimal to	3:6
lanimal two	2m:20
lbody a	1x:5
lbody bad	25:18
lbody blood	25:3
lbody five	26:5
lbody go	1t:6 2o:5
lbody his	1x:4 25:5
lbody it	23:7
lbody left	20:4 25:9
lbody me	0:4 m:5
lbody my	1x:5 2p:4
lbody one	1n:8 25:7
lbody six	1x:-3 26:8
lbody the	21:3 24:3 2b:-3
lbody torn	1n:6
lbreed a	13:7 1x:3 2d:5 2m:6 2o:5
lbreed the	24:6
lcare on	m:3 25:11
lcare the	m:9 25:5 2o:4
lcondition ,	m:12
lcondition ^	m:10
lcondition a	23:-3
lcondition bad	25:6
lcondition got	m:19
lcondition has	m:6
lcondition have	m:3
lcondition my	25:12 2o:7
lcondition the	m:18 24:8
lcondition with	1x:3
ldevice ^	7:11
ldevice a	7:16 2k:7 2q:7 2w:3
ldevice i	0:7
ldevice my	7:9 2o:-3
ldevice old	7:9 1q:19
ldevice the	1k:5 24:3 2z:4
ldiet a	0:4
ldoing a	2p:-3
ldoing been	o:10
ldoing the	0:4 27:5
ldoing up	o:6
ldwelling a	1x:4 23:6 2w:7
ldwelling at	1r:5 2j:4 2o:7
ldwelling back	23:5
ldwelling her	0:4 1x:8
ldwelling his	2o:4
ldwelling i'm	0:8
ldwelling is	0:9 2j:-3
ldwelling my	1x:-4 2d:4
ldwelling new	0:5
ldwelling our	2k:8 2o:8
ldwelling own	2d:14
lemployer a	1m:6 1y:5
lemployer at	0:8 c:16 2o:5
lemployer on	2j:5
lemployer the	0:4 1v:9
lfaith a	0:3
lfaith is	1b:10
lfield -	2d:3
lfield a	10:4 2d:5
lfield but	0:3
lfield do	2j:9
lfield for	1x:4 2l:4
lfield in	1t:4 1x:6 1z:-3 2j:9
lfield let	23:-3 2o:5
lfield like	23:3
lfield my	2a:4
lfield of	2j:8
lfield read	w:6 2w:3
lfield say	2a:6
lfield take	0:4
lfield to	25:5
lfield when	2q:-3
lgiven ,	0:6
lgiven .	x:19 1k:5 24:5 2e:7
lgiven a	0:4 32:3
lgiven and	0:11 1v:5
lgiven at	1c:12 1x:7 1y:3
lgiven called	0:11
lgiven in	0:7
lgiven is	x:4
lgiven of	0:6 1k:6 2o:12
lgiven sister	g:4
lgiven that	0:5
lgiven the	1v:9 1x:6 2o:8
lgiven to	0:8
lill is	m:15
lindustry -	1y:7
lindustry .	0:4
lindustry a	1s:-3 2d:5 2o:9 2q:5
lindustry at	0:8
lindustry did	0:7
lindustry do	2j:8
lindustry for	23:7 2l:4
lindustry from	w:3 24:9
lindustry full	1x:4 2j:7 2p:3
lindustry in	1y:4 1z:-3
lindustry let	23:-3 2o:5
lindustry like	23:3
lindustry of	1v:9 2j:7
lindustry part	1x:5 23:3
lindustry say	2a:6
lindustry take	2p:-4
lindustry the	1x:5
lindustry to	1x:4 25:5
lindustry when	2q:-3
linstrument a	2k:5
linstrument plays	0:3
linstrument the	1o:-3 23:4 2w:4
ljob ,	10:21
ljob .	1v:6
ljob ^	0:5
ljob a	1s:-3 2q:5 2r:5 30:3
ljob an	10:16 29:6 2s:6 2x:4
ljob bus	2j:5 30:-3
ljob dental	2j:16
ljob do	0:3
ljob for	1y:7
ljob her	0:10
ljob his	1x:11
ljob i	2w:-3
ljob my	24:3
ljob new	0:6 2l:-3 2s:7
ljob of	0:3 1k:7
ljob old	2s:3
ljob our	0:10
ljob that	0:8 24:-3
ljob the	0:4 1o:6 24:7 2o:4
ljob to	2o:8 2w:4
ljobless is	10:18
ljobless laid	1x:5
lkin "	0:9 2a:-3
lkin -	0:5 1x:5
lkin ^	0:4
lkin a	1z:5 2a:3
lkin and	0:7 1k:7 1z:4 2a:7 2d:4
lkin baby	1x:5 1z:8
lkin best	2s:4
lkin can	0:7
lkin for	23:6
lkin four	1x:6 1z:10
lkin friend's	0:3
lkin good	2s:9
lkin had	1x:14
lkin her	1n:4 2d:4
lkin his	2o:4
lkin i	l:3 o:6 10:8
lkin in	0:6 1z:-3
lkin little	1x:-3 1z:7 2j:3
lkin me	1x:9 24:6 2d:4
lkin mi	1x:11
lkin my	1n:3 27:-3
lkin new	2l:-3 2m:3 2s:10 2t:5
lkin no	g:6 13:6 2a:3
lkin of	1x:12
lkin one	1z:8 2m:19
lkin other	0:7 1x:5
lkin our	1x:6 2d:6
lkin own	0:12
lkin second	1x:3 23:7 2m:8 2o:3
lkin that	0:5 1o:-4
lkin the	1o:3 1s:7 24:8 2d:4 2j:4 2p:-3 2x:3
lkin three	1z:9 2d:9
lkin two	1z:7 2m:4 2s:4
lkin with	1w:-3 23:11 24:4 25:10 2d:10
lkin your	0:4 2s:-3
llabel a	27:7
llabel for	27:9
llabel had	1x:5
llabel i	2w:-3
llabel is	8:9
llabel morning	2y:8
llabel night	2y:9
llabel the	1k:14
llabel to	0:4 2w:4
llanguage ,	s:17 2b:3
llanguage ^	s:11
llanguage a	2b:3 2l:-3 2w:-3
llanguage an	0:3 23:4
llanguage and	s:18
llanguage in	0:9 2k:-3 2o:-3 2w:3
llanguage into	0:10
llanguage is	0:6
llanguage my	s:16
llanguage of	s:4 2q:4
llanguage speak	s:3
llanguage speaks	s:12
llanguage the	0:3
llanguage to	0:7
lleisure a	2k:11 2l:7 2p:9 2w:6
lleisure can	1d:13
lleisure can't	1d:22
lleisure he	10:7
lleisure my	2q:7
lleisure the	1t:-3 1x:3 23:8 27:5 2j:3 2o:7
lleisure to	1y:5
lleisure you	0:3
lmaker a	1h:10
lmaker the	1h:15 1v:6
lmedicine on	m:18
lmedicine take	m:10
lmedicine the	m:7 1x:3 25:3
lnation ,	s:7 y:13
lnation ^	y:12
lnation a	y:3 2l:-3
lnation an	0:7
lnation and	y:3 1w:4 2b:4
lnation do	0:9
lnation i'm	d:15 y:25
lnation in	2k:-3 2o:-3
lnation into	0:7
lnation is	y:24
lnation my	2a:4
lnation of	0:13 2q:4
lnation the	0:8 1k:-3 27:5
lpastime ,	o:3
lpastime ^	o:10
lpastime a	0:3 23:-3 2p:-3 2q:10
lpastime and	1t:8 23:-4 2j:5
lpastime at	0:4 2w:7
lpastime been	o:16
lpastime do	o:22 24:7
lpastime for	o:23
lpastime in	2r:11
lpastime it	0:4
lpastime of	0:8
lpastime plays	o:8 1x:-3 27:3
lpastime to	1t:3
lpastime up	o:24
lplace ,	0:14 28:9 2e:17
lplace at	1c:8 1o:-3
lplace for	1x:9
lplace from	0:6 1y:5 2o:5
lplace in	1s:3 2q:4
lplace is	0:11 2o:11
lplace of	1k:6 23:4 2e:7 2p:5 2u:6 2v:10
lplace on	1v:9 1x:4 2d:6 2q:3
lplace the	1v:7 23:6 2o:7
lplace to	1x:4 20:4
lplace with	2o:3
lpossession ,	24:13 2o:12
lpossession a	2p:4
lpossession at	1r:5 2j:4 2o:7
lpossession for	0:9 2w:8
lpossession her	1x:8 24:7
lpossession his	1x:3
lpossession in	0:3
lpossession my	1x:-4
lpossession new	0:6
lpossession old	11:7 2k:6 2p:4 2q:3
lpossession on	0:3 1o:5
lpossession our	2k:9 2o:8
lpossession own	1x:6 2d:8 2j:9
lpossession two	2d:4 2k:13 2q:-3 2r:7
lprocedure #1	24:3 2o:-3
lprocedure #2	23:-3 2r:14
lprocedure ,	0:3 2o:5
lprocedure -	0:4 1k:3 1x:6
lprocedure .	0:3
lprocedure and	2r:-3
lprocedure are	0:5
lprocedure back	0:4 1x:3
lprocedure be	23:11 2o:4
lprocedure been	0:5
lprocedure came	0:10
lprocedure come	1x:3
lprocedure died	0:3
lprocedure do	2o:4
lprocedure dropped	1x:9
lprocedure found	2r:-3
lprocedure girl	0:5
lprocedure her	23:4
lprocedure house	1x:4 2e:-3
lprocedure i'm	0:8 2o:-3
lprocedure is	1x:6
lprocedure it	1o:5 1x:6 23:-4
lprocedure like	2o:-3
lprocedure live	0:5
lprocedure lives	0:5 2b:-3
lprocedure living	0:3 1x:-3
lprocedure married	1x:4
lprocedure me	2a:7
lprocedure moved	1x:7 2d:3 2o:-3
lprocedure one	1x:5 20:3
lprocedure out	1x:4
lprocedure packed	0:3
lprocedure place	1x:3
lprocedure put	1x:3 25:6 2o:5
lprocedure that	24:-3
lprocedure turns	0:5
lprocedure up	1y:3 2q:-3 2r:4 2t:4
lprocedure was	1y:6
lprocedure work	23:3 2j:9
lprocedure works	2j:6
lprocedure write	2p:-3
lprocedure years	1y:6
lprocedure you	0:4
lschool a	1s:-3 2j:4
lschool at	0:4 1x:7
lschool high	1t:4 2p:-3
lschool in	0:5 1t:6 1y:-3
lschool the	1k:6 1x:4 23:5 2j:3 2p:-3
lschool to	1t:6 1y:7
lsign ^	1j:17
lsign a	0:3 1j:7
lsport a	0:4 2q:8
lsport play	0:3 o:4 24:6
lsport plays	o:16 1x:-3 24:4
lsport the	1y:5
lsport to	1t:3
lsport up	o:10
ltech #1	0:3 2r:5
ltech ,	1d:4
ltech ^	3:3 1d:6
ltech a	1t:3 24:10 2j:-3 2m:11 2q:6
ltech in	1t:8 1x:4 2q:3 2r:3 2w:10
ltech the	1y:4 2o:6 2r:6
ltech to	1t:3
ltool ,	1g:18
ltool ^	1g:14
ltool a	1x:4 24:7 2z:6
ltool and	1g:29
ltool for	1g:9 2j:12
ltool from	0:4 1g:12 2k:-3
ltool in	1g:13 1o:6 2o:3 2p:6 2q:7
ltool is	0:7
ltool on	1g:14 2j:5 2o:8 2t:-3
ltool one	0:7
ltool the	0:4 1y:-3 2a:4 2q:-3 2r:8
ltool to	1g:16 1s:7 2p:-3
ltool two	0:11
ltool use	1g:12 2w:7
ltrait and	2a:-3
ltrait be	1o:4 2a:11
ltrait i'm	12:6
ltrait is	12:9
ltrait so	2l:9
ltrait the	1k:4 2l:3
ltrait too	2l:8
ltrait very	12:5 2l:5
lvehicle #4	30:19
lvehicle a	2w:3
lvehicle his	1h:5 1x:6 2d:8
lvehicle my	1h:5 1x:14 24:8 2p:-3
lvehicle the	23:3 2q:5
lworkplace ,	0:3
lworkplace a	2s:-3
lworkplace at	0:9 1x:4
lworkplace do	0:9
lworkplace for	2q:9
lworkplace from	0:7 2d:10 2s:3 2v:5
lworkplace her	0:4 1x:5
lworkplace high	1t:4 2p:-3
lworkplace his	0:5 1x:8 2r:5
lworkplace in	0:3 24:14 2j:15
lworkplace my	0:9
lworkplace of	0:6 2q:4
lworkplace old	0:7
lworkplace on	0:13
lworkplace post	29:3 2q:3
lworkplace the	1s:3 1x:3 2z:3 31:-3
lworkplace to	2p:5
m!	1v:4 1x:8 25:4 2r:7 2w:7 31:7
m"	0:4 1m:-3 2q:-5
m#1	27:3 2a:6 2c:6 2m:4 2v:6
m#2	2s:3
m#3	1x:9 1y:4 25:6 26:4 2k:4 2m:8 2r:4 30:7
m#4	1t:6 1x:4
m#5	2d:3 2n:-3
m#6	29:7
m$	0:7 32:3
m%	24:-3
m'	0:3 1n:3 1y:5 2d:-5 2w:4
m(	0:16
m)	0:9 24:10
m,	1o:4 1u:4 2l:3 2n:6
m-	0:4 1k:7 27:3 2n:7
m.	0:3 1u:7 22:8 23:4 24:4 2e:3 2o:5
m/	0:5
m:	0:8 26:8 27:12
m;	1o:3 1q:5 1r:3 1s:8 29:-3 2d:4 2q:3 2v:8 2x:7
m?	0:8 1q:-3 2t:4 30:4
m@	1u:19
m_	0:8
mabide	0:3
mabout	0:3 25:8 26:3 2b:-3 2x:8
mabove	2d:6
mabroad	23:-3
maccepted	0:4 1x:7
maccording	0:5 25:6 31:5
maccount	2o:10
maccounts	0:3
macme	0:6
macross	0:3
mact	2r:8
mactually	1x:9 24:3
mad	0:4
maddress	1u:6
madhd	0:3
madult	0:3 1y:4
madvice	0:3
mafraid	2a:8
mafter	1n:10 1o:3 1x:3 23:4 2d:3 2e:6 2v:3
mafternoon	0:4 1x:6 24:4
magain	23:3 24:5 2d:6 2j:8
mage	0:5 1k:5 1o:5
mago	0:14
maid	0:11
main't	0:5
mair	0:3
mairport	1n:6
malarm	1q:7 2y:12
malcohol	0:4
mall	1k:3 1n:3 1p:9 1y:8 20:7 23:4 24:7 2s:8 2y:4 31:7
mallotment	24:10 27:-3
mallowed	0:3
malone	2a:9 2d:7
malong	0:4 24:7
malready	1q:8 21:9 25:8 26:5 2s:9 2v:5 2w:5
malso	1p:13 2m:13
malways	21:7 24:9 2c:10 2p:8
mam	1q:7 1x:5 24:5 2z:8
man	1o:4 2d:3 2m:8 2q:7 2z:-3
mand	1l:5 1m:6 1n:5
mankle	1k:10 1x:7 24:-3 2o:4
manniversary	0:8
manswer	0:4 1s:3
many	1o:3 1t:-3 1v:8 20:5 24:7 25:6 2a:-3 2c:6 2f:9 2l:6 2p:3 30:-8
manymore	0:3 24:-7 2w:5
manyone	20:5 25:11
manything	1r:8 1x:9 2c:7
manyway	0:5
mapartment	2d:4
mapology	0:7
mapplication	0:3
mapply	0:4
mapril	1x:5 24:9 2o:4 2x:7
mare	23:3 27:12 29:-3 2c:5 2j:6 2z:-3
maren't	0:3
margue	0:3 1o:9
marthritis	24:7
mas	1o:3 1r:6 20:3 24:5 25:3 2c:4 2j:3 2v:5
mask	0:3 2b:-3 2l:16
masked	0:5
masking	0:4 2m:9
masks	0:6 2w:5
masleep	24:8
massistant	0:3
masthma	0:3
mat	1m:6 1n:5 1y:3 24:4
mate	25:10 2e:8
matlanta	0:10 2f:11
maugust	1p:3 1r:5 25:9 2d:3 2o:6
maunt	1x:5 2d:5
maverage	0:3
mawake	0:4
maway	0:5 1v:11
mb	0:3 24:5 2c:5 2g:13 2o:4
mbabies	0:3 27:6
mbaby	1z:6
mback	0:4 1k:4 1q:7 24:3 2b:-3 2o:6 2t:4
mbad	21:11 2d:8
mbadly	o:15 27:4
mbag	0:4
mbake	0:5
mbakery	1x:9
mbald	0:4 1n:5 30:7
mband	1x:8 2c:8 2f:10 2r:3
mbank	2j:10
mbarista	2j:8
mbarn	1x:-4 24:3 2c:-3
mbass	0:4
mbath	0:7
mbathroom	1x:8 2q:9
mbattery	0:3 1q:7
mbay	0:6 2o:3
mbc	0:4 1y:8 2z:11
mbe	1l:5
mbeach	1x:6 24:8 2p:5
mbeans	0:5
mbeard	0:5 21:8
mbecame	2g:12
mbecause	21:10 23:4
mbecome	0:5 2c:13
mbed	24:5
mbedroom	1x:4 24:6
mbedtime	25:9
mbeen	1v:13 2i:10 2o:5 2x:4 30:4
mbeer	0:5 27:9
mbees	0:5
mbefore	20:3 23:8 24:6 2e:8 2j:5 2t:7 2v:6 30:8
mbegin	0:4
mbeginner	0:4 1k:8
mbegun	0:4 2k:12
mbehind	2k:4
mbeing	24:12 25:9 2b:-3 2c:12 2t:10
mbelieve	1x:7
mbell	0:6 24:-3 2o:5
mbench	2q:5
mbesides	2j:9
mbest	0:3 1x:4 24:5 26:7 2j:7 2o:3 30:7
mbetter	0:5 2q:-3 30:9
mbicycle	1x:5 24:3
mbig	1o:3 1y:10 2n:4
mbigger	0:5
mbike	1x:7 1y:6
mbirds	0:6 2y:7
mbirth	31:8
mbirthday	0:3 2r:-3
mbit	1x:4 2x:9
mblack	0:5 24:7 25:8
mbless	0:9
mblock	23:5
mbloke	2b:-3 2t:5
mblood	25:7 2w:4
mblue	29:-3
mboard	1k:3 2w:-3
mboat	0:4 2j:9 2q:-3
mbody	24:13 2q:-3
mboiler	1x:8 2x:9
mbone	1u:7
mbook	0:3 1x:6 2k:4 2v:3
mbooked	0:10
mbooks	2k:5
mboots	1k:10 2j:7
mborn	2g:9 2h:9 31:13
mboss	2r:-3
mboth	1z:3 23:-3 25:14 2a:7 2d:7 2k:8 2w:5 31:9
mbottom	0:5 2w:-3
mbought	2k:3
mbout	1x:12
mbowl	0:4
mbowls	27:3
mbox	2o:-3
mboy	0:3 1x:-5 2o:-3
mboys	2l:-3
mbread	2e:13
mbreakfast	0:5 24:5
mbreaks	0:4 27:11
mbring	29:-3
mbritish	2a:6
mbro	1s:-3
mbroke	0:5 1x:10 30:10
mbroken	0:4 2j:11
mbrothers	0:6
mbrought	1x:6
mbtw	1x:9
mbucks	0:3 24:7
mbudget	0:7
mbuild	1r:12 2o:11
mbuilding	0:3
mburn	0:4
mbus	2j:10
mbuses	1o:9 24:7
mbusiness	1k:5 23:4 2f:5
mbut	1s:8 21:3 27:5 2o:3 2x:9
mbutter	0:3
mbuy	1x:5 30:4
mby	1k:8 1t:7 1z:7 23:4 2g:8 2j:4 2w:8
mc	0:8 2r:8
mcab	2k:6
mcabin	1x:7 24:7 2r:-3
mcafe	0:3
mcalendar	0:6
mcall	0:3
mcalled	0:3 1v:4 1z:6 2m:9
mcalling	1y:-3 2m:8
mcalls	0:3 29:-3
mcalm	0:4
mcalories	2a:6
mcame	27:6 2g:3 2k:8 2m:10 2x:8
mcan	1o:3 1s:8 1v:3 29:8 2c:5 2d:6 2w:8 2x:8
mcan't	1x:7 21:6 25:6 2c:9
mcancer	0:4 1o:4 1x:4
mcannot	1l:3
mcaption	0:10 2q:7
mcar	1v:5 1y:3 31:9
mcard	1x:4
mcards	0:5 1y:-3 2r:8
mcare	2j:6 2x:5
mcarpet	0:4
mcarry	31:4
mcase	2w:5
mcash	0:7 1y:-3
mcat	2m:5
mcataracts	1x:3 25:4
mcats	2m:11
mcause	24:10 2b:7 2v:4
mcdl	2w:5
mcertificate	1x:3 2r:6
mchair	25:13
mchange	0:5 1o:6 2a:-3
mchanged	0:4
mchapter	0:3
mcharacter	0:6
mchat	1k:6
mcheap	27:6
mcheaper	23:-3
mcheapest	24:4 2j:11
mcheck	0:3 1x:7
mchecklist	1t:-3 1x:12
mcheer	0:5
mcheese	1x:6 20:5
mchef	0:4
mchess	0:5 2x:8
mchest	0:3
mchicken	0:5 2k:8 2o:6
mchild	1x:9
mchildren	24:7
mchoir	1k:11 1x:6 27:5
mchristmas	1x:7 23:5 27:8 2c:8 2d:4 2o:7 31:8
mchurch	1x:5 25:4 27:3 2l:3 2r:11
mcitizen	0:5
mcitizenship	e:4
mcity	1x:5 2o:3
mclass	0:4 1y:3 24:12 2o:7 2w:11
mclasses	2p:11
mclean	0:4
mcleaner	0:5
mcleaning	23:-3
mclients	0:6 23:5
mclimb	0:7
mclinic	2p:5
mclock	0:8
mclose	0:4
mclosed	0:4
mclosing	2o:8 2p:9
mclub	1v:3 24:3
mco	1q:4 1x:6 29:3
mcoach	0:5 1y:-3 2o:7 2s:10
mcoffee	24:8 2d:-3 2s:5
mcold	0:3 1m:-3 20:-3 2l:-3
mcolleague	0:3
mcollege	0:4 1k:3 2o:4
mcolor	2l:8
mcome	0:3 2o:3
mcomeback	0:9
mcoming	1p:4 27:7 2q:8
mcommon	0:5 2o:-3
mcommunity	2j:4 2o:-3
mcommute	0:3
mcompany	23:4
mcomplain	0:3
mcomplaint	0:3
mcons	0:5
mcontract	1o:5 1x:13
mconversation	0:8
mcooked	0:6
mcooker	0:5
mcork	0:3
mcorolla	0:5
mcorrect	0:3 2a:4 2g:13
mcos	0:5 25:4
mcost	1r:12 2k:13 2w:-3
mcottage	2d:9 2o:4
mcouch	24:8
mcould	1k:5 1l:5 1o:8 29:-3 2c:9 2k:7 2o:6 2r:3 2w:8
mcouncil	1y:8 2k:6
mcount	0:6 21:3
mcountry	1y:7 27:7 2j:6
mcourse	23:-3
mcourt	1x:9
mcousin	0:3 26:4
mcover	0:3
mcracked	0:5
mcrash	1x:3
mcrazy	0:8 24:3
mcrew	1k:6
mcried	0:6
mcrime	0:3
mcringe	1y:-3
mcrossword	27:7 2y:5
mcruise	1y:10
mcry	1o:7
mcrying	0:7
mcup	0:5 1x:3 2o:-3
mcurry	0:7
mcustomer	2q:4
mcut	0:3 2o:7
mcute	0:4
mcv	0:3
md	0:6 2w:5
mdad	2d:6 2j:9
mdad's	0:3 1x:4 30:12
mdaily	2y:8 2z:5
mdairy	24:9 29:5
mdark	1x:-3 21:8
mdata	1u:12 2q:9 2r:-5
mdate	2o:-3
mdaughter	0:3 2s:-3
mday	1r:5 23:7 2z:4
mdays	24:3 2w:4
mde	0:7
mdead	2o:9
mdeaf	1y:5
mdeal	0:8
mdear	2x:5
mdeb	1n:8
mdebate	0:7
mdecember	1p:4 1v:8 1x:3 24:5 2o:4
mdecent	0:3 2j:11 2w:7
mdecided	1n:4
mdeck	0:3 1x:6
mdeep	0:6 1x:3
mdegree	0:3
mdentist	1x:7
mdenver	0:5 1x:3
mdepot	1y:4
mdesign	0:13
mdesk	0:8
mdid	1n:-3 1w:7 1x:8
mdie	0:3
mdied	1q:6 2k:8 2o:-3
mdiesel	0:3 2v:9
mdifferent	0:6
mdinner	0:3
mdinners	0:3
mdirector	0:4 1x:6
mdivorce	1x:10
mdivorced	0:3
mdo	26:8 2r:3
mdoc	24:-3 25:13 31:6
mdoctor	25:5 2a:6 31:8
mdoctor's	1r:7 2p:12
mdoes	1l:7 1m:11 1o:3 2m:7 2q:4 2v:3 2w:8 30:6
mdoesn't	0:3 2g:11
mdog	1x:4
mdogs	0:5
mdoing	1x:6 2j:13 2x:3
mdollars	0:4 29:9 2r:-3
mdon't	1o:7 21:11 2j:5 2o:11 2u:3
mdone	1k:6 1l:3 1x:6 24:7 2o:3
mdont	24:10 2p:9 2t:7 2w:4
mdoor	0:3 29:-3 2g:8
mdouble	2j:4
mdown	0:4 1r:3 25:7 2u:5
mdownstairs	1x:8
mdr	0:8 2j:11 2s:4
mdraft	0:4 1k:4 1x:7 2o:9
mdraw	23:8 2o:8
mdream	0:7
mdrink	1l:12 1x:6
mdrive	1x:6 23:-3
mdrivers	0:7
mdrives	0:5 2g:11 2m:-5
mdriving	2o:5 2w:13
mdropped	23:5 24:5 2x:12
mdrove	0:3
mdrum	1x:6 2w:8
mdry	0:5
mdubai	0:4 23:-3 30:10
mdue	1n:-3 1x:10 25:4 2o:8
mdust	2k:11
mdutch	2a:6 2q:-3 2r:9
mdying	0:3
meach	24:6 25:4 2a:8
mear	1n:9 25:5 2w:-3
mearly	0:3 1x:4 24:7
mears	0:5
meast	0:7 23:-3 2o:4
measter	0:6 2j:6 2z:4
measy	0:6 2w:12
meat	1k:7
meating	2k:7
meats	0:5 2e:10 31:13
megg	1n:3
meggs	0:3 1m:7
meight	1k:3 1x:13 24:3 2o:8 2q:7 2y:7
meighty	25:11 2g:10
melectric	0:4 2p:5
meleven	1x:6 24:4 27:3 2t:11
melse	1w:6
memail	0:3 2n:9 2p:4
mend	1v:10 2o:6
mengaged	0:3
mengineer	0:4 2p:-3 2r:5
mengland	2x:8
menough	23:6 2x:16
mer	24:-3
meven	23:8 24:5 2s:-3
mevening	0:5 24:5
mevenings	1t:8 21:6 24:4
mever	21:3
mevery	1n:11 24:6 27:6
meverybody	1v:12 2k:10
meveryone	2l:7
meverything	1o:9 24:7 2c:10 2g:8
mex	1x:3 2d:13
mexactly	0:8 1z:11
mexam	2o:4 2r:3
mexample	1u:7
mexpensive	0:7
mexplain	0:4 25:5 2a:5
mexplains	32:12
mextra	0:3
meye	25:12
meyes	0:4
mf	1o:-3 1x:4 2q:5 2w:3
mface	0:6 1r:6
mfacebook	2q:5
mfact	0:5
mfair	1y:5 2k:9 2l:3
mfall	1x:4 23:7
mfalls	1n:5
mfamily	1t:7
mfan	0:5
mfancy	0:6
mfar	0:4 1z:12
mfarm	24:7
mfast	0:4
mfather	1n:5 1w:7 25:7 2d:5
mfault	2l:10
mfavourite	0:7
mfear	0:4
mfebruary	1x:6 23:4 25:5
mfeed	1k:6 1o:4 1x:-5 24:10 2k:13
mfeel	0:3
mfeet	2r:3
mfella	2b:-3 2p:9
mfi	0:3 24:5
mfifteen	26:5 2j:10
mfifty	0:5 1x:5 24:9
mfight	0:4
mfilm	2v:9
mfinally	1v:6 1x:8 1z:13 25:9
mfind	0:6 1l:4 1o:6 26:4 2k:3
mfine	0:4
mfingers	2w:4
mfinish	0:6
mfinished	1t:16
mfire	1y:8
mfired	1x:9
mfirm	0:5 1v:-3
mfirst	1n:5 1t:6 1y:3 2d:6 2i:7 2l:4 2o:6 2w:5 30:5
mfish	1r:6
mfishing	0:5 2k:3 2s:8 2x:8
mfit	0:3 1s:4
mfits	0:3 2k:10
mfitted	25:8
mfive	1n:3 1v:5 1z:7 20:9
mfix	0:5 24:-3 2o:10
mfixed	0:10
mfixes	0:3 22:9
mfixing	2b:-3
mflat	0:5 1o:-3 1x:5 2e:-3
mflight	0:7 24:4
mfloor	0:3 24:6 2p:3 2w:-3
mflour	0:6 24:-3
mflower	2r:3
mflowers	0:4
mflying	1x:3 2x:10
mfolks	0:3 24:3 2d:-8 2g:8
mfollow	0:5
mfood	1t:9 23:3 24:3
mfoot	0:6 27:4
mfootball	0:4 2q:6
mfor	0:3 2d:4 2f:3 2y:3
mfortnight	0:5 1v:3
mforty	1l:8 1x:5 25:11 2j:5 2k:8 2p:-3
mfound	1l:5 1m:9 1x:9
mfour	1y:4 2j:5 2q:7
mfourteen	1t:10 1x:6
mfourth	1x:15 2o:4 2w:-3
mframe	0:7
mfree	1n:-3
mfreeze	0:6
mfreezer	0:5 2k:7
mfrench	0:6
mfresno	0:4 1t:12
mfriday	1l:8 1n:-3 23:-3 24:3 2j:4
mfridays	1r:6 24:13
mfriend	0:4 2a:5
mfriend's	1x:6
mfriends	2q:-3
mfrom	1u:4 1v:3 24:4 29:5 2a:5 2c:4 2s:4 31:10
mfront	0:3 1x:7
mfull	1o:10 24:7 27:11 2g:6 2j:5 2o:4
mfun	0:4
mfuneral	0:3
mfunny	0:5 2l:10
mgame	0:3 23:3 24:3
mgames	0:4 2l:9 2r:-3 2v:12 2y:5
mgarage	0:5 2d:10
mgarden	23:3 2o:6 2q:7
mgas	1x:5
mgate	24:3
mgave	0:6 24:-3
mgeneral	0:8 25:-6
mgenerally	0:14
mgentle	24:8
mget	0:3 1n:9 1z:11 23:5 2b:3 2p:5
mgetting	2o:7
mgift	1p:9 1r:10 1x:7 2c:8 31:10
mginger	20:10
mgirl	0:3 2t:5
mgirlfriend	0:5
mgirls	2d:12
mgive	0:5 20:7 23:6 2q:6 2z:4
mgiven	0:3 1v:9
mgives	0:7
mgiving	24:9
mglasses	0:9 1n:4
mgloves	0:8
mgo	0:3 1v:4 27:-3 2s:6
mgoat	0:5
mgoats	1x:7
mgod	1k:10 1n:10 2w:4
mgoes	1l:10
mgoing	2a:4 2j:9 2v:7
mgolf	0:3
mgone	1x:11 21:-3 25:4
mgonna	2f:10 2o:5
mgood	0:3 2d:10 2j:5 2v:7
mgoogle	29:13 2p:-3
mgoose	2w:-3
mgot	1q:3 25:6 2e:9 2k:-3 2o:3 2w:4 30:7
mgrade	1n:6 1t:9 2x:7
mgrammar	24:5
mgranddaughter	0:4
mgrandmother	2d:7
mgrandson	0:4
mgreek	0:4
mgreen	24:3 2q:5
mgrey	0:6
mgreyhound	0:4 2m:10
mgroup	1k:8
mgrow	0:4 23:7
mgrown	0:4
mguess	0:4
mguitar	0:9
mguys	2d:9
mhad	1t:7 2j:3
mhaha	2o:10
mhair	0:4
mhalf	1l:8 1x:5 23:6 27:3 2o:5 2r:4 2s:9 31:7
mhall	0:7 1k:5 1x:5
mhand	25:4 2o:9 2p:3
mhands	2w:8
mhappen	1o:7
mhappens	0:6
mhard	1l:12 2b:8
mhas	1k:6 1l:6 1q:5 1t:8 20:8 2e:5 2j:6 2m:7 2s:5 2w:4
mhate	0:5
mhated	0:3
mhates	0:7 1t:8 1z:-3 24:10 25:3
mhave	0:3 1l:7 1q:9 1t:-3 1v:4 1z:5 2k:4 2q:5 2v:7
mhaven't	1x:8
mhaving	1k:5 1o:8 1q:10 2o:5 2v:8
mhe	2e:7 2f:4 2j:4 2m:7
mhe's	1n:5 1p:6 1v:6 1x:7 1z:3 28:5 2j:8 2m:-6 2v:6 2x:4
mhead	0:4 2o:4
mhealth	0:6 1t:6
mheard	0:3
mheart	0:5 2l:11 2w:5
mheavy	0:5
mheights	0:10
mhelp	0:3 1o:7 1x:6 2c:4 2e:8 2f:6 2l:10 2o:3 2r:7
mher	1m:8 1p:5 2r:3 2v:-4 2z:8
mhere	0:3 1r:11 1v:9 26:3 2a:-3 2p:7 2y:8
mherself	2d:7
mhes	1v:10 2d:9 2s:3 2v:4 2x:3
mhide	0:8
mhigh	0:5 1n:6 1r:11 1y:-3 24:3 2o:-3 2w:4
mhill	1x:7
mhim	1k:11 1v:4 25:6 26:7 29:6 2m:5 2v:8 2w:3
mhimself	1x:-5 25:9
mhire	0:7
mhis	1o:-5 1p:7 2r:5 2t:3 2y:9
mhistory	0:6 2z:-3
mhit	0:8
mhold	0:3
mholiday	0:3 24:-3
mhome	1k:3 1q:4 1x:6 24:5 2m:9 30:4
mhonest	2r:9
mhonestly	24:10 2d:-3
mhoney	0:4
mhospital	1x:8 2j:4
mhot	2d:8
mhotel	1x:6 1y:6
mhour	2s:-3
mhours	0:4 1x:8 1y:5 23:4
mhouse	1l:11 24:3
mhouses	2q:-3 2r:11 2w:7
mhow	0:4 1m:3 1p:5 1q:4 29:5 2b:3 2d:3 2f:7 2z:3
mhr	1x:7
mhundred	24:7
mhurt	0:3
mhusband	2t:7
mi	1w:3 2t:3 2y:4 2z:4 31:4
mi'd	0:4 1o:-3 2a:7 2j:12 2p:8 2x:6 2y:9
mi'll	0:7 1l:7 1o:9 2o:6
mi'm	1x:4 23:5 25:3 2c:5 2r:4 2t:6 2u:4
mi've	0:3 1t:7 24:5 27:8 2t:8
mice	1x:5 25:6 2d:8 2o:3 2z:4
mid	1w:12
mideas	0:6 2o:10
mif	0:3 2a:7 2w:6
mim	1s:7 1z:3 24:3 2j:3 2t:9 2v:8
min	28:3 2d:4 2e:3 2q:3
mink	0:4
minstead	1k:4 1q:5 1x:6 24:6 2j:5
minsurance	0:8
minterest	0:5
minterview	2r:8
minto	1t:-3
minvoice	0:8
mipad	1q:5
mireland	0:7 1x:7
mis	0:3 1l:5 20:6
misn't	0:5 1y:-3
mit	1p:7 1z:8 2q:3 2z:7
mit's	23:3 25:4 28:7 2e:4 2k:3 2o:8 2p:3 2q:7 2t:-3 2x:7
mits	1v:7 27:7 2g:5 2o:6 2p:3
mitself	25:11
mjanuary	1p:5 1x:4 24:5 2k:6 2o:4
mjess	2d:4 2g:7 2v:10
mjoined	1k:9 1v:6
mjoke	0:4 23:9
mjudge	2a:9
mjuly	1x:4 24:8 2o:7 2r:5
mjune	1m:8 2e:7 2o:8
mjunior	1k:13 2s:11
mjust	25:5 2a:7 2n:3 2x:5 31:10
mk	27:-3 2t:-3
mkeep	0:3 22:11 2a:10 2s:10
mkeeps	2k:-3
mkeyboard	2k:5
mkeys	2j:7
mkg	0:4 26:8
mkid	30:3
mkidney	0:6
mkids	2d:4 2j:3 2l:8
mkill	0:7 1o:4
mkilling	0:4
mkilos	0:7 31:14
mkind	1r:3
mkindly	1u:6 25:8 2o:13 2r:-3 30:10
mking	0:5
mkitchen	2d:9 2j:7 31:9
mknee	27:11 2o:8
mknees	0:4
mknife	0:4
mknows	0:5
ml	0:7 25:6
mla	1t:13 24:-3 2o:6
mlad	0:3
mladies	0:5 2q:7
mlady	0:8
mlaid	0:4
mlake	23:9 27:11 2r:-3
mland	23:7 2q:4
mlandlord	2d:6
mlane	0:10
mlanguage	0:4 2w:5
mlaptop	0:7 24:-3
mlarge	2c:12
mlast	1v:6 1x:3 2r:6 2w:8
mlate	0:4 1x:4 2p:4
mlater	0:4
mlaugh	0:4 27:5 2w:3
mlaw	1o:-3 2s:5
mlawyer	2l:4 2o:5
mlead	2j:7
mleaf	1x:9 2o:-4
mleague	1k:5 27:4
mlearn	23:7
mlease	1x:7
mleave	27:4 29:3
mleaves	1v:8 2g:13 2j:-3
mleeds	1x:4
mleft	1q:-3 1x:3 25:3 2j:6
mlegal	27:12 2s:-3
mlegs	0:6 25:3 2q:3
mleicester	2l:-3
mlength	2q:-3 2y:-3
mlent	1r:8 24:12
mless	2c:10
mlessons	0:6 27:7 29:6
mlet	1k:5 2q:11
mletters	0:3 2a:5
mlevel	24:-3 2r:4 2w:3
mlibrarian	2o:5
mlibrary	1k:7 1q:7 24:-3 2p:6 2q:4 2s:8
mlicence	2o:5
mlicense	0:4
mlife	0:7
mlift	2p:-3
mlifting	25:13
mlight	0:5 2k:3
mlights	0:7 23:7
mlike	0:3 1n:6 1z:7 20:-3 23:6 2k:3 2q:3 2t:10
mlikes	1p:9
mlil	0:3
mlimerick	0:4
mline	1y:5
mlines	0:3 2a:3
mlisbon	0:6 1x:10
mlist	0:5 1x:5 23:6
mliterally	1l:-3 1m:9 24:5
mlittle	2a:7
mlive	1x:4 21:-3 2g:8 2l:8
mlived	0:3 29:-3 2m:-5
mlives	25:-7 2b:-3 2k:8
mliving	25:6
mlocal	0:7 1x:5
mloft	1x:7
mlol	23:11 27:-3 30:12
mlola	1z:13
mlondon	0:3 1x:6
mlong	0:5 29:-3 2p:3 2r:-3
mlonger	2w:-3 2z:8
mlook	0:4
mlord	1x:6 24:11 27:13 2z:12
mlose	0:6
mlosing	25:4
mlost	0:3 1k:9 1r:7 27:6 2x:5
mlottery	0:5 1x:6
mloud	0:7 24:9
mlove	0:3 2l:6
mlovely	0:7
mlow	25:7 2d:-3
mlunch	0:4 24:4 2o:-4
mlungs	2x:13
mlying	0:5
mm	1q:7 24:18 2r:-3
mmad	1n:-3 24:4 2x:-8
mmade	1k:15
mmagazine	0:4
mmail	0:5 2o:-3
mmake	0:3 1v:4 1y:4 29:10 2c:9 2f:8 2o:3 2w:5 2z:7
mmakes	0:5 2t:-3 2u:12 2w:7 30:6
mmaking	30:4
mmama	0:8 2r:-3 2y:8
mman	1x:4
mmanage	2w:-3
mmanager	0:4
mmany	0:3 2a:11 31:8
mmarathon	23:5
mmarch	1x:8 2o:4
mmarcus	1s:7
mmarket	0:4 20:4
mmarketplace	23:-3 2k:12 2o:3
mmarried	1r:7
mmarry	0:8
mmaths	0:8 1x:5
mmay	1p:4 1t:6 25:8 2c:4 2d:6 2t:5
mmaybe	0:10
mme	1k:5 1m:7 1y:3 1z:4 21:3 28:4 2g:5 2r:3 2t:5 2u:3 31:6
mmeal	2c:11 2l:-3
mmeals	0:3 2q:7
mmean	0:3 1l:7 1o:-3
mmeans	1k:8 2f:6
mmeat	2x:11
mmedical	23:7
mmeet	1x:9 2c:13
mmeeting	1z:6 2o:-3
mmenu	0:10
mmessage	0:6
mmet	0:6
mmi	1k:3 1n:6 1x:9 21:9 27:10 2l:7 2o:4
mmiddle	0:9
mmidnight	24:7
mmidwife	0:3
mmile	1x:6
mmiles	0:4
mmind	24:-3
mmine	29:7 2c:11 2d:5 2v:8 30:12
mminer	0:6
mminute	0:4 2r:4
mminutes	2l:5 2r:3
mmiss	0:5
mmissing	0:5
mmix	0:6
mmobile	1p:11 2j:8 2q:8
mmom	1x:11 24:3 2o:4
mmonday	1v:5 1x:4 25:5 2e:7 2o:5 2s:3 2v:8
mmondays	1y:-3 27:5 2v:13
mmonth	1x:4 23:6 2t:-3
mmonthly	29:9
mmonths	0:6 27:8
mmore	1o:4 1r:4 1s:6 27:7 2d:5 2u:5 30:-5
mmorning	1x:5 24:4 25:5 2y:3 31:5
mmornings	1v:3 24:6 27:4
mmortgage	2d:10
mmost	0:4 24:4 2j:6 2o:-3
mmostly	1o:6 24:5 2j:11 2k:7 2q:7 31:7
mmother	1r:7 2d:4
mmother's	0:3
mmove	0:7 2o:4 2p:5
mmoved	1k:10 2d:5
mmovie	0:3
mmoving	1z:10 2l:12 2o:7 30:9
mmr	2v:12
mmrs	0:8 2o:-3
mmuch	2c:3 2z:7 31:4
mmug	0:4
mmum	1x:4 23:3 24:-3
mmum's	1x:11
mmums	1v:11 1x:7
mmuseum	0:3 23:9
mmushrooms	27:7 2a:7
mmusic	23:6 2j:-4 2o:8
mmust	1k:-3 1x:4 2k:3 2p:7 31:10
mmy	1w:6 20:3 29:3 2g:3 2r:4 2u:6 2x:3 30:5
mmyself	0:3 1t:-3 24:9
mn	0:3 1n:7 2d:11 2m:6 2w:6 2x:5
mnails	l:9 23:-3
mname	0:3 2p:7
mnamed	2s:7
mnames	1z:13
mnavy	0:4
mnd	1x:7 2l:-3 2o:8
mnear	0:6 2d:4
mneed	0:4 1k:5 2f:3 2g:4 2i:4 2r:3
mneedles	0:5
mneeds	0:5 1k:14 1x:5 25:8 2j:4 2v:13
mneighbor	0:6
mneighbour	2l:11
mneither	0:4
mnephew	1x:10 24:-3
mnervous	0:3
mnever	1k:6 1s:10 29:-4 2a:5 2j:8 2k:9 2r:5 2v:4
mnew	1v:3 25:11 2r:6 2z:10
mnewsletter	0:5
mnewspaper	24:-3
mnext	1s:3 1t:13 23:3 2a:3 2o:14 2r:11
mnice	0:5
mnicely	0:3
mnight	0:3 1x:5 2j:6 2p:6
mnights	1k:11 1x:4
mnine	1x:5 1y:3 1z:8 24:6 27:6 29:6 2e:10 2l:6 2m:5
mnineteen	1k:9 1x:7 2u:7
mninety	0:6 1x:6 1y:4
mno	1s:8 1t:5 23:3 24:4 27:9 2a:4 2b:7 2c:5 30:8
mnobody	0:3 2d:9 2f:7 2k:7 2m:4 2o:3
mnoise	2o:-3
mnon	0:4
mnone	1z:10 26:12 2a:5 2k:11
mnormal	0:3 1n:10
mnorth	23:5
mnot	1k:4 1p:4 1w:6 1y:12 25:3 2a:6 2d:3 2o:6 2r:3 31:6
mnote	0:4
mnotes	0:6
mnothing	0:6 20:10 23:5 2p:10
mnotice	1x:3
mnotion	0:3 1g:5
mnovember	1p:15 1x:5
mnow	1r:7 22:9 24:4 2a:4 2c:5 2d:8 2f:4 2i:7 2u:8 2v:6
mnumber	1x:4 25:13 2j:11 2r:9 2w:4
mnurse	0:3 26:11 2j:5 2k:8 31:-3
mnursery	0:4 1x:3 1z:11
mnursing	1t:3 23:5
mnuts	0:9
mocean	1x:9 2o:5
moctober	1t:-3 2o:4 2r:4
mof	20:7 23:6 26:4 2s:3 2u:3 2z:-3
moff	1q:5 23:5 24:4 25:10 2d:3 2l:5 2o:5 2t:-3
moffer	2o:10
moffice	1x:3 2j:7
moften	0:3
mohio	0:7
moil	0:3 1s:4 24:8
mok	2a:19
mokay	2a:6
mold	0:3 1k:-3 2t:3
molder	0:4
mon	1k:4 1x:5 2e:4 2p:4 31:3
monce	1y:3 1z:9 2r:7
mone	1w:4 1z:11 28:8 2o:3 2r:6 2v:11
mones	2a:4
monline	2x:4
monly	1l:8 23:5 24:5 2p:3
mopened	1x:4 2j:9
mopening	0:6
mopens	0:6
moptions	0:4
mor	0:3 1r:6 2p:8
morder	0:4
morders	0:6
morg	0:5
morgan	2j:8
mother	0:4 27:7 2o:3 2z:-3
mought	0:3 24:5 2o:5 2p:-3
mour	1k:9 1n:-3 1q:4 1r:4 1t:5 1x:6 2g:8 2r:8 2u:5 2w:-3
mout	1x:5 2b:-3 2k:7 2o:4 2p:3 2r:4
moutside	1x:4 2o:9 2p:3
mover	1q:9 1x:6 2s:9
movertime	29:13
mowl	0:4
mown	2j:7
mowner	2j:-3
mowns	0:5
mowt	1p:12
mpack	0:5 24:6
mpacked	1t:12
mpacking	0:9
mpage	0:5 2a:6
mpaid	0:4 1x:5 2l:11
mpain	2b:-3
mpan	0:4 24:8 2a:-3
mpapers	2h:9
mparagraph	0:3 2a:3
mparents	23:8 24:-3 2k:4
mparis	0:4 2o:7
mpark	0:8 2d:-7 2o:5
mparking	0:4 2w:6 30:11
mparrot	1x:-3
mpart	1x:4 23:8 24:-3 2j:11
mpartner	0:3 1s:11 1t:-3 1x:7 2d:3
mparts	0:5
mparty	0:3 23:5 2o:5
mpassed	0:6 1x:5 2j:11 2r:4
mpast	1x:-3 24:8 2d:10 2w:6
mpatience	0:10
mpatient	0:3
mpay	0:3
mpays	2g:6 2p:10
mpension	0:6
mpeople	24:4 2l:13 2p:9 2s:7
mper	0:5
mpercent	2r:8
mpermit	0:4 1x:7
mperson	23:-3 2y:9
mperth	0:6
mpescatarian	0:3
mphone	0:4 21:6 2w:7
mphones	1o:-3
mpick	0:7 2z:6
mpicked	2q:13
mpie	23:10
mpigeons	0:4
mpigs	0:3
mpill	0:5 1x:8
mpills	0:4
mpilot	23:5
mpipe	0:4 2q:6
mplace	1o:-3 2g:7 2j:3 2p:3 2r:4
mplan	0:3 1p:11
mplane	1y:7
mplanning	1o:4 2j:13
mplate	24:11 2d:5
mplay	2g:3
mplaying	1x:10 26:4 2j:5
mplaylist	0:3
mplays	0:5 1l:4 1x:-3 26:5 28:10 2d:3 2l:11
mplease	1n:4 1u:4 21:5 22:6 23:4 2a:5 2c:6 2e:12 2g:9 2r:5 2w:4
mplot	0:5
mpls	0:3 1v:4 1x:8 21:8 26:12 2p:5
mpm	0:5 2a:3
mpoint	0:3 1x:-3 2l:3
mpoints	1v:6
mpolish	2a:3 2q:6
mpolite	0:6
mpolitely	0:5
mpool	0:8 1k:-3
mpork	0:6
mportland	2j:10
mpossible	0:4
mpost	25:9 29:4 2l:5
mposter	0:3
mpounds	23:3 29:-4 2a:-6
mpower	2w:-3
mppl	2p:7
mpractice	2f:10
mprayer	24:10 2k:7
mprefer	1l:9 31:-3
mpress	0:7 2j:5
mpressure	23:5
mpretty	1d:7 24:8 2c:11
mprimary	0:7
mproduct	1k:4 2x:6
mprofessional	2a:5
mprogram	1t:9 1x:7
mpromoted	0:4
mproper	0:3 2y:5
mproperly	2w:6
mpropose	24:6 2r:-3
mpros	2o:10
mprotein	0:5
mpub	0:6
mpublic	0:3 1o:3 1t:3 21:8 29:-3
mpump	2w:4
mput	1k:5 1m:4 1o:5 1x:9 1y:4 24:6 25:5 2g:14 2i:8 2k:5 2n:6 2p:4
mputting	0:5
mpython	0:6
mqueen	1y:8 24:7
mquestion	2a:6
mquestions	23:4 2o:9
mquick	0:15
mquid	0:6
mquit	23:9
mquite	0:3
mr	0:5
mradio	24:3
mrain	20:6 2c:5
mran	0:7
mrather	1t:-3 27:12 2p:3
mray	0:3 2o:10
mread	1q:9 1x:6
mreading	1n:3
mreads	24:7 2l:10
mreal	0:3 2d:7
mrealistic	0:8
mreason	0:3 1o:4
mrecipe	0:5 2k:8
mreckon	0:7 25:5
mreckons	1v:7
mrecommend	0:3 1s:8 1y:10 20:14
mrecord	0:3 2r:5
mred	1n:-3 24:5 2j:10 2x:10
mredo	29:11 2o:16
mreference	0:6 2v:-3
mrefuse	2w:-3
mrent	0:5 29:10 2o:5 2r:-3
mrepair	0:4
mreplaced	1x:3 25:4 2m:8
mreply	0:5
mreport	24:3
mrest	25:9 2j:-3 2n:5
mresume	0:7
mretired	1q:8
mretiring	0:4
mreview	2r:9
mrich	0:8
mride	0:4
mright	0:4 2l:-4
mring	2o:10
mriver	20:6
mrn	0:12
mroad	24:7
mroast	0:8
mroll	2k:5
mrome	0:7
mroof	1x:4 27:7
mroom	2d:8 2l:4 2q:6
mroommate	2d:-3
mroughly	0:16
mround	23:6
mrow	2d:-3 2r:-3 2s:6
mrude	0:4 2a:-3
mrules	23:-3
mrun	1t:-3 23:5
mrunning	0:5 23:8 2j:10
mruns	0:4 25:5
ms	1k:6 20:3 27:5 2v:-4 30:7
msad	0:4
msafe	0:3
msaint	0:5 1x:-3
msalary	0:5
msale	0:5 2j:5
msame	1p:11 2s:10
msamsung	0:4
msat	0:4 2r:5
msaturday	1x:7 23:3 2o:6 2x:4
msaturdays	1k:8 1v:13 27:8
msave	2o:8 2w:9
msaw	0:7
msaying	0:3
msays	1q:5 2d:8 2l:3 2t:-3 2w:5
mscared	1n:6 2m:8
mschedule	0:4
mschool	1t:4 1x:5 29:-3 2c:5 2l:5 2p:-3
mscience	0:7 23:5
mscottish	1w:11 27:-3
mscreen	0:4 24:8
mscript	0:8
msea	21:7 2c:8 2d:-3 2e:3
mseason	23:10 24:3 2o:3
mseat	2o:7
msecond	1o:11 1t:4 1v:5 1x:4 20:11 2o:4
msecretary	0:5 1k:6
msection	2r:3
msee	0:3 2o:4
msell	20:4 23:10 27:11
msemi	2d:-3 2o:5
msend	0:3 24:5 25:12 2o:-5 2x:6
msends	2v:7
msenior	30:10
msense	0:5
msensible	0:7
msent	0:5 1x:9
msentence	0:3
msentences	1x:-3 2a:3
mseptember	1o:-3 1v:6 24:3 2o:9 2v:5
mserious	0:5
mservice	2q:-3 2r:4 2x:9
mset	1s:4 24:4
msettle	0:17
mseven	1k:15 25:10 2p:3 2w:6 2x:8
mseventy	26:10 2t:11
mshare	0:3
mshared	2d:9 2e:13
mshe	1q:4 1r:5 1v:6 1w:5 20:4 28:5 2d:8 2s:3 2x:3
mshe'd	1x:8
mshe's	24:5 27:7 29:4 2v:3 2x:5
mshed	2q:5
msheet	0:5
mshelter	0:7
mshes	1y:7 23:4 2g:16
mshift	1x:12
mship	1x:3 1y:5 2j:4
mshoes	0:5 1k:4
mshop	2j:9 2q:5
mshort	1n:11
mshot	2r:6
mshould	0:3 1n:4 29:9 2c:11 2f:12 2n:3 2w:7
mshoulder	1x:9 2r:-3
mshow	0:4
mshower	0:3
mshut	0:8
mshy	0:4 2l:6
msick	2d:-3
mside	0:3 1k:4 27:7
msigned	0:7 1t:10 30:6
msigns	0:9 27:7
msimilar	2e:13
msimple	0:6
msince	24:5 2c:4 2d:5 2h:8 2l:6 2p:6 2s:3 2y:4
msing	24:3
msings	0:5 2j:8
msister's	0:4
msisters	24:5
msit	0:4
msitting	24:5 30:7
msix	1r:4 1z:7 2j:7 2m:8 2s:-3 2x:4
msixteen	1t:8 1y:12 26:8 2k:12 2q:6
msixty	1x:8 30:11 31:9
msize	1q:12
mskin	0:10
mskip	0:5
msleep	0:6
msleeping	0:8
msleeps	1v:12 2j:9 2m:9
mslipped	0:4
mslow	0:6 2c:8
msmall	0:3 23:5 2w:5
msmells	0:5 24:9
msnow	0:6
mso	1r:5 1s:5 26:3 28:4 2e:6 2n:4 2u:4 2z:4
msober	0:5
msoft	1x:11 2a:5
msold	1y:3 2g:3 2k:6 2o:5
msome	0:4 1l:10 1t:3 1x:7 27:9
msomebody	0:5 1k:4
msomeone	2s:11
msomethin	0:4
msomething	0:6 1l:9 25:8 2c:11 31:-3
msong	0:6
msongs	2q:8
msorry	24:9 2l:13
msort	0:3 2l:7 2u:7
msound	27:5 2q:-3
msounds	0:3 1v:10
msoup	2x:11
mspace	0:7
mspain	23:7
mspanish	2k:-3 2o:-3
mspeak	23:-3
mspeaking	29:-3
mspeech	1o:3 1x:7
mspelling	2r:6
msplit	1x:8
mspreadsheet	24:3 2y:7
mspring	1l:8 1x:4 2j:7 2o:5 30:7 31:5
msquare	0:4 2d:4
mst	0:9 1v:4 24:7 2p:-3
mstaff	2o:-3
mstage	0:8 1x:6
mstairs	0:3 2d:7 2w:-3
mstand	0:4
mstart	0:3 1n:13 2j:-3
mstarted	0:4
mstarter	2k:11
mstarting	1x:10 25:9 2w:10
mstarts	2j:17
mstate	1y:4 2o:9 2r:7
mstation	1x:5 24:9
mstaying	1x:10 2d:9
msteam	0:4
mstep	0:4
msteps	0:4 1x:8 2o:-3
mstick	0:4
mstill	1k:9 1l:5 20:4 25:5 2d:3 2j:5 2s:12 2x:4
mstock	0:3 1o:3 1q:7
mstolen	1h:6 1q:10
mstomach	0:7
mstone	0:4
mstop	2o:3
mstopped	1n:12
mstorage	2d:8
mstore	1x:-3 2o:7
mstories	2q:5
mstraight	2l:13
mstreet	0:10 2d:10 2v:7
mstretches	25:7
mstubborn	2j:7
mstuck	2l:5
mstudio	0:5 1x:4
mstudy	2o:7 2r:7
mstuff	0:5
mstyle	0:4
msugar	0:3 2d:-3 2p:6 2x:10
msuggest	1k:15 1o:6 1y:5 2d:7 2o:5 2q:8
msuit	2c:7
msuitable	0:5
msummer	1r:11 1x:3 24:6 2t:10
msummers	1v:10
msun	2j:-3
msunday	1k:3 1x:12 24:7 27:8 2g:6 2r:7 2x:6
msundays	1t:-3 24:6
msuper	1n:13 23:8 2g:7
msupper	1x:6 24:8
msupport	1y:4
msurgery	0:9 25:-3 2j:7
msurprise	0:4
msurvive	0:4
mswear	0:3
mswim	1k:6
mswimming	0:5
mswitch	0:3
msydney	0:5 2x:8
msystem	0:3 2w:3
mtable	0:6 2j:5
mtablet	2z:9
mtablets	0:7 1x:7
mtake	0:3 24:6
mtaken	1v:10
mtakes	1q:4 2e:9
mtaking	0:4
mtalk	0:3 2j:-3 2l:7 2o:12
mtalking	0:3
mtall	0:6
mtarget	0:5 1x:8
mtastes	2c:13
mtaught	1l:13 2j:5
mtax	29:13
mtaxes	0:7
mtea	0:6 1r:9 24:10 27:-3
mteach	0:3
mteacher	0:4 2a:7
mteaches	2o:-3
mteaching	0:7
mteam	1y:3 2j:6
mtech	0:6 1s:-3
mtelephone	0:3
mtell	1x:5 23:10
mtelling	1x:8
mtells	0:6 2j:13
mtelly	0:3
mtemplate	0:3
mten	1q:8 1y:4 2r:4
mterm	1x:3 24:8 2v:10
mterms	0:3
mterrible	27:11
mtest	1y:5
mtesting	0:3
mtext	0:6
mth	2v:6
mthai	2b:4
mthan	2p:6 2w:7
mthank	0:3 1n:-3 1v:6 2k:12 2v:10 31:7
mthanks	0:6 21:7
mthanksgiving	0:4
mthat	1n:10 1s:5 1t:3 1z:4 2l:7 2n:6 2t:-3 32:5
mthat's	1n:3 1o:5 1p:6 1t:7 1w:6 23:7 25:4 2c:5 2f:9 2k:3 2q:4 2y:8
mthats	23:6 2s:6 2w:12
mthe	2m:4
mtheir	20:-3 2o:-3
mthem	1o:-3 1r:5
mthen	0:5 2d:7 2j:10 2n:6 2o:6 2x:11
mtheo	1z:13 2x:10
mthere	1l:-3 1t:-3 1y:5 28:5 29:4 2c:9 2f:11 2z:-3
mthere's	2d:6 2n:9 2w:5
mthese	1v:14 25:10 2p:3 2r:-3 2w:7
mthey	1k:3 1s:5 1t:5 1v:3 1z:6 2b:8 2h:6 2m:-4 2v:6 2x:-5 31:3
mthey're	25:6 27:12
mthey've	1v:8 1x:9 24:6
mthin	0:5 25:10
mthing	0:3 1k:7 2a:3 2o:8
mthings	24:10 2s:12 2w:8
mthink	25:9 2l:8
mthird	0:3 1k:7 2k:5 2v:11
mthirty	1n:8 1q:-3 1v:11 1y:3 23:6 2d:4 2l:5 2r:5
mthis	1n:3 1x:5 2b:6 2o:4 2x:6
mthose	1o:8
mthough	1k:6 1x:8 24:6 2m:3 2w:5
mthought	0:5
mthousand	29:10 2k:6
mthree	1y:6 2a:3 2c:7 2k:4 2p:3
mthrough	24:8 2c:10 2o:7
mthursday	1x:6 2o:3
mthursdays	1k:6 27:11
mthyroid	25:6
mticket	1k:8
mtil	1t:6 2d:8 2j:7
mtill	1q:5 1s:6 2d:3 2o:4
mtime	0:4 1n:6 1q:8 1t:5 25:7 2r:5 2v:5 2w:3
mtimes	2q:4
mtin	0:4
mtip	0:4 2q:3
mtips	0:5 29:4 2o:15
mtired	0:4
mto	2b:8
mtoast	0:5 2w:7
mtoday	0:3 1x:3 2a:-4 2x:10
mtold	0:3 23:9 29:10
mtom	0:7
mtonight	0:8
mtoo	1k:8 2q:8
mtook	0:3 1o:4 1t:8 1x:3 27:4 2j:8 2w:-3
mtools	23:-3 2k:7 30:12
mtooth	2q:3
mtop	1t:12 25:8 2b:-3 2m:12
mtorn	0:5 1n:6 1x:7
mtoronto	0:5 1x:7
mtouch	0:6 1x:3
mtown	0:5 2j:3
mtrack	o:3 2o:-3
mtrade	10:10 2j:10
mtrailer	23:6 2w:4
mtrain	2s:11
mtraining	0:4 24:10
mtransfer	0:3
mtransit	2q:-3
mtranslate	0:6
mtravel	0:5
mtreasurer	0:4
mtree	2k:8
mtrial	0:6 2l:5
mtricks	0:8
mtruck	2j:9 2o:4
mtrucks	2j:5
mtrue	0:6
mtrust	0:3
mtry	2r:10
mtuesday	1x:4 1z:6 25:8 2r:-3 2v:9
mtuesdays	1t:4 27:9
mturn	1o:7
mturned	2k:7
mturns	1x:13
mtv	24:10
mtwelve	0:4 24:-3 2x:-3 31:8
mtwenty	1v:15 24:-3 2j:5 2k:8 2o:10 2r:5
mtwice	1r:3 25:7 2r:8
mtwo	1p:4 1x:8 1z:4 25:3 2f:5 2l:6 2q:-4 2s:9 2v:4 31:3
mtype	0:4 2l:7 2p:4
mu	0:3 1r:12 2a:5 2l:-3
muk	1x:6 24:4 2r:6
muncle	2o:5
munder	2e:7 2m:-4 2s:3
munderstand	0:7
muniversity	0:3 1t:-3 2s:-3 2y:9
muntil	1y:6 23:5 24:6 25:4 29:-3 2d:5 2j:4 2o:9 2z:5
mup	0:3 1q:6 1y:3 25:11
mupstairs	2d:6 2g:5 2o:4
mur	0:3
mus	2l:8 2r:-3
mused	1l:12 26:11 2c:12 2g:12 2k:8 2o:4
mvacuum	0:3
mvalley	0:11
mvan	0:4 2d:7 2q:5 30:5
mvegetarian	1r:12 2x:13
mverse	0:4
mversion	0:3
mvery	1l:4 1r:10 2g:10 2o:-3
mvet	25:6 2f:7 2v:12
mvideo	0:6 1z:7
mvillage	1k:4
mvisa	0:4
mvisit	0:5
mvoice	1o:-3 2l:12
mw	0:3 1n:6 1x:4 1z:11 27:8
mwait	0:4
mwaiting	0:3 24:-3
mwake	0:5
mwalk	2o:4
mwalked	1v:16 1x:5
mwalks	2j:8 2q:-4
mwall	0:5
mwant	1v:8 31:5
mwanted	1k:7
mwants	1v:3 1x:3 24:3 27:5 2e:10 2j:5 2l:7 2m:4 2w:4
mwar	1x:7
mwarm	0:7
mwas	0:3 1p:10 23:4 2r:4 2v:6 31:5
mwash	1v:7
mwatch	0:5 1k:5 2p:3
mwater	0:5
mway	24:7 2f:13
mways	0:4 1r:-3
mwe	1k:4 1s:6 21:10 25:3 2d:5 2l:7 2r:9 2t:7
mwe're	1y:3 2o:13
mwe've	0:6 1v:3 23:8
mwear	0:3
mwedding	1k:-3 1y:4 2d:9 2k:5 2p:3
mwednesday	0:5 1x:5 2j:12
mwednesdays	27:4
mwee	2q:3
mweek	1x:8 24:9 25:4 29:5 30:4
mweekend	1k:5 27:8 2k:-3 2m:9
mweekends	1v:12
mweeks	1r:7 29:4
mweight	0:5
mweird	0:3
mwell	0:5 1r:10 1z:10 2l:7 2t:5
mwelsh	0:5
mwent	30:5
mwere	20:-3 24:5
mwet	1k:8 1r:6 31:5
mwhat	1n:4 1t:4 23:3 25:3 2g:3 2h:4 2o:5 2u:4 2z:4
mwhat's	1o:7 1z:6 21:5 25:3 2c:8 2e:9 2k:6 2l:6 2p:5 2t:8
mwhatever	0:5
mwhats	1n:6 1t:8 1x:4 1z:8 24:8 27:6 2a:6 2o:7
mwhen	1l:6 1q:4 29:8 2c:4 2p:4 31:9
mwhenever	1q:9 24:6
mwhere	1k:8 20:10 25:5 2d:5 2j:3 2p:7 2v:4 2w:4
mwhere's	0:12
mwhether	1r:11
mwhich	1l:6 1m:6 1n:5 1t:5 1z:5 24:5 2h:9 2k:3 2l:6 2t:4 2w:8
mwhippet	0:4
mwhite	2o:12
mwho	1x:4 20:5 2b:-3 2e:8 2g:7 2o:3 2s:4 2w:8
mwho's	0:9
mwhole	1y:3 2j:5 2l:4 2w:3
mwhom	1x:10 20:9 2s:6 2u:12
mwhose	0:5
mwhy	0:4 24:7 2l:12 2o:-3
mwide	0:5
mwidow	1o:-3 2x:9
mwife	1v:10 2r:8
mwifi	1l:-3
mwill	1k:7 1x:9 26:10 2m:8 2p:-3 2x:8 30:4
mwind	0:4 2o:6
mwindow	2p:5
mwindows	23:11 2x:10
mwine	24:12
mwinter	1y:3 25:6 2o:3
mwith	1x:3 1z:-3 26:3 2a:7 2f:6 2o:4 2p:3 2y:8 31:4
mwithout	0:3 1o:-4 2b:-3 31:8
mwoman	0:3 2p:3
mwon	0:4
mwon't	21:9 2j:-3 2l:3 2u:9
mwont	1x:3 2c:7 2d:9 2f:11
mword	0:3 1o:5 1y:-3 2a:3
mwording	0:3
mwords	23:4 25:10 2l:7 2o:3 2p:-3 2r:5
mwork	1o:7 27:10 2l:6
mworking	2w:5
mworks	0:3 1m:6 31:-3
mworld	0:3
mworst	1y:9
mworth	0:5
mwould	0:3 1w:7 1y:4 23:5 27:8 2o:6 2r:7 2s:5 2v:7
mwrite	0:3 1k:3 1s:8 1v:4 1x:5 1z:4 2l:5 2n:4 2w:4 30:10
mwriting	0:6
mwrong	0:4
mwrote	2q:5
mx	0:3 23:11
myard	27:5
myeah	1x:8 1y:14
myear	1k:6 29:6 2a:-3 2f:10 2o:4 2x:6
myears	2q:5
myes	1k:6 27:11 2p:6 2w:10
myesterday	2r:4
myet	1v:11 25:4 2l:10
myoga	0:8
myork	2o:5
myou	2i:4 2j:6
myou're	0:5 2a:7
myounger	0:5
myour	0:3
myr	0:10 2l:-3 2o:-3
mzero	0:7 1x:4 1z:7
mzither	1o:-3
n!	0:5 1z:12 2r:5 31:8
n"	0:5 1m:-3 1y:-4 2q:-5
n#1	24:3 2a:3 2l:-3 2n:6 2t:8 30:8 31:5
n#2	1k:4 23:3 26:8 2w:4
n#3	1y:4 23:7 24:7
n#4	1p:6 2k:7 2n:4 2q:3 2r:3
n#5	1x:9 29:5 2d:6 2n:6
n$	0:4 1l:3
n%	0:11 24:-3
n&	c:7 2c:7
n'	0:4 2b:8 2j:5 2v:5 2w:3
n(	0:7 1k:8
n)	0:13 24:10
n,	1l:3 1o:3 25:3 2g:6 2l:4 2m:4 2p:4 2t:3
n.	0:5 1l:4 1o:5 1r:5 1s:3 1w:3 1x:4 21:5 22:7 23:6 24:4 25:4 27:5 2a:5 2e:3 2l:5 2o:5 2r:3 2u:3 2w:5 30:4 31:3 32:7
n/	0:4
n:	0:15 1s:13 1z:6 2x:13 2y:3
n;	1o:5 1t:4 1z:3 20:8 24:4 2e:5 2h:8 2o:9 2q:9 2s:9 2x:4 2z:7
n?	0:11 1p:10 2i:7 2s:8
n_	0:10
na	0:3
nabide	0:4
nabout	0:9 21:5 25:9 2b:-3 2l:6 2q:8 2x:4
nabove	20:11 2w:5
nabroad	1y:4 23:6
naccepted	1x:10
naccording	25:4
naccounts	0:6 24:5
nacme	0:10
nacross	0:8
nact	2r:7
nactually	0:4 1x:11
nad	0:5
naddress	1u:5
nadhd	1x:6
nadult	1y:5
nadvice	0:6
nafraid	2a:6
nafter	1n:4 1q:5 1v:9 24:5 2c:6 2l:5 2v:7 2w:3 2x:5
nafternoon	0:3 24:6
nagain	1r:5 23:4 24:3 2d:3 2k:9
nagainst	0:8
nage	0:3 1k:6 1o:6 2a:4
nago	0:14 1x:3 24:-4
nain't	0:5
nairport	1n:5
nalarm	1q:3 24:9
nalaska	2o:11
nalcohol	0:14
nall	0:3 1z:6 29:8 2j:11 2q:-3 2v:-3
nallergy	3:22 1m:11
nallotment	24:8
nallowed	0:4
nalone	2a:7
nalong	25:14
nalready	1t:3 25:7 26:9 2w:9 2x:5
nalso	0:5
nalways	0:4
nam	0:4 2y:7 2z:7
namerican	2a:8
nan	0:4 1o:4 23:4 2j:3 2s:-3 2x:5 2z:6
nand	26:3
nangry	2w:8
nankle	1x:6 24:-3 25:4
nanniversary	0:9
nanother	0:5 29:-3
nanswer	0:5 1s:4
nany	1q:7 1s:7 2a:-4 2p:4 2z:4
nanybody	0:3
nanymore	1q:6 1s:7 1v:5 1x:4 2e:5 2o:3
nanyone	0:3 1y:11 20:5
nanything	0:5 1r:8 2w:8
napp	2z:4
napparently	2f:6
napplication	1x:-3
napril	0:6 2o:5
nare	0:4 20:8 29:-3 2c:10 2m:4 2s:10 31:5
nargue	0:3
narm	0:4 25:6
naround	0:6
nart	2w:9
nas	1k:3 1r:3 1s:7 1v:10 28:7 2x:4 30:6
nask	2b:-3
nasked	0:8
nasleep	24:7
nassistant	2s:11
nat	1t:4 1x:5 29:3 2f:6 2j:10 2x:5
nate	0:4
natlanta	0:5
naugust	2r:-3
naunt	1x:3 2d:6
naussie	29:4
nawake	0:4
nb	0:5 1k:7 1x:7 2c:5 2j:6
nbabies	1k:10 27:7
nbaby	1x:7 1y:6 1z:3 2x:4
nback	0:3 1r:4 1v:11 2b:-3 2m:5
nbacon	0:3
nbad	25:7
nbadly	20:7 2w:-3
nbag	0:6
nbakery	1x:5
nband	1k:3
nbank	0:3 1v:8 2j:8
nbaptist	2u:3
nbar	1x:5
nbarista	0:5 2j:8
nbarn	24:3 2c:-3
nbasement	2d:11
nbath	0:8
nbathroom	0:5 1x:6 2q:9
nbattery	0:5
nbay	0:4
nbc	0:10 1y:5
nbe	0:3 1o:5 2a:3 2j:8 2r:6 2t:3
nbeach	1x:3 24:3 2e:9
nbear	1s:10
nbeard	4:12 21:7
nbeats	1o:3 1x:-3
nbecause	1k:10 24:4 2k:8 2m:10 2q:4 2z:9 30:7
nbecome	0:7
nbed	1x:3 25:6 2y:3
nbedroom	0:4 2o:6
nbedtime	0:4
nbeen	0:3 25:9
nbeer	27:4
nbefore	1o:7 1y:5 23:11 24:6 29:9 2j:4 2p:4 2v:10
nbeginners	27:13 2j:9
nbegun	0:10
nbehind	1n:8 24:8 2d:9
nbeing	0:4 24:5 2b:-3
nbelieve	1o:9 1x:9
nbell	24:-5 2o:4
nbench	2q:6
nberlin	0:3 1x:4 23:5
nbesides	0:3 2j:8
nbest	0:5 1x:4
nbetter	0:5 2c:4 2q:-3 2w:7 2y:-3 30:9
nbetween	0:6 1x:5 20:7 2w:9
nbicycle	1x:8 24:5 30:7
nbig	0:6 1n:3 2a:7 2o:5
nbike	1x:6 2w:7 30:7
nbio	0:3
nbirds	2y:6
nbirth	2h:6
nbiscuit	0:9 1x:3
nbit	0:4 1x:7 23:5 2q:6 2x:5
nblack	0:4 25:5
nbless	0:3
nblind	m:9
nblock	0:6 23:4
nbloke	2b:-3 2t:6
nblood	23:5
nblue	0:3 1x:5 29:-3
nboard	2w:-3
nboat	1k:7 2q:-3
nboiler	1x:7 2x:5
nbone	0:3 25:10
nbook	2v:4 2z:8
nbooks	2j:8 2k:4
nboots	0:6 2k:3
nbored	0:4
nboston	0:4 2o:11
nboth	0:3 23:-3 2a:4
nbottom	0:6 2w:-3
nbout	0:5
nbowl	0:13
nbowls	27:12
nbox	0:4
nboy	0:6 1x:5 2o:-3
nboyfriend	2t:11
nboys	2l:-3
nbrain	0:3
nbrake	0:4
nbread	0:5 24:-3
nbreak	2t:9
nbreaks	0:5
nbridge	0:4
nbring	1m:13
nbrings	3:14 2k:7
nbritish	1k:-3 1x:7
nbro	0:5 2x:8 2z:9
nbroke	0:6
nbroken	0:6
nbrother	2d:5
nbrought	1y:10
nbrown	0:4
nbtw	x:4 1x:14 2d:9 2y:7
nbucks	0:11 24:4
nbuddy	2a:-3
nbudget	0:6
nbuild	0:3
nbuilt	0:5
nburn	0:7
nbus	24:9
nbuses	1o:8 24:6
nbusiness	1v:8 1y:3 23:4 2j:5
nbut	0:4 1m:-4 1r:5 23:4 28:8 2e:6 2g:11 2t:4
nby	0:5 1r:5 23:5 27:3 2e:7 2o:4 2w:4 2y:5 2z:5
nc	0:8 1x:10
ncab	0:5 2k:6
ncabin	1x:8 24:7 2r:-3
ncake	0:4 2j:8 2w:6
ncalendar	0:3
ncall	0:3 21:6 2j:8
ncalled	0:6 1k:7 1n:4
ncalling	1y:-3
ncalls	0:3 29:-3
ncalories	2a:6
ncame	0:3 2k:8 2s:9 2x:4
ncamper	0:3 2d:10
ncan	0:3
ncan't	0:5 21:3
ncancer	m:3 1o:3 1x:3
ncandle	2c:7
ncannot	0:5
ncapital	0:4 2a:5
ncaption	0:4
ncar	0:4 1v:4
ncaravan	30:8
ncard	1x:4
ncards	1y:-3 2p:8 2r:5
ncare	1v:4 2d:9 2j:8
ncarpet	0:6
ncarry	1v:11
ncase	0:6 2r:8 2w:4
ncash	1y:-3
ncat	1x:4 2q:3
ncataracts	1x:6 25:8 2o:7
ncatholic	2v:8
ncats	24:9
ncause	1x:5 25:4 2k:8 2v:7
ncdl	2r:4
ncertificate	1t:3 2r:4
nchange	0:4 2a:-3
nchanged	0:3
nchapter	0:3 24:8
ncharacter	0:3
ncharge	0:5 1x:10
nchart	0:4 2p:3
nchat	0:4 2y:7
ncheaper	0:6 23:-3
ncheck	0:3 1x:5
nchecklist	0:3 1t:-3
ncheer	1x:10
ncheese	1x:4 20:7
nchef	23:6
nchess	0:3
nchest	0:6 2k:7
nchicken	0:6 20:7 2o:3 2w:6
nchild	1x:5
nchildren	1x:7 1z:10 24:9
nchoir	1k:8 27:5
nchristmas	23:6 2o:7
nchurch	1t:-3 1x:4 24:5 2q:3
ncitizen	y:22 1x:8
ncitizenship	1x:14 23:7 2h:7
ncity	1x:3 1y:8 2o:8
nclass	0:3 1y:4 2j:6 2o:3
nclasses	a:4 2o:6
nclean	0:3 2x:14
ncleaner	21:-3
ncleaning	1v:9 23:-3
nclear	0:3
nclient	0:3
nclients	0:7
nclimb	0:4 2o:6
nclinic	1v:11 2p:5
nclosed	0:5 1v:10
nclosing	1x:-3 2o:7 2p:8
nclub	1k:4
ncm	n:14
nco	1k:3 2q:5
ncoach	2o:5
ncode	0:4
ncoeliac	0:4
ncoffee	1k:6 1v:4 20:7 23:4 2d:-3 2p:4 2s:3
ncold	20:-3 2l:-3
ncolleague	0:4
ncollege	1s:5
ncolor	0:3
ncome	25:9 2x:11
ncomes	25:8 2c:6 2w:11
ncoming	0:6 1y:-4 2r:3
ncommittee	1k:6
ncommon	2o:-3
ncommunity	1k:5
ncommute	24:9
ncompany	0:7 1v:11
ncomplaint	0:5
ncomputer	0:7 2y:8
ncondo	23:7 2p:5
ncontract	1o:4 1x:11
ncooked	0:5
ncooker	11:9
ncoriander	0:7
ncork	0:4
ncorrect	2a:4
ncos	1k:8 25:3
ncost	2w:-3
ncottage	1x:-4 2d:3 2o:7
ncouch	24:6 2d:9
ncouncil	1y:6
ncount	0:7 21:5
ncountry	1y:13 2j:5
ncounty	1x:3
ncouple	0:3
ncourse	1t:4 1x:11 23:-3 2f:10 2o:9
ncourt	0:6 1x:4
ncousin	0:5 26:5 2j:11
ncover	0:7
ncoworker	0:3
ncows	1x:8 2m:6
ncracked	0:5 30:4
ncrash	1x:3
ncrazy	0:4 23:-3
ncream	l:3 30:7
ncrew	1y:3
ncried	0:11
ncrime	t:5
ncringe	1y:-3
ncross	2j:7 2m:5
ncrossword	24:9 27:4 2y:3
ncruise	15:4 1y:5
ncry	1o:8
ncrying	0:3
ncup	1x:3 2o:-3
ncurry	0:6
ncustomer	2q:3
ncut	0:3 1v:10 2o:3
nd	1u:5 2w:5 2z:4
ndad	0:3 1x:3 2j:7
ndad's	0:6 1x:3 2j:-3
ndads	0:4 2d:10
ndaft	0:4 2q:5
ndaily	24:7 2y:6 2z:4
ndairy	1x:8 24:6
ndance	2o:7
ndark	1x:-3 24:12 2w:3
ndata	1u:4 2q:8 2r:6
ndate	0:3
ndaughter	1t:8 2d:6 2o:3
ndaughter's	1x:9
nday	0:5 1r:4 24:4 2u:9
ndays	0:5 27:6 2j:6
ndead	0:6
ndeaf	m:7
ndeal	0:8
ndear	0:4
ndeb	1n:-6 2d:8
ndecember	1p:3 1x:4 2o:7
ndecided	1n:4
ndeck	1x:4
ndeep	1x:4
ndegree	a:4 2f:-3
ndegrees	0:15
ndentist	1x:4
ndenver	0:4 1x:8 2o:-7
ndeposit	1x:7
ndepot	1y:5
ndesign	0:5
ndesk	0:3
ndev	23:5
ndiabetic	0:5 25:4
ndiagnosed	0:5
ndid	0:5 1n:-3 2z:11
ndie	0:6 23:3 24:-3
ndied	1x:5 2o:-3
ndiesel	0:7
ndifferent	0:3
ndinner	24:9 2p:3
ndinners	2j:9
ndiploma	1t:10 23:6
ndirector	10:5 1x:5
ndish	24:9
ndivorce	1x:5
ndo	0:4 1w:4 1x:4 2a:3 2b:-3
ndoc	0:3
ndoctor	0:3 2a:7
ndoctor's	0:6
ndoes	0:3 2c:7
ndoesn't	0:6 2g:9 2q:-3
ndog	0:4 1x:8 23:6 24:4 2m:7 2o:8
ndog's	2p:-3
ndogs	0:3
ndoing	0:6 2v:8
ndollars	0:13 29:5
ndon't	0:5 2p:4
ndone	0:3 1x:10 2r:7
ndont	0:3 2p:-3 2w:3
ndoor	0:3
ndouble	2j:5
ndown	0:3 1r:3 1x:7 25:6 27:6 29:5 2u:4 30:5
ndownstairs	1x:7 2d:7 2k:8
ndr	0:4 2s:4
ndraw	0:5
ndream	0:3
ndress	0:4
ndrink	0:5 1x:5
ndrinking	0:5
ndrive	0:3 1x:6 23:-3 2q:5
ndriver	30:-3
ndrivers	0:9
ndriving	1y:6 21:5
ndrop	24:13
ndropped	23:7
ndrum	1x:6 23:8 2w:8
ndubai	0:7 23:-3
ndublin	2o:8
ndue	0:4 1n:-3
ndutch	2q:-3 2r:3
ne	2p:5
neach	0:3 24:6 2a:4
near	1n:6 24:8 2w:10
nearly	0:4 1x:7 24:10
nears	0:8
neast	0:4 23:-3 2o:3
neaster	0:3 2o:4 2z:-4
neasy	0:7
neating	0:3
neats	0:6
negg	1n:5 20:7 2w:10
neggs	0:3 1m:9
neight	24:6 29:5 2k:7 2y:5 31:5
neither	1r:9
neldest	0:3
nelectric	1o:7 2p:5
neleven	24:3 31:7
nelse	1w:5
nem	0:6
nemail	0:6
nend	21:6 2a:3 2e:9 2o:6
nended	1x:-5 25:10
nengineer	10:9 23:6
nengland	2u:9
nenglish	2w:4
nenough	0:8 23:6
ner	0:5 24:-3
nestate	2j:5 2o:4
netiquette	0:3
neuro	0:8 23:3 24:5
neven	0:5 2s:-3
nevening	0:7
nevenings	24:11
never	0:6 1r:4 21:4 2a:10
nevery	1m:6 24:9 25:6 2r:3 2z:3
neverybody	0:6
neveryone	0:5
neverything	0:6 1o:3 1w:5 24:4 2l:5
neverywhere	z:9
nex	0:5
nexactly	0:5
nexam	2o:10 2r:10
nexplain	0:5
nexplains	0:3
neye	25:9 2o:6
neyes	0:5 1s:7
nf	0:10 1o:-3 2q:3 2w:4
nface	1r:8
nfacebook	0:6
nfact	0:5
nfailed	0:3 30:10
nfair	1y:4 2l:10 2r:3
nfall	0:3 1x:13 2o:5
nfalls	1p:11 1y:5
nfamily	1t:3
nfan	t:3 24:8
nfarm	24:4 2o:4
nfarmer	1t:-3 2j:9
nfast	0:3
nfather	1n:7 1w:5 1x:11 25:-5
nfather's	0:6
nfault	2l:9
nfavorite	0:5
nfavourite	0:5
nfear	0:4
nfebruary	1x:5 23:3 2o:7
nfeed	1o:5 24:7 2j:5 2o:7
nfeel	0:3
nfeet	1n:4
nfell	1q:8 2o:9
nfella	2b:-3 2l:11 2p:7
nferry	24:4
nfew	23:5 2o:5
nfi	0:5 24:3 2c:8
nfifteen	0:6
nfifty	0:5 23:4
nfight	2p:-3
nfilm	0:5 24:-3
nfinally	0:4 1q:8 1x:3 25:8
nfind	0:4
nfine	0:6
nfinger	m:3
nfingers	2w:4
nfinish	0:6
nfinished	0:3
nfire	1y:4 2p:7
nfired	1x:7
nfirm	0:4 1v:6
nfirst	1o:-3 1t:5 1x:6 2a:3 2k:5
nfish	0:4 1r:8 1s:5 20:6
nfishing	o:8
nfit	0:6 1s:4
nfits	2k:8
nfitted	0:5 25:8
nfive	1k:8 1v:3 2d:5 2p:3
nfix	24:-3
nfixing	2b:-3
nflat	1o:-3 2e:-3 2p:-3
nflatmate	0:5
nflight	23:-5
nfloor	0:3 24:5 2p:4 2w:-3
nflour	24:-3
nflowers	0:6
nfly	0:6
nflying	0:3 1x:5
nfolks	0:5 2d:4
nfood	1r:12 2w:8
nfoot	1x:-3
nfootball	2q:4
nfor	0:4 1q:4 2j:9 2q:5 2v:4 2z:4
nforget	0:5
nform	0:3
nforty	0:3 1y:3 27:5 2p:-3
nfound	0:6
nfour	2d:4 2r:3 2s:6 31:6
nfourteen	0:6 1t:10
nfourth	2o:8 2w:-3
nframe	0:4 26:3
nfree	0:4 1k:10 1n:-3 1r:6
nfresno	0:3 2o:9
nfriday	1n:-3 1x:4 24:6
nfridays	24:6
nfridge	0:7
nfriend	24:-3 2a:3
nfriend's	1x:4
nfriends	0:4 2s:15
nfrom	0:4 1t:6 20:3 25:4 2a:3 2b:7 2e:5 2f:3 2j:3 2z:3 31:6
nfront	0:4 2d:8
nfull	0:3 23:6 24:3 2k:7 2r:6
nfun	0:3
nfuneral	2o:3
ngame	0:5 23:8
ngames	2k:6
ngarage	0:6 2d:5
ngarden	0:4 2q:4
ngas	1x:4
ngate	24:5
ngave	0:4 1q:7 24:-3
ngerman	0:4
nget	0:6 2d:-3
ngets	0:7
ngift	0:3
nginger	1n:9 20:9
ngirl	1t:6 1z:8 2s:7
ngirlfriend	0:6 2t:7
ngirls	2d:7 2j:7
ngiven	0:6
ngiving	0:4
nglasses	0:8
ngloves	0:4
ngluten	0:7 24:7
ngo	0:3 1k:8 1x:4 27:-3 2s:5 30:6
ngoat	0:5
ngoats	1x:5 2c:11 2o:5
ngod	0:6 2w:6
ngoes	0:4 2c:11
ngoing	0:3 25:10 2a:3
ngold	2l:7
ngone	0:4 1n:3 21:-3 25:7 2k:9
ngonna	0:6
ngood	0:4 2d:4 2o:6
ngoogle	0:3 2p:-3
ngoose	0:7
ngot	0:4 1k:7 2o:6 2z:6
ngotta	2j:-3
ngrade	2j:8 2x:12
ngrammar	1x:6 24:4
ngrand	q:13
ngrandmother	0:6 2d:5
ngray	0:4 1v:10
ngreat	0:3 1x:6
ngreek	0:7
ngreen	1x:7 24:4
ngrew	0:3
ngross	29:6
ngroup	1k:10 27:6
ngrown	0:3
nguess	0:5
nguitar	0:8
nguy	0:5 2s:10
nguys	2d:8
ngym	24:5
nhad	0:3 24:-3 25:5 2v:10
nhaha	2o:7 2w:10
nhair	24:7
nhalf	1l:8 1w:7 2j:3 2k:7 2w:4 31:6
nhall	0:8 1k:3 1x:5
nhand	1o:3 20:4 25:3 27:4 2k:3 2p:4 30:6
nhanded	2y:8
nhandle	0:3
nhands	2a:6 2w:6
nhappen	0:3 1o:4
nhappy	0:5
nhard	0:5 2r:-3
nhas	0:6 21:-3 2c:6 2k:6
nhasn't	0:6
nhates	0:4
nhave	0:7 1t:-3 1v:5
nhaven't	0:5
nhe	0:3 2p:-3
nhe's	0:7
nhead	0:5 1y:-3 25:-3
nhealth	1t:5
nhear	1o:8 25:11
nhearing	25:9
nheart	2l:8
nheat	0:3
nheights	0:4
nhelp	0:5 2l:5
nhelps	0:6
nhens	2m:6
nher	22:5
nhere	0:4 1v:8 26:4 2a:-3 2g:9 2j:8 2l:8 2y:3
nherself	2o:6
nhes	0:4
nhide	0:5
nhigh	1t:3 1v:4 1y:-3 2o:-3 2p:-3
nhill	1x:6
nhim	0:4 1t:3 2b:-3
nhimself	0:5 2w:12
nhire	0:5
nhis	1n:4 1o:-4
nhistory	0:6 2q:4 2z:-3
nhold	0:6
nholiday	24:-3 2o:8
nhome	1r:6 24:8 2d:7 2o:3 2p:4 2x:6
nhope	1k:13
nhorror	0:9
nhorse	0:4 1y:8
nhospital	1v:11 1x:4 2j:4
nhot	0:3 2d:5
nhotel	1x:4 1y:4
nhour	29:8 2s:-3
nhours	0:10 1x:4 1y:6 23:4
nhouse	1x:6 1y:4
nhouses	2o:11 2q:-3 2r:10 2w:7
nhow	0:3 2b:4 31:8
nhr	0:5 29:7
nhundred	2k:3
nhusband	1x:4 24:4
nhusband's	2k:8
nhybrid	0:5
ni	0:5 1q:3 1t:3
ni'd	0:9
ni'll	0:6 1l:6
ni'm	0:7
ni've	0:6 2k:8 2q:8
nice	1x:4 25:9 2d:5 2z:6
nid	0:9
nidea	0:6 2o:13
nif	0:4 2c:8 2d:5 2i:5 2j:5 32:4
nim	0:4 23:4 26:9 2f:7
nin	2j:4
nincome	0:4
nink	0:5
ninstagram	2q:7
ninstead	1k:9 1x:6 2f:8 2m:9 2o:9
ninsurance	0:5
ninterview	2r:6
ninto	0:3 2x:17
ninvented	0:4
nipad	1q:7
niphone	0:5
nireland	1x:4
nis	0:5 1l:3 1p:7 20:5 27:5 2c:4 2t:3
nisn't	0:6 1y:-3
nisnt	0:5
nit	0:3 25:3 2p:3
nit's	0:8 2q:-3
nitalian	2w:7
nits	0:7
nitself	0:3
njanuary	1p:5 2o:4 2t:10
njess	2d:4
njob	1x:6
njoined	0:5
njoke	0:3
njudge	0:5 2a:6
njuly	2o:10
njune	1x:5 2r:3
njunior	1x:4 24:11
njust	0:4 1o:7 2l:4 2x:4
nk	0:6 1u:4 24:5 27:-3 29:6 2r:9 2t:-3
nkeep	0:3 1n:3
nkeeps	2k:4
nkept	0:4
nkeyboard	2p:6
nkg	0:7 1i:4
nkid	0:3 1x:11 30:3
nkidney	0:10
nkids	2o:5 2s:6 2w:3
nkill	0:4
nkilling	0:3
nkind	1r:3
nkindly	2r:-3
nking	0:4
nkit	2k:5
nkitchen	1u:7 23:-3 2j:5 2o:7
nknee	1x:-8 25:7 2o:5
nknife	1x:3
nknow	0:4
nknows	0:5
nl	0:5 25:9
nla	24:-3 2o:5
nlad	0:3
nladies	0:8 2q:6
nlady	0:5
nlake	1x:6 23:3 2l:9 2o:6 2r:-3
nland	23:5
nlandlord	0:5 2d:-3
nlanguage	0:4 2w:5
nlaptop	0:7 24:-3
nlarge	1q:10
nlast	1x:3 29:3 2m:8 30:9
nlate	1x:7 24:8 2p:4
nlater	0:3 1o:4 2o:-3
nlaugh	0:8
nlaundry	0:7
nlaw	2v:7
nlawyer	0:4 2l:5 2o:5
nlead	1x:4
nleaf	0:6 1x:5 2o:5
nleague	27:9
nlearn	2x:7
nlearned	0:7
nlearning	0:4
nlease	1x:8
nleast	0:4
nleave	29:3 2o:5
nleaves	0:5 2j:-3
nleaving	0:4
nleeds	0:3 1s:6
nleft	1q:-3 1s:12 2s:11
nlegal	2s:-3
nlegs	0:8 2o:3
nleicester	0:5 2l:-3
nlength	2o:9 2q:-3
nlent	0:5
nlessons	27:4
nlet	1v:9 2l:10
nletter	0:4 2p:6
nletters	0:5 2a:4
nlevel	0:3 24:-3 2r:7 2w:5
nlibrarian	2o:3
nlibrary	1k:5 1q:6 24:-3 27:-3 2q:3
nlicence	2o:4 2r:5
nlicense	1x:5
nlife	0:7
nlift	2p:-3
nlight	0:7 2k:7
nlights	23:4
nlike	0:5 1n:3 27:5 2a:5 2k:7 2o:4 2y:5
nlikely	0:5
nlikes	0:5
nlimerick	1y:-3
nlines	0:7 24:3 2a:5
nlisbon	0:5 1x:3
nlist	0:6 1x:6 2q:-3
nlisten	0:5
nliterally	0:4 24:3
nlittle	27:8
nlive	1x:4 21:-3 2l:7 2o:4
nlived	0:5 29:-3
nlives	0:3 1z:9 2b:-3 2g:4 2k:3
nliving	0:4 2a:-3
nloan	1x:7
nlocal	1x:5
nloft	1x:7
nlol	23:7 27:-3 2d:3 2r:9
nlondon	1x:11
nlong	0:5 1t:11 29:-3 2p:3
nlonger	0:8 2w:-3
nlook	0:4
nlooking	0:4 24:-3
nlooks	0:10
nlord	0:5 1x:6
nlosing	0:6
nlost	1t:-3
nlot	1x:10 24:7
nlottery	0:6
nloud	24:4
nlove	0:4 1x:9 2l:7
nloves	0:6
nlow	25:6 2d:-3
nlunch	0:3 24:4
nlying	0:4
nm	0:3 1q:6 24:16 2r:-3
nmachine	24:-3 2c:7 2k:7
nmad	0:4 1n:-3
nmade	2k:9
nmagazine	0:7
nmail	0:6 2o:-3 2p:3
nmake	1x:5 25:-5 2a:3 2m:-3
nmakes	2e:8 2t:-3
nmaking	0:4
nmam's	24:4 2d:9 2p:6
nmama	2y:3
nman	1n:6 1x:5 23:3 2c:9 2d:6 2j:7
nmanage	2w:-3
nmanager	2s:3
nmany	23:-3 2a:9 2k:3
nmarathon	1x:3 2r:6
nmarch	2o:6
nmarket	0:9 20:3 23:4
nmarketplace	23:-3 2o:5
nmarried	1x:3
nmarry	0:3
nmass	24:3
nmate	0:7 24:9
nmates	2d:5
nmaths	1x:6
nmay	1x:5 2o:3
nmaybe	0:5
nme	0:5 2u:4
nmeal	2l:-3
nmeals	1r:9 2q:6
nmean	0:3
nmeans	2l:6
nmeat	1r:3
nmechanic	10:7
nmedical	1v:3 23:7
nmeet	0:5
nmember	1:5
nmen	0:7
nmenu	0:9
nmess	0:3
nmessage	0:8
nmet	0:7
nmetformin	0:5
nmi	1n:5 30:3
nmidnight	24:4
nmidwife	0:3
nmight	0:4
nmile	1x:5
nmiles	0:11 24:8 27:7
nmilk	1r:6 2j:10
nmind	24:-3
nmine	2v:4
nminer	10:5
nminister	0:4
nminute	0:4 24:8 2w:4
nminutes	0:9 24:12 2l:3 2q:-3
nmira	0:3
nmiso	13:4
nmiss	0:6
nmissus	0:4
nmix	13:7 1x:-3
nmobile	2q:4
nmodel	0:3
nmom	0:4 24:4
nmonday	1x:4 24:3 2o:8
nmondays	27:7
nmonth	1r:-3 23:5 24:3 29:6 2t:-3
nmonthly	29:7
nmonths	1e:4
nmop	1y:9
nmore	0:8 1o:3
nmorning	24:6 2a:3
nmortgage	2o:7
nmost	27:5 2o:-3
nmostly	1o:3
nmother	1r:8 23:6 2j:9
nmother's	2k:6
nmouth	0:5
nmoved	2b:4
nmovie	0:4
nmoving	1o:-3
nmuch	0:4 24:5 2l:8
nmum	0:3 1x:4
nmums	1x:9 2d:8
nmuseum	23:7
nmushrooms	27:5 2a:3
nmusic	1s:8 23:6 2j:6 2w:5
nmust	2k:7
nmy	0:4
nmyself	0:5 1t:-3 24:8
nn	0:4 1n:6 2d:8 2k:9 2m:8 2x:5 31:9
nnail	1x:3
nnails	23:-3 24:17
nname	0:4 2q:-3 2s:7
nname's	0:8
nnamed	27:10 2m:8
nnames	0:6
nnan	2d:6
nnd	1p:5 1x:11 2l:-3 2o:4
nnear	0:7 2j:5 2k:10 2l:-3
nneed	0:3 27:-3
nneedles	0:8
nneeds	0:6
nneighbor	0:6
nneighbour	0:6 24:7
nneither	0:4
nnephew	0:4 1x:5 24:-3
nnervous	2q:3
nnet	1u:4
nnever	0:4 23:-3 2a:4 2p:9
nnew	0:3 1k:11 2o:5
nnewsletter	0:7
nnext	1s:4 2g:9 2o:8
nnight	21:3 25:9 2o:4
nnights	1t:5 1x:6 24:3
nnine	1l:10 1v:6 29:5 2v:-3
nnineteen	0:7 2r:5
nninety	0:10
nno	1r:5 23:4 27:6 2d:6 2p:4 2w:4
nnobody	0:4 25:10
nnoise	2o:-3 2z:8
nnon	27:8
nnoon	24:4 2p:8
nnormal	2a:7
nnorth	1k:8 23:5 2d:-5
nnot	0:5 1t:-3 25:7 2g:3 2x:5
nnote	0:5 2w:9
nnotes	0:3 1s:7
nnothing	0:8 1o:3 26:5 2p:4
nnotice	1x:9
nnovel	2q:4
nnovember	1p:5 1x:5 24:4
nnow	1n:6 1v:3 20:4 25:4 27:5 29:3 2d:5 2t:6 2x:7 2y:3 2z:4 30:4 31:4
nnumber	0:9 2k:5 2n:-3
nnurse	0:4 2k:6 31:-3
nnursery	2o:6
nnurses	2l:9 2s:7
nnursing	0:7
noboe	0:3
nocean	1y:10
noctavia	1x:11
noctober	1t:-3 2o:8
nof	0:6 1p:9 23:5 2e:9 2k:5
noff	1v:4 24:3 2k:8 2t:-3 2x:6 30:3
noffer	2j:-3 2o:7
noffice	1v:11
noften	0:3
noil	0:3 1x:8
nok	2a:3
nokay	0:3
nold	0:4 1k:-3 2c:9
nolder	0:7 1o:6
noldest	0:6 1x:9
non	1m:6 1w:4 1x:5 2v:4
nonce	1y:7 20:-3 23:6 24:7 2l:3 2r:6
none	0:4 1k:5 23:5 25:4 29:5 2f:9 2m:4 2o:5 31:6
none's	0:8
nones	0:4 1z:7 2a:6 2c:9
nonline	23:9 24:8 2v:6 2x:4
nonly	0:6 23:4 25:7 2g:9
nop	1v:3
nopen	0:4 1x:4 2a:6
nopened	0:4
nopening	0:3
noptions	0:4
nor	0:10 1r:4 2n:4 2p:10
norders	0:9
norg	0:3
norgan	2j:4
nother	0:5 2j:3 2z:-3
nought	0:6 1o:4 24:5 2p:-3
nour	1n:-3 1t:4 23:-3 2l:8 2w:-3
nout	1x:4 2b:-3 2d:5 2j:4 2m:8 2p:3 2x:6 30:5
noutside	0:5 1x:4 2o:9 2p:6
noven	1x:5 2b:-3 2p:6
nover	1k:8 1v:3 1x:5 1y:3 20:7 29:11 2d:-3 2p:7
novertime	0:3 24:11
nown	23:4 27:8 2d:15
nowner	0:5
nowns	0:3
np	0:8 20:10
npack	0:4
npage	0:7 2a:6
npages	0:15 24:9
npaid	0:5
npain	2b:-3
npaint	0:4
npan	24:7 2a:-3
npaper	25:-3 2z:6
npapers	0:4 23:6
nparamedic	0:4 1x:7
nparent	0:5
nparents	24:-3
nparis	0:4 23:3 2o:3
nparish	1k:7 1y:3 24:-3
npark	1y:3 2d:-3
nparking	0:5 2w:6
npart	2v:10
npartner	0:8 1t:-3 1x:5 2d:3
nparty	0:6 2o:5
npass	0:4 2l:3 30:9
npassed	0:4 2r:6
npassport	0:5 23:5 2o:3
npast	0:7 24:4 2w:4
npatience	12:12
npays	0:3
npenicillin	0:4
npension	0:9
npeople	0:7 24:4
nper	0:8
npercent	0:5 2r:6
npermit	1x:8
nperson	23:-3 2l:5 2p:6
nperth	0:6 1y:-3
npharmacist	10:7
nphone	2w:3
nphones	0:3 1o:-3
nphoto	2w:11
npiano	2j:8 2k:8
npick	2o:7 2z:8
npicked	0:3
npicture	2q:4
npie	23:8 2l:11
npigeons	13:6
npigs	0:3
npill	0:3 1x:3
npilot	0:4
npipe	24:12
nplace	0:3 1o:-3 2j:5 2o:4 2r:3
nplain	2a:8
nplan	0:4
nplanning	1o:3
nplant	1v:12
nplate	0:3 24:7 2d:6
nplay	2g:5
nplayer	1o:7
nplaying	1x:6 23:5 2j:6
nplaylist	0:3 20:10
nplays	0:8 1x:-3
nplot	0:3 2p:7
nplus	29:6 2o:6
npm	2y:6
npodcast	2q:9
npoint	1x:-3
npoints	1v:4 2a:11
npolish	2q:5
npolite	0:4
npolitely	0:4
npool	0:8
nportland	1x:4 2o:4
npost	1x:4 25:5 29:3 2j:6
npounds	1x:5 23:6 25:5 29:5 2a:3
npower	0:3 2w:-3
nppl	0:6
npractice	1x:6 23:4 2f:8 31:-3
npractise	0:4
nprayer	2k:5
nprefer	0:4
npregnant	25:17
npresent	0:3
npress	2j:4
npressure	25:3
npretty	0:10
nprint	0:4 2w:10
npriya	2c:8
nproblem	0:4
nproduct	2j:8
nprofessional	0:6 2a:5
nprogram	1t:6 1x:4
npromoted	e:6
nproperly	2w:4
npropose	2o:7
nproposed	0:4
npros	0:3
nprotein	0:7
npublic	1o:4 1s:3 1t:6 21:5 29:-3
npump	0:6
npuppy	13:4 23:-3
nput	1m:3 1x:10 2p:5
npython	2q:5
nquarter	2r:9
nqueen	1y:5 24:7
nquestion	0:6 1x:10 2a:4
nquestions	0:3 23:6 2u:7
nquick	0:3
nquid	0:11 2r:-3
nquit	1o:4 1q:6 2k:6
nquiz	0:4 27:7 2c:9
nr	1u:5 2c:7
nrain	2c:9
nraise	1y:-3
nraised	0:7
nran	0:4
nrather	1r:5 1t:-3 27:7 2p:7
nray	2o:7
nrd	1x:6 2o:6 2x:4
nreading	0:7 1n:-5 2r:9
nreads	0:5
nreal	0:3 1x:8 2w:-3
nreally	0:6
nreason	0:3 1o:5
nrecipe	0:6 2k:3
nrecipes	0:6 2a:5 2q:3
nreckon	0:4
nrecord	0:5 2r:3
nred	24:5 2r:7
nrefuse	0:3 2w:-3
nrent	0:4 1u:4 24:3 29:4 2e:7 2r:-3
nrenting	2q:3 2x:8
nrents	2q:8
nreplaced	1o:-3 2m:4
nreply	0:3
nreport	0:10
nrest	0:4 25:8 2j:-3 2w:6
nretired	0:6 2j:6 2s:5
nretiring	0:3
nreview	2r:4
nrice	1r:8
nrich	0:10
nride	0:6
nrig	2j:10
nright	0:4 25:7 2e:7 31:3
nring	2k:7
nrings	0:13
nrn	0:3
nroad	0:5 24:4 28:5
nroast	24:11
nrobot	0:3
nrole	0:8
nroll	2k:5
nrome	0:4
nroof	1x:4 27:6
nroom	1x:4 2l:3 2w:5
nroommate	2d:-3 2s:9
nround	23:3 24:6 2r:4
nroute	1x:10 2j:10
nrow	2d:-3 2r:-3 2s:7
nrude	2a:-3
nrule	0:5
nrules	23:-3
nrun	1k:12 1t:-3 1x:7
nrunning	0:3 23:-4
ns	0:4 1v:7 27:3 2k:7 2r:12 2v:7 30:3
nsaid	0:6
nsaint	0:6 1x:-3
nsalary	0:3
nsale	0:6 2j:3
nsalt	2k:10
nsame	1y:7 24:6 2o:3 2r:-3
nsamsung	0:4
nsat	0:5 24:4
nsaturday	1x:7 24:7 2o:4
nsaturdays	1k:8
nsave	0:4 2o:5
nsaw	0:10
nsay	0:4 1o:5 23:8
nsaying	1x:-3
nsays	0:9 1q:6 2t:-3 2z:10
nscared	0:5
nschedule	0:4
nschool	1k:3 29:-3 2p:-3
nschools	0:4 1v:10
nscience	w:5 2a:4 2j:-6
nscottish	1w:5 27:7
nscreen	0:3 24:7
nsea	21:3 2c:3 2d:-3 2e:3
nseason	0:5 1y:9 23:8 2o:4
nseat	2o:7
nsecond	1x:6 2r:3
nsection	0:5
nsee	0:5
nseeing	0:7
nseen	0:4 1y:10
nself	2j:-3
nsell	0:7 20:3
nselling	0:5
nsells	0:7
nsemi	1x:5 2d:-3 2o:4
nsend	0:3
nsends	2v:5
nsenior	1x:3 2r:9
nsent	0:11
nsentence	0:3
nsentences	0:4 1x:-3 2a:8
nseptember	1o:-3
nservice	1s:6 1v:4 1y:9 24:8 2q:-3
nset	0:5 1s:5 24:9 2k:10 2o:9
nsettle	0:3
nseven	1l:8 24:5 26:7 2p:3
nseventy	0:4
nshared	0:3 2d:7
nshe	0:5 2c:4 2y:10
nshe'd	0:5
nshe's	0:8
nshed	23:3 2o:7
nsheet	0:7
nshellfish	0:6
nshes	0:4
nshift	0:4 2p:5
nshifts	l:3
nship	1x:3 1y:4
nshoes	0:3
nshop	1x:3 2j:4
nshort	1t:9 2a:7
nshot	2r:4
nshould	1o:3 29:8 2l:-3
nshoulder	2r:-3
nshow	27:10 2r:5
nshower	0:4 1o:8
nshy	12:4
nsick	2d:-3 2j:9
nside	0:4 1k:6 25:3 27:7
nsides	1w:4
nsign	0:3
nsigns	0:5
nsimilar	0:6
nsimple	0:6
nsince	1r:6 25:8 26:6 2l:3 2s:4 2y:3 31:7
nsing	0:6 2w:8
nsinger	0:9
nsingle	0:6 24:-6 2a:3
nsings	0:5
nsister	2s:9
nsister's	0:3
nsisters	g:6 24:3
nsite	2q:8
nsitting	24:4
nsix	1l:3 1r:8 1y:7 2d:5 2q:6 2s:-3 2w:3 31:3
nsixty	2o:4 31:3
nsize	25:7
nskin	0:11
nskip	0:5
nskoda	0:8
nsky	0:3
nsleep	0:4 2o:7
nsleeping	0:3
nsleeps	0:4 2y:9
nsmall	1k:5 27:5 2j:3 2l:9 2z:-3
nsmells	0:3
nsmoked	0:7
nsmoking	0:4
nsnacks	0:6
nso	1n:6 1v:3 1z:6 21:4 2b:8 2j:6
nsober	0:3 2x:7
nsoft	2a:3
nsold	2k:8 2o:3
nsome	0:6 1t:4
nsomeone	0:3
nsomethin	0:3
nsomething	0:8
nson	2d:3
nson's	0:3
nsong	0:5
nsongs	0:3 2q:6
nsons	0:4
nsoon	1z:12
nsorry	2a:7
nsort	0:5 2l:6 2u:5
nsound	27:5 2q:-3
nsounds	0:5
nsoup	24:7
nsourdough	o:5
nspace	0:3
nspain	0:3 2o:4
nspanish	0:6 2b:7 2k:-3 2o:-3
nspare	0:3 2d:11
nspeak	0:5 23:-3
nspeaking	i:3 21:7 29:-3
nspeech	1o:3 1x:6
nspelling	2a:5 2r:3 2w:8
nsplit	0:4 1x:3
nspreadsheet	0:3 24:3
nspring	0:3 2o:4
nsquare	0:13 2d:3
nst	0:5 24:3 2p:-3
nstaff	2o:-3 2q:7
nstage	1x:4
nstairs	25:7 2d:7 2w:-3
nstand	0:4
nstart	0:3 25:10 2o:3
nstarted	0:7 2o:-3
nstarting	0:4 25:9 2w:9
nstarts	0:3 1z:9 30:8
nstate	2o:7 2r:5 2v:5
nstation	1x:3 24:6 2q:6
nstay	2k:7 2p:10
nstays	2g:10
nsteel	0:3 23:7
nstep	27:7
nsteps	0:3 1x:8 2o:-3
nstick	2j:-3 2k:10
nstill	0:6
nstock	0:5 1o:3
nstolen	0:7
nstomach	0:8
nstone	1i:10 1x:9 23:4 2l:5
nstop	0:3 23:9
nstopped	0:8 2m:6
nstorage	0:7
nstore	0:6 1x:-3 2o:4
nstories	27:8 2q:4
nstory	0:7
nstraight	2w:4 2x:13
nstreet	0:8 2d:8 2v:3
nstress	0:5
nstroke	1x:8 25:3
nstubborn	0:7
nstuck	1q:11 2l:5
nstudent	2o:9
nstudio	0:3
nstudy	0:5 23:7 2o:5 2r:6
nstuff	0:3 1s:9
nstyle	0:7
nsubaru	0:4 2k:-3
nsuch	0:5
nsugar	0:3 2d:-3 2p:4
nsuggest	2a:5 2p:-3
nsuit	0:4 1x:-3 2c:6
nsuitable	0:7
nsummer	0:4 23:3 24:3
nsun	2j:-3
nsundays	1t:-3 24:6
nsuper	0:5
nsupper	0:3
nsupport	0:3 1k:7 1y:3
nsupposed	0:3
nsurgeon	23:10
nsurgery	2j:4
nsurvive	0:3
nsweet	2c:11 2p:8
nswell	1m:4
nswim	1v:6 23:5 2o:9
nswitched	0:8
nsydney	0:3
nsystem	0:5 2w:6
ntable	2j:3
ntablet	25:5
ntablets	1x:7
ntaken	0:7
ntakes	0:3
ntaking	0:8 23:-3
ntalk	0:4 1q:9 2a:6 2l:6
ntalking	0:4 2a:7 2w:10
ntarget	1x:8
ntastes	9:7
ntattoo	4:5
ntaught	0:3
ntea	0:4 1r:3 2w:-3
nteach	0:3 23:5 2g:8
nteacher	0:6 1x:6 2a:4 2s:5 2v:8
nteaching	0:5
nteam	1k:9 1x:5 1y:4 2l:3 2p:-3
ntech	10:3 1s:-3 1y:7
nteeth	25:10
ntelephone	24:6
ntell	0:5
ntelling	0:8
ntells	0:5
ntemplate	0:3
nten	1y:7 31:8
nterm	24:3 2d:6
ntest	1y:3 2r:7
ntesting	0:5
ntext	0:7
nth	2v:4
nthai	2b:6
nthan	0:3 23:-3 2l:11 2p:6 2u:4 2w:6
nthat	0:3 1z:3 20:12 21:6 2k:12 2m:7 2q:6 2s:-3 2t:-3 30:8
nthat's	0:4 2q:7
nthats	0:4
nthe	0:3
ntheir	1s:5 2o:-3
nthem	0:4 1o:-3 2a:5 2k:10 2r:7
nthen	0:8 1r:12 2d:8
ntherapist	24:13
nthere	1l:-3 1t:-3 1z:6 2j:11 2o:4 2x:12
nthere's	0:6
nthese	0:3 1v:5 2p:4 2w:4
nthey	0:4 20:3 25:4
nthey're	0:6
nthey've	0:5
nthin	25:9
nthing	0:5 1k:4 1r:13 23:8 2f:10 2o:5 2t:8
nthings	1o:4 2w:8
nthink	1o:3
nthinking	0:4
nthinks	0:7
nthird	1k:6 2o:5 2r:-3
nthirty	1y:10 23:4 2r:4 31:5
nthis	0:5 1k:4 1l:5 1n:3 1x:10 2o:6 2v:4
nthose	1o:5 2a:6
nthough	24:-3
nthought	0:6
nthousand	1x:10 29:4 2k:5
nthree	1l:3 24:6 26:8 2a:3 2q:-3
nthrough	0:4 1x:6 1y:6 2k:6 2y:10
nthursday	1k:7 24:4 2o:5
nthursdays	24:9 2o:8
nthyroid	25:7
nticket	1k:6 2w:5
ntie	1n:9
ntil	1k:5 2d:6
ntill	1n:-3 1s:4 1v:7 27:6 2j:10 2l:4 2o:4
ntime	0:4 1t:9 1x:3
ntimes	1y:7 24:6 25:5 27:6 2q:4
ntiny	0:3
ntip	0:3 2q:3
ntips	0:4
nto	2e:8
ntoast	0:6 2w:3
ntoday	1q:6 1x:12 2a:-4 2d:9 2w:9 2x:-5
ntoddler	0:6
ntogether	2d:10
ntold	0:7
ntomorrow	0:3 1p:3 2r:11
ntone	2a:6
ntonight	0:8
ntoo	0:4 1k:5 25:6 2a:10 2c:10 2j:4
ntook	0:9
ntools	2k:7
ntooth	1n:5
ntop	0:8 1n:3 2b:-3
ntorn	0:5 1n:7 1x:-3
ntoronto	0:7
ntouch	0:6 1x:6
ntown	0:3 2j:4
ntrack	24:9 27:4
ntrade	0:11
ntrailer	1x:10 23:6 2w:9
ntrain	0:4
ntraining	0:5 1t:3 1x:7
ntram	27:6 2j:9 2r:3
ntransit	1h:8 2q:9
ntree	1y:-3 2k:5 2w:7
ntrial	0:7 2l:6
ntrick	0:3
ntrip	2o:7
ntrouble	1m:10
ntruck	1x:10 23:6 2j:3 2o:8 2r:3 30:7
ntrucker	0:3 2s:5
ntrucks	t:5 24:4 2j:5
ntrust	1k:10
ntrying	0:3
ntuesday	0:3 1x:4 24:3
ntuesdays	24:8 27:3
nturned	0:5 1m:12 24:-3 2k:4
nturns	1s:6
ntv	2p:7
ntwelve	0:3 1x:4 24:-3 2p:4 2x:-3
ntwenty	2r:3
ntwice	1r:4 2r:9
ntwins	1w:-3 1z:6 25:3
ntwo	1l:3 2q:-5 2w:3
ntype	2l:5 2p:5
nu	0:5 23:7 2o:5
nuk	1x:5 2r:4
nuncle	2d:-4 2o:5
nunder	0:4 27:6 2a:3 2j:6 2m:8 2s:12
nunion	0:4 1k:11
nunit	1q:9
nuniversity	0:4 1t:-3 2s:-3 2v:9
nuntil	1y:9 21:8 23:3 24:6 25:3 29:-3 2d:3
nup	0:5 2d:4 2f:7 2r:4 2w:4 30:8
nupdate	27:11
nupstairs	0:8
nur	0:6
nus	2d:5 2o:3 2r:-3
nuse	1o:4 24:-3
nused	0:6 21:6
nuses	0:6
nusual	0:4
nvacuum	0:5
nvan	1x:5 2d:3 2q:3
nvegetarian	0:8
nverse	0:4 2k:-3
nversion	0:5
nvery	0:6 2o:-3
nvet	23:6 2j:7
nvideo	0:3
nvillage	1k:3 2j:4
nvisa	0:9
nvoice	1k:9 1o:-3 24:10 2l:10
nw	0:4 1n:3 1q:3 27:8 2r:4 30:8
nwait	0:4
nwaiting	0:3 24:-3
nwake	0:5
nwalk	24:10 27:-3
nwalked	0:7
nwalks	0:3 2q:4
nwall	0:5
nwant	0:4 2a:-3 2t:12
nwanted	1k:8
nwants	0:6 2y:-3
nwar	0:5 1x:6
nward	1y:7
nwarm	0:3
nwas	0:6 1z:-5 20:4 23:4 25:5 2c:3 2k:5 2v:3 2x:8
nwash	1v:5
nwatch	0:3 1k:4 1q:4
nwatching	0:5
nwater	1o:6 2j:6
nway	0:5 27:-3 2a:-3
nways	0:3 1r:-3
nwe	1k:3 2k:10 2x:4
nwe're	0:5 24:6
nwe've	0:8 23:8
nwear	0:6
nweather	2c:3
nwedding	1y:3
nwednesday	0:3 1x:5
nwednesdays	24:9
nwee	0:5 23:5 2q:3
nweek	23:3 24:8 29:5
nweekend	0:3 2o:6
nweeks	29:3
nweigh	0:4
nwelcome	0:3
nwell	2t:4
nwelsh	0:5 2b:7
nwent	0:4 1q:7 1x:3 2k:7 30:10
nwere	0:4 1s:10 24:13 2d:-3 2p:10 2x:9
nwet	0:7
nwhat	0:4
nwhats	0:4 2l:7 2x:7
nwhatsapp	2p:7
nwhen	0:4 1k:5 25:5 27:8 28:4 30:7
nwhenever	24:5 25:10
nwhere	0:5 29:8 2e:9
nwhere's	0:5
nwhether	0:4
nwhich	0:3 1r:11
nwhile	0:3 24:6 2c:10
nwhite	1n:10
nwho	0:3 22:11 2b:-3
nwho's	0:9 1n:-3
nwhole	1x:6 1y:3 23:7
nwhom	0:5 2m:6 2s:6
nwhose	0:3
nwhy	0:5 2o:-3
nwide	u:3
nwidow	0:4 1o:-3
nwife	21:-3 2w:-3 2y:8
nwifi	0:8 1l:-3
nwill	1k:4 1m:9 25:10
nwin	2r:-3
nwind	2o:5
nwindow	2p:8
nwindows	0:5
nwine	24:5
nwinter	1y:4 23:-3 2o:3
nwith	0:4 1q:8 1z:-3 26:3 29:4 2a:4 2b:5 2f:4
nwithout	0:8 2b:-3 2m:9 2x:12
nwoman	0:7
nwomen	2q:8
nwon	0:3
nwon't	0:7 2j:-3
nwont	1q:6 1x:-4 1z:8
nword	0:4 1y:-3
nwords	21:4 25:5 2a:8 2l:3 2p:-3
nwork	24:5
nworking	0:5 1y:8 2j:9
nworld	0:10
nworry	0:4
nworse	0:7
nwould	31:-3
nwrist	1x:7
nwrite	0:5 1o:-3
nwriting	2p:10
nwrong	0:6
nwrote	2q:4 2s:9
nx	0:8
nyard	1v:10 27:6
nyeah	0:8
nyear	1x:3 1y:6 1z:4 29:3 2o:4 2x:4
nyes	0:5
nyesterday	1l:9 1x:13 2m:9 2r:5
nyet	2k:12
nyork	2o:5
nyou	0:5 1o:9
nyou're	0:3
nyoung	1x:7
nyounger	0:3
nyoungest	0:3
nyour	0:4
nyr	0:7 2l:-3
o**0 " ,	0:3
o**0 " i	2q:-3
o**0 #1 am	2y:7
o**0 #1 and	23:-3 24:6 2d:-3
o**0 #1 k	27:-3
o**0 #1 th	2x:7
o**0 #2 ,	2o:9
o**0 #2 k	29:3
o**0 #2 on	6:3 2r:10
o**0 #2 th	1x:-3
o**0 #3 a	29:4 2d:5
o**0 , #1	1l:7
o**0 , #2	24:7 29:3 2o:9 2r:8
o**0 , a	0:7 2j:8 2s:12
o**0 , all	23:7
o**0 , and	0:3 29:6
o**0 , as	2o:-3
o**0 , asking	2l:-3
o**0 , at	2o:5
o**0 , before	0:3 23:6
o**0 , does	0:3
o**0 , first	1n:6 1t:7
o**0 , got	0:7
o**0 , he's	2:7
o**0 , how	2b:-3
o**0 , i'm	2o:4
o**0 , i've	1y:9 2o:9
o**0 , in	2o:6 2r:-3
o**0 , is	1x:6
o**0 , it's	15:7
o**0 , never	0:5 1o:-3 2l:7
o**0 , no	2l:9
o**0 , on	0:3 2d:11 2o:6
o**0 , one	0:7
o**0 , put	0:3
o**0 , same	0:6
o**0 , since	2x:11
o**0 , the	29:-3 2d:6 2o:3
o**0 , to	0:5
o**0 , two	1l:9 2j:8 2x:4
o**0 , we	0:4 1x:6
o**0 , write	0:3
o**0 - law	1x:6 2d:5
o**0 - one	29:7
o**0 . he's	2:5
o**0 . i	24:7
o**0 . is	1t:-3
o**0 . put	1x:11
o**0 . she's	2:15
o**0 . we	0:4
o**0 . what	2w:-3
o**0 ; i	24:10
o**0 ^ a	1z:10 2q:6
o**0 ^ been	0:7
o**0 ^ can	2d:-3
o**0 ^ can't	0:5
o**0 ^ could	0:3
o**0 ^ did	0:3
o**0 ^ from	0:3
o**0 ^ good	1o:6
o**0 ^ got	1x:6
o**0 ^ had	1x:7
o**0 ^ have	0:3
o**0 ^ i'm	2w:5
o**0 ^ im	0:3
o**0 ^ it's	0:7
o**0 ^ moved	1x:4
o**0 ^ mum	0:6
o**0 ^ my	0:5
o**0 ^ no	0:5 2a:3
o**0 ^ nobody	1o:6
o**0 ^ not	2l:10
o**0 ^ on	0:6
o**0 ^ one	31:9
o**0 ^ our	1x:13
o**0 ^ should	2o:-3
o**0 ^ so	0:5
o**0 ^ the	30:9
o**0 ^ they	1x:4
o**0 ^ what	23:-3
o**0 ^ which	2y:-3
o**0 ^ why	2q:-3
o**0 a #1	0:6
o**0 a #2	2r:13
o**0 a baby	1n:3 2o:7
o**0 a bloke	0:3
o**0 a boat	2q:-3
o**0 a dog	2m:5
o**0 a flat	1x:5
o**0 a friend	24:-4 2a:4
o**0 a girl	2t:4
o**0 a good	2l:8
o**0 a guy	2s:3
o**0 a house	2d:3
o**0 a job	1x:8 2j:5
o**0 a lady	1x:4
o**0 a man	2l:4 2o:3
o**0 a month	24:3
o**0 a new	1x:3 2o:7 2s:7
o**0 a person	23:-3
o**0 a stroke	23:-3
o**0 a thing	1o:7 2a:-3 2o:-5
o**0 a wedding	1y:3 2o:10
o**0 a week	2d:3 2j:3 2o:3
o**0 a year	1y:6
o**0 about it	0:3
o**0 according to	2o:-3
o**0 afraid of	21:6
o**0 after a	2o:-3 2x:6
o**0 again .	0:5
o**0 all of	0:3 23:6
o**0 an hour	0:3 2s:-3
o**0 and a	1l:5 2x:8 31:4
o**0 and have	1x:9
o**0 and he's	0:7
o**0 and i	2l:-3
o**0 and i'm	0:4 1k:-3 23:-3
o**0 and i've	0:6
o**0 and im	0:6 24:-3
o**0 and in	0:8
o**0 and is	2o:6
o**0 and it's	1o:-3
o**0 and my	0:5 2o:12
o**0 and never	1y:8
o**0 and now	0:3
o**0 and one	24:12 2d:-3 2o:-3
o**0 and the	29:-3
o**0 and there	0:3
o**0 and wants	1t:-3
o**0 and we	1x:10
o**0 any good	1o:-3
o**0 as a	25:10
o**0 as of	0:4
o**0 at #2	1x:8
o**0 at #4	1x:10
o**0 at a	1x:12 1y:5
o**0 at half	24:10
o**0 at me	0:4
o**0 at night	0:3 1o:3 1y:-3 24:6
o**0 at the	1o:-3 24:5 27:6 2a:3 2d:6 2p:-3
o**0 at work	1x:11
o**0 back ,	2b:-3
o**0 back in	0:8
o**0 back to	0:7 1x:5
o**0 be a	1o:3 23:6 2a:-3
o**0 been married	1e:3
o**0 birthday is	0:3
o**0 boy ,	0:7
o**0 but the	0:4
o**0 by the	23:-3 27:-3 2o:9
o**0 can be	0:4
o**0 can you	2d:-3
o**0 cook for	2x:5
o**0 daughter has	1x:6
o**0 days a	24:4 2j:4 2o:4
o**0 did you	0:4
o**0 died ,	2o:-3
o**0 died in	1x:3
o**0 do i	2b:-3
o**0 do in	2o:7
o**0 does one	1y:-3
o**0 don't believe	0:3
o**0 down to	1i:4 1n:3 1x:4
o**0 draft a	2p:-3
o**0 eighty -	1l:7 31:4
o**0 every day	23:4
o**0 everything .	0:5
o**0 father -	2d:-3
o**0 fifty -	1l:6 1z:-3
o**0 first ,	0:6
o**0 first time	1n:5
o**0 five foot	26:8
o**0 for a	2o:7 2x:4
o**0 for an	0:6
o**0 for me	0:3
o**0 for six	0:3 1y:11
o**0 for the	2c:8 2o:7 2r:6
o**0 for thirty	1y:4 2j:4
o**0 for two	1x:7 1z:9
o**0 forty -	1x:4 2x:5
o**0 found out	2r:-3
o**0 four years	1y:9
o**0 friday ,	24:10
o**0 from now	2a:4
o**0 from the	1v:5 29:5 2k:7
o**0 gave up	1x:7
o**0 get a	2o:7
o**0 getting married	2o:3
o**0 given up	1x:7
o**0 go ,	0:3
o**0 go to	24:3 2o:9 2u:7
o**0 got a	2j:6 2m:4 2s:7 30:5
o**0 got promoted	0:3
o**0 grew up	0:4
o**0 had a	1x:13 24:3
o**0 had to	23:-3
o**0 half of	0:4 24:5
o**0 has a	1z:15
o**0 has been	1x:12
o**0 has gone	1x:6 21:-3 25:8
o**0 has moved	1x:4
o**0 has to	0:7
o**0 have a	24:9 2p:-3
o**0 have been	0:3 1x:-3
o**0 have never	0:5
o**0 have the	1z:9 2p:7
o**0 have you	0:3
o**0 he's #2	0:3
o**0 her .	0:3
o**0 her husband	1z:3 24:5 2o:-3
o**0 here ,	0:4
o**0 his job	0:5 1x:-5
o**0 how does	1y:-3
o**0 i am	0:4 23:3
o**0 i ask	2b:-3
o**0 i bring	24:5
o**0 i did	1x:13 24:3
o**0 i do	0:4 27:8
o**0 i don't	0:12
o**0 i eat	0:4
o**0 i gave	1x:-4
o**0 i get	1x:3 24:4 2l:6
o**0 i go	24:7 2o:3 2y:3
o**0 i got	0:5 2r:5
o**0 i had	24:-3
o**0 i hate	0:3
o**0 i have	2q:-3
o**0 i just	0:6
o**0 i keep	2j:5
o**0 i let	0:4
o**0 i like	0:6
o**0 i lost	1x:4
o**0 i love	2l:3
o**0 i moved	1x:4
o**0 i passed	18:3
o**0 i quit	0:9
o**0 i read	24:4 2p:-3
o**0 i send	24:5
o**0 i should	1o:-3 2l:-3
o**0 i sold	0:9
o**0 i start	0:8
o**0 i take	24:13
o**0 i think	1o:7
o**0 i walk	24:5
o**0 i was	2x:3
o**0 i went	1x:7
o**0 i were	2x:7
o**0 i will	0:7
o**0 i won	29:-3
o**0 i work	0:3
o**0 i would	0:3
o**0 i write	24:8 2a:5
o**0 i'd like	1o:-3 23:6
o**0 i'm a	31:7
o**0 i'm back	1x:6
o**0 i'm not	1o:8
o**0 i'm on	0:5 24:8 2d:11
o**0 i'm the	2l:8 2o:-3 2y:5
o**0 i've never	f:3
o**0 in #4	1y:5
o**0 in a	1x:5 27:7 2d:7 2o:5
o**0 in it	24:5
o**0 in march	1k:-3
o**0 in my	0:6 1o:9
o**0 in one	1x:8 2r:4
o**0 in that	1o:9
o**0 in the	1k:3 1t:8 1x:6 24:4 25:3
o**0 in with	1t:-3 1x:4 2p:4
o**0 into a	1x:16
o**0 iphone #2	0:4
o**0 is #2	2r:5
o**0 is a	0:3 1l:7 23:8
o**0 is allergic	1m:4
o**0 is better	0:4 2y:-3
o**0 is coming	2o:8
o**0 is going	1x:5 2o:9
o**0 is in	0:4 1t:8
o**0 is moving	1x:8
o**0 is my	2n:-3
o**0 is on	2o:11 2p:-3
o**0 is that	2s:-3
o**0 is the	2o:4
o**0 is to	23:3 2o:5
o**0 it ,	23:9
o**0 it has	0:3
o**0 it in	2o:6
o**0 it on	2o:6
o**0 keep it	2a:6
o**0 last month	0:3
o**0 last night	0:4 24:-3
o**0 last week	2o:5
o**0 letter to	2p:-3
o**0 like a	2c:6 2o:10
o**0 like i'm	0:6
o**0 list of	2q:-3
o**0 live with	1x:8 2d:7 2o:5
o**0 living with	2d:9
o**0 make it	24:-3
o**0 me a	0:4 1x:10 2o:5
o**0 me at	1x:7
o**0 me every	24:7
o**0 me how	2w:5
o**0 me in	0:8
o**0 me on	2o:7
o**0 me something	2a:-3
o**0 me that	0:6
o**0 me the	2a:5
o**0 me to	1x:4 24:9 2q:4
o**0 me with	0:5
o**0 monday ,	0:8
o**0 month ,	0:3
o**0 more ,	0:4
o**0 more than	2k:3 2p:-3
o**0 mother -	1x:-3 2d:4
o**0 moved out	1x:11
o**0 moved to	2o:4
o**0 my cousin	0:4
o**0 my father	0:5 1z:-3
o**0 my feet	0:4
o**0 my first	1x:10
o**0 my friend	2s:11
o**0 my husband	1x:6
o**0 my knees	0:4
o**0 my mother	23:5
o**0 my nephew	0:9
o**0 my own	0:4 2r:5
o**0 my parents	24:-3 2j:-3
o**0 my son	2d:8
o**0 never learned	1d:3
o**0 ninety -	1l:8 2r:5 31:5
o**0 no longer	0:5
o**0 not a	0:4
o**0 not the	15:5 2o:6
o**0 nurse ,	0:3
o**0 of a	24:5 2l:3
o**0 of my	0:3 23:6 2l:-3 2q:5
o**0 of the	1x:8 1y:5
o**0 of them	23:5
o**0 of us	2d:11
o**0 on ,	24:11
o**0 on a	1x:4 2t:8 2w:3
o**0 on her	24:9 2d:14
o**0 on it	0:3
o**0 on my	1y:5 2d:9
o**0 on the	27:4 2q:4 2r:3 2z:7
o**0 one ,	0:4
o**0 one in	20:4
o**0 one of	2m:8
o**0 out ,	0:4
o**0 out in	1x:12
o**0 out of	1x:6 1y:6 2q:4
o**0 out on	2o:3
o**0 out to	2o:5
o**0 place ,	2o:7
o**0 put in	2j:-3 2o:6
o**0 rent ,	29:7
o**0 saturday ,	0:4
o**0 say no	23:6
o**0 says he	2t:-3
o**0 says i	2l:5
o**0 scared of	0:4
o**0 seventy -	1l:9 29:3
o**0 she is	0:8
o**0 she lives	2d:5
o**0 should be	1o:7
o**0 should like	2l:-3
o**0 since i	2x:6
o**0 six foot	1x:-3
o**0 six years	1x:6
o**0 sixty -	1l:3 1x:4 2o:4
o**0 so i	1x:10
o**0 so i'm	2o:10
o**0 so it's	2d:4
o**0 so we	2o:7
o**0 someone on	0:3
o**0 take it	0:7
o**0 taught me	0:4
o**0 th of	1p:4 1x:-3 2o:4
o**0 that a	1o:5
o**0 that doesn't	2q:-3
o**0 that in	24:-3
o**0 that is	0:4
o**0 the #1	2o:10
o**0 the #2	29:4 2o:4
o**0 the baby	1x:10 2x:8
o**0 the best	1x:4
o**0 the bus	24:5
o**0 the children	24:6 2o:3
o**0 the dog	1x:3
o**0 the end	2a:3
o**0 the family	1t:5
o**0 the first	24:3
o**0 the house	2k:8
o**0 the keys	1x:5
o**0 the kids	1x:6 2d:5 2j:5
o**0 the new	0:4
o**0 the old	0:5
o**0 the one	20:4 2y:5
o**0 the radio	24:-3
o**0 the same	1v:4
o**0 the school	1x:9
o**0 the second	24:4
o**0 the shop	0:5
o**0 the train	1y:-3 2p:5
o**0 the two	0:3
o**0 the whole	1x:5 23:8
o**0 the wife	0:3 2o:-3
o**0 thing to	2a:8
o**0 thirty -	1k:-3 2x:5
o**0 thirty years	0:3
o**0 three ,	0:4
o**0 three of	0:4 2q:-3
o**0 three weeks	24:5
o**0 to a	1y:8 2a:7 2o:4 2p:8
o**0 to be	23:7 2j:4
o**0 to buy	23:5
o**0 to come	23:3 24:5 2o:7
o**0 to do	23:4 2a:3
o**0 to get	2o:6
o**0 to go	1t:3 1x:7 23:4
o**0 to have	1x:4
o**0 to know	2l:4
o**0 to live	1x:5
o**0 to put	1x:8
o**0 to take	23:3 2o:3
o**0 to the	1o:8 1x:5 24:4
o**0 to work	23:3
o**0 to write	1o:-3 1s:-3
o**0 told you	0:6
o**0 too ,	0:4
o**0 tuesday ,	0:4
o**0 turned #2	0:5
o**0 turns out	0:4
o**0 twenty -	1y:-3 29:3 2o:6 2x:6
o**0 twice a	1r:4
o**0 two -	27:7 31:12
o**0 two of	2o:6
o**0 two weeks	24:8
o**0 two years	1y:3
o**0 up at	24:12
o**0 up in	0:6 1y:8 2d:-3
o**0 up to	1x:5 25:7
o**0 up with	0:5
o**0 want a	23:7 2k:-3
o**0 wants a	2j:-3
o**0 wants me	0:4
o**0 was a	0:5
o**0 was in	1k:8 1q:-3
o**0 was the	0:5
o**0 we got	1x:6
o**0 week .	0:3
o**0 weeks ,	0:4
o**0 went back	2v:4
o**0 what are	23:-3
o**0 when i	1x:3 2a:4
o**0 which is	2y:-3
o**0 who has	2r:-3
o**0 who is	2o:7
o**0 who was	0:13
o**0 wife ,	2d:6
o**0 will not	0:3
o**0 with a	1n:5 1r:7 1t:9 2d:5 2k:8 2w:5 30:5
o**0 with me	2d:4 2o:5
o**0 with the	1o:10 1y:7 2d:10 2j:6 2z:-3
o**0 with us	0:3 2o:3
o**0 would you	2p:-3
o**0 write me	2a:-3
o**0 year ,	0:3
o**0 year -	1z:3 24:8
o**0 years and	0:3
o**0 years in	1y:5
o**0 years of	1y:3
o**0 you ,	2l:3
o**1 ^ ^	0:9
o**10 and i	0:8
o**10 do i	0:3
o**10 for a	0:4 2k:-3
o**10 plays the	o:13
o**11 moved to	v:11
o**13 of the	i:4 21:4
o**15 ^ ^	x:8
o**15 had a	1x:4 23:-3
o**16 . what	0:4
o**16 ^ our	13:4
o**16 and a	2m:7 2z:8
o**16 and the	0:6 2d:7
o**16 as a	2l:14
o**16 for a	2d:9
o**16 got a	13:7
o**16 have a	24:7 2k:8 2m:9
o**16 in a	23:12 2w:6
o**16 in the	0:5 1x:9 2w:3
o**16 like a	24:8
o**16 of a	25:12
o**16 on a	1x:6 1y:8
o**16 on the	1x:4 27:7 2c:5
o**16 with a	2a:-3 2m:6
o**16 with the	0:6
o**18 ^ my	11:3
o**18 ^ the	0:10
o**18 allergic to	3:9 1m:3
o**18 at the	1y:7
o**18 can i	0:4
o**18 do i	0:3
o**18 for the	0:9
o**18 in a	1x:7 1y:3
o**18 in the	24:3 2l:-3 2r:4
o**18 is a	0:10
o**18 like a	24:10
o**18 on a	1n:7 25:12
o**18 with a	0:4 24:8
o**1b ^ the	1h:11
o**1b for a	1h:4 1t:9 23:11
o**1b i'm a	1j:3 32:6
o**1b in the	0:7 1x:9
o**2 , a	0:5
o**2 at the	0:9
o**2 from the	1q:4 1x:13 29:3
o**2 in the	1q:-3 24:13
o**2 is a	0:3
o**2 to a	0:3 2e:-3
o**3 ^ the	0:3
o**3 at the	1o:4 1x:8
o**3 bought a	0:9
o**3 do i	0:4
o**3 for a	2o:6
o**3 has a	2r:10
o**3 in a	1x:5
o**3 in the	0:7 2d:9
o**3 is a	0:6
o**3 like a	24:4
o**3 of the	1x:11 21:4
o**3 on a	1y:8 2j:4
o**3 on my	0:9
o**3 on the	0:5 2l:4
o**3 with a	1x:3 2l:3 2w:6
o**4 ^ i	e:5
o**4 ^ my	0:3
o**4 ^ we	u:11
o**4 for the	0:5
o**5 ^ i	o:5
o**5 ^ the	0:6
o**5 co -	1v:3
o**5 example .	1u:3
o**5 for a	24:-3
o**5 for the	1v:11 2o:8
o**5 in the	25:-3 27:11
o**5 to the	1x:5 2o:10 2p:5
o**5 want to	0:7
o**6 and i	0:5
o**6 in the	24:3
o**7 , and	0:4 2w:-3
o**7 , i	0:4
o**7 , just	2a:9
o**7 , who	0:12
o**7 . i	0:3
o**7 . please	0:3
o**7 ^ i	0:3
o**7 ^ i'd	0:4
o**7 ^ please	r:9
o**7 ^ what	1o:-3
o**7 and i	0:6
o**7 can i	0:3
o**7 i am	0:3
o**7 i can	0:5
o**7 i do	0:5 1o:4
o**7 i don't	0:3
o**7 i have	1t:-3 1y:4
o**7 is there	0:3
o**7 me a	0:5
o**7 want to	0:3
o**7 what would	0:4
o**8 ^ ^	i:8
o**9 is a	0:4
o**a ^ my	m:12
o**a ^ the	m:4
o**a allergic to	0:4
o**a at the	24:11 2j:6
o**a had a	25:4
o**a i have	m:6
o**a to the	0:10
o**a type #1	25:4
o**c in the	0:3 2r:6
o**c me a	0:7
o**d ^ ^	x:6
o**f ^ my	0:4
o**g ^ ^	3:3
o**h ^ ^	x:4
o**h at the	c:14 2e:9 2o:3
o**h for a	0:9
o**h in the	1y:5 20:-3 21:5 24:5 2j:10 2o:6 2r:8
o**h of the	i:9 21:3 2c:8 2o:5
o**h on a	0:6 30:9
o**h to the	1x:6 24:7 2r:5
o**i at the	0:3 1x:6
o**i for a	0:3 2p:8
o**i for the	2o:5
o**i from the	0:6 1q:7 1x:5
o**i in a	1k:8 1y:5 2p:5
o**i in my	2d:5
o**i of the	1k:9
o**i on a	1x:6 1y:4 23:9 2o:3
o**i on the	1x:8 24:4 2p:5
o**i to a	1x:5 1y:5
o**i to the	0:7
o**i with a	23:6 24:12
o**j ^ the	0:4 7:7
o**j for a	1v:-3 2o:7 30:11
o**j on the	0:3 2z:7
o**k ^ ^	0:5
o**k ^ my	0:3 1y:10
o**l in the	23:4 2e:6 2w:6
o**l moved to	0:13
o**m ^ i	0:6
o**n ^ ^	0:9
o**n in -	2d:3
o**o ^ i	0:6
o**o ^ my	a:12
o**o me a	0:3
o**r ^ my	0:4
o**r is a	10:16 32:10
o**r my brother	g:11
o**r my cousin	x:4
o**r my sister	g:7 x:3
o**r my uncle	2d:6
o**r name is	x:9
o**t , a	0:6 1z:6 2d:4
o**t , my	2s:4
o**t , the	0:3
o**t ^ mi	0:3
o**t ^ my	1x:5 2k:5
o**t ^ our	1x:5
o**t ^ the	1x:8
o**t and a	1a:3 1z:12
o**t and her	2d:8
o**t and my	0:4 2d:4
o**t and one	1z:5
o**t and the	2d:4
o**t as a	j:5 22:7
o**t at my	24:5 2d:9
o**t for a	0:3 2o:6
o**t for my	0:5
o**t for the	1x:9 2l:-3
o**t had a	1x:17
o**t has a	0:4 2t:11
o**t have a	1z:9
o**t have been	1a:3
o**t i am	1a:10
o**t i'm a	j:30
o**t is getting	1x:3 2t:5
o**t is my	20:7
o**t like a	2a:3
o**t my little	1x:-3
o**t of my	0:4 1x:6 24:-3
o**t to a	2t:6
o**t to be	0:3
o**t to my	24:8
o**t to the	0:5 1k:3 2o:3
o**t was a	0:13
o**t with a	2s:3
o**t with my	2d:13
o**u ^ ^	0:5
o**w , a	10:19
o**w , the	0:7
o**w ^ the	0:3
o**w be a	23:6
o**w become a	23:5
o**w for a	0:4
o**w is a	10:5 2o:-3
o**w to the	0:5 25:-3
o**w was a	10:9 1y:-3
o**w write a	0:3
o**x ^ ^	0:6
o**y ^ ^	o:6
o**y for a	23:10
o*0 " i	2q:-3
o*0 #1 and	24:8 2d:-3
o*0 #1 k	27:-3
o*0 #2 and	0:3
o*0 #2 th	1p:3 1x:-3
o*0 #4 and	0:5
o*0 , #2	24:10 29:7 2r:3
o*0 , asking	2l:-3
o*0 , at	0:6 2o:7
o*0 , do	0:3
o*0 , for	0:8
o*0 , has	e:3 1x:7
o*0 , he	0:4
o*0 , he's	0:12
o*0 , i'm	0:4 2o:6
o*0 , in	2o:10 2r:-3
o*0 , is	0:5
o*0 , it's	0:7
o*0 , now	0:3
o*0 , put	0:3
o*0 , she	0:7
o*0 , the	0:3
o*0 - law	1x:13
o*0 . i	24:8
o*0 . is	1t:-3
o*0 . she	0:9
o*0 ^ i	0:5
o*0 ^ im	0:8
o*0 ^ no	2a:4
o*0 ^ one	0:7
o*0 ^ since	0:5
o*0 ^ someone	0:4
o*0 ^ the	30:9
o*0 ^ we	0:6
o*0 ^ what	23:-3
o*0 ^ which	2y:-3
o*0 a #2	2r:9
o*0 a baby	1n:3
o*0 a boat	2q:-3
o*0 a dog	2m:5
o*0 a flat	1x:5
o*0 a friend	2a:4
o*0 a girl	2t:4
o*0 a guy	2s:3
o*0 a house	1x:4 2d:3
o*0 a kid	1x:4
o*0 a lady	1x:5
o*0 a man	2l:4
o*0 a month	24:3
o*0 a nurse	0:5
o*0 a person	23:-3
o*0 a week	2d:4 2o:5
o*0 according to	2o:-3
o*0 afraid of	21:6
o*0 all of	23:6
o*0 an hour	2s:-3
o*0 and a	1l:6 23:3 31:6
o*0 and he's	0:6
o*0 and i	0:10
o*0 and i'm	23:-3
o*0 and it's	0:7 1o:-3
o*0 at a	1x:8
o*0 at home	0:9
o*0 at the	1o:-3 27:4 2p:-3
o*0 back to	1x:13
o*0 can do	0:5
o*0 don't believe	0:3
o*0 father -	2d:-3
o*0 for a	2o:4 2x:8
o*0 for me	2q:-3
o*0 for the	2o:5 2r:8
o*0 for thirty	1y:4 2j:4
o*0 for two	0:5
o*0 four years	1y:7
o*0 from now	2a:4
o*0 from the	0:4 1v:9 2k:7
o*0 gave up	1x:7
o*0 getting married	2o:3
o*0 go to	24:6 2o:9 2u:7
o*0 going to	24:4
o*0 got a	2s:8
o*0 has been	1x:10
o*0 he's #2	0:5
o*0 her husband	1z:3 24:6 2o:-3
o*0 home ,	0:5
o*0 how do	0:4
o*0 how does	1y:-3
o*0 i can	0:3
o*0 i do	27:8
o*0 i gave	1x:-4
o*0 i get	24:6
o*0 i go	24:7
o*0 i got	2r:6
o*0 i had	0:3 1x:5
o*0 i have	2q:-3
o*0 i keep	2j:8
o*0 i read	0:3 2p:-3
o*0 i should	0:3 1o:-3
o*0 i take	24:15
o*0 i use	0:4
o*0 i want	0:5
o*0 i was	2x:3
o*0 i won	29:-3
o*0 i work	24:8
o*0 i write	24:8
o*0 i'm the	2o:-3 2y:5
o*0 in #4	1y:5
o*0 in a	2d:13
o*0 in march	1k:-3
o*0 is #2	0:6
o*0 is better	0:4 2y:-3
o*0 is in	1t:10
o*0 is my	0:4 2n:-3
o*0 is not	0:5
o*0 is the	0:3 20:-4 24:-3
o*0 june ,	0:5
o*0 keep it	2a:7
o*0 letter to	2p:-3
o*0 march ,	0:3
o*0 me ,	2d:5
o*0 me a	1x:9
o*0 me on	0:6
o*0 me out	0:3
o*0 me to	1x:7 24:10
o*0 me write	0:4
o*0 more than	2w:3
o*0 mother -	1x:-3 2d:4
o*0 moved in	2o:-3
o*0 my husband	0:6 1x:4
o*0 my parents	24:-3 2j:-3
o*0 my sister	0:6
o*0 my son	2d:8
o*0 of the	0:7 1y:9 24:-6
o*0 of us	2d:11 2s:4
o*0 on ,	24:11
o*0 on my	1y:5 2d:11 2r:4
o*0 on the	24:4 2d:7 2o:-4
o*0 one of	2m:8
o*0 out of	1x:8 1y:6 2q:4
o*0 out to	2o:4
o*0 put in	2j:-3 2o:8
o*0 say that	0:4
o*0 school ,	0:5
o*0 she lives	2d:5
o*0 sixty -	1l:6 2o:8 2x:4
o*0 so it's	0:4
o*0 that in	24:-3
o*0 that is	0:5
o*0 the bus	24:5
o*0 the end	2a:3 2o:3
o*0 the first	24:4
o*0 the house	2k:10 2o:4
o*0 the kids	2d:8 2j:7
o*0 the old	0:4
o*0 the one	20:4 2y:5
o*0 thirty -	1x:7
o*0 thirty years	0:3
o*0 to a	0:4 2a:5
o*0 to ask	0:3
o*0 to be	0:6 2j:5 2l:4
o*0 to do	23:8 24:-7
o*0 to go	1x:10 23:3
o*0 to have	1x:4 2o:5
o*0 to live	1x:5
o*0 to say	0:4 23:3
o*0 to take	2o:5
o*0 to the	0:12
o*0 to work	23:3
o*0 to write	1o:-3
o*0 two years	1y:6
o*0 up ,	0:4
o*0 up at	24:3
o*0 up in	1y:8
o*0 used to	0:9
o*0 want to	23:6
o*0 was born	0:3
o*0 was in	1k:8 1q:-3
o*0 we have	0:4
o*0 what are	23:-3
o*0 with the	0:3 2d:12 2z:-3
o*0 with us	2o:8
o*0 would i	0:5
o*0 would you	0:3
o*0 year -	0:3 1z:3
o*0 years in	1y:5
o*11 ^ ^	e:6
o*11 on a	1y:4
o*12 has a	0:3
o*12 on a	0:4 1x:5 1y:5 2j:6
o*15 ^ i	e:5
o*1c ^ ^	0:3
o*1i co -	1v:3
o*1k example .	1u:3
o*1n in the	24:3
o*1q , and	2w:-3
o*1q ^ i'd	0:3
o*1q ^ what	1o:-3
o*1q and i	0:4
o*1q i do	1o:5
o*1q i have	1t:-3 1y:4
o*1r ^ ^	0:6
o*1s ^ ^	0:3
o*1t ^ ^	0:3
o*1t ^ i	0:3
o*1t at #1	0:5
o*1t i can	0:5
o*1t i don't	0:3
o*2 ^ ^	0:3
o*2 and she	0:12
o*2h had a	1x:4
o*2h to the	0:10
o*2k ^ my	m:17
o*2k type #1	25:4
o*2r ^ ^	0:4
o*2y ^ ^	0:3
o*3 ^ i	e:5
o*3 ^ my	0:7
o*3 ^ we	1x:10
o*3 for the	2o:13
o*3 if i	0:9
o*3 in the	1t:4
o*3 on the	2o:9
o*31 ^ my	0:4
o*3h in the	1y:6 20:-3 2o:9
o*3j allergic to	1m:4
o*3l at the	0:8 1x:5
o*3l in a	0:6
o*3l in the	2d:3 2p:3
o*3l of the	1k:9
o*3n at the	0:4 24:3 2j:5
o*3n in a	2p:7
o*3n in the	0:7 1x:3
o*3r ^ i	0:4
o*3u ^ my	7:12
o*3u ^ the	7:12
o*3w ^ ^	0:5
o*3w ^ my	0:6
o*41 ^ ^	0:4
o*49 in the	2e:6 2w:6
o*4f ^ i	0:6
o*4l in -	2d:3
o*5 ^ ^	1e:3
o*5 ^ i'm	n:7
o*5 i was	0:5
o*5 thirty -	1k:-3 23:3 2x:10
o*5 twenty -	1l:5 29:3 2x:4
o*54 ^ ^	0:6
o*57 ^ ^	0:3
o*59 ^ ^	0:3 x:5
o*5h ^ ^	x:5
o*5i ^ ^	0:3
o*5j ^ ^	0:3
o*5k ^ ^	x:3
o*5x , my	1z:3 2s:4
o*5x . my	0:4
o*5x ^ ^	0:3
o*5x ^ a	1z:3
o*5x ^ my	0:3 1x:3 2k:5
o*5x ^ our	0:4
o*5x and a	1a:11 1z:8
o*5x and her	2d:8
o*5x and my	2d:8
o*5x for a	0:3
o*5x for my	2o:4
o*5x have a	1z:9
o*5x have been	1a:4
o*5x is getting	1x:5 2t:6
o*5x is my	20:7
o*5x my little	1x:-3
o*5x of my	1x:9 24:-3
o*5x to my	24:8
o*5x with my	2d:10
o*5z , a	1z:10 2d:6
o*5z ^ ^	0:3
o*5z ^ a	0:9
o*5z ^ my	1x:6
o*5z ^ the	1x:10
o*5z and the	0:3
o*5z at my	0:5
o*5z for a	2o:7
o*5z to a	0:3 2t:6
o*5z was a	0:9
o*5z with a	0:7 2s:3
o*6k ^ ^	0:4
o*6k ^ the	0:3
o*6k be a	k:3 10:3 23:7
o*6k is a	10:10 2o:-3
o*6k was a	0:3 10:4 1y:-3
o*6x ^ ^	o:5
o*7 ^ ^	0:4
o*73 ^ ^	0:5
o*74 plays the	o:13
o*76 ^ ^	0:4
o*76 ^ my	0:6
o*77 ^ ^	0:4
o*78 ^ ^	0:5
o*7k of the	i:7 21:4
o*7p had a	1x:4 23:-3
o*7v ^ ^	i:7
o*7w on the	27:7
o*8 ! !	0:3
o*8 , a	0:4 1x:7
o*8 , and	2r:-3
o*8 , how	2b:-3
o*8 , is	1a:3 1x:7
o*8 , now	0:5
o*8 , the	0:4 2d:6
o*8 . what	2w:-3
o*8 ^ a	0:7
o*8 ^ can	2d:-3
o*8 ^ did	0:6
o*8 ^ got	0:6
o*8 ^ have	0:3
o*8 ^ i	0:5
o*8 ^ i'd	0:5
o*8 ^ i'm	2w:6
o*8 ^ i've	0:3
o*8 ^ my	0:6 1x:-3
o*8 ^ should	0:3 2o:-3
o*8 ^ why	2q:-3
o*8 ^ would	0:3
o*8 a man	2o:5
o*8 and a	2x:10
o*8 and the	0:4
o*8 be a	0:6 1o:4 2a:-3
o*8 by the	0:6 27:-3
o*8 can i	0:3
o*8 can you	2d:-3
o*8 for a	1x:4
o*8 for the	0:4 2c:10
o*8 give me	2a:9
o*8 i can	0:5
o*8 i get	1x:9
o*8 i should	2l:-3
o*8 in a	0:3
o*8 is that	2s:-3
o*8 it ,	0:4
o*8 it on	0:6
o*8 me to	0:6
o*8 so i	1x:5
o*8 such a	0:3
o*8 the best	1x:5
o*8 to a	2a:5 2p:4
o*8 to be	1x:7
o*8 want to	k:10
o*8 wants to	k:4
o*8 which is	2y:-3
o*8 with a	1n:5 2d:7 2k:8 30:5
o*83 ^ my	13:4
o*83 ^ our	13:4
o*83 and a	2m:7
o*83 got a	13:9
o*83 have a	13:7 2m:9
o*83 with a	2a:-3 2m:6
o*88 ^ ^	0:4
o*89 ^ ^	3:3 9:3
o*8a i don't	l:11
o*8c in the	0:7
o*8e ^ ^	0:3
o*8n ^ ^	0:6
o*8s ^ ^	0:3
o*8u i'm a	1j:3 32:6
o*8v ^ ^	0:7
o*a #3 a	29:6 2d:5
o*a , and	0:9
o*a , has	0:3
o*a , i	0:7
o*a ^ good	0:3
o*a ^ i	0:6
o*a ^ i've	0:3
o*a ^ my	0:7
o*a at the	2a:4
o*a days a	24:4 2j:4 2o:4
o*a for a	0:5 29:-3
o*a for the	0:3 24:5
o*a for two	1x:9
o*a i have	0:5
o*a in a	0:4 2d:-3
o*a in the	1v:8 1x:10 24:10
o*a my brother	e:5
o*a my dad	1x:3
o*a now ,	0:3
o*a of the	0:3 1x:7 2o:6
o*a on a	0:9
o*a on the	0:10
o*a since i	0:4
o*a th of	1x:-3 2o:3
o*a the same	2o:4
o*a twice a	1r:4
o*a when i	1x:5
o*a wish i	0:5
o*b ^ i	0:6
o*b ^ please	0:4
o*b ^ we	0:17
o*b and i	0:7 2l:-3 2o:-3
o*b and wants	1t:-3
o*b asked me	1x:6
o*b do i	2b:-3
o*b does one	1y:-3
o*b help me	0:4
o*b i can	0:3
o*b i go	24:4 2y:4
o*b i have	0:3 1n:3
o*b i still	0:3
o*b i'd like	1o:-3
o*b is allergic	1m:4
o*b me how	2w:5
o*b me to	0:9 1x:-3
o*b never learned	1d:3
o*b that i	1o:-3
o*b to go	1t:6
o*b went back	2v:4
o*b would you	2p:-3
o*d ^ ^	0:8
o*d ^ i	o:6
o*h the #1	2o:10
o*h the #2	2o:9
o*j in the	0:6 1y:6
o*k ^ ^	a:8
o*r , a	10:3
o*s to the	0:5 1x:4
o*w ^ ^	0:4
o*w ^ my	0:4
o*x at the	0:3
o*x do i	0:3
o*x in a	1o:-3
o*x on the	1x:5
o*y on the	2l:6 2o:8
o*z at the	1x:4
o*z on the	1x:8 24:7 2r:4
oanimal ^ my	13:10
oanimal ^ our	13:12
oanimal ^ the	0:6
oanimal allergic to	3:8
oanimal and a	2m:7
oanimal and the	2d:11
oanimal for a	0:4
oanimal got a	13:6 2m:5
oanimal have a	13:14 2m:7
oanimal with a	2a:-3 2m:6
obody , my	0:7
obody ^ my	0:7
obody and my	0:12 24:-3
obody broke his	1x:5 25:5
obody in the	0:5
obody my left	0:4
obody on my	0:5 24:10 2o:8
obody with my	0:7
obreed got a	2m:8
ocondition ^ ^	m:10
ocondition a heart	25:5
ocondition had a	1x:3 23:-3 25:4
ocondition i have	m:6
odevice ^ ^	7:11
odevice ^ the	7:19
odevice is a	7:11
odevice on a	7:10
odevice on the	2z:9
odwelling for a	u:7
odwelling in a	1o:-3 2d:6 2o:3
odwelling in the	2d:10
odwelling sold the	1x:7 2k:4
ofield in -	2d:3
ogiven my brother	g:11
ogiven name is	0:7
oindustry in -	2d:3
oindustry in the	1y:6
ojob , a	10:17
ojob ^ ^	0:5
ojob ^ my	0:8
ojob ^ the	0:4
ojob and a	0:5
ojob as a	10:27
ojob be a	23:5
ojob become a	0:3 23:5
ojob i'm a	10:20
ojob is a	10:25
ojob like a	1s:-3 2a:8
ojob the new	0:5
ojob to a	2e:-3
ojob to the	0:5 25:-3
ojob was a	10:16
ojobless is a	2j:11
okin , a	1x:6 1z:3
okin , her	0:10
okin , his	0:6
okin , my	0:5 1z:3 2s:4
okin , our	0:8 2d:5
okin , the	2d:6
okin : my	0:3
okin ^ ^	0:4
okin ^ me	0:7
okin ^ my	0:10 1x:4 1y:7 2k:5
okin ^ somebody's	0:3
okin ^ the	0:5 1x:8
okin ^ two	1z:7 2s:14
okin a new	2s:8
okin a second	1x:4 1z:4 23:7 2m:9 2o:3
okin and a	1z:12 2m:7
okin and her	0:5 2d:3
okin and his	0:5
okin and my	0:4 2d:4
okin and the	2d:9
okin as a	0:12 2l:5
okin for a	2o:7
okin for the	1x:9 2l:-3 2q:4
okin got a	13:5 1z:9
okin had a	1x:5 2m:8 2s:8
okin has a	1z:6 2t:9
okin has three	0:4
okin have a	13:4 1z:4 2m:6
okin have two	1z:5
okin is my	20:3
okin like a	2a:10
okin my little	0:5 1x:-3
okin my new	2l:-3
okin my old	0:14
okin of a	0:6 24:-3 2l:6
okin of my	1x:4 24:-3
okin the new	13:8 2s:10
okin to my	24:8
okin to the	0:5
okin with a	2d:-3 2m:6
okin with my	1n:6 1t:-3 2d:13
okin with the	0:4 2j:5 2o:3
okin year old	0:6
olanguage ^ ^	s:11
olanguage ^ my	s:5 y:7
olanguage i speak	s:15
oleisure ^ can't	1d:14
oleisure ^ i	l:13 o:4
oleisure do i	0:4
oleisure do you	0:4
oleisure i can	1d:3
oleisure i can't	1d:15
omedicine i take	m:17
onation ^ ^	y:12
opastime ^ ^	o:10
opastime took up	o:8 27:4
oplace in the	23:6 2r:4 2w:6
oplace is from	0:8
oplace live in	0:3
oplace lived in	1y:4
oplace lives in	0:10
oplace move to	23:5
oplace moved to	v:6 1x:5
oplace moving to	0:4
opossession and a	0:8 24:-3 2k:3 2q:-3
opossession and the	1x:-3
opossession at the	2o:4
opossession bought a	0:3 2k:3
opossession for a	2p:9
opossession for the	2o:10
opossession has a	0:5
opossession in a	1o:-3 2d:7
opossession in the	2d:10
opossession of the	1k:9
opossession on a	23:6 2o:8
opossession sold the	1x:8 2k:3
oprocedure ^ i'm	0:8
oprocedure a flat	1x:5
oprocedure don't believe	0:3
oprocedure father -	2d:-3
oprocedure i was	1:4
oprocedure mother -	1x:-3 2d:4
osign ^ ^	1j:17
osign i'm a	1j:12 32:3
otech ^ ^	3:3 1d:6
otech in the	23:-3 2o:8
otool ^ ^	1g:14
otrait me a	0:4 2o:-3
ovehicle ^ my	0:3 1h:9
ovehicle ^ the	1h:12
ovehicle at the	0:8
ovehicle bought a	1h:4
ovehicle for a	1h:10
ovehicle had a	2k:10 30:6
ovehicle has a	1h:8
ovehicle in the	0:13
ovehicle on the	0:3 1x:4
ovehicle sold the	1h:8
oworkplace ^ the	0:8
oworkplace and the	29:-3 31:-3
oworkplace at the	0:4 2j:7
oworkplace be a	k:7 23:6
oworkplace for a	2j:9
oworkplace for the	1v:7 2o:10 2q:8 2r:4
oworkplace from the	1q:4 1x:4 2v:-4
oworkplace in a	1x:4 1y:5 23:6 2d:7
oworkplace in the	1x:3 1y:5 24:7 2p:5
oworkplace is a	0:5 2j:3
oworkplace of the	1k:6
oworkplace on a	0:9
oworkplace on the	1x:7 2o:-3
oworkplace to a	0:7
oworkplace to the	0:3
p!	0:4
p"	1y:-3 2q:-3
p#1	1p:3 26:6 2d:-5 2q:3
p#2	1u:3 2n:4 2t:-3
p#3	1k:-3 29:3 2n:9 2r:5
p#4	1q:5 26:6 29:4 2q:3 30:9
p#5	24:5 27:-3 29:4 2n:8 2r:3
p#6	1x:4
p$	0:6 29:10
p%	0:3 24:-3 29:8
p&	1k:6 1v:14 20:6 2c:7
p'	1k:7 1n:3 23:4 26:9 2q:4 2w:4 30:3
p(	0:15
p)	0:11
p,	28:7
p-	28:6 2g:4 2n:3 2v:4 2z:3
p.	0:10 1t:4 1u:11 1v:5 2e:5 2g:7 2i:4 2s:3 2v:3
p/	0:7 1x:7 22:9
p:	0:14 20:5
p;	0:10
p?	0:8
p@	1u:5
p_	0:9
pabide	9:14
pabout	0:3 1r:-3 29:5 2b:-3 2k:6 2q:3 2x:3
pabove	2a:-3 2d:4 2w:3
paccepted	0:5 1x:5
paccording	2o:-3
paccounts	2j:11
pacme	0:9
pacross	0:3
pactually	1y:8
paddress	2a:5
padopted	13:3 1x:5
padult	1x:5
pafraid	2a:6
pafter	1r:4 29:-3 2o:8
pagain	0:3
pagainst	0:3 23:-3
page	0:3
paid	2o:4 2w:9
paint	0:4
pair	1k:8 2k:5
palcohol	2c:7
pall	0:5 1n:3 1o:3 24:5 2q:-3
pallergic	0:4 1m:3
pallotment	27:6
palmost	0:6 2w:4
palone	0:3 2e:-3
palong	25:3
palso	0:5
palways	2a:5
pamerican	0:4 2a:8 2j:5
pan	1z:4 23:3 29:5 2x:3
pangry	2w:7
pankle	0:3 24:-3
panother	1z:10 29:-3 2m:8 2o:5
panswer	1s:3 2a:6
pany	0:4 2l:6
panymore	0:5
panyone	20:6
panything	1r:5 1s:4 2p:-3
papply	2o:6
papril	1p:5 24:3
pare	1o:6 23:-4
paren't	0:4 25:7
pargue	0:3 2l:4
paround	29:4 2e:6
part	2j:5
pas	1x:5 29:-4 2a:3 2l:3 2n:-3
pask	2b:-3
pasked	0:6
pasking	2l:-3
passistant	0:4
pate	1x:7 2q:6
paugust	1p:6 2r:-5
paunt	2g:4
paunty	2d:3 2i:6
paussie	2a:7
pawake	0:3 2y:6
paway	24:7 2p:-3
pb	1k:6 1t:9 1x:6 23:5 2j:3
pbabies	0:4 1k:3 1x:6
pbaby	27:5
pback	1x:7 25:5 2b:-3 2t:4
pbad	25:11 2q:4
pbadly	0:7
pbag	0:7
pbake	27:5 2c:7 2j:4
pbaking	24:6 27:7
pbank	2o:3
pbar	0:3
pbarista	2o:6
pbarn	24:7 2m:11
pbasement	0:3
pbay	0:10
pbc	0:3
pbe	0:3 2a:4
pbeach	27:6 2p:3
pbeagle	1n:8 1x:-3 2m:3
pbeans	2w:11
pbear	1s:6
pbeard	0:4
pbeat	27:9 30:4
pbeats	1o:3
pbecame	0:5 1x:8
pbecome	0:4 23:3
pbed	1x:5 25:3 2y:3
pbedroom	2d:8 2o:7
pbedtime	0:3
pbeen	2l:-3
pbeer	0:5
pbefore	23:4 24:8
pbegun	2p:-3
pbehind	2d:5
pbeing	0:5 21:5 2b:-3
pbell	1v:3 24:-4 27:8 2o:6
pbench	0:4
pberlin	23:4
pbesides	0:3
pbest	0:4 1x:4 2o:3
pbetter	2j:-3 2w:3 2y:-3
pbetween	2j:11
pbf	0:4
pbig	1q:5 1z:6 20:7 2a:3 2e:-3 2g:16 2i:5 2p:3 2y:6
pbigger	0:5 2p:-3
pbike	23:6 24:4 2j:7
pbio	0:3 2r:10
pbird	27:6
pbirth	2o:3
pbit	24:4
pblack	1s:6 24:3 2c:3
pblind	0:5
pblock	23:5 27:12 2d:9
pbloke	24:-3 2b:-3
pblue	0:7 1x:4 2m:5 2z:6
pboard	0:3 2s:-3 2w:-3 2y:4
pboat	2q:-3
pbody	0:4
pboiler	2x:5
pbone	1q:6 25:5 2w:4
pbook	1k:3 1x:4 23:4 2v:3
pbooked	2o:9
pborder	0:3 2m:6
pborn	1x:5 2u:5
pboston	1k:6 2v:6
pboth	1w:3 1x:6 1z:4 2w:4
pbought	1x:6
pbout	0:11
pbowls	1k:3
pboy	1k:5
pboyfriend	1x:3
pboys	2l:-3 2v:9
pbraces	1x:10
pbread	0:4
pbreakfast	1r:5
pbridge	1v:5 2d:6 2o:9
pbring	24:3
pbritish	1v:4 1x:6 2a:7
pbro	1s:8
pbroke	1x:7 25:7 2t:3
pbroken	25:6 2e:6
pbrothers	0:4
pbrought	1y:7
pbrown	1n:7
pbtw	0:3
pbuddy	x:5 2a:-3
pbudget	1x:6
pbuilding	2j:6
pbuilt	0:9
pbus	1v:3
pbuses	0:4
pbusiness	1k:3 1y:4 2v:7
pbut	0:4 1r:3 2l:3
pbutter	2c:7
pbuy	23:3
pby	23:9 24:4 2h:3 2w:4 2y:4
pc	1x:10
pcabin	0:6 23:8 24:4 2r:-3
pcalendar	2z:3
pcall	21:4 24:4 2j:10 2o:-3 2p:4
pcalled	2j:9
pcalling	0:3 1y:-3 24:4 2a:4
pcalls	24:3 29:-3
pcame	1x:3
pcan	1o:3 25:4 2d:-3
pcan't	21:7
pcanadian	0:4 2a:4 2w:3
pcancer	25:3 32:4
pcannot	1d:5 25:6
pcant	1d:13
pcapital	1o:7
pcar	1x:5 1y:6
pcaravan	2k:3
pcard	2w:5
pcare	2j:4 2r:5 2x:7
pcarry	0:4
pcase	2r:7
pcash	1v:6 2p:5 2z:5
pcataracts	1x:6
pcatholic	0:3 2v:6
pcats	0:5
pcause	0:5 1o:6
pcenter	1s:6 2o:12 2p:9
pcertificate	0:4
pchair	0:9
pchange	0:3 2w:5
pchanged	0:6
pchapter	0:4
pcharge	1x:5 2j:8
pchat	2y:6
pcheaper	0:4
pcheck	1x:9 24:4
pchef	2g:5 2k:6
pchess	0:6
pchest	2k:14
pchicken	20:5 2q:10
pchild	2f:9
pchildhood	0:6
pchildren	1x:3
pchoir	24:8 2j:-3
pchurch	1t:-3
pcitizen	0:5
pcitizenship	1x:9
pcity	1t:5 1x:4 1y:4
pclaim	0:5
pclass	2w:6
pclean	0:3 1n:11
pcleaner	0:4
pcleaning	0:4 23:-3 2j:5
pclients	0:3 23:3
pclimb	24:6 2o:6 2w:9
pclose	0:4 2o:5 2s:10
pclosed	1x:8
pclosing	0:6 1x:-3
pclub	0:4 1x:9 27:-3
pcm	0:4
pco	1u:5
pcoach	1o:3 24:4 2g:5 2i:5 2j:6
pcode	0:6
pcoeliac	1x:3
pcoffee	23:4 2d:-3 2s:3 2y:5 30:4
pcold	0:5 1s:4 20:-3 2c:3
pcollege	2e:5
pcolor	0:5 2w:11
pcome	25:8
pcomes	1o:4 24:-3 2o:3
pcoming	25:3
pcommunity	1k:7 2f:4 2j:4
pcommute	24:8
pcompany	23:3
pcomputer	2f:11 2y:6
pcondo	1k:10 2d:4
pcontract	1x:4
pconvert	0:4
pcooked	0:4 1y:8
pcoriander	0:7
pcos	0:3
pcost	2w:-3
pcottage	29:-3 2k:3 2o:3
pcouch	0:6
pcould	0:3
pcouncil	2d:9
pcount	0:6 2w:6
pcountry	1k:-3 1v:4 2c:5 2v:8
pcounty	1s:4 1v:4 28:6
pcouple	2s:3
pcourse	23:-3 2o:5
pcourt	0:3 2j:8
pcoworker	x:4
pcows	0:4
pcracked	7:3 25:5 30:5
pcrash	1x:8 2r:-3
pcrazy	0:3
pcream	24:9 30:7
pcredit	0:5
pcried	24:-3
pcrime	2c:3
pcross	27:7 2j:5 2o:-3
pcruise	1y:6 23:7
pcrying	0:4
pcurry	1x:6
pcustomer	2q:4
pcut	23:5
pd	2q:11 2v:8 2w:9
pdad's	2j:-3 2k:4
pdads	0:3 1k:8
pdaft	2q:5
pdairy	1v:6 24:6 2m:6
pdale	0:6
pdance	27:8 2o:5
pdark	1n:6 2c:6 2p:3
pdata	2j:6 2r:4
pdaughter	2s:-3
pdaughter's	1x:3
pday	1x:3 2k:5 2u:9 2x:4
pdays	2x:5
pde	1k:4 20:5 2e:4 2g:3 2v:10
pdead	2l:6
pdeaf	1y:7
pdeal	0:5
pdear	0:20
pdeb	2d:6
pdebate	1k:5 27:5
pdecember	1p:5 1x:6
pdecent	2w:3
pdecided	0:4 1n:4
pdeck	1x:7
pdeep	1x:8 21:13 2k:9
pdegree	0:5
pdental	2f:4 2j:11
pdenver	1x:4
pdeposit	0:4
pdescribe	0:3
pdesign	0:3
pdesk	0:4
pdiabetic	0:4
pdiagnosed	1x:12
pdid	0:5 1n:-3 2p:-3
pdidn't	0:4
pdied	0:3
pdifferent	0:3 2v:5
pdinner	2j:8 2p:3
pdiploma	0:3 1t:3 23:5
pdirector	0:4 2j:3
pdish	0:6
pdivorce	1x:3
pdivorced	1x:-3
pdo	2b:-3 2j:5
pdoc	2s:13
pdoctor	2a:7
pdoctor's	0:8
pdoes	1y:-3 2j:7 2w:4
pdoesn't	0:3 1s:5 2l:6 2q:-3
pdog's	0:3 2p:-3
pdoing	1r:6 2j:7
pdollars	29:3
pdon't	1o:5 1t:-3 2a:5
pdone	1o:5
pdont	1o:4 2a:7 2p:-3
pdouble	0:4 1v:8 2d:10 2o:-3
pdown	0:4 30:6
pdownstairs	0:13
pdr	2g:13 2s:5
pdraw	24:6
pdress	0:8
pdrinking	24:4
pdrinks	24:5
pdrive	2j:4 2w:4
pdriver	2o:4 2r:3
pdrivers	0:5
pdrives	2j:11
pdriving	2j:7 2k:4
pdrop	0:5 2a:4
pdropped	1x:11 2r:7
pdrove	2j:5
pdrum	23:5 2k:7
pdry	2c:6
pdublin	1k:8
pdue	1n:-3 2o:11
pdumb	0:5
pdust	1m:8 21:3
pdutch	1v:7 1w:4 23:4 2g:9
pe	2p:5 30:6
peach	24:7 25:-3 2a:3 2j:-3 2w:3
pear	24:8
pearly	24:4 25:7 2f:8 2y:12
pearn	2a:-3
pears	1n:8
peast	2e:6 2v:4
peasy	0:6 2y:-3
peating	1r:8
peight	2k:5 2x:5
peighty	1l:9 31:5
peldest	0:6
pelectric	1o:4 30:12
peleven	1y:4 1z:3 2k:5
peli	24:4
pem	24:8
pended	1x:6
pengineer	2r:3
pengland	0:4 2o:-3 2v:4
penough	2b:3 2l:3
per	24:-3 2c:7 2j:12
pestate	0:7 2o:3
peuro	0:4 23:3
peven	0:4
pevening	1t:6 24:9
pever	0:5 1r:-3
pevery	0:3 24:8
peveryone	0:3
peverything	1w:4 2w:5
pex	24:7 2s:5
pexactly	0:6
pexpecting	1x:6 25:8
pexpensive	0:3
pexplain	0:4
pextra	2c:8
peye	0:4
pf	0:3 1o:-3 2q:3 30:9
pfact	0:3
pfailed	1x:7 2r:3
pfake	0:4
pfalls	0:9
pfamily	1v:6 2o:4 2q:7
pfan	0:4 24:6
pfarm	2z:3
pfast	0:4 24:5
pfather	0:3 2d:-3 2g:10
pfather's	0:9 2k:12
pfault	0:3
pfavorite	0:11
pfavourite	0:13
pfear	i:8 1x:-3
pfebruary	1p:3
pfeed	1v:6 2j:6
pfeet	0:3 1x:4 26:4
pfell	1x:3 27:5
pfella	2b:-3
pfew	23:4
pfield	0:5
pfifteen	0:4 24:4
pfifty	1l:5 1z:-3
pfinally	0:4
pfind	25:3
pfinger	0:9
pfinish	23:5 2o:3
pfinished	1x:6
pfire	2z:5
pfirst	1k:6 1v:3 1y:5 2w:3
pfish	20:3
pfishing	1x:4 2j:6 2k:5 2s:5
pfits	0:4
pfitted	0:8
pfive	1z:6 26:4 2s:5
pfix	24:-3 2p:3
pfixed	0:6
pfixes	2j:12 2w:8
pfixing	2b:-3 2q:3
pflat	24:4 25:7 2k:6
pflight	23:7 2j:9 2o:3
pfloor	24:3 2d:-5 2w:-3
pflower	1k:8 2j:9 2r:5
pfly	27:12 2o:4
pflying	1x:8 2o:4
pfolks	24:9
pfollow	23:4
pfood	23:8 2f:3 2r:3
pfoot	1x:-3 26:9
pfootball	1x:6 2q:4
pfor	2y:-3
pforget	15:7 21:7
pforklift	1x:8 2j:3 2o:10 2w:5
pform	2o:6
pfortnight	1x:8
pforty	27:3 2k:3 2p:-3
pfound	2r:-3
pfour	24:4 2r:5
pfourteen	1z:6 2m:6 2x:11
pfourth	0:4 1z:12 2w:-3
pframe	0:6
pfree	1k:8 2c:8 2u:11
pfresno	1x:-3 2o:8 2v:8
pfriend	24:-4
pfriend's	1x:10
pfront	1x:3 2d:4
pfull	1n:4
pfun	0:4
pfuneral	2c:8
pgame	23:9
pgarden	2o:3 2p:5
pgas	1x:7 2k:7 2p:7 2w:6
pgate	24:3
pgave	1x:9
pged	0:3 1t:3
pgeneral	2r:5
pgentle	2l:-3 2p:8
pgerman	2m:10
pget	20:11 2d:-3
pgets	0:4
pgetting	1x:6 2o:10
pginger	1n:3 2m:11
pgirls	2d:4 2j:3
pgiven	1x:5
pgives	0:3 1o:4
pgiving	2a:4
pglass	24:7 2j:6
pglasses	25:10
pgluten	1r:6
pgo	1o:3 25:3 2a:4
pgoats	0:4 2o:3
pgod	1o:3
pgoing	1n:3 25:8 2x:3
pgone	1n:6 21:-3 25:3
pgood	1o:3 2c:4 2d:3 2k:3 2l:4 2w:3
pgot	1x:6
pgotta	0:7
pgrade	24:-3 2j:7
pgrammar	1x:7 24:7
pgrand	28:10
pgrandad	1x:8
pgrandfather	2k:7
pgrandpa	10:3 1x:5
pgranny	2d:7
pgray	1n:11
pgreat	0:3 1n:-3 1v:9 1x:3 24:-3 2k:5
pgreek	2b:-3 2u:4
pgreen	1x:3 27:7 2p:6
pgrew	0:5
pgrey	1n:8 2m:3
pgroup	1s:13 24:-3 2j:9 2y:3
pgrow	0:3
pgrown	0:4 1z:9
pgrumpy	0:11
pguitar	0:4
pguy	2s:3
pgym	1k:3 24:4
phad	1x:5 23:-4
phair	2o:-3 2q:6
phalf	1w:10 1x:3 1z:6 25:6 2r:3
phall	0:3 1k:4 2o:8
phana	0:7
phand	2k:7 2p:5 30:3
phanded	1x:6
phang	0:5
phappen	1o:3
phappens	1o:3
phard	25:8 2a:4 2r:-3
phas	21:-3 2t:3
phasn't	0:3
phate	9:6
phated	9:13
phates	9:13
phave	27:-3 2q:-3
phaven't	0:6
phaving	25:5 2o:7
phe	2p:-3 2t:-3
phe'd	0:4
phead	1q:5 1v:5 25:-3 2j:5
phealth	0:7 1k:-3 1y:4
phear	0:4 1o:7
pheard	0:3
phearing	1q:8 2k:4
pheat	0:3
pheavy	0:3 2w:6
phello	1u:6
phelps	0:7
pher	1x:3
pherself	2w:9
phey	0:3
phigh	25:6 2d:3 2p:-3 2w:5
phill	0:4 2v:3
phim	1t:5 2b:-3
phimself	0:3
phis	1o:-4
phistory	1k:3 2q:6
phit	0:3 1x:7
phold	0:4 2o:8
pholiday	2o:6
phome	27:5
phonest	1o:5
phonestly	0:7
phoney	1n:8 24:8
phorror	2c:8
phorse	1x:7
phorses	2o:3
phospital	0:3 2j:5
phot	2c:7 2d:7 2l:7
photel	1x:5 2j:6
phour	2s:-3
phours	1v:3
phouse	1y:3 2q:3
phouses	2o:6 2q:-3 2r:9
phow	23:-3 2b:-3
phr	0:3 2j:6 2l:-3 2o:-3
phundred	2k:3
phurt	1x:4
phusband	2o:-3
phusband's	2k:4
pi	2b:-3
pi'd	0:3
pi'll	0:4
pi've	29:-3
pice	0:4 24:3 2d:4 2z:3 30:3
pid	0:4
pidea	0:3
pim	24:-3
pincome	0:9
pinstead	0:4
pinto	23:5 25:3 2a:-3
pinvented	0:4
pinvoice	1n:-3 1x:11
piphone	1q:5
pirish	23:7 2a:-3 2r:6
piron	25:10 2k:4
pisn't	0:3
pit	1y:-3 2r:-3
pit's	2a:-3
pitalian	1w:-5 27:6 2o:7 2w:3
pive	0:5
pjanuary	1p:9
pjess	2g:4
pjob	23:7
pjoined	1x:4
pjudge	24:-3 2a:7 2g:4
pjuly	0:3 1x:5
pjune	2w:-3
pjunior	0:4 1t:7 1x:3 24:3
pk	27:-3 2t:-3
pkeep	2a:5
pkeeps	27:5
pkept	0:7 2j:3
pkid	1o:5 30:8
pkidney	1r:7 25:5
pkids	1o:-3 2q:7
pkill	0:4 1o:6
pkinda	0:6
pkitchen	0:7 2p:-3
pkitten	1x:5
pknee	0:4
pknife	1x:6 2w:10
pknow	0:3 2l:3
pknows	0:3
plad	2t:-3
pladies	1k:11
plady	2g:9
plaid	1x:9 2l:6
plake	0:7 24:6
plane	1v:9
plaptop	0:3
plarge	1q:7 21:7
plass	0:3
plast	0:8 1s:3
plate	1s:7 2k:3
platex	0:4 2q:-3
plaugh	0:4
plead	1o:6 1x:3
pleaf	21:9 2o:4
pleague	1k:7
plearn	0:4 23:6
plearned	0:6
plearning	s:12 27:6 2o:3 2q:3
pleave	0:3 2o:3
pleaves	24:3
pleeds	1v:7
pleft	1n:4 1t:4 1x:4 1y:3 21:4 2y:5
plegal	2o:4
pleicester	20:9
plength	1n:7
plent	0:4
pleo	0:5
pless	2l:4
plet	1x:4 23:-3 27:-3 2l:4
plet's	0:4
pletter	2o:-3 2p:4
pletters	2a:5
plevel	1t:7 2a:5
plibrarian	2o:5
plibrary	2f:4 2s:3 2z:3
plicense	0:5
plife	0:3 2r:3
plift	29:-3
plight	0:3
plighthouse	1x:6 23:6
plike	1l:6 24:3 2l:7 2u:6
plikes	t:11 2c:7
plil	1n:5 25:5
plimerick	1y:-3
pline	1y:4 27:7 2j:3 2s:8
plisten	0:3
pliterally	0:3 24:10
plittle	1z:4 21:3 27:3 2d:6 2v:4
plive	2d:3
plived	1y:4 2d:3 2e:-3
plives	2b:-3
pliving	1x:-3 2a:-3 2d:5 2o:-3
ploan	1x:5 2j:11
plocal	0:5 1k:9 1x:11
ploft	2o:6
plol	0:5
plong	0:3 1n:6 1s:6 24:4 29:-3 2j:6 2t:6 2w:7
plonger	1y:4
plook	0:3
plooking	24:-3 2j:3
plord	0:4
plose	1x:6 23:6 25:5
plosing	23:4 25:8
plost	1n:4 1t:-3 1x:7
ploud	2c:3
plovely	0:9
ploves	t:24
plow	1k:5 1n:4 1r:9 25:6
plunch	24:5
plungs	0:10
plying	0:7
pm	1x:6 21:8 24:14 2z:8
pmad	0:3 1n:-3 2y:4
pmade	1x:13 2r:3
pmail	2j:8 2o:-3 2z:5
pmajor	0:4
pmake	1x:3 27:7 2w:3
pmakes	27:3 2t:-3
pmaking	0:4 2o:3
pmam's	0:7 2p:7
pmama	24:7 2g:8
pman	1o:6 2d:3
pmanage	24:3 25:8 2w:-3
pmanager	2r:6
pmany	0:4 2k:5
pmarch	1k:-3 1p:15
pmarket	0:3
pmarketplace	2q:5
pmarried	23:3
pmarry	1x:7
pmaster's	0:4 1t:4
pmates	0:8
pmay	1p:15 2g:8 2z:-3
pmaybe	0:5 24:3
pmeal	24:8 2l:-3
pmeans	2l:9
pmeant	0:9
pmedical	23:7
pmeet	0:7 1x:4 2o:5 2p:-3
pmeeting	2o:5
pmember	0:5
pmenu	2q:4
pmess	2j:13
pmet	1x:5
pmetformin	0:5
pmi	1n:5 1x:5 2r:-3
pmiddle	0:9
pmile	24:-5
pmiles	27:4
pmilk	1m:6 2c:5 2j:7
pmind	0:7
pmine	20:-3
pminute	24:10
pminutes	2l:5 2q:-3
pmira	0:4 1x:10 2g:4
pmiso	0:4
pmiss	27:-4 2g:16 2i:5
pmix	x:7
pmobile	1q:4 2q:7
pmom	2l:6
pmom's	20:6
pmondays	24:6 2o:8
pmoney	24:3 2p:4
pmonth	2t:-3
pmonths	1x:-3 25:7
pmop	0:10
pmore	2l:9 2u:5
pmorning	2a:5 2p:6 2y:5
pmortgage	2o:6
pmost	24:11
pmostly	1r:7
pmother's	0:8 1x:7
pmouth	2l:8
pmove	0:3 23:6
pmoved	0:3 1x:10
pmoving	1t:-3 23:4 2o:8
pmr	2g:15
pmrs	2d:4 2g:9 2s:3
pmum's	2d:7
pmuseum	0:4
pmy	2n:-3
pmyself	1t:-3 24:3 27:8
pn	0:4 1v:11 2b:7 2d:4 2x:5
pnail	1x:10 2j:4
pnails	23:-3
pname	2s:3
pname's	x:22
pnamed	x:3
pnan	1x:3 1y:3 2d:3
pnd	1x:7 2l:-3 2o:7
pnear	1x:3 28:4 2e:3 2j:-3 2l:-3 2o:6
pnearly	25:10 26:10
pneed	0:3
pneedles	1s:4
pneeds	2j:6
pnervous	2q:7
pnet	0:7
pnever	29:-3 2a:3 2l:4 2p:7 2t:6
pnew	1w:9 2l:-3 2s:6 2x:3
pnext	2o:6
pnight	1y:-3 2y:3 2z:3
pnights	2p:5
pnine	2r:7 2s:4 2w:3 31:4
pnineteen	29:7 2r:7
pninety	2r:3 2x:8
pno	1r:3 2a:5 2l:3 2p:3
pnobody	0:3 1o:3
pnoise	2o:-3 2z:4
pnon	0:12 27:3
pnoon	0:3
pnorth	1k:4 2e:8
pnot	1t:-4
pnotes	24:8
pnothing	1r:3 2u:9
pnotion	0:7
pnow	0:3
pnumber	0:4 25:9 2k:12 2w:7
pnurse	23:4 2k:5
pnursery	0:3 2o:6
pnursing	1t:7 23:-3 2d:6
po	1t:7 2r:10
pocean	1s:7
poctober	1p:10 1t:-3
podd	2x:10
pof	2k:4
poff	1r:6 27:3 2d:4 2t:-3
poffer	1x:5
poffered	0:14
poil	1o:5 1x:8
pok	0:3
pold	1q:8 27:3 2b:-3 2c:4
polder	1o:3 1z:11
poldest	1x:8 2s:10
ponce	1r:6 20:4 24:3 25:3
pone	0:5 1n:3 1z:3 2m:4 2y:3
pone's	0:7
pones	0:4
ponline	2x:10 2y:6
ponly	1z:5
pop	1x:4
popen	1s:7 23:4
popened	0:4 1x:9
popening	24:3 2o:8 2p:4
popens	0:4 2o:6
por	0:5 1m:7 1r:5 2p:6
porder	2z:9
porders	0:4
porgan	1s:5 2j:3
pother	1x:3 24:3 2z:-3
pour	0:4 1n:-3 1x:4 2w:-3
pout	2b:-3 2o:3
poutside	0:8
pover	1k:3 25:4 27:-3 2l:4 2p:14
pown	1o:3 23:4 24:-3 27:3 2d:3
powns	0:5
poxford	2v:9
pp	0:7
ppack	24:8
ppages	0:6
ppaid	1x:8 2d:3 2z:4
ppaint	27:3
ppal	x:15
ppaper	1v:4 2j:4 2p:4 2z:7
pparamedic	1x:6 2f:9
pparents	0:4 1o:4 23:3 24:-3 2j:-3
pparish	1k:9 24:-3
ppark	1k:9
pparking	21:9
pparkinson's	0:5
ppart	0:5 1t:4 2l:-3
ppartner	1t:-3
pparts	0:6
pparty	1s:5 2l:6 2p:-3
ppass	1x:9 23:4 30:4
ppassed	1x:9
ppassport	23:3 2o:6
ppast	0:6 2w:3
ppatient	0:3 1x:-3
ppay	1o:4 2p:5
ppays	0:4
ppeanut	2c:11
ppension	0:6
ppeople	2l:11
pper	0:7
ppercent	24:10
pperson	23:-3
pperth	1y:-3 2o:-3
ppescatarian	0:3
ppharmacist	0:6
pphone	1s:6 21:5 2j:3
pphones	1o:-3 2j:4
pphoto	0:4
pphrase	0:3
ppick	24:4 2o:8 2p:-3
ppicked	1y:9
ppicture	1k:5 2q:5
ppie	23:8
ppipe	0:3 1x:4
pplace	0:3
pplain	20:8 2a:6
pplanning	1o:5
pplant	1r:8 27:9
pplate	0:10
pplay	27:3 2w:4 2z:-3
pplayed	1y:7
pplaying	o:9 1x:-4 23:3
pplays	o:8 1x:-3 27:6
pplot	2k:5 2p:3
pplus	0:6 2o:5
ppm	1k:9 2y:4
ppodcast	1x:-3
ppoint	1o:4 1v:3 1x:-3 2c:10
ppolish	21:5
ppolite	0:4
ppool	0:6 2k:10
ppork	24:8
pportland	2e:5 2o:4
ppost	29:3
ppounds	0:6 29:3
ppower	2w:-3 2z:13
ppractice	31:-3
pprayer	2k:7 2s:9
ppregnant	1w:-3
ppresent	0:3
ppress	1x:10
ppressure	2k:3
ppretty	12:4 25:6 2l:4
pprimary	1o:3 1t:7 1v:9 2j:9
pprint	2w:4
ppriya	2c:3
pproduct	1k:3 2j:11
pprofessional	0:9 2r:6
pproper	0:4 1o:7 21:3
ppropose	0:3 2o:4 2r:-3
pproposed	1x:8 24:-3
pprotein	0:5
ppub	27:7
ppublic	1s:5 1v:4 21:11 2j:4
ppump	2j:-3 2w:5
ppuppy	1n:-3 23:-3
pput	1x:3
pputs	24:7
pputting	24:6
ppython	0:4
pquarter	1w:9 2r:10
pqueen	1v:5 1y:5 2v:8
pquestion	2a:6 2p:10
pquick	0:4
pquit	2a:4
pquite	25:7
pquote	0:6
pr	0:6 1u:6 1v:4 29:4 2c:5 30:4
pradio	24:5 2c:7 2q:7
prainy	2c:14
praise	1y:-3
praised	1o:-3 2l:5
pran	1y:3 2j:8 2r:5
prate	1x:-3
prather	1t:-3 25:5
pray	1o:3 23:8
prd	2o:3 2x:5
preach	0:8 23:-3 2w:-3
preading	1k:4
preads	24:8 27:5
preal	0:3 1r:5 1x:6 2j:9 2k:-3 2w:3
preally	0:3 23:5 2l:3 2o:-3 2q:6
preason	0:3
precipe	2k:4
precipes	2a:7
preckon	0:7
preckons	0:7
precord	0:3 2o:4
pred	1r:5 24:6 2k:3 2o:3
preference	2j:12
prefuse	2w:-3
premember	0:3
prent	0:3 29:4 2o:5 2r:-3
prents	0:8
prepair	2j:8 2w:3
preply	2a:4
preport	0:9
pretired	2o:-3
pretiring	1x:7 2o:12
price	2k:6
pride	1y:3 23:5 24:5 2w:6
prig	2j:9
pright	25:3 2o:5
pring	2k:4
prings	27:6
priver	0:4 20:4 2o:6
proad	1v:9 2r:3
proast	20:7 24:5
proll	20:3 24:5 2k:7
proof	2k:9
pround	0:3 1k:8 1n:7
prude	2a:-3
prun	1t:-3 1y:3 2j:8 2p:-3
prunning	24:5
pruns	2j:3
ps	1v:8 2k:3
psafe	2r:6 2w:7
psaid	2q:-3
psalt	1r:4 27:6 2k:5
psame	24:5 2r:-3
psat	1y:4 24:4
psaturday	1v:4 2j:9
psaturdays	24:3
psave	1v:10
psaving	0:3 23:3
psaw	0:5
psays	2t:-3
pschool	1q:5 29:-3 2j:3 2p:-3
pscience	1k:8 2a:6
pscottish	0:3 1k:-3 27:4
pscreen	24:9 2w:9
psea	0:4 27:3 2d:-3
pseason	1k:4 1y:3 2k:5
pseat	2o:9
psecond	2k:4
psection	0:8 2j:5
psee	23:5
pseeing	0:3 24:4 2t:14
pseen	1y:8
pself	1s:7 23:7 2j:13
psell	24:7
pselling	0:3 2o:11
psells	2j:5
psemi	1x:5 2d:7 2j:9
psend	2w:6
psends	24:4
psenior	1t:4 2j:16 2x:3
psent	1x:5
psentences	1x:-3
pseptember	1p:4 2o:3
pservice	1s:6 1v:-4 1y:3 2r:5
pset	2q:3
pseventy	29:3
pshared	0:4 2d:11
pshe	22:5
pshed	2o:6
pshelter	0:5
pshift	2j:11
pship	0:5 1x:5
pshoe	0:5 2o:4
pshop	1k:6
pshort	1n:6 25:5 2c:5 2l:5
pshot	2r:9
pshould	2l:-3 2o:-3
pshoulder	1n:3
pshower	1o:5
pshy	0:4
psick	1o:5 25:8 2d:-3
pside	1k:5
psign	0:3
psigned	1x:6 2j:6
psimilar	0:6
psimple	0:5 2o:-3
psince	0:4 1t:-3 2l:-3 2s:4 2x:14
psinger	2k:7
psingle	2a:5 2d:5 2p:3
psings	27:8
psisters	0:4 24:5
psit	1t:3 23:5
psite	0:3 2j:6 2q:4
psitting	24:3 2o:4
psix	26:7 2m:4 2o:4
psixteen	2x:7 31:9
psixty	1l:3 2z:10
psize	1n:7 25:3
pskip	2a:9
psleep	25:9
psleeping	0:3 24:4 2d:4
psleeps	24:4 2y:4
pslipped	1x:4 25:10
pslow	1k:3 1v:6 24:-3 2c:5 2l:3
psmall	1s:5 2e:3
psmell	1s:3
psmoke	24:5
psmoked	27:7
psnow	21:10
pso	0:4
psober	0:4
psoft	1r:5 25:8 2a:5 2l:5
psold	1x:5 1y:4
psome	1t:7 1x:4 2b:10 2p:-3
psomeone	2t:5
psomeone's	0:3
psomething	0:4 2a:-3
pson	23:-3 2s:-3
pson's	1q:5
psongs	2q:3
psons	0:5
psorry	2a:5
psort	2l:3
psound	0:4 23:5 2q:-3
psounds	0:3
psoup	24:3
psourdough	2k:12
pspace	2q:7
pspain	2o:5
pspanish	2k:-3 2v:5
pspare	0:4 2d:4
pspeak	23:5
pspeaking	0:3
pspeaks	s:6
pspeech	25:7 2f:7
pspell	0:9
pspelling	2r:7 2w:10
psplit	1o:6 1x:4 24:7 2p:3 2t:6
pspreadsheet	2l:5 2y:10
pspring	23:-3
psquare	0:4 2d:6
pst	27:-3 2j:6
pstaff	0:4 2q:8
pstage	0:3 1x:3 1y:6 23:4
pstairs	2w:-3
pstand	9:8 2k:9
pstart	25:3 2o:5 2q:6
pstarted	1x:10 2o:-3
pstarting	0:3 2o:6 2w:8
pstarts	1x:10
pstate	1v:6 2r:7
pstation	0:5
pstay	24:3 2j:5 2p:4
pstaying	1o:4 2d:5 2o:9
pstays	2d:4
psteam	1q:5 27:7 2k:8
pstep	27:7
pstick	2m:7
pstill	25:4 2z:3
pstock	0:3 1o:5 2k:7
pstomach	25:3
pstorage	2k:10
pstore	2o:3
pstories	2c:9
pstraight	0:5 2l:5 2w:8
pstreet	1v:3
pstrict	0:8
pstroke	0:4 23:-3
pstubborn	2l:3
pstuck	2l:5
pstudent	1k:7 1x:5 2j:3 2o:5
pstudio	1q:5 1x:4 2d:6
pstudy	23:6 2o:4
pstuff	2a:4
pstyle	24:-3
psugar	1q:7 2a:-3
psummer	2r:5
psummers	1x:5 1y:6
psun	0:5 1v:8 2j:-3
psunday	24:5 2j:3
psuper	1n:6 2l:14 2u:8
psupper	0:3
psupport	t:4 1k:4 1y:7
psupposed	0:3
psurgery	1v:4
psurprise	23:5
pswap	0:4
pswear	0:10
psweet	1r:12 20:4 2l:4 2p:5
pswim	1v:5
pswimming	0:4 21:4 24:5
pswitched	0:5 1x:5
ptable	0:6 24:5
ptablet	25:3
ptaco	0:3 1x:5 2o:7
ptake	2l:3
ptaken	1x:6 1y:6
ptakes	1o:5 24:5
ptaking	23:-3 24:9 2o:7
ptalk	0:3 2a:4 2j:-3 2o:3
ptalking	1q:9 2t:5 2w:5
ptall	1n:7
ptastes	0:4
ptattoo	0:5 2j:4 2r:-3
ptaught	2j:10
pteacher	1x:4
pteaches	2j:14
pteaching	1t:5 27:4 2o:8
pteam	27:6
ptech	1y:3 2y:5
pteeth	1x:6
ptelephone	2y:5
ptell	0:3
ptelling	0:3
pten	0:4 1l:5 1y:4 2o:5
pterm	24:6 2d:4
pterrible	2l:7
pterrified	0:3 21:4
ptest	2j:4
ptesting	1o:4
pth	2v:4
pthai	2h:5
pthan	2p:7 2u:4 2w:3
pthanks	0:5
pthat	1y:-3 25:3 27:-3 2s:-3 2t:-3
pthat's	2o:-3
ptheir	0:5 1s:5
pthen	0:4
ptheo	0:4
ptherapist	24:5
pthere	1t:-3 24:4
pthese	0:7 2q:-3
pthey're	0:6
pthey've	0:7
pthin	0:7
pthing	0:3 21:3
pthinking	0:8
pthird	1k:4 1t:4 2r:6
pthirty	1k:-3 1z:5 2x:5
pthis	0:3 2b:-3 2o:4 2t:-3
pthose	21:4
pthough	24:-3
pthought	0:6
pthousand	1x:7 2k:4
pthree	2m:7 2r:-3
pthrough	0:5 1x:3 24:7
pthursday	1k:6
pthyroid	25:5
pticket	1k:7 1x:3
ptie	27:4 2w:12
ptil	24:8
ptill	1n:4 23:5 24:7 2o:3
ptime	1t:8 2c:6
ptimes	25:5 27:4
ptiny	0:5
ptip	1v:11
ptips	0:4
ptired	0:5
ptitle	0:3
ptogether	2t:9
ptold	0:3
ptom	0:7
ptoo	24:3 25:4 2l:6
ptooth	0:3 21:6
ptop	0:5 1n:3 2b:-3 2d:-3
ptorn	1n:4 25:15
ptotal	2k:8 2y:7
ptouch	1k:5 24:5 27:9
ptrack	27:3 2o:-3
ptrade	0:4
ptraded	0:4
ptrailer	1x:14
ptrain	1y:-3 2k:5 2o:4
ptraining	2o:4
ptram	27:6 2r:5
ptravel	1v:8 2c:5
ptreasurer	1k:3
ptree	1m:14 1y:5 2w:4
ptrouble	0:6
ptruck	2j:6
ptrucks	0:5
ptrue	2c:11
ptrust	1o:3 1s:4
ptrying	2o:6
ptuesday	24:4
pturn	23:4
pturned	2:5 1x:3
pturning	2:23
pturns	24:5
ptwelve	0:3 1l:3 31:5
ptwenty	1l:5 2q:-3 2x:8
ptwice	1r:3 24:3 2t:10
ptwin	1z:5 28:5
ptwo	2m:3 2q:-5
ptype	25:10 2a:4
pu	1o:4 1v:7 2a:-3 2l:-3 2o:8 2v:3
puk	1x:5 24:9 2r:4
puncle	2d:5 2g:6
punder	0:9 1y:7 2a:3
punderstand	s:4
puni	1k:3
punion	1k:11
punit	2j:8 2k:6
puniversity	2v:6
puntil	0:6 23:5 2o:5
pup	30:6
pupdate	0:8
pupstairs	2d:3
pus	2h:6 2r:-3
puse	2a:5
pused	1q:8 2c:6 2k:6 30:5
puses	0:4
pusually	0:3 2o:-3
pvalley	1v:7 2v:6
pvan	1x:3 2g:4
pvaping	0:6
pvegan	2x:-3
pverse	2k:-3
pversion	2a:4
pvery	1n:7 2c:10 2l:4
pvet	2f:5
pvillage	1k:3 2e:3 2q:4
pvisa	1x:-3
pvisit	0:4
pvoice	1k:6 1o:-3 1s:7 2j:4
pw	1n:3 2c:7 2t:6
pwait	0:4 2j:12
pwaiting	0:3 1y:5
pwake	24:3
pwalk	1x:3 21:5 23:4
pwalked	1x:12
pwalking	24:11 2o:-3
pwall	24:5
pwants	0:3 1t:-3
pwar	0:6
pward	0:4 1y:4 2p:5
pwash	2e:9
pwat	0:3
pwatch	24:7 2p:5
pwatching	0:4 24:5 2o:9
pwater	25:5 27:4 2j:5 2l:-3
pway	2l:7
pwe	1t:-3
pwear	2z:3
pweather	2j:10 2z:6
pwedding	1k:5
pwee	23:6 2k:7 2q:4
pweekend	24:5 2d:-3 2j:8
pweekends	0:3
pweeks	25:7
pweigh	1i:10
pweird	0:5
pwell	2l:8 2t:4 2w:5
pwelsh	0:4
pwent	1x:3 24:4
pwere	20:7 2x:3
pwet	1r:6 1s:9
pwhat's	0:4
pwhatever	0:5
pwhats	2r:-3
pwhatsapp	1s:3 1x:-3
pwhen	0:3 2l:8
pwhenever	0:3 24:6
pwhere	2o:3
pwhere's	0:5
pwhich	1x:4 2y:-3
pwhile	0:8 24:6
pwhippet	0:7 1o:-3
pwhite	1w:8 25:6 30:4
pwho	23:3 2b:-3 2p:4 2q:3
pwho's	1n:-3 23:-3
pwhole	0:5 1x:4 1y:5 2w:4 2x:4
pwhom	0:3
pwhy	2o:-3 2q:-3
pwide	1n:16
pwife	1z:4 21:-3 2w:-3
pwifi	1l:-3 1o:5
pwill	2l:3 2u:5
pwin	0:3 1y:5 2r:-3
pwind	2o:8
pwindows	0:4 2p:7
pwinter	0:4
pwith	1n:3 1w:-3 20:3 2u:4
pwithout	1q:8 2a:6 2b:-3 2x:3
pwomen	1k:5
pwon	1x:5 2r:7
pwon't	0:4
pwont	1r:4 1x:-4
pword	1y:-3
pwork	1o:6 2s:4 30:10
pworked	1y:8
pworking	1o:3 1t:3 24:4 2p:8
pworld	0:6
pworry	0:4
pworst	0:3
pwrite	1o:-3 1s:-3 2a:3 2w:4
pwriting	2z:-3
pwrote	0:3 1x:5
px	0:10 1q:9
pyard	27:10
pyear	1t:11 1z:3
pyet	0:3
pyou	1o:3 2d:-3
pyou're	2a:3
pyoung	2s:4
pyounger	0:3
pyour	0:4 2s:-3
pyr	0:5 1t:13 1x:-3
pyuh	0:4
p£	29:14
q!	0:6 1l:6 1v:7 1x:5 25:7 2d:-4 2g:9 2j:7 2r:3
q"	0:3 1n:-3 2j:3 2q:-3
q#1	0:4 1l:10 1y:3 24:8 26:9 2d:-5 2n:3 2q:4 2s:-3 2x:6 2y:5 31:4
q#2	0:3 29:8 2k:3 2n:6 2r:5 2t:-3
q#3	25:5 29:8 2e:10 2r:8 2x:8
q#4	1p:-3 1y:4 24:5 29:4 2k:6 2n:8 2q:7 2r:6
q#5	27:-3 29:11 2d:7 2o:-3 2r:6
q#6	1x:6 29:6
q$	29:4
q%	24:-3
q&	0:8
q'	24:6 2q:10 30:5
q(	0:12 20:11
q)	0:8
q,	0:8 1k:6 1m:6 1n:7 1p:4 1q:4 1r:5 1t:5 1v:3 1x:4 20:4 22:5 23:3 24:4 29:5 2a:7 2e:11 2f:10 2h:5 2j:11 2l:3 2o:6 2p:4 2t:5 2w:5 2x:8 2y:3 31:4
q-	0:4 1k:4 1q:3 29:4 2m:6 2u:7 31:4
q.	0:10 1k:10 1q:5 1t:7 1v:7 23:5 24:7 25:5 2j:5 2m:5 2r:4 2t:7 2x:7 30:5 31:4
q:	0:10 1u:12 1x:4 20:10 23:13 29:11 2a:13 2g:6 2j:4 2n:15 2o:11 2p:11 2r:4
q;	0:11 1x:3 23:8 24:6 2c:8 2x:9
q?	0:11 2a:12 2o:9 2x:11
q@	1u:6
q^	0:4 1m:4 1n:4 1p:3 20:9 21:6 23:3 2c:8 2f:5 2y:7
q_	0:9
qa	0:3 1n:4 1q:3 2d:4 2h:3 2j:5 2k:8 2q:9 30:7
qabide	9:10
qabout	0:4 25:7 29:13 2b:-3 2x:4 31:7
qabove	0:3 2a:-3 2d:6 2w:9
qaccepted	0:3 1x:8
qaccording	2o:-3
qaccounts	0:5
qacme	0:12
qacross	0:8
qactually	1y:7 2c:4 2l:10 2o:4
qaddress	2a:3
qadopted	1x:3 2m:5
qadvice	0:4
qafraid	i:7 2a:6
qafter	0:3 1q:10 1x:7 2o:7 2x:10
qagainst	23:-3 2o:3 2p:8
qage	0:4
qaid	2o:9
qain't	0:6
qaint	0:8
qair	2p:5
qalarm	0:5
qalcohol	2c:8
qall	1n:7 1o:5 1y:6 26:8 27:8 2c:8 2d:5 2l:6
qallergic	3:5 1m:3
qallotment	2k:3 2x:11
qallowed	0:5
qalone	0:5
qalong	0:4 24:6 25:5
qalready	1n:7 2b:10 2w:8
qalso	27:12 2a:4
qalways	20:3 24:8 2a:5 2y:6
qam	0:5 1l:7 1n:6 25:3 2d:6 2j:8 2q:5 2w:4
qamerican	2j:3
qan	0:3 1t:5 25:6 2j:4 2l:4 2q:3 2y:13 2z:9 30:9
qand	2a:5 2c:3 31:5
qankle	0:5 24:-3
qanniversary	0:4
qanother	29:-3
qany	1o:5 2b:11 2p:3
qanymore	0:3
qanything	1m:3 1r:8 2p:-3 2w:5
qapartment	2d:5
qapparently	0:8
qapply	2o:6
qapril	24:8
qare	0:4 22:3 26:-4 2s:5 2t:12
qaren't	25:9
qargue	0:3 2l:4
qaround	0:5 29:9 2e:7
qart	0:3
qas	1u:3 22:3 2a:3 2b:3 2n:5
qask	1o:5 2b:-3
qasked	0:4
qasking	0:7 2l:-3
qasks	2l:7
qassistant	0:7
qasthma	0:3
qat	1l:4 1s:3 1v:6 2v:8 2w:4
qate	0:3 1x:9 2q:7
qaugust	2o:4 2r:-5
qaunt	0:8
qaunty	1x:7 2d:5
qaway	1x:5 2p:-3
qb	1t:11 1x:7 23:6 2j:4 2r:4
qbabies	1k:4 1x:10
qbaby	0:6 1x:4 2o:3
qback	1r:3 23:3 2b:-3 2d:6 2x:3
qbad	2w:8
qbag	0:3
qbake	2w:6
qbakery	0:9
qbaking	24:6
qbald	1n:5 25:5
qband	1x:10
qbank	24:6
qbarista	2o:5
qbarn	24:9
qbasement	0:5
qbass	2x:5
qbe	26:9 2g:3 2l:3
qbear	0:3 1s:7
qbeats	1o:5
qbecame	1x:9 2y:9
qbecause	0:4 1x:9
qbecome	0:9 23:3
qbed	0:4 24:5 2y:7
qbedroom	1x:4 2o:6
qbedtime	0:4
qbeen	1x:5 2d:3 2q:3
qbefore	0:7 20:7 24:5 2a:4 2y:6
qbegun	2p:-3
qbehind	0:6 1n:7 2d:4
qbeing	0:3 1s:3 21:3 26:6 2b:-3 2d:11
qbell	24:-3 27:10
qberlin	2o:4
qbest	0:4 1x:4 2w:3
qbetter	0:7 1o:3 2w:5 2y:-3
qbetween	2w:6
qbf	1x:11 23:-3
qbicycle	0:8
qbig	1q:5 2c:8 2d:7 2e:-3 2p:6 2q:-3 2v:6 2y:7
qbigger	0:4 2p:-3 2q:3
qbike	24:6 2j:-3
qbird	27:3
qbirth	2o:3
qbiscuit	1x:6
qbit	24:4 2q:3
qblack	1w:7 2j:4
qbloke	0:3 1n:3 24:-3 2b:-3
qblood	23:3
qblue	1x:9 2m:11
qboard	24:4 2s:-3 2w:-3
qboat	0:5 2q:-3
qbody	2x:11
qboiler	0:4 2x:5
qbone	1q:6 25:12 2w:8
qbook	0:3 1x:7 23:5
qbooked	2o:6
qbooks	24:8 2p:5
qboots	0:4 1v:4
qbored	0:5
qborn	1x:8
qboss	2o:5
qboston	1x:6
qbought	1x:6 23:-3 24:4
qbouldering	2x:12
qbout	0:5 1r:-5
qbox	0:3 2d:3
qboyfriend	1x:3 24:11
qboys	0:3 2l:-3
qbraces	0:3
qbreak	0:3
qbreakfast	0:7 1r:-3
qbridge	1v:7
qbring	0:3 23:4
qbrings	24:-3
qbritish	0:3 1x:3
qbro	25:8
qbroke	1x:11 25:11
qbroken	1x:4
qbrother	1x:3 2t:8
qbrother's	26:6 2d:7 2o:8
qbrothers	0:3
qbrought	0:3 1y:8 2m:10
qbucks	0:7
qbuddy	0:5
qbus	2w:3
qbusiness	0:5 23:-3
qbut	0:4 25:6 27:7 2s:4
qbuy	0:4 23:5 29:-3
qby	0:4 1x:3 24:3 2i:7 2p:4 2z:3
qc	1x:9 2r:3
qcabin	23:8 24:3 2r:-3
qcake	2j:6
qcalendar	2z:4
qcall	21:4 24:3 25:11 2g:8
qcalled	0:4 1k:16 1v:8
qcalling	1y:-3 24:3 2a:4
qcalls	0:3 1x:-3 29:-3
qcalm	2l:6
qcame	0:6 2r:10
qcan	1o:3 25:6 2d:-3 2w:6
qcanadian	0:12
qcancelled	15:5
qcannot	25:6 2w:5
qcapital	0:13
qcaption	0:3
qcar	0:3 2r:-3
qcaravan	0:8 2k:8
qcards	2r:3
qcare	0:5 2d:5
qcase	2w:4
qcash	1v:8 2p:7
qcat	0:5
qcataracts	0:8 2o:4
qcause	0:5
qcenter	1s:7
qcertificate	0:5 1t:4
qchair	0:5
qchange	0:5 2w:7
qchanged	0:8
qchapter	24:5
qcharge	0:5 29:7 2r:-3
qcheaper	0:7
qcheck	0:4 1x:7 24:6
qcheese	0:5
qchicken	1r:7 2a:-3
qchildren	1x:10 24:3 2o:3
qchoir	24:6 2j:-3
qchristmas	23:7 2o:3 2r:4
qchurch	24:4 27:-3 2j:-3 2o:5
qcitizenship	0:4
qcity	1k:8 1t:8
qclass	0:5 1t:5 2o:4
qclasses	0:5 2p:6
qclean	0:7
qcleaner	0:6
qcleaning	23:-3
qclimb	24:7 2o:11
qclinic	1v:9
qclose	0:4 2o:6
qclosed	1v:5 1x:4
qclosing	1x:-3
qclub	0:8 27:-3
qco	1u:6 1v:3
qcoach	1k:6 1o:3 24:11 2o:5
qcode	0:7
qcoeliac	1x:7
qcoffee	0:3 1x:6 20:4 2c:8 2d:-3
qcold	2c:3 2p:4
qcollege	1k:7
qcolor	0:6
qcome	1x:4 23:3
qcomes	0:4 1o:9 2l:6
qcoming	20:8 2o:8
qcommittee	0:6
qcommute	0:3 24:6
qcompany	0:4 23:7
qcompare	0:3 7:-7
qcompose	0:5
qcontract	1x:8
qconvert	0:9
qcook	2w:6 2x:3
qcooked	0:7 1y:4
qcorolla	0:7 2x:8
qcorrect	2a:3
qcos	0:6
qcost	0:3 2w:-3
qcottage	29:-3 2k:7
qcould	0:4
qcount	0:9 2w:6
qcountry	0:8 1k:-3
qcounty	1x:10 2r:5
qcouple	0:4 2s:4
qcourse	1t:5 1z:11 23:-3 2o:10
qcousin	0:6 2l:9 2r:4
qcoworker	0:6
qcracked	1q:10
qcream	24:9
qcrew	1x:6
qcried	0:3 24:-3
qcross	0:7
qcrossword	24:5
qcruise	0:5
qcry	1o:5
qcut	23:5 2o:5
qd	24:9 2v:10
qdad	1x:6 1y:3 23:4 27:5
qdad's	1x:5 27:4 2d:6 2k:5 2m:9 30:4
qdads	1k:6 1w:10 30:-3
qdaft	t:8
qdairy	2x:7
qdance	24:-3 2o:10
qdark	0:4 2p:7
qdata	2r:5
qdate	0:6
qdaughter	1x:8 24:11 2o:3 2s:-3
qdaughter's	1m:10 1x:4 2t:7
qday	0:3 2k:9 2p:3
qdays	24:3 2j:3 2o:6
qde	0:8
qdeaf	25:10
qdeb	0:4 2d:5
qdecember	1p:8 2o:9
qdecided	1n:4
qdental	2v:3 2x:9
qdentist	0:6 1x:8
qdenver	1x:7
qdeposit	0:7
qdescribe	0:10
qdiabetes	0:5 25:8
qdiabetic	0:4 2d:-3
qdiagnosed	1x:15
qdid	0:3 1n:-3 1t:7 1y:3 2d:5 2f:11
qdie	0:9
qdied	0:5 1x:10
qdifferent	0:3 2v:9
qdinner	24:7 2p:6
qdinners	0:3
qdiploma	w:7 1t:7 23:4
qdivorce	1x:10
qdivorced	0:8 2x:5
qdo	0:4 1m:4 1s:4 24:11 27:6 2b:-3 2f:4 2w:3
qdoctor	0:7
qdoes	0:6 1y:-3 24:6 27:9 2j:7
qdoesn't	1s:5 24:6 2l:8 2q:-3
qdog	2m:5
qdog's	x:4 13:7
qdogs	24:9
qdoing	2f:12 2o:6
qdollars	0:3 1x:4 29:3
qdon't	0:3 1o:3 1t:-3 27:9 2a:5
qdone	1x:8 2r:9
qdont	2p:-3 2w:3
qdown	1n:3
qdr	2g:5 2s:7
qdraft	0:3 2p:-3
qdraw	24:9
qdream	0:4
qdress	0:7
qdrink	2p:3
qdrinks	24:8 2p:-3
qdrive	24:6 2j:3 2o:3
qdriver	2r:3 2x:4
qdrivers	0:8
qdrives	0:3 24:3
qdriving	1s:9 21:8 2j:5
qdrop	0:4 2a:5
qdropped	1t:5 2v:8
qdrove	1x:5 2j:5
qdubai	2j:8 2o:6
qdublin	1k:8 2o:3 2x:7
qdue	0:3 2o:10
qdust	0:3
qdutch	1w:6
qe	0:7 2p:7 30:5
qeach	2j:-3 2w:8
qear	0:6
qearly	0:3 2o:7
qearn	29:12 2a:-3
qears	0:5
qeaster	2o:6
qeat	0:4
qeats	1r:4 2c:5
qegg	0:4 20:4
qeggs	0:3
qeight	24:6 29:3 2r:9
qeighty	1l:5
qeldest	x:9
qelectric	24:-3
qeleven	1x:5 29:4 2k:3 2m:4 31:13
qeli	1x:4 24:4
qend	2a:6 2o:5
qended	0:3 1x:7
qengaged	0:4
qengineer	0:5
qenough	0:6 2l:6
qer	0:5
qestate	0:9 1s:3
qeuro	23:4 24:6
qevening	24:7
qever	0:4 1y:4 2a:3
qevery	29:7 2o:-3 2w:-3
qeverybody	0:4
qeveryone	0:8
qeverything	2l:8
qex	24:8
qexam	0:3 2o:4
qexercises	0:3
qexpecting	1x:5
qexplain	0:5 1x:-3 2a:7
qexplains	0:6
qeyes	0:9 25:4
qf	2q:7 30:11
qfacebook	2q:6
qfact	0:8
qfailed	1x:8 2r:5
qfair	1y:3
qfall	0:5
qfalls	0:5
qfamily	0:6 1t:4 1x:4
qfan	0:5 1o:3 24:-7
qfar	0:3
qfarm	1y:6 24:5 28:5 2o:7
qfather	0:7 2d:-3
qfather's	0:4
qfavorite	0:4
qfavourite	0:10
qfear	i:5 1x:-3
qfebruary	1p:12
qfeed	0:4 24:5
qfeet	0:8
qfell	1x:6
qfella	2b:-3
qfew	24:4 2w:10
qfi	23:-3
qfifteen	1x:-3 24:6
qfifty	0:4 1l:6 1z:-3
qfight	0:5
qfilm	0:4
qfinally	1x:4
qfind	0:5 25:8 2w:3
qfinger	0:5
qfinish	1t:4 23:4 2o:5
qfinished	0:3 1t:10 1x:3 2f:8
qfired	1x:4
qfirst	1q:8 20:4 2a:7 2w:5
qfish	1r:6
qfishing	0:5 2q:-3
qfit	0:4
qfive	23:-3 26:8 2d:5 2s:3
qfix	0:4 24:-3 2p:3
qflat	2d:5
qflatmate	0:4
qflight	0:7 2o:5
qfloor	24:4 2d:-5 2o:4 2w:-3
qfly	2o:5
qfollow	23:7 2c:9
qfood	1k:6 2r:6
qfoot	0:5 1n:3 1x:-3
qfootball	1x:6 2q:6
qfor	0:4 1k:3 1m:5 1v:12 20:3 23:3 2c:4 2f:5 2p:6 2q:3 2x:6 2z:3
qforget	21:7 2f:9 2o:8
qforklift	0:6
qform	2o:8
qforty	2k:4
qfound	0:3 1x:3 25:5 2m:6
qfour	23:5 24:4 25:3 2r:3 2s:6
qfourteen	0:3 2m:6
qfourth	2w:-3
qframe	0:7
qfree	0:3
qfrench	0:4
qfresno	0:4
qfriday	2o:3 2x:10
qfridays	24:7
qfriend	0:3 24:-3 2a:4 2s:3 2x:4
qfriends	1k:4 2s:7 2w:8
qfrom	0:5 1q:5 1r:5 20:4 29:4 2q:4 2s:4 2v:8 31:5
qfront	0:3 1x:-6
qfull	1n:4 24:3 2k:5 2r:4
qfun	0:4
qgame	24:5 2x:9
qgames	1s:6 24:-3
qgarage	0:5
qgarden	23:5 2o:4 2p:9
qgas	2w:8
qgate	1s:9 24:8
qgave	24:4
qgentle	2l:-3 2p:8
qgerman	2o:4
qget	1k:9 1o:3 25:13 29:10 2o:3
qgetting	2h:6 2o:9 2s:4
qginger	1n:6
qgirl	0:5 2c:5
qgirlfriend	2o:8
qgirls	0:3 2d:7 2j:6
qgiven	1x:4 2m:11
qgives	0:6 1o:4
qgiving	0:5 2a:4 2o:6
qglass	24:8
qglasses	1n:3
qgo	1l:-3
qgoats	0:3 2o:5
qgod	1o:7
qgoes	0:3 2o:4
qgone	1x:3 21:-3 25:7 2j:7 2x:5
qgonna	23:6 2o:4
qgood	1o:4 2c:6 2w:4
qgot	1l:5 1n:7 1x:7 1z:7 2m:11
qgotta	0:9 24:3
qgrade	24:-3 2j:4
qgrammar	0:5
qgrandad	1x:14
qgranddaughter	0:3
qgrandfather	2j:13
qgrandma	1x:6 24:4
qgrandmother	1x:5
qgrandpa	2j:11
qgrandson	0:7 1x:5
qgranny	2d:6
qgravy	1x:6
qgreat	1n:-3 1x:6 20:3 24:-3 2k:10
qgreek	2b:-3
qgreen	0:3
qgrey	0:6
qgroup	24:-3 2j:-3 2y:6
qgrow	27:9
qgrown	0:6
qgrumpy	0:9
qguy	0:5 2a:6 2s:9
qguys	0:7
qgym	0:5 24:10 2o:-3
qhad	23:-5
qhair	25:8 2p:5
qhalf	1o:5 1x:8 2j:6 2k:3 30:3
qhall	2o:11
qhand	20:6 25:5 2p:7 30:4
qhanded	1q:9 1x:6
qhands	0:3 25:3
qhappen	1o:4
qhappens	1o:3
qhard	0:6 25:11 2a:5 2r:-3
qhas	1m:5 1x:4 25:7 2r:6 2w:4
qhasn't	24:9
qhave	0:4 1m:5 1n:3 1z:4 25:7 2s:4
qhaven't	0:5 24:6
qhaving	1x:4 1y:5 25:6 2o:4
qhe	1x:4 21:5 27:11 2j:8 2l:9 2t:-3
qhe'd	0:9
qhe's	1r:7 25:5 2d:5 2g:3 2j:7 2l:5 31:4
qhead	1x:7 1y:-3 25:-3 2j:3 2s:3
qhealth	0:3 1k:-3 1y:4
qhear	0:9
qheard	0:11
qhearing	0:3
qheart	1x:4 2l:7
qheat	0:7
qheights	0:4
qhelp	24:6
qhens	0:9
qher	1l:10 1p:6 1x:7 1y:-4 2k:4 2o:6
qherself	2d:5 2m:10 2s:10
qhes	2d:8 2j:6 2o:6
qhey	0:3 2a:9
qhigh	24:5 2d:6 2p:-3
qhill	1v:6 24:-3
qhilux	0:6
qhim	2b:-3
qhimself	0:3
qhip	0:5
qhis	20:12 2k:3 2t:5 2v:8
qhistory	2j:5
qhit	1x:8 2r:9
qhold	2o:8
qhome	2e:6 2o:4 2x:6
qhonest	1o:5
qhorror	i:15
qhorse	1x:8
qhorses	0:6 2o:4
qhospital	1x:4 2r:5
qhotel	0:7
qhour	0:5 2s:-3
qhours	0:7 1v:8
qhouse	1x:3
qhouses	2o:8 2q:-3 2r:7
qhow	1y:-3 2b:-3
qhr	2l:-3 2o:-3 2p:3
qhundred	0:4 2k:6 2p:5
qhurt	1x:4
qhusband	1z:7 24:10 27:7 2r:7
qhusband's	1q:7 1x:6 2u:11 30:5
qi	1x:3 24:8 27:3 2b:-3
qi'd	0:4 1o:-3 2o:5
qi'm	1m:6 1r:10 1t:3 1w:9 26:15 2j:6 2l:6 2o:4 2u:7 2w:3 2x:5 31:5 32:3
qi've	1y:4 1z:5 21:7 29:-3 2m:8 2o:8 2s:7 2w:6
qice	0:4 24:4 30:5
qid	0:5
qidea	0:3
qif	2s:-3
qim	1n:6 1w:8 26:7 2c:4 2l:5 2w:6
qimagine	0:5
qin	0:3 1t:7 2f:6
qinstagram	2q:4
qinstead	0:5 24:5 2o:6
qinsurance	0:4
qinterview	2o:6
qinto	1x:3 27:9 2c:10 2d:9
qinvented	0:11
qinvoice	1n:-3
qirish	2r:9
qiron	0:3
qis	1k:5 1p:7 1u:7 20:9 26:3 2d:4 2l:3 2n:5 2u:4
qisn't	0:4 1x:10 2o:7
qit	2u:3
qit's	1m:6 1t:5 24:5 29:4 2a:-3 2f:7 2o:5 2z:3
qits	1o:3 1t:5 20:8 25:14 2g:6 2j:6 2o:4 2p:6
qjanuary	24:6
qjess	0:4 2j:8
qjob	1x:7
qjoined	1k:4 1x:6 24:-3
qjudge	24:-3
qjuly	1x:9 2o:8
qjune	2w:-3
qjunior	1k:5 1t:6 1x:8 24:4 2j:8
qjust	1m:9 1r:5 1t:5 1x:8 24:6 2d:5 2e:8
qk	1u:3 1x:-3 24:4 27:-3 29:7 2t:-3
qkayla	1x:9 2j:11
qkeep	2a:4 2j:3 2k:7 2m:17
qkeeps	0:4
qkept	2j:5 2m:8
qkeys	0:3
qkid	1o:6
qkids	1o:-3 1x:4 23:3 2d:6 2j:10 2q:7 2w:5
qkilos	0:6
qkind	0:4
qkinda	2t:7
qkindly	0:3 2a:3 2r:-3
qkit	2k:-3
qkitchen	23:3 2o:5 2p:-3
qkitten	1x:8
qknee	0:3 2o:5
qknees	23:3 25:6 2l:8
qknife	0:5 1x:8
qknow	0:3
qknows	0:7
qlad	1x:11 2t:-3
qladies	0:5
qlady	0:3 1x:4
qlake	0:4 23:5
qlaptop	0:5
qlarge	0:4
qlass	0:5 24:5 2j:7
qlast	0:4 1s:5 24:4
qlate	1o:3 24:10 2k:4
qlatex	0:4 2q:-3
qlaugh	0:6
qlaw	2d:4
qlawyer	0:4 2o:3
qlead	0:5
qleaf	0:4 2o:7
qlearn	23:4
qlearned	1d:6 2w:5
qlearning	27:3 2o:4 2q:6 2w:8
qlease	0:8
qleave	0:4 1x:4 2a:7 2e:10 2o:7
qleaves	24:4
qleaving	0:4 1x:6 2o:5
qleeds	1k:9 1x:6
qleft	1k:10 1t:4 24:6 2e:7 2y:6
qleicester	0:4
qlent	0:3
qless	2l:3
qlessons	2j:6
qlet	0:5 1x:3 27:-3 30:7
qlet's	2a:-5
qletter	1o:3 2o:-3 2p:6
qletters	2a:6
qlevel	1t:4 2a:7
qlibrarian	2o:6
qlibrary	1o:4
qlicence	1x:4
qlicense	0:4
qlife	0:3 1y:6 2r:3
qlift	0:4 29:-3
qlight	2c:4 2p:3
qlighthouse	1x:8
qlike	0:6 1n:4 1o:4 1s:11 1z:3 2d:-3 2p:3
qlikes	20:10
qlil	27:3 2b:6 2k:10
qlimerick	1y:-3
qline	0:3 1y:4
qlines	24:3
qlisbon	0:3
qlist	0:4 2o:3
qlittle	21:6 2a:3 2j:8 2v:5
qlive	1p:-3 2d:3 2e:8 2l:3
qlived	1y:5 2x:4
qlives	v:3 2b:-3 2d:6
qliving	2a:-3 2d:12
qloan	1x:3 2j:10
qlocal	0:3 1k:12
qlola	1x:12 24:8 2x:9
qlong	0:3 1n:8 24:5 29:-3 2j:4 2p:5
qlonger	1y:3 24:3 2d:6 2w:3
qlooking	24:-3 2j:6
qlord	0:7
qlose	1x:8 23:5 25:7
qlosing	25:8
qlost	1t:-3 1x:9
qlot	0:3
qlottery	0:4
qloud	0:9 2c:5
qlove	0:3 23:3 2c:12
qloves	27:7 2c:4
qlow	0:5
qlunch	0:3
qm	1q:3 24:17 2o:-3 2z:10
qmachine	0:6
qmad	t:21 1n:-3 2y:4
qmade	1s:7 1x:4
qmail	2o:-3 2z:10
qmake	27:4 29:4 2q:-6 2w:4
qmakes	0:3 2t:-3
qmaking	0:6 2q:6
qmama	0:3 24:7
qman	1o:9 1x:7 2d:7 2j:10 2x:5
qmanage	2w:-3
qmanager	0:4 2o:6
qmarathon	0:6 2o:4 2r:5
qmarch	1k:-3 1p:6 23:6
qmarcus	2o:-3 2t:10
qmarketplace	0:4
qmarried	0:4 23:5 2x:11
qmarry	0:8 1x:5
qmass	0:4 24:6
qmaster's	w:9 1c:6
qmate	0:5
qmates	0:5
qmay	24:7 2t:4 2z:-3
qmaybe	29:13
qme	2c:4 30:3
qmeal	24:7
qmean	2l:3
qmeant	0:6
qmeat	1r:14
qmedical	23:4
qmeet	1x:3 2o:6 2p:-3
qmeeting	0:7 2o:8
qmember	0:11
qmenu	2q:6
qmessage	0:8
qmet	0:3 2o:4 2t:11
qmetformin	0:5
qmi	1o:5 2d:5 2o:5 2q:6 2r:-3 2y:9
qmiddle	0:4
qmidwife	0:4 2x:6
qmile	24:-4
qmiles	0:4 27:6
qmilk	0:8 2p:5
qmind	0:3
qminutes	0:3 2l:6 2q:-3
qmiso	1x:6
qmiss	0:8 27:10
qmobile	2n:5
qmom	0:4 2j:5 2l:7
qmom's	1r:12 1z:9 20:10
qmonday	2o:4
qmondays	24:13 2o:8
qmoney	24:5 2p:3
qmonth	24:6 2j:6 2t:-3
qmonths	0:8 1x:-3 2t:8
qmoon	0:3
qmore	1k:4 1q:3 24:8 25:9 2c:7 2o:6 2u:4 2z:5
qmorning	24:5 2c:6
qmornings	0:4
qmortgage	0:10
qmostly	0:3 1y:6 24:5 27:8 2c:8
qmother	0:4 2j:12
qmother's	0:5 1x:3 2k:11
qmove	23:8
qmoved	1x:11
qmoving	1t:-3 2o:6
qmr	0:4
qmum	1s:5 2j:4
qmum's	25:10 2o:6
qmums	2j:-3 2t:9
qmuseum	0:6
qmusic	2j:4 2o:3 2w:6
qmust	0:5 2o:4
qmy	1m:4 1n:4 1q:4 1t:6 2k:10 2s:6
qmyself	1t:-3 27:9 29:-3
qn	0:10
qnah	0:6
qnails	0:5 23:-3
qname	0:4 2g:4 2s:3
qname's	2g:6
qnamed	x:3 1x:3
qnames	0:4
qnan	1y:5
qnavy	0:3 2x:5
qnear	0:5 1s:6 2o:4
qnearly	26:8 2x:12
qneed	0:4
qneedles	1s:8
qneighbour	2s:7
qneither	0:6
qnephew	1x:10
qnever	1y:7 29:-3 2a:3 2l:3
qnew	0:3 1n:9 1s:8 2o:5 2v:8
qnews	0:6
qnext	0:5 23:5 2a:5
qnice	20:13
qnight	1t:3 24:3 2o:6
qnights	2p:3
qnine	2r:6 31:9
qninety	1l:5 2r:4
qno	0:3 1r:3 21:10 23:3 2a:10 2k:5
qnobody	0:6 1o:5
qnoise	0:4 2o:-3
qnon	0:8 27:4
qnone	0:5
qnormal	2a:8
qnot	1o:5 1p:3 1t:3 23:4 29:5 2g:5 2o:4 2w:5
qnotes	24:8
qnothing	0:6 1r:6
qnotice	0:6 25:-3
qnotion	0:6
qnovel	0:4
qnovember	1p:13
qnow	1r:14 27:3 29:7 2c:5 2p:4
qnumber	0:8
qnurse	2j:3
qoctober	0:3 1t:-3 2o:3
qof	1s:3 27:4 2c:8 2k:3
qoff	1x:4 24:4 28:4 2b:-3 2e:5 2t:-3 2z:6
qoffer	1x:6
qoffered	0:5
qoffice	24:7 2j:3 2o:4 2p:8
qoften	0:3
qoil	0:3 1o:5
qok	0:6
qokay	0:4
qold	0:3 1u:5 2b:-3 2c:6 2k:12 2m:7 2q:7 2x:5 30:3
qolder	0:4 1o:6
qoldest	2j:11
qon	0:3 1p:5 1r:4 29:6 2c:3 2d:3 2e:7
qonce	0:3 1r:5 20:4 24:5 25:3 2r:5
qone	0:4 1n:9 2g:7 2o:5 2s:11
qones	0:5
qonly	1o:4 1z:3 26:5
qop	0:3 2d:4
qopen	1x:6 23:11 2o:5
qopened	1x:12
qopening	2o:12 2p:5
qopens	0:5 2o:5
qor	0:5
qorder	0:6
qorgan	0:5
qother	0:3 2j:8
qought	0:3
qour	1k:5 1x:6 2j:6 2k:3 2q:4 2s:3 2w:-3
qout	1r:6 2b:-3
qoutside	0:5 28:12
qover	1k:4 1s:4 2c:6 2l:5 2o:6
qowl	0:5
qown	24:-3 2d:4 2k:7
qowns	0:7
qp	0:9
qpack	24:7
qpaid	0:4 29:5 2z:5
qpaint	27:4
qpal	0:7
qpapers	0:3
qparents	2d:8 2j:4
qparis	0:5
qparish	0:3
qpark	1k:4 2w:5
qparrot	0:3
qpart	0:5 1t:7 2l:-3 2p:3
qpartner	1t:-3 1x:6 27:10 2g:3
qparts	0:4
qparty	2p:-3
qpass	0:6 23:3 30:6
qpassed	1x:8
qpassport	1x:-3 23:5
qpast	2w:9 2x:6
qpay	29:5
qpays	0:7
qpenicillin	0:4
qpension	0:5
qpeople	0:3 1o:3 2p:4 2s:5
qpercent	24:10
qperson	23:-3 2l:7 2p:3
qperth	0:9
qpescatarian	0:5
qphone	0:4 24:3 2j:5
qphones	2j:4
qpick	24:8 2w:-3
qpicked	1y:10
qpicture	1k:7
qpill	24:10
qplace	1v:3 2r:4
qplain	20:9 2a:5 2j:5 2z:6
qplane	1y:5
qplant	1r:8
qplate	0:5
qplay	0:4 27:10 2w:6 2z:-3
qplaying	23:5 27:6
qplaylist	0:6
qplays	0:5 1x:-3
qplease	0:3
qplot	2k:6 2p:6
qpls	2p:-3
qplumber	0:8
qplus	2o:5
qpm	0:7
qpodcast	0:3 1x:-3
qpoint	1o:7 1v:7 23:4 2l:6 2o:7
qpoints	0:3 2a:5
qpolish	0:6 24:4 2q:-3
qpolite	0:4
qpork	0:4 20:4
qportland	2e:10
qpost	2o:9
qpounds	0:6 29:5 2a:5
qpower	0:3 2w:-3
qprefer	2p:9
qpregnant	1w:-3 25:4
qpresent	0:6
qpressure	23:5
qpretty	0:3 25:4
qprimary	0:3 2j:4
qprint	2w:10
qpriya	1x:4 24:8 2c:4
qproduct	2o:-3
qprofessional	2r:7
qprogram	2x:8
qpromoted	1x:4
qproper	21:5 2p:3 2y:3
qpropose	2o:5 2r:-3
qpublic	0:10
qpump	1o:5 2j:-3
qpuppy	1n:-3
qput	1u:10 1v:8 1w:8 2g:8
qputs	24:8 2c:9
qputting	0:5
qquarter	0:7
qqueen	0:6 1y:9
qquestion	0:3 2a:9
qquestions	0:4
qquick	0:3
qquit	1v:7 2a:5
qquite	2l:4 2y:9
qquote	2q:-3
qr	1u:6 1v:3 29:4 2c:6 30:7
qradio	2p:8
qrain	0:3 2c:6
qraise	1y:-3
qraised	1o:-3 2l:8 2u:11
qran	1x:5 1y:5 27:11 2r:3
qrate	1x:-3
qrather	1t:-3 2p:8
qray	1o:5 1x:7 2o:4
qrd	0:5 1p:3 1x:5
qreach	0:4 23:5
qread	0:4 1y:7 2g:7
qreading	0:3 2w:7 2z:3
qreads	24:8 27:6 2w:3
qreal	2k:-3 2w:3 2y:8
qreally	0:4 23:4 2q:5 2u:9
qreason	0:3
qrecipe	0:5
qrecipes	2a:6
qreckon	0:6 1o:8
qreckons	0:4 1o:3
qrecommend	0:4
qrecord	0:3 2o:7 2p:7
qred	24:7 2k:10 2o:5
qreddit	0:3
qrent	0:4 29:3 2o:6 2r:-3
qrenting	2q:5
qrents	0:9 2d:3
qrepair	2w:4
qreplaced	24:5
qreply	2a:4
qretired	24:-3 2o:-3
qretiring	1x:7 2o:13
qreview	2r:4
qrhymes	0:4
qrice	1r:3
qride	1y:3 24:3 2w:6
qrig	0:6
qright	2l:9
qring	0:6 2n:4
qroad	2x:6
qroast	0:3 24:10
qrole	0:3
qroll	20:3 24:7
qroof	1x:3
qroom	0:3
qroommate	0:7
qround	1x:-3 24:5 2d:5
qroute	0:5
qrude	0:5
qrule	0:4
qrules	0:4
qrun	1t:-3 24:3
qrunning	23:3 24:9 2o:4 2q:4
qruns	1v:5 24:4 2j:8
qs	1v:8 2k:7 2r:5
qsafe	2r:7
qsaid	25:10 2g:9 2q:-3 31:6
qsale	0:4
qsalt	0:7 1v:6
qsame	1v:5 24:5 2d:6 2o:4 2r:-3 30:9
qsamsung	1q:9
qsat	0:3 1y:3 2r:-4
qsaturday	1v:3 24:9
qsaturdays	24:10 2j:8
qsave	23:5 2o:5
qsaw	0:8
qsay	1o:6 2a:5 2i:8
qsays	0:4 24:3 2t:-3
qscared	i:6
qschedule	0:6
qschool	2p:-3
qscience	1k:8
qscorpio	0:5
qscottish	1k:-3 27:6
qscratch	0:4
qscreen	0:3
qsea	2d:-3
qseason	0:4 1k:7 1y:5 2k:4
qseat	0:5
qsecond	1q:4 2k:4
qsection	0:3 2j:6
qseeing	0:4 19:6 24:3
qseen	0:3 1y:5
qself	1s:7 2j:7
qsell	20:3 2j:8 2o:7
qsend	24:3 2w:9
qsends	24:5
qsent	0:7 1x:5
qsentence	0:5
qsentences	1x:-3
qseptember	1p:8 2o:3
qservice	1o:7 1v:-3 1y:7 24:6
qset	0:6 2w:3
qsettle	0:4
qseven	0:3 24:8 25:8
qseventy	1l:8 29:3
qshare	2z:8
qshared	0:6 2d:7
qshe	1x:5 22:7 24:6 25:7 27:6 2j:6 2o:3
qshe's	1r:4 21:6 2l:11 2o:5 2w:8 2x:11
qshed	0:5
qsheet	0:5
qshelter	0:4 1x:-3
qshes	1x:8 25:5 2l:11
qshift	0:7 1o:-3 2o:6
qshifts	0:4
qship	0:4 1x:9
qshoe	2o:4
qshop	1x:3 23:4
qshort	1n:9
qshot	0:7 2r:11
qshould	1o:3 2l:-3
qshoulder	1n:4
qshow	0:4
qshower	0:5 1o:5
qshut	0:4
qshy	0:4
qsick	2d:-3
qside	27:7
qsigned	1x:6 2j:7
qsimple	2o:-3
qsince	0:3 1n:6 1z:9 2l:-3
qsing	27:5
qsister	0:3 1x:7 25:7 27:6
qsister's	1x:5 1y:8 20:4 25:8 2l:3
qsisters	0:4 24:5
qsit	1t:5 23:5
qsite	0:7 2q:4
qsix	1x:5 24:9 26:6 2r:5
qsixteen	0:7
qsixty	1l:3 2o:4
qsize	1n:8 25:4
qskip	2a:6
qsleep	0:5 24:4 2o:4
qsleeping	24:6 2d:6
qsleeps	0:6 24:6
qslipped	1x:8
qslow	1k:5 1v:3 2c:4 2l:7
qsmall	21:7 2j:4 30:6
qsmell	1s:6
qsmells	0:7
qsmoke	24:7
qsnow	23:3
qso	0:4 1k:7 2l:5 2x:9
qsober	2x:3
qsoft	0:5
qsold	11:6 1x:9 30:6
qsome	0:3 1v:5 1x:7 24:4 2c:14 2p:-3
qsomebody	0:4
qsomething	0:3 25:5 2a:-3
qson	0:7 1s:11 2d:8 2s:-3
qson's	1n:12 1q:8
qsong	0:5
qsongs	0:6 2q:5
qsoon	0:3
qsorry	2a:6
qsort	2l:7
qsound	0:3
qsoup	24:4
qsourdough	2x:9
qspain	2o:8
qspanish	2k:-3 2v:7
qspare	2d:9
qspeak	s:5
qspeaking	21:6
qspeech	0:5 1x:5
qspelling	2w:5
qsplit	1x:5 2t:8
qspreadsheet	0:4 2q:3
qspring	23:-3
qsquare	0:5
qst	1k:7 27:-3 2e:7
qstage	1x:7 23:3 2o:5
qstairs	0:3 2w:-3
qstand	1s:4 1x:-3 26:6
qstart	0:4 1t:6 25:5 27:10 2v:9
qstarted	1t:9 27:6 2f:8 2v:3
qstarting	2o:5
qstarts	2o:4
qstay	24:4 2j:7
qstaying	2d:6 2o:3
qstays	v:7
qsteam	24:5
qstep	0:3
qstill	24:12 27:10 2d:6 2z:6
qstock	1o:7
qstomach	25:6
qstone	23:7
qstop	23:3 24:3
qstopped	24:4 2j:7 2z:6
qstore	2o:4
qstories	2c:6
qstory	0:4
qstraight	2l:5
qstreet	0:13 2o:-3
qstroke	0:7 23:-3
qstubborn	2l:7 2x:6
qstuck	0:6
qstudent	0:9 1x:3 2o:7
qstudio	0:10 1x:4 24:-4
qstudy	2o:4
qstuff	2a:8
qsugar	1r:3 24:4 2j:8
qsuggest	2a:4
qsummer	1y:4 2o:4 2r:9
qsummers	1y:8
qsun	2j:-3
qsunday	0:3
qsundays	0:3
qsuper	1n:9
qsupper	0:6
qsupport	0:3
qsuppose	0:6
qsupposed	0:4
qsurgery	1v:6 1x:6
qsurprise	0:6
qswapped	2c:9 2p:5
qswears	1g:5 1o:5
qsweet	0:5 2l:12
qswim	24:4
qswimming	21:5 24:5 27:6
qswitch	0:6
qtable	24:6 2j:4
qtablet	25:5
qtake	0:4 1r:8 24:4 25:3 2l:3 2p:7
qtaken	0:4 1x:5
qtakes	0:4 1r:4 24:6
qtaking	23:-3 24:6 27:3 2f:13
qtalk	0:4 2j:-3 2o:5
qtalking	0:4
qtall	1n:3
qtastes	0:3
qtattoo	0:6 2r:-3
qtaught	1o:5 1y:8
qtax	0:3 29:-3
qtea	0:4 2p:4
qteach	2j:16 2w:9
qteacher	1x:7 2g:3 2x:8
qteaches	2j:11
qteaching	27:6 2x:8
qteam	0:3 1k:5 1x:3 1y:4 24:6 2r:-3
qtech	1y:6
qteeth	0:6
qtelephone	0:5 24:4 2n:3
qtell	0:3
qtells	0:3
qtemplate	0:5
qten	24:7
qterm	0:4 24:8 2d:3
qterrible	2l:5
qterrified	i:11 21:5
qtest	0:6 1y:5 2r:6
qtesting	0:6
qtext	2p:5 2w:6
qth	1x:-3
qthan	1y:6 2p:5
qthat	1k:7 1o:5 1r:7 1s:10 21:-3 2c:3 2p:8 2q:3 2y:6 2z:4
qthat's	2o:7 2r:10
qthats	0:4 1l:8 2m:10
qthe	1k:10 1v:4 2o:7 2z:3
qthem	24:8 2a:4 2z:10
qthen	1x:3 25:10 2x:11
qtheo	2:5 2j:-4
qtherapist	24:4
qthere	1t:-3 24:8 2x:18
qthere's	1z:6 24:5 2m:6 2s:7
qtheres	0:8 2g:8 2t:-3
qthese	0:5
qthey	1x:6
qthey're	0:4 2o:5
qthey've	0:6
qthing	0:4 21:5 24:3 2a:4 2o:3 2r:6
qthink	0:6 1o:8
qthinking	0:4
qthinks	0:3
qthird	2o:4 2r:13
qthirty	1k:-3 2r:3
qthis	0:4 1n:8 1s:6 2b:-3 2t:-3 2z:8
qthose	0:3 25:3
qthough	24:-3
qthought	0:8 1o:4
qthousand	29:5
qthree	1r:6 1v:3 2k:5 2r:-3 2s:3
qthrough	0:6 1x:5
qthursday	1k:8 1x:4 27:3
qthyroid	0:4
qticket	1x:4 2k:3
qtie	27:9
qtil	24:-6 2o:10
qtill	1n:8 23:7
qtime	1n:7
qtimes	25:8 27:5
qtiny	1x:5
qtips	0:3
qtired	0:9
qtitle	0:4
qto	23:5 2v:4 31:5
qtoast	0:4
qtoday	0:4
qtogether	2o:6 2x:5
qtomorrow	0:6
qtonight	0:8
qtook	2f:13 2r:3
qtooth	25:11
qtop	0:4 1n:8 2b:-3 2d:-3
qtoronto	2x:8
qtouch	0:4 24:8
qtown	0:3
qtrack	27:5 2o:-3
qtraded	1h:18
qtrailer	1x:4
qtrain	0:3 1y:-3 24:6 2o:9 2p:5
qtraining	1t:8
qtravel	0:5
qtreasurer	1k:3
qtree	0:3 2w:6
qtrick	0:3
qtrip	0:4 23:3
qtruck	1o:6 1x:9
qtrucks	0:6 2j:4
qtrue	0:3
qtrust	1o:10 1s:5
qtruth	0:6
qtry	0:4 1u:-3
qtrying	0:3 2o:6
qtuesday	24:7
qturned	0:5 2l:11
qturning	0:8
qturns	0:6 1l:3 24:6
qtv	24:3
qtwelve	0:4 1t:4 31:6
qtwenty	1y:3 2o:4 2q:-3 2r:4
qtwice	1r:3 1x:4 1y:6 24:3
qtwins	25:5
qtwo	0:3 1l:6 24:4 2s:9
qtype	25:5 2w:4
qu	0:3 1v:9 23:3 2o:10 2v:8
quk	1x:9
quncle	0:5
qunder	0:6 1k:3 1x:3 25:5 27:5 2a:7 2w:4
qunion	0:5
qunit	2o:8
quniversity	2v:9
quntil	0:3 23:8
qup	21:3 25:3 27:3 28:3 2c:5 2t:3
qupstairs	2d:9
qus	0:5
quse	0:4 2a:8
qused	23:-3
qusually	0:3 24:9 2o:-3
qvan	24:5 2o:8
qvaping	0:13
qvegetarian	1r:6
qverse	0:5 2k:-3
qvet	23:6
qvillage	1k:3 2e:6 2j:3
qvisa	0:7 1x:-3
qvisit	0:11 2o:3
qvoice	1o:-3 2j:4
qw	1n:3 25:7 2d:8 2o:3 2r:8 2s:9 2t:4
qwaiting	0:8 1y:3
qwake	24:4 2o:-3
qwalk	21:7 23:4
qwalked	1x:8
qwalking	24:11 27:4 2o:-3
qwall	0:3 24:6
qwanna	23:10
qwant	0:3 27:9 2o:6
qwanted	23:10 2o:8
qwas	1n:6 1q:-3 21:5 27:8 28:8 2f:12 2j:7 2q:4 2v:6
qwash	0:5
qwat	0:7
qwatch	0:3 24:8 2p:7
qwatching	24:5 2o:10
qwater	0:4 1x:4 2l:-3
qway	0:3
qways	0:4
qwe	1t:-3 1x:5 1y:4 24:6 2d:13 2r:5 2t:4
qwe're	2o:7 2s:9 2t:8
qwe've	2d:5 2m:6 2o:4 30:13
qwear	2z:5
qweather	2o:-3 2z:5
qwedding	1x:3
qwednesday	24:4
qwednesdays	0:4
qweek	2c:10 2d:3 2j:4 2o:9
qweekend	24:12 2d:-3 2o:5
qweeks	24:3
qwell	0:3 25:8
qwent	1y:3 2p:4
qwere	0:6 1s:-3 2m:6
qwet	0:5 2o:-3
qwhat	0:5 1o:6
qwhat's	0:7
qwhats	2r:-3
qwhatsapp	1s:7 1x:-3
qwhen	0:5 1o:3 24:3 2q:-3
qwhenever	24:8 2a:-3
qwhere	0:3 2o:6
qwhere's	0:5
qwhether	2c:8
qwhich	0:4 1x:7 2y:-3
qwhile	0:7 24:9
qwhippet	x:5 1o:-3
qwho	1t:4 1y:3 24:8 2b:-3 2c:7 2d:5 2j:3 2l:4 2t:6 2w:6
qwho's	0:3 1n:-3 1r:7 23:-3 25:3 26:10 2w:3
qwhole	0:3 1x:4 23:8 24:4 2l:6
qwhom	0:5
qwhy	0:4 2o:-3 2q:-3
qwidow	0:8 2x:10
qwife	0:5 1z:7 23:6 2d:3
qwife's	1x:6 29:9 2j:5 2u:3
qwifi	0:3 1o:5
qwill	1o:5 21:5 2o:5
qwin	0:10 1y:3
qwine	24:4
qwinter	0:3 2o:8
qwith	0:4 1o:4 1v:7 2d:3 2f:5 2s:7 2w:3 30:6
qwithout	0:3 23:4 24:4 2a:7 2b:-3 2x:7
qwoman	2x:7
qwon	1x:3 2r:4
qwonder	0:4
qwont	0:4 1r:7
qword	1y:-3 2a:3
qwords	2o:3 2r:5
qwork	1o:5 24:5 2w:4
qworked	c:12 1y:5
qworking	1o:5 1t:4 1y:6 2o:3
qworks	24:4 2j:6
qworld	0:3
qworse	0:6
qwrist	1x:5 25:5
qwrite	1o:-3 2a:5
qwriting	2z:-3
qwrong	0:3
qx	0:4 23:4
qyard	1x:-3
qyeah	1z:11 27:13
qyear	1y:6
qyears	0:3 1y:7
qyesterday	0:7
qyet	0:7
qyou	0:4 1o:5
qyou're	0:9 2a:4
qyoung	1x:7 2s:3
qyounger	0:5
qyoungest	0:3 1x:9 2w:4
qyour	2s:-3
qyr	1x:-3 2j:12
qzither	0:6
s!	0:10
s"	0:8 1y:-4 26:7 2q:-4
s$	0:5
s%	0:7 24:-3 29:6 2r:6
s&	1k:4 1v:8 20:5 2c:3
s'	0:7 1k:4 26:3 2q:3
s(	0:10
s)	0:10
s,	0:10
s-	0:5 1q:3 28:4
s.	0:8 1u:4
s/	0:8 1x:4 22:8
s9	2n:4
s9,9	0:8 29:10 2d:3
s9.9	0:8
s9:9	18:27 23:5 24:13 2r:8
s:	0:9 20:4
s;	0:10
s?	0:7 1q:-3
s@	0:4 1u:9
sA	0:12 1q:4 1t:4 1v:3 2i:5 2v:5 2z:6 30:5
sA'a	0:15 1k:-3 2l:4
sAa	1k:3 1v:5 2v:3
sAa'a	0:10 1k:5 1v:6 1x:5 23:4 24:3 25:3 2p:5 2v:7
sAaA	0:5 1t:8 2o:5
sAaAa	1k:3 2a:11 2e:10
s_	0:10
sa	0:16
sa'	11:7 2k:4 2q:4
sa'a	0:15 1w:11
saAa	7:8
s£	q:3
t!	0:6 1l:7 1n:11 1v:5 1x:13 2g:9 2j:6 2r:7
t"	0:4 1n:-3 2a:6 2q:-3
t#1	0:4 1l:7 1q:5 1v:5 23:4 24:4 2d:-3 2m:8 2s:-3 2v:5 2w:-4
t#2	1p:6 1t:6 24:9 26:4 2d:5 2l:7 2n:3 2u:7 31:4
t#3	2e:11
t#4	0:3 1t:5 25:6 2k:7 2p:-3 2r:7
t#5	0:3 24:3 27:-3 2l:-3 2o:-3 2r:13 31:8
t#6	1x:10 2k:9
t$	29:4 2k:3
t%	24:-3
t'	0:3
t(	0:3 1x:13 24:10
t)	0:7 1z:9
t,	0:6 1n:5 1t:5 1u:3 1x:6 24:4 25:3 2a:4 2d:3 2j:6 2n:4 2o:9 2p:6 2t:4 31:6
t-	21:4 26:9 27:3 2n:8 2w:3
t.	0:6 1k:3 1p:7 1r:5 1u:7 1z:5 24:5 25:7 27:3 2l:4 2o:12 2y:4 31:4
t:	0:6 1t:5 1u:3 1x:7 20:7 23:8 29:12 2g:11 2n:13 2o:8 2p:8 2r:9 2x:5
t;	0:7 1u:11 23:4 2c:7 2w:9
t?	0:4 24:8 2o:10 2x:9 2y:6 30:13
t@	1u:8
t^	0:4 1p:6
t_	0:11
ta	0:3 1q:5 2q:4 2z:3
tabide	1s:7
tabout	0:3 27:8 29:5 2b:-3 2c:7 2q:5
tabove	2a:-3
taccording	0:7 2o:-3
taccount	1x:7
tactually	1m:-3 24:-3 2a:4 2c:8 2o:5
taddress	2a:3 2e:10
tadhd	1x:10 2a:10
tadult	0:3
tadvice	0:3
tafraid	i:9 21:5 2a:4
tafter	0:5 1v:3 1x:4 29:-3 2l:3
tagain	24:9 25:10 2d:9
tagainst	2o:14 2p:8
tage	0:3
tago	23:8
taid	0:6
taint	1y:7
tair	2p:10
talarm	0:3
talcohol	0:6
tall	23:3 26:8 2l:5 2r:6
tallergic	2l:9
tallergy	0:6 1m:13
tallotment	0:6 2k:7
tallowed	0:3
talone	0:4 1x:4 2m:4 2p:3
talong	20:4
talready	1r:13 1z:9 25:8
talso	2m:10 2w:8
talways	1o:4 23:12 24:7 2l:14 2p:4 2y:3
tam	1k:4 1l:9 1n:4 1r:7 2j:10 2u:10 2y:9 31:10
tamerican	1w:7 2j:6 2o:5
tan	0:3 1t:10 23:5 29:-3 2q:5 2r:3
tand	0:4 2a:3 2g:4 2j:3 31:3
tankle	0:4 24:-3
tanother	0:3 29:-3
tanswer	2a:11
tanswers	2a:7
tany	2w:4
tanymore	0:4 1k:8 2x:11
tanyone	0:10
tanything	0:4 1m:7 1r:5 1s:7 24:5 2p:-3
tanyway	20:11
tapartment	2d:8 2e:9
tapp	2q:6
tapply	2o:6
tapril	0:3 1x:10 2o:7
tare	0:4 1o:4 1t:6 20:-3 22:7 2q:7 2t:6
targue	0:7 2l:5
taround	0:6
tart	1o:3
tas	0:4 1k:4 1o:5 1t:6 29:-3 2b:6 2h:6 2j:10 2n:5 2s:8
task	1s:6 20:-3 2b:-3 2o:4
tasked	0:6 1x:3 2a:6
tasking	0:4 2l:-3
tasks	0:8
tassistant	0:15 2g:9
tat	1l:5 1u:4 1v:9 2x:7
tate	1x:5
taugust	0:3 2o:9 2r:-5 2x:8 30:8
taunt	24:-4 25:6 2j:7
taunty	1x:6 1z:12 2d:4 2j:7
taverage	0:7
taway	1n:5 24:6 2k:10 30:10
tb	1p:10 1t:10 23:8 2r:8
tbabies	1o:4
tbaby	0:4
tback	1q:3 1r:3 2b:-3 2c:8 2n:3 2t:10 2v:8 2w:3
tbad	2w:8
tbadly	1k:10
tbake	2j:3 2w:9
tbakery	0:9
tbaking	2x:6
tbald	1n:14 25:8
tband	1k:19 1x:11
tbank	1x:4 24:8 2j:9
tbar	0:4
tbarista	2o:5
tbarn	2o:11
tbasement	0:5
tbass	0:3 1k:4 27:6
tbc	24:9 2x:11
tbe	23:9 2d:3 2j:7 2l:4 2p:6
tbeach	0:4 24:4
tbear	0:6
tbeard	0:5
tbeats	o:8
tbecame	2h:6 2j:15
tbecause	1x:4
tbecome	0:3 2y:8
tbed	0:4 2o:3
tbedroom	0:5 1x:9 24:6
tbedtime	0:5
tbeen	1k:3 1q:6 1s:6 27:4 2d:4 2m:5 2y:12
tbees	1l:7 2j:10
tbefore	0:5 1y:4 23:5 2a:6
tbegun	1t:12 24:4 2p:-3
tbehind	0:4 2d:6
tbeing	1s:5 25:10 26:6 2d:8 2u:7 2y:8
tbelieve	1o:3
tbell	0:9
tbest	0:3 2r:6 2w:7
tbetter	0:5
tbf	1x:8 23:7 2t:7 2v:10
tbicycle	0:4
tbig	1n:5 2d:8 2e:-3 2q:-3 2v:8
tbigger	0:8 2p:-3
tbike	24:3 25:11 2j:-3 2w:6
tbird	0:5
tbirth	0:6 1w:7 2o:6
tbirthday	1p:11
tbiscuit	0:4 1x:5 25:3
tbit	0:5 2c:9
tblack	1k:5 2j:5
tbloke	0:6 1n:4 24:-3 2b:-3
tblood	23:6 25:3
tblue	0:7
tboard	2w:-3 2x:13
tboat	0:9 2q:-3
tbody	0:4
tboiler	0:3
tbone	1q:8
tbook	20:3 2q:6
tbooked	2o:10
tbooks	1v:12 24:9
tboots	0:3
tborn	1p:9 1x:6
tboss	2g:4 2o:3 2r:7 32:7
tboston	0:8
tbottom	0:7
tbought	1q:3 2k:8 30:3
tbouldering	0:4
tbout	1r:8 2o:12
tbox	2d:3
tboyfriend	1x:10 1z:8 24:11 27:-3
tboys	0:5 2l:-3
tbraces	1n:7
tbread	24:7
tbreak	2w:4
tbreakfast	0:3
tbridge	0:7
tbring	23:9
tbrings	0:5 29:6
tbritish	0:4 1k:4
tbro	25:6 2d:15 2j:11
tbroke	0:8 2r:4
tbroken	0:4 25:-3
tbrother	1l:4 1n:6 24:4 25:6 29:8 2j:6
tbrother's	26:6 2d:8 2o:3 2y:10
tbrothers	1z:9
tbrought	p:5
tbtw	0:4 2e:8
tbucks	0:13
tbuddy	0:6 2j:6
tbudget	29:6 2z:9
tbuild	0:7 2q:6
tbuilding	2q:13
tbullet	2a:8
tbus	24:5 2o:6 2w:4 2x:3
tbusiness	0:5 2f:9
tbut	0:4 1m:11 1s:6 20:8 23:9 24:4 2e:8 2m:5 2s:3 2t:3 2w:8 2z:3
tbuy	23:6 26:8 29:-3
tby	1q:5 1v:8 24:7 2d:3 2o:7
tc	0:4
tcabin	0:10 24:5
tcake	0:3 1x:6
tcalendar	2z:7
tcall	0:3 29:-3 2m:8 2u:7
tcalled	0:6
tcalling	0:4
tcalls	0:5 1x:-3 21:-3 2p:3
tcame	1r:9 28:6 2r:8 31:-6
tcan	0:3 2d:-3 2w:4
tcan't	1r:8 25:4 2w:12
tcanadian	0:5
tcancelled	0:-7 1x:7 24:12 2k:11 2o:12
tcancer	0:6 25:6
tcannot	2w:11
tcant	0:3 2w:5
tcapital	0:8
tcaption	0:6
tcar	0:4 2r:-3
tcaravan	0:3
tcard	0:5
tcards	0:3 2r:8
tcare	2d:11
tcarry	25:9
tcase	0:4 2w:7
tcash	0:5
tcat	0:5
tcatholic	0:4 24:3
tcats	0:4 1z:12 24:8 25:3
tcause	0:3 1x:4 24:4
tcenter	0:9 2v:6
tcertificate	0:4 2r:6
tchair	1v:10
tchanged	0:5 24:6 2o:5 2p:3 30:7
tchapter	0:3 24:3
tcharge	0:3 1x:3 29:7 2r:-3
tchart	0:7 2p:6
tcheap	0:7
tcheaper	0:5
tcheck	0:5 24:9
tcheese	0:6
tchef	1v:11
tchest	0:4
tchicken	0:5 2a:-3
tchild	0:4 1m:10 1y:9
tchildren	1x:6 24:7 2o:8
tchoir	1k:13 1x:5 24:6 2j:-3 2o:5
tchristmas	2o:7 2r:4
tchurch	24:3 2j:-3 2o:9
tcilantro	0:3
tcity	2w:11
tclass	2g:4 2o:5
tclean	0:4
tcleaning	23:-3 2x:9
tclient	0:3
tclimb	0:6 24:11
tclose	0:6 2o:8
tclosed	1v:7 1x:11
tclosing	1v:11 1x:-3 2o:-3
tclub	1k:12 27:-3 2r:12
tco	0:3 1x:5
tcoach	1k:6 1o:4 27:3 2o:7
tcode	2q:-3
tcoeliac	0:8 1x:8
tcoffee	0:4 1x:-3 20:7 2d:-3 2p:3
tcold	0:5 2p:6
tcolleague	1x:6
tcollege	0:6 1t:10 2v:9
tcolor	0:6
tcome	0:3 1x:5
tcomes	1v:7 2l:8
tcoming	25:10 2o:9 2r:8 2x:6
tcommunity	2o:7
tcommute	1s:7 24:8
tcompany	0:4 24:5
tcompare	0:13 1q:-7
tcompose	0:5
tcontract	0:4
tconvert	0:7
tcook	20:10 2w:8 2x:5
tcooked	0:6 1y:5
tcoriander	0:6
tcorolla	2x:7
tcorrect	0:4
tcorrection	0:4 2o:9
tcos	0:4
tcost	2w:-3
tcottage	0:4 29:-3
tcouch	24:3
tcould	0:3 2p:-3
tcouncil	0:4 1u:4
tcountry	0:6
tcounty	0:3 2p:-3
tcouple	23:-3 24:3 2s:6
tcourse	0:3 1x:3 23:-3 2f:11
tcourt	2g:7 2x:5
tcousin	1x:3 2j:8 2l:5 2r:3
tcoworker	1x:8
tcracked	0:4
tcried	0:5
tcross	0:3
tcruise	0:9
tcry	0:5
tcrying	0:7 2c:9
tcustomer	0:8
tcut	1r:7 1x:5 2j:7 2o:5
tdad	1x:11 2j:3 30:16
tdad's	1x:5 25:8 27:5 2d:6 2l:4 30:4
tdads	0:11 1k:6 2j:7 30:-3
tdaft	0:6
tdairy	28:9
tdale	1r:10 2j:11
tdance	24:-3
tdark	0:6 2p:8
tdate	0:3
tdaughter	1k:7 1n:8 1t:-3 1z:8 24:3 26:6 29:4 2j:5 2w:7 2x:-4
tdaughter's	1m:9 1x:4 2t:7
tday	0:3 23:5 2a:11 2p:4 2x:15
tdays	1z:-4 24:3 2u:11
tde	0:5
tdead	2o:11
tdeaf	25:13
tdeal	1o:11 29:10
tdeb	0:4 2d:9
tdecember	0:10
tdecent	0:5
tdecided	1o:9 23:6 2o:11
tdeep	0:7
tdegree	1t:3
tdentist	0:5 23:-3
tdenver	0:8
tdescribe	0:12
tdev	2s:13
tdiabetes	0:7
tdiabetic	0:4 2d:-4
tdiagnosed	1x:3 25:9
tdid	0:4 1n:-3 1t:6 1y:5 2r:3
tdie	0:4
tdifferent	2v:9
tdinner	1z:10 24:3
tdinners	1v:6
tdiploma	1t:8 23:6 2f:16
tdish	20:12
tdivorce	0:4 2d:9
tdivorced	0:7 1l:-3 2d:8
tdo	0:3 1m:7 27:3 2b:-3 2f:8 2o:3 2w:4
tdoc	0:6
tdoes	0:6 1y:-3 1z:-3
tdoesn't	1s:5 25:11 2l:9
tdog	2m:4
tdog's	0:6
tdogs	0:4 2m:6
tdoing	1t:7 2o:13 2q:6 2x:4
tdollars	0:3
tdon't	1o:4 1s:11 1t:-3 2k:7
tdone	1x:3 23:5 2o:3 2x:5
tdont	1o:3 2a:5
tdoor	1n:-3 1v:12 29:-3 2h:8
tdown	1n:7 23:4 2e:9 2m:9 2o:9 2q:3 2w:3 30:3 31:4
tdownstairs	1x:6
tdr	0:7
tdraft	1u:5 2p:-3
tdraw	0:6
tdream	23:4
tdrink	2c:7
tdrinks	24:4 2p:-3
tdrive	30:16
tdriver	1v:14 1x:3 2g:6 2r:6
tdrives	0:3 24:8
tdriving	0:5 1v:6 1y:3 21:6 2r:3 30:7
tdrop	0:8 2a:9
tdropped	23:3 24:4
tdrove	1x:6 2j:3
tdubai	2j:10 2x:7
tdublin	0:5
tdue	0:3
tdust	0:3
tdutch	0:4 1w:7 25:5 2a:11
te	0:8
teach	24:10 2a:4 2j:-3
tear	0:4
tearly	0:4 2o:8
tearn	0:3 29:5 2a:-3
tearth	20:12
teaster	24:-3 27:8 2o:7
teasy	0:3
teat	1r:5 20:3
teating	1r:7 2q:-3
teats	1r:5 24:5
tegg	1n:3 26:4
teggs	0:7
teight	1y:4 25:7 29:3 2r:5
televen	25:4 29:3 2r:5
teli	1t:-4 23:8 25:9 26:8
telse	0:3
tem	2w:9
temail	0:4 1u:10 2g:3
tend	1r:13 23:10 2a:8 2o:12
tended	1x:8
tengaged	0:9
tengineer	0:6
tenglish	2b:3 2g:8
tenough	23:3
ter	2j:-3
tessay	0:4
testate	1s:3 2o:3
teuro	23:7 24:9
tevening	24:7
tever	1r:7
tevery	23:4 27:3 2o:-4 2w:-3 2x:3
teveryone	0:6
teverything	0:3 1q:10 24:4 2z:12
tex	0:4 2s:7
texam	0:4 2o:5 2r:5
texample	0:4 24:-3
texercises	0:4
texpecting	25:7
texplain	0:3 1x:-3 25:8 2a:3
teye	2l:9
teyes	0:5 25:6
tf	0:3
tfact	0:3
tfailed	1x:10 2r:14
tfair	1y:7
tfall	1x:3
tfamily	1t:6 1x:5
tfan	1o:3 24:-7 2c:10
tfarm	2o:7
tfather	24:5 2d:-3
tfavorite	20:8
tfavourite	h:21
tfear	i:4
tfebruary	0:5
tfeed	24:9
tfeel	0:4
tfeet	0:5 25:3
tfell	1x:8
tfella	0:3 2b:-3 2t:13
tfew	24:4 2o:4
tfifteen	24:3 2l:3
tfifty	1z:-3
tfight	0:11
tfile	0:7
tfilm	20:5
tfinally	1x:6 2e:9 2f:-3 2v:7
tfind	0:4 1s:5 2l:-3
tfinish	0:3 1t:7 2q:6
tfinished	1t:7
tfire	2p:5
tfired	0:4 1v:8
tfirst	1n:5 1t:6 1y:4 20:4 2a:12
tfish	0:3 1r:3
tfishing	0:5 24:10 2q:-3
tfits	0:8
tfive	1n:8 23:5 24:9 27:3 2d:6
tfix	24:-3 2k:7 2p:4
tflat	0:3 1x:14
tflight	0:4
tfloor	1x:5 2d:-3 2w:-3
tflying	2o:9
tfolks	1l:10
tfollow	1r:3 1t:9 2c:10
tfood	20:8 2r:4
tfoot	0:4 1n:4 1x:-3
tfootball	1k:6 1x:7 27:8 2q:9
tfor	0:4 1v:6 20:3 21:5 23:6 2a:4 2o:4 2s:3
tforget	0:5
tform	1p:11
tforty	23:-4 2l:16
tfound	0:4 25:6 2m:13 2r:-3
tfour	1y:7 23:6 24:6
tfourteen	0:5
tfourth	2w:-3
tframe	0:10
tfree	1r:6
tfreezer	0:4
tfrench	0:3
tfresno	0:7 2j:8
tfriday	24:4 2j:10 2o:11
tfridays	0:6
tfriend	24:3 2a:3 2g:3 2j:3 2r:6 2x:4
tfriend's	0:3
tfriends	1k:5 2v:8 2w:6 2x:10
tfrom	1r:7 1v:10 29:7 2d:5 2v:3 2z:4 31:6
tfront	0:5
tfull	24:3 2g:10 2k:7
tfunny	0:5
tgame	0:3 24:8 2q:3 2x:6
tgames	2o:3
tgarden	23:7 2o:4 2p:7
tgas	0:5
tgave	1r:5 23:4 2o:4
tged	1l:12
tgerman	0:4 2o:6
tget	1o:4 25:6 29:5 2b:4 2l:3 2v:9
tgets	24:7 2r:10
tgetting	2h:7 2o:8 2s:4
tginger	0:5
tgirl	2c:5 2o:7 2t:4 2w:3
tgirlfriend	2j:7
tgirls	1z:7 2o:8
tgive	1k:8 27:7 2c:12 2o:3
tgiven	1x:6
tgives	0:6 25:6
tgiving	0:4 2a:5 2o:9
tglasses	1n:7
tgo	1l:-3 1r:6 1s:6 1v:4 24:6 25:3 2i:5 2o:5 2x:8
tgod	2z:10 31:11
tgoes	2g:7 2o:4
tgoing	1x:6 25:9 2o:8 2x:3
tgone	1x:8 2p:3 2x:9 2y:3
tgonna	23:3 2o:19
tgood	2m:7 2w:12
tgot	1n:4 1x:7 21:6 25:3 2k:6 2m:4 2s:10 2w:4 2z:3 30:3
tgotta	0:7
tgrade	0:4 1t:4
tgrammar	0:4
tgrandad	2j:11
tgranddaughter	1l:11 23:7 25:8 2o:7
tgrandfather	1x:10
tgrandma	1x:5 1y:-3 2d:6
tgrandmother	1x:6 2g:11
tgrandpa	0:5 2k:13
tgrandson	1z:12
tgranny	2d:7
tgravy	1x:6
tgreat	0:3 1n:-3 20:3
tgreek	2b:-3
tgreen	0:4
tgrew	p:12 28:6
tgrey	1n:3
tgreyhound	1x:9
tgroup	1k:13 24:-5 2j:-3 2s:10
tgrow	27:11
tguy	26:4 2a:6
tguys	0:5
tgym	0:4 2o:-3
thad	1y:3 23:-5 25:8
thair	0:4 1n:4
thalf	1w:4 1x:3 23:3 2c:10 2k:3 2r:4 30:4
thall	0:4
thana	25:11 2h:8
thand	25:4 2w:7 30:6
thanded	0:4 1x:9
thands	25:7 2a:9
thappen	1o:5
thappens	0:6 1o:6
thappy	0:3
thard	2a:4
thas	1m:5 1x:4 25:4 2k:5 2r:6 2x:8 30:4
thasn't	24:8
thate	0:3
thave	1n:5 1q:4 1t:6 1w:3 1z:6 2d:3 2k:4 2s:9 2w:4 2z:4
thaven't	0:9 24:5
thaving	1k:4 1y:3 25:4 2f:10 2x:7
the	0:5 1l:-3 1t:6 1x:4 21:3 28:9 2c:7 2j:7 2l:6
the'd	0:9 2p:4
the's	1r:6 1t:7 1v:8 2d:7 2j:7 2k:6 2l:4 2o:7
thead	1x:14 2o:5 2s:5
thealth	1k:-3 1y:5
thear	0:6 21:-3
theard	0:6
theart	1x:5 30:8
theat	0:4
theights	0:4
thello	0:3
thelp	0:7 24:4
ther	1z:10 2k:4 2m:8 2o:3 2r:3
there	2j:9
thes	0:5 2j:9 2l:6 2o:6
they	2a:10
thi	x:7 2g:12
thigh	24:10 2d:6 2p:-3 2r:5
thill	0:5 24:-3
thilux	0:4 1x:-3
thim	0:3 1o:10 1x:3 20:9 2b:-3 2d:6 2g:12 2r:8 2w:3
thimself	0:8
thip	1l:3
this	1p:12 2k:13 2l:5
thistory	2q:3
thit	1x:5
thold	1o:13
thome	1x:3 29:8 2e:3 2k:5 2m:9 2v:10
thonest	0:3 1o:7
thonestly	1o:7 2w:4
thorror	0:3
thorse	1x:10
thorses	2o:6
thospital	0:3 2d:9 2r:8
thotel	0:3
thour	0:3 1v:11 2j:5 2s:-3
thours	1v:9
thouse	0:4
thouses	2q:-3 2r:8
thow	0:6 1y:-3 2b:-3
thr	0:3 2l:-3 2o:-3 2p:6
thundred	31:7
thurt	0:6
thusband	25:6 27:4 2c:3 2j:3 2m:9
thusband's	1x:6 27:10 2j:6 30:7
thybrid	0:3
thypothetically	0:5
ti	1y:3 24:6
ti'd	29:-3 2o:4 2q:7
ti'll	2o:5 2p:8
ti'm	26:3 2c:4 2h:4 2j:7 2l:4 2p:4 2u:6 2y:7
ti've	1n:4 1r:4 1z:7 27:4 29:-3 2c:5
tice	0:6 24:6
tid	2p:4
tidea	23:15 2o:10
tideas	0:5
tif	29:-3 2j:5 2s:-3 30:8
tim	1v:9 26:8 29:3 2c:6 2e:7 2f:4 2j:5 2l:5 2u:4
timagine	0:7
tin	0:3 1k:9 2d:7
tinstagram	2q:7
tinstead	0:5 2j:6
tinterview	0:5 2o:9
tinto	1s:3 1t:7 2d:3 2m:7 2o:6 2q:6
tinvented	0:6
tinvoice	0:4 1n:-3 25:9
tipad	0:4
tiphone	1q:6
tirish	23:4 2x:13
tiron	0:6 25:9
tis	0:3 1q:3 1t:3 1u:3 20:5 2j:8 2l:8 2n:3
tisn't	0:3 2o:7
tit	1k:3 1x:3 20:6 23:5 27:6 2f:6 2g:4 2m:5 2o:9 2p:-3 2r:5 2u:3 2z:9 31:4
tit's	1n:4 20:6 21:9 23:5 27:5 2c:4 2e:8 2o:9 2p:5 2u:3
titalian	0:3 1w:4
tits	1k:4 1m:10 1t:5 1u:4 1x:6 2d:8 2o:4 2p:4
tive	1y:9 25:7
tjanuary	25:6
tjob	1v:10 1x:6 2j:7
tjoined	1k:16 1v:8 24:-3 27:8 2k:-3
tjoke	0:6
tjudge	0:4 24:-3
tjuly	0:6
tjune	2s:6 2w:-3
tjunior	1k:8 1t:5
tjust	1q:7 1x:8 2a:3 2d:7 2e:7 2u:5 2v:4
tk	1u:6 27:-3 2d:10 2t:-3
tkayla	0:4 1x:8
tkeep	2d:5 2k:5
tkept	24:4 2j:6 2k:10
tkeys	1x:4
tkid	1o:5 1x:6
tkidney	0:8
tkids	1o:-3 29:9 2d:9 2o:6 2q:5 2s:4
tkilos	0:3 31:10
tkind	0:3
tkinda	2c:3 2t:6
tkindly	0:4 2r:-3
tkitchen	23:6 2j:3 2o:8 2p:-3
tknee	1x:5 25:3
tknees	0:5 23:7
tknife	0:6
tknow	25:8 2o:7 2u:7
tknows	0:6
tlad	0:6 2j:8
tladies	0:4
tlady	0:4 1x:4
tlaid	0:3 1x:5 2j:4
tlake	1x:5 23:7
tlandlord	0:7 2g:5 2j:-3
tlaptop	7:4
tlarge	0:6 2a:4
tlass	2j:7
tlast	2c:11 2e:11 2f:7 2o:6
tlate	0:3 1o:7 2j:10 30:7
tlatex	0:5 2q:-3
tlaw	1x:6 2c:8 2d:6 2g:4
tlead	0:5 1v:9
tleaf	2o:10
tlearned	0:4 1x:3
tlearning	0:5 2x:7
tleave	1r:10 2a:9
tleaves	24:4
tleaving	0:4 2r:-3
tleeds	1x:8 2o:7
tleft	1s:4 1t:9 1v:3 20:4
tlent	2k:5
tless	2l:3
tlessons	0:5 29:7
tlet	0:4 1k:7 27:-3
tlet's	2a:4
tletter	1o:3 29:11 2o:-3 2w:5
tletters	0:3 2p:3
tlevel	0:5 2w:6
tlibrarian	1v:4
tlibrary	1o:4 2j:12 2p:7
tlicence	1x:7
tlicense	1t:7
tlie	0:3
tlife	1y:4 2e:9 2r:3
tlift	0:5 29:-3
tlight	0:3 2c:3 2p:7
tlighthouse	1x:8
tlights	0:7
tlike	0:5 1o:5 23:5 24:3 29:8 2c:7
tlikes	0:3
tlil	25:8 2k:9 2q:3
tlimerick	0:3
tline	0:5 1y:3 2x:6
tlines	24:6
tlisbon	0:4
tlist	0:3 2o:3
tliterally	2w:7
tlittle	29:3 2j:7
tlive	29:6 2c:7 2d:7 2e:5 2l:4
tlived	2c:11 2e:4
tlives	2b:-3 2c:11
tliving	2a:-3 2d:9 2j:10
tlocal	0:7
tlol	0:3
tlola	1y:-3 1z:13 24:4
tlong	0:4 24:9
tlonger	1y:5 24:8 25:9 27:9 2w:3 2y:4
tlook	1s:15
tlooking	0:5 24:-3 2o:6
tlord	0:10 1x:4
tlose	0:6
tlosing	23:5
tlost	1t:-3 1x:8 2k:11
tlot	0:5
tlottery	0:3
tloud	2c:5
tlove	23:6 2c:7 2l:3
tlovely	24:4
tloves	0:7
tlow	0:4 1r:11
tlunch	0:3 24:3
tm	1q:3 24:12 2o:-3 31:11
tmachine	0:5
tmad	0:3 1n:-3 27:10 2y:6
tmade	1k:9 1x:4 2j:4 2o:5 2r:3 2y:3
tmake	29:11 2q:4
tmakes	20:12 2t:-3 2w:4
tmaking	0:3 2o:4 2q:12
tmama	25:10 2g:-4
tman	1l:11 1n:5 1x:5 2d:3 2j:5 2l:7 2u:8 2x:8
tmanager	1v:6 1x:5 2o:3
tmany	0:3 2a:-3
tmarathon	0:5
tmarch	0:4 1v:13
tmarcus	2o:-3
tmarketplace	0:5
tmarried	1x:6 2t:5
tmarry	1x:6
tmass	0:4
tmaster's	1t:4 2f:7
tmate	0:4
tmates	24:8
tmay	1x:4 24:3 2t:5 2z:-3
tmaybe	29:14
tme	0:3 1n:3 1r:7 1s:3 24:5 2a:7 2d:3 2k:9 2l:7 2w:4 2y:3
tmeal	24:10
tmean	1p:12 23:9 2y:7
tmeans	23:7 2o:10
tmeant	23:7 2o:3
tmeat	2x:9
tmedical	23:8
tmeet	1x:5 2o:9 2p:-3 2r:13
tmeeting	0:5
tmember	1:9
tmenu	0:5 2q:7
tmessage	0:4
tmet	24:7
tmi	1o:5 1y:4 2l:3 2q:6 2r:-3
tmiddle	1z:9
tmidwife	0:6 2x:4
tmight	0:3 25:11
tmiles	2r:4
tmilk	0:9
tmind	2a:8 2c:8
tmine	20:6 2x:4
tmira	1l:11 2g:5
tmiss	27:8 2j:10
tmobile	2n:17
tmom	2l:5
tmom's	0:9
tmonday	24:9 29:11 2j:8
tmondays	0:7
tmoney	24:4 2f:13 2j:9 2p:4
tmonth	29:3 2g:13 2j:3 2o:3 2t:-3 2x:7
tmonths	1x:-3 24:6 25:5 2x:5
tmore	1o:5 1q:7 23:7 24:6 27:9 2j:3 2u:4
tmorning	1o:4 1r:11 1z:13 2c:5 2g:11 2j:5 2z:11
tmornings	2j:12
tmortgage	0:5
tmostly	0:7 1y:5 27:6 2c:8
tmother	0:4 1q:10 2c:8 2r:-3
tmother's	0:5 1x:4
tmove	0:5 23:4
tmoved	1q:7 1x:7 2z:6
tmovie	20:10
tmoving	1o:7 1t:-3 1x:5
tmr	0:4
tmuch	0:4
tmum	1q:-3 1x:4 1z:12 27:7 2m:7
tmum's	27:9 2j:6 2o:6
tmums	0:8 2j:6
tmusic	1o:3 1v:8 2o:3
tmust	2o:10
tmy	1w:4
tmyself	1t:-3 2l:15
tn	0:10 24:4
tnah	0:10
tnails	0:4 23:-3
tname	1v:8 1x:6 2g:9 2o:7
tname's	0:7
tnamed	1x:7 2g:9
tnames	0:5
tnan	1y:6
tnavy	0:7
tnear	0:5 21:11 2x:6
tneed	0:4 1x:-3 24:3
tneedles	0:4
tneeds	0:5 25:6
tneighbor	2g:15
tneighbour	2g:10 2k:7 2m:8
tnephew	1l:7 1x:7 23:4 2f:9 2l:7 2r:9 2v:9 2w:10
tnever	1o:4 1t:8 1y:9 29:-3 2l:4 2w:5
tnew	1k:4 2m:7 2o:5 2x:8
tnews	0:4
tnext	23:4 2a:6
tnice	0:4 2l:3
tniece	1l:10 1x:9 2r:7
tnight	1o:4 1t:7 2a:8 2j:4 2l:12
tnights	1v:7 2d:-3 2x:9
tnine	1x:6 1z:8 25:12 2l:6 2s:-3
tnineteen	1y:4 2k:3
tninety	0:3 1p:9 2r:6
tno	1l:3 1n:5 24:5 25:3 2c:5 2p:3
tnobody	0:5 1o:5
tnoise	0:7 2o:-3
tnon	27:5
tnone	0:4
tnoon	24:9
tnormal	0:4
tnorth	0:5
tnot	1v:4 26:3 2e:8 2u:7 2z:4
tnote	0:4
tnotes	0:4
tnothing	0:4 1o:4 1r:9 20:8
tnotice	0:3 25:-3
tnotion	1o:5
tnovel	0:4 2q:3
tnovember	0:3
tnow	24:7 2a:5 2f:6 2j:4 2n:5
tnumber	0:4 2n:11
tnurse	0:4 1v:11 2j:7 2m:-5
tnurses	0:5
tnursing	2f:15
tnuts	0:5
toctober	0:3 1t:-3 1x:11 2o:7
tof	1k:9 1t:5 1z:7 2d:3 2p:4 2q:10 2y:4 2z:4
toff	1l:9 1v:3 2b:-3 2o:8
toffer	1x:7 2o:3
toffered	2j:7 2k:4
toffice	1x:8 24:9 2o:6
toften	0:3
tok	0:4 1u:-3 2a:11 2w:6
told	0:3 1u:4 2b:-3 2x:4 30:3
toldest	2o:3
ton	1p:4 1q:9 1r:4 29:4 2r:6
tonce	1y:8
tone	0:4 1k:5 2f:10 2m:5 2y:5
tones	0:3
tonline	0:3 2f:13 2v:11
tonly	1t:10 26:5 2a:3 2c:12 2p:5 2x:6 2z:9
top	2d:4 2x:5
topen	23:11 2o:7
topening	2p:8
tor	0:4
torder	0:4
torgan	1v:9
tother	25:9 2o:10
tought	0:5
tour	1x:8 2k:7 2x:6
tout	1m:3 1p:-3 1v:3 1w:4 2b:-3 2e:3 2w:4
toutside	28:12
tover	1s:6 28:8 2c:8 2d:4
towl	0:4
town	23:4 2k:7 2q:4
towner	0:5
towns	2k:10
tp	0:3
tpack	24:10 2o:-4
tpacked	24:9 2j:4 2k:6
tpaid	1x:4 29:5 2z:4
tpaint	27:7
tpal	1x:-3 25:-3 2x:12
tpaper	2p:4 2z:3
tpapers	0:3
tparagraph	0:4 1s:-3
tparamedic	24:13
tparents	2d:3 2j:4 2m:11 2q:8
tparis	0:4 23:4
tparish	0:4
tpark	0:3 1k:-5 2d:6 2w:6
tparking	1k:12
tparkinson's	0:5 25:13
tpart	0:6 1t:9 2l:-3 2p:3
tpartner	1t:-3 1x:4 27:8 2j:10
tparts	2z:7
tparty	0:3 1s:7 2o:5 2p:-3
tpass	30:6
tpassed	1x:10 2r:15
tpassport	23:9
tpast	24:4 2x:7
tpatient	0:8
tpay	24:5 29:3
tpenicillin	0:6
tpension	0:4
tpeople	0:3 2m:9 2s:7
tperson	1o:-3 24:4 2l:9 2p:5
tperth	0:5
tpescatarian	0:5
tphone	24:7
tphones	2j:5 2r:-3
tphrase	2j:12
tpick	24:5 2w:-3
tpicked	1y:7 27:5 2j:8
tpie	20:3
tpill	24:9
tpilot	0:7
tpixel	0:3
tplace	1v:6 2e:4 2o:7 2p:3
tplain	2a:11 2j:8
tplan	23:7
tplanning	2o:8
tplant	0:5
tplate	0:6
tplay	24:5 2l:-3 2z:-3
tplaying	23:4 27:9 2x:8
tplays	0:5 2w:6
tplease	0:5 1x:-3 2a:4
tplot	0:4 2p:8
tpls	0:5 2p:-3
tplus	2m:9 2o:4
tpodcast	0:9
tpoint	23:8
tpoints	2a:13
tpolish	0:7 2q:-3
tpolitely	0:4
tpool	0:9
tpork	20:5
tportland	0:10
tpost	1x:9 2j:4
tpounds	0:7
tpower	0:3 2w:-3
tppl	0:6 24:-3
tpractise	0:4
tprefer	2p:8
tpregnant	0:5 25:11
tpresent	0:7
tpressure	25:3
tpretend	0:8
tpretty	25:9
tprimary	2v:10
tprint	0:4
tpriya	24:7 2j:9
tproduct	2o:-3
tpromoted	1x:5
tproper	21:7 2p:3
tproperly	2y:5
tpropose	2o:5 2r:-3
tproud	0:5
tpub	0:3
tpublic	0:5
tpump	0:3 1o:7 2j:-3
tpuppy	0:6 1l:11
tput	1u:4 1x:5 2k:6
tputs	24:10
tputting	0:6
tqueen	0:3
tquestion	2o:-3
tquit	1k:13 1r:5 24:7 2a:3
tquite	2l:7
tquiz	0:8
tquote	2q:-3
tr	1u:3 1v:8
tradio	2q:-3
train	0:10
traise	1y:-3
traised	0:3 1o:-3
tran	1x:8 1y:5 2r:9
trate	0:4 1x:-3
trather	1t:-3 2c:7 2p:9
tray	1o:5 2o:5 2r:3
trd	0:5 1x:5
tread	1s:3 23:5 2w:4
treading	0:3 1n:4
treads	24:6
treal	25:10 2k:-3 2w:5
treally	0:5
treason	0:3
trecipe	0:7
treckon	0:3 1o:4
treckons	25:6
trecommend	0:6
trecord	2o:9 2p:3 2r:3
tred	0:5 2o:6
treddit	0:6
tredo	0:5
tregister	0:3
trent	0:6 2d:8 2p:-3 2r:-3
trenting	u:3 2b:-3
trents	0:8 2d:7
treplaced	0:7 24:3
treply	0:3
trest	25:13
tretired	1v:5 24:-3 2o:-3 2x:5
treview	2r:5
trewrite	0:6
trice	1r:8
trich	0:5
tride	23:3 30:9
tright	25:6 2a:11 2g:6
tring	0:7 24:6
triver	2o:5
troad	1x:5 2x:13
troll	20:4
troof	1x:15 25:7
troom	2d:5 2e:11
troommate	0:5 27:10 2m:10
tround	23:3 2d:5 2l:8
troute	0:6
trule	0:4
trun	1t:-3 23:5 24:8 2o:5
trunning	23:3 25:-3 2q:3
truns	24:3 2j:8
ts	1v:8 2q:3 2r:8
tsaid	2o:6 2q:-3
tsale	24:-3
tsalt	0:7
tsame	1v:7 24:5 2d:3 2o:4 2x:10
tsamsung	0:8
tsat	1o:4 2r:3
tsaturday	0:3 1k:7
tsaturdays	24:15 2j:7
tsave	23:5 2o:7
tsaving	23:3
tsaw	0:5
tsay	25:7 2a:5 2o:4
tsaying	0:3
tsays	25:11 2a:-3 2l:3 2o:4 2t:-3
tschedule	0:3 23:-3
tschool	1s:7 1t:10 1y:5 2v:12
tscorpio	0:8 2o:-3
tscratch	0:7 2q:11
tscreen	0:7
tscript	0:6
tsea	0:3 2d:-3
tseason	1y:4 2k:3
tseat	0:5
tsecond	2j:7 2r:3
tsection	0:3 2j:4
tsee	1q:7 23:4 2p:9 2w:13
tseeing	24:3 2s:13
tseen	0:5
tsell	1x:8 20:5 24:4 2o:11
tsend	0:3 24:3
tsends	0:4 2c:9
tsenior	2d:6 2r:4 2v:9
tsent	1x:5
tsentence	0:3
tsentences	0:4 1x:-3
tseptember	0:5 1x:-3 2o:5
tservice	1v:-3
tset	0:4 2o:5 2w:6
tseven	0:6 24:6
tseventy	0:4 29:6 2l:6 31:6
tshall	2o:11
tshare	0:3 2k:7
tshared	2d:11
tshe	1l:7 1s:10 1x:4 24:3 25:8 2b:3 2v:7
tshe'd	0:10
tshe's	1l:6 29:3 2d:7 2f:8 2l:8 2w:3
tshed	0:3
tsheet	0:6
tshellfish	0:4
tshelter	2g:8
tshift	0:4 2o:3 2p:3 2s:6
tshifts	1v:5
tshop	1x:4 2o:-3
tshort	0:3 1n:-4 1t:4 2a:9
tshot	2r:5
tshould	1l:10 2g:10 2p:7
tshoulder	1n:6 1x:4
tshower	0:4 1o:6
tshy	2l:3
tsign	0:3 2o:11
tsigned	1v:7 1x:4
tsimple	2o:-3
tsince	0:3 1t:-3 1x:11 25:4 2x:4
tsing	0:3 20:8 27:7
tsinger	0:4 2k:3
tsings	0:3 1k:6
tsister	1n:6 1v:8 1z:12 26:12 2z:8
tsister's	1x:4 20:5 2o:9
tsit	1t:6
tsite	2q:8
tsitting	0:3
tsix	0:3 2d:6 2o:4 2t:6 2w:5 31:11
tsixteen	0:8
tsixty	1n:13 31:3
tsize	25:8
tsleep	24:4 2o:5
tsleeping	0:4 24:7 2d:6
tsleeps	24:9
tslipped	1x:13 25:5
tslow	0:4 1k:7
tsmall	24:4 29:9 2k:5 2o:3 2w:6
tsmell	20:8
tsmoke	0:7
tsmoked	2x:3
tsmoking	2x:10
tsnacks	0:5
tsnow	23:8
tso	0:4 1k:4 1s:7 1u:8 1x:5 1z:4 2d:5 2g:6 2o:12 2r:5 2w:4 2z:-3
tsober	2x:4
tsold	1x:4 2k:14
tsome	0:4 24:6 2p:-3
tsomebody	1y:6
tsomebody's	0:5
tsomeone	1y:6 24:4 2c:11
tsomeone's	0:8
tsomething	0:4 1r:8 25:6 2a:-3
tson	1s:6 1z:8 26:4 2d:4 2s:-3 2w:7
tson's	2s:10
tsong	0:3
tsongs	0:6
tsoon	0:5
tsorry	0:4
tsort	2l:10
tsound	0:4
tsounds	0:6
tsoup	0:4 24:4
tsourdough	0:4
tspanish	0:3 2k:-3
tspeak	2q:-3
tspeaking	2b:10
tspeaks	2b:9
tspeech	0:5 1x:-4
tsplit	1x:4 2t:6
tspreadsheet	0:5 2q:4
tspring	0:3 23:-3 2l:-3
tsquare	0:3
tst	0:4 1k:8 1v:3 27:-3
tstage	23:3 2o:6
tstairs	0:3 2w:-3
tstand	0:3 26:6
tstart	1t:3 1v:7 2j:7 2l:-3 2v:6
tstarted	2v:7
tstarting	2j:8 2o:4 2q:5 2v:3
tstarts	1v:12 2o:10
tstate	0:6 1y:6 2x:-4
tstay	1x:4 24:9 2j:8 2p:8
tstaying	2o:5
tstays	0:8
tstep	0:6
tsteps	2a:9
tstick	0:7 2z:4
tstill	1t:14 24:6 2s:9 2y:4 2z:3
tstock	0:3
tstomach	0:3
tstone	0:4 31:3
tstop	2o:8
tstopped	0:3 24:12 27:4 2z:9
tstore	0:3 2t:8
tstory	0:6
tstraight	2l:7
tstretches	0:6
tstubborn	0:7 2x:7
tstuck	0:7
tstudio	24:4 29:-3
tstudy	23:3 25:6
tstuff	0:3
tsuch	2y:4
tsugar	1r:6 1s:8 24:6
tsuggest	0:3 2a:9
tsummer	0:6 1y:8 31:6
tsummers	1y:7
tsunday	1l:10
tsundays	24:6
tsupport	0:7
tsuppose	0:6
tsupposed	0:11
tsurgery	1x:9 25:7 2o:8
tsurprise	0:3
tswap	0:4
tswapped	1q:4 1r:7 2p:3
tswear	24:7 2p:9 2z:3
tswears	0:5 1o:5 2z:10
tsweet	0:3
tswim	1k:6 24:3
tswimming	21:7 27:4
tswitch	24:-3
tswitched	1q:9 1v:3 24:11 2f:9
ttable	2j:6
ttablet	1k:-3 25:4
ttablets	0:4
ttake	1r:3 20:9 24:6 2l:6 2o:3 2p:7
ttaken	1x:7 24:3 27:8 2m:6
ttakes	1r:4 24:7
ttaking	1t:4 24:4 27:6 2o:5
ttalk	0:4
ttalking	0:3 2t:4
ttall	1n:5
ttaste	2c:11
ttattoo	0:7 2r:-3
ttaught	1o:7 1y:4
ttax	0:4
ttea	20:12 2x:13
tteach	0:4
tteacher	2a:5 2o:8
tteaches	0:4 1v:7 2e:10
tteaching	1l:-5 1o:-3 27:5 2x:3
tteam	0:3 1k:19 1y:4
ttech	24:13
tteeth	0:6
ttell	0:3 1z:4 2l:5
ttemplate	0:4
tten	0:3 2x:5
tterm	24:8 2d:4
tterrible	0:5 2l:5
ttest	2r:8
ttesting	0:3
ttext	24:9 2w:9
tth	2o:14
tthan	1o:5 1x:3 2c:3 2k:3 2l:3
tthanks	2x:11
tthat	1l:6 1o:7 1u:8 1z:6 21:-3 2d:3 2q:8
tthat's	0:6 2m:9
tthats	0:6 23:5
tthe	1k:5 1m:5
tthem	2a:9
tthen	0:4 2c:13 2o:4
ttheo	1x:5 2j:-6
ttherapist	0:4 2e:9
tthere	0:5 2m:6 2s:10
tthere's	1q:8 1z:6 25:7 2d:3 2m:6 2s:9
ttheres	0:4 2g:8 2t:-3
tthese	0:4 1q:9
tthey	1o:4 1x:6 22:6 25:4 29:7
tthey're	0:8 2e:6
tthey've	0:9 25:4 2m:10
tthing	0:4 2c:12 2r:13
tthings	2p:3
tthink	0:3 1o:7
tthinking	23:9 2o:15
tthinks	0:8
tthird	1t:6 2r:7
tthirty	0:5 1k:-3
tthis	0:4 1s:8 2b:-3 2t:-3 2v:6 2x:12
tthose	0:3 21:7
tthough	0:8 24:-3
tthought	0:5 1o:3
tthousand	1x:6 29:6
tthree	24:3 25:6 27:6 2k:4
tthrough	0:3 2f:11
tthursdays	24:16
tthyroid	0:4
tticket	1x:5 2w:10
ttie	0:7 27:9
ttil	0:3 24:-3
ttill	1x:9 24:8
ttime	1n:7 2a:5 2f:12
ttimes	0:4
ttiny	1x:8
ttip	0:5
ttips	0:9
ttired	0:6 24:7
tto	23:7 2e:4 2z:4
ttoast	0:6
ttoday	0:3 29:9
ttogether	1z:13
ttold	0:4 2c:12 2l:8 2s:10
ttom	0:5
ttomorrow	0:7
ttoo	0:3 2l:3
ttook	27:8 2w:8
ttooth	21:6
ttop	0:5 2b:-3 2d:-3 2m:11
ttorn	0:3
ttouch	24:9
ttown	0:4
ttrack	27:4 2o:-3
ttrade	1v:12
ttraded	0:3
ttrailer	0:7 1x:-3
ttrain	1y:-3 2p:7
ttraining	23:9 2j:6
ttram	2r:6
ttranslate	0:3
ttreasurer	1k:4
ttree	2w:6 2x:-7
ttrick	0:4
ttrip	0:3 2o:5
ttrouble	0:7
ttruck	0:4 23:7 2o:5
ttrucks	2j:9
ttrue	0:3
ttrust	0:3
ttruth	0:5
ttry	1u:-3
ttrying	l:3 23:3
ttuesday	1x:7 2v:13
ttuesdays	1k:4 24:10
tturn	2a:-3
tturned	0:4 1x:5 2k:6
tturning	0:5 2d:-3
ttv	0:7 24:6
ttwelve	0:4 1t:6 25:7
ttwenty	2r:8 2x:6
ttwice	1y:5
ttwins	0:4 1n:11 1r:9
ttwo	1l:6 1t:3 1y:4 23:5 24:6 2l:3
ttype	2a:4 2l:10
tu	1v:8
tuncle	0:5 1x:7 24:4 27:9
tunder	1x:10 2j:7 2s:4
tunit	2o:6
tuniversity	0:6 1k:5
tuntil	0:3
tup	1y:3 29:10 2e:10 2q:5 30:4 31:6
tupdate	1x:10
tupstairs	0:5
tur	0:6
tus	0:3 27:9 2d:10 2k:8 2s:3
tuse	0:4 2z:9
tused	1y:3 24:6 27:3 2d:6
tusually	24:7 2o:-3
tvacuum	0:4
tvalley	0:3 2e:12 2j:-3
tvan	1x:9 24:7
tvaping	0:6
tvegan	0:3 2o:9
tvegetarian	0:3
tverse	0:4 2k:-3
tvery	2l:-6
tvet	0:3 26:7 2g:-9
tvideo	0:4
tvillage	2e:7 2j:-6
tvisa	0:5 1x:-3
tvoice	0:5 24:3 2j:7
tw	0:4 1n:4 2o:-5 2x:5
twait	1x:9 2r:8
twaiting	0:3
twalk	24:4 27:3
twalked	1x:4 24:3
twalking	24:12 27:4 2o:-3
twalks	2q:8
twall	0:4 24:6
twanna	23:9
twant	0:3 23:6 2k:5
twanted	23:14 2j:7 2o:7
twants	0:3 23:14 2q:4
twar	0:4
twas	0:3 1n:5 1q:-3 2j:6 2x:4
twatch	2p:8
twater	1x:9
tway	0:3 1p:12
tways	0:6
twe	1p:9 1z:3 2d:7 2e:4 2m:7 2r:3 2t:6 30:3
twe're	2e:5 2o:3 2q:4
twe've	1r:6 1z:3 2q:6 2s:9
twear	24:7 2o:11
tweather	2o:-3
twedding	1v:5 1x:12 1y:6 2o:13 2p:7 2x:9
twednesday	24:8
twednesdays	0:8
twee	0:11
tweek	24:7 2j:8 2t:11
tweekend	0:4 1x:4
tweekends	24:11 27:9 2q:4
tweeks	24:8
twell	1u:5 26:9 2s:10
twelsh	1l:5
twent	1r:9 2g:7 2v:11
twere	1s:-3 1x:7 2j:6 2l:-3 2m:5
twet	0:4
twhat	0:6 2x:8
twhat's	0:6
twhatever	2s:10
twhats	0:6 2r:-3
twhatsapp	0:5
twhen	0:6 1x:5 2o:7
twhere	0:3 25:8 2j:7
twhere's	0:7
twhether	0:4
twhich	0:5 2r:9 2y:-3
twhile	0:6
twhippet	0:4 1o:-3
twhite	0:4 1r:3 2z:5
twho	0:6 1m:7 24:8 27:4 2f:7 2h:5 2l:3 2w:3
twho's	0:8 24:8 25:4 2l:-5 2w:6
twhole	0:4 24:5
twhom	0:5 24:4
twhy	0:4 2o:-3 2q:-3
twidow	0:8
twife	1z:4 21:10 25:3 2a:-3 2c:7 2t:7
twife's	1x:4 24:7 2j:5 2u:7
twifi	1o:5
twill	21:5 25:-3 2g:8 2o:8
twin	1y:4
twindow	2p:3
twine	0:6
twinter	24:6
twith	0:3 1k:11 1n:6 1q:7 1t:9 1z:7 24:5 2p:4 32:5
twithout	1x:4 24:6 2b:-3
twoman	1r:11 2x:7 31:-3
twon	1r:11 1x:3 1y:-3 2r:7
twon't	0:6
twonder	0:9
twont	1r:4
tword	2a:7
twords	2a:8 2o:7
twork	1t:6 1v:9 24:14 25:6 2j:9 2s:5 2w:5
tworked	1v:10 1y:4
tworks	2j:6 2x:4
tworld	0:5
tworse	0:5
tworst	0:3
twould	1k:-3 2p:6
twrist	0:3 1x:10
twrite	0:3 2a:4 2g:7 2q:8
twriting	2q:10
tx	0:5 23:9
tyeah	0:3
tyear	0:4 1t:4 1x:5 1y:3 25:11 2m:8 2o:5 2v:17 2x:4
tyears	1k:6 1r:11 1v:11 1y:8 2e:7 2q:4 2x:4
tyes	1x:12 2o:11 2p:-3
tyesterday	0:3
tyet	0:6
tyou	0:5 1r:4 2e:-3 2p:-6
tyou're	0:4 2a:4
tyoung	1x:6 2s:5
tyour	2s:-3
w!	0:10
w"	0:8 1y:-4 26:7 2q:-4
w#1	0:5 1p:3 1q:4 2c:3 2j:3 2r:4 30:4
w#2	1u:3 2t:-3
w#3	1y:3 2z:3 30:4
w#4	0:4 2n:4 2p:-4
w#5	1x:5 2d:4
w#6	1x:6 2k:3 2n:9
w$	0:5
w%	0:7 24:-3 29:6 2r:6
w&	1k:4 1v:8 20:5 2c:3
w'	0:7 1k:4 26:3 2q:3
w(	0:10
w)	0:10
w,	0:10
w-	0:5 1q:3 28:4
w.	0:8 1u:4
w/	0:8 1x:4 22:8
w:	0:9 20:4
w;	0:10
w?	0:7 1q:-3
w@	0:4 1u:9
w_	0:10
wa	0:5 2w:4
wabide	0:14
wabout	0:7 21:10 2b:-3 2q:6 2x:10
wabove	0:12 2a:-3 2w:7
wabroad	1y:11 23:8
waccepted	e:5 1x:8
waccording	0:6
waccount	2j:8
waccounts	0:7 24:3
wacme	0:15
wacross	0:14 1x:5
wact	0:9 2r:8
wad	0:5
waddress	0:7
wadopted	e:3
wadult	0:4 1y:7
wadvice	0:16
wafraid	2a:6
wafter	0:12 24:3 2a:7 2l:4
wafternoon	0:7 24:7
wagain	0:13 23:5 25:3 2d:5 2t:3 2u:9
wagainst	0:7
wage	0:8 1k:7 1o:9 2a:5
wago	0:7 1x:6 2x:4
waid	1q:8 25:5 2o:10 2w:7
waint	0:19
wair	0:4 1q:8 2p:6
wairport	0:5 1n:7 24:-3
walarm	0:7 1q:10 24:11
walaska	0:5 2o:9
walcohol	8:18
wall	0:11 1n:7 1o:4 1y:5 23:4 24:4 2r:3 2v:-3
wallergic	0:12
wallergy	0:13 1m:3
wallotment	0:-8 11:22 24:10
wallowed	0:6
walmost	0:6 2w:4
walone	u:11 21:11 2a:8 2d:18 2p:7
walong	20:3 24:6 25:11
walready	0:7 2w:4
walso	0:7
walways	0:5
wam	24:8 2y:3
wamerican	y:27 2a:13
wan	0:6 23:3 29:8 2j:4 2k:6 2q:3 2r:4 2w:5 2x:4
wand	0:12 22:3 2a:3
wangry	2w:7
wankle	1x:3 24:-3 25:11 2o:5
wanniversary	0:14
wanother	29:-3
wanswer	1s:3 2a:5
wanswers	2a:13
wany	0:5 2l:7
wanymore	0:8
wanyone	0:3 1y:11 20:7 2t:-3
wanything	1r:6 2l:3 2w:10
wanyway	0:4
wapartment	1x:5 2d:3
wapology	0:8
wapp	2q:7 2z:13
wapparently	0:6
wapplication	0:6 1x:7
wapril	0:8 2o:7
ware	0:8 1n:4 1o:8 23:-4 24:5 25:5
waren't	25:12
wargue	2l:6
warm	0:4 25:4
waround	0:8
wart	1o:4 2c:7 2w:10
was	0:3 1x:4 29:-4 2l:6
wask	0:3 2b:-3 2l:4
wasking	0:4
wasks	2l:9
wasleep	24:7
wassistant	2j:11 2s:7
wasthma	m:4
wat	0:6 24:3 2r:3
wate	0:11 2q:3
watlanta	0:5
waugust	1p:7 2o:8 2x:3
waunt	0:3 1x:5 2d:5
waunty	0:8 1x:11 2d:3
waussie	29:6
wawake	0:7
waway	0:4 1x:5 24:8 2p:-3
wb	0:4 1x:6 2c:6 2j:3
wbabies	1k:6 1x:6 27:9
wbaby	0:3 1x:7 23:-3 27:4 2g:6 2o:4 2q:6
wback	0:10 1r:4 1x:7 2b:-3 2o:3
wbad	2q:7 2w:6
wbadly	0:10 2w:-3
wbake	24:4
wbakery	0:7 1x:4
wbaking	o:5 24:8
wbald	4:19 1n:5 25:8
wband	1k:21 1x:6 27:4 2r:5
wbank	0:3
wbaptist	1k:11 2u:5
wbar	0:8 1x:6
wbarn	0:3 24:4 2m:7
wbasement	2d:10
wbass	1k:4 27:7
wbathroom	1x:8 2q:9
wbattery	0:7
wbay	0:10 2o:9
wbc	0:6 1y:5 2q:5
wbe	0:4 1o:3 2t:6
wbeach	1s:7 24:4 2e:5
wbeagle	13:9 1x:-3
wbeans	0:5 2w:12
wbear	0:4 1s:7
wbeard	0:-12 4:30 1n:22 21:8
wbeat	30:8
wbeats	1o:3 1x:-3 27:11
wbecause	0:14
wbecome	0:10
wbed	24:8 25:6 2y:8
wbedroom	0:5 2d:3 2o:7
wbeen	0:13 25:7
wbeer	1s:9 24:7 27:4 2j:8
wbees	27:9
wbefore	0:6 24:5 2a:4 2y:6
wbeginner	0:11
wbeginners	27:10 2j:8
wbegun	0:15
wbehind	0:14 1n:7 2d:7
wbeing	0:9 24:7 2b:-3
wbelieve	1o:4
wbell	1v:9 24:-5 2g:10 2o:5
wbench	0:8 2q:7
wberlin	v:12 23:3
wbesides	0:8 2j:-3
wbest	2s:10
wbetter	0:4 1o:10 2w:6 2y:-3
wbetween	0:7 20:7 2w:6
wbicycle	1x:7 24:8 30:7
wbig	20:8
wbigger	0:7 2p:-3 2q:-3
wbike	1x:8 2w:9
wbio	0:7 2r:7
wbird	2y:12
wbirds	2d:3 2y:6
wbirth	1x:10 2d:-3 2h:7
wbiscuit	x:28
wbit	0:3 1x:4 23:3 2q:3 2x:6
wblack	25:7 2j:6
wblind	25:14
wblock	23:5
wbloke	1n:4 2b:-3 2t:7
wblood	0:4
wblue	0:4 1x:7 24:5
wboard	1k:9 1x:8
wboat	2k:10 2q:3
wbody	0:6 2f:12
wboiler	0:5 1x:6 2x:6
wbone	25:11
wbook	0:4 1x:10 23:3 2k:4 2v:3 2z:5
wbooked	1x:12
wbooks	20:8 27:4 2j:8 2k:5 2p:3
wboot	0:7
wboots	c:5 2k:3
wborder	0:4 2m:4
wbored	0:10
wborn	0:14 1x:4
wboss	0:5
wboston	0:9 28:7 2o:11
wboth	0:4 1w:4 1x:11 2a:6 2w:6
wbought	0:5
wbouldering	0:-5 o:36
wbout	0:14
wbowl	0:20
wbowls	o:6 27:10
wbox	0:7 2k:8
wboy	0:5 1x:3 1z:3
wboyfriend	1x:4 2s:8 2t:9
wboys	0:8 1z:7 2l:-3 2v:8
wbraces	0:-4 4:21 1n:8 1x:4
wbrain	0:15
wbrake	0:13
wbread	0:7 27:9
wbreak	0:5 2o:9 2t:8
wbreakfast	1r:7 2j:12
wbreaks	0:3
wbridge	2d:6 2o:11
wbring	0:3
wbrings	0:3
wbritish	y:13 1k:-3 1w:8 1x:12
wbro	0:10
wbroken	0:13
wbrother	0:3 1x:6 1z:12 2d:3 2o:5
wbrother's	0:3
wbrothers	1z:6
wbrought	0:7 1y:9
wbrown	0:10 1n:6
wbtw	0:10
wbucks	0:14
wbuddy	0:7 2a:-3 2s:8
wbudget	0:4 1x:6
wbuild	0:6
wbuilding	0:10 2j:11
wbuilt	0:14
wbullet	2a:8
wburn	0:6
wbus	24:6
wbuses	1o:9 24:7 2j:13
wbusiness	23:5 2f:6 2v:5
wbut	0:8 2l:3 2t:3
wbutter	2c:8
wbuy	0:4 23:4
wby	0:5 1w:4 23:4 24:6 2h:4 2w:5 2y:3
wc	0:5 1x:10 23:-5
wcab	2k:7
wcabin	1x:5 24:6 2r:-3
wcafe	2o:10
wcake	0:12 20:10 2j:5 2w:6
wcalendar	0:5
wcall	0:4 21:5 2j:7 2p:8
wcalled	0:10
wcalling	0:6 1y:-3 2a:5
wcalls	1s:7 21:10 29:-3 2p:3
wcallum	0:3
wcalm	2l:3
wcalories	2a:7
wcame	0:8 1x:9 2x:6
wcamper	11:6 2d:9
wcan	0:9 1o:4
wcan't	0:3 21:5
wcanada	0:3
wcanadian	y:30 2a:11 2w:6
wcancelled	0:3
wcancer	1o:4 1x:4 25:4
wcandle	2c:4
wcant	0:6
wcapital	0:4
wcar	0:6 1v:3 1x:4 1y:5 2o:6
wcaravan	11:14 2k:3 30:5
wcard	0:4 1k:6 1x:7
wcards	1y:-3 2k:10 2p:8 2r:4
wcare	1v:9 23:7 2d:13 2j:11 2x:7
wcarpet	0:7
wcarry	0:8 1v:11
wcase	2r:7 2w:3
wcash	2p:4
wcat	2m:5
wcataracts	1x:6 25:3 2o:5
wcatholic	1b:9 2u:6 2v:7
wcats	24:4
wcause	0:14 1o:7
wcdl	18:6 2w:5
wcenter	1s:6 1x:8 2j:7 2v:9
wcertificate	1t:5 1x:3 2r:6 2w:9
wchair	0:5 23:9 2k:8
wchange	0:3
wchanged	0:20 1x:10
wchapter	0:8 24:7
wcharacter	0:4
wcharge	0:6 1x:7
wchart	0:9
wchat	0:3 2y:6
wcheap	0:5
wcheaper	0:9
wcheck	0:6 1x:4
wchecklist	0:6 1t:-3
wcheer	1k:10 1x:9 27:6
wcheese	0:8 1x:6 20:11
wchess	24:6
wchest	11:3
wchicken	20:4 2o:4 2w:7
wchild	1x:6 2l:10
wchildhood	0:5 2f:13
wchildren	1o:-4 1x:3 1z:9 24:8
wchoir	1k:10
wchristmas	0:4 23:9 2o:6
wchurch	0:5 1t:-3 2u:3
wcilantro	9:22 2c:10
wcitizen	1x:9 2h:6
wcitizenship	1x:9 23:6 2h:6
wcity	1k:5 1v:4 1x:3 1y:5 28:6 2e:8
wclass	0:8 1y:8 24:7 2j:12 2o:11
wclasses	1t:13 27:9
wclean	0:8
wcleaner	21:9 2k:9
wcleaning	1v:9 23:-3
wclear	0:7
wclient	0:4
wclients	0:11 23:4
wclimb	2o:5
wclimbing	0:7 1k:5
wclinic	1v:13 2p:7
wclock	1q:8 2k:15
wclose	0:3 2s:11
wclosed	0:9
wclosing	0:5 1x:-3 2o:10 2p:8
wclub	1k:16
wcm	26:15
wco	1v:5
wcoach	1o:5 2j:4 2o:6 2s:4
wcode	0:5
wcoeliac	m:8 1x:8
wcoffee	2c:4 2p:5 2s:4
wcold	0:6 20:-3
wcolleague	0:3
wcollege	1s:3 2v:6
wcolor	0:7
wcome	25:10
wcomeback	0:9
wcomes	1o:8 24:-3 2l:6
wcoming	0:8 25:10 2r:5
wcommittee	1k:14
wcommon	0:3 2o:-3
wcommunity	1k:4 2v:9
wcommute	24:4
wcompany	0:5 1v:6 1x:5
wcomplaint	0:4
wcompose	0:4
wcomputer	2y:7
wcondo	u:10 23:6 2d:4 2p:3
wcontract	1o:6 1x:8 2o:10
wconversation	27:10
wconvert	0:3
wcook	1y:5 2j:3
wcooked	0:10
wcooker	2k:10
wcoriander	0:-4 9:33
wcork	0:4 p:5 28:4
wcorolla	1h:20 30:9
wcorrection	2w:12
wcos	0:11
wcost	0:3 2w:-3
wcottage	11:7 29:-3
wcouch	24:5 2d:9
wcould	0:3
wcouncil	1v:5 1y:9
wcount	0:3 21:7
wcountry	1s:9 1v:5 1y:12 27:8 2c:7 2j:5
wcounty	1s:5 2r:3 2v:4
wcouple	0:4 24:6 2s:3
wcourse	1k:10 1x:9 2o:15
wcourt	1v:5 1x:5
wcousin	0:8
wcover	0:3
wcoworker	0:10
wcows	1x:9
wcracked	0:4 30:6
wcrash	1x:5
wcrazy	0:3 23:-3
wcream	24:10 25:12 30:5
wcredit	1v:11
wcrew	1k:5 1y:6 27:8
wcried	0:13 24:-3
wcrime	2c:14
wcrochet	o:22 2q:3
wcross	2m:11 2v:7
wcrossword	0:-3 24:5 27:11
wcruise	1y:6 2o:13
wcry	0:4 1o:11
wcrying	0:14
wcup	1v:10 1x:5 2o:-3
wcurry	0:6
wcustomer	0:11
wcut	0:6
wcv	0:4
wd	0:3 25:9 2i:6 2q:6 2v:4 2w:6 2z:3
wdad	0:10 2j:9
wdad's	1x:3 2j:-3
wdads	0:5 2d:10
wdaft	0:9 2q:4
wdaily	24:4 2y:7
wdairy	1r:8 1x:4 24:3 2m:5
wdale	0:17
wdance	o:3 27:11 2o:9
wdark	i:5 21:8 24:9 2w:4
wdata	2q:6 2r:4
wdate	0:14
wdaughter	0:4 2d:7 2o:5
wdaughter's	1x:6
wday	0:4 1p:4 1r:4 1x:5 20:6 2r:11 2u:7
wdays	1o:3 1x:5 24:4 2j:3 2o:8 2p:3 2r:5 2x:9
wde	20:7 2g:7
wdead	0:9
wdeaf	1y:4 25:10
wdeal	0:4
wdear	0:11
wdeb	0:7 2d:5
wdebate	1k:4 27:6
wdecember	0:7 2o:4
wdecent	0:4
wdecided	1n:3
wdeck	1q:7 1x:6
wdeep	1x:5 21:6
wdegree	0:9 1t:16
wdegrees	0:7
wdental	1v:5 2v:9
wdentist	1x:7
wdenver	0:7 1x:10 2o:-7
wdeposit	0:8 1x:5
wdepot	1y:8
wdescribe	0:3
wdesign	2f:9
wdesk	0:6
wdev	0:4 23:6
wdiabetes	25:7
wdiabetic	m:10
wdiagnosed	0:10
wdid	0:4 1n:-3 2p:-3 2r:-3
wdie	23:5
wdied	0:5 e:18 1x:7
wdiesel	0:3
wdifferent	0:9
wdinner	24:9 2p:6
wdinners	0:4 2j:16
wdiploma	a:13 1t:10 23:3
wdirector	1x:4 2j:9
wdish	0:7 24:9
wdivorce	1x:5
wdivorced	1a:35 2t:12
wdo	0:4 2b:-3
wdoc	0:4
wdoctor	0:7 2a:7
wdoctor's	0:6
wdoesn't	1o:4 2q:-3
wdog	0:5 1x:3 23:5 2o:6
wdog's	0:7 2p:-3
wdogs	21:5 2k:5
wdoing	0:5
wdollars	0:14 29:4
wdon't	1s:3 1t:-3 2p:6
wdone	0:5 1x:13
wdont	0:3 2p:-3
wdouble	2j:5
wdown	0:9 1n:4 1r:6 1x:8 23:6 25:5 2o:3 30:7
wdownstairs	0:7 1x:11 2k:8
wdr	2s:5
wdress	0:14
wdrink	l:5 1x:4 24:4
wdrinking	0:4 l:12
wdrinks	24:5
wdrive	1x:6 2q:6
wdriver	2j:16 2o:9 2r:3
wdrivers	0:12
wdrives	10:10 24:7
wdriving	1x:3 1y:5 21:6 2o:9
wdrop	24:11
wdropped	23:7
wdrum	1x:7 23:5 2k:7 2w:8
wdry	2c:4
wdubai	v:10 15:3 1x:4
wdublin	0:9 2o:5 2q:4
wdue	0:4
wdust	0:7 21:6
wdutch	0:4 1w:4 23:6 2b:5 2r:3
wdying	0:6
we	0:5 2p:5 30:3
weach	0:3 24:9 2a:7 2w:4
wear	1n:9 24:9 2w:9
wearly	1x:8 24:3
wearn	0:11
wears	0:11
wearth	0:3
weast	v:3
weaster	0:13 2o:12 2x:11
weasy	0:10
weat	0:8 24:3
weating	0:4
weats	0:4
wegg	3:3 1n:5 20:3 2w:8
weggs	3:7 1m:6
weight	1l:5 24:5 2k:3 2y:11
weither	0:12
weldest	0:9
welectric	1o:7 1v:5 2j:3 2p:6
weleven	1y:9 24:6 26:8
weli	x:11
welse	1w:6
wem	0:4 24:5
wemail	0:11 24:4 2p:3
wembarrassing	0:4
wend	1x:7 21:5 2e:8 2o:3
wended	0:9 1x:11
wenergy	l:8 24:5 2f:10
wengaged	1a:28 1x:5 2t:6
wengineer	0:7 23:6 2j:12
wengland	0:7 2u:10 2v:4
wenglish	0:5 s:5 2b:3
wenough	0:6 2l:8
wer	24:-3
westate	2j:13 2o:3 30:10
wetiquette	0:5
weuro	0:13 24:4
weven	0:10
wevening	0:8
wevenings	21:9 24:17
wever	0:5 1r:6 2a:18
wevery	24:10 2l:-4
weverybody	2l:11
weveryone	0:10 1o:14
weverything	0:5 1o:7 1r:9 1w:4 24:4 2l:13 2w:6 2z:7
weverywhere	1n:12 24:11
wex	0:4 1x:3
wexactly	0:3
wexam	1x:5 2o:9 2r:11
wexample	1u:5
wexercises	0:6
wexpecting	m:4 1x:10
wexpensive	0:11
wexplains	0:5
wextra	0:4
weye	1n:8 2o:7 2w:3
weyes	0:7 1s:7
wf	0:5 1o:-3 2w:7
wface	1n:17 1r:8
wfacebook	1g:23
wfact	0:4
wfair	1y:4 2l:10 2r:3
wfake	0:9
wfall	0:6 1x:8 2o:4 2x:8
wfalls	0:6 1y:8 28:6
wfamily	0:7 1t:3 1v:9
wfan	0:9 1o:3 24:3 2z:11
wfancy	2a:11
wfar	0:7
wfarm	2k:6
wfarmer	0:4 2j:6
wfast	0:5
wfather	0:6 1n:7 1x:3
wfather's	0:6
wfault	2l:9
wfavorite	0:6
wfavourite	0:11
wfear	0:10
wfebruary	1p:7 1x:6 23:3 2o:3
wfeed	0:3 1o:8 24:7 2j:6 2o:5
wfeel	0:9
wfeet	1n:11 2r:5
wfell	0:4
wfella	0:10 2b:-3
wferry	0:4 1x:6 24:6
wfew	23:3 24:5
wfi	0:6 2c:3
wfield	0:6 2o:6
wfifteen	2:14 2x:6
wfifty	0:10 23:8
wfill	0:7 2j:12
wfinally	0:15 1x:4
wfind	0:7 25:5
wfine	0:16
wfinger	0:4 25:8
wfingers	20:8 2w:8
wfinish	0:7
wfinished	0:8
wfire	1v:8 1x:6 1y:7 2p:3
wfired	0:4 1x:10
wfirm	0:5 1v:3 1x:6
wfirst	1x:4 20:5 2a:6 2d:3 2k:4 2l:8
wfish	1r:7 1s:5 20:6
wfishing	o:7 1x:6 27:13 2k:6
wfit	0:5 1s:7 30:11
wfits	0:3
wfitted	0:4 25:6
wfive	1l:6 1t:3 23:4 24:11 2d:3 2j:3
wfix	24:-3
wfixed	0:7
wfixes	10:7 1d:3
wfixing	0:3 2b:-3
wflat	1o:-3 1x:3 2d:10 2e:-3
wflatmate	0:13
wflight	23:7 24:6 2j:4 2o:-3
wfloor	24:4 2d:9 2j:8 2p:4
wflour	0:9 24:-3
wflowers	0:6
wflying	i:5 1x:7
wfolks	24:5 2d:6
wfollow	0:8 23:3
wfont	0:11
wfood	0:4 1k:5 1r:10 23:8 24:5 2w:5
wfoot	1n:4 26:7 27:5
wfootball	o:15 1x:9 2q:3
wfor	0:8 1o:3 2o:3
wforget	0:4
wforgot	0:5
wforklift	1d:7 1x:5 2o:10 2w:3
wform	0:13 2o:7
wfortnight	1x:4
wforty	0:5 1y:3 23:5 27:6 2p:-3 2r:6
wfound	0:10
wfour	1n:4 24:6 26:5 2r:4 31:4
wfourteen	2:17 1t:10 29:-5
wfourth	1z:11 2o:9 2w:-3
wfree	0:9 1k:8 1o:5 1r:8 25:8 2c:9
wfreeze	2k:11
wfreezer	2k:12
wfrench	s:4 2j:10 2m:4
wfresno	0:3 2o:7
wfriday	0:5 24:11 2o:6
wfridays	24:7
wfridge	0:7 1x:3
wfriend	0:7 24:-3 2a:4 2l:11 2s:5
wfriend's	1x:7
wfriends	2s:15
wfrom	0:7 24:3 2x:3
wfront	0:8 2d:3
wfryer	2k:13
wfull	0:5 1x:5 23:4 2j:6 2k:4
wfun	0:4
wfuneral	2c:7 2o:6
wgame	23:7 24:4
wgames	1s:10 2k:7 2o:5
wgarage	2p:8
wgarden	0:3 23:4 2o:5 2p:5 2q:6
wgas	0:3
wgate	0:5 24:9
wgave	1x:6
wged	a:23 2o:7
wgeneral	0:8 1v:6
wgentle	0:9
wgerman	s:12
wget	0:6 2d:-3
wgets	0:3
wgift	0:6
wginger	4:16 1n:5 20:8 2m:7
wgirl	0:3 1z:7 2j:5 2s:6
wgirls	0:4 1z:9 2d:7 2s:6
wgive	0:4 2a:7
wgiven	0:10
wgives	1o:6
wgiving	0:3
wglass	24:3
wglasses	4:27 1n:3
wgloves	0:3
wgluten	8:10
wgo	0:4 1x:3 25:3 2q:3
wgoat	0:12
wgoats	1x:8 20:10 2c:11 2o:4
wgod	0:9 2w:6
wgoing	25:5
wgold	1n:6 20:10 2l:11
wgolf	0:7 24:8
wgone	0:10 1n:13 21:-3 25:12
wgonna	0:8
wgood	0:3 1o:3 2c:3 2d:3 2o:5 2s:7
wgoogle	1g:12 2p:-3
wgoose	0:17
wgotta	0:10
wgrade	1t:6 2j:5 2v:3 2x:3
wgrammar	1x:6 24:3 2v:10
wgrand	29:20
wgrandad	1x:10
wgranddaughter	1z:7
wgrandfather	0:3
wgrandmother	0:4 2d:6
wgrandson	0:4 1z:13
wgranny	0:3 2w:12
wgravy	x:18
wgray	4:8 1v:10
wgreat	1x:3 24:-3
wgreek	d:8
wgreen	0:4 1s:8 1x:5 24:8 27:8
wgrew	0:12
wgrey	0:5 1n:8
wgreyhound	13:5 2m:5
wgross	29:12
wgroup	1k:15 2y:6
wgrow	0:10
wgrown	0:13 1z:10
wguess	0:6
wguitar	o:11 27:3
wguy	2a:4 2l:11 2s:5
wguys	2d:9
wgym	1k:6 24:7
whad	0:5
whaha	0:6
whair	1n:7 2j:4 2q:5 2w:9
whalf	1l:3 1x:3 2j:3 2r:5 2w:-3 31:3
whall	0:11 1x:7 2o:6
whana	0:9 x:6
whand	1o:6 2j:9 2k:8 2p:4 2w:3 30:3
whanded	1n:6 2y:6
whandle	0:6
whands	2a:9 2w:6
whang	0:12
whappen	1o:4
whappens	1o:6
whappy	0:8
whard	0:4 2a:10 2r:-3
whas	0:7 21:-3
whasn't	0:4
whate	0:8
whated	0:7
whave	0:10 2q:-3
whaving	0:4
whe	0:3 2k:4 2p:-3 2t:-3
whe's	0:3
whead	0:9 1q:7 1v:5
whealth	1t:3 1v:12 2f:3
whear	1o:7 25:13
wheard	0:9
whearing	25:10
wheart	0:6 2l:8
wheat	0:6
wheavy	0:8
wheights	0:-3 i:38 2e:10
whell	1o:8
whello	0:6
whelp	2l:6
whens	2m:17
wher	0:3 1p:-3 1t:7 1x:7 22:4 24:5 25:6 2c:6 2o:5
where	0:3 23:4 2a:-3
wherself	0:3 2d:9 2o:3 2w:5
whes	0:13
whi	0:6
whigh	1t:3 1y:-3 2d:3 2p:-3 2v:14
whill	0:8 1x:7 2e:8 2v:4
whilux	1h:24 30:8
whim	0:5 1x:4 24:4 2b:-3
whimself	0:6 2d:6 2w:10
whip	m:14 25:8
whips	m:8 25:8
whire	0:8
whis	0:4 1n:5 1x:5 25:5 2d:3
whistory	0:4 1k:3 2f:5
whit	1x:3
whold	0:3
wholiday	2o:9
whome	1v:3 1x:8 23:6 2e:7 2o:4 2p:3
whoney	0:7 24:6
whope	1k:12
whorror	t:12
whorse	0:5 1y:8
whorses	27:12 2o:4
whospital	1v:6 1x:8 2j:4 2o:7
whot	2d:4
whotel	0:3 1x:9 1y:6
whour	0:6 29:8 2s:-3
whours	0:11 1k:4 1v:8 1x:4 1y:7 23:9
whouse	0:5 1y:3 2d:4
whouses	2o:8 2q:-3 2r:7 2w:6
whow	0:3 23:-3 2l:-3
whr	29:6 2o:-3
whundred	1l:8 2k:7 2r:4 31:4
whurt	0:3 1x:5
whusband	0:7 1x:5 2o:-3
whusband's	2k:5
whybrid	0:3 30:8
wi	0:6 1t:-3 2b:-3
wi'd	0:3
wi'll	0:8
wi'm	0:6 1k:-3
wi've	0:7
wice	1x:4 25:10 2d:5 2z:7 30:8
wid	0:5
widea	0:4 2o:12
wif	0:4
wim	0:6 23:4
wimagine	0:5
win	0:4
wincome	0:8
wink	0:11
winstagram	1g:27 2q:5
winstead	0:10 24:8
winsurance	0:4 1v:12
winterest	0:7
winterview	2o:3 2r:6
winto	0:6 1x:3 23:5 25:6 2o:4 2u:5
winvented	0:5
winvoice	0:4 1n:-3
wipad	7:12 1q:8
wiphone	7:6
wireland	0:4 1x:7 23:7
wirish	23:7 24:10
wiron	m:4 25:8
wis	0:8 1r:3 2t:4
wisn't	0:5 1y:-3
wit	0:4 2r:-3
wit's	0:3 2q:-3
witalian	1w:5 2w:5
wits	0:11
witself	0:7
wive	0:11
wjanuary	0:6 1x:3 2o:3 2t:7
wjess	x:18 2d:11
wjob	1x:5 1y:4 2j:3
wjobs	0:5 2j:9
wjoined	0:9
wjoke	0:8
wjudge	0:7 2a:4
wjuly	0:5 2o:9
wjune	1p:5 1x:7 2g:5 2o:7 2r:3
wjunior	24:10 2o:6 2s:8
wjust	0:6 1o:5 2l:4
wk	27:-3 29:9 2t:-3
wkayla	0:4 19:8
wkeep	1n:5
wkeeps	0:6
wkept	0:4
wketo	8:12 1r:10
wkeyboard	0:4 2k:13 2p:5
wkeys	0:5 2k:10
wkg	31:6
wkid	0:3 1o:3 1x:4 1z:3 30:3
wkidney	0:5
wkids	1z:9 2o:3
wkill	0:6 1o:4
wkilling	0:4
wkilos	31:13
wkind	0:3 1r:7 2l:8
wking	0:13 2m:8
wkit	2k:15
wkitchen	1u:3 23:6 2b:7 2j:9 2o:7 2q:10
wkitten	2m:10
wknee	25:4 2o:3
wknees	2l:11
wknife	1x:3 2k:9
wknows	0:5
wl	0:4 25:9
wla	2o:12
wlad	0:4 2t:-3
wladies	0:8 2q:7
wlady	1x:5 2j:9
wlaid	2l:9
wlake	1k:5 24:3 2e:7 2l:7
wland	0:8 1k:9 23:4
wlandlord	0:9 2l:3
wlane	0:5 1v:6 2v:10
wlanguage	0:13 2w:7
wlaptop	1q:5
wlarge	0:3 1q:7 2a:8
wlass	0:19
wlast	0:12 1t:4
wlate	0:10 24:11 2k:7 2p:3
wlater	0:9 1o:7
wlatex	3:17
wlaugh	0:8
wlaundry	0:8 24:6
wlawyer	0:3 2l:5 2o:4
wlead	1o:4 1x:8 2j:15
wleaf	0:6 1x:7 2o:3
wleague	1k:4 20:7 27:6
wlearning	0:10
wlease	1x:6
wleast	0:6
wleave	29:7 2j:8 2o:9
wleaving	0:9
wleeds	1s:5
wleft	0:6 20:4 25:5
wlegs	0:5 2o:6 2q:8
wleicester	0:3 1c:9 2l:-3
wlength	1n:9 2o:6 2q:-3
wlent	0:9
wleo	1j:6 32:4
wless	0:10 2l:8
wlessons	0:4 27:4 2j:6 2o:12
wlet	0:4 1x:4 2l:8
wletter	1o:3 2p:6
wletters	0:3 2a:7
wlevel	24:-3 2a:7 2r:5 2w:3
wlibrarian	2j:4 2o:5
wlibrary	1q:3 1v:5 27:-3 2q:7 2s:3
wlicence	1x:3 2k:7 2o:7 2r:6
wlicense	1t:8 1x:9 2r:4
wlie	0:11
wlife	0:5
wlift	0:4 29:-3 2p:-3
wlifting	0:13
wlight	0:9 2k:7 2p:8
wlighthouse	2q:7
wlights	0:13 23:8
wlike	0:9 1n:6 1s:-3 24:5 2l:7 2u:5
wlikely	0:3
wlikes	0:3
wlil	27:6 2q:3
wlimerick	1y:-3
wline	2q:15 2s:7
wlines	0:9 2a:8
wlisbon	0:3 v:3
wlist	0:8 1x:8
wliterally	24:4
wlittle	21:6 27:3 2j:6
wlive	0:6 21:-3 2d:4 2l:5 2o:5
wlived	0:6
wlives	0:5 2b:-3
wliving	1z:10 2a:-3 2d:14
wload	0:9 24:6
wloan	1x:12
wlocal	1v:10 1x:7
wloft	1x:8 2o:8
wlogo	0:5
wlol	0:8
wlola	0:7
wlondon	0:6 1x:10
wlong	0:5 29:-3 2p:3
wlonger	0:5 1y:6
wlook	0:7
wlooking	0:4 2o:-4
wlooks	0:12
wlord	0:16 1x:8
wlost	1t:-3
wlot	0:3 1x:10 24:7
wlottery	0:6
wloud	24:4
wlove	0:5 1v:11 1x:3 2l:4
wlovely	0:11
wloves	0:10
wlow	25:7 2d:-3
wlunch	0:5 24:8
wlungs	0:10
wlying	0:7
wm	0:3 1q:3 1x:4 24:8 26:10 2r:-3
wmachine	1q:8 1s:10 2c:4 2k:11
wmad	0:10 1n:-3
wmade	0:7 1x:7
wmagazine	0:7
wmail	0:3 2j:8 2o:-3 2p:6 2z:7
wmajor	0:10
wmake	0:6 1x:6
wmakes	0:3 2t:-3
wmaking	0:10
wmam's	24:3 2d:8 2p:6
wmama	24:7 2y:5
wman	0:5 1o:4 1x:5 23:6 2j:7 2l:4 2o:4
wmanage	25:10 2w:-3
wmanager	1x:5 2j:8 2r:9
wmany	23:-3 2a:7 2k:10
wmarathon	1x:3 23:6 2r:11
wmarch	23:4 2o:7 2x:5
wmarcus	x:21
wmarket	0:8 20:5 23:6
wmarketplace	23:-3 2j:8 2k:8 2o:8 2z:8
wmarried	1a:21 2t:9
wmarry	0:11
wmass	24:11 2u:9
wmaster's	0:-8 a:26 1t:13
wmate	0:14 24:9
wmates	2d:8 2s:9
wmaths	1x:5 2j:6 2r:10 2s:7
wmax	0:14 1x:-3
wmay	0:3 1p:5 1x:5 2t:3 2x:5
wmaybe	0:3 24:4
wme	2a:5 30:3
wmeal	2l:-3
wmeals	1r:11 2q:8
wmeans	2l:3
wmeant	0:7 1o:7
wmeat	8:10 1r:14
wmechanic	1y:6 2j:9
wmedical	0:5 1v:3 23:8
wmeet	0:6
wmeeting	0:7
wmember	0:14 1k:10
wmen	0:8
wmeniscus	25:8
wmenu	0:6
wmessage	0:4
wmet	0:3
wmetformin	m:17
wmi	0:4 1n:5 1x:5
wmiddle	0:9
wmidnight	24:5
wmight	0:3
wmile	0:3 1x:8
wmiles	0:11 24:4 27:6 2r:11
wmilk	1m:6 1r:6 2j:3 2p:3
wmind	0:12
wmine	0:6 2d:8 2j:8 2v:10
wminer	10:3 2j:6
wminister	0:6 2j:5
wminute	0:7 24:10 2r:3 2w:6
wminutes	1s:3 24:7 2l:5 2q:-3 2r:9
wmira	0:10 1x:8
wmiso	0:6 x:5
wmissing	1x:13
wmix	1n:7 1x:-3 2m:14
wmobile	2q:5 2z:11
wmodel	0:9 2q:7
wmom	0:4 1x:-4 24:7
wmom's	20:8
wmonday	0:5 2o:3 2x:7
wmondays	27:12
wmoney	0:13 24:3 2p:4
wmonth	0:6 1l:6 1r:-3 23:3 24:5 29:7 2t:-3
wmonthly	29:8
wmonths	1l:6 25:5 2x:16
wmoon	32:8
wmop	0:5 1y:7
wmore	0:4 2w:3
wmorning	24:12 2c:8
wmornings	24:8 2c:6 2j:5
wmortgage	0:3 2d:8 2o:5
wmost	0:4
wmostly	0:10
wmother	0:9 23:5 24:7 2d:5 2s:4
wmother's	0:7 1x:5
wmouse	0:3 2l:13 2w:-3
wmouth	0:8
wmove	2o:13
wmoved	2b:9 2d:7
wmovie	0:7 24:8
wmoving	1t:-3
wmrs	2d:3
wmuch	0:5 24:3 2a:3
wmug	0:3
wmum	0:3 1x:3
wmums	1x:10 2d:8
wmuseum	0:6 23:9
wmushrooms	9:14 2a:6 2c:3
wmusic	1s:4 23:3 2w:6
wmust	0:5 2o:9
wmy	0:3 2n:-3
wmyself	0:7 23:3 27:11
wn	0:7 2b:6
wnail	1x:11 25:11
wnails	23:-3 24:18 2j:12
wname	0:4 2q:-3 2r:7 2s:5
wname's	0:6
wnamed	0:7
wnames	0:8
wnan	1y:7 2d:4
wnavy	c:6 2j:3
wnd	1p:4 1x:6 2l:-3 2o:10
wnear	0:11 2k:4 2l:-3 2o:8
wnearly	0:5
wneedles	i:18
wneeds	0:5 2j:11 2v:-3
wneighbor	0:16
wneighbour	0:13 24:6
wnephew	0:9 1x:4 1z:7
wnervous	0:6 2q:3
wnet	0:8 1u:5
wnever	0:3 23:-3 2p:3
wnew	1k:5 2l:-3 2p:4 2s:3 2t:7 2x:5
wnews	0:11
wnewsletter	2q:-3
wnewspaper	0:4
wnext	0:7 2a:3
wnice	2l:7
wniece	1z:8
wnight	1t:3 1x:3 2a:4 2o:10
wnights	24:5
wnine	2:6 1l:4 1x:3 24:7 29:4 2l:4 2w:3
wnineteen	2r:6
wninety	2:18
wno	0:5 1q:4 24:3 2p:4
wnobody	0:4
wnoise	0:9 2o:-3 2z:7
wnon	0:7 27:5
wnoon	0:6 24:4 2p:7
wnormal	2a:3
wnorth	1k:9 23:8 2d:-4 2e:4
wnot	0:3 1o:4 1r:4 2a:4
wnote	2w:9
wnotes	1s:8 24:9
wnothing	0:8 1o:3 26:5 2p:7
wnotice	1x:13
wnotion	1g:31
wnovel	2q:5
wnovember	1p:14 24:9
wnow	0:8
wnumber	0:14 25:9 2k:12 2n:-3 2w:6
wnurse	2j:5 2k:5 31:-3
wnursery	2o:8
wnurses	0:4 2l:6 2q:4 2s:7
wnursing	w:25 1v:3 2f:4
wnuts	0:7 1m:13 2c:4
wo	1t:6 2r:7
woboe	0:5 1o:-3
wocean	1y:9 21:8 2o:5
woctavia	1h:6 1x:7 30:4
woctober	1t:-3 2o:18
wodd	2x:7
wof	0:3 1k:3 1p:6 23:3 24:3 2d:4 2e:4 2k:3 2u:3 2v:5
woff	0:3 1x:4 24:3 2c:3 2t:-3
woffer	1x:14 2j:-3 2o:7
woffered	0:6
woffice	0:3 1v:5 1x:7 2o:3
woh	0:5
woil	0:8 1o:7 1s:7 1x:8 2q:9
wok	0:4
wokay	0:6
wold	1l:3 27:6 2b:-3 2p:7 2q:4 2s:6
wolder	0:3 1o:3
woldest	0:4 1x:9
won	0:5
wonce	0:8 1r:8 1y:10 24:4 25:7
wone	0:6 20:-4 26:7 2k:6 2l:6 2s:3 2x:5 2y:4
wone's	0:3
wones	1z:7 2a:7 2c:10 2p:6
wonline	0:12 24:7 2x:6 2y:8
wonly	0:4 1o:3 1r:6 23:5 24:3 2a:6 2p:7
wop	25:10
wopen	2a:4
wopened	e:4
wopening	0:3 24:5
wopens	0:3 2o:7
woptions	0:6
wor	0:6 1m:9 1r:5 2p:7
worder	0:6 2z:10
worders	0:10
worgan	1s:10 2o:4
wother	1x:6 24:5 2j:6 2o:3 2z:-3
wought	24:7 2p:-3
wour	0:3 1n:-3 1t:4 1x:4 2d:6 2o:3 2w:-3
wout	1x:4 24:7 25:5 2b:-3 2o:9 2r:4
woutside	0:10 2p:8
woven	0:4 1x:10 2b:-3 2k:7
wover	0:4 1y:6 2p:13 2w:9
wovertime	24:9
wowl	2y:8
wown	27:3 2d:8 2k:4
wowner	0:11
wowns	0:21
wowt	0:8
woxford	0:9
wp	0:8 20:9
wpacked	0:9
wpage	0:9 2a:8
wpages	24:6 2q:12
wpaid	0:7 1x:3
wpain	0:9 25:4 2b:-3
wpaint	0:9
wpal	0:15 2s:9
wpan	24:8 27:9 2a:-3
wpaper	25:-3 2q:10
wpapers	0:6 23:5
wparagraph	2a:4
wparamedic	10:10
wparent	0:10
wparents	0:3 1z:8 24:-3 2d:6 2o:4
wparis	0:11 2o:7
wparish	1k:4 1y:5 24:-3
wpark	0:7 1k:5 1y:5 2e:8 2o:3 2v:4 2w:5
wparking	0:9 2w:7
wparkinson's	m:12
wparrot	13:7 1s:10
wpart	1x:6
wpartner	0:5 1t:-3 1x:8 2d:4 2j:-4 2s:6
wparts	0:7 2p:11 2q:3
wparty	0:7 23:5 2o:4 2p:-3
wpass	0:4 2l:7 30:8
wpassed	e:4
wpassport	0:8 23:4 2o:6
wpast	0:8 2w:4
wpaste	0:8
wpatience	2l:16
wpatient	2l:5
wpay	0:4 29:8
wpays	0:10
wpeanut	3:11 t:5
wpenicillin	3:30
wpension	0:6
wpeople	0:6 1o:3 2p:7 2s:10 2u:7
wpepper	0:7 2c:5
wper	0:15
wpercent	24:10 2r:8
wpermit	0:3 1x:11
wperson	23:-3 25:7 2p:6 2y:13
wperth	v:10 1y:-3
wpescatarian	8:22 1r:12
wpharmacist	10:6 2j:12
wphone	0:3 1q:8
wphones	0:9 1o:-3 2j:7
wphoto	2w:12
wphotos	0:5
wphrase	0:4
wphysio	0:3 23:7
wpiano	2j:8 2k:4
wpick	2o:9 2z:10
wpicked	0:4
wpicture	1k:10 2q:3
wpie	20:6 23:5 2l:10
wpigeons	13:15 27:5 2m:11
wpigs	2m:5
wpill	0:4 1x:4 25:5
wpills	25:12
wpipe	1x:5 24:15 2q:3
wpisces	1j:14
wpixel	7:6 1q:5
wpizza	20:9
wplace	0:3 2j:4 2o:5 2p:3 2r:7
wplain	2a:9
wplan	0:10
wplane	1y:4
wplanning	0:10 1o:3
wplant	0:4 1v:9
wplate	0:6 24:10 2d:10
wplay	0:7 2z:-3
wplayed	f:3
wplayer	1o:8 2y:8
wplaying	0:16 23:5
wplaylist	0:14
wplays	0:10 2j:11
wplot	2k:7 2p:6
wpls	0:4
wplus	0:8 2o:5
wpm	1k:6 2j:11
wpodcast	2q:8
wpoem	0:3
wpoint	1o:3 1v:5 2e:13 2l:3
wpoints	1v:5 2a:7 2r:12
wpolish	0:8 21:8 2a:4 2c:9 2h:6 2q:6
wpolite	0:8
wpool	0:5 24:5
wpoor	0:7
wpork	8:17 20:-3 24:8
wportland	1x:5
wpost	0:4 25:7 29:4 2j:4 2l:9
wposter	0:7
wpounds	1x:5 23:6 25:7 29:3 31:12
wpower	0:5 2w:-3
wppl	0:6
wpractice	0:5 1x:6 23:7 24:9 2f:5 31:-3
wpractise	0:10
wprayer	2k:7
wprefer	0:8
wpregnant	m:14 25:7
wpresent	0:6
wpress	1x:5 2j:6 2k:12
wpretty	0:7
wprice	0:4
wprimary	1v:9 2v:6
wprint	0:5 2w:8
wpriya	x:11 2c:6
wprofessional	0:5 2a:7
wprogram	1t:13 1x:8
wpromoted	1x:10
wproper	0:4 2p:7
wproperly	0:8
wpropose	2o:7
wproposed	e:14
wpros	0:8
wprotein	0:6
wproud	2l:4
wpub	27:4
wpublic	1s:4 1t:6 1v:12 21:10 29:-3
wpump	0:8 2j:-3
wpuppy	1n:-3 23:-3 2m:7
wput	25:3 2o:6 2p:6
wputs	l:4
wputting	0:3 2o:9
wpython	1d:13 2m:5 2q:5
wquarter	0:3 1w:7 2r:10
wqueen	1v:4 1y:5 20:5 24:8
wquestion	0:6 1x:10 2a:4
wquestions	0:4 23:11 2u:7
wqueue	0:4
wquick	0:4
wquid	0:4 29:5 2s:-3
wquit	0:7 1o:8
wquiz	0:6 27:3
wquote	0:7
wr	29:-3 2c:4 30:6
wradio	24:6
wrain	0:4 2c:8
wrainy	t:11
wraise	0:4 1y:-3
wraised	0:10 1o:-3 2l:10
wrate	0:10 1x:-3
wrather	1t:-3 24:3
wray	x:4 1x:4 23:3
wrd	1x:6 2o:3 2x:3
wreach	0:10 2w:-3
wreading	0:8 1k:6 1n:-3 2k:-3 2r:11
wreads	l:5
wready	0:3
wreal	1r:8 1x:3 2j:5 2k:-3
wrealistic	0:6
wreally	2u:10
wreason	0:3 1o:9
wrecipe	0:9 2k:3
wrecipes	0:9 2q:8
wreckon	0:6
wreckons	0:7
wrecord	0:6 2r:4
wred	1n:4 24:9 2r:5
wreddit	0:10
wrefuse	0:4 2w:-3
wregister	0:6
wremember	0:8
wrent	24:3 29:4 2r:-3
wrenting	u:25 2q:4
wrents	u:4 2q:8
wrepair	2j:9
wreplaced	1x:13 25:6
wreply	2a:3
wreport	0:8
wresearch	0:8
wrest	0:5 25:10 2w:6
wretired	10:13
wretiring	15:5
wreview	2r:10
wrewrite	24:-3 2q:10
wrhyme	0:3
wrice	0:7 1r:8
wrich	0:4
wride	0:4 24:10
wrig	1x:5 2j:8
wright	0:5 2o:6
wring	1n:11 1x:5 2k:8
wriver	0:3 20:6 2e:8 2o:4
wrn	0:6
wroad	0:3 24:4 28:4 2e:5
wroast	0:3 20:7 24:12
wrobot	0:9
wrole	0:5
wroll	20:5 24:6
wrome	0:12
wroof	1x:8 27:6
wroom	24:5 2l:6 2w:4
wroommate	2d:-3 2p:6 2s:5
wroughly	0:4
wround	24:9 2j:6 2r:4
wroute	0:4 1x:9 2j:8
wrow	0:6 2d:-3 2r:-3 2s:8
wrude	2a:-3
wrule	0:7
wrules	0:11
wrun	0:3 1t:-3 1x:3
wrunning	23:-4 27:9
wruns	0:5
ws	1v:5 20:3 27:5 2q:3 2r:6 2v:6
wsafe	0:3 2w:7
wsaid	0:11
wsalary	0:11
wsale	0:8 2j:3
wsalt	1r:11 27:6 2k:3
wsame	1y:4 2o:3 2r:-3
wsamsung	7:21
wsat	1o:6 24:5
wsaturday	0:13 24:8
wsaturdays	0:4 24:4
wsauce	0:4 1s:11 2c:5
wsave	0:3 2o:7
wsaving	0:4
wsaw	0:14
wsay	23:4
wsaying	0:8
wsays	0:6 2l:5 2t:-3
wscam	0:3
wscared	0:6
wschedule	1o:4
wschool	1y:4 29:-3 2p:-3
wschools	0:9 1v:9
wscience	23:4 2a:5 2f:13 2j:4
wscorpio	1j:6
wscottish	y:12 1w:10 27:5
wscratch	0:12
wscreen	0:5 24:10 2p:3
wsea	0:6 2c:6 2d:-3
wseason	0:6 1y:3 23:8 24:6 27:8 2o:3
wseat	2k:10 2o:11 30:4
wsecond	1p:3 1x:3 30:3
wsecretary	10:7 2j:8
wsection	0:9 2r:4
wseeing	1a:11
wseen	0:8
wself	10:12 23:9
wsell	0:7 20:4
wselling	0:5 15:6
wsells	0:7
wsemi	2o:5
wsenior	10:9 1x:5 2r:9 2x:5
wsense	0:7
wsensible	2l:10
wsent	0:10
wsentences	0:6 1x:-3 2a:7
wseptember	2o:7 2x:5
wserious	0:5
wservice	1s:5 1v:6 1y:8 24:9 2r:3
wset	0:3 24:8 2k:8 2o:6 2q:8
wsettle	0:4
wseven	1l:7 24:10 26:3 2p:4
wseventy	2:18 1x:7
wshall	0:9
wshare	0:4 2o:11
wshared	2d:3
wshe	0:3 2l:3
wshe'd	0:3
wshed	1x:-3 23:9 2k:9 2o:5
wsheet	0:9
wshellfish	3:20 1m:3
wshelter	2k:12
wshes	0:16
wshift	0:3 1o:4 1x:5
wshifts	24:17
wship	0:3 1x:4 1y:8 2j:7
wshoes	0:6
wshop	1v:4 23:3 2j:7
wshort	1n:3 1t:4 2a:7
wshot	25:9 2r:3
wshould	1o:7 2l:-3
wshoulder	25:3 2r:-3
wshow	1o:5 27:8 2r:10
wshower	0:8 1o:7
wshut	23:11
wshy	12:18 2l:9
wsick	1o:4 25:7 2j:8
wside	0:5 1k:6 25:4 27:7 2e:7 2o:5
wsides	1w:4
wsign	0:3 2b:7
wsigns	0:6 27:4 2c:9
wsimilar	0:11
wsimple	0:7
wsince	0:13
wsing	0:10 2w:9
wsinger	0:9
wsingle	1a:30 24:-4 2a:4 2l:5 2p:-3
wsings	0:7
wsister	0:4 1x:5 1z:6
wsisters	1z:11
wsit	0:11 1t:4
wsite	0:11 2q:3
wsitting	24:5 2o:11
wsix	2s:-3
wsixteen	1t:6
wsixty	23:3
wsize	25:4
wskin	0:16
wskip	0:4
wsky	0:4 1g:9
wsleep	0:7 24:7
wsleeping	0:7
wsleeps	2y:8
wslipped	e:3 25:4
wslow	24:-3 2a:10
wsmall	0:4 1k:3 23:5 2l:6 2p:-4 2q:4 2w:6 2z:-3
wsmell	0:7 2c:3
wsmells	0:6
wsmoke	l:15
wsmoked	l:32
wsmoking	l:25
wsnacks	0:7
wsnow	0:3 1y:8
wso	0:5
wsober	l:24
wsoft	1r:8 2l:10
wsold	0:6 2o:6
wsome	0:6 1t:3 1x:6 24:8
wsomebody	1x:12 2t:11
wsomeone	0:8 2t:14
wsomethin	0:5
wsomething	0:10
wson	0:10 1z:8
wsong	0:9
wsongs	0:5 1s:11 2q:5
wsons	0:3 1z:4
wsoon	0:14
wsorry	0:3 2a:6 2l:8
wsort	0:3 2l:7
wsound	0:4 23:9 2q:-3
wsounds	0:8 2z:11
wsoup	0:8 24:9 2c:11
wsourdough	27:12
wspace	2q:7
wspain	0:6 2o:4
wspanish	s:16
wspare	2d:6
wspeak	0:9 23:6
wspeaking	21:20
wspeaks	0:8
wspeech	0:3 1o:5 1x:10
wspell	0:5
wspelling	2a:23 2r:3 2w:3
wsplit	1x:3
wspreadsheet	24:5 2q:5
wspring	0:5 2o:11 2x:6
wsquare	0:7 1g:13 2d:4
wst	1v:7 27:-3 2j:5 2o:6
wstaff	0:4 2q:7
wstage	1x:3 1y:3 21:11 23:9 2o:9
wstairs	25:9 2d:8 2e:9 2w:-3
wstand	0:5
wstart	0:8 23:6 25:10 2q:4
wstarted	0:6 25:10 2o:-3
wstarter	0:5 2k:13
wstarting	0:8 25:-4 2w:11
wstarts	0:9 1s:8
wstate	1o:5 29:6 2o:9 2r:3 2v:14
wstation	0:4 1x:6 24:3 2k:8 2q:7
wstay	2p:6
wstaying	1o:4 2o:11
wstays	0:4
wsteam	0:7
wsteel	1h:7 1v:9 23:7
wstep	27:8
wsteps	1k:10 1x:12
wstick	2k:8 2w:16 2z:-3
wstill	0:11
wstock	0:4 1o:4
wstolen	0:7
wstomach	0:11
wstone	1x:8 25:6 2l:4 31:16
wstop	0:3 23:3
wstopped	0:14
wstorage	0:7 1q:-3
wstore	0:6 2o:3
wstories	27:9 2q:8
wstory	0:13
wstraight	0:7 2w:5 2x:13
wstreet	0:10 2d:7 2e:11 2q:3 2v:6
wstress	0:7
wstrict	12:3 2l:4
wstroke	m:3 1x:7 23:-3 25:5
wstubborn	12:30
wstuck	0:11 1x:9 2l:8
wstudent	1k:9 2j:7 2o:7
wstudies	0:12
wstudio	1v:4 2y:3 2z:5
wstudy	0:3 2o:5 2r:7
wstuff	1o:7 1s:7 2c:9
wstyle	0:6
wsubaru	1h:5 2k:-3
wsuch	0:11
wsugar	1r:3 2p:4
wsuggest	2a:8
wsuit	0:6
wsummer	0:3 1y:4 23:8 24:5 2r:7
wsummers	1x:3 1y:5 2x:9
wsun	0:12 1v:6 2j:-3
wsunday	0:5 1x:4 24:4 2j:4 2x:8
wsundays	0:4 24:7 2c:7
wsuper	12:8
wsupper	0:12
wsupport	0:8 1k:5 1y:5
wsupposed	0:4
wsurgeon	0:8 23:11
wsurgery	1v:5 1x:7 25:6 2j:7 2o:7
wsurprise	0:8 23:3
wsurvive	0:3
wswap	0:3
wswapped	0:16
wswear	0:5
wswears	0:11
wsweet	0:3 20:5 2c:11 2p:5
wswell	0:9
wswim	1d:6 1v:3 23:3 2o:5 2w:4
wswimming	0:5 27:3
wswitch	2k:11
wswitched	0:7
wswore	0:8
wsydney	0:7 v:5
wsystem	0:5 2w:8
wtable	0:4 1k:8 24:5 2k:5
wtablet	7:7 1q:5 2z:4
wtablets	1x:10 25:8
wtaco	1x:3 2o:7
wtake	0:5
wtaken	0:4
wtakes	1o:6
wtaking	23:-3
wtalk	0:6 1s:11 2j:-3 2l:4
wtalking	0:4 2a:4 2w:9
wtalks	0:9
wtall	4:3 1n:7 26:3
wtarget	c:12 1x:9
wtastes	0:10
wtattoo	1n:10 2r:-3
wtaught	0:4
wtax	0:6
wtaxes	0:6
wtea	0:3 1r:9 2c:3
wteach	0:4
wteacher	0:6 1x:3 2a:7 2j:5 2s:4
wteachers	0:5
wteaches	10:12
wteaching	10:3 2o:7
wteam	0:3 1k:6 1x:7 1y:3 27:3 2j:4 2l:4 2p:-3
wtech	1s:-3 1y:4 2f:3 2j:8 2o:3 2v:5
wteeth	1x:10 25:8
wtelephone	1q:15 24:6 2z:8
wtell	0:3
wtelling	0:8 2a:8
wtelly	2k:10
wtemplate	0:13
wten	1y:3 26:3 2o:5 31:6
wterm	1x:3 24:3 2d:4 2o:4
wterms	2x:12
wterrified	0:7
wtest	1x:5 1y:3 2r:13
wtesting	0:11 1o:8
wtext	2p:3
wth	2o:3
wthai	0:16 2b:7
wthan	23:-3 2p:9 2u:3
wthanks	0:3
wthanksgiving	0:9 1x:13
wthat	0:3 2t:-3
wthat's	0:3 2o:-3 2q:5
wthats	0:4
wthe	0:3 1l:-3
wtheir	0:7 1s:5
wthem	0:5 1o:-3 2a:5 2j:3 2k:6 2q:-3 2r:3
wthen	0:11
wtheo	x:5 2t:8
wtherapist	24:9
wthere	0:5 1l:-3 1t:-3 24:4 2o:6
wthere's	0:3
wtheres	0:8
wthese	0:13 2q:-3
wthey	0:5 20:5
wthey're	0:7
wthey've	0:6
wthin	0:4 1n:5 25:11
wthing	0:6 1k:4 21:4 23:9 24:4 25:7 2a:4 2o:5 2t:6
wthings	1o:6 2c:11 2w:11
wthinking	0:10
wthinks	0:5
wthird	0:4 1k:6 2j:6 2o:10 2x:4
wthirty	1x:4 1y:5 23:3 24:6 31:3
wthis	0:9
wthose	0:7 1o:4 2a:3
wthough	0:3 24:-3
wthought	0:9
wthousand	1x:5 29:20 2k:6
wthree	1l:6 1y:5 26:7 2o:6
wthrough	0:8 1x:7 23:4
wthursday	24:13 2o:4
wthursdays	0:4 2o:7
wthyroid	m:13 25:14
wticket	1k:6 1x:6 2k:5 2w:14
wtie	1d:4 1n:9
wtil	0:5
wtill	0:9 1n:7 1s:7 23:3 24:10 2o:6
wtime	1k:8 2a:4 2j:5
wtimes	1y:9 25:4 27:4 2q:8
wtin	0:9 2k:10
wtiny	0:5
wtip	0:5 2q:5
wtired	0:8
wtitle	0:8
wto	2o:4
wtoast	0:4 1s:10 2w:6
wtoday	0:8
wtoddler	0:11
wtogether	1o:6 2d:17 2t:10
wtold	0:6
wtom	0:9 2m:14
wtomorrow	0:3
wtone	2a:6
wtonight	0:14
wtoo	2o:3
wtook	0:11
wtools	2k:9
wtooth	1n:4 1x:5 2q:5
wtop	0:8 1n:3 2b:-3
wtorn	m:9 1n:4
wtoronto	v:18
wtouch	1x:7
wtown	0:4 1o:9 2j:9
wtrack	24:4 27:3 2p:8
wtrade	0:17
wtraded	0:14
wtrailer	1x:11 23:7 2k:8 2w:10
wtrain	0:9 24:4 2k:6 2p:3
wtraining	0:6 1t:3 1x:4
wtram	0:4 2j:5 2r:4
wtrams	0:5 1v:9 2j:9
wtransit	1h:4 2q:5 30:12
wtravel	0:7 1v:8 2c:9
wtreasurer	10:4
wtree	2k:7 2q:10 2w:7
wtrial	0:8 2l:5
wtrick	0:12
wtricks	0:3 2w:11
wtrip	2o:12
wtrouble	25:11 2l:11
wtruck	1x:6 23:7 2j:5 2o:4 2r:3 2w:4
wtrucker	0:9 2s:6
wtrucks	24:3 2c:13 2j:5
wtrust	0:7 1k:10 1o:9 1s:7
wtry	0:11 2r:6
wtuesday	0:7
wtuesdays	0:3
wturn	0:4
wturned	0:10 1x:5 2k:5
wturning	0:16
wturns	0:3 21:8
wtv	1o:4 2k:8 2p:5
wtwelve	2:6 1t:8 1x:4 31:10
wtwenty	1y:4 24:7 2o:6 2q:-3 31:7
wtwice	0:8 1r:4 1y:5 2r:3
wtwin	0:5 1z:9
wtwins	1w:-3 25:6
wtwo	26:4 2q:-5
wtype	2a:7 2p:7
wu	0:5 23:4 2o:7 2v:-4
wuk	1x:5 24:4
wuncle	0:10 1z:5 2d:5 2o:7
wunder	0:9 1k:5 1y:4 23:5 27:4 2a:4
wuni	1k:4 1t:6 2v:8
wunion	1:14 1k:5
wunit	1q:8 2k:6 2o:6
wuniversity	1c:4 1y:9 2v:5
wuntil	0:6 23:3 2o:4 2z:-4
wup	24:5 2q:4 2t:3 2w:4 30:5
wupdate	0:7
wupstairs	0:8
wur	0:7
wus	0:4 2d:7 2r:-3
wuse	0:5 1o:6 2a:5 2z:7
wused	30:5
wuses	0:6
wusually	0:3
wvacuum	i:3 21:4
wvalley	1k:5 27:10 2e:5 2v:6
wvan	2d:5 2g:-9 30:8
wvaping	l:31 24:13
wvegan	8:11
wvegetarian	8:14
wverse	0:9 2k:-3
wversion	0:10 2a:7
wvery	0:4 2c:12 2o:-3
wvet	23:3 2f:6
wvideo	0:4 2p:3
wvillage	1k:4 2d:11 2e:6
wvisa	0:5
wvisit	0:7 2o:5
wvoice	1k:8 1o:-3 1s:6 24:3 2f:12 2l:9
ww	0:7 1n:3 2c:7 2t:4
wwaiting	0:12 24:-3
wwalked	e:6
wwalking	l:5 1x:11
wwalks	2q:3
wwall	0:11
wwant	0:8 2a:-3
wwanted	0:8
wwants	0:5 2y:-3
wwar	0:9 1x:3
wward	0:12 1y:6
wwarm	0:9
wwas	0:7 1o:4 2x:5
wwash	1v:8
wwat	0:9
wwatch	1k:10 1q:9
wwatching	27:10
wwater	1x:7 21:4 24:6 2j:7 2l:-3
wway	0:3 24:4 27:-3 2r:6
wwe're	0:7 24:3
wwe've	0:8
wwear	0:8
wweather	2c:4
wwedding	1k:4 1x:9 20:6 2k:4 2o:5 2p:12
wwednesday	15:5 1x:8
wwednesdays	0:3 24:7
wwee	0:4 23:6
wweek	1o:3 24:3 29:4 2o:4
wweekend	23:3 24:6 2d:-3 2o:11
wweekends	24:12
wweeks	1l:7 25:6 2x:8
wweigh	0:13
wweight	0:9
wweird	0:3
wwelcome	0:4
wwell	0:8 2l:8 2t:4 2w:9
wwelsh	0:6 2b:3 2l:-3
wwent	0:9 1y:6 25:4
wwere	0:9 20:5 2x:6
wwet	0:4 31:5
wwhat	1o:4
wwhatever	0:4
wwhats	0:4 2r:-3
wwhatsapp	0:6 1g:11 2p:5
wwhen	0:10 2l:5
wwhenever	0:5 24:5
wwhere	0:7
wwhether	0:5
wwhich	0:4 1x:7 20:3
wwhile	0:6 24:7
wwhippet	13:10
wwhite	1n:11
wwho	0:3 23:3 2b:-3 2p:3 2q:3
wwho's	1n:-3 23:-3
wwhole	1y:5 23:4 24:7 2w:10 2x:8
wwhom	0:6
wwhose	0:10
wwhy	0:3 2o:-3
wwide	4:8 2d:16
wwidow	0:5 1a:9 1o:-3 2t:5
wwife	0:11 21:-3 2o:-3 2t:6 2w:-3
wwifi	0:4 1l:-3
wwill	1k:9 2u:5
wwin	0:6 2r:-3
wwind	0:3 2o:5
wwindow	0:4 2p:7
wwindows	0:6
wwine	2c:6
wwinter	0:4 1y:6 23:-3 2o:4
wwish	0:6
wwith	0:6 1m:3 1n:5 20:4 2d:3
wwithout	0:6 1o:3 1q:8 2b:-3
wwoman	0:10 22:3
wwomen	2q:5 2s:11
wwon't	0:6 2j:-3
wwonder	0:6
wwont	0:10
wword	0:8 1y:-3
wwording	0:5
wwords	21:4 23:3 25:6 2l:8 2r:3 2w:4
wwork	0:3 1o:8 24:3 2j:6 2p:3 2s:5
wworked	0:5
wworking	0:4 1y:6 2o:4
wworks	0:9 1v:9
wworld	0:8
wworry	0:3
wworse	0:7
wworst	0:4
wworth	0:12
wwrist	1x:7 25:3
wwrite	0:6 1s:-3
wwriting	0:7 2p:9
wwrong	0:7
wwrote	0:8
wx	0:5 1q:5
wyard	1v:14 1x:4 27:6
wyear	1t:7 29:4 2x:7
wyears	2x:21
wyes	1x:6
wyesterday	0:8
wyet	0:7
wyoga	24:10
wyork	2o:9
wyou	0:3 2d:-3
wyou're	0:7 2a:6
wyoung	0:7 1x:4 1y:6
wyounger	0:16 1z:5
wyoungest	0:8
wyour	0:7 2a:6
wyr	0:3 1x:-3 2l:-3
wzero	0:7
wzither	0:7
w£	q:3
{**10	2b:-12
{**12	1t:3 1u:5 2p:4 2r:-5
{**13	29:-5 2h:4 2t:-4
{**14	1r:4 2r:5
{**16	1t:-7 29:-5
{**17	1q:4 27:-6
{**19	1u:3 24:3 2t:-4
{**1a	20:3 2l:3 2q:-7
{**1b	2a:-5
{**2	32:3
{**3	2b:-11 2t:-7
{**8	2f:3
{**a	1p:-4
{**c	2k:-8
{**e	1k:3 1w:-4 1x:3 2r:-5 30:4
{**f	20:-8 29:-11
{**g	1t:-5 2b:-12
{**l	2a:-9
{**m	2r:-10
{**n	2t:3
{**p	21:4
{**q	24:5 2q:-9 2s:6 2w:4
{**s	2q:-10
{**u	1p:-7
{**v	2b:-11 2q:5 2s:-9 2v:8
{**w	1w:-4 2z:-5
{**x	1r:-8 2r:4 2u:3 2w:3
{**y	31:-7
{**z	2l:3 2o:4 2p:-4
{*1	2o:4 2u:4
{*10	2s:7 2x:3
{*11	1p:-6 1s:3 1y:4 2o:5 2r:4
{*12	1y:9 27:9 2d:-5 2e:5 2q:-9
{*13	1m:5 1x:7 27:8 2d:5 2o:6 2p:-10 2r:7
{*14	0:3 1q:5 2a:3 2v:8 2w:-5 30:7
{*15	1t:-11 2i:3 31:-6
{*16	2f:3
{*17	1s:3 1z:5 29:-5 2q:3
{*18	1l:8 24:5 29:3 2j:3 2x:4
{*19	1t:3 1v:3 2d:5 2l:4
{*1a	1o:3 1v:10 2o:7 2p:5 30:7
{*1b	1o:-6 29:9 2c:5 2f:4 2o:3 2v:-3
{*1c	20:3 2c:8 2z:3
{*1e	0:4
{*1f	1o:6 1v:5 20:3 2o:3 2y:3
{*1g	24:3 2w:3
{*1h	1q:10 1s:7 20:11 29:-7 2a:9 2w:11 2z:4
{*1i	24:3 27:3 2d:4 2q:3 2x:3
{*1j	2g:4 2q:4
{*1k	24:8 2m:5 2q:3 2v:3 2x:3
{*1l	0:3 2r:5
{*1m	1y:-5 2q:5
{*1n	24:3
{*1o	1m:4 1o:4 24:4 2a:-10 2d:7 2l:4 2o:8 2q:8 2w:7
{*1p	1o:6 2l:5 2q:-4
{*1r	1o:3 2e:4 2o:3 2p:3 2z:3
{*1s	1o:4 1x:6 2g:5 2p:-5
{*1u	0:4 1x:-9 25:9
{*1v	1n:6 1x:10 2l:6
{*1w	1o:9 21:6 2l:11
{*1x	1n:-7 1o:7 1q:5 2a:3
{*1y	1o:6 2j:6
{*1z	0:5 1s:3 23:-3 2r:3
{*2	2q:3
{*20	0:7 1o:-6
{*21	1q:10 1x:4 1y:8 2j:4 2o:-8 2r:4
{*22	1m:10 1o:3 1r:5 2r:10
{*23	0:3 1l:7 2k:7
{*24	1x:6 2f:3 2z:5
{*25	1x:3 27:9
{*27	1n:6 1y:6 21:10 2q:3 2x:7
{*28	0:3
{*29	0:4 27:4 2j:9
{*2a	28:3
{*2b	25:6 2c:3 2x:4
{*2c	1p:4 1y:7 2j:3
{*2d	0:3 2c:3 2q:5 30:3
{*2e	26:8 2o:7
{*2f	0:4 2a:8 2f:6
{*2g	0:3 27:6 2n:6
{*2i	1o:3 1p:-7
{*2j	0:5 27:6 2j:3
{*2k	2d:-9 2e:6 2o:3
{*2l	1l:6
{*2m	27:-4
{*2n	1k:8 1v:5 1x:5 1y:4 27:4 2a:3 2l:6
{*2o	1k:6 1s:5 24:7 2v:5 2x:5
{*2q	24:3 27:6 2f:9 2t:6 2x:3
{*2r	2k:-9
{*2s	24:4 2d:-3 2q:3
{*2t	1x:3 2b:3
{*2u	25:6 2q:3
{*2v	2x:6
{*2w	0:6 1u:4
{*2x	1k:8
{*2y	1v:3 1w:-4 1x:4 24:3 2r:-5
{*2z	0:4 1x:-4 30:9
{*3	2r:3
{*32	1k:10 1n:-4 27:4
{*33	1n:6 20:-8 29:-11
{*34	1o:5 1y:-7 24:6 2m:5 2x:12
{*35	23:9 2f:4
{*36	1t:-7 2b:-12 2d:7 2o:5
{*37	1v:5 2e:5 2k:3
{*38	0:6
{*39	0:3 23:6 2d:-6 2q:3 30:-3
{*3a	1y:6 2j:4
{*3b	2d:-4 2v:4
{*3c	2o:6
{*3d	2p:-5 2u:5
{*3e	27:5 2d:-4 2l:3
{*3f	0:3 1o:4 1r:-4 2l:-4
{*3g	2e:7 2k:6
{*3h	30:4
{*3i	1n:5 25:5 2q:5
{*3j	21:4 2q:3 2r:9
{*3k	0:3 2d:5 2w:-11
{*3l	29:-6 2d:3
{*3m	21:3
{*3n	2b:3 2l:3 30:3
{*3o	1s:4 1v:3
{*3p	1x:4 24:3 2d:6 2g:5 2w:4
{*3q	1v:4 23:6 27:9 2c:7
{*3r	2p:3
{*3s	1l:4 1o:3 1t:4 1v:7 2c:3
{*3t	1x:8
{*3u	2q:3
{*3v	1v:4 26:5 2d:7 2o:5
{*3w	2r:-9
{*3x	1v:10 2k:10 2z:5
{*3y	0:3 1o:-6 2w:7
{*3z	1s:4 1x:3 29:-5 2l:8 2t:4
{*4	1p:4 2p:4 2r:3 2u:4 2v:4
{*40	0:3
{*41	1v:7 1y:7 2m:8 2q:9
{*42	0:3 2d:7
{*43	0:3 1y:-12 23:-6 28:-4 2s:4 2w:7
{*44	1y:3 21:6 2s:6
{*45	1t:-3 1u:6
{*46	1v:5 1w:4 1y:3 2k:5
{*47	2a:-9 2x:3
{*48	0:11 1u:4 2c:12
{*49	0:4 1o:4 21:4 2u:4
{*4a	1k:3 28:4 2q:3 2x:3
{*4b	0:5 1y:7
{*4c	2e:4 30:7
{*4d	1w:3 20:8 2e:7
{*4e	0:11 1x:-5
{*4f	2l:-12 2r:-11
{*4g	0:3 1o:4 2k:9
{*4h	1l:-5 25:7 2l:7 2q:-8 2v:9 2z:4
{*4i	1q:4 23:8 25:5 2o:6 2p:4
{*4j	0:3 2a:-12 2w:3
{*4k	1v:3 25:7 2s:3
{*4l	1l:3 2c:3 2e:4
{*4m	2k:7 2r:10
{*4n	0:4 1k:6 2t:11
{*4o	1k:8 20:3 23:4 2o:7 2p:3 2q:4 2x:4
{*4p	23:14 24:6 2q:8 2t:-6 2w:-11
{*4r	2k:11 2x:5
{*4s	1x:9 1y:4 25:-6 2d:7
{*4t	1o:5 1v:5 2f:6 2k:5
{*4u	2q:15 30:-3
{*4v	2p:3
{*4w	23:4 2l:5 2p:10 2w:9 2x:4
{*4x	1v:5
{*4y	21:7 23:3 2k:3 2o:4
{*4z	1q:3 2a:3
{*52	24:6 2j:4 2q:-9
{*53	1t:6 2s:7
{*54	1p:4 2p:-9 2u:3
{*55	1n:4 1p:4 1r:3 1y:5 23:4 2e:3 2k:5
{*56	1m:7 1z:6 24:5 2c:6 2d:-5 2t:10
{*57	1p:4 1t:3
{*58	0:3 2o:17 2r:9
{*59	1l:5 1x:4 2i:5 2j:4 2l:6 2o:-6 2w:3
{*5a	1n:12 1v:5 1x:13 24:-11
{*5b	1v:3 1x:5
{*5c	1x:3
{*5d	1k:11 1y:12 2o:-3
{*5e	1r:7 24:3 25:9 2j:5
{*5f	2k:6 2v:4
{*5g	1v:3 1z:9 2c:4 2m:5 2v:4
{*5h	1u:5 24:4 2a:10 2d:6 2l:9 2x:5
{*5i	1p:3 21:7 2m:4
{*5j	1q:6
{*5k	1l:6 1t:7 1u:4 2j:4 2s:4 2t:5
{*5l	2x:4
{*5m	2l:10 2o:-6 2p:7
{*5n	2l:10 2q:-11
{*5o	1v:8 2w:8
{*5p	1l:3 1o:4 1s:3 2a:4
{*5q	24:6
{*5r	1k:6 24:6
{*5s	1o:7 2k:8
{*5t	1v:3 1x:9 20:3 2m:10 2r:3
{*5u	1k:-4 1q:-10 21:5 2l:3 2p:3
{*5v	0:3 23:-3 2d:3 2m:7 2r:7
{*5w	1l:6 1n:-7 2a:3
{*5y	2c:3 2r:-12 2z:5
{*5z	29:-6
{*6	1o:4 1q:3 23:4 2q:3
{*60	1v:3 1x:15 2q:5
{*61	1k:3
{*62	1p:-7 1y:5 24:-3
{*63	1k:7 2c:3 2q:5
{*64	0:6
{*65	2j:3
{*67	0:5 1u:3 2j:9 30:3
{*68	0:7 2w:14
{*6a	2l:9 2o:3
{*6b	1s:3 20:8 21:9 2o:4
{*6c	0:6
{*6e	0:3 2q:5
{*6f	2b:-11 2j:4 2q:7 2s:-10 2v:9
{*6g	1n:4 1o:8 2d:5 2p:-7 2v:4 2x:6 30:5
{*6h	1l:-5 1v:4 1z:4 25:3 29:7 2z:-6
{*6i	20:6 27:9
{*6k	1w:-4 2b:3
{*6l	0:5 1x:3 23:6 27:3 2r:10 2s:6 2w:7
{*6m	1o:3 23:12
{*6n	0:4 1r:-9 21:6
{*6o	2j:3
{*6p	20:5 24:12 2z:3
{*6q	24:4 2w:7
{*6r	0:4 24:11
{*6s	1k:12 23:-4 2u:7
{*6t	2e:5 2l:4 2w:11
{*6u	0:3 1k:3 20:3 2j:-3 2k:3
{*6v	1y:3 2d:6 2j:4 2p:4 2q:-4 2r:7
{*6w	0:3 1p:6 1r:7
{*6x	1o:3 25:4 31:-7
{*6y	2l:5 2o:6 2p:-6
{*6z	27:5
{*7	2t:-11 2v:5
{*70	1x:15
{*71	0:3 1o:8 1s:9 20:6
{*72	1o:7 1p:7 2c:7
{*73	1k:6 1m:5 1n:3 21:5 24:3 2l:4 2r:5
{*74	1l:-5 29:3
{*75	1x:3 23:-6 27:4 2k:6 2q:6
{*76	1n:4 2b:-12
{*77	1l:-7 1o:-9 29:-4
{*78	2j:4 2r:-3 31:4
{*79	25:-10
{*7a	1o:-3 1v:3 23:6
{*7b	2j:9 2o:3
{*7c	0:6 2o:10
{*7d	1v:4 25:3 2e:3 30:3
{*7e	1x:3 1y:3 23:7
{*7g	1t:4 1u:7 23:-7 29:3 2p:7 2w:7
{*7h	0:6 1t:3 1u:3 2r:-6
{*7i	1x:7 27:6 2l:10 2r:10
{*7j	1k:3 20:4 23:11 2s:7 2x:7
{*7k	2h:5 2k:4
{*7l	2a:5 2o:-5 2w:5
{*7m	25:4 29:-8 2t:-4 2w:4
{*7n	1r:4 2r:5
{*7o	1v:4 1z:4 2v:5
{*7p	1k:10 23:-4 24:4 2d:4 2e:6 2v:3
{*7q	0:4 1p:3 1t:6 20:6 2q:6
{*7r	0:4 1k:4 25:5 2y:3
{*7s	0:3 1y:10 2o:4
{*7t	0:7
{*7u	1x:5 24:9 2e:5 2m:6
{*7v	29:-11
{*7w	1n:3 1y:3 2k:5 2v:4 2w:-10 31:3
{*7x	0:3
{*7y	2p:6 2w:6 31:4
{*7z	0:4 20:10 2k:6 2o:4
{*80	1o:5 1s:4 1y:-5 27:3
{*81	0:6 1x:7 2c:6 2r:-3
{*82	1n:7 26:8 27:4 2l:4 2r:-3 2x:4
{*84	1n:-7 1q:9 1t:-10 1x:3 25:6 2p:10 2r:5 2s:8
{*85	1q:4 24:4
{*86	0:8 27:-6 2p:3
{*87	1r:3 1y:7 20:3 27:5 2p:3 2q:8 2u:6 2x:5
{*88	24:3 2b:4
{*89	1o:4 2r:6 2z:4
{*8a	2d:-6 2p:3
{*8b	1n:9 29:4 2d:11 2j:4 2o:6
{*8c	0:4 1o:-6 2b:4 2w:9
{*8d	2b:-9 2o:3
{*8e	20:3
{*8f	0:7
{*8h	2t:-4
{*8i	1u:3 24:7 2v:3
{*8j	20:6 27:3 2q:-7 30:7
{*8k	24:6 2l:5
{*8l	0:10
{*8m	1x:6
{*8n	1p:4 2a:-11
{*8o	0:5 1k:3 2r:7
{*8p	1k:3 24:3
{*8q	2r:11
{*8r	0:3 1t:6 24:4
{*8s	2p:4
{*8t	0:3 20:11 24:3
{*8u	1n:4 1q:3 20:8 25:8 2k:4 2o:-9 2v:7
{*8v	2y:4
{*9	1x:7 1y:9 24:8 27:8 2a:5 2c:3 2e:9
{*c	1x:9 23:-5 2r:6 2u:8
{*d	29:-5 2z:-5
{*e	0:3 1n:8 1v:8 2k:-5 2r:3
{*f	1y:11 2f:3
{*g	0:4 1v:4 24:7 27:7 2o:9 2r:-8
{*h	1v:3 2a:-6
{*i	1v:5 23:8
{*j	1y:8 23:7
{*l	1x:5 23:4 2v:7
{*n	0:5 24:4 2e:3 2j:3 2q:3 2r:5
{*o	24:8 2j:3
{*p	27:4
{*q	1t:3 2r:6
{*s	1k:5 1q:3 2s:-5
{*t	0:10
{*u	29:9
{*w	1o:-5 28:8 2s:4 32:4
{*x	29:-12 2z:5
{*y	2a:-8 2b:-12 2t:-8
{*z	1y:-3 2f:3
{animal	1n:-7
{body	2b:-3
{breed	1o:-10 24:6 2b:9
{care	1n:-4 1p:-7 25:11 2j:4
{condition	1y:3 2g:3
{device	2r:-9
{diet	29:-7 2l:4
{doing	1q:6
{employer	1k:3 1s:4 2m:4
{faith	0:3 1o:3 24:3
{given	21:3
{ill	1m:3 1w:-4 2d:-3
{instrument	0:3 1l:-5 1o:-4
{jobless	1v:4 24:-10 2f:4
{label	1l:4 29:-7 2e:4 2l:3 2r:5
{language	0:3
{leisure	30:3
{maker	1u:5
{medicine	0:4
{people	1r:3 1w:4 21:4
{place	2a:-3
{school	29:4 2p:-4
{sign	2o:-10
{sport	1l:-11 2f:3 2t:-6
{system	0:3 2p:7
{tech	1l:-12 2v:4
{tool	1n:3 2t:-11
{trait	29:-9 2l:3
{trouble	1k:7 1r:-9 2q:7
{vehicle	1u:3 2q:-3 31:-8
}**1	1m:5
}**10	2b:-11
}**11	2l:-6
}**12	1k:3 1v:3 1y:4 2s:3
}**13	1y:4 1z:3 29:-8
}**14	27:6
}**15	1s:-4 1z:3
}**17	27:-9 2k:3
}**18	2y:-4
}**19	25:12 2a:5 2m:8 2r:4
}**1a	20:3 2f:3 2k:5
}**1b	2u:5
}**2	2e:-4
}**3	2t:-12
}**6	26:4
}**a	2b:-9
}**b	1s:-7
}**c	2q:3 2z:4
}**d	1q:4 1t:6 26:3 2t:8
}**e	2e:8 2f:4 2k:6
}**f	1z:-4 26:3 29:-4 2p:-7
}**g	1p:5 1t:-7 2c:3
}**j	2w:3
}**l	1k:3 2b:4
}**o	2x:3
}**p	1r:4
}**q	1v:4 22:6 27:3
}**s	1z:3 2f:3 2q:-7 2u:3 2y:5
}**u	1m:-5 1y:6 20:8 2k:-8 2q:4
}**v	24:3 2b:-9 2r:-4 2y:5
}**x	21:7 2s:4
}**z	1y:5 24:-8 2m:5 2p:-5
}*10	2d:4 2j:4
}*11	1y:6 1z:6 27:5
}*12	1x:6 21:-3 2j:5 2m:-4 2q:-10
}*13	0:4 1n:-5 27:8 2r:4
}*14	1o:5 1x:5 2a:3
}*16	1y:3 20:3 2f:6
}*17	1l:4 1s:3 1t:3 2d:-4 31:7
}*18	0:4 1q:9 24:-8 2e:11 2o:4
}*19	1x:3 1y:5 2l:3 2q:4 2r:-8
}*1a	1o:3 1q:10 1y:-8
}*1b	2o:5
}*1c	2c:6
}*1e	1k:4 1y:5 2j:4 2o:3 2t:6
}*1f	1n:7 1o:3 22:9 25:5 2p:4
}*1g	1o:8 1p:6 24:11 2k:4 2r:5
}*1h	1x:3 20:5
}*1i	1q:3 29:4 2a:5 2y:4 2z:10
}*1j	20:4 28:4 2k:3 2s:4
}*1k	1s:5 25:5 29:5 2v:6 2x:3
}*1l	1s:8 2r:9
}*1m	2r:7
}*1n	1t:3 26:3 2c:3
}*1o	1y:10 2x:7 31:5
}*1p	1o:5 23:-7
}*1r	23:7 2f:4 2s:-6
}*1u	23:7 24:18 2b:9 2r:14
}*1v	1l:5 2l:8 2m:7
}*1w	1w:9 21:9 2d:3 2j:3
}*1x	0:4 1x:4 2a:5 2x:-4
}*1z	1x:5 1y:5 2w:3
}*20	1x:4
}*21	23:7
}*22	0:4 24:7 25:4 2o:3 2w:4
}*23	1x:6 2q:6 2r:4
}*24	21:3 29:6 2j:4 30:4
}*25	1o:3 1t:7 21:4 27:6
}*26	2d:-3
}*27	1k:11 1x:4 24:3
}*28	0:4 2q:11
}*29	2k:6 2l:7 2o:8
}*2a	2d:-6 2v:4
}*2b	2k:3 2q:3
}*2c	1z:5 25:4 2j:4 2p:4 2x:7
}*2e	0:5
}*2f	0:4
}*2g	1k:7
}*2i	2p:3 2q:4 2r:3 2w:-3
}*2k	2b:-9
}*2l	1t:-6 25:3 2j:9
}*2m	1s:-5 1t:5 1x:3 23:7 2c:5 2o:4 2p:-6
}*2n	1k:-4 1s:-7 1u:6 1y:6 25:8 29:4 2j:6 2m:4
}*2o	1k:3 1o:11 2j:11 2k:4 2s:4
}*2p	2p:-7
}*2q	1t:12 1y:3 2o:17 2q:6 2x:4 2z:5
}*2r	1t:7 2q:5
}*2s	1k:-4 1o:4 1q:8 23:4 24:3
}*2t	1u:3 26:3 2p:5
}*2u	1t:15 2w:10
}*2v	1y:6 24:3 2a:-4 2t:9
}*2w	1u:5 2f:4 2x:5
}*2x	1k:5 2e:11
}*2y	0:3 1q:3 23:6 2j:3
}*2z	0:5 2k:11
}*3	1m:3 20:3
}*31	1n:4 1z:-5 26:4
}*32	1x:8 20:4 27:6 2w:-9
}*33	26:3 29:-6 2p:-9
}*34	2o:6
}*35	1p:8 23:-4 29:3 2r:-5
}*36	1t:-8 2v:6 2x:3
}*37	1t:-3 1v:4 23:3 2c:4
}*38	0:3
}*39	1p:6 1t:3 1x:6 27:5 2j:4 2l:-6 2o:4 2q:3
}*3a	1t:6 1x:13 1y:7 2q:3
}*3b	1y:8 23:3 2d:12
}*3c	0:3 27:4 2r:7
}*3d	0:3 28:10 2e:3 2f:3 2s:4
}*3e	1y:3 2k:3 2q:5
}*3f	27:3
}*3g	2j:4 2k:4
}*3h	1m:-4 20:-4 2l:-7 2p:5 31:4
}*3i	1l:9 1n:3 1o:-4 2l:4 30:9
}*3j	20:4 2q:5 2s:6
}*3k	1x:5 23:5 2s:7 2w:-8 2x:4
}*3m	2z:4
}*3n	28:4 2l:5 2s:4
}*3o	27:4 2a:10 2j:5 2u:4
}*3p	27:7 2m:6 2w:3
}*3q	1v:3 2q:3 2r:3
}*3r	21:3 2k:3 2l:8 2p:4
}*3s	1o:4 1x:5 27:8 2k:7 2o:4 2p:4 2q:3 2w:6
}*3t	0:3 2w:6
}*3u	28:4 2f:4 2z:8
}*3v	2a:8 2d:12 2q:-9 2w:9 2y:-5
}*3w	1o:-3 2c:7 2q:4
}*3x	0:4 25:8 2o:10 2q:4
}*3y	0:3 1o:-3
}*3z	0:5 1x:11 2q:5 2x:8
}*4	1o:5 22:8 27:4
}*40	0:6
}*41	1n:8 1s:5 2a:11 2g:4
}*42	0:3 1x:8 2a:-6 2j:3
}*43	1v:6 24:8 2e:7
}*44	1t:3 1y:6 2g:5 2r:4
}*46	1x:3 1y:4 23:7 2b:10 30:7
}*47	1t:5 23:5 2l:6
}*48	2o:3
}*49	1y:9 2j:3 2q:3 2s:8
}*4a	0:3 1k:3 1y:5
}*4b	1x:5 2o:3
}*4c	1k:6
}*4d	1k:4 21:5 2h:6 2k:6 2o:5 2q:6
}*4e	27:-8 2o:8 2v:8 2x:4
}*4f	1q:3 2m:4
}*4g	0:3
}*4h	1k:8 1y:-3 29:3 2j:3 2l:6
}*4i	2a:8 2o:8 2w:-8
}*4j	0:4 24:-5 2q:11
}*4k	1t:5 1v:3 1w:3 2f:5
}*4l	23:-11 2k:9
}*4m	2q:9 2r:3
}*4n	0:4 1x:5
}*4o	1t:3 25:7 2p:3
}*4p	0:4 2w:-9 2x:4
}*4q	2x:4
}*4r	1l:3 2s:12 2w:10
}*4s	0:5 1x:4 1y:7 25:-8
}*4u	0:6
}*4v	2r:3
}*4w	1o:4 29:-9 2c:7 2g:6 2m:4 2w:8
}*4x	1r:8 1x:3
}*4y	1q:4 1v:6 1y:6 27:7 2g:11 2o:5 2r:3
}*4z	1n:5 1x:-6 2w:-3 2y:4
}*51	0:6
}*52	1v:5 22:6 27:3
}*54	0:3 1n:-4 2a:7 2s:3 2w:6
}*55	1y:7 27:3 29:6 2e:5 2o:3 2q:3
}*56	0:4 27:13
}*57	1q:5 1t:5 1y:4 23:9 2g:5
}*58	0:7 2s:6
}*59	1m:6 1u:3 1x:11 25:6
}*5a	1n:4 2j:3 2o:6 2v:13
}*5b	2g:6 2j:16
}*5c	1x:18 2o:-9
}*5d	2j:7
}*5e	24:8 2i:7
}*5f	20:12
}*5g	28:5 2k:9 2m:8 2o:7 2t:-6 2v:8
}*5h	1k:6 1x:9 2a:9
}*5i	1k:7 1n:5 1y:3 24:4 2d:4 2s:6
}*5j	1s:-7 2k:4 2o:3 31:7
}*5k	1k:4 24:4 2m:10 2o:4
}*5l	1n:-5 2e:3
}*5m	2g:6 2x:7 2y:5
}*5n	1x:-5 1z:5 2c:6 2g:7 2q:-8 2v:4
}*5o	1o:7
}*5p	29:3 2f:3 2u:4
}*5q	0:3 27:11
}*5r	0:3 24:5 2w:5
}*5s	0:3 1v:6 25:5 2d:-4 2s:3
}*5t	2d:9 2j:5 2v:7
}*5u	1q:7 1t:5 23:5 2r:5 2y:6
}*5v	1o:3 1t:-9 23:-5 2d:-6 2j:11 2l:9
}*5w	2k:3 2v:3 2y:5
}*5x	29:-4 2d:3
}*5y	25:3 2l:4 2w:3 31:4
}*5z	2b:3
}*6	1k:8 1m:9 1q:6 1t:6 2k:3 2w:6 2z:-3
}*60	2g:8
}*61	1q:8 2r:7
}*62	1y:4 24:-5 2a:5 2j:4 2o:4
}*63	20:13 2q:7
}*65	1k:-6 1m:-5 2k:-9 2s:4
}*67	1u:3
}*68	24:-6 2q:13
}*6a	1z:5
}*6b	1o:6 21:4 24:8
}*6c	0:4 25:7
}*6d	20:7 2y:9
}*6e	2p:-5
}*6f	1t:6 23:6 2b:-9 2m:7 2r:-4
}*6g	1n:6 1x:5 23:8 25:8 2d:4
}*6h	1t:-5 25:-5 2q:-5
}*6i	1x:18 2u:6
}*6j	2j:3 2r:-7
}*6k	1y:4 2w:3 30:4
}*6l	1y:-7 23:3 2k:6 2p:5 2r:8
}*6m	1k:5 1n:3 1x:4 23:8 2e:3 2s:9
}*6n	21:14 2l:4 2w:-4
}*6o	0:3 2l:3
}*6p	1n:3 2w:5
}*6q	24:3 27:4 2c:8 2s:-5 2w:8 2x:5
}*6r	0:4 1o:8
}*6u	2l:5 30:6
}*6v	1o:9 1x:5 2d:-7 2r:3
}*6w	0:4
}*6x	1q:3 1y:5 20:5 2p:-7
}*6y	1k:3 1y:5 24:-9 2m:7 2p:-5
}*7	1s:3 2e:3
}*70	0:5
}*71	0:3 2l:12
}*72	1p:3 2a:7 2l:11 2m:-4
}*73	1l:6 1n:6 2v:6
}*74	1z:10 2x:3
}*75	1q:5 1s:6 1v:6 2a:-5 2x:6 30:6
}*76	1w:6 21:9 2b:-12 2t:5 2y:4
}*77	1k:4 29:4 2r:5 2u:5 2z:4
}*78	29:5 2d:3
}*79	1w:6 2k:-3 2l:-5
}*7a	1y:8 2j:8 2o:3 2v:6
}*7b	2l:-3 2o:3
}*7c	1n:4 1u:3 1w:-3 2j:6 2w:9
}*7d	1v:4 1y:7 2d:11 2f:5 2o:-3 2s:10
}*7e	0:3 1y:6 23:5 2o:6
}*7f	1k:6 1v:8 1x:6
}*7g	1u:4 24:7 2j:7
}*7h	1k:5 1r:-3
}*7i	1q:3 1x:3 1y:-5 24:7 2k:3 30:4
}*7j	1y:5 24:6
}*7k	1l:4 1o:4 1y:11 1z:8 24:7
}*7l	2c:3 2q:7
}*7m	1q:4 23:-5 29:-8
}*7n	27:6
}*7o	1l:6 1z:5 2e:6 2s:3
}*7p	2f:7
}*7q	1w:-3 24:4 25:3
}*7r	1s:-7 27:7 2o:9
}*7s	0:3 2j:5 2o:8
}*7t	2g:3
}*7u	24:6 27:9
}*7v	29:-6 2a:6
}*7w	1q:5 2a:4 2c:3 2w:-4 2z:3
}*7x	0:5 2d:-7
}*7y	1k:5 1n:3 24:6 26:3 2m:4 2w:3
}*7z	1t:3 20:10 23:9 30:8
}*80	21:3 26:4 2c:8 2o:4 2p:7
}*81	1q:3 2c:4 2k:10
}*82	1s:7 27:7 2d:-7 2k:6 2z:7
}*83	1y:5 2a:-8
}*84	1n:-5 1q:3 1t:-7 1y:-8 21:3 25:11 2d:10 2p:3 2s:6 2y:-3
}*85	0:3
}*86	27:-9 2k:4 2p:4
}*87	2k:3 2l:3 2w:4
}*88	2b:5
}*89	1v:7 1y:5 27:5 2a:4 2p:5
}*8a	1l:5 2d:-6 2s:4 2w:-4
}*8b	1y:7 2e:3 2j:8 2l:5
}*8c	1o:-3 1y:3 2w:4 2z:4
}*8d	1m:3 1q:3 2a:-3 2b:-9 2v:5 2y:-8 31:3
}*8e	2l:-5 2r:3 2s:5
}*8f	25:15
}*8h	24:4 2q:3 2r:8
}*8i	2a:5
}*8j	1x:-7 20:7 2o:-8 2x:4
}*8k	1n:-3 27:4 2o:7
}*8l	0:4
}*8m	2d:4 2f:3 2k:8
}*8n	1x:8 2a:-3 2u:6
}*8o	1t:8 25:8
}*8p	1r:5 1t:3 1y:-3 21:3 24:6 2k:3
}*8q	0:6
}*8r	1x:3
}*8s	2l:-8 2o:4
}*8t	1x:3
}*8u	24:12 2q:6
}*8v	2q:3 2v:6 31:3
}*9	1o:3 1p:-6 1y:6 1z:3 2k:6 2r:6 2u:3
}*c	1o:9 1x:5 2c:7 2r:9
}*d	1q:4
}*e	1k:4 27:12 2j:6 2q:11 2r:10
}*f	2m:5
}*g	0:3 1x:8 25:5 2r:-4
}*h	1x:3 2a:5 2g:6 2o:3
}*i	1u:4 2d:-6 2s:7
}*j	1y:7 23:5 24:4 29:5 2f:6
}*k	1o:-6
}*l	1m:6 1v:3 1y:7 23:14 2r:8
}*m	1o:-4 1y:9 24:3
}*n	0:3 1u:4 2z:8
}*o	1t:5 29:5 2m:4 2o:3
}*p	1x:9 2o:4
}*q	2g:3 2r:9 2w:6 2x:9
}*r	23:4 2e:-7
}*s	2c:6 2w:-8 2x:5
}*t	0:4
}*u	1t:6 27:7
}*w	1x:5
}*x	1t:5 29:-3 2t:-9
}*y	2t:-7
}*z	1s:3 2m:5 2s:6 2w:4
}animal	2a:-9 2p:-8 2y:4
}body	2b:-9
}breed	1n:11 2t:-3
}care	2o:3
}condition	1r:5 23:3
}device	1o:-4
}doing	28:5
}dwelling	2l:3
}employer	1m:8 1o:-4 1s:4 1y:4 29:3 2p:3 2z:3
}faith	1k:5 2s:4
}ill	1y:5 2q:4
}instrument	25:4 27:3 2k:4 2q:4 2x:4
}jobless	1q:3 2s:5
}label	1w:-3 1y:4 29:-3
}language	0:3 1m:-5 2k:-9
}leisure	1t:-3
}maker	0:3 2o:3 31:3
}medicine	0:4 2s:3
}nation	1k:-5 1m:-5 1w:4 2k:-9 2s:4
}school	29:-5 2p:-8
}sign	1x:3 2t:-9
}sport	2t:-9
}system	1q:10 2x:7
}tech	1t:5 2a:3
}tool	2q:4 2r:4 2t:-6 2v:5 2x:5
}trait	1r:5 1z:3 2p:-3
}trouble	1m:5 2b:-9
}vehicle	1x:4`,
  owners: `of 0	10
of 1	8
of 2	9
of 3	7
of 6	7
of affiliation 0	-5
of affiliation 1	9
of affiliation 12	-3
of affiliation 2	-2
of affiliation 3	8
of affiliation 6	6
of affiliation after	-2
of affiliation inside	-5
of affiliation noself	3
of affiliation self	-8
of after	-21
of age	6
of age 0	12
of age 1	6
of age 2	-5
of age 6	8
of age after	-12
of age noself	2
of age self	9
of allergy 0	6
of allergy 1	-8
of allergy 12	-2
of allergy 2	13
of allergy 3	-8
of allergy 6	-7
of allergy after	7
of allergy inside	-5
of appearance 0	11
of appearance 1	6
of appearance 12	-4
of appearance 2	5
of appearance 3	11
of appearance after	-17
of appearance inside	-10
of before !	-5
of before #2	7
of before ,	-2
of before :	-2
of before ;	-10
of before abide	3
of before about	7
of before acquired	5
of before adopted	3
of before after	-3
of before ainhoa	3
of before alistair	10
of before all	5
of before already	4
of before alvarado	2
of before am	-10
of before an	6
of before and	2
of before appointed	-5
of before are	-7
of before at	-2
of before aunt	-6
of before aunt's	3
of before avoids	2
of before back	9
of before barely	-7
of before basically	-5
of before be	3
of before been	-5
of before believes	3
of before ben	3
of before bf	3
of before bingo	4
of before boss	-8
of before bought	5
of before boy	2
of before boy's	2
of before boyfriend	2
of before broke	3
of before brother	-4
of before brother's	8
of before brought	2
of before buddies	-3
of before building	7
of before by	12
of before called	-8
of before calls	-7
of before cant	-5
of before charmaine	4
of before clears	2
of before closed	8
of before coach	-14
of before completed	-9
of before convinced	2
of before couldn't	3
of before cousin	-2
of before coworker	2
of before crib	-8
of before cromer	3
of before crowned	-11
of before dad	-5
of before daughter	7
of before daughter's	2
of before davo's	7
of before degsy	3
of before deleted	-3
of before derby	2
of before diagnosed	3
of before did	-5
of before dislikes	3
of before do	-4
of before does	4
of before doesn't	2
of before dog	2
of before doing	-5
of before don't	-3
of before done	3
of before dont	-3
of before drink	4
of before driver	4
of before drives	2
of before dropped	4
of before duchess	8
of before eat	3
of before eats	6
of before elena	2
of before em's	10
of before ethnically	4
of before fear	-2
of before fi	-6
of before fiancée	2
of before finally	-3
of before forget	-12
of before found	-10
of before friday	-10
of before friend	-7
of before friends	-6
of before from	7
of before gaffer	5
of before gareth	2
of before girl	4
of before girlfriend	6
of before girlfriend's	3
of before given	3
of before goes	2
of before gone	2
of before good	4
of before got	8
of before grandad	2
of before granddaughter	-4
of before grandma	5
of before grandmother	2
of before grandpa	2
of before grandson	2
of before had	10
of before half	-3
of before hamster	3
of before has	3
of before hate	-7
of before hates	5
of before have	6
of before having	2
of before he	-4
of before he's	2
of before her	5
of before herself	7
of before hes	7
of before him	3
of before himself	2
of before his	8
of before hmm	-5
of before holler	-8
of before home	-8
of before huge	7
of before husband	-6
of before i	-18
of before i'm	-17
of before i've	4
of before im	-19
of before imogen	3
of before in	3
of before inherited	-3
of before instead	-8
of before into	3
of before it's	-11
of before its	-14
of before january	-6
of before jaylen	2
of before jean's	5
of before jodi	2
of before joined	2
of before just	8
of before kayla	2
of before kaylee	4
of before keeping	-2
of before keeps	8
of before keith	2
of before kept	-3
of before kid	2
of before kinda	-5
of before kipping	3
of before knocked	-4
of before knowing	7
of before kraków	-5
of before lad	2
of before law	-5
of before learn	4
of before learning	2
of before learns	4
of before leaving	2
of before left	5
of before let	2
of before library's	-3
of before like	3
of before likes	8
of before little	-4
of before live	-4
of before lives	7
of before living	4
of before lola	3
of before love	3
of before loves	5
of before made	-6
of before makes	9
of before making	-2
of before mam's	2
of before man	5
of before married	-10
of before mate	4
of before maybe	-6
of before mean	3
of before mention	2
of before mentor	-3
of before mi	-4
of before miso	9
of before mix	4
of before mom	2
of before mom's	3
of before mother	2
of before mother's	-7
of before moti	3
of before mum	-7
of before mum's	6
of before my	7
of before name	-5
of before name's	-5
of before nan's	3
of before neighbor's	6
of before neighbour	-8
of before neighbour's	8
of before nephew	2
of before new	-7
of before niece	2
of before no	-2
of before now	2
of before off	-4
of before okmulgee	3
of before ol	2
of before on	3
of before one	5
of before only	2
of before onto	3
of before our	8
of before parents	6
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
of before puppy's	-7
of before quit	3
of before raggedy	11
of before real	-2
of before really	-2
of before reckons	6
of before rides	2
of before road	3
of before roomies	4
of before roommate	2
of before roommate's	3
of before rude	-5
of before runs	3
of before said	-8
of before saturdays	-7
of before say	6
of before says	-6
of before secondhand	-2
of before served	3
of before settee	8
of before share	-6
of before shauna's	5
of before she	8
of before she's	2
of before since	-8
of before singh	2
of before siopao	2
of before sister	-6
of before sister's	6
of before sneha's	3
of before so	-12
of before sober	9
of before some	-2
of before son	-2
of before son's	2
of before speak	-4
of before speaks	6
of before spoke	6
of before start	2
of before started	-6
of before still	-3
of before stopped	2
of before studying	2
of before supports	2
of before swears	2
of before take	-4
of before tara's	6
of before tarp	-8
of before taught	-7
of before teach	-2
of before teagan	2
of before that	2
of before that's	3
of before then	-3
of before theo	11
of before there's	14
of before theyre	5
of before thika	2
of before this	-6
of before til	6
of before tried	-3
of before trust	-2
of before turned	8
of before typhoon	8
of before uncle	-11
of before up	3
of before us	2
of before use	-3
of before very	5
of before volunteered	-3
of before w	-4
of before want	-10
of before wants	5
of before we	2
of before we'd	-3
of before we're	-10
of before we've	-2
of before weigh	-2
of before weighed	2
of before weirdly	-2
of before went	2
of before were	-4
of before who	2
of before who's	8
of before wife	5
of before wife's	9
of before will	7
of before with	-2
of before without	3
of before wrestles	3
of before writing	-4
of before yeah	2
of before you	3
of before young	2
of before zero	-5
of belief	-3
of belief 1	6
of belief 12	-8
of belief 2	2
of belief 6	10
of belief after	-10
of belief inside	-5
of belief self	-4
of between	-22
of birthday	2
of birthday 0	2
of birthday 12	8
of birthday 2	8
of birthday 6	-3
of birthday after	-5
of birthday self	3
of breaks 0 noself	2
of breaks 0 self	-10
of breaks 1	-5
of breaks 1 noself	-3
of breaks 1 self	-6
of breaks 2 noself	-5
of breaks 2 self	6
of device 0	5
of device 1	9
of device 2	2
of device 3	7
of device 6	-12
of device after	-5
of device inside	-3
of diet 0	11
of diet 1	9
of diet 12	6
of diet 2	3
of diet 6	2
of diet after	-2
of diet inside	-14
of diet noself	3
of diet self	-4
of dislikes 0	8
of dislikes 1	-5
of dislikes 12	-2
of dislikes 2	7
of dislikes 3	3
of dislikes inside	-5
of dislikes noself	-2
of dislikes self	3
of education	3
of education 1	9
of education 12	-5
of education 2	6
of education 3	11
of education 6	3
of education after	-4
of education noself	3
of education self	-2
of email	-2
of email after	-2
of email noself	-2
of employer 1	-7
of employer 12	3
of employer 2	5
of employer 3	12
of employer after	-5
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
of event 0	9
of event 1	10
of event 12	7
of event after	-12
of event inside	-7
of event self	-2
of experience	-3
of experience 0	12
of experience 1	4
of experience 3	4
of experience 6	3
of experience after	-10
of experience inside	-10
of experience noself	-2
of experience self	-4
of family 0	-29
of family 1	-19
of family 2	-8
of family 3	-7
of family 6	17
of family after	-30
of family inside	35
of family self	6
of favorite	-3
of favorite 1	12
of favorite 12	-10
of favorite 3	4
of favorite 6	14
of favorite inside	-17
of favorite noself	-5
of favorite self	2
of fear 0	7
of fear 1	-7
of fear 12	-8
of fear 2	11
of fear 3	12
of fear 6	3
of fear after	-2
of fear inside	-9
of fear noself	3
of fear self	-10
of gender 1	4
of gender 3	-7
of gender 6	7
of gender after	-8
of gender inside	-3
of goal 0	10
of goal 1	11
of goal 12	-13
of goal 2	3
of goal 3	11
of goal 6	-2
of goal after	-5
of goal inside	-8
of goal noself	2
of goal self	-10
of habit 1	5
of habit 12	7
of habit 2	17
of habit 3	-2
of habit 6	-12
of habit after	-4
of habit inside	-15
of habit noself	2
of habit self	-4
of health 0	20
of health 1	3
of health 12	-7
of health 2	-11
of health 3	-6
of health 6	7
of health after	7
of health inside	-6
of health noself	2
of health self	-2
of height 0	8
of height 1	8
of height 12	-9
of height 2	2
of height 3	-2
of height 6	-4
of height noself	8
of height self	-11
of hobby	3
of hobby 0	18
of hobby 1	11
of hobby 12	-3
of hobby 2	11
of hobby 6	2
of hobby after	-8
of hobby inside	-13
of hobby noself	6
of hobby self	-6
of hometown	-5
of hometown 1	6
of hometown 2	10
of hometown 3	16
of hometown 6	-10
of hometown after	-7
of hometown inside	-2
of hometown noself	-2
of hometown self	-13
of income	-2
of income 0	7
of income 1	-3
of income 12	-10
of income 2	6
of income 3	2
of income 6	3
of income after	-8
of income noself	-3
of inside	-11
of instruction	-8
of instruction inside	-7
of instruction noself	-8
of language	-4
of language 12	-4
of language 2	-2
of language 3	-2
of language 6	11
of language after	-16
of language self	-16
of lead !	2
of lead ! music	-12
of lead ! my	10
of lead ! the	-3
of lead " .	5
of lead #1	-11
of lead #1 ,	5
of lead #1 .	2
of lead #1 and	5
of lead #2	-6
of lead #2 ,	9
of lead #2 that	3
of lead #3	-10
of lead #4 .	3
of lead #4 and	2
of lead '	-6
of lead (	8
of lead ( my	4
of lead , a	16
of lead , and	-2
of lead , because	-2
of lead , been	11
of lead , before	6
of lead , best	12
of lead , big	-8
of lead , both	3
of lead , but	-4
of lead , can	-3
of lead , early	-2
of lead , ex	-6
of lead , good	2
of lead , is	-3
of lead , me	5
of lead , mi	12
of lead , mostly	-2
of lead , must	-8
of lead , my	14
of lead , n	-2
of lead , new	2
of lead , no	-9
of lead , now	10
of lead , old	-2
of lead , one	9
of lead , our	15
of lead , product	-14
of lead , since	6
of lead , so	10
of lead , that	4
of lead , the	-4
of lead , thinks	-4
of lead , tita	-9
of lead , told	-7
of lead , two	-2
of lead , well	10
of lead , what	8
of lead , what's	-7
of lead , which	-6
of lead -	4
of lead - four	-2
of lead - free	-3
of lead - one	-4
of lead - rich	-2
of lead - time	8
of lead . can	-3
of lead . is	-6
of lead . my	4
of lead . now	2
of lead . our	-6
of lead . the	-6
of lead : my	5
of lead : our	2
of lead ; indeed	5
of lead ; my	-4
of lead ?	-4
of lead ? my	-5
of lead ? our	3
of lead ^	9
of lead ^ ^	9
of lead ^ a	18
of lead ^ another	6
of lead ^ best	-7
of lead ^ both	3
of lead ^ divorced	-4
of lead ^ four	-5
of lead ^ future	2
of lead ^ gave	6
of lead ^ hey	-20
of lead ^ hi	-4
of lead ^ hmm	-5
of lead ^ i	-7
of lead ^ inherited	-3
of lead ^ knee	-6
of lead ^ little	3
of lead ^ me	7
of lead ^ mi	12
of lead ^ mother's	9
of lead ^ moved	3
of lead ^ my	11
of lead ^ nan's	4
of lead ^ neighbor	-8
of lead ^ new	-5
of lead ^ old	8
of lead ^ older	6
of lead ^ one	6
of lead ^ our	10
of lead ^ ring	-9
of lead ^ single	-11
of lead ^ so	6
of lead ^ son's	-8
of lead ^ the	6
of lead ^ three	8
of lead ^ two	13
of lead ^ ya	2
of lead a	-7
of lead a bank	-13
of lead a barn	-2
of lead a big	9
of lead a bossy	15
of lead a close	14
of lead a dear	11
of lead a dehydrated	-2
of lead a different	11
of lead a fourth	-10
of lead a gentleman	-5
of lead a good	10
of lead a grown	12
of lead a kikuyu	-3
of lead a list	-2
of lead a man	-3
of lead a merienda	-2
of lead a new	4
of lead a nutrition	-10
of lead a product	-10
of lead a quiet	-8
of lead a rescue	3
of lead a respiratory	-9
of lead a rich	-4
of lead a second	4
of lead a shetland	-2
of lead a siamese	-4
of lead a single	-6
of lead a sleeping	-2
of lead a snake	-8
of lead a spayed	-3
of lead a spray	2
of lead a stray	6
of lead a third	-4
of lead a warehouse	-6
of lead a whole	-6
of lead a working	14
of lead a yorkshire	7
of lead a younger	-5
of lead about another	-12
of lead about me	-4
of lead about my	-6
of lead about the	3
of lead accent that	-3
of lead accountancy and	-6
of lead accountant	11
of lead acquired a	9
of lead adhd ,	3
of lead adhd little	8
of lead adopted a	6
of lead affair ,	3
of lead after	-3
of lead after the	-4
of lead after what	-9
of lead ago ,	-5
of lead akhtar ?	-4
of lead all	-2
of lead all my	3
of lead allergic to	-5
of lead allergy ,	7
of lead along with	-8
of lead alright ,	7
of lead als	-3
of lead am	-2
of lead am shift	-14
of lead an	-6
of lead an aussie	8
of lead an early	-4
of lead an english	-3
of lead an old	13
of lead an older	4
of lead and	2
of lead and a	-4
of lead and all	-2
of lead and five	5
of lead and had	8
of lead and mi	3
of lead and my	-15
of lead and no	8
of lead and not	-3
of lead and now	-4
of lead and oily	-10
of lead and one	-4
of lead and our	-11
of lead and reckons	3
of lead and tbh	-7
of lead and that	-2
of lead and the	-10
of lead and thinks	7
of lead and two	-2
of lead and zero	8
of lead announced that	6
of lead another	-8
of lead antidepressants and	-4
of lead anymore ,	-5
of lead anything for	-4
of lead apron ,	4
of lead are	-9
of lead are the	11
of lead are two	-7
of lead arthritic	9
of lead as	-2
of lead as a	-19
of lead as head	-4
of lead as me	-3
of lead as mi	-10
of lead as my	-6
of lead asda now	4
of lead assistant ,	-4
of lead asthma .	5
of lead asthmatic	8
of lead at	-11
of lead at a	-12
of lead at home	-9
of lead at me	-7
of lead at my	-5
of lead athens with	-7
of lead attacks ,	3
of lead attendant and	4
of lead aunt tita	-7
of lead aunty decide	7
of lead aussie	8
of lead autistic	9
of lead away cos	5
of lead baby	13
of lead back .	2
of lead back and	8
of lead back in	-10
of lead bad that	3
of lead bakery	-2
of lead band	-7
of lead bank	-13
of lead bao made	-8
of lead barn	4
of lead bassinet ;	-10
of lead bday off	-10
of lead be	-13
of lead be a	-3
of lead be honest	-3
of lead be my	-2
of lead beard ,	-8
of lead became a	-12
of lead because	3
of lead because my	-7
of lead been a	-7
of lead been told	7
of lead before	2
of lead before ,	-4
of lead before my	-8
of lead before the	2
of lead being a	-7
of lead believe that	-3
of lead beside	-2
of lead best	6
of lead best bird	-4
of lead best friend's	-12
of lead big	6
of lead bike on	10
of lead bird	-6
of lead biscuit ,	-2
of lead biscuit and	-6
of lead biscuit's the	-2
of lead bloke for	12
of lead blue heeler	6
of lead boomer .	-6
of lead boss has	-10
of lead bossy	15
of lead boswell and	-2
of lead both	5
of lead box ,	-13
of lead boy ;	2
of lead boyfriend ,	-5
of lead bożena ,	2
of lead brandon swears	5
of lead bridge	-3
of lead bring my	-2
of lead brings my	7
of lead british ,	-8
of lead british but	7
of lead brother and	3
of lead bucks ,	3
of lead buried my	-6
of lead bury a	-3
of lead business	-6
of lead business ,	-16
of lead but	-13
of lead but my	-16
of lead but the	9
of lead but this	-3
of lead but two	-6
of lead buy the	-6
of lead by	-3
of lead by him	-5
of lead by the	-5
of lead calc	6
of lead calendar	-3
of lead calendar .	-7
of lead call ,	5
of lead call me	-5
of lead call my	12
of lead calls	6
of lead calls my	4
of lead calm ,	-7
of lead came .	-9
of lead can	-13
of lead can a	-9
of lead can my	4
of lead carry a	-2
of lead cat .	-13
of lead cat but	6
of lead cats and	-3
of lead cavities in	-3
of lead celebrate my	-3
of lead celiac	8
of lead celsius and	-3
of lead chartered	9
of lead checked and	3
of lead checkup ,	-2
of lead chema ,	2
of lead childhood	3
of lead choco ,	-9
of lead christian and	5
of lead christmas ,	-3
of lead cleveland and	8
of lead climb my	-10
of lead clinic ,	2
of lead clinically .	-9
of lead clock and	-2
of lead close	21
of lead coeliac	7
of lead coeliac ,	-3
of lead cold ,	-2
of lead colette ,	5
of lead college	-2
of lead college and	3
of lead conchas and	5
of lead convince my	-2
of lead cook .	2
of lead cornet ,	3
of lead cos	5
of lead cosmetology ,	-4
of lead could stand	-2
of lead course a	6
of lead coventry and	-7
of lead crash and	2
of lead crate hating	-3
of lead crayfish or	-9
of lead cricket mad	13
of lead crochet	-4
of lead cuz my	-3
of lead cv	-3
of lead dad ,	-5
of lead dad says	5
of lead daddy's since	3
of lead dairy by	-3
of lead darts ,	-8
of lead daughter ,	11
of lead daughter and	10
of lead daughter says	-2
of lead daughter's	-4
of lead daughter's decided	4
of lead day	-6
of lead day .	3
of lead deaf	-3
of lead dear	6
of lead decide	7
of lead deck and	-5
of lead dehydrated	-2
of lead deliveroo ,	10
of lead dementia .	2
of lead den .	8
of lead diabetes ,	2
of lead diabetes and	4
of lead diabetic	13
of lead diabetic (	8
of lead died ,	4
of lead different	11
of lead dinner since	-6
of lead dinners little	-2
of lead dishes .	5
of lead divorced	-4
of lead divorced .	5
of lead do	-6
of lead do #3	-10
of lead do english	-4
of lead do i	-7
of lead do other	-6
of lead do the	-5
of lead do with	-3
of lead does	-6
of lead does my	10
of lead dog but	-4
of lead don't like	-5
of lead don't trust	-2
of lead door	2
of lead door are	-9
of lead down ,	3
of lead down .	5
of lead downstairs	3
of lead driver	11
of lead driving our	-11
of lead duo	-5
of lead dutch	-3
of lead dutch because	4
of lead early	-9
of lead early bird	-3
of lead early riser	10
of lead easy meals	-4
of lead eat	-8
of lead eat my	-3
of lead eat oily	-6
of lead eats like	-3
of lead eggs ,	-2
of lead eldest	13
of lead eleven	-7
of lead eleven barn	6
of lead elwyn my	10
of lead end ,	7
of lead engaged ,	-3
of lead engineer and	4
of lead engineering and	-2
of lead english	-6
of lead english and	-7
of lead enough but	2
of lead eulogy for	4
of lead euro ,	3
of lead even find	-2
of lead every	-5
of lead ex	-6
of lead ex -	-5
of lead exam so	4
of lead exec	-11
of lead exhausted	-4
of lead expecting	-4
of lead explain the	-2
of lead eye ,	-2
of lead eyed	4
of lead failure and	4
of lead fair but	5
of lead fall .	7
of lead fan there	-5
of lead fancy ,	2
of lead farmer and	-5
of lead fasciitis and	-9
of lead fat	2
of lead fear	-2
of lead fear of	-2
of lead fed nine	-3
of lead feed	5
of lead feed a	5
of lead feeds the	-2
of lead fellow	-2
of lead fern ,	6
of lead fia ,	-2
of lead find	-2
of lead finished my	-6
of lead first	-2
of lead fishing after	4
of lead five	-4
of lead five little	-11
of lead flat after	-2
of lead food won't	-5
of lead foot nothing	9
of lead for	4
of lead for #2	-9
of lead for a	4
of lead for deaf	-3
of lead for five	-4
of lead for jonahs	-2
of lead for my	2
of lead for our	12
of lead for stuff	-2
of lead for the	-6
of lead for two	11
of lead forgetful	8
of lead fork .	-2
of lead former	8
of lead found out	6
of lead four	4
of lead four ,	4
of lead four and	2
of lead four old	-8
of lead fourteen	7
of lead fourth	-10
of lead free	-3
of lead friday my	10
of lead fridays .	-2
of lead friend and	4
of lead friend's	-12
of lead from	-16
of lead from my	-17
of lead from new	-12
of lead gave	6
of lead gave my	13
of lead gear	-9
of lead gentleman	-5
of lead get a	13
of lead get me	-3
of lead gf ?	5
of lead gift for	-2
of lead girlfriend ,	4
of lead girlfriend .	3
of lead girlfriend's	-2
of lead give a	2
of lead give me	-8
of lead give my	-5
of lead give our	-2
of lead given a	5
of lead go ,	-2
of lead god .	2
of lead godmother	14
of lead goes and	-5
of lead gone .	3
of lead good	15
of lead google calendar	-3
of lead got another	4
of lead got eleven	2
of lead got my	-3
of lead got one	3
of lead got robbed	-2
of lead got the	-2
of lead got three	3
of lead grade	-3
of lead grader	9
of lead graders .	-2
of lead grandad calls	6
of lead granddad on	-11
of lead granddaughter ,	-6
of lead grandmother ,	-13
of lead grandmother .	-6
of lead grandmother and	2
of lead grandpa ,	9
of lead grandpa and	9
of lead gravy n	-11
of lead great -	-3
of lead grey	2
of lead grown	14
of lead guess we're	-3
of lead guy .	-4
of lead had	5
of lead had a	9
of lead had eleven	-7
of lead had four	7
of lead had the	-9
of lead had two	-7
of lead hairdressing ,	6
of lead halal since	4
of lead half whatever	-3
of lead halifax ;	6
of lead hardheaded	9
of lead has	-10
of lead has a	-3
of lead has been	-13
of lead has decided	-3
of lead has five	-10
of lead has four	-5
of lead has my	9
of lead has one	7
of lead has three	8
of lead has two	-14
of lead hate	-3
of lead hating	-3
of lead have	9
of lead have a	-2
of lead have been	5
of lead have four	4
of lead have new	9
of lead have the	-6
of lead have two	7
of lead have zero	-12
of lead having	-6
of lead having a	-11
of lead having sworn	7
of lead he sends	-2
of lead he's into	-2
of lead he's my	4
of lead head	-4
of lead headmistress and	10
of lead headstrong	9
of lead hear the	-10
of lead heeler	6
of lead heights ,	-15
of lead her ,	-3
of lead her .	6
of lead her best	-2
of lead her bridge	-3
of lead her late	-2
of lead her new	-2
of lead her sister's	-4
of lead heroes in	-4
of lead herself a	-9
of lead hes a	-3
of lead hey	-20
of lead hi	-4
of lead highway .	7
of lead hill	5
of lead him	-7
of lead him hate	-3
of lead his best	-2
of lead his college	-4
of lead his new	-4
of lead his op	-7
of lead his three	-5
of lead hmm	-5
of lead holidays my	4
of lead home	-9
of lead home ,	-10
of lead home so	10
of lead homeschooling our	-2
of lead hon ,	17
of lead honest	-3
of lead hoover for	-5
of lead hotel ,	-9
of lead house ,	-8
of lead house and	2
of lead houston ,	3
of lead how do	-6
of lead how much	-4
of lead how tall	-2
of lead how would	-3
of lead hunt .	9
of lead husband and	6
of lead hypertensive	9
of lead i	-10
of lead i am	-2
of lead i crochet	-4
of lead i eat	-8
of lead i keep	-7
of lead i suppose	-8
of lead i tell	-2
of lead i was	-11
of lead i'm an	-8
of lead i'm not	-7
of lead i've a	13
of lead i've an	7
of lead i've one	-8
of lead i've two	9
of lead ikenna ,	4
of lead in	-12
of lead in ,	-2
of lead in a	-12
of lead in my	-2
of lead in our	-2
of lead in so	5
of lead indeed	5
of lead inherited	-3
of lead inject a	-13
of lead instrument :	4
of lead into	-4
of lead is	-10
of lead is a	-11
of lead is expecting	-4
of lead is having	-6
of lead is my	13
of lead island and	-5
of lead isnt fat	2
of lead isnt my	8
of lead it ,	-11
of lead it for	-3
of lead it was	-11
of lead it's a	10
of lead it's my	3
of lead izmir ,	8
of lead jace ,	2
of lead jaheim but	8
of lead january ,	2
of lead jaylens my	-3
of lead jeep .	3
of lead jetblue and	-2
of lead jimmy's and	-5
of lead jobs ,	2
of lead jonahs	-2
of lead josh ,	8
of lead just told	-2
of lead kahu ,	7
of lead kayla my	-2
of lead kcl #1	-11
of lead keep	-7
of lead keep a	-2
of lead keep three	-3
of lead keeps three	-2
of lead kept my	-3
of lead kept one	-6
of lead ketchum but	-12
of lead keto plan	-10
of lead kids and	-3
of lead kids lol	-7
of lead kiki my	12
of lead kikuyu	-3
of lead kind ,	13
of lead kindergarten ,	2
of lead kitchen and	2
of lead kitten whom	3
of lead knee	-6
of lead knew	-4
of lead know my	8
of lead knowing every	-4
of lead known me	3
of lead koulouria and	-5
of lead lab	-2
of lead lad ,	5
of lead large	-2
of lead last of	-5
of lead late	-7
of lead latex and	5
of lead latin	-9
of lead law ,	4
of lead layout and	4
of lead learned on	-4
of lead leeds and	-2
of lead left ,	-3
of lead left and	-4
of lead life .	-2
of lead like	-7
of lead like a	-18
of lead like some	-4
of lead like somebody	-4
of lead like thirty	11
of lead lineman	-3
of lead lisbon .	4
of lead list	-2
of lead list so	-5
of lead list swaps	-4
of lead little	8
of lead lol	-7
of lead long till	-3
of lead longer fear	-2
of lead longer my	-11
of lead look like	-8
of lead looking after	-5
of lead lost	12
of lead lost my	13
of lead lost our	-5
of lead lovely	5
of lead lovely ,	4
of lead mad	13
of lead made	-8
of lead made me	-10
of lead make so	-3
of lead makes my	9
of lead mam's	-10
of lead mama says	-2
of lead man	-3
of lead manage a	-6
of lead manager !	-11
of lead march ,	5
of lead march .	10
of lead marek my	-4
of lead marisol says	4
of lead married ,	-15
of lead mate my	5
of lead maths	5
of lead may ;	-2
of lead mayo when	-3
of lead mazapán ,	9
of lead me ,	-2
of lead me .	3
of lead me and	-10
of lead meals	-4
of lead mek mi	-13
of lead menace ,	-2
of lead merienda	-2
of lead message from	-12
of lead mi	5
of lead mi baby	4
of lead mi'kmaq and	-2
of lead middle	9
of lead midland ,	5
of lead might	-2
of lead might an	-3
of lead mix .	-3
of lead mixed ,	2
of lead mom	-3
of lead mom ,	8
of lead mom's four	-11
of lead monday our	2
of lead monday that	4
of lead month	-6
of lead month .	5
of lead month and	5
of lead month while	-7
of lead months ,	-2
of lead more	-7
of lead more ,	-7
of lead more .	10
of lead mostly	-2
of lead mother say	7
of lead mother's	9
of lead moved	3
of lead moved into	-2
of lead much	-4
of lead mum ,	-4
of lead munich ,	-3
of lead music	-12
of lead must	-8
of lead my	4
of lead my accountant	11
of lead my als	-3
of lead my arthritic	9
of lead my asthmatic	8
of lead my autistic	9
of lead my baby	12
of lead my best	9
of lead my big	7
of lead my calc	6
of lead my celiac	8
of lead my chartered	9
of lead my childhood	3
of lead my coeliac	7
of lead my college	2
of lead my cv	-3
of lead my daughter's	-4
of lead my dear	5
of lead my diabetic	13
of lead my duo	-5
of lead my eldest	12
of lead my exec	-11
of lead my first	-2
of lead my forgetful	8
of lead my former	8
of lead my girlfriend's	-2
of lead my godmother	14
of lead my hardheaded	9
of lead my headstrong	9
of lead my hill	5
of lead my hypertensive	9
of lead my late	-6
of lead my lineman	-3
of lead my little	11
of lead my lovely	5
of lead my middle	10
of lead my neighbor	-6
of lead my neighbour	-2
of lead my new	-4
of lead my old	7
of lead my older	2
of lead my oldest	9
of lead my only	4
of lead my other	-4
of lead my own	2
of lead my pal's	2
of lead my paralegal	7
of lead my pescatarian	10
of lead my phd	10
of lead my plumber	11
of lead my quiet	11
of lead my quilting	8
of lead my school	3
of lead my second	2
of lead my son	7
of lead my suspicious	6
of lead my tafe	9
of lead my twin	4
of lead my two	4
of lead my upstairs	-7
of lead my voice	11
of lead my wee	-3
of lead my younger	2
of lead my youngest	5
of lead myself for	-10
of lead n	-13
of lead n now	-2
of lead n the	-2
of lead nan's	4
of lead navy and	4
of lead need a	-2
of lead neighbor	-11
of lead neighbour	-9
of lead neighbour's	-12
of lead neil ,	3
of lead nephew ,	4
of lead nephew .	5
of lead neutered and	-3
of lead never knew	-4
of lead new	14
of lead next door	2
of lead nikhil ,	2
of lead nine	-3
of lead nineteen and	-3
of lead no more	-7
of lead norwich .	3
of lead not	-9
of lead not #2	4
of lead not dear	-11
of lead not my	4
of lead nothing	9
of lead november ,	6
of lead november and	4
of lead now	5
of lead now ,	5
of lead now .	-8
of lead now and	-4
of lead now my	-9
of lead nun .	3
of lead nutrition	-10
of lead nyla my	6
of lead of	-6
of lead of a	-3
of lead of five	-2
of lead of gear	-9
of lead of large	-2
of lead of mam's	-10
of lead of my	-8
of lead of the	-7
of lead of two	-2
of lead of us	-4
of lead off	-10
of lead off ,	-3
of lead off ;	2
of lead off a	-7
of lead off my	-11
of lead oily	-13
of lead old	10
of lead old maths	5
of lead old piano	5
of lead old school	9
of lead older	8
of lead oldest	9
of lead oldest ,	-12
of lead olive our	7
of lead olive's our	-2
of lead on a	-10
of lead on my	-14
of lead on yerba	-3
of lead one ,	-7
of lead one and	4
of lead one eyed	4
of lead one good	9
of lead one younger	2
of lead only	4
of lead only my	-11
of lead only one	4
of lead op	-7
of lead op .	-2
of lead opens with	5
of lead or	-9
of lead or is	-3
of lead other	3
of lead our	2
of lead our dear	3
of lead our downstairs	3
of lead our eldest	5
of lead our neighbour	-7
of lead our neighbour's	-12
of lead our new	7
of lead our old	-9
of lead our other	-4
of lead our younger	8
of lead out	4
of lead out ,	4
of lead out of	-5
of lead out post	-2
of lead over a	13
of lead own since	-2
of lead pal's	2
of lead paralegal	7
of lead paramedic .	7
of lead parents ,	5
of lead parkinson's ,	11
of lead parkinson's and	-4
of lead partner and	5
of lead pasties .	4
of lead pau ,	17
of lead pauline say	-3
of lead paçoca ,	-2
of lead peanuts and	-4
of lead pearl ,	3
of lead pescatarian	10
of lead phd	10
of lead photographs with	-2
of lead photos of	-4
of lead phrases a	-6
of lead piano	5
of lead picked up	-8
of lead pierogi ,	3
of lead pill a	10
of lead place ,	9
of lead placement and	9
of lead plan	-10
of lead plant and	-2
of lead plot beside	-2
of lead pls ,	-11
of lead plumber	11
of lead plus my	-14
of lead polish ,	9
of lead polish like	4
of lead port .	5
of lead post	-2
of lead post at	-10
of lead pregnant with	-3
of lead premature :	-5
of lead preschool .	7
of lead pressure .	4
of lead priya .	6
of lead priyanka .	-2
of lead problems and	3
of lead product	-17
of lead projects .	-6
of lead pulled a	-8
of lead pupils '	-6
of lead put dutch	-2
of lead put the	-5
of lead quiet	3
of lead quilting	8
of lead quinpool .	-4
of lead railway .	10
of lead ray my	4
of lead ray said	8
of lead rd ,	-3
of lead real early	-3
of lead recipes the	-9
of lead reckons	3
of lead reckons our	-6
of lead reel big	-5
of lead replace us	-6
of lead reruns with	-6
of lead rescue	3
of lead respiratory	-9
of lead retired schoolteacher	9
of lead rey (	-5
of lead rich	-6
of lead ride a	-2
of lead right .	-2
of lead ring	-9
of lead riser	10
of lead robbed	-2
of lead rohan my	2
of lead roof of	8
of lead room from	-9
of lead roxbury latin	-9
of lead runs a	-8
of lead said	8
of lead saint but	-7
of lead sale my	2
of lead same	-9
of lead saturday and	7
of lead say	10
of lead say that	8
of lead says my	3
of lead says our	2
of lead school	11
of lead school ,	-10
of lead schoolteacher	9
of lead second grade	-3
of lead see my	3
of lead see the	-3
of lead sends	-2
of lead sends my	9
of lead servsafe	-6
of lead seventy when	4
of lead shanice had	-2
of lead share	-5
of lead she's my	-2
of lead shelter ,	-6
of lead shetland	-2
of lead shift	-14
of lead shop	-3
of lead shots does	-2
of lead should	-4
of lead should exhausted	-4
of lead shower .	-11
of lead siamese	-4
of lead sickkids and	2
of lead side ,	-3
of lead simon my	4
of lead since	-3
of lead since fourteen	7
of lead since my	-4
of lead since the	-5
of lead single	-14
of lead single .	3
of lead siopao the	2
of lead sister's	-4
of lead six month	-6
of lead sleep ;	7
of lead sleeping	-2
of lead small	-4
of lead smokey and	-2
of lead smudge .	-6
of lead snake	-8
of lead snow before	-4
of lead so	2
of lead so my	18
of lead so now	4
of lead so our	4
of lead so the	-6
of lead sober since	3
of lead sock .	3
of lead sold ,	3
of lead some	-4
of lead somebody	-4
of lead somethin .	7
of lead something	-3
of lead son	7
of lead son ,	-6
of lead son's	-8
of lead soprano ,	-3
of lead sort of	-8
of lead sort our	6
of lead spayed	-3
of lead spelman ,	5
of lead spoken since	-10
of lead spray	2
of lead stand	-2
of lead steals	-3
of lead stone ,	-10
of lead stop the	16
of lead stops where	-3
of lead storm ,	-2
of lead story ,	9
of lead stray	6
of lead stroke and	10
of lead stuff	-2
of lead sugar and	-4
of lead suit a	-2
of lead summer my	-2
of lead sunday !	11
of lead sunday .	-2
of lead sunday and	-3
of lead suppose	-8
of lead surfing and	4
of lead surprise my	-3
of lead suspicious	6
of lead swapped	-10
of lead swaps	-4
of lead swears	5
of lead swell my	4
of lead sworn	7
of lead sydney ,	11
of lead tafe	9
of lead taking the	-2
of lead tall	-2
of lead tamil my	-3
of lead tbh	-7
of lead tea ,	-2
of lead teacher ,	-2
of lead teacher and	-2
of lead technician and	-2
of lead tell	-3
of lead tell my	-2
of lead tell the	-8
of lead telling our	-3
of lead tempered ,	-9
of lead tendonitis and	-6
of lead tesla my	8
of lead tess ,	5
of lead text .	4
of lead thandeka ,	4
of lead that	7
of lead that my	-6
of lead that the	3
of lead thats a	-5
of lead thats my	8
of lead the	-6
of lead the bakery	-2
of lead the band	-7
of lead the business	-6
of lead the day	-6
of lead the fellow	-2
of lead the four	17
of lead the grey	2
of lead the lab	-2
of lead the middle	-2
of lead the mom	-3
of lead the neighbour	-2
of lead the new	17
of lead the old	-14
of lead the one	6
of lead the other	11
of lead the same	-9
of lead the second	-8
of lead the servsafe	-6
of lead the shop	-3
of lead the track	-5
of lead the upstairs	-4
of lead the ward	-9
of lead the younger	7
of lead them till	-5
of lead then my	-12
of lead theo's my	-4
of lead there	-5
of lead things	-7
of lead think that	-2
of lead third	-4
of lead third grader	9
of lead thirty	11
of lead this	-4
of lead though my	-3
of lead three	-3
of lead three close	9
of lead three grown	3
of lead till	-7
of lead time	8
of lead time since	3
of lead tip ,	-7
of lead tired of	-4
of lead tita	-14
of lead to	-7
of lead to a	15
of lead to be	-13
of lead to little	-6
of lead to mi	-10
of lead to my	-13
of lead to one	-5
of lead to our	-3
of lead to say	8
of lead to share	-5
of lead to the	-7
of lead tofu and	-8
of lead told	-2
of lead told me	6
of lead told my	-11
of lead tomasz ,	-2
of lead too ,	-10
of lead took the	-2
of lead town and	-2
of lead track	-5
of lead track ,	2
of lead tractors and	4
of lead tree .	-2
of lead truck driver	11
of lead truro .	6
of lead trust	-2
of lead try .	2
of lead tuesday ,	14
of lead turned -	8
of lead twin	4
of lead twins .	-12
of lead twins and	-13
of lead two best	-9
of lead two close	9
of lead two old	7
of lead two things	-7
of lead u my	2
of lead until my	-5
of lead up	-8
of lead up .	2
of lead up mi	8
of lead up my	4
of lead ups and	-2
of lead upstairs	-9
of lead us	-8
of lead us ,	4
of lead us that	4
of lead used to	-2
of lead vegan ,	5
of lead vegan .	4
of lead vegan and	-3
of lead vegan since	-7
of lead vegetarian .	5
of lead vogue and	-6
of lead voice	11
of lead w my	-7
of lead w three	-5
of lead wake a	-7
of lead wales .	4
of lead walk the	-8
of lead ward	-9
of lead warehouse	-6
of lead warsaw and	6
of lead was	-17
of lead was .	5
of lead was a	-9
of lead was and	-8
of lead was my	17
of lead wat can	-2
of lead watertown and	2
of lead we feed	5
of lead we had	-3
of lead we have	9
of lead we lost	12
of lead we're	-3
of lead we've a	14
of lead we've been	-5
of lead we've swapped	-10
of lead wedding ,	3
of lead wedding .	2
of lead wedding but	5
of lead week ,	4
of lead week and	-15
of lead weekend so	-16
of lead weeks and	5
of lead weld ?	-6
of lead well	10
of lead well ,	-6
of lead well my	7
of lead were my	-4
of lead what can	-5
of lead what does	-2
of lead what might	-2
of lead what my	-4
of lead what should	-2
of lead what would	-2
of lead what year	-6
of lead what's	-7
of lead whatever	-3
of lead whats	-2
of lead when	-4
of lead when a	10
of lead when my	-2
of lead when the	-9
of lead where	-2
of lead where my	10
of lead whereas my	4
of lead which	-7
of lead which my	-8
of lead while	-7
of lead while my	-11
of lead whistlin like	-2
of lead whitby ,	-2
of lead whitfield ,	-6
of lead who say	3
of lead who says	-7
of lead who steals	-3
of lead who thinks	-9
of lead whole	-6
of lead whom	3
of lead whom my	-3
of lead wife ,	2
of lead with	-14
of lead with (	2
of lead with a	-10
of lead with me	-3
of lead with my	-33
of lead with no	5
of lead with our	-13
of lead with small	-3
of lead with the	-2
of lead with three	-14
of lead with two	-16
of lead won't	-5
of lead working	14
of lead worse so	2
of lead would	-4
of lead would my	6
of lead write something	-3
of lead writes that	-3
of lead y'all my	2
of lead ya	2
of lead yeah a	5
of lead year	-6
of lead year ,	-2
of lead year old	14
of lead years ,	7
of lead years .	8
of lead years and	10
of lead yerba	-3
of lead yolanda ,	-3
of lead yorkshire	7
of lead you my	2
of lead you our	7
of lead younger	9
of lead youngest	5
of lead zero	-8
of lead éireann and	-2
of likes	-2
of likes 1	2
of likes 12	3
of likes 2	15
of likes 3	4
of likes 6	-6
of likes after	-15
of likes inside	-9
of likes self	-9
of living_situation 0	17
of living_situation 1	13
of living_situation 12	3
of living_situation 2	15
of living_situation 3	2
of living_situation 6	-4
of living_situation after	-13
of living_situation inside	-21
of living_situation self	-3
of location	2
of location 1	-3
of location 12	9
of location 2	8
of location 3	9
of location after	-23
of location noself	-6
of location self	13
of major	3
of major 1	11
of major 12	4
of major 2	3
of major 3	2
of major 6	-2
of major after	-5
of major inside	-3
of major noself	3
of name	7
of name 0	12
of name 12	2
of name 2	-4
of name 3	5
of name 6	6
of name inside	-6
of name noself	4
of name self	12
of named_thing	-4
of named_thing after	-4
of named_thing noself	-4
of nationality	2
of nationality 0	8
of nationality 1	8
of nationality 12	-3
of nationality 2	11
of nationality 6	-2
of nationality after	-5
of nationality noself	2
of nearest	5
of next !	4
of next "	-7
of next #2	3
of next #4	-13
of next '	-4
of next (	3
of next )	10
of next ,	2
of next -	-33
of next .	-9
of next :	4
of next ?	2
of next ^	-12
of next a	-2
of next aaliyah	2
of next about	-13
of next account	-5
of next achieng	2
of next across	2
of next acting	-2
of next actually	-2
of next adam	-7
of next adopted	4
of next adores	4
of next advice	-6
of next affair	-3
of next afraid	-6
of next after	-5
of next agnieszka	2
of next agnostic	3
of next ago	-11
of next agreed	-6
of next aide	-17
of next ainhoa	4
of next akhtar	-2
of next alan	7
of next alert	5
of next alfie	6
of next all	-13
of next allergic	8
of next already	-12
of next also	4
of next alun	3
of next always	5
of next amina	2
of next amir	6
of next amoya	8
of next an	8
of next ana	-7
of next and	-9
of next andre	6
of next andrew	3
of next andrés	10
of next answers	-8
of next anyhow	6
of next anymore	8
of next anyway	11
of next arent	-2
of next aroha	9
of next around	-7
of next as	-12
of next ashlyn	2
of next ask	-10
of next asking	-6
of next asks	-5
of next at	-6
of next ate	-6
of next atheist	4
of next audrey	4
of next aunt	-14
of next back	3
of next badge	-3
of next bald	5
of next band	-9
of next bao	8
of next barked	-8
of next bass	-3
of next bea	8
of next beatrice	-4
of next became	-6
of next because	-6
of next been	11
of next before	-7
of next begins	2
of next being	13
of next belgian	-2
of next benny	3
of next bertie	5
of next best	3
of next bethan	2
of next beti	3
of next big	3
of next birthday	-9
of next biscuit	-6
of next bite	-10
of next bites	-2
of next blankets	-4
of next blushes	-2
of next book	-3
of next booked	-10
of next booker	7
of next books	-4
of next bored	9
of next born	-5
of next boss	12
of next bought	8
of next boxing	2
of next boy	-14
of next bracken	2
of next brandi	2
of next brandon	-3
of next breda	-6
of next brenda	15
of next brings	6
of next broke	-8
of next brother	-9
of next brothers	-4
of next brought	-11
of next brown	8
of next btw	-3
of next buick	6
of next buried	-11
of next busy	-2
of next but	-15
of next by	8
of next call	-13
of next called	15
of next calling	7
of next calls	6
of next callum	2
of next came	-2
of next can't	3
of next cannot	8
of next cant	-12
of next car	-12
of next carked	4
of next carm	-10
of next carnitas	-13
of next carol	5
of next carves	4
of next cass	-4
of next catherine	4
of next cedric	2
of next celia	-4
of next certificate	-11
of next changed	10
of next chantel	11
of next charmaine	5
of next cheated	-12
of next cheats	-9
of next cherry	2
of next chewed	5
of next chews	-6
of next chiamaka	11
of next china	-7
of next chloe	3
of next chow	-9
of next chui	2
of next claim	-2
of next climb	-3
of next climbs	13
of next codes	9
of next cody	8
of next cold	-7
of next colleen	12
of next come	7
of next comes	10
of next comin	4
of next coming	-6
of next complain	-5
of next con	3
of next corazon	2
of next cornelius	5
of next corolla	3
of next corrected	9
of next course	-4
of next craig	-6
of next crashing	2
of next crazy	-11
of next cried	-3
of next cries	-6
of next crispy	-10
of next croft	10
of next cry	9
of next cusses	-2
of next cussin	-10
of next cycles	4
of next dale	4
of next dana	4
of next danced	-3
of next daniel	2
of next danielle	2
of next danny	2
of next darren	8
of next daughter	-5
of next davi	-6
of next davie	5
of next day	5
of next days	2
of next decide	-4
of next decided	5
of next degsy	3
of next desmond	-10
of next detests	5
of next devan	3
of next development	-11
of next devour	7
of next diabetic	-4
of next diagnosis	2
of next did	3
of next die	-4
of next dilys	13
of next dislikes	3
of next dismay	-3
of next divorced	2
of next divya	2
of next dmitri	2
of next do	-16
of next does	-3
of next doesn't	-4
of next doesnt	-10
of next dog	18
of next doing	3
of next don	6
of next done	-3
of next doris	-3
of next dorothy	5
of next dot	-12
of next down	-14
of next downstairs	3
of next dr	6
of next drank	12
of next dress	6
of next drives	3
of next driving	8
of next dropped	2
of next drove	2
of next dutch	2
of next early	-6
of next earns	-2
of next easygoing	-3
of next eat	-11
of next efosa	4
of next eilidh	2
of next eleni	-4
of next elwyn	2
of next emails	7
of next embroidery	9
of next emeka	3
of next emigrated	-2
of next emiliano	3
of next enemy	9
of next engaged	4
of next enid	5
of next entitled	-2
of next ernest	5
of next even	-8
of next everton	5
of next every	-11
of next exam	-6
of next exhausted	-11
of next existed	-4
of next eyes	-3
of next face	-9
of next failing	-7
of next fairly	-5
of next fall	6
of next falls	-3
of next family	6
of next farah	3
of next farm	-4
of next faruk	3
of next favourite	12
of next fears	5
of next feeds	-4
of next felix	5
of next femi	3
of next fern	4
of next fia	-2
of next filling	5
of next finally	13
of next finbarr	4
of next find	-2
of next findlay	-5
of next fingers	-6
of next finished	7
of next finlay	-4
of next fiona	7
of next first	-2
of next fitting	-2
of next five	-3
of next fixes	7
of next flat	-7
of next flying	3
of next food	9
of next foot	2
of next for	-3
of next found	-10
of next four	10
of next francis	3
of next frank	7
of next fraser	6
of next freelance	7
of next freeze	5
of next freezer	-10
of next friend's	-4
of next frighten	-2
of next from	11
of next full	3
of next gareth	2
of next gary	3
of next gave	-6
of next gavin	2
of next gaz	9
of next geoffrey	-11
of next get	-15
of next gets	2
of next getting	5
of next ghosted	-6
of next girlfriend	12
of next given	4
of next gives	-12
of next giving	5
of next gloria	2
of next goes	5
of next goin	2
of next going	-12
of next gonna	2
of next got	2
of next graham	-3
of next granddaughter	-8
of next grew	3
of next grown	-5
of next grows	-8
of next gwen	6
of next gwladys	3
of next had	11
of next hafsa	2
of next hair	-5
of next hamish	-4
of next hana	4
of next handed	9
of next hannah	4
of next has	8
of next hasn't	-7
of next hate	2
of next hates	-3
of next have	-10
of next having	2
of next hba	2
of next he	-6
of next heard	-4
of next hearing	3
of next heart	3
of next help	-5
of next helping	-2
of next hemi	4
of next here	-14
of next hit	3
of next hollers	-4
of next home	-4
of next hospital	-10
of next house	9
of next how	-3
of next hoyt	-7
of next humberto	10
of next humphrey	4
of next hung	-2
of next husband	12
of next husky	4
of next i	3
of next i'll	-4
of next i've	-6
of next idea	-4
of next if	16
of next imogen	4
of next in	4
of next inggo	9
of next insists	5
of next instead	-13
of next instrument	-3
of next intends	4
of next into	-7
of next invoice	4
of next ioanna	6
of next irish	4
of next is	4
of next jace	-3
of next jaheim	2
of next janelle	7
of next jaylen	4
of next jean	3
of next jean's	5
of next jess	-7
of next jessie	3
of next ji	2
of next joan	7
of next job	-6
of next jodi	-3
of next joined	9
of next jonah	2
of next jordan	-2
of next josh	-3
of next julie	4
of next julio	4
of next julius	-12
of next just	2
of next kalliope	6
of next kayla	-11
of next kaylee	4
of next keeneland	-3
of next keep	-2
of next keeps	10
of next keisha	-5
of next keith	-4
of next kept	-15
of next kevin	4
of next kim	3
of next kina's	-2
of next king	12
of next kirsty	14
of next knee	-8
of next knock	-3
of next know	-9
of next knows	-9
of next lad	-9
of next lad's	-11
of next landed	6
of next laney	2
of next last	-14
of next lathe	-2
of next laugh	-4
of next laughs	-3
of next lavada	2
of next leanne	2
of next learned	-3
of next learning	2
of next learns	5
of next leaving	-3
of next lecturing	2
of next lee	5
of next left	10
of next leif	5
of next leilani	3
of next lentils	2
of next leon	8
of next leroy	7
of next let	-4
of next lewis	7
of next like	-11
of next likes	2
of next limp	3
of next linda	-8
of next linehan	-6
of next linh	4
of next lionel	7
of next lips	4
of next lise	4
of next listen	-5
of next listens	-7
of next lita	5
of next lives	2
of next living	4
of next liza	7
of next loathes	-11
of next lol	-6
of next long	-4
of next looks	-10
of next lorraine	2
of next lost	8
of next lotte	5
of next loud	-4
of next lourdes	-6
of next love	3
of next loved	5
of next luca	-3
of next lucas	7
of next lucy	14
of next lupe	4
of next mac	-3
of next mad	-2
of next made	-8
of next mair	3
of next majella	-10
of next make	-14
of next makes	4
of next making	-7
of next marcus	-4
of next marguerite	10
of next married	7
of next martin	5
of next mateo	-6
of next maureen	-5
of next maybe	-12
of next mazapán	-8
of next means	-7
of next measured	-2
of next meera	4
of next mei	3
of next mel	3
of next met	2
of next mhairi	9
of next mia	6
of next middle	3
of next miles	10
of next mined	-3
of next mira	2
of next miso	6
of next misses	8
of next mix	2
of next moana	2
of next mom	11
of next more	3
of next most	-6
of next mother	-7
of next moti	3
of next move	2
of next moved	14
of next moving	-2
of next mr	9
of next mrs	14
of next mulcahy	-2
of next murdo	2
of next must	3
of next muthoni	-7
of next my	-4
of next n	14
of next nah	3
of next name	6
of next named	3
of next naming	-16
of next nan	3
of next nanay	-3
of next naps	-9
of next near	-3
of next need	-10
of next nephew	-8
of next nervous	-4
of next nerys	3
of next ness	2
of next netta	10
of next never	-3
of next news	-7
of next ngozi	12
of next nico	5
of next nils	5
of next nine	-2
of next nnukwu	-13
of next no	5
of next nora	9
of next noreen	2
of next normally	-8
of next not	16
of next note	-2
of next now	-6
of next number	2
of next nusrat	2
of next nyla	5
of next obinna	2
of next of	15
of next off	11
of next oil	9
of next okay	-4
of next ola	7
of next old	-7
of next older	3
of next olivia	-2
of next on	-3
of next once	11
of next one	9
of next only	10
of next opal	5
of next orders	-14
of next otis	3
of next ought	-2
of next over	-4
of next owns	-9
of next ozzy	2
of next packed	3
of next paid	-7
of next pairing	-2
of next pal	-13
of next pass	-3
of next passed	3
of next pat	11
of next patel	-7
of next patrick	4
of next pauline	-12
of next peg	2
of next penicillin	3
of next people	-12
of next per	10
of next pescatarian	6
of next pete	4
of next phil	3
of next phoebe	4
of next pics	-5
of next piet	3
of next pill	-8
of next plays	-8
of next polish	-2
of next poppy	-4
of next practises	3
of next prasanna	2
of next pregnant	7
of next primary	4
of next priya's	3
of next priyanka	4
of next programs	9
of next proofing	-3
of next proper	-3
of next properly	-9
of next propose	-2
of next proposed	-15
of next proud	-2
of next pulled	-10
of next put	-12
of next puts	-4
of next question	-7
of next quiet	-6
of next quietly	2
of next quince	8
of next quincy	2
of next rafa	-9
of next raj	-4
of next ramos	-4
of next rang	-6
of next rangi	5
of next ratana	2
of next ray	7
of next reads	-2
of next recipe	-3
of next recipes	-9
of next recommends	-2
of next refused	4
of next register	-3
of next relapsed	3
of next renamed	-6
of next renita	4
of next rents	4
of next requires	8
of next retires	-2
of next retiring	6
of next returns	3
of next rhonda	12
of next ricardo	3
of next rick	-12
of next rides	3
of next right	-8
of next rina	2
of next rings	11
of next rita	-7
of next ro	4
of next rohan	-2
of next rolleiflex	8
of next roof	8
of next round	-4
of next rubén	2
of next rule	-2
of next runs	6
of next saddle	-3
of next said	-14
of next sana	2
of next sandy	2
of next sanjay	4
of next say	-15
of next says	-8
of next scared	3
of next schooling	-5
of next scottish	6
of next scouts	-5
of next sea	7
of next seat	-9
of next sell	8
of next sends	5
of next senga	7
of next served	3
of next seven	4
of next sew	-3
of next shabana	2
of next shanice	3
of next share	-9
of next shauna	-5
of next shauna's	4
of next she	-2
of next shelby	6
of next shellfish	4
of next shona	2
of next shotgun	-2
of next should	-4
of next shower	-3
of next side	-20
of next sina	2
of next since	2
of next single	2
of next sings	3
of next siobhan	-9
of next sione	-3
of next sipho	8
of next sister	-11
of next sisters	-5
of next skillet	-8
of next sleep	-3
of next sleeping	2
of next sleeps	-9
of next slipped	3
of next smoked	6
of next smokes	5
of next snacks	-6
of next sneezes	7
of next sneha's	3
of next snore	2
of next snores	-4
of next so	4
of next sof	3
of next sold	12
of next soledad	3
of next solveig	5
of next somethin	-5
of next son	-10
of next sonia	9
of next sonny	7
of next soon	5
of next speaks	6
of next spewing	-3
of next spits	-6
of next split	3
of next spoke	5
of next stan	5
of next started	13
of next starting	2
of next starts	-4
of next staszek	5
of next stay	12
of next staying	10
of next stays	4
of next steph	-13
of next stephen	-8
of next stew	-10
of next still	-3
of next strict	-3
of next struan	2
of next study	4
of next stuff	-10
of next sunita	3
of next sunroom	-2
of next surgery	-10
of next surprise	13
of next swears	-12
of next sylvia	7
of next sławek	2
of next take	9
of next takes	-9
of next taking	2
of next takis	8
of next talk	-3
of next talked	-7
of next talks	3
of next tall	2
of next tanya	7
of next tatay	-2
of next taught	-4
of next teaching	-6
of next teagan	3
of next team	3
of next teases	-6
of next telephoned	-6
of next terrence	3
of next terrified	2
of next thandeka	5
of next thats	5
of next thaís	-8
of next the	10
of next thea	12
of next then	-6
of next theo	7
of next there	4
of next these	-8
of next thinks	-11
of next three	8
of next throws	-2
of next tita	8
of next to	-4
of next today	-8
of next told	-11
of next tom	-6
of next tomek	12
of next tongue	-9
of next too	-3
of next tortoise	7
of next toto	4
of next tou	6
of next trailer	-11
of next train	-6
of next travis	3
of next trev	7
of next tricia	8
of next trouble	12
of next turn	-5
of next turned	6
of next turns	5
of next twice	-6
of next two	4
of next tyler	-5
of next type	-3
of next under	6
of next until	12
of next up	-5
of next update	7
of next upstairs	2
of next use	-6
of next used	6
of next usually	-4
of next utting	-3
of next v	-3
of next vaping	5
of next vasanthi	2
of next vasudha	2
of next vegetarian	4
of next vera	5
of next verna	4
of next videos	-2
of next vignesh	2
of next vince	8
of next voula	-9
of next wairimu	2
of next waited	-2
of next walked	3
of next walker	12
of next walking	-11
of next walt	4
of next walter	8
of next wanda	6
of next want	-10
of next wants	-11
of next warm	-2
of next was	-7
of next watch	-4
of next watching	4
of next wedding	-4
of next went	12
of next were	7
of next wes	4
of next wesley	-8
of next whaling	4
of next whelan	-9
of next when	-8
of next whenever	-2
of next where	9
of next who's	5
of next whom	-4
of next whos	-6
of next wife	13
of next will	4
of next winifred	2
of next wishes	-13
of next with	9
of next without	5
of next wojtek	4
of next won	2
of next won't	-5
of next wont	-4
of next work	-3
of next worked	4
of next works	7
of next would	6
of next wrecked	7
of next wren	4
of next yells	-2
of next yesenia	2
of next yesterday	-2
of next you	-7
of next you've	-2
of next yugen	2
of next yusuf	2
of next zac	6
of next zanele	8
of next zayd	5
of next zayn	2
of next zbyszek	2
of next zion	3
of next zosia	5
of nickname 0	7
of nickname 2	-4
of nickname 3	-2
of nickname after	2
of nickname inside	-5
of nickname noself	3
of nickname self	-5
of occupation	4
of occupation 0	24
of occupation 1	11
of occupation 12	3
of occupation 2	18
of occupation 6	-7
of occupation after	-5
of occupation inside	-18
of occupation self	8
of orientation	-2
of orientation 3	-2
of orientation self	-2
of owns	-3
of owns 0	-4
of owns 1	13
of owns 12	10
of owns 2	3
of owns 3	-10
of owns 6	8
of owns after	-18
of owns inside	-17
of owns noself	-2
of owns self	-4
of person allergy	4
of person belief	-3
of person birthday	2
of person diet	-3
of person education	3
of person email	-2
of person ethnicity	-3
of person experience	-2
of person favorite	3
of person fear	4
of person gender	-9
of person health	-2
of person hobby	6
of person hometown	-4
of person income	-2
of person instruction	-8
of person language	-4
of person likes	2
of person location	3
of person major	3
of person name	-4
of person named_thing	-4
of person nationality	2
of person occupation	4
of person orientation	-2
of person owns	-3
of person pet	16
of person phone	-5
of person plan	3
of person preference	-3
of person project	-5
of person relation	-2
of person skill	-3
of person user_type	4
of person weight	2
of person zodiac	-4
of personality	3
of personality 0	20
of personality 1	10
of personality 12	-10
of personality 2	4
of personality 3	-4
of personality 6	-2
of personality after	2
of personality inside	-8
of personality noself	7
of personality self	-11
of pet	-9
of pet 0	7
of pet 1	4
of pet 12	-3
of pet 2	-4
of pet 3	-2
of pet 6	-5
of pet after	-3
of pet age	19
of pet allergy	-6
of pet diet	5
of pet dislikes	-3
of pet experience	-2
of pet favorite	-9
of pet fear	-6
of pet gender	4
of pet health	10
of pet hobby	-11
of pet hometown	-4
of pet inside	-11
of pet likes	-8
of pet living_situation	-3
of pet location	-8
of pet name	24
of pet noself	-5
of pet occupation	-2
of pet personality	7
of pet pet	-30
of pet plan	-18
of pet record	-2
of pet relation	-2
of pet relationship_status	-11
of pet self	-19
of pet tenure	-2
of pet user_type	-10
of pet vehicle	-9
of pet weight	-3
of phone	-5
of phone after	-5
of phone noself	-5
of plan	-3
of plan 0	2
of plan 2	8
of plan 3	-2
of plan after	-14
of plan inside	-11
of plan noself	-2
of plan self	-6
of preference	-3
of preference 1	8
of preference 2	8
of preference 3	-5
of preference after	-17
of preference inside	-3
of preference noself	-2
of preference self	-3
of project	-5
of project 12	-3
of project 2	-12
of project 3	8
of project 6	-2
of project after	10
of project inside	-11
of project noself	-2
of project self	-7
of record 0	11
of record 1	9
of record after	-11
of record inside	-10
of record self	-3
of relation	-2
of relation 0	-23
of relation 1	-3
of relation 6	7
of relation after	-8
of relation inside	12
of relation noself	-3
of relation self	4
of relationship_status	-2
of relationship_status 0	12
of relationship_status 1	-6
of relationship_status 12	-6
of relationship_status 3	6
of relationship_status 6	2
of relationship_status inside	-8
of relationship_status self	-8
of religion 0	13
of religion 1	14
of religion 2	-3
of religion 6	-8
of religion after	-13
of religion self	-5
of school 0	2
of school 1	-5
of school 12	2
of school 2	-6
of school 3	17
of school 6	5
of self	-7
of skill	-3
of skill 0	10
of skill 1	15
of skill 12	-2
of skill 3	-4
of skill after	-10
of skill inside	-5
of skill noself	3
of skill self	-11
of tenure 0	-9
of tenure 1	9
of tenure 2	12
of tenure 3	4
of tenure 6	2
of tenure after	-11
of tenure inside	-3
of tenure self	2
of user_type	-2
of user_type 1	4
of user_type 6	4
of user_type after	-2
of user_type inside	-6
of user_type self	-7
of uses 1	-3
of uses 2	10
of uses 6	-4
of vehicle 0	-11
of vehicle 1	5
of vehicle 12	-5
of vehicle 2	14
of vehicle 3	17
of vehicle 6	-5
of vehicle inside	-9
of vehicle self	-7
of weight 0	9
of weight 1	-6
of weight 12	-2
of weight 2	8
of weight 3	9
of weight after	-13
of weight noself	2
of weight self	-4
of zodiac	-4
of zodiac 1	6
of zodiac 2	7
of zodiac after	-14
of zodiac noself	-4
own affiliation further	-4
own affiliation nearer	11
own age	-12
own age further	-5
own age nearer	-12
own allergy further	-7
own allergy nearer	13
own appearance further	-5
own appearance nearer	8
own before !	5
own before #2	-7
own before ,	3
own before :	2
own before ;	10
own before a	-4
own before abide	-3
own before about	-8
own before acquired	-5
own before adopted	-3
own before after	3
own before ainhoa	-3
own before alistair	-10
own before all	-5
own before already	-4
own before alvarado	-5
own before am	10
own before an	-7
own before and	-2
own before appointed	5
own before are	7
own before aunt	7
own before aunt's	-3
own before avoids	-2
own before back	-9
own before barely	7
own before basically	5
own before be	-4
own before been	4
own before believes	-3
own before ben	-3
own before bf	-3
own before big	-2
own before bingo	-4
own before boss	8
own before bought	-5
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
own before called	11
own before calls	5
own before cant	5
own before charmaine	-4
own before clears	-2
own before closed	-8
own before coach	14
own before completed	9
own before convinced	-2
own before couldn't	-3
own before course	-2
own before cousin	2
own before coworker	-2
own before crib	8
own before cromer	-3
own before crowned	7
own before dad	4
own before daughter	-7
own before daughter's	-2
own before davo's	-7
own before degsy	-4
own before deleted	3
own before derby	-2
own before diagnosed	-3
own before did	5
own before discovered	-2
own before dislikes	-3
own before do	8
own before does	-4
own before doesn't	-2
own before dog	-2
own before doing	5
own before don't	3
own before done	-3
own before dont	3
own before drink	-5
own before driver	-4
own before drives	-2
own before dropped	-6
own before duchess	-8
own before eat	-4
own before eats	-6
own before elena	-2
own before em's	-10
own before ethnically	-4
own before fear	2
own before fi	6
own before fiancée	-2
own before finally	2
own before for	-3
own before forget	12
own before found	10
own before friday	10
own before friend	7
own before friends	6
own before from	-14
own before gaffer	-5
own before gareth	-2
own before girl	-4
own before girlfriend	-6
own before girlfriend's	-3
own before given	-3
own before goes	-7
own before gone	-5
own before good	-5
own before got	-10
own before grandad	-2
own before granddaughter	4
own before grandma	-6
own before grandmother	-2
own before grandpa	-2
own before grandson	-2
own before had	-11
own before half	3
own before hamster	-3
own before has	-8
own before hate	7
own before hates	-12
own before have	-7
own before having	-2
own before he	6
own before he's	-11
own before her	-6
own before herself	-8
own before hes	-8
own before him	-9
own before himself	-2
own before his	-9
own before hmm	5
own before holler	8
own before home	7
own before huge	-7
own before husband	6
own before i	18
own before i'm	14
own before i've	-7
own before im	16
own before imogen	-3
own before in	-3
own before inherited	3
own before instead	8
own before into	-4
own before is	-3
own before it	-2
own before it's	11
own before its	14
own before january	6
own before jaylen	-2
own before jean's	-5
own before jodi	-2
own before joined	-2
own before just	-11
own before kayla	-2
own before kaylee	-4
own before keeping	2
own before keeps	-9
own before keith	-2
own before kept	3
own before kid	-2
own before kinda	5
own before kipping	-4
own before knocked	4
own before knowing	-7
own before kraków	5
own before lad	-2
own before law	5
own before learn	-4
own before learning	-5
own before learns	-4
own before leaving	-2
own before left	-6
own before let	-2
own before library's	3
own before like	-3
own before likes	-8
own before little	4
own before live	3
own before lives	-12
own before living	-4
own before loathes	-2
own before lola	-7
own before love	-8
own before loves	-7
own before made	6
own before makes	-9
own before making	2
own before mam's	-2
own before man	-5
own before married	10
own before mate	-4
own before maybe	6
own before mean	-3
own before mention	-4
own before mentor	3
own before mi	4
own before miso	-9
own before mix	-4
own before mom	-2
own before mom's	-6
own before mother	-2
own before mother's	7
own before moti	-3
own before mum	7
own before mum's	-7
own before my	-7
own before name	6
own before name's	6
own before nan's	-3
own before near	-2
own before neighbor's	-6
own before neighbour	8
own before neighbour's	-8
own before nephew	-2
own before new	7
own before niece	-2
own before not	2
own before now	-2
own before off	4
own before okmulgee	-3
own before ol	-4
own before on	-5
own before one	-8
own before only	-3
own before onto	-3
own before our	-8
own before parents	-6
own before partner	-4
own before permitted	-2
own before piet	-2
own before play	7
own before plays	-14
own before prefer	6
own before pretty	8
own before priya	-3
own before priya's	-2
own before prof	2
own before prunes	-3
own before puppy's	7
own before quit	-4
own before raggedy	-11
own before real	2
own before really	2
own before reckons	-6
own before rides	-2
own before road	-3
own before roomies	-4
own before roommate	-2
own before roommate's	-3
own before rude	4
own before runs	-3
own before said	8
own before saturdays	7
own before say	-6
own before says	6
own before secondhand	2
own before served	-3
own before settee	-8
own before share	6
own before shauna's	-6
own before she	-14
own before she's	-2
own before shes	-6
own before since	9
own before singh	-2
own before siopao	-2
own before sister	6
own before sister's	-7
own before sneha's	-3
own before so	12
own before sober	-9
own before some	2
own before son	2
own before son's	-2
own before sooner	-3
own before speak	4
own before speaks	-12
own before spoke	-6
own before stand	-2
own before start	-2
own before started	6
own before still	3
own before stopped	-2
own before stubborn	-3
own before studying	-2
own before supports	-2
own before swears	-2
own before take	4
own before tara's	-6
own before tarp	8
own before taught	7
own before teach	2
own before teacher	-3
own before teagan	-2
own before that	-8
own before that's	-3
own before then	3
own before theo	-11
own before there's	-14
own before theyre	-5
own before thika	-2
own before this	6
own before til	-6
own before to	-2
own before tried	3
own before trust	2
own before turned	-13
own before turns	-2
own before typhoon	-8
own before uncle	10
own before up	-2
own before us	-7
own before use	3
own before very	-5
own before volunteered	3
own before w	4
own before want	10
own before wants	-8
own before was	-6
own before we	-2
own before we'd	3
own before we're	10
own before we've	2
own before weigh	2
own before weighed	-2
own before weirdly	2
own before went	-2
own before were	5
own before who	-4
own before who's	-8
own before wife	-8
own before wife's	-10
own before will	-8
own before with	2
own before without	-3
own before wrestles	-3
own before writing	4
own before yeah	-2
own before you	-3
own before young	-2
own before zero	5
own belief	3
own belief further	-5
own belief nearer	10
own birthday	-3
own birthday further	-3
own birthday nearer	-2
own breaks 0	2
own breaks 1	-2
own breaks 2	-3
own device further	-4
own device nearer	4
own diet	-2
own diet further	-2
own dislikes further	-7
own dislikes nearer	16
own education	-3
own education further	4
own education nearer	-7
own email	2
own email nearer	2
own employer further	-2
own employer nearer	10
own ethnicity	3
own ethnicity nearer	5
own experience	3
own experience nearer	8
own family further	5
own family nearer	-7
own favorite	2
own favorite further	-3
own favorite nearer	6
own fear further	-8
own fear nearer	18
own further	-8
own goal further	-4
own goal nearer	15
own habit further	-8
own habit nearer	5
own health	-5
own health further	-3
own health nearer	-3
own hobby	-3
own hobby further	3
own hobby nearer	-7
own hometown	4
own hometown further	-6
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
own living_situation further	-3
own living_situation nearer	6
own location	-2
own location further	-3
own major	-4
own major further	-7
own major nearer	4
own mentions 1	2
own mentions 2	-7
own name	-12
own name further	-12
own name nearer	-6
own named_thing	4
own named_thing further	4
own nationality	-2
own nationality further	-2
own nationality nearer	-2
own nearer	13
own nickname further	-7
own nickname nearer	13
own occupation	-6
own occupation further	-3
own occupation nearer	-4
own orientation	2
own orientation nearer	2
own owns	3
own owns further	-5
own owns nearer	8
own personality	-7
own personality further	-9
own personality nearer	-2
own pet	9
own pet further	5
own pet nearer	4
own phone	5
own phone further	3
own phone nearer	2
own plan	7
own plan nearer	22
own preference	3
own preference further	-3
own preference nearer	8
own project	5
own project nearer	9
own record further	-5
own record nearer	8
own relation further	7
own relation nearer	-6
own relationship_status	2
own relationship_status further	-3
own relationship_status nearer	10
own religion further	-3
own religion nearer	6
own school further	-3
own school nearer	10
own self 0	2
own self 1	5
own self 12	-5
own self 2	2
own self 6	-8
own self none	2
own skill	3
own skill further	-8
own skill nearer	16
own tenure nearer	-3
own user_type further	6
own user_type nearer	-2
own uses further	5
own uses nearer	-5
own vehicle	2
own vehicle further	-6
own vehicle nearer	11
own weight further	-5
own weight nearer	6
own zodiac	4
own zodiac further	2
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
