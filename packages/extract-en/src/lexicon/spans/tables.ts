/** Learned by `pnpm bench spans --write`; `spanReader` says how they are read. */
export const TABLES = {
  slots: `affiliation age allergy appearance belief birthday device diet dislikes education email employer ethnicity event experience family favorite fear gender goal habit health height hobby hometown income instruction language likes living_situation location major name nationality nickname occupation owns personality pet phone plan preference project record relation relationship_status religion school skill tenure user_type uses vehicle weight zodiac`,
  signs: `	0:15 5:-4 1k:18 1l:11 1m:13 1n:17 1o:14 1p:13 1q:14 1r:16 1s:15 1t:17 1u:12 1v:19 1w:12 1x:17 1y:14 1z:11 20:17 21:12 23:15 24:18 25:18 26:10 27:19 28:11 29:15 2a:18 2b:10 2c:20 2d:15 2e:16 2f:15 2g:15 2h:13 2i:14 2j:19 2k:18 2l:16 2m:15 2n:10 2o:18 2p:12 2q:14 2r:16 2s:14 2t:13 2u:14 2v:16 2w:18 2x:16 2y:14 2z:12 30:16 31:10
<"	0:22 1:-5 2:-10 3:-10 7:-5 8:-12 9:-4 e:-8 f:-4 g:-6 i:-4 l:-10 m:-11 o:-5 p:-10 r:-7 s:-8 u:-4 v:-12 x:-14 y:-6 z:-6 11:-11 12:-5 13:-8 15:-8 17:-5 1a:-12 1c:-7 1d:-6 1e:-9 1g:-6 1h:-5 24:-8 2a:-15 2k:-12 2o:-6 2q:-6
<#1	1:-7 2:-14 4:-5 9:-6 a:-5 c:-10 e:-9 i:-7 k:-9 l:-3 m:-12 n:-6 p:-5 q:-5 r:-4 s:-5 u:-11 v:-6 x:-7 11:-4 12:-5 13:-6 15:-12 17:-6 18:-3 19:-6 1a:-5 1g:-6 1h:-6 1k:-8 1l:8 1p:11 1t:-6 29:-5 2a:-7 2d:-14 2l:-9 2n:5 2q:-9 2r:9 2y:10 30:-7 31:10
<#2	7:-6 a:-6 g:-5 h:-5 j:-5 k:-5 p:-6 t:-6 x:-8 11:-4 13:-5 16:-5 19:-5 1a:-5 1c:-6 1e:-6 1g:-5 1l:-20 1o:-14 1p:16 1q:-9 1r:9 1y:8 23:-18 24:6 25:5 26:-6 29:9 2a:-14 2c:-9 2k:-10 2p:-10 2r:15 2s:-6 2v:-5 2w:-8 2y:-11 31:15
<#3	2:-10 9:-5 c:-5 k:5 m:-8 o:-7 v:-9 x:-7 14:-13 1d:-5 1s:-8 1x:-9 23:-13 25:-6 2a:-6 2d:7 2e:9 2n:13 2o:-8 2w:-6
<#4	1:-6 a:-7 c:-9 f:-6 k:-6 v:-8 y:-6 10:-8 14:-6 18:-9 1c:-8 1i:-4 1x:-13 1y:-5 23:9 2k:10 2o:-5 2x:-9
<#5	1x:-12 24:7 29:10 2n:8
<#6	0:-5 1x:10 29:-7 2k:10
<#7	0:16 1x:-12 23:-5 2p:-10 2r:-10
<$	2:-8 s:-5 16:-7 1i:-7 23:-8 29:5 2d:-10 2k:11 2p:-11
<%	0:12
<&	0:-7
<'	2:-5 4:-5 l:-9 p:-8 10:-7 1n:-10 1r:-7 1x:-6 24:-11 2j:-9 2p:-6 2q:6 2r:-6 2x:-10 2y:-7 31:5
<*	0:15 x:-7
<+	0:-5 1q:-8 2n:9
<-	1:-9 2:-6 3:-5 4:-6 7:-6 a:-5 c:-5 f:-5 h:-5 l:-11 t:-6 u:-11 w:-6 13:-6 18:-15 19:-6 1a:-6 1e:-8 1i:-6 1l:7 1r:5 1t:6 2a:-7 2d:9 2g:-7 2j:5 2k:7 2s:-11
</	0:12
<=	0:12
<>	0:9 v:8
<@	b:-10 1u:10
<[	0:16 x:-5 30:-5
<]	0:9
<_	0:30 3:-6 4:-6 7:-7 9:-5 a:-6 c:-11 g:-7 h:-5 k:-11 m:-10 n:-8 o:-12 p:-6 s:-5 t:-5 v:-9 w:-7 y:-5 z:-5 10:-9 11:-6 13:-7 14:-5 17:-6 18:-6 19:-6 1b:-6 1c:-7 1d:-6 1h:-8 1j:-8 1v:-6 23:-18 27:-12
<a	0:8 5:-4 e:-9 f:-7 l:-12 p:-3 r:-4 s:-4 u:-4 x:-5 15:-10 18:-3 1b:-4 1e:-6 1i:-6 1k:6 1p:-6 1q:12 1r:-11 1s:-6 1u:-7 1v:13 1x:5 1y:8 1z:10 20:10 2b:8 2c:8 2e:12 2j:8 2l:8 2m:10 2p:10 2q:15 2s:7 2v:8 2x:-11 30:12
<abba	0:18
<abbey	24:7
<aberystwyth	0:8 2o:-5
<abide	9:8
<able	0:21 1f:-5 2y:-9
<about	0:11 2:-5 8:-7 u:-6 v:-7 x:-9 10:-10 11:-5 18:-9 23:-8 25:-5 26:-6 29:16 2d:-11 2k:11 2p:-5 2q:12
<above	1k:-6 23:-7 2d:6 2w:7
<abroad	0:-6 1v:6 1x:-5 1y:8
<absolute	0:15
<absolutely	0:9
<abstract	0:14 15:-6 2o:-13 2r:-6
<accident	1x:5 24:-9
<according	0:10 1x:-10
<accordion	0:16
<accountants	0:10
<accounts	0:5
<accutane	1e:9
<achieng	0:-5 1x:5
<acme	0:13 2o:-7
<acne	r:-7 1n:7 25:-7
<acquired	0:-8 1y:10 2o:-8
<acres	0:13 2o:-6
<act	0:12
<action	2o:6
<activity	0:10
<actually	2:9 1i:-9 1y:8 25:-5 2c:12
<ad	0:14 k:-5 23:-14
<adams	1k:8 24:-8
<adare	0:8
<adders	0:13
<address	v:5 10:-7 23:-12 2e:11
<adhd	0:17 11:-6 1o:-5 2k:-12 2w:-7
<adjust	0:7
<admirer	9:9
<adopted	13:7 2o:-6
<adopting	0:-11 13:-7 2d:-6 2m:-9 2o:13 2q:-6
<adult	0:15 2k:-6
<advanced	0:-8 a:-7 w:-5 1t:10 2a:-10
<advisable	0:15 24:-5
<advised	0:5
<affects	0:8 1x:-6
<afford	0:13
<afraid	i:7 21:6
<after	0:8 2:-10 m:-7 t:-5 x:-5 15:-5 1x:11 1y:-6 29:-6 2d:-11
<ag	2f:8
<again	0:7 3:10 e:-5 18:8 1h:-6 1x:-5 23:-5 2d:6 2o:-9
<against	0:11
<age	0:16 2:-6
<aged	0:11 2d:-7
<agent	0:19 1d:-5 24:-12 2w:-8
<agents	0:-9 1s:9
<agnes	0:17 24:-8 2a:-11
<ago	x:7
<ah	0:11 15:-6 1x:-5 24:-10 2o:-7 2r:-6
<ahead	0:9
<aid	0:7 1e:-10 2x:-9
<ain't	0:11 a:8 1c:-9 1d:7 1h:-7 30:-9
<air	0:7 2k:6
<airedale	1k:10 1v:6 24:-6
<airport	0:11
<akron	0:10 c:-7
<alan	0:6 24:-7 2w:-8
<alarm	0:17 l:-7
<alaska	0:11 2o:-9
<alcohol	0:16
<alcoholic	0:10 1o:-11
<alcoi	0:-7 2e:6
<alfie's	18:-7 1x:9 2r:-11
<alive	0:-11 10:-5 24:8 2j:-8
<all	3:-7 5:-6 7:5 8:-7 a:-7 d:-7 h:7 i:-8 l:-11 m:-7 p:-7 s:-8 v:-7 x:-8 y:-7 11:-8 13:-6 15:-5 19:-6 1c:-7 1d:-6 1g:-12 1o:7 23:-5 24:-11 2a:9 2d:-6 2k:-5 2o:-10 2r:7
<allegro	0:11
<allergic	3:12 1d:-6 1m:13 1x:-5 2x:-5
<allergist	0:-7 3:8
<allergy	0:13
<allotment	l:-5 1e:6 1x:-5 24:-8 2x:6
<allowed	0:17 k:-6 23:-11 2o:-9
<almond	0:12
<almost	0:12
<alone	0:19 9:-5 1s:-5 2o:-8
<along	0:-7 1x:8 24:7
<already	13:6 23:-7 24:-8 2d:-7 2k:7 2w:5
<also	1:-5 i:8 v:-4 10:-7 1h:-5 1x:-6 2a:10 2j:-5
<altbau	v:6
<alternatives	0:12
<although	z:6
<alto	1k:8
<alvarado	0:-8 1x:7
<always	2:-5 3:-5 8:-7 c:-5 e:-6 m:-6 o:-5 t:-5 u:-5 v:-5 x:-6 10:-6 11:-7 12:-6 1b:-6 1c:-5 1d:-5 1x:-9 20:8 25:-6 2a:16 2k:-7 2l:-7 2r:-5
<am	1:-4 3:-11 4:-6 5:-6 6:-6 8:-4 9:5 c:-6 e:-6 f:-6 h:-5 i:-5 k:-5 q:-6 u:-6 w:-5 11:-6 12:7 15:-6 16:-5 18:-6 19:-6 1c:-6 1e:-13 1g:-6 1h:-9 1i:-6 1j:-8 1k:-12 1o:-13 1t:7 1x:-12 24:-6 25:6 26:6 27:-7 2c:-10 2l:-7 2o:7 2p:-4 2q:14 2t:-6 2u:9 2x:-18 2y:10 30:-7 31:-6
<ambition	0:-7 23:7
<ambulance	c:5
<ambulated	0:8 25:-7 2r:-5
<america	0:11
<american	10:-5 2a:6
<amiable	0:8
<among	0:9
<ampalaya	0:11
<amparo	0:-13 1x:12 2m:-5
<amstelveen	v:8
<amsterdam	0:-7 1x:8 2e:-5
<an	2:-9 3:-8 4:-5 6:-7 8:-6 9:-5 a:-6 c:-4 d:-5 f:-8 g:-6 h:-5 i:-4 k:-8 l:-11 m:-4 o:-5 p:-7 q:-6 s:-6 t:-8 u:-4 w:-7 x:-9 y:-4 z:-5 12:-9 13:-8 14:-5 15:-9 16:-6 18:-11 19:-7 1b:-6 1c:-9 1d:-5 1e:-8 1g:-5 1i:-6 1k:5 1n:-7 1q:9 24:-18 26:-5 2a:-6 2c:-7 2e:-7 2k:5 2l:-10 2q:7 2r:-8 2v:-10 2y:10 30:15
<ana	0:-4 1x:6
<analyn	0:14 c:-6 15:-7 1v:-11 2o:-14
<analyst	0:6 l:-5
<and	0:8 5:-4 b:-6 d:-5 f:-7 q:-7 v:5 y:-7 z:-7 1c:-5 1e:-5 1f:-5 1k:-12 1o:-6 1p:-8 1r:10 1s:-10 1t:-3 1u:-6 1x:-5 1y:-15 21:-12 24:7 29:-11 2c:-3 2f:-6 2g:-5 2j:9 2k:6 2l:7 2m:10 2p:-11 2s:-8 2w:8 2y:-8 2z:-6 30:-4
<andre	0:-7 l:9
<andrew	0:-5 v:7
<android	0:10
<animal	0:-5 h:8
<animals	0:12
<anke	0:13 11:-5 2k:-7
<ankle	0:16 e:-6 1x:-11 2k:-7
<anna	0:13 2:-6
<anniversary	0:6
<announce	0:13
<another	0:15 e:-5 1x:-11 24:-10
<answer	2:-11 v:-8 2a:9
<answered	0:9
<answers	r:5 t:-5 v:-6 x:-6 1c:-7 1g:-6
<any	0:15 1x:-6 24:-7
<anybody	0:12
<anymore	0:8
<anyone	0:14
<anything	3:-7 1d:-8 1r:13 23:-5 2a:9 2w:-4
<anyway	0:11 1a:6
<aoife	2o:-7
<ap	2a:-5 2f:10
<apa	0:14
<apartment	0:-8 u:6 2d:5
<apollo	0:-5 w:7 1x:-5
<app	2q:11
<appa	1x:8 25:-11
<apparently	0:18 2q:-6
<appeared	0:10
<apple	x:-7 2c:7
<application	0:-11 1x:10
<applied	0:-6
<apply	0:20 2o:-13
<applying	0:-14 2o:16
<apprentice	2j:6
<apprenticeship	0:14 2r:-11
<april	m:8 24:-7 2o:9
<aps	0:5 2a:-11
<aquagym	0:13 e:-5
<aransas	o:9 2e:-6
<archives	0:12
<are	0:5 1:-7 3:-6 9:-6 c:-6 f:-8 g:-8 i:-7 o:-6 t:-6 w:-6 11:-5 12:-5 13:-11 15:6 16:-5 19:-10 1c:-4 1d:-8 1g:-6 1o:8 1x:-14 1y:-11 23:-6 2c:-5 2j:-6 2l:-6 2m:-10 2q:7 2r:-10 2t:12 2w:-7
<aren't	0:5
<arent	0:10
<argue	0:12
<argues	0:-4 2l:8
<arlo	0:11 24:-10
<arm	0:14 2o:-10
<around	k:-5 q:4 u:-5 16:-8 23:-7 27:-6 29:10 2d:-6 2e:9 2p:-11 2r:-6 2y:-8
<arrived	0:18 l:-5 p:-5 24:-18
<arrives	6:-5 1p:-9 2o:10
<art	0:8 2o:-8
<arthritis	0:9
<arun	15:-5 18:-6 2j:10 2o:-9 2r:-12
<arvada	0:12
<as	1:4 3:-6 6:-7 7:-6 9:-6 a:-7 e:-9 f:-6 i:-6 k:-6 l:-6 m:-3 o:-6 p:-6 r:-5 t:-6 u:-6 v:-5 w:-7 x:-6 13:-11 15:-7 17:-7 18:-9 19:-5 1b:-5 1c:-12 1d:-7 1e:-9 1g:-6 1h:-7 1i:-6 1l:7 1m:-6 1x:-11 1y:-10 23:-7 24:-11 2a:-8 2b:9 2j:9 2k:-6 2l:11 2m:-9 2n:7 2q:-10 2s:-9 2w:-8 2x:-8
<asap	0:10
<ashlyn	0:-4 23:6
<ask	f:-6 x:-4 1s:8 23:-9 2o:10
<asked	1:-6 e:-6 x:-7 10:7 1k:-9 1x:7
<asking	0:12 2s:-6
<asks	y:5
<assessor's	0:-6 2o:8
<assistant	0:14 v:-12 1y:-6 2j:-7 2s:-6
<assisted	0:9 1x:-8
<assists	0:8
<associate	0:-12 1v:5 2a:-6
<asthma	0:10 2k:-10
<asthmas	0:11
<astrology	0:13 e:-5
<at	3:-5 5:-6 6:-6 8:-6 c:10 d:-7 e:-15 f:-6 g:-6 h:-6 i:-6 j:-5 k:-2 m:-5 p:-5 q:-5 r:-7 t:-5 u:-6 x:-8 y:-5 10:-5 11:-6 15:-7 16:-9 17:-5 18:-13 19:-5 1a:-6 1b:-5 1c:9 1d:-6 1f:-5 1g:-6 1h:-6 1l:-5 1m:-5 1p:-7 1r:-6 1t:-7 1v:10 20:-5 25:-9 27:-12 2d:-8 2k:-7 2p:-13 2q:-12 2v:12 2w:7 2y:-6 30:-9 31:9
<ate	8:-7 l:-9 o:-5 1x:12
<atlanta	1v:8
<attack	10:-5 1k:9 24:-6 2j:-12 2p:-8 2q:8
<atu	0:9 1x:-8
<auction	0:13 23:-6
<audio	0:10
<audiologist	m:7
<august	1p:-7
<aunt	a:-5 c:-8 e:-5 m:5 o:-6 10:7 18:-8 1t:-5 1x:-8 2d:-8 2k:-6
<auntie	x:15 18:-7 2r:-9
<aussie	2o:-5 2q:-5
<australian	0:5 p:9
<author	0:8 20:7
<autism	0:9
<auto	0:-13
<available	0:10
<ave	0:8 2j:-6
<ave's	8:6
<average	0:6 2v:-5
<avery	0:9 z:10 15:-8 2o:-13
<aviv	0:7
<avocado	0:-8 1s:10
<avoidant	0:13 1x:-10 2l:-7 2o:-9
<awake	0:14
<award	0:11
<away	0:7 1t:7 1x:6 23:-14 24:14 29:-8 2x:-6
<awful	0:11
<awkward	0:8
<axle	0:11
<axolotls	0:12 t:-7
<b	f:-5 o:-6 1x:-6 1y:-13 23:19 2o:4
<babies	0:12
<baby	1:-5 e:-11 1a:-6 1k:-6 1x:8 1y:9 2a:-5 2d:-11 2q:-9
<baby's	0:8 1x:-6
<babysit	0:-9 24:9
<back	1:-5 8:-9 e:-5 p:-8 t:-6 x:-12 10:-5 15:-9 17:-6 1a:-7 1x:-4 1y:-6 23:7 24:5 2a:-6 2d:13 2j:-7
<back's	25:8
<backend	1g:9
<backflip	0:7
<backyard	0:9
<bad	0:4 9:6 m:-8 11:-4 1x:-7 25:10 2k:-11 2o:-6 2r:-7
<badge	0:8
<badly	0:9
<badminton	24:5
<bag	0:9 t:8 24:-6 2l:-6
<bagel	0:6
<bags	0:6
<bahn	0:12
<bait	0:13
<bake	0:-5 24:4 2c:7
<bakery	c:8 g:-4 v:-6 1x:-11 2w:10
<bakes	0:-8 24:9
<baking	24:-10 2o:-12
<bald	4:-4 17:-7 1n:8 1y:-6 2q:-10
<ball	0:11 1n:-5 2w:-6 2x:-7
<ballarat	0:15 m:-6 25:-10
<ballet	0:10 o:6 1x:-6
<ballina	0:-6 23:6
<balls	0:12
<ballymoy	0:10 1v:10
<banana	0:9 2a:-8
<band	1k:7
<band's	0:-11 2o:9
<bangalore	0:12 1y:-7 23:-12
<bank	0:7
<banks	0:11
<bantam	0:-6
<bantams	0:10 1y:-9
<bar	0:5 v:6 1x:-6
<barber	0:11 2j:-7
<barbie	0:5 2q:-5
<barely	2w:9
<barista	0:10
<barista's	0:7
<baristas	0:12
<barley	0:-8 1r:12
<bartender	0:9 1x:-7
<basement	2d:-4
<basically	0:8 25:-6
<basketball	1k:7
<bass	0:12
<batch	0:-8 24:6
<batter	0:12
<battery	0:8
<battery's	0:9
<bawled	0:8 1x:-8 2d:-6
<bay	0:15 2o:-10
<baz	15:11 20:-6
<bc	1e:5 1o:-6 1y:-8 24:8 2o:-7 2q:-10 2x:5
<bds	7:-5 1q:-12 1v:-7
<be	5:-5 9:-5 a:-5 e:-10 f:-5 t:-7 v:-6 w:-6 x:-10 13:-7 16:-6 1b:-6 1c:-7 1d:-5 1e:-6 1g:-6 1h:-6 1x:10 1y:-10 24:-9 29:-8 2a:4 2k:-6 2l:-5 2p:-17 2t:-6 2w:-5 2x:-5
<bea	15:-6 2d:-6 2o:-15 2r:11
<beach	24:12
<beagle	0:4 24:-8 2k:-8
<beans	0:6 2a:-8
<beard	4:7 1n:-7
<beat	0:10
<beats	0:-6 o:11 20:9 24:-5
<became	l:-8 y:4 1b:-6 1x:13 24:-12 2h:6
<because	0:6 9:-6 i:-7 1x:-7 24:-9 2w:-6 2x:8
<become	0:13
<bed	0:-4 v:11 1y:-10 23:-7 2a:6 2o:-9 2y:13
<bedroom	v:6
<bedtime	0:12
<beef	0:14
<beekeeper	0:10
<been	1:-8 2:-10 3:-5 4:-5 5:-6 6:-7 7:-7 a:-5 g:-5 h:-5 n:-6 q:-6 x:-6 y:-7 10:-2 11:-7 12:-6 13:-5 15:-8 18:-8 1c:-7 1d:-7 1e:8 1f:-6 1h:-7 1i:-6 1k:-15 1l:-6 1n:-8 1x:5 20:-5 23:-8 2c:-12 2k:-10 2o:-13 2p:-6 2q:9 2r:-6 2v:-9 2x:13
<beer	0:7 24:-4
<bees	0:15 1e:-5 2o:-7 2x:-5
<before	1:-5 2:-10 5:-9 c:6 i:-5 k:-5 l:-12 m:-6 o:-8 v:6 w:-6 x:-7 10:8 13:-7 1c:-6 1g:-6 1h:-5 1o:-10 23:7 2a:8 2d:6 2r:-5 2w:-10
<begin	0:5
<beginner	0:12
<beginners	0:12
<begun	m:8
<behind	0:9
<being	8:-6 10:-7 1j:7 25:-5 26:6 2j:-5
<belfast	0:-11 2o:11
<belgian	0:-10 2j:10
<believe	0:-18 5:11 e:-6 l:-5 o:-8 u:-4 v:-7 11:-5 1o:24 1s:-5 1x:-8 2a:-9
<bell	0:-9 27:11
<belong	1:9 15:-6 1k:12 24:-8 2o:-14
<below	0:12 1v:-6
<ben	0:17 c:-5 l:-5 v:-5 x:-7 10:-5 12:-5 1x:7 23:-5 2o:-8
<berlin	0:9 13:8 2d:-11
<besan	0:17
<besides	0:14
<best	1:-5 2:-11 9:-5 c:-6 e:-8 l:-5 o:-5 v:6 w:-10 12:-6 18:4 1g:-5 1k:-6 1x:-5 23:-13 2a:-5 2n:-6 2o:6 2r:6 2x:6
<bestie	0:-7 x:8 25:7
<bet	0:7
<beth	0:-11
<bethan	10:-5 2j:-7
<better	0:15 1o:6
<betty	0:8
<between	0:14 v:-6 10:-7
<beyoncé	0:13 p:-8 v:-7
<bf	0:-8 e:7 1x:7 24:-5
<bhajans	0:15
<bi	0:9 1t:-5
<bible	0:15
<bicycle	0:9 2o:-6
<bidding	0:-12 1x:16 23:-9
<big	2:-6 7:-6 10:-6 13:-5 1x:10 1z:5 23:-7 2o:-7 2p:7
<bigger	2q:10
<bike	e:-7 1x:-14 24:10 2k:-6 30:8
<bikes	0:7
<bilingual	0:11
<bin	0:6
<bingo	0:-5 7:9 24:12
<biopsy	0:-12 e:-5 1x:15
<birmingham	0:10
<birth	0:7
<birthday	2:-6 6:8 15:-6 1p:12 2o:-11
<birthday's	1p:11 24:-6 2r:-10
<biscuit	x:8 1x:6 25:-7
<biscuit's	0:7 1x:-4
<biscuits	0:14
<bit	i:-7 o:11 1g:-7 2w:-7
<bite	24:6
<biting	24:11
<bitten	0:-5 1h:-6 1x:8
<blacksmith	0:8
<blanket	1y:-10 2q:7
<bless	0:6
<blew	0:8
<block	0:-10 2d:12
<blocks	0:10
<bloke	0:13
<blood	0:8 24:6 2p:-8
<blue	0:9 1x:6 23:-9 2m:5 2o:-10 2z:6
<blueberry	1x:-6
<bluetooth	0:6
<board	0:-5 l:-8 1k:9 1s:-8 24:-7
<boat	0:11 1x:-5
<boathouse	0:8 24:-8
<boats	0:9
<bob	0:-10 1y:10
<body	0:4
<boiled	2q:-8
<boiler	0:11
<bon	0:-10 1x:10
<bone	0:-8 1u:8
<book	1:-5 e:-5 v:-8 1k:-8 1x:-12 1y:-7 20:7 2o:-6 2q:10
<booked	0:-9 15:13 1x:-10 2o:9
<bookings	0:8
<books	1v:6 24:-9 2p:8
<boone	2p:-5
<boot	0:17
<boots	0:9 23:-7
<border	0:14
<bored	0:12
<borehole	2q:5
<born	1:-7 c:-6 e:-14 p:12 s:-6 v:-13 w:-6 15:-7 1p:10 1x:11 21:-8 23:-6 2o:-10 2w:7
<bosch	0:10
<boss	1:-8 5:-5 e:-9 f:-5 h:-7 m:-4 t:7 u:-5 10:-5 19:7 1k:-9 1o:-6 1y:-12 24:-4 2g:10 2o:11 2r:13
<boss's	0:7
<bossy	0:13
<boston	0:6 l:-7 1x:12 24:-9
<bot	0:5
<botanic	0:7 6:-6 1p:-6 2o:7
<both	0:8 4:8 m:-5 p:7 1g:-7
<bother	0:14 24:-12
<bottom	0:11 1y:-6
<bought	1:-6 a:-6 c:-9 f:-7 g:-6 j:-5 m:-5 t:-6 v:-10 x:-12 10:-8 11:9 13:-4 17:-7 1g:-5 1k:-6 1v:-11 1x:9 1y:-12 20:-6 24:-5 2d:-6 2k:17 2m:-4 2q:-15 2r:-10 2x:-5 30:6
<bouldering	0:14
<bow	1n:5 24:-10
<bowling	0:6 21:-6
<bowls	27:-8
<box	0:4 21:-5 2o:-7
<boxes	0:-8 2k:8
<boxing	1p:6 2o:-7 2p:-7
<boy	2:14 1h:8 1x:-3
<boyfriend	1z:7 2r:-6
<br	0:12
<braces	0:5 15:-5 1n:6 1x:-6 2o:-10
<bracken	0:11
<bradford	0:8 1o:-8 2p:-6 2w:-6
<brain	0:14
<brake	0:8
<bram	0:17 e:-5
<brazil	8:-5 v:7 1r:-8
<brazilian	24:14
<bread	0:11
<break	r:-5 2a:-11 2w:10
<breakfast	0:10
<breaks	0:9 24:-8
<breakup	0:10
<breast	0:6
<bred	0:7
<breda	0:-13 1x:12
<breed	0:8
<brewery	0:-9 v:-6 1x:12
<brick	0:-5 2v:6
<bride	0:12 x:-10
<bridge	2:-8 t:6
<bridgewater	24:4
<brielle	0:13 24:-14
<brigids	0:8
<bring	23:6 24:-6 2o:-7
<bringing	0:14
<brings	0:14
<brisk	0:-13 24:13
<brisket	0:8
<british	0:7 1v:-6 1x:7
<brittle	0:9
<bro	0:5 9:-5 e:-7 1s:-5 1x:-15 25:7
<broad	1n:7
<broccoli	0:9
<broke	k:-6 1x:10 23:-12 24:-6 25:11 2d:-6 2o:-11
<brooklyn	0:9
<brother	1:-7 4:-7 8:-7 h:-6 i:-7 l:5 m:-5 u:-7 v:10 11:-6 12:-6 13:-7 15:-6 18:-7 19:-7 1b:-8 1d:-6 1e:-7 1h:-8 1x:-2 20:-6 24:9 2d:-16 2g:-7 2k:-13 2o:-8 2w:-6
<brother's	0:-9 e:8 x:-8 18:-8 2d:7 2r:-9
<brothers	0:-8 e:5 1x:11
<brought	13:10 1x:-8 2m:11
<brown	0:8
<browns	0:9
<brunch	2o:10
<bsc	1t:-7 20:-8
<btw	0:15
<buckets	0:11
<bucks	k:8 24:5
<buddy	x:7 1x:-6 24:-7 2j:5
<budget	0:10 1o:-6 2d:-8
<budgie	0:9 x:8 1x:-11
<buffet	0:7
<buick	0:11
<build	0:10
<buildin	2l:-6 2q:-5
<building	0:-8 10:-5 11:-6 13:-7 17:6 1h:-6 1x:-10 1y:-5 2d:-7 2m:-5 2p:-10 2q:23 30:-10
<builds	0:7
<built	0:16 24:-8
<bulging	0:6
<bullet	0:-7 2a:13
<bullies	0:10
<bumped	1x:10 2o:-6
<bumrah	0:7 h:-5
<burg	0:5 2o:-5
<burger	0:8 8:-6
<buried	0:8 v:-7 1x:5 2d:-6
<burned	1x:9
<burnout	0:11
<bus	m:-5 v:8 10:-5 1v:8 24:5 2x:9
<buses	0:4 1x:-8 2x:-5
<business	0:5 v:10 1c:-6 1v:-5
<but	2:-6 4:-7 d:-6 g:-8 h:-8 m:-8 p:5 r:-4 s:-6 w:-6 10:-6 11:-7 12:-9 13:-5 15:-8 1a:-7 1m:8 1s:-5 1x:-8 23:8 25:-7 2a:-9 2d:-8 2e:-5 2h:-6 2o:-13 2z:6
<butler	0:12
<butter	0:12
<buy	2:-6 v:-6 23:13 24:-11 2o:-9
<buyer	0:7
<buyin	2o:9
<buys	0:10
<by	1:-7 2:-9 3:-7 4:-6 7:-7 8:-8 a:-8 c:-8 e:-7 g:-9 h:-8 j:-6 k:-6 m:-7 o:-7 p:-7 s:-6 t:-8 u:-5 w:-7 x:-11 10:-6 11:-7 13:-6 18:-6 19:-6 1a:-6 1b:-9 1c:-8 1d:-7 1e:-6 1h:-9 1i:-6 1n:-7 20:-6 24:12 25:-5 2c:-7 2d:8 2e:5 2o:-9 2q:-5 2x:-5 2z:8 30:-6
<bypass	1x:8
<c	18:13 1i:-8 1x:8 2r:-6 30:-6
<cab	0:12
<cafe	0:9
<cage	0:-10 2q:10
<cake	0:9
<calc	0:9 15:5 2o:-5
<calculate	0:10
<calf	0:-9 1:-5 1k:-7 1x:13
<calgary	0:20 v:-7 1x:-9 2o:-7
<call	l:-9 r:-5 t:-6 u:-10 x:-15 z:17 13:-6 1x:-7 27:-5 2c:-6 2d:-16 2e:-5 2m:-7 2o:-9 2p:6
<called	2:-5 4:-5 c:6 h:-6 m:8 s:-11 t:-6 v:-7 x:14 10:-6 1c:-5 1h:-4 1x:-6
<calling	x:7
<calls	t:8 x:-8 z:13 2a:-7 2p:10 2w:-6
<callum	0:-4 e:7 m:-5 1x:9 2r:5
<callum's	0:6 8:8 g:-6 15:-8 1x:-10 2o:-13
<calorie	0:8 23:-6
<calories	0:8
<calvary	0:10
<calves	0:7
<cambridge	0:11
<came	p:8 1v:7 1x:10
<camp	0:5 16:-5 1y:8 2p:-9
<camper	0:7
<camping	24:-6 2o:6
<campsites	0:9
<campus	0:-4 24:7 2o:-7
<can	0:10 3:-6 5:-8 8:-5 9:-9 e:-4 k:-4 l:-9 m:-7 o:-8 u:-6 y:-7 z:2 10:-8 11:5 1b:-5 1d:11 1e:-9 1g:-8 1h:-8 1o:-10 1s:-13 1x:-6 24:-10 25:11 2a:-6 2l:12 2w:13 2x:-15 2z:-6
<can't	1:-6 2:-5 3:8 4:-6 5:-4 9:8 c:-8 d:-5 f:-5 g:-9 h:-6 i:-6 j:-6 k:-5 l:-7 m:-9 o:-6 r:-6 s:-9 t:-6 u:-5 v:-5 w:-5 x:-9 y:-6 10:-8 12:-6 15:-6 16:-6 17:-7 18:-6 19:-7 1a:-4 1b:-5 1d:13 1g:-5 1h:-7 1k:-7 1q:12 1r:-5 1s:11 24:-6 25:-6 27:-5 2a:-7 2c:-5 2j:-5 2p:-5 2q:-11
<canada	1e:8
<canadian	25:-6
<canal	0:11
<cancel	0:9
<cancer	1e:-5 25:8 2x:-5
<cancun	0:5
<candle	0:-5 2c:8
<cannot	8:-5 m:-5 t:-5 17:-8 1d:6 1o:-7 25:7 2d:-5 2q:-13 2w:7
<canoe	0:15
<cant	0:-7 2:-5 l:8 o:-6 10:-5 1a:-6 1d:11 2w:8
<canyon	0:-5 30:9
<cape	0:12 2:-6
<capital	0:13 2a:-8
<caption	0:11
<car	0:10 1r:-5 1x:-10 24:-7
<caravan	0:-4 1:-5 c:-8 15:5 1k:-10 24:-6 2o:11 2q:-9 2r:-5
<carb	0:11
<card	v:-7
<cards	0:12 2p:-5
<care	9:9 10:-5 1y:-8 23:-8 2j:5 2s:-7
<career	w:6
<caregiver	0:-6 1k:7 27:-5 2q:-5
<caretaker	0:13
<cargo	0:10 2k:-5 2q:-5
<carla	l:-6
<carol	4:-5 e:6
<carol's	0:-3
<carp	0:-7 2r:6
<carries	0:11
<carry	v:8
<cartoon	0:6 2a:-6
<casadabagunca	0:9
<case	0:13
<cash	0:-9 v:8 1v:8 2k:-5 2p:5
<cast	0:12
<cat	8:7 u:-6 v:-8 x:12 1r:10 24:-9 2d:-16 2m:-7 30:-6
<cat's	0:6
<cataract	0:11 1x:-8
<cataracts	0:-6 1x:6 2o:10
<catherine	0:-2 10:7
<catholic	0:5 1x:-8 24:-5
<catholics	0:7
<cats	l:-8 m:-6 24:13 2d:-6
<cause	0:13 2o:-6
<caved	1g:7
<cc	0:8
<cdl	0:-3
<cedar	1v:8 23:-8 2o:8
<celsius	0:-10 24:7 2a:7
<center	w:6 x:-5 2o:9 2v:-7
<centre	0:-12 2p:13
<ceramics	0:13
<ceremony	0:13 2o:-6
<cert	1t:8 2a:-8
<chai	0:9
<chain	0:7
<change	0:12
<changed	9:-6 b:-7 10:10 1h:5 1u:-11 1x:-8 24:7
<changing	0:9
<chapel	0:-4 1x:4 2e:9 2o:-5
<chapter	0:8 1k:-16 24:9 2c:-6 2p:-7
<charity	1v:8 1y:-8
<charity's	0:12 1a:-5
<charlotte	0:18
<chart	0:10
<charter	1v:-6 2v:8
<chat	0:8 1x:-5
<chattanooga	0:8
<cheap	0:15
<cheaper	0:9 2d:-5
<cheapest	0:16 2d:-6 2o:-6
<cheat	0:11 2a:-10
<check	0:12
<cheer	0:13 l:-7 24:-14
<cheese	0:11
<chef	1:-6 v:-8 1k:-8 1v:7 2k:7
<chem	0:-6 1t:9
<chemist	0:10 1v:-5
<chengdu	0:11 1v:-7
<chennai	0:8
<cherry	0:-12
<chess	0:15
<chest	2k:7
<chevy	0:8
<chewing	0:10
<chews	2a:-8
<chicago	0:-11 1x:10
<chicken	2o:11
<chickens	0:-11 2a:11
<chief	0:8
<child	0:6 3:6 1m:6 24:-15
<childers	0:10 25:-6
<childhood	t:-5 13:-6 1x:5
<children	0:17 1x:7 2o:-11
<children's	0:-5 2q:6
<chip	0:-4 v:8
<chippy	0:11
<chloe	0:9 1x:-7 2o:-10
<choco	0:11
<choice	0:8
<choir	c:-6 1v:-5 1x:6 2o:-6
<choirs	0:11
<choma	0:7
<choose	0:7 13:-5
<chord	0:12
<chords	0:9
<christened	0:-6 1x:9
<christenings	0:12 4:-6
<christmas	0:10
<chro	0:-12 23:9
<chromebook	0:15
<church	1b:-7 2u:13
<ciara	0:8 m:10
<cigars	0:7
<cilantro	0:16 r:-6 2a:-13
<cinderella's	0:14
<citizen	0:10
<citizenship	0:-6 1x:11
<city	10:8 1v:-6
<civil	1:-5 1g:-6 1k:-6 1o:-9 20:-6 24:6 2f:7 2r:-8 2v:11 2z:5
<claim	0:10
<claims	0:13
<class	0:10 1d:-5 1k:-7 1x:7 24:7
<classes	8:-5 c:-5 e:-5 o:7 1r:-6 1v:-5 2o:6 2q:-5
<classroom	0:12 m:-5 10:-6 1y:-8
<clean	0:10
<cleaner	0:-10 i:12
<cleans	0:8 1x:-6 1y:-5 2a:-6
<clear	0:13
<cleared	0:6
<clerk	x:8
<cleveland	0:7 2j:-7
<clicking	0:7
<client	0:16 1:-5 1k:-9 24:-5
<climb	0:4 23:-7 24:8 2o:-4
<climbing	0:7 17:-6 2q:-9
<clinic	0:-5 1v:6 1y:-6 26:6 2o:-6
<clock	0:11 2k:-5
<close	0:-4 1r:-10 1x:-12 2o:13
<closed	1:-6 1g:9 2j:-5
<closest	0:8
<closing	0:7
<clover	0:9 x:-5
<club	0:5 1v:-6
<cm	0:3
<co	0:-14 2q:13
<coach	e:-7 1k:10 1x:-14
<coach's	0:12 1:-5
<cocktails	0:8 1o:-8
<code	0:8 16:-7 1g:7 2j:-8 2p:-13 2q:6
<codes	2w:9
<cody	0:5 1c:-7 1m:-9 1t:8 2v:-11
<coeliac	0:-5 1x:11 2x:-5
<coffee	8:-6 1x:-9 2c:5
<cold	0:13 15:-7 2c:10 2o:-15
<colette	0:8 23:-8
<colfax	0:-6 1x:7 2r:-6
<collarbone	1x:8 25:-8
<colleague	0:8 l:-6 x:8 1x:12 24:-14
<collecting	0:7
<collections	0:6
<collective	0:8
<colleen	15:8 2o:8
<college	u:7 x:9 1x:-5
<collie	0:14 1h:-5 30:-8
<cologne	0:9
<color	0:5
<coloring	24:11 2q:-5 2r:-5 2t:-5
<colour	h:7
<colours	0:7
<colt	0:9 11:-6 1l:-5
<com	0:6
<comanche	0:8
<come	r:-7 v:-8 10:7 15:-7 1x:12 23:7 2a:-9 2o:-17
<comedy	0:11 23:-11
<comes	0:-3 p:7 x:-6 29:7
<comin	0:11 1x:-6
<coming	k:-5 v:-6 x:-7 20:6 23:-7 25:-6 2o:11
<commas	0:9
<commis	x:9
<committee	0:6
<common	0:8
<community	0:8 1o:-10 1y:-6 24:-9 27:-7 2f:6
<commute	v:-6 23:-8
<company	9:-6 b:-6 1u:-8 24:15
<compare	0:18 7:-8 1d:-5
<compared	0:7
<competitive	0:5 l:-9 24:-16
<compiling	0:-10 1x:-9 24:-11 2q:13 2y:-11
<complaining	0:8
<completed	a:9 24:-9 2w:-7
<completely	2c:7
<compose	0:10
<composed	0:8
<composer	0:9 23:-7
<compound	0:10
<computer	0:8 1v:-6
<con	0:7 24:-12
<concerned	0:10
<concrete	0:12
<condo	2d:10
<condolence	0:10
<condos	0:6
<conference	0:6 2o:-6
<conflict	e:-6 1x:-11 2l:7 2o:-11
<confused	0:11
<confusing	0:10
<considered	0:6
<consult	0:-9 2a:6 2o:7
<consultant	0:-9 2o:10
<consulting	5:-7 10:9 1o:-11 2q:15 2v:-8
<contain	0:11
<continue	0:8
<contract	0:15
<contractors	0:11 1o:-11
<conversation	0:9
<convert	0:17
<cook	0:-4 3:-9 9:-7 l:-7 1y:12 2j:-6
<cookbook	0:11
<cooking	0:10 24:-5
<cookoff	0:7 1x:-6
<cooks	24:11
<copper	0:17 1y:-9
<corgis	0:9
<coriander	0:13
<corner	0:-8 24:9
<cornish	0:12
<cornwall	0:-6 2o:9
<corolla	0:7 2j:-6
<correct	0:-11 23:-7 2a:17
<correction	0:-12 2o:13
<corvane	1v:10
<corvid	0:10
<cos	0:10
<cost	0:15
<costs	0:-11 l:5 24:10 29:-6
<costume	0:8
<cottage	0:12 v:-6 1r:-8 1x:-7 2o:5
<could	0:16 1y:-6 24:-7
<could've	0:-6 x:8
<couldn't	0:13
<council	0:5 10:8 1v:-6
<counselling	0:10
<counsellor	0:-10 24:11 2o:-11
<count	o:-6 27:-5 2w:6
<country	0:10 t:-6 1k:-5 1v:6 2o:-14
<county	1v:5 2r:4
<couple	2s:-5
<couples	0:4 1k:10 1x:-5
<course	c:-9 1t:11 1v:-9 1x:-10 2o:10
<courtroom	0:12 23:-12
<cousin	2:-6 c:9 k:-5 o:-5 p:-6 r:-5 10:-3 15:-9 16:-6 1a:4 1g:-6 1v:-8 23:-12 24:7 25:5 26:5 2a:-5 2j:-9 2p:-7
<cousin's	0:11
<cousins	0:17 1o:-8 2o:-6
<cover	0:16
<covered	0:14 v:-7
<covid	0:-7 1v:-7 1y:12 2k:-12
<coworker	f:-5 g:-6 l:-10 r:-5 u:-5 x:10 10:-7 15:-8 1y:-5 24:-14 2a:-9 2d:-5 2f:-5 2h:6 2l:-5 2o:-13
<coworker's	0:12
<cows	v:-5
<cpr	2w:9
<cracked	7:6 2r:-5
<crag	0:9 24:-6
<craig	0:-8 1a:7 2t:8
<craigmuir	0:9
<cramps	0:8
<cranky	0:7 2j:-6
<crashed	1x:6 2o:-8
<craving	0:10 1h:-6
<crawling	0:15
<crazy	0:10
<cream	0:13 23:-7
<creche	1:-5 e:-5 1k:-8 1x:-10 2o:7
<creches	0:7
<crete	0:7 2o:-6
<crewmate	0:-12 20:-5 2o:11
<cricket	0:14 1n:-5
<cricketer	0:11 h:-7 20:-5
<crimping	0:11
<crisp	0:6
<critical	0:8
<crochet	0:9 1y:-10 23:-5 2q:6
<croqueta	0:16 1e:-5 2x:-6
<cross	2c:-5 2j:-5
<crown	0:-8
<cruel	0:5
<cruise	0:12 1o:-8
<crv	0:9
<cry	0:15 9:-6 1s:-5 24:-8 2p:-6
<crying	0:10 2o:-10
<cryptic	24:-8 27:6
<cto	0:9
<cue	1n:-5
<culinary	0:-5 w:-6
<cup	0:9 1y:-8
<cupboard	0:8
<cups	0:5 24:10 2a:-11
<curd	0:6
<curie's	0:12
<curly	0:-5 1n:6
<currently	0:10 10:7 2a:-5
<curry	0:7
<curse	0:-9 l:-5 24:10
<curtis	0:-8 24:12
<cusses	0:-7 c:-6 24:9 31:-5
<cussin	0:11 2x:-10
<customer	0:10
<cut	l:-6 1r:8 1y:-10 24:-15 2o:9
<cuts	0:8
<cycle	0:-10 2a:-5 2o:13
<cycles	2o:-6
<cycling	0:-7 24:9
<d	2:-6 l:8 1u:5 26:-5 2z:-8 31:-6
<da	0:9 24:-8
<daan	0:9
<daar	0:14 r:-8 2a:-13
<dacia	0:11
<dad	2:-8 9:-5 e:8 f:-5 g:-5 k:-6 11:-6 18:-11 1h:7 1p:-6 1r:-5 1y:-6 24:-12 2j:9 2o:-7 2r:-5
<dad's	g:-5 o:-10 x:-9 10:-5 11:5 13:-6 1x:6 1z:-5 27:8 2j:-7
<daddy's	2k:7
<dads	d:6 1e:-7 1w:7 2x:-8
<daffodils	0:10
<daft	0:-4 t:11 2q:5
<dairy	p:5 28:5 30:-8
<dam	1y:9
<damage	0:9
<damp	0:11
<danced	0:9 1x:-8
<dancer	0:9
<dangerous	0:12
<daniel	0:-8 2:7 3:6
<danielle	0:-7 1t:6 25:-6 26:6
<dark	0:-9 2p:8
<darragh	0:6
<darts	0:-14 1y:14 23:-9 2o:-6
<date	0:19 1e:-8 1x:-10
<dates	0:9
<dating	0:8
<daughter	3:2 r:-8 v:-9 11:-5 13:-7 18:-6 1d:-8 1k:6 1l:6 1x:-7 23:-14 25:-8 29:5 2a:-10 2c:-11 2g:-6 2r:-6
<daughter's	2:10 1m:14 1x:-9
<davi	0:9
<day	2:-9 m:-7 1x:11
<daycare	0:4 2w:-6
<days	0:-2 k:-6 m:-5 o:10 t:-5 15:-5 1b:4 1h:-6 1y:-8 23:-7 24:9 2e:-6 2o:-5 2p:-5 2u:6 2x:-6
<dayton	0:10 g:-5
<de	x:-9 2e:12
<deacon	0:11 2o:-6
<dead	0:11
<deadline	0:12
<deaf	1x:-8 25:12 2o:-8 2p:-8
<dear	0:14 x:-10
<dearer	0:9
<debate	0:-7 1k:8
<debt	0:8
<decatur	0:7 2o:-7
<december	0:10 1x:-7
<decent	0:10
<decide	0:13 17:-6 1o:-7 2q:-13
<decided	24:-6 2o:6
<deck	0:14
<dedicates	0:11
<dee	27:7
<deep	0:-5 1x:8
<deer	1x:-5 27:6
<def	0:5
<degree	p:-7 1c:7 1t:-7 20:-7
<deleted	1g:12
<delivered	0:-13 1x:-6 1y:13
<dementia	1x:-7
<den	0:11 12:-5
<denise	0:7
<dental	1q:-6 1v:-12 2v:6
<dentally	0:16
<dentist	0:-8 1v:5 2j:-5
<dentistry	0:7 1y:-8
<denver	0:15 f:-7 1x:-11 1y:-10 2o:-6
<deploy	0:13 1g:-6 2o:-6
<deposit	2k:-6 2o:-9 30:8
<depot	0:7
<depth	0:11 29:-8
<derby	13:8 1x:-8 2s:-6
<describe	0:14 2a:-7
<description	0:8
<deserved	0:9
<design	a:9
<designed	0:-7 1y:14
<designer	0:17
<dessert	0:12
<detective	0:11
<detest	0:-8 1s:12
<deutsche	0:11
<dev	1u:8 2q:-5
<dev's	0:7 2a:-5
<developer	0:8 1g:9 2j:-6
<devon	0:10
<diabetes	0:9 e:-5 m:-8 1x:-9 2j:-8
<diabetic	0:17 1z:-13
<diabetics	0:15
<diagnosed	c:-5 m:5 10:-5 1e:-5 1p:-5 2j:-11 2x:-7
<diamond	o:8 1x:-8
<diaper	0:-9 2o:11
<did	9:-5 c:-6 f:-10 g:-5 l:-6 o:-6 w:8 x:-7 10:-7 11:-5 1a:-7 1c:6 1o:-11 1y:8 24:-11 27:-8 2r:10
<didn't	0:14 l:-5 x:-5 12:-5 1x:-5 24:-6 2l:-8
<die	0:9 1x:-8
<died	v:-6 13:6 1x:7 21:-6 24:-6
<diego	0:5 x:6 23:-6
<dies	0:7
<diesel	0:10
<dietetics	0:4 2f:-6
<difference	0:12 10:-7
<different	2q:-7 2v:11
<diner	0:13
<dining	0:5
<dinner	0:15 1k:-7
<dinners	0:13
<diploma	2f:10
<dipping	1x:-7 24:6
<director	0:13 2a:-7 2j:-5
<dirty	0:14 2a:-11
<discord	0:14 e:-7 1x:-13 23:-10 24:-8 2o:-6
<disgrace	0:6 1o:-6
<dish	2a:-8
<dishes	0:13 1o:-9 23:-6
<dishwasher	0:9
<disney	0:-4 2o:5
<disowned	0:8
<distance	0:9
<divorce	1x:-7
<divorced	0:7 v:11 1e:5 1x:-8
<diwali	0:9
<dm	0:-10 l:-7 24:9
<do	0:8 1:-5 2:-8 4:-6 5:-6 c:-7 e:-7 g:-7 i:-6 k:-5 l:-5 r:-8 s:-6 u:-7 x:-7 y:-5 15:-9 16:-7 17:-6 1a:-6 1b:-6 1k:-5 1w:-5 1x:-9 2a:10 2c:9 2j:11 2o:-5 2p:-15 2q:-11 2w:8
<doc	0:6
<doctor	f:-7 l:-6 m:15 x:-7 1y:-8 24:-14 25:15 2a:7
<doctors	0:11 24:-5
<does	0:9 a:-5 c:-9 e:-6 k:-6 l:-12 o:9 w:-7 x:-5 y:-5 z:-6 11:-8 13:-6 15:-5 1h:-5 1o:20 1x:-10 23:-10 24:-15 27:8 2j:14 2o:-9 2q:-7
<doesn't	8:9 l:-5 1o:-5 1r:-9 1s:10 24:-14 2o:-5
<doesnt	0:5
<dog	2:7 a:-5 c:-7 e:8 g:-4 m:-8 u:-5 11:-5 13:-10 1a:-8 1r:7 1x:12 21:8 24:-8 25:-3 2d:-7 2g:-6 2k:-5 2p:-10 2q:-6
<dog's	2:10 8:8
<dogs	0:12
<doing	1:-7 2:-6 3:-6 c:-8 k:-7 o:-5 t:-6 w:7 x:-8 10:-6 11:-6 12:-7 15:12 1b:-6 1k:-6 1v:-6 23:5 2f:8 2w:-5
<dollars	0:11
<dolly	0:14
<dombrowski	0:8
<don	0:9
<don't	1:-6 2:-5 4:-6 a:-5 c:-5 e:-8 g:-6 h:-6 i:-6 k:-7 m:-9 p:-5 r:-7 s:-6 t:-9 u:-5 v:-6 w:-5 x:-5 z:-8 10:-6 12:-5 15:-5 16:-5 18:-5 19:-4 1a:-5 1d:-8 1f:-7 1g:-5 1h:-5 1m:9 1o:6 24:-14 2a:11 2c:-9 2p:-9 2w:-5
<donal	0:8 13:12 1x:-11
<donal's	0:-10 e:6 1x:5
<done	0:-2 e:6 2o:11 2r:8
<dont	5:-12 8:10 9:-6 e:-5 m:-6 t:-10 w:-6 10:-5 1s:-6 1x:-6 24:-13 2a:13 2c:-14
<door	e:-5 13:8 1x:-11
<door's	0:8
<doordash	0:10 24:-8 2a:-7
<dorms	0:7
<dorset	0:9
<dose	0:10
<double	0:-11 1v:8 2x:6
<doubles	0:7 x:10 2p:8
<dough	0:10
<dougie	0:-4
<down	2:-10 h:-5 l:-6 q:6 18:-8 1c:-5 1i:10 23:5 24:-6 2k:-5
<downstairs	0:10
<dr	e:-5 x:-6 1v:-5 1x:-9 2g:9 2o:5
<draft	0:14 c:-6 f:-6 15:-7 1h:-6 1v:-6 1y:-12 2g:9 2o:-10 2r:-5
<dragged	p:7
<dragon	0:7
<drank	0:6 24:-4
<draw	0:11
<drawing	0:7 k:-8 23:-7
<dre	0:-10 1x:9
<dread	0:-6 i:5 21:6
<dream	0:-5 i:-5 t:-5 u:-5 20:-7 23:17
<dreams	0:11
<dreamt	0:10 11:-5 30:-6
<dress	0:10
<dresses	0:6
<drills	0:6
<drink	9:-7 l:-7 m:-5 p:-8 1o:-5 1s:-9 1x:-5 24:8 2a:-11
<drinking	0:9 24:-5
<drinks	0:-5 16:-5 24:11 2p:-9
<dripping	0:11
<drive	2:-7 8:-6 9:-6 c:-5 q:-5 s:-6 11:-5 18:-6 1a:-5 1d:5 1g:-6 1o:-5 2z:-5 30:10
<driven	0:-7 1y:7
<driver	0:7 24:-13 2j:-8 2x:9
<drives	l:-11 x:-9 10:-8 1x:-8
<driving	1:-6 e:-6 k:-5 m:-6 o:-6 v:-5 x:-5 12:-8 1e:-6 21:7 23:-7 24:-19 25:-9 27:-5 2j:13 2l:-6 2o:-14 2r:6 2t:-6 2x:-7 30:8
<drone	0:7
<drones	23:8
<drop	0:12 1x:-8
<dropped	1:-4 2:-7 9:-8 a:-9 c:-6 g:-6 k:5 m:-5 u:-8 v:-6 x:-6 15:-6 1d:-6 1k:-3 1s:-5 1y:-12 21:-6 23:10 2f:10 2o:-8 2v:8 2w:-11
<dropping	0:-11 24:-8 2o:14
<drove	0:12 1x:-10 2j:-5
<drown	0:13
<drug	0:7
<drugs	0:11 2a:-5
<drums	0:8
<dual	y:-7 2c:-5 2h:16
<dubai	1x:-5 2e:-5
<dublin	v:7 10:-6 2o:10 2v:-10 2x:11
<dublin's	0:7
<duchess	0:10
<duck	0:11
<dude	0:6
<due	15:7 2o:6
<dumb	0:10
<dunkin	0:12
<duolingo	0:8
<during	0:10 1o:-8
<duro	2o:-6
<dust	1m:5 1x:-5
<dutch	1k:-7 1x:-6 24:7 2r:-5
<dyed	0:-9 4:6 1n:10 1x:-7
<dyson	0:9
<e	0:-9 1x:-6 2z:-6 30:15
<each	g:-5 13:-6 1z:-5 2d:9 2o:-6
<earl	1x:-8 24:-7 2j:5
<early	l:-5 m:-11 2c:-5 2o:7 2y:8
<earn	29:6
<earning	0:13 q:5 2r:-10
<earns	0:12
<ears	m:8
<earthworks	0:-6 2w:6
<easiest	0:14 2j:-6
<east	0:5 2o:-5
<easter	0:12
<easy	0:11
<eat	8:17 l:-7 o:-6 1o:-6 1r:8 24:15 29:-11
<eaten	8:8
<eatin	c:-6 1v:-7 24:8
<eating	0:11
<eats	2:-8 8:13 1r:11 24:-5 2c:8
<edie	2:10 1m:-8
<edie's	24:9
<educator	0:4
<efteling	0:8 2o:-8
<egg	20:5 2q:-6
<eggs	0:12 1m:-7
<eight	0:9 c:-6 k:-5 11:-6 1l:-9 1x:-7 23:-6 24:-8 25:-7 2r:8 2x:8
<eighteen	1x:-5 2x:7
<eighty	1l:7 25:-5 27:-6 2l:-6
<einstein's	0:8
<elder	0:13 2o:-5
<eldest	0:5 15:-5 2o:-9
<eldoret	0:7
<electricians	0:5
<electronic	0:11
<elementary	0:7
<elevation	0:7
<eleven	i:-6 r:-7 s:-10 u:-5 v:-6 13:-7 1d:-7 1l:7 1x:-5 24:-6 2a:-8 2k:9 2l:-4 2o:-7 2v:-5 31:10
<eli	e:-5 1q:7 1x:-14 24:-5 26:-4
<elizabeth's	0:-6 9:7
<elon	0:8
<elope	0:11 2p:-11
<else	0:13 1o:-5
<else's	0:10 u:-7 2d:-7
<eltroxin	0:11
<em	0:6
<email	0:6 c:-4 1v:-8 24:-5 2g:8
<emails	0:-8 24:9
<embassy	0:14
<emergency	0:6 1k:-6 2a:-9
<emigrated	1x:-7
<emojis	0:12
<empire	1x:5
<employed	0:9
<employees	0:9
<employer	0:8
<employment	0:-9 15:6 2o:9
<ems	1y:7
<end	0:6 1k:-6 2a:8 2o:5 2r:-6
<ended	0:14 p:-6 v:-7 1g:-5 1h:-5 1x:5 24:-11 2o:-5
<ending	0:-13 2a:13
<ends	0:10
<energy	24:8
<eng	0:-11 2g:9 2i:7
<engaged	0:21 2:5 c:-5 1v:-5 1x:-10 2o:-6
<engine	0:11
<engineer	0:7 2e:-5 2j:-8
<engineering	c:-6 1c:11 1k:-6 1o:-8 1v:-6 21:-6 24:7 2v:11
<engineers	1k:5 1x:-5 2o:-6 2q:-5
<engines	0:10
<english	c:-7 k:-7 s:11 1s:-6 23:-13 24:-7 2a:14 2o:-7
<enniskerry	0:9 1x:-7
<enough	0:12 v:6 15:-6 24:5 2o:-15
<enrolling	0:-8 15:-12 2o:12
<ensaymada	0:-8 24:6
<envelope	0:11 23:-9
<ep	0:11
<epilepsy	0:10 2a:-6
<er	0:-9 2p:-6
<erasmus	0:19
<error	0:13 2n:-14
<escaped	0:6
<escrow	0:11
<espresso	2k:8
<essay	0:12
<estate	l:-5 1d:-6 1s:11 24:-12 2w:-5
<estimating	0:-8 2w:8
<ethan	0:-5 27:6 2c:-7
<ethnically	0:-7
<eulogy	0:14 1:-5 1k:-10
<euro	24:19
<eurogames	0:4 10:-6
<europe	0:10
<evans	0:-7 1y:8
<even	0:8 17:-5 24:-10 2q:-7
<evening	0:11
<evenings	0:7 24:-5
<ever	0:-2 m:-5 1d:-5 1x:9 25:-5 2a:9 2r:6
<every	0:11 9:-6 c:-6 e:-6 g:-5 k:-6 v:-6 1p:-9 1x:-15 24:14 25:-5 27:-7 2o:-6 2q:-5
<everybody	c:-8 t:-7 z:8 1o:15 2a:-7 2w:-8
<everyone	0:19 z:12 24:-10
<everything	c:-6 e:-5 l:9 v:-11 11:-5 1a:-5 1g:15 1o:7 1u:-7 1v:-5 1x:-9 23:-7 24:-13 2k:-6
<everythings	0:-13 1o:13
<everywhere	0:12
<ex	1:-6 g:-9 m:-7 10:-7 1k:-5 24:10 2s:13
<ex's	0:13 x:-6
<exactly	0:10 1k:-5
<exam	2:-8
<examiner	0:10
<example	2n:7
<excel	0:12
<excuse	0:10
<exercises	0:11
<expecting	0:-9 1x:10 25:6
<experience	0:12
<expired	0:8
<explain	0:11 1:-5 8:-6 9:-5 a:-6 e:-6 k:-5 n:-5 t:-6 v:-7 w:-5 x:-7 10:-6 12:-8 13:-5 1a:-8 1d:-7 1k:-6 1r:-7 1x:-8 23:-7 2a:16
<explains	0:9
<exs	0:15
<extension	0:12 18:-5
<extract	0:10
<eye	0:8
<eye's	0:8
<eyes	0:8 4:7
<f	0:9 1k:-9 30:11
<fabric	0:8
<fact	0:9
<factor	0:11 23:-5
<facts	0:8
<fags	0:8 24:-6 2o:-6 2r:-5
<failed	1d:-5 1x:11 24:-10 2k:-6 2r:9 2w:-6
<fair	0:13 10:-7 1o:-8 24:5
<fairly	0:12
<fairy	0:9
<fake	0:9
<fall	0:12
<falling	0:9 1x:-8
<falls	0:15
<family	p:3 x:-6 z:8 2o:8
<famous	0:14
<far	p:-6 18:9 2r:8
<far's	0:8
<farm	p:10 v:-10 1x:-5 1y:6 28:5 2k:-8 30:-6
<farmer	0:13 2d:-8
<farmers	2p:-5
<farrow	0:-5 2o:5
<farthest	0:9 23:-6
<fasciitis	0:13 k:-8 23:-11
<fast	0:11 1c:-5 2v:-7
<fastest	0:7
<fasting	0:10 1x:-5
<fate	0:-9 1o:9
<father	8:-5 e:5 o:-6 v:-5 10:10 1d:-11 1e:-8 1z:-10 2x:-7
<fave	20:7
<favorite	h:16 o:-6 1h:-6 2o:-7
<favourite	1:-6 2:-7 h:22 l:-5 m:-5 t:-5 x:-15 10:-6 1d:-7 1h:-5 1k:-7 20:14 24:-6
<fear	i:13 1k:-8 21:-8
<feather	0:5
<feb	0:8 l:-6 24:-10
<february	0:13 15:-5 2o:-8
<feed	1v:8
<feedback	0:-7 r:7 2a:6
<feeds	0:4 24:9 2a:-10
<feel	0:14
<feeling	1o:8 24:-5
<feels	0:9 24:-8
<fees	0:6
<feet	0:13
<fell	0:-6 o:-5 1x:11 24:-8
<fella	e:10 g:7
<fellow	0:7
<felt	0:12 23:-6
<female	0:9
<femke	0:14
<fergal's	1a:8
<fergus	0:-8 2g:6
<ferrous	m:-5
<festival	0:8 1y:-7 2o:-8
<fever	0:20
<fever's	0:13 1x:-8
<fhsa	2k:6
<fi	0:9
<fia	0:11 2y:-6
<fiancee	0:-8 x:10 10:-8 2j:-8
<fiction	0:10 25:-5
<fictional	0:8
<fiddle	0:-7
<fiesta	e:-10 1h:8 2r:-5
<fifty	0:10
<fight	0:12 x:-5
<fiji	0:8 24:-5
<file	0:9
<filey	2o:7 2q:-6
<fill	0:13
<film	2l:-9
<film's	h:10 x:-6
<filmed	0:5
<films	0:11
<filter	0:-7 2c:9
<final	0:8
<finally	10:-7 1h:-6 1q:-6 1x:8 2x:9
<finbarr	0:-5
<finch	0:9 2o:-8
<find	0:15 x:8 2w:-5
<findlay	0:7 1k:11 24:-8
<finds	0:16
<fine	0:7
<finger	o:8
<finished	a:11 m:-5 15:-5 17:8 1x:-9 2o:-12 2r:5 30:-6
<finishing	1c:7 1t:11 1x:-5
<fintech	0:-5 c:8 x:-9
<fire	0:15
<fired	1o:-10 1v:5 1x:5
<firm	0:15 v:7 1k:-13 24:-7
<firmly	5:5 1o:-6
<first	0:7 2:-6 6:-8 c:-9 e:-8 f:-10 g:-6 h:-5 q:-5 v:-9 x:-7 10:-7 15:-8 1a:-5 1e:-10 1g:-5 1k:-6 1y:10 20:-6 29:-6 2a:9 2j:-6 2r:-5 2w:10 2x:-9
<firth	0:7 2:7 1l:-6 20:-7
<fish	0:11 24:-7 2j:8
<fisherman	0:9 x:-5
<fishes	0:10
<fishin	0:12
<fishing	27:-5
<fit	0:7
<five	m:-7 r:-5 v:-7 24:7 25:-6 26:10 2a:-7 2d:5 2j:-8 2o:-6 2q:-8 2s:12 2w:-5
<fix	k:-5 16:-6 23:-9 2p:5 30:-6
<fixed	11:11
<fixer	0:-6 1x:8
<fixes	0:7
<fixing	0:-8 2q:12
<flat	16:-6 1x:6 25:4 2o:-8
<flatmate	k:-6 x:9 10:5 1x:5 23:-13 2j:6
<flatmates	0:17
<flats	0:8
<fleece	0:-15 l:11 24:9
<flew	e:-6 1y:-7
<flight	0:9 v:-7 1x:-6 20:-5
<flights	0:12 2o:-10
<flip	0:-7
<flogged	1x:-8 20:-6
<floor	0:8
<floors	0:9
<florist	0:16
<flour	0:17
<flower	0:6 15:-6 1k:7 23:-6 2o:-6
<flown	0:-12 1y:10 23:-8 24:-8
<fluoride	0:-13 1o:13
<fly	15:-6 1x:-13 24:-14 2o:12
<flyer	0:13
<flying	0:-4 l:-8 10:-7 1o:-6 1s:-5 21:-7 24:-17 2o:17
<folk	0:12
<folks	0:16
<follow	c:-7 1t:10 1v:-8 2o:-7
<followed	0:12 24:-8 2k:-8
<following	0:12 1v:-11 1x:-9
<font	0:11
<fonts	0:11
<food	20:6 2r:8
<foods	0:6
<foot	0:9 26:7
<football	0:7
<footy	0:14 k:-7 23:-12
<for	5:-8 f:-5 g:-6 h:-5 j:-5 l:-6 p:-5 q:-8 s:-6 v:-6 x:-7 z:-5 10:-7 11:-11 13:-5 18:-6 1a:-4 1c:-3 1f:-5 1i:-6 1k:8 1l:-6 1q:-12 1s:-7 1v:9 1y:-5 1z:-5 20:-5 21:-5 23:12 24:-10 26:3 29:-12 2a:3 2c:-7 2d:4 2g:-10 2k:-10 2m:-5 2o:8 2q:8 2r:10 2v:-3 2w:-8 2z:-6
<forerunner	0:-6
<forgot	0:11
<form	0:6 y:5 14:-4 23:-6
<format	0:17
<formula	0:12
<fort	2v:6
<fortnight	1x:7
<forty	0:9 1l:6
<forward	0:8
<forwards	0:7
<found	0:11 d:8 10:-5 1e:-5 1g:-5 1h:-5 24:-6 2m:10 2o:-8 2x:-8
<foundation	0:-6 4:6 1n:6 23:-8 2o:-8 2r:6
<four	c:-8 g:-6 k:-6 l:-7 m:-6 o:-8 u:-5 1v:-9 1x:-9 1y:17 24:16 25:8 2o:-9 2s:10 2v:-6
<fourteen	0:-6 5:-5 1o:-11 29:10
<fourth	0:16
<fractions	2w:-7
<frame	0:8
<frank	1x:9
<free	0:11 o:7 24:5
<freelance	0:13
<freeze	0:10
<freezer	0:19
<freight	0:8 1v:-6
<french	0:14 s:-6
<fresh	0:13
<freshman	0:10
<freya	2:9
<frida	0:11
<friday	0:17 2o:-6
<friend	1:-5 2:-10 3:-6 4:-7 7:-5 9:-6 a:-7 d:6 g:-6 h:-7 i:-5 m:-4 o:-6 p:-8 q:-5 s:-9 t:-6 u:-8 v:7 w:-10 z:-6 11:-5 12:-7 19:7 1c:-6 1g:-6 1k:-6 1l:-5 1x:-7 20:-5 2d:-11 2g:-6 2k:-10 2l:-5 2o:2 2s:-12 2v:-6 2x:8
<friend's	0:21 e:-9 v:-8 x:-5 10:-5 1x:-10
<friendly	0:8
<friends	l:-8 13:7 1x:-10 24:-13 2s:7 2w:9
<fries	0:-7 l:-6 1r:-5 24:8
<frightened	0:-9 i:14 21:11 2m:-6
<fringe	0:12
<from	1:-4 2:-12 3:-5 4:-5 5:-5 6:-7 8:-7 9:-6 b:-8 g:-7 h:-5 i:-5 j:-4 k:-6 l:-8 m:-13 n:-6 p:15 s:-8 y:-8 z:-5 12:-5 13:-8 15:-7 17:-4 18:-6 1b:-5 1h:-5 1k:-5 1l:-10 1o:-5 1q:6 1r:-9 1t:7 20:8 23:-10 25:-13 2e:-6 2j:-12 2l:-6 2m:-6 2r:-5 2v:14 2w:-6
<front	0:17
<frost	0:6
<frosty	0:-8 2c:8
<froze	0:10
<frozen	0:11 1x:-6
<ft	26:7
<full	0:7 1y:-9 2r:6
<fun	0:9
<function	0:14
<functions	0:12 r:-6 1r:-8 2a:-10
<fund	0:10 2w:-6
<funeral	0:9 1s:-6
<funny	0:12
<furnish	0:8 2c:-6 2d:-6 2o:-8
<further	0:12
<future	0:14 x:-4 23:-8
<gabions	0:6
<gain	0:10
<galaxy	0:-8 1q:9
<gallbladder	0:-8 1x:8
<gallon	0:11
<galway	2o:-6
<game	t:-5 15:-5 24:11 2q:11
<gamer	0:-8 m:7 25:8
<games	0:7 1s:6 24:-11
<garda	0:-4 1:-5 1k:-10 1x:9
<garden	0:-9 l:-6 23:11 24:-6 2o:7 2p:6
<gardener	0:17 p:-6
<gardens	0:18 6:-6 1p:-6 1x:-8
<garlic	1r:-6 24:6
<garmin	e:-7 1q:7 1x:-8 21:-6
<garryvoe	24:8
<gas	e:-6 1x:-7 2l:-6 2w:14
<gate	0:10
<gates	0:12
<gathogo	r:-5 2a:-5
<gave	1:-6 2:-7 i:-6 k:-6 l:14 m:-6 p:-8 w:-5 x:-5 10:-9 18:-6 1d:-5 1k:-6 1x:9 23:-13 24:-6 27:-7 2k:-5 2q:-5 2r:-8
<gazelle	0:8
<gear	0:11
<ged	0:11 2q:-6
<geelong	0:8 18:8 1x:-6
<gelding	0:6 2p:-5
<gemini	0:8
<gen	0:13
<general	2r:6
<generation	0:5
<geography	a:9 24:-6
<georgias	15:7
<gerald	0:10
<german	x:7 2k:-6 2o:10
<germany	0:-7
<gestate	0:7
<gestational	m:-7 25:8
<get	0:7 1:-5 5:-7 7:-9 c:-6 e:-7 h:-6 k:-9 m:8 o:-5 u:-6 x:-5 10:-5 11:-6 13:-7 1a:-8 1d:-5 1g:-8 1h:-6 1i:-7 1o:9 1x:-5 21:6 23:9 29:14 2d:-10 2k:-5 2o:-9 2p:-5 2w:-6 31:-7
<gets	24:8
<gettin	0:-13 15:5 2o:10
<getting	0:-4 e:-6 v:-7 15:-7 1a:-8 1c:-8 1x:12 2c:-6 2h:16 2o:4 2t:9
<gf	0:-17 e:-8 f:-7 1x:5 1y:-11 2o:18
<gfs	8:10
<ghee	0:7
<gift	0:7
<gimme	0:12
<gin	0:6
<ginger	0:-5 1n:8
<girl	p:-5 t:-7 x:7 18:-7 1k:-6 1x:-5 2c:4 2d:-6 2j:-6 2o:-8 2r:-8
<girlfriend	8:8 h:-8 m:-9 p:-5 u:-8 11:-6 1c:-7 1y:-5 24:-8 2a:-5 2d:-9 2k:-8 2o:8 2v:-5
<girlfriend's	e:-9 2m:-6
<girls	0:11 24:-7
<give	0:12 2:-7 i:-5 l:-10 m:-6 o:-6 u:-5 x:-5 11:-6 13:-7 15:-5 1d:-6 23:-9 24:-15 27:-5 2a:15 2d:-6 2k:-6 2p:5
<given	0:10 3:6 c:-5 l:-5 1v:-8 1x:11 23:-6 24:-9 2d:-8
<gives	0:10 2g:6
<giving	2a:8
<glasgow	0:-6
<glasnevin	1x:7
<glass	0:-7 24:10
<gluten	0:6 24:9 2o:-5
<go	1:-7 2:-9 9:-7 c:-7 k:-11 m:-5 q:-6 v:-8 10:-6 11:-6 15:-8 17:-5 18:-6 1d:-6 1f:-9 1g:-7 1k:-8 1s:-6 23:7 24:4 29:-15 2d:-7 2k:-5 2o:-5 2q:-11 2r:-7 2v:12 2y:9
<goal	0:6 23:8 25:-7 2r:-7 31:-7
<goat	0:7
<god	0:15
<godfather	0:16 l:-6 x:-7 24:-10 2o:-6
<godson's	0:6 1x:-6
<goes	9:-7 a:-7 c:-5 k:-5 l:6 m:-6 o:-6 t:8 v:-6 x:-6 10:-6 11:-5 15:-8 1b:-5 1g:-5 24:8 2v:7
<goin	0:7 v:-7 15:-6 1b:6 1c:6 20:-6
<going	0:6 k:-6 m:-8 v:-6 10:-6 15:5 1x:7 25:8 2l:-11 2o:13 2r:-13 2y:-9
<goiânia	0:-5 v:7 23:9
<gold	0:-6 20:13
<golden	0:7
<goldfish	0:11 1k:-7
<golu	0:9
<gone	0:-3 8:7 9:7 l:-7 m:9 o:-5 t:11 15:-6 1f:4 24:-13 2o:-6
<gonna	e:-5 l:-5 15:7 1x:-7 23:6
<good	0:9 2:-9 c:-5 i:-7 l:-6 m:-6 t:-6 u:-6 v:-7 x:-7 10:-6 12:-5 13:-6 15:-5 17:-5 1c:-5 1o:7 24:-5 25:-6 2a:-5 2d:-13 2o:-7 2q:-12 2s:6 2w:20
<google	0:6 1y:-9 2z:10
<gorge	2s:-6
<gosia	0:16
<got	1:-6 2:-5 5:-8 6:-7 8:-5 9:-8 f:-7 h:-6 k:-7 l:-10 o:-5 p:-7 q:-6 r:-5 t:-6 u:-6 v:-15 w:-7 x:-7 z:-7 15:-10 16:-7 17:-7 1a:-7 1b:-6 1c:-8 1e:-6 1i:-7 1k:-5 1l:-8 1o:-16 1p:-6 1s:-13 1v:8 1x:10 1y:-11 1z:4 23:-15 24:-13 27:-6 2a:-10 2c:-7 2d:-7 2j:8 2l:-2 2o:-9 2p:-8 2q:-9 2r:14 2v:-10 2x:-5
<gotta	0:7 o:-5 24:12 2o:-8
<government	1q:-8 2v:8
<gpa	0:-8
<grace	10:7
<grade	1q:-5 1x:8
<gram	0:-4 2:7
<gram's	0:9 v:11 2e:-5
<grams	0:-10 2a:10
<gran	0:14 s:6 1x:-6
<gran's	0:10 1x:-6
<grand	0:12 29:-7
<grandad	1x:9 2l:-5 2o:-6
<grandchildren	0:9
<granddad	0:15
<granddaughter	7:-5 a:6 e:-6 o:-5 1q:-6 1x:-10 2o:5 2r:4
<grandfather	x:-5 1x:-3 2j:12
<grandkids	0:8 v:-8 1t:-10 24:13
<grandma	0:-3 x:12 25:-12 2d:7 2h:-6
<grandma's	6:5 x:-8 15:-7 1p:5 2g:-6
<grandmother	l:-5 o:11 u:-5 25:6 2d:-7 2o:-6
<grandpa	10:9 2j:11
<grandson	t:8 x:7 18:-7 1l:-5 1x:4 25:-8 2r:-11
<granny	2:10 18:-6
<grapefruit	0:13
<grapes	0:-7 1y:6
<graphic	0:-7
<gravy	0:-14 e:6 1x:7
<gray	0:11
<great	0:12 v:-6 1x:7 20:8 23:-6 2j:-5
<greek	0:6 24:-8
<green	0:7
<greg	0:6
<grew	l:-4 p:12 v:-10 11:-6 1h:-6 1x:-5 24:-9 28:10 2k:-10 30:-9
<grey	1n:8 2k:-5
<greyhound	0:9 x:9 1x:-8
<grief	0:-8 1o:10
<grinder	0:12 2o:-8
<griptape	0:10
<groom	0:6
<gross	0:7 2r:-6
<grounding	0:10
<group	0:10 c:-10 1s:9 1x:-7
<grow	0:5 10:-5 27:9
<growing	0:-6 o:13 t:-5 1n:10 24:-6
<grown	0:13
<grumpy	0:13 1c:-5 25:-5
<guaraná	0:7
<guess	0:9 15:-6
<guest	0:8
<guidance	0:8
<guimaras	0:15
<guinea	x:6 2a:-6
<gujarati	0:9
<gum	0:6 2r:-5
<gun	0:10 2q:-9
<gunsmoke	l:-7 24:8 2d:-10
<gus	0:-6 2:7
<guy	0:8 4:-7 e:-5 k:-5 m:-7 10:-5 1q:-10 1x:-9 23:-13 24:-5 25:-11 26:5 2c:-7 2j:-5 2o:-9 2p:-10 2s:5
<guys	0:8
<gwladys	0:-8
<gym	0:7 2o:-5
<h	0:-7 2x:8
<haag	0:13 r:-6
<hack	0:7
<had	1:-7 2:-10 3:-8 4:-5 5:-5 8:-5 9:-5 c:-7 f:-5 g:-9 h:-6 k:-7 l:-10 o:-8 p:-5 t:-6 u:-7 y:-7 10:-6 12:-6 15:-8 16:-5 17:-6 1c:-7 1d:-6 1e:3 1h:-4 1o:-7 1r:-5 1x:9 1y:-8 1z:-6 23:-13 24:-10 2a:-6 2d:-11 2e:-5 2j:-6 2k:-9 2l:-7 2o:-8 2p:-7 2q:-8 2s:-6 2w:-5 2x:9
<hadn't	0:9
<haiku	0:8
<hair	4:11 24:-6 2t:-6
<hair's	0:-16 1n:14 2a:-7
<haircut	0:9
<half	6:-5 c:-9 d:7 h:-5 i:-5 k:-5 l:-5 s:-7 v:-7 y:-8 10:-5 15:-6 1b:-6 1c:-6 1w:10 20:-7 24:-6 27:6 29:-6 2j:5
<halfway	0:8 1x:-13
<halifax	0:11 1x:-6 24:-5
<halliburton	0:-9 1x:9
<hallmark	0:-6 t:7
<hallway	0:13
<hamish	e:-5 1m:7 1x:-11 1y:-5 2a:-7 2l:-5
<hamlet's	0:11 1x:-6
<hamster	0:9
<hana	0:8
<hand	0:10 2:-5 l:-6 1h:8 25:-6 2k:5 2q:-8 30:6
<handbook	0:-8 1o:-7 2q:8
<handed	c:10 1t:-7 1x:11 2j:-6
<handle	0:10
<hands	0:14 15:-8 2o:-11
<handwriting	e:-5 1x:-5 23:6
<hang	0:12
<hangs	0:7
<hannah	e:9 1x:-4
<hannah's	0:16
<happen	1o:8
<happens	1o:5
<happy	0:16
<hard	0:11 1x:-5
<harrogate	0:-7 2o:7
<hartley	x:5
<has	1:-8 5:-4 6:-6 8:-4 a:-5 b:-6 d:-5 h:-6 l:-5 n:-6 q:-5 t:-5 u:-5 v:-6 w:-5 x:-12 y:-5 z:-6 10:-11 15:-10 17:-6 18:-2 1a:-6 1b:-5 1c:-7 1e:-5 1f:-5 1g:-5 1i:-6 1k:-7 1m:5 1n:-7 1p:-5 1q:-8 1r:-9 1s:-5 1v:-9 1y:7 25:10 26:-7 29:-6 2d:-11 2j:-10 2o:-13 2p:-11 2q:-6 2t:7 2x:-6
<hasn't	0:8 l:5 1x:-14 24:9
<hat	0:8
<hate	0:-3 1:-5 4:-5 8:-6 9:14 l:-9 m:-5 o:-10 w:-4 x:-7 10:-5 12:-6 17:-6 1a:-4 1b:-5 1d:-5 1s:13 24:-10 2c:-5
<hated	0:2 9:9 1x:-6 2l:-5
<hates	9:17 i:-7 24:-6
<hauling	0:9
<have	5:-6 9:-6 c:-6 j:-6 k:-13 l:-13 o:-2 p:-5 r:-5 s:-7 t:-5 v:-14 w:-7 x:-8 y:-6 z:-8 11:7 12:-6 17:-9 18:-6 1a:-4 1b:-6 1c:-6 1e:-6 1f:-6 1g:-7 1n:6 1q:10 1s:-6 1t:-8 1v:-11 21:-9 2a:-8 2c:-5 2d:-7 2j:-10 2k:10 2l:-6 2q:-14 2r:-6 2s:7 2x:-10 30:-6
<haven't	0:7 m:-5 o:-5 13:-5
<havent	e:10
<having	7:-8 11:-5 15:-14 1q:-13 1v:-7 1x:5 2x:6
<hawk	0:11
<hawks	0:7
<hay	0:2
<hayfever	0:9
<hazelnuts	0:14
<hd	0:10 1x:-9
<he	0:9 1:-6 2:6 5:-5 7:-8 8:-10 d:-7 e:4 f:-9 g:-7 h:-5 o:-5 p:-6 q:-5 s:-6 w:-7 x:-6 y:-6 z:-5 13:-8 15:-7 1a:-10 1b:-8 1e:-6 1f:-6 1g:-15 1h:-7 1i:-7 1o:-10 1q:-6 1v:6 1x:7 1y:-15 29:-6 2c:11 2j:15 2l:8 2o:-8 2x:-5
<he'd	23:-5 2p:6
<he'll	0:-6 20:-5 2o:6
<he's	2:8 6:-7 7:-6 8:-5 9:-8 c:-3 g:-6 h:-6 i:-10 j:-6 l:-2 m:-13 s:-8 t:-6 w:-9 z:-6 11:-5 13:-9 17:-5 18:-5 1a:-4 1c:-7 1d:-6 1e:-8 1g:-6 1j:-8 1k:13 1n:-15 21:-13 24:-19 27:-4 2l:9 2q:-5 2t:-6 2w:-9 2x:-5 30:-7
<head	v:-7 1g:-6 1v:4 1x:8 23:-6
<head's	0:10 m:-5
<headache	0:7 23:-6
<headed	0:9
<heading	24:-7 2o:6
<headteacher	0:-10
<healed	0:9
<health	0:12 1o:-8 24:-7 27:-5
<hear	0:14 1e:-6 2x:-15
<heard	0:15 1x:-5
<hearing	1e:-7 2x:-6
<heart	1x:10 2l:6
<heat	0:6
<heater	0:8 2o:-7
<heating	0:8
<heavily	0:15 24:-11
<heavy	k:-6 1a:-5 1g:6 23:-6 2z:7
<hector	0:-4 y:5 1x:-7 2h:6
<heelflips	0:9
<heights	0:16 1x:-7 24:-8
<held	0:14 1y:-13
<hello	b:-6 1u:6
<help	0:10 m:-5 13:-7 1k:9 2a:-10 2d:-7 2p:-5
<hen	0:10 10:-5 13:7 1v:-8
<hens	0:10 x:-7
<her	1:-5 2:-7 3:-5 4:-4 7:-6 8:-4 a:-6 c:-6 g:-5 i:-5 k:-6 l:-7 m:-4 r:-5 t:-7 v:-10 w:-7 10:-10 13:-5 15:-5 1a:-7 1c:4 1d:-6 1g:-6 1p:6 1v:-5 1x:8 1y:-5 23:-5 25:10 2a:-6 2c:-5 2d:-8 2j:-8 2v:-5 2w:-5
<herbaceous	0:6
<here	0:5 2:-5 t:-5 10:8 1x:-7
<hero	0:14 x:-12
<heroine	0:11 2d:-8 2j:-6 2o:-7
<heron	0:5 1k:-5
<herself	19:9 2r:-10
<hes	2:9 13:5
<hey	x:11 2a:11
<hi	0:8
<hide	0:9
<high	18:13 2v:-6
<highway	0:13
<hilary	0:-4 2g:8
<hill	0:6 c:6 1v:8 2o:-15
<hilux	0:14 v:-7 1x:-7 2q:-6
<him	t:-6 x:11 10:-6 15:-6 1x:-7 24:9 2c:-6 2j:-5
<hindi	s:7
<hindu	0:10 8:10
<hip	0:8
<hips	9:6 2o:-8
<hiring	0:13
<his	0:9 1:-6 2:-4 3:-6 6:-6 c:-7 f:-8 l:-5 m:-6 r:-8 s:-6 u:-7 v:-7 10:-8 1g:-6 1t:-5 1v:-6 1x:8 1y:-9 1z:-5 25:5 2a:-8 2c:-7 2d:-2 2j:-6 2k:7
<historical	25:-5 2c:6
<history	1x:-7 24:-9 2q:13 2y:-8
<hit	2:8 o:7 18:10
<hmm	0:-5
<hobby	o:7 27:7
<hockey	0:6 1k:8 1v:-8
<hog	0:-9
<hold	0:-3 1o:9
<holiday	0:9
<holidays	0:13 m:-6 25:-8
<holy	1c:-6 2v:6
<home	0:7 1:-5 c:-6 e:-6 l:-10 m:-4 p:-9 s:5 x:-8 10:-5 13:7 1x:-4 23:-7 24:-4 25:-5 29:11 2k:-9
<homeboy	x:13 10:6 2j:-5
<homecoming	0:7 1x:-7
<homesick	0:9
<homework	1o:13 1s:-5
<honda	0:8 30:3
<honest	0:9 1o:9
<honestly	9:7 x:-6 1o:9 1x:-5
<honors	0:8 1x:-6
<honour	2o:5
<hoop	1k:6 24:-13
<hope	1x:-5 23:9 24:-6 25:-6
<hopes	0:12
<hoping	16:-7 23:12 2p:-12
<horoscope	24:8
<horoscopes	0:8
<horsebox	0:7
<horses	0:5 23:-10
<hospice	0:-14 24:-5 2o:12
<hospital	0:-14 2d:9 2o:-8 2r:8
<hospitality	0:12 v:-10 24:-7
<hosted	1o:-6 1x:6 27:-5
<hot	0:5
<hotel	0:6 1x:5 2o:-12
<hour	0:11 29:-5
<hours	0:9 29:-6
<house	2:-6 4:-6 c:-7 x:-6 1f:-5 1h:-6 1l:-6 1n:-7 23:7 24:-6 25:-5 2d:-6 2k:10 2p:-12 2r:-6 2y:-9
<household	k:-5 16:-8 23:-6 29:7 2p:-8
<housemate	g:-5 x:9
<houses	0:-5 1x:-6 2o:10
<houston	0:6 2o:-6
<how	0:12 a:-5 e:-5 l:-10 m:-7 o:-6 p:-7 s:-5 v:-10 x:-6 13:-8 15:-9 1c:-7 1g:-6 2o:-8 2v:-7
<hows	0:9
<howth	0:7
<hoyt	0:6 2j:-6 2s:-6
<hoyt's	0:-6 25:7
<hr	0:9 v:6 24:-8
<huckleberry	0:11
<huge	0:-8 o:11 13:8
<humble	0:14
<hundred	29:9 2x:-5
<hung	0:12 24:-9
<hunger	0:13 24:-8
<hungry	0:9 24:-7
<huntin	0:17
<hunting	0:11
<hurricane	0:10
<hurt	2:6 e:-5 o:-6 1x:-10
<husband	2:-8 4:-6 6:-6 8:-5 c:-9 e:-2 g:9 h:-6 m:-6 o:-6 q:5 11:-7 15:-7 16:6 19:-7 1a:6 1e:-5 1n:-9 1p:-6 1v:-6 1x:-9 1y:-8 1z:-8 26:5 2d:5 2k:-7 2o:-9
<husband's	e:-7 g:-6 o:-5 p:-7 t:-6 v:-8 y:-9 10:-6 15:-8 1x:-8 24:10 26:7 2o:-11
<huskies	0:7 13:-5
<hybrid	0:9 1h:-6 30:-7
<hymn	20:5
<hypothyroidism	0:11
<i	4:-4 7:-7 b:-6 e:-5 u:-4 v:-6 z:-3 15:-7 17:-3 19:-3 1e:-3 1i:-5 1k:9 1l:-8 1o:14 1u:-15 20:-10 24:12 2a:-11 2c:13 2d:-5 2o:-8 2t:-12 2y:14 2z:10
<i'd	0:7 f:-5 o:-6 11:-6 16:6 1y:-10 2k:-6 2o:-9
<i'll	1x:-10 1y:-10 2k:-6 2o:7 2p:4
<i'm	5:-5 6:-10 8:-5 9:-5 a:-7 c:-8 f:-6 g:-6 h:-5 l:-5 s:-7 u:-10 z:-5 16:-9 18:-6 19:-5 1d:-4 1e:-5 1h:-5 1l:-5 1p:-12 1u:-5 1v:-2 1w:14 1y:-7 23:7 26:12 27:-9 28:-5 2a:-8 2d:-15 2e:-7 2k:-6 2l:10 2m:-6 2o:10 2p:-10 2q:10 2r:-7 2s:-7 2t:-7 2u:9 2v:-5 2w:13 2x:-4
<i've	0:2 2:-6 7:-7 a:-7 c:-9 k:-6 o:-11 q:-6 v:-7 x:-11 12:-7 13:-10 1a:-6 1b:-6 1c:-6 1d:-6 1g:-7 1h:-8 1i:-9 1n:5 1x:-10 1y:12 21:6 23:-11 2f:11 2j:6 2o:-11 2v:-8
<ice	0:-8 2k:-6 30:6
<icing	0:-8 m:6 25:5
<idea	k:6 23:8
<ideally	0:9
<ideas	x:11
<idk	0:12
<idle	0:7
<if	0:19 8:-6 e:-10 m:-11 p:-8 v:-18 x:-7 10:-8 12:-7 13:-5 15:-5 1x:-7 2o:-6
<ife	0:-5 1x:6
<ig	0:17
<ik	0:13 l:-5 v:-5 x:-6 10:-6 12:-5
<illustrator	2z:-6
<iloilo	0:13 2o:-8
<ilonggo	0:12 l:-9 24:-13
<im	1:-7 2:-8 4:-7 5:-5 6:-6 7:-6 9:-6 e:-10 g:-6 h:-5 k:-6 l:-8 n:-6 o:-6 p:-6 r:-5 t:-6 u:-6 v:7 11:-6 13:-6 16:-8 18:-10 19:-7 1g:-8 1h:-9 1r:-5 1t:-7 1w:6 1x:-10 21:-5 23:-10 2a:-6 2o:9 2p:-12 2q:10 2r:-12 2v:5
<imagine	0:18 10:-7 25:-6 2j:-5
<immigrants	0:6
<immigration	0:8
<implant	24:-5 2o:6
<improve	0:5 23:-5
<in	2:-7 3:-5 8:-6 f:-5 h:-5 m:-7 q:-6 r:-12 t:-5 v:7 y:-5 11:-5 14:-7 16:-5 17:-5 18:-4 1a:-6 1b:-6 1e:-8 1f:-5 1h:-6 1k:7 1l:-6 1m:-6 1n:-7 1p:-9 1s:-7 1t:10 1x:7 1y:8 20:-16 21:7 26:-8 29:-8 2e:10 2m:-11 2n:-7 2p:6 2q:-11
<income	0:7 24:-8
<incorporate	0:8
<india	0:10
<indian	0:15
<induction	0:-6
<inez	l:9
<infants	2o:12
<inform	0:8
<infosys	0:13 v:-6 1x:-6 1y:-9 23:-8
<inhaler	0:7 23:-7
<inherited	0:-13 2k:16
<inherits	0:11 1k:-11 24:-5
<inis	0:-8 2o:8
<insert	0:14 x:-5
<inside	0:6 1y:-6
<inspector	0:8
<instagram	0:10 e:-5 1x:-8 2q:8
<installed	0:-4 18:-6 1x:7
<instead	0:11 i:-6 1g:6 24:5
<institution	0:-5 1k:10 24:-7 2o:-10
<instructor	0:15
<instrument	0:9
<insulin	0:16 2o:-15
<insurance	0:20
<insurer	0:13
<intend	1x:-7 2o:8
<intercepts	0:9
<interest	0:7
<intermittent	0:11
<intern	x:7
<interview	2o:9 2r:-8
<interviews	0:6
<into	c:-8 e:-6 k:-6 s:-8 t:12 v:6 w:-5 x:-8 15:-6 18:-5 1c:-6 1x:-3 23:-9 2c:13 2o:-14 2v:-7
<intolerance	0:9
<intolerant	0:6
<invented	0:8
<inverness	0:9
<invitation	0:9
<inviting	0:-6 i:7
<invoice	0:11
<invoices	0:-8
<ipad	0:13
<iphone	0:8 2:-8 7:-5 1i:-6 1q:5 1x:-5
<iphones	0:10
<ireland	v:6 1x:-9
<irish	0:12 1x:-9
<iron	25:13
<ironhold	0:10
<ironman	0:7 2o:-6
<is	5:-5 d:-4 e:-5 g:-5 h:3 r:-4 s:-4 z:-5 11:-8 13:-5 16:-5 1f:-5 1i:-6 1o:11 1p:6 1s:-7 1t:5 1y:-6 1z:-6 20:9 23:10 24:-10 29:-6 2a:-11 2e:4 2f:8 2k:-16 2m:-13 2n:6 2p:-14 2u:11 2y:-7 31:-3
<isla	3:6 x:7
<isn't	0:16
<it	0:16 1:-5 5:-6 c:-8 e:-9 h:-6 l:-7 m:7 q:-5 s:-5 u:-4 x:-6 10:-6 12:-4 13:-8 15:-10 16:-7 18:-5 1c:-7 1g:-6 1h:-4 1o:-10 1x:-11 20:-5 24:-6 2a:8 2m:-7 2o:-14 2p:-11 2x:8 31:6
<it'd	0:16
<it's	1:-6 2:-7 3:8 4:-6 5:-7 7:-7 8:-7 e:-11 g:-3 p:-7 r:-5 u:-5 v:-7 z:-8 10:-8 11:-6 14:-6 1a:-7 1b:-7 1d:-6 1g:-8 1i:-6 1x:-13 20:10 24:-13 25:7 29:-6 2a:-11 2n:-10 2q:9 30:5
<italian	d:5
<its	2:-7 c:-6 h:-6 m:-4 o:-6 15:-7 1t:8 24:-8 29:6 2d:8
<ive	25:10 2l:-5 2r:-5
<jab	0:-8 3:6 1m:5
<jacked	1x:5
<jakub	0:-6 1x:5
<jamhuri	0:7
<january	1r:-6 1t:-7 2a:-6
<jaylen	0:5 18:5 1x:-9 2o:9
<jazz	0:8
<jealous	0:12
<jeans	0:13 1g:-5 24:-6
<jeep	0:17
<jess	2g:6
<jet	0:8
<joan	15:6 1x:-11 2j:-7 2o:6
<job	v:-10 1v:7 1x:-11 2j:9
<job's	0:-12 1e:9 2x:9
<jobs	0:10
<jodi	0:-9 l:6 v:-9 2o:-6
<joined	0:-8 1:12 9:-5 a:-7 x:-7 10:-7 17:-4 1b:-7 1e:-5 1k:11 2j:-6 2q:-7
<joiner	0:9 2q:-5
<joke	0:12 23:-10
<jonah	0:6 f:-6 g:-7 t:7 2j:6
<jonahs	1h:8 1k:-6 1y:-8
<jordan	0:5
<joy	0:8 21:-8
<jpro	0:11
<juggle	0:-6 2w:7
<julie	0:-5 2d:7
<julie'd	0:16
<julio	24:-8
<julius	0:-4 20:-5 2g:6
<july	g:-5 1k:-5 2a:-7 2d:-9 2o:16
<jump	0:9
<jumped	0:8 24:-8
<jun	v:9
<june	23:-7 2o:9
<juni	0:15
<junior	0:-3 x:-5 1k:10 1m:-7 2v:-8
<juniper	0:-12 25:12
<just	1:-12 3:-5 4:-6 8:-5 9:-5 g:-10 h:-5 i:-6 m:-8 o:-6 p:-5 r:-10 t:-4 u:-6 w:-4 10:-2 12:-7 13:-5 15:-8 17:-8 19:-5 1c:-6 1g:-6 1h:-6 1q:7 1x:13 1z:-7 20:-5 23:4 25:-12 27:-6 2h:6 2j:-9 2o:-15 2q:-11 2r:-7
<k	2:-5 p:-6 q:7 v:-7 1i:-8 1x:-6 24:-11 2d:5 2o:-13 2r:8
<kabir	0:10 m:-5 2w:-10
<kahlo	0:10
<kami	0:12 l:-7 24:-12
<kampala	0:9 1x:-8
<karaoke	0:9
<karura	0:-8
<kasia	0:13 c:-10 1c:7 1v:-9
<kate	0:11 u:-6 2d:-6
<katie	0:-7
<katie's	8:7
<kavya	0:8
<kayaking	0:10 2o:-8
<kayla	0:10
<kcl	0:-6 1x:-8 2r:8
<kcse	24:-6 2o:10 2w:-7
<keen	8:-5 i:6 o:11 1g:-5
<keep	4:-5 e:-7 m:-5 10:-12 13:9 1d:-5 1x:-11 1y:-9 24:-8 2a:15 2m:8 2o:-6
<keeper	0:12 25:-6 2r:-6 31:-5
<keeping	0:-7 u:8 2d:9 2o:-6
<keeps	0:13 l:-6 13:10 24:-12
<keisha	0:11 o:-5 24:-6 27:-5
<keith	0:9 c:-6 15:-5 1a:7 1v:-6 1x:-13 2o:-11
<keith's	0:11 1x:-9
<kenya	0:8 2a:-5
<kept	0:5 10:-6 1e:-6 2k:7 2o:-8 2x:-5
<kericho	0:-10 20:16
<kerry	1x:-10 2r:9
<keto	0:9 1r:-6
<kettle	0:10
<kevin	0:14 e:-7 1x:-7
<keys	1x:5 2d:-8
<kg	0:7 24:-7
<kia	0:7 1x:-6
<kid	0:9 1:4 l:-5 1k:5 24:-8
<kidney	0:-7 25:7
<kids	0:9 2:-6 k:-6 s:5 15:-6 1s:-9 23:-13 2d:13 2o:-5 2p:-9 2v:6 2w:6 2x:-11
<kigali	2o:9
<kikuyu	s:5
<kill	0:7 2a:-5
<killed	0:-7 17:7 2q:7
<killing	0:11
<kilos	0:14
<kin	0:15 f:-7 1y:-15
<kinangop	0:9 1x:-8
<kind	0:6
<kinda	2c:9
<kindergarten	0:-8 24:10
<kindle	0:8
<kindly	0:9 2a:8
<kinsale	0:10
<kiprono	0:-6 1x:-6
<kirsty's	0:13 i:11 13:-5 1x:-8 2m:-6
<kit	0:22
<kitchen	x:-7 10:-6 15:-5 20:-6 23:9
<kitengela	0:9
<kitten	0:-6 1x:9
<km	0:12 24:-11
<kmart	0:14
<knead	0:8
<knee	1x:6 25:6
<knee's	0:12
<knees	m:8
<knife	0:9
<knit	0:11 2w:-11
<knocking	0:7
<knocks	0:8
<knot	0:6 1x:-7
<know	1:-7 11:9 1d:6 1k:-9 1x:-6
<knows	0:7
<komoot	0:13
<kotlin	0:13
<kowalczyk	0:11
<kraków	0:-6 1x:-8 2o:6 2x:6
<kreuzberg	0:6
<kubernetes	0:9
<kubuś	0:13 2a:-7
<kulkarni	0:6
<kuya	v:5 x:9 1h:5 1x:-10 30:5
<kyabram	0:-9 2o:10
<kyoto	0:12
<l	0:10 18:-8 25:10 2r:-22
<lactose	0:6 m:-9 1m:7
<lad	1x:5
<lad's	0:-7 15:-5 1x:6 2j:-6 2o:-6
<ladder	0:14 k:-7 23:-9
<lads	0:9
<lady	0:9 c:-5 t:6 1h:6 1n:-6 1x:-5 24:-7 2a:-8 2d:-8
<lag	0:9 2a:-5
<lagos	0:18
<laid	0:-6 c:7 15:-7 1v:8 1x:7 2j:12 2o:-15
<laidlaw	0:-6
<lake	1:-6 1k:-5 1x:11 2o:-5
<lakehurst	0:6 u:-7 1v:9 2d:-13
<lam	0:15
<lame	0:6
<laminating	0:-7 2w:10
<land	0:10
<landed	0:-4 1x:7 2e:-5
<landing	0:8
<landlord	0:13 e:-5 1e:-6 1x:-9 2x:-6
<landlords	0:8 v:-6
<lane	m:-5 1d:-5 25:-5
<lanes	0:11
<laney	a:7 24:10
<lang's	0:9
<language	0:14 l:-5 24:-8
<lankan	0:14
<lanzarote	2o:9
<laptop	7:8 o:-6 10:-5 1q:8
<large	0:7
<lassie	0:7 1x:-6
<last	0:8 1:-6 9:-5 g:-6 i:-7 l:-5 m:4 o:-6 u:-6 v:-7 w:-4 10:-5 12:-8 13:-5 1e:-8 1i:-5 1k:-10 1l:-6 21:-6 23:-8 24:-9 25:11 2a:-7 2d:-12 2o:9 2q:-6 2r:-11
<lasted	0:15 24:-6
<late	0:9 o:-5 v:-6 x:-5 1x:-8 23:-5
<later	0:13 2e:-6 2o:-8
<latest	0:-10
<latex	0:8
<lathe	0:9 2q:-9
<latte	0:6 2o:-9 2w:6
<lattes	0:6 c:6 f:-5 1v:6 1y:-13
<laugh	0:-7 1m:9
<law	0:-3 u:-5 15:-7 18:-9 1b:-5 1c:-10 1e:-5 1r:8 1z:-5 25:-8 2d:7 2e:7 2j:7 2o:-11 2r:-11 2x:-12
<law's	u:-5 v:-5 1l:7 27:-5 2d:-11 2l:-6 2o:11
<lawers	0:17 2o:-18
<laws	0:-4 2d:6
<lawyer	0:11 v:-10
<layoffs	0:17 v:-7
<layout	0:14
<lbs	0:9
<lead	0:11 2:7 2j:-6 2o:-6
<leader	1:8 2r:-8
<leaf	0:17 2o:-8 2p:-11
<leaflet	0:11 1y:-10
<league	0:13 2o:-9
<leaks	0:7
<leanne	0:12
<learn	2:-6 1g:-6 23:10 2o:-6
<learned	0:-10 1d:13 2w:18
<learners	1x:-5 2w:-6
<learning	s:6 y:-9 15:-8 1c:-6 1d:7 1y:-5 27:-9 2o:-12 2q:11 2v:-10
<learns	k:-7 23:-11
<lease	0:8 1x:-8
<leash	0:10
<leave	9:6 c:-5 1o:-10 23:-8 24:-9 2j:8 2o:12
<leaves	0:11
<leaving	0:8 20:-5 23:-6
<lebanese	0:16
<lebron's	0:10 1:-5 1k:-6
<lectured	0:13 5:-5 1o:-10 1v:-5 2v:-5
<lee	0:13
<leeds	0:8 10:8 15:-5 1k:8 23:-8 2o:-14 2w:-6
<leek	1x:-12 2r:11
<leeks	0:-6 27:9
<left	1:8 2:-6 3:-6 4:-6 6:-8 8:-6 c:13 g:-6 i:-5 o:-6 t:-6 u:-6 v:-7 w:-5 x:-10 13:-5 15:-8 18:-5 1b:-7 1c:-6 1d:-5 1f:-6 1g:-5 1h:-6 1v:10 1x:-5 27:-6 2a:-6 2j:-11 2k:12 2o:-6 2y:11
<leg	0:7
<legal	0:16 13:-5 2m:-8
<legally	0:8
<legible	e:-5 1x:-5
<legion	1k:2 1x:-8
<legs	0:18 c:-6 1v:-8
<leith	0:11
<lemon	0:14 x:-7
<lemons	0:10
<lend	0:9
<length	0:5
<lent	1x:-6
<leon	0:-5 1x:5
<leroy	1x:5
<less	1h:-5 24:-5 2l:9 2o:-10 2p:-8
<lesson	0:6
<lessons	0:12 2o:-9
<let	0:16 13:-7
<let's	0:13
<lets	0:9
<letter	2p:10
<letterpress	0:9 2d:-6 2p:-8
<letting	0:9
<levada	0:11
<level	0:-12 24:-7 25:-5 2a:8 2r:12
<levothyroxine	0:11 l:-7 24:-10 25:-5
<lexapro	0:7 2x:-5
<liable	0:6
<liam's	v:7 x:7 10:9 1l:6 2x:-6
<librarian	2o:6 2w:-5
<library	0:-5 1k:-11 1o:11 2f:-5 2p:8
<licence	0:8
<lie	0:12 i:7
<lies	0:10
<liezl	0:-4 10:6
<life	0:9
<lifeguard	1v:7
<lift	0:13 1k:-7 1s:-5 1x:-8 2q:-8
<lifting	0:14 1x:-6
<ligament	0:7 1x:-5 2k:-5
<light	2c:11
<lights	0:10 23:-5
<like	2:-11 3:-6 4:-5 5:-6 7:-7 8:-6 a:-6 c:-6 e:-6 i:-6 m:-6 n:-6 r:-12 v:-8 w:-6 x:-6 11:-9 12:-9 13:-7 15:-9 16:-5 17:-8 18:-8 19:-7 1a:-6 1d:-5 1h:-7 1l:9 1o:-5 1r:-5 1s:13 23:9 27:-5 2a:8 2c:20 2j:-8 2o:-10 2p:-5 2q:-9
<likely	0:16 5:-5 1o:-12
<likes	0:-8 t:6 2c:11
<lil	9:-6 e:-9 17:9 1s:-5 1x:-14 25:7 2q:8
<lily	o:8
<lima	0:4 1v:7 1x:-10 2q:-5
<limerick	0:11
<limited	0:8
<linda	2k:-5
<lindqvist	0:16 10:-5
<line	2:-6 1y:13
<lineage	0:11 25:-8
<linehan	0:7 e:-5 13:6 1x:-7
<lines	0:14
<linkedin	0:7
<lip	0:-10 1d:-5 2w:11
<lisbon	0:17 2o:-7
<lise	0:7 e:-6 15:-5 1x:-10 25:7 2o:-10
<lisinopril	0:10
<list	0:14 3:8 v:-4 x:-6 1b:-7
<listen	0:8 24:-12 2c:-8
<little	1:-6 c:-6 l:-9 m:-8 r:-5 t:-6 16:-5 18:-12 23:-11 24:-6 25:-10 2a:7 2c:-8 2d:6 2p:-12 2q:9 2r:-13
<liu	0:10 x:-5
<live	8:-5 c:-8 g:5 l:-7 m:-5 o:-7 p:-5 u:5 x:-9 1e:-5 1g:-8 1y:-5 24:-7 27:-5 2c:6 2o:-9
<lived	0:9 a:-6 l:-6 m:-5 o:-7 1t:-6 1x:-7 1y:14 2d:6
<lives	1:-5 2:-7 3:-5 9:-6 a:-6 c:-6 g:-11 m:-5 p:-5 u:6 v:8 w:-7 13:-8 15:-5 1c:-6 1g:-6 1h:-6 1x:-7 24:-17 2d:5 2m:-5 2o:-5
<living	g:-6 v:7 1n:-9 1x:-12 2d:11 2o:-11 2x:-2
<loaf	0:8 24:-8
<local	x:-9 1k:8 24:5 2g:-6
<lodger	0:9 2s:-5
<loft	0:7 2o:7
<logo	0:8
<lol	0:17
<lola	0:-8 2:-7 e:7 1x:6 2x:5
<lola's	0:9
<long	e:-6 l:-6 10:-7 1n:11 1x:-10 23:-7 24:14 2a:-5 2p:6
<longer	8:7 u:5 1o:-8 1x:-6 1y:8 29:-9 2j:-6 2r:-5
<look	0:11 10:-6 1s:10
<lookin	15:8
<looking	0:18 1e:-5
<looks	0:13
<loreto	0:5 2v:-6
<lori	1v:6 24:-7 2v:-6
<lorraine	0:-2 u:6
<lose	23:10 29:-5
<loses	0:7 2d:-6 2j:-5 2o:-7
<losing	0:7 1x:-5 25:11 2d:-8 2o:-6
<lost	0:6 2:-5 c:-7 x:-6 1e:-7 1v:-5 1x:15 23:-11 24:-13 2m:15 2x:-6
<lot	0:12 o:-6
<lottery	0:13
<lotto	0:10 15:-5 2o:-5
<loud	0:-2 l:5 24:11
<love	8:-5 9:-6 l:-8 m:-5 o:-6 t:13 x:-5 1f:-6 2c:12 2w:-6
<loved	0:9
<lovely	24:6
<loves	2:-5 3:-6 l:-6 t:16 v:-6 x:-6 10:-5 13:-5 24:-8 2c:10 2j:-5
<loving	0:8 t:6 1x:-5 2k:-9
<low	0:9 5:-8 1o:-15 1r:7 25:9
<luca	24:-7
<lucia	0:12 1x:-6
<lucky	0:-5 e:-8 g:8 1z:12
<lucy	0:-6 v:6 10:5
<luke's	0:8 2o:-8
<lump	0:7
<lunch	0:15
<lunchbox	0:10
<lunenburg	0:-9 2o:10
<lungs	0:10
<lurchers	0:7
<lutheran	0:9
<lyon	0:12
<m	0:5 29:-8 2z:6
<ma's	0:9 1q:-5
<maasai	0:9 2o:-8
<machine	0:18 2k:-8
<machines	0:9 2j:-6
<macon	0:6
<mad	2:-8 4:-5 t:13 1n:-5 2o:-6
<made	1:6 e:-6 f:-7 o:-7 t:-5 10:-7 1k:12 1y:-11
<madurai	0:8
<mahon	0:-6 23:8 2p:-6
<mahone	0:5
<maialen	0:-7 10:11
<maid	2o:6
<mail	1x:-6 2o:-5
<main	h:8
<majella	0:12 12:-5
<major	0:5 23:-4
<make	0:7 1:8 2:-7 5:-5 7:-7 f:-5 l:-6 o:-5 t:-5 10:-5 1o:-9 24:-10 29:14 2w:9 2x:12
<makes	0:11 2:-6 i:-9 k:-5 q:9 16:-8 23:-6 29:9 2d:-6 2p:-10
<making	f:-5 o:-5 1y:-6 2j:-8 2q:7
<mall	0:8 24:-7
<mallow	0:9
<mam	e:8 30:-7
<mam's	x:-7 1l:10
<mama	0:6 2:7 v:10 1x:-6
<mama's	25:8 2o:-11
<man	0:12 1l:6 1o:12 1x:-6 1y:-7 23:-12
<manager	0:10 c:10 l:-6 11:-6 1v:-6 24:-10 2k:-7 2o:-5
<managers	0:11
<manicure	0:15 v:-5
<manor	0:9
<manual	0:7
<many	0:12 i:-6
<map	0:-10 2p:10
<maple	0:13
<maps	0:13 24:-6 2c:-6 2p:-9
<marathi	2b:6 2c:-8 2d:-6
<marathon	0:11 18:11 1x:-7 1y:-8
<march	15:-6 18:7 1p:5 1v:9 23:6 2o:-6
<marcus	2j:-5
<marcus's	0:6
<mare	x:8
<marek	0:11 1x:-7
<maren	0:-10 1v:7
<mares	0:6 2p:-5
<marie	0:12
<marieke	0:-7
<marine	0:-5
<marked	0:5
<market	0:17 23:-5
<marketing	0:-5 v:8
<marketplace	0:8
<marks	0:6
<married	0:8 c:-8 g:5 j:-6 v:-11 x:-10 10:-5 15:-6 1e:6 1n:-13 1v:-5 24:-5 2o:4 2r:-10 2x:5
<marry	0:12 1y:-10
<marrying	0:8 1h:6 1n:-7 2d:-11
<mars	0:7 2o:-5
<martin	0:-13 16:-5 24:11 2p:-9
<mary's	0:9 v:-5 10:-5
<mass	0:9 23:-8 24:6
<master	w:9 1c:7 2q:-5
<master's	p:-6 w:9 1t:6 25:-5 2k:-5
<matatu	v:10
<match	0:9
<matches	2p:9
<mate	x:10 1x:-6 24:-8
<mateo	2:6
<maternity	0:-8 15:-6 1x:9 2o:-7
<math	0:13
<maths	0:15
<matt	0:10
<matteo	x:-6
<matter	0:9
<maura	0:9 2k:-7
<maureen	8:6 e:-6 1l:7 1x:-6 27:-5 2j:-6 2l:-7 2r:-7
<max	0:14
<may	0:8 2:-5 i:-5 2i:7 2o:-5
<maybe	0:2 q:10
<mayo	0:7
<mayor	0:7
<mayor's	0:12
<mazda	30:5
<mba	0:-6 c:-5 1c:8
<mca	0:11
<me	2:-9 4:-6 5:-4 6:-5 7:-5 8:-5 c:-10 h:-5 l:-8 p:-5 s:-5 v:-7 w:-5 y:-4 z:4 13:-10 17:-4 18:-4 1c:-9 1e:-7 1f:-5 1i:-6 1k:-5 1m:-6 1o:-6 1v:-6 1y:-6 1z:12 27:5 2a:11 2j:-3 2k:13 2m:-6 2q:-9 2r:-12 31:-8
<meal	l:-5 24:10
<meals	0:10
<mean	0:-9 2l:8 2p:-6 2y:13
<means	0:13 2q:-6
<meant	1o:11
<meanwhile	0:6
<measured	n:7 1x:-8
<meat	24:-7
<mechanic	v:10
<mechanical	0:7
<med	0:16
<medal	0:13
<medium	0:7
<meenal	0:4 1v:-3
<meera	0:-5 e:-5 1x:-5 25:8
<meet	0:8 f:-7 1x:-6 1y:-14 2o:10
<meeting	0:5 2o:11
<meetings	0:8
<meets	0:7
<meetup	0:15 10:-6 1k:-7
<meghan's	0:14
<mein	0:10
<mel	1x:-11 2o:8
<melatonin	0:20
<melbourne	g:7 2d:-8
<member	0:5 c:-5 1k:5 1v:-7 2l:-5
<memo	0:7
<memorial	0:11 c:6 2o:-13
<memory	2d:6
<memphis	l:9
<men	0:10
<meniscus	0:8 25:-6
<mennonite	0:13
<mentioned	0:9 25:-6
<mentor	26:-5 2j:-13 2s:12
<menu	0:2
<merchant	0:-2 2j:4
<mercy	0:7 23:-11
<merging	0:12
<merle	t:11
<mess	0:7
<message	0:10 x:7
<met	1x:10 24:-6
<meter's	0:9
<metformin	0:14
<methodist	0:15
<metre	0:6
<metres	0:6
<metric	0:-10 1r:-5 2a:12
<metro	0:7
<mevrouw	1:-8 x:-10 1c:-6 1k:-7
<mi'kmaq	0:10 10:-6
<mia	l:-10 24:-12
<mia's	0:11
<miami	0:9
<mic	0:8
<michael	0:11
<micra	0:10 l:-4 21:-6 24:-7 2o:-7
<micromanager	0:-12 2l:13
<mid	0:14
<middle	g:8
<midges	0:8
<midnight	0:9
<midwife	c:9 23:-9 2j:-7
<might	0:13
<migrating	0:12 1g:-6
<mijn	0:13 r:-9 2a:-9
<mild	m:-9 25:11
<mile	0:9 24:-6
<miles	0:9 24:-7 2s:-5
<milk	2p:6
<million	0:12
<mind	9:9
<minding	0:6 x:6 13:6 1x:-13
<mine	0:18
<minecraft	0:11
<mined	10:-8
<miniatures	0:11 27:-9
<minister	0:13 x:-6 1x:-8
<minute	0:12
<minutes	0:12 1v:-8 1x:-8 24:5
<mira	0:12 1u:-7
<miso	x:11
<miss	0:12 8:-5 24:-6 2g:7
<missed	0:17 l:-6 23:-6 24:-8
<missing	0:11
<missus	0:-10 12:7 2l:10
<mitchell	1g:9
<mitski	0:10
<mix	x:6 2k:-6
<ml	0:-10 2:8 1l:8
<mobile	1u:-5 2n:6
<mocktails	0:15
<mom	k:-6 l:-10 m:-5 o:-6 t:8 w:-6 16:-5 18:-7 1s:-6 1x:5 24:-9 2j:-5 2r:-6
<mom's	2:10 1x:-7 25:-6
<mombasa	0:11 1o:-10
<moms	1e:-5
<monash	0:17
<monday	0:7
<mondays	0:-3 24:11
<money	15:6 24:5 2d:-6 2o:5
<monitor	0:11 1x:-9 2d:-6
<monmouth	2a:-6 2f:-6 2w:-5
<monsoon	0:6
<montana	0:-6 1x:7
<month	0:5 m:-5 23:-8 2d:-6 2o:10
<months	0:9 c:-5 l:-5 m:-6 1x:-9 24:-8 25:8 2o:-7 2v:9
<moose	0:-5 e:6 m:-5 x:9 25:-6
<more	2:-5 5:7 9:-6 e:-6 f:-7 g:-6 i:-6 o:-5 t:-6 v:-5 x:-5 11:-5 12:-6 13:-7 16:-5 17:-6 1a:-5 1b:-7 1d:-5 1f:-5 1i:-5 1o:9 1y:-10 24:12 2p:-12 2q:-7
<morning	2:-6 c:-5 o:-7 15:-6 16:-5 1c:-6 23:-6 24:-10 2o:-10 2p:11
<mornings	24:13 2a:-9
<morris	0:11 1x:-13 30:6
<morrisons	1v:8
<mortgage	29:9
<mortgages	0:13
<most	l:7 1o:-6 1x:-7 24:6 29:-5
<mostly	0:6 x:-5 2c:14 2y:-6
<mot	0:-4 30:6
<mother	c:-6 e:-5 h:-5 k:-7 o:5 u:-11 v:-9 w:-8 y:6 10:-7 12:-5 13:-7 19:-7 1r:-7 1x:-5 1z:11 23:-7 25:-9 2a:-6 2w:-8
<mother's	c:-5 t:9 1f:-5 1v:-6 1x:5 2j:-7 2o:-6 2y:-7
<moti	0:-14 1x:10
<motorcycle	0:8
<mountain	0:-12 24:5 2p:16 2r:-4 2y:-7
<move	23:10
<moved	2:-6 3:-6 9:-5 c:-6 e:-9 h:-5 i:-5 l:-10 m:-5 p:-7 r:-8 t:-6 v:12 w:-5 x:-7 11:-6 13:-6 19:-6 1a:-5 1c:-6 1d:-6 1h:-5 1q:7 2a:-14 2c:-5 2d:5 2k:-6 2o:-11 2s:-7
<moves	0:18 u:-7 v:-5 2d:-9
<movie	x:-9 20:7
<moving	0:-4 2:-5 u:-5 v:-12 10:-5 15:5 1x:9 2d:-5 2l:-6 2o:11
<mow	0:-9 24:12
<mozart	0:9
<mr	h:-6 x:-9 1l:-6 20:-8 2g:13
<mrs	e:-6 x:-12 1x:-5 2g:9
<msc	1x:-6 1y:-8 2f:12
<much	0:9 25:-5 2p:12
<mucking	0:7
<mud	0:7
<mug	0:8
<mugged	0:-10 1x:11
<mum	0:-3 3:-5 8:-3 a:-7 c:-10 h:-6 i:-6 m:-7 n:-6 u:-5 w:-6 x:-5 z:-6 12:-7 15:-5 19:-6 1a:-3 1b:-6 1c:-9 1g:-7 1r:-9 1s:10 1v:-9 1z:9 25:-6 2e:-5 2j:4 2o:-7 2x:5 2y:-9
<mum's	h:10 l:-7 1x:-5 21:-7 24:-9 25:15 2d:-5 2o:-8
<mums	0:7 1a:6 2t:7
<munros	0:8
<munster	0:10
<murakami	0:11
<muriels	0:10 1x:-6 20:7
<museum	0:12
<music	1s:-6 2o:8
<musical	0:10
<musk	0:7
<must	0:18 1s:-6 24:-11
<mustache	0:-10 1e:7 2x:8
<muthoni	0:-12 1x:11
<my	1:-6 r:-5 1i:-6 1l:-2 1p:6 1r:-5 1x:6 1y:-13 1z:7 21:-9 26:4 29:5 2j:10 2p:-13 2q:-3 2w:7 2y:-5 2z:5 31:-7
<myki	2z:7
<n	m:-8 1y:-5 25:-5 2a:-5
<na	0:13 x:6
<naar	0:11 l:-5 v:-5 x:-5 12:-5
<nadu	0:13 15:-7 2o:-13
<nail	1v:-7 1x:8 1y:-6
<nails	0:17 24:-6
<naivasha	0:9 2d:-8
<name	0:10 2:-4 h:-8 p:-6 r:-5 t:-5 v:-5 x:13 1b:-5 1c:-6 20:-6 2a:-7 2g:10
<name's	x:12 2g:8
<named	c:-6 e:-7 v:-5 x:15 10:-6 1x:10
<names	0:18 2o:-8
<nan	e:8 1a:-7 1x:-8
<nan's	0:-9 25:8
<nana	0:13
<nanas	0:6 2:7 2o:-10
<nanay	0:-14 2d:-2
<national	0:13
<nationality	0:11
<nature	0:7
<navy	2j:5
<nd	0:-8 1x:9 2o:-10 2r:7
<near	0:15 v:-6 x:-5 1x:-7 28:5 2o:-8 2q:-8
<nearly	0:12 25:-6 26:11
<need	0:14 2:-7 24:13
<needed	15:6 1k:-8 2o:5
<needles	m:6
<needs	0:11
<neep	2:8
<neighbor	13:6 1x:-10 2g:8
<neighbor's	x:-8
<neighbors	0:8
<neighbour	g:-7 m:-7 13:8 19:8 25:-6 2a:-13 2j:7 2k:-6
<neighbour's	0:-6 e:-5 13:9 1x:6 2g:5
<neighbours	10:10
<neil	0:8 1k:-6
<nelson's	0:-5 2:8
<neovim	1g:7
<nephew	1:-5 5:-6 c:-9 10:-6 1m:-8 1o:-8 1t:5 1v:-9 2v:-2
<nephew's	0:9
<nerea	2o:-7
<netball	1y:-8 2o:-8 2x:8
<netto	0:13 29:-5
<network	1v:6
<never	1:-8 2:-4 3:-4 8:-6 9:-7 c:-5 e:-8 f:9 k:-4 m:-5 o:-9 r:-14 u:-5 v:-4 x:-5 10:-10 11:-6 13:-5 15:-8 1a:-7 1e:-6 1k:-13 1x:-14 1y:21 23:-10 24:-5 2d:-14 2j:-10 2k:-7 2l:11 2o:-12
<new	0:10 a:-6 e:-9 h:-6 k:-9 l:-4 m:-6 p:-5 t:-5 x:7 z:-5 10:-13 15:-6 19:-6 1c:-7 1d:-6 1h:-9 1n:8 1q:-7 1v:-7 2d:5 2g:-5 2j:-5 2n:5 2o:-8 2q:-13 2s:8 2x:8
<newly	3:7
<news	0:9
<next	2:-6 c:-10 e:-6 g:-6 h:-7 l:-6 n:-6 o:-6 p:-5 s:-5 u:-6 10:-5 13:6 15:5 19:-7 1a:-5 1d:-6 1g:-6 1l:-6 1x:-10 20:-5 24:-8 25:-6 2o:11 2s:-7
<ngl	0:8
<niamh	0:7 e:-7 11:-5 1x:-10 24:8 2k:-8
<nib	0:9
<nice	20:9
<nicked	0:10 1x:-10
<nico	0:8 t:7 1x:-6
<nicotine	0:10
<niece	0:-3 2:10 c:-5 h:-5 x:5 10:-8 1c:11 1d:-6 1v:-7 20:-6 23:6 2f:7 2j:-8 2w:-13
<night	2:-6 8:-6 e:-5 i:-7 l:-8 m:-5 o:-6 t:-5 v:-6 x:-8 19:6 1d:-5 1k:-5 1v:-6 1x:-12 1y:-5 23:-7 2a:-7 2j:7 2o:8 2y:7
<nights	1v:6 24:6 29:-6 2o:-7 2v:-6
<nine	l:-6 m:6 13:-8 1x:-9 24:-9 2x:6
<nineteen	0:9
<ninety	0:-6 l:-7 10:-6 15:-4 20:-6 24:-6 2d:6 2j:-6 2o:-6 2x:9
<ninth	0:-9 2d:6 2x:7
<nithya	0:8 v:7 1t:-9 2o:-6
<no	2:-8 5:-6 9:6 a:-5 c:-5 h:-6 i:-6 p:-6 r:-6 s:-5 t:-6 v:-9 w:-6 x:-8 z:-6 12:-5 15:-6 18:-5 19:-6 1b:-6 1e:-5 1f:-6 1h:-5 1n:-8 1r:13 1s:9 1u:-6 1x:9 1z:-5 24:6 25:-7 29:6 2j:-10 2o:-8 2r:-9 2t:-5 2w:-7 2y:-6
<nobody	0:8 x:10
<noise	0:7
<non	0:16 5:-6 1o:-11
<none	0:14
<nonna	0:10
<nonprofit	0:-7 1v:10
<noon	0:7
<noreen	0:6 27:-5
<normal	2:-10 2a:11
<northcote	24:6
<northumbria	1v:-7
<norway	0:8
<nose	1n:10 2o:-8
<not	1:-6 2:-8 4:-5 7:-6 a:-6 b:-7 d:-6 e:-8 h:-5 l:-10 o:-6 p:-7 q:-8 r:-8 t:-6 u:-5 w:-7 y:-6 10:-10 11:-6 14:-6 17:-7 18:-7 19:-6 1c:-6 1d:-6 1e:-6 1h:-6 1j:-8 1x:-10 21:-9 23:-6 24:-7 25:-6 26:4 2a:14 2j:-6 2l:-6 2q:-9 2w:-6
<notes	0:13
<nothing	0:12 5:-7 2o:-6 2p:-5 2u:7
<notice	c:10
<notion	0:20
<novel	20:-6 2q:11
<novels	0:8
<november	2:-10 i:-7 15:-8 1h:9 1p:13 21:-9 23:-6 2o:-10
<now	1:-6 3:-4 4:-5 7:-6 8:-6 9:-5 a:-5 b:-6 e:-7 h:-5 k:-4 l:-9 m:-10 p:-5 t:-6 v:6 x:-6 11:-11 12:-8 13:-5 1b:-7 1c:-9 1d:-6 1e:-7 1h:-5 1i:-5 1k:-8 1s:-5 1u:-5 1v:-6 1x:-11 20:-4 24:-11 25:-11 27:-8 2a:7 2c:-5 2e:-7 2k:-12 2o:-11 2q:9 2r:-10 2w:-6 2x:-6 30:8
<nowt	0:-5 20:8
<nscc	0:10 2o:-5
<number	2:-9 14:6 1q:-8 2j:-5 2n:15
<numbers	0:15 15:-5 2o:-15
<nun	0:9 2j:-7
<nurse	0:9 p:-6 1x:-9 24:-5 2j:-13 2m:-5
<nursery	18:-6 2o:10 2r:-5
<nurses	0:11
<nursing	v:7 23:-6 2j:-5
<nut	0:12
<nuts	0:11 2d:-8
<nyla	0:6 2c:-8 2r:-5
<nyla's	x:-6 2g:-6
<o	0:8 1t:6
<o'odham	0:-5
<oadby	0:-4 1x:6
<oak	0:-13 1v:5
<oat	2p:9
<oaxaca	0:11
<obsessed	0:-5 t:14 1x:-5 2c:7
<ocean	0:-4 1s:9 23:-5
<ochoa	v:9
<octavia	0:13 1x:-6 2o:-7
<october	1x:-7
<odd	2x:5
<odessa	0:6 v:9
<of	3:-6 4:-5 5:-5 6:-6 8:-6 a:-4 c:-8 e:-7 f:-6 i:9 j:-6 l:-6 n:-6 q:-6 r:-6 s:-5 y:-7 10:-8 12:-6 14:-6 15:-6 16:-6 17:-5 18:-6 19:-5 1e:-5 1f:-7 1h:-4 1k:11 1l:5 1n:-10 1o:-6 1s:6 1t:-5 1v:-6 1x:-6 20:-8 21:13 25:-8 2j:-8 2l:4 2o:-5 2p:-5 2x:-7 2y:-9
<off	0:7 1:-6 e:-5 v:-6 x:-8 10:-7 1a:-7 1r:12 1v:8 1x:-6 25:-8 2o:16
<offer	0:-10 1x:12
<offered	0:15 24:-10 2o:-6
<offers	0:10
<office	2:-6 c:-6 1h:8 1x:7 24:-14 29:-11 2o:5 2p:7 2w:10
<officer	v:7
<offices	0:13
<officially	0:-8 1a:7 2t:9
<oh	2:7 x:7
<ohio	0:17
<oil	0:11
<ok	2o:-5
<okafor	0:10 1x:-7
<oklahoma	0:-9 o:11
<ola	0:-6 13:8
<old	1:-6 3:-7 4:-6 6:-6 8:-6 a:-6 g:-7 h:-9 i:-6 j:-6 k:-5 l:-11 n:-7 o:-6 p:-9 s:-12 t:-7 u:-9 v:-14 w:-6 x:-5 y:-10 z:-6 12:-5 16:-5 18:-5 19:-6 1a:-5 1b:-6 1d:-7 1e:-6 1f:-6 1g:-6 1i:-7 1o:-5 1x:-6 20:8 23:-10 24:-12 27:9 2c:16 2g:-3 2j:-6 2k:10 2l:-6 2m:-8 2o:-8 2r:-7 30:13
<oldest	1:-5 1k:-7 2s:5
<oliver	0:8
<omdat	0:12 r:-9 2a:-6
<on	1:-5 2:-9 4:-6 5:-4 6:-5 a:-6 e:-15 k:-6 l:-5 v:-10 w:-5 x:-7 y:-6 11:-3 13:-7 15:-9 18:-7 1a:-9 1c:-5 1n:-7 1o:-24 1s:-5 1t:-8 1u:-8 20:-14 21:5 23:-9 24:8 28:5 2a:5 2d:7 2j:7 2l:-7 2m:-9 2v:-6 31:-5
<once	8:-5 c:-5 l:-5 1k:-9 1r:-6 1x:-7 1y:12 23:-6 29:-6 2o:-5 2r:10
<one	2:-6 9:-5 e:-7 h:-6 i:-9 k:-5 l:-14 m:-5 o:-6 r:-5 u:-5 w:-5 x:-9 10:-8 11:-6 12:-7 15:-11 1c:-5 1n:8 1s:-7 1v:8 1x:-9 1y:-7 1z:10 26:-6 2c:-6 2j:-9 2m:12 2o:5 2p:-3 2r:-8 2s:5 2w:11 2x:7
<one's	0:8
<ones	0:12
<onion	8:7
<only	1:-6 2:-5 3:-5 4:-5 5:-5 8:-3 9:-5 a:-4 d:-6 g:-6 h:-5 i:-6 l:-6 m:-6 o:-11 p:-10 q:-7 s:5 v:-6 w:-7 x:-7 y:-7 10:-6 12:-5 15:-6 18:-6 1a:-6 1d:-5 1h:-6 25:-5 29:-12 2j:-5 2k:6 2o:-8 2p:-7 2z:6
<op	0:-10 2q:12
<opal	0:-5 e:-5 1x:-6 25:6
<open	0:11 2:-8 c:-5 o:-6 1c:-6 1o:-8 24:9
<opened	1v:-8 1x:9 1y:-10
<opening	1h:-7 1v:6 2o:-8 2w:-5 30:-6
<opens	2:-6 l:-6 1k:-6 24:-8 2l:-8 2o:9
<opinions	0:9
<opposite	0:10 1x:-5
<ops	0:10
<optician	0:-5
<or	0:15 8:6 m:-6 v:-5 1h:-8 30:-7
<oral	0:6
<orange	0:-7 2m:7
<order	0:14
<ore	0:-10 2r:10
<organised	2l:9
<originally	p:8
<orkney	0:-13 2o:13
<orla	0:-6 1x:-6 2o:9
<other	l:-7 v:-5 x:10 13:-6 24:4
<ought	0:15 23:-9
<our	2:6 4:-5 7:-6 8:6 9:-5 a:-6 c:-6 e:-7 h:-6 j:-5 k:-6 l:-6 m:-5 p:-7 r:-5 t:-7 u:-6 v:-6 w:-5 y:-4 z:-5 10:8 11:-4 12:-4 16:-7 18:-5 1a:-4 1b:-5 1g:-8 1h:-6 1l:12 1r:13 1x:7 1z:-7 20:-5 21:8 24:-13 25:-6 2m:-9 2o:-10 2p:-5 2y:-5
<ours	0:12
<out	2:-6 9:-5 a:-5 g:-4 i:-6 k:-7 o:-5 t:-7 x:-7 y:-8 10:-6 12:-6 17:-5 18:-7 1e:-5 1g:-6 1r:7 1t:-7 1v:-6 1w:13 1x:-5 1y:5 21:-6 23:-8 29:-8 2c:-6 2j:-4 2o:7 2r:12
<outback	0:18 2:-7 e:-7 1l:-5 1x:-8 2q:-5
<outline	0:10
<outside	0:13 1x:-6
<oven	0:14 1i:-7 2a:-6
<over	3:-5 7:-6 c:-7 e:-5 l:-6 m:-4 o:-9 q:-6 t:-6 v:8 x:-8 y:-6 10:-8 13:-5 1c:-5 1d:-7 1e:-6 1k:5 1s:10 1v:-6 1x:-8 27:-8 2d:-7 2l:10 2o:7 2p:10
<oversold	0:9
<overtime	0:11
<owe	0:9
<owen	0:-8 1x:7
<owen's	0:14 10:-5
<owes	0:14
<owl	0:14 24:-8
<own	0:-4 2:-9 c:-5 e:-5 u:-10 v:12 x:-6 10:-8 13:-5 1h:-4 1k:-5 1x:-14 1y:-7 23:10 25:-7 2j:-12 2k:14 2p:-11
<owner	0:5
<owns	1x:-9
<owt	0:8
<oxtails	0:7
<oz	0:11
<p	0:10
<pack	0:-6 l:-7 24:12 2o:7
<packed	l:12 o:6 1x:-9 2o:-5
<packets	0:7
<packing	0:8
<pad	0:-6 2o:8
<paddy	0:-12 1x:15
<page	0:8
<paid	0:10 i:-5 1x:-6 2o:-6
<pain	0:12 25:-9
<paint	0:11
<painted	0:7
<painting	8:-6 e:-7 m:-6 o:7 1r:-7 27:8 2o:10
<pairing	0:9
<pal's	0:10
<palo	2o:-7
<pan	0:9
<pangur	0:4 1x:-9 2o:8
<panic	i:12 24:-6
<panicking	0:8
<paolo	0:8 5:-5 1o:-10
<papa	0:-3 1x:12
<papadag	24:5
<paper	t:-5 24:-6 2c:-7 2p:9
<papers	0:7 1x:-6
<papou	e:5
<papá	0:-9
<para	0:9 1k:-5
<paramedic	2f:6 2j:-6
<paramedics	0:8
<parcel	0:9
<parent's	0:10
<parents	e:-8 g:-7 i:-6 t:-5 v:7 x:-7 10:-5 11:-6 19:-6 1d:-6 1h:-5 2d:12 2m:6
<paris	0:11
<parish	0:-6 1k:6 1m:-6 2c:6
<park	1k:6 2e:-7 2w:-6
<parker	0:-6 2k:8
<parking	0:13
<parkrun	0:-11 24:12 27:-5
<parrot	0:14 e:-5
<part	0:-2 c:7 d:7 m:-7 v:-5 x:-8 1k:-10 1t:8 2p:8 2q:-6 2v:-5 2w:-6
<parties	0:8
<partner	1x:10
<parton's	0:8
<parts	0:11 2q:-8
<party	1s:8 2o:10
<pasalubong	0:13
<pass	23:12
<passed	0:-8 1:-8 7:-6 c:-8 e:5 l:-5 m:-8 o:-6 t:-5 v:-5 x:-11 10:-6 11:-5 15:-7 17:-5 18:8 1c:-6 1e:-5 1k:-9 1q:-6 23:-5 24:-8 2j:-5 2k:-5 2q:-8 2r:19 2x:-8
<passive	0:6
<passport	2o:-5
<past	1s:-5 1x:-8 24:12 2x:9
<paste	0:13
<pat	0:8 18:-7 2r:-11
<patch	0:15 2c:-5
<patellar	0:7
<path	0:8 30:-6
<pathology	0:12 2q:-6
<patient	0:12 m:-5 1g:7 25:-7 2r:-5 2v:-5
<patterns	0:8 2w:-8
<pau	0:-6 g:8
<pauline	0:9
<pay	24:10
<payment	0:-8 23:9
<payments	0:-2 1x:5
<payroll	0:-4 c:9
<pays	0:11
<pc	0:-7 2q:7
<peal	0:9
<peanut	0:5 1m:-8 2c:5
<peas	0:17
<peigi	0:10
<pelican	1v:7
<penguin	0:6
<penicillin	0:15
<pension	o:-7 29:5
<people	0:8 3:-5 5:-5 m:-7 v:-7 12:6 15:-10 1o:11 2o:-13
<pepper	0:8
<per	0:12
<percent	24:6
<percy	10:-6 24:9 2j:-8
<perfect	0:7
<performance	0:9 1o:-5
<perimenopause	0:12
<period	0:6 2a:-8
<permits	0:7
<person	0:15 3:-9 i:-8 m:-6 q:-6 10:-5 1y:-7 24:12 25:-8 29:-5 2p:8
<persona	0:6
<personal	0:17 x:-6 2a:-5
<personally	1o:4
<perth	0:17
<pescatarian	0:15
<pete	0:-13 e:10 1x:9
<pete's	o:9
<pets	0:14 v:-6
<ph	0:-6 2n:5
<pharmacy	0:13
<phone	1x:-8 2p:14
<phone's	7:5 1q:-5
<phones	0:7 1q:-4
<photographs	0:8
<photos	0:10
<phrase	0:-13
<physics	0:15
<physio	0:6 2o:-8
<piano	0:10 2:-6
<pick	0:7 l:-8 1t:-9 24:12
<picked	0:-4 1h:5 1x:-6 1y:9 27:9 2q:-14
<picker	0:7 v:9
<picking	0:12
<pickle	0:7
<pickles	30:-5
<picks	0:16
<pickup	0:7 2o:-5 2w:-8
<pie	0:-6 h:8 20:7
<pierogi	0:9
<pigeons	0:9
<piggery	0:7 2q:-6
<pigs	x:7 2a:-5
<pilot	0:12
<pima	0:11
<pint	0:-6 2p:6
<pionek	0:11
<pipe	0:11
<pipes	0:-10 2j:10
<pirate	0:9
<pixel	7:8 1q:9 2a:-12
<place	0:8 2:-5 l:-5 2a:-6 2d:5 2o:-7 2r:10
<placed	0:-7 1x:13 2r:-12
<plain	s:-6 20:11
<plan	0:15
<plan's	0:9
<plane	1y:7
<planning	2p:-6
<plant	0:10 1x:-8
<plantar	0:8 k:-8 23:-9 25:7
<planted	1e:5 1o:-10 2k:-5 2o:-7 2q:-6 2x:5
<plants	0:7
<plaster	0:15
<plastic	0:-8 1s:8
<plate	0:-3
<plates	0:11
<play	1:7 4:-6 9:-5 c:-6 h:-5 l:-4 o:9 u:-5 10:-7 15:-11 17:-6 1x:-7 20:-14 24:-6 2j:-6 2o:5 2w:-8
<played	0:9
<player	0:11
<playhouse	0:13 2o:-13
<playing	4:-5 c:-5 m:-8 o:7 x:-6 10:-5 18:-5 1e:4 25:-11 2r:-8 31:-9
<plays	1:6 c:-7 k:-7 o:19 v:-7 1k:8 1v:-10 23:-11 2c:-8 2k:-6
<please	1:-5 9:6 e:-6 l:-6 o:-6 r:7 s:-6 v:-6 12:-5 1d:-5 1x:-8 24:-5 2a:13
<pleaser	0:7
<pledge	0:7 1x:-6
<plot	0:14 2:-6
<pls	0:17 r:-10 2a:-11
<plumber	0:13
<plumbers	0:13
<plumbing	0:-7 23:3 2r:8
<plus	s:7 x:-10 19:10
<pm	0:7 1x:-5
<podcast	0:10
<podcasts	0:-5 24:6
<podi	2:6
<point	l:-5 1d:-6 2o:4 2p:-5
<points	0:-10 2a:14
<police	v:7
<polish	0:6 c:8 g:6 1c:-5 2v:-10
<polite	0:9
<politely	0:8
<pollen	0:7
<ponce	0:7
<ponniyin	0:9
<poor	0:11
<poppy	0:14 2:-7
<pork	1r:-5 20:14
<port	o:9
<portland	0:13 2o:-10
<portuguese	0:4 15:-7 2o:-10
<position	0:14 1k:-6 2o:-10
<possible	0:5 15:-5 29:9 2o:-14
<post	2o:5
<poster	0:9 2p:-5
<posture	0:9
<potatoes	0:8 1x:-5
<pottery	0:12 24:-6
<pound	2o:-5
<pounding	0:7
<pounds	1x:4 24:-8 29:7
<pour	0:-10 24:13 27:-9
<pouring	0:-9 2o:11
<power	0:6 2k:-8
<powerboard	0:7
<ppl	24:-5 2o:-5 2s:-5
<pps	0:10
<practice	0:6
<practise	0:12
<practised	0:-6 2x:7
<practises	0:-4 o:11
<pram	0:8
<prasanna	0:7 a:-6 1t:-7 1x:-5
<prawns	0:14
<pray	0:8
<prayer	1h:-6 2o:-5 30:-6
<prayers	0:17
<prefer	0:-6 c:-6 l:-8 t:-7 16:9 1o:-6 24:-11 25:-6 27:-5 2c:-7 2p:13 2q:-5
<prefers	0:7
<pregnant	0:18
<preheat	0:15 1i:-7
<premises	0:8
<prep	0:6
<prepare	0:16 u:-6 2d:-11
<preparing	0:7
<prepping	0:-6 24:7
<present	0:10 24:-6 2d:-6 2w:-5
<presents	0:14
<press	0:7 2q:-11
<pressure	0:-5 24:8
<preston	1y:-8
<pretend	0:15
<pretty	l:-6 m:-9 12:7 25:8 2c:-6 2r:-6 2y:-6
<price	0:16
<prices	0:8
<priest	0:12 k:-8 10:-9
<primary	17:-6 2j:11 2o:-7
<prime	0:15 x:-8 1x:-8
<principal	2o:10
<print	0:8
<printing	0:9
<priya	m:-5 1x:6 25:-7 2c:5
<priya's	a:-5 m:13 u:-5 1x:-6 25:-8 2d:-10 2r:-6 2w:9
<priyanka	0:6 25:-6 2s:-6
<prize	0:9
<proactiv	0:-11 l:-9 24:13
<probably	1y:9 24:-5
<probation	0:6 1o:-6
<product	c:8 x:-9
<prof	10:-6 19:11
<profession	0:6
<professional	0:6 1k:-6 1x:-7 2q:-6
<professor	0:10
<program	24:-7
<programs	1t:-6
<project	0:-5 1y:7
<prom	0:10
<prom's	0:-9 e:8 1x:8
<promised	0:11
<promoted	0:8 e:-5 2o:-8
<promotion	2:7
<proof	2q:5
<proofer	0:9
<proper	0:-10 23:-6 24:-7 2p:13
<properly	0:13
<propose	0:16
<proposed	1x:11
<pros	0:11
<protein	8:5
<proud	y:7
<province	0:6
<pruitt	0:14
<prune	0:10 23:-10
<ps	1q:8 1x:-5
<pt	0:14 2:-5
<pub	10:-5
<public	10:-6 1o:13 1x:-10 21:8 2j:-7
<pubs	0:11
<pueblo	0:12 2e:-5
<pulled	0:-13 1x:13
<pulley	0:-2 25:9 2o:-12
<pumas	0:8
<pump	0:15 e:-6 1x:-5
<pune	0:-7 2o:10
<pup	0:8
<pupil	0:12 2o:-11
<puppy	0:9
<purely	0:16 2r:-7
<push	15:-4 1s:6 2o:-7
<put	0:7 1:-5 2:-7 7:-5 k:-8 l:-7 q:-8 s:-9 11:-5 14:-7 15:-7 18:-7 1i:-9 1u:5 1x:7 23:-13 24:7 29:-8 2j:9 2n:-2 2o:-16
<puts	0:9 24:8
<putting	0:-7 l:-8 r:6 1x:-7 2j:-7 2o:12
<puzzle	0:11
<python	0:15
<quail	27:8
<qualified	0:8
<qualify	0:11 q:-5 24:-8 29:-10
<quantities	0:-8 2a:8
<quantum	0:8
<quarter	1s:-6 2r:5
<quarters	0:12
<queen	9:7 24:-7
<queen's	0:9
<question	0:6 1x:-8 2a:8
<questions	0:15 10:-7
<queue	0:13
<quicker	0:5 1o:-13 2p:-12
<quiet	23:-10 2l:16
<quit	a:-9 l:10 m:-5 v:-11 x:-8 10:-7 1a:-7 1d:-6 2a:10
<quite	0:-4 t:8 12:-8 2l:13
<quiz	0:4 10:-5
<quote	0:6
<quoted	0:10
<quoting	0:10
<r	x:-5 2c:7
<rabbit	0:-10 2q:9
<rabbits	0:7
<raccoon	0:8 2m:-8
<radio	0:14 1x:-6
<raffle	0:7
<rain	0:5 2c:8
<raining	0:10
<rainy	2c:11
<raise	0:11 1x:-5
<raised	0:6 c:-5 1n:-9 23:-7 2j:-6 2l:10 2p:-6 2x:-6 2y:-7
<raked	0:-8 24:8
<ramipril	0:11
<ran	c:-6 m:-6 t:-5 15:-6 1x:8 2c:-7 2j:8 2o:-13
<ranch	0:-4 2j:6 2x:8
<randy	2g:6
<rang	0:-10 2r:10
<range	0:11 2o:-8 2p:-6
<rangoli	2q:-6
<rank	0:12
<rap	0:6
<rate	0:11
<rates	0:9
<rather	0:-9 e:-6 k:-5 m:-5 v:-6 w:-5 10:-8 16:7 17:-6 1n:-6 1x:-5 1y:-11 21:-8 23:-8 24:9 25:7 2f:-11 2p:20 2q:-9 30:-5
<rattling	2d:-6
<rav	0:-6 23:-5 25:-6 2r:-6 30:14
<raw	0:9
<ray	2j:9 2k:-6
<rd	0:8 1p:6 2o:-10 2r:-6
<re	0:9
<reach	0:9
<react	1m:9
<read	0:4 9:-6 c:-7 g:-5 h:6 i:-7 l:-7 m:-5 o:-6 s:-9 t:-5 11:6 16:-5 17:-6 1d:-5 23:-10 24:7 2c:-7 2o:-9 2p:-9 2q:-9
<reader	0:-4 2q:6
<reading	0:10 27:-5 2j:-6
<reads	24:9 2p:-9 2w:9
<real	0:3 t:8 x:9 2l:-8 2r:-5
<realistic	0:16
<really	1d:7 1y:-6 21:6 23:4 2q:13
<rear	1x:8
<reason	0:8 1o:-5
<reasons	0:12
<rebuilt	0:-6 f:-7 1y:12 24:-7
<rec	0:-8 12:7 24:-5 2l:6
<recipe	0:11
<recipes	0:-5 2a:11 2q:-8
<reckon	0:-11 1o:11
<reckons	0:7
<recommend	0:16
<record	h:-6 20:-5 2g:6 2t:9
<recording	0:6 2d:-5 2q:-6
<red	0:8 e:-6 1n:6 1r:5 1x:-5 24:6 2o:8 2r:-8
<reddit	0:10 l:-5 24:-7
<redundant	0:-7 1x:13
<reel	20:8
<reference	0:12
<refund	0:11
<refuse	0:9 v:-6
<refuses	0:12 2a:-10
<regionals	0:15
<register	0:12
<registry	2o:8
<regret	0:12
<rehab	v:6
<rei	0:12
<reinforced	0:6
<relationship	0:8
<relatives	0:8
<religious	0:15
<remains	1k:-7 20:7
<remarried	0:7 1x:-5
<remind	0:9
<reminders	0:5
<remitly	0:8 2z:-5
<remote	0:-10 1o:12
<remove	0:15
<rename	0:7
<renamed	0:11
<renata	0:7
<renew	0:8
<rent	1:9 u:6 18:-6 1x:-10 2d:17 2o:-13
<rental	2q:7
<rented	1x:-7 23:-12 2d:9
<renting	1y:-13 2d:8 2q:8
<rents	0:9 v:-7 1i:-5 2a:-5
<reorg	0:15
<reorganised	0:7
<repairs	0:12
<replaced	1x:6 25:-6
<reply	0:10 2a:-6
<report	0:17
<reports	0:16 v:-6 x:-7
<reruns	l:-6 24:7 2d:-8
<reset	0:15
<residency	v:7 1t:-6
<residents	0:9
<resignation	0:8
<resigned	0:-7 1:6 1k:7
<rest	0:15 2d:-10
<resting	0:8
<restoring	2j:-5 2o:-6 2q:9 30:-7
<results	0:11 1x:-5
<resume	0:-7 2n:10
<retired	0:9 x:-7 1c:-6 1v:11 1x:-12 1y:-6 2o:-14 2v:-6 2x:8 30:-5
<retirement	0:10
<retires	0:-5 1:-6 1k:-9 2o:11
<retiring	0:-8 1x:-6 1y:-7 2o:13
<retriever	0:10
<retro	0:9
<review	0:6
<rewrite	0:6
<reynolds	0:10 1x:-5 24:-6 2l:-8
<rhubarb	0:9 2q:-8
<rhymes	0:8
<ribs	0:7
<rican	0:7 1w:-6
<rick	0:-5 2:9
<rico	10:6 2j:-7
<ride	0:-5 1:-5 c:-5 k:-7 10:-6 15:-5 1h:8 1x:-7 23:5 2o:-11 2w:8 30:9
<rides	0:-9 1h:12 24:10
<ridin	0:11
<right	0:8 2a:-7 2e:-5
<rigs	0:14
<rinaldi	0:8 x:-5
<ring	c:-6 e:-6 o:6 1c:-6 1x:-16 1y:-7 2o:-6 2r:13
<rings	0:-7 24:9
<ripping	0:-8 2q:9
<rita	o:7
<river	0:5
<riyadh	0:13
<road	24:-6
<roadie	0:15
<roads	0:-10 1v:9
<rob	x:-7 19:11
<robin	0:9
<rode	0:-10 1x:11
<roger	1x:-7
<rohan	1p:-6 26:6
<rohit	0:13
<role	0:10
<roleplay	0:9
<roll	1i:-6 20:7 26:-7 31:-8
<rolleiflex	0:13 m:-5 11:-6 1z:-5 25:-6
<rolls	0:-5 24:7
<rome	0:11
<rommel	24:-13 29:11
<roof	2k:6
<rooibos	0:14 l:-6 24:-6 2d:-6
<room	0:7 v:8 1e:-6
<roommate	v:-8 12:-6 1x:11 24:12
<roommate's	x:-5 13:10
<roommates	0:14 x:-8 19:-6
<rooms	0:-9 2d:9
<rooster	0:11
<rope	2k:8
<rory	4:6 9:8 m:-6 o:-5 1x:-5
<rosalyn	10:-7 1y:-10 25:13 2o:-6
<rosalyn's	0:11 f:-7 1y:-15
<rosangela	0:11
<roses	0:11
<rosewood	1v:7
<roughly	0:6 1x:-5
<round	0:-7 8:-5 u:6 1g:-8 1r:-6 23:-5 24:13 2d:-6 2k:-6 2l:8
<route	0:9
<routing	0:8
<rover	0:10
<row	0:11 2o:-9
<royal	0:10 1x:-8 2o:-7
<royce	0:7
<rrsps	0:10
<rss	0:-4 2q:7
<ruaka	x:-7 1k:10
<rubén	0:-9 v:7 1x:10
<rude	0:13 1d:-5 24:-12 2l:-5 2q:-5
<rudys	0:-3 v:6
<rufus	0:11 e:-5 1x:-6
<rugby	15:-5 2o:-9
<ruidoso	0:7 1x:-7
<ruins	0:8
<rule	0:9
<rules	0:19 1k:-6
<run	2:-7 k:-7 l:-7 m:-6 o:-5 1k:-6 1y:8 2a:-5 2o:-9
<runner	0:-13 2r:13
<running	1e:-5 1x:-12 24:12 27:-8 2o:10 2q:11 2x:-6
<runs	0:5 1:-7 o:-6 x:-8 11:-5 13:-5 15:-4 18:-7 1k:-6 1v:11 1x:-8 27:-5 29:-6 2j:11 2k:-7 2o:-10 2r:-12
<russian	0:6
<rust	0:15
<rusty	0:9
<ryan	0:10 1x:-5 24:-6 2l:-8
<ryanair	0:-10 24:9
<rye	1m:9
<s	0:13
<sacked	0:9
<sad	0:13
<saddle	0:13
<safe	a:8 m:-7 1x:-11 2o:-5 2r:11
<saguaro	0:10
<said	0:12 2:-7 4:-6 8:-5 l:-5 x:-6 15:9 31:6
<sailor's	0:10
<saint	0:13 1x:-7
<salary	0:15
<salmon	0:10
<salty	0:8
<sam	0:15 x:-7 1v:-6
<same	a:-6 e:9 m:-6 10:-6 12:-7 1e:5 1k:-6 1t:-8 2a:-5 2x:10
<sammy	0:11
<sample	0:11
<samsung	0:9 1q:9 25:-6
<san	0:10 23:-6
<sander	0:13
<sandwich	0:7
<sandy	0:13 c:-7 11:8 24:-10 2k:-5 2r:-5
<sang	0:11 c:-5 1k:-8
<sanjay	1v:9 24:-6 2k:-9
<santa	o:7
<sat	0:-9 11:-5 18:9 1h:-7 1o:8 2r:9
<saturday	3:7 c:8 1k:-7 24:-5 2d:-5
<saturday's	0:-12 2o:12
<saturdays	0:-7 2j:8
<sauce	0:11
<save	23:6
<saved	0:4 2t:-6
<saves	0:13 2d:-10
<saving	0:-6 k:6 23:19 27:-6
<saw	0:12
<say	0:13 3:-9 e:-5 j:-5 m:-5 12:7 1d:-5 1x:-9 2a:17
<saying	0:12
<says	0:10 c:-6 e:-8 k:-4 l:-7 m:7 o:-12 p:-6 q:-5 v:-7 10:-6 13:-10 15:-6 23:-10 24:-6 25:11 2o:-9 2p:5
<scale	0:11
<scales	0:-10 1i:6 31:7
<scarborough	0:17
<scared	i:10 m:-6 o:-5 t:-5 1x:-5 21:11 24:-10 25:-12
<schedule	0:12
<schedules	0:5
<schiedam	0:-8 24:8
<school	o:-5 p:-6 10:-7 11:-6 13:-5 1e:-6 1t:8 2c:7 2g:-5 2k:-11 2o:-6 2q:-10 2v:14 30:-5
<schoolbag	0:11 u:-5 2d:-6
<schoolteacher	0:16 2j:-7
<sciatica	0:10
<scone	0:9
<scored	0:-10 2q:-9 2r:11
<scorpio	0:10 1a:7 1x:-12
<scorpions	0:8
<scotiabank	1x:-8 2o:8
<scotland	0:7
<scotland's	0:8
<scouts	0:7
<scrap	0:-10 15:12
<scraper	0:-9 2q:9
<scratch	0:15 2o:-7
<scream	0:7
<screen	0:9 2w:7
<script	0:9
<sea	0:10
<seacroft	0:-7 2o:9
<seal	0:9 2r:-9
<season	0:12
<seat	1h:4 30:6
<seattle	0:14 15:-6 2o:-12
<second	2:6 7:-10 l:-5 1h:7 1k:-8 1p:-5 1q:13 2m:-5 2o:19 2q:-11 2r:11 30:8
<secondhand	7:6
<secrecy	0:7 2s:-6
<secretary	1:5 1r:-7
<see	0:8 k:-7 10:-5 15:-11 1q:12 1x:-9 23:8 24:8 2a:-7 2d:-10 2z:-6
<seed	0:8
<seeing	8:-6 c:-5 i:-6 m:-5 o:-5 t:-5 12:-5 1e:-6 1v:-5 1x:-6 24:7 25:-7 2c:-11 2q:-10 2s:9 2t:9
<seen	0:8 1y:11
<self	1x:-6 2j:10
<sell	l:-7 1g:-6 1h:9 1x:-9 2l:-6 2o:9
<sells	0:13 1x:-8 2p:-8 2q:-9 30:-8
<semester	0:-7 2o:9
<semi	0:-9 1t:-8 1x:9 2d:11
<send	k:-5 l:-6 1o:-8 23:-17 24:15
<sending	0:14
<sends	0:9 1m:-6 2c:6 2o:-10
<senior	1x:-8 2v:6
<sense	0:8
<sensible	0:11
<sent	e:-10
<sentence	0:6
<sentences	0:12
<separated	0:14
<september	0:-7
<serena	0:12 e:-10 10:-8 1y:-8
<serious	0:11
<sermon	0:8
<sertanejo	0:13
<sertraline	0:15 24:-7
<serve	10:10
<server	0:9
<service	c:6
<services	0:10
<servsafe	0:8
<session	0:8
<set	0:11
<settle	0:11 15:-5 2o:-9
<settled	1g:-7
<setup	0:6
<seven	4:6 m:-6 1l:-5 24:6 25:12
<seventy	0:9 1l:10 1x:-5
<severance	0:10
<sew	0:8 2w:-7
<shaky	0:6
<shall	2o:11
<shaming	0:11
<share	x:-5 19:8 1x:-5
<shared	u:-8 1g:-5 2d:16 2p:-6
<sharing	0:-10 1x:-8 2a:-5 2d:10
<shark	0:-7 2j:-6 2p:-10 2q:10
<sharma	0:10
<shattered	0:9
<shauna	1d:-5 24:11 2w:-7
<shauna's	c:-5 d:11 10:-7
<shaved	0:-6 4:9 1e:7
<she	1:-6 4:-9 a:-6 g:-8 i:-10 j:-5 n:-6 p:-8 t:-8 x:-8 y:-5 z:-6 12:-8 13:-4 15:-5 19:-5 1a:-9 1b:-6 1d:-7 1g:-5 1p:-9 1r:-7 1x:8 1z:-6 24:10 25:8 2a:-5 2d:-6 2o:-3 2w:-6
<she'd	0:17 2:-7 e:-7 1x:-10
<she'll	0:13
<she's	0:-8 9:-7 a:-7 c:-7 d:-6 e:-14 g:-6 h:-6 j:-6 k:-8 q:-7 r:-6 s:-8 w:-7 z:-7 11:-7 13:-8 18:-7 1b:-7 1c:-6 1g:-7 1h:-8 1i:-7 1j:-8 1n:-6 1v:-5 1x:-15 1y:10 21:17 23:-11 25:-7 27:-7 2a:-7 2c:-10 2j:-7 2k:-6 2l:8 2m:-6 2p:5 2r:-8 2s:9 30:-7
<shed	0:11 2o:-10
<sheds	0:12 2d:-7
<sheet	0:10 2a:-8
<sheila	0:-3 1x:6
<shelby	w:7 20:-6
<shellfish	0:18 3:-5
<shelter	x:8 1v:-7
<shelves	0:-5 24:6
<shepp	0:11 2o:-8
<shes	0:13 10:-5 2w:-5
<shift	0:-3 l:-5 2o:8
<shifted	0:-9 e:-6 1x:10
<shifts	0:13 9:-5 1c:-5 1v:6 1x:-5 24:-6 2v:-5 2w:-5
<shih	0:5 1x:-10
<ship	0:13 1o:-6
<ships	0:-13 2o:15
<shop	0:11 r:-6 1o:-5 2y:-5
<short	0:5 17:-6 1n:12 2a:8 2q:-10
<shorten	0:13 2:-5 1k:-6
<shortest	0:8
<should	0:15 l:-10 m:-8 o:-5 10:-5 1l:8 1o:13 1u:-9 23:9 24:-16 25:-7
<shoulder	1x:6 25:-8
<shouldnt	0:-4 1o:11 1x:-6 2p:-6 2t:-6
<shout	0:7
<show	1o:15 20:6 2r:-5
<shower	0:7
<showing	0:-7 24:-6 2o:12
<shrewsbury	0:10 2y:-5
<shut	0:11
<shy	0:12
<si	0:-6 x:8
<sick	0:-10 m:11 1o:7 1x:-5
<side	0:8 1:-6 x:6 2o:-8
<sight	0:-6 2w:3
<signed	c:8 v:-7 1x:17 2o:-11
<signs	0:9 m:-6 24:-8
<silverado	0:11 24:-9
<simba	0:-4 m:8
<similar	0:12
<simon	0:-6 2j:6
<simone	0:-13 e:9 1x:9
<simple	0:15
<simply	0:-8 1o:8
<since	1:-6 2:-10 3:-9 5:-10 6:-8 9:-8 c:-6 f:-6 h:-7 p:-7 q:-6 r:-6 w:-6 x:-9 y:-6 z:-7 10:-7 12:-9 13:-5 14:-8 15:-7 17:-9 18:-8 19:-7 1a:-7 1b:-7 1c:-5 1h:-5 1i:-5 1o:-13 1p:-8 1s:-6 1v:-7 1x:8 23:-7 24:7 25:-9 2a:-6 2d:-9 2e:-5 2j:-9 2o:-7 2p:-9 2q:-7 2x:14
<sing	c:-8 o:10 x:-7 1c:-10 1k:8 24:-7 27:8 2o:-7 2v:-7
<singer	2k:8
<singing	0:8
<single	0:8 g:-6 v:-8
<sings	2o:-5
<sir	0:5 2a:-5
<sis	0:14 v:-7
<sister	1:-6 a:-7 e:-4 g:12 l:-7 p:-5 t:-6 u:-6 v:8 y:-6 z:-5 10:7 11:-6 13:-6 18:-5 1d:-8 1e:-8 1g:-6 1k:-6 1t:-8 24:-9 27:10 2d:-5 2e:-6 2j:-13 2k:-7 2x:-8
<sister's	0:-7 g:-7 l:-7 o:-6 x:-9 15:-7 19:-6 1x:5 1y:8 24:-6 2m:-6
<sisters	0:7
<sit	0:10 24:-8
<site	0:3 2q:13
<sits	2o:13
<sitting	15:-5 2o:11
<six	a:-4 m:-6 10:-6 13:-8 1o:-6 24:-9 25:-7 26:12 2d:8 2j:-6 2m:8 2r:13 2w:7
<sixteen	24:-9 31:7
<sixty	0:12
<size	0:11 2:-8 1n:12
<sized	0:6
<skating	0:-12 1d:9 2x:7
<sketch	0:11
<skin	0:16 2a:-10
<skip	1x:-5 2a:9
<sky	0:7
<slams	0:10
<sleep	0:21 2:-10 l:-6 m:-5 1i:-7
<sleeping	1e:6 2x:7
<sleeps	0:10
<sleepy	0:6
<slice	0:10
<sligo	0:11 1x:-6
<slinging	0:7 c:6 f:-6 1v:6 1y:-15
<slipped	0:-11 1x:10 25:6
<slippers	0:7
<slogan	0:8
<slogans	0:13
<slowly	0:9
<small	0:-3 2:-6 c:-6 e:-6 l:-5 m:-6 o:-6 p:-6 t:-5 v:-14 x:-6 10:-6 12:-6 13:-8 15:-7 16:-6 1t:-7 1x:-9 21:6 23:11 2p:7 2q:9 2r:-9
<smaller	0:14
<smash	0:10 18:-5 1i:-6
<smell	1s:8
<smiley	0:-10 2a:10
<smiths	0:10 v:-6
<smoke	24:8
<smoked	0:13 1x:-11 24:8 2j:-6
<smoker	0:6 2r:-5
<smokes	0:-8 1x:-5 24:11
<smokey	0:-7 l:11
<smoking	0:17 l:-6 24:-9
<smth	0:8 23:-8
<snakebit	0:9 1x:-7
<snap	0:-10 2k:9
<sneezed	0:12
<snores	l:5 24:5
<snow	0:10
<snowblower	0:5
<snowman	0:9 f:-5 1y:-5
<so	3:-6 4:-6 6:-6 8:-5 c:-5 h:-7 m:-4 o:-4 p:-6 q:-6 r:-5 s:-7 t:-6 v:-6 w:-5 y:-6 11:-5 16:-6 17:-5 19:-5 1a:3 1b:-5 1c:-6 1d:-9 1f:-4 1i:-7 1j:-7 1k:-8 1o:-6 1r:-5 1t:8 1u:-6 1x:8 24:10 27:-7 2o:-5 2w:-7 2x:8 2y:-4 30:5
<soap	0:6 2a:-6
<sober	0:12
<society	0:8
<sodium	0:9
<sofa	0:8
<soft	0:11
<softball	0:9
<sold	1:-6 3:-5 7:-6 e:-9 m:-6 o:-7 t:-6 v:-4 x:-7 11:11 15:-8 1f:-6 1g:-8 1h:12 1m:-6 23:-9 24:-8 27:-6 2k:7 2o:-11 2y:-7 30:10
<solo	24:-5
<some	0:8 9:7 l:-7 1g:-7 1x:7
<somebody	0:16 e:-5 1x:-8
<somebody's	0:16 e:-6 k:-8 1x:-5 23:-11
<somehow	0:16 1:-5 l:-7 1k:-5 24:-11
<someone	9:-7 c:-6 e:-6 m:-8 u:-7 v:-7 15:-5 16:-6 17:-5 1e:-6 1g:-6 1h:-6 1x:-9 24:9 2l:9 2o:-6 2p:-10 2q:-5 30:-7
<someone's	0:12
<somethin	0:7
<something	0:17 23:-8 24:-6
<somewhere	0:8
<son	3:-7 7:-5 e:-7 h:-6 l:-5 m:-6 u:-7 v:-8 z:7 10:-10 11:-5 13:-6 15:-6 19:-6 1c:-8 1h:-6 1x:-12 23:-7 24:-6 2c:-5 2g:-6 2j:-9 2k:-7 2o:-6 2r:9
<son's	l:11 m:-6 x:-6 2s:6
<song	0:9 2o:-7
<songs	0:13 2o:-5
<sons	0:14
<soon	0:10
<sooner	l:-5 23:-8 24:-11 2p:12
<sore	2l:7
<sorry	2a:8
<sort	0:11 1k:-5
<sound	0:16
<sounding	0:12
<sounds	0:10
<soup	0:9
<source	8:6
<sourdough	24:-9 2o:-10 2w:-7
<sous	1:-6 1k:-8
<sova	0:10
<space	0:7
<spain	0:-6 2o:10
<spanglish	0:7
<spanish	0:15 9:-6 1s:-14 2a:-8
<sparky	v:7
<speak	c:-7 d:-5 g:-8 k:-7 o:-6 s:16 t:-7 y:-7 1b:-5 23:-14 2a:5 2c:-8 2d:-6
<speaker	0:7
<speaking	0:-9 15:8 2o:8
<speaks	0:6 d:-6 l:-6 o:-6 s:17 y:-5 11:-6 24:-6 2k:-7
<special	0:-8 2j:10
<specialism	0:-4 2f:9
<speech	0:7 2f:6
<spelling	0:5 2a:-8
<spencer	0:10 1v:-8
<spice	0:6
<spider	0:8
<spiders	0:12
<spike	0:11
<spilled	0:7
<spit	0:13
<splash	0:8 2q:-6
<split	l:-5 o:-5 19:8 24:-11 2t:17
<sport	0:-9 2l:10
<sports	1x:-6
<spot	0:10 2q:-10
<spots	0:8
<spouse	0:12
<sprained	e:-5 1x:8
<spreadsheet	0:10 24:-8
<spring	0:11 2o:-6
<sql	0:9 1r:-7 2a:-10
<squad	0:14 1k:-8
<square	0:12 i:-5 24:-8
<st	0:7 1k:11 2o:-11 2v:9
<stack	1d:11 1g:-5
<staff	0:11
<staffroom	0:18
<stages	0:8 2a:-7
<stairs	0:12 e:-5 1x:-10
<stall	0:-9 23:13 2p:-10
<stamped	0:9
<stamps	0:7
<stand	3:-7 8:-5 9:12 m:-6 1d:-5 1s:13 2w:-8
<standard	0:11
<standing	2o:13 2w:-7
<staples	0:-2
<star	0:8
<start	0:6 15:-8 24:-7 2o:7
<started	0:-6 1:-7 2:-7 v:-8 10:5 1a:-7 1k:-9 24:8 25:-5 2q:12
<starter	0:14
<starting	0:-6 15:-10 1y:-6 2a:-6
<starts	0:-6 1:-6 e:-5 18:-6 1k:-8 1x:-15 2c:-5 2o:12 2r:-6
<static	2k:10 2o:-10 2q:-12
<statin	0:10
<station	0:13
<stats	0:8 1x:-8 24:-6 2o:-8
<stay	f:-5 k:-6 l:-10 1y:-11 23:-6 24:11 2p:7
<stayed	0:-14 2d:14
<staying	0:9 c:-5 v:-5 2l:-6
<stays	l:8 m:5 1x:-9 25:5 2o:-9
<steady	0:7
<steak	0:8
<stealing	0:9 2w:-7
<steel	0:9
<steer	0:12
<stent	0:-10 1x:10
<step	0:12 2o:-11
<stephen	e:-6 l:6 1x:-13 24:9
<steps	0:14 1x:-10
<stepsisters	0:11
<stew	0:10
<stick	1g:8
<stiff	0:8 25:-8
<still	2:-6 3:-6 4:-5 8:-7 9:-6 c:-12 e:-6 f:-5 i:-6 k:-9 p:-7 q:-5 t:-7 w:-6 x:-7 z:-7 10:-5 11:-5 12:-5 15:-7 16:-6 18:-5 1a:5 1b:-6 1c:-10 1d:5 21:-13 23:-10 2l:-5 2o:-15 2p:-6 2s:5 2w:8
<stocks	0:11 1x:-7
<stole	0:9 1x:-8
<stoltzy	0:9 2a:-5
<stomach	0:7
<stone	0:7 2:-5 8:-5 r:-7 s:-5 1e:-5 1l:-8 2a:-11 2d:-6 2x:-6 31:12
<stop	r:5 15:-8 23:-12 2a:12
<stopped	1:-6 2:-5 l:11 v:-7 15:-13 1a:-5 1x:-9 1y:-7 24:7 2q:-5 2r:-7 2t:-5
<storage	0:11
<store	0:-11 2t:9
<stories	0:10 2q:-5
<story	0:10 17:-5 2q:-9
<strahd	0:-4 24:7
<straighten	0:-9 l:-7 24:10
<strangers	0:5
<strathclyde	a:10
<strava	0:-7 1g:13
<strawberry	0:-7 1y:7
<street	0:8
<streetcar	0:11 13:-5
<stress	0:7
<stretches	0:12
<strict	0:5
<striders	0:-4 1k:-7
<stroke	0:14 1x:-6
<stroller	0:10
<struck	0:-8 1x:8
<stubborn	2j:-11 2l:17 2y:-9
<stuck	0:12 e:-7 m:-5 1x:-15 2d:-6
<student	0:12 c:-5
<studied	0:-8 a:8 w:11 24:-7
<studies	0:-7 c:-8 o:-5 w:13 x:-5 1c:8
<studio	0:-7 1v:-5 1x:6 1y:-5 24:10 29:-6
<study	0:-4 w:-6 21:-7 25:-8 2f:-11 2p:13
<studying	w:10
<stuff	1o:-5 2a:6
<stutter	0:8 1s:-5 24:-6
<stutters	0:8
<sub	0:11 1x:-8 24:-8
<subaru	0:13 2:-5 1l:-5 2q:-6
<subject	h:9
<subscription	0:7 24:-5
<success	0:8
<such	0:10
<sudden	0:12 1h:-6
<sug	2:8 e:10 1x:-10
<sugar	a:-5 l:-6 1o:10 1r:7 1s:10 1t:-8 1x:-11 1y:-6 2d:-6 2p:-7 2q:-7 2r:-5
<sugars	0:-12 24:12
<suggest	0:12 r:5 10:-5 2a:14 2q:-8
<suit	0:-4 24:8
<suite	0:11
<sulphate	0:7
<summarise	0:15 c:-7 1v:-13 1x:-11
<summer	0:13 m:-5 23:-5 24:-7 25:-8
<summers	0:-4 1y:7
<sun	0:14 23:-7
<sunburnt	0:12 15:-6 2o:-7
<sunday	0:12 e:-5 1x:-11 2r:-12
<sundays	1k:8 1v:-8
<super	2l:8
<supervised	0:-7 1y:11
<supplemental	2j:-5 2q:5 2v:-6
<supplier	0:8
<support	0:10
<suppose	0:19 g:-6 l:-5 1z:-5 24:-10 2a:-11
<supposed	2:10
<supposing	0:15 v:-6
<surf	e:-5 1x:-10 23:7
<surfing	0:14
<surgery	0:7
<surname	x:10
<surprised	0:8
<survey	0:11
<surveyor	0:5
<sushma	0:13
<swallow	0:-7 1n:9
<swapped	x:-6 1g:9 1h:6 2r:-6
<swapping	0:10 24:-10
<swear	0:-8 l:5 24:7
<swears	10:-6 1g:8 24:-7 2z:9
<swedes	0:9
<sweet	0:4
<swells	0:11 23:-5 2p:-5
<swim	0:13 l:-6 24:8 2w:-9
<swimming	21:11 27:-8
<switched	o:-7 p:-9 v:-8 x:-9 10:-11 1g:11 1k:-5 2f:7 2p:8
<switching	1g:10
<sworn	0:7 x:7 2s:-10
<symptoms	0:15
<syrup	0:11
<systems	0:9
<t	0:7
<tabby	0:9
<tabitha	0:-4
<table	0:19
<tablets	0:10 1y:-5
<take	9:-6 c:-6 e:-6 10:-6 15:-8 1d:-8 1x:-8 23:6 24:-3 2o:-8 2p:4 2w:-5 30:-5
<taken	0:14 2:-5 2o:-11
<takes	0:-8 2:-7 l:-12 m:12 p:-7 v:8 x:-7 1o:-9 1r:8 27:-5
<takin	0:5 o:9 24:-12 2a:-8
<taking	2:-6 f:-6 k:-6 10:-6 1o:-12 1y:-10 23:-11 24:6 27:10 2j:-5 2o:8
<talent	0:11
<talk	0:12
<talked	0:9
<talking	0:-5 t:-5 2a:12
<taller	0:10
<tamil	0:14 15:-7 2o:-14
<tandala	1v:6 2v:-6
<tank	0:11 1x:-8 2q:-7
<tanya	0:9 l:-5 1x:-9 24:-6 25:6
<tape	0:12
<target	0:10 23:-8
<tasha	0:15
<tastes	0:14 2a:-13
<tattie	0:-8 x:9
<tattoo	0:12 2o:-15
<taught	0:-10 1d:8 1y:8 2j:12 2w:8
<tax	0:12
<taxes	0:-5 1g:10
<taxi	0:9
<taylor	2c:7
<tbh	0:12
<td	0:14 l:-5 1v:-5 24:-8
<tea	0:8 e:-7 p:8 1r:-7 1t:-9 24:-10
<teach	0:5 23:4 2a:-8 2j:7
<teacher	0:9 c:-6 h:-6 o:-5 s:-8 y:-6 15:4 1k:-5 1l:-6 1v:-6 1x:-8 20:-9 24:-6 2a:-5 2o:7
<teachers	0:14
<teaches	0:-10 2j:12
<teaching	1d:7
<team	0:10 9:-5 h:-5 l:-5 o:-5 x:-8 1c:-7 1x:7 1y:8 23:-8 24:5 27:6 2d:-5 2o:-6
<team's	1:9 x:-8 1k:9
<teamsters	0:-6
<teas	0:8
<tech	0:-5 v:10
<teleseryes	0:-10 20:10
<tell	m:-9 11:-6 1a:-6 2a:16 2l:13
<telling	0:16 2a:-12
<tells	0:16 2o:-6
<telly	0:13
<template	0:12
<ten	0:10 c:-7 x:-6 10:-7 1c:-6 1e:-5 1y:-10 24:6 2x:10
<tenant	0:12 x:-9 2w:-5
<tendonitis	0:15 25:-9
<tenement	v:10
<term	0:8
<terrace	v:6
<terrence	0:-4 10:9 2j:-9
<terrible	1k:-11 21:-8 2l:10
<terrified	g:-5 i:10 m:5 1k:-6
<terror	0:-15 15:8 21:13 2j:-5 2k:-5 2o:8
<tesla	0:11
<test	0:6 1x:-10 24:-12
<texas	0:9
<text	19:7 2p:5 2w:10
<th	i:-7 l:5 15:-5 1p:10 24:10 2x:9
<thai	0:11
<than	0:8 1:-4 f:-5 m:-5 q:-5 v:-7 x:-6 10:-5 1f:-7 1h:-6 1o:-6 23:-7 29:-7 2d:-8 2o:-8 2p:15 2w:-6 30:-6
<thank	0:8 x:-7 2a:-7
<thanks	0:11
<thanksgiving	0:11 1o:-6
<that	1:-8 4:-6 9:-8 c:-7 e:-6 f:-6 h:-5 i:-4 m:-5 o:-6 q:-6 r:-7 s:-8 t:-5 w:-5 x:-6 y:-6 z:-6 10:-6 11:-5 12:-5 13:-4 17:-4 18:-6 1a:-5 1b:-5 1c:-6 1d:-10 1e:-6 1f:-4 1h:-5 1i:-6 1o:8 1s:11 1y:-6 1z:20 23:-11 24:12 25:6 29:-6 2a:-10 2j:-9 2o:-6 2p:-5 2q:7 2r:-7 2w:-8
<that'll	0:12
<that's	0:14 x:-6 1k:-5
<thats	0:12
<thaís	0:-7 2d:6
<the	0:10 5:-5 8:-5 e:-3 f:-5 j:-5 k:-6 q:-5 r:-5 v:-7 w:-3 10:-5 13:-5 15:-4 16:-5 1a:-5 1b:-6 1c:-3 1k:10 1l:-10 1o:-5 1p:7 1q:-5 1r:-8 1x:8 1y:9 1z:-6 23:7 29:-12 2a:6 2d:7 2e:13 2g:8 2j:8 2k:8 2n:6 2o:11 2p:8 2r:8 2u:-8 30:14
<their	0:14 2o:-7
<them	0:12
<then	f:9 o:-6 11:-5 1a:-6 23:-5
<theory	0:11
<therapist	24:13 2q:-6
<therapists	0:13 r:-7 2a:-11
<therapy	0:-7
<there	0:11 g:-5 l:-6 v:-5 15:-5 1c:-5 1e:5 1m:5 24:-8 2o:-7
<there's	0:5 o:-6 25:-4 2s:12
<therefore	0:8
<theres	0:13 25:-5 2o:-5
<these	1b:5 2u:6
<they	0:6 1:-7 k:-6 l:-6 m:-7 o:-5 s:-11 x:-7 10:6 11:-5 17:-6 1a:-5 1h:-10 1k:-5 1o:13 1x:14 23:-10 24:-9 2l:-5 2q:-10 2v:8
<they're	2e:10
<they've	1k:8 1x:-12
<theyre	0:-7 2o:6
<thicker	0:9 2p:-5
<thief	0:8
<thika	2k:-10
<thin	0:-4 e:10
<thing	v:6 1d:-6 2o:-8 2p:-5
<things	0:13 2a:-12
<think	5:6 c:-6 l:-7 m:-5 t:-4 1a:-5 1o:18 1x:-6 24:-9 2c:-5 2p:-10 2t:-6
<thinking	0:-5 x:-6 23:7
<thinks	0:7 1o:-5 27:-5 2d:-5
<third	2r:14
<thirty	2:-6 l:-8 15:-7 1e:-9 1k:-5 1x:5 2o:-7
<this	0:8 3:-6 4:-6 8:-5 9:-4 l:-6 m:-6 o:-8 p:-6 s:-8 t:-7 v:-7 y:-6 17:-4 1g:-5 1x:-9 1y:8 24:-6 2a:-6 2c:7 2j:6 2o:-6
<those	2a:13
<though	0:18 w:-5
<thought	0:6 1y:-5 2j:-5
<thousand	29:6
<three	1:-6 c:-8 g:-7 l:-8 o:-8 p:-7 t:-5 v:-7 w:-5 10:-11 13:-10 15:-6 17:-6 1h:-6 1v:-7 1x:-14 23:-6 24:10 25:-8 2d:8 2m:6 2q:-10 2r:-9
<threw	0:10 24:-8
<thrifted	1g:-5 24:-9 2j:6
<thrilled	0:10
<throat	0:11
<through	c:-9 1g:-5 1x:-10 23:14 24:-6
<throwdown	0:14 1x:-9
<throwing	0:-16 2o:16
<thru	0:11
<thule	0:-9 21:-5 2k:6 2o:-7
<thunder	0:12 e:-8 1x:-8
<thurs	0:7 24:-6
<thursday	1x:5 21:-6 24:11
<thursdays	0:-10 24:13
<thyroid	1g:9
<tias	v:8
<ticket	0:11
<tide	0:11 1v:-7
<tie	24:-8 2w:7
<tied	1x:8 2o:-8
<tiefling	0:7 27:7
<tiffin	0:9 v:-7 2o:-6 2r:-5
<til	0:16 2o:-5
<tilburg	0:10
<till	e:-9 k:-7 15:-6 1x:-14 23:-11 24:6 2l:8 2o:-5
<time	0:17 5:-10 c:7 x:-5 1o:-11 2d:-13 2w:-4
<times	0:-5 24:16 2q:-6
<timezone	0:11
<tinnitus	0:13
<tiny	0:-2 1x:7
<tip	0:7 2w:-7
<tipping	0:-8 1o:12 1x:-6 24:-5 2p:-8 2t:-6
<tips	0:9 m:5 r:-5 25:5 2a:-11
<tired	0:11 l:-5 24:-11
<tita	v:7
<tithing	0:-9 1o:10
<tldr	0:7 2a:-5
<to	2:-3 5:-5 a:-5 e:-6 f:-7 j:-5 m:-5 p:-6 u:-5 y:-6 12:-5 16:-4 17:-5 18:-5 1a:-5 1l:-9 1m:9 1n:-7 1q:6 1s:6 1u:-12 1x:7 1z:-6 21:-5 23:10 25:-9 2j:8 2m:-8 2p:-4 2q:-6 2r:-6 2s:-8 2u:7 2v:8
<toast	e:10
<tobacco	0:8 2a:-9
<today	0:15 25:-5 2r:-5
<toddler	0:11 1:-5 1k:-9
<toddler's	t:7
<toe	0:8 1x:-8
<together	0:-4 1x:8 2d:-5 2t:7
<tohono	0:-6 1w:7
<told	0:10 1:-7 2:8 x:7 10:-7 1e:-5 1k:-15 2w:-5
<toledo	0:-5 1h:4
<tom	0:7 y:-7 1u:-8 1x:5 2r:-6
<tom's	0:10
<tomasz	1x:9
<tomek	e:-5 n:6 1x:-7 26:7
<tongue	0:-5 1n:-7 2w:8
<tonight	0:8
<tony	0:13
<too	0:14 12:6 23:-5
<took	2:-7 e:-12 g:-5 l:-6 m:-7 v:-5 x:-11 15:-10 19:-7 1f:-5 1x:4 24:-7 25:-6 2n:-5 2o:-17 2p:-7 2r:9 2y:-11
<tools	0:-8 25:8
<tooth	0:6 1x:-5
<top	0:9 24:-8
<tops	0:5 2c:-5
<tore	0:-6 1:-5 e:-8 o:-5 15:-6 1k:-7 25:15 2k:-8 2o:-11
<toronto	0:17
<torque	0:7
<tortie	0:-6 24:8 2d:-7
<tortoise	0:9
<toss	0:10 1x:-7
<totaled	x:-6 1h:7
<toto	0:6 2d:-6
<totoro	0:11 1x:-7
<touch	0:-11 8:9 9:9
<touched	0:5 1x:-11 24:9
<touring	0:-13 2o:13
<town	c:-8 1o:14 23:-5
<town's	0:14 1x:-6 24:-5
<townhouse	1v:-6 1x:7
<towns	0:8
<track	0:9
<tractors	0:7
<trade	0:-5 1v:8
<traded	1h:10 1x:-7
<trail	0:15 2:-6 23:-10
<train	0:10 v:-7 1c:-5 24:-8 2o:7
<train's	0:11 1x:-10 1y:-8
<training	0:6
<trampoline	0:10 2o:-7
<transfer	23:8 2o:-11
<transit	0:12
<translate	0:16 s:-8
<transport	0:11 1x:-8
<travel	0:8
<traveller	0:13 1x:-12
<travelling	2d:-8 2o:13
<travis	c:7 g:-5 r:-5 18:-5 1a:-5 1x:7 2a:-11 2r:-5
<treadle	2k:6
<treasurer	1:-6 1k:10 1x:-10
<tree	0:-8 5:-6 1e:5 1m:6 1o:-10 1y:11 2k:-5 2o:-8 2q:-6 2x:5
<tremlett	0:13
<trev	0:9 1m:-6 1x:-6
<tri	0:-10 1v:7
<trick	0:10
<tricks	0:10
<tried	0:6 2j:-5
<trinidadian	0:15
<trip	23:11
<troll	0:8
<trombone	27:-7
<truck	0:9 2:-9 k:-10 23:-16
<trucker	0:10
<trucks	0:8
<truckseries	0:11 2w:-5
<true	0:10 2c:8
<truro	0:12
<trust	1d:-5 1o:12 1s:7 24:-5 2c:-5 2w:-5
<truth	i:6 1m:-5
<try	0:9 4:6 1n:6 23:-9
<trying	0:-2 s:6 23:8
<tues	0:-5 24:6
<tuesday	0:8 24:7
<tuesdays	0:-7 1:9 15:-6 1k:11 21:-5 24:9 2d:-6 2j:-9 2o:-13
<tulpsoft	0:12
<tulum	15:-5 1x:-6 2o:10
<turmeric	0:6
<turned	2:13 11:-6 23:-6 24:-9 2k:-5
<turning	0:13 2:8 2o:-8
<turns	0:-4 2:8 6:13 l:-8 17:-5 18:-8 1w:13 2q:-6 2w:-8
<tutor	e:-6 1x:-9
<tv	0:16
<twelve	0:14
<twenty	0:-5 m:-5 1x:-9 24:13 2x:9
<twice	0:7
<twin	0:9
<twins	15:-4 1p:4 1x:-12 24:4 25:6 2o:-15
<two	0:8 1:-5 2:-6 3:-4 4:-5 8:-4 9:-5 a:-10 c:-5 f:-6 g:-4 i:-6 k:-7 l:-8 m:-7 o:-7 p:-5 r:-5 t:-5 x:-10 z:-6 10:-9 13:-5 15:-10 1a:-8 1d:-6 1e:-5 1g:-6 1h:-5 1t:7 1y:8 23:-12 24:8 25:-6 27:9 2a:-12 2c:-5 2d:4 2e:-6 2j:-10 2k:-7 2m:13 2q:-7 2s:9 2w:-5
<tylenol	0:13
<tyler	0:4 18:-5 1x:11 25:-6 2r:-9
<type	3:-6 9:-6 m:-6 1p:-5 25:9 2j:-6 2w:-5
<typhoon	0:-13 1x:11
<typical	0:13 x:-6
<tyre	0:13
<tzu	0:9 1x:-8
<u	0:10
<ugh	0:11
<uk	0:-5 1x:8 24:5
<umbrella	0:11
<unai	1l:7
<uncle	3:-6 c:-9 g:-5 l:9 m:-9 o:-6 r:-5 v:3 x:8 10:-4 11:11 13:-6 15:-5 1c:-7 1m:-7 1z:-6 25:-6 2o:-5 2r:-5
<uncle's	0:-7 o:8 27:8
<under	2:-7 1i:-6 23:16 2o:-6
<underactive	1g:9
<understand	0:7 9:-8 1s:-15 2a:-6
<unemployed	2a:-5 2j:-5
<unheated	0:10
<uni	0:9 f:-6 o:-6 1x:-7 1y:-14
<unit	2o:13
<units	0:10 1o:-7 24:-6
<university	0:7 1k:-5 1x:-5
<until	0:11 e:-5 1x:-7 1y:-5
<unweighted	0:10
<up	1:-7 2:-9 3:-5 4:-6 5:-5 6:-6 7:-7 9:-7 a:-5 c:-9 d:-7 e:-9 f:-5 g:-6 h:-6 i:-5 j:-6 m:-10 n:-7 p:8 r:-5 s:-7 t:-8 u:-6 w:-7 x:-13 y:-6 z:-6 10:-8 11:-7 12:-5 13:-8 14:-7 16:-7 17:-6 18:-10 1c:-10 1d:-9 1e:-7 1f:-6 1k:-6 1t:-10 1y:-14 23:7 25:-7 28:11 2a:-9 2c:-9 2d:-10 2k:-8 2l:-5 2v:-5 2w:-8 30:-7
<update	0:11
<updates	0:10 2o:-6
<upendo	0:6
<upper	0:-3 1x:9
<upsetting	0:10 2q:-9
<upstairs	0:2 o:-6 10:9
<ur	0:11 r:7 2a:-6
<us	0:9 k:-6 o:-8 q:-5 v:-6 x:-9 12:-5 15:-6 1c:6 1e:-6 1x:-9 23:-7 2d:11 2h:6 2l:-6 2o:-6
<usb	0:14 1x:-8
<use	0:8 1:-7 c:-5 k:-6 l:-5 o:-8 s:-7 10:-5 18:-5 1g:13 1u:-9 1y:-11 23:-11 24:-6 27:-5 2r:-8 2z:11
<used	1:-7 3:-6 8:-6 a:-5 g:-7 k:-15 l:8 m:-5 q:-7 u:-5 w:-5 x:-8 z:-7 15:-9 19:-7 1c:-6 1d:-7 1h:-5 1k:-9 1v:9 1x:-8 1y:6 23:-19 24:-2 29:-8 2d:-4 2j:5 2o:-16 2r:-7 2v:-5
<useful	0:10 2q:-6
<useless	1n:-7 2w:8
<user	0:11
<uses	0:12 7:-5
<usually	o:-5 t:-6 15:-8 1f:-5 24:15 27:-5 2c:-5 2o:-5 2y:-7
<utrecht	1y:5
<ux	25:-5
<v	1x:8
<vacation	0:7 2o:-6
<vacuum	0:3 i:11 2o:-11
<val	0:10
<valencia	1x:-6
<valorant	7:9
<vampire	0:9 1x:-6
<van	2o:7
<vancouver	0:14
<vape	0:8
<vaping	0:12 24:-6
<varsity	0:-4 23:6
<vasudha	0:-9 2t:7
<vat	0:10
<veg	2c:-5
<vegan	u:-6 15:5 2d:-9 2o:9
<vegetarian	0:23 1e:-5 1x:-5 2x:-9
<vego	0:9
<verhuisd	0:12 l:-5 v:-5 x:-6 10:-5 12:-5
<version	0:-10 2a:11
<versus	0:12
<very	t:9 2c:5
<verzorgende	1v:-5
<vet	3:6 m:7 v:7 x:-10
<vets	0:10
<vfw	0:-10 20:-9 2o:10
<vibrate	0:10
<vicar's	0:15 c:-5 1k:-13
<video	0:12 1k:-8
<vienna	0:10 1x:-5
<view	0:-9 1o:8
<viewing	0:-10 1x:-10 2o:16
<vignesh	v:5
<viking	0:9
<village	2e:8
<villain	0:9 13:-5
<vim	0:11
<vineyard	0:7 1k:-7
<vinny	0:13 23:-13
<vinted	0:10
<violin	0:14
<virgo	0:9
<visa	0:10
<visit	0:8 r:-5 24:-6 2a:-9 2o:7
<vitamin	0:-8 24:-10
<vivaldi	0:11
<vline	0:9
<voice	1s:8
<volksuniversiteit	1k:7 1x:-8
<volunteer	0:-7 24:10 2o:-10
<volunteered	0:-8 16:-7 1y:12 2p:-11
<volvo	0:5
<vote	0:11
<vows	0:8
<vriend	0:13 r:-9 2a:-11
<vs	1g:7
<w	2:-6 l:-6 m:6 u:5 x:9 15:-5 19:-7 2d:11 2o:-8 2s:-8
<wading	0:11 23:-6
<waffle	1x:-6
<wafula	13:9
<wage	0:6
<wairimu	0:10 e:-6 m:7 1x:-9
<wait	l:-5 24:-7 29:6
<waited	0:13
<waiting	0:14 15:-6 2o:-11
<waits	0:13
<wake	0:16 24:-5
<wakes	24:8 2o:-8
<walk	1o:-11 1x:6 23:-5 2j:-5 2p:-9 2w:-5
<walked	2:-7 1x:8
<walkin	24:9 2s:-8
<walking	0:8
<walks	0:-7 24:9 2q:6 2w:-8
<wallet	1x:4
<walls	0:15
<wanna	0:-2 4:5 9:-7 k:7 l:-14 m:-5 15:-7 1g:-6 1n:6 1s:-10 23:17 24:-16 25:-6 2o:-14 2p:-6 2z:-6
<want	8:-6 k:9 l:-8 m:-5 s:-5 u:-6 v:-9 w:-5 10:-6 15:-8 1c:-6 1g:-6 1i:-6 1x:-9 1y:-11 23:21 24:-8 25:-9 2d:-10 2o:-10
<wanted	0:-6 k:6 11:-5 23:10 24:-8 2k:-6
<wants	2:-7 4:-5 8:-6 e:-4 h:-5 k:11 l:-6 m:-6 n:-6 o:-6 q:-5 t:-5 u:-5 v:-7 w:-5 10:-14 11:-7 15:-8 16:5 18:-5 19:-6 1d:-6 1e:-5 1f:-5 1g:-6 1i:-6 1x:-9 23:15 24:-9 2d:-6 2j:-10 2k:-6 2o:-13 2r:-11 2w:-6
<war	0:-10 1x:13 23:-7
<ward	0:-12 1y:11 2k:-10
<warehouse	1v:10 2j:9
<warn	0:11
<warned	0:9
<warranty	0:11
<was	3:-6 5:-5 7:-5 a:-9 d:-6 j:-6 k:-8 l:-6 m:-3 n:-5 o:-5 r:-4 s:-7 t:-5 u:-4 11:-5 15:-6 16:-5 17:-6 18:7 1f:-5 1g:-7 1h:-6 1k:4 1o:-8 1p:5 1q:-6 1t:-9 1x:8 1z:-6 21:-6 23:-16 26:-5 27:-5 2c:-10 2d:-12 2h:-7 2o:-17 2p:-6 2q:-10 2w:-7 2y:-9
<wash	0:16 1o:-10 23:-6 2a:-5
<watch	0:7 x:-7 24:10
<watched	0:12
<watching	0:-6 l:-12 u:-6 24:9 2d:-12 2o:9
<water	5:-6 1o:6 2a:-6
<watercolors	0:12 24:-10 2a:-8
<wawa	0:8 1v:-5
<wax	0:8
<way	0:8 2:-5 k:-8 v:-6 15:-5 23:-11 24:-7 2c:-5 2d:-6 2l:10 2o:-9
<ways	0:13
<we	1:-5 2:-7 3:-5 4:-7 7:-6 8:-5 9:-6 a:-6 c:-8 e:-3 f:-9 h:-9 i:-5 l:-7 m:-6 n:-7 p:-6 q:-8 r:-5 t:-7 w:-6 10:-13 16:-6 17:-5 18:-10 1c:-7 1d:-6 1f:-5 1i:-6 1k:-2 1m:-7 1p:7 1r:-10 1v:-6 1x:7 1y:-8 20:-14 23:6 26:-6 29:-13 2a:-8 2d:6 2j:-12 2m:8 2p:-5 2r:-12 2t:13 2v:-5
<we'd	0:5
<we'll	0:-10 2o:10
<we're	1:-6 c:-8 e:-7 l:-6 t:-5 u:5 w:-5 1a:14 1d:-5 1e:-9 1g:-10 1v:-5 1x:-9 2x:-10
<we've	0:-8 l:-5 v:-5 13:8 17:5 18:-6 1g:-5 23:-6 2o:6 2q:12 2r:-9 2s:-6
<weakness	t:17 12:-5 2c:13 2l:-9
<wear	4:10 24:-5
<wearing	0:13 1l:-9
<wears	4:9 9:-5 11:-7
<weather	0:8 2j:6 2o:-13
<weatherboard	1y:-9 2k:9 2r:-6
<wed	1x:6 2o:-5
<wedding	6:-7 e:-5 1p:-6 1x:10 2o:-7
<wedding's	15:6
<wednesday	0:7
<wednesdays	0:9
<wee	0:5 2q:6
<week	0:-5 7:-6 8:-6 g:-7 i:-6 l:-6 m:-10 o:-6 x:-7 11:-6 13:-5 17:-5 1d:-6 1h:-9 1k:-9 1t:9 23:-8 25:-7 2a:-13 2d:6 2k:-7 2o:8 2q:-6 2r:-9
<weekdays	2o:-9
<weekend	0:-8 9:-6 15:-6 19:-6 1l:-5 1x:8 24:8 2q:-7 2s:-9 2w:-5
<weekends	l:7
<weeks	24:10 2x:-6
<wei	0:11
<weigh	0:-4 10:-6 1i:10 24:-8 2l:-5 31:6
<weighs	0:11
<weight	0:11
<weight's	31:6
<weird	1g:7 1x:-5
<weld	24:-5
<welder	1v:8 2w:-6
<well	l:-7 24:-9 25:11 2w:6
<welsh	0:10
<went	1:-7 2:-4 3:-5 c:-6 e:-5 l:-6 o:-5 p:-7 v:-7 x:-8 10:-6 1g:-8 1k:-7 1m:-8 1r:-7 1x:10 1y:8 24:-7 2p:6
<were	k:-5 m:-7 v:-11 11:-6 13:-6 15:6 1c:-8 1p:4 25:-8 2j:-5
<werkt	0:18 r:-7 2a:-18
<wesley	0:7
<west	0:11 1k:-6
<wet	0:9
<what	0:13 5:-10 i:-9 k:-8 l:-6 y:-6 10:-5 13:-5 15:8 1b:-7 1h:-6 1o:7 24:-7
<what's	0:16 v:-9 x:-6 10:-6 15:-9 20:9 2o:-13
<whatever	0:10
<whats	0:13
<whatsapp	0:9 1s:12 2z:-7
<wheat	0:-5 1r:6
<wheels	0:11 1x:-8
<when	0:15 2:-11 l:-5 o:-5 r:6 10:-10 18:-6 1b:-8 1i:-9 23:-6 2a:8 2o:-5
<whenever	24:6
<where	0:13 10:-7 2q:-8
<where's	0:18 17:-7 2q:-13
<whether	0:11 17:-6 1o:-5 2q:-11
<which	0:17 f:4 v:-7 x:-6 10:-6 11:-6 1a:-7 1y:12 2j:-5
<while	1x:-8 2o:8
<whippets	0:12 2w:-6
<whitby	0:-5 23:10
<white	0:4
<who	0:8 1:-6 2:-7 3:-8 4:-6 5:-6 8:-7 c:-8 d:-6 g:-5 l:-4 m:-5 n:-4 o:-11 v:-10 w:-6 x:-10 11:-5 13:-6 18:-7 19:-5 1c:-6 1e:-4 1g:-5 1h:-5 1o:13 1r:-5 1s:7 1y:-5 24:10 2e:-5 2r:-7
<who'd	0:7
<who's	0:8 8:7 1x:-6 2l:10
<whoever	0:11
<whole	1:-6 1k:-5 1x:9 2w:10
<whom	0:16 s:-7
<whos	0:-8 1q:-8 26:6
<whose	0:11 h:7 2j:-7
<why	0:16 x:-7 z:-6 2a:-12
<wi	0:19
<wicklow	0:6 x:-5
<wide	1n:8
<widow	0:12
<widowed	0:11
<wife	4:-7 9:7 e:7 g:-6 l:-9 t:-5 v:-8 w:-6 12:5 13:-7 18:-7 1c:-10 1d:-7 1g:-6 1k:-13 23:9 24:-7 2g:-7 2j:-12 2k:-8 2l:-8 2t:7
<wife's	c:-6 e:-6 l:-8 r:-5 1x:-8 24:-13 2a:-8
<wild	0:-3 1x:6
<will	0:16 e:-5 1e:-5 1x:-7 23:-5 2x:-6
<win	0:10
<window	0:12 r:-6 1r:-8 2a:-8
<windows	0:12 2:-5
<wine	1x:-6 24:9
<wing	10:-5 24:-9 2j:-7
<wings	0:8
<winifred	0:9 1x:-10
<winnipeg	0:12
<winter	1x:-8 24:13
<winters	0:8
<wireless	0:11 1x:-8
<wish	0:20 5:-5 c:-6 m:-5 s:-5 v:-8 10:-7 1o:-8 1x:-8 2p:-5
<wishes	0:-4 23:12
<wisteria	0:7 23:-7
<with	2:-2 3:-5 5:-5 8:-5 c:6 d:-5 f:-6 h:-6 i:-6 j:-5 k:-14 l:-5 o:-4 p:-6 q:-5 v:-6 w:-6 x:-18 y:-6 z:-6 10:-4 12:-8 15:-6 18:-6 1a:-4 1b:-6 1d:-7 1e:-6 1f:-5 1i:-5 1l:-6 1n:6 1q:-6 1t:12 1y:-8 1z:-9 21:-6 24:-7 27:-7 2a:6 2d:10 2j:-8 2m:8 2p:-9 2q:-11 2r:-10 2s:-7 2v:-7 2w:8
<within	0:6 1o:-5
<without	3:8 v:-7 11:7 1o:14 23:-6 2a:6
<wives	0:6
<woman	0:16
<women	0:12
<won	18:-5 1x:11 24:-8 2o:-14 2r:15
<won't	0:6 8:8 9:9 24:-5
<wonder	0:11
<wont	13:-7 1r:10
<wood	0:-7 2k:10
<wool	2j:7
<word	0:13
<words	0:15 2o:-11 2r:-5
<wore	4:6 1n:9 24:-14
<work	9:-5 c:7 f:-5 l:6 q:-5 t:-5 y:-5 19:-6 1c:-5 1e:-6 1f:-6 1k:-6 1s:-11 1x:-12 1y:-12 23:10 25:6 29:-8 2c:-5 2n:8 2o:-7 2p:6 2v:-7 2w:-5 2x:-6 2y:-6 30:11
<worked	c:7 f:-11 11:-5 1x:-6 1y:14 23:-6 24:-6 2j:-8 2k:-13
<working	0:-11 c:6 v:-5 1c:-5 24:-11 2o:6 2q:14
<workout	7:-6 1q:-8
<works	1:-6 c:11 e:-5 l:7 o:-7 x:-7 1c:-8 1e:-5 1x:-7 29:-6 2o:-8 2v:-7 2x:-5
<world	0:8
<worry	0:10
<worse	x:8
<worth	0:17 24:-9 2j:-7
<would	0:16 2:-5 5:-9 e:-6 l:-7 m:-5 q:-5 10:-7 13:-6 1o:-15 1x:-6 24:-12 2a:8 2p:8
<wouldn't	0:11
<wrap	0:8
<wrath	0:8 2:-6
<wrecked	0:-5 1x:12 2w:-8
<wren	t:9 1x:-5
<wrestles	0:-7 1:7 2:-5 1k:-11 1v:-6 2v:8
<wrist	0:8 1x:-3
<write	0:10 1:-6 a:-7 c:-6 e:8 g:-5 k:-9 o:-5 v:-5 10:-10 1g:-9 1h:-5 1k:-7 23:-16 24:-8 2a:9 2d:-5 2j:-6 2o:-5 2p:-6 2q:13
<writing	0:-8 15:-5 17:5 1o:-10 1t:-6 1y:-9 27:-8 2j:-5 2o:-10 2p:-5 2q:19 2s:-5 2v:-6
<written	0:10 11:-5 1y:-6 2j:-8 2k:-5
<wrong	0:11
<wrote	0:12
<x	25:-5
<xbox	2y:11
<xl	0:9
<yeah	1:-7 1k:-9 1x:-6
<year	0:6 1:-6 2:-6 9:6 p:-7 v:-7 x:-6 1g:-5 1h:-5 1t:9 1y:9 24:-10 2j:6 2o:9 2p:-5 2s:-6 2x:-10 30:-6
<years	1:-6 2:-6 e:-7 i:-8 l:-6 o:-4 t:-5 w:-6 15:-8 1c:-5 1e:-6 1y:15 23:-8 24:-6 2o:-11 2w:4 2x:5
<yelled	0:12 2r:-12
<yellow	0:10 2v:-5
<yellowstone	0:5 l:-5 24:-10
<yes	0:12 o:8
<yesenia	0:6
<yesterday	0:15 2o:-6
<yet	0:12
<yiayia	d:-6
<yo	x:8
<yoga	0:4 24:7 27:-6
<york	v:9
<yorkshire	c:4
<you	0:9 1:-6 3:8 4:-6 5:-10 9:-5 a:-5 c:-7 e:-8 g:-6 j:-7 l:-8 m:-8 o:-7 p:-5 s:-10 t:-5 u:-8 v:-9 w:-6 10:-4 12:-5 13:-6 16:-9 17:-7 1a:-9 1c:-6 1d:-7 1g:-7 1h:-7 1o:16 1x:-9 23:-5 24:-7 25:-8 2a:11 2d:-9 2i:7 2k:-9 2l:-6 2p:-11 2q:-7
<you'd	0:16
<you're	2:-9 c:-5 m:-5 o:-6 v:-6 10:-5 1c:-6 25:-6 2a:12
<young	0:9 1x:-8
<younger	0:8
<youngest	0:7 e:6 m:7 2j:-7
<your	0:16 f:-7 o:-5 11:-4 1e:-6 1x:-7 1y:-5 24:-6 2a:10 2k:-12 2o:-5
<youth	24:-6
<yrs	0:12
<yuma	0:9
<z	0:11
<zac	0:5 2o:-3
<zacs	0:7
<zalando	0:10 24:-10
<zanzibar	0:14
<zero	g:7
<zip	0:10
<zither	0:12
<zumba	0:8
<zürich	0:8
<£	0:-9 q:-6 u:5 29:5 2d:5
<éireann	0:10 24:-10
<ń	0:10
<żurek	0:18
<€	0:-10 q:-10 29:12
>"	0:10 1:-5 3:-9 8:-4 c:-12 e:-7 h:-5 l:-6 m:-5 n:-5 o:-5 r:-11 s:-11 t:-5 u:-5 v:-12 x:-9 y:-7 10:-7 12:-4 17:-5 1d:8 1g:-9 1x:-11 24:-5 2a:-12 2d:-5 2k:-7
>#1	1:-6 2:-6 8:-9 f:-7 g:-5 q:-5 t:-5 u:-9 w:-5 z:-7 11:-6 12:-5 15:-10 17:-5 19:-5 1a:-6 1c:-10 1d:-6 1f:-4 1l:-5 1p:-9 21:-5 25:7 2o:7 2p:-8 2q:-6 2x:-7 2y:11 31:5
>#2	1:-4 3:-6 5:-5 9:-6 f:-6 i:-6 j:-5 o:-5 r:-5 t:-8 u:-7 v:-10 w:-7 x:6 y:-5 z:-5 10:-6 12:-5 13:-5 14:-6 15:-9 17:-4 18:-6 1b:-5 1c:-7 1d:-6 1f:-6 1g:-4 1h:-7 1p:-6 1v:-7 1y:-10 23:9 26:9 2a:-11 2d:-9 2j:-5 2l:-7 2n:-15 2o:8 2q:8 2r:7 2w:-5
>#3	2:-7 4:-8 g:-6 h:-7 k:-5 m:-7 o:-5 t:-5 15:-6 17:-7 19:-5 1g:-6 1n:-5 1q:-6 1u:-7 1v:-5 1y:6 21:6 23:-9 2a:-6 2d:-15 2j:-7 2o:6 2p:-9 2v:-6
>#4	2:-6 3:-6 7:-8 8:-7 9:-5 a:-6 h:-7 i:-6 o:-6 p:-8 u:-7 w:-6 x:-8 10:-5 13:-6 14:3 19:-5 1a:-6 1g:-6 1h:-7 1i:-9 1p:4 1q:-11 1u:-6 1y:10 27:-12 29:6 2d:-8 2e:-5 2k:-4 2n:13 2o:-7
>#5	0:9 e:-5 1x:-6 24:-10
>#6	0:-2 x:9 14:7
>#7	0:8 e:-5 q:6 18:-6
>$	0:7 1e:11 23:-7
>%	0:19 2:-8 6:-5 1i:-6 2r:-6
>&	0:-9 1c:-5 24:8 2c:6
>'	1:-6 7:-6 n:6 u:-5 13:-8 1k:-6 1q:-6 1x:-7 23:11 26:-6 2d:-6 2p:-8 2q:4 2w:5
>*	0:10
>+	0:11
>-	0:6 g:-5 h:-5 k:-6 q:-6 r:-5 t:-4 v:5 w:-4 13:-8 15:-10 19:-8 1d:-5 1i:-6 1k:13 1x:7 23:-6 24:-10 25:7 2a:-5 2j:-8 2l:-13 2o:-9 2q:-6 2w:-8 2x:-9 2y:-13
>/	0:12
><	0:7 v:-6
>=	0:11
>>	o:7 v:10
>@	b:-5 k:-5 r:-5 1g:-8 1o:-5 1u:14 2a:-9
>[	0:11 30:-5
>]	0:16 1h:-6 30:-5
>_	0:26 c:-8 g:-5 k:-10 m:-7 n:-5 o:-12 10:-6 11:-5 1h:-5 1j:-5 23:-13 27:-11
>a	0:6 3:-6 5:-6 f:-4 h:-5 i:-5 n:-5 p:-7 s:-6 z:-6 16:-5 1c:-6 1f:-4 1m:13 1t:-7 1v:6 1z:-4 20:-8 24:7 25:-6 26:-11 29:6 2d:-8 2e:-6 2k:-6 2r:-4 2x:-6 30:11
>abbey	0:-4
>aberystwyth	w:9 2o:-6
>abide	x:7
>abolished	0:-6 1o:7
>about	0:9 8:-5 f:-6 g:5 10:-5 1a:-8 1r:-5 1t:9 23:-10 26:-3 2q:9 2t:8
>above	h:9 x:-7 10:-6 1h:-7 2d:10
>abroad	f:6
>absent	0:9 2o:-9
>absolute	h:10
>abt	0:10
>ac	0:7
>accent	0:10 23:-10
>accepted	0:-6 e:-6 1x:10
>accident	0:8
>according	1j:6
>accordingly	0:8
>account	1g:10
>accountant	0:7
>accurate	0:7
>aches	m:6
>acid	0:12
>acme	0:21 2o:-6
>acne	0:4 23:-8 2p:-6
>acre	0:10 1o:-10
>acres	e:5 l:-5 1x:7 2d:-6
>across	7:5
>act	1x:-5 2r:6
>action	c:-6 2l:-6
>actress	0:6
>actual	0:8
>actually	0:12
>adams	o:14 24:-6
>adare	0:13 e:-6 1x:-11
>add	0:9 1k:-5
>address	0:12
>admiral	0:8 1k:-6
>adopted	0:10 x:-6
>adriene	24:7
>adult	0:11 m:-10 o:-6 1x:-5
>adults	0:9
>advance	0:12
>advanced	0:3 f:-6 1y:-9
>adverts	0:12
>advice	0:9
>aeroad	0:9 24:-5 30:-7
>affair	0:7 x:-5
>afraid	0:6 x:7 2k:-9
>after	0:-2 2:-7 3:-9 9:-5 e:7 g:-6 h:-6 o:-6 t:-5 u:-9 v:-9 w:-6 x:-8 z:-5 11:-6 13:-6 15:-6 18:-5 19:-6 1d:-11 1e:-8 1k:-4 1o:-5 1q:8 1x:7 1y:-8 23:6 2d:12 2j:-9 2o:13 2p:10 2s:-8 2v:7 2w:14 2x:-8
>afternoon	0:15 1x:-8
>aftertreatment	0:6
>afterwards	0:-10 2a:10
>again	4:-6 8:-6 c:-6 e:-9 g:-6 p:-5 t:-5 y:-9 19:-8 1a:8 1f:-5 1g:-6 23:8
>against	0:11
>age	0:5 j:6 x:-8 1g:-6 1o:10 23:-6 2s:10
>aged	0:9 15:-5 2o:-5
>agent	0:8
>ago	l:7 1a:7 1e:-6 1k:-7 1n:-10 1u:-7 1x:10 1y:-7 24:-7 2r:-6
>agree	0:10
>agreement	0:9
>agricola	0:-7 u:5 2d:5
>ahead	0:7
>ain't	t:9
>air	0:6
>airbnb	0:11
>airedale	0:11 24:-11
>airport	0:14
>airway	0:8
>ajax	0:-16 c:6 1v:11 1x:11 23:-7
>akhtar	0:-11
>alarm	0:-3 m:-5 24:7
>alberta	0:6
>albie	0:14
>alc	0:7
>alcohol	0:11
>alcoholic	0:10 l:-5 24:-6
>all	1:-6 9:-7 a:-6 e:-7 k:-6 m:12 o:-6 r:-5 u:-5 v:-6 w:-6 x:-6 y:-7 19:-7 1a:-6 1d:-6 1k:-9 23:-6 25:12 2a:-7 2c:10 2g:-7 2o:6 2w:-8 2z:-6
>allergic	10:5 1x:-5 24:-5 2m:-5
>allergies	0:-3 3:8
>allergy	3:15 m:-6 11:-5 1m:7 1x:-6
>allotment	0:9 x:-8 19:10 1k:6 1x:-10
>allow	0:10
>almond	0:-8 2p:7
>almonds	0:11
>alone	0:6 1:-6 u:10 17:-6 2d:-6 2q:-8
>along	24:5
>alps	0:7
>already	2:10 a:10 c:-7 e:-7 l:-8 m:-5 u:-7 x:9 18:-5 1e:-6 1i:-5 1x:-7 24:-11 2d:-6 2o:-5 2s:7 2w:15
>also	0:13 x:-9
>altar	0:7
>altbau	0:-10 2d:9
>alto	0:9 o:-7
>altogether	0:5
>always	s:-6 21:5 2p:5
>am	0:4 l:7 o:7 v:-11 10:-5 1x:9 1y:-6 23:8 2l:-5 2q:-5
>american	r:6
>amount	0:5 2q:-10
>amusement	0:9
>an	0:4 8:-6 e:-8 h:-5 l:-6 m:-5 o:-4 r:-6 10:-7 11:9 1o:-10 1q:11 1s:-7 1x:8 23:8 24:4 2a:-11 2o:-8
>anatomy	0:-8 2r:8
>and	2:8 k:-7 z:-4 12:-4 15:-7 16:-5 17:-12 1j:-6 1l:14 1m:12 1o:-8 1q:-2 1r:7 1x:6 20:-7 26:8 2a:-6 2n:-2 2r:-10 2u:9 2v:9 2w:-4
>angry	0:7 24:-5
>animal	0:9
>animals	1n:-7 1x:-5 2d:4
>ankle	m:5 1x:7 2w:-6
>ann	0:13
>anna	w:6
>anniversary	1x:5
>annoying	0:-6 i:9
>another	0:10
>answer	0:-4 e:-7 1s:6 1x:-5 2a:9
>answers	r:7
>anxiety	0:6
>any	2:-8 e:-6 h:8 i:8 j:-7 q:-5 x:-7 15:-6 18:-6 1h:-8 1i:-6 1o:5 24:-9 2a:-6 2p:10 2w:8
>anybody	0:7
>anymore	i:6 o:-6 t:-5
>anything	0:11 l:-7 m:-6 2a:-11 2e:-5
>anyway	0:8 o:8
>ap	0:9
>apartment	0:-6 2d:10
>api	0:7
>apology	0:9 x:-6
>app	0:7 l:-5 x:-6 1g:9 24:-10
>apparently	0:-4 w:6 1j:4 2f:7
>appendix	0:-9 25:8
>application	0:5 24:-8 2j:-6
>apply	0:12
>applying	0:7
>appointment	0:13 11:-5
>appraisals	0:6
>apprentice	19:8
>apprenticeship	0:9
>approvals	0:6
>apps	0:7
>april	e:-6 l:-7 m:-7 10:9 15:8 23:-5 24:-7 2o:9 2w:-9
>apt	0:12
>aquagym	8:-5 1r:-5
>aransas	0:9
>arbitration	0:-7 2o:7
>are	0:5 1:-5 2:-8 3:-5 4:-6 5:-7 a:-5 c:-5 e:-5 l:-7 10:-6 11:-4 13:-6 15:-5 18:-5 19:-5 1g:-6 1i:-4 1o:10 1x:-7 1z:10 24:-5 25:-6 2o:-5
>aren't	0:8
>arent	0:13 24:-6
>argue	0:8
>argues	0:13
>arisaig	0:6 11:8 24:-8
>arizona	0:10
>arlington	1x:-7 24:-7 2j:5
>arm	1x:-13 2q:-6 2r:-5
>armrest	0:10 f:-5 1y:-11
>armstrong	0:11 1:-7
>army	1x:7
>around	0:14 l:-5
>arranging	0:7
>arrived	x:10
>arrochar	0:10 1h:-5 30:-5
>art	0:-5 15:-6 1d:5 2w:6
>article	0:8
>artist	19:10
>arts	0:-8 r:-6 1t:8 2a:-8
>arvada	0:-5 1x:10
>as	2:-8 7:-6 8:-5 9:-6 e:-6 f:-6 k:-5 u:-6 w:-4 x:-4 13:-8 19:-5 1d:-8 1u:-5 1y:12 24:6 2d:-11 2j:7 2m:-6 2q:-4 2w:-6
>ashtrays	0:6
>ask	0:8 x:8
>asked	w:10
>asks	0:9 2:6 1l:6 2q:-6 2x:-6
>asleep	0:11 d:-5
>assembly	0:11 2o:-6
>assist	0:8
>assistant	0:10 f:-5 10:5 19:-5 1k:-5 1y:-6 29:-6 2s:-5
>assists	0:7
>associate	0:-6 1x:6
>assume	0:8 21:-6
>asthma	0:10 11:-6
>at	4:-6 5:-10 a:7 c:-4 d:-6 g:-8 i:-7 j:-5 m:-5 u:-6 v:-4 w:6 y:-6 16:-7 17:-10 1b:-5 1c:-6 1d:-6 1h:-6 1n:-6 1o:-14 1r:-8 1t:11 1v:-13 1y:6 1z:-8 20:-7 21:-8 23:-6 24:9 2e:-5 2w:-7 31:-8
>ate	0:10 x:6 2k:-6
>athens	0:-8 23:6
>atlanta	0:5 24:-9
>atlantic	0:-9 1x:8
>attack	0:8 l:-6 16:-7 2p:-6 2q:-5
>attempt	0:5 2r:-4
>auction	0:-5 1x:11 23:-8
>audio	0:8
>audiobook	0:6
>august	0:-4 6:4 9:-8 c:-5 e:-10 h:-6 o:-8 x:-8 10:-5 15:6 18:-5 1d:-6 1e:-6 1x:-6 2o:14 2t:-6
>aunt	0:-10 1x:10 2d:8
>auslan	0:14
>austin	1x:-5
>australia	0:-7 x:6
>australian	0:5
>authority	0:6 c:8 1o:-11
>autumn	0:-10 2o:10
>available	0:11
>ave	0:11 10:6 15:-8 2j:-5 2o:-9
>average	0:11 26:-5
>aviv	10:6
>avoid	0:-5 1x:6
>awake	0:12
>award	0:-7 10:-10 18:8 1x:-6 24:-6 2r:11
>away	0:7 e:6 l:6 n:-5 15:-6 1e:-7 1h:-5 24:8 2a:-8 2o:-11
>awful	0:13
>azul	0:9 24:-6
>b	c:-6 e:-5 1o:-7 1x:-11 23:-5 2c:8
>babbel	0:6
>babies	x:-5
>baby	u:-10 v:5 x:7 17:-7 1a:-8 1y:-5 23:6 2a:-10 2d:-8
>baby's	0:11
>back	0:4 8:-5 m:-9 o:-4 u:-5 v:-6 w:5 y:-9 12:-6 13:7 19:-6 1a:6 1g:-5 1z:6 2l:-5 2o:-10 2x:-11 2z:-6
>back's	0:7 2x:-6
>backend	10:6
>backflip	0:-9 2w:7
>backups	0:8
>backyard	0:-6 2o:8
>bad	k:9
>badge	2w:10
>badly	o:8
>badminton	0:9
>bag	0:14
>bagel	0:7
>bags	0:9
>bake	1d:6
>bakery	29:10 2d:-10
>bakes	0:-10 v:8 2q:11
>baking	0:9
>bali	0:-3 15:6 2o:5
>ball	4:8 1n:-8
>ballarat	0:9 10:-6 2j:-7 2s:-6
>ballet	0:10
>balls	0:-5
>bananas	0:9
>band	1:10 o:6 1k:-7 27:-8 29:7 2f:7
>bands	0:7
>bane	0:-6 9:7
>bangalore	0:6 c:9 f:-8 1x:-8 1y:-9
>bank	0:4 1c:-6 1x:-8 2o:10
>bankers	0:11
>bar	x:8
>barbecue	0:11 5:-6 1o:-9
>barber	x:12
>barbershop	x:7
>bard	o:6
>barely	l:-5
>barista	0:16 1x:10 2r:-10
>barley	0:8 1r:6
>barn	0:9
>barra	15:-6 2o:6
>base	0:14
>basement	u:5 v:-5 11:9 2p:-6
>basically	0:-11 s:14 x:-12 1o:-8
>basketball	o:6
>bass	0:7 e:-5
>bathroom	23:-6 2q:3
>bathrooms	0:7
>batter	0:9
>bawled	0:11 1x:-10
>bay	0:5 15:-6 1r:-8 1x:-9 2o:7
>bayers	0:8
>bb	0:4 2:7
>bbc	0:9
>bbq	0:10
>bc	l:-7 10:-6 1c:-5 1y:12 2q:13 31:-8
>bday	x:7
>bdes	0:13
>bdrm	0:7 2o:-5
>be	0:10 2:-9 e:-5 l:-7 m:-5 v:5 x:5 10:-6 12:-5 15:-9 1h:-6 1l:9 1o:4 24:-7 25:-5 2l:-5 2o:-5
>beach	l:-5 16:6 24:-10 2d:-6 2q:-5
>beaches	0:8 1:-6
>beacon	0:12 24:-6
>beagle	0:11 o:-7
>beams	0:10
>bean	0:12 x:-7
>beans	0:10 1x:-10
>beard	4:11 d:8 11:-5
>bearded	0:10
>beat	0:8 2s:-5
>beautiful	0:7
>beautifully	0:5 1d:11 2d:-10
>became	0:9 x:8 24:-5
>because	e:-7 m:-5 11:-6 17:5 19:-5 1g:-6 1h:4 1k:4 1v:-5 1x:-13 24:10 2a:-5 30:5
>become	0:7
>bed	0:5 k:-8 11:8 1y:-6 23:-9 2d:-7 2o:-11
>bedroom	0:14 2d:-11
>bedrooms	0:-6 2d:6
>bedtime	0:-4
>bee	2o:-9 2r:10
>beecroft	0:10
>beef	0:9
>beekeeper	0:7
>been	e:-9 p:-5 t:-5 v:-7 15:6 1g:-6 1l:-6 1x:11 27:9 2o:-9
>beeping	30:6
>bees	0:10 2g:-6
>before	0:-4 1:-7 2:-7 3:-5 4:-7 7:-6 8:-8 9:-7 a:-8 d:-6 e:-8 g:-6 h:-6 i:-5 j:-6 k:8 m:-8 n:-6 o:-9 t:-6 u:-5 v:-13 y:-6 z:-5 11:-10 12:-6 13:-8 16:-8 17:-6 18:-5 19:-5 1b:-5 1d:-7 1e:-7 1f:-6 1k:-8 1n:-5 1x:-9 23:11 24:14 2a:-6 2d:-5 2k:-8 2p:-8 2r:-11
>behalf	0:7
>behind	0:9
>being	0:7 m:-8 2t:7
>belfast	0:-10 2o:8
>believe	0:-5 1x:12
>below	0:12 c:-5
>belt	0:-5 2k:8
>ben	0:7 m:-5 25:-6
>bench	0:7 2o:-5
>bend	0:6 2o:-7
>bender	0:5
>benefit	0:12
>benidorm	x:-10
>bent	0:8 2j:-5
>benton	0:-10 1:-6 o:12 1k:-9
>berth	0:7
>beside	x:-7
>besides	2j:9 2w:-5
>best	k:-5 m:-5 o:-6 10:-5 1d:-8 1x:7 20:16 21:8 2r:-5 30:-5
>better	1o:8 24:7 2c:10
>between	0:9 1:-5 1k:-5
>bev	0:12 2d:-10
>bf	0:10
>bidding	0:9 24:-7
>big	2:-6 4:6 e:-6 k:-8 23:-9 25:-9 2p:8
>bigger	0:12 17:-8
>bike	0:-3 k:-9 11:-6 17:-8 1y:5 23:7 2k:-5 2p:-10 2q:-5 30:4
>bikes	0:10 2:-5 2q:-5
>bilingual	0:6
>bill	0:6
>bingo	2d:7
>bins	0:19 1l:-8 25:-5
>biology	x:4 10:-5
>birds	0:11
>birth	0:9 8:5 p:9 23:-5 25:-6
>birthday	0:13
>biscuit	x:9 11:-6 13:8 1x:5 2k:-6
>bishop	0:12 23:-10
>bit	2x:11
>bite	0:8
>bitter	0:-4
>bladder	2:8
>blamed	0:8
>blanchard	24:-6
>blank	0:9
>bless	0:8
>block	0:4 o:10 2q:-9
>blocks	0:10
>bloke	e:-5 m:7 1x:-9
>blonde	0:-9 4:5 1n:6
>blood	0:7 d:8
>bloodwork	0:-5 m:6
>blue	0:11 x:-6 15:-5 2o:-5
>blueberry	0:8
>bluegrass	0:11
>blunt	0:-5 r:7
>board	l:-7 24:-6
>boards	0:7
>boardwalk	0:-10 1x:11
>boat	e:-8 x:7 1x:7
>boathouse	0:7
>bob	1y:7
>boiler	0:3 1x:-3 2d:-5
>boils	0:10
>boise	0:12
>bologna	0:7 1x:-6
>bonus	1x:12
>book	0:12 2q:-9
>booked	e:9 i:-6 15:-6 1x:-7 2o:5 2r:-7
>bookies	0:10 1y:-10
>bookings	1g:11
>books	0:7 l:-6 10:6 24:-7
>bookshops	0:-10 24:8
>boot	0:18
>boots	0:4 1:-7 k:-7 1k:-8 1x:-6 24:-5
>border	0:9
>bored	0:6 8:5
>boring	0:10 1x:-7
>born	0:6 p:9 15:-7
>boston	0:5 e:-6 x:8 1x:-10
>bot	17:8
>botanic	0:-7 15:5 1x:5 2r:-6
>both	8:-5 x:-9 1g:9 2a:8
>bother	2:-8 i:12 l:-5
>bottom	1u:6 1y:-7
>bought	0:6 c:-5 e:-9 v:5 x:7 11:-6 1h:9 1x:-8 2k:-5 30:-6
>boulder	0:-10 2q:8
>bouldering	0:10 x:-7
>bouncer	0:8
>bower	0:10
>bowls	0:-5
>box	0:11 11:5 2o:-8
>boxes	0:8 1w:-6
>boy	2:-7 g:11 x:8 24:-5
>boyfriend	18:-7 1a:6 2r:-7 2t:6
>bradford	16:-5 1o:-9 1v:9 2k:-5 2p:-9
>brady	0:7
>brake	0:8
>brakes	0:9
>branch	0:6 2o:-5
>brand	0:9
>brandenburg	0:7 2o:-5
>brannoc	0:10
>brass	1:8
>brazil	0:10 l:-5
>brazilian	15:-8 24:7
>bread	0:10
>break	1n:11
>breakfast	24:10
>breaks	0:3 l:-7 24:-7
>breast	0:9
>bred	p:10 1b:-6 23:-6
>brendan	0:10 1d:-5 24:-8 2w:-8
>brewery	l:8 10:-6 1o:-5
>brews	0:11 v:7
>brick	1d:6
>bridge	0:9
>bridges	1y:11
>brief	0:-7 2a:6
>brigadeiros	0:-5 l:8
>brigid's	0:7
>brigids	0:8 10:-5 2c:-7 2j:-7
>brings	3:10
>brisk	24:-6
>bristol	0:-6 2d:5
>brittle	t:6
>bro	0:12
>broad	0:10 1x:-10
>broadband	0:10 2a:-7
>broccoli	0:6
>broke	0:10 15:-4 1h:-4 30:-5
>broken	1q:7
>broker	2o:8
>brompton	0:11 24:-8 29:-11
>broth	0:16 3:-5
>brother	0:5 10:-7 2o:-11
>brothers	1z:-6
>brought	0:5
>brown	0:7
>bruges	0:7
>bruins	0:5 1v:-6
>bs	0:16 a:-7 10:-6
>bsc	0:10
>btw	0:-12 2:7 d:-6 j:8 19:-6 1a:-7 1d:-5
>bubble	0:10
>bucks	0:13 1i:-7 24:6 2r:-5
>buddies	0:7
>buddy	0:8 r:-5 2a:-6
>budget	0:11 2r:-5
>buffet	0:7
>bug	0:5
>buick	0:7
>build	0:14 23:-8 30:-5
>builders	2d:-5
>builds	0:6 c:-5
>built	0:9
>bullet	c:-6 r:9 1v:-10 1x:-9 2a:6
>bullfinches	0:10
>bulls	0:-10 24:8
>bully	0:9
>bumped	15:-5
>bunch	1k:8 21:-5
>bunduff	1x:11 2o:-6
>bungalow	0:-10
>bunq	0:9
>buns	0:-10
>buried	0:8
>burned	0:17 1x:-5
>burnout	0:15
>burrito	0:6
>bus	6:-6 a:6 e:-8 g:-7 t:-8 1h:-6 1p:-6 1x:13 23:-9 2c:-6 2o:-6 2x:-8
>buses	0:-6 24:9
>business	w:6 2j:5
>busted	0:7
>busuu	0:10 1c:-5 2v:-9
>but	0:-5 1:-5 2:-6 3:-9 4:-5 5:-6 7:-5 a:-6 d:-6 f:-7 g:-5 i:-5 j:-7 l:-5 m:-5 n:-7 p:5 t:-7 v:-8 10:-5 11:-6 13:-9 16:-6 18:-7 19:-8 1a:-8 1b:9 1f:-6 1k:-4 1r:6 1t:-8 1y:-6 20:-6 23:9 24:-6 25:-8 27:-6 2a:-8 2c:7 2d:-11 2f:-8 2g:9 2j:-6 2k:8 2p:8 2q:-5 2r:-9 2s:-10 2w:8 2y:-5 30:-7
>butter	0:13
>buttermilk	0:7
>buy	0:11
>by	1:-7 7:-5 c:-6 g:-6 h:-4 i:-5 m:-7 t:-7 z:5 15:-6 17:-6 18:-8 19:-6 1a:-7 1c:-5 1h:-9 1i:-6 23:15 24:-7 2o:-11 2p:-6 2q:-5 2r:-10 2s:-6 2w:5
>bypass	0:11 1x:-7
>c	10:-6 18:-5 1h:-5 2j:-6 2q:10
>cab	1y:-5 23:-5 2d:-5 2k:8
>cafe	0:8
>cafeteria	0:10
>cage	0:8 2q:-8
>cairns	0:8 2o:-6
>cake	0:13
>calabria	0:12
>calc	0:-10 2c:8
>calculated	0:9
>calculation	0:6
>calendar	1g:6
>caliente	0:-7 1d:8
>call	2:-7 t:-6 x:-5 z:10 15:-6 16:5 1x:5 2p:10
>called	0:6 1:6 e:-6 x:9 15:-7 1a:-8 1d:-6 1k:14 1x:-5 24:-9 2o:-5 2w:-5
>calls	0:11 c:-5 h:-5 s:-6 x:-5 19:-5 1g:-5 30:6
>callum's	0:9 2o:-6
>calvary	0:8
>cambridge	0:13 e:-7 1x:-7
>came	0:6 x:-7 y:6 1g:-4 1h:-11 1i:-8
>cameras	0:8 7:-5
>camp	10:-4
>camper	0:13
>campus	15:-7 2o:-8
>can	10:-5 15:7 23:-5 2l:-6 2o:-7
>can't	0:5 7:8 x:7 23:-10 2c:-6 2d:-5 2w:6
>canada	0:12
>canal	0:-7 24:10
>cancelled	2o:9
>cancer	x:9
>cancun	0:5 1k:-5
>cane	0:8
>cannot	3:-5 2w:11
>cans	0:10
>cant	0:5 2:-5 1g:9
>canyon	0:12 1h:-8
>cap	0:12
>capitals	0:9 1x:-8
>caption	0:8
>car	l:-5 1h:-8 1x:-10 1y:10 24:-6 2a:-6
>carb	8:7
>card	0:8 a:9
>cardiff	0:-7
>cards	2:-7
>care	0:-6 1:-5 u:8 15:-6 23:6 29:-5 2j:4 2o:-7 2x:8
>caregiver	g:-7 x:11
>cargo	0:12 e:-5 11:-5 16:-5 1x:-7 2p:-8 30:-5
>carnival	0:8
>carol	0:12
>carolina	0:12
>carpenter	g:8 x:-11
>carries	0:-3 2:7
>carrigaline	0:8 1x:-8
>carry	0:2 24:-6 2k:-9
>cars	0:9
>cartoon	x:-6 2a:11
>casadabagunca	0:7
>case	0:14
>cash	0:17 11:-6 1x:-8 24:-12 2k:-8
>cashews	t:7
>casinos	0:9
>casual	0:8
>cat	2:5 g:-5 l:-7 x:11 15:-5 19:-5 24:-7 2d:10 2m:9 2o:-10 2p:-8
>cataract	0:-9 1x:9
>cathedral	0:-10 2c:10
>catholic	0:10
>catholics	0:9
>cats	g:-7 l:5 1d:-5 24:7 2m:11
>cattle	x:11
>cause	2o:12
>cdl	0:11 2o:-7
>cedar	0:-6 2o:9
>ceilidh	o:7
>ceiling	0:8
>cello	0:6 1x:-6
>celsius	0:-3 l:5 r:6 1x:-5
>center	o:8 1x:-7 24:-10 2a:-6
>centre	c:-5 1v:-5 2l:-5 2q:-5
>certain	0:-6 j:7
>certificate	x:8 1d:7 1x:-9 2r:8
>certification	0:11 e:-6 18:6 1x:-9
>certified	1d:9
>chagford	0:-11 1x:9
>chain	0:10
>chains	0:-9 2p:10
>chairs	0:8
>change	0:8
>changed	x:6
>chapel	1x:5
>chapter	0:9 1:-5 1k:-5 2d:-8 2j:-6 2o:-7
>character	0:10 1v:-5
>characters	0:12
>charge	0:5 v:-5 x:-7
>charging	0:13 1o:-10
>charity	0:7 1y:-6
>charlois	0:10 2j:-5
>charlotte	0:9
>chart	0:12 2p:-10
>chartered	x:7
>charts	0:6 2w:-8
>chat	0:5 e:-5 1x:-5
>chats	0:11
>chattanooga	0:11
>cheap	0:13
>cheapest	0:7 2a:-8
>checkout	0:8 24:-10
>cheer	g:-6 x:8
>cheese	0:8 20:8
>cheesy	0:9
>cheeto	0:-8 13:6 2m:7
>chef	x:5
>chem	0:9
>chemo	0:-5 x:6
>chengdu	0:7
>chennai	0:10
>chest	25:-6
>chewing	0:6 2:10 18:-5 2r:-11
>chicago	0:-14 e:-9 1x:12 2s:-5
>chicken	8:8 x:-10 17:-6
>chickens	0:-9 15:-7 2o:-9 2y:13
>child	0:9
>childhood	0:6 23:-5
>children	2k:-8
>chili	0:-3 8:-8
>chipper	0:8 24:-5
>chippy	0:-10 2d:13
>chips	0:11
>chloe	10:7 15:-6 2o:-8
>choice	0:4 4:13 1n:-6 30:-6
>choir	0:-5 10:-7 15:-6 1k:11 27:8
>choose	0:7
>chorus	0:9
>chowder	0:13 17:-5 2q:-11
>christmas	0:-4 k:-2 l:-6 x:-7 15:4 1a:-8 1g:-7 1x:-8 24:-7 2c:5 2d:10 2o:5
>chro	k:5 23:-10
>chromebook	0:10
>chronic	0:10
>church	c:-7 12:-6 1t:-5 1x:6 25:6 27:-7 2q:-5
>churches	0:9 2o:-5
>churchyard	0:-10 24:10
>churrería	0:9 1o:-6
>cigarette	0:7
>cilantro	0:6
>citizen	y:9 1x:-6
>city	0:12 2a:-8
>civic	0:8
>civil	a:7
>claim	0:8
>claps	0:10 1y:-8
>clarinet	0:8 o:-6 t:-5 x:7 2c:-8
>class	a:-9 c:-7 2r:-8
>classmates	0:10
>classrooms	0:12
>clean	l:-5 24:-5
>cleaner	0:4 f:-5 1y:-9
>cleans	g:10
>clear	0:11 25:11
>cleared	0:12
>cleveland	10:7
>click	0:10 2a:-9
>clicking	0:-5 1h:11
>client	0:10
>climb	0:7
>climbing	1k:8
>clinic	0:9 c:9 1x:-8 1y:-8
>cloakroom	0:12
>clock	0:11 e:-6 1x:-8
>clocks	0:-4 1d:8
>clootie	0:8
>closed	5:-5 1o:-5
>closest	0:5
>closet	17:9 2q:-6
>closing	15:-10 2o:13
>cloth	0:10
>clove	0:-7 1s:3
>clover	0:9
>club	k:-5 m:-6 o:-7 1d:-5 1k:6 1v:5 1x:9 23:-5
>clue	0:-9 1x:5
>cm	2:-11 n:9
>coach	1:-8 1k:9 1x:-5 2d:-6 2j:-6
>coaching	0:9 24:-6
>coast	0:16
>coasters	0:9
>coat	0:8
>code	0:8
>codes	0:11
>coeliac	x:8
>coffee	0:2 m:-5 15:-7 2o:-6 2q:-6
>coffees	0:-6
>coils	0:8
>coimbatore	2j:8 2o:-9 2r:-10
>cold	0:12
>colette	0:12 k:-6 23:-6
>collarbone	0:-11 e:-6 m:6 25:8
>colleague's	0:13
>collects	0:-6 10:-5 2q:6
>college	5:-7 7:-6 c:-7 k:-9 10:10 1k:6 1o:-9 1q:-11 1v:-7
>colleges	0:9
>collie	0:-3
>colorado	0:12
>colt	0:9 1x:-6
>colts	1:7 2k:-7
>columbus	0:-16 2e:8
>columnist	0:11
>come	4:10 e:-6 f:-6 g:5 m:-7 u:6 v:-6 x:-9 15:-6 2x:8
>comeback	0:9
>comedy	0:13 x:-6 23:-8
>comes	m:9 20:5
>comin	0:-7 e:-9 1x:-10 25:8
>coming	0:8 k:-5 x:-7 1p:12 23:-8
>commands	0:13
>comment	0:9
>common	0:14 m:-6
>comp	0:11 15:-6 2o:-8
>companies	0:3
>company	c:12 l:-6 x:-6 10:-5 15:-5 24:-7 2k:-6 2l:-7 2o:-6
>compatible	0:11
>competitions	0:9
>competitive	g:-6 x:8
>complain	0:11
>complaining	0:6
>complaint	0:14 23:-7
>complete	0:8
>completely	9:9 o:-8 1l:7 23:-7 24:-6
>compost	0:9
>concrete	0:5
>condition	0:7
>condo	0:-7 23:10 2d:-6
>condolence	0:9
>cone	0:7
>conference	0:8 2o:-7 2r:-5
>confirmation	0:-7
>congrats	0:11 24:-5
>cons	0:13 24:-5 27:-5
>consent	0:8
>considered	0:9
>constantly	0:12 2d:-6
>consult	0:-4 2o:9
>consultant	0:-6
>contain	0:6
>contract	0:-4 1x:6
>contractor	0:-5 c:7
>controllers	0:9
>conversation	0:7
>conversion	15:6 2o:-12
>converting	0:8 l:-6
>cook	x:6
>cooker	10:-5 11:8
>cooking	1x:7
>cookoff	0:-11 1x:11
>cooks	0:11
>coop	2q:-6
>cop	0:7
>copper	0:7 f:-7 1y:-7
>cordless	0:8
>coriander	0:9
>cork	0:11 10:-8
>cornell	0:-11 e:7 1x:7
>cornet	0:-6 1x:10 2r:-6
>cornish	0:8
>corolla	0:9
>corp	0:11
>corporation	0:9
>corpus	0:9
>corrected	0:-7
>correx	0:7
>corsa	0:9 11:-5 1h:-6
>corvane	0:8
>cos	z:6
>costs	0:15
>costume	2d:-6
>cot	0:12
>cottage	a:-5 1t:-6 1x:-6 2o:5
>couch	0:10 1x:-8
>could	0:9 1k:-8 1x:10
>couldn't	0:6
>counter	0:8
>country	1:-6 1k:-9 1s:-6 1y:7
>county	c:-5 k:-5 1s:-7 1x:4 2j:-5
>course	a:-5 c:-6 l:-9 1x:-8 2f:8 2o:10
>courteously	0:10
>courtroom	0:11 x:-6 23:-6
>courtyard	0:10 23:-10
>cousin	0:19 2d:-11
>cousins	g:10
>cove	0:-7 1x:8
>covent	0:10 1k:-10
>cover	0:9
>cowboys	24:9 31:-7
>coworker	0:6 e:-5 13:-10 1x:-8 2m:10
>cows	e:5 1d:-6 1x:5 2w:-7
>crack	7:6
>cracked	0:-8
>cramp	0:8
>cramps	25:8
>cranky	0:5
>crash	0:-6 1x:10 25:-6
>crawling	0:-5 24:-6 2x:8
>creamer	0:-6
>credits	0:6
>creedy	27:-5
>creeping	0:7
>crescent	0:7
>crete	0:11 15:-5 2o:-9
>crib	0:10
>cricketer	0:-11 h:10 x:-7
>crime	t:7
>cringe	0:9
>critical	0:-5 k:-9 23:10
>critiqued	0:12
>cross	10:-5 13:5
>crossing	0:9
>crossword	0:-11 24:-6 27:9
>crowd	0:10
>crt	0:-6 7:-5 11:6
>cruise	1o:-8 1y:7 2j:7
>crumb	1x:-5
>crust	1c:-6 1x:-6
>crutches	0:10
>cry	9:9 x:-6 1o:10
>crying	0:11
>crystal	1x:11
>crystals	0:7
>cto	0:10
>cucumber	0:14
>cuisine	0:14
>culinary	0:-7 r:-6 1t:7 2a:-6
>culvert	0:7
>cup	0:12 c:5 f:-8 1y:-9
>cupboard	0:10
>cups	r:-5 15:-6 2a:7 2o:-9
>curry	0:9 2o:-8
>cusses	x:10
>cussin	0:11 1e:-10 2x:-9
>customer	1y:-7 2q:6
>customers	1g:8
>customs	0:10 1s:-6 24:-10
>cut	1:8 2:-6 o:-5 x:-5 y:-5 1v:7
>cv	0:16 10:-6 11:-5 2a:-5 2j:-6
>cyclists	0:7
>cyprus	0:10 1x:-9
>da	0:-12 l:-6 24:-6
>daar	0:9
>dacia	0:-7 1h:4
>dad	e:-6 1a:8 1x:-8
>daft	0:-9 17:6 1x:11 1y:-5
>dahlias	0:13
>daily	2r:-6 2z:7
>dairy	29:5
>dal	0:-3 1t:6
>dalkey	0:5
>dam	0:9 1o:-9
>damage	e:6
>dance	0:7
>dancing	0:9
>dang	9:8 t:-6
>dark	0:-5 i:5 21:7
>dartmouth	0:10
>darts	0:5 k:-7 15:-6 23:-6 2o:-8
>data	0:3
>date	0:6 1x:-5
>dates	0:8
>dating	0:6
>daughter	9:7 h:-5 i:12 11:-6 12:8 1g:-6 1k:-5 2d:-6 2k:-8 2w:-7
>daughters	0:15 g:-12
>dawn	0:-8 24:10
>day	1:-6 2:-8 9:-5 a:-6 c:-11 e:-5 f:-7 g:-5 i:-5 o:-2 p:-5 q:-6 t:-7 u:-6 v:-11 x:-6 11:-5 12:-6 15:-7 16:-9 1b:-6 1c:-6 1d:-5 1k:-8 1n:4 1s:-9 1v:-8 1y:-9 25:-5 27:10 29:-7 2c:-7 2d:-7 2j:-10 2o:-5 2p:9 2v:-6 2w:-5
>daycare	1l:7
>days	1:-5 2:-10 5:-6 f:-7 h:-6 m:-6 u:-5 x:-8 19:-5 1a:-6 1e:7 1o:-5 1v:8 1x:5 1y:-9 23:-7 27:8 29:-10 2j:-5
>dayton	0:13 1x:-6
>de	0:11 a:-5
>dead	0:12
>deadline	0:10
>deaf	0:-6 16:-7 1y:7 2p:-7
>deakin	1x:-8
>deal	0:11
>dear	0:7
>debt	0:13
>december	0:-9 1x:10 2o:6
>decent	m:8
>decided	0:12
>deck	0:-10 1x:9
>dee	0:-8 24:9
>deep	0:-5 1x:10
>deer	0:-12 e:8 1x:9
>defeat	0:10 2w:-10
>defence	0:14
>degree	0:10 a:6 e:-8 1x:-6
>degrees	0:14
>delete	0:8 l:-5 24:-5
>deleting	0:6
>delft	1v:-6 1x:10 1y:-9
>dell	7:10
>dementia	0:10
>den	0:9 10:-5
>denholme	0:7 1x:-9 2r:5
>dennistoun	11:-5 2d:6 2k:-6
>denny's	0:7
>dental	7:-9 a:8 g:-5 11:-5 1q:-9 2v:-5
>dentist	0:9 1:-5 i:-7 1k:-8 21:-6 2a:-10
>dents	0:11
>denver	x:-9 15:-5 19:6 1x:5
>department	1x:7
>departments	0:10
>deplorable	0:6
>deploy	0:6
>depop	l:-7 10:7 1x:-5 24:-9 2j:7
>deposit	0:13
>depot	0:-7 1y:13 23:-9 2o:-7
>derby	0:-7
>description	0:10
>design	0:12
>designed	0:10
>detached	a:-5
>detective	0:10 24:-10 30:-5
>detector	0:7
>dev	2j:8
>developer	10:5
>devon	0:6
>dewey	0:10 13:-9
>diabetes	0:8 l:-6
>diagnosed	0:11
>diaper	24:-11 2o:6
>dictionary	0:10 23:-10
>did	9:7
>didn't	0:8
>die	0:8 e:-7 k:-5 t:9 12:-5 1w:-6 1x:-7 23:-9
>died	1:-5 7:10 t:-6 v:-5 1h:12
>dies	0:7
>diesel	10:-6 1r:-5 1x:-6 2j:-6
>diet	0:9
>dietetics	0:6 e:-6 w:8 1x:-9
>different	17:-5 1g:7
>differently	0:7 o:-5
>diggers	0:17
>digits	0:10
>dining	0:8
>dinner	0:13 1d:-7
>dinners	0:18
>diploma	1h:-6
>direct	x:6
>directly	0:9
>director	0:-6 1x:8
>dirty	0:-6
>discord	0:-8 l:-9 24:10
>discount	0:12
>discs	0:-8
>discussion	0:7 1a:-5
>disease	30:-6
>disgrace	0:9 5:-6
>disgusting	l:-6 24:7
>dish	9:6 r:-7
>dishes	l:8 10:-7 24:9
>dishwasher	0:10
>diversion	0:9
>divorce	0:6 1b:11 24:-7
>divorced	0:6 e:-5 x:11 1a:7
>diwali	0:8
>dnf	0:9
>do	0:8 c:-5 l:-5 16:6 1s:8 1v:-6 1w:8 1x:-10 23:-5 2a:5 2o:-9 2p:-6
>doc	2s:-7
>doces	0:6
>dock	0:12 1x:-6
>docks	0:16
>doctor	0:8 l:-7 m:-6 r:-5 24:-13 25:12 2a:11
>doctors	0:8
>does	5:5 e:-6 g:-7 m:-5 1o:5 2k:-6 2q:10
>doesn't	i:10 2g:11
>dog	e:8 g:-6 m:-7 v:-8 x:10 15:5 1x:10 2k:-11 2o:7
>dogs	0:11 v:-8 x:-5 2o:10
>doing	0:4 k:-6 w:5 1c:11 23:-7 24:-7
>dollars	0:12
>don	0:5
>don't	0:11 1:-5 4:-5 i:-5 m:-9 t:-6 x:-5 y:-5 10:-6 1d:-5 1s:5 21:-6
>done	a:7 d:-5 h:-5 x:5 12:-6 1o:4 25:-6
>dont	h:6 i:-7 1k:-5 1x:-5 1y:5 2o:-9 2y:10
>donuts	0:9
>doomed	1a:8
>doorbell	0:14
>doordash	c:9 r:-5 2a:-6
>doors	0:8 1n:-7 23:-6 2j:-5 2p:-5 2x:-5 2y:-6
>dordrecht	0:8
>dorm	0:10 2p:-7
>dorset	0:9 2s:-5
>dosas	0:7
>double	0:10
>doubles	0:-11 2r:10
>doughnut	0:8
>douglas	24:-6 2q:-5
>down	2:-8 4:-5 c:-6 l:-10 u:-9 10:-5 11:-5 17:-5 18:-5 1q:-5 1r:6 2o:-10 2r:-7
>downpayment	0:7
>downstairs	1x:10
>downtown	0:-5 c:-5 1v:-6 1x:8
>drafts	0:9 l:-5 24:-5
>drama	0:6
>dramatic	0:11 m:-6 25:-5
>draw	0:-6 1g:11
>drawer	0:9
>dream	0:-10 e:-5 23:20
>dresden	0:5 1t:-7 1x:-5
>dress	0:8
>drills	0:7
>drink	2:7 l:6 1l:8
>drinking	0:12 l:-5
>drive	0:8 17:6 1h:7 1o:-10 2p:-9 2q:7
>driver	4:-5 c:8 g:-5 l:-7 r:-5 x:5 1x:-5 24:-8 2a:-8 2j:9
>driveway	0:7 11:11 2k:-6 2o:-5
>drivin	q:-9 29:12
>driving	0:9 2:6
>drop	0:11 e:-7 l:5 1x:-7 24:6 26:-5 2w:-5
>dropping	0:10
>drops	0:8
>drowning	0:-10
>drug	0:12
>drugs	3:5 m:-6
>drumcondra	0:-10 2o:8
>drums	o:6
>dryer	0:11 1r:-5
>drying	0:7
>du	0:13
>dual	0:8
>dubai	x:7 2o:-6 30:5
>dublin	2q:10
>duck	0:11
>dude	0:7
>due	11:-5 2k:-10 2v:6 2w:-6
>dumb	0:16 x:-6
>dumped	e:6
>dumpling	0:9
>dunkin	0:-7 1x:6
>duo	0:-8 2r:10
>duolingo	l:-5 2q:5
>during	8:6 1r:6
>duro	0:-6 23:6
>dust	0:10
>dutch	23:-10
>duty	0:10
>dying	0:10 24:-8
>e	0:6 e:-6 x:8
>each	0:-3 2:-5 g:-6 q:-5 r:-7 v:-5 10:-6 11:-5 18:-8 1i:-10 1l:-5 24:17 2a:7 2p:-7 2x:-6
>eagles	0:6 21:-6
>ear	0:-10 e:-6 l:5 13:-6 15:-5 1x:-9 24:5 25:12 2o:-8
>earlier	0:12
>earlies	0:-11 24:12
>early	l:11 m:-6 x:-7 15:-9 1x:8
>earn	0:10
>earning	0:9
>earns	a:-6 1t:-7
>earplugs	0:7
>ears	0:8
>earth	0:9
>east	0:9 x:-5
>easter	15:-9 1e:5 1x:-9 2d:-9 2o:11 2w:-8
>eastern	0:12
>easy	0:11
>eat	0:12 l:6 25:-6
>eaten	0:9
>eats	0:7 x:8 24:-10
>echuca	0:-8 2j:8
>ecology	0:10 2l:-6
>econoline	0:8
>econometrics	a:9
>eczema	0:5
>edie's	0:-10 24:10
>editor	0:10
>efap	0:11
>efteling	0:-8 1x:8
>egg	0:-12 17:-5 1n:8
>eggs	2:7 t:-6 x:-9 2w:-6
>egmond	0:-7 1x:9
>eia	0:5
>eight	0:-5 x:8 18:-8 1x:-8 2k:7 2y:10
>eighteen	0:-7 v:8
>eightieth	0:6 2o:-6
>eighty	x:12
>either	9:8
>elder	1x:10
>eldoret	0:-7 x:8 1x:-6
>electric	9:-5 24:6
>electrician	2j:6
>electricians	0:6
>elementary	0:6 x:-7
>elevation	0:11
>elevators	0:6 1x:-5
>eleven	0:8 f:7
>elgar	0:5
>elowen	0:12
>else	0:9 x:-6 z:9
>else's	0:17
>email	2p:8
>emailing	0:12
>emails	0:-8 1s:10
>embarrassing	0:13
>emergency	0:12
>emigrated	g:-5 x:5
>emojis	0:-5 r:6
>empire	0:-5 c:-5 1x:5
>employed	e:-5 10:7 2j:6 2r:-11
>employee	0:10
>employees	0:6
>employment	0:6 1x:-6
>empty	0:8
>end	i:-5 r:-6 1x:6 21:-8 2r:-8
>ended	0:-9 e:5
>ends	0:10
>endurace	1h:5
>enemy	0:-7 9:11 h:-6 x:-8
>eng	0:7
>engine	0:7
>engineer	0:5
>engineering	0:12 5:-5 a:7 e:-6 1t:-5 1x:-7 20:-5 23:-6
>engineers	0:8 10:-9 15:-6 1o:-9 1x:-6 24:-8 2o:-9
>england	0:-9
>english	9:-6 s:6 1s:-11 1x:-8
>enniskerry	0:-10 1x:10
>enough	0:10
>ensaymada	0:4
>enter	13:9
>envelope	0:6
>environmental	0:6 2o:-5
>ep	0:15
>er	0:14 l:-6
>erasmus	0:-11 1y:10
>error	0:10
>escaped	0:-8 13:13 1x:-5 2m:-5
>espresso	0:13
>essay	0:12
>estate	1x:-5
>ethics	0:7
>ethnically	x:9
>euphonium	0:-6 o:7
>euro	0:9 24:7
>europe	0:11
>evans	0:-5 1y:9
>even	24:12
>evening	c:-5 1t:8 1v:-7
>evenings	l:8 s:-7 1x:-6
>events	c:5
>ever	0:10 r:6 x:-5 12:8 1x:-6 30:-6
>every	2:-5 8:-6 9:-5 a:-7 c:-12 e:-11 g:-7 p:-6 r:-9 s:-6 t:-6 u:-6 w:-7 x:-7 z:-5 10:-6 13:-8 15:-6 17:-5 18:-6 19:-6 1a:-5 1b:-5 1c:-6 1d:-7 1m:10 1n:7 1s:-10 1v:-9 21:-10 23:-9 24:12 25:12 27:12 2a:5 2d:-5 2f:6 2j:-6 2o:-14 2p:4 2r:-5 2w:-5 2z:5
>everybody	0:7 1k:-5 2o:-6 30:-5
>everyone	0:-3 x:13 1o:10 1x:7 24:5 2s:-9
>everyone's	0:5
>everything	0:6
>everywhere	x:-6 z:9
>ex	1g:7
>exam	e:-5 s:-5 2r:7
>example	b:-7 x:-5 1u:15 2a:-10
>exams	0:5 24:-5
>excel	23:-8 2z:6
>except	0:11 x:-7
>exchanges	10:-5
>excise	0:8
>excuse	0:12
>exercise	0:12
>exercises	0:7
>exist	0:13
>exists	0:8
>exmouth	0:11 5:-6 1o:-11
>expecting	e:6 x:7
>expensive	0:14
>experience	0:15 2q:-5
>expire	0:11
>expired	0:12
>explain	0:8
>expressway	0:-7 24:8
>extra	10:9 24:-7
>extracurricular	0:7 24:-5
>eye	0:-7 m:-5 2w:10
>eyebrow	0:-10
>eyes	0:9 27:5 2k:-6
>eyesight	0:9
>f	1:-6 2:-7 17:-6 2q:-6 2w:8
>face	0:10 2a:-10
>facebook	2q:5
>faced	0:8
>faces	0:-14 r:-7 2a:14
>facetime	0:7
>fact	0:8
>fags	0:13 l:-9
>fail	24:5
>failed	0:10
>fair	0:6 2:-10 5:-6 2l:10
>fairly	0:12
>fall	0:-4 c:-7 e:5 10:-5 1v:-5 1x:5 23:7 2o:-4
>fallas	0:-7 2o:9
>falling	1x:10 25:-6
>falls	6:7 l:-5 1n:5 1p:7 24:-6
>family	0:8 1x:-6 23:6
>famous	0:8 2a:-7
>fan	7:7 d:-5 t:9 12:-6 1q:10
>fancy	r:6 20:-5 2a:-7
>far	0:18 24:-7 2q:-6
>fare	1x:-5 2k:8
>farm	c:-5 e:5 m:-5 1h:-5 1x:5 25:-7 2q:5
>farmer	1x:-6
>farmers	23:10 2p:-9
>farthest	0:11 k:-6 23:-11
>fashion	0:10
>fast	0:13
>fat	0:14
>fate	0:9
>father	d:6 g:-5 m:7 s:-5 x:-6
>father's	0:-13 d:8 1x:14 2k:8
>fauré	0:11 u:-5 23:-5 2d:-9
>fav	20:8
>favorite	0:-5 h:10 x:-5
>favourite	h:18 x:-12
>fear	0:7
>feb	0:-13 15:5 1x:7 2o:8
>february	0:-7 1x:8 2o:6
>fedora	0:-7 1q:5
>feed	0:13 e:-6 k:-5 1x:-4 23:-10
>feeds	0:7 r:-5 2a:-6
>feel	1l:-5
>feelings	0:7
>feels	0:10 l:-5 24:-6
>fees	0:12 u:-6 2d:-9
>feet	0:4 2:-7 l:-7 24:-9
>fell	0:10
>fella	0:11 1a:-8
>fence	0:9
>fender	0:8 e:-5
>ferret	g:-5 13:-10
>ferry	0:-5 1x:9
>fertiliser	0:7
>festival	15:-5 1y:8
>fever	0:2 m:-6
>few	0:-4
>fhsa	0:-5 2k:4
>fia	0:9 1f:-5 2y:-6
>fictional	0:10 24:-10
>fiddle	0:11 o:-6
>fiesta	0:10
>fifteen	e:8 l:9 1x:-8
>fifties	0:10
>fifty	0:7
>fight	0:12
>figure	1x:-7 1y:-7 2o:8
>figures	0:6
>fiji	0:7
>file	0:14 23:-7
>filey	15:-8 17:-6 2k:6 2o:-8 2q:-6
>film	0:12
>films	0:10
>filter	0:13
>final	9:-5 1s:-7 2r:5
>finally	e:6 1h:-6
>finals	0:7
>finbarr's	0:13 10:-6
>find	1g:9 1x:-7 2k:8
>findlay	0:6 l:-6
>finds	17:-6 2d:7 2q:-8
>fine	0:5 1x:8
>finger	0:-10 25:10 2o:-9
>finish	0:8
>finished	x:6
>finishing	0:9
>fire	0:8 m:-5
>fired	1x:12
>firefighter	0:6
>firm	0:4 2j:-8
>firmly	0:8
>first	1:-6 9:-5 c:-5 m:-11 o:-5 x:-4 1k:-5 23:-8 24:-6 25:-6 2d:10 2j:9 2k:-6 2l:7 2o:-2 2q:-5 2r:8 2x:-6
>fish	0:9 l:-7 10:-6 2j:-5
>fisherman	0:11 10:-5
>fishing	24:-11 2d:-7 2s:12
>fit	0:9 1s:6
>fits	0:-7 2k:9
>five	g:5 m:-5 x:-6 15:-7 1e:-8 1x:-7 2d:-7 2j:-6
>fix	0:14
>fixer	0:-5
>flat	k:-6 10:-6 1x:9 23:-6 2d:8
>flatmate	0:14
>flats	0:10 m:-5 11:-6 25:-5 2k:-5
>flavours	0:10
>flea	0:10 2p:-5
>fleece	l:-5 27:15
>flight	0:15 e:-5 15:-7 23:-7
>flinch	0:-10 x:10
>floor	e:-5 u:4 15:-7 1x:-7 2d:9 2o:-15
>floors	2x:5
>florist	10:7
>flower	0:14 23:-6 24:-6
>flowers	t:9
>flown	0:7 k:-5
>fly	0:12
>flyer	0:8
>folk	0:8
>folks	0:10
>fond	0:6
>food	0:6 8:8 x:-9 13:-5
>foods	0:13
>foot	0:3 l:-5 n:7 x:13 24:-6
>football	0:6
>for	2:-10 3:-5 5:-4 8:-7 h:-5 k:-8 m:-2 n:-7 p:-7 q:-8 r:-14 y:-6 12:-5 16:-13 1a:-4 1e:-10 1i:-6 1j:-7 1k:8 1o:9 1t:-6 1x:6 1y:9 20:-6 23:6 26:-10 29:-10 2e:-5 2l:-9 2n:-6 2o:7 2s:-12 2v:9 2z:6 30:7 31:-8
>forbidden	0:8
>ford	e:-6 1x:10
>forearm	4:9 1n:9
>forecaster	10:6
>forestry	0:6 23:-6
>forever	2j:14
>forgot	0:-5 1x:9
>forgotten	0:-4 1x:9 2l:-5 2o:-6
>form	2:-7 27:-5
>formal	0:9
>format	0:8
>forms	0:9
>formula	0:9
>fort	0:12
>fortnight	1a:6 1n:-11 1x:12
>forty	4:8 j:9 1g:8 1x:-9 1y:9
>forum	0:6 2s:-6
>forza	0:8
>found	0:5 l:8 17:6 2n:-7 2q:7
>foundation	k:-6 23:-7 2o:-10 2p:-10 2r:9
>four	0:-3 1:-5 e:-6 f:-5 g:-7 k:-9 l:-5 15:-7 1a:6 1k:-9 1x:-6 23:8 24:7 2a:-5 2o:-5 2w:-6
>fourteen	e:6 1x:6
>fourth	0:10
>free	0:7 4:-5 8:-5 g:-5 19:-6 1v:-6 2a:-8
>freelance	0:7
>freetaxusa	0:10
>freeze	0:14
>freezer	0:-6 11:7 1h:-5 2k:6
>freezing	0:10
>freight	0:7 1c:-5
>french	0:16 1x:-5
>friday	1:-5 8:-8 e:7 l:-7 v:-7 x:-14 11:-6 1d:-6 1k:-7 2o:9 2r:-9
>fridays	0:-14 11:-6 1r:9 1t:-7 24:13 2k:-5
>fridge	0:12
>friend	0:7 t:-5 18:-5
>friendly	0:9
>friends	k:-6 23:-10
>fries	p:6
>from	1:-5 2:-3 3:-5 4:-6 6:-6 7:-3 8:-5 9:-5 c:-3 e:-4 i:-6 k:-6 l:-6 n:-6 o:-6 p:-5 z:-5 12:-5 13:-5 18:-5 1b:-5 1d:-6 1f:-6 1g:-6 1q:-5 1x:-3 23:-11 25:8 29:11 2a:12 2g:-3 2q:-9 2s:7 2w:-6
>front	0:8 m:5 1x:6
>froze	0:-7 1q:8
>frozen	0:6
>fruit	0:10 17:-6 1o:-6 2q:-11
>fry	0:5
>fuel	0:6
>full	0:-2 x:-5 16:5 1x:-13 1y:-8 2k:5 2o:-5 2p:6
>fun	0:12 2o:-5
>function	0:8
>fund	0:6
>funny	0:11
>furious	0:12 1l:-8
>future	0:14 23:-10
>gables	0:8
>gaelic	0:13
>gallon	0:15
>galveston	0:9
>galway	x:9 19:-7
>game	0:8 2:-5 a:-5 e:-6 l:-10 17:-8 1t:-6 1x:-11 2q:10
>gamer	0:7
>games	0:-4 l:-6
>garage	0:-6 11:-5 2d:6 2j:-5 2k:-5 2o:-6 2q:7
>garbage	0:6
>garda	0:-5
>garden	c:-5 k:-5 1k:-10 1y:-7 23:10
>gardener	0:9
>gardens	0:-12 c:6 15:5 1x:7 2o:5 2r:-8
>garlic	0:-9 8:10 p:5 27:-5
>garmin	0:10
>garryvoe	2d:-5
>gas	0:16 1x:-6 24:-10 2o:-6
>gassy	0:-7 m:8
>gate	24:7
>gates	0:7 1x:-6
>gears	0:8 25:-7
>ged	0:10 e:-5 1x:-5
>geelong	0:-7 1x:9
>geese	0:8
>gelding	0:6
>geldings	0:6 2p:-5
>general	0:6 2j:8 2q:-6 2r:10
>gentle	0:7
>georgia	x:6
>gerald	0:9 13:-5
>german	0:-7 2o:5
>gestures	0:11
>get	3:-8 8:-7 9:-5 c:-5 d:-6 k:-8 l:-7 o:-6 t:-5 x:-7 10:-9 13:-5 15:-7 16:-6 17:-5 19:-4 1h:-6 1s:-7 1x:-6 1y:-13 1z:5 23:-10 2f:-6 2w:-6 2x:10 30:-5
>gets	c:8
>getting	25:-5
>ghosted	0:10
>gi	0:8
>gift	0:11
>gilly's	2j:-5
>gin	0:11 x:-5 2l:-5
>ginger	x:-7 z:-5 20:12
>girl	1:-6 g:7 m:-6 2d:-7
>girlfriend	24:-8
>girls	0:-8 g:9 10:-6 2d:10 2j:-5 2o:11
>give	0:6 1i:7 1t:-5 24:8
>given	0:8
>gives	3:11 l:-5 24:-8
>giving	0:-7 r:-8 2o:10
>glasgow	0:10 e:-5 1d:-7 1x:-8 2w:-10
>glasnevin	0:-10 1x:10
>glasses	0:8 x:-6
>gloves	0:10
>gluten	0:7 e:-6 x:11 1d:-7 2r:-5
>go	o:-8 u:-5 x:-8 17:4 18:-4 1g:-6 1t:9 1x:-8 24:7 2d:-6 2q:5 2r:7 2s:13
>goat	20:6
>goblins	0:10
>god	0:9 24:-3
>god's	0:6
>godot	0:-7 17:5 2j:-8 2p:-10 2q:6
>goes	x:7 13:5 1l:7
>going	1a:6 2o:-9
>gold	1x:-6 2l:12
>golden	0:-7 1x:9
>goldfish	0:7
>golfer	0:7 10:-6
>gone	o:9 x:-7
>gonna	0:5 15:-6 1x:-6
>good	x:-6 10:-6 13:9 1h:-6 1o:10 23:-5 2a:-5 2k:-6 2o:4
>google	0:7
>goose	0:9
>gorge	0:-4
>got	1:-6 8:-7 c:-5 g:-7 l:-5 o:-5 t:-6 x:9 10:-7 15:-5 18:-7 19:-8 1g:-5 1k:-7 1q:9 1r:-5 24:-7 25:6 2r:-7 2x:-5 2y:-7 30:10
>gotta	0:4 2o:-9
>government	0:5 7:-7 a:9 1q:-6
>grace	x:-6 1a:13
>grade	0:8 v:7 x:-5 15:-6 18:-9 2r:-6 2x:6
>grader	0:-11
>graders	0:15
>grades	0:-9 2q:10
>graduate	0:6 1o:-9
>graduation	0:9 x:-5
>grams	0:-5
>gran	1b:7 23:-9 2u:7
>grand	0:-4 q:7 x:-6 z:11
>grandad	0:5 e:6 15:-5 1x:6 2l:-9
>grandchild	0:9
>grandchild's	0:10 k:-5 23:-10
>grandchildren	0:10 24:-7 2a:-10
>granddaughters	0:-6 g:7 25:-6
>grandfather	x:7 1x:9
>grandkids	0:10 g:-6 1k:-7 2a:-7 2d:-8
>grandma	0:6
>grandpa	0:-7 11:7
>grandparents	0:-8 2d:7
>grandson	0:-4 e:-6 g:8
>grapefruit	0:11 m:-5
>gray	0:6
>grayling	0:8
>greasy	0:-10 2a:10
>great	0:5 23:-10
>greatest	0:6
>greek	0:14
>green	7:8 1y:-8 2q:7
>greens	0:6
>grey	0:7 13:-6
>greyhound	0:8 1x:-6
>grill	0:6
>grinder	0:8
>groceries	24:5
>gross	q:7 18:-8 24:4 29:7 2r:-7
>ground	0:7
>group	1:5 l:-6 m:-6 10:-6 17:-5 1g:-5 1k:9 24:-9 2k:7
>grow	0:11 l:-5 2o:-9
>growing	0:-5 4:9
>grown	1y:5
>grumpy	0:7
>guaraná	0:9
>guard	0:2
>guess	1a:8
>guest	0:12
>guests	0:13 2q:-6
>guide	x:10
>guimaras	0:-8 1x:8
>guinea	0:5 r:-5 2a:-10
>guitar	0:11
>gujarati	s:8
>gum	0:10 2r:-11
>gun	11:-5 17:-7 1x:9 2q:-7
>gus	0:13
>gutters	0:9 k:-7 23:-6
>guy	t:-5 1x:-7 2a:11
>guys	e:-5 1x:-11 2a:-5 2d:7
>h	e:-5 1x:-10 2r:10
>haag	0:10 10:-5
>habit	0:14
>habits	0:9
>hacker	0:7 24:-6
>had	2:5 4:5 l:-5 r:-5 13:-7 1h:-5 1x:8 2a:-6
>hague	0:-5
>hair	4:9 o:-5 11:-5 18:-8 1n:6 1x:-6 23:-7 2r:-7
>half	0:-8 1:-6 5:-10 e:-6 v:-7 11:-5 12:-4 1l:8 23:10 24:-7 26:-4 27:-8 2j:6 2o:6 2s:10 2y:-6
>halfway	0:7
>halifax	0:11
>hall	0:8
>halliburton	0:10
>hallmark	0:10
>hallway	0:10 m:-5 25:-6 2r:-5
>halve	0:8
>ham	0:13 20:-5
>hammock	0:11
>hamster	0:8
>hana	o:7
>hancock	0:-6 1x:8 2j:-5
>hand	0:8 2q:-11
>handbook	0:13 5:-5 17:-6 1o:-5
>handed	e:-6 1x:-6
>handle	0:9
>handling	0:13 r:-6 2a:-8
>hands	0:-3 2a:10 2w:-6
>handy	0:9 1y:-6
>hang	0:8
>hannah	0:11
>hannover	0:8
>happen	0:-4 1o:5
>happened	0:10
>happier	0:7
>happy	x:6 24:-5 2o:-6
>hard	0:5 e:-6 1x:-6 2b:10
>harder	0:-5 x:-5 1o:8
>harm	0:-6 1o:10
>harp	0:-9 k:6 23:6
>harrogate	0:-4
>has	3:-4 9:-7 c:-5 e:-6 i:6 j:-6 l:-7 o:-7 t:-5 v:-14 x:7 10:-13 11:5 13:6 16:-5 1x:-8 1z:-5 2j:-6 2k:5 2m:5 2o:-12 2w:-5
>hat	0:9
>hate	0:4 2k:-6 2y:12
>hated	0:5
>have	2:-9 4:-6 8:-5 e:6 i:-5 l:-6 r:-6 t:-8 x:-11 10:-5 12:-8 15:-6 1c:-5 1x:8 23:-7 24:-12 2l:-5 2o:8 2q:7 2w:-9 2y:-10 2z:6
>haven't	0:9
>having	0:5 1a:-5
>hd	0:-7 1x:8
>he	a:-6 c:8 g:-5 k:-4 o:-6 u:-6 10:11 11:-7 13:-5 16:-6 19:-6 1d:-5 1g:-7 1h:8 1i:-5 1n:-7 1v:5 1x:-11 24:7 2d:-10 2g:10 2k:-8 2p:-5 2q:-7 2w:-8
>he'd	x:6
>he's	0:7 x:-9 1p:13 24:-15 2j:11 2o:-8
>head	0:10 c:7 1v:-7
>headache	0:11
>heading	l:-9 24:9
>headline	0:6
>healed	m:11 1x:-5 24:-6
>health	0:8
>hear	0:-10 25:9
>hearing	m:6 25:6
>hears	2g:8
>heart	0:5 10:-7 24:-7
>heater	0:11 15:-8 2o:-5
>heathrow	0:9 2z:-6
>heating	0:8 f:-5 1y:-5
>heatpack	0:7
>heaven	0:9
>heavily	0:7 x:-6
>heavy	0:8
>hebby	0:10
>heelflips	2x:9
>height	0:10 m:-5
>heights	0:11
>held	0:9 f:-5 1x:-6 1y:-8
>hell	0:11
>hello	0:8
>help	1v:5 24:-6 2o:8
>helped	0:13
>helping	c:-5 d:10 x:-6
>helps	0:9
>her	2:5 4:-5 9:-8 i:-7 k:-8 r:-5 t:-6 u:-6 w:-4 11:-6 19:-7 1a:-7 1d:-6 1g:-5 1h:-5 1x:-9 23:-12 24:-6 25:-8 2a:-8 2j:-10 2o:4
>herbert	0:8 23:-7
>here	1:-7 j:6 l:-7 o:-5 w:-5 10:-5 13:-5 15:-5 1f:6 1g:-5 1o:9 1v:8 23:-5 24:-12 27:-5 2p:-8 2t:-6
>hereditary	0:6
>heron	1:-5 e:-6 1t:-5
>herself	u:8 2d:8
>hes	0:12
>high	3:-5 a:12 e:-8 h:-5 l:-6 o:-5 w:-5 x:-9 10:-8 1a:-5 1m:-6 1x:-7 23:-6 24:-8 2w:5
>highlands	1x:-6 2k:7
>highway	0:-2 i:-9 1y:6
>hilary	0:8
>hiligaynon	0:9
>hill	1x:8
>hilton	0:11
>hilux	1h:5
>him	0:7 1:5 1k:6
>himself	0:9
>hindi	0:6
>hindu	x:9
>hinge	0:12
>hiring	0:6
>his	1:-6 3:-6 4:-5 7:-6 8:-5 9:-6 a:-6 c:-5 d:-5 h:-6 i:-5 j:-6 p:-6 s:-6 t:-7 x:-4 z:-8 13:-5 15:-6 19:-7 1b:-6 1g:-9 1h:-5 1n:5 1o:-6 27:-5 2o:-7 2r:7
>hissing	0:9
>history	1:5 l:-5 10:8 1k:-11 1x:-6 24:-6
>hit	0:9
>hoagies	0:7 1v:-5
>hobby	0:8
>hockey	0:8 1c:6 2v:-6
>hog	0:-7 2w:8
>holes	0:11
>holiday	2o:10
>holland	0:6
>holler	x:-7 z:-7
>home	9:-6 a:-5 d:-8 h:-9 i:-5 k:-6 o:-7 s:7 t:-5 w:-7 11:-7 19:-5 1a:-6 1g:-7 1y:-8 21:-6 23:-8 25:-6 2d:6 2f:-7 2p:11 2s:-7
>honestly	0:8 1y:-8 24:21
>honey	24:-7
>honeymoon	0:6
>honors	1x:11
>honours	0:-9 1x:7
>hood's	0:6
>hope	1k:5
>hopper	0:8
>hoppers	0:10
>horn	0:7 2r:-6
>horns	0:8
>horoscope	24:3
>horoscopes	0:8
>horse	0:10 24:-5
>horses	0:6
>hospice	0:-11 2o:6
>hospital	l:9 1v:7 1x:-15 24:-7 2o:-10 2r:10 30:-6
>hospitality	0:7 l:-5
>hostel	1y:-8 24:-7 2p:10
>hot	0:10
>hotel	0:-6 c:-6 1x:13
>hotels	0:8 23:-8
>hour	0:13 l:-6 10:-6 1o:-15 24:-5 2p:-6 2w:-5
>hourly	0:13
>hours	0:8 1y:10 23:11 24:-17
>house	l:-8 10:-6 15:-10 18:-8 1n:-8 1r:7 1y:-9 23:8 24:-14 25:-5 2d:10 2g:6 2k:-8 2m:-8 2p:5 2r:-11 2x:-7 2y:-5
>houseboat	0:10 2d:-9
>housemate	h:-5 x:-7 19:11
>housemates	v:8
>houses	0:7
>housing	0:5
>houston	0:6
>how	h:8 m:-5 o:-5 v:-6 x:-5 12:-7 1s:11 27:-5 2b:11 2k:-6 2r:-5
>howells	23:-6
>howling	0:-7
>howth	0:9 e:-5 1x:-7
>hr	0:13 10:-6
>hr'd	0:7
>hrs	0:17
>html	0:8
>huge	1x:-6 2s:8
>hull	0:-8 v:11
>humour	0:12
>hung	0:7
>hunting	0:-7
>hurricane	e:6
>husband	v:5 x:7 19:-7 1n:-6 1r:-6 2q:-6
>husband's	0:7
>husbands	0:8
>huskies	13:8
>hybrid	m:-5 18:-5 23:-5 25:-6 2r:-5 30:8
>hydraulic	0:7
>i	2:-11 3:-4 c:-6 f:-8 j:-5 k:-5 n:-5 q:-5 r:-5 u:-5 11:-6 15:-5 19:-8 1b:-6 1c:-6 1f:-6 1i:-5 1k:-9 1l:-11 1n:-6 1o:-11 1r:-6 1t:-9 1v:-6 20:-9 21:4 25:5 27:-7 29:-8 2b:-6 2d:-9 2e:-8 2f:-9 2k:-8 2l:8 2r:-9 2v:-9 2y:12 2z:6 30:-7
>i'd	0:7 2:-11 1i:9 2w:-6
>i'll	0:10 1z:-5
>i'm	2:-6 3:-6 4:-5 8:-6 c:-14 e:-9 l:-7 o:-6 p:-5 u:-6 w:-8 10:-8 15:-7 19:-6 1c:-7 1e:-5 1p:7 1v:-7 1y:3 27:-5 2j:-11 2s:-6 2v:-6 2x:-8
>i've	0:9 8:-5 2l:-6 2o:-9 2r:6
>ibuprofen	0:7
>ice	1x:6 24:-6 27:-6
>id	d:7 1w:7
>idea	h:9 l:-7 x:-5 15:6 1z:15
>ideas	0:12
>idiot	0:9
>idli	0:9
>idlis	0:9 24:-9
>if	o:-5 s:-5 10:-6 12:5 1s:-7 2c:7 2y:-6
>ig	c:-6 1t:8 2o:-6
>ikea	0:7
>ilocano	0:8 10:-5
>iloilo	1x:-9 2o:15
>im	0:5 2:-11 k:-5 r:-5 s:7 1a:-8 1s:7 1x:3 1y:-8 23:-10
>imagine	0:10
>impatient	12:-7 2j:-8 2y:11
>implant	0:-7 2o:7
>in	1:-2 6:-5 h:-7 k:-9 q:-6 z:-5 14:-6 1a:-6 1b:-5 1d:-5 1e:-4 1f:-5 1h:-4 1o:-15 1r:9 1s:-11 1t:-6 1v:5 1x:7 20:-8 27:-9 29:-7 2d:7 2e:-9 2g:9 2j:9 2l:-9 2o:8 2p:-13 2r:11 2t:-6 2w:-12 2y:-4 2z:-5
>inbox	0:10 e:-6 1x:-11
>inch	0:14 2:-6
>inches	0:8
>income	0:14
>independently	0:-6 15:6
>indoors	0:8 2o:-6
>infants	0:12 1e:-7
>ingredients	0:17
>inhaler	k:-6 1g:6
>inherits	0:10 1k:-9 24:-5
>inis	0:-7 2o:6
>ink	0:6
>insane	0:11
>insert	0:8
>inside	0:13 13:-6 2m:-5
>insists	10:6
>instagram	2:-8 e:-5
>installed	0:-6 e:6
>instead	0:-6 l:11 o:-8 v:-13 1c:-5 24:11 27:-5 2o:14
>institution	0:8 15:-5
>instructor	1x:-10 2r:7
>instrument	0:11
>insulin	15:-6 25:5
>insurance	0:12 v:-9
>integrity	0:9
>intellij	1g:8
>intense	0:6
>interest	0:9
>interesting	0:8 2a:-6
>intern	0:8
>internet	0:-10 1s:9
>internship	0:7
>interview	1:-7 1k:-9 1x:-9 2q:-7
>interviews	0:-10 22:8
>into	0:8 7:5 x:-8 1x:6
>introduction	0:10 x:-5
>inventory	0:8
>invitation	0:7
>invite	0:11
>invited	5:-7 x:8 1o:-9
>invoice	0:10 1y:-6
>involves	0:6
>ipad	0:11 11:-7 1k:-5 1q:8 2k:-6 2o:-10
>iphone	0:7 1q:10 2a:-11
>iphones	0:7
>ireland	0:7 1:-6 1k:-6 1x:8
>irish	e:-8 17:-5 1x:-7 23:8
>iron	m:9
>ironhold	0:9 10:-6
>ironing	0:-9
>ironman	0:6
>irregular	0:-5 29:6
>is	0:4 2:-6 a:-5 d:-7 e:-8 f:-5 l:-6 q:-5 r:-6 v:-7 w:-4 y:-5 16:-4 17:-6 18:-5 1e:-9 1g:-6 1m:-9 1p:12 1r:-9 1y:-8 20:18 23:11 24:9 29:9 2a:-6 2d:-3 2e:-6 2k:-10 2m:-7 2p:-5 2q:-9 2w:10 2x:-4
>isd	0:5 1:-4
>island	0:-11 20:-6 23:11
>isn't	0:14
>issues	0:-6 i:7
>istanbul	0:11
>it	0:5 2:-10 a:-6 c:-7 g:-6 l:-11 m:-5 o:-9 p:-10 q:-5 s:-4 t:-5 u:-5 x:-7 10:-5 12:-6 15:-7 18:-6 1a:-4 1d:-7 1i:-4 1j:-8 1l:-6 1n:5 1q:9 1s:-8 1y:-6 20:4 25:-7 2c:-6 2f:-4 2m:-8 2t:-6 2w:-5 2x:12
>it'd	0:10
>it's	0:7 1n:-8 1p:-8 24:13 2k:5 2q:-5 2w:6 30:-7
>itch	0:7 2a:-5
>its	e:-7 l:-6 t:-11 10:-8 11:-5 1h:5 1x:12 27:-5 2c:-5 2d:-7 2j:-11 2o:-5 2p:7 2q:7
>ivs	0:-10 2w:10
>jagiellonian	0:6 x:9
>jaipur	2o:-6
>january	0:-6 1:-6 4:-6 a:-6 c:-9 m:-6 o:-6 10:-10 11:-8 17:-5 1a:8 1i:-5 1r:8 1v:-8 1y:-11 25:-13 27:-8 2a:-6 2j:-9 2k:-8 2o:11 2q:-6 2r:-12
>japan	0:-10 f:6 1y:7
>jar	0:6
>java	0:12
>jaylen	0:10
>jeans	10:7
>jeep	0:14
>jersey	0:10 2m:-6
>jess	1n:-6
>jet	0:7
>jo	0:11 x:-8
>job	m:-6 x:-6 10:6 1x:9 24:-9 2x:11
>jobs	0:11 x:-6
>join	k:-6
>joined	0:10
>joinery	0:-13 1x:-6
>joke	0:15 23:-15
>jonah	0:11
>jonahs	0:-7 2q:8
>journal	0:6 24:-5
>juice	0:15
>julius	0:10
>july	0:-3 1:-5 9:-5 a:-5 e:-9 1h:-5 1k:-6 1x:6 2o:13
>jumped	0:9 1v:-5
>june	1:-8 c:7 e:-7 k:-5 m:-7 t:-5 10:-6 1k:-7 1n:-7 1p:-6 20:-5 23:-11 24:-7 2o:15
>junior	19:5
>juniors	k:-5 o:-5 1k:5
>junk	0:6 23:-5
>just	0:6 8:-4 c:-6 e:-9 l:-5 12:-5 19:-7 1v:-5 1x:-11 2j:5 2o:-5 2q:4
>jv	0:7 18:6 1x:-7
>k	2:-8 l:-8 1i:-7 1x:6 24:-16
>kagumo	0:7 a:9 l:-5 24:-6
>kamau	0:-8 2i:7
>karras	0:8
>kasia	x:7
>kayla	0:12
>kcse	15:6
>keep	0:18 r:-5 1k:-5 2a:-7
>keeper	0:8
>keeping	0:7
>keeps	g:-6 t:-5 x:13 11:-5 19:-5 1x:-7
>keighley	0:14 w:-6
>keisha	0:-6 e:6 1x:5
>kendra	0:11 1x:-9
>kent	0:9
>kenya	1k:8 24:-7 2o:-11
>kenyan	0:10
>kenyans	0:9
>kept	0:10 2g:-6
>kerryman	1a:11
>keto	0:8
>kettle	0:13
>key	0:12
>keyboard	0:11
>keys	0:10 1o:-10 2j:8
>kg	2:-9 l:-8 n:6 23:-11 26:6
>kia	0:-11 1x:10
>kibble	3:7
>kickflip	0:8
>kid	0:-4 2:5 g:-5 o:8 24:6 30:9
>kidney	30:-6
>kids	m:-6 n:-5 u:-6 15:6 16:-8 19:-7 1a:-5 1e:-7 1y:10 2p:-9 2x:-6
>kigali	0:-6 2o:6
>kikuyu	0:6
>kilcoo	0:11
>kill	0:14 r:-6 2a:-6
>kills	0:13
>kilograms	2a:-6
>kilojoules	0:4 2a:-5
>kilometres	2a:9
>kilos	2:-6 j:-5
>kin	e:-5 1y:-5
>kinangop	0:-8 1x:10
>kindle	2p:7
>kindly	0:10
>king	0:12
>king's	0:14
>kingston	0:-10
>kinsale	0:9 c:-5 1v:-7
>kirk	0:14
>kitchen	11:9 2a:-6
>kits	0:10
>kitten	0:-8 1x:5
>km	0:11
>knee	0:5 1x:-10
>knees	2:6 23:8
>knit	0:9
>knits	0:11 2d:-10
>knives	0:7
>knot	15:-5
>know	1a:-5 1x:-12
>knowledge	0:-9 2r:10
>konkani	0:-6 2b:7
>korean	0:7
>kotlin	0:7
>kraków	0:8
>kreuzberg	0:9 25:-7 2k:-9
>ksh	0:10
>kuba	0:9
>kubernetes	0:8
>kwh	0:8
>kwikpay	0:7 l:-5 24:-6
>kyabram	15:4
>l	18:-9 25:10 2r:-7
>la	0:-12
>labor	2o:8
>labrador	0:9
>lad	0:9 23:-10
>ladies	24:-6
>lads	0:10 15:-7 2o:-8
>lady	0:4 1x:-5
>lag	0:10 r:-6
>lagaan	0:8
>lager	0:-6 2p:5
>lakehurst	2j:8
>lame	0:11 o:-5 x:8 2p:-5
>land	2q:6
>landed	0:13 e:-7
>landlord	0:7 2d:6
>lands	0:5 1y:-5
>lane	1v:-7 2g:8
>lanes	0:-4 1y:5
>lang's	0:7
>language	0:10 s:-5 u:-5 2d:-9 2w:7
>lanzarote	0:6 x:6 1x:-10
>lara	0:9
>large	0:10
>largs	0:6
>larkmoor	0:8
>lassie	0:7 e:-6 1x:-10
>last	1:-5 8:-5 c:-6 g:-8 h:-6 k:-6 q:-6 v:-7 w:-7 12:-9 13:-2 15:-6 19:-7 1a:-6 1b:-5 1e:-10 1k:-8 1v:-9 1x:11 1y:-8 20:-5 23:-5 24:-11 27:-8 2d:-4 2k:-7 2l:6 2q:-10 2x:-8
>lasted	0:7
>lasts	0:13
>late	2:-8 h:-5 l:-7 o:-13 t:-7 1d:-7 1x:8 2p:8
>later	0:14
>lathe	0:-15 1d:9 2q:8
>latin	0:7
>latitude	0:-7 1q:9
>latte	0:-8 1d:6
>laugh	0:15 1x:-6
>laundry	u:7
>law	0:10 1x:-9 2s:8
>law's	0:13 u:-6 2d:-8
>laws	2d:10
>lawsuit	0:9 1k:-10 24:-5
>lawyer	0:11 x:6 1x:-6
>layers	0:-10 2o:10
>laying	0:12
>layout	0:12
>layovers	0:12
>lazy	0:6
>lbs	2:-6 1i:9 1q:-6
>lead	0:-6 e:7 r:-6 15:-7 1r:-7 2a:-8 2j:6 2o:-6
>leaf	1:-5 h:-5 v:-5 x:-8
>leaflet	0:11
>league	24:-10 2r:5
>leaks	0:-7 11:7 2k:8
>learn	0:15 2o:-10
>learned	13:5 2m:6
>learner	0:8
>learners	18:9
>learning	w:6 2f:6
>learnt	0:10
>least	h:8 1y:-5 24:-5
>leave	1:-5 l:-6 x:-9 2o:7
>leaves	0:8 2o:-7
>leaving	0:10 x:5
>lechon	0:10
>lecture	0:-4 r:5
>lee	0:6
>leeds	0:17 g:-6 x:7 10:8 1x:-9 23:-8 2d:-6
>leeks	0:11
>left	l:-6 o:-6 x:5 13:-5 19:10 1d:-5 1x:-6 24:-9 2o:-5 2s:5
>leftover	0:7
>leg	25:-6
>legal	0:8
>legally	0:5
>leggings	0:8
>legible	0:-7 23:6
>legion	e:-7 1x:-8 24:12
>legs	2:7 m:-5 13:-7 1x:-5 23:5 2m:-6 2o:11
>leith	0:12 1x:-8
>lend	v:7
>lendwell	1u:7
>length	26:7
>lent	0:8 x:-7 19:-5 2s:-6
>leo	0:-7 1a:7
>leslieville	0:6
>less	0:9 8:-5 10:-5
>lessons	15:-7 27:9 2o:-9
>lesvos	y:9
>let	0:8 2c:7
>lets	1x:5 2r:-6
>letter	0:8
>letters	0:-6 2a:9
>level	0:10
>levels	0:-8 1t:7
>levothyroxine	0:8 l:-5
>liathach	0:8 25:-6
>librarian	0:-5 2:7 2o:7 2w:-9
>librarians	0:10
>librarianship	0:4 a:10 m:-6 25:-8
>library	e:-7 o:-5 w:-7 1k:10 1o:7 1x:-15 21:-5 25:-8 2f:-8 2o:-5 2q:11 2s:5
>licence	0:13 1x:-6
>license	0:-13 e:4 x:10 18:-5 1x:7 2r:-5
>lie	0:10
>life	10:9 1y:10 21:8 24:-8
>liffey	0:8 2o:-5
>lift	0:11 e:-7 1x:-5
>lifting	m:7
>lifts	c:-5 x:-6 10:-6 19:11
>ligament	0:-7 1x:-6 25:7
>light	0:7 30:6
>lighthouse	17:-11 2q:11
>lights	0:10 24:-8
>like	0:8 1:-5 7:4 8:-5 9:10 a:-5 d:7 e:-5 l:-5 m:-4 t:7 x:-9 y:-7 10:-5 15:-6 1g:-5 1i:5 1w:7 1y:-8 24:-10
>likely	0:9 5:-6
>likes	0:9
>lil	0:6
>lilies	10:7
>lima	0:14
>limped	0:6 1x:-6
>line	0:11
>lines	13:-5 2a:7 2d:-5
>link	1g:8
>links	0:11
>lip	0:9
>lips	8:8 27:-5
>liquorice	0:10 25:-6
>lisbon	0:10 g:7 x:-7 1x:-6
>list	0:13
>listen	0:15
>listener	0:6
>listing	0:7
>listings	0:-10 2q:10
>literally	0:-7 3:6 1m:6
>little	g:8 k:-10 m:-6 o:-9 1d:9 23:-5 24:-5 25:6 27:-5 2a:9 2q:-6
>live	0:9 3:-7 8:-6 p:7 10:-6 2g:11 2o:-6
>lived	0:13 1x:-7 2x:7
>lives	0:8 2:7 g:8 11:-5 1z:-5 2d:-11 2g:13
>living	e:-5 u:7 10:-8 1o:-6 1x:-6 2d:11
>lizzy	0:10
>llano	0:8
>loaf	0:9 24:-7
>loan	l:-6 24:-8
>loans	0:7
>local	1x:-5 24:-5
>location	15:-5 23:-6 2o:-5 2p:6
>lockdown	0:-7 1x:10
>lodge	0:6 21:-6
>loft	15:-8 1x:6 2o:-7
>logging	0:-8 2q:6
>login	0:10
>logistics	c:9
>logo	0:14
>logs	0:9
>lol	0:7 2:-6 l:-6 24:-11
>lola's	2q:12
>london	1x:5
>londoner	0:10
>loneliness	0:9
>lonely	0:-3 1a:9
>long	0:14 e:-5 15:-9 1a:-7 1x:-13 2p:6
>longer	0:6 5:-6 x:6 1a:8
>longganisa	0:9
>look	0:11 m:8
>looked	0:10 1x:-5
>looker	0:6
>looking	0:10
>looks	0:10
>loser	12:7
>losing	0:3 u:-5 1y:-6 2o:12
>lost	0:15 v:-8 x:-4 19:-5 24:-5
>lottery	0:9 x:-8 1k:-6 1x:8 2m:-5
>lou	0:7
>loud	0:13 1x:-8
>love	0:6 2w:-8
>loved	0:8
>lovely	0:12
>loves	t:9 1d:-5
>low	0:13 1z:-8
>lowest	0:18 1i:-6 26:-6 31:-5
>lowry	0:-12 1v:-6 2v:8
>ls	0:8
>lubbock	v:8
>luca	0:8
>lucia	0:6 1x:-6
>luck	1o:8
>lucky	0:7
>ludlow	0:-8 2d:9
>lui	0:-8 e:9 25:-6
>luke's	c:6 1v:4 2o:-11
>lump	0:14
>lunch	0:8
>lungs	0:8 23:-5
>lurcher	0:8
>lutheran	0:9 1:-5
>lyon	0:11
>m	0:6 2:-7 1i:-5
>maasai	0:-6 15:-6 1x:8 2o:-6
>macbook	1q:-6
>machine	x:-5 1x:-6
>machines	a:-7 o:-5
>macon	0:10 11:-5 2k:-8
>macular	0:9
>made	e:-7 1k:12 1v:5 24:-6
>madeira	0:10 2o:-8
>magazine	0:14
>maharashtra	0:11
>mahon	23:10 2p:-10
>mahone	0:-6 1r:-7 1x:-10 2o:10
>maid	2o:6
>maiden	0:9
>mail	c:-7 e:-6 y:9 15:-5 1x:-9 2o:-7
>major	0:7
>make	3:10 g:7 v:-5 x:-6 y:-5 2m:-3
>makes	9:8 m:-6 2a:-6 2k:-6 2w:9
>making	x:-7 1h:12
>malambing	0:10 l:-9 24:-9
>malawi	1y:6
>male	0:10 2:-5
>malvern	0:-7 27:6
>mam	0:-7 e:-6 u:6 1x:-7 2d:8
>mam's	0:8
>mama's	0:-8 1x:8
>man	2:6 d:5 k:-5 1h:-6 23:-6 2o:-9
>manager	0:11 e:-8 1x:-6
>managing	0:12
>manchester	0:10
>manor	0:12 1x:-11
>manual	0:5
>many	r:6
>map	0:7 l:-5 23:-5 24:-8 2o:-10 2p:9
>maplecrest	0:12 u:-7 2d:-7
>maps	2k:9
>mara	15:-6 1x:10 2o:-9
>marathon	0:9 e:5 l:-6 18:7 1y:-6 2r:-10
>marathons	o:7
>march	e:8 g:-10 l:-5 10:-6 15:-11 1d:-7 23:-6 24:-7 25:7 2k:-6 2w:-9
>marching	27:-6
>marcus	0:5
>marek	0:12
>maren	0:7
>marine	0:8 1x:-6
>marked	e:-5
>market	0:-7 20:8 23:10 2p:-6
>marketing	0:10
>marketplace	11:8 1x:-8 2k:8 2q:7 2r:-6
>marks	0:10
>marktplaats	0:9
>marmalade	0:17
>married	10:-6 19:-9 23:-5
>marry	0:16 x:-5
>marsh	0:8
>martin	0:11
>mary	0:12 1x:-10
>mason	0:-6 15:10
>mass	15:-7 1h:9 21:-11 2o:-9
>master	0:-6 g:-6 k:6 2o:11
>master's	a:9 m:-6
>masters	0:7 a:-6 x:9 1o:-9 1y:-6 24:-8 27:-6 2f:6
>mat	2p:5
>matatu	0:-6 v:6 2k:-10
>match	0:-7 e:-5 m:9 1x:6
>mater	0:-7 2o:7
>materials	0:7
>maternity	0:-5 1x:8
>maura	0:8 1x:-6
>max	0:11 2m:-7
>may	6:4 l:-7 v:-8 10:-7 13:-6 1p:4 1t:8 2a:-5 30:-6
>maybe	0:9 2o:-10
>mayo	0:7 v:-7
>mayor	0:10 13:-6 2m:-7
>mazda	0:11
>mba	0:-6 1t:6 2q:-6
>me	3:4 4:-6 5:-5 a:-5 c:-4 j:-8 o:-2 p:-6 q:-5 w:-6 z:-5 12:-5 16:-5 18:-10 1c:-5 1d:-8 1e:-6 1o:-6 1r:-10 1s:-7 1t:-8 1y:-11 1z:5 23:-11 24:5 2d:-9 2g:11 2j:-8 2k:-11 2m:-7 2o:9 2p:6 2q:-6 2r:-7 2x:-9
>meal	0:10
>mean	0:14
>means	w:6 2f:6
>meanwhile	v:-7 1h:6 1x:-10 30:5
>meat	8:7
>mechanic	0:7
>mechanical	0:6
>medal	0:-7 c:-5 1v:-5 1x:8
>medic	0:6 2o:-8
>medical	0:6
>medicine	0:12 23:-5
>meet	0:-2 1x:8
>meeting	0:8
>meetings	0:9
>meets	0:10
>member	1:10 j:-6 12:-5
>memoir	0:8
>memorial	15:-6
>memory	0:13 2o:-6
>men	0:8
>mended	e:-5
>mens	0:7
>mentioned	0:8
>menu	0:16
>merchant	0:10 10:-5
>merchants	0:9
>merit	1q:-6 1x:-9 2r:5
>mess	0:10
>message	0:11
>messy	0:8
>met	2o:-7
>metal	0:5
>meters	0:9
>metformin	0:7
>metric	0:-10 2a:8
>mi'kmaq	0:9
>micra	0:10 i:-6 21:-6
>mid	x:-5 1q:8 1x:5
>middle	x:9
>middlemarch	0:7
>midnight	8:-6 l:6 1r:-7 24:8 2l:-5 2o:-8
>midsem	0:-9 2r:9
>midwife	0:8
>might	0:8
>mighty	0:5
>migrating	0:6 24:-6
>mijn	0:9 v:-5 x:-5
>mile	h:-6 10:-5 18:7 1c:-5 1x:6 2v:-7
>miler	0:-5 18:-6 1x:8 2r:-7
>miles	19:-5
>milk	0:7 3:6 9:-5 l:-7 2a:-6 2p:-8
>mill	c:8 1x:-6
>million	0:12
>millions	0:9
>min	0:11
>mind	0:10
>minding	0:8 2g:-5
>mine	10:-4 2j:-7 2q:-9 2v:8
>minecraft	0:6
>miner	0:12 10:-5
>mini	0:9
>minus	0:7
>minute	0:-4 l:6 2d:5
>minutes	0:10 2:-10 c:-5 g:6 l:6 q:-5 x:-5 1e:-7 1l:-5 1x:-6 24:11 2o:-9 2r:10 2x:-6
>mira	0:8 b:-5
>misal	0:6
>miso	13:7
>miss	0:7 1k:-6 1x:-6
>missing	e:7
>mistakes	2a:14
>mite	3:6
>mites	0:8 13:-6 25:-7
>mixed	0:-9 2r:10
>ml	2a:7
>moaned	0:7
>mobile	0:-8 2q:12
>mocktails	0:7
>model	0:13 2o:-6 2p:-9
>mom	15:-5 1d:-5 1f:-7
>mom's	0:9 1x:-6
>monday	1:-8 6:-5 c:-9 e:7 l:-6 o:-6 x:-15 13:-7 1b:-6 1k:-8 1v:8 1x:11 24:-11
>mondays	1t:-8 24:9
>money	0:11 1p:-5
>monitor	0:6 7:6 17:-8 1x:-6 2q:-5
>monitors	0:11
>monsoon	0:17 1d:-6
>montana	x:-6
>montfort	0:7
>month	2:6 g:-7 k:-9 o:-6 u:-8 v:-8 10:-9 18:-6 1h:-6 1o:-5 1v:-7 1y:-6 23:-11 24:12 29:10 2j:-7 2k:-6 2l:-5 2p:-6 2r:-6
>monthly	29:8
>months	1:-5 c:-5 e:-5 g:-7 l:-11 n:-7 o:-6 x:-14 10:-6 13:-5 15:-7 1e:8 1x:-16 1y:6 24:-8 25:-7 2o:-6
>montreal	0:5
>moon	0:6
>more	1:-5 2:-7 3:-7 4:-6 a:-7 c:-9 e:-7 g:-3 i:-6 m:-5 t:-5 w:-5 x:-6 y:-7 11:-6 12:-7 13:-7 15:-7 16:-7 1a:-6 1c:-11 1i:-6 1o:9 1t:-6 24:-11 2a:-13 2j:11 2p:-7 2w:4
>morning	3:-7 e:8 o:-7 u:-5 10:-4 13:-5 15:-5 17:-6 1d:-6 1k:-6 24:11 27:-10 2a:-6 2o:-10 2p:-6
>mornings	0:-9 2:-6 r:-5 1d:-5 24:7 2w:-7
>morrisons	c:9 1v:-5
>mortar	1g:9
>mortgage	0:6 q:-9 u:5 24:-8 29:-5
>most	e:-6 h:-5 m:-9 u:-6 1x:-10 24:12 25:-7 29:-10 2d:-10
>mostly	t:17 x:-8 1g:-6 22:8 2o:-6
>mot	0:9
>mother	0:-6 c:-5 e:-8 h:-7 m:-7 u:-11 x:-19 15:-5 1x:-6 24:11 2d:20
>moths	0:7
>motivational	1x:-5 2w:-6
>motorcycle	0:11 1n:-5 2d:-10
>motto	0:9
>mould	0:8
>mount	0:10
>mountain	x:6 16:-8 2p:-5
>move	o:-6 15:-5 24:-10 27:-5 2l:-6 2m:12 2o:9
>moved	e:-10 u:-13 10:-6 13:-9 1x:-12 2d:18
>moves	x:-5 11:7 2k:7
>movies	t:7
>moving	0:7 g:5 1z:6 2k:-8 30:6
>mr	0:9
>mrs	0:9
>msc	0:7 f:-6
>msg	0:8
>much	1:-7 2:-5 m:-8 s:-7 t:14 v:-6 x:-5 13:-6 2c:10
>mucking	0:-10 o:7 27:7
>mud	0:14 1x:-6
>mug	0:8
>muggy	0:6
>mum	k:-10 l:-5 s:-6 x:9 23:14
>mum's	0:9
>mumbai	0:8 7:-5 1q:-11 1v:-6
>mums	0:-10 c:7 t:10 11:-5 1v:7
>munich	x:8
>murakami	0:9 24:-5
>murder	12:-5 2l:-7
>muriels	0:9
>muscle	0:9
>museum	0:11 1:-7 1k:-7 1x:-5
>mushrooms	e:-5 12:-9 2a:10
>mushy	0:9
>music	24:-8 2c:-11 2o:5
>mussels	0:8
>must	0:6 l:-9 24:-6 2a:-6 2k:7
>my	5:-4 b:-5 f:-4 g:-7 h:8 j:-4 l:-5 p:-7 q:-6 w:-6 y:-6 z:-7 12:-5 14:-7 15:-4 16:-5 1c:-5 1h:-10 1j:-5 1m:-7 1q:9 1s:5 1t:-7 1x:-4 1z:-7 20:12 21:-7 24:-18 29:-5 2a:-13 2c:-7 2f:-5 2g:-8 2l:-5 2n:11 2o:-7 2p:-6 2w:7 30:-8 31:-7
>mylapore	0:11 2d:-10
>myself	23:7
>mór	0:-9 2o:8
>n	25:8 2r:-5
>na	0:-6 2:-12 1a:13
>naar	0:8
>nadu	0:11 15:-5
>nag	0:10
>nah	0:8
>nail	0:7
>nails	0:-10 l:7 24:7
>name	0:14
>name's	0:16
>named	10:-5 11:-5 1d:-5 24:-6 27:6 2s:6 2w:-6
>names	0:12 15:-7 2o:-6
>nappies	0:9
>nappy	0:8
>naps	0:-7 1g:10
>nasa	0:7
>nashik	0:6
>nasty	0:11 8:8 l:-7 t:-7 2c:-8
>national	0:9 1x:-8
>nationals	0:7 o:-6 1x:-6 1y:-10
>nature	10:-7 12:13 2q:-5
>navigation	0:-12 24:-5 2p:10
>nba	0:7
>nd	0:-9 15:-8 2o:9
>ndirangu	0:-5
>near	0:11 e:-6 o:-6 11:6 17:-6 1h:-5 1x:8 24:-9 2k:7 30:-7
>neck	0:8
>need	0:-4 d:5 l:7 s:-5 15:7 1v:5 1x:13 25:-6 2v:-6
>needed	1k:14
>needles	0:17 2o:-9
>needs	v:-7 11:-8 15:-5 1x:7 2k:8 2o:-7 2q:-10
>neep	0:7
>negotiate	0:7
>neighbor	0:8
>neighbor's	0:9
>neighbour	0:7 v:10
>neighbour's	0:-9 e:5 1x:11
>neighbours	0:6
>neil	0:8
>neovim	0:9
>nephew	g:6 x:9
>nervous	0:-6 17:9 1x:9 2q:-9
>netball	f:-6 1k:9 1x:-8 1y:-9
>netflix	0:7
>netherlands	0:6 1o:-6
>netto	0:-5
>network	0:12
>never	2:-7 c:-7 e:-5 m:-6 o:-6 p:-5 x:6 1x:-8 2d:6 2x:-7
>new	1:-7 9:-5 g:-5 k:-5 m:-7 o:-6 q:4 x:-7 11:-6 13:-5 1d:5 1g:-9 1x:7 23:-9 2m:-8 2o:-5 30:-6
>newcastle	0:7
>news	0:15 24:-9
>newspaper	0:9
>newton	0:10
>next	1:-5 c:-9 g:-7 h:-8 k:-5 l:-11 m:-5 t:-5 z:-5 10:-6 15:9 16:-5 19:-6 1b:-6 1c:-8 23:9 24:-7 2p:-5 2y:-8
>nhs	0:6 1y:-8
>nice	2g:10
>nicer	0:6
>night	2:-6 g:-5 k:-10 l:-5 v:-5 x:-5 11:-5 18:-5 1d:-6 1x:10 23:-9 25:-6 2a:6 2j:14 2r:-5 2w:-7
>nights	l:9 2d:-9
>nine	e:-7 g:-6 l:5 v:-10 1v:6 1x:8 2a:-8 2o:-7 2y:-6
>nineteen	0:-7 10:-8 1a:5 1x:12
>ninety	g:-5 l:10 o:-7 x:7 10:-5
>nj	0:7
>nl	0:8
>no	2:-8 3:-5 5:-5 8:8 9:-6 c:-5 d:-7 e:-6 k:-5 l:-7 m:-2 r:-8 w:-5 10:-6 11:-5 12:-6 19:-9 1d:-9 1f:-4 1n:-8 1u:-5 23:-5 2k:-5 2x:-7 2y:-7 2z:7
>nobel	0:8
>nobody	1a:-8 2k:-8
>nobody's	0:8 1t:-8
>nogales	0:12
>noise	0:12
>noises	0:11 m:-5
>non	0:8 l:-5
>nonna	0:9
>nonstop	0:9
>noodles	0:-10 1r:9
>noon	0:7 8:-5 9:-6 10:-5 24:10
>noordlogic	0:16
>nor	0:15
>norm	0:13 m:-9 x:-5
>normal	r:6 10:-5 2a:7
>north	0:-8 1x:-5 23:-5 2d:6
>northcote	0:-7 24:6
>northside	0:8
>nose	15:-5 1x:6 2o:-5
>not	h:-5 i:-5 j:6 o:-9 t:-7 v:-6 10:-5 15:-5 1g:-6 1s:9 23:-6 2n:-9
>note	0:10
>notes	0:-8 2q:14
>nothin	0:6
>nothing	s:7 1y:-7
>notice	e:5 1t:-5
>noticed	0:12 1t:-8
>notion	1g:7
>nova	0:12 e:-5 g:-5 x:5 1x:-5
>novel	0:5
>november	0:7 6:8 15:-6 23:-6 2d:-10 2q:-5 2r:-8
>now	1:-8 5:-5 6:-7 8:-3 9:-6 b:-7 d:-7 g:-5 m:-2 p:-5 r:-5 t:-3 w:-5 11:-6 12:-6 13:-3 16:-5 17:-7 19:-6 1b:-7 1c:-7 1i:3 1k:-12 1m:-9 1o:-7 1p:-7 1t:-6 1u:7 1v:-6 1x:-10 1y:-10 1z:-5 21:-5 22:8 29:6 2d:8 2e:9 2k:-6 2l:-5 2m:-4 2p:-3 2q:-16 2t:9
>nowadays	0:8
>nscc	0:-14 2o:15
>null	0:8 r:-5 2a:-5
>number	25:6
>numbers	0:11 2o:-6
>nun	0:9
>nurse	g:-9 l:-7
>nursery	w:-5 15:5 1z:6
>nurses	10:-6
>nursing	r:-5 1c:5 1d:-5 1y:-10 23:8 2o:-5 2s:-8 2w:-5
>nutrition	0:7
>nuts	0:9 3:6
>nyeri	0:10
>nyla	0:18 e:-6 g:-6 1x:-11 2d:-9
>o'clock	0:10
>oak	1v:-7 2g:8
>oat	0:11 2a:-6 2p:-7
>object	0:13
>oboe	0:11
>obsessed	g:-6 x:10 1l:5 1x:-7 23:-5
>oct	0:5 2o:-7
>october	e:5 u:-6 15:9 24:-11 2j:8 2l:-9 2o:8 2r:-8
>odd	1e:7
>odessa	0:11
>of	0:6 2:-14 3:-6 4:-9 5:-7 7:-6 a:-6 h:-6 m:-7 n:-6 o:-12 p:-5 q:-5 r:-9 t:-7 w:-5 y:-5 15:-8 1d:-7 1f:-5 1h:-6 1i:-6 1o:-10 1p:10 1v:-7 1x:10 1y:-9 20:-7 25:-11 27:-11 2a:7 2c:-5 2d:-9 2l:7 2p:-5 2r:-8 2u:9 2w:-6 2x:-6 2y:-5
>off	1:-5 2:-7 4:6 c:-5 g:-6 h:-5 y:-6 z:-4 10:-8 13:-5 15:6 17:-6 18:-6 1d:-6 1m:-6 24:8 2c:-4 2j:-7 2o:6 2q:-5 2w:-7
>offcuts	0:11
>offer	e:5
>offered	0:11
>offers	0:9 2:-8 18:-8 1x:-8
>office	c:10 q:-6 1x:-8 24:12 2o:-9
>offices	g:10 x:-8
>official	0:9
>ohio	0:11 v:8
>oil	0:7 e:-5 1s:7 1x:-6
>ok	r:5 x:-8 z:10 2a:12
>okafor	x:6
>okehampton	0:9 1x:-9
>oklahoma	0:7 x:7 10:-4 2j:-6 2s:-6
>old	0:7 2:9 h:-7 x:-10 10:-6 1l:6 1x:-8 24:-9 27:-5 2q:4
>older	1x:9
>oldest	0:7
>olds	0:13 1e:-5
>oliver	0:7
>omdat	0:10 v:-5 x:-6
>omg	1k:-9 1x:-5 1y:-10 2w:5
>on	1:-5 3:-5 5:-10 8:-4 9:-6 i:-5 j:-5 k:-12 n:-6 q:-4 r:-10 s:-5 t:-5 u:-5 v:-4 w:-5 y:-6 13:-6 14:-8 16:-7 1d:-3 1f:-6 1g:-6 1h:-5 1i:-7 1k:-9 1o:-8 1q:6 1v:15 1w:-7 20:-13 2a:-4 2n:-10 2o:7 2p:-8 2q:9 2s:-11 2t:-5 2w:-10 2y:-7 31:-6
>once	1:-8 9:-7 e:-8 q:-6 10:-5 15:-5 1a:-7 1g:-5 1k:-11 1s:-10 1x:-8 23:11 24:11 2l:16 2o:-7 2r:14
>one	2:-6 9:-5 a:-5 c:-7 d:4 e:-6 f:-6 h:-6 k:5 l:-7 m:-7 p:-5 v:-10 x:-6 10:-10 11:-4 12:5 13:-6 18:-6 1a:-7 1c:-6 1k:8 1s:-7 1x:-10 1y:11 1z:7 23:15 24:-6 25:-6 26:-6 2a:-9 2c:9 2m:-5 2p:8 2r:-11
>one's	0:10
>ones	0:8 t:-7 1d:-4 24:-5 2c:-5 2p:7
>onion	0:12 x:-5 1r:-6
>online	0:-7 x:-6 10:-12 1c:9
>only	c:-8 g:-6 h:-8 i:-6 s:5 v:-9 z:-6 10:-5 13:-7 19:-6 1d:-8 1o:11 1v:-6 1x:-6 2a:10
>op	1t:-6 2q:8
>open	0:13 l:-5 12:-7
>opens	0:8 1:-6 o:-5
>opera	0:13
>operation	0:13
>operator	0:-6
>opposite	0:11
>option	0:10
>or	0:14 7:-5 8:6 e:-8 h:-5 l:-4 o:-9 v:-7 x:-8 10:-7 15:-5 18:-5 1r:9
>order	0:14
>orders	0:8
>origin	0:9
>originally	p:8 1d:-5
>orla	0:12
>orleans	0:8 1x:-6
>oshawa	0:-7 c:-6 1v:-8 1x:8
>oslo	0:9
>othaya	1x:-7
>other	r:-5 y:4 15:-5 24:6 2a:-11
>others	0:7
>otherwise	0:15
>otley	2o:10 2r:-10
>ottawa	0:8 10:-5 15:-6
>otters	0:8
>otto	0:5
>ought	0:-6 16:-5 24:10 2p:-7
>ounces	0:11 r:6 2a:-10
>our	e:-7 g:6 m:-6 v:-7 10:-5 11:9 15:-6 1f:-6 1h:-7 1x:6 24:-8 2a:-8 2d:-5 2j:-8 2k:-6 2o:-7 2q:7 2r:7 2y:-7
>ours	0:-12
>out	1:-6 2:-5 3:6 4:-7 8:-7 i:-8 k:-13 m:-6 o:-8 q:-5 t:-7 v:-6 10:-6 11:-5 19:-6 1a:-6 1d:-6 1h:-5 1k:-5 1z:5 23:-14
>outback	0:13 2q:-10 30:-6
>outdoor	0:9
>outline	0:8 l:-6 24:-6
>outside	e:-6 11:10 15:8 16:-6 1x:-7 2p:8
>oven	0:9
>over	e:-10 g:-5 k:-6 m:-7 r:-5 t:-5 u:-4 w:-11 11:-6 12:-11 13:-5 15:-9 16:9 18:-5 1a:-5 1c:-5 1y:6 21:-6 23:-5 24:6 29:8 2j:-6 2p:10 2r:-6 2s:5
>overnight	0:16
>oversold	0:11
>overthinker	0:-10
>overtime	0:7 29:-5
>owe	0:10
>owen	0:10
>owes	v:-7 x:5 1x:-5
>owl	l:-7 1f:7 24:-5
>own	e:-8 k:3 m:-5 u:7 16:-7 1h:5 1x:-7 1z:-5 24:-11 2p:-5 2q:-7
>owner	0:6
>owns	0:9 x:6
>owt	0:11
>oxford	1x:-8
>oz	24:-7 2k:-6 2o:10 2r:-10
>p	0:11
>packed	0:6
>pad	0:-5
>padala	1g:11
>paddington	0:9
>paddy's	0:11
>page	0:-6 2:-10 m:8 11:-8 2a:10 2k:-7 2w:-5
>pages	0:15 2:-10
>paid	i:5 12:7
>pain	0:6
>paint	0:7
>pair	0:7 24:-5
>paisley	0:8 e:-5 1x:-5
>pal	19:6
>palpitating	0:7
>pan	0:14
>panes	0:9
>pangur	0:6 e:-5 13:6 1x:-7
>panicking	0:-10 1t:11
>pants	0:7
>papa	0:9 2o:-7 2w:-6
>paper	l:-5 11:-9 1b:6 24:-6 2k:-10 2w:-7
>paperwork	0:6
>para	0:10
>paragraph	0:11 2a:-8
>parents	0:2 t:-6 u:-4 2c:-8 2d:-4 2k:14
>paris	k:-6 2o:9
>parish	10:7
>park	o:13 v:6 x:-7 1y:10 23:-8
>parker	0:7
>parking	2m:11
>parklane	0:7
>parkrun	0:10
>parrot	0:9
>parrots	g:-6 x:6
>parses	0:6
>part	2j:13
>particular	0:10
>particularly	0:8
>parts	0:-5 2q:10
>party	23:10
>pass	0:5 2l:5
>passed	0:9 l:-6 24:-5 2r:5
>passengers	0:11
>passports	0:8
>past	9:-5 1d:8 24:7
>pasta	0:5
>paste	0:8 23:-5 24:-5
>patch	0:-5 2q:7
>path	1x:6
>pathetic	0:10
>patience	0:-7 12:10
>patient	0:9 1c:-5 2v:-5
>patients	0:12 r:-7 2a:-9
>patis	0:-4
>pawn	1x:9 1y:-9
>paws	0:12 v:-5 x:-10
>pay	1o:6
>payment	0:-8 23:10
>payments	1x:6
>pays	u:7 2g:11
>paçoca	0:-11 13:12
>pdf	0:7
>peal	0:-10 2r:8
>peanut	0:11
>peas	0:22 x:-8
>peckham	0:10
>peggys	0:-7
>pen	0:15
>penicillin	0:13
>penn	0:-6
>pension	0:7 11:-6 23:-10 24:10 29:-6
>people	2:-6 m:-5 t:-8 10:-8 12:7 1d:-6 1i:-9 1o:-9 1x:5 2a:-6 2k:-6 2l:11 2w:-5
>people's	0:8
>pepper	0:13 24:-6 2w:-7
>per	0:18 17:-6 2r:-5
>percent	0:10 2:-6 l:5 1i:-7
>perfect	0:8
>period	0:8 e:-5 1x:-10 23:-6
>permit	0:14
>permitted	x:8
>person	j:-6 l:-6 x:-6 10:-8 12:-4 16:-6 17:-6 1f:10 24:-11 2l:-9 2p:-4 2q:-8 2u:10 2y:12
>personality	0:-4 t:10
>perth	0:5 2o:-7
>pesa	0:-4
>pescatarian	0:10
>pestered	0:-11 2t:7
>pet	0:11 13:-5 2m:-8
>petty	0:8
>pgde	0:7
>pharmacist	x:5
>phd	0:-8
>phone	e:-6 1s:-6 1x:-9 2p:-5
>phones	0:14
>phonetics	0:5 1x:-4
>phosphorus	0:7
>photo	0:9
>photographs	1g:5
>photos	0:6
>phrases	0:7
>physics	x:7 19:-6
>physio	0:7 1x:-6 2k:-7
>physiotherapist	x:8
>piano	2k:6
>pick	0:10
>pickle	0:15
>pickles	x:-8
>pics	0:11
>pier	1x:12
>pies	0:9
>pigeons	0:-6 o:7
>pigs	0:7 17:-6 24:-6 2a:-10
>pilot	x:-5
>pima	0:6
>pints	0:5
>pipe	10:-6 2j:-6
>pixel	0:7 r:-6
>pizza	0:13
>place	0:8 x:-5 1x:-4 2j:7
>places	u:8
>plagiarised	0:7
>plain	0:5
>plan	0:15 g:-5 l:-9 24:-9
>plane	f:5 1x:-7
>planner	0:-8
>planning	0:-6 25:7
>plant	c:5 1v:3 1x:-5 2q:-6
>plants	0:9
>plaque	0:11
>plaster	0:7 2o:-6
>plasterer	0:10 10:-6
>plate	0:13
>plates	0:15 10:-5
>platformer	0:8 16:-7 2j:-5 2p:-9
>play	0:13
>played	0:9 25:-5
>playing	e:8 m:-5 1o:-10 2j:10
>playlist	20:10
>plays	0:6 m:-5 t:-6 1c:5 25:-6 26:6 2d:7
>playtime	0:7
>please	0:7 2:-8 3:5 l:-7 m:-5 q:-5 15:-6 1g:-6 1o:-7 24:-8 29:-6 2a:19
>pleaser	0:-10 2l:10
>pledge	0:6
>pleinweg	0:9
>plot	0:7
>pls	0:7 9:-5 1v:6 2a:-8 2w:-5
>plugs	0:-10 l:5 24:8
>plumber	0:12
>plumbing	23:6
>plunkett	0:7
>ply	0:15
>plymouth	10:-5 2j:-7
>pm	0:10 e:-7 l:-6 r:6 1x:-9 24:-10 27:7 2a:7
>podcast	0:9
>poem	0:7
>poems	0:-10
>point	k:-6 v:8 15:-6 23:8 2o:9 2p:-12
>pointless	0:14
>points	0:-5 x:-8 1x:-9 2a:10
>poland	0:-6 a:6 1t:7
>pole	0:6
>polish	2q:9
>polite	0:10
>pollard	0:7
>polo	0:-12 11:-8 1h:11 30:12
>ponce	0:8 1v:-5
>pongal	0:10 23:-8
>pool	24:8 29:-6
>pops	0:6
>porch	0:8
>pork	0:5
>port	0:8
>portland	0:-6 19:8
>porto	0:13 e:-5 1x:-8
>portuguese	0:9
>posh	0:8
>position	0:12 2o:-6 2q:-7
>positions	0:-9 2a:8
>possible	0:11
>post	0:-2 15:-5 2o:10 2q:-5 2x:5
>posted	0:7
>poster	0:13 16:-6 2p:-6
>postgres	0:9
>posture	0:-6 m:7 1f:7
>potato	0:8
>pottery	0:12 o:-7
>potting	0:-12 24:8 2j:-6
>pound	0:15 13:-6 1x:-15 2o:-9
>pounds	2:-10 l:-6 1x:8 23:8 2a:-11
>pour	0:7 l:-7
>power	0:8
>powerboard	0:-5 2j:7
>ppl	0:8
>practice	w:10 1y:-11 23:-10 2f:9 31:6
>pram	0:6
>prawns	0:8 2a:-7
>prayer	0:8
>prayers	l:10
>precalc	0:-7 k:5
>prefer	0:9
>pregnancy	0:6 2p:11
>pregnant	2:-7 e:-6 l:11 10:8 19:9 1l:-5 1x:-9 24:-7 2s:4
>presbyterian	0:7
>preschool	x:-8
>present	0:12 2k:-6
>press	17:-6 2j:5
>pressure	0:10
>preston	0:9 24:-6 2j:-5 2k:9 2r:-9
>pretend	0:6
>pretty	t:6 2c:6
>price	0:13 v:-6
>priced	0:10
>prices	0:11
>pricey	0:8
>primary	0:11 e:-8 1o:6 1x:-8 2g:6
>princeton	0:14 1x:-5
>principal	0:-5 2o:6
>prinsenhof	0:14 1x:-13
>printing	2q:-7
>prison	0:7
>probation	0:8 5:-6
>problem	0:11
>probox	0:8
>product	0:12 l:-5 24:-6
>profession	0:7
>professional	2a:10
>profile	0:10 2n:-10
>program	0:4 l:-5 24:-7
>project	1y:6
>promoted	e:9 x:-5
>promotion	0:6 1x:-8
>proofer	e:-6 x:9 1x:-9
>proper	0:4
>properly	0:-5 1d:8
>proposal	0:13
>proposed	0:8
>pros	0:8
>prostate	x:9
>protestants	0:13
>proud	0:6 1x:-8
>proverbs	0:-9 24:8 2p:-5
>ps	x:-8 23:-7
>ptv	1d:8
>public	0:4 5:5 2o:-8
>pubs	0:9
>pudsey	0:10 2d:-8
>pueblo	0:10
>puerto	d:7
>puja	0:10 2o:-6
>pulled	0:6
>pumas	2j:-7
>pump	0:9
>pune	2d:-9
>punk	0:-10
>pupils	0:11 1k:-5 24:-6
>puppy	0:9
>pure	0:12
>purpose	0:6
>put	18:-5 2n:4
>puts	0:9 3:9 x:-5 1x:-7
>python	2r:-8 2z:5
>qeii	0:-8
>qualified	0:-4 1k:-5 2j:6
>quantity	a:8
>quarry	0:9
>quarter	0:-5 9:-5 18:6 2r:7
>queen	0:-5 o:-6 24:8 29:5 2o:-6
>queer	0:15
>question	2a:9
>questions	0:13
>queue	0:13
>quickbooks	0:12 1x:-5
>quickdraws	0:-6 1x:-6 2k:10
>quid	0:12
>quiet	k:-7 23:-7
>quietly	0:-10 1o:7
>quinpool	0:-6 2j:-5
>quit	1o:10
>quiz	t:7 2c:8
>quizmaster	0:-8 2l:7
>quizzy	0:11
>quota	0:7
>quote	0:8
>quoted	0:-4 v:6
>r	0:-9
>race	0:5 2o:-6
>rachel	0:11
>racket	26:6
>radians	0:10
>radio	0:12
>radios	0:7
>raffle	0:7
>railcard	0:7
>railroad	0:-16 r:-5 10:9 1x:9 2a:-9
>railway	l:-5 11:9 24:-6
>rain	0:6
>raincoat	0:8
>rainy	0:9
>raise	0:14
>raised	0:6 2x:-6
>ran	0:9 x:-7
>ranch	0:5 1x:-10 2k:8
>range	0:9 2p:-6
>rangoli	0:11 17:-5 2q:-9
>rank	0:9
>raptors	o:-7 27:6
>rare	0:7
>rascals	1:6 h:-5
>rash	3:10
>rate	0:11 2z:-5
>rates	0:8
>rav	0:-3 11:6 2k:6
>raw	0:7
>rd	2o:-6
>reach	0:13
>read	0:9 25:-7
>reader	0:7 2q:-6
>reading	0:10 1x:5
>reads	2:8 2d:-6 2w:6
>ready	0:16
>real	0:9 x:-6
>realistic	0:10
>really	0:10 1b:6 24:-6
>reared	g:8
>reason	0:-10 1o:12
>rec	0:15 1e:-5 24:-10
>reception	0:9
>recipe	0:11
>recipes	0:9 2q:9
>reckon	25:6
>reckons	0:7
>record	0:16
>recumbent	0:15
>red	0:12 1n:-8
>reddit	0:11
>refund	0:8
>refuse	0:10
>regarding	0:11
>registration	0:12
>regret	0:11 2k:-5
>regrets	0:6 1l:-6
>rehab	0:10
>rei	0:9
>rejoined	0:9
>relations	0:8
>reliever	0:8
>religious	0:8
>remarried	x:-6
>remarry	0:12
>reminders	1g:11
>remote	0:9
>remove	0:7
>rent	2:-8 15:-7 24:8 29:7
>rental	0:12
>rented	0:11
>renting	2q:10
>rents	0:12 1x:-8
>repairs	0:-6 c:-5 x:-6 19:11
>replace	2s:-6
>replaced	1x:-11
>reply	0:15 r:-5 2a:-7
>report	0:11 1x:-7
>reports	0:12 x:-10
>repossessed	0:8
>residency	0:5
>resident	0:9
>residents	17:-6 2q:-5 2w:7
>resigned	0:-5 x:9
>rest	2d:-6
>restaurants	10:8 2j:8
>resume	x:-5
>retaining	0:6
>retired	0:8 8:-5 e:-8 o:7 u:-5 v:-5 1r:-6 23:-9
>retirement	0:8
>retiring	2o:-7
>retriever	0:7 13:-6
>retro	0:7
>retrograde	0:8
>reunion	2c:-5 2j:-6
>rewrote	0:8
>rhodes	10:-5
>rhubarb	0:11 17:-6
>rican	0:-8 d:7
>rice	0:11
>ride	0:5 k:-5 l:7 1q:8 23:-9
>rides	a:8
>ridge	0:6
>ridiculous	0:10
>right	0:14 l:-5 24:-6 2a:-10
>rigs	0:-13 1y:14
>ring	0:-8 f:-5 1h:-5 1n:-8 1x:10 25:7 2o:-8
>ringing	0:-7
>rings	0:8 l:-8 24:-5
>ripping	0:13 k:-5
>riser	0:5 12:-8 1f:8
>rita	0:8
>rival	0:11
>river	1:-5
>riyadh	0:-9 1y:8
>rn	17:10
>road	2o:10
>roadie	0:-5 10:6
>roads	0:16 5:-6 1o:-9
>rob	0:11 x:-8 19:-6
>rock	0:7
>rocket	0:9 c:-6 1v:-5
>role	1d:7
>roll	23:-6 2d:-7 2k:6
>rolled	0:11
>roller	0:7
>romance	0:7
>rome	0:10
>rommel	24:6
>room	2d:8 2o:10
>roommate	0:-7 19:9
>rope	o:6 1x:-6
>roping	0:8 k:-5
>rory	x:8
>rosalyn	e:6 27:12 2l:-6 2o:-10
>rosalyn's	e:-6 1x:6
>rosangela	0:10
>rosemary	0:9 1x:-7
>roses	o:11
>rota	1:7
>rotation	0:13 20:-5 23:-5 2o:-7
>rothwell	0:-10 1k:8
>rouen	0:-10 1y:8 2o:-6
>rough	0:6
>roughly	0:9
>round	l:7 u:-5 11:-6 23:-6 2r:10
>route	15:-5
>rover	0:-5 2q:8
>row	0:19 1y:-8 2o:-6
>rows	0:10
>royal	e:-6 g:8 x:-8 15:-5 1x:-6
>rss	0:7 2q:-6
>ruaka	23:-5 2d:7 2j:-6
>rude	0:7
>rufus	0:7
>rugby	0:2 o:11 1x:-8
>ruins	27:7
>rule	0:7
>rules	0:12
>run	0:6 l:-5 15:-9 23:6 24:-8
>runners	0:8 1k:-6
>running	0:-2 10:7 2o:9
>runny	0:13
>runs	e:-5 m:7 x:10 10:-9 11:-5 1x:-6 24:-6
>rush	0:10 1o:-8 2p:-7
>rust	0:-8 17:5
>rusty	1d:7
>rye	0:-7 1r:13
>s	0:6 20:10
>sacked	0:-14 x:10
>saddle	11:7
>sadly	0:-6 s:9
>safe	0:14 1:-5 e:-5 1k:-7 1x:-7
>safely	0:9
>safety	0:6
>saffron	m:-5 27:6
>said	0:5 c:-6 m:-8 x:7 10:-5 11:-5 1k:6 24:-8 25:5 2s:-5
>sailboat	0:9
>sailor	0:8
>saint	0:10
>sake	2r:-6
>salary	0:13
>sale	0:11 7:-6
>salon	0:-8 10:9
>salt	0:13
>same	0:10 1k:-6
>samira	0:9
>samsung	0:11 7:-7
>sandwich	0:8
>sandwiches	0:10
>sane	0:6
>sang	0:11 1:-7 1k:-11
>santiago	0:8 1x:-6
>santorini	l:-6 24:-6
>sat	0:-4 11:9 1x:-6 24:-5 25:6
>satellite	0:-11 23:-6 24:-7 2p:10
>saturday	0:-9 a:-5 c:-6 e:-5 g:6 l:-8 10:-7 15:-10 18:-7 1d:-5 1v:-5 1x:10 27:16 2o:10
>saturdays	o:8 1k:11 24:-11
>save	2w:5
>saw	0:15
>say	0:8
>saying	x:10
>says	2:-5 8:-6 c:-7 e:-6 g:-6 k:-5 o:-5 w:-5 10:5 11:-7 15:-5 18:-5 19:-6 1e:-7 1x:-11 23:5 24:6 2k:-10 2x:-5 2z:7
>scan	0:5 25:6 2r:-10
>scarborough	0:13 2k:-6
>scare	0:12
>scared	0:14
>scares	0:-13 21:12
>scars	4:6 23:-8
>scene	0:8
>schedule	1o:6
>schedules	2g:12
>schiedam	l:-7 24:7
>school	3:-5 g:-5 l:-9 o:-6 s:-7 x:-5 11:-5 15:-6 17:-6 1g:-6 1l:-6 1m:-8 1y:-5 20:-7 24:-4 2d:-7 2s:5 2y:-9
>schools	0:12 2o:-5
>schull	0:9 23:-6 2o:-8
>science	w:5 1v:-6 23:-7 2a:10
>scoil	2o:5
>scoliosis	0:5
>scorpio	0:14
>scotia	0:10 g:-5 x:4 1x:-6
>scotland	0:9
>scouts	1:8 1x:-10
>scrap	0:8 1x:-7
>scratch	0:8
>scream	i:9 1z:-5
>screaming	t:8
>screen	7:7 1q:6
>screened	0:9
>script	0:8
>sea	0:-8 e:-8 1x:-6 21:9 2e:7
>seal	1x:-6 2r:6
>seaman	0:5 2j:-5
>search	0:-6 e:-6 1x:8
>season	1d:-6 1k:8 24:-8
>seat	0:-5 1x:-7 24:-10 30:10
>seating	0:4 16:8 2p:-8
>seattle	0:-6
>second	m:6 o:-5 x:-10 11:-9 13:-6 17:-7 1x:-5 23:-9 27:-5 2k:-11 2o:-10 2q:-7
>secondhand	11:6 1q:8 1x:-9
>secrecy	0:8
>secretary	1:-5 1k:10
>section	0:13
>sector	0:-10 2x:10
>see	7:6 e:-7 l:-7 1x:-8 24:-8 2a:-7 2o:6
>seeing	0:6
>seen	0:11
>self	0:9 18:-7 2r:-10
>sell	0:4 l:-8 24:-8
>sells	0:17 v:-9 16:-5
>selvan	0:10
>sem	0:8
>semi	1x:9 23:-9
>semis	9:-5 1o:13
>send	1m:6 1p:-7
>sends	0:8 i:8 24:-5
>senior	0:13 l:-6 1x:-6 24:-8
>sense	0:10
>sent	0:-7 e:5 1a:8 1x:9
>sentence	0:9
>sentences	2a:11
>separable	0:8
>separate	0:14
>separated	0:11
>september	0:-8 1:-6 2:-13 e:-13 f:-8 g:-6 l:-5 x:-8 10:-6 15:8 18:-6 1c:-5 1k:-5 1x:12 1y:-10 1z:6 24:11 2c:-5
>series	0:9 18:-5
>serious	0:4
>seriously	0:9
>sertraline	0:8 l:-5
>serve	0:9
>services	0:7 1x:10 24:-10
>servsafe	a:9
>session	0:5 1h:-6 2o:-5
>settee	0:8
>settle	0:11 15:-8 2o:-8
>settled	0:13 e:-7 1x:-10
>setup	0:10
>seven	l:-8 24:6 2k:-6
>seventh	0:9
>seventies	1c:8 24:-6 2o:-7
>seventy	1x:-8
>sew	0:6
>sgh	0:-7 a:8 w:9
>shame	0:9 1x:-5
>share	0:12
>shared	0:8
>shark	0:8 16:-6 17:-6
>sharks	0:9 e:-5 x:11
>shattered	0:9
>she	3:-4 e:-6 f:-8 h:-5 i:-8 j:-8 l:-6 11:-6 13:-13 17:-5 19:-6 1a:-9 1d:-6 1e:-9 1g:-5 1h:-7 1r:-8 1v:-7 1x:-13 2c:7 2e:-5 2g:-6 2l:-6 2m:-6 2o:-3 2q:-8 2w:5 2x:-7
>she'd	0:7 x:6
>she'll	v:6
>she's	0:5 a:-8 k:6 l:-9 m:-6 o:-5 x:-6 13:-5 19:-6 1a:-6 1x:-6 27:-6 2g:-6 2j:-8 2m:-6 2o:-10 30:-5
>shed	c:-6 m:-7 15:-7 1v:-8 23:10 2k:-9 2o:-5
>sheep	0:8 10:-6 2j:-5
>sheet	0:15
>sheets	0:13
>shellfish	0:11 1e:-6 2x:-6
>shells	0:12
>shelter	0:-9 2o:8
>shelved	0:-7 15:7
>shepherd	0:-4
>shepp	k:-6 1x:6 23:-8
>sherry	0:-10 24:8
>shift	e:7 23:-7 2o:-10
>shifts	10:-8 11:-6 1f:-5 1v:7 2j:8 2p:7
>shin	0:12
>ship	1o:-10 1y:8 2j:9
>ships	0:10
>shirt	0:8
>shirts	0:9
>shoe	0:8
>shoebox	0:-9 2d:12
>shoelaces	0:-3
>shoes	0:18
>shop	0:7 5:-5 c:-9 o:-6 11:-8 13:-5 15:-6 18:-5 1f:-5 1y:-8 23:5 2o:-10 2q:-7
>short	0:5 4:-9 l:-5 24:-6
>shorter	0:8
>shot	0:13
>should	x:-5 24:7
>shoulder	m:7 23:-6
>shoulders	0:-6 4:8
>shouldn't	0:-7
>shout	0:6
>shouting	1s:6 1x:-6
>show	1x:-10 2r:8
>shower	0:10
>showers	0:9
>showing	0:6
>shows	0:9 1j:-5
>shrink	0:7
>shut	0:13
>shuts	0:-7
>shutter	0:6 m:-5 x:-7 11:8
>shy	x:6
>siblings	0:-5 g:9
>sick	1o:8 25:-6 2r:-5 31:-7
>sickkids	2m:-5
>side	4:-4 d:10 m:-8 y:-7 11:-5 13:-6 17:-5 1k:10 24:-7 29:15
>sight	2w:12
>sign	0:11 2n:-6
>signal	0:8
>signboard	0:8 25:-8
>signs	l:-7
>silence	0:7
>silly	0:8
>silver	0:-5 1:-6 1x:10
>silverado	0:7 l:-7 24:-7
>similar	0:8
>simple	0:13 24:-11
>simply	0:-7 1o:6
>since	1:-5 3:-7 4:-7 6:-6 a:-6 d:-8 f:-7 g:-9 i:-6 j:-6 k:-7 p:-7 q:-5 r:-6 s:-6 t:-6 u:-5 w:-5 x:-7 12:-6 13:-7 14:-7 15:-8 17:-7 18:-5 1b:-6 1c:-6 1f:-6 1h:-6 1i:-5 1n:8 1s:-6 1y:-5 23:6 24:11 2c:-9 2d:-13 2l:-5 2m:-5 2o:-10 2p:12 2q:-6 2s:8 2t:-6
>sing	0:6
>singer	0:16
>singers	0:10
>single	0:10 x:7 16:-6 19:-5 2l:9 2r:7
>sings	0:9
>sinterklaas	0:-8
>sir	0:-7 2a:9
>sister	e:4 g:9 1x:-5 1z:5
>sister's	23:10 29:-5
>sisters	0:8 1o:-5
>sit	0:9 1x:-6 25:5 2o:-6
>site	0:7 2a:-5 2o:-7
>sits	2c:5 2d:-10
>sittin	0:-3 1h:8
>sitting	0:-5 m:6 15:6
>six	c:-6 v:-6 1e:-5 1o:-8 1x:-10 24:13 2k:-7 2o:-7
>sixteen	c:8 l:-6
>sixty	0:-6 1x:10
>size	0:14
>sized	0:10
>ska	0:12
>skate	24:-5
>sketch	0:7
>skiing	0:-6 1x:6
>skills	0:7
>skip	l:8
>skipping	0:7
>skirting	0:6
>skoda	0:17
>skull	0:6
>sky	0:7
>sleep	0:8 l:-7 n:6 24:-10 26:7
>sleeper	0:7 1y:-6
>sleeping	19:9 24:-6
>sligo	0:2 e:-6 1x:-6
>slipped	0:17 e:-7 1x:-5
>slogan	0:9
>slot	0:9
>slow	0:5 r:8
>slowly	0:8
>small	o:-6 x:-3 15:-7 16:-9 18:-5 1h:-8 2m:5 2o:-5
>smarter	0:12
>smash	0:7
>smh	0:10 2w:-6
>smiley	0:-10 2a:8
>smoke	0:6
>smoked	x:6
>smoker	l:7 24:7
>smoking	0:12
>smoothies	9:11 2a:-8
>smth	0:9 k:-6 23:-6
>smuggler	0:9
>snacks	0:10
>snakes	0:12
>snap	0:7
>snapped	0:7
>sneeze	2m:-6
>snob	0:9 2o:-6
>snores	h:-5 x:-7 19:11 1x:-6
>snow	0:12
>snowman	g:9
>snowy	0:5
>so	1:-5 5:-4 6:-6 a:-5 k:-5 n:-5 q:-5 s:-6 u:-13 x:-6 y:-5 11:-5 13:-5 15:-4 16:-5 18:-13 1a:-5 1b:-5 1e:-7 1f:-13 1i:-5 1r:-3 1y:11 1z:-5 20:-5 21:5 23:-13 24:-16 2c:-5 2d:-4 2f:-13 2g:9 2k:-10 2l:-8 2m:-6 2r:-3 2s:-9 2v:-7 2w:13 30:-5
>soap	9:5 r:-7 2a:-7
>soaps	0:11
>sober	2:-7 e:-7
>soccer	0:7
>social	0:6
>society	1:8 1k:6 1x:-10
>sock	x:-6 13:10 1x:4 24:-6
>sofa	0:8
>soft	12:7
>soil	0:-6 v:11
>sold	0:-3 11:6 2g:9 2k:7
>solicitor	0:6 2y:-5
>some	2:4 k:-5 x:-7 24:-10
>somebody	0:8
>someday	0:-9 23:10
>someone	0:9 m:-6 o:-5 1a:7 2o:10
>someone's	0:-8 27:9
>someones	0:10 31:-8
>somethin	0:5
>something	k:-6 l:-9 24:-9 2o:6
>sometimes	25:7
>somewhere	0:11
>son	2:-6 3:-5 2d:5 2q:6 2x:-5 30:-6
>son's	0:-6 9:11 h:-6 x:-8
>songs	0:9
>soon	0:5 m:-6 1x:-5 24:-6 25:-6
>sophie	0:7
>sophomore	0:3 t:-6 2c:-7 2j:-4
>soppy	v:6
>sorry	2y:-6
>sort	2u:10
>sorted	25:8
>sorting	1p:6 2o:-6
>sound	0:7 2:6 d:11 l:-9 24:-6
>sounding	0:11
>sounds	7:9 1q:10 24:-6
>soup	0:10
>soups	h:11 x:-6
>sourdough	o:5
>sous	0:-4 1x:7
>south	1y:8
>sow	0:10 1x:-10
>space	0:13
>spain	k:-8 23:9 2o:5
>spanish	0:13 1d:10
>spare	0:9
>sparrow	0:14
>spartaan	0:11 1k:-10
>speak	k:-5 x:-8 23:-7
>speaker	0:-7
>speaking	i:8
>speaks	0:3 x:8 10:-5
>special	0:9
>specialist	0:-14 23:13
>speech	0:11 l:-6
>spelling	r:9 s:-5 2o:-10 2r:10
>spellings	0:-9 r:6 2a:8
>spent	0:10 2t:-5
>spf	0:-14
>spiders	0:14
>spin	0:-13
>spiraling	0:8 10:7
>spiralling	0:7
>spit	0:14
>split	1x:8 2p:6
>spoons	0:9
>sports	0:9 e:-7 1x:-6
>sporty	0:8
>spot	0:7 17:-6
>spots	0:10
>sprained	0:-6 e:7
>spreadsheet	0:6 l:-5
>spreadsheets	0:11
>spring	0:-9 1:-5 8:-6 a:-6 h:-5 l:-5 m:-4 o:-7 t:-7 v:-9 x:-8 1f:-6 1g:-6 1r:-5 1x:6 20:-6 24:-7 2c:-8 2e:-6 2j:-8 2o:8 2p:-5 2s:7 2y:-5
>spurs	0:12 l:-7 24:-7
>sql	0:6
>square	0:2 l:-7 1o:-8 24:-11
>squash	0:11
>squeal	0:10
>st	1:-11 6:-5 c:6 o:-7 1v:4 20:-10 27:11 2c:-6
>stable	0:6
>staff	0:11
>stage	0:16
>stages	0:7
>stair	o:7
>stairs	m:8 o:-5 25:10 2d:-8
>stall	16:-7 23:6 2p:-8
>stamps	0:13
>stand	0:8
>standard	0:-7 1d:8
>standup	0:11
>start	v:6
>started	x:7
>starter	0:6
>startin	0:-12 t:9
>starting	0:-7 15:-7 25:8 2o:-8 2w:7
>starts	1z:6
>startup	0:7
>state	0:-8 1:-5 v:-9 1c:5 1x:5 2o:5
>statement	10:-6 19:11
>statements	0:7
>station	t:9 23:-8 24:7
>status	0:8
>stay	f:-5 1y:-5
>staying	g:10 x:-9
>stays	0:9 u:-5 x:10 2d:-7 2o:-8
>steak	h:13
>steaks	0:9
>stealing	0:7
>steam	0:12 1x:-6
>steel	0:11
>stent	0:-6
>step	0:4 15:-7 2o:-6
>stepfather	0:9
>stepping	0:6
>steps	0:13
>stew	0:11
>stick	0:10
>stickers	0:13
>sticky	x:-7 11:9
>stiff	0:9
>still	1:-5 l:-5 n:-5 v:-15 w:6 x:9 10:-7 18:-7 1d:5 1i:-7 1l:7 1y:8 24:-8 25:-2 2k:-5 2w:-7
>stings	0:9
>stock	0:11
>stolen	11:-7 30:10
>stomach	0:8 1s:6
>stone	e:5 u:-9 1i:9 1x:5 25:-8 2a:-7 2d:-9
>stop	0:8 10:-6
>stopped	1o:-7 24:5
>store	0:11 k:-6 23:-10
>stories	0:-5 17:7 1y:-8 2q:6
>storm	0:14 e:-6 l:-11 1x:-10
>storms	0:7
>stormwater	0:9 2o:-9 2r:-5
>stornoway	0:6 1z:-6
>story	0:9
>stouts	0:10 l:-5 24:-7
>strahd	0:-6 24:7
>straight	0:8
>strandhill	0:13 1y:-9
>strangers	0:10 1x:-11
>strathclyde	w:5 24:-6
>strathmore	0:-7 1t:8 2q:-6
>strava	0:7 2k:-5
>strawberries	0:8
>strawberry	1y:10
>street	2:-8 l:-5 q:-6 x:-4 1g:-7 1i:-6 2d:8
>streets	0:11
>stress	o:9 t:-5 1d:-7
>stretch	0:12
>strict	0:6
>striders	l:-5
>strike	0:8
>stroke	l:-6 x:10 24:-12
>stubborn	0:10 10:-5
>stuck	0:4 7:6 17:-8 1p:-6 1q:7 1x:-8 2q:-9
>student	0:9
>students	0:12
>studies	x:9
>studio	1x:6 1y:-5
>study	m:-5 2y:-5
>studying	1c:6
>stuff	e:-6 l:-5 o:-5 r:-9 10:-7 1o:-5 1x:-6 2a:8
>stupid	0:12 2o:-8
>stutter	0:-5 l:-6 m:6 x:-6 1s:-5 23:8
>style	0:15
>sub	8:-5 i:6 1g:-5
>subaru	0:12 2q:-10 30:-5
>subject	0:12
>subscription	0:8
>substantially	0:7
>substitute	0:10
>sudan	1y:7
>sudden	8:7
>suddenly	0:8
>sugar	8:-9 e:-5 f:-6 17:-6 1z:-7 2p:8
>sugars	0:-5 l:6
>suggest	2:8 l:7 1s:-7
>suit	0:7
>suitcases	0:-6 1x:10 2e:-5
>sulfa	0:14 3:-5
>sulking	0:12
>summer	c:-10 e:7 16:-5 1e:-9 1x:-8 1y:9 24:6 2d:-8 2j:-5 2p:-10 2y:-6
>summers	1e:5 1o:-10 2k:-5 2o:-6 2q:-5
>sun	0:7
>sunday	4:-7 8:-4 g:-5 m:-5 p:-6 t:-6 10:-5 19:-6 1a:-8 1n:-6 21:-8 24:6 2o:-3 2r:8
>sundays	e:-7 l:-5 1x:-7 24:8
>super	0:-3 23:7 24:-6
>superior	0:11
>supper	19:-5 24:6 2s:-7
>supplement	0:6
>supplier	0:6
>support	0:9 10:-5
>supposed	0:12 2:-5 1l:-5
>sure	0:13
>surf	0:9
>surgery	e:5 13:-6
>surgical	0:9 1x:-6
>surprise	15:-5 23:10 2o:-11
>surprised	0:8
>survey	0:8
>surveying	0:-11 a:8
>surveyor	0:9 x:7
>surveys	0:-10 23:8
>swan	0:8
>swapfiets	1h:9
>swapping	l:-7
>swearing	1g:9
>sweden	0:16
>sweet	0:7 t:5 24:-8 2c:6
>sweets	0:8 24:-5 2a:-6
>sweetwater	0:7 24:-5
>swell	0:-5 3:14 i:-5
>swim	0:3 10:12
>swimming	0:6 l:-5 o:6 24:-5 2p:-5
>swims	0:12 2w:-5
>switch	11:6
>switched	0:7
>swore	g:10 s:-6
>sydney	10:-8 18:-6 1i:7 1x:-9 2j:-6
>sync	0:9
>system	0:8
>t	0:9
>tabby	0:10 1x:-6
>table	0:11
>tablets	0:12 f:-7 1y:-5
>taco	0:-4 c:8
>tagalog	s:7
>take	r:6 15:-8 24:-5 2a:6 2o:-7
>taken	15:-6 2o:-5
>takes	2e:9
>taking	0:6
>tale	0:11 1:-5
>talent	0:-8 2w:9
>talk	0:4
>talks	1x:7 24:8
>tall	0:11
>tallinn	0:10
>tallis	0:6
>tamil	0:8
>tank	1x:-6 2d:-6 2q:8
>tara	0:14
>target	0:8
>tarleton	0:9
>tarmac	0:8
>tart	t:7
>taste	9:-6 t:9
>tastes	9:12
>taught	1x:-8
>tax	q:5 16:-6 23:-6 29:12 2p:-10 2r:-10
>taxed	0:-8 1o:6
>taxes	0:11
>taxman	0:10
>taylor	0:10
>tayto	0:9 2l:-6
>tbh	0:-8 1b:6 1x:9
>tcnj	0:-4 2o:6
>td	0:8
>tea	8:8 e:-6 15:-6 1r:5 1y:-9 2o:-6
>teach	2g:6
>teacher	19:-7 1k:4 1v:-5 1x:-9 2o:8
>teaches	v:7 x:9
>teaching	0:9
>team	h:8 k:-7 t:10 u:-4 x:7 15:-8 18:-5 19:-5 1k:13 1x:6 1y:6 23:-9 24:-5 25:-6 2d:-13 2o:-13 2r:-8
>teas	0:10
>tech	a:-6 c:-6 e:-7 g:8 m:-7 w:10 x:-10 1x:5 24:-8
>technical	5:-7 10:10 1o:-6
>technician	0:14 2o:-10
>tedious	0:10
>teeth	0:11
>tel	10:6
>telephone	24:10
>teleseryes	20:-5
>tell	0:10 h:7 2a:-5 2o:-6 2y:7
>telling	0:8
>tells	10:-6 2j:5
>telly	0:13
>template	0:10
>ten	0:14 1:9 c:-6 10:-9 1a:-7 1x:-6 2o:-6
>tenant	0:11 1d:-5 24:-10
>tenement	0:-4
>term	2o:8
>terms	0:10
>terrible	0:15
>terrified	u:9
>terrifying	0:6 1h:7 2j:-8
>terror	0:-7 21:9
>tesco	0:-10 1x:-6 1y:10
>tesla	0:6
>tess	0:9 1d:-5 2a:-5 2w:-5
>test	0:6 8:-7 l:-8 18:7 1d:-6 1x:8 24:-6 2k:-6
>tests	x:-7 10:-8 2r:4
>tetanus	i:7
>text	0:8 16:-5 25:-6 2p:6
>tfsa	0:-10 2k:10
>th	2:-12 l:-6 m:-7 1v:6 1y:-10 23:-5 24:-8 2o:8
>thai	0:6
>than	1:-6 5:-10 c:-4 f:-8 h:-6 i:-6 k:-8 m:-7 o:-6 t:-5 v:-9 w:-6 x:-8 10:-8 11:-6 13:-4 15:-5 16:10 17:-6 1a:-5 1d:-7 1f:-6 1g:-5 1n:-5 1y:7 21:-7 23:-10 24:-6 25:-13 27:-5 2c:4 2f:-10 2l:13 2p:14 2q:-9
>thane	1v:8 1y:-10
>thank	31:8
>thanks	0:8
>thanksgiving	e:6 2o:-6
>that	0:6 2:-9 3:-5 5:-6 9:-11 a:-6 d:-5 e:-6 f:-6 g:-7 h:-6 i:-6 l:-7 o:-5 r:-10 t:-6 v:-9 w:-4 x:-10 y:-7 10:-5 12:-6 15:-5 16:-5 1b:-6 1d:-7 1i:-6 1n:15 1y:-11 24:7 25:-9 2a:-7 2g:-6 2k:13 2l:-5 2m:5 2n:4 2o:-13 2p:8 2r:-7 30:-8
>that'd	0:7
>that's	0:6 15:7
>thats	0:-8 x:11 2s:6
>the	5:-10 8:-8 a:-4 k:-7 14:-6 16:-8 18:-6 1f:-4 1l:-11 1m:-7 1o:-16 1r:-4 1w:-7 1y:-4 20:11 21:10 23:10 2a:-7 2d:7 2n:-7 2q:5 2r:7 2s:-5 2w:-13 2x:-4 2z:5
>their	0:13 r:-6 15:-6 2a:-6 2o:-9
>them	0:7 d:8 g:5 l:-6 r:4 t:6 1x:-5 23:-5 2o:-10
>themes	0:10
>then	0:5 e:-6 k:-6 23:-8 24:5 2c:-5
>theory	0:13
>there	2:-6 a:-5 d:-6 m:-6 s:-14 x:-6 y:-6 1o:-11 1p:-6 1t:-6 1x:-8 2j:9 2l:-8 2o:9 2r:-12
>there's	2d:10
>theres	0:-7 1k:-9 1y:9
>these	0:11 1:-5 l:-7 x:-6 10:-6 1v:8
>thesis	0:10
>they	1:-9 7:-8 c:9 o:-4 s:-7 v:-7 x:-12 z:-7 10:-8 15:-5 1k:-7 1o:16 1v:4 1x:-4 24:-7 25:6 2l:12
>they're	5:-6 o:5 1o:-9 27:6
>thicker	0:11
>thika	l:-7 24:-8 2j:8
>thin	0:9
>thing	0:-2 1:-5 e:-6 i:-7 l:-5 m:-6 o:-14 t:9 w:-6 10:-5 16:-5 19:-7 1o:7 1x:-7 23:6 24:-7 2c:9 2o:6 2p:-7
>things	0:5
>think	0:9
>thinkpad	0:12
>thinks	1v:5
>third	0:6 24:-6
>thirteen	0:6 1a:-9
>thirty	1:-5 m:-6 17:-6 1e:-6 1k:-7 1n:8 1o:-13 2q:-8
>this	5:-7 8:-6 9:-8 a:-5 c:-7 d:-6 f:-6 g:-8 l:-10 o:-9 p:-5 r:-7 s:-5 t:-5 v:-7 x:-6 y:-7 11:-5 13:-6 18:-7 1d:-7 1f:-6 1o:-6 1r:10 1x:10 23:-10 2a:-9 2j:6 2k:-8 2p:-9 2r:-7 2x:14
>though	0:9 p:9 23:-5 2q:-5
>thought	0:10
>thoughts	0:11 2d:-8
>thousand	0:7
>three	8:-5 c:-5 e:-9 f:8 g:-9 i:-5 m:-8 n:-5 t:-5 u:-9 x:-9 10:-6 11:-5 12:-6 13:-5 17:-5 18:-6 1d:-5 1e:-9 1g:-4 1u:-5 1x:-7 1y:6 25:-7 27:-7 2t:-5 2w:-5
>throat	3:9 i:-5 25:5 2q:-5
>through	0:9 e:-7 l:-7 o:-7 1s:-5 1x:-6 24:-12 2k:11
>throwdown	1x:10 2r:-10
>throwing	0:7 2o:-6
>thunder	0:6 2k:-6
>thurs	0:-8 24:6
>thursday	0:-6 g:-9 i:-5 10:-8 18:-5 1x:6 2j:-6 2o:9
>thursdays	e:-5 1x:-6 24:18 2o:-10 2q:-8 2s:-5
>tias	0:-5 2o:6
>ticket	2g:6
>tie	4:5 l:-7 1n:6 24:-7
>tiffin	0:-6 15:-5 18:-6 2j:6 2r:-6
>tight	0:6 2q:-6
>tikki	0:8
>til	0:-9 e:-10 m:-5 u:7 1a:-6 1t:9 1x:-10 24:5 2o:10
>tilburg	0:-11 2j:9
>till	c:4 d:-6 e:-11 j:-6 l:7 1c:-5 1v:8 1w:-5 1x:-11 24:-7 2c:-7 2v:-5
>tilly	0:9
>time	0:3 4:5 l:-8 s:-6 v:-7 18:-5 1d:-6 1f:-5 1s:-9 1x:8 23:-6 24:6 2j:14 2k:-6 2o:-11 2p:9 2r:-9 2w:-6 2y:-8
>timer	0:9
>times	f:6 o:-7 1y:7
>timesheets	0:9
>timetable	0:12
>tin	0:7
>tinnitus	0:10
>tip	0:11
>tips	0:12 1f:6 24:-8 2y:-5
>tire	0:10
>tired	0:10
>tithing	0:12
>titles	0:7
>tn	0:12
>to	4:-5 5:-6 8:-5 a:-5 f:-6 h:-6 i:-7 m:-6 n:-5 o:-5 q:-4 u:-5 y:-6 z:-5 12:-6 18:-7 1c:-6 1e:-4 1h:4 1i:-6 1k:-6 1m:-13 1n:-5 1p:-5 1q:7 1r:9 1s:-5 1t:7 1w:6 1y:-9 21:-10 23:-8 24:4 25:-9 2a:-5 2c:-8 2d:-9 2g:9 2r:-7 2u:-6 2v:-11
>today	m:-6 10:9 1a:-4 1d:-6 2d:6 31:-6
>toddler	0:12
>toe	0:7 e:-6 1x:-6
>together	1a:8 1x:-8
>told	0:15 1x:-6
>tom	13:6
>tomatoes	0:17 l:-5
>tomorrow	0:17
>tongs	0:7
>tongue	s:9
>tonight	0:15 1d:-7
>too	v:-10 x:-7 1k:8 1x:-6 24:4 2a:6 2o:-10
>took	0:9 x:-5
>tool	0:15 10:-6 2j:-8
>tools	0:9 29:-6
>topped	0:8
>tops	0:-12 2c:7 2q:-6
>tormented	0:13
>torn	0:9
>toronto	0:9 1t:-8 2o:-5 2s:6
>tortoise	0:14
>torture	0:8
>total	1d:9
>toto	0:13 u:-6 1x:-7 2d:-6
>touch	0:-6 8:8
>touchpad	0:6
>tourists	0:9
>tours	0:15
>tower	0:8
>town	0:7 e:-5 o:-5 1x:-9 2j:9 2s:5
>town's	h:-5 t:11 x:-7
>townhouse	0:-7 c:-6 x:10
>track	0:9
>tracker	0:8
>tracking	1g:10
>tractors	0:8
>trade	0:-6 10:11
>trail	0:-5 23:8 2o:-5
>train	i:-5 k:-5 l:-7 o:-9 x:-8 10:-9 19:11 1d:-5 23:-6 24:9 2s:8
>training	0:10
>trainingpeaks	0:10 1g:-6
>trains	0:10
>tram	1x:-5
>trampoline	0:-6 25:13 2o:-8
>transit	0:8 e:-6 1x:-6
>translate	0:8
>treasurer	0:6 1:-5
>tree	0:8
>triangel	0:8
>trick	0:11
>tried	0:6
>trip	0:10 1k:-5
>trivia	x:11
>trobe	0:-13
>trombone	0:8 1x:-5
>trouble	0:5 3:6 19:-5 1m:7 2a:-7
>truck	1x:10
>trucker	0:8
>truckseries	1g:9
>truro	0:-4 24:8
>try	0:4 e:-7 k:-5 l:-5 16:-7 1x:-11 23:-5 24:-9 27:-5 2p:-9 2r:10
>trying	0:11 2:-7
>tu	0:10 a:-6 1t:-7 1x:-5
>tuba	0:8 13:-6
>tuesday	e:9 l:-7 m:8 15:-5 24:-7 25:7 2o:-6
>tuesdays	0:-12 c:-6 o:9 1t:11 1v:-8 24:10 2o:-5
>tuition	24:8
>tulum	e:-8
>tunnel	0:11 e:-5 f:-5 1x:-8 1y:-6
>turkish	0:11
>turn	23:9 2j:-5
>turned	0:15 x:7 13:11 2a:-6
>turns	0:-8 e:-6 1n:6 1s:10 1x:-6
>tv	7:-5 c:-7 1x:-5 24:10 31:-5
>twelve	0:6
>twenty	e:-7 l:8
>twice	0:3 e:-6 h:7 l:-5 18:9 1d:-5 1x:-11 24:-13 2r:14
>twin	0:7
>twins	g:-7 l:8 v:-10 x:-9 1x:-7
>two	1:-10 2:-8 4:-6 5:-6 h:-5 i:-6 m:-6 o:-11 r:-8 t:-5 v:-13 x:-8 17:-5 1a:-7 1e:-6 1g:-6 1h:-4 1k:-7 1n:-9 1o:-8 1r:-7 1v:-10 27:-6 2a:-12 2d:6 2j:-7 2k:9 2m:-6 2q:-10 2r:-7
>type	0:11 e:-6 10:-6
>tyre	0:8
>tyres	0:10
>u	1x:-5 2a:9 2l:-7 2o:9
>ucc	0:10 1x:-5
>uk	1x:6
>ukulele	0:10
>umbrella	0:7
>unai	0:7
>unbothered	1a:7
>uncle	0:8 2d:-6
>under	k:-8 10:-7 1x:5 24:-5 2j:-7 2o:-6 2s:10 2v:-5 2x:7
>understand	0:7
>unemployed	0:14 x:-5
>unhinged	13:5
>uni	0:9 1c:7 1d:-5 2w:-11
>unicorn	0:7
>unit	0:5 2o:-6
>units	0:-10 5:-5 l:-5 1y:-6 24:-5 2a:10 2f:7
>university	w:7 1t:-5 1x:-8 20:-6
>unnecessary	0:9
>unreal	0:9
>unstuck	0:6
>until	0:-6 9:-5 v:-5 x:-7 13:-8 1y:12 24:-11 2c:-5 2g:-6 2j:9 2m:-5
>untold	0:12
>up	2:-7 3:-6 4:-6 8:-5 a:-6 f:-5 g:-7 i:-11 m:-6 o:-7 r:-6 s:-6 t:-5 u:-7 v:-11 11:-5 12:-7 19:-8 1e:-7 1h:-11 1k:9 25:-2 2k:-7
>update	0:8
>updates	0:16 e:-7
>upper	0:-10 e:6 1x:10
>ups	0:-4 10:9 2j:-7
>upside	0:9
>upstairs	2g:13
>us	2:-6 5:-7 e:-8 g:5 x:-8 10:-9 13:-8 15:-6 1o:-5 1x:-5 24:-5 2d:13 2g:12 2o:-10
>used	9:-7 t:8 1l:10 1n:-6 2d:-8
>useful	0:10
>user	0:11 2n:-10
>uses	0:8
>using	0:9
>usually	0:13 15:-5 2o:-10
>utrecht	0:-8 1x:-5 1y:9
>uva	2o:10
>v	0:-10 1x:10
>vacation	15:-6 27:6 2o:-9
>vacuum	0:6 1x:-5 25:-7
>valencia	0:5 e:-6 1x:-6
>valley	o:11 24:-8 27:-6
>valorant	e:-5 1x:-8
>vampire	0:9
>van	10:-7 1h:7 29:-7 30:5
>vancouver	0:6 g:8 x:-8
>vaping	0:17
>veg	2q:5
>vegan	0:11 x:-5
>vegetarian	0:7
>verbs	0:8
>verses	0:10
>version	8:-7
>versus	0:12
>very	0:5 l:-6 r:-6 x:9 24:-8 2a:-6
>verzorgende	2o:-5
>vet	2:7 g:8 x:-8 1f:-6 2y:-9
>via	0:-7 2o:7
>vicar's	0:8 1:-7 1k:-5
>victoria	0:8
>victorian	0:9 m:-5
>video	2:-8 e:7 1x:5
>vienna	0:10 1x:-5
>vietnamese	x:8
>view	0:10
>viewing	0:14
>viewings	0:8
>village	1x:-7 24:-9 2q:9 2y:-9
>vineyard	0:10 1k:-10 24:-5
>violin	0:14 1x:-6
>virgo	0:11 x:-7
>visa	23:5
>visas	0:13
>visit	g:7 24:-11
>visitor	0:9
>vlookup	0:6
>voice	2l:12
>volleyball	0:-5 25:-6 26:6
>volume	2o:-5
>volunteer	0:12
>vote	0:9 24:-5
>vowels	1n:-5 2w:6
>vriend	0:9 x:-5
>vs	0:6
>w	e:-6 g:-6 j:-5 k:-7 l:-5 m:-7 o:-5 q:-6 t:-5 w:-5 10:-6 11:-5 15:-5 19:-5 1a:-5 1i:-6 2o:10 2r:14
>waffles	0:9
>wagon	0:10 1x:-7
>wait	15:9
>waited	0:5
>waiting	0:10
>waits	0:14
>wakes	0:6 4:10 2d:-5
>walk	u:-5 16:-5 1v:-7 1x:5 23:-8 2d:-8
>walked	0:14
>walking	0:-5 e:6 x:6
>walks	0:12 x:6 2q:-6
>wall	0:10
>wallet	0:-6
>walls	0:6
>walt	0:7
>wanna	16:-5 24:6 2p:-5
>want	t:-6 v:4 y:-6 1t:-7 1x:-10 2l:9 30:-6
>wanted	0:7
>wants	2:-3 8:-5 a:-6 e:-9 i:-5 n:-5 t:-7 11:-6 13:-8 15:-6 19:8 1b:-6 1c:-6 1l:-10 1t:7 1y:-5 20:-5 24:-6 2k:-8 2o:-10 2r:-10 2v:-8 2w:-9
>war	1v:7 2q:-5
>ward	11:-5 1x:-8
>warehouse	c:6
>warrnambool	0:8 p:4 1h:-5 24:-8 30:-9
>warsaw	0:-6 2j:5
>was	1:-7 3:-4 7:-6 9:-6 e:-10 g:-7 h:-7 s:-6 u:-5 y:-6 10:-9 13:-6 17:-6 19:-5 1a:-5 1h:-8 1v:-6 23:11 24:-9 27:-5 2e:-6 2q:-8 2r:-5 30:-7
>wash	0:10 2a:-8
>washed	0:10
>washing	0:12
>wasps	0:11
>wasted	0:9
>watches	0:7 t:7 2o:-5 2p:-5
>water	16:-4 23:7 2p:-6
>watercolours	0:7
>watery	0:7
>watts	0:7
>wawa	0:6 x:7 10:-5 19:-5
>way	0:9 d:9 e:-6 j:3 1l:-5 1y:-9 24:9 2a:-6 2r:-6 2x:-6
>we	d:7 l:-8 s:-5 x:-7 15:8 1e:-5 1h:-6 1k:5 1v:5 24:-6 2d:7 2e:-10 2o:-7 2v:-6
>we're	0:12 e:-5 13:8 1x:-12 2a:-9 2j:-5 2s:-5
>we've	0:12
>weakness	0:9
>wear	0:10
>wears	0:8 x:-6
>weather	0:9 1o:-6 24:-5
>weatherboard	0:11 18:-6 2r:-6
>wedding	0:8 1:-8 o:-5 1b:-6 1k:-8 1x:8 2d:8 2o:-7
>wedding's	0:6 15:-7
>wednesday	0:6 15:9
>wednesdays	x:-5 1d:-5 24:6
>wee	17:6 2q:-6
>week	1:-6 3:-6 8:-5 a:-5 c:-7 g:-9 h:-7 o:-8 s:-6 t:-5 y:-6 10:-6 11:-5 13:-7 16:-5 17:-6 18:-8 1b:-5 1c:-5 1d:-6 1e:-5 1g:-6 1h:-5 1y:-9 20:-5 23:-9 24:5 27:-8 29:8 2c:-7 2j:-5 2m:-8 2q:-6 2r:-7 2w:-5 2x:8 2y:-9
>weekday	1p:6 2r:-5
>weekend	0:-4 v:-6 15:7 1k:9 1x:6 23:8 24:-13 2o:11 2q:-9
>weekends	1v:7 2q:6
>weekly	0:-8 24:5
>weeknights	l:5 1x:-6 24:5
>weeks	m:13 o:5 v:-9 1r:-6 1u:-6 1x:-6
>weigh	24:-5 26:6
>weighs	0:11 j:-5
>weird	0:15
>weirdly	0:7 23:-5
>welcome	0:14
>welder	0:7
>well	0:9 2:8
>welsh	0:11
>went	g:-9 m:-7 1c:-7 2v:-5 30:7
>were	2:6 l:7 x:8 1x:12 2d:6 2o:-8
>werkt	0:16 r:-10 2a:-10
>west	0:12
>wet	13:-5 1k:8
>whale	0:11
>what	c:-9 e:-6 h:-5 l:-6 o:-6 s:11 t:-7 x:-11 18:-4 1k:-6 1m:-6 1v:-6 26:6 2a:-7 2r:-9
>what's	0:7
>whatever	0:9
>whatsapp	0:11
>wheel	0:6
>when	3:-7 5:-6 7:5 a:-5 h:-7 i:-6 l:8 t:-6 11:-11 13:-8 15:-7 1c:-9 1i:-5 1o:-6 1x:-14 1y:-10 20:9 24:12 25:6 2d:7 2j:10 2o:-10 2q:-5 30:11
>when's	0:7
>whenever	0:-12 24:6
>where	0:9 1x:11 2a:-5
>whether	0:6
>which	l:-7 m:-7 11:-6 1k:-7 1q:10 1x:5 24:9 25:-5 2a:-6 2k:-7 2l:-5 2o:-9 2w:7
>while	13:5 1x:-9 2j:-6
>whilst	0:-8 2d:5
>whippet	x:6
>whippets	13:8
>whitaker	0:-5 x:7
>whitby	0:-10 1x:-9 23:6 2o:9
>white	0:6 4:7 e:-6 x:-6
>whitsun	0:-12 15:5 2o:6
>who	0:8 f:-5 g:-7 l:-5 x:11 10:-4 15:-7 1o:2 1y:-6 22:8 23:-7 2j:-5 2o:-5 2s:9
>who's	0:6
>whole	e:5 o:6 t:10 15:-7 1y:-10 2w:6
>whose	0:-10 2k:7
>why	0:13 r:-5
>wide	0:7
>wife	1:-9 x:-9 1a:7 1k:-8
>wife's	0:10 h:-5 x:-8 2j:-5
>wifi	0:8
>will	3:6 26:6 2o:-9 2r:-6
>wind	0:6 9:-5
>windmill	0:6
>window	0:11 f:-6 1y:-7
>windows	v:6
>wine	0:12 1u:-6
>wins	0:13
>winter	0:7 13:9 2m:-6 2o:-6 2q:-9
>winterising	2k:8 2o:-9 2q:-9
>wire	0:-7
>wireless	0:8
>wise	0:6
>wishes	0:5 o:-5
>wisteria	0:6
>wit	1:-9 v:-7 1c:-6
>with	1:-3 5:-4 6:-6 8:-4 a:-5 c:-7 e:-6 i:-7 k:-11 l:-6 p:-7 t:-5 x:-5 y:-8 10:-6 11:-7 13:-10 15:-7 16:-5 17:-5 18:-7 1a:-6 1c:-6 1e:-4 1i:-6 1n:-18 1o:-6 1q:6 1v:-5 1x:-4 29:9 2a:10 2k:-10 2q:7 2r:8 2s:8 2t:-6 2x:-8
>within	0:10 1o:-8
>without	k:-8 m:-10 o:-8 10:-6 12:-5 1d:-8 1o:-10 23:-11 24:7 25:-6 2r:10 2x:10
>wobbly	0:9 25:-5
>wolverhampton	0:6
>woman	p:8 10:-5 17:-7 1b:6 2q:-4
>women	0:17
>won	0:10
>won't	2:-8 8:7 x:-8 12:-5 1q:9
>wonders	0:8
>wont	g:5 m:-6 1x:-9 1z:6 2q:-6
>woodwork	0:8
>wool	0:9
>woolpack	0:10 2o:-10
>word	0:13 24:-9 2r:7
>words	1:-5 2:-5 15:-7 1i:-6 23:6 2a:10
>wore	0:8
>work	1:-5 3:-8 a:-5 c:-6 h:-4 m:-5 o:-9 p:-6 r:-4 t:-7 u:-5 v:-7 x:-9 10:-5 13:-5 17:-6 1d:-8 1h:-7 1m:9 2a:-7 2c:-10 2d:-5 2k:-6 2o:-8 2s:5
>worked	0:20 2x:-8
>working	2a:-5
>works	2:-5 g:-8 p:-6 v:-5 x:6 y:5 10:-7 19:-5 1m:8 2g:-5
>world	0:8 18:-5
>worrier	12:7
>worries	0:8
>worse	0:7
>worst	1i:7
>worth	0:10 1x:-6
>would	0:9 e:-5 v:-8 2b:10
>wrecked	24:7
>wrecks	0:5
>wren	0:6
>wrenched	0:-9 23:-5 2j:11
>wrestling	0:4 24:-6
>wrist	u:-5 23:6
>write	r:-7 2a:6
>writing	0:13 11:-5 2k:-5
>wrong	0:10
>wrote	1a:6 1x:-7
>wyandotte	v:6
>xbox	0:10
>y	0:11
>yard	2w:-5
>yaris	0:13 2r:-6
>yeah	1x:6 1y:8 2o:-8
>year	e:-7 g:-6 i:-9 k:-6 m:-5 t:-7 v:-10 x:-4 z:-6 10:-6 11:-6 12:-7 16:-7 1a:-6 1b:-7 1e:7 1h:-5 1i:-6 1x:-10 1z:-5 23:-15 24:-5 25:5 2c:-7 2d:-7 2j:-6 2p:-5 2q:5 2v:6 2x:5
>years	3:-7 a:-5 e:-16 g:-6 h:-5 k:-9 l:6 m:-7 o:-5 p:-8 t:-5 u:-4 10:-7 11:-7 12:-10 13:-7 17:-6 18:-7 19:-5 1a:8 1c:-7 1d:-10 1e:8 1g:-5 1i:-5 1r:-6 1x:7 23:-10 2d:-5 2o:-6 2q:-7 2r:-6 2v:-6 2x:-2
>yellow	0:10 1y:-8 30:3
>yesterday	c:-6 g:-5 1a:-6 1c:-5 1x:11 2o:-8
>yet	1d:7 2k:9 2w:9
>yo	0:7 2:-5
>yoghurt	0:9
>york	0:9
>yorkshire	0:13
>you	0:8 c:-5 e:-6 l:-5 m:-8 10:-6 12:-7 1a:-6 1f:-5 1g:-5 1o:5 1x:-8 2a:6 2l:10 2s:-8 31:8
>you'd	0:6
>you've	0:12
>youghal	0:10 2y:-9
>young	1x:-10 1y:8 30:6
>younger	0:7
>your	0:15 x:-7 15:-7 1x:-7 24:-5 2k:-6
>youth	2r:3
>yr	0:-7 c:8
>yrs	0:-10 1y:10 2j:-5
>yuma	0:9
>zacs	e:-6 12:7 15:-6 1x:-5 2l:7 2o:-7
>zanzibar	0:-6
>zero	0:-5 1x:7 2e:-5 2o:5
>zither	0:9
>zoning	0:13
>zoom	0:9
>zwift	0:13
>£	0:-5 q:6
>éireann	24:-10
>łódź	0:10 x:-7
?	5:-16 b:-6 k:-3 p:-5 u:-4 z:-5 16:-5 1k:-6 1l:6 1m:-15 1n:5 1o:-29 1s:7 1t:-9 1u:-12 1w:-7 1x:6 25:9 29:5 2a:7 2b:9 2l:7 2n:-10 2u:-6 2v:7 2x:10
?"	0:7
?#1	1x:5 2o:-6 2r:-6
?#2	1v:-5 23:-7 24:-6 2r:-9 31:6
?#3	0:6 l:-8 24:-6 2d:-6 2e:6 2r:-6 31:6
?#4	1x:-7 2o:-7
?(	0:9
?,	8:-7 c:-4 k:-5 l:-6 s:-5 t:-4 v:-5 x:7 y:-6 10:-9 12:-4 1a:-7 1d:-5 1e:-8 2a:-6 2e:10
?-	10:-5 1e:-6 1x:-6 2d:14
?.	0:11 c:-5 v:-5 24:11
?:	0:-8 4:7 15:8
?>	v:8
??	0:13 x:-5
?^	1:-5 2:-6 3:-5 4:-5 9:-6 c:-5 d:-5 e:-6 g:-6 i:-7 j:-4 v:7 y:-5 z:-5 19:-9 1a:-5 1d:-5 1g:-5 1h:-10
?a	2:-7 3:-6 4:-6 7:-5 8:-8 i:-5 l:-9 x:-5 y:-6 15:-9 16:-6 1a:-7 1c:-4 1h:6 1i:-7 1n:-5 1v:-5 2o:-6 2p:10 2q:-6 2r:-10 2x:6 30:-11
?about	0:-8 q:10 29:-7 2k:11
?again	0:6
?all	0:6
?am	15:5 24:-5
?an	1f:8 1q:-7 23:-5 2s:-5
?and	3:8 8:-6 9:5 k:-6 t:-4 x:-6 10:-8 13:-7 15:5 24:-6
?are	0:5 15:-5 2o:-6
?at	9:-6 k:-5 l:-10 v:4 15:-6 18:-5 1e:-7 1i:-7 24:6
?baby	0:9
?bad	0:6
?be	1o:-6 23:8
?been	f:8
?before	24:-9
?beginner	0:6
?best	0:14
?blood	0:7
?born	x:7
?broke	e:-11 1x:8
?brother	e:-6 1x:6
?bus	0:6 2j:-7
?by	0:10 l:-8
?can	0:8
?cannot	25:5
?cat	e:8
?class	0:10
?come	0:-5
?comes	0:7
?could	0:7
?cousin	x:9
?days	0:9
?dentist	0:6
?diabetes	0:7
?do	0:14 24:-10 2a:-6
?does	0:6
?dog	0:7
?don't	l:6
?down	0:-6
?eat	0:7
?eight	0:8
?english	0:10
?ever	0:7
?everything	x:6
?favourite	0:10
?first	0:7
?five	0:-6 26:5
?for	2:-6 k:-8 x:-9 y:4 15:5 1e:-13 2q:5
?forty	1l:6
?four	0:9 24:-6
?from	0:10 7:-5 e:-5 v:-7 x:-6 10:5
?go	0:11 24:-5
?got	0:-4 e:-8 1a:-8 1x:10
?granddaughter	0:-5 g:9
?grandson	x:10
?had	0:9 e:-6 25:-7
?hand	0:8
?has	g:-12 12:-6 25:-9
?hate	0:7
?have	3:6 2p:-7
?he's	2:9
?her	0:9 11:-5
?his	g:7 25:-5
?house	0:7
?i	k:-6 m:-9 o:-9 10:6
?i'm	0:-6 3:-8 8:7 y:-5 10:-6 1f:-6
?im	0:-6
?in	1:3 a:-7 c:-7 i:5 l:-7 o:-8 p:-10 s:-11 u:-9 w:-8 x:-7 11:-5 15:-11 1c:-8 1d:-9 1e:-8 1g:7 1v:-5 2a:-8 2d:7 2k:-8 2s:-5
?is	0:9 a:-5 i:-5 l:-6 n:-9 o:-11 u:-8 x:-10 10:-6 12:-6 14:-8 1b:-7 1i:-5 1x:-10 2o:-11
?isn't	0:7
?it's	0:-9 g:7 h:11 x:-6 15:-5
?june	0:-6
?just	0:8 1x:-7
?k	29:5
?last	1x:8
?law	0:-5 2d:5
?learn	0:9
?leave	0:-4 2o:7
?left	l:7 24:-5
?less	0:7
?little	0:2 24:-6
?live	0:9
?long	0:-5 24:8
?low	0:6
?machine	0:6
?make	0:7 q:-6
?makes	0:-9 q:10
?manage	25:5
?manager	0:-5 x:7
?marathon	0:6 1x:-5
?married	0:7
?morning	2y:7
?moved	0:-6 2d:5
?mrs	0:-11 x:-7 2s:9
?my	18:-7 1e:6 2k:-7
?never	1b:5
?night	0:-5
?nine	0:11
?no	0:-6 11:14 2a:7
?not	0:-4 1b:6
?now	0:10
?of	2:4 l:-5 t:-7 21:-5
?off	0:-8 8:6 1x:7
?okay	0:8
?old	7:5 l:-5 11:9 27:13 2c:-9 2j:-5 2k:-8
?on	0:-2 c:-7 l:-6 o:-6 r:-6 x:-6 10:-15 15:-6 1x:11
?one	0:8 24:-6
?only	24:-7
?open	0:9
?or	0:9
?other	0:-4
?our	10:-8 13:7
?out	2o:8
?over	0:-4 27:-5 2p:7
?own	0:6
?paper	2p:5
?pay	0:10
?people	0:6
?person	0:8
?phone	0:-6 2p:6
?play	0:-4 o:9
?prefer	16:5
?put	x:-5 1x:7
?quit	0:5
?ran	0:-7
?red	1r:6
?road	1x:-6
?room	0:-5 2d:5
?run	0:5 2w:-6
?same	0:9
?says	x:-7
?school	1x:-6
?second	0:6
?september	0:-6 2o:7
?she	0:9 l:-6
?she's	0:12 15:-8
?short	0:-6 2a:7
?should	0:9
?since	2x:9
?sister	g:-7 x:12
?six	0:13 2x:-6
?small	0:8 2o:-7
?so	0:8
?son	x:-7
?started	1x:6
?still	l:-6 m:12 25:6
?sunday	0:10
?take	3:10
?tea	0:9
?th	0:9 2o:-7
?than	0:7 x:-6
?that	0:10
?the	k:-5 l:-10 m:-5 s:-9 y:-5 13:-9 15:-8 1d:7 1g:6 23:-7 27:-5 2e:-5
?they	0:11
?think	0:10
?this	0:7
?three	24:-9 2m:8 2o:-6
?time	0:7
?to	7:-7 l:3 r:-6 t:7 v:-11 1c:-9 23:-13
?too	0:-3 12:8
?two	0:-4 1x:-6 1z:6 2o:-5 2x:8
?uncle	x:9
?up	0:-2 24:9
?us	0:8 2d:-8
?used	0:5
?very	12:5
?visit	0:7
?wants	0:5
?was	v:7 x:-6 10:-5
?we	0:10 u:-5 1x:-8
?we're	0:12
?wear	4:6
?week	0:7 24:-5
?weeks	1l:7 1x:-6
?well	2w:6
?what	0:8
?which	0:6
?wife	0:9 1x:-6
?wife's	0:10
?with	c:7 t:7 u:8 1x:-9 23:-6 24:-9 2d:6
?without	0:10
?work	2s:6
?works	0:8
?wrist	0:7
?year	0:6
?yesterday	0:6
?you	0:9
E! !	0:10
E" #1	0:-7 26:7
E" ,	0:6
E" :	0:8
E" ^	0:6
E#1 '	0:-6 26:10
E#1 ,	0:8 l:-7 1i:5
E#1 ^	0:-7 n:7
E#1 a	0:7 2:-7
E#1 after	0:6
E#1 at	0:9 2:-7 l:-8
E#1 day	0:9
E#1 i'm	2:-6
E#1 is	2:10
E#1 march	0:-5 1p:7
E#1 me	0:8
E#1 on	0:7 2o:-6
E#1 p	0:8
E#1 pixel	1q:7
E#1 ps	0:-6 1q:8
E#1 the	0:-4 1p:-5 2o:5
E#1 type	25:7
E#2 '	2:-5
E#2 ,	6:-6
E#2 a	11:-5
E#2 about	29:-6
E#2 at	2:7 l:4
E#2 by	2:-8 23:6
E#2 he's	0:-7 2:4
E#2 i'm	0:-3 2:8
E#2 iphone	2:-8 1q:6
E#2 is	1i:-5
E#2 me	0:8
E#2 not	2:-9
E#2 on	2:-7 6:-4 15:-5 24:5
E#2 the	2:-7 l:-5 q:-5 15:6 1i:-7 2o:6
E#2 to	0:12
E#2 under	0:10 2:-5
E#2 was	0:-3 18:6
E#3 $	0:8
E#3 ,	18:-5
E#3 ^	0:-5 18:-5 1i:6
E#3 is	0:-6 v:3 1i:-6
E#3 under	0:10
E#3 with	0:7
E#4 ,	18:7
E#4 at	c:-5 24:6
E#4 in	0:11 v:-6 24:-5
E#4 since	18:-6
E#6 #5	0:-6 2n:9
E' #1	26:6
E'll ^	0:11
E're ,	0:10
E're .	0:9
E're ^	0:9
E're and	0:8
E've ,	0:8
E've ^	0:7
E've and	0:8
E, #1	0:7
E, #2	0:9
E, again	0:7
E, girl	0:7
E, me	2d:9
E, points	0:10
E, september	2o:5
E, thursdays	0:6
E, wedding	0:9
E, week	0:8
E, well	0:9
E- #2	0:7
E- ex	24:7
E- father	0:8
E- in	0:9
E- thirty	0:-2
E- twenty	0:-4
E- two	0:5
E- year	0:5
E. .	0:7 1u:-6
E. stuff	0:6 1o:-5
E@ support	0:6
E_ _	0:10
Ea #1	0:-10 2r:9
Ea ,	10:-5
Ea ^	11:5
Ea adopted	13:9
Ea am	0:9
Ea and	1l:5 24:-7 2k:-6 2x:6
Ea as	g:-6 10:-6 1x:-8
Ea at	c:-7 1x:6
Ea bought	1x:6
Ea by	0:-5 l:6 1x:6 24:-7
Ea days	24:-7
Ea does	0:5
Ea doing	0:-8 23:5
Ea drive	0:5
Ea for	2q:-7
Ea get	0:7
Ea got	0:5 e:-5 m:-8 17:-5 1x:-4
Ea had	e:-9 g:-5 19:5
Ea has	e:-7 11:-5 13:-8 2t:6
Ea have	4:-5 m:-7 19:-8
Ea having	0:3
Ea he's	0:7
Ea i'm	10:-7
Ea i've	0:8
Ea is	0:7 7:-5 12:-5
Ea like	0:9
Ea making	17:6
Ea need	0:7
Ea not	0:9
Ea of	0:6
Ea on	1y:6 24:-10
Ea opened	0:-5 1x:7
Ea renting	2d:5
Ea see	0:5
Ea she's	0:7
Ea than	2p:6
Ea that	5:5 1o:-5
Ea to	k:-7 2p:7
Ea wants	0:8
Ea with	1x:-5 2d:-7
Ea you're	0:6
Ea's ^	0:12
Eaby the	1x:10
Eace a	0:9 a:-5 11:-5
Each ,	0:12
Each i	10:-8
Each the	0:-8
Eack ,	e:8
Eack ^	0:-10 d:8 l:5 1h:7
Eack come	0:-4
Eack the	0:9
Eado in	0:10 v:-7
Eady a	0:5
Eaft ,	0:7
Eaft .	0:8
Eaft ^	0:9
Eage ,	0:11
Eage a	2d:5 2o:6
Eage my	0:6
Eage the	0:12
Eago weeks	0:10 1x:-6
Eah ^	0:8 x:-5
Eaid got	0:-7
Eaid i	0:6
Eaid is	0:7
Eaid she	0:7 e:-6
Eail ^	0:6
Eail my	0:8
Eain ^	0:11
Eain a	0:-9 16:7
Eain i	0:6
Eain in	0:12
Eain single	0:8
Eair a	0:9 11:-6
Eair but	2l:7
Eait no	0:7
Eake a	0:7
Eake i	1d:6
Ealf a	1l:6
Eali to	0:9 v:-7
Ealk ,	0:9
Ealk the	1x:6
Eall ,	15:8
Eall ^	0:9
Eall a	2o:-5
Eall at	0:7
Eall is	0:6
Eall the	1:-6
Eall we	0:8
Eam #1	24:8
Eam i	0:12 l:-10 1d:-7
Eame the	0:8
Ean ,	0:9
Ean as	0:8
Ean for	1h:5
Ean have	m:-7
Ean is	0:9
Ean to	7:6
Ean with	0:-6
Eand #1	0:8 1x:-5 24:-5
Eand #2	29:8
Eand ,	0:9
Eand -	0:7
Eand a	0:-8 10:7 11:6
Eand can't	0:8
Eand in	v:-10
Eand january	0:9
Eand me	e:-5 1x:7
Eand my	0:-4 1x:4
Eane a	10:-8 1y:7 2j:8
Eane is	0:6
Eane the	0:9
Eank ^	0:10
Eank the	0:6 1x:-5
Eant ,	m:8
Eant a	10:5 2j:-5
Eant i	0:11 k:-5
Eant is	m:8
Eapp the	0:9
Eard ,	4:-5 2o:8
Eard a	0:5 4:11
Eard the	4:-6 1n:8
Eare ,	0:9
Eare ^	0:7
Earm my	0:10
Earm the	1x:3
Ears #2	2r:-5 2x:6
Ears eight	2x:7
Ears eleven	0:-5 2x:9
Ears five	24:5
Ears for	0:8
Ears four	2x:7
Ears my	0:7
Ears two	24:-6
Eart ,	0:6
Eary a	0:7
Eary an	0:7
Eary in	p:-6 v:-5 w:-6 10:-9 1k:-7 1x:-4 24:-5 2o:9
Eas ^	0:7
Ease ^	0:7
Eask to	0:8
Eass to	2u:7
East #2	0:8
East ,	0:3
East ^	0:8
East a	0:10
East at	0:10
East my	e:5
East the	17:9
Eat good	0:-6 2w:6
Eat is	0:9
Eat up	24:8
Eat work	0:6
Eate ^	0:13
Eate a	c:6 10:-6
Eate i	0:12
Eate my	m:9
Eate the	c:-7
Eate to	10:-5
Eath the	1k:5
Eats ^	0:9
Eave i	0:10 l:-7
Eave rather	0:7
Eave we	0:10 u:-5
Eavy the	0:8
Eays ,	x:-6
Eays and	24:6
Eays is	0:6
Eays on	0:-4 l:7 r:-5 24:12
Eays these	0:7
Eays two	0:6
Eays who	0:5
Ebad not	0:7
Ebag a	0:6
Ebe to	0:5 15:-7
Ebea ^	0:6
Ebed in	0:-4
Eber #1	0:-6 1p:9 2o:6
Eber #2	1x:5
Eber ,	15:6
Eber in	6:-9 p:-8 v:-10 15:-5 1x:7 24:-5 2o:8
Ebig the	0:10
Ebit a	2x:6
Eble a	0:13
Eble are	0:8
Ebor my	0:5
Ebox a	0:7
Eboy a	1z:6
Eboy my	0:11
Ebus a	0:9
Ebus the	0:10
Ebut ,	0:6
Ebuy i	0:8 l:-5
Eby goes	0:7
Ec #1	0:6
Ecal a	0:8 10:-5
Ecan ,	0:7
Ecan ^	y:9
Ecan i	0:11
Ecan the	0:10
Ecar the	1x:7
Ecat our	1x:-6
Ecat the	13:-8
Eced knee	1x:3
Ecle ^	0:10
Ecle the	0:8
Ecm #3	0:-8 26:10
Ecme @	0:5
Ecme to	0:7
Ecom .	1u:7
Ed's ^	0:14 e:-9
Edam in	0:-4
Eday ,	l:7
Eday ^	0:6
Eday a	24:8 2o:-6
Eday first	0:5
Eday for	0:9
Eday in	0:12 v:-5 1x:-11
Eday last	0:-4 1x:6
Eday my	0:5
Eday next	0:-6 15:-6 2o:9
Eday on	l:-8 1g:-5 24:6 2o:7
Eday out	2o:8
Eday since	0:6 2o:-5
Eday the	0:7
Eday to	0:7
Edea no	0:9
Eded i	0:7 e:-6
Eded we	0:8
Edeo the	0:9
Eder a	0:2 m:8
Eder my	0:-6
Eder the	9:9
Edge a	0:7
Edge the	0:6
Edid ,	0:10
Edid ^	0:10 e:-5
Edio the	0:13
Edle the	o:8
Edly ,	0:8
Edly ^	0:5
Edo ,	0:6
Edo .	0:9
Edo ^	0:7
Edog a	0:6 13:-8
Edog our	0:8 13:-5
Edog the	13:-7 2o:5
Edow a	0:6
Ee's ,	0:9
Ee's .	0:9
Ee's ^	0:10
Ee's and	0:9
Ee's my	0:-7 l:8
Eead ^	0:6
Eead a	0:7
Eead i'm	10:7
Eeak i	0:5
Eeak to	0:7
Eeal a	0:7
Eeal the	0:8
Eeam my	0:10 1x:-6
Eean i	0:15
Eear "	0:5
Eear a	a:-5 29:8
Eear i	0:9 l:-7
Eear in	0:-5 a:9
Eear last	1x:7
Eear next	0:9 2o:-6
Eear this	2o:6
Eeat don't	0:8
Eeat no	0:10
Eece my	0:8
Eeck the	1x:6
Eeds ,	l:6
Eeed i	0:10
Eeen ,	0:-7 2:7 h:10 x:-7
Eeen ^	v:9 x:-8
Eeen a	0:12 2:-6
Eeen at	2:8 1x:-7
Eeen difference	0:5
Eeen for	1e:-14 2x:11
Eeen has	0:8
Eeen have	0:10
Eeen i've	0:7
Eeen we've	0:11
Eeep ^	x:-9
Eeep and	0:-6 r:9
Eeep to	0:9
Eeer a	11:-6 1x:9
Eeet my	0:5
Eeft ,	0:5
Eeft ^	0:10
Eeft i	1x:6
Eeks six	1x:6
Eeks three	2x:8
Eeks two	1x:-7
Eell ,	0:11
Eell .	0:7
Eell ^	0:13
Eell as	0:7
Eell don't	r:6
Eell i	o:-5
Eell just	0:5
Eell to	0:11
Eelp .	0:6
Eely ,	0:7
Eend ,	0:11
Eend ^	0:7
Eend a	10:5 2r:-6 2t:7
Eend i	l:6
Eend my	0:10
Eend the	0:6
Eent #2	24:5
Eent ,	0:12
Eent ^	0:9
Eent a	10:-10 11:-5 1h:7 1x:6 2d:6
Eent an	0:-6 11:10
Eent for	0:11
Eent i	e:-4
Eent that	0:11
Eent the	0:8 1:-6
Eent to	0:10 k:-5 u:-6
Eent we	0:-8 e:7 u:9
Eeps ,	o:7
Eere ,	0:8
Eere is	0:7
Eers ,	0:11
Eers ^	0:-6 1:11 i:8 t:-6 x:-7
Eers and	0:7
Eers for	0:13
Eers the	0:8
Eers two	2m:-7 2x:5
Eers with	0:-4 t:8
Eert ^	0:6
Eery ,	0:14 12:-7
Eery ^	0:10 x:-6
Eery at	0:9
Eery mass	24:7
Eery me	0:-6
Eery you	x:8
Eese and	0:-7
Eess ^	x:9
Eess a	11:11
Eess my	0:8
Eess the	0:7
Eest ,	0:9
Eest ^	0:8
Eest a	11:7
Eest be	0:7
Eest my	g:-6
Eest the	0:12
Eets ^	0:9
Eeve don't	0:6
Eex my	0:10
Eext ^	0:6
Ef #2	0:9
Efee my	t:5
Efer i	0:11
Efix ,	0:7
Efix ^	0:6
Efor apply	0:5
Efor coming	2o:5
Efor one	0:7
Efus put	0:7 x:-6
Eg's ^	0:7
Eg's the	2o:-6
Egan a	0:9
Egan is	0:-5 8:6
Eged ^	a:9
Eged got	e:-8
Eger a	2s:7
Eger no	0:12
Eget can't	0:5
Eget to	0:7
Eght ,	0:10 2:6 e:-7
Eght ^	x:-5 15:7
Eght a	k:-7 1f:7 1n:-5 23:5
Eght at	c:-8 24:6
Eght i	0:9
Eght last	0:10
Eght me	0:8
Eght the	0:-8 1x:6
Egic is	0:9
Egle a	0:7
Egle every	0:13
Egot ,	0:7
Egot i	1x:-6
Egot i've	0:10
Egot we	1x:-7
Eguy the	0:5
Eh's ^	0:12
Ehad we	0:8
Ehan ^	0:11 x:-8
Ehan better	0:6
Ehan more	0:6
Ehas ,	1a:6
Ehas and	0:6
Ehat ,	0:7
Ehat ^	0:6
Ehat is	0:7
Ehat of	0:6
Ehat on	0:6
Ehe ,	0:7
Ehe .	0:11
Ehe ^	0:4
Ehe and	0:10
Ehed ^	e:10
Ehed i	0:10
Ehem of	2r:9
Ehen ,	15:9
Ehen the	0:4
Eher ,	10:-7 1a:7
Eher .	0:8
Eher ^	0:9 19:-5
Eher a	0:-7
Eher every	0:-6 24:7
Eher for	0:6
Eher got	e:-9
Eher had	0:-7
Eher his	0:7
Eher i'd	0:6
Eher my	1x:5
Eher the	0:14 1x:-7
Eher with	0:6 24:-6
Ehes ,	0:12
Ehes and	0:16 10:-6
Ehes the	0:-7 m:9 24:8
Ehew my	0:10
Ehey ,	0:8
Ehey and	0:6
Ehi ^	0:9
Ehip my	a:-5 w:-5 1x:-8
Ehis ^	0:8
Ehis and	0:11
Ehis broke	1x:-6
Ehis for	0:8
Ehis in	24:5
Ehis me	0:10
Ehis passed	0:-10 18:-7
Ehis to	0:7
Ehis with	0:6
Ehma has	m:11
Ehol drink	0:-5
Ehon half	0:7
Ehon the	0:9
Ehop the	0:10
Ehow ,	0:6
Ehow ^	0:6
Ehts of	0:9
Ei .	0:7
Ei ^	0:7 e:-10
Ei and	0:9
Ei do	0:6
Ei since	e:-6
Ei so	e:5
Ei that	0:7
Ei when	1x:6
Ei'd ^	0:5
Ei'm ^	0:6 l:-5
Ei'm and	0:11 2o:-6
Eian an	10:11
Eian i'm	0:-16 d:12 x:-11 1b:-7
Eian is	x:-5 y:7 1b:-7
Eian the	8:7
Eice ^	0:11 x:-7
Eice is	0:11
Eice the	0:-7
Eich ,	0:7
Eich .	0:6
Eich ^	0:7
Eick i	l:6
Eics the	0:6
Eict a	0:7
Eide the	0:6
Eids ^	0:8
Eids the	0:4
Eids two	0:8
Eids with	0:-4
Eied ^	0:10 e:-8 1a:-10
Eied been	1x:-5
Eied get	0:9
Eied got	1a:-12
Eied i	0:9
Eied i'm	1a:9
Eier a	0:-9 j:-7 12:8 2l:7
Eies ^	0:7
Eies no	0:9
Eies the	0:12
Eiet a	0:8
Eif ,	0:5
Eif ^	0:6
Eife my	0:7
Eift ,	0:6
Eift a	24:5
Eigh i	0:6
Eike my	11:7 1h:-12
Eike the	0:-4
Eill ,	0:8
Eill ^	0:10
Eill a	0:-8 10:6 2j:-5
Eill and	0:10
Eill i	0:8
Eill it	0:-6 m:6
Eils my	0:-6 24:8
Eily a	0:7
Eim ^	0:6
Eim and	0:6
Eime on	0:5
Ein #2	0:7
Ein ,	0:6
Ein believe	0:8 5:-7
Ein born	0:7
Ein died	0:6
Ein father	0:5
Ein flat	2d:-5
Ein is	0:9
Ein live	0:8
Ein lives	0:4
Ein living	0:3 1e:-5
Ein moved	u:-7 1x:7
Ein out	0:6
Ein put	0:-6 1x:7
Ein retiring	0:-7 2o:6
Ein stays	0:6
Ein us	0:-7 2d:7
Ein was	1x:-5
Ein we're	0:6
Eina in	v:-5
Eind my	0:6
Eine ,	0:7
Eine ^	0:14
Eine is	m:-5
Eine the	0:11
Eing ,	e:-8 k:-4 l:-4 m:-4 u:-6 w:-5 x:4 15:7 2o:-10
Eing .	1a:6
Eing ^	1:-6 4:-5 6:-7 e:-11 k:-8 l:8 m:-5 x:-9 10:-5 19:-6
Eing a	a:-6 o:9 10:-9 17:-9 1h:-8 1v:-6 23:-6 24:-5 2p:-7
Eing after	0:8
Eing always	0:8
Eing am	m:-5 17:5 1a:-8
Eing are	0:-5 15:10 1a:-8
Eing at	0:-8 2w:6
Eing be	l:-5
Eing been	0:4 8:-6 1a:-7 1e:-5 1x:-5
Eing before	0:19 23:-6
Eing does	0:-8
Eing every	24:8
Eing for	0:10
Eing good	0:10
Eing her	25:7
Eing i'm	0:5 e:-5 l:-6 m:-8 12:-6 1a:-5
Eing im	0:9
Eing in	0:-8 10:7
Eing is	2:-4 5:-5 l:-8 o:-5 x:-5 17:-7 2o:-10
Eing it's	0:11
Eing just	0:8
Eing keeps	0:10
Eing last	0:7
Eing me	0:13
Eing now	0:13
Eing of	i:10 k:5 o:-10 24:-5
Eing on	m:-5
Eing quit	l:11 o:-6 1x:-5
Eing she's	0:6 l:-5 u:-5 10:10 12:-9 2d:-7
Eing since	2x:6
Eing so	0:14
Eing started	m:-7 1x:6
Eing still	m:13
Eing stop	15:-8
Eing stopped	0:-5 l:13 o:-5
Eing the	0:7 e:-6 15:-9 1g:9 2o:8
Eing they're	0:6
Eing this	0:10
Eing to	15:-6 1f:5 24:-5
Eing up	l:8 o:-8
Eing usually	0:12
Eing was	0:18 10:-5
Eing we're	e:-5 l:-5 o:-6
Eing without	0:11
Eing worth	0:9
Eink don't	l:6
Eink the	l:-6 24:8
Eint a	12:-5
Eion in	1g:7
Eion on	10:10 1g:-9
Eion the	2o:-6
Eior a	0:-11 a:9 2s:7
Eior to	0:-7 10:8
Eips ,	15:7
Eird a	0:11
Eire a	0:9
Eirl a	j:8 10:-5 1z:-5
Eirs the	0:9
Eis ,	e:7
Eis birthday	0:7
Eis brother	0:6
Eise ^	0:6 x:-7
Eise to	v:6
Eish ,	w:-6
Eish ^	3:-5 d:-5
Eish a	24:9 2j:-6
Eish in	0:9 r:-5 y:-5
Eish my	s:-7
Eish the	1:5 y:-6
Eist my	10:7 1x:6
Eist the	i:8
Eit .	0:6
Eit keep	2a:5
Eit of	0:4
Eite ,	0:9
Eite .	0:7
Eite ^	0:7
Eite a	0:11
Eite my	0:9
Eith ,	0:5
Eith in	v:-11
Eith living	0:-7 2d:10
Eith up	0:9
Eits and	15:6
Eity a	0:7
Eive ,	0:11
Eive .	0:10
Eive ^	x:8
Eive a	12:-7
Eive i	0:10
Eive is	2:-5 x:7
Eive the	0:9
Eive they	0:7
Eive to	k:-5 1d:11 2q:7
Eiya ^	0:4
Ejob a	0:10
Ejob my	1x:7
Ek #2	29:8 2r:-8
Ek #3	0:8 24:-7
Eked ^	e:-7 f:9
Eked a	0:8
Eked are	0:7
Eked i	l:7
Eken is	0:14
Eker a	11:8
Eker my	0:5
Ekes he	0:12
Ekes that	0:8
Eket a	0:7
Ekid a	1z:-5
Ekup a	0:8
El's ^	0:10
Elan meal	0:6
Elat the	1x:6
Elay ^	0:9
Eled ^	0:-8 e:12
Eled and	0:6
Eled is	0:11
Eleo a	0:6
Eler the	11:10 1x:-6
Elet a	0:5
Elet no	2a:10
Elet the	0:13
Eley in	v:7
Elin ^	0:-13 3:12
Elin in	1g:8 2o:-6
Elin on	25:5 2o:-6
Elin to	0:6 v:-7
Elks who	0:-5 l:6
Ella a	0:12
Ella the	0:7
Elly ,	0:14
Elly ^	0:10
Elly i	0:10
Elly i'm	0:11
Elly is	0:7
Elos #2	0:-8 31:11
Elot a	k:5
Elow ^	v:-5
Elow a	p:8
Elso ,	0:5
Elso ^	0:6
Em #2	0:12
Em's ^	0:8
Em's my	0:8
Emam ^	0:7
Eman a	0:-6 j:14 22:8
Eman the	0:13
Emar the	0:7
Emas at	2o:6
Emay in	v:-10
Emay since	0:8
Eme ^	0:7
Eme at	0:5
Eme call	0:8
Eme for	2a:6
Eme give	0:5
Eme help	0:5
Eme just	2d:5
Eme taught	0:8
Eme teach	0:7
Eme to	0:7
Eme with	1x:8
Emer a	1f:7
Emer the	0:5 23:7
Emes three	24:6
Emom my	2d:6
Emr ,	0:-8 x:8
Emum ^	0:8
Emy ,	0:9
Emy .	0:10
Emy ^	0:7
Emy at	0:9
Emy before	0:7 23:-5
Emy from	0:7 1x:-5
Emy had	0:-6 1x:6
Emy is	0:10
Emy of	0:6
Emy on	2r:5
Emy sold	1x:-9
Emy was	0:8
Emy with	2d:6 2o:-5
En's ^	0:-2 m:5
En's a	0:-5 17:6
En's my	0:7
En't ,	0:9
En't i	0:8
Enah ^	0:12
Enal ^	m:7
Enal a	11:7
Enal the	18:7
Ence ,	0:9
Ence ^	0:8
Ence a	0:8
Ence ever	0:10
Ence no	11:9 2l:8
Ence of	0:8
Ends ,	0:17
Ends my	0:12
Ened ^	0:12 e:-10
Ened i	e:-10 1x:7
Ened never	0:10
Ener a	12:10
Enes have	0:-8 m:11
Enew ,	0:9
Enew ^	0:9
Enew my	0:7
Enew the	0:2
Enew to	0:8
Eney a	10:-9
Eney the	0:8
Engs ,	l:-5 24:6
Enic the	2o:5
Enks ,	0:8
Enly ,	0:9
Enly i	0:7 l:-5
Enly the	0:8
Eno ^	r:5
Eno has	12:7
Eno have	0:7 m:-6
Eno says	0:7
Enot ,	2a:9
Enot i'm	0:6
Enot is	0:6
Enot it's	0:7
Enow ,	0:10
Enow i	0:5
Enth a	24:8
Enth last	0:7
Enth this	0:7
Ento got	1x:8
Ento moved	0:7 1x:-5
Ents ,	k:6
Ents ^	0:13
Ents and	0:7
Ents the	0:-6 2a:8
Enty the	0:-5 c:5
Enut a	0:13
Eoat a	0:7 1x:-9 23:9
Eock a	0:5
Eody ,	0:9
Eody ^	0:7
Eody and	0:5
Eoes ,	0:13
Eoes ^	0:8
Eof ,	0:9
Eof all	0:7
Eof as	0:7 2o:-6
Eof bag	0:5
Eof friend	0:8
Eof out	1x:6
Eof part	0:6
Eof scared	0:10
Eof terrified	0:6
Eof th	0:-7
Eof years	0:7
Eoff gone	0:9
Eoff it	0:7
Eoh ^	0:6
Eok ^	0:7
Eoke ,	x:5
Eoke ^	0:-7 e:7 o:9 t:-6 x:-8
Eold ,	0:10 e:-5
Eold -	0:6
Eold ^	e:-11 t:7
Eold an	t:-7
Eold my	0:7
Eold our	0:7
Eole a	0:-3
Eole the	0:6
Eome ,	0:10
Eome ^	0:10
Eome at	0:7
Eome in	0:8
Eome is	0:6
Eome to	0:5
Eon #1	2r:-6
Eon #2	0:-4
Eon ^	0:10
Eon back	0:7
Eon been	0:-3
Eon down	0:6
Eon i'm	15:-6
Eon is	0:-4 1x:6
Eon k	0:7
Eon me	0:7
Eon up	0:8 24:-6
Eond a	1h:-7 1x:6
Eond the	0:8
Eone ,	0:7 x:6 1e:-5
Eone .	0:-6 7:6
Eone ^	0:6 19:-6
Eone a	2:10
Eone has	0:8
Eone in	1x:-6
Eone is	e:7
Eone lives	0:-5 u:8 2d:6
Eone new	0:9 7:-6
Eone that	0:5
Eone the	0:10 7:-5 9:9
Eone with	0:6
Eong ,	0:4
Eong how	0:7
Eons ,	0:14
Eons the	0:10
Eons three	0:7
Eont ,	r:5
Eont the	0:9
Eood ,	0:10
Eood ^	c:7
Eood a	11:5
Eood for	2o:6
Eood my	0:9
Eook ^	1g:6
Eook a	17:10 2q:-10
Eook to	0:10
Eool a	10:7 1h:-5
Eool high	2v:-6
Eoom a	u:6
Eoom one	0:7
Eoon the	15:8
Eoor next	0:8
Eoor the	c:9 x:-7
Eops ^	0:10
Eord ^	0:7
Eord a	0:11
Eord friend's	0:5
Eore ,	0:9
Eore any	0:8
Eore no	0:9
Eorg .	0:4
Eork ^	v:11
Eork at	0:9
Eork from	c:-6 v:-8
Eork my	19:6
Eork to	l:-6 24:8
Eorm the	u:6
Eorn was	1x:-6
Eort a	0:9
Eort answers	r:6
Eort it	0:-5 2a:5
Eort the	0:-5 c:10
Eose ^	m:-9 x:8
Eoss my	0:9
Eoss the	0:14
Eost we	1x:6
Eoth ,	0:11
Eour ,	0:9 l:-8
Eour ^	u:6 x:-5
Eour all	0:7
Eour an	29:6
Eour and	0:6
Eour at	0:6
Eour for	1e:-10
Eour our	0:5
Eour with	2d:11
Eous a	0:6 10:-5
Eout teeth	0:-5 1x:9
Eove i	0:8
Eove the	0:9
Eowl night	0:-5 2y:8
Eown in	0:13 v:-6
Eown my	1x:-6 23:7
Eown to	k:8
Epan one	0:6
Eped ,	0:9
Eped i	l:-6
Eper ,	12:6
Eper a	0:-8
Eper on	0:12
Eper the	0:14
Epio ^	0:-6 1j:7
Eple .	0:-9 1u:11
Eple @	b:-5
Eput ,	0:6
Eput ^	l:5
Eput i	0:5
Er's ,	0:8
Er's ^	a:6 e:-5
Er's my	0:10
Er's the	0:-5 1t:9 1x:5
Erch in	p:-5 v:-7 15:7
Erch the	1:5
Erch to	0:-7
Ered ^	10:-5
Ered a	m:9 u:-5
Ered i	10:8
Ered i'm	0:9
Ered is	10:7
Eree ,	2:-6
Eree ^	3:6
Eree for	2:-5
Eree i'm	0:11
Eree the	0:13
Eren the	0:7
Ergo a	0:8 1j:6
Erom is	0:6
Erom switched	0:6
Erry ,	0:10
Erry ^	0:11
Erry a	0:-5
Erry i	0:9
Erry the	0:6
Erse a	1x:-6
Erse of	0:9
Erse the	1x:8
Erst my	0:-5 1x:6
Erst test	0:9 1x:-6 2r:-7
Erst the	0:6 2r:-5
Erth ,	v:10 x:-5
Erty at	c:-5 1e:-5
Erty for	0:7
Esay to	0:7
Esed ,	2r:7
Esed ^	0:9
Esed be	0:7
Esed dad	e:11
Esed i	0:10 e:-6
Esed was	0:6 10:-5
Esee to	l:-6 24:-5
Eses ,	v:6
Eses he	0:-8 l:11
Eshe .	0:6
Eshe and	0:13 2d:-5
Esir dear	0:7
Esit a	0:13
Esit to	0:6
Esix a	0:8
Esix at	24:7
Esix for	0:8
Esix is	m:-5
Eso ,	0:7
Eson a	1o:6 1z:6
Eson my	0:7
Et's ,	0:9
Et's ^	0:7
Etal the	17:7
Etch a	7:-5 2k:6
Etch i	0:-5 l:8
Etch the	y:7
Etch to	0:10
Eted ,	e:-8 w:7
Eted ^	e:-9 1a:12
Eted he	0:6
Eted i	0:-4 l:-6 1a:6
Eted was	1x:6
Eted we	u:5
Eten ,	0:11
Eten a	0:12
Eter ,	0:13
Eter ^	h:-8 t:8 x:-5 15:10
Eter a	0:-6 a:-5 m:-6 13:10 23:6 25:7
Eter in	v:8
Eter is	0:12
Eter last	0:8
Eter me	0:7 z:-7
Eter my	a:8 11:-5 1h:5 24:-6
Eter on	0:7
Eter one	0:-10 1z:11
Eter the	13:10 1h:-7 1x:-7 2k:8
Etes #2	2r:9
Etes ,	0:15
Etes and	0:8
Etes my	0:9
Etes two	1z:-6 2s:10
Ethe .	0:8
Ethe :	0:6
Ethe ^	0:5 1:-5 h:-7 1h:6
Ethe about	0:8
Ethe after	0:8
Ethe and	0:7 15:-8
Ethe at	c:-6 l:-9 1c:-6 2q:-5
Ethe before	0:9 23:-8
Ethe changed	0:7
Ethe did	0:6
Ethe do	0:-10 27:6
Ethe dropped	k:5
Ethe explain	0:5
Ethe finished	a:8
Ethe for	15:-11 2o:6
Ethe from	20:6 2o:-5
Ethe got	0:-5 1x:6
Ethe half	0:7
Ethe has	0:6 e:-5
Ethe i'm	0:9
Ethe in	a:-5 15:-7 2a:-7 2o:-4 2q:-7
Ethe is	0:12
Ethe joined	0:7
Ethe learn	23:6
Ethe left	1:-8 c:-5
Ethe me	0:6
Ethe not	0:9
Ethe of	1:-8 9:-7
Ethe on	l:-6 1h:-5 2o:7 2r:-6
Ethe passed	1x:-8
Ethe quit	l:-10
Ethe ran	1x:8
Ethe replaced	0:8
Ethe see	0:-5
Ethe since	0:7
Ethe skip	2a:6
Ethe so	0:7
Ethe take	0:-7
Ethe to	0:8 l:-9 15:-8 23:-5 24:6 2o:-4
Ethe took	1x:4
Ethe up	1x:-5
Ethe walk	24:10
Ethe when	0:7 24:-5
Ethe with	1:-7
Ethe you're	0:8
Etle ,	0:7
Etle a	u:5 23:-7 2p:-6
Etly ,	0:10
Etly ^	0:9
Eto back	1x:-5
Eto been	1y:7
Eto get	23:-6
Eto going	15:4
Eto had	0:10
Eto is	23:-5
Eto like	0:7
Eto me	0:6
Eto monday	0:6
Eto trying	0:5
Eto used	0:8 l:-6
Eto walk	0:8
Eto want	k:-11
Etom ^	0:7
Eton in	p:-5
Eton to	0:8 v:-6 1c:7
Etop please	0:6
Etor a	0:10
Etor my	0:8
Etro ^	0:-10 t:8
Etry the	2o:-8
Etta i	0:6
Ette a	1h:7
Etv on	0:8
Etwo ,	2:-4 g:5
Etwo ^	f:-5 l:-6 19:7
Etwo a	0:9
Etwo for	1e:6
Etwo has	0:7
Etwo have	0:-6 g:7
Etwo in	0:10 1x:-9
Etwo is	n:6
Eual a	0:-6 1d:8
Euch too	0:6
Euck a	0:3
Eude a	0:5
Eugh ,	0:8
Eugh ^	0:9
Euit ^	r:-5
Euit and	x:6
Euit i	0:9 e:-6
Euld ,	0:10
Euld i	0:8
Euly in	1x:-5
Eune of	2o:8
Eung a	0:5 7:6 1x:-6
Eunt my	2d:5
Eup ^	0:-6 l:5
Eup broke	1x:11
Eup ended	0:5 24:-5
Eup gave	0:10
Eup get	l:-6
Eup grew	0:8
Eup picked	0:6
Eup split	1x:-6 2t:7
Eup took	0:7
Eure the	0:9
Euro #2	0:7
Eus of	24:-7
Eus with	2d:6
Euse ,	0:10
Euse ^	0:10 r:-6
Euse a	0:10
Euse i	0:7
Euse the	1x:6
Eust ,	15:10
Eust ^	0:10 e:-5
Eust and	0:8
Eust has	0:9
Eust in	v:-6
Eust since	1e:7
Eust the	0:6
Eust we	0:7
Eute my	0:9
Eute the	0:11
Euum the	0:-12 9:5 i:7
Evan a	k:6 11:7
Evan the	0:-5
Eved and	0:10
Eved has	0:-7 f:6
Eved i	e:6
Eved we	0:-5 e:7
Ever ,	x:-7
Ever and	0:9
Ever bus	2j:6
Ever have	0:9
Ever i	0:11
Ever i've	0:7
Ever in	0:-4 v:5
Ever the	0:10
Ever to	1x:5
Eves ,	0:13
Eves and	0:8 u:-7
Eves he	10:8
Eves she	0:12 l:-8
Eves with	0:7
Evet ,	0:8
Evet the	0:5
Ewas ,	0:6
Ewas ^	0:10
Ewas she	0:6
Eway in	2o:7
Eway passed	0:-5 1x:10
Ewe ,	0:9
Ewe ^	0:8
Ewer a	1a:8
Ewer the	0:6
Ewho ,	0:9
Ewho ^	0:5
Ewhy ,	0:7
Ewhy ^	0:9
Ewon i	18:5
Ey's ^	4:9
Ey's my	11:7
Eyed ^	10:8
Eyer a	0:10 10:-9
Eyer the	0:11
Eyes said	1x:6
Eyou ,	0:6
Eyou ^	0:9
Eyou have	0:7
M! !	i:-5 j:7 o:-5 1v:-6 1x:10 2r:7
M! $	0:16 x:-5
M! what	1t:9
M" $	0:11
M" in	0:9
M#1 '	0:8
M#1 ,	7:-8 m:-6 n:-5 18:-6 1p:-9 24:-6 26:6 2o:-8 31:6
M#1 am	24:7
M#1 and	1x:-7
M#1 c	0:6
M#1 in	m:-6 10:-6 18:10 2r:-5
M#1 on	18:-6 25:6 2r:-5
M#2 $	0:14 7:-8 2o:-7
M#2 ,	1q:6 24:-6 2r:-5
M#2 -	0:5
M#2 .	7:6
M#2 and	e:7 26:6
M#2 in	18:6 1x:-5
M#2 k	18:-5 29:6
M#2 kg	0:11
M#2 kilos	0:7
M#2 last	7:6 1q:-5
M#2 people	0:9
M#2 year	0:8
M#2 years	1a:7
M#3 #3	0:5
M#3 #4	0:8
M#3 ,	0:13
M#3 -	14:-7
M#3 k	0:6 24:-7
M#3 words	0:6
M#4 ,	23:5 2k:-5 2x:-5
M#4 .	1e:-6 1x:-8 24:-6 2k:8 2n:5
M#4 now	0:5
M$ $	0:7 3:-12 4:-10 5:-7 7:-7 8:-3 d:-7 e:-5 i:-6 k:-10 n:-4 o:-12 p:-8 q:-6 s:-5 u:-4 w:-5 y:-9 10:-8 12:-8 1b:-14 1c:-5 1d:-6 1g:-4 1x:-4 1z:-6 27:-6 29:-8 2a:6 2d:5 2e:6 2g:-5 2m:8 2o:8 2q:-8 2r:-4 30:-7 31:-5
M' #1	0:-7 n:11
M) $	0:8
M, "	0:7
M, #1	0:9 15:10 24:-5
M, #2	2:-14 c:-5 g:-6 p:-4 s:-6 t:-4 v:8 10:8 15:-6 19:-7 1a:-5 1g:-6 2g:-5 2m:8 2o:-4
M, #3	1x:9
M, #4	v:-8 x:-6 1h:12 30:5
M, a	0:9 2:8 8:5 o:-7 v:-6 10:-6 19:-8 1x:-11 2m:-5
M, also	0:11
M, always	0:-8 c:-5 12:12 2l:-10
M, an	7:-7 10:-8 1h:8
M, and	1:-5 3:-5 6:-4 7:-5 8:5 a:-8 g:-7 l:-6 n:-7 p:-10 t:-5 v:-8 y:-6 z:-5 11:-7 13:-8 15:-6 18:-5 1b:-6 1c:-8 1e:-5 1f:-5 1g:-6 1h:-5 1o:-5 1v:-3 1y:5 26:-6 2a:-7 2f:-5 2j:7 2k:-3 2m:-8 2s:10 2w:8 2x:-5
M, any	h:-6 m:-5 v:8 1v:7 2a:-5
M, are	0:7 x:-6
M, asking	0:10
M, at	1m:8 25:-8 2t:7
M, back	2o:6
M, be	0:8
M, because	0:7
M, before	j:13
M, best	v:-10 10:-6 2j:7
M, both	0:-6 1z:8 31:7
M, but	5:8 e:7 i:-4 m:-6 t:-5 u:-7 v:-5 x:-5 10:-5 11:-6 1d:-5 1g:-5 1y:5 24:-5 27:5 2d:-5
M, can	l:8 m:-5 t:-6 v:-6 10:-5 1d:-5 1e:6 29:7 2k:-8 2x:5
M, cheap	h:11 t:-5
M, cheaper	h:-5 15:13
M, cheapest	0:-4
M, could	m:8 v:-7 w:7 2w:8
M, day	l:10 24:7
M, did	0:8
M, do	d:-5 e:-6 p:-5 1g:6 1x:-10 24:7 2j:-7 2o:6
M, does	0:-5 v:6 1a:-5 1h:8 1m:9
M, don't	v:7 23:5
M, everybody	z:9
M, explain	0:12
M, finally	0:-7 u:8 18:9 1x:-10 1z:6
M, first	2:9 1c:9
M, fix	13:8
M, for	1j:7
M, found	u:-7 1m:7
M, gift	e:-5 t:12 1x:6
M, give	3:5 20:6
M, god	0:8 1:8
M, good	0:6
M, got	e:-10
M, has	0:-5 2:7 x:11 13:-7 15:-5 1t:7
M, he	0:-4 e:9 1c:-5 1e:-5 1x:-7
M, he's	8:-7 d:10 e:-6 p:-5 x:10 y:-9 10:-5 1b:-6 25:7 2v:8
M, help	v:9 1g:-6 1o:6 1x:6 2p:-5
M, how	1:-5 3:-5 8:-5 9:-5 a:6 c:-6 g:-6 h:-4 i:-5 k:-5 l:-5 o:-5 p:-4 q:-6 r:-5 t:-6 u:-5 v:-7 w:-6 x:-9 y:-6 z:-5 10:-6 11:-8 15:-7 17:-5 18:-5 19:-5 1a:-5 1b:-5 1c:-7 1d:-5 1e:-5 1t:-7 2a:-7 2f:6 2o:5 2q:-6 2r:-8 2v:-6 2x:4
M, i	0:6 2:-4 3:-7 c:-6 d:-6 h:-5 o:-6 p:-5 r:5 s:-6 t:-11 x:-13 y:-6 15:-5 18:-7 1h:-5 24:-10 2g:-6 2o:-6 31:5
M, i'm	0:11 1:-4 2:7 4:-5 h:-5 l:-5 m:-8 u:-5 v:-5 x:-13 19:-4 1d:-5
M, ideas	2o:9
M, if	1:8
M, im	0:6 r:7 2a:-7
M, in	c:7 25:-9 28:6
M, is	2:-15 3:-8 4:-5 6:-5 7:-12 8:-6 9:-5 a:-5 c:-5 e:-4 g:-6 i:-5 j:-5 k:-4 l:-6 m:-7 o:-6 q:-5 t:-6 u:-5 v:-5 w:-5 x:11 y:-9 z:-5 10:-4 11:-4 12:-5 13:-6 14:-7 15:-7 19:-7 1a:-6 1e:-4 1g:-6 1i:-4 1q:5 1x:-7 2a:-5 2d:-4 2g:8 2j:-8 2v:-6 2x:-7 2z:9
M, it	1d:6 2a:6
M, it's	3:8 h:10 l:-7 m:-5 x:-5 15:8 1h:-6 24:-8 2a:-6 30:6
M, its	2o:9
M, just	2:7 o:-6
M, keeps	0:9
M, kindly	0:-9 c:-6 1c:7 25:6
M, last	0:-10 1x:7
M, left	0:10 x:-8 10:-7
M, like	0:-5 k:7 t:8
M, make	h:10 2j:-5 2o:7
M, me	0:-13 17:9 1x:6 2d:6
M, mostly	o:6
M, mr	0:7
M, my	0:8 9:-5 h:-8 p:4 t:-5 v:-6 z:-7 19:-5 1b:-5 1h:-4 1k:9 1v:-5 1z:-12 20:-5 21:5 2o:-7
M, need	4:6 x:-6 2g:6
M, needs	0:-8 1k:9
M, no	l:-8 m:-10 r:-6 u:-6 x:-5 10:-7 1a:9 1d:8 1x:-5 2a:8 2x:-5
M, not	0:6 2:-5 7:-5 8:-11 c:-6 j:-7 o:-5 t:-4 x:-12 1d:-6 1h:-5 1k:9 1p:8 2a:7
M, nothing	0:6
M, now	4:-8 c:-7 p:-5 s:-5 u:-7 v:-7 1h:-5 1x:5 2i:8 2o:-7
M, of	2:-9 h:10 x:-7 20:7
M, on	7:9
M, one	0:8 3:-6 l:9 x:-11
M, only	13:7
M, or	0:9
M, our	x:-5 2g:10
M, please	2:8 10:6
M, put	0:-8 v:-8 x:-8
M, recommend	20:9
M, right	0:9
M, same	1p:8
M, says	0:9
M, she	e:10 10:-8 1x:-6 2g:7
M, she's	0:-6 2:9 x:14 1x:12 2e:-5
M, should	2:6 2w:6
M, six	l:7 v:-5
M, size	1i:6
M, so	1:-6 2:-12 4:-6 5:-4 6:-6 a:-7 c:-4 d:-8 e:-9 g:-7 h:-6 q:-5 t:-9 u:-5 x:-5 z:-5 10:-7 13:-5 15:-9 17:-6 19:-6 1a:-5 1e:-5 1h:-5 1m:-8 1y:-4 26:5 27:-8 2a:-5 2d:-4 2g:-8 2p:7 2q:-7 2r:6 2v:-7 2w:-5 2y:-11
M, sold	2k:6
M, still	0:-5 18:7 1k:6 1x:-9 25:8
M, suggest	0:-7 1k:10 2o:6
M, thanks	0:13
M, that	x:9
M, that's	g:6 x:-9 15:-7 1h:-6 1x:-6 23:7
M, the	3:-5 4:-5 9:-9 h:-6 i:-5 l:-6 m:-6 t:9 v:-10 x:9 z:-7 10:-6 11:-4 12:-6 19:9 1a:-5 1b:-6 1d:-7 1k:-5 1p:-5 1s:-5 1z:7 2o:-13 2q:6 2v:-5
M, they	0:-5
M, three	24:-6 2c:6
M, tips	2o:7
M, tom	0:7
M, too	1k:8 2k:-5
M, two	0:9 x:-6 2f:6 2j:-7
M, vet	0:17
M, want	p:6 1v:8 2x:-5
M, was	x:8
M, we	2:-5 1c:-6 1h:9 2t:8
M, we're	0:-8 l:-5 u:6 1x:9
M, well	0:-6 t:9 1z:5
M, what	1:-5 8:-12 9:-9 h:-5 i:-6 l:-6 o:-6 s:-5 t:-6 u:-5 y:-5 z:-6 10:-5 12:-7 15:-6 19:-6 1b:-5 1e:-7 1g:-6 1h:-5 1n:6 1o:-5 1v:-8 1x:-3 1z:-6 25:7 26:-6 2a:-5 2h:6 2j:-11 2k:-5 2r:-8 2u:6 31:8
M, what's	0:9 d:-6 s:-7 2t:6
M, whats	3:7 v:8 24:-5
M, when	0:11 24:-9
M, where	v:4 x:-5 1g:9
M, which	p:-6 v:-11 w:-4 18:-5 1d:7 1l:7 1n:10 24:6 2t:7
M, who	g:-5 19:9 1x:-5
M, why	0:9
M, will	0:-8 4:7 v:7
M, with	x:10
M, would	0:11 p:-7 v:-9
M, write	l:7 1s:7 23:-7
M, wrong	0:7
M, you	0:14
M- #1	0:8
M- #3	14:9
M- #4	14:-8
M- laws	2d:8
M- year	0:7 2:-9
M. "	0:18 10:-8
M. $	1:-5 2:7 c:-6 d:-3 e:-6 l:-6 n:-5 u:-5 11:-4 12:-5 15:-4 19:-5 1a:-6 1c:-6 1h:-12 1k:8 1n:11 1s:-6 1y:12 24:11 29:-5 2e:-8 2k:-9 2p:-7 2r:10 2w:-5
M. .	8:11 m:-6 1u:-5 1x:6 24:-5
M. any	2c:7
M. anyway	0:8
M. are	k:-7 23:8
M. can	2:-5 e:9
M. does	0:13 o:-6 x:-10
M. draft	0:8
M. example	b:-5 1u:6
M. give	0:6 1d:7
M. he	x:6 13:-7 2m:6
M. he's	0:-4 15:-5 24:8
M. help	2f:10
M. how	2:-5 e:-5 q:6 1i:-6 1x:-7 2a:8 2f:8 2p:7
M. i	4:7 8:-6 9:-7 d:-7 e:10 g:-7 i:-6 l:-5 o:-7 r:-10 t:-5 v:-9 x:-2 z:-6 10:-5 11:-6 12:-5 1d:-6 23:6 24:7 25:-9 26:8 2a:-3 2k:-5
M. i'm	10:-5 24:-7
M. in	0:12 1x:-5
M. is	2:8 o:-5 t:-5 1c:-6 2k:8 2o:6
M. it	12:7
M. my	0:5 2:-8 3:-5 e:-6 j:-6 l:-5 o:-6 p:-5 t:-5 x:-6 12:-9 1a:-5 1d:-5 1w:9 24:-9 2l:7 2p:-4 30:8
M. need	0:-5 1x:12
M. no	0:-7 27:9 2a:5
M. org	0:8
M. she	0:-9 a:-5 c:-6 v:-4 x:11 10:8 12:-6 1v:7 1x:12
M. she's	13:-8
M. the	2:9 v:8
M. we	0:-6 g:-6
M. what	2:-5 4:-6 9:-5 i:-5 v:6 10:-5 11:-5 12:-5 24:-7 2d:-8
M. what's	1i:-5 2k:11
M. whats	2a:6
M. when	2o:-6 31:9
M. where	0:5
M. which	0:7
M. write	1g:6
M: "	0:6
M: the	0:9
M; i	0:-11 9:9
M; what	0:-4 21:6
M? $	0:14 8:-8 c:-7 m:-10 o:-8 v:-11 x:-9 10:-7 1b:-6 23:-6 2p:-5
M? ?	0:-7 11:9 13:8
M@ acme	0:7
M@ example	b:-9 1u:9
M_ _	0:9 23:-5
Ma #1	0:-7
Ma #2	7:8
Ma #4	0:7
Ma bakery	0:6
Ma big	0:-6
Ma bike	0:-6
Ma bit	2x:5
Ma boat	0:7 e:-5
Ma bus	0:9
Ma cat	0:7
Ma day	l:-6 24:9
Ma fortnight	1v:5
Ma good	0:6
Ma half	0:-7 1l:5
Ma house	0:9
Ma leo	0:-7 1a:7
Ma little	k:-5 1d:11
Ma man	0:7
Ma master	0:-8 k:6
Ma month	0:-8 24:7
Ma mortgage	29:-7
Ma pilot	k:-9
Ma plane	0:-6 1y:8
Ma proper	0:6
Ma quiet	0:5
Ma second	e:5
Ma single	0:5
Ma small	15:-5 17:-7
Ma stroke	e:8
Ma thing	0:-6
Ma two	0:-7 u:9
Ma vet	23:-10
Ma week	l:-9 q:-5 29:7
Ma whole	0:-6
Mabout it	0:6
Mabout the	0:6
Maccording to	0:-4 1j:6
Macme .	0:5
Mafter #1	0:7
Mafter #2	0:7
Mafter a	2:-5
Mafter the	1b:10
Mafter thirty	e:10
Magain $	o:10
Magain ,	l:8 m:9 x:-5
Magain .	o:-5 1a:9
Magain and	m:-8 1a:-8
Mago ,	0:11
Mago and	1x:6
Mall ,	0:8
Mall day	0:8
Mall night	0:-5 1g:6 24:6
Mall of	8:7
Mall the	d:11
Mallergic to	10:6
Mallergy ,	0:-6 3:12 1m:6
Malone since	0:11
Malready ,	2w:11
Malready and	0:-12
Malways ,	0:9
Man electric	0:12
Man hour	q:7
Mand #2	26:7
Mand a	4:-6 7:-5 a:7 11:-5 13:-9 1d:-5 1n:5 1x:-5 2k:6 2m:4 30:5
Mand all	0:8
Mand biscuit	0:-7 x:11
Mand has	1:8 4:6 25:11
Mand he	0:-11 2:-7 x:8
Mand her	8:-5 o:9 x:-8
Mand his	0:8 e:-5 g:7 v:-6 x:-11
Mand i	3:-8 4:-6 8:-7 9:-6 d:-7 e:-4 o:-6 p:-10 w:-7 x:8 13:-7 1a:-7 25:7 2g:6 2j:-5 2l:-10 2o:4 2q:-5 2w:-6 2x:-9
Mand i'm	c:-6 m:-5 x:7 1a:-6 2j:-5
Mand i've	0:10 2:6
Mand im	0:6 2:-9
Mand is	19:8 1x:-8
Mand it	1j:-6
Mand keep	0:6
Mand me	0:6 x:-8 1z:8
Mand moved	0:16
Mand my	0:3 3:-5 c:-4 o:-5 p:-5 u:-6 x:-5 24:-6 25:-6 2w:-5
Mand needs	v:-6
Mand never	2x:7
Mand nobody	h:7
Mand now	2:-6 c:10 o:-6 1a:-5 1h:-6 1l:-5
Mand one	1z:11
Mand she	2:-6 8:6 o:-6 x:-8 1x:-6
Mand she's	0:-4 d:9
Mand still	0:-4
Mand the	0:-4 7:-7 p:-5 t:-5 u:-6 10:-6 18:-7 1h:-9 1l:-5 20:-5 24:-6 27:-5 2j:-6 31:7
Mand there's	0:6
Mand they	v:-5 13:8 1x:-6 2g:-5
Mand wants	0:-14 1l:-5 2j:-5
Mand we	c:-5 1c:10
Mand wont	0:-12 w:-9
Mand works	c:-5 x:-11 y:7
Manswer in	0:8
Manswers short	0:7 r:-4
Many good	0:15
Many more	0:-12 2w:5
Manymore $	0:15
Manymore ,	0:-14 1s:10
Manyway .	o:8
Mapril $	0:9
Mapril ,	0:4
Mare in	0:8
Mare my	0:-9 h:10
Mare the	9:7
Maround the	0:7
Mas a	0:-9 4:7
Mas an	0:8 3:9
Mas of	0:-10 1a:6 2j:7
Mas the	0:6
Masked me	0:9
Mat #1	o:7 27:7
Mat #2	8:6
Mat $	0:7
Mat a	0:-4 f:-5 1x:6
Mat all	3:8 8:-6 2w:-5
Mat christmas	0:-8 1a:-7 1x:14 2c:6
Mat home	0:8
Mat it	0:9
Mat last	0:7 a:9 18:-5 1x:-6 2r:-5
Mat me	0:6
Mat my	1i:7
Mat night	0:6 15:-5
Mat the	0:-5 x:-5 18:7 1x:7 29:-5 2r:-6
Mat this	0:6
Mat work	1x:9
Maway $	0:12 e:-5
Mbaby in	f:-6
Mback $	0:11
Mback ,	0:2 e:-5
Mback in	w:6
Mback to	e:-7
Mbad .	0:-9 k:10
Mbag of	0:5
Mband ,	1:4
Mbeard ,	0:-6 1n:5
Mbecause i	2q:8
Mbecause of	24:11
Mbefore i	0:5 2j:8
Mbefore my	0:-8 23:11
Mbefore the	8:-5
Mbehind the	0:7
Mbelieve in	0:7
Mbetter $	0:10
Mborn in	0:5
Mbought a	v:5
Mboy ,	0:11 g:-7
Mbroke up	e:6
Mbrother is	g:6
Mbucks $	0:11
Mbus driver	0:7
Mbut in	0:14
Mbut my	0:9
Mbut not	0:10
Mby #2	0:-7 23:8
Mby a	l:-8
Mby the	j:3 x:8 23:-6
Mby train	0:13
Mcall me	0:11
Mcalls me	0:11
Mcame back	e:7
Mcame out	0:8
Mcan he	0:9
Mcar $	0:5
Mcat .	0:-5
Mcats ,	0:9
Mchristmas $	23:8
Mcigarette since	0:5
Mclass ,	1x:-7
Mclub ,	1:-6
Mcollege ,	0:8
Mcome back	0:12
Mcome from	0:13
Mcome out	0:13
Mdaughter ,	0:-11
Mday $	0:9
Mday ,	6:5
Mday .	0:6 23:-8
Mday is	0:-5 24:5
Mdays $	0:12
Mdays ,	0:7 1e:5
Mdays .	1o:5
Mdiabetes ,	m:-6
Mdid it	0:9
Mdied $	7:11 13:-5
Mdied in	e:-7 x:7
Mdivorced and	x:9
Mdo in	15:8
Mdoes that	0:11
Mdog ,	0:7
Mdone $	0:10
Mdone ,	a:8 e:-6
Mdown $	0:6
Mdown ,	x:8 1x:-5
Meach way	24:6
Meggs ,	0:10
Mengaged at	1x:-6
Mengaged to	x:-5
Menglish and	0:6
Mevenings ,	s:-7 24:5
Mevery day	1g:-5 1n:5 2z:6
Mevery sunday	l:-8
Mevery time	s:-5
Meverything ,	0:8
Mexample .	1u:5
Mfair $	0:-6 2l:7
Mfather ,	0:8
Mfather -	0:-9 m:8
Mfebruary ,	0:-5
Mfine .	0:6
Mfirst ,	2l:6
Mfirst time	1x:6 2d:-5
Mfive $	0:7
Mfive .	0:-7 10:10
Mfive years	0:9
Mflat ,	0:6 u:-5
Mfloor ,	0:-8 u:5
Mfor a	1:-6 7:-5 c:6 k:-6 o:-7 17:-5 1b:4 1d:-6 1y:-5
Mfor breakfast	0:8
Mfor her	0:8
Mfor him	0:7
Mfor it	v:9
Mfor kids	0:6
Mfor me	0:-3 1:7 3:-7 l:9 24:7
Mfor my	7:6
Mfor one	0:10
Mfor six	o:9
Mfor ten	0:-9 1:11 l:6
Mfor that	0:13
Mfor the	0:-4 7:-5 i:-7 l:-5 o:-6 u:-5 v:-5 x:-6 10:-5 18:-12 1c:-4 1h:-6 1x:6 2a:-6 2o:4 2r:8 30:-5
Mfor this	0:11
Mfor two	o:-5 2k:-5
Mfor years	0:8
Mfour years	1a:7 1x:-7 2x:5
Mfriday $	0:9
Mfriday ,	0:9
Mfrom a	0:7
Mfrom my	0:-17 x:15
Mfrom now	2a:10 2d:5
Mfrom the	x:-10 13:-9 19:8 2j:6
Mfrom work	7:8 x:-5 19:-5
Mgave up	0:6
Mgive me	0:6
Mgoes to	0:-2 x:9
Mgood $	0:-5 2o:6
Mgood ,	0:13
Mgood at	1d:5
Mgood with	0:14
Mgot a	0:5 x:-5
Mgot engaged	e:-6
Mgot her	0:11
Mgot into	0:11 x:-6
Mgot promoted	0:7
Mgot stolen	11:-6
Mgot the	0:7 x:-6
Mgrade #1	0:9
Mguy at	0:7
Mhad her	0:9 x:6
Mhad the	0:-5 1x:5
Mhad twins	e:-5
Mhalf marathon	0:8
Mhalf the	0:8
Mhas a	11:8
Mhas been	0:10 x:-8
Mhas gone	0:11 x:-7
Mhas me	x:-8
Mhave been	0:8
Mhave moved	0:9
Mhe's #2	0:5
Mhelp $	0:10
Mhelp me	0:7
Mhelp with	0:5
Mher .	0:7 15:-5
Mher husband	e:6 1x:-8
Mher own	u:6
Mhere $	0:12
Mhere ,	0:-5 8:6 9:7 j:9
Mhere is	0:6
Mhigh ,	1c:8
Mhigh school	2v:-6
Mhim $	0:7
Mhim ,	e:8
Mhim in	0:10
Mhis life	0:7
Mhome $	0:9
Mhome ,	1x:-6
Mhome now	u:7
Mhours a	l:5
Mhouse ,	1x:5
Mhouse ?	0:7
Mhouse in	23:-6
Mhow do	0:8
Mhusband ,	0:8
Mi am	0:16 24:-5
Mi can	2a:7
Mi get	2a:-5
Mi had	0:-8 4:8
Mi know	0:8
Mi need	0:8
Mi still	0:9
Mi want	0:7
Mi'm #2	0:8
Mideas $	0:8
Mideas for	0:7
Mif i	m:6 2c:7
Mif the	0:10
Min #4	0:-4 f:-5 p:-7 10:-10 11:-5 1v:-7 1x:7 2k:-5
Min ,	0:-9 1n:9 1x:4
Min a	e:-7 o:7 s:-5 x:-6 10:7 1a:-6 2o:-5
Min an	0:6
Min april	0:-5
Min august	0:-3 1a:-6 2o:5
Min bed	0:11
Min college	1x:-6
Min december	15:-7 2o:7
Min dubai	30:6
Min dublin	0:5
Min english	0:8
Min general	0:6
Min his	0:-7 24:6 2r:8
Min it	9:10 e:-7
Min january	0:-7 a:-5 10:-5 15:-5 18:6 1a:8 1i:-5 1v:-5 1y:-5 24:5 25:-5 2j:-7 2o:4 2r:-6
Min july	a:-5 1x:6
Min june	2:6
Min leeds	10:7
Min march	2:-10 m:6 1x:6 25:5
Min may	m:5 v:-6 10:-7
Min my	a:-5 m:-6 17:8 2m:-5
Min november	1x:6
Min october	2o:9
Min one	0:5 1x:-5
Min our	11:8
Min september	15:-8
Min sydney	18:-7 1i:7 2j:-6
Min that	0:6
Min the	a:-5 c:-6 f:-6 j:-7 l:-8 u:-5 w:-5 x:-7 10:-6 15:-7 17:-6 18:-9 1a:-5 1d:-7 1g:-6 1v:7 1y:-2 23:-6 2a:-7 2d:11 2k:-7 2o:-5 30:-6
Min this	2x:9
Min two	0:-7 1x:-5 24:6
Min winter	0:8
Min with	u:-6
Min your	0:-5 r:6
Minstead of	24:7
Minsurance $	0:8
Minto the	0:11
Mis #2	x:13
Mis #3	0:13
Mis #4	0:13
Mis a	7:-6 m:-11 s:-6 1o:-5
Mis afraid	x:7
Mis always	0:12
Mis an	0:-7 11:12 19:-5
Mis bad	0:10
Mis broken	0:9
Mis called	0:3
Mis doing	x:9
Mis from	g:-6
Mis home	0:10 x:-7
Mis in	g:-5 x:7
Mis late	0:8
Mis leaving	x:6
Mis making	x:-7 1h:10
Mis moving	1z:6
Mis my	0:-9 3:-5 9:7 c:-7 t:-7 z:-5 19:-5 1g:-5
Mis nice	0:7
Mis not	o:-6 t:-6 1d:11
Mis now	0:10 o:-7
Mis off	0:-7 x:-5 2o:12
Mis on	1q:10 1x:6
Mis pregnant	10:9
Mis six	0:-6 g:8
Mis the	0:-8 o:-11 t:10 x:-5 15:-5 1d:-6 1g:6 20:10 27:6 2c:9
Mis there	0:7
Mis to	0:9 k:-6
Mis too	m:9
Mis two	x:8
Mis vegan	0:-13 g:9
Mis very	0:-5 x:7
Mis what	t:-5 x:-8 z:9
Mit $	0:11
Mit ,	0:16
Mit .	1x:8
Mit and	0:5
Mit in	0:7
Mit short	0:-5 r:5
Mit to	0:9
Mjob ,	1x:6
Mjob at	0:6
Mjune $	0:11 2o:-8
Mjune ,	15:-6 2o:5
Mjust had	g:8 x:-8 19:-5
Mk on	0:7
Mkids $	0:9
Mkids ,	0:7 19:-6
Mkids and	g:-4
Mkilos ,	0:13 1i:-4
Mknee replaced	m:-10 1x:-5
Mlast $	0:7
Mlast month	e:7 l:11 10:-6
Mlast night	o:8 2r:-6
Mlast week	1x:11 2d:9
Mlast year	0:8
Mlate $	0:10
Mlaw ,	1z:5
Mleft $	0:9
Mleft ,	0:-7 x:-6 19:11
Mleft the	0:12
Mlet me	0:6
Mlife ,	0:8
Mlife .	0:8
Mlike $	0:14
Mlike a	1d:5
Mlike i	9:8
Mlike i'm	0:12
Mlike that	0:9
Mlike to	0:9
Mlive in	0:6
Mlives alone	x:8
Mliving with	0:-5
Mlol $	0:8
Mlost his	0:9
Mlost my	0:-6 e:6
Mmake a	0:10
Mmake it	0:11
Mmake me	0:-5 3:7 i:8
Mman with	0:-7 d:9
Mmarch #1	0:12
Mmarch ,	1x:5 25:-9 2o:-6
Mmarch and	0:10 1x:-5
Mmarried to	2y:7
Mmay and	0:-9 1x:10
Mme $	0:12
Mme ,	0:11 25:-5 2j:-5
Mme and	u:5
Mme at	0:9
Mme for	k:7
Mme on	0:9
Mme so	0:-6 r:6
Mme something	0:6
Mme the	0:5
Mme to	0:9
Mminutes ,	l:-5 18:8
Mmonday ,	1x:5
Mmonday to	0:10
Mmonth ,	0:7 25:-5
Mmonth and	0:6
Mmore $	0:5
Mmore ,	0:9 1o:-7
Mmorning $	0:-6 24:7
Mmorning ,	l:-7 24:7
Mmorning .	l:7
Mmother $	0:8 m:-5
Mmother -	0:8
Mmoved in	x:-5
Mmoved out	0:-8 x:12
Mmoved the	0:7
Mmoved to	0:7 1x:-5
Mmr .	0:7
Mmuch ,	0:8 2c:-8
Mmuch for	0:7
Mmy age	0:9
Mmy aunt	2d:6
Mmy back	0:6
Mmy bike	0:8
Mmy brother	0:5
Mmy coffee	0:6
Mmy dad	e:6 1x:-6
Mmy daughter	x:11 1q:-7
Mmy first	1x:-6
Mmy friend	0:7
Mmy hair	0:6
Mmy husband	e:6 x:-7
Mmy job	1x:6
Mmy life	0:10 1y:-9
Mmy mind	0:7
Mmy mother	0:-8
Mmy nails	0:-7 l:7
Mmy own	e:-6 k:6
Mmy parents	0:9 2d:-5
Mmy team	0:7 e:-6
Mname ,	0:8
Mnephew ,	g:6
Mnever see	0:10
Mnext door	x:-6
Mnext month	0:7
Mnext week	0:5 2:10 2o:-6
Mnight ,	0:6
Mnight .	1x:5
Mnight shift	0:9
Mnights ,	0:13 l:-9
Mnine years	27:-6
Mnineteen years	0:-5 1a:6
Mno $	0:10
Mno ,	0:9
Mno idea	0:-5 h:9
Mno longer	8:8
Mno more	0:-10 27:7 2j:6
Mnot $	0:8
Mnot ,	0:12 x:-6
Mnot my	0:9
Mnovember .	0:6
Mnow $	c:-7 l:-5 m:-7 p:-4 u:-5 v:12 x:-8 z:-6 12:-5 1a:-5 1c:-5 1h:-7 1i:-7 1q:5 24:-8 2o:7 2x:-7
Mnow ,	4:-9 7:4 a:-6 h:-7 l:-7 u:-5 x:-9 10:-7 11:-5 13:-6 15:-7 1a:-6 1c:-7 1d:-9 1e:-5 1g:-8 1x:-6 27:-12 2a:-8 2r:-6 2x:10 30:-11
Mnow .	l:-5 2d:9 2j:7 2x:5
Mnow ?	0:11
Mnow and	2:8 v:-7 1i:6 1x:-6
Mnow i	0:6
Mnow so	0:6
Mnow which	0:-7 l:-6 24:7
Mnurse ,	0:6
Mnursing home	0:5
Moctober ,	15:6
Mof a	j:6 m:8
Mof it	0:6 24:-7
Mof june	2o:8
Mof me	0:14
Mof mine	0:8
Mof my	0:4
Mof needles	0:5
Mof that	0:8
Mof the	0:4 10:7 1x:-6 2o:-5
Mof them	0:-7 g:6
Mof us	l:-5
Moff $	24:5
Moff .	0:10 e:-8 1x:8
Moff a	11:10 1x:-11 25:-6
Moff my	7:6
Moff the	s:7 1x:-5
Mold ,	2x:-7
Mon #1	0:8 2:-12 15:-6 1v:5
Mon #2	0:-10 1x:10
Mon a	f:5 l:-8 1o:-5 24:-5 27:8 2o:-5
Mon friday	2:6
Mon her	d:10
Mon monday	e:-5 10:-7
Mon my	c:-6 18:-7 1n:9 2r:6
Mon reddit	0:7
Mon saturday	2:9 x:5 1x:-9 2o:5
Mon sunday	l:-10 p:-5 2r:9
Mon sundays	l:-7 24:6
Mon the	2:-13 7:-6 l:-10 o:-10 s:-5 t:-5 1d:-6 1v:-8 1x:8 20:-6 24:-11 25:7 2o:10 2q:4
Mon thursday	o:10
Mon time	0:7
Mon tuesdays	0:-7
Mon weekends	0:-11 10:7
Mone $	0:12
Mone ,	n:7
Mone .	0:7 12:10
Mone day	0:-8 23:12
Mone in	0:7
Mone is	0:8
Mone of	0:9
Mone year	2f:11
Monly $	0:-4 s:6
Monly ,	24:6
Mopened a	0:13
Mor a	0:7
Mor is	0:5
Mor just	0:6
Mour cat	e:-5 x:9
Mout $	0:13 i:-7
Mout ,	e:9 24:-7
Mout .	0:11
Mout in	0:10
Mout of	1x:10
Mout on	0:10
Mover ,	0:10
Mover from	0:13
Mowl ,	1f:6
Mown a	k:-12
Mpassed away	0:-6
Mperson $	0:9
Mperson ,	0:-8 12:8 1f:6
Mplease $	0:6 2a:8
Mplease ,	0:-4 3:9 2a:6
Mplease .	0:6
Mpls $	0:9
Mpolish ,	0:7
Mput me	x:9
Mreads the	0:9
Mretired ,	0:10
Mretired from	g:9 x:-7
Mroom ,	0:9
Mruns a	0:-6 x:9
Msaid no	0:6
Msaid yes	x:11
Msaturday ,	0:-5 1x:7 23:-6 2o:8
Msaturday .	0:10 15:-5 2o:-7
Msays i	0:-6 2z:7
Mseptember ,	0:-4 15:-9 1x:4
Mshe was	0:5
Mshellfish ,	0:11
Mshift $	0:12
Mshifts ,	0:6
Mshort ,	0:14 2a:-10
Mshould i	0:7
Mside ,	0:15
Msince #1	0:9
Msince #4	c:-8 11:-7 2j:8
Msince august	8:-6 m:8 o:-5
Msince i	0:-10 o:9 25:-6
Msince may	0:13 l:-6
Msince monday	15:-5
Msince the	o:-7
Msir ,	0:8
Msix weeks	e:7
Msix years	1e:-6 1x:-6
Mso $	0:9 l:-5
Mso dont	0:-7 h:7 l:-8 24:9
Mso i	0:-5 w:4 2f:-5 2o:-9 2w:-6
Mso it's	0:9
Mso much	0:-4 t:7
Mso no	0:6
Mso now	0:14
Mso please	g:9
Mso she	0:-9
Mso suggest	0:5
Mso we	1x:-6
Mso what	8:8 1n:11
Mso which	0:8
Mso would	4:7
Msplit up	0:7
Mspring ,	2o:-6
Mspring .	0:10 1x:-6
Mstays in	x:7
Msugar $	0:11
Msunday $	0:7
Msunday ,	1x:11
Mswim ,	0:8
Mswitched from	0:6
Mtake the	0:5
Mtastes like	9:6
Mteach me	0:6
Mtest first	0:-5
Mth ,	0:-2 15:5
Mth for	2o:8
Mth of	1p:-6
Mthan me	0:10
Mthat $	0:8 f:-5
Mthat .	0:11
Mthat a	0:6 5:-5
Mthat i	1h:8
Mthat in	0:9
Mthat my	0:7
Mthat was	0:-8 2k:8
Mthat won't	0:7
Mthats not	0:6
Mthe #1	0:-7 2o:6
Mthe #2	15:-7
Mthe baby	1x:5
Mthe bottom	0:5
Mthe bus	0:6
Mthe car	e:7
Mthe cat	0:-6
Mthe church	0:10
Mthe country	0:-14
Mthe county	0:7
Mthe course	0:-5 e:8
Mthe day	l:8
Mthe dog	15:6
Mthe farm	e:6
Mthe first	0:8 2r:-6
Mthe flat	0:-6 1x:7
Mthe grammar	0:6
Mthe house	u:-6 1x:4 2d:5
Mthe kids	2q:-5
Mthe last	0:6
Mthe left	15:-5
Mthe library	2q:-5
Mthe most	0:6
Mthe new	0:10 e:-5
Mthe night	1x:6
Mthe one	0:7
Mthe phone	0:7
Mthe pool	0:6
Mthe rest	0:7
Mthe school	1:7
Mthe second	e:7
Mthe shop	0:5
Mthe stairs	0:5
Mthe summer	0:6
Mthe three	0:-7 o:8
Mthe way	0:8
Mthe wedding	0:7 e:-5
Mthere $	2j:9
Mthere ,	0:-5 19:7 2o:6
Mthere is	0:7
Mthing ,	0:6
Mthis $	0:7
Mthis month	1g:8
Mthis sentence	0:7
Mthis week	24:-8
Mthis weekend	1x:6
Mthis year	v:-7 15:-5 1k:9 2o:6
Mthree .	f:7
Mthree days	l:-10
Mthree weeks	l:6
Mthree years	1a:-5
Mthursday .	0:7
Mthursdays ,	24:6
Mtime ,	0:7
Mtime in	0:10
Mto #2	0:11
Mto #3	23:2
Mto a	0:-2 2:6
Mto acme	0:7
Mto french	0:6
Mto get	24:6
Mto have	0:12
Mto law	0:10
Mto mass	1h:9
Mto me	0:12 2a:-7
Mto penicillin	0:7
Mto play	0:6
Mto put	0:9
Mto run	0:8
Mto save	2w:6
Mto say	0:6
Mto spain	15:-7
Mto swim	0:12
Mto the	0:7 l:7 2o:-4
Mto thursday	0:12
Mto train	0:-9 2s:9
Mto work	0:-4 24:5
Mtoast $	0:9
Mtoday $	10:7 1d:-6
Mtoday ,	0:14
Mtoday .	0:-6 1x:9 2d:7
Mtoo ,	s:7 1k:7
Mtuesday ,	0:11
Mturns #2	g:8
Mtwenty -	0:9
Mtwo days	10:11
Mtwo kids	0:8
Mtwo weeks	l:5 24:-5
Mu get	0:6
Munder #2	0:6
Munder the	0:6 1x:5
Mup $	24:7
Mup ,	0:6 e:6 1x:-7
Mup .	e:11 l:-6
Mup a	15:-9
Mup in	0:8 e:-5
Mup on	0:5
Mup squash	0:5
Mup the	0:8
Mup with	0:11 e:-9 1x:7
Mus $	0:6
Mus in	0:-7 2d:8
Mused to	9:-6 t:9
Mvegan ,	0:8
Mvet $	0:8
Mvet says	0:6
Mwants a	0:12
Mwants me	x:-7
Mwants to	x:7
Mwas a	x:6
Mwas born	0:12
Mwas my	c:13
Mwas the	0:-6 23:7
Mway $	0:5
Mweek $	0:4 15:7 24:-5 2o:-5
Mweek .	24:5
Mweek of	15:-6 2o:11
Mweekend $	0:9
Mweeks ,	0:14 2o:-5
Mweeks ago	0:12 1x:-8
Mwell ,	0:10
Mwent to	e:-5 30:7
Mwere the	0:10
Mwhat do	0:7
Mwhat i	0:8
Mwhat should	0:10
Mwhat the	0:7
Mwhat to	0:9
Mwhen he	25:7
Mwhen i	c:8 o:-5 1x:-8 24:-6
Mwhen the	24:5
Mwhen you	0:-4 2a:6
Mwhich is	0:6
Mwho lives	0:6
Mwhole life	0:7
Mwill be	x:8
Mwith a	r:-6 1x:-6 30:9
Mwith an	0:-7 x:8
Mwith it	0:7
Mwith kids	0:-4
Mwith me	0:-3 1x:6
Mwith my	10:-6 2o:-7 2u:7 2w:8
Mwith no	j:10
Mwith one	0:6
Mwith that	0:8
Mwith the	o:11 s:-7 15:-6 24:-5 27:-9 29:6 2o:9
Mwith us	1x:-5
Mwoman who	0:-8 j:8
Mwords .	0:13
Mwork ,	0:11 24:-7
Mworks $	0:6
Mworks at	x:7
Mworth it	0:10
Myear $	0:8
Myear ,	2o:6
Myear .	0:-10 1e:7
Myear and	1x:8
Myear old	2:7
Myear olds	0:8 1e:-5
Myears ,	0:-4 2x:11
Myears .	0:-6 2:8
Myears ago	0:10
Myears and	0:4
Myears now	1e:10
Myears of	0:13
Myes i	0:6
Myet $	0:10
Myou $	0:8
Myou ,	0:7
Myou go	0:8
Myou know	0:6
Myou're a	0:6
Myour answers	r:8
N! !	0:11 1x:-5
N" ,	0:8
N" .	26:7
N#1 $	2:10
N#1 '	n:7
N#1 ,	6:-8 n:-7 24:-7 25:-7 26:6 2o:-7 31:6
N#1 .	2:-8
N#1 a	0:-7 18:9
N#1 am	24:7
N#1 and	l:-5 n:-5 1x:-6
N#1 c	0:7
N#1 in	25:-5 2j:-5 2r:10
N#1 on	25:7 2r:-6
N#1 year	0:12 2:-6
N#2 $	0:6 1q:-6 2o:-5
N#2 ,	2:9 6:-7 l:-6 m:-5 n:-5 q:-7 x:-5 15:-6 18:-8 1e:-6 1i:-7 1q:8 23:7 2r:-5
N#2 -	0:9 2:-8
N#2 .	1i:-8
N#2 and	0:-11 2:10 q:-6 18:-7 1q:-6 1x:8 26:5
N#2 degrees	0:10
N#2 euro	0:12
N#2 f	0:12 2:-6
N#2 in	1x:-5 2r:8
N#2 k	2:-8 18:-8 1i:-5 29:5 2r:-5
N#2 kg	0:10 2:-9
N#2 kilos	2:-6 1i:10
N#2 last	0:-8 2:7 1x:-7
N#2 m	0:15 2:-7 1i:-5
N#2 minutes	2:-9 18:7
N#2 now	1i:9
N#2 people	0:10
N#2 th	2:-8 1p:-6
N#2 years	0:-4 18:-5 1e:5
N#3 #4	0:9
N#3 ,	0:6 n:-5 q:8 23:-5
N#3 and	0:-14 18:13
N#3 cm	0:-7 n:9
N#3 k	0:11 24:-7
N#3 words	0:8 1i:-5
N#4 $	18:9
N#4 ,	l:-6 p:-5 v:-5 11:-6 18:7 1e:-7 1h:-7 23:6 2k:-5
N#4 .	18:5 1x:-6 24:-5 2k:8 2n:4
N#4 ?	0:12
N#4 and	1e:10
N#5 #6	0:-5 q:-7 14:8
N#5 ,	14:-6 15:-5 18:7
N$ #3	0:10
N' #1	0:-5 26:9
N, #1	0:6
N, #2	0:9
N, a	0:7
N, after	0:10
N, and	0:14 24:-9 25:-6 2d:-6
N, any	0:6
N, but	0:12
N, help	0:7
N, how	0:7
N, i	0:9 2a:-9
N, is	0:13 24:-6
N, make	0:12
N, my	0:6
N, not	2a:7
N, nothing	0:7
N, now	0:15
N, so	0:14 2r:-6
N, what	0:7
N, which	0:7
N, write	0:6
N- #3	0:-8
N- old	0:5
N. $	0:9 1k:-6 1o:-5 1u:-7
N. .	0:9 1u:-7
N. example	0:-6 1u:6
N. how	0:12
N. i	0:7
N. is	0:9
N. my	0:7
N. no	0:9
N. she	0:9
N. she's	0:10
N. what	0:8
N: "	0:5
N; i	0:6
N? $	0:7 x:-5
N? ?	0:8
N@ acme	0:5
N@ example	1u:5
N_ _	0:12
Na #1	18:-5
Na #2	7:-5 1q:11
Na #4	0:9
Na bag	0:5
Na bakery	0:5
Na big	0:-6
Na bike	0:-4 1h:-5
Na bit	2x:6
Na boat	0:8 1x:-5
Na book	0:9 17:-7
Na boy	g:6
Na bus	0:7
Na chef	0:7
Na church	0:11
Na cigarette	0:5
Na couple	0:7
Na day	24:8
Na dental	0:9
Na friend	0:5
Na garden	0:-5
Na girl	0:9 g:-6
Na good	0:10
Na half	1l:5
Na house	0:8
Na junior	19:6
Na kid	g:-6
Na lady	0:5
Na little	0:10 k:-6 23:-5
Na master	g:-6 23:5
Na month	24:8
Na mortgage	u:5
Na night	0:9 1f:-5
Na nurse	0:6 10:-6 1x:-6
Na plane	1y:6
Na quiet	0:5
Na retired	0:6
Na school	0:7 10:-8
Na second	1x:6
Na single	0:5
Na small	17:6 2o:-5 2q:-7
Na thing	0:-6
Na two	0:6
Na vet	k:-8
Na whole	0:-5
Na woman	j:7
Na year	29:6
Nabout #2	0:10 q:-6
Nabout the	0:7
Nacme .	0:5
Nafter #1	0:6
Nafter a	0:8
Nafter the	0:9
Nafter thirty	0:7
Nagain $	0:8 x:-7
Nagain ,	0:8 2t:7
Nagain .	0:9
Nago ,	0:11
Nago and	1x:10
Nalcohol ,	0:-7
Nall ,	0:7
Nall of	0:5
Nallergic to	0:7
Nallergy ,	0:14 1m:-8
Nalready and	0:13
Nalways ,	0:7
Nam a	0:5
Nan hour	29:6
Nand #2	0:5
Nand a	1l:5 24:-5 2k:-5 2x:5
Nand he	0:11
Nand he's	0:7
Nand his	0:10
Nand i	0:14
Nand i'm	0:12 2o:-6
Nand i've	0:6
Nand im	0:5
Nand is	0:8
Nand it	0:9
Nand its	0:8
Nand nobody	0:7
Nand now	0:14 30:-5
Nand she	0:10 2d:-5
Nand still	0:7
Nand this	0:7 24:-7
Nand two	0:9
Nand wants	0:11
Nand we	0:7
Nand works	0:10
Nanswers short	0:6 2a:-4
Nany day	0:6
Nany more	0:8 1o:-7
Nanymore ,	0:10 24:-8 2o:-6
Nanyway .	0:7
Napply for	0:7
Napril $	0:8
Napril ,	15:8
Nas a	e:-6
Nas an	0:7
Nas of	0:8
Nask for	0:6
Nasking for	0:6
Nasthma ,	m:6
Nat #2	0:8
Nat #4	24:5
Nat a	1x:8 1y:-6
Nat all	0:6
Nat christmas	2o:5
Nat last	0:7
Nat me	0:5
Nat six	0:-6 24:6
Nat the	e:-9 l:-6 2q:-6
Naugust ,	1e:7
Naway $	0:8
Nback ,	0:5
Nback at	0:15
Nback home	0:9
Nback in	0:14 1x:-4
Nback on	0:10
Nback to	0:9 1x:-7
Nbad ,	0:9
Nbad .	0:7
Nbag of	0:6
Nbe a	23:6
Nbe honest	0:7
Nbeard ,	0:-10 1n:8
Nbeen in	0:5
Nbeen married	0:7 e:-5
Nbeen to	f:6
Nbefore my	0:7
Nbefore the	0:12 23:-11
Nbelieve in	0:8
Nbetter than	0:7
Nbirthday is	0:7
Nbiscuit ,	x:5
Nblood pressure	0:4
Nborn and	0:10
Nborn in	0:11 e:-6
Nborn on	e:-11
Nboss ,	0:11
Nbought a	e:7 1x:-5
Nboy ,	0:16
Nbroke his	e:-7
Nbroke up	0:-5 e:6 1x:6
Nbrother and	1z:9
Nbrother is	1z:6
Nbrothers and	1z:7
Nbut fair	2l:6
Nbut she	0:9
Nbut the	0:8
Nby a	1x:6 24:-6
Nby the	0:5 l:-5
Nby train	0:9
Ncall me	0:8
Ncame back	1x:7
Ncame out	0:6
Ncan u	0:8
Ncan you	0:7
Ncar $	0:7
Ncard ,	0:12
Ncat .	0:5 13:-15 2m:6
Nchange my	0:6
Nchanged the	0:8
Ncheaper $	0:5
Nchef $	10:-5 2j:7
Nchristmas $	0:-6 23:9
Ncigarette since	0:6
Ncilantro tastes	9:7
Nclub ,	0:7 x:-5
Ncode is	0:8
Ncoffee $	0:10 l:-6
Ncoffee is	t:-7 2c:10
Ncollege ,	0:9
Ncom $	1u:8
Ncome back	0:-6
Ncomes from	0:10
Ncoming for	15:5
Ncook for	0:7
Ncottage in	0:5
Ncry $	0:-6 1o:8
Nday #1	0:7
Nday $	0:6
Nday ,	1p:6
Nday .	24:6
Nday is	0:-5 24:5
Ndays ,	29:-5 2x:5
Ndays .	1o:7
Ndays a	24:-7
Ndead ,	0:7
Ndear sir	0:8
Ndentist .	0:7 10:-8
Ndiabetes ,	m:9
Ndied $	0:9
Ndied in	e:13 1a:-8 1x:-8
Ndivorced and	0:-5 1a:7
Ndo i	0:8
Ndo the	o:6
Ndo with	0:9
Ndo you	0:5
Ndoctor ,	0:5
Ndog ,	13:10
Ndogs $	0:7 i:-7
Ndoing a	k:6
Ndon't believe	0:6
Ndon't tell	0:6
Ndone $	0:6
Ndone ,	0:14 1x:-5
Ndont drink	0:13
Ndown ,	0:15
Ndraft a	0:7
Ndrink alcohol	0:9
Ndrive a	0:8 1d:-5
Ndropped the	0:11
Neat meat	0:10
Neggs ,	3:6
Neight years	0:-10 2:7
Neleven years	0:-5 1e:9
Nembarrassing ,	0:7
Nended up	0:6 l:-5
Nengaged at	0:-11
Nengaged to	0:-7 1a:9
Nenglish and	0:-9 s:10
Nevenings ,	0:-5 24:11
Never since	0:8
Nevery day	0:8 l:-12 24:-6
Nevery single	0:7
Nevery week	24:7
Neverybody at	0:9
Neverything ,	0:11
Nex ,	0:13
Nexample .	b:-5 1u:5
Nfair $	0:-7 2l:8
Nfather ,	0:10
Nfather -	0:5
Nfeet ,	1n:12
Nfine .	0:11
Nfinished the	0:6
Nfirst ,	2l:7
Nfirst day	0:7
Nfive $	0:-11 l:10 x:-5 13:13 1a:-5
Nfive years	0:12
Nfix the	0:9
Nflat ,	0:6 2d:-6
Nfloor ,	0:-10 2d:7
Nfood ,	0:-7
Nfood is	0:7
Nfor a	0:5 2q:-7
Nfor her	0:6
Nfor his	0:6
Nfor me	2a:5
Nfor now	0:9 2d:-8
Nfor six	0:6
Nfor the	e:-5 2o:6
Nfor this	0:5
Nfor two	1x:-10
Nfor years	0:7
Nfour years	2x:8
Nfriday $	0:8
Nfriday ,	0:7
Nfrom a	0:6
Nfrom my	0:6 e:-5
Nfrom now	0:7
Nfrom the	20:5 2o:-5
Nfun $	0:6
Ngave up	0:7
Nget a	0:5
Nget married	0:6
Nget the	0:5
Nget to	k:-6
Ngirl ,	0:12 g:-5 j:-7
Ngive me	0:9 2a:-4
Ngive up	0:9
Ngo $	0:5
Ngo on	0:6
Ngo out	0:8
Ngoes by	0:9
Ngoing to	0:9
Ngood $	0:-5 2o:6
Ngood ,	0:15
Ngood at	2w:5
Ngood for	0:10
Ngood morning	0:12
Ngot a	0:10 e:-4
Ngot fired	1x:7
Ngot into	0:-6 e:8
Ngot my	1x:-5
Ngot the	0:-5 e:5
Ngrammar :	0:6
Ngrew up	0:11
Nguy at	0:12
Nhad my	0:-6 e:6
Nhad the	1x:5
Nhad to	0:12
Nhad twins	1x:-5
Nhaha $	0:5
Nhalf marathon	0:9
Nhalf the	0:11
Nhas a	1a:6
Nhas asthma	0:9
Nhave been	0:7
Nhe's #2	0:6
Nhelp me	0:7
Nhelp with	0:5
Nher .	0:8
Nhere ,	0:8
Nhi ,	0:7
Nhigh ,	2v:9
Nhigh school	0:5 2v:-7
Nhim $	0:5
Nhim ,	1x:9
Nhim .	0:9
Nhome ,	1x:-6
Nhome is	0:7
Nhouse ,	1x:5
Nhouse ?	0:6
Nhouse in	23:-6
Nhow many	0:9
Nhow much	0:10
Nhusband ,	0:9
Ni am	0:10
Ni came	0:7
Ni got	0:10 e:-6
Ni had	0:8
Ni have	0:6
Ni left	0:-5 e:6
Ni was	e:-7
Nideas $	0:8
Nideas for	0:10
Nif my	0:6
Nin #4	24:-8
Nin ,	0:-11 1n:10 1x:5
Nin -	u:-12
Nin bed	0:-7
Nin college	0:9 1x:-6
Nin dubai	0:6
Nin dublin	2o:-6
Nin february	0:-6 2o:9
Nin his	24:6
Nin january	0:5 1x:-11 24:-6 25:-5
Nin july	0:7 1x:-6
Nin june	0:8
Nin march	0:6 24:-5 25:-10
Nin may	0:-7
Nin my	1y:-9
Nin november	1x:7
Nin october	0:-7 15:-6 1x:6
Nin september	15:9
Nin the	0:5 e:-5 u:-9 2a:-7 2d:5 2k:-6 2o:-5 2q:-8
Nin this	0:10
Nin with	u:-7
Ninstead $	0:9
Ninstead of	0:5
Nis #2	0:8
Nis at	0:7
Nis called	0:8
Nis in	0:8
Nis leaving	0:8
Nis my	0:9
Nis not	0:5
Nis on	0:-5 1x:6
Nis the	0:9
Nis to	0:5 23:-6
Nit $	0:7
Nit ,	0:14 9:-5
Nit .	1x:6
Nit and	0:8
Nit is	0:5
Nit short	0:-5 2a:5
Nit to	0:6
Nit's a	0:7
Njanuary ,	0:8
Njob ,	1x:6
Njob at	0:7
Njuly $	0:8
Njune $	0:11 2o:-8
Njune ,	2o:5
Njust got	x:-5
Njust me	u:5
Nkeep it	0:-5 r:5
Nkeep your	r:8
Nkids $	0:7
Nkids ,	g:6
Nkilos ,	0:12
Nknee replaced	e:7 1x:-8
Nknees are	0:6
Nlandlord has	0:7
Nlast month	0:15 1x:-8
Nlast night	0:12 1x:-9
Nlast year	1x:5
Nlate $	0:6
Nlater $	0:7
Nlaw $	0:9 w:-6
Nlaw ,	1z:5
Nlearn the	k:6
Nleeds $	0:11 v:-15
Nleeds ,	v:9
Nleft ,	0:9
Nlet me	0:7
Nlife .	0:8
Nlike in	0:6
Nlike that	0:7
Nlike to	0:10
Nline .	0:10
Nlive in	0:14
Nlived in	e:-4
Nlives alone	u:5
Nlives in	0:11
Nliving in	0:10
Nliving with	0:-9 2d:6
Nlol $	0:7
Nlong before	0:6
Nlook at	0:10
Nlooking for	0:10
Nlost my	1x:6
Nmaking a	0:6
Nman ,	0:-3
Nman who	0:8
Nman with	0:13
Nmarch $	0:-7 15:10
Nmarch ,	0:12 6:-10 15:-12 1x:6 2o:-5
Nmarch and	0:9 6:7 1x:-6
Nmarried in	1a:-9
Nmass every	0:5
Nmay ,	v:-5
Nmay and	1x:11
Nme ,	u:8
Nme and	e:8 u:-7 1x:-8 2d:5
Nme on	0:7
Nme so	0:-5
Nme to	0:7
Nmeat again	0:13 8:-5
Nminutes ,	24:-5 2r:10
Nmira @	0:11
Nmonday ,	0:9
Nmonday .	0:7 1x:-6
Nmonday to	0:7
Nmonth ,	0:5
Nmonth and	0:8
Nmore ,	0:8
Nmorning $	0:-6 24:7
Nmorning ,	24:5
Nmornings .	25:-7
Nmother in	0:3
Nmoved in	e:7 u:-6
Nmoved into	0:6 e:-5
Nmoved to	0:5 1x:-7
Nmr .	0:12
Nmuch ,	0:5
Nmy aunt	2d:6
Nmy back	0:5
Nmy bike	0:7
Nmy coffee	0:6
Nmy ears	0:5
Nmy first	0:-5
Nmy friend	0:6
Nmy grandmother	0:8
Nmy husband	1x:6
Nmy job	1x:6
Nmy left	1x:7
Nmy mom	2d:7
Nmy nails	0:-7 24:7
Nmy nephew	0:8
Nmy old	0:6
Nmy own	1x:-6
Nmy parents	2d:-6
Nmy roommate	0:10
Nmy sister	e:5
Nmy team	0:7 1x:-6
Nmy uncle	u:6
Nmy wrist	e:3
Nname ,	0:10
Nname is	0:8
Nneed a	0:6
Nnephew ,	1z:6
Nnever see	0:8
Nnext door	0:9
Nnext year	0:10 2o:-6
Nnight ,	0:12
Nnight .	0:7 1x:6
Nnight owl	0:-5 1f:4
Nnights ,	0:13 24:-7
Nnine years	2x:-10
Nno ,	0:14
Nno .	0:9
Nno bullet	0:-9 r:10
Nno idea	0:8
Nno longer	0:5
Nno more	0:10
Nnone of	0:8
Nnormal for	0:8
Nnovember .	0:13
Nnow ,	0:9
Nnow .	0:11
Nnow and	0:11
Nnow so	0:5
Nnumber for	0:9
Nnumber is	0:9
Nnurse ,	0:8
Nnurse at	2j:8
Noctober .	0:8
Nof a	0:5
Nof it	0:7
Nof june	2o:8
Nof my	0:8
Nof the	1:-6
Nof us	24:-5
Noff $	0:-5 24:7
Noff ,	0:8 1n:6
Noff .	0:12
Noff the	0:9
Nok so	0:6
Nold ,	1l:7
Nolder than	0:10
Non #1	0:10 2o:-6
Non #2	0:-4 24:5
Non a	10:-7 1y:7 24:-11
Non an	0:6
Non friday	1x:-8
Non fridays	0:-8
Non her	u:6
Non it	0:5
Non monday	0:12 1v:-5 1x:-7
Non mondays	24:5
Non paper	0:7
Non saturday	1x:-6 2o:7
Non sunday	0:-7 2o:6
Non that	0:5
Non the	24:-12 2o:8 2r:-7
Non thursday	1x:-7
Non time	0:6
Non tuesdays	0:4
Non tv	0:6 24:-6
None $	0:7
None ,	26:9 2l:9
None .	0:15 2l:-6
None bathroom	0:7
None for	0:8
None in	0:8
None is	0:6
None year	2:10
Nonly ,	0:-3 24:5
Noops ,	0:10
Nopened a	0:-5 e:7
Nor just	0:6
Norder $	0:6
Norg instead	0:8
Noriginally from	0:8
Nour cat	0:10 1x:-5
Nout ,	1x:10
Nout in	0:7
Nout on	0:7
Nover ,	0:10
Nover from	0:8
Nowl ,	2y:6
Nparents ,	2d:10
Npassed away	0:-5 e:5
Npassed his	0:-10
Npay for	l:-5
Npeople ,	24:7
Nperson $	0:7
Nperson ,	2l:-7 2y:10
Nphone ,	0:6 7:-5
Nphone is	0:6
Npicked up	0:7
Nplace ,	1x:9
Nplan $	0:8
Nplease $	0:6
Nplease ,	0:15 2a:-7
Nplease .	0:5
Npls $	0:6
Nplumber $	0:6 10:-5
Npolish ,	d:-9
Npray for	0:11
Npretend you're	0:5
Npriya is	x:7
Nproud of	0:7
Nps #1	0:-6
Nput in	0:-5 1x:5
Nput my	0:6
Nput that	0:6
Nquit smoking	0:7
Nran the	0:-6 e:8
Nreads the	0:5
Nrenting a	0:-9 u:11
Nreplaced the	0:11 1q:-5
Nretired ,	0:10 10:-12
Nretired from	0:-4 e:-6 10:9
Nretiring in	0:-6
Nright ,	0:9
Nright now	0:8
Nroom ,	u:6
Nrun a	l:-6
Nruns a	10:5
Nsafe for	0:8
Nsaid yes	e:6
Nsaturday ,	1x:-5 24:10 2o:9
Nsaturday .	0:11 1x:-8 24:7 2o:-8
Nscared of	0:11
Nsee the	0:-5 k:8
Nseptember ,	15:6 1x:4
Nshellfish ,	0:-13 3:17
Nshifts ,	0:7
Nshort ,	r:8 2a:-7
Nside ,	0:17
Nsince august	0:9
Nsince may	0:6
Nsince monday	0:7 2o:-6
Nsince the	0:6
Nsingle again	0:-11 1a:12
Nsir ,	0:7
Nsix weeks	1x:7
Nsix years	0:7
Nsize is	0:8
Nskip the	r:5
Nslow $	0:11
Nso dont	0:7
Nso i	0:12
Nsold my	0:8 e:-9
Nsorry $	0:7
Nsorry ,	0:11
Nsort of	0:7
Nsounds like	0:10
Nspain $	0:10
Nsplit up	0:5
Nspring ,	2o:-5 2x:6
Nspring .	0:9 2c:-5
Nstart $	0:6
Nstay in	0:6
Nstays in	0:9
Nstuff $	1s:8
Nstuff .	0:10
Nsugar $	0:12
Nsunday $	0:7
Nsunday ,	0:-7 1x:12
Nsupport @	0:15
Nsuppose a	0:6
Nswim ,	0:-5 1d:6
Nswitched from	0:13
Ntake the	0:-10 15:6
Ntaller than	0:6
Ntastes like	0:9
Ntaught me	0:9
Ntea $	0:8
Ntea ,	0:-5
Nteach me	0:7
Nteeth out	1x:7
Nten minutes	0:11
Nten years	2:-7
Nterrified of	0:6
Ntest first	0:-6 2r:6
Nth ,	0:-2 2o:7
Nth for	2o:6
Nthan i	0:10
Nthat a	0:6 1o:-5
Nthats not	0:6
Nthe #1	6:-5 2o:6
Nthe baby	e:8 1x:11
Nthe bakery	0:5
Nthe beach	0:-12
Nthe bottom	0:7
Nthe bus	0:8
Nthe car	1x:7
Nthe cat	0:-5
Nthe church	0:11
Nthe county	c:-5
Nthe course	1x:8
Nthe dog	2o:6
Nthe farm	1x:6
Nthe first	0:6 15:5 2o:-5 2r:-6
Nthe flat	1x:6
Nthe guy	0:6
Nthe gym	l:6
Nthe house	u:-7 1x:5
Nthe kids	2o:7 2q:-5
Nthe last	1x:-5
Nthe left	2o:-5
Nthe most	0:5
Nthe new	0:8
Nthe night	0:-5 1x:6
Nthe one	0:10
Nthe other	0:14
Nthe phone	0:7
Nthe rest	0:6
Nthe road	0:5
Nthe same	0:8
Nthe school	1k:7
Nthe second	0:8
Nthe shop	0:9
Nthe stairs	0:5
Nthe summer	0:6
Nthe three	0:13
Nthe vet	0:6
Nthe video	0:9
Nthe wedding	1x:-5
Nthe weekend	0:9
Nthem ,	0:12 t:-8
Nthem at	0:15
Nthere $	0:6
Nthere ,	2o:6
Nthese days	0:12
Nthing ,	0:15
Nthink the	0:8
Nthirty -	0:-6 1e:6
Nthis month	0:7
Nthis morning	0:6
Nthis one	0:5
Nthis year	2o:6
Nthree ,	2:10
Nthree .	1y:8
Nthree of	0:-8 g:8
Nthree weeks	2:-6 1e:8
Nthursday ,	15:9 1x:-7 24:5
Nthursday .	0:7
Nthursdays ,	24:6
Ntime ,	24:5
Ntime .	0:12
Ntime in	0:10
Ntips for	0:12
Nto #2	0:12
Nto a	1v:-5 2p:7
Nto acme	0:7
Nto an	0:7
Nto charge	1x:-9
Nto get	0:6
Nto his	0:8
Nto mass	1b:7
Nto me	0:6
Nto open	0:5
Nto put	0:9
Nto rent	0:6
Nto save	0:7
Nto say	0:6
Nto see	24:-5
Nto swim	0:8
Nto the	0:7 l:-5 24:8 2o:-4
Nto thursday	0:6
Nto train	0:6
Nto work	0:-6 24:7
Ntoday ,	0:13
Ntoday .	0:7
Ntom $	0:11 x:-5
Ntoo ,	0:19
Ntoo much	0:11
Ntook the	0:-4 e:5
Ntook up	0:7
Ntranslate to	0:6
Ntrying to	0:9
Ntuesday ,	0:17 x:-7 1x:-15
Nturning #2	0:9
Nturns #2	0:9
Ntwenty -	0:-6
Ntwo -	0:4 2:-6
Ntwo brothers	g:7
Ntwo days	0:10 l:-5 1e:-6
Ntwo kids	19:-6
Ntwo weeks	1x:-8
Ntwo years	2:-6 l:-6
Ntype #1	m:7
Nunder #3	0:6
Nunder the	0:5 1x:5
Nup $	0:-6 24:9
Nup ,	0:5 2t:7
Nup .	1x:12 24:-6
Nup at	l:7
Nup for	0:6
Nup in	0:8 1x:-5
Nup on	0:7
Nup the	0:10
Nup with	0:11
Nus ,	0:12
Nus in	0:-7 2d:8
Nused to	0:13
Nvan ,	0:-6 k:6
Nvegan ,	0:-8 8:9
Nvet $	0:10 k:-6 23:-5
Nvet says	0:8
Nwait ,	0:8
Nwalk the	0:-9 l:11
Nwalk to	0:10
Nwants a	0:10
Nwas a	0:8
Nwas born	0:8 e:-6
Nwas in	0:5
Nwas my	0:7
Nway ,	0:7
Nwe got	0:7 e:-7
Nwe lost	0:-5 e:6
Nwe went	0:8
Nwe're in	0:5
Nwedding ,	e:10 20:7
Nweek $	2o:7
Nweek .	24:5
Nweek of	2o:9
Nweeks ,	0:13
Nweeks ago	0:14 1x:-7
Nwell ,	0:12
Nwent back	e:-6
Nwent to	1x:-6
Nwhat do	0:7
Nwhen the	0:10
Nwhere i	0:6
Nwhich is	0:9
Nwhole life	0:6
Nwife ,	0:6
Nwife and	0:6
Nwill be	0:9
Nwish i	0:9
Nwith #2	0:10
Nwith #3	0:6
Nwith a	u:-7 29:-7 2d:-5
Nwith her	0:7 24:-6
Nwith kids	0:-6
Nwith me	0:-4 1x:8 2a:-7
Nwith my	2w:-5
Nwith us	1x:-5 2d:7
Nwoman who	j:-10 22:8
Nword for	0:5
Nwords .	0:13
Nwords for	0:5
Nwork $	0:6
Nwork ,	0:14 24:-7
Nwork at	0:8
Nworks at	0:10
Nworks for	0:11
Nwrist is	0:10
Nwrite a	0:8
Nwrite the	0:7
Nwriting a	o:-5
Nyear $	0:6
Nyear ,	2o:6
Nyear .	2x:7
Nyear and	1x:8
Nyear old	0:11
Nyear olds	0:7
Nyears ,	0:-7 2x:8
Nyears ago	0:8
Nyears and	0:5
Nyears now	2x:10
Nyears of	0:9
Nyesterday ,	0:10 1x:-6
Nyou $	0:9
Nyou ,	0:10
Nyou are	0:6
Nyou know	0:5
Nyou make	0:8
Nyou're the	0:8
P! !	0:7 a:7 l:-6 x:-5
P" ,	r:7
P" i	0:5
P#1 '	26:6
P#1 ,	x:-6 1i:5
P#1 .	0:6
P#1 and	0:11 24:-5
P#1 in	0:-4 o:8
P#1 of	1p:6
P#1 on	2r:-6
P#2 ,	0:-5 2:-7 a:10 x:-7 15:-5 1c:10
P#2 -	0:7
P#2 .	0:9
P#2 and	0:-7 10:-5 1d:8
P#2 in	6:11
P#2 k	29:8 2r:-6
P#2 last	0:8
P#2 m	0:7
P#2 on	0:-6 24:5 2r:7
P#2 th	0:6
P#2 years	0:8
P#3 ,	0:10
P#3 a	29:11
P#4 ,	0:9
P#4 .	0:9
P#4 and	0:-5 e:6 15:6
P, #1	24:-7 31:6
P, #2	0:-4 29:6
P, #3	0:14 31:-8
P, #4	0:15
P, a	7:-12 a:-6 11:-7 12:7 1h:-5
P, all	0:8
P, also	0:10
P, always	0:4 l:-5
P, an	m:-7
P, and	h:9
P, are	0:7
P, at	2:8 c:-6 x:-5 1c:-6
P, back	0:-7 1x:9
P, best	0:10
P, both	0:12
P, bought	11:7 1x:-6
P, but	0:13 l:-5
P, can	0:8
P, day	0:12
P, did	0:7
P, do	0:8
P, does	10:8
P, don't	0:15
P, dont	2a:6
P, eight	0:12
P, ex	24:7
P, for	0:12
P, good	0:11
P, has	0:-5 m:10 2t:6
P, he	0:-8 e:10
P, he's	2:13 s:-7
P, help	0:5
P, how	0:7
P, i	0:11 e:-10 l:-7
P, i'm	2:-6 m:-5 s:-9 x:10 12:-8 15:-7 1e:-5
P, im	0:5
P, in	0:11 a:6 1d:6
P, is	2:8 5:-6 h:-5 15:-15 18:-6 1x:7
P, it	0:11
P, it's	3:10 8:-6 l:-6 o:-8 x:-10 13:-6 15:11 18:-7 1h:-8
P, its	0:7
P, keeps	0:-5 27:7
P, last	0:7
P, like	0:9
P, mr	0:-7 2g:9
P, my	0:12 m:-7 11:-5
P, need	0:13
P, new	0:9
P, no	g:5 m:-6 o:-5 10:-5 11:-6 1d:-6 2a:8
P, nobody	0:6
P, not	0:16 q:-8 x:-12 15:-6 1b:-7 2a:9
P, nothing	0:6
P, now	15:9
P, of	0:19 i:-6 x:-8
P, one	0:10
P, only	1g:8
P, our	0:4 g:-7 x:9 13:-6
P, please	0:9 r:-7
P, recommend	0:5
P, same	0:12
P, she	l:-7
P, she's	2:14
P, so	u:-8
P, sold	1x:-5
P, still	0:12
P, suggest	0:6
P, ten	0:12
P, that	0:11
P, that's	0:8
P, the	1:-8 c:-6 m:5 y:5
P, they	0:7
P, too	0:6
P, two	0:10
P, vet	0:6
P, wants	23:6
P, was	0:-14 2:-8 4:5 e:-5 x:-5 13:10 18:7 1i:9
P, we	0:5 e:-7
P, we're	u:9 15:6 1a:-8
P, what	0:11
P, what's	0:6
P, which	0:9
P, with	0:8
P, write	0:9
P, you	0:10
P- in	0:7
P- law	8:-5 u:-5 1d:5
P- old	0:7
P- year	0:5
P. .	1u:-5
P. anyway	0:7
P. does	m:8
P. example	0:5 1u:-5
P. he	e:7
P. he's	0:-14 1a:-5
P. how	0:7
P. i	e:-6 l:10 10:6
P. i'm	1:-5 m:8 10:-7
P. in	0:9 v:-5
P. is	0:12 2:-6
P. my	0:13
P. no	4:8
P. she	e:8 l:8
P. she's	0:-6 l:-5 x:8 10:-5 12:10 1a:6
P. the	15:7
P. we	0:12
P. what	0:11
P. which	0:7
P: "	0:12
P: the	0:9
P? it's	0:7
P? just	0:6
P@ example	1u:6
P^ #1	0:-7 26:8
P^ ^	0:5 13:-4 15:-3
P^ a	0:9 j:-7 11:-8 13:-6 2k:6
P^ also	i:10 r:7
P^ are	0:12
P^ been	1a:9
P^ before	0:8
P^ best	0:9
P^ bought	e:9 1h:-5
P^ brother	e:-6 x:8
P^ call	0:6
P^ callum's	0:7
P^ can't	1d:9
P^ convert	0:8
P^ correction	0:8
P^ cousin	0:-7 x:8
P^ dad	0:5
P^ did	1x:-5
P^ do	0:7
P^ does	0:11
P^ don't	l:-6
P^ dont	l:9 r:-11
P^ dropped	k:5 l:-7
P^ eli	0:6
P^ ethan	o:6
P^ every	0:8
P^ first	0:6
P^ for	0:8
P^ gave	l:9
P^ going	15:7
P^ good	0:7
P^ got	0:-9 4:9 e:-7 m:-6 11:-8 17:-5 18:4 19:-5 1a:-8
P^ grandpa	0:-6
P^ grew	0:7
P^ has	0:7 e:-5
P^ have	11:6
P^ he	0:9 l:-5
P^ her	0:7 6:6
P^ hi	0:6
P^ his	0:13
P^ how	0:6
P^ i	1:-10 k:-6 t:-8 16:-6 17:-5 1a:-6 1h:-6 1x:-10
P^ i'd	0:7
P^ i'm	3:-6 o:-5 s:-5 x:-4 12:5 18:-5 1f:-8 24:-5
P^ i've	g:10
P^ if	0:8
P^ im	j:-6 12:-5 18:-5 1a:-6
P^ in	v:-8
P^ is	0:18 m:-7 n:-5 x:-6
P^ it	0:9
P^ it's	0:8 m:-6 15:-7
P^ joined	1:7
P^ just	0:8 1x:-5
P^ kids	0:9
P^ last	0:8
P^ left	1:10 c:-7
P^ let's	0:5
P^ mam	0:-8 e:11
P^ me	0:7
P^ mom	0:9 e:-5
P^ mother	0:6
P^ mum	10:5
P^ my	o:-6 t:-5 11:7 18:-8 1d:-6
P^ new	4:7
P^ next	0:7
P^ night	2o:7
P^ no	l:-5 2a:6
P^ nobody	0:8
P^ not	8:-8 v:5 x:5 1g:-5
P^ ok	0:11
P^ old	l:-5 x:-6 11:-8 2c:8
P^ on	0:-4 l:7
P^ one	19:5
P^ our	g:6 x:-8
P^ phone	0:7
P^ play	o:8
P^ put	24:6
P^ quit	0:-6 l:9
P^ ran	0:-6
P^ rory	0:7
P^ scorpio	0:8
P^ she	0:8 l:-6
P^ she's	i:6
P^ should	0:5
P^ since	i:8
P^ so	0:6
P^ sold	0:4 1x:-9
P^ some	0:8
P^ started	l:-6 1x:-5
P^ that	0:7
P^ the	0:4 l:-5 m:-5 o:-8 w:-5 x:-5 15:-9 1d:-5 1h:-8 20:-6 30:8
P^ thinking	0:6
P^ tom	0:7
P^ two	1y:-5 24:-6 2s:9
P^ up	24:5
P^ use	2a:-6
P^ was	0:7
P^ we	h:-5 o:-6 13:-7 18:-5 19:-7 1a:-5
P^ well	0:5
P^ went	16:6
P^ what	0:7
P^ what's	0:6
P^ which	0:7
P^ who	0:10
P^ you	0:6
P_ _	0:8
Pa #1	0:6 24:-5
Pa #4	30:5
Pa bag	0:5
Pa bakery	0:8
Pa big	0:-5
Pa bus	0:7
Pa cat	0:12
Pa couple	0:5
Pa cracked	7:6 1q:-5
Pa customer	0:8
Pa dental	2j:7
Pa dentist	0:6
Pa dog	1x:-6
Pa fortnight	1x:7
Pa friend	0:10
Pa good	0:9
Pa grumpy	0:7
Pa heart	0:-8
Pa house	0:6
Pa lady	0:6
Pa little	23:-7 2d:6
Pa new	0:-6 1x:7 2s:6
Pa night	2y:5
Pa nine	1l:7
Pa nurse	0:7 2j:-8
Pa quiet	0:7
Pa retired	0:-7 2j:7
Pa school	2j:6
Pa scorpio	1a:7
Pa second	1x:6
Pa simple	0:6
Pa single	0:6
Pa small	2o:-7 2q:6
Pa stroke	0:5
Pa two	0:7
Pa whole	0:-6
Pa woman	0:6
Pable to	0:5
Pabout a	10:-7
Pabout the	0:13
Pacme .	0:6
Padopted a	0:-12 2m:9
Pafter the	0:9
Pafter thirty	2x:5
Pagain ,	0:9 x:-5
Pall of	h:8
Pall the	0:8
Pallergic to	3:13 1d:-6
Pam ,	1i:6
Pam a	j:6
Pam the	0:8
Pan electric	30:8
Pan hour	0:9
Pan old	2c:-6
Pand a	2:-10 m:-6 1l:6 24:-6 2k:-6 2x:6
Pand an	7:7 10:-6
Pand has	f:6
Pand hates	0:14
Pand he	l:10
Pand he's	2:7
Pand his	g:6 10:-5
Pand i	1a:6
Pand i'm	0:4 n:6 15:-2 2o:-8
Pand i've	0:9
Pand im	0:15 x:-5
Pand in	w:7 10:-5
Pand is	0:7
Pand it's	0:13 m:-6
Pand just	10:9
Pand keep	0:-7 2a:8
Pand me	0:-8 e:6
Pand my	g:-6 x:-7 18:-5
Pand never	l:9
Pand now	0:10
Pand she	e:-8 l:5 m:4 2d:-5
Pand she's	u:-6 10:-7
Pand still	u:5
Pand the	0:7 2o:-7
Pand they	0:10
Pand this	0:7
Pand wants	0:7 k:-6
Pand we're	o:11
Panswer in	r:-5 s:5
Panswers short	0:7 2a:-7
Pare a	0:5
Pare my	0:8
Pare the	0:7
Pare you	0:6
Pas a	0:-6 1:6 12:-7 1x:-8
Pas of	0:7 2o:-7
Pas the	0:8
Pask for	0:9
Pask me	0:8
Pasking for	0:5
Pat #1	0:9
Pat #2	24:5
Pat #4	0:9
Pat a	1v:-6 1x:6
Pat half	0:-8 24:7
Pat me	0:6
Pat my	0:12
Pat six	0:7 24:-5
Pat the	l:-7 y:-6 1c:-5 1v:-3 2v:-5
Pat work	0:9
Pb #1	0:-7 23:9
Pback ,	1a:7
Pback to	0:7 e:-7
Pbag of	t:8
Pbe a	k:9 10:-5
Pbe the	0:10
Pbecame a	y:5 1f:-8
Pbecause of	0:5
Pbecome a	0:5
Pbeen married	0:-5 1e:7
Pbeen on	0:-6
Pbeen to	0:7 l:-5 1y:8
Pbefore my	0:8
Pbefore the	0:11 23:-8
Pbeing a	1j:8
Pbelieve in	5:9 v:-6 1o:-6
Pbest friend	0:-11 19:7
Pbirthday is	6:6
Pbiscuit ,	0:8
Pbit of	0:-8 i:-6
Pborn and	0:11
Pborn in	6:-8 p:10 v:-11
Pborn on	0:-6 6:8
Pboss ,	0:6 x:13
Pboss is	0:-8 19:8
Pbought a	11:9 1h:-8 1x:6
Pbroke his	1x:-6 25:8
Pbroke my	1x:6
Pbuilding a	17:8
Pbus driver	0:7 2j:-5
Pbut i	0:7
Pbut in	0:14
Pbut my	0:6
Pby a	1x:6
Pby the	0:8
Pcall me	0:-5 x:-5 z:15
Pcalled off	0:-7 15:8
Pcalls me	0:-7 z:12
Pcan do	0:-7 1d:9
Pcan i	0:10
Pcan you	0:7
Pcan't do	3:6
Pcan't drive	2w:8
Pcan't stand	0:-6 9:11
Pcan't swim	0:7 2w:-7
Pcats ,	x:8
Pchanged my	0:10
Pchef ,	0:-6 2:7
Pclub ,	1:8 10:-5
Pcode is	0:10
Pcom ,	0:5
Pcome back	0:-7
Pcome from	0:8
Pcomes from	p:8
Pcoming for	2o:5
Pcook for	0:8
Pcottage in	0:7 v:-6
Pdaughter ,	2:8 1e:-7
Pday ,	0:8 e:-5 r:5
Pday .	0:8
Pdead ,	0:-7 15:9
Pdiabetes ,	0:7
Pdid my	0:-6 m:7 w:-6
Pdid the	0:15 a:-5
Pdied in	0:12 v:-6
Pdifference between	0:7
Pdo i	0:8
Pdo not	r:5
Pdo the	0:-11 1d:9
Pdo with	0:8
Pdo you	0:9
Pdoctor said	0:8 m:-5
Pdoes a	0:12
Pdoes an	0:10
Pdoes that	0:5
Pdoes the	0:9
Pdogs eat	0:8
Pdoing a	23:6
Pdon't drink	9:-5
Pdon't have	0:-6 11:8
Pdone ,	0:6
Pdont drink	8:9 24:-7
Pdown ,	0:-9 m:12
Pdown in	0:-8 v:7
Pdown on	0:5
Pdown to	q:-6
Pdraft a	0:7
Pdraft an	0:10
Pdrive a	0:-8 1d:8
Pdropped out	0:10
Pdropped the	0:-9 l:8 23:5
Pdue in	15:8
Pended up	0:6
Pengaged at	2:6
Pengaged to	0:8
Penglish and	0:7
Penglish at	c:-5
Penough of	v:6
Pevenings ,	x:6
Pevery other	0:-8 24:8
Pevery sunday	0:9 24:-9
Peverybody at	0:12
Pex -	24:7
Pexample .	1u:11
Pexplain the	0:8
Pfamily is	0:12
Pfather ,	0:-7 10:10
Pfather -	0:5
Pfather in	0:7
Pfear of	i:7
Pfeet ,	0:11
Pfinished the	1t:8
Pfirst ,	0:7
Pfive years	0:6
Pfloor ,	0:6
Pfor #3	0:-6 2o:8
Pfor a	1:-6 2:5 c:-6 j:-7 u:5 10:-3 11:-5 15:-6 2q:-8
Pfor her	0:9
Pfor me	0:11
Pfor six	0:11
Pfor the	2o:6
Pfor two	0:-2 2x:7
Pfriend of	0:8
Pfriend priya	e:11
Pfrom a	0:7 7:-9 10:-6 13:-8
Pfrom my	0:9 1x:-5
Pfrom the	20:6 2o:-7
Pfrom work	0:6
Pgave up	e:-6 l:8 1x:-5
Pget a	0:6 15:7
Pget to	23:-6
Pgirl ,	c:-6 r:-5
Pgive me	0:9
Pgo ,	0:8
Pgo out	0:6
Pgo to	k:-5 l:-10 1c:8
Pgoes by	z:7 24:-7
Pgoes to	0:-15 l:6 1c:10
Pgoing to	k:-5 2o:9
Pgone off	9:9
Pgood at	0:-6 2w:6
Pgood morning	0:6
Pgot a	0:-10 4:-6 e:-6 10:-5 19:-11 1x:-4 25:-7 2o:-5
Pgot an	11:9
Pgot engaged	0:7 1x:-6
Pgot her	0:8 18:-6 25:-5
Pgot into	1c:-6 1x:9
Pgot laid	1x:12
Pgot my	0:-17 a:11
Pgot promoted	0:8 1x:-6
Pgot the	0:-7 1x:7
Pgrew up	0:11
Phad a	11:-6 1h:-8 1z:-5 2s:6
Phad her	0:-6 1x:4
Phad my	e:-5 1x:7
Phad twins	0:7
Phalf marathon	0:9
Phalf the	0:12
Phas a	2:-7 c:-5 g:-6 k:-7 10:-5 11:12 1x:-7 2k:-5 2m:-7 2t:6
Phas been	0:7 m:-6
Phas begun	0:-5 m:8
Phas gone	8:7
Phas just	e:7
Phas me	0:5
Phas my	0:8
Phas no	11:9 2l:8
Phas the	0:9 1x:-5
Phave a	0:-11 l:-5 m:-7 o:-8 1h:8 25:-6 2s:-8
Phave an	m:7
Phave never	0:8
Phave no	25:-6
Phave the	0:11
Phave to	0:9
Phaving a	a:8
Phe doesn't	0:8
Phe has	g:-6 l:5 m:-6 12:8
Phe hasn't	0:10 l:-6
Phe is	2:9 y:7
Phe likes	t:7
Phe was	1a:-5
Phe went	0:7
Phe's #2	31:8
Phe's a	o:11 1j:-5
Phe's in	0:-6 1:-12 v:9
Phe's the	0:7
Phelp me	0:5
Phelp with	0:10
Phere ,	10:5 1a:7
Phim ,	l:7
Phis wife	0:11 1a:-5 1x:-6
Phome ,	s:-6 w:-5 x:8 15:-5
Phome is	0:13 x:-6
Phouse ,	0:9
Phouse with	19:8
Phow do	0:6
Phow is	0:8
Phow many	0:8
Phusband ,	0:12 x:-6
Pi am	5:-5 8:-5 9:-7 l:-8 t:-5 x:7 10:-5 1e:-6 24:-11 2w:-7
Pi became	0:-7
Pi broke	e:6
Pi buy	0:7
Pi came	0:7
Pi can	o:-5 1d:10
Pi can't	0:5
Pi could	0:8
Pi did	0:-8 w:7
Pi don't	5:-5 9:-5 l:7 o:-5 t:-5
Pi dont	t:-6
Pi drive	0:12
Pi eat	0:-8 8:9
Pi ever	0:10
Pi feel	0:7
Pi find	0:9
Pi gave	0:7
Pi get	l:-7 m:11
Pi go	l:-7 o:11
Pi got	18:-7
Pi grew	0:6
Pi had	e:-6 1e:7
Pi hate	9:8 l:-5 o:-7
Pi have	1:-7 2:3 8:-5 e:-5 l:-7 o:-6 10:-5 13:-10 1d:-5 1e:-6 24:-7
Pi haven't	0:12
Pi just	e:-5
Pi keep	13:7
Pi know	0:11
Pi left	1x:6
Pi live	u:11
Pi love	t:10
Pi make	0:-7 2w:6
Pi mean	0:8
Pi meant	0:7
Pi moved	0:-7 1x:8
Pi never	0:14
Pi only	0:9
Pi own	0:8
Pi prefer	16:4
Pi quit	1x:-6
Pi said	0:10
Pi sold	11:-6
Pi speak	s:5
Pi still	0:11
Pi stop	0:8
Pi take	l:-7 m:11
Pi use	0:5 1g:7
Pi used	0:5
Pi wanna	k:6
Pi want	0:3
Pi was	m:-9 18:-8 1i:-5 1x:5
Pi were	1a:10
Pi will	0:6
Pi won	2r:5
Pi worked	0:8
Pi'd love	0:-7 k:9
Pi'd rather	16:7
Pi'm a	0:-11 2:-7 4:-5 8:-5 d:-12 j:10 m:-6 11:-5 12:8 13:-6 17:-7 1b:-5 1d:-6 1h:-6 2j:-7
Pi'm at	2:-10 c:8 1i:9
Pi'm building	2q:-5
Pi'm going	0:7
Pi'm in	1:4 v:-6
Pi'm not	15:6 1b:6
Pi'm on	0:-7 m:10 24:7 2o:-6
Pi'm the	0:6
Pi've been	8:10
Pi've got	0:-9
Pi've never	0:-6 f:8
Pideas for	0:10
Pif my	0:6
Pim a	0:-11 12:-9 1j:6
Pin ,	0:7
Pin -	0:7
Pin a	10:-7 11:-7 1h:-7
Pin august	0:6 2o:-5
Pin bed	0:-6
Pin dubai	0:6
Pin dublin	2o:-7 2x:-5
Pin english	0:6
Pin his	24:6
Pin ireland	0:8
Pin january	0:9
Pin leeds	0:-5 e:6
Pin may	0:7 2o:-8
Pin my	0:7 e:-5 l:-5
Pin october	0:7
Pin one	0:12
Pin september	0:9 2o:-8
Pin that	0:6
Pin the	c:7 e:-7 o:-5 15:-6 1g:-6 1h:-7 2a:-6 2q:-6
Pin this	0:10
Pin three	2o:9
Pin two	0:9 1x:-8
Pinstead of	i:-6 1g:6 24:9
Pinto a	0:11
Pinto the	0:7
Piphone #2	0:6
Pis #1	0:11
Pis #2	2r:10
Pis #3	0:-9 2e:4
Pis a	2:-6 7:6 8:-5 h:-6 t:-6 w:-5 x:-5 10:8 11:-6 13:-8 1c:-5
Pis afraid	0:6
Pis always	h:6
Pis at	0:-7 k:-5 1c:8
Pis called	c:-8 z:-5 19:9
Pis coming	0:7
Pis from	0:-12 p:14 v:-6 x:-7
Pis getting	1a:-7 2t:10
Pis in	a:7 p:-6 w:-4 1g:9
Pis it	0:13
Pis making	2q:-6
Pis moving	2o:-6
Pis my	0:13 m:-7 1e:6
Pis not	0:11
Pis now	1a:6
Pis on	6:-6 1g:-7 1x:6
Pis that	5:5
Pis the	6:4 h:8 12:12
Pis to	k:6
Pis two	26:7
Pis your	0:6
Pisn't a	10:9
Pit be	0:6
Pit is	0:9
Pit true	0:6
Pit was	v:8
Pit's a	0:-6 j:8 1h:-5
Pit's all	0:-10
Pit's not	3:7 x:-7
Pit's raining	0:8
Pjob ,	0:-7 c:10 x:-7
Pjoined the	0:-7 1:6 o:-5
Pjune ,	15:7
Pjust a	0:9
Pjust got	0:-6 e:8 1a:6
Pjust me	2d:6
Pjust tell	0:7
Pkeep it	2a:5
Pkids ,	0:8 x:-7
Pkilos ,	2:-6 1i:9
Pknees are	0:9
Pknow about	0:13
Plast night	0:8
Plaw ,	0:6
Plearn the	23:6
Pleft ,	0:8
Pleft the	0:-9 1k:-8
Plet me	0:7
Pletter for	0:8
Plibrary ,	0:-6 10:6
Plike a	0:5 t:9 10:-7
Plike i'm	0:13
Plike in	0:9
Plike to	0:-6 o:7
Plive in	p:-4 x:-6
Plive on	t:7
Plives in	p:-5
Pliving in	v:6 2x:-5
Pliving with	0:-7 2d:9
Plong does	0:8
Plooking for	0:7
Pmad about	0:-8 t:10
Pmake a	0:9
Pmake me	0:11
Pmake this	0:8
Pmakes me	1j:7
Pmaking a	2q:6
Pman ,	0:-11 e:6
Pman with	0:7
Pmarch ,	0:7
Pmarried in	v:-6
Pmarried to	0:7
Pmass every	24:8
Pme #1	0:7
Pme ,	2d:9
Pme .	u:9
Pme :	0:10 m:-5
Pme a	m:-5 r:-5 u:-5
Pme about	0:12
Pme and	x:-12 1a:9 1g:-5 1x:6
Pme at	0:-6 o:11
Pme every	0:-6 24:6
Pme five	0:9
Pme on	0:-8
Pme something	0:6
Pme the	0:7
Pme three	0:8
Pme to	0:6 k:-7
Pmeal plan	0:7
Pminutes ,	0:6
Pmonday to	0:6
Pmore ,	0:-8 v:9 x:-5
Pmore than	0:8
Pmorning ,	0:11
Pmother in	0:11
Pmove to	0:9
Pmoved in	0:6 v:-11
Pmoved into	1x:-7
Pmoved to	3:-5 v:10 1x:10
Pmy aunt	g:8
Pmy bike	0:8
Pmy birthday	0:8
Pmy brother	10:-5
Pmy buddy	x:7
Pmy coffee	2c:6
Pmy cousin	e:-6 g:6
Pmy ears	m:8
Pmy eldest	0:6
Pmy favourite	0:11
Pmy first	0:-9 1x:11
Pmy girlfriend	0:-3 x:9
Pmy hair	24:-5
Pmy husband	0:-2 10:-5
Pmy husband's	0:-7 g:-5 x:-8 12:6
Pmy last	0:-6
Pmy left	0:9
Pmy little	0:9 g:-8
Pmy mother	o:9
Pmy mother's	0:13
Pmy mum	0:8
Pmy neighbour	0:-8
Pmy nephew	x:8
Pmy niece	e:-5 x:9
Pmy old	7:11
Pmy other	0:9
Pmy own	0:8 1x:-6 23:7 2d:-8
Pmy sister	10:-6 1x:5
Pmy sister's	2:6 m:-11 x:-6 12:6
Pmy son	0:-4 z:10
Pmy son's	0:11
Pmy team	0:8
Pmy uncle	0:-6 2d:8
Pmy wife	x:7
Pmy wife's	0:11
Pmy work	2s:6
Pneed a	0:9
Pneeds a	0:7
Pnever been	0:-7 f:9 1y:5
Pnever had	0:-6 1g:8
Pnext week	0:5
Pnight ,	0:11 m:-5
Pnight .	0:-6 2:8
Pnight owl	0:9 2y:-6
Pno ,	0:8
Pno bullet	2a:10
Pno longer	u:6
Pno more	0:-16 m:10
Pno wait	0:9
Pnormal for	0:13
Pnot a	10:-8 12:8
Pnot in	0:13
Pnot my	0:9
Pnot the	0:16 15:-13
Pnot too	0:11
Pnow ,	0:6 e:-6 r:-5 x:-6
Pnow .	x:8
Pnow and	0:10
Pnurse ,	0:9
Pnurse at	0:-10 c:9
Pof a	0:12 m:-6 24:-5
Pof flying	0:8
Pof her	0:-4
Pof my	m:10
Pof that	0:8
Pof the	0:-7 1:6 c:-5 i:8 m:-4
Pof us	0:-4 24:-9 2d:6
Poff .	0:14
Poff a	0:8
Poff the	0:-6 4:8 m:10 t:9
Pok so	e:5
Pold ,	0:-8 x:10
Pold wives	0:5
Pon #1	0:6 2o:-6
Pon #2	0:-4 1p:-4 1x:5 24:7
Pon a	m:-6 10:-10 1y:6 24:-10
Pon an	0:-5 7:5 1h:5
Pon fridays	0:11 24:-7
Pon her	0:8
Pon my	2r:5
Pon that	0:7
Pon the	1:-6 2:-8 7:-7 c:-6 l:-6 m:-13 o:-7 q:-5 15:-8 18:-5 1i:-4 24:-5 25:-5 2o:9 2r:-4 30:-5
Pon thursday	0:-6 24:7
Pon tuesdays	0:14
Pone ,	0:6
Pone for	t:8
Pone in	v:8
Pone of	g:8 t:-7
Popened a	1x:7
Poriginally from	p:8
Pour cat	x:5
Pour dog	x:7
Pour neighbour	19:6
Pout ,	1g:7
Pout in	15:8
Pout of	i:-5 t:-5 u:6 1x:7
Pout on	0:13
Pover from	p:6 1g:-7
Pown a	0:-10 11:6 2d:9
Pown house	0:8
Pparents ,	x:6
Ppart of	0:6
Ppassed away	0:9
Ppassed his	18:-8
Ppassed the	1x:-8
Ppeople ,	0:10
Pperson with	0:5
Pplace in	0:-6
Pplay the	0:-9 1:-6 o:9 1d:9
Pplease :	0:6
Ppoints ,	0:9
Ppregnant ,	x:7
Ppromoted to	0:-8 1x:6
Pput my	0:9
Pran the	1x:8
Preads the	0:6
Prent is	18:-5
Prenting a	2d:6
Pretired ,	0:10
Pretiring in	0:-6 2o:6
Proom ,	0:7
Prun a	2w:8
Psaid no	0:10
Psaid yes	0:11
Psame as	0:12
Psaturday .	0:7
Psays it's	0:-10 m:10
Pscared of	0:-8 i:10
Psecond hand	0:-7
Pseptember ,	2o:6
Psewing machine	0:8 2k:-6
Pshare a	0:-6 1g:7
Pshe has	0:9 g:-6
Pshe is	0:11
Pshe lives	0:7
Pshe said	0:8 1x:-6
Pshe was	0:4
Pshe works	l:-7 24:9
Pshe's a	10:8
Pshort ,	0:6
Pshould i	0:8
Pshould we	0:7
Pside ,	0:-6 x:8
Psince #4	0:9
Psince i	1x:-7
Psince the	e:11
Psister and	0:5
Psix foot	0:7
Psix weeks	0:-6 1x:7
Pskip the	2a:6
Pso dont	r:-5
Pso go	0:10
Pso i	1x:5
Pso i'm	0:-5 x:7 1a:9
Pso it's	0:-8 l:10 13:7
Pso please	0:8
Pso she	0:6 l:-5
Pso tired	0:6
Pso we	0:9
Pso what	0:9
Psold my	0:-10 1h:5 1x:-9
Psold the	0:-8 x:-7 1g:-6 1h:9 2k:6
Psomeone in	0:11
Psomeone who	0:-7
Psomeone with	0:12 m:-7
Pson has	0:7
Pson is	0:8
Psorry ,	0:6
Psort of	0:7
Psuggest a	0:7
Psunday ,	0:6
Psupport @	0:7
Psuppose a	0:7
Pswitched from	0:-8 1g:10
Pswitched to	7:10
Psydney ,	0:-5 19:8
Ptaller than	0:7
Ptaught me	0:11
Ptea ,	0:6
Pteach me	0:10
Ptell the	0:13
Pterrified of	0:-12 i:12
Ptest first	0:8 2r:-7
Ptext to	0:-5 19:9
Pth of	0:-7
Pthan a	2p:8
Pthat ,	0:7
Pthat a	0:7
Pthat at	0:-10 2:10
Pthat is	0:7
Pthat my	0:-7 g:9
Pthat one	0:7
Pthe #1	0:-6 2o:5
Pthe #2	0:-4 24:-6 2o:12
Pthe baby	0:-9 x:7 1x:9
Pthe big	0:12
Pthe bus	24:6
Pthe car	0:6
Pthe cat	1x:7 2d:-5
Pthe county	0:-6 1v:5
Pthe dog	0:7
Pthe first	0:7 2r:-5
Pthe flat	0:8
Pthe girl	0:-9 2:9
Pthe gym	0:9 24:-7
Pthe job	0:6 1x:-5
Pthe most	0:6
Pthe new	0:4
Pthe office	0:9
Pthe old	10:-5 30:13
Pthe one	0:6
Pthe other	0:14
Pthe rain	2c:8
Pthe same	0:6
Pthe sea	0:8
Pthe shop	0:6
Pthe three	0:13
Pthe whole	0:10
Pthere a	0:10
Pthirty -	0:-5 1e:-5 2x:5
Pthis into	0:7
Pthree weeks	0:13
Pthrough a	w:7
Pthrough the	0:5
Ptime ,	e:6 w:7
Ptips for	0:8
Pto #2	0:9
Pto a	7:-6 c:5 10:-9 12:-7 1v:-5 23:-7 2p:7
Pto acme	0:7
Pto an	1q:5
Pto be	1:-8 1g:-5 1x:6 2o:-6
Pto do	o:8
Pto get	0:9
Pto go	23:5
Pto hate	0:-10 9:7
Pto have	0:11
Pto his	0:10
Pto keep	0:12
Pto learn	0:-2 s:7
Pto lisbon	0:5
Pto make	0:-4 1d:10
Pto my	24:9
Pto put	x:8
Pto rent	0:7
Pto see	23:8 24:-6
Pto spain	0:-4 2o:6
Pto swim	0:7
Pto the	0:8 l:-7 15:7 23:-5 2o:-6
Ptoday ,	0:9
Ptoo much	0:5
Ptook the	15:-6 1x:5
Ptook up	0:-7 o:8
Ptorn meniscus	0:6 25:-6
Ptrue that	0:11
Ptrying to	o:7
Pturned #2	0:9
Pturning #2	0:8
Pturns #2	0:8
Ptwenty -	0:-5
Ptwins ,	0:-8 x:8
Ptwo weeks	1x:-6
Pu get	0:5
Punder #2	0:10
Pup ,	e:6
Pup .	0:13
Pup at	0:-4 24:8
Pup for	0:-6 15:7
Pup in	0:-7 p:16
Pup on	o:5 24:-7
Pup the	o:-5 1x:-6
Pup to	l:-5 q:6
Pup with	0:9
Pus in	0:-7 2d:8
Pused to	k:-8 l:8 1d:-7
Pvegan ,	0:6
Pvet says	0:6 3:7 x:-10
Pwait ,	e:5
Pwalk the	24:10
Pwalk to	0:9
Pwant a	0:2
Pwant to	l:-6
Pwants a	0:14
Pwants me	0:11
Pwants to	0:-6 k:8
Pwas a	0:-4 a:-6 j:-8 10:11 2j:9
Pwas born	0:8
Pwas in	0:-2 1:5 1x:-6
Pwas raised	c:-5
Pwas the	0:9
Pway ,	0:7
Pway to	0:8 k:-5
Pwe are	0:-8
Pwe got	e:-6
Pwe have	11:-5 2d:-5
Pwe live	0:-10
Pwe lost	1x:7
Pwe moved	0:-7 1x:8
Pwe went	1x:7
Pwe're in	0:-7 v:6
Pwe've got	13:-7
Pwedding ,	15:6
Pweek ,	x:-5 1a:6
Pweek and	0:5
Pweek i	0:11
Pweek of	2o:7
Pweeks ,	0:8
Pwent to	0:-7 1c:11
Pwere in	0:13 v:-6
Pwere the	0:9
Pwhat do	0:7
Pwhat does	0:7
Pwhat is	0:8
Pwhat's a	0:8
Pwhat's the	0:6
Pwhats a	0:5
Pwhats the	0:7
Pwhen i	1x:8
Pwhen i'm	2:-9
Pwhen is	0:7
Pwhen the	0:7 24:-6
Pwhich is	0:9
Pwho has	0:11
Pwho hates	9:7
Pwho invented	0:7
Pwho is	10:7
Pwho lives	0:6
Pwho pays	0:5
Pwhy do	0:7
Pwife and	0:8
Pwith #2	0:9
Pwith a	10:-7 13:-8 1x:-8
Pwith an	0:-5
Pwith her	11:10 19:8 24:-6
Pwith his	13:7
Pwith kids	0:-6
Pwith me	l:5
Pwith my	2d:9
Pwith one	0:8
Pwith the	c:-6 l:6 m:-5 u:-9 13:-7 17:7 1k:-7
Pwith us	0:15 2d:-15
Pwon the	0:6
Pwon't touch	8:10 9:-6
Pwork ,	x:-8
Pwork at	c:7 l:4
Pwork on	0:13
Pworks for	c:7
Pwould a	0:11 10:-6
Pwrist is	0:10
Pwrite a	0:4
Pwrite the	0:14
Pwriting a	0:-6 17:5 2q:7
Pyear ,	0:7 x:10
Pyear -	0:6
Pyear old	0:9
Pyears ,	o:7 x:-7
Pyears in	1y:7
Pyears of	7:8
Pyes i	o:8
Pyou're a	0:9 2:-8
Pyou're the	0:14
Pyour answers	0:-10 2a:9
T! ! !	0:10 e:-8
T" i have	0:7
T#1 am ,	1i:6
T#1 diabetes ,	0:7
T#2 , so	0:8
T#2 and has	0:-9 f:6
T#2 and still	u:6
T#2 and the	0:5
T' #1 ,	0:-5 1i:7
T, and i	10:8
T, and i'm	0:6
T, and one	0:9
T, and she's	15:6
T, and the	0:7
T, give me	0:6
T, got a	1h:7
T, he is	0:-4 y:8
T, he's in	0:-7
T, i am	x:9
T, i don't	0:6
T, i read	0:5
T, i was	0:11 e:-5 1a:-8
T, i'm a	2:-5
T, is #2	0:7
T, is a	m:8
T, is getting	0:-7 1x:7
T, is that	0:11
T, need a	0:6
T, no more	0:-8 1:-8 m:14 u:-8 10:-6
T, not a	0:9
T, not the	0:10 15:-10
T, now i	l:8
T, she's a	0:-14 10:8
T, so it's	l:10
T, so no	0:14
T, so please	0:8
T, teach me	0:9
T, want to	0:6
T- #3 -	0:-8 2n:8
T- in -	0:5
T- year -	0:6
T. com ,	0:5
T. he's #2	31:9
T. my husband	0:18
T. my husband's	0:-9 x:-7 12:6
T@ acme .	0:6
T@ example .	1u:11
T^ ^ #1	0:-7 26:8
T^ ^ ^	0:5 13:-4 15:-3
T^ ^ a	0:9 j:-7 11:-8 13:-6 2k:6
T^ ^ also	i:10 r:7
T^ ^ are	0:12
T^ ^ been	1a:9
T^ ^ before	0:8
T^ ^ best	0:9
T^ ^ bought	e:9 1h:-5
T^ ^ brother	e:-6 x:8
T^ ^ call	0:6
T^ ^ callum's	0:7
T^ ^ can't	1d:9
T^ ^ convert	0:8
T^ ^ correction	0:8
T^ ^ cousin	0:-7 x:8
T^ ^ dad	0:5
T^ ^ did	1x:-5
T^ ^ do	0:7
T^ ^ does	0:11
T^ ^ don't	l:-6
T^ ^ dont	l:9 r:-11
T^ ^ dropped	k:5 l:-7
T^ ^ eli	0:6
T^ ^ ethan	o:6
T^ ^ every	0:8
T^ ^ first	0:6
T^ ^ for	0:8
T^ ^ gave	l:9
T^ ^ going	15:7
T^ ^ good	0:7
T^ ^ got	0:-9 4:9 e:-7 m:-6 11:-8 17:-5 18:4 19:-5 1a:-8
T^ ^ grandpa	0:-6
T^ ^ grew	0:7
T^ ^ has	0:7 e:-5
T^ ^ have	11:6
T^ ^ he	0:9 l:-5
T^ ^ her	0:7 6:6
T^ ^ hi	0:6
T^ ^ his	0:13
T^ ^ how	0:6
T^ ^ i	1:-10 k:-6 t:-8 16:-6 17:-5 1a:-6 1h:-6 1x:-10
T^ ^ i'd	0:7
T^ ^ i'm	3:-6 o:-5 s:-5 x:-4 12:5 18:-5 1f:-8 24:-5
T^ ^ i've	g:10
T^ ^ if	0:8
T^ ^ im	j:-6 12:-5 18:-5 1a:-6
T^ ^ in	v:-8
T^ ^ is	0:18 m:-7 n:-5 x:-6
T^ ^ it	0:9
T^ ^ it's	0:8 m:-6 15:-7
T^ ^ joined	1:7
T^ ^ just	0:8 1x:-5
T^ ^ kids	0:9
T^ ^ last	0:8
T^ ^ left	1:10 c:-7
T^ ^ let's	0:5
T^ ^ mam	0:-8 e:11
T^ ^ me	0:7
T^ ^ mom	0:9 e:-5
T^ ^ mother	0:6
T^ ^ mum	10:5
T^ ^ my	o:-6 t:-5 11:7 18:-8 1d:-6
T^ ^ new	4:7
T^ ^ next	0:7
T^ ^ night	2o:7
T^ ^ no	l:-5 2a:6
T^ ^ nobody	0:8
T^ ^ not	8:-8 v:5 x:5 1g:-5
T^ ^ ok	0:11
T^ ^ old	l:-5 x:-6 11:-8 2c:8
T^ ^ on	0:-4 l:7
T^ ^ one	19:5
T^ ^ our	g:6 x:-8
T^ ^ phone	0:7
T^ ^ play	o:8
T^ ^ put	24:6
T^ ^ quit	0:-6 l:9
T^ ^ ran	0:-6
T^ ^ rory	0:7
T^ ^ scorpio	0:8
T^ ^ she	0:8 l:-6
T^ ^ she's	i:6
T^ ^ should	0:5
T^ ^ since	i:8
T^ ^ so	0:6
T^ ^ sold	0:4 1x:-9
T^ ^ some	0:8
T^ ^ started	l:-6 1x:-5
T^ ^ that	0:7
T^ ^ the	0:4 l:-5 m:-5 o:-8 w:-5 x:-5 15:-9 1d:-5 1h:-8 20:-6 30:8
T^ ^ thinking	0:6
T^ ^ tom	0:7
T^ ^ two	1y:-5 24:-6 2s:9
T^ ^ up	24:5
T^ ^ use	2a:-6
T^ ^ was	0:7
T^ ^ we	h:-5 o:-6 13:-7 18:-5 19:-7 1a:-5
T^ ^ well	0:5
T^ ^ went	16:6
T^ ^ what	0:7
T^ ^ what's	0:6
T^ ^ which	0:7
T^ ^ who	0:10
T^ ^ you	0:6
T^ a friend	0:5
T^ are you	0:6
T^ as a	0:-10 1:7 d:5 j:12
T^ call me	z:12
T^ can i	0:7
T^ did my	0:-11 a:9 m:9
T^ down to	q:-6
T^ explain the	0:8
T^ fix the	0:5
T^ gave up	0:-11 15:6
T^ give me	0:7
T^ got a	0:-11 7:5 e:-5 10:-7 13:-12 17:-5 1q:-8 30:7
T^ got promoted	0:8 1x:-8
T^ had my	e:-5 1x:7
T^ he doesn't	0:8
T^ he has	0:13 g:-6 m:-7
T^ he is	0:19 x:-6
T^ he was	1a:-5
T^ he went	0:7
T^ home is	0:13 x:-6
T^ how do	0:6
T^ i am	5:-5 8:-5 l:-6 m:-5 o:-6 x:-8 15:-8 17:6 24:-7 2o:7
T^ i can	0:-6 1d:12
T^ i can't	0:8 1d:-5
T^ i cannot	0:9
T^ i did	0:-6 w:7
T^ i don't	l:8
T^ i dont	t:-6
T^ i get	l:-6 m:7
T^ i go	l:-6 o:13
T^ i got	e:15 18:-5
T^ i grew	0:6
T^ i hate	9:6
T^ i have	1:-6 2:6 g:8 i:-6 o:-5 1e:-6
T^ i keep	13:8
T^ i live	u:8
T^ i make	2w:6
T^ i meant	0:12
T^ i never	0:11
T^ i prefer	16:4
T^ i quit	l:7 1x:-6
T^ i sold	11:-6
T^ i speak	s:5
T^ i take	l:-6 m:11
T^ i took	1x:-5
T^ i use	0:-12 1g:11
T^ i used	0:5
T^ i was	10:-7 1a:7
T^ i went	0:11 1x:-8
T^ i will	0:6
T^ i worked	0:4 1y:9
T^ i'd rather	16:7
T^ i'm #1	0:7
T^ i'm a	0:-7 d:-5 j:11 m:-5 1a:-6 1h:-5 1w:-6 2y:-6
T^ i'm building	2q:-5
T^ i'm going	0:7
T^ i'm in	0:8 1:-8 v:-6
T^ i'm not	1b:7
T^ i'm on	m:10
T^ i've been	8:13
T^ i've got	0:-4
T^ i've never	0:-8 f:9
T^ if a	0:8
T^ if my	0:6
T^ im a	0:-14 1j:7
T^ in the	0:10
T^ is a	0:16 7:-5 10:-5
T^ is it	0:12
T^ is my	0:7 m:-5
T^ is the	0:13
T^ is your	0:6
T^ it's a	0:-8 j:9
T^ my aunt	0:-9 g:9
T^ my birthday	0:8
T^ my brother	0:-8
T^ my buddy	x:7
T^ my cousin	g:6
T^ my daughter	x:7
T^ my dog	0:-6
T^ my eldest	0:6
T^ my favourite	0:9
T^ my girlfriend	0:-10 x:10
T^ my granddaughter	x:9
T^ my grandmother	0:-5
T^ my husband	0:-14 g:8
T^ my little	0:9 g:-8
T^ my mother	o:9 1z:-10
T^ my neighbour	0:-6 x:10
T^ my nephew	x:10
T^ my niece	e:-5 x:9
T^ my old	0:8
T^ my parents	0:-8
T^ my sister	e:-5 g:9 1x:6
T^ my sister's	0:15 2:7 m:-11 x:-5
T^ my son	z:-9
T^ my son's	0:7
T^ my wife	x:7
T^ never been	f:9
T^ no longer	u:6
T^ no more	0:-11 1:-8 m:-8 u:9 10:7
T^ not a	0:-13 1a:7
T^ ok so	e:5
T^ on the	0:15
T^ our cat	0:-6 e:8
T^ our neighbour	0:-9 19:6
T^ she is	0:11 2:-5
T^ should a	0:16 2:-10
T^ should i	0:8
T^ sold my	0:-15 1x:-7
T^ sold the	0:-6 11:-11
T^ sorry ,	0:7
T^ suppose a	0:7
T^ the new	2s:9
T^ two years	2x:5
T^ used to	f:-7 k:-6 l:6 o:-7
T^ we are	1a:-6
T^ we have	0:-5
T^ what does	0:7
T^ what is	0:7
T^ what's the	0:6
T^ whats a	0:6
T^ when is	0:7
T^ who invented	0:7
T^ why do	0:7
T^ would a	0:8 10:-5
T^ write a	0:7
T_ _ _	0:6
Ta bag of	t:8
Ta bit of	0:-9 i:-6
Ta bus driver	0:6
Ta day ,	r:5
Ta friend of	0:5
Ta house with	0:8
Ta nurse at	0:-9 c:9
Ta second hand	0:-7
Ta text to	0:-6 19:9
Tafraid of the	0:-8 i:11
Tam allergic to	0:14 3:-9
Tand i am	o:9
Tand i get	0:7 24:-7
Tand i have	m:-7
Tand i'm the	0:5
Tand moved to	0:11
Tand now i	0:9
Tand wants a	0:6
Tany more ,	0:-10 v:9 x:-5
Tat #2 ,	0:-9 1c:11
Tat home ,	0:7 w:-5
Tat the bus	0:6
Tback to acme	0:7
Tbeen on a	0:-7 1y:8
Tbest man ,	0:-5 e:6
Tcalled off the	0:-7 2o:8
Tcan dogs eat	0:8
Tcan i use	0:7
Tdo i keep	0:9
Tdon't believe in	0:-7 5:8
Tdrive a #4	30:5
Tended up in	0:11 p:-6 v:-6
Teverybody at the	0:9
Tfather - in	0:8
Tfirst day at	0:8
Tfirst time ,	e:7
Tfor someone with	0:12 m:-7
Tgave up the	0:-11
Tgetting married in	v:-6
Tgive me a	0:10 r:-5 11:-5
Tgive me three	0:7
Tgo to the	0:6
Tgot laid off	0:7
Tgot married in	0:-5 1x:9
Tgot promoted to	0:-8 10:10
Tgrew up in	0:-5 p:11 v:-7
Thad a stroke	0:5
Thad to put	0:-6 x:8
Thave a cat	0:7
The has a	0:10
The is a	0:12
The wants to	0:7
The was a	0:-7
The's #2 and	0:-10
Thi , i'm	0:-5 x:11
Thow far is	0:11
Thow long does	0:8
Ti am a	j:6
Ti am the	0:8
Ti become a	0:5
Ti can't do	0:-8 3:7
Ti do not	0:10
Ti don't drink	9:-5
Ti don't eat	0:-9 8:11
Ti drive a	1h:6
Ti gave up	8:-7 e:-5 o:-5
Ti go to	l:-8 23:-6
Ti grew up	0:7
Ti had a	a:8
Ti have a	o:-7 13:-9 1d:5 1h:-6 25:-5
Ti have an	m:7
Ti have no	25:-6
Ti have to	0:6
Ti lived in	0:9
Ti need a	0:7
Ti want to	0:8 l:-5 23:-7
Ti was #2	0:5
Ti was a	10:6 2j:-7
Ti was born	0:8
Ti was in	0:-2 1:5 1x:-6
Ti work at	c:7
Ti'd like to	0:11
Ti'm allergic to	0:-12 3:11
Ti'm building a	17:7
Ti'm going to	e:5
Ti'm in the	0:-15 1:9
Ti'm the one	0:5
Ti've got a	0:-5 13:-6 17:5
Ti've never been	f:-7 1y:9
Tin #4 and	0:-7 e:6 15:6
Tin - law	8:-5 u:-5 1d:5
Tin january and	0:3 e:9 m:-7
Tin june ,	0:-8 15:11
Tin march ,	0:7
Tin september ,	15:6 2o:-8
Tin sydney ,	0:-5 19:8
Tis #2 and	u:-9 10:-5
Tis afraid of	0:9
Tis allergic to	0:-5 3:9
Tis it true	0:6
Tis on the	u:6
Tis that a	0:6
Tis there a	0:10
Tit true that	0:11
Tjust tell me	0:8
Tkeep your answers	0:-10 2a:9
Tlast week ,	x:-5 1a:6
Tlive in a	0:8
Tmake me a	0:11
Tmarried to a	0:9
Tme write a	0:6
Tmother in law	0:-9
Tmy best friend	0:-8 19:8
Tmy boss is	0:-8 19:9
Tmy husband ,	0:5
Tmy name is	0:13 x:-10
Tmy son is	0:6
Tnever been on	0:-6 1y:6
Tnever been to	1y:8
Tno more ,	0:11
Tnow , no	0:8
Tnow , the	y:7
Ton the #2	24:-6 2o:7
Tout of the	0:-6 1x:6
Tpretend you're a	0:7
Tput me on	m:11
Tscared of flying	0:7
Tsince i was	2:-7
Ttaught me to	0:-7 1d:9
Ttell me a	0:6
Ttell me something	0:5
Tthe way ,	0:6
Tto a new	0:5
Tto be a	0:-11 k:10
Tto do with	0:8
Tto get to	0:7 23:-6
Tto go to	0:-4 2u:7
Tto live in	0:-8 v:10
Tto mass every	24:8
Ttwo kids ,	0:12 x:-6
Tup at half	0:-7 24:9
Tused to be	h:11
Twant to get	0:-3 23:4
Twants me to	0:9
Twants to be	k:5
Twas born in	0:9 v:-8
Tway to get	0:6
Twe got a	0:4 11:-5
Twe have a	0:-10 1h:8 1z:-5
Twent back to	0:7
Twhat kind of	0:10
Twhen i was	2:-9 1x:8
Twho is a	0:5
Twish i had	0:7
Twork as a	0:9 10:-5
Twould it be	0:6
Twrite me a	0:10
Tyear - old	0:7
Tyears in the	c:9
Tyou give me	r:7
Tyou have a	0:7
Tyou're a grumpy	0:6
W! !	0:10
W" dear	0:5
W#1 "	0:-7 26:7
W#1 '	26:6
W#1 ,	0:7
W#1 a	0:-10 2r:9
W#1 am	24:8
W#1 and	0:5 24:-5
W#1 c	0:6
W#1 on	2r:-6
W#2 ,	0:9
W#2 -	0:7
W#2 and	0:6
W#2 euro	0:7
W#2 f	0:9
W#2 in	0:7
W#2 k	29:8 2r:-8
W#2 kilos	0:-8 31:11
W#2 last	0:8
W#2 m	0:12
W#2 minutes	2r:9
W#2 on	0:-4
W#2 years	2r:-5 2x:6
W#3 cm	0:-8 26:10
W#3 k	0:8 24:-7
W#5 #6	0:-6 2n:9
W$ #3	0:8
W' #1	0:-6 26:10
W' #2	2:-5
W, "	0:6
W, #1	0:8 l:-7 1i:5
W, #2	6:-6
W, #3	18:-5
W, #4	18:7
W, a	10:-5
W, after	0:8
W, all	0:9
W, also	0:5
W, always	0:3 l:-5
W, an	0:9
W, and	0:5
W, asking	0:12
W, back	e:8
W, best	0:6
W, both	0:11
W, bought	0:6 e:-6
W, but	0:6
W, can	0:7
W, cheaper	0:8
W, day	0:12
W, did	0:10
W, do	0:6
W, dont	r:5
W, draft	0:7
W, eight	2:6
W, everybody	0:7
W, finally	0:7
W, fix	0:7
W, gift	0:6
W, give	0:6
W, good	0:10
W, got	0:7
W, has	1a:6
W, he	0:7
W, he's	0:5
W, how	0:6
W, if	0:5
W, in	0:6
W, is	e:7
W, it's	0:6
W, keeps	o:7
W, left	0:5
W, like	0:10
W, mostly	0:8
W, mr	0:-8 x:8
W, my	0:9
W, new	0:9
W, not	2a:9
W, nothing	0:13
W, of	0:9
W, one	0:5 x:-6
W, only	0:8
W, put	0:6
W, recommend	0:6
W, same	0:7
W, she's	0:7
W, so	0:7
W, sold	0:7 e:-5
W, still	0:7
W, teach	0:5
W, ten	0:11
W, that	0:5
W, they	0:8
W, three	2:-6
W, tips	0:8
W, two	2:-4 g:5
W, vet	0:8
W, want	0:7
W, wants	k:6
W, was	0:6
W, we	0:9
W, we're	0:8
W, well	0:9
W, which	0:7
W, who	0:9
W, why	0:7
W, with	0:5
W, write	0:8
W, you	0:6
W- old	0:6
W. .	0:7 1u:-6
W. com	1u:7
W. do	0:9
W. draft	0:8
W. example	0:-9 1u:11
W. give	0:5
W. he	0:11
W. help	0:6
W. i	0:7
W. it	0:6
W. my	0:10
W. org	0:4
W. she	0:6
W. she's	0:8
W. the	0:8
W. which	0:6
W: "	0:8
W: the	0:6
W@ acme	0:5
W@ example	b:-5
W^ "	0:6
W^ #1	0:-7 n:7
W^ #3	0:-5 18:-5 1i:6
W^ a	11:5
W^ ah	0:8 x:-5
W^ also	0:6
W^ are	0:5
W^ as	0:7
W^ bea	0:6
W^ been	0:7
W^ before	0:8
W^ best	0:6
W^ born	0:12
W^ call	0:6
W^ callum's	0:6
W^ can	0:9
W^ cilantro	0:-10 t:8
W^ convert	0:6
W^ correction	0:9
W^ did	0:10 e:-5
W^ do	0:7
W^ does	0:8
W^ email	0:6
W^ ethan	0:5 x:-5
W^ every	0:8
W^ explain	0:9
W^ finished	0:6
W^ fix	0:6
W^ give	0:7
W^ going	0:9
W^ good	0:9
W^ he	0:4
W^ her	0:10
W^ hey	0:11
W^ hi	0:9
W^ his	0:8
W^ home	0:7
W^ honestly	0:8
W^ how	0:6
W^ i	0:7 e:-10
W^ i'd	0:5
W^ i'll	0:5
W^ i'm	0:6 l:-5
W^ i've	0:5
W^ if	0:6
W^ im	0:6
W^ imagine	0:6
W^ joined	0:6
W^ just	0:10 e:-5
W^ kids	0:8
W^ kindly	0:5
W^ last	0:7
W^ left	0:10
W^ mam	0:7
W^ me	0:7
W^ mum	0:8
W^ my	0:7
W^ new	0:9
W^ next	0:6
W^ niamh's	0:8
W^ night	15:7
W^ no	r:5
W^ oh	0:6
W^ ok	0:7
W^ old	t:7
W^ on	0:10
W^ oops	0:10
W^ our	0:7
W^ passed	0:13
W^ phone	0:14 7:-6
W^ play	0:9
W^ please	0:7
W^ pretend	0:6
W^ put	l:5
W^ rewrite	0:8
W^ saving	0:6
W^ scorpio	0:-6 1j:7
W^ since	0:7
W^ sold	0:8 e:-9
W^ some	0:7
W^ someone	0:5
W^ sorry	0:11
W^ started	0:10 e:-6
W^ suppose	0:9 x:-9
W^ switched	0:9
W^ the	0:5 1:-5 h:-7 1h:6
W^ thinking	0:7
W^ tom	0:7
W^ took	0:12
W^ translate	0:8
W^ two	f:-5 l:-6 19:7
W^ ugh	0:9
W^ uncle	0:10
W^ up	0:-6 l:5
W^ use	0:8 r:-6
W^ was	0:10
W^ we	0:8
W^ we've	0:6
W^ well	0:7
W^ went	0:6
W^ what	0:6
W^ which	0:7
W^ who	0:5
W^ why	0:9
W^ you	0:9
W^ your	0:8
W_ _	0:10
Wa #1	0:7 2:-7
Wa #2	11:-5
Wa bag	0:6
Wa bit	2x:6
Wa boat	0:5 1x:-6
Wa book	17:6 2q:-7
Wa boy	1z:6
Wa bus	0:9
Wa cigarette	0:6
Wa couple	0:7
Wa cracked	0:8
Wa customer	0:10
Wa dad	0:6
Wa day	24:9
Wa doctor	0:5
Wa dog	0:6 13:-8
Wa family	0:7
Wa fella	0:10
Wa friend	0:7
Wa gift	0:7
Wa girl	j:8 10:-5 1z:-5
Wa good	0:14
Wa half	1l:6
Wa horse	0:12
Wa house	0:9
Wa job	0:10
Wa joke	0:8
Wa junior	0:-10 a:6 2s:7
Wa kid	1z:-5
Wa lady	0:5
Wa lawyer	0:10 10:-9
Wa leo	0:6
Wa little	u:6 23:-7
Wa man	10:-6
Wa master	1z:-6 23:6
Wa month	24:8
Wa mortgage	0:-6 2d:5
Wa night	1f:7
Wa nurse	1x:-6
Wa one	2:11
Wa person	0:7
Wa pilot	0:-5 k:5
Wa place	a:-5
Wa plane	1y:7
Wa quiet	0:7
Wa real	0:6
Wa room	u:6
Wa samsung	7:6
Wa school	10:6 1h:-5
Wa second	1h:-7 1x:6
Wa simple	0:7
Wa single	0:14
Wa sister	13:-5
Wa six	0:8
Wa small	2o:-5
Wa ten	0:7
Wa two	0:9
Wa van	k:7
Wa wedding	0:9
Wa whole	0:-5
Wa woman	0:-3 j:9 10:-8 22:8
Wa year	a:-5 29:8
Wabout #2	29:-6
Wabout the	0:8
Wadopted a	13:9
Wafter #1	0:6
Wafter the	0:8
Wafter thirty	1e:5
Wagain ,	0:7
Wall night	0:8
Wall of	0:7
Wam a	0:9
Wan hour	29:6
Wan old	t:-7
Wand a	1l:5 24:-7 2k:-6 2x:6
Wand biscuit	x:7
Wand has	0:6
Wand hates	0:8
Wand he	0:10
Wand he's	0:9
Wand his	0:11
Wand i	0:9
Wand i'm	0:11 2o:-6
Wand i've	0:8
Wand im	0:6
Wand its	0:7
Wand keep	0:-6 r:9
Wand moved	0:9
Wand never	0:9
Wand nobody	0:5
Wand she	0:13 2d:-5
Wand she's	0:5
Wand still	0:9
Wand the	0:7 15:-8
Wand they	0:6
Wand wants	0:6
Wand we're	0:5
Wanswers short	r:6
Wany more	0:8
Wapply for	0:5
Was a	g:-6 10:-6 1x:-8
Was an	0:8
Was of	0:7 2o:-6
Wat #1	0:9 2:-7 l:-8
Wat #2	2:7 l:4
Wat #4	c:-5 24:6
Wat a	c:-7 1x:6
Wat all	0:7
Wat christmas	2o:6
Wat home	0:7
Wat last	0:7
Wat me	0:5
Wat my	0:9
Wat night	0:8 2:-4 c:-6
Wat six	24:7
Wat the	c:-6 l:-9 1c:-6 2q:-5
Wat work	0:9
Wback on	0:7
Wback to	1x:-5
Wbag of	0:5
Wbe honest	0:7
Wbeen married	1x:-5
Wbeen on	0:-3
Wbeen to	1y:7
Wbefore my	0:7 23:-5
Wbefore the	0:9 23:-8
Wbelieve in	0:8 5:-7
Wbetter than	0:6
Wbirthday is	0:7
Wborn in	0:7
Wbought a	1x:6
Wbroke his	1x:-6
Wbroke up	1x:11
Wbrother is	0:6
Wbus driver	2j:6
Wbut fair	2l:7
Wby #2	2:-8 23:6
Wby a	0:-5 l:6 1x:6 24:-7
Wcall me	0:8
Wcan't cook	1d:7
Wcan't get	0:5
Wcan't stand	0:8
Wchanged the	0:7
Wcome back	0:-4
Wcoming for	2o:5
Wday #1	0:9
Wdays a	24:-7
Wdear sir	0:7
Wdid the	0:6
Wdied in	0:6
Wdifference between	0:5
Wdo i	0:6
Wdo the	0:-10 27:6
Wdoes a	0:5
Wdoing a	0:-8 23:5
Wdon't believe	0:6
Wdon't drink	l:6
Wdon't eat	0:8
Wdon't tell	r:6
Wdown on	0:6
Wdrink alcohol	0:-5
Wdrive a	0:5
Wdropped the	k:5
Weight years	2x:7
Weleven years	0:-5 2x:9
Wended up	0:5 24:-5
Wever since	0:10
Wevery day	0:7
Wevery morning	24:8
Wevery other	0:-6 24:7
Wevery single	0:13
Wex -	24:7
Wexplain the	0:5
Wfather -	0:8
Wfather in	0:5
Wfinished the	a:8
Wfirst day	0:5
Wfive years	0:9
Wflat in	2d:-5
Wfor a	2q:-7
Wfor an	1h:5
Wfor her	0:6
Wfor me	2a:6
Wfor six	0:8
Wfor the	15:-11 2o:6
Wfor two	1e:6
Wfor years	0:8
Wfour years	2x:7
Wfriend of	0:8
Wfriend's landlord	0:5
Wfrom my	0:7 1x:-5
Wfrom the	20:6 2o:-5
Wfrom work	p:-8
Wgave up	0:10
Wget a	0:7
Wget married	0:9
Wget to	23:-6
Wget up	l:-6
Wgirl ,	0:7
Wgive me	0:5
Wgoes by	0:7
Wgoing to	15:4
Wgone off	0:9
Wgood at	0:-6 2w:6
Wgood morning	0:10
Wgot a	0:5 e:-5 m:-8 17:-5 1x:-4
Wgot fired	1x:6
Wgot her	0:7
Wgot into	1x:8
Wgot laid	0:-7
Wgot married	1a:-10
Wgot the	0:-5 1x:6
Wgrew up	0:8
Whad a	e:-9 g:-5 19:5
Whad her	0:-7
Whad my	0:-6 1x:6
Whad to	0:10
Whalf marathon	0:7
Whalf the	0:7
Whas a	e:-7 11:-5 13:-8 2t:6
Whas asthma	m:11
Whas been	0:8
Whas gone	0:6
Whas just	0:9
Whas no	12:7
Whas the	0:6 e:-5
Whas two	0:7
Whave a	4:-5 m:-7 19:-8
Whave an	m:-7
Whave been	0:10
Whave no	0:7 m:-6
Whave two	0:-6 g:7
Whave you	0:7
Whaving a	0:3
Whe likes	0:10
Whe's #2	0:-7 2:4
Whe's a	0:7
Whelp me	0:5
Whigh school	2v:-6
Whis life	0:7
Whis mother	0:5
Whow long	0:7
Wi am	0:12 l:-10 1d:-7
Wi broke	0:5
Wi buy	0:8 l:-5
Wi came	0:6
Wi can	0:11
Wi can't	0:6
Wi cook	0:7
Wi don't	0:7
Wi drive	0:8
Wi got	1x:-6
Wi gotta	0:6
Wi hate	0:7
Wi have	0:9 l:-7
Wi keep	0:9
Wi know	0:5
Wi left	1x:6
Wi like	0:8
Wi live	0:8
Wi lived	0:4 e:-5
Wi love	0:7
Wi make	1d:6
Wi mean	0:15
Wi moved	0:-7 e:7
Wi need	0:10
Wi only	0:7 l:-5
Wi passed	0:9 e:-6
Wi pick	l:6
Wi prefer	0:10
Wi put	0:5
Wi quit	0:9 e:-6
Wi speak	0:5
Wi still	0:8
Wi think	0:8
Wi use	0:7
Wi want	0:9
Wi wear	0:5
Wi weigh	0:6
Wi wish	0:9
Wi won	18:5
Wi worked	0:9 l:-6
Wi'd rather	0:6
Wi'm #1	2:-6
Wi'm #2	0:-3 2:8
Wi'm a	10:-7
Wi'm building	0:7 17:-5
Wi'm free	0:11
Wi'm going	0:7
Wi'm not	0:6
Wi'm on	15:-6
Wi'm the	0:9
Wi'm writing	0:5
Wi've a	0:8
Wi've been	0:7
Wi've got	0:10
Wi've never	0:7
Win #4	0:11 v:-6 24:-5
Win -	0:9
Win bed	0:-4
Win colorado	0:10 v:-7
Win dublin	0:9 2o:-6
Win february	0:-7 1x:7 2o:8
Win his	24:6
Win ireland	v:-6
Win january	0:12 a:-6 v:-9 1x:-10 24:-5
Win july	1x:-5
Win june	0:10 v:-9
Win march	p:-5 v:-7 15:7
Win may	v:-10
Win november	0:10 v:-6 1x:7
Win october	v:-7 1x:6
Win september	2o:10
Win spanish	0:9
Win the	a:-5 15:-7 2a:-7 2o:-4 2q:-7
Win this	0:9
Win two	0:10 1x:-9
Win winter	0:10
Wiphone #2	2:-8 1q:6
Wis #1	2:10
Wis #2	1i:-5
Wis #3	0:-6 v:3 1i:-6
Wis a	0:7 7:-5 12:-5
Wis afraid	0:7
Wis allergic	0:9
Wis always	0:6
Wis an	0:9
Wis at	0:9
Wis broken	0:9
Wis called	0:8
Wis coming	0:15
Wis fine	0:8 2:-6
Wis from	0:6
Wis getting	0:-5 1a:9
Wis home	0:6
Wis in	0:9
Wis making	0:5 17:-6
Wis moving	15:-6
Wis my	0:10
Wis not	0:6
Wis on	0:-4 1x:6
Wis pregnant	0:-5 m:8
Wis six	m:-5
Wis that	0:7
Wis the	0:12
Wis to	23:-5
Wis two	n:6
Wis vegan	0:-5 8:6
Wit off	0:7
Wit short	0:-5 2a:5
Wit's not	0:7
Wit's raining	0:8
Wjanuary and	0:9
Wjoined the	0:7
Wjust me	2d:5
Wjust tell	0:5
Wk on	0:7
Wkeep it	2a:5
Wknee replaced	1x:3
Wlast month	0:7
Wlast night	0:10
Wlast year	1x:7
Wlearn the	23:6
Wleft the	1:-8 c:-5
Wlike a	0:9
Wlike to	0:7
Wlive in	0:8
Wlives alone	0:-5 u:8 2d:6
Wlives in	0:4
Wliving in	0:3 1e:-5
Wliving with	0:-7 2d:10
Wmaking a	17:6
Wmarch #1	0:-5 1p:7
Wmass every	24:7
Wme #1	0:8
Wme #2	0:8
Wme ,	2d:9
Wme about	0:9
Wme and	e:-5 1x:7
Wme every	0:-6
Wme on	0:7
Wme something	0:6
Wme straight	0:8
Wme the	0:6
Wme to	0:6
Wmeal plan	0:6
Wmonday to	0:6
Wmore than	0:6
Wmoved in	u:-7 1x:7
Wmoved into	0:7 1x:-5
Wmy age	0:6
Wmy aunt	2d:5
Wmy best	0:9
Wmy bike	0:4 11:8
Wmy birthday	0:5
Wmy boss	0:9
Wmy brother	0:8
Wmy coffee	t:5
Wmy coworker	0:5
Wmy daughter	0:6
Wmy ears	0:6
Wmy ex	0:10
Wmy favourite	0:7
Wmy feet	0:5
Wmy first	0:-5 1x:6
Wmy friend	0:7
Wmy friends	0:11
Wmy grandmother	0:9
Wmy husband	0:-4 1x:4
Wmy job	1x:7
Wmy last	e:5
Wmy mind	0:6
Wmy mom	2d:6
Wmy mother	0:-9
Wmy nails	0:-6 24:8
Wmy neighbor	0:5
Wmy nephew	0:10
Wmy new	0:7
Wmy niece	0:8
Wmy notes	0:8
Wmy old	0:7
Wmy other	0:9
Wmy own	1x:-6 23:7
Wmy parents	2d:-6
Wmy phone	0:10 7:-11
Wmy roommate	0:15
Wmy sister	1x:5
Wmy sister's	0:9
Wmy son	0:5
Wmy team	0:8 1x:-6
Wmy work	19:6
Wmy wrist	1x:6
Wneed a	0:7
Wnever learned	0:10
Wnext door	0:8
Wnext year	0:9 2o:-6
Wnight owl	0:-5 2y:8
Wno bullet	2a:10
Wno idea	0:9
Wno longer	0:12
Wno more	0:9
Wno wait	0:7
Wnot #2	2:-9
Wnot a	0:9
Wnot bad	0:7
Wnot the	0:9
Wof a	0:6
Wof course	0:7
Wof flying	0:-5 i:5
Wof it	0:4
Wof june	2o:8
Wof my	0:6
Wof needles	i:8
Wof that	0:6
Wof the	1:-8 9:-7
Wof them	2r:9
Wof us	24:-7
Won #1	0:7 2o:-6
Won #2	2:-7 6:-4 15:-5 24:5
Won a	1y:6 24:-10
Won fridays	0:-7
Won monday	0:11
Won mondays	24:5
Won my	2r:5
Won paper	0:9
Won saturday	2o:8
Won that	0:6
Won the	l:-6 1h:-5 2o:7 2r:-6
Won thursday	l:-6 24:5
Won time	0:5
Won tuesdays	0:9
Won tv	0:8
Wone bathroom	0:7
Wone for	0:7
Wone pan	0:6
Wone sister	1z:6
Wopened a	0:-5 1x:7
Wour cat	1x:-6
Wour dog	0:8 13:-5
Wour neighbour	0:5
Wout in	0:6
Wout of	1x:6
Wp #1	0:8
Wpart of	0:6
Wpassed away	0:-5 1x:10
Wpassed his	0:-10 18:-7
Wpassed the	1x:-8
Wpicked up	0:6
Wpixel #1	1q:7
Wplease stop	0:6
Wpoints ,	0:10
Wps #1	0:-6 1q:8
Wput in	0:-6 1x:7
Wput rufus	0:7 x:-6
Wquit smoking	0:-6 l:8
Wquit the	l:-10
Wran the	1x:8
Wrather have	0:7
Wrenting a	2d:5
Wreplaced the	0:8
Wretiring in	0:-7 2o:6
Wsaid yes	1x:6
Wsays no	0:7
Wscared of	0:10
Wsee a	0:5
Wsee the	0:-5
Wseptember ,	2o:5
Wshe lives	0:8
Wshe said	0:7 e:-6
Wshe was	0:6
Wshe's a	0:7
Wsince #4	18:-6
Wsince august	1e:7
Wsince i	e:-6
Wsince may	0:8
Wsince monday	0:5 2o:-5
Wsince the	0:7
Wsingle again	0:8
Wsix weeks	1x:6
Wskip the	2a:6
Wso i	e:5
Wso the	0:7
Wsold my	1x:-9
Wsplit up	1x:-6 2t:7
Wstays in	0:6
Wstuff .	0:6 1o:-5
Wsupport @	0:6
Wswitched from	0:6
Wtake the	0:-7
Wtaught me	0:8
Wteach me	0:7
Wteeth out	0:-5 1x:9
Wterrified of	0:6
Wtest first	0:9 1x:-6 2r:-7
Wth of	0:-7
Wthan a	2p:6
Wthat a	5:5 1o:-5
Wthat i	0:7
Wthat one	0:5
Wthe #1	0:-4 1p:-5 2o:5
Wthe #2	2:-7 l:-5 q:-5 15:6 1i:-7 2o:6
Wthe baby	1x:10
Wthe bakery	0:5
Wthe beach	0:-9
Wthe big	0:10
Wthe boss	0:14
Wthe bus	0:10
Wthe camper	0:14
Wthe capital	0:6
Wthe car	1x:7
Wthe cat	13:-8
Wthe children	0:7
Wthe church	1:5
Wthe county	0:-5 c:5
Wthe course	1x:8
Wthe dog	13:-7 2o:5
Wthe farm	1x:7
Wthe first	0:6 2r:-5
Wthe flat	1x:6
Wthe form	0:9
Wthe grammar	0:7
Wthe guy	0:5
Wthe house	1x:6
Wthe kids	0:4
Wthe kitchen	0:4
Wthe leaflet	0:6
Wthe money	0:8
Wthe most	0:5
Wthe new	0:2
Wthe night	0:-3 1x:6
Wthe one	0:7
Wthe only	0:8
Wthe phone	0:6
Wthe pool	0:5
Wthe rest	0:5
Wthe road	0:9
Wthe same	0:7
Wthe second	0:8
Wthe shop	0:10
Wthe stairs	0:6
Wthe summer	0:5 23:7
Wthe three	0:12
Wthe vacuum	0:-12 9:5 i:7
Wthe vet	0:5
Wthe video	0:9
Wthe way	0:10
Wthe weather	0:5
Wthe weekend	0:9
Wthe whole	0:6
Wthe winter	0:7
Wthese days	0:7
Wthirty -	0:-2
Wthis month	0:7
Wthis morning	0:6
Wthis year	2o:6
Wthree times	24:6
Wthree weeks	2x:8
Wthursdays ,	0:6
Wto #2	0:12
Wto a	k:-7 2p:7
Wto acme	0:7
Wto an	7:6
Wto ask	0:8
Wto be	0:5 15:-7
Wto cook	0:8
Wto get	0:7
Wto hate	0:11
Wto his	0:7
Wto live	0:14
Wto make	0:9
Wto mass	2u:7
Wto me	0:7
Wto rent	0:7
Wto rome	0:6
Wto say	0:7
Wto see	l:-6 24:-5
Wto sleep	0:6
Wto speak	0:7
Wto the	0:8 l:-9 15:-8 23:-5 24:6 2o:-4
Wto thursday	0:6
Wto visit	0:6
Wto work	l:-6 24:8
Wtoo much	0:6
Wtook the	1x:4
Wtook up	0:7
Wtrying to	0:5
Wtwenty -	0:-4
Wtwo -	0:5
Wtwo brothers	0:-6 1z:8
Wtwo days	0:6
Wtwo kids	0:8
Wtwo weeks	1x:-7
Wtwo years	24:-6
Wtype #1	25:7
Wunder #2	0:10 2:-5
Wunder #3	0:10
Wup at	24:8
Wup on	0:8 24:-6
Wup the	1x:-5
Wup with	0:9
Wus in	0:-7 2d:7
Wused to	0:8 l:-6
Wwalk the	24:10
Wwalk to	0:8
Wwant to	k:-11
Wwants a	0:8
Wwas #2	0:-3 18:6
Wwas born	1x:-6
Wwas in	1x:-5
Wwas my	0:8
Wwe got	1x:-7
Wwe had	0:8
Wwe have	0:10 u:-5
Wwe lost	0:-5 1x:6
Wwe moved	0:-6 e:7
Wwe went	e:7
Wwe're in	0:6
Wwe've been	0:11
Wwedding ,	0:9
Wweek ,	0:8
Wweeks ago	0:10 1x:-6
Wwell ,	0:9
Wwhen i	1x:6
Wwhen the	0:7 24:-5
Wwho pays	0:5
Wwith #3	0:7
Wwith a	1x:-5 2d:-7
Wwith an	0:-6
Wwith her	0:6 24:-6
Wwith kids	0:-4
Wwith me	1x:8
Wwith my	2d:6 2o:-5
Wwith one	0:6
Wwith the	1:-7
Wwith us	2d:6
Wwork at	0:6
Wyear -	0:5
Wyears of	0:7
Wyou're a	0:6
Wyou're the	0:8
e!	0:13 1x:-10
e"	0:9 26:7
e#1	1:-6 3:-4 4:-4 8:-4 c:-5 e:-7 h:-5 l:-7 m:-10 o:-6 q:-5 v:-5 x:-7 10:-6 11:-4 12:-6 13:-5 14:-4 17:-6 18:-4 1c:-5 1e:-6 1f:-10 1g:-4 1h:-5 1k:-6 1p:5 1q:6 25:6 26:5 2e:-4 31:5
e#2	2:8 3:-5 4:-10 5:-7 8:-5 b:-5 c:-6 d:-5 e:-5 f:-4 h:-5 i:-4 j:-4 k:-7 n:-8 p:-4 r:-6 t:-4 u:-6 v:-5 x:-6 y:-4 10:-8 11:-5 12:-5 16:-6 17:-8 1c:-7 1d:-5 25:-6 26:6 2d:-6 2r:5
e#3	2:-7 3:-6 4:-5 6:-6 8:-5 9:-5 e:-7 g:-4 h:-7 l:-11 m:-6 o:-5 p:-6 t:-5 u:-4 w:-5 x:-7 10:-5 13:-5 15:-6 1a:-5 1e:-5 1h:-5 1i:10 1x:-6 1y:5 2n:7 2q:-5 2r:-5
e#4	2:-5 3:-5 4:-6 6:-5 a:-5 c:-6 h:-5 i:-5 j:-6 k:-5 m:-6 o:-6 p:-7 q:-8 t:-5 v:-7 w:-5 x:-7 10:-6 12:-6 15:-7 18:5 1c:-7 1d:-5 1f:-5 1g:-5 1i:-5 1v:-6 23:5 2n:8
e#5	0:-3 3:-6 h:-5 m:-7 q:9 u:-5 v:-5 x:-5 14:5 15:-7 18:10 1b:-5
e#6	0:-6 2n:8
e#7	0:-3 18:13 29:7
e%	0:9
e&	1v:6
e'	x:-5
e'll	0:16
e're	0:7
e've	0:12
e(	0:12
e)	0:11 x:-6
e,	0:14 c:-5 l:-6 x:-7 18:-5 1k:-8 1o:-6 1v:-7 1x:-8 1y:-6 21:-5 23:-8 2c:-5 2j:-5 2p:-7 2q:-6 2v:-5 2w:-5
e-	1:-5 a:-6 c:-6 e:-6 g:-5 o:-7 u:-12 v:-6 x:-7 10:-9 14:-7 15:-9 17:-4 18:-6 19:-6 1d:-5 1e:-7 1f:-6 1l:7 2o:-5 2x:5
e.	0:11 b:-7 l:-10 x:-7 15:-7 1o:-6 1u:10 1v:-6 1x:-7 20:-8 21:-5 23:-6 25:-5 2a:-8 2c:-6 2o:-9 2w:-5 30:-7
e/	0:8
e:	0:12
e;	0:13
e>	0:10
e?	0:8 x:-5
e@	0:7 b:-8 1u:7
e_	0:15 c:-5 23:-6
ea	0:6 1:-7 2:-5 4:-2 8:-5 a:-5 c:-5 e:-7 f:-13 h:-11 i:-5 l:-5 m:-4 o:-5 q:-6 r:-6 t:-11 v:-6 w:-5 x:-5 y:-6 z:-6 10:-4 14:-4 16:-4 18:-7 1a:-5 1b:-7 1c:-6 1d:-9 1i:-5 1v:-12 27:-5 2k:-8 2y:-5
ea's	0:13 x:-5 19:-6
eaby	x:-6 1x:6 2d:-7
eace	a:-6 r:-5 x:12 10:-5 11:-6 18:-8 1v:-5 30:5
each	10:-9 1f:-6 1x:-6 2j:6
eack	4:-5 t:-5 x:-6 10:-6 11:-4 15:-5 25:-7 2j:-10 2k:7 2p:-5
eact	0:5
eade	e:7 t:8
eado	0:-7 v:-7 1h:8
eads	c:8
eady	0:16 24:-6
eafe	0:5 18:7
eage	t:6 10:-5 1x:-7 23:-6 2d:6 2k:-6 2o:5
eago	0:8 1x:8
eags	l:12 24:-8
eah	0:8 x:-5
eaha	0:11
eaid	e:8 m:-8 x:-8 2o:-8
eail	o:7 2o:-5
eaim	0:6
eain	0:7 l:-9 m:-7 o:-5 t:-5 v:-8 x:-8 16:4 1f:-6 27:-8
eair	3:-5 7:-7 a:-6 i:-5 p:-5 v:-8 w:-5 x:-8 10:-6 1d:-6 1g:-9 1n:10
eait	0:11
eake	0:9 m:-5
eaks	0:8 1g:8
eald	0:-10 4:18 x:-7
eale	j:21 x:-6 1k:-9
ealf	d:7 o:5 x:-6 10:-5 1l:6 23:7
eali	v:-7 2o:9
ealk	10:-5 1x:6
eall	1:-8 5:-6 a:-6 c:-5 e:-6 m:-5 o:7 u:-7 10:-8 13:-7 18:-10 1d:-4 1g:-5 1v:-6 1y:-5 24:-8 25:-8 27:9 2a:-6 2c:-5 2d:-6 2o:-9 2r:-5
eals	c:-7 l:-11 m:-9 o:-5 1k:7 2r:7
ealt	x:10
eam	l:-10 1d:-7 24:11
eama	0:7 1:8 x:-9
eame	0:8 l:-5 2a:-6 2p:-5
eamp	v:9
eams	2a:6
ean	0:9 8:-5 e:-6 h:-5 q:-4 x:-4 10:-9 12:-5 1x:-7 23:5 29:6 30:-5
eana	0:-6 9:10 c:-6 19:-7
eand	0:11 1:6 8:-5 c:-5 e:-10 h:-5 l:-10 m:-7 r:-7 t:-7 u:-5 v:-10 x:-9 13:-5 18:-5 19:-5 1c:-5 1d:-10 1h:-11 1q:-5 1s:-5 1z:-7 24:-8 25:-10 27:-7 29:7 2a:6 2c:-10 2e:-8 2f:-6 2j:-6 2o:-7 2r:-6 2s:-11 2v:-7 2w:-8 2y:-8 30:-4
eane	m:7 x:-8 10:-8 1v:6 2j:8
eank	0:4 1x:-7 2o:5 2v:-5
eano	11:9
eans	0:7 1x:-7 2j:5
eant	2:-6 e:-6 h:-5 k:7 l:-6 m:10 t:-5 u:-5 x:-6 11:-5 12:-8 15:-5 1d:-7 1h:-5 1m:7 1x:-6 24:-8 2l:7
eany	0:11 1o:-7 24:-5 2p:-6
eapa	0:14
eape	l:13
eaph	0:6
eapp	2z:7
eaps	c:8 t:9
earb	1r:8
eard	1:-7 3:-5 4:10 8:-5 9:-5 a:-6 m:-5 o:-6 v:-6 x:-6 11:-5 1a:-5 1c:-7 1h:-5 1n:13 1v:12 1x:-9 23:-5 27:7 2j:-8 2w:8
eare	0:5 o:-5 x:-8 1x:-7 2c:-7 2d:8 2j:5
eark	0:-5 1:-5 9:-5 h:-7 v:-7 x:-7 21:5 2e:8 2q:-5 2w:8
earm	1v:-5
ears	2:-5 8:-5 c:-6 e:-5 f:-7 i:-6 m:-7 o:-6 x:-8 15:-6 1d:-5 1k:-6 1n:5 23:-10 24:8 25:-8 2r:-6 2x:14
eart	2c:7 2p:-6
eary	1:-8 2:-5 3:-6 c:-7 g:-6 i:-6 l:-6 o:-6 p:-6 t:-5 v:-5 x:-8 z:-5 10:6 11:-5 15:-6 1c:-5 1g:-8 1h:-5 1k:14 1o:6 24:-5 25:-5 2a:-5 2g:-5 2o:8
eas	0:9 e:-6
easa	c:-8 v:-6 x:12
ease	0:14 2a:-9
eash	l:-5 o:-7 10:11 24:-6 2a:-6
eask	0:10
eass	1:-5 m:-5 o:-6 v:-7 x:-7 1c:-6 1g:-5 1h:-6 1m:9 23:-5 2u:7
east	0:8 10:-5 15:-6 17:7 2m:-5 2r:-10
easz	0:-6 x:11
eat	0:11 1:-5 2:-5 c:-6 e:-11 l:-10 r:-5 z:-5 15:-8 18:-6 1c:-5 1d:-7 1h:-5 1o:-5 1t:-11 1v:-6 25:-9 27:-9 2f:-7 2g:-6 2j:-11 2k:-5 2q:-7 2y:-6 31:-5
eata	x:11
eate	2:-6 a:-5 l:-11 o:-6 u:8 w:-5 x:-13 11:-5 13:-5 15:-7 19:-4 1c:-7 1g:-6 2e:-5 2o:11 2v:5 2w:6
eath	1:-5 9:10 x:-6 1k:5
eati	0:-4 d:6
eato	0:6
eats	0:8 l:-5 2w:-5
eava	p:-5 v:-7 1d:8
eave	0:12 e:-8 u:-5 x:-9 z:9 16:-9 19:-8 1d:-6 24:-9
eavy	x:11
eawa	2o:-5
eaya	9:10 h:-6 x:-8
eays	0:7 4:-4 7:-5 e:-10 g:-5 h:-8 m:-6 v:-6 x:-8 15:-7 1g:-6 1k:-9 1x:-11 1y:-6 24:14 25:-5 27:-10 29:-5 2d:-7 2o:-7 2w:-5 2x:11
eazy	0:7
eazz	0:8 30:3
eb	c:-6
ebad	m:7
ebag	0:9
ebby	0:12
ebe	0:8 r:6 1o:5
ebea	0:6
ebed	0:7 e:-7 l:-9 2o:-6
eben	x:-10
eber	4:-5 6:8 9:-6 a:-6 c:-5 g:-5 i:-7 j:-6 l:9 m:-8 o:-7 p:-10 v:-10 w:-5 x:-9 11:-5 12:-5 13:-6 1a:-6 1e:-6 1g:-6 1h:-5 1p:10 1x:4 24:-11 25:-5 2l:-6 2o:9 2r:-7 2x:-7
ebit	1x:7 2x:6
eble	0:9 x:-5 1a:-4 1g:10
eboe	0:8
ebon	0:8
ebot	2q:9
ebox	0:8 7:-7 2k:6
ebro	0:15
ebtw	0:13 1x:-5
ebus	c:6 1h:-7 2e:9 30:-5
ebut	0:13 2w:-7
ebuy	l:-5
eby	0:8 e:-5 l:-8 1n:-6 2j:-6
ec	0:6 18:-5 1d:-6
ecal	0:-6 h:-5 m:-5 w:-5 x:-13 z:10 10:-6 1b:10
ecan	x:-7 y:6 2a:6
ecar	0:7 24:-7
ecat	13:10 24:-7
ecdl	e:-5 18:10
eced	0:-3 2:-7 e:-7 f:7 l:-6 t:-5 v:-5 x:-6 10:-7 18:-5 1a:15 1q:-5 2t:8
ecel	0:10
eces	0:-10 3:-6 4:9 9:-7 m:-6 t:-5 1d:-5 1j:8 2a:9 2d:9
eche	4:8 d:9
echt	v:-7
ecia	1x:-6
ecks	1x:10 2w:8
ecky	0:9 x:-5 11:-5 1h:-5
ecle	1h:7
ecm	26:10
ecme	0:10
ecom	1u:7
econ	g:-5 x:7
ecry	1o:8
ects	m:9
ecue	0:5 l:-7
ecup	1v:6
ecv	0:8
edad	0:10
edal	1x:6
edam	v:9 x:-11
edan	0:10 x:-12
edar	0:4
eday	0:10 1:-6 2:-5 3:-8 8:-6 c:-5 e:-6 h:-4 i:-5 m:-5 o:-4 p:-6 s:-4 t:-5 v:-9 x:-11 y:-5 15:8 1g:-5 1k:-8 1v:-7 1x:-4 25:-5 2g:-5 2j:-10 2o:12 2r:-8 2x:-6
ede	x:-8
edea	2o:6
eded	l:-5 25:-5 2l:5
edee	0:-11 v:7 x:13
edel	0:6
eden	v:-8 1v:-7 1x:10
edeo	0:10
eder	9:12 c:-5 i:10 o:-5 x:-9 10:11 11:-5 12:-6 15:-4 19:7 2j:-8
edes	4:-5 a:8 g:8 t:-5 x:-9 2q:5
edev	x:7
edge	0:9 x:-7 1k:8
edic	0:-8 w:5 10:7 2o:8
edie	10:-6 2j:7
edin	27:10
edio	0:3 2d:-6
edle	0:-6 7:7 g:-8 o:11 1d:-11 1g:-6 2k:9
edly	0:13
edma	0:7
edo	0:8 e:-5
edoc	0:8
edog	0:7 g:-5 1x:8 2o:6
edon	0:11 x:-8
edow	0:7
edra	0:7 v:-5
edue	0:8
ee	1h:6
ee'd	0:10
ee's	0:11 l:7 m:-4 u:-6 1v:6 2o:-6
eead	0:7 k:-4 m:-5 o:-6 t:-7 15:-5 1c:-5 1v:6 23:-7 2o:-5
eeaf	16:-5
eeah	0:10
eeak	0:7
eeal	10:-7 2r:6
eeam	e:-6 l:-6 v:-4 1g:-5 1k:7 2d:-5 2o:-6
eeap	0:9
eear	c:-6 i:-5 l:-9 o:-6 v:-8 10:-5 11:-4 29:7 2x:10
eeas	0:-9 8:9 9:7 t:8
eeat	8:9 l:-7 1r:10
eece	w:6
eech	24:-6
eeck	11:12 1x:6
eect	0:4
eeds	p:7 x:-6 1b:-4
eeed	0:9 c:7 e:-7
eeek	c:-5 s:-6 x:-6 y:-6 15:-6 18:-5 24:6 2o:6
eeel	0:6
eeen	1:-6 2:9 4:-4 8:-6 l:-9 m:-12 o:-6 v:3 z:-6 10:-6 15:-5 19:-7 1x:-9 20:7 2o:-5 2q:-5 2x:9
eeep	0:7 r:6 13:-6 1h:7 1k:9
eeer	9:-7 h:-6 t:-6 x:-5 10:-9 11:-6 1a:-5 1x:7 2j:13 2o:-5
eees	0:12 3:3
eeet	m:-6 x:-5 1n:10 24:-8 2c:5 2d:6
eeft	0:5 c:-6 e:7 24:-5
eege	2v:6
eegg	0:-9 3:10
eego	0:-9 8:10 x:8
eegs	0:6
eein	l:-5 2o:6
eeir	0:8
eeks	0:-6 l:-5 o:13 t:-7 25:11
eela	h:-5 s:-6 v:-5
eeld	1d:9
eelf	10:6 25:-5 2d:8
eeli	x:8
eell	m:-6 p:-7 t:-5 v:-8 10:-10 11:-6 16:-5 1q:10 1x:5
eelp	0:9
eelt	0:7
eely	0:11 m:-6 24:-6
eemi	u:6 x:-5
eems	0:-7 2f:8
eend	e:-5 11:-6 13:-5 1y:-5 2j:6 2o:11 2r:-8 2s:12 2t:6
eeng	0:-9
eens	o:-5 1v:6 1x:5
eent	1:-7 7:-5 8:-5 c:-6 k:-7 l:-9 m:-6 o:-5 p:-7 t:-5 u:4 v:-6 w:-5 x:-8 10:-9 11:6 12:10 15:-6 16:-6 19:-6 1f:-5 1v:-7 2d:8 2m:-5 2q:-5 2v:-9 2y:-7
eenu	z:6
eeps	0:14
eept	0:11
eera	1k:9
eere	0:10 x:-6 1r:-5 2g:-5 2j:-5
eerk	0:6 x:-5
eero	0:12
eers	1:6 2:-5 3:-9 4:-5 7:-6 8:-5 9:-6 a:-5 c:-6 d:-5 f:-7 h:-4 j:-5 l:-5 m:-6 o:-6 v:-6 w:-5 x:-16 z:-6 10:-9 11:-5 13:-6 15:-5 18:-10 19:-6 1a:-6 1g:-6 1h:-5 1k:10 1n:6 1o:-8 24:-12 25:-6 2g:-8 2m:-7 2v:-6
eert	0:4 a:-7
eery	0:9 l:6 15:-6 1k:-9 1x:8 27:-9 2d:-7 2j:-5 2l:-5
eese	9:8 d:11 o:-6 x:-11 13:7
eesh	x:12
eess	4:-5 o:-9 x:8 12:-6 16:-5 1a:-4 2f:6
eest	0:7 g:-6 x:-6 10:-7 1g:6 1x:8 23:-5 24:-7 2d:-6 2r:9
eeta	0:-8 x:11
eete	x:8
eeth	0:6 1x:7
eeto	0:-13 8:10 1c:6
eets	0:8 7:-9 w:-5 10:-5 1g:-5 24:-6 2z:10 30:8
eett	0:-13 x:9
eety	0:-7 1e:8 1k:6
eeve	x:8 1x:-5
eews	0:-6 3:8 2c:8
eex	0:3
eext	0:7 1d:7 23:-6
eeye	m:-5
efan	0:12
efar	0:13
efax	h:-5 t:10 x:-7
efeb	2o:4
efee	e:-6 m:-5 10:-7 24:7 2p:11
efer	10:8
efic	0:8
efit	2q:-5
efly	15:6
efor	0:10 1:-6 3:-4 9:-5 c:-8 e:-10 f:-5 k:-9 l:-6 o:-8 u:-6 10:-8 15:-9 16:-5 19:-6 1v:-10 24:-9 25:-5 2d:-8 2g:9 2j:-9 2k:-6 2p:-8 2v:-8 2w:-7 2x:-6 2z:-5 30:-10
efts	i:11
efty	1f:9 23:6
eful	0:17
efun	0:11
efus	0:9 x:-7
eg's	0:9 2o:-7
egal	h:-5 x:9
egan	8:8 1a:-5
egar	7:6 x:-5
egas	0:3 v:-7
eged	a:12 e:-13 l:-8 m:-7 o:-5 x:-5 10:-8 1a:15
eger	2:-5 4:11 9:-5 c:-10 d:-6 g:-8 l:-9 m:-7 o:-6 t:-6 v:-6 10:-8 13:-6 1a:-5 1x:-10 2g:10
eges	0:13 l:-7 m:-10 u:-7 v:-7 10:-6 1y:8
eget	0:7 e:-5 1d:-5 1o:7 23:-6 2p:-5
eggs	3:10
eghs	0:10
eght	1:-6 3:-5 4:-5 8:-5 9:-4 f:-6 g:-5 h:-5 i:-5 k:-10 m:-6 o:-5 r:-8 u:-5 w:-5 11:-11 1c:-7 1g:-5 1h:-7 1n:-8 1x:-6 2c:-5 2j:-9 2r:-8 2v:-8
egic	0:5 2:-6 c:7
egie	x:-17 z:11 19:-10
egle	0:-6 c:-7 j:-7 1a:17
ego	0:11 o:-9 1d:-7
egod	0:14
egot	0:8 e:8 m:-7 x:-7 11:-5 15:-5 18:-6
egow	0:-10
egry	0:6 x:-5
egue	0:9 24:-5
egun	0:5
egus	0:-8 x:9
eguy	j:13
egym	0:-7 l:8 o:11 24:7
ehab	0:7
ehad	x:-6 19:-5
ehai	0:2
ehal	x:9
eham	0:3 v:-13 x:-8 19:8 1w:8
ehan	0:7 g:-6 x:7 23:-6 25:-5 2g:-5 2l:-8 2p:7
ehas	0:14 e:-5 l:-5 x:-5 2g:-5
ehat	0:11 2a:-6
ehe	0:11 x:-7
ehed	l:5 1a:-7 1x:-5
ehef	2j:7
ehem	t:5 2a:6 2r:9
ehen	0:15 e:-7 x:-14 z:-7 20:-6 2a:-5 2j:-9
eher	0:7 2:-5 3:-5 4:-6 6:-5 8:-6 9:-7 a:-8 f:-7 h:-5 i:-6 k:-5 l:-10 m:-6 o:-5 t:-6 w:-7 10:-6 12:-5 15:-11 17:-5 18:-8 19:-7 1d:-5 1e:-7 1o:-8 1s:-11 1x:5 20:-6 2a:-6 2d:11 2g:-5 2o:6
ehes	3:-6 4:-6 9:-5 t:-7 1d:-7 1k:-5 24:7 25:6 2c:8
ehet	1d:-6
ehew	1z:6
ehey	0:11 1o:7
ehi	0:10
ehim	0:9 t:-5
ehin	o:15
ehio	0:11
ehip	9:-5 a:-6 m:8 o:-6 x:-7 2j:5
ehis	0:9 3:-5 a:-5 e:-7 u:-5 10:-5 11:-9 18:-11 1d:-5 1h:-7 1k:-5 1o:-5 1y:-5 2a:-7 2x:-5
ehit	0:5 x:-7
ehma	m:8
ehoe	15:6
ehol	0:-9 8:12
ehon	x:-6 1d:12 1x:6 23:6 2r:-5
ehop	2j:10
ehow	0:8 2r:6
ehru	0:5
ehts	3:-6 4:-5 c:-7 h:-5 i:14 l:11 m:-9 o:-6 t:-5 v:-9 w:-8 x:-7 10:-6 1d:-5 24:9 2d:-7
ehty	2:6
ehut	0:6
ei	0:11 l:-8 u:-5 x:-5 1d:-5 24:-10
ei'd	0:8
ei'm	0:11 l:-7 15:-7 2o:-8
eiac	0:-5 x:-6 10:-6
eial	m:-6 2a:5
eian	1:-5 2:-6 8:12 9:-7 c:-9 h:-5 i:-5 j:-6 l:-6 m:-7 o:-6 p:-7 v:-7 x:-14 y:10 z:-4 11:-6 12:-7 13:-5 15:-6 1a:-4 1d:-6 1f:-5 1g:-6 1h:-6 1w:10 23:-8 2g:-7
eias	9:10
eibe	0:8
eica	0:-6 m:7 p:6 v:-12 x:-6
eice	e:-6 i:-5 l:-7 o:-6 t:-6 v:-6 x:-9 z:-7 10:-7 1n:-5 1v:9 1x:5 2r:-5 2s:9
eich	0:12 1q:-5
eick	g:-7 10:-6 1h:8 1o:5
eics	v:-7 x:-5 1x:-6 2f:9
eict	12:7
eid	0:6
eide	0:6 e:-7 l:-5 m:-7 1v:5
eids	9:-5 g:8 m:-7 13:-7 2j:-5
eied	2:-5 4:-7 e:12 g:-5 i:-4 l:-8 m:-5 u:-5 x:-6 10:-8 12:-7 13:-5 15:-8 18:-6 1a:18
eier	j:-7 t:-5 10:-5 12:7 2l:7
eies	0:9 4:-5 8:-5 m:-9 u:-6 x:-7 10:-5 2m:7 2q:6 2r:-5
eif	0:11
eife	0:6 24:-5 2k:7
eiff	0:7
eifi	0:6
eift	0:7 15:-6 2c:8
eigh	v:-6 x:-11 1t:6 1x:-5 2v:6
eign	0:6
eike	l:-9 m:-5 o:-6 15:-5 1k:-6 2k:-5 30:9
eild	0:-5 m:9 x:-6
eile	0:7 h:10 20:-6
eilk	3:8 l:-5 m:-5 1m:6
eill	0:10 l:-12 o:-6 v:8 x:-8 15:-6 2g:-5 2j:-10
eils	a:-6 h:10 x:-7 24:6
eilt	f:6 l:-6 x:-5
eily	24:7
eim	0:11
eima	0:-8 x:-10 19:11 1c:8
eime	1g:6 2c:7 2p:6
eims	0:14
ein	0:9 5:-8 c:-6 e:-10 f:-7 k:-5 m:-7 o:-5 r:-10 10:-5 11:-6 15:-7 19:-6 1c:-5 1k:-10 23:-6 29:-5 2d:-3 2j:-13 2y:-5
eina	v:-5
eind	9:8 m:8
eine	2:9 4:-6 9:-6 e:-6 g:-10 h:-6 i:-6 m:11 o:-2 p:-6 t:-5 u:-6 v:-9 x:-8 10:-7 11:-5 15:-4 1a:-6 1g:-5 1v:-8 1x:-8 2c:-5 2d:-5 2k:7
eing	2:-11 c:-6 e:-3 f:-5 g:-5 j:-6 n:-5 p:-5 q:-4 t:-2 x:-7 13:-5 18:-7 19:-4 1c:-5 1e:-6 1f:-5 1h:-6 1i:-6 1t:-7 1y:-11 1z:-5 27:10 29:-4 2e:-7 2g:-6 2j:-5 2l:-7 2p:-11 2u:-8 2v:-9 30:-5
eink	l:8 t:-5 24:8
eins	1:-5 e:-5 g:9 o:-5 x:-9 13:-6 1z:9 27:-9
eint	12:-5 2e:8
einy	t:10
eiod	0:4
eion	c:-5 m:-6 p:-5 t:-6 v:-9 x:-6 11:-5 15:-7 1d:-4 1g:8 1h:-5 1k:8 1o:-5 1v:-7 1z:-5 23:-9 25:7 27:-5 2a:5 2j:-7 2r:7
eior	0:-9 a:9 10:10 15:-5 2s:7
eipe	0:7
eips	15:7 1d:7
eipt	0:5
eira	x:8 15:9
eird	0:4 18:6 1x:-6
eire	v:-8
eirl	j:6 x:-5 10:-5 1x:-4 1z:6
eirm	0:6 2j:-5
eirs	0:6 t:8 x:-8 19:-6 25:5
eiry	3:8
eis	0:15 2:-6 h:-5 k:-7 l:-6 o:-6 x:-8 10:-5 14:-6 1d:-5 2d:-7 2g:-8
eisa	0:8
eise	0:11 g:-7 m:-5 13:5
eish	2:-6 3:8 4:-4 9:-5 c:-9 e:-6 l:-9 m:-5 s:7 t:-6 u:-6 v:-5 y:6 z:-5 11:-6 12:-6 13:-8 15:-5 19:-4 1b:-6 1c:-6 1s:-6 1v:-5 1w:11 2j:-7
eiso	x:6
eiss	0:6
eist	c:-5 e:-7 k:-5 m:-6 x:-6 10:10 11:-5 1b:12 1f:-5 20:-7 2q:-6
eit	0:11 9:-7 w:-5 1x:6 2a:6 2q:-5
eite	1:-6 h:-6 o:-5 u:-5 x:-8 10:-7 1d:-5 1m:6 1n:9 1x:-7 2o:-7
eith	0:9 4:-5 a:-7 c:-5 e:-11 f:-6 m:-6 r:-6 v:-12 10:-9 15:-7 19:-6 1k:-8 1q:-8 27:-7 29:-9 2j:-8 2o:-7 2q:-7 2r:-6
eits	o:7 15:5 1d:8 24:-6 2d:-6
eity	1:8 2:-7 c:-6 m:-6 o:-7 w:12 x:-6 15:-6 1o:-5 1v:5 1y:-6 23:7 2o:-6 2v:9
eium	0:5 o:-7 27:8
eius	0:-10 x:7 24:5
eive	0:-3 2:-6 8:-6 9:-5 e:-9 h:-7 k:-6 v:-8 10:-6 11:-5 12:-8 13:7 15:-5 1a:7 1d:10 1x:-5 2o:-8 2x:-8
eize	0:5
ejis	0:-9 r:6 2a:6
ejob	0:6 2j:8
ejor	0:9
ek	24:-8 29:7
ekay	0:14
eked	7:-5 a:-4 l:14 m:-7 u:-5 x:-6 10:-9 11:-5 13:-5 15:-8 17:-5 18:-5 19:-6 1a:-9 1d:-5
eken	2:-6 3:8 8:-5 13:-5 17:5
eker	10:-4 16:-7 1g:-8 2b:7 2k:14
ekes	h:9 l:9 m:-6 x:-10 1d:-6
ekey	9:7 x:9
ekg	24:-6 31:11
ekid	1z:-5
ekin	0:-7 c:10 l:12 m:-7 o:-6 1a:-8
ekip	r:5
ekle	t:-5 v:-7 1g:-6 25:7
ekly	24:9
ekm	0:6
ekon	0:11
el	18:-7 25:5
el's	0:10
elan	s:7 x:8
elar	e:-9 m:11 o:-5 x:7 10:-5 25:5
elas	0:11 x:-8 2o:7
elat	2d:6
elaw	u:-6 2g:6
elay	l:-7 v:7
elbs	31:10
elds	0:7
eled	0:14 l:-5 1a:-5 1k:-7 2o:-6
elem	v:8
elen	0:9 x:9
eleo	0:6
eler	2z:7 30:6
eles	3:-6 9:-8 a:-6 g:-7 h:-5 m:-6 o:8 r:-9 s:-5 10:-6 15:-6 1d:-8 1g:-6 2g:-8
elet	o:6 1q:6 2a:5
elew	0:-5 e:6
eley	0:-9 9:-5 c:-6 h:-5 l:-5 v:16 x:-8 1b:-6 1g:-5 1r:6
elic	8:6 a:-5 c:-6 e:-6 l:-8 m:9 v:-5 w:-6 x:-6 10:-6 1b:9 1g:-5 1h:-5
elie	0:-6 o:7
elin	0:-6 3:10 c:-7 e:6 o:-5 15:-6 1c:-9 24:-5
elip	0:-14 o:8
elit	0:-8 e:4 x:-6 1a:9 2f:8
elks	l:7
ella	c:-5
elle	0:-16 g:6
ello	0:-3 v:7
ells	t:-7
elly	e:-6 h:6 l:-10 m:-5 1b:-7 2u:6 2w:-6
eloe	x:5
elol	0:12
elon	t:10
elor	t:7 x:-7 10:-6
elos	31:9
elot	k:5
elow	0:-11 j:-5 p:6 t:-5 v:5 x:-5 16:8 1c:-8 1v:-5 23:-6 2a:9
eloy	0:12
elps	0:12
elsa	0:13 c:-5 x:-5
else	0:10
elso	0:11
elth	1v:10 2f:7
elts	1k:7
elub	c:-5 x:-6 10:-5 13:-4 1k:12
elue	1g:6
elum	0:5
elux	0:-8 1h:10 30:6
elve	2:12 x:-5
elyn	0:6 e:-9 1x:6
em's	0:7 u:7
emad	0:10
emal	2a:7
emam	2d:6
eman	j:11 11:-6 1j:-5 22:8 2l:-6 2m:-9 2q:-6
emas	2o:5
emat	0:7
emax	0:7
emay	1:-5 e:7 v:-10 15:-5 1p:6
emba	0:-11 x:8
eme	0:8 1:-5 k:-5 l:-7 m:-5 r:-9 1k:-5 1x:8
emed	0:16
emel	0:7
emer	1f:7 1x:-6 1y:-5 23:6 2p:-8 2q:6
emes	9:5 l:-5 1y:7
emet	0:8
emid	0:9
emin	0:-5 7:7 m:14 1x:-6
emit	0:10
emix	2m:6
emon	0:9
emps	0:10
emum	0:8
emy	0:9 8:-6 a:-6 c:-4 g:-8 l:-9 m:-14 o:-8 t:-5 w:-5 10:-8 12:-5 13:-5 15:-8 1d:-7 1n:-6 20:-5 2k:-8
en's	m:4 17:5 1x:-6
en't	0:9 e:-6 l:-8 o:-6 x:-7 16:-5 1o:8 24:-6
enah	g:-5 p:5
enal	1:-5 h:-5 m:8 w:8 18:5
enay	0:3
ence	0:8 6:-5 e:-9 g:-5 l:-6 m:-5 p:8 v:-6 w:-5 15:-5 1e:7 1n:-8 1o:-7 1r:-5 1s:-5 1x:-11 25:-8 2e:-7 2f:5 2j:-13 2o:-10 2p:-5 2q:-5 2r:-11 2s:-7
ench	0:9 s:7 15:5 1k:-9 1x:-5 2o:-5
endo	c:10
ends	c:-6 g:-7 l:-6 o:-5 v:-6 x:-7 10:-8 1a:-4 1v:-7 2j:-5 2o:-6
endy	0:-10 z:9
ened	a:-5 e:9 l:-5 m:-7 13:-5 1a:-7 2a:-5
enel	0:9
ener	11:-5 21:6
enes	2:-5 3:-6 4:-7 o:-6 1y:5 24:-8 25:-5 2c:-5 2d:-5 2m:-5 2r:-5
enet	0:-6
enew	0:8
eney	e:-5 10:-9 24:9 2o:5
enge	13:5 1g:4
engo	0:-12 9:7 1g:11
engs	3:-7 4:8 m:-4 r:-7 t:-5 w:-5 x:-6 10:-5 15:-5 1h:-5 1x:-11 24:9 25:-8 2c:8
enia	m:9 v:-5
enic	c:-5 m:-5 1v:10 2j:7 2o:5
enis	1x:8
enka	19:9
enks	0:7 o:-5 x:-8 24:8
enly	m:-5 n:-5 x:-9 24:7
enna	0:15 v:-8 15:-6
enny	0:7
eno	0:8 g:-6 l:-7 m:-8
enon	0:7 s:7
enot	0:13 1x:6 2a:6
enow	0:16 r:-6 1n:-7 1v:-6 1x:-5 24:-7 2d:-7 2e:-5 2j:-6 2o:-5 2p:-6
ense	1x:6
enst	0:8
enth	u:5 10:-5 1e:6 1l:9 24:6
ento	v:10 x:-6
ents	2:-5 e:-7 g:-6 i:-7 x:-5 11:-4 15:-6 18:-5 1s:6 1v:7 2a:7 2j:-4 2x:-7
enty	24:8
enus	2j:8
enut	0:-8 z:9
enya	0:9
eo	z:8
eo's	0:15 x:-5
eoad	4:7 10:-9 1y:6 23:8 2o:6
eoan	1x:7
eoat	e:9 23:9
eobs	0:10
eock	1h:-8
eodd	2x:7
eodi	0:-8 x:9
eody	0:9 2f:11
eoes	0:13 e:-6 x:-8 1o:6 1x:-7
eof	0:6 1:-8 5:-5 8:-6 c:-5 e:-7 g:-5 i:-6 l:-11 m:-5 o:-7 t:-9 u:-5 13:-6 15:-8 16:-7 17:-5 18:-7 19:-5 1c:-6 25:-6 2j:-5
eofa	0:8
eoff	2o:-5
eoft	0:-9 c:10 15:6 2l:8 2o:-7
eoga	v:9
eogs	0:10 13:-7
eogy	0:-8 8:-5 l:-6 w:11 x:-7 2f:10
eoh	0:7
eoid	0:-8 25:8
eoir	1k:5
eok	0:14
eoke	a:-5 l:6 s:-5 t:-7 11:-5 1x:7 23:-6
eoks	27:11 2j:7 2p:5
eola	0:-7 x:9 2d:5
eold	2:-4 3:-5 4:-8 c:-4 l:-6 m:-6 p:-5 10:-8 13:-6 15:-5 1l:5 2e:-4
eole	0:9 x:-6 1a:-8 1x:10
eolf	0:14 o:-11
eolo	1h:-7 2k:-7 30:11
eols	0:6 2o:-5
eoma	0:-7 a:11 t:-9
eome	0:4 v:-6 15:-6 2p:5
eoms	0:-7 9:9 24:-6 2d:5
eon	0:13 2:-4 8:-7 c:-7 e:-8 f:-9 h:-4 l:-5 m:-3 o:-5 r:-12 t:-7 x:-4 12:-6 15:-8 18:-5 1d:-6 1k:-6 1o:-6 1v:-5 20:-6 23:-6 25:-5 27:-6 2a:-6 2q:-10 2r:-5 2x:-7
eona	v:6
eond	1:-5 c:-5 l:-5 18:8 1h:-7 2k:-6
eone	1:-5 3:-5 5:-4 8:-7 a:-5 c:-5 d:-5 f:-6 h:-4 j:-4 l:-5 m:-7 n:-5 r:-4 s:-4 t:-6 y:-5 10:-5 11:-6 12:-4 15:-8 18:-5 1a:-6 1b:-4 1c:-4 1d:-5 1e:-3 1f:-6 1g:-5 1h:-7 1k:-6 1o:5 1r:-5 1s:-7 1v:-5 27:-5 2c:-5 2f:-5 2j:-8 2k:-4 2t:8 31:9
eong	4:5 k:-5 m:-6
eons	3:-9 10:-6 13:-8 24:-5 27:13
eont	0:9 r:6 x:-5
eood	m:-11 o:-5 u:-5 v:-7 x:-7 10:-5 12:-5 17:-5 1r:9 2o:5 2w:7
eoof	0:-5 11:7
eook	1:-7 7:8 l:-5 o:-6 t:-5 10:-6 11:-5 17:5 18:-8 1g:6 2q:6
eool	0:6 3:-6 8:-6 a:-6 l:-7 o:-8 t:-5 x:-6 1c:-7 1h:-7 28:6 2o:-5
eoom	u:5
eoon	0:8 15:8 24:5
eoor	c:8 m:-5 x:-8 2d:7 2o:-6
eoot	1g:7 26:8
eope	0:7 l:-6 m:-7 v:-8 16:7 1k:6 27:7
eor	0:13
eord	c:-8 k:-5 1g:-5 1o:-6
eore	0:10 8:-5 c:-6 l:-8 10:-5 12:10 16:-6 1c:6 1r:-5 1s:-5 1v:-6 1y:-5 20:7 2j:-8
eorg	0:6
eork	0:7 4:-5 9:-8 e:-5 f:-4 m:-5 o:-5 t:-5 v:7 x:-8 11:-5 15:-5 16:-6 24:7
eorm	u:6
eorn	0:3 m:7 10:-5 12:10
eors	i:-5 l:-6 o:7 1k:7 1x:10 23:-5 2a:12
eort	1:-5 m:-5 o:-5 r:6 x:-6 1x:-6
eory	x:12 10:-6
eose	3:9 9:-7 e:-7 m:-7 t:-5 x:9 2s:8
eosh	0:13 3:-5 x:-6
eoss	e:-5 t:-5 x:-7 29:9
eost	0:8 c:-10 e:4 10:-5 1k:8 24:-12 27:-7
eota	1k:7
eote	0:7
eoth	0:5 2a:8
eoto	x:-6
eots	c:7 1d:8
eoud	0:5 2l:8
eoup	0:9 9:8 1k:8 27:-7
eour	0:7 1:-5 3:-5 4:-5 c:-7 e:-6 h:-5 k:-4 o:-7 r:-5 t:-5 x:-7 10:-5 13:-7 1a:-6 1c:-5 1e:-5 1o:-5 1x:-5 29:6 2j:-5 2x:7
eous	x:-5 1b:11
eout	0:7 l:-8 m:8 1r:-5 23:-6 2o:6 2x:-5
eova	0:-7 h:7
eove	x:-8 10:-6 1d:-4 1x:6 2k:6
eowl	2y:8
eown	4:-6 c:-4 e:-5 l:-5 m:-7 v:-8 x:-7 10:-6 11:-9 18:-7 1d:-7 23:5 24:-8 29:-9 2d:10 2r:-6
eows	0:7 1x:6
eowt	0:9
ep	0:11
epad	7:9 2k:-6
epal	2s:6
epan	v:-6 1y:7
epay	c:13 o:-5 x:-8 15:-5
eped	0:4 f:-5 l:-7 x:-8
epen	e:-7
eper	3:-6 9:-5 m:-6 x:14 16:2 1h:-8 1y:-7 23:-7 24:-10 2k:-6 2p:8 2r:-6
epes	r:5 1x:-6 2q:8
epet	0:8
epic	0:11
epid	0:9
epie	0:-4 13:6
epio	1j:9
epit	0:13
eple	0:8 7:-9 b:-5 h:-5 11:-8 1u:7 2o:-6 2s:-6
epls	0:7
eply	0:8
epot	1y:6
eppl	0:8
epps	0:9
eppy	g:8 15:6
epro	0:-14 1g:14
eps	0:-6
epus	v:6
eput	0:7 15:-5
eque	x:7
er's	1:-6 a:10 e:-8 1t:10
eral	0:10 x:-6 1v:6
eram	g:7 l:-7 x:-6 1g:11 1x:-5
eran	0:-5 o:7 27:-5
erap	0:10
eras	0:-12 x:12
eraw	8:8
eray	x:8
erce	e:7
erch	6:6 c:-7 k:-6 l:-6 p:-5 v:-7 w:-8 x:-8 10:-5 15:4 1v:-7 1x:4 24:-5 2u:10
erds	13:7 1g:-7 2a:10
erea	0:9 v:-6
ered	0:6 3:-5 c:-6 l:-7 o:-5 t:-6 w:-5 10:10 11:-5 12:-5 13:-4 18:-10 1a:-6 1g:-5 1x:-5 23:-7 2d:-5
eree	4:-5 8:-6 9:-5 c:-6 e:-11 h:-5 k:-6 m:-9 o:-6 t:-5 v:-9 w:-5 x:-11 10:-5 12:-5 17:-5 18:-7 1a:-4 1c:-5 1h:-5 1t:6 1x:-12 24:-6 2m:-6 2r:-5 2s:-5 2x:-7
erek	0:-18 h:10 19:14
eren	x:9
erer	0:11 1:5 10:7 1k:-8 2j:-5
eres	1g:-7 24:-6 26:7 27:7 2o:7
erew	x:6
erey	x:9
ergo	0:7 1j:6
ergy	l:7
eria	0:8
eric	0:-6 r:5 10:-6
erid	x:-6 19:10
eril	m:9 x:-7 15:7 1g:-6 1x:-5
erip	0:11
eris	v:-7 1h:16 23:-5
erks	o:-6 2g:-6
erla	c:10
erld	0:6
erly	l:-6 12:-7 1f:7 2w:-10
erms	t:7
ern	0:10
erns	0:17 2o:12 2w:-6
ernt	0:10
erom	0:14 7:-5 e:-7 l:-8 15:-6 1c:-5 20:5 24:-5 2d:-7 2j:-5 2k:-5
eron	c:9 m:10 1v:6 1x:-5 25:8
erop	9:-5 t:11 24:6
eror	0:10 11:-6 21:-9
eros	0:-11 7:11 c:-6 l:-6 t:-5 v:-6 x:-6 z:-6 1i:-5 24:8 2r:8
erow	0:9 1n:7 2o:-6
erry	0:-5 g:5 l:-5 v:6 10:-6 24:9
erse	w:-6 13:-6 1k:6 2f:-7
erst	0:4 18:-5 2r:-6
erth	v:6 x:-6 2g:7
erts	0:6 2o:-7
erty	1:-6 2:8 c:-9 m:-5 o:-6 t:-8 w:-6 x:-6 1k:-6 1y:9 2q:-7 2x:-5
erue	t:7
erun	o:-8
erus	0:9
erve	0:9
erye	1r:8
esad	0:8
esas	0:-6 1d:10
esay	0:8
esed	e:10 g:-6 l:-7 m:-8 o:-5 x:-7 10:-6 12:8 1a:-6 1e:-5 1x:6 2j:-9 2r:5 2x:-5
esee	l:-3 24:-5
esel	w:7
eser	2l:6 2y:8
eses	0:-3 2:-5 3:-6 4:10 8:-6 9:7 c:-5 e:-6 i:-6 m:-7 o:-6 u:-5 x:-6 10:-6 11:5 13:-5 15:-5 1d:-5 2o:7 2q:-5
esha	0:-7 c:-5 1a:9 1x:6
eshe	0:17 2d:-5
eshy	12:12
esia	25:7
esic	w:-8 1s:5
esie	x:8 y:-5 z:10
esin	0:10
esis	0:10
esix	c:-7 g:-6 h:-5 m:-9 n:4 x:-6 10:-6 12:-5 1c:-5 24:6
esks	0:8
esky	0:-6 13:9
esla	0:14 c:-5
eslo	0:8 v:-8
esnt	0:12
eso	0:15 1x:-9 1y:-7 24:-8 25:-6 2a:6 2j:-7 2o:-5
eson	1:6 c:-8 g:-6 m:-5 o:-6 p:-6 t:-6 u:-5 v:6 x:-8 10:-6 11:-4 19:-5 1d:-7 1g:-6 1h:-5 1o:5 1x:-5 1z:11 24:-6 2j:-6 2l:-9 2q:-5 2y:12
esor	0:7
essy	0:-6 12:14
est	1:10 1c:8 1v:-6
esta	x:-9 1h:12 2r:-6
este	0:11
ests	0:10 l:-5 x:-8 2a:9 2c:6
esty	0:9
esun	2o:6
esus	0:8
et'd	0:5
et's	0:9
etal	1:-8 c:-5 m:-5 x:-8 1c:-6 1v:7
etan	0:7 m:8 x:-13 2d:8
etar	0:-9 o:12 x:-6 2s:9 2z:10
etax	29:6
etch	1:-6 7:-7 d:-8 s:-7 11:-4 1b:-5 1d:-8 2k:6
etea	1r:10
eted	1:-5 2:-9 4:-7 8:-6 9:-6 a:-7 c:-6 d:-5 f:-10 h:-6 k:-8 l:-14 o:-7 u:6 x:-6 11:-5 12:-7 13:-4 17:-8 18:-6 19:-7 24:-6 25:-6
etee	0:7
etel	1x:7
etem	0:8
eten	8:9 a:6 f:-8 h:-6 m:-11 x:-5 10:-6 15:-11 2j:-6
eteo	0:-11 g:9 x:12 19:-5
etep	0:6
eter	0:9 2:-5 3:-4 4:-5 5:-5 8:-4 c:-7 e:-10 h:-11 i:-5 l:-7 m:-9 o:-4 s:-5 x:-12 z:-9 11:-6 12:-5 13:9 16:-5 19:-4 1a:-5 1e:-7 1g:-7 1k:-5 1o:5 1s:-9 1t:-6 1v:-10 1x:-8 1z:8 23:8 2c:-6 2d:-7 2j:6 2p:-6 2v:6 2w:-8 2x:6 30:-7
etes	1:-5 3:6 4:-6 7:-5 9:-6 e:-5 f:-5 h:-5 l:-6 o:-6 s:-5 t:-5 v:-6 10:-7 15:-8 1a:-4 1e:-4 1g:-10 1x:-7 1z:-7 2o:-5 2r:8 2s:9 2x:-5
eth	2o:5
ethe	0:7 6:-10 8:-4 e:-6 f:-7 k:-6 m:-8 p:-6 r:-9 t:-7 v:-3 w:-6 x:-5 10:-10 13:-9 16:-7 17:-8 1a:-5 1c:-13 1d:-5 1e:-7 1g:-5 1o:-5 1r:-5 29:-5 2e:10 2k:-5 2x:-5
eths	0:-5 9:-5 e:-5 i:9 m:-7 w:-6 x:-5 10:-6 1l:11 1x:-7 24:-5 2x:10
ethy	0:6 x:7
etia	0:-4 m:7 1x:-6
etic	5:10 8:-5 c:-5 u:-5 w:-5 x:-5 10:-10 1b:-6 1h:-5
etie	z:-6 1d:5 1n:6 2s:6
etil	0:8
etin	0:-7 x:9 15:-6 27:8 2o:-6
etis	0:-15 m:14 25:8
etle	o:-5 10:-6 1h:-7 23:-7 2a:5 2c:6 2p:-6
etly	0:6 12:8 2o:6
eto	0:9 3:-6 5:-9 8:-4 9:-8 b:-5 e:-8 f:-11 l:-12 m:-5 q:-6 r:-9 t:-6 v:-6 w:-4 x:-4 10:-7 15:-9 16:-6 17:-4 1c:-7 1e:-6 1f:-6 1s:-5 1v:-7 24:8 2c:-6 2f:-5 2j:-6 2k:-6 2w:-8
etom	x:-13 2m:7
eton	m:-6 t:-7 x:-12 1d:-8 1g:-7 1v:-9 1x:-7 2e:9 2o:-4
etoo	0:7 1n:9 2a:-8
etop	0:6 k:-5 11:-6
etor	0:-7 l:-8 1q:9 1v:6 2a:6
etos	0:7
etra	0:9 x:-7
etro	0:-6 9:11
etry	3:-9 c:-6 e:-6 h:-5 l:-6 m:-6 o:-7 w:-11 x:-7 10:-8 27:10 2f:9 2o:-7
etta	0:11
ette	x:7 1h:7 2e:6 2w:6
etto	x:-7
etty	0:6
etup	1k:8
etus	m:7
etwo	1:-5 4:-5 8:-5 9:-5 c:-5 e:-6 g:4 k:-5 m:-5 u:-8 x:-7 10:-7 11:-4 12:-5 15:-9 1a:-5 1g:-4 1k:-6 26:8 2a:-6 2j:-6 2k:-9 2v:-5 2x:-5
eu	0:6
eual	t:-5 1d:7
euba	0:8 t:-5 x:-13
euca	0:-10 v:7 x:12
euch	0:9 8:-5 24:-5
eude	0:6
eudy	k:7
euel	0:10
euff	x:-6 1s:7
euge	0:9
eugh	0:8 o:-6 v:9 x:-5 1x:-9 24:-5 27:5 2o:-6
eugs	0:-5 1m:7 24:6
euid	0:8
euit	x:12
eula	x:8 2g:8
euld	0:10 l:-5 1o:5
eull	m:-5 v:9 x:-4 15:-5 1c:-6
eult	15:6
euly	1x:-5 2r:-5
eume	0:9
eump	0:12
eums	o:-9 27:7
eund	l:-5 o:-5 13:7 2r:6
eune	k:-6 x:-12 1h:-5 2o:6
eung	0:6 7:7 1x:-6
euni	2v:7
eunk	0:-11 1d:8
euns	0:7 g:-5 o:-6 24:10 2j:-8
eunt	2a:7 2d:5
eup	0:7 e:-6 f:-5 o:-6 15:-5 17:-5 1k:-5 24:6
eur	0:6
eure	m:-6 w:7 10:8 2a:5
eurg	v:7
eurn	o:-5
euro	v:12
eurs	x:-6
eurt	0:10
eus	c:-7 v:-10 1x:-6 2d:8
euse	0:6 3:-7 h:-7 l:-6 o:-5 x:-5 11:-7 13:-5 1h:-5 1v:10 24:-7 2o:-8
eush	h:12 x:-7
eust	9:-6 a:-8 c:-5 h:-5 i:-6 l:-6 m:-5 o:-5 t:-5 v:-9 x:-14 10:-6 15:6 19:-5 1d:-7 1e:4 1g:-6 1o:11 1p:7 1x:-9 24:-6 2o:6
eute	24:6
euth	c:-6 v:5 1c:8
euts	3:12 i:-7 1k:8 1m:6 1x:-6
euum	0:-12 9:5 i:7
evan	k:5 11:8 30:10
eved	0:8 l:-9 m:-5 u:-7 x:-8 1a:-7 1x:-10
evel	l:-5
even	0:-4 2:10 3:-5 8:-5 c:-5 h:-5 l:-7 u:-5 x:-7 10:-5 13:-5 1c:-6 1d:-5 1y:7 24:-7
ever	0:8 1:-8 9:-7 c:-5 e:-6 f:-9 k:-5 l:-10 m:-5 o:-6 p:-6 t:-4 x:-9 10:-5 15:-8 23:-7 25:-11 27:-7 2d:-9 2k:-5 2p:8 30:-5
eves	0:12 e:-5 g:-5 l:-7 o:-8 t:-8 u:5 v:-8 x:-9 10:7 1d:-5 27:9 2d:-8
evey	0:8
evia	0:-11 x:-8 1h:9
evic	0:-5 e:8
evid	10:-6
evie	0:9
evil	w:6
evin	0:-6 l:10 x:10
evs	0:6
ew	0:16
ew's	3:6
ewas	0:10 u:-5 x:-5 10:-8
eway	x:-7 1x:5 24:8
ewe	0:10
ewed	e:-7 1a:6
ewee	0:8 g:-6
ewen	0:-8 x:11
ewer	4:-5 t:-5 x:-5 13:-6 2a:6
ewet	0:9 1k:-5
ewho	0:11
ewhy	0:8
ewim	0:-7 1d:11
ewin	0:10
ewly	0:10
ewns	0:-7 h:10
ewon	18:5
exam	2o:10 2r:7
exel	0:-5 7:6
exty	0:6
ey's	4:8 c:10
eybe	0:6 q:-5
eyed	4:-5 e:-7 10:13 1a:-7 2j:8
eyee	10:8
eyer	0:6 2k:6
eyes	0:8 m:-5 x:-6 1x:6
eyet	0:11
eyla	0:-9 19:11
eyle	0:7
eyon	1h:10 30:-7
eyor	0:6
eyou	0:8
eype	m:6 1d:8
eyst	2j:8
eyth	0:-9 1c:8
ezda	0:10 1h:-6
ezed	2l:6
ezer	0:-6 2k:8
ezil	0:6
ezza	0:7
f!	0:13 1x:-10
f"	0:9 26:7
f#1	1:-6 3:-4 4:-4 8:-4 c:-5 e:-7 h:-5 l:-7 m:-10 o:-6 q:-5 v:-5 x:-7 10:-6 11:-4 12:-6 13:-5 14:-4 17:-6 18:-4 1c:-5 1e:-6 1f:-10 1g:-4 1h:-5 1k:-6 1p:5 1q:6 25:6 26:5 2e:-4 31:5
f#2	2:8 3:-5 4:-10 5:-7 8:-5 b:-5 c:-6 d:-5 e:-5 f:-4 h:-5 i:-4 j:-4 k:-7 n:-8 p:-4 r:-6 t:-4 u:-6 v:-5 x:-6 y:-4 10:-8 11:-5 12:-5 16:-6 17:-8 1c:-7 1d:-5 25:-6 26:6 2d:-6 2r:5
f#3	2:-7 3:-6 4:-5 6:-6 8:-5 9:-5 e:-7 g:-4 h:-7 l:-11 m:-6 o:-5 p:-6 t:-5 u:-4 w:-5 x:-7 10:-5 13:-5 15:-6 1a:-5 1e:-5 1h:-5 1i:10 1x:-6 1y:5 2n:7 2q:-5 2r:-5
f#4	2:-5 3:-5 4:-6 6:-5 a:-5 c:-6 h:-5 i:-5 j:-6 k:-5 m:-6 o:-6 p:-7 q:-8 t:-5 v:-7 w:-5 x:-7 10:-6 12:-6 15:-7 18:5 1c:-7 1d:-5 1f:-5 1g:-5 1i:-5 1v:-6 23:5 2n:8
f#5	0:-3 3:-6 h:-5 m:-7 q:9 u:-5 v:-5 x:-5 14:5 15:-7 18:10 1b:-5
f#6	0:-6 2n:8
f#7	0:-3 18:13 29:7
f%	0:9
f&	1v:6
f'	x:-5
f'd	0:16
f'm	0:11 l:-7 15:-7 2o:-8
f's	0:12 8:-5 d:-6 g:-8 h:-8 k:-5 m:5 r:-6 t:-5 v:-8 w:-5 x:-12 10:-7 13:-6 14:-5 18:-5 19:-8 1c:-11 1d:-10 1g:-4 1h:-5 1t:9 2d:-6 2o:-5 2r:-7 2v:11
f't	0:9 e:-6 l:-8 o:-6 x:-7 16:-5 1o:8 24:-6
f(	0:12
f)	0:11 x:-6
f,	0:14 c:-5 l:-6 x:-7 18:-5 1k:-8 1o:-6 1v:-7 1x:-8 1y:-6 21:-5 23:-8 2c:-5 2j:-5 2p:-7 2q:-6 2v:-5 2w:-5
f-	1:-5 a:-6 c:-6 e:-6 g:-5 o:-7 u:-12 v:-6 x:-7 10:-9 14:-7 15:-9 17:-4 18:-6 19:-6 1d:-5 1e:-7 1f:-6 1l:7 2o:-5 2x:5
f.	0:11 b:-7 l:-10 x:-7 15:-7 1o:-6 1u:10 1v:-6 1x:-7 20:-8 21:-5 23:-6 25:-5 2a:-8 2c:-6 2o:-9 2w:-5 30:-7
f/	0:8
f:	0:12
f;	0:13
f>	0:10
f?	0:8 x:-5
f@	0:7 b:-8 1u:7
f_	0:15 c:-5 23:-6
fa	0:6 1:-7 2:-5 4:-2 8:-5 a:-5 c:-5 e:-7 f:-13 h:-11 i:-5 l:-5 m:-4 o:-5 q:-6 r:-6 t:-11 v:-6 w:-5 x:-5 y:-6 z:-6 10:-4 14:-4 16:-4 18:-7 1a:-5 1b:-7 1c:-6 1d:-9 1i:-5 1v:-12 27:-5 2k:-8 2y:-5
fac	0:-5 2:-6 h:9 o:-5 t:-7 10:-7 19:-5
fad	0:7 1:-6 2:-5 7:6 8:-6 9:-5 a:-5 c:-5 g:-5 h:-5 i:-5 k:-8 o:-7 p:-5 t:-8 v:-6 w:-12 z:-4 10:-11 11:-5 12:-6 13:-6 15:-6 19:-6 1b:-5 1d:-2 1f:-6 1g:-5 1h:-5 1k:5 1y:6 23:-6 2a:-7 2k:-8 2o:-5
faf	16:-5
fag	0:8
fah	g:-6 h:8 t:-5
fai	s:-7 x:7 2o:-7
fak	11:11 2k:6
fal	2:-5 4:-6 8:-5 9:-6 a:-5 c:-12 e:-7 g:-6 o:-7 p:-6 r:-8 v:-6 z:4 12:-5 15:-5 19:-5 1a:-4 1g:-6 1h:-7 1i:-7 1k:-11 1v:10 1x:-5 20:-5 23:-7 2a:8 2g:9 2r:7
fam	1:-5 2:-5 3:-5 4:-4 7:-5 8:-5 9:-6 a:-5 b:-5 c:-8 d:-6 e:-9 f:-7 h:-5 i:-4 l:-11 m:-10 p:-7 s:-6 t:-5 u:-5 w:-4 y:-6 z:-5 10:-5 13:-6 18:-4 1b:-5 1c:-7 1f:-8 1h:-6 1k:7 1w:8 24:7
fan	2:-6 3:-6 4:-9 8:8 f:-7 g:-3 h:-6 i:-5 l:-13 m:-4 n:-7 p:-5 q:-6 r:-9 t:-6 u:-6 v:-8 w:-5 y:7 12:-4 16:-6 17:-5 1a:-5 1d:-6 1e:-5 1f:-7 1g:-5 1j:-6 1k:-10 1m:-7 1n:-6 1s:-5 1y:8 20:-5 22:8 24:-6 25:-8 27:-9 2c:-7 2e:-6 2f:-6 2g:-8 2l:-13 2m:-12 2p:8 2q:-3 2r:-7 2x:-5 2y:-5
fap	0:5 w:9 10:-6 1h:-5 1x:-5
far	1:-6 3:-7 4:-5 6:-5 9:-8 g:-7 h:-5 i:-5 j:-5 k:-5 l:-13 r:-5 s:-5 t:-5 v:-8 w:-6 10:-8 11:-7 12:-5 13:-5 15:-5 17:-6 18:-6 19:-6 1a:-5 1b:-5 1c:-5 1d:-6 1e:-5 1g:-5 1x:6 23:-7 25:7 29:7 2a:-7 2o:9 2q:-7 2w:-5 2x:10 2z:9 30:-9
fas	0:8 3:-4 4:-5 9:9 e:-8 f:-6 g:-5 h:-5 i:7 l:-8 o:-7 u:-6 v:-8 10:-11 15:-6 19:-5 1d:9 1h:-4 1m:-5 24:-9 2d:-5 2g:-5 2w:-5 30:-5
fat	0:10 1:-9 2:-5 3:-6 5:-8 a:-5 l:-13 o:-4 p:-7 q:-5 r:-7 t:-5 u:-6 z:-7 10:-8 11:-5 13:8 15:-8 18:-10 19:-4 1a:-4 1c:-12 1d:-6 1e:-5 1g:-4 1r:9 1s:-9 1t:-11 1v:-6 20:-6 27:-10 29:-5 2c:-7 2f:-7 2g:-7 2j:-11 2k:-9 2y:-6 31:-5
fau	0:-7 1:-6 3:-8 c:-7 g:-7 m:-6 t:-6 v:-7 15:-6 1d:-7 1g:-5 1h:-6 2d:6 2i:9
fav	0:-7 x:7 1h:9
faw	8:7 t:-5 u:-6 25:9 2g:6
fax	c:-6 h:-6 t:9 x:-8 1v:6 1x:6 29:6
fay	0:9 2:-5 5:-5 7:-5 8:-5 a:-4 g:-5 h:-5 j:-4 k:-5 m:-11 n:-6 q:-5 s:-4 t:-6 u:-6 y:-4 11:-5 13:-9 15:7 18:-5 1b:-5 1d:-6 1g:-6 1h:-5 1i:-5 1k:-7 1p:8 1v:-8 24:7 25:-7 27:-5 2c:-6 2d:-7 2e:-6 2g:-6 2j:-10 2k:-8 2o:10 2r:-9 2x:-7 30:-6
faz	x:6
fb	c:-6
fba	0:-7 g:-5 t:8 x:-9
fbe	0:8 1:-5 q:-8 r:5 10:-6 1o:5 2o:-9
fbh	0:18
fbi	0:-11
fbs	0:8 x:-8 31:10
fby	0:7 4:-6 l:-8 t:-6 v:-7 w:-5 x:-6 13:-7 15:-6 1a:-7 1d:-5 1n:-6 2j:-7
fc	0:6 18:-5 1d:-6
fca	0:-15 m:6 p:7 x:10 10:8
fce	1:-5 2:-4 3:-6 4:-6 5:-4 6:-5 7:-6 8:-5 9:-10 a:-6 c:-7 g:-6 h:-6 i:-5 j:-5 k:-6 l:-9 m:-5 o:-6 q:-5 r:-7 s:-5 t:-6 u:-5 v:-8 y:-7 z:-6 12:-5 13:-6 15:-7 17:-4 18:-10 19:-5 1a:-5 1b:-5 1e:6 1g:-5 1h:-6 1i:-5 1k:-5 1n:-11 1o:-10 1r:-5 1t:-5 1y:-6 25:-9 27:-12 29:-6 2a:-5 2d:-6 2e:-8 2f:8 2l:10 2m:-5 2p:-8 2w:-5 2y:-5
fch	2:-4 3:-5 4:-6 7:-7 8:-5 9:-9 a:-7 d:-8 e:-6 g:-7 i:-7 j:-6 k:-10 m:-6 o:-8 q:-5 r:-7 t:-6 u:-7 x:-2 z:-10 10:-6 11:-5 12:-6 13:-6 16:-6 18:-6 19:-7 1a:-6 1c:-6 1d:-8 1g:-7 1k:-3 1z:-5 23:8 24:-7 25:-8 2c:-5 2d:-9 2f:11 2j:8 2l:-5 2u:10 2w:-6 31:-5
fck	1:-7 3:-4 4:-5 7:-5 8:-5 g:-9 h:-5 m:-4 s:-5 t:-6 x:-4 12:-5 13:-5 15:-6 18:-5 19:-4 1d:-5 1g:-6 1h:11 1o:7 1q:-5 1v:-6 24:-5 2j:-10 2k:9 2l:-5 2p:-5 2q:-7 2s:-6
fcm	26:10
fco	e:-5 g:-6 v:-6 2m:8
fcs	s:-5 v:-7 x:-9 1x:-7 2c:-5 2f:9 2o:8
fct	0:6 x:-7 2o:-8
fcv	0:8
fcy	0:7 c:-5 g:-9 2j:-5
fda	h:-7 j:-6 t:-6 10:-8 19:-6 1h:-2 1x:11 24:-7
fdd	m:-6 2x:7
fde	2:-5 3:-6 6:-9 7:-6 9:-6 a:8 c:-14 d:-5 e:5 g:-5 h:-7 l:-9 m:-8 o:-6 p:-7 w:-6 x:-10 z:-5 11:-6 12:-6 15:-7 17:-6 19:-7 1a:-6 1b:-7 1g:-7 1h:-5 1x:-5 2j:7 2o:-5 2r:-6
fdi	0:-10 s:12 x:9
fdl	e:-5 18:10
fdo	e:-5 t:-5 24:-8 30:8
fdr	0:7
fds	2:-5 3:-6 7:-6 8:-5 9:-5 g:4 h:-6 i:-6 k:-7 m:-6 o:-5 t:-5 u:-4 x:-9 y:-6 10:-9 11:-5 12:-5 15:-6 16:-6 17:-5 18:-5 1a:-5 1b:-7 1c:-6 1g:-8 1h:-6 1v:-10 25:-7 26:-5 2j:-3 2m:-7 2q:-6
fdu	c:-5 v:-5 x:-6 1b:9
fdy	0:9 k:5 z:8 24:-6
fe	1h:6
fea	0:5 1:-5 c:-5 e:-6 k:-5 t:-6 v:-8 15:-5 19:-8 1r:10 1x:-7
feb	2o:4
fec	s:8
fed	1:-7 2:-8 4:-6 5:-5 7:-5 8:-4 9:-5 d:-5 e:16 f:2 g:-6 h:-5 i:-5 k:-5 o:-6 p:-5 q:-5 r:-5 v:-7 x:-10 y:-5 11:-3 13:-3 15:-13 17:-11 18:-5 19:-5 1a:14 1c:-5 1d:-5 1e:-9 1f:-6 1h:-6 1k:-8 1l:-10 1q:-11 1r:-5 1t:-7 1x:13 20:-7 24:-12 27:-9 2a:-6 2c:-6 2g:-10 2k:-7 2l:8 2m:-11 2o:-15 2q:-10 2r:9 2s:-7 2t:12 2x:-9 30:-9
fee	1:-7 3:-5 4:-5 5:-5 c:-6 e:-5 h:-5 i:-5 o:-6 p:-5 r:-6 v:-6 w:-5 z:-5 12:-6 17:-5 18:-6 19:-2 1a:-4 1c:-6 1d:-8 1g:-6 1h:-5 1n:-5 1s:-5 1t:6 1x:-12 2m:-6 2p:10 2x:-7
fef	2j:7
feg	c:-5 m:-6 t:-6
fek	3:-5 c:-8 e:-6 j:-5 m:-6 o:-4 r:-5 s:-6 t:-6 v:-7 x:11 y:-6 11:-5 13:-6 15:-6 18:-6 19:8 1g:-5 1h:-5 24:6 2o:6
fel	1:-7 7:4 c:-5 g:-8 l:-7 m:-5 o:-5 t:-6 x:-3 15:-8 19:-10 1h:-7 24:-5 2o:-7
fem	0:9 2a:6 2r:10
fen	1:-7 2:10 4:-5 5:-7 6:-6 7:-5 9:-6 c:-7 d:-5 l:-4 o:-7 p:-4 s:-5 t:-5 u:-6 w:-5 z:-5 10:-8 12:-5 13:-9 18:-4 19:-11 1a:-5 1c:-5 1h:-6 1k:-7 1q:-7 1s:-5 1v:-3 1x:-4 20:9 24:-8 25:-9 27:-4 29:-7 2a:-7 2c:-6 2d:-8 2j:-10 2k:-7 2l:-6 2q:-6 2r:-6 2w:-6
feo	9:-5 g:8 h:-6 x:13 19:-6
fep	g:-5 m:-5 13:-6 17:8 1h:7 1k:9 2j:-5
fer	2:-5 3:-6 5:-8 8:-5 c:-7 d:-9 e:-10 f:-8 h:-4 j:-6 k:-5 l:-3 n:-6 p:-9 s:-6 u:-4 w:-3 z:-5 17:-4 18:-8 1c:-6 1e:-9 1g:-5 1k:-13 1n:-2 1p:8 1r:-7 1v:-12 1x:7 1y:-8 1z:10 21:8 23:-7 29:-9 2b:6 2c:-5 2f:-7 2g:7 2k:18 2l:8 2m:-8 2n:-7 2o:11 2p:9 2v:9 2w:-12 2y:7 2z:5 31:-5
fes	2:-5 4:6 5:-9 6:-6 8:-7 e:-10 f:-10 k:-5 o:-5 p:-5 q:-6 s:-5 x:-4 y:-5 13:-6 16:-5 17:-5 18:-6 1a:-6 1e:-5 1g:-5 1h:-6 1l:-5 1m:-6 1n:-6 1y:11 1z:-12 23:-6 27:8 29:-7 2e:-6 2f:-5 2g:-12 2l:-10 2q:6 2x:-9 2z:-5 30:-5 31:-10
fet	0:5 1:-6 2:-5 3:-6 7:-5 c:-8 e:-5 f:-5 i:-5 l:-6 m:-6 o:10 p:-7 r:-5 t:-5 u:-7 x:-6 10:-6 11:-5 12:-5 17:-8 18:-5 1a:-5 1d:-8 1g:-9 1k:-7 1n:9 1o:7 1q:6 1v:-8 24:-10 27:-7 2j:-6 2m:-8 2o:-6 2p:-6 2r:-6 2w:-9
fev	x:15
few	1:-5 g:-6 k:-5 l:-6 t:-5 v:-5 11:-7 17:-4 1z:6
fex	x:-8 11:9 1d:-6
fey	1:-5 2:-5 3:-4 c:-7 h:-5 i:-6 l:-7 t:-4 u:-6 v:9 10:-12 11:-6 15:-7 1a:-4 1b:-6 1d:-5 1g:-6 1o:6 1x:-7 25:-6 2m:-6
ffa	3:10
ffe	0:4 e:-6 18:7 1k:-5 24:-5 2k:7 2r:-5
fff	0:8 2:-7 e:-8 l:-5 m:-6 x:-6 1h:-5 1s:7 24:7 25:-4 2j:-8 2o:-7 2w:-5
ffi	0:12
fft	1:-6 c:7 l:-6 m:-7 o:-5 x:-7 17:-4 1g:-5 1y:-5 26:5 2c:7 2l:8
fga	0:7 o:-5 x:7
fge	1:-5 2:-8 3:-5 e:-5 m:-6 t:6 11:-4 15:-5 18:-5 1c:-6 1h:-9 1v:-6 23:-7 24:-5 2d:6 2j:-6 2k:-8 2o:5
fgg	0:-9 3:10
fgh	0:6 c:-6 h:-5 l:-5 o:-7 t:-6 x:-4 15:-5 19:-6 1c:5 1t:6 1x:-12 24:-9 27:5 2o:-7 2v:6
fgi	x:10
fgn	0:6
fgo	1:-6 3:-5 7:-7 c:-6 d:7 s:-6 v:7 x:9 10:-5 11:-5 13:-5 1b:-5 1d:-6 2k:-5 2p:-8 2s:-8
fgs	1:-5 2:-5 3:7 8:-5 9:-5 c:-6 e:-5 g:-4 h:-5 l:8 m:-7 r:-7 t:-5 v:-6 w:-5 x:-7 10:-5 13:-8 15:-5 18:-7 19:-5 1a:-6 1c:-6 1d:-8 1g:-7 1h:-5 1m:10 1x:-14 24:9 25:-12 2d:-5 2w:-6
fgy	3:-5 8:-5 c:-5 o:-7 w:10 x:-9 10:-5 1x:-6 25:-5 2f:10
fha	2:-5 c:-6 1a:8 1c:-5 1g:-5 1x:6
fhd	0:-8 m:10
fhe	0:8 6:-10 8:-4 e:-7 f:-7 k:-9 m:-8 p:-6 r:-8 t:-7 v:-3 w:-6 x:-7 10:-13 13:-9 16:-7 17:-8 1a:-5 1c:-13 1d:-5 1e:-7 1g:-5 1o:-5 1r:-5 29:-5 2e:10 2k:-5 2x:-5
fho	0:9
fhs	9:-5 e:-5 i:8 m:-7 o:-6 w:-6 x:-5 10:-6 1l:11 1x:-7 1y:-5 24:-5 2o:-4 2x:10
fht	1:-5 3:-5 4:-5 8:-5 9:-4 f:-6 g:-5 h:-5 i:-5 k:-10 m:-6 o:-5 p:-5 r:-8 u:-5 v:-7 w:-5 11:-11 1c:-7 1d:-5 1g:-6 1h:-7 1n:-8 1x:-6 2c:-5 2j:-9 2r:-8 2v:-8
fhy	o:-7 w:12 12:12 24:-7
fi	0:11 l:-8 u:-5 x:-5 1d:-5 24:-10
fia	1:-6 c:-8 g:-7 m:9 o:-5 t:-5 v:-5 15:-8 1d:-6 1g:-6 1h:6 1x:-6 20:-6 30:9
fib	0:5 2:-5 o:11
fic	1:-6 2:-7 4:-6 6:-6 7:-5 a:-7 d:-6 g:-8 h:-5 j:-6 l:-10 m:10 o:-6 p:-5 q:-6 t:-5 u:-6 v:-5 x:-7 y:-5 z:-5 12:-5 13:-6 15:-5 17:-5 18:-6 19:-5 1a:-5 1b:5 1c:-5 1d:-5 1f:-6 1g:-6 1i:-5 1k:-6 1o:9 1v:9 2o:7
fid	0:8 l:-7 x:-12 z:-7 11:-6 1b:-6 1z:-6 25:6 2k:-6 2o:-9 2r:-6 30:6
fie	1:-6 9:-4 a:-6 c:-7 d:-7 e:-6 g:-6 h:-6 i:-5 k:-5 l:-7 m:-6 p:-5 s:-6 t:-8 v:-7 w:-4 x:-4 y:-7 z:12 10:-10 11:-5 12:-5 15:-6 17:-5 19:-12 1b:-5 1c:-6 1g:-6 1h:-5 1n:5 24:-5 2s:5
fif	0:11
fig	2:-5 c:-10 g:9 x:-10 1c:-8
fik	0:6 p:9 v:-10 x:-9
fil	0:10 1:-6 2:-5 5:-4 8:-5 c:-7 g:-7 h:-5 i:-6 l:-6 t:-5 v:-7 18:-6 19:-4 1c:-5 1t:-9 1x:-6 1y:-7 24:-11 2d:-7 2j:-6
fim	0:6 1:-6 2:-6 t:-7 v:-6 10:-5 11:-5 12:-5 15:-7 1d:8 1g:9
fin	0:5 2:-6 3:4 4:-5 5:-9 8:-6 9:-6 a:-5 d:-5 f:-7 g:-12 i:-6 l:5 p:-9 r:-5 s:-5 t:-6 v:-4 w:-6 z:-5 11:-9 12:-6 13:-4 17:-5 18:-5 19:-6 1a:-7 1b:-5 1h:-5 1q:-10 23:-5 27:10 29:-10 2d:-4 2j:-9 2t:10 2y:-6 30:-10
fio	l:-5 v:-10 1j:8 2d:-9
fip	1:-5 9:-5 a:-7 l:-5 t:-7 x:-8 10:-7 11:-6 1o:-6
fir	3:-6 7:-7 a:-6 g:-6 i:-6 m:-5 o:-9 p:-8 t:-7 v:-9 w:-5 z:-7 10:-7 19:-6 1a:-5 1d:-8 1g:-9 1k:4 1n:10 2j:-5 2r:-6
fis	0:10 2:-6 3:-5 4:-5 5:-5 7:-4 8:-4 a:-7 c:-7 d:-5 e:-5 g:-6 h:-6 k:-7 l:-11 m:4 n:-6 o:-7 u:-8 v:-4 w:-5 10:-6 11:-10 12:-6 14:-7 18:-10 19:-8 1d:-9 1g:-5 1h:9 1k:-6 1n:-5 1r:-5 1y:-7 25:8 2c:-9 2g:-9 2p:-4 2x:-6
fit	0:8 2:-5 3:-5 4:-5 8:-5 9:-8 c:-8 k:-5 l:-5 m:-5 o:-7 t:-6 v:-5 w:-5 x:7 10:-4 12:-5 13:-6 18:-5 1h:-5 1k:-9 1x:8 24:-8 2f:7 2q:-5 2x:5
fix	4:-5 8:-6 a:-5 e:-7 g:-6 h:-6 l:-7 m:-10 n:4 o:-5 x:-7 10:-6 11:-5 12:-6 1c:-6 1d:-6 2k:-6 2m:5
fjo	0:7 h:8 o:-6 v:-6 x:-11 20:7
fk	24:-8 29:7
fka	0:-6 1:9 3:-5 c:-7 h:-5 t:-5 19:7 1g:-5 1v:-5
fke	0:5 1:-6 4:-5 8:-6 9:-5 a:-5 g:-8 h:-6 i:-5 s:-6 u:-5 1g:-5 1k:-5 1v:-5 1x:9 24:7 2d:-5 2k:-6 2o:-5 30:8
fkg	24:-6 31:11
fki	0:-7 h:-7 z:10 1g:10
fkm	0:6
fks	1:-5 2:-6 3:-6 4:-6 8:-6 9:-6 d:-6 e:-6 g:-6 h:-5 j:-7 m:-6 o:7 p:-6 t:7 u:-5 v:-7 w:-6 x:-9 10:-4 11:-5 12:-6 13:-7 15:-6 19:-5 1a:-5 1b:-5 1d:-7 1j:-6 1n:-6 25:11 26:-6 27:9 2a:-5 2g:-9 2l:-6 2w:8
fku	0:6
fky	x:-8 11:-5 13:8 1h:-5
fl	18:-7 25:5
fla	1:-5 2:-5 9:-6 e:-5 g:-8 i:-6 o:-5 s:-7 t:-7 v:-6 x:17 z:-5 10:-5 11:-5 15:-5 19:7 1b:-6 1g:-8 2d:5
fld	0:6 1:-6 2:-7 3:-5 4:11 5:-5 8:-4 c:-8 g:-7 k:-5 l:-11 p:-6 10:-8 13:-5 15:-6 19:-7 1g:-5 1l:5 1o:5 23:-5 25:-5 2e:-5
fle	1:-4 2:-5 3:-5 8:-5 9:-4 a:-5 b:-5 d:-5 e:-8 i:-5 j:8 l:-6 m:-8 w:-5 x:-7 z:-5 10:-10 12:-8 14:-6 18:-5 19:-6 1a:7 1b:-5 1f:-6 1g:4 1m:-7 1v:-10 1y:-6 2j:-9 2k:6 2p:-7 2r:-7 2s:-9
flf	d:7 m:-5 t:-5 x:-6 18:-5 19:-6 1d:-6 1l:6 23:9 25:-6
fli	9:8 o:9 t:-8 v:-8 2o:8
flk	2:-5 m:-6 10:-6 1m:6 1x:6
fll	1:-7 2:-5 3:-6 5:-6 8:-5 a:-7 f:-6 g:-5 h:-6 i:-5 k:-7 o:9 p:-6 t:-6 u:-7 v:6 w:-4 13:-7 18:-10 19:-5 1a:-6 1b:-6 1c:-7 1d:-5 1h:-6 1i:-5 1q:10 1y:-6 24:-7 25:-10 27:8 2a:-7 2c:-7 2d:-6 2g:-7 2o:-9 2w:-5
flm	0:7 p:-7 12:-7
flo	1:-5 c:-5 l:-6 p:7 x:9 z:-5 15:-6 1d:-5 1g:-6 1h:-9 1x:-6 2k:-7 30:11
flp	0:9
fls	1:-5 2:-6 4:-4 8:-5 9:-5 a:-6 b:-6 c:-7 e:-13 g:-5 h:8 m:-11 u:-6 v:-6 w:-5 x:-11 10:-9 11:-5 13:-6 18:-5 19:-6 1a:-5 1b:-5 1c:-7 1g:-6 1h:-5 1x:-13 1y:-5 23:-7 2o:-6 2w:5
flt	0:9 f:6 l:-7 x:9 11:-5 15:5
fly	0:10 1:-5 2:-6 3:-5 5:-9 8:-5 9:-5 a:-5 c:-7 e:-10 i:-5 o:-6 p:-6 r:-5 t:-6 u:-8 v:-9 w:-4 10:-5 11:-11 18:-5 19:-4 1b:-8 1d:-7 1h:-4 1k:-5 1s:-6 24:8 25:-3 27:-9 2c:-6 2d:-9 2j:-6 2q:-6 2r:-7 2u:6 2w:-11 2z:-8
fma	0:-5 2:-5 3:-5 8:-5 9:-6 a:9 m:9 o:-9 v:10 11:-6 17:-5 19:7 1d:-9
fmb	1:11 24:-6
fme	0:13 1:-8 8:-7 9:-4 c:-5 h:-6 l:-14 m:-5 q:-6 r:-9 v:-8 x:-5 10:-7 11:-9 14:-5 15:-6 1k:-7 1x:11 1y:-5 24:6 27:-5 29:-7 2j:-8 2k:-6 2o:-8 2w:-5
fmh	0:11
fmi	0:8 a:-5 h:7 u:6 v:-10 x:-6
fmp	3:9 l:-7 m:12 v:8
fms	e:-6 m:-7 o:-11 1d:-6 1x:-5 24:-6 2a:8 2d:5 2f:7
fmy	0:8 8:-6 a:-6 c:-4 g:-8 l:-9 m:-14 o:-8 t:-5 w:-5 10:-8 12:-5 13:-5 15:-8 19:-5 1d:-6 1n:-6 20:-5 2k:-8
fna	0:9 9:9 c:-9 e:-6 h:-7 m:-6 x:8 15:-6 19:-10
fnc	0:3 10:-8
fnd	0:8 4:-8 6:-5 8:-5 a:-5 c:-10 e:-9 h:-6 j:-5 k:-9 l:-5 o:-5 r:-7 s:-5 t:-6 u:-7 v:-4 x:-8 12:-7 1b:-5 1c:-6 1d:-9 1h:-15 1q:-6 1s:-7 1x:-6 1z:-8 25:-10 27:-8 29:7 2a:6 2c:-9 2f:-6 2q:-5 2s:9 2t:5 2v:-7 2w:-9 2x:-4 2y:-9 30:-4
fne	1:-8 3:-5 5:-5 8:-6 a:-5 d:-5 e:-5 h:-6 j:-5 k:-8 l:-4 m:7 n:-6 r:-4 s:-5 t:-5 y:-4 z:-6 10:-14 11:-6 12:-4 15:-10 1a:-6 1b:-7 1d:-5 1f:-6 1g:-5 1h:-7 1k:-6 1n:-10 1r:-7 1s:-7 1t:-7 27:-9 2a:-5 2c:-8 2f:-6 2k:6 2o:5 2q:-6 2r:-9 2s:-5 2w:-5 2y:-7 30:-6 31:9
fng	2:-11 3:-5 c:-6 e:-4 f:-5 g:-5 n:-5 p:-5 q:-4 t:-2 y:-5 13:-5 18:-5 19:-5 1c:-5 1e:-6 1f:-5 1h:-6 1i:-6 1l:-5 1m:-5 1t:-7 1y:-11 1z:-5 26:-6 27:10 29:-4 2e:-7 2g:-6 2j:-6 2l:-7 2m:-6 2u:-8 2v:-9 30:-5
fni	2v:7
fnk	l:9 t:-7 x:-4 10:-5 1c:-5 1x:-7 24:7 2o:5 2v:-5
fnn	0:13 x:-7
fno	0:5 e:-9 g:-6 l:-8 m:-8 o:-7 x:-8 10:-6 19:-7 2g:9
fns	1:-6 2:-5 4:-5 5:-6 7:-5 8:-6 9:-6 a:-5 e:-8 f:-5 g:7 l:-9 m:-6 q:-5 r:-5 s:-5 t:-6 u:-5 v:-9 w:-5 x:-11 y:-7 11:-5 12:-7 15:-7 18:-6 19:-6 1a:-5 1d:-8 1h:-4 1r:-5 1z:13 20:-5 24:7 27:12 2k:-5 2s:-8 30:-6
fnt	2:-5 3:-5 4:-5 7:-5 9:-5 a:-5 c:-17 f:-9 g:-5 h:-6 l:-9 p:-8 v:-7 w:-5 x:-9 10:-5 15:-8 19:-5 1f:-6 1g:-5 1l:-5 1o:4 1z:-8 29:-5 2d:8 2e:8 2m:-5 2p:-8 2q:-8 2r:-6 2v:-9 2y:-8
fnu	z:6
fny	0:11 r:-5 t:9 v:-9 x:-4 1o:-7 24:-8 2p:-6
fo	z:8
fob	2:-6 a:-5 x:-13 10:-7 19:13 2j:7
foc	0:6 28:6
fod	0:7 h:-11 m:-11 o:-6 u:-5 x:-8 10:-5 12:-5 17:-5 1h:-5 1r:9 24:-5 2a:-5 2o:5 2r:-6 2w:7
foe	0:8 15:5 2o:-5
fof	0:5 1:-8 4:-5 5:-5 8:-6 c:-9 e:-10 g:-5 i:-6 l:-11 m:-4 o:-7 t:-9 u:-6 13:-6 15:-8 16:-7 17:-5 18:-7 19:-6 1c:-6 25:-6 2j:-6
fog	g:-5 t:-6 x:-5 1x:7 2o:6
foh	0:7
fok	1:-7 7:8 l:-5 o:-6 t:-5 10:-6 11:-5 17:5 18:-8 1g:6 2q:6
fol	3:-7 8:10 a:-5 c:-6 l:-8 o:-8 t:-7 w:-5 19:-5 1c:-8 1h:-7 28:6 2d:-5 2o:-5
fom	0:13 2:-7 7:-5 c:-6 e:-2 l:-8 m:-5 o:-4 v:-6 x:-11 15:-6 19:-6 1c:-5 1f:-5 1g:-5 1u:7 1y:-5 20:5 23:-5 25:-7 2j:-5 2k:-5
fon	2:-5 3:-8 4:-5 5:-8 6:-9 a:-6 e:-7 f:-7 g:-6 i:-8 j:-5 k:-7 l:-8 q:-6 r:-10 w:-6 y:-5 z:-6 11:-5 12:-5 13:-6 17:-5 19:-5 1a:-4 1b:-6 1f:-6 1j:-6 1n:-9 1p:-5 1s:-7 1t:-8 1z:6 20:-9 24:8 27:-9 29:-6 2e:8 2f:-5 2g:-8 2j:-10 2l:-10 2q:-12 2s:-7 2w:-7 2x:-8 30:-7
foo	0:4 1n:9 2a:-8
fop	9:-7 k:-5 l:-7 o:9 v:-7 10:-6 11:-6 1g:-8 2j:8 2o:-7
for	0:7 1:-5 2:-6 3:-5 4:-5 8:-8 9:-5 a:4 e:-11 f:-6 g:-6 h:-4 k:-12 m:-5 o:-7 q:-4 r:-5 u:-5 v:-8 w:-5 11:-8 13:-8 14:-6 15:-10 16:-5 18:-6 19:-9 1c:-6 1d:-5 1g:-3 1h:-5 1k:-4 1z:-5 20:-7 21:-7 24:-12 25:-8 2g:9 2k:-6 2p:-9 2r:7 2z:-5 30:-10
fos	2:-5 3:-5 7:6 c:-7 l:8 m:-7 o:-5 s:-5 v:-7 x:-9 z:-8 13:-5 15:-7 19:-6 1g:-7 1i:-6 24:7 2r:8 31:9
fot	0:7 3:-5 i:-6 l:-6 m:-7 o:-5 r:-6 v:-6 x:-7 10:-7 11:-8 15:-12 17:-9 18:-8 1d:-9 1f:-5 1h:-6 1y:6 25:-5 26:8 2g:-6 2o:-6 2q:8
fou	0:9 e:-11
fow	0:8 3:-5 5:-11 e:-10 g:-5 j:-5 k:-7 o:-8 r:-7 t:-6 v:6 w:-6 x:-9 z:-5 10:-7 16:6 19:-5 1a:-5 1g:-6 1h:-5 1k:-5 1n:8 1x:-8 23:-9 24:-10 2e:-5 2j:-8 2k:-9 2m:-7 2o:-10 2p:-6 2v:-6 2w:-6
fox	7:-8 1b:-8 1x:-5 2k:6
foy	g:-7 10:-6 15:-5 2g:10
fp	0:11
fpe	l:10 o:-5 v:-10 x:-7 11:-6 1g:-5 1h:-4 1k:6 27:7 2j:-5
fph	1h:10
fpi	0:12
fpl	0:8
fpp	0:9 23:-7 2z:7
fps	2:-6 9:-6 c:10 i:12 l:-5 m:-6 r:-6 x:-9 10:-6 13:-5 18:-8 1y:-5 25:8
fpt	0:17
fpy	g:8 l:-6 10:-5 15:6
fra	c:-5 g:-5 l:-6 m:-7 t:-5 v:-8 15:6 1b:-4 1g:-5 1j:5 24:-6
frb	x:-6 1r:8
frd	1:-8 3:-6 4:8 7:-5 8:-5 9:-7 e:-9 g:-5 k:-5 m:-5 o:-4 w:-4 11:-7 12:-5 13:-8 1a:-5 1c:-5 1d:-8 1g:-5 1h:-14 1n:12 1o:-6 1v:11 1x:-8 23:-6 27:10 2v:-5 2w:7
fre	0:9 2:-5 3:-6 4:-8 5:-5 8:-6 9:-4 g:-5 k:-6 l:-10 v:-6 15:-6 16:-8 18:-5 19:-5 1a:-6 1d:-4 1e:-5 1o:5 1r:-8 1s:-7 1x:-5 1y:-8 20:6 2a:8 2c:-9 2d:7 2g:-6 2k:-6 2l:-7 2v:-7 2w:-6
frg	0:11 15:-6
fri	0:-8 1:-7 8:-9 a:-7 j:-5 l:-5 m:-6 t:-6 x:9 19:10 1d:-7
frk	2:-5 3:-5 4:-6 9:-9 a:-5 e:-5 f:-5 g:-5 j:-5 m:-6 o:-6 s:-5 u:-5 w:-5 x:-12 y:-5 z:-5 10:-7 11:-6 13:-4 15:-6 1a:-4 1b:-5 1c:-5 1d:-6 1g:-5 21:5 2c:-5 2e:8 2q:-6
frl	t:-5 x:-5 10:-6 1x:-5 1z:6 2g:7
frm	1:-5 11:-6 2j:-11
frn	0:6 m:6 o:-7 10:-6 12:10 2o:-6
fro	4:-5 9:7 a:-6 c:8 e:-11 g:-8 h:-6 i:-6 o:-6 w:-5 x:-7 10:-6 13:-5 19:-6 1d:-6 1h:9 23:8
frp	23:6
frs	2:-5 3:-8 4:-5 5:-7 7:-6 8:-6 a:-5 c:-7 d:-6 e:-6 f:-8 h:-5 j:-5 k:-4 l:-9 m:-7 p:-5 r:-6 v:-6 w:-5 x:-3 10:-7 11:-5 12:-5 13:-6 15:-9 18:-11 1a:-5 1b:-6 1c:-6 1f:-5 1g:-5 1h:-6 1k:9 1l:-5 1n:8 1o:-8 1t:-5 1y:8 26:-6 27:-6 29:-7 2a:11 2c:-5 2d:-7 2g:-8 2k:-7 2m:-8 2p:-5 2v:-8 2w:-6 2x:14 31:-5
frt	0:8 1:-5 8:-5 c:7 m:-7 o:-5 r:5 x:-4 10:-7 24:-7 27:-5 2j:-8 2k:-7 2p:-6 2q:-6
fru	0:9
fry	1:-9 2:-5 4:-6 6:-7 7:-6 c:-4 e:-8 f:-6 h:-6 i:-5 k:-5 m:-6 q:-5 r:-8 s:-7 v:-5 z:-6 16:-5 18:-6 19:-7 1b:-6 1c:-8 1e:-5 1f:-5 1h:-5 1k:9 1o:11 1s:-5 25:-9 27:-2 2c:10 2d:-8 2g:-7 2j:-8 2l:-6 2q:5 2y:-6
fsa	1:-6 7:-5 c:-12 g:-8 o:-5 p:-6 t:-6 x:11 1x:-5 2k:6 30:-7
fsc	0:-15 a:12 e:-5
fse	1:-7 2:-5 7:-5 8:-5 b:-6 e:-4 f:-5 g:-6 h:-6 i:-5 l:-8 m:-3 p:-6 q:-6 t:-6 u:-4 w:-7 y:-6 11:-6 15:-5 17:-6 18:-8 1c:-5 1d:-6 1g:-5 1h:-5 1n:-8 1o:-7 1r:-6 1t:-7 1v:9 24:-11 27:-9 2f:-8 2q:-7 2w:-5 30:-8
fsh	2:-8 4:-5 5:-4 9:-6 a:-6 e:-8 g:-5 l:-10 m:-6 s:7 t:-7 u:-6 v:-4 y:8 z:-5 11:-6 12:-6 13:-7 15:-5 17:-6 19:-6 1a:-5 1b:-6 1g:-11 1h:-5 1o:-5 1v:-5 1w:11 24:-2 2j:-7 2w:-8
fso	0:10 e:-5 l:-5 r:-6 t:11 1y:-7 24:-8 25:-6 2a:6 2j:-8 2l:-5 2o:-6
fss	1:-6 4:-6 8:-5 a:-5 e:-8 m:-5 p:-6 u:-5 10:-5 12:-6 13:-5 15:-7 16:-6 1a:-5 1c:-6 1g:-6 1h:-7 1m:9 23:-5 25:-6 29:8 2c:-7 2d:-5 2f:6 2j:6 2r:-7
fst	0:5 2:-6 7:-5 8:-5 9:-7 g:-7 h:-6 k:-6 m:-2 n:-7 o:-5 p:-5 t:-6 v:-6 w:-4 x:-10 12:-5 18:-8 1a:-4 1b:5 1f:-6 1h:-6 1p:5 23:-5 24:-7 27:-9 2c:-6 2d:-8 2g:-6 2m:-6 2o:8 2q:-8 2x:-5 30:-12
fsy	m:-9 x:-6 12:13
fsz	0:-6 x:11
fta	3:-7 7:-7 9:-6 g:-7 h:-5 l:-8 m:-5 o:-5 t:-5 v:-8 x:14 10:-5 1d:-5 1h:10 2a:-6 2r:-5
fte	2:-7 3:-6 8:-5 a:-5 h:-5 j:-5 k:-5 o:-7 r:-5 t:-6 u:6 v:-4 w:-5 11:-5 13:-5 17:-5 19:-4 1a:-5 1c:-8 1d:-7 1f:-5 1m:6 1o:-7 1x:-5 23:-8 2d:-8 2p:12 2v:4 2w:9
fth	0:6 1:-10 2:-4 4:-6 8:-5 a:-7 c:-9 e:-10 f:-5 h:-6 i:-5 l:-7 m:-6 o:-6 r:-9 t:-6 w:-4 10:-11 12:-7 15:-7 18:-4 19:-6 1c:6 1d:-7 1g:-5 1h:-6 1i:-5 1l:8 1o:-7 1q:-8 25:-7 27:-10 2f:6 2j:-10 2m:-6 2r:-10 2s:-5
fti	0:-5 d:6
fto	0:7 1:-7 2:-5 3:-6 4:-4 5:-9 9:-7 b:-6 c:-8 e:-9 f:-10 g:-5 h:-7 i:-5 k:-6 l:-12 m:-5 p:-9 q:-6 r:-8 u:-7 x:8 10:-8 15:-9 16:-6 17:-4 19:-5 1e:-6 1f:-6 1g:-5 1h:-8 1s:-5 1v:-7 24:7 27:-6 2c:-6 2f:-5 2j:-6 2k:-6 2w:-8
fts	2:-5 4:-5 7:-7 8:-6 a:-5 e:-9 g:-6 h:-6 i:7 j:-5 p:-6 r:-5 s:-5 t:-5 u:-6 v:-11 x:-11 11:-5 18:-6 19:-6 1b:-6 1c:-6 1e:-5 1g:-7 1h:-5 1k:7 1n:-5 1s:12 1z:-6 23:-7 2a:8 2c:-9 2d:-9 2f:-6 2j:-15 2k:-7 2r:9 2x:-8 2y:-5 2z:8 30:7
ftt	0:-5 b:-5 2g:6
ftu	0:-11 1c:11
ftv	l:10
ftw	0:13 1x:-5
fty	1:6 2:9 3:-5 4:-6 7:-5 8:-7 a:-6 e:-8 g:-5 h:-7 i:-6 j:-7 m:-3 r:-6 s:-5 t:-4 u:-7 v:-8 10:-2 11:-5 13:-6 17:-5 18:-8 19:-6 1a:-6 1b:-5 1d:-6 1e:6 1g:-7 1h:-5 1j:-6 1o:-7 1v:3 1x:-6 23:9 25:-6 2c:-6 2j:-6 2q:-7 2w:-8 2x:-9
fu	0:6
fub	c:-7 e:-11 g:-6 l:-5 z:-5 10:-5 13:-5 1k:12
fud	0:9 2l:8
fue	0:9 l:-8 o:-6 1g:5 1k:7 24:-8
fug	0:7 j:-6 x:8
ful	0:9 x:-6
fum	0:4 1:-5 i:6 o:-7 v:-6 11:-6 1x:-7 24:-5 27:8
fun	m:-6 o:-9 t:-5 v:7 10:10 1h:-9 2j:-9 2k:-5
fup	0:7 a:-5 b:-5 c:-5 e:-7 f:-6 m:-5 o:-12 r:-5 t:-5 x:-7 15:-7 16:-5 17:-5 1d:-5 1h:-7 1k:11 1v:6 1y:-5 2a:-4 2j:-7
fur	0:7 1:-5 3:-5 4:-5 a:-5 c:-7 e:-6 h:-5 k:-5 o:-7 r:-6 t:-5 10:-5 13:-7 1a:-6 1c:-5 1e:-5 1o:-5 1x:-5 29:6 2j:-5 2x:7
fus	2:-5 3:-5 4:-5 e:-4 h:-6 i:-7 l:-7 o:-5 t:-5 x:4 11:-6 12:-6 15:-5 1a:-5 1b:7 1c:-8 1d:-6 1g:-6 1h:-6 23:-7 24:10 29:-7 2d:7 2e:7 2j:8 2k:-6 2o:-9 30:-5
fut	0:11 h:-5 x:-6 z:6 15:-7 1o:-6 23:-7 2o:6 2w:-9 2x:-5
fux	x:-6 1d:-5 1h:9 30:6
fuy	j:13 l:-5 15:-6
fva	c:-6 h:6 p:-5 1d:8
fve	1:-9 2:5 3:-5 4:-6 5:-15 8:-7 9:-5 a:-5 c:-7 e:-12 f:-5 h:-6 m:-4 t:-7 v:-7 10:-11 11:-7 12:-9 16:-10 18:-5 1e:-5 1g:-5 1h:-6 1i:-6 20:-6 23:-7 2j:11 2p:-5 2x:-8 30:-6
fvi	0:16 x:-12
fvy	0:3 x:11
fw	0:16
fwa	2o:-5
fwe	0:10
fwl	2y:8
fwn	4:-6 c:-9 e:-5 l:-5 m:-7 v:-8 x:-7 10:-7 11:-9 18:-7 1d:-7 23:5 29:-9 2d:10 2r:-6
fwo	1:-5 4:-5 8:-5 9:-5 c:-5 e:-6 g:4 k:-5 m:-5 u:-8 x:-7 10:-7 11:-4 12:-5 15:-9 1a:-5 1g:-4 1k:-6 26:8 2a:-6 2j:-6 2k:-9 2v:-5 2x:-5
fws	3:6 t:-5 x:-8 2c:8
fwt	0:9
fxt	0:7 1d:7 23:-6
fya	9:9 h:-7 i:-6 t:-5 v:-7
fye	l:-7 m:-5 1r:8
fym	0:-7 l:8 o:11 24:7
fyn	0:6 e:-9 1x:6
fyo	0:14 p:-9 v:-5 x:-8
fys	0:6 4:-4 e:-10 f:-5 g:-7 h:-8 m:-6 p:-5 t:-5 v:-6 x:-7 10:-6 15:-7 1c:-6 1g:-6 1k:-10 1v:-7 1y:-8 24:15 25:-6 27:-10 29:-5 2a:-5 2o:-7 2w:-5 2x:11
fza	0:11
fze	0:7
fzy	1:6
fzz	0:8 30:3
fía	c:-7 x:11
hanimal	0:7 2:7 m:-8 o:-5 u:-5 x:7 1k:-5 1x:5 25:-6 2a:-6 2d:-8 2q:10 2w:-9
hbody	2:-7 c:-6 e:-6 l:-8 o:-8 t:-7 u:-8 w:-6 x:-8 10:-6 11:-7 15:-6 19:-5 1a:-6 25:15 26:9 2a:-8 2j:-6
hbreed	0:6 x:-5 1d:-5 1x:-9 2m:7
hcare	2o:-5
hcondition	0:3 m:-13 11:-5 1v:-5 24:-7 2k:-6
hdevice	2:-7 7:-7 e:-8 l:-5 1q:15 1x:-7 2a:-6 2c:-6 2k:-8 2q:6 2y:11 30:-8
hdiet	0:7 1e:-6 1r:8
hdoing	l:-7 o:-4 10:-5 1p:5 1x:-8 23:-5
hdwelling	l:-7 m:-6 u:-9 1e:-6 1v:-7 2a:-5 2j:-7 2o:9 2p:-6 2t:-5 30:-5
hemployer	0:-6 1q:11 2c:7 2z:10
hfaith	0:5
hfield	2:-6 4:-5 5:-7 8:-9 a:-7 e:-5 m:7 r:-5 t:-5 v:-7 w:-6 10:-5 12:-6 14:-4 1b:-6 1g:-4 1h:-10 1i:-6 1s:-7 24:-8 2a:7 2c:-6 2f:-4 2q:8
hgiven	1:-7 3:-5 4:-7 c:-5 d:-6 g:-6 h:-7 k:-6 l:-4 p:-5 r:-5 s:-8 t:-6 u:-8 v:-10 x:-19 y:-6 11:-5 12:-6 15:-14 18:-10 19:-6 1a:-6 1b:-6 1c:-6 1g:-5 1h:-5 1u:-4 1v:-11 1y:6 20:13 23:-5 2c:8 2g:-2 2j:-8 2q:7 2s:-6
hill	0:6 m:-10 1m:7 25:6 2o:-6
hindustry	1:-6 2:-7 4:-5 5:-7 8:-9 a:-7 c:-7 e:-5 m:7 r:-5 t:-5 v:-6 w:-8 10:-7 11:-7 12:-6 14:-5 16:-9 1b:-6 1c:-6 1g:-6 1h:-10 1i:-7 1k:-8 1s:-5 2c:-7 2f:-8 2w:-7
hinstrument	0:5
hjob	0:4 2:-4 3:-5 4:-5 8:-6 9:-5 c:-5 e:-9 g:-8 l:-12 m:-8 o:-5 p:-5 r:-5 u:-5 v:-6 w:-10 x:9 y:-7 10:-10 15:-7 18:-4 1a:-6 1b:-5 1d:-6 1g:-4 1h:-5 1o:-6 1s:5 1t:-5 1v:-8 27:-5 2f:11 2g:-5 2k:7 2l:-6 2q:-9 2r:9 2y:8 30:-5
hjobless	15:-11 23:11 2o:-15
hkin	4:-6 5:-5 7:-5 a:-4 g:7 k:-7 n:-6 r:-5 s:-8 t:-5 u:-3 w:-5 x:17 y:-7 18:-6 19:6 1c:-5 1d:-6 1f:-5 1g:-6 1i:-5 1o:-7 1r:-5 1s:-5 1t:-5 1v:-5 1x:4 20:-5 2d:-3 2g:8 2j:-6 2o:-5 2p:-7 2r:-6 2s:10 2x:-5
hlabel	0:6 e:-5 m:-4 15:-5 1k:5 1x:-8 24:6 2j:-13 2o:-6 2y:8
hlanguage	e:-7 l:-6 m:-6 o:-6 15:-6 1s:-6 1v:14 1w:-7 1x:-11 23:7 24:-5 2o:-5 2w:8
hleisure	2:-10 8:-5 9:-8 e:-9 f:-8 g:-6 l:-4 m:-5 r:-6 s:-10 v:-5 x:-3 y:-7 10:-7 11:-6 12:-5 13:-7 15:-6 16:-7 18:-5 1a:-5 1d:-7 1r:-5 1x:-11 1y:8 23:8 24:10 2a:-5 2k:-6 2r:-5
hmaker	30:11
hmedicine	0:13 l:-7 24:-8 2o:-7
hnation	9:-5 e:-5 l:-6 m:-6 10:-8 11:-5 15:-6 1k:-6 1s:-6 23:7 2a:14 2b:-7 2o:-5
hpastime	1:-7 4:-6 8:-8 9:-6 c:-7 e:-5 k:-6 l:-8 m:-5 q:-5 t:-6 u:-6 x:-7 10:-6 15:-12 1e:8 1f:-5 1o:-7 1p:5 1x:-9 27:4 2d:-6 2k:7 2o:-4 2p:-7 2r:-5 2w:9
hpeople	2o:-5
hplace	0:6 2:-5 c:-8 k:-7 m:-5 o:-5 q:-4 u:-6 v:-7 x:-11 12:-5 15:-8 1b:-5 1v:12 2h:6 2o:-3 2s:-8 2v:10 2w:-5
hpossession	0:8 1:-5 e:-6 l:-9 m:-7 o:-5 u:-5 1d:-5 1k:-8 1q:-6 1v:-7 1x:-8 27:-5 2f:-8 2o:6 2y:-5 30:-7
hprocedure	2:-5 3:-5 9:-6 c:-4 f:-6 g:-6 h:-5 m:-10 r:-12 t:-6 v:10 x:-11 y:-4 11:-5 12:-5 16:-5 17:-4 1f:-4 1k:-6 1y:8 20:-5 23:-5 29:-6 2j:-9 2o:10 2v:-5 30:-6
hschool	0:4 1x:-7 23:-11 2q:-6
hsign	1a:7 25:8
hsport	k:-5 15:-7 27:-6 2a:8 2f:8 2p:-5
hsystem	0:8 2:-5
htech	3:-6 8:-8 e:-7 k:-6 l:-9 m:-5 q:-5 r:-5 v:-8 x:-6 15:-5 1a:-6 1f:-6 27:-8 2k:-5 2w:12
htool	0:5 2:-5 1g:-11 1q:8 24:-6 2a:-7 2k:11 2o:-5 2q:5 2r:-3
htrait	l:-6 x:-6 24:-6 27:9 2j:-6 2l:6 2q:-6 2y:6
htrouble	0:13 25:-7
hvehicle	c:-6 g:-5 x:-8 10:-5 1h:-8 1x:-8 2k:-6 2o:-5
hworkplace	1:-6 2:-5 3:-5 4:-6 9:-5 a:-9 c:-8 d:-5 e:-6 g:-5 h:-6 i:-5 l:-10 m:-5 n:-5 o:-6 t:-6 v:-7 w:-5 x:-14 y:-5 z:-6 10:-10 11:-6 19:-5 1c:-6 1d:-6 1h:-5 1q:-6 1t:-8 1v:6 1y:-4 20:-5 23:-6 25:-6 2a:-5 2j:10 2o:6 2p:6 2q:-6 2w:-5 2y:-5 30:-5
janimal	9:-5 e:-13 g:-13 h:-11 l:-10 t:-8 x:-6 10:-7 12:-5 13:11 17:-6 19:-8 1x:7 20:9 24:-4 2a:-6 2j:-8 2m:11 2w:-7
jbody	0:-3 1:-5 2:-7 6:-6 7:-7 a:-6 c:-5 f:-5 g:-5 h:-6 l:-4 m:11 o:-7 r:-5 t:-7 u:-6 x:-7 11:-4 12:-9 13:-11 18:-7 19:-7 1a:-6 1h:-7 23:-7 25:12 2d:-7 2k:-7 2q:-7 2s:-8 2w:5
jbreed	g:-7 13:15 24:-4
jcare	0:-4 1:-6 e:-5 15:-8 1x:5
jcondition	4:-8 e:-4 g:-5 h:-6 l:-7 m:11 o:-8 t:-5 x:-8 10:-6 11:-5 13:-7 15:-7 18:-4 19:-6 1h:-6 24:-8
jdevice	7:9 e:-6 g:-6 13:-4 1h:-7 1k:-7 1x:-7 2a:-7 2k:-5
jdiet	0:9 8:7 m:-5
jdoing	0:4 o:6 1x:-9 24:-8 2d:-6
jdwelling	1:-5 7:-5 a:-5 e:-2 g:-6 l:-9 m:-6 t:-5 u:3 v:-10 w:-7 10:-11 12:-6 13:-6 17:-5 19:-6 1h:-12 1y:-6 2d:12 2k:-8 2o:6 2q:-5 2s:-5
jemployer	10:7 1h:-9 2j:-7
jfaith	0:10 1:-6 e:-6
jfield	4:-5 5:-6 a:-5 b:-5 l:-12 m:-6 o:-7 u:-12 v:-6 w:12 x:-6 15:-6 17:-9 19:-5 1a:-6 1d:-7 1g:-6 1k:-10 1t:5 20:-9 24:-6 2c:-6 2f:-6 2j:-5
jgiven	1:-11 3:-6 e:-5 g:-6 10:7 19:-7 1g:-6 1k:9 1m:7 1y:6 2o:-4 2w:-6
jill	1l:-5 1x:-5 25:8
jindustry	1:-8 2:-5 7:-6 b:-5 l:9 m:-6 n:-5 o:-6 u:-11 v:-7 x:-9 18:-8 19:-5 1d:-9 1f:-5 1g:-7 1k:-5 1x:9 20:-6 23:10 24:-6 2a:-5 2c:-7 2f:-5 2g:-6 2q:-7 2w:-3
jinstrument	0:6 k:-8 1x:-6 23:8
jjob	0:4 2:-7 3:-6 4:-7 5:-5 6:-5 a:-8 e:-12 g:-9 h:-6 l:-14 m:-8 n:-5 o:-11 r:-8 t:-6 u:-7 v:-5 x:-7 y:-5 10:11 11:-2 12:-10 1a:-6 1e:-4 1f:-6 1g:-11 1k:-5 1t:-5 1v:-5 1y:-11 21:-5 23:6 24:-8 25:-6 27:-7 2c:-5 2m:-10 2p:-5 2r:-5 2v:-7 2w:-8
jjobless	k:9 15:-10 1x:6 2o:-6 2r:-6
jkin	1:-12 2:-6 4:-4 5:-6 6:-5 8:-5 9:-6 a:-5 f:-8 g:15 h:-9 k:-10 l:-15 n:-5 o:-5 r:-6 s:-7 t:-8 u:-5 v:-7 w:-5 x:-4 y:-7 11:-7 15:-9 16:-5 17:-6 19:7 1e:-6 1f:-6 1h:-7 1k:-5 1o:-5 1v:-8 1x:7 25:-6 2a:-4 2d:8 2j:-3 2k:-9 2m:9 2p:-6 2r:-6 2s:13 2t:5 2x:-5
jlabel	1:8 8:-5 g:-7 l:-13 10:-6 16:-6 18:-5 19:-7 1d:-6 1f:9 1x:-12
jlanguage	0:6 l:-7 r:-13 10:-6 15:-7 17:-5 1x:-8
jleisure	1:-7 2:-5 8:-6 e:-7 g:-6 h:-8 k:-8 m:5 t:-5 v:-5 y:-7 13:-6 19:-5 1c:-5 1h:-9 24:-12 2a:-5 2j:-9 2k:-6
jmedicine	0:11 l:-9 25:5
jnation	c:-9 d:7 e:-5 l:-10 x:-10 11:-5 12:-6 13:-6 15:-8 2a:7 2o:-8
jpastime	0:5 2:-5 4:-7 8:-5 9:-4 a:-6 c:-7 f:-6 g:-5 h:-8 l:-5 o:9 r:-9 s:-7 u:-5 v:-5 w:-5 x:-6 y:-6 10:-10 15:-11 18:-7 1a:-6 1k:5 1x:-13 1y:7 2d:-9 2p:-6
jpeople	4:7
jplace	1:-9 e:-5 h:-8 m:-7 o:-5 t:-5 u:-6 10:-6 12:-5 1g:-7 1t:-5 1v:-6 24:-10 2e:7 2j:-10 2r:-5 2s:10 2v:8
jpossession	1:-5 2:-6 5:-6 7:-11 8:-5 e:-10 g:-5 h:-11 k:-3 l:-14 m:-9 o:-7 p:-6 s:-6 t:-7 v:-9 x:-5 11:6 13:-6 15:-6 17:-7 18:-8 19:-5 1a:-5 1c:-9 1d:-6 1h:-12 1k:-2 1n:-8 1y:-6 23:8 24:-5 27:-9 2k:10 2o:5 2p:4
jprocedure	1:-11 2:-5 3:-5 6:-6 d:-5 g:-8 h:-6 i:-5 k:-9 p:-6 q:-5 s:-9 u:-4 v:-13 y:-5 z:-4 19:-5 1c:-4 1e:-4 1f:-7 1h:-10 1x:7 1z:-2 24:6 27:-6 2l:-5 2o:7 2r:7 2t:-6 2w:-7
jschool	a:-5 c:-5 g:-4 m:-5 p:-5 v:-9 x:-6 1b:-5 1c:8 1m:-6 24:-5 2w:-5
jsign	0:7
jsport	l:-11 1x:-6 1y:8
jsystem	0:7
jtech	4:-5 e:-7 k:-8 l:-8 o:-6 x:-6 10:-5 11:-6 2a:-5 2e:-6 2z:-6 30:-5
jtool	0:7 3:-6 4:-6 c:-6 e:-6 g:-8 k:-6 m:-6 r:-7 t:-8 x:-5 13:-7 15:-5 1e:-5 1i:-6 1x:-7 2a:6 2o:-6 2p:-5 2q:7
jtrait	j:-6 m:-5 t:-7 x:-7 10:-7 12:14 13:-6 1f:5 2d:-6 2l:10
jtrouble	i:6 l:-6 m:9 1m:7 25:-6 2q:-5
jvehicle	0:4 1:-5 2:-6 7:-5 9:-6 e:-9 g:-5 k:-6 l:-9 m:-5 q:-5 v:-5 10:-8 11:-8 13:-5 15:-9 1h:9 1i:-4 1x:7 29:-5 2c:-5 2j:-5 2k:-8 30:6
jworkplace	2:-7 3:-5 5:-6 7:-5 8:-5 9:-5 a:-6 c:7 d:-5 g:-6 h:-9 i:-7 l:-7 m:-7 p:-7 q:-5 s:-6 v:-7 w:-11 x:-10 12:-6 13:-5 16:-7 17:-8 18:-8 19:-5 1f:-4 1h:-5 1q:-7 1v:17 21:-6 25:-9 27:-7 2a:-5 2c:-8 2s:-8 2w:-7 2y:-6
kanimal	0:-9 1:-6 2:-5 3:6 4:-5 7:-5 9:-4 a:-4 c:-5 d:-5 g:-6 i:7 j:-6 l:-9 m:-10 p:-5 s:-7 u:-5 v:-5 x:-9 y:-5 z:-5 11:-6 12:-5 13:19 16:-6 18:-4 19:-5 1a:-5 1b:-4 1g:-5 1h:-6 1s:-5 1x:6 1z:-11 20:8 24:-7 27:7 2a:-6 2c:-8 2j:-9 2m:19 2s:-9 2w:-7
kbody	0:-6 1:-5 2:-5 3:-5 7:-5 9:-5 a:-5 c:-7 g:-5 h:-5 i:-5 l:-10 m:17 o:-6 t:-5 v:-6 w:-5 x:-7 z:-5 10:-7 11:-5 12:-6 13:-5 15:-6 18:-5 19:-5 1a:-5 1b:-4 1c:-7 1d:-4 1e:-5 1g:-5 1h:-7 1n:8 1v:-5 24:-5 25:21 26:8 27:-6 2d:-8 2j:-5 2k:-4 2m:-6 2r:-6 2s:-8 2v:-5 2x:-7
kbreed	0:-10 a:-6 e:-5 g:-6 o:-6 x:-10 10:-6 11:-7 13:22 18:-5 19:-6 1a:-9 1h:-7 1x:-5 1z:-7 24:-5 2m:17
kcare	1:-6 15:-8 25:7 2o:-5
kcondition	0:-14 1:-6 2:-7 4:-7 7:-6 9:-7 a:-6 c:-7 d:-7 e:-11 g:-8 h:-10 i:-6 l:-7 m:29 o:-6 r:-5 t:-5 w:-6 x:-6 y:-5 11:-9 12:-7 13:-5 18:-5 19:-5 1a:-6 1d:-7 1e:-7 1h:-6 24:-8 25:17 27:-6 2j:-6 2k:-5 2m:-5 30:-5
kdevice	0:-8 1:-8 2:-6 3:-4 4:-6 7:23 9:-6 a:-6 c:-6 g:-6 h:-7 j:-6 l:-6 m:-8 o:-8 p:-5 s:-6 u:-5 x:-9 y:-5 10:-9 12:-5 13:-6 14:-6 17:-8 18:-5 19:-6 1a:-6 1c:-5 1g:-8 1h:-10 1q:20 1x:-9 2a:-7 2q:6 2r:-5 30:-7
kdiet	0:-7 2:-6 8:23 g:-5 j:-5 l:-7 m:-6 o:-7 x:-7 y:-8 10:-7 11:-5 1a:-6 1b:-6 1r:11 23:-6
kdoing	1:-7 5:-5 e:-5 f:5 k:-5 m:-6 o:12 x:-8 11:-13 1a:-6 1x:-10 27:8 2a:-5
kdwelling	0:-3 2:-5 7:-5 a:-8 c:-6 e:-7 l:-12 o:-4 q:-5 r:-6 s:-5 u:7 w:-6 x:-9 10:-7 13:-5 16:-6 18:-11 19:-4 1a:-6 1d:-5 1g:-5 1h:-10 1t:-7 1x:10 1y:-6 23:7 25:-5 2c:-5 2d:17 2e:-9 2l:-6 2o:6 2q:-6 2s:-7
kemployer	2:-4 f:-5 m:-5 p:-5 v:-5 x:-7 1c:-7 1h:-10 1x:-6 2j:8 30:-9
kfaith	0:-12 2:-5 4:-5 5:9 8:-8 c:-7 d:-7 e:-5 h:-6 i:-6 j:-5 m:-8 o:-5 p:-6 s:-6 t:-6 u:-5 v:-6 w:-6 x:-11 y:-12 z:-6 10:-8 12:-5 19:-6 1a:-5 1b:32 1c:-5 1d:-6 1g:-6 1h:-6 1k:-5 1x:-5
kfield	1:-6 2:-6 3:-10 8:-7 a:-6 c:-6 d:-7 e:-9 i:-6 l:-7 m:-9 o:-7 r:-9 t:-5 v:-8 w:20 x:-9 y:-10 11:-6 12:-5 14:-6 15:-9 1a:-5 1b:-5 1e:-5 1h:-5 1n:-5 1o:-6 20:-5 24:-9 2f:17
kgiven	1:-4 2:-8 4:-5 7:-5 8:-6 9:-5 a:-6 c:-5 e:-11 g:14 i:-5 j:-5 k:-4 l:-13 m:-9 o:-5 p:-6 s:-5 u:-7 v:-4 w:-5 x:14 y:-5 10:-7 11:-5 12:-5 13:-4 16:-5 19:10 1a:-5 1b:-5 1c:-9 1d:-9 1h:-4 1v:8 1y:6 23:-5 2k:-5 2m:7 2w:-5
kill	0:-5 2:-6 4:-7 6:-7 8:-6 9:-6 c:-5 d:-7 e:-8 g:-6 h:-5 l:9 m:24 o:-7 p:-5 t:-5 u:-5 w:-5 x:-6 10:-7 11:-5 12:-7 15:-7 19:-6 1a:-8 1b:-7 1d:-6 1e:-6 1h:-5 1m:7 25:9 2x:-8
kindustry	1:-8 3:-6 7:-6 8:-6 9:-9 c:-13 e:-10 h:-9 i:-7 k:-6 l:9 m:-12 r:-5 t:-5 w:10 x:-5 10:13 11:-6 14:-6 15:-7 17:-8 18:-7 1d:-5 1e:-7 1h:-5 1k:-8 1t:-5 1x:10 23:12 2f:10 2g:-5 2w:-5 2y:-6
kinstrument	0:-8 1:-5 9:-6 m:-6 o:23 t:-6 x:-12 z:-6 10:-6 11:10 19:-6 1h:-7 1x:-5 2c:-7 2k:9
kjob	1:-7 2:-6 3:-6 4:-6 5:-8 7:-6 8:-7 c:-6 d:-5 e:-6 g:-6 h:-6 i:-2 j:-6 m:-3 p:-5 q:-5 r:-5 s:-6 t:-5 u:-7 v:-5 x:-3 z:-5 10:23 13:-5 15:-7 17:-6 19:-5 1a:-5 1b:-6 1c:-7 1e:-5 1g:-5 1n:-7 1o:-5 1t:-7 1y:-7 1z:-6 23:12 24:-10 25:-11 26:-6 27:-5 2a:-4 2c:-6 2d:-7 2g:-5 2j:23 2p:-5 2s:15 2y:-8
kjobless	0:-13 2:-5 e:9 f:-6 u:-5 10:19 15:-13 1a:-7 1x:9 23:11 2o:-12 2r:-6
kkin	2:-4 5:-6 7:-5 9:-4 a:-4 b:-5 c:-4 f:-6 g:8 h:-5 i:-6 k:-6 l:-7 m:-10 s:-6 v:-6 w:-5 x:-6 12:-5 13:10 15:-6 16:-6 18:-4 1a:-6 1d:-5 1e:-6 1f:-5 1g:-5 1h:-7 1k:-8 1n:-5 1o:-8 1r:-5 1s:-5 1t:-9 1x:8 1z:24 25:-4 26:-6 2a:-6 2c:-8 2d:11 2k:-8 2m:11 2p:-6 2r:-6 2s:20 2x:-6 2y:-7
klabel	0:-7 2:-7 3:-6 4:-6 8:5 9:-5 a:-6 c:-5 e:-6 h:-5 i:-6 j:-7 s:-4 t:-5 v:-5 w:-5 x:-12 10:-7 12:-7 13:-7 15:-6 16:-7 17:-5 19:-6 1b:-6 1f:6 1g:-5 1h:-9 1k:9 1s:-5 1z:-5 2s:-6 2v:-5 2y:14
klanguage	0:-4 1:-6 2:-8 3:-8 4:-6 7:-6 8:-5 9:-7 a:-7 d:14 e:-6 g:-6 h:-6 i:-8 j:-5 k:-5 l:-8 m:-7 o:-6 p:-6 q:-6 r:-9 s:20 t:-6 u:-5 v:-8 x:-9 z:-5 10:-7 11:-6 12:-6 15:-6 19:-7 1a:-5 1c:-5 1g:-8 1h:-5 1i:-6 1j:-8 1s:-6 1w:6 1x:-7 24:-5 2b:13 2o:-8
kleisure	0:-6 2:-5 3:-8 4:-6 7:-5 9:-6 a:-5 c:-6 d:-7 e:-5 g:-7 h:-6 i:-6 m:-6 o:16 p:-5 q:-6 r:-5 s:-9 u:-4 v:-5 w:-12 x:-9 y:-6 12:-6 13:-8 16:-5 17:-7 18:-7 19:-5 1a:-6 1b:-5 1c:-5 1d:13 1f:-6 1g:-6 1h:-7 1k:-8 1v:6 25:-7 2a:-5 2r:-5
kmaker	c:-9 v:-7 x:-8 11:-5 1h:13 1x:5 30:10
kmedicine	0:-11 8:-6 c:-7 g:-5 m:25 o:-6 x:-5 24:-7 25:12 2o:-7
knation	0:-4 1:-6 2:-8 3:-8 4:-5 6:-8 7:-6 8:-8 9:-6 e:-5 h:-6 i:-7 j:-5 k:-5 l:-10 m:-8 o:-5 p:-7 q:-6 s:8 t:-6 v:-8 x:-12 y:20 z:-7 10:-8 11:-6 12:-7 15:-5 16:-7 17:-5 19:-8 1a:-5 1b:-4 1c:-7 1f:-6 1g:-5 1h:-6 1s:-6 1v:-7 1w:16 2a:10 2h:14 2o:-8 2r:-8 2w:6
kpastime	0:-6 1:-7 2:-5 3:-6 4:-6 7:-8 8:-6 9:-8 a:-7 c:-5 e:-6 g:-6 j:-5 l:-4 m:-6 o:23 q:-6 s:-8 u:-7 v:-7 w:-7 x:-12 z:-7 10:-5 13:-5 16:-7 18:-4 19:-5 1a:-6 1b:-7 1c:-5 1d:6 1g:-6 1h:-4 1k:6 1n:-6 1s:-5 1v:-6 1x:-8 20:-7 25:-10 27:14 2a:-10 2c:9 2d:-7 2j:-8 2k:9 2o:-6 2p:-6 2s:-9 2w:5
kpeople	0:-8 2:-6 d:15 s:11 x:-7 1h:-7 1n:10
kplace	2:-6 3:-8 4:-6 5:-7 7:-7 8:-5 9:-5 a:-6 d:-7 e:-7 g:-6 h:-6 i:-8 k:-7 l:-9 m:-5 n:-7 o:-5 q:-6 t:-6 u:-6 v:8 w:-5 z:-7 10:-5 11:-6 12:-5 13:-7 17:-5 18:-5 19:-7 1b:-7 1d:-7 1e:-8 1f:-6 1g:-6 1h:-6 1q:-5 1x:6 2e:11 2j:-8 2k:-5 2s:10 2v:6
kpossession	1:-5 2:-8 3:-4 4:-4 5:-5 7:-5 a:-5 e:-5 g:-5 i:-6 p:-7 q:-5 s:-5 t:-7 v:-7 x:-8 11:8 13:-5 19:-5 1a:-5 1b:-5 1c:-5 1d:-6 1g:-5 1k:-3 1t:-6 1y:-5 23:9 24:-3 27:-9 2d:9 2e:-6 2f:5 2k:17 2o:7 2p:9 2r:-4 2s:-5 2v:-7 2w:-6 2y:-5 30:-10
kprocedure	0:7 2:-6 5:-8 8:-10 c:-6 e:-4 h:-4 k:-5 l:-5 m:-6 o:-4 q:-4 r:-10 w:-6 x:-8 10:-5 11:-7 13:-5 15:-7 18:-5 19:-7 1c:-4 1d:-7 1k:-11 1q:-6 23:-6 29:-7 2d:-3 2j:-13 2m:-9 2y:-5 30:-6
kschool	1:-8 2:-6 4:-6 8:-6 c:-12 f:-6 i:-6 j:-6 l:-7 o:-6 p:-9 t:-8 v:-5 w:-6 x:-10 11:-6 13:-4 15:-6 18:-5 19:-5 1d:-6 1g:-5 1h:-7 1k:8 1m:-6 1q:-5 1v:-5 1x:7 24:-6 25:-5 2d:-5 2e:-6 2g:-5 2k:-6 2v:13 2w:-6
ksign	4:-6 8:-4 a:-6 j:-5 t:-5 v:-6 x:-8 10:-6 1b:-6 1g:-7 1h:-5 1j:19
ksport	0:-5 9:6 c:-4 i:-5 l:-9 m:-7 o:15 u:-5 x:-7 10:-5 15:-8 1d:-6 1x:-6 1y:8 27:9
ksystem	0:11 1d:-5
ktech	1:-6 7:-6 8:-5 a:-6 c:-7 d:-5 e:-7 h:-6 i:-6 l:-5 m:-5 o:-9 p:-5 q:-6 u:-5 v:-9 w:-6 x:-9 z:-5 10:-6 11:-6 13:-6 15:-7 18:-10 19:-6 1a:-5 1c:-6 1d:20 1e:-6 1h:-5 1i:-6 23:-5 27:-5 2a:-6 2k:-6 2q:4 2w:8 2y:-5
ktool	1:-5 2:-6 4:-5 8:-5 9:-2 a:-5 b:-6 c:-6 e:-5 g:-5 h:-6 i:-6 k:-5 l:-7 m:-7 p:-6 r:-5 s:-7 t:-7 u:-5 v:-10 w:-5 x:-10 y:-4 z:-5 12:-6 13:-4 15:-5 17:-5 18:-8 1a:-5 1b:-5 1c:-5 1g:26 1h:-5 1n:-6 1q:5 1x:-9 25:-5 2a:8 2c:-6 2m:-5 2o:-6 2q:6 2z:10
ktrait	0:-6 1:-5 2:-5 8:-5 l:-6 m:-7 w:-5 x:-8 10:-7 11:-6 12:23 15:-5 17:-5 19:-5 1a:-5 1b:-6 1d:-6 1h:-5 1v:-5 25:-6 2d:-7 2j:-8 2l:21 2m:-5 2y:6
ktrouble	0:3 l:-5 24:-7 25:13
kvehicle	0:-4 1:-6 2:-5 3:-7 4:-6 7:-5 8:-7 c:-5 g:-5 l:-5 m:-7 o:-10 s:-6 v:-5 x:-9 z:-7 13:-5 18:-6 19:-6 1c:-5 1d:-8 1g:-5 1h:20 1k:-7 24:-3 25:-5 29:-7 2a:-5 2j:-7 2k:-8 2o:-6 30:15
kworkplace	1:-6 2:-9 3:-6 4:-7 5:-5 6:-7 7:-5 8:-6 c:-11 d:-6 e:-9 f:-6 g:-5 h:-6 j:-6 m:-8 p:-6 q:-5 s:-6 x:-13 y:-5 z:-6 13:-5 18:-5 19:-5 1a:-5 1d:-6 1e:-6 1f:-6 1g:-7 1h:-7 1m:-5 1q:-7 1v:22 1z:-5 20:-7 21:-7 25:-10 29:-5 2a:-5 2j:11 2k:13 2l:-6 2v:10 2w:-8 2y:-7
lanimal ,	0:14
lanimal ^	0:-8 i:8
lanimal a	a:-5 j:-6 m:-5 o:-7 t:-5 11:-6 15:7 16:-5 17:6 1d:-8 1z:-8 24:-5 2j:-6 2m:8
lanimal do	0:8
lanimal his	0:-6 13:8
lanimal my	1x:6
lanimal no	13:7
lanimal old	0:-5 13:7
lanimal our	1x:-6
lanimal six	0:-7 13:-6 2m:9
lanimal the	h:7
lanimal two	2m:10
lbody ,	0:6 e:7
lbody ^	0:10
lbody a	0:-7
lbody bad	0:-9 25:9
lbody come	0:-4
lbody her	m:-10
lbody his	1x:-6 25:7
lbody my	e:-6 g:-5 m:9 1n:-7 1x:9 23:-6 24:-6
lbody six	25:-5 26:6
lbody the	0:6
lbreed a	0:-14 4:13 11:-7 13:11 18:-5 1z:-5 2m:8
lbreed are	0:7
lcare on	15:-6 25:6 2o:-7
lcondition ,	0:9
lcondition ^	3:-5 h:-6 m:7 x:-9
lcondition a	a:-5 m:8 10:-7
lcondition get	m:6
lcondition got	m:7
lcondition is	0:-10 8:8
lcondition my	0:-8 m:9
ldevice ^	0:-5 7:8
ldevice a	0:-4 7:6 10:-7 11:-7 1d:-5 2k:6 2q:6
ldevice an	1h:-6
ldevice my	7:12 1h:-9
ldevice new	7:8
ldevice the	1:-6 7:8 1x:-6
ldiet ^	8:5
ldiet a	0:7
ldiet is	0:-5 8:8
ldiet went	8:9
ldoing ,	0:-8 o:6
ldoing am	17:-6
ldoing been	f:8
ldoing do	27:-6
ldoing i'm	0:6 17:-5
ldoing is	0:5
ldoing up	l:-6
ldwelling a	a:-7 u:6 18:-6 1h:-5 24:-7 2r:-5
ldwelling at	0:7
ldwelling i'm	0:7 17:-5
ldwelling is	0:7
ldwelling my	0:3
ldwelling new	0:10 1x:-6
ldwelling the	0:-3 u:4 15:6 1h:-7 1x:10 2p:-5
ldwelling whole	0:7
lemployer ^	0:8
lemployer a	0:-3
lemployer at	0:10 1c:-6
lfaith ^	0:-8 1b:11
lfaith a	0:9
lfaith is	x:-5 1b:11
lfield -	0:7
lfield .	0:6
lfield ^	9:10 x:-5
lfield a	0:-6 10:8 1x:-5
lfield and	s:7
lfield does	10:9
lfield in	k:5 10:-6 2a:-6
lfield is	0:-5 h:8
lfield keep	2a:5
lfield on	0:6
lfield so	0:6
lfield the	0:2
lgiven ,	g:-7 v:-5 19:-8
lgiven .	0:-6 x:12
lgiven ^	0:2 e:-8 h:-5
lgiven a	0:6
lgiven and	19:10
lgiven aunt	0:-7
lgiven brother	0:-10 g:12
lgiven called	0:6 x:-5 z:-5 19:-6
lgiven cousin	g:-7 x:11
lgiven i'm	0:-8 x:12
lgiven in	0:6
lgiven it's	15:8
lgiven neighbour	0:-6 19:6
lgiven our	0:-9 g:8
lgiven sister	0:-11
lgiven son	0:-13
lgiven to	1x:-7
lgiven uncle	x:7
lill ^	0:8 m:-5
lill i'm	0:-17 d:-5 m:13 12:-6 1b:-5
lill is	0:-7 e:-5 m:15
lindustry ,	0:10
lindustry -	0:7
lindustry .	0:13
lindustry ^	0:8
lindustry and	0:10
lindustry for	0:-6
lindustry in	0:9 10:-5
lindustry is	10:10
lindustry keep	2a:5
lindustry on	0:9 24:-6
lindustry so	0:6
lindustry the	1v:-6 1x:7
lindustry with	0:6
linstrument a	0:7
linstrument the	23:6 27:7
ljob #1	0:11
ljob ,	10:10
ljob ^	0:14
ljob a	4:-5 7:-6 9:-5 j:-7 m:-6 o:-5 t:-5 w:-6 10:18 11:-7 13:-5 17:-9 1h:-6 1x:-9 1y:-7 2j:-8 2q:-5 2s:-8
ljob an	11:-5 2s:8
ljob and	0:6
ljob bus	2j:6
ljob can't	1d:7
ljob dental	2j:7
ljob friend's	0:5
ljob her	0:7
ljob his	10:-6 1h:10
ljob i	10:10
ljob my	l:-9
ljob of	0:9
ljob old	l:-5 11:9
ljob our	10:8
ljob school	0:-5 2j:5
ljob the	0:11 1:-6 10:-6 2r:-6
ljob time	0:12
ljob to	1x:8
ljobless got	0:-7
ljobless is	0:-16 10:11
lkin ,	10:-6 19:8
lkin .	0:11
lkin ^	0:7 h:-5 t:6 19:-6
lkin a	a:-7 g:-8 l:-10 o:-6 t:-5 11:-5 15:7 16:-5 18:-5 1x:6 1z:14 24:-4 2d:-6 2j:-13 2r:-7 2t:6
lkin and	0:3
lkin for	0:13
lkin friend's	0:6
lkin good	2s:8
lkin has	g:8
lkin have	0:-10
lkin her	19:8
lkin his	g:5
lkin i	0:-9 10:10
lkin is	0:9
lkin like	g:10
lkin my	l:-11 m:-8 10:-6 1d:-6 1h:-6 1z:-8 2d:10
lkin new	2s:11
lkin no	0:-14 g:12 13:7 2a:6
lkin of	u:8
lkin one	0:-9 1z:15
lkin other	0:8
lkin our	0:3 g:-11 1x:-10
lkin the	g:-11 15:-9 1x:10 24:9 2d:8 2o:5
lkin two	1z:7 2m:8
lkin with	c:-6 g:-6 23:7
llabel ,	1f:8
llabel ^	8:5
llabel a	1:-8 o:-6 16:-5 1f:5
llabel can't	1d:7
llabel for	0:8
llabel friend's	0:5
llabel has	g:8
llabel is	0:-5 8:6
llabel night	0:-5 2y:8
llabel the	1k:6
llabel to	1f:5
llanguage ,	w:-5
llanguage ^	d:8 x:-7 y:-10
llanguage a	c:5 d:5 s:-9
llanguage and	s:11
llanguage in	v:-7 w:-5
llanguage into	0:12
llanguage learning	s:14 1d:-7
llanguage my	0:-7 s:9
llanguage of	y:-6
llanguage speak	0:5
llanguage speaks	0:-9 s:15
llanguage to	0:10 s:-6
lleisure ,	0:4
lleisure -	30:6
lleisure ^	0:5
lleisure a	0:-6 o:-6 13:-6 1d:-9 1h:-7 2j:-7 2k:7 2o:-5
lleisure and	1d:7
lleisure can	1d:8
lleisure can't	0:-8 1d:10
lleisure he	l:-6
lleisure i	0:-7 l:5 o:13 1d:-7
lleisure my	11:8
lleisure she	0:5
lleisure the	23:5
lleisure to	o:11 23:-6
lleisure we	0:7
lmaker a	x:-5 1x:5
lmedicine on	m:11 2o:-6
lmedicine take	m:9 24:-5
lnation ,	w:-5 y:8
lnation ^	d:-6 s:-5 y:11
lnation a	s:-5
lnation an	0:10
lnation do	0:8
lnation half	1w:6
lnation in	0:9 r:-6 v:-6 w:-5 y:-6
lnation into	0:11
lnation is	8:-5 m:-5 s:-6 x:-8 y:13
lnation of	0:10
lnation speak	0:11
lnation the	0:10 1:-6 c:-9 2a:-5 2o:-5
lnation to	0:7 s:-5
lnation use	r:7 s:-7
lpastime ,	r:8
lpastime ^	0:-7 h:-6 o:6 x:-8
lpastime am	17:-6
lpastime at	0:10
lpastime been	f:8
lpastime do	o:8 27:-6 2w:-7
lpastime does	o:10
lpastime for	o:7 1k:-5
lpastime i'm	0:6 17:-5
lpastime into	0:-6 o:10
lpastime is	0:6
lpastime of	i:10 o:-8
lpastime play	0:6
lpastime started	0:-9 m:-6 1x:6
lpastime up	l:-8 o:9 24:-5
lpeople a	0:10
lplace ,	x:-10 2e:10
lplace ^	x:-7
lplace a	y:5
lplace about	15:11
lplace and	0:7
lplace at	0:-7 v:-9 1c:12
lplace between	0:5
lplace for	15:9
lplace from	p:8 x:-8 15:-4 1g:-7
lplace in	1:-5 a:-5 c:-7 p:-5 v:5 w:-6 x:-10 1g:-6 23:-5 2d:-5 2o:-6
lplace is	x:-7 2o:7
lplace it's	0:10
lplace not	0:14 x:-8
lplace of	0:-4 c:-5 i:-8 v:8 x:-10 24:-9
lplace on	0:7
lplace the	1:-8 1x:6 2o:-5
lplace to	3:-5 c:-9 o:-5 x:-10 1c:-11 1d:-7 1g:-6 1x:8 2o:8
lplace with	2d:6
lpossession ,	0:-9 o:-5 2o:8
lpossession ^	l:-5
lpossession a	7:-5 m:-6 23:9
lpossession at	0:7
lpossession for	0:15
lpossession her	0:-7 11:10
lpossession his	0:7
lpossession in	0:-6 c:8
lpossession is	0:6
lpossession new	0:7 1x:-6
lpossession old	0:-10 11:8 30:-5
lpossession on	0:8
lpossession own	23:8
lpossession sewing	2k:6
lpossession the	0:7 17:7 1v:-7 1x:8 25:-6 2e:-6 2o:-8 2q:-6
lpossession two	0:6
lprocedure #2	0:7
lprocedure ,	0:6
lprocedure believe	0:8 5:-7
lprocedure born	0:7
lprocedure died	0:6
lprocedure father	0:5
lprocedure flat	2d:-5
lprocedure go	0:6
lprocedure her	2o:6
lprocedure is	e:7
lprocedure knee	1x:3
lprocedure live	0:8
lprocedure lives	0:4
lprocedure living	0:3 1e:-5
lprocedure moved	u:-7 1x:9
lprocedure out	0:6
lprocedure put	0:-6 1x:7
lprocedure retiring	0:-7 2o:6
lprocedure stays	0:6
lprocedure teeth	0:-5 1x:9
lprocedure us	0:-7 2d:7
lprocedure was	1x:-5
lprocedure we're	0:6
lschool a	1h:-5
lschool from	0:12 p:-5
lschool high	2v:-6
lschool in	1x:-5
lschool the	1:-6 c:-8 1k:5
lsign ^	0:-10 1j:13
lsign a	a:-6 v:-6 x:-5 10:-6 1h:-5 1j:13
lsport ^	0:9
lsport a	w:7
lsport play	0:6
lsport the	0:9
lsport up	0:7
ltech ,	0:-10 1d:10
ltech ^	3:9 1g:-8
ltech a	1d:6
ltech in	v:-7
ltool ,	1g:12
ltool ^	9:-5 t:-5 x:-7 1g:9
ltool a	0:-6
ltool and	0:-13 1g:10
ltool deleted	1g:12
ltool for	1g:7
ltool i	0:-8 10:9
ltool in	v:-6
ltool is	0:13
ltool my	0:8 1g:-5
ltool on	1g:8
ltool the	0:13 1g:-8
ltool to	0:9 1d:-5
ltrait ,	0:15
ltrait .	0:12
ltrait a	c:5 10:-6 1x:-5
ltrait be	2a:7
ltrait i'm	0:9
ltrait is	0:13
ltrait the	0:8
ltrait too	0:-7 12:8
ltrouble a	0:7
lvehicle #4	30:5
lvehicle ,	10:12
lvehicle ^	1h:7
lvehicle a	7:-5 k:5 x:-5 1h:10 2j:-5
lvehicle by	0:8 23:-6
lvehicle my	0:-8 1h:9
lvehicle new	0:-3 1x:6
lvehicle the	1:-6 c:-8 e:7 h:-6 11:-7 30:-18
lworkplace #2	0:14
lworkplace ,	10:7 15:6
lworkplace ^	t:-7 15:9
lworkplace a	a:-6 k:8 1h:-7 24:-4
lworkplace at	0:8 c:-5 1c:-8
lworkplace for	t:9
lworkplace high	2v:-6
lworkplace my	0:8
lworkplace of	0:8
lworkplace own	23:6
lworkplace the	c:-10 w:-6 15:-6 1y:7 20:-5 21:-6 23:-5 25:-6 2j:-7 2k:-6 2q:-6
lworkplace to	0:-5 l:-5
m!	0:5 1:-6 2:-10 4:-6 c:-8 h:-5 l:-5 m:-5 o:-7 t:-5 u:-6 v:-7 w:-5 x:-7 10:-4 11:-5 15:-6 1c:-7 1e:-5 1i:-6 24:-5 2d:-5 2o:-8 2r:8
m"	0:13 10:-9 1d:6 1g:-5 2a:-6 2o:-6 2x:-7
m#1	6:-10 a:-5 e:-15 f:-5 g:-5 u:-7 v:-7 z:-5 15:-5 19:-5 1a:-5 1e:-7 1v:5 23:-7 27:6 2r:-5
m#2	0:7 1:-5 2:-10 3:-5 4:-4 6:-6 a:-6 b:-10 c:-5 d:-6 e:-7 h:-5 i:-6 k:-7 m:-5 o:-5 p:-4 t:-6 v:6 w:-6 x:7 z:-6 11:-7 12:-6 14:-8 15:-3 16:-5 17:-5 18:-7 19:-6 1b:-5 1d:-6 1g:-5 1h:-7 1i:-6 1q:-8 1v:-6 23:5 24:-12 26:6 2a:-5 2c:-5 2g:-6 2m:8 2n:-6
m#3	e:-8 f:5 q:-5 t:-5 x:-8 18:-5 19:8 1x:10 24:-6 29:-12 2n:-8 2q:-10
m#4	1:-6 2:-6 3:-5 4:-7 9:-6 a:-7 c:-10 f:-8 h:-6 m:-7 o:-6 p:-8 q:-8 t:-6 w:-5 x:-8 10:-11 18:-7 1e:-6 1g:-7 1h:10 1i:-7 1q:-6 1x:5 27:-6 2k:-8 30:4
m#5	q:8
m#6	x:10
m#7	0:9
m$	0:10 3:-4 5:-4 8:-2 d:-6 e:-7 f:-5 j:-5 k:-3 n:-5 r:-6 y:-5 12:-7 1b:-7 1c:-5 1f:-5 1g:-4 1h:-6 1k:6 1t:-5 1x:-6 1z:-4 26:-7 27:-11 2a:11 2d:7 2f:-5 2i:-5 2n:8 2o:7 2p:-11 2v:-8 2x:-2 31:-4
m'	18:7
m(	0:10
m)	0:9
m,	2:-7 5:-6 8:-5 d:-4 f:-7 h:-5 i:-5 k:-10 o:-2 q:-5 r:-8 u:-6 17:-5 18:-3 1k:10 1n:10 1o:11 1u:6 1x:7 1y:8 26:9 2a:8 2g:-4 2m:-6 2n:5 2p:5 2s:-2 2t:6 2u:-5 2y:-4
m-	0:12 e:-7 g:-7 l:-9 m:4 o:-6 14:-9 15:-6 17:-11 1k:7 2y:-6
m.	0:4 2:-6 3:-6 b:-6 i:-6 p:-6 q:-7 s:-6 v:-7 x:-7 z:-5 10:-2 12:3 13:-6 16:-6 17:-6 19:-6 1c:-9 1k:-6 1l:-6 1q:-10 1s:-5 1t:-8 1u:9 20:-6 23:10 25:-3 26:-7 27:-13 2l:-17 2n:4 2p:-7 2q:-8 2r:-4 2v:-7 2w:-2 2y:-5
m/	0:9
m:	0:23 8:-8
m;	v:-13 1x:7 25:-6
m>	0:-8 v:10
m?	0:18 3:-5 7:-6 8:-5 m:-6 v:-9 x:-9 10:-8 1g:-5 1i:-5 23:-11 25:-8 2k:-6 2o:-9 2p:-6
m@	1u:9
m_	0:12 o:-5 23:-5
ma	1:-9 5:-14 6:-5 7:-6 9:-6 d:-5 e:-5 h:-4 p:-6 r:-3 t:-5 u:-7 w:-6 y:-6 z:-7 16:-9 17:-7 18:-11 19:-9 1c:-5 1e:-4 1g:-5 1h:-7 1n:-10 1o:4 1p:-11 1v:7 1x:-6 25:-5 2d:-5 2f:-6 30:7
mabout	g:6 l:9
mabroad	0:-6
maccount	0:7
macme	0:11
macres	15:9
macross	0:7
mactually	0:6
maddress	0:8
madult	0:8
mafraid	x:7
mafter	4:-6 l:-8 o:-5 19:-5 1a:-7 25:-6 2d:4 2o:6
mafternoon	0:8
magain	0:13
mage	0:8
mago	0:15 1e:-6
main't	0:12
malarm	l:7
malcohol	0:9 l:-5
mall	8:-8 9:-6 a:-5 c:-10 d:-6 g:-7 h:7 k:-6 r:-5 s:-7 t:-6 x:-4 13:-7 19:-7 1g:-7 1x:-6 25:8 2j:-6 2o:5 2w:-5
mallergic	0:8 2:7 m:-11
mallergy	3:6
malone	x:8
malready	19:-9
malso	0:13
malways	c:-5 12:12 2l:-10
mamerican	2a:-8
man	7:-8 l:-6 x:6 10:-11 11:8 19:8 1h:6 1q:10 24:5
manalyst	0:11
mand	3:-7 4:-4 5:-6 6:-8 7:-4 8:4 9:-6 a:-2 e:-8 f:-5 h:-7 k:-4 q:-5 v:-6 z:-5 11:-5 14:-6 15:-8 16:-5 17:-6 18:-5 19:-9 1a:-4 1e:-3 1g:-6 1h:-7 1l:9 1m:10 1o:-7 1r:-11 1x:-8 25:-5 26:5 27:-7 2a:-4 2c:-10 2f:-10 2g:-6 2m:-14 2s:7 2t:-6
mankle	e:-6 1x:7
manniversary	0:8
manother	x:7
many	h:9 l:-6 o:-5 t:-6 v:6 10:-7 11:-5 16:-5 1d:-10 1h:-7 1o:6 1v:7 2a:-6
manything	1x:9
manyway	0:9
mapology	0:8 x:-6
mapp	0:8
mapparently	0:-6 w:6 1j:8
mapril	m:-7 10:10
mare	0:4 k:-7 m:-7 o:-5 x:-6 10:-5 27:8 2x:-7
maround	0:7
marrived	0:5
mas	l:-7 1d:-5 2o:-5
masked	0:11
masks	0:9
masthma	0:9
mat	1:-9 4:-6 5:-5 7:-6 8:-6 a:-3 c:-5 g:-5 k:-10 r:-6 s:4 u:-6 x:8 z:-7 11:-8 15:-9 16:-5 17:-8 18:-6 1h:-7 1m:7 1o:-5 1v:-6 24:7 25:-6 2j:-8 2p:-5 2w:-9
mate	25:6
matlanta	0:9
maugust	0:-5 8:-6 o:-6 15:4 2o:7 2t:-5
maunt	2d:6
mave	0:5
maway	n:-5
mawful	0:9
mbaby	0:5 e:-5
mback	10:-7 1a:8 1x:-6
mbackend	0:8
mbad	j:9 1f:7
mbadly	o:13
mbag	0:5
mbakery	0:9
mballet	0:6
mband	x:13 2f:8
mbarely	0:5
mbasement	u:10
mbe	10:-5
mbecame	x:7
mbecause	17:6 1x:-5
mbed	0:5 2d:-7
mbeen	0:12 e:-5 m:-5 x:-8
mbeer	0:19
mbees	0:6
mbefore	j:11 10:-10 1g:-5 1h:-7 23:7
mbeginner	0:8
mbeing	2t:8
mben	0:8
mberlin	0:11
mbest	v:-10 10:-6
mbig	2n:8
mbigger	0:8
mbike	1h:5
mbirthday	0:9
mbiscuit	e:-7 x:10 13:10
mbit	2x:5
mblack	0:7
mbless	x:-8 19:8
mblock	0:-8 o:10
mblood	0:10
mboat	e:-5 1x:5
mbook	2:-9 2q:-7
mboots	o:6 2j:8
mboring	0:6
mborn	y:6
mboss	0:13
mboth	13:8 1z:8 2a:5 31:7
mbottom	0:6
mbought	x:8
mbox	0:8
mboxes	0:10
mboy	0:6
mboyfriend	1a:6
mbrazil	0:5
mbridge	10:10
mbritish	1x:-9
mbro	0:-7 i:11
mbroken	0:8
mbrother	0:6
mbrought	0:9
mbudget	0:11
mbuild	0:7
mbullet	r:-7 2a:5
mbus	1x:5
mbut	3:-9 4:-4 9:-5 c:-5 g:-5 h:-5 i:-4 l:-6 m:-8 o:-5 s:-7 t:-7 u:7 v:-6 w:-7 10:-6 11:-7 13:-9 15:-6 18:-5 1a:-5 1d:-8 1e:-5 1g:-7 1h:-5 1s:8 1y:5 24:-5 27:4 2d:-7 2p:6 2q:-5
mbuy	0:8
mby	j:-6 k:-9 p:7 u:8 23:8
mcall	7:8
mcalled	0:5 1:7
mcalling	0:9
mcalls	0:11
mcallum	0:8
mcalm	0:9
mcame	19:6 1i:-8 1x:-6
mcan	1:-6 2:-7 4:-7 e:7 m:-5 q:-6 v:-8 x:-6 y:-6 10:-5 1d:-7 1e:4 1h:-5 1i:-8 29:7 2c:-6 2k:-8
mcan't	2:10
mcancer	0:8
mcar	1x:-6 24:-7
mcard	m:12
mcare	10:-6
mcars	0:6
mcash	0:7 24:-5
mcat	l:-7
mcats	l:6 2m:10
mcdl	15:6
mchanged	0:13
mcharacter	0:7
mcheap	h:11 t:-5
mcheaper	h:-5 15:13
mcheapest	0:-6
mcheck	0:6
mcheese	t:8
mchef	0:10
mchoir	1:-9 1k:10
mchristmas	1a:-8 2c:6 2d:5
mchurch	1:-7 e:-6
mcitizen	0:10
mcitizenship	0:-10
mcity	0:8
mcivil	0:-5 a:8
mclean	24:-6
mclock	0:10
mclosed	0:9
mclosing	1x:-5 2o:6
mclue	0:9
mcoach	0:9
mcoeliac	x:8
mcoffee	24:7
mcold	0:7
mcollarbone	0:-8 m:8
mcollege	9:7
mcolorado	0:6
mcomes	x:6
mcoming	x:-5
mcommon	0:10 m:-6
mcompany	0:10
mcook	0:8 x:7
mcooks	0:7
mcopper	0:7
mcoriander	0:9
mcork	0:6 10:-5
mcould	m:7 v:-7 w:7 1x:-6 2w:8
mcouldn't	0:-8 1x:9
mcountry	0:3
mcounty	0:15
mcourse	0:-5 e:8 l:-5 w:7 1x:-6
mcousin	0:7
mcoworker	0:7
mcows	e:5 1d:-5
mcup	0:5
mcurry	0:8
mcut	c:6 y:-5
mcv	0:6
mdad	m:7 1x:-7
mdaughter	x:8 1q:-7
mday	l:11 m:-6 10:-7 1n:5 1v:-6 1x:-8 23:8 2j:-6 2o:-5
mdays	e:-5 15:-6 1e:-6
mde	0:9
mdead	0:5
mdebate	0:14
mdecember	15:-7 2o:7
mdecent	0:9
mdegree	0:7 e:-7
mdenise	0:7
mdentist	0:9
mdescribe	0:10
mdesign	0:6
mdesigner	0:7
mdid	0:9
mdied	1h:-6
mdifferent	0:7
mdinners	0:6
mdish	l:9
mdivorce	0:8
mdo	d:-6 e:-6 p:-6 10:-5 16:5 1g:6 1x:-10 29:-5 2j:-7 2o:5
mdoc	m:10
mdoctor	25:5 2a:7
mdoes	3:-5 c:-6 e:-5 o:-7 t:-6 v:5 1a:-7 1b:-5 1x:-7 25:-6 2k:-5 2q:7
mdog	15:7 1x:6
mdoing	x:8
mdollars	0:8
mdon't	v:6 23:5
mdone	x:6 15:-10
mdont	4:-5 h:6 i:9 l:-8 24:10
mdoor	x:-6
mdown	2:-8 e:-6 l:-7 15:-6 24:-7
mdraft	0:7
mdream	0:9
mdrink	1l:9
mdrive	17:6
mdriver	10:10
mdrives	0:14 v:-10
mdriving	0:9
mdrop	l:6
mdry	0:6
mdubai	30:6
mdue	0:8
mduring	8:6
mdust	2k:7
mdutch	0:9
meach	l:-7 24:8
mear	0:-7 l:5 25:6
meast	0:9 x:-5
measy	0:9
meat	0:9
meats	0:4
megg	2:9
meggs	0:4 x:-6 2w:-5
meight	0:-4 8:7 l:-6 1x:-6
melectric	0:2
meleven	m:9
melse	x:-6 z:10
memail	0:7 e:-7 x:-6
membarrassing	0:10
memployed	0:-6 10:6
mengaged	0:5 e:-12 x:9
mengineer	0:14 2:-10
mengineering	0:12
menough	s:8
messay	0:6
mestate	0:-9 e:-6
mevening	0:9
mever	r:5
mevery	c:-6 g:-5 k:-5 o:-7 x:-5 1d:-5 1n:6 24:11 2o:-5
meverybody	m:8 z:6
meverything	o:7 24:6
mexactly	0:10
mexample	b:-11 1u:10
mexcuse	0:12
mexercises	0:7
mexpensive	0:9
mexperience	0:8
mexplain	0:12
mextra	0:6
meye	0:-8
meyes	0:9 27:-9
mfall	0:-6 1x:5
mfar	0:9
mfarm	e:6
mfast	0:11
mfather	e:7
mfavourite	0:9
mfeb	0:-6 1x:8
mfeed	0:6
mfeeds	0:6
mfeeling	0:9
mfifty	0:10
mfill	0:8
mfinally	0:-3 u:8 18:9 1x:-10 1z:6
mfine	0:7
mfinished	w:9
mfired	1x:8
mfirm	c:6
mfirst	2:6 m:-6 15:-9 1c:7 1x:-7 2d:11 2j:-6 2l:6
mfish	0:5 10:-6
mfit	0:5
mfits	2k:6
mfive	2:-6 l:5 v:-5 10:-7 1a:7
mfix	13:8
mflight	0:11
mfloor	0:10 2o:-7
mflower	0:7
mflowers	0:13
mfly	0:10
mfoot	0:3
mfor	2:-12 8:-7 a:-6 c:-6 f:-6 g:-5 h:-4 m:-5 o:-11 r:-6 t:-6 v:-7 11:-9 16:-7 19:-5 1a:-7 1d:-4 1e:-6 1y:7 2f:6
mford	0:13 1x:-10
mforever	2j:8
mform	0:12
mformal	0:7
mfortnight	1v:5
mforty	j:9 2j:9
mfound	0:9 i:6 u:-7 1m:7
mfour	0:-4 g:-5 1d:-5 1e:5 2o:-12
mfourteen	0:9 e:-9 1a:-5 1x:7
mfree	0:7
mfrench	0:11
mfriday	2:5
mfridays	0:-7 24:6
mfriend	h:-5 x:13
mfrom	2:-5 7:-5 c:-6 l:-7 n:-6 o:-7 q:-5 t:-6 u:-8 v:-7 x:-6 13:-11 19:-12 20:-7 25:8 29:8 2a:9 2j:-5 2q:-8
mfryer	0:7
mfull	0:7
mfun	0:7
mfunny	0:15 2:-8
mgame	0:5 l:-6
mgas	0:6
mgave	0:11
mged	0:5 e:-5
mgeneral	0:6
mgentle	24:6
mgerman	0:9
mget	10:-8 1x:-6 1z:6 24:5 2a:-6
mgets	0:-4 c:10
mghent	0:8
mgift	e:-5 t:12 1x:6
mginger	x:-6 z:-5
mgirl	0:8
mgirlfriend	s:7
mgive	0:8 r:-5 1d:6 1r:-6 20:6
mgives	0:5
mglasses	0:7 x:-6 1n:10
mgloves	0:7
mgo	c:-4 l:-12 o:-5 x:-7 1d:8 1x:-5 24:7
mgod	0:8 1:8
mgoes	13:6 1l:7
mgoing	0:7
mgone	o:9 x:-7
mgonna	0:10 2o:-6
mgood	15:6 2r:-5
mgoogle	0:8
mgot	e:6 1h:-10 30:9
mgout	0:7
mgrand	0:-3 x:-6 z:11
mgrandfather	e:-9 1x:9
mgrandson	0:6
mgrapefruit	0:6
mgreat	10:10
mgreek	0:8
mgrew	p:9 1x:-5
mgross	0:-6 q:8
mgroup	1k:5
mgrow	0:7 l:-5
mguess	0:11
mgujarati	0:-5 s:8
mhad	2:8 4:7 v:-6 19:-6
mhair	4:6
mhalf	0:-9 d:11 e:-15 o:-5 15:-9 18:-5 1l:5 2s:10
mhand	0:4 2o:7
mhannah	0:10
mhappy	x:7
mhard	2b:7
mhas	2:8 h:-5 m:-7 v:-13 15:-5 1t:6 1x:-6 2m:5
mhate	0:7
mhates	1z:-9
mhave	1e:11
mhaving	0:8
mhe	a:-6 e:7 g:-7 h:-5 k:-8 l:-6 m:-5 t:-5 x:9 y:-7 11:-7 12:-6 13:-8 18:-7 1c:-7 1e:-8 1g:-7 1i:-4 1x:-8 2j:5 2m:5 30:-10
mhe'd	x:6
mhe's	6:-7 8:-4 d:8 e:-6 g:-6 m:-9 y:-10 10:-6 15:-7 1b:-7 1d:-7 1h:-7 1v:6 25:6 2j:9 2v:8
mhead	0:7
mheadache	24:8
mhealth	0:6
mheart	0:9 10:-7 12:-9
mheavy	0:8
mheights	0:11
mhelp	c:-6 o:-6 t:-5 v:7 13:-7 1g:-7 1o:9 1x:6 24:-7 2f:10 2p:-5
mhelps	m:10
mher	g:-5 m:-10 u:-8 x:9 10:-6 19:-6
mhere	9:-5 1a:8 1f:9 24:-5
mhes	1h:9
mhide	0:9
mhim	1k:7 2m:9
mhis	2:-3 4:-5 a:-5 e:-12 h:-6 i:-5 t:-6 x:-5 z:-7 11:-10 18:-7 19:-6 2r:7
mhit	0:12
mhold	0:8
mhome	x:-10 2j:-5
mhonestly	24:10
mhorses	0:6
mhospital	c:7
mhot	0:7
mhotel	v:7 1x:7
mhour	q:7 1o:-6
mhouse	k:-9 u:-11 15:-5 16:-5 24:-6
mhow	1:-6 3:-5 4:-5 8:-5 9:-6 c:-7 g:-7 h:-5 i:-5 j:-5 k:-6 l:-5 o:-5 p:-6 r:-5 t:-6 u:-5 v:-7 w:-6 x:-4 y:-6 z:-6 10:-6 11:-7 14:-7 15:-6 17:-4 18:-7 19:-6 1a:-7 1b:-5 1c:-6 1d:-5 1e:-7 1f:-6 1l:-6 1t:-7 1z:-9 2d:8 2f:11 2m:-6 2o:5 2q:-8 2r:-8 2t:-7 2v:-6 2x:7
mhuge	0:5
mhundred	0:6
mhunting	0:12
mhusband	e:9 x:-7 1x:-6
mhybrid	1h:-11
mi	1:-7 2:-5 3:-6 a:-6 b:-7 c:-5 f:-6 g:-6 h:-6 j:-6 k:-7 n:-6 r:3 u:-5 v:-6 x:-4 10:-8 11:-6 12:-4 13:-6 14:-7 15:-7 16:-6 17:-5 19:-6 1a:-9 1e:-7 1i:-6 1n:-5 1o:-6 1r:-7 1t:-5 1v:-8 20:-5 27:-8 2b:-5 2d:-6 2g:-5 2j:-3 2k:-11 2q:8 2x:-5 2y:11 2z:6 30:-10
mi'd	2x:5
mi'll	0:10
mi'm	1:-6 3:-6 6:-7 8:-5 a:-7 c:-8 d:-7 e:-4 h:-5 i:-6 j:-7 l:-7 o:-4 p:-5 s:-6 t:-6 u:-6 w:-5 y:-6 z:-5 15:-5 19:-5 1a:-7 1b:-6 1c:-6 1g:-6 1h:-5 1j:-5 1k:-5 1v:-11 23:-9 24:-6 25:5 2j:-7 2r:-5 2v:-6
mi've	18:-10 27:9 2c:-5
mid	1w:8
midea	0:-5 h:9 x:-5 15:6
mideas	0:6 2o:9
mif	1:8 v:-6 12:7
mim	0:6 2:-10 23:-5 2a:-7
min	1:-6 3:-6 6:-5 8:-11 9:-6 f:-2 h:-9 i:-6 k:-12 o:-8 p:-6 q:-6 r:-9 u:-9 v:-8 z:-5 12:-4 13:-2 15:-6 17:-13 1a:-8 1b:-6 1d:-8 1g:-5 1o:-5 2d:4 2g:-8 2o:6 2w:-5
mincome	u:7
mindia	0:8
minstead	24:7 2o:6
minsulin	0:-6
minterview	0:8
minto	7:5 x:-6
miphone	0:9
mireland	0:9
mirish	e:-7
miron	x:6
mis	1:-7 2:-4 3:-8 4:-5 6:-7 7:-11 9:-5 a:-5 b:-6 c:-5 f:-5 i:-5 k:-5 l:-7 n:-7 o:-3 q:-6 r:-5 u:-5 v:-5 w:-5 y:-9 z:-5 10:-6 12:-5 16:-6 17:-5 1e:-7 1f:-6 1g:-5 1i:-5 1j:-7 1k:-10 1x:-16 20:9 21:9 2a:-6 2g:9 2j:-8 2o:10 2p:-8 2s:5 2x:-9 2z:9
mit	1:-6 4:-5 8:-5 a:-5 d:-5 h:-6 l:-7 m:-6 o:-9 p:-10 r:-5 t:-4 x:-7 10:-5 11:-5 18:-5 1g:-6 1h:-7 1j:-8 24:-4 25:-6 2a:6 2m:-6 2o:-6 2q:6 2s:-6
mit's	2:-5 3:7 8:-6 l:-8 m:-7 x:-7 10:-6 1d:-5 1h:-7 24:-9 2a:-6 2k:10 2o:-5 30:6
mits	l:-8 t:-6 1x:-5 2j:-6
mitself	m:-6 25:8
mjanuary	0:-7 a:-5 10:-5 15:-5 18:6 1a:8 1i:-5 1v:-5 1y:-5 25:-5 2j:-7 2o:4 2r:-6
mjava	0:8
mjob	0:7 1x:6
mjoin	0:10
mjoined	1:10 l:-11 o:11
mjoke	0:9 23:-6
mjuly	a:-6
mjune	0:-5 2:5 c:9 1m:11 2o:10
mjunior	1:-9 1k:11
mjust	2:7 o:-6 10:-5 1x:-5 24:-5
mk	24:-7
mkeep	0:10
mkeeps	0:6 19:-5
mkept	0:5
mkg	0:12
mkids	2q:-5
mkill	0:7
mkilling	0:9
mkilos	0:13
mkind	0:8
mkinda	10:7
mkindle	2p:5
mkindly	0:-6 c:-6 1c:7 25:6
mking	0:15
mkitten	e:-7
mknee	e:-10
mknees	0:8
mknife	0:11
mknow	0:8
mlady	0:6
mlaid	x:8
mlandlord	13:8
mlane	0:8
mlara	0:11
mlarge	1a:-8
mlast	e:-8 g:-6 h:-6 k:-5 m:-6 u:10 10:-7 11:-7 18:-6 1a:-6 1e:-5 1q:-5 1x:12 24:-5 2d:-5 2m:-7 2o:-5 30:-7
mlate	0:9 2:-7
mlater	0:8
mlaugh	0:5
mlaws	2d:8
mlawyer	0:9
mlead	1x:6
mlearn	0:7
mlearning	0:5
mleave	0:6 e:-8 2p:-6
mleaves	2g:6
mleaving	x:6
mleeds	10:7
mleft	0:8 10:-8 15:-5 1d:-5
mlegally	0:7
mlent	1r:6
mleo	0:-6 1a:7
mless	10:-5
mlet's	0:13
mlibrary	1x:-6
mlicence	0:8
mlife	0:18 1y:-9
mlike	k:6 1h:-6
mlikes	0:8
mlips	0:7
mlist	0:10
mlittle	0:-4 k:-5 r:-7 1d:10 2a:6
mlived	0:7
mlives	0:14 3:-11
mllano	0:7
mlondon	1x:6
mlonger	1a:8
mlook	0:5
mlooking	0:8 13:-6
mlooks	0:-5 1h:9
mlost	0:16 x:-9
mloud	0:7
mlovely	0:7 x:-8 2g:5
mloves	v:-8
mlow	0:5
mlucky	0:8
mlunch	0:11
mmad	0:7
mmade	0:11 x:-10
mmake	0:8 h:10 2j:-5 2o:7
mmakes	0:8
mmaking	x:-7 1h:9
mmama	x:9
mman	0:6
mmanage	0:7
mmanager	0:14 1x:-6
mmarch	m:6 1x:6
mmarcus	0:-4 1j:9 1s:7
mmarketing	0:7
mmarried	1f:8
mmass	1h:9
mmaster	0:-7 k:6
mmaths	0:8
mmax	0:12
mmay	l:-6 v:-6 10:-7
mmaybe	0:11
mme	3:9 c:-5 k:-6 o:-5 s:-6 u:-6 v:-5 10:-6 13:-6 15:-6 18:-5 1a:-6 1d:-5 1g:-2 1x:7 1z:8 24:4 25:10 2c:7 2g:8 2j:-5
mmeal	1i:9
mmeans	2f:7
mmeant	0:9
mmeet	1x:6
mmember	0:6
mmemory	0:7
mmessage	0:8
mmiddle	0:14
mmilk	0:10
mmind	0:7
mmine	24:-6 2c:4
mminutes	l:8
mmissing	0:11
mmom	2d:-6
mmonday	m:-7 o:-6 x:-6 10:-8 1x:7 2j:-6
mmondays	0:8
mmoney	0:7
mmonth	e:6 u:-6 10:-6 1g:6 23:-6
mmonthly	q:-10
mmonths	0:12 l:-5
mmore	1:-5 5:-5 9:-5 i:-6 l:7 o:-6 x:-8 1i:-5 1k:-6 1o:5 27:6 2a:-5 2w:4
mmorning	l:-5 24:3
mmornings	l:-7 24:8
mmortgage	29:-8
mmost	0:6 l:-5 m:-7 24:4
mmostly	o:6 2j:5
mmother	e:-6 u:-5 2d:8
mmoved	2d:6
mmoves	0:7
mmoving	0:-4 v:6 x:-7 1z:6
mmr	0:8
mmuch	t:9
mmug	0:6
mmum's	0:-10 h:7 1x:10
mmums	0:-10 t:10 1v:8
mmy	1:-5 4:-5 8:-5 a:-5 b:-6 d:-8 g:-5 h:6 j:-5 k:-7 l:-10 r:-4 w:-5 y:-8 z:-5 10:-8 11:-5 12:-7 13:-7 15:-6 18:-11 1c:-6 1d:-6 1e:-5 1f:-5 1h:-4 1j:-5 1k:9 1r:-9 1x:-12 1z:-6 23:13 24:-13 2e:-6 2f:-5 2g:-6 2l:5 2p:-6 2s:-6
mnails	0:-7 l:7
mname	0:5
mnamed	0:-4 o:6 2m:-6
mnames	1z:8
mnavy	0:10
mnear	11:7
mneed	0:7 x:-6 15:-6 1x:7 2g:6
mneeded	0:-9
mneedles	0:8
mneeds	v:-7 1k:9 1v:-5
mnever	1x:-5
mnew	0:8 11:-6 13:-5 1x:6 2p:-5
mnext	v:7 2o:10
mnice	0:8
mnight	m:-5 10:-7 1x:7 2j:10 2o:-6 2r:-6
mnine	9:7 l:-9 x:-7 10:9
mnineteen	0:-5 1x:7
mninety	g:-5 x:7 2g:7
mno	1:-6 2:-5 3:-5 4:-6 8:-5 e:-7 l:-9 m:-7 r:-8 v:-6 1a:7 1h:-6 1x:-5 2a:9 2x:-7
mnobody	h:7 z:7 1x:-5
mnoise	0:6
mnone	0:-6 26:8
mnoon	8:-5 9:-5 24:8
mnormal	r:7 1n:7
mnot	0:5 2:-5 3:-5 8:-11 c:-6 h:-6 i:-6 o:-9 r:-7 s:-6 t:-8 15:-6 1g:-5 1h:-5 1k:9 1p:8 1x:-5 2a:7
mnotes	0:8
mnothing	s:7
mnotice	1x:8
mnotion	1g:8
mnova	0:7
mnovember	0:7
mnow	1:-9 5:-4 6:-8 7:-7 9:-7 b:-6 d:-6 e:-6 g:-5 h:-7 i:-6 j:-9 p:-6 r:-10 s:-7 t:-7 w:-6 y:-6 z:-7 11:-5 12:-5 13:-4 19:-7 1b:-7 1c:-8 1i:-9 1k:-7 1l:-7 1o:-5 1v:-8 1z:-5 22:8 27:-8 2i:8 2m:-6 2q:-9
mnumber	0:-7 1x:6 25:9
mnurse	0:10 e:-5
mnursery	g:-6 w:-5 1z:6
mnursing	1c:6 23:5
mnuts	0:8
mobsessed	x:11
mof	2:-15 4:-5 6:6 c:-7 g:-6 i:-6 k:-6 l:-3 o:-8 r:-5 t:-6 v:-5 x:-11 10:-6 16:-5 17:-9 19:-7 1b:-9 1c:-9 1d:-8 1e:-10 1f:-5 1h:-6 1i:-6 1n:-7 1p:-7 1y:-5 1z:-5 20:6 25:-7 2r:-6
moff	4:9 7:-9 g:-7 l:-5 m:-5 15:-5 17:-5 2o:9
moffice	0:4 c:9 15:-9
mok	m:-5 x:-7 z:10 2a:10
mokafor	0:6
mold	2:13 16:-7
molds	0:9 1e:-5
mon	1:-5 3:-7 5:-6 6:-6 9:-7 a:-7 f:-9 g:-6 h:-8 i:-5 k:-6 l:-11 o:-10 p:-5 q:-6 s:-7 u:-6 w:-7 13:-7 17:6 19:-7 1d:-8 1e:-9 1i:-5 1p:6 20:-6 2a:-5 2j:-10 2n:-5 2x:10
monce	24:8 2r:6
mone	3:-6 8:8 c:-6 d:8 e:-6 k:7 t:-7 x:-12 1z:8 25:-7 2m:-7
mones	0:6
monline	0:-8
mopen	0:9
mopened	c:8
mopens	0:5
mor	0:9 m:-5 1r:6 1x:-5
morange	0:8
morg	0:8
moslo	0:9
mother	y:5 1x:-6
mour	e:-9 g:8 x:-6 11:6 1x:7 2g:10 2o:-7
mout	k:-7 m:-6 17:-9 23:-6 24:-5
mover	c:9 o:-5 x:-8 27:-5 2s:7
mowen	8:8
mown	e:-6 k:7 u:12 23:-7 2d:-5
mpacked	0:7
mpacking	0:9
mpaid	2l:8
mparagraph	0:5
mparamedic	0:3
mparents	0:10 2d:-4
mparking	1h:-6 30:7
mpart	e:-5 2j:10
mparty	15:-7
mpatience	0:8
mpatient	0:6
mpays	0:-10 u:7
mpenicillin	0:7
mpeople	0:7 v:-5 2l:9
mper	0:10
mperson	0:7 12:-6
mperth	0:7
mphone	0:9
mphysics	0:8 x:8
mpiano	0:-6 11:6
mpick	0:8
mpickles	13:-5
mpilot	k:-9
mpixel	0:8
mplace	2o:-7
mplant	c:8
mplay	0:7
mplays	1c:7
mplease	2:5 c:-6 r:-9 15:-5 2a:11
mpls	0:12
mplumber	0:6
mpm	0:5
mpolitely	0:11
mpork	0:9
mporridge	0:8
mport	0:6
mposter	0:7
mpounds	q:5 r:7 23:5 2a:-10
mppl	0:10
mpray	12:6
mpregnant	2:-6 10:9
mpreston	0:6
mpretty	0:-7 2c:7
mprices	0:7
mprimary	0:5
mpromoted	0:7
mproper	0:7
mproperly	m:10
mproud	0:7
mps	0:6
mpublic	0:7
mput	e:-10 v:-8 x:-8 1x:4 2g:9 2n:4
mpython	0:8
mquestion	e:9
mquestions	2o:6
mquiet	0:8
mquiz	t:8
mradio	0:8
mrailway	0:9
mrain	24:-7
mraise	0:6
mraised	1b:5
mran	0:9
mrather	16:7
mread	0:6
mreading	x:5
mreads	2:8 v:-6
mready	0:6
mreal	x:-6 z:11 1x:-6
mrealistic	0:10
mreason	1o:5
mrecipe	0:10
mrecommend	20:9
mred	0:7
mreddit	0:7
mredo	q:8 1i:-7
mreference	0:8
mregret	1h:-7 2k:8
mrehab	0:5
mremote	0:9
mrent	2:-5
mrents	0:7
mreplaced	m:-10 1x:-5
mreport	0:6
mrest	2n:7
mretired	0:5 x:7
mrice	0:5
mride	0:10
mright	0:8
mring	0:-5 e:-10
mrings	l:-5 x:7
mriver	0:9
mrn	0:12
mroad	e:-5
mroast	0:14 x:-6
mrome	0:8
mroommate	0:-8 19:10
mrosalyn	0:-12 4:7 2q:9
mroughly	0:13
mroute	0:-7
mrow	0:6
mrun	1d:6
mruns	0:9
mrye	1r:6
msafe	0:6
msaid	0:5
msalt	0:10
msame	1p:8
msaturday	2:8 x:5 15:-9 18:-5
msaturdays	0:-14 o:10 24:-6
msave	2w:6
msay	0:12
msays	c:-6 v:-8 x:-8 10:-7 1g:6 2j:5 2x:-5
mscared	0:6
mschool	1:6 7:7 e:-9 1c:-6
mscreen	0:11
mseason	0:7 1d:-6
msecond	e:9 l:-9
msecretary	0:6
mseeing	0:6
msell	0:2
msend	1g:8
msends	0:5
msenior	0:5 c:10 e:10 1x:-11
msent	1x:6
msentence	0:8
mseptember	15:-9
msettle	0:7
msettled	0:6 1x:-6
mseven	1e:-7
mshe	2:-8 h:-9 p:-9 u:-7 v:-6 w:-6 y:-8 13:-6 19:-6 1a:-5 1g:-5 1x:-2
mshe'd	h:9 x:5
mshe's	8:-4 d:6 h:-5 i:-5 l:-5 o:-5 t:-5 x:11 12:-5 13:-9 19:-7 1b:-5 1c:-6 24:-7 2e:-5 2m:-6
msheet	0:9
mshes	k:-6 x:6 23:6 2j:-4
mshift	1x:11
mshop	17:-7
mshort	1n:8
mshould	2:6 2w:6
mshower	0:5
msign	0:6
msigned	0:11
msigns	0:7
msimilar	2e:7
msimple	0:6
msince	9:11 c:-5 g:-6 l:-9 13:-5 17:-5 1a:-8 1r:-5 2d:-5
msinger	0:8
msingle	0:7 x:7 19:-5
msings	0:8
msister	0:8
msisters	0:5
msit	0:6
msitting	0:-4 m:7
msix	e:-5 v:-7 1x:-5
msixteen	0:8 l:-6
msixty	0:-6 1x:8
msize	1i:6
mskin	0:12
mskip	l:8
msleep	0:13
mslogan	0:7
mslowly	0:-4
msmall	15:-5 17:-9
msmoked	0:11
msmoking	0:8
mso	0:-3 1:-7 2:-5 3:6 5:-4 6:-6 8:8 a:-6 c:-9 g:-5 h:-6 j:-7 q:-5 t:-8 u:-5 z:-6 13:-5 17:-5 19:-6 1a:-5 1e:-8 1h:-5 1i:-5 1m:-8 1n:-7 1x:7 20:-4 23:-5 26:5 27:-9 29:-6 2a:-2 2d:-11 2e:6 2f:-7 2p:6 2q:-7 2s:-13 2v:-10 2y:-6
msold	0:-7 11:6 2k:6
msome	2:5 k:-6
msomeone	0:9
msomething	0:9 13:7
msound	x:8
msounds	7:9
msoup	0:7
mspain	15:-7
mspeak	0:6 1:-8 i:-7 t:-5
mspeaks	0:6 v:-6 x:12
mspeech	1p:-6 1x:6 2o:-5
msplit	e:-5 1x:6
mspring	0:-6 e:-8 v:-7 10:6 1x:10 23:-5
msquare	0:8 24:-5
msquash	0:5
mst	0:5
mstairs	0:5 m:5
mstart	1n:7
mstarting	1d:-8 25:5 2w:6
mstarts	g:6 2j:8
mstation	t:10
mstaying	0:-6 g:10 x:-9
msteps	0:10
mstick	0:6
mstill	10:-6 19:-6 1d:6 1k:5 25:8
mstock	0:8
mstolen	11:-6
mstomach	0:9
mstone	e:7
mstopped	0:-8 l:10 o:-6 x:7 1n:10
mstory	0:6
mstraight	2l:7
mstreet	2:-7 q:-5 1i:-6 2d:5
mstretches	25:6
mstroke	e:8
mstuck	7:7
mstudies	0:11 13:-5
mstupid	0:6
msugar	0:9
msuggest	1k:10 2o:6
msuit	0:6
msunday	4:-5 e:8 l:-15 p:-6 15:9 19:-5 2o:-7 2r:9
msundays	0:7 l:-8 1x:-5 24:6
msuper	0:-6
msurgery	0:9 13:-6
msurprise	2o:-6
mswears	0:-12 10:14
msweet	0:-4 t:6
mswimming	0:9
msydney	18:-7 1i:7 2j:-6
msystem	0:6
mtablets	0:6
mtake	0:12
mtaking	0:12
mtale	0:7
mtalk	0:8 1h:-6
mtastes	9:6
mtax	0:-3 29:7
mtea	l:-6
mteach	s:10
mteam	1k:6 2d:-5
mtell	0:8
mten	1:10 7:-6 l:5 10:-5 1q:9
mterrified	0:-8 u:9
mtext	0:5
mthan	16:-4 23:-5 25:-5 2p:9
mthanks	0:14
mthanksgiving	0:7
mthat	4:-6 9:-8 c:7 e:-6 l:-6 o:-4 t:-5 1d:-7 1n:12 2q:-6 2x:6
mthat's	g:6 h:-5 t:-5 v:7 x:-11 15:6 1b:-6 1h:-6 1x:-6 23:7
mthe	1:-4 2:-3 5:-7 8:-9 a:-4 c:-5 e:-5 f:-3 g:-5 h:-5 k:-9 r:-5 w:-6 y:-6 15:-8 1e:-6 1f:-6 1h:-6 1l:-6 1o:-9 1s:-6 20:8 24:-6 2a:-5 2d:3 2n:-8 2q:7 31:5
mtheir	0:7
mthem	g:6 r:5
mthen	0:8 x:-6 1a:-7
mthere	i:9 l:-5 15:5 2c:7 2r:-5
mthese	1v:12
mthey	3:-10 c:-9 s:-7 v:-6 x:-6 15:-6 1o:6 1s:8 1v:4 2g:-5
mthey're	27:6
mthing	k:5
mthird	0:8 2w:-5
mthirteen	0:9
mthirty	e:6
mthis	10:-5 1x:5
mthree	f:8 l:-7 1a:-7 24:-5 27:-6 2c:6
mthrough	11:7
mthursday	15:-9
mthursdays	24:7
mtie	4:7
mtill	0:-6 t:8 1c:-5 1x:-5 2o:-5
mtime	s:-5 23:-6 2d:-5 2p:6
mtimes	f:7
mtips	2o:7
mtired	0:7
mto	e:-2 o:-4 p:-7 y:-6 13:-4 18:-5 1a:-6 1o:-10 23:-10 2a:-4 2p:-5
mtoday	0:7 2x:9
mtogether	0:8
mtold	0:15 x:-7 1k:-5
mtom	0:13
mtomatoes	0:8
mtomorrow	0:9
mtonight	0:10 1d:-7
mtoo	o:-12 v:-9 2k:-5
mtorn	0:10
mtoronto	0:6
mtotal	0:-9 x:8 13:10
mtown	0:6
mtrade	0:-9 10:11
mtrain	0:-4 2s:9
mtraining	0:12
mtrick	o:8
mtricks	0:10
mtrouble	3:6
mtrue	0:16
mtrust	0:7
mtry	2r:7
mtuesday	e:-8 m:8
mturn	0:-7
mturned	0:6
mtwenty	2o:8
mtwice	1x:-5 2r:7
mtwins	e:-6
mtwo	1:-5 2:-5 f:-7 l:-8 o:-6 u:6 w:-5 10:-7 1a:-4 1c:-6 1h:-6 1k:-5 1z:9 25:-7 2a:-6 2f:6 2j:-7 2r:-7 2v:6
mtype	0:9 m:-5
mtyres	0:6
muncle	0:8
muni	0:6
muntil	i:8 15:-8 24:-5
mup	l:-9 1e:-5 1x:-9
mus	0:6 e:-6 l:-6 10:-5 1x:-5
mused	2:-6 1h:6 1l:10 26:7
musually	0:7 2o:-6
mvalley	0:11
mvancouver	0:7
mvegan	0:5 g:9
mvery	19:9
mvet	23:-10
mvideo	0:13
mviewing	0:9
mvillage	0:7
mw	1i:-5 1q:-5
mwait	0:-5 15:9
mwalk	l:6 24:-6
mwalks	17:6 2q:-6
mwant	p:7 1v:8 24:7 2x:-5
mwants	3:-10 s:-5 x:-6 10:-7 19:-8 1b:-5 1l:-5 2v:-5
mwas	e:-7 t:-5 v:-5 w:7 11:-6 18:7 23:7 24:-7
mwashing	0:10
mway	24:5
mwe	2:-7 c:-7 g:-7 x:-7 1c:8 1h:7 1x:-8 24:-6 2t:8
mwe're	e:-5 l:-5 u:6 1x:6
mwe've	0:6
mwedding	0:6 e:-6 1k:-5 2d:6
mwedding's	1a:9
mwednesday	0:11
mweek	2:9 h:-5 q:-7 1x:10 2d:9 2l:-5
mweekend	0:-5 l:-9
mweekends	0:-5 1v:7
mweeks	l:6 24:-6
mweird	0:7
mwell	t:8 1z:5
mwent	0:7 x:-6 1x:-8
mwere	x:10
mwhat	1:-5 2:-5 8:-9 a:-6 i:-7 l:-6 o:-6 s:-5 u:-5 y:-4 10:-5 11:-7 12:-6 13:-5 15:-6 17:-5 1a:-5 1e:-5 1g:-6 1h:-5 1n:12 1o:-9 1p:-5 1r:-5 1t:8 1v:-14 1z:-6 21:6 2h:6 2j:-11 2r:-10 2u:6
mwhat's	d:-6 e:-4 i:-6 m:-5 s:-7 12:-6 18:-5 1i:-7 2t:6
mwhatever	0:-8 9:11
mwhats	3:6 v:8 24:-5 2a:6
mwhen	e:-6 1y:-6 2o:-8 2q:-6 31:8
mwhere	0:6 m:-8 o:-5 t:-5 v:3 x:-5 1g:8 1v:-6 20:9
mwhere's	0:7
mwhich	l:-6 o:-5 p:-6 t:-5 v:-11 w:-5 12:-6 18:-6 1c:-6 1d:5 1l:6 1n:10 23:8 24:10 2o:-7 2t:7
mwhile	13:6
mwho	g:-7 10:-7 19:7
mwhole	e:5
mwhose	1a:8
mwhy	0:9
mwill	0:-4 3:5 4:6 v:6 26:7
mwinter	e:7
mwith	2:-6 3:-6 7:-4 c:-5 e:-6 i:-5 j:-5 k:-2 l:-8 m:-5 o:-4 w:-7 18:-6 19:-5 1a:-6 1f:-15 1i:-5 1k:-6 1n:-6 29:6 2w:-5 2y:10
mwithout	k:-5 1o:-6
mwoman	0:7
mwon	0:9
mwont	0:-7 g:6 w:-9
mword	0:9
mwork	o:-6 x:-7 19:-7
mworking	10:6
mworks	0:8 c:-5 x:-11 y:6
mworse	m:6
mworth	0:16
mwould	0:8 p:-7 v:-9
mwrist	0:3 u:-5
mwrite	l:7 1s:7 23:-7
mwrong	0:11
mwrote	1a:6
myear	2:-10 e:-5 v:-8 1e:-11 1k:8 23:-5 2d:-6 2f:10 2l:-5
myears	2:-7 3:-5 8:-6 v:-11 10:-5 15:-5 1y:-7 27:-7
myellow	0:10
myes	0:-10 l:-5 x:10
myesterday	e:7
myet	11:8 1v:6
myorkshire	0:9
myou	g:-5 x:-5
myou're	0:15
myoung	0:10
myour	r:6
n!	0:6 a:-6 e:6 i:-5 j:5 l:-4 o:-6 v:-5 x:-5 13:-6 1v:-6 1z:7 2o:-6 2r:6
n"	0:11 3:-7 v:-8 x:-6
n#1	1:-8 6:5 c:-10 e:-7 l:-13 n:-11 v:-8 x:-7 11:-5 14:-7 15:-12 1c:-10 1p:-9 26:6 2j:-6 31:5
n#2	7:-6 8:-5 l:-13 m:-7 n:-6 t:-5 v:-5 x:-6 10:-6 17:-7 1h:-6 1p:-5 26:5 29:6 2n:-9
n#3	f:-9 k:-5 l:-6 m:-5 18:-6 1x:-11 1y:6 2q:-6
n#4	6:-6 l:-5 1p:6 1q:-6 1v:-9 2e:-5 2r:-6
n#5	29:8
n#6	0:-8 14:7
n#7	e:-5 q:8
n$	0:7 3:-12 4:-10 5:-7 7:-7 8:-3 d:-7 e:-5 i:-6 k:-10 n:-4 o:-12 p:-8 s:-5 u:-4 w:-5 y:-9 10:-8 12:-8 1b:-14 1c:-5 1d:-6 1g:-4 1x:-4 1z:-6 27:-6 29:-8 2a:6 2d:5 2e:6 2g:-5 2m:8 2o:8 2q:-8 2r:-4 30:-7 31:-5
n%	0:11 2:-7 6:-5 1i:-6
n&	0:-3
n'	n:6 13:-7
n(	0:-7 g:-6 i:-7 x:18 13:7 19:7
n)	0:11 24:8
n,	7:-4 x:7 11:-4 1a:-4 1i:-6 1l:8 1n:9 1o:13 1p:12 1s:8 1t:7 1x:11 1y:10 1z:9 24:13 25:9 26:9 28:6 2c:15 2f:8 2g:9 2h:10 2i:12 2j:9 2m:6 2n:5 2o:10 2p:9 2r:8 2t:8 2v:7 2w:8 2x:7 2z:7 30:3 31:7
n-	1:-9 e:-12 m:-6 q:-5 v:6 x:-10 13:-6 15:-6 19:-5 1e:4 1k:6 24:-6 2j:-7 2o:-5 2y:-6
n.	c:-8 d:-5 l:-6 r:-6 11:-5 13:-4 15:-5 1h:-5 1k:5 1l:-6 1n:13 1s:12 1u:7 1x:12 23:13 24:11 25:9 2e:13 2f:10 2n:5 2o:8 2p:-6 2q:-4 2v:-9
n/	0:9
n:	0:22 1:-5 m:-6 o:-6 x:-5 10:-5 1g:-6
n;	9:9 i:-6 m:-5 13:-5 1x:6 23:8 25:-7
n=	0:10
n>	o:7
n?	0:13 8:-14 c:-7 i:-5 m:-11 o:-8 v:-11 x:-10 z:-8 10:-7 1g:-5 23:-6 2p:-5 2s:9
n@	b:-7 1u:9
n_	0:14 23:-6
na	0:7 2:-8 4:-8 5:-11 6:-6 a:-5 c:-6 g:-6 h:-6 i:-6 o:-8 r:-12 v:-5 x:-10 11:-7 12:-8 13:-7 16:-12 1f:-5 1g:-6 1h:-7 1i:-7 1k:-6 1q:-7 25:-7 27:-8 2d:-6 2k:-10 2r:-8 2s:-7 2v:-8
nabout	0:11
nabove	0:-5 h:10 x:-6
nabroad	0:-3
naccording	0:-4 1j:6
naccount	0:-5 1g:10
nacme	0:10
nacres	1x:5
nacross	0:10
nactually	0:9
naddress	0:7
nadvice	0:5
nafter	2:-6 3:-9 7:-7 h:-6 v:-6 z:-5 15:-6 1a:-5 1q:9 1v:9 1x:7 2d:4 2o:5 2x:-6
nagain	8:-6 l:7 x:-6
nagainst	0:8
nage	0:11
nago	0:13
nair	0:6
nalarm	24:6
nalcohol	0:10
nall	0:9 x:-6 1g:8 23:-6 25:-5 2j:8 2o:-9
nallergic	10:6
nallergy	3:10 11:-5 1m:8
nalone	u:10
nalready	2w:11
nalso	0:7
nalways	0:16
nam	l:7
namerica	0:-6
nan	0:9 e:-7 q:7 x:-7 24:-11
nanalyst	10:8
nand	0:-3 3:-8 7:-5 e:-6 k:-5 n:-7 q:-6 r:-9 v:-2 z:-5 10:-5 15:-6 16:-5 1f:-6 1h:-2 1i:-5 1j:-6 1o:-3 24:9 26:9 2d:6 2g:-2 2r:-9
nankle	0:-8 m:9
nanniversary	0:7
nanother	0:6
nanswer	9:-6
nany	2:-8 q:-5 x:-5 1i:-6 2w:5
nanybody	0:7
nanymore	0:-8 8:8 i:7 l:7 o:-6 24:-5
nanything	0:6 2a:-6
nanyway	o:8
napology	0:5
napp	1g:6
napparently	3:8 1j:6 2f:7
napril	0:10 1x:-7
nare	0:5 g:-7 h:8 v:-8 1a:7 1d:7
naround	0:11
narrived	x:10
nas	c:-5 e:-9 l:-7 x:-6 15:-6 2j:5
nask	0:10
nasked	0:12
nasking	0:10
nat	1:-6 2:-6 5:-8 9:-6 c:-5 d:-7 f:-13 g:-4 i:-6 j:-5 m:-11 r:-5 s:-5 t:-6 u:-6 w:5 x:-9 y:-6 12:-4 13:-5 19:-5 1b:-4 1c:-5 1d:-8 1e:-5 1f:-5 1h:-5 1o:-5 1t:9 1v:-8 23:-8 27:12 31:-5
naugust	6:6
naunt	2d:5
nave	0:5
naway	l:7
nb	c:-5
nbaby	e:7 f:-6 2d:-6
nback	m:-8 w:8 12:-5
nbackend	10:7
nbad	k:9
nbadly	0:-7 o:9
nbadminton	0:7
nbag	0:8
nbags	0:8
nbakery	0:9
nballet	0:6
nband	0:-4 1:12
nbank	c:-7
nbasement	2d:9
nbc	l:-5
nbday	0:5
nbe	1o:5 2o:-5
nbeach	0:-12
nbeard	4:9
nbeats	0:8
nbecame	0:8
nbecause	0:-4 1g:-5 1k:7 1x:-5 24:11
nbedtime	0:12
nbeen	0:18 1x:-8
nbeer	0:-7
nbefore	8:-7 k:-8 o:-6 w:-6 x:-9 10:-8 15:-10 1a:-6 1d:-6 1g:-6 23:8 24:10
nbehind	0:8
nbeing	0:10 m:-6
nbelieve	1x:6
nberlin	0:7
nbesides	2w:-5
nbest	0:8 30:-5
nbetween	0:5
nbigger	0:8
nbike	1h:-8 30:5
nbirthday	0:8
nbiscuit	0:14
nbit	2x:6
nbite	0:5
nbless	0:5
nbloke	0:9
nblood	d:9
nblue	0:7
nbook	0:7
nbooked	0:-6 e:10
nbooks	10:6
nboots	0:5
nborn	p:10
nboth	x:-7 1g:7 2a:5 2k:-7
nbottom	0:7
nbought	0:9 v:5
nbox	11:5
nboyfriend	2t:6
nbrass	1:8
nbrazil	0:5
nbreak	0:11
nbreaks	0:6
nbroke	0:6
nbtw	0:-17 2:7 8:7 d:-6 j:9 x:8 1a:-7
nbucks	0:14 1i:-7
nbuild	0:6
nbus	l:-6 1h:-5 24:6
nbusiness	0:-6 w:6 10:-6
nbut	8:-7 e:-5 h:-6 i:-5 o:-6 v:-8 10:-5 1a:-7 1g:-5 1x:-8 2d:-7 2g:9 2z:-9
nbutter	0:10
nbuy	0:7
nby	1:-5 o:-5 p:-7 u:-8 v:-10 12:8 18:-6 1d:-6 1f:-5 1i:-5 23:8 2d:7
ncake	0:10
ncall	2p:7
ncalled	1k:10
ncame	y:8 2s:7
ncan	15:8
ncan't	x:8
ncannot	0:8
ncaption	0:7
ncar	0:6 24:-7
ncard	0:8
ncare	0:-6 u:8
ncars	0:7
ncase	0:9
ncash	0:7 24:-5
ncat	e:-6 24:-7
ncataracts	e:-7
ncats	g:-7 24:7
ncertificate	0:-5
nchange	0:6
nchanged	x:7
nchat	0:8 1k:-5
ncheck	0:6
nchewing	0:7
nchildhood	0:7
nchloe	10:8
nchoir	1k:6
nchristmas	1x:-6 24:-5 2o:5
nchurch	c:-7 1k:-6
ncigarette	0:5
ncitizen	0:-6 y:11
ncitizenship	e:-8 y:-7
ncity	0:5
ncivil	0:7
nclass	0:9 e:-6
nclear	0:5
nclinic	c:8
nclosing	2o:6
nclub	o:-6
nclue	0:8
ncm	2:-11 n:9
ncode	0:7
ncoffee	l:-5
ncold	0:7
ncollarbone	0:-5 25:8
ncollege	0:6 1v:-5
ncome	4:11 e:-6 g:7
ncomeback	0:7
ncoming	0:11
ncommon	0:6
ncompany	0:10
ncompletely	9:9 l:9 o:-7
ncooker	10:-5 11:13
ncopper	0:4
ncoriander	0:7
ncost	0:13
ncould	0:12
ncountry	t:7
ncounty	0:7 c:-5
ncouple	0:8
ncourse	2f:8
ncousin	0:6
ncoworker	0:7
ncows	1x:6
ncrime	t:7
ncrutches	0:8
ncup	c:6
ncut	1v:8
ncv	0:6
ndad	1a:9
ndad's	0:16
ndark	0:-5
ndata	0:2
ndaughter	12:9
nday	6:3 l:-7 m:11 o:-5 x:-6 10:6 1x:-7 2j:-5 2p:-6
ndays	0:7 2:-5 o:-5 1e:9 24:-8 27:8
ndead	0:9
ndeadline	0:9
ndear	0:6
ndegree	a:6 1x:-6
ndegrees	0:11
ndenver	1x:5
ndeploy	0:6
ndescription	0:5
ndesign	0:10
ndiagnosed	0:10
ndidn't	0:11
ndied	7:10 e:-8 t:-5 v:-5 1h:14
ndiesel	0:8
ndifferent	0:6
ndinner	0:11 1d:-7
ndinners	0:9
ndivorced	1a:7
ndo	0:7 15:8
ndoctor	0:6 r:-5 2a:7
ndoes	0:8 g:-6
ndoesn't	i:11
ndog	15:-7 1x:9 2o:7
ndogs	0:5
ndoing	0:6
ndollars	0:6
ndone	0:10 a:8 e:-8 x:-8
ndont	0:9
ndoor	0:11
ndouble	0:7
ndown	24:-7 2o:-6
ndream	0:9
ndrink	l:7
ndrinking	0:10
ndrinks	l:7
ndrive	2q:7
ndriver	10:-4 2j:9
ndrives	x:7
ndriving	0:8
ndrop	0:7 24:6
ndropped	0:9
ndual	0:8
ndue	0:8
nduolingo	0:6
nduring	1r:6
ndust	0:10
ne	0:7
neach	0:9 18:-6 1i:-10 24:8
near	0:-4 24:5
nearly	0:9 l:-7
nears	0:8
neast	0:7
neaster	1e:6
neat	l:7
neats	0:7
negg	0:-9
neggs	t:-5
nelectric	30:-6
neleven	f:7
nelse	0:10
nembarrassing	0:6
nemergency	0:7
nemployed	2j:6
nended	0:-7 e:5
nengaged	x:-5
nengineer	0:3
nengineering	k:5 w:8 1x:-5
nengineers	0:-8 18:7
nenough	0:11
neuro	0:11
neven	24:8
nevenings	s:-7 24:5
never	2a:6
nevery	3:-5 4:-5 e:-7 o:9 p:-5 s:-6 x:-6 10:-5 1g:-6 1h:-6 1m:10 1n:5 23:-5 2o:-5 2z:6
neverybody	0:7
neverything	0:10
neverywhere	0:-10 x:-6 z:9
nexam	2o:8
nexample	1u:6
nexcel	0:6
nexpecting	0:-4 e:6
nexperience	0:6
nexplain	0:7
neyes	0:11
nf	2:-6
nfair	2:-9 2l:6
nfairly	0:6
nfall	0:9
nfamily	1b:6
nfan	t:9
nfarm	c:-5 1x:6
nfarmer	10:-9
nfather	d:7 g:-5 m:7 1x:6
nfavourite	0:12
nfeb	0:-5 2o:5
nfebruary	0:-9 2o:9
nfeed	0:6
nfeet	m:5
nfell	0:7
nfella	0:6
nfifty	23:4
nfile	0:6
nfinally	e:6
nfind	0:8
nfine	0:9
nfinished	x:7
nfired	1x:7
nfirst	m:-5 15:4
nfish	2j:-5
nfit	2q:-5
nfive	2:5 l:-6 1e:-5 24:7 2j:-6
nfix	0:8
nflight	k:8 15:-10
nfloor	u:5 2o:-7
nflower	0:8
nflowers	0:15
nfolks	0:5
nfood	8:9
nfoot	0:5 n:4
nfor	2:-5 3:-5 5:-5 8:-8 h:-5 k:-12 p:-9 q:-5 r:-4 u:-7 w:-6 x:-9 y:-5 12:-5 16:-7 18:-5 1a:-3 1c:-7 1e:-6 1i:-5 1j:-6 29:-5 2c:-5 2f:-6 2j:12 2v:8 2x:-5
nforever	2j:9
nform	0:9
nformula	0:6
nforty	0:9
nfound	0:10
nfour	0:-6 l:-5 1x:-9 2o:-7 2x:4
nfourteen	0:8
nfree	19:-5
nfreezer	0:-7
nfrench	0:7
nfriday	1x:9
nfridays	0:-11 24:8
nfridge	0:8
nfriends	19:-8
nfrom	1:-5 3:-6 4:-6 9:-5 c:-5 e:-10 g:-7 h:-7 i:-7 o:-5 r:-6 t:-5 y:-6 11:-7 13:-11 1a:-6 1c:-6 1d:-4 1f:-5 1h:-6 1t:6 2a:8
nfront	0:6
nfrozen	0:5
nfryer	0:-4 11:6
nfuneral	0:8
ngap	0:-10
ngarden	c:-5
nged	0:8 1x:-5
ngerman	0:10
nget	0:9 m:-7 2p:-5
ngets	0:8
ngift	0:9
ngirl	1x:-5
ngirlfriend	0:6
ngirls	g:9
ngive	1i:8
ngives	3:11
ngiving	0:11 r:-8
nglasses	0:7
ngluten	0:9
ngo	0:4
ngod	0:8
ngoes	x:9
ngoing	1a:8 2o:-9
ngone	0:8
ngood	x:-5 2a:-5 2o:6
ngot	0:6 2:-6 19:-7 1h:-6 1x:7
ngrand	0:-6 q:8
ngrandfather	0:7
ngrandmother	0:11
ngrandson	0:-7 g:8
ngreek	0:9
ngrey	13:-6
ngross	29:7
ngroup	1k:8
ngrowing	0:-7 4:9
ngym	l:6
nhad	0:6 g:-9 13:-6
nhair	0:-5 4:6 1n:6
nhalf	1l:5
nhalfway	0:7
nhappy	0:10
nhard	0:8
nhas	1:-5 3:-5 9:-6 i:9 v:-8 x:8 11:3
nhate	0:11
nhates	0:10
nhave	0:11
nhe	2:8 x:-7 1h:5
nhe'd	0:8
nhe's	0:11
nheadache	0:7
nhealed	0:9
nheights	0:6
nhello	0:9
nhelp	0:13
nhelps	0:9
nher	x:-6 10:7 1a:-6
nhere	8:6 9:7 j:8 24:-5
nherself	0:-8 u:6
nhigh	1x:-5
nhiring	0:5
nhis	l:-6 12:-10 1x:-6 25:6 2r:-11
nhistory	1:6
nhome	11:-6
nhonest	0:12
nhope	1k:6
nhorses	0:-7 15:6
nhospital	c:-6 1v:7
nhotel	1x:7
nhour	1o:-6 29:6
nhours	0:7 24:-7
nhouse	e:-6 k:-6 24:-5
nhouses	0:7
nhow	0:9 2b:7
nhr	0:9 10:-6
nhuge	0:7
nhundred	q:5
nhunting	0:-10
ni	0:11 4:5 e:-8 l:-8 x:-5 1g:-5 1o:-7 1w:-5 24:-11 25:-7 2a:-4 2c:-5 2l:8 2o:-6
ni'm	0:15 23:-7 2o:-8
ni've	0:12
nidea	l:-5 2o:6
nideas	0:8
nif	2c:7
nim	0:9
nin	1:-11 2:-5 3:-4 6:-5 7:-5 d:-5 g:-8 h:-6 k:-9 p:-6 q:-4 s:-10 u:-4 v:-14 y:-5 z:-4 15:-4 1c:-4 1e:-4 1f:-7 1h:-11 1o:-6 1x:5 24:5 27:-6 2j:11 2o:7 2r:7 2t:-6 2w:-6
nindian	0:6
ninstead	l:12 v:-13 1x:11 2o:7
ninsulin	25:5
ninto	0:5
nipad	0:7
nirish	1x:-7
niron	m:9
nis	1:-5 2:-7 3:-5 4:-7 5:-4 7:-6 d:-9 e:-9 l:-5 p:-5 v:-7 w:-5 x:11 y:-5 z:6 13:-5 16:-4 19:-6 1a:-5 1g:-5 20:15 2c:10 2t:8 2v:-5
nisn't	0:8
nit	0:9 r:6 w:-6 1d:-5
nit's	0:12
nits	8:8 1h:7
njanuary	24:-8 25:-5
njess	0:5
njob	0:8 10:7
njobs	0:8 x:-6
njoke	0:6 23:-6
njuly	1x:-6 2r:-7
njune	0:6 15:-7
njunior	19:6
njust	19:-7 25:-6
nk	2:-8 18:-16 1i:-7 24:-7
nkeep	0:7
nkeeps	x:10 2g:7
nkept	0:7
nkg	0:6 2:-9 l:-6
nkid	e:-6 g:-5
nkids	19:-6 2o:7 2q:-5
nkill	0:5
nkilos	2:-6
nkindle	0:6
nkindly	0:6
nkm	0:8
nknee	e:5 1x:-10
nknees	0:8
nknow	0:7
nl	25:5
nlady	0:6
nlanded	0:6 e:-5
nlast	m:-6 u:-5 x:-7 15:-10 1h:-6 1x:8 24:-5 2d:7 2l:-6 2o:7 2w:-8 30:10
nlate	0:10 l:-5 o:-11 t:-6 1d:-6
nlater	0:7
nlaugh	0:9
nlbs	1i:10
nlead	1x:7
nleaf	h:-5 v:-5
nleague	0:9
nlearn	0:7
nlearning	0:8
nleave	m:-7
nleaving	0:8
nleeds	0:7
nleft	e:4 19:9 1x:-5 24:-5 2o:-5 2s:6
nlegs	0:9
nlent	0:9
nlet	0:7
nlibrary	1x:-6
nlicence	0:5
nlife	0:15
nlight	0:6
nlike	2:5 r:-8 s:-6 v:-6
nline	0:8
nlines	13:-5
nlips	0:7
nlist	0:8
nlittle	k:-6 23:-5 2a:5
nlive	0:11
nlived	0:8
nlives	g:9 2g:8
nliving	u:5
nlonger	0:10
nlook	0:6
nlooks	0:7
nlove	0:8
nloves	0:9
nlow	0:10
nlunch	0:8
nm	2:-7 1i:-5
nmade	0:8 e:-6 1k:8
nmail	0:8
nmake	0:-6 3:11 g:8
nmakes	9:9 m:-5
nmama	0:8
nman	d:7
nmanage	m:5
nmarathon	1x:5
nmarch	24:-5 25:-10
nmarried	2y:7
nmaster	g:-6 23:5
nmax	0:8
nme	0:13 o:-6 x:-5 10:-6 18:-5 1k:-5 23:-6 24:-8 25:-6 2j:-5 2o:-5 2w:-6
nmeat	8:7
nmeet	0:7
nmeeting	0:5
nmember	1:10 j:-5
nmen	0:8
nmenu	0:11
nmessage	0:5
nmet	0:6
nmid	1x:7
nmidnight	24:6
nmile	18:7
nmilk	3:6
nmind	0:8
nminutes	0:12 2:-9 g:-6 l:-9 24:10
nmiso	13:7
nmissing	e:7
nmodel	0:8
nmonday	15:-5 2j:-5
nmoney	0:5
nmonth	l:-6 1x:-8 24:6 25:-6
nmonths	l:-6 n:-7 13:-5 1e:7 1x:-8
nmore	0:13
nmorning	24:5
nmornings	2:-5 c:8 27:-6
nmortgage	u:5
nmost	1h:8 1x:-5 24:4 25:-6
nmostly	t:10
nmother	m:-5 u:-5 2d:7
nmove	0:6
nmoved	e:-6 x:11 13:-8 1x:-6
nmoves	0:8
nmoving	0:12
nmr	0:8
nmrs	0:6
nmuch	l:9 1a:8 2c:-9
nmum	0:7 l:-5
nmum's	0:8
nmums	0:10
nmy	0:8 4:-8 c:-5 h:-8 o:-5 t:-5 z:-6 10:-8 17:-5 19:7 1d:-5 1g:-4 1h:-6 1q:-5 1x:8 20:-5 23:-11 27:-11 2a:-5 2o:-10 2w:-7
nn	0:7
nnails	0:-6 24:7
nname	0:11
nname's	0:10
nnamed	27:7
nnames	0:7
nnear	2k:8
nneed	0:14
nneedles	0:7
nneeds	0:8
nneighbour	0:7
nnephew	g:6
nnever	8:8 x:10
nnew	0:9
nnext	2:9 c:-5 h:-5 x:-6 1c:-6 2o:11
nnight	24:-6
nnights	l:11 24:-7
nnine	27:-6
nnineteen	0:6 1a:6
nninety	0:-7 l:10 10:-5
nno	h:8 o:-5 x:-7 10:-6 27:6
nnobody	11:10 2d:-5
nnoise	0:9
nnormal	2a:7
nnot	x:-9
nnote	0:8
nnothing	0:16
nnotice	1x:9
nnova	0:8
nnovember	1x:6
nnow	0:-8 1:-5 3:-7 4:-8 8:-6 9:-7 a:-6 e:-6 g:-6 h:-8 j:-6 p:-5 t:-5 w:-5 x:-13 10:-7 11:-6 12:-7 18:-6 19:-6 1b:-7 1c:-9 1d:-9 1e:-6 1f:-7 1g:-7 1k:-8 1o:-5 1x:-14 2a:-7 2d:9 2e:6 2q:-6 2r:-8 2t:9 2x:7
nnumber	0:15
nnurse	0:7
nnursing	23:5
nnuts	3:6
noctober	e:-6 u:-6 15:8
nof	0:3 2:-7 4:-4 5:-5 9:-9 a:-7 c:-5 d:-5 e:-10 k:-6 l:-6 o:-6 r:-6 t:-6 w:-5 x:-10 z:-6 11:-5 12:-7 15:-6 1a:-5 1p:12 25:-6 27:-5 2j:-7
noff	l:-8 m:-8 s:4 10:-7 15:-5 1d:-5 25:-6 2o:-7 2q:-5
noffered	0:8
noffice	c:-11 1v:11 2o:-9
nohio	0:6
nok	2a:9
nokafor	0:-8 x:6
nokay	0:14
nold	h:-5 1l:8
nolder	0:14
noldest	0:9
nolds	0:7
non	1:-5 3:-5 4:-4 5:-5 6:-7 7:-6 8:-5 9:-6 a:-7 g:-7 h:-7 j:-6 k:-5 m:-5 n:-6 p:-6 q:-6 r:-6 s:-6 t:-5 w:-5 y:-6 11:-5 12:-5 13:-5 15:-10 17:-5 19:-8 1a:-7 1c:-7 1d:-6 1e:-6 1g:-6 1h:-8 1i:-6 1k:-9 1o:-6 1p:-8 1q:-10 1v:9 1x:13 20:-8 2j:8 2k:5 2q:6 2r:11 2w:-7 30:-5
nonce	l:-5 13:5 1a:-5 23:6 24:7 2r:7
none	1:-6 n:4 12:8 13:-5 15:-10 1x:-5 23:11
nones	0:7
nonline	0:-7 x:-6 1c:9
nonly	c:-5 h:-5 s:9 t:-6 x:-12 13:-6 19:-6
nopen	0:15
nopened	x:9
nor	0:12 8:8 o:-8 x:-7 10:-5 1r:6
norder	0:9
nour	e:-5 l:-5 x:8
nout	i:-8 l:-6 o:-6 23:-7
noutside	2o:8
noven	0:10
nover	e:-9 h:9 l:-10 m:-6 o:-6 x:-7 15:-6 1a:-5 1f:7 24:5 27:-5 2d:-7 2p:7
nowl	0:-4 1f:4
nown	u:-11 1x:-5 23:5 2d:11
noxford	0:8
np	0:8
npages	0:14 2:-10
npaid	0:5
npal	19:6
nparents	2d:-6
nparis	k:-5
npark	v:6 x:-7
nparking	0:11
npartner	0:11
nparty	0:7
npassed	2r:5
npast	l:-5 1d:8
npatience	0:-9 12:10
npenicillin	0:11
npension	0:6
npeople	0:13 2:-6 t:-7 1i:-9
nper	0:13
npercent	2:-6 l:5 1i:-7
nperiod	0:4
nperson	2l:-6
npescatarian	0:8
nphone	0:6
npiano	2k:6
npickles	x:-8
npizza	0:7
nplan	0:8
nplane	1y:6
nplant	1v:6
nplate	0:12
nplay	0:7
nplaying	e:8
nplaylist	20:10
nplays	0:14
nplease	3:8 2a:10
npls	0:8
npodcast	0:7
npoint	v:8
npork	0:12
nposter	0:5
npottery	0:8 o:-6
npounds	2:-10
nppl	0:8
npregnant	1l:-5
npresent	0:5
npressure	0:4
npreston	0:-7
npretty	0:12
nprices	0:10
nprint	0:9
nproblem	0:9
npromoted	e:9
nproperly	0:-7 1d:9
nproposed	0:8
nput	e:-6
nputs	3:10
nquarter	2r:6
nqueen	0:-6
nquestion	0:5 e:-7 1x:9
nquit	0:8
nquiz	2c:8
nrailway	0:7
nrainy	0:6
nran	0:8
nrather	0:-3 16:-5 2p:6
nreading	0:7
nreads	0:12
nready	0:7
nreal	e:-6
nreally	1b:6
nreason	1o:5
nred	4:5
nreference	0:8
nrefuse	0:7
nreligious	0:7
nrent	0:6
nreplaced	e:7 1x:-8 2m:9
nretired	0:6 e:-7
nretirement	0:6
nride	0:7 l:7
nright	0:2
nring	11:-11
nrings	0:9 24:-5
nriver	0:-6
nroad	l:-5 18:-8
nrole	0:9
nroom	0:8
nrope	0:-5 o:7
nrosalyn	e:6 1k:-6 2q:-7
nroughly	0:5
nroute	15:-5
nrow	0:6
nrules	0:7
nrun	0:5
nruns	0:-4 m:8 x:8 10:-7
nrust	0:-7
nrusty	1d:7
nrye	1r:7
nsafe	0:4
nsaid	0:6 x:11 25:-7
nsalary	0:7
nsalt	0:7
nsame	0:9
nsamsung	0:6
nsaturday	15:-6 1x:11 23:-6 2r:-6
nsaturdays	0:-13 l:10 1k:8 24:-6
nsave	0:8
nsay	0:5
nsaying	0:-6 x:11
nsays	0:14 x:-9 10:-6 1g:-9 2g:-5 2z:7
nschool	0:5 1:-8 e:-6 1k:7
nschools	0:6
nscience	0:-4 w:6
nseason	0:15
nsecond	0:5 18:-9 1x:5
nsecretary	0:5
nsee	24:-5
nseen	0:9
nsell	0:8
nsends	i:8
nsenior	0:2
nsent	0:12
nseptember	0:-6 15:5 1x:2
nsewing	11:8
nshared	0:6
nshe	0:10 x:8 2d:-6
nshe'd	0:10
nshe's	0:8
nsheet	0:9
nshellfish	0:5
nshoes	0:6
nshop	11:-5
nshort	r:-8
nshot	0:6
nshoulder	m:7
nshower	0:7
nshy	0:7
nsign	0:10
nsigned	e:4
nsimilar	0:6
nsimple	0:7
nsince	0:-7 1:-5 3:-7 4:-5 6:-6 9:-8 e:-8 g:-6 j:-7 k:-6 l:-7 n:-8 p:-6 q:-6 s:-6 t:-6 w:-6 x:-6 12:-5 13:-5 14:-7 15:-8 17:-6 18:-4 19:-7 1b:-6 1c:-6 1d:-7 1e:-11 1f:-6 1h:-7 1i:-5 1r:10 2d:-5 2o:-5
nsinger	0:11
nsingle	0:12
nsings	0:8
nsister	0:-4 e:4 g:7
nsit	0:6
nsitting	0:-5 15:6
nsix	m:-5 1e:-7 1x:-6 24:6
nsize	0:9
nskin	0:10
nsleep	0:9
nslipped	0:7
nslow	r:9
nsmall	0:7 2o:-5 2q:-3
nsmoked	x:4
nsmoking	0:11
nsnacks	0:10
nso	0:-7 1:-4 2:-7 c:-5 d:-6 k:-5 o:-5 x:-7 10:-12 11:-5 13:-5 19:-5 1a:-5 1b:-5 1c:-7 1f:-4 1r:-9 1x:10 1y:7 23:-5 2d:-7 2f:-6 2j:8 2r:-7
nsofa	0:6
nsoft	12:7
nsold	2g:6 2k:8
nsomeone	m:-6 o:-4 1a:7
nsomething	0:14 2:7
nson	g:5
nsongs	0:7
nsoppy	0:6
nsound	0:6
nsourdough	o:6
nspace	0:5
nspain	0:8 23:-6
nspanish	0:9
nspeak	0:9
nspeaking	i:8
nspeaks	x:9
nspelling	r:6
nsplit	0:5 1x:6
nspring	1x:-8 2e:-6
nsquare	0:12
nsquash	0:5
nst	0:10 15:7
nstaff	0:7
nstairs	25:5
nstand	0:7
nstart	0:10
nstarted	0:10
nstarting	m:-5 25:5 2o:-6
nstarts	g:-6 1z:6
nstate	0:-9 v:-7
nstats	0:-10
nstays	x:6 2d:-6
nsteel	0:10
nsteps	0:10
nstill	0:13 u:7
nstock	0:8
nstolen	0:7
nstone	0:-7 1i:9 1x:7
nstop	0:10
nstopped	0:8
nstorage	0:5
nstory	0:8
nstraight	0:11
nstreet	2d:5
nstress	0:14 1d:-7
nstuck	1q:7
nstudies	x:9
nstudio	0:5
nstudy	k:-6
nstyle	0:10
nsummer	1x:-5
nsummers	1e:5
nsun	0:6
nsunday	l:-8 15:-6 27:-7
nsuper	0:10
nsupper	0:7
nsurgery	0:-8 e:8
nsurvey	0:8
nsweet	2c:6
nswim	0:7
nswimming	o:6
nswitch	0:-5 11:6
nswitched	0:7
ntakes	0:11
ntaking	0:8
ntale	0:6
ntastes	9:12
ntea	l:-6
nteacher	0:6
nteam	e:-5 1k:7 2d:-5 2o:-6
ntech	0:-8
nteeth	0:8
ntelling	0:6
ntemplate	0:9
nten	0:3 15:9
ntest	1d:-5
ntext	0:6
nth	2:-8
nthan	f:-6 m:-6 11:-5 12:-6 1a:-4 23:-5 25:-5 2l:9 2p:10
nthanks	0:6
nthanksgiving	0:-6 e:6
nthat	0:5 2:-9 4:-4 5:-6 7:6 f:-6 r:-7 x:-5 1n:11 2k:13 2m:5 2p:-8
nthats	x:11
nthe	0:9 1:-5 4:-5 9:-8 d:-4 h:-10 i:-7 u:-12 x:-7 13:-6 16:-9 17:-6 18:-12 19:-4 1a:-6 1c:-5 1d:-9 1e:-6 1f:-4 1o:-6 1q:-7 1r:-6 1x:-7 23:-9 24:-4 27:-5 29:-6 2j:-9 2k:-8 2w:-5 31:-5
ntheir	0:5
nthem	0:7 2a:6
nthen	10:7
nthere	x:-5 19:6 24:-7 2j:10 2o:8
nthese	l:-5
nthesis	0:9
nthey	0:11 m:-6 1o:6 24:-5
nthey're	0:7
nthing	0:7 8:8 1x:-5 23:6
nthings	t:8
nthink	0:6
nthird	0:4
nthirteen	0:15 1a:-9
nthirty	1e:-5
nthis	0:8 5:-5 8:-5 c:-6 e:-7 o:-5 y:-6 10:-5 15:-6 1a:-5 1d:-5 1x:12 1y:-6 24:-9
nthree	f:5 m:-6 1a:-6 1e:-6
nthrough	2k:8
nthursday	15:-5
nthursdays	24:8
ntie	1n:6
ntil	0:-4 u:8 10:-7
ntill	0:-8 e:-7 x:-6 15:-6 1v:6 27:10 2v:-5
ntime	0:12
ntimes	1y:7
ntired	0:7
nto	1:-6 5:-12 7:-5 9:-6 a:-4 d:-5 g:-5 m:-6 o:-7 p:-13 q:-5 r:-8 u:-6 v:4 w:-5 x:-10 11:-5 12:-5 13:-5 16:-6 18:-5 19:-6 1e:-5 1v:6 24:3 2k:8 30:-9
ntoday	2:5 10:11 1d:-6 1x:6 2d:6
ntold	0:11
ntom	13:7
ntomorrow	0:11
ntonight	0:9
ntoo	s:6 1k:6 25:-8 2a:7
ntook	0:16
ntoronto	0:6
ntown	5:5
ntrade	0:8
ntraining	0:5
ntrains	0:10
ntravelling	15:6
ntremlett	0:-7
ntrick	0:5
ntrombone	0:5
ntrouble	1m:7
ntruck	e:-5 1x:9
ntrust	0:-10
ntry	0:5 18:-7
ntuesday	0:10 e:9
ntuesdays	24:7
nturned	0:9
nturns	g:7
ntv	11:7 24:-6
ntwenty	l:8
ntwice	2r:11
ntwins	1x:-7
ntwo	v:-9 15:-6 1e:-5 1y:-10 24:-6 2a:-5
nu	0:7
nuncle	0:-7 u:6
nunder	0:8 1x:5
nuni	1c:7
nuntil	v:-5 1h:11
nup	0:7 1:-7 x:-7 10:-6 15:-11 1d:-6
nupdate	0:7
nupstairs	0:5
nus	1x:-7 24:-6 2d:8
nused	0:7 9:-6 t:9
nuseful	0:9
nvan	0:3 10:-5
nvaping	0:10
nvegan	0:9
nvegetarian	0:6
nversion	8:-7
nvery	t:5
nvet	k:-8
nvideo	0:12
nviewing	0:5
nvisa	0:11
nw	k:-7 m:-5 x:-6 1a:-5 1h:-5
nwait	0:12
nwalk	l:-6
nwalked	0:13
nwalking	e:6
nwalks	x:6
nwant	0:13
nwants	19:12 1x:-6 2j:-5
nwas	0:7 c:8 e:-12 h:-7 o:-6 t:-5 v:-5 10:-5 11:-5 1g:-5 23:7
nwater	0:6
nway	0:10
nwe	0:3
nwears	0:7 x:-6
nwedding's	0:10 15:-7
nwednesday	15:9
nwednesdays	24:10
nweek	l:-11 24:5 2o:9
nweekend	1x:-7 24:-8 2o:6
nweeks	l:-5 m:11
nweird	0:9
nwent	30:7
nwere	0:12
nwet	0:12 1k:-5
nwhat	0:8 1m:-6
nwhat's	0:10
nwhatever	0:7
nwhatsapp	0:7
nwhen	i:-7 11:-11 1h:-12 1x:-8 24:6 25:6
nwhenever	0:-10
nwhere	0:8
nwhich	0:5
nwhile	0:-7
nwhitby	0:-5 2o:5
nwho	j:-12 22:8 2j:-5
nwhole	1x:6
nwhy	0:9
nwide	0:7
nwill	1m:7
nwind	0:6 9:-5
nwine	0:7
nwinter	0:12 1x:-6
nwith	1:-5 2:-6 3:-8 8:-7 9:-7 a:-5 c:-6 f:-6 h:-8 p:-8 r:-13 t:-6 w:-5 y:-7 10:-12 11:-5 13:-7 15:-10 17:-5 1a:-7 1b:-5 1c:-5 1f:-6 1g:-6 1h:-6 1n:-7 27:-3 29:6
nwithout	0:9 l:-5 10:-5 1d:-7 23:-5 2x:10
nwoman	p:8
nwon	x:10
nwon't	0:12 x:-6
nwont	1z:6
nwords	1i:-6 2a:7
nworking	2j:6
nworks	x:10 19:-5
nworld	0:5
nworse	0:9
nworth	0:11
nwould	0:15
nwrecked	0:13
nwrist	e:2 m:11
nwrite	0:7
nwriting	0:6
nwrote	0:5
nxbox	0:9
nyear	m:-6 29:6
nyears	4:-5 l:-11 m:-7 18:-5 1a:-6 1e:9 1k:-7 23:-6 24:-10
nyellow	0:7
nyes	e:6
nyesterday	c:-5 e:-6 x:-5 13:-8 1c:-5 1x:9
nyet	0:-9 1a:7 1d:7 2k:9
nyou	0:8 z:-7
nyour	0:8 r:7
nzero	1d:6
oanimal ^ ^	0:-8 i:8
oanimal ^ do	0:6
oanimal and a	13:-6 2m:8
oanimal get a	15:7
oanimal had a	2m:8
oanimal has a	13:12
obody ^ ^	0:10
obody ^ my	0:10
obody and my	0:14 m:-8
obody before my	0:5
obody broke his	1x:-6 25:8
obody broke my	1x:6
obody on my	0:6
obreed ^ are	0:7
obreed got a	13:6
ocondition ^ ^	3:-5 h:-6 m:7 x:-9
ocondition had a	0:-10
odevice ^ ^	0:-5 7:8
odevice have a	0:-7 2k:6
odevice is a	7:5
odiet ^ ^	8:5
odoing ^ i'm	0:6
odoing i am	17:-6
odwelling ^ i'm	0:7 17:-5
odwelling a new	0:7 1x:-6
odwelling for a	0:-11 u:9
odwelling in a	0:7
odwelling in the	u:6 2p:-5
odwelling sold the	0:-6
odwelling the whole	0:7
oemployer ^ ^	0:8
ofaith ^ ^	0:-8 1b:11
ofield ^ ^	9:10 x:-5
ofield in -	0:7
ogiven ^ ^	0:2 e:-8 h:-5
ogiven best friend	19:7
ogiven moved to	1x:-7
ogiven my aunt	0:-7
ogiven my brother	0:-12 g:12
ogiven my cousin	x:11
ogiven my sister	0:-10
ogiven my uncle	x:7
ogiven name is	0:13 x:-9
oill ^ ^	0:8 m:-5
oindustry ^ ^	0:8
oindustry in -	0:7
oindustry out of	0:-7
ojob #2 ,	10:7
ojob , the	0:7
ojob ^ ^	0:14
ojob ^ my	0:11
ojob ^ the	0:6
ojob a bus	0:5
ojob a dental	2j:7
ojob a school	0:-5 2j:5
ojob about a	0:9
ojob as a	0:-8 10:8
ojob be a	k:10 10:-9 1x:-5
ojob become a	0:5
ojob for a	10:-7
ojob i'm a	12:-6
ojob is a	0:-7 10:12
ojob she's a	0:-11 10:11
ojob that a	0:6
ojob was a	10:10 2j:-5
ojob would a	0:5 10:-5
ojobless got laid	1x:12
okin , a	0:10
okin , my	0:11 g:-6
okin , our	0:11 13:-6
okin . my	0:13
okin ^ ^	0:7 h:-5 t:6 19:-6
okin ^ a	13:-5
okin ^ her	0:8
okin ^ his	0:8
okin ^ i	10:-10
okin ^ my	0:12 g:-12 11:-5 19:5
okin ^ new	0:18
okin ^ our	13:10 1x:-5
okin a new	2s:6
okin and a	13:-6
okin and his	0:-5 g:6
okin and my	g:-5 2d:8
okin as a	0:13 1x:-6
okin be a	1x:6
okin get a	15:7
okin got a	11:-8 17:5
okin had a	0:-5 2s:6
okin has a	g:-6 2t:6
okin has three	0:8
okin is my	0:10
okin my little	g:-7
okin my new	0:8
okin my old	0:18
okin my other	0:9
okin of a	0:9
okin to my	24:9
okin with a	13:-6 2m:5
okin with his	0:-6 13:8
okin with my	0:-6 2d:9
okin with the	0:7 13:-6
okin year old	0:7
olabel ^ ^	8:5
olabel a night	2y:5
olabel be a	k:8 10:-5
olabel not a	0:-5 1a:7
olanguage ^ ^	d:8 x:-7 y:-10
olanguage i speak	0:-7 s:7
oleisure ^ ^	0:5
oleisure ^ can't	1d:6
oleisure ^ i	0:-6 l:8 10:-7
oleisure used to	0:-11 o:9
omedicine i take	0:-8 m:10 24:-5
onation ^ ^	d:-6 s:-5 y:11
onation i speak	0:-5
opastime ^ ^	0:-7 h:-6 o:6 x:-8
opastime ^ i'm	0:6
opastime gave up	l:-7
opastime i am	17:-6
opastime is a	0:7
oplace , it's	0:8
oplace ^ ^	x:-7
oplace going to	0:11
oplace in the	0:7
oplace in with	0:7
oplace live in	0:8
oplace married in	v:-6
oplace moved to	1x:8
oplace moving to	0:8
opossession ^ ^	l:-5
opossession a new	0:7 1x:-6
opossession a small	0:-7
opossession and a	0:7
opossession at the	0:12 1v:-7
opossession bought a	11:-5 1x:-7 2k:7
opossession had a	0:7
opossession in the	25:-6
opossession my own	23:6
opossession on a	1y:7
opossession on the	0:8 1x:-6
oprocedure father -	0:5
oprocedure got married	1x:7
oprocedure i lived	0:5
oprocedure i was	1x:-5
oprocedure was born	0:6
osign ^ ^	0:-10 1j:13
osport ^ ^	0:9
otech ^ ^	3:9 1g:-8
otech a #1	0:6
otool ^ ^	9:-5 t:-5 x:-7 1g:9
otrait write a	0:9
ovehicle ^ ^	1h:7
ovehicle ^ my	11:10
ovehicle ^ the	e:7
ovehicle a #4	30:5
ovehicle at the	0:6
ovehicle bought a	1h:-7
ovehicle for the	0:-6
ovehicle has a	1h:10
ovehicle in the	0:11
ovehicle sold the	1h:6
oworkplace ^ ^	t:-7 15:9
oworkplace ^ my	0:8
oworkplace ^ the	0:9 o:-5 20:-5
oworkplace and the	0:5
oworkplace at the	0:9 1v:-9 2o:-5
oworkplace be a	0:-9
oworkplace go to	0:9 l:-5
oworkplace in a	2d:6
oworkplace in the	1:5 25:-6
oworkplace with the	0:5
p!	1:-5 a:6 e:8 f:-5 l:-8 m:-5 u:6 w:-5 13:8 15:-5
p"	0:5 x:-6
p#1	6:-12 l:-8 m:-10 o:-6 t:-7 u:-5 10:-6 15:-6 18:-7 1d:-6 1i:-6 1p:13 1q:-10 23:7 26:7 2l:-5
p#2	2:-5 8:-5 c:-5 e:-5 l:-8 m:-6 o:-6 u:-4 v:-5 x:-7 10:-5 1d:-5 1l:-11 1o:-6 1q:-5 1v:-6 23:-3 26:-5 29:9 2a:-5 2c:-6 2d:-6 2j:-6 2k:-5 2r:8 2w:-5 31:12
p#3	l:-9 o:-6 u:-10 x:-6 14:-7 18:-6 1i:-7 1x:-5 1y:5 23:-6 2a:-5 2e:3 2r:12
p#4	1x:-12 2n:6 2o:-8 2x:-6 30:5
p#5	0:-8 29:7 2n:8
p#7	0:7
p$	2:-5 29:6
p%	0:10
p&	0:-9 1v:6
p'	2:-5 26:6
p(	0:19 e:-7
p)	0:18
p,	0:15 3:-5 5:-4 8:-4 9:-5 i:-5 j:-5 n:-4 p:-4 s:-5 x:11 13:-4 16:-5 1b:-5 1h:-5 1r:6 1x:-7 2e:9
p-	2:-7 8:-4 e:-8 g:-6 o:-6 u:-10 x:-7 10:-8 12:-5 15:-5 18:-6 1a:-6 1d:-4 1e:-9 1l:10 2o:-8 2x:6
p.	0:14 1:-8 3:-6 4:-6 6:-6 8:-6 9:-4 a:-6 b:-16 c:-5 d:-5 e:-5 g:-5 h:-5 k:-5 l:-10 n:-5 p:-5 q:-5 r:-2 s:-6 t:-4 v:-5 w:-5 y:-6 10:-9 11:-5 12:-5 14:-5 15:-7 18:-6 19:-5 1b:-6 1c:-5 1d:-5 1e:-8 1f:-5 1g:-5 1h:-5 1i:-9 1u:17 2g:15 2i:8 2o:-6
p/	0:10
p:	0:16 1:-5 2:-8 6:-6 8:-5 a:-6 g:-6 l:-7 o:-5 p:-5 r:-6 t:-6 v:-7 x:-14 z:-5 10:-4 13:-6 17:-5 19:-6 1a:5 1c:-5 1d:-5 1e:-6 1g:-6 1h:-5
p;	0:14
p=	0:10
p>	v:8
p?	0:13 x:-5
p@	0:9 b:-9 1u:6
p^	0:5 13:-4 15:-3
p_	0:12
pa	3:-5 5:-4 8:-4 9:-5 a:6 e:-11 f:-5 g:-5 l:-9 o:-3 r:-4 s:-7 v:-8 x:-8 z:-6 15:-6 19:-5 1b:-4 1c:-5 1h:7 1i:-5 1q:9 1r:-5 1v:-5 20:-11 21:-5 27:-6 2m:9 2s:8 2v:-4 30:8
pabout	15:8 18:-9 29:7 2k:11
pabroad	1y:7
pacme	0:9
pacross	0:6
pact	0:6
pactually	2:10 1i:-9
padult	0:8
pafford	0:10
pafter	0:6 1e:6
pagain	0:10
page	0:12
pain't	0:8
pair	0:7 2k:6
palaska	0:6 2o:-5
palcohol	0:6
pall	0:8 s:-7 2a:-9
pallergy	0:8
pallotment	1e:6
palmost	0:9
palone	0:6
palready	0:6
palso	0:7 i:9 r:7
palways	0:5 e:-6 h:4 k:-7 u:-5
pam	5:-5 8:-5 l:-7 t:-5 x:7 10:-5 1e:-6 24:6 2w:-7
pamerican	2a:7
pan	1:-7 2:-7 3:-8 8:-6 9:-6 a:-6 c:-5 d:-5 e:-7 i:-5 k:-5 l:-9 o:-6 q:-6 s:-7 t:-8 v:-6 w:-6 x:-5 10:12 12:-8 15:-6 18:-8 19:-8 1a:-7 1b:-6 1d:-5 1g:-5 1h:6 1x:-9 23:5 24:-8 2j:-7
pand	1:-5 2:-5 7:-6 c:-6 d:-6 i:-5 k:-9 p:-5 q:-7 r:5 v:-9 w:-6 z:-5 11:-9 18:-6 1c:-4 1e:-5 1g:4 1h:-5 1k:-9 1s:-5 1v:7 1x:-11 25:-9 2a:8 2c:-7 2d:6 2j:-7 2o:-15 2v:-5 2w:-7 2y:-5
panother	0:6
panswer	r:-6 2a:8
panswers	r:6
pany	0:12
panyone	0:8
panything	1r:6
panyway	0:7
papply	0:5
papplying	0:-6
papril	0:9
pare	2:9 g:-6 l:-6 m:-4 o:-5 13:-5 1a:10
paround	q:4
parrived	0:8 24:-6
pas	0:5 e:-5 g:-7 m:-5
pask	0:8
pasked	0:9 x:-8
pasks	0:6
pat	3:-6 5:-6 6:-6 7:-7 8:-6 a:-7 c:14 d:-6 e:-7 f:-6 g:-5 h:-7 i:-6 j:-5 k:-8 m:-7 p:-6 r:-6 s:-7 t:-5 u:-5 w:-8 x:-12 y:-6 z:-7 10:-9 11:-7 12:-6 13:-6 16:-6 18:-14 19:-5 1a:-5 1b:-6 1c:15 1d:-11 1e:-11 1f:-5 1g:-5 1h:-7 1v:-8 24:9 2j:-5 2q:-5 2v:-5 2y:-5 30:-5 31:-5
pate	1x:7
patlanta	0:-7
paugust	1p:-7
paunt	0:-4 g:8 x:11 1x:-8
paussie	2a:7
paustralian	0:5
paway	0:8 24:6
pb	0:7
pbaby	2d:-7
pback	2:-5 o:-5 u:-6 1x:11 2j:-5
pbackend	2j:9
pbad	m:-8 25:14
pbag	0:7
pbake	2c:7
pbakery	0:8
pbaking	27:6
pbasement	0:6
pbay	0:8 2o:-6
pbc	0:10 2q:-7
pbe	1:-8 5:-5 e:-8 13:-6 16:-5 1g:-6 1o:5 2a:6
pbeagle	x:-5 2m:5
pbeard	0:6 1n:-6
pbeats	0:13
pbecame	1b:-5
pbecause	0:11
pbeen	1:-5 c:-6 t:-5 1e:10 24:-5 25:-8 2s:-5
pbefore	2:-7 c:-7
pbeginner	0:7
pbegun	0:-5 m:8
pbeing	0:15 8:-6
pbesides	0:10
pbest	0:12
pbetter	0:7
pbetween	0:9
pbig	2:-5 1z:5 23:-5
pbigger	0:8
pbirthday	0:12
pbiscuit	0:10
pbiscuit's	0:11
pbless	0:5
pblock	0:-8
pblue	2z:7
pboard	0:-7
pboiler	0:6
pbook	0:7
pborn	1x:7
pboth	0:8
pbox	0:10
pbrake	0:5
pbread	0:8
pbritish	2a:9
pbroke	0:-9 1x:7
pbrother	1a:-6
pbrother's	0:-4 e:9 x:-6
pbrothers	0:8
pbuddy	x:7
pbudget	0:5
pbullet	2a:5
pbus	24:7
pbuses	0:10
pbut	0:7 l:-8 u:5 15:-5 2l:7
pbutter	0:9
pbuy	23:5
pby	2:-8 e:-5 h:-5 x:-8 z:9 1b:-7 1c:-5 1i:-5 1n:-5 23:6 2d:9
pcalgary	0:9 1x:-6
pcall	0:6
pcalled	4:-5 x:11 z:7 1c:-5 1k:-8 1x:-5
pcalls	t:10
pcallum	e:9
pcallum's	0:7
pcame	0:13
pcan	o:-6 1d:9
pcan't	8:-5 9:-7 l:-5 m:-7 o:-7 t:-5 x:-5 17:-5 1d:16
pcanada	1e:9
pcanal	0:9
pcancer	0:-7 25:8
pcannot	1d:7 25:5
pcant	1d:13
pcar	24:-6
pcard	0:8
pcare	23:-5 2j:6
pcarol	0:9 4:-5 e:6
pcarry	0:9
pcase	0:6
pcast	0:7
pcat	x:6 2d:-5 2m:-7
pcataracts	0:-5 1x:6
pcatholic	0:8
pcats	24:7
pchange	0:8
pchanged	0:17 1x:-6
pcheap	0:7
pcheapest	0:7
pchef	2k:7
pchest	0:-6 2k:8
pchewing	0:7
pchicken	2q:9
pchildhood	0:14 13:-5
pchoir	0:12 1k:-8
pcivil	2f:7
pclaim	0:9
pclass	1x:7
pclear	0:6
pclub	1k:-7
pcode	0:8
pcoffee	0:6
pcollarbone	25:-6
pcolleague	x:9
pcolor	0:7
pcome	0:11 15:-5 2o:-5
pcomes	0:9
pcoming	15:-6
pcompare	0:9
pconcrete	0:6
pcontract	0:7
pconvert	0:8
pcooks	24:7
pcopper	1v:7
pcoriander	0:9
pcorrection	0:8
pcost	0:8
pcould	0:10
pcouldn't	0:6
pcountry	1s:6
pcounty	0:-9 1v:5
pcouple	0:6
pcouples	1k:6
pcourse	1x:-6
pcousin	e:-6 g:5 x:9
pcoworker	e:-5 x:12
pcracked	7:6 1q:-5
pcrawling	0:9
pcry	0:6
pcups	2a:-7
pd	2:-6 l:8
pdad's	0:-13 x:-9 11:8
pdads	d:7
pdate	0:6 1x:-5
pdating	0:8
pdaughter	e:-6
pdaughter's	2:12
pday	0:13 2:-9 24:-6
pdays	l:-8
pde	v:-9 x:-9
pdead	0:7
pdeaf	25:6
pdeal	0:9
pdear	0:12 x:-8
pdeep	0:-8 1x:8
pdegree	0:12
pdeleted	1g:12
pdental	1v:-10 2j:7
pdentist	0:8
pdenver	0:6
pdeploy	0:7
pdescribe	0:6
pdessert	0:6
pdiabetes	0:11
pdiabetic	0:8
pdid	0:10 f:-9 w:6 1e:-7
pdidn't	0:7
pdiesel	0:8
pdifference	0:5
pdish	0:5
pdivorced	0:11
pdo	t:-6 2p:-7
pdoc	0:7
pdoctor	0:5 2a:7
pdoes	o:12 10:8 1o:6
pdoesn't	0:9
pdog	x:8
pdog's	0:-9 2:10
pdogs	24:10
pdoing	a:-9 w:10
pdon't	4:-4 5:-5 9:-7 l:6 t:-6 13:-6 1d:-6
pdone	0:-4 e:8
pdont	r:-13 t:-7 2a:7
pdoubles	0:7
pdown	0:11 2:-7 x:6
pdownstairs	0:10
pdr	x:-5 2g:8
pdraft	0:8
pdress	0:5
pdrink	9:-5 t:-5
pdrive	0:5
pdriver	2j:-7
pdrives	2j:8
pdriving	24:-7 2j:11 2k:9
pdrop	0:8
pdropped	2:-5 k:5 2r:6
pdrove	0:9 2j:-5
pdual	y:-6
pdubai	0:8
pdublin	2x:-5
pduolingo	0:6
pdust	1m:6
pe	30:6
peach	24:6
pear	0:-4 24:6
pearly	m:-7 2y:8
pearn	0:-4 q:8
pears	m:8
peasy	0:10
peat	8:16 l:-6 o:-5
peaten	8:8
peating	0:11
peats	8:14
peight	1l:-5 2x:9
peldest	0:6
pelectric	30:8
peleven	0:-10 1l:7 1y:6 31:5
peli	0:6
pended	1x:4 24:-5
pengaged	0:9 1x:-6
pengineer	0:7
pengineering	0:7
penough	s:9
pethan	o:6
peven	0:13 24:-5
pever	0:10
pevery	9:-6 l:-7 v:-6 1x:-6 24:14 27:-7
peveryone	0:10
peverything	x:6 24:-5
peverywhere	0:7
pex	24:7
pexpecting	0:-3 1x:6
peye	0:8
peyes	0:13
pfair	0:6
pfamily	0:14
pfan	0:9
pfar	0:14
pfarm	p:5 2k:-6
pfather	0:6 e:-5 1x:-7
pfavorite	0:16
pfavourite	0:18 x:-4
pfear	i:6
pfeed	1v:8
pfeel	0:9
pfeeling	0:10
pfell	o:-5
pfella	0:10
pfifty	0:9
pfile	0:7
pfinally	e:6 10:-6
pfind	0:10
pfine	0:7
pfinished	1x:-5
pfire	0:7
pfirm	0:6
pfirst	q:-5 2r:-6
pfishing	0:11 27:-5
pfive	25:-5 26:8
pflatmate	x:9
pflights	0:6
pflower	1k:7
pfly	0:-5 2o:6
pflyer	0:6
pfoot	26:8
pfor	2:-10 4:-6 5:-7 6:-6 7:-6 8:-8 a:-7 e:-6 f:-5 g:-5 h:-5 l:-6 n:-6 p:-5 u:-6 v:-5 10:-12 11:-5 13:-4 18:-7 19:-6 1a:-5 1c:-5 1d:-6 1i:-6 1v:-10 24:-8 2p:-7 2v:-7 2w:-5 30:-7
pforgot	0:6
pform	0:10
pfortnight	1x:7
pforty	1l:6 2x:7
pfound	m:9
pfour	0:-2 l:-6 1y:8 24:6 2o:-5 2x:7
pfree	0:6
pfreezer	0:5
pfriday	0:9
pfriend	e:-6 g:-6 18:-5 19:10
pfriend's	0:6
pfriendly	0:8
pfrom	1:-6 2:-10 3:-5 4:-5 6:-7 8:-5 9:-6 a:-7 d:-7 e:-6 g:-5 h:-5 i:-5 j:-5 l:-8 m:-5 o:-6 p:19 r:-5 s:-5 t:-7 x:-11 y:-9 z:-5 11:-6 12:-5 13:-5 15:-8 17:-5 18:-7 19:-7 1a:-5 1b:-5 1e:-5 1h:-6 1v:-6 20:5 24:-6 2d:-5 2k:-5
pfull	2p:5
pfun	0:8
pgarmin	0:6 e:-7
pgave	e:-6
pget	0:7 k:-8 l:-9 q:7 1a:-7 1o:5
pgets	0:8
pgetting	e:-6 1a:-8 2t:10
pgift	0:11
pgimme	0:5
pgirl	0:-5 2:9 t:-5 x:9
pgirlfriend	x:6
pgirlfriend's	1x:5
pgives	0:6
pgo	l:-8 2a:8
pgod	0:7
pgoes	0:9
pgoin	1b:7
pgoing	15:3 1x:-6 25:5
pgone	8:8 l:-5
pgonna	15:8 2o:-5
pgood	2s:8 2w:7
pgoogle	0:-9 2z:10
pgot	2:-5 4:8 5:-5 8:-5 a:-8 c:-7 i:-5 l:-10 o:-4 t:-6 x:-5 10:-7 17:-5 1x:11 24:-5 25:-6 2k:-5 2o:-5 2r:-6
pgotta	0:9
pgrandfather	0:-13 10:10
pgrandson	x:8
pgrapefruit	0:7
pgrew	0:10
pgrey	1n:9
pgreyhound	0:9
pgroup	1s:10
pgrumpy	0:7
pguess	0:6
pguitar	0:6
phad	g:-7 1e:5 1x:7
phair	24:-5
phalf	0:-5 1b:-5 1w:9 27:7
phalifax	0:7
phand	1h:9
phands	0:6
phannah	0:10 e:-7
phappy	0:7
phas	3:10 c:-6 k:-6 n:-6 10:-10 19:-7 1a:-6 1d:-6 1h:-10 1x:-6 24:-7 2t:6
phasn't	l:5
phate	9:12 l:-7 o:-9 x:-6
phated	9:10
phates	9:15
phave	1:-7 3:8 5:-4 c:-5 k:-6 l:-13 o:-6 s:-7 t:-5 u:-5 x:-8 10:-6 17:-5 1d:-8 1e:-7 1g:-5 1h:-4 2d:-5 2p:-9
phaven't	0:12
phaving	15:-8 1x:-9
phe	e:7 t:-5 1a:-6 2j:-9
phe'd	0:13
phe's	2:13 g:-5 i:-5 l:-5 m:-5 o:-6 s:-7 v:-6 1h:-5 24:-5
phead	1v:6
phealed	0:6
phealth	0:6
pheard	0:8
phelp	0:7
phelps	0:10 m:-5
pher	0:-2 2:-6 k:-5 l:-6 u:-5 w:-5 10:-5 1x:8 2j:-6 2o:7
phere	0:14 1x:-6
pherself	19:9
phes	2:10
phi	0:6
phigh	2v:-6
philary	0:-5
phill	0:10
phim	7:7 x:13 1x:-6
phiring	0:11
phis	3:-5 m:-5 o:-6 v:-5 x:-9 10:-8 1a:-5 1h:8 25:6 2c:-6
phistory	0:-8 2q:10
phit	18:11
phold	0:12
phonda	30:3
phonestly	0:8
phot	2l:5
photel	1x:5
phour	0:10
phouse	2p:-6
phousemate	x:10
phow	0:7
phurt	0:7
phusband	10:-5
phusband's	g:-5 x:-8 12:6
pi	0:8 1:-11 2:-5 4:-4 5:-4 8:-4 9:-4 a:-5 b:-5 c:-4 d:-5 k:-11 m:-6 r:-6 t:-8 u:-5 w:-6 10:10 11:-5 12:-5 16:-7 17:-6 19:-8 1d:-6 1e:-7 1g:-5 1h:-7 1o:-6 24:-11 2o:-5 2p:-6
pi'd	0:11
pi'll	0:14
pi'm	1:-8 4:5 6:-7 7:-5 9:-5 a:-5 c:-5 g:-5 i:-6 o:-6 s:-10 t:-5 u:-3 v:-6 w:-6 z:-6 13:-5 18:-5 19:-5 1c:-6 1g:-6 2o:-9
pi've	g:9 l:-6
pid	0:7
pidea	0:8
pif	0:9
pim	2:-7 8:8 j:-7 o:-5 s:-9 v:-8 x:13 10:-6 13:-5 18:-5 19:-5 1a:7
pimagine	0:6
pin	2:-5 3:-5 8:-5 9:-6 c:-4 e:-11 f:-5 g:-6 h:-5 m:-9 r:-12 t:-6 v:11 x:-11 y:-4 11:-5 12:-5 16:-5 17:-4 1f:-5 1h:-6 1o:-6 1y:7 20:-5 23:-5 29:-5 2j:-9 2o:8 2v:-5 30:-6
pindian	0:10
pinsulin	0:7 2o:-6
pinto	c:-5 e:-5 t:6 x:-7 1c:-6
pinvented	0:7
pinvoice	0:6
pipad	0:6
piphone	2:-8 1q:6
pireland	0:8
pirish	1x:-7
piron	0:-5 25:13
pis	2:10 3:-6 5:-13 7:-5 a:-6 c:-9 d:-6 g:-6 h:10 i:-8 o:-6 p:-5 q:-6 s:-6 w:-3 11:-8 13:-6 15:-2 16:-5 1e:-9 1g:-8 1h:-5 1i:-9 24:-5 27:-5 2d:-8 2n:-5
pisn't	0:10
pit	m:7 2a:7
pit's	5:-6 8:-6 t:-4 1h:-9 1i:-6
pitalian	0:-6 d:6
pits	u:7
pjanuary	0:9
pjaylen	18:5
pjess	2g:6
pjob	0:5 1x:-5
pjoined	1:12 c:-5
pjonah	0:11
pjunior	0:10 x:-5
pjust	2:-6 r:-8 18:-5
pk	29:8
pkeep	r:-7 13:11
pkeith	0:-6
pkept	0:11
pkeys	0:5
pkidney	0:-10 25:8
pkids	0:4
pkill	0:7
pkind	0:7
pkinda	0:10
pkitchen	0:7 x:-7
pkitten	0:-8
pknow	1d:8
pknows	0:7
pl	25:5 2r:-8
plactose	m:-9 1m:7
plady	0:6
plake	1k:6
plaptop	0:9 1q:-5
plarge	0:5
plast	0:12 x:-7 15:-9 1x:6 24:-5 25:-6
plasted	0:9
plate	0:5
plaw	8:-5 m:-6 1d:5
plead	0:9
pleaf	0:9
pleague	0:8
plearning	0:-10 s:12 1d:9 1g:-6 2q:6
pleave	2j:-6 2o:8
pleaves	0:9
pleeds	0:-9 e:6
pleft	1:8 c:9 l:9 v:-7 x:-9 11:-6 1x:10 24:-5
plegally	0:6
plet's	0:6
plevel	0:-6 2r:7
plibrary	2f:-5
plicence	0:6
plife	0:9
plift	0:6
plike	2:-9 9:10 k:-5 o:-8 17:-5 18:-7 1l:9 24:-7
plikes	0:-5 t:6
plil	0:-7 17:9
plisbon	0:6
plist	0:9
plisten	0:7
plittle	l:-5 x:-5 23:-7 2a:5 2d:6
plive	u:10
plived	1y:6
plives	o:-5 u:10
pliving	1e:-6 2d:6 2o:-6
plol	0:10
plondon	0:-4 1x:5
plong	4:-6 l:-5 1n:8
plonger	u:6
plook	0:14
plooks	0:11
plosing	25:7
plost	1x:8
plot	0:6
plove	m:-5 t:12
plovely	0:12
ploves	0:-9 2:-5 t:19 24:-6
plow	0:-6 1r:7 25:10
plucky	0:12 e:-8
pmachine	0:9 2k:-7
pmad	0:8
pmade	1:6 1k:-7
pmain	0:-4 h:8
pmajor	0:5
pmake	1d:8 2w:6
pmakes	0:7 2:-5 q:7
pmaking	0:7 17:6 2o:-6 2q:-9
pmam	e:11
pmam's	0:11 x:-7
pmama	0:9
pman	0:4
pmanage	25:5
pmanager	x:6
pmany	0:10
pmarathon	0:8 1x:-5
pmarch	1p:6
pmarcus	0:10
pmarket	0:11
pmarried	0:7 1e:7
pmaster	0:12
pmaster's	1t:6
pmate	0:-7 x:11
pmax	0:5
pmay	0:5 1x:7
pmaybe	q:11 29:-5
pmazda	30:7
pme	2:-7 3:-5 9:-5 c:-5 g:-8 k:-6 l:-5 n:-5 o:-5 u:-6 v:-5 x:-5 z:10 10:-7 11:-9 14:-7 18:-5 1a:-6 1d:-6 1e:-5 1h:-5 1i:-7 1k:-6 2d:8
pmeal	l:-5 24:6
pmeat	0:15
pmeeting	0:3
pmemory	2d:7
pmid	0:7
pmiddle	0:15
pmile	0:6
pmiles	0:6
pmind	0:9
pmine	0:7
pminutes	0:6
pmiso	0:9
pmiss	0:7 8:-5 2g:7
pmom	0:8 e:-5 2d:-5
pmom's	0:-2 2:11
pmondays	24:8
pmoney	0:6
pmonths	0:5 m:-6 25:8
pmoose	0:5
pmore	5:8 f:-5 m:8 12:-5 16:-5 1a:-5 1b:-7 2p:-6
pmorning	24:-5
pmost	l:8
pmother	o:9
pmother's	0:10
pmountain	0:-9
pmoved	0:4 u:-8 10:-9 1x:9
pmr	0:-8 x:-9 2g:14
pmrs	x:-12 2g:9
pmuch	0:7
pmum	0:9 g:-5 10:4
pmum's	0:11
pmums	1a:7
pmust	0:9 24:-5
pmy	0:9 1:-5 2:-5 3:-5 5:-4 8:-6 9:-5 c:-6 d:-5 h:-4 i:-5 k:-7 m:6 o:-6 q:-5 u:-3 v:-6 w:-6 x:-8 y:-5 z:-5 10:-4 12:-7 13:-6 14:-6 15:-7 1a:-4 1b:-6 1c:-4 1t:-5 1x:4 1z:-8 20:-6 27:-6 2d:8
pnails	0:7
pname	0:8
pname's	x:13
pnamed	e:-7 x:12
pnames	0:5
pnational	0:9
pnear	v:-6 x:-5 28:5
pneed	0:7
pneedles	0:8
pneighbor	0:7
pneighbour	19:9
pneighbour's	0:-11 13:10 1x:6
pnephew	x:8
pnetflix	0:7
pnever	e:-6 f:8 10:-6 12:-10 1a:-7 1d:-5 1x:-6 24:-7 2t:8
pnew	x:-7 2s:9
pnext	0:11 x:-7 15:-7 23:-7 2o:6
pniece	e:-5 x:8
pnight	24:9 2y:8
pnights	2o:-7
pnine	2x:6
pninety	0:-6 2x:10
pno	1:-6 3:-6 8:-6 g:5 l:-9 r:-6 w:-6 x:-5 10:-7 1g:-6 1r:7 24:-7 25:-7
pnobody	0:10
pnon	0:12
pnormal	2a:7
pnot	2:-9 8:-9 c:-6 g:-9 i:-6 q:-8 18:-6 1b:5 1d:-5 1f:-6 1g:-7 2a:7
pnothing	2u:7
pnotice	1x:5
pnotion	0:9
pnovember	6:-6
pnow	l:-5 10:-7 15:7
pnumber	0:16 2:-9
pnurse	2j:-11
pnursery	2o:7
pnursing	2j:-5
pnuts	0:11
pnyla	0:5
poctober	1x:-7
podd	0:-5 2x:7
pof	1:-4 3:-7 4:-5 8:-6 c:-11 d:-6 e:-6 i:11 j:-5 l:-4 m:-6 p:-8 q:-6 r:-4 x:-13 y:-6 10:-4 13:-7 15:-6 16:-8 17:-5 18:-6 19:-5 1d:-6 1h:-5 1n:-5 1o:-5 1v:-5 25:-6 27:-6 2c:-10 2w:-6
poff	0:5 9:8 x:-7 1x:-5
poffered	0:9
poil	0:7
pokafor	0:7
pold	2:-5 7:3 8:-4 9:-6 c:-7 g:-6 l:-7 m:-7 o:-5 x:-12 10:-8 11:7 1g:-5 1h:-8 1x:-9 25:-5 27:10 2j:-6 30:11
poldest	2s:6
pon	2:-7 4:-7 9:-6 a:-5 c:-8 e:-6 h:-6 u:-9 v:-6 w:-6 x:-9 y:-6 z:-6 11:-6 12:-5 13:-4 17:-8 18:-6 1a:-6 1b:-5 1c:-4 1g:9 1h:-8 1i:-6 1k:-6 1o:-5 20:-7 2a:-11 2d:11 2l:-5 2q:-7 2w:-6 2x:-6
pone	g:-9 l:-7 13:-8 15:-5 1d:-7 1x:-7 1y:-5 1z:13 26:-5 2x:8
pones	0:6
ponline	0:7
ponly	0:7 l:-9 m:-5
popened	0:-6 1x:7
por	0:7 8:7
porange	2m:7
porder	0:6
poriginally	0:7
porla	0:8
pother	24:8
pour	0:8 1:-6 2:-6 8:-7 e:-15 m:-6 o:-5 t:-5 15:-6 19:-6 1d:-6
pout	0:7 1x:-4 2o:6
poutside	0:11
pover	l:-5 v:-6 27:-5 2d:-6 2p:14
powe	0:8
powl	0:9 2y:-6
pown	11:-7 1x:-6 23:9
powns	0:9
ppack	24:5
ppacked	l:9
ppaid	0:5
ppaper	2p:9
pparamedic	2f:6 2j:-6
pparents	e:-8
pparking	0:10
pparrot	0:6
ppart	d:8
ppartner	e:-7
ppassed	7:-5
ppast	0:7
ppatch	0:6
ppatient	0:7
ppays	0:6
ppeanut	1m:-5 2c:6
ppenicillin	0:15
ppepper	0:7
pper	0:7
ppercent	24:6
ppescatarian	0:5
pphone	0:5
pphysics	0:11
ppiano	0:7
ppick	0:5
ppicture	0:7
ppisces	0:7
pplain	s:-6
pplan	0:8
pplanning	0:7
pplay	l:-8 o:5 24:-5
pplaying	0:7
pplays	0:-10 o:18 t:-5
pplease	0:6
pplot	0:9 2:-5
ppls	0:6 r:-6
ppool	0:9 24:-6
ppork	20:6
pportuguese	0:6
ppost	0:-6
ppottery	0:7
pppl	0:7
pprayer	0:10
pprefer	16:7
ppretty	m:-8 12:8
pprimary	0:-9 2j:8
ppriya	0:-8
ppriyanka	0:6
pproperly	0:6
pproud	y:7
pps	0:-6 1q:8
ppublic	21:9
ppush	0:9
pput	2o:-5
pputting	0:-5 r:7
ppython	0:10
pquarter	2r:7
pquit	0:-7 1:-8 c:12 e:-6 l:13 m:-5 x:-7
pquite	12:-8
pquiz	0:8
prailway	2j:5
prain	2c:8
praining	0:8
prainy	2c:11
praised	c:-5
pran	0:-7
pranch	2j:6
prather	0:-7 16:7 2p:6
preading	0:9
precipes	2a:6 2q:-5
precommend	0:6
pred	e:-6 1n:8 1r:6 1x:-5
preligious	0:7
premarried	0:6 1x:-5
prent	0:10 2d:5
prenting	0:-4 2d:5
prents	0:7
pretired	0:5 1x:-10
pretiring	0:-5 2o:8
pride	0:-9
pring	0:6 1x:-8 24:-6
proad	2r:9
prommel	l:8
proof	0:-4 2k:8
prory	0:7
pround	u:6 1g:-7 24:6
prufus	0:7 e:-5
prun	2:-5
prunning	0:6 27:-8
prye	1m:9
psaid	1i:6 1x:6
psalary	0:6
psame	0:10
psammy	0:9
psaturday	0:7 24:-5 2o:-5
psaw	0:7
psay	2a:8
psaying	0:7
psays	m:10
pscared	0:11
pschool	2o:-5 2q:-6
pscorpio	1a:7
pscreen	2w:7
psecond	l:-5
psecretary	0:8
psee	23:8 24:-3
pseeing	25:-6 2t:9
pself	0:-7 2j:8
psell	10:7 1x:-5
psemi	2d:6
psend	24:5
psenior	1x:-6 2j:12
psent	e:-9
pseptember	0:-4
pservice	0:7
psewing	2k:6
pshall	15:6
pshare	0:7
pshe	k:-5 l:7 o:-7 u:-5 1d:-5 2d:-5
pshe's	2:9 8:-7 e:-7 g:-6 l:-11 m:-6 o:-7 q:-7 u:-9 v:-5 12:12
pshellfish	0:10
pshes	0:6
pshift	15:6 1x:8
pshifts	0:8
pship	0:10
pshoes	0:8
pshop	2q:7
pshort	1n:10
pshoulder	25:-7
pshow	0:8 2r:-5
pshut	0:9
psick	1o:7
psigned	1x:6
psimilar	0:9
psimple	0:10
psince	0:12 3:-9 5:-6 8:-6 l:-7 m:-6 s:-8 t:-5 x:-7 15:-6 18:-7 1g:-5 1x:-10 24:-5 2e:-5 2o:-6 2x:14
psing	o:12
psingle	0:11
psir	0:5 2a:-5
psister	l:-6 10:-6 1x:5 1z:-6
psister's	x:-6 12:5
psitting	2o:5
psix	13:-8 1o:-5 24:-6 25:-6 26:13 2m:8
psixteen	31:7
psixty	0:7
pskip	2a:6
psleeps	0:6
psmall	o:-5 10:-4 13:-7 2q:7
psmoked	0:7 1x:-6
psmoking	0:11 24:-6
pso	0:13 l:-7 u:-8 15:-6 24:-6 2a:6
psober	0:8
psoft	0:10
psold	e:-5 o:-5 11:5
psome	9:9 l:-4
psomeone	0:13
psomeone's	0:7
psomething	0:11 23:-6
pson	z:10
pson's	l:11 m:-4 x:-5
psound	0:10
psounds	0:8
pspain	2o:6
pspanish	0:9
pspeak	0:7 s:9
pspeaks	d:-5 s:19
pspeech	2f:7
pspelling	2a:-5
psplit	2t:12
psquare	0:6
pst	0:-10 1k:10 2o:-5 2v:10
pstand	0:-10 9:15 2k:7 2w:-5
pstar	0:7
pstarted	0:-7 a:8 l:-8 10:-8
pstation	0:10
pstats	0:5 1x:-6 2o:-6
pstay	l:-8
psteel	0:9
psteps	0:7 1x:-5
pstill	m:9 o:-6 15:-5 1a:9 1d:-9 24:-9 25:6
pstock	2k:9
pstone	31:5
pstop	15:-8
pstopped	l:13 1x:-5
pstorage	0:8
pstraight	0:7
pstreet	0:5
pstress	0:6
pstroke	0:5
pstuck	0:8
pstudies	w:14
pstudy	23:8
pstuff	1o:-5
psugar	1q:7 2p:-6
psuggest	r:5
psummer	0:5
psuper	2l:8
psurgery	0:7
psurvey	0:6
pswapped	1g:8
pswears	0:13
pswim	0:6 2w:-7
pswimming	27:-7
pswitch	0:7
pswitched	0:11
ptable	0:9
ptablets	0:5
ptake	9:-6 l:-8 m:9
ptakes	0:-5 2:-6 m:12 v:-5 x:-7
ptaking	0:-6 w:5 15:-12
ptaught	2j:11
ptax	0:6
ptaylor	2c:8
ptea	0:2
pteam	1k:-7 27:7
pteeth	0:-4 1x:9
ptelling	0:6
pten	2o:8
pterrified	0:6
ptest	0:10 1x:-8 24:-7 2r:-10
pthan	x:-6 23:-5 2p:9
pthank	0:7
pthat	0:11 5:8 m:-9 2a:-5
pthat's	0:12
pthats	0:8
pthe	1:7 2:-6 5:-5 f:-5 k:-4 l:-2 q:-4 v:-7 x:-9 16:-7 18:-5 1a:-6 1b:-7 1c:-2 1e:-5 1i:-6 1p:-9 1x:12 21:8 24:11 29:-5 2f:-7 2j:-6 2o:7 2v:-13 2x:-4
ptheir	0:8
pthem	2a:7
pthere	1e:8
pthere's	0:3 m:-5
pthese	0:12 l:-5
pthey	1o:9
pthey're	0:8
pthink	5:8
pthinking	0:8
pthinks	0:8
pthird	2r:7
pthirty	1e:-6
pthis	0:12 x:-6 11:8 2a:-5
pthought	0:9
pthree	l:-6 o:-6 13:-7 24:-5 25:-8 2m:9 2q:-5 2x:11
pthroat	0:6
pthrough	0:10
pthursday	24:5
ptie	2w:6
ptil	0:11
ptill	1x:-6
ptime	0:9
ptimes	24:6
ptired	0:9
pto	1:-9 2:-5 5:-9 8:-7 9:-6 a:-6 c:-7 d:-6 g:-7 h:-6 i:-5 m:-4 p:-4 r:-7 s:-7 v:7 x:-13 y:-5 z:-5 10:-2 17:-6 1a:-4 1c:7 1e:-5 1h:-6 1j:-6 1k:-5 1s:-7 1u:-5 1v:-7 1y:-5 29:-5 2c:-7 2f:-6 2j:-7 2x:-6
ptoast	0:16
ptoday	0:5
ptogether	0:-6 2d:-5 2t:8
ptold	0:7
ptom	0:13
ptoo	12:7 2l:8
ptooth	0:5 1x:-5
ptore	0:-6 e:-8 25:5
ptorn	0:-7 25:9
ptotal	2k:10
ptouch	8:10 9:-6
ptrain	24:-8
ptraining	0:8
ptree	0:-8 1m:7
ptruck	1x:-7
ptrue	2c:8
ptry	0:13
ptrying	0:5
ptuesday	24:7
pturned	2:14
pturning	2:8
pturns	0:10 m:-5
ptwelve	0:6
ptwenty	24:8
ptwin	0:6
ptwins	1x:-6
ptwo	e:-5 g:-7 l:-7 m:-4 10:-6 13:-5 15:-6 1z:6 25:-5 2a:-6 2j:-5 2m:13 2s:7
ptype	25:7
pu	0:5
puk	0:-6 24:5
puncle	x:11 2d:8
punder	0:9 2:-5 1i:-6
punemployed	0:10
pup	e:-8 f:-5 k:-6 o:8 16:-5 17:-5 18:-6 1i:-7 1x:-5 2w:-6
pupstairs	0:4
pur	0:6
pus	1x:-5 2h:6
puse	s:-7 1g:12 2a:7
pused	0:6 l:-6
pusually	l:7
pvaping	0:8
pvegan	0:12
pvegetarian	0:10 1e:-5
pvery	2c:5
pvet	0:9
pvillage	0:-4
pvs	0:13
pw	m:7 u:6 x:10 19:-5
pwait	0:9
pwalked	0:-6 1x:7
pwalks	24:6
pwalls	0:7
pwanna	k:8 15:-5
pwant	0:7 25:-5
pwanted	k:7
pwants	0:8 16:10 1x:-5
pwas	c:-6 d:-6 f:-5 g:-6 l:-6 o:-6 p:-5 s:-9 t:-5 u:-4 x:6 15:-5 18:7 2j:-6
pwash	0:6
pwatching	0:-6 2o:6
pwe	h:-5 k:-7 m:-5 o:-6 u:9 x:-5 10:-5 13:-8 17:-5 18:-6 19:-7
pwe're	e:-5 l:-6 o:8 u:7 x:-5 15:7 1a:11
pwe've	0:15 e:-10 19:-5
pwear	4:10
pwears	4:9 9:-5 11:-6
pweather	2j:6
pwedding's	15:6
pwee	2q:6
pweeks	1l:7 2x:-6
pweird	0:8
pwell	0:-4 2w:6
pwent	16:4 1x:11
pwet	0:5
pwhat	0:9
pwhat's	0:7
pwheat	0:-7 1r:6
pwhen	0:7
pwhere	0:9
pwhether	0:5
pwhich	0:10
pwhile	0:5
pwhole	1x:6
pwhom	0:7
pwhose	0:7
pwhy	0:6
pwide	0:-7 1n:8
pwife	0:7 e:8 1a:-5 1x:-8
pwife's	x:-9
pwild	0:-9
pwill	0:8
pwine	24:6
pwinter	0:16
pwith	1:-9 3:-5 4:-11 c:10 d:-5 e:-10 f:-6 g:-6 h:-6 i:-5 k:-6 l:-6 o:-5 p:-5 r:-5 v:-6 w:-4 x:-11 10:-5 11:-5 12:-9 15:-7 1a:-5 1b:-6 1c:-5 1d:-7 1e:-5 1h:-7 1i:-6 1j:-7 1k:-7 27:-5 29:-6 2d:8 2m:-6 2o:-4 2r:-7
pwithout	3:9 11:9 24:-7
pwives	0:5
pwon	2r:6
pwon't	0:13
pwords	0:6
pwork	0:8 e:-6
pworked	0:5
pworking	24:-7
pworks	0:2
pworse	0:10
pworth	0:9
pwould	0:8
pwriting	27:-5
pwrong	0:8
pwrote	0:7
pyear	0:8 1t:9 2x:-8
pyears	0:9
pyellow	0:8 1v:5
pyes	0:12
pyesterday	0:8
pyou	0:8 r:-10 x:7 1o:9
pyoungest	e:8
pyour	0:8
pzero	g:8
q!	2:8 a:5 c:-5 j:-7 l:-8 m:-5 w:-5 x:-8 15:-9 1e:-6 1l:8 1x:9 24:-7 2d:-7
q#1	2:-10 6:-7 t:-5 x:-8 12:-5 15:-6 18:-7 1d:-7 1l:7 1q:-8 23:8 26:8 2o:-7 2z:-8
q#2	0:7 2:-10 6:6 j:-9 o:-7 t:-5 w:-6 x:-7 12:4 1a:-5 1c:7 1d:5 1o:-5 1x:-10 23:-7 29:10 2k:-5 2o:-9 2x:-11 31:-6
q#3	0:4 2:-6 l:-5 1i:8 29:11 2e:8 2r:-4
q#4	v:-10 x:-8 15:4 1x:-10 2o:-6
q#5	29:10
q#7	0:7
q&	0:8
q'	0:10 23:-5
q(	0:11 10:-5
q)	0:6 1:9 2:-5
q,	0:11 5:-9 6:-5 7:-5 9:-6 a:-5 c:-6 i:-6 k:-4 l:-3 p:-5 r:-7 s:-7 v:-7 z:-5 12:-4 14:-6 17:-4 18:-8 1c:-6 1e:-5 1g:-4 1h:-8 1k:12 1n:8 1o:-5 1q:7 1t:12 1z:-4 24:7 29:8 2a:13 2c:-4 2e:11 2f:13 2g:7 2j:15 2o:10 2p:-8 2q:-6 2t:8 2v:-6 2w:-13 2x:10 31:5
q-	8:-6 u:-9 10:-6 1l:-9 1x:-11 2o:-7 2x:6 2y:-6
q.	0:8 1:-9 3:-6 9:-5 b:-7 c:-4 d:-5 g:-6 h:-5 i:-6 p:-5 s:-6 t:-5 v:-9 w:-5 z:-5 13:-12 17:-8 18:-5 19:-6 1a:-4 1b:-5 1c:-5 1d:-6 1g:-5 1h:-5 1q:7 1u:5 25:6 2d:-7 2g:-8 2j:-5 2o:-7 2t:6 2x:-7
q:	0:13 2:-8 h:-6 l:-7 x:-10 13:-6 15:-7 1a:10 1i:-6 2g:-5 2n:9
q;	0:11
q?	0:15 e:-7 l:-6 x:-7 10:-5 2a:7
q@	1u:6
q^	0:7 14:-7 1f:-4 1v:9 1w:-7 1x:9 1z:6 24:5 2c:11 2f:8 2k:7 2r:-5 2y:9
q_	0:11 o:-5
qa	1:-5 3:-4 5:-5 8:-6 9:-5 a:-5 c:-6 d:-5 e:-8 f:-8 g:-5 i:-5 k:-8 l:-13 m:-4 p:-5 t:-6 u:-11 v:-6 w:-5 x:-8 z:-5 10:-3 11:-8 15:-8 16:-10 18:-7 19:-5 1c:-4 1d:-7 1e:-4 1f:-7 1g:-8 1h:-7 1n:13 1o:-5 1q:8 1z:-3 25:9 26:-5 29:-11 2b:7 2j:9 2k:16 2q:9 2t:-11 2y:9 30:9 31:-7
qable	0:5
qabout	o:-5 q:-6 10:-8 29:12 2q:6
qabroad	1y:8
qaccount	0:13
qacme	0:11
qacres	0:6 1x:6
qacross	0:10
qactually	m:-5
qaddress	v:6
qadopted	2m:8
qadult	0:7
qafter	24:-7 2x:7
qagain	3:10
qagainst	0:7
qage	0:9
qain't	0:6
qair	0:8
qalarm	0:7
qalaska	0:8 2o:-5
qalcohol	0:6
qall	h:6 27:10 2c:7
qallergic	3:13 1d:-6
qallergy	0:8
qallotment	2x:6
qallowed	0:5
qalmost	0:6
qalone	0:8
qalready	0:6
qalso	r:-5 11:10 2a:7
qalways	k:6 r:-8 23:-6 2a:7
qam	0:8 9:-6 m:-6 o:-5 t:-6 10:-7 15:-11 17:-11 1e:-7 2q:5 2x:-6
qamerican	0:12 2a:-6
qan	1:-6 2:-5 l:-5 m:-7 10:-6 1k:-5 1x:-8 23:-7 24:-6 29:-9 2c:-6 2l:-6 2y:11 30:12
qand	3:-7 5:-4 9:-8 a:-5 c:-6 d:-5 h:-6 i:5 p:-5 q:-5 r:-6 t:-6 v:-9 x:-11 y:-11 12:-5 13:-4 14:-7 1b:-6 1c:-6 1d:-14 1e:-6 1f:-4 1g:-5 1h:-7 1k:-5 1n:-10 1s:-5 1t:-9 1v:-9 1x:-3 20:-7 29:-5 2a:9 2c:-8 2d:9 2m:11 2q:-7 2r:-5 31:10
qankle	0:10
qanna	0:7
qanother	0:8
qanswer	2:-10 s:5
qanswers	0:9 x:-6 1g:-5
qany	0:8
qanybody	0:6
qanymore	0:8
qanyone	0:9
qanything	9:8 1r:7
qanyway	1a:6
qapp	1g:10
qapparently	0:13
qapplying	0:-5 2o:6
qapril	m:9
qare	0:7 x:6 17:-5 1d:-5 24:-5 2t:10
qaround	29:6
qas	2:-7 a:-7 c:-8 s:-9 x:-6 10:7 11:-5 1h:-7 2j:7
qasking	0:8
qasks	y:6
qat	2:-10 3:-6 8:-6 9:-6 a:-7 e:-7 i:-7 l:-10 o:-6 t:-7 v:-6 w:-8 x:-9 y:-6 10:-9 11:-6 12:-7 15:-10 16:-6 17:-5 1c:-8 1d:-8 1e:-6 1g:-5 1h:-6 1v:12 2j:-7 2p:-5 2v:12 2x:-10
qate	1x:7
qaugust	0:8
qaunt	l:-6
qaussie	0:10
qaustralian	0:12
qaway	1x:6 24:6
qb	1k:-5 23:9
qback	0:6 c:-6 e:-7 l:-6 o:-5 p:-8 x:-7 15:-5
qbackend	0:9
qbad	0:6 s:7
qbadly	0:8
qbadminton	l:-6
qbag	t:8
qbake	0:9
qbakery	0:15 v:-6
qbald	4:7
qband	0:5 h:7
qbank	0:10
qbasement	0:14
qbay	0:5
qbc	1e:5
qbe	k:7 l:-5 x:7 z:8 1k:-8 2p:-6
qbea	0:-9
qbeagle	0:6
qbeans	0:10
qbeard	4:8
qbecame	y:5 1f:-8
qbecause	0:12
qbecome	0:5
qbeen	1:-5 2:-5 8:-6 c:8 f:-7 l:-8 m:-9 t:-5 u:-5 10:-5 11:-6 15:-6 1c:-5 2o:-5 2x:10
qbees	0:8 1e:-5
qbefore	0:13 l:-5
qbeginner	0:8
qbeginners	0:11
qbeing	1j:8
qbelieve	5:9 v:-6
qbelow	0:8
qben	0:10 2o:-7
qbesides	0:6
qbest	v:-8 10:-7 19:6
qbetter	0:7
qbetween	0:6
qbike	24:7
qbirthday	6:6
qbiscuit	0:7 m:-9 x:-6
qbiscuit's	0:7
qbit	i:-6
qblood	0:10
qbooked	0:-8 15:10
qborn	2:8 6:6 e:-6 p:10 v:-11 1x:7
qboth	p:7
qbought	10:-5
qbox	0:9
qboy	o:12
qboyfriend	0:-6
qbread	0:10
qbreakfast	0:6
qbridge	0:10 2:-8
qbritish	1x:6
qbro	g:10 x:-8
qbroke	m:-6 1x:5 25:8
qbroken	0:9
qbrother	0:6 a:-5 l:-6 m:-11 u:-5 x:-8 1a:-8 1b:-7 25:7 2g:-6
qbrown	0:7
qbtw	0:-5 2:10
qbucks	0:9
qbuddy	e:-5
qbuilding	17:8
qbus	0:10 2j:-5
qbusiness	l:-6 v:9
qbut	0:7 e:-6 u:-5 x:-6 24:-9
qbuy	23:8
qby	l:-6 m:-6 o:-5 t:-5 x:-6 1d:-5 1h:-6 23:-6 24:8 2z:9
qc	1x:7
qcall	l:-6 u:-5 x:-5 z:15
qcalled	0:-10 1:-5 c:8 m:10 s:-10 15:7 1k:10
qcalls	z:11
qcallum	2:8
qcallum's	g:-6 l:7 1x:-5
qcame	0:7 1i:-8
qcan	l:-5 10:-6
qcan't	1:-4 3:9 9:10 a:-5 l:-6 m:-5 o:-5 10:-5 1d:-7
qcanadian	0:6
qcannot	0:-5 9:9 2w:5
qcant	3:11
qcapital	0:8
qcar	0:12
qcaravan	c:-7 2o:5
qcard	0:12 x:-6
qcards	0:10
qcare	9:9 23:-5
qcarry	0:-6 v:8
qcash	0:-7
qcat	0:8 m:-9 x:12 2d:-8
qcataracts	0:7
qcatholic	0:11 1x:-5
qcats	m:-5 x:8 24:7
qcause	0:7
qchange	0:10
qchanged	10:6
qchart	0:9
qcheck	0:9
qcheese	0:11
qchef	2:7
qchennai	0:7
qchest	0:6
qchewing	0:7
qchicken	2q:-7
qchild	3:6
qchildhood	x:7
qchoir	c:-5
qchurch	0:8 1b:-6 1k:-6
qcitizen	0:7
qcivil	0:9
qclasses	c:-5 o:8
qcleaner	0:9
qclose	0:10
qclosed	1g:10
qclub	1:9 10:-5
qcode	17:-5 1g:7
qcoeliac	0:4
qcoffee	x:-8
qcolleague	e:8
qcollege	x:12
qcolor	0:6
qcom	0:6
qcome	0:8 2o:-6
qcomes	p:8
qcoming	15:10
qcommute	9:6
qcompare	0:7 7:-5
qcondo	2d:7
qconvert	0:8
qcooker	0:8
qcooks	24:8
qcopper	0:11
qcorolla	0:9
qcost	0:8
qcottage	0:7 v:-6
qcould	0:8
qcouldn't	0:9
qcouncil	0:-5 10:9
qcountry	0:4 t:13 x:-7
qcounty	0:8
qcouple	0:9
qcouples	1k:6
qcourse	0:-7 c:-8 1x:-5 2o:8
qcousin	0:8 e:7 v:11 10:-9 1x:-6
qcoworker	0:9 e:8 l:-6
qcows	0:14
qcracked	0:-5 1q:6
qcruise	0:9
qcry	0:6
qcups	0:5 2a:-7
qdad	e:9 l:-5
qdad's	0:-8
qdads	0:-10 l:9 1w:8
qdaft	0:-8 t:11
qdairy	p:5 24:-6
qdate	0:8
qdaughter	2:6 g:-5 k:-6 l:-5 13:-7 1e:-8 1x:-6
qday	e:-5 r:5 x:-6
qdays	1b:6
qde	0:10 2v:-5
qdead	15:9
qdear	0:6
qdecent	1d:7
qdecided	0:-8 15:8
qdegree	p:-7 1c:8
qdenise	12:9
qdenver	0:7
qdescribe	0:6
qdesign	0:10
qdessert	0:11
qdiabetes	0:13
qdiagnosed	0:-7 m:9
qdid	w:-6 18:-8 2x:-7
qdied	2:7 v:-6
qdifference	0:7
qdinner	0:10
qdivorced	0:9 1e:-9
qdo	t:-7 x:-7 1d:5 2p:-6
qdoc	m:11
qdoctor	0:5
qdoes	0:6 10:-9 1o:7 27:9 2j:9
qdoesn't	8:6
qdog	m:-3 13:7 2g:-6
qdog's	8:9
qdogs	24:11
qdoing	a:8 c:-5
qdon't	3:-7 5:-5 l:-6 m:-8 t:-5 2a:5 2c:-5
qdone	2r:8
qdont	8:14 r:5 24:-9 2c:-6
qdoor	0:8
qdown	0:-4 2:-5 a:-5 m:11 q:7 s:-6 18:-7 1b:-7
qdr	0:10 x:-7 15:-5
qdrink	0:5 8:7 t:5
qdrive	1d:7 1h:7
qdrives	10:-5
qdriving	24:-6 2r:-10
qdrop	0:5
qdropped	k:-5 l:8 1x:-5 23:5
qdrove	0:8
qdublin	1k:8
qdue	15:8
qdust	0:10
qdutch	x:6
qe	30:6
qearn	29:8
qears	0:9
qeat	0:5
qeats	1r:8 2c:9
qeggs	0:9
qeight	0:7
qeldest	0:-9 x:15
qeleven	s:-7 31:8
qeli	k:7 m:6
qelse	0:5
qemojis	0:13 2a:-9
qend	k:6
qended	1x:5
qengaged	0:11 2:6 1x:-6
qengineer	0:10
qengineering	0:6
qenglish	c:-5
qenough	v:6
qestate	1x:-6
qethan	o:-7 27:7
qeven	0:9 24:-5
qevenings	x:6
qeveryone	0:11 x:-6
qeverything	0:-4 e:-5 l:10 1g:12 24:-5
qex	24:7
qexam	2r:5
qexample	1u:9
qexpecting	0:-7 1x:7
qexperience	0:12
qexplain	0:7 r:-12
qeyes	0:14
qfair	0:7
qfarm	v:-10 28:5
qfather	0:12 1x:-5
qfavorite	0:-6 h:10
qfavourite	0:6 x:-6
qfear	i:7
qfeb	0:11
qfeeling	0:13
qfeet	0:11
qfell	1x:6
qfella	0:-11 e:10 g:7 1a:6
qferry	0:10
qfifty	0:7
qfight	0:6
qfinally	x:8
qfind	0:12
qfinished	18:3 1x:-5
qfirm	v:8
qfive	26:7
qflat	2d:9
qflatmate	0:8 e:-5
qflight	v:-7 2o:8
qflights	0:6
qfloor	0:6
qfly	2o:6
qfoot	0:7
qfor	9:-5 j:-6 l:-9 m:-6 o:-7 t:-5 v:-6 x:-7 y:-6 z:-4 10:-4 11:-5 13:-5 14:-6 1c:-6 1e:-7 1g:-5 1m:5 1v:12 24:-8 27:-11 2a:-8 2c:-6 2g:-5 2q:7 2v:-5 2x:6
qford	0:9
qforgot	0:9
qform	1a:11
qforty	0:7
qfour	24:5
qfree	0:8
qfreelance	0:6
qfrench	0:10
qfriend	c:-7 l:8 p:-5 u:-5 v:-7 18:6 19:-6 1x:-7 2g:-6 2r:-7
qfriend's	0:7
qfriends	0:-9 7:8
qfrom	7:-10 e:-6 p:-8 t:5 v:-6 w:-6 10:-7 11:-5 13:-9 1g:-6 1x:-5 20:5 2c:-8 2d:-5
qfull	0:6 1x:-7 2p:-6
qgame	24:7
qgarage	0:10
qgave	0:-6 11:-5
qgentle	2p:11
qget	0:5 l:-7 q:-5 15:6 29:8
qgetting	y:-7
qgift	0:10
qgimme	0:6
qgirl	c:7 r:-5 v:-6
qgirlfriend	0:8 8:10 e:-5 l:-7 m:-8 15:-6
qgirlfriend's	0:-12 x:7 13:10
qgirls	0:7
qgive	0:7
qgiven	0:6 3:7
qgives	0:9
qgo	2:-5 k:-6 o:-7 x:9 11:-5 1c:6
qgoes	l:5 v:-5 z:7 1c:10
qgoin	1c:7
qgoing	k:-5 m:-6 25:5 2o:8
qgone	9:8
qgonna	2o:6
qgood	2w:8
qgoogle	0:6
qgot	0:-6 2:-6 4:-6 8:-6 9:-7 c:-8 g:-6 l:-5 m:-7 o:-5 q:-6 t:-6 u:-5 10:-6 15:-7 18:9 1a:-6 1c:-7 1f:-8 1i:-7 1n:8 1x:5 1z:9 24:-5 25:9
qgotta	0:7
qgrade	0:-4 x:-6 z:12
qgran	0:6
qgrand	e:9
qgranddaughter	0:11
qgrandfather	2j:10
qgrandma	0:-11 x:13
qgrandmother	0:-7 2:7
qgrandson	0:6
qgranny	0:-6 2:10 18:-6
qgrapefruit	0:7
qgreek	0:7
qgreen	0:10
qgrew	4:8
qgrey	0:6
qgreyhound	x:9
qgross	0:8
qguess	j:11 15:-6
qguitar	0:6
qguys	0:8
qhad	k:-6 t:-6 10:-5 1d:-5 1h:-9 1z:-5 2x:8
qhair	1n:-6
qhalf	d:5 24:-8
qhalifax	0:6
qhana	0:-8 2:11
qhanded	0:-6
qhands	r:5
qhannah	e:11 1x:-7
qhas	0:-5 3:-6 9:-6 a:-5 g:-8 h:-6 i:-6 l:-11 o:-11 q:-4 v:-7 10:-5 12:-6 15:-4 18:-4 19:-6 1a:-6 1d:-5 1m:4 1n:-5 24:-6 25:8 26:-5 2w:-6 30:-9
qhasn't	24:6
qhate	9:5 1s:7
qhated	0:8
qhates	9:6 i:-6
qhave	2:-4 3:-5 4:-8 8:-5 9:-5 e:-7 g:-8 i:-6 k:-6 10:-8 15:-5 1f:-5 1k:-6 1n:6 2d:-5 2s:8 2w:-5 2x:-6
qhaven't	8:8
qhaving	a:8 f:-9
qhe	8:-6 c:-6 e:-8 f:-6 g:-8 t:5 v:-8 w:-7 18:-5 1a:-9 1d:-7 1g:-13 24:-4 2j:7
qhe's	1:-15 2:-9 i:-5 m:-10 u:-6 1g:-5 1h:-7 1j:-6 1x:9 24:-8 2l:8
qheard	0:8
qheavy	0:11 1a:-5
qheights	0:10
qhelp	0:11
qher	e:-9 m:-5 1p:7 2o:8
qhere	0:6 p:8 1a:6
qhes	0:-5 13:7
qhey	0:-9 x:11
qhi	0:7
qhill	h:6
qhim	l:6
qhip	0:8
qhis	0:7 e:-8 1a:-6 24:-5 2l:-9 2w:-6
qhit	2r:12
qhome	0:8 c:-6 l:-7 p:-8 s:-7 w:-8 x:5 15:-5 1g:-6 2o:7
qhonestly	0:7
qhope	k:5
qhorse	x:-7 1i:9
qhospital	0:-7 u:6
qhotel	0:8
qhouse	2:-5 x:-5 2p:-5
qhouses	0:13
qhow	0:11
qhr	v:6
qhurt	0:-9 2:6 m:7
qhusband	0:-4 2:-7 e:-12 g:-9 h:-5 m:-6 q:7 v:-7 x:-8 16:8
qhusband's	2u:9
qi	6:-5 8:-2 b:-5 e:-5 n:-5 p:-4 r:-4 z:-5 11:-6 13:-4 15:-6 17:-3 1c:-4 1e:-8 1j:-7 1k:-11 1o:-5 1x:9 2c:-9 2k:-6 2p:-11 2q:-5 30:-5
qi'd	k:8 16:7
qi'm	3:-5 4:-5 6:-5 7:-6 8:-7 9:-4 a:-8 e:-9 h:-4 i:-6 k:-9 l:-6 u:-8 v:-8 w:-5 x:-10 y:-10 z:-4 11:-5 13:-7 19:-5 1c:-6 1e:-6 1f:-6 1h:-6 1k:-6 26:10 2l:6 2u:5
qi've	f:5 10:-3 15:-6 17:-8 21:9 24:-5 2s:7
qidea	k:6
qideas	0:10
qif	0:7 e:-5
qim	0:-7 1:-6 3:-5 8:-5 d:-7 s:-6 v:7 x:-6 12:7 18:-5 1a:-8
qimagine	0:5
qin	2:-9 8:-6 a:-6 f:-5 h:-4 i:-6 k:-7 l:-7 m:-9 n:-5 o:-6 p:-11 r:-7 s:-6 t:-4 y:-6 z:-5 10:-8 11:-7 12:-5 13:-5 15:-8 16:-5 17:-5 18:-6 1a:-5 1c:-5 1e:-6 1g:-6 1h:-8 1k:7 1t:14 24:4 25:5 2j:-10 2o:-4 2q:-9 2s:-8
qinstead	0:8 i:-6 1g:6 24:4
qinto	t:-8 2c:8 2d:7 2v:-6
qinvoice	0:10
qiphone	0:8
qiron	0:6
qis	1:-6 2:-11 3:-5 8:-11 9:-6 e:-4 g:-5 i:-6 l:-6 o:-10 p:2 r:-5 s:-9 u:-10 v:-10 x:-3 y:-10 z:-5 11:-6 13:-15 14:-6 15:-9 17:-7 18:-7 1a:-6 1b:-7 1d:-6 1h:-7 1j:-7 1k:9 1p:8 1r:-7 20:8 21:-5 24:-8 26:7 2j:-11 2k:-7 2u:13 2x:-9 31:-7
qisla	x:7
qisn't	10:9
qit	1:-6 l:-8 m:-6 o:-5 r:-5 16:-5 1c:-6 25:6 2a:6
qit's	c:-6 l:-7 p:-6 u:-7 v:-8 x:-7 10:-7 15:-9 18:-6 1g:-8 24:-7 2g:8 30:-5
qits	2:-5 m:-7 u:-5 2d:9
qjaylen	0:-5 2r:6
qjess	0:6
qjob	c:14 v:-7 x:-9
qjobs	0:8
qjoined	0:-7 1:4 10:-5 1k:7
qjoke	0:6
qjonah	0:8
qjuly	2o:8
qjust	g:-6 m:-6 u:-6 18:-10 2d:5
qk	q:-6 u:5 29:6
qkayla	0:-8 19:14
qkeep	1x:-5 2m:10
qkeeps	0:4 13:7
qkept	11:7
qkid	0:7
qkidney	0:7
qkids	0:4 h:-5 l:-7
qkilos	2:-6 1i:8
qkindle	0:7
qknee	m:-5
qknees	m:9
qknow	0:7 x:9
qlad	x:10
qlady	0:7
qlaid	2o:-5
qland	0:9
qlandlord	0:4
qlaptop	0:6
qlarge	0:8
qlast	v:7 2o:7
qlasted	0:10
qlate	0:3
qlaw	v:-8 18:-5 1r:-5 2g:8
qlawyer	0:7 v:-10
qlbs	0:7
qlead	2:7
qleague	0:9
qlearn	23:7
qlearning	2q:6 2w:6
qleave	9:8 2o:9
qleeds	1x:6
qleft	1x:6
qlegs	0:7
qlent	0:5
qlessons	0:8
qlet	0:8
qlibrary	0:-5 10:6
qlife	0:14
qlift	0:7
qlike	0:6 2:-10 l:-6 q:-7 v:-6 10:-8 13:-6 17:-4 1h:-5 1s:14 23:-5 2q:-5
qlikes	2c:8
qlisbon	0:7
qlist	0:7
qlisten	0:6
qlittle	g:-7 2a:6
qlive	p:-4 x:-6 1g:-6
qlived	1y:6
qlives	1:-5 p:-5 t:11 x:-6 1c:-5 24:-7
qliving	v:6 2d:9 2o:-6 2x:-6
qlol	1f:9
qlong	1n:7
qlonger	8:8
qlooking	0:9
qlosing	25:7
qlost	13:-6 1x:9
qlot	0:6
qlottery	0:7
qloud	0:12
qlove	t:-8
qloves	2c:13
qlow	0:11
qlucky	0:14
qm	0:-10
qmachine	0:6
qmad	0:-8 t:14
qmajor	k:5
qmake	0:3 2w:6
qmakes	q:4 1j:6
qmaking	2o:-6
qmam	0:5
qmama	0:4
qman	2:5 e:6 1o:8
qmanage	0:9
qmanager	0:5 x:6
qmany	0:6
qmarathon	0:8
qmarch	0:9
qmarcus	1a:9
qmarried	0:8 v:-7 1e:-5 2x:7
qmaster	0:-5 w:10
qmaster's	0:-9 w:10
qmate	0:11
qmaths	0:12
qmax	0:9
qmay	0:9
qme	1:-8 7:-5 9:-6 a:-5 c:-8 e:-13 g:-9 h:-6 i:-4 k:-7 n:-5 o:6 t:-5 v:-5 z:-9 10:-6 12:-5 13:-8 15:-6 17:-5 18:-4 19:-6 1c:-5 1e:-7 1i:-6 29:-6 2c:6 2d:8 2k:-8 2n:-6 2r:-5
qmeeting	2o:8
qmeniscus	0:6
qmeredith	2:6
qmessage	0:9
qmiddle	0:11
qmidwife	c:9
qmilk	3:-6
qmind	0:-6 9:10 15:-8
qmine	0:10 x:7
qmiso	x:11
qmiss	0:11
qmobile	14:9
qmom	0:11 2:-6 1x:-5 24:-5
qmondays	0:-5 24:7
qmoney	15:-7
qmonths	0:10 c:-5
qmoose	0:-12 e:7 x:9
qmore	v:8 x:-5 24:7 2p:-7
qmorning	0:7
qmornings	0:6
qmortgage	0:9
qmostly	1g:8
qmother	2:-5 u:-13 x:-8 1x:-6
qmoved	3:-6 e:-5 v:10 15:-6 1g:-7 1h:-4
qmoves	0:6
qmr	13:-6
qmrs	2g:7
qmuch	0:8
qmum	g:8
qmum's	h:11 m:-8 x:-8
qmums	2t:7
qmust	0:9
qmy	1:-6 a:-5 c:-6 e:-4 g:6 k:-7 r:-6 t:-5 u:-4 x:8 y:-5 13:-5 14:-6 17:-5 1a:-6 1d:-5 1e:-5 1g:-5 1h:-5 1i:-4 1q:9 1y:-5 1z:5 23:6 24:-8 27:-5 2d:-4 2k:7 2q:8 2r:9 2s:4 2x:6 2z:7
qn	0:9
qnails	0:11
qname	x:8
qname's	x:-5 2g:8
qnamed	x:9
qnames	0:7
qnear	0:16 1x:-9
qneed	0:11
qneeds	0:10
qneighbor	2g:8
qneighbour	l:-8 x:5 2s:9
qneighbour's	2g:5
qnephew	0:-10 2:7 c:-5 e:-8 18:5 1d:7
qnever	o:-5 1x:-6 1y:10 2d:-5
qnew	2:-6 x:8 1e:7 1n:9 2s:-6
qnext	0:17 23:9 2o:-11
qnice	20:10
qniece	0:4 k:-7 1x:-7
qnight	2:6 m:-8 2y:-6
qnine	0:11
qninety	0:9
qno	4:-6 9:-8 g:-6 o:-5 u:7 x:-5 1a:-6 1d:-6 24:-8 2a:8 2p:-6
qnobody	0:12 x:-8
qnon	0:6
qnormal	2a:7
qnot	4:-5 6:-9 d:-6 g:-7 l:-5 m:-6 s:-7 v:-8 x:-6 y:-6 10:-10 11:-6 13:-8 15:-16 2u:-6
qnothing	0:6
qnotice	0:12 1x:-5
qnow	5:9 8:-5 h:-5 k:-8 m:-8 15:-5 1b:-6
qnumber	0:10
qnurse	0:9 c:7 p:-6 23:-6
qnursery	2o:7
qnurses	0:8
qnursing	0:10
qnuts	0:12
qnyla	0:7
qobsessed	0:-7 t:15
qoctavia	0:6
qoctober	0:8
qof	2:-7 3:-7 c:-9 g:-5 h:-7 l:-4 o:-7 t:-5 u:-5 v:-6 w:-5 x:-6 11:-5 12:-5 17:-5 18:-5 1c:-8 1d:-6 1f:-5 1h:-5 1l:6 1p:-9 1s:6 1v:-6 2o:-10 2p:-5
qoff	4:6 c:-6 l:-8 t:7 1r:6
qoffered	0:6
qoh	x:7
qoil	0:10
qok	r:6
qokafor	0:8
qold	e:-7 x:6 1x:-6 24:-5 2j:-5 2k:9 2p:-6 30:4
qoldest	x:7
qon	1:-6 2:-8 3:-5 4:-4 5:-5 7:5 9:-5 a:-8 c:-7 f:-5 h:-5 i:-5 k:-5 l:-7 m:-14 o:-7 p:-5 q:-8 r:-6 t:-6 v:-8 w:-5 x:-6 y:-5 z:-7 12:-5 13:-6 15:-12 18:-7 1a:-5 1c:-5 1d:-6 1e:-5 1g:-3 1i:-6 1n:-5 1o:-6 1v:-14 1x:8 20:-6 2d:11 2q:-10 30:-8
qone	l:-6 13:-9 2s:7
qones	0:7
qonline	w:10
qonly	0:5 o:-7 x:-4 11:-7
qopen	0:8 2:-5
qopened	1x:8
qopening	0:10
qopens	2:-6
qor	0:16
qorange	0:12
qorder	0:12
qoriginally	p:8
qour	8:-5 g:9 o:-4 10:-5 2m:-7
qout	9:-5 e:-5 i:-5 l:-8 t:-6
qoutside	0:11 x:-5
qover	15:-7 1g:-2 2p:-11
qown	0:6 10:-6 11:5 1x:-8
qowns	0:-5 x:9
qpack	l:-5 24:5
qpacked	l:7
qpal	0:5 m:-7 x:9
qparamedic	0:-5 l:5 v:8
qparents	0:-7 v:6 13:6 1a:6
qparis	0:9
qpark	0:-6
qparrot	0:10 e:-5
qpartner	0:7
qparts	0:5
qpassed	0:-6 1:-5 e:-8 18:7 2r:9
qpassport	0:10
qpatient	1g:7
qpays	0:7
qpenicillin	0:6
qpercent	24:6
qperiod	0:9
qperson	0:9
qperth	0:7
qpescatarian	x:6
qpets	0:10 v:-6
qphone	2p:6
qphotos	0:7
qphysics	0:-8 w:8
qplace	u:8
qplain	0:-9 r:-5 2a:7
qplan	m:7
qplay	1:-7 o:5 1d:7 24:-8 27:10
qplaying	o:7 1e:6
qplease	9:9 l:-5
qplot	0:7
qpls	0:6 2a:-6
qplumber	0:7
qpoints	2a:5
qpolish	g:7
qpool	0:-7 c:11
qpork	20:6
qposter	0:6
qpower	0:7
qppl	0:6
qpractise	0:5
qprefer	0:-7 2p:9
qpregnant	x:6
qpretty	0:8
qpriya	0:-7 e:-7
qproposed	1a:9
qpros	0:10
qproud	0:9
qpub	0:5
qpublic	0:9
qput	x:3 2o:-5
qquarter	0:7
qqueen	0:8
qquit	a:-8 e:-7 1v:10
qquite	2l:6
qquiz	0:6
qrailway	0:9
qrain	0:9
qraise	0:9
qran	1x:4 27:8
qrather	16:-5 2p:7
qreach	0:6
qread	11:9
qreads	2w:6
qreal	0:-7 x:7
qrealistic	0:8
qreally	1d:9
qrecipe	0:6
qrecipes	2a:6
qrecommend	0:9
qreddit	0:10
qregret	0:9
qrent	0:12 v:-13 18:-5 2d:6
qrenting	2d:6
qrents	0:9
qreport	0:10
qresume	0:-6
qretired	0:7 1x:-7
qretiring	0:-7 2o:8
qride	0:-8 10:-5
qright	0:9
qring	0:11 e:-6 l:5
qroast	0:8
qrommel	0:10
qroof	0:7 2k:-9
qroom	0:5
qroommate	0:14 l:-6 v:-7 x:-5
qrory	0:-9 4:7 9:8 e:5
qrosalyn	e:9 10:-5
qroses	0:9
qround	0:-7 24:6
qroute	0:9
qrufus	0:8
qrules	0:6
qrunning	24:8
qruns	l:-8
qrye	0:12
qsad	0:10
qsaid	15:11 31:7
qsale	0:11
qsalt	1v:5
qsame	0:-2 e:10 1e:7
qsamsung	1q:9
qsat	0:-4
qsaturday	0:11
qsauce	0:9
qsaw	0:7
qsay	j:-5 2a:8
qsays	l:-5 o:-11 1i:-6
qscared	0:-6 i:11 25:-5
qschedule	0:8
qschool	0:-7 2:5 c:-10 1c:9 1e:-6 2j:-5 2q:-6
qscorpio	0:11
qsea	0:-6 7:11 z:-6
qseat	0:6
qsecond	2o:10
qsecretary	0:8
qsee	23:5 24:-2
qseeing	x:7
qself	2j:6
qsell	0:-6 1h:7 1x:-5 2j:8
qsemi	0:-6 2d:5
qsend	23:-5
qsenior	1x:-6
qsent	0:6
qseptember	2o:6
qservice	0:7
qsettled	1g:-7
qsewing	0:8 2k:-6
qshall	15:-10
qshare	1g:7
qshared	2d:10
qshe	3:-7 4:-10 9:-6 e:-6 g:-8 k:-6 m:-7 n:-5 o:9 t:-8 v:-7 w:7 x:-6 10:-7 13:-6 18:-8 1a:-7 1e:-5 1x:8 24:8 25:8 2d:-6
qshe'd	0:8
qshe's	2:-8 c:-6 g:-5 i:-6 k:-5 l:-7 o:-6 u:5 10:6 12:-8 15:-9 1d:-7 1e:-6 1x:-5 21:6 24:-8 2d:-11 2j:-6 2l:9
qshes	0:11
qshifts	0:6
qship	0:5
qshort	r:7 1n:11
qshould	1o:5
qshow	0:9
qshower	0:13 2:-10
qsick	m:12
qside	v:-6 x:8
qsigned	0:-6 c:10 1x:7
qsince	e:8 l:-6 m:-5 10:-8 24:-6
qsingle	0:11
qsings	0:10
qsister	0:5 e:-14 g:7 m:-8 x:-5 10:-6 1x:7 1z:-6 24:-8 2j:-5
qsister's	0:-13 a:10 x:-5 1y:8
qsix	1x:7 24:-5 25:-5 2r:9
qsixteen	0:8
qsize	2:-8
qskip	2a:6
qsleep	0:9 2:-10 1i:-7
qsleeping	0:10
qslipped	0:-6
qslogan	0:8
qsmall	2k:-5
qsmoked	1x:-5
qsmoking	1e:7
qso	2:-7 3:-4 a:-7 m:-9 r:-10 10:7 12:-5 18:-5 24:-8 2d:-8 2l:7
qsober	1e:8
qsold	0:-13 7:-6 c:-5 x:-7 11:15 1g:-6 1h:10 24:-6 2k:8 30:9
qsomeone	m:-7 1e:-5
qsomething	0:12
qson	2:-7 e:-8 15:-5 18:-6
qsong	0:8
qsons	0:7
qsort	0:7
qsound	0:10
qspain	2o:6
qspanish	2:9
qspeak	0:7 s:6
qspeech	0:10
qspelling	0:12
qst	0:4 1k:11 2o:-5
qstairs	0:7
qstand	1s:11
qstarted	17:-6 24:-6
qstarts	1x:-5 2o:5
qstaying	v:-5
qsteps	0:9 1x:-5
qstick	1g:9
qstill	8:-6 l:-9 u:-7 2d:6 2o:-5 2w:-9
qstone	0:6 31:-9
qstop	r:6 23:-5
qstory	0:6
qstraight	r:7
qstreet	0:11
qstuck	1x:-5
qstudies	0:-7 c:-6 1c:9
qstudio	0:11
qsuggest	2a:6
qsummers	0:6
qsunday	0:13 e:-5
qsundays	0:7
qsupport	0:9
qsuppose	0:7
qsweet	0:8
qswim	0:8
qswitch	0:10
qswitched	0:-6 x:-8
qsydney	0:-5 19:8
qtablets	0:4
qtake	l:-9
qtaking	0:-8 2f:6
qtalk	0:9
qtaller	0:7
qtax	0:10
qtaxes	0:-8 1g:10
qtaylor	0:13
qteacher	0:8 l:-5 o:-5 x:-8 15:5
qteachers	0:8
qteam	1:8 1k:-7
qtech	l:5
qteeth	0:8 1x:-6
qtelling	0:5
qten	0:9
qterrified	0:-12 i:12
qtext	19:8
qthan	1f:-5 1o:-7 2d:-5 2p:10
qthanksgiving	0:8
qthat	0:9 2:9 5:-5 g:6 m:-10 10:-5 1o:5 1s:8 2d:-5
qthat's	0:9
qthats	0:9
qthe	1:-6 4:-4 6:-6 9:-5 a:-7 c:-8 f:-4 i:-5 j:-5 k:-8 l:-7 m:-6 o:-6 r:-5 t:-4 u:-4 w:-6 z:-5 10:-9 12:-5 13:-4 15:-4 16:-4 18:-7 19:-5 1a:-6 1c:-5 1g:-5 1h:-6 1k:16 1q:-2 1s:-5 1v:13 2j:7 2k:8 2m:-7 2o:13 2y:-8 31:-7
qtheir	0:6
qthem	2a:7
qthen	f:10 o:-5
qthere	0:7 2x:10
qthere's	25:-5
qthese	0:12
qthey	0:7 s:-7
qthing	0:10 m:9
qthink	5:-6 1o:8
qthinks	12:5
qthird	2j:-6 2r:7
qthirty	0:-5 1e:-5 24:6
qthis	0:13 s:-5
qthose	0:7
qthough	0:7
qthought	0:9
qthree	0:8
qthrough	0:4 w:7
qthursday	0:7
qtil	0:8
qtime	w:6
qtinnitus	0:11
qtips	0:5
qtired	0:8
qto	2:-6 3:-7 7:-7 a:-4 d:-6 e:-9 f:-5 g:-6 j:-6 k:-7 m:-5 u:-7 v:-6 w:-6 y:-5 11:-6 13:-11 18:-6 1a:-5 1e:-4 1g:-8 1h:-6 1k:-9 1m:6 1q:7 23:8 2u:-8 2v:8
qtoast	0:11
qtoday	0:11
qtogether	2o:5
qtold	x:8
qtom	0:7 y:-7
qtomorrow	0:10
qtonight	0:7
qtoo	0:11
qtook	o:6 15:-7 2f:11
qtore	25:6
qtorn	0:6 25:-6
qtrade	c:8
qtrain	0:11 2o:5
qtranslate	0:9
qtravis	e:-7
qtrick	0:6
qtruck	23:-5
qtry	0:11
qtrying	o:7
qtuesday	0:9
qtuesdays	l:7
qturned	0:14
qturning	0:10
qturns	0:12
qtwelve	0:8
qtwenty	2x:5
qtwins	2:7 x:6
qtwo	l:-7
qugh	0:11
quncle	e:11 v:4 x:-8 10:-7
qunder	23:6
qunemployed	0:9
quniversity	0:5
quntil	0:5 23:7 2o:-5
qup	1:-5 2:-10 i:-6 m:-8 p:10 t:-7 w:-5 x:-7 16:-5 1a:-6 1c:-7 1g:-8 1x:-6 24:5
qupstairs	10:10
qur	r:8
qus	2d:5
quse	2a:8 2z:9
qused	0:6 k:-8 l:8 10:-8 1d:-7
quser	0:8
quses	0:9 7:-5
qusually	l:-8 24:7
qvacuum	0:6
qvalley	0:8
qvaping	0:8
qvegan	15:5
qvegetarian	0:8
qversion	0:-7
qvery	0:10 2l:-6
qvet	0:5 3:7 x:-10
qvs	0:7
qw	25:8 2d:7
qwait	e:5
qwalks	0:-7 13:10 24:5
qwalls	0:8
qwanna	23:8 2o:-5
qwant	k:7 l:-6
qwanted	k:-7 23:7
qwants	k:7 10:-7 11:-5
qwas	2:-6 7:-5 a:-8 c:6 d:-5 j:-7 k:-5 l:-5 10:7 13:-7 15:-7 18:-8 1a:-6 1d:-6 1i:-5 25:-6 2c:-6 2x:-7
qwash	0:6
qwatch	0:6 x:-7 24:7
qwatching	0:-7 2o:6
qway	0:7 k:-5
qwe	3:-5 9:-4 e:-11 h:-6 k:-6 l:-10 m:-6 q:-5 s:6 u:-9 x:-6 z:-6 11:-8 15:-7 18:-5 1e:-6 1x:7 23:-7 2m:-7 2o:8 2r:-5
qwe're	0:-5 v:5 1a:10 1x:-6 24:-8 2o:8
qwe've	13:-9 17:8 1x:-10 2m:8 2s:-5
qwear	0:8
qwedding	15:10
qwednesday	0:12 2o:-6
qweek	x:-6 15:-5 2o:7
qweekend	19:-6
qweekends	l:8
qweeks	0:7
qweigh	0:-11 1i:8
qweird	x:7
qwent	1c:10 1g:-6
qwere	0:8 v:-7 1a:-6
qwet	0:13
qwhat	0:10
qwhat's	0:10
qwhats	0:6
qwhatsapp	1s:8
qwheat	0:6 1r:6
qwhen	0:7 2:-9
qwhere	0:5
qwhere's	0:6
qwhich	0:15
qwhile	0:9
qwhippet	0:-6
qwho	2:-6 e:-10 l:-7 o:-7 t:-6 x:-5 1a:-8 23:-7 2t:8
qwho's	8:5
qwhy	0:9
qwife	3:-8 4:-6 9:11 l:-7 o:-10 x:-8 10:-7 12:-6 2g:-6
qwife's	o:7
qwill	0:6
qwin	0:6
qwindow	0:5
qwine	24:6
qwinter	0:5 1e:-5
qwish	0:6
qwith	2:-8 9:-5 c:-6 e:-5 h:-6 j:-5 k:-5 o:-5 s:-12 t:-6 u:-13 v:-5 x:-6 y:-7 10:-7 12:-5 1c:-4 1d:-5 1e:-5 1k:-8 1v:9 1y:-3 24:-10 2q:-5 2w:8
qwoman	2:9
qwon	2r:6
qwon't	8:9 9:-5
qword	0:6
qwords	0:7
qwork	c:5 e:-5 l:8 10:5 19:-5 1e:-6 1x:-6 23:4
qworked	c:8
qworking	c:7 1c:-5 24:-6
qworks	c:7 10:9 24:-5
qworry	0:7
qworse	0:10
qworst	1i:11
qworth	0:5
qwould	0:12 10:-6
qwrite	2a:5
qwriting	17:4
qwrong	0:8
qwrote	0:5
qx	0:10
qyeah	0:-8 m:9
qyears	e:-7 o:6 x:-10 15:-6 1c:-5 1y:9
qyes	0:-7 o:8 1a:8
qyesterday	0:15
qyet	0:13
qyou	0:13 8:-9 s:-7 1a:-6 1o:8
qyou're	0:7 2:-8
qyoungest	1x:8
qyour	2a:9
qzither	0:6
s!	0:13 1x:-10
s"	0:9 26:7
s%	0:9
s&	1v:6
s'	x:-5
s(	0:12
s)	0:11 x:-6
s,	0:14 c:-5 l:-6 x:-7 18:-5 1k:-8 1o:-6 1v:-7 1x:-8 1y:-6 21:-5 23:-8 2c:-5 2j:-5 2p:-7 2q:-6 2v:-5 2w:-5
s-	1:-5 a:-6 c:-6 e:-6 g:-5 o:-7 u:-12 v:-6 x:-7 10:-9 14:-7 15:-9 17:-4 18:-6 19:-6 1d:-5 1e:-7 1f:-6 1l:7 2o:-5 2x:5
s.	0:11 b:-7 l:-10 x:-7 15:-7 1o:-6 1u:10 1v:-6 1x:-7 20:-8 21:-5 23:-6 25:-5 2a:-8 2c:-6 2o:-9 2w:-5 30:-7
s/	0:8
s9	2:9 3:-4 4:-7 5:-7 8:-5 b:-7 c:-6 e:-9 f:-6 h:-5 i:-6 j:-7 l:-7 m:-9 p:-6 r:-7 t:-6 u:-7 v:-6 x:-6 10:-9 12:-5 13:-6 16:-7 17:-9 1c:-7 1d:-7 1f:-9 1i:5 1k:-7 1p:8 1q:10 1t:9 2c:-6 2d:-9 2e:-6 2n:14 2w:-5
s9,9	3:-5 i:-5 m:-5 q:9 14:-9 15:-6 16:-5 18:-11 24:-6 29:11
s9.9	7:-7 18:13 1c:-7 1h:-6 24:-5
s9:9	0:-20 4:-6 c:-5 v:-6 x:-6 11:-6 15:-6 18:23 1h:-6 24:10 2r:9
s:	0:12
s;	0:13
s>	0:10
s?	0:8 x:-5
s@	0:7 b:-8 1u:7
sA	1:8 2:-6 3:-6 4:-7 5:-6 8:-6 9:-6 a:10 b:-7 c:8 d:-6 f:-7 g:-6 h:-6 i:-7 j:-6 k:-5 l:-9 m:-7 n:-7 o:-9 p:-5 q:-6 r:-9 t:-6 u:-7 v:-12 w:-5 x:-8 11:-9 12:-6 13:-6 14:-7 15:-9 16:-7 17:-7 18:-5 19:-7 1a:-7 1b:-5 1c:7 1e:-6 1f:-7 1i:-6 1j:-7 1o:-8 1p:-5 1q:7 23:8 25:10 2o:8 2r:11 2x:-7 2z:8
sA'a	0:13 4:-5 e:-6 l:-8 15:-8 1d:-5 2o:-5
sAa	2:-6 4:-5 5:-5 8:-6 c:6 e:-6 j:-6 k:-5 l:-4 m:-5 o:-6 r:-5 u:-6 v:8 w:-5 x:20 10:-7 12:-5 13:-6 17:-5 18:-5 1a:-5 1e:-6 1f:-4 1k:22 1l:-8 1m:-5 1n:-7 1o:-11 1p:11 1r:-4 1s:-9 1t:-11 1v:22 1w:13 1x:8 1z:-8 20:16 21:-7 25:-6 26:-7 27:-9 28:13 2b:12 2e:15 2f:-5 2g:21 2i:10 2j:-6 2l:-11 2m:-13 2n:-6 2o:18 2p:-8 2t:-6 2u:11 2v:20 2y:-9 30:19 31:-7
sAa'a	4:-6 e:-12 g:-8 h:-8 l:-8 t:-4 u:5 x:-11 10:-4 11:-5 16:-5 19:-7 1d:-10 1k:12 24:7 2v:11
sAaA	0:-6 1g:6
sAaAa	1d:-6 1g:12
s_	0:15 c:-5 23:-6
sa	0:14 1k:9 1l:9 1m:14 1n:17 1o:15 1q:-6 1r:16 1s:16 1t:11 1u:8 1x:16 1y:12 1z:12 20:12 21:13 23:12 24:18 25:18 26:8 27:20 28:-8 29:12 2a:18 2c:19 2d:16 2e:11 2f:16 2i:-11 2j:20 2k:15 2l:17 2m:16 2n:-15 2o:15 2p:14 2q:14 2r:13 2s:13 2t:14 2u:10 2w:18 2x:14 2y:13 31:11
sa'a	0:11 1:-8 2:-6 8:-4 c:-6 f:-4 g:-6 h:-5 k:-6 t:-5 u:-10 v:-9 x:-9 10:-8 13:-7 14:-5 15:-8 18:-5 19:-8 1c:-4 1h:-7 1o:8 1t:10 1w:8 1x:-4 24:-4 2d:-6 2o:-5 2r:-7
saAa	0:-2 7:12 2k:-6
t!	c:-8 e:-10 j:-7 l:-9 m:-7 t:-5 u:-5 10:-6 1l:9 1x:15 24:-9 2o:-9
t"	0:15 2:-13 8:-8 c:-5 1a:-7
t#1	7:-7 e:-6 m:-9 n:-5 t:-7 13:-9 1i:9 1q:6 2m:8
t#2	1:-6 2:-13 4:-5 7:-5 9:-6 a:-6 g:-6 h:-6 i:-6 p:-6 q:-6 t:-6 u:5 v:-6 x:-11 11:-8 12:-5 13:-6 19:-6 1h:-6 1t:12 1x:-9 23:-5 24:9 2l:9 2r:8 2x:-6
t#3	0:5 2:-6 m:-6 q:-5 x:-5 18:-5 1x:-5 24:-3 2e:9
t#4	e:-8 u:6 15:-6 1x:2
t#5	0:7
t#6	0:-5
t#7	0:8
t'	1i:8
t(	0:6 x:-6
t)	0:7 1c:6
t,	0:10 1:-4 3:-9 5:-2 6:-6 9:-6 b:-6 e:-10 h:-3 i:-5 k:-14 r:-8 s:-6 v:-3 w:-9 y:-7 11:-6 16:-6 17:-7 18:-8 1b:-3 1d:-5 1e:-10 1h:-5 1i:-6 1k:9 1n:7 1o:-11 1p:-7 1t:10 1x:11 20:-12 21:-5 24:8 25:10 26:-5 2e:-9 2k:6 2l:7 2t:8 2v:-8 2x:7 30:-9
t-	15:-4 18:-5 1d:-6 1q:-5 1r:-7 2j:-10 2x:-6
t.	2:-11 3:-6 5:-5 8:-3 9:-5 b:-6 c:-5 f:4 g:-8 i:-5 k:-10 l:-5 q:-6 r:-9 s:-6 t:-3 u:-6 y:-8 z:-5 10:-6 17:-5 18:-8 1d:-9 1g:-5 1k:-8 1l:-7 1n:-5 1u:6 25:7 2j:8 2o:6 2q:-5 2w:-5
t:	0:10 2:-12 m:-6 p:6 v:-8 x:-7 10:-6 1e:-7 1n:6 24:-6 2n:12
t;	0:11
t?	g:8 x:-10 1a:-6 1x:-6 24:-6 2o:6
t@	1u:13
t^	0:7 5:-5 14:-5 1e:-4 1k:11 1o:-3 1p:14 1q:9 1t:11 1w:8 1x:13 1y:11 1z:8 20:11 23:8 24:7 26:10 27:10 2a:12 2e:-8 2k:13 2l:8 2n:-7 2p:8 2s:9 2u:-5 2v:-6 30:9
t_	0:12
ta	1:-7 5:-4 7:-5 9:-6 a:-5 d:-5 e:-3 f:-7 h:-5 k:-8 m:-7 p:-5 q:-5 v:-5 y:-5 z:-5 10:-8 11:-6 12:-10 15:-8 16:-5 17:-8 18:-8 1b:-5 1d:-6 1e:-9 1l:-7 1m:-5 1n:-13 1v:8 20:12 25:-11 26:-8 27:-11 2d:-6 2f:-10 2j:-8 2l:-4 2m:-7 2q:7 2y:-2
tabout	0:4 2q:10
tacme	0:6
tact	0:7
taddress	0:-2 2e:6
tadult	0:5
tafraid	0:-6 i:10
tafter	0:8
tagain	0:15 e:-6 m:-5 x:-6 10:-6
tah	0:6
tain't	a:8 1c:-9 1d:7
tair	0:7
talarm	0:7
talaska	h:-5 15:9
talcohol	0:5
tall	9:9 g:10 27:-5
tallergy	0:13 l:-7
tallotment	0:5
tallowed	0:5
talone	0:9
talready	13:7
talso	o:10
talways	k:-8 l:-5 2a:7
tam	2:6 3:-9 l:-7 s:-7 1d:-7 1e:-8 1h:-5 1j:-7 24:-9 2x:-8 2y:8
tamerican	0:12
tan	p:-7 15:-5 1c:-5 1k:-6 23:-6 24:-5 25:-6 2s:-8 30:6
tand	2:6 7:-6 8:-7 a:-6 b:-5 c:-8 e:-10 f:-5 i:-8 j:-6 l:-4 n:-5 q:-5 r:-5 u:-8 w:-6 z:-7 13:-9 1e:-8 1o:-6 1v:-9 1z:-7 24:6 27:-10 29:-5 2p:-5 2x:-5 30:-5
tankle	0:7
tanother	0:7
tanswer	2a:8
tany	v:8 x:-9 1g:9
tanybody	0:7
tanymore	0:12
tanyone	0:9
tapartment	0:12
tapp	1g:-7
tapply	0:7
tapplying	0:-4 2o:6
tare	0:6 x:-10 13:-5 19:-7 24:-5
taround	0:7
tas	0:8 1x:-6 2a:-5 2b:7
task	r:6
tasked	0:9
tasking	0:9
tasks	0:13
tat	1:-7 2:-5 3:-5 4:-5 6:-6 7:-5 8:-6 9:-5 a:-6 c:-9 e:-5 h:-4 i:-5 m:-7 o:-8 p:-5 r:-5 s:-7 t:-5 w:10 y:-6 z:-6 10:-8 11:-5 12:-6 13:-6 15:-9 16:-5 18:-6 19:-5 1b:-5 1d:-6 1g:-6 1h:-5 1i:-5 1o:-6 1v:8 2c:-5 2p:-6 2x:-7
tatlanta	l:5
taugust	0:11 2:-5
taunt	m:-8
taustralian	0:8
taway	24:7
tb	1k:-5 23:10
tbaby	x:9 1i:-7
tback	x:7 1x:-6 2o:-7 2t:8
tbad	0:9
tbags	0:11
tbakery	0:11
tbald	4:-7 1n:8
tband	0:8
tbarely	10:-5
tbass	0:8
tbay	0:6
tbc	0:-5 2x:5
tbe	1k:-8 1x:7 2j:4
tbea	0:10
tbeach	0:5
tbeard	0:8
tbeats	0:-9 o:11
tbecame	2h:6
tbecause	m:9
tbecome	0:6
tbed	0:7
tbeen	c:-6 e:8 f:-6 o:-5 1k:-5 2o:-7
tbees	0:7 2x:-5
tbefore	0:8 a:9 f:-8 l:-8 m:-5 o:-6 24:-11
tbelieve	0:-7 1o:9
tben	0:7 2o:-7
tberlin	13:8
tbetter	0:10
tbetween	0:6
tbirthday	1p:7
tbiscuit	0:11 m:6 13:-7 25:-8
tbiscuit's	m:6
tblack	0:9
tblue	0:7
tboat	0:9
tbook	2q:5
tborn	1p:7
tboss	0:-7 t:11 12:7 15:-7 2g:12
tboth	0:7
tboy	e:-6 x:-5 1h:9
tboyfriend	0:9
tbreakfast	0:6
tbridge	0:6
tbritish	0:13
tbro	2j:9
tbroke	0:10 25:-13
tbrother	1:7 c:-6 e:-6 l:5 m:-7 x:9 10:-7 24:-7
tbrothers	0:-5 e:6
tbtw	0:8
tbucks	0:10
tbuddy	1x:-5
tbuilding	0:-4 2q:9
tbullet	2a:5
tbus	2:-8 v:10
tbusiness	0:7 24:-6
tbut	t:-5
tbuy	23:8
tby	1x:-5 24:10
tcall	x:-7 2i:9
tcalled	0:11 2:-10 x:8 2o:7
tcalling	x:8 2a:-5
tcalls	x:-5 z:8
tcallum	0:-14 e:8 10:9
tcallum's	0:3 2j:9
tcame	c:6 p:5 31:-6
tcan	3:-5 z:7 11:8 1d:5
tcan't	j:8 1d:3
tcanadian	0:9
tcannot	2w:6
tcar	0:14
tcard	0:9
tcards	0:7
tcash	0:11
tcat	0:9 2:10 m:6 1x:-6 25:-7 2d:-8
tcataracts	15:6
tcatholic	0:8
tcats	24:7
tcdl	0:-6
tchapter	1k:-5
tcheapest	0:5
tcheese	0:9
tchennai	0:11
tchild	1m:7
tchoir	z:7
tchurch	0:10
tcity	10:9
tcivil	0:9
tclasses	0:7
tcleaner	0:-8 i:12
tclimb	2o:-7
tclinic	0:-8
tclosed	0:7
tclub	1k:10
tcoach	1k:8
tcode	17:5 2q:-5
tcoffee	0:17 1x:-5 2p:-9
tcold	0:7
tcolleague	e:-5 1x:7
tcollege	0:10
tcom	0:5
tcome	0:9 2o:-7
tcomes	q:5
tcoming	2o:5
tcompany	0:6 10:-10
tcompare	0:11
tconvert	0:8
tcopper	0:8
tcould	0:11
tcount	0:7
tcountry	0:12 c:6
tcounty	10:6
tcouple	0:10
tcourse	2o:-5
tcousin	2:-4 x:-5 1a:4 1x:7
tcoworker	0:9 e:-9 m:7
tcrochet	0:7
tcruise	0:5
tcry	0:7
tcustomer	0:12
tcut	23:-6 24:-5
tdad	0:-7 2:-6 18:-9 1x:9
tdads	0:10
tdairy	24:-5 28:6
tdate	0:8
tdaughter	e:-10 g:7 1c:5 1n:7 23:-5 25:-8 2x:-7
tday	2a:6
tdays	2u:7
tde	0:12
tdead	0:7
tdecent	0:6
tdecided	2o:8
tdegree	0:-7 a:8
tdenise	12:-10 2l:10
tdental	0:8
tdenver	0:7
tdescribe	0:7
tdesigner	x:8
tdev	0:-5 2s:7
tdiabetes	0:7
tdiabetic	0:6
tdiagnosed	25:7
tdied	2:-7 e:-6
tdifference	0:10
tdinner	m:8
tdivorced	0:14
tdo	0:6 l:-7 m:-11 o:-9 s:-6 11:7 13:-8 15:-5 16:-5 2a:5 2o:-5 2p:-5
tdoctor	m:10
tdoes	0:14 x:-5 1o:7
tdoesn't	1r:-5
tdog	2:8 e:6 1a:-6 24:-5
tdogs	0:9
tdon't	5:7 9:11 l:-6 o:-7 z:-7 11:-7 24:-9
tdone	0:9 1x:-6
tdont	1d:10 2c:-6
tdownstairs	2g:7
tdr	2o:-7
tdrink	0:10
tdrive	30:10
tdriver	0:6
tdriving	18:-6 24:-6 2o:-5
tdrop	0:9
tdropped	k:-6
tdublin	v:8
tdue	0:15 2o:-6
tduolingo	1g:7
tdutch	0:9
teach	0:8
tearn	29:6
teat	8:7 1r:6
teats	0:10 2:-8
teggs	0:11 x:-7
teight	c:-5
televen	0:8
teli	0:-6 k:-9 23:6 25:7
telse	0:7
temojis	0:11 2a:-8
tend	x:-9 23:6
tended	0:10 p:-6 v:-6 1x:6
tengaged	0:11 15:-6
tengineer	0:9
tengineers	0:7
tenglish	s:11
tessay	0:7
teuro	23:7
tever	0:-5
tevery	0:7
teveryone	0:6 z:9
teverything	1g:8 1x:-5 24:-5
tex	e:-7 v:-7
texample	0:12
texplain	12:-6 2a:7
teyes	4:7
tf	0:9
tfacebook	0:5
tfailed	0:-15 2r:8
tfamily	p:5
tfarm	x:8
tfather	10:11
tfavourite	h:17 x:-8 20:-7
tfear	0:-9 i:8
tfeb	0:9
tfeet	0:12
tfell	0:-8 1x:6
tfella	2t:7
tferry	0:9
tfight	0:6
tfinally	0:11 x:-5 1x:6
tfind	0:11
tfinished	a:9 17:9
tfired	0:6
tfirm	0:6
tfirst	e:6 x:9 1e:-10 1x:-8 2r:-6
tfish	0:7
tfit	0:5
tfive	24:7
tflat	1x:7
tflatmate	10:6
tflight	0:9 2o:-7
tflights	0:7
tflower	0:9 15:-6
tfly	0:7
tflying	15:7
tfoot	0:12
tfor	1:-5 2:-6 8:-5 d:-5 e:5 h:5 i:-6 o:-7 r:-6 s:-6 t:-6 v:-5 y:-6 z:-5 11:-7 15:-5 18:-5 1c:-5 1d:-5 1h:-6 1i:-6 1m:-6 1n:5 1o:-7 1t:-7 1v:8 1y:-8 23:7 24:-9 27:-6 2a:5
tform	y:5
tforty	0:7
tfound	15:-5
tfour	v:6 24:7
tfree	0:9
tfrench	0:9
tfriday	15:6
tfridays	0:9
tfriend	2:-5 c:-5 h:-7 x:-6 10:-7 13:-9 15:8 19:-6 1b:9 1h:7
tfriends	0:-7
tfrom	3:-5 8:-5 m:-5 o:-7 p:-5 t:-6 u:-5 w:-5 1c:-8 1t:-7 1v:10 1x:-7 24:-6 2f:-6 2j:-6
tfront	0:8
tfull	0:8
tgame	24:8
tgarmin	0:8
tgas	0:6
tgave	l:9 11:-7 27:-6
tged	0:7
tgeneral	0:12
tgentle	0:7
tgerman	0:13
tget	0:6 1i:-5 25:-6 2o:-6
tgetting	v:-7
tgift	2:9
tgirl	o:-5
tgirlfriend	0:4 l:8 24:-5
tgirls	0:7
tgive	11:-5 1d:-5 2a:4
tgiven	0:7
tgo	l:-10 27:-6
tgoes	0:-5 l:-5 t:11 1c:-6 24:6 2v:6
tgoin	0:6 2o:-5
tgoing	0:3 15:-6 24:-7 2o:6
tgone	t:13 1h:-6
tgood	2:-7 18:8 2w:10
tgoogle	0:6
tgot	9:-5 e:-10 p:-5 v:-6 x:-13 13:-5 15:-5 18:-8 1o:-5 1v:-6 1y:-5 1z:-10 24:-5 2l:-7 2o:-6 2r:6 2s:8 2v:-7 2x:-5
tgotta	0:5
tgrade	2r:-8
tgran	0:6 s:7 1x:-5
tgrand	1x:9
tgranddaughter	0:7 2:-9 a:8
tgrandfather	0:4
tgrandma	0:-6
tgrandpa	x:7 1x:-6
tgreat	0:9
tgreek	0:11
tgreen	0:7
tgrew	p:9 v:-7
tgrey	0:9
tgreyhound	x:7
tgross	0:6
tguitar	0:-9 1:5 11:8
tguy	0:5
tguys	0:7
thad	2:-8 e:-7 o:-6 23:-5
thalf	0:8 1x:8
thalifax	0:11
thand	0:11
thanded	0:-6 1x:8
thannah	0:-7
thard	0:14
thas	3:-4 m:-7 o:-7 1i:-5 1q:-5 1y:6 24:-5 25:6 2m:-5 2o:-5 2s:-5
thasn't	24:6
thate	0:11 1e:-6
thated	0:7
thates	0:8
thave	2:-7 f:4 g:-6 l:-8 m:-7 o:-8 u:-8 v:-10 1a:-6 1g:-8 1n:7 1x:-6 25:-10 2j:-5 2s:11 2w:6
thaven't	0:11
the	1:-6 4:-5 7:-6 8:-7 d:-6 e:-6 m:-7 o:-7 p:-6 s:-5 x:-11 y:-11 11:-6 13:-5 18:-6 1b:-8 1g:-7 1h:-7 1i:-8 1x:6 1y:-5 2c:11 2l:9
the's	2:-7 10:-8 1t:9 24:-5
theard	0:6
theart	0:8
theights	0:7
thelp	0:10
ther	10:-5 15:-6 1c:9 23:-7 24:8 2m:7
there	10:9
thes	0:12
thi	0:-15 3:-6 h:-5 m:10 x:10
thill	x:9
thim	24:8
thip	0:7
thiring	0:8
this	0:8 2:-5 g:-5 v:-5 18:-6 25:-6 2k:8
thit	2:10 1x:-6
thome	s:6 13:6 24:-5 2o:-7
thonestly	9:8
thope	23:5
thospital	0:-6 2d:6
thours	0:7
thouse	0:6 4:-6 8:-5 e:-5 10:-5 1x:-6 2k:8 2o:6 2p:-5
thow	0:15
thr	0:11
thurt	0:10
thusband	8:9 e:-8 g:-11 l:-8 o:-5 u:-6 z:6 10:-11 11:-5 1z:-5
thusband's	0:-5
ti	2:-10 4:-7 7:-6 8:9 d:-6 e:-10 g:-7 m:-8 r:-5 u:-7 w:-6 y:-11 13:-6 15:-5 16:-3 17:-5 19:-6 1a:-9 1e:-15 1i:-5 1t:-8 1u:-7 26:-5 2a:-8 2f:9 2j:-5 2k:-7 2t:-7 2u:-9 2x:-8
ti'm	2:8 4:-8 6:-6 7:-7 8:-5 c:-6 g:-5 l:-9 m:-9 o:-7 s:-8 v:-6 10:-6 13:-6 15:-9 16:-5 1a:-5 1c:-6 1d:-8 1f:-9 1x:-6 26:4 2c:-7 2u:-5 2w:8 2x:-6
ti've	4:-5 f:-8 o:-7 v:-9 13:-8 15:-5 18:-8 1h:-6 1i:-6 1n:4 1y:6 2o:-6 2q:-7 2s:-6
tice	0:10
tidea	23:5
tif	0:9 e:-5
tim	2:6 10:-6 12:-6
timagine	0:8 10:-6
tin	1:-9 2:-7 3:-4 5:-5 6:-7 7:-5 8:-9 c:-7 i:-7 k:-6 m:-12 p:-7 q:-6 r:-6 s:-7 t:-5 v:-6 z:-6 12:-5 13:-8 16:-6 17:-5 18:-6 1a:-5 1g:-6 1h:-5 1i:-6 1r:-9 1t:-13 1x:5 2f:-8 2g:9 2j:-7 2o:-6 2q:-6
tinstead	0:14
tinto	1x:-6 2d:-6
tinvoice	0:11
tiphone	0:15
tirish	x:6
tiron	0:8
tis	4:-5 5:-5 6:-6 7:-6 b:-6 c:-6 g:-6 h:-7 m:-4 p:-7 q:-5 r:-5 s:-5 w:-10 x:-12 11:-4 17:-8 18:-5 19:-5 1a:-5 1e:-7 1f:-6 1h:-5 1m:-5 1o:5 1p:-8 1r:-5 1t:7 1v:-6 24:-6 25:7 2k:-10 2m:-6 2p:-5 2r:-11 31:-5
tisla	0:11
tisn't	0:9
tit	l:-5 r:-4 x:-6 15:-5 1e:5 24:-5 31:6
tit's	0:5 c:8 m:-8 o:-6 x:-10 15:-8 2g:-6 2n:-6
tits	25:-6 2d:8
tive	0:6
tjanuary	e:-10
tjaylen	0:5
tjess	0:-7 x:5 10:6
tjoan	0:7 10:-7
tjob	1v:9
tjobs	0:-10 10:12
tjoined	0:-5 1k:3
tjonah	0:9
tjulie	0:-10 10:10
tjune	0:7 2o:-9
tjust	7:-12 a:-7 e:-8 g:-5 x:-8 10:-5 15:-5 25:-6 2r:-5
tk	q:8 1i:-7 29:-8 2d:5
tkeep	0:-7 r:6
tkeeps	0:9
tkept	1e:-5 2k:8
tkevin	0:10
tkid	0:10
tkids	q:-12 s:5 24:-7
tkilling	0:-6 u:9
tkilos	18:-7 1i:8
tknee	25:5
tknees	0:14
tknow	0:7 r:9
tkotlin	0:7
tlactose	0:-8 3:11
tlady	1h:6
tlaid	15:-5
tlandlord	0:8 2g:8
tlanguage	0:7 l:-5
tlaptop	7:9
tlara	0:5
tlarge	0:11
tlast	2:9 c:-5 g:-5 m:5 o:-5 p:-6 v:-5 15:-5 2e:9 2o:12
tlate	0:2
tlaw	0:-7 c:-5 10:10 27:-7
tleaf	0:6
tleaflet	14:7
tlearn	2:-6
tlearned	2w:12
tlearning	0:8
tleaving	0:6
tleeds	1x:6
tleft	e:-6 m:-5 11:10 1v:7 1x:-12 25:6
tlegs	0:8
tlet	0:7
tlet's	0:8
tlibrary	0:-4 1k:-5 2j:7
tlife	0:-7 1a:13
tlift	0:6
tlike	2c:12 2q:-5
tlil	g:10 x:-8
tlisbon	10:8
tlist	3:9
tlisten	0:6 24:-5
tlittle	a:-5 10:-9
tlive	c:-5 2c:7 2e:12
tliving	v:6 2x:-6
tlocal	x:-5
tlol	0:7
tlong	0:9 4:7 24:8
tlook	1s:10
tlooking	0:11
tlot	0:8
tloud	l:5
tloves	0:7
tlow	0:10
tmachine	0:11
tmade	1k:8
tmake	0:5 29:13
tmakes	x:-8 z:11 29:6
tmama	v:11
tman	1l:7 1x:6
tmany	0:14
tmarch	0:11 12:6
tmarcus	v:8
tmarket	0:6
tmarried	0:8 c:-6 15:-5 1x:7 2x:-6
tmass	0:9
tmaster	0:10
tmaster's	0:8 p:-5
tmate	0:8
tmax	0:8
tmay	g:-7 15:8
tme	1:-7 2:-10 3:-6 7:-6 9:-5 c:-5 h:-6 i:-5 l:-8 m:-7 o:-6 p:-6 s:-6 t:-4 v:-5 x:-5 10:5 12:-7 13:-8 16:-5 17:-5 19:-5 1h:-6 1i:-5 1x:7 23:-9 2a:6 2i:8 2k:13 2m:-5 2q:-5 2r:-5 2w:10
tmeal	0:-5
tmeans	0:6
tmechanic	0:-6 v:8
tmeeting	0:10
tmeniscus	0:5
tmeredith	0:8
tmidwife	0:6
tmilk	0:11
tmine	m:6
tmobile	2n:7
tmom	10:-7
tmom's	0:8
tmonday	2j:7
tmondays	0:10
tmoney	15:7 2o:-8
tmonth	8:6 2j:7
tmonths	0:10
tmore	e:8 10:-6 24:8 2p:-6
tmost	0:11
tmostly	0:4
tmother	0:7
tmother's	u:8
tmove	23:7
tmoved	7:-10
tmoves	0:5
tmoving	v:-7 15:6
tmr	l:-5 13:8
tmrs	0:7 2:-8
tmuch	0:7
tmum	a:-5 c:-6 i:-5 m:-9 p:-6 w:-5 10:-5 1d:-5 1z:9
tmum's	0:-5 u:6 v:5
tmust	0:7
tmy	5:-5 7:-5 a:-7 k:-4 r:-6 s:-7 u:-6 x:9 z:-5 11:-7 15:-9 1b:-7 1k:-7 1q:-3 1t:-12 1z:-8 20:-5 2d:-4 2m:-6 2n:-5 2q:-8 2u:8 2w:-6 2x:-6
tnails	0:7
tname	e:13 x:-11 2g:8
tnames	0:7
tnear	0:8
tnearly	0:8
tneed	0:11
tneedles	m:6
tneeds	0:10
tneighbor	0:-8 13:7 2g:10
tneighbour	2:6 e:-5 l:-6 m:-5 2g:11
tneighbour's	0:8 e:-5
tnephew	w:-9 1l:5 2r:5 2w:7
tnever	o:-6 10:-5 11:-5 15:-4 1x:-5 1y:14 2d:-7 2j:-5
tnew	l:-6 x:13 19:-6 1c:-6 2x:9
tnext	0:4 15:10 23:8 2o:-10
tnice	0:13
tniece	0:7 k:-7 23:-7
tnight	7:8 l:-6 24:-5
tnights	0:8
tnine	0:16
tnineteen	0:9
tninety	0:6
tno	8:6 l:-6 q:6 x:-6 10:-7 15:-7 1r:7 24:7 2a:-12
tnobody	0:13
tnoise	0:6
tnormal	0:15
tnot	1:-6 8:-5 c:-7 h:-5 l:-5 s:5 1b:-6 1g:-6 1p:-6 2a:4 2q:-5
tnotice	0:-5 c:11
tnotion	0:8
tnovember	0:8
tnow	1:-6 3:-7 5:-4 6:-5 e:-6 g:-8 l:-7 m:-9 r:-7 s:-6 t:-5 w:-5 x:-9 z:-10 15:-9 18:-9 1a:-6 1c:-9 1d:-5 1h:-14 23:-7 2j:12
tnumber	0:4
tnurse	0:9 2:-9 1v:9
tnursery	0:8 2o:-8
tnursing	0:-3 v:8
tnyla	2:10
toctober	0:7
tof	2:-8 9:-7 a:-5 c:-4 i:-7 l:-7 r:-5 v:-12 x:4 13:4 1c:-7 1k:7 1v:-7 1z:-5 24:6 2a:-5 2c:-7 2y:-6
toff	c:7 24:-6
toffered	0:7
toffice	2:-6 1h:9
toh	0:8
tok	2a:7
tokafor	0:12
told	c:-6 i:-5 p:-8 t:11 v:-6 1g:-5 1x:-5
tolder	0:13
toldest	2:13
ton	2:-11 4:-6 e:-7 g:-5 m:-6 r:-8 u:-5 x:-5 15:-6 17:-5 1e:7 1g:-7 1h:-6 1i:-8 1o:-7 1p:6 1r:-7 24:-6 25:-8 2c:-10 2j:7
tone	0:9 2:-5 x:-10 15:-5
tones	0:7
tonline	2f:10
tonly	l:-6 11:7 1g:-6 2c:8
tor	0:13
torder	0:9
torla	0:-5
tother	x:8
tour	1:6 8:4 q:-6 15:-9 1x:5 23:-5 24:-7
tout	l:-8 v:-5 1k:-6 1x:-6
toutside	0:7
tover	v:-5 1s:7 2d:12 2p:-7
town	0:8 v:10 1x:-6 2j:-5 2k:7
tpack	0:-5 24:6
tpaid	0:12
tpal	0:6 25:-7
tparamedic	1a:8 24:5
tparents	1h:-5 2m:6
tparish	0:-5 t:6
tparking	0:5
tpartner	0:13
tparts	0:6
tpassed	0:-11 18:-8 2r:16
tpassport	0:6
tpaste	0:9
tpatient	0:10
tpay	q:7
tpenicillin	0:10 u:-7
tpension	0:8
tpercent	24:6
tperiod	0:6
tperson	0:4 i:-7 l:7
tperth	0:6
tpescatarian	0:7
tphone	2p:6
tphrase	0:-13
tphysics	2f:8
tpick	24:5
tpickles	0:-9 e:7
tpigs	x:7
tplace	0:8 2d:-6
tplan	0:6
tplate	0:8
tplay	0:6 l:-7 27:-5
tplaying	27:7
tplaylist	0:8
tplays	1:6
tplease	r:11
tplot	0:13 x:-7
tpls	0:9 r:-6 2a:-6
tpoints	2a:7
tpolish	0:11 1g:-5
tpool	0:8
tpork	20:6
tportuguese	0:7
tpost	0:8
tpounds	0:9
tpower	0:8
tpractise	0:6
tpregnant	0:3 25:10
tpretend	0:12
tprimary	0:8
tprint	0:8
tpriya	0:5
tpriyanka	0:6
tpromoted	1x:-6
tproposed	0:-5 1x:6
tpub	0:5
tpush	0:8
tput	2o:-5
tpython	1d:7
tqueen	9:7
tquestion	0:-6 r:7
tquit	1e:6 1v:-5 1x:-10
tquite	0:-8 t:9 2l:7
tquiz	0:8
trailway	0:10
train	0:12
training	0:9
trainy	0:6
tran	1x:5
trather	2p:8
tray	0:-9 11:11
tread	h:7
treading	0:13
treal	1x:-8
treally	0:11
trecommend	0:6
treddit	0:7
trefuses	0:6
tregister	0:5
trent	0:10 q:-7 2d:7
trenting	u:9
treplaced	0:10
treport	0:9
tretired	c:-8 x:-6
tride	0:6
tright	x:-6 y:9
tring	11:7 1x:-6
troad	1x:5
trome	0:7
trommel	0:11
troom	m:10
troommate	e:-8 l:8
trosalyn	e:-8
troses	0:9
tround	0:-7 24:5
troute	0:11
trule	0:6
trun	1g:9
truns	2j:7
tsafe	a:9
tsaid	m:-7 1a:8
tsalary	q:9
tsam	c:7
tsame	1e:-6 2x:7
tsamsung	0:5
tsat	0:-4
tsaturday	c:8 18:8 1i:-5
tsaving	23:5
tsay	2a:10
tsays	3:7 l:-7 25:9
tscared	i:-10 21:8
tschool	l:-5 x:-7 2g:-5 2j:-6 2v:11
tscorpio	0:10
tscreen	0:12
tsea	0:8
tseat	1h:6
tsecond	2o:11
tsecretary	1:6
tsection	1:8
tseeing	1e:-5
tseen	0:10
tsemi	0:-4 2d:5
tsend	23:-5
tsends	2c:6
tseptember	0:11
tset	0:7
tseven	0:7
tsewing	0:7
tshared	0:-12 2d:11
tshe	2:-9 6:-6 9:-7 c:-9 j:-5 l:-9 o:-6 p:-7 s:-7 t:-6 u:-5 w:-6 11:-5 15:-10 1z:-6 23:-7 24:7
tshe'd	0:8 1x:-7
tshe's	2:-7 4:-6 8:-7 o:-7 u:-7 v:-7 11:-5 12:-7 1d:-5 1h:-6 1x:-5 21:6 23:-5 24:-6 2o:5 2x:-8
tshellfish	0:-8 3:11 m:-7
tshes	15:5
tshift	2:7
tshop	t:9
tshort	0:8
tshould	k:5 l:-5 m:-9 1l:9 1o:5
tshow	h:6
tshower	0:10
tshy	0:6
tside	10:8
tsigned	0:-9 15:7 1x:8
tsimilar	0:9
tsince	2:-7 7:-7 1g:8 1x:5 24:-7 2x:7
tsings	0:10
tsister	a:-5 e:6 l:-10 o:10 1d:-6 1v:10 1x:-8 1z:10 27:-6
tsister's	3:8 x:7
tsix	0:10 u:-5
tsize	0:12
tsleeping	0:10
tslipped	0:-6
tslow	0:10
tsmall	v:-6 15:6
tsmoked	0:7
tsmoking	2x:7
tso	2:-6 3:-6 5:-5 e:-13 g:-7 h:-6 k:-4 o:-6 x:-7 15:-8 17:-10 1a:6 1g:-9 1x:8 2a:-6 2g:8 2l:-6
tsold	e:-6 2k:9
tsomebody	0:7
tsomeone	2:11 8:4
tsomething	0:10
tson	3:-6 k:5 m:-8 10:-7 13:-5 2o:-5 2r:-6
tsons	0:7
tsoon	0:10
tsorry	0:9
tsound	0:12
tsourdough	0:7
tspace	0:7
tspanish	0:6
tspeak	s:10
tspelling	0:7
tsplit	0:8 1x:-6
tspring	0:7
tsquare	0:7
tst	0:4 1k:12
tstairs	0:10
tstarted	c:4 1c:-5
tstarts	1x:-5 2o:5
tstate	0:12
tstation	0:6
tstay	1y:-5
tstaying	0:6
tstays	0:7
tstep	0:6
tsteps	0:6
tsteve	0:9
tstill	a:-5 l:-13 m:-5 o:-6 p:-5 t:-5 z:-7 1c:-8 1d:-9 2o:-5
tstone	0:9 x:-7
tstopped	24:9
tstories	0:11
tstory	0:5
tstraight	0:-10
tstretches	0:7
tstroke	0:8
tstuck	0:8
tstudio	0:7
tstuff	0:5
tsuggest	2a:6
tsummers	15:6
tsunday	0:13 18:7
tsuppose	0:7
tsupposed	0:9
tsweet	0:9
tswim	0:9
tswitched	7:-6 1q:10
tsydney	0:7
ttaco	0:-8 1x:9
ttake	l:8 24:-8 25:-5
ttakes	0:-6 l:-7
ttalk	0:7
ttaught	1d:8 2j:-6
ttea	p:9
tteach	0:8
tteacher	s:-7 2o:6
tteachers	0:6
tteam	1k:8
ttech	0:-10 v:10 24:5
tteeth	0:13
ttell	12:-7
ttest	18:-7
tthan	0:9 1o:-6
tthat	2:-8 5:-5 a:-6 c:-5 l:-5 o:9 u:-4 10:-6 15:-7 1o:5 1z:8
tthat's	0:8
tthats	0:7
tthe	1:-2 4:-4 8:-9 9:-5 a:-6 f:-5 g:-6 h:-6 i:-6 j:-5 o:-6 p:-7 q:-7 s:-6 t:-6 w:-6 y:-6 10:-6 11:-6 12:-5 13:-4 17:-5 18:-6 1b:-6 1c:-10 1d:-6 1h:-7 1i:-6 1v:-3 20:-6 21:-5 25:-10 2c:-7 2j:8 2l:-6 2o:6 2q:-7 30:-11
ttheir	0:6
tthem	g:9 2a:9
tthen	0:9
tthere	m:8 10:7
tthese	1b:6 24:-5
tthey	0:7 e:-5 1x:10
tthing	0:11 3:-6 m:-6 15:-5
tthink	1o:8
tthinking	15:5
tthinks	0:10
tthird	0:-9 19:6 2r:7
tthirty	24:-6
tthis	0:7 x:-6 2x:6
tthough	0:8
tthought	0:6
tthree	0:11 13:-5
tthrough	2f:8
ttie	0:6
ttime	1c:7 1x:-6 2f:7
ttinnitus	0:7
ttips	0:8
ttired	m:9
tto	1:-5 2:-10 3:-6 4:-6 8:-5 a:-5 b:-7 c:-7 e:-9 g:-5 o:-6 q:-5 r:-5 t:-4 u:-7 w:-6 12:-5 19:-5 1a:-4 1b:-5 1c:-8 1d:-6 1e:-7 1h:-5 1y:-5 23:11 2j:-11 2m:-6 2v:6 2w:-5
ttoast	0:15
ttoday	0:10
ttold	0:5 i:6
ttomasz	0:-6 y:9
ttoo	0:15 m:-7
ttook	2o:-6
ttore	0:-7 25:6
ttorn	0:6
ttoronto	0:5
ttrade	1v:8
ttrailer	0:6
ttraining	0:10 1g:-6
ttremlett	0:7
ttrouble	0:7
ttruck	0:6
ttrue	0:12
ttry	12:8
ttrying	0:-6 s:6
ttuesday	1a:7
ttuesdays	0:-4 24:6
tturned	0:14
tturning	0:6 2o:-6
tturns	6:13
ttv	0:11
ttwelve	0:6
ttwenty	2x:8
ttwins	15:6
ttwo	1:-5 a:-5 c:-6 h:-6 p:-6 s:-6 t:-5 v:-13 x:8 13:-6 15:-5 1g:-5 24:6 2s:-6
ttype	0:8
tu	0:3
tugh	0:8
tuncle	3:-5 e:-5 x:-9 11:-10 1x:12 2j:-6
tunder	0:-4 23:6
tunemployed	a:8
tuni	w:11 1k:-5
tuntil	0:8
tup	2:-8 9:-6 c:-8 k:-8 l:-9 o:-7 v:-10 10:-6 11:-8 1c:-7 1g:-6 25:-5 29:7
tupstairs	0:4 2g:7
tur	0:6
tus	2d:6
tuse	0:9 o:-5 2z:7
tused	0:-7 1:-5 h:10 l:9 13:-7 15:-6 23:-8
tusually	24:6
tvacuum	0:7
tvaping	0:8
tvegan	2o:5
tvegetarian	0:15
tvery	t:11 2l:-5
tvet	1i:-5 25:7
tviewing	14:6
tw	0:7
twait	0:-6 1x:5
twaiting	0:7
twalk	24:7
twalks	0:-6 24:6 2q:6
twanna	23:9
twant	k:-7 l:-5 23:9 24:-5
twanted	23:7
twants	9:-5 23:9
twas	1:-6 2:-5 3:-7 e:-10 g:-7 o:-5 v:6 x:-14 10:-10 18:-6 1c:-6 1k:7 23:-5 2j:11 2o:-7
twatch	0:8
tway	23:-5
twe	2:-8 9:-6 a:-6 c:-8 g:-6 h:-4 l:-9 q:-5 t:-7 u:-7 v:-4 w:-6 z:-6 10:-11 13:8 17:-6 18:-8 1a:-8 1c:-8 1h:7 1p:8 23:-7 2k:-5 2t:11
twe're	1a:-9 2o:11
twe've	0:-11 13:8 18:-5 2m:-7 2q:6 2s:7
twear	0:9
twedding	6:-6 15:-5 2o:6
twedding's	0:12
twednesday	0:-7 15:10
tweek	k:6 1h:-7 24:7 2t:6
tweekend	24:-5
tweekends	l:8
tweeks	0:13 m:-5 x:10 24:7
tweight	0:7
twell	m:-5
twent	1c:-5
twhat	0:11
twhat's	0:9
twhats	0:5
twheat	0:-5 1r:7
twhen	0:8 2:-9
twhenever	0:6
twhere	0:5
twhich	0:8 f:6 1j:6
twhile	0:10
twhippet	0:10
twho	0:12 1:-5 8:-11 e:-4 v:-6
twhole	0:7
twhom	0:7 s:-7
twhose	0:7
twhy	0:7
twide	0:9
twidow	0:7
twife	2:-5 m:-6 10:-10 12:8 1x:-14 2j:-6 2t:8
twill	1a:8
twindow	0:7
twinter	2x:-5
twish	0:9
twith	0:9 4:-6 9:-10 a:-6 c:-6 g:-11 k:-7 l:-6 v:-10 x:-8 15:-5 19:-7 1c:-7 1t:11 1y:-7 1z:-5 2a:-5 2d:-11 2m:-11
twithout	v:-7
twon	2r:5
twon't	0:13
twork	10:-7 1v:7 1x:-6 24:12 2j:5 2x:-7
tworked	0:-6 1y:7
tworks	c:8 10:-8
tworry	0:9
tworse	0:-6 x:9
tworth	0:7
twould	l:-6
twrite	17:-5 2a:6 2q:12
twriting	0:-7 2q:7
twrong	0:7
twrote	0:6
tyear	15:-11
tyears	l:-5 m:-7 1x:-6 2o:-5
tyesterday	0:11
tyet	0:10
tyorkshire	0:8
tyou	0:8 2:7 3:-6 5:-6 m:-7 r:8 10:-7 17:-5 1h:-5 1o:5
tyounger	0:-6 x:10
tyoungest	0:-8 m:9 10:10
tyour	0:8
w!	0:13 1x:-10
w"	0:9 26:7
w#1	1:-6 3:-4 4:-4 8:-4 c:-5 e:-7 h:-5 l:-7 m:-10 o:-6 q:-5 v:-5 x:-7 10:-6 11:-4 12:-6 13:-5 14:-4 17:-6 18:-4 1c:-5 1e:-6 1f:-10 1g:-4 1h:-5 1k:-6 1p:5 1q:6 25:6 26:5 2e:-4 31:5
w#2	2:8 3:-5 4:-10 5:-7 8:-5 b:-5 c:-6 d:-5 e:-5 f:-4 h:-5 i:-4 j:-4 k:-7 n:-8 p:-4 r:-6 t:-4 u:-6 v:-5 x:-6 y:-4 10:-8 11:-5 12:-5 16:-6 17:-8 1c:-7 1d:-5 25:-6 26:6 2d:-6 2r:5
w#3	2:-7 3:-6 4:-5 6:-6 8:-5 9:-5 e:-7 g:-4 h:-7 l:-11 m:-6 o:-5 p:-6 t:-5 u:-4 w:-5 x:-7 10:-5 13:-5 15:-6 1a:-5 1e:-5 1h:-5 1i:10 1x:-6 1y:5 2n:7 2q:-5 2r:-5
w#4	2:-5 3:-5 4:-6 6:-5 a:-5 c:-6 h:-5 i:-5 j:-6 k:-5 m:-6 o:-6 p:-7 q:-8 t:-5 v:-7 w:-5 x:-7 10:-6 12:-6 15:-7 18:5 1c:-7 1d:-5 1f:-5 1g:-5 1i:-5 1v:-6 23:5 2n:8
w#5	0:-3 3:-6 h:-5 m:-7 q:9 u:-5 v:-5 x:-5 14:5 15:-7 18:10 1b:-5
w#6	0:-6 2n:8
w#7	0:-3 18:13 29:7
w%	0:9
w&	1v:6
w'	x:-5
w(	0:12
w)	0:11 x:-6
w,	0:14 c:-5 l:-6 x:-7 18:-5 1k:-8 1o:-6 1v:-7 1x:-8 1y:-6 21:-5 23:-8 2c:-5 2j:-5 2p:-7 2q:-6 2v:-5 2w:-5
w-	1:-5 a:-6 c:-6 e:-6 g:-5 o:-7 u:-12 v:-6 x:-7 10:-9 14:-7 15:-9 17:-4 18:-6 19:-6 1d:-5 1e:-7 1f:-6 1l:7 2o:-5 2x:5
w.	0:11 b:-7 l:-10 x:-7 15:-7 1o:-6 1u:10 1v:-6 1x:-7 20:-8 21:-5 23:-6 25:-5 2a:-8 2c:-6 2o:-9 2w:-5 30:-7
w/	0:8
w:	0:12
w;	0:13
w>	0:10
w?	0:8 x:-5
w@	0:7 b:-8 1u:7
w_	0:15 c:-5 23:-6
wa	0:6 1:-7 2:-5 4:-2 8:-5 a:-5 c:-5 e:-7 f:-13 h:-11 i:-5 l:-5 m:-4 o:-5 q:-6 r:-6 t:-11 v:-6 w:-5 x:-5 y:-6 z:-6 10:-4 14:-4 16:-4 18:-7 1a:-5 1b:-7 1c:-6 1d:-9 1i:-5 1v:-12 27:-5 2k:-8 2y:-5
wabout	0:5 11:10
wabroad	0:-6 1y:6 23:8
waccount	0:14
wacme	0:10
wacres	1x:5 2o:8
wacross	0:15
waddress	0:13
wadopted	0:8
wadult	0:6
wadvice	0:6
wafter	0:16 2p:-7 2w:-6
wafternoon	0:7
wagain	0:8 x:-7 24:-8
wagainst	0:8
wage	0:12
wago	0:7 1x:6
wah	0:8 x:-5
wair	1g:-6
walarm	24:7
walaska	0:11
walcohol	0:-9 8:12
wall	0:22 o:-7 24:-7 25:-5 2o:-6
wallergic	0:8 2:-6
wallergy	0:8
wallotment	0:-12 1:-5 11:15
walmost	0:9
walone	o:-6 u:12 x:-6 2d:12
walready	0:13
walso	0:11
walways	0:4 e:-5
wam	l:-10 1d:-7 24:11
wamerica	v:-9
wamerican	0:-10 y:7 2a:7
wan	0:9 8:-5 e:-6 h:-5 q:-4 x:-4 10:-9 12:-5 1x:-7 23:5 29:6 30:-5
wanalyst	2j:8
wand	0:17 e:-10 g:-7 l:-8 r:-6 u:-5 10:-11 11:-5 1k:-12 1s:-5 1x:-15 1z:-7 24:-8 25:-9 27:-8 2a:7 2c:-10 2e:-8 2f:-6 2j:-9 2o:-19 2s:-9 2v:-7 2w:-8 2y:-8 30:-5
wankle	0:-7 25:7
wanna	0:11 x:-6
wanniversary	0:10
wanother	0:9 8:-5
wanswer	2a:6
wany	0:14 1o:-7 2p:-6
wanybody	0:10
wanymore	0:14 24:-9 2o:-6
wanyone	0:7
wanything	0:9 r:5 2a:-6 2w:-5
wanyway	0:16 x:-7
wapology	0:14
wapp	2z:7
wapparently	0:13
wapply	0:7
wapril	0:5 x:-7 15:7 1x:-5
ware	0:14
wargue	0:9
warrived	0:10 l:-6
warthritis	0:16 m:-12
was	0:9 e:-6
wask	0:10
wasking	0:17
wasks	0:8
wasthma	m:8
wat	0:11 1:-5 2:-5 c:-6 e:-11 l:-10 r:-5 z:-5 15:-8 18:-6 1c:-5 1d:-7 1h:-5 1o:-5 1t:-11 1v:-6 25:-9 27:-9 2f:-7 2g:-6 2j:-11 2k:-5 2q:-7 2y:-6 31:-5
wate	e:10
waugust	0:-2 v:-7 x:-6 15:9 1e:6 1g:-6 1p:7 2o:7
waunt	2d:5
waussie	y:-5
wavailable	0:12
wave	z:10
waway	1x:9 24:9
wawful	0:6
wawkward	0:10
wb	c:-6
wbabies	0:7
wbaby	x:-6 1x:6 2d:-7
wback	0:12 10:-5 15:-5 25:-8 2j:-9
wbackend	0:-8 10:8 2j:7
wbad	m:7
wbadly	0:13
wbadminton	o:9
wbag	0:9
wbags	0:8
wbake	t:6
wbakery	0:8
wbaking	0:-10 t:-5 1d:12
wbald	0:-15 4:18
wball	0:5
wballet	o:6
wband	0:-12 1:10 1k:14
wbasement	2d:6
wbass	0:11
wbe	0:8 r:6 1o:5
wbea	0:6
wbeach	0:-6
wbeagle	13:7
wbeans	0:9
wbeard	0:-17 4:15 1n:13
wbeats	0:10
wbecause	0:13
wbed	0:5 e:-6 l:-9 2o:-6
wbeen	0:19 1:-5 2:-8 8:-6 g:-5 h:-4 l:-5 m:-9 x:-8 19:-6 1x:-7
wbeer	24:8
wbees	3:5
wbefore	0:7 1v:-5
wbeginner	0:14
wbeing	0:13
wbelieve	0:15 1x:-5
wben	x:-10
wberlin	v:11
wbesides	0:13
wbest	0:6 10:-5
wbetter	0:14
wbetween	0:14
wbigger	0:9
wbike	1h:-8
wbilingual	0:7
wbingo	0:-9 9:8
wbirthday	0:12
wbiscuit	x:14
wbit	2x:6
wblack	d:8 1h:-5
wbless	0:10
wblock	0:-11
wbloke	j:10
wblood	0:10
wblue	1g:6
wboard	0:-6 24:-7
wboiler	0:6
wbooked	e:-7 15:-8 1x:9
wbooks	2j:7 2p:5
wboots	c:8
wborn	0:8
wboss	19:7
wboth	0:6 2a:8
wbought	x:-7 1x:-7
wbox	2k:6
wboyfriend	2t:7
wbrass	0:-11 1k:9
wbrazil	0:6
wbread	0:10
wbreaks	0:8
wbritish	0:-7 y:7
wbro	0:15
wbroken	0:9
wbrother	x:-6 1z:8
wbrother's	0:5
wbrothers	0:-10 1z:7
wbrought	0:11
wbrown	0:7
wbruges	0:16
wbtw	0:13 1x:-5
wbucks	0:14
wbudget	0:6
wbuild	0:8
wbullet	2a:5
wbus	1h:-7 30:-5
wbusiness	0:-13 w:12 2f:7
wbut	0:13 2w:-7
wbutter	0:10
wbuy	l:-5
wby	0:8 e:-5 l:-8 1n:-6 2j:-6
wc	0:6 18:-5 1d:-6
wcake	0:9
wcalendar	0:10
wcalgary	0:-7 v:7
wcall	0:8 2p:7
wcalled	0:17 e:-5 1k:-7
wcallum's	0:6
wcame	0:3 e:-6
wcamping	f:8 o:-6
wcampus	0:10 v:-8
wcan	0:11
wcan't	0:12
wcanadian	m:-6 s:-6 y:7 1b:-7
wcancer	0:-11
wcannot	m:5
wcant	0:12
wcapital	0:8
wcar	0:7 24:-7
wcaravan	0:-7 11:10
wcard	0:12
wcare	0:-10 23:6 2d:9 2j:5
wcarol	0:9
wcars	0:14
wcase	0:10
wcash	24:-5
wcat	13:10 24:-7
wcataracts	0:-5 m:10
wcatholic	1b:11
wcats	24:6 2w:-5
wcdl	e:-5 18:10
wcelsius	0:-5 24:5
wcertificate	0:-8 2w:9
wchange	0:15
wchanged	0:18 e:-8 1a:-7
wcharacter	0:10 v:-6
wchart	0:6
wchat	0:6
wcheap	0:9
wcheaper	0:9
wcheck	0:11
wcheese	9:9 o:-4 x:-5
wchef	2j:7
wchennai	0:-7 p:7
wchess	0:12
wchewing	0:7
wchicken	3:8 8:-5 m:-6 x:-6 13:-5 17:5
wchild	0:9
wchildhood	0:13
wchloe	x:5
wchoir	1k:5
wchristmas	2o:5
wchurch	c:-4 x:-5 15:-7 1b:11 1v:-6 2u:10
wcigarette	0:6
wcilantro	0:-10 9:11
wcity	0:11
wcivic	0:-6 e:8
wcivil	0:-6 w:6
wclaim	0:6
wclean	0:12
wcleaner	21:6
wclear	0:8
wclient	0:8
wclimbing	0:9 o:-11
wclinic	1v:10
wclock	1x:-6
wclose	2s:8
wclosing	2o:7
wclub	x:-5 10:-4 1k:12
wclue	0:10
wcm	26:10
wcoat	0:-9 e:10
wcode	0:14
wcoeliac	0:-4
wcoffee	e:-6 m:-5 10:-7 24:7 2p:11
wcold	0:12 o:-5
wcollarbone	0:-5 25:6
wcollege	2v:6
wcolor	0:10
wcolorado	0:10 v:-7
wcom	1u:7
wcome	0:6 1x:-6
wcomeback	0:9
wcomes	0:16
wcoming	10:-5
wcommon	0:7
wcompany	0:6
wcompare	0:8
wcomplaining	0:8
wcompletely	0:10
wconcrete	0:11
wconvert	0:7
wcook	o:-5 1d:7
wcooker	2j:-5 2k:12
wcooks	0:7
wcopper	c:6
wcoriander	0:-15 9:17
wcork	c:-5
wcorrection	0:9
wcottage	0:5
wcouch	0:8
wcould	0:8
wcountry	27:10
wcounty	c:5
wcouple	0:9
wcourse	o:-5 1k:7 2f:-6
wcousin	0:8
wcoworker	0:9
wcows	1x:6
wcracked	0:8
wcrawling	0:11
wcrime	2c:8
wcrochet	1d:-6
wcrutches	m:8
wcry	1o:8
wcup	1v:6
wcupboard	0:9
wcv	0:8
wdad	0:14
wdairy	3:8
wdangerous	0:10
wdark	0:-6 21:5
wdata	0:5
wdating	1a:7
wdaughter	g:6
wdaughter's	0:6
wday	l:-5 1p:6
wdays	o:-5 27:-6 29:-5 2x:11
wde	x:-8
wdead	0:14
wdeadline	0:15
wdeal	0:7
wdear	0:17
wdebate	0:-7
wdecent	0:8
wdegree	a:10 11:-5 1t:7 1x:-7
wdegrees	0:12
wdementia	0:-6 m:7
wdenise	0:-9 g:-7
wdentist	i:8
wdenver	1x:5
wdeploy	0:12
wdeposit	0:12
wdescribe	0:8
wdescription	0:7
wdessert	0:7
wdev	x:7
wdiabetes	3:-7 m:12
wdiagnosed	0:9 m:-5
wdidn't	0:8
wdied	0:7 e:12 l:-5 1a:-12
wdiesel	w:7
wdinner	0:17
wdinners	0:10
wdisease	0:-5 25:6
wdish	0:6 24:9
wdivorce	e:7
wdivorced	0:-13 2:-7 e:-5 10:-5 1a:20 2t:8
wdo	0:8 e:-5
wdoc	0:8
wdoctor	0:9 10:-6 2a:7
wdoes	0:11 1o:6
wdoesn't	0:6 x:-5
wdog	0:7 g:-5 1x:8 2o:6
wdog's	0:6
wdogs	0:8 13:-6
wdoing	0:9 k:5
wdollars	0:10
wdone	2:-5 e:5
wdont	r:6
wdoor	0:11
wdown	0:12 1d:-5 29:-9
wdownstairs	x:-5 19:-5 1x:8
wdraft	0:12
wdrama	0:10
wdress	0:9
wdrink	0:-2 l:9 t:-5 24:8
wdrinking	0:-7 l:12
wdrinks	0:-5 24:8
wdrive	o:-5 1d:14 2q:7
wdriver	10:-5 2j:9
wdrives	0:-7 10:12
wdriving	h:-5 x:-6 10:11
wdrop	9:-5 t:11 24:6
wdropped	18:6
wdrove	0:11 10:-5
wdublin	v:-6
wdue	0:6
wdumb	0:11
wduolingo	1g:11
wdust	3:6
wdutch	d:-8 s:-7 1b:-5
we	1h:6
wear	0:-7 m:6 24:5
wearly	l:-6 m:9 1f:8
wearplugs	0:6
wears	0:8
wearth	0:10
weaster	2x:7
weasy	0:11
weat	8:-8 l:-5 24:7
weaten	0:8
weating	0:8
weats	0:10
wedie	0:11 x:-7
wegg	0:-9 3:10
weggs	3:10
weight	0:-14 2:14 1e:6
welder	0:-9 10:9
weldest	0:9
weleven	0:-11 1i:5 1y:7
weli	x:8
welse	0:10
wemail	0:9
wembarrassing	0:10
wemergency	0:6
wemojis	0:-9 r:6 2a:6
wemployed	0:-5 2j:8
wemployee	10:8
wend	1x:8
wended	e:-5 l:-5 1x:6
wengaged	0:-12 a:-7 m:-5 10:-5 1a:19
wengineer	0:9 10:-9 2j:6
wengineering	2f:10
wengineers	0:-6
wenglish	0:4 d:-7 x:-6 y:-11
wenough	0:9
wessay	0:6
wethan	0:5 x:-5
weuro	0:8
weven	0:20 24:-10
wevening	0:10
wevenings	24:9
wever	2a:11
wevery	0:8 l:8 1k:-7 1x:-6 27:-8 2l:-5
weveryone	0:7
weverything	8:9 l:-9
weverywhere	1n:11
wex	0:3
wexam	2o:10 2r:7
wexample	b:-5 1u:7
wexcuse	0:10
wexercises	0:11
wexpecting	0:-9 m:9 1x:6
wexpensive	0:20
wexperience	0:12
wexplain	0:6
wextra	0:6
weye	m:-5
weyes	0:12 m:-5
wfacebook	0:-4 1g:8
wfair	2l:7
wfairly	0:9
wfall	0:9 1v:-5
wfamily	0:18
wfan	0:12
wfar	0:13
wfarm	1v:-5 1x:6
wfast	0:7
wfather	0:9
wfavorite	0:11
wfavourite	0:12
wfear	0:9
wfeb	2o:4
wfebruary	0:-9 2o:8
wfeed	c:8
wfeel	0:12
wfeeling	0:12
wfeet	0:5 m:-6 1n:10
wfella	0:14
wfifty	0:8 23:6
wfight	0:13
wfile	0:9
wfill	0:8
wfinally	0:5 x:-6 1x:8
wfind	0:11
wfine	0:17 2:-6 m:-5
wfinish	k:5
wfinished	0:10 e:-5
wfired	1x:6
wfirm	2j:-5
wfirst	0:4 18:-5 2r:-6
wfish	l:-6 13:-7 2j:-5
wfit	2q:-5
wfits	0:8
wfive	0:-7 2:-5 g:8 h:-6 l:6 m:-5 o:-6 v:-7 x:-8 13:10 1a:-6 1d:-7 24:6 2x:-8
wflat	2d:6
wflatmate	0:18
wflight	k:-7 23:5
wflights	0:12
wfloor	0:-6 2d:7 2o:-6
wflower	1:7
wflowers	0:9
wfly	15:6
wflying	0:-10 i:14
wfolks	0:9
wfood	x:-5 18:6 1r:9
wfoot	0:7 26:8
wfor	0:12 1:-6 9:-5 c:-7 e:-8 f:-5 k:-9 l:-6 o:-7 x:-6 10:-8 15:-8 16:-5 19:-5 1v:-10 24:-9 25:-5 2d:-8 2j:-9 2k:-6 2p:-8 2v:-8 2w:-7 2x:-5 2z:-5 30:-10
wforever	0:14 2j:-8
wforgot	0:8
wform	0:13
wformal	0:8
wformula	0:10
wforty	2:10
wfound	0:10
wfour	0:-11 c:-5 1x:-7 2o:-6 2x:8
wfourteen	0:-7 2:7 q:5
wfreelance	0:-10 10:11
wfreezer	0:-6 2k:8
wfrench	s:7
wfriday	0:12 3:-6 1x:-11
wfridays	0:-10 24:9
wfridge	0:9
wfriend	0:9 2s:5
wfriendly	0:6
wfrom	0:13 7:-5 e:-7 l:-8 15:-6 1c:-5 20:5 24:-5 2d:-7 2j:-5 2k:-5
wfront	0:7
wfrozen	0:9
wfryer	2k:6
wfull	0:9 o:-5
wfun	0:11
wfunny	0:6
wgamer	1f:8
wgames	0:-5 9:6
wgarmin	0:-6 7:8
wgave	e:-7
wged	a:14 1x:-5
wgentle	0:13
wget	0:6 e:-5 1d:-5 1o:7 23:-6 2p:-5
wgets	0:6
wgetting	1a:9
wghent	0:13
wgift	0:12
wginger	0:-16 4:15 d:-5 m:-6
wgirl	j:6 x:-5 10:-5 1x:-4 1z:6
wgirlfriend	19:8
wgirlfriend's	0:-4 e:5
wgive	0:9 x:-5
wgiven	0:6
wgives	0:7
wgiving	r:5 2a:-8
wglasgow	0:-10
wglasses	0:-14 4:16 9:-6 l:-5 11:9
wgluten	0:-6 8:12 m:-7
wgo	0:11 o:-9 1d:-7
wgod	0:14
wgoes	0:10
wgoing	0:7 e:-6 2o:-16
wgold	0:-7
wgolf	0:14 o:-11
wgone	0:21 m:-6
wgonna	0:7 15:-6
wgood	u:-5 12:-5 17:-5 2o:5
wgoogle	0:5 c:-7 1g:7
wgot	0:8 e:8 m:-7 x:-7 11:-5 15:-5 18:-6
wgotta	0:11
wgrade	0:-2
wgran	0:12
wgrand	0:-5 29:8
wgrandma	0:7
wgrandmother	0:9
wgrandson	0:-6 1z:9
wgrapefruit	0:6
wgravy	0:-6 x:12
wgreek	s:-6 x:-5 y:-6
wgreen	h:9 x:-6
wgrew	0:11
wgreyhound	13:8
wgross	29:9
wgroup	9:8 1k:8 27:-7
wgrowing	l:-6 m:-5 10:-5 15:-5 1n:9
wgrown	0:12
wguess	0:11 x:-6
wguitar	0:-6 o:12
wgujarati	0:-6 d:6
wguy	j:13
wgym	0:-6 l:9 24:7
whad	x:-6 19:-5
whaha	0:10
whair	11:-6 1n:12
whalf	d:7 o:5 x:-5 1l:6 23:7
whalfway	0:6
whalifax	0:-7 h:-5 t:10 x:-7
whana	x:10
whand	2j:6
whannah	0:13 19:-10
whappy	0:14
whard	0:10
whas	0:14 e:-5 l:-5 x:-5 2g:-5
whasn't	0:6
whate	0:15 l:-6
whated	0:9
whates	0:18
whave	0:16 u:-5 15:-5 16:-9
whaving	0:4 e:-9
whe	0:11 x:-7
whe's	0:14
whead	1v:6
wheadache	0:6
whealth	1v:10 2f:7
wheard	0:13
wheart	0:10 c:-5
wheater	0:5
wheating	0:7 1v:8
wheavy	0:13
wheights	0:-16 i:17
whelp	0:9
whelps	0:11
wher	0:9 g:-6 l:-7 m:-13 o:-5 w:-5 x:-8 10:-7 11:-6 12:-5 13:-5 15:-11 1a:-8 1x:5 23:-5 2j:-11 2o:7
wherself	2d:10
whes	0:8
whey	0:11
whi	0:10
whigh	x:-7 1t:6 1x:-5 2v:6
whim	0:9 t:-5
whip	0:-9 m:10
whiring	0:11
whis	e:-7 t:-8 u:-5 11:-8 18:-11 1d:-5 1h:-7
whistory	0:-7
whives	0:14
whobby	0:9
whold	0:13
whome	2p:5
whonest	0:6
whonestly	0:8
whope	1k:6
whorse	13:-5
whotel	1x:7
whour	29:6
whours	23:8
whouse	11:-6 24:-5
whouses	0:13
whow	0:9
whuge	0:9
whungry	0:8 x:-5
whunting	o:-12
whurt	0:7
whusband	x:-7
whypothetically	0:14
wi	0:11 l:-8 u:-5 x:-5 1d:-5 24:-10
wi'd	0:8
wi'll	0:9
wi'm	0:11 l:-7 15:-7 2o:-8
wi've	0:8
wid	0:6
widea	2o:6
wideas	0:13
wif	0:11
wim	0:11
wimagine	0:9
win	0:9 5:-8 c:-6 e:-10 f:-7 k:-5 m:-7 o:-5 r:-10 10:-5 11:-6 15:-7 19:-6 1c:-5 1k:-10 23:-6 29:-5 2d:-3 2j:-13 2y:-5
winstagram	l:-7 1g:11
winstead	0:8 1x:-7 2o:-6
winsulin	25:5 2o:-6
winto	0:9
winvite	0:11
winvoice	0:10
wipad	0:-8 7:5 2k:-6
wiphone	7:6
wireland	v:-7
wirish	y:-6 1x:-7
wiron	0:-9 m:12 25:10
wis	0:15 2:-6 h:-5 k:-7 l:-6 o:-6 x:-8 10:-5 14:-6 1d:-5 2d:-7 2g:-8
wisla	0:6
wisn't	0:8
wit	0:11 9:-7 w:-5 1x:6 2a:6 2q:-5
wit's	0:10
witalian	0:-8 d:-5 y:-6 1b:-5
wits	0:20
wive	0:12
wjanuary	a:-6 v:-9 24:-5
wjava	1d:9
wjazz	0:8 30:3
wjess	0:-9 g:9 x:7
wjob	0:6 2j:8
wjobs	0:10
wjoined	0:7
wjoke	0:10 23:-6
wjonah	0:-5 19:8
wjudge	0:6
wjuly	1x:-5 2r:-5
wjune	0:10 v:-9
wjunior	a:5 2s:7
wjust	0:13 a:-6 x:-12 10:-5 1x:-6
wk	24:-8 29:7
wkayla	x:-13 19:12
wkeep	l:-5 r:6
wkeeps	0:11
wkept	0:9
wketo	8:10
wkettle	0:8
wkevin	x:10
wkeys	0:7
wkg	24:-6 31:11
wkid	1z:-5
wkidney	0:-8
wkids	g:9
wkill	0:6
wkilos	31:9
wkinda	0:8
wkindle	7:8 1g:-6
wkindly	0:8
wking	0:11
wkm	0:6
wknees	0:11
wknife	0:-7 2k:8
wl	18:-7 25:5
wlactose	3:11 m:-6 x:-5
wlady	0:6
wlaid	e:6
wlanded	1x:-5
wlandlord	0:15 x:-6
wlanguage	0:12
wlara	0:17 x:-16
wlarge	0:15
wlast	0:15 15:-5 24:-9 2m:-5 2o:6 2r:-10
wlasted	0:7
wlate	0:15 m:-5
wlater	0:9
wlaugh	0:14
wlaw	u:-6
wlaw's	0:5
wlbs	31:10
wlead	1x:8
wleaflet	0:6
wlearned	0:10
wlearning	17:6
wleave	15:8 2o:5
wleaves	0:8
wleeds	p:7 x:-6
wleft	0:5 c:-6 e:7 24:-5
wlegs	0:6
wlent	0:11
wleo	0:6
wless	0:9
wlet	0:12
wletter	0:6
wlevel	0:-11
wlibrary	1x:-5
wlicence	11:9 2k:9
wlicense	1x:6
wlie	0:11
wlife	0:13
wlift	0:6
wlike	0:11 l:-11
wlimerick	0:11
wline	0:7
wlinkedin	0:9
wlips	0:8
wlist	0:14
wlisten	0:11
wlittle	u:5 10:-5 23:-7 2a:5
wlive	0:10 l:-6
wlived	e:-6 f:5
wlives	0:8 u:6 x:-5
wliving	15:-7 2d:9
wllano	v:10
wloan	1x:7
wlogo	0:9
wlol	0:12
wlong	4:6 k:-5 x:-5
wlonger	0:12
wlook	0:17
wlooking	0:11
wlooks	0:13
wlord	0:12
wlosing	m:7
wlost	e:5
wlottery	x:-5
wlove	0:13
wlovely	0:9
wloves	0:16 l:-6 t:-7 10:-6
wlow	8:6 m:7
wlucky	0:15 x:-5
wlunch	0:10
wmacbook	0:-5 7:6
wmachine	2k:7
wmad	0:10
wmade	0:7 e:8
wmail	0:8
wmain	0:6
wmajor	0:9
wmake	0:10
wmakes	0:19
wmaking	0:13 15:-6 17:-9
wmam	2d:6
wmam's	0:-7 u:9
wmama	0:15
wman	10:-6
wmanage	25:5
wmarathon	1x:6
wmarch	6:7 p:-5 v:-7 15:6
wmarketing	10:9
wmarried	0:-6 4:-7 m:-5 10:-7 12:-6 18:-6 1a:18
wmass	o:-5 1c:-5 2u:7
wmaster	a:9 1z:-6 23:6
wmaster's	0:-15 a:12 1t:10
wmate	0:13
wmaths	h:9
wmax	0:7
wmay	1:-5 e:7 v:-10 15:-5 1p:6
wmaybe	0:6 q:-5
wmazda	0:10 1h:-6
wme	0:8 1:-5 k:-5 l:-7 m:-5 r:-9 1k:-5 1x:8
wmeal	l:6
wmeat	8:11 1r:8
wmechanic	0:-11 2j:7
wmedium	0:10
wmeeting	0:5
wmember	0:10
wmemory	u:6
wmen	0:8
wmenu	0:4
wmeredith	x:11
wmess	0:11
wmid	0:9
wmiddle	0:16
wmidnight	24:6
wmilk	3:8 l:-5 m:-5 1m:6
wmind	0:9
wmine	0:8 2:-8
wminutes	0:11 m:-5 24:8 2r:9
wmira	0:11
wmiso	x:6
wmiss	0:6
wmissing	i:-7 1x:7
wmix	2m:6
wmodel	0:6
wmonday	0:12 x:-5 1v:-6 1x:-11
wmondays	x:-5
wmoney	0:13
wmonth	1l:9 24:6
wmonths	i:-7 1l:11 1x:-7 24:-5 2x:10
wmoose	0:-11 x:14
wmore	0:10 16:-6
wmorning	l:-5 24:11 27:-7
wmornings	4:-5 l:-5 24:7 25:-7
wmortgage	2d:5
wmost	0:16 l:7 24:-11 27:-7
wmostly	0:18
wmother	1x:-8 2j:-9
wmountain	0:-9 16:7
wmoved	0:5 u:-6 x:-5 10:-7 1x:-8
wmovie	0:9
wmuch	0:6 8:-5 24:-5
wmum	0:8
wmum's	0:10
wmums	0:15
wmusic	w:-8 1s:5
wmust	0:9
wmy	0:9 8:-6 a:-6 c:-4 g:-8 l:-9 m:-14 o:-8 t:-5 w:-5 10:-8 12:-5 13:-5 15:-8 1d:-7 1n:-6 20:-5 2k:-8
wnails	24:8
wname	0:11
wname's	0:8
wnamed	0:10
wnames	0:9
wnational	0:10
wnear	p:4
wneed	0:14
wneeded	0:8
wneedles	0:6 9:-6 i:7
wneeds	0:6
wneighbor	0:9
wneighbour	0:6
wneighbour's	0:-5 1x:5
wnephew	1z:6
wnerea	0:16 x:-5
wnetflix	0:5
wnever	0:7 l:-7 1x:-5
wnew	0:7
wnews	0:8
wnext	0:9 23:-6
wniamh's	0:8
wnice	0:13
wnight	2:-5 c:-8
wnights	i:-8 l:12 m:-8 24:9
wnine	0:-4 2:15 c:-6 m:-8
wnineteen	0:-3 2:11
wninety	0:-5 1e:9
wno	0:8 g:-6 l:-7 m:-8
wnobody	0:13
wnoise	0:11
wnon	0:11
wnone	0:8
wnoon	24:5
wnormal	2a:7
wnot	0:13 m:-5 2a:6
wnote	0:8
wnotes	1s:8
wnothing	0:11 1b:5
wnotice	1x:8
wnotion	0:-8 1g:13
wnovember	v:-7 1p:9 1x:6
wnow	0:17 r:-6 1n:-7 1v:-6 1x:-5 24:-7 2d:-7 2e:-5 2j:-6 2o:-5 2p:-6
wnumber	0:21
wnurse	0:4
wnursery	2o:7
wnurses	0:5
wnursing	0:-11
wnuts	1m:7
wnyla	0:-14 x:19
wo	z:8
woboe	0:8
wobsessed	0:8
wocean	9:7
woctavia	0:-10 x:-8 1h:9
woctober	v:-7
wodd	2x:7
wof	0:6 1:-8 5:-5 8:-6 c:-5 e:-7 g:-5 i:-6 l:-11 m:-5 o:-7 t:-9 u:-5 13:-6 15:-8 16:-7 17:-5 18:-7 19:-5 1c:-6 25:-6 2j:-5
woff	0:7 2o:-5
woffered	0:15
woffice	10:-5 1v:9
woh	0:7
wohio	0:11
wok	0:14
wokafor	0:-19 x:9 2g:10
wokay	0:14
wold	e:-5 m:-5 x:-8 10:-8 13:-5 1l:6 20:-5
wolder	0:7
woldest	19:6
won	0:13 2:-4 8:-7 c:-7 e:-8 f:-9 h:-4 l:-5 m:-3 o:-5 r:-12 t:-7 x:-4 12:-6 15:-8 18:-5 1d:-6 1k:-6 1o:-6 1v:-5 20:-6 23:-6 25:-5 27:-6 2a:-6 2q:-10 2r:-5 2x:-7
wonce	0:14
wone	0:8 c:-5 e:-5 m:-5 u:-5 v:-5 x:-8 15:-6 16:-5 1a:-4 1x:-6 1y:-6 26:7
wones	0:8
wonline	0:13 m:-6
wonly	m:-5 n:-5 x:-9 24:7
woops	0:10
wopen	0:12
wopened	0:-5 e:8
wopens	0:9
wor	0:13
worange	13:6
worder	0:13
worg	0:4
woriginally	0:10
woslo	0:8 v:-8
wother	0:8 24:7
wour	0:7 g:-7 x:-5
wout	l:-6 2o:6
woutside	0:5
woven	11:8
wover	0:9 9:-7 l:-5 15:-7 1x:-7 27:-6 2d:-8 2j:-15 2p:9
wowen	0:-7 x:9
wowl	2y:8
wown	m:-5 11:-7 1x:-5 23:4 2d:11
wowns	0:16
woxford	0:7
wp	0:11
wpack	l:5
wpacked	0:12 e:-6
wpages	0:12
wpaid	0:7
wpal	2s:6
wpan	0:6
wpaper	16:9
wpapers	0:6
wparagraph	0:6
wparamedic	0:-6 w:5 10:7
wparents	2d:-3
wparis	0:11 v:-6 23:-5 2o:5
wparish	0:-7 1:5 1k:9
wpark	2e:8 2w:8
wparking	0:13
wpartner	0:15
wpass	0:6
wpassed	0:-5 e:7 2r:5
wpassport	0:14
wpassports	0:7
wpast	0:10 24:-6
wpaste	0:8
wpatience	2l:11
wpatient	12:9
wpays	0:8
wpeanut	0:-8 z:10
wpenicillin	0:-6 3:12
wpension	0:7
wpeople	0:6 t:-5
wpepper	0:9
wper	0:14
wpercent	24:5
wperiod	0:4
wpermit	0:10
wperson	2l:-9 2y:12
wpescatarian	0:-9 8:13
wpets	0:9
wphone	0:9 7:-15
wphones	0:14 7:-6
wphotos	0:7
wpiano	0:-8 11:9
wpickles	x:6 2g:-7
wpicture	0:7
wpilot	0:-5 k:5
wpirate	0:8
wpisces	1j:11
wpixel	0:-5 7:6
wpizza	0:7
wplace	a:-6 r:-5 x:-8 11:-5 18:-7
wplan	0:12
wplane	1y:7
wplanning	0:7
wplant	1v:7
wplate	0:13
wplay	l:-7
wplayed	0:12
wplaying	0:9 o:-6 1x:9
wplaylist	0:8
wplays	0:9
wplease	0:20 2a:-9
wplot	0:10
wpls	0:7
wpodcast	17:9
wpodcasts	0:-8 9:6 2c:6
wpoint	2e:8
wpoints	0:-3
wpolish	x:-8
wpolite	0:12
wpool	0:9 o:-6
wpork	8:8 h:6
wport	0:-10 c:9
wportuguese	s:7
wpost	0:-5
wposter	0:8
wpottery	o:7
wpounds	23:8
wppl	0:8
wpractise	0:7
wpray	0:11
wprayer	0:11
wprefer	0:15
wpregnant	2:-6 m:13
wpressure	m:-5
wpreston	1:-9
wpretend	0:7
wpretty	0:7 x:-6
wprices	0:14 4:-6
wprimary	0:-8 10:8
wprint	0:10
wpriya	0:-9 x:10
wpriyanka	19:9
wproblem	0:9
wprofessional	18:6
wpromoted	0:-6 1x:10
wproperly	0:14 2w:-8
wproposed	0:-5 e:9
wpros	0:10
wproud	0:7 12:-7 2l:8
wps	0:-6
wpune	0:-5 p:7
wput	0:7 15:-5
wputting	r:-8 15:-10
wpython	1d:13
wquarter	2r:6
wqueen	0:-7 24:6
wquestions	0:9
wquit	0:5 x:-11
wquote	0:13
wraffle	0:9
wrailway	10:5
wrain	0:4
wraining	0:11
wrainy	t:10
wraise	0:9
wraised	e:-10
wrate	0:7
wrather	0:-5 2p:5
wray	0:-9 x:10
wreach	0:9
wreading	0:16 i:-6 o:-16 10:-5
wready	0:12
wreal	0:7 10:-6
wrealistic	0:11
wreally	1b:-5 2u:6
wreason	1o:5
wrecipe	0:12
wrecipes	r:5 2q:8
wreckon	0:11
wrecommend	0:6
wrecord	0:11
wred	4:6
wredo	0:11
wregret	0:10
wrehab	0:7
wreligious	0:-10 1b:13
wremarried	e:-8
wrent	u:9 24:5
wrenting	0:-12 u:14
wrents	0:7
wreplaced	1q:-5 1x:3
wreport	0:8
wrestaurant	0:-7 k:10
wretired	10:12 1a:-4 1x:-7
wretiring	0:-5 15:7
wrewrite	0:8
wride	24:7
wright	0:14
wring	l:-8 1n:10
wriver	0:-6
wrn	0:10
wroad	2o:7
wrobot	0:9
wrohan	0:7 g:-5
wrole	0:9
wrome	0:9
wrommel	0:7
wroof	11:7
wroom	u:5
wroommate	l:-5 m:-7 u:10
wrope	27:7
wrory	0:-8 x:13
wrosalyn	0:6 e:-8 1x:6
wroses	0:6
wroughly	0:5
wround	24:6
wroute	2j:7
wrufus	0:9 x:-7
wrule	0:10
wrules	0:13
wrunning	i:-7 m:-5 t:-6 1d:-7
wruns	0:13 g:-5 o:-5 2j:-8
wrust	0:-6
wrusty	0:7
wrye	1r:8
wsad	0:8
wsaid	0:14 x:-8
wsalary	0:11
wsale	0:8
wsalt	0:12
wsame	0:9
wsamsung	7:8
wsandra	0:15 x:-15
wsaturday	0:11 1x:-7
wsaturdays	1k:-8
wsave	0:8
wsaw	0:14
wsaying	0:12
wsays	0:13 m:-5
wscared	0:13 m:-7
wscene	0:6
wschool	0:7 8:-5 l:-5 x:-5 1h:-6
wschools	0:4
wscience	0:-7 2f:6
wscorpio	1j:9
wscottish	x:-7 y:7
wscratch	0:8
wscreen	0:8 1d:6
wseason	0:15
wsecond	l:-5 1h:-7 2k:-6
wsecretary	1k:-5
wsee	l:-3 24:-5
wseeing	m:-6 1a:7
wseen	0:6
wself	0:-8 10:7
wsell	e:-6 o:-5
wsemi	u:6
wsend	l:6
wsends	0:6
wsenior	0:-5 a:6
wseptember	0:-3 v:-5 x:-6
wserious	0:10
wsettled	0:12
wseven	0:-6 2:11
wsewing	2k:7
wshare	0:10
wshe	0:17 2d:-5
wshe'd	0:7
wshe's	0:11
wsheet	0:13
wshellfish	3:13 s:-6
wshes	0:12
wshift	15:-6 1x:8
wshoe	15:6
wshoes	0:9
wshop	2j:10
wshort	0:-4 c:-6 r:7 v:-6 2a:9
wshot	0:10
wshould	1o:5
wshoulder	0:-6 25:7
wshow	2r:6
wshower	0:14
wshut	0:6
wshy	0:-5 12:12
wsick	1o:5
wsign	0:8
wsimilar	0:11
wsimple	0:7
wsince	0:13 e:-8 l:-5 v:-5 1e:9 1n:-8 1o:-7 1r:-5 1v:-9 1x:-7 23:-7 25:-7 2e:-7 2j:-11 2o:-6 2s:-7
wsing	0:11 l:-7
wsingle	j:-6 1a:18
wsister	0:-2 13:-6 1x:5 1z:8
wsister's	0:11
wsit	0:9
wsite	0:9
wsitting	2o:6
wsix	c:-7 g:-6 h:-5 m:-9 n:4 x:-6 10:-6 12:-5 1c:-5 24:6
wsixteen	1i:6
wsixty	0:6
wsize	0:3
wskin	0:11
wskip	r:5
wsleep	0:11
wsleeping	0:12
wslipped	e:6
wslogan	0:7
wslow	2a:9
wsmall	a:-5 10:-7 18:-5 2o:-7
wsmoke	0:-6 l:9 o:-5
wsmoked	0:-11 e:-10 l:19 10:-5
wsmoking	0:-12 i:-6 l:20 o:-6
wso	0:15 1x:-9 1y:-7 24:-8 25:-6 2a:6 2j:-7 2o:-5
wsober	l:13 m:-7 o:-5 10:-7 1a:-5 2x:-6
wsofa	0:8
wsoft	2l:8
wsold	0:7 2e:-5 2k:-9
wsome	23:-8
wsomebody	0:8
wsomeone	0:13 x:-5 25:-6 2t:9
wsomething	0:17 23:-6
wson	0:9 1z:5
wsong	0:10
wsongs	0:8
wsons	g:8
wsoon	0:14
wsoppy	0:7
wsorry	0:7
wsort	0:10
wsound	0:10
wsoup	0:15
wsourdough	0:-7 1d:9 27:6
wspain	0:8 v:-5
wspanish	0:-6 d:-9 1d:6
wspeak	0:11
wspeaking	21:9
wspeaks	0:13
wspeech	0:7
wspelling	0:-11 2a:13
wspiders	0:-4 i:9
wsplit	0:-7 e:5 1a:10
wspring	2c:-5
wsquare	1g:9
wsquash	0:14 o:-7
wst	1:10 1c:8 1v:-6
wstairs	25:5
wstand	0:6 11:8 1d:-6
wstart	0:8
wstarted	0:10 x:-8
wstarting	2o:-6
wstarts	0:6 2o:-5
wstate	0:-12 c:-7 1x:6 2e:-5 2o:6 2v:5
wstays	0:6 u:9 2d:-5
wsteel	0:11
wstep	0:6
wsteps	0:7
wstick	0:9
wstill	0:15 l:-11
wstomach	0:9
wstone	0:-6 1x:7 25:7 31:10
wstop	0:11 k:-5
wstopped	0:12 e:-7
wstorage	0:8
wstory	0:15
wstraight	0:11
wstreet	2d:6
wstress	0:8
wstretches	0:9
wstubborn	0:-10 12:12
wstuck	0:12
wstudent	0:7 10:-7 12:-5
wstudies	0:12 l:-6
wstudio	2d:-6
wstudy	k:7
wstuff	x:-6 1s:7
wstupid	0:9
wsugar	7:6 x:-5
wsummer	0:7 23:7
wsummers	2x:5
wsun	0:6
wsunday	0:-6 l:8 15:6 1x:7
wsuper	12:7
wsupper	0:10
wsuppose	0:9 x:-9
wsurgery	0:-6 1x:7
wsurprise	0:7
wsurvey	0:8
wswapped	0:10
wswears	0:16
wsweet	2c:6
wswim	0:-7 1d:11
wswimming	o:-9 27:6
wswitch	7:-5 2k:6
wswitched	0:16
wsystem	0:8
wtablets	25:8
wtake	15:6
wtaken	0:7
wtakes	0:7
wtale	0:12
wtalk	0:5
wtalks	0:8
wtaller	0:6
wtastes	0:10
wtaught	10:10
wtax	29:6
wtaxes	0:8
wtaylor	t:8
wtea	1r:10
wteach	0:6
wteacher	2s:-6
wteaching	0:8 l:-7
wteam	1k:7 2d:-5 2o:-6
wtech	0:-10
wteeth	0:9 1x:7
wtelling	0:7
wtells	0:12
wtemplate	0:10
wten	f:-5
wterrible	0:10
wterrified	0:9 1a:-10
wtesla	0:10
wtest	24:-7 2r:10
wtext	1d:9
wth	2o:5
wthai	0:10
wthan	0:7 23:-6 25:-5 2l:-8 2p:7
wthank	0:7
wthanks	0:15 x:-7
wthanksgiving	1x:7
wthat	0:11 2a:-6
wthats	0:11
wthe	0:8 6:-10 8:-4 e:-6 f:-7 k:-6 m:-8 p:-6 r:-9 t:-7 v:-3 w:-6 x:-5 10:-10 13:-9 16:-7 17:-8 1a:-5 1c:-13 1e:-7 1g:-5 1o:-5 1r:-5 29:-5 2e:10 2k:-5 2w:-5 2x:-5
wtheir	0:8
wthem	t:5 2a:6 2r:9
wthen	0:11 2j:-9
wthere	0:7 x:-5 2j:-5 2o:8
wthere's	0:6
wthese	0:16
wthesis	0:9
wthey	0:10 1o:7
wthey're	0:8
wthing	1k:-5 23:6
wthings	2c:9
wthink	0:17 l:-8
wthinking	0:10
wthinks	0:9
wthird	18:7
wthirteen	0:9 2:-7
wthirty	2x:-5
wthis	0:12 1o:-5 1x:-9 1y:-5 24:-6 2a:-6 2x:-5
wthose	0:11 9:-6 x:-6
wthought	0:11
wthree	2:12 3:-5 4:-5 8:-5 9:-5 a:-6 e:-5 f:-7 h:-5 k:-5 m:-10 o:-6 t:-6 v:-8 w:-5 x:-10 10:-5 12:-6 17:-5 24:-6 25:-5 2x:-6
wthrough	0:11 1x:-6
wthru	0:5
wthursday	l:-7 x:-6 15:8 1x:-8 24:10
wthyroid	0:-9 25:8
wtie	0:-6 1d:6 1n:6
wtil	0:4
wtill	1x:-5 2j:-7
wtime	2p:6
wtimes	1y:8 24:6
wtimezone	0:9
wtinnitus	m:7
wtips	0:13
wtired	0:16
wto	0:9 3:-6 5:-9 8:-4 9:-8 b:-5 e:-8 f:-11 l:-12 m:-5 q:-6 r:-9 t:-6 v:-6 w:-4 x:-4 10:-7 15:-9 16:-6 17:-4 1c:-7 1e:-6 1f:-6 1s:-5 1v:-7 24:8 2c:-6 2f:-5 2j:-6 2k:-6 2w:-8
wtoast	z:6 1s:10
wtoday	0:12
wtoddler	0:10
wtogether	0:-12 1a:12
wtold	0:10
wtom	x:-13 2m:7
wtomasz	0:-6 x:11
wtomatoes	0:12
wtomorrow	0:12
wtonight	0:15
wtoo	0:15 2a:-8
wtore	0:-8 m:5
wtorn	0:-7 m:8
wtoronto	0:-3 v:10
wtotal	x:-5
wtrade	0:13
wtrailer	2k:9
wtraining	0:13
wtranslate	0:9
wtravel	0:7
wtravelling	15:-10
wtree	0:-9 3:7
wtremlett	0:-6 x:-6
wtrick	0:12
wtricks	0:8
wtrip	0:6
wtrombone	0:-5 o:7
wtrouble	0:6
wtrucker	0:6
wtrucks	2c:7
wtrue	t:7
wtry	0:12 t:-5 x:-6
wtrying	0:9
wtuesday	0:6 l:7 x:-7
wturn	o:-5
wturned	0:16
wturning	0:10
wturns	0:14
wtwelve	2:12
wtwenty	0:-6 24:8
wtwice	0:15 2r:-5
wtwin	0:9
wtwins	g:11 25:5
wtwo	1:-5 4:-5 8:-5 9:-5 c:-5 e:-6 g:4 k:-5 m:-5 u:-8 x:-7 10:-7 11:-4 12:-5 15:-9 1a:-5 1g:-4 1k:-6 26:8 2a:-6 2j:-6 2k:-9 2v:-5 2x:-5
wtype	0:-5 m:6 1d:8
wu	0:6
wugh	0:10
wunder	0:10 1x:5
wunemployed	0:-13 10:15
wuni	2v:7
wuniversity	2v:9
wuntil	0:7
wup	0:7 e:-6 f:-5 o:-6 15:-5 17:-5 1k:-5 24:6
wupdate	0:7
wupstairs	0:10
wur	0:6
wus	c:-7 v:-10 1x:-6 2d:8
wused	0:14 e:-9
wuseful	0:13
wuser	0:8
wuses	0:10
wusing	0:7
wusually	0:11
wvacuum	0:-12 9:5 i:7
wvampire	0:6
wvan	k:6 11:-5 30:9
wvancouver	0:-7 v:10
wvaping	0:-11 l:18
wvegan	8:8 1a:-5
wvegetarian	8:9 y:-7
wvery	2c:6
wvideo	0:9
wvisa	0:12
wvisit	0:7
wvoice	0:-8
wvs	0:6
ww	0:16
wwait	0:11
wwaiting	0:16
wwalked	0:-5 e:7
wwalking	0:7 o:-7 1x:6
wwalks	l:8
wwalls	0:10
wwanna	0:6
wwant	0:12 m:-6
wwanted	0:13
wwants	0:14 1x:-6
wward	0:8
wwas	0:10 u:-5 x:-5 10:-8
wwash	0:7 10:-6
wwatching	0:-7 15:6
wway	0:7
wwe	0:10
wwe're	0:8
wwe've	0:10
wweakness	0:13
wwear	0:8
wweather	10:6
wwedding	e:10 m:-7 x:-8 10:-6 15:-5 20:7
wwedding's	2o:-7
wwednesday	0:-14 x:-5 15:12 2o:9
wwednesdays	0:-7 24:9
wwee	0:8 g:-6
wweek	15:-5 24:6 2o:6
wweekend	0:-8 2o:11
wweekends	0:9
wweeks	25:11
wweigh	0:9
wweight	0:13
wweird	0:12
wwell	0:12 o:-6 x:-7
wwent	e:6
wwere	0:9
wwet	0:9 1k:-5
wwhat	0:9
wwhat's	0:6
wwhatever	0:8
wwhen	0:12 z:-7 2a:-5
wwhere	0:13
wwhich	0:12 1q:-5
wwhile	0:8
wwhite	1n:9
wwho	0:11
wwhole	1x:6
wwhose	0:9
wwhy	0:8
wwide	4:8
wwife	0:9
wwifi	0:6
wwild	0:-9
wwill	0:15
wwind	0:-8 9:9
wwine	l:6
wwinter	0:10 9:7 1x:-6
wwish	0:11
wwith	0:10 4:-5 a:-7 c:-5 e:-9 f:-6 m:-6 r:-6 v:-10 15:-7 1k:-8 1q:-8 27:-7 29:-9 2j:-8 2o:-7 2q:-7 2r:-6
wwithout	0:14 24:-9
wwoman	j:8 10:-8 22:8
wwon	18:5
wwon't	0:11
wword	0:12
wwords	2a:8
wwork	e:-5 h:-7 o:-5 p:-7 x:-6 16:-5 24:8
wworked	0:6 f:8 l:-6
wworking	l:-9 15:-5
wworks	0:11 2g:-6
wworld	0:6
wworry	0:9
wworse	0:12
wworst	0:9
wworth	0:11
wwould	0:9
wwrecked	0:9
wwrist	e:-5 m:-5
wwrite	0:12
wwriting	0:10 o:-9
wwrong	0:16
wwrote	0:7
wxbox	7:-7
wyeah	0:10
wyear	a:5 m:-5 25:-5 29:7 2x:10
wyears	8:-5 f:-6 o:-6 1k:-5 23:-6 24:-12 2r:-6 2x:14
wyellow	c:4 v:-7 16:10 1c:-5
wyes	1x:6
wyesterday	0:9
wyet	0:11
wyorkshire	v:-8
wyou	0:8
wyounger	0:6
wyoungest	0:5
wyour	0:10 m:-7
wzero	0:11
wzither	0:10`,
  owners: `of 0	-2
of 1	8
of 12	-2
of 2	6
of 3	5
of 6	6
of affiliation 0	-5
of affiliation 1	2
of affiliation 12	3
of affiliation 2	3
of affiliation 3	4
of affiliation after	3
of affiliation inside	-9
of affiliation self	-5
of after	-17
of age	6
of age 0	2
of age 1	8
of age 12	-7
of age 2	4
of age 3	-2
of age 6	8
of age after	-6
of age noself	7
of allergy 0	2
of allergy 1	-10
of allergy 2	2
of allergy 3	-7
of allergy 6	4
of allergy after	11
of allergy inside	-5
of appearance 1	2
of appearance 3	9
of appearance 6	3
of appearance after	-6
of appearance inside	-8
of before !	-4
of before #2	6
of before ,	-2
of before a	2
of before about	5
of before adopted	3
of before all	2
of before alvarado	3
of before am	-7
of before an	-2
of before and	-2
of before are	-5
of before at	2
of before aunt	-6
of before back	10
of before barely	-9
of before be	2
of before been	-4
of before booked	-3
of before boss	-4
of before bro	3
of before broke	2
of before brother	-2
of before brother's	7
of before brought	7
of before buddies	-3
of before by	3
of before called	-10
of before calls	-9
of before can	-2
of before cant	-5
of before cat	3
of before coach	-5
of before completed	-8
of before cousin	-3
of before cracked	3
of before dad	-8
of before dad's	6
of before daughter	2
of before daughter's	2
of before diagnosed	2
of before do	-5
of before does	3
of before don't	-3
of before driver	2
of before eat	4
of before eats	3
of before ethnically	2
of before for	-2
of before found	-10
of before friend	-5
of before friends	-5
of before from	9
of before gareth	3
of before girl	3
of before girlfriend	-5
of before go	-2
of before going	-5
of before got	5
of before gran	3
of before granddaughter	-3
of before grandfather	2
of before grandma's	2
of before grandmother	2
of before grandpa	3
of before had	7
of before half	-4
of before hand	-3
of before has	8
of before hate	-13
of before hates	2
of before have	7
of before he's	5
of before her	6
of before his	10
of before hmm	-6
of before huge	7
of before husband	-3
of before husband's	9
of before i	-13
of before i'm	-12
of before i've	4
of before im	-9
of before in	3
of before inherited	-4
of before is	-3
of before it's	-8
of before its	-12
of before jaylen	2
of before just	-6
of before keeps	2
of before kraków	-2
of before lad's	3
of before law	-6
of before learns	2
of before left	5
of before likes	4
of before little	-5
of before live	-6
of before lives	7
of before living	3
of before lola	2
of before loves	5
of before made	2
of before make	-2
of before makes	9
of before making	-3
of before mama's	2
of before married	-5
of before me	-11
of before mean	9
of before mentor	-3
of before more	-7
of before mother	3
of before moti	3
of before mum	-4
of before mum's	4
of before name's	5
of before neighbor's	4
of before neighbour	-7
of before neighbour's	6
of before nephew	2
of before never	-3
of before not	-2
of before of	-3
of before off	3
of before on	-2
of before once	-2
of before one	4
of before papa	4
of before parents	4
of before permitted	2
of before pete	2
of before play	-8
of before plays	12
of before please	-3
of before prefer	-2
of before priya	3
of before priya's	4
of before prof	-3
of before put	-2
of before roomies	2
of before roommate's	2
of before round	2
of before said	-4
of before saturdays	-8
of before says	-2
of before secondhand	-3
of before settee	8
of before shauna's	4
of before she	12
of before she's	12
of before since	5
of before sister	-5
of before sister's	9
of before sneha's	3
of before so	-7
of before sober	7
of before son	-2
of before son's	2
of before speaks	7
of before staunch	2
of before still	5
of before stopped	2
of before studies	3
of before sug	2
of before tara's	4
of before terrible	-5
of before that	4
of before the	-2
of before there's	10
of before to	-3
of before turned	6
of before typhoon	7
of before uncle	-14
of before up	-4
of before us	-5
of before usually	-3
of before volunteered	-5
of before w	-6
of before want	-3
of before wants	5
of before we	4
of before we're	-8
of before wear	-3
of before were	-3
of before who's	3
of before wife	2
of before with	6
of before without	3
of before wore	2
of before wrestles	3
of before writing	-3
of before yeah	3
of belief	-7
of belief 3	-4
of belief after	-4
of belief noself	-7
of between	-10
of birthday	6
of birthday 0	2
of birthday 6	6
of birthday noself	3
of birthday self	6
of breaks 0 noself	3
of breaks 0 self	-12
of breaks 1	-5
of breaks 1 noself	-3
of breaks 1 self	-4
of breaks 2 noself	-3
of breaks 2 self	4
of device	-4
of device 1	3
of device 2	5
of device 3	3
of device 6	-5
of device after	-9
of device self	-5
of diet	2
of diet 1	13
of diet 12	6
of diet 2	3
of diet 3	-7
of diet 6	6
of diet after	-19
of diet inside	-5
of dislikes	2
of dislikes 0	2
of dislikes 12	2
of dislikes 2	2
of dislikes 3	-6
of dislikes after	2
of dislikes noself	6
of dislikes self	-7
of education	7
of education after	5
of education noself	7
of employer	2
of employer 2	2
of employer 6	2
of employer after	7
of employer inside	-4
of employer noself	2
of ethnicity	-2
of ethnicity 0	4
of ethnicity 1	4
of ethnicity 3	2
of ethnicity 6	-2
of ethnicity after	-8
of ethnicity self	-2
of event 0	3
of event 1	11
of event 2	7
of event 3	4
of event after	-13
of event inside	-9
of event noself	3
of event self	-10
of experience	-2
of experience 0	7
of experience 6	3
of experience after	-6
of experience inside	-7
of experience noself	-2
of family 0	-26
of family 1	-9
of family 2	-11
of family 3	-11
of family after	-22
of family inside	30
of family self	-4
of favorite	-5
of favorite 1	12
of favorite 12	-6
of favorite 3	5
of favorite 6	6
of favorite after	-8
of favorite inside	-7
of favorite self	-6
of fear 3	8
of fear 6	-4
of fear after	2
of fear inside	-4
of fear noself	2
of fear self	-5
of gender	-4
of gender after	-4
of gender noself	-4
of goal 2	8
of goal 3	5
of goal 6	7
of goal after	-3
of goal inside	-10
of goal noself	-3
of goal self	3
of habit 0	2
of habit 1	6
of habit 12	-3
of habit 2	6
of habit 3	-3
of habit 6	6
of habit after	-2
of habit inside	-12
of habit noself	2
of health	2
of health 0	14
of health 12	10
of health 2	-11
of health 6	4
of health after	7
of health inside	-7
of health self	5
of height	2
of height 1	4
of height 2	2
of height 3	-3
of height noself	4
of height self	-3
of hobby	2
of hobby 0	9
of hobby 1	7
of hobby 12	-2
of hobby 2	5
of hobby 3	8
of hobby after	-2
of hobby inside	-8
of hobby noself	4
of hobby self	-3
of hometown	-4
of hometown 3	8
of hometown 6	-11
of hometown after	2
of hometown self	-6
of income 1	-5
of income 6	6
of income after	-5
of income noself	-7
of income self	6
of instruction	-6
of instruction inside	-6
of instruction noself	-6
of language	-4
of language 1	7
of language 2	9
of language 3	7
of language 6	-7
of language after	-15
of language self	-8
of lead ! the	-3
of lead #1	-12
of lead #1 ,	3
of lead #2	-7
of lead #2 ,	-2
of lead (	2
of lead ( my	2
of lead ,	2
of lead , a	6
of lead , been	10
of lead , but	-4
of lead , ex	-9
of lead , my	15
of lead , new	2
of lead , no	-5
of lead , one	3
of lead , our	3
of lead , the	12
of lead , two	4
of lead , what	6
of lead , which	-6
of lead -	2
of lead .	-3
of lead . my	3
of lead . our	-2
of lead . the	-3
of lead ? my	-4
of lead ^	10
of lead ^ ^	10
of lead ^ a	7
of lead ^ best	7
of lead ^ carol's	-10
of lead ^ divorced	-3
of lead ^ future	4
of lead ^ gave	4
of lead ^ hmm	-6
of lead ^ i	-7
of lead ^ inherited	-4
of lead ^ kirsty's	-7
of lead ^ knee	-5
of lead ^ little	2
of lead ^ me	7
of lead ^ moved	6
of lead ^ my	12
of lead ^ neighbor	-7
of lead ^ neighbour's	-2
of lead ^ new	5
of lead ^ old	8
of lead ^ older	3
of lead ^ one	4
of lead ^ our	9
of lead ^ ring	-9
of lead ^ single	-11
of lead ^ son's	-6
of lead ^ the	13
of lead ^ three	5
of lead ^ two	11
of lead a	-7
of lead a bossy	13
of lead a crawling	-2
of lead a creamery	-3
of lead a different	8
of lead a good	9
of lead a huge	-2
of lead a kikuyu	-4
of lead a nutrition	-11
of lead a product	-11
of lead a retired	-5
of lead a second	-2
of lead a yorkshire	4
of lead a younger	-8
of lead about	-3
of lead about my	3
of lead adopted a	6
of lead all my	3
of lead allergic to	-10
of lead allergy ,	7
of lead an	5
of lead an old	9
of lead and	-11
of lead and a	3
of lead and her	-9
of lead and his	-10
of lead and mom's	-2
of lead and my	-20
of lead and no	6
of lead and one	8
of lead and our	-12
of lead and that	-6
of lead and two	7
of lead and zero	3
of lead another	4
of lead are like	-2
of lead as a	-10
of lead as my	8
of lead athens with	-7
of lead aunt tita	-7
of lead baby	10
of lead babysitting ,	-3
of lead be a	-3
of lead became a	-12
of lead because marcus's	-3
of lead because my	-5
of lead been	3
of lead before my	-8
of lead before the	-2
of lead best	6
of lead biscuit's the	6
of lead boss has	-12
of lead boss is	-3
of lead bossy	13
of lead bring my	-3
of lead brings my	8
of lead bucks ,	5
of lead building a	-2
of lead buried my	-8
of lead but	-5
of lead but my	-14
of lead but the	-8
of lead but this	-5
of lead buy the	-4
of lead by the	-2
of lead calc	5
of lead call me	-2
of lead call my	8
of lead calling the	-6
of lead calls my	3
of lead calvary when	-4
of lead can a	-9
of lead can my	6
of lead carol's	-10
of lead cats and	-2
of lead celsius and	-3
of lead ceramics	-3
of lead childhood	3
of lead close	10
of lead college	2
of lead convince my	7
of lead crawling	-2
of lead creamery	-3
of lead cricket mad	11
of lead cruise ,	-4
of lead dad ,	-6
of lead day .	2
of lead days ,	-3
of lead deaf	-5
of lead dear	7
of lead delivered a	-2
of lead dentist for	-2
of lead different	8
of lead divorced	-3
of lead do	-7
of lead do english	-3
of lead do i	-7
of lead do other	-5
of lead do with	-3
of lead does my	9
of lead dog ,	-3
of lead down a	-2
of lead duo	-6
of lead dutch	-4
of lead eat	-6
of lead elder	9
of lead eldest	7
of lead eleven	4
of lead english	-3
of lead even find	-2
of lead ex	-9
of lead ex -	4
of lead except my	-2
of lead expecting	-6
of lead fear of	-4
of lead feed a	-2
of lead feeds our	-2
of lead feeds the	-6
of lead fight about	-3
of lead find	-2
of lead first	-7
of lead five	-10
of lead for	-5
of lead for #2	-7
of lead for a	6
of lead for deaf	-5
of lead for jonahs	-3
of lead for my	-8
of lead for the	-3
of lead four	2
of lead fourteen	5
of lead from	-11
of lead from a	-3
of lead from my	-9
of lead from the	-6
of lead front of	-3
of lead future	3
of lead gave	4
of lead get a	-2
of lead give a	-2
of lead give me	-3
of lead good	13
of lead good with	-2
of lead got another	4
of lead got eleven	4
of lead got four	-2
of lead got three	2
of lead got two	-5
of lead grader	8
of lead granddad on	-6
of lead grandpa ,	13
of lead great -	-3
of lead guess we're	-4
of lead had	-6
of lead had a	3
of lead had her	-2
of lead had the	-4
of lead half whatever	-4
of lead has	-12
of lead has a	-16
of lead has five	-9
of lead has my	9
of lead has one	6
of lead has three	5
of lead has two	-13
of lead have	7
of lead have a	-2
of lead have been	5
of lead have four	4
of lead have three	-4
of lead having a	-8
of lead he's into	-3
of lead hear the	-7
of lead heights ,	-16
of lead her	-17
of lead herself a	-6
of lead hill	7
of lead his	-12
of lead hmm	-6
of lead how do	-7
of lead huge	-2
of lead i	-10
of lead i eat	-6
of lead i've an	6
of lead in my	-2
of lead inherited	-4
of lead into	-3
of lead is	-3
of lead is expecting	-6
of lead is my	18
of lead is the	-8
of lead it for	-3
of lead it's a	10
of lead it's my	6
of lead jaylens my	4
of lead jonahs	-3
of lead just had	-2
of lead kcl #1	-12
of lead kikuyu	-4
of lead kirsty's	-7
of lead knee	-5
of lead late	2
of lead left her	-7
of lead let the	-5
of lead like a	-8
of lead like some	-5
of lead like their	-3
of lead little	10
of lead lost her	-4
of lead lost my	11
of lead lovely	4
of lead mad	11
of lead makes my	6
of lead marcus's	-3
of lead marek my	-5
of lead me	2
of lead me a	-2
of lead message from	-11
of lead middle	8
of lead mom's	-2
of lead month	-6
of lead more	-3
of lead more ,	-2
of lead moved	6
of lead mum and	-6
of lead muning ,	-4
of lead mustard .	3
of lead my	4
of lead my baby	10
of lead my best	4
of lead my big	8
of lead my calc	5
of lead my ceramics	-3
of lead my childhood	3
of lead my college	2
of lead my dear	7
of lead my duo	-6
of lead my eldest	7
of lead my first	-7
of lead my hill	7
of lead my late	2
of lead my little	9
of lead my lovely	4
of lead my middle	8
of lead my neighbour	-8
of lead my old	-8
of lead my older	6
of lead my oldest	13
of lead my only	8
of lead my other	-4
of lead my pal's	4
of lead my school	3
of lead my second	4
of lead my twin	6
of lead my two	7
of lead my wee	2
of lead my youngest	9
of lead n the	-11
of lead named her	-6
of lead neighbor	-7
of lead neighbor's	-3
of lead neighbour	-8
of lead neighbour's	-2
of lead new	4
of lead no	-4
of lead no more	-3
of lead now ,	-8
of lead now my	-3
of lead now the	-2
of lead nutrition	-11
of lead nyla my	12
of lead of	-5
of lead of my	-3
of lead of the	-2
of lead off a	-10
of lead off my	-3
of lead old	6
of lead old school	3
of lead older	8
of lead oldest	13
of lead olive our	5
of lead olive's our	2
of lead on	-6
of lead on a	-2
of lead on my	-2
of lead one	8
of lead one good	8
of lead one younger	7
of lead only	8
of lead only a	-5
of lead only my	-11
of lead other	3
of lead our	4
of lead our old	-2
of lead our other	2
of lead out of	-7
of lead out post	-3
of lead over a	12
of lead owen's my	12
of lead pal's	4
of lead parkinson's ,	12
of lead pau ,	10
of lead photos of	-3
of lead picked up	-7
of lead plus my	-13
of lead polish ,	6
of lead polish like	3
of lead post	-3
of lead pregnant with	-5
of lead priya had	-3
of lead product	-11
of lead projects .	-6
of lead pulled a	-9
of lead put dutch	-4
of lead put the	-4
of lead recipes the	-3
of lead reel big	-7
of lead reruns with	-6
of lead retired	-5
of lead retired schoolteacher	11
of lead ring	-9
of lead rohan my	3
of lead roof of	7
of lead runs a	-6
of lead same	-3
of lead says our	4
of lead school	6
of lead schoolteacher	11
of lead second	-6
of lead servsafe	-6
of lead share	-3
of lead she's my	3
of lead shelter ,	-6
of lead simon my	5
of lead since fourteen	5
of lead single	-11
of lead six month	-6
of lead so my	8
of lead some	-5
of lead son's	-6
of lead staś .	-4
of lead steals	-2
of lead story ,	8
of lead sydney ,	9
of lead taking the	-4
of lead tell my	-3
of lead tell the	-7
of lead than a	-3
of lead that	-6
of lead that my	-10
of lead that's my	-6
of lead thats my	3
of lead the	-9
of lead the elder	9
of lead the future	-2
of lead the neighbor's	-3
of lead the new	5
of lead the one	-2
of lead the other	7
of lead the same	-3
of lead the second	-7
of lead the servsafe	-6
of lead the track	-5
of lead the younger	5
of lead their	-3
of lead theo's my	2
of lead third grader	8
of lead this	-5
of lead three close	5
of lead tita	-7
of lead to	-13
of lead to my	-16
of lead to share	-3
of lead to the	-6
of lead told my	-5
of lead too ,	-10
of lead took the	-2
of lead track	-5
of lead twin	6
of lead two close	7
of lead up	-7
of lead used to	-3
of lead w my	-5
of lead w three	-9
of lead walk the	-7
of lead was my	-3
of lead we have	7
of lead we're	-4
of lead we've been	-6
of lead wee	2
of lead week ,	4
of lead well ,	-9
of lead what	6
of lead what my	-2
of lead whatever	-4
of lead when	-4
of lead when a	6
of lead when my	3
of lead when the	-8
of lead which	-7
of lead while my	-9
of lead who steals	-2
of lead with	-15
of lead with (	2
of lead with a	-15
of lead with her	-6
of lead with my	-26
of lead with our	-3
of lead with the	-15
of lead with two	-9
of lead would my	4
of lead yeah a	6
of lead year old	8
of lead yorkshire	4
of lead younger	4
of lead youngest	9
of lead zero	3
of likes	-2
of likes 1	6
of likes 12	-9
of likes 2	5
of likes 3	14
of likes 6	5
of likes after	-7
of likes noself	-2
of living_situation 0	10
of living_situation 1	6
of living_situation 12	9
of living_situation 2	12
of living_situation 3	7
of living_situation 6	-8
of living_situation after	-6
of living_situation inside	-20
of living_situation noself	-2
of location 1	-7
of location 12	6
of location 2	8
of location 3	10
of location 6	3
of location after	-11
of location noself	-4
of location self	9
of major	4
of major 2	-3
of major 3	5
of major 6	3
of major noself	4
of name	7
of name 0	16
of name 1	-3
of name 2	-13
of name 6	-2
of name after	6
of name inside	-7
of name noself	4
of name self	7
of named_thing	-2
of named_thing after	-2
of named_thing noself	-2
of nationality	2
of nationality 1	8
of nationality 12	3
of nationality 2	8
of nationality 6	3
of nationality after	-9
of nationality self	3
of next !	5
of next #1	2
of next #2	10
of next '	-3
of next )	4
of next ,	3
of next -	-22
of next .	-6
of next :	5
of next ^	-6
of next a	11
of next about	-12
of next account	-2
of next achieng	3
of next adam	-9
of next adopted	4
of next after	-6
of next agreed	-6
of next ainhoa	2
of next akhtar	-8
of next alan	3
of next alfie's	4
of next allergic	-3
of next already	-13
of next amir	6
of next an	4
of next ana	-5
of next analyn	2
of next and	-2
of next andre	3
of next answer	2
of next anyway	9
of next are	-5
of next around	-7
of next ask	-7
of next asks	-3
of next at	-12
of next ate	4
of next back	5
of next bass	-5
of next been	2
of next best	5
of next beth	3
of next biscuit	-9
of next born	-6
of next bought	5
of next boxing	2
of next bracken	4
of next bram	2
of next broke	-3
of next brother	-4
of next brothers	-6
of next buick	4
of next but	-2
of next call	4
of next called	3
of next calls	-3
of next can't	5
of next car	-8
of next carol	4
of next carved	2
of next cat	6
of next certificate	-12
of next changed	2
of next cherry	8
of next chloe	3
of next clock	-2
of next codes	9
of next colleen	3
of next comin	4
of next cooks	8
of next corrected	11
of next craig	-2
of next cry	6
of next cussin	-7
of next cycles	2
of next dana	3
of next daniel	4
of next danielle	3
of next danny	4
of next daughter	-8
of next davi	-6
of next denise	-6
of next despairs	-2
of next dev	7
of next died	11
of next divorced	4
of next do	-13
of next doesn't	-9
of next doesnt	-5
of next dog	-4
of next done	-5
of next doris	-2
of next dougie	3
of next down	-4
of next downstairs	6
of next dr	5
of next drank	5
of next drinkin	2
of next drives	4
of next dutch	3
of next duty	-4
of next eats	-2
of next enemy	5
of next escaped	-4
of next every	-11
of next exam	-6
of next fall	4
of next family	4
of next farah	3
of next fell	2
of next fia	4
of next finally	2
of next findlay	-5
of next five	-3
of next food	4
of next for	-3
of next found	-10
of next frank	2
of next freya	2
of next friendly	-3
of next from	6
of next fátima	3
of next gareth	3
of next gaz	9
of next geoffrey	-12
of next get	-7
of next getting	9
of next ghosted	-6
of next girlfriend	10
of next gloria	4
of next going	2
of next gone	6
of next gonna	-3
of next gosia	10
of next got	-3
of next gwladys	4
of next had	12
of next hana	2
of next hannah	6
of next has	6
of next have	7
of next here	-12
of next house	8
of next hoyt	-7
of next husky	2
of next i'm	-2
of next idea	-2
of next if	13
of next in	7
of next inggo	13
of next instead	-3
of next into	2
of next is	7
of next jaylen	6
of next jess	-5
of next joan	5
of next jodi	7
of next joined	9
of next jonah	2
of next julio	2
of next julius	-11
of next just	5
of next katie	2
of next kayla	-13
of next keeps	3
of next keith	-5
of next kept	-4
of next kevin	2
of next kid	-2
of next knits	2
of next know	-7
of next lad's	-8
of next laney	2
of next last	-11
of next learning	2
of next learns	4
of next left	10
of next leon	3
of next liezl	2
of next lily	2
of next linda	-6
of next linehan	-7
of next linh	2
of next lise	5
of next lives	8
of next living	3
of next losing	-2
of next lourdes	-5
of next loves	5
of next luca	-3
of next lucy	-3
of next made	2
of next majella	-9
of next make	-13
of next makes	3
of next mary	-3
of next maureen	-4
of next maybe	-12
of next measured	-3
of next meera	8
of next mel	4
of next mevrouw	9
of next mia	3
of next mined	-2
of next miso	4
of next mix	2
of next most	-6
of next mother	-8
of next moti	3
of next mr	4
of next mrs	8
of next muthoni	-11
of next name	2
of next named	6
of next nanay	5
of next naps	-8
of next nerea	-3
of next niamh	6
of next nico	4
of next nikhil	2
of next nithya	2
of next now	-5
of next nyla	4
of next of	10
of next ola	4
of next old	-3
of next older	5
of next one	14
of next only	7
of next over	-5
of next owen	-10
of next own	4
of next pairing	-6
of next pal	-13
of next parents	-2
of next parrot	2
of next passed	-2
of next pat	7
of next pauline	-9
of next peg	5
of next people	-9
of next percy	3
of next pete	4
of next petrie	-3
of next pics	-3
of next pionek	2
of next plays	2
of next pls	-5
of next poppy	-4
of next pregnant	3
of next priya's	5
of next priyanka	4
of next programs	6
of next proofing	-4
of next put	-13
of next quit	2
of next ran	5
of next rattling	8
of next ray	9
of next reads	4
of next recipe	-2
of next recipes	-5
of next relapsed	4
of next remarried	3
of next retired	3
of next retires	9
of next ro	3
of next rohan	3
of next rolleiflex	5
of next rosalyn	2
of next round	-3
of next run	5
of next said	-14
of next sake	-2
of next sandy	-5
of next sanjay	3
of next saw	-5
of next say	-4
of next says	-22
of next scared	-3
of next scottish	4
of next scouts	-6
of next scuba	3
of next seat	-7
of next shauna	-5
of next should	4
of next side	-14
of next since	6
of next sister	-11
of next smoked	5
of next smokes	6
of next snacks	-6
of next sneezes	7
of next sneha's	3
of next snores	-5
of next so	7
of next sold	9
of next son	-5
of next soon	6
of next speaks	-5
of next started	3
of next starting	-4
of next starts	-8
of next stays	11
of next stephen	-6
of next stew	-8
of next still	-13
of next stopped	2
of next stuff	-2
of next sug	2
of next swore	3
of next take	5
of next talked	-8
of next tanya	8
of next thaís	-5
of next theo	9
of next there	-3
of next these	-6
of next this	-2
of next till	-3
of next tita	7
of next to	-2
of next tom	-7
of next tomek	11
of next tongue	-9
of next tortoise	6
of next toto	4
of next trailer	-10
of next train	-4
of next tremlett	-2
of next trev	6
of next turned	10
of next turning	4
of next turns	-2
of next tyler	-6
of next united	4
of next upstairs	2
of next used	7
of next usually	-3
of next verna	3
of next vignesh	2
of next wairimu	2
of next walt	3
of next wants	-9
of next was	2
of next watching	2
of next went	3
of next were	-4
of next wesley	-6
of next when	-6
of next whenever	-8
of next who's	3
of next winifred	2
of next with	17
of next without	7
of next wojtek	4
of next wont	4
of next words	-3
of next works	2
of next wrecked	4
of next zac	3
of next zbyszek	3
of nickname	3
of nickname 0	5
of nickname 2	-5
of nickname after	2
of nickname inside	-2
of nickname noself	6
of nickname self	-5
of occupation	3
of occupation 0	8
of occupation 1	8
of occupation 12	7
of occupation 3	-3
of occupation after	3
of occupation inside	-13
of occupation noself	3
of orientation	-3
of orientation 3	-3
of orientation self	-3
of owns	-4
of owns 0	5
of owns 12	3
of owns 2	3
of owns 3	5
of owns 6	-2
of owns after	-9
of owns inside	-5
of owns self	-8
of person age	-2
of person allergy	2
of person appearance	-2
of person belief	-7
of person birthday	6
of person device	-4
of person diet	3
of person dislikes	2
of person education	7
of person employer	2
of person ethnicity	-2
of person event	3
of person experience	-2
of person gender	-4
of person goal	2
of person habit	-4
of person health	-4
of person height	2
of person hobby	4
of person hometown	-4
of person instruction	-6
of person language	-4
of person likes	-3
of person major	6
of person name	-3
of person named_thing	-2
of person nationality	2
of person nickname	3
of person occupation	3
of person orientation	-3
of person owns	-4
of person personality	2
of person pet	15
of person plan	-2
of person preference	-3
of person project	-7
of person relationship_status	-3
of person religion	-4
of person school	3
of person user_type	-4
of person zodiac	-6
of personality 0	3
of personality 2	5
of personality 3	-8
of personality 6	7
of personality self	2
of pet	-7
of pet 0	12
of pet 1	-3
of pet 2	4
of pet 6	-4
of pet after	-10
of pet age	13
of pet allergy	-3
of pet appearance	2
of pet event	-9
of pet favorite	-7
of pet fear	2
of pet goal	-2
of pet habit	7
of pet health	12
of pet hobby	-6
of pet inside	-14
of pet likes	3
of pet living_situation	-3
of pet location	-5
of pet major	-3
of pet name	16
of pet noself	-6
of pet occupation	-2
of pet personality	-2
of pet pet	-24
of pet plan	-7
of pet project	-2
of pet relation	-2
of pet self	-7
of pet skill	-2
of pet tenure	-3
of phone	-2
of phone after	-2
of phone noself	-2
of plan	-4
of plan 0	17
of plan 12	-3
of plan 2	8
of plan 3	-9
of plan 6	6
of plan after	-8
of plan inside	-9
of plan self	-4
of preference	-3
of preference 1	5
of preference 3	7
of preference after	-12
of preference inside	-3
of preference noself	-3
of project	-9
of project 12	-3
of project after	-2
of project inside	-6
of project noself	-7
of project self	-3
of record 0	7
of record 1	6
of record 2	6
of record after	-7
of record inside	-10
of relation 0	-22
of relation 2	-7
of relation 3	5
of relation 6	5
of relation after	-6
of relation inside	18
of relationship_status	-3
of relationship_status 0	4
of relationship_status 3	8
of relationship_status after	-13
of relationship_status inside	-4
of relationship_status noself	4
of relationship_status self	-7
of religion	-4
of religion 0	5
of religion 2	2
of religion 3	2
of religion 6	-6
of religion after	-8
of religion self	-6
of school	3
of school 3	5
of school after	-3
of school noself	3
of self	-7
of skill	-2
of skill 0	9
of skill 1	10
of skill 12	-4
of skill 2	3
of skill 3	4
of skill 6	-7
of skill after	-7
of skill inside	-3
of skill self	-8
of tenure 0	-6
of tenure 1	5
of tenure 12	-10
of tenure 3	5
of tenure 6	6
of tenure after	2
of user_type	-4
of user_type 1	6
of user_type 6	-4
of user_type after	-7
of user_type self	-4
of uses 1	4
of uses 6	2
of uses after	-7
of vehicle 0	4
of vehicle 12	3
of vehicle 2	4
of vehicle 3	4
of vehicle after	-2
of vehicle inside	-7
of weight 1	-7
of weight 2	9
of weight 3	12
of weight 6	-9
of weight after	-8
of weight self	-5
of zodiac	-6
of zodiac after	-6
of zodiac noself	-6
own affiliation further	-3
own affiliation nearer	11
own age	-10
own age further	-11
own age nearer	-3
own allergy further	-4
own allergy nearer	9
own appearance further	-6
own appearance nearer	6
own before !	4
own before #2	-6
own before ^	2
own before a	-3
own before about	-5
own before adopted	-3
own before all	-2
own before alvarado	-4
own before am	7
own before an	2
own before are	4
own before at	-2
own before aunt	6
own before back	-10
own before barely	8
own before be	-2
own before been	4
own before booked	3
own before boss	3
own before bro	-3
own before broke	-2
own before brother	2
own before brother's	-7
own before brought	-7
own before buddies	3
own before by	-3
own before called	10
own before calls	9
own before can	2
own before cant	5
own before cat	-4
own before coach	5
own before completed	8
own before cousin	3
own before cracked	-3
own before dad	8
own before dad's	-8
own before daughter	-2
own before daughter's	-2
own before diagnosed	-2
own before do	5
own before does	-3
own before dog	-4
own before don't	3
own before driver	-2
own before eat	-4
own before eats	-6
own before ethnically	-2
own before for	2
own before found	10
own before friend	5
own before friends	5
own before from	-17
own before gareth	-3
own before girl	-3
own before girlfriend	5
own before go	2
own before going	4
own before got	-7
own before gran	-3
own before granddaughter	3
own before grandfather	-2
own before grandma's	-2
own before grandmother	-2
own before grandpa	-3
own before had	-7
own before half	4
own before hand	3
own before has	-13
own before hate	11
own before hates	-2
own before have	-7
own before he's	-11
own before her	-7
own before herself	-2
own before his	-10
own before hmm	6
own before huge	-9
own before husband	3
own before husband's	-9
own before i	12
own before i'm	11
own before i've	-4
own before im	9
own before in	-3
own before inherited	4
own before is	2
own before it's	8
own before its	11
own before jaylen	-2
own before just	6
own before keeps	-2
own before kraków	2
own before lad's	-3
own before law	6
own before learns	-2
own before left	-5
own before likes	-4
own before little	4
own before live	6
own before lives	-11
own before living	-3
own before lola	-3
own before loves	-10
own before made	-2
own before make	2
own before makes	-9
own before making	3
own before mama's	-2
own before married	5
own before me	11
own before mean	-9
own before mentor	3
own before more	6
own before mother	-3
own before moti	-3
own before mum	4
own before mum's	-5
own before name's	-5
own before neighbor's	-5
own before neighbour	7
own before neighbour's	-7
own before nephew	-2
own before never	3
own before not	2
own before of	2
own before off	-3
own before on	2
own before once	2
own before one	-4
own before only	-2
own before papa	-4
own before parents	-4
own before permitted	-2
own before pete	-2
own before play	8
own before plays	-12
own before please	3
own before prefer	2
own before priya	-3
own before priya's	-5
own before prof	3
own before roomies	-2
own before roommate's	-2
own before round	-2
own before said	4
own before saturdays	8
own before says	2
own before secondhand	3
own before settee	-8
own before shauna's	-4
own before she	-12
own before she's	-15
own before since	-5
own before sister	5
own before sister's	-10
own before sneha's	-3
own before so	6
own before sober	-7
own before son	2
own before son's	-2
own before speaks	-7
own before staunch	-2
own before still	-5
own before stopped	-2
own before studies	-3
own before sug	-2
own before takes	-4
own before tara's	-4
own before terrible	5
own before that	-7
own before the	2
own before there's	-10
own before to	3
own before turned	-11
own before typhoon	-7
own before uncle	11
own before up	4
own before us	3
own before usually	3
own before volunteered	5
own before w	5
own before want	3
own before wants	-5
own before was	-2
own before we	-5
own before we're	8
own before wear	3
own before went	-2
own before were	3
own before who's	-3
own before wife	-2
own before with	-6
own before without	-3
own before wore	-2
own before wrestles	-3
own before writing	3
own before yeah	-4
own before zero	-2
own belief	5
own belief further	4
own birthday	-6
own birthday further	-6
own breaks 0	3
own breaks 1	-4
own breaks 2	-2
own device	4
own device further	-2
own device nearer	7
own diet	-3
own dislikes	-2
own dislikes further	-7
own dislikes nearer	8
own education	-7
own education further	-3
own education nearer	-5
own employer	-2
own employer further	-6
own employer nearer	7
own ethnicity	2
own ethnicity nearer	4
own event further	-3
own event nearer	5
own experience	2
own experience nearer	4
own family further	9
own family nearer	-9
own favorite	5
own favorite further	-2
own favorite nearer	9
own fear	-2
own fear further	-6
own fear nearer	10
own further	-7
own gender	4
own gender further	4
own goal further	-4
own goal nearer	2
own habit further	-13
own habit nearer	11
own health	-2
own health further	-4
own health nearer	4
own height	-2
own height further	-5
own height nearer	3
own hobby	-2
own hobby further	5
own hobby nearer	-8
own hometown	4
own hometown further	-2
own hometown nearer	9
own income further	5
own income nearer	-3
own instruction	6
own instruction further	5
own language	4
own language further	-3
own language nearer	10
own likes	2
own likes nearer	4
own living_situation nearer	3
own location further	-4
own major	-4
own major further	-5
own mentions 0	6
own mentions 1	-5
own mentions 2	5
own name	-11
own name further	-8
own name nearer	-5
own named_thing	2
own named_thing further	2
own nationality	-2
own nationality nearer	-3
own nearer	15
own nickname	-3
own nickname further	-10
own nickname nearer	11
own occupation	-3
own occupation further	-8
own orientation	3
own orientation nearer	3
own owns	4
own owns nearer	11
own personality further	-8
own personality nearer	4
own pet	7
own pet further	3
own pet nearer	8
own phone	2
own phone nearer	2
own plan	4
own plan nearer	6
own preference	3
own preference further	-2
own preference nearer	7
own project	9
own project further	6
own project nearer	4
own record nearer	2
own relation further	9
own relation nearer	-14
own relationship_status	3
own relationship_status further	-7
own relationship_status nearer	8
own religion	3
own religion nearer	3
own school	-3
own school further	-9
own school nearer	6
own self 0	8
own self 1	2
own self 12	-5
own self 2	4
own self 3	-7
own self 6	-8
own skill	2
own skill further	-5
own skill nearer	10
own tenure nearer	2
own user_type	4
own user_type nearer	5
own uses further	-3
own uses nearer	4
own vehicle further	-5
own vehicle nearer	5
own weight further	-5
own weight nearer	5
own zodiac	6
own zodiac further	6`,
  states: `	10 -11 -4
+! !	7 -5 -2
+, #2	8 -2 -7
+, a	5 -7 1
+, always	6 -2 -5
+, and	5 7 -13
+, any	4 -1 -3
+, at	-9 1 8
+, but	3 1 -4
+, can	8 -3 -7
+, could	7 -4 -3
+, do	2 -2 -1
+, does	7 -5 -6
+, gift	2 -1 -1
+, has	9 -2 -7
+, he	-3 -2 3
+, he's	3 -3 -2
+, help	-2 1 -1
+, i	2 0 -4
+, i'm	-2 -2 3
+, in	6 -1 -6
+, is	10 -1 -14
+, it	8 -5 -4
+, it's	-11 9 1
+, just	-4 -1 4
+, make	8 -2 -6
+, me	0 -4 1
+, my	-1 4 -5
+, need	12 -2 -11
+, needs	9 -1 -9
+, never	-6 8 -8
+, no	6 -2 -5
+, not	9 4 -12
+, now	-11 -8 13
+, one	-8 -4 9
+, put	6 -1 -5
+, she	2 -1 -1
+, she's	3 0 -2
+, so	-2 9 -9
+, still	-3 -7 4
+, suggest	2 -1 -1
+, that	5 -1 -4
+, that's	15 -5 -13
+, the	7 -7 -4
+, two	8 -2 -7
+, want	6 -1 -5
+, wants	13 -1 -13
+, was	6 -1 -5
+, well	-8 -1 9
+, what	3 -1 -2
+, what's	6 -3 -4
+, where	-3 -2 4
+, which	-6 -1 8
+, who	-2 -3 3
+, write	1 3 -5
+. ^	5 -2 -6
+. he	5 -2 -3
+. he's	7 -2 -5
+. how	-2 -5 4
+. i	7 -9 -2
+. i'm	6 -2 -5
+. is	8 -2 -6
+. my	8 -1 -7
+. she	-7 -4 8
+. she's	3 -4 -2
+. what	1 -3 0
+after the	-5 -1 5
+again ,	7 -2 -6
+and #2	2 0 -2
+and a	6 -2 -4
+and has	-6 -2 6
+and he	4 -1 -4
+and his	7 -1 -6
+and i	-6 7 0
+and i'm	5 -1 -5
+and is	-6 -1 6
+and it's	4 -2 -2
+and my	7 -4 -3
+and now	-11 5 7
+and one	2 -1 -1
+and she	3 -1 -2
+and she's	2 0 -1
+and still	8 -1 -7
+and they	6 -2 -4
+and wants	-1 4 -4
+and wont	3 -2 -2
+any more	-6 -8 8
+anymore ,	-4 -14 13
+as a	-8 -3 9
+as of	9 -1 -8
+at #2	4 -1 -3
+at home	2 -1 -1
+at the	11 -2 -9
+before i	-10 -1 10
+before my	6 -1 -5
+before the	-2 0 2
+but i	12 -7 -9
+by the	7 -3 -4
+died in	-3 0 3
+every day	5 -2 -4
+for a	3 -2 -2
+for me	-3 5 -4
+for the	8 -4 -7
+from the	5 -1 -5
+had a	8 -1 -7
+has a	5 -1 -4
+here ,	7 -4 -5
+in #4	-1 -2 2
+in a	-3 -1 3
+in january	-9 -7 10
+in march	-2 -3 2
+in my	7 -3 -6
+in the	4 -6 -2
+is #2	6 -1 -6
+is a	6 -2 -5
+is my	11 -7 -7
+is pregnant	2 0 -2
+is the	12 -4 -10
+last month	-1 -1 2
+last week	-6 -1 6
+no more	-10 1 6
+now ,	18 -9 -14
+now .	7 -3 -5
+now ^	10 -4 -7
+now and	6 -2 -4
+on a	-8 -3 9
+on monday	5 0 -5
+on my	-4 -1 4
+on saturday	-6 -2 6
+on the	8 -1 -7
+one day	5 -1 -4
+please ,	7 -7 -4
+since #4	4 0 -3
+since august	2 -4 -2
+since i	-1 3 -7
+since the	10 0 -10
+so i	12 -7 -9
+so what	1 0 -3
+tastes like	4 -3 -2
+these days	6 -2 -5
+to a	4 -1 -4
+too ,	-7 -2 8
+when i	-8 -1 8
+with a	4 -1 -4
+with my	-5 -1 5
+with the	7 -2 -6
+year old	3 0 -2
-!	9 -3 -7
-,	0 -2 1
-.	-1 -11 4
-:	0 -6 2
-a	3 -3 -2
-about	0 -5 2
-actually	4 -1 -4
-affiliation ,	5 -1 -4
-affiliation in	-4 -3 5
-affiliation joined	3 -1 -2
-after	9 -1 -9
-age ,	-2 -3 3
-age a	3 -1 -3
-age at	3 -1 -3
-age he's	3 -1 -2
-age is	5 -2 -3
-age she's	2 -1 -1
-age turned	7 -2 -6
-all	2 0 -2
-allergy has	2 -1 -1
-allergy have	6 -5 0
-allergy to	3 -1 -3
-am	15 -13 -3
-an	7 -4 -4
-and	14 -3 -15
-appearance a	6 -1 -5
-appearance have	4 -2 -2
-are	3 -3 -1
-as	10 -5 -7
-at	6 -7 -3
-aunt	7 -2 -5
-be	-1 -3 2
-been	3 2 -10
-belief believe	6 -4 -3
-belief in	-8 5 2
-belief that	7 -3 -5
-belief think	4 -3 -2
-believe	6 -4 -3
-birthday is	2 -1 -1
-birthday on	7 -1 -7
-birthday the	9 0 -8
-boss	2 0 -2
-bought	7 -2 -6
-brother	5 -7 -1
-but	-2 5 -5
-by	6 -3 -4
-called	1 -3 1
-can	3 0 -7
-can't	-11 12 -6
-cant	-7 7 -2
-cat	2 0 -2
-cousin	10 -3 -7
-coworker	3 -1 -2
-dad	4 -2 -3
-dad's	6 -2 -4
-daughter	4 -1 -3
-device ,	8 -1 -7
-device a	5 -2 -4
-device an	3 0 -3
-device my	13 -3 -12
-device the	-8 -1 9
-diet been	6 -5 -1
-diet eat	3 -2 -3
-diet is	6 -5 -1
-diet on	3 -4 1
-dislikes hate	-4 -3 7
-dislikes stand	6 -5 -2
-dislikes the	6 -1 -6
-do	8 -12 3
-does	6 -2 -6
-dog	4 -1 -4
-doing	4 -1 -4
-don't	-7 4 2
-eat	4 -2 -3
-eats	9 -6 -5
-education ,	4 -2 -2
-education a	-5 6 -3
-education in	3 -2 -2
-email is	2 -1 -1
-employer at	-5 -4 6
-employer left	-7 -1 7
-employer the	-1 -1 2
-employer with	1 -2 0
-event !	2 -1 -1
-event ,	4 0 -4
-event dad	5 -1 -4
-event he	2 0 -2
-event i	6 -1 -6
-event just	3 -1 -3
-event my	-9 -2 10
-event she	3 -1 -2
-event was	12 -1 -12
-event we	7 -1 -6
-experience i	8 -4 -4
-experience never	-8 8 -2
-family ,	3 -1 -2
-family and	5 -4 -1
-family got	5 -4 -2
-family has	3 -1 -1
-family have	7 -5 -2
-family my	9 -5 -5
-favorite is	3 -2 -1
-fear of	4 2 -11
-fear the	4 -1 -4
-for	2 -7 0
-found	5 -1 -4
-friend	12 -3 -11
-from	-7 -8 8
-gender a	4 -2 -2
-get	5 -1 -4
-girl	5 -1 -4
-girlfriend	5 -2 -4
-goal to	7 -1 -6
-goal wanna	5 -1 -4
-got	15 -11 -9
-grandpa	-3 -1 3
-habit ,	1 -6 0
-habit and	4 -2 -2
-habit don't	-9 5 1
-habit i	6 -9 -3
-habit quit	-8 -4 9
-habit she	14 -6 -10
-habit still	6 -4 -4
-habit stopped	-11 -4 12
-habit to	-4 -2 5
-habit up	-7 -2 8
-had	-10 7 5
-has	14 -6 -10
-hate	9 -3 -7
-have	4 -3 -4
-he	-1 -2 2
-he's	9 -2 -8
-health ,	13 -2 -12
-health .	10 -1 -9
-health a	-2 -3 3
-health got	3 -1 -2
-health has	7 -1 -6
-health have	9 -3 -7
-health i'm	2 -1 -1
-health is	3 -2 -1
-health it's	3 -2 -1
-health my	12 -2 -10
-health on	3 0 -3
-health says	4 -1 -3
-health take	4 -2 -2
-health the	-9 0 9
-height i'm	2 -1 -1
-her	0 -3 1
-his	-3 -7 5
-hobby do	-2 0 2
-hobby does	2 0 -1
-hobby i	7 -1 -6
-hobby play	4 -1 -3
-hobby plays	0 -3 1
-hobby the	4 0 -3
-hobby to	-6 0 6
-hobby up	6 -2 -6
-hometown from	11 -3 -10
-hometown in	7 -2 -6
-husband	-7 -2 7
-husband's	5 -1 -4
-i	10 -13 -5
-i'm	14 -9 -6
-i've	7 -2 -6
-im	9 -7 -4
-in	-1 -2 1
-income about	13 -1 -13
-instruction ,	3 -1 -2
-instruction please	2 -1 -1
-into	11 -1 -10
-is	4 2 -9
-it	-5 -6 6
-it's	14 -6 -11
-its	7 -3 -4
-joined	3 -1 -2
-just	4 -1 -3
-keep	-4 6 -7
-language learning	-3 -1 4
-language speak	5 -3 -3
-language speaks	6 -4 -2
-law	9 -1 -8
-learning	3 -6 -1
-left	-10 -5 11
-like	14 -7 -11
-likes love	3 -2 -1
-likes loves	3 -1 -2
-little	2 0 -2
-lives	3 -1 -2
-living_situation a	-7 -1 8
-living_situation lives	3 -1 -2
-living_situation we	2 -2 -1
-location ,	10 -2 -9
-location in	2 -8 0
-location to	9 -1 -8
-love	6 -2 -5
-loves	3 -1 -2
-major ,	10 -2 -8
-major in	8 -1 -7
-make	4 -2 -3
-married	-4 -3 4
-mate	2 -1 -2
-me	-4 3 3
-more	-7 -7 10
-mum	12 -5 -10
-my	-1 5 -4
-name ,	0 -3 1
-name .	-4 -3 5
-name aunt	5 -1 -4
-name brother	7 -2 -5
-name called	3 -1 -3
-name cat	2 0 -2
-name cousin	7 -1 -6
-name coworker	3 -1 -2
-name daughter	2 0 -2
-name dog	4 0 -4
-name friend	6 -2 -5
-name husband	7 0 -7
-name mate	2 -1 -2
-name name's	2 0 -2
-name named	4 -1 -3
-name neighbor	6 -1 -6
-name niece	4 -1 -4
-name sister	4 0 -4
-name uncle	8 -1 -7
-name wife	2 0 -2
-name's	2 0 -2
-named	4 -1 -3
-named_thing called	3 -1 -2
-neighbor	6 -1 -6
-neighbour	5 -1 -4
-nephew	3 -1 -2
-never	-12 12 -7
-nickname me	3 4 -18
-niece	4 -1 -4
-no	-12 18 -6
-not	-19 7 9
-now	3 -2 -2
-occupation ,	3 -3 -2
-occupation a	1 -6 1
-occupation i	-2 -1 3
-occupation to	7 -1 -7
-occupation was	-10 -1 10
-of	-6 -5 7
-old	0 -5 2
-on	0 -9 4
-only	5 -3 -3
-our	9 -2 -8
-owns a	14 -5 -12
-owns my	-2 -6 3
-owns sold	-6 -2 6
-passed	3 -1 -2
-personality a	-4 5 -4
-personality i'm	2 -1 -1
-personality she's	2 -1 -1
-pet a	2 -1 -1
-pet got	4 -2 -2
-pet have	7 -3 -5
-pet keep	-4 6 -7
-pet our	8 -2 -7
-plan ,	5 -6 -3
-plan :	8 -1 -8
-plan are	2 -1 -2
-plan i	5 -1 -4
-plan i'm	2 -1 -1
-plan in	8 -2 -6
-plan is	2 -1 -1
-plan it's	4 -1 -3
-plan to	6 -1 -5
-plan we	7 -1 -7
-plan we're	6 -2 -4
-play	4 -1 -3
-plays	0 -3 1
-please	2 -1 -1
-prefer	3 -2 -1
-preference a	2 -1 -1
-preference prefer	3 -2 -1
-preference rather	3 -1 -2
-priya	3 -1 -2
-project a	7 -2 -6
-project writing	4 -1 -3
-quit	-13 -5 13
-rather	3 -1 -2
-record ,	6 -3 -4
-record is	5 -5 0
-record my	-8 9 -5
-record passed	3 -1 -2
-record was	-5 -6 6
-relation ,	-10 -1 10
-relation friend	5 -1 -4
-relation have	-5 -3 6
-relationship_status been	5 -3 -2
-relationship_status is	3 -2 -1
-religion is	5 -3 -2
-religion not	-6 8 -7
-says	5 -2 -3
-school at	9 -2 -8
-school to	-2 -1 3
-she	-1 -9 4
-she's	9 -4 -5
-since	8 -3 -5
-sister	11 -2 -9
-sister's	5 -1 -3
-size	5 -2 -3
-size size	5 -2 -3
-skill can	3 0 -7
-skill can't	-11 12 -6
-skill cant	-7 7 -2
-skill to	-1 2 -3
-so	6 -1 -6
-sold	-9 -3 9
-son	3 -1 -3
-speak	5 -3 -3
-speaks	6 -4 -2
-stand	6 -5 -2
-started	10 -2 -9
-still	10 -7 -4
-stopped	-12 -4 13
-take	0 1 -4
-taking	-4 -1 4
-tenure ,	-1 -2 2
-tenure after	9 -1 -8
-tenure been	5 -3 -4
-tenure for	-14 -4 14
-tenure married	-4 -3 4
-that	8 -4 -6
-the	-8 -10 10
-think	4 -3 -2
-to	9 -4 -8
-turned	9 -3 -6
-uncle	8 -1 -7
-up	-1 -4 2
-use	8 -4 -6
-user_type a	-1 7 -7
-uses and	4 -2 -3
-uses in	8 -2 -7
-uses on	6 -3 -3
-uses to	7 0 -6
-uses use	8 -4 -5
-vehicle a	3 3 -9
-vehicle an	4 -1 -3
-vehicle my	-1 -9 3
-vehicle the	-2 -2 3
-w	4 -1 -3
-wanna	5 -1 -4
-was	6 -14 -3
-we	4 -7 -2
-we're	11 -4 -8
-weigh	6 -2 -5
-weight ,	14 -2 -13
-weight and	4 -2 -2
-weight to	8 -1 -8
-weight weigh	6 -2 -5
-went	15 -5 -14
-were	-5 -3 6
-who	1 -2 0
-wife	2 -1 -2
-with	12 -3 -10
-writing	4 -1 -3
-zodiac a	-5 -3 5
<!	10 -3 -8
<! !	4 -2 -3
<#1	-5 1 0
<#1 '	1 1 -6
<#1 and	3 -1 -7
<#2	-4 -2 4
<#2 ,	0 -4 2
<#2 in	2 -1 -2
<#2 on	2 0 -2
<#3	1 -2 1
<#4	9 -3 -7
<#4 .	-3 0 4
<#4 and	2 -1 0
<'	1 1 -6
<)	11 -1 -10
<,	4 -4 -2
<, a	12 -1 -11
<, and	3 2 -4
<, but	6 -1 -6
<, got	4 -2 -3
<, has	7 -1 -7
<, he	10 -1 -10
<, he's	6 -1 -5
<, i	11 -8 -5
<, in	-7 -5 9
<, is	8 -4 -4
<, it's	12 -1 -11
<, my	-3 -1 4
<, no	-5 2 1
<, now	5 -1 -4
<, she	-4 -3 5
<, she's	6 -1 -5
<, so	-2 -1 2
<, the	0 -2 0
<, was	-17 -2 17
<, we	-3 -3 5
<, we're	-2 6 -9
<, who	-5 -2 6
<-	4 -6 -1
<.	0 3 -1
<. he	3 -3 -2
<. he's	8 -2 -7
<. i	-3 4 -5
<. i'm	3 -1 -2
<. my	10 -7 -7
<. she	-6 7 -1
<. she's	5 -3 -3
<:	2 -7 0
<?	7 -3 -5
<^ also	5 -2 -3
<^ as	4 -5 -2
<^ at	5 -3 -2
<^ aunt	6 -1 -5
<^ back	9 -1 -9
<^ bea	3 -1 -2
<^ been	-2 -7 3
<^ before	-4 -5 5
<^ bought	4 -1 -4
<^ brother	2 -1 -1
<^ call	-4 1 4
<^ callum's	7 -1 -6
<^ can	-9 8 0
<^ can't	3 5 -9
<^ cousin	2 -1 -1
<^ dad	4 -3 -3
<^ did	-3 -3 3
<^ don't	1 -2 -1
<^ down	-2 -1 2
<^ dropped	-10 -2 10
<^ eli	-1 -1 2
<^ ethan	3 -1 -2
<^ gave	-5 -2 6
<^ girlfriend's	5 -1 -5
<^ got	4 2 -9
<^ grandpa	5 -1 -5
<^ grew	4 -1 -3
<^ had	-2 -1 3
<^ have	3 -2 -2
<^ having	8 -1 -8
<^ he's	-4 -3 4
<^ i	2 1 -5
<^ i'd	-5 -3 7
<^ i'm	3 0 -3
<^ i've	3 -2 -3
<^ im	6 0 -8
<^ joined	7 -1 -6
<^ just	4 -2 -2
<^ last	5 -1 -4
<^ left	-11 -2 11
<^ me	2 0 -1
<^ mom	4 -1 -3
<^ mom's	6 -1 -6
<^ mother	4 -1 -4
<^ mum	-2 0 2
<^ mum's	7 -1 -7
<^ never	-9 10 -5
<^ new	3 -1 -2
<^ next	5 -1 -4
<^ niamh's	6 -4 -4
<^ no	-12 6 2
<^ not	-3 1 1
<^ old	8 -4 -7
<^ on	5 -1 -5
<^ one	10 -6 -7
<^ our	3 -5 -1
<^ passed	6 -5 -4
<^ play	3 0 -3
<^ please	9 -5 -4
<^ quit	-5 -2 7
<^ she	7 -2 -6
<^ she's	0 -3 3
<^ since	4 -5 -2
<^ sister's	5 -2 -4
<^ so	5 -2 -3
<^ sold	-7 -2 8
<^ started	0 -2 1
<^ stopped	-8 -1 8
<^ swapped	-3 -3 3
<^ switched	2 -1 -2
<^ the	7 4 -9
<^ they	6 0 -5
<^ thinking	2 -1 -1
<^ took	13 -7 -10
<^ turns	6 0 -6
<^ uncle	3 -1 -3
<^ used	-4 -2 4
<^ was	-2 -5 3
<^ we	2 -1 -2
<^ we're	7 -2 -5
<^ we've	8 -3 -6
<^ went	-7 -2 8
<^ wife's	4 -1 -4
<a	3 -6 -1
<a bit	3 -1 -2
<a little	4 0 -3
<a two	4 -1 -3
<about	0 -5 2
<actually	-2 -7 5
<adopted	8 -4 -7
<afraid	-5 7 -7
<afraid of	-4 7 -7
<after	-11 -4 12
<all	9 -5 -5
<allergic	3 -1 -3
<allergic to	3 -1 -3
<already	0 2 -4
<always	-7 -7 8
<am	3 5 -19
<am a	4 -3 -1
<an	12 -5 -9
<and	1 2 -6
<and a	4 -3 -1
<and he	3 -1 -2
<and he's	5 -1 -4
<and her	2 -1 -1
<and his	4 -2 -2
<and i	-4 0 3
<and i'm	2 -1 -2
<and im	2 -1 -1
<and my	3 -2 0
<and now	2 -1 -1
<and plays	2 0 -1
<and she	7 -3 -4
<and she's	2 -1 -1
<and still	-4 4 -2
<and the	7 0 -7
<anymore ,	4 0 -3
<are	9 -3 -7
<as	7 -1 -7
<as a	3 -3 -2
<at	8 -6 -6
<at home	2 0 -2
<at the	-1 -3 3
<aunt	2 -4 -1
<auntie	4 -1 -4
<baby	-8 -3 8
<back	4 -2 -3
<back in	-1 -1 2
<bad	2 -1 -1
<be	4 -10 -2
<be a	9 -8 -7
<bea	3 -1 -2
<been	2 3 -8
<been married	7 -2 -7
<before	-4 -6 5
<being	-4 7 -10
<believe	-2 3 -2
<believe in	-8 5 2
<best	6 -2 -5
<best friend	3 -1 -2
<bestie	2 0 -1
<big	7 -1 -7
<birthday	3 -1 -2
<birthday is	2 -1 -1
<bit	3 -1 -2
<bit of	3 -1 -2
<born	11 -4 -8
<boss	8 -2 -6
<boss ,	4 0 -4
<boss is	-8 0 8
<bought	10 -3 -8
<boy	-3 -1 4
<boy ,	2 -1 -1
<bro	5 0 -5
<broke	-6 0 6
<brother	1 4 -7
<brother and	4 -2 -1
<brother is	6 -1 -5
<brother's	6 -1 -5
<brought	2 -2 -1
<buddy	4 0 -4
<building	4 -2 -3
<bus	-2 -1 2
<but	4 5 -15
<but i	1 4 -8
<by	6 -3 -4
<call	-2 0 1
<call me	-2 0 1
<called	1 -4 1
<calls	7 -2 -6
<calls me	2 -1 0
<callum's	8 -3 -6
<came	1 -4 0
<came over	8 0 -8
<can	-3 -2 4
<can't	-4 10 -16
<can't stand	5 -4 -1
<cannot	-6 7 -3
<cant	-4 5 -4
<cat	4 -1 -3
<cat .	5 -4 -1
<civil	5 6 -11
<colleague	11 -1 -11
<college	6 -1 -5
<cousin	5 -4 -4
<coworker	6 -2 -4
<dad	-2 -6 4
<dad's	6 -2 -4
<daughter	-3 7 -8
<daughter ,	5 0 -4
<days	6 -2 -5
<diagnosed	5 0 -4
<did	-7 -8 9
<did my	8 -1 -6
<do	13 -9 -10
<do i	5 -2 -3
<do not	-2 4 -7
<doc	5 -2 -3
<doctor	5 -2 -4
<doctor says	2 -1 -1
<does	9 -2 -8
<doesn't	-13 11 1
<dog	7 -2 -6
<dog ,	-12 -1 12
<doing	4 -4 -2
<don't	-18 17 -3
<don't eat	-7 2 0
<dont	-13 14 -11
<down	-10 -2 10
<down in	4 -1 -4
<drink	-6 8 -5
<drive	1 3 -7
<drive a	-2 5 -6
<drives	8 -1 -8
<drives a	8 -1 -7
<driving	2 3 -8
<dropped	-18 -6 18
<dropped the	-8 -1 8
<eat	0 1 -5
<eats	9 -6 -5
<eli	-1 -1 2
<email	7 -1 -6
<english	4 -2 -2
<english and	3 -2 -1
<ethan	3 -1 -2
<ever	4 -1 -4
<everything	4 -2 -3
<father	1 -2 0
<father -	-2 0 2
<father in	-6 0 6
<favourite	3 -1 -2
<finally	-8 -2 8
<finished	-7 -9 10
<first	4 -2 -2
<flat	9 0 -9
<flatmate	5 0 -5
<flatmate ,	4 -1 -4
<for	4 -4 -5
<for a	12 -2 -11
<for the	3 -7 -1
<found	6 -2 -5
<four	-7 0 7
<friend	2 0 -3
<friend jodi	-5 -2 5
<friend marcus	2 0 -1
<friend priya	6 -4 -3
<friends	11 -3 -8
<from	-3 -10 5
<from a	-3 -1 4
<gave	-6 -5 7
<gave up	-13 -3 14
<get	5 -1 -4
<girl	6 -1 -5
<girlfriend	8 -3 -6
<girlfriend's	-1 -1 2
<give	4 -3 -1
<give me	3 -3 -1
<go	8 -6 -5
<go to	4 -1 -4
<goes	8 -2 -7
<goes to	4 -1 -3
<going to	-4 0 4
<gone	-6 -6 9
<gonna	11 -5 -9
<got	2 5 -10
<got a	1 3 -10
<granddaughter	5 -1 -4
<grandma	5 -1 -4
<grandmother	2 -1 -1
<grandpa	-4 -1 4
<grandson	2 -1 -1
<granny	6 -2 -6
<grew	4 -1 -3
<grew up	4 -1 -3
<guy	4 -1 -3
<had	-7 5 5
<had a	2 -4 0
<half	5 -2 -3
<has	2 -2 -2
<has a	8 -1 -8
<has been	3 -2 -2
<has gone	3 -1 -2
<hate	9 -4 -7
<hates	7 -2 -5
<have	-4 5 -4
<have a	2 -1 -4
<have an	5 -1 -4
<have been	10 -5 -7
<having	9 -2 -8
<he	3 -5 0
<he is	3 -1 -2
<he was	-5 0 5
<he's	6 -5 -3
<he's a	2 0 -2
<he's in	3 0 -3
<her	5 -5 -3
<here	9 -2 -9
<here ,	-7 -2 7
<high	4 -3 -1
<his	2 -8 1
<home	-5 -1 5
<honestly	5 -3 -2
<house	-2 -1 2
<house in	-6 -1 6
<how	4 -1 -3
<husband	-4 -2 5
<husband ,	-8 9 -3
<husband and	3 0 -3
<husband's	7 -2 -5
<i am	1 5 -13
<i believe	10 -7 -5
<i can	4 -15 6
<i can't	-6 7 -4
<i cannot	-3 4 -3
<i did	11 -3 -9
<i do	3 4 -9
<i don't	-11 8 0
<i dont	-1 3 -7
<i drive	7 -4 -4
<i gave	-7 -1 7
<i get	7 -1 -6
<i go	7 -3 -6
<i got	8 -3 -5
<i hate	4 -2 -2
<i have	2 -5 2
<i keep	7 -5 -3
<i like	2 0 -1
<i live	9 -2 -8
<i love	3 -2 -1
<i make	8 -2 -7
<i never	-7 7 -1
<i passed	3 -1 -3
<i play	8 -3 -6
<i prefer	4 -2 -3
<i quit	-7 -1 7
<i speak	8 -5 -4
<i still	1 1 -4
<i studied	5 -1 -4
<i take	7 -4 -4
<i use	3 3 -8
<i used	-6 -3 7
<i want	4 -1 -3
<i was	-11 4 6
<i weigh	7 -2 -5
<i work	10 -3 -8
<i worked	-10 -1 10
<i'd	-2 -9 6
<i'd rather	4 -2 -3
<i'm	9 1 -12
<i'm a	9 -3 -7
<i'm allergic	2 0 -2
<i'm in	5 0 -5
<i'm not	-12 11 -1
<i'm on	3 0 -2
<i've	2 -3 -1
<i've been	6 -4 -2
<i've got	5 -2 -3
<i've never	-5 5 -1
<im	13 -5 -13
<im a	4 -3 -3
<in	3 -4 -2
<in a	-8 -1 8
<in law	-3 -1 3
<in the	5 -1 -4
<into	11 -1 -11
<is	5 1 -11
<is #2	-6 -5 8
<is a	2 -3 -1
<is at	3 -1 -3
<is called	3 -1 -2
<is in	4 -1 -3
<is the	2 -1 -2
<it	1 6 -7
<it ,	7 -1 -6
<it's	2 -2 -1
<its	8 -3 -5
<jodi	-5 -2 5
<joined	11 -1 -11
<just	10 -3 -7
<just turned	8 -5 -6
<kayla ,	9 -1 -8
<keep	0 5 -10
<kids	2 0 -2
<know	-1 3 -2
<last	9 -4 -6
<last week	3 -2 -1
<law	-1 -2 2
<law ,	-9 -1 9
<learned	2 -1 -2
<learned to	3 -2 -2
<learning	4 -6 -2
<leave	7 0 -7
<left	-6 -6 7
<left the	-9 0 9
<liam's	5 0 -5
<like	14 -7 -11
<like to	2 0 -1
<lil	5 -1 -5
<little	10 -3 -9
<little brother	3 0 -2
<live	4 -3 -3
<live in	-1 -2 1
<lives	11 -2 -9
<lives in	8 -1 -7
<living	6 -1 -6
<living in	6 0 -5
<longer	-9 -4 11
<love	7 -2 -5
<loves	3 -1 -2
<make	4 -3 -2
<makes	8 -1 -7
<mam	2 0 -2
<mama	2 -1 -2
<manager	4 -1 -3
<marcus	2 0 -1
<married	-7 -4 8
<mate	2 -1 -2
<me	6 -7 -2
<me ,	5 -2 -4
<me a	3 0 -3
<me on	7 0 -7
<me to	8 -4 -5
<mom	7 -1 -6
<mom's	6 -1 -6
<monday ,	4 -1 -3
<month ,	-12 -1 12
<more	-7 -7 10
<more ,	5 -1 -4
<mother	10 -3 -8
<mother -	2 -1 -1
<mother in	4 0 -4
<mother's	-3 0 3
<moved	0 -3 1
<moved from	-3 -1 3
<moved to	7 -1 -6
<mum	1 2 -4
<mum has	4 -1 -3
<mum's	-1 -2 2
<my aunt	-1 -3 2
<my best	6 -2 -5
<my boss	7 -1 -6
<my boy	-4 -1 4
<my brother	-5 6 -2
<my buddy	4 0 -4
<my cousin	4 -3 -4
<my coworker	5 -2 -3
<my dad	-5 -2 6
<my daughter	12 -6 -8
<my father	2 -2 -1
<my favourite	3 -1 -2
<my friend	-2 1 -1
<my girlfriend	4 -2 -3
<my granddaughter	5 -1 -4
<my grandmother	2 -1 -1
<my husband	11 -2 -10
<my husband's	6 -1 -5
<my little	3 0 -3
<my mate	2 0 -1
<my mother	9 -3 -7
<my mum	5 5 -13
<my mum's	-4 -1 4
<my neighbor	3 0 -3
<my neighbour	8 -2 -6
<my nephew	8 -6 -2
<my new	3 -1 -2
<my niece	0 -2 1
<my old	-4 -1 4
<my other	2 -1 -1
<my parents	4 -1 -4
<my roommate	0 3 -6
<my sister	1 -7 1
<my sister's	4 -1 -3
<my son	7 -1 -6
<my uncle	-2 -2 3
<my wife	3 3 -8
<my youngest	4 0 -3
<name	5 0 -5
<name is	4 -1 -3
<name's	2 0 -2
<named	7 -1 -6
<neighbor	6 -1 -6
<neighbour	9 -2 -7
<nephew	9 -6 -4
<nephew ,	3 -1 -3
<nerea	4 -1 -3
<never	-21 23 -14
<never learned	-8 8 -1
<new	9 -3 -7
<next	8 -2 -6
<niamh's	6 -4 -4
<niece	2 -2 -1
<niece is	2 -1 -2
<no	-17 14 4
<no longer	-9 -4 11
<no more	-9 -6 12
<not	-25 15 10
<not a	-3 4 -3
<now	12 -4 -10
<now ,	3 -4 -1
<number	1 -2 0
<nurse	6 0 -6
<nurse at	4 0 -4
<of	1 -7 2
<of my	9 -3 -6
<of the	12 -2 -11
<off	-13 6 10
<off the	-8 -1 8
<ok	-3 -2 4
<old	-1 -7 3
<on	6 -9 -1
<on a	3 -1 -3
<on an	2 0 -2
<one	-8 9 -1
<only	11 -6 -8
<originally	3 -1 -3
<originally from	3 -1 -3
<other	3 -1 -2
<our	5 -8 -2
<our cat	4 -1 -3
<our dog	2 -1 -1
<our neighbour	2 0 -1
<out	-8 5 4
<out ,	0 -2 0
<out i'm	3 -1 -2
<out of	-5 -2 6
<over	8 -6 -6
<over from	10 0 -10
<own	11 -1 -10
<packed	-8 -2 9
<packed in	-6 -1 7
<parents	7 -2 -7
<part	9 -1 -9
<passed	9 -6 -6
<people	4 -3 -2
<phone	2 -1 -1
<phone is	2 -1 -1
<picked	11 -2 -11
<picked up	7 -2 -6
<place	4 0 -4
<place in	4 0 -4
<play	9 -3 -8
<play the	4 0 -3
<playing	7 -1 -6
<plays	3 -3 -2
<please	9 -6 -5
<polish ,	2 -1 -1
<prefer	3 -2 -1
<priya	-4 -4 5
<priya is	4 -3 -1
<put	-7 -2 7
<put me	4 0 -4
<quit	-13 -5 14
<rather	5 -2 -3
<read	-5 -4 6
<really	-5 -3 6
<rent	2 -1 -1
<rommel	-6 -2 7
<roommate	-1 4 -6
<runs	9 -3 -6
<runs a	4 0 -4
<said	-9 -3 10
<same	3 0 -3
<says	3 4 -8
<says it's	-2 5 -6
<scared	7 -5 -2
<scared of	3 -5 1
<school	2 -2 -1
<school ,	2 -1 -1
<second	5 -2 -5
<sell	7 -1 -7
<she	-1 3 -2
<she lives	5 -1 -3
<she's	10 -6 -5
<she's a	5 -2 -4
<shes	2 -1 -1
<should	2 -1 -2
<since	2 1 -3
<since i	-6 5 2
<sing	5 -1 -4
<sister	-2 -1 2
<sister's	8 -3 -6
<size	5 -2 -3
<so	5 -10 -2
<so i	4 0 -4
<so i'm	6 -3 -4
<so it's	-3 -4 5
<so my	6 0 -6
<sold	-14 -6 15
<sold my	-7 -2 8
<sold the	-8 0 8
<someone	4 -2 -3
<son	7 -1 -6
<son's	5 -2 -4
<speak	5 -6 0
<speaks	7 -5 -3
<stand	6 -5 -2
<started	7 -3 -5
<stays	3 3 -7
<stays in	0 3 -5
<still	2 3 -14
<stop	8 -2 -7
<stopped	-15 -5 16
<studied	5 -1 -4
<studies	7 -2 -5
<swapped	-1 -4 2
<switched	-3 -2 3
<switched from	-1 -2 1
<take	2 1 -6
<takes	12 -1 -11
<taking	2 -1 -1
<teacher	4 -1 -3
<teaching	2 -1 -2
<tell	-1 5 -6
<terrified	5 -2 -3
<terrified of	5 -2 -3
<th	5 0 -5
<that	-5 -6 7
<that i	-6 -2 7
<the	2 -11 2
<the same	3 0 -3
<there	4 -1 -3
<there's	6 -2 -5
<they	6 0 -6
<think	4 -3 -2
<thinking	2 -1 -1
<this	11 -3 -9
<through	-10 -2 10
<time	-2 -1 2
<to	3 -8 -1
<to be	-4 -1 5
<to do	-2 -2 3
<to live	-6 0 6
<to the	10 0 -10
<to work	-3 0 3
<told	-4 -1 5
<took	-3 -9 6
<travis	3 -3 0
<trying	6 -1 -5
<trying to	6 -1 -5
<turned	-2 7 -13
<turning	8 -2 -7
<turns	9 -2 -8
<turns #2	3 -1 -2
<turns out	7 -1 -6
<twins	3 -1 -2
<two	4 -2 -4
<tyler	-11 -2 11
<uncle	1 -3 -1
<up	-6 -7 8
<up ,	3 -1 -2
<up in	7 -1 -6
<us	-2 -1 2
<use	5 3 -10
<used	-17 -6 18
<used to	-18 -6 19
<vet	9 -2 -8
<w	8 -1 -8
<wanna	7 -3 -7
<want	5 -1 -4
<want to	5 -1 -4
<wants	6 -1 -5
<wants to	2 0 -2
<was	-16 -2 15
<was a	-16 -3 16
<we	-2 -3 3
<we are	7 0 -6
<we got	5 -2 -4
<we had	-7 -2 8
<we have	12 -5 -9
<we live	9 -1 -8
<we're	-3 2 0
<we're in	4 -1 -3
<we've	9 -4 -8
<we've been	6 -2 -5
<wedding ,	-2 -1 2
<week	6 -4 -2
<weigh	6 -2 -5
<well	3 -1 -2
<well ,	-6 -1 6
<went	-3 -7 5
<were	-17 -5 18
<when	3 -1 -3
<who	0 -5 1
<who is	2 0 -1
<wife	5 1 -8
<wife is	3 -3 0
<wife's	6 -2 -5
<with	3 -9 0
<with a	-8 -2 8
<with me	4 0 -4
<with my	5 -4 -2
<with the	3 -1 -3
<work	10 -4 -8
<work at	2 0 -2
<worked	-10 -1 10
<worked at	-7 -1 7
<works	13 -2 -13
<would	3 -1 -2
<write	5 -1 -3
<writing	6 -2 -5
<year	-9 -2 9
<years	-4 1 2
<you	4 -5 -1
<youngest	4 -1 -3
>!	6 1 -13
>"	5 2 -7
>#1	13 -2 -12
>#2	0 -9 2
>#3	-1 -2 1
>#4	8 -3 -6
>(	12 -4 -11
>,	3 -7 0
>-	-6 -6 7
>.	1 -4 1
>;	10 -9 -3
>?	12 -4 -10
>a	3 -4 -1
>about	4 -3 -3
>after	1 -10 2
>again	1 -6 1
>ago	0 -4 1
>all	-7 7 1
>allergic	5 0 -5
>allergy	2 -2 -1
>already	5 -3 -3
>always	3 -1 -2
>am	3 -1 -2
>an	0 -4 1
>and	4 -3 -3
>any	-5 -10 8
>anymore	-10 -12 17
>anything	1 1 -2
>apparently	8 -3 -6
>april	8 -2 -7
>are	-8 2 6
>as	-5 1 3
>asked	10 -2 -9
>asks	2 -1 -1
>at	2 1 -3
>august	3 -4 -2
>baby	-8 -2 9
>back	-12 -5 14
>bad	2 -1 -1
>bakery	3 -1 -1
>band	4 -1 -4
>be	8 -4 -6
>because	-6 3 4
>been	-1 -7 3
>before	-4 -8 6
>best	7 -3 -4
>biscuit	5 -1 -4
>bit	-3 -5 6
>born	-7 -1 7
>both	13 -7 -10
>bottom	3 -1 -1
>broke	-6 7 -4
>btw	-8 -5 9
>but	-6 -1 6
>by	-2 2 -1
>called	6 -1 -5
>came	2 -1 -2
>can	-7 -7 12
>can't	7 -5 -4
>cannot	2 -1 0
>christmas	7 -1 -7
>church	-1 -2 2
>citizen	4 -1 -4
>college	-6 -2 7
>come	3 -3 -2
>coming	6 -2 -4
>cook	2 -1 -1
>cut	6 -3 -5
>dad	7 -1 -6
>daughter	7 -5 -4
>day	0 -7 1
>days	0 -6 2
>dental	3 -1 -2
>died	-15 -5 15
>dish	4 -3 -2
>do	0 1 -2
>doctor	-2 -2 3
>does	8 -4 -4
>doesn't	-6 -1 6
>doing	10 -3 -8
>don't	-3 -3 4
>done	-6 -2 7
>dont	10 -7 -5
>down	8 -1 -7
>dream	11 -1 -10
>dubai	6 -2 -5
>each	7 -2 -6
>eight	-8 7 -2
>even	6 -3 -3
>ever	5 -1 -4
>every	12 -6 -10
>everyone	1 -2 1
>everything	2 2 -6
>family	4 -1 -3
>farm	4 -3 -2
>favourite	3 -2 -2
>find	8 -1 -7
>first	-4 -8 7
>five	-3 -5 6
>for	-2 -11 5
>found	-9 -2 10
>four	6 -3 -5
>free	3 0 -2
>friday	4 -1 -3
>from	11 -9 -9
>full	3 -1 -2
>garage	5 -1 -4
>get	5 2 -13
>gets	5 0 -5
>girl	5 0 -4
>give	2 -1 -2
>gives	6 -3 -4
>go	13 -3 -13
>goes	4 -1 -2
>going	1 5 -7
>got	-1 -4 2
>group	-2 -2 2
>had	-5 -3 6
>half	7 -2 -6
>has	2 -8 1
>hates	2 0 -1
>have	7 1 -13
>he	-6 -6 7
>he's	6 -2 -5
>her	-1 -6 4
>here	14 -7 -11
>high	4 -2 -3
>him	13 -6 -10
>his	6 -3 -3
>home	4 -6 -1
>house	-5 -3 6
>how	-4 7 -6
>i	1 -1 -3
>i'd	2 -1 -1
>i've	6 -3 -3
>if	-1 -4 2
>im	4 -3 -2
>in	4 -2 -4
>instead	11 -5 -9
>into	-9 -2 10
>is	-4 -1 0
>it	-1 -8 3
>it's	-5 -7 7
>its	-6 0 5
>january	-2 -11 4
>job	8 -1 -8
>join	2 -1 -1
>july	10 -2 -10
>june	2 6 -13
>just	-5 -4 6
>k	5 -1 -4
>keeps	15 -3 -13
>kid	-13 -4 14
>kids	6 0 -6
>kilos	2 0 -2
>know	2 -2 -1
>last	-2 -13 5
>late	6 0 -5
>leeds	8 0 -8
>left	-8 -2 9
>life	-3 5 -3
>like	1 4 -12
>lips	-9 9 -4
>little	0 -3 2
>live	3 -1 -2
>lives	4 -2 -3
>lol	10 -1 -9
>look	2 0 -1
>lost	6 -1 -6
>love	2 0 -2
>make	6 -9 -2
>makes	6 -5 -2
>making	12 -5 -12
>man	2 -9 2
>march	0 -3 1
>married	6 -1 -5
>may	9 -2 -8
>me	4 0 -5
>monday	9 -2 -8
>month	7 -7 -3
>more	-15 -5 15
>morning	-4 -2 5
>mornings	9 -2 -8
>most	8 -3 -6
>mostly	2 -1 -2
>move	-8 -2 9
>moved	9 -1 -8
>much	5 2 -14
>my	0 5 -6
>named	0 -7 1
>need	4 0 -7
>needs	4 0 -4
>never	-4 10 -15
>new	11 -2 -10
>next	12 -5 -10
>night	12 -2 -11
>nights	6 -2 -5
>nine	-2 -3 3
>nineteen	-1 -1 2
>no	0 -4 2
>nobody	5 -2 -3
>not	2 3 -13
>now	-2 7 -11
>nurse	3 -1 -3
>nursing	2 0 -2
>of	11 -2 -13
>off	-4 -5 6
>old	1 -2 1
>on	5 -9 -2
>once	1 -4 1
>one	-4 4 -1
>only	13 -7 -8
>opened	-3 0 4
>or	-4 7 -7
>our	-5 4 3
>out	-8 -9 9
>over	-9 -11 11
>own	-5 -2 5
>paper	1 -3 2
>place	12 -2 -11
>please	-1 5 -8
>pregnant	11 -5 -8
>put	5 -1 -4
>refuses	8 -1 -8
>retired	5 -1 -5
>room	1 -4 0
>running	2 -1 -1
>runs	5 -2 -4
>said	16 -2 -16
>saturday	-4 -3 5
>says	15 -3 -14
>school	12 -4 -11
>screen	5 -1 -5
>second	4 -2 -3
>see	4 -1 -4
>september	4 -2 -3
>she	10 -6 -6
>she's	8 -3 -5
>shift	7 -3 -6
>side	3 -1 -3
>since	4 -6 -2
>single	4 -2 -2
>sister	7 -2 -5
>six	12 -4 -11
>sleeping	-7 0 7
>so	0 6 -9
>soap	8 -5 -4
>sold	-12 -4 12
>some	3 -1 -2
>something	8 -1 -7
>speak	5 -3 -2
>spring	2 -1 -2
>stairs	4 0 -4
>started	2 0 -2
>state	2 0 -1
>still	3 0 -4
>stomach	2 -1 -1
>stop	-8 10 -7
>stroke	1 0 -2
>stuff	-3 7 -9
>summer	10 -5 -7
>sunday	1 -2 0
>take	2 -1 -1
>tastes	5 -3 -3
>team	5 -2 -3
>tech	-2 -1 2
>ten	-7 -2 7
>th	2 0 -2
>than	9 -5 -6
>that	1 -11 3
>thats	5 -2 -4
>the	-1 -9 5
>them	-5 -3 6
>then	-6 -2 7
>there	-5 -2 6
>these	8 -2 -6
>they	-3 -4 5
>thing	-7 3 5
>thinks	-4 -1 4
>thirty	3 -3 -2
>this	17 -5 -15
>three	7 -7 -4
>thursday	6 -1 -6
>til	-9 -2 9
>till	-7 -3 8
>time	-1 -5 2
>to	-6 2 3
>today	12 -3 -10
>too	-2 -4 3
>train	5 -1 -4
>try	7 -5 -5
>tuesdays	7 0 -6
>turns	3 -1 -2
>twins	-5 -2 5
>two	0 6 -7
>u	3 -1 -1
>under	2 -1 -1
>until	-7 -1 7
>up	1 1 -4
>us	5 -2 -4
>used	-4 -4 5
>very	5 -1 -3
>vet	-3 -1 3
>w	11 -5 -7
>want	-5 6 -3
>wants	9 2 -16
>was	-4 -8 6
>way	-2 6 -10
>we	4 -2 -3
>we're	-6 -2 7
>wedding	6 -1 -5
>week	-7 -4 8
>weekend	7 -1 -7
>weekends	6 0 -6
>weeks	5 -4 -3
>went	-8 -7 9
>were	-12 -3 12
>wet	6 -1 -5
>what	8 -3 -10
>when	3 -7 -1
>which	2 1 -6
>while	-2 -1 2
>who	-3 -4 4
>whole	4 -1 -2
>will	8 -4 -4
>with	8 -2 -8
>without	7 -2 -5
>won't	9 -1 -9
>wont	5 -2 -4
>work	8 -3 -5
>would	5 -2 -3
>write	4 -2 -2
>yeah	3 -2 -1
>year	-8 -5 9
>years	-9 7 4
>yesterday	9 -1 -10
>yet	-5 12 -13
>you	7 -4 -4
>zero	-9 9 -2
affiliation	2 -14 1
age	6 -11 -3
allergy	7 1 -12
appearance	5 -15 -1
belief	2 0 -4
birthday	13 -12 -7
device	2 -12 1
diet	-9 9 -2
dislikes	9 -6 -8
education	6 1 -15
email	12 -4 -10
employer	-8 -13 10
ethnicity	13 -8 -8
event	17 -16 -11
experience	3 3 -13
family	8 1 -14
favorite	17 -10 -13
fear	9 -4 -8
gender	12 -5 -10
goal	8 -9 -5
habit	-1 -3 1
health	4 -10 -1
height	13 -14 -2
hobby	5 -15 0
hometown	15 -4 -13
income	-1 -9 4
instruction	23 -15 -15
language	0 6 -9
likes	11 -7 -9
living_situation	-1 -14 5
location	-1 -13 4
major	3 -13 -1
name	14 -12 -8
named_thing	3 -1 -2
nationality	16 -6 -13
nickname	6 -4 -6
occupation	-3 -14 7
owns	-2 -3 3
personality	6 -1 -10
pet	-3 -2 4
phone	15 -5 -12
plan	1 -9 2
preference	16 -8 -13
project	0 -8 3
record	3 5 -13
relation	1 -16 3
relationship_status	9 -7 -7
school	3 -5 -1
size	5 -3 -3
skill	-11 17 -28
tenure	-3 -16 7
user_type	3 2 -6
uses	-5 -4 7
vehicle	-6 -5 8
weight	-5 -10 8
zodiac	9 -9 -6`,
}
