/** Learned by `pnpm bench spans --write`; `spanReader` says how they are read. */
export const TABLES = {
  slots: `affiliation age allergy appearance belief birthday device diet dislikes education email employer ethnicity event experience family favorite fear gender goal habit health height hobby hometown income instruction language likes living_situation location major name nationality nickname occupation owns personality pet phone plan preference project record relation relationship_status religion school skill tenure user_type uses vehicle weight zodiac`,
  signs: `	0:15 1k:17 1l:12 1m:14 1n:18 1o:14 1p:13 1q:12 1r:16 1s:17 1t:16 1u:16 1v:18 1w:14 1x:17 1y:15 1z:11 20:17 21:12 23:15 24:18 25:18 26:11 27:18 28:11 29:15 2a:17 2b:7 2c:19 2d:13 2e:15 2f:15 2g:19 2h:13 2i:12 2j:19 2k:18 2l:17 2m:13 2n:11 2o:17 2p:11 2q:16 2r:18 2s:15 2t:13 2u:15 2v:16 2w:19 2x:14 2y:13 2z:15 30:16 31:10
<"	0:29 2:-8 3:-9 8:-8 g:-5 k:-5 l:-7 m:-8 p:-7 v:-13 x:-14 11:-5 15:-5 1a:-7 1e:-7 1v:5 24:-7 2j:5
<#1	1:-7 2:-16 3:-7 6:-2 9:-6 c:-8 e:-7 g:-5 i:-7 k:-8 m:-8 n:-8 q:-5 u:-7 v:-7 x:-6 11:-5 12:-6 13:-7 15:-16 1a:-6 1b:-6 1f:-5 1g:-7 1h:-6 1k:-10 1l:8 1o:-8 1p:10 1t:-8 1v:-9 23:7 26:9 2d:-15 2n:3 2r:11 2x:5 2y:9 31:11
<#2	1:-5 3:-5 4:-5 6:4 7:-7 8:-5 a:-6 g:-5 h:-5 i:-5 j:-5 m:-5 p:-6 r:-6 t:-5 x:-10 11:-6 13:-5 14:-6 17:-6 18:-5 1a:-4 1e:-7 1g:-5 1k:-8 1l:-9 1n:-2 1o:-8 1p:17 1q:-15 1t:-6 1y:7 23:-5 24:9 26:-6 2a:-10 2c:-7 2n:10 2r:15 2w:-8 31:14
<#3	2:-10 9:-7 c:-5 e:-5 g:-5 h:-7 i:-7 k:5 m:-5 o:-8 p:-4 t:-5 x:-8 z:-5 10:-7 11:-6 12:-5 14:-13 15:-6 1e:-6 1g:-5 1h:-6 1y:5 24:7 27:-7 2d:12 2e:9 2l:-10 2n:11 2o:6 2q:-14 2w:-6
<#4	1:-6 2:-5 4:-6 7:-7 8:-5 c:-13 k:-8 o:-5 v:-8 10:-5 14:-7 17:-7 18:-6 1c:-9 1g:-8 1h:-7 1k:-10 1n:-7 1p:-7 1r:-5 1v:-9 1x:-7 1y:4 2d:-7 2k:7 2x:-13 2y:-8
<#5	15:-5 23:-7 24:7 29:15 2n:7 2o:-12 2q:-7 31:-6
<#6	0:-4 1n:-5 1r:-5 1x:8 29:-6 2k:10
<#7	1x:-6 24:-10
<$	2:-7 1i:-5 1n:-7 1r:-7 23:-11 24:-6 29:7 2k:11 2q:-8 2r:-5
<%	0:12
<&	24:-9
<'	2:-6 p:-5 10:-5 1t:-5 1x:-14 24:-5 26:7 2q:6 2w:4 31:4
<*	0:14 x:-7
<+	6:-5 1p:-9 2n:8
<-	1:-11 2:-6 3:-4 6:-5 7:-7 a:-6 h:-5 l:-12 o:-3 q:-5 r:-5 s:-5 t:-4 u:-14 w:-9 z:-5 13:-6 14:-11 17:-9 18:-13 19:-6 1a:-5 1b:-4 1i:-5 1l:7 1p:-6 1u:-10 1y:-8 1z:6 24:-4 2a:-4 2d:5 2g:-5 2j:5 2k:6 2m:-6 2n:9 2o:-7 2q:10 30:8
</	0:12
<=	0:11
<>	v:7
<@	b:-8 1u:11
<[	0:19
<]	0:14
<_	0:32 1:-7 c:-7 k:-5 m:-5 v:-8 x:-7 z:-5 10:-8 13:-5 1c:-5
<a	0:7 1:-3 3:-5 5:-5 8:-4 e:-7 f:-5 l:-11 m:-2 q:-5 r:-5 s:-4 u:-4 x:-4 z:-5 15:-7 1b:-4 1c:-3 1e:-6 1i:-6 1k:6 1p:-5 1q:11 1r:-9 1s:-10 1v:12 1y:8 1z:10 20:12 23:11 2b:5 2c:6 2e:8 2m:11 2p:6 2q:14 2v:6 2x:-7 2z:-5 30:13 31:-4
<abba	0:14 1x:-6 20:-6
<abbey	0:10
<abide	9:8
<able	0:13 23:-9
<about	0:12 2:-5 8:-9 9:-4 e:-5 g:-6 j:-7 k:-5 l:-5 m:-5 v:-8 x:-9 10:-6 11:-6 16:-5 17:-5 18:-10 1g:-5 1h:-5 23:-7 24:-6 29:14 2k:7 2p:-5 2q:6 2r:-9
<above	2c:-6 2d:6 2w:7
<abroad	0:-4 10:-6 1o:-5 1v:6 1y:12 2c:-5 2j:-7
<absolute	0:12
<absolutely	0:9 2o:-5
<absurd	0:8
<accident	0:-6 1x:7
<according	0:10 2a:-8 2o:-9
<accordion	0:11 24:-8
<account	m:8
<accountants	0:11
<accounts	0:5
<accutane	1e:10
<achieng	0:-6 1x:6
<acme	0:12
<acne	1n:8
<acquired	0:-9 1y:9 24:-8
<acres	0:11 24:-6 2o:-7
<across	0:-6
<act	0:13
<acting	0:9 5:-5 1o:-6
<action	2o:5
<activity	0:10
<actually	0:-8 2:7 6:-6 b:-5 1i:-9 1p:-8 1u:-12 1y:9 2a:10 2c:14
<ad	0:12 23:-9
<adam	0:8 1e:-5 2x:-8
<adams	0:-7 1k:7
<adare	0:11
<adders	0:16
<address	0:-4 v:5 10:-5 2e:11 2p:-8
<adds	0:6
<adhd	0:12 1n:-6 2q:-10
<adjust	0:12
<admirer	9:8 i:-6
<adopted	11:-6 13:7 1x:10 2d:-12 2k:-12 2m:8
<adopting	0:-8 2m:-11 2o:12
<adult	0:14
<advanced	0:-8 a:-7 1t:10
<advice	0:11
<advisable	0:16 24:-5
<afford	0:13
<afraid	i:9 21:11 2j:-10 2l:-5
<after	2:-8 f:-5 i:-6 m:-6 o:-7 u:-5 x:-7 1a:-5 1d:-5 1x:11 1y:-8 23:-7 25:-5 29:-7 2d:-7 2f:8 2p:-7 31:-6
<ag	1v:-7 2f:6
<again	0:6 3:11 18:8 1h:-6 2o:-11
<against	0:11
<age	0:16 2:-7
<aged	29:-8
<agent	0:15
<agents	0:-7 9:-5 1s:9
<agnes	0:16 13:-6 24:-11 2m:-6
<ago	0:8 x:8
<ah	0:11 2o:-6
<ahead	0:9 1x:-5
<ain't	0:12 10:-5 1c:-8 1d:6 1h:-7
<aire	0:6
<airedale	0:-8 1k:6 1v:5
<airport	0:8 23:-6
<akron	0:8
<alan	0:6 k:-5 23:-7
<alarm	0:16
<alaska	0:16 1x:-6 2o:-9
<alcohol	0:11
<alcoholic	0:11
<alcoi	0:-7 2e:6
<alfie's	0:-4 1x:10 2r:-8
<alive	0:-8 24:6
<all	1:-6 4:-6 8:-7 a:-9 d:-8 h:6 i:-10 l:-6 m:-8 p:-6 s:-7 v:-6 11:-9 1c:-6 1f:-6 1g:-10 1n:-5 1o:8 27:5 2a:9 2d:-7 2k:-6 2l:-5 2o:-7 2r:7
<allegro	0:9
<allergic	3:12 l:-5 o:-4 u:-5 1d:-6 1m:8 1o:-6 2d:-6 2l:-6
<allergist	0:-7 3:8
<allergy	0:10
<allotment	r:-5 1e:6 23:-5 2a:-10 2x:6
<allowed	0:14 k:-6 23:-11
<almond	0:13 1k:-5
<almost	0:9
<alone	0:14
<along	1x:10 24:9 2d:-8
<already	13:6 2b:9 2k:7 2w:4
<als	0:9 1x:-7 2j:-10
<also	0:2 i:8 r:-6 10:-7 1x:-8
<altbau	v:7 2d:-14
<alternatives	0:10
<although	0:7 z:7
<alto	1k:5 1v:-7
<alvarado	0:-8 1x:7
<always	8:-6 19:-5 1h:-5 1x:-11 20:7 23:9 24:9 2a:14 2s:-9
<am	1:-6 3:-11 4:-6 5:-10 6:-5 9:6 c:-10 d:-7 e:-10 h:-6 u:-10 w:-5 11:-6 12:7 15:-9 18:-6 19:-7 1c:-7 1d:-5 1e:-8 1g:-5 1h:-8 1j:-7 1k:-8 1m:-5 1o:-16 1p:-5 1s:-4 1v:-8 1x:-7 1y:-9 24:-4 25:7 26:5 2k:-5 2l:-12 2q:12 2s:-9 2t:-6 2u:7 2v:-10 2w:5 2x:-10 30:-7
<ambulance	0:-7 1v:6
<ambulated	0:10
<america	0:9
<american	0:9
<among	0:9
<ampalaya	0:11
<amparo	0:-12 1x:11
<amstelveen	v:7 x:-5
<amsterdam	1x:8
<amusement	0:6 23:-6
<an	2:-8 3:-7 4:-5 8:-5 9:-5 d:-5 h:-4 i:-5 k:-5 l:-7 m:-5 o:-6 p:-10 q:-7 r:-5 s:-6 t:-8 v:-8 w:-7 z:-5 10:6 12:-9 13:-7 15:-11 16:-7 17:-7 18:-7 19:-6 1b:-6 1c:-8 1d:-6 1e:-8 1g:-7 1i:-6 1k:7 1n:-7 1q:8 1s:-6 24:-17 29:4 2c:-10 2d:-7 2k:6 2l:-7 2o:-3 2r:-11 2u:-5 2v:-8 2y:10 30:15
<analyn	0:12 c:-7 1v:-11 2r:-6
<analyst	0:3
<and	1:-5 6:-5 b:-6 d:-5 f:-6 j:-5 m:-4 q:-5 r:-4 v:3 w:-4 y:-6 z:-7 13:-5 1k:-11 1l:5 1m:-9 1o:-6 1p:-6 1q:-5 1r:12 1s:-13 1u:-6 1x:-6 21:-10 23:-5 29:-14 2c:-13 2f:-6 2k:4 2p:-6 2r:-10 2s:-7 2v:4 2w:4 2y:-5 2z:-6 30:-5 31:9
<andre	0:-6 l:8
<andrew	v:5
<android	0:8
<animal	h:9
<animals	0:14
<anke	0:10
<ankle	0:20 1o:-6 1x:-14
<anna	0:12 2:-6
<anne	0:6
<announce	0:9
<another	0:14 e:-5 1x:-10
<answer	2:-11 2a:16
<answered	0:11
<answers	l:-5 r:6 v:-5 1y:-5 24:-13 2a:6
<any	0:12
<anybody	0:12
<anyone	0:15
<anything	3:-7 9:6 1r:13 1s:-6 2a:10 2w:-5
<anyway	0:11
<ap	2f:10
<apa	0:15 1o:-7
<apartment	0:-9 u:6 2d:6
<apollo	0:-9 w:7 1x:-6
<apology	0:11 30:-6
<app	2q:11
<appa	1x:8 25:-9
<apparently	0:13 17:-7 25:-5 2q:-12
<appeared	0:9 t:-5
<apple	0:7 x:-9 2c:8
<application	0:-9 1x:10
<apply	0:16 15:-6 2o:-9
<applying	0:-5 10:-5 1x:-5 24:-5 2o:14
<apprenticeship	0:16 1:-5 1k:-7 1x:-7 2r:-9
<april	24:-6 2o:6
<aps	0:9
<aquagym	0:14
<aransas	o:9
<architect	0:-5 v:10
<archives	0:11
<are	1:-6 3:-8 4:-4 5:-5 7:-6 8:-7 9:-6 c:-6 d:-5 e:-6 g:-9 h:-4 i:-6 k:-4 o:-5 p:-7 r:-4 s:-6 t:-6 w:-7 x:-6 y:-5 11:-5 12:-5 13:-11 16:-6 19:-11 1c:-6 1d:-5 1e:-5 1g:-6 1h:-5 1k:-6 1x:-11 23:-10 24:5 2a:-7 2d:5 2e:-7 2j:-7 2m:-14 2o:6 2p:-13 2t:12 2v:-6 2w:-6 2x:-6
<arent	0:9 2o:-7
<argue	0:10
<argues	2a:-10 2d:-8 2l:9
<arla	2v:-7
<arlo	0:15 24:-5
<arm	0:9 1x:-8
<around	23:-13 24:-10 29:10 2e:10 2y:-10
<arrived	0:11 24:-5
<arrives	1p:-8 2o:10
<art	0:7
<arthritis	0:8
<arun	0:-6 17:-6 1v:-5 2j:9 2o:-7 2q:-8
<arvada	0:7 2e:-6 2o:-5
<as	1:5 3:-6 6:-7 7:-7 9:-9 a:-6 e:-6 f:-6 h:-5 i:-6 k:-6 l:-6 o:-6 p:-7 t:-7 u:-6 x:-8 13:-9 15:-7 18:-8 19:-6 1a:-6 1c:-6 1g:-6 1h:-6 1i:-6 1k:-8 1l:7 1n:5 1o:-7 1y:-11 23:-8 24:-8 2b:6 2g:4 2j:6 2k:-7 2l:-4 2m:-8 2n:8 2w:-6
<asap	0:8
<ashlyn	0:6 1x:-12 23:6
<ask	e:-5 r:6 1s:9 1x:-13 23:-8 2a:5 2o:9
<asked	0:7 1:-8 o:-5 x:-7 10:7 1k:-10 1x:11
<asking	0:16 l:-5 1x:-8 24:-6
<asks	y:7
<assessor's	2o:10
<assistant	0:15 v:-9
<assisted	0:6 1x:-9 2d:10
<assists	0:6
<associate	0:-10 10:-6 1e:5 1v:5
<asthmas	0:10 2x:-6
<astrology	0:16 k:-6 1x:-5 23:-5 27:-6 2p:-6
<at	3:-6 5:-7 6:-6 7:-6 8:-6 c:9 d:-6 e:-17 f:-7 g:-6 h:-7 i:-6 j:-6 k:-5 m:-5 p:-6 q:-6 r:-7 x:-6 y:-6 11:-6 15:-7 16:-6 18:-8 19:-6 1a:-7 1b:-6 1c:9 1f:-5 1g:-5 1h:-6 1j:-7 1l:-6 1m:-6 1n:-5 1t:-7 1v:11 20:-9 25:-7 27:-11 29:-6 2a:-17 2k:-7 2n:6 2p:-6 2q:-10 2r:7 2t:-10 2v:11 30:-7
<ate	1x:12 24:-9
<atlanta	1v:5
<attack	1k:8 25:-6 2o:-12 2q:8
<atu	0:8 1x:-8
<auction	0:14 1x:-6
<audiobook	0:8
<audiobooks	0:7 1t:-5 2s:-6
<audiologist	m:6 25:-5
<audition	0:6
<august	0:8
<aunt	3:-5 e:-6 m:6 o:-6 10:9 15:-10 1c:-5 1l:6 1t:-6 1x:-10 2d:-8 2o:-12
<auntie	g:-6 x:11 17:-5 1x:-7 1z:-5 2q:-6
<aussie	2a:6
<australian	0:7 p:9 2p:-10
<author	0:8 20:10 23:-6 2o:-9
<autism	0:10
<auto	0:-12 2f:6
<available	0:9 24:-6
<ave	0:9
<ave's	8:5
<average	0:7
<avery	z:10
<avoidant	0:15 1o:-5 24:-9
<awake	0:12 24:-11
<award	0:7
<away	0:9 15:-7 1c:-8 1t:9 24:12 29:-6 2d:-9 2o:-10 2r:-6 2v:-11
<awful	0:9 2x:-6
<awkward	0:7
<aws	2j:-5 2o:-9 2r:8
<axle	0:13
<axolotls	0:11 t:-8 2c:-10
<b	0:-2 o:-6 23:16 2o:9 2r:-10
<babies	0:7
<baby	1:-6 e:-12 g:-6 1a:-6 1g:-5 1k:-7 1x:6 1y:12 2d:-11 2q:-10
<baby's	0:8 e:-5 1x:-7 1y:-5
<babysit	0:-6 24:9
<back	3:-6 8:-9 p:-8 r:-7 x:-7 10:-6 15:-5 16:-6 1a:-10 1d:-5 1e:4 1i:-5 1x:6 20:-5 23:5 24:-6 27:-5 2a:-11 2d:10 2j:-7 2n:9 2p:-6 2x:6
<back's	0:-5 25:6
<backend	1:-5 1g:9 2q:-8
<backflip	0:9
<backyard	0:11 1z:-6 2l:-6
<bad	m:-7 18:-5 25:9
<badge	0:7 2j:-6
<badly	0:9
<badminton	24:8
<bag	0:8 t:7 24:-6
<bags	0:8
<bahn	0:9
<bait	0:8 2o:-8
<bake	0:-8 24:12 2c:8
<bakery	c:7 u:-5 v:-7 1x:-11 2d:-7 2w:12
<bakes	0:-6 24:6
<baking	0:-7
<bald	0:11 10:-6 12:-7 1n:11 2j:-5 2l:-11
<ball	0:12 m:-6 24:-5 27:-5 2l:-10
<ballarat	0:18 m:-7 24:-8 25:-11
<ballet	27:-5 2k:-6
<ballina	0:-7 23:5
<balls	0:14
<ballymoy	0:12 1v:10 20:-8
<banana	0:13
<band	0:8 1k:10 2o:-5
<band's	0:-7 24:-6 2o:10
<bangalore	0:9 2x:-7
<banks	0:11
<bar	v:7 1x:-7
<barber	0:11
<barely	2w:11
<barista	0:8
<barista's	0:7
<baristas	0:11
<barley	0:-10 1r:13
<basement	0:4 7:8 25:-11 2a:-8 2r:-11
<basically	0:9
<basketball	1k:7 2v:-6 30:-5
<bass	0:20
<basses	0:9
<batch	0:-13 24:13
<bath	0:10
<bathroom	0:12
<batter	0:10
<battery	0:8
<battery's	0:9
<bay	0:8 1x:-8 2o:-8
<baz	15:11 20:-7 2o:8
<bc	24:8 2l:-6
<bday	19:-7 2s:-7
<bds	1c:5 2o:-11 2v:6
<be	7:-7 9:-5 a:-6 e:-9 m:-5 o:-5 p:-4 t:-12 v:-7 x:-8 11:-5 13:-9 17:-5 1a:-6 1c:-8 1d:-5 1g:-7 1h:-5 1i:-6 1k:-7 1o:7 1p:6 1q:-5 1x:9 1y:-6 24:-4 2c:-12 2d:-7 2e:-5 2o:-6 31:-6
<bea	1x:-6
<beach	24:8
<beagle	0:9
<beard	0:7 4:8 1n:-6
<beat	0:12 1t:-6 1v:-6 2e:-6
<beats	0:-4 o:12 20:9 24:-8
<became	l:-5 1b:-6 24:-7 2h:7 2m:-8
<because	0:10 9:-6 i:-6 2w:-6 2x:8
<become	0:14 1x:-9 23:-5 2d:-10
<bed	l:-9 v:10 1x:-9 24:7 2a:6 2d:-8 2y:11
<bedroom	0:8 1:-5 v:6 1k:-11
<bedtime	0:15
<beef	0:12
<beekeeper	0:11
<been	1:-8 2:-11 3:-6 4:-5 5:-6 6:-6 7:-6 9:-7 d:-6 f:-5 g:-6 h:-5 k:-10 q:-5 r:-6 u:-5 v:-6 x:-7 y:-6 11:-8 12:-6 13:-5 15:-7 16:-7 18:-7 1c:-8 1d:-8 1e:8 1f:-7 1h:-9 1k:-10 1l:-6 1n:-6 1q:-5 1x:-8 23:-14 29:-6 2a:-5 2d:-8 2k:-6 2l:-13 2o:-14 2p:-12 2q:8 2w:-5 2x:14 30:-5
<beer	0:8
<bees	0:9
<before	2:-9 8:-5 c:4 g:-5 h:-5 i:-5 l:-13 m:-5 o:-7 q:-5 v:5 w:-7 x:-8 12:-10 13:-6 1a:-6 1d:-5 1g:-6 1t:-6 1x:7 1y:7 24:-5 2d:11 2l:-14
<beginner	0:12
<beginners	0:10 2j:-6
<begun	m:9
<behind	0:12
<being	8:-8 m:-5 10:-6 1j:8
<belfast	0:-12 2o:11
<belgian	0:-11 2j:10
<believe	0:-19 5:9 9:-6 e:-5 o:-10 v:-7 10:-5 1d:-5 1o:22 1x:-6 27:-5
<bell	27:8 2j:-5 2x:-5
<belong	0:-8 1:6 1k:7
<below	0:12 l:-6 2o:-6
<ben	0:8 e:5 m:-6 1x:5 2o:-8
<benefits	0:6
<berlin	1s:-6
<besides	0:15 1s:-5
<best	0:6 2:-12 4:-5 6:-7 c:-6 e:-12 l:-8 m:-3 o:-6 r:-5 s:-6 t:-5 v:5 y:-7 18:7 1g:-5 1h:-5 1i:-5 1p:-6 1x:-6 24:-7 2a:-8 2d:-10 2o:9 2r:10 2x:5
<bestie	0:-8 x:8 25:7
<bet	0:11
<better	0:13 1o:6 2p:-5
<betty	0:12
<between	0:17 10:-8 2q:-8
<beyoncé	0:9 p:-8 v:-5
<bf	0:-6 e:5 1x:5
<bhajans	0:12 24:-12
<bi	0:7 1k:-6
<bible	0:12
<bicycle	0:13 2d:-5
<bidding	0:-6 1x:13 1y:-13
<big	2:-7 i:-5 l:-6 o:-5 1n:7 1q:-8 1x:10 24:-12 2j:-5 2l:-5 2p:9 30:-5
<bigger	2o:-10 2q:14
<bike	e:-6 15:-6 1h:4 1x:-12 23:8 24:9 2o:-14 2r:-7 30:7
<bilingual	0:12
<bingo	7:8 24:6 25:-7 2a:-5 2r:-8
<bio	0:7 2q:-6
<biopsy	0:-11 1x:13
<birmingham	0:10 23:-7
<birth	0:6
<birthday	2:-7 6:6 1p:9
<birthday's	0:-10 1p:11
<bisbee	0:7
<biscuit	x:7
<biscuit's	0:5
<biscuits	0:8
<bit	i:-10 o:6 1w:-5 24:-16 27:3 2w:-10
<bite	0:8 1o:-12 1x:-10 24:6 2r:-11
<biting	0:-5 23:-5 24:7
<bitten	1x:8 24:-11 2o:-13
<bitter	2p:6
<blacksmith	0:8
<blanket	e:-6 1x:-12 2q:8
<bleed	0:7
<bless	0:7
<blew	0:10
<blind	0:6
<blinding	0:6
<block	0:-5 27:4 2d:8
<blocks	0:8
<bloke	0:12 24:-7
<blood	0:11 16:-5 1y:-8 24:8 2p:-9 2r:-6
<blue	0:3 23:-6 2m:7
<blueberry	1x:-6 1y:-5 2k:5
<bluetooth	0:7
<board	0:-4 1k:9 1y:-10 24:11 27:-10 2p:-9
<boardwalk	0:12 2d:-12 2o:-11
<boat	0:11 2j:-7 2k:-5
<boathouse	0:9 24:-7
<boats	0:11
<bob	0:-10 1y:10
<body	2f:-9
<boiled	0:5
<boiler	0:9
<bologna	1x:6 2o:-6
<bon	0:-9 1x:9
<bone	0:-7 1u:8
<book	0:7 v:-8 15:-6 17:-7 1y:-5 20:6 2o:-11 2q:15
<booked	15:11 1x:-8
<bookings	0:9
<books	0:-6 1v:5 24:-5 2p:9
<boot	0:21
<boots	0:13
<border	0:11 24:-6 2d:-6
<bored	0:13 2l:-7
<borehole	0:-3 2d:-5 2q:5
<born	a:-7 e:-11 f:-5 p:11 v:-11 15:-7 1g:-6 1p:10 1x:13 1y:-10 21:-5 23:-6 29:-5
<boss	e:-8 l:-5 t:7 10:-5 19:8 1c:-5 1u:-8 2g:13 2o:6 2y:-10
<boss's	0:6
<bossy	0:15
<boston	0:-4 1x:9
<botanic	0:8 1p:-8 1x:-6
<both	0:7 4:8 8:-5 l:-5 m:-5 o:-5 p:7 v:-5 1g:-4 24:-8
<bother	0:15
<bottom	0:10
<bought	2:-5 a:-6 c:-6 g:-8 l:-5 o:-6 t:-7 v:-11 x:-9 10:-9 11:7 17:-5 1t:-7 1v:-11 1x:13 24:-11 2j:-11 2k:15 2o:-5 2q:-13 2r:-5 2s:-5
<bouldering	0:14
<bow	0:9 24:-14
<bowling	0:6
<bowls	27:-8
<box	0:9 2a:-9
<boxes	0:-6 2k:8
<boxing	5:-8 1o:-12 1p:7
<boy	2:12 1h:7 1x:-5
<boyfriend	0:-4 2o:5 2q:-6
<br	0:9
<braces	1x:-6
<bracken	0:9
<bradford	0:9 24:-9
<brain	0:13
<brake	0:9
<bram	0:12
<brass	20:6
<brazil	v:6 24:8 31:-5
<brazilian	0:-5 24:12
<bread	0:12
<break	24:-11 2w:10
<breakfast	0:14
<breaks	0:10
<breakup	0:8
<breast	0:9 o:-5
<bred	0:6
<breda	0:-12 1x:12
<breed	0:8
<brewery	0:-9 v:-7 1x:12
<brick	0:-4 2v:6
<bride	0:14 x:-11
<bridge	2:-7
<bridgewater	0:-7 24:6
<brielle	0:12
<brigids	0:11
<bring	0:7 23:8 2o:-6
<bringing	0:12 2o:-8
<brings	0:13 m:-5
<brisk	0:-13 24:13
<brisket	0:7
<british	0:6 1v:-6 1x:9
<brittle	0:13 2a:-13
<bro	e:-6 1x:-5
<broad	1n:9
<broccoli	0:9
<broke	k:-5 15:-8 1t:-5 1x:9 23:-8 25:8 27:-6 2d:-6 2o:-11 2p:-8
<broken	0:10 20:-8
<brooklyn	0:6
<brother	3:-6 4:-6 8:-5 h:-5 k:-8 p:-6 u:-6 v:8 w:-6 11:-6 12:-6 13:-8 18:-5 19:-5 1b:-7 1e:-7 23:-12 24:11 25:11 26:-5 2d:-12 2g:-7 2m:-8 2t:-5 2x:-7
<brother's	0:-11 e:10 x:-8 1x:7 20:-5 2d:8 2r:-8
<brothers	e:7 l:-7 1x:12 24:-13
<brought	13:10 1v:-5 1x:-6 24:-5 2m:11
<browns	0:9
<brunch	0:-4 2o:10
<bsc	0:-5
<btw	0:8 2a:-5
<buckets	0:11
<bucks	0:5 k:8 1h:-7 24:5 2o:-9
<buddy	0:-3 x:6 1x:5
<budget	0:4 2j:-8
<budgie	e:-9 x:6 2m:-5
<buick	0:16
<build	0:10
<buildin	0:5 2q:-6
<building	0:-5 12:-5 17:8 18:-6 1h:-5 2d:-7 2l:-14 2o:-13 2q:21 2r:-15 30:-10
<builds	0:11
<built	0:10 2o:-8
<bulging	0:5 25:-4
<bull	27:6 2d:-5
<bullet	0:-10 2a:16
<bullies	0:12
<bumped	0:-13 15:6 1x:10 2o:5
<burger	0:6 8:-5
<buried	v:-7
<burned	1x:7
<burnout	0:13
<bus	l:-6 m:-6 v:8 1h:-5 1v:7 24:9 2a:-8 2x:6 30:-7
<buses	0:8 2d:-6
<business	c:-6 v:8 1v:-8 1y:5 23:-5
<but	2:-7 4:-5 8:-4 c:-6 f:-6 g:-7 h:-6 k:-5 m:-8 p:5 s:-9 w:-5 10:-5 11:-5 12:-8 15:-6 19:-5 1a:-8 1e:-5 1h:-6 1m:10 1s:6 1x:-6 1z:-5 2o:-10 30:-8
<butler	0:11
<butter	0:6 25:-6
<buy	0:11 v:-7 23:13 24:-10 2c:-6
<buyer	0:10
<buyin	0:-5 2o:7
<buys	0:9
<by	1:-7 2:-9 3:-7 4:-5 8:-7 9:-8 a:-8 c:-7 e:-6 g:-6 h:-7 m:-5 o:-7 p:-7 s:-6 t:-8 u:-5 w:-7 x:-12 13:-5 1b:-8 1c:-7 1e:-5 1h:-7 1v:-5 24:7 2d:8 2o:-13 2z:8
<bypass	1x:6
<c	18:9 1x:9 2r:-6
<cab	0:8
<cabin	0:8
<cafe	0:9
<caffeine	0:7
<cage	0:-11 2o:-9 2q:11
<cal	0:8 20:-6
<calabria	0:10 r:-7 2a:-7
<calc	0:12 2o:-3
<calculate	0:9
<calf	0:-13 1x:12 2r:-8
<calgary	0:13 1x:-6 2o:-6
<california	0:7
<calisthenics	0:8
<call	l:-8 x:-12 z:17 19:-4 24:-9 2i:6 2o:-8 2p:8
<called	0:-4 2:-4 4:-6 a:-6 c:6 h:-6 m:6 p:-6 s:-9 t:-5 v:-7 x:13 10:-5 1c:-5 1g:-5 1h:-6 1v:-7 2o:-3 2q:-5
<calling	x:6 2a:7 2o:-9
<calls	l:-6 t:7 x:-8 z:13 24:-8 2p:10
<callum	0:-4 e:7 25:-10 2r:7
<callum's	0:7 8:7 g:-5 1x:-7
<calm	0:6
<calories	0:10
<calvary	0:8
<cambridge	0:11 1t:-6 1v:-6 2e:-6
<came	0:3 9:-5 l:-6 p:9 x:-5 15:-6 1c:-8 1o:-5 1s:-7 1v:5 1x:9 24:-9 2d:-8 2o:-13 2v:-8
<camp	0:-3 1v:-6 1y:7
<camper	0:9 1x:-6
<camping	2o:5
<campsites	0:8
<can	0:8 1:-8 3:-7 4:-5 5:-5 7:-4 8:-5 9:-5 a:-4 d:-6 e:-8 f:-5 g:-6 i:-5 k:-4 l:-11 m:-11 o:-7 q:-5 t:-5 u:-7 w:-9 x:-4 y:-10 10:-8 13:-8 15:-5 17:-7 18:-5 1a:-6 1b:-5 1c:-5 1d:11 1e:-4 1g:-11 1h:-8 1i:-4 1k:-7 1o:-6 1t:-5 1v:5 1x:-11 24:-14 2a:-8 2d:-11 2l:12 2m:-7 2q:-8 2r:-9 2w:10 2z:-6 30:-6
<can't	2:-4 3:8 4:-7 9:8 c:-9 d:-6 e:-5 f:-5 g:-12 h:-6 i:-6 k:-7 l:-7 m:-8 o:-6 r:-6 s:-9 t:-6 u:-5 w:-6 x:-9 y:-7 10:-7 12:-6 15:-6 18:-5 19:-6 1a:-5 1d:12 1e:-7 1g:-8 1h:-8 1q:5 1s:11 1x:-6 1y:-6 23:-11 24:-10 25:-5 2a:-7 2d:-7 30:-8
<canada	v:-6
<canadian	2h:-5
<canal	0:6
<cancer	o:-5 1e:-7 25:13
<cancun	0:9
<candle	0:7 2c:8 2o:-13
<cannot	m:-7 t:-5 1d:7 1x:-8 2w:8
<cant	0:-8 3:7 l:7 o:-6 x:-5 10:-6 11:-5 19:-5 1a:-6 1d:13 2k:-7 2w:10
<canyon	0:-6 30:11
<cape	0:13 2:-6
<capital	x:-8
<caption	0:11
<car	0:17 l:-5 1x:-16 24:-7 2d:-8 2k:-5 2o:-6
<caravan	c:-7 15:5 2o:9 30:-6
<carb	0:11
<card	v:-6 x:-7 19:5 2s:5
<cards	0:16 24:-12
<care	9:9 1q:-5 20:-5 23:-12 2j:5
<career	w:6 x:-6
<caregiver	0:-7 1k:6 20:-5 2q:-5 2v:-5
<cargo	0:10 2r:-9 30:-3
<carne	0:9
<carol	4:-5
<carol's	0:-5
<carp	24:-7 2r:7
<carrier	0:6
<carry	v:7 1v:-9
<cars	0:8
<cartoon	0:8 2a:-7
<case	0:12 1k:-9
<cash	v:7 1v:10 24:-13 2j:-5 2p:8
<cast	0:14
<cat	8:8 v:-6 x:11 1r:9 24:-10 2d:-16 2m:-6 2o:-5
<cat's	0:7
<cataract	0:11 1x:-9
<cataracts	0:-6 c:-5 15:-5 1v:-7 1x:7 25:-8 2d:-6 2o:12
<caterer	0:7
<catherine	0:-2 10:7
<catholic	0:9
<catholics	0:10
<cats	0:7 l:-8 1x:-5 24:17 2d:-10 2x:-9
<cause	0:13
<cdl	0:5 1x:-5
<cedar	0:-7 1v:8
<cell	0:3
<celsius	0:-10 24:8 2a:6
<center	w:6 x:-5 2o:8 2v:-6
<centre	0:-13 2p:16
<ceramics	0:9
<ceremony	0:13 2o:-8
<cert	1t:8
<chai	0:9
<change	0:10
<changed	9:-6 x:-6 10:8 1x:-8 24:8
<changing	0:7
<chapel	1x:7 2e:10 2o:-6
<chapter	0:11 1k:-11 24:9 2m:-5
<charge	2j:5
<charity	0:-7 1v:8 2j:-6
<charity's	0:10 1a:-6 1x:-5
<charlotte	0:13
<chart	0:9
<charter	1v:-6 2d:-5 2v:8
<chasing	0:7
<chat	0:9
<cheap	0:15
<cheapest	0:21 e:-6 1x:-15
<cheat	0:10
<check	0:11
<checkout	0:10 2o:-6
<cheer	0:8
<cheese	0:10
<chef	1v:7 1y:-6
<chem	1t:10
<chemist	0:11
<chengdu	0:13
<chennai	0:13 2o:-7
<cherry	0:-12
<chess	0:16
<chest	1x:-6 2k:8 2r:-5
<chewing	0:11
<chicago	0:-11 1x:12
<chicken	2o:14
<chickens	0:-10 2a:12
<chief	0:9
<child	m:-8
<childers	0:10
<childhood	1x:6 2q:-7
<children	0:16 1x:11 2o:-11
<chip	0:-5 v:7
<chippy	0:9
<choco	0:10
<choice	0:9
<choir	z:5 1x:6 24:-6 2o:-9
<choirs	0:11
<choma	0:7
<chopin	0:6
<chord	0:10
<chords	0:9
<christenings	0:14 4:-6
<christmas	0:12 2a:-11
<chro	0:-13 23:11
<chromebook	0:12 1t:-5
<church	i:-6 21:-5 24:5 2u:12 2v:-11
<ciara	m:9
<cilantro	0:13
<cinderella's	0:13 1k:-6
<cite	0:6
<citizen	0:12
<citizenship	1p:-5 1x:11
<city	10:8 1v:-4 1x:-6
<civic	1o:-5 1x:9 2o:-6
<civil	0:-7 18:-6 1g:-6 1k:-6 1p:-7 24:6 2r:-8 2v:7 2z:5
<claim	0:13
<claims	0:10
<class	0:10 24:8
<classes	0:9 1:-5 c:-5 e:-10 1k:-5 2o:6
<classroom	0:13 10:-6
<clean	0:9
<cleaner	0:-7 i:9
<cleans	0:9
<clear	0:10
<clerk	x:7 1x:-8
<clicking	0:9 2q:-6
<client	0:14 1:-8 1k:-7
<climb	0:9 24:8 2o:-6
<climbing	0:14
<clinic	1v:5 2j:-5
<clock	0:11 2k:-6
<clockmaker's	0:7
<close	15:-6 1x:-13 2d:-6 2o:12 2s:5
<closed	l:-5 1g:10 1x:5 24:-11
<closest	0:10
<club	x:-9 1y:-5 2c:-6
<cm	0:10
<co	0:-12 2q:13
<coach	1:7 1k:7 1x:-5 24:10 2o:-10
<coach's	0:12
<code	0:8 1g:7 24:-12 2q:7
<codes	0:-5 2w:8
<cody	1c:-5 1m:-10 1t:8 2j:-7 2v:-10
<coeliac	1x:11 1y:-7 2x:-8
<coffee	8:-5 1s:6
<coffees	0:7 12:-11 2l:-12
<cold	0:9 1x:-5 2c:7 2o:-6
<colfax	0:-8 1x:7 2r:-6
<collarbone	0:9 15:-7 1x:10 2o:-14
<colleague	0:-2 k:-8 x:6 1x:6 23:-15
<collecting	0:6 23:-5
<colleen	15:8 1x:-6 2d:-6 2o:8
<college	2:-6 u:5 x:7 23:-10 2o:-8
<collie	0:12 24:-10 2o:-11
<collies	0:9 2d:-6
<cologne	0:7
<color	0:5
<coloring	0:-6 24:8
<colour	0:9 h:6
<colours	0:8
<colt	0:6 o:8 2o:-6
<come	0:11 v:-7 10:8 1x:13 23:6 2o:-10
<comedy	0:6
<comes	p:6 24:-9 29:6
<comin	0:13 15:-5 1x:-6 2o:-13
<coming	c:-5 k:-5 p:-5 v:-7 x:-8 10:-5 1o:-6 20:7 23:-6 2o:13
<commas	0:10
<commis	x:7
<commit	0:7
<committee	0:6
<common	0:11
<community	2f:5
<commute	k:-6 l:-6 1s:7 23:-13 24:4
<company	1:-6 9:-6 1k:-7 1x:-8 24:9 2d:-6 2q:-5
<compare	0:18 7:-9 x:-5 1n:-7 1q:-5
<compiling	1t:-11 2k:-5 2q:12
<completed	a:10
<completely	0:-5 m:8 2c:6
<compose	0:12 30:-7
<composed	0:7
<composer	0:10
<compound	0:10
<computer	0:4 1x:-8 24:-7 2v:-5
<con	0:-5
<concerned	0:9
<concrete	0:11
<condo	0:-5 2d:9
<condos	0:7
<conflict	0:8 l:-5 1o:-6 24:-8 2j:-5 2l:6
<confused	0:11
<confusing	0:10
<congratulatory	x:8
<considered	0:8
<consult	0:-7 2a:6 2o:7
<consultant	0:-9 2o:10
<consulting	10:9 1k:-5 1x:-12 2q:10
<contain	0:9
<continue	0:11
<contract	0:12 r:-5 2a:-10
<contractor	0:12
<contractors	0:11 1o:-10
<conversation	0:9
<convert	0:18
<cook	3:-8 9:-6 l:-6 1s:-5 1y:12 2a:-6 2d:-6 2j:-6
<cookbook	15:-5
<cooked	0:7
<cooking	0:13 2o:-11
<cookoff	0:8
<cooks	24:13 2a:-6
<cop	0:6
<copper	0:13 1v:6 1y:-10 24:-6 2o:-5 2w:-6
<corgis	0:6
<coriander	0:13
<cork	0:11 11:-6 2k:-9
<corner	0:-7 24:8
<cornish	0:10 1y:-8 2r:-7
<cornwall	2o:8
<corolla	2q:-8 2w:-5 30:6
<correct	0:-11 2a:18 2p:-6
<correction	2o:13
<corvane	0:7 1x:-9
<corvid	0:10
<cos	0:9
<cost	0:17
<costs	0:-5 24:9
<costume	0:12
<cottage	0:8 v:-7 15:-5 1x:-12 2d:-6
<could	0:16 e:-5 1x:-10 2d:-8
<could've	x:8
<couldn't	0:14
<council	10:8 1v:-6 2r:-8
<counselling	0:9
<counsellor	0:-10 24:10
<count	0:12 23:-11 2w:9
<country	9:-8 b:-6 e:-7 i:-6 o:-6 t:-7 1x:-9
<couple	13:-7 2q:-6
<couples	1k:10
<course	c:-10 1k:-5 1t:11 25:-5 2k:-5
<courtroom	0:9
<cousin	1:-6 2:-6 3:-5 8:-4 a:-6 c:9 e:7 h:-7 o:-5 p:-6 t:-5 11:-5 15:-6 16:-7 18:-6 19:-6 1g:-9 1v:-12 1z:-6 25:5 26:6 2e:-5 2f:-8 2g:-8 2m:-15 2o:-9 2p:-8 2r:-5 2v:-5
<cousin's	0:13
<cousins	0:21
<cover	0:15
<covered	0:11 v:-6
<covid	0:-10 1x:-7 1y:12 25:-6
<coworker	g:-5 h:-5 x:10 10:-7 12:-5 1t:-5 24:-5 2g:-6 2h:7
<coworker's	0:14 2d:-5
<coworkers	0:11
<cows	0:10 11:6 1y:-10 2k:5
<cpr	2w:10
<cracked	7:7 1q:6
<crag	0:12
<craig	0:-10 1a:7 2t:7
<craigmuir	0:9
<cramps	0:12 25:-4
<cranky	0:11 2j:-5
<crashed	e:-6 1h:-6 1x:7 2o:-11
<craving	0:11
<crawling	0:12 1x:-6
<crazy	0:9
<cream	0:10
<creche	1k:-7 2l:-6
<creches	0:9 2p:-9
<crewmate	0:-12 h:-5 x:6 20:-7 2o:10
<cricket	0:12
<cricketer	0:13
<critical	0:9 1q:-6
<crochet	0:13 2:-6 e:-6 1x:-11 1y:-5 27:-6 2a:-6 2q:10
<croqueta	0:13
<cross	e:-6 27:8
<crosses	0:10 12:-5 2l:-7
<crown	0:-7
<cruciate	0:9 1x:-9
<cruel	0:12 17:-5 1x:-8 2q:-5
<crumb	1v:5
<crv	0:9 24:-7 2r:-8
<cry	0:15 24:-7
<crying	0:9 2o:-7
<cto	0:8
<cue	0:7 2l:-12
<culinary	0:-4
<cup	0:12 1y:-8
<cups	0:11 24:8 2a:-7
<curie's	0:14
<curly	0:-5 1n:5
<currently	0:13 10:6
<curse	0:-10 l:-5 24:11
<curtis	0:-4 24:9
<cusses	24:9
<customer	0:11 2q:5
<cut	5:-5 1n:-5 1o:-8 1r:9 24:-6 2o:10
<cuts	0:9 4:-5
<cycle	0:-11 1x:-9 2o:12
<cycling	24:9
<d	2:-7 26:-8 2z:-6
<da	0:11
<daan	0:8
<dacia	0:9
<dad	1:-5 2:-9 4:-7 g:-6 v:5 11:-6 13:-5 18:-10 1a:-5 1c:-7 1k:-12 24:-14 2g:-4 2j:8
<dad's	2:-5 g:-6 o:-11 x:-9 11:5 27:9 2k:13
<dads	d:6 1e:-7 1w:7 24:-10
<daffodils	0:5
<daft	t:11
<dairy	p:5 11:6 1y:-12 28:5
<dale	0:7
<dam	0:-5 1y:10
<damage	0:10
<dana	0:6 1x:-6
<danced	0:10 l:-5 24:-9
<dancer	0:11
<dangerous	0:11
<daniel	0:-7 2:8 3:5
<danielle	0:-9 w:-8 26:7
<dark	0:-9 2p:10
<darnell	0:6
<darragh	0:11 15:-5 2o:-11
<dartmouth	10:7 24:-6 2j:7
<darts	0:-13 1y:11 23:-10
<data	2o:-7 2r:6
<date	0:16 1x:-8
<dates	0:12
<dating	0:9
<daughter	3:5 c:-4 k:-3 v:-7 12:-6 15:-6 1d:-6 1k:9 1l:6 1v:-9 1y:-5 20:-6 23:-12 25:-8 2c:-11 2j:-15 2l:-5 2o:-11
<daughter's	0:-3 2:7 h:8 1m:8
<davi	2:7
<day	2:-8 m:-6 w:-5 18:-7 1c:-6 1x:10 23:6 2y:-5
<daycare	0:6 l:-7 24:-11 2v:6
<days	k:-7 o:11 1b:5 23:-9 24:9 2o:5 2p:-6 2r:-9 2u:8
<dayton	0:10 2d:-7
<de	l:-6 x:-8 1v:-5 24:-9 2d:-6 2e:12 2v:6
<deacon	0:9
<dead	0:10
<deadline	0:11
<deaf	0:-5 25:9 2p:-6
<dear	0:16 x:-11
<dearer	0:7 2p:-7
<dearly	0:9
<death	i:6
<debate	0:-7 1k:9
<debt	0:7
<december	0:10 1x:-5
<decent	0:11
<decide	0:12
<decided	0:-4 2o:5
<deck	0:16
<dee	o:6 27:8 2o:-6
<deep	0:-5 1x:7
<deferred	1x:8
<degree	0:-3 p:-9 1c:7
<deleted	0:-12 x:-5 1g:14
<delivered	0:-10 1x:-7 1y:13
<dell	0:5 e:-5 m:-9 1q:10 1x:-9 23:-6 25:-6
<den	0:11
<denise	0:12 1x:-12
<dental	0:-2 1e:5 1v:-8 2o:-6 2v:6 2x:5
<dentally	0:15
<dentist	1e:5 2j:-6 2x:5
<dentistry	10:-6
<denver	0:23 1x:-8 2o:-6
<deploy	0:13 1g:-5 2o:-6
<deposit	0:7 11:-8 17:-5 2k:-11 2q:-9 30:8
<depot	2r:-5
<depth	0:10 29:-5 31:-6
<derby	13:7 1x:-9 2d:-7
<describe	0:19 f:-6 15:-5 1y:-14 2o:-12
<description	0:10
<deserved	0:9
<design	a:9
<designed	1y:12 2o:-8 2p:-7
<designer	0:17 1c:-6
<dessert	0:11 2o:-6
<detest	0:-10 1s:14 2z:-5
<deutsche	0:11
<dev	p:5 1b:5 1u:8
<developer	0:5 1g:9 2j:-6 2q:-6
<devon	0:13
<diabetes	0:7 24:12 2j:-6
<diabetic	0:13
<diabetics	0:14
<diagnosed	c:-5 m:6 1e:-5 1x:9 1y:-9 2d:-5 2j:-9 2x:-8
<diamond	o:8 1x:-9
<diaper	0:-11 2o:11
<did	2:-5 7:-6 9:-5 c:-12 f:-10 i:-6 k:-6 l:-5 o:-7 t:-5 w:8 x:-8 10:-7 13:-7 15:-6 17:-4 1a:-8 1d:-5 1g:-6 1h:-5 1t:-8 1v:-11 1x:8 23:-6 24:-8 25:-7 2a:-8 2o:-10 2r:-6
<didn't	0:12 x:-5
<die	0:14
<died	q:-6 13:6 18:-5 1x:10
<diego	0:9 l:-5 x:8 1k:-6 24:-9
<dies	0:7
<diesel	0:11
<dietetics	0:6
<difference	0:15 10:-8
<different	2v:10
<diner	0:10
<dining	0:7 23:-6
<dinner	0:17
<dinners	0:9 2o:-8
<diploma	2f:8
<director	0:11
<dirty	0:12 e:-5
<discord	0:11 24:-6
<dishes	0:15
<dishwasher	0:11
<disney	0:-5 2o:7
<disowned	0:7
<distance	0:8
<divorce	0:2
<divorced	0:9 v:10 1e:5 1x:-7
<diwali	0:7
<dm	0:-9 l:-6 24:9
<do	0:11 2:-6 4:-6 5:-8 c:-7 e:-7 g:-9 i:-7 r:-8 s:-9 u:-6 x:-6 y:-5 12:-5 15:-7 16:-7 18:-5 1a:-6 1b:-8 1c:-5 1o:-8 1x:-7 24:9 2a:8 2c:5 2j:6 2o:-9 2p:-12 2r:-12
<doc	0:5 m:8 25:-5
<doctor	8:-6 l:-5 m:11 r:-5 x:-6 1x:-6 25:13 2d:-10
<doctors	0:11
<does	0:10 2:-5 5:-5 c:-6 e:-5 l:-5 o:9 p:-5 r:-6 u:-5 x:-6 y:-6 z:-6 11:-6 13:-6 16:-6 1h:-5 1o:15 1x:-11 27:7 2a:-12 2d:-9 2j:12 2p:-10 2q:-7
<doesn't	0:3 8:10 e:-5 1r:-11 1s:12 1x:-7 2d:-6
<doesnt	0:9 9:-9 l:7 1s:-9
<dog	c:-7 e:7 m:-9 v:-5 13:-5 17:-7 18:-6 1a:-6 1r:7 1x:12 24:-6 2q:-15 2r:-8
<dog's	0:-4 2:10 8:9 m:-6
<dogs	0:8 2w:-5
<doing	a:6 c:-5 w:7 11:-6 15:11 1b:-7 1t:10 1x:-14 25:-5 2f:8
<dollars	0:12
<dolly	0:13
<dombrowski	0:11 l:-7 24:-8
<don	0:9 1t:-5 1v:-5 2e:-5
<don't	1:-5 2:-4 9:10 e:-6 g:-5 i:-6 k:-5 m:-10 s:-7 t:-10 v:-5 z:-7 10:-5 1d:-7 1g:-5 1h:-5 1m:10 1s:11 23:-7 2a:10
<donal	0:11 c:5 1v:6 1x:-12
<donal's	0:-11 e:8 1x:8
<done	c:-5 e:8 g:-5 t:-5 v:-6 x:-5 15:-5 1v:-7 2d:-6 2o:9 2r:7
<dont	8:10 e:-5 t:-5 u:-5 1o:12 1x:-12 24:-10 2a:15 2c:-7 2p:-8
<door	0:7 13:8 1o:-7 2o:-6
<door's	0:4
<dorm	0:-2 2p:9
<dorset	0:11 1t:-6 1v:-5
<dose	0:10
<double	1k:-6 1v:6 23:-9 2x:6
<doubles	0:7 2p:8 2r:-5
<down	2:-10 l:-5 18:-7 1i:10 23:6 24:-8 29:-11 2o:7 2r:-8 2t:-5
<downpayment	0:8
<downstairs	0:10
<dr	0:-8 x:-13 1c:-5 1k:-6
<draft	0:11 c:-9 10:-8 16:-5 1h:-5 1k:-8 2g:11 2p:-12
<dragged	p:8 v:-6
<dragon	0:8
<draw	0:9
<drawing	0:7 k:-6
<dre	0:-12 1x:11
<dread	0:-5 i:7
<dream	0:-3 t:-6 1x:-6 23:19 30:-7
<dreams	0:10 1k:-6 2d:-6
<dreamt	0:14 11:-6 1x:-5 24:-5
<dress	0:10
<dresses	0:8
<drills	0:9
<drink	8:6 9:-7 l:-10 o:-5 p:-6 1o:-6 1s:-7 1x:-5 24:9 2a:-8 2p:-8
<drinking	0:11 12:-7 24:-5 2l:-6
<drinks	16:-6 24:9 2p:-10
<dripping	0:8
<drive	2:-6 7:-5 8:-5 9:-5 a:-5 k:-6 l:8 m:-5 s:-6 x:-5 11:-4 18:-8 1a:-5 1g:-6 1h:5 1q:-5 23:-8 24:9 2r:-10 30:11
<driver	2d:-7 2e:-5 2j:-9 2x:8
<drivers	0:9
<drives	c:7 l:-7 t:-5 x:-7 1k:-13 24:5 2j:8
<driving	e:-6 o:-6 v:-6 16:-6 1e:-9 1k:-6 1v:6 21:13 24:-17 25:-5 2a:-5 2j:13 2p:-6 2q:-5 2r:7 2t:-6 30:8
<drone	0:6
<drones	0:-4 k:5 23:7
<drop	0:12
<dropped	2:-6 a:-9 e:-6 k:8 m:-7 11:-8 18:-5 1g:-6 1y:-13 23:14 2f:10 2r:-5 2v:9
<dropping	0:-4 24:-8 2o:13
<drops	0:5
<drove	0:14 m:-10 25:-11 2d:-7
<drown	0:12 1x:-9 24:-12 2o:-11
<drugs	0:12
<drums	0:10
<dual	2h:16
<dublin	0:-8 1:-7 c:-5 e:-5 m:-5 v:6 x:-5 10:-6 15:-6 1d:-5 1g:-5 1k:11 1v:-5 1x:-12 2a:-10 2o:11 2v:-6 2x:12
<dublin's	0:7
<duchess	0:9
<duck	0:8
<due	0:7 15:8 2d:-13
<dumb	0:12
<dumped	0:-4 1x:5 2r:-6
<dunkin	0:9
<duolingo	0:10
<during	0:11
<dust	0:8 2d:-7
<dutch	0:8 u:-6 1o:-9 1v:5 24:8 2d:-10
<dwight	0:7 1x:-9
<dyed	0:-10 1n:7 1x:-5
<dyslexia	0:9
<dyson	0:11
<e	0:-7 1k:-6 2z:-6 30:12
<each	24:4 2d:4 2o:-5
<earl	0:-6 2j:4
<early	0:-2 l:-5 m:-8 1k:-5 25:7 2o:7 2y:8
<earn	k:-5 q:6 23:-12 29:8 2y:-10
<earned	0:14
<earning	0:10 2r:-6
<earns	0:14
<ears	m:7
<earth	0:7
<earthworks	0:-6 2w:6
<easiest	0:15 e:-5 2o:-5
<easter	0:9
<easy	0:14
<eat	8:17 9:-4 l:-7 o:-6 v:-4 1r:9 24:7
<eaten	0:-6 8:8
<eatin	0:-4 24:9
<eating	0:10
<eats	2:-10 8:12 l:-6 q:-5 1r:10 24:-6 2c:9
<ece	c:-5 1v:-7 1y:-8 24:-6
<edie	2:11 24:-9
<edie's	24:9
<efteling	0:8 1x:-7
<egg	0:11 20:6
<eggs	0:12
<eight	0:9 c:-6 m:-6 1l:-6 1v:-5 25:-10 2o:-5 2r:9
<eighteen	2x:9
<eighty	1l:6 25:-6 2l:-5
<einstein's	0:10 1x:-10
<elder	0:12 1x:-9
<electric	24:-5 30:8
<electronic	0:9
<elementary	0:6
<eleven	0:-4 i:-7 q:-5 r:-6 s:-8 13:-6 1y:9 24:-8 2a:-6 2k:8 31:8
<eli	1h:-7 23:8 26:-9 30:-8
<elite	0:6 e:-6
<elizabeth's	0:-3 9:7
<elon	0:7
<elope	0:11 2p:-11
<else	0:12
<else's	0:7
<eltroxin	0:11 2x:-8
<email	1:-5 b:4 l:-5 1a:-5 1k:-6 24:-6
<emails	0:-12 24:13
<embassy	0:13
<emergency	0:7 1y:-10 2j:6 2o:-8
<emigrated	1c:-5 2e:9 2v:-5
<emojis	0:13 2a:-12
<employed	0:9 2m:-5 2o:-5
<employee	0:5
<employees	0:10 5:-5
<employer	0:13 12:-7
<employment	0:-10 15:6 1x:-6 2o:8
<ems	0:-4 1y:6
<end	1:-5 1k:-11 2a:9
<ended	v:-5 1h:-4 1x:8 24:-7 2e:-5
<ending	0:-13 2a:12
<ends	0:6
<eng	0:-10 2g:8 2i:6
<engaged	0:18 15:-4 1x:-11 2o:-13
<engine	0:12
<engineer	0:11 1:-5 2j:-10 2o:-6
<engineering	x:-5 18:-6 1k:-6 1x:-7 24:7 2r:-10 2v:5
<engineers	0:7 1k:5 1x:-13 2r:6
<engines	0:13
<england	0:8 21:-5 2v:-8
<english	0:-2 c:-6 k:-6 s:11 x:-5 23:-8 2a:14
<enniskerry	0:9 1x:-7
<enough	v:6 24:7
<enrolling	0:-9 e:-7 15:-9 1x:-15 2o:13
<ensaymada	0:-11 24:9
<envelope	0:11 2p:-6
<ep	0:10
<epilepsy	0:6
<epipen	0:10 2o:-10
<er	0:-8 29:-5
<erasmus	0:19
<error	0:14 1q:-5
<escaped	0:7
<escrow	0:11
<espresso	2k:7
<essay	0:11
<estate	9:-5 1s:10
<estimating	0:-8 2w:8
<ethan	0:-6 1k:5 27:7
<ethnically	d:7
<eulogy	0:12 2q:-5
<euro	0:-7 23:7 24:8
<eurogames	0:6 10:-5 1x:-6
<europe	0:7
<evans	0:-7 1y:8
<even	0:8 l:-10 1v:-5 24:-9
<evening	0:11
<evenings	0:7 24:-5
<ever	0:-7 6:-5 e:7 l:-6 x:-5 18:-5 1x:16 24:-7 2a:11
<every	0:9 4:-5 6:-6 9:-8 c:-9 e:-5 f:-8 g:-5 k:-13 l:-6 m:-5 n:-6 o:-5 t:-7 v:-8 x:-9 10:-6 12:-12 15:-5 16:-7 18:-8 1c:-5 1i:-7 1k:-7 1n:-5 1v:-6 1x:-5 1y:-9 23:5 24:15 25:-8 26:-6 27:-6 2l:-16 2o:-5 2p:-9 2q:-6 2r:-5
<everybody	c:-7 t:-7 z:14 1o:11 24:-8
<everybody's	0:9
<everyone	0:11 l:-6 z:8 24:-9
<everyone's	0:10 5:-5 1o:-6
<everything	l:7 v:-10 x:5 11:-6 1g:14 1o:7 24:-10 2a:-9 2d:-5 2w:-7
<everythings	0:-14 1o:13
<everywhere	0:14
<ex	0:5 g:-6 v:-5 12:-6 18:-6 1k:-8 24:9 2j:-7 2r:-9 2s:16
<ex's	0:12
<exactly	0:10
<exam	0:6
<examiner	0:11 1k:-5
<example	0:3 2a:-8 2n:8
<excel	0:13
<excuse	0:9
<exercises	0:13
<expecting	1x:10 25:9 2o:-8
<experience	0:16
<expired	0:8
<explain	0:11 9:-5 c:-5 g:-4 i:-4 n:-4 o:-5 t:-6 u:-5 v:-6 w:-5 x:-6 10:-5 12:-8 13:-5 15:-6 1a:-7 1d:-5 2a:13 2d:-6 2o:-11
<explained	0:5
<exs	0:16
<extension	0:11 18:-5
<extra	0:10
<extract	0:11 1k:-5
<eye	0:11 2o:-7
<eye's	0:7
<eyes	0:8 4:6
<f	0:6 1k:-9 2n:-6 30:5
<facetime	0:10
<fact	0:8
<fags	0:8 2o:-6
<failed	u:-5 1d:-7 1x:9 2o:-6 2w:-9 2y:-5
<fair	0:13 2:-5 10:-9 24:5
<fairly	0:12
<fairy	0:7
<fake	0:8
<fall	0:10
<falling	0:13 1x:-8
<falls	0:13 2o:-9
<family	k:-9 m:-5 v:-6 x:-9 z:6 23:-6 24:-11 2o:9
<famous	0:12
<fan	0:4 24:-8 2a:-7 2c:7
<far	p:-6 18:8 2r:7
<far's	0:6
<farm	p:9 v:-6 1x:-5 28:5 2k:-7 2o:-5
<farmer	0:15 2d:-5
<farrow	0:-5 2o:4
<farthest	0:14 1x:-9
<fasciitis	0:10 e:-6
<fast	0:11
<fastest	0:7
<fasting	0:12
<fate	0:-8 1o:8
<father	o:-7 10:10 18:-6 1c:-6 1d:-6 1x:-7 2r:-7
<father's	0:7
<fave	20:7
<favorite	h:17 o:-6 t:-5 1d:-6
<favourite	h:22 m:-5 t:-5 v:-5 x:-11 10:-6 12:-5 1h:-5 20:14 2o:-5
<fear	0:-5 i:14 1k:-7 21:-7
<feb	0:8 24:-6
<february	0:16 2o:-6
<feed	1v:7
<feedback	0:-9 r:7 2a:6
<feeds	24:8 2m:-7
<feel	0:13
<feeling	1o:7
<feels	0:13 24:-10
<fees	0:6
<feet	0:13
<fell	0:-7 1x:10 24:-9
<fella	e:8 g:7
<felt	0:14 k:-6 23:-12
<fely	0:-11
<female	0:6
<femke	0:12
<fender	0:6
<fergus	0:-5
<ferry	0:7 1y:-6
<festival	0:9 2p:-6
<fever	0:11 24:-8
<fever's	0:14 1x:-6
<fhsa	0:8 15:-5 2a:-5 2k:6 2o:-11
<fi	0:6 1k:-6
<fia	0:12 1c:-5 23:-6
<fiancee	2:-6 x:11 10:-9
<fiction	0:11
<fictional	0:9
<fiddle	0:-6 1:6 1k:5
<fiesta	e:-9 1a:-5 1h:9 30:-7
<fifty	0:7
<fight	0:15 x:-6
<fiji	0:12 l:-5 24:-10
<file	0:9 23:-5
<filey	0:8
<fill	0:12 2a:-10
<film's	0:4 h:10 x:-6 23:-7
<filmed	0:7 1x:-6 2o:-8
<films	0:10
<filter	2c:9
<final	0:10
<finally	10:-6 1h:-6 2x:8
<finbarr	0:-5
<finbarr's	1k:5
<finch	0:10
<find	0:18 x:7 23:-10
<finding	0:8
<findlay	0:8 1k:9 24:-8
<finds	0:14
<fine	0:6
<finger	o:8
<finished	1:-7 4:-5 a:10 m:-6 17:7 1k:-9 1x:-9 24:-14 25:-5 2r:10
<finishing	0:-5 a:-5 1c:8 1t:9
<fintech	0:-7 c:9 x:-7
<fire	0:13
<fired	1v:5
<firm	0:11 1:-8 v:7 1k:-13
<firmly	0:-5
<first	2:-7 3:-5 5:-6 6:-9 8:-6 c:-11 e:-10 f:-9 g:-7 i:-6 l:-6 m:-9 o:-6 p:-6 q:-7 t:-7 v:-11 x:-9 10:-11 11:-6 13:-6 15:-10 1a:-7 1e:-11 1g:-8 1k:-7 1o:-8 1q:-6 1y:12 24:-8 25:-7 2a:7 2c:-8 2j:-7 2k:-6 2o:-6 2p:-6 2r:-6
<fish	0:12 v:6 24:-6 27:-8 2a:-8 2j:8
<fisherman	0:6
<fishes	0:7
<fishin	0:9
<fishing	l:7 27:-5
<fit	0:7 1h:-5
<five	0:7 3:-5 l:-8 m:-6 15:-7 1k:6 24:8 26:10 2a:-13 2d:10 2m:-7 2o:-15 2q:-7 2s:12 2x:-5
<fix	0:-8 2p:9
<fixed	0:-8 11:11
<fixer	0:-6 1x:8 2k:-5
<fixes	0:9
<fixing	0:-7 1q:-5 2q:13
<flat	1x:8 20:-6 2o:-7 2p:12
<flatmate	x:10 1h:-5 23:-7 2j:7 30:-6
<flatmates	0:16
<flats	0:9
<fleece	0:-13 l:7 1v:-6 24:7 2v:-5
<flew	v:-6 1x:5
<flight	v:-7 23:5 2q:-9
<flights	0:13 2o:-6 2p:-5
<flip	0:-5
<flogged	0:6 1x:-11
<floor	0:9
<floors	0:9
<florist	0:11
<flour	0:16
<flower	0:5 23:-10
<flown	1y:8 2d:-7
<fluoride	0:-13 1o:13
<fly	18:-7 1x:-8 2k:-5 2o:15 2r:-11
<flyer	0:13
<flying	29:-6 2o:20
<folk	0:13
<folks	0:15
<follow	1k:-6 1t:11 1x:-9 2o:-10
<followed	0:8 1x:-6
<following	0:14
<font	0:11
<fonts	0:11
<food	0:4 20:9 2r:13
<foot	0:12 15:-5 1y:-8 26:6 2o:-14
<football	0:10
<footy	0:13
<for	5:-4 d:-5 f:-5 g:-7 j:-6 l:-7 o:-4 p:-4 q:-6 v:-9 x:-6 z:-5 10:-7 11:-6 12:-4 13:-5 17:-6 18:-13 1a:-5 1b:-6 1d:-5 1i:-6 1k:6 1l:-6 1o:4 1q:-7 1r:-5 1y:-9 1z:-6 20:-5 23:6 24:-12 25:-4 29:-7 2c:-6 2g:-11 2k:-13 2l:-7 2o:8 2p:-5 2r:9 2w:-14 2x:10 2z:-6
<forerunner	0:-6 1q:5
<forgot	0:11
<form	0:6
<format	0:14 2o:-9
<forms	0:6
<formula	0:9
<fort	0:10 1k:-7 2v:6
<forty	0:6 1l:7 23:-9 2d:-6
<forward	0:9
<found	0:5 1:-6 2:-5 e:-10 u:-7 11:-5 15:-6 17:-5 1e:-6 2d:-7 2m:12 2q:-8 2x:-9
<foundation	0:-12 4:7 1n:7 2r:7
<four	c:-7 g:-8 k:-8 m:-10 o:-10 u:-5 15:-7 1v:-5 1x:-7 1y:12 20:-6 24:10 2d:12 2o:-5 2s:10
<fourteen	0:-7 29:10
<fourth	0:12 2q:-5
<fractions	2w:-5
<frame	0:8
<frank	11:5 1y:-6 2k:5
<freckles	1n:9
<free	0:9 o:6 1o:-8 1t:-6 24:6 2d:-6 2s:-7
<freelance	0:15
<freeze	0:11
<freezer	0:13 2a:-6
<freight	0:10 1v:-5
<french	0:10
<fresh	0:15
<freshman	0:10
<freya	2:10
<frida	0:12 m:-5 1y:-5
<friday	0:15 2o:-5
<friend	0:-5 1:-7 2:-5 3:-6 4:-6 8:4 9:-6 a:-5 d:3 e:-3 g:-7 h:-9 i:-6 j:-6 k:-6 m:-4 o:-6 p:-8 r:-6 s:-7 t:-6 u:-6 v:7 w:-10 z:-6 11:-5 12:-6 17:-5 19:6 1c:-6 1g:-6 1n:-5 1x:-3 23:-8 25:-3 2c:-6 2d:-8 2g:-6 2k:-5 2o:4 2p:-9 2q:-15 2s:-11 2v:-5 2w:4 2x:10
<friend's	0:18 e:-5 v:-7 10:-6 2j:-8
<friends	0:-5 11:-6 1e:6 1k:6 1n:-7 1x:-11 24:-12 2d:-9 2k:-6 2o:-5 2s:6 2w:8 2x:9
<fries	0:-8 24:9
<frightened	i:12 21:9 24:-7
<fringe	0:12
<from	2:-6 3:-6 4:-4 6:-5 8:-5 9:-6 a:-3 g:-6 h:-5 i:-4 j:-4 k:-9 l:-11 m:-15 n:-7 p:15 s:-7 x:-3 y:-6 11:-2 12:-6 13:-8 14:-6 15:-7 18:-7 19:-5 1b:-6 1g:7 1h:-5 1n:-7 1q:9 1r:-6 1t:10 1v:8 23:-11 25:-17 29:-12 2a:5 2d:-5 2e:-7 2j:-8 2l:-5 2m:-6 2p:-5 2r:-13 2v:11 2y:-3 30:-7
<front	0:14
<frost	0:11 24:-11
<frosty	16:-8 24:-5 2c:9 2p:-13
<froze	0:10
<frozen	0:11
<fruit	0:7
<ft	2:-5 26:8
<full	0:8 24:-8 2c:-6 2k:-5 2p:-6 2r:6
<fun	0:9
<function	0:8
<functions	0:11 2a:-7
<fund	0:10
<funny	0:12
<furnish	0:9 1x:-9
<further	0:11
<future	0:10 x:-6
<gabions	0:6
<gain	0:11
<galaxy	0:-6 1q:6
<gallbladder	0:-14 1x:14
<galway	10:6 2j:7 2o:-6
<game	v:-6 1y:-8 24:9 2o:-5 2p:-7 2q:10
<gamer	0:-8
<games	1s:10
<garage	0:7
<garda	0:-7 1x:8
<garden	0:-10 3:-6 2a:-5 2o:10
<gardener	0:13 p:-6
<gardens	0:18 5:-6 1o:-10 1p:-8 1x:-9 24:-7
<garlic	1r:-5 24:6
<garmin	e:-6 1q:9 1x:-7 2q:-5 2r:-5
<garryvoe	0:-5 24:6
<gas	0:4 2w:12
<gate	0:10
<gates	0:15
<gathogo	0:-12 x:-7 2g:-5
<gave	1:-5 2:-6 l:15 p:-7 v:-6 10:-6 1d:-5 1k:-6 1x:14 24:-7 27:-6 2j:-5 2w:-6
<gazelle	0:12
<ged	0:10 1k:-6 1v:-5
<geelong	18:7 1t:-5
<geese	0:9
<gelding	0:9 2p:-9
<gemini	0:9
<gen	0:12
<general	2r:7
<gentle	0:10 2p:-5
<geoffrey	0:-5
<geography	a:9 24:-6
<gerald	0:14 2o:-10
<german	k:-5 23:-5 2o:11 2r:-6
<germany	2x:6
<gestational	m:-8
<get	1:-6 7:-7 9:-6 k:-7 o:-5 r:-5 v:-5 11:-6 13:-6 1a:-6 1d:-7 1g:-10 1i:-6 1o:4 1s:-6 1x:-11 1y:-6 21:6 23:13 24:-2 29:9 2a:-7 2k:-6 2l:9 2o:-15
<gets	0:7 l:-6 24:7
<gettin	0:-14 2o:7
<getting	0:-3 a:-6 c:-6 e:-9 m:-5 v:-7 10:-5 1a:-11 1x:12 1y:-5 24:-9 2h:16 2l:-5 2t:9
<gf	0:-10 e:-10 2o:9 2q:-7
<gift	0:11 2:7 23:-8
<gilroy	0:9 13:6 2o:-6
<gimme	0:11
<gin	0:8
<ginger	1n:8
<girl	2:7 c:5 x:8 1x:-11 23:-6 24:-11 2c:6 2j:-8
<girlfriend	0:-2 5:-5 8:7 a:-5 m:-8 o:-7 s:4 u:-7 v:-4 1c:-6 1g:-5 1o:-7 24:4 2d:-7 2o:6
<girlfriend's	e:-10 1x:8 2m:-12
<girls	0:12
<git	0:7
<give	0:8 1:-5 2:-9 e:-5 i:-5 l:-6 m:-5 o:-6 s:-6 t:-6 u:-8 x:-7 z:-4 11:-5 13:-6 15:-10 17:-6 18:-6 19:-5 1d:-7 1h:-6 1x:-5 1y:-5 23:-11 24:-5 2a:11 2d:-9 2o:-9 2q:-8 2r:-5 2w:-5
<given	3:6 c:-6 1k:-6 1v:-9 1x:12 24:-9
<gives	0:11 k:-6 23:-14 2g:6
<glasgow	0:-7
<glasnevin	0:-6 1x:9
<glass	24:10 2s:-8
<gluten	24:10 2d:-8
<go	1:-8 2:-7 9:-8 c:-6 g:-6 k:-6 t:-6 v:-6 x:7 10:-6 15:-8 1d:-8 1g:-6 1k:-5 1v:-6 1x:-11 24:7 2a:6 2d:-13 2r:-6 2v:13 2y:9
<goal	23:8
<god	0:14
<godfather	0:17 23:-5
<godson's	0:10 2j:-5
<goes	9:-6 a:-7 c:-5 m:-5 o:-5 t:8 v:-6 x:-5 15:-6 1b:-7 2l:-5
<goin	0:8 v:-6 1b:6 1c:6 20:-6
<going	2:-5 8:-8 k:-12 l:-7 m:-6 r:-6 v:-8 10:-10 16:-5 1g:-6 1x:5 1y:-6 23:-10 2j:-5 2o:6 2p:-5 2y:-9
<goiânia	0:-8 23:11
<gold	1n:-6 20:12 2d:-5
<golden	0:10 x:-6 1k:-5
<goldfish	0:9 2q:-5
<golu	0:6
<gone	8:5 9:8 m:8 t:12 15:-8 1x:-6 2e:-8 2o:-5 30:-3
<gonna	l:-6 1h:-6 1o:-5 2o:8 30:-6
<good	2:-8 c:-6 i:-7 l:-5 m:-5 t:-6 v:-8 x:-8 10:-5 13:-6 1h:-7 1o:6 1x:-5 2a:-9 2q:-10 2s:4 2w:18
<google	0:3 1x:-6 2z:10
<gosia	0:15
<got	1:-6 6:-7 8:-5 9:-4 f:-8 h:-6 k:-5 l:-8 o:-7 p:-8 q:-7 r:-5 t:-5 u:-5 v:-14 w:-5 x:-5 z:-6 15:-9 1a:-5 1b:-5 1c:-9 1e:-4 1i:-5 1l:-6 1m:-7 1n:7 1p:-11 1t:-7 1v:5 1x:8 1y:-16 1z:5 21:9 23:-8 24:-13 27:-7 2a:-7 2c:-6 2d:-11 2j:9 2l:-8 2o:-12 2r:13 2t:-7 2v:-9 2w:-6 2x:-9
<gotta	o:-5 t:-5 x:-5 10:-5 1d:-6 24:12
<government	2o:-8 2v:8
<gpa	0:-8 2r:8
<grace	0:5 10:9 1x:-7
<grade	2:-7 x:-5 1x:9 23:-7 25:-12 2o:-5 2x:-5
<graduated	c:-5 p:-9 v:-6 1v:-9 1x:10 2d:-8
<gram	2:8
<gram's	0:12 v:8
<grams	0:-10 2a:10
<gran	0:11 x:-5 1x:-8
<gran's	0:9 25:-7 2d:-5
<grand	0:17 29:-8
<grandad	1x:9 2o:-6
<grandchildren	0:10
<granddad	0:16
<granddaughter	a:7 m:-7 n:-8 10:-7 1p:-6 23:-7 25:-11 26:-11 2o:6
<grandfather	0:-11 g:-5 v:-6 x:-6 2j:13 2r:-8
<grandkids	v:-7 x:-6 24:12 2y:-7
<grandma	m:-7 x:15 18:-5 25:-10 2a:-5 2d:5
<grandma's	6:6 x:-5 1p:7
<grandmother	o:9 25:9 2d:-6
<grandpa	l:-5 15:-6 1t:-6 24:-9 2o:-11
<grandson	t:7 2r:-8
<granny	2:7 18:-5
<grapefruit	0:16
<grapes	0:-10 1y:5
<gravy	0:-14 1x:7
<gray	0:14
<great	v:-6 10:-6 20:7 2a:-6
<green	1x:-6
<grew	0:7 p:14 v:-7 1n:-6 28:10 2k:-5
<grey	1n:9
<greyhound	0:8 1l:-5 1x:-7
<grief	1o:11
<grinder	0:15
<griptape	0:11
<groningen	0:9 1d:-6 2w:-7
<gross	0:10 17:-6 2q:-14
<grounding	0:6
<group	0:10 1s:9
<grow	27:8
<growing	0:-9 o:13 1n:8
<grumpy	0:13 c:-5
<guess	0:11 15:-5
<guest	0:7
<guests	0:10
<guidance	0:9
<guimaras	0:14 1n:-5
<guinea	x:7 24:-10
<guinness	0:9 2c:-5
<guitar	1x:-5
<gujarati	0:11
<gun	0:10 2q:-10
<gunsmoke	l:-5 24:5
<gus	0:-7
<guy	0:11 4:-7 l:-5 1k:-5 24:-13 26:5 2a:7 2j:-6 2l:-6 2q:-12 2s:7 2v:-6
<guys	0:9
<gwladys	0:-7 10:-6 1l:6 2j:-6
<gym	0:6 l:-5 1k:-5 2o:-6 2v:-5 2w:-6
<h	23:-7 2x:8
<haag	0:9
<hack	0:9 23:-8
<had	1:-5 2:-11 3:-7 4:-5 7:-5 8:-5 9:-5 c:-7 g:-9 h:-5 k:-7 l:-7 o:-12 p:-6 t:-5 u:-5 v:-6 10:-7 12:-6 15:-7 1a:-5 1c:-6 1d:-5 1e:3 1m:-5 1n:-6 1o:-13 1x:13 1z:-9 25:7 27:-5 2j:-5 2o:-12 2r:-6 2x:8
<hadn't	0:13
<haha	0:9
<haiku	0:11
<hair	0:5 4:11
<hair's	0:-15 1n:15
<haircut	0:9
<half	a:-5 c:-7 d:8 i:-4 k:-6 l:-8 s:-9 v:-7 y:-5 1a:-5 1b:-6 1t:-6 1v:-6 1w:10 20:-5 23:-5 27:8 2q:-5 2r:-9
<halfway	0:2 24:-5
<halifax	0:9 1k:-8
<halina	0:5
<halliburton	0:-10 1x:9
<hallmark	0:-8 t:8 2c:7
<hallway	0:10
<hamish	1m:10
<hamlet's	0:8
<hamster	0:11
<hana	0:10 1y:-5 2d:-6
<hand	8:-6 m:-8 1h:8 25:-6
<handbook	2q:12
<handed	c:9 1x:14 24:-9
<handle	0:10 2w:-5
<hands	0:13 2a:-5
<handwriting	0:9 23:7 2o:-13
<hang	0:7 24:-6
<hangs	0:13 m:-7 1x:-9 23:-5 25:-9
<hannah	0:6 e:7
<hannah's	0:12
<happen	1o:8
<happens	1o:4
<happier	0:7
<happy	0:12
<hard	0:15
<harley	0:10 1x:-9 23:-5 2o:-9 30:-5
<harrogate	0:-5 2o:7
<hartley	x:5
<has	1:-8 4:-5 6:-5 a:-7 d:-5 h:-5 m:6 n:-6 p:-5 q:-6 r:-9 t:-5 u:-8 v:-6 w:-5 x:-14 z:-6 10:-13 15:-6 17:-5 1a:-6 1c:-8 1e:-4 1f:-6 1i:-8 1k:-7 1m:9 1n:-6 1q:-9 1x:8 23:-18 25:12 29:-5 2c:-5 2d:-15 2j:-16 2k:-4 2m:-4 2o:-14 2q:-11 2t:9 2v:-7 2x:-5 31:-5
<hasn't	0:6
<hat	0:6
<hate	0:-2 1:-6 5:-6 8:-5 9:17 l:-8 m:-4 o:-8 x:-6 10:-6 1c:-5 1n:-5 1o:-6 1s:14 24:-8 27:-7 2c:-5
<hated	0:3 9:10 1x:-8
<hates	9:17 h:-5 i:-6
<hats	0:8 2a:-6
<hauling	0:9
<have	6:-6 9:-6 c:-6 i:6 j:-6 k:-14 l:-8 o:-6 p:-5 s:-7 t:-9 v:-16 w:-7 x:-9 z:-8 11:7 17:-5 18:-6 1c:-6 1e:-6 1g:-10 1q:7 1r:-9 1t:-5 1v:-8 1x:-9 1z:8 21:-8 25:-5 2c:-13 2j:-8 2k:13 2q:-10 2r:-9 2s:7 2x:-7 30:-7
<haven't	0:8 k:-5 23:-6
<havent	e:9
<having	0:-7 c:-5 m:-5 o:-6 15:-11 1k:-6 1l:-5 1v:-5 1y:12 25:-5 2d:-6 2o:9 2p:-10 2q:-6
<hawk	0:10
<hawks	0:9
<hay	0:7 24:-9
<hayfever	0:8
<hazelnuts	0:13
<hd	0:12
<he	0:7 1:-5 7:-9 8:-9 9:-6 d:-7 e:5 f:-8 g:-7 h:-5 i:-5 p:-6 q:-5 u:-6 w:-7 x:-4 z:-5 13:-10 15:-4 1a:-11 1b:-7 1e:-6 1f:-5 1g:-15 1h:-6 1i:-6 1x:7 1y:-15 1z:-6 24:9 2c:11 2d:-8 2j:12 2l:7 2x:-7 2y:-5
<he'd	0:-4 1h:4 1x:-9 2p:9
<he'll	0:-11 26:-6 2a:-6 2o:8
<he's	0:-6 2:7 6:-7 7:-7 8:-7 9:-6 c:-8 f:-6 g:-5 h:-6 i:-6 j:-8 k:-6 m:-17 q:-5 r:-5 s:-7 t:-5 w:-10 z:-6 11:-6 13:-7 17:-6 18:-5 1a:-4 1d:-6 1e:-7 1g:-6 1j:-7 1k:6 1n:-8 1r:-5 1v:-5 1y:-6 23:-11 24:-13 25:-9 2a:-6 2d:7 2e:-10 2l:10 2q:-6 2t:-9 2x:-5 30:-9
<head	v:-9 1k:-7 1x:8 1y:-8
<head's	0:9
<headache	0:9
<headed	0:11
<heading	0:-6 2a:-6 2o:8
<headline	0:9
<headteacher	0:-6
<healed	0:9
<health	0:11 1x:-7
<hear	0:11
<heard	0:13 1x:-8
<heart	m:-6 1x:7
<heat	0:8
<heater	0:10
<heating	0:7
<heavily	0:10 24:-7
<heavy	1a:-5
<hector	y:5 1x:-7 2h:7
<heelflips	0:12
<heights	0:17
<held	0:11 24:-8 2c:-10
<hello	0:-3 1u:8
<help	0:10 13:-8 1k:11 2m:-6
<hen	0:10 13:7 2o:-6 2w:-6
<hens	0:11 x:-6
<her	1:-6 2:-6 3:-6 4:-5 7:-6 8:-5 9:-5 a:-7 c:-6 g:-7 i:-5 l:-7 o:-5 p:-5 t:-6 v:-11 w:-7 z:-7 10:-9 13:-7 1a:-5 1b:-5 1d:-6 1e:-5 1f:-5 1g:-7 1i:-5 1k:-6 1o:-9 1x:8 24:7 29:-5 2a:-12 2j:-7 2o:11 2w:-10 2y:-8
<herbaceous	0:7
<here	2:-7 e:-5 10:9 1x:-16 23:-7
<hereby	0:7
<hero	0:15 x:-9 10:-6 23:-6 2j:-6
<heroine	0:9 24:-5 2d:-9
<heron	0:6 2o:-6
<herself	1q:-6 1x:-5 2q:-9
<hes	2:9 13:5
<hey	0:-10 x:9 2a:10
<hi	0:7
<hide	0:6
<high	2:-10 18:14 2v:-5
<highway	0:11 1y:-5
<hilary	x:-6 23:-6 2g:7
<hill	x:-7 1v:7 1x:-7
<hilux	0:16 v:-6 2f:-5 2k:-6
<him	a:-6 l:-5 x:11 1k:-5 1o:-7 1t:-9 1x:-13 23:12 24:8 2o:5
<hindi	0:8 s:11
<hint	0:7
<hip	0:11
<hips	9:6
<hiring	0:7
<his	0:10 2:-5 3:-5 6:-5 7:-5 a:-6 c:-6 i:-6 k:-7 l:-5 m:-7 p:-4 r:-10 s:-7 u:-7 v:-7 10:-8 13:-6 17:-5 18:-6 1h:4 1n:-5 1s:-5 1v:-7 1x:11 23:-5 2a:-15 2j:-7 2k:7 2m:-14 2q:-7 2s:-5
<history	0:-6 1k:6 1t:-10 2k:-6 2q:14
<hit	0:-5 2:7 o:7 18:9 1x:9
<hmm	0:-5
<hobby	o:8 23:-5 27:8
<hockey	0:7 1k:7 1v:-7
<hog	0:-11
<holidays	0:8
<holy	0:-5 1c:-6 2v:7
<home	0:5 c:-9 l:-7 o:-5 p:-8 x:-7 13:7 15:-5 1v:-5 24:-11
<homeboy	x:10 10:6
<homecoming	0:11
<homesick	0:10
<homework	0:-9 1o:12
<honda	0:9
<honest	0:8
<honestly	0:-3 x:-7 1k:-6 1o:9
<honors	0:9 1x:-9
<hoop	0:-5 c:-5 1k:7 1v:-6
<hope	23:6
<hopes	0:15
<hoping	0:-7 k:4 w:-5 23:12 2f:-5
<horoscope	24:6 2o:-6
<horoscopes	0:7 1o:-6
<horse	1x:10
<horsebox	0:8
<horses	23:-9 2o:5
<hospice	0:-12 23:-5 2o:13
<hospital	0:-10 2r:9
<hospitality	0:12 1k:-10 2o:-7
<hosted	1x:7
<hotel	1x:6 2o:-10
<hour	0:12 29:-7
<hours	0:12 24:-5
<house	0:7 2:-6 a:-5 c:-5 v:7 x:-6 19:5 1x:-5 23:12 2d:-6 2e:12 2k:10 2o:-5 2p:-8
<household	0:-8 29:7
<housemate	x:9
<houses	1x:-7 2o:10
<housing	0:10
<how	0:14 l:-8 m:-6 o:-6 p:-8 s:-5 v:-10 x:-5 13:-7 15:-7 1c:-5 1g:-8 1l:6 24:-7 25:-6 2j:5 2o:-7
<hows	0:10
<hoyt	0:8 1x:-6
<hoyt's	0:-6 25:7
<hr	0:13 v:6 24:-8 2j:9
<hrs	0:6
<huckleberry	0:10
<huge	0:-11 o:11 13:8
<humble	0:12 1:-5 1k:-8
<hundred	29:8
<hung	0:10 1x:-8
<hunger	0:13 24:-7
<hungry	0:10
<huntin	0:11 2p:-7
<hunting	0:9
<hurricane	0:13
<hurt	0:7 2:7 e:-7 m:7 1x:-13 2o:-5
<husband	2:-8 4:-7 6:-7 a:-6 c:-10 f:-5 g:8 m:-5 o:-6 q:6 u:3 11:-6 15:-10 16:5 19:-5 1a:7 1g:-5 1v:-7 1y:-12 1z:-8 25:-11 26:6 2d:5 2g:-4 2m:6 2o:-11 2s:-8
<husband's	0:-3 g:-5 t:-5 v:-7 y:-9 10:-6 26:8 2u:7
<huskies	0:14
<hymn	0:-7 20:6
<hypothetically	0:9
<hypothyroidism	0:10 25:-5
<i	2:-4 7:-6 m:-2 r:-5 v:-7 15:-8 19:-3 1i:-5 1k:12 1l:-8 1o:10 1u:-5 1x:10 1y:9 20:-6 24:12 27:11 2a:-8 2b:-6 2c:10 2g:-9 2p:6 2r:8 2s:9 2t:-10 2v:-6 2w:9 2y:14 2z:12
<i'd	0:6 8:-5 o:-7 v:-8 11:-8 15:-5 16:8 1d:-5 2a:-12 2o:-7 2q:10
<i'll	0:5 l:-6 24:-13 2p:7
<i'm	5:-5 6:-6 9:-6 a:-5 c:-9 e:-5 f:-5 g:-5 h:-5 k:-5 l:-5 q:-5 r:-9 s:-6 u:-4 18:-7 19:-5 1c:-5 1d:-4 1e:-6 1h:-6 1k:5 1l:-7 1o:-8 1p:-9 1r:-8 1s:-8 1y:-9 1z:-5 23:5 24:7 25:-3 26:13 27:-9 28:-5 29:-6 2a:-12 2e:-8 2k:-7 2l:14 2o:14 2p:-5 2r:-12 2t:-10 2u:9 2v:-9 2w:10 2x:-4 2y:11 30:-7
<i've	2:-10 3:-7 7:-7 9:-8 a:-6 c:-9 e:-9 k:-7 n:-8 o:-11 p:-8 q:-6 x:-11 y:-6 11:7 12:-6 13:-10 1a:-6 1b:-7 1d:-7 1g:-6 1h:-10 1i:-6 1n:4 1x:-15 1y:8 2f:12 2j:10 2k:6 2o:-9 2q:-2 2s:-3 30:-6
<ice	0:-4 24:-5 25:4 2k:-6 2q:-5 30:5
<icing	0:-6
<id	1k:-5 23:8 24:-8
<idea	19:-7 23:7 2s:-7
<ideally	0:10
<ideas	x:12
<idk	0:10
<if	0:20 8:-6 e:-7 m:-11 o:-5 v:-14 x:-7 10:-10 12:-6 13:-7 1x:-6
<ife	1x:9
<ig	0:16
<ik	0:8
<illustrator	2z:-6
<iloilo	0:12 2o:-10
<ilonggo	0:12
<im	1:-7 2:-6 3:-2 4:-6 5:-6 6:-6 7:-5 9:-5 e:-9 g:-6 h:-6 k:-5 l:-12 n:-6 o:-5 p:-6 r:-10 t:-5 u:-6 v:7 x:7 z:-6 11:-8 13:-5 16:-5 18:-5 19:-7 1e:-5 1g:-6 1h:-11 1m:-6 1o:-6 1w:5 1x:-5 24:-13 2a:-19 2o:6 2q:10 2r:-7 2v:6
<imagine	0:18 2:-8 10:-7 2j:-5
<immigrants	0:8
<immigration	0:11
<implant	0:-5 25:-7 2k:-6 2o:8
<in	2:-6 3:-6 8:-5 9:-5 f:-5 j:-6 m:-7 q:-6 r:-11 t:-5 v:7 y:-6 11:-6 12:-4 14:-6 16:-6 17:-8 18:-3 1a:-6 1b:-6 1e:-3 1h:-5 1i:-6 1k:5 1l:-9 1m:-7 1n:-9 1p:-10 1q:-9 1s:-9 1t:11 1x:8 1y:5 20:-6 26:-10 28:8 29:-5 2e:11 2l:-10 2m:-10 2n:-6 2q:-11 2r:-5 31:-12
<income	0:-8 29:12
<incorporate	0:7
<india	0:10
<indian	0:16
<induction	m:-6 25:-7
<inez	l:10
<inform	0:14 5:-7 1o:-12
<infosys	0:15 1e:-5 1x:-5 2x:-8
<inhaler	0:5
<inherited	0:-12 2k:14
<inherits	0:9 1k:-8 2m:-7
<inis	1x:-8 2o:8
<insert	0:15
<inspector	0:9 2o:-9
<instagram	f:-5 1x:-6 1y:-5 2q:8
<installed	1x:11
<instead	0:10 1g:6 24:5 2o:-7
<institution	0:-10 1k:10
<instructions	0:9
<instructor	0:11 1x:-6 2j:-8 2w:-6
<instrument	0:8
<insulin	0:12 24:-8 25:-6
<insurance	0:14 17:-7 2q:-9
<insurer	0:11 2r:-9
<intend	1x:-11 2o:6
<interest	0:7
<intermittent	0:9
<intern	x:6
<interview	0:9 1x:-12 2o:9
<into	1:-6 c:-9 s:-6 t:13 v:5 w:-5 x:-6 10:-6 1c:-5 1d:-6 2c:15 2d:9 2v:-7
<intolerance	0:11
<intolerant	0:10
<invented	0:6
<inverness	0:10 1x:-8
<invitation	0:9
<invited	0:12
<inviting	0:-5 i:6
<invoice	0:11
<ipa	0:9 24:-6
<ipad	0:11 1x:-11
<iphone	0:9 2:-6 7:-5
<iphones	0:13 1n:-5 2k:-5
<ireland	v:6 1e:5 1x:-8 2x:4
<irish	0:10 1x:-6 2r:5
<iron	0:2 25:13
<ironhold	0:9
<ironman	0:10 15:-8 1t:-6 1x:6 2o:-7
<is	5:-6 b:-6 e:-4 g:-6 h:4 r:-5 z:-5 11:-5 15:-4 16:-6 17:-5 1d:-6 1f:-6 1h:-4 1i:-6 1j:-6 1o:12 1q:4 1s:-10 1t:6 1u:-8 1x:8 1y:-5 20:8 23:8 24:-5 29:-7 2a:-10 2d:-10 2f:9 2k:-9 2l:8 2m:-8 2n:6 2p:-11 2q:-4 2r:2 2s:-5 2u:11 2w:4 2y:-6 30:-7
<isla	x:8
<isn't	0:21 2o:-11
<it	0:15 1:-6 4:-6 5:-6 9:-5 b:-6 c:-8 e:-6 k:-4 l:-6 m:8 q:-7 x:-5 10:-6 11:-4 13:-6 1c:-6 1e:4 1g:-6 1h:-5 1o:-8 1u:-13 1x:6 23:-6 24:-6 29:-8 2a:10 2x:12 31:6
<it'd	0:16 t:-7 2c:-6
<it's	1:-6 2:-8 3:7 4:-5 5:-7 7:-7 8:-9 e:-10 k:-7 p:-7 r:-6 v:-8 w:-5 z:-6 10:-7 11:-6 19:-7 1a:-6 1b:-9 1d:-6 1e:-6 1g:-7 1i:-5 1q:-6 1x:-13 23:-7 24:-18 2a:-9 2d:10 2j:-5 2q:7 2r:-5 30:6
<italian	0:-6 d:5
<its	2:-7 4:-5 7:-5 9:-4 c:-5 h:-6 i:-6 o:-7 r:-5 v:-6 10:-5 12:-5 18:-5 1e:-5 1q:-7 1t:9 2a:-5 2d:14 2l:-6 2r:-7
<ive	0:6 6:-5 1p:-6 25:8
<jab	0:-8 3:6
<jacked	1x:5
<jaguar	0:6 1o:-6
<jakub	0:-7
<jamhuri	0:10
<january	1a:-5 25:4
<java	0:4 1v:-5 2v:-5
<jaylen	2:-5 e:-5 2o:10
<jazz	0:9
<jealous	0:13
<jeans	0:14 1g:-6
<jeep	0:15 u:-7 2d:-9
<jess	x:4
<jesuit	0:7
<jet	0:7
<jhong	0:7 1x:-3
<joan	e:-7 1x:-15 2j:-6
<job	v:-10 1o:8 1v:5 1x:-10 1y:-7 2j:6 2r:-5
<job's	0:-11 1e:9 2x:9
<jobs	0:9
<jodi	l:8 v:-10 2o:-12
<join	0:-4 23:7
<joined	1:13 a:-7 w:-5 x:-5 10:-7 11:-7 17:-4 1b:-7 1k:13 2j:-6 2k:-9 2q:-7
<joiner	0:6 23:-5
<joke	0:13
<jonah	0:7 e:-5 g:-5 t:8 1x:-6 2q:-5
<jonahs	0:6 1h:9 1x:-11 2f:-5
<joy	21:-5
<jpro	0:9 2r:-5
<juggle	0:-5 2w:6
<julie	0:-9 15:-6 2d:12 2o:-10
<julie'd	0:14
<julius	x:-7 2g:7
<july	15:-7 2d:-9 2e:-6 2o:10
<jump	0:12
<jumped	0:9
<jun	1x:-8 2q:6
<june	15:5 1f:-5 25:-5 2d:-13 2o:12 2y:-7
<juni	0:10
<junior	1k:7 1m:-8 1t:6 2r:-6 2v:-8
<juniper	0:-11 25:12
<just	0:5 1:-12 4:-6 9:-5 g:-7 h:-5 i:-5 m:-11 o:-7 r:-10 t:-5 u:-8 12:-7 13:-6 15:-10 17:-7 1g:-5 1h:-6 1k:-13 1v:-5 1x:14 1z:-5 23:5 25:-13 2a:-3 2e:9 2h:7 2j:-9 2o:-12 2q:-11 2x:-7 30:-7
<k	2:-5 p:-5 q:7 v:-5 1i:-8 1u:8 29:9 2d:-4 2o:-7 2r:8
<kabir	0:7 c:-5 m:-5
<kahlo	0:10 1y:-5
<kami	0:11
<kampala	0:13 1x:-11
<karaoke	0:12
<kasia	0:13 c:-6 1c:8 2o:-13
<kate	0:9
<katie	0:-6 e:7 2j:5
<katie's	8:6 2l:-5
<kavya	1t:-5
<kayak	0:8
<kayaking	0:10 2o:-10
<kcse	2o:12
<keen	o:9
<keep	0:4 r:4 11:5 12:-5 13:11 17:-9 1d:-6 1x:-12 1y:-13 24:-10 27:-5 2a:16 2m:10 2q:-11 2w:-8
<keeper	0:13
<keeping	0:-10 u:11 2d:12 2o:-6
<keeps	0:14 l:-9 13:9 1x:-10 24:-10 27:5
<keisha	0:7 2o:-6
<keith	0:9 c:-6 1a:5 1e:-5 1v:-7 1x:-6 2g:-5
<kenya	0:7 1y:-6
<kept	0:2 10:-6 12:-5
<kericho	0:-14 1n:-7 20:15 2d:-7
<kerry	0:-5 2r:7
<keto	0:8
<kettle	0:10
<kev's	0:10 v:5 1x:-10 2o:-11
<kevin	0:14 e:-6 1x:-9
<key	0:8 23:-8
<keys	0:-2 v:-7 1x:8 24:-8
<kia	0:9 24:-5 2e:-7
<kid	0:14 13:-5 1k:5 1x:12 23:-8
<kidney	0:-6
<kids	0:9 2:-6 7:-5 a:-5 s:6 1b:-6 1t:-5 1y:-7 24:-5 2d:9 2p:-8 2v:7 2w:8
<kigali	0:7
<kill	0:6
<killed	0:-7 17:6 2q:7
<killing	0:10
<kilojoules	0:-5 2a:6
<kilometres	0:8 24:-8
<kilos	0:15
<kin	0:8 24:-6
<kinangop	0:7 1x:-7
<kind	0:7
<kinda	2c:10
<kindergarten	0:-10 24:10
<kindle	0:7
<kindly	0:9 2a:7
<kinsale	0:11 l:-6 24:-9 2l:-6 2o:-5
<kiprono	v:7
<kirsty	3:8
<kirsty's	0:8 i:10
<kit	0:20 l:-11 24:-14
<kitchen	x:-5 10:-6 23:9 2z:7
<kitten	0:3 1k:-6 1x:11 2d:-7 2k:-8
<km	0:15 1x:-8 24:-5
<kmart	0:15
<knead	0:7
<knee	0:-2 18:-8 1x:12 2o:-8 2r:-5
<knee's	0:12
<knees	0:8 m:9 t:-5
<knife	0:13 m:-8 25:-13
<knit	0:10 2w:-10
<knocking	0:8
<knot	0:7 1x:-6
<know	0:6 9:-10 x:8 11:11 1d:7 1s:-12
<knows	0:7
<komoot	0:13
<kotlin	0:14
<kowalczyk	0:8 1u:-5 24:-5 2a:-6 2o:-5
<kraków	0:-8 1x:-6 2a:-6 2o:10 2x:7
<kreuzberg	0:7
<kubernetes	0:12
<kubuś	0:14
<kuya	e:-6 x:9 11:-7 1x:-10 2k:-11 30:5
<kwikpay	c:7
<kyabram	0:-7 2o:7
<kyoto	0:11
<l	0:10 1x:-16 25:10
<labrador	0:11
<lactose	0:4 m:-10
<lad	0:-6 1x:4
<lad's	0:-8 1x:7 1y:-5
<ladder	0:12
<ladies	0:16 24:-11
<lads	0:11
<lady	0:9 r:-7 t:6 1h:8 2a:-14
<lag	0:10
<lagos	0:16
<laid	0:-6 c:6 10:-6 15:-6 1v:7 1x:7 2j:9 2o:-8
<laidlaw	0:-2 b:-5
<lake	0:-3 1x:9
<lam	0:14 1n:-6
<laminating	0:-6 2w:12
<land	0:11
<landed	0:-7 1e:5 1x:6 2x:5
<landing	0:6
<landlord	0:15 10:-6 1h:-7 2d:-6 2j:-9 2k:-5
<landlords	0:6
<lane	l:-7 1e:5 24:-7 2x:5
<lanes	0:11
<laney	a:8 24:10
<lang's	0:8
<language	0:11
<lankan	0:16
<lanzarote	0:-10 1v:-7 2o:17 2x:-6
<laptop	0:8 7:8 e:-5 m:-8 1h:-5 1q:6 1x:-9 23:-5 25:-9
<large	0:7
<last	1:-5 4:-5 9:-6 c:-6 f:-7 g:-7 i:-10 l:-8 o:-5 p:-6 u:-5 v:-8 10:-5 12:-8 13:-5 18:7 1e:-6 1h:-5 1i:-5 1x:11 1y:-11 24:-12 25:9 2d:-7 2j:-6 2k:-6 2r:-6 30:-6
<lasted	0:16 24:-6
<lata	o:-6 1x:-5 23:-7 24:8 2o:-6
<late	0:13 v:-5 2q:-6
<later	0:12
<latest	0:-11 m:7 25:7
<latex	0:7
<lathe	0:8 2q:-7
<latte	0:2 2o:-7 2r:-6 2w:8
<lattes	c:6 1v:6 1y:-13
<laugh	0:-9 1m:10
<laughs	0:5
<laundry	0:10
<law	l:-7 p:5 15:-10 17:-7 18:-5 1c:-8 1v:-5 24:-13 25:-9 2e:8 2g:7 2j:5 2o:-11 2q:-8 2r:-9
<law's	0:-4 u:-5 v:-5 1l:6 2d:-9 2l:-5 2o:9
<lawers	0:10 2o:-9
<lawyer	0:11 v:-11 10:6
<layoffs	0:19 v:-7
<layout	0:11 23:-6 2r:-7 30:-5
<lbs	0:9
<lead	0:11 2:6 2a:-9 2o:-6
<leader	0:4 1:8 1k:8 2r:-9
<leaf	0:11
<leaflet	0:8
<league	0:12 1k:-5 24:-8
<leaks	0:8 1k:-6
<leanne	0:9
<learn	2:-5 s:5 u:-6 1g:-5 23:11 2d:-10
<learned	0:-10 k:-6 1d:9 1x:-5 1y:-9 23:-7 2w:14
<learners	2w:-6
<learnin	0:7 s:6 1y:-11 2d:-9 2q:-5
<learning	c:-5 y:-8 12:-5 1d:7 27:-7
<learns	0:-7 s:6
<lease	0:13 1x:-13
<leash	0:9
<leave	9:7 c:-6 l:-6 10:6 23:-6 24:-11 2a:-6 2j:9
<leaves	0:11 25:-5
<leaving	0:11 k:-5 20:-6 23:-14 2o:10
<lebanese	0:16
<lebron's	0:9
<lectured	0:13 1v:-6 1x:-10
<lee	0:12
<leeds	x:-6 10:7 13:-5 1b:-5 1k:10 1x:4 2w:-8
<leek	0:-4 c:-5 1v:-6 2r:10
<leeks	27:8
<left	1:6 2:-6 4:-6 5:-6 8:-6 c:14 g:-7 h:-5 k:-8 o:-6 t:-7 u:-5 v:-7 x:-10 z:-6 15:-7 18:-5 1c:-7 1g:-5 1h:-6 1r:-5 1v:12 1x:-3 1z:-6 23:-12 2c:-7 2j:-7 2k:12 2o:9 2r:-11 2y:14
<legal	0:14 13:-7
<legally	0:8
<legible	0:10 2o:-12
<legs	0:17
<leith	0:8
<lemon	0:14 x:-8
<lemons	0:16
<lend	0:10
<lent	f:-5 1y:-5
<leon	x:-5 1x:6
<leon's	1x:6
<leslieville	0:13 1k:-13
<less	1s:6 2a:-10 2l:9
<lessons	0:15 2o:-8
<let	0:17 13:-8
<let's	0:14 10:-5 2j:-5
<lets	0:10
<letter	2q:-9
<letterpress	0:9 2d:-6
<letters	2a:8
<letting	0:10
<levada	0:13
<level	0:-15 1x:-6 25:-6 2a:8 2r:12
<levothyroxine	0:13 24:-10 2w:-6
<lexapro	0:7 2q:-9
<liam's	0:-6 1l:6 2j:-8
<librarian	2o:6
<library	1k:-9 1o:11 2p:8
<licence	0:7 2c:-5 2k:-5
<lie	0:12
<lies	0:11
<liezl	1c:-5 20:-6 2v:-5
<life	0:5
<lifeguard	0:8 e:-6 t:-7 1v:8 1x:-6 2c:-11
<lift	0:13
<lifting	0:8 1x:-6 2o:-5
<ligament	0:7 25:-5
<light	0:-5 2c:11
<lights	0:10
<like	2:-10 3:-5 4:-6 5:-6 6:-7 7:-8 8:-6 c:-6 e:-7 h:-5 i:-7 l:-5 m:-7 n:-6 r:-13 v:-7 w:-7 x:-6 11:-8 12:-8 13:-6 15:-8 16:-10 18:-7 19:-6 1a:-7 1d:-6 1h:-9 1o:-6 1s:11 1x:-7 23:6 2a:6 2c:15 2j:-7 2o:-9 2p:-12 2q:-7 30:-6
<liked	0:10
<likely	0:11
<likes	0:-10 t:7 2c:14
<lil	0:-6 e:-7 17:9 1x:-5 2k:-6 2q:8
<lily	0:5 o:7 11:-6 27:-6 2k:-11 2o:-6
<lima	0:5 1v:7 1x:-8 2d:-11 2o:-8
<limerick	0:11
<limited	0:6
<lindqvist	0:20 10:-6
<line	2:-6 1y:12
<lineage	0:8
<linehan	13:5
<lines	0:10
<linkedin	0:8
<lip	0:-10 2w:11
<lisbon	0:10 2y:-7
<lisinopril	0:10
<list	0:12 3:9 2p:-9
<listen	0:4
<literally	0:7
<little	c:-5 e:-5 l:-7 m:-5 n:-8 t:-6 18:-6 1g:-6 1x:-11 24:-4 26:-11 2a:7 2j:12 2q:8 2r:-8
<liu	0:11 x:-6
<live	0:9 8:-6 a:-5 c:-5 e:-5 g:6 u:7 v:6 x:-9 1g:-6 1x:-6 24:-6 2e:10 2x:-7
<lived	0:9 1:-6 l:-7 m:-7 o:-6 1e:-4 1k:-7 1o:-10 1y:13 24:-6 2d:5 2x:-7
<lives	2:-6 4:-5 8:-6 a:-7 c:-6 g:-10 i:-7 m:-8 p:-5 t:7 u:5 x:3 13:-10 15:-5 18:-6 1c:-7 1d:-6 1e:-5 1h:-9 1n:-6 1t:-5 1x:-9 24:-11 25:-8 2a:-7 2d:7 2o:-9 2r:-8
<living	v:9 1v:-7 1x:-14 27:-5 2a:-7 2d:14 2m:6 2o:-7
<loaf	0:8 24:-8
<local	x:-9 1k:11 24:5
<lock	0:5
<lodger	0:11 1x:-7 2s:-5
<loft	u:-5 2d:-10 2o:8
<logistics	0:-5 2j:7
<logo	0:11 1o:-5
<lol	0:15 k:-6 23:-10
<lola	0:-9 2:-7 e:8 10:-5 1e:6 1x:8 2j:-5 2x:7
<lola's	0:6 15:-5 2o:-7
<london	1x:11 1y:-10
<long	k:-8 o:-6 10:-7 11:-5 1n:9 23:-8 24:8 25:-6 2c:-5 2j:7
<longer	8:7 u:6 1d:-5 1x:-6 1y:12
<look	0:6 23:-9
<looked	0:7 1x:-6
<lookin	0:-5 15:5 2o:5
<looking	0:16 1e:-6 2x:-6
<looks	0:15 t:-6
<lord	0:5
<loreto	o:6
<lori	0:4 1v:6 24:-11
<lose	1x:-9 23:6
<loses	0:7 2d:-6
<losing	1x:-11 24:-7 25:11 2o:-7
<lost	1:-5 2:-8 6:-6 c:-7 e:-11 f:-6 l:-9 o:-7 t:-5 x:-6 11:-5 15:-7 18:-6 19:-6 1a:-6 1c:-6 1e:-10 1i:-6 1l:-5 1p:-5 1v:-5 1x:17 1y:-13 23:-6 24:-10 2d:-8 2m:12 2o:-12 2r:-4 2x:-16
<lot	0:15 l:-5 o:-6 24:-9
<lottery	0:12
<lotto	0:9
<loud	24:11
<lourdes	0:-7
<love	9:-6 e:-5 i:-5 m:-5 o:-6 t:12 x:-8 15:-5 1x:-8 2a:-6 2c:9 2o:-7 2w:-5
<loved	0:6
<lovely	24:8
<loves	2:-6 3:-5 o:8 t:17 x:-8 1d:-6 1g:-5 23:3 24:-5
<loving	t:9
<low	0:6 1r:10 23:-10 25:10
<lucia	0:8 p:-5 v:-6 1v:-6 1x:-7
<lucky	0:-5 g:7 1x:-6 1z:11
<lucy	0:-8 10:6
<luke's	0:16
<lunch	0:18 v:-5
<lunchbox	0:12
<lunenburg	0:-5 23:-11 2o:9
<lungs	0:10 23:-6
<lurchers	0:10
<lutheran	0:9
<m	25:-6 29:-5 2z:5
<ma's	0:12
<maasai	0:6 2o:-8
<machine	0:15 25:-8 2k:-7 2v:-6
<machines	0:12 2j:-6
<mad	2:-7 4:-5 t:12 24:-7
<made	1:7 e:-6 i:-6 o:-7 t:-5 10:-8 1k:13 1x:10 2d:-6 2j:-5 2l:-5
<madurai	0:8 2d:-7 2e:-5
<mahon	0:-8 23:9
<mahone	0:8 1x:-9
<maialen	0:-8 10:11
<maid	2o:6
<mail	0:4 1v:-5
<main	0:10 h:8 2a:-8
<majella	0:10
<major	k:5
<make	0:5 2:-5 9:-5 k:-6 l:-12 m:-8 o:-7 r:-7 s:-6 t:-5 u:-6 z:-5 10:-7 11:-5 13:-6 16:-5 17:-5 1g:-5 1h:-6 1i:-6 1k:-5 23:-17 24:-12 27:-6 29:12 2a:-4 2d:-5 2m:-6 2p:-6 2q:-8 2r:-5 2x:9 30:-5
<makes	2:-6 i:-9 q:9 29:7 2d:-13
<making	0:6 e:-6 o:-5 w:-4 18:-7 1x:-6 2f:-5 2k:-5 2q:12 2r:-6 2w:-8
<malambing	0:5
<mallow	0:9
<mam	e:8 11:-6 1h:-5 1x:9 2d:-7 2k:-5
<mam's	x:-6 1l:8
<mama	0:2 1x:-7 1y:-5 25:6
<mama's	0:-6 25:9
<man	0:13 q:-5 1l:7 1o:11 1y:-7 20:-5 23:-5 29:-6 2d:-7
<managed	0:5
<manager	0:13 c:13 1v:-5
<managers	0:12
<manicure	0:16 v:-7 2e:-5
<manual	0:10
<many	0:9 25:-6
<map	0:-12 2p:13
<maple	0:12
<maps	0:15 2p:-12
<marathi	2b:5 2w:-8
<marathon	0:10 1x:-9
<march	m:-5 v:-7 1e:-5 1p:6 25:-6
<marching	0:-5 1k:5
<marcus	o:-5
<mare	x:6
<marek	0:11
<maren	0:-8 c:5 1v:6
<mares	0:9
<marie	0:14
<marieke	0:-5
<marine	0:-3
<marked	0:7
<market	0:18
<marketing	0:-5 v:7
<marketplace	0:7
<married	c:-11 g:4 j:-7 v:-14 x:-10 15:-7 18:-7 1a:-5 1c:-7 1g:-8 1v:-8 1x:6 1y:-6 2o:-6 2r:-9 2x:6
<marry	0:14 1y:-8 20:-6
<marta	0:-6 24:7
<martin	0:-14 16:-6 24:11 2p:-10
<mary	0:7 1k:-5
<mary's	0:8 v:-5
<mason	0:7 2x:-5
<mass	0:9 23:-7 24:7 2d:-5 2o:-8
<master	w:9 15:-5 1c:10 1t:-6 1x:-11 2f:-8 2o:10
<master's	p:-8 w:9 1x:-6
<matatu	v:9 1x:-5 24:-5
<match	0:10
<matches	0:-7 2p:7
<mate	0:13 3:7 r:-5 x:12 1x:-8 2a:-7
<mateo	2:7
<maternity	0:-8 15:-6 1x:11 2o:-9
<math	0:18
<maths	0:12 2j:-6
<matt	0:12
<matteo	x:-5
<maureen	0:5 e:-5 1l:6 1x:-9 2l:-5
<max	0:15
<may	0:12 2:-6 i:-5 u:-5 1x:6 2d:-8 2i:6 2o:-6
<maybe	q:7 1n:-5 24:10
<mayo	0:9
<mayor	0:6 1k:-5
<mazda	30:8
<mba	0:-7 c:-6 1c:9
<mca	0:13
<me	1:-7 2:-9 3:-3 4:-5 5:-5 6:-4 7:-4 8:-4 a:-4 c:-5 d:-4 e:-5 f:-5 h:-4 j:-5 k:-7 p:-5 s:-4 u:-4 v:-6 w:-5 y:-4 z:5 13:-8 15:-6 17:-5 18:-12 1b:-5 1c:-7 1e:-5 1f:-5 1g:-5 1i:-5 1l:-6 1n:-5 1o:-5 1v:-5 1x:8 1y:-9 1z:11 20:-5 23:-8 29:-5 2a:10 2k:11 2m:-5 2n:7 2o:-9 2q:-10 2r:-14 31:-5
<meal	l:-5 24:9
<meals	0:9
<mean	0:-10 29:-5 2l:14 2y:9
<means	0:13 2q:-11
<meant	1o:11
<meat	1e:6 1r:6 2x:7
<mechanic	v:9
<med	0:16
<medal	0:8
<medium	0:7
<meera	25:8 2o:-8
<meet	1x:-5 2o:9
<meeting	0:7 2o:11
<meetings	0:9 2d:-7
<meetup	0:13 10:-5 1k:-8 1x:-6
<meghan's	0:14
<mein	0:6
<mel	e:-6 15:6 1x:-14 2o:14
<melatonin	0:16 1o:-9 2o:-6 2r:-5
<melbourne	g:7 2d:-6
<member	0:7 1k:6 1v:-6 2l:-6 2q:-10
<memo	0:8
<memoir	0:14
<memorial	c:6
<memory	2d:7
<memphis	l:8
<men	0:9 2p:-7
<meniscus	0:11 25:-8
<mennonite	0:10 2o:-6
<mentioned	0:7
<mentor	24:-8 2j:-12 2s:12
<menu	0:5 2d:-8 2q:13
<merchant	2j:10
<mercy	0:9 23:-11
<meredith	24:-8 2a:-6 2o:-7
<merging	0:13
<merle	0:-4 t:10
<message	0:9 x:8
<met	f:-6 1x:7 1y:-11
<metformin	0:12
<methodist	0:12 2o:-6
<metres	0:9 u:-5 2d:-6
<metric	0:-11 2a:12
<metro	0:8
<mevrouw	0:5 1:-5 x:-8 1c:-6
<mi'kmaq	0:11 10:-5
<mia's	0:13
<mic	0:9 2r:-5
<micra	0:13 24:-11
<micromanager	0:-14 2l:15
<mid	0:17
<middle	0:6 g:9 1k:-8
<midges	0:8
<midnight	0:7 23:-7 2o:-6
<midwife	c:8 23:-7 2j:-8
<might	0:10
<mighty	0:5
<migrating	0:13 1g:-5 2o:-10
<mijn	0:5
<mild	m:-8 25:9
<mildura	0:-3
<mile	0:11 24:-7
<miles	0:11 24:-7
<milk	0:6 2p:12
<million	0:9
<mind	9:9 1s:-6
<minding	13:5 15:-8 2o:-6
<mine	0:12
<minecraft	0:10
<mined	0:7 1t:-6 1x:-5 24:-9 2j:6
<miniatures	0:9 1x:-8 2d:-8
<minister	0:11
<minus	0:10 1y:-9 25:-7
<minutes	0:8
<mira	0:12 1u:-8
<miso	x:8
<miss	0:13 24:-5 2o:-7
<missed	0:17 24:-7
<missing	0:12
<missus	0:-8 12:7 2l:8
<mitchell	1g:9
<mitski	0:8
<mix	x:5 2m:-6
<ml	0:-8 2:8 1l:7
<mobile	1x:-7 2n:8
<mocktails	0:14
<model	0:7
<moira	15:-5 2o:-12
<mom	k:-10 l:-9 m:-5 o:-6 q:-5 t:8 w:-5 1i:-5 1x:-4 23:-9 24:-7 2d:7
<mom's	2:10 25:-8
<monash	0:17
<monday	0:6 23:-5 2o:5
<mondays	24:11
<money	0:7 l:-8 15:8 1x:-6 24:-3
<monitor	0:9
<monmouth	w:5 1s:-6 20:-6
<montana	0:-5 1x:6
<month	2:-6 l:-5 m:-5 10:-5 24:9 2o:8
<monthly	0:9
<months	0:8 c:-5 l:-9 m:-10 t:-5 1v:-7 24:-11 25:10 2v:6 2w:-5 2x:-9
<mooring	0:8
<moose	0:-4 x:10
<more	2:-5 8:-5 9:-5 e:-5 g:-7 i:-5 m:7 x:-5 11:-6 12:-7 13:-5 1a:-5 1b:-7 1d:-6 1x:-6 21:-8 24:15 2a:-5
<morning	o:-7 16:-8 1c:-5 24:-7 2c:7
<mornings	0:-4 m:-6 24:7 2o:-5
<morris	0:8 10:-7 1x:-6 2j:-8 30:6
<morrisons	1v:5
<mortgage	29:8
<mortgages	0:13
<most	0:7 l:6 24:7
<mostly	0:6 x:-5 y:-6 1v:-6 2c:13 2o:-8 2y:-6
<mot	30:6
<mother	g:-3 h:-6 l:-6 o:7 v:-8 w:-9 x:9 y:5 10:-7 12:-6 1r:-7 1x:-6 1z:8 24:-5 25:-7
<mother's	t:8 x:-6 1x:6 2j:-7
<moti	0:-15 1x:11
<mountain	0:-12 24:5 2p:11 2r:-6
<mouth	0:7
<move	23:12
<moved	0:5 2:-6 3:-6 9:-5 c:-7 e:-7 g:-7 i:-5 k:-9 l:-6 p:-8 t:-9 v:13 x:-6 1a:-6 1c:-6 1d:-6 1e:-5 1h:-6 1x:11 23:-14 2e:-5 2j:9 2o:-11
<moves	0:14
<movie	x:-8 20:7
<moving	0:5 v:-12 15:6 1x:9 2o:14 2y:-10 31:-6
<mow	0:-10 24:10
<mr	x:-6 13:6 2g:15
<mridangam	0:7
<mrs	x:-10 2g:10 2o:-5 2s:5
<msc	1x:-8 2f:13
<much	l:-5 m:-8 24:-8 2a:-6 2p:10
<mucking	0:8
<mud	0:6 23:-6
<mug	0:8
<mugged	1x:13 1y:-13
<mum	0:-8 3:-6 4:-7 a:-6 c:-8 e:-2 h:-6 i:-7 l:3 m:-6 u:-8 w:-5 x:-4 11:-10 12:-6 18:-6 19:-5 1a:-3 1c:-7 1g:-7 1h:-5 1i:-5 1s:10 1x:-4 24:9 25:-4 2g:-5 2j:6 2k:-6
<mum's	8:-6 e:-10 h:10 k:-9 l:-6 t:-6 x:-6 1x:-13 21:-8 23:-13 24:-8 25:8 2a:-6
<mums	0:8 1a:6 1o:-6 1x:-6 20:-5 2t:6
<munich	0:12
<munros	0:6
<munster	0:6 24:-5
<murakami	0:12
<muriels	0:10 1x:-10 20:7 2o:-10
<museum	0:12
<mushrooms	1x:-6
<music	o:-5 1s:-7 2o:8
<musk	0:8
<must	0:21 5:-7 l:-11 1o:-10 1x:-10 24:-16 2d:-8
<mustache	0:-8 1e:6 2x:8
<muthoni	0:-11 u:-5 1x:12 2d:-8
<my	1:-5 8:-4 b:-6 f:-5 k:-5 r:-10 17:-3 1i:-6 1k:-5 1o:-8 1q:6 1r:-7 1u:-9 1y:-11 1z:7 24:10 26:5 2d:8 2l:-6 2m:-5 2o:-4 2p:-9 2q:-3 2w:6 31:-7
<myki	0:-4 2z:8
<n	1x:6 25:-11
<na	0:13 e:-6 x:6 1x:-8
<naar	0:11
<nail	1x:10
<nails	0:17 1o:-8 1x:-7 24:-6 2r:-7
<naivasha	0:11 2d:-5
<name	0:11 e:-6 r:-8 x:14 10:-6 1c:-5 1x:-10 23:-10 2a:-12 2g:11
<name's	x:14 2g:6
<named	1:-5 c:-6 t:-5 v:-6 x:19 10:-6 1k:-6 1x:9 2j:-9 2m:-6
<names	0:16 25:-8 2v:-8
<nan	0:6 e:12 1x:-9
<nan's	0:-9 15:-5 1x:-5 25:9
<nana	0:11
<nanas	0:5 2:8 2o:-8
<nanay	0:-13 2d:-3
<national	0:14
<nature	0:10
<nd	0:-8 1x:7
<near	0:10 p:-5 v:-6 x:-6 28:5
<nearly	0:13 m:-10 1n:-5 25:-9
<need	0:14 k:-5 l:5 10:-5 17:-5 18:-5 19:-7 23:-7 24:11 2q:-9 2w:-6
<needed	15:6 1k:-6
<needles	m:7
<needs	0:12 2j:5
<neep	2:7 25:-7
<neighbor	13:5 1x:-9
<neighbor's	x:-6 13:7
<neighbors	0:12
<neighbour	g:-6 o:-4 13:7 19:7 1x:-4 24:-4 2g:11 2j:8 2o:-11 2s:5
<neighbour's	0:-10 13:9
<neighbours	10:9
<neil	0:12
<neither	0:8 2d:-9
<nelson's	0:-6 2:10
<neovim	1g:7
<nephew	c:-10 l:-6 x:3 10:-8 1c:8 1m:-8 1t:5 1v:-12 24:-7 2j:-6 2v:-2 2w:6
<nerea	1a:6 24:-7 2o:-9
<net	0:7
<netball	25:-7
<netto	0:10 23:-10 2y:-7
<never	4:-4 8:-7 9:-7 c:-5 e:-9 f:9 g:-5 h:-6 i:-6 j:-5 k:-7 m:-6 o:-9 q:-5 r:-11 u:-5 v:-5 10:-5 11:-5 16:-6 1a:-10 1e:-6 1h:-5 1x:-8 1y:20 20:-8 23:-7 24:-5 29:-6 2a:7 2d:-9 2j:-5 2l:11 2p:-9 2x:-8
<new	0:9 6:-7 a:-6 h:-8 i:-5 k:-8 m:-7 t:-5 w:-5 x:7 z:-5 10:-10 15:-7 19:-6 1c:-7 1g:-5 1h:-7 1i:-5 1n:8 1o:-7 1q:-6 1x:10 20:-7 2d:5 2m:5 2o:-10 2q:-13 2s:8 2x:8
<newly	0:8 3:8
<newspaper	0:10 o:-6
<next	c:-7 e:-5 g:-6 h:-7 l:-7 o:-5 p:-5 u:-6 v:-6 w:-6 10:-7 13:5 15:6 19:-7 1d:-6 1g:-6 1o:-8 1x:-5 23:8 2d:-5 2o:11 2s:-5
<ngl	0:9
<nhs	0:-5
<niamh	0:6 1x:-10 24:17
<nib	0:8
<nicked	0:10 1x:-9
<nico	t:6
<nicotine	0:7
<niece	0:-4 h:-6 l:-7 u:-5 v:-7 x:6 10:-11 11:-7 1c:7 20:-6 23:7 27:-7 2d:-8 2f:5 2j:-6 2k:-11 2o:-6 2v:-5
<night	2:-6 8:-7 h:-6 i:-6 l:-8 p:-4 t:-6 v:-5 x:-10 19:6 1o:-7 1x:-9 1y:-6 2c:-5 2o:12 2p:9 2s:-7 2y:7
<nights	1v:6 2o:-11 2w:-8
<nine	v:-6 13:-8 1d:-5 2x:5
<nineteen	0:9
<ninety	0:-3 10:-7 1l:5 2d:6 2j:-6 2x:6
<ninth	0:-9 2d:7 2x:6
<nithya	0:8 v:7 1x:-10 2o:-9
<no	2:-6 6:-6 7:-7 9:7 a:-5 c:-6 h:-5 i:-7 k:-5 p:-6 r:-7 t:-5 v:-11 w:-5 x:-7 y:-7 1c:-6 1e:-6 1n:-9 1r:9 1s:5 1u:-11 1z:-8 2o:-6 2r:-6 2x:-7 2y:-4
<nobody	0:10 x:10
<noise	0:6
<non	0:17
<none	0:13 1s:-5
<nonna	0:15 r:-6 2a:-13
<nonprofit	1v:13 1x:-9
<noon	0:13
<normal	2:-10 2a:12
<north	2e:9
<northumbria	2v:-6
<norway	0:7
<nose	1n:12
<not	0:5 1:-7 2:-10 a:-6 b:-5 d:-5 e:-8 h:-5 l:-7 p:-6 q:-7 r:-5 t:-6 w:-6 y:-6 10:-8 11:-5 16:-6 18:-6 19:-5 1b:6 1c:-6 1d:-6 1e:-5 1h:-6 1j:-7 1r:6 1x:-9 23:-8 24:-5 25:-6 26:8 2a:12 2l:-6 2o:-9 2p:-5 2r:-5
<notes	0:10
<nothing	0:13 x:5 1o:8 2a:-10 2u:8
<notice	0:-4 c:9
<notion	0:15
<novel	2q:10
<november	2:-7 1h:9 1p:12 24:-6
<now	1:-6 3:-5 4:-6 5:4 8:-6 9:-5 a:-5 e:-6 f:-5 l:-6 m:-16 p:-5 r:6 t:-5 v:6 w:-5 11:-5 12:-7 1b:-6 1c:-9 1d:-6 1g:-7 1k:-5 1x:-5 24:-5 25:-6 27:-6 2a:13 2l:-7 2o:-8 2q:9 2r:-5 2w:-6 30:9
<nowt	0:-4 20:8
<nscc	0:7 2o:-6
<number	0:10 2:-12 6:-7 14:5 1g:-9 1p:-9 2n:12
<numbers	0:13 2o:-6
<nun	0:8 2j:-8
<nurse	0:12 2:-5 p:-8 10:-8 12:-5 13:-5 1x:-12 1y:-8 2d:-11 2j:-11
<nursery	x:6 1x:-6 23:-5
<nurses	0:9 2o:-5
<nursing	c:-6 v:5 23:-8 2j:-6 2o:-5
<nut	0:15
<nuts	0:16
<nyla	0:6 24:-8
<nyla's	0:4 c:-8 x:-6 1v:-9 20:-6
<o	0:9 1t:10 2d:-6 2v:-6
<o'odham	0:-4
<oadby	1x:8
<oak	0:-8 1e:5 1v:7 2x:5
<oat	2p:14
<oaxaca	0:12 1t:-6
<obsessed	0:-6 t:13 2c:6
<ocean	1s:8 23:-6
<ochoa	v:7
<octavia	0:14 2o:-9
<october	1p:6 2a:-6
<odd	0:7 1x:-6
<odessa	v:9
<of	3:-6 5:-5 6:-5 8:-6 c:-7 e:-9 i:9 j:-5 l:-3 n:-6 q:-5 r:-6 s:-5 v:-3 x:-5 y:-8 10:-8 11:-6 12:-5 14:-5 15:-9 17:-5 18:-7 1a:-4 1c:-5 1d:-5 1e:-5 1f:-6 1h:-5 1i:-5 1k:9 1n:-5 1o:-11 1r:-5 1t:-11 1x:-10 1y:-5 21:12 25:-12 29:-9 2d:8 2f:-5 2j:-8 2o:-4 2p:6 2r:15 2x:-15 30:-8
<off	0:7 4:3 6:-6 7:-6 e:-8 g:-8 h:-5 m:8 x:-10 10:-6 11:-6 13:-6 18:-5 1c:-5 1r:14 1y:-7 24:-10 2d:-7 2o:8 2r:-7 2x:6
<offer	0:-10 1x:14
<offered	0:14 23:-5
<offers	0:12
<office	2:-5 v:-7 1h:7 1x:10 2p:10 2w:8
<offices	0:13
<officially	0:-8 1a:6 2t:8
<oh	x:6 2o:-6
<ohio	0:17
<oil	0:10 1k:-5 1s:-6
<ok	u:-4 1u:-12 1x:15 2a:5 2d:-6
<okafor	0:8
<oklahoma	0:-9 o:11
<ola	0:-7 v:6
<old	1:-5 3:-7 4:-5 8:-7 a:-7 d:-7 f:-7 g:-8 h:-6 i:-5 l:-7 m:-7 o:-6 p:-7 s:-10 t:-7 v:-12 x:-7 y:-7 z:-7 12:-5 14:-6 18:-7 19:-5 1a:-5 1b:-5 1d:-8 1g:-8 1l:-9 1r:-5 1v:-6 1y:-8 20:10 24:-9 27:11 2c:17 2k:10 2n:-6 2q:-8 2r:-8 30:11
<olds	0:6
<olive	13:-5
<omdat	0:6
<on	2:-10 4:-5 9:-6 a:-6 e:-10 g:-5 m:6 s:-6 v:-10 w:-5 x:-4 y:-6 11:-5 12:-5 13:-7 15:-9 16:-4 18:-7 1a:-7 1c:-5 1m:-6 1n:-7 1p:8 1s:-8 1u:-5 1y:7 1z:-7 20:-6 24:9 26:-7 28:5 2a:9 2d:9 2f:-5 2l:-6 2p:-9 2s:-6 2v:-7 31:-7
<once	8:-4 e:-5 f:5 10:-6 1h:-5 1r:-6 1x:-11 1y:17 23:-8 24:7 2j:-7 2r:9
<one	4:-6 7:-6 8:-6 a:-6 e:-6 h:-5 i:-8 l:-9 m:-5 o:-5 u:-5 x:-9 10:-7 11:-5 12:-7 15:-9 1c:-6 1e:-6 1g:-6 1h:7 1n:9 1v:8 1x:-11 1y:-10 1z:7 2d:-7 2e:-6 2j:-5 2m:9 2o:7 2s:5 2v:-5 2w:8 2x:-8
<ones	0:13 2p:-6
<onion	0:-4 8:7
<only	1:-5 2:-7 3:-7 4:-8 5:-7 7:-7 9:-7 a:-5 b:-7 c:-5 d:-6 e:-5 g:-8 h:-5 i:-6 m:-6 o:-12 p:-9 s:4 u:-6 v:-7 w:-8 x:-8 y:-6 z:-6 10:-5 12:-5 13:5 15:-9 17:-6 18:-8 19:-5 1a:-6 1c:-6 1d:-8 1h:-7 1k:-5 1n:-10 1s:-6 1u:-5 24:11 25:-9 26:5 2k:9 2l:-6 2o:-18 2r:-11 2v:-5 2x:5 2z:5
<op	0:-12 2q:12
<opal	1t:-5 1x:-6 25:8
<open	2:-7 c:-6 v:-7 1c:-6 1x:-5 25:-6
<opened	u:-5 1x:10 24:-6 2d:-5 2j:-6
<opening	1v:5
<opens	0:-4 2:-5 23:-9 2o:11
<opinions	0:9
<ops	0:10 1o:-10
<optician	0:-5
<or	0:14 2:-6 8:6 m:-6 1h:-6 2d:-5
<orange	2m:8
<order	0:14 2a:-8 2n:-6
<ore	0:-10 24:-6 2r:10
<originally	p:8
<orkney	0:-12 2o:12 2y:-6
<orla	v:-6 1x:-6 2o:9
<other	v:-11 x:10
<others	0:-7
<ought	0:13
<our	4:-5 6:-5 9:-5 a:-7 c:-6 d:-4 e:-4 h:-5 k:-5 l:-6 m:-8 n:-5 p:-7 r:-4 t:-5 w:-6 z:-5 10:8 11:-4 18:-7 1a:-6 1g:-6 1h:-6 1l:9 1p:-7 1r:13 1t:-7 1v:-7 1x:13 1z:-7 23:-10 25:-15 29:5 2a:-9 2m:-11 2o:-21 2q:5 2r:-12 2t:-4 2x:6
<ours	0:14
<out	2:-7 4:-5 6:-8 7:-5 9:-6 e:-12 g:-5 i:-7 j:-5 o:-6 s:-7 t:-6 w:-2 x:-7 10:-6 11:-6 13:-5 18:-7 1a:-6 1b:-6 1c:-6 1e:-6 1g:-6 1h:-6 1w:15 1x:5 2d:-11 2l:-9 2r:7
<outback	0:20 e:-8 30:-5
<outline	0:9
<outlook	0:7
<outside	0:14 1k:-6 1x:-6 2o:-6
<oven	0:11 1i:-5
<over	1:-6 3:-6 7:-8 c:-9 l:-7 o:-8 q:-6 t:-7 v:10 x:-6 10:-6 13:-5 18:-5 1c:-5 1g:7 1h:-5 1k:6 1o:-11 1s:9 1y:8 27:-7 29:-5 2d:-7 2p:10
<owen	0:-7 1x:6
<owen's	0:16 g:-5 1a:-5 1x:-5
<owes	0:13
<owl	0:14 i:-5 l:-6 24:-11
<own	2:-6 c:-5 k:-7 v:12 10:-7 1x:-12 23:9 2j:-9 2k:14 2o:-13
<owns	0:9 11:5 1x:-10 1y:-6 2k:5
<oxford	0:3 2v:8
<oxtails	0:7
<oz	0:13 r:-5 2a:-10
<p	0:12
<pace	0:11 e:-6 1x:-8
<pack	0:-6 l:-8 24:9 2o:10 2w:-8
<packed	0:-6 l:13 o:7 1e:-5 1x:-9 27:-6 2k:-10 2o:-5 2x:-5
<packets	0:6
<packing	0:12
<pad	0:-6 2o:8
<paddy	0:-12 e:8 1x:12
<page	0:13
<paid	0:7 24:-10 29:-9
<pain	0:16
<paint	0:8
<painted	0:11
<painting	e:-11 15:-7 1x:-10 27:10 2d:-10 2o:13
<pairing	0:8
<pal's	0:7 x:7
<palo	30:-5
<pan	0:9
<pangur	v:-5
<panic	i:12 1y:-6
<paolo	0:3
<papa	0:-8 1x:11
<paper	0:4 z:8 16:-6
<papers	0:9
<papou	0:7 e:11 1x:-7
<papá	0:-6
<para	0:7
<paramedic	2f:8
<parcel	0:9
<parent's	0:10
<parents	e:-11 g:-6 l:-5 v:7 x:-9 11:-5 13:5 1d:-6 1x:5 23:-7 2d:9 2k:-5 2m:8
<paris	0:10
<parish	r:-6 t:6 1k:8 2a:-13 2c:6
<park	1k:5
<parking	0:8
<parkrun	24:8 2a:-6
<parrot	0:20 2w:-5
<part	c:7 d:7 v:-4 x:-6 10:-5 16:-5 1k:-10 1t:7 2j:-6 2p:7 2w:-5
<parties	0:8
<partner	0:-4 x:9 1x:10
<parton's	0:8
<parts	0:16 2q:-9
<party	1s:13 2d:-11 2o:9
<pasalubong	0:8
<pass	2o:-9
<passed	0:-5 k:-5 m:-6 10:-6 15:-9 18:7 1x:9 23:-9 24:-10 25:-12 2d:-6 2j:-5 2o:-12 2r:21
<passport	0:10 k:-8 23:-12
<past	0:-7 24:14 2x:12
<paste	0:12
<pasted	0:5
<pat	0:6 17:-5 1q:-5 1x:-7 2q:-8
<patch	0:16 2q:-6
<path	0:8 24:-5 2o:-6
<pathology	0:14 17:-8 25:-5 2q:-12
<patient	0:12 1g:7
<patterns	0:7 2w:-7
<pau	0:9 g:9 15:-5 2o:-11
<pauline	0:10 r:-5 2a:-5
<pay	i:-5 1x:-6 23:-5 24:12 29:-8 2o:-5 2r:-8
<payment	0:-8 23:8
<payments	0:-7 1x:8
<payroll	c:9 2d:-6
<pays	0:7
<pc	0:-6 2q:7
<pe	0:14 l:-10 24:-12
<peal	0:8
<peanut	0:11 2a:-13 2c:6
<peas	0:18
<peg	1b:6
<peigi	0:13 2d:-13
<pelican	0:6 t:-5 1v:8 1x:-8 2c:-12
<penicillin	0:18 m:-5 25:-13
<penn	2o:7
<people	2:-7 3:-6 4:-5 5:-10 i:-5 l:-5 m:-8 o:-6 q:-5 t:-6 u:-5 v:-9 11:-11 15:-5 1d:-6 1g:-6 1n:-6 1o:10 23:-5 24:-5 2d:-5 2k:-9 2m:5
<pepper	0:11
<per	0:13
<percent	24:6
<percy	0:-5 x:-5 24:7
<perfect	0:8
<performance	0:8
<perimenopause	0:12
<period	0:8 1y:-8 2o:-6
<permit	0:7
<person	0:16 3:-5 i:-9 l:7 10:-8 24:13 2p:9 2q:-7
<personal	0:14 2a:-5
<perth	0:20
<pescatarian	0:16 1y:-13
<pete	0:-11 e:10
<pete's	o:9
<petrosky	0:-6 24:6
<pets	0:12 v:-5
<ph	11:-5 18:-6 2k:-6 2n:6
<pharmacy	0:14
<phd	2j:6
<phoenix	1k:7
<phone	7:6 24:-8 2o:-8 2p:11
<phone's	7:6
<phones	2:-6
<photos	0:9
<phrase	0:-6 10:5 2j:5
<physics	0:13
<physio	0:10 2p:-7 2x:-6
<piano	0:8 23:-5
<pick	0:10 l:-7 24:8 2y:-9
<picked	0:4 1y:9 24:-8 27:9 30:-10
<picker	0:8 v:8 2o:-11
<picking	0:10
<pickle	0:8
<picks	0:15 1x:-6
<pickup	0:10 m:-7 o:-5 24:-5
<picture	0:-6 2q:11
<pie	0:-8 h:9 20:7
<pierogi	0:8
<pigeons	0:13
<piggery	0:8 2q:-6
<pigs	0:6 x:8 24:-8
<pill	0:6
<pilot	0:12
<pint	0:-9 2p:10
<pionek	0:11
<pipe	0:9 24:-6
<pipes	0:-11 1x:-6 2j:11 2o:-6
<pirate	0:8
<pixel	0:5 7:6 1q:8 2o:-10
<pizza	0:7
<place	2:-5 g:-5 l:-8 m:-5 13:-5 23:-7 24:-11 2d:9 2r:6
<placed	0:-14 1x:13 2r:-6
<plagiarised	0:6
<plain	s:-5 20:15
<plan	0:14 2o:-7
<plan's	0:10
<planning	17:-5 1x:-7 23:-10 2o:9 2q:-11
<plant	0:9 1x:-5 2d:-8 2o:-5
<plantar	25:7
<planted	0:-5 1y:6
<plants	0:7
<plaster	0:13
<plastic	0:-8 1s:8
<plate	m:-6 25:-7
<plates	0:11 25:-8
<play	0:5 1:7 4:-5 o:13 y:-5 1d:6 1k:4 1x:-7 24:-7 25:-8 27:10 2a:-7 2o:8 2q:-13
<played	0:4
<player	0:16
<playhouse	0:14 1v:-7
<playing	0:5 x:-7 2x:11
<playlist	0:11
<plays	1:7 8:-5 b:-5 c:-8 l:-6 o:18 v:-6 x:-7 10:-5 1c:-7 1g:-6 1h:-6 1k:9 1v:-10 24:-9 25:-8 2a:-7 2o:-6 2r:-9 2v:-8 30:-6
<please	1:-5 9:7 b:-5 l:-5 m:-5 o:-7 r:7 12:-5 1u:-5 2a:10
<pleaser	0:10
<pledge	0:7 1x:-6
<plot	0:15
<pls	0:13 r:-8 2a:-6
<plumber	0:13
<plumber's	0:10
<plumbers	0:8
<plumbing	0:-10 23:7 2r:9 2v:-5
<plus	x:-12 19:11
<pm	0:8 1x:-5
<podcast	0:9
<podcasts	0:-5 24:5
<podi	2:6
<poems	0:10
<point	1v:5 1x:-8 23:6 2o:8
<points	24:-5 2a:14
<poland	d:7 2o:-12
<police	0:-4
<polish	c:7 g:8 2o:-7
<polite	0:9
<politely	0:8
<pollen	0:9
<ponce	0:10 2o:-5
<pool	0:7 1x:-6
<poor	0:13
<pope	0:7
<popped	1x:5 2o:-13
<poppy	0:15 2:-7 n:-6 1p:-6 26:-9
<pork	1n:-5 20:15
<port	o:9
<portland	0:11 2o:-9
<position	0:15 2o:-11
<possible	0:-4 v:-6 29:8
<post	1k:-8 2o:6
<poster	0:9 1k:-8 2o:-5
<posture	0:8
<potatoes	0:8
<pottery	0:9 24:-7
<pound	c:-5
<pounding	0:7
<pounds	0:-7 29:6
<pour	0:-7 24:13 27:-10
<pouring	0:-9 24:-6 2o:11
<power	0:8 1y:-12 25:-7 2k:-6
<powerboard	0:7
<ppl	0:11 l:-7 15:6 24:-9
<pps	0:13
<practice	0:8
<practise	0:12 10:-5 2j:-5
<practises	0:5 o:12 24:-10
<prado	0:-7 1u:8
<pram	0:7 1h:-5
<prasanna	0:9 24:-10 25:-5
<prawns	0:12
<pray	0:8
<prayer	0:2
<prayers	0:16
<prefer	0:-9 5:-5 9:-5 c:-6 k:-5 t:-6 10:-7 16:10 1o:-6 23:-6 2c:-8 2j:-8 2p:14
<prefers	0:10
<pregnant	0:16 1:-6 10:-5 1k:-6
<preheat	0:15 1i:-5
<prejudice	0:9
<prepare	0:10 2j:-8
<preparing	0:13
<prepping	0:-4 24:6
<present	0:14 1x:-6
<press	0:8 1x:6 2q:-11
<pressure	24:11
<preston	1x:-8
<pretend	0:16 x:-5
<pretty	m:-10 12:8 24:-5 25:7 2l:9 2y:-7
<price	0:15
<prices	0:9
<pride	0:9
<priest	0:12 k:-6 10:-7
<primary	20:-6 23:-5 2j:12 2o:-12
<prime	0:12
<principal	2o:11
<printing	0:10 1x:-6
<priya	0:-6 v:-5 10:-6 24:12 2c:4
<priya's	0:6 8:-5 m:9 18:-6 1d:6 2r:-9 2w:9
<priyanka	0:4 25:-6
<prize	0:13
<proactiv	0:-10 l:-11 24:11
<probably	0:-3 1y:11
<probation	0:9
<product	x:-7 1v:-5
<prof	10:-7 19:11
<profession	0:10
<professional	0:8 1x:-13 2r:8
<professor	0:9
<program	1k:-8 2o:-6
<programs	10:-6 2j:9
<project	1y:8
<prom	0:10
<prom's	0:-10 2:-5 e:9 1x:8
<promised	0:15
<promoted	0:12 2o:-8
<promotion	0:-8 2:6 1x:5
<proper	16:-5 2p:10
<properly	0:17
<propose	0:17 u:-8 2d:-13
<proposed	1x:11
<pros	0:10
<proud	y:8
<province	0:9
<pruitt	0:8 1x:-8
<ps	1q:9 25:-10 2d:-10
<pt	0:15 2:-5
<pub	c:-5 l:6 1v:-7 2v:-6
<public	0:-5 10:-5 1o:12 25:-5 2j:-7
<pueblo	0:11
<pulled	0:-12 1x:13
<pulley	25:11 2l:-8 2q:-10
<pulling	2s:-5
<pumas	0:11
<pump	0:17 e:-6
<pune	0:11
<pup	0:10
<pupil	0:8
<puppy	0:9
<pure	0:10
<purely	0:17
<push	1s:6 2o:-9
<put	2:-6 3:-6 7:-7 e:-7 g:-8 k:-8 l:-7 o:-6 p:-6 q:-6 r:-6 s:-9 t:-8 u:-7 v:-5 w:-6 y:-8 11:-11 14:-5 17:-7 18:-9 1d:-6 1i:-8 1u:9 1v:5 23:-9 24:5 29:-6 2a:-9 2j:8 2k:-8 2n:-7 2o:-7 2q:-8
<puts	0:5 24:11 25:-11
<putting	0:-8 r:6 15:-6 1x:-8 24:11 2d:-8 2o:9
<puzzle	0:12
<python	0:12 2r:-5
<quail	16:-5 27:9 2p:-8
<qualified	0:11 1x:-8
<qualify	0:15
<quantity	2f:9
<quantum	0:8
<quarter	2r:5
<quarters	0:9
<queen	0:-2 9:7 24:-9
<queen's	0:7
<queer	24:-8 2o:8
<question	0:11 2a:8 2o:-8
<questions	0:20 2o:-9
<queue	0:12 23:-11
<quick	0:8 1o:-8
<quicker	0:15 23:-10 24:-6
<quickest	0:5
<quiet	23:-9 2l:19
<quincy	0:-7
<quit	a:-6 e:-6 l:10 m:-6 u:-7 v:-10 x:-9 10:-8 13:-9 1a:-6 1d:-6 1h:-6 24:6 2a:9 2m:-13 2w:-5
<quite	0:-4 t:7 2l:13
<quiz	0:5 c:-5 l:6 1v:-7 2v:-6
<quoting	0:8
<r	2c:8
<rabbit	0:-8 2q:8
<raccoon	0:7
<radio	0:15 l:-5 13:-5 1x:-6 24:-8 2o:-8
<raffle	0:6
<rain	0:3
<raining	0:9
<rainy	2c:9
<raise	0:13
<raised	0:6 4:-6 m:-5 o:-5 1a:-5 2d:-5 2l:8 2r:-6
<raked	0:-8 24:8
<ramipril	0:11
<ran	0:9 7:-5 c:-6 e:-11 l:-5 m:-6 15:-9 1x:13 1y:-6 24:-12 2j:8 2o:-15 2r:11
<ranch	23:-6 29:-9 2x:8
<randy	2g:6
<rang	0:-9 2r:10
<range	0:7
<rangoli	o:6 24:-8 27:3 2c:-7 2d:-5
<rank	0:7
<rappers	0:10
<rare	2c:6
<rate	0:11
<rates	0:8
<rather	0:-10 m:-7 t:-7 10:-7 16:8 1y:-9 24:8 25:9 2c:-5 2p:13
<rattling	e:-6 1x:-10 24:-8 2a:-6
<rav	0:-5 2p:-5 30:12
<raw	0:14
<ray	11:10 1h:4 1x:-11 2j:8
<rays	1h:10 1x:-5
<rd	0:9 2o:-10
<re	0:11
<reach	0:8
<react	1m:9
<read	1:-6 9:-6 c:-8 i:-6 l:-8 m:-5 o:-6 t:-5 10:-4 19:-5 1d:-7 1v:-5 1y:-2 24:7 2w:7
<reader	0:-5 2q:6
<reading	27:-7
<reads	1:-7 1k:-15 23:-6 24:13 2o:-8 2w:9
<real	t:7 x:8
<realistic	0:16
<really	5:-6 9:-5 v:-5 1d:8 1o:-10 1s:-6 21:7 2a:-6 2k:-6 2q:14
<rear	e:-8 v:-5 1h:-4 1x:11 24:-7
<reason	0:12 1o:-7
<reasonable	0:10
<reasons	0:7
<rebuilt	0:-7 f:-9 1y:15
<rec	0:-7 12:6 2l:6
<recipe	0:11 2j:-5
<recipes	r:-8 2a:12 2o:-7 2q:-6
<reckon	0:-12 1o:11
<reckons	0:9
<recommend	0:16
<record	2g:8 2t:8
<recording	0:4 2k:-7 2q:-9
<recruiters	0:9
<red	e:-6 i:-5 18:-6 24:8 2o:7
<reddit	0:13
<redo	0:8
<redundant	0:-5 1x:7
<reel	20:6
<reference	0:11 1o:-6
<refund	0:15
<refuse	0:10 v:-5
<refuses	0:14 2a:-13
<regionals	0:15
<register	0:9
<registered	0:5
<registration	0:6 2p:-6
<registry	10:-5 2o:8
<regret	0:10
<rehab	v:6 1x:-5 2o:-6
<rehearsals	0:9
<rei	0:9
<reinforced	0:6
<reject	0:5
<relationship	0:14
<relatives	0:6
<religious	0:19 23:-5 2o:-9
<relocate	0:11 5:-7 1o:-8
<remains	0:-8 20:6 2o:-5
<remarried	0:7 2r:-6 2s:-5
<remember	x:9
<reminded	0:10 l:-7 24:-6
<reminders	0:8
<remitly	0:7
<remote	1o:8 2p:-5
<remove	0:18 15:-7 23:-10 2o:-13
<rename	0:7 1x:-7
<renamed	0:10
<renew	0:15
<rent	0:-3 l:-7 m:-7 12:-5 18:-5 1h:-6 1x:-5 1y:-13 2d:19 2o:-7 2q:-10 30:-5
<rental	2q:7
<rented	1x:-13 25:-8 2d:11
<renting	2o:-5 2q:6
<rents	0:14
<reorg	0:10
<reorganised	0:12
<reorganising	0:8 2d:-8
<repairs	0:10
<replaced	1q:-5 1x:5
<reply	0:13 1u:-7
<report	0:14 1u:-9
<reports	0:16 3:-6 v:-7 x:-7 15:-6 19:-6 1c:-7
<reruns	l:-5
<rescue	0:-6 24:5
<reset	0:13 1x:-5
<residency	v:7 1x:-6 2o:-5
<residential	0:6
<residents	0:6
<resignation	0:11
<rest	0:18 v:-6 2q:-8
<restoring	0:-7 2o:-6 2q:13 30:-6
<retaining	0:7
<retired	0:11 c:-2 p:-5 v:-5 x:-8 1g:-5 1x:-8 2j:6 2k:-5 2x:6
<retirement	0:12 2d:-13
<retires	0:-8 2o:8
<retiring	0:-10 1k:-6 2o:15
<retriever	0:8 x:-6 1k:-5
<retro	0:11
<reunion	0:8
<review	0:6
<rewrite	0:9
<reynolds	0:7
<rhubarb	0:10
<rhymes	0:9
<ribs	0:9
<rican	0:8
<rick	2:7 24:-6
<rico	10:5
<ride	k:-10 1x:-9 24:6 2c:-7 2o:-7 2w:8
<rides	0:-8 1h:9 24:11 30:-6
<ridin	0:14 2d:-7
<right	0:8 24:-6
<rights	0:9 1o:-8
<rigs	0:7
<rinaldi	0:12
<ring	2:-5 c:-7 o:6 1v:-7 1x:-11 2r:13
<ringing	0:10
<rings	0:-13 24:16 2o:-5
<ripping	0:-9 2q:9
<rita	o:8
<river	0:10 2a:-13
<riyadh	0:9 1y:-7
<rn	0:8
<road	1y:-8 24:-7 2o:-8 2r:9
<roadie	0:12
<roads	0:-6 1v:8
<roast	0:4
<rob	l:-6 x:-6 19:11
<robin	0:8
<rode	0:-8 1k:-5 1x:12 2c:-5
<roger	1c:-5 2e:9 2v:-5
<rohan	0:8 m:-9 25:-14 26:6
<rohit	0:15
<role	0:11
<roleplay	0:10
<roll	0:14 20:8 26:-11
<rolleiflex	0:14 11:-5
<rolls	0:-6 24:6
<rome	0:11
<rommel	24:-13 2p:5
<roof	1x:5 2d:-8 2k:6
<rooibos	0:11 l:-6 24:-11
<room	v:8
<roommate	o:-5 r:-5 v:-9 x:9 10:-6 12:-6 1x:12 1y:-8 24:8 2a:-12 2d:-5 2s:-6
<roommate's	13:11
<roommates	0:13 x:-9 19:-7
<rooms	0:-7 1y:-9 2d:10
<rooster	0:11 24:-8
<rope	2k:8
<roping	0:5 1x:-5 1y:-7
<rory	4:5 9:6 o:-6
<rosalyn	25:9 2o:-5
<rosalyn's	0:14 e:-5 1x:-13
<rosangela	24:-11
<roses	0:10
<rosewood	0:7 5:-7 1o:-11 1v:9 24:-7
<roughly	0:8
<round	1x:-12 24:9 2a:-17 2l:9 2o:-6 2v:-5
<route	0:9
<routing	0:8
<rover	0:12
<row	0:9
<royal	0:8 1v:-5 1x:-5
<royce	0:10 25:-5
<rrsps	0:9
<rss	0:-8 2q:9
<ruaka	0:9 x:-6 1k:10 2o:-13
<rubén	0:-10 v:7 1x:11
<rude	0:11
<rudys	v:6 2j:-6
<rufus	0:14
<rugby	0:7 24:-10
<ruidoso	0:12 1x:-6
<ruins	0:6 1x:-6 2d:-6
<rule	0:8 2o:-8
<rules	0:15 2d:-6 2o:-9
<run	0:-3 k:-7 l:-10 1y:15 23:8 24:10 2r:-6 2w:8
<runner	0:-13 27:-6 2r:14
<runners	0:9 e:-6 1x:-6
<running	e:-6 x:-8 1e:-5 1x:-13 27:-8 2o:7 2q:8 2w:-5 2x:-5
<runs	1:-6 c:9 o:-6 w:-5 x:-6 11:-5 13:-6 15:-5 17:-7 1z:-5 23:-8 24:8 25:-5 2j:9 2o:-9 2q:-8
<rust	0:19
<rusty	0:8
<ryan	0:8
<ryanair	0:-11 24:10
<rye	0:8 1m:9
<s	0:10 2r:-5
<sacked	0:9
<sad	0:13
<saddle	0:15
<safe	a:7 m:-10 1n:-5 1o:-9 2o:-6 2r:8
<safety	0:6
<saguaro	0:8
<said	0:15 2:-8 3:-5 4:-6 e:-5 g:-5 l:-7 m:6 r:-6 x:-7 11:-10 15:8 2a:-7 2k:-9 31:6
<sailor's	0:12
<saint	0:11 p:-5 v:-6 1v:-8 1x:-9
<salary	0:14 2q:-8
<sale	0:8
<salt	0:6 24:-10
<salty	0:7
<sam	0:7
<same	e:10 m:-8 10:-6 1x:-6 2d:7 2r:-7 2x:7
<sammy	0:10
<sample	0:11
<san	0:11 l:-6 1k:-7 24:-9
<sander	0:15
<sandy	0:11 c:-7 11:10 1h:-6 2k:-7 30:-9
<sang	0:11
<sanjay	0:-7 1v:10 2j:-5
<santa	o:8
<sat	0:-8 18:9 1h:-8 1o:8 1x:-9 25:-8 2r:11
<saturday	3:7 c:7 l:-5 m:-5 24:-5
<saturday's	0:-11 2o:11
<saturdays	0:-8 2j:10
<sauce	0:9
<save	23:9
<saves	0:18 q:-5 29:-8
<saving	0:-12 23:17
<saw	0:15 l:-8 24:-7
<say	0:12 3:-11 j:-8 o:-6 12:6 1d:-7 23:-11 2a:19
<saying	0:10 1r:-10
<says	0:9 3:6 4:-6 m:7 o:-9 p:-6 q:-4 u:-6 v:-5 10:-7 13:-9 15:-4 18:-7 1e:-7 1x:-6 23:-14 24:7 25:9 2d:-16 2m:-9 2o:-5 2p:8 2x:-7
<scale	0:10
<scales	0:-10 1i:6 31:6
<scarborough	0:13 23:-10
<scared	9:-7 i:9 q:-5 1s:-6 21:9 29:-11 2k:-6 2r:-5
<schedule	0:13
<schedules	0:6 24:-5
<schiedam	0:-7 24:8
<school	1:-7 3:-5 4:-5 o:-6 10:-8 11:-8 19:-6 1d:-5 1e:-6 1g:-5 1t:11 1x:6 1y:7 20:-6 2a:-5 2c:7 2d:-10 2k:-7 2o:-7 2q:-5 2v:10 2x:-7
<schoolbag	0:9
<schools	0:12
<schoolteacher	0:11 2j:-8
<sciatica	0:12
<scone	0:11
<scored	0:-13 1x:-10 2q:-10 2r:11
<scorpio	0:11 1a:6 2a:-8 2o:-10
<scorpions	0:6
<scotiabank	1x:-8 2o:8
<scotland's	0:8 20:-6
<scottish	0:6
<scouts	0:9
<scrap	0:-10 15:11
<scraper	0:-7 2l:-9 2q:9
<scratch	0:14
<screen	0:9 2w:6
<script	0:12 1d:-5 2w:-5
<sea	0:7
<seacroft	1v:-6 2d:-5 2o:8
<seal	0:11 2o:-5 2r:-10
<season	0:15
<seattle	0:17 18:-5 2k:-6 2o:-11 2r:-12
<second	7:-7 c:-7 t:-6 10:-7 11:-8 1h:8 1n:-5 1q:9 1v:-7 2d:-9 2j:-6 2o:16 2q:-6 2r:9
<secondhand	0:7 1x:-11
<secrecy	0:7 23:-6
<secretary	0:5 1:5
<section	1:7 1k:8
<see	10:-8 1q:5 1x:-11 23:10 2a:-9 2o:10 2r:-5 2w:-6
<seed	0:6
<seeing	8:-5 1o:-5 24:9 25:-6 2l:-8 2o:-7 2s:6 2t:8
<seen	0:9 1y:8
<self	2j:10 2l:-6 2m:-5 2o:-6
<sell	m:-5 u:-8 1g:-7 1h:9 1o:-5 1x:-10 24:12 25:-5 27:-6 2d:-9 2o:9
<sells	0:15 1h:-5 2r:-13 30:-10
<semi	0:-8 1x:9 1y:-6 2d:12 2x:-8
<send	l:-6 1u:-5 24:11 2a:-10 2q:-5
<sending	0:13
<sends	0:9 r:-5 t:5 2a:-13 2c:6
<senior	1x:-7 24:-5 2j:11 2q:-5 2v:5
<sensible	0:15
<sent	0:8 7:-5 e:-12 18:5 1q:-7 2a:-14 2r:4
<sentence	0:9
<sentences	0:11
<separated	0:13 e:-6 x:6 1x:-8
<september	0:-5 1p:6 2o:5
<serena	0:12 e:-8 10:-8
<series	0:6
<serious	0:11
<sermon	0:8
<sertanejo	0:12
<sertraline	0:10 24:-6
<serve	10:10
<server	0:7
<service	c:5
<services	0:12
<servsafe	0:8
<sesame	0:6
<session	0:8
<set	0:12 1y:-10
<settings	0:6
<settle	0:6
<settled	v:5
<setup	0:7
<seven	0:-4 4:5 1y:-7 24:6 2x:-8
<seventy	0:13 1l:8
<sew	0:7 2w:-7
<shall	2o:6
<shaming	0:10 2o:-10
<share	x:-6 13:-6 19:6 2m:-5
<shared	c:-6 l:-5 u:-8 v:-5 1g:-6 20:-9 2d:15
<sharing	0:-8 2d:9
<shark	0:-8 24:-6 2q:10
<sharma	0:12
<shattered	0:9
<shauna's	d:9 x:-5 10:-6
<shaved	0:-9 4:9 1e:6 1x:-8 2a:-5
<she	1:-6 4:-9 7:-5 a:-5 f:-5 g:-8 h:-5 i:-12 j:-5 p:-9 r:-5 t:-7 v:-2 x:-8 y:-5 z:-5 12:-6 19:-6 1a:-10 1b:-5 1d:-6 1g:-5 1i:-5 1p:-9 1r:-6 1y:-6 1z:-6 23:8 24:6 25:9 27:-6 2o:-6 2w:-7
<she'd	0:19 2:-6
<she'll	0:14
<she's	0:-9 1:-7 3:-5 6:-8 8:-3 9:-8 a:-8 c:-6 e:-8 g:-6 h:-6 j:-6 k:-6 l:-6 q:-7 s:-9 w:-7 z:-7 11:-6 12:8 13:-8 16:-6 18:-8 1b:-9 1c:-6 1e:-3 1f:-7 1g:-7 1h:-7 1i:-7 1j:-9 1l:5 1m:-6 1r:-5 1x:-10 1y:8 21:16 25:-6 2j:-8 2o:7 2r:-9 2s:9 2v:-5 2y:-10
<shed	0:11
<sheds	0:14
<sheep	0:8
<sheet	0:9
<sheets	0:9
<sheila	1x:7
<shelby	w:7 1c:6 1v:-6 20:-6
<shellfish	0:21 3:-7
<shelter	x:6
<shelves	24:6 2o:-10
<shepp	0:11
<shepparton	0:13
<shes	0:9 c:-5 10:-6 1t:-5 2j:-2
<shift	2:5 12:-7 1o:-5 2k:-6 2l:-15 2o:7 2p:11
<shifted	0:-10 1:-5 1k:-5 1v:-6 1x:13
<shifts	1v:6 24:-10 2o:-7
<shin	1x:-6 25:7
<ship	0:13 1y:-5
<ships	0:-15 2o:17
<shoe	x:-6 2o:7
<shoebox	0:3 2q:-7
<shop	0:13 23:6 24:-10
<short	m:-6 11:-7 2a:8 2k:-7
<shorten	0:7
<shortest	0:8
<should	0:10 7:-7 e:-6 l:-9 m:-11 o:-5 u:-5 10:-9 13:-6 1c:-5 1d:-5 1o:14 1x:-8 23:13 24:-10 2d:-8 2j:-6 2o:-8
<shoulder	1x:10 25:-8 2o:-5
<shouldnt	0:-8 1o:10 2o:-7
<shouting	0:7
<show	0:-5 1o:15 20:4 2r:-7
<shower	0:8
<showing	l:-7 15:6 24:-13 2o:10
<shown	0:10
<shrewsbury	0:12 2o:-6
<shut	0:10 1k:-5
<shy	0:13
<si	e:-5 x:8 1x:-8
<sick	0:-6 m:10 1x:-6
<sickkids	0:7 1m:-6 2l:-6 2v:-5
<side	1:-7 x:6 2o:-6
<sight	0:-8 2w:5
<signed	0:-4 c:7 v:-7 1x:17 2o:-12
<signs	0:12 m:-5
<silver	0:6
<silverado	0:10 30:-6
<simba	0:-5 m:9
<similar	0:14
<simon	2j:5
<simone	0:-12 e:9 1x:9
<simple	0:15
<simply	0:-6 1o:7
<since	0:4 2:-9 3:-7 4:-7 c:-6 e:6 k:-9 u:-5 x:-10 13:-5 15:-5 16:-5 17:-5 18:-10 1c:-6 1h:-5 1n:-6 1p:-7 1v:-8 1y:-14 23:-14 2o:-10 2p:-8 2q:-7 2r:-11 2s:-5 2x:15
<sing	o:9 x:-5 24:-11 2o:-8
<singer	2a:-7 2k:7
<single	0:9 v:-6 1y:-6 2p:12
<sings	0:7 24:-14
<sir	0:7
<sis	0:9 v:-5
<sister	8:-2 e:-5 g:13 h:-4 p:-5 t:-5 v:9 z:-4 10:9 18:-5 1d:-7 1g:-5 1o:-12 1v:7 27:10
<sister's	0:-6 2:8 a:9 g:-6 l:-7 o:-5 x:-8 25:9 2d:5
<sit	0:9
<site	2q:8
<sits	0:-8 v:-6 2o:15
<sitting	18:-6 25:-5 2o:12 2r:-10
<six	2:-5 l:-6 m:-6 10:-7 13:-8 15:-8 1p:-6 1y:-8 24:-10 25:-10 26:10 2d:9 2j:-8 2m:10 2o:-10 2r:14 2t:-5
<sixteen	0:-4 24:-6 31:6
<sixty	0:8
<size	0:14 2:-8 1n:12
<sized	0:7
<skate	0:8 1o:-6 24:-6
<skating	0:-11 1d:9 2x:7
<sketch	0:9
<skin	0:12 e:-5 1x:-6
<skip	2a:10
<sky	0:12
<slams	0:10
<sleep	0:14 2:-9 l:-6 u:-7 1i:-5 24:11 2d:-13
<sleeping	1e:6 1y:-7 27:-7 2x:7
<sleeps	0:10
<slept	0:6
<slice	0:5
<sligo	0:10 1x:-6
<slinging	c:6 f:-5 1v:6 1y:-14
<slipped	0:-8 18:-6 1x:12 25:5 2r:-11
<slippers	0:12
<slogans	0:13
<slowly	0:9
<small	2:-6 l:-5 o:-5 v:-12 x:-6 10:-5 13:-7 15:-6 1v:-6 1x:-7 1y:-5 21:7 23:6 2o:13 2p:10 2q:15
<smaller	0:7
<smash	0:14
<smell	1s:7
<smiley	0:-10 2a:10
<smiths	0:10 v:-6
<smoke	23:-5 24:6
<smoked	0:13 1x:-8 24:6
<smoker	0:6 1x:-5
<smokes	0:-10 e:-5 1x:-9 24:12
<smokey	0:-6 l:12
<smoking	0:22 24:-6
<snakebit	0:8
<snap	0:-11 2k:10
<sneezed	0:11 1y:-9
<snow	0:12 l:-8 24:-9
<snowman	0:11 24:-6
<so	2:-2 3:-7 4:-5 6:-6 7:-5 8:-5 b:-6 c:-4 f:-7 h:-5 j:-5 m:-6 n:-6 o:-4 p:-5 q:-5 s:-9 t:-5 v:-6 w:-4 y:-6 11:-7 19:-5 1a:4 1b:-5 1c:-5 1d:-7 1i:-5 1j:-6 1k:-8 1p:-6 1r:-5 1t:8 1u:-7 1x:7 1y:-8 24:4 25:-12 2a:7 2j:9 2k:-5 2l:-5 2o:-6 2w:-11 2x:7 30:6
<sober	0:14
<society	0:11
<sodium	0:11
<sofa	0:9
<soft	0:10
<softball	0:10
<soil	0:10
<sold	1:-5 7:-7 9:-4 c:-5 e:-9 k:-5 o:-7 x:-7 11:11 14:-5 15:-7 1d:-5 1g:-6 1h:12 1o:-5 1x:9 23:-6 24:-10 2k:12 2n:-6 2o:-10 30:13
<sole	0:9
<solo	15:6 24:-11 2o:8
<some	0:10 l:-12 1s:-7 1x:7
<somebody	0:15 3:-6 e:-5 1g:-5 1x:-8
<somebody's	0:13 e:-10 1x:-9
<somehow	0:14
<someone	0:10 9:-6 m:-9 18:-8 1g:-5 1h:-6 24:9 25:-6 2l:13 2o:-5 2r:-11 2s:-5
<someone's	0:16
<somethin	0:8
<something	0:19
<somewhere	0:8
<son	3:-7 e:-7 k:6 l:-5 m:-6 u:-4 z:7 10:-6 11:-6 13:-7 15:-6 1a:6 1h:-9 2c:-5 2d:-8 2o:-9 2r:11 2w:7 30:-9
<son's	l:10 m:-6 x:-8 10:-5 1a:-6 1m:-6 1o:-7 24:-5 2j:-5 2o:5
<song	0:8 o:-5
<songs	0:17 15:-6 2o:-11
<sons	0:16
<soo	0:-5 1x:6
<soon	0:11
<sooner	0:-8 2p:8
<sophomore	e:-6 1x:-9
<sore	2l:7
<sorry	2a:5
<sort	0:9 2v:-6
<sorted	0:6
<sound	0:12 t:-6 24:5
<sounds	0:10
<soup	0:9
<soups	0:7
<sourdough	2w:-6
<sous	1x:-12 2j:5
<sova	0:12 2a:-10
<space	0:11
<spain	0:-7 2o:11
<spaniards	0:8
<spanish	0:13 1y:-8 2d:-9 2q:-5
<speak	0:7 c:-5 d:-7 g:-6 l:-5 o:-7 s:13 t:-5 x:-6 y:-8 1d:-7 1g:-6 1v:-5 1w:-6 24:-7 2a:11 2w:-11
<speaker	0:8
<speaking	2b:9
<speaks	o:-5 s:15 v:-5 x:-5 1x:-8
<special	0:-7 2j:9
<specialist	1q:-6 2j:-7
<speech	0:9 m:-5 17:-8 2f:7 2q:-10
<spelling	2a:-7
<spencer	0:16 1v:-5
<spends	0:8
<spice	0:9
<spiders	0:11
<spike	0:10
<spilled	0:9
<spin	0:7
<spit	0:11
<splash	0:9
<split	19:8 24:-6 2o:-8 2t:13
<sport	2a:-13 2d:-12 2l:10
<spot	0:7
<spots	0:10
<spouse	0:11
<sprained	1o:-8 1x:10
<spreadsheet	0:11 24:-8
<spring	0:12
<sql	0:9 2a:-7
<squad	0:15 1k:-9
<square	0:13 i:-5 2l:-9
<squeamish	0:8
<st	1k:10 2v:10
<stack	c:-5 1c:-7 1d:12 1v:-6 2v:-6
<staff	0:7
<staffroom	0:16 1k:-5
<stages	0:9 2a:-8
<stairs	0:16
<stall	0:-14 23:14
<stamped	0:13 l:-5 1x:-5 24:-14
<stand	3:-7 9:13 h:-6 m:-5 t:-6 19:-6 1a:-6 1s:11 1x:-6 2r:-6
<standard	0:12
<standing	2o:13
<staples	1v:-8 1y:-8
<start	m:-5 v:-5 1k:-8 1v:5 25:-9 2k:-8 2o:13
<started	1:-7 2:-6 3:-5 d:-5 e:-7 f:-5 m:9 t:-6 v:-8 x:-5 y:-6 13:-5 15:-6 17:4 19:-5 1a:-6 1d:-6 1k:-6 1y:-9 27:-4 2o:-10 2q:13 2v:-7
<starter	0:13
<starting	0:-8 15:-7 1c:-6 1v:-6 2o:13 2p:-5
<starts	0:-6 1:-6 1k:-7 1x:-9 2l:-5 2o:11
<state	1k:-7
<static	0:-6 2k:8
<statin	0:14
<station	0:11
<stats	0:8 1x:-5
<status	0:6 1x:-5
<stay	l:-5 24:7 2p:8
<stayed	0:-13 2d:12
<staying	0:16 2l:-9 2o:-10
<stays	l:7 24:-7 25:5 2d:-2 2o:-8
<steak	0:8
<stealing	0:8
<steel	0:6
<steer	0:16
<stent	0:-9 1x:10
<step	0:10 2o:-10
<stephen	24:7
<steps	0:18 1x:-11
<stepsisters	0:11 1k:-5
<stew	0:11
<stiff	0:8 l:-5 24:-6
<still	2:-7 3:-5 4:-5 7:-5 8:-7 9:-6 c:-14 e:-6 g:-6 i:-5 q:-6 t:-5 w:-6 x:-6 z:-11 10:-6 11:-5 15:-5 18:-5 1c:-13 1d:3 1r:-5 1v:-13 1x:-8 23:-6 24:7 27:-5 2a:-6 2j:-5 2o:-11 2s:5 2w:5
<stitches	0:8
<stock	1x:-7
<stocks	0:15
<stole	0:10 1x:-5
<stomach	0:8
<stone	0:5 r:-5 1i:6 29:-12 2a:-7 2r:-8 31:11
<stop	r:6 23:-17 2a:9 2o:7
<stopped	l:11 v:-5 15:-7 1x:-10 24:7 27:-10
<storage	0:9
<store	0:-9 2t:8
<stories	0:11
<story	0:12
<strahd	0:-5 24:8
<straight	0:-7
<straighten	0:-10 24:10
<strangers	0:6
<strathclyde	a:9
<strava	1g:13
<strawberry	1y:8 24:-7 2o:-6
<stray	0:4 1k:-6 1x:-11 2q:-5
<street	0:9
<streetcar	0:15
<stretch	0:11
<stretches	0:13
<stroke	0:15 1x:-7
<stroller	0:9 24:-7
<struck	0:-8 1x:8
<stubborn	10:-6 2j:-11 2l:11 2q:-5
<stuck	0:14 k:-6
<student	0:15 c:-6
<studied	0:-7 a:8 w:11 24:-9
<studies	0:-7 c:-6 o:-6 w:14 1c:9 1v:-5 24:-5
<studio	0:-10 1x:10 24:9
<study	1k:-8 2o:-7 2p:12
<studying	w:11 2f:-6
<stuff	2a:6
<stutter	0:8
<stutters	0:7
<sub	0:2
<subaru	0:9 1h:-5
<subject	h:9
<substitute	0:11
<success	0:9
<such	0:11 2t:-6
<sudden	0:11
<suddenly	0:4
<sug	0:4 2:9 e:9 1x:-13 2r:-7
<sugar	0:-6 l:-6 1n:-7 1o:10 1r:7 1s:9 1x:-6 27:-7 2k:-6 2p:-6 2r:-6
<sugars	0:-9 24:10
<suggest	t:-5 15:-9 2a:11 2o:-8
<suggestions	0:9
<suit	0:-5 24:7
<suitcases	0:8
<suits	0:5
<sulphate	0:12
<sumatriptan	0:8 1o:-8
<summarise	0:14
<summer	0:14 1:-6 u:-4 1k:-7 1x:-6 2r:-5
<summers	1y:11 24:-14 2o:6
<sun	0:11
<sunburnt	0:9 15:-5 2o:-7
<sunday	0:11 e:-5 l:-6 18:6 1x:-7 24:-8
<sundays	0:-4 1k:7 1v:-7 24:6
<super	2l:9
<supervised	0:-10 1y:12 2j:-6
<supplier	0:8
<support	0:11 b:-6 1u:-9
<suppose	0:23 l:-5 24:-8
<supposed	2:9
<supposing	0:11 v:-7 1y:-7
<surf	23:10 24:-8
<surfing	0:13 v:-6 2e:-8
<surgery	0:6 1x:-6
<surgical	c:5 1v:5 1x:-5 1y:-10
<surname	x:8
<surprised	0:7
<survey	0:12
<surveyor	0:10
<survive	0:8
<sushma	0:12 1r:-11
<swallow	1n:9
<swapped	0:-4 7:5 x:-6 1g:11
<swear	0:-9 24:9
<swears	1g:10 24:-6 2z:11
<swedish	0:9 2x:-5
<sweet	0:5 1:-5 1k:-6 2d:-6
<swell	0:13 r:-7 2a:-11
<swells	0:9
<swim	0:10 t:-5 1x:-7 24:7 2c:-9 2w:-10
<swimming	v:-7 21:12 24:6 27:-7 2e:-7
<swims	0:11 24:-11
<switch	0:11 11:5 1k:-6
<switched	0:5 c:7 k:-5 p:-6 v:-7 w:7 x:-6 10:-8 15:-5 1c:-6 1g:10 2f:6 2j:-6 2o:-15 2p:10 2v:-8
<switching	1g:10
<sworn	k:-5 x:8 23:-11
<syrup	0:10
<system	0:11 2x:-5
<systems	0:13 l:-6 24:-11
<tabby	0:10
<tabitha	0:-4 m:8
<table	0:13 2o:-6 2v:-5
<tablet	0:8
<tablets	0:10
<taco	e:5 1x:8
<tailor	0:7
<take	1:-7 2:-6 5:-6 9:-7 c:-5 g:-5 m:6 o:-5 t:-5 10:-6 11:-5 1d:-6 1g:-6 1h:-5 1o:-14 23:10 2p:6 2w:-6
<taken	0:15 1c:-5
<takes	0:-9 2:-6 c:-5 l:-13 m:8 p:-5 t:-8 v:7 x:-8 1r:9
<takin	o:8
<taking	2:-7 g:-5 15:-5 18:-8 1x:-7 24:4 2o:6 2q:-6 2r:-8
<talent	0:13
<talk	0:15
<talked	0:8
<talkin	0:7
<talking	0:-6 2a:13
<tall	0:6 2r:-6
<taller	0:10 x:-5
<tamil	0:13
<tandala	1k:-8 1v:6
<tank	0:8 1x:-6 2d:-9 2o:-6
<tanya	1x:-6 1y:-10 25:7
<taos	0:-9 2o:10
<tape	0:10
<tasha	0:11 2a:-8
<tastes	0:9 t:-5 2c:-6
<tatay	0:-7
<tattie	0:-7 x:10 1n:8 1t:-5
<tattoo	0:9 15:6
<taught	0:-6 12:-5 1d:7 1y:8 2j:12
<tavares	10:-6 1x:5 2j:-11
<tax	0:16 2o:-7
<taxes	0:-6 1g:10
<taxi	0:12 2d:-7 2e:-5
<taylor	2c:7
<tbh	0:12 23:-7 2o:-9
<td	0:10
<tea	0:7 o:-5 p:6 v:-7 1a:-5 2p:8
<teach	0:5 k:-6 1c:-5 1x:-8 2a:-6 2j:8 2v:-5 2w:-5
<teacher	0:10 c:-8 l:-5 m:-4 o:-5 s:-8 y:-6 2o:8
<teachers	0:12 1o:-6
<teaches	0:-10 10:7 24:-6 2j:11
<teaching	o:9 1d:10 2a:-9
<team	0:11 o:-6 v:-11 x:-9 1a:-5 1c:-7 1x:6 1y:9 23:-8 24:5 2o:-11
<team's	1:8 x:-7 1k:8
<teamsters	0:-7
<teas	0:10
<tech	v:9
<teeth	0:7
<teleseryes	0:-10 20:10
<tell	e:-7 m:-6 x:-5 11:-6 1a:-5 1x:-9 2a:19 2d:-7 2l:12
<telling	0:10
<tells	0:16 2y:-6
<telly	0:12 l:-5
<template	0:7
<ten	a:-5 c:-6 1y:-14 2x:10
<tenant	0:15 x:-13
<tendonitis	0:15 2a:-5
<tenement	v:11
<term	0:5
<terrace	v:7
<terrence	10:9
<terrible	0:-9 1k:-7 21:-7 2l:13
<terrified	8:-5 g:-6 i:10 1r:-5
<terror	0:-17 21:11 2l:-6 2r:-6
<tesla	0:12 4:-5
<test	0:8 1x:-7 2r:6
<texas	0:10
<text	19:7 24:-10 2n:5 2p:7 2w:10
<th	u:-5 1p:8 24:7 2d:-10
<thai	0:9
<than	0:8 v:-6 x:-5 10:-6 1y:9 2j:-5 2p:14
<thank	x:-6 19:5 2a:-7
<thanks	0:8
<thanksgiving	0:19
<that	1:-6 4:-6 6:-5 9:-6 c:-6 e:-5 f:-4 h:-6 o:-6 s:-7 t:-5 w:-5 x:-6 10:-8 11:-5 12:-5 13:-5 18:-6 1c:-5 1d:-6 1h:-7 1i:-5 1o:15 1s:12 1x:-5 1y:-6 1z:17 20:-4 23:-10 25:5 2a:-9 2d:8 2l:-8 2o:-8 2q:9 2w:-5
<that'll	0:11
<that's	0:14
<thats	0:14 1s:-7
<thaís	0:-6 2d:6
<the	0:10 5:-5 8:-5 f:-6 k:-4 p:-4 r:-5 v:-8 10:-5 14:-5 16:-4 18:-3 1b:-5 1c:-5 1i:-5 1k:11 1l:-8 1r:-6 1t:7 1u:3 1v:8 1x:6 1z:-5 23:11 29:-11 2c:7 2d:8 2e:11 2k:9 2l:9 2o:12 2p:7 2q:-3 2r:10 2u:-8 30:13
<their	0:16
<them	0:14
<then	9:-5 f:10 o:-7 v:-6 10:-5 11:-7 1x:10 2j:-8 2k:-8 2o:-11
<theo	2j:5
<theory	0:10
<therapist	24:9
<therapists	0:8
<therapy	0:-11 l:6 1n:-5 24:8
<there	0:11 l:-11 v:-7 1a:-5 24:-5 2t:-6 2x:8
<there's	0:4 f:-6 o:-8 1y:-11 24:4 2d:-5 2p:-9 2s:11
<therefore	0:9
<theres	0:12 2a:-11
<these	0:8 i:-5 1b:6 2u:8
<they	0:6 1:-10 l:-7 m:-4 o:-7 s:-10 x:-7 10:8 11:-5 13:-7 1a:-6 1h:-7 1k:-8 1o:14 1x:12 24:-11 2d:-6 2j:5 2m:-5 2r:-5 2v:5
<they're	2e:10
<they've	1k:10 1x:-11
<theyre	0:-9 2o:9
<thicker	0:9 2p:-6
<thief	0:9
<thin	e:11 2r:-5
<thing	0:7 m:7 v:7 23:-6 2o:-12
<things	0:15 15:-6 2o:-13
<think	5:5 9:-6 i:-7 o:-6 t:-6 10:-4 1d:-5 1h:-6 1o:14 21:-7 24:-6 25:-6 2c:-6 2o:-9 30:-7
<thinking	11:-6 23:9 2k:-7 2o:9
<thinkpad	7:5 23:-5
<thinks	0:6 2e:-5
<third	1x:-9 2r:11
<thirty	2:-7 e:-6 m:-5 o:-6 1e:-8 1y:-3 23:-5 24:7 2o:-5 2x:6
<this	3:-6 4:-6 8:-6 a:-5 c:-5 d:-6 i:-5 l:-6 m:-7 o:-7 p:-10 s:-6 t:-6 v:-10 w:-6 y:-5 15:-5 1h:-5 1x:-9 24:-9 2a:-6 2j:7
<tho	0:12
<those	r:-5 2a:10
<though	0:11
<thousand	0:5
<three	1:-6 2:-5 6:-6 8:-6 9:-7 c:-5 e:-5 g:-8 i:-5 l:-11 m:-5 o:-7 p:-7 q:-6 r:-4 t:-5 v:-9 x:-6 10:-6 13:-10 15:-6 1a:-4 1c:-6 1e:-5 1h:-5 1n:-5 1v:-5 1x:-8 27:-7 2k:10 2m:4 2r:-11 2s:3
<threw	0:12
<thrifted	1g:-6 24:-5 2j:7
<throat	0:15 r:-7 2a:-9
<through	b:-7 c:-8 m:-7 23:9 25:-11
<throwdown	0:12 1x:-6
<throwing	0:-15 2o:16
<thru	0:13
<thule	0:-8 2k:7
<thunder	0:9
<thurs	0:7 24:-6
<thursday	f:-6 16:-5 1o:-7 1x:6 1y:-11 2o:-8 2p:-9
<thursdays	0:-13 1y:-8 24:16
<tias	0:-7 v:9
<ticket	0:8
<tide	0:9 1v:-8 24:-7
<tie	0:5 24:-11 2w:7
<tied	1x:9 24:-7 27:-6
<tiefling	x:-6 27:8
<tiffin	0:8 v:-7 2o:-5
<til	0:14 1o:-7 1x:-6 25:-6 2r:-6
<tilburg	0:8 2o:-8
<tiler	0:7
<till	e:-7 15:-6 1x:-7 24:5 2l:11
<time	0:10 c:7 1s:-6 24:-9
<times	0:-6 1y:-7 24:16
<timezone	0:10
<tinnitus	0:12 25:-7
<tiny	1x:10
<tip	0:6
<tipping	0:-13 1o:12 2o:-9
<tired	0:14 m:7
<tita	0:-8
<tithing	1o:16
<to	4:-4 6:-6 8:-6 a:-5 b:-6 e:-7 j:-5 m:-5 p:-6 x:-4 y:-5 12:-4 16:-3 17:-6 18:-7 1a:-5 1l:-6 1m:7 1n:-9 1o:8 1s:5 1u:-7 1z:-8 23:13 25:-9 29:5 2o:6 2q:-4 2s:-5 2x:-6
<toast	0:12 e:10
<today	0:17
<toddler	0:5
<toddler's	t:9
<together	1i:-5 1x:11 2o:6 2t:8 31:-8
<tohono	0:-6 1w:8
<told	0:10 2:7 l:-9 1e:-6 24:-9
<tom	0:9 10:6 1u:-8 1x:9
<tom's	0:7
<tomasz	0:-3 k:-7 1x:10 23:-11
<tomek	2:-5 n:6 1x:-6 26:7
<tomorrow	0:5
<toms	0:8 2a:-13 2e:9
<tongue	0:-7 x:-6 2w:7
<tonight	0:9
<tony	0:12
<too	0:12 m:-7 12:6 2l:7
<took	2:-6 e:-7 l:-4 u:-6 x:-7 10:-5 15:-9 19:-5 1x:9 2d:-11 2j:-12 2o:-19 2r:9
<tools	0:-6 m:6 25:6 2a:-6
<tooth	0:7 1x:-9
<top	0:9
<tops	0:8 2p:-7
<tore	0:-6 e:-12 18:-5 25:14 2l:-9 2q:-13 2r:-10
<toronto	0:11
<torque	0:8
<tortie	0:-13 24:13
<tortoise	0:10
<toss	0:10
<total	l:-7 24:-10 2y:7
<totaled	1h:7
<totoro	0:10 1x:-7
<touch	0:-8 8:7 9:8 1r:-5
<touched	24:9
<touring	0:-14 2o:16
<towing	0:7
<town	c:-6 1o:13
<town's	0:11 1k:-6 1x:-6
<townhouse	1v:-6 1x:6
<towns	0:8
<trace	0:5
<tractors	0:10
<trade	1v:8
<traded	1h:12 1x:-8
<trail	0:10 2:-6 23:-6
<train	i:-6 v:-6 21:-8 24:-13 2o:6
<train's	0:14
<training	0:6
<trainingpeaks	0:10
<trains	0:8 2p:-5
<tram	0:7 1k:-13
<trampoline	0:10
<transfer	23:7 2o:-10
<transit	0:7 1x:-6
<transition	0:6
<translate	0:16 s:-6
<transport	0:11
<traveller	0:13 10:-7 1x:-6 2j:-8
<travelling	2o:11
<travis	0:-7 c:7 1a:-5 1x:8
<treadle	0:-4 2k:5
<treasure	0:8
<treasurer	1k:12 1x:-10
<tree	0:-8 1m:7 1y:10
<tremlett	0:8
<trev	0:8 r:-5 u:-5 2a:-9 2d:-6
<tri	0:-9 1v:7 2x:-6
<trick	0:12
<tricks	0:6
<trinidadian	0:14
<trip	23:10
<troll	0:8
<trombone	1k:5 25:-8 27:-9
<truck	0:7 2:-8 c:-9 q:-5 23:-8
<trucker	0:11
<trucks	0:14
<truckseries	0:13
<true	0:8 5:-6 1o:-10 2c:10
<truro	0:11
<trust	1o:10 1s:8 1x:-6
<truth	i:5 15:-6 1x:11 2o:-10
<try	0:11 4:7 1n:6 1u:-9
<trying	0:-6 s:6 15:-8 23:10 2o:-12
<tu	0:-8
<tues	0:-5 24:5
<tuesday	24:6
<tuesdays	0:-4 1:7 c:-5 e:-6 1k:9 1v:-6 1x:-11 24:9 2d:-5 2o:-10
<tuition	0:9
<tulpsoft	0:13 1k:-6
<tulum	1x:-10 2o:10
<turn	0:6
<turned	2:14 m:-5 10:-5 24:-7 2j:-6
<turning	0:7 2:9 24:-8 2o:-9
<turns	2:7 6:14 l:-10 m:7 q:-5 1i:-6 1s:-5 1w:16 24:-9 2o:-9
<tv	0:14
<twelve	0:14 24:-5
<twenty	0:-5 m:-6 t:-5 x:-5 1k:-7 24:14 27:-5 2x:10
<twins	2:7 1c:-5 1k:-6 1p:5 1x:-11 24:4 25:6 2o:-6 2v:-5
<twitter's	0:7
<two	0:9 1:-7 2:-5 3:-5 4:-6 a:-8 c:-6 g:-6 i:-7 k:-8 l:-8 m:-10 o:-7 p:-5 r:-6 t:-6 u:-9 v:7 x:-11 z:-6 10:-6 12:-11 15:-10 18:-8 1a:-7 1c:-6 1d:-6 1g:-5 1k:-10 1n:-7 1t:9 23:-7 24:10 25:-6 2a:-11 2l:-9 2m:12 2q:-5 2r:-8 2s:7 2v:-9 2w:-9 2x:9
<tylenol	0:10
<tyler	1x:8
<type	m:-9 1l:-5 24:-7 25:10 2j:-5
<typhoon	0:-6 u:-7 1x:11 2d:-11
<tyre	0:8
<tyres	0:6
<tzu	0:12
<u	0:6
<ugh	0:9
<uk	0:-6 e:-5 1x:7 24:6
<umbrella	0:10
<unai	10:-5 1l:8 2j:-9
<uncle	c:-8 f:-4 l:9 m:-12 o:-9 w:-6 11:13 13:-6 1c:-6 1y:-5 2d:8 2g:-7 30:-10
<uncle's	o:9 16:-5 27:9 2p:-8
<under	2:-11 1x:11 23:17 2o:-6
<unemployed	a:7 1x:-5 2f:8
<unemployment	0:7
<unheated	0:9
<uni	0:7 o:-5 1x:-5
<unit	0:-4 1x:-9 2o:10
<units	0:12
<university	0:9 p:-5 v:-7 1k:-6 1x:-6 2v:6
<until	0:12 e:-5 1x:-10 1y:-6 23:5 2p:-5
<unweighted	0:12
<up	1:-7 2:-11 3:-7 4:-6 7:-5 9:-7 a:-6 c:-8 d:-5 e:-8 f:-6 g:-7 h:-6 i:-7 m:-8 n:-7 p:7 r:-5 s:-7 t:-7 u:-6 w:-6 x:-11 z:-7 10:-7 11:-8 12:-5 13:-7 17:-5 18:-9 1c:-8 1d:-7 1e:-6 1f:-6 1h:-4 1n:-6 1q:-5 1v:-2 1x:-8 1y:-6 20:-7 23:4 25:-5 26:-6 28:11 2a:-7 2c:-6 2d:-9 2k:-7 2l:-6 2o:-6 2q:10 2r:7 2w:-9 2y:-6 30:-9
<update	0:10
<updates	0:8 2o:-6
<upper	1x:6
<ups	0:7
<upsetting	0:9 1y:-7
<upstairs	o:-7 10:8 1n:-6
<ur	0:12 r:6 2a:-6
<us	a:-5 k:-5 o:-11 v:-9 x:-9 1c:6 1x:-7 23:-13 25:8 2d:7 2h:7 2l:-6 2o:-10
<usb	0:15 1k:-5 1x:-6 25:-5 2j:-6
<use	0:7 1:-6 6:-6 a:-5 b:-5 c:-8 k:-5 l:-5 o:-5 s:-8 x:-5 y:-5 10:-5 1g:16 1h:-6 1k:-9 1p:-7 1t:-5 1u:-12 23:-6 24:-8 25:-8 2a:8 2o:-5 2r:-5 2z:13 30:-6
<used	3:-5 4:-5 a:-5 e:-7 g:-7 k:-13 l:8 o:5 u:-5 11:-5 15:-7 1d:-7 1e:-5 1n:-6 1o:9 1s:-13 1v:8 1x:-14 1y:8 23:-18 27:6 2c:-5 2j:8 2o:-5 2x:-10
<useful	0:13
<useless	0:-5 2w:8
<user	0:10
<uses	0:9
<usher	24:-8
<using	0:7 1g:8
<usually	l:5 15:-8 24:15 2y:-7
<utrecht	1n:-5 1y:5
<v	1x:8 2a:-5
<vacation	0:8
<vacuum	0:-5 i:9
<val	0:11
<valley	0:11
<valorant	0:-6 7:8
<vampire	0:9
<van	1x:-5
<vancouver	0:11 24:-7 2x:-6
<vape	0:11 1s:-11 24:-5
<vaping	0:12 24:-6
<varsity	23:6
<vasudha	0:-10
<vat	0:9
<veg	0:8
<vegan	12:-6 2d:-7 2l:-12 2o:5
<vegetarian	0:19 2:-9 2x:-9
<vego	0:12
<vehicle	0:6
<verhuisd	0:11
<verna	2t:-5
<version	0:-11 2a:11
<versus	0:9 25:-6
<very	t:8
<vet	3:6 8:-4 m:9 v:7 x:-11
<vets	0:8
<vfw	0:-8 2o:10 2q:-9
<vibrate	0:6
<vicar's	0:16 x:-6
<video	0:11
<vienna	0:10
<view	0:-8 1o:8
<viewing	1p:-5 1x:-11 2o:18
<vignesh	v:5
<viking	0:7
<village	0:-3 11:-5 29:-5 2e:8
<villain	0:12 13:-7 2m:-6
<vim	0:12
<vineyard	0:8 1k:-6 2m:-6
<vinny	0:9
<vinted	0:10
<violin	0:10 25:-6 2r:-6
<visa	0:18 2o:-9
<vitamin	0:-9
<vitamins	0:10
<vline	0:7
<volunteer	1v:-6 1x:-10 24:10
<volunteered	0:-10 c:-6 1v:-7 1y:11 2p:-6
<vote	0:11
<voted	0:6
<voula	0:8
<vows	0:9
<vs	1g:6
<w	l:-7 x:9 24:-7 2d:11 2o:-8 2r:-6
<wading	0:10 23:-9
<wafula	13:7 2g:-6
<wairimu	m:8 1x:-8
<wait	0:3
<waited	0:14
<waiting	0:13 r:-6 2a:-11
<waits	0:13
<wake	0:14 24:-9
<wakes	0:-7 24:14
<walk	l:-6 1x:8 24:10 2w:-6
<walked	2:-6 1x:9 2w:-6
<walkin	0:-8 24:10
<walking	0:8
<walks	0:-7 23:-7 24:13 2q:8
<wall	0:11 10:-6
<wallet	u:-7 1x:9 2d:-10 2o:-13
<walls	0:15
<wanna	0:-4 8:-6 k:5 l:-5 m:-5 15:-6 16:-5 23:12 24:-11 2d:-9 2o:-11 2p:-7 2q:-5 2r:-7 2s:-7 2w:-6
<want	0:7 k:10 l:-6 v:-12 w:-5 10:-7 15:-5 1i:-7 23:20 24:-13 2j:-6 2o:-6 31:-6
<wanted	0:-9 23:10
<wanting	0:9
<wants	4:-5 h:-5 k:12 l:-6 o:-5 t:-5 v:-7 w:-5 10:-9 11:-4 15:-6 16:5 19:-6 1d:-6 1g:-6 1x:-10 23:12 2j:-5 2o:-7
<war	1x:11 1y:-11
<ward	0:-10 c:5 1v:5 1x:-7 1y:8 25:-5
<warehouse	0:7 v:8 1v:10 2j:9 2o:-13
<warn	0:11
<warned	0:9
<warranty	0:7
<warsaw	0:8 1k:-11 2o:5
<was	3:-8 5:-6 8:-6 a:-7 c:4 d:-7 h:-5 j:-5 k:-8 l:-6 o:-5 s:-7 t:-6 u:-5 v:-6 z:-5 11:-5 12:-5 14:-7 16:-6 19:-5 1e:-8 1g:-6 1h:-6 1k:5 1n:7 1p:3 1t:-6 1z:-6 23:-9 27:-5 2a:-9 2c:-11 2d:-12 2o:-17 2p:-6 2r:-5 2w:-7 2x:-9 31:-6
<wash	0:15
<wasn't	3:8
<watch	0:6 x:-9 24:11
<watched	0:12
<watching	0:-9 l:-9 24:6 2o:10
<water	0:6 l:-6 1o:12 24:-6
<watercolors	0:13
<wax	0:10 2o:-10
<way	0:9 16:-5 1x:-13 2k:-8 2l:11 2p:-8
<ways	0:11
<we	1:-4 2:-8 3:-6 4:-5 5:-5 7:-6 8:-10 9:-6 a:-6 c:-13 d:-5 f:-8 h:-5 i:-5 l:-6 m:-9 n:-6 p:-5 q:-6 r:-5 s:3 t:-7 w:-6 10:-10 12:-5 14:-6 15:-5 18:-9 1c:-9 1d:-6 1e:-6 1f:-6 1i:-6 1k:-3 1n:-5 1o:-5 1r:-11 1t:-5 1v:-8 1y:-13 25:-9 29:-5 2d:8 2j:-10 2k:-2 2m:7 2r:-14 2t:11 2x:-4
<we'd	1h:11
<we'll	0:-8 11:-6 2k:-7 2o:10
<we're	1:-6 2:-5 8:-6 c:-7 g:-7 k:-10 l:-6 m:-6 t:-5 w:-6 1a:14 1c:-6 1e:-9 1g:-9 1v:-12 23:-12 27:-6 2a:-7 2d:-6 2o:11 2x:-11
<we've	0:-12 7:-5 e:-5 g:-6 13:9 1x:-6 2o:9 2q:12 2x:6
<weakness	0:-11 t:15 2c:12
<wear	4:9 t:-4
<wearing	0:13 2:-5 1l:-9
<wears	4:9 9:-5 l:-5 11:-7
<weather	15:-8 2j:7
<weatherboard	0:8 1x:-11 2k:6
<wed	0:-5 1x:7
<wedding	6:-6 c:-7 e:-7 x:-7 15:5 1p:-5 1v:-6 2o:-13
<wedding's	15:4
<wednesday	0:8 24:-9
<wee	0:9
<week	f:-5 g:-7 i:-5 k:6 m:-9 x:-6 18:7 19:-5 1h:-8 1t:9 1v:-5 1x:5 1y:-10 1z:-5 24:8 2d:11 2k:-5 2q:-15 2r:-8 2s:-5
<weekdays	2a:-10
<weekend	0:-9 l:-7 v:-7 1v:5 1x:8 24:11 25:-9 2k:-8 2o:6
<weeks	2:-7 m:-8 u:-6 1a:-6 24:8 2d:-8 2o:6 2x:-9
<wei	0:9
<weigh	1i:9 23:-6 24:-7 31:7
<weighs	0:14
<weight	0:13
<weird	1g:7
<weld	0:6 2w:-6
<welder	c:7 1v:11
<well	e:-5 x:6 1x:-10 24:-5 25:9 2w:6
<went	3:-5 c:-6 e:-8 k:-5 l:-5 m:-6 p:-8 v:-7 x:-7 10:-8 1c:6 1g:-6 1i:-7 1o:-7 1v:-6 1x:10 23:-5 24:-7 2c:-7 2j:-10 2o:-9 2p:11
<were	l:-5 m:-5 v:-8 x:-5 11:-5 15:6 1c:-9 1p:5 1x:-10 2x:9
<west	0:13
<wet	0:8
<what	0:13 e:-4 i:-12 t:-7 y:-6 10:-6 1b:-7 1d:-7 1e:-5 2o:-5
<what's	0:14 m:-7 q:-5 v:-9 x:-6 10:-8
<whatever	0:12
<whats	0:18 15:-9 2o:-14
<whatsapp	1s:13 2z:-6
<wheat	0:-6 1r:5
<wheels	0:8
<when	0:10 1:-6 2:-14 8:-6 a:-6 c:-6 i:-5 k:-5 l:-8 m:-9 o:-5 p:-5 v:-5 10:-9 18:-7 1a:-6 1b:-7 1d:-7 1i:-8 1k:-6 23:-6 24:-2 25:-8
<whenever	24:9
<where	0:14 l:-5 u:-5 v:-6 10:-6 1x:-7 24:-6 2o:-5
<where's	0:13
<whether	0:13
<which	0:16 l:-7 s:-6 v:-6 11:-8 1a:-7 1y:14 24:-7 2k:-5 2o:-7
<while	v:-5
<whippets	0:13 2w:-5
<whitby	0:-8 23:10 2o:5
<white	0:4
<who	0:6 1:-5 2:-9 3:-6 5:-6 a:-5 c:-7 f:-6 g:-5 l:-4 m:-5 o:-8 v:-10 w:-6 x:-7 11:-5 13:-8 18:-7 19:-5 1g:-5 1h:-4 1i:-5 1o:8 1s:6 1y:-11 27:-7 2o:6 2r:-9
<who's	0:7 3:-7 8:8 13:-5 2l:13
<whole	1:-5 x:-4 1k:-7 1x:8 2c:-5 2o:-6 2w:10
<whom	0:18 s:-6 1x:-8
<whos	26:6
<whose	0:14 h:8 k:-6 10:-7 23:-10 2j:-9
<why	0:21 x:-6 z:-7
<wi	0:13 1k:-10 1p:-6
<wide	1n:7
<widow	0:10
<widowed	0:11 2x:-8
<wife	4:-7 9:6 a:-6 e:7 g:-7 h:-6 i:-6 l:-12 o:6 t:-7 v:-7 w:-6 12:5 15:-7 18:-8 19:-6 1c:-13 1d:-10 1g:-7 1z:-9 20:-6 23:8 24:-10 2g:-7 2j:-9 2l:-10 2r:-11 2w:-9
<wife's	0:3 13:-7 2m:-13
<wild	1k:-6 1x:6 2k:-6
<will	0:16 k:-6 o:-5 u:-7 1e:-6 1x:-5 23:-8 2d:-11 2x:-7
<win	0:9
<wind	0:7
<window	0:14 2a:-6
<windows	0:13
<wine	l:-9 24:13
<wing	1k:6 2o:-12
<wings	0:8
<winifred	1x:-8
<winnipeg	0:15
<winter	0:6 l:7 1x:-8 24:12
<winters	0:13 18:-7 1x:-8 2r:-10
<wireless	0:11 e:-6 1x:-10
<wish	0:23 5:-5 e:-5 10:-8 1o:-13 1x:-9
<wishes	0:-2 23:8
<wit	2d:-6
<with	2:-2 3:-5 7:-5 8:-5 c:5 d:-5 f:-5 h:-5 i:-6 k:-10 o:-5 p:-7 s:-5 v:-5 w:-6 x:-14 y:-7 z:-5 12:-6 13:3 15:-6 18:-7 1b:-6 1c:-4 1d:-10 1e:-5 1h:-3 1i:-5 1n:8 1q:-6 1r:-5 1t:14 1z:-14 2a:7 2d:11 2e:-7 2j:-7 2l:8 2o:-6 2p:-7 2q:-6 2r:-14 2s:-9 2v:-14 2w:9 2x:-9 30:5
<within	0:8 1o:-10
<without	0:9 3:9 11:9 1o:13 2a:12 2o:-10
<wojtek	3:7 10:6 1x:-5 2j:7
<woman	0:14 1x:-7 2x:6
<women	0:15
<won	18:-10 1x:10 24:-7 2r:9
<won't	8:7 9:7 1r:-5
<wonder	0:10
<wont	0:7 13:-7 1r:13
<wood	0:-8 2k:16
<wool	2j:7
<word	0:12
<words	0:11
<wore	l:-8 1n:11 24:-15
<work	1:-11 2:-6 6:-7 c:6 k:-6 l:6 p:-6 s:-8 t:-5 u:-5 13:-5 15:-9 16:-6 1c:-7 1d:-6 1e:-5 1f:-6 1g:-7 1i:-5 1k:-8 1o:5 1p:-7 1q:9 1v:10 1x:-11 25:6 2d:-9 2m:-7 2n:7 2o:-17 2r:-5 2w:-6 2x:-5 2y:-9 30:8
<worked	1:-6 c:7 e:-5 f:-13 g:-5 m:-5 v:-8 15:-6 1c:-5 1v:7 1x:-9 1y:8 1z:-5 24:-13 25:-8 2j:-9 2o:-10 2v:-6
<working	0:-9 c:7 1c:-5 24:-7 2q:13
<works	c:12 e:-5 l:8 o:-6 1c:-12 1v:7 1x:-9 24:-3 2j:8 2o:-7 2x:-6
<worry	0:11 29:-6
<worse	x:8 2o:-6
<worth	0:15
<would	0:15 2:-8 e:-5 i:-6 l:-5 10:-6 11:-5 13:-7 1d:-6 1o:-8 1x:-5 21:-8 23:8 24:-9 2a:6
<wouldn't	0:12 r:-5 2a:-6
<wrap	0:7
<wrath	0:8 2:-6
<wrecked	0:-4 1x:8
<wren	t:8
<wrestles	0:-11 1:9 2:-5 x:-5 2n:-6 2v:11
<wrist	0:9 2o:-6
<write	0:7 1:-8 a:-7 c:-7 e:7 k:-6 m:-7 o:-6 v:-6 y:-6 10:-6 19:4 1g:-7 1k:-8 23:-7 27:-6 2a:11 2p:-9
<writing	0:-5 2q:16
<written	0:11 1y:-6
<wrong	0:12
<wrote	0:10
<x	0:7
<xbox	10:-6 12:-5 2j:-6 2l:-7 2y:11
<xl	0:7
<yeah	l:-5 24:-6
<year	0:9 1:-5 2:-7 7:-5 8:-5 9:6 f:-6 p:-7 t:-5 u:-5 v:-5 x:-5 1g:-8 1h:-8 1r:-6 1t:9 1y:6 29:-6 2d:-7 2x:-8 30:-6
<years	1:-7 i:-6 l:-7 v:-6 w:-7 10:-5 1c:-7 1v:9 1y:13 24:-8 2a:-6 2v:-6 2w:5
<yelled	0:11
<yellow	0:11
<yes	0:12 o:7 1a:-5
<yesenia	0:10 1t:-7
<yesterday	0:16
<yet	0:14 s:-5
<yo	0:4 x:9
<yoga	l:-5
<york	v:9
<you	0:8 1:-5 3:10 4:-5 5:-7 9:-4 a:-5 c:-5 e:-6 f:-5 g:-4 i:-7 j:-7 l:-7 m:-5 o:-7 s:-12 t:-4 u:-6 v:-9 13:-6 16:-6 1a:-7 1d:-9 1g:-11 1h:-6 1o:17 1x:-7 1y:-6 24:-7 2a:15 2d:-9 2g:-8 2i:5 2k:-6 2p:-7 2s:5
<you'd	0:16 2a:-7
<you're	0:9 2:-6 c:-5 1c:-5 2a:13
<you've	0:7
<young	0:7 2j:-6
<youngest	m:6 10:6 2j:-6
<your	0:16 m:-4 o:-6 x:-6 2a:8 2n:-6
<youth	0:7 24:-6
<yrs	0:12
<yuma	0:14 2:-6 1x:-10
<z	0:10
<zac	0:6 2o:-7
<zacs	0:9 24:-8
<zalando	0:10 24:-10
<zanzibar	0:14 1x:-8
<zip	0:6
<zither	0:12
<zone	0:7
<zumba	0:13 24:-13
<zürich	0:10
<£	0:-7 q:-7 u:7 2d:7
<éireann	0:13
<ń	0:8
<żurek	0:18
<€	0:-10 q:-12 29:13
>"	0:10 3:-8 c:-8 s:-11 v:-12 x:-9 1d:10 1g:-8 1x:-6 26:8 2x:5
>#1	1:-6 3:-5 4:-6 5:-6 8:-9 9:-5 d:-5 f:-12 g:-6 i:-6 m:-8 q:-6 t:-5 u:-8 v:-5 w:-6 y:-5 z:-5 11:-6 12:-5 15:-13 16:-5 17:-5 19:-6 1a:-5 1b:-5 1c:-14 1d:-4 1f:-4 1o:-10 1p:-7 1t:-8 1y:5 25:6 2d:-5 2o:6 2q:-10 2w:-5 2y:8 31:5
>#2	1:-5 2:-4 5:-5 6:-5 9:-5 i:-5 j:-6 r:-5 t:-6 u:-7 v:-14 w:-5 x:5 10:-5 13:-7 1d:-4 1f:-6 1g:-4 1h:-6 1l:-6 1n:-6 1o:-5 1v:-11 1y:-6 1z:-6 23:10 24:-2 25:-5 26:7 27:-5 2a:-6 2g:-8 2j:-10 2o:9 2q:7 2r:5
>#3	2:-6 4:-6 a:-4 g:-5 m:-6 u:-5 10:-7 15:-5 1g:-8 1k:-5 1u:-10 1x:5 26:6 2d:-17 2j:-7 2m:6 2r:-8
>#4	2:-7 3:-6 4:-6 7:-8 8:-6 a:-6 c:-5 f:-6 g:-7 h:-6 i:-6 m:-3 o:-7 p:-8 r:-5 t:-5 u:-8 w:-6 x:-7 10:-2 11:6 1a:-5 1d:-7 1f:-6 1g:-5 1h:-6 1i:-11 1l:-5 1v:-5 27:-15 2a:-7 2c:-10 2d:-15 2n:12 2s:-5
>#5	0:9 e:-9 18:-5 1x:-6 24:-8 29:6 2r:-5
>#6	4:-5 x:8 14:7
>#7	e:-5 q:5 29:-6
>$	0:9 1e:10 23:-8
>%	0:15 1i:-7 2q:-5
>&	0:-4 l:-7 2c:7
>'	e:-5 n:6 x:-6 13:-7 1v:-5 1x:-9 23:10 24:-6 26:-6 2j:-5 2q:6
>*	0:10
>+	0:8
>-	0:6 1:-5 4:-4 6:-5 8:-5 b:-6 d:-6 f:-7 h:-7 i:-5 j:-6 k:-5 n:-6 q:-5 s:-5 t:-5 w:-5 z:-5 13:-8 15:-7 16:-5 19:-7 1d:-6 1k:11 1q:-8 1u:-8 1v:5 1y:-8 23:-11 24:-14 25:6 2j:-7 2k:-9 2l:-8 2o:-11 2q:-8 2v:-8 2x:-8
>/	0:13
><	0:10 v:-6
>=	0:10
>>	o:8 v:10
>@	0:8 b:-5 l:-5 r:-5 1g:-8 1u:14 24:-10 2a:-8
>[	0:9
>]	0:15
>_	0:21 10:-6
>a	1:-4 3:-5 5:-6 9:-5 h:-4 m:-3 n:-5 p:-6 s:-6 t:-4 z:-5 14:-5 15:-5 1c:-9 1g:-4 1l:6 1m:9 1q:-7 1s:-13 1t:-10 1u:-6 1z:-3 20:-5 23:7 25:-7 26:-13 29:6 2e:-8 2q:-3 2s:5 30:9
>aa	0:8
>aberystwyth	w:7
>abide	x:7
>abolished	0:-8 1o:8
>about	0:9 5:-5 10:-5 1a:-9 1o:-6 1t:9 1y:-10 2q:12
>above	h:10 x:-6 10:-7 24:-10 2d:7 2o:-9
>absolute	h:10 x:-5
>abt	0:14
>accent	0:7
>accepted	0:-8 1x:11
>accordingly	0:11
>account	1g:10
>accountant	0:9
>accurate	0:7
>aches	m:6
>acid	0:10
>acme	0:20 e:-5 15:-6 1x:-5 2o:-11
>acne	2q:-5
>acre	0:12 1o:-6
>acres	0:-6 l:-9 1x:9 24:-5 2d:-5
>across	0:8 7:6
>acting	0:4
>action	2l:-8 2q:-9
>actual	0:8
>actually	0:14
>ad	0:8
>adams	0:-10 1:-7 o:13
>adare	0:12 e:-5 1x:-9
>add	0:9
>address	0:13
>admiral	0:8
>adopted	0:10
>adriene	0:-8 o:-7 24:8
>adult	0:13 2t:-6
>adults	0:8
>advance	0:14
>advanced	0:4 1x:-8
>adverts	0:11
>advice	0:10
>aeroad	0:7 1x:-6 30:-5
>affair	0:8
>afraid	0:5 10:-7 2j:-5
>after	2:-6 3:-8 9:-6 e:12 g:-6 h:-7 k:-8 o:-5 t:-6 u:-12 v:-9 x:-8 z:-5 11:-6 12:-6 13:-7 16:-5 19:-5 1d:-13 1e:-7 1i:-5 1n:6 1v:10 1y:-11 23:-8 24:-5 2d:11 2g:-5 2j:-8 2l:-11 2o:7 2p:11 2s:-5 2v:8 2w:9 2x:-7
>afternoon	0:13
>aftertreatment	0:12
>afterwards	0:-10 2a:10
>again	2:-6 4:-5 8:-8 c:-5 e:-7 g:-5 t:-5 y:-7 12:-6 15:-8 19:-8 1a:7 1g:-6 1x:-4 23:8 2o:-10
>against	0:12
>age	2:-7 x:-7 10:-7 1g:-9 1o:10 2s:8
>agent	0:7
>aggressive	0:9
>ago	l:7 17:-5 1a:7 1e:-6 1x:14 1y:-10 24:-10 2k:6 2q:-7 2r:-5 2x:-7
>agree	0:9
>agreement	0:8
>agricola	0:-8
>ahead	0:7
>aid	0:5 g:-5
>ain't	t:9 1y:-5
>airbnb	0:8
>airedale	0:14
>airport	0:10 23:-6
>ajax	0:-8 1v:7 1x:10 1y:-10
>akhtar	x:-6 19:6
>ako	0:7
>alarm	0:-5 24:12 2d:-6
>alarms	0:8
>albie	0:13 2o:-6
>alcohol	0:9
>alcoholic	0:10
>alive	x:6
>all	2:-6 a:-6 e:-8 m:12 o:-5 v:-7 x:-5 y:-8 15:-7 19:-7 1a:-7 1b:-6 1c:-6 1d:-6 1x:9 25:10 2a:-8 2o:-2 2z:-6
>allergic	2:7 10:7 1x:-5
>allergies	3:8
>allergy	3:16 m:-6 11:-5 1m:9
>allotment	0:5 x:-8 19:9 1k:7 1x:-10
>allow	0:10
>almond	0:-11 2p:10
>almonds	0:11
>alone	0:6 2:6 u:9 10:-5 2d:-8
>along	24:4
>already	2:11 3:-5 4:-5 c:-7 e:-8 g:-5 l:-6 m:-5 t:-5 w:-5 x:10 13:-6 18:-5 1a:-6 1d:10 1e:-7 1h:-7 1i:-6 1m:-5 1v:-6 1x:-7 24:-5 26:8 2s:9 31:-5
>also	0:13 x:-9
>altar	0:11 15:-7 2o:-9
>altbau	0:-10 2d:10
>altima	24:-6
>alto	0:9 o:-5
>always	0:9 2o:-7 2p:7
>alzheimer's	0:6
>am	2:-6 d:-5 f:-5 k:-5 n:-6 t:-5 v:-14 w:-6 10:-7 1e:-6 1y:-5 24:7 27:-6 2x:-5 2y:8
>ambulated	0:5
>american	r:7
>amos	0:6
>amount	0:6 1x:6 2q:-10
>amsterdam	0:8 2o:-5
>amusement	0:8 23:-6
>an	0:5 8:-6 e:-9 q:4 u:-7 10:-7 11:9 15:-7 1q:9 1s:-5 1x:-5 23:6 24:4 2o:-10 2r:-7
>analyst	0:8 10:5 23:-6
>anatomy	0:-10 2r:9
>and	3:-3 5:-6 k:-10 q:-5 z:-4 15:-6 17:-11 18:-4 1j:-6 1l:12 1m:10 1o:-7 1p:7 1r:9 1s:-10 1y:-5 23:-9 26:7 2a:-3 2f:8 2r:-9 2s:-6 2u:10 2v:9 2w:-4 2z:7
>animal	0:10 h:-6
>animals	13:6
>ankle	m:8 27:-5
>ann	0:13
>anna	w:5 1y:-6 24:-5
>anne	0:8 k:-6 23:-10
>anniversary	1x:6
>annoying	i:8
>answer	1d:-6 1s:8 2a:10
>answers	l:-5 r:8
>anxiety	0:7
>any	2:-7 8:-5 h:8 i:7 m:-6 x:-7 16:-5 1h:-6 1i:-6 2c:6 2d:-9 2p:7 2w:10
>anybody	0:5
>anymore	o:-7 1x:-5 2d:-6
>anything	0:11 l:-6 r:-9 24:9 2a:-12
>anyway	0:7 o:8
>anápolis	0:11
>ap	0:7
>apartment	0:-10 2d:12
>api	0:9 23:-8
>apology	0:11
>app	0:7 x:-7 1g:10 2d:-9
>apparently	2f:7
>appendix	e:-6 1x:-6 25:9
>appetite	0:6 2q:-6
>application	1x:-7
>apply	0:11
>applying	0:12 1x:-10
>appointment	0:11
>apprentice	19:8
>apprenticeship	0:9
>approvals	0:7
>apps	0:7
>april	0:-3 2:-6 m:-8 10:9 1x:9
>apt	0:7
>aransas	0:9
>arbitration	0:-6 2o:6
>are	0:6 1:-4 2:-6 3:-4 4:-5 5:-5 8:-4 a:-5 c:-6 l:-6 r:-8 s:-4 w:-5 10:-8 11:-4 13:-9 16:-5 19:-4 1o:8 1z:10 23:-8 24:-8 25:-7 2d:-6 2e:-7 2m:-5 2o:-6
>aren't	0:10 2p:-7
>arent	0:9
>argues	0:11 r:-5 2a:-7
>arisaig	0:2 11:10 1h:-6 2k:-5 30:-6
>arizona	0:11 1x:-8 2o:-10
>arlington	2j:4
>arm	m:5 25:6 2k:-6 2r:-7
>armrest	0:8 24:-6
>armstrong	0:10
>army	e:-6 1e:-7 1x:7 2x:-7
>around	0:17 l:-7 2d:-8
>arrested	0:9
>arrived	x:9
>arrochar	0:10 24:-9 2o:-9
>art	o:-6 18:-7 2r:-8 2w:8
>arthritis	0:8
>article	0:10 2d:-9
>artist	19:11
>arts	0:-9 1t:9
>arvada	0:-7 11:-5 1x:10 2j:-8 2k:-6
>as	1:-5 2:-11 5:-5 7:-6 8:-4 9:-6 a:-6 e:-4 f:-8 g:-5 h:-5 k:-9 l:-5 t:-5 v:-6 w:-5 x:-4 11:-8 13:-7 18:-5 19:-5 1d:-10 1o:-10 1t:-7 1y:11 23:-6 27:-7 2k:-5 2o:-7 2t:-6 2w:-6
>ask	0:6 x:9
>asked	w:10 1t:-5 1v:-6 2e:-5
>askin	0:5
>asking	e:-6 1x:-5 24:-5
>asks	x:-5 1l:6 2q:-6
>asleep	0:10 d:-5
>assembly	0:11 2o:-11
>assignments	0:7 9:6 2a:-11 2l:-5
>assist	0:6
>assistant	0:6
>assists	0:8
>associate	0:-8 1x:7
>assume	0:9
>asthma	0:9
>at	1:-5 4:-6 9:-5 a:5 c:-4 d:-6 f:-4 g:-10 i:-5 k:-3 m:-6 n:-6 r:-8 u:-6 v:-5 w:8 y:-6 11:-3 16:-5 17:-18 19:-3 1c:-6 1d:-6 1h:-8 1k:-5 1n:-5 1r:-5 1t:10 1u:4 1v:-14 1z:-9 23:-7 2k:-6 2w:-9 2x:-8 30:-3
>ate	0:12 x:7 2m:-6
>athens	0:-8 23:6
>atlanta	0:4 1:-5 1k:-7
>atlantic	0:-9 1x:8
>attack	0:14 15:-6 24:-8 2q:-7
>attempt	0:8 1x:-10
>auction	k:-6 1x:10 23:-9
>audio	0:9
>audiobook	0:7
>august	0:-8 9:-7 e:-11 i:-7 l:-6 n:-6 o:-8 x:-7 10:-6 16:-7 17:-6 18:-5 19:-7 1b:-6 1d:-5 1e:-7 1g:-5 1x:-3 25:5 2o:11 2s:-7 2t:-7
>aunt	0:-7 1x:13 2d:8
>auslan	0:7
>austin	0:6 c:5 1x:-6 1y:-10
>australia	0:-7 h:-5 x:6 20:-5
>australian	0:7
>author	0:6
>authority	c:7
>autumn	0:-9 2o:10
>ave	0:7 10:6
>average	0:9
>aviv	0:5
>avoid	1x:6 1y:-6
>awake	0:9 l:-5
>award	0:-8 18:7 2r:10
>away	e:6 g:-5 n:-5 18:-5 2d:-4 2m:-7
>awful	0:13 1o:-9
>awkward	0:9
>azul	0:9 24:-6
>b	1x:-7 24:-10 2a:-8 2c:9 2o:4
>baby	0:-2 e:6 g:-3 l:-7 u:-9 x:5 13:-6 17:-10 19:-7 1d:-5 1x:7 2c:-5 2d:-11 2q:6 2w:-8
>baby's	0:10
>babysitting	0:9 1o:-9
>back	0:6 4:-5 f:-6 m:-7 o:-7 p:-5 r:-7 s:-8 v:-7 x:-6 y:-10 11:-5 12:-6 19:-6 1a:5 1d:-6 1x:-8 1z:6 23:3 27:-9 2a:-6 2d:4 2r:-6 2w:-6
>back's	0:9
>backend	0:8 10:6 2q:-10
>backflip	0:-10 2w:8
>backyard	2o:8
>bad	0:5 k:9 1f:7 1o:-11
>badge	10:-6 1d:7 1x:-6 2j:-5 2w:8
>badly	o:8 1d:-6
>badminton	0:7
>bag	0:8
>bagel	0:8
>bags	0:8 l:-5
>bahia	0:7
>bahn	0:9
>bake	0:7 1d:8
>baker	0:9
>bakery	0:-3 l:-7 24:-6 29:6 2b:9
>bakes	0:-8 v:12 2q:10
>ball	4:6 12:-6 1n:-6
>ballet	0:8 11:-7
>ballina	0:7 1x:-7
>balls	0:-5
>banana	0:8
>band	1:9 m:-6 o:8 r:-5 w:6 11:-5 1k:-8 1x:-6 23:-5 25:-7 27:-10 2a:-7 2f:6
>bands	0:7 l:-5 m:-5 24:-5
>bane	0:-4 9:7
>bangalore	c:8 1x:-6
>banjo	0:-6
>bank	0:-5 x:-5 10:6 15:-10 1x:-5 2o:6
>bankers	0:8
>bar	x:7
>barbecue	0:9
>barber	x:10
>barbershop	10:-8 2j:-9
>bard	o:8
>barista	0:8 1t:-7 1x:10 2r:-5
>barn	0:11
>barra	15:-6 2o:6
>barrier	0:9
>base	0:8
>based	2j:6
>basement	e:-6 g:-5 u:5 1x:-8 1z:-5 2d:5
>basically	0:-7 s:14
>basics	0:6
>basket	0:5
>basketball	o:7
>bass	0:6
>battery	0:-6
>bawled	0:11 24:-9
>bay	15:-6 1x:-9 2d:-6 2o:9
>bayers	0:7
>bbc	0:11
>bbq	0:10
>bc	l:-9 1y:11 2q:12
>bday	x:8
>bdes	0:15
>bdrm	0:7
>be	0:9 2:-10 6:-5 l:-10 u:-5 v:7 x:6 10:-5 15:-6 1d:-6 1h:-6 1i:-5 1l:10 1o:7 1p:-5 24:-7 2a:-5 2o:-10 31:-8
>beach	1o:-6 24:-9 2e:6 2l:-5 2p:6
>beaches	0:8
>beacon	0:10 2o:-10
>beagle	0:18 o:-9
>beams	0:11 u:-7 2d:-10
>beans	0:10
>beard	4:9 d:7 1h:-5 1n:10 2l:-10
>bearded	0:11
>beast	0:10
>beat	0:8
>beautiful	0:8
>beautifully	0:-6 1d:11 2d:-5
>became	0:17 l:-5 x:9 13:-5 1y:-6 24:-11 2m:-6
>because	9:-6 c:-5 i:4 l:6 m:-5 11:-7 19:-6 1g:-6 1x:-8 2o:-8 2q:9
>bed	0:6 l:5 u:9 11:7 1f:5 24:-8 2d:-6
>bedford	0:8
>bedroom	0:8 1x:-6
>bedrooms	0:-10 2d:10
>bedtime	0:-5
>beecroft	0:11
>beef	0:8
>beekeeper	0:7
>been	0:4 e:-6 o:-6 t:-5 v:-6 x:-8 11:-5 15:7
>beer	1x:-5
>bees	0:11 2g:-6
>before	0:-5 1:-9 2:-9 3:-5 4:-6 5:-5 7:-7 8:-10 9:-7 a:-8 d:-7 e:-8 g:-6 h:-8 i:-6 j:-6 k:7 m:-10 o:-9 t:-7 u:-6 v:-12 y:-6 z:-6 11:-9 12:-5 13:-7 16:-6 17:-6 18:-5 19:-6 1b:-5 1d:-8 1e:-5 1x:-5 23:13 24:11 25:-5 29:5 2a:-12 2c:-6 2d:-7 2k:-8 2r:-16 2w:-6 2x:-6
>behalf	0:7
>behind	0:8
>being	0:2 2x:-6
>belfast	0:-9 1x:-5 2o:8
>believe	0:-7 1x:11
>below	0:12 2a:7 2o:-10
>belt	0:-7 2k:7
>ben	0:12
>bench	0:11
>bend	0:6 1h:-6 2o:-9
>benefit	0:11
>benton	0:-10 o:11
>berlingo	0:6
>berth	0:6
>beside	0:6 x:-6 13:7
>besides	2j:11 2w:-6
>besotted	x:5
>best	o:-6 r:-5 11:-6 1d:-5 1x:12 20:13 23:-8 25:-5 2a:-9 2d:-10
>better	0:7 l:-7 16:-8 1o:8 2c:10 2p:-8
>between	0:11 1s:-10
>bf	0:7
>bicycle	24:-5
>bidding	0:7
>big	4:6 e:-5 1x:-8 24:-5 2o:-5 2p:8
>bigger	0:14 17:-9 24:-5
>bike	11:-8 18:-7 1x:8 1y:8 23:9 24:-11 2r:-11
>bikes	0:8 30:-5
>bingo	18:-5 25:-5 2d:5
>bins	0:14 e:-7 1x:-6 25:-6
>bio	0:7
>birmingham	0:5 20:7
>birth	0:5 p:9 25:-6
>birthday	0:13 2q:-5 2r:-7
>bisbee	10:6 24:-6 2j:6
>biscuit	c:-5 x:8 2m:-4 2o:-5
>biscuits	1r:-5
>bishop	0:11 2p:-8
>bit	l:-6 1x:-7 2o:-5 2x:11
>bite	0:11
>bites	0:8
>biting	0:2 l:-5 24:-6
>blackbird	0:7 30:-5
>bladder	2:7 m:-7
>blamed	0:11
>blanchard	0:4 24:-6
>blank	0:7
>bleed	0:6 1o:-10 1x:-9 24:6 2r:-10
>bless	0:9
>block	0:6 o:8 24:-10
>blocks	0:7
>bloke	0:11 e:-7 m:7 1x:-11
>blonde	0:-7 1n:6
>blood	0:3 d:9
>bloodwork	m:7
>blue	0:11
>blueberry	0:9
>bluegrass	0:12
>blunt	0:-6 r:7
>board	24:-6
>boards	0:11
>boardwalk	0:-6 1x:10 2o:-6
>boat	e:-9 t:-8 x:8 1x:13 2c:-9
>boathouse	0:10
>boats	0:11
>bob	0:-5 1y:6
>body	m:8 w:7
>bodybuilder	0:10
>boiler	0:3 1x:7 24:-5
>boils	0:10
>boise	0:8
>bologna	0:6 15:-5 2o:-6
>bon	0:-11 1x:11
>bonus	1x:10
>book	0:14 1y:-10 2q:-5
>booked	e:10 i:-5 1x:-6 2o:10
>bookies	0:11 2d:-9
>bookings	1g:10
>books	o:-5 10:6 23:-5
>bookshops	0:-10 24:8
>boone	0:9
>boot	0:10
>boots	0:4
>border	0:10 l:-5 1x:-5 24:-11
>boring	0:11
>born	p:10
>boss	0:5
>boston	x:10
>bot	17:7
>botanic	0:-12 15:7 1x:9
>both	x:-9 1g:9 1y:-10 2a:8
>bother	2:-8 i:11
>bottom	0:-2 1u:5 2a:-6
>bought	0:11 c:-6 e:-11 1q:-6 2o:-6 2q:-5
>boulder	0:-10 2q:8
>bouldering	0:9 x:-8 25:6
>bouncer	0:11
>bower	0:7
>bowls	0:-7
>box	0:11 r:-6 11:5
>boxes	0:10
>boy	0:-2 2:-10 g:11 x:7
>boyfriend	1a:7 1x:-6 20:-7 2t:7
>boys	0:11
>bradford	0:-10 1v:10 2j:-5
>brady	0:8 1x:-6
>brake	0:13
>brakes	0:12
>brannoc	0:9
>brazil	0:13 1x:-6
>brazilian	0:-5 24:7
>bread	0:10
>break	0:10 x:-6 1n:9 2a:-6 2o:-7
>breakfast	24:8
>breaks	0:5 2q:-8
>breakup	0:8
>bred	p:10 1b:-5 2w:-6
>brenda	0:6
>brendan	0:8
>breton	0:-5 18:-6 1x:6 2r:-6
>brewery	l:9
>brews	0:9 1x:-5
>bridge	0:8 o:-6
>bridges	1y:9 2o:-8 2p:-7
>brief	0:-9 2a:8
>brigid's	c:-7 e:-7 1c:7
>brigids	0:8 1x:-9 2c:-7
>brings	3:10
>brisk	24:-8
>bristol	0:-6 2d:5 2o:-5
>brittle	0:6 r:-5 t:6 2a:-11
>bro	0:11 19:-6
>broadband	0:11
>broke	24:-6
>broken	0:9
>broker	0:-7 2o:7
>brompton	0:11 15:-6 2o:-9
>bros	0:-5 c:6
>broth	0:14 3:-6
>brother	0:8 19:-5 2o:-6
>brought	0:6
>bruins	0:7 1v:-6
>bruno	0:7
>brusque	0:10
>bs	0:13 a:-7
>bsc	0:12
>btw	0:-10 2:7 8:7 d:-6 j:8 18:-5 1a:-8 2s:-7
>bubble	0:14 1n:-5 2k:-5
>bucket	0:7
>bucks	0:12 2:-6 15:-8 1i:-6 1x:-5 24:6 2o:-6
>budget	0:8
>budgie	e:-5
>builders	v:6
>builds	0:6
>built	0:11 2o:-10
>bullet	r:10 2a:8
>bulls	0:-10 24:8
>bully	0:13
>bunch	1k:7
>bunduff	1x:8 2o:-8
>bungalow	0:-8
>buns	0:-8
>burned	0:19
>burnout	0:9
>bus	2:-6 6:-5 a:6 e:-9 g:-8 m:-5 15:-7 1h:-6 1x:12 25:-5 2j:6 2o:-7
>buses	0:-5 x:-6 24:10 2r:-8
>business	w:7 2j:4
>busted	0:9 2r:-5
>busuu	0:9
>but	0:-4 1:-5 2:-6 3:-7 4:-5 6:-6 7:-6 a:-6 d:-7 g:-7 i:-6 m:-7 n:-6 p:6 r:-6 t:-7 v:-8 10:-6 11:-9 13:-9 17:-6 19:-7 1a:-7 1b:10 1p:-8 1r:9 1v:-7 1y:-10 24:-8 25:-8 27:-6 2a:-6 2c:6 2d:-8 2f:-6 2g:8 2k:5 2o:-7 2p:7
>butter	0:11 m:-8 25:-5
>buttermilk	0:7
>buy	0:12
>by	1:-6 2:-5 5:-5 7:-6 a:-6 c:-7 g:-6 h:-6 i:-6 m:-6 r:-6 t:-8 w:-5 z:6 15:-5 18:-8 1a:-6 1c:-5 1g:-6 1h:-12 1i:-6 1k:-5 1o:-10 20:-6 23:9 24:-10 27:-5 2d:3 2j:-2 2o:-7 2q:-6 2w:6
>bypass	0:12 1x:-6
>c	7:-5 e:4 l:-5 m:-5 10:-7 18:-5 1x:6 2q:10
>cab	0:-9 2k:8
>cafe	0:10
>cafeteria	0:9 2q:-6
>cage	0:9 2o:-6 2q:-9
>cairns	0:9 2o:-8
>cake	0:12
>calabria	0:12
>calc	0:-10 2c:8
>calculated	0:8
>calendar	1g:7
>calgary	2o:-6
>caliente	0:-8 1d:9
>call	2:-7 l:-5 t:-6 z:9 11:-5 15:-6 1x:7 2k:-5 2o:-6 2p:7
>called	g:-8 10:-7 11:-6 17:-6 19:-5 1a:-9 1d:-4 1k:12 2m:-6
>calling	0:5 2e:-6
>calls	0:13 c:-5 l:-5 s:-5 1h:-7 24:-10
>callum	0:5
>callum's	0:9 1o:-6 2o:-6
>calvary	0:6 l:-6 24:-8
>cambridge	0:13
>came	g:-7 l:-8 x:-7 y:7 11:-10 1h:-7 1i:-8 24:-10 2e:-6 2p:7
>cameras	0:7
>camper	0:11
>camping	0:5
>campus	0:6 1x:-6
>can	0:7 15:6 1m:-6 1x:-16 2a:12 2o:-8 2w:11
>can't	7:8 g:-5 x:6 1d:6 1p:-5 26:-6
>canada	0:11
>canal	0:-8 t:-7 24:11 2c:-6
>cancelled	2o:11
>cane	0:7
>cannot	2w:4
>cans	0:11
>cant	0:6 2:-6 1g:10 1x:-6
>canyon	0:8 1h:-5
>cap	0:11
>cape	18:-5 1x:5
>capital	0:-5
>capitals	0:10
>caption	0:6
>car	0:9 1:-5 l:-6 1h:-5 1x:-10 1y:10 23:-7 31:5
>caravan	2d:-10
>carb	8:9
>carbs	0:6
>card	0:7 a:8
>cardiff	0:-6
>cards	0:9 2:-7 l:-6 24:-7
>care	0:-6 e:-6 h:-6 1x:-8 23:10 2x:8
>caregiver	g:-7 x:9
>cargo	0:10 18:-6 2r:-9
>carnival	0:9
>carol	0:12
>carolina	0:9 27:-7 2o:-6
>carpenter	0:-5 g:7 x:-6
>carpet	0:6
>carrier	0:7
>carries	0:-4 2:7
>carrigaline	0:9
>carry	10:-5 16:-6 2p:-6
>cars	0:10
>cartoon	0:-5 2a:6
>case	0:14
>cash	0:14 x:7 1x:-6
>cashews	t:6
>casinos	0:10
>cassandra	0:7
>casual	0:11
>cat	2:5 g:-6 l:-5 x:8 1x:-5 2d:14 2m:10 2q:9 30:-5
>cataract	0:-5 1x:6
>cataracts	m:-7 1x:6
>cathedral	0:-10 2c:10
>catholic	0:8 2d:-8
>catholics	0:11
>cats	e:-5 g:-6 u:-5 1e:-8 1x:-8 24:8 2m:10 2x:-5
>cattle	x:11
>cdl	0:8
>cedar	2o:7
>ceilidh	o:6
>celestial	0:8
>celsius	l:5 1x:-5
>center	o:8 1x:-8
>central	0:10
>centre	0:5 2l:-6 2q:-9
>ceremony	0:6 15:-6
>certain	0:-6 j:7
>certificate	0:-5 x:8 1d:6 2r:5
>certification	0:8 e:-6 1x:-9
>certified	1d:9
>chagford	0:-10 1x:8
>chain	0:9
>chains	0:-10 2p:10
>chair	0:-7
>chairs	0:7
>change	0:8
>changed	x:6 1q:-5
>chapel	1x:6
>chapter	0:14 2d:-10
>character	0:12
>characters	0:12
>charge	0:7 x:-8
>charging	0:8 1o:-5 30:-7
>charlois	0:7
>charlotte	0:9 e:-5
>chart	0:15 2p:-10
>chartered	0:7 x:9
>charts	0:6 2w:-8
>chats	0:7
>chattanooga	0:9 1x:-5
>cheap	0:13
>checkout	0:8 24:-10
>cheer	g:-7 x:9
>cheese	0:10 1:-4 8:-7 1n:-5 20:8
>cheesy	0:9 2a:-6
>cheeto	0:-9 2m:8
>chef	x:5 19:-5
>chem	0:13
>chemist	0:5 g:-5 x:-5
>chemo	1x:-6
>chengdu	0:9 x:-5
>chennai	0:13
>chest	e:-6 18:-5 1x:-5
>chewing	2:10
>chicago	0:-11 e:-12 18:-5 1x:11 2r:-7
>chicken	8:8 x:-8 17:-7 2o:8
>chickens	0:-4 1x:-10 2y:10
>child	0:10
>child's	0:-4 s:6
>childhood	0:6 23:-5
>children	0:7 15:-5
>chili	8:-7 1x:7
>chimney	0:8
>chippy	0:-10 2d:11
>chips	0:9
>chloe	0:-13
>choice	0:6 4:9 30:-6
>choir	10:-6 15:-8 1k:10 1v:-6 1x:-5 24:-6 27:9 2o:-6
>chorus	0:7
>chowder	0:10
>christmas	r:-5 t:5 u:-5 v:-5 x:-11 2a:-10 2c:6 2d:8
>chro	23:-7
>chromebook	0:13
>chronic	0:10 x:-5 1h:-5
>church	0:-4 e:-6 1k:5 1t:-5 1x:-3 24:5 25:8 2q:-5
>churches	0:8
>churchyard	0:-10 24:10
>churrería	0:7
>chéticamp	0:6
>cigarette	0:8
>cilantro	0:6
>circles	0:6
>citizen	y:11 1x:-6
>city	0:12 2o:-8
>civic	0:8
>civil	0:6 2p:-5 2q:-6
>claim	0:8
>claps	0:10 1y:-8
>clarinet	0:10 l:-6 o:-5 x:9 24:-9
>class	0:6 a:-8 u:-5 1h:-5 1y:7 2d:-5 2r:-5
>classes	l:-8
>classmates	0:8
>classrooms	0:10
>clay	0:-6
>cleaner	0:4 1y:-5 2j:-11
>cleans	g:8
>clear	0:11
>cleared	0:13
>clerk	0:5
>cleveland	10:6
>click	0:7
>clicking	1h:12
>client	0:11
>clients	0:14
>climb	0:7
>climbing	1k:9 24:-8 2v:-5
>clinic	c:6 e:-8 10:-7 1x:-8
>cloakroom	0:10
>clock	0:9 e:-5
>clocks	0:-4 1d:7
>clootie	0:10 2d:-10
>close	19:6
>closed	e:7
>closet	17:10 2k:-6 2q:-7
>closing	1x:-4 2o:17
>cloth	0:10 2o:-11
>clove	0:-7 9:5
>club	1:6 o:-7 t:-6 1k:9 1v:5 1y:-10 24:-5 2c:-6
>clue	j:10 1x:7
>cm	0:10 2:-7 n:7
>cnc	0:5
>coach	1:-5 1k:8 2d:-5 2o:-6
>coast	0:12 e:-6 1x:-8 2o:-9
>coasters	0:9
>coat	0:11 18:-6 1x:-8 2r:-10
>code	0:11
>codes	0:12
>coeliac	x:6
>coffees	0:-6 24:6
>coils	0:8
>coimbatore	1v:-5 2j:8 2o:-7 2q:-8
>cold	0:11
>colette	0:10
>colfax	0:-4
>collarbone	0:-11 25:9
>colleague	0:7
>colleague's	0:11
>collects	10:-5 12:-6 2l:-9 2q:7
>college	a:7 c:-10 k:-6 10:9 15:-5 1k:8 23:11 2f:-5 2o:-9
>collie	2o:-6
>colorado	0:13
>colt	15:-7 25:5 2o:-8
>colts	1:7
>columbus	0:-16 2e:7
>columnist	0:12
>comanche	0:8
>come	4:8 e:-10 g:6 m:-7 u:7 v:-6 x:-9 15:-6 1o:-6 1x:-5 2o:-5 2r:-6 2x:8
>comeback	0:8
>comedy	0:8 x:-7
>comes	0:-7 8:-7 m:9 20:5
>comin	0:-9 e:-9 1x:-10 25:10
>coming	0:9 3:-6 c:-6 e:-5 v:-12 x:-8 10:-5 1p:7 1q:-8 1y:7
>commands	0:8
>commas	0:7
>comment	0:8
>common	0:17 m:-8
>comp	0:16 18:-5 2k:-5 2o:-10 2r:-10
>companies	2q:10
>company	0:7 c:11 x:-8 24:-5 2d:-8
>company's	0:6
>compatible	0:11
>competitions	0:8
>competitive	g:-7 x:9
>competitively	o:8
>complain	0:9 2a:-8
>complaining	0:7
>complaint	0:10 23:-9
>complete	0:12
>completely	9:9 o:-7 1l:8 24:-7
>compost	0:8
>compound	0:8
>concrete	0:7
>condition	0:8
>condo	23:10 2o:-5
>condolence	0:8
>cone	0:7
>confirmation	0:-9 l:6 1b:-8 24:10
>congrats	0:11
>cons	0:13
>consent	0:8
>considered	0:10
>constantly	0:10
>consult	1x:-7 2o:7
>consultant	0:-7
>consulted	0:8
>contain	0:8
>contractor	0:-5 c:6
>controllers	0:7
>conversion	15:8 2o:-10
>cook	x:7 1x:-6
>cookbook	17:8
>cooked	0:8
>cooker	m:-7 11:11
>cookoff	0:-10 1x:10
>cooks	0:12 r:-8 2a:-8
>coop	2q:-6
>cop	0:9
>copper	0:10 f:-7 1y:-6
>cordless	0:6
>coriander	0:13 x:7
>cork	0:9 10:-5 24:-5
>cornell	0:-13 1x:7
>cornet	0:-8 1x:10 2r:-6
>cornish	0:7
>corolla	0:9
>corp	0:10 b:-5 1u:-5
>corporation	0:11
>corpus	0:11
>correct	0:7
>corrected	10:8 2k:-5
>correx	0:8
>corsa	0:9 1h:-5
>corvane	0:6
>corvette	0:7
>costs	0:9
>cot	0:11 1y:-8 27:-5
>cottage	1x:-6 2o:6 2x:-6
>couch	0:10
>could	0:9 1k:-6 1x:7
>couldn't	0:9
>country	e:-6 x:-7 10:-5 17:-5 1s:-7 1y:6
>county	0:14 k:-9 23:-9 24:-8
>course	c:-5 l:-8 m:-5 11:-5 24:-5 2o:9
>courteously	0:10
>courtroom	0:8 x:-7
>courtyard	0:10 23:-9
>cousin	0:12 1x:-10
>cousins	g:11
>cove	0:-8 1x:8
>covent	0:7
>cowboys	0:-9 24:8
>coworker	13:-9 2m:10
>cows	e:6 1x:7 1y:-6
>crack	7:6
>cramps	0:-8 25:8
>crash	0:-6 1x:10 25:-6
>crawling	0:8 1d:-5 2w:-6 2x:6
>cream	0:7 11:-8 17:-5 2k:-6 2q:-5
>creamer	0:-5
>credits	0:7
>crescent	0:10
>crib	0:7
>cricketer	0:-5 h:8 x:-6
>cringe	0:8
>critical	0:-6 k:-8 10:-5 23:11 2j:-6
>critiqued	0:11 k:-7 23:-9
>crochet	0:9 r:-5 2a:-8
>cross	13:6
>crossing	0:9
>crossword	24:-6 27:9
>crowd	0:13
>crt	11:6
>cruise	0:-10 1y:6 2j:8
>crumb	0:-7 24:9
>cry	9:8 x:-6 1o:9
>crying	0:11 l:-6 24:-9 2l:-6 2o:-5
>cto	0:6
>cucumber	0:9
>cuisine	0:11
>culinary	0:-9 1t:7
>cup	0:8 c:6 f:-7 1y:-9
>curry	0:8
>cusses	x:10
>customer	0:9
>customers	0:7 2m:-6
>customs	0:8
>cut	1:9 2:-5 c:7 x:-6 y:-5 1v:8
>cutting	0:6
>cv	0:17
>cyclists	0:9 x:-5 1n:-7
>cyprus	0:10 1x:-10
>d	6:-5 l:-10 n:-5 24:-9
>da	0:-12
>daar	0:10
>dacia	0:-8 30:9
>dad	e:-6 1a:7 1x:-8
>daft	12:-5 1x:8 2l:-11 2q:-7
>dahlias	0:10
>daily	1p:-6 2z:6
>dairy	24:5
>dal	1t:5
>dalkey	0:8 1x:-6
>dam	24:-8
>damp	0:5
>dancing	0:10
>danforth	0:9
>dang	9:9 t:-6
>dark	0:-5
>data	0:7 1:-6 1k:-7
>date	0:6 2p:-6
>dates	0:7
>daughter	0:-4 9:4 e:-7 h:-7 i:11 v:-5 11:-8 12:7 15:-5 19:-6 1g:-7 1x:-8 2w:-6
>daughters	0:12 g:-7 2d:-5
>davi	0:5 24:-5
>day	1:-6 2:-9 3:-6 7:-5 8:-5 9:-5 a:-6 c:-9 d:-5 f:-7 g:-6 h:-5 i:-5 o:-3 p:-5 q:-6 r:-6 t:-8 u:-5 v:-12 x:-8 z:-7 11:-6 12:-5 13:-5 15:-10 16:-9 18:-6 19:-6 1a:-7 1b:-7 1c:-7 1d:-6 1e:-5 1h:-5 1k:-8 1o:-7 1v:-6 23:7 27:9 29:-5 2a:-8 2c:-7 2d:-8 2j:-7 2r:-6 2s:-8 2v:-7
>daycare	1l:8
>days	1:-7 2:-11 5:-11 h:-5 m:-8 t:-6 u:-6 x:-9 13:-6 16:-5 18:-6 19:-5 1a:-7 1d:-7 1e:5 1i:-6 1v:7 24:3 27:9 2v:5 30:-6
>dayton	0:11 1x:-11 24:-9
>de	0:9 a:-5 1t:-9
>dead	0:12
>deadline	0:11
>deadlines	1g:7
>deaf	0:-7 1y:8
>deal	0:12
>dear	0:7
>debt	0:12
>december	e:-6 1x:6 2o:8
>decent	m:9
>decibels	0:6
>decided	0:14
>decision	0:8
>deck	0:-12 1x:10
>dee	0:-7 24:9
>deep	1x:10
>deer	0:-11 e:9 1x:9
>defeat	0:10 2w:-9
>defence	0:18
>degree	0:10 a:6 e:-6 1x:-5
>degrees	0:12
>delivered	0:7 e:-6
>dell	7:7 23:-5
>dementia	0:9 1x:-6
>dennistoun	0:-3 2d:7
>dental	a:8 g:-6 1v:4 2j:5 2o:-7 2v:-7
>dentist	0:15 i:-8 10:5 1k:-5
>dents	0:8
>denver	e:6 x:-9 19:8 1x:6
>department	0:-5 1k:-6 1x:7
>departments	0:6
>deploy	0:7
>depop	10:7 24:-6 27:-6 2j:7
>deposit	0:11
>depot	18:-8 1y:10 23:-10 2r:-5
>depressing	0:7
>depth	0:7
>description	0:9
>design	0:11
>designed	0:8
>detective	0:12 10:-5 2j:-5
>detector	0:8
>dev	m:-8 10:-8 25:-6
>devastated	0:10
>developer	1:-5
>dewey	0:11 13:-10
>diabetes	0:7 e:-5 1x:-5 24:-6
>diagnosed	0:10
>diagnosing	0:9
>diaper	0:-5 2o:6
>dictionary	0:11
>did	0:4 9:6
>didn't	0:7
>die	t:8 12:-5
>died	1:-5 4:-5 7:9 c:-5 g:-7 o:-6 t:-6 v:-5 19:-5 1d:-5 1h:12
>diesel	1x:-8 2v:8
>diet	0:7
>different	1g:8
>diggers	0:14
>digits	0:8
>diner	0:10 5:-5 1o:-8
>dining	0:9
>dinner	0:13 1d:-7 1x:-7
>dinners	0:16 2a:-10
>diploma	0:6
>direct	0:-5
>directions	0:10 11:-6 2k:-8
>directly	0:10
>director	10:-4 1x:9
>disaster	0:7
>disc	0:5
>discord	0:-10 24:11
>discount	0:11
>discs	0:-10
>discussion	0:8 1a:-6
>disease	m:-7 x:7
>disgusting	l:-7 24:10
>dish	9:6 m:-10 24:5 25:-9
>dishes	l:9 10:-7 24:10
>dishwasher	0:7
>diversion	0:8
>divorce	0:6 1b:11 24:-7
>divorced	e:-5 x:6 1a:6
>diwali	0:12
>do	0:8 1d:-6 1s:9 1w:7 1x:-16 24:-6 25:-5 2o:-7
>doces	0:10 b:-5
>dock	0:14 2j:-5
>docks	0:14
>doctor	0:4 e:-5 1x:-6 24:-7 25:10 2a:12
>doctors	0:10
>does	0:6 5:5 g:-8 1o:5 24:-10 2q:10
>doesn't	i:10 2g:11
>dog	e:5 m:-5 u:-5 v:-7 x:9 11:-5 15:5 1x:10 2d:-17 2o:5
>dogs	0:4 g:-5 v:-9 x:-5
>doing	0:10 c:-10 w:6 1v:-5 24:-9 2v:-5
>dollars	0:15
>don	0:7
>don't	0:14 m:-9 t:-6 1s:5 25:-5
>done	a:7 g:-5 m:-9 25:-8 2o:6
>dont	h:7 1x:-8 1y:6 2y:7
>donuts	0:7
>doomed	1a:7 2a:-5
>door	0:10 1o:-10
>doorbell	0:9
>doordash	c:9
>doors	0:6
>dordrecht	0:6
>dorm	0:10 2p:-6
>dorset	0:8
>dosas	0:9
>double	0:11
>doubles	0:-11 2r:10
>doughnut	0:9 23:-9
>douglas	0:-11
>down	0:7 l:-8 1r:6 23:6 24:-3
>downpayment	0:9
>downstairs	e:5 1x:8
>downtown	0:-6 1x:8
>draft	0:7
>drafts	0:9
>drama	0:9
>dramatic	0:7
>draw	0:-6 1g:13
>drawings	0:11 m:-7 1x:-9 25:-5
>dream	0:-9 u:12 1h:-5 23:17
>dresden	0:7 24:-7 25:-5
>dress	0:7
>drink	2:7 l:7 1l:7
>drinking	0:14 23:-6
>drive	17:6 1h:6 2q:7 30:-6
>driver	4:-5 c:8 g:-7
>drives	x:9
>driveway	11:10 24:-6
>drivin	k:-5 q:-10 17:-5 23:-7 29:12 2q:-6
>driving	0:12 2:9 24:6 27:-5 2o:-6 2r:-8
>drop	0:10 26:-7
>dropped	2f:6
>dropping	0:9
>drowning	0:-10
>drug	0:11 k:-6 10:-5 23:-5
>drugs	3:5 m:-6
>drumcondra	0:-10 2o:8
>drumline	0:6 25:-5
>drums	o:8
>dryer	0:12
>du	0:12
>dual	0:12
>dubai	x:8 11:-8 2k:-8 30:5
>dublin	10:-5 2q:10
>duck	0:8
>dude	0:8
>due	0:11 u:-5 1n:-5 2q:-8 2v:6
>duelist	0:10 2a:-10
>dumb	0:15
>dumpling	0:10 2d:-10
>dundee	0:-4
>dunkin	0:-6 1x:6
>duo	0:-6 2r:9
>duolingo	2q:10
>duro	23:11
>dust	0:8
>duty	0:10
>dying	0:10
>e	x:8
>each	2:-5 18:-6 1i:-7 1l:-7 1v:-6 1x:8 24:19 27:-5 2a:9
>eagles	o:6
>ear	0:-8 13:-6 25:10
>earlier	0:15
>earlies	0:-14 24:15
>early	0:9 l:9 x:-8 15:-10 1x:11 1y:-8 24:-7
>earn	0:9 v:-6
>earns	1z:-5 2j:9
>earplugs	0:9
>ears	0:8
>earth	0:12 24:-5
>earthworks	0:-4 2w:5
>east	0:11
>easter	15:-5 1e:6 1x:-8 2d:-7 2l:-7 2o:11 2w:-8
>eastern	0:15
>easy	0:10
>eat	0:11 l:5
>eaten	0:10
>eating	0:7 1g:6 1x:-5
>eats	x:7 13:-5
>echuca	0:-8 2j:8
>ecology	0:10 2l:-7 2q:-8
>econoline	0:7
>econometrics	a:8
>eczema	0:5
>edie's	0:-10 24:10
>editor	0:9
>educated	0:7
>efap	0:9
>efforts	0:7
>efteling	0:-9 1x:7
>egg	0:-9 10:-5 1n:8
>eggs	2:8 9:-5 x:-8 1m:5 2w:-8
>egmond	0:-8 1x:8
>eight	0:-4 o:-5 x:9 18:-6 19:-7 2k:7 2y:7
>eighteen	v:9 2a:-8
>eighty	x:10 19:-6
>either	9:9
>elder	1x:12
>eldoret	0:-7
>electric	1c:-6 1h:8 1x:-5
>electrical	c:5
>electrician	2j:6
>electricians	0:7
>elementary	0:7 c:-8 x:-5 1v:-5
>elevation	0:12
>elevators	0:11
>eleven	0:8 f:8 l:-6 1e:-8
>elowen	0:10
>else	0:10 x:-6 z:9 25:-7
>else's	0:11 23:-9
>eltroxin	0:7
>email	2p:8
>emailing	0:15
>emails	0:-8 12:10 1s:10
>embarrassed	0:6
>embarrassing	0:11
>embassy	1a:9
>emergency	0:14 f:-5 10:-5
>emigrated	x:6
>empire	c:-6 1x:4
>employed	0:-4 10:6 2j:7
>employee	0:11
>employees	0:7
>employment	0:8 1x:-6
>end	1:-5 a:-5 m:-5 1x:8 2a:10 2o:-4 2r:-6
>ended	0:-6 e:5 1x:-6
>ends	0:8 11:-6
>endurace	0:-5 1h:6
>enemy	0:-8 9:10 h:-6 x:-7
>engineer	0:7 2p:-10 2r:5
>engineering	23:-6
>engineers	0:9 e:-5 i:-6 l:-6 10:-7 1x:-6 24:-6 2q:-6
>english	0:6 s:8 2k:-6
>enjoy	0:5
>enniskerry	0:-10 1x:10
>enough	0:11 s:6
>enter	13:7 2g:-6
>environmental	0:5 2o:-7
>ep	0:11 17:-6 2q:-6
>er	0:14
>erasmus	0:-10 1y:10
>error	0:9
>escaped	0:-7 13:12
>espresso	0:11 18:-6 2r:-6
>essay	0:12
>estimate	0:6
>ethics	0:7
>ethnically	x:9
>euphonium	0:-7 o:7
>euro	2:-5 e:-5 x:6 1x:-6 24:8
>europe	0:9
>euros	0:-7 2a:6
>evacuees	0:8 2k:-5
>evans	0:-7 1y:8
>even	24:11
>evening	0:7 1t:8 2o:-5
>evenings	l:8 s:-6
>ever	r:6 12:7 2a:8 30:-6
>every	0:-6 2:-5 5:-6 7:-5 8:-7 9:-6 a:-6 c:-13 d:-5 e:-7 f:-5 g:-8 h:-5 i:-5 j:-6 p:-7 q:-6 r:-9 s:-7 t:-7 u:-5 w:-7 x:-4 z:-5 10:-6 11:-5 13:-5 15:-8 17:-10 18:-7 19:-6 1a:-5 1b:-6 1c:-7 1d:-7 1e:-5 1m:10 1n:9 1o:-9 1v:-8 1x:-7 24:13 25:11 27:12 2d:-9 2l:9 2o:-9 2q:-5 2r:-6
>everyone	k:-6 x:11 1o:5 23:-9 24:5 27:-7
>everything	0:7 r:-6 15:-5 24:5 2o:-5
>everywhere	x:-6 z:9
>ex	1g:7
>exam	s:-6 10:-5 1x:-8 25:-8 2o:6 2r:8
>example	b:-9 r:-7 x:-5 1u:14
>exams	0:8 1o:-8 1x:-7 2r:-7
>excavation	0:8
>excel	25:-8 2z:5
>except	0:10 x:-8
>exchanges	10:-5
>excuse	0:13
>exercise	0:8
>exercises	0:7 2o:-5
>exist	0:9
>exists	0:10
>expecting	e:5 x:9
>expensive	0:13
>experience	0:12 2x:-5
>expire	0:10
>expired	0:13 s:-5
>explain	0:9
>explains	0:8 24:-9
>expressway	0:-5 24:7
>extension	0:9
>extra	10:9
>eye	2w:10
>eyebrow	0:-7
>eyes	0:11 e:-6 o:6 1x:-8 1y:-10 24:-9 25:-5 27:7 2d:-8
>eyesight	0:9 l:-5
>f	1:-5 2:-8 2w:7
>face	0:10 e:-5 1x:-8
>facebook	2q:5
>faced	0:11
>faces	0:-10 r:-7 2a:10
>facetime	0:8
>fact	0:8
>fags	0:11
>failed	0:6
>fair	0:5 2:-10 y:-6 18:-7 2l:11
>fairly	0:9 1k:-5
>faithfulness	0:-6 20:5
>fall	0:-6 e:6 1i:6 23:7 24:-6 2o:-7
>fallas	0:-9 2o:8
>falling	1x:11 25:-6
>falls	0:-7 6:6 15:-6 1n:5 1p:7 2o:-6
>family	0:12 1b:5 1x:-6 23:6
>familys	0:6
>famous	0:10 2a:-11
>fan	0:4 7:7 r:-8 t:8 1q:9 2a:-6
>fancy	r:5 2a:-9
>far	0:16 2o:-6
>farm	2d:-5 2o:-7 2q:5
>farmer	0:7 13:-7 2j:6 2m:-11
>farmers	0:-11 23:11
>farthest	0:10 e:-6
>fasciitis	m:6
>fashion	0:8
>fast	0:14
>fat	0:12
>fate	0:9
>father	m:7 1x:9 24:-10
>father's	0:-9 d:8 1x:12 1y:-6 2r:-7
>fault	0:6
>fauré	0:10
>fav	20:7
>favorite	0:-4 h:9 x:-6
>favourite	h:16 x:-12
>fear	0:9
>feb	0:-12 x:-5 15:6 1x:5 2o:8
>february	e:7 2a:-10 2o:16 2r:-6
>fed	0:-3 1x:-5 25:6
>fedora	0:-9 1q:6
>feed	0:10 e:-7
>feeds	x:7
>feel	0:12 2o:-5
>feels	0:14 l:-7
>fees	0:10 2j:-6
>feet	2:-7 4:8 e:-6 i:-6 1x:-6 2d:-6 2m:6
>fell	0:8
>fella	0:10 1a:-8
>fellas	0:5
>fence	0:8
>fender	0:8 1x:-5
>ferret	0:5
>ferry	f:-6 1x:12 1y:-6
>fertiliser	0:6
>festival	0:-7 1e:-5 1y:7
>fever	3:10 m:-9
>fhsa	1n:-7 1r:-5 24:-5 2k:5
>fia	0:9 23:-6
>fiancée	u:-5 v:7
>fictional	0:10
>fiddle	0:13
>fiesta	0:9
>fifteen	e:8 l:10 1x:-10
>fifty	0:6
>fight	0:10
>figure	0:-5 2o:8
>figures	0:9
>fiji	0:10
>file	0:13 23:-10
>filey	0:-7 2k:5
>fill	0:9 r:-5
>films	0:10
>filters	0:11 r:-9 2a:-9
>final	0:8 1x:-8 24:-10 2o:-10 2r:6
>finally	x:6 1h:-6
>finals	0:5
>finbarr's	0:11 c:-5
>find	1g:9 1x:-8 2k:8
>finding	0:6
>findlay	0:4 1:-6 l:-6
>finds	0:-4 2d:6
>fine	0:8 1x:10
>finger	25:10 2l:-8 2q:-10
>finished	x:5 1t:-5
>fintech	0:5
>fire	0:9
>fired	0:-5 1x:9
>firm	0:5 c:5 k:-6 23:-8 2j:-6
>firmly	0:9
>first	1:-6 7:-5 9:-6 c:-7 f:-5 g:-6 m:-8 o:-6 s:-8 t:-5 w:-5 x:-4 y:-5 11:-6 13:-6 16:-5 1a:-8 1c:-5 1d:-6 1g:-6 1y:-12 24:-13 2d:13 2m:-5 2r:13
>fish	0:7 l:-5 24:-6
>fisherman	0:7
>fishin	0:2 1x:-5
>fishing	0:-8 2s:12
>fit	1s:5
>fits	0:-11 2k:13
>five	g:5 l:5 o:-5 12:-6 1e:-5 1v:9 1x:-7 24:8 2j:-8
>fix	0:9
>fixer	0:-4
>fixes	0:7
>fixing	0:7
>flat	10:-9 11:-5 15:-5 1x:6 2d:6 2q:-10
>flatmate	0:10
>flats	0:11
>flavours	0:9
>flea	0:10 24:-10
>fleece	l:-5 27:14
>flew	l:7
>flight	0:11 15:-6 17:-5 23:-13
>flinch	0:-9 x:9
>floor	0:6 u:5 17:-6 1x:-8 1y:-10 2d:9 2o:-10 2q:-11
>florist	10:7
>flower	0:12 k:-6 23:-6
>flowers	t:9
>fluent	0:9
>fluoride	0:11
>fly	0:12
>flyer	0:9
>flying	q:-6
>folk	0:7
>food	0:4 8:8 x:-7 13:-5 23:-7
>foods	0:11
>foot	0:5 f:-5 l:-5 m:-10 n:8 x:13 24:-7 25:-9
>for	2:-13 3:-5 8:-7 a:-4 h:-6 i:-6 k:-7 m:-3 n:-7 p:-9 q:-8 r:-11 t:-2 w:-4 y:-5 12:-5 16:-5 19:-6 1a:-5 1e:-7 1i:-5 1j:-6 1k:5 1m:-6 1o:7 1s:-5 1t:-10 1u:-7 1x:5 1y:11 1z:-7 20:-7 21:-6 23:4 26:-8 27:7 29:-12 2a:-9 2d:3 2e:-6 2j:7 2k:-4 2s:-7 2v:12 2x:-5 2z:5 30:6
>ford	e:-9 1x:7
>forearm	4:8 1n:8 1q:-7 2r:-5
>forecaster	1h:-5
>forever	2j:11
>forgotten	1x:9 2o:-6
>forklift	x:8
>form	0:10
>formal	0:8
>format	0:9
>forms	0:11
>formula	0:8
>fort	0:10
>fortnight	0:-6 1x:11 24:-9
>forty	4:7 k:-8 o:-5 t:-4 1g:9 1o:-5 1x:-12 1y:12 23:-6 2c:-5 2x:-6
>forward	0:11 25:-6 2v:-6
>forza	0:6
>found	8:-5 g:-5 17:6 2q:7
>foundation	0:-8 2j:-5 2q:-7 2r:11
>four	0:-6 e:-6 g:-6 h:-7 k:-6 m:-6 20:-6 24:14 2d:10 2o:-4 2x:5
>fourteen	e:7 1x:7
>fourth	0:13 17:-8 1x:-9 2q:-7
>free	0:15 x:9 24:7 2d:-10
>freetaxusa	0:8
>freeze	0:12
>freezer	0:4 e:-6 10:-5 11:7 18:-5 1x:-6 2a:-9 2k:7 2r:-5
>freezing	0:11
>freight	0:11
>french	0:16 e:-5 1x:-5
>freshman	0:8
>friday	8:-8 e:9 g:6 l:-6 v:-6 x:-13 11:-9 1d:-6 2k:-9 2o:11 2r:-9
>fridays	0:-15 1r:7 24:15
>fridge	0:13
>friend	0:9
>friendlier	0:7
>friendly	0:9
>friends	19:4 2s:6
>from	1:-6 3:-6 4:-6 8:-5 9:-5 b:-5 d:-6 e:-5 f:-5 i:-5 l:-3 o:-5 z:-5 12:-7 13:-4 15:-6 16:-5 17:-5 18:-6 1b:-5 1d:-7 1f:-5 1g:-7 1t:5 1u:-6 1x:-3 24:8 25:10 29:7 2a:9 2j:7 2l:-8 2p:-9 2q:-8 2r:-7 2s:12 2w:-6 2y:-6
>front	0:9 1x:8 25:-6 2r:-6
>froze	0:-7 1q:7
>frozen	7:6
>fruit	0:10
>full	0:-3 5:-5 l:-6 1o:-10 24:-5 2k:6 2p:9 2q:-7
>fun	0:13 1p:-5 2o:-5
>function	0:10
>fund	0:10
>funny	0:10
>furious	0:12 1l:-8
>future	0:10
>gables	0:9
>gaelic	0:10
>gallon	0:18
>galveston	0:8
>galway	x:8 19:-6
>game	0:12 2:-5 l:-5 1x:-7 20:7 2q:10
>gamer	0:6 10:-6
>garage	1x:-12 2d:5 2o:-6 2q:10
>garbage	0:10
>garden	0:9 1x:-5 23:10 30:-5
>gardens	0:-15 1x:11 2o:7
>garlic	0:-13 8:9 m:-5 1r:5
>gas	0:10 24:-9
>gate	e:-7 1x:-7 24:8
>gates	0:4
>gazelle	2o:-6 2q:-6 30:7
>gears	0:9
>ged	0:10
>geelong	0:-6 e:-5 1x:9 2r:-7
>geese	0:7
>gelding	x:-7
>geldings	0:8
>general	1x:-6 2q:-6 2r:10
>generation	0:-5
>gentle	0:9
>georgia	x:7
>gerald	0:13 13:-8
>german	0:-5 18:-5 2o:9 2r:-6 2x:6
>germany	0:8 1e:6 1x:-10 2d:-8
>gestures	0:13 9:-5
>get	3:-5 8:-6 c:-6 k:-6 l:-7 o:-6 x:-7 10:-7 11:-5 15:-8 16:-5 1s:-8 1z:6 20:-6 23:-7 2j:-5 2k:-8 2w:-6 2x:14
>gets	c:10 10:-5 1v:4
>getting	x:7
>gf	0:10
>ghent	0:7
>ghost	0:8
>ghosted	0:10
>gift	0:13
>gin	0:9
>ginger	u:-5 x:-9 20:12 2d:-5
>girl	0:6 g:8 2d:-10
>girlfriend	1a:-6 1x:-6 2s:7
>girls	0:-7 g:10 2d:6 2o:10
>give	1i:5 1r:-5 24:8 2a:-8
>given	0:12
>gives	0:-2 3:9
>giving	r:-7 2o:7
>gladys	0:6
>glasgow	e:-6 l:-6 2d:-6
>glasnevin	0:-10 1x:10
>glasses	0:11 x:-6
>gloves	0:16
>gluten	0:8 e:-5 x:11 1x:-6 2d:-10
>go	1:-5 o:-7 v:-5 x:-10 18:-6 1d:-6 1g:-8 1x:-10 1z:-5 26:-5 27:-6 2d:-7 2k:7 2r:5 2s:13 2v:-8
>goals	0:6
>goat	0:8 13:-9 20:6 2m:-10
>goats	0:6
>goblins	0:9
>god	24:4
>god's	0:6
>godot	0:-6 24:-8 2q:7
>goes	0:8 x:7 12:-10 1l:8 2l:-11
>going	15:-8 19:-6 1a:5 2o:-7
>gold	1x:-9 2l:13 2o:-8
>golden	1x:7
>golf	0:7
>golfer	0:9 10:-8
>gone	0:7 o:9 x:-5
>gonna	0:14 1x:-6 24:-8
>good	e:-6 x:-6 10:-5 13:7 15:4 17:-7 1h:-5 1o:10 1x:-9 2o:5 2q:-6
>google	0:9
>goose	0:12
>gorge	0:-2
>gossip	0:5 2k:-5
>got	3:-5 8:-5 c:-6 d:-6 g:-7 l:-7 o:-5 t:-6 x:9 y:-6 10:-7 17:-4 19:-8 1g:-5 1m:-5 1q:6 1t:-6 24:-9 25:7 2k:-5 30:9
>gotta	0:-4
>government	0:7 a:9
>gp	0:9
>grace	0:-6 x:-7 1a:13
>grade	0:6 l:-6 v:10 x:-6 15:-5 18:-5 1x:-11 2o:-8 2x:7
>grader	0:-8
>graders	0:10
>grades	0:-6 2q:10
>graduate	0:10 2q:-6
>grams	0:-5 2a:4
>grand	0:-4 2:-7 k:-7 q:9 x:-6 z:11 23:-6
>grandad	0:-5 e:6 15:-5 1x:6 2o:-5
>grandchild	0:10
>granddaughters	0:-7 g:7
>grandfather	0:-7 g:-5 x:7 1x:10
>grandkids	g:-6 2o:-7
>grandma	0:6
>grandmother	x:7
>grandpa	0:-5 11:6
>grandparents	0:-7 2d:6
>grandson	e:-5 g:10
>grapefruit	0:10 m:-7
>gray	0:9
>grayling	0:6
>greasy	0:-10 2a:10
>great	h:-7
>greek	0:14
>green	e:-6 1n:-5 1x:-8 2k:-6 2q:8
>grew	0:9 2k:-5
>grey	0:10
>greyhound	0:7 1x:-6
>grief	0:6
>gross	0:-4 q:6 23:-6
>ground	0:6
>group	1:6 a:-6 r:-6 10:-5 11:-5 1g:-5 1k:11 2a:-9 2j:-5 2q:-6 31:5
>grow	0:9
>growing	4:7
>guarantee	0:5 1x:-5
>guaraná	0:7
>guess	12:-6 1a:8 2j:-6 2l:-7
>guest	0:14
>guests	0:11
>guide	x:10 15:-5
>guimaras	0:-10 1x:10
>guinea	x:7 2o:-9 2q:3
>guitar	0:13
>gujarati	s:8 x:-5
>gum	0:9
>gun	17:-5 1x:8 2q:-7
>gus	0:13
>gutters	0:11 i:6
>guy	2a:11 2l:-6
>guys	0:6 2d:6
>gym	1y:-9 24:9
>h	k:-6 2r:10
>ha	0:10 2r:-7
>habit	0:10
>had	2:2 4:4 13:-8 1h:-5 1x:8
>hague	0:-8
>haha	1p:-6
>hair	4:9 e:-6 o:-5 11:-6 18:-6 1k:-5 1n:6
>half	0:-7 e:-6 m:-5 q:-6 v:-6 y:-6 1l:8 1o:7 23:5 24:-4 29:-12 2a:-5 2j:6 2l:6 2o:7 2s:8
>halfway	0:6
>halifax	0:9
>halliburton	0:7
>hallmark	0:8
>hallway	0:11
>halve	0:8
>ham	0:9
>hammock	0:15
>hamster	0:8 13:-6
>hana	o:6 x:7
>hancock	0:-6 l:-5 1x:8 24:-9
>hand	0:7 7:-6 30:-4
>handbook	0:8
>handed	e:-7 1x:-5
>handle	0:8 2:-6
>handling	0:10
>hands	0:-4 2a:10 2w:-6
>handwriting	15:-6
>handy	0:12
>hang	0:8
>hannah	0:14
>hannover	0:8
>happen	0:-4 1o:5
>happened	0:7
>happier	0:6
>happy	0:7
>harbor	2q:-6
>hard	e:-5 1x:-5 2b:8
>harder	1o:8
>hardest	0:7
>harm	0:-5 1o:10
>harp	0:-12
>harrogate	0:-4
>has	0:8 3:-5 9:-7 c:-9 e:-5 i:8 j:-5 l:-7 o:-6 t:-5 v:-9 w:-6 x:8 10:-11 11:6 13:10 18:-7 19:-5 1d:-5 1i:-5 1v:-6 2a:-8 2d:-5 2k:4 2m:5 2o:-10 2r:-9
>hasn't	g:7
>hat	0:10 1y:-5 2a:-5
>hate	0:8 2y:10
>hates	0:10 n:-5 26:-9 2o:-8
>have	2:-11 4:-6 7:-5 8:-5 k:-5 l:-9 o:7 t:-9 v:-13 x:-12 10:-5 12:-6 13:-5 1b:-4 1h:-6 1p:-6 1t:-10 23:-7 24:-7 26:-5 2c:-5 2o:11 2q:8
>haven't	0:10 1x:-6
>having	0:8 1a:-6
>hd	0:-7 1x:7
>he	1:-6 9:-5 a:-6 c:6 d:-5 e:-6 g:-6 h:-5 i:-7 j:-6 k:-8 o:-7 p:-5 q:-6 r:-5 t:-5 w:-5 10:10 11:-7 13:-6 16:-8 19:-6 1a:-5 1b:-5 1c:-13 1d:-5 1e:-7 1g:-7 1i:-6 1t:-9 1v:7 1x:-8 2a:-6 2f:-5 2k:-8 2m:-5 2p:-6 2v:-15 2x:-5 31:-5
>he's	x:-13 19:-4 1h:-5 1k:-10 1p:7 1x:11 24:-5 2g:-7 2j:10 30:-5
>head	c:9 v:-5 1v:-7
>headache	0:11 2q:-6
>heading	24:4
>headline	0:7
>healed	0:-5 m:11 25:6
>health	0:6 e:-5
>hear	0:-8 25:8
>hearing	l:-5 15:-5 25:7
>heart	0:9 e:-8 10:-7 1x:-7 24:-9
>heater	0:11
>heathrow	0:9 1k:-6 2z:-6 30:-5
>heating	0:8 24:-5
>heatpack	0:11 25:-4
>heaven	0:8
>heavily	0:5
>heavy	0:8
>hebby	0:13
>hedgehog	v:6
>heelflips	2x:8
>height	0:8
>heights	0:13
>held	0:11 1x:-5
>hell	0:10
>hello	0:7
>help	o:5 1v:6 27:5 2d:-7 2o:8
>helping	d:9 x:-6
>helps	0:9
>hens	0:7
>her	1:-6 4:-5 5:-6 h:-6 i:-5 k:-5 q:-5 r:-8 t:-5 11:-6 18:-5 19:-7 1a:-7 1d:-6 1h:-4 1o:-9 1x:-11 23:-7 24:-7 25:-9 2a:-12 2d:10 2g:4
>herbert	0:9
>here	j:6 l:-5 m:-4 10:-5 14:-5 1g:-6 1o:9 1s:-6 1v:6 1y:5 23:6 24:-6 2n:-6 2o:-9 2r:-6 2x:-6
>hereditary	0:5
>heron	15:-6
>hers	e:10
>herself	u:7 2d:8
>hes	0:13
>hide	0:10
>hides	0:5
>high	3:-5 a:13 c:-6 m:7 o:-5 w:-5 x:-7 10:-9 1c:8 1m:-6 23:-8 24:-5 2q:-6 2w:5
>highlands	1x:-7 2k:7
>highway	0:7 i:-7 1y:6 21:-5
>hil	0:7
>hilary	0:10 k:-8 23:-8
>hiligaynon	0:6
>hill	1x:10
>hilux	11:-6 1h:5
>him	1:5 5:-6 9:-7 x:-6 1k:5 1o:-5 2m:6
>himself	0:10
>hindi	0:10
>hindu	x:9 19:-5
>hinge	0:10
>hip	e:4 x:9 1x:4
>his	4:-5 7:-6 9:-7 a:-8 c:-6 h:-6 i:-6 j:-6 p:-7 r:-5 t:-6 x:-4 z:-7 15:-5 19:-6 1g:-6 1h:-6 1i:-7 27:-5 2g:-5
>hissing	0:7
>history	10:10 1k:-11
>hit	0:9
>hives	0:9 3:7 24:-5
>hobby	0:12
>hog	0:-5 2w:8
>holes	0:10
>holiday	l:-6 1x:-5 24:-8 2o:10
>holland	0:7 l:-6
>holler	x:-7 z:-7
>home	3:-5 9:-8 a:-5 c:-6 d:-7 g:-5 h:-11 o:-7 s:5 t:-5 w:-8 11:-6 17:-7 19:-5 1g:-9 2d:8 2e:-5 2o:8 2p:7 2q:-10
>homesick	p:8
>honda	0:6
>honest	2r:8
>honestly	1x:-8 24:10 2w:-6
>honey	24:-6
>honors	1x:8
>honours	0:-9 u:-4 1x:10 2d:-7
>hood's	0:9
>hoping	x:9
>hoppers	0:10
>horn	0:7
>horns	0:8
>horoscope	15:-5 24:4 2a:-6 2o:-7
>horoscopes	0:9
>horse	0:11
>horses	0:5 1i:-5
>hospice	0:-6 e:-6 k:-5 1x:-8 23:-11 2o:8
>hospital	c:5 l:10 m:-5 1k:-6 1v:6 1x:-15 24:-10 25:-11 2r:11
>hostel	0:-8 2p:10
>hot	0:13 2p:-5
>hotel	1x:11
>hotels	0:9 23:-6
>hour	0:15 l:-6 q:5 24:-9 29:6 31:-5
>hourly	0:12
>hours	0:9 r:-5 1y:13 23:7 2a:-10 2y:-8
>house	15:-9 17:-6 1k:-11 1m:-6 1p:-6 1r:7 24:-14 29:-10 2d:6 2g:6 2m:-12 2q:-8 30:-5
>houseboat	0:9
>housemate	0:-7 h:-6 x:-8 19:11
>housemates	v:8
>houses	0:8
>housing	0:7
>houston	0:9
>how	c:-5 d:-5 e:-7 h:6 o:-5 p:-6 v:-7 x:-8 12:-8 1s:12 1t:-6 1x:-7 2b:8 2d:-9 2o:-7 2p:-5 2r:-7 2s:-7
>howling	0:-9 13:6 2m:6
>hr	0:15
>hrs	0:16 6:-5
>html	0:9 2o:-8
>huddersfield	0:6
>huge	1x:-9 2d:-6 2s:8
>hull	0:-6 v:10
>humid	0:8
>humor	0:7
>humour	0:12
>husband	v:7 x:6 19:-6 1t:-5 2d:3 2q:-6
>husband's	0:9
>husbands	0:8
>huskies	13:5
>hybrid	30:8
>i	2:-14 c:-6 e:7 f:-10 h:-5 j:-5 k:-5 q:-5 u:-5 11:-9 15:-5 19:-9 1d:-3 1e:-3 1i:-7 1k:-6 1l:-10 1n:-6 1o:-10 1p:-6 1r:-4 1v:-8 1x:13 1z:-5 20:-9 24:-5 27:-9 2d:-7 2e:-10 2f:-2 2k:-6 2l:9 2o:-7 2r:-6 2v:-9 2y:8 2z:7
>i'd	2:-7 1i:8 2w:-6
>i'll	0:11
>i'm	2:-6 3:-6 4:-5 8:-6 c:-9 e:-11 g:-4 h:-7 m:-5 o:-6 w:-8 10:-8 11:-7 15:-8 1c:-6 1k:-8 1l:-6 1p:9 1y:2 23:-3 29:-8 2j:-8 2o:-4 2v:-6 2w:-8 2x:-7 30:-6
>i've	0:9 e:10 2a:-8 2o:-9 2r:7
>ibuprofen	0:7
>ice	0:-4 11:-6 1x:6 24:-6
>id	d:7 1w:8 1x:-8
>idea	h:9 l:-6 15:6 1z:8 2o:-4 2s:-5
>ideas	0:13 2p:-8
>idiot	0:8
>idli	0:12
>idlis	0:9
>if	x:-5 10:-5 12:5 24:7 2c:8 2y:-6
>ig	1k:-5 1t:9 1x:-9 2o:-9
>illegal	0:8
>illustration	0:5
>ilocano	0:11 1x:-9
>iloilo	0:-11 1v:-8 1x:-9 2o:13
>im	0:8 2:-8 e:-5 l:-5 1a:-7 1s:8 1x:-5 23:-9 24:6 2k:-6
>imagine	0:12
>impatient	12:-6 25:-6 2j:-5 2y:14
>implant	0:-7 2o:7
>in	1:-2 6:-6 h:-6 k:-12 n:-5 q:-5 s:-6 v:-5 z:-7 14:-6 1a:-6 1b:-5 1d:-5 1f:-5 1h:-5 1k:-8 1o:-9 1q:-2 1r:10 1s:-6 1u:-5 20:-7 21:-5 27:-11 2a:-8 2e:-7 2f:-10 2l:-8 2o:7 2p:-8 2r:10 2t:-8 2w:-11 2x:7 2y:-6
>inbox	0:7
>inch	0:14 23:-10
>inches	0:7
>income	0:7
>independently	0:-6 15:6 1x:-6
>indian	e:-6 19:-5
>indoors	0:6
>induction	0:11 u:-5 1t:-6 2d:-11
>infants	1e:-8
>ingredients	0:16
>inherits	0:11 1:-8 1k:-7
>inis	e:-5 1x:-6 2o:6
>insane	0:10 1t:-6 31:-8
>insert	0:9
>inside	0:7
>insists	10:7
>insta	0:7 2q:-8
>instagram	2:-7
>installed	0:-8 e:8
>instead	f:-5 l:13 o:-9 v:-11 x:-5 10:-5 1u:-6 1y:-6 24:11 2o:10
>institution	0:13
>instructor	e:-6 10:-5 1d:7 1x:-7 2r:5
>instrument	0:9
>insurance	0:13 v:-7
>insurer	0:6 2r:-6
>integrity	0:7
>intellij	1g:8
>intense	0:5
>intern	0:8
>internet	e:-5 1s:10
>internship	0:11
>interview	0:7 e:-5 m:-6 1t:-5 1x:-10 2r:3
>into	7:4 g:-6 x:-9 1x:9
>introduction	0:14
>inventory	0:10
>invitation	0:8
>invite	0:11
>invited	x:7 1b:5
>invoice	0:8
>ipad	11:-6 1q:6 2k:-5
>iphone	1q:9
>iphones	0:10 2o:-10
>ireland	1x:6 2p:-7
>irish	e:-5 23:8 2o:-6
>iron	m:8
>ironhold	0:7 10:-5
>ironic	0:8
>ironing	0:-10
>ironman	0:8 15:-6 1x:8 2o:-6 2r:-10
>irregular	0:3 23:-10 29:8 2y:-9
>is	2:-6 5:-6 a:-6 c:-3 d:-6 e:-6 q:-6 r:-6 v:-7 w:-5 y:-5 14:-7 16:-5 18:-6 1c:-5 1e:-6 1g:-6 1k:-4 1m:-11 1p:7 1t:-7 1v:-9 1x:-8 20:15 29:5 2c:8 2d:-2 2k:-7 2m:-9 2r:-7 2u:-5
>island	0:-10 23:9
>isn't	0:13
>isnt	0:12
>issues	0:-6 i:6
>it	0:6 2:-7 5:-5 9:3 a:-5 c:-8 d:-6 f:-5 g:-7 l:-9 m:-6 o:-9 p:-10 t:-5 x:-10 10:-6 12:-7 18:-6 19:-7 1a:-6 1c:-8 1d:-11 1j:-7 1n:3 1o:-6 1s:-8 1y:-5 1z:-5 23:-7 24:-5 2d:-13 2f:-11 2j:-7 2m:-8 2r:-11 2w:-7 2x:11 2z:-6
>it's	2:-6 3:-5 c:-5 e:-8 g:-7 h:-5 x:-6 10:-6 11:-6 15:-5 19:-5 1e:-5 1x:-2 29:-7 2j:-7 2k:5 2o:-7 2s:-5 2w:5
>italian	24:-5
>itch	0:9
>its	7:7 c:-5 e:-6 g:-5 m:-5 t:-6 v:-7 16:-5 1h:6 23:-6 2d:-8 2e:-5 2j:-6 2q:6 2v:6
>iv	0:8
>ivs	0:-10 2w:10
>jagiellonian	x:9
>jaguar	0:6
>jakub	0:8
>jamón	0:7 l:-5
>january	0:-8 2:-5 c:-7 m:-8 o:-5 10:-8 11:-6 16:-6 1a:7 1c:-5 1i:-7 1r:8 1v:-9 1x:8 25:-13 2j:-7 2k:-7 2o:6 2p:-8
>japan	0:-9 f:6 1y:6
>japanese	0:9
>jar	0:6
>java	0:10
>jaylen	0:11
>jazz	0:8
>jealous	0:8
>jeans	0:6 10:7 17:-5 2q:-8
>jeep	0:17 1x:-10
>jellyfish	0:6
>jersey	0:9
>jet	0:8
>jk	0:8
>jkamau	0:4
>jo	0:9 x:-6
>job	k:-5 l:-8 m:-6 x:-7 10:6 1x:10 24:-18 2x:13
>jobs	0:14
>jockey	0:10 2r:-6
>joined	0:11
>joinery	0:-12
>joint	0:6
>joke	0:12
>jonah	0:9
>jonahs	0:-9 2q:9
>journal	0:8 24:-9
>juggle	0:8
>juice	0:12
>julie	0:-9
>julius	0:10
>july	e:-6 u:-6 1h:-4 24:-6 2d:-5 2r:4
>jumped	0:8 c:-5
>june	4:8 c:8 m:-11 u:-5 13:-5 1k:-10 1p:-5 24:-8 2d:-9 2o:17 2q:-9
>junior	0:8 x:5 17:-6 19:6 2q:-11
>juniors	o:-7 17:-6 1k:5
>just	0:6 c:-6 e:-6 l:-6 u:-5 x:7 19:-6 1v:-6 1x:-5 2c:-5 2j:9 2q:5 2y:-6
>jv	2:-5
>k	1:-5 2:-8 l:-8 u:-8 15:-7 1h:6 1i:-6 24:-9 29:6 2d:-7 2o:-7
>kagumo	a:7
>kamau	0:-7 2i:6
>kampala	0:-10 1x:8
>kasia	15:-5
>kayak	0:10 11:5
>kayla	0:9
>keep	0:11
>keeper	0:9
>keeps	e:-5 g:-7 x:12 19:-4 1x:-6 2e:-6
>keighley	0:13 w:-6 1x:-7
>keisha	0:-8 1x:8
>kendra	0:8
>kent	0:12
>kenya	f:-6 15:-5 1k:5 1y:-11 2o:-10
>kenyan	0:8
>kenyans	0:9 23:-5
>kept	0:15 e:-8 u:-5 1x:-9 2d:-6 2g:-6
>kerryman	15:-5 1a:6 1x:-5
>keto	0:8
>kettle	0:9
>key	0:12 23:-6
>keyboard	0:11
>keys	l:-6 1y:-5 24:-7 2j:8
>kg	0:9 2:-8 n:8 1i:7 23:-8 24:-10
>kia	0:-10 1x:9
>kibble	3:7
>kickflip	0:11
>kid	0:-5 2:8 g:-7 1o:6 24:6 2a:-6 30:9
>kidney	x:7
>kids	c:-8 f:-6 l:-10 u:-8 16:-5 19:-6 24:-9 2o:8
>kikuyu	0:7
>kilcoo	0:8
>kill	0:15
>killing	0:5 2j:-5 2s:-5
>kills	0:9
>kilograms	2a:-8
>kilometres	l:-5 r:-5 24:-10 2a:9
>kilos	6:-5 k:-7 1i:7 23:-5
>kin	v:-6
>kinangop	11:6 1x:8 1y:-8 2k:5
>kind	0:4
>kinda	0:-3
>kindergarten	x:9
>kindle	2p:8
>kindly	0:10
>king	0:12
>king's	0:9 24:-6
>kingston	0:-5
>kinsale	0:10 2o:-10
>kirk	0:12 1:-6
>kirkstall	0:8 2d:-6
>kiswahili	0:8
>kitchen	0:5 11:9
>kits	0:9
>kitten	u:-5 11:-6 17:-5 1x:6 2d:-6
>km	0:12
>knackered	2a:-5
>knee	0:7 o:7 1x:-11
>knees	0:-5 2:9 23:9
>knife	0:5 2s:-5
>knit	0:6
>knits	0:17
>knot	l:-5 o:-5 24:-5
>know	0:9
>knowledge	0:-10 2r:10
>knows	0:-8
>konkani	0:-5 2b:5
>kotlin	0:5 1c:-5 2q:-6
>kraków	0:12 2a:-5
>kreuzberg	0:9
>ksh	0:9
>kuba	0:8
>kubernetes	0:10
>kulkarni	1:-5
>kwh	0:8
>kwikpay	x:6
>kyabram	0:-6 15:5
>l	m:-7 1x:-6 25:10
>la	0:-10
>labor	0:-4 l:-6 24:-5 2o:8
>labrador	0:9 1z:-5
>ladies	0:9 l:-5 24:-11
>lads	0:12
>lady	24:-5 2b:9
>lag	0:9
>lagaan	0:8
>lager	0:-10 2p:8
>laidlaw	0:-6
>lake	0:8
>lame	x:7
>lamp	0:6
>land	z:-6 2q:6
>landed	0:10
>landlord	0:6 2d:10 2q:-8
>lands	0:6
>lane	10:5 15:-7 1k:-6 2j:5 2o:-7
>lanes	0:-5 1y:5
>lang's	0:8
>language	0:10 s:-8 1d:6 2w:5
>lanzarote	15:-8 2o:-6
>laptop	0:6 25:-9 2a:-6 2r:-8
>lara	0:8
>large	0:12 e:-5 m:-6 1x:-8
>larkmoor	0:8
>last	0:-4 1:-6 3:-6 4:-5 6:-6 8:-6 c:-6 g:-8 h:-5 k:-4 t:-7 v:-11 w:-6 x:8 10:-5 11:-2 12:-7 16:-7 18:-2 19:-6 1a:-6 1b:-6 1k:-10 1v:-7 1x:11 24:-11 2j:-8 2k:-7 2l:7 30:-3
>lasted	0:12
>lasts	0:13
>late	2:-10 i:-5 l:-6 m:-5 o:-11 t:-9 11:-5 1d:-8 1x:7 2p:8
>later	0:14
>lathe	0:-13 17:6 1d:10 2q:7
>latte	18:-7 1d:7 2r:-5
>laugh	0:16 1x:-6
>laughing	0:12 m:-8 25:-11
>laughs	1l:8 27:-5
>laundry	u:6
>law	0:10 1z:5
>law's	0:15 2d:-10
>lawn	0:-4
>lawsuit	0:8 1k:-7 2m:-5
>lawyer	0:12 x:6 1x:-11 24:-5 2e:-6 2o:-8 30:-7
>layers	0:-12 2d:-5 2o:11
>layout	0:8
>layovers	0:14
>lazy	0:8
>lbs	1i:10 26:6
>lead	0:-4 e:7 15:-6 1x:11 2a:-6 2j:6 2o:-9
>leader	1x:-8 2r:7
>leaf	x:-8 1x:4
>leaflet	0:11 1x:-7
>league	c:-6 1k:4 1v:-6 24:-5
>leaks	11:7 2k:8
>learn	0:13
>learned	0:-4 13:6 2m:6
>learner	0:7
>learners	18:9
>learning	w:6 2f:7
>learnt	0:8 24:-5
>least	h:8
>leave	f:-5 x:-8 1y:-6 2o:8
>leaves	0:11
>leaving	0:12 x:5
>lechon	0:9
>lecture	0:-4 r:6
>lee	0:6
>leeds	0:17 g:-5 u:-6 x:7 10:9 1x:-6 23:-8 2d:-11 2j:-8
>leeks	0:14
>left	8:-6 l:-10 o:-6 19:9 1d:-5 24:-9 25:7 2o:-5 2q:-5 2s:5 2x:-5
>leftover	0:6
>leggings	0:8
>legible	15:-8 23:6 2o:-7
>legion	0:-8 1:5 f:-5 1k:-7 1y:-8
>legs	0:4 2:7 2m:-9 2o:10
>lehrer	0:6
>leith	0:9 1x:-8
>length	26:11
>lent	x:-6 19:-8
>leo	0:-6 1a:7 1j:11
>leslieville	0:8
>less	0:13 23:-10
>lesson	0:9
>lessons	15:-6 27:11 2t:-6
>let	0:9 2c:8
>letters	0:-7 2a:11
>level	0:10 m:-5 25:-5
>levels	1c:-6 1t:9 2d:-9 2v:-11
>levothyroxine	0:6
>liathach	0:10 1x:-8
>librarian	2:10 1y:-5 2o:8 2w:-10
>librarians	0:8
>librarianship	0:2 a:11 1x:-8
>library	0:-3 e:-7 w:-5 1a:-5 1o:10 1x:-14 23:-5 2o:-7 2q:10
>licence	0:13 e:-5 1x:-5 2c:-6
>license	0:-11 x:11
>lie	0:8
>life	o:5 10:9 1y:7 21:9 24:-10 2e:-6
>liffey	0:11 15:-6 2o:-9
>lift	0:13
>lifting	e:-8 m:7 1x:-6
>lifts	0:5 x:-6 19:10
>ligament	0:-7 1x:-6 25:8
>lighthouse	0:-6 17:-12 2q:14
>like	0:8 9:8 a:-4 d:6 i:-6 m:-6 q:-5 t:6 x:-8 y:-6 10:-5 17:-4 1g:-5 1i:4 1w:7 1y:-8 23:-9 24:-13 26:-5 2k:-7 2v:-6
>liked	0:-10
>likely	0:7
>likes	0:10
>lilies	0:5 10:8 1o:-6
>lima	0:11 2o:-6
>line	0:14 24:-6
>lines	2a:6
>linkedin	1e:5 1v:-8 2x:5
>links	0:13
>lips	0:-3 8:7 1k:5 25:-6 27:-5
>liquorice	0:10
>lisbon	0:10 g:11 x:-10
>list	0:12
>listen	0:11
>listing	0:9
>listings	0:-7 17:-7 2l:-10 2q:10
>literally	0:-7 1m:7
>litres	0:9
>little	g:9 o:-7 17:-7 1d:7 27:-5 2a:6 2q:-6
>live	0:10 2:11 3:-8 m:-5 p:7 2d:-10 2g:11
>lived	0:14 x:-5 1h:-5 1o:-11 2x:9
>lives	0:7 2:6 11:-6 2g:13
>living	e:-8 u:7 10:-10 1x:-12 25:-7
>lizzy	0:11
>llano	0:10
>loaf	0:11 l:-6 24:-6
>loan	e:5 1x:5
>local	0:-2
>loch	0:9 10:-6 2j:-6
>lockdown	0:-9 1x:9
>lodge	0:7
>loft	0:12 15:-5 1x:8 2o:-9
>logging	0:-8 2q:6
>login	0:10
>logo	0:13 1o:-6
>logs	0:10
>lol	0:5
>lola's	0:-10 2q:10
>lomond	0:11 10:-6 2j:-8
>london	f:-5 1x:7 1y:-5
>londoner	0:9
>loneliness	0:9
>long	0:12 k:-8 15:-12 1a:-8 1o:-8 23:-7 2p:6
>longer	0:5 e:-5 o:-5 x:6 1a:8
>longganisa	0:12
>look	0:16 m:7 23:-8
>looked	0:7
>looking	0:8
>looks	0:8
>lord	o:6 27:6 2d:-7
>lose	0:10
>loser	0:-5 12:7
>losing	2o:6
>lost	0:17 e:4 v:-9 x:-7 1k:-5 23:-6
>lot	1o:-6
>lottery	0:5 l:-5 x:-8 1x:10 24:-5
>loud	0:14
>love	0:11 2a:-10 2w:-6
>loved	0:10 1o:-9
>lovely	0:14
>lover	0:5
>loves	0:7 t:9 2c:-9
>low	0:14 k:-5
>lower	0:7
>lowest	0:11 26:-9
>lowkey	0:-5 2o:8
>lowry	1v:-6 2d:-7 2v:8
>ls	0:9
>lubbock	v:7
>lucia	0:7 1x:-6
>luck	1o:6
>lucky	0:8 1y:-5
>ludlow	2d:8
>lui	0:-9 e:9
>lump	0:18
>lunch	0:6
>lungs	0:10 k:-6 23:-8
>lurcher	0:8
>lutheran	0:10
>luxury	0:8
>lyon	0:7 10:-6
>m	0:7 2:-7
>maasai	0:-6 15:-8 1x:8 2o:-8
>macbook	7:6
>machine	11:7 2k:5
>machines	1z:-5
>macular	0:9
>mad	o:8
>made	0:8 1k:12 1v:5
>madeira	0:11
>maharashtra	0:11
>mahon	0:-7 23:7
>mahone	1x:-10 2d:-6 2o:10
>maid	1x:-6 2o:6
>maiden	0:6
>mail	c:-7 y:10
>make	3:10 e:-5 g:6 l:-5 r:-5 v:-8 x:-5 24:-10 2a:6
>makes	9:7 m:-6 2d:-10 2w:8
>making	0:9 x:-8 11:-8 1h:10 1x:-5 2k:-6
>malambing	0:8
>male	0:11 2:-5
>malgudi	0:6
>malvern	0:-7 27:7
>mam	0:-5 e:-7 u:5 1x:-7 2d:6
>mam's	0:10
>mama's	u:-7 1x:8 24:-8 2d:-7
>man	2:8 d:5 e:-6 f:-5 l:-6 1h:-6 1x:4 23:-9 2d:-6 2y:-10
>managed	2a:-7
>manager	0:12
>managing	0:14
>manor	0:12 1x:-10
>many	0:6 2a:5
>map	2p:7
>maplecrest	0:13
>maps	2k:8 2q:-7
>mara	15:-7 1x:11 2o:-11
>marathi	0:-4 s:5
>marathon	0:10 24:-11 2q:-7
>marathons	o:8
>march	1:-7 2:-5 a:-6 g:-10 l:-6 o:-5 r:-6 v:-8 10:-6 11:-6 15:-13 18:-6 1c:-6 1k:-5 1p:6 23:-5 24:-8 25:8 2l:-7 2o:8 2q:-10 2r:-6
>marching	o:7
>marek	0:10
>maren	0:7
>marieke	0:6
>marked	0:-7
>market	0:-6 20:8 23:10 24:-10
>marketing	0:13
>marketplace	0:-10 11:9 1x:-10 2k:9 2q:7
>marks	0:10
>marktplaats	0:8
>marmalade	0:15
>marple	0:6
>married	g:-7 19:-6
>marry	0:16
>martin	0:8
>mary	1k:7 1x:-5
>mason	15:6
>mass	15:-10 1h:9 24:-4 2o:-11
>master	0:-4 e:-8 1x:-5 2o:6
>master's	0:5 a:7
>masters	l:-6 x:7 24:-7 2f:5
>matatu	0:-7 v:7
>match	e:-7 m:10 1x:5
>mater	0:-7 2o:6
>materials	0:10
>maternity	0:-6 e:5 15:-7 1x:9
>maths	26:-6
>matilda	z:9
>matt	0:-5
>max	0:14
>may	6:5 c:-5 o:-5 u:-5 10:-8 15:-7 19:4 1a:-6 1p:5 1t:9 1v:-7 1x:7 2d:-8 2x:-5
>maybe	0:8 2o:-10
>mayor	0:9
>mazda	0:10 k:-5
>mba	0:-10 1t:7
>me	3:4 4:-6 a:-5 o:-4 p:-7 w:-5 z:-6 1c:-5 1d:-6 1e:-5 1q:-5 1r:-7 1s:-5 1y:-11 2d:-12 2e:-8 2j:-10 2k:-8 2o:12 2p:6 2q:-10 2s:4 2w:-3 2x:-7
>meal	0:9
>mean	0:13
>means	w:6 2f:7
>meanwhile	11:-5 1h:5 1x:-5 2k:-9 30:5
>measured	0:7 e:-6
>meat	8:10
>mechanic	0:8
>mechanical	0:7
>medal	0:-6 c:-7 1v:-7 1x:7
>medic	0:6 2o:-7
>medicine	23:-9
>meditation	0:5
>meet	e:6 v:-6 1x:8
>meeting	0:9
>meetings	0:11
>meets	0:8
>member	1:9 j:-5
>memorial	0:8 k:-5
>memory	0:12 1x:-6
>men	0:8
>mended	0:7 2o:-10
>mentioned	0:10
>menu	0:18 u:-5 2d:-5
>merchant	0:10 10:-6
>merchants	0:7 25:-6
>merit	23:-6 25:-9
>mess	0:13
>message	0:12
>messy	0:7
>met	0:8 8:8 2y:-7
>meters	0:8
>metformin	0:7
>metres	2:-5 n:6 x:10
>metric	0:-8 2a:9
>metro	0:9
>mi'kmaq	0:12
>micra	0:8
>mid	1q:6 1x:5 2q:-5
>middle	x:8
>middlemarch	0:7
>midnight	24:6 2o:-7
>midsem	0:-11 18:-9 2r:10
>midwife	0:11
>mighty	0:6
>migrating	0:6 24:-6
>mijn	0:7
>mile	18:7 1x:7
>miler	0:-7 18:-5 1x:8 2r:-6
>miles	0:5 u:-6 2d:-9
>milk	0:10 l:-5
>mill	0:6 c:7 15:-5 1x:-2
>million	0:10
>mind	0:8
>minding	0:11 2g:-6
>mine	24:-8 2c:-5 2v:7
>minecraft	0:7
>miner	0:12 10:-7
>mini	0:10
>minus	0:10 f:-6 11:-6 1y:-7
>minutes	2:-10 q:-6 x:-7 10:-5 13:-5 15:-5 1e:-6 1i:-5 1l:-6 24:10 2r:9
>mira	0:8 b:-6
>miso	13:11
>miss	1x:-5
>missing	e:8
>mississauga	0:9 25:-5
>mistakes	2a:8
>mite	3:6
>mites	13:-6 25:-9
>mixed	0:-9 2r:10
>ml	0:-6 2a:7
>moaned	0:7
>mobile	0:-7 2q:9
>mocktails	0:11 2d:-11
>model	0:12 18:-6
>mole	0:8 1t:-5
>mom	0:-10 24:8
>moment	0:6
>monash	x:5
>monday	e:9 l:-8 o:-6 x:-10 13:-8 1b:-5 1v:11 1x:7 24:-12 25:10 2s:-4
>mondays	l:-11 24:15 2y:-6
>money	0:13 15:-5
>monitor	7:7 23:-7
>monsoon	0:13 1d:-6
>montana	x:-7
>montfort	0:7 c:-5
>month	8:-7 e:9 g:-6 k:-9 o:-5 q:6 v:-6 10:-8 17:-5 18:-6 1h:-7 1k:-6 1o:-7 1r:-6 1x:-9 23:-13 24:10 29:10 2j:-9
>monthly	29:9
>months	c:-5 g:-6 h:-6 l:-8 o:-7 x:-12 13:-5 1d:-7 1e:10 1x:-10 1y:6 24:-9 2a:-8
>montreal	0:6
>moose	0:6
>more	c:-8 r:-7 1h:-5 1o:6 1x:-9 2d:-12 2j:10 2w:7
>morning	3:-9 c:-5 k:-5 o:-9 u:-5 x:-7 10:-6 13:-5 15:-5 18:-6 1a:-5 1d:-8 1g:-5 1x:7 23:-5 24:13 27:-6 2c:-7 2j:-8 2o:-5 2p:9 2w:-6
>mornings	c:8 27:7
>morrisons	0:5
>mortar	1g:11
>mortgage	0:9 u:6 2p:-11
>most	m:-6 15:-5 1h:7 1y:-5 24:14 2o:-11
>mostly	c:-5 j:-6 l:-7 t:17 x:-9 24:-7
>mot	0:9 2o:-6
>mother	2:-4 d:-6 e:-7 g:-8 h:-7 m:-8 u:-10 x:-15 11:-5 15:-5 24:12 2d:17 2j:10
>motivational	2w:-6
>motorcycle	0:14
>mould	0:11
>mount	0:9 l:-6 24:-6
>mountain	0:6 5:-6 x:10 1o:-5 1x:-6 2l:-5 2r:5
>mouse	0:7 k:-5
>mouthpiece	0:8
>move	1x:-9 2m:12 2o:7 2x:-11
>moved	e:-6 u:-11 x:7 10:-5 15:-5 2d:16
>moving	g:5 x:-9 11:-6 15:-8 1z:6 2k:-6 30:9
>mr	0:11
>mrs	0:10
>msc	0:7
>msg	0:9
>much	1:-6 4:-6 8:-5 9:-5 g:-4 l:7 m:-7 o:-7 s:-6 t:15 v:-6 x:-6 10:-7 2c:11
>mucking	0:-9 o:6 27:6
>mud	0:15 k:-6 l:-7 23:-6 24:-6
>mug	0:8
>muggy	0:9
>mum	k:-10 l:-5 x:10 23:14 2w:-6
>mum's	0:12
>mumbai	0:5 1c:5 2o:-10
>mums	0:-9 5:-5 c:8 t:10 1v:9
>munich	0:-2 x:7
>munros	18:5
>munster	0:10 l:-5 1x:-7 24:-8 2o:-8
>murakami	0:10
>muriels	0:10
>murmur	0:-6
>muscle	0:10 17:-7 2q:-10
>museum	0:12
>mushrooms	e:-7 1x:-7 2a:10
>mushy	0:11
>music	k:-6 2o:6
>musician	0:7
>muskoka	0:5
>mussels	0:7
>must	2k:8
>my	5:-6 6:-6 g:-6 h:7 j:-5 l:-2 n:-6 p:-8 q:-6 r:-5 v:-7 w:-7 y:-5 z:-6 10:-4 12:-8 16:-5 18:-5 1c:-7 1h:-9 1j:-6 1m:-8 1q:6 1r:-5 1t:-7 1x:-3 1z:-7 20:11 21:-12 24:-6 26:-7 2a:-10 2c:-7 2d:4 2f:-7 2g:-9 2l:-10 2o:-9 2p:-5 2q:8 2r:7 2v:-8 2x:10 30:-8
>mylapore	0:9 2d:-8
>myself	23:8
>mór	0:-6 e:-5 1x:-9 2o:8
>na	2:-8 1a:13
>naff	0:8
>nag	0:9
>naggin	0:10
>nail	0:10
>nailed	0:-5
>nails	5:-5 k:-5 l:8 18:-5 23:-6 24:5
>name	0:13 k:-5
>name's	0:14
>named	e:-5 k:-5 10:-5 13:8 1x:-5 27:7 2m:8
>names	0:11
>nappies	0:11
>nappy	0:9
>naps	0:-5 1g:10 27:4
>nasa	0:6
>nasty	0:10 8:8 l:-8 2c:-6 2p:-6
>national	0:7 1x:-9
>nature	k:-5 10:-6 12:13 23:-5
>navigation	0:-7 2p:6
>nd	0:-11 2o:10
>near	0:11 e:-5 1x:6
>neck	0:7 2d:-5 2q:-6
>need	6:5 l:6 15:7 2a:-5 2c:-6 2o:-3 2v:-5
>needed	0:-5 1k:8
>needham	0:-9 24:6
>needles	0:10
>needs	c:-6 v:-7 x:-6 11:-8 1h:-5 24:3 2k:8
>neep	0:7
>neighbor	0:9
>neighbour	0:12 2o:-10
>neighbour's	0:-10 1x:12
>neighbours	0:7 1x:-6
>neovim	0:8
>nephew	0:-4 g:5 x:7
>nerea	0:5
>nervous	0:-7 17:8 1x:12 2q:-8
>net	0:9
>netball	0:-5 e:-5 o:-5 1k:9 1x:-7
>netflix	0:8
>netherlands	0:9
>network	0:10
>never	2:-6 c:-9 l:-7 m:-7 o:-6 p:-5 u:-5 x:7 1c:7 1x:-6 1y:-8 24:-7 27:-5 2d:7 2x:-8
>new	g:-5 11:-8 13:-4 1d:5 1g:-6 23:-7 24:4 2d:5 2p:5 2x:-6
>newcastle	0:9
>news	0:14
>newspaper	0:11 1x:-7
>newton	0:8
>newtown	0:-6
>next	2:6 c:-9 k:-5 11:-7 15:11 1c:-6 1o:-10 2j:8 2o:10 2w:4
>nice	0:11 u:-7 23:-5 2d:-10 2g:9 2o:-8
>night	c:-5 f:-5 m:9 10:-4 11:-5 12:-6 1a:-7 1h:-4 2a:11 2d:-6 2j:12
>nights	g:-5 l:10 24:6 2d:-8
>nine	e:-6 l:6 1v:7 1x:7 1y:-10 24:9 27:8 2j:-6 2y:-6
>nineteen	1a:7 1x:13
>ninety	g:-5 l:9 o:-7 x:7
>nl	0:6
>no	1:-5 2:-7 8:8 d:-5 l:-7 r:-6 11:-5 19:-5 1d:-7 1z:6 2s:-5 2z:8
>nobel	0:8
>nobody	0:3 1x:13 23:-10 24:-10
>nogales	0:9 2o:-6
>noise	0:15 17:-5 2w:-5
>noises	0:12
>non	0:8
>nonna	0:13
>nonstop	0:10
>noodles	0:-12 1r:10
>noon	0:9 8:-5 l:5 24:10 2d:-7
>noordlogic	0:11 u:-5 2d:-9
>nor	0:11
>norm	0:14 m:-7
>northeastern	2r:8
>northside	0:10
>norway	1y:10 24:-9 2o:-8
>nose	0:2
>not	h:-5 j:6 o:-8 t:-7 1d:5 1p:8 1s:8 23:-7 24:5 2a:-6 2k:-6
>note	0:11
>notes	0:-8 2q:14
>nothing	0:5 s:8 1x:-6 24:-6 2a:-10 2e:9
>noticed	0:15
>notion	1g:8
>nova	0:11 g:-5 x:5
>november	0:6 15:-10 1x:8 24:-7 2o:5 2r:-8
>now	1:-8 6:-6 8:-2 9:-7 a:-2 b:-9 f:-5 g:-6 k:-2 m:-3 n:-6 p:-5 t:-3 w:-5 11:-6 12:-10 13:-3 16:-6 19:-6 1b:-6 1c:-6 1g:-2 1m:-6 1o:-6 1p:-6 1t:-8 1x:-11 1y:-15 1z:-8 27:-9 2d:11 2e:10 2k:-7 2l:-8 2o:-8 2t:8 2v:7 30:11 31:6
>nowadays	0:8
>null	0:6
>number	l:-6 u:-5 24:-8 25:7
>numbers	0:9 m:-6
>nun	0:11 10:-8
>nurse	e:5 g:-8 l:-5 x:5 1y:-6 2j:5
>nursery	e:-7 k:-6 1z:6
>nursing	0:-5 9:-5 10:4 1c:4 1s:-6 20:-6 23:7
>nutella	0:9 r:-6
>nuts	0:7 3:6
>nyeri	0:10
>nyla	0:14 g:-5 1x:-10 2d:-7
>o	0:11 1c:-5 2d:-6 2v:-6
>o'clock	0:14
>oak	0:-11 1:-5 10:4 1k:-6 2j:5
>oat	0:15
>object	0:16
>oboe	0:10
>obsessed	x:7
>ocean	f:5 k:-6 1y:5 23:-6
>oct	0:5 2k:-6 2r:-9
>october	0:-5 2:-9 c:-5 u:-6 10:-7 15:8 1e:-5 1v:-7 2j:8 2o:-5
>octopuses	0:6
>odd	1e:5
>odessa	0:10
>of	2:-12 3:-6 4:-6 5:-6 7:-7 a:-8 e:-6 h:-7 k:-10 m:-5 n:-6 o:-8 p:-7 q:-5 r:-10 s:-6 t:-7 w:-7 12:-4 14:-5 19:-3 1c:-5 1d:-7 1h:-5 1i:-6 1o:-10 1p:8 1v:-8 25:-14 27:-9 2c:-6 2d:-7 2l:6 2q:6 2r:-7 2s:-5 2u:7 2v:-11 2w:-5
>off	2:-9 4:6 c:-5 f:-8 g:-6 h:-4 r:-5 y:-5 z:-5 10:-6 13:-7 15:6 1a:-4 1d:-7 1k:-5 1n:-10 1y:-7 23:-6 24:13 2g:-5 2o:10 2r:-10
>offcuts	0:12 2q:-6
>offer	e:5
>offered	0:11
>offers	0:13 2:-9 18:-6 1x:-9
>offerup	0:6
>office	c:10 v:-5 1c:-5 1x:-6 24:4 2d:-5 2o:-6 2p:-6 2v:-6
>offices	g:9 x:-7
>official	0:9
>offline	0:8
>ohio	0:10 v:6 2o:-9
>oil	9:4 1s:7
>ok	x:-9 z:10 2a:12
>okafor	0:-6 x:6
>okay	s:8
>okehampton	0:8 2j:-8
>oklahoma	0:6 x:10 1x:-5
>old	0:7 2:11 e:-6 h:-8 x:-11 10:-5 11:7 1l:9 1x:-11 24:-10
>older	1x:13 2d:-7 2k:-8
>oldest	0:9
>olds	0:15 1e:-6 2x:-6
>oliver	0:7
>omg	o:-5 1k:-9 2w:4
>on	3:-5 9:-6 b:-5 e:5 j:-5 k:-5 n:-7 p:-3 q:-5 r:-12 t:-6 v:-4 w:-5 x:-2 y:-5 z:-5 14:-7 15:-5 16:-6 1d:-3 1f:-5 1g:-6 1i:-5 1l:-9 1q:5 1s:-6 1u:-7 1v:13 1w:-5 1z:-5 20:-8 25:6 26:-5 2e:-5 2n:-12 2o:11 2p:-7 2s:-11 2w:-10 2y:-8
>once	0:-8 8:-5 c:-6 e:-7 10:-6 19:-5 1a:-6 1d:-5 1h:-6 23:14 2l:13 2o:-7 2r:8 30:-6
>one	2:-8 4:-5 6:-6 8:-6 9:-5 a:-5 c:-9 d:5 e:-6 f:-9 h:-8 m:-12 p:-5 s:-6 u:-5 v:-11 x:-6 10:-11 12:6 13:-6 16:-6 1a:-6 1c:-6 1d:-6 1h:-6 1r:-5 1t:-5 1y:8 20:-9 23:12 25:-7 26:-11 27:-5 2d:-13 2e:-6 2k:-6 2o:-4 2v:-5
>one's	0:11
>ones	1y:-5 2p:6
>onion	0:12 x:-6
>onions	0:9 2l:-7
>online	0:-8 v:-5 x:-6 10:-11 1c:9
>only	5:-7 c:-7 e:-4 g:-6 h:-9 i:-6 m:-6 r:-4 s:6 v:-8 w:-6 x:-5 z:-6 10:-5 11:-5 13:-7 15:-6 19:-7 1d:-10 1o:10 23:-6 25:-6 2a:9 2d:-8 2k:-6 2o:-9
>ontario	0:6
>op	17:5 2q:7
>open	0:9 e:-5 l:-5 x:-5 12:-7 1q:8 1x:-6
>opened	0:7 10:-6 2g:-5
>opening	0:11
>opens	0:9 k:-6
>opera	0:12
>operation	0:10
>operator	x:8
>opposite	0:10
>option	0:10
>or	0:14 8:6 e:-4 l:-5 o:-7 v:-7 x:-7 10:-6 1i:4 1r:8 23:-9
>orange	0:3
>order	0:12 r:-8
>ordering	0:-7 2z:7
>orders	0:7
>organised	0:8
>originally	p:9
>orkney	0:-4
>orla	0:11 e:-7 1x:-9
>oshawa	c:-6 1v:-9 1x:7 2r:-6
>oslo	0:9
>other	0:8 l:-4
>others	0:10
>otherwise	0:16
>otley	0:-10 2o:10
>ottawa	0:8 10:-6
>otters	0:6
>otto	0:7
>ought	16:-6 24:10 2p:-8
>ounces	0:7 2a:-8
>our	a:-6 m:-6 o:-6 v:-9 10:-5 11:11 15:-9 18:-6 1o:-7 1p:-5 1t:-5 1x:5 27:-6 2o:-14 2q:8
>ours	0:-12 f:-5 1y:-9 2p:-8
>out	3:6 4:-6 8:-6 g:6 k:-7 o:-9 t:-6 u:-5 v:-6 10:-6 12:-6 17:-5 19:-5 1a:-7 1d:-5 1h:-5 1x:6 1z:6 23:-6 25:7 2q:8 2r:-11
>outback	0:9 30:-11
>outdoor	0:7
>outside	0:5 1:-8 e:-6 11:10 15:5 1k:-6 1x:-6 23:-6 2o:7 2p:11
>oven	0:10
>over	3:-5 4:-5 5:-6 9:-15 e:-8 g:-6 i:-6 k:-5 l:-7 m:-7 r:-6 t:-6 w:-10 y:-6 z:-5 11:-6 12:-7 13:-6 15:-16 16:9 1a:-5 1c:-8 1d:-6 1e:-5 1g:-6 1h:-5 1k:-7 1o:-5 1x:-14 1y:9 20:-9 23:-6 2d:-8 2j:-6 2l:-8 2p:14 2w:-5
>overnight	0:15
>oversold	0:11
>overthinker	0:-10
>overtime	0:6 29:-5
>owe	0:7
>owes	0:11 x:6 2k:-5
>owl	10:-5 1f:5
>own	0:5 e:-8 l:-5 m:-5 u:8 11:7 15:-8 1x:-15 1y:5 24:-7 2d:9 2o:-7 2r:-7
>owner	0:7
>owns	0:12
>owt	0:12
>oxford	11:6 1x:-9 2k:5
>oz	0:8 1x:-8 2o:7 2r:-8
>p	0:9
>packed	0:9
>pad	0:-4
>padala	1g:10
>paddington	0:10
>paddy's	0:10 2a:-6
>page	m:7 1n:-6 2a:12 2q:-7
>pages	0:15 2:-12
>paid	10:-6 12:7 2j:-6 2l:7
>pain	0:9 1x:-7
>paint	0:7
>palpitating	0:11 12:-7 2l:-12
>pan	0:12
>panes	0:10
>pangur	13:5
>panicking	0:-8 1t:9
>pants	0:7
>papa	0:10 c:-5
>paper	1b:7 1n:-6 2q:-9
>papers	0:12
>paperwork	0:6
>para	0:9
>paragraph	0:10
>paramedic	0:7 1c:7
>parents	x:-6 1d:-8 2k:10 2w:-8
>paris	k:-7 2o:8
>parish	r:-5 10:8 1v:-6 2a:-5
>park	c:-6 o:13 11:-6 1e:-5 1k:-9 1x:-8 1y:10 2x:-8
>parking	1x:-9 2m:13 2q:-8
>parklane	0:9 c:-5
>parkrun	0:13 l:-7
>parses	0:6
>part	1o:-8 1x:-5 2j:12
>particular	0:11
>particularly	0:11
>partner	0:7 2r:5
>parts	0:-5 2q:10
>party	0:8 u:-5 1r:-10 23:13 2o:7
>pass	0:3 e:-5 k:-6 1x:-6 23:-6
>passed	0:10 g:-7 18:-8 2r:6
>passengers	0:6
>passport	0:7
>passports	0:8
>password	0:7
>past	8:-5 1d:8
>paste	0:12
>patch	2q:8
>patellar	0:-6
>path	1x:6 24:-9 2o:-9
>pathetic	0:12
>patience	0:-5 12:9
>patient	0:9
>patients	0:8
>pawn	0:-5 1x:6
>paws	0:18 x:-13
>pay	0:6 1o:7 1x:-8 30:-5
>payment	0:-4 23:9
>payments	1x:6
>payroll	0:6
>pays	0:-4 u:6 2g:13
>paçoca	0:-10 13:12
>pdf	0:8 1o:-5
>peal	0:-10 2r:8
>peanut	0:11 r:-6 2a:-11
>peas	0:18 x:-11
>peckham	0:7
>peggys	0:-7
>peigi	0:11 u:-5 2d:-11
>pen	0:14
>penicillin	0:12
>penn	0:-7
>pension	0:7 24:7 29:-6
>people	0:8 2:-5 k:-8 t:-5 10:-7 12:7 15:-6 1b:10 1i:-8 23:-10 24:7 2l:11 2o:-11
>pepper	0:14 k:-5 x:-5 23:-6
>per	0:16 2r:-6
>percent	0:13 2:-7 l:5 1i:-7
>perfect	0:7
>period	0:8 f:-8 15:-7 1y:-6 2o:-5
>permanent	0:-6
>permit	0:11 2d:-10 2o:-10
>permitted	x:9
>person	5:-7 x:-6 10:-8 1f:8 1o:-10 2l:-13 2p:7 2u:9 2v:-10 2y:12
>personality	t:11
>pesa	0:4 m:-5 25:-7
>pescatarian	0:6
>pestered	0:-12
>pet	0:8 13:-7
>pharmacist	x:6
>phd	0:-6
>phoenix	0:8 2j:-6
>phone	0:4 l:-8 16:6 17:9 24:-7 2q:-5
>phones	0:14
>phosphorus	0:7
>photo	0:15
>photos	7:10
>phrase	0:7
>physio	0:8
>physiotherapist	x:7
>pick	0:9
>picked	0:8
>pickle	0:11
>pickleball	0:6
>pickles	x:-5 13:6
>pics	0:11
>picture	1d:-5
>pie	0:6
>pier	1x:6 2o:-11
>pies	0:10
>pigeons	0:-5 o:6
>piggery	0:-7
>pigs	0:11 x:7 1y:-9 24:-6 2o:-9 2q:11
>pills	0:6
>pima	0:6
>pints	0:6
>pixel	0:9 15:-8 1q:-5 2o:-6
>pizza	0:15
>place	0:7 c:-5 u:-5 x:-7 11:-6 17:-7 1h:-5 2j:7 2q:-7
>places	u:11 15:-6
>plagiarised	0:7
>plan	0:15
>plane	0:-7 r:-5 20:-5
>planner	0:-12 2l:8
>planning	0:-6 25:7
>plant	c:5 1v:5 2o:-10
>plants	0:8
>plaque	0:13 23:-5
>plasterer	0:10
>plate	0:16 u:-7 2d:-9
>plates	0:15 m:-9 25:-9
>platformer	0:7 24:-10
>play	0:17 2a:-8
>played	0:8
>playing	0:-4 e:5 m:-6 1y:-7 25:-5 2j:9
>playlist	1u:-5 20:10
>plays	0:9 l:-7 w:-5 2d:5
>playtime	0:9
>please	0:6 2:-6 7:-7 i:-5 w:-5 10:-4 13:-6 15:-5 1g:-7 2a:18
>pleaser	0:-10 2l:10
>pledge	0:7
>pleinweg	0:8
>pls	0:8 1v:6
>plugs	0:-8 24:8
>plumber	0:13
>plumbing	w:-5 1x:-8 23:7 25:-9
>plunkett	0:7
>pm	0:8 e:-6 o:6 z:-5 1x:-10 24:-6 27:8 2a:5 2o:-5
>podcast	0:9
>poem	0:7
>poems	0:-11
>point	v:8 10:9 15:-8 1t:-6 1v:-5 23:9 2o:6 2p:-8
>pointless	0:15
>points	x:-7 1d:-5 1v:12 1x:-10 2a:11
>poland	a:6 15:-5 1t:8
>polish	10:-6 2o:-9 2q:15
>polite	0:10
>polo	0:-10 1h:11 1n:-5 30:10
>ponce	2w:-5
>pool	24:7
>pops	0:9 m:-5
>porch	0:8
>port	0:8
>portland	0:-9
>porto	0:10 17:-7 2q:-7
>portuguese	0:10
>posh	0:9
>position	0:7 2q:-6
>positions	0:-10 2a:8
>possible	0:12
>post	1x:-5 2o:9 2x:6
>posted	0:7
>poster	0:11 1:-6
>postgres	0:10 2o:-8
>posture	0:-7 1f:8
>potato	0:9
>potluck	0:5
>pottery	0:10 o:-6
>potting	0:-6 24:6
>pound	0:14 l:-5 13:-7 1x:-12
>pounds	0:-5 2:-14 c:-6 23:7 26:6 2a:-17
>pour	0:6
>power	0:8
>ppl	0:6
>practice	0:2 w:11 1t:-5 1x:-10 23:-9 24:-5 2f:9 31:6
>practise	1k:5
>prado	0:-6
>prawns	0:12
>prayer	0:9
>prayers	l:9 2w:-5
>precalc	0:-5 k:5
>prefer	0:11
>pregnancy	2p:16
>pregnant	2:-8 8:-7 h:-5 10:8 19:8 1d:-6 1l:-6 24:-6 2w:-5
>premises	0:6 2d:-5
>premium	0:10 2r:-10
>preschool	x:-5
>present	0:12
>press	17:-5 2j:6 2r:-6
>pressure	0:10 1t:-5 2d:-6
>preston	0:13 1:5 1x:-10 2k:7 2o:-10
>price	0:13 v:-7
>priced	0:9
>prices	0:10 1g:-5
>pricey	0:9
>priest	0:5
>primary	x:-7 10:-7 1o:8 2d:-5
>princeton	0:11 1x:-5
>principal	0:-6 2o:6
>prinsenhof	0:9 1x:-10
>print	0:-7 23:6
>printing	o:7 24:-11 2c:-5
>prints	0:7
>prison	0:13
>private	c:-5
>probation	0:11
>problem	0:11
>probox	0:9 e:-5 1x:-9
>product	0:6
>profession	0:9
>professional	0:6 2a:10
>profile	0:10
>project	0:-7 10:-5 1y:6
>prom	11:8
>promoted	e:8 x:-6
>promotion	0:7 1x:-11
>proofer	x:9 24:-5
>proofing	0:9
>properly	0:-3
>property	0:6
>proposal	0:9
>proposed	0:10
>pros	0:9
>prostate	0:-3 x:10
>protestants	0:14
>proud	0:8 1x:-8
>ps	x:-12 23:-8
>ptv	0:5 1d:9 2w:-6
>pub	24:-7
>public	5:5 2o:-8
>pudding	0:7
>puddles	18:-6 2l:-8 2r:-6
>pudsey	0:11 2d:-8
>pueblo	0:10
>puerto	d:7 y:-5
>puja	0:10 17:-6 2q:-5
>pulled	0:6
>pulley	17:-6
>pumas	1k:6 2o:-10
>pump	0:12
>pune	0:5
>pupils	0:6
>puppy	0:11 2o:-6
>pure	0:12
>put	x:8 11:-6 18:-6 2n:5
>puts	3:7
>python	1p:-7 2z:5
>qeii	0:-5 c:6
>qualified	2j:6
>quantities	0:-4 2a:7
>quantity	a:8
>quarry	0:7
>quarter	0:-10 18:6 2r:7
>queen	0:-6 o:-6 24:7
>queer	0:9 l:-7 24:-7
>question	15:-6 1x:6 2a:9
>questions	0:13
>queue	0:10
>quick	0:9 1o:-6
>quickbooks	0:9 24:-6
>quickdraws	0:-9 2k:10
>quid	0:9
>quiet	0:6 r:-7 2a:-8
>quinpool	0:-9
>quit	1o:12 24:-11 2v:-6
>quite	0:9 x:5 1n:-5
>quiz	0:-7 t:6 2c:7
>quizmaster	2a:-10 2d:-9 2l:7
>quizzy	0:11
>quota	0:6
>quote	0:9
>quoted	v:6
>r	0:-9
>race	0:7
>rachel	0:6
>radians	0:8
>radio	0:14
>railroad	0:-10 10:7 1x:6
>railway	11:10 23:-5
>rain	0:7 r:-6 2a:-9
>raincoat	0:10
>rainy	0:12 l:-6 24:-6
>raise	0:18
>raised	0:7 2r:-10
>ramen	0:6
>ran	0:17 x:-8
>ranch	1k:-5 1x:-11 2k:9
>ranger	0:6
>rangoli	0:16 24:-8
>rank	0:8
>rappers	0:8
>raptors	o:-8 27:7
>rare	0:10
>rascals	1:6 x:-5
>rash	0:-6 3:8
>rate	0:11
>rates	0:6
>rather	0:9 16:4 1y:-10 2p:6
>rav	0:-2 11:6 2k:7
>raw	0:7
>rd	0:9 2o:-6
>reach	0:15
>read	0:8 1y:-8
>reader	0:8 2q:-8
>reading	0:10
>reads	2:9 2w:8
>ready	0:13
>real	0:6 3:-6 x:-7 1j:-7 1m:5
>realistic	0:10
>really	0:8 1b:7
>reared	g:9
>reason	0:-12 1o:14
>rec	0:9 c:-5 1v:-5
>reception	0:9
>recipe	0:15
>recipes	0:12 2a:-13 2q:10
>reckon	25:7
>reckons	0:7 24:-8
>record	0:12
>recumbent	0:15
>red	0:13 12:-5 24:6 2l:-11
>reddit	0:12
>refitting	0:5
>refrigerator	0:7 1x:-7 2d:-6
>refund	0:6
>refuse	0:8 10:-5
>regarding	0:9
>registration	0:8 16:-5
>regret	0:7
>rehab	0:10 1x:-5 2o:-6
>rei	0:11
>relations	0:7
>relatives	0:8
>reliever	0:8
>religious	0:8
>remarried	2s:-6
>remarry	0:8 2w:-7
>reminders	1g:11
>remote	0:3
>remove	0:9
>rent	2:-9 q:4 24:7 29:8 2x:-6
>rental	0:12
>rented	0:9
>renting	0:-2 2q:10
>rents	0:14 2o:-7
>reorg	0:-7
>reorganising	0:7
>repairs	0:-8 x:-6 19:10
>replace	1x:-10
>replaced	7:6 1x:-12 2m:6
>reply	0:16 b:-5 1u:-6
>report	0:11
>reports	0:11 x:-9
>repossessed	0:7
>rescue	0:-7
>residency	0:7
>resident	0:11 2p:-8
>residential	0:9 1o:-6
>residents	2w:5
>resigned	x:9
>restaurant	0:9 2q:-5
>restaurants	0:-7 10:7 2j:7
>resume	c:5 x:-5 1v:6
>retaining	0:7
>retired	0:6 2:7 e:-8 2p:-8
>retiring	0:5 1k:-10 2o:-6
>retriever	0:8
>retro	0:9
>retrograde	0:9
>reunion	1x:-6 2c:-5
>rewrote	0:9
>rhubarb	0:14
>rican	0:-9 d:7 y:-5 1w:5
>rice	0:13
>ride	1o:-11 1q:6
>rides	a:8 x:8
>ridge	0:6 1e:-6 2x:-6
>ridiculous	0:10
>ridin	o:6
>right	0:11 24:-10 2a:-5
>rights	0:11 5:-6 1o:-11
>rigs	0:-11 f:-10 1y:12
>ring	0:-5 1h:-7 1n:-6 1x:9 25:10 2l:-6 2q:-10
>rings	0:11 l:-9 1x:-6
>ripping	0:9 17:-7
>riser	m:-5 12:-6 1f:8
>rita	0:7
>river	r:-6 2a:-6
>riyadh	0:-8 1y:8
>rn	17:10 2k:-5
>road	0:-2 f:-5 1x:5 1y:-8 24:5 27:-6 2o:7
>roadie	10:8
>roads	0:14
>rob	0:13 x:-9 19:-8
>robin	0:7
>rock	0:9
>rocket	0:9
>rodeo	0:11
>role	1d:8
>roll	0:-6 2k:5
>rolled	0:10 m:-5
>rolls	24:9
>rome	0:13
>rommel	5:-8 1o:-7 24:6
>room	0:4 k:-6 23:-11 25:-8 2a:-5 2d:13 2q:-10
>roommate	0:-7 19:10
>roping	0:10 1x:-7 1y:-8
>rory	x:8
>rosalyn	15:-8 27:15 2o:-9 2q:-3
>rosalyn's	0:-5 v:-6 1x:7
>rosangela	0:9
>rosemary	0:10
>roses	o:10
>rotation	0:16
>rothwell	0:-9 2o:-7
>rouen	0:-10 1y:8 24:-6
>rough	0:10
>roughly	0:11
>round	e:-5 r:-6 1x:-7 24:4 2r:10
>route	10:5 15:-5 1y:-6 2d:-7 2j:5
>rover	0:-5 2q:8
>row	0:15 1e:-6 1y:-8 2x:-6
>rows	0:8
>royal	g:8 x:-9
>rss	0:9 2q:-8
>ruaka	0:3 x:-5 1z:-6 2d:8 2o:-11
>rude	0:9
>rugby	0:7 o:9 11:-6 1x:-5 2k:-10 2o:-5
>ruidoso	15:-6 2o:-8
>ruins	e:-5 27:9
>rule	0:9 15:-6 2o:-6
>rules	0:16
>run	0:7 1d:5 1g:-5 23:6 24:-10 2o:-10
>runners	0:8
>running	1:-9 1k:-5 2o:10
>runs	m:8 x:11 10:-12
>rush	0:10 24:-8
>rust	0:-8 17:6
>rusty	1d:7
>rye	0:-5 1r:12
>s	20:10
>sacked	0:-13 x:9
>sad	0:8 2o:7
>sadly	0:-7 s:11
>safe	0:9
>safety	0:7
>saffron	0:-7 o:7 27:8
>said	0:8 c:-6 m:-8 x:6 11:-5 1k:11 24:-7
>sailboat	0:11
>sake	s:6
>sal	0:6
>salary	0:13 17:-7 2q:-7
>sale	0:13
>salon	0:-9 10:10
>salsa	0:7
>salt	0:11 l:-6 24:-6
>same	0:13 18:-7 1a:8 1k:-5 1x:-5 2m:-5
>samira	0:9
>sammy	0:6
>samosas	0:8
>samsung	0:9 1q:-6
>sandwich	0:13 e:-5 1x:-6
>sandwiches	0:8
>sandy	0:9
>sang	0:9
>santiago	0:10 e:-7 1x:-8
>sat	11:9 1x:-6 25:7
>satellite	0:-6 16:-5 2p:6
>saturday	0:-6 6:-5 7:-5 l:-6 n:-7 v:-5 10:-6 15:-4 18:-8 1q:-7 1x:9 26:-7 27:12 2a:-11
>saturdays	o:8 1k:10 24:-12
>saudi	0:10 2o:-7
>save	11:-6 1d:10 2k:-7
>saw	0:15
>say	0:11 k:-5 10:-5
>saying	8:-7 x:11
>says	c:-7 e:-5 g:-6 k:-5 19:-6 23:4 2z:8
>scaffolding	0:6
>scan	1x:-9 25:6
>scarborough	0:11 k:-5
>scare	0:11
>scared	0:15
>scares	0:-13 v:-6 21:13 27:-5 2e:-6
>scars	4:7
>scene	0:6
>schedule	0:8 16:-5 1h:-5
>schedules	2g:14
>schiedam	0:-7 1v:-6 24:10
>school	3:-5 l:-13 m:-5 o:-5 11:-6 15:-6 17:-7 19:-6 1b:-6 1d:5 1k:5 1m:-8 1y:-6 27:-5 2k:-7 2q:8 2s:5 2y:-7
>schools	0:9 1c:-5
>schull	0:8 2c:-6
>science	10:-8 1c:7 23:-9 2a:10 2o:-5 2v:-6
>scoil	2o:6
>scone	0:5
>scorpio	0:13 k:-6 1x:-5 23:-5 27:-6 2p:-6
>scotia	0:8 x:5 1c:-5
>scotiabank	e:-6
>scotland	0:10
>scouts	0:-3 1:9
>scrap	0:9 1x:-5
>scratch	0:8
>scream	i:10
>screaming	t:9
>screen	0:11 7:5
>screened	0:8 2p:-7
>script	0:8
>sea	e:-6 1x:-5 23:-9 2e:8
>seacroft	0:-8 m:-5 15:-5 25:-5 2o:10
>seal	1x:-7 2r:9
>seaman	10:6
>search	0:-9 1:-5 1k:-5 1v:-6 1x:10
>season	10:-5 1d:-7 1k:7
>seat	0:-7 1h:-5 30:10 31:5
>seating	0:3 16:10 2p:-8
>seattle	0:-8
>second	m:7 u:-8 x:-11 11:-6 25:-5 2d:-6
>secondhand	0:-8 1q:8 30:-5
>secours	0:-10 1x:10
>secrecy	0:9
>secret	l:7 1s:-11
>secretary	1:-8 1k:12
>section	0:10
>sector	0:-10 2x:10
>see	0:7 7:8 e:-5 1g:6 1x:-5 24:-7 2o:6
>seeing	0:6
>seem	0:9
>seen	0:11
>sell	e:-5 l:-8 24:-10
>sells	0:15 v:-7
>selvan	0:11
>sem	0:7
>semi	1x:10 1y:-10
>semis	0:-9 1o:10
>send	1m:7
>sends	r:-7 2a:-7
>senior	0:11 o:7 1x:-6
>sense	0:9
>senses	0:6
>sensible	0:10
>sent	0:-7 1a:8 1x:4
>sentence	0:12
>sentences	0:-5 r:4 2a:8
>separable	0:8 29:-5
>separate	0:16 15:-6
>separated	0:11
>september	0:-8 1:-7 2:-12 e:-9 g:-6 h:-6 l:-6 m:-5 x:-9 10:-7 18:-6 1k:-6 1x:14 1z:5 20:-7 24:6 25:-8 2d:-5 2k:-8 2l:-6 2m:-6 2o:8 2q:-7 2r:-6
>series	0:11
>serious	0:7
>sertraline	0:8
>serve	0:9
>services	1v:-7 1x:11
>servsafe	a:8
>session	0:3 1k:-6
>setup	0:9
>seven	f:-7 l:-5 11:-6 1y:-9 24:9 2k:-6
>seventh	0:8
>seventies	1c:7
>seventy	1x:-7
>sewing	11:7
>sgh	a:8 1t:-6 2f:-7 2o:-7
>shake	0:5
>shame	0:8
>shaming	0:13
>shampoo	0:7
>share	0:13
>shared	0:9
>shark	0:9 17:-7 24:-6
>sharks	0:8 x:7
>shattered	0:6
>she	e:-6 f:-7 i:-7 j:-7 l:-7 n:-7 y:-6 11:-5 13:-10 15:-6 19:-6 1a:-10 1d:-9 1e:-8 1g:-6 1h:-6 1l:7 1p:-6 26:-10 2c:6 2g:-7 2w:8 2x:-5 2y:-9
>she'd	0:8 x:7
>she'll	0:8
>she's	0:8 a:-6 d:5 l:-9 m:-5 v:-6 19:-6 1a:-7 1b:-6 1c:-7 1v:-6 2j:-5
>shed	23:10
>sheep	0:12
>sheet	0:11
>sheets	0:7
>shellfish	x:-6
>shells	0:10
>shelter	2o:7
>shelved	0:-8 15:8
>shelves	15:-5 2o:-10
>shepp	0:-8 e:6 11:-5 1x:11 2k:-5
>sherry	24:7 2s:-6
>shes	0:7 1b:6 1t:-5
>shift	5:-4 e:6 1x:5 23:-5 2j:-5 2o:-7
>shifts	5:-6 c:6 10:-5 15:-5 16:-9 1f:-6 1o:-6 1v:8 2j:8 2y:-5
>shin	0:15
>ship	0:-9 1y:7 2j:10
>shirt	0:9
>shirts	0:12
>shoe	0:9
>shoebox	2d:13 2q:-10
>shoelaces	0:-2
>shoes	0:18
>shop	c:-8 e:-7 o:-6 10:9 11:-6 13:-5 23:11 2o:-11 2q:-6
>short	0:7 4:-6 2a:10
>shorter	0:11
>shot	0:15
>should	x:-7 24:6 2p:-6
>shoulder	1y:-9
>shouldn't	0:-6
>shout	0:7
>shouting	1s:9 1x:-5
>show	c:-6 2r:8
>shower	0:14 1x:-8 2o:-5
>showers	0:8
>showing	0:6
>shows	0:13 1j:-7
>shrewsbury	c:-5 1v:-6 1x:5
>shrink	0:8
>shut	0:14 1s:-6
>shuts	0:-6
>shutter	x:-7 11:8
>siblings	g:10 1k:-10
>sick	0:-5 e:-6 1o:8
>sickkids	0:-7 10:10
>side	d:10 f:-6 m:-8 y:-6 1k:10 1x:-10 1y:-8 24:-12 29:13 2o:5 2r:-7
>sight	0:-7 w:-6 2w:7
>sign	0:10 2n:-6
>signal	0:7
>signalman	0:8
>signboard	0:7
>silence	0:5
>silver	1x:8
>silverado	0:10
>similar	0:8
>simple	0:19 1x:-5
>since	1:-5 3:-7 4:-7 6:-7 7:-6 b:-6 f:-7 g:-9 j:-6 k:-11 p:-7 q:-7 r:-5 s:-6 t:-9 w:-6 x:-7 12:-6 13:-7 15:-10 17:-7 18:-5 1b:-7 1c:-7 1h:-6 1i:-7 1n:6 1r:9 1s:-6 23:6 25:-5 2a:-5 2c:-8 2k:-7 2l:-9 2o:-12 2p:11 2s:11 2t:-6 2w:-6
>sing	0:9
>singer	0:15
>singers	0:7
>single	0:8 x:6 17:-8 19:-5 1x:6 24:-12 2a:-9 2d:-8 2l:8 2q:-7 2r:6
>sings	0:11
>sink	0:9
>sinterklaas	2j:-6
>sir	2a:8
>sister	5:-6 g:10 1o:-7 1y:-5 2d:5 2m:-8
>sister's	0:9 e:-6 23:6
>sisters	0:6
>site	2a:-13
>sits	1s:-5 2c:4
>sittin	1h:7
>sitting	m:8 15:5
>six	4:-6 c:-8 f:-5 t:-6 v:-7 10:-7 1e:-8 1x:-7 24:7 2e:-5 2j:-6 2o:-8 2s:-9
>sixteen	c:7 l:-5
>sixty	0:-3 1x:7
>size	0:12
>sized	0:10
>ska	0:8
>skate	0:7 l:-7 15:6 24:-9
>sketch	0:9 k:-7 23:-6
>skiing	0:-5 1x:6
>skills	0:9
>skip	0:-4 8:-5 l:9
>skipton	0:8
>skirting	0:10
>skoda	0:14
>skull	0:12 2l:-5
>sky	0:9
>sleep	2:-5 n:5 x:-6 26:7
>sleeping	19:8 1x:-6
>slice	h:8
>sligo	0:8 1x:-8
>slipped	0:16 e:-5 25:-6
>slogan	0:7
>slot	0:12
>slow	r:7
>slowly	0:8
>small	x:-2 16:-8 1h:-11 1x:-9 1y:-10 23:9 2m:7
>smarter	0:9
>smash	0:7
>smell	1s:-7
>smh	0:10
>smiley	0:-10 2a:8
>smoke	0:8 2d:-5
>smoked	0:7 x:7
>smoker	l:6 1x:-6 24:7
>smoking	0:13 x:8
>smoothies	9:11
>smth	0:7
>smuggler	0:9 2j:-7
>snacks	0:10
>snakes	0:8
>snap	0:15
>snapped	0:6
>snob	0:12 2o:-5
>snores	0:-6 h:-6 x:-8 19:11
>snow	0:11
>snowman	g:9 24:-10
>snowy	0:5
>so	1:-5 2:-7 3:-3 5:-5 6:-6 k:-6 n:-6 q:-5 s:-7 u:-8 x:-6 11:-5 13:-6 16:-5 17:-6 18:-9 1a:-5 1b:-6 1e:-5 1f:-7 1i:-5 1l:-5 1m:-6 1r:-2 1v:5 1y:8 1z:5 20:-8 23:-7 24:-12 25:-6 27:-7 2a:10 2c:-11 2f:-7 2g:8 2l:-8 2o:8 2p:-7 2q:-7 2s:-9 2v:-9 2w:9 2x:-5 2y:5 31:-5
>soap	0:8 9:5 24:-7
>soaps	0:7 1x:-5
>sober	2:-5 e:-8 1e:4 1x:-5 2x:5
>social	0:6
>society	1:8 1k:6 1x:-10
>sock	0:-6 13:8
>socket	0:8
>sofa	0:10
>soft	12:7
>soil	0:-6 v:10
>sold	0:-3 11:6 2g:9 2k:8
>soldier	0:11 17:-6 2p:-7 2q:-7
>solicitor	0:6
>solo	0:7
>some	0:5 2:8 k:-5 15:-5 24:-14 2o:-5
>somebody	0:8
>someday	0:-10 23:10 2o:-7
>someone	0:8 17:-5 1a:7 2o:10
>someone's	0:-8 27:8
>someones	0:15
>something	2:5 2k:-5 2o:6
>sometimes	25:6
>somewhere	0:11
>son	0:6 2:-6 g:4 1m:-5 2d:9 2q:5 30:-6
>son's	0:-3 9:10 h:-6 x:-7
>songs	0:11
>sons	g:8
>soon	0:10 m:-7 1q:-6
>sophomore	1y:-6
>soppy	v:8
>sore	0:13
>sorry	1f:-4 1v:-6 2y:-8
>sort	1c:-5 2u:9 2v:-6
>sorted	25:8
>sorting	1p:6 2o:-6
>sound	0:5 2:8 d:10 2k:-9
>sounds	7:8 1q:9
>soup	0:9
>soups	h:10 x:-7
>sourdough	o:5
>sous	0:-8 1x:6
>south	0:-5 1y:10 2j:-6
>space	0:13
>spain	k:-8 23:9 2o:5
>spanish	0:12 f:-5 1d:8
>spare	0:8
>sparrow	0:19
>spartaan	0:12 1:-6 1k:-9
>speak	x:-10 y:7
>speaker	0:-6 s:5 2b:5
>speaking	i:10
>speaks	0:3 x:8 10:-5 1x:-8
>specialist	0:-12 23:12
>specs	0:6 1y:-5 25:-5
>speech	0:13 2o:-9 2r:-5
>spelling	r:5 1x:-6
>spellings	0:-9 r:6 2a:8
>spends	10:10
>spent	0:11
>spf	0:-10 1n:9
>spiders	0:10
>spiraling	0:7 10:6
>spit	0:11
>splints	0:6 e:-6
>split	l:-8 1x:12 24:-6
>splits	0:8
>spoons	0:11
>sports	0:8
>sporty	0:8
>spots	0:12
>sprained	0:-7 e:8
>spreadsheet	0:9
>spreadsheets	0:12
>spring	0:-7 c:5 v:-5 10:6 2l:-7 2o:9 2s:8
>spurs	0:10 1x:-8
>square	0:15 13:5 24:-10 2d:-6 2m:6
>squash	0:11
>squeal	0:6
>st	1:-9 e:-8 v:-5 x:-7 1x:-12 24:-10 27:12 2c:-5 2o:8 2q:-10
>stable	0:7 23:-6
>staff	0:11
>staffroom	j:6
>stage	0:12
>stages	0:9 r:-5
>stair	o:8
>stairs	0:-8 m:7 1o:-7 25:6 2d:-5 2o:-5
>stall	23:-5
>stamps	0:10
>stand	0:8 e:-6
>standard	0:-5 1d:7
>standup	0:9 2q:-6
>start	0:10 1:-5 r:-5 v:6 x:-5 1k:-7 2a:-6
>started	0:7 x:6 23:-6 2a:-8
>starter	0:9
>startin	0:-9 t:9
>starting	1x:-8 25:10 2d:-8 2w:8
>starts	e:-7 1x:-8 1z:6
>startup	0:12 23:-11
>starving	0:10
>state	0:-5 1:-8 1c:5 1k:-9 1x:5
>statement	10:-7 19:11
>statements	0:8
>station	t:9 1x:-11 24:7
>stats	e:8
>status	0:7 e:-5
>stay	0:8 e:-6 18:-5 1x:-8 24:-7 2r:-7
>staying	g:11 x:-10
>stays	0:11 3:8 x:7 19:-5 1x:-6 2s:-8
>steak	h:12
>steaks	0:9
>stealing	0:6
>steals	0:10
>steam	0:13
>steel	0:14
>stent	0:-4
>step	0:3 2a:-5
>stepfather	0:6
>stepping	0:14
>steps	2:-6 e:6 o:-7 18:-8 1x:6 2r:-8
>steve	0:6
>stew	0:14
>stick	0:8 1o:-8
>stickers	0:10
>sticky	x:-7 11:9
>stiff	0:8
>still	1:-6 2:7 8:-4 c:-5 d:-5 e:-6 g:-8 i:-7 l:-9 m:-9 n:-6 o:-6 t:-5 v:-12 x:9 10:-8 13:-7 18:-7 1b:-6 1c:-5 1g:-7 1i:-7 1k:-7 1l:6 1p:5 1v:-8 24:-8 26:-4 2j:-7 2k:-7 2o:-5 2v:-8 2w:-10
>stings	0:12
>stock	0:9 e:-5
>stolen	11:-8 1x:-5 24:-5 30:9
>stomach	1s:6
>stone	e:8 k:-8 1i:10 1x:7 23:-5 25:-7
>stop	10:-9 2o:7
>stopped	0:13 24:-3
>store	0:9
>stories	17:6
>storm	0:14 l:-10
>storms	0:7 2x:-5
>story	0:10
>stouts	0:10
>strahd	0:-5 24:6
>straight	0:14
>strandhill	0:10 2d:-8
>strathclyde	0:5 w:7 24:-6
>strathmore	0:-8 1t:10
>strava	0:8
>strawberries	0:7
>strawberry	1y:10 24:-10 2o:-6
>streaming	0:6 24:-6
>street	0:6 2:-7 1i:-5 2d:8
>streets	0:13
>stress	o:9 t:-5 x:-5
>stressful	0:9
>stretch	0:8
>strict	0:9
>strike	0:9
>string	0:7
>stroke	g:-7 x:9
>stubborn	0:11 v:-5
>stuck	0:5
>student	0:11
>students	0:11
>studies	0:7 x:9 2a:-9
>studio	2d:-5
>study	0:10 2y:-6
>studying	9:-5 1c:5
>stuff	e:-6 r:-8 v:6 15:-5 1x:-6
>stupid	0:10 2o:-10
>stutter	x:-8 23:8 2d:-7 2s:-6
>style	0:14
>subaru	0:12 1h:-6 30:-11
>subject	0:13 r:-5 2a:-7
>subscription	0:6
>substantially	0:8
>substitute	0:13
>sudan	0:-9 1y:10 2j:-5
>sudden	8:6
>sugar	24:8 2p:9
>suggest	2:7 8:-5 1s:-6
>suit	0:11
>suits	0:8
>sulfa	0:9
>sulking	0:13
>summer	c:-9 g:-5 11:-7 1e:-10 1v:-9 1y:10 2e:-6 2k:-6 2o:-5 2p:-7
>summer's	0:7 2p:-10
>summers	0:-7 l:-5
>sun	0:8
>sunburnt	0:7
>sunday	4:-6 8:-5 e:6 g:-6 m:-5 p:-6 1x:5 2r:4
>sundays	g:-5 l:-7 24:6 27:-5
>sunflower	0:10
>super	23:8
>superior	0:10
>supper	0:2 24:10
>support	0:6 10:-8 2j:-5
>supposed	0:13 2:-6
>sure	0:9
>surf	0:11 1:-9
>surgery	0:8 13:-7
>surgical	0:10 e:-5 1x:-7 1y:-6
>surprise	0:-5 23:10
>survey	0:9
>surveying	0:-8 a:8
>surveyor	0:9 x:9
>surveys	0:-9 k:6 23:7
>survive	0:6
>swapfiets	t:-5 1h:11
>swearing	1g:9
>sweden	0:10
>sweep	0:7
>sweet	0:8 t:6 24:-7 2c:6
>sweets	0:12
>sweetwater	0:7 27:-6
>swell	0:-4 3:14 i:-5
>swim	t:-6 10:10
>swimming	0:7
>swims	0:12 l:-7 24:-9
>switch	11:6
>switched	0:6
>swore	g:10 s:-5
>sydney	2:-5 f:-6 18:-5 1e:5 1i:7 1x:-9 1y:-6 2k:-6 2x:4
>symptoms	0:10
>sync	0:10
>system	0:10
>t	0:10
>tabby	0:12 1x:-6
>table	0:11 1x:-9
>tablet	0:6
>tablets	0:9 r:-5
>taco	c:9
>tagalog	c:-5 s:8
>take	r:6 1i:6 2a:5
>takes	2e:10
>taking	0:7 x:6
>tale	0:12
>talent	0:-8 2w:9
>talks	1x:8
>tall	0:9
>tallgrass	0:7 1x:-5
>tallinn	0:9
>tamil	0:7
>tank	u:-5 2d:-7 2o:-8 2q:8
>tape	0:-5 1x:5
>target	0:9 2o:-6
>tarleton	0:8
>tarmac	0:10
>tart	0:-6 t:8
>taste	9:-6 t:8
>tastes	9:10
>tax	q:6 29:9 2r:-5
>taxed	0:-7 1o:5
>taxes	0:9
>taxman	0:8
>taylor	0:9
>tbh	0:-7 1x:10
>tcnj	0:-6 2o:5
>td	0:5 23:-8
>tea	5:-4 8:8 e:-6 m:-5 o:-9 15:-6 1o:-5 1r:7 1x:-11 24:9 27:-7 2d:-7 2o:-7
>teach	0:-5 1a:-5 1x:-7 2j:-6
>teacher	g:-5 2o:7
>teachers	0:6
>teaches	0:-3 v:9
>teaching	0:13
>team	9:-6 h:7 i:-5 k:-6 s:-5 t:8 13:-6 15:-7 19:-6 1k:13 1s:-5 1y:6 23:-7 24:-8 25:-5 2d:-6 2o:-9 2u:-5
>teapot	0:6
>teas	0:7
>tech	c:-9 g:9 w:9 x:-8 1k:-9 1v:-7 1x:6 2o:-5
>technical	0:5 10:10 1x:-9
>technician	0:14 15:-6 2o:-9
>tedious	0:10
>teeth	0:10
>telephone	0:-2 9:-6 24:9
>tell	0:7 g:-5 h:7 1x:-6 2y:6
>tells	2j:8
>telly	0:16
>template	0:11
>ten	0:14 1:10 o:-5 x:5 10:-10 1a:-6 2o:-13
>tendonitis	0:-7 25:8
>tennis	0:8
>tent	0:7
>term	15:-5 1o:-9 2o:9 2r:-5
>terms	0:7
>terrace	1x:6 2d:-6
>terrible	0:12
>terrified	u:11
>terrifying	1h:7 2j:-6
>terror	i:9 m:-5 21:10
>tesco	0:-8 1x:-6 1y:10
>tess	0:7
>test	1:-5 8:-6 18:7 1d:-7 1x:6 23:-7
>tests	0:9 2r:5
>texas	0:8 2d:-8 2k:-5
>text	0:8 2p:12
>tfsa	0:-8 1n:-7 1r:-7 24:-6 2k:10
>th	2:-12 c:4 n:-6 1i:-8 1v:6 1y:-10 23:-7 26:-7 2o:5
>than	4:-5 5:-6 e:-6 h:-6 i:-5 m:-9 o:-6 t:-5 v:-11 x:-8 10:-6 11:-5 13:-5 15:-5 16:8 1d:-5 1h:-4 1o:6 1x:-5 2l:12 2p:12
>thane	0:-8 10:-5 1v:8 2j:-8
>thank	31:7
>thanks	0:9
>thanksgiving	e:7
>that	0:6 2:-10 5:-6 9:-16 c:5 d:-5 e:-10 f:-6 g:-8 h:-6 i:-5 l:-8 r:-7 t:-6 v:-7 w:-4 x:-9 y:-6 10:-5 12:-8 15:-7 1b:-5 1c:-5 1d:-5 1f:-6 1n:14 1q:-7 1y:-9 1z:-5 25:-6 2a:-9 2k:12 2l:-6 2m:5 2n:3 2o:-10 2p:-3 2w:10
>that's	0:9 15:8 2o:-5
>thats	0:-4 9:-9 l:6 x:11 1s:-9 1x:-5 2s:5
>the	5:-5 8:-6 a:-5 k:-2 14:-6 16:-7 18:-6 1f:-5 1l:-11 1m:-8 1o:-12 1p:4 1r:-8 1v:-3 20:9 21:10 23:7 27:9 2d:8 2p:-2 2q:11 2t:-7 2w:-7 31:6
>their	0:12
>them	0:8 9:-5 i:-6 l:-6 o:-6 10:-5
>themes	0:11
>then	27:8 2j:-5
>theory	0:11 s:-5
>there	1:-6 2:-7 c:-5 o:-8 s:-12 x:-7 y:-6 1c:-5 1k:-10 24:-9 2j:11 2o:7 2r:-6
>there's	2d:10
>theres	r:-6 1y:8 2a:-11 2e:9
>these	0:10 5:-6 l:-7 r:-7 10:-6 1h:-5 1v:7 2a:-9
>thesis	0:9
>they	1:-8 3:-5 8:-5 9:-7 e:-9 g:-7 o:-6 s:-7 u:-5 v:-10 x:-13 z:-9 10:-7 15:-6 18:-6 1g:-5 1m:-8 1o:12 1s:-5 1x:-9 20:-7 2a:-5 2l:12 2o:-6 2r:-9
>they're	o:5 1h:-5 27:6 2q:-5 30:-6
>thicker	0:10
>thika	0:-6 24:-7 2j:6
>thin	0:12 18:-7 1x:-6 2r:-7
>thing	1:-6 8:5 h:-7 i:-7 l:-6 o:-14 x:-5 1d:7 1o:7 1x:-6 1y:-7 20:11
>things	0:6 2o:-5
>think	0:8
>thinkpad	0:13
>thinks	v:5 1v:6 1x:-5 2t:-5
>third	4:-7 e:-5 m:-6 1x:-5
>thirteen	0:5 1a:-8
>thirty	16:-4 1a:7 1k:-8 1n:8 1o:-10 1v:5 23:-11 2o:-6 2p:-5
>this	3:-5 4:-5 5:-7 8:-6 9:-6 a:-6 c:-8 d:-5 f:-7 g:-8 h:-7 i:-5 j:-6 k:-5 l:-7 n:-5 o:-7 p:-6 q:-5 r:-8 s:-6 t:-6 u:-5 v:-8 x:-7 y:-6 11:-5 12:-5 13:-5 16:-7 18:-7 1d:-9 1o:-10 1r:8 1x:14 1z:-5 29:-6 2a:-11 2d:-9 2j:7 2p:-15 2w:-5 2x:14
>tho	0:7
>thorncliffe	0:10 1e:-5 2x:-6
>those	24:-5
>though	0:8 p:9 11:-5 2k:-5
>thought	0:10
>thousand	0:8
>three	c:-5 e:-5 f:10 g:-5 i:-5 m:-6 x:-10 12:-5 13:-7 15:-6 1d:-6 1e:-8 1h:-6 1v:-5 1x:-6 1y:9 24:-8 2m:-7 2o:10
>throat	3:8 i:-5 2q:-6
>through	0:6 e:-6 o:-5 27:-6 2k:14
>throw	0:7
>throwdown	0:-10 1x:10
>throwing	0:7 2o:-6
>thru	0:12
>thumbs	2w:6
>thurs	0:-7 24:7
>thursday	0:-6 c:-6 g:-7 l:7 1g:-6 1v:-5 1x:12 24:9 2o:8 2s:-5
>thursdays	0:-7 24:18 2o:-10 2s:-7
>ticket	x:-6 23:-6 2g:6
>tickets	0:-5 23:5
>tide	0:6 24:-8
>tie	l:-7 1n:7 24:-5
>tiffin	0:-6 17:-6 2j:5
>tight	0:11
>tikki	0:9 1o:-8
>til	0:-9 5:-6 e:-7 m:-7 18:-5 1a:-7 1o:-6 1t:9 1x:-10 2j:6 2o:10 2r:-6
>tilburg	10:8 2j:8 2o:-7
>till	e:-6 f:-6 j:-6 l:6 t:5 1c:-6 1v:8 1x:-8 1y:-7 2c:-8 2d:7 2v:-6
>tilly	0:12
>time	g:-6 l:-9 m:-10 q:-6 s:-7 t:-7 v:-8 w:-5 x:-8 13:-5 15:-7 17:-8 18:-6 1a:-7 1d:-5 1g:-6 1x:7 25:-4 29:-6 2a:8 2j:12 2o:-13 2p:12 2r:-14
>timer	0:8 1o:-7
>times	o:-6 11:-5
>timesheets	0:9
>timetable	0:13
>tin	0:7
>tinnitus	0:11
>tiny	0:9
>tip	0:8
>tips	0:12 r:-5 1f:7 2a:-9 2y:-6
>tire	0:13
>tired	0:10
>title	0:8 2d:-6
>titles	0:13
>tn	0:12
>to	0:7 4:-5 8:-6 l:-3 m:-5 n:-5 o:-3 p:-4 q:-4 u:-5 y:-4 z:-5 12:-5 18:-7 1c:-8 1i:-5 1k:-7 1l:11 1m:-11 1t:11 25:-5 26:-6 2d:-6 2j:-3 2k:8 2l:9 2m:5 2r:-7 2u:-6 2v:-13 2y:-6
>toast	0:5 1d:-5
>today	e:7 x:-9 10:8 1d:-7 2d:6 2q:-6 2x:4
>toddler	0:13
>together	2:-5 r:-5 1a:7 1x:-13 2a:-8
>toilet	0:9
>told	0:13 2d:-5 2x:-5
>toledo	0:3 1x:-5
>tomatoes	0:12
>tomorrow	0:16 l:-5
>tone	0:6
>tongue	s:8
>tonight	0:12 1d:-8
>too	4:-6 a:-8 g:-7 l:-8 v:-9 w:-6 x:-6 1a:-5 1h:-5 1i:-5 1k:8 1x:-9 2e:-5
>took	v:-5 x:-5
>tool	0:13 10:-7 2j:-8
>tools	0:13 1y:-7 29:-6 2x:4
>topped	0:10
>tops	16:-7 24:-7 2c:8 2p:-5
>tormented	0:12
>torn	0:10 1d:-5
>toronto	0:7 1x:-8 2o:-7
>tortoise	0:15
>torture	0:9
>total	1d:9
>toto	0:10
>touch	0:-5 8:8
>touched	0:7 g:7 1v:-6 1y:-6 24:-5
>touchpad	0:8
>tourists	0:7
>tours	0:10 24:-9
>tower	0:12
>town	0:6 x:-6 1x:-9 2j:10 2o:-7
>town's	h:-7 t:11 x:-7
>townhouse	0:-5 c:-7 x:10
>track	0:12
>tracker	0:12
>tracking	1g:10
>tractors	0:9
>trade	10:10 2x:-6
>traffic	0:11
>trail	23:13 2o:-6
>trailer	1x:-6
>train	o:-10 x:-9 10:-9 19:11 23:-10 24:8 2s:8
>training	0:11 e:-5
>trainingpeaks	0:12
>trains	0:9
>tram	0:5 1:-5 2c:-7
>trampoline	1x:-10 25:9
>transit	0:6 1x:-6 30:-5
>translate	0:10
>travelling	15:6
>tree	0:7
>tremlett	23:-11
>trial	0:5
>triangel	0:7 1t:-7
>trichy	0:10
>trick	0:12
>tried	0:7
>trip	0:9
>trips	0:7 1o:-6
>trivia	x:9
>trobe	0:-12
>trombone	0:7
>trouble	1m:9
>truck	1x:7
>truckseries	1g:9
>truro	24:5
>try	0:4 1x:-11 2q:-5 2r:12
>trying	0:9 2:-7
>tu	0:10 24:-10 25:-5
>tuesday	e:11 l:-6
>tuesdays	0:-9 o:6 t:-5 15:-7 1t:12 2o:-11
>tuition	0:-4 1g:-5 24:8 2r:-10
>tulum	0:-8 e:-15 15:6 2o:8
>tunnel	0:11
>turkish	0:9
>turn	23:8 2q:-8
>turned	0:11 e:-5 g:-5 r:-7 13:12 2a:-10
>turnips	0:9
>turns	0:-6 3:5 g:5 15:-6 1n:5 1s:10
>tutorial	0:9 o:-7
>tv	c:-6 11:5 24:10
>twenty	1:-5 e:-5 l:6 1k:-6
>twice	e:-5 h:7 18:9 1d:-7 1x:-10 2r:13 2w:-6
>twin	0:6
>twins	0:8 g:-5 l:7 m:4 v:-9 x:-4
>two	1:-11 5:-8 8:-4 i:-6 m:-6 o:-12 v:-14 x:-10 10:6 19:-5 1a:-7 1e:-6 1g:-5 1h:-6 1v:-8 24:12 25:6 2k:8 2r:-10
>type	0:11 e:-5 10:-7 1x:-5
>tyre	0:11 2d:-6
>tyres	0:11 11:-6
>u	0:-3 x:-5 10:-4 15:-6 1m:-6 1s:-9 24:-5 25:-6 2a:11 2l:-6 2o:9 2y:-9
>ucc	0:16
>ugly	0:6
>uk	0:-9 23:-5 24:7 2o:-5
>ukulele	0:11
>umbrella	0:7
>unai	0:8
>unbothered	1a:8
>uncle	0:5 l:-5 24:-8 2d:-8
>under	9:-7 23:5 2s:7
>understand	0:10
>unemployed	0:17 x:-7
>unheated	1x:-6 2r:-5
>unhinged	13:6
>unicorn	0:7 20:-6
>unit	2o:-6
>units	0:-8 r:-8 2a:9 2f:6
>university	c:-8 w:8 1v:-7 1x:-9 1y:-5 24:-7
>unnecessary	0:7
>unreal	0:12
>until	e:-7 l:8 q:-7 16:-5 1e:-5 1x:-9 1y:10 24:-10 29:-11 2d:6 2g:-6 2j:9 2o:-5 2p:-5 2s:-5 2x:-6
>untold	0:13
>up	2:-9 3:-7 4:-5 8:-5 g:-7 h:-6 i:-9 m:-6 o:-8 t:-5 u:-6 v:-10 11:-5 12:-7 19:-8 1e:-6 1f:-5 1h:-12 1k:7 1l:7 1n:5 24:7 2a:-10 2k:-5
>update	0:15
>updated	0:6
>updates	0:13 e:-5 o:-5
>upper	0:-10 e:6 11:-6 1x:10 2j:-5
>ups	10:9
>upsetting	0:10 1y:-10
>upstairs	2g:13
>ur	0:6
>urinary	8:-5
>us	e:-15 g:7 k:-6 m:-7 x:-5 10:-10 12:-6 13:-7 15:-6 1x:-10 27:6 2d:12 2g:11 2j:-5 2o:-7 2s:-3
>used	9:-7 e:-7 t:7 1l:10 1x:-9
>useful	0:11
>useless	0:11
>user	0:13 1q:-5
>uses	0:7
>using	0:9
>usually	0:12
>utrecht	1y:8 2q:-8
>uva	0:-9 1x:-11 2o:10
>v	0:-12 r:-6 1x:10 2a:-6
>vacuum	0:8 10:-7 2j:-12
>valencia	l:-6 x:6 24:-5
>valley	o:12 1k:-7 24:-8
>valorant	18:9 1x:-9
>vampire	0:8
>van	q:5 11:-8 23:-5 2k:-9 2o:-6 2r:-6 30:5
>vancouver	0:10 g:7 l:-5 x:-6 24:-6
>vape	0:7 9:-5
>vaping	0:14 1x:-5
>veg	0:-5 2q:6
>vegan	0:13 x:-6
>vegetarian	0:10
>veggie	0:7
>verbs	0:8 29:-6
>verses	0:9
>version	8:-8
>versus	0:8 m:-6
>very	r:-5 x:8 24:-6
>verzorgende	0:4 1x:-9 2o:-8
>vet	2:9 g:8 x:-9 1v:-5 1x:-10
>via	0:-7 2o:6
>vicar's	0:7
>video	2:-8
>vienna	0:16
>vietnamese	x:7
>view	0:10
>viewing	0:12
>viewings	0:9
>village	0:-3 1t:-7 2q:10
>vineyard	0:10 1:-5 1k:-11
>violin	0:11 m:-5 25:-6
>virgo	0:12 x:-6
>visa	r:-5 23:6 2a:-6
>visas	0:11
>visit	0:5 g:9 2o:-9
>visitor	0:10
>vlookup	0:7
>voice	0:-10 2l:11
>volleyball	0:-6 26:7
>volume	l:-6 24:-8
>volumes	0:6
>volunteer	0:12 l:-5 24:-5
>vote	0:8
>vowels	0:-4 2w:5
>vows	2k:-5
>vriend	0:9
>vs	0:8
>w	a:-4 e:-8 g:-9 h:-5 k:-7 l:-8 m:-7 o:-5 t:-5 w:-5 10:-6 11:-5 19:-5 1a:-6 1x:-6 23:-7 24:-6 2o:8 2r:10
>waffles	0:9
>waist	0:6
>wait	15:8
>waiter	0:8
>waiting	0:8
>waits	0:15
>wakes	0:8 4:10
>walk	0:11 2o:-5
>walked	0:17
>walking	0:-7 x:7
>walks	0:14 x:6
>wall	0:10
>wallet	0:-8 e:5 1x:5
>walls	0:7
>walt	0:9
>wanna	24:6 25:-5
>want	a:8 1v:-7 1x:-12 20:-5 2l:9 2o:-9
>wanted	0:7
>wanting	0:6 24:-10
>wants	a:-8 11:-6 19:9 1b:-6 1m:5 1t:5 1x:4 2m:-7 2o:-8 2q:-8 2v:-8
>war	0:6 1v:7 1y:-6 2d:-9 2o:-7
>ward	0:9 e:-9 m:-5 1x:-11
>warrnambool	p:5 2k:-5
>warsaw	1k:-9 2j:7
>was	1:-5 2:-5 7:-6 9:-5 c:7 e:-7 g:-7 h:-6 10:-7 13:-6 1d:-5 1h:-7 23:10 24:-7 2e:-5 2g:-6 2j:-5
>wash	0:7 e:-5
>washed	0:12
>washing	0:11
>wasps	0:10
>wasted	0:9 1y:-6
>watches	0:6 5:-8 t:8 1o:-9
>watching	0:7 24:-11
>water	16:-6 23:6 2a:-8 2p:-7
>watercolours	0:6
>waterloo	0:4 1x:-7
>wawa	x:6
>way	0:4 1:-5 e:-7 j:2 l:-2 t:-4 11:-7 1k:-5 1l:-7 20:-6 24:8 27:-5
>wayside	0:9 v:-6 2e:-5
>we	1:-4 d:7 l:-5 x:-5 15:8 1c:8 1e:-6 1h:-6 1k:6 1x:4 24:-6 25:9 2d:-5 2e:-7 2o:-10 2y:-6
>we'll	0:11
>we're	0:7 13:5 1x:-6 24:-6 2m:-8
>we've	0:13
>weakness	0:8
>wear	0:10 1y:-7 25:-7
>wears	0:11 x:-5
>weather	1o:-6
>weatherboard	0:6 1x:-6
>website	0:9 2o:-9
>wedding	1b:-5 1k:-8 1x:6 2d:6
>wedding's	0:10 15:-10 1d:6
>wednesday	0:9 15:9 24:-10
>wednesdays	l:6 x:-5 24:11 2o:-8
>week	c:-6 g:-10 k:-7 o:-7 s:-6 t:-8 y:-6 10:-9 11:-7 13:-6 17:-6 18:-9 1d:-6 1e:-8 1i:-6 1y:-5 23:-6 2a:-9 2d:-2 2j:-5 2k:-9 2l:6 2m:-6 2o:6 2r:-10 2v:-5 2x:8
>weekday	0:6 1p:6 2o:-8 2r:-6
>weekend	0:-5 k:-8 15:7 16:-5 1k:11 23:8 24:-13 29:-5 2o:10 2p:-8 2x:-7 30:-5
>weekends	0:-5 g:-7 t:-5 10:6 1v:7 1x:-5 2c:-11 2q:9
>weekly	0:-8 24:10
>weeks	8:-5 c:-5 m:9 u:-5 v:-8 x:-6 17:-6 1v:-6 25:-8 2d:-6 2o:8 2x:-5
>weigh	1p:-6 26:6
>weighs	0:11
>weird	0:15 24:-8
>weirdly	0:12
>welcome	0:16
>well	0:7 2:8 2o:-8
>welsh	0:11
>welts	0:6
>went	g:-9 11:-6 15:-5 1c:-5 30:7
>were	2:7 l:8 x:9 1x:6 2d:6 2o:-8
>werkt	0:9
>west	0:8 2d:-6
>wet	13:-5 1k:9
>whale	0:10
>what	c:-6 e:-6 l:-5 o:-6 s:10 t:-7 x:-12 1h:-6 1m:-6 1o:-6 1x:6 20:-7 25:-3
>what's	0:13
>whatever	0:11
>whatsapp	0:15 k:-5 1x:-6
>wheel	0:8
>wheezers	0:5 1k:-6
>when	0:-3 3:-5 5:-9 9:-6 a:-6 d:-7 g:-7 h:-8 i:-7 j:-6 q:-7 s:-6 t:-8 u:-5 w:-5 x:-6 11:-9 13:-11 15:-6 16:-6 17:-7 19:-5 1a:-5 1c:-10 1d:-5 1g:-7 1i:-6 1x:-17 1y:-9 20:5 23:-7 24:13 2a:14 2c:-8 2d:9 2g:-6 2j:8 2m:-7 2q:-8 2r:-9 2w:-7
>when's	0:6
>whenever	0:-9 13:4 24:9
>where	0:8 e:-8 2a:-6
>whether	0:7
>which	l:-10 1q:8 1x:5 24:12 25:-7 2k:-5 2o:-6
>while	i:-5 2j:-7
>whilst	0:-7 v:6 2d:5 2o:-5
>whippet	0:8 x:6
>whitaker	x:8
>whitby	0:-12 15:6 1x:-8 23:6 2o:10
>white	0:7 x:-7 1t:-5
>whitsun	0:-11 15:6 2o:6
>who	7:-6 f:-5 g:-7 h:-5 l:-8 m:-6 r:-5 x:8 1y:-6 23:5 24:-16 2a:-10 2d:-6
>who's	0:9
>whole	o:6 t:10 u:-5 15:-5 24:-7 2w:6
>whose	0:-10 2k:7
>why	0:13
>wide	0:8
>widowed	0:6
>wife	0:8 g:6 x:-7 1a:7
>wife's	0:17 h:-7 x:-6 2j:-8
>wifi	0:9
>wild	0:6
>will	2:-5 3:6 n:5 1m:7 1p:-5 1x:6 26:7 2a:-6 2o:-9
>win	0:7
>wind	0:9 9:-6
>windmill	0:7 10:-6
>window	0:7
>windows	1x:-5
>wine	0:11 24:-9
>wins	0:15
>winter	0:9 13:9
>winterising	0:-5 2k:6
>wire	0:-7
>wireless	0:8
>wishes	0:6 o:-7
>wit	0:7 1:-6 v:-6 1c:-6
>with	1:-5 6:-5 8:-3 9:-7 a:-5 c:-7 e:-5 f:-5 i:-5 k:-7 p:-7 t:-5 x:-3 y:-8 z:-5 10:-8 11:-5 13:-10 17:-5 18:-8 19:-5 1c:-6 1e:-6 1g:-3 1i:-6 1j:-6 1n:-8 1q:6 24:-6 29:8 2a:8 2c:-7 2d:7 2j:4 2k:-5 2m:-6 2p:-5 2r:11 2x:-5 2y:9
>within	0:15 5:-8 1o:-10
>without	0:6 m:-14 o:-5 x:-7 17:-5 1d:-11 1o:-7 1x:-9 25:-12 2d:-10 2q:-6 2r:9 2x:8
>wobbly	0:10
>wolkjes	0:-6
>wolverhampton	0:6
>woman	p:8 10:-5 1a:8 1b:6
>women	0:16
>women's	0:12
>won	0:9
>won't	2:-6 8:7 x:-9 12:-5 1q:6
>wont	1x:-10
>wool	0:7
>word	0:14
>words	0:7 1y:-8 23:-5 2a:12 2o:-6
>wore	0:6
>work	0:6 1:-6 3:-11 a:-8 c:-7 k:-5 m:-6 o:-8 p:-6 t:-5 v:-8 w:-6 x:-10 10:-6 11:-6 15:-6 1c:-5 1d:-7 1m:11 23:-5 2l:-9 2o:-8 2s:8
>worked	0:15 2x:-8
>workers	0:10 1o:-6
>working	0:10 5:-10 1o:-8 2j:9 2w:6
>works	0:6 c:7 g:-8 v:-6 x:7 y:5 10:-9 19:-5 1m:10 1z:-7
>world	0:5
>worrier	0:-7 12:8
>worries	0:8
>worry	0:6
>worst	1i:7
>worth	0:13
>worthy	0:6
>would	0:10 e:-4 i:-5 v:-11 1y:-5 21:-5 2b:9 2v:-8
>wouldn't	0:10
>wreck	1m:-6 24:-6
>wrecked	24:6
>wrenched	2c:-5 2j:8
>wrestling	0:4 24:-6
>wrist	m:6 23:7 2o:-10
>write	2a:8
>writing	0:12
>wrong	0:11
>wrote	1a:6
>wyandotte	0:-4 v:6
>xbox	0:10
>y	0:13
>yard	c:7
>yaris	0:17
>yeah	0:-6 1x:9 1y:8 2o:-8
>year	8:-5 g:-6 i:-5 k:-5 m:-4 n:-8 t:-6 v:-7 10:-7 11:-6 12:-7 17:-5 18:-6 1a:-7 1b:-8 1e:7 1i:-6 1r:-5 1x:-8 23:-6 24:-6 26:-5 29:8 2d:-5 2f:5 2j:-6 2l:4 2o:11 2r:-8 2v:6 2x:7 31:-6
>years	3:-5 a:-5 e:-8 g:-5 m:-7 o:-7 p:-8 q:-7 t:-5 u:-5 w:-5 10:-5 11:-5 12:-6 13:-6 18:-6 19:-5 1a:8 1c:-6 1d:-11 1e:7 1g:-4 1h:-5 1i:-6 1s:-8 1v:-6 1y:-5 23:-8 29:-9 2d:-11 2j:-3 2k:7 2o:-7 2r:-11
>yellow	1h:5 1x:-9
>yes	e:7 1k:6
>yesterday	2:6 6:-5 c:-5 g:-5 l:-5 1a:-6 1c:-5 1i:-5 1x:11 24:-8 25:5 2w:-6
>yet	0:-5 m:8 1d:7 1h:-7 2k:8 2w:9 30:-7
>yiayia	0:6 1x:-5
>yo	0:8 2:-5
>yoghurt	0:11
>york	0:6
>yorkshire	0:12 e:-7
>you	0:7 e:-5 k:-6 l:-5 m:-6 r:-7 10:-6 1a:-4 23:-9 2d:-8 2l:14 2w:11 31:7
>you'd	0:9
>youghal	0:10 23:-9
>young	2:-6 l:-6 10:-7 1x:-5 1y:7 30:6
>your	0:11 x:-9
>yourself	0:9 1o:-8
>youth	2r:6
>yr	0:-7 c:8
>yrs	0:-10 1y:10 2j:-5
>yuma	0:11 1x:-6
>zacs	12:7 1o:-5 2l:6
>zanzibar	0:-5
>zero	0:-3 1d:6 1x:8 2o:5
>zither	0:8
>zloty	0:-6
>zoning	0:12
>zwift	0:11
>£	0:-4 q:5
>éireann	0:-6
>łódź	0:10 x:-7
?	5:-6 b:-6 d:-5 k:-3 p:-4 14:-6 17:-5 1k:-8 1m:-15 1o:-24 1q:-6 1u:-11 1z:-2 23:6 24:6 25:9 26:7 2a:8 2b:7 2c:6 2d:8 2n:-6 2p:8 2q:4 2u:-8 2v:7 2x:8
?#1	1x:6 2o:-6
?#2	0:6 1x:-9 26:-5 2o:-6 2r:-10
?#3	2d:-5 2e:6 2r:-5
?#4	1x:-7
?(	0:7
?,	3:-4 8:-8 c:-5 s:-6 t:-4 u:-8 v:-6 x:6 10:-9 1a:-6 1e:-7 2a:-5 2e:9
?-	1t:-5 1z:-9 2d:12
?.	0:12 24:8
?:	0:-11 4:8 15:6
?>	v:7
??	0:12 x:-6
?^	1:-5 2:-5 3:-5 4:-6 9:-6 c:-6 d:-5 g:-7 h:4 i:-8 j:-4 v:5 w:-5 y:-5 z:-5 10:-5 19:-13 1a:-6 1d:-6 1g:-4 1h:-6
?a	1:-6 3:-5 4:-6 8:-10 d:-6 e:-6 f:-6 h:-5 i:-7 j:5 l:-7 s:-5 w:-5 x:-5 y:-6 15:-7 16:-8 17:-5 1a:-7 1c:-8 1h:7 1i:-6 1k:-5 1n:-7 1v:-8 23:-8 2b:5 2p:6 2q:-5 2w:-8 30:-9 31:-5
?about	0:-7 q:8 29:-6 2k:8
?all	0:10
?am	o:-5 1d:-5
?an	7:-5 1q:-8
?and	3:8 8:-8 9:4 l:3 t:-5 24:-9 2a:-5 2o:-5
?any	0:6
?are	u:5 15:-7
?as	m:-6 s:5 10:-6
?at	9:-6 k:-6 l:-9 m:-6 v:4 x:-6 1c:4 1e:-6 1i:-10 1v:-5 2o:5 2r:6
?baby	0:7
?back	0:-5
?bad	0:6
?be	1o:-6
?bed	0:7
?been	f:7 o:-6
?before	23:6
?best	0:8
?broke	e:-10 1x:8
?brother	e:-9 1x:6
?bus	2j:-6
?by	0:14
?can	0:10
?can't	1d:4
?cat	e:8
?class	0:12
?comes	0:7
?cousin	g:-5 x:13
?daughter	0:7 l:5
?day	24:-7
?diabetes	0:6 25:-5
?did	0:7 e:-8 w:5 1y:-6
?do	0:13 24:-9
?does	0:5
?don't	l:13
?down	0:-7
?dream	0:9
?driving	24:-6
?dublin	2o:7
?english	0:9
?every	24:6
?everything	0:-4 x:6
?favourite	0:6
?feet	0:6
?first	0:7
?five	0:-7 24:5
?for	k:-11 t:-5 15:6 23:4
?forty	1l:7
?four	0:10
?friday	0:7 2o:-5
?friend	e:-5
?from	0:10 v:-8 x:-8 10:6 2v:-6
?get	1a:-6
?gluten	0:-6
?go	0:12
?goes	2o:5
?going	0:7
?got	e:-6 1a:-9 1x:10
?granddaughter	g:8
?grandson	x:9
?had	e:-7 13:-7 1x:5 25:-5
?hair	0:5 1n:-5
?has	e:6 g:-12 10:-8 25:-11
?have	3:6 m:-7 13:4
?he's	2:8
?her	25:5
?his	g:8 1h:5 25:-9
?house	0:6
?i	0:6 f:-6 k:-9 l:-7 m:-7 o:-8 10:7 15:7 1d:-5
?i'm	0:-8 3:-7 8:5 e:-7 m:8 n:11 10:-5
?im	0:-5
?in	1:2 c:-6 i:6 o:-6 p:-10 s:-9 u:-10 w:-8 x:-6 15:-10 1c:-9 1g:7 1k:-7 1v:-6 1z:-6 27:-8 2o:-5 2s:-6 2x:4
?is	0:7 h:-3 l:-8 n:-9 o:-9 t:-8 u:-8 x:-11 10:-10 12:-12 14:-6 1a:3 1c:-6 1x:-6 2o:-8
?isn't	0:11
?it's	g:7 h:11 x:-7
?just	0:9 e:-5 u:-7 1x:-5 2d:-6
?k	2d:-6
?kids	2d:5
?km	0:6
?last	2r:-5
?law	0:-6 2d:5
?learn	0:11
?leave	0:-4 2o:8
?live	0:6
?long	0:-5
?machine	0:6
?make	0:5
?makes	0:-6 2:-6 q:11
?manager	0:-5 x:7
?many	0:8
?marathon	0:11 1x:-7
?me	0:-3 23:6
?milk	0:5
?mom	0:5
?mortgage	2j:6
?mother	0:5 1z:-6 2d:8
?moved	u:-7
?mrs	0:-8 x:-7 2s:6
?mum	e:6
?my	g:-8 t:-5 u:4 x:-5 18:-8 1e:5 1x:8
?need	l:6
?needs	0:9
?never	1d:-5 2a:5
?new	0:10
?no	0:-8 11:14 2a:8
?not	0:-4 1b:5
?of	l:-5 t:-6 y:-5
?okay	0:8
?old	7:5 11:9 13:-7 27:13 2c:-11 2k:-13
?on	r:-6 2d:-6
?only	s:-5 1z:6
?or	0:11
?other	0:-4 24:5
?our	0:8 10:-7 24:-5
?out	1x:5 2o:11
?over	24:6
?own	0:7 23:-6
?person	0:7
?phone	2p:6
?place	2r:6
?planning	0:7
?play	o:8
?put	x:-5 1x:7
?quit	0:9
?ran	0:-9 2r:8
?rather	16:-4 2p:-8
?read	w:7
?really	0:6
?rest	0:5
?retired	0:7
?road	1x:-9
?run	0:7
?same	0:10
?say	0:6
?says	0:5
?september	0:-7 2o:8
?she	0:8 l:-7 15:5
?she's	0:11 2:-6 15:-6
?short	2a:10
?should	0:11 1o:-6
?since	0:5 2c:-5
?sister	g:-6 x:10
?six	0:10 2x:-5
?small	0:10 2q:-7
?so	0:7
?sold	11:-9 1x:6
?son	x:-8
?speak	s:6
?started	0:-7 1x:6
?stay	0:11
?still	l:-6 m:12 25:7
?suggest	2a:5
?sunday	0:10
?tea	0:6
?ten	0:8
?than	0:8 x:-5
?that	0:9
?that's	0:9
?the	l:-13 m:-8 r:-4 s:-9 x:-6 y:-7 12:-5 13:-6 15:-9 18:-4 1c:-7 1d:7 1g:8 1k:8 1n:-4 24:-4 27:-7 2k:-10
?they	0:9
?think	0:7 5:-6
?this	0:8
?three	24:-8 2m:6 2o:-7
?to	7:-7 9:-6 k:6 t:9 v:-17 1c:-9 23:-14 2p:5
?too	12:8
?train	0:6
?two	0:-2 1z:8 2d:5 2x:6
?uncle	x:10
?up	l:-8
?us	0:6 2d:-5
?use	1g:6
?usually	0:9
?very	12:7 2l:-5
?was	v:8 x:-6 10:-8
?we	0:13 1x:-7
?we're	0:12 15:-6
?wear	4:6
?week	0:8
?weekend	2o:6
?weeks	1l:8
?well	2w:7
?what	0:7
?when	0:6
?which	0:8
?wife	1x:-5
?wife's	0:9 x:-5
?with	c:8 t:6 u:8 1x:-7
?without	0:10
?woman	0:5
?work	2s:6
?works	0:8
?worse	0:6
?wrist	0:6
?year	0:8
?yesterday	0:7
?you	0:11
E! !	0:9
E" #1	26:7
E" :	0:6
E" ^	0:8
E#1 '	26:9
E#1 ,	l:-7 1i:5
E#1 ^	0:-7 n:7
E#1 a	0:5 2:-8
E#1 after	0:8
E#1 at	0:8 2:-6
E#1 day	0:7
E#1 grade	0:8 2:-6
E#1 i'm	0:7 2:-6
E#1 is	2:11
E#1 march	0:-5 1p:6
E#1 me	0:7
E#1 pixel	1q:6
E#1 ps	0:-5 1q:9
E#1 the	6:6
E#1 type	25:8
E#2 a	2:-6 1q:6
E#2 about	q:5 29:-5
E#2 at	c:-6 l:3 1c:-6
E#2 by	2:-8 23:6
E#2 for	0:9
E#2 he's	0:-7 2:6
E#2 i'm	2:9
E#2 iphone	2:-5
E#2 me	0:6
E#2 not	0:7 2:-9
E#2 on	2:-6 24:8
E#2 she's	q:-5
E#2 the	2:-6 15:6 1h:-5 2o:6
E#2 to	0:10 23:-7
E#2 turned	0:-4
E#2 turning	0:9
E#2 turns	2:6 m:-5
E#2 under	0:8
E#2 was	0:-3 18:7
E#3 $	0:11
E#3 ,	18:-7
E#3 ^	0:-5 18:-7 1i:7
E#3 for	2o:5
E#3 is	v:5 12:-5 1d:-5 1i:-6
E#3 to	k:-5 23:7
E#3 under	0:12
E#3 with	0:8
E#4 ,	18:8
E#4 a	0:-5
E#4 at	c:-6 18:-8 24:9
E#4 in	0:11 v:-7
E#4 since	1e:7
E#6 #5	2n:8
E'll ^	0:9 15:-9
E're ,	0:13
E're .	0:11
E're ^	0:12
E're and	0:12
E've ,	0:7
E've ^	0:9
E've and	0:9
E, #1	0:8
E, #2	0:8
E, me	0:-5 2d:8
E, month	0:6
E, over	0:5 2d:-5
E, september	2o:5
E, thursdays	0:6 24:-5
E- #2	0:8
E- #3	24:-6
E- ex	24:6
E- thirty	2x:6
E- twenty	0:-3
E. #2	0:7
E. me	0:6
E. stuff	0:6
E@ mira	0:7
E@ support	0:6
E_ _	0:8
Ea #1	0:-7 1x:-6 2r:7
Ea #3	0:-7
Ea ,	g:-5
Ea ^	g:3
Ea adopted	13:7
Ea after	0:6
Ea am	0:11
Ea and	1l:5 1n:-7
Ea as	g:-6 10:-7 2l:6
Ea at	1x:6
Ea be	2o:-7
Ea bought	1h:5
Ea buy	0:-5 23:6
Ea by	1x:5 24:-8
Ea does	0:7
Ea draft	0:6
Ea for	1o:5 2q:-7
Ea get	0:7
Ea got	0:7 m:-9 11:-8 1x:-6
Ea has	0:5 1h:-5 2t:7
Ea have	0:6 19:-6 2p:-6
Ea having	0:10
Ea he's	0:8
Ea i'm	0:2 10:-6
Ea i've	0:11
Ea into	0:7
Ea is	0:9 7:-8
Ea it's	0:6 g:6
Ea just	0:5
Ea like	0:11
Ea make	0:6
Ea need	0:5
Ea of	0:8 2o:-5 2q:-5
Ea off	0:9 1x:-6
Ea on	0:9 1y:6 24:-6
Ea opened	1x:6
Ea own	2d:10
Ea she's	0:8
Ea suggest	0:5
Ea that	1o:-6
Ea to	k:-5 2o:-6
Ea wants	0:8 k:-5
Ea was	0:5 10:7
Ea with	1x:-5
Ea write	0:7
Ea's ^	0:11
Eaby a	2d:-5
Eaby her	0:-5 1x:6
Eaby the	1x:8
Eace a	0:11
Each ,	0:5
Each i	10:-8
Each my	0:7
Each the	0:-9 2e:5
Eack ,	e:7
Eack ^	0:-10 d:8 l:5 1h:6
Eack come	0:-4
Eack the	0:7
Eade in	a:8
Eado in	0:10 v:-6
Eaft .	0:6
Eaft ^	0:8
Eage ,	0:9
Eage a	2o:6
Eage the	0:11
Eago weeks	0:9
Eah ^	0:10
Eaid i	0:7
Eaid she	0:7 e:-6
Eail my	0:7
Eain ^	0:15
Eain i	0:10
Eain in	0:9
Eain single	0:9
Eain to	v:-6
Eair a	0:9 11:-5
Eait no	0:6
Eake a	0:7
Ealf a	1l:5
Eali to	0:12 v:-6
Ealk ,	0:11
Ealk the	1x:7 2o:-5
Eall ,	15:8
Eall ^	0:13
Eall a	o:-6 1x:-5
Eall at	0:7
Eall is	0:7
Eall plays	27:8
Eall we	0:9
Eam i	0:11 l:-6 1d:-8
Eame my	0:5
Eame the	0:5
Ean ,	0:10
Ean as	0:8
Ean in	0:5
Ean is	0:6
Ean on	0:6
Eand #2	29:9 2r:-7
Eand #3	0:6
Eand ,	0:9
Eand -	0:6
Eand a	10:8
Eand born	0:6
Eand can't	0:8
Eand her	1x:7
Eand husband	0:5
Eand in	v:-10
Eand kids	2d:5
Eand second	1q:-5 30:6
Eane a	10:-7 2j:7
Eane is	0:4
Eane the	0:7
Eank ^	0:17
Eank a	0:7
Eank the	0:5
Eant ,	m:7
Eant a	k:8 10:8 2j:-5
Eant i	0:9
Eant is	m:8
Eant still	0:11
Eapp the	0:9
Eard ,	2o:8
Eard a	0:7 4:11
Eard the	1x:-6
Eare ,	0:9
Eare ^	0:12
Eare i	0:9
Earm my	0:11
Earm the	25:6
Ears eleven	0:-5 2x:7
Ears for	0:9
Ears four	1x:-5
Ears my	0:8
Ears six	0:4
Ears ten	0:5
Ears three	0:-6
Eart ,	0:7
Eart a	1x:-5
Eary ,	0:9
Eary in	p:-7 v:-4 w:-8 1x:-6 2o:8 2t:8 2v:-6
Eary the	0:5
Ease ^	0:8
Ease so	0:6 r:-6
Eash a	0:-5
Eash up	0:6 o:-5
Eask to	0:11
Eass a	0:9
Eass the	0:7
East ^	0:12
East a	0:11
East at	0:8
East for	0:6
East my	0:-6 e:5
East the	0:-7 17:8
Eat good	0:-5 2w:5
Eat is	0:6
Eat me	0:7
Eat up	l:-5
Eat work	0:6
Eate "	0:-6 10:6
Eate ^	0:15
Eate a	c:6
Eate i	0:9
Eate in	1:6 1k:-6
Eate is	0:8
Eate my	g:-5 m:10
Eate the	c:-8
Eate to	0:6
Eath the	1:-7
Eats ,	0:6
Eats ^	0:14
Eave ^	0:9
Eave i	0:11 l:-8 1x:-6
Eave rather	0:6 16:-5
Eave they	e:-5 1x:7
Eave to	0:6
Eave we	0:9
Eays ,	l:7 x:-6
Eays and	24:7
Eays is	0:10
Eays on	0:-5 r:-6 24:10 2o:-10
Eays these	0:7
Eays two	0:5 2x:-5
Ebad is	0:10
Ebea ^	0:8
Ebed to	0:6
Eber #1	0:-5 1p:10 2o:5
Eber ,	0:-7 15:7
Eber a	0:5
Eber in	6:-8 p:-7 v:-10 15:-6 1x:9 2o:8
Ebig the	0:9
Ebit a	24:-6
Eble a	0:12
Eble are	0:9
Ebon in	0:9
Ebon to	v:5
Ebor my	0:6
Ebox a	0:4
Eboy my	0:12
Ebus a	0:8
Ebus the	0:9
Ebut ,	0:6
Ec #1	0:10
Ecal a	0:9
Ecan ,	0:7
Ecan ^	y:7
Ecan i	0:10
Ecan the	0:11
Ecar the	1x:7
Ecat the	13:-9 1x:5
Eche a	0:5
Ecle ^	0:11
Ecle my	2d:7
Ecle the	0:13
Ecm #3	0:-7 26:8
Ecme to	0:9 2o:-6
Ed's ^	0:14 e:-11
Ed's my	0:9
Edad my	0:8
Eday #2	0:6
Eday ,	l:6
Eday ^	0:11
Eday a	10:6
Eday any	0:6
Eday by	0:6
Eday every	24:6
Eday first	0:8
Eday for	0:5
Eday in	0:11 1x:-10
Eday last	1x:6
Eday my	0:6
Eday next	x:-6 15:-6 2o:10
Eday on	24:8
Eday out	2o:10
Eday since	0:7
Eday to	0:7
Edea no	0:10
Edeo the	0:6
Eder a	m:9 10:11 25:-7
Eder my	0:-13 m:6
Eder the	9:9
Edge the	0:9
Edid ,	0:7
Edid ^	0:8
Edle the	o:7
Edly ,	0:7
Edly ^	0:8
Edo ,	0:6
Edo .	0:7
Edo ^	0:10
Edog a	13:-12 1x:5
Edog my	0:10
Edog our	0:9
Edog the	0:8 1x:-8 2o:6
Edom my	0:-4
Edow a	0:8
Ee'd said	0:7
Ee's ,	0:9
Ee's .	0:10
Ee's ^	0:16
Ee's and	0:7
Ee's my	0:-6 l:8
Eead a	0:7
Eead i'm	10:7
Eead to	0:-6
Eeak i	0:5
Eeak to	0:8
Eeal a	0:7
Eeal the	0:9
Eeam my	0:12
Eean i	0:13
Eear -	0:8
Eear a	a:-5 29:9
Eear i	0:8
Eear in	0:-6 a:9
Eeat a	0:-7
Eeat don't	0:8
Eeat eat	8:9
Eece my	0:11
Eect the	0:8
Eeds ,	0:-6 l:7
Eeed ,	0:6
Eeek a	24:8
Eeek last	0:6
Eeel i	0:7
Eeen ,	0:-6 2:7 h:9 x:-7
Eeen ^	v:9 x:-9
Eeen a	0:8 2:-7
Eeen at	2:10 1x:-8
Eeen for	1e:-14 2x:11
Eeen has	0:9
Eeen have	0:8
Eeen i've	0:10
Eeen never	f:9
Eeen we've	0:10
Eeep ^	x:-13
Eeep and	r:8
Eeep to	0:10
Eeer a	1x:10
Eeet my	0:6
Eeft ^	0:11
Eeft my	0:8 m:-6
Eeks two	1x:-7
Eell ,	0:10
Eell .	0:7
Eell ^	0:11
Eell as	0:11
Eell don't	r:5 2a:-7
Eell to	0:11
Eely ,	0:6
Eend ,	0:9
Eend ^	0:12
Eend a	0:-8 13:-5 17:-5 2t:7
Eend i	l:7
Eend my	0:12
Eend the	0:7 2o:-5
Eend this	2o:9
Eend to	0:8
Eent #2	24:5 31:-5
Eent ,	0:6
Eent ^	0:9
Eent a	0:-5 u:-5 10:-6 11:-5 1h:6 1x:7 2d:5
Eent an	0:-6 11:10
Eent for	0:12
Eent i	1x:4
Eent that	0:6
Eent the	0:10
Eent to	0:9
Eent we	0:-9 u:9
Eeps ,	o:6
Eere ,	0:7
Eere ^	0:10
Eere is	0:7
Eers ,	0:12
Eers ^	0:-5 1:11 i:8 x:-7
Eers and	0:8
Eers for	0:15
Eers the	0:8
Eers two	0:-5 1z:7
Eers with	t:8
Eert ^	0:8
Eery ,	0:11 l:-5 12:-5
Eery ^	0:12 l:-6 x:-5
Eery a	0:7
Eery at	0:10
Eery mass	24:8
Eery me	0:-5
Eery you	x:8
Eese and	0:-6
Eese reading	0:7
Eess ^	x:9
Eess a	11:11 2j:-6
Eess i	0:6
Eess my	0:7
Eess the	0:7
Eest ,	0:10
Eest ^	0:11
Eest a	0:-7 10:-5 11:7
Eest be	0:8
Eest my	g:-6
Eest the	0:11
Eets ^	0:11
Eeve i	0:8
Eex ,	l:6
Eex my	0:10
Eext ^	0:10
Eext a	2p:5
Ef #2	0:9
Efee my	0:5 t:6
Efer i	0:8
Efix ,	0:7
Efor me	23:6
Efor one	0:6
Efor safe	0:5
Efus put	0:9
Eg's ^	0:13
Eg's the	2o:-8
Eged ^	a:8 1a:-5
Eged got	e:-5 1x:10
Eger a	2s:7
Eger no	0:10
Eget to	0:6
Eght ,	e:-5
Eght ^	x:-7
Eght a	0:5 k:-8 10:-7 1f:5 23:6
Eght at	c:-7 2a:6
Eght last	0:10 1x:-6
Eght me	0:7
Eght the	0:-10 1x:5
Eght we	0:3
Egic am	0:5
Egic i'm	0:4
Egic is	0:7
Egle a	0:7
Egle every	0:10 24:-5
Egot ,	0:7
Egot i	1x:-7
Egot i've	0:10
Egot we've	0:6
Egun has	0:9
Egym the	24:8
Eh's ^	0:12
Ehan ^	0:14 x:-11
Ehas ,	1a:7
Ehas and	0:6
Ehas she	0:5
Ehat ,	0:7
Ehat ^	0:11
Ehat put	0:6
Ehe ,	0:7
Ehe .	0:10
Ehe ^	0:6
Ehe and	0:12
Ehed ^	e:7
Ehed i	0:10
Ehem of	2r:9
Ehen ,	15:8
Ehen .	0:5
Eher ,	10:-6 1a:6
Eher .	0:6
Eher ^	0:7
Eher had	0:-8 e:5 m:-10
Eher his	0:6
Eher my	u:5
Eher the	0:11 1x:-5
Eher with	0:6
Ehes ,	0:12
Ehes and	0:13
Ehes the	0:-13 m:10 24:10
Ehew my	0:11
Ehey ,	0:8
Ehey ^	0:9
Ehey and	0:8
Ehi ^	0:10
Ehio in	0:7
Ehip my	e:6 1x:-7
Ehis ^	0:8
Ehis and	0:10
Ehis at	0:8
Ehis for	0:7
Ehis on	2d:6
Ehis passed	0:-7 18:-7 1x:5
Ehma has	m:7
Ehol drink	8:6
Ehon half	1x:5
Ehop the	0:6
Ehow ,	0:6
Ehow .	0:6
Ehow ^	0:8
Ei .	0:7
Ei ^	0:8 e:-11
Ei and	0:11
Ei no	0:-5 e:5
Ei'm ,	0:5
Ei'm and	0:9
Eian i'm	0:-11 8:4 d:12 x:-9 1b:-9
Eian is	y:8
Eice ^	0:9 x:-6
Eice is	0:8
Eice my	1x:7
Eich ,	0:6
Eich ^	0:9
Eics the	0:8
Eict a	0:6
Eide i	0:6
Eids the	2q:-5
Eied get	0:10
Eied got	18:-5 1a:-12 1x:8
Eied i	0:10
Eied i'm	0:-6 1a:8
Eier a	j:-6 12:10 2l:8
Eies no	0:6
Eies the	0:10
Eiet a	0:8
Eif ^	0:8
Eife a	10:7
Eife his	0:6
Eife my	0:9
Eife the	0:6
Eift ,	0:6
Eift a	24:5
Eike a	30:-5
Eike my	1h:-7
Eike the	0:-5 1h:8
Eill ,	0:6
Eill ^	0:10
Eill a	0:-12 10:7 2j:-6
Eill and	0:12
Eill i	0:7
Eill it	0:-6 m:6
Eils my	0:-6 24:8
Eily a	0:7
Eim ^	0:8 r:-5
Eime every	24:-6 2a:6
Eime on	0:9
Ein #2	0:7 2o:-6
Ein ,	0:6
Ein baby	1x:-6
Ein believe	0:6
Ein born	0:9 1x:-6
Ein do	2o:8
Ein flat	2d:-9
Ein i'm	0:4
Ein is	0:9
Ein live	0:9
Ein living	1x:-5
Ein moved	u:-9 1x:7
Ein put	0:-5 1x:6
Ein retiring	2o:7
Ein us	2d:7
Ein was	1:4
Ein we're	0:7
Ein were	0:5
Ein years	1y:9
Eind my	0:5
Eine ,	0:9
Eine ^	0:17
Eine is	2:9 m:-6
Eine of	0:7
Eine the	0:8 1x:-6
Eing ,	e:-6 m:-6 w:-6 x:3 15:6 2o:-6
Eing .	1a:5
Eing ^	4:-5 c:-5 e:-9 k:-6 m:-6 x:-9 10:-5 15:2 18:-6 1a:-5
Eing a	1:-7 a:-7 10:-12 17:-6 1h:-7 2p:-7
Eing after	0:13 1x:-5
Eing am	m:-6 1a:-7
Eing and	l:-5 m:4
Eing are	0:-5 l:-5 15:10 1a:-6
Eing at	0:-5 2w:6
Eing be	2o:6
Eing been	0:6 1a:-6 1x:-5
Eing before	0:21
Eing does	0:-7
Eing every	24:6
Eing for	0:11
Eing good	0:12
Eing he's	0:9
Eing her	25:7 2o:-7
Eing i	0:3
Eing i'm	4:-6 l:-9 m:-8 12:-7 15:4 1a:-6
Eing im	0:9
Eing in	0:-4 o:-5 10:6 15:-6
Eing is	0:8 2:-6 5:-5 k:-7 l:-8 o:-7 x:-8 1b:-11 1d:-6
Eing it's	0:7
Eing just	0:10
Eing keeps	0:10
Eing last	0:7 1x:-6
Eing me	0:8
Eing my	0:8
Eing now	0:12
Eing of	i:10 o:-8 2l:-5
Eing on	24:5
Eing quit	0:-3 l:10 o:-6
Eing she's	0:5 2:-5 l:-8 10:9 12:-8
Eing since	2x:6
Eing sister's	m:8 1x:-5
Eing so	0:9
Eing started	m:-6 1x:6 2q:-6
Eing still	m:12
Eing stopped	0:-3 l:13 m:-5 o:-6
Eing the	i:-5 m:-6 15:-7 1g:9 23:-6 2o:11
Eing they're	0:8
Eing this	0:9
Eing to	o:-7 15:-6
Eing up	l:8 o:-7
Eing usually	0:9
Eing was	0:18
Eing with	1s:6
Eing without	0:10
Eing worth	0:8
Eink don't	l:7
Eink the	l:-8 24:12
Eins had	1x:5
Eins the	0:9
Eion ^	1g:6
Eion a	0:6
Eion for	0:8
Eion my	0:9
Eion the	15:-5 1k:2 24:8
Eior a	0:-12 a:11 2s:6
Eior to	0:-7 10:8
Eips ,	15:8
Eird a	0:10 1h:-6
Eire a	0:9
Eirl a	j:8 10:-5
Eirl little	0:-6 1z:4
Eirs the	0:9
Eis ,	e:6
Eis birthday	0:6
Eis brother	0:5
Eis daughter	0:6
Eise ^	0:10 x:-6
Eish ,	0:7 w:-6
Eish ^	3:-5 d:-6 x:-5
Eish a	s:-6 13:-5 24:6 2j:-5
Eish i	o:9
Eish in	w:-6
Eish like	0:10
Eish my	s:-9
Eish the	1:5 y:-7
Eist ,	0:7
Eist a	2j:-5
Eist my	10:8 1x:7
Eit at	0:5
Eit in	0:6
Eit keep	0:-4 2a:5
Eit make	0:7
Eite ,	0:8
Eite .	0:8
Eite ^	0:12
Eite a	0:10
Eite my	0:10
Eite the	0:14
Eite to	0:12
Eith good	2w:5
Eith in	v:-6
Eith living	0:-10 u:-5 2d:11
Eity the	10:-5 1c:5
Eive ,	0:11
Eive .	0:9
Eive ^	x:7
Eive a	12:-7
Eive can't	1d:6
Eive i	0:10
Eive in	0:8
Eive is	x:8
Eive the	0:10
Eive they	0:6
Eive to	2q:8
Eiya ^	0:6 19:-5
Ejob the	0:7
Ek #2	29:10 2r:-7
Ek #3	0:7
Eked ^	e:-6 f:11
Eked a	0:6
Eked are	0:8
Eked i	l:9 10:-6
Eken is	0:15
Eker my	0:7
Ekes he	0:14 l:-5
Eket a	0:6
Ekid a	1z:-5
Ekup a	0:6
El's ^	0:12
Elat the	0:-4 1x:6
Elay ^	0:12
Eled ^	0:-6 e:7
Eled is	0:14
Eleo a	0:8
Eler the	11:8
Eles the	0:6
Elet the	0:10
Elin ^	0:-12 3:12
Elin to	0:6 v:-8 1c:-7
Ella a	0:9
Ella the	0:2
Elly ,	0:13
Elly ^	0:15
Elly i	0:6
Elly i'm	0:6
Elly is	0:12
Elos #2	0:-6 31:10
Elow ^	0:8
Elow a	p:8 23:-7
Em #2	0:13
Em's ,	0:10
Em's ^	0:16
Emam ^	0:9
Eman a	0:-4 a:8 j:12 1x:-6
Eman the	0:8
Emar the	0:6
Emas at	2o:6
Emay in	v:-10
Emay since	0:7
Eme ,	0:6
Eme ^	0:9
Eme and	0:6
Eme answer	r:-6
Eme call	0:8
Eme calls	0:6
Eme for	2a:6
Eme gave	e:-7
Eme give	0:4
Eme of	0:6
Eme teach	0:7
Eme to	0:9
Eme with	1x:9 2a:-7
Emer a	1f:8
Emes three	24:5
Emr ,	0:-8 x:9
Emum ^	0:8
Emum my	0:6
Emy ,	0:7
Emy .	0:10
Emy ^	0:9 19:-5
Emy and	2d:5
Emy at	0:9
Emy before	0:6
Emy did	e:-10 1x:5
Emy from	0:8 1x:-5
Emy had	0:-7
Emy has	0:5
Emy in	0:3 1x:-4
Emy is	0:11
Emy lost	1x:6
Emy was	0:7
En's ^	m:5
En's my	0:12
En't and	0:8
En't i	0:11
Enah ^	0:12 x:-5 19:-5
Enal ^	m:7
Enal the	0:-6 18:6 24:7
Ence ,	0:8
Ence ^	0:10
Ence ever	0:11
Ence no	2a:-6 2l:6
Ench for	0:5
Ends ,	0:17
Ends my	0:11
Ened ^	0:14 e:-10
Ened i	e:-11 1x:8
Ened never	0:8
Ener a	12:9 2j:-6
Enes have	m:10
Enew ,	0:10
Enew ^	0:11
Eney the	0:6
Engs ,	l:-7 24:6
Enic the	2o:7
Enks ,	0:9
Enly ,	0:8
Enly the	0:8
Enna ^	0:10
Enna i	0:5
Eno has	12:6
Eno said	0:5
Eno says	0:8
Eno so	0:5
Enot ,	2a:9
Enot ^	0:9
Enot i'm	0:7
Enot is	0:6
Enot it's	0:6
Enth a	24:5
Enth last	0:7
Enth this	0:8
Ento got	1x:8
Ento moved	0:7
Ents ^	0:13
Ents and	0:11
Ents my	1x:3
Ents the	2a:8
Enty the	0:-5 c:6
Enut a	0:15
Enya in	0:5
Eoat a	0:5 1x:-5 23:8
Eody ,	0:5
Eody ^	0:9
Eoes ,	0:10
Eoes ^	0:9
Eof ,	0:8
Eof all	0:7
Eof as	0:8
Eof bit	0:4 24:-6
Eof enough	0:7
Eof friend	0:6
Eof out	2q:-6
Eof part	0:5
Eof scared	0:7
Eof terrified	0:8
Eof th	0:-8 1p:5
Eoff gone	0:7
Eoff it	0:5
Eogs two	0:4
Eoh ^	0:8
Eok ^	0:7
Eoke ,	e:-6
Eoke ^	o:9 t:-5 x:-8
Eoke a	0:5 j:9
Eold ,	0:8
Eold ^	e:-8
Eold an	t:-6
Eold my	0:9
Eold the	11:-9 1h:7 1x:-9 30:6
Eole the	0:7
Eome ^	0:12
Eome at	0:8
Eome is	0:7
Eon #2	0:-7 2r:7
Eon ^	0:13
Eon back	0:6
Eon is	1x:6
Eon live	0:6
Eon me	0:8
Eon up	0:6
Eon work	0:6
Eond a	2k:-5
Eond the	0:7 1x:-6
Eone ,	0:6 x:6
Eone .	0:-6
Eone ^	e:-8 x:4
Eone a	2:8
Eone by	0:8
Eone for	1o:5
Eone has	0:6 o:-5
Eone have	0:-5
Eone in	v:5
Eone is	e:6
Eone lives	0:-4 u:8 2d:6
Eone new	0:9 7:-8
Eone the	7:-8 9:8 i:-5
Eone this	0:6
Eone to	2p:-6
Eone with	0:9
Eong how	0:8
Eong is	0:6
Eons ,	0:15
Eons the	0:12
Eont the	0:12
Eood ,	0:8
Eood ^	c:7
Eood for	2o:6
Eood my	0:10
Eook ^	1g:5
Eook a	17:9 2q:-8
Eook to	0:10
Eool a	10:7
Eool high	2v:-5
Eool in	0:6
Eoom a	u:7
Eoom one	0:8
Eoon the	15:7
Eoor next	0:8
Eoor the	c:10 x:-6
Eops ^	0:10
Eord ,	0:10
Eord ^	0:11
Eord a	0:8
Eore ,	0:11
Eore any	0:9
Eore no	0:9 2a:-5
Eork ^	e:-5 v:9 x:-6
Eork at	0:13
Eork from	c:-8
Eork my	19:6
Eork to	24:10
Eorm the	u:6
Eorn ^	12:4
Eorn was	1x:-6
Eort a	0:6
Eort answers	r:6
Eort in	2a:5
Eort it	0:-5 2a:5
Eort the	0:-4 c:8
Eose ^	m:-7
Eoss my	0:10
Eoss the	0:8
Eost ^	0:7
Eost we	1x:6
Eoth ,	0:10
Eour ,	0:11
Eour ^	u:4 x:-7
Eour all	0:7
Eour an	29:7
Eour and	0:9
Eour at	0:6
Eour for	1e:-10
Eour our	0:5
Eous a	0:8
Eout came	0:7 1x:-5
Eout teeth	0:-5 1x:6
Eowl night	2y:8
Eown a	0:-4 1o:6
Eown her	0:4 1x:-5
Eown in	0:12 v:-6 1x:-6
Eown to	k:7
Epan one	0:5
Eped ,	0:7
Eped i	e:5
Eper ,	12:7
Eper a	0:-6 10:8 17:-7 2q:5
Eper on	0:12
Eper the	0:12
Epio ^	0:-6 1j:7
Eple #2	0:5
Eple ^	0:8
Eple a	0:8
Eput ^	l:5
Eput i	0:7
Eput to	e:6
Er's ,	0:9
Er's ^	a:6
Er's my	0:11
Er's the	0:-5 1t:7
Eran ^	e:2
Erch in	v:-7 15:7
Erch to	0:-6
Erds #3	0:7
Ered a	m:7
Ered got	10:-6 1x:5
Ered i	e:-5 10:9
Ered i'm	0:7
Ered im	0:6
Ered is	10:7
Ered so	0:6
Eree ,	2:-7 15:-6
Eree ^	3:6
Eree for	0:9 2o:-5
Eree i'm	0:6
Eree in	v:-6
Eree me	0:6
Eree the	0:14
Eret a	13:10
Erge a	0:8
Ergo a	1h:-6 1j:6
Erks she	l:8
Erom is	0:7
Erom over	0:6
Erry ,	0:7
Erry ^	0:10
Erry a	11:6
Erry i	0:10
Erse a	0:8 k:-7 13:-5
Erse of	0:11
Erse the	1x:6
Erst ^	0:8
Erst my	1x:8
Erst test	0:7
Erst the	0:9 1:-5 1x:-6
Erth ,	v:11 x:-5
Erty after	0:5
Erty at	c:-11 1e:-5
Esay to	0:7
Esed ,	0:-6 2r:9
Esed ^	0:9 e:-5
Esed be	0:11
Esed dad	0:-8 e:10
Esed i	0:12 e:-10
Esed was	0:6
Esee to	15:-6
Eses ,	v:7 x:-6
Eses he	0:-8 l:12
Eshe ,	0:5
Eshe .	0:6
Eshe ^	0:10
Eshe and	0:12
Esir dear	0:7
Esit a	0:8
Esix ,	0:3 2:-6
Esix a	0:8
Esix at	24:7
Esix for	0:8
Esix is	m:-6
Eso ,	0:8
Eso ^	0:6
Eson a	11:-6 1o:6 1z:6
Eson my	0:12
Et's ,	0:7
Et's ^	0:11
Etal a	2q:5
Etal the	17:6
Etch a	2k:6
Etch i	0:-8 l:10
Etch the	s:-5 y:9
Etch to	0:9
Eted ,	e:-6 w:7
Eted ^	e:-8 1a:10
Eted i	10:-5 1a:8
Eted was	0:-5 e:-8 1x:8
Etel a	1y:6
Eten ,	0:10
Eten a	0:10
Eter ,	0:14
Eter ^	9:-6 h:-9 x:-7 15:8 1g:-8
Eter a	a:-6 m:-9 13:8 2o:5 30:-5
Eter is	0:14
Eter me	0:8
Eter my	a:5 g:-5 11:-6 1h:5
Eter one	0:-7 1z:10
Eter the	1:-4 13:9 2k:9
Etes #1	m:-5
Etes #2	2r:10
Etes ,	0:12
Etes my	0:7
Etes ten	0:7
Etes two	1z:-5 24:-6 2s:10
Eth #1	0:-5 1p:6
Ethe ,	e:5
Ethe :	0:6
Ethe ^	0:7 1h:5
Ethe after	0:9
Ethe and	15:-7 2o:-5
Ethe as	0:8
Ethe at	c:-10 l:-7 15:-10 1c:-5
Ethe before	0:6
Ethe buy	0:6
Ethe by	23:-6
Ethe changed	0:6
Ethe did	0:5
Ethe do	27:6
Ethe dropped	k:6 l:-8 1x:-5
Ethe finished	a:5
Ethe for	c:-7 15:-6 18:-8 24:-5 2o:6 2r:6
Ethe from	20:6
Ethe got	0:-5
Ethe half	0:5
Ethe he's	0:5
Ethe i'm	0:8 15:-5
Ethe in	o:-6 v:-2 2a:-7 2o:-5 2q:-8 2r:5
Ethe is	0:12
Ethe left	1:-8
Ethe make	0:5
Ethe of	9:-6 1x:-5
Ethe on	18:-5 25:-7 2r:-5
Ethe passed	1x:-10
Ethe put	1x:5
Ethe quit	l:-7
Ethe reads	0:4
Ethe skip	2a:6
Ethe take	0:-6 24:7
Ethe to	l:-7 24:6 2o:-4
Ethe took	1x:5
Ethe up	24:-5
Ethe were	0:7
Ethe whats	0:5
Ethe when	0:8
Ethe with	24:-5 2a:-5 2d:-5
Etle ,	0:7
Etle a	0:5 11:-4 17:6 2q:-5
Etle my	0:6
Etle the	1x:8
Etly ,	0:8
Etly ^	0:11
Eto allergic	0:4
Eto back	1x:-6
Eto get	0:3 23:-6
Eto it	0:6
Eto moved	2o:-5
Eto used	0:8
Eto want	k:-6 23:6
Etom ^	0:8
Eton in	1x:-6
Eton to	v:-6 1c:6
Etop please	0:5
Etor a	0:9
Etor my	0:9
Etor the	0:6
Etro ^	0:-10 9:5 t:8
Etry the	0:-7 15:5 1y:6
Etta i	0:7
Ette a	1h:7
Ette the	0:6
Etv on	0:10
Etwo ,	2:-5 13:-6 19:-6
Etwo ^	19:5
Etwo a	0:6 a:-5
Etwo for	1e:9
Etwo have	g:12
Etwo in	0:7 1e:-6 1x:-8
Etwo is	n:5
Etwo my	0:5
Eu can	0:7
Eual a	0:-7 1d:9
Euch too	0:6
Eugh ,	0:6
Eugh ^	0:8
Euit i	0:8
Euld ,	0:11
Euld ^	0:14
Euld i	0:9
Euly in	0:4
Eune in	p:7
Eune of	0:-7 2o:6
Eung a	0:6 7:7
Eup ^	0:-6 l:8
Eup broke	1x:11
Eup gave	0:9 l:-5
Eup get	l:-6
Eup grew	0:6
Eup picked	0:6
Eure the	0:12
Euro #2	0:6
Eus of	v:-6
Eus with	2d:7
Euse ,	0:9
Euse ^	0:10 r:-6
Euse a	0:7
Eust ,	15:11
Eust ^	0:12
Eust and	0:8
Eust in	0:-4 6:5 v:-5
Eust since	1e:8
Eute my	0:8
Eute the	0:8
Euum the	0:-9 9:6 i:7
Evan a	k:6 11:10 30:-5
Eved and	0:6
Eved has	0:-4 f:6
Eved i	e:5
Even ,	m:7
Ever and	0:11
Ever have	0:11
Ever i	0:8
Ever i've	0:7
Ever is	0:10
Ever it	0:8
Ever the	0:7
Ever to	1x:6
Eves ,	0:10 10:-5
Eves and	0:8 u:-5
Eves she	0:11 l:-7
Eves with	0:12
Evet ,	0:8
Ewas ^	0:10
Eway in	v:-5
Eway passed	1x:10
Eway the	i:7
Ewe ,	0:6
Ewe ^	0:10
Ewer a	1a:9
Ewho ,	0:11
Ewho ^	0:7
Ewhy ^	0:10
Ewim can't	0:-5 1d:6
Ewim to	l:-5
Exel a	1q:8
Ey's ^	4:7 e:-6
Eyed ^	4:-7 10:7
Eyer a	0:10 10:-8
Eyer the	0:7
Eyes said	1x:9
Eyou ^	0:12
Eyou can	0:8
Eyou have	0:6
Eyou thank	0:5
M! !	e:-5 i:-5 j:7 o:-6 1v:-7 1x:6 2r:5
M! $	0:14 x:-5
M! what	0:-5 1t:7
M" $	0:11
M#1 ,	6:6 m:-6 1x:-7 25:-7 2r:6 31:5
M#1 .	k:-8
M#1 a	e:-5
M#1 am	l:-5
M#1 and	0:4 v:-6
M#1 in	0:-9
M#1 on	25:6
M#1 th	0:-4
M#2 $	0:17 7:-7 23:-7 2o:-7
M#2 ,	7:-6 x:-5 1q:6
M#2 .	7:5
M#2 and	0:-8 2:9 e:7
M#2 in	e:-5 18:6
M#2 k	29:4
M#2 kg	0:7
M#2 kilos	0:6
M#2 on	e:7
M#2 years	1a:10
M#3 #4	2n:-5
M#3 ,	0:8 1x:-8
M#3 -	14:-7 24:-6
M#3 k	0:7
M#4 ,	2n:5
M#4 .	1e:-6 1x:-7
M#4 and	1e:-9 2x:6
M#4 now	0:5
M$ $	0:7 3:-9 4:-9 7:-6 8:-5 d:-6 e:-5 g:-5 h:-4 j:-5 k:-10 n:-4 o:-10 p:-12 q:-4 s:-6 t:-5 u:-4 w:-4 z:-4 10:-8 12:-6 1b:-9 1c:-4 1d:-5 1v:6 1z:-5 2e:5 2g:-5 2m:9 2o:7 2p:-6 2r:-7
M' #1	n:10
M) $	0:6
M, "	0:8
M, #1	0:9 15:8 24:-5
M, #2	g:-8 s:-8 t:-5 v:10 10:8 15:-6 19:-7 1d:-5 1g:-5 2g:-5 2m:10
M, #3	1x:8
M, #4	c:-5 v:-9 x:-7 1h:12
M, a	0:10 2:7 8:5 c:-6 o:-5 v:-7 x:5 19:-7 1x:-7
M, after	y:8
M, all	1c:9
M, also	0:12
M, always	0:-7 c:-6 12:13 2c:6 2l:-9
M, an	7:-8 10:-7 1h:9
M, and	1:-7 3:-5 6:-5 7:-5 9:-5 a:-8 g:-6 l:-6 m:-4 n:-7 p:-10 t:-5 v:-7 x:4 y:-6 z:-5 10:-4 11:-7 13:-7 15:-5 18:-5 1b:-6 1c:-7 1e:-5 1f:-6 1g:-7 1h:-4 1p:-6 1y:6 2a:-7 2j:6 2s:10 2w:5 31:-5
M, any	h:-6 m:-6 v:7 1v:6 21:-6 25:5 2a:-6 2o:-5
M, asking	0:12
M, at	0:-5 x:5 10:-6 1m:10 25:-8 2t:6
M, back	2o:8
M, be	0:8
M, because	0:11
M, before	j:13
M, best	v:-8 2j:6
M, both	0:-6 1z:10 31:6
M, bought	0:7
M, but	5:8 e:7 m:-7 u:-6 x:-5 10:-6 11:-7 1d:-4 1x:-5 23:-7 27:7 2a:8
M, can	4:-6 i:-6 l:8 o:-5 t:-6 v:-7 10:-6 1e:6 1p:-5 2c:-6 2k:-6 2x:7
M, cheap	h:11 t:-5 x:-5
M, cheaper	15:14
M, could	m:9 v:-7 w:7 2k:-4 2w:7
M, day	0:-6
M, do	e:-5 p:-5 1g:7 1x:-10 2j:-7 2o:5
M, does	0:-5 v:7 1a:-6 1h:8 1m:9
M, don't	v:7
M, dont	0:6 24:6
M, draft	1x:7
M, finally	0:-4 u:9 18:10 1z:6
M, first	2:9 1c:8 2o:-5
M, fix	13:10
M, for	1j:7
M, found	u:-7 1m:6
M, gift	0:-3 t:12 1p:6 1x:6
M, give	20:6
M, god	0:6 1:9 24:-5
M, got	e:-9 1a:-5
M, has	0:-4 2:6 x:9 13:-6 15:-4 1t:7 1z:6
M, he	0:-4 e:8 x:7 18:-6 19:5 1x:-5
M, he's	8:-9 d:10 m:-6 x:11 y:-10 1b:-7 1h:-6
M, help	v:8 1g:-7 1x:7 23:-6 24:-8 2o:-5 2q:-5
M, how	1:-5 3:-5 4:-5 8:-6 9:-5 a:6 c:-5 g:-6 h:-4 i:-5 l:-6 o:-4 p:-4 q:-6 r:-4 t:-5 u:-5 v:-6 w:-5 x:-9 y:-5 z:-5 10:-6 11:-8 15:-8 17:-4 18:-5 19:-5 1a:-5 1b:-5 1c:-7 1d:-5 25:6 27:-5 2a:-6 2e:-8 2f:7 2r:-9
M, i	0:5 3:-6 c:-7 h:-4 l:-6 p:-5 r:7 t:-8 w:-5 x:-13 y:-6 15:-5 18:-7 1x:8 24:-14 2a:9 2g:-5 2o:-7
M, i'd	2j:5
M, i'm	0:13 2:7 h:-4 l:-5 m:-5 r:5 v:-6 x:-13 10:7 1d:-5
M, ideas	2o:9
M, if	0:8 1:10 x:-5
M, im	0:5 r:6 2a:-5
M, in	c:8 25:-6
M, is	1:-5 2:-15 3:-7 6:-6 7:-12 8:-5 a:-5 c:-5 e:-4 g:-6 i:-4 j:-5 l:-7 m:-7 o:-6 t:-5 w:-5 x:13 y:-8 z:-5 10:-5 12:-4 13:-5 15:-6 19:-6 1a:-6 1e:-5 1g:-6 1k:-7 1n:-5 1x:-11 20:-5 2f:-5 2g:7 2j:-6 2x:-6 2z:10 31:-6
M, it	0:-5 1d:6 2a:6
M, it's	3:8 h:9 l:-8 m:-5 x:-5 15:8 1h:-6 1x:-8 24:-6 2a:-6 30:5
M, its	2o:6
M, just	0:8 2:7 2a:7
M, keeps	0:12
M, kindly	0:-6 c:-6 1c:8 25:6
M, last	0:-8 1x:7
M, like	k:7 t:7 1h:-6
M, list	0:8
M, make	h:10 2o:8
M, me	0:-10 17:8 24:-6 2d:5
M, mostly	o:6
M, mr	0:9
M, my	0:7 3:-5 9:-5 h:-8 t:-6 z:-8 19:-5 1g:-5 1k:8 1x:-9 1z:-12 24:-7 2a:5 2o:-7
M, need	4:5 c:-5 x:-7 2g:4
M, needs	0:-9 1k:9 2j:5
M, new	13:-5
M, no	l:-8 m:-12 r:-9 u:-6 10:-5 1a:8 1d:7 24:-6 2a:9
M, not	0:9 1:-5 2:-6 7:-6 8:-12 a:-5 c:-5 g:-4 h:-5 j:-6 o:-4 s:-5 x:-11 12:-5 1d:-7 1g:-5 1h:-6 1k:7 1p:7 2a:7
M, now	c:-8 u:-7 v:-6 1d:-6 1g:-6 1k:-6 1x:4 2c:-5 2i:8 2o:-6
M, of	0:9 2:-9 h:10 x:-7
M, on	7:9
M, one	3:-6 x:-15
M, only	13:7
M, or	0:8
M, our	x:-6 2g:8
M, please	2:8 10:8 2v:6
M, put	0:-6 v:-6 x:-6 2g:4
M, recommend	20:9
M, right	0:11
M, same	1p:10
M, she	e:9 10:-9 1v:8 2g:7
M, she's	0:-7 2:9 x:13 1x:9
M, should	2:6 2w:7
M, six	l:8
M, size	j:7 1i:8
M, so	1:-6 2:-10 4:-6 5:-6 6:-5 8:6 a:-6 c:-6 d:-9 e:-8 g:-7 h:-5 j:-6 l:-3 q:-5 t:-8 u:-5 10:-7 13:-6 15:-8 17:-5 19:-6 1a:-5 1e:-6 1h:-5 1m:-9 1n:-6 1p:8 1v:-6 23:-7 26:5 28:5 2d:-5 2g:-7 2o:8 2r:7 2s:-9 2y:-8
M, still	0:-8 18:6 19:-6 1k:6 1x:-8 25:8 2s:10
M, suggest	0:-6 1k:11
M, teach	0:9
M, thanks	0:9
M, that	x:10 25:6
M, that's	g:6 x:-8 15:-8 1h:-6 23:6
M, the	4:-5 9:-8 d:-5 e:-6 g:-4 h:-7 i:-5 j:-5 l:-8 m:-5 o:-5 t:10 v:-8 x:8 z:-8 10:-7 12:-6 19:9 1a:-6 1b:-6 1d:-8 1g:-5 1k:-6 1r:-6 1s:-5 1z:8 2o:-8 2q:8
M, they	m:11 1x:5
M, three	2c:6
M, tips	2o:7
M, tom	0:11
M, too	0:-3 1k:8 24:5
M, two	0:6 x:-6 2f:6 2j:-8
M, vet	0:18
M, want	p:7 1v:8
M, wants	v:9 2j:6
M, was	0:8 x:12
M, we	0:10 2:-6 1c:-5 1h:9 1x:-5 2t:8
M, we're	0:-5 l:-5 u:8 1x:10
M, well	0:-7 t:9
M, what	8:-17 e:-4 l:-6 o:-7 s:-6 t:-10 u:-6 10:-5 12:-8 15:-7 1e:-6 1g:-5 1h:-5 1n:6 1v:-8 1x:-5 1z:-6 25:8 26:-9 2a:-10 2h:7 2j:-10 2o:7 2p:-5 2r:-5 2u:7 30:-7 31:7
M, what's	0:10 d:-5 s:-6 2t:7
M, whats	3:7 v:7
M, when	0:9
M, where	t:-5 x:-6 1g:9
M, which	8:-5 a:-6 k:-6 l:-5 o:-5 p:-8 v:-10 w:-5 12:-5 15:-5 18:-5 1c:-5 1d:7 1e:-7 1g:-6 1l:7 1n:9 2t:7 2v:-5
M, who	0:9 g:-5 19:8 1z:-6
M, why	0:9
M, will	0:-6 4:7 v:7
M, with	x:8
M, would	0:10 p:-7
M, write	l:6 1g:-5 1s:8 24:7
M, wrong	0:6
M, you	0:12
M- #1	0:7
M- #3	2n:-6
M- #4	0:9
M- in	u:7 2d:-6
M- laws	u:-8
M- year	0:11 2:-5
M. "	0:17 10:-10 24:-6
M. $	1:-5 c:-6 d:-4 e:-6 l:-7 n:-5 u:-6 11:-4 12:-6 15:-4 19:-5 1a:-7 1b:-4 1c:-6 1h:-13 1k:7 1n:10 1o:-4 1s:-6 1y:11 1z:-5 24:11 27:-5 2e:-7 2k:-12 2p:-11 2w:-4
M. .	8:9 m:-7 1x:5 2d:-6
M. any	2c:6
M. anyway	0:6
M. are	k:-6 23:8
M. can	e:7 24:5
M. do	0:9 12:8
M. does	0:16 o:-6 x:-9
M. draft	0:9
M. give	9:6 1d:7
M. he	2:6 x:6 13:-8 2m:9
M. he's	0:-5 15:-5
M. help	2e:6 2f:9
M. how	2:-5 e:-5 m:-6 1i:-6 1x:-6 29:-6 2f:9 2p:5
M. i	4:9 9:-7 d:-6 e:9 g:-6 l:-6 o:-5 r:-10 v:-7 y:3 11:-6 1b:-6 1c:5 1d:-6 1x:-3 23:8 25:-7 26:9 2a:7 2o:-4
M. i'm	4:6 10:-6
M. in	0:11
M. is	2:7 o:-6 t:-5 2o:6
M. it	12:9
M. my	2:-7 3:-6 e:-6 j:-5 l:-9 o:-7 p:-5 t:-6 x:-5 12:-10 1a:-6 1c:-5 1d:-6 1g:-5 1k:-6 1w:10 1x:-8 24:-14 27:-7 2l:8 2o:6
M. need	1x:13
M. no	27:8
M. org	0:8 1u:-5
M. she	0:-6 c:-6 t:-6 v:-4 x:11 10:8 1v:6 2j:-6
M. she's	8:-7 13:-9 19:-5 25:5
M. the	2:8 v:7
M. we	3:12
M. what	2:-5 3:-6 4:-6 9:-6 c:-5 i:-5 o:-5 10:-5 11:-6 12:-5 1n:-5 24:-5
M. what's	12:-5 1x:6 2k:8
M. whats	2a:6
M. when	2o:-6 31:10
M. where	m:-6 25:6
M. which	v:-6 23:5
M: "	0:7
M: the	0:10
M; i	0:-9 9:9
M; what	0:-6 21:6
M? $	0:14 8:-9 c:-7 m:-9 o:-8 v:-9 x:-9 10:-5 1b:-6 1x:9 2j:-5
M? ?	0:-8 11:9
M? just	0:12
M@ example	b:-8 1u:8
M_ _	0:7
Ma #2	7:6
Ma baby	e:-4
Ma boat	0:13 e:-6
Ma bus	0:10
Ma card	0:8
Ma cracked	0:5
Ma cruise	0:-5
Ma day	l:-8 24:11
Ma dog	0:-8 e:5
Ma good	0:7
Ma half	0:-6 1l:5
Ma heart	e:-6
Ma house	0:8 e:-5
Ma leo	0:-6 1a:7
Ma little	1d:10
Ma man	0:7
Ma master	0:-7
Ma month	0:-5 24:5
Ma nurse	2j:6
Ma pilot	k:-11
Ma retired	0:5
Ma row	0:5
Ma simple	0:6
Ma sister	0:6
Ma small	0:7 17:-7
Ma stroke	e:9
Ma thing	0:-7
Ma two	0:-6 u:9
Ma van	0:6
Ma vet	23:-6
Ma week	q:-8 24:7 29:6
Ma year	0:-5 29:6
Mabout a	2q:6
Mabout it	0:8
Mabout the	0:9
Mafter #1	0:6
Mafter #2	0:11
Mafter the	1b:11 1n:6 1x:-5
Mafter thirty	e:10 10:-5
Magain $	o:11
Magain ,	l:8 m:8 1a:5
Magain .	1a:7
Magain ?	0:6
Magain and	1a:-8
Mago ,	0:9
Mago and	1x:5
Mall ,	0:8 24:-8
Mall night	1g:9
Mall of	0:-4 8:6
Mall the	d:11
Mallergic to	10:7
Mallergy ,	0:-9 3:11 1m:7
Malone since	0:13
Malready ,	2w:12
Malready and	0:-10
Malways ,	0:7
Man electric	0:9
Man hour	q:7
Mand #2	26:9
Mand a	a:5 q:-5 10:-6 11:-7 13:-8 1g:-5 1i:5 1l:-6 27:-6 29:-5 2k:6
Mand all	0:10
Mand biscuit	0:-9 x:10
Mand has	0:-10 1:9
Mand he	0:-9 2:-6 x:8 24:-5 2v:-6
Mand her	o:9 x:-7
Mand his	g:6 v:-6 x:-10 1a:6
Mand i	3:-12 8:-5 c:-5 d:-5 e:-5 m:-7 p:-7 x:8 1a:-6 1b:-6 1y:6
Mand i'd	d:7
Mand i'm	x:8 1v:-7 21:-7
Mand i've	0:7 2:9
Mand im	0:5 2:-7
Mand in	2:6
Mand is	p:6 1x:-8
Mand it	0:-4 1j:-7
Mand just	2:6
Mand me	8:5 x:-10
Mand moved	0:12
Mand my	3:-5 m:-7 o:-5 p:-6 u:-9 25:-7 27:-7 2q:-5 2w:-7 2x:6
Mand needs	0:9 v:-7
Mand no	1z:6
Mand nobody	h:9
Mand not	0:6 r:-7 2a:7
Mand now	4:-5 e:-5 10:-5 1a:-5 25:-6
Mand one	t:-6
Mand she	2:-6 o:-7 x:-8 10:-8
Mand she's	d:8 23:6
Mand still	18:-5 1x:7 2x:10
Mand tell	0:5
Mand the	7:-6 m:6 18:-5 24:-5 25:-6 2c:-5 2o:-6 2q:-5 31:8
Mand there's	0:7
Mand they	13:6 24:-6
Mand wants	0:-11 3:-5 2j:-9
Mand we	6:5 c:-5 1c:10
Mand wont	0:-10
Mand works	0:4 x:-9 y:7
Manswers short	0:6
Many day	2p:6
Many good	0:13
Many more	0:-17
Manymore $	0:15
Manymore ,	0:-18 l:6
Manyway .	o:8
Mare in	0:5
Mare my	0:-10 h:11
Mare the	9:7
Mare they	0:7
Mas a	0:-4 4:6
Mas an	0:5
Mas of	0:-9 2j:8
Mas the	0:6
Mask for	0:6
Masked me	0:10
Mat #1	10:-5
Mat #2	8:6 1x:-4
Mat a	f:-7 10:7
Mat all	3:8 24:-7
Mat christmas	0:-9 2c:6
Mat half	24:5
Mat home	0:8 x:-7 23:-7
Mat it	0:7
Mat last	0:10 a:10 13:-6 18:-6
Mat me	0:8
Mat my	h:-6 1i:7
Mat six	24:7
Mat the	0:-5 e:-7 s:-5 t:-5 w:-5 x:-6 10:-8 18:7 1a:-6 24:-5 2f:-10 2r:-7
Mat this	0:10
Mat work	1x:9
Maway $	0:14
Mbaby in	1x:-8
Mback $	0:6
Mback ,	1x:5
Mback .	0:7
Mback in	0:-5 w:6
Mback to	0:5 e:-8
Mbad .	k:10
Mbe honest	2r:8
Mbecame a	0:5
Mbecause i	0:-2 2q:7
Mbecause of	24:10
Mbefore i	0:6 c:-5 1h:8 2j:8
Mbefore my	23:10
Mbefore the	0:8 8:-5 23:-6
Mbehind the	0:8
Mbelieve in	0:10
Mboy ,	0:8
Mbroke up	e:5
Mbrother is	g:6
Mbrothers and	g:8
Mbucks $	0:10
Mbus driver	0:4
Mbut i	0:-4 9:-5 y:-7 1d:4 2w:5
Mbut in	0:9
Mbut my	0:6
Mbut not	0:12
Mby #2	0:-8 23:10
Mby a	l:-6 18:-6
Mby bus	0:9
Mby the	j:4 v:-10 23:-5
Mcall me	0:9
Mcalled off	x:11
Mcalls me	0:10
Mcame home	0:8
Mcame out	0:8
Mcard ,	0:7
Mcat .	0:-7
Mcats ,	0:9
Mclass ,	0:5 1x:-7
Mclub ,	1:-5 1k:7
Mcm and	n:6
Mcome back	0:13
Mcome from	0:12
Mcottage in	0:6
Mdaughter is	0:9
Mday $	0:9
Mday ,	0:7 6:6
Mday .	23:-11
Mday is	24:5
Mdays $	0:9
Mdays ,	l:-7 1e:5
Mdays .	l:-5
Mdead ,	0:7
Mdid it	0:7
Mdied $	7:11
Mdied in	e:-7 x:7
Mdivorced and	x:8
Mdo in	15:8
Mdoes that	0:12
Mdog ,	0:8
Mdone $	0:11
Mdone ,	a:8
Mdown $	0:6
Mdown ,	x:8 1x:-5
Mdream is	0:7
Meggs ,	0:10
Meleven years	1e:-5
Mengaged at	e:7 1x:-5
Mevenings ,	0:-4 l:4 s:-6
Mevery day	m:-6 1g:-5
Mevery single	0:6
Mevery sunday	l:-7
Mevery time	l:-5 s:-7 24:-8
Mevery week	0:5
Meverything ,	0:7
Mexample .	b:-5
Mfair $	0:-11 2l:11
Mfather -	0:-8 m:8
Mfebruary ,	1x:8
Mfeet ,	0:-6
Mfirst $	2o:9
Mfirst ,	2l:6
Mfirst time	1x:5 2r:-5
Mfive .	0:-7 10:8
Mfloor ,	0:-10 u:6
Mfor #1	1h:5
Mfor #2	0:6
Mfor a	c:4 o:-7 11:-7 1b:3 1h:-5 1o:6 1y:-6 2q:-5
Mfor breakfast	0:7
Mfor her	0:9
Mfor him	0:10
Mfor it	0:-6 v:8
Mfor me	0:-2 1:8 3:-7 l:9 x:-6 10:-5 13:-5 24:7
Mfor my	17:-5
Mfor now	0:-6 2d:6
Mfor six	o:9
Mfor someone	0:7
Mfor ten	0:-8 1:11
Mfor that	0:11
Mfor the	0:-3 1:-5 7:-6 e:-5 i:-6 k:-6 l:-6 o:-7 s:6 v:-6 x:-6 10:-6 11:-5 18:-11 1a:-6 1h:-5 2d:-8 2r:9
Mfor this	0:12
Mfor two	c:9 1x:5
Mfor years	l:-5
Mfour years	1a:8 1x:-6 2x:6
Mfriday $	0:11
Mfriday ,	0:8
Mfrom a	0:8
Mfrom here	0:9
Mfrom my	0:-14 h:-6 x:18 19:-6
Mfrom now	r:-6 2a:7
Mfrom the	x:-9 13:-9 19:8 20:5
Mfrom work	7:8 x:-5 19:-8
Mfront of	0:9
Mgive me	0:10
Mgo ,	2o:-6
Mgoes to	0:-6 x:10
Mgoing to	15:-7
Mgood $	0:-5 2o:6
Mgood ,	0:12
Mgood with	0:11
Mgot a	0:12 x:-9
Mgot her	0:10
Mgot into	0:12 x:-7
Mgot promoted	0:7 x:-5
Mgot stolen	11:-6 30:5
Mgot the	0:13 x:-7
Mgrade #1	0:8
Mhad a	v:7 1x:-5
Mhad her	x:5
Mhalf marathon	0:6
Mhalf the	0:6
Mhas a	11:7
Mhas been	0:12 g:6 x:-7
Mhas gone	0:8 x:-5
Mhas just	0:-5 x:6
Mhave a	0:14
Mhave moved	0:7
Mhelp $	0:10
Mhelp me	0:8
Mher $	0:7
Mher ,	0:7
Mher .	0:9
Mher husband	e:8 1x:-5
Mher own	e:-6
Mhere $	0:9
Mhere ,	0:-8 8:6 9:8 j:9 1s:-6
Mhigh ,	1c:8
Mhim $	0:11
Mhim ,	e:9
Mhome ,	0:3 2d:10
Mhome now	u:8
Mhours $	0:7
Mhouse $	0:9
Mhouse is	0:7
Mhouse with	1x:-8
Mhow do	0:13
Mi am	0:17
Mi can	2a:7
Mi had	0:-7 4:8
Mi have	0:4 1x:5 2x:6
Mi know	0:7
Mi need	0:13
Mi still	0:9
Mideas $	0:8
Mideas for	0:7
Mif i	0:-5 2c:8
Mif the	0:8
Min #4	p:-7 10:-10 1x:9 25:-6 2j:-6
Min ,	0:-9 1n:8
Min a	e:-6 m:-5 o:5 10:8 1a:-6 2x:-6
Min august	1a:-6
Min college	1k:5
Min december	15:-8 2o:8
Min denver	10:9
Min dubai	1x:-5 30:6
Min dublin	15:-5
Min february	e:10 2o:5
Min first	0:7
Min general	0:6
Min grade	0:6
Min his	0:-9 2:-5 2r:7
Min it	9:8 e:-6
Min january	2:-5 10:-7 18:8 1a:7 1i:-7 25:-6 2j:-6 2p:-6
Min july	1x:7
Min june	2:8 15:6
Min leeds	0:7 10:8 2d:-6
Min lisbon	0:8
Min march	2:-11 1x:6 24:-5
Min may	1v:-5
Min my	m:-9 17:9 1y:8
Min october	0:-7 2j:-5 2o:11
Min our	11:9
Min september	15:-11 2o:5
Min sydney	2:-5 18:-5 1i:7 1x:-5 2x:5
Min that	0:2
Min the	2:-7 a:-6 c:-6 l:-5 r:-8 u:-9 x:-9 10:-6 15:-7 17:-6 18:-6 1a:-6 1d:-7 1g:-5 1t:-5 1x:-6 2a:-6 2k:-7 2o:-6 2x:6 30:-6
Min this	15:-6 2x:8
Min two	0:-9
Min winter	0:8
Min with	u:-5
Min your	r:6
Minstead $	0:7
Minstead of	24:6
Minto a	0:10
Minto the	0:11
Miphone #2	0:7
Mis #2	0:-2 x:12
Mis #3	0:13
Mis #4	0:11
Mis a	m:-12 s:-8 19:-5
Mis always	0:12
Mis an	0:-6 11:10 19:-5
Mis bad	0:16
Mis broken	0:9
Mis called	0:9
Mis doing	x:10
Mis getting	x:9
Mis home	0:12
Mis in	x:9
Mis late	0:8
Mis leaving	x:5
Mis making	x:-7 1h:11
Mis moving	0:-2 1z:6
Mis my	0:-3 3:-5 9:7 h:6 t:-7 z:-6 19:-6 1g:-8 20:10
Mis not	o:-7 t:-5 1d:9
Mis now	0:10 o:-6
Mis off	0:-5 2o:11
Mis on	0:-4 1x:6
Mis pregnant	10:9
Mis six	g:7
Mis the	0:-6 o:-12 t:10 x:-7 1d:-8 1g:5 20:8 25:-5
Mis to	0:8 k:-4
Mis too	m:9
Mis two	x:10
Mis vegan	0:-11 g:10
Mis very	x:6
Mis what	t:-5 x:-9 z:8
Misn't a	0:9
Mit $	0:10
Mit ,	0:10
Mit .	e:-6 1x:8
Mit short	0:-5 r:5
Mit to	0:6
Mjanuary ,	0:8
Mjune $	0:11 2o:-11
Mjust had	0:10 g:8 x:-12 19:-5
Mk on	0:10
Mkids ,	0:6
Mkilos ,	0:12 1i:-4
Mknee replaced	m:-9 1x:-6
Mlast $	0:8
Mlast month	l:11 10:-6 2w:-5
Mlast night	o:8
Mlast week	1x:6
Mlast year	0:6
Mlate $	0:9
Mleft $	0:9
Mleft ,	x:-6 19:11
Mlent ,	0:9
Mlife ,	0:9
Mlife .	0:6
Mlike i	0:-6 9:7
Mlike i'm	0:8
Mlike that	0:11
Mlike to	0:9
Mlive in	0:7
Mliving with	0:-3
Mlol $	0:14
Mlost her	x:10
Mlost his	0:12
Mlost my	e:6
Mmake a	0:11
Mmake it	0:9
Mmake me	0:-6 3:8 i:9
Mman in	0:7
Mman with	0:-6 d:8
Mmarch #1	0:9
Mmarch ,	1x:6
Mmarch and	0:7
Mmarried in	1a:-5
Mmay and	0:-8 1x:8
Mme $	0:10
Mme ,	0:11
Mme .	1x:5
Mme a	0:6 e:-5
Mme at	0:6
Mme for	k:7
Mme on	0:7
Mme so	0:-6
Mme something	0:7
Mme three	0:7
Mme to	1x:-9
Mminutes ,	18:8
Mmonday ,	1x:6
Mmonday to	0:9
Mmonth and	0:7
Mmore $	0:8
Mmore ,	0:8
Mmorning $	0:-6 24:8
Mmorning ,	24:6
Mmorning .	24:-10
Mmornings .	l:-5
Mmother $	m:-5
Mmother -	0:6
Mmoved in	u:-6 x:-7 2d:5
Mmoved out	0:-9 x:13
Mmoved the	0:8
Mmr .	0:10
Mmuch ,	0:9
Mmuch for	0:7
Mmy age	0:6
Mmy back	0:7
Mmy bike	0:6
Mmy brother	0:6
Mmy coffee	0:6
Mmy daughter	x:10
Mmy father	e:6
Mmy first	18:-5 1x:-8
Mmy friend	0:9
Mmy hair	4:-7
Mmy husband	u:-5 x:-7
Mmy life	0:8 1y:-5
Mmy mind	0:6
Mmy mother	0:-7 l:-5 2d:5
Mmy mum	0:6
Mmy nails	0:-8 l:9
Mmy parents	0:12
Mmy sister's	0:5
Mmy stomach	0:6
Mmy team	0:8
Mname ,	0:7
Mnephew ,	g:6
Mnext week	0:5 2:8 2o:-5
Mnight $	2a:5
Mnight ,	0:6
Mnight shift	10:-5
Mnights ,	0:12
Mnine years	0:9 l:6
Mnineteen years	1a:8
Mno $	0:9
Mno ,	0:7
Mno bullet	0:8
Mno idea	0:-6 h:9
Mno longer	8:8
Mno more	0:-11 27:9
Mnormal for	0:8
Mnot #2	2:6
Mnot ,	0:13 x:-7
Mnot my	0:8
Mnovember ,	0:-8
Mnovember .	0:6
Mnow $	3:-7 c:-7 l:-6 m:-6 o:8 v:9 x:-6 z:-7 10:-5 1a:-5 1h:-5 1i:-6 1q:7 24:-9 2t:-6 2x:-7 30:10
Mnow ,	0:-6 1:-5 3:-5 4:-10 7:5 8:-5 a:-6 h:-5 l:-7 n:-5 q:-5 t:-5 w:-4 x:-9 y:-8 10:-8 11:-5 12:-4 13:-6 15:-7 18:-5 1a:-6 1c:-7 1d:-9 1e:-6 1g:-7 1l:-8 1x:-6 25:8 2a:-8 2e:5 2r:-6 2t:8 2x:12 30:-7 31:-5
Mnow .	0:-5 o:-5 2d:5 2j:9 2x:7
Mnow ?	0:13
Mnow and	0:-6 m:-6 1i:6 1l:8 2x:-6
Mnow i	0:3 2j:-5
Mnow on	0:5
Mnow so	0:6 2d:-8 2r:-5
Mnow which	0:-7 l:-7 24:10
Mnurse ,	0:11
Moctober ,	15:6 2o:-6
Moctober .	0:4
Mof a	j:6
Mof flying	0:6
Mof june	2o:6
Mof me	0:15
Mof needles	0:5
Mof the	1x:-7 24:-5
Mof them	g:8
Moff ,	o:-5
Moff .	0:12 e:-6 1x:6
Moff a	0:6 11:9 1x:-6
Moff the	0:6 s:6
Mon #1	2:-11
Mon #2	0:-6 1x:10
Mon a	f:6 24:-6 27:5 2o:-8
Mon an	24:6
Mon friday	2:6 e:-7
Mon her	d:10
Mon monday	e:-7 10:-9 1x:11 2v:8
Mon my	c:-5 18:-11 1n:9 1q:-7 1v:5 1x:-5 2k:-5
Mon reddit	0:8
Mon saturday	x:5 1x:-10
Mon sunday	2o:-7 2r:7
Mon sundays	0:6 l:-5
Mon the	2:-13 f:-7 l:-7 o:-8 s:-7 15:-7 1v:-7 23:-5 24:-7 27:-5 2n:-5 2o:6
Mon thursday	o:8
Mon time	0:9
Mon weekends	0:-8 10:7
Mone $	0:12
Mone ,	n:10
Mone .	12:10 26:-6
Mone day	0:-8 23:11
Mone in	0:9
Mone is	0:8
Mone of	0:8
Mone to	0:8
Mone year	2f:8
Monly $	0:-6 s:7
Monly ,	l:-6 24:5 2a:5
Mopened a	0:10
Mor a	0:9
Mor just	0:8
Morder $	0:7
Morg instead	0:6 1u:-5
Mour cat	x:8
Mout $	0:10
Mout ,	1x:-6
Mout .	0:6
Mout of	1x:8
Mout on	0:7
Mout the	17:5 2q:-5
Mover ,	0:9 2d:-5
Mover from	0:11
Mown a	0:9 k:-7
Mparents ,	0:9
Mpassed away	e:5
Mperson $	0:9 1f:-5
Mperson ,	0:-11 10:-6 12:7 1f:6
Mplan $	0:8
Mplease $	0:6
Mplease ,	0:-7 3:10 2a:9
Mpls $	0:8
Mps #1	0:-6 k:5
Mput me	x:7
Mreads the	0:7
Mreplaced the	7:8
Mretired ,	0:8
Mretired from	g:8 x:-9
Mretiring in	15:7
Mroom ,	0:7
Mruns a	0:-6 x:9
Msaid no	0:10
Msaid yes	x:8
Msaturday ,	0:-3 1x:5
Msaturday .	0:6 15:-6
Msave my	0:8
Msays i	0:-6 2z:8
Msecond hand	1h:7
Mseptember ,	0:-8 1x:5
Msewing machine	11:7
Mshe was	0:7
Mshellfish ,	0:11
Mshift $	0:10
Mshifts ,	0:6
Mshort ,	0:14 2a:-9
Mshould i	0:8
Mside ,	0:14
Msince #1	0:10
Msince #4	c:-6 11:-7 27:-5
Msince august	2:-5 8:-6 2t:-5
Msince i	m:-7 o:11 25:-7
Msince may	0:13
Msince the	2p:9
Msir ,	0:8
Msix years	l:8
Mso $	0:9 l:-6
Mso don't	0:8
Mso dont	h:8 l:-7
Mso far	0:8
Mso i	t:-7 w:5
Mso it's	0:10
Mso much	0:-5 t:8
Mso now	0:11 2d:-5
Mso she	0:-9 2w:6
Mso what	1n:9
Mso which	0:9
Mso would	4:8
Msold the	1x:5
Msound like	0:6
Msplit up	0:9
Mspring ,	1e:5
Mspring .	0:9 1x:-5
Mstay in	0:-6
Mstays in	x:8
Msugar $	0:12
Msunday $	0:6
Msunday ,	0:-7 1x:8 24:7
Mswitched from	0:6
Mtastes like	9:6
Mth ,	15:5
Mth for	2o:11
Mth of	0:-7 6:8 15:-10
Mthan me	0:12
Mthan the	0:10
Mthat $	0:10 f:-5
Mthat .	0:10
Mthat a	0:7 5:-5
Mthat ain't	0:6
Mthat in	0:7
Mthat my	0:9
Mthats not	0:9
Mthe #1	0:-7
Mthe #2	15:-8
Mthe baby	e:-9
Mthe beach	v:6
Mthe best	0:7
Mthe car	e:7
Mthe cat	0:-8 e:6
Mthe church	0:6
Mthe country	0:-6 1y:5
Mthe day	l:7
Mthe dog	e:-8 15:6
Mthe farm	e:7
Mthe first	0:12 15:-7 1x:-6
Mthe flat	0:-5 1x:7
Mthe garage	0:6
Mthe grammar	0:12
Mthe kids	2q:-5
Mthe last	0:6
Mthe new	0:12
Mthe night	1x:5
Mthe old	0:8 e:-5
Mthe phone	0:9
Mthe pub	0:7
Mthe rest	0:8
Mthe same	0:7
Mthe school	1:5
Mthe shop	0:5
Mthe stairs	0:5
Mthe three	o:9
Mthe way	0:10
Mthe wedding	0:8 e:-6
Mthem at	0:7
Mthere $	2j:10
Mthere ,	0:-7 19:8
Mthere is	0:9
Mthis $	0:10
Mthis month	m:10
Mthis morning	m:-4 1x:9
Mthis one	0:8
Mthis sentence	0:7
Mthis time	0:8
Mthis weekend	1x:6
Mthis year	v:-8 15:-6 1k:8
Mthree months	0:10
Mthree weeks	l:7
Mthree years	1a:-7
Mthursday ,	1x:12
Mthursday .	0:11
Mthursdays ,	24:6
Mtime $	0:7
Mtime ,	0:8
Mtime .	0:11
Mtime in	0:7
Mto #2	0:10
Mto a	2:9 e:-7 15:-6 1v:7
Mto acme	0:9 2o:-6
Mto charge	e:-8 1x:8
Mto go	0:7
Mto have	0:6
Mto mass	1h:10 24:-6
Mto me	0:12 2a:-6
Mto my	24:7
Mto penicillin	0:6
Mto run	0:7
Mto swim	0:9
Mto teach	1a:-5
Mto the	l:6 1a:5 1x:-5
Mto thursday	0:11
Mto train	0:-10 10:-7 2s:9
Mto work	0:-8 24:7
Mtoday $	10:6 1d:-6
Mtoday ,	0:11
Mtoday .	0:-8 1x:7 2d:7
Mtoo ,	0:-6 s:7 2e:-5
Mtook the	0:12
Mturns #2	g:7
Mtwenty -	0:8
Mtwins ,	e:6
Mtwo days	l:-6 10:11
Mtwo dogs	0:5
Mtwo weeks	l:6 24:-9
Mtwo years	1v:-5
Mtype #1	0:6
Mu get	0:9
Munder #2	0:14
Munder #3	0:11
Mup $	24:6
Mup ,	e:9 1x:-12
Mup .	0:-4 e:9
Mup a	15:-6
Mup for	1g:9
Mup in	0:9 1x:-6
Mup the	0:9
Mup with	e:-9 1x:7
Mus $	0:9
Mus in	0:-9 2d:8
Mused to	9:-6 t:8
Mwait ,	0:8
Mwants a	0:10
Mwants to	x:5
Mwas a	x:8
Mwas born	0:15
Mwas my	0:-7 c:12 x:-7
Mway ,	0:7 24:-7
Mwedding $	0:6
Mweek $	0:4 15:8 24:-5
Mweek of	0:-5 2o:7
Mweeks ,	0:10 1e:-5
Mweeks ago	0:12
Mwell ,	0:6
Mwent back	0:-4 e:5
Mwent to	30:7
Mwere the	0:9 x:-5
Mwhat do	0:10
Mwhat i	0:9
Mwhat should	0:9
Mwhat to	0:8
Mwhen i	c:5 1q:-7 1x:-8
Mwhen is	0:7
Mwhen the	27:5 30:10
Mwhen you	8:5
Mwho is	0:7
Mwhole life	0:6
Mwhy $	0:8
Mwith #2	s:9
Mwith a	7:4 l:-5 r:-7 1d:-7 1x:-8 29:8 2a:5 30:7
Mwith an	0:-8 x:8
Mwith her	24:5
Mwith kids	1d:7
Mwith me	1x:8
Mwith my	2o:-6
Mwith no	j:9
Mwith one	0:13
Mwith the	0:-5 o:10 s:-7 u:-5 23:-6 24:-6 27:-7 29:7 2b:9 2o:12
Mwith us	1x:-6
Mwords .	0:5
Mwork ,	0:10 24:-9
Mworks at	x:5
Mworth it	0:11
Mwrite to	0:5
Myear $	0:11
Myear -	0:7
Myear .	1e:5
Myear and	1x:7
Myear old	2:6
Myear olds	0:9
Myears $	0:6 2:-6
Myears ,	0:-6 2x:11
Myears .	2:9 1e:7
Myears ago	0:10 1e:-5 24:-5
Myears and	2:-8
Myears in	1x:-6
Myears of	0:12 2:-6 1e:-7
Myesterday $	0:8
Myet $	0:14
N! !	0:10 1x:-5 2r:-5
N" .	26:7
N" is	0:11
N#1 $	2:7
N#1 '	n:7
N#1 ,	6:-6 n:-7 1p:6 1t:5 1x:-7 25:-8 2r:6 31:6
N#1 .	2:-8 23:-9
N#1 a	0:-3 18:6 1x:-6
N#1 c	0:13
N#1 in	0:-6
N#1 on	0:-5 25:6
N#1 th	0:-3
N#1 year	0:7 2:-7
N#2 $	0:7 1q:-7 23:-6
N#2 ,	2:10 6:-7 q:-6 x:-6 15:-6 18:-7 1e:-5 1i:-7 1p:5
N#2 -	0:12 2:-7
N#2 .	1e:-6 1i:-9
N#2 and	0:-11 2:10 m:-6 q:-6 18:-9
N#2 bucks	2:-6
N#2 degrees	0:8
N#2 euro	0:10 2:-5
N#2 f	0:11 2:-8
N#2 in	m:-5 1x:-6 2o:-6 2r:7
N#2 k	2:-8 18:-7 29:5
N#2 kg	0:8 2:-8
N#2 kilos	0:-5 1i:9
N#2 last	0:-9
N#2 m	0:16 2:-7
N#2 minutes	2:-8 q:-5 18:7
N#2 on	1x:9
N#2 people	0:8 2:-5
N#2 th	0:9 1i:-7
N#2 year	2:6
N#2 years	0:-5
N#3 #4	0:8
N#3 ,	k:-5 p:-5 q:8 v:-6 1i:-7 1x:-5
N#3 -	0:4 24:-6
N#3 and	0:-12 18:10
N#3 cm	n:8
N#3 k	0:11
N#3 words	0:11
N#4 $	18:8
N#4 ,	p:-6 v:-5 14:-6 15:-5 1e:-11 1h:-8 2n:4
N#4 .	1x:-6 2x:-6
N#4 and	0:-5 1e:9
N#4 now	0:-3 l:7
N#5 #6	0:-6 q:-5 14:7
N#5 ,	14:-6 18:7
N$ #3	0:13
N, #1	0:11
N, #2	0:10
N, after	0:9
N, and	0:14 24:-5 25:-11 2d:-6
N, but	0:9
N, good	0:6
N, he's	0:7
N, how	0:8
N, i	0:8 2a:-8
N, in	0:8
N, is	0:12 24:-5 2o:-8
N, make	0:15
N, my	0:6
N, now	0:10 2p:-5
N, on	0:9
N, one	0:6
N, so	0:13 1y:-5
N, what	0:5
N, when	0:6
N, which	0:10
N- in	0:9
N- law's	0:5
N- six	0:8
N- year	0:8
N. $	0:10 1o:-5 1u:-9 24:-9
N. .	0:10
N. he's	0:9
N. how	0:10
N. i	0:10
N. in	0:6
N. is	0:16
N. my	0:11
N. no	0:10
N. she	0:8
N. she's	0:8
N. what	0:9
N. when	0:6
N. which	0:8
N; i	0:9
N? $	0:6
N? ?	0:10
N@ example	b:-5
N_ _	0:9
Na #2	1q:6
Na bike	1h:-4
Na boat	0:11 1x:-5
Na bus	0:9
Na cat	g:-5
Na church	0:13
Na colleague	0:5
Na couple	0:8
Na cruise	0:-6
Na day	0:-4 24:9
Na dental	0:8
Na dog	0:-6 1x:5
Na first	0:7
Na flat	u:-6
Na girl	0:10
Na good	0:8
Na half	1l:5
Na heart	1x:-7
Na house	0:7 1x:-5
Na junior	19:6
Na kid	g:-6
Na little	0:11
Na million	0:5
Na month	24:5
Na mortgage	u:7
Na night	0:9
Na nurse	10:-7 2j:6
Na pixel	7:7
Na quiet	0:6
Na retired	0:7
Na school	10:-7
Na second	11:-6
Na single	0:7
Na small	16:-8 17:6 2q:-7
Na thing	0:-6
Na van	0:9
Na vet	k:-6
Na week	15:-5 24:7
Na whippet	0:7
Na year	0:-5 29:7
Nabout #2	0:9 q:-5
Nafter #1	0:6
Nafter a	0:5
Nafter the	0:10
Nafter thirty	0:7
Nagain $	0:7
Nagain ,	0:9 24:-6 2t:6
Nagain .	0:8
Nago ,	0:8
Nago and	1x:8
Nalcohol ,	0:-8
Nall ,	0:8
Nall day	0:5
Nall night	0:7
Nall of	0:6
Nallergic to	0:7
Nallergy ,	0:12 1m:-8
Nalready and	0:12 26:-6
Nalways ,	0:7
Nam i	0:9
Nan electric	0:5
Nan hour	29:7
Nand a	1l:5 1n:-7
Nand has	0:7
Nand he	0:9
Nand i	0:10 1x:-5 24:-5
Nand i'm	0:12
Nand i've	0:7
Nand in	0:6
Nand is	0:9
Nand it	0:9
Nand its	0:8
Nand me	0:5
Nand now	0:14
Nand she	0:14
Nand still	0:10
Nand the	0:6 1x:-8 2o:-6
Nand there	0:8
Nand they	0:6
Nand wants	0:10
Nand we	0:7 1k:-7
Nand works	0:11
Nanswer in	0:6
Nanswers short	0:4
Nany more	0:9
Nanymore ,	0:15 24:-6
Nanyway .	0:7
Napply for	0:6
Napril $	0:6
Napril ,	15:8
Nare in	0:7
Nas a	2l:5
Nas an	0:7
Nas of	0:9
Nask for	0:6
Nasking for	0:7
Nat #2	0:9
Nat #4	0:-7 24:8
Nat a	1x:6 1y:-7
Nat all	0:7 24:-8
Nat christmas	2o:6
Nat half	0:-6
Nat home	0:9
Nat last	0:9 2r:-5
Nat my	0:9
Nat night	2a:5
Nat six	0:-6 24:7
Nat the	e:-7
Naugust ,	1e:7
Naway $	0:8
Nbaby in	1x:-9 2d:-5
Nback ,	1x:5
Nback .	0:7
Nback in	0:7
Nback on	0:7
Nback to	0:6 1x:-8
Nbad $	0:6
Nbad ,	0:12
Nbad .	0:10
Nbe a	e:4 23:6
Nbe honest	0:7
Nbeard ,	0:-9 4:6 1n:8
Nbecause of	0:9
Nbefore my	0:9
Nbefore the	0:9 23:-7
Nbelieve in	0:11
Nbetter than	0:6
Nbirthday is	0:8
Nbit of	0:4 24:-6
Nbooks on	0:7
Nborn and	0:12
Nborn in	0:12 e:-5
Nborn on	e:-9
Nboss ,	0:10
Nboy ,	0:20
Nbreak $	0:8
Nbroke up	1x:5
Nbrother is	1z:6
Nbrothers and	1z:8
Nbuilding a	0:7
Nbut i	0:12
Nbut she	0:12
Nbut the	0:7
Nbuy a	0:-5 k:6
Nby #2	23:5
Nby a	1x:5 24:-6
Nby the	23:-6
Ncall me	0:10
Ncalled off	0:6
Ncalls me	0:8
Ncame out	0:7
Ncan i	0:10
Ncan u	0:6
Ncan you	0:8
Ncar $	0:8
Ncard ,	0:8
Ncat .	0:6 13:-12 2m:8
Ncat ?	0:7 13:-5
Ncats and	0:-6 3:8
Nchange my	0:6
Nchanged the	0:7 e:-5
Ncheaper $	0:6
Nchristmas $	0:-6 23:8
Ncigarette since	0:7
Ncilantro tastes	0:-6 9:7
Nclass ,	1y:5
Nclub ,	0:11
Ncm and	0:-7
Ncode is	0:7
Ncoffee $	0:11 l:-7
Ncoffee is	t:-5 2c:9
Ncollege ,	0:7
Ncom now	0:6
Ncome back	0:-5
Ncome from	0:8
Ncomes from	0:7
Ncottage in	0:7
Ncry $	0:-6 1o:8
Ndaughter is	0:10
Nday ,	0:6 1p:7
Nday .	23:-5
Nday is	24:6
Ndays $	0:7
Ndays ,	24:-8 2x:7
Ndead ,	0:9
Ndear sir	0:8
Ndentist .	0:15 10:-7
Ndiabetes ,	0:-5 m:10
Ndied $	0:9
Ndied in	e:14 1a:-8 1x:-8
Ndivorced and	0:-10 1a:9
Ndo i	0:6
Ndo in	2o:8
Ndo the	0:-8 o:6
Ndoctor ,	0:9
Ndoctor says	0:7
Ndoes a	0:5
Ndog ,	13:11 2o:-6
Ndon't tell	0:8 r:-7
Ndone $	0:8
Ndone ,	0:11
Ndont drink	0:10
Ndown ,	0:14
Ndown on	1x:7
Ndrink alcohol	0:7
Ndrive $	0:6
Ndrive a	0:8
Ndropped the	0:9 e:-6
Neat meat	0:7
Neggs ,	3:5
Neight years	0:-9 2:6
Neleven years	0:-6 1e:8 2x:-5
Nembarrassing ,	0:10
Nengaged at	0:-9 1a:6
Nengaged to	0:-16
Nenglish and	0:-9 s:10
Nevenings ,	0:-6 24:10
Never since	0:12 25:-7
Nevery day	0:9 l:-9
Nevery single	0:9
Nevery time	0:5 24:-6
Neverybody at	0:5
Neverything ,	0:9
Nex ,	0:15 19:-5
Nex -	l:6
Nfair $	0:-9 2l:12
Nfather in	1x:6
Nfebruary ,	1x:8
Nfeet ,	0:-7 1n:11
Nfine .	0:12
Nfinished the	0:6
Nfirst ,	2l:7
Nfirst day	0:11
Nfirst time	0:11
Nfive $	0:-10 l:11 n:-5 x:-6 13:12
Nfive .	2j:8
Nfive minutes	0:12
Nfive years	0:12
Nfix the	0:11
Nfloor ,	0:-12 2d:8
Nfood is	0:8
Nfor a	0:6 15:-5 1o:5 2q:-6
Nfor an	0:6
Nfor me	2a:6
Nfor my	0:5
Nfor now	0:13 2d:-12
Nfor the	2o:7 2r:6
Nfor this	0:7
Nfor two	1y:-10
Nfound out	0:8
Nfour years	1x:-5
Nfriday ,	0:9
Nfriend of	0:6
Nfrom my	0:6
Nfrom now	0:8
Nfrom the	20:6
Nfun $	0:6
Ngave me	e:-5
Ngave up	0:8
Nget a	0:7
Nget to	0:3 k:-6
Ngetting married	0:-7
Ngirl ,	0:11 g:-6 j:-9
Ngive me	0:7
Ngive up	0:7
Ngo ,	2o:-6
Ngo on	0:9
Ngoes by	0:7
Ngoing to	0:7 2o:-7
Ngolf $	0:9 o:-8
Ngone off	0:6
Ngood $	0:-5 2o:6
Ngood ,	0:13
Ngood for	0:9
Ngood morning	0:12
Ngood with	1d:6
Ngot a	0:13 e:-6
Ngot engaged	0:-6
Ngot fired	1x:6
Ngot into	e:8
Ngrade #1	0:6
Ngrammar :	0:6
Ngrew up	0:8
Nguy at	0:11
Nhad a	0:8
Nhalf marathon	0:5
Nhalf the	0:7
Nhas a	0:4 1a:7
Nhave a	16:-5
Nhaving a	0:9
Nhelp me	0:7
Nher $	0:8
Nher ,	0:7
Nher .	0:11
Nher baby	0:-6 e:5
Nher own	1x:-5
Nhere ,	0:9
Nhi ,	0:9
Nhigh ,	2v:9
Nhigh school	0:5 2v:-6
Nhim $	0:7
Nhim ,	1x:9
Nhim .	0:9
Nhome ,	2d:12
Nhome is	0:10
Nhouse is	0:7
Nhouse with	0:5 1x:-8
Nhow do	0:5
Nhow many	0:7
Nhow much	0:9
Nhusband ,	0:7
Nhusband and	0:-7 g:8
Ni am	0:10
Ni came	0:9
Ni got	0:9 e:-6
Ni have	0:7
Ni went	0:-3 e:4
Ni'm a	0:7
Ni'm in	0:6
Nideas $	0:8
Nideas for	0:10
Nif my	0:5
Nin #4	0:5
Nin ,	0:-9 1n:8
Nin -	u:-13
Nin an	0:6
Nin canada	0:7
Nin college	0:6
Nin december	0:-5 1x:4
Nin dubai	0:6
Nin february	2o:9
Nin front	0:9
Nin grade	0:6
Nin january	0:8 1x:-14
Nin july	0:8
Nin june	0:9
Nin leeds	0:5
Nin march	0:6
Nin my	0:4 1y:-5
Nin november	1x:7
Nin october	15:-7
Nin september	0:-8 15:8
Nin that	0:9 1x:-6
Nin the	e:-8 l:-8 u:-7 2a:-7 2o:-7 2q:-10 2r:5
Nin this	0:8
Nin with	u:-8
Ninstead $	0:10 2o:-6
Ninto a	0:5
Nis #1	0:5
Nis #2	0:12
Nis called	0:8
Nis coming	0:5
Nis in	0:8
Nis leaving	0:8
Nis on	0:-5 1x:6
Nis the	0:10
Nis to	0:5
Nit $	0:9
Nit ,	0:16
Nit .	1x:7
Nit short	0:-5 2a:5
Nit to	0:6
Nit's a	0:7
Njanuary $	2t:8
Njanuary ,	0:9
Njanuary and	0:8
Njob at	0:7
Njune $	0:10 2o:-10
Njune ,	0:8
Njust got	x:-6
Nk on	0:6
Nkeep it	0:-5 r:5
Nkids ,	0:9 g:7 1z:-5
Nkilos ,	0:11
Nknee replaced	e:6 1x:-8
Nlast month	0:8 1x:-11
Nlast night	0:9 1x:-7
Nlast week	0:8
Nlate $	0:7
Nlater $	0:7
Nlaw $	0:10 w:-5
Nlearned to	0:7
Nleeds $	0:11 v:-10
Nleeds ,	p:-5 v:8
Nleft $	0:9
Nleft ,	0:6
Nleft the	0:7
Nlent ,	0:7
Nlibrary ,	1v:6
Nlife ,	0:9
Nlife .	0:7
Nlike a	0:9
Nline .	0:5
Nlive in	0:11
Nlive on	0:7
Nlives in	0:12
Nliving in	0:13 e:-5 15:-5
Nliving with	0:-10 u:7 2d:4
Nlong before	0:8
Nlook at	0:8
Nlooking for	0:13
Nlost my	0:-5 1x:6
Nmad about	0:5
Nmake it	0:5
Nmaking a	0:6
Nman ,	2j:7
Nman who	0:6 j:-6
Nman with	0:12
Nmarch #1	6:5
Nmarch $	0:-8 15:11
Nmarch ,	0:9 6:-9 v:-5 15:-12 1x:8
Nmarch and	6:7
Nmarried in	1a:-8
Nmarried to	1a:6
Nmass every	0:6
Nmay ,	0:7 v:-6
Nmay and	0:-6 1x:9
Nme ,	u:7
Nme .	1x:6
Nme a	e:-5
Nme and	u:-12
Nme for	23:5
Nme on	0:9
Nme so	0:-6
Nme three	0:5
Nmeat again	0:13 8:-5
Nminutes ,	2r:10
Nmira @	0:9
Nmonday $	2o:7
Nmonday ,	0:10
Nmonday .	0:7 1x:-6
Nmonday to	0:8
Nmonth ,	0:7
Nmonth and	0:7
Nmore ,	0:9
Nmorning $	0:-9 24:9
Nmorning ,	24:5
Nmother -	u:7
Nmoved in	e:6 u:-5
Nmoved into	0:8
Nmr .	0:8
Nmuch ,	0:7
Nmy bike	0:5
Nmy coffee	0:8
Nmy dad	0:5
Nmy daughter	0:8
Nmy father	1x:6
Nmy first	e:3
Nmy hair	1n:-6
Nmy life	0:6
Nmy mother	2d:5
Nmy mum	0:5
Nmy nails	0:-7 24:8
Nmy nephew	0:9
Nmy old	0:9
Nmy other	0:6
Nmy own	0:-5
Nmy parents	e:4
Nmy roommate	0:8
Nmy sister's	0:7
Nmy team	0:8
Nname is	0:8
Nneed a	0:6
Nneeds a	0:12
Nnephew ,	1z:6
Nnever been	0:8
Nnext week	0:4
Nnight $	2a:6
Nnight ,	0:14
Nnight .	0:9
Nnight owl	1f:6
Nnight shift	2j:-5
Nnights ,	0:12 24:-8
Nnine years	1e:5
Nno ,	0:15
Nno .	0:7
Nno bullet	r:11 2a:-6
Nno longer	0:6
Nno more	0:13 r:-6
Nnone of	0:8
Nnormal for	0:8
Nnot in	0:6
Nnovember .	0:12
Nnow $	0:6
Nnow ,	0:10 24:-6
Nnow .	0:8
Nnow and	0:8
Nnow so	0:7
Nnumber is	0:11 x:-5
Nnurse at	10:7
Noctober .	0:9
Nof june	0:-6 2o:6
Nof the	0:3 1x:-6
Noff $	24:9
Noff ,	2c:8
Noff .	0:10
Noff a	0:9 1x:-6
Noff the	0:8
Nok so	0:6
Nold ,	1l:8
Nolder than	0:8
Non #1	0:10
Non #2	2r:-8
Non a	f:-5 1y:6 24:-6
Non an	0:5
Non friday	1x:-6
Non monday	0:10 1x:-6
Non mondays	24:5
Non saturday	1x:-9
Non sunday	0:-6 1x:6
Non the	15:-5 24:-5 25:-7 2r:-6
Non thursday	1x:-7
Non tv	0:9 24:-7
None $	0:9
None ,	26:10 2l:7
None .	0:11 2l:-7
None bathroom	0:9
None day	0:6
None for	0:11
None in	0:14
None year	2:9
Nonly $	0:7
Nonly ,	24:5 2a:5
Noops ,	0:10
Nopened a	e:6
Norder $	0:10
Norg $	0:7
Norg instead	0:9
Noriginally from	0:5
Nour cat	0:14
Nout of	f:6 2q:-6
Nout on	0:5
Nover ,	0:10
Nover from	0:8
Nown a	u:10 23:-6
Nparents ,	2d:9
Npart of	0:8
Npassed away	1x:5
Npassed his	0:-7 e:5
Nperson $	0:6 2y:-5
Nperson ,	2l:-8 2y:12
Npicked up	0:9
Npixel #1	7:3
Nplace ,	0:-3
Nplan $	0:7
Nplay the	o:-6
Nplease $	0:7
Nplease ,	0:12 2a:-8
Nplease .	0:5
Npls $	0:5
Nplumber $	0:5 10:-5
Npolish ,	d:-7 y:8
Npray for	0:10
Npriya is	x:8 19:-6
Nproblem $	0:6
Nput in	0:-5 1x:5
Nput that	0:6
Nput the	0:-5 e:6
Nquit smoking	0:7
Nreads the	0:3
Nrenting a	0:-8 u:11
Nretired ,	e:8 10:-15
Nretired from	0:-6 10:11
Nright ,	0:10
Nright now	0:12
Nroom ,	u:6
Nrun a	1d:4
Nsafe for	0:8
Nsaid yes	e:8
Nsaturday .	0:10 1x:-6 2o:-6
Nsay ,	0:7
Nscared of	0:10
Nschool ,	2v:8
Nsecond hand	7:-5 30:7
Nseptember ,	0:-5 15:6 1x:6
Nshe's #2	0:10
Nshellfish ,	0:-10 3:18
Nshifts ,	0:6
Nshort ,	r:12 2a:-7
Nshould we	0:6
Nside ,	0:14
Nsince #4	0:7 1v:-6
Nsince august	0:9 25:-5
Nsince may	0:6
Nsingle again	0:-9 1a:10
Nsir ,	0:7
Nsister ,	0:-3
Nsix months	m:-5
Nsize is	0:9
Nskip the	r:6
Nslow $	0:11
Nso dont	0:7
Nso i	0:7
Nso what	0:7
Nsold my	0:6
Nsold the	0:5
Nsorry ,	0:10
Nsort of	0:6
Nsounds like	0:10
Nspain $	0:12 v:-5
Nspring ,	2x:5
Nspring .	0:8
Nstart $	0:7
Nstays in	0:7
Nsugar $	0:12
Nsunday $	0:6
Nsunday ,	0:-6 1x:10 24:7
Nsupport @	0:8
Nsuppose a	0:6
Nsupposed to	0:6
Nswim ,	0:-5 1d:6
Nswitched from	0:9
Ntake the	0:-8 l:7
Ntaller than	0:6
Ntaught me	0:10
Nteach me	0:5
Nteeth out	1x:8
Nten minutes	0:13
Nten years	0:7 2:-7
Nterrified of	0:9
Nth ,	2o:5
Nth for	2o:10
Nth of	0:-7 1p:6
Nthan i	0:7
Nthank you	0:7
Nthat a	0:7 1o:-5
Nthe baby	e:6
Nthe basement	0:5
Nthe beach	0:-11 2e:7
Nthe best	0:7
Nthe bus	0:10
Nthe car	0:-4 1x:7
Nthe cat	1x:5
Nthe church	0:8
Nthe country	0:-5 1y:6
Nthe course	1x:5
Nthe dog	0:6 1x:-8 2o:6
Nthe farm	1x:7
Nthe first	0:9 1x:-6 2o:-9
Nthe flat	0:-6 1x:6
Nthe house	u:-5
Nthe kids	15:-6 2q:-5
Nthe night	0:-6 1x:5
Nthe old	1h:5 1x:-6
Nthe only	0:5
Nthe other	0:8
Nthe phone	0:10
Nthe rest	0:10
Nthe road	0:5
Nthe same	0:7
Nthe school	1:-7 1k:5
Nthe second	0:7 1x:-7
Nthe shop	0:7
Nthe three	0:10
Nthe wedding	0:-6 e:6 15:6 1x:-5
Nthe whole	0:5
Nthem ,	0:18 t:-8
Nthem at	0:11
Nthere $	0:7
Nthese days	0:11
Nthey say	0:6
Nthing ,	0:11
Nthirty -	0:-4 1e:6
Nthis morning	0:9
Nthis one	0:6
Nthree ,	2:10
Nthree of	0:-5 g:8
Nthree weeks	2:-8
Nthree years	0:-6
Nthursday ,	15:9 1x:-6
Nthursday .	0:7
Nthursdays ,	24:6
Ntime $	2a:6
Ntime .	0:8
Ntime in	0:9
Ntips for	0:10
Nto #2	0:10 23:-6
Nto #3	0:-5 23:7
Nto a	1v:-6 2o:-6
Nto acme	0:7 2o:-6
Nto ask	0:5
Nto charge	0:7
Nto get	0:8
Nto me	0:5 2a:-5
Nto save	0:8
Nto swim	0:11
Nto the	24:6 2o:-4
Nto thursday	0:7
Nto train	0:10
Nto work	0:-10 24:9
Ntoday ,	0:9
Ntoday .	0:9 1x:-5
Ntom $	0:10 x:-5
Ntoo ,	0:14
Ntoo much	0:12
Ntook the	e:5
Ntranslate to	0:5
Ntrying to	0:10
Ntuesday ,	0:14 1x:-10
Nturning #2	0:11
Nturns #2	0:6
Ntwenty -	0:-6
Ntwins ,	1x:7
Ntwo -	2:-7
Ntwo brothers	g:9
Ntwo days	0:12 l:-6 1e:-7
Ntwo dogs	0:5
Ntwo weeks	1x:-8
Ntwo years	2:-5 24:-5
Ntype #1	m:7
Nu get	0:6
Nunder #2	0:8
Nunder #3	0:12
Nup $	0:-7 24:9
Nup .	0:-5 1x:10
Nup for	0:8
Nup in	0:9 1x:-7
Nup on	0:6
Nup the	0:7
Nup with	0:6
Nus $	0:11
Nus ,	0:16
Nus in	0:-8 2d:8
Nused to	0:12 e:-5
Nvan ,	k:6
Nvegan ,	0:-5 8:8
Nvet $	0:8 k:-7
Nvet says	0:6
Nwait ,	0:8
Nwalk the	l:7
Nwant a	0:5
Nwant to	k:5
Nwants a	0:9
Nwas a	0:7
Nwas born	0:6 e:-6
Nwas my	0:6
Nway ,	0:7 24:-7
Nwe got	0:8
Nwe lost	e:6
Nwe're in	0:6
Nwedding ,	e:10 20:7
Nweek $	2o:8
Nweek .	24:5
Nweek of	2o:6
Nweeks ,	0:12 24:-5 2x:-6
Nweeks ago	0:13
Nwell ,	0:12
Nwent back	e:-7 1x:5
Nwere in	0:6
Nwhats the	0:6
Nwhen he	0:7
Nwhen the	0:12 24:-5
Nwhen you	z:-6
Nwho is	0:7
Nwhole life	0:8
Nwill be	0:8
Nwish i	0:8
Nwith #2	0:10
Nwith #3	0:6
Nwith a	0:7
Nwith her	0:8
Nwith kids	0:-5
Nwith me	1x:8 2a:-7
Nwith my	2w:-6
Nwith the	15:-5 23:-6 24:-5
Nwith us	1x:-6 2d:7
Nwoman who	j:-8
Nwords .	0:8
Nwords for	0:9
Nwork ,	0:16 24:-9
Nwork at	0:9 l:-5
Nworks at	0:12
Nworks for	0:12
Nwrist is	0:9
Nwrite a	0:12
Nwrite to	0:5
Nwriting a	o:-6
Nyear $	0:9
Nyear ,	0:5
Nyear -	0:5
Nyear .	2x:6
Nyear and	1x:8
Nyear old	0:9
Nyear olds	0:7
Nyears ,	0:-6 2x:11
Nyears .	2x:10
Nyears ago	0:6
Nyears in	1x:-8 1y:9
Nyears now	2x:6
Nyears of	0:7
Nyesterday ,	0:9 1x:-6
Nyou $	0:9
Nyou ,	0:10
P! !	a:7 x:-6 17:-6
P" ,	r:8
P#1 '	26:7
P#1 ,	0:9 x:-5 1i:7
P#1 .	0:6
P#1 a	1x:-5
P#1 and	0:13
P#1 in	o:9
P#1 k	0:10
P#2 ,	0:-7 a:10 v:-5 x:-7 1c:10
P#2 .	0:7
P#2 and	0:-6 1d:8 2r:-7
P#2 in	6:8 2o:-6
P#2 k	29:8 2r:-6
P#2 last	0:7
P#2 m	0:11
P#2 minutes	0:7
P#2 on	6:4 2r:8
P#2 th	0:10 2o:-5
P#3 #4	0:6 2n:-5
P#3 ,	0:17
P#3 -	24:-6 2n:8
P#3 cm	0:5
P#4 ,	0:8
P#4 .	0:5
P#4 and	0:-5 15:6
P, #1	24:-6 31:6
P, #2	2x:5
P, #3	0:11 31:-7
P, #4	0:9
P, a	7:-9 a:-6 2s:6
P, all	0:13
P, also	0:11
P, an	m:-6
P, and	h:9 x:-5
P, any	0:6
P, at	2:10 c:-5 1c:-6
P, back	1x:8
P, best	0:9
P, both	0:13
P, bought	11:7
P, but	0:10
P, can	0:8
P, day	0:12
P, did	0:7
P, do	0:7
P, does	10:8
P, don't	0:13
P, ex	24:7
P, good	0:14
P, got	e:8
P, has	0:-8 m:9 2t:7
P, he	e:10
P, he's	2:11 s:-6 x:-6 15:-6
P, how	0:7
P, i	0:6 e:-10 1x:8
P, i'm	2:-6 4:-5 d:-6 m:-5 x:10 12:-6 15:-7 1a:-7 1b:-6
P, im	0:6
P, in	a:5 s:-7 v:-10 15:-6 1d:5 1x:-6
P, is	h:-6 m:-5 15:-13 1x:7
P, it	0:10
P, it's	3:11 8:-7 g:-6 o:-8 u:-7 x:-10 13:-5 15:8 17:-5 18:-9
P, its	0:8
P, keeps	27:6
P, like	0:11
P, mr	0:-8 2g:10
P, my	0:12
P, need	0:11
P, new	0:15
P, no	g:7 m:-7 10:-6 11:-6 1d:-5 2a:9
P, not	0:13 2:-5 q:-7 x:-9 2a:10
P, nothing	0:9
P, now	15:10
P, of	0:17 x:-8
P, on	0:10
P, one	0:8
P, our	0:6 g:-6 x:9 13:-7
P, please	0:11
P, recommend	0:8
P, same	0:12
P, says	0:8
P, she	0:-5 2:6 15:4
P, she's	2:13 l:-5 u:-8
P, so	0:9
P, sold	11:9
P, still	0:8
P, suggest	0:9
P, ten	0:10
P, that	0:10
P, that's	0:8
P, the	0:7 1:-7 4:-5 a:-5 c:-6 r:-5 11:-5 1x:5
P, they	0:7
P, three	2o:-6
P, too	0:6
P, two	0:10
P, vet	0:6
P, was	0:-16 2:-7 10:5 13:9 1i:9
P, we	e:-5
P, we're	0:-4 u:10 15:5 1a:-9
P, well	x:7
P, what	0:8
P, what's	0:7
P, whats	0:6
P, which	0:9
P, who	0:2
P, with	0:9
P, write	0:7
P, you	0:6
P- in	0:13
P- old	0:9
P- six	0:5
P- year	0:9
P. anyway	0:6
P. draft	0:7
P. example	0:9 1u:-8
P. he	e:7
P. he's	0:-12 12:6
P. i	l:9 10:6
P. i'm	m:10 x:-5 10:-6
P. in	0:12 v:-6
P. is	0:9 2:-6
P. my	0:10
P. no	4:9
P. she	e:8 l:9
P. she's	x:8 1d:-5
P. the	0:-7 15:11
P. we	0:11
P. what	0:10
P. which	0:8
P: "	0:9
P: my	0:5
P: the	0:11
P? it's	0:6
P^ "	0:6
P^ #1	0:-7 26:7
P^ #2	0:5
P^ ^	b:-5 13:-5 14:-2
P^ a	0:8 11:-6 13:-7 1z:5
P^ also	0:-7 i:9 r:6
P^ are	0:12
P^ been	f:-5 l:-5 1a:6 1e:8
P^ before	0:7
P^ best	0:8
P^ biscuit	0:5
P^ born	0:4
P^ boss	x:7
P^ bought	e:9
P^ brother	e:-7 1a:-5
P^ call	0:6
P^ callum's	0:6
P^ can't	0:-5 1d:9
P^ convert	0:7
P^ correction	0:6
P^ cousin	0:-10 x:13
P^ did	0:5
P^ do	0:11
P^ does	0:11
P^ don't	l:-6 2a:6
P^ dont	l:10
P^ dropped	1:-5 k:7 l:-6
P^ eli	0:7 k:-5
P^ ethan	o:7
P^ every	0:8 24:-6
P^ finished	a:5
P^ first	0:9
P^ gave	l:9
P^ going	15:7 2o:-9
P^ good	0:6
P^ got	0:-8 e:-7 m:-6 11:-5 18:6 19:-5 1a:-7
P^ has	0:6
P^ have	11:6
P^ he	0:11 l:-7
P^ he's	e:-6
P^ her	0:7 6:6 m:-5
P^ his	0:11 1h:-5
P^ how	0:5
P^ i	1:-7 t:-6 16:-5 1x:-11
P^ i'd	0:8
P^ i'll	0:7
P^ i'm	1:-6 3:-10 6:-6 i:-4 o:-5 s:-6 t:-5 x:-5 12:8 18:-5 1f:-6
P^ i've	e:-7 g:11 19:6
P^ if	0:6
P^ im	r:-5 12:-6
P^ imagine	0:5
P^ in	v:-8
P^ is	0:18 2:-9 m:-5 x:-6
P^ it's	0:5 u:-6 15:-6
P^ joined	1:6
P^ just	0:6
P^ last	0:8
P^ left	1:10 c:-10
P^ make	0:6
P^ mam	e:9
P^ me	0:10
P^ mom	0:9 e:-5
P^ mum	e:-5 10:6
P^ my	k:-7 o:-6 t:-5 x:-5 11:6 18:-7
P^ never	2a:5
P^ new	0:5 4:7
P^ next	0:11
P^ nobody	0:7
P^ not	8:-8 x:7
P^ ok	0:6
P^ old	x:-6
P^ on	l:7 m:9 16:8
P^ one	19:6
P^ our	g:6 x:-8
P^ phone	0:6
P^ play	o:9
P^ put	0:8 24:5
P^ quit	0:-9 e:-5 l:8
P^ ran	0:-8 1x:3
P^ rory	0:7
P^ saving	0:8
P^ she	l:-4
P^ should	0:5
P^ since	i:10
P^ so	0:7
P^ sold	1x:-8
P^ some	0:8
P^ sorry	0:5
P^ suggest	0:7
P^ that	0:6
P^ the	0:3 h:7 o:-5 11:-6 15:-6 1d:-5 1h:-8 30:6
P^ they	e:7
P^ thinking	0:8
P^ tom	0:8
P^ took	1g:8
P^ two	2s:6
P^ up	24:8
P^ use	r:5 2a:-6
P^ was	0:8
P^ we	o:-7 13:-5 19:-6 1a:-5
P^ we've	0:3
P^ went	16:7
P^ what	0:6
P^ what's	0:7
P^ which	0:8
P^ who	0:7
P^ wife's	m:8
P^ would	0:6
P^ writing	0:-5
P^ you	0:6
P_ _	0:7
Pa #1	0:5
Pa #2	0:5 2r:8
Pa #4	23:-5 30:7
Pa baby	1z:13
Pa bakery	0:7 1x:-6
Pa big	1n:7
Pa bit	0:5 24:-6
Pa cat	0:9
Pa couple	0:6
Pa cracked	0:-5 7:7
Pa cruise	0:-5
Pa customer	0:9
Pa dog	1x:-5
Pa fella	0:7
Pa friend	0:7
Pa good	0:6
Pa greyhound	0:7
Pa grumpy	0:7
Pa half	23:7
Pa heart	0:-7
Pa house	1x:-5 23:6
Pa kid	0:-5
Pa line	0:-6
Pa little	0:-8 2d:7 2q:5
Pa midwife	0:6 2j:-6
Pa new	2s:7
Pa nine	1l:7
Pa nurse	0:9 2j:-6
Pa person	0:6
Pa quiet	0:10
Pa school	2j:7
Pa scorpio	0:-4 1a:7
Pa short	0:7
Pa simple	0:6
Pa six	0:9
Pa small	1x:-5 2k:5
Pa stroke	0:7
Pa woman	0:8
Pabout a	10:-5
Pabout the	0:12
Pacme .	0:7
Padopted a	0:-8 2m:8
Pafter a	0:4
Pafter the	0:12
Pafter thirty	2x:5
Pagain ,	0:11
Pall of	h:8
Pall the	0:11
Pallergic to	3:13 o:-4 1d:-6
Palready ,	0:7
Pam ,	0:-4 1i:6
Pam the	0:7
Pan electric	24:-5 30:9
Pan hour	0:8
Pan old	2c:-5
Pand #2	0:-5 31:6
Pand a	m:-5 11:6 1h:-6 1l:5 1n:-6
Pand an	7:12
Pand had	0:9
Pand has	f:5
Pand hates	0:12
Pand he	e:-10 1a:-5
Pand he's	0:8 10:-6
Pand her	0:7 15:-5
Pand his	g:8
Pand i	1a:7 1x:-9
Pand i'm	0:10 l:-9 12:-8
Pand i've	0:8
Pand im	0:15
Pand in	w:9
Pand is	0:10
Pand it	0:9
Pand it's	0:17 15:-5
Pand its	0:9
Pand just	10:9
Pand keep	0:-7 2a:8
Pand me	0:-7 e:6 m:6
Pand my	g:-7 x:-6 2d:6
Pand never	l:8
Pand now	0:14
Pand she	e:-7 l:5
Pand she's	10:-6
Pand the	7:-5 2o:-7
Pand they	0:11
Pand this	0:7
Pand wants	0:14
Pand we're	o:11 15:-7
Panswer in	s:5
Panswer me	0:-4
Panswers short	0:7 2a:-6
Panymore ,	0:6
Pare a	0:6
Pare my	0:7
Pare the	0:12
Pare you	0:7
Pas a	1:6 2:-5 a:-5 c:-7 11:-5 12:-6 13:-5 1h:-6
Pas an	10:10
Pas of	0:7
Pas the	0:10
Pask for	0:7
Pat #2	24:5
Pat a	1x:6
Pat half	0:-6 24:8
Pat home	0:7
Pat my	0:9
Pat six	0:7 24:-6
Pat the	l:-6 y:-5 15:-6 1c:-7 1h:-6 1v:-9 2v:-5
Pat work	0:6
Pb #1	0:-7 23:8
Pbaby in	1x:-5
Pback ,	1a:7
Pback on	1g:8
Pback to	0:8 1x:-7
Pbad ,	0:13
Pbag of	t:7
Pband ,	0:6
Pbe a	0:-7 a:-5 k:10 10:-7 2o:-7
Pbe the	0:8
Pbecame a	y:5
Pbecause of	0:6
Pbeen on	1e:-6
Pbefore i	l:-6
Pbefore my	0:7
Pbefore the	0:6
Pbefore work	0:7
Pbeing a	1j:9
Pbelieve in	5:9 v:-7
Pbest friend	0:-14 19:8
Pbetter for	1o:5
Pbetween a	0:6
Pbirthday is	6:6
Pbiscuit ,	0:8
Pbit of	0:-7 o:5 24:-6
Pborn and	0:10
Pborn in	0:8 6:-7 p:11 v:-8 1x:-6
Pborn on	0:-8 6:6
Pboss ,	x:8
Pboss is	19:8
Pbought a	10:-5 11:8 1h:-8 30:6
Pboy ,	x:9
Pbroke his	25:5
Pbroke my	1x:8
Pbrother is	1a:-5
Pbuilding a	17:7
Pbus driver	0:8 2j:-8
Pbut in	0:8
Pbuy a	0:-4 23:6
Pbuy the	0:7
Pby a	1x:6
Pby the	23:-5
Pcall me	0:-7 z:15
Pcall the	0:8
Pcalled off	0:-6 15:8
Pcalls me	0:-7 z:11
Pcan a	0:4
Pcan do	0:-9 1d:9
Pcan i	0:10
Pcan still	0:12
Pcan u	0:7
Pcan you	0:9
Pcan't do	3:7 l:-5
Pcan't stand	0:-6 9:10
Pcan't swim	0:9 2w:-7
Pcats ,	x:7
Pchanged my	0:10
Pchef ,	0:-5 2:7
Pclass ,	0:6
Pclub ,	1:7 10:-5
Pcode is	0:8
Pcoffee is	0:14
Pcom ,	0:7
Pcome back	0:-6
Pcome from	0:10
Pcomes from	0:-5 p:7
Pcottage in	0:9 v:-6
Pdad was	0:4
Pdaughter ,	2:7
Pday ,	r:6
Pday .	0:9
Pdead ,	0:-6 15:9
Pdiabetes ,	0:7
Pdid my	0:-5 a:7 m:9 w:-6
Pdid the	0:11
Pdied in	0:10
Pdo i	0:9
Pdo in	2o:8
Pdo people	0:9
Pdo the	0:-11 1d:9 27:10
Pdo with	0:8
Pdo you	0:7
Pdoctor ,	0:7
Pdoctor said	0:7
Pdoes a	0:10
Pdoes an	0:6
Pdoes that	0:6
Pdog ,	x:9
Pdogs eat	0:7
Pdont drink	0:5 8:8 24:-5
Pdown ,	m:13
Pdown in	0:-9
Pdown to	0:6 q:-5 1i:6
Pdraft a	0:10
Pdream is	0:-5 k:5
Pdrive a	0:-8 1d:9
Pdropped out	0:8
Pdropped the	0:-10 l:7 o:9 1x:-5 23:6 24:-8
Pdue in	15:8
Peleven years	0:6
Penglish at	0:-5
Penough of	v:7
Pevenings ,	x:7
Pevery other	0:-6
Pevery single	0:7
Pevery sunday	0:8 24:-7
Peverybody at	0:5
Pex ,	0:5
Pex -	24:7
Pexample .	1u:13
Pexplain the	0:8
Pfeet ,	0:6
Pfeet are	0:6
Pfinished the	m:-5 1t:6
Pfirst ,	0:9
Pflat in	2d:-6
Pfloor ,	0:6
Pfor #2	0:7
Pfor #3	0:-5 2o:9
Pfor a	1:-6 2:5 c:-7 j:-8 u:5 10:-4 15:-6 17:-5 1c:-5 1o:5 2q:-8
Pfor me	0:8
Pfor six	0:12
Pfor the	0:-2 15:4 1v:-6 24:-5 2o:6 2q:8
Pfor two	2x:10
Pfriend of	0:8
Pfriend priya	0:-8 e:7
Pfrom a	0:6 c:5 13:-7
Pfrom my	0:10 1x:-5
Pfrom the	20:6
Pgave up	0:-5 l:10 24:-5
Pget a	13:-5 15:8
Pget the	0:10
Pget to	0:3 k:-6 23:-6
Pgirl ,	c:-5
Pgive me	0:4
Pgo ,	0:8 l:-6
Pgo out	0:6
Pgo to	k:-5 l:-9 1c:7
Pgoes by	z:9
Pgoes to	0:-13 l:5
Pgoing to	k:-6 v:-5 15:-4
Pgone off	9:9
Pgood at	2w:5
Pgood morning	0:10
Pgood with	2w:5
Pgot a	0:-7 4:-7 19:-10 1a:-5 1x:-6 25:-8 2k:-7 2q:-6
Pgot an	11:12
Pgot engaged	0:10 1x:-8
Pgot into	1x:9
Pgot laid	1x:14
Pgot married	1x:6
Pgot my	0:-14 a:11 m:-4 18:8
Pgot promoted	0:6
Pgot the	0:-6 1x:6
Pgrew up	0:11
Pguy at	0:6
Phad a	11:-6 1h:-10
Phad her	0:-7
Phad my	e:-8 1x:8
Phad to	e:7
Phad twins	0:7 1x:-5
Phalf marathon	0:7
Phalf the	0:6
Phas a	2:-6 g:-6 i:-5 13:9 1h:9 2t:7 30:-5
Phas begun	0:-5 m:9
Phas gone	0:-6 8:6
Phas just	0:-6 e:9
Phas me	0:7
Phas my	0:9
Phas no	0:-9 2l:7
Phas the	0:7
Phave a	0:-10 1h:9 2s:-6
Phave an	m:8
Phave never	1d:-5
Phave one	0:-4
Phave the	0:10
Phave to	0:13
Phaving a	a:9
Phe can	0:8
Phe doesn't	0:8
Phe has	g:-6 m:-5 12:7
Phe hasn't	0:10
Phe is	2:9 y:5
Phe was	1a:-5
Phe's a	o:10 1j:-7
Phe's in	1:-9 v:8
Phe's the	0:8
Phelp with	0:9
Pher baby	0:7
Pher own	0:8 23:6
Phere ,	10:6
Phim ,	0:-6 l:8
Phis wife	0:9 1x:-7
Phome ,	x:9 15:-6
Phome is	0:13 x:-5
Phouse ,	0:9
Phouse in	0:-9 v:9
Phouse with	19:7
Phow do	0:6
Phow many	0:11
Phusband ,	0:12 x:-5
Phusband and	13:6
Pi am	5:-6 8:-7 9:-6 l:-6 x:7 10:-6 12:-5 19:-5 24:-6 2w:-7
Pi became	0:-11
Pi bought	0:7
Pi broke	e:6
Pi came	0:5
Pi can	1d:8
Pi can't	0:7
Pi cannot	1d:7
Pi could	0:7
Pi did	0:-7 f:-10 w:8 1x:5
Pi don't	l:9
Pi drive	0:11
Pi eat	8:9
Pi ever	0:8
Pi feel	0:8
Pi gave	0:7
Pi get	l:-6 m:12
Pi go	o:9
Pi got	e:8 18:-7 19:-5
Pi had	e:-7 1e:7
Pi hate	9:10 o:-6 t:-6
Pi have	0:3 2:6 e:-5 l:-6 t:-6 13:-6 1e:-7 1x:-5 24:-8
Pi haven't	0:11
Pi just	0:7 e:-6
Pi keep	13:7
Pi live	u:12
Pi love	t:9
Pi make	0:-8 1d:-7 2w:8
Pi mean	0:8
Pi meant	0:8
Pi moved	0:-6 1x:7
Pi never	0:12 f:-5
Pi only	0:13
Pi passed	1x:-9
Pi prefer	16:6
Pi put	c:4
Pi read	0:5 w:7
Pi rent	0:9
Pi said	0:10
Pi speak	s:7
Pi still	0:11
Pi take	0:-3 5:-5 l:-7 m:9
Pi think	0:6
Pi used	0:7
Pi was	c:-5 m:-6 18:-6
Pi wear	4:5
Pi went	1x:6
Pi'd buy	0:5
Pi'd love	k:8
Pi'm #1	0:4
Pi'm a	0:-10 a:-4 j:8 m:-5 11:-5 12:9 13:-5 1b:-5 2j:-6
Pi'm at	2:-7 1i:8
Pi'm going	0:9
Pi'm in	0:6
Pi'm not	15:7 1b:6
Pi'm on	0:-6 m:9
Pi'm the	0:7 2o:-5
Pi've a	f:-5
Pi've been	1e:4
Pi've got	0:-6
Pi've had	0:10 m:-7
Pi've never	0:-3 f:6
Pif i	0:5
Pif my	0:6
Pim a	0:-12 12:-9 17:-6
Pin ,	0:10
Pin a	10:-6 11:-6
Pin an	0:7
Pin english	0:9
Pin grade	2:-6 1t:9
Pin ireland	0:8
Pin january	0:8
Pin june	0:7
Pin law	m:-5
Pin lisbon	0:7
Pin may	0:15
Pin my	0:6 1x:-3
Pin october	0:8
Pin september	0:7 2o:-6
Pin that	0:5
Pin the	m:-6 o:-5 1e:-5 1g:-7 1h:-7 1x:5 2a:-7 2q:-5
Pin this	0:10
Pin three	2o:9
Pin two	0:6 1x:-7 2x:-6
Pin with	1x:5
Pinstead of	1g:7
Pinto a	0:10
Piphone #2	0:7
Pis #1	0:11
Pis #3	0:-6 2e:5
Pis a	2:-7 7:3 8:-7 h:-8 m:6 o:-7 t:-7 w:-6 10:8 11:-5 13:-8 1a:-6 1c:-6 1h:-4 1j:-8 1q:-6
Pis an	10:5
Pis at	0:-5 k:-5 1c:9
Pis called	1:-5 c:-8 z:-6 19:8
Pis doing	1x:-5
Pis from	0:-10 p:16 v:-6 x:-7
Pis getting	1a:-9 2t:9
Pis in	p:-6 w:-5 1g:9
Pis it	0:9 m:-6
Pis my	0:11 m:-8 1e:5
Pis not	0:10
Pis now	1a:6
Pis on	6:-5 1x:6
Pis she	0:8
Pis six	25:-5
Pis that	5:5
Pis the	h:8 12:12
Pis there	0:8
Pis too	0:8
Pis two	26:7
Pis very	0:-5 2l:6
Pis your	0:9
Pisn't a	0:-9 10:9
Pit is	0:12
Pit to	0:8
Pit was	0:-5 v:9
Pit's a	j:8 10:-5 1z:6 2q:-6
Pit's all	0:-9 o:6
Pit's not	3:6
Pit's raining	0:6
Pjob ,	0:-6 c:11 x:-7
Pjoined the	1:8
Pjust a	0:6
Pjust got	0:-10 e:9
Pjust me	2d:10
Pkeep it	0:-5 2a:5
Pkeep the	0:8
Pkids ,	0:8 x:-7
Pkids and	2d:5
Pkilos ,	2:-10 1i:10
Pknow about	0:14
Plandlord has	0:8
Plast month	0:7
Plast night	0:10
Plaw ,	0:6
Plearned to	0:-5 1d:6
Pleft ,	0:9
Pleft the	c:6 1k:-8 24:8
Plet me	0:7
Plibrary ,	0:-5 10:7
Plike a	0:12 10:-7
Plike i'm	0:9
Plike in	0:13
Plike to	0:-4 k:5 o:6
Plive in	v:6
Plives in	a:-5
Pliving in	v:7 1x:-5
Pliving with	0:-9 2d:10
Plong does	0:5
Plooking for	0:8 1e:-6
Plooks like	0:5
Plost my	1x:6
Pmad about	0:-6 t:11
Pmake a	0:7
Pmake it	0:7
Pmake me	0:8
Pmake the	0:8
Pmake this	0:8
Pmakes me	1j:7
Pman ,	0:-11 e:6
Pman who	0:6
Pman with	0:8
Pmarch ,	0:7
Pmarried in	v:-7
Pmass every	24:8
Pme #1	0:6
Pme #2	0:6
Pme ,	x:-6 2d:8
Pme .	0:-4 u:10
Pme :	0:10
Pme a	0:4 u:-5 17:-5 1h:-6
Pme about	0:11
Pme and	x:-11 1a:7
Pme at	0:-8 o:12
Pme every	0:-5 24:5
Pme for	23:6
Pme is	0:-5
Pme on	0:-6 r:-9
Pme ten	0:10
Pme the	e:-5
Pme three	0:6
Pme to	k:-9
Pminutes ,	0:8
Pmonth ,	0:5
Pmore ,	v:10 x:-5
Pmorning ,	0:9
Pmoved in	0:6 v:-7
Pmoved into	u:8
Pmoved to	0:-5 k:-5 v:12 1x:11 2o:-5
Pmr .	x:5
Pmy aunt	e:-5 g:7 2d:-6
Pmy back	0:10
Pmy bike	0:10
Pmy birthday	0:7
Pmy boy	0:9
Pmy brother	1x:6
Pmy buddy	x:7
Pmy coffee	0:-5 2c:6
Pmy cousin	g:6
Pmy daughter	e:-7 x:4
Pmy ears	m:7
Pmy eldest	0:11
Pmy favourite	0:14
Pmy first	0:-7 18:5 1x:11
Pmy girlfriend	x:9
Pmy granddaughter	g:8
Pmy grandmother	0:-4
Pmy husband	g:5
Pmy husband's	g:-5 x:-9 12:7
Pmy last	0:-5
Pmy left	25:-6
Pmy little	0:9 g:-7
Pmy mother	o:10
Pmy mother's	0:9 x:-5
Pmy mum	0:12
Pmy mum's	0:9
Pmy nails	0:5
Pmy neighbour	0:-8
Pmy nephew	x:7
Pmy niece	x:9
Pmy old	7:10 11:-9 13:-7
Pmy only	1z:6
Pmy other	0:7
Pmy own	2d:-9
Pmy parents	e:-6 1x:5
Pmy phone	0:6
Pmy sister	l:-6 10:-5 24:-6
Pmy sister's	m:-8 x:-6 1x:-5
Pmy son	0:-6 z:10 2d:7
Pmy son's	0:9
Pmy uncle	0:-8 2d:8
Pmy wife's	0:13 x:-6
Pmy work	2s:6
Pname is	0:9 e:-5
Pneed a	0:10
Pneed for	0:8
Pneed to	0:5
Pneeds a	0:8
Pnever been	0:-10 f:10 o:-5 1y:8
Pnever had	1g:7
Pnight ,	0:10 m:-5
Pnight .	0:-6 2:9
Pnight owl	0:7 2y:-6
Pno ,	0:10
Pno i	0:-4 1x:5
Pno idea	0:5
Pno longer	u:7
Pno more	0:-14 l:8 m:10 2a:-5
Pno wait	0:10
Pnone of	0:6
Pnormal for	0:10
Pnot a	0:-7 10:-8 12:8
Pnot in	0:8
Pnot my	0:14
Pnot the	0:8
Pnot too	0:10
Pnow ,	0:7 e:-7 l:7 x:-6
Pnow .	x:10
Pnow and	0:12
Pnow on	r:6
Pnumber is	14:5
Pnurse ,	0:12
Pnurse at	0:-10 c:10
Poctober ,	0:6
Pof a	0:13 m:-6 23:-7 2p:-10 2q:-5
Pof her	0:-6
Pof my	m:11
Pof the	0:-3 1:5 c:-6 i:9 m:-5 1x:-5
Pof them	0:7
Poff ,	0:7
Poff .	0:11
Poff a	0:11 1x:-6
Poff in	15:-5
Poff the	4:7 m:11 t:9
Pold ,	0:-6 x:8
Pon #1	0:5
Pon #2	0:-6 24:9
Pon a	0:6 m:-6 10:-9 1y:7 24:-7
Pon an	7:6
Pon fridays	0:7
Pon my	2r:5
Pon the	7:-8 m:-12 10:8 25:-7 2o:5 2r:-5
Pon tuesdays	0:9 24:-6
Pone ,	0:7
Pone for	t:8
Pone in	0:-4 v:7
Pone of	g:8 t:-7
Popened a	1x:7
Por a	0:9
Poriginally from	p:9
Pour dog	x:9
Pour neighbour	19:7
Pout ,	1g:6
Pout in	15:7
Pout of	i:-6 m:-6 u:7 2q:-5
Pout the	0:4
Pover from	p:7 1g:-6
Pown a	2d:10
Pown house	0:6
Pparents ,	x:6
Ppart of	0:7
Ppart time	2p:5
Ppassed his	1x:6
Ppassed the	1x:-7
Ppeople ,	0:9
Pperson ,	0:6
Ppixel #1	0:10
Pplace ,	x:8
Pplay the	0:-9 1:-5 o:9 1d:8
Ppoints ,	0:11
Ppregnant ,	0:-8 m:7 x:7
Ppriya is	0:-5
Ppromoted to	0:-10
Pput my	0:5
Pput rufus	0:5
Pput the	1x:5
Pquit smoking	0:5 24:-5
Pquit the	24:-5
Prather have	0:7 2p:-6
Preads the	0:6 1:-5
Precommend a	0:5
Prent is	0:7
Pretired ,	0:9
Pretiring in	0:-5 2o:7
Proom ,	0:10
Prun a	2w:7
Psafe for	0:7
Psaid no	0:7
Psaid yes	0:10
Psame as	0:11
Psays it's	m:9
Pscared of	0:-6 i:9
Psecond hand	0:-7 30:5
Pseptember ,	15:5 2o:6
Psewing machine	0:7
Pshare a	1g:7
Pshe has	0:9 g:-7 l:-5
Pshe is	0:10
Pshe said	0:9
Pshe works	l:-5 24:9
Pshe's #2	0:6
Pshe's a	0:-7 10:8
Pshould i	0:9
Pshould we	0:7
Pside ,	0:-8 x:10
Psince #4	0:9
Psince i	e:6
Psince the	e:10
Psister ,	g:7
Psix foot	0:10 26:-9
Pskip the	2a:7
Pso dont	r:-6
Pso go	0:10
Pso i	e:4 l:4
Pso i'm	x:8
Pso it's	0:-9 l:10 m:-6 13:6
Pso now	0:10
Pso please	0:7 r:-6 2a:-6
Pso she	0:10
Pso tired	0:5
Pso we	0:9 l:-5
Pso what	0:9
Pso yeah	0:-9
Psold my	0:-13 11:8
Psold the	0:-7 11:4 1h:8 2k:7
Psomeone who	0:-10
Psomething for	0:7
Pson is	0:8
Psorry ,	0:7
Psound less	0:7
Pstays in	0:-5 v:7
Pstill can't	1d:7
Psuggest a	0:9
Psuppose a	0:7
Pswim ,	0:6
Pswitched from	0:-12 p:-6 v:-6 x:-6 1g:10
Pswitched to	1g:-8
Psydney ,	0:-5 19:9
Ptaco truck	e:6
Ptake the	0:-6 24:8
Ptaller than	0:7
Ptaught me	0:11
Ptea ,	0:11
Pteach me	0:9
Ptell the	0:13
Pterrified of	0:-8 i:12
Ptext to	0:-5 19:8
Pth ,	15:6
Pth of	0:-8 1p:6
Pthat at	0:-8 2:9
Pthat is	0:9
Pthat my	0:-6 g:7
Pthe #1	2o:5
Pthe #2	0:-4 2o:10
Pthe baby	0:-6 x:6 1x:7
Pthe best	0:5
Pthe big	0:10
Pthe bus	24:6
Pthe cat	1x:7
Pthe county	0:-6
Pthe dog	0:9
Pthe first	0:9 1x:-5
Pthe flat	0:7
Pthe girl	0:-8 2:8
Pthe gym	0:7
Pthe library	0:5 1k:-6
Pthe new	2s:8
Pthe office	0:14
Pthe old	1x:-6 30:11
Pthe only	0:7
Pthe other	0:10
Pthe phone	0:6
Pthe school	1x:5
Pthe sea	0:6
Pthe shop	0:5
Pthe three	0:9
Pthe video	0:8
Pthe wedding	1x:5 2o:-6
Pthe whole	0:9
Pthere ,	x:6
Pthere a	0:9
Pthirty -	0:-5 1e:-5 2x:5
Pthis into	0:8
Pthree weeks	0:8
Ptime ,	0:-7 e:7 w:7
Ptips for	0:10
Pto #2	0:8 23:-7 2o:-5 31:6
Pto #3	0:7
Pto a	c:5 10:-6 12:-7 23:-5
Pto ask	0:9
Pto be	h:10 l:6 13:-5
Pto charge	2j:5
Pto do	0:-6 o:7
Pto get	0:7
Pto hate	0:-8 t:9
Pto have	0:13
Pto his	0:8
Pto learn	s:6
Pto live	0:5
Pto make	1d:10
Pto mass	0:5
Pto play	o:-10
Pto put	x:8
Pto rent	0:7
Pto run	0:-5
Pto spain	0:-6 2o:6
Pto stop	l:9
Pto swim	0:6
Pto the	15:5 24:6 2o:-7
Pto use	0:5
Pto work	0:8
Ptoday ,	0:7
Ptoo ,	0:9
Ptoo much	0:5
Ptook the	1x:5
Ptook up	0:-12 o:9
Ptrue that	0:10
Ptrying to	o:8
Ptuesday ,	0:6
Pturned #2	0:11
Pturning #2	0:7
Pturns #2	0:6
Ptwenty -	0:-5
Ptwins ,	0:-9 x:8
Ptwo days	0:7
Ptype #1	m:-7 25:6
Pu get	0:5
Punder #2	0:7
Pup .	0:14
Pup a	0:8
Pup for	0:-6
Pup in	0:-15 o:-5 p:16
Pup on	8:7
Pup the	o:-6
Pup to	k:-6 l:-5
Pus in	0:-5 2d:7
Pused to	9:-5 k:-10 l:6 o:6 1d:-5 24:-5
Pvet says	0:7 3:7 x:-10
Pwait ,	15:-6
Pwant to	k:4
Pwants a	0:15 k:-6 23:-5
Pwants me	0:9
Pwants to	0:-3 k:9 23:5
Pwas a	0:-5 1:-5 j:-8 10:12 13:-6 2j:8
Pwas in	1:7 1k:4
Pwas my	e:5
Pwas the	0:13
Pway ,	0:7
Pwe are	0:-7
Pwe bought	0:3 1x:-2
Pwe go	0:-3
Pwe got	e:-6
Pwe have	0:-6 1a:-6
Pwe lost	1x:6
Pwe moved	0:-10 1x:10
Pwe were	0:5 15:-5
Pwe're in	0:-9 v:9 15:5
Pwe've got	0:7 13:-6
Pwedding ,	15:7
Pweek ,	x:-6
Pweek i	0:8
Pweeks ,	0:12
Pwent back	0:5
Pwent to	0:-7 1c:10
Pwere in	0:9 v:-5
Pwere the	0:7
Pwhat do	0:5
Pwhat does	0:7
Pwhat is	0:8
Pwhat to	0:8
Pwhats the	0:5
Pwhen is	0:12
Pwhen the	0:11
Pwhen you	r:-5
Pwho has	0:11
Pwho hates	9:8
Pwho invented	0:6
Pwho is	0:-6 10:7
Pwhy do	0:5
Pwish i	0:5
Pwith a	m:-7 10:-7 13:-8 1x:-5
Pwith her	0:-11 11:10 19:8
Pwith his	0:-5 13:8
Pwith kids	0:-6
Pwith me	l:5
Pwith my	0:-6 2d:10
Pwith one	0:14
Pwith the	1:7 c:-6 u:-11 13:-8 17:6 2a:-5
Pwith us	0:14 2d:-11
Pwon the	0:7
Pwon't touch	0:-4 8:8
Pwork at	0:-5 c:7 l:5
Pwork on	0:8
Pworks for	c:7
Pwould a	0:6
Pwrite a	0:7
Pwrite him	0:6
Pwrite the	0:15
Pwriting a	0:-7
Pyear ,	0:6 x:9
Pyear old	0:11
Pyears ,	o:6 x:-7
Pyears in	1y:8
Pyears of	7:7
Pyes i	o:8
Pyou a	0:6
Pyou explain	0:5
Pyou have	0:7
Pyou're a	0:7 2:-5
Pyou're the	0:12
Pyour answers	0:-7 2a:7
T! ! !	0:10
T" i have	0:5
T#1 am ,	0:-4 1i:6
T#1 diabetes ,	0:6
T#2 and has	0:-6 f:6 m:10
T#2 and still	u:6
T#2 and the	0:7
T#2 th ,	15:6
T#3 #3 #4	0:6 2n:-5
T' #1 ,	0:-7 1i:8
T, #2 ,	10:7
T, and i	0:-4 10:6
T, and one	0:10
T, and the	0:11
T, can i	0:5
T, give me	0:5
T, got a	1h:7
T, he is	y:6
T, he's in	v:9
T, i am	2:-6 x:9
T, i read	0:8
T, i was	0:11 1a:-8
T, is #2	0:9
T, is a	0:-9 m:6
T, is getting	1x:8
T, is that	0:10
T, is the	0:8
T, no more	0:-8 1:-8 m:12 u:-9 10:-7
T, not a	0:11
T, not the	0:6
T, she's a	0:-11 10:7
T, so it's	0:-10 l:10 m:-6
T, so no	0:13 o:-7
T, so now	0:7
T, so please	0:6
T, teach me	0:6
T, want to	0:7 k:-7
T- #3 -	0:-10 2n:7
T- in -	0:12
T. com ,	0:7
T. draft a	0:10
T. he's #2	31:10
T. my husband	0:13
T. my husband's	0:-9 x:-5 12:7
T. my sister	e:11
T@ acme .	0:7
T@ example .	1u:13
T^ ^ "	0:6
T^ ^ #1	0:-7 26:7
T^ ^ #2	0:5
T^ ^ ^	b:-5 13:-5 14:-2
T^ ^ a	0:8 11:-6 13:-7 1z:5
T^ ^ also	0:-7 i:9 r:6
T^ ^ are	0:12
T^ ^ been	f:-5 l:-5 1a:6 1e:8
T^ ^ before	0:7
T^ ^ best	0:8
T^ ^ biscuit	0:5
T^ ^ born	0:4
T^ ^ boss	x:7
T^ ^ bought	e:9
T^ ^ brother	e:-7 1a:-5
T^ ^ call	0:6
T^ ^ callum's	0:6
T^ ^ can't	0:-5 1d:9
T^ ^ convert	0:7
T^ ^ correction	0:6
T^ ^ cousin	0:-10 x:13
T^ ^ did	0:5
T^ ^ do	0:11
T^ ^ does	0:11
T^ ^ don't	l:-6 2a:6
T^ ^ dont	l:10
T^ ^ dropped	1:-5 k:7 l:-6
T^ ^ eli	0:7 k:-5
T^ ^ ethan	o:7
T^ ^ every	0:8 24:-6
T^ ^ finished	a:5
T^ ^ first	0:9
T^ ^ gave	l:9
T^ ^ going	15:7 2o:-9
T^ ^ good	0:6
T^ ^ got	0:-8 e:-7 m:-6 11:-5 18:6 19:-5 1a:-7
T^ ^ has	0:6
T^ ^ have	11:6
T^ ^ he	0:11 l:-7
T^ ^ he's	e:-6
T^ ^ her	0:7 6:6 m:-5
T^ ^ his	0:11 1h:-5
T^ ^ how	0:5
T^ ^ i	1:-7 t:-6 16:-5 1x:-11
T^ ^ i'd	0:8
T^ ^ i'll	0:7
T^ ^ i'm	1:-6 3:-10 6:-6 i:-4 o:-5 s:-6 t:-5 x:-5 12:8 18:-5 1f:-6
T^ ^ i've	e:-7 g:11 19:6
T^ ^ if	0:6
T^ ^ im	r:-5 12:-6
T^ ^ imagine	0:5
T^ ^ in	v:-8
T^ ^ is	0:18 2:-9 m:-5 x:-6
T^ ^ it's	0:5 u:-6 15:-6
T^ ^ joined	1:6
T^ ^ just	0:6
T^ ^ last	0:8
T^ ^ left	1:10 c:-10
T^ ^ make	0:6
T^ ^ mam	e:9
T^ ^ me	0:10
T^ ^ mom	0:9 e:-5
T^ ^ mum	e:-5 10:6
T^ ^ my	k:-7 o:-6 t:-5 x:-5 11:6 18:-7
T^ ^ never	2a:5
T^ ^ new	0:5 4:7
T^ ^ next	0:11
T^ ^ nobody	0:7
T^ ^ not	8:-8 x:7
T^ ^ ok	0:6
T^ ^ old	x:-6
T^ ^ on	l:7 m:9 16:8
T^ ^ one	19:6
T^ ^ our	g:6 x:-8
T^ ^ phone	0:6
T^ ^ play	o:9
T^ ^ put	0:8 24:5
T^ ^ quit	0:-9 e:-5 l:8
T^ ^ ran	0:-8 1x:3
T^ ^ rory	0:7
T^ ^ saving	0:8
T^ ^ she	l:-4
T^ ^ should	0:5
T^ ^ since	i:10
T^ ^ so	0:7
T^ ^ sold	1x:-8
T^ ^ some	0:8
T^ ^ sorry	0:5
T^ ^ suggest	0:7
T^ ^ that	0:6
T^ ^ the	0:3 h:7 o:-5 11:-6 15:-6 1d:-5 1h:-8 30:6
T^ ^ they	e:7
T^ ^ thinking	0:8
T^ ^ tom	0:8
T^ ^ took	1g:8
T^ ^ two	2s:6
T^ ^ up	24:8
T^ ^ use	r:5 2a:-6
T^ ^ was	0:8
T^ ^ we	o:-7 13:-5 19:-6 1a:-5
T^ ^ we've	0:3
T^ ^ went	16:7
T^ ^ what	0:6
T^ ^ what's	0:7
T^ ^ which	0:8
T^ ^ who	0:7
T^ ^ wife's	m:8
T^ ^ would	0:6
T^ ^ writing	0:-5
T^ ^ you	0:6
T^ are you	0:8
T^ as a	0:-20 1:7 j:10
T^ call me	z:12
T^ did my	0:-12 a:8 m:10
T^ do you	0:6
T^ down to	1i:8
T^ explain the	0:7
T^ fix the	0:6
T^ gave up	0:-10 l:-10 15:8
T^ give me	0:7
T^ got a	0:-9 4:-5 7:9 13:-11 1h:-9 1q:-9 2m:6
T^ got promoted	0:8 1x:-6
T^ had my	e:-6 1x:7
T^ he doesn't	0:8
T^ he has	0:11 g:-6 m:-6
T^ he is	0:19
T^ he was	1a:-5
T^ home is	0:13 x:-5
T^ how do	0:5
T^ i am	8:-7 m:-11 o:-7 x:-9 10:-5 15:-12 17:7 1b:5 2w:-5
T^ i can	0:-6 1d:10
T^ i can't	0:9
T^ i cannot	0:6
T^ i did	0:-6 f:-10 w:8
T^ i do	0:5 24:-7
T^ i don't	l:10
T^ i drive	0:8
T^ i get	l:-6
T^ i go	o:10
T^ i got	e:11 18:-5
T^ i had	1x:7
T^ i hate	9:6
T^ i have	2:7 g:10 i:-5 m:10 11:-7 13:-5 1e:-7
T^ i keep	13:7
T^ i live	0:-7 u:8
T^ i make	1d:-7 2w:8
T^ i meant	0:7
T^ i never	0:8
T^ i only	0:7
T^ i prefer	16:6
T^ i speak	s:8
T^ i take	0:-2 l:-6 m:9
T^ i use	0:-10 1g:11
T^ i used	0:5
T^ i was	10:-7 1a:7 1x:6
T^ i went	0:11 1x:-6
T^ i will	0:6
T^ i'm #1	0:4
T^ i'm a	0:-6 j:9 t:5 1a:-6
T^ i'm going	0:7
T^ i'm in	0:9 1:-9
T^ i'm not	1b:7
T^ i'm on	m:10 1g:-6 24:-5
T^ i've got	0:-6
T^ i've never	0:-6 f:7
T^ if a	0:9
T^ if i	0:5
T^ if my	0:5
T^ im a	0:-11
T^ in the	0:9
T^ is a	0:13 7:-6
T^ is it	0:8
T^ is my	0:8 m:-6
T^ is the	0:11
T^ is your	0:9
T^ it's a	0:-7 j:8 1z:6
T^ my aunt	0:-11 g:8
T^ my birthday	0:7
T^ my brother	0:-9 1x:6
T^ my buddy	x:7
T^ my cousin	g:6
T^ my daughter	0:-3 x:7
T^ my eldest	0:11
T^ my favourite	0:9
T^ my friend	19:7
T^ my girlfriend	0:-7 x:9
T^ my granddaughter	x:10
T^ my grandmother	0:-5
T^ my husband	0:-16 g:6
T^ my husband's	x:-5
T^ my little	0:9 g:-7
T^ my mother	0:5 o:11 1z:-6
T^ my neighbour	0:-9 x:10
T^ my nephew	x:9
T^ my niece	x:9
T^ my old	0:9
T^ my parents	0:-6 1x:5
T^ my sister	0:-3 g:9 1x:7
T^ my sister's	0:15 e:-5 m:-8
T^ my son	z:-8
T^ my son's	0:6
T^ my uncle	x:10
T^ never been	f:7
T^ no longer	u:8
T^ no more	0:-9 1:-8 m:-11 u:9 10:8
T^ not a	0:-10 k:8 10:-5
T^ on the	0:14
T^ our cat	0:-8 e:8
T^ our neighbour	0:-7 19:7
T^ recommend a	0:5
T^ she is	0:10 2:-5
T^ should a	0:16 2:-12
T^ should i	0:6
T^ sold my	0:-10 11:10
T^ sold the	0:-6 11:-12 1h:6 1x:-7
T^ sorry ,	0:7
T^ suppose a	0:7
T^ the new	2s:8
T^ used to	f:-5 l:8 o:-7
T^ we got	e:-6 13:-8
T^ we have	0:-6 g:10
T^ what does	0:7
T^ what's the	0:5
T^ when is	0:11
T^ who invented	0:6
T^ why do	0:5
T^ would a	0:5
T^ write a	0:10
Ta bag of	t:7
Ta bit of	0:-7 o:5 24:-6
Ta day ,	r:6
Ta man who	0:6
Ta nurse at	0:-9 c:10
Ta second hand	0:-7 30:5
Ta text to	0:-5 19:8
Tafraid of the	0:-9 i:10
Tam allergic to	0:15 3:-10
Tand a half	0:-6 23:7
Tand i have	m:-7
Tand i live	0:6
Tand moved to	0:12
Tany more ,	0:-10 v:10 x:-5
Tare you a	0:6
Tat #2 ,	0:-9 x:-5 1c:11
Tat home ,	0:7
Tbest man ,	e:6
Tcalled off the	0:-7 2o:8
Tcan dogs eat	0:7
Tcan i put	c:5
Tcan i use	0:11
Tcan you explain	0:5
Tcan't swim ,	0:6
Tdon't believe in	0:-6 5:8
Tdown to #2	0:5 31:6
Tdrive a #4	30:6
Tfirst day at	0:10
Tfirst time ,	e:8
Tfor a #2	0:11
Tfrom now on	r:6
Tgave me a	1x:7
Tgave up the	0:-11
Tget up at	l:7
Tgive me three	0:6
Tgot laid off	0:10 1x:-8
Tgot married in	0:-6 1x:9
Tgot promoted to	0:-9 10:10
Tgrew up in	p:11 v:-6
Thad a stroke	0:7
Thad to put	0:-9 x:8
The is a	0:9
The was a	0:-10 10:6
The's #2 and	0:-6 u:6 1i:-5
Thi , i'm	x:10
Thow far is	0:10
Thow long does	0:5
Ti am the	0:7
Ti became a	0:-7
Ti can't do	3:8
Ti do not	0:8
Ti don't eat	0:-5 8:11
Ti drive a	1h:6
Ti gave up	0:7 8:-7
Ti get a	0:9
Ti go to	l:-5
Ti had a	0:3 a:9
Ti have a	13:-8 1h:-6
Ti have an	m:8
Ti have been	0:8 1a:-5
Ti have never	1d:-5
Ti have one	0:-5
Ti lived in	1y:-8
Ti need a	0:6
Ti used to	0:8 k:-10
Ti want to	k:6
Ti was a	2j:-6
Ti was in	1:7 1k:4
Ti work at	c:7
Ti'd like to	0:8
Ti'm allergic to	0:-14 3:11
Ti'm going to	2o:-7
Ti'm in the	0:-17
Ti've got a	13:-6
Ti've never been	f:-6 1y:6
Timagine you're a	0:6
Tin #4 and	0:-7 15:6
Tin june ,	0:-9 15:11
Tin march ,	0:7
Tin september ,	15:6 2o:-6
Tin sydney ,	0:-5 19:9
Tis #2 and	m:4 u:-6
Tis afraid of	0:8 i:-7
Tis allergic to	3:7
Tis on the	0:-4 u:6
Tis there a	0:9
Tit true that	0:10
Tjoke about a	0:6
Tkeep your answers	0:-8 2a:8
Tmake me a	0:5
Tmarried to a	0:11
Tme and my	0:5 g:-5
Tmother in law	m:-5
Tmoved in with	1x:5
Tmy best friend	0:-11 19:9
Tmy birthday is	6:6
Tmy boss is	0:-8 19:8
Tmy feet are	0:6
Tmy husband and	13:6
Tmy name is	0:9
Tmy niece is	0:9
Tnever learned to	0:-7
Tno more ,	0:11
Tnow , no	0:8
Ton a cruise	0:-5
Ton the #2	2o:6
Tone sister ,	0:-7 g:7
Tout of the	0:-6
Tput me on	m:8
Tsend it to	0:7
Tsound like a	0:6
Ttaught me to	1d:8
Tthat in the	0:9
Tthe #1 th	0:-5
Tthe way ,	0:6
Tto be a	0:-8 k:10 2o:-5
Tto get to	0:7 k:-6 23:-6
Tto live in	0:-9 v:7
Tto mass every	24:8
Ttwo kids ,	0:9 x:-5
Tup at half	0:-7 24:9
Tused to be	h:10 l:8
Twants me to	0:10 k:-5
Twas born in	0:7 v:-5
Twe bought a	1x:-4
Twe got a	0:6 1x:5 2m:-7
Twe got married	1x:5
Twe have a	0:-11
Twent back to	0:6
Twhen i was	2:-9
Twish i had	0:6
Twork as a	0:5
Twrite a short	0:9
Twrite me a	0:6
Tyear - old	0:9
Tyears in the	0:-7
Tyou give me	r:8
W! !	0:9
W#1 "	26:7
W#1 ,	0:8
W#1 a	0:-7 1x:-6 2r:7
W#1 c	0:10
W#1 diabetes	m:-5
W#1 th	0:-5 1p:6
W#2 ,	0:8
W#2 -	0:8
W#2 .	0:7
W#2 and	0:10 2r:-7
W#2 euro	0:6
W#2 f	0:9
W#2 in	0:7 2o:-6
W#2 k	29:10 2r:-7
W#2 kilos	0:-6 31:10
W#2 m	0:13
W#2 minutes	2r:10
W#2 on	0:-7 2r:7
W#2 people	0:5
W#2 years	2x:9
W#3 -	24:-6
W#3 a	0:-7
W#3 and	0:6
W#3 cm	0:-7 26:8
W#3 k	0:7
W#3 words	0:7
W#5 #6	2n:8
W$ #3	0:11
W' #1	26:9
W, #1	l:-7 1i:5
W, #3	18:-7
W, #4	18:8
W, a	g:-5
W, all	0:13
W, an	0:10
W, asking	0:14
W, back	e:7
W, both	0:10
W, but	0:6
W, can	0:7
W, cheaper	0:8
W, day	0:8
W, did	0:7
W, do	0:6
W, ex	l:6
W, finally	0:10
W, fix	0:7
W, gift	0:6
W, give	0:5
W, good	0:8
W, has	1a:7
W, he	0:7
W, he's	0:7
W, how	0:6
W, i'm	0:5
W, in	0:6
W, is	e:6
W, keeps	o:6
W, like	0:10
W, me	0:6
W, mostly	0:6
W, mr	0:-8 x:9
W, my	0:7
W, need	0:6
W, needs	0:8
W, new	0:10
W, not	2a:9
W, nothing	0:14
W, of	0:8
W, one	0:8
W, only	0:6
W, our	0:6
W, she	0:5
W, she's	0:6
W, six	0:3 2:-6
W, so	0:8
W, still	0:5
W, ten	0:10
W, that's	0:6
W, the	e:5
W, they	0:8
W, three	2:-7 15:-6
W, tips	0:7
W, two	2:-5 13:-6 19:-6
W, vet	0:8
W, we	0:6
W, we're	0:11
W, well	0:8
W, what's	0:6
W, whats	0:5
W, which	0:6
W, who	0:11
W, write	0:8
W- year	0:8
W. do	0:7
W. draft	0:6
W. give	0:5
W. he	0:10
W. he's	0:9
W. how	0:6
W. i	0:7
W. my	0:10
W. she	0:6
W. she's	0:8
W. write	0:5
W: "	0:6
W: the	0:6
W^ "	0:8
W^ #1	0:-7 n:7
W^ #3	0:-5 18:-7 1i:7
W^ a	g:3
W^ ah	0:10
W^ are	0:8
W^ back	0:8
W^ bea	0:8
W^ been	0:15
W^ before	0:9
W^ best	0:7
W^ born	0:10
W^ call	0:9
W^ can	0:12
W^ cilantro	0:-10 9:5 t:8
W^ convert	0:8
W^ correction	0:13
W^ did	0:8
W^ do	0:10
W^ does	0:9
W^ don't	r:6
W^ dropped	0:7
W^ ethan	0:7
W^ every	0:10 l:-6
W^ explain	0:13
W^ finished	0:8
W^ first	0:8
W^ give	0:9
W^ going	0:11 15:-9
W^ good	0:12
W^ he	0:6
W^ her	0:12
W^ hi	0:10
W^ his	0:8
W^ home	0:10
W^ honestly	0:10
W^ how	0:7
W^ i	0:8 e:-11
W^ i've	0:6
W^ if	0:8
W^ im	0:8 r:-5
W^ imagine	0:8
W^ joined	0:7
W^ just	0:11
W^ kindly	0:8
W^ last	0:8
W^ left	0:11
W^ lost	0:7
W^ mam	0:9
W^ me	0:9
W^ mum	0:8
W^ my	0:9 19:-5
W^ never	r:5
W^ new	0:11
W^ next	0:9
W^ niamh's	0:10
W^ nobody	0:8
W^ not	0:9
W^ oh	0:8
W^ ok	0:7
W^ on	0:13
W^ one	0:8
W^ oops	0:10
W^ our	0:11
W^ phone	0:12 7:-9
W^ play	0:12
W^ please	0:8
W^ pretend	0:10
W^ put	l:5
W^ ran	e:3
W^ rent	0:10
W^ rewrite	0:6
W^ saving	0:13
W^ scorpio	0:-6 1j:7
W^ she	0:10
W^ since	0:8
W^ so	0:6
W^ sold	0:11 e:-8
W^ some	0:8
W^ sorry	0:10
W^ started	0:8
W^ suppose	0:11 x:-7
W^ tell	0:10
W^ the	0:7 1h:5
W^ thinking	0:13
W^ tom	0:8
W^ translate	0:9
W^ two	19:5
W^ ugh	0:8
W^ uncle	0:11
W^ up	0:-6 l:8
W^ use	0:9 r:-6
W^ was	0:10
W^ we	0:10
W^ we're	0:10
W^ we've	0:7
W^ well	0:7
W^ which	0:9
W^ who	0:7
W^ why	0:10
W^ wish	0:8
W^ would	0:6
W^ write	0:7
W^ writing	o:-8 1d:-6
W^ you	0:12
W^ your	0:11
W_ _	0:8
Wa #1	0:5 2:-8
Wa #2	2:-6 1q:6
Wa #4	0:-5
Wa baby	2d:-5
Wa bike	30:-5
Wa bit	0:2 24:-6
Wa boat	1x:-5
Wa bus	0:8
Wa card	0:7
Wa cigarette	0:7
Wa couple	0:8
Wa cracked	0:6
Wa cruise	0:-5
Wa customer	0:7
Wa day	0:-7 24:10
Wa decent	0:6
Wa dog	13:-12 1x:5
Wa family	0:7
Wa fella	0:7
Wa friend	0:10
Wa gift	0:6
Wa girl	j:8 10:-5
Wa good	0:9
Wa greyhound	0:-5
Wa half	1l:5
Wa heart	0:-7
Wa horse	0:12 13:-5
Wa house	0:5 1x:-5
Wa joke	0:9
Wa junior	0:-10 a:8 2s:6
Wa kid	1z:-5
Wa lawyer	0:9 10:-8
Wa leo	0:8
Wa little	17:6 2q:-5
Wa man	j:9
Wa midwife	10:7
Wa million	0:6
Wa month	24:5
Wa mortgage	2d:7
Wa night	1f:6
Wa nurse	0:7
Wa one	0:-6 2:9
Wa person	0:6
Wa pilot	0:-8
Wa pixel	1q:8
Wa place	0:7
Wa plumber	0:5
Wa quiet	0:8
Wa real	0:6
Wa room	u:7
Wa samsung	7:7
Wa second	2k:-5
Wa short	0:6
Wa simple	0:6
Wa single	0:9
Wa six	0:8
Wa small	1x:-5 2p:-8
Wa ten	0:8
Wa text	2p:5
Wa toddler	0:8
Wa two	0:6 a:-5
Wa van	0:-6 k:6
Wa wedding	0:9
Wa week	24:8
Wa widow	0:7
Wa woman	0:-4 j:8 10:-7
Wa year	a:-5 29:9
Wabout #2	q:5 29:-5
Wadopted a	13:7
Wafter #1	0:8
Wafter a	0:6
Wafter the	0:9
Wafter thirty	1e:5
Wall night	0:7
Wall of	0:7
Wallergic to	0:4
Wam a	0:11
Wam allergic	0:5
Wan hour	29:7
Wan old	t:-6
Wand a	1l:5 1n:-7
Wand has	0:6
Wand he	0:12
Wand his	0:8
Wand i	0:11
Wand i'm	0:9
Wand i've	0:8
Wand just	0:7
Wand keep	r:8
Wand me	0:6
Wand moved	0:11
Wand my	2d:5
Wand never	0:11
Wand she	0:12
Wand she's	0:8
Wand still	0:11
Wand the	15:-7 2o:-5
Wand they	0:8
Wand wants	0:9
Wanswer me	r:-6
Wanswers short	r:6
Wany day	0:6
Wany more	0:9
Was a	g:-6 10:-7 2l:6
Was an	0:8
Was of	0:8
Was the	0:8
Wat #1	0:8 2:-6
Wat #2	c:-6 l:3 1c:-6
Wat #4	c:-6 18:-8 24:9
Wat a	1x:6
Wat all	0:7
Wat christmas	2o:6
Wat home	0:8
Wat it	0:5
Wat last	0:8
Wat my	0:9
Wat night	2:-5 c:-6 2a:6
Wat six	24:7
Wat the	c:-10 l:-7 15:-10 1c:-5
Wat work	0:13
Wbaby in	1x:-6
Wback on	0:6
Wback to	1x:-6
Wbe a	2o:-7
Wbe honest	0:8
Wbefore my	0:6
Wbefore the	0:6
Wbelieve in	0:6
Wbirthday is	0:6
Wbit of	0:4 24:-6
Wborn and	0:6
Wborn in	0:9 1x:-6
Wbought a	1h:5
Wbroke up	1x:11
Wbrother is	0:5
Wbuy a	0:-5 23:6
Wbuy the	0:6
Wby #2	2:-8 23:6
Wby a	1x:5 24:-8
Wby the	23:-6
Wcall me	0:8
Wcalls me	0:6
Wcame out	0:7 1x:-5
Wcan u	0:7
Wcan you	0:8
Wcan't cook	1d:5
Wcan't drive	1d:6
Wcan't stand	0:8
Wcan't swim	0:-5 1d:6
Wchanged the	0:6
Wcome back	0:-4
Wdaughter is	0:6
Wday #1	0:7
Wdear sir	0:7
Wdid my	e:-10 1x:5
Wdid the	0:5
Wdo in	2o:8
Wdo the	27:6
Wdoes a	0:7
Wdon't drink	l:7
Wdon't eat	0:8
Wdon't tell	r:5 2a:-7
Wdraft a	0:6
Wdrink alcohol	8:6
Wdropped the	k:6 l:-8 1x:-5
Weleven years	0:-5 2x:7
Wenough of	0:7
Wever since	0:11
Wevery morning	24:6
Wevery single	0:10 24:-5
Wevery time	24:-6 2a:6
Wex -	24:6
Wfinished the	a:5
Wfirst day	0:8
Wfive years	0:10
Wflat in	2d:-9
Wfor #2	0:9
Wfor #3	2o:5
Wfor a	1o:5 2q:-7
Wfor breakfast	0:6
Wfor me	2a:6
Wfor six	0:8
Wfor the	c:-7 15:-6 18:-8 24:-5 2o:6 2r:6
Wfor two	1e:9
Wfor years	0:9
Wfour years	1x:-5
Wfriend of	0:6
Wfrom my	0:8 1x:-5
Wfrom the	20:6
Wgave me	e:-7
Wgave up	0:9 l:-5
Wget a	0:7
Wget married	0:10
Wget to	0:3 23:-6
Wget up	l:-6
Wgive me	0:4
Wgone off	0:7
Wgood at	0:-5 2w:5
Wgood morning	0:12
Wgood with	2w:5
Wgot a	0:7 m:-9 11:-8 1x:-6
Wgot engaged	1x:8
Wgot fired	1x:6
Wgot her	0:7
Wgot into	1x:8
Wgot married	1a:-9
Wgot the	0:-5
Wgrade #1	0:8 2:-6
Wgrew up	0:6
Whad her	0:-8 e:5 m:-10
Whad my	0:-7
Whad twins	1x:5
Whalf marathon	1x:5
Whalf the	0:5
Whas a	0:5 1h:-5 2t:7
Whas asthma	m:7
Whas been	0:9
Whas begun	0:9
Whas gone	0:5
Whas my	0:5
Whas no	12:6
Whave a	0:6 19:-6 2p:-6
Whave been	0:8
Whave never	0:9
Whave one	0:-5
Whave two	g:12
Whave you	0:6
Whaving a	0:10
Whe's #2	0:-7 2:6
Whe's a	0:8
Whe's the	0:5
Wher baby	0:-5 1x:6
Wher husband	1x:7
Wher own	1x:-5
Whigh school	2v:-5
Whis life	0:5
Whow long	0:8
Whusband and	0:5
Wi am	0:11 l:-6 1d:-8
Wi are	0:9
Wi believe	0:8
Wi can	0:10
Wi can't	0:5
Wi drive	0:8
Wi got	1x:-7
Wi gotta	0:7
Wi guess	0:6
Wi hate	0:7
Wi have	0:11 l:-8 1x:-6
Wi keep	0:8
Wi live	0:8
Wi make	0:-8 1d:8
Wi mean	0:13
Wi meant	0:9
Wi moved	0:-6 e:6
Wi passed	0:9 e:-10
Wi prefer	0:8
Wi put	0:7
Wi quit	0:8
Wi speak	0:5
Wi still	0:7
Wi used	0:6
Wi wanna	0:5
Wi want	0:8
Wi went	0:-4 1x:4
Wi wish	0:8
Wi worked	l:-8 10:-6
Wi'm #1	0:7 2:-6
Wi'm #2	2:9
Wi'm a	0:2 10:-6
Wi'm allergic	0:4
Wi'm building	0:5
Wi'm free	0:6
Wi'm going	0:13 15:-7
Wi'm in	0:4
Wi'm not	0:7
Wi'm the	0:8 15:-5
Wi've a	0:11
Wi've been	0:10
Wi've got	0:10
Wi've never	0:7
Win #4	0:11 v:-7
Win an	0:5
Win august	6:5 v:-5
Win colorado	0:10 v:-6
Win december	1x:5
Win dublin	0:8 v:-6
Win english	w:-6
Win february	0:-5 1x:6 2o:8
Win five	0:8
Win grade	a:8
Win it	0:6
Win january	0:11 p:-6 v:-8 1x:-13 2t:8
Win july	0:4
Win june	0:9
Win kenya	0:5
Win lisbon	0:9
Win march	v:-7 15:7
Win may	v:-10
Win my	0:3 1x:-4
Win november	p:-6 v:-5 1x:7
Win october	v:-7
Win ohio	0:7
Win school	0:6
Win september	0:-6 2o:8
Win spanish	0:12 s:-9
Win the	o:-6 v:-2 2a:-7 2o:-5 2q:-8 2r:5
Win this	0:8
Win three	v:-6
Win two	0:7 1e:-6 1x:-8
Winto a	0:7
Wiphone #2	2:-5
Wis #1	2:11
Wis #3	v:5 12:-5 1d:-5 1i:-6
Wis a	0:9 7:-8
Wis allergic	0:7
Wis always	0:10
Wis an	0:6
Wis at	0:6
Wis bad	0:10
Wis broken	0:9
Wis called	0:7
Wis coming	0:14
Wis doing	e:-5
Wis fine	0:11
Wis from	0:6
Wis getting	0:-8 1a:9
Wis home	0:7
Wis in	0:9
Wis late	0:8
Wis making	0:7
Wis my	0:11
Wis not	0:6
Wis on	1x:6
Wis one	0:8
Wis pregnant	0:-7 m:8
Wis six	m:-6
Wis the	0:12
Wis there	0:6
Wis two	n:5
Wis wrong	0:6
Wit off	0:5
Wit short	0:-5 2a:5
Wit to	0:6
Wit's a	0:6 g:6
Wit's not	0:6
Wit's raining	0:5
Wjust a	0:5
Wkeep it	0:-4 2a:5
Wkids and	2d:5
Wlast month	0:7
Wlast night	0:10 1x:-6
Wlast week	0:6
Wleft the	1:-8
Wlike a	0:11
Wlittle girl	0:-6 1z:4
Wlive in	0:9
Wlive on	0:6
Wlives alone	0:-4 u:8 2d:6
Wliving in	1x:-5
Wliving with	0:-10 u:-5 2d:11
Wlost my	1x:6
Wmake a	0:6
Wmake it	0:7
Wmake the	0:5
Wmarch #1	0:-5 1p:6
Wmass every	24:8
Wme #1	0:7
Wme #2	0:6
Wme ,	0:-5 2d:8
Wme .	0:6
Wme at	0:7
Wme every	0:-5
Wme for	23:6
Wme on	0:8
Wme straight	0:7
Wme three	0:6
Wmira @	0:7
Wmonth ,	0:6
Wmoved in	u:-9 1x:7
Wmoved into	0:7
Wmoved to	2o:-5
Wmy bike	11:8
Wmy boss	0:10
Wmy brother	0:6 1x:6
Wmy coffee	0:5 t:6
Wmy coworker	0:7
Wmy dad	0:6
Wmy daughter	0:12
Wmy dog	0:10
Wmy ears	0:8
Wmy ex	0:10
Wmy father	1x:6
Wmy favourite	0:8
Wmy feet	0:6
Wmy first	1x:8
Wmy friend	0:6
Wmy friends	0:11
Wmy granddaughter	0:11
Wmy grandmother	0:10
Wmy last	0:-6 e:5
Wmy left	0:8 m:-6
Wmy little	0:6
Wmy mind	0:5
Wmy mother	u:6
Wmy mum	0:6
Wmy nails	0:-6 24:8
Wmy name	0:5
Wmy neighbor	0:6
Wmy nephew	0:11
Wmy niece	0:10
Wmy old	0:9
Wmy parents	1x:4
Wmy phone	0:8
Wmy roommate	0:17
Wmy sister	1x:7
Wmy sister's	0:7
Wmy son	0:8
Wmy stomach	0:7
Wmy team	0:10
Wmy two	0:5
Wmy uncle	2d:7
Wmy work	19:6
Wmy wrist	1x:7
Wneed a	0:5
Wnever learned	0:8
Wnext door	0:8
Wnight owl	2y:8
Wno i	0:-5 e:5
Wno idea	0:10
Wno longer	0:10
Wno more	0:9 2a:-5
Wno wait	0:6
Wnot #2	0:7 2:-9
Wnot going	15:5
Wof a	0:8 2o:-5 2q:-5
Wof course	0:9
Wof flying	0:-7 i:7
Wof june	0:-7 2o:6
Wof me	0:6
Wof needles	i:8
Wof the	9:-6 1x:-5
Wof them	2r:9
Wof us	v:-6
Woff a	0:9 1x:-6
Won #2	2:-6 24:8
Won a	0:9 1y:6 24:-6
Won an	0:6
Won friday	1x:-5
Won monday	0:8
Won mondays	24:5
Won paper	0:8
Won sunday	0:-4 1x:9
Won the	18:-5 25:-7 2r:-5
Won time	0:9
Won tuesdays	0:7
Won tv	0:10
Wone bathroom	0:8
Wone for	0:6
Wone pan	0:5
Wopened a	1x:6
Wour dog	0:9
Wour neighbour	0:5
Wout of	2q:-6
Wover ,	0:5 2d:-5
Wover from	0:6
Wown a	2d:10
Wpart of	0:5
Wpassed away	1x:10
Wpassed his	0:-7 18:-7 1x:5
Wpassed the	1x:-10
Wpicked up	0:6
Wpixel #1	1q:6
Wplease stop	0:5
Wps #1	0:-5 1q:9
Wput in	0:-5 1x:6
Wput rufus	0:9
Wput that	0:6
Wput the	1x:5
Wquit smoking	0:-6 l:12
Wquit the	l:-7
Wrather have	0:6 16:-5
Wreading these	0:7
Wreads the	0:4
Wretiring in	2o:7
Wsafe for	0:5
Wsaid no	0:5
Wsaid yes	1x:9
Wsays no	0:8
Wscared of	0:7
Wsecond hand	1q:-5 30:6
Wseptember ,	2o:5
Wshe has	0:5
Wshe lives	0:8
Wshe said	0:7 e:-6
Wshe works	l:8
Wshe's #2	q:-5
Wshe's a	0:8
Wsince #4	1e:7
Wsince august	1e:8
Wsince may	0:7
Wsingle again	0:9
Wsix years	0:4
Wskip the	2a:6
Wso no	0:5
Wso please	0:6 r:-6
Wso tired	0:6
Wstuff .	0:6
Wsuggest a	0:5
Wsupport @	0:6
Wtake the	0:-6 24:7
Wteach me	0:7
Wteeth out	0:-5 1x:6
Wten minutes	0:7
Wten years	0:5
Wterrified of	0:8
Wtest first	0:7
Wth of	0:-8 1p:5
Wthank you	0:5
Wthat a	1o:-6
Wthe #1	6:6
Wthe #2	2:-6 15:6 1h:-5 2o:6
Wthe baby	1x:8
Wthe basement	0:7
Wthe beach	0:-9 2e:5
Wthe best	0:7
Wthe big	0:9
Wthe boiler	0:9
Wthe boss	0:8
Wthe bus	0:9
Wthe camper	0:13
Wthe capital	0:9
Wthe car	1x:7
Wthe cat	13:-9 1x:5
Wthe country	0:-5 1y:6
Wthe county	0:-5 c:6
Wthe course	1x:6
Wthe dog	0:8 1x:-8 2o:6
Wthe farm	1x:8
Wthe first	0:9 1:-5 1x:-6
Wthe flat	0:-4 1x:6
Wthe form	0:12
Wthe garage	0:6
Wthe grammar	0:6
Wthe gym	24:8
Wthe job	0:7
Wthe kids	2q:-5
Wthe leaflet	0:6
Wthe money	0:6
Wthe night	1x:5
Wthe old	11:-9 1h:7 1x:-6 30:6
Wthe only	0:8
Wthe other	0:6
Wthe phone	0:11
Wthe rest	0:8
Wthe road	0:8
Wthe same	0:5
Wthe second	0:7 1x:-6
Wthe shop	0:6
Wthe three	0:9
Wthe twins	0:7
Wthe vacuum	0:-9 9:6 i:7
Wthe video	0:6
Wthe way	0:11
Wthe whole	0:6
Wthe winter	0:11
Wthese days	0:7
Wthirty -	2x:6
Wthis month	0:8
Wthis morning	0:9
Wthis one	0:6
Wthis weekend	2o:9
Wthree times	24:5
Wthree years	0:-6
Wthursdays ,	0:6 24:-5
Wto #2	0:10 23:-7
Wto #3	k:-5 23:7
Wto a	k:-5 2o:-6
Wto acme	0:9 2o:-6
Wto ask	0:11
Wto bed	0:6
Wto cook	0:6
Wto get	0:6
Wto hate	0:8
Wto lisbon	v:5
Wto live	0:7
Wto make	0:7
Wto me	0:9
Wto put	e:6
Wto rome	0:6
Wto say	0:7
Wto see	15:-6
Wto send	0:8
Wto spain	v:-6
Wto speak	0:8
Wto swim	l:-5
Wto the	l:-7 24:6 2o:-4
Wto thursday	0:6
Wto train	0:10
Wto work	24:10
Wto write	0:7
Wtoo much	0:6
Wtook the	1x:5
Wturned #2	0:-4
Wturning #2	0:9
Wturns #2	2:6 m:-5
Wtwenty -	0:-3
Wtwo brothers	0:-5 1z:10
Wtwo days	0:5 2x:-5
Wtwo dogs	0:4
Wtwo weeks	1x:-7
Wtype #1	25:8
Wunder #2	0:8
Wunder #3	0:12
Wup at	l:-5
Wup on	0:6
Wup squash	0:6 o:-5
Wup the	24:-5
Wus in	2d:7
Wused to	0:8
Wwant to	k:-6 23:6
Wwants a	0:8 k:-5
Wwas #2	0:-3 18:7
Wwas a	0:5 10:7
Wwas born	1x:-6
Wwas in	1:4
Wwas my	0:7
Wwas raised	0:8
Wwe have	0:9
Wwe lost	1x:6
Wwe're in	0:7
Wwe've been	0:10
Wwe've got	0:6
Wweeks ago	0:9
Wwere in	0:5
Wwere the	0:7
Wwhats the	0:5
Wwhen the	0:8
Wwith #3	0:8
Wwith a	1x:-5
Wwith her	0:6
Wwith me	1x:9 2a:-7
Wwith one	0:9
Wwith the	24:-5 2a:-5 2d:-5
Wwith us	2d:7
Wwork at	0:6
Wwork on	0:6
Wwrite a	0:7
Wyears in	1y:9
e!	0:13 1x:-6 2r:-5
e"	0:10 26:7
e#1	4:-5 7:-5 8:-4 c:-7 d:-4 e:-8 h:-7 k:-5 l:-6 m:-11 q:-5 t:-4 u:-5 v:-6 x:-6 10:-6 11:-5 12:-5 14:-5 1b:-4 1c:-6 1d:-4 1e:-5 1f:-12 1g:-5 1h:-8 1i:-5 1p:5 1q:6 31:5
e#2	2:9 3:-4 4:-13 5:-4 8:-5 b:-6 c:-6 e:-5 f:-6 g:-5 h:-5 j:-4 k:-5 n:-6 o:-5 p:-4 r:-8 t:-5 u:-5 v:-5 x:-6 y:-5 10:-8 11:-4 12:-7 13:-4 17:-7 1b:-5 1c:-5 1g:-4 1q:7 2r:5
e#3	2:-6 3:-6 6:-5 8:-4 h:-6 l:-8 m:-5 o:-5 p:-7 t:-5 w:-5 x:-7 12:-8 13:-5 15:-6 17:-6 18:8 19:-4 1a:-5 1b:-4 1c:-5 1d:-7 1g:-4 1h:-5 1i:8 1q:5 1x:-7 1y:5 23:5 2r:-6
e#4	1:-5 2:-5 4:-6 6:-5 c:-5 e:-5 h:-5 i:-6 j:-5 k:-6 m:-5 o:-5 p:-6 q:-7 u:-5 v:-6 x:-6 10:-7 12:-6 15:-6 18:7 1c:-7 1d:-5 1i:-6 1v:-5 2n:6
e#5	3:-5 h:-5 i:-5 m:-6 q:9 v:-5 x:-5 14:5 15:-5 18:11 1i:-5 29:8
e#6	0:-6 2n:8
e#7	0:-5 18:12 1x:-5 29:6
e%	0:9
e&	1v:5
e'll	0:14 15:-9
e're	0:9
e've	0:14
e(	0:11
e)	0:13 x:-5
e,	0:14 c:-5 e:-8 l:-6 r:-5 x:-6 15:-5 1k:-6 1o:-6 1s:-7 1v:-6 1x:-12 1y:-6 21:-6 23:-6 27:-5 2c:-5 2j:-4 2p:-7 2w:-8 2x:-5
e-	1:-7 6:-4 7:-5 8:-7 a:-6 c:-7 g:-5 m:-6 o:-7 p:-5 u:-10 v:-7 w:-6 x:-6 10:-9 11:-6 14:-9 15:-8 1a:-4 1d:-6 1e:-7 1l:6
e.	0:11 l:-7 15:-6 1o:-5 1u:12 1v:-7 1x:-11 23:-5 2a:-8 2d:-5 2i:4 2o:-5 2r:-5 2s:-5
e/	0:8
e:	0:14 e:-5 20:7
e;	0:12
e=	0:6
e>	0:9
e?	0:8
e@	0:6 b:-9
e_	0:11
ea	0:6 1:-6 2:-6 4:-2 8:-8 a:-5 c:-6 e:-11 f:-11 h:-8 i:-6 l:-6 m:-4 o:-8 q:-5 r:-7 t:-13 v:-6 w:-5 x:-5 y:-4 10:-3 18:-10 1a:-5 1b:-9 1c:-6 1d:-9 1e:-9 1i:-5 1r:-6 1s:-5 1v:-12 20:-5 23:5 2k:-7 2y:-5
ea's	0:15 x:-7
eaby	t:-5 x:-8 1x:8 2d:-7
eace	a:-5 x:12 11:-5 18:-6 2o:8
each	10:-8 2e:5 2j:9
eack	0:8 c:6 o:-5 t:-6 x:-5 10:-5 11:-6 1h:7 2j:-8 2k:7
eact	0:5
eade	m:-5 t:9
eado	0:-11 v:-8 1h:6
eads	c:7
eady	0:15 26:-6
eafe	0:6 18:7
eaff	0:5
eaft	0:4
eage	0:8 m:-5 t:6 1k:-5 1x:-5 2d:6 2o:5 2w:6
eago	0:6
eags	l:12 24:-7
eah	0:10
eaha	0:12
eaid	0:5 e:9 l:-7 m:-7 x:-7
eail	o:9 23:8
eaim	0:7
eain	0:5 4:-5 l:-9 m:-8 v:-9 x:-9 1x:-8 27:-6 2t:5
eair	7:-7 a:-6 i:-6 o:-5 p:-6 t:-6 v:-6 w:-5 x:-10 10:-11 1d:-6 1g:-10 1n:10
eait	0:10
eake	0:11
eaks	0:8
eald	0:-5 4:18 x:-8
eale	j:19 t:-5 v:-7 x:-7 15:-5 1a:-5 1c:-6 1k:-7
ealf	4:-5 c:-5 d:7 e:-5 h:-6 l:-5 m:-5 t:-7 x:-6 10:-6 12:-6 15:-5 18:-5 1d:-5 1l:5
eali	v:-6 2o:7
ealk	1x:7 2o:-5
eall	1:-7 c:-6 l:-6 o:9 u:-5 10:-8 15:8 18:-6 1o:7 1y:-6 24:-7 25:-6 27:8
eals	l:-8 m:-12 1k:7 2m:6 2r:6
ealt	x:8
eam	l:-6 1d:-8 24:7
eama	0:7 x:-10
eame	0:10 15:-5 2a:-5 2m:-5
eamp	v:12
eams	1k:-7 2a:6 2m:7
ean	0:9 4:-5 8:-6 e:-6 10:-8 11:-5 1x:-6 23:7 29:7 2d:-5
eana	0:-7 9:10 x:6 19:-6
eand	0:11 7:-8 8:-6 9:-5 c:-7 e:-8 f:-6 h:-6 i:-5 l:-11 m:-10 r:-7 t:-5 u:-7 v:-9 x:-9 12:-5 13:-5 19:-5 1c:-6 1d:-8 1h:-8 1k:6 1q:-8 1s:-5 1z:-7 24:-8 25:-9 26:-6 27:-11 29:8 2c:-10 2e:-8 2o:-8 2r:-11 2s:-9 2v:-7 2w:-8
eane	x:-12 10:-8 19:-6 1v:5
eank	e:-5 1x:-5 2d:-6
eano	11:9
eans	0:4 24:-6 2j:7
eant	2:-5 3:-5 e:-6 l:-5 m:10 u:-5 x:-6 11:-7 12:-7 16:-6 1d:-6 1v:6 23:5 2l:7 2o:4
eany	0:11 v:-7 2p:-6 2x:6
eapa	0:12
eape	l:13
eapp	23:-5 2z:8
eaps	0:-7 c:8 t:9
eara	p:7
earb	1r:10
eard	1:-7 3:-5 4:8 9:-5 a:-6 e:-5 m:-8 o:-8 v:-6 x:-6 11:-5 13:-5 1a:-6 1c:-5 1d:-5 1n:10 1v:10 1x:-13 25:-6 2j:-6 2o:7 2r:8 2v:-5 2w:8
eare	e:-7 l:-6 o:-6 u:-6 x:-9 16:-5 1x:-5 2c:-5
eark	0:-6 9:-6 h:-7 v:-9 x:-10 21:5 2e:7 2q:-8
earm	11:-5 25:5 2k:5
ears	8:-5 c:-6 i:-6 m:-7 o:-7 t:-4 x:-11 10:-4 11:-6 15:-6 19:-5 1a:-4 1l:-6 1v:-6 25:-7 2a:-5 2x:12
eart	0:6 8:-6 c:5 10:-5 27:-5 2c:8 2o:-5 2p:-6
eary	1:-7 7:-6 c:-6 h:-5 l:-8 o:-6 p:-8 v:-3 x:-8 z:-5 10:8 12:-6 15:-6 1c:-5 1d:-6 1g:-7 1h:-5 1k:12 1o:6 20:-5 23:-7 24:-10 2g:-6 2o:5
eas	0:11 10:-5 2l:5
easa	c:-9 x:11
ease	0:16 r:-6 25:7 2a:-11
eash	l:-6 o:-7 1g:-6
eask	0:10
eass	m:-5 o:-6 x:-7 1m:9 23:-7 2o:-6
east	0:7 1:-11 17:6 25:-6 2d:-5 2j:-5 2o:7 2r:-11
easz	0:-5 x:8
eat	0:11 9:-5 c:-7 e:-9 h:-5 k:-6 l:-10 u:-5 15:-9 1c:-5 1d:-5 1e:-5 1t:-10 23:-5 25:-7 27:-11 2d:-9 2f:-7 2j:-10 2q:-10
eata	x:13
eate	4:-5 l:-7 o:-5 r:-5 u:9 v:-4 x:-11 10:-5 13:-5 15:-8 1g:-5 1h:-5 23:-5 2o:8 2v:5 2w:6
eath	1:-7 9:9 x:-6
eati	d:6
eato	0:7
eats	0:11 i:-7 l:-5 10:-6
eava	v:-5 x:-5 1d:8
eave	0:13 e:-7 x:-8 z:9 15:7 16:-6 19:-8 1v:-6 2o:5 2p:-6
eavy	x:9
eaya	9:10 h:-6 x:-8
eays	0:8 7:-4 c:-4 e:-6 f:-5 g:-6 h:-11 l:7 m:-6 t:-5 v:-8 x:-9 z:-6 10:-5 15:-7 16:-4 18:-6 1c:-5 1g:-5 1k:-10 1x:-6 1y:-5 24:14 27:-10 2d:-9 2o:-7 2x:9
ebad	m:8
ebag	0:7
ebby	0:11
ebe	0:9 l:-9 r:5 10:-5
ebea	0:8
ebed	0:7 e:-7 1a:-6 24:5 2y:6
eben	x:-9
eber	1:-5 4:-6 6:6 9:-6 a:-6 c:-7 g:-5 i:-6 l:9 m:-8 o:-6 p:-10 r:-5 v:-10 w:-6 x:-9 11:-4 13:-5 1a:-5 1e:-6 1g:-6 1k:-7 1p:10 1x:7 20:-5 24:-9 2l:-5 2o:9
ebio	0:5
ebit	24:-6
eble	0:10 x:-6 1g:12 25:6
eboe	0:9
ebot	0:-5 2q:8
ebox	0:5 o:-6 2k:7
ebro	0:13
ebtw	0:11
ebus	c:6 1h:-7 2e:8
ebut	0:10
ebuy	k:7
eby	0:9 e:-6 l:-9 1n:-5 2j:-6
ec	18:-5 1d:-8 1x:6
ecal	h:-5 w:-5 x:-11 z:11 1b:10 1x:-5
ecan	r:-6 y:6 2a:7
ecar	0:7 24:-5
ecat	x:-5 13:10 1z:-5
ecdl	18:10
eced	2:-6 e:-7 f:9 h:-5 l:-6 m:-5 o:-4 t:-6 x:-8 10:-7 1a:17 1x:-7 2t:7
ecer	0:-3
eces	0:-8 4:9 9:-7 l:-6 m:-7 o:-6 t:-5 10:-7 1a:-6 1d:-5 1j:9 2a:8 2d:11
eche	0:-5 4:8 d:9
echt	v:-6
ecks	0:12 1x:9 2c:6 2w:8
ecky	0:8 11:-5
ecle	1h:9 24:-6
ecm	26:8
ecme	0:13 2o:-6
ecry	1o:8
ects	1s:9 1x:6 25:-6
ecup	1v:6
ecv	0:10
ed	24:-9
edad	0:13
edam	v:11 x:-12
edan	0:14 x:-13
eday	0:10 1:-4 3:-7 8:-5 c:-6 e:-7 h:-5 l:4 m:-5 o:-5 p:-5 t:-4 v:-8 x:-10 12:-4 15:11 1f:-5 1g:-5 1k:-5 1v:-7 1x:-4 1y:-7 24:7 27:-5 2a:-7 2j:-6 2o:14
eddy	x:10
ede	c:-5 h:-5 x:-9
edea	2o:8
eded	1k:-6
edee	0:-11 x:12
edel	0:9
eden	v:-7 1v:-7 1x:9
edeo	0:10
eder	9:11 c:-6 e:-7 i:10 o:-5 v:-5 x:-10 11:-5 12:-5 19:6 1h:-5 2j:-6 2q:6
edes	a:8 c:-5 g:7 t:-5 x:-10 2j:-7 2q:6 2w:-5
edev	x:6
edge	0:8 x:-7 1k:8 1x:-8 2w:-6
edia	0:8
edic	10:6
edid	0:5 e:-9
edie	0:6 2j:9
edin	27:7
edio	2d:-5
edle	7:7 o:10 1a:-6 1d:-10 1g:-6 2k:11
edly	0:13
edma	0:7
edo	0:8
edoc	0:14
edog	0:7 e:-5 17:-5 1x:6 2d:-6 2o:6
edom	0:-4
edon	0:12
edow	0:12
edra	0:7 v:-5
edue	0:6
ee'd	0:8
ee's	0:11 l:5 u:-7
eead	0:9 1:-5 i:-5 m:-5 o:-6 12:-5 1x:5 1y:-5 24:5 2o:-9
eeah	0:8
eeak	0:7 2c:6
eeal	l:5 10:-10 2r:6
eeam	1g:-8 1k:6 23:-5
eean	1x:5
eeap	0:10
eear	1:-5 3:-5 l:-6 o:-6 v:-8 11:-4 15:-7 1h:-6 1l:-7 25:6 29:8 2r:-5 2x:12
eeas	0:-7 8:8 9:6 t:8
eeat	8:8 l:-6 1r:12 23:-6
eece	w:6 24:-5
eech	10:-6
eeck	11:10
eect	o:-5 12:-5 2j:-5
eeds	x:-6 1b:-5 2j:5
eeed	0:8 c:7
eeek	o:-5 x:-6 y:-6 18:-5 24:6 2o:10
eeel	0:8
eeen	2:9 l:-6 m:-7 o:-8 v:5 z:-7 12:-5 19:-7 1q:-5 1x:-8 20:6 29:-6 2x:9
eeep	13:-6
eeer	h:-5 t:-6 10:-11 1a:-5 24:-4
eees	0:8 m:-5 o:-5 24:8
eeet	m:-5 o:-6 1n:9 1x:-5 24:-6 2c:5 2d:6
eeft	m:-9 10:-4
eege	1v:-7
eegg	0:-7 3:9 2w:8
eego	0:-7 8:9 x:10
eein	l:-5 2o:8
eeir	0:12
eeks	0:-5 l:-6 m:-6 o:13 p:-5 t:-7 1g:-6 25:9 2x:9
eeld	1d:11
eelf	10:5 12:-5 2d:8
eeli	x:9
eell	g:-5 m:-6 p:-5 t:-5 v:-7 10:-7 11:-5 16:-5 1a:-5 1h:-5 1q:8 24:-8 2g:-5
eelp	0:10
eels	3:7
eely	0:11 e:-5 m:-6 24:-6
eemi	u:5 x:-6
eems	2f:8
eend	1:-6 e:-5 l:6 o:-5 11:-5 13:-6 15:-8 17:-6 1k:-6 2e:9 2j:7 2o:6 2p:-5 2q:-8 2r:-5 2s:12 30:-5
eene	24:7
eeng	0:-9 x:13
eens	0:-7 c:-7 o:-5 2o:8
eent	1:-7 2:-5 5:-8 8:-5 a:-5 f:-7 j:-5 k:-8 l:-8 m:-6 o:-6 p:-8 r:-8 s:-6 t:-6 v:-8 w:-5 x:-6 10:-8 12:9 13:-5 15:-8 16:-9 19:-6 1g:-6 1v:-7 1z:-6 2d:8 2l:-3 2o:-4 2v:-9 2w:-7 2y:-7 31:-5
eenu	z:6
eeps	0:12 x:-8 2g:-7
eept	0:6
eera	0:-7 1k:8
eere	0:9 e:-5 l:-5 m:-5 x:-6 1a:-5 2j:-6 2o:11
eerk	0:5 x:-5
eern	1c:-5
eero	0:16
eers	0:4 1:6 3:-7 c:-6 e:-5 h:-5 i:8 j:-5 l:-7 m:-6 o:-6 r:-8 x:-11 10:-7 15:-5 18:-10 19:-7 1a:-7 1g:-5 1h:-6 1k:8 1n:7 1z:9 24:-8 25:-6 2d:-5 2g:-9 2w:-5
eert	a:-8
eery	0:7 k:-5 l:4 t:-7 15:-6 1c:-6 1k:-8 1v:-5 25:-7 27:-7
eese	0:6 9:7 d:11 x:-9 13:6 24:-5
eesh	x:10
eess	h:-5 o:-12 x:8 1h:-5 2f:7 2r:-5
eest	0:5 e:-6 g:-7 r:-8 x:-7 10:-8
eeta	0:-5 x:10
eete	x:11
eeto	0:-13 8:11
eets	0:8 24:-7 25:7 30:11
eett	0:-10 x:10
eety	0:-6 2:6 1c:-7 1e:5 1k:7 2r:8
eews	3:8 2c:7
eex	0:3
eext	0:6 k:-6 1d:7 23:-9 2p:4
eeye	2o:9
eeys	23:6 24:-6
efan	0:11
efar	0:14
efax	0:-3 h:-6 t:9 x:-8
efeb	2o:6
efee	m:-5 u:-4 10:-5 24:6 2p:8
efer	10:9 1x:5 2j:-8
efic	0:9
efly	0:-7 15:8
efor	0:11 a:-7 c:-7 e:-9 k:-6 l:-6 x:8 10:-8 15:-11 16:-4 17:-5 18:-8 1o:6 1v:-7 24:-10 25:-8 2g:11 2j:-8 2k:-5 2p:-6 2v:-6 2w:-5 2x:-8 30:-7
efts	i:10
efty	1f:9 23:5
eful	0:15
efun	0:10
efus	0:14
eg's	0:7 2o:-8
egal	x:12
egan	8:9
egar	7:6
eged	1:-6 2:-7 a:11 e:-13 f:-9 m:-6 10:-6 11:-5 13:-4 1a:16 1d:-5 1h:-6 1x:8
egen	v:-11
eger	2:-5 4:11 c:-8 d:-5 g:-8 l:-6 m:-7 p:-5 t:-6 v:-8 10:-7 13:-6 1x:-10 2g:7 2o:-5 2s:7
eges	0:13 9:8 l:-7 m:-12 u:-6 v:-6 1y:8 2a:-5 2o:-5
eget	0:7 23:-5 2j:-6 2o:-6
eggs	0:-3 3:11 1m:5
eghs	0:10
eght	2:6 4:-7 8:-5 f:-7 g:-6 h:-5 k:-12 m:-9 o:-6 w:-5 11:-10 17:-7 19:-6 1a:-5 1c:-8 1d:-5 1g:-5 2j:-7 2r:-6
egia	x:6
egic	0:6 c:8
egie	0:9 8:6 x:-18 z:11 19:-10 1x:-5
egle	0:-5 c:-8 1a:17 1f:-5 24:-5
ego	0:10 o:-10 1d:-7
egod	0:13 x:-6
egot	0:7 e:6 g:-5 m:-11 x:-9 10:-5 12:-5 18:-7
egow	0:-9 v:6
egry	0:7 x:-5
egue	0:12
egun	0:7 1x:6
egus	0:-7 x:8
eguy	j:12
egym	0:-8 l:7 o:13 24:10
ehad	x:-6
ehal	x:9 1c:-5
eham	v:-9 x:-8 19:8 1w:8 20:7
ehan	0:9 g:-8 x:9 2g:-6 2l:-7 2p:6
ehas	0:14 e:-5 l:-8 x:-5
ehat	0:11 1x:-5 2k:-6
ehe	0:12 x:-6
ehed	4:-6 m:-7 12:-6 18:-5 1a:-7 23:8 24:-6
ehef	2j:6
ehem	t:6 2r:9
ehen	0:14 e:-6 m:-5 x:-10 z:-7 15:6 1d:-5 20:-5 24:-7 2j:-8
eher	0:7 1:-6 2:-5 3:-5 4:-6 7:-5 8:-7 9:-7 a:-7 c:-6 e:-9 h:-5 i:-5 l:-8 o:-5 q:-5 t:-8 w:-6 10:-5 12:-5 15:-11 19:-6 1d:-8 1h:-6 1k:-5 1o:-5 1s:-8 20:-5 24:6 2a:-9 2k:-8 2v:-5
ehes	3:-5 27:-5 2c:8 2j:-6
ehet	1d:-6
ehew	1z:5
ehey	0:9 1x:-5 25:-7
ehi	0:10
ehim	0:8 1:-5 l:-7 t:-5
ehin	m:6 o:15 1o:-6
ehio	0:11
ehip	9:-5 a:-6 o:-6 t:-6 w:7 x:-7 10:-5 11:-5 1t:-5 2j:6
ehis	0:11 9:-6 e:-9 o:-4 11:-8 18:-11 1h:-7 1o:-5 2a:-5
ehit	0:6 x:-10
ehma	m:8
ehol	0:-10 8:12 x:-5
ehon	x:-6 1d:11 1x:7
ehop	1v:-6 23:6
ehow	0:7
ehr	0:4
ehru	0:8
ehts	3:-6 9:-5 i:13 l:12 m:-10 t:-5 v:-9 w:-8 x:-6 10:-6 1d:-6 1g:-6 24:12
ei	0:11 5:-5 l:-7 18:-5 1y:-6 24:-8
ei'd	0:9
ei'm	0:13 e:-5 l:-12 15:-8
eiac	0:-5 8:7 m:11 10:-5
eial	23:-6 2a:5
eian	1:-5 2:-5 4:-4 7:-6 8:11 9:-6 a:-5 c:-9 g:-6 h:-5 i:-6 j:-7 m:-8 o:-6 p:-6 t:-4 v:-8 w:-5 x:-14 y:9 z:-6 11:-5 12:-6 15:-6 16:-5 17:-5 19:-5 1a:-5 1d:-9 1f:-5 1g:-6 1h:-5 1w:10 1y:-6
eias	9:10
eibe	0:8
eica	0:-4 m:8 p:6 v:-11 x:-6
eice	l:-7 x:-9 1n:-6 1v:7 1x:6 20:8 2o:5 2r:-5 2s:8
eich	0:13
eick	1:-6 g:-7 11:-6 1h:9
eics	g:-5 l:-5 v:-8 x:-5 1b:-8 1d:-6 1g:-5 2f:11 2o:-5
eict	12:8
eid	0:6
eide	0:8 e:-6 t:-6 10:-6 1h:-5 1x:-5
eids	g:8 l:-5 m:-8 13:-6 2q:-5
eied	0:-5 2:-5 4:-6 a:-6 e:10 g:-6 l:-8 m:-6 o:-5 t:-6 u:-5 v:-7 x:-7 10:-7 12:-7 13:-5 15:-7 18:-7 1a:16 1q:-5 1x:9 2s:-5 30:-5
eier	j:-6 t:-7 12:9 2l:8
eies	0:10 m:-9 x:-6 2m:5 2q:6
eiet	0:9
eiew	0:8
eif	0:9
eife	0:7 g:-5 2k:10
eiff	0:10
eifi	0:8
eift	0:8 23:-5
eigh	v:-7 x:-11 1t:6 23:-5 2v:9
eign	0:6 1x:6 2e:-5
eike	0:7 l:-5 15:-6 1x:7 2k:-7 30:11
eild	g:-5 m:8 x:-5 11:-6
eile	0:11 h:10 23:-5
eilk	0:7 3:7 m:-6 1m:8
eill	0:9 l:-10 o:-5 v:7 x:-7 15:-5 2a:-6 2j:-9
eilo	0:5 v:-6
eils	a:-6 h:10 x:-6 24:7
eilt	f:8
eily	2z:-5
eim	0:13 r:-5
eima	0:-9 x:-10 19:11 1c:7
eime	2a:5 2p:7
eims	0:8
ein	0:9 5:-5 a:-5 e:-11 i:-5 m:-6 n:-6 o:-5 r:-9 v:-4 w:-5 x:-6 11:-5 1a:-6 1c:-6 1k:-8 23:-6 2j:-9
eina	0:7
eind	1:-5 9:9 m:9 1s:-6
eine	2:10 4:-7 7:-6 9:-7 e:-8 g:-8 h:-5 i:-7 m:12 o:-3 p:-6 t:-6 u:-7 v:-12 x:-7 11:-5 13:-6 18:-6 1a:-6 1c:-6 1d:-4 1g:-6 1x:-7 2c:-6 2k:8
eing	2:-8 4:-5 9:-5 c:-10 e:-5 j:-4 n:-5 q:-5 r:-5 t:-2 12:-4 13:-6 15:5 19:-5 1c:-6 1e:-5 1h:-5 1l:-5 1o:-7 1y:-12 20:-4 23:8 27:8 29:-5 2g:-6 2l:-11 2o:4 2s:-10 2v:-8 30:-9
eink	0:6 5:-5 9:-4 l:9 m:-6 24:8
eins	0:4 g:8 x:-6 1z:10
eint	c:-5 m:-5 x:-6 12:-6 23:5 2e:9
einy	t:9
eion	4:-4 7:-5 c:-5 e:-7 l:-5 m:-8 t:-7 v:-8 w:-5 x:-6 11:-4 15:-10 18:-4 1d:-4 1k:3 1v:-7 1y:-5 1z:-7 23:-5 25:6 2a:5 2d:-5 2j:-7 2q:-7 2r:6
eior	0:-9 a:11 c:-6 10:9 2q:-6 2s:6
eipe	0:8
eips	15:7 1d:8
eipt	0:6
eira	15:7
eird	1h:-6 1x:-6
eire	0:5 v:-8 10:-5
eirl	j:6 x:-7 10:-6 1z:7 2j:6
eirm	0:5
eirs	0:5 t:7 x:-10 19:-6 1x:7 25:5
eiry	3:9 1r:9
eis	0:15 h:-7 k:-7 m:-5 n:-6 x:-10 1d:-7 1p:-7 2d:-6 2g:-7
eisa	0:12
eise	1x:-5
eish	4:-4 9:-7 a:-4 c:-9 e:-5 f:-5 g:-5 h:-6 l:-8 m:-6 p:-3 s:7 t:-6 u:-5 v:-6 y:5 z:-5 11:-5 12:-7 13:-6 17:-6 1b:-6 1c:-5 1g:-5 1v:-6 1w:13 2j:-7 2o:-7 2w:-5
eism	x:-6
eiso	x:7
eiss	0:7
eist	m:-6 x:-5 10:12 11:-6 19:8 1b:12 1x:6 25:7 2j:8
eit	0:11 9:-8 w:-6 1x:9 2w:-5
eita	x:9
eite	1:-5 h:-6 m:-6 o:-5 x:-10 1m:7 1n:9 2o:-7
eith	0:8 c:-6 e:-8 k:-6 l:-7 m:-6 r:-5 v:-7 x:6 10:-7 15:-8 18:-5 19:-6 1d:-5 1k:-8 27:-7 29:-9 2d:8 2e:-7 2j:-8 2r:-8
eits	0:7 l:7 o:6 1d:9
eity	0:-2 2:-7 m:-7 o:-6 w:9 x:-7 15:-9 1v:7
eium	27:8
eius	0:-11 x:7 24:5
eive	1:-5 2:-6 a:-5 g:6 h:-7 k:-6 t:-7 v:-7 10:-8 11:-5 12:-9 13:6 15:-5 17:-5 1a:7 1d:8 24:6 2q:8 2x:-7
eize	0:5
ejis	0:-9
ejob	0:6 24:-6 2j:8
ejor	0:7
ek	24:-5 29:9 2d:-5
ekay	0:14
eked	4:-6 a:-5 f:7 l:16 m:-6 o:-5 u:-5 x:-7 10:-8 11:-6 1a:-10 2g:-5
eken	2:-7 3:8 8:-6 h:-6 x:6 13:-6 17:6
eker	12:-6 1g:-6 24:8 2b:5 2k:15 30:-5
ekes	h:9 l:10 m:-5 o:-5 x:-8
ekey	0:6 9:7 o:8 x:10
ekg	31:8
ekid	1z:-6
ekin	0:-12 c:8 l:12 m:-6 o:-9 15:-5 1a:-9
ekip	r:6
ekle	t:-6 v:-5 1c:-6 25:11
ekm	0:9
ekon	0:11
el's	0:12
elad	0:9
elan	s:7 x:9
elar	e:-6 m:10 x:8
elas	0:12 x:-10 2o:5
elay	1:7 v:7
elbs	31:11
elds	0:7
eled	0:9 2:-5 10:-7 1a:-7 1k:-6 24:-5 2o:-6
elem	v:7
elen	0:11 x:8
eleo	0:8
eler	v:-5 11:6 2z:11 30:7
eles	1:8 9:-7 o:8 r:-8 10:-6 15:-7 1h:-5 2a:6 2g:-5
elet	1x:4
elew	0:-6 e:7
eley	0:-8 9:-5 h:-6 v:17 x:-12 1b:-6 1r:6 1x:-5 2o:6
elic	2:-5 4:-5 9:-5 c:-6 e:-6 g:-7 l:-7 m:8 t:-7 v:-5 w:-5 x:-7 10:-5 1b:10 1c:-5 1h:-5
elie	o:8
elin	0:-7 3:10 c:-7 e:6 x:-6 1c:-7
elip	0:-13 o:9
elit	0:-8 x:-7 1a:7 2f:7
ella	0:6 11:-8
elle	0:-16 g:7 v:5 30:5
ells	m:-5 o:-8 t:-7 x:-7 10:-5 2r:-6
elly	4:-5 8:-5 h:6 l:-6 m:-4 u:-5 1b:-9 2u:7
elol	0:13
elon	t:10
elor	t:7 x:-6
elos	23:-5 31:9
elow	0:-11 4:6 g:-5 p:7 v:5 16:7 1c:-5 1h:-5 23:-7 2a:8
eloy	0:13
elps	0:11
elsa	0:11 c:-5 x:-4
else	0:9
elso	0:14
elth	2f:6
elts	1k:8
elub	x:-5 1k:10
elum	0:9 v:-6 1x:-8 2o:6
elux	0:-11 1h:9 30:6
elve	2:13 x:-5
elyn	0:7 c:-5 e:-5 1x:5
em's	u:8
emad	0:8
emal	0:6 2a:7
emam	1x:-6 2d:6
eman	8:-8 c:-6 e:-5 j:9 y:-8 11:-6 12:-6 1a:-6 1y:-5 23:-5 24:-5 2r:-6 30:-5
emas	2o:6
emat	0:7
emax	0:7
emay	e:8 v:-10 1p:6
emba	0:-8 x:10
eme	0:9 1:-7 l:-6 m:-5 r:-13 10:-6 23:5
emed	0:13 2m:-5
emel	0:11 x:6
emen	h:9
emer	1f:7 1x:-7 1y:-5 2r:6
emes	25:-9
emet	0:6
emid	0:12
emil	s:6
emin	0:-5 7:8 m:14 x:-6 24:-10
emit	0:8
emix	0:-8
emon	0:9
emps	0:9
emrs	0:-7 x:7
emum	0:9
emy	0:9 5:-6 8:-6 a:-6 c:-4 g:-9 l:-8 m:-17 r:-7 t:-5 u:-5 w:-6 12:-6 15:-7 19:-9 1d:-8 1n:-7 20:-5 2d:6 2k:-9 2l:-6 2s:-5 2w:-5
en's	11:-6 1h:-5 1x:-5
en't	0:11 l:-7 x:-7 1o:6
enah	g:-5
enai	p:5
enal	h:-5 m:7 t:-5 w:8
enay	0:6
ence	0:6 8:-6 e:-8 l:-5 m:-6 p:8 1e:9 1o:-7 1r:-9 1x:-10 25:-7 2c:-10 2d:-5 2e:-5 2j:-11 2l:6 2o:-6 2r:-8 2s:-8 2w:-5
ench	0:5 s:8 1k:-12 1x:-7
ency	0:7 2o:-5
endo	0:-7 c:9
ends	3:-5 4:-4 8:-5 9:-5 a:-5 c:-7 e:-5 g:-8 l:-6 m:-5 o:-5 r:-6 t:-5 v:-8 w:-5 x:-6 10:-7 13:-6 1a:-4 1v:-5 1x:-9 2s:5
endy	0:-8 z:9
ened	0:4 a:-5 e:9 l:-8 m:-5 1a:-8 24:-5
enee	0:-4 e:5 25:8
enel	0:13
ener	g:-5 o:6 13:-5
enes	3:-6 4:-6 7:9 o:-7 11:-5 1y:6
enet	o:6
enew	0:7 11:-6
eney	l:-5 10:-10 2g:6
enge	x:-6
engo	0:-11 9:7 v:-5 1g:8
engs	3:-7 4:8 e:-5 g:-5 m:-4 t:-5 x:-6 10:-6 1a:-5 1h:-5 1x:-10 23:-8 24:10 25:-8 27:-5 2a:8 2c:10 2o:-8
enia	m:6
enic	2o:6
enka	0:-6 19:9
enks	0:7 o:-5 x:-8
enly	m:-6 n:-5 x:-7 11:-6 24:9
enna	0:12 c:-5 l:-7 v:-8 15:-9
enny	0:8
eno	0:10 c:-5 e:-6 g:-7 m:-6 x:-5
enon	0:7 s:8
enot	0:10 2a:9
enow	0:18 1v:-7 24:-8 27:-7 2d:-10 2j:-7 2w:-6 30:-5
enst	0:8
enth	u:6 1e:5 1l:8 23:-5 24:7
ento	0:5 v:9
ents	1:-6 3:-4 e:-5 g:-5 i:-5 10:5 11:-5 15:-5 1s:6 1v:7 25:6 2a:7 2x:-5
enty	m:-5 o:-5 x:-6 24:5
enus	0:5 2j:8
enut	0:-9 t:4 z:9
eo	z:9
eo's	0:16 x:-5
eoad	0:-6 4:7 m:-5 10:-8 27:-6 2c:-6 2j:7
eoal	0:9
eoan	1x:6
eoat	e:10 23:8 2k:-5
eobs	0:10
eock	1h:-7 24:-6
eodd	2x:6
eodi	0:-9 x:10
eods	0:6
eody	0:8 2f:7
eoem	0:5
eoes	0:11 o:-11 x:-6 1o:5 24:-6
eof	0:6 1:-9 5:-5 a:-5 d:-5 e:-6 g:-4 i:-8 k:-8 l:-10 q:-5 t:-7 u:-6 w:-6 x:-6 12:-7 13:-6 15:-7 18:-9 1c:-8 1p:6 2r:8
eofa	0:7
eoff	0:7
eoft	0:-10 c:10 15:6 2l:8
eoga	o:-5 v:6
eogo	0:7
eogs	0:8 13:-7
eogy	0:-7 8:-5 w:12 x:-6 2f:9
eoh	0:9
eoid	0:-8 25:6
eoil	0:5
eoin	15:5
eoir	0:6 2o:-5
eok	0:12
eoke	9:-5 a:-5 h:-5 l:7 t:-7 1x:5
eoks	o:-9 10:-10 24:-6 2c:-6 2j:7
eola	0:-5 x:10
eold	0:7 4:-7 c:-4 l:-6 m:-6 p:-5 u:-5 10:-6 13:-6 19:-6 1d:-5 1x:-4 2p:5 2q:-5
eole	0:7 x:-5 1a:-7 2d:-6
eolf	0:12 o:-11
eolo	0:7 1h:-7 30:11
eols	0:7 2v:-5
eoma	0:-9 a:13
eome	0:9 l:-6 2j:-8 2p:7
eoms	0:-7 2d:6
eon	0:13 3:-5 8:-10 e:-9 f:-10 k:-5 o:-5 r:-8 t:-5 x:-5 15:-5 18:-6 25:-3 27:-10 2a:-4 2q:-9
eona	v:6
eond	18:9 1h:-6 2d:-7 2k:-7 2p:8
eone	1:-5 3:-5 8:-7 c:-6 d:-5 f:-5 h:-4 j:-5 l:-3 m:-8 t:-5 u:5 10:-5 11:-8 12:-4 15:-9 18:-5 1a:-5 1b:-4 1d:-5 1g:-4 1h:-5 1k:-6 1v:-7 21:-5 26:6 2d:8 2f:-8 2j:-6 2q:-9 2s:-6 2t:7 2w:-5 31:9
eong	4:6 m:-6 u:-6 25:5
eons	3:-10 h:-5 15:-5 25:-5 27:12 2c:-5 2k:-5
eont	r:4
eood	m:-8 o:-5 v:-5 x:-8 12:-5 17:-5 1r:9 2o:6 2r:-7 2w:7
eoof	0:-4 11:8
eook	1:-6 7:10 l:-5 m:-5 o:-5 x:-5 10:-5 18:-5 1g:6 2q:9
eool	8:-6 l:-9 o:-9 x:-6 1c:-7 1x:8 28:6 2o:-5
eoom	0:6 u:5 23:-6
eoon	0:11 x:-6 15:7 24:6
eoor	c:9 m:-6 x:-9 2d:8 2o:-6
eoot	1g:8 26:9
eope	c:-6 m:-7 v:-8 16:9 27:9
eor	0:13
eord	0:6 c:-6 1h:-5
eore	0:11 8:-5 c:-7 i:-5 l:-5 12:8 1c:7 1x:-8 20:9 2j:-7
eorg	0:7
eork	1:-6 3:-5 4:-7 9:-9 a:-5 e:-8 m:-6 o:-6 s:-5 t:-7 u:-5 x:-8 10:-5 11:-6 16:-8 1a:-5 1c:-6 1d:-5 1f:-5
eorm	u:5 24:-9
eorn	12:9
eors	1k:6 2a:13 2v:-6 30:-5
eort	1:-6 m:-6 r:6 x:-7 11:-5 1n:-5 2j:-5
eory	a:-5 u:5 x:10 10:-5
eose	3:9 9:-8 e:-7 m:-7 t:-6 1n:-5 2s:6
eosh	0:13 x:-5
eoss	x:-10 29:8
eost	0:7 1:-5 c:-8 f:-5 1k:8 24:-12 27:-6
eota	1k:10
eote	0:11 v:-7 15:5
eoth	0:8 2a:7
eoto	x:-6 z:7
eots	c:6 1d:9
eoud	0:7 x:-5 2l:7
eoup	0:7 9:7 1k:7
eour	0:9 2:-5 3:-5 c:-6 h:-6 i:-6 o:-8 r:-10 x:-7 10:-6 13:-7 15:-5 1a:-7 1d:-5 29:7 2d:7 2r:-5
eous	x:-6 1b:10
eout	1:-5 8:-5 e:-5 l:-10 m:9 u:-6 23:-5 24:-9 2d:-6 2x:-8
eova	0:-7 h:8
eove	0:9 x:-6 1x:6 2k:9
eowl	2y:8
eown	4:-4 e:-5 g:-5 l:-5 m:-6 v:-8 x:-7 10:-6 11:-7 1a:-5 1o:6 29:-7 2d:10
eows	0:8 1x:7
eowt	0:9
ep	0:7
epad	7:8
epal	10:-5
epan	1y:6
epay	c:14 x:-9 15:-5
eped	e:5 l:-8 x:-6
epen	0:7 e:-7
eper	3:-8 9:-5 c:5 m:-8 t:-5 v:-7 x:13 17:-8 1g:-5 1h:-7 23:-5 24:-7 2c:-7 2j:8 2k:-6 2l:-5 2q:9
epet	0:8
epic	0:10
epid	0:8 z:-5
epie	0:-5 13:7
epio	1j:10
epit	0:8
eple	0:7 7:-7 x:-4 1u:8 2a:-5
epls	0:10
eply	0:11
epot	1y:5 23:-5
eppl	0:6
epps	0:13
eppy	g:8 15:7
epro	0:-14 1g:12
eput	0:8
eque	x:8
er's	a:11 c:-5 e:-7 13:-5 15:-5 1t:8
eral	0:6 x:-5
eram	1g:10 1k:-5
eran	o:8 1d:-5 1k:-8 27:-5
erap	0:10
eras	0:-13 x:12
eraw	8:9
eray	v:-7 x:8
erce	e:8
erch	6:6 c:-5 v:-8 x:-9 10:-5 15:6 2u:11 2v:-5
erds	13:7 2a:10
erea	0:15 v:-5
ered	0:3 3:-6 9:-5 a:-5 h:-5 l:-6 o:-4 w:-6 10:10 11:-4 12:-6 13:-6 17:-4 18:-11 1a:-6 1b:-5 1g:-5 1y:-5 2g:-6 2j:-5
eree	2:9 4:-5 8:-6 9:-5 c:-7 e:-10 h:-5 m:-8 o:-5 r:-5 t:-5 v:-7 w:-5 x:-10 10:-6 12:-6 18:-5 1c:-5 1h:-5 1t:8 1x:-7 1y:4 24:-7 2m:-6 2x:-6
erek	0:-12 c:-5 h:9 x:-6 19:13
eren	x:6 2o:-5
erep	0:7
erer	0:14 10:7
eres	1g:-6 24:-9 26:7 27:9
eret	v:8 13:10
erew	g:-5 x:6
erey	0:-5 13:7
ergo	1h:-6 1j:6
eria	0:10 1c:7
eric	0:-8 r:5 10:-5 24:-5
erid	0:-4 x:-8 19:9
eril	m:12 x:-6
erip	0:13
eris	0:-5 v:-10 1h:14 23:-5
erks	0:9 t:6
erla	x:7
erls	0:7
erly	1:-5 m:5 12:-6 1f:6 2w:-8
erms	0:5 t:8
ern	0:9
erns	0:12
ernt	0:17 1x:-7
erol	m:8
erom	0:14 e:-10 15:-7 1c:-5 20:5 24:-7 2j:-6 31:-6
eron	8:-5 c:9 m:9 v:-6 25:10
erop	9:-5 t:10
eror	0:12 11:-5
eros	0:-9 7:10 c:-7 l:-7 t:-5 v:-7 x:-7 z:-7 1v:6 24:10 2r:7
erow	0:10
erry	f:-5 g:5 v:7 11:4 2j:-5 2o:-5
erse	w:-6 13:-6
erst	1:-6 7:-5 11:-7 18:-6 1c:-6
erth	v:7 x:-5 2g:6
erts	0:4
erty	2:8 c:-13 o:-5 t:-7 1e:6 1o:-6 1y:8
erue	t:9
erun	f:6 o:-6
erus	0:12
erve	0:12
erye	1r:9
esad	0:8
esal	0:9
esan	0:7
esas	1d:10
esay	0:7
esed	9:-5 e:11 g:-7 h:-4 l:-7 m:-9 o:-5 u:-5 x:-10 10:-8 12:9 1a:-7 2j:-7
esee	e:-5 l:-5
esel	w:7
eser	25:-5 2l:5 2y:8
eses	0:-6 2:-6 3:-7 4:10 8:-7 a:-6 c:-5 e:-6 m:-8 o:-8 u:-6 w:-6 x:-8 10:-7 11:6 12:-7 13:-8 1n:-5 25:-5 2d:-5 2o:7
eset	0:5
esha	0:-9 c:-7 1a:8 1c:-5
eshe	0:16
eshy	12:11
esia	25:8
esic	w:-7 1s:6
esie	0:-9 c:-5 r:5 t:-6 y:-6 z:9
esin	0:10
esis	0:10
esit	0:6
esix	c:-5 m:-9 n:5 x:-6 10:-5 12:-5 1a:-5 1c:-5
eska	v:-6
esks	0:9
esky	x:-5 13:9
esla	0:12 1h:-5
esnt	0:7
eso	0:16 1v:-5 1x:-8 1y:-8 24:-7 25:-6 2j:-7 2o:-7
eson	1:7 c:-7 o:-5 t:-5 x:-11 11:-7 13:-5 19:-5 1d:-6 1g:-5 1h:-5 1x:-6 1z:11 2l:-12 2p:5 2y:11
essy	0:-5 12:14
est	0:-8 1:9 1c:6 1v:-8 2o:9
esta	0:8 x:-13 1h:12
este	0:13
ests	l:-6 x:-11
esty	0:10
esun	2o:6
esus	0:5
et's	0:9 23:6
etal	1:-6 t:-5 x:-9 1c:-5 1v:11 1x:-6 2q:5
etan	x:-11 2d:8
etar	0:-7 o:11 2s:6 2z:11
etax	29:6
etby	0:-5 v:-5 2o:6
etch	7:-6 d:-7 s:-5 11:-5 19:-5 2k:6
etea	11:-5 1r:10 1x:-6
eted	2:-9 4:-5 8:-5 9:-6 a:-7 c:-6 d:-5 f:-6 g:-5 h:-5 k:-6 l:-9 o:-7 x:-8 12:-7 13:-5 17:-7 19:-7 25:-6
etee	0:11
etel	1x:6 1y:6
etem	0:7
eten	8:9 a:6 f:-7 m:-8 v:-7 x:-5 15:-6 2d:-7
eteo	0:-8 9:-5 g:7 19:-5
eter	1:-7 2:-5 3:-5 4:-5 7:-8 8:-6 c:-6 e:-10 h:-11 i:-6 l:-10 m:-10 o:-6 s:-6 x:-13 z:-7 11:-6 12:-6 13:5 17:-5 19:-6 1a:-6 1c:-6 1e:-6 1g:-9 1k:-9 1q:-5 1t:-7 1v:-9 1x:-5 1z:9 24:-8 2c:-7 2d:-7 2r:5 2s:-6 2v:8 2w:-9 2x:5 30:-8 31:-5
etes	3:7 4:-7 8:-6 9:-6 e:-6 h:-6 l:-6 o:-8 s:-6 t:-5 u:-6 v:-11 x:6 10:-8 15:-6 1a:-4 1g:-10 1l:-5 1x:-8 1z:-8 27:-7 2o:-7 2r:8 2s:7 2z:-6
ethe	0:8 6:-8 8:-5 e:-5 f:-9 g:-5 k:-5 m:-7 p:-7 r:-8 t:-8 v:-4 10:-11 12:-4 13:-10 17:-6 19:-5 1c:-10 1e:-6 1g:-5 1v:-4 1x:6 20:4 29:-5 2e:8
eths	9:-5 i:7 m:-6 w:-5 x:-5 10:-6 1l:11 2x:12
etia	m:5
etic	5:9 8:-5 c:-6 l:-5 r:-5 u:-6 w:-5 x:-7 10:-11 1b:-7 1h:-7
etie	z:-7 2s:6
etil	0:10 1x:-5 2d:-6
etin	15:-5 1v:5 1x:-5 27:9 2o:-7 30:-5
etis	0:-10 l:-6 m:13 25:8
etle	l:-6 11:-7 17:4 1h:-6 2c:6 2k:-5 2q:-5
etly	0:6 12:7 1g:8 24:-7 2o:7
eto	0:9 3:-5 5:-5 9:-7 c:-8 e:-11 f:-10 k:-6 l:-9 m:-5 q:-4 r:-9 t:-8 x:-5 10:-6 15:-6 1c:-6 1e:-6 1f:-9 1v:-13 2j:-5 2k:-6 2o:5 2v:-6 2w:-5
etom	0:7 2:-5 g:5 x:-10 2m:8
eton	u:-5 x:-13 1d:-7 1g:-7 2e:8 2g:-6 2o:-7
etoo	0:6 12:6 1n:9 2a:-6
etop	0:9 k:-7
etor	0:-7 1q:10 1v:5 2j:-4 2k:-6 2w:7
etos	0:7
etra	0:12 x:-8
etro	0:-4 9:9
etry	3:-9 4:-5 8:-4 b:-5 c:-6 e:-5 h:-5 l:-5 m:-6 o:-6 w:-10 x:-7 10:-7 12:-6 1y:6 27:8 2j:-6 2o:-6 2q:-5
etta	0:12
ette	c:-6 x:8 1d:-6 1h:7 2e:6 2o:-5
etto	0:5 x:-8
etus	m:9
etwo	4:-5 7:-5 8:-4 9:-5 c:-5 e:-7 m:-6 t:-4 u:-7 v:-5 w:-5 x:-9 10:-6 11:-5 13:5 15:-5 1a:-4 1h:-4 1i:-5 1x:-5 26:10 2k:-8 2v:-6 2x:-5
eual	m:-6 11:-5 1d:8
euba	x:-10
euca	0:-11 v:7 x:14
euch	0:10 24:-6
euck	1x:8
euel	0:7
euff	x:-7 2o:-8
euge	0:12
eugh	0:8 k:-6 o:-6 v:8 1x:-5 24:-6 27:6
eugs	1m:7
euid	0:7
euit	x:13 2m:-7
eula	x:8
euld	0:11
eule	2l:6
eull	v:9 x:-5 11:-5 2c:-5
eult	15:6
eumb	0:8
eump	0:14
eums	0:7 o:-9 27:9
eund	0:6 13:7 1x:-6 2a:-5 2r:7
eune	0:8 m:-5 x:-10 2o:5
eung	7:6
euni	p:-5
eunk	0:-7 1d:7
euno	0:7
euns	0:6 g:-5 l:-8 o:-6 24:10
eunt	0:7 2a:7
eup	0:7 k:-7 t:-5 15:-5 16:-5 1k:-6 24:6 2j:-5
eur	0:7
eure	w:7 10:8 2a:6
euro	v:12
eurs	x:-6
eurt	0:11
eus	c:-7 l:-5 m:-5 v:-8 1x:-7 2d:7 2o:-5
euse	0:7 3:-8 h:-6 o:-5 x:-6 11:-7 13:-6 15:-6 1h:-7 1k:-7 1x:7 30:-9
eush	e:-5 h:11 x:-7
eust	a:-8 l:-5 m:-5 v:-7 x:-11 10:-5 15:7 19:-5 1e:5 1o:8 1p:7 1x:-9 2k:-9 2r:-6
eute	2d:-5 2j:5 2o:-5
euth	c:-6 1c:7
euts	3:10 i:-8 1k:9
euum	0:-9 9:6 i:7
eval	0:6
evan	k:5 11:9 30:8
eved	0:6 m:-5 r:-5 u:-8 x:-8 15:-5 1a:-7 1o:-5 1x:-6
even	0:-3 2:10 3:-7 4:-5 8:-5 h:-5 l:-6 x:-7 1c:-6 1d:-6 1h:-7 1x:-8
ever	0:6 1:-7 9:-8 c:-4 f:-11 g:-5 h:-6 l:-10 m:-6 o:-4 t:-6 v:7 w:-4 x:-9 13:-4 15:-7 1h:-5 1k:6 1n:-5 24:-5 25:-11 27:-5 29:-6 2a:6 2d:-6 2e:9 2k:-5 2l:-6 2p:8 2x:-7
eves	0:6 1:-5 l:-5 m:-6 o:-8 t:-9 v:-6 x:-10 10:10 12:-4 15:-8 18:-5 27:8 2c:-6 2o:-6
evey	0:8
evia	0:-11 x:-6 1h:9 30:10
evic	0:-6 e:6
evid	0:6 10:-9
evie	0:9
evil	0:-7
evin	0:-5 l:10 x:9
evis	x:5
evs	0:7
ew	0:17 2o:-7
ewap	0:7
ewas	0:10 x:-6 10:-8
eway	e:-5 l:-7 o:-5 v:-3 x:-11 11:-5 15:-5 1x:9 1y:6 24:6
ewe	0:10 15:-6
ewed	e:-5 10:-6 1a:6
ewen	0:-7 x:10
ewer	9:-5 f:-5 x:-7 19:-6 23:-6 2a:9
ewet	0:9
ewho	0:10 2s:-6
ewhy	0:10
ewim	0:-8 1d:11
ewin	0:11
ewly	0:11
ewns	h:11
exam	2o:6
exel	0:-5 7:7 1q:8
exty	0:7
ey's	4:6 c:9 e:-7 1x:-5
eybe	0:10 q:-6
eyed	4:-9 e:-6 10:14 1a:-7 2j:7
eyee	10:8
eyer	0:7
eyes	m:-6 25:-6
eyet	0:11
eyla	0:-10 g:-6 19:11
eyle	0:10
eyon	1h:11 30:-5
eyor	0:4
eyou	0:9 1o:6
eype	m:6 1d:7
eyst	0:-6 2j:6
eyth	1c:7
ezda	0:8 1h:-6
ezed	1a:-5 2l:8
ezen	0:8
ezer	0:-5 2k:8
ezil	0:7
ezza	0:7
f!	0:13 1x:-6 2r:-5
f"	0:10 26:7
f#1	4:-5 7:-5 8:-4 c:-7 d:-4 e:-8 h:-7 k:-5 l:-6 m:-11 q:-5 t:-4 u:-5 v:-6 x:-6 10:-6 11:-5 12:-5 14:-5 1b:-4 1c:-6 1d:-4 1e:-5 1f:-12 1g:-5 1h:-8 1i:-5 1p:5 1q:6 31:5
f#2	2:9 3:-4 4:-13 5:-4 8:-5 b:-6 c:-6 e:-5 f:-6 g:-5 h:-5 j:-4 k:-5 n:-6 o:-5 p:-4 r:-8 t:-5 u:-5 v:-5 x:-6 y:-5 10:-8 11:-4 12:-7 13:-4 17:-7 1b:-5 1c:-5 1g:-4 1q:7 2r:5
f#3	2:-6 3:-6 6:-5 8:-4 h:-6 l:-8 m:-5 o:-5 p:-7 t:-5 w:-5 x:-7 12:-8 13:-5 15:-6 17:-6 18:8 19:-4 1a:-5 1b:-4 1c:-5 1d:-7 1g:-4 1h:-5 1i:8 1q:5 1x:-7 1y:5 23:5 2r:-6
f#4	1:-5 2:-5 4:-6 6:-5 c:-5 e:-5 h:-5 i:-6 j:-5 k:-6 m:-5 o:-5 p:-6 q:-7 u:-5 v:-6 x:-6 10:-7 12:-6 15:-6 18:7 1c:-7 1d:-5 1i:-6 1v:-5 2n:6
f#5	3:-5 h:-5 i:-5 m:-6 q:9 v:-5 x:-5 14:5 15:-5 18:11 1i:-5 29:8
f#6	0:-6 2n:8
f#7	0:-5 18:12 1x:-5 29:6
f%	0:9
f&	1v:5
f'd	0:16
f'm	0:13 e:-5 l:-12 15:-8
f's	0:11 d:-5 g:-8 h:-5 k:-4 m:5 r:-5 t:-5 v:-7 w:-5 x:-12 13:-6 15:-4 16:-5 19:-6 1c:-6 1g:-5 1h:-6 1t:8 2a:-6 2d:-8 2o:-6 2v:9
f't	0:11 l:-7 x:-7 1o:6
f(	0:11
f)	0:13 x:-5
f,	0:14 c:-5 e:-8 l:-6 r:-5 x:-6 15:-5 1k:-6 1o:-6 1s:-7 1v:-6 1x:-12 1y:-6 21:-6 23:-6 27:-5 2c:-5 2j:-4 2p:-7 2w:-8 2x:-5
f-	1:-7 6:-4 7:-5 8:-7 a:-6 c:-7 g:-5 m:-6 o:-7 p:-5 u:-10 v:-7 w:-6 x:-6 10:-9 11:-6 14:-9 15:-8 1a:-4 1d:-6 1e:-7 1l:6
f.	0:11 l:-7 15:-6 1o:-5 1u:12 1v:-7 1x:-11 23:-5 2a:-8 2d:-5 2i:4 2o:-5 2r:-5 2s:-5
f/	0:8
f:	0:14 e:-5 20:7
f;	0:12
f=	0:6
f>	0:9
f?	0:8
f@	0:6 b:-9
f_	0:11
fa	0:6 1:-6 2:-6 4:-2 8:-8 a:-5 c:-6 e:-11 f:-11 h:-8 i:-6 l:-6 m:-4 o:-8 q:-5 r:-7 t:-13 v:-6 w:-5 x:-5 y:-4 10:-3 18:-10 1a:-5 1b:-9 1c:-6 1d:-9 1e:-9 1i:-5 1r:-6 1s:-5 1v:-12 20:-5 23:5 2k:-7 2y:-5
fac	2:-6 8:6 h:9 o:-6 t:-6 10:-7 19:-6 1g:-5
fad	0:7 1:-6 2:-5 3:-5 8:-5 9:-5 c:-5 h:-6 i:-7 k:-6 l:-6 o:-7 t:-8 v:-6 w:-6 10:-8 11:-6 12:-7 13:-7 15:-6 19:-6 1d:-6 1g:-5 1h:-4 1k:5 1o:-8 1z:-6 27:-7 2a:-7 2c:-7 2j:8 2k:-5
faf	l:-5 24:-6
fag	0:8
fah	g:-5 h:7
fai	h:-7 x:8 2o:-6
fak	11:10 2c:6 2k:5
fal	2:-6 3:-5 4:-6 8:-5 9:-6 a:-5 c:-9 e:-6 g:-7 h:-7 i:-5 o:-7 p:-5 r:-7 v:-7 12:-6 13:-6 15:-5 19:-6 1a:-5 1g:-8 1h:-7 1i:-6 1k:-7 1v:10 1x:-7 20:-6 23:-10 25:-6 2a:11 2g:9 2o:-5 2p:-5 2r:9
fam	1:-5 3:-4 4:-5 7:-5 8:-4 9:-6 a:-5 c:-8 d:-6 e:-8 h:-5 l:-8 m:-5 p:-6 s:-5 t:-7 u:-5 y:-5 z:-5 10:-6 13:-5 18:-5 1b:-5 1c:-6 1f:-5 1g:6 1h:-5 1w:7 1y:5 23:-7 24:8 27:-7
fan	1:-3 2:-6 3:-5 4:-7 5:-5 6:-5 8:9 c:-6 f:-6 h:-5 i:-5 l:-9 n:-7 p:-6 q:-5 r:-9 t:-6 u:-6 v:-7 y:6 12:-2 16:-8 1a:-5 1d:-9 1f:-6 1g:-6 1h:-4 1k:-15 1n:-6 1q:-6 1v:-5 1w:10 1x:5 1y:6 20:-6 23:-7 24:-6 25:-7 27:-7 29:5 2c:-9 2e:-6 2g:-6 2l:-13 2p:6 2r:-10 2x:-6 30:6
fap	0:5 a:-6 w:8
far	1:-6 2:-6 3:-5 4:-6 9:-11 g:-6 h:-6 i:-5 l:-10 m:7 s:-5 t:-5 u:-5 v:-7 10:-7 11:-11 13:-5 15:-8 17:-7 18:-7 1a:-5 1c:-6 1d:-6 1g:-5 1k:-7 1l:-8 1o:-5 23:-6 25:8 27:-7 29:8 2r:-6 2s:5 2x:12 2z:9
fas	0:8 8:5 9:9 c:-5 e:-6 f:-6 g:-7 i:5 l:-8 o:-7 v:-9 10:-10 11:-4 14:-6 15:-7 1c:-4 1d:9 24:-9 2a:-7 2l:5
fat	0:10 1:-10 2:-5 3:-7 4:-4 a:-6 k:-7 l:-12 m:-6 n:-5 o:-5 p:-6 r:-5 t:-4 u:-7 z:-5 10:-6 11:-5 14:-5 15:-10 18:-13 1c:-6 1d:-6 1e:-5 1f:-4 1g:-4 1n:-8 1r:11 1t:-10 1v:-6 1z:-6 20:-9 27:-12 2c:-8 2f:-7 2j:-11 2k:-7 2p:-4 2q:-5 2s:-6 2y:-5
fau	c:-6 g:-7 t:-5 v:-8 x:10 1d:-7 1h:-6 2i:8
fav	0:-7 x:11 1h:8 20:8
faw	m:-5 t:-6 x:-6 25:8
fax	1:-5 c:-7 h:-6 t:9 x:-9 1v:7 1x:6 29:6
fay	0:8 2:-5 7:-5 8:-5 9:-4 e:-3 h:-4 j:-4 k:-7 m:-13 s:-4 t:-5 u:-6 w:-4 11:-7 13:-6 15:8 17:-5 18:-6 1c:-4 1d:-7 1f:-6 1g:-5 1h:-4 1i:-5 1p:7 1v:-9 1y:5 24:7 25:-7 26:-5 27:-6 2c:-5 2d:-6 2g:-6 2j:-8 2k:-7 2o:14 2q:-5 2r:-12 2v:-5 2w:-5
faz	x:7
fba	o:7 t:10 x:-8
fbe	0:8 f:-5 l:-10 q:-7 r:5 10:-5
fbh	0:16
fbi	0:-10 1k:-6 2v:6
fbs	0:6 x:-5 31:11
fby	0:7 4:-6 l:-9 t:-6 v:-10 w:-5 x:-5 13:-8 19:-5 1a:-7 1n:-5 1x:5 2j:-6 2k:-6
fc	18:-5 1d:-8 1x:6
fca	0:-15 m:7 p:8 x:11 10:8
fce	0:5 4:-4 8:-6 a:-6 c:-6 f:-7 g:-5 i:-5 k:-6 l:-9 m:-6 o:-5 p:6 t:-7 u:-5 v:-5 x:4 z:-6 12:-9 13:-5 15:-6 18:-9 1a:-5 1e:8 1g:-5 1h:-5 1n:-7 1o:-9 1r:-9 1y:-6 23:-5 25:-9 27:-12 2d:-8 2e:-6 2f:9 2l:9 2q:-6 2v:-6 2w:-8 30:5
fch	0:7 2:-5 4:-7 5:-7 7:-7 8:-6 9:-7 a:-7 d:-7 e:-7 f:-5 g:-5 i:-7 k:-7 m:-5 o:-7 r:-5 t:-5 u:-5 v:-6 z:-7 10:-6 11:-5 12:-5 16:-5 19:-6 1a:-7 1c:-6 1d:-9 1g:-7 1h:-5 1k:-7 23:8 25:-7 2d:-6 2f:11 2g:-7 2k:7 2u:10
fck	1:-6 4:-5 8:-4 g:-9 h:-5 i:-5 k:-8 m:-4 s:-5 t:-6 w:-5 x:-4 11:8 12:-5 13:-4 15:-7 16:-6 19:-5 1a:-5 1b:-5 1d:-5 1f:-6 1g:-6 1h:11 1j:-6 1o:5 1v:-5 1x:7 2a:-7 2c:-5 2j:-10 2k:8
fcm	26:8
fco	e:-5 g:-6 v:-5 x:7 24:9 2m:8
fcs	a:-7 g:-6 l:-7 s:-5 v:-8 x:-8 z:-5 19:-7 1b:-8 1d:-6 1g:-5 24:-6 2f:11
fct	0:6 3:-5 m:-5 o:-5 x:-6 2j:-5 2o:-7
fcv	0:10
fcy	0:10 g:-7 k:-5 2o:-5
fd	24:-9
fda	1:6 a:-5 j:-5 10:-5 1h:-3 1x:10
fdd	m:-5 2x:6
fde	2:-5 3:-5 8:-5 9:-5 a:8 c:-7 h:-6 i:-4 l:-10 m:-9 o:-5 u:-5 w:-5 x:-11 11:-5 15:-6 19:-5 1a:-5 1b:-6 1c:6 1g:-5 1h:-6 1x:-9 24:-4 2j:9
fdi	s:12
fdl	18:10
fdo	m:-5 p:-6 t:-5 v:-4 x:-6 13:-5 1g:-5 24:-7 30:8
fds	2:-6 3:-6 4:-5 7:-5 8:-6 9:-6 d:-5 e:-10 g:3 h:-6 i:-6 m:-9 n:-6 o:-6 r:-6 t:-5 u:-5 w:-5 x:-9 y:-6 10:-7 11:-6 12:-6 15:-8 1a:-5 1b:-7 1c:-8 1g:-7 1h:-6 1v:-8 21:-7 24:-5 25:-5 2g:-5 2q:-5
fdu	s:6 x:-6 1b:8
fdy	0:9 3:-5 o:-6 z:7 10:-4 1k:-7 1x:-7 24:-5 26:-6 2f:7
fea	0:7 c:-6 e:-5 v:-8 11:-5 18:-5 19:-5 1r:10 1x:-7 20:-6 23:-8
feb	2o:6
fec	0:-4 s:8
fed	0:7 1:-7 2:-7 4:-4 9:-5 d:-5 e:16 g:-5 h:-5 k:-5 m:-3 o:-5 p:-5 r:-5 v:-7 x:-10 y:-5 11:-4 13:-4 15:-10 16:-5 17:-7 18:-4 19:-5 1a:15 1c:-5 1d:-5 1e:-9 1h:-5 1k:-14 1q:-8 1v:-9 1x:9 1z:-7 20:-8 24:-6 26:-6 27:-8 2a:-5 2c:-9 2g:-11 2k:-6 2m:-9 2o:-7 2p:-7 2q:-7 2s:-8 2t:13 2x:-7 2y:9 30:-8
fee	1:-5 4:-5 7:-5 c:-8 e:-5 h:-5 m:-6 o:-7 p:-5 r:-5 w:-5 z:-5 12:-5 17:-5 18:-6 1c:-6 1d:-7 1g:-7 1h:-5 1n:-5 1t:7 1x:-10 1y:4 25:9 2m:-6 2p:8 2x:-6
fef	2j:6
feg	c:-6 t:-6
fek	4:-5 c:-6 h:6 m:-5 o:-5 t:-7 v:-9 x:14 y:-6 18:-6 19:9 1h:-6 24:6 2o:10
fel	1:-7 7:4 g:-7 m:-5 t:-6 x:-6 11:-6 15:-11 19:-6 1c:-5 1h:-6 1q:7 1v:-4 1y:6
fem	0:8 m:-5 v:5 x:-5 27:-5 2r:11
fen	1:-6 2:11 4:-4 6:-5 9:-6 c:-6 i:-6 j:-5 l:-4 n:-6 o:-8 p:-5 r:-7 s:-5 u:-6 w:-5 10:-9 12:-7 13:-9 16:-8 18:-4 19:-9 1a:-5 1c:-5 1h:-6 1k:-5 1q:-8 1s:-7 20:10 25:-11 29:-8 2a:-6 2c:-5 2d:-8 2j:-9 2k:-6 2l:-5 2q:-7 2r:-6 2s:-6
feo	9:-5 g:7 h:-6 o:-5 x:16 10:-5 19:-6
fep	g:-6 o:-6 13:-6 17:8
fer	2:-4 3:-6 8:-6 c:-6 d:-12 e:-14 f:-8 h:-3 j:-5 k:-6 l:-3 p:-6 u:-4 w:-2 z:-5 15:-5 16:-5 17:-6 18:-5 1c:-7 1d:-6 1e:-5 1g:-6 1k:-8 1l:-7 1o:-5 1r:-5 1t:10 1v:-12 1y:-8 1z:10 21:6 23:-5 27:-5 29:-12 2b:5 2g:7 2j:8 2k:20 2m:-11 2o:7 2p:9 2r:6 2t:-7 2w:-10 31:-6
fes	0:7 2:-5 4:5 5:-6 8:-6 b:-5 c:-3 e:-9 f:-6 k:-7 p:-5 q:-5 s:-5 x:-6 y:-5 13:-7 16:-7 18:-6 1a:-5 1e:-6 1g:-7 1h:-5 1l:-7 1m:-6 1n:-8 1y:11 1z:-13 23:-8 24:6 25:5 29:-6 2e:-5 2g:-8 2l:-5 2q:9 2s:7 2x:-8 2z:-7 30:-7 31:-9
fet	0:7 1:-6 2:-4 3:-6 4:-5 5:-9 7:-5 9:-7 a:-5 c:-7 f:-6 i:-6 m:-12 o:9 p:-8 r:-7 t:-5 u:-6 x:-10 10:-9 11:-6 12:-8 17:-10 18:-5 19:-5 1c:-5 1d:-8 1g:-7 1k:-6 1v:-5 24:-10 25:-5 2j:-7 2m:-9 2o:-7 2w:-7 30:-4
fev	x:16 10:-5
few	g:-7 k:-9 11:-6 1z:5
fex	3:6 x:-7 11:8 1d:-6
fey	1:-6 3:-6 c:-7 h:-6 l:-6 p:-5 t:-6 v:10 10:-12 11:-6 15:-8 19:-5 1b:-7 1g:-6 1r:5 1x:-10
ffa	3:9
ffe	e:-8 g:-5 18:6 2k:9
fff	2:-7 e:-13 m:-6 x:-8 18:-5 19:-5 1h:-5 24:9 2o:-11
ffi	0:11
fft	0:6 l:-5 m:-11 o:-5 u:-4 v:-6 x:-6 10:-6 11:-6 12:-5 1c:-6 1g:-5 23:-5 26:7 2k:-5 2s:-8
fga	o:-6
fge	1:-4 2:-6 3:-6 8:-7 a:-5 c:-5 e:-5 g:-5 i:-4 l:-6 m:-7 p:-5 10:-5 11:-5 19:-6 1c:-8 1h:-11 1x:-10 24:-5 2d:6 2k:-7 2x:-6
fgg	0:-7 3:9 2w:8
fgh	0:10 a:-5 c:-6 h:-5 k:-8 o:-7 v:5 11:-5 1t:6 1x:-7 24:-7 27:5 2v:9
fgi	0:5
fgn	0:6 1x:6 2e:-5
fgo	1:-5 7:-6 c:-5 d:6 m:-5 v:7 10:-4 11:-6 15:-8 18:-6 1d:-7 1o:-5
fgs	2:-5 3:7 8:-6 9:-6 a:-6 c:-7 e:-6 g:-6 h:-5 l:9 m:-6 s:-6 t:-5 w:-5 x:-8 10:-6 12:-5 13:-9 15:-4 18:-7 19:-5 1a:-8 1c:-6 1d:-7 1g:-6 1h:-5 1k:-5 1m:8 1n:-5 1r:-6 1x:-12 1z:-5 23:-8 24:10 25:-10 27:-6 2q:8 2w:-6
fgy	3:-6 8:-6 c:-5 o:-8 t:-4 w:10 x:-8 10:-5 2f:9 2g:6
fha	0:5 2:-6 c:-7 1a:7 1c:-5
fhd	m:9
fhe	0:9 6:-8 8:-5 e:-5 f:-9 g:-5 k:-5 m:-8 p:-7 r:-7 t:-7 v:-4 x:-6 10:-12 12:-5 13:-10 17:-6 19:-5 1c:-10 1e:-6 1g:-5 1v:-4 1x:6 20:4 29:-6 2e:8
fhi	2b:5
fho	0:9 x:-6 2s:-6
fhr	0:4
fhs	9:-5 e:-6 i:7 m:-6 o:-5 w:-6 x:-5 10:-6 1l:11 1x:-7 2x:12
fht	2:6 4:-6 8:-5 9:-5 f:-7 g:-6 h:-5 k:-12 m:-10 o:-6 p:-5 v:-6 w:-5 z:-7 11:-10 17:-7 19:-6 1a:-5 1c:-8 1d:-5 1g:-5 2j:-8 2r:-6
fhy	2:-5 o:-7 w:11 10:-5 12:10 24:-7
fi	0:11 5:-5 l:-7 18:-5 1y:-6 24:-8
fia	1:-10 c:-7 g:-9 m:9 v:-8 15:-8 1b:-5 1d:-6 1g:-6 25:7 2q:-5
fib	0:8 o:10
fic	1:-6 2:-8 4:-6 6:-6 7:-6 a:-6 d:-6 f:-5 g:-7 h:-6 j:-5 k:-5 l:-9 m:10 n:-7 o:-6 p:-5 q:-5 t:-9 u:-6 v:-6 x:-8 y:-5 z:-5 12:-7 13:-5 15:-6 17:-4 18:-6 19:-6 1a:-5 1c:-8 1d:-6 1e:-5 1f:-5 1g:-6 1j:-7 1v:9 23:-5 2d:-7 2f:-8 2o:7 2v:-5
fid	0:9 l:-10 x:-12 z:-6 12:-5 18:-5 19:5 1b:-6 1z:-8 2j:-5 2k:-6 30:6
fie	1:-6 3:-5 a:-6 c:-8 d:-7 e:-6 g:-7 h:-7 i:-5 l:-7 m:-5 p:-6 s:-6 t:-8 v:-8 y:-7 z:12 10:-10 11:-5 15:-6 19:-11 1b:-6 1c:-6 1g:-7 1h:-6 24:-6 2j:8 2o:-7 2s:6
fif	0:9
fig	c:-7 g:9 x:-8 1c:-6
fik	p:10 v:-9 x:-9
fil	0:10 1:-5 c:-7 d:-8 g:-6 h:-5 r:-4 v:-7 11:-4 19:-5 1v:7 1x:-9 1y:-5 24:-8 25:-7 2d:-6 2r:-7
fim	0:6 1:-7 2:-6 c:-6 e:-5 g:-5 m:-5 r:-6 t:-7 10:-5 12:-6 15:-7 1d:8 1g:9
fin	0:5 2:-5 4:-5 5:-7 6:-6 8:-7 9:-6 a:-7 d:-5 f:-6 g:-6 i:-6 j:-5 l:5 n:-7 p:-10 t:-5 w:-5 y:-5 z:-6 11:-9 12:-5 13:-6 14:-6 17:-6 18:-5 19:-6 1a:-11 1b:-5 1h:-4 1j:-8 1k:-5 1o:-7 27:8 29:-10 2d:-5 2e:-5 2j:-6 2l:-6 2m:-6 2o:6 2t:8 2v:-6 30:-10
fio	v:-9 x:8 1j:9 2d:-5 2p:-6
fip	1:-6 9:-5 a:-8 c:-5 g:-6 h:-5 l:-5 t:-6 x:-8 10:-6 11:-5 19:-5 1g:-6 1t:-5 2j:6
fir	7:-7 8:-5 a:-6 g:-6 h:-5 i:-6 k:-7 l:-6 m:-5 o:-7 p:-8 t:-6 v:-7 w:-6 10:-11 15:-6 1c:-6 1d:-7 1g:-10 1n:10 2o:-6
fis	0:10 2:-4 3:-4 4:-5 5:-5 7:-4 9:-6 a:-7 c:-7 g:-6 h:-8 i:-5 k:-8 l:-10 n:-7 o:-7 u:-6 v:-5 w:-6 10:-5 11:-11 12:-7 15:-6 18:-12 19:-8 1d:-8 1g:-5 1h:9 1n:-6 1p:-7 1y:-8 23:-3 2c:-6 2g:-7 2o:9 2p:-5
fit	0:8 2:-4 7:-5 8:-6 9:-9 a:-5 c:-7 d:-5 k:-7 l:-5 m:-5 o:-5 s:-6 t:-8 v:-6 w:-5 x:8 10:-4 11:-5 13:-5 18:-5 19:-5 1c:-4 1h:-6 1k:-7 23:-6 24:-8 25:-5 2f:6 2m:-7 2o:-6 2v:-5
fix	3:-5 8:-5 9:-6 a:-5 h:-8 m:-9 w:-5 x:-8 10:-5 12:-5 1a:-6 1c:-8
fjo	3:-5 h:7 o:-7 v:-6 x:-11
fk	24:-5 29:9 2d:-5
fka	0:-3 1:9 c:-6 t:-6 19:7
fke	0:5 4:-5 8:-5 9:-8 a:-5 h:-6 i:-5 15:-2 1g:-5 1h:-7 1x:9 2k:-7 2o:-6 30:11
fkg	31:8
fki	0:-8 h:-7 v:-6 z:9 1g:10
fkm	0:9
fks	1:-6 2:-5 3:-5 4:-6 8:-6 9:-5 a:-5 d:-5 e:-6 g:-6 i:-5 j:-6 m:-7 o:6 p:-7 s:-5 t:5 u:-6 v:-6 w:-6 x:-9 10:-6 11:-6 12:-6 13:-6 15:-6 18:-5 19:-5 1a:-5 1b:-6 1d:-6 1f:-6 1j:-5 1n:-6 1x:-2 25:7 2g:-11 2q:-2 2w:8
fku	0:6
fky	x:-8 11:-6 13:8 19:-5
fla	1:-7 2:-7 3:-5 9:-5 g:-8 i:-5 l:-7 m:-6 o:-5 s:-6 t:-6 v:-5 x:17 z:-5 11:-8 19:7 1b:-6 1d:-6 1g:-10 24:-5
fld	1:-5 2:-6 3:-4 4:10 9:-5 c:-6 g:-9 l:-6 p:-6 u:-5 x:-6 10:-6 12:-8 13:-6 15:-6 17:-4 19:-6 24:-6 2k:-4 2q:-5 2r:-5
fle	1:-5 2:-5 3:-6 8:-6 9:-5 a:-5 b:-6 d:-6 e:-6 i:-4 j:8 k:-7 m:-7 r:-5 s:-5 t:5 w:-5 x:-7 y:-5 z:-5 10:-7 11:-5 12:-6 18:-5 19:-6 1a:7 1b:-6 1f:-5 1u:8 1v:-7 24:-4 25:9 2c:5 2d:-10 2j:-6 2l:6 2o:-8 2p:-5 2r:-7
flf	2:-5 3:-5 4:-6 8:-5 c:-5 d:6 e:-6 h:-6 l:-6 m:-6 o:-4 t:-8 x:-6 11:-6 12:-10 15:-5 18:-7 19:-8 1a:-7 1d:-7 1l:5 2d:8
fli	9:8 o:6 t:-8 v:-7 2o:6
flk	3:6 m:-7 1m:8 1x:6 2o:-5
fll	0:5 1:-7 2:-4 3:-5 4:-4 7:-6 8:-5 a:-4 g:-5 k:-6 n:-5 o:8 p:-5 q:-4 t:-7 u:-9 v:8 w:-5 12:-5 18:-9 1a:-4 1b:-5 1c:-6 1d:-6 1e:-5 1h:-9 1n:-7 1o:5 1q:7 1y:-7 23:-7 24:-7 25:-10 2c:-7 2d:-7 2g:-7 2o:-6
flm	p:-6 12:-5
flo	c:-5 k:-6 l:-6 x:7 15:-5 1g:-6 1h:-10 1x:-9 30:11
flp	0:10
fls	1:-6 2:-5 4:-5 8:-5 9:-5 a:-7 c:-6 e:-7 g:-5 h:7 i:-5 m:-17 p:-5 r:-5 u:-7 v:-6 x:-11 y:-4 z:-6 10:-6 11:-5 12:-5 16:-6 18:-6 19:-6 1a:-6 1b:-7 1c:-6 1g:-6 1h:-5 1k:6 1x:-6 24:6 2m:6 2v:-9 2w:6
flt	0:7 f:7 x:10 15:5 1h:-6 2o:-7
fly	0:10 1:-7 2:-6 3:-5 5:-8 7:-4 8:-6 9:-4 c:-7 d:-5 e:-7 l:-7 o:-4 p:-7 r:-6 t:-5 u:-6 v:-7 y:-4 10:-5 11:-8 19:-5 1b:-10 1d:-6 1h:-5 1i:-5 1k:-6 1s:-6 1v:-5 24:6 27:-9 2d:-8 2j:-5 2q:-5 2u:7 2w:-11 2y:-5 2z:-6
fma	9:-5 a:11 e:-7 m:10 o:-7 v:9 x:-3 10:-5 11:-6 13:-6 19:7 1d:-9 1h:-7 1x:-6
fmb	0:-6 1:12 8:7
fme	0:11 1:-7 8:-6 9:-5 c:-6 f:-4 l:-13 m:-5 o:-5 q:-8 r:-13 v:-8 10:-7 11:-5 13:-5 15:-7 16:-6 1x:9 24:-5 25:-5 2j:-11 2m:-5 2o:-5 2p:7 2v:-5
fmh	0:13
fmi	0:9 h:8 u:5 v:-9 x:-6
fmp	3:10 l:-7 m:11 v:11
fmr	0:5
fms	2:-5 8:-5 c:-5 e:-8 h:-5 l:-7 m:-6 o:-11 r:-5 13:-6 1d:-6 1g:-6 1k:-7 24:-7 2a:5
fmy	0:8 5:-6 8:-6 a:-6 c:-4 g:-8 l:-8 m:-17 r:-7 t:-5 u:-5 w:-6 12:-6 15:-7 19:-9 1d:-8 1n:-7 20:-5 2d:6 2k:-9 2l:-6 2s:-5 2w:-5
fna	0:10 9:9 c:-6 e:-6 h:-5 l:-7 m:-5 x:8 15:-9 19:-7 2o:-7
fnc	0:7 10:-6
fnd	0:8 3:-4 4:-7 6:-5 8:-6 a:-5 c:-7 e:-9 f:-7 h:-6 i:-5 j:-7 k:-9 m:-3 o:-6 r:-7 t:-7 u:-9 v:-3 w:-4 x:-7 12:-6 17:-6 1a:-4 1b:-4 1c:-8 1d:-8 1f:-6 1h:-9 1p:-9 1q:-9 1s:-10 1x:-5 1z:-11 24:-7 25:-9 26:-6 27:-12 29:7 2c:-11 2f:-7 2q:-5 2s:10 2v:-7 2w:-8 2y:-8 30:-4
fne	1:-7 3:-5 8:-6 a:-6 d:-5 h:-5 j:-6 k:-5 m:7 s:-6 t:-6 v:-5 y:-5 z:-7 10:-7 11:-7 12:-4 15:-9 1a:-5 1b:-7 1d:-6 1f:-7 1g:-6 1h:-5 1i:-6 1k:-6 1n:-9 1r:-6 1s:-4 1t:-8 21:-6 24:-5 26:6 27:-7 29:-7 2a:-4 2c:-8 2e:-6 2f:-9 2k:6 2o:7 2q:-9 2r:-11 2s:-7 2t:7 2w:-5 2y:-6 30:-7 31:9
fng	2:-8 9:-5 c:-10 e:-5 g:-5 j:-4 n:-5 q:-5 r:-5 t:-2 v:-4 12:-4 19:-5 1c:-6 1e:-5 1h:-5 1l:-5 1o:-7 1y:-12 20:-4 27:8 29:-5 2g:-6 2l:-11 2o:4 2v:-8 30:-9
fni	p:-7
fnk	5:-6 9:-5 e:-5 l:11 m:-6 t:-5 16:-5 1x:-9 24:7 2d:-6
fnn	0:13 x:-8
fno	c:-6 e:-6 g:-8 l:-7 m:-6 o:-7 x:-5 10:-6 18:-5 19:-11 2g:8
fns	0:5 1:-5 2:-4 4:-5 8:-6 9:-7 e:-10 g:8 k:-5 l:-8 m:-7 o:-2 r:-5 s:-5 t:-7 u:-6 v:-6 w:-5 x:-9 y:-7 11:-5 12:-4 15:-8 18:-5 19:-6 1d:-6 1g:-4 1x:-5 1z:10 27:13 2g:-6 2k:-9 2l:-5 2s:-7
fnt	2:-5 3:-5 4:-5 7:-5 8:-4 9:-6 a:-5 c:-10 d:-5 f:-8 g:-6 h:-5 i:-6 j:-5 l:-8 p:-9 s:-6 t:-5 v:-8 w:-5 x:-7 y:-6 z:-6 10:-6 13:-4 15:-8 19:-5 1a:-5 1b:-5 1d:-3 1e:-5 1f:-7 1g:-5 1i:-5 1n:-5 1o:5 1r:-5 1z:-10 20:-5 2d:7 2e:7 2m:-5 2p:-6 2r:-7 2v:-11 2y:-7 31:-5
fnu	z:6
fny	0:13 g:-8 t:8 v:-7 x:-5 24:-5 2o:-6 2p:-6 2x:6
fo	z:9
fob	2:-7 4:-5 a:-5 x:-15 10:-8 11:-5 19:13 24:-6
foc	x:-5
fod	0:6 h:-8 l:-5 m:-8 o:-5 x:-10 12:-6 17:-5 1h:-5 1r:9 24:-5 25:6 2o:4 2r:-7 2w:7
foe	0:6 x:-5
fof	0:6 1:-9 4:-5 5:-5 a:-5 c:-9 d:-5 e:-11 g:-4 i:-8 k:-8 l:-10 o:-5 q:-5 t:-7 u:-9 w:-6 x:-6 12:-7 13:-6 15:-7 16:-7 18:-9 19:-7 1c:-8 1p:6 2r:8
fog	e:-6 o:-4 t:-5 x:-6 17:-6 1v:-5 1x:6 2d:-7 2o:6
foh	0:9
fok	0:7 1:-6 7:10 l:-5 m:-6 o:-6 x:-5 10:-5 18:-5 1g:6 2q:9
fol	1:-6 3:-7 8:9 9:-5 c:-5 g:-7 h:-5 l:-9 o:-9 p:-5 t:-7 w:-5 11:-5 19:-7 1c:-7 28:6 2o:-5
fom	0:11 2:-7 c:-8 e:-5 l:-5 x:-11 15:-7 1c:-5 20:5 23:-6 2j:-6 2y:-5 31:-6
fon	3:-8 4:-5 5:-7 6:-7 7:-6 9:-5 a:-5 b:-7 e:-6 f:-8 g:-7 i:-6 k:-6 l:-7 q:-7 r:-8 w:-5 y:-5 z:-6 11:-7 12:-6 13:-6 16:-5 19:-6 1a:-5 1b:-6 1k:4 1m:-5 1n:-8 1s:-5 1t:-11 1z:7 20:-5 27:-12 2f:-5 2g:-8 2l:-15 2m:10 2q:-10 2s:-6 2w:-8 30:-9
foo	0:6 1c:9 1n:9 24:-6 2a:-7
fop	9:-7 k:-8 l:-5 m:-4 v:-6 10:-6 11:-6 1g:-8 1v:-6 1x:5 2q:13
for	0:8 2:-6 3:-6 4:-5 8:-7 9:-5 a:5 e:-12 f:-5 g:-6 k:-10 l:-4 m:-6 o:-5 v:-7 w:-6 10:6 11:-6 12:-4 13:-6 15:-11 16:-5 17:-7 18:-9 19:-9 1a:-4 1c:-7 1d:-6 1p:-6 1x:-4 21:-11 23:8 24:-14 25:-11 2g:11 2k:-9 2l:-6 2p:-6 2s:5 2z:-5 30:-9
fos	1:-5 2:-6 3:-7 4:-5 7:8 8:-5 c:-7 g:-6 h:-5 m:-11 o:-6 s:-6 u:-5 v:-8 w:-6 x:-11 y:-5 z:-8 10:-5 11:-6 13:-6 15:-9 19:-6 1a:-5 1d:-5 1g:-6 1i:-6 1v:5 24:9 2r:7 31:9
fot	0:10 3:-5 6:-5 c:-5 f:-5 g:-5 h:-6 l:-7 m:-8 o:-5 r:-6 u:-5 x:-10 10:-8 11:-5 15:-5 17:-7 18:-7 1d:-10 1h:-5 1x:8 25:-5 26:9 27:-6 2a:8 2g:-5 2o:-8 2p:-5 2q:6 2s:-4
fou	0:10 e:-10 1o:6
fow	0:7 5:-5 e:-7 g:-6 i:-6 k:-8 o:-7 t:-7 v:7 x:-8 z:-5 10:-6 15:-5 16:5 1c:-5 1h:-6 1x:-5 23:-8 24:-11 2j:-7 2k:-7 2o:-8 2v:-7 2w:-6 30:-5
fox	0:5 7:-7 o:-6 2k:7 2u:7
foy	e:-9 g:-7 t:-5 2g:10
fp	0:7
fpa	0:6
fpe	9:-7 h:-7 l:9 o:-5 v:-10 x:-8 10:-5 11:-6 1g:-6 1h:-5 27:9
fph	1h:9
fpi	0:11
fpl	0:6
fpp	23:-5 2z:8
fps	1:-6 2:-5 4:-5 9:-6 a:-6 b:-6 c:9 e:-5 g:-5 h:-5 i:10 l:-7 m:-8 x:-8 10:-7 13:-6 16:-5 18:-6 1a:-5 1g:-5 1h:-5 1y:-5 24:6 2g:-7
fpt	0:12 1x:-6
fpy	0:6 g:8 l:-7 15:7
fra	0:6 c:-6 g:-5 i:-4 v:-12 1b:-5 1g:-6 1j:6 1k:7 2o:-6
frb	x:-6 1r:10
frd	1:-8 3:-6 4:6 7:-5 8:-5 9:-7 e:-12 f:-8 k:-6 m:-9 p:-6 t:-6 w:-5 11:-7 12:-6 13:-7 15:-5 16:-6 1a:-6 1c:-3 1d:-6 1g:-6 1h:-9 1n:10 1v:10 1x:-15 23:-6 25:-9 27:8 2r:7 2v:-5 2w:8
fre	0:9 1:-6 2:-4 4:-8 5:-4 7:-5 8:-6 e:-9 g:-6 h:-5 i:-6 k:-5 l:-9 r:-12 u:-6 v:-7 16:-7 17:-8 19:-5 1a:-9 1d:-6 1o:5 1r:-6 1s:-7 1x:-3 1y:-7 2a:8 2c:-6 2o:8 2p:-6 2v:-5 2w:-6 30:-6
frg	0:7
fri	0:-8 1:-6 8:-10 a:-6 l:-5 p:7 x:8 19:10 1d:-6
frk	2:-6 3:-7 4:-7 7:-6 9:-10 a:-5 d:-5 e:-9 g:-6 j:-6 m:-6 o:-6 s:-6 u:-5 w:-5 x:-13 y:-5 z:-7 10:-7 11:-6 13:-5 15:-6 1a:-5 1b:-7 1c:-6 1d:-8 1e:-5 1f:-5 1g:-6 1x:-7 20:-6 21:5 2c:-5 2o:-5 2q:-8
frl	j:6 10:-6 1z:7 2g:7 2j:6
frm	10:-5 11:-5 25:5
frn	0:6 1:-5 c:-5 o:-7 x:-5 10:-7 12:8 1c:-5
fro	1:-5 9:7 a:-5 c:9 e:-9 g:-11 h:-6 k:-8 o:-6 p:-5 v:8 x:-4 z:5 10:-8 11:-5 19:-6 1d:-6 1g:9 1h:8 1x:-7 23:11 2w:-6 30:-7
frs	2:-5 3:-6 4:-5 5:-6 7:-6 8:-6 9:-5 a:-6 c:-7 e:-5 f:-8 h:-5 j:-5 k:-5 l:-12 m:-6 p:-5 r:-8 s:-6 v:-7 w:-5 10:-6 11:-6 12:-5 13:-7 15:-6 18:-10 1a:-5 1c:-6 1g:-5 1h:-6 1k:8 1l:-8 1n:8 1o:-8 1p:-6 1v:-5 1y:7 1z:7 27:-7 2a:9 2d:-11 2g:-10 2p:-5 2v:-7 2w:-8 2x:13 30:-6 31:-6
frt	1:-8 3:-5 8:-7 b:-4 c:6 l:-5 o:-5 t:-7 w:-5 10:-6 12:-5 1g:-6 1n:-6 27:-5 2c:7 2j:-8 2k:-7 2o:-7 2p:-6
fru	0:7
fry	1:-11 2:-5 4:-6 6:-8 7:-6 a:-2 b:-7 c:-4 e:-5 f:-7 h:-6 i:-5 k:-6 m:-9 n:-5 r:-5 s:-7 v:-5 z:-5 16:-5 18:-5 19:-8 1a:-5 1c:-9 1d:-6 1e:-6 1h:-6 1j:-7 1k:8 1m:-5 1n:-7 1o:8 20:-5 29:-7 2c:11 2d:-10 2g:-7 2k:-6 2l:-11 2p:-5
fsa	1:-6 c:-13 g:-6 o:-5 t:-5 x:10 2k:6 30:-5
fsc	0:-16 a:15
fse	1:-7 2:-4 7:-5 8:-6 b:-6 e:-4 g:-8 h:-6 i:-7 l:-8 m:-5 p:-8 q:-6 t:-5 u:-5 w:-7 x:5 y:-5 11:-7 17:-5 18:-6 1a:-4 1d:-7 1g:-5 1h:-6 1n:-7 1o:-7 1r:-6 1t:-6 1x:7 24:-7 27:-9 29:-5 2f:-7 2k:-6 2s:5 30:-10
fsh	2:-8 4:-5 7:-8 9:-7 a:-5 c:-3 e:-7 f:-6 g:-6 l:-9 m:-7 o:-3 p:-4 s:6 t:-8 u:-6 v:-5 y:6 z:-5 11:-6 12:-7 13:-6 15:-7 17:-6 19:-7 1a:-6 1b:-6 1g:-9 1h:-6 1v:-7 1w:13 2j:-7 2o:-7 2w:-5
fsk	0:6
fsm	x:-6
fso	0:10 8:-5 r:-10 t:11 10:-6 1v:-5 1y:-8 24:-7 25:-6 2j:-7 2o:-5
fss	1:-5 2:-5 3:-5 4:-5 8:-5 a:-5 e:-6 i:-6 k:-5 m:-7 p:-4 r:-5 u:-5 12:-6 15:-5 17:-6 1c:-9 1g:-5 1h:-7 23:-8 25:-5 29:8 2a:-5 2d:-5 2f:6 2o:-6 2r:-5 2w:-9 30:-6
fst	0:6 7:-6 8:-4 9:-6 g:-8 k:-5 n:-6 o:-5 p:-4 t:-5 v:-7 x:-10 y:-5 12:-5 13:-5 18:-8 1b:4 1f:-5 1h:-5 1i:-4 1n:-6 1o:5 1z:-9 23:-8 24:-8 25:6 26:-8 27:-9 2c:-5 2d:-6 2g:-6 2m:-7 2o:9 2s:-7 2x:-5 30:-8
fsy	m:-8 x:-6 12:13
fsz	0:-5 x:8
fta	3:-5 7:-7 h:-5 l:-9 m:-5 t:-5 v:-9 x:14 10:-6 11:-7 1h:9 24:8 2a:-5
fte	2:-5 3:-6 7:-5 8:-6 a:-5 h:-6 i:-5 j:-6 k:-10 o:-8 q:-6 r:-6 t:-6 u:6 w:-5 10:-8 11:-6 13:-5 18:-5 19:-6 1a:-8 1c:-8 1d:-8 1m:7 1o:-6 1t:-5 23:-6 27:-9 2c:-5 2d:-7 2k:-6 2w:10
fth	0:9 1:-9 3:-5 4:-5 8:-4 c:-8 e:-9 h:-5 i:-5 k:-6 l:-7 m:-8 o:-5 r:-5 10:-10 15:-8 18:-5 19:-5 1c:7 1d:-7 1g:-5 1h:-5 1l:6 1r:-5 25:-6 26:-5 27:-7 2d:8 2g:4 2j:-10 2q:-7 2r:-9 31:-5
fti	0:-6 d:6
fto	0:7 1:-6 2:-5 3:-5 4:-6 5:-5 9:-7 c:-14 e:-11 f:-10 g:-6 h:-8 i:-5 k:-6 l:-9 m:-6 p:-8 q:-5 r:-9 u:-7 10:-9 11:-5 15:-6 16:-9 19:-5 1e:-6 1f:-10 1g:-5 1h:-10 1v:-14 27:-7 2j:-5 2k:-6 2v:-6 2w:-5
fts	2:-5 4:-5 7:-6 8:-6 a:-5 e:-7 g:-6 h:-6 i:7 p:-5 r:-7 s:-5 t:-5 u:-7 v:-9 x:-12 z:-5 11:-5 17:-5 19:-6 1a:-5 1b:-6 1e:-6 1g:-6 1h:-5 1k:7 1n:-6 1o:-6 1s:10 1z:-7 21:-7 23:-7 2a:9 2c:-7 2f:-10 2j:-9 2k:-5 2l:-7 2m:11 2o:5 2r:12 2s:-7 2t:-6 2x:-8
ftt	2g:7
ftu	0:-12 1c:10
ftv	0:-4 l:9
ftw	0:11
fty	2:8 3:-5 4:-6 8:-6 a:-6 d:-6 e:-5 g:-5 h:-6 i:-6 j:-7 k:-8 r:-7 u:-6 v:-9 z:-5 11:-5 12:-7 13:-7 16:-7 18:-5 19:-6 1a:-6 1b:-5 1d:-5 1e:6 1g:-7 1o:-7 1v:6 2c:-6 2p:-8 2w:-6 2x:-6
fub	c:-5 e:-8 z:-4 1k:10
fud	0:11 x:-5 2l:7
fue	0:7 k:-6 o:-8 1k:8
fug	0:8 j:-6 x:13
fui	0:-6 x:12 1x:5
ful	0:12 24:-5
fum	e:-7 o:-9 v:-6 1n:6 1x:-10 27:7 2o:6
fun	1:6 m:-6 o:-7 t:-7 z:-5 10:9 19:-5 1h:-10 24:-5 2j:-7 2o:4
fup	0:8 a:-6 k:-7 m:-5 o:-8 t:-6 x:-7 15:-5 16:-5 1d:-5 1g:-4 1h:-8 1k:10 24:6 2a:-6 2j:-8 2s:-5
fur	2:-5 3:-5 9:-6 c:-6 h:-7 i:-6 o:-9 r:-10 t:-5 10:-6 13:-7 15:-7 1a:-7 1c:-5 1d:-5 29:7 2d:7 2r:-6 2w:5
fus	2:-5 3:-6 9:-7 i:-6 l:-6 o:-6 t:-5 11:-6 12:-6 15:-6 1a:-5 1b:6 1c:-7 1d:-7 1g:-6 1h:-8 1x:-3 24:8 29:-7 2d:6 2e:8 2j:8 2o:-7 30:-5
fut	0:12 1:-6 4:-6 8:-6 9:-5 a:-5 l:-6 o:-7 u:-6 x:-6 z:5 1s:-6 23:-10 24:-9 2d:-6 2x:-8
fux	x:-7 1d:-5 1h:9 30:6
fuy	j:11 k:6
fva	h:6 15:-8 1d:7
fve	1:-5 4:-5 5:-7 6:-5 8:-6 a:-4 c:-7 e:-10 h:-6 i:-5 r:-5 t:-7 v:-7 10:-10 11:-7 12:-8 13:4 16:-7 17:-6 1h:-6 1i:-6 1y:-7 26:-6 2a:-5 2k:6 2p:-6 2q:7 2x:-10
fvi	0:17 x:-9
fvs	0:6
fvy	x:9 1h:-5
fw	0:17 2o:-7
fwe	0:10 15:-6
fwl	2y:8
fwn	4:-5 c:-7 e:-5 g:-5 l:-5 m:-6 v:-8 x:-7 10:-6 11:-8 12:-5 1a:-5 1o:6 1v:-5 29:-7 2d:10
fwo	4:-5 7:-5 8:-4 9:-5 c:-5 e:-7 m:-6 t:-4 u:-7 v:-5 w:-5 x:-9 10:-6 11:-5 13:5 15:-5 1a:-4 1h:-4 1i:-5 1x:-5 26:10 2k:-8 2v:-6 2x:-5
fws	9:-5 w:-8 x:-5 13:-6 1x:6 2c:7
fwt	0:9
fxt	0:6 k:-6 1d:7 23:-9 2p:4
fya	9:8 h:-9 t:-6 v:-7
fye	m:-8 1r:9 2o:9
fym	0:-8 l:7 o:13 24:10
fyn	0:7 c:-5 e:-5 1x:5
fyo	0:15 p:-7 x:-7
fys	0:7 2:-5 3:-4 7:-4 9:-5 e:-7 f:-5 g:-9 h:-11 l:6 m:-6 t:-5 v:-7 x:-7 z:-6 10:-9 15:-7 16:-5 18:-7 1c:-7 1d:-5 1g:-5 1k:-10 1y:-5 23:5 24:14 25:-5 27:-10 2o:-7 2x:9
fza	0:11
fze	0:8
fzy	1:6
fía	c:-5 x:12
hanimal	3:-5 l:-5 m:-11 o:-5 t:-5 x:8 13:-7 1x:7 2d:-10 2q:10 2w:-9
hbody	3:-6 8:-5 c:-7 e:-7 l:-7 o:-6 t:-7 u:-7 x:-8 10:-5 15:-6 19:-5 1a:-6 1h:7 1x:7 1y:-6 25:12 26:8 2a:-8 2j:-7 2q:-5 2r:-7
hbreed	0:8 x:-7 1x:-6 2m:10
hcondition	e:-6 m:-11 23:-5 24:-7 25:5
hdevice	2:-6 7:-7 e:-10 l:-5 1n:-5 1q:16 1t:-7 1x:-6 2k:-10 2o:-6 2r:-6 2y:11
hdiet	0:8 1e:-5 24:6 2d:-6
hdoing	e:-7 l:-8 o:-5 15:-9 1p:6 24:9 2c:-5 2w:-7
hdwelling	l:-8 m:-6 u:-6 15:-6 1e:-6 1y:-6 2d:9 2j:-6 2o:11 30:-5
hemployer	1q:11 2c:8 2j:-6 2z:10
hfaith	0:6
hfield	1:-5 2:-5 4:-5 5:-6 7:-5 8:-6 a:-9 c:-6 m:8 t:-4 v:-6 w:-9 10:-9 11:-7 1g:-4 1h:-8 1i:-6 1s:-6 24:-7 2a:7 2k:-6
hgiven	1:-8 4:-7 a:-5 c:-6 f:-5 g:-6 h:-8 k:-8 l:-2 p:-5 r:-6 s:-7 t:-6 u:-10 v:-8 w:-5 x:-17 y:-7 11:-6 12:-5 13:-4 15:-14 18:-5 19:-6 1a:-5 1c:-6 1h:-6 1v:-9 20:13 25:-9 2c:8 2s:-7
hill	m:-10
hindustry	1:-6 2:-6 4:-5 5:-6 7:-6 8:-6 a:-8 c:-5 i:-6 m:8 p:-6 t:-5 v:-6 w:-6 10:-9 16:-6 1c:-6 1g:-4 1h:-8 1i:-6 1k:-9 1s:-6 2c:-9 2f:-8 2j:-2 2o:-7 2p:5 2v:5 2w:-5
hinstrument	0:6 25:-6 27:-8
hjob	3:-6 4:-5 8:-6 9:-5 a:-9 e:-9 g:-5 l:-12 m:-8 r:-5 t:-6 w:-6 x:10 y:-6 10:-8 15:-5 1a:-6 1o:-8 1v:-5 2d:-6 2f:11 2g:-5 2l:-6 2o:6 2p:-5 2r:11 30:-6
hjobless	o:-6 13:-5 1e:-6 23:10
hkin	4:-4 a:-4 c:-7 f:-3 g:6 h:-4 i:-5 k:-9 r:-9 s:-6 t:-5 w:-5 x:18 y:-5 18:-7 1c:-5 1f:-5 1g:-4 1h:-3 1i:-5 1o:-7 1v:-5 1y:-6 2c:-5 2d:-5 2g:10 2j:-7 2o:-8 2p:-6 2q:8 2s:14 2w:-6
hlabel	e:-8 l:-5 r:-5 y:-5 1a:-7 1x:-11 25:7 2a:-6 2j:-9 2y:8
hlanguage	f:-5 u:-5 1v:9 1w:-8 1x:-7 23:8
hleisure	2:-9 8:-6 e:-9 f:-8 k:-6 l:-5 r:-5 s:-5 t:-5 y:-6 10:-10 11:-7 1d:-10 1x:-9 1y:11 24:9 25:-5 2a:-6 2j:8 2k:-9 2o:7 2r:-7
hmaker	1h:-5 1x:-6 30:12
hmedicine	0:17 24:-10
hnation	c:-6 10:-11 23:8 2a:11 2b:-5 2w:6
hpastime	3:-5 8:-6 9:-7 e:-9 l:-2 t:-6 u:-8 v:-5 x:-7 10:-5 15:-11 1e:9 1o:-6 1p:6 1t:-8 1x:-8 25:-6 2r:-8 2w:9
hplace	0:5 1:-5 6:-5 c:-7 m:-5 o:-7 t:-5 u:-5 v:-8 x:-10 1b:-5 1d:-5 1h:-5 1t:-5 1v:10 2e:-3 2h:7 2r:-5
hpossession	0:9 e:-5 k:-5 l:-11 m:-7 o:-5 1k:-8 1v:-6 1x:-12 27:-5 2f:-11 30:-5
hprocedure	2:-5 3:-5 9:-4 c:-5 d:-6 f:-4 g:-5 h:-5 m:-6 n:-6 r:-11 t:-6 u:-6 v:10 x:-10 y:-5 11:-9 12:-4 14:-5 16:-5 17:-4 19:-5 1a:-5 1b:-5 1e:-9 1h:-5 1i:-5 1n:-5 1y:9 23:-5 26:-5 2e:-5 2j:-7 2l:-5 2o:9 2v:-5
hschool	0:7 c:-5 1x:-6 23:-7 24:-6 2o:-4 2q:-5 2v:7
hsign	1a:6 25:8
hsport	8:-6 10:-5 1s:3 2r:-7
hsystem	0:9
htech	3:-6 8:-7 e:-7 l:-5 m:-5 o:5 v:-8 x:-6 10:-5 15:-7 1a:-7 1h:-5 1v:-6 25:-6 2k:-5 2w:13
htool	0:7 2:-6 10:-6 1g:-11 1q:7 23:-6 24:-8 2a:-5 2k:14 2q:5 2x:-5
htrait	1:-5 10:-6 1k:-7 25:-7 27:8 2j:-5 2k:-6 30:-5
htrouble	0:16 25:-10
hvehicle	c:-6 g:-5 o:-6 x:-9 10:-5 1h:-9 1k:-6 1o:-6 1q:-5 1v:5 1x:-8 24:9 2d:-6 2k:-7 2w:-6
hworkplace	1:-6 4:-6 c:-7 e:-8 f:-5 g:-6 h:-6 i:-5 l:-15 m:-6 n:-5 o:-6 t:-5 v:-6 x:-11 z:-5 10:-8 11:-5 19:-5 1b:-6 1d:-6 1g:-5 1h:-5 1k:-4 1n:-5 1t:-8 1v:6 23:-6 25:-6 2a:-7 2j:10 2u:10 2v:7 2w:-8
janimal	3:-5 4:-4 a:-5 e:-12 g:-15 h:-9 k:-7 l:-8 m:-8 t:-9 x:-8 10:-6 11:-5 12:-5 13:10 17:-6 18:-5 19:-9 1a:-6 1d:-5 1h:-5 1i:-5 1y:-6 20:11 2l:6 2m:11
jbody	2:-7 7:-6 a:-5 f:-8 g:-7 m:14 n:2 t:-6 w:5 x:-7 12:-8 13:-9 17:-5 18:-7 19:-5 1d:-6 1h:-10 1y:-9 23:-7 25:10 2d:-7 2k:-5 2q:-6 2w:5
jbreed	0:5 13:14
jcare	e:-7 1x:8 25:9
jcondition	3:9 4:-6 e:-5 g:-8 l:-6 m:12 o:-6 x:-8 10:-6 11:-7 13:-4 19:-6 1h:-6 24:-7 2d:-6
jdevice	0:6 1:4 7:10 e:-5 g:-6 o:-6 15:-6 18:-6 1k:-8 1y:-6 2a:-7 2o:-6
jdiet	0:8 l:-10 m:-5 2d:-6
jdoing	0:5 o:8 1d:-6 1x:-8 24:-10
jdwelling	1:-5 a:-6 g:-5 h:-6 l:-6 m:-8 t:-6 v:-9 w:-8 10:-10 13:-6 17:-6 1h:-14 1k:-6 1y:-7 2d:10 2o:7 2q:-12
jemployer	7:9 1x:-5
jfaith	0:7 1:-7
jfield	0:6 a:-7 c:-6 i:-8 l:-7 m:-10 o:-7 q:-5 u:-9 v:-7 w:14 x:-5 15:-6 1a:-6 1d:-10 1g:-7 1k:-5 1n:-6 20:-5 2k:-5 2o:-5
jgiven	1:-11 2:-5 3:-5 c:5 e:-6 g:-6 o:-8 10:8 19:-6 1k:10 1m:7 25:-6 2a:-5 2g:-5 2j:-5
jill	2:-5 1l:-6 2x:4
jindustry	1:-9 2:-6 6:-5 e:-2 g:-5 k:-5 m:-6 u:-9 v:-8 x:-9 18:-10 1d:-9 1f:-8 1g:-8 1n:-6 1v:-7 20:-5 2a:-8 2c:-5 2o:-5 2y:-6
jinstrument	0:2 k:-7 10:-7 23:11
jjob	0:5 2:-6 4:-7 5:-6 6:-5 a:-7 c:6 e:-7 g:-9 h:-4 l:-14 m:-7 o:-8 r:-7 t:-6 x:-7 y:-6 10:13 12:-8 16:-7 1a:-5 1e:-5 1f:-7 1g:-7 1k:-7 1t:-6 1v:-6 1y:-9 2d:-7 2p:-7 2q:-7 2w:-5
jjobless	4:-9 8:-6 k:9 1x:6
jkin	1:-10 2:-8 3:-6 4:-4 5:-5 7:-5 8:-4 a:-6 g:16 h:-7 j:-5 k:-8 l:-17 n:-6 o:-6 p:-5 r:-9 s:-6 t:-10 v:-6 x:-6 y:-7 z:-4 10:-4 11:-8 15:-7 16:-5 17:-5 18:-4 19:8 1e:-6 1f:-5 1g:-5 1h:-6 1i:-5 1k:-6 1o:-7 1v:-6 2k:-7 2m:9 2r:-8 2s:13 2w:-5
jlabel	1:8 g:-8 l:-12 s:-9 10:-9 12:-7 15:-5 1f:8 1x:-12 2p:6
jlanguage	0:7 l:-5 s:7 v:-8 x:-5 10:-6 15:-5 1d:-8 1x:-8 24:-6 2r:-3
jleisure	1:-9 g:-6 h:-6 k:-7 m:5 t:-5 11:5 1c:-5 1h:-11 24:-15 2a:-6
jmedicine	0:11 l:-10
jnation	1:-6 c:-8 d:6 e:-5 l:-8 m:-6 x:-7 10:-5 12:-7 15:-5 1h:-7 2r:-2
jpastime	0:3 1:-5 4:-6 g:-5 h:-6 o:7 q:-5 s:-5 v:-7 w:-6 x:-9 y:-5 10:-9 15:-6 18:-6 1e:-7 1k:6 1x:-12 2l:-6 2o:-3
jpeople	0:-5 4:9
jplace	1:-10 4:-5 8:-5 e:-8 h:-7 m:-6 p:-6 u:-3 v:-4 x:-7 10:-7 12:-6 19:-6 1c:-6 1g:-6 1y:5 24:-10 2e:7 2j:-9 2k:-8 2r:-8 2v:6
jpossession	1:-9 2:-6 3:-5 5:-5 7:-9 8:-5 a:-6 e:-8 g:-5 h:-7 k:-2 l:-13 m:-6 o:-7 p:-6 r:-5 s:-6 t:-9 v:-7 13:-5 17:-7 1a:-5 1c:-11 1d:-8 1h:-10 1n:-6 1x:6 23:10 2a:-5 2c:-5 2d:6 2k:13 2s:-7 30:-6
jprocedure	1:-5 2:-5 3:-5 6:-5 c:-4 d:-5 f:-6 g:-6 h:-5 k:-12 n:-5 p:-5 q:-4 s:-9 u:-7 v:-14 w:-4 y:-5 z:-4 12:-4 1c:-5 1e:-4 1f:-5 1h:-8 1k:-6 1m:-6 1x:9 23:-4 27:-6 2a:-6 2f:-10 2j:10 2l:-6 2o:6 2t:-7 2w:-5
jschool	9:-6 a:-6 c:-7 k:-7 l:-8 p:-7 v:-5 x:-7 11:-4 1b:-6 1c:12 1m:-6 1v:-5 24:-5 2k:-8 2o:-7
jsign	0:8
jsport	0:7 x:-5 1i:-6 1x:-6 1y:7 27:-6
jsystem	0:9
jtech	g:-5 w:-5 x:-7 11:-7 15:-8 1k:-5 1v:-5 25:-5 2k:-9 2q:6
jtool	0:8 4:-5 e:-6 k:-7 l:-5 r:-6 x:-5 1g:5 1y:-7 2a:7 2o:-5 2q:7
jtrait	8:-5 c:-5 e:-5 k:-5 m:-8 t:-7 x:-5 10:-5 11:-5 12:13 16:-5 1d:-8 2a:-5 2l:10
jtrouble	0:-6 i:6 m:10 1m:9 2q:-6
jvehicle	1:-7 2:-7 e:-11 k:-6 l:-8 10:-6 11:-8 18:-6 1h:9 29:-6 2c:-5 2k:-7 2o:-5 2q:7
jworkplace	2:-8 4:-5 5:-6 8:-5 a:-9 c:8 d:-6 g:-7 i:-8 k:-5 l:-3 m:-5 n:-5 p:-5 r:-6 s:-7 v:-8 w:-10 x:-11 11:5 12:-7 13:-5 16:-9 17:-7 18:-5 1a:-6 1d:-8 1h:-5 1i:-5 1v:16 25:-6 27:-6 2o:-5 2s:-8 2v:8
kanimal	0:-9 1:-6 2:-5 4:-5 7:-5 9:-4 a:-4 c:-5 g:-6 i:8 j:-6 l:-5 m:-12 p:-5 r:-5 u:-5 v:-7 x:-10 y:-5 11:-5 13:18 18:-5 19:-5 1b:-4 1g:-5 1h:-7 1y:-6 1z:-13 20:11 27:9 2c:-7 2j:-7 2m:19 2o:6 2s:-7 2w:-7 30:-5
kbody	0:-3 1:-6 2:-6 3:-6 7:-5 a:-5 c:-7 f:-5 g:-5 h:-5 i:-7 l:-5 m:16 o:-5 t:-5 v:-6 w:-4 x:-7 10:-6 11:-4 12:-6 13:-6 15:-7 18:-6 1a:-5 1c:-6 1d:-5 1g:-6 1h:-6 1n:9 1q:-5 1t:-5 1x:7 1y:-13 25:22 26:10 2d:-8 2j:-4 2m:-5 2q:-4 2r:-7
kbreed	0:-10 3:-5 8:-6 a:-5 g:-6 m:-7 o:-7 t:-7 x:-9 10:-7 11:-5 13:21 19:-7 1a:-9 1h:-8 1z:-6 2m:19
kcare	0:-5 10:10 1x:6 25:11
kcondition	0:-11 1:-8 2:-6 4:-7 9:-5 a:-6 c:-7 e:-9 f:-9 g:-7 h:-9 i:-6 l:-5 m:29 o:-6 r:-5 s:-5 t:-8 u:-6 w:-5 x:-6 z:-6 11:-8 12:-8 13:-5 18:-5 19:-6 1a:-5 1d:-7 1e:-6 1n:-5 1z:-6 24:-11 25:19 2d:-6 2k:-6 2s:-5
kdevice	0:-7 1:-9 2:-5 3:-5 4:-8 7:21 8:-5 9:-5 a:-9 c:-7 d:-6 e:-6 g:-7 h:-7 j:-7 l:-6 m:-8 o:-12 p:-5 s:-5 u:-7 x:-10 y:-6 10:-11 12:-6 13:-6 15:-5 17:-7 18:-8 19:-6 1a:-8 1b:-6 1g:-8 1h:-10 1q:19 1x:-5 1y:-6 27:-5 2a:-8 2l:-5 2o:-5 2r:-5
kdiet	0:-7 8:25 j:-6 l:-5 m:-5 o:-6 x:-6 y:-7 10:-7 1a:-5 1b:-6 1r:11 2d:-6
kdoing	1:-5 e:-6 f:3 m:-6 o:12 v:-5 x:-6 11:-10 1a:-5 1x:-6 24:-9 27:11
kdwelling	0:-4 4:-4 a:-6 c:-6 e:-5 h:-6 i:-5 l:-8 m:-5 o:-4 q:-5 u:5 w:-6 x:-9 10:-8 12:-6 13:-5 18:-9 1a:-8 1e:-5 1h:-9 1k:-8 1y:-7 25:-7 2c:-5 2d:17 2e:-7 2o:7 2p:7 2q:-12 2x:-6
kemployer	2:-4 c:9 x:-6 10:-5 11:-5 1c:-10 1h:-9 1q:7 1x:-5 2j:8
kfaith	0:-14 2:-5 4:-5 5:8 8:-8 9:-5 c:-7 d:-6 h:-6 i:-7 m:-7 o:-5 p:-6 s:-6 t:-6 u:-5 v:-7 w:-5 x:-10 y:-11 z:-6 10:-6 11:-5 12:-7 15:-5 19:-6 1b:32 1c:-7 1g:-5 1h:-5
kfield	1:-5 3:-9 7:-6 8:-6 a:-9 b:-6 c:-7 d:-6 e:-9 i:-5 l:-7 m:-7 o:-8 r:-9 t:-5 v:-9 w:19 x:-7 y:-11 10:6 11:-5 15:-11 18:-7 1c:-5 1g:-5 1h:-5 1v:-5 24:-8 25:-10 2f:18 2k:-5 2o:-5
kgiven	1:-6 2:-7 4:-5 7:-6 8:-6 9:-6 a:-6 c:-6 d:-6 e:-8 f:-7 g:13 j:-5 l:-11 m:-9 o:-5 p:-6 r:-5 s:-6 u:-6 v:-4 w:-5 x:14 y:-5 10:-8 11:-4 12:-5 13:-4 16:-7 19:10 1a:-6 1b:-6 1c:-7 1d:-8 1h:-5 1i:-5 1k:8 1v:7 25:-6 2a:-6 2j:6 2v:7
kill	2:-5 4:-5 8:-6 d:-5 e:-6 l:9 m:23 o:-6 x:-5 10:-6 12:-8 15:-6 1a:-9 1b:-6 1l:-5
kindustry	1:-10 3:-5 7:-5 8:-5 9:-9 c:-10 e:-10 h:-8 i:-8 m:-10 p:-6 s:-5 t:-5 w:9 x:-7 10:8 15:-7 17:-7 18:-6 1d:-6 1e:-6 1g:-5 1h:-5 1k:-9 23:8 25:-5 2p:6 2y:-9 30:-6
kinstrument	0:-8 9:-6 h:-6 l:-6 m:-6 o:23 t:-6 x:-11 z:-5 10:-6 11:9 19:-6 1h:-6 24:-6 25:-6 27:10 2k:11
kjob	1:-6 2:-5 3:-6 4:-5 5:-6 7:-6 8:-5 9:-5 c:-6 d:-6 e:-5 g:-8 h:-5 j:-6 m:-4 p:-5 q:-6 r:-5 s:-6 t:-5 u:-7 v:-5 x:-4 y:-6 z:-6 10:21 13:-7 15:-5 16:-6 17:-6 19:-7 1a:-5 1b:-6 1c:-6 1e:-5 1g:-5 1j:-7 1l:-5 1n:-7 1o:-7 1t:-8 1v:11 1y:-5 1z:-8 23:9 24:-6 25:-6 2a:-3 2c:-6 2d:-6 2j:24 2k:-2 2o:4 2p:-10 2r:6 2s:12
kjobless	0:-15 2:-6 4:-9 8:-7 a:-5 l:-10 m:-5 o:-11 t:-9 10:17 13:-4 1a:-10 1x:7 23:11 2g:-5
kkin	2:-5 7:-6 b:-6 c:-5 f:-6 g:8 h:-5 i:-7 k:-6 l:-10 m:-7 r:-5 s:-5 v:-6 w:-6 x:-7 13:10 15:-6 18:-5 1a:-6 1e:-5 1g:-5 1h:-6 1k:-12 1m:-6 1n:-5 1o:-7 1t:-7 1x:9 1z:24 25:-4 26:-6 27:-2 2c:-9 2d:10 2k:-8 2l:-7 2m:11 2r:-7 2s:20 2x:-5 2y:-6
klabel	0:-6 2:-6 3:-5 4:-6 8:6 a:-5 c:-6 e:-4 f:-5 h:-5 i:-6 j:-7 t:-5 v:-5 w:-5 x:-9 10:-8 12:-6 13:-7 19:-7 1b:-6 1f:7 1h:-8 1k:10 1z:-5 2a:-6 2j:-4 2p:5 2s:-6 2y:13
klanguage	1:-7 2:-8 3:-6 4:-5 5:-5 6:-6 7:-5 8:-5 9:-7 a:-5 d:14 e:-5 f:-5 g:-7 h:-7 i:-8 j:-6 l:-6 m:-8 o:-7 p:-7 q:-7 r:-7 s:20 t:-7 u:-5 v:-9 x:-9 z:-5 10:-6 11:-5 12:-5 15:-5 19:-7 1a:-4 1c:-5 1f:-5 1g:-7 1h:-5 1i:-6 1x:-8 24:-8 2b:10 2r:-4
kleisure	0:-8 2:-5 3:-5 4:-5 9:-5 a:-5 c:-7 d:-5 e:-6 g:-9 h:-5 i:-5 k:-5 m:-6 o:16 p:-4 r:-5 s:-7 u:-5 v:-5 w:-6 x:-10 y:-5 11:8 12:-5 13:-6 17:-9 18:-5 19:-6 1a:-5 1d:12 1g:-5 1h:-9 1k:-10 1z:-5 24:-7 25:-5 27:7 2a:-6 2k:7 2q:6
kmaker	1:-6 7:-6 c:-8 m:-6 t:-5 v:-7 x:-8 10:-5 11:-7 15:-5 1g:-4 1h:15 24:-5 30:6
kmedicine	0:-14 8:-7 9:-5 a:-6 c:-9 g:-5 m:23 o:-7 x:-7 10:-9 24:-10 25:12
knation	0:-6 1:-6 2:-7 3:-8 4:-5 5:-6 6:-7 7:-7 8:-10 9:-7 a:-6 f:-5 g:-5 h:-7 i:-7 j:-6 k:-6 l:-6 m:-6 o:-6 p:-7 s:8 t:-7 u:-5 v:-9 x:-12 y:19 z:-7 10:-7 11:-5 12:-7 15:-5 16:-6 19:-7 1a:-4 1b:-6 1c:-8 1f:-5 1g:-6 1h:-6 1k:-5 1v:-7 1w:16 23:7 2a:6 2g:-7 2h:15 2r:-2
kpastime	0:-6 1:-7 2:-5 3:-6 4:-5 7:-10 8:-6 9:-7 a:-6 e:-8 g:-6 j:-5 m:-7 o:24 p:-7 q:-5 s:-8 u:-6 v:-7 w:-7 x:-8 z:-6 10:-4 13:-5 15:-6 17:-6 18:-5 19:-5 1a:-5 1b:-7 1c:-5 1d:5 1e:-4 1g:-7 1h:-5 1k:7 25:-6 27:14 2j:-8 2l:-6 2o:-5 2s:-11 2w:10 2x:-7
kpeople	0:-10 d:15 h:-5 s:9 x:-6 1h:-7 1n:11
kplace	2:-5 3:-8 4:-6 7:-7 8:-4 9:-5 a:-7 d:-6 e:-12 f:-6 g:-6 h:-6 i:-7 k:-6 l:-7 m:-6 n:-7 o:-6 q:-5 r:-5 t:-6 u:-7 v:8 w:-5 x:-4 10:-6 11:-6 12:-6 13:-7 15:5 16:-6 18:-6 19:-7 1a:-4 1b:-7 1d:-9 1e:-5 1g:-6 1h:-5 1i:-5 1n:-6 1x:8 1y:5 24:-8 2d:5 2e:8 2k:-6 2o:10
kpossession	1:-6 2:-6 3:-5 4:-5 5:-5 7:-5 a:-5 e:-5 f:-6 g:-5 h:-7 i:-5 p:-6 q:-5 s:-5 t:-6 v:-5 x:-10 12:-5 13:-5 16:-7 19:-5 1a:-7 1b:-5 1d:-7 1e:-5 1h:-4 1l:-5 23:11 27:-6 2a:-5 2d:11 2f:6 2k:14 2p:7 2x:-5 30:-9
kprocedure	0:9 2:-6 5:-5 8:-8 a:-5 e:-5 g:-6 i:-6 l:-5 m:-5 n:-6 o:-5 r:-9 v:-5 w:-5 x:-7 11:-6 15:-7 18:-8 1a:-7 1c:-6 1k:-8 1m:-6 23:-9 2j:-9 2l:-5
kschool	1:-7 2:-6 8:-5 9:-6 c:-12 e:-4 g:-5 h:-5 i:-5 j:-6 k:-6 l:-10 m:-5 o:-5 p:-8 s:-6 t:-7 u:-5 v:-6 w:-6 x:-10 11:-5 13:-5 15:-7 16:-6 18:-6 1b:-5 1g:-5 1h:-5 1m:-6 1v:-7 24:-7 2o:-4 2v:17
ksign	3:-4 4:-6 9:-5 a:-5 j:-5 o:-4 p:-5 t:-5 v:-8 x:-10 10:-6 19:-5 1b:-7 1g:-6 1h:-6 1j:20
ksport	3:-4 9:6 i:-5 m:-7 o:15 x:-6 10:-5 15:-12 1d:-6 1k:-5 1x:-6 1y:7 23:-5 31:-5
ksystem	0:15 x:-5
ktech	1:-7 4:-4 7:-6 8:-4 9:-7 a:-7 c:-7 d:-5 e:-5 g:-5 h:-6 i:-5 m:-6 o:-10 p:-6 t:-5 v:-11 w:-5 x:-11 z:-6 10:-5 11:-6 13:-7 15:-10 18:-11 19:-5 1b:-5 1c:-7 1d:20 1h:-5 1i:-6 1k:-7 1v:-5 2c:9 2k:-6 2o:7 2q:5 2w:7
ktool	1:-6 2:-6 4:-4 8:-5 a:-5 c:-7 e:-6 g:-5 h:-6 i:-6 l:-12 m:-9 o:-2 p:-5 r:-5 s:-8 t:-9 v:-8 w:-5 x:-10 y:-4 z:-5 12:-7 15:-6 18:-7 1a:-5 1b:-6 1e:-5 1g:26 1h:-7 1n:-6 1q:4 1x:-7 1y:-6 23:-5 2a:8 2o:-5 2q:8 2z:9
ktrait	0:-7 1:-8 2:-6 3:-5 4:-5 8:-5 9:-6 a:-5 d:-6 e:-7 h:-6 j:-5 l:-7 m:-9 p:-5 u:-5 w:-5 x:-8 10:-9 11:-7 12:23 15:-5 17:-5 1a:-5 1b:-7 1d:-6 1g:-6 1h:-7 1r:-5 1v:-6 25:-10 2d:-6 2j:-5 2l:21 2u:-5 2w:-5
ktrouble	v:-6 25:11
kvehicle	1:-5 2:-6 3:-7 4:-5 7:-5 8:-5 9:-5 a:-5 g:-5 i:-5 m:-7 o:-8 r:-5 s:-5 u:-6 v:-6 x:-10 z:-7 13:-6 18:-5 19:-5 1a:-5 1c:-5 1d:-10 1g:-5 1h:21 1k:-7 1o:-5 29:-6 2k:-8 2o:-8 2q:7 30:13
kworkplace	1:-6 2:-7 3:-5 4:-7 6:-7 7:-6 8:-5 c:-10 d:-5 e:-6 f:-7 g:-5 h:-6 j:-6 m:-6 o:-3 p:-6 r:-5 s:-5 v:-5 x:-10 y:-5 12:-6 13:-6 17:-6 18:-5 1a:-7 1d:-7 1e:-6 1g:-6 1h:-7 1v:22 21:-5 25:-6 2a:-6 2g:-6 2k:11 2q:4 2u:9 2v:9 2w:-10
lanimal ,	0:13
lanimal ^	0:-7 i:9
lanimal a	j:-6 o:-6 11:-5 13:9 15:7 17:7 1d:-10 1z:-8 2l:6 2m:10 2o:5 2q:-5 30:-5
lanimal do	0:5
lanimal my	1x:7
lanimal no	13:7
lanimal old	13:7
lanimal six	13:-6 2m:10
lanimal the	1:-6 3:-5 h:7 17:-5 1d:-5 1x:-9 24:7
lanimal two	2m:9
lbody ,	e:7
lbody ^	0:11
lbody bad	0:-8 25:9
lbody come	0:-4
lbody her	0:13
lbody his	1x:-6 25:5
lbody my	e:-6 m:10 11:-6 18:-6 1x:9
lbody on	m:-6
lbody second	1q:-5 30:6
lbody the	0:6 25:5
lbreed a	0:-11 4:12 10:-7 11:-6 13:11 2m:9
lcare on	0:-6 25:9
lcondition #1	m:-5
lcondition ^	m:6 x:-9
lcondition a	0:-7 m:6
lcondition bad	m:-6
lcondition got	m:9 25:-6
lcondition has	m:8
lcondition is	8:8
lcondition my	0:-13
lcondition with	0:8
ldevice ^	7:8
ldevice a	7:5 10:-7 11:-8 17:-6 1h:-5 2k:6 2q:5
ldevice an	1q:6
ldevice my	7:12
ldevice new	7:7
ldevice the	1:-7 7:7 c:-6 1k:5 1y:-6
ldiet is	8:9
ldoing ,	0:-8
ldoing a	1d:-5
ldoing am	17:-6
ldoing been	f:8 o:7
ldoing do	27:-6
ldoing is	0:5 o:-5
ldwelling a	a:-5 u:7 1h:-7 23:6 2k:-5 2o:5 2r:-7
ldwelling at	0:8
ldwelling for	0:7
ldwelling i'm	0:5
ldwelling is	0:7
ldwelling my	0:6
ldwelling new	0:9
ldwelling the	u:5 11:-6 15:7 1x:6
lemployer ^	0:8
lemployer a	7:6
lemployer on	t:7
lemployer the	1h:-6
lfaith ^	0:-7 1b:10
lfaith is	1b:10
lfield ^	9:9 x:-5
lfield a	0:-8 10:10
lfield at	0:5
lfield does	10:8
lfield for	0:-6
lfield in	k:5
lfield is	h:8
lfield keep	0:-4 2a:5
lfield make	0:7
lfield my	s:-5
lfield on	0:6
lfield says	0:6
lgiven ,	g:-7 v:-7 z:6 19:-9
lgiven .	0:-8 x:13
lgiven ^	0:5 e:-10 h:-5
lgiven a	0:8
lgiven and	g:-7 l:-6 t:-5 19:10
lgiven aunt	0:-7
lgiven brother	0:-19 g:10
lgiven called	x:-7 19:-7
lgiven cousin	g:-7 x:11
lgiven i'm	x:8
lgiven in	0:7
lgiven is	0:7
lgiven it's	0:-8 15:7
lgiven neighbour	0:-9 19:7
lgiven of	0:-6 1k:5
lgiven our	0:-5 g:7
lgiven sister	0:-15
lgiven son	0:-12 x:5
lgiven the	0:-5 1k:-7
lgiven to	0:5
lgiven uncle	x:7
lill ^	0:8
lill i'm	0:-15 m:13
lill is	0:-11 m:17
lindustry ,	0:7
lindustry .	0:10
lindustry ^	0:8
lindustry and	0:12
lindustry at	0:5
lindustry do	10:9
lindustry does	10:7
lindustry for	0:-6
lindustry in	0:5
lindustry is	10:10
lindustry keep	0:-4 2a:5
lindustry make	0:7
lindustry on	0:7
lindustry says	0:6
lindustry the	1:-5 10:-6 1v:-5 1x:9
lindustry to	0:-3
linstrument a	0:7
linstrument the	27:8
ljob #1	0:9
ljob ,	10:11
ljob ^	0:16
ljob a	4:-5 7:-6 8:-5 j:-7 m:-5 o:-5 w:-6 10:17 11:-6 13:-5 16:-5 17:-7 1h:-6 1x:-6 1y:-6 2d:-6 2j:-10 2s:-5
ljob an	2j:-7 2s:9
ljob and	0:9
ljob can't	1d:5
ljob his	1h:9
ljob i	10:8
ljob old	11:10
ljob our	10:8
ljob the	0:5 1:-7 9:-5 10:-8 2o:5
ljob time	0:7
ljobless is	0:-13 10:11
lkin ,	10:-7 19:10
lkin .	0:11
lkin ^	0:10 t:6 19:-5
lkin a	a:-5 g:-7 o:-6 u:-5 11:-3 15:8 1h:-6 1z:14 2d:-6 2j:-6 2q:-7 2t:7
lkin five	24:-5
lkin for	0:10
lkin four	0:8
lkin good	0:-7 2s:8
lkin had	1x:5
lkin has	g:8
lkin have	0:-9 g:7
lkin her	19:7
lkin his	g:6
lkin i	0:-9 o:8 10:10
lkin is	0:5
lkin like	g:10
lkin my	l:-12 m:-6 18:-6 1z:-9 2d:9 2s:-7
lkin new	2s:9
lkin no	0:-13 g:13 13:7
lkin of	u:8
lkin old	2c:-7
lkin one	1z:11
lkin other	0:5
lkin our	g:-10 1x:-9 2d:7
lkin the	g:-10 i:-6 l:-6 15:-8 17:-5 19:-6 1v:-5 1x:7 24:10
lkin three	0:-2 2m:3
lkin two	1z:9 2m:7
lkin with	c:-6 13:-7 1x:-6 23:6
llabel ,	1f:8
llabel ^	o:-6
llabel a	1f:4 1x:-5 2j:-5
llabel can't	1d:5
llabel had	1x:5
llabel has	g:8
llabel night	2y:8
llabel the	1k:6
llanguage ,	w:-5 y:7
llanguage ^	d:8 x:-5 y:-10
llanguage a	0:-4 c:4 j:-5 s:-7
llanguage and	s:9
llanguage in	0:8 w:-7 y:-5
llanguage into	0:10
llanguage learning	0:-7 s:12 1d:-8
llanguage my	0:-7
llanguage only	s:6
llanguage speak	x:-5 1d:-5
llanguage speaks	0:-8 s:13
llanguage the	y:7
llanguage to	0:10
lleisure a	0:-7 o:-8 11:9 13:-6 1h:-7 2j:-5 2k:6 30:-5
lleisure and	1d:6
lleisure can	1d:8
lleisure can't	0:-5 1d:9
lleisure do	27:-6
lleisure i	l:6 o:11 15:-5
lleisure my	0:-6 11:8
lleisure the	1k:-6 23:6
lleisure to	o:9
lleisure who	0:7
lmaker the	1x:-6 30:-7
lmedicine on	m:7 24:-5
lmedicine take	m:9
lnation ,	w:-6 x:-8 y:10
lnation ^	d:-6 s:-7 y:11
lnation a	s:-7
lnation an	0:11 10:-6
lnation and	0:-7
lnation do	0:5
lnation half	0:-5 d:9 1w:5
lnation in	0:8 w:-7 y:-6 2o:-5
lnation into	0:11
lnation is	0:-9 s:-6 x:-6 y:14
lnation only	s:6
lnation speak	0:7
lnation the	0:7 1:-6 c:-9
lnation to	0:8
lnation use	r:5
lpastime ,	0:-7 r:7
lpastime ^	0:-6 h:-6 o:5 x:-6
lpastime a	1k:-5
lpastime am	17:-6
lpastime at	0:8 o:-5
lpastime been	f:8 o:7
lpastime do	0:-10 l:-7 o:8 1d:8 27:-8
lpastime does	o:11
lpastime for	o:8
lpastime into	0:-6 o:9
lpastime is	0:5 o:-5
lpastime my	0:6
lpastime of	i:9
lpastime plays	27:7
lpastime started	0:-12 m:-5 o:13 1x:6
lpastime the	0:8 24:-5
lpastime up	l:-5 o:9
lplace ,	x:-9 2e:9
lplace ^	v:5 x:-6
lplace a	0:7 c:-5
lplace about	0:-6 15:11
lplace at	1c:11
lplace for	0:-6 15:8
lplace from	p:8 x:-7 1g:-5
lplace in	a:-6 c:-6 v:6 w:-5 x:-8 1g:-7 1y:5 23:-5 2d:-6 2o:-11
lplace is	0:6 x:-5 2o:7
lplace it's	0:9
lplace new	0:7
lplace not	0:11
lplace of	0:-2 i:-7 p:-6 v:9
lplace on	0:7
lplace the	1:-9 1v:4 2o:-6
lplace to	3:-5 c:-10 x:-6 1c:-6 1g:-7 24:-6 2o:10
lplace with	2d:6
lpossession ,	0:-7 2d:-5 2o:8
lpossession a	k:8 17:-6 24:-5 2d:-5 2j:-6 2q:-6
lpossession at	0:8
lpossession for	0:7
lpossession her	0:-8 11:10
lpossession in	0:-6 c:7
lpossession is	0:7
lpossession new	0:6
lpossession old	0:-8 11:8
lpossession on	0:10
lpossession own	23:6
lpossession sewing	2k:8
lpossession small	0:-5 2k:6
lpossession the	0:8 11:-5 15:-5 17:7 2o:-7
lpossession two	0:6
lprocedure #2	0:6 2o:-6
lprocedure ,	0:6
lprocedure baby	1x:-6
lprocedure been	f:7
lprocedure believe	0:6
lprocedure born	0:9 1x:-6
lprocedure came	0:9 1x:-5
lprocedure do	2o:8
lprocedure flat	2d:-9
lprocedure go	0:8
lprocedure her	2o:6
lprocedure i'm	0:4
lprocedure is	0:7 e:6 1x:-7
lprocedure knee	0:-8 1x:5
lprocedure live	0:9
lprocedure living	1x:-5
lprocedure moved	u:-10 1x:6
lprocedure put	0:-5 1x:6
lprocedure retiring	2o:7
lprocedure teeth	0:-5 1x:6
lprocedure us	2d:7
lprocedure was	1:4
lprocedure we're	0:7
lprocedure were	0:5
lprocedure years	1y:9
lschool from	0:11
lschool high	2v:-5
lschool in	0:10
lschool the	0:-7 1:-6 c:-7 1c:4 1k:6 2v:-7
lsign ^	0:-10 1j:13
lsign a	m:-5 x:-5 10:-6 1h:-5 1j:14
lsport ^	0:10 o:5
lsport the	0:7
lsport up	0:5
ltech ,	0:-10 1d:10
ltech ^	3:7 1g:-6
ltech a	1d:5 2o:-5
ltech in	0:-4 v:-9
ltech the	18:-7
ltool #3	0:7
ltool ,	1g:11
ltool ^	9:-7 x:-6 1g:7
ltool a	0:-8
ltool and	0:-9 1g:10
ltool for	1g:8
ltool i	0:-9 10:10
ltool in	0:-6
ltool is	0:10
ltool my	0:8
ltool on	m:-5 1g:7
ltool the	0:12 1g:-7
ltool to	0:7
ltrait ,	0:16
ltrait .	0:8
ltrait a	0:6 c:5 j:-5 10:-7 11:-6 1h:-5
ltrait be	2a:7
ltrait i'm	0:9
ltrait the	0:8
ltrait too	0:-6 12:7
ltrait very	2l:6
lvehicle #4	0:-7
lvehicle ,	10:11
lvehicle ^	1h:5
lvehicle a	m:-5 u:-5 13:-6 1h:11 2j:-6
lvehicle by	0:8 24:-5
lvehicle my	0:-11 1h:8
lvehicle the	0:2 1:-5 30:-9
lworkplace #2	0:9
lworkplace ,	0:-6 15:7
lworkplace ^	t:-6 15:8
lworkplace a	4:-5 a:-6 k:8 1c:-5 1o:-6 24:-5
lworkplace at	1c:-9
lworkplace for	t:9
lworkplace high	2v:-5
lworkplace my	0:6
lworkplace of	0:8
lworkplace on	0:5
lworkplace own	0:-6 23:6
lworkplace the	1:-4 w:-6 15:-7 1d:-6 1v:-5 1x:8 1y:7 2k:-9 2v:-6
m!	1:-6 2:-13 4:-6 9:-5 c:-8 h:-5 l:-5 m:-4 o:-7 t:-5 u:-6 v:-6 x:-10 10:-6 11:-5 13:-8 15:-6 1c:-7 1d:-5 1e:-6 1i:-6 1x:6 24:-6 2a:-5 2d:-6 2o:-9 2r:7
m"	0:15 v:-5 10:-11 1d:7 24:-6 2x:-7
m#1	2:-6 4:-5 6:-6 a:-6 e:-10 f:-7 g:-6 i:-5 m:-6 u:-8 v:-6 z:-6 13:-5 15:-4 19:-5 1a:-4 1c:-5 23:-12
m#2	1:-5 2:-8 6:-6 d:-5 e:-10 h:-5 i:-5 k:-5 m:-5 o:-5 p:-5 t:-5 x:7 z:-5 11:-8 12:-6 15:-5 18:-8 19:-5 1b:-5 1d:-5 1g:-5 1h:-7 1i:-5 1p:-7 1q:-8 1v:-6 1y:-5 24:-7 29:-6 2a:-5 2g:-6 2j:-5 2m:8
m#3	e:-7 f:6 t:-5 x:-8 19:9 1x:11 29:-8 2d:-7 2m:6 2n:-9 2q:-8
m#4	1:-6 2:-5 4:-6 9:-6 a:-6 c:-9 h:-6 m:-6 o:-5 p:-7 q:-5 t:-6 u:-5 x:-9 10:-9 15:-8 18:-7 1d:-6 1g:-8 1h:9 1i:-6 1p:-7 1x:6 23:-6 27:-8 2c:-6 2d:-5 2k:-8 2n:9 2q:-7
m#5	q:7
m#6	x:10
m#7	0:8 q:-6
m$	0:11 d:-5 e:-7 f:-5 j:-6 n:-5 q:-5 r:-5 y:-4 12:-6 1b:-9 1c:-5 1e:-5 1f:-5 1g:-4 1h:-7 1o:-6 1w:-6 1x:-10 1z:-12 21:-6 26:-5 27:-8 2a:12 2c:9 2d:9 2e:7 2o:8 2p:-17 2s:-6 2t:8 2v:-9 31:-6
m'	18:6
m(	0:9
m)	0:7
m,	0:6 2:-8 5:-6 7:-6 8:-2 d:-5 f:-8 h:-5 i:-6 k:-12 q:-5 r:-7 u:-5 16:-3 18:-2 1i:-4 1k:10 1m:9 1o:8 1p:-4 1q:5 1s:9 1x:9 1y:8 20:11 21:8 2a:9 2g:-6 2i:5 2m:-6 2n:5 2p:6 2t:7
m-	0:7 1:-8 7:-5 e:-6 l:-7 o:-9 x:-6 10:-7 11:-9 14:-8 17:-6 1e:-5 1k:6 24:-6
m.	0:6 2:-8 a:-7 b:-7 g:-2 i:-6 p:-6 q:-8 s:-5 v:-7 x:-9 y:-4 10:-3 12:5 13:-6 16:-6 17:-5 18:-4 19:-7 1c:-11 1l:-7 1q:-9 1s:-7 1t:-9 1u:8 20:-5 25:-6 27:-13 29:-5 2f:-8 2l:-10 2r:-4 2v:-6 2w:-5 2x:-2 2y:-7 30:-3 31:-8
m/	0:5
m:	0:26 8:-8 x:-5
m;	i:6 v:-12
m>	0:-5 v:11
m?	0:19 3:-5 8:-6 v:-8 x:-9 10:-8 1g:-5 23:-5 25:-7 2a:8 2d:-7 2o:-6 2p:-5 2q:-7 2w:-5
m@	1u:9
m_	0:9
ma	1:-6 2:2 5:-8 7:-6 9:-5 d:-5 h:-5 k:-3 p:-8 t:-6 u:-6 w:-5 y:-5 z:-5 13:-3 16:-5 17:-6 18:-8 19:-8 1c:-5 1e:-5 1g:-5 1h:-7 1l:-9 1n:-3 1p:-7 1s:-5 1v:8 1x:-6 25:-9 26:-5 2d:-6 2s:6 2w:-10 31:-5
mabout	g:6 l:8 x:-6
mabove	2d:6
mabroad	0:-7 k:8
maccount	0:7
macme	0:12 2o:-6
macres	0:-9 15:6
mactually	0:6
madult	0:6
mafter	2:-5 4:-6 l:-9 19:-5 1a:-7 1k:-6 1x:7
mafternoon	0:7
magain	0:10 e:-5
mage	0:7
mago	0:15 1e:-5 24:-6
main't	0:8
malarm	l:7 24:-7
malaska	15:6
malcohol	0:6 l:-5
mall	8:-8 c:-9 g:-7 h:6 s:-6 t:-5 y:-5 13:-6 19:-7 1g:-6 25:6
mallergic	0:7 2:8 m:-10
mallergy	3:9
malready	n:4 19:-9 2s:7
malso	0:12
malways	c:-6 12:13 2c:6 2l:-9
mam	l:-5 23:-6
mamerican	r:7
man	7:-9 l:-5 10:-8 11:8 1q:6 1x:-5 24:8
manalyst	0:6
mand	3:-6 4:-5 5:-6 6:-8 7:-5 9:-5 a:-2 e:-9 f:-6 h:-8 r:-6 v:-6 z:-5 11:-5 14:-6 15:-7 17:-8 18:-7 19:-9 1a:-3 1d:-5 1g:-5 1h:-5 1l:7 1m:7 1r:-10 1s:-6 1x:-3 1y:8 25:-4 27:-5 2c:-10 2e:9 2f:-12 2g:-6 2m:-11 2s:9 2t:-5 2u:-4 2w:6 31:-7
mankle	e:-10 1x:8
manother	x:10
many	g:-6 h:8 o:-5 t:-5 x:-5 10:-5 11:-5 16:-6 1a:-5 1d:-8 1h:-6 1v:6 21:-6 2a:-6 2c:7 2o:-6
manymore	l:-5 24:-10
manything	1x:7
manyway	0:10
mapology	0:12
mapp	0:11
mapparently	0:-5 w:7
mapply	0:7
mapril	0:-5 m:-6 10:10
mare	k:-6 13:-7 27:10
marm	m:6
maround	0:8
mas	l:-6 2o:-8
mask	2l:6
masked	0:11
masks	0:11
mat	1:-8 2:-6 3:-5 4:-6 5:-6 7:-8 8:-5 c:-6 g:-5 h:-6 k:-11 l:-4 r:-6 u:-8 x:6 z:-10 11:-7 15:-8 16:-5 17:-9 1h:-8 1m:9 25:-8 2j:-10 2p:-7 2z:-5
matlanta	0:9
maugust	0:-5 8:-6 9:-5 e:-7 o:-5 2t:-5
mave	0:10
maway	0:5 e:5 n:-5
mawkward	2j:6
mback	2:-8 e:6 x:6 10:-6 1a:8 1x:-10 2o:6
mbackend	0:7
mbad	j:9 1f:7
mbadly	o:11
mband	1:-11 x:11 27:-8 2f:7
mbasement	u:9
mbc	2q:5
mbe	0:4 e:-6 1d:-5 2o:-5
mbeach	0:-6 v:6
mbeans	0:9
mbeard	0:5
mbecame	0:4 x:9
mbecause	l:9 17:5
mbed	0:6
mbeen	0:9 g:6 x:-7
mbeer	0:12
mbees	0:5
mbefore	2:-6 j:11 10:-9 1a:-5 1h:-7 23:9 2j:6 2r:-6
mbeginner	0:7
mbeing	2t:11
mbelow	0:5
mben	0:9
mbest	v:-8 2j:6
mbetter	0:10 24:-5
mbig	r:5
mbigger	0:9
mbike	30:-6
mbingo	2d:-7
mbirthday	0:9
mbiscuit	e:-7 x:10 13:11
mbless	x:-8 19:8
mblock	0:-8 o:8
mblood	0:9
mblue	0:3
mboat	e:-6
mbook	0:9
mbooks	0:9
mboots	o:6 2j:8
mborn	y:6
mboss	0:14
mboth	1z:9 2a:5 31:6
mbought	x:7
mbox	0:7
mboxes	0:11
mboy	0:10
mboyfriend	1a:7
mbrakes	0:9
mbrazil	0:6
mbread	8:7
mbridge	10:10
mbro	i:12
mbroken	0:10
mbrought	0:8
mbudget	0:11
mbuild	0:10
mbullet	r:-9 2a:6
mbus	e:-5 2j:5
mbut	3:-7 5:5 9:-7 c:-5 g:-7 l:-5 m:-7 o:-6 t:-6 v:-5 w:-6 10:-7 11:-8 13:-9 17:-6 1a:-5 1d:-7 1g:-7 1h:-6 1s:7 23:-5 25:-5
mbuy	0:11
mby	k:-8 u:7 x:-7 10:-5 1x:-5 23:5 24:-7
mc	e:5
mcalgary	0:3
mcalled	0:8 1:8 10:-5
mcalling	0:11
mcalls	0:11
mcallum	0:7
mcalm	0:7
mcame	0:4 1i:-8
mcamper	0:7
mcan	2:-7 4:-7 c:-6 e:5 f:-5 h:-7 i:-6 o:-5 q:-6 s:-6 u:-6 v:-9 w:-6 x:-6 y:-5 10:-7 18:-6 1c:-7 1d:-10 1h:-7 1i:-6 1p:-5 1x:-2 25:-6 2a:6 2c:-6 2k:-6 2x:6
mcan't	2:8
mcar	1x:-8 24:-5 31:6
mcard	m:11
mcarol	0:7
mcat	3:-6 x:6
mcats	l:7 2m:8
mchanged	0:9
mcharacter	0:10
mcharge	1x:7
mchart	0:5
mcheap	h:11 t:-6 x:-5 15:-5
mcheaper	15:14
mcheck	0:6
mcheese	t:7
mchef	0:8
mchloe	0:7
mchoir	1:-10 x:9 15:-6 1k:8
mchristmas	0:-5 2c:6
mchurch	e:-8 l:-5
mcitizen	0:7
mcitizenship	0:-10
mcity	0:6
mclock	0:9
mclosing	2o:8
mcoach	0:9
mcoeliac	x:7
mcoffee	l:-5 24:7
mcold	0:10
mcollarbone	0:-10 m:9
mcollege	1k:5
mcolorado	0:7
mcomes	x:7
mcoming	x:-6
mcommon	0:8 m:-7
mcompany	0:9
mcomplaining	0:6
mcompletely	l:-6
mcook	0:6 x:8
mcooker	0:8
mcooks	0:5
mcopper	0:7
mcoriander	0:8
mcork	0:6
mcould	m:9 v:-7 w:6 2k:-4 2w:7
mcouldn't	0:-7
mcountry	e:-6 1y:5
mcounty	0:14
mcourse	0:-6
mcoworker	0:9
mcows	e:7
mcracked	0:5
mcrochet	0:5
mcruise	0:-5
mcurry	0:9
mcut	c:8 y:-5
mcv	0:7
md	l:-9
mdad	m:9
mdaft	2q:-5
mdaughter	x:8
mday	9:-5 e:-6 i:-5 l:11 m:-7 t:-5 w:-5 10:-7 11:-5 15:-5 1b:-6 1v:-5 1x:-10 23:7
mdays	5:-6 e:-5 x:-4 15:-7 1d:-6 1e:-6 1p:-5 24:6
mde	0:7
mdebate	0:14
mdecember	15:-8 2o:8
mdecent	0:10
mdegree	0:6 e:-5
mdental	c:5
mdentist	0:12
mdenver	e:6
mdescribe	0:9
mdesigner	0:7
mdid	0:9
mdie	0:7
mdifference	0:5
mdifferent	0:9
mdinners	0:6
mdish	l:6
mdivorce	0:6
mdo	d:-7 e:-5 p:-5 10:-5 1g:6 1x:-10 2j:-7 2o:5
mdoc	0:-7 m:8
mdoctor	2a:8
mdoes	o:-7 v:6 1a:-6 1m:9 1x:-5 2p:-5 2q:5
mdoesn't	0:4
mdog	15:8 1x:7 2d:-6
mdoing	x:8 1c:9
mdollars	0:10
mdon't	v:6
mdone	15:-10
mdont	h:7 i:8 l:-8 24:11
mdown	e:-8 1x:7
mdownstairs	1x:5
mdraft	1x:7
mdream	0:14
mdrink	1l:8
mdrive	17:9
mdriver	10:10
mdrives	0:15 v:-10
mdriving	0:8 e:5
mdrop	l:7
mdubai	30:6
mdue	0:5
mdust	2k:8
mdutch	0:8 18:-6
meach	l:-7 24:10
mear	0:-6
meast	0:6
measy	0:11
meat	0:14
meating	1g:6
meats	0:5 31:9
megg	2:9
meggs	0:8 3:4 2w:-6
meight	8:8 1h:-6
meleven	m:7
melse	x:-6 z:9
memail	0:11 e:-6
membarrassing	0:12
memergency	0:6
memployed	0:-5 10:7
mengaged	e:-12 x:8
mengineer	0:12 2:-13
mengineering	0:12
mengineers	18:-7
menough	s:11
meven	0:7
mevening	0:9
mevery	4:-8 c:-6 g:-5 l:-8 o:-7 q:-5 x:-5 24:9
meverything	l:-6 o:8 1d:8 24:8
mexactly	0:14
mexam	s:-5
mexample	b:-9 1u:11
mexcuse	0:17
mexercises	0:7
mexpensive	0:6
mexperience	0:5
meyes	0:10
mfall	1c:9 2o:-7
mfar	0:13
mfarm	e:7
mfarmer	10:6
mfast	0:9
mfather	e:10
mfavourite	0:9
mfeb	0:-5
mfebruary	e:10 2o:5
mfeeds	0:8
mfeeling	0:8
mfeet	0:4
mferry	l:7
mfifty	0:10
mfile	0:5
mfill	0:5
mfinally	u:8 18:10 1z:6
mfired	1x:6
mfirm	c:6
mfirst	l:-5 x:-5 10:-5 15:-11 1c:7 2d:10
mfive	2:-5 l:6 v:-6 10:-8
mfix	13:9 2o:12
mflat	e:-8
mflight	0:12 k:-9
mfloor	0:10
mflower	0:5
mflowers	0:13
mfly	0:10
mflying	0:6
mfolks	0:10
mfood	0:9
mfoot	0:4
mfor	2:-9 3:-5 8:-8 9:-5 a:-7 c:-8 e:3 f:-8 g:-5 h:-4 i:-5 m:-6 o:-9 q:-5 r:-6 v:-7 11:-10 12:-4 15:-6 16:-5 19:-6 1a:-6 1d:-5 1h:-2 1i:-6 1o:4 29:-6 2d:3 2f:6
mford	0:6
mformal	0:6
mfound	0:8 u:-7 1m:6
mfour	1e:5
mfourteen	0:7 e:-10 1a:-5 1x:7
mfree	0:6
mfrench	0:9
mfriday	11:-5
mfridays	0:-6 24:7
mfriend	x:12
mfriends	19:5
mfrom	2:-5 l:-9 o:-5 13:-10 19:-11 20:-10 29:9 2a:6 2j:-5 2s:5
mfrozen	7:6
mfryer	0:8
mfull	2p:5
mfun	0:8
mfunny	0:15 2:-10
mgame	0:6
mgarage	2q:-6
mgave	0:12
mgerman	0:10
mget	1z:7 2a:-8
mgets	c:11
mgetting	x:9
mghent	0:9
mgift	t:12 1p:6 1x:6
mginger	x:-7
mgirl	0:5
mgirlfriend	s:5
mgive	o:-5 r:-6 v:-5 x:-5 1r:-5 20:6
mglasses	0:7 x:-5 1n:8
mgo	l:-8 x:-8 1d:8 1x:-5 24:8
mgod	0:10 1:9 24:-6
mgoes	13:6 1l:8
mgoing	0:6
mgone	o:9 x:-5
mgonna	0:10 2o:-8
mgood	15:6 30:-7
mgot	x:5 1a:-6 1h:-8 1x:-9 24:-5 30:9
mgrade	1x:-6 2x:5
mgrand	x:-6 z:12
mgrandfather	e:-10 1x:10
mgreek	0:10
mgrew	p:8
mgroup	1k:6
mguess	0:10
mguitar	0:7
mgujarati	0:-5 s:8 x:-5
mhad	2:7 4:7 x:-9 19:-5 1x:7
mhair	4:7
mhalf	0:-6 d:10 e:-9 s:-6 v:-6 15:-9 1l:5 2o:5 2s:9
mhand	2o:5
mhannah	0:11
mhappy	x:8
mhard	2b:5
mhas	2:8 c:-5 h:-5 i:-5 m:-8 t:-5 v:-8 15:-6 1h:-6 1t:7 2k:-9 2m:6 2r:-5
mhate	0:10
mhates	0:8 1z:-6
mhave	x:-6 1e:9 1x:5
mhaving	0:11
mhe	e:6 g:-6 h:-5 l:-6 m:-6 o:-2 q:-5 t:-5 w:-7 x:9 11:-5 13:-10 16:-5 18:-8 1c:-7 1e:-9 1g:-7 1i:-5 1x:-11 1y:-6 2k:-5 2v:-7 30:-7
mhe's	6:-7 8:-3 d:8 g:-7 m:-7 t:-5 y:-10 10:-5 11:-6 12:-6 13:-5 15:-7 19:-5 1b:-7 1d:-8 1h:-8 2g:-5 2j:8
mhead	0:7 1x:6
mheart	0:7 e:-7 m:-5 10:-6 12:-7
mheating	0:6
mheavy	0:10
mheights	0:8
mhelp	8:-5 m:-4 v:7 13:-8 1g:-7 1o:6 1x:7 23:-6 24:-8 2e:5 2q:-5
mher	g:-6 m:-8 u:-9 x:7 19:-6 2a:-5
mhere	9:-7 1a:7 1f:8
mhes	1h:9 1x:-6
mhide	0:6
mhim	1k:8
mhip	e:5
mhis	a:-6 e:-11 h:-6 l:-8 o:4 p:-7 t:-6 u:-5 x:-7 z:-7 11:-7 18:-7
mhit	0:9
mhold	0:11
mhome	x:-9 15:-6 23:-7 2m:9
mhonest	2r:8
mhoney	0:8
mhorses	0:8
mhospital	c:6
mhot	0:6
mhotel	x:-5
mhour	0:7 q:6
mhouse	e:6 u:-13
mhow	1:-6 3:-5 4:-5 8:-5 9:-6 c:-6 d:-6 g:-7 h:-5 i:-6 j:-6 l:-7 o:-5 p:-5 r:-5 t:-6 u:-5 v:-6 w:-6 x:-3 y:-6 z:-6 10:-6 11:-8 15:-8 17:-5 18:-5 19:-7 1a:-7 1b:-5 1c:-6 1d:-5 1e:-5 1l:-5 1t:-8 1z:-10 27:-6 2b:5 2d:5 2e:-8 2f:12 2p:7 2r:-10 2x:7
mhundred	0:5
mhunting	0:8
mhusband	e:10 u:-5 x:-7 1m:-5 1x:-5
mi	1:-6 2:-6 a:-6 b:-7 f:-7 g:-8 h:-5 j:-6 k:-6 r:3 u:-5 10:-7 11:-6 13:-6 14:-7 15:-6 16:-6 17:-6 19:-5 1a:-7 1e:-6 1f:-6 1i:-7 1n:-5 1v:-8 20:-5 27:-6 2k:-5 2q:5 2v:-7 2x:-5 2y:11 2z:6 30:-10
mi'd	1x:-7 2j:5
mi'll	0:13
mi'm	1:-6 3:-6 d:-6 e:-5 h:-5 i:-5 l:-6 p:-6 t:-5 u:-6 11:-5 15:-5 19:-5 1a:-6 1b:-5 1c:-5 1g:-7 1p:4 1v:-7 21:-8 23:-5 25:6 2v:-7
mi've	8:7 18:-8 1x:7 27:11 2a:-5 2c:-6
mid	1w:8
midea	h:9 15:8
mideas	0:9 2o:9
mif	1:9 x:-6 12:7
mim	0:6 2:-8 r:6 2a:-5
min	1:-4 3:-10 6:-5 8:-10 9:-6 h:-7 i:-5 k:-11 m:-6 n:-4 o:-8 p:-5 q:-5 r:-5 u:-12 v:-9 z:-9 12:-4 13:-8 15:-4 17:-11 1a:-10 1b:-6 1d:-4 1g:-5 1i:-5 1k:-5 1y:6 25:-6 2a:-9 2g:-6 2o:5 2w:-5
mincome	u:7
mindia	0:10
mindian	19:-5
minstead	1u:-5 24:9
minterview	0:8
minto	7:5 x:-7 1x:6
miphone	0:12
mireland	0:7
mirish	e:-5
miron	0:-4 x:6
mis	1:-5 2:-5 3:-10 4:-6 7:-5 9:-5 a:-5 c:-5 i:-7 k:-6 l:-9 q:-6 u:-5 v:-5 w:-5 y:-7 z:-5 10:-9 12:-5 13:-5 1b:-5 1e:-5 1f:-6 1g:-5 1k:-9 1t:-7 1x:-15 20:5 21:7 25:7 2f:-5 2g:8 2j:-8 2o:9 2x:-9 2z:10 31:-6
mit	1:-6 4:-5 a:-5 h:-6 l:-7 m:-6 o:-8 p:-10 r:-5 x:-9 11:-6 18:-5 1g:-6 1h:-9 1j:-7 2d:-5 2q:11 2s:-7
mit's	3:7 4:-6 c:-5 l:-8 m:-7 x:-7 10:-5 1d:-6 1h:-6 1v:-6 24:-10 2a:-7 2j:-5 2y:6 30:4
mits	l:-8 2o:6
mitself	m:-5 25:8
mjanuary	0:-9 2:-5 10:-7 18:8 1a:7 1i:-7 1x:7 25:-7 2j:-6 2p:-6
mjava	0:9
mjess	x:-6
mjob	0:6 24:-6
mjoin	0:9
mjoined	1:9 l:-8 o:11 24:-6
mjoke	0:10
mjulie	0:-9
mjune	0:-5 c:9 1m:10 1p:-5 2o:11
mjunior	0:5 1k:9
mjust	2:7 m:-5 24:-5 2a:7 2c:-5
mk	29:4
mkeep	0:8
mkeeps	0:6 13:-5
mkept	0:6
mkg	0:7
mkidney	x:7
mkids	l:-5 1d:6 2q:-6
mkill	0:7
mkilos	0:10
mkinda	10:7
mkindly	c:-6 1c:8 25:6
mking	0:14
mkitchen	0:6
mkitten	0:-11
mknee	0:8 e:-10
mknees	0:5
mknife	0:7
mknow	0:10
ml	25:5
mladies	0:7 24:-5
mlady	0:10
mlaid	x:5
mlake	e:7
mland	z:-6
mlandlord	13:8
mlane	0:10
mlara	0:12
mlast	0:-4 e:-7 g:-7 i:-5 m:-6 o:-6 u:11 10:-5 18:-6 1a:-5 1d:-5 1h:7 1x:11 24:-6 2m:-10 2w:7
mlate	0:8 2:-10
mlater	0:10
mlaugh	0:7
mlaw's	0:5
mlaws	u:-8
mlawyer	0:9
mlbs	0:9
mlead	1x:6
mleave	e:-6 15:-6
mleaves	2g:7
mleaving	x:5
mleeds	10:8 2d:-6
mleft	0:7 10:-9 15:-6 24:-5 2x:-5
mlegs	0:6
mleo	0:-6 1a:7
mless	0:6 23:-6 2c:7
mlet's	0:10
mletter	0:8
mletters	0:-4 2a:6
mlicence	0:8
mlife	0:17 1y:-5
mlike	k:6 l:-8 x:-6 1h:-6 24:-6
mlikes	0:13
mlil	0:8
mline	0:6
mlinkedin	0:7
mlips	0:10
mlist	0:9
mlittle	r:-7 1d:10 27:-5
mlive	0:4
mlived	0:8
mlives	0:11 3:-11
mllano	0:9
mloan	e:5
mlogo	0:6
mlol	30:10
mlong	1a:-5
mlonger	0:-6 1a:8
mlook	0:7
mlooking	0:11 2o:-6
mlooks	1h:9
mlost	0:10 x:-11
mloud	0:9
mlovely	x:-7 2g:6
mloves	0:9 t:6 v:-7 x:-6
mlunch	0:10
mmade	0:12 x:-11 1v:-6
mmail	0:7
mmake	h:9 2o:8
mmakes	0:7
mmaking	x:-7 11:-5 1h:11
mmama	x:8
mman	0:8
mmanager	0:12
mmarch	v:-5 1x:6 24:-5
mmarcus	1j:9 1s:7
mmarketing	0:7
mmarried	1f:5
mmarry	0:9
mmass	1h:10 24:-6 2o:-6
mmaster	0:-7
mmaths	0:10
mmax	0:9
mmay	o:-5 10:-8 1v:-5 2s:-5
mmaybe	0:13
mme	3:9 9:-5 a:-5 c:-5 o:-5 s:-7 u:-6 v:-6 x:-6 y:-6 z:-6 10:-6 13:-7 15:-7 1a:-5 1d:-5 1g:-4 1n:-6 1q:-5 25:8 2c:6 2g:11
mmeal	0:-5 1i:10
mmeans	2f:7
mmeant	0:8
mmeat	0:7
mmechanic	0:6
mmeet	v:-6 1x:7
mmember	0:7
mmemory	0:5
mmessage	0:10
mmiddle	0:13 1x:-5
mmilk	0:9
mmind	0:6
mmine	24:-6
mminutes	l:5
mmiso	2m:6
mmissing	0:14
mmom	0:-5 u:7
mmonday	m:-5 o:-6 x:-5 10:-10 1x:7 25:7 2j:-5
mmondays	24:6
mmoney	0:11
mmonth	10:-6 23:-5 24:4 2w:-6
mmonthly	q:-12
mmonths	0:10 24:-5
mmore	i:-6 o:-5 x:-8 27:9 2d:-5
mmorning	k:-5 l:-9 18:-5
mmornings	24:6
mmortgage	0:5
mmost	0:8 24:6
mmostly	o:6 2j:9
mmother	l:-6
mmother's	0:5
mmountain	18:7
mmoved	v:-7 2d:6
mmoves	0:8
mmoving	0:-4 v:7 1z:6
mmr	0:10
mmuch	t:8
mmug	0:6
mmum	23:6
mmum's	0:-10 h:6 1x:10
mmums	0:-12 t:10 1v:9
mmy	1:-7 4:-5 6:-6 a:-6 d:-7 g:-6 h:5 j:-5 k:-9 l:-12 q:-7 r:-5 v:-6 w:-5 y:-7 10:-6 11:-5 12:-9 13:-6 15:-6 18:-10 1c:-7 1d:-7 1e:-4 1f:-6 1h:-6 1j:-7 1k:8 1o:5 1r:-8 1x:-16 1z:-6 23:13 24:-9 2e:-5 2f:-6 2g:-5 2s:-9
mnails	0:-8 l:9
mname	0:8
mnamed	o:7 13:6
mnames	1z:7
mnavy	0:10
mneed	c:-5 o:-5 x:-7 15:-7 2g:4
mneeded	1h:8
mneedles	0:6
mneeds	c:-6 v:-7 x:-6 1k:9 1v:-5 2j:5
mnever	10:-5 1v:-6 1x:-5
mnew	0:7 11:-7 13:-6
mnext	v:7 2o:9
mnice	0:7
mnight	m:-5 10:-5 2j:8 2r:-6
mnine	0:-5 x:-8 10:10 24:6
mnineteen	0:-7 1x:8
mninety	g:-5 o:-6 x:7 2g:6
mno	1:-5 3:-5 4:-6 l:-9 m:-7 r:-9 t:-5 1a:6 1d:6 1h:-5 1x:-6 24:-6 27:7 2a:9
mnobody	z:8
mnoise	0:7
mnon	0:6
mnone	26:9
mnoon	0:5 8:-5 24:8
mnormal	1n:8
mnot	1:-6 2:-7 3:-5 4:-5 8:-13 a:-6 c:-5 g:-5 h:-5 i:-6 l:-5 o:-9 r:-9 s:-6 t:-8 x:-7 z:-6 10:-5 11:-5 12:-6 13:-6 15:-7 1b:-5 1g:-5 1h:-6 1k:7 1p:7
mnotes	0:7
mnothing	s:8
mnotice	1x:11
mnotion	1g:9
mnova	0:7
mnow	1:-11 3:-5 5:-6 6:-7 7:-7 9:-7 d:-8 e:-8 f:-6 g:-6 h:-9 i:-8 j:-9 n:-6 o:-6 p:-6 r:-9 s:-6 t:-8 w:-6 y:-7 z:-7 11:-5 12:-6 13:-4 17:-6 19:-7 1b:-6 1c:-9 1i:-9 1j:-9 1k:-6 1v:-6 1z:-6 27:-6 2i:8 2o:-5 2p:10 31:5
mnumber	25:8
mnurse	10:-5 2j:6
mnursery	1z:6
mnursing	1c:5
mnuts	0:11
mobsessed	x:7
mocean	f:5
mof	2:-12 4:-5 6:7 c:-7 g:-5 i:-7 k:-10 o:-6 r:-7 t:-8 u:-6 x:-10 y:-6 10:-6 17:-7 19:-5 1b:-8 1c:-7 1d:-6 1e:-10 1k:-5 1p:-6 1s:-6 25:-9 2q:9
moff	4:8 7:-7 e:6 m:-5 1x:-8 2o:10
moffice	c:7 15:-5 2p:-5
mok	m:-5 x:-7 z:10 2a:8
mokafor	0:6
mold	2:13 x:-6 1h:-9 1x:-6
molds	0:8
mon	3:-6 6:-5 9:-6 a:-7 f:-14 h:-6 i:-5 k:-4 m:-5 n:-5 o:-9 p:-5 s:-7 u:-9 z:-5 13:-7 19:-6 1d:-5 1e:-6 1g:-5 1p:6 1q:7 2c:-6 2j:-5 2k:-7 2n:-7 2x:7
monce	0:-5 13:-5
mone	1:-6 2:-5 3:-7 4:-5 6:-5 8:8 9:-5 c:-8 d:8 e:-5 g:-7 o:-5 t:-7 x:-17 13:-5 16:-6 19:-5 1c:-6 1d:-5 1g:-6 1x:-7 1z:6 25:-7 2c:-5 2o:5
mones	0:5
monly	l:-2
mopen	0:8
mopened	c:9
mopens	0:9
mor	0:10 1i:6 1r:5
morange	0:6
morg	0:8 1u:-5
mother	l:-8 y:7
mour	e:-7 g:7 x:-7 11:6 1x:6 2g:8 2o:-7
mout	0:11 17:-8 2g:9
moutside	2o:5
mover	c:9 o:-7 x:-11 10:-5 15:-7 27:-7
mowen	8:6
mown	e:-5 u:12 1x:-6 23:-5
moxford	2k:6
mpacked	0:5
mpacking	0:11
mpaid	2l:8
mpain	0:8
mparamedic	0:7 1c:8
mparents	0:13
mpark	0:8 1:-8
mparking	1h:-7 1x:-5 30:8
mpart	e:-6 2j:12
mpartner	1s:10
mpassed	0:11
mpatience	0:9
mpay	0:6
mpays	0:-10 u:6
mpenicillin	0:6
mpension	0:5
mpeople	1b:-8 2l:9
mper	0:9
mperson	0:9 12:-6
mperth	0:10
mphysics	0:7
mpick	0:8
mpilot	k:-11
mpixel	0:6
mplace	15:5 2o:-6
mplan	0:5
mplanning	2j:7
mplant	c:6
mplay	0:7
mplease	r:-10 w:-4 x:-5 2a:11 2v:6
mplot	0:9
mpls	0:9
mplumber	0:6
mpolitely	0:7
mpork	0:8
mporridge	0:9
mposter	0:7
mpounds	q:6 r:7 2a:-13
mppl	0:8
mpractise	0:6
mpray	12:7
mpregnant	2:-6 m:10 10:9
mpreston	0:6
mpretty	2c:8
mpromoted	0:7 x:-5
mproperly	m:10
mps	0:9
mpub	0:7
mput	v:-6 x:-6 2g:10 2n:3
mpython	0:9 2z:-5
mquarter	0:-5
mquestion	0:-6 e:6
mquestions	2o:8
mquiet	0:8
mquite	x:5
mquiz	0:-8 t:7
mradio	0:7
mrailway	0:9
mrain	24:-7
mraised	0:5 1b:8
mran	0:8
mranch	1x:-9 23:-5
mrather	16:7
mread	0:7
mreads	2:9 v:-6
mready	0:6
mreal	x:-6 z:12 1j:-7
mrealistic	0:10
mreally	o:11
mreason	0:-3 1o:6
mrecipe	0:14
mrecipes	2a:-6
mrecommend	20:9
mrecord	0:7
mreddit	0:8
mredo	q:9 18:-5 1i:-7
mreference	0:9
mregret	2k:9
mremote	0:8
mrent	2:-6 29:5
mrents	0:9
mreplaced	m:-9 1x:-6
mreply	0:6
mreport	0:6
mretired	0:3 x:9
mrice	0:6
mride	0:12
mring	e:-8
mrings	x:9
mrn	0:10
mroad	e:-9
mroast	0:13 x:-6
mrobot	0:9
mrole	0:8
mrome	0:7
mroom	0:6
mroommate	0:-8 19:10
mrosalyn	0:-17 4:7 2q:10
mroughly	0:11
mroute	10:6
mrow	0:5
mrun	1d:7
mruns	0:14
mrusty	0:9
mrye	1r:6
msafe	0:6
msaid	0:2
msalary	0:5
msalt	0:7
msame	1p:10
msat	0:9
msaturday	0:-7 o:-9 x:5
msaturdays	0:-9 o:9 24:-6
msay	0:11
msays	0:11 c:-6 v:-7 x:-8 10:-5 1g:7
mschedule	0:6
mschool	7:7 l:-7 1c:-8
mschools	0:5
mscreen	0:7
mscript	0:8
mseason	0:8 1d:-6
msecond	e:9 u:-6
msecretary	0:6
mseeing	0:5
msell	0:5
msends	0:10
msenior	0:3 c:9 e:9 1x:-11
msentence	0:7
msentences	2a:5
mseptember	15:-12
mserious	0:8
msettle	0:9
mshe	0:-2 1:-6 2:-8 h:-8 j:-6 l:-6 p:-9 u:-7 v:-4 w:-7 x:-2 y:-6 13:-6 15:-5 19:-7 1g:-6 1v:8 2s:6 2w:4
mshe'd	h:8 x:7
mshe's	d:5 h:-6 i:-5 l:-4 o:-5 x:12 12:-5 13:-10 15:-5 19:-6 1b:-5 1c:-5 23:6 24:-6 25:4
msheet	0:9
mshes	1b:6
mshift	10:-6 1x:8
mshifts	24:-5
mshop	23:6
mshould	2:6 1x:-5 2w:7
mshower	0:6
msigned	0:9
msigns	0:7
msimilar	2e:8
msimple	0:8
msince	9:12 f:-5 k:-6 l:-6 13:-5 15:-5 16:-7 17:-5 1a:-9 2s:7
msing	0:9
msinger	0:8
msingle	0:7 x:7
msings	0:6
msister	0:6
msister's	0:5
msitting	0:-5 m:8
msix	o:6 v:-8 1e:-5
msixteen	0:6
msixty	0:-5 1x:6
msize	j:7 1i:8
mskip	l:9
msleep	0:16
msmall	17:-7
msmoked	0:6
msmoking	0:7
mso	0:-5 1:-6 3:7 5:-5 6:-5 8:7 a:-6 b:-6 c:-6 g:-6 h:-5 j:-6 q:-5 t:-7 u:-4 x:-4 z:-6 13:-6 17:-6 19:-5 1a:-5 1e:-6 1h:-5 1i:-5 1m:-12 1n:-6 1p:8 1t:-4 20:-6 23:-7 26:5 27:-7 28:4 29:-6 2d:-8 2e:8 2f:-5 2o:8 2s:-9 2v:-8
msober	1e:5
msold	0:-11 11:6
msome	2:8 k:-5
msomeone	0:9
msomething	0:11 13:6
msorry	24:9
msound	x:11
msounds	7:7
msoup	0:7
mspain	15:-6
mspanish	x:7
mspeak	0:7 1:-7 i:-7 x:-6
mspeaks	0:6 v:-5 x:12
mspeech	0:7 1p:-5 1x:6 2o:-6
msplit	1x:9
mspring	e:-7 10:7 11:9 23:-5
msquare	0:6
mstart	0:6 1n:8
mstarting	1d:-9 2w:6
mstarts	g:6 2j:7
mstation	0:-8 t:10
mstays	3:8
msteps	0:8
mstick	0:6
mstill	0:-2 v:-6 10:-6 15:-5 19:-6 1d:7 25:6 2w:-6 2x:10
mstock	0:5
mstolen	11:-6 30:5
mstomach	0:9
mstone	e:9 m:-7
mstopped	0:-11 l:10 o:-5 x:6 1n:8
mstraight	2l:7
mstreet	0:8 2:-7 u:-6 1i:-5
mstretches	25:6
mstroke	e:9
mstuck	7:7
mstudies	0:11 13:-7
mstudio	0:7
mstyle	0:5
msugar	0:8
msuggest	1k:11
msummer	1c:-5 1r:9 1y:6
msummers	1y:-9
msunday	4:-5 e:8 g:-5 l:-10 p:-6 15:10 24:6 2o:-7 2r:7
msundays	l:-8
msuper	0:-7
msupport	10:-5
msupposed	0:7
msurgery	0:9 13:-7
mswears	0:-10 10:12
msweet	t:6
mswim	0:7
msydney	2:-5 18:-5 1i:7 1x:-5 2x:5
mtablets	0:5
mtake	0:12
mtalk	0:12
mtaller	0:7
mtastes	9:9
mtaught	2j:7
mtax	29:5
mtea	l:-5 24:6
mteach	s:8 1a:-5
mteacher	0:6
mteam	1k:5 24:-5
mteeth	0:7
mtell	0:10
mtelling	0:9
mtemplate	0:6
mten	1:10 10:-6 2o:-5
mterrified	u:11
mthan	l:-5 m:-5 2j:-5 2p:8
mthanks	0:10
mthanksgiving	0:12
mthat	4:-7 c:7 e:-6 i:-5 l:-8 1a:-5 1d:-6 1g:-6 1n:11 2x:8
mthat's	9:-5 g:6 h:-6 t:-5 v:8 x:-12 z:-5 15:6 1b:-7 1h:-6 23:6
mthats	l:7
mthe	2:-6 8:-10 a:-5 c:-5 f:-4 g:-5 h:-5 k:-8 r:-10 w:-5 y:-6 z:-5 15:-7 16:-4 1e:-5 1h:-5 1m:-5 1o:-6 1s:-8 20:6 29:8 2d:7 2n:-8 2q:10 2t:-5 2z:-7 31:7
mtheir	0:14
mthem	g:7 24:-7
mthen	0:9 x:-6 1a:-8
mthere	i:8 1k:-5 2c:9
mthese	1v:8
mthey	0:-4 3:-6 5:-6 s:-5 v:-6 13:5
mthey're	27:6
mthing	5:-5
mthings	0:6
mthink	0:6
mthird	0:9 2w:-5
mthirteen	0:9
mthirty	e:9
mthis	8:-4 g:-5 i:-6 l:-6 10:-6 12:-5 19:-8 1d:-6 1g:-9 1o:-7 1x:8 2p:-7
mthree	f:9 v:4 2c:6
mthursday	15:-8 1g:-5 1x:6 2o:5
mthursdays	24:6
mtie	0:-5 4:8
mtill	l:3 t:7 x:-5 1x:-5
mtime	e:-6 l:-5 s:-7 2d:-7 2o:-6 2p:6 2r:-5
mtips	2o:7
mto	1:-6 3:-9 h:-6 o:-5 y:-6 13:-5 17:-5 1a:-6 1d:-2 1g:-4 30:7
mtoday	u:5 2x:6
mtogether	0:9 2:-5
mtold	0:12 x:-5 2g:-5
mtom	0:13
mtomorrow	0:9
mtonight	0:8 1d:-7
mtoo	1:7 c:-5 l:-5 o:-9 v:-8 24:5
mtook	0:7 v:-5
mtorn	0:7
mtoronto	0:7
mtotal	0:-10 x:8 13:10
mtrade	10:10
mtrain	10:-7 2s:9
mtraining	0:11 t:-5
mtrick	o:8
mtricks	0:10
mtrip	0:7
mtrue	0:11
mtrust	0:9
mtry	2r:7
mtuesday	e:-11 m:9 1x:8
mtuesdays	0:-6 l:7
mturn	0:-7
mturns	3:6
mtwenty	e:-5 24:-7 2o:8
mtwice	18:5 1x:-5
mtwo	1:-8 a:-5 f:-5 l:-15 o:-9 v:-6 w:-5 10:-9 1a:-5 1c:-5 1h:-5 24:11 2f:6 2j:-8 2v:9
mtype	0:6
mu	0:-5 2a:6
muk	0:-5
muncle	0:8
munder	25:-5
munderstand	0:9
muni	0:14
muniversity	c:-5
muntil	29:-5
mup	1:-6 g:-6 l:-13 19:-6
mus	e:-7 u:5 1x:-6
muse	0:5
mused	2:-6 1h:8 1l:10 2o:-5
muser	0:6
musually	0:9
mvalley	0:9
mvegan	g:9
mvery	19:8
mvet	23:-7
mvideo	0:13
mviewing	0:10
mvillage	0:9
mvisa	0:6
mw	l:-5 18:-7 1q:-6 2r:5
mwait	15:8
mwalk	24:-7
mwant	p:8
mwants	3:-6 10:-6 19:-6 1v:8
mwas	e:-8 l:-4 w:8 18:8 24:-7
mwashing	0:9
mway	0:4
mwe	2:-7 c:-7 g:-7 x:-5 1c:8 1h:8 1x:-6 24:-6 2t:8
mwe're	l:-6 1x:7
mwedding	0:8 e:-7
mwedding's	0:-4 1a:7
mwednesday	0:9
mwednesdays	l:6 x:-5
mweek	2:7 q:-9 10:-6 1e:-5 1i:-5 29:6
mweekends	10:6 1v:8
mweeks	l:9 24:-9
mweird	0:10
mwell	t:8
mwent	0:8 x:-5 1x:-7
mwere	x:8
mwhat	1:-5 2:-7 8:-8 a:-7 e:-5 i:-8 l:-6 o:-6 s:-7 u:-5 v:3 y:-6 10:-6 11:-7 12:-7 13:-6 15:-7 1a:-5 1b:-6 1e:-5 1g:-5 1h:-8 1n:10 1o:-7 1r:-5 1t:6 1v:-9 1x:-4 1z:-6 20:-6 2a:-6 2h:7 2j:-10 2o:7 2p:-5 2r:-8 2u:7
mwhat's	d:-5 m:-5 o:-6 q:-5 12:-5 1i:-7 2k:8 2t:7
mwhatever	0:-11 9:10
mwhats	3:6 v:7 2a:6
mwhatsapp	0:6
mwhen	5:-5 e:-7 r:-5 10:-5 13:-7 17:-5 1q:8 2a:7 2o:-8 31:10
mwhere	0:8 l:-5 m:-8 o:-5 t:-6 x:-8 1g:8 1v:-6 20:9
mwhere's	0:8
mwhich	a:-6 c:-5 k:-6 l:-11 o:-6 p:-7 t:-6 v:-12 w:-5 x:-5 12:-5 13:-6 15:-5 18:-6 1c:-5 1d:6 1e:-8 1g:-7 1l:7 1n:9 1r:-5 23:9 2k:-5 2t:7 2v:-5
mwhile	13:5
mwhitby	0:-6
mwho	g:-6 19:6 1z:-6 24:-5
mwhose	1a:8
mwhy	0:8
mwife	0:6
mwill	4:6 v:7 26:7
mwinter	e:7
mwith	2:-7 4:-5 i:-5 k:-4 l:-6 o:-7 q:-5 u:-6 v:-7 w:-6 13:-5 1f:-13 1k:-6 1x:-5 29:8 2r:8 2y:7
mwithout	5:5 1d:-6 1o:-6
mwoman	0:8
mwont	0:-6 g:6
mword	0:11
mwords	2a:7
mwork	7:6 l:9 o:-6 x:-7 19:-10
mworking	2w:8
mworks	0:10 x:-9 y:7
mworth	0:11
mwould	0:10 p:-7 x:-6
mwrist	0:3
mwrite	l:5 1a:-5 1s:8 24:7
mwriting	0:7
mwrong	0:8
mwrote	1a:6
myear	2:-6 v:-8 1e:-6 29:6 2f:7 2o:8 2x:4
myears	0:7 2:-8 8:-7 l:9 o:-6 10:-7 1a:6 1y:-7 24:-7 27:-7
myellow	0:10
myes	0:-9 l:-5 o:7 x:11
myesterday	e:6
myorkshire	0:8
myou	g:-5 x:-5
myou're	0:12
myoung	0:12
myour	0:7 r:6 x:-6
n!	4:-5 e:7 i:-6 l:-6 m:-5 o:-6 t:-5 u:-5 x:-6 10:-5 13:-8 1d:-5 1t:6 1v:-7 1x:7 1z:6 24:-5 2m:-6 2o:-7 2r:5
n"	0:14 3:-7 v:-9 x:-6 2x:5
n#1	1:-5 c:-12 e:-8 f:-5 l:-7 n:-9 r:-5 t:-4 u:-5 v:-8 x:-7 11:-6 14:-7 15:-6 1a:-4 1c:-11 1h:-4 1p:-6 1t:-6 2j:-5 31:5
n#2	8:-5 l:-9 m:-6 n:-7 o:-4 q:-6 t:-4 x:-8 10:-5 17:-7 1e:-7 1p:-6 1q:5
n#3	f:-9 l:-8 n:-5 18:-7 1q:5 1x:-10 1y:7 23:6 2r:-6
n#4	6:-9 k:-7 18:6 1v:-6 2d:-5 2r:-5
n#5	29:7
n#6	0:-10 14:7
n#7	e:-5 q:8 29:-6
n$	0:7 3:-9 4:-9 7:-6 8:-5 d:-6 e:-5 g:-5 h:-4 j:-5 k:-10 n:-4 o:-10 p:-12 s:-6 t:-5 u:-4 w:-4 z:-4 10:-8 12:-6 1b:-9 1c:-4 1d:-5 1v:6 1z:-5 2e:5 2g:-5 2m:9 2o:7 2p:-6 2r:-7
n%	0:14 1i:-7
n'	n:7 13:-6
n(	0:-7 4:-5 9:-6 e:-5 g:-8 h:-5 i:-8 t:-6 x:16 10:-7 13:7 19:6
n)	0:10
n,	x:6 11:-4 1i:-5 1k:10 1l:10 1n:10 1o:11 1p:13 1s:10 1t:7 1v:9 1x:12 1y:10 1z:9 20:8 21:9 24:13 25:10 26:9 28:7 2c:17 2e:6 2f:11 2g:10 2h:11 2i:11 2j:10 2l:8 2n:7 2o:10 2p:11 2t:8 2v:9 2w:8 2x:7 2z:8 30:7 31:6
n-	1:-13 9:-6 a:-5 e:-7 m:-9 v:6 x:-13 13:-7 19:-5 1a:-6 1k:5 1q:-6 24:-7 2j:-9 2o:-5 2x:-6
n.	1:-2 c:-8 d:-6 k:-3 l:-6 r:-11 11:-6 13:-6 15:-5 18:-4 1e:-5 1g:-4 1h:-5 1k:8 1l:-6 1n:12 1t:-8 1u:7 1x:11 23:11 24:9 25:8 29:-4 2a:9 2c:8 2e:9 2f:8 2k:8 2t:-6 2v:-12 30:8
n/	0:13
n:	0:24 1:-5 m:-6 o:-5 x:-5 10:-5
n;	3:9 9:10 i:-7 25:-7
n=	0:8
n>	0:11 o:9
n?	0:13 8:-14 c:-7 m:-10 o:-9 v:-9 x:-10 10:-5 1h:-5 1x:7 2j:-5 2s:6
n@	1u:10
n_	0:11
na	0:10 2:-9 4:-9 5:-8 6:-5 8:-4 9:-4 a:-6 c:-6 g:-5 h:-5 i:-8 o:-8 r:-13 v:-5 x:-8 11:-5 12:-9 13:-8 16:-9 1e:-5 1h:-9 1i:-5 1q:-6 25:-7 27:-9 2d:-4 2k:-7 2r:-11 2s:-12
nabout	0:12 2q:8
nabove	0:-5 h:10
naccount	1g:10
nacme	0:10 2o:-6
nacres	1x:7 2o:5
nacross	0:8
nactually	0:9
naddress	0:6
nadvice	0:6
nafter	1:-7 3:-9 g:-5 h:-6 o:-5 u:-6 v:-7 x:-5 z:-5 10:-4 15:-8 1a:-5 1x:12 2v:6 2x:-5
nagain	8:-7 l:7 t:-4 x:-6 y:-6 15:-5 1a:6 1x:-5
nagainst	0:9
nago	0:12
nalarm	24:7
nalcohol	0:7
nall	0:8 x:-5 2o:-7
nallergic	10:7
nallergy	3:9 1m:10
nallotment	0:8
nalone	u:9
nalready	10:5 26:8 2w:12
nalso	0:9
nalways	0:10
namerican	0:-5
nan	0:10 e:-6 q:6 u:-5 x:-6 24:-5
nanalyst	0:-5 10:7
nand	0:-3 3:-10 e:-3 h:-3 k:-7 q:-5 r:-7 z:-5 12:-5 15:-6 17:-5 1j:-6 23:-5 25:7 26:8 27:11 2r:-13 2v:9
nankle	0:-9 m:8
nanother	0:6
nany	2:-7 8:-5 1i:-5
nanybody	0:5
nanymore	0:-8 8:7 l:10 o:-7 24:-7
nanything	2a:-7
nanyway	o:8
napp	1g:7
napparently	0:-5 3:7 2f:7
napply	0:5
napril	0:7
nare	g:-8 h:8 r:-5 x:-6 1a:6 1d:6 2x:-5
narm	25:6
naround	0:9
narrived	x:10
nas	c:-5 e:-12 f:-5 k:-5 l:-8 x:-7 11:-6 13:-4 15:-10
nask	0:10
nasked	0:13
nasking	0:6
nasks	0:7
nat	1:-7 9:-4 c:-6 d:-6 f:-15 g:-4 i:-6 j:-7 k:-6 m:-7 r:-4 s:-5 t:-5 u:-6 x:-8 y:-6 10:8 12:-5 13:-5 17:-4 19:-5 1b:-6 1c:-5 1d:-7 1h:-6 1t:9 23:-14 27:13 2k:-5 2p:-7 2q:-5 30:-5
nate	0:9 x:7
naugust	6:6 2x:-5
nave	0:7
naway	l:5 1x:5
nbaby	e:4 15:-5 19:-5 2d:-6
nback	m:-6 w:8 13:-8 2m:8
nbackend	10:7
nbad	k:9
nbadly	0:-8 o:10
nbadminton	0:6
nballet	0:5
nband	1:13
nbank	c:-11
nbasement	2d:7
nbass	0:6
nbath	0:8
nbday	0:6
nbe	1o:6
nbeach	0:-10 2e:7
nbeagle	0:5
nbeans	0:8
nbeard	0:-5 4:8
nbeats	0:13
nbecame	0:8
nbecause	0:-3 24:9 2q:6
nbed	l:6
nbedroom	0:6
nbedtime	0:14
nbeen	0:14 m:-6 1x:-6
nbees	0:8
nbefore	1:-6 8:-7 g:-5 k:-6 m:-5 o:-7 v:-5 w:-7 x:-9 10:-7 15:-9 1a:-6 1g:-6 23:9 24:8 2r:-6
nbehind	0:9
nbeing	0:7
nbelieve	1x:6
nben	15:9 1x:5
nbesides	2w:-6
nbest	0:9
nbetter	0:9
nbetween	0:6
nbigger	0:7
nbike	1h:-9 1x:7 24:-6
nbirthday	0:9
nbiscuit	0:9
nbit	0:4 17:-10
nbite	0:9
nbloke	0:9
nblood	d:9
nblue	0:3
nbook	0:3
nbooked	0:-8 e:10
nbooks	0:-4 10:6
nboots	0:8
nborn	p:11
nboth	x:-6 1g:8 2a:5
nbox	11:6
nboy	0:8
nboyfriend	0:-9 2t:7
nbrass	1:8
nbreak	0:11
nbrought	0:6
nbruno	0:6
nbtw	0:-15 2:7 8:7 d:-6 j:8 x:10
nbucks	0:12 2:-6 1i:-6
nbuses	x:-6
nbusiness	w:7 10:-6
nbut	4:-5 8:-7 e:-6 h:-6 m:-5 o:-6 u:-6 v:-7 10:-5 1a:-6 1r:7 1x:-8 2d:-8 2g:8 2z:-7
nbuy	0:6
nby	7:-5 g:-5 o:-5 p:-7 u:-8 v:-11 12:8 15:-5 18:-7 1h:-5 1i:-5 23:5 2d:7 2j:-7
nc	1x:6
ncake	0:8
ncalled	1k:11
ncame	x:-5 y:8
ncamper	0:5
ncan	15:8
ncan't	0:8 x:9
ncanada	0:8
ncanal	24:6
ncar	24:-5
ncard	0:10
ncare	0:-7 u:9
ncars	0:8
ncase	0:8
ncash	0:9
ncat	g:-5
ncataracts	1x:6
ncats	24:8
ncdl	0:6
ncertificate	0:-4
nchange	0:6
nchanged	x:6
nchart	0:7
nchat	0:11 1k:-6
ncheck	0:6
nchicken	0:3
nchloe	10:8
nchoir	1:-5 1k:5 2o:-6
nchristmas	2o:6
ncitizen	0:-8 y:12
ncitizenship	e:-8
nclaim	0:5
nclass	0:5
nclasses	l:-8
ncleaner	0:-9
nclimb	0:7
nclose	19:6
nclosed	e:7
nclosing	0:-5 2o:8
nclub	1:6 c:-5 o:-6 1k:5
ncm	2:-7 n:8
ncode	0:7
ncollarbone	0:-6 m:-10 25:9
ncolleague	0:5
ncollege	c:-6
ncome	4:10 g:8
ncoming	0:10
ncommon	0:6
ncompany	0:8
ncompletely	9:9 l:9 o:-7
nconcrete	0:6
ncondo	0:-6
ncooker	11:12
ncopper	0:3 10:6
ncoriander	0:12
ncorolla	0:7
ncost	0:11
ncould	0:9
ncountry	0:-7 1y:5
ncounty	0:8
ncouple	0:9
ncourse	l:-5 1x:5
ncoworker	0:8
ncows	1x:7
ncrime	t:9
ncup	0:-4 c:6
ncut	1v:9
ncycling	1:9
nd	1g:-6 24:-9
ndad	1a:7
ndad's	0:15
ndark	0:-4
ndaughter	12:8 1x:-5
nday	0:10 6:5 l:-9 m:12 x:-5 10:7 1x:-7 2p:-5
ndays	2:-6 1e:7 27:9
ndead	0:8
ndeadline	0:9
ndecember	0:-5 1x:4
ndegree	a:6 1x:-5
ndegrees	0:9
ndental	1c:5 1v:5
ndentist	10:5
ndenver	1x:6
ndeploy	0:7
ndescription	0:6
ndesign	0:8
ndiabetes	m:5
ndiagnosed	0:8
ndidn't	0:7
ndied	0:-4 1:-5 7:10 e:-10 t:-6 v:-5 1d:-5 1h:13
ndiesel	0:7
ndiet	0:5
ndifferent	0:11
ndinner	0:11 1d:-7
ndinners	0:7
ndisease	0:11
ndish	24:6
ndivorced	1a:7
ndo	0:8
ndoctor	2a:8
ndoes	0:6 g:-7
ndoesn't	i:10
ndog	15:-6 1x:6 2d:-7 2o:7
ndogs	0:6 g:-5
ndoing	0:10 1c:9
ndollars	0:8
ndone	0:10 a:7 e:-13 x:-11 15:-5 25:-5
ndont	0:9
ndoor	0:5
ndouble	0:6
ndown	k:-7
ndownstairs	1x:5
ndream	0:10
ndrink	l:7
ndrinking	0:15
ndrive	0:6 2q:9
ndriver	10:-6 2j:9
ndrives	x:9
ndriving	0:6 2r:-6
ndropped	0:8
ndual	0:11
ndue	0:5
ndust	0:12 2k:-8
ne	0:12
neach	l:-5 18:-6 1i:-7 24:9
near	0:-4 m:-9
nearly	0:9 l:-5
nearn	0:8
nears	0:6
neast	0:8
neaster	1e:7 2j:-5
neat	0:6 l:6
neats	0:9
negg	0:-6
neggs	1m:5
neleven	f:9 l:-6 1e:-5
nelse	0:7
nemail	0:8
nemergency	0:8
nemployed	0:-5 2j:7
nend	1:-5
nengaged	x:-5
nengineering	k:5
nengineers	0:-10 18:6
nenough	0:9
neuro	0:6 2:-5
neven	0:7 24:7
nevenings	s:-6
never	2a:7
nevery	1:-5 3:-6 a:-6 c:-7 e:-5 s:-8 w:-4 x:-6 10:-6 17:-5 18:-5 1b:-5 1c:-7 1g:-6 1h:-6 1m:10 1v:-5 25:7
neverybody	0:10
neverything	0:8
neverywhere	0:-7 x:-6 z:9
nex	0:9
nexam	0:-4
nexample	b:-5 1u:8
nexercises	0:6
nexpecting	e:6
nexperience	0:6
neyes	0:7
nf	2:-8
nfair	2:-7
nfall	0:6 2o:-6
nfamily	1b:5
nfan	t:9
nfar	0:6
nfarmer	10:-8 2j:6
nfather	d:9 m:7 1x:9
nfavourite	0:13
nfeb	2o:6
nfebruary	2o:9
nfeed	0:7
nfeeds	x:7
nfeet	m:5
nfell	0:6
nfile	0:7
nfinally	x:7
nfind	0:11
nfine	0:7
nfinished	x:6
nfired	1x:6
nfirst	g:-5 r:-6 s:-7 x:-5 18:-8
nfive	2:6 l:-11 24:9
nflat	11:-5
nflatmate	0:8
nflight	k:8
nfloor	u:6
nflower	0:7 k:-5
nflowers	0:12
nfolks	0:9
nfood	8:8
nfoot	n:4
nfor	2:-10 3:-5 8:-7 9:-5 d:-6 e:-4 h:-6 k:-11 p:-10 r:-5 u:-5 w:-5 x:-8 y:-5 12:-5 18:-6 1a:-3 1c:-5 1e:-8 1i:-5 1j:-6 1t:-6 1x:4 24:4 29:-7 2a:-6 2d:8 2j:10 2k:-6 2v:11 2x:-5
nforever	2j:9
nform	0:12
nformula	0:6
nforty	0:9
nfound	0:11
nfour	1a:7 1x:-6 24:8 2x:5
nfourteen	0:8
nfree	0:5
nfreezer	0:-7 11:5
nfrench	0:6
nfridays	0:-9 24:7
nfridge	0:11
nfriend	0:6
nfriends	2s:6
nfrom	1:-6 3:-7 4:-5 9:-5 c:-6 e:-10 g:-8 h:-7 i:-6 o:-5 r:-7 t:-7 w:-6 y:-6 11:-6 13:-11 17:-6 1a:-6 1c:-6 1g:-7 1h:-7 1t:6 20:4 2a:6
nfront	0:9
nfrozen	0:10
ngame	0:5
ngap	0:-14
nged	0:7
ngentle	0:5
nget	0:9 2p:-7
ngets	0:12
ngift	0:9
ngirlfriend	0:4 2s:7
ngirls	g:10
ngive	r:11 1i:6
ngives	0:-5 3:9
ngiving	0:8 r:-7
nglasses	0:6
ngod	0:13
ngoes	x:10
ngoing	15:-7 1a:6 2o:-6
ngonna	0:5
ngood	x:-5 2o:6
ngot	e:-7 y:-5 19:-6 1h:-6 24:-5
ngrade	10:-8 2x:5
ngrand	0:-6 2:-7 q:11
ngrandfather	0:11
ngrandmother	0:10
ngrandson	0:-6 g:10
ngreek	0:8
ngroup	1k:7
ngrowing	0:-6 4:7
nguitar	0:8
nguy	0:7
nhad	g:-7 13:-7
nhair	0:-6 1n:7
nhalf	e:-5 15:-5 1l:5
nhalfway	0:6
nhand	7:-5
nhappy	0:10
nhard	0:13
nhas	3:-5 9:-6 i:10 v:-11 x:9 11:4 25:-6
nhasn't	g:7
nhate	0:11
nhates	0:6
nhave	0:10 x:-4
nhe	2:8 x:-10 10:-5 1h:7 1v:-5
nhe'd	0:6
nhe's	0:10
nhead	c:5
nheadache	0:5
nhealed	0:9
nheart	0:4 1x:-7
nheights	0:7
nhello	0:7
nhelp	0:15
nhelps	0:9
nher	x:-7 10:8 1x:-6
nhere	9:7 j:8 1g:-5 1s:-6
nhes	0:8
nhip	1x:5
nhis	l:-11 m:-5 u:5 12:-9 2r:-9
nhistory	0:-4 1:6
nhome	2j:-7
nhonest	0:9
nhope	1k:7
nhospital	1v:6
nhot	0:10
nhotel	1x:6
nhour	29:7
nhours	0:8
nhouse	e:-6
nhow	2b:5
nhr	0:9
nhuge	0:13
nhundred	q:6
nhunting	0:-8
nhusband	1x:8
ni	0:12 4:5 l:-6 m:-5 x:-5 1o:-6 1w:-5 1y:-7 24:-14 2l:9 2w:-13
ni'd	0:9
ni'm	0:15 23:-6
ni've	0:10
nid	0:7
nidea	l:-5
nideas	0:7
nif	9:-6 24:-7 2c:8
nim	0:10
nin	1:-5 2:-5 6:-5 c:-4 d:-5 f:-6 g:-7 h:-5 k:-12 n:-4 p:-6 q:-4 s:-9 u:-7 v:-14 w:-4 y:-5 z:-4 12:-4 15:-4 1c:-4 1e:-4 1f:-5 1h:-8 1k:-6 1m:-5 1x:8 27:-6 2a:-6 2f:-10 2j:11 2r:9 2t:-7 2w:-5
nindian	0:7
ninstead	l:12 v:-10 24:6
nipad	7:-7 11:-5
niphone	0:11
nireland	0:-5
niron	m:8
nis	1:-6 2:-7 3:-6 4:-5 5:-6 6:-6 7:-7 d:-7 e:-7 l:-7 p:-6 u:-5 v:-7 w:-7 x:8 y:-6 z:4 16:-5 19:-5 1a:-6 1c:-4 1k:-5 1n:-5 1p:5 20:13 29:-5 2c:9 2j:-6 2r:-5
nisn't	0:9
nit	0:6 r:8 1d:-5 1n:-5
nit's	0:11
nits	8:8 1h:7
njanuary	24:-8
njess	0:6
njob	10:7 24:-6
njobs	0:10
njoin	0:11
njoined	0:7
njoke	0:9
njulie	0:-7
njuly	0:7
njunior	19:6
njust	0:5 x:7 19:-6
nk	2:-8 15:-4 18:-11 1i:-5 29:4
nkeep	0:8
nkeeps	0:-5 x:10
nkept	0:6
nkeys	24:-5
nkg	2:-8 1i:7
nkid	g:-7
nkids	c:-5 l:-5 15:-6 24:-5 2q:-5
nkill	0:7
nkilos	1i:7
nkindly	0:6
nkitchen	0:4
nkm	0:10
nknee	e:4 1x:-10
nknife	0:-10
nknow	0:8
nladies	24:-5
nlady	0:12
nlandlord	0:7
nlane	c:5
nlarge	0:6
nlast	e:8 m:-6 u:-5 x:-9 12:-6 1h:-8 1x:8 24:-6 25:-3 2o:4 2r:-7 2w:-6 30:9
nlasted	0:7
nlate	0:11 l:-5 o:-10 t:-8 1d:-7
nlater	0:7
nlaugh	0:10
nlaw's	0:6
nlawyer	0:6
nlbs	1i:10
nlead	1x:6
nleaf	0:8
nleague	o:-10
nlearn	0:6
nleaves	0:8
nleaving	0:8
nleeds	0:6
nleft	19:8 2s:6
nlent	0:13
nless	0:6
nlet	0:8
nletters	2a:6
nlibrary	1x:-5
nlife	0:13
nlike	2:7 r:-6 s:-5 t:4 24:-8
nlikes	0:6
nline	0:9
nlips	0:10
nlist	0:10
nlive	0:10
nlived	0:6
nliving	u:6
nloan	1x:5
nlong	0:7
nlonger	0:8
nlook	0:7
nlosing	0:9
nlost	e:4
nlove	0:6
nloves	0:7 t:-5 2c:-6
nlow	0:8
nlunch	0:9
nm	2:-7
nmachine	11:5
nmail	0:11
nmake	0:-8 3:11 g:7 r:-5
nmakes	9:8
nmaking	0:5
nmama	0:9
nman	d:6
nmarch	0:8
nmass	2o:-6
nmaster's	a:5
nmax	0:7
nme	0:14 m:-6 o:-7 x:-6 15:-5 1k:-6 1x:7 24:-13
nmeal	0:5
nmeat	8:10
nmeet	0:8
nmeeting	0:6
nmember	1:9
nmen	0:7
nmenu	0:10
nmid	1x:7
nmiddle	0:7
nmile	18:7
nmillion	0:5
nmind	0:7
nmine	24:-6
nminutes	0:13 2:-9 l:-12 q:-5 13:-5 15:-5 18:6 24:9
nmiso	0:-7 13:11
nmissing	0:-4 e:8
nmodel	0:9 18:-6
nmonday	0:6 25:-8
nmondays	24:5
nmonth	2:6 1x:-11 23:-6 24:7
nmonths	h:-5 1x:-5
nmore	0:11 r:-6
nmorning	1x:-6
nmornings	c:9
nmortgage	u:7
nmost	o:7 1h:8
nmostly	t:10
nmother	m:-5 2j:10
nmountain	2r:7
nmoved	e:-6 u:-6 x:9 2d:5
nmoves	0:6
nmoving	0:14
nmr	0:10
nmuch	l:10 1a:8 2c:-6
nmum	0:9
nmum's	0:10
nmusic	0:-8
nmust	0:8
nmy	0:10 1:-5 3:-5 4:-9 9:-6 a:-7 d:-5 f:-5 h:-7 o:-7 z:-6 10:-4 11:-10 12:-5 18:-10 1a:-4 1d:-6 1g:-5 1k:-6 1q:-8 1s:-7 20:-6 23:-10 27:-10 2k:-8 2l:-5 2o:-7 2w:-10
nn	0:8
nnails	0:-7 24:8
nname	0:11
nname's	0:7
nnamed	0:-6 27:8 2m:9
nnames	0:7
nnational	0:8
nneed	0:13
nneeds	11:-6
nneighbor	0:5
nneighbour	0:8
nnephew	g:5
nnetball	0:5
nnever	8:7 x:9
nnew	e:-6
nnext	2:7 x:-8 1c:-6 23:-5 2o:9
nnice	0:8
nnight	l:4 10:-7 24:-7 2a:5
nnights	l:10 24:-7
nnine	24:6
nnineteen	1a:8
nninety	0:-7 l:9
nno	g:-6 h:7 r:-5 x:-6 10:-6 27:9
nnobody	11:9
nnoise	0:7
nnot	x:-8
nnote	0:10
nnotice	1x:9
nnotion	0:7
nnova	0:8
nnovember	1x:7
nnow	0:-9 1:-6 3:-7 4:-8 6:-6 8:-7 a:-6 d:-8 e:-6 g:-5 h:-6 n:-5 p:-6 q:-6 r:-5 t:-6 w:-5 x:-11 10:-7 11:-6 12:-7 18:-6 19:-6 1a:-3 1b:-8 1c:-7 1d:-9 1e:-6 1g:-6 1i:6 1o:-5 1x:-10 24:-6 2a:-8 2e:5 2l:-5 2r:-8 2t:8 2x:9
nnumber	0:16
nnursery	0:3
nnursing	k:-6 23:6
nnuts	3:7
nobsessed	0:7
nocean	1y:5
noctober	2:-8 e:-5 u:-5 15:7
nof	0:8 2:-9 9:-6 a:-7 c:-7 e:-9 k:-9 l:-7 q:-5 x:-8 z:-5 12:-12 1a:-5 1d:-4 1g:-4 1i:-5 1p:11 21:-6 25:-6 27:-5 2j:-6 2k:7 2v:-6
noff	d:7 l:-8 m:-6 s:4 x:-6 15:-7 2o:-9
noffered	0:8
noffice	c:-8 1v:6 2o:-6
nok	2a:10
nokafor	0:-6 x:6
nokay	0:13
nold	1l:10 1x:-5
nolder	0:8
noldest	0:9
nolds	0:7
non	1:-5 3:-5 4:-4 6:-7 7:-7 8:-5 9:-6 a:-6 g:-9 h:-6 j:-5 n:-6 p:-7 q:-6 r:-6 s:-7 t:-7 w:-5 y:-6 11:-5 12:-6 13:-7 15:-4 19:-7 1a:-6 1c:-7 1d:-5 1g:-6 1h:-8 1i:-5 1k:-7 1p:-8 1q:-9 1x:9 25:6 2n:-5 2r:7 2s:-7 2v:7
nonce	e:-6 10:-4 1a:-6
none	0:6 1:-5 n:7 12:9 15:-8 1v:-4 1x:-5 23:8 2d:-5 2f:7
nones	0:7
nonline	0:-10 x:-6 1c:11
nonly	0:7 c:-5 s:10 x:-11 13:-5 19:-6
nopen	0:11
nopened	x:8
nor	0:12 8:8 m:-10 o:-6 x:-6 10:-5 1r:5
norder	0:5
nour	l:-7 x:7 2d:-5 2r:-6
nout	l:-5 m:-5 o:-8 15:6
noutside	0:6 2o:6
noven	0:10
nover	c:-6 e:-7 h:8 l:-8 m:-6 o:-7 t:-5 x:-7 15:-8 1a:-5 1f:6 27:-5 2d:-8 2l:-5 2p:11
nowl	1f:6
nown	u:-11 1x:-7 2d:11
noxford	0:7
np	0:7
npages	0:14 2:-12
npapers	0:9
nparents	0:8 e:4
nparis	k:-6
npark	0:-11 1k:-8
npartner	0:8
nparty	0:6
npassed	g:-5 2r:6
npassport	0:6
npassports	0:6
npast	1d:8
npatience	0:-7 12:9
npay	0:6
npenicillin	0:10
npension	0:8
npeople	0:10 2:-5 t:-5 1i:-8
nper	0:11
npercent	2:-7 l:5 1i:-7
nperson	10:-6 2l:-7
npescatarian	0:6
nphone	0:5
nphysics	0:-7
npickles	x:-5
npixel	7:7
npizza	0:7
nplace	0:6
nplan	0:13
nplant	1v:6
nplate	0:7
nplay	0:9
nplaying	e:6
nplaylist	20:10
nplays	0:13 2d:-7
nplease	3:9 2a:11
npls	0:9
npoint	v:8
npork	0:10
nposter	0:5
npottery	0:8 o:-5
npounds	2:-12 1x:-7 23:5
npower	0:6
nppl	0:8
npractise	0:10
npregnant	0:3 1l:-5 25:10
npresent	0:7
npressure	0:3 m:-7
npreston	0:-6 1:6
npretty	0:11
nproblem	0:9
nprofessional	0:7
npromoted	0:-7 e:8
nproperly	0:-7 1d:9
nproposed	0:9
nps	0:-6 k:5
nputs	3:8
nquarter	2r:6
nquestion	0:8 e:-7 1x:6
nquestions	0:9
nquit	0:8
nquiz	0:-5 2c:7
nraise	0:8
nraised	0:2
nran	0:7
nranch	1x:-7
nrather	2p:6
nreads	0:13
nreal	e:-6
nreally	0:5 1b:7
nreason	0:-3 1o:6
nrecipes	0:6
nreckon	0:6
nrecord	0:5
nreference	0:7
nreligious	0:8
nreplaced	7:8 e:6 1x:-8
nreply	0:9
nreport	0:6
nretired	0:10 e:-7
nrings	0:9
nriver	0:-8
nrn	0:6
nroad	18:-9
nrole	0:9
nroom	0:7 23:-6
nrosalyn	e:5 1k:-6
nroute	15:-5 2j:5
nrules	0:7
nrunning	1:-6
nruns	m:9 x:9
nrust	0:-6
nrusty	1d:7
nrye	1r:7
nsaid	x:10
nsame	0:7
nsaturday	15:-6 1x:10 23:-6
nsaturdays	0:-12 l:10 1k:8 24:-6
nsave	0:8
nsaw	0:10
nsay	0:5
nsaying	x:11
nsays	0:15 x:-8 10:-6 1g:-9 2j:-5 2z:8
nscared	0:8
nschool	0:7 1:-7 e:-5 l:-5 x:-5 1k:5 2o:-7
nscreen	0:7 7:6
nseason	0:15
nsecond	11:-6 18:-8 2d:-6
nsecretary	1:-6
nsee	0:5
nseeing	0:6
nseen	0:11
nsell	0:10
nsends	i:9
nsent	0:14
nsentences	2a:5
nseptember	15:5
nsewing	0:-7 11:7
nshe	0:11 x:8
nshe's	0:12
nsheet	0:8
nshift	2j:-5
nshoes	0:7
nshop	23:6
nshort	2a:7
nshoulder	e:-6 1y:-5
nshower	0:9
nshy	0:7
nsign	0:7
nsimilar	0:7
nsimple	0:9
nsince	1:-5 3:-8 4:-6 6:-6 9:-7 b:-6 e:-9 g:-6 j:-6 l:-10 p:-6 t:-7 w:-7 x:-7 y:-7 12:-6 15:-7 16:-7 17:-5 19:-6 1b:-5 1c:-6 1d:-6 1e:-10 1h:-6 1i:-5 1r:10 2t:-6
nsinger	0:11
nsingle	0:14
nsings	0:8
nsister	g:7
nsister's	0:7
nsitting	15:6
nsixty	0:5
nsize	0:9
nskin	0:10
nskoda	0:8
nsleep	0:19
nslipped	0:7
nslow	r:7
nsmall	k:-9 16:-8 17:6
nsmell	9:5
nsmoked	x:4
nsmoking	0:11
nsnacks	0:9
nso	0:-9 2:-4 c:-7 d:-6 o:-5 r:-5 u:-4 x:-7 10:-13 11:-5 13:-6 19:-5 1a:-4 1f:-5 1r:-8 2a:7 2d:-7 2e:-7 2l:-5 2o:6 2r:-6
nsober	2x:5
nsoft	12:8
nsold	e:-5 2k:8
nsomeone	1a:7
nsomething	0:13 2:6
nson	g:4
nsongs	0:8
nsons	0:7
nsound	0:7
nsoup	0:6
nsourdough	o:6
nspanish	0:8
nspeak	0:10
nspeaks	x:10
nspeech	0:5
nspelling	r:5
nsplit	0:4 e:-6
nspring	1e:5
nsquare	0:8
nst	0:8 15:6 1v:-5
nstaff	0:7
nstairs	25:5
nstand	0:6
nstart	0:8
nstarted	0:9
nstarting	m:-6
nstarts	g:-5 1z:6
nstate	0:-9
nstats	0:-10 e:8
nstays	x:7
nsteel	0:11
nsteps	0:8
nstick	0:5
nstill	0:12 u:7
nstolen	0:11
nstone	0:-5 1i:10 1x:8 25:-7
nstop	0:17
nstopped	0:8
nstory	0:8
nstraight	0:8
nstreet	0:8
nstress	0:11
nstuck	1q:8
nstudies	x:9
nstudio	0:3 2d:-5
nstyle	0:10
nsummer	18:6 1x:-8 1y:-6
nsun	0:6
nsunday	l:-9 15:-12 1x:7 27:-7
nsuper	0:9
nsupper	0:5
nsupport	0:7 2j:-5
nsurgery	0:-5 e:8
nsurvey	0:6
nsweet	2c:6
nswim	0:9
nswitch	11:6
nswitched	0:6
ntake	0:9
ntaken	0:7
ntakes	0:10
ntaking	0:6
ntastes	9:11
ntea	1x:-6 24:5
nteacher	0:8 g:-5 15:-5
nteaching	0:9
nteam	1:-11 1k:8 2o:-5
ntech	0:-10
ntelling	0:9
ntemplate	0:5
nten	15:6 2o:-5
nterms	0:6
ntext	0:8
nth	2:-9 1i:-7
nthan	0:6 m:-6 12:-6 16:8 2c:-7 2l:8 2p:6
nthank	0:9
nthanksgiving	0:-5 e:7
nthat	0:6 5:-6 7:5 f:-6 h:-5 12:-5 17:-7 1n:10 1x:-7 2k:13 2m:6 2p:-9 2q:5
nthats	x:11
nthe	0:12 9:-8 e:6 h:-8 i:-6 u:-9 x:-11 12:-5 13:-7 16:-7 17:-4 18:-10 19:-4 1a:-6 1d:-7 1e:-6 1f:-4 1x:-6 23:-9 29:-7 2g:-5 2j:-8 2k:-6 2q:-5
ntheir	0:7
nthem	0:4 24:-5 2a:5
nthen	0:7 10:8
nthere	x:-6 19:7 1k:-6 29:-5 2c:-6 2j:11
nthese	l:-6
nthesis	0:6
nthey	0:9 m:-8 1v:-6 1x:-5
nthey're	0:5
nthing	0:5 8:7 k:-8
nthink	0:6
nthirteen	0:11 1a:-8
nthirty	1a:6
nthis	0:7 5:-5 c:-6 e:-5 k:-5 o:-5 t:-5 y:-6 10:-5 15:-9 18:-5 1a:-5 1d:-5 1o:-6 1r:-7 1x:12 1y:-8 24:-11
nthough	0:6
nthousand	0:7
nthree	0:10 f:5 o:-6 1a:-7 1e:-6
nthrough	2k:10
nthursday	l:9 1x:-8 2o:6
nthursdays	0:-5 24:9
nthyroid	0:-4
ntie	1n:8
ntil	0:-4 u:9
ntill	0:-8 e:-5 15:-10 1v:6 24:4 27:9 2c:-7 2v:-5
ntime	0:9 2j:-5
ntips	0:5
ntired	0:8
nto	1:-5 6:-5 7:-5 9:-5 d:-5 g:-5 i:-4 m:-7 o:-7 p:-12 r:-8 u:-5 v:5 w:-5 x:-9 z:-4 11:-5 12:-6 13:-5 15:-5 16:-5 19:-5 1c:-8 27:-5 2g:-5 2s:7
ntoday	10:10 1d:-6 1x:7 2d:7
ntold	0:9
ntomorrow	0:12
ntonight	0:6
ntoo	s:6 2a:10 2e:-5
ntook	0:16
ntorn	0:5
ntoronto	0:7
ntotal	0:11
ntown	5:5
ntrailer	0:-7
ntrains	0:7
ntravelling	15:6
ntremlett	0:-5
ntrick	0:7
ntrouble	1m:9
ntruck	e:-7 1x:7
ntrust	0:-7
ntry	0:7
ntuesday	e:12
ntuesdays	l:-5 o:6 24:7
nturned	0:5
nturns	g:6
ntv	11:6 24:-7
ntwenty	l:7
ntwice	1x:-5 2r:11
ntwo	1e:-6 1v:-5 1y:-10
ntype	0:6
nu	0:7 2a:-11
nunemployed	0:5
nuniversity	1v:-5
nuntil	l:9 1h:10 29:-5
nup	0:9 1:-6 u:-5 x:-9 10:-6 15:-8 1d:-7 1k:-6 24:3
nupdate	0:10
nupstairs	0:6
nur	0:5
nus	1x:-9 2d:6
nused	0:6 9:-6 t:8
nuseful	0:10
nuser	0:8
nusually	0:11
nvalley	1k:-5
nvancouver	0:6
nvaping	0:10
nvegan	0:8
nvegetarian	0:7
nversion	8:-8
nvery	0:7 t:6
nvet	0:6 k:-6
nvideo	0:9
nvisa	0:10
nvs	0:7
nw	m:-5 x:-6 10:-5 1a:-5 23:-5 24:-5
nwait	0:8
nwalked	0:13
nwalks	x:6
nwant	0:9
nwants	19:13 1x:-7
nward	1x:-6
nwas	0:8 c:7 e:-8 h:-5 l:-5 o:-5
nway	0:14
nwe	0:4
nwe're	0:6
nwears	0:9 x:-5
nwedding	2o:-5
nwedding's	0:8 15:-8
nwednesday	15:10
nwednesdays	24:8
nweek	0:4 2o:7 2x:-6
nweekend	2o:6
nweeks	l:-8 m:7 1e:9
nweird	0:6
nwell	0:5
nwent	30:7
nwere	0:13 x:-6
nwet	0:12
nwhat	0:8 1m:-6 26:7
nwhat's	0:8
nwhatever	0:7
nwhatsapp	0:8 k:-5
nwhen	2:-6 x:-7 11:-8 1c:-5 1h:-8 1q:-8 1x:-10 23:-5 27:5 2a:7 2j:-5 2q:-5
nwhenever	0:-9 13:5
nwhere	0:8
nwhether	0:7
nwhich	0:6
nwhippet	0:7
nwhitby	0:-6 2o:6
nwho	0:8 j:-10
nwho's	0:6
nwhy	0:12
nwide	0:7
nwill	0:5 1m:7
nwind	0:7 9:-6
nwindow	0:6
nwine	0:7
nwinter	0:10 1x:-6
nwith	2:-5 3:-10 8:-8 9:-7 a:-5 c:-6 f:-5 h:-10 l:-4 p:-9 r:-13 t:-5 w:-5 y:-7 10:-11 13:-7 15:-10 18:-5 19:-4 1a:-6 1c:-5 1f:-5 1g:-5 1h:-7 2a:5 2r:7
nwithout	0:7 2x:8
nwoman	p:8 10:-5
nwon	x:10
nwon't	0:18 x:-8
nwont	1z:7
nword	0:8
nwords	2a:7
nworking	5:-5 2j:9
nworks	x:10 19:-5
nworse	0:7
nworth	0:10
nwould	0:11
nwrecked	0:10
nwrist	m:8
nwrite	0:8
nwrong	0:5
nwrote	0:9
nxbox	0:9
nyeah	0:7
nyear	29:7
nyears	4:-6 g:-5 l:-5 m:-5 19:-5 1a:-8 1e:8 1v:-5 1x:-5 24:-8
nyellow	0:7
nyes	e:8
nyesterday	c:-5 13:-7 1x:9
nyet	0:-7 1d:7 2k:8
nyou	0:9 r:-5 z:-6 1o:5
nyour	0:6
nzero	1d:6
oanimal ^ ^	0:-7 i:9
oanimal ^ do	0:5
oanimal ^ our	0:-8 13:11
oanimal and a	2m:10
oanimal get a	13:-5 15:8
oanimal got a	1x:5 2m:-8
oanimal had a	2m:8
obody ^ ^	0:11
obody ^ my	0:9
obody a second	1q:-5 30:6
obody and my	0:8 m:-5
obody broke his	25:5
obody broke my	1x:8
obody i went	0:-5 1x:5
obody on my	0:6
ocondition ^ ^	m:6 x:-9
ocondition type #1	m:-5
odevice ^ ^	7:8
odevice have a	0:-6 2k:6
odevice is a	7:5
odoing i am	17:-6
odwelling ^ i'm	0:5
odwelling a new	0:5
odwelling for a	0:-9 u:9
odwelling in the	u:5 2d:5
odwelling sold the	0:-7 1x:6
oemployer ^ ^	0:8
ofaith ^ ^	0:-7 1b:10
ofield ^ ^	9:9 x:-5
ofield ^ is	0:5
ogiven ^ ^	0:5 e:-10 h:-5
ogiven best friend	0:-6 19:9
ogiven my aunt	0:-7
ogiven my brother	0:-11 g:11
ogiven my cousin	g:-7 x:13
ogiven my sister	0:-14
ogiven my uncle	x:7
ogiven name is	0:12 x:-10
oill ^ ^	0:8
oindustry ^ ^	0:8
ojob #2 ,	10:8
ojob , a	12:-4
ojob , the	0:7
ojob ^ ^	0:16
ojob ^ my	0:15
ojob ^ the	0:8
ojob about a	0:6
ojob and the	0:7
ojob as a	0:-8 10:8 2j:5
ojob be a	k:10 10:-7
ojob for a	10:-8
ojob i'm a	12:-6
ojob is a	a:-5 10:11
ojob she's a	0:-11 10:11
ojob was a	0:-8 10:8 2j:-9
ojobless got laid	1x:14
okin , a	0:9
okin , my	0:10
okin , our	0:10 13:-7
okin . my	0:10
okin ^ ^	0:10 t:6 19:-5
okin ^ a	1z:5
okin ^ her	0:7
okin ^ his	0:6
okin ^ i	o:8 10:-7
okin ^ my	g:-8 l:-6 11:-5 19:7
okin ^ new	0:14
okin ^ old	2c:-6
okin ^ our	13:11
okin a new	2s:8
okin and his	e:5 g:8
okin and my	g:-6 2d:6
okin as a	0:9
okin be a	1x:6
okin for the	2o:-5
okin get a	13:-5 15:8
okin got a	0:-8 11:-6 2m:-9
okin has a	2t:7
okin have a	0:-6
okin is my	0:9
okin my little	0:7 g:-7
okin my old	0:16
okin my other	0:7
okin of a	0:5
okin with a	13:-6
okin with his	0:-5 13:8
okin with my	0:-7 g:6 2d:11
okin with the	13:-7 2d:-6
olabel ^ ^	o:-6
olabel not a	1a:8
olanguage ^ ^	d:8 x:-5 y:-10
olanguage i speak	s:8
oleisure , i	0:8 l:-5
oleisure ^ can't	0:-6 1d:6
oleisure ^ i	0:-7 l:8 10:-7
oleisure used to	o:8
omedicine i take	0:-5 m:10
onation ^ ^	d:-6 s:-7 y:11
opastime ^ ^	0:-6 h:-6 o:5 x:-6
opastime i am	17:-6
opastime i do	l:-6 27:-6
oplace , it's	0:9
oplace ^ ^	v:5 x:-6
oplace at the	0:-7 1v:4
oplace flat in	0:8
oplace going to	0:7
oplace in the	0:9
oplace married in	0:9
oplace moved to	1x:12 2o:-5
oplace moving to	0:7
oplace off to	15:5
opossession a new	0:5
opossession a small	0:-7 2k:6
opossession and a	0:7
opossession at the	0:8
opossession bought a	11:-6 2k:7
opossession in the	1x:-6 2d:5
opossession my own	23:6
opossession on the	0:9
opossession sold the	0:-4 1x:6
opossession when the	0:5
oprocedure a baby	1x:-5
oprocedure a flat	2d:-7
oprocedure got married	0:-8 1x:8
oprocedure i lived	0:8 1y:-8
oprocedure i was	1:4
osign ^ ^	0:-10 1j:13
osport ^ ^	0:10 o:5
otech ^ ^	3:7 1g:-6
otech a #1	0:9
otool ^ ^	9:-7 x:-6 1g:7
otrait is very	0:-5 2l:6
otrait write a	0:6
ovehicle ^ ^	1h:5
ovehicle ^ my	11:9
ovehicle a #4	0:-7
ovehicle bought a	11:8 1h:-6
ovehicle for the	0:-8
ovehicle has a	1h:13
ovehicle in the	0:7 1h:-5
ovehicle sold the	1h:6 1x:-6 30:-5
oworkplace ^ ^	t:-6 15:8
oworkplace ^ the	0:11 o:-5
oworkplace at the	0:8 1v:-11 1y:5
oworkplace for the	0:-5
oworkplace from the	0:7 1c:5
oworkplace go to	0:9
oworkplace of the	0:-6
oworkplace to the	24:6
oworkplace with the	0:6
p!	1:-5 4:-5 a:6 e:9 h:-5 v:-6 13:8 17:-7 1c:-5 1e:-5
p"	0:10 x:-6 10:5
p#1	6:-5 e:-6 l:-8 m:-9 n:-8 o:-7 t:-6 x:-6 10:-6 15:-6 1c:-6 1k:-6 1p:12 1q:-6 1t:-7 2r:7
p#2	2:-4 4:-5 8:-4 c:-7 e:-5 h:-5 i:-5 l:-11 m:-5 o:-6 t:-4 u:-5 x:-6 10:-6 15:-6 1d:-5 1l:-10 1o:-5 1q:-8 1v:-8 1y:-7 26:-6 29:11 2a:-5 2j:-6 2n:5 2r:9 31:12
p#3	o:-5 t:-5 x:-8 18:-10 1y:6 2e:4 2l:-6 2o:8 2w:-5
p#4	1p:-7 1v:-6 1x:-9 2o:-7 2x:-9 30:7
p#5	0:-9 29:9 2n:7
p$	23:-5 29:6
p%	0:9
p&	1v:7
p'	2:-5 1x:-5 2w:5
p(	0:19
p)	0:20 o:-5
p,	0:14 3:-4 9:-5 i:-6 j:-5 l:-2 p:-4 s:-6 u:-3 x:11 11:-4 1h:-5 1r:5 1x:-10 2e:8 2r:8
p-	2:-8 8:-6 g:-7 m:-6 q:-5 u:-13 x:-6 10:-10 12:-6 15:-8 18:-7 1a:-7 1e:-8 1h:-6 1l:8 1r:-5 2o:-5
p.	0:14 1:-6 6:-6 8:-6 a:-5 b:-10 c:-6 d:-5 g:-6 h:-5 k:-5 l:-9 n:-6 p:-5 q:-5 s:-6 v:-6 y:-6 10:-8 11:-6 12:-5 14:-6 15:-9 16:-5 17:-6 18:-7 19:-5 1b:-5 1c:-5 1e:-8 1f:-5 1g:-5 1h:-6 1i:-7 1u:20 1x:-7 24:7 2g:17 2i:8 2o:-7
p/	0:11
p:	0:17 1:-5 2:-5 6:-7 8:-5 9:-4 a:-8 e:-5 g:-5 i:-5 j:6 k:-6 l:-5 o:-5 t:-6 v:-7 x:-13 z:-5 10:-5 13:-6 17:-5 19:-5 1c:-6 1d:-5 1e:-6 1g:-5 1h:-6 1i:-5 20:6
p;	0:16
p=	0:10
p>	v:7
p?	0:12 x:-6
p@	0:7 b:-8
p^	b:-5 13:-5 14:-2
p_	0:10
pa	2:-4 3:-4 8:-4 9:-5 c:-4 e:-6 f:-6 g:-7 i:-4 l:-8 s:-6 v:-8 x:-8 z:-5 15:-6 1b:-5 1c:-7 1h:8 1i:-5 1q:7 1r:-8 1s:-7 1t:-8 1v:-6 1x:9 1z:8 20:-10 21:-8 23:9 27:-6 29:10 2f:-5 2m:9 30:9
pabout	2:-5 x:-6 11:-5 15:7 16:-5 18:-9 1g:-5 2k:8 2q:6
pacme	0:9
pacres	1x:5
pact	0:5
pactually	2:9 6:-5 1i:-8
padult	0:7
pafford	0:9
pafter	0:8 2:-7 x:-5 2x:-6
pagain	0:6
page	0:11
pain't	0:9
pair	0:3
palaska	0:6 2o:-5
palcohol	0:5
pall	0:9 s:-6 1g:-5 1o:7
pallergic	0:4
pallotment	1e:6
palmost	0:7
palone	0:7
palready	s:9
palso	i:9 r:6
palways	9:-5
pam	1:-8 5:-6 8:-7 9:-5 l:-6 x:7 10:-6 12:-6 19:-5 2w:-8
pamerican	2a:8
pan	1:-5 2:-7 3:-7 8:-5 9:-5 c:-6 e:-8 l:-7 o:-6 s:-6 t:-8 w:-6 x:-6 10:11 12:-8 15:-6 16:-6 17:-7 18:-6 19:-6 1b:-5 1f:6 1h:6 1q:6 1x:-7 24:-5 29:7 2d:-6 2j:-6
pand	2:-5 6:-5 7:-7 c:-6 d:-6 f:-4 k:-9 p:-5 q:-5 v:-7 w:-5 z:-5 11:-5 14:-6 18:-7 1h:-5 1k:-5 1s:-5 1x:-5 23:-5 25:-10 2a:7 2c:-6 2o:-8 2r:-8 2w:-5
pankle	0:7 1x:-8
panother	0:6
panswer	r:-7 2a:8
panswers	r:6
pany	0:14
panyone	0:9
panything	1r:6
panyway	0:7
papril	0:7 2o:-6
pare	0:5 2:7 a:-4 e:-7 g:-4 l:-10 m:-5 o:-5 x:-7 11:-5 13:-6 16:-5 1x:-5 2p:-5
pas	1:-7 g:-7 m:-7 13:-5 15:-5 2l:6
pask	0:9
pasked	0:7 x:-6
pasking	0:5
pasks	0:9
pat	3:-5 5:-7 6:-6 7:-8 8:-5 a:-9 c:13 d:-6 e:-7 f:-7 g:-6 h:-7 i:-5 j:-6 k:-10 m:-6 p:-6 q:-6 s:-8 t:-8 u:-6 w:-7 x:-13 y:-6 z:-8 10:-6 11:-6 12:-7 13:-6 16:-6 17:-6 18:-11 19:-6 1a:-6 1b:-6 1c:14 1d:-8 1e:-10 1f:-6 1g:-6 1h:-7 1j:-8 1v:-9 24:7 2d:-6 2q:-9 2v:-5
pate	1x:6
paugust	0:8
paunt	e:-6 g:7 x:10 1x:-8 2d:-6
paussie	2a:7
pave	0:7
paway	0:7 24:5
pbaby	e:-9 2d:-5 2q:-10
pback	1x:6 23:5 2d:5
pbad	m:-6 25:14
pbag	0:5
pbags	0:7
pbake	2c:8
pbakery	0:9 1x:-6
pbaking	0:-5 27:6
pband	0:8
pbc	0:16
pbe	1:-5 e:-5 l:7 13:-6 1g:-5 24:-10 2a:6
pbeagle	0:-7
pbeans	0:6
pbeard	0:8
pbeats	0:10
pbecame	1b:-5
pbecause	0:10
pbed	l:-9 24:5 2y:6
pbeen	4:-5 c:-5 e:-5 k:-5 t:-6 15:-5 1g:-5 1h:-5 2x:-5
pbeer	0:7
pbefore	c:-9 e:-5 x:-7 23:7 24:8
pbeginner	0:8
pbegun	0:-5 m:9
pbeing	0:15 8:-8
pben	0:-8 e:5
pbesides	0:11
pbest	0:11
pbetter	0:7
pbetween	0:10
pbicycle	0:11
pbig	1n:7 1z:6
pbike	23:8
pbirthday	0:12
pbiscuit	0:9
pbiscuit's	0:8
pbit	0:5 24:-6
pbless	0:7
pblock	0:-6 27:6
pbloke	0:5
pblue	2z:11
pboard	0:-6
pbook	0:8
pboth	0:9
pbox	0:6
pboy	0:7
pbrake	0:6
pbrass	20:6
pbrazil	0:7
pbread	0:7
pbreakfast	0:7
pbreaks	0:5
pbrewery	1x:6
pbritish	2a:6
pbro	m:7
pbroke	0:-7 1x:9
pbrother	1a:-6 1z:-5
pbrother's	0:-5 e:11 x:-6
pbrothers	0:6
pbuddy	x:7
pbus	24:9
pbuses	0:12
pbusiness	1y:5 2f:-11
pbut	0:6 24:-5
pbuy	23:8
pby	2:-9 g:-5 x:-10 z:10 1b:-7 1c:-5 2d:9
pc	1x:6
pcalgary	0:6
pcall	0:5
pcalled	4:-6 h:-5 t:-5 v:-5 x:10 15:-5 1c:-5 1h:-5 1k:-6
pcalls	t:9
pcallum	e:8
pcallum's	0:6
pcame	0:8
pcan	o:-6 w:-5 1d:8 2a:-5
pcan't	9:-10 k:-5 l:-5 m:-7 o:-6 10:-5 11:-5 1d:15
pcanadian	2h:-5
pcancer	25:8
pcannot	1d:9
pcant	o:-5 1d:15
pcar	1x:-6
pcards	0:6
pcare	23:-7 2d:10 2j:6
pcarol	0:7 4:-5
pcarry	0:9
pcast	0:8
pcat	0:7 2m:-6
pcataracts	0:-5 1x:8 25:-8
pcatholic	0:7
pcats	24:9
pchange	0:6
pchanged	0:15
pcharge	2j:5
pcheapest	0:7
pchest	0:-6 2k:8
pchildhood	0:16
pchildren	0:3
pchoir	0:10 1k:-11
pchurch	2u:10
pcitizenship	0:6
pcivic	1x:6
pcivil	2j:5
pclaim	0:9
pclose	0:-3 2s:6
pclub	1k:-8
pcm	0:5
pcoach	1:8
pcode	0:7
pcolleague	x:7
pcolor	0:8
pcomes	0:8
pcoming	15:-7
pcommon	0:6
pcommute	l:-6
pcompare	0:7
pconcrete	0:7
pcontract	0:6
pconvert	0:7
pcopper	1v:7
pcoriander	0:7
pcorrection	0:6
pcottage	2d:-6
pcould	0:10
pcouncil	0:5
pcountry	1s:6
pcounty	0:-7
pcouple	0:6
pcouples	1k:7
pcousin	g:6
pcoworker	e:-5 x:12
pcows	0:7
pcracked	0:-5 7:7
pcrawling	0:7
pcrochet	27:-5
pcups	24:5
pcustomer	2q:6
pcycling	1k:5
pd	2:-6 24:-9 2z:-5
pdad	g:-5 1x:-5
pdad's	0:-9 g:-5 o:-10 x:-9 11:7 1a:7
pdads	d:7
pdate	0:7
pdating	0:10
pdaughter	e:-5 x:4
pdaughter's	2:8 3:5
pday	0:12 2:-8 18:-5
pdays	l:-6 24:7
pde	x:-7 1v:-5 2v:7
pdead	0:5
pdeadline	0:9
pdeal	0:9
pdear	0:14 x:-9
pdeep	0:-10 1x:7
pdegree	0:9
pdental	0:-5 1e:5
pdenver	0:8
pdeploy	0:7
pdescribe	0:6
pdiabetes	0:11
pdiabetic	0:8
pdiagnosed	0:5 25:-6
pdid	0:8 e:-11 f:-8 w:7
pdidn't	0:7
pdiesel	0:9
pdivorce	0:7
pdivorced	0:8
pdo	r:-7
pdoc	0:7
pdoctor	0:5
pdoes	e:-5 o:12 10:8 1o:6
pdoesn't	0:7
pdog's	2:10
pdoing	a:-9 w:10 1x:-5 2o:-7
pdon't	9:-7 13:-5 1d:-5 2a:7
pdone	0:-7 e:9 18:5
pdont	r:-10 2a:5
pdoubles	0:7
pdown	0:8 2:-8 x:5
pdownstairs	0:10
pdraft	0:8
pdrink	8:7
pdrive	0:4
pdriver	2j:-8
pdrives	1h:-7 2j:8
pdriving	24:-6 2j:11 2k:8
pdrop	0:8
pdropped	1:-5 2:-5 18:-5 2r:7
pdrove	0:9
pdubai	0:11
pduring	0:9
pdust	1m:7
pdutch	1v:5
peach	24:6
pearly	m:-6 25:7 2y:8
pearn	q:7
pears	m:7
peasy	0:11
peat	8:16 l:-6
peaten	8:8
peating	0:10
peats	0:-9 8:13
peight	1l:-5 2x:9
peldest	0:11
pelectric	24:-5 30:9
peleven	0:-7 13:-5 1y:9 24:-6 31:5
peli	0:9 k:-5
pengaged	0:12 1x:-8
pengineer	2j:-9
pengineering	0:6
pessay	0:8
pethan	o:7
peven	0:9
pever	0:10
pevery	2:-5 6:-5 9:-7 l:-7 v:-6 1k:-5 24:11 25:-6
peveryone	0:9
peverything	x:6 2w:-5
peverywhere	0:7
pex	24:6
pexcuse	0:7
pexpecting	1x:6
pexperience	0:6
pextra	0:10
peye	0:11 2o:-7
peyes	0:13
pfall	0:6
pfamily	0:9
pfan	0:6
pfar	0:16
pfarm	p:5
pfather	e:-5
pfavorite	0:15
pfavourite	0:19 h:-6
pfear	i:5
pfeed	0:-6 1v:7
pfeel	0:10
pfeeling	0:10
pfell	1x:8
pfella	0:7
pfifty	0:7
pfile	0:5
pfilm	0:7
pfinally	10:-6
pfind	0:11
pfine	0:5
pfinished	24:-6
pfire	0:9
pfirst	a:-7 e:-5 l:-6 o:-5 t:-5 1a:-5 1k:-5 2k:-5
pfish	0:6 27:-6
pfishing	0:7 27:-5
pfive	26:9
pflatmate	0:-4 x:8
pflight	23:6 2q:-5
pflights	0:5
pflower	1k:9 23:-6
pfly	0:-8 2o:8
pflyer	0:6
pfood	2r:8
pfoot	26:7
pfor	2:-8 4:-5 5:-5 6:-6 7:-7 8:-9 a:-7 c:7 d:-6 e:-5 g:-6 h:-5 l:-5 p:-5 s:-6 u:-5 v:-5 z:-5 10:-11 11:-5 12:-4 17:-7 18:-12 19:-5 1a:-5 1b:-6 1c:-6 1d:-5 1o:4 1v:-8 24:-10 25:-5 2k:-5 2p:-9 2v:-6 30:-6
pform	0:10
pforty	1l:7
pfound	m:9
pfour	10:-5 1x:-5 24:7
pfourteen	0:-8
pfree	0:9
pfreezer	0:7
pfriday	0:10 2o:-5
pfriend	e:-7 15:-6 19:10 2s:-8
pfrom	1:-6 2:-6 6:-5 8:-4 9:-6 a:-6 d:-7 e:-9 g:-6 h:-5 j:-5 l:-5 m:-4 o:-5 p:19 r:-6 t:-7 u:-5 x:-6 y:-7 z:-6 11:-6 14:-6 15:-8 18:-8 19:-6 1a:-5 1b:-6 1e:-5 1g:-3 1h:-5 1v:-5 31:-5
pfun	0:7
pgames	1s:5
pgarmin	0:6 e:-6
pgas	0:-6
pgave	e:-7
pget	l:-8 q:5 1a:-7
pgets	0:7
pgetting	e:-10 1a:-9 24:-5 2t:9
pgift	0:10
pgirl	2:8 x:9
pgirlfriend	0:-4 x:7
pgirlfriend's	13:-6 1x:5
pgive	0:11
pgives	0:8
pgo	l:-5 o:6 2a:8
pgoes	0:8 l:-5
pgoin	1b:7
pgoing	2o:4
pgone	0:8 8:7
pgood	2s:8 2w:7
pgoogle	0:-9 2z:11
pgot	2:-6 3:-6 4:9 6:-6 8:-5 9:-4 a:-7 c:-6 f:-7 h:-5 i:-6 l:-10 o:-5 t:-5 u:-5 w:-5 x:-6 10:-7 17:-5 1c:-5 1d:-5 1g:-5 1i:-5 1x:11 24:-5 25:-10 2r:-7
pgotta	0:10
pgrade	0:7 2:-7 1t:9
pgran	1x:-6
pgrand	0:9
pgranddaughter	g:8
pgrandfather	0:-13 10:10
pgrandmother	0:-4
pgrandson	0:4 x:9
pgreek	2u:7
pgrew	0:9
pgrey	1n:9
pgreyhound	0:10
pgroup	1s:9
pgrumpy	0:7
pguess	0:6
pguitar	0:6
phad	g:-7 m:7 1e:6 1x:8
phair	0:8
phalf	s:-7 1w:9 27:8 2c:-5 2r:-7
phand	1h:9
phanded	1x:9
phands	0:6 2a:-5
phannah	0:11 e:-8
phard	0:7
phas	2:-5 3:12 4:-6 c:-6 e:-6 i:-5 u:-6 10:-10 13:-5 19:-8 1a:-5 1h:-6 24:-8 2o:-6
phate	9:14 l:-6 o:-7 x:-6 10:-6
phated	9:10
phates	9:16
phave	1:-6 3:7 9:-5 e:5 k:-10 l:-10 m:7 t:-6 x:-6 10:-5 1d:-8 1e:-7 1x:-6 2p:-6
phaven't	0:11
phe	4:-6 e:8 t:-7 1a:-6
phe'd	0:5
phe's	2:12 g:-6 k:-5 m:-6 o:-7 s:-6 u:-4 v:-6 x:-6 1c:-5 1h:-5
phealth	0:9
pheard	0:7
pheights	0:7
phelp	0:9
phelps	0:13
pher	2:-7 8:-5 a:-6 l:-6 o:-5 10:-7 11:7 13:-6 1d:-6 1k:-6 1t:7 1x:8 2a:-5 2j:-6 2w:-6
phere	0:13 1x:-8
pherself	0:-15
phes	2:9
phigh	2v:-5
phill	0:9
phim	7:7 x:12
phiring	0:6
phis	7:-5 o:-6 x:-7 10:-7 1a:-6 1h:7 25:5
phistory	0:-9 1k:7 2q:10
phit	18:10
phold	0:8
phome	2o:8
phonestly	0:7
phope	0:7
photel	0:-6 1x:6
phour	0:9
phouse	23:5 2p:-6
phousemate	x:9
phow	0:8
phr	2j:9
phusband	g:5
phusband's	g:-5 x:-11 12:6
pi	0:9 1:-8 5:-3 8:-5 9:-4 a:-6 k:-12 r:-8 t:-8 10:10 16:-5 1o:-5 1y:-6 24:-11 2r:-5
pi'd	0:12
pi'll	0:12
pi'm	1:-8 6:-7 c:-5 g:-5 h:-5 i:-5 m:8 o:-8 s:-9 t:-5 v:-6 w:-6 13:-5 18:-5 19:-5 1d:-3 1g:-6 1h:-5 1i:-3
pi've	e:-7 f:-6 g:10 l:-6
pid	0:7
pidea	0:14
pif	0:9
pim	8:7 d:5 j:-8 r:-5 v:-8 x:12 10:-6 13:-5 1a:8
pimagine	0:8
pin	2:-5 3:-6 7:-7 8:-5 9:-5 c:-5 d:-6 e:-11 f:-4 g:-5 h:-5 m:-7 n:-6 r:-11 t:-6 u:-6 v:10 x:-10 y:-5 11:-9 12:-4 14:-5 16:-5 17:-4 19:-5 1a:-5 1b:-5 1e:-9 1h:-5 1n:-5 23:-5 26:-5 2e:-5 2j:-7 2o:7 2v:-5
pindian	0:9
pinto	o:8 t:6 x:-6 1c:-5
pinvented	0:6
piphone	2:-5
pireland	0:8
piron	25:13
pis	2:12 3:-6 5:-12 9:-7 a:-5 c:-7 d:-9 g:-6 h:11 i:-6 p:-6 q:-6 r:-5 s:-6 v:-6 w:-4 z:-5 11:-5 13:-6 15:-5 16:-6 1d:-5 1e:-8 1g:-5 1h:-5 1i:-6 26:-6 2d:-5 2w:-7
pisla	0:8
pisn't	0:11
pit	x:-5
pit's	8:-8 e:-6 1e:-7 1h:-6
pitalian	0:-5 d:6
pjanuary	0:11
pjaylen	e:-5 18:6
pjess	2g:8
pjoan	0:7 e:-6
pjoined	1:12 11:-5
pjonah	0:11
pjunior	0:9
pjust	2:-5 m:-6 r:-8 18:-7
pk	29:8 2d:-6
pkeep	r:-9 13:12 2a:7 2m:-5
pkeeps	13:6 27:5
pkeith	0:-7
pkept	0:10
pkeys	24:-5
pkidney	0:-8
pkids	0:9 1y:-6 24:-6
pkill	0:6
pkilos	0:5
pkinda	0:13
pkitchen	x:-5
pkitten	1x:7
pkm	0:7
pknee	1x:5
pknow	1d:9
pknows	0:7
pl	1x:-6
plactose	m:-10
plaid	0:-4 10:-6 1x:8
plane	0:-6 1v:7
plast	0:17 e:-8 x:-6 1x:7 24:-5 25:-5 2j:-6 2o:5 2r:-6
plasted	0:8
plate	0:5
plaw	m:-6
plawyer	0:8
plead	0:6
pleague	0:7
plearn	s:5 1g:-5
plearning	0:-12 s:11 1d:9 1g:-6
pleave	2j:-5 2o:11
pleaves	0:7
pleft	0:-6 1:7 8:-5 c:9 e:-6 l:10 v:-5 x:-9 11:-6 18:-5 1x:8
plessons	0:5
plet	0:9
plet's	0:6
plevel	0:-6
plibrary	1k:-6
plicence	0:5
plife	0:14
plike	2:-11 k:-7 o:-7 10:-6 18:-6 19:-5 1l:10
plikes	0:-6 t:7
plil	17:9
plist	0:6
plittle	x:-5 1x:-5 2d:6 2q:5
plive	u:10
plived	1y:5
plives	o:-5 u:7 x:6 2d:6
pliving	1x:-7 2d:7
plogo	0:5
plol	0:9
plong	4:-5 m:-6 1n:8 25:-5
plonger	0:5 u:7
plook	0:12 23:-5
plooks	0:10
plosing	1x:-6 25:7
plost	1x:8
plove	k:7 t:12
plovely	0:18
ploves	0:-9 2:-6 o:9 t:20 x:-5 1d:-6 2c:-6
plow	1k:8 1r:10 25:10
plucky	0:8
pm	0:6
pmachine	0:8
pmad	0:10
pmade	1x:5
pmain	0:-6 h:8
pmake	3:-6 o:-5
pmakes	0:9 2:-6
pmaking	0:6
pmam	e:9
pmam's	0:10 x:-6
pmama	0:10
pmarathon	0:12 1x:-7
pmarch	1p:5
pmarcus	0:9
pmarket	0:8
pmarried	0:7
pmass	0:6 2o:-5
pmate	0:-11 x:12
pmaths	0:5
pmax	0:6
pmay	2:-5 1x:7 2o:-6
pmaybe	q:7 29:-6
pme	0:7 2:-8 9:-5 f:-5 g:-6 k:-7 n:-6 o:-6 u:-7 v:-5 x:-7 z:11 10:-7 11:-11 14:-4 16:-5 19:-4 1a:-5 1d:-5 1e:-5 1h:-6 1i:-6 2d:10
pmeal	24:6
pmeans	0:5
pmeant	0:8
pmemory	2d:7
pmid	0:6
pmiddle	0:14
pmidwife	0:7 2j:-6
pmile	0:7
pmiles	0:8
pmilk	0:4
pmind	0:8
pmine	0:8
pminutes	0:6
pmira	0:7
pmiso	0:6
pmiss	0:8
pmom	0:9 e:-5 1x:-5
pmom's	2:10
pmondays	24:8
pmoney	0:7 l:-5
pmonths	m:-10 25:10 2x:-7
pmore	9:-5 m:7 12:-7 13:-5 1a:-5 1b:-6 2a:-5
pmorning	24:-7
pmortgage	0:8
pmost	0:5 l:7
pmother	o:10
pmother's	0:8 x:-6
pmountain	0:-8
pmoved	u:-10 10:-11 1x:10 2o:-6
pmr	x:-6 2g:16
pmrs	0:-7 x:-9 2g:11 2s:5
pmuch	0:8
pmum	0:8 m:-6
pmums	1a:6
pmust	0:7
pmy	0:8 1:-5 2:-5 3:-5 8:-8 9:-6 c:-5 d:-5 f:-6 h:-4 i:-7 k:-11 l:-6 n:-5 o:-6 v:-6 w:-8 x:-8 y:-5 z:-5 10:-3 12:-5 13:-5 15:-6 1a:-5 1b:-6 1c:-4 1i:-4 1o:-6 1x:8 1z:-9 20:-5 2d:6 2l:-7 2s:-8 2w:-8
pnails	0:6
pname	0:6
pname's	x:14
pnamed	c:-5 x:14
pnames	0:6
pnational	0:6
pnear	v:-6 x:-6 28:5
pneed	0:9
pneeds	2j:5
pneighbor	0:7
pneighbour	19:9
pneighbour's	0:-13 13:9
pnephew	x:7
pnetflix	0:5
pnever	e:-8 f:8 l:7 t:-5 12:-10 1a:-10 1d:-8 24:-8
pnew	2s:9
pnext	x:-7 15:-8 23:-7 2o:6
pniece	0:5 x:8
pnight	1x:-7 24:9 2s:-6 2y:7
pnights	0:4 2o:-7
pnine	1l:6 2x:6
pninety	0:-4 2x:7
pno	1:-6 8:-8 l:-8 w:-5 x:-6 y:-7 10:-7 1g:-5 1x:-5 1z:-5 2a:9
pnobody	0:11
pnoise	0:5
pnon	0:13
pnormal	2a:8
pnorth	2e:9
pnot	2:-10 8:-8 c:-6 e:-6 g:-9 i:-6 q:-8 18:-6 1b:5 1f:-7 1g:-6 2a:9
pnotes	0:10
pnothing	2u:8
pnotion	0:7
pnovember	6:-9
pnow	l:-6 o:7 15:8
pnumber	0:15 2:-8
pnurse	2j:-10
pnursing	2j:-6
pnuts	0:9
pnyla	0:5
pobsessed	0:11
poctober	1p:6
podd	0:-6 2x:7
pof	1:-5 3:-5 5:-6 6:-5 8:-5 c:-9 d:-8 i:11 j:-5 l:-2 m:-6 p:-7 q:-5 x:-10 y:-7 10:-7 13:-6 14:-6 15:-9 16:-10 18:-6 19:-5 1a:-4 1d:-6 1e:-4 1h:-5 1o:-5 1p:7 1t:-5 2c:-8 2r:8
poff	9:7 x:-9 1e:-6 1r:9
poffered	0:9
poil	0:6
pokafor	0:6
pold	0:-3 2:-5 9:-6 x:-11 10:-10 11:8 13:7 1x:-5 27:12 2c:11 2j:-5 2p:7 30:8
poldest	2s:10
pon	1:-6 2:-8 4:-5 7:-5 8:9 9:-5 a:-5 c:-9 e:-7 h:-6 p:-6 t:5 u:-7 v:-5 x:-8 y:-6 z:-6 11:-7 12:-4 13:-5 18:-6 1a:-6 1b:-5 1g:9 1h:-7 1i:-7 1p:-8 2a:-13 2d:8 2q:-8
ponce	f:6 23:-5
pone	g:-5 l:-7 13:-7 15:-8 1d:-5 1x:-6 1y:-8 1z:12 2d:-6 2o:4
ponly	0:10 4:-5 l:-10 m:-5 15:-5 1z:6 2o:-5
popened	1x:7
por	0:7 8:6 1h:-5
porange	2m:8
porder	0:6
poriginally	0:6
pour	0:9 3:-5 8:-5 e:-10 o:-4 u:-6 15:-5 19:-5 1d:-5 1h:-4
pout	v:-6 2d:-5
poutside	0:11 2o:-5
pover	l:-6 v:-8 1g:-5 2d:-5 2p:13
powl	0:7 2y:-6
pown	1x:-5 23:5
powns	0:8
poxford	2v:9
ppack	l:-5
ppacked	l:9
ppaper	2p:9
pparamedic	2f:8
pparents	e:-10 1x:5
pparish	1k:6
ppark	0:8
pparking	0:6
ppart	d:8
ppartner	0:7 e:-6 x:9
ppassed	e:-5 1x:8
ppatch	0:5
ppatient	0:7
ppays	0:9
ppeanut	2c:6
ppenicillin	0:9
ppepper	0:8
pper	0:9
ppercent	0:-4 24:6
pperson	0:6
ppescatarian	0:6
pphone	0:6
pphones	0:6
pphysics	0:10
pphysio	0:6
ppiano	0:5
ppisces	0:5
ppixel	1q:6
pplace	0:7
pplain	s:-5
pplan	0:8
pplanning	0:7
pplay	o:9 27:7
pplaying	0:4
pplaylist	0:5
pplays	8:-5 o:18 t:-6
pplease	0:5 2a:-6
pplot	0:9
ppm	0:6
ppolite	0:6
ppool	0:11 24:-6
ppork	20:6
ppost	0:-4
ppottery	0:8
pprayer	0:11
pprefer	16:9
ppretty	12:8
pprimary	0:-7 2j:8
ppriya	0:-6
ppriyanka	0:6
pproperly	0:8
pproud	y:8
pps	0:-5 1q:9
ppublic	21:10
ppush	0:7
pput	l:-6 m:-5 2n:-5
pputting	0:-4 r:7
ppython	0:7
pquarter	0:-6 2r:6
pquit	0:-6 c:12 e:-5 l:13 m:-5 x:-7
pquite	0:6
pquiz	0:12
praining	0:6
prainy	2c:9
praised	0:4 4:-5 1a:-5
prather	0:-6
preading	27:-6
preal	0:4
precipe	0:6
precommend	0:8
pred	1n:9
preligious	0:5
premote	0:7 2p:-5
prent	u:-5 2d:4
prents	0:9
prest	0:5
pretired	0:4 1x:-6
pretiring	0:-5 2o:9
pright	2o:9
pring	1x:-7
prings	0:-5 24:6
proad	24:-6 2r:9
prommel	l:9
proof	2k:8
proommate	0:11
prory	0:7
pround	1x:-6
prufus	0:12
prun	1y:7
prunning	0:4 1k:-6 27:-8
prye	1m:9
ps	0:7
psaid	1i:6 1x:6 25:-5
psalary	0:7
psam	0:9
psame	0:8
psammy	0:8
psaturday	0:9 2j:8
psave	0:8
psaw	0:7
psay	0:4 2a:10
pscared	0:8
pschool	c:-5 24:-5 2q:-5
pscorpio	1a:6
pscreen	2w:6
psea	0:5
psecond	1h:-4 1q:5 2o:5
psecretary	0:6
psection	0:11
psee	0:7 1x:-7 23:9 24:-6
pseeing	2t:8
pseen	1y:5
pself	0:-5 2j:7
psell	0:-6 10:8 24:8
psemi	2d:6
psenior	2j:12
psent	e:-10
pseptember	0:-4 1p:6 2o:5
pservice	0:6
pset	0:6
psewing	2k:8
pshall	15:6
pshare	0:8
pshared	2d:7
pshe	l:7 o:-6 12:-6
pshe's	2:8 3:-6 4:-6 8:-6 e:-6 f:-6 g:-6 l:-9 m:-6 o:-7 q:-6 t:-5 u:-7 v:-5 z:-6 12:12 16:-6 19:-6 1i:-6
pshes	0:10 2:6 15:-5
pshifts	0:11 24:-8
pship	0:9
pshoe	x:-6
pshoes	0:8
pshould	1o:7
pshoulder	25:-8
pshow	2r:-7
pshower	0:6
pshut	0:8
pshy	0:5
psimilar	0:10
psimple	0:12
psince	0:12 3:-7 l:-6 x:-7 1e:6 1v:-5 1x:-11 24:-6 2c:-5 2o:-5 2x:14
psing	o:12
psingle	0:14
psir	0:7
psister	l:-6 10:-5 24:-6
psister's	x:-6 1x:-5
psix	13:-8 24:-8 25:-6 26:13 2m:10
psixteen	0:-5 31:6
psixty	0:6
pskip	2a:6
pslipped	0:-5
psmall	1x:-5 2q:6
psmoking	0:10 24:-6
pso	0:12 15:-9 2o:-5
psober	0:11
psoft	0:9
psome	9:9 2b:9
psomeone	0:9
psomeone's	0:9
psomething	0:12
pson	z:9
pson's	l:11 m:-5 x:-6 1a:-5
psound	0:8
psoup	0:6
psourdough	2w:-6
pspace	0:7
pspain	0:-6 2o:6
pspanish	0:7
pspeak	s:7 x:-5 1d:-5
pspeaks	s:15 x:-4 1x:-5
pspeech	2f:7
pspelling	2a:-7
psplit	2t:9
pspring	0:5
psquare	0:6
pst	1k:9 2v:10
pstand	0:-10 9:15 2k:8
pstarted	0:-8 a:8 l:-9 10:-6 17:5 1a:-6 1x:7 2q:-6
pstarts	1x:-5
pstate	1k:-6
pstation	0:9
pstats	0:9
pstay	l:-5
pstays	0:7
psteel	0:6
psteps	0:8
pstick	0:6
pstill	m:8 o:-6 10:-5 15:-5 1a:10 1d:-10 24:-10 25:6
pstop	23:-6
pstopped	0:-3 l:13 m:-6 1x:-5
pstorage	0:8
pstraight	0:8
pstreet	0:5
pstroke	0:7
pstubborn	2l:5
pstuck	0:6
pstudies	o:-5 w:14 24:-5
pstudy	23:10
psugar	1q:8 2p:-6
psummer	0:11
psuper	2l:9
psurgery	0:6 1x:-6
psurvey	0:8
pswapped	1g:9
pswears	0:12
pswim	0:5 2w:-7
pswimming	27:-6
pswitch	0:7
ptable	0:6
ptake	5:-5 9:-7 l:-10 m:8 1g:-5 24:6
ptaken	0:8
ptakes	0:-4 2:-6 l:-7 m:10 v:-6 x:-8
ptaking	15:-11
ptaught	2j:11
ptax	0:5
ptaylor	2c:8
pteacher	0:7
pteam	1k:-7 27:9
pteeth	1x:6
pten	0:5 3:-4
pterrible	12:8
pterrified	0:8
ptest	0:10 1x:-6 2r:-13
pthan	x:-5 2p:8
pthank	0:13
pthanks	0:5
pthat	0:11 5:7 k:8 l:-5 m:-6
pthat's	0:10
pthats	0:8
pthe	1:8 2:-6 3:-6 5:-7 f:-6 k:-4 l:-3 p:-5 r:-5 s:-5 v:-7 x:-8 16:-5 18:-5 1b:-7 1e:-5 1i:-5 1p:-7 1q:-5 1r:-5 1x:11 1y:7 21:9 29:-5 2e:8 2o:7 2s:-5 2v:-8 2w:-5
ptheir	0:12
pthem	0:6
pthen	m:7
pthese	0:12
pthey're	0:8
pthing	0:5 2o:-6
pthink	5:7
pthinking	0:10
pthinks	0:9
pthird	1x:-6 2r:6
pthirty	1e:-5
pthis	0:15 11:7 1o:-5 24:-7
pthought	0:11
pthousand	0:6
pthree	l:-6 o:-7 1x:-5 27:-5 2m:6 2o:7 2x:9
pthroat	0:5
pthrough	0:10
ptie	2w:6
ptil	0:8
ptime	0:9
ptimes	24:5
ptired	0:12
pto	1:-12 3:5 4:-4 5:-6 8:-8 9:-6 a:-6 c:-6 d:-6 e:-4 g:-6 h:-6 i:-5 j:-4 m:-4 n:-6 p:-5 r:-6 s:-7 w:-4 x:-11 y:-5 z:-6 10:-3 14:-6 1a:-4 1c:7 1e:-6 1h:-6 1s:-6 1v:-13 2c:-12 2j:-5 2r:-5 2v:-8 2x:-5
ptoast	0:12
ptogether	0:-5 2t:8
ptold	0:8
ptom	0:7
ptomorrow	0:6
ptoo	12:6 2l:8
ptook	e:-6 18:6 1e:-7
ptooth	0:6 1x:-9
ptore	e:-10
ptorn	0:-7 25:11
ptouch	0:-4 8:8
ptrain	i:-5 24:-9
ptree	0:-7 1m:7
ptrue	2c:10
ptry	0:11
ptuesday	24:6
pturned	2:16
pturning	2:9
pturns	0:9 m:-7
ptwenty	m:-5 24:8 2x:5
ptwin	0:10
ptwins	0:10 1x:-5
ptwo	4:-5 a:-7 e:-6 g:-7 l:-7 o:-6 13:-7 15:-5 1d:-5 1x:-5 24:7 26:6 2m:11 2s:6
ptype	25:8
puk	0:-7 24:6
puncle	x:11 2d:8
punder	0:11
punemployed	0:8
puntil	0:6
pup	k:-9 o:8 2w:-9
pupstairs	0:6
pur	0:6
pus	1x:-6 2h:7 2o:-5
puse	s:-6 1g:13 2a:8
pused	0:6
puses	0:9
pusing	1g:8
pusually	l:7
pvampire	0:7
pvancouver	0:6
pvaping	0:10 24:-6
pvegan	0:14
pvegetarian	0:11
pvery	2l:6
pvet	0:6
pvideo	0:8
pviewing	2o:5
pvisa	0:8
pvs	0:7
pw	t:6 x:10 2o:-7
pwait	0:8
pwalked	1x:7
pwanna	k:6 l:-4
pwant	0:4
pwanted	k:8
pwants	16:9
pwas	6:-5 c:-7 d:-6 f:-5 g:-6 l:-8 o:-5 q:-5 s:-7 t:-6 x:6 15:-6 18:9 19:-5 1e:-5
pwash	0:7
pwatching	0:-4 2o:6
pway	0:6
pwe	f:-5 m:-5 o:-8 u:11 13:-6 17:-6 19:-7 1h:-5
pwe're	l:-5 m:-5 u:8 x:-6 1a:10
pwe've	0:11 e:-6 17:-5
pwear	0:-2 4:9
pwears	4:9 9:-5 l:-5 11:-7
pweather	0:-6 2j:7
pwedding	2o:-8
pwedding's	15:4
pweek	2o:9
pweekend	24:8
pweekends	0:11
pweeks	l:-5 1l:8 2x:-8
pweigh	1i:5
pweird	0:11
pwell	x:7 2w:7
pwent	m:-5 10:-5 16:5 1x:9
pwhat	0:10
pwhat's	0:9
pwhats	0:6
pwheat	0:-8 1r:5
pwhen	0:4
pwhere	0:7
pwhether	0:8
pwhich	0:11
pwhite	0:3
pwho's	8:5
pwhom	0:6
pwhy	0:8
pwide	1n:7
pwife	0:6 e:7 1a:-5 1x:-6
pwife's	m:7 x:-7
pwill	0:9
pwinter	0:10
pwith	1:-8 3:-5 4:-10 c:10 d:-4 e:-12 g:-7 h:-6 i:-5 l:-6 o:-5 t:6 v:-6 w:-5 x:-10 10:-6 15:-5 18:-6 1c:-5 1d:-5 1e:-5 1h:-7 1i:-5 1k:-5 1s:4 25:-5 29:-8 2d:9 2e:-5 2r:-6
pwithout	3:10 11:9 24:-6
pwon't	0:16
pwork	0:5 c:-5 1x:-5 23:4 2s:6
pworked	1y:8
pworking	24:-6
pworks	10:-6
pworse	0:8
pworth	0:8
pwould	0:9
pwrong	0:8
pyeah	0:-8
pyear	0:6 e:-6 1t:9 2x:-6
pyears	0:7 1y:8
pyellow	0:6
pyes	0:12
pyesterday	0:7
pyou	0:8 r:-8 1o:7
pyoung	2j:-6
pyoungest	e:7
pyour	0:6
q!	0:4 2:10 a:5 c:-5 h:-5 j:-7 m:-6 o:-5 r:-6 x:-9 15:-9 17:-7 1a:-5 1c:-5 1e:-6 1x:11 2j:6 2q:-6
q"	0:9 r:7 2j:6
q#1	2:-13 8:-5 c:-5 m:-4 v:-6 x:-6 15:-5 18:-6 1l:7 1x:-7 23:6 26:10 2d:-5 2x:5 2z:-5 31:6
q#2	0:6 1:-4 2:-8 3:-5 6:2 c:-5 e:-8 j:-7 o:-5 q:-6 t:-5 w:-8 x:-8 1a:-5 1c:6 1h:-5 1q:-5 1v:-5 1x:-8 29:7 2a:-5 2n:7 2o:-15 2r:5 2x:-9 31:-5
q#3	2:-6 18:-8 1i:8 2e:7 31:-10
q#4	0:7 v:-8 x:-6 1q:-6 1x:-8 24:6 2n:8 2o:-5
q#5	29:11
q&	0:6
q'	0:9 23:-5
q(	0:10
q)	0:6 1:10 2:-5 x:-5
q,	0:10 6:-5 7:-7 9:-6 c:-6 i:-5 k:-5 l:-2 p:-5 r:-8 s:-6 u:-4 v:-7 z:-5 12:-2 14:-7 17:-4 18:-5 1c:-6 1f:-4 1g:-2 1h:-5 1k:14 1n:9 1t:11 1y:-8 25:7 29:10 2a:16 2c:-4 2e:11 2f:14 2g:7 2j:14 2m:7 2o:9 2r:6 2s:8 2t:8 2v:-7 2w:-10 2x:10 2y:-5
q-	8:-6 m:-5 u:-7 10:-8 18:-5 1l:-9 1r:-6 1x:-9 2o:-8 2q:4
q.	0:7 1:-6 3:-6 5:-6 b:-9 c:-5 f:-5 g:-7 n:-5 p:-4 s:-6 t:-4 u:-5 v:-8 z:-5 11:-4 13:-13 16:-5 17:-6 18:-6 19:-5 1b:-6 1c:-5 1d:-6 1g:-4 1u:11 2d:-7 2o:-7 2t:6 2x:-7
q:	0:14 2:-11 e:-6 h:-6 k:-5 l:-7 o:-6 x:-10 13:-6 15:-7 1a:10 1t:-7 2n:8 2o:7
q;	0:11
q?	0:13 e:-5 l:-6 m:-5 x:-6 10:-6
q^	0:11 5:-4 b:-4 14:-5 17:-3 1s:-5 1w:-7 1x:7 1z:4 24:6 2c:11 2f:7 2k:7 2r:-6 2x:5
q_	0:12
qa	1:-6 2:-6 3:-4 8:-5 9:-5 a:-5 c:-5 d:-5 e:-12 f:-4 g:-5 i:-5 k:-7 l:-13 m:-4 n:-5 p:-7 r:-4 u:-5 v:-5 x:-8 10:-3 11:-8 15:-8 16:-6 18:-5 1c:-4 1d:-8 1f:-5 1g:-5 1h:-6 1n:14 1s:-6 1z:-3 24:-7 26:-6 29:-13 2b:5 2d:8 2j:12 2k:16 2q:8 2t:-9 2x:-8 2y:9 30:12 31:-7
qabout	q:-5 10:-5 29:14 2q:6 2r:-5
qabroad	1y:7
qaccount	0:14
qacme	0:9
qacres	1x:5
qacross	0:10
qaddress	v:6
qadopted	2m:6
qafter	0:8
qagain	3:10
qagainst	0:7
qage	0:12
qain't	0:6
qalarm	0:8
qalaska	0:9 2o:-5
qalcohol	0:6
qall	h:6 27:7
qallergic	3:13 o:-4 1d:-6
qallotment	2x:6
qallowed	0:5
qalmost	0:7
qalong	24:7
qalready	2b:9
qalso	r:-5 11:9
qalways	k:8 r:-9 24:5 2a:8
qam	0:6 5:-5 9:-7 m:-8 o:-6 10:-7 16:-6 17:-12 1k:-7 2t:-5
qamerican	0:13 2a:-5
qan	2:-5 m:-5 10:-9 1n:-5 1x:-8 24:-8 2c:-7 2j:4 2y:12 30:11
qand	3:-6 9:-7 c:-6 d:-5 h:-6 i:3 p:-5 q:-5 r:-8 t:-6 v:-6 x:-9 y:-7 14:-6 1c:-5 1d:-10 1g:-5 1h:-9 1l:5 1n:-13 1s:-7 1t:-9 1v:-10 1y:-8 29:-6 2c:-7 2d:7 2q:-10 2r:-11 31:8
qankle	0:10 1x:-5
qanna	0:7
qanother	0:6
qanswer	2:-10 s:5 2a:6
qanswers	0:13 v:-5
qany	0:9
qanybody	0:7
qanymore	0:7
qanyone	0:10
qanything	9:8 1r:8
qapp	1g:10
qapparently	0:10
qapplying	2o:7
qare	0:6 u:-5 10:-8 13:-5 1a:-6 1d:-5 24:-6 2o:6 2t:11
qaround	29:7
qas	2:-6 4:-7 a:-6 c:-7 s:-7 x:-7 11:-6 13:-5 1h:-6 1i:-5 2j:7 2m:-5
qask	9:5
qasking	0:6
qasks	y:8
qat	1:-3 2:-12 3:-7 7:-6 8:-7 9:-8 a:-8 d:-7 e:-9 f:-6 h:-6 i:-7 l:-9 m:-5 o:-8 t:-7 u:-7 v:-6 w:-10 x:-8 y:-7 z:-8 10:-8 11:-6 15:-7 1b:-7 1c:-11 1d:-8 1e:-5 1g:-6 1h:-7 1v:11 1x:6 2c:-6 2d:-8 2j:-5 2v:10 2x:-7
qate	1x:6
qaugust	0:10
qaunt	0:7 l:-9 1x:-5
qaussie	0:11
qaustralian	0:8
qaway	1x:7 24:6
qb	23:7
qbaby	1x:6
qback	8:-8 c:-5 e:-5 p:-8 x:-5 23:7
qbackend	0:10
qbadly	0:5
qbag	t:7
qbakery	0:14 v:-7 1x:-6
qbald	4:8
qbank	0:12
qbasement	0:7
qbathroom	0:6
qbe	a:-5 c:-6 k:9 l:-6 v:-5 2o:-5
qbea	0:-6
qbeach	0:8
qbeagle	0:7
qbeans	0:10
qbeard	4:7
qbecame	y:5
qbecause	0:13
qbed	1x:-6 2y:6
qbeen	1:-5 8:-7 c:9 f:-8 l:-8 m:-10 s:4 16:-5 17:-7 1y:6 2x:7
qbeer	0:4
qbees	0:8
qbefore	0:13 l:-6 1x:-6
qbeginners	0:14
qbeing	1j:8
qbelieve	5:6 v:-7
qbelow	0:7
qben	0:6
qberlin	0:8
qbest	0:6 v:-9 10:-7 19:7
qbetter	0:8 1o:5
qbetween	0:6
qbig	0:5
qbio	0:6
qbirthday	6:6
qbiscuit	0:9 m:-6 x:-6
qbiscuit's	0:4
qbit	o:5 24:-6
qblack	0:9
qbloke	0:5
qblood	0:9
qblue	1x:10
qboat	0:5
qbook	0:5 15:-6
qbooked	0:-11 15:10
qbooks	0:-4
qborn	e:-5 p:10 v:-8 1x:8
qboss	x:9
qboth	p:8
qbought	10:-5 11:7 1x:7
qbox	0:7
qboy	e:8 o:11 x:8
qboyfriend	0:-5
qbrass	20:7
qbread	0:9
qbreaks	0:11
qbridge	0:9 2:-7
qbro	g:9 m:-7 x:-5 10:8
qbroke	1x:6 25:7
qbroken	0:7
qbrother	2:-5 c:-5 l:-7 m:-14 t:-5 x:-8 1a:-9 1b:-7 2g:-7
qbrother's	0:-7 2d:5
qbtw	2:10
qbucks	0:8
qbuilding	17:7
qbus	2j:-8
qbusiness	l:-7 v:9
qbut	0:9 v:-5 x:-5 24:-8
qbuy	23:8
qby	23:-7 24:5 2z:8
qc	1x:6
qcall	0:-4 z:14
qcalled	0:-8 1:-6 c:8 m:10 15:6 1k:9
qcalls	0:-4 z:10
qcallum	2:6
qcallum's	l:6
qcame	0:6 x:7 1i:-6
qcan	0:4 e:-5 l:-6 10:-5 2a:-5
qcan't	3:8 9:10 l:-6 o:-7 10:-5 11:-5 1d:-7
qcannot	0:-7 3:9 9:9 2w:6
qcant	3:9
qcapital	0:11 2a:-8
qcar	0:12
qcaravan	c:-7
qcard	0:14 x:-7
qcards	0:11
qcare	9:9 23:-7
qcarry	0:-5 v:7
qcat	m:-13 x:9 2d:-7
qcataracts	15:-7
qcatholic	0:16
qcats	x:7 24:9
qcause	0:6
qchange	0:7
qchanged	10:6
qchart	0:8
qcheapest	0:5
qcheck	0:9
qcheese	0:12
qchef	2:6
qchennai	0:7
qchewing	0:9
qchildhood	x:6
qchildren	0:2
qchloe	0:10
qcity	0:8
qcivic	1x:7
qclass	0:6 2o:9
qclasses	1:-5
qcleaner	0:10
qclimb	24:5
qclose	0:10
qclosed	1g:10
qclub	1:10 10:-5
qcode	0:6 17:-7 1g:7
qcoeliac	0:5
qcoffee	x:-6
qcolleague	e:8
qcollege	2:-6 x:10
qcolor	0:12
qcom	0:9
qcomes	p:7
qcoming	x:-5 15:7
qcompany	0:10
qcompare	0:9 7:-6
qcondo	2d:6
qconvert	0:10
qcook	2w:10
qcooker	0:8
qcopper	0:12
qcorolla	0:14
qcost	0:7
qcottage	0:9 v:-6
qcould	0:9
qcouncil	10:8
qcountry	0:8 t:12 x:-8
qcouple	0:8
qcouples	1k:7
qcourse	c:-9
qcousin	e:8 u:-6 10:-6
qcoworker	0:6 e:9 1x:-5
qcows	0:6
qcracked	0:-6 1q:7
qcruise	0:10
qcry	0:6
qcups	24:5
qdad	0:-5 e:9 l:-5 x:4
qdad's	0:-7
qdads	0:-11 l:8 1w:8
qdaft	0:-8 t:11 2q:5
qdairy	p:6 24:-8
qdate	0:9
qdaughter	g:-10 t:5 1x:-6 24:5
qdaughter's	1m:5
qday	0:9 r:5 x:-5
qdays	l:-8 m:9 1b:7
qde	0:9
qdead	15:9
qdeadline	0:6
qdear	0:6
qdecent	1d:8
qdecided	0:-6 15:9
qdegree	p:-8 1c:8
qdenise	12:8
qdental	2x:5
qdenver	0:8
qdescribe	0:6
qdesign	0:11
qdessert	0:8
qdev	0:-7 19:6 1b:6
qdiabetes	0:12
qdiagnosed	0:-9 m:9
qdid	w:-7 18:-8
qdidn't	0:5
qdied	2:8 18:-5
qdinner	0:10
qdivorce	0:6
qdivorced	0:11 1e:-9
qdo	t:-9 x:-6 1d:6
qdoc	0:-7 m:11
qdoctor	m:7
qdoes	0:8 r:-5 y:-5 10:-5 1o:6 27:8 2j:9
qdoesn't	8:7 x:9
qdog	e:9 13:9
qdog's	0:-6 8:9
qdoing	a:9 1x:-5
qdon't	3:-8 l:-5 m:-8 o:-6 2a:7
qdone	2r:7
qdont	8:12 24:-5
qdown	m:13 q:7 18:-5
qdownstairs	x:6
qdr	0:8 x:-10
qdream	k:4
qdrink	0:5 8:6
qdrive	l:-5 1d:7 1h:6
qdrives	l:-5
qdriving	24:-6 2r:-12
qdrop	0:9
qdropped	1:-6 l:6 1k:-5 23:6
qdrove	0:10
qdubai	0:-4
qdublin	1e:-10
qdue	15:8
qdust	0:8 1m:-5
qeach	0:10
qearn	29:7
qeat	8:-10 1r:7
qeaten	0:8
qeats	1r:6 2c:10
qeggs	0:10
qeight	0:8 m:-5
qeldest	0:-8 x:16
qeleven	0:8 s:-6 2x:-6 31:7
qeli	k:7 o:9 23:-5
qelse	0:6
qembarrassing	0:7
qemojis	0:10 2a:-9
qend	0:-5 k:7
qengaged	0:8 1x:-6
qengineering	0:3
qenough	v:7
qethan	o:-8 27:8
qeuro	0:-4
qeven	0:8
qevenings	x:6
qeveryone	0:15 x:-7
qeverything	l:8 1g:12
qex	24:7
qexam	0:7 e:-5 k:-5 2r:8
qexample	1u:13
qexpecting	1x:7
qexperience	0:11
qexplain	0:6
qeyes	0:14
qfall	0:7
qfarm	p:7 v:-6 28:5
qfather	0:9
qfavorite	0:-6 h:11
qfavourite	0:6 h:8 x:-5
qfear	i:7
qfeb	0:9
qfeeling	0:15
qfeet	0:13
qfell	0:-5 1x:7
qfella	0:-11 e:8 g:7 1a:6
qferry	0:8
qfifty	0:9
qfight	0:6
qfile	0:5
qfinally	x:9
qfind	0:8
qfinished	m:-5 1t:6 1x:-5 24:-6
qfirm	v:7
qfish	0:7
qflight	v:-7 2q:-5
qflights	0:7
qfloor	0:6
qfly	2o:9
qflyer	0:7
qfood	0:6
qfoot	0:8
qfor	3:-4 9:-5 g:-6 h:-6 i:-5 j:-8 l:-7 m:-6 o:-8 t:-5 v:-7 x:-7 y:-5 10:-6 11:-4 13:-6 14:-5 16:-5 17:-5 18:-6 19:-6 1c:-7 1d:-6 1e:-6 1g:-6 1h:-4 1k:5 1m:6 1n:-6 1q:-5 1v:11 24:-9 25:-8 27:-7 2a:-7 2c:-6 2k:-5 2q:7 2r:7 2v:-8
qford	0:7
qforgot	0:9
qform	0:-5 1a:10
qfree	0:10
qfreelance	0:7
qfreezer	0:7
qfrench	0:9
qfriend	d:6 p:-5 v:-6 15:-11 19:-7 1x:-7 2g:-6 2o:-6 2s:-5
qfriend's	0:8
qfriends	0:-7
qfrom	0:5 7:-8 e:-6 l:-6 m:-5 o:-5 p:-8 t:6 v:-10 12:-5 13:-7 1g:-7 1k:-5 1x:-5 2o:-5 2v:9
qfull	0:5 1x:-5
qgame	0:-3 24:6
qgames	1s:6
qgarage	0:8
qgarmin	1q:7
qgave	0:-7 1d:-5
qged	0:6
qget	7:-6 k:-6 l:-5 q:-9 13:-5 24:-4 29:6
qgift	0:9
qgirl	c:5 v:-7
qgirlfriend	8:8 l:-8 m:-8 15:-7
qgirlfriend's	0:-12 13:9 2m:-6
qgirls	0:7
qgive	0:11
qgiven	3:6
qgives	0:7
qgo	k:-5 l:7 o:-7 x:9 15:-7 1c:6 1g:-6
qgoes	l:5 v:-5
qgoin	v:-5 1c:6
qgoing	k:-6 l:-6 v:-5 15:-4 2o:6
qgone	0:5 9:9
qgood	2w:8
qgoogle	0:9
qgot	0:-7 2:-6 3:-5 4:-6 8:-6 9:-5 c:-8 f:-5 g:-6 l:-5 m:-10 q:-6 t:-6 u:-5 v:-6 10:-6 12:-6 15:-7 18:8 1a:-5 1c:-5 1g:-6 1i:-6 1n:7 1p:-5 1y:-5 1z:8 24:-6 2d:-5 2m:10 2q:-7
qgrade	0:-5 x:-7 z:12
qgrand	e:7
qgranddaughter	0:7 n:-5
qgrandfather	2j:11
qgrandma	0:-14 x:13
qgrandpa	2j:6
qgranny	2:7 18:-5
qgreek	0:6
qgreen	0:12
qgrew	4:8
qgrey	0:9
qgross	0:8
qguess	j:10
qguy	0:7
qhad	3:-4 e:6 t:-5 1h:-10 1z:-6 25:9 2x:8
qhalf	d:5 24:-5
qhana	0:-8 2:10
qhand	8:-5 m:-6 30:5
qhanded	1x:8
qhands	r:5 2a:-5
qhannah	e:12 1x:-8
qhas	3:-8 g:-10 h:-6 i:-7 k:-4 l:-9 o:-8 v:-6 10:-5 15:-5 17:-5 19:-7 1a:-6 1d:-6 1n:-5 25:7 2l:6 2o:-6 30:-5
qhate	1s:9
qhates	9:6 i:-5
qhave	4:-8 9:-6 e:-8 g:-6 h:-4 i:-7 k:-7 t:-6 v:-5 10:-7 12:-6 1e:-11 1g:-6 1n:8 1v:-5 24:-5 2c:-5 2k:8 2x:-6
qhaven't	8:8
qhe	8:-7 c:-5 e:-9 f:-5 g:-8 t:6 v:-6 w:-7 13:-6 18:-7 19:-6 1a:-10 1d:-7 1g:-12 2j:10
qhe's	1:-11 2:-9 4:-6 c:-4 m:-12 t:-4 u:-7 1a:-5 1g:-6 1h:-8 1j:-7 2l:7
qhead	0:12
qhealed	0:8
qheard	0:6
qheart	25:-6
qheavy	0:10 1a:-5
qheights	0:9
qhelp	0:13
qher	e:-9 v:-6 1p:7 1t:-7 24:5 2a:-5 2d:-10 2o:5
qhere	p:7 10:5
qhes	13:7
qhey	0:-8 x:10
qhim	l:7
qhip	0:7
qhiring	0:6
qhis	0:8 e:-6 1a:-5 1x:7 24:-6 2k:-8
qhit	1x:8 2r:10
qhome	0:8 c:-7 l:-6 p:-8 w:-7 15:-5 1g:-5 2o:9
qhorse	x:-8 1i:10
qhospital	0:-8
qhot	0:7
qhotel	0:6
qhouse	2:-5 c:-5 v:8 x:-5 19:6 23:5
qhouses	0:9
qhow	0:10
qhr	v:6
qhurt	0:-12 2:7 m:7
qhusband	2:-9 e:-11 g:-7 q:8 v:-5 x:-6 13:4 16:8 18:-7
qhusband's	0:-8 2:-5 t:-5 2u:8
qi	6:-5 7:-6 e:-5 f:-6 l:-2 n:-5 p:-4 r:-4 s:-5 v:-5 w:4 z:-5 11:-6 1c:-4 1e:-5 1g:-4 1j:-6 1k:-6 1x:6 23:-8 2c:-7 2o:6 2p:-6
qi'm	2:-5 3:-6 4:-5 7:-6 8:-8 9:-5 a:-4 e:-12 f:-5 g:-4 h:-5 i:-5 k:-11 l:-5 r:-5 u:-7 v:-9 w:-5 x:-10 y:-10 z:-6 11:-5 12:-4 13:-6 17:-6 19:-5 1h:-7 1k:-8 26:12 2t:-5 2u:6
qi've	15:-5 17:-9 19:-5 1e:3 1h:-5 1x:-6 1y:-6 21:10 2s:8
qideas	0:13
qif	0:9 e:-5
qim	0:-7 1:-5 3:-5 5:-5 d:-8 e:-6 r:-5 v:8 x:-6 11:-5 12:7 1a:-7 2a:-5
qimagine	0:6
qin	2:-10 3:-4 4:-5 6:-6 7:-6 8:-6 a:-7 d:-6 f:-5 i:-5 j:-5 k:-6 l:-8 m:-15 o:-5 p:-7 r:-6 s:-6 t:-5 y:-5 10:-10 11:-6 12:-4 13:-5 15:-7 16:-5 17:-7 18:-5 19:-5 1a:-5 1c:-5 1d:-7 1g:-6 1h:-9 1k:4 1s:-5 1t:14 26:-6 2j:-7 2o:-5 2q:-7 2r:5
qinstead	1g:6
qinto	s:-5 t:-8 2c:9 2d:10
qinvoice	0:10
qiphone	0:8
qireland	1e:6
qiron	0:8
qis	1:-6 2:-10 3:-5 6:-7 8:-10 9:-6 g:-6 i:-5 l:-8 n:-6 o:-9 p:4 s:-7 v:-7 x:-2 y:-9 z:-5 11:-6 13:-11 14:-7 15:-7 17:-6 18:-6 1a:-6 1b:-6 1d:-5 1h:-5 1j:-6 1k:11 1p:10 1r:-7 20:7 24:-8 26:5 2c:8 2j:-10 2n:8 2u:13 2x:-11 30:-5
qisla	x:8
qisn't	0:4 10:9
qit	2:-6 b:-5 m:-6 o:-5 1e:-7 25:6
qit's	7:-6 8:-5 c:-5 e:-5 k:-6 l:-6 p:-7 r:-4 u:-11 v:-7 x:-8 10:-8 15:-11 18:-6 1a:-6 1g:-6 1u:5 1z:6 24:-6 2g:8 2o:8 2r:-5
qits	2:-6 m:-7 2d:9
qjaylen	2:-5 2r:7
qjess	0:5
qjoan	1x:-5
qjob	c:14 v:-7 x:-8
qjobs	0:7
qjoined	0:-12 1:6 1k:6
qjoke	0:7
qjonah	0:11
qjunior	0:-6
qjust	2:8 m:-5 u:-8 2r:-6
qkayla	0:-7 2:-5 19:14
qkeep	2a:8 2m:10
qkeeps	13:6
qkeith	2:7
qkids	0:9 l:-5 24:-7 2w:6
qkilos	2:-10 1i:10
qkindle	0:7
qkindly	0:4
qkm	0:7
qknee	1x:6
qknees	m:9
qknow	x:9
qlad	x:10
qladies	0:7
qlady	0:9
qland	0:12
qlane	1e:5
qlarge	0:10
qlast	e:-7 v:9 1x:-7 2o:6
qlasted	0:10
qlate	0:6
qlaugh	0:12
qlaw	u:-5 v:-7 25:-5 2g:8
qlawyer	0:7 v:-11 10:6
qlead	2:6
qlearn	23:9
qlearned	0:-4 1d:6
qlearning	1d:-5
qleave	9:9 15:-5 2o:12
qleft	24:12
qlegs	0:9
qlessons	0:8
qlet	0:7
qletters	2a:6
qlibrary	0:-4 10:7
qlife	0:16
qlift	0:7
qlike	2:-11 9:-9 l:-6 m:-5 q:-5 x:-5 10:-7 11:-6 13:-6 1d:-6 1h:-8 1s:12 23:-6
qlikes	0:-8 2c:9
qlil	m:8
qlimerick	0:6
qline	0:9
qlist	0:5
qlittle	1x:-7 1z:-7
qlive	v:5
qlived	1y:5
qlives	a:-5 t:10 2d:5
qliving	0:-5 v:6 1x:-7 2d:11
qlol	0:-5 1f:9
qlong	1n:6
qlonger	8:8
qlooking	0:8 1e:-6
qlooks	0:7
qlosing	1x:-6 25:7
qlost	13:-6 1x:10
qlot	0:7
qlottery	0:6
qloud	0:11
qlove	23:8
qloves	t:-6 2c:11
qlow	0:10
qm	0:-8
qmacbook	0:9
qmad	0:-6 t:13
qmade	i:-4 10:-6 1x:5
qmajor	k:5
qmake	0:7 1d:-5 1e:-5
qmakes	1j:5
qman	0:-6 2:5 e:5 1o:8
qmanage	0:6
qmanager	x:6
qmarathon	0:8
qmarch	0:7
qmarcus	1a:7
qmarket	0:7
qmarried	0:9 v:-7 15:-5
qmass	2o:-5
qmaster	0:-9 w:11
qmaster's	w:10
qmaths	0:9
qmax	0:8
qmay	0:10
qme	1:-8 2:-5 3:-5 6:-4 7:-8 a:-5 c:-5 e:-11 g:-9 h:-5 k:-10 n:-7 p:-5 s:-6 t:-6 v:-7 w:-5 z:-9 10:-6 12:-6 13:-6 15:-9 17:-6 18:-5 19:-6 1c:-8 1e:-9 1i:-6 29:-7 2c:5 2d:8 2i:6
qmean	0:-5
qmeat	1e:7
qmechanic	v:5
qmemory	0:6
qmessage	0:9
qmidwife	c:8
qmiles	0:7
qmilk	0:10 2p:9
qmind	9:10
qmine	0:9 x:8
qmiso	x:8
qmobile	14:9
qmom	0:12 t:-5 1x:-8
qmondays	0:-6 24:7
qmoney	0:10
qmonths	0:13
qmoose	0:-10 e:6 x:10
qmore	e:-5 v:9 x:-5 10:-5 24:9 2l:-7
qmorning	0:11
qmornings	0:9
qmortgage	0:7
qmost	24:8
qmostly	24:9
qmother	0:7 x:-9 y:6
qmove	23:5
qmoved	k:-5 v:12 x:-5 15:-8 2o:-8
qmr	x:5 13:-6
qmrs	2g:8
qmum	k:-7 11:-6 15:-5 2j:-5
qmum's	0:-4 h:11 m:-9 x:-6
qmums	2t:6
qmust	0:7
qmy	1:-6 4:-4 a:-5 c:-8 g:5 h:-5 k:-11 m:-2 t:-6 u:-6 w:-5 x:8 14:-6 15:-9 1a:-6 1e:-5 1g:-6 1h:-7 1i:-5 1o:-6 1q:7 1r:-5 1y:-8 24:-6 27:-5 2d:-7 2f:-5 2j:-3 2k:10 2l:-6 2r:9 2z:8
qn	0:8
qnails	0:7
qname	x:7
qname's	2g:7
qnamed	x:8
qnames	0:7
qnear	0:13 1x:-5
qneed	0:10
qneeds	0:10
qneighbour	l:-5 2g:7 2s:6
qnephew	0:-12 2:8 c:-5 e:-8 x:-6 18:5
qnever	8:-7 l:-6 o:-7 r:-5 1y:11 2w:-5
qnew	x:8 1e:8 1n:9 1x:5
qnext	0:12 2o:-7
qnice	20:10
qniece	k:-6
qnight	2:7 m:-6 24:6 2y:-7
qnine	0:14
qninety	0:16
qno	9:-9 l:9 m:7 u:9 x:-5 1a:-6 1d:-6 25:-8 2a:12 2p:-6
qnobody	0:12 x:-7
qnon	0:9
qnone	0:6
qnormal	2a:8
qnot	g:-5 l:-4 s:-6 v:-8 x:-7 10:-9 13:-4 15:-7
qnotice	0:12 1x:-6
qnow	5:7 e:-5 g:6 m:-6 o:-5 15:-4 1b:-6
qnumber	14:6
qnurse	0:7 c:8 p:-6 23:-5
qnursery	2o:8
qnursing	0:8
qnuts	0:12
qnyla	0:5
qobsessed	0:-7 t:13
qoctavia	0:7
qoctober	0:9
qof	3:-7 c:-8 h:-6 o:-8 t:-5 x:-5 10:-6 11:-5 12:-4 17:-4 18:-5 1d:-6 1h:-5 1l:6 21:5 25:-5 2c:9 2s:-8
qoff	4:5 c:-6 l:-9 m:7 t:6 18:-5 1e:-7
qoffered	0:7
qoh	x:6
qoil	0:7
qokafor	0:10
qold	e:-10 x:5 1x:-4 2j:-8 2k:9 2p:-6 2s:-6 30:6
qoldest	x:7
qon	1:-10 2:-7 3:-5 7:5 8:-5 9:-5 a:-6 c:-6 e:-6 f:-8 i:-8 l:-9 m:-12 o:-6 p:-5 q:-10 r:-7 s:-5 t:-8 v:-6 w:-4 x:-7 12:-5 15:-9 16:-5 18:-7 1a:-7 1d:-5 1e:-5 1f:-6 1g:-2 1i:-6 1n:-6 1v:-7 1x:5 2c:8 2d:8 2q:-8 2z:11 30:-6
qonce	1y:6 24:5
qone	e:-6 g:4 h:-5 13:-7 15:-5 1d:-6 1y:-5 2o:6 2s:7 2x:-6
qones	0:6
qonline	0:-7 w:9
qonly	o:-7 r:-5 2o:-5
qopen	2:-6
qopened	1x:7
qopening	0:8
qopens	0:10 2:-5
qor	0:14
qorange	0:9
qorder	0:7
qoriginally	p:9
qother	0:7
qour	8:-5 u:-7 10:-6 1e:4 2m:-6
qout	1:-9 e:-9 i:-6 t:-4 x:-6 2d:-5
qoutside	0:10
qover	p:5 10:-6 15:-8 1g:-5 1k:6 2p:-7
qown	10:-6 1x:-6
qowns	0:-5 x:9 11:6
qpacked	l:8
qpaid	q:10
qpal	0:6 m:-7 x:10
qparamedic	0:-5 v:8
qparents	0:-6 v:6 13:7 1a:7
qparish	1k:5
qpark	0:-5
qparrot	0:14
qpart	2p:5
qpartner	0:8
qparts	0:6
qparty	1s:5
qpassed	0:-4 18:7 2r:7
qpassport	0:6
qpatient	1g:7
qpays	0:11
qpeople	m:-6
qpercent	l:-6 24:6
qperiod	0:8
qperth	0:6
qpescatarian	x:6
qpets	0:8 v:-5
qphone	7:5 2p:7
qphones	0:8
qphrase	0:-5 10:6
qphysics	0:-5 v:7 w:7
qphysio	0:5 m:8
qpickles	0:7
qplace	u:8
qplain	0:-10 2a:7
qplan	m:8
qplay	1:-6 1d:7 27:8
qplaying	o:7
qplays	o:6
qplease	9:9
qplumber	0:10
qpoints	2a:5
qpolish	g:10
qpool	0:-7 c:12
qpork	20:6
qportuguese	s:6
qpottery	0:5
qpower	0:5
qprefer	0:-7 2p:9
qpregnant	0:-5 m:7
qpretend	0:7
qpretty	0:11
qprint	0:6
qpriya	0:-5
qprofessional	0:9
qproposed	1a:9
qpros	0:8
qproud	0:10
qput	1v:5
qputs	24:6
qquarter	0:8
qqueen	0:9
qquestion	2a:6
qquestions	0:10
qquit	c:-6 e:-9 l:-6 1v:11
qquite	2l:6
qquiz	0:7
qrailway	0:8
qrain	0:7
qraise	0:9
qraised	0:4
qran	18:-6 1x:6 27:9
qrather	2p:5
qread	11:10
qreads	1:-5 2w:7
qreally	1d:10
qrecommend	0:11
qreddit	0:9
qrent	0:8 v:-13 2d:5
qrents	0:8
qreply	0:5
qrest	0:6
qretired	0:7 1x:-5
qretiring	0:-7 2o:9
qride	0:-8
qright	0:7
qring	0:11 l:5
qroast	0:8
qroll	0:8
qrommel	0:6
qroof	0:8 2k:-9
qroom	0:13
qroommate	0:10 l:-7 v:-8 x:-6
qrory	0:-6 4:7 9:7
qrosalyn	e:10
qroses	0:6
qround	2a:-5
qroute	0:8
qrufus	0:7
qrules	0:7
qrun	2w:7
qruns	24:7
qrust	0:9
qrye	0:13
qsad	0:9
qsafe	0:8
qsaid	11:-5 15:10 25:8 31:6
qsale	0:12
qsame	0:-2 e:11 m:-6 1e:7
qsaturday	0:9
qsauce	0:9
qsaw	0:7
qsay	j:-7 2a:9
qsays	0:7 o:-8 2d:-5
qscared	0:-6 i:10
qschedule	0:8
qschool	2:8 1c:9 24:-5
qscorpio	0:9
qscript	0:6
qsea	0:-6 7:12 c:-6 x:-5 z:-5
qseat	0:9
qsecond	1q:5 2o:5
qsecretary	0:6
qsee	1x:-5 24:-6
qseeing	x:7
qseen	1y:5
qself	2j:6
qsell	0:-7 1h:8 2j:8
qsemi	2d:6
qsends	t:5
qsenior	2j:-7
qsent	0:5 e:-5
qseptember	15:5 2o:6
qservice	0:7
qsewing	0:7
qshall	15:-6 2o:6
qshare	13:-6 1g:7
qshared	2d:8
qshe	1:-5 3:-5 4:-11 8:-5 9:-6 a:-5 g:-9 j:-5 m:-9 o:7 t:-8 v:-6 w:6 x:-7 10:-7 13:-10 18:-6 1a:-9 1d:-5 1e:-10 24:9 25:8
qshe'd	0:8
qshe's	2:-7 l:-7 t:-7 10:6 12:-7 13:-7 15:-12 1d:-7 1e:-7 24:-7 2d:-7 2j:-9 2l:11
qshes	0:11 2o:-5
qshift	1x:-6
qshifts	0:7
qship	0:7
qshort	1n:12
qshould	0:4 8:-6 1o:6
qshower	0:13 2:-11
qshut	0:6
qsick	m:11
qside	x:10
qsigned	0:-7 c:9 1x:8
qsimple	0:7
qsince	e:8 o:-5 24:-7
qsister	0:4 e:-15 m:-6 10:-7 1x:8 24:-7
qsister's	0:-12 a:10 25:10
qsixteen	0:8
qsize	0:5 2:-7
qskip	2a:7
qsleep	0:10 2:-9 1i:-5
qslipped	0:-6
qslogan	0:6
qsmall	2o:7
qsmoking	1e:7
qso	1:-5 2:-7 3:-5 a:-7 e:5 m:-11 r:-12 10:7 12:-7 2j:-6 2o:-8
qsoft	0:5
qsold	0:-13 7:-7 x:-8 11:13 1h:9
qsome	9:-6
qsomebody	0:8
qsomeone	0:5
qsomething	0:15
qson	2:-7 e:-7 18:-6
qsong	0:8
qsound	0:9
qspain	0:-6 2o:7
qspanish	2:9
qspeak	0:4 s:9
qspeaks	0:9
qspeech	0:6
qspelling	0:9
qsplit	2t:8
qspring	0:7
qst	1k:10 1v:-6
qstairs	0:11
qstand	1s:10 2k:-8
qstart	c:6
qstarted	a:-5 l:-5 2q:5
qstarting	2o:7
qstays	v:7
qsteps	0:10
qstill	8:-5 l:-13 o:-5 u:-8 v:-7 1d:6 2d:6
qstone	1i:6
qstop	r:5 23:-7
qstopped	24:7
qstraight	r:7
qstreet	0:9 x:-5
qstroke	0:11
qstubborn	2l:6
qstudies	c:-5 1c:9
qstuff	2a:5
qsuggest	2a:6
qsuit	0:8
qsummers	0:7
qsunday	0:12 e:-5
qsuppose	0:7
qsurvey	0:5
qsweet	0:8
qswim	0:10
qswitch	0:9
qswitched	0:-9 p:-6 v:-6 x:-6 1g:8
qsydney	0:-5 19:9
qtaco	e:6
qtake	l:-10 1o:-5
qtakes	l:-5
qtalk	0:8
qtaller	0:7
qtax	0:8
qtaxes	0:-10 1g:11
qtaylor	0:12
qteacher	o:-5 x:-7
qteachers	0:6
qteam	1:9 1k:-6 1x:6
qten	0:10 2o:-6
qterrible	2l:8
qterrified	0:-8 i:12
qtext	19:7
qthan	2p:10
qthanksgiving	0:13
qthat	0:9 2:7 5:-6 g:5 1o:6 23:-8
qthat's	0:9
qthats	0:7
qthe	1:-7 5:-5 6:-5 a:-6 c:-5 f:-5 g:-5 j:-5 k:-7 l:-6 m:-5 o:-5 r:-5 s:-5 t:-4 u:-6 w:-5 10:-10 11:-5 13:-6 14:-3 15:-6 18:-8 19:-5 1a:-5 1c:-4 1g:-4 1h:-5 1k:20 1v:9 1y:-10 2m:-9 2o:11 2u:-6 2w:-7
qtheir	0:8
qthen	9:-5 f:11 o:-5 25:7
qthere	0:7 x:6 2x:9
qthere's	2d:-6
qthese	0:12
qthey	0:7 e:-6 1a:-5
qthing	0:9 m:7 2o:-6
qthink	0:6 5:-9 1h:-5
qthinks	12:6
qthird	2r:6
qthirty	1e:-5
qthis	0:16 f:-6 x:-5
qthought	0:9
qthree	0:8 2a:-5 2d:-5
qthursday	0:6 24:-4
qthursdays	24:7
qtil	0:9
qtime	e:7 w:6 18:8
qtinnitus	0:10
qtips	0:9
qtired	0:12
qto	2:-7 3:-7 4:-4 7:-7 a:-5 b:-5 d:-7 e:-7 g:-6 i:-6 j:-5 k:-7 m:-5 u:-5 v:-5 w:-5 y:-5 10:-5 11:-6 13:-10 18:-7 19:-6 1e:-5 1g:-8 1h:-7 1k:-13 1m:6 1q:7 23:8 2d:6 2j:-5 2w:8 2x:-6
qtoast	0:7
qtoday	0:12
qtogether	1i:-5
qtold	x:8
qtonight	0:12 x:-6
qtoo	0:12
qtook	o:7 2f:7 2x:-7
qtore	25:5
qtrade	c:8
qtranslate	0:10
qtravis	e:-6
qtrick	0:8
qtruck	0:8 1x:6
qtry	0:6
qtrying	o:8
qtuesday	0:11
qtuesdays	1:4 l:5
qturn	0:5
qturned	0:11
qturning	0:10
qturns	0:8
qtwelve	0:5
qtwenty	2x:6
qtwins	2:9 1x:-5
qtwo	l:-7 2s:5
qtype	m:-7 25:6
qugh	0:10
quncle	l:10 o:-6 x:-6 10:-6 2g:-5
qunemployed	0:7
quniversity	0:6 p:-5 v:-7
qup	0:-2 2:-9 7:-4 h:-5 i:-7 m:-6 n:-6 p:9 s:-6 w:-5 x:-7 10:-6 17:-5 23:-7 24:7
qupstairs	0:-6 10:9
qur	r:6
qus	o:-7 24:4 2o:-5
quse	2a:7 2z:9
qused	0:8 9:-5 k:-10 l:6 o:6 10:-7 1d:-5 24:-5
quser	0:6
qusually	24:8
qvacuum	0:14
qvalley	0:7
qvancouver	0:6
qvaping	0:7
qvegan	15:5
qvegetarian	0:8
qversion	0:-7 9:8
qvery	0:9 2l:-6
qvet	3:7 m:6 x:-10
qviewing	2o:5
qw	1h:9 25:11
qwait	0:4 15:-6
qwalked	0:6
qwalks	0:-5
qwanna	23:6 24:-5
qwant	k:8
qwanted	k:-5 23:8
qwants	k:7 10:-8
qwas	2:-7 4:-5 6:-8 9:-6 a:-8 j:-8 k:-6 l:-5 t:-5 11:-6 12:-4 13:-7 15:-6 18:-7 1g:-5 1h:-6 1i:-5 1y:-8 24:-7 2c:-6 2x:-8
qwatch	x:-9 24:8
qwatching	0:-7 2o:6
qwe	4:-5 a:-5 c:-5 e:-9 l:-9 m:-6 s:6 x:-6 11:-8 15:-7 18:-6 1x:9 27:-6 2o:7 2q:-5 2s:-6
qwe're	0:-5 v:6 1a:11 24:-5
qwe've	e:5 13:-9 17:6 19:6 1x:-6 2q:-5
qwear	0:14
qwedding	15:10 2o:-8
qwednesday	0:11 2o:-5
qweek	x:-6 2o:9
qweekend	24:8
qweeks	l:6 m:-5
qweigh	0:-7 1i:6 31:5
qweird	x:8
qwent	1c:9 2p:6
qwere	0:10 v:-5 1a:-6
qwet	0:9
qwhat	0:9
qwhat's	0:10
qwhats	0:7
qwheat	0:9 m:-5 1r:5
qwhen	0:5 2:-8 e:-5 r:-7
qwhere's	0:7
qwhether	0:8
qwhich	0:14
qwhile	0:9
qwho	l:-7 o:-7 1a:-10
qwhom	0:5
qwhy	0:10
qwife	3:-7 4:-7 9:11 l:-6 o:-10 x:-6 10:-10 18:-5 1a:5 1d:-6 2g:-6
qwife's	o:7 x:5
qwill	0:6
qwin	0:6
qwinter	0:8 l:7
qwish	0:8
qwith	2:-6 3:-5 9:-6 c:-8 e:-6 h:-5 l:4 m:-6 s:-7 t:-6 u:-13 v:-6 y:-8 10:-8 12:-5 1c:-5 1k:-7 1v:7 20:-7 24:-7 2r:-5 2w:7
qwithout	0:10
qwoman	2:3
qwon't	8:8 9:-6
qword	0:6
qwords	0:9
qwork	1:-5 c:4 l:8 1e:-5 1x:-5 23:6 2o:-5
qworked	c:8 1y:6
qworking	c:8 1c:-5 2p:-5
qworks	v:-6 10:9
qworry	0:6
qworse	0:9
qworst	1i:8
qwould	0:16
qwrite	2a:6
qwrong	0:9
qx	0:10
qyeah	0:-11 m:7
qyear	1x:-6
qyears	i:-7 x:-9 15:-7 1c:-5 1y:8
qyellow	0:5
qyes	0:-8 o:8 1a:8
qyesterday	0:12
qyet	0:6
qyou	0:14 8:-9 o:-6 s:-5 v:-5 16:-6 1a:-7 1o:6
qyou're	0:8 2:-5
qyou've	0:6
qyounger	0:8
qyoungest	1x:8
qyour	2a:7
qzero	0:8
qzither	0:7
s!	0:13 1x:-6 2r:-5
s"	0:10 26:7
s%	0:9
s&	1v:5
s(	0:11
s)	0:13 x:-5
s,	0:14 c:-5 e:-8 l:-6 r:-5 x:-6 15:-5 1k:-6 1o:-6 1s:-7 1v:-6 1x:-12 1y:-6 21:-6 23:-6 27:-5 2c:-5 2j:-4 2p:-7 2w:-8 2x:-5
s-	1:-7 6:-4 7:-5 8:-7 a:-6 c:-7 g:-5 m:-6 o:-7 p:-5 u:-10 v:-7 w:-6 x:-6 10:-9 11:-6 14:-9 15:-8 1a:-4 1d:-6 1e:-7 1l:6
s.	0:11 l:-7 15:-6 1o:-5 1u:12 1v:-7 1x:-11 23:-5 2a:-8 2d:-5 2i:4 2o:-5 2r:-5 2s:-5
s/	0:8
s9	2:9 3:-6 4:-9 5:-6 8:-6 b:-7 c:-6 e:-6 f:-6 h:-8 j:-6 l:-5 m:-8 p:-6 r:-7 t:-5 u:-4 v:-6 x:-6 10:-7 12:-7 13:-7 17:-10 18:-3 1b:-5 1c:-6 1d:-6 1f:-9 1g:-5 1i:7 1k:-6 1p:7 1q:11 1y:6 23:8 26:7 2c:-6 2d:-8 2e:-6 2k:12 2n:16 2w:-5 2x:5 31:-5
s9,9	e:-12 q:10 14:-7 18:-11 24:-7 29:11
s9.9	c:-5 k:-4 u:-5 14:-6 18:8
s9:9	0:-15 q:-9 v:-5 x:-6 18:23 24:11 2r:7
s:	0:14 e:-5 20:7
s;	0:12
s=	0:6
s>	0:9
s?	0:8
s@	0:6 b:-9
sA	1:8 2:-6 3:-5 4:-8 5:-7 6:-6 8:-6 9:-6 a:11 d:-5 f:-9 g:-8 h:-5 i:-6 j:-6 k:-8 l:-8 m:-10 n:-6 o:-8 p:-5 q:-6 r:-12 t:-6 u:-6 v:-14 x:-7 11:-6 12:-6 13:-6 14:-7 15:-8 16:-6 17:-5 19:-6 1a:-6 1c:6 1e:-8 1f:-6 1i:-6 1n:-5 1q:7 1r:-6 1t:10 1v:9 25:7 29:-6 2g:-8 2j:8 2o:9 2r:14 2v:-5 2x:-7 2z:8
sA'a	0:14 e:-6 l:-13 15:-8
sAa	2:-6 4:-5 8:-7 c:6 e:-5 f:-5 i:-6 j:-6 k:-6 l:-5 m:-6 o:-6 r:-5 u:-6 v:8 w:-5 x:20 10:-7 12:-6 13:-6 16:-5 17:-6 18:-4 1a:-6 1e:-6 1f:-6 1k:20 1l:-8 1n:-7 1o:-9 1p:12 1q:12 1s:-8 1t:-8 1u:-5 1v:22 1w:13 1y:9 1z:-9 20:15 21:-5 25:-7 26:-10 27:-9 28:13 2b:9 2d:-6 2e:15 2f:-5 2g:23 2i:9 2j:-5 2l:-8 2m:-7 2o:15 2p:-6 2t:-9 2u:11 2v:19 2y:-6 30:19
sAa'a	2:-5 4:-6 e:-9 g:-8 h:-6 l:-5 o:-5 t:-5 x:-14 11:-5 16:-5 19:-5 1c:-7 1d:-8 1k:11 24:6 2v:9
sAaA	0:-7
sAaAa	0:-3 m:-5 1g:14
s_	0:11
sa	0:14 1k:8 1l:10 1m:16 1n:18 1o:15 1q:-2 1r:16 1s:18 1t:10 1u:11 1x:16 1y:12 1z:12 20:12 21:13 23:13 24:18 25:18 26:8 27:18 28:-8 29:11 2a:16 2c:18 2d:13 2e:7 2f:16 2i:-10 2j:19 2k:16 2l:18 2m:14 2n:-14 2o:14 2p:12 2q:13 2r:11 2s:15 2t:14 2u:12 2w:18 2x:15 2y:12 31:11
sa'a	0:10 1:-6 c:-5 f:-4 g:-7 k:-5 n:-4 r:-9 t:-4 u:-9 v:-8 x:-8 10:-6 13:-6 15:-6 19:-6 1g:-5 1h:-7 1o:6 1t:8 1w:8 1y:-6 2d:-8 2o:-7
saAa	7:11
t!	a:-6 c:-7 e:-7 j:-7 l:-6 m:-7 z:-7 10:-7 11:-6 17:-7 1c:-7 1l:11 1x:17 2a:-5 2q:-8
t"	0:15 2:-12 8:-6 2a:8
t#1	2:5 7:-9 e:-6 i:-5 k:-5 m:-10 n:-5 x:-6 10:-7 13:-9 15:-7 1d:-8 1i:10 1q:6 2d:-5 2m:10
t#2	1:-6 2:-12 4:-6 7:-7 8:-8 9:-5 a:-6 c:-7 e:-5 g:-6 h:-7 i:-6 m:-6 q:-7 r:-5 t:-6 u:6 v:-7 x:-10 11:-5 12:-7 19:-5 1a:-6 1b:-6 1g:-6 1h:-6 1t:11 1x:-8 24:13 29:-6 2l:9 2o:-4 2q:-5 2r:7 2x:-6
t#3	2:-8 c:-5 x:-7 2e:9
t#4	e:-9 11:-6 18:6 24:-8 2n:-6 2o:7
t#5	0:9 29:-10
t#7	0:6
t'	1i:9
t(	0:6
t)	1c:5
t,	0:10 1:-6 3:-9 6:-5 9:-6 b:-6 e:-15 f:-5 i:-5 k:-18 l:-2 q:-6 r:-9 s:-7 w:-11 y:-6 11:-7 13:-4 15:-4 16:-6 17:-7 18:-6 1c:-5 1e:-9 1h:-4 1i:-5 1n:10 1o:-5 1p:-8 1t:9 1u:6 1x:10 20:-9 25:11 2e:-8 2k:7 2o:7 2q:-4 2t:8 2v:-9 2x:9 30:-9 31:6
t-	1:-4 c:-5 l:-5 o:-6 1h:-6 1r:-8 2j:-12 2o:-5 2q:5 2x:-4 30:6
t.	2:-10 3:-6 5:-7 6:-7 8:-4 a:-5 b:-7 f:5 g:-7 i:-5 k:-6 l:-6 q:-7 r:-9 y:-7 z:-6 10:-6 14:-7 16:-6 18:-5 1d:-9 1g:-4 1l:-8 1n:-5 1o:-5 1u:12 24:9 25:9 2d:-5 2j:9
t:	0:8 2:-16 3:-5 4:6 h:-4 v:-7 x:-9 10:-5 18:-4 1t:-6 23:-5 24:-6 2n:11 2o:7
t;	0:11
t?	0:7 e:-5 x:-9 1a:-6 1e:5 1x:-5 24:-5 2a:-6 2o:5
t@	1u:15
t^	0:7 5:-4 b:-5 14:-5 1c:-4 1e:-4 1k:12 1n:12 1p:12 1t:9 1w:10 1x:13 1z:9 21:12 24:11 26:12 27:11 2a:11 2e:-7 2f:3 2k:13 2l:8 2n:-2 2p:7 2s:9 2u:-6 2v:-5 2y:6 30:8
t_	0:13
ta	1:-7 9:-5 a:-5 h:-5 k:-8 l:-2 p:-6 q:-6 r:-7 u:-4 v:-4 y:-5 z:-5 10:-8 11:-7 12:-8 15:-9 16:-6 17:-7 18:-8 1b:-5 1d:-6 1e:-7 1l:-7 1m:-7 1n:-7 1w:-5 1z:-5 20:13 25:-5 27:-7 29:-7 2b:-5 2d:-6 2f:-8 2j:-5 2k:-2 2o:6 2p:8 2q:6
tabout	2q:6
taccount	m:8
tact	0:6
taddress	2e:6
tafraid	i:10
tafter	0:14 e:-8 2o:-6
tagain	0:13 x:-6 10:-5
tage	0:5
tain't	1c:-8 1d:7
talarm	0:8
talaska	15:10
talcohol	0:7
tall	9:9 g:9 2c:-6
tallergy	0:13 l:-5
talone	0:11
talready	13:6
talso	o:10 2m:9
talways	k:-5 23:7 24:5
tam	2:5 3:-10 6:-6 9:-6 m:-11 o:-5 s:-7 u:-9 12:6 1d:-7 1e:-7 1h:-6 1j:-7 1o:-6 24:-8 2l:-5 2p:-6 31:6
tan	0:10 2p:-9 2s:-6 30:6
tand	2:5 8:-7 a:-5 e:-11 f:-8 h:-5 i:-8 j:-6 l:-4 m:-6 r:-5 u:-10 w:-6 z:-8 13:-6 19:-6 1d:-5 1e:-7 1f:-5 1v:-10 1z:-8 24:5 27:-14 29:-6 2q:-10 2w:4 30:-7
tankle	0:9
tanother	0:8
tanswer	2a:11
tany	e:-5 v:8 x:-9 1g:9
tanybody	0:7
tanyone	0:9
tapartment	0:11
tapply	0:6
tapplying	2o:6
tare	2:-8 3:-5 g:-7 m:-5 t:-5 x:-10 10:-7 13:-5 19:-10 23:-5 24:-5 2m:-5 2o:5
tas	0:7 1x:-8 2b:5
task	r:6
tasking	0:6
tasks	0:12
tasthma	0:10
tat	0:7 1:-7 2:-5 6:-5 8:-6 c:-9 m:-6 o:-8 t:-5 u:-5 w:13 y:-5 z:-5 10:-8 15:-8 1g:-5 1v:7 1x:8 2c:-5 2d:-8 2x:-6 31:-6
taugust	0:10
taunt	m:-15 s:-7 24:-8
taustralian	0:5
taway	0:9 v:-8 24:7
tb	23:9
tbaby	x:8 1i:-6
tback	v:-5 x:8 15:-7 2t:7
tbad	0:9
tbags	0:10
tbakery	0:10
tbald	1n:12
tband	0:8 1k:6
tbarely	10:-5
tbass	0:9
tbe	k:-5 1x:8
tbea	0:6
tbeard	0:8
tbeats	0:-9 o:12
tbecame	2h:7
tbecause	m:11
tbed	0:7 1x:-6
tbeen	1:-6 e:6 f:-6 k:-5 l:-6 o:-8 1g:-5 1h:-5 25:-6 2l:-5
tbeer	0:6
tbees	0:7
tbefore	0:9 a:8 f:-7 l:-7 o:-6 10:6 24:-8
tbeing	0:-9 26:8
tbelieve	0:-6 1o:7
tbest	m:-5 15:-10
tbetter	0:11
tbike	15:-6 1h:6
tbio	0:5
tbirthday	1p:7
tbiscuit	m:7 13:-6 25:-5
tbiscuit's	m:5
tblack	0:10
tbloke	0:7
tblood	0:9
tblue	0:8
tbook	2o:-6
tborn	1p:7
tboss	0:-5 t:10 12:6 15:-8 1u:-5 2g:9
tboth	0:4
tbought	1x:6
tbox	1h:8
tboy	e:-6 1h:9
tbreakfast	0:9
tbridge	0:8
tbritish	0:9
tbro	2j:9
tbroke	0:9 25:-14
tbrother	1:9 e:-6 l:6 x:9 10:-7 1a:5 1x:-4 24:-9
tbrother's	2d:6
tbrothers	0:-7 e:7
tbtw	0:9
tbucks	0:11
tbuilding	2q:10
tbullet	2a:5
tbus	2:-8 v:9
tbusiness	0:8 c:-5 24:-6
tbut	o:-6 z:-6
tbuy	23:6
tby	0:7
tcall	x:-6 2i:7 2p:5
tcalled	0:12 2:-12 m:-6
tcalling	x:6
tcalls	0:5 x:-8 z:7
tcallum	0:-8 e:7 10:8
tcallum's	0:4
tcame	p:6
tcan	3:-7 m:-5 y:-7 11:7 1g:-7 1x:-5 24:-6
tcan't	j:8 1d:4 23:-5
tcannot	2w:7
tcar	0:10
tcaravan	0:4
tcard	0:10
tcards	0:9
tcash	0:7
tcat	0:10 2:9 1x:-7 25:-12 2d:-7
tcatholic	0:7
tcats	24:9
tcdl	2o:9
tcheap	0:7
tcheapest	0:5
tchennai	0:13
tchicken	2o:5
tchild	1m:9
tchoir	z:7
tchurch	0:7
tcity	10:8
tcivic	1x:-8
tcivil	0:12 2z:-5
tclass	e:5
tclasses	0:7
tclean	0:6
tcleaner	0:-6 i:10
tclimb	24:6
tclinic	0:-5 15:5
tclub	1k:10
tcoach	0:-4 1k:8
tcode	2q:-7
tcoffee	0:15 2p:-6
tcold	0:6
tcolleague	e:-6 1x:5
tcollege	0:11
tcom	0:7
tcome	0:7
tcomes	q:6
tcoming	2o:7
tcommute	23:-5
tcompany	0:11 10:-8
tcompare	0:10 1q:-5
tconvert	0:9
tcook	0:7
tcopper	0:7
tcorrect	2a:6
tcould	0:9
tcount	0:8
tcountry	c:6
tcounty	10:6
tcouple	0:10
tcousin	e:9 l:-7 v:-7 w:-8 x:-5 10:5 1x:7
tcoworker	0:7 e:-5
tcows	11:6
tcrochet	0:9 2:-5
tcruise	0:8
tcups	0:7
tcustomer	0:8
tcut	23:-6
tdad	0:-7 2:-7 18:-9 25:-4
tdads	0:11
tdairy	28:6
tdate	0:9
tdaughter	e:-10 25:-7
tdaughter's	3:-5 1m:5
tday	2a:6
tdays	2u:8
tde	0:8
tdead	0:7
tdear	0:6
tdecent	0:10
tdecided	0:-5 2o:8
tdenise	12:-6 2l:9
tdental	0:7
tdenver	0:11
tdescribe	0:7
tdesigner	x:10
tdev	0:-5 p:6 2s:7
tdiabetes	0:11
tdiagnosed	25:7
tdid	c:-5 e:-6 x:-5 1a:-6
tdied	e:-6 1x:6
tdifference	0:9
tdinner	m:8
tdish	20:8
tdivorced	0:12 2x:-7
tdo	0:7 g:-5 l:-9 m:-7 s:-5 11:8 13:-5 16:-5 1d:-6 2a:5
tdoctor	m:9
tdoes	0:11 1o:5
tdoesn't	0:2 1r:-6
tdog	2:11 e:5 x:-5 1a:-6 24:-5
tdogs	0:10 24:-5
tdoing	2o:13
tdon't	0:-4 5:7 9:9 z:-8 11:-6 1s:11 24:-12 2k:8
tdone	0:8 1x:-7
tdont	1d:9 1x:-5 2a:5
tdownstairs	2g:7
tdr	15:5
tdream	23:7
tdrink	0:13
tdrinking	0:6
tdrive	24:-6 2w:-5 30:10
tdrop	0:9
tdropped	1k:-6 23:6
tdublin	v:8
tdue	0:11 2o:-6
tduolingo	1g:6
tdust	0:6
tdutch	0:8
teach	0:14
tearn	29:9
teaster	13:6
teat	0:-5 8:7
teaten	1e:8
teats	0:9 2:-9
teggs	0:15
televen	0:11
teli	0:-10
telse	0:7
temojis	0:8 2a:-7
temployed	0:5
tend	0:-5 x:-8 23:7
tengaged	0:12 2o:-6
tengineer	0:6
tengineering	1c:5 2v:-6
tenglish	s:11 2a:5
tessay	0:6
tever	0:-8
tevery	0:7 18:-5
teveryone	0:7
teverything	1g:9
tex	e:-6 v:-6
texam	0:5
texample	0:11
texplain	12:-6
teyes	4:6
tf	0:7
tfacebook	0:6
tfailed	2r:8
tfan	2c:7
tfar	18:6
tfarm	x:7
tfarmer	0:5
tfather	10:9
tfavourite	0:-4 h:16 x:-6 20:-10
tfeb	0:8
tfeet	0:15
tfell	0:-8 1x:8
tfella	2t:6
tferry	0:13
tfight	0:6
tfinally	0:12
tfind	0:10
tfinished	0:-8 a:9 17:8 1x:-5 24:-5
tfire	0:7
tfirst	e:7 x:7 15:-5 1x:-6 2r:-8
tfish	0:6
tfive	24:9
tflat	1x:8
tflight	0:8 2o:-7
tflights	0:11
tfloor	0:7
tflower	0:6
tfly	0:7
tflying	0:-6 15:7 2o:5
tfoot	0:10
tfor	2:-5 7:-5 8:-5 e:6 h:4 o:-6 t:-5 v:-5 y:-6 z:-4 10:-6 11:-6 15:-7 1c:-6 1d:-5 1g:-5 1m:-5 1n:7 1x:3 1y:-6 23:4 24:-5 25:-5 2a:6
tform	y:7
tforty	0:10
tfound	0:6 15:-7
tfour	v:5
tfree	0:7
tfreezer	0:5
tfrench	0:9
tfridays	0:12
tfriend	0:-6 v:-6 x:-5 10:-7 12:-6 13:-11 15:8 1b:9 1x:-4 25:-5 2j:11 2o:-9
tfriend's	0:5
tfriends	0:-4 2x:6
tfrom	3:-5 h:-4 k:-5 o:-8 t:-6 x:-5 11:-6 19:-5 1a:-6 1c:-8 1v:9 1x:-8 25:-6 2a:-9 2v:5
tfront	0:8
tfull	0:8
tgame	24:7
tgarmin	0:10
tgave	e:-5 l:9 11:-10 24:-4 27:-6
tgeneral	0:9
tgentle	0:5
tgerman	0:11 k:-5
tget	24:-4 25:-8
tgift	2:8
tgirl	o:-5 1x:-5 2o:9
tgirlfriend	l:9
tgirlfriend's	e:-8
tgirls	0:8
tgive	0:7 u:-5 17:-5 1h:-5
tgiven	0:7
tgo	l:-8 23:-5 27:-5
tgod	0:7
tgoes	0:-7 l:-5 t:11 24:8
tgoin	0:6 2o:-5
tgoing	23:-6 24:-14 25:-7
tgone	m:-6 t:14 15:-5 1h:-6
tgood	2:-8 18:7 2w:8
tgoogle	0:8
tgot	e:-5 g:-6 m:-5 v:-5 x:-9 13:-6 15:-5 18:-6 1h:-5 1y:-5 1z:-9 2o:-5 2s:8
tgran	1x:-5
tgrand	1x:8
tgranddaughter	0:5 2:-8 a:8 26:-5
tgrandma	0:-5
tgrandpa	0:6 x:12
tgrapefruit	0:8
tgreat	v:-5 1x:-7
tgreek	0:10
tgreen	0:9
tgrew	p:10 v:-6
tgrey	0:6
tgreyhound	x:7
tgross	0:8
tgroup	1k:7
tguitar	0:-10 11:9
tguys	0:8
tgym	0:8
thad	2:-6 e:-7 o:-7 1e:4 1x:4 25:9 2s:-7
thalf	0:7
thalifax	0:7
thana	0:6
thand	0:13
thanded	1x:13
thannah	1x:7
thard	0:11
thas	3:-5 g:-6 k:-5 m:-7 o:-5 x:-5 10:-4 25:7
thate	0:10 9:-5
thates	0:7
thave	1:-6 2:-6 l:-9 o:-7 v:-11 1a:-5 1g:-6 1m:-5 1n:7 23:-8 25:-6 2c:-5 2p:7 2s:11 30:-5
thaven't	0:10
the	0:6 3:7 7:-5 8:-6 d:-7 m:-6 o:-5 p:-6 x:-8 y:-7 11:-7 13:-6 19:6 1a:7 1b:-7 1g:-8 1x:8 1z:-5 2c:12 2j:8 2l:7
the's	2:-7 u:4 1h:-8 1i:-6 2o:11 30:-5
theard	0:6
theart	0:6
thelp	0:12
ther	a:-6 c:-6 e:11 g:-5 x:-8 15:-8 1c:11 23:-8 24:7 2d:-7 2m:8
there	10:8 1e:7
thes	0:13
thi	0:-12 3:-7 h:-6 m:12 x:10
thill	x:10
thim	24:8
this	0:8 x:5 18:-6 1a:6 2k:9
thit	2:9
thome	s:7 13:7 24:-6 2o:-6
thospital	0:-5
thot	0:8
thotel	0:8
thours	0:6
thouse	0:8 1x:-6 2k:7
thow	0:14
thr	0:10
thusband	8:9 c:-6 e:-11 g:-11 l:-6 o:-6 10:-8 18:-9 1z:-5 2j:-5 2m:6
thusband's	0:-5 l:6
ti	2:-11 4:-6 7:-6 8:9 e:-13 g:-5 h:-5 m:-5 r:-6 v:-6 w:-6 y:-10 13:-6 18:-5 19:-5 1a:-7 1e:-11 1f:-9 1p:-6 1t:-7 23:-2 2a:-5 2t:-8 2u:-10 2x:-5
ti'm	4:-8 7:-7 8:-5 9:-5 a:-5 c:-8 d:-7 j:-5 l:-11 m:-8 o:-6 p:-4 q:-5 r:-5 s:-10 v:-5 w:-4 z:-6 10:-9 13:-6 15:-12 18:-5 1a:-8 1c:-7 1d:-6 1f:-6 1h:-4 1i:-6 1y:-5 27:-7 28:-5 2c:-7 2t:-8 2u:-9 2w:8 2y:7
ti've	7:-5 a:-6 f:-8 g:-6 i:-7 l:7 o:-9 q:-4 v:-8 13:-7 18:-8 1h:-5 1i:-6 2k:6 2q:-9 2r:6 2x:5
tideas	0:5
tif	0:9 m:-5
tim	v:-6 10:-8 12:-6 1w:-5 2a:-5
timagine	0:10 2:-5 10:-6
tin	1:-9 2:-5 4:-5 6:-6 7:-6 8:-7 9:-6 c:-8 f:-5 h:-5 i:-5 j:-5 k:-7 l:-4 m:-14 n:-7 p:-6 q:-5 r:-5 s:-6 t:-5 v:-6 z:-6 12:-5 13:-7 14:-5 18:-6 1a:-6 1b:-5 1e:-4 1g:-6 1h:-5 1i:-7 1k:5 1n:-5 1r:-7 1t:-12 23:-5 27:-8 2f:-8 2g:8 2j:-9 2o:-4 2q:-7
tinstead	0:13
tinto	0:4
tinvoice	0:9
tiphone	0:10
tireland	2x:5
tirish	x:8
tiron	0:10
tis	4:-5 5:-5 6:-6 7:-5 a:-4 b:-5 c:-8 g:-5 h:-7 j:-5 l:-5 n:-5 p:-10 w:-10 x:-12 11:-4 12:-5 17:-8 18:-5 1a:-6 1e:-7 1f:-6 1o:4 1p:-6 1q:6 1r:-5 1t:6 1v:-10 24:-9 29:7 2j:7 2k:-6 2n:8 2o:-4 2p:-5 2r:-8 2t:-5
tisla	0:9
tisn't	0:6
tit	l:-5 x:-6 10:7 1u:-5 31:6
tit's	c:7 o:-6 x:-7 15:-8 1u:6 24:-6 27:7
tits	25:-5 2d:8
tjanuary	e:-10 15:-5 1a:-5
tjess	0:-7 x:7 10:7
tjoan	0:10 10:-6 1x:-6
tjob	11:-6 1v:8
tjobs	0:-9 10:11
tjoined	0:-6 1k:7
tjoke	0:6
tjonah	0:7
tjulie	0:-12 10:10
tjune	0:8 2o:-7
tjust	1:-9 2:-5 7:-10 a:-6 e:-7 o:-5 x:-5 15:-6 1x:8 2r:-7
tk	q:9 1i:-7 29:-5
tkayla	2:6
tkeep	0:-7 r:6
tkeeps	0:7
tkept	2k:11
tkevin	0:8
tkid	0:9
tkids	0:6 q:-10 s:7 23:-6 24:-7 2d:5
tkilling	0:-9 u:10
tkilos	2:-5 18:-5 1i:7
tkindly	0:4
tknee	1x:7
tknees	0:17
tknow	0:8 r:8
tkotlin	0:6
tlactose	0:-8 3:12
tladies	0:6
tlady	1h:8
tlaid	15:-5
tlane	2x:5
tlaptop	1h:-6
tlarge	0:11
tlast	2:8 9:-5 c:-5 f:-6 l:-6 o:-5 p:-5 q:-5 t:-6 v:-5 13:-5 1e:-6 1x:-8 2e:10 2f:10 2o:11
tlaw	0:-8 e:4 10:12 25:-5
tleaf	0:6
tlearn	0:6
tlearned	2w:6
tleave	0:9
tleeds	0:6 1v:-5
tleft	e:-5 11:10 1v:9 1x:-10
tlegs	0:9
tless	9:6
tlet's	0:7
tletters	0:10
tlibrary	2j:7
tlife	0:-8 1a:13
tlift	0:7
tlike	2c:10 30:-5
tlil	0:-4 g:9 x:-5
tlist	3:11
tlittle	10:-7
tlive	2e:11
tlived	0:5
tliving	v:5
tlocal	x:-5
tlol	0:6
tlong	4:7
tlooking	0:9 2x:-5
tlooks	0:9
tlose	0:6
tlost	1x:6 24:-5
tlot	0:6
tlottery	0:5
tlove	0:3
tloves	0:8
tlow	0:9
tmachine	0:7
tmade	1k:9 1x:6
tmake	0:7 23:-5 24:-5 29:9
tmakes	x:-8 z:11 29:6
tmama	v:12
tman	0:-7 4:7 1l:7 1x:6
tmany	0:13 2a:-8
tmarathon	0:8 18:10
tmarch	0:11 12:7
tmarcus	0:8
tmarket	0:10
tmarried	c:-6 x:-7 15:-5 1x:5
tmass	0:10
tmaster	0:8
tmaster's	0:9 p:-8
tmate	0:9
tmax	0:8
tmay	g:-6 x:8 15:7
tme	1:-8 2:-11 3:-5 7:-5 c:-5 h:-5 l:-11 m:-7 o:-7 p:-5 s:-5 t:-4 u:-4 v:-6 x:-4 y:-5 12:-7 13:-7 18:-5 19:-5 1b:-4 1c:-5 1e:-5 1f:4 1h:-6 1i:-6 1q:-5 23:-8 27:-8 2a:6 2c:-5 2i:7 2j:-6 2k:11 2o:-2 2q:-5 2w:10 2x:-7
tmeat	2x:7
tmechanic	0:-6 v:8
tmeeting	0:8
tmemory	0:9
tmessage	x:8
tmidwife	0:7
tmilk	0:11
tmobile	2n:8
tmom	t:6
tmom's	0:9
tmonday	2j:6
tmondays	0:10 24:-6
tmoney	15:8
tmonth	8:5
tmonths	0:11
tmore	e:8 x:-5 10:-6 24:10
tmorning	0:7
tmornings	l:6
tmost	0:11
tmother	m:-6 1x:-6
tmother's	u:8
tmove	23:8
tmoved	15:-5 1x:5 2o:-7
tmoving	v:-6 15:7
tmr	13:7
tmrs	0:9 2:-8
tmum	a:-5 m:-6 o:-5 p:-5 10:-6 1d:-6 1z:8 2o:-5
tmum's	0:-9 x:7 1x:-6
tmust	0:8
tmy	7:-4 a:-6 b:-4 f:-6 k:-7 s:-7 x:9 z:-5 11:-9 15:-15 17:-4 1b:-6 1e:-6 1k:-5 1m:5 1n:-7 1o:-6 1q:-6 1r:-5 1t:-10 1v:-9 20:-7 25:-3 2d:-6 2f:-6 2l:-5 2q:-8 2r:-7 2x:-5
tnails	0:7
tname	e:11 x:-9 2g:9
tnamed	1x:5
tnear	0:9
tnearly	0:12
tneed	0:9
tneedles	m:7
tneeds	0:11
tneighbor	0:-11 13:6 2g:11
tneighbour	2:7 e:-5 2g:11
tneighbour's	0:11
tnephew	0:-6 e:-6 w:-12 x:-6 1v:-5 2r:6 2v:8 2w:8
tnever	o:-7 1d:6 1y:12
tnew	h:-5 t:-5 x:14 1c:-6 2x:9
tnext	15:9 2o:-8
tnice	0:12
tniece	0:6 k:-12 1c:6 23:-5
tnight	7:7 l:-7 24:-6 2o:5
tnights	x:-6
tnine	0:12
tnineteen	0:14
tninety	0:6
tno	c:-5 i:-6 m:-7 x:-5 10:-7 15:-8 24:7
tnobody	0:9
tnormal	0:9
tnot	c:-6 i:8 l:-6 m:-7 s:7 10:-5 1b:-6 1g:-6
tnotice	0:-8 c:10
tnotion	0:9
tnovember	0:10
tnow	1:-6 3:-9 a:-5 e:-7 g:-9 l:-9 m:-9 r:-8 s:-6 t:-5 w:-5 x:-11 z:-7 12:-6 15:-8 16:-5 18:-8 1a:-5 1c:-9 1h:-13 1x:-5 2a:5 2j:11
tnumber	14:-6 2n:7
tnurse	0:9 2:-10 1v:6
tnursery	0:7 2o:-6
tnursing	v:6 1c:-5
tnuts	0:10
tnyla	2:12
toctavia	0:5
toctober	0:11
tof	1:-5 2:-7 e:-7 i:-9 l:-6 m:-7 p:-7 r:-5 v:-10 y:-5 10:-6 13:5 15:-5 19:-6 1c:-5 1k:5 1s:-7 1v:-6 1x:-9 1y:-7 24:7 25:-4 27:-8 2c:-8 2k:-7
toff	4:6 c:6 10:-5 15:-5 24:-7
toffered	0:8
toffice	0:-7 2:-5 1h:8 1x:7
toh	0:8
toil	0:6
tok	0:4 e:-13 1x:9 2a:10
tokafor	0:8
told	9:7 c:-6 p:-7 t:12 v:-5 18:-5 30:5
tolder	0:15
toldest	0:-6 2:8 m:5
ton	2:-11 a:-5 e:-11 m:-7 o:-5 q:-6 r:-11 s:-6 u:-6 w:-5 x:-7 11:-6 13:-7 15:-5 17:-5 1e:7 1g:-6 1i:-5 1p:6 1r:-5 24:-9 25:-11 2c:-8 2j:8 30:6
tonce	1y:6
tone	0:9 x:-11 2s:-8
tonline	2f:10
tonly	8:-6 l:-6 o:-9 11:7
topen	23:5
topening	1:-6
tor	0:13
torder	0:7
torla	0:-6
tother	0:8 x:9
tour	1:6 h:-5 q:-8 15:-7 1x:8 2d:-7 2x:7
tout	8:-5 e:-8 i:-4 l:-6 m:-4 o:-5 1k:-7 2o:6
toutside	0:6
tover	2z:8
towl	0:6
town	0:5 v:7 2j:-5 2k:7
towns	2k:6
tp	0:5
tpack	0:-6 24:5
tpacked	1e:-5
tpaid	0:10
tpal	m:5 25:-7
tparamedic	10:-7 1a:7
tparents	2m:8
tparish	t:6
tpart	c:7 w:7
tpartner	0:11
tparts	0:7
tparty	1s:6
tpassed	0:-10 18:-8 2r:14
tpassport	0:5
tpast	2x:5
tpaste	0:7
tpatient	0:9
tpay	0:-3 q:6
tpenicillin	0:10 u:-7
tpension	0:7
tpeople	1e:-5 2m:6
tpercent	24:6
tperiod	0:7
tperson	i:-8 l:7
tphone	0:-4 7:6 2p:7
tphrase	0:-8 2j:6
tphysics	2f:7
tpickles	e:7
tpigs	x:8
tpixel	7:5
tplace	0:8 2:-5
tplan	15:7
tplate	0:8
tplay	0:6 27:-6
tplaying	27:8
tplaylist	0:8
tplays	0:7 1:8
tplease	0:-6 r:13
tplot	0:12 x:-7
tpls	0:9 r:-6
tpoints	2a:7
tpolish	0:16
tpool	0:8
tpork	20:6
tportuguese	0:10
tpost	0:6
tpounds	0:12
tpower	0:7
tpregnant	10:-6 25:8
tpretend	0:10
tprint	0:6
tproposed	0:-5 1x:7
tps	0:6
tpub	0:8
tput	1i:-7
tputs	24:6
tpython	1d:8
tqueen	0:-5 9:7
tquestion	r:8 y:9
tquestions	0:7
tquit	1e:6 1v:-5 1x:-5
tquite	0:-8 t:8 2l:7
tquiz	0:10
trailway	0:12
train	0:7
training	0:10
trainy	0:9
traised	0:8
tran	1x:7
tranch	q:10
trather	0:-3 16:5 2p:5
tray	11:10
tread	h:8
treading	0:14
treads	1k:-6
treal	1x:-6
treally	0:8 v:-6
tred	24:5
treddit	0:8
trefuses	0:6
trent	0:9 q:-7 v:-6 2d:8
trenting	u:11
trents	0:8
treplaced	0:11
tretired	0:4 c:-7 x:-6 1x:-5
tride	0:5
tright	0:4 y:10
tring	11:7
troad	1x:7
trome	0:6
trommel	0:10
troommate	l:6
trosalyn	0:6 e:-8
troses	0:12
tround	2a:-5
troute	0:10
trule	0:5
trules	0:5
trun	0:-6 1g:7
trust	0:12
ts	0:9
tsafe	a:9
tsaid	e:4 1a:8
tsalary	0:4 q:10
tsame	1e:-7 2x:6
tsamsung	0:7
tsaturday	2:-5 c:6 18:9 1i:-7
tsay	2a:9
tsays	3:6 m:-6 25:9 2d:-5
tscared	i:-8 21:5
tschool	c:6 x:-7 1c:-7 2j:-6 2v:9
tschools	0:9
tscorpio	0:8
tscreen	0:12
tscript	0:6
tsea	0:8
tsecond	1h:5 2o:6
tsecretary	0:-5 1:6
tsection	1:8
tseen	0:8
tsell	0:-4 1h:5
tsemi	0:-4 2d:6
tsends	2c:6
tsensible	0:8
tsent	18:6
tset	0:8
tseven	0:7
tsewing	0:11
tshare	0:8 2m:-5
tshared	0:-14 2d:9
tshe	2:-8 6:-6 8:5 9:-7 c:-8 e:-7 l:-7 o:-6 p:-6 s:-7 t:-5 u:-6 15:-12 1z:-6 25:8 2x:-8
tshe'd	0:13
tshe's	2:-8 4:-7 8:-5 o:-6 u:-8 11:-5 12:-8 1h:-7 1x:-5 24:-8 2x:-8
tshellfish	0:-8 3:12 m:-8
tshes	0:7 15:5 2o:-5
tshift	2:6
tshop	t:9
tshort	l:-8
tshould	l:-6 m:-9 1l:8
tshower	0:12
tshy	0:6
tsick	0:6
tside	10:7
tsigned	0:-9 15:7 1x:9
tsimilar	0:8
tsince	2:-6 7:-5 m:9 1g:9 1x:7 2x:7
tsister	e:5 l:-9 o:9 1a:6 1v:8 1x:-7
tsister's	0:-5 x:7
tsix	0:7
tsize	0:8
tsleeping	0:7
tslipped	0:-5
tslogan	0:9
tslow	0:9
tsmall	v:-6 15:6 2o:8 2q:5
tsmoked	0:8
tsmoking	2x:7
tso	2:-5 3:-7 4:-6 8:-5 9:-6 e:-9 f:-5 g:-7 h:-5 o:-7 t:-5 w:-5 12:-6 15:-6 17:-7 19:-5 1a:7 1d:-6 1g:-8 1x:11 2g:7 2l:-9 2w:-5
tsold	2k:8
tsome	m:9
tsomebody	0:7
tsomeone	2:12
tsomething	0:11
tson	3:-6 e:-7 11:-5 1h:-5 1x:-7 2r:-5
tsons	0:7
tsoon	0:9
tsorry	0:8
tsound	0:15
tsourdough	0:7
tspace	0:5
tspanish	0:7
tspeak	s:15
tsplit	0:10 1x:-5
tspring	0:6
tst	1k:11
tstairs	0:10
tstand	0:8 2k:-4
tstart	1v:6
tstarted	0:3 27:-5 2q:5
tstarting	0:-7
tstate	0:10
tstation	0:8
tstay	0:-3
tstays	0:6
tsteps	0:10
tsteve	0:8
tstill	c:-10 l:-11 m:-5 o:-6 t:-5 v:8 1c:-10 1d:-6
tstone	0:9 x:-6
tstop	23:-6
tstopped	24:8
tstories	0:8
tstraight	0:-6
tstretches	0:6
tstroke	0:8
tstubborn	2l:6
tstuck	0:11
tsuggest	2a:6
tsummers	24:-5
tsunday	0:10 18:6 1x:-5
tsuppose	0:9
tsweet	0:7
tswim	0:10
tswitch	11:6
tswitched	c:-6
tsydney	0:12
ttaco	0:-6 1x:7
ttake	1o:-5 24:-5
ttakes	0:-5
ttaking	15:-6
ttalk	0:8
ttastes	0:7
ttaught	1d:8 2j:-6
ttax	0:8
ttea	p:8
tteach	0:6
tteacher	s:-6
tteachers	0:6
tteam	v:-7 1k:9 1y:5
ttech	0:-10 v:9
tteeth	0:9
ttell	12:-8
tten	l:6 2o:-6
tterrible	2l:8
ttess	0:-5 2:9
ttext	l:5
tth	6:5
tthan	0:10
tthat	2:-7 a:-6 c:-5 o:9 u:-6 10:-7 15:-6 1h:-4 1o:6 1z:7
tthat's	0:9
tthats	0:7
tthe	7:2 8:-8 e:-7 f:-5 g:-5 h:-6 i:-7 j:-5 n:-7 o:-7 p:-7 q:-6 s:-5 t:-6 u:-5 w:-5 y:-6 11:-5 12:-6 13:-5 14:-5 18:-6 1c:-13 1d:-6 1h:-10 1i:-6 1j:-6 1p:6 1y:-5 25:-10 27:-5 2c:-8 2j:5 2l:-6 2o:6 2q:-6 2w:-6 2x:-6 2z:-5
ttheir	0:9
tthem	0:-5 g:11
tthen	0:11
tthere	m:8 10:8
tthese	0:7 l:-5 1b:7 24:-7
tthey	e:-7 13:-5 1x:7
tthing	0:11 3:-7 15:-5
tthink	1o:7
tthinks	0:12
tthird	0:-7 19:6 2r:6
tthirty	24:-10 2x:6
tthis	x:-6 2x:6
tthough	0:5
tthree	0:10 v:-5
tthursday	e:5
tthursdays	24:7
ttie	0:5
ttime	1c:8 1v:-5 1x:-10 2f:8
ttinnitus	0:6
ttips	0:15
ttired	m:7
tto	1:-7 2:-8 3:-5 4:-6 8:-5 a:-5 b:-5 c:-8 e:-7 f:-6 g:-5 j:-6 l:-6 o:-6 q:-6 r:-8 t:-7 u:-9 w:-7 12:-6 16:-7 17:-4 18:-6 19:-6 1a:-4 1b:-6 1c:-8 1d:-6 1e:-6 1x:-7 1z:-5 23:10 2e:-5 2j:-8 2k:-6 2v:6 2x:-5
ttoast	0:8
ttoday	0:10
ttold	i:5
ttom	e:5 10:7
ttomasz	y:8
ttoo	0:16 m:-5
ttook	1e:9 2w:7
ttore	25:5
ttorn	0:6
ttrade	1v:8
ttrailer	0:10 1x:-7
ttraining	0:11
ttremlett	0:2
ttrip	0:-4
ttruck	0:5
ttrue	0:8
ttry	12:7
ttrying	0:-6 l:11 s:6
ttuesday	1a:8
ttuesdays	0:-6 1k:5 24:8
tturned	0:12
tturning	0:6 6:6 2o:-6
tturns	6:11
ttwelve	0:6
ttwenty	2x:4
ttwo	a:-5 c:-5 h:-6 p:-5 v:-13 x:8 15:-5 19:-4 1g:-5 24:7 2s:-10
ttype	0:8
tu	0:3
tuncle	0:9 x:-6 11:-6 2j:-5
tunder	0:-4 23:6
tunemployed	a:8
tuni	0:-8 w:11
tuntil	0:7
tup	2:-9 c:-8 l:-7 o:-6 t:-5 v:-10 x:-5 10:-5 11:-5 1c:-7 1e:-5 26:-5 29:9 2d:-5
tupstairs	2g:5
tus	2d:6
tuse	0:8 1k:-5 2a:-6 2z:10
tused	h:9 13:-6 1s:-5 1x:-7 23:-10
tusually	24:6
tvacuum	0:9
tvan	0:7
tvaping	0:12
tvegan	2o:6
tvegetarian	0:13
tvery	t:11 2l:-6
tvet	25:9
tviewing	2o:5
tvisa	0:6
tw	0:12
twait	2o:-6
twalk	24:5
twalked	1x:6
twall	0:7
twanna	23:6 24:-5
twant	0:5 23:8
twants	0:8 23:10
twas	1:-10 2:-5 3:-9 8:-6 e:-9 g:-6 q:-6 x:-12 10:-8 18:-6 1e:-8 1g:-6 1k:7 1v:-8 24:-8 2j:8 2o:-8
twatch	0:8
twe	2:-9 3:-5 8:-7 c:-8 f:-5 g:-6 h:-5 l:-12 m:-5 p:-5 s:-6 t:-8 u:-7 w:-5 z:-7 10:-8 17:-10 18:-6 1a:-9 1c:-9 1g:-3 1h:9 1p:7 2k:-8 2o:5 2r:-5 2t:10
twe're	1a:-8 1e:-5
twe've	0:-12 13:8 1e:6 2m:-6 2q:5 2s:7
tweather	0:7
twedding	6:-5 2o:6
twedding's	0:12
twednesday	15:10
tweek	e:-5 k:7 1h:-5 24:11 2t:7
tweekend	e:-7 1c:-5 24:-6
tweekends	l:10
tweeks	0:9 m:-6 x:8 24:7 25:-5
tweight	0:8
twent	0:11 1c:-8 2p:5
twhat	0:12
twhat's	0:7
twhats	0:7
twhatsapp	0:8
twheat	1r:7
twhen	0:9 2:-10 c:-5 r:-5 18:-5
twhenever	0:5 24:-5
twhere	0:6 10:-7
twhich	0:6 f:9 1j:6
twhile	v:-5 15:6
twhippet	0:10
twho	0:12 8:-11 v:-7 w:-5 10:-7
twho's	0:8 3:-7
twhole	0:7
twhom	0:10 s:-6
twhose	0:8
twhy	0:14
twide	0:7
twidow	0:6
twife	l:-6 m:-6 10:-9 12:9 1x:-9 2t:7
twill	0:5 1a:6
twindow	0:8
twinter	24:8
twish	0:7
twith	0:8 a:-5 c:-6 e:-5 l:-6 m:-5 u:-10 v:-11 x:-7 1c:-6 1k:8 1t:11 2d:-5 2o:-6
twon't	0:14
tword	0:5
twork	1:-6 10:-4 1v:5 1x:-7 24:12 2j:5 2o:-5 2x:-5
tworking	1g:9
tworks	c:8
tworry	0:7
tworse	0:-5 x:8
twrite	2a:6 2q:12
twriting	0:-6 2q:6
twrong	0:7
twrote	0:9
tyear	15:-10 25:7
tyears	m:-7
tyellow	0:7
tyes	1x:5
tyesterday	0:7
tyet	0:9 s:-5
tyorkshire	0:7
tyou	0:8 2:7 r:8 10:-7 1h:-5
tyoung	0:12
tyounger	x:10
tyoungest	0:-6 m:8 10:11
tyour	0:12
tzero	9:9
w!	0:13 1x:-6 2r:-5
w"	0:10 26:7
w#1	4:-5 7:-5 8:-4 c:-7 d:-4 e:-8 h:-7 k:-5 l:-6 m:-11 q:-5 t:-4 u:-5 v:-6 x:-6 10:-6 11:-5 12:-5 14:-5 1b:-4 1c:-6 1d:-4 1e:-5 1f:-12 1g:-5 1h:-8 1i:-5 1p:5 1q:6 31:5
w#2	2:9 3:-4 4:-13 5:-4 8:-5 b:-6 c:-6 e:-5 f:-6 g:-5 h:-5 j:-4 k:-5 n:-6 o:-5 p:-4 r:-8 t:-5 u:-5 v:-5 x:-6 y:-5 10:-8 11:-4 12:-7 13:-4 17:-7 1b:-5 1c:-5 1g:-4 1q:7 2r:5
w#3	2:-6 3:-6 6:-5 8:-4 h:-6 l:-8 m:-5 o:-5 p:-7 t:-5 w:-5 x:-7 12:-8 13:-5 15:-6 17:-6 18:8 19:-4 1a:-5 1b:-4 1c:-5 1d:-7 1g:-4 1h:-5 1i:8 1q:5 1x:-7 1y:5 23:5 2r:-6
w#4	1:-5 2:-5 4:-6 6:-5 c:-5 e:-5 h:-5 i:-6 j:-5 k:-6 m:-5 o:-5 p:-6 q:-7 u:-5 v:-6 x:-6 10:-7 12:-6 15:-6 18:7 1c:-7 1d:-5 1i:-6 1v:-5 2n:6
w#5	3:-5 h:-5 i:-5 m:-6 q:9 v:-5 x:-5 14:5 15:-5 18:11 1i:-5 29:8
w#6	0:-6 2n:8
w#7	0:-5 18:12 1x:-5 29:6
w%	0:9
w&	1v:5
w(	0:11
w)	0:13 x:-5
w,	0:14 c:-5 e:-8 l:-6 r:-5 x:-6 15:-5 1k:-6 1o:-6 1s:-7 1v:-6 1x:-12 1y:-6 21:-6 23:-6 27:-5 2c:-5 2j:-4 2p:-7 2w:-8 2x:-5
w-	1:-7 6:-4 7:-5 8:-7 a:-6 c:-7 g:-5 m:-6 o:-7 p:-5 u:-10 v:-7 w:-6 x:-6 10:-9 11:-6 14:-9 15:-8 1a:-4 1d:-6 1e:-7 1l:6
w.	0:11 l:-7 15:-6 1o:-5 1u:12 1v:-7 1x:-11 23:-5 2a:-8 2d:-5 2i:4 2o:-5 2r:-5 2s:-5
w/	0:8
w:	0:14 e:-5 20:7
w;	0:12
w=	0:6
w>	0:9
w?	0:8
w@	0:6 b:-9
w_	0:11
wa	0:6 1:-6 2:-6 4:-2 8:-8 a:-5 c:-6 e:-11 f:-11 h:-8 i:-6 l:-6 m:-4 o:-8 q:-5 r:-7 t:-13 v:-6 w:-5 x:-5 y:-4 10:-3 18:-10 1a:-5 1b:-9 1c:-6 1d:-9 1e:-9 1i:-5 1r:-6 1s:-5 1v:-12 20:-5 23:5 2k:-7 2y:-5
wabout	0:10 m:-5 2q:7
wabroad	0:-5
waccount	0:12
wacme	0:13 2o:-6
wacres	0:-8 1x:7 2o:7
wacross	0:15
waddress	0:12
wadult	0:12
wadvice	0:8
wafter	0:17 e:-5 1a:-5 23:-7 2p:-6 2w:-8
wagain	0:9 24:-6 2t:5
wagainst	0:7
wage	0:9
wago	0:8 1x:6
wah	0:10
walarm	24:9
walaska	0:8 v:-6
walcohol	0:-10 8:12 x:-5
wall	0:19 o:-8 1o:7
wallergic	0:7
wallergy	0:9
wallotment	0:-10 11:15
walmost	0:9
walone	o:-6 u:12 x:-7 2d:11
walong	25:5
walready	0:13 26:-6
walso	0:14
walways	0:8
wam	l:-6 1d:-8 24:7
wamerica	v:-7
wamerican	0:-7 y:8 2a:7
wan	0:9 4:-5 8:-6 e:-6 10:-8 11:-5 1x:-6 23:7 29:7 2d:-5
wanalyst	0:-6 2j:6
wand	0:17 e:-7 l:-9 r:-7 u:-7 10:-11 12:-5 1k:-9 1s:-5 1x:-10 1z:-8 23:-6 24:-6 25:-12 26:-6 27:-10 29:-6 2a:6 2c:-10 2e:-8 2j:-6 2o:-10 2r:-10 2s:-9 2u:-5 2v:-6 2w:-7
wankle	0:-6 25:11
wanniversary	0:11
wanother	0:7
wanswer	2a:9
wany	0:13 2p:-6
wanybody	0:8
wanymore	0:18 24:-11
wanything	0:8 2a:-8 2w:-6
wanyway	0:15 x:-10
wapology	0:10
wapp	2z:8
wapparently	0:10
wapply	0:6
wapril	x:-6 15:7
ware	0:18 e:-6
wargue	0:8
warm	25:6
waround	0:3
warrived	0:9
warthritis	0:14 m:-11
was	0:11 10:-5 2l:5
wask	0:10
wasking	0:11
wasks	0:9
wasthma	m:8
wat	0:11 9:-5 c:-7 e:-9 h:-5 k:-6 l:-10 u:-5 15:-9 1c:-5 1d:-5 1e:-5 1t:-10 23:-5 25:-7 27:-11 2d:-9 2f:-7 2j:-10 2q:-10
wate	e:8
waugust	0:-4 v:-7 x:-5 15:9 1e:7 1p:7 2o:6
waussie	r:5 y:-5
waustralian	y:9
wavailable	0:8
wave	x:-7 z:10
waway	l:-6 1x:10 24:6
wawkward	0:9
wbabies	0:6
wbaby	t:-5 x:-8 1x:8 2d:-7
wback	0:11 2j:-8
wbackend	2j:7
wbad	m:8
wbadly	0:12
wbadminton	o:6
wbag	0:7
wbags	0:7
wbake	0:-9 1d:7
wbakery	0:7
wbaking	0:-9 t:-5 1d:10
wbald	0:-14 4:18
wband	0:-9 1:11 1k:13
wbar	0:6
wbarn	0:11
wbasement	1x:-5 2d:6
wbass	0:13
wbday	0:9
wbe	0:9 l:-9 r:5 10:-5
wbea	0:8
wbeach	2e:5
wbeans	0:15
wbeard	0:-18 4:14 1n:12
wbeats	0:6
wbecause	0:17
wbed	e:-7 24:5 2y:6
wbedtime	0:9
wbeen	0:17 2:-9 19:-7 1d:-5 1e:-6 1x:-5
wbeer	2j:7
wbefore	0:8 e:-5
wbeginner	0:15
wbegun	0:9
wbeing	0:16
wbelieve	0:15
wben	x:-9
wberlin	v:10
wbesides	0:11
wbest	0:9 2a:-5
wbetter	0:18
wbetween	0:13
wbigger	0:13
wbike	1h:-8 1x:7 24:-6 2k:-6
wbingo	0:-9 9:9
wbio	0:5
wbirthday	0:12
wbiscuit	x:14
wbit	0:4 24:-6
wblack	0:-4 d:7
wbless	0:12
wblock	0:-6 o:6
wbloke	j:10
wblood	0:9
wboard	0:-11
wboiler	0:7
wbooked	1x:11
wbooks	2j:7
wboots	0:7 c:6
wborn	0:8
wboth	2a:8
wbought	x:-8 1x:-11
wbox	0:10 2k:7
wboyfriend	0:-8 2t:7
wbrass	0:-8 h:5 1k:8
wbrazil	0:7
wbread	0:7
wbreaks	0:12
wbritish	0:-9 s:-7 y:9
wbro	0:13
wbroke	1x:2
wbroken	0:8
wbrother	0:6
wbrothers	0:-8
wbrought	0:9
wbruges	0:9
wbruno	0:7
wbtw	0:11
wbucks	0:8
wbudget	0:7
wbuilding	0:9
wbus	1h:-7
wbusiness	0:-15 w:13 2f:7
wbut	0:10
wbuy	k:7
wby	0:9 e:-6 l:-9 1n:-5 2j:-6
wc	18:-5 1d:-8 1x:6
wcake	0:6
wcalendar	0:8
wcalled	0:18 e:-6 1k:-6
wcalling	15:-5
wcalls	o:-7
wcallum	0:7 x:7
wcame	e:-8 1x:8
wcamper	11:9
wcamping	0:-5 f:8 o:-8
wcampus	v:-8
wcan	0:12 r:-5
wcan't	0:17
wcanadian	0:-7 d:-6 y:8
wcanal	24:7
wcancer	0:-11
wcant	0:16
wcaption	0:5
wcar	0:7 24:-5
wcaravan	0:-6 11:10
wcard	0:13
wcards	0:6
wcare	0:-10 o:-4 2d:10
wcars	0:13
wcase	0:8
wcat	x:-5 13:10 1z:-5
wcataracts	0:-7 m:9 1x:6 25:-6
wcatholic	x:-6 1b:11 1c:-5
wcats	0:-3 24:7
wcdl	18:10
wcelsius	0:-6 24:5
wcertificate	0:-6 2w:7
wchange	0:18
wchanged	0:16 e:-6 1a:-8
wcharacter	0:12 v:-9
wchart	0:8
wchat	0:6
wcheap	0:10
wcheaper	0:9
wcheapest	0:5
wcheck	0:11
wcheese	9:8
wchef	2j:6
wchennai	p:8
wchess	0:11
wchest	0:-6 11:5
wchicken	3:8 8:-6 m:-9 x:-7 13:-6 17:7
wchild	0:11
wchildhood	0:8
wchoir	2o:-5
wchowder	0:7
wchristmas	2o:8
wchurch	x:-5 15:-7 1b:11 2u:11
wcigarette	0:7
wcilantro	0:-10 9:10 t:7
wcity	0:11
wcivic	0:-7 e:6
wcivil	0:-7
wclaim	0:7
wclass	0:7
wclean	0:13
wclear	0:7
wclient	0:10
wclimbing	0:14 o:-9
wclinic	1v:7
wclose	0:-4 2s:6
wclosed	1x:8
wclosing	2o:8
wclub	1k:10
wclue	0:8
wcm	26:8
wcoach	10:-7
wcoat	0:-9 e:11
wcode	0:12
wcoeliac	0:-4 8:7
wcoffee	m:-5 u:-4 10:-5 24:6 2p:8
wcold	0:13
wcollarbone	0:-6 25:7
wcollege	1v:-7
wcolor	0:14
wcolorado	0:12 v:-6
wcome	0:6
wcomeback	0:7
wcomes	0:12
wcommon	0:8
wcompany	0:7
wcompare	0:8
wcomplaining	0:9
wcompletely	0:7
wconcrete	0:10
wconvert	0:11
wcook	1d:8
wcooker	2k:12
wcooks	0:6
wcopper	c:7 2j:7
wcoriander	0:-14 9:17
wcorolla	x:-6 1h:10
wcorrection	0:13
wcost	0:10
wcould	0:9
wcountry	o:-5 1y:6 27:8
wcouple	0:8
wcourse	1x:5 24:-5
wcousin	0:10
wcoworker	0:14
wcows	1x:7
wcracked	0:6
wcrawling	0:10
wcrazy	0:12
wcrime	2c:10
wcrochet	1d:-6
wcry	1o:8
wcup	1v:6
wcupboard	0:10
wcups	24:5
wcurry	0:7
wcustomer	0:10
wcv	0:10
wcycling	1k:5
wd	24:-9
wdad	0:14 1x:-6
wdads	0:10
wdaft	0:6
wdaily	0:7 2z:-5
wdairy	3:9 1r:9
wdangerous	0:7
wdark	0:-6 9:-6 21:5
wdating	1a:7
wdaughter	g:7 1x:-6 1z:5
wday	0:6 1p:7
wdays	2x:9
wde	c:-5 h:-5 x:-9
wdead	0:12
wdeadline	0:14
wdeal	0:12
wdear	0:13
wdebate	0:-8 1:4
wdecember	1x:5
wdecent	0:11
wdecided	0:12 e:-5
wdeep	0:-4
wdegree	a:10 13:-6 1t:8
wdegrees	0:10
wdementia	0:-7 m:5
wdenise	0:-9
wdental	0:-7 1v:7
wdentist	10:-5 2j:5
wdenver	1x:6
wdeploy	0:13
wdeposit	0:8
wdescribe	0:8
wdescription	0:8
wdessert	0:7
wdev	x:6
wdiabetes	0:-4 m:11 10:-5
wdiagnosed	0:8 m:-6
wdid	0:5 e:-9
wdidn't	0:12
wdied	0:6 e:13 1a:-12 1q:-5 30:-5
wdiesel	w:7
wdinner	0:14
wdinners	0:6
wdisease	0:-5 25:7
wdish	24:6
wdivorce	e:8
wdivorced	0:-14 2:-7 e:-7 m:-4 10:-6 1a:21 2t:7
wdo	0:8
wdoc	0:14
wdoctor	0:5 10:-8
wdoes	0:8 1o:5
wdog	0:7 e:-5 17:-5 1x:6 2d:-6 2o:6
wdog's	0:10
wdogs	0:8 13:-7
wdoing	e:-5 15:-8
wdollars	0:9
wdone	1x:5 25:-7
wdont	r:4
wdoor	0:9
wdown	0:13 m:-5 o:-5 1a:-5 29:-7
wdownstairs	x:-6 1x:7
wdraft	0:10
wdrama	0:10
wdream	0:6
wdress	0:8
wdrink	l:10 24:8
wdrinking	0:-6 l:11
wdrive	1d:12 2q:8
wdriver	0:-7 2j:7
wdrives	10:12
wdriving	10:10 11:7
wdrop	9:-5 t:10
wdropped	18:7
wdrove	0:10 x:-6
wdublin	v:-8
wdumb	0:10
wduolingo	1g:8
wduring	0:12
wdust	3:6 2k:-4
wdutch	d:-7 l:-5 s:-5
wear	0:-8
wearly	m:7 1f:7
wears	0:11
wearth	0:8
weaster	c:-6 2x:7
weasy	0:11
weat	0:8 8:-8 l:-6 24:5
weaten	0:11
weating	0:10
weats	0:15
wedie	0:12
wegg	0:-7 3:9 2w:8
weggs	0:-3 3:11 1m:5
weight	0:-8 2:12
welder	0:-10 10:10
weldest	0:8
welectric	24:-5
weleven	0:-8 1y:9 24:-6 2x:-5
weli	x:9
welse	0:9
wemail	0:14
wembarrassing	0:12
wemergency	0:5
wemojis	0:-9
wemployed	0:-5 2j:7
wemployee	10:8
wend	1:-5 1x:7 2e:9
wengaged	0:-14 m:-5 1a:19 1x:8
wengineer	0:8 10:-10
wengineering	0:-10
wenglish	d:-7 y:-13
wenough	0:9
wessay	0:10
wethan	0:7
weven	0:21 24:-11
wevening	0:10
wevenings	24:9
wever	25:-7 2a:12
wevery	0:7 l:6 o:-4 x:-5 1k:-7 1v:-5 25:-7 27:-6
weveryone	0:12 1o:5
weverything	0:11 8:9 l:-9 m:-5 o:-5 15:-5 2a:-6
weverywhere	1n:9
wex	0:3
wexactly	0:6
wexam	2o:6
wexample	1u:8
wexcuse	0:10
wexercises	0:8
wexpecting	0:-8 m:8 1x:6
wexpensive	0:15 x:-5
wexperience	0:10
wextra	0:7
weye	2o:9
weyes	0:10 m:-5
wfacebook	0:-4 1g:9
wfairly	0:6
wfall	0:6 2o:-6
wfamily	0:13
wfan	0:11
wfar	0:14
wfarm	2k:5
wfast	0:9
wfather	0:7 1x:9
wfavorite	0:12
wfavourite	0:13
wfear	0:12
wfeb	2o:6
wfebruary	0:-5 1x:6 2o:7
wfeed	0:-6 c:7
wfeel	0:7
wfeeling	0:15
wfeet	m:-5 1n:10
wfell	e:7
wfella	0:9
wfifty	0:10 23:5
wfight	0:14
wfile	0:7
wfill	0:6
wfinally	x:-6
wfind	0:14
wfine	0:16 2:-6 m:-6
wfinished	0:14 l:-6
wfired	1x:6
wfirm	0:5
wfirst	1:-6 7:-5 11:-7 18:-6 1c:-6
wfish	13:-6 1d:-6
wfive	0:-8 2:-5 g:8 h:-6 m:-6 n:6 o:-6 x:-9 13:9 15:-5 1a:-6 1d:-7 24:8 2j:7
wflatmate	0:14
wflight	k:-7 23:7
wflights	0:12
wfloor	2d:8
wflour	0:11
wflower	23:-6
wflowers	0:7
wfly	0:-7 15:8
wflying	0:-7 i:14
wfolks	0:14
wfood	1r:9
wfoot	26:9
wfor	0:14 c:-7 e:-9 k:-6 l:-6 x:-5 10:-8 15:-11 17:-5 18:-8 1o:6 1v:-7 24:-10 25:-8 2j:-8 2k:-5 2p:-6 2v:-6 2w:-5 2x:-8 30:-7
wforever	0:10 2j:-7
wforgot	0:8
wform	0:18
wformal	0:9
wformula	0:8 x:-5
wforty	2:10 o:-4
wfound	0:5
wfour	0:-7 1x:-6 24:9
wfourteen	0:-10 2:7 q:5
wfree	0:10 2:-5
wfreelance	0:-11 10:11
wfreezer	0:-6 2k:8
wfrench	s:8
wfriday	0:11 1x:-11
wfridays	0:-9 24:7
wfridge	0:11
wfriend	0:9 13:-5 2s:6
wfriends	2s:5
wfrom	0:14 e:-10 15:-7 1c:-5 20:5 24:-7 2j:-6 31:-6
wfront	0:11
wfun	0:10
wfuneral	0:8
wfuture	0:7
wgames	0:-7 9:7
wgarmin	0:-6 7:9
wgave	e:-5
wged	a:14 1a:-8
wgeneral	0:6
wgentle	0:10 16:5
wgeorgia	x:6
wgerman	s:8
wget	2o:-5
wgets	0:6
wgetting	l:-6 10:-8 1a:8
wghent	0:9
wgift	0:12
wginger	0:-17 4:14 m:-6 12:-7
wgirl	j:6 x:-7 10:-6 1z:7 2j:6
wgirlfriend	19:8
wgirlfriend's	0:-5 e:6
wgirls	0:7
wgive	0:12 x:-5
wgives	0:7
wgiving	2a:-7
wglasgow	0:-9 v:6
wglass	0:6
wglasses	0:-14 4:15 9:-6 l:-6 11:9
wgluten	8:12 m:-7
wgo	0:10 o:-10 1d:-7
wgod	0:13 x:-6
wgoes	0:7
wgoin	0:6 15:5
wgoing	15:5 2o:-10
wgolf	0:12 o:-11
wgone	0:18 m:-7
wgonna	0:9
wgood	0:8 2o:6
wgoogle	c:-7
wgot	0:7 e:6 g:-5 m:-11 x:-9 10:-5 12:-5 18:-7
wgotta	0:12
wgrade	10:7 2x:5
wgran	0:15 e:-6
wgrand	0:-7 29:11
wgranddaughter	0:11
wgrandma	0:7
wgrandmother	0:11
wgrandson	0:-4 1z:10
wgrapefruit	0:7
wgravy	0:-5 x:10
wgreen	h:9 x:-6
wgrew	0:9
wgrey	13:8
wgreyhound	0:-7 13:8
wgross	29:8
wgroup	9:8 1k:7
wgrowing	m:-6 15:-6 1n:8
wgrown	0:11
wguess	0:11
wguitar	o:12
wgujarati	d:6
wguy	j:12
wgym	l:7 24:10
whad	x:-6
whaha	0:8
whair	0:-3 11:-5 1n:11
whalf	4:-5 c:-5 d:7 h:-6 l:-5 m:-5 t:-7 x:-6 10:-6 12:-6 15:-5 1d:-5 1l:5
whalifax	0:-8 h:-5 t:10 x:-7
whana	x:8
whand	1q:-5
whanded	e:8
whannah	0:13 19:-10
whappy	0:13
whard	0:12
whas	0:14 e:-5 l:-8 x:-5
whasn't	0:8
whate	0:13
whated	0:10
whates	0:17
whave	0:16 16:-6 1x:-6
whaving	0:9 l:-5
whe	0:12 x:-6
whe's	0:12
wheadache	0:9
whealth	2f:6
wheard	0:14
wheart	0:7 8:-5 c:-5
wheater	0:8
wheating	1v:8
wheavy	0:13
wheights	0:-10 i:17 l:-6
whelp	0:10
whelps	0:10
wher	0:9 a:-7 g:-8 l:-6 m:-16 o:-6 t:-8 w:-5 x:-8 10:-7 11:-6 15:-9 1a:-7 1d:-8 1t:6 25:7 2a:-5 2j:-11
where	0:5
wherself	2d:9
whes	0:10
whi	0:10
whigh	x:-9 1t:6 2v:9
whill	0:-2
whim	0:8 1:-5 l:-7 t:-5
whip	0:-8 m:10 1x:5
whiring	0:5
whis	e:-8 11:-7 18:-11
whistory	0:-9 1k:6
whives	0:8 v:-5
whobby	0:10
whold	0:11
whome	2j:-8 2p:7
whonest	0:6
whonestly	0:10
whope	1k:7
whorse	13:-6
whospital	1v:6
whotel	1x:6 1y:6
whour	29:7
whouse	11:-7 2q:-5
whouses	0:12
whow	0:8
whr	0:4
whuge	0:12
whungry	0:7 x:-5
whunting	o:-7
whurt	0:9
whusband	x:-5 1x:9
whusband's	0:8
whypothetically	0:9
wi	0:11 5:-5 l:-7 18:-5 1y:-6 24:-8
wi'd	0:9
wi'll	0:10
wi'm	0:13 e:-5 l:-12 15:-8
wi've	0:9
wid	0:6
widea	2o:8
wideas	0:11
wif	0:9
wim	0:13 r:-5
wimagine	0:13
win	0:9 5:-5 a:-5 e:-11 i:-5 m:-6 n:-6 o:-5 r:-9 v:-4 w:-5 x:-6 11:-5 1a:-6 1c:-6 1k:-8 23:-6 2j:-9
windia	0:8
windian	0:10 y:3
winstagram	1g:11
winstead	1x:-6 24:5 2o:-8
winto	0:8
winvite	0:7
winvoice	0:11
wipad	0:-6 7:9
wiphone	7:5
wireland	0:-4
wirish	y:-10
wiron	8:-5 m:10 25:10
wis	0:15 h:-7 k:-7 m:-5 n:-6 x:-10 1d:-7 1p:-7 2d:-6 2g:-7
wisla	0:10
wisn't	0:10
wit	0:11 9:-8 w:-6 1x:9 2w:-5
wit's	0:9
witalian	0:-8 y:-8
wits	0:17
witself	0:6
wive	0:11
wjanuary	0:9 p:-6 v:-8 x:-5 24:-5 2t:8
wjava	1d:9
wjaylen	x:7
wjersey	0:5
wjess	0:-10 g:8 x:8
wjob	0:6 24:-6 2j:8
wjobs	0:10
wjoined	0:3
wjoke	0:11
wjonah	0:-4 x:8 19:7
wjune	0:8 2o:5
wjunior	2s:6
wjust	0:14 x:-10
wk	24:-5 29:9 2d:-5
wkayla	g:-6 x:-14 19:11
wkeep	0:9 13:-6
wkeeps	0:11 2g:-7
wkeith	19:-5
wkettle	0:9
wkevin	x:10
wkeys	24:-6
wkg	31:8
wkid	1z:-6
wkids	g:9 24:-6 2q:-5
wkilos	23:-5 31:9
wkinda	0:13
wkindle	0:-6 7:7 1g:-6
wkindly	0:9
wking	0:12
wkitchen	0:5 15:8
wkm	0:9
wknackered	0:-4 25:6
wknee	e:5 25:8
wknife	2k:10
wknow	0:7
wlactose	3:12 m:-6
wlad	0:8
wlady	0:7
wlaid	0:-7 e:7
wlandlord	0:13
wlane	1v:5
wlanguage	0:9 2w:6
wlaptop	7:8
wlara	0:17 x:-14
wlarge	0:8
wlast	0:17 24:-6 25:-5 2j:-5 2o:5 2r:-10
wlasted	0:8
wlate	0:13 1x:-5
wlater	0:11 z:-6
wlaugh	0:12
wlaw	0:11
wlaw's	0:6
wlbs	31:11
wlead	1x:6
wleaf	0:8
wleaflet	0:6
wlearned	0:8
wleave	15:8 2o:5
wleaves	0:12
wleeds	1b:-5
wleft	m:-9 10:-4
wlegal	0:10
wlent	0:12 v:-6
wleo	0:8
wless	0:12
wlet	0:13
wletters	2a:6
wlibrary	1v:5
wlie	0:10
wlife	0:15
wlike	0:11 l:-8
wlimerick	0:11
wline	0:7 1g:-5
wlinkedin	0:10
wlips	0:12
wlist	0:11
wlisten	0:9
wlittle	0:7 l:-4 17:5 2q:-5
wlive	0:11
wlives	0:7 10:-5
wliving	e:-5 15:-6 1x:-6 2d:10
wloan	1x:6
wlogo	0:7
wlol	0:13
wlong	4:6 m:-6
wlonger	0:14
wlook	0:15 1d:-5
wlooking	0:14
wlooks	0:11
wlord	0:9
wlosing	e:-6 l:-5 m:7 15:-5
wlost	e:5 1x:4
wlottery	x:-5
wlove	0:10
wlovely	0:11
wloves	0:18 t:-7 2c:-6
wlow	m:7
wlucky	0:14
wlunch	0:12
wlying	0:12
wmacbook	0:-6 7:7
wmachine	2k:9
wmad	0:8
wmade	0:12 e:8
wmail	0:9
wmain	0:7
wmajor	0:7
wmake	0:7
wmakes	0:12
wmaking	0:17
wmam	1x:-6 2d:6
wmam's	0:-5 u:9
wmama	0:14
wman	10:-6 1a:-5 2j:6
wmanager	0:7
wmarathon	x:-5 1x:7
wmarch	6:6 v:-8 15:7
wmarketing	10:8
wmarried	0:-7 4:-5 m:-5 10:-6 12:-7 18:-5 1a:17
wmass	2o:-6
wmaster	0:-8 a:8
wmaster's	0:-14 a:13 1t:8
wmate	0:14
wmaths	h:8
wmax	0:7
wmay	e:8 v:-10 1p:6
wmaybe	0:10 q:-6
wmazda	0:8 1h:-6
wme	0:9 1:-7 l:-6 m:-5 r:-13 10:-6 23:5
wmeal	l:6
wmeat	8:10 1r:10
wmechanic	0:-17
wmedium	0:15
wmeeting	0:7
wmember	0:10
wmemory	u:6
wmen	0:8
wmeredith	0:-9 x:9
wmess	0:13
wmet	0:5
wmid	0:11
wmiddle	0:11
wmidwife	10:6
wmile	0:6 1x:6
wmilk	3:7 m:-6 1m:8
wmillion	0:6
wmind	0:12
wmine	0:9 2:-7 24:-6
wminutes	0:7 l:-5 m:-5 x:-6 24:7 2r:9
wmira	0:9
wmiso	x:7
wmiss	0:7
wmissing	0:-3 1x:8
wmix	0:-8
wmodel	0:9
wmonday	0:13 x:-4 1x:-8
wmondays	24:5
wmoney	0:16
wmonth	1l:8 23:-5 24:7
wmonths	1l:11 2x:12
wmoose	0:-11 x:15
wmore	0:6 2a:-5
wmorning	l:-7 1x:-5 24:8
wmornings	l:-9 o:-5 24:7
wmortgage	2d:7
wmost	0:15 l:9 24:-9 27:-5
wmostly	0:14 24:-6
wmother	u:6 1x:-6 2j:-8
wmountain	0:-9
wmoved	0:4 u:-6 x:-5 10:-7 15:-5 1a:-6 1x:-6
wmovie	0:9
wmoving	2o:-8
wmrs	0:-7 x:7
wmuch	0:6 24:-5
wmum	0:9
wmum's	0:15
wmums	0:7
wmusic	w:-7 1s:6
wmust	0:13
wmy	0:9 5:-6 8:-6 a:-6 c:-4 g:-9 l:-8 m:-17 r:-7 t:-5 u:-5 w:-6 12:-6 15:-7 19:-9 1d:-8 1n:-7 20:-5 2d:6 2k:-9 2l:-6 2s:-5 2w:-5
wmyself	0:10
wnails	24:8
wname	0:11
wname's	0:9
wnamed	0:7 2m:-5
wnames	0:16
wnational	0:7
wnear	p:5
wneed	0:12
wneeded	0:7 1k:-6
wneedles	i:8
wneeds	2j:5
wneighbor	0:9
wneighbour	0:8
wnephew	1z:5
wnerea	0:13
wnervous	0:11
wnet	0:6
wnetflix	0:6
wnever	0:10 l:-8
wnew	0:6 11:-6
wnews	0:10
wnext	0:8 k:-5 23:-9
wniamh's	0:10
wnice	0:11
wnight	2:-6 c:-9 e:-9 m:-5 19:-5 2a:6 2j:-7 2o:5
wnights	i:-8 l:14 m:-8 24:10
wnine	0:-4 2:16 c:-7 l:-6 m:-10 1e:4 24:6
wnineteen	0:-3 2:10
wninety	0:-4 2:7 1c:-5 1e:6
wno	0:10 c:-5 e:-6 g:-7 m:-6 x:-5
wnobody	0:13
wnoise	0:10
wnon	0:13
wnone	0:9
wnoon	0:8 24:6
wnormal	2a:7
wnot	0:11 2a:9
wnote	0:6
wnothing	0:10 1b:7
wnotice	0:-7 1x:10
wnotion	0:-9 1g:15
wnovember	p:-6 v:-5 1p:8 1x:7
wnow	0:17 1v:-7 24:-8 27:-7 2d:-10 2j:-7 2w:-5 30:-5
wnumber	0:21 x:-5
wnursery	0:7
wnurses	0:6
wnursing	0:-10
wnuts	1m:7
wnyla	0:-13 x:15
wo	z:9
woboe	0:9
wobsessed	0:13
wocean	0:-5 1y:5
woctavia	0:-11 x:-6 1h:10 30:10
woctober	v:-8
wodd	2x:6
wof	0:6 1:-9 5:-5 a:-5 d:-5 e:-6 g:-4 i:-8 k:-8 l:-10 q:-5 t:-7 u:-6 w:-6 x:-6 12:-7 13:-6 15:-7 18:-9 1c:-8 1p:6 2r:8
woff	0:8
woffered	0:15
woffice	10:-7 1v:6
woh	0:9
wohio	0:11
woil	0:5
wok	0:12
wokafor	0:-15 x:10 2g:11
wokay	0:14
wold	e:-8 x:-6 10:-6 13:-5 19:-6 2p:5 30:5
wolder	0:2
won	0:13 3:-5 8:-10 e:-9 f:-10 k:-5 o:-5 r:-8 t:-5 x:-5 15:-5 18:-6 25:-3 27:-10 2a:-4 2q:-9
wonce	0:16
wone	0:8 c:-4 g:6 u:-5 x:-9 1k:-5 1v:-5 1y:-7 26:7
wonline	0:12 m:-6 23:-5
wonly	m:-4 n:-5 x:-7 11:-6 24:9
woops	0:10
wopen	0:4
wopened	e:7
wopening	l:-7
wopens	0:10
wor	0:13
worder	0:10
worg	0:5
woriginally	0:10
worla	0:7
wother	0:9
wour	0:12 g:-7 l:-7 u:-6 x:-5 13:-4 2r:-5
wout	e:-5 l:-7 u:-5 1x:7
woutside	0:10 2o:-8
woven	11:9
wover	0:8 9:-9 10:-5 15:-8 1a:-5 1x:-5 29:-5 2d:-5 2j:-9 2l:-5 2p:8
wowen	0:-6 x:8
wowl	2y:8
wown	o:-5 1x:-7 2d:10
wowns	0:12
woxford	0:4
wp	0:7
wpacked	0:10
wpages	0:10
wpal	2s:10
wpan	0:6
wpaper	m:-5 16:7
wpapers	0:11
wparamedic	10:6
wparents	0:11 1x:4
wparis	v:-10 x:-8 23:-5
wparish	1:5
wpark	2e:7
wparking	0:7
wpart	0:6
wpartner	0:12
wparty	23:5
wpassed	2r:8
wpassport	0:18
wpassports	0:7
wpast	0:12 24:-4
wpaste	0:10
wpatience	0:-8 2l:10
wpatient	12:10
wpay	0:8 15:-5
wpays	0:10
wpeanut	0:-9 t:5 z:10
wpenicillin	0:-4 3:12
wpension	0:11
wpeople	0:7 t:-5
wpepper	0:8
wper	0:12
wpercent	24:5 31:-5
wpermit	0:7
wperson	2l:-12 2p:5 2y:11
wpescatarian	0:-8 8:13
wpets	0:11
wphone	0:7 7:-11
wphones	0:14 7:-6
wphotos	0:7
wpiano	11:10
wpickles	0:8 2g:-5
wpilot	0:-8
wpirate	0:10
wpisces	1j:12
wpixel	0:-5 7:7 1q:8
wpizza	0:7
wplace	x:-8 18:-6
wplan	0:17
wplanning	0:12
wplant	1v:7
wplate	0:8
wplayed	0:9
wplaying	0:8 l:-6 o:-8 1x:8
wplaylist	0:13
wplays	0:11
wplease	0:19 r:-6 2a:-11
wplot	0:9
wpls	0:10
wpodcast	0:-7 17:8
wpodcasts	0:-7
wpoem	0:5
wpoint	2e:9
wpolite	0:12
wpool	o:-7
wpork	h:6
wport	0:-7 c:9
wportuguese	s:9
wposter	0:6
wpounds	0:-6 1x:-6 23:6
wpower	11:-6
wppl	0:6
wpractise	0:13
wpray	0:10
wprayer	0:8
wprefer	0:14
wpregnant	2:-5 m:14 12:-5 25:10
wpresent	0:6
wpressure	0:2
wpreston	1:-5 1k:6
wpretend	0:12
wpretty	0:12 x:-7
wpriest	0:5
wprimary	0:-7 10:8
wpriya	0:-13
wpriyanka	0:-6 19:9
wproblem	0:11
wprofessional	18:6
wpromoted	0:-8 1x:9
wproperly	0:10 2w:-8
wproposed	0:-5 e:9
wpros	0:12
wproud	0:8 12:-7 2l:7
wpublic	m:-6
wpune	0:-10 p:7
wpush	e:-5
wput	0:8
wputting	r:-6 15:-7
wpython	1d:12
wquarter	0:-6 2r:6
wqueen	0:-6
wquestion	0:7
wquestions	0:12
wquick	0:8
wquiet	0:8
wquit	0:6 x:-9
wquote	0:12
wrain	0:5
wraining	0:5
wrainy	t:9
wraise	0:18
wraised	0:8 e:-9 12:-10
wran	o:-12
wranch	0:-7 2k:6
wrate	0:7
wrather	2p:5
wray	0:-9 x:10
wreach	0:8
wread	f:8 o:-5
wreading	0:21 l:-6 o:-13
wready	0:7
wreal	0:7
wrealistic	0:8
wreally	1b:-8 2u:8
wreason	0:-3 1o:6
wrecipe	0:11
wreckon	0:11
wrecommend	0:9
wrecord	0:6
wred	4:6 e:-5 l:-5 m:-5
wredo	0:9
wregret	0:7
wreligious	0:-10 1b:13
wremarried	e:-7
wrent	e:-5 u:8
wrenting	0:-13 u:15
wrents	0:7
wreply	0:7
wreport	0:14
wrestaurant	k:9
wretired	m:-5 10:11 1a:-5 1x:-7 2g:-5
wretiring	0:-5 15:6
wrewrite	0:7
wright	0:14
wring	m:7 1n:12
wrings	l:7
wriver	2e:9
wrn	0:9
wrobot	0:9
wrohan	g:-7
wrole	0:11
wrome	0:13
wrommel	0:11
wroof	11:8
wroom	u:5 23:-6
wroommate	g:-6 l:-5 m:-8 u:9
wrope	27:9
wrory	x:12
wrosalyn	0:5 c:-4 e:-7 1x:5
wroses	0:11
wround	2a:-5
wroute	2j:5 2o:-5
wrufus	0:14
wrules	0:10
wrun	f:6 o:-5 x:-5
wrunning	0:5 t:-7 1d:-6 1k:-6
wruns	0:14 g:-5 l:-7 o:-6
wrusty	0:8
wrye	1r:9
wsad	0:8
wsaid	0:13 m:-6 x:-7
wsalary	0:8
wsale	0:11
wsalt	0:14
wsame	0:7
wsamsung	7:6
wsandra	0:12 x:-11
wsaturday	0:10 10:6 1x:-11
wsaturdays	1k:-7
wsaw	0:17
wsay	0:6
wsaying	0:7
wsays	0:13
wscared	0:13
wschedule	0:8
wschool	0:8 l:-8 x:-5 2o:-5
wschools	2v:-5
wscience	0:-8 2f:8
wscorpio	1j:10
wscottish	s:-9 x:-7 y:6
wscratch	0:10
wscreen	o:-7 1q:-5
wseason	0:15
wsecond	7:5 2d:-7 2k:-5
wsecretary	10:8 1k:-6
wsection	0:11
wsee	e:-5 l:-5
wseeing	1a:7
wself	0:-6 10:6
wsell	l:9
wsemi	u:5
wsends	0:9
wsenior	0:-8 a:6
wsensible	0:9
wsentences	2a:5
wseptember	0:-3 v:-5 x:-6 15:6 1x:5 2o:5
wserious	0:12
wsettle	0:7
wseven	0:-9 2:9 1c:-6 1h:-6
wseventy	0:6
wsewing	2k:8
wshare	0:8
wshared	u:7
wshe	0:16
wshe's	0:13
wshed	23:8
wsheet	0:13
wshellfish	0:-6 3:14
wshes	0:14
wshoes	0:9
wshop	1v:-6 23:6 2j:10
wshort	m:-6 r:7 1n:-5
wshoulder	0:-8 m:6
wshow	0:-6
wshower	0:14
wshy	0:-7 12:11
wsimilar	0:14
wsimple	0:10
wsince	0:15 e:-6 1e:10 1o:-6 1r:-5 1v:-6 1x:-8 23:-7 24:-7 25:-6 2c:-6 2e:-5 2o:-5 2s:-6
wsing	0:10 l:-5
wsinger	0:9
wsingle	1a:19 1f:-5 24:-5
wsings	l:-5
wsister	1x:7 1z:8
wsister's	0:9
wsitting	2o:5
wsix	c:-5 m:-9 n:5 x:-6 10:-5 12:-5 1a:-5 1c:-5
wsixteen	0:-4 1i:6
wsixty	0:7
wsize	0:4
wskin	0:15
wskip	r:6
wsleep	0:13
wsleeping	0:8
wslipped	e:7
wslogan	0:9
wslow	2a:8
wsmall	10:-6 1x:-5 2p:-8
wsmoke	l:9 o:-5
wsmoked	0:-12 e:-7 l:21
wsmoking	0:-11 i:-6 l:21 m:-5 o:-6
wsnacks	0:6
wso	0:16 1v:-5 1x:-8 1y:-8 24:-7 25:-6 2j:-7 2o:-7
wsober	l:12 m:-6
wsofa	0:7
wsoft	2l:8
wsold	0:6 2k:-9
wsome	23:-7
wsomebody	0:7
wsomeone	0:13 8:-5 2t:8
wsomething	0:21
wson	0:9 13:-5 1z:5
wsongs	0:12
wsons	g:10
wsoon	0:13
wsoppy	0:9
wsorry	0:10
wsort	0:8
wsound	0:9
wsounds	0:6
wsoup	0:14
wsourdough	0:-10 1d:9 27:6
wspace	0:11
wspain	v:-9
wspanish	0:-7 d:-7 s:9 1d:6
wspeak	0:13
wspeaking	21:10
wspeaks	0:10
wspeech	0:5
wspelling	0:-8 2a:10
wsplit	0:-6 1a:7
wspring	2o:6 2x:5
wsquare	1g:7
wsquash	0:11 o:-6
wst	0:-8 1:9 1c:6 1v:-8 2o:9
wstaff	0:5
wstairs	25:6
wstand	0:4 11:7
wstart	0:6
wstarted	0:8 17:-6
wstarting	25:-6
wstarts	0:5
wstate	0:-9 c:-7 1x:6 2o:7 2v:5
wstats	0:-11 1x:9
wstays	0:8
wsteel	0:11
wstick	0:6
wstill	0:14 l:-10
wstomach	0:7
wstone	0:-5 1x:8 31:10
wstop	0:8 k:-7
wstopped	0:13 e:-7
wstorage	0:8
wstories	2q:7
wstory	0:12
wstraight	0:10
wstreet	2d:7
wstress	0:8
wstretches	0:8
wstubborn	0:-10 12:12
wstuck	0:14
wstudent	10:-6 12:-5 2j:5
wstudies	0:12 l:-5
wstudio	2d:-5
wstuff	0:8 x:-6
wstupid	0:8 z:-5
wstyle	0:5
wsugar	7:6
wsummarise	0:10
wsummer	0:10 1x:-7 1y:-5 2r:6
wsun	0:10
wsunday	l:6 1x:10
wsundays	o:-5 2c:7
wsuper	0:-3 12:8
wsupper	0:9
wsupport	2j:-5
wsuppose	0:12 x:-7
wsupposed	0:6
wsurgery	0:-5 1x:5
wsurvey	0:8
wswap	0:7
wswapped	0:12
wswears	0:16
wsweet	2c:6
wswim	0:-8 1d:11
wswimming	o:-11
wswitch	2k:6
wswitched	0:13
wsystem	0:7
wtablets	25:7
wtaken	0:13
wtale	0:9
wtaller	0:6
wtamil	s:6
wtank	2d:-6
wtaught	10:11
wtax	29:6
wtaxes	0:6
wtaylor	t:7
wtea	11:-5 1r:10 1x:-6
wteaching	0:11 l:-5
wteam	1k:6
wtech	0:-14
wten	v:-6
wterrible	0:8
wterrified	0:14 1a:-10
wtest	0:-6 1x:6 2r:10
wtext	1d:8 2p:5
wthan	0:8 2l:-7 2p:6
wthank	0:13
wthanks	0:18 x:-7
wthanksgiving	1x:7
wthat	0:12 1x:-5 2k:-6
wthat's	0:7
wthats	0:11
wthe	0:8 6:-8 8:-5 e:-5 f:-9 g:-5 k:-5 m:-7 p:-7 r:-8 t:-8 v:-4 10:-11 12:-4 13:-10 17:-6 19:-5 1c:-10 1e:-6 1g:-5 1v:-4 1x:6 20:4 29:-5 2e:8
wtheir	0:12
wthem	0:8 t:6 2r:9
wthen	0:16 2j:-7
wthere	0:6 2j:-6 2o:11
wthere's	0:8
wthese	0:16
wthesis	0:8
wthey	0:8 1x:-5 25:-7
wthing	0:9
wthings	2c:10
wthink	0:12 l:-8
wthinking	0:15
wthinks	0:9
wthird	18:5
wthirteen	0:12 2:-10
wthirty	24:8
wthis	0:13 1o:-5 1x:-13 24:-9
wthose	0:10 9:-8 x:-6
wthought	0:13
wthree	2:11 f:-5 g:6 m:-8 o:-5 r:-5 t:-5 v:-7 x:-9 10:-5 12:-5 1y:5 24:-9 2m:-6 2x:-5
wthrough	0:9
wthru	0:8
wthursday	15:8 1x:-8 24:11
wthursdays	24:5
wthyroid	0:-10 25:6
wtie	0:-6 1d:7
wtil	0:7
wtill	1v:-5 2j:-6
wtime	2a:5 2p:7
wtimezone	0:11
wtinnitus	m:9
wtips	0:12
wtired	0:18
wto	0:9 3:-5 5:-5 9:-7 c:-8 e:-11 f:-10 k:-6 l:-9 m:-5 q:-4 r:-9 t:-8 x:-5 10:-6 15:-6 1c:-6 1e:-6 1f:-9 1v:-13 2j:-5 2k:-6 2o:5 2v:-6 2w:-5
wtoday	0:11
wtoddler	0:9
wtogether	0:-9 1a:13
wtold	0:9
wtom	2:-5 g:5 x:-10 2m:8
wtomasz	0:-5 x:8
wtomatoes	0:11
wtomorrow	0:12
wtonight	0:13
wtoo	0:16 12:6 2a:-6
wtore	0:-7
wtorn	0:-8 m:11
wtoronto	v:10
wtotal	x:-7 10:-5
wtown	1o:6
wtrade	0:8
wtraining	0:12
wtranslate	0:9
wtravelling	15:-6 2o:6
wtravis	x:5
wtree	0:-7 3:7
wtremlett	x:-6
wtrick	0:13
wtrombone	0:-5 o:7
wtrouble	25:6
wtruck	1x:6
wtrucker	0:9 10:-8
wtrucks	2c:6
wtrue	t:9
wtry	0:15 t:-5
wtrying	0:10
wtuesday	0:6 l:6
wtuesdays	x:-5 24:7
wturned	0:13
wturning	0:13
wturns	0:13
wtwelve	2:14
wtwenty	0:-6 1e:5 24:7
wtwice	0:13 2r:-5
wtwin	0:9
wtwins	g:10
wtwo	4:-5 7:-5 8:-4 9:-5 c:-5 e:-7 m:-6 t:-4 u:-7 v:-5 w:-5 x:-9 10:-6 11:-5 13:5 15:-5 1a:-4 1h:-4 1i:-5 1x:-5 26:10 2k:-8 2v:-6 2x:-5
wtype	m:6 1d:8
wugh	0:10
wunder	0:9
wunemployed	0:-14 10:15
wuniversity	1v:-5
wuntil	0:8
wup	0:7 k:-7 t:-5 15:-5 16:-5 1k:-6 24:6 2j:-5
wupdate	0:10
wupstairs	0:11
wur	0:7
wus	c:-7 l:-5 m:-5 v:-8 1x:-7 2d:7 2o:-5
wused	0:13 e:-10
wuseful	0:10
wuser	0:11
wusing	0:9
wusually	0:11
wvacuum	0:-9 9:6 i:7
wvan	k:6 30:7
wvancouver	v:10
wvaping	0:-9 l:18
wvegan	8:9
wvegetarian	8:9 y:-6
wvery	2c:6
wvideo	0:9
wvisa	0:12
wvoice	0:-8
wvolunteer	0:10
wvs	0:7
ww	0:17 2o:-7
wwait	0:10
wwaiting	0:15 m:-6
wwalked	e:7
wwalking	0:9 l:-5 o:-8
wwall	0:7
wwalls	0:10
wwanna	0:7
wwant	0:11
wwanted	0:16
wwants	0:11
wward	0:6 1x:-6
wwas	0:10 x:-6 10:-8
wwash	0:7 10:-6
wwashing	0:11
wwatching	0:-7 15:6
wway	0:8
wwe	0:10 15:-6
wwe're	0:8
wwe've	0:8
wweakness	0:14
wwear	0:9
wwedding	e:11 m:-6 x:-7 15:-7 20:7
wwedding's	0:4 2o:-8
wwednesday	0:-8 x:-5 15:9 2o:9
wwednesdays	24:7
wweek	24:6 2o:10
wweekend	2o:8
wweekends	0:10
wweeks	0:-3 25:9 2x:9
wweight	0:12
wweird	0:15
wwell	0:11 x:-6
wwent	0:7 f:-6 12:-6
wwere	0:10
wwet	0:9
wwhat	0:10
wwhat's	0:7
wwhatever	0:7
wwhats	0:6
wwhatsapp	23:-5
wwhen	0:14 z:-6 20:-5 24:-6
wwhere	0:9
wwhether	0:7
wwhich	0:13
wwhile	0:9
wwhitby	0:-5 v:-5 2o:6
wwhite	0:-6 1n:10
wwho	0:10 2s:-6
wwhose	0:14
wwhy	0:10
wwide	4:7
wwidow	0:7
wwife	0:11 g:-5
wwifi	0:8
wwill	0:10
wwind	0:-8 9:10 1s:-6
wwindow	0:7
wwinter	0:10 1x:-7
wwish	0:11
wwith	0:10 e:-7 k:-6 l:-6 m:-6 r:-5 15:-6 18:-5 1k:-8 27:-7 29:-9 2d:8 2e:-7 2j:-8 2r:-8
wwithout	0:13 24:-9 2x:-8
wwoman	j:7 10:-8 2j:-5
wwon't	0:12
wwont	0:10
wword	0:12
wwords	2a:8
wwork	5:-12 8:-5 c:-6 e:-6 h:-10 o:-5 s:-5 u:-5 x:-7 16:-8
wworked	e:-6 f:7 l:-8 10:-6
wworking	0:5 l:-8 15:-8 1o:-7
wworks	0:12
wworry	0:10
wworse	0:11
wworst	0:7
wworth	0:9
wwould	0:10
wwrist	1x:7 25:7
wwrite	0:10
wwriting	0:10 o:-10 1d:-6
wwrong	0:16
wyeah	0:8
wyear	a:6 1l:-7 25:-5 29:8 2x:12
wyears	8:-5 c:-5 m:-5 o:-6 x:-9 1l:-5 1n:-5 1v:-5 24:-5 25:-5 2x:13
wyellow	v:-7 16:9
wyes	1x:9
wyesterday	0:9
wyet	0:11
wyoga	0:8 o:-5
wyorkshire	v:-8
wyou	0:9 1o:6
wyoung	0:3
wyour	0:9 r:-9
wzero	0:14
wzither	0:10`,
  owners: `of 0	5
of 1	9
of 12	-6
of 2	8
of 3	9
of 6	5
of affiliation	-2
of affiliation 0	-6
of affiliation 1	2
of affiliation 2	5
of affiliation 3	4
of affiliation 6	2
of affiliation after	3
of affiliation inside	-6
of affiliation noself	2
of affiliation self	-5
of after	-25
of age	5
of age 0	7
of age 1	5
of age 12	-13
of age 2	-4
of age 3	-5
of age 6	11
of age after	-7
of age noself	4
of age self	2
of allergy 1	-11
of allergy 2	8
of allergy 3	-9
of allergy 6	-4
of allergy after	9
of allergy inside	-6
of appearance 0	3
of appearance 1	5
of appearance 3	7
of appearance 6	-4
of appearance after	-7
of appearance inside	-4
of before !	-4
of before #2	5
of before .	4
of before :	-2
of before a	2
of before about	6
of before adopted	2
of before ainhoa	2
of before all	4
of before alvarado	2
of before am	-7
of before an	-2
of before are	-8
of before at	4
of before aunt	-6
of before back	8
of before barely	-8
of before been	-5
of before booked	-4
of before boss	-7
of before bro	2
of before broke	2
of before brother	-5
of before brother's	6
of before buddies	-3
of before but	2
of before by	2
of before called	-10
of before calls	-10
of before can	-4
of before cant	-4
of before cat	2
of before coach	-6
of before completed	-8
of before cousin	-4
of before cracked	2
of before dad	-8
of before dad's	6
of before daughter	2
of before diagnosed	2
of before do	-5
of before does	3
of before dog	5
of before doing	2
of before don't	-2
of before driver	4
of before eat	5
of before eats	4
of before ethnically	3
of before for	-2
of before found	-11
of before friend	-4
of before friends	-8
of before from	7
of before gareth	3
of before girl	4
of before girlfriend	6
of before going	-5
of before got	5
of before granddaughter	-4
of before grandpa	3
of before had	7
of before half	-3
of before hand	-3
of before has	6
of before hate	-10
of before have	6
of before he	-7
of before he's	3
of before her	10
of before himself	2
of before his	7
of before hmm	-6
of before huge	8
of before husband	-4
of before husband's	8
of before i	-13
of before i'm	-10
of before i've	5
of before im	-6
of before in	2
of before inherited	-4
of before it's	-8
of before its	-11
of before jaylen	2
of before just	4
of before katie	2
of before keeps	2
of before keith	2
of before kraków	-4
of before law	-6
of before left	5
of before like	2
of before likes	2
of before little	-3
of before live	-6
of before lives	8
of before living	2
of before lola	3
of before loves	4
of before made	2
of before make	-2
of before makes	9
of before making	-4
of before mam	2
of before married	-5
of before me	-9
of before mean	8
of before mentor	-3
of before more	-6
of before mother	2
of before moti	2
of before mum	-8
of before mum's	5
of before name's	2
of before neighbor's	4
of before neighbour	-9
of before neighbour's	6
of before nephew	3
of before no	4
of before of	-3
of before off	3
of before once	-2
of before one	3
of before or	3
of before papa	2
of before parents	3
of before passed	2
of before play	-7
of before plays	12
of before please	-3
of before practises	2
of before priya	3
of before priya's	2
of before prof	-5
of before quit	2
of before roomies	2
of before roommate's	2
of before round	2
of before said	-4
of before saturdays	-8
of before says	-3
of before settee	8
of before shauna's	4
of before she	7
of before she's	3
of before since	4
of before sister	-5
of before sister's	8
of before so	-6
of before sober	7
of before speaks	5
of before staunch	2
of before still	3
of before sug	2
of before takin	2
of before tara's	5
of before that	4
of before there's	10
of before to	-2
of before turned	8
of before turns	2
of before typhoon	7
of before uncle	-12
of before up	-4
of before us	-3
of before volunteered	-4
of before w	-7
of before want	-2
of before wants	4
of before we	5
of before we're	-8
of before wear	-3
of before were	-2
of before who	2
of before who's	2
of before with	7
of before without	2
of before wore	2
of before wrestles	2
of before writing	-3
of before yeah	3
of belief	-5
of belief 3	-4
of belief after	-2
of belief noself	-5
of between	-18
of birthday	6
of birthday 0	2
of birthday 3	3
of birthday 6	5
of birthday after	-2
of birthday noself	2
of birthday self	5
of breaks 0 noself	5
of breaks 0 self	-10
of breaks 1	-7
of breaks 1 noself	-6
of breaks 1 self	-6
of breaks 2 noself	-10
of breaks 2 self	8
of device	-4
of device 1	2
of device 2	4
of device 3	2
of device 6	-4
of device after	-8
of device self	-4
of diet 1	14
of diet 2	8
of diet 3	-3
of diet 6	8
of diet after	-14
of diet inside	-3
of dislikes 0	3
of dislikes 2	2
of dislikes 3	-2
of dislikes 6	-4
of dislikes after	4
of dislikes noself	5
of dislikes self	-7
of education	7
of education 1	3
of education 2	3
of education 3	2
of education 6	-2
of education after	4
of education noself	7
of employer	2
of employer 1	6
of employer 2	3
of employer 6	4
of employer inside	-4
of employer noself	2
of ethnicity	-2
of ethnicity 0	3
of ethnicity 1	4
of ethnicity 3	3
of ethnicity 6	-2
of ethnicity after	-8
of ethnicity self	-2
of event 0	2
of event 1	9
of event 2	3
of event 3	11
of event 6	4
of event after	-11
of event inside	-8
of event self	-6
of experience	-3
of experience 0	5
of experience 3	3
of experience 6	-2
of experience after	-5
of experience inside	-6
of experience noself	-3
of family	-3
of family 0	-27
of family 1	-7
of family 2	-12
of family 3	-9
of family 6	-2
of family after	-19
of family inside	34
of family noself	-2
of family self	-3
of favorite	-3
of favorite 1	9
of favorite 12	-5
of favorite 3	4
of favorite 6	6
of favorite after	-5
of favorite inside	-8
of favorite noself	-2
of favorite self	-5
of fear	2
of fear 3	6
of fear 6	-2
of fear after	2
of fear inside	-4
of fear noself	3
of fear self	-3
of gender	-4
of gender after	-4
of gender noself	-4
of goal 2	10
of goal 3	12
of goal after	-2
of goal inside	-9
of goal noself	2
of goal self	-6
of habit 0	10
of habit 1	13
of habit 12	-2
of habit 2	8
of habit 6	-11
of habit after	-3
of habit inside	-11
of habit noself	3
of habit self	-10
of health	2
of health 0	16
of health 1	-3
of health 12	3
of health 2	-11
of health 6	9
of health after	6
of health inside	-6
of health noself	-3
of health self	7
of height 0	7
of height 1	3
of height 3	-3
of height 6	-6
of height after	-2
of height noself	2
of height self	-3
of hobby 0	7
of hobby 1	5
of hobby 12	-2
of hobby 2	3
of hobby 3	2
of hobby 6	4
of hobby after	-2
of hobby inside	-9
of hobby noself	3
of hobby self	-3
of hometown	-4
of hometown 1	2
of hometown 2	2
of hometown 3	9
of hometown 6	-10
of hometown noself	-2
of hometown self	-7
of income 1	-5
of income 6	7
of income after	-6
of income noself	-6
of income self	7
of inside	-5
of instruction	-6
of instruction inside	-6
of instruction noself	-6
of language	-3
of language 1	7
of language 2	8
of language 3	2
of language 6	-9
of language after	-12
of language noself	2
of language self	-8
of lead !	9
of lead ! the	-5
of lead " .	3
of lead #1	-11
of lead #1 ,	4
of lead #2	-5
of lead #2 ,	-3
of lead #4 .	2
of lead (	4
of lead ( my	7
of lead , a	10
of lead , and	-6
of lead , been	10
of lead , but	-3
of lead , can	-3
of lead , ex	-9
of lead , is	-4
of lead , my	20
of lead , new	2
of lead , no	-9
of lead , now	3
of lead , one	3
of lead , our	11
of lead , two	5
of lead , what	9
of lead , what's	-5
of lead , which	-6
of lead -	-6
of lead . my	6
of lead . now	2
of lead . our	-5
of lead . the	-3
of lead ?	3
of lead ? my	-4
of lead ? our	2
of lead ^	9
of lead ^ ^	9
of lead ^ a	8
of lead ^ best	5
of lead ^ divorced	-3
of lead ^ future	3
of lead ^ gave	3
of lead ^ hmm	-6
of lead ^ i	-8
of lead ^ inherited	-4
of lead ^ knee	-5
of lead ^ me	8
of lead ^ moved	6
of lead ^ my	11
of lead ^ neighbor	-10
of lead ^ new	7
of lead ^ old	5
of lead ^ older	5
of lead ^ one	3
of lead ^ our	7
of lead ^ ring	-10
of lead ^ single	-13
of lead ^ son's	-8
of lead ^ the	5
of lead ^ three	5
of lead ^ two	10
of lead a	-8
of lead a bossy	14
of lead a creamery	-2
of lead a different	10
of lead a good	10
of lead a kikuyu	-5
of lead a list	-2
of lead a nutrition	-11
of lead a product	-12
of lead a retired	-5
of lead a second	-2
of lead a spray	3
of lead a stray	-2
of lead a yorkshire	4
of lead a younger	-7
of lead about	-2
of lead about my	3
of lead adopted a	6
of lead affair ,	3
of lead akhtar ?	-2
of lead alive	2
of lead all my	2
of lead allergic to	-8
of lead allergy ,	8
of lead als	-2
of lead an	5
of lead an old	7
of lead and a	7
of lead and i	-2
of lead and mom's	-2
of lead and my	-19
of lead and no	7
of lead and now	2
of lead and one	9
of lead and our	-9
of lead and that	-7
of lead and two	7
of lead and zero	4
of lead another	4
of lead as a	-9
of lead as my	7
of lead asthma .	2
of lead athens with	-8
of lead attendant and	5
of lead aunt tita	-7
of lead baby	10
of lead be a	-3
of lead became a	-13
of lead because my	-4
of lead been	5
of lead before	-2
of lead before my	-7
of lead best	4
of lead big	-2
of lead biscuit and	-5
of lead boss has	-10
of lead boss is	-2
of lead bossy	14
of lead brampton .	2
of lead brings my	8
of lead brother and	4
of lead bucks ,	5
of lead buried my	-4
of lead but	-8
of lead but my	-12
of lead but this	-5
of lead buy the	-4
of lead calc	5
of lead call ,	5
of lead call me	-3
of lead call my	10
of lead calls my	2
of lead calvary when	-4
of lead can	-6
of lead can a	-8
of lead can my	7
of lead cat .	-9
of lead cats and	-4
of lead cattle ,	2
of lead celsius and	-6
of lead ceramics	-2
of lead childhood	2
of lead choco ,	-5
of lead clinic ,	4
of lead close	11
of lead colette ,	5
of lead cook .	3
of lead cornet ,	2
of lead creamery	-2
of lead cricket mad	10
of lead cruise ,	-3
of lead dad ,	-7
of lead daughter says	-4
of lead day	-2
of lead day .	3
of lead days ,	-2
of lead days and	2
of lead deaf	-4
of lead delivered a	-2
of lead diabetes and	2
of lead different	10
of lead dishes .	5
of lead divorced	-3
of lead divorced .	7
of lead do	-6
of lead do english	-2
of lead do i	-6
of lead do other	-5
of lead do with	-3
of lead does	-3
of lead does my	8
of lead down ,	5
of lead duo	-5
of lead dutch	-4
of lead eat	-5
of lead eats like	-4
of lead eggs ,	-2
of lead eldest	7
of lead eleven	3
of lead engineer and	4
of lead english	-2
of lead even find	-2
of lead ex	-9
of lead ex -	-3
of lead except my	-3
of lead expecting	-5
of lead fair but	5
of lead fall .	5
of lead farmer and	-3
of lead fasciitis and	-4
of lead fear of	-4
of lead feeds the	-5
of lead fia ,	-2
of lead fight about	-2
of lead find	-2
of lead first	-8
of lead five	-11
of lead flowers ,	-2
of lead for	-5
of lead for #2	-5
of lead for a	9
of lead for deaf	-4
of lead for jonahs	-4
of lead for my	-9
of lead for the	-4
of lead four	3
of lead fourteen	4
of lead friend and	8
of lead from	-12
of lead from a	-3
of lead from my	-11
of lead future	2
of lead gave	3
of lead gear	-7
of lead get a	-2
of lead gf ?	5
of lead give me	-3
of lead good	13
of lead got a	7
of lead got another	4
of lead got eleven	3
of lead got two	-6
of lead grader	8
of lead granddad on	-9
of lead grandmother .	-2
of lead grandmother and	4
of lead grandpa ,	10
of lead great -	-2
of lead guess we're	-3
of lead had	-5
of lead had a	5
of lead had the	-5
of lead half whatever	-3
of lead has	-10
of lead has a	-16
of lead has five	-10
of lead has my	8
of lead has one	6
of lead has three	6
of lead has two	-14
of lead have	5
of lead have a	4
of lead have been	4
of lead have four	4
of lead have three	-4
of lead having a	-9
of lead he's into	-3
of lead hear the	-8
of lead heavily before	-2
of lead heights ,	-16
of lead herself a	-8
of lead highway .	4
of lead hill	2
of lead him ,	2
of lead his op	-7
of lead hmm	-6
of lead how do	-6
of lead how would	-4
of lead husband and	11
of lead i	-12
of lead i eat	-5
of lead i've an	5
of lead in my	-3
of lead indian and	-2
of lead inherited	-4
of lead into	-3
of lead is	-6
of lead is a	-7
of lead is expecting	-5
of lead is my	13
of lead it but	-3
of lead it for	-3
of lead it's a	11
of lead it's my	2
of lead jaylens my	-3
of lead jeep .	4
of lead jimmy's and	-5
of lead jobs ,	3
of lead jonahs	-4
of lead just had	-2
of lead kcl #1	-11
of lead kikuyu	-5
of lead knee	-5
of lead like a	-8
of lead like some	-4
of lead list	-2
of lead little	10
of lead long till	-3
of lead lost my	10
of lead lovely ,	2
of lead mad	10
of lead make so	-2
of lead makes my	7
of lead mama says	-2
of lead march ,	4
of lead march .	5
of lead marek my	-4
of lead married ,	-15
of lead me	7
of lead me a	-2
of lead me and	-2
of lead message from	-12
of lead middle	8
of lead mix .	-2
of lead mom's	-2
of lead month	-7
of lead more	-3
of lead moved	6
of lead mum ,	-5
of lead mustard .	-2
of lead my	4
of lead my als	-2
of lead my baby	10
of lead my best	3
of lead my big	10
of lead my calc	5
of lead my ceramics	-2
of lead my childhood	2
of lead my duo	-5
of lead my eldest	7
of lead my first	-8
of lead my hill	2
of lead my little	10
of lead my middle	8
of lead my neighbour	-6
of lead my new	-3
of lead my old	-7
of lead my older	5
of lead my oldest	12
of lead my only	6
of lead my other	-4
of lead my pal's	2
of lead my school	3
of lead my second	4
of lead my twin	5
of lead my two	8
of lead my wee	-4
of lead my youngest	8
of lead neighbor	-10
of lead neighbor's	-2
of lead neighbour	-6
of lead neighbour's	-2
of lead neil ,	-2
of lead nephew ,	5
of lead nephew .	3
of lead new	5
of lead nine .	-2
of lead no	-5
of lead no more	-3
of lead november ,	8
of lead november and	5
of lead now	5
of lead now ,	-8
of lead now and	-3
of lead now my	-3
of lead nun .	2
of lead nutrition	-11
of lead nyla my	10
of lead of	-4
of lead of five	-2
of lead of gear	-7
of lead of my	-6
of lead of the	-3
of lead off a	-11
of lead old	8
of lead old school	4
of lead older	7
of lead oldest	12
of lead oldest ,	-13
of lead olive our	7
of lead olive's our	-3
of lead on	-9
of lead on a	-2
of lead on my	-2
of lead one	10
of lead one good	8
of lead one younger	5
of lead only	6
of lead only a	-4
of lead only my	-11
of lead op	-7
of lead our	6
of lead our old	-2
of lead our other	-2
of lead out ,	3
of lead out of	-5
of lead out post	-2
of lead over a	11
of lead owen's my	-3
of lead pal's	2
of lead paramedic .	6
of lead parkinson's ,	12
of lead pau ,	14
of lead paçoca ,	-2
of lead pearl ,	3
of lead photos of	-2
of lead picked up	-7
of lead place ,	6
of lead plant and	-2
of lead plus my	-11
of lead polish ,	4
of lead polish like	3
of lead post	-2
of lead pregnant with	-3
of lead preschool .	6
of lead pressure .	2
of lead priya had	-3
of lead priyanka .	-3
of lead product	-12
of lead projects .	-8
of lead pulled a	-8
of lead put dutch	-4
of lead put the	-5
of lead quinpool .	-3
of lead ray said	7
of lead recipes the	-2
of lead reel big	-8
of lead reruns with	-7
of lead retired	-5
of lead retired ,	2
of lead retired schoolteacher	11
of lead ring	-10
of lead rohan my	3
of lead roof of	7
of lead room ,	-2
of lead runs a	-9
of lead said	7
of lead saint but	-8
of lead same	-9
of lead saturday and	7
of lead says	-5
of lead says our	3
of lead school	7
of lead schoolteacher	11
of lead second	-4
of lead servsafe	-6
of lead share	-3
of lead she's my	-3
of lead shelter ,	-7
of lead should	-2
of lead sickkids and	3
of lead simon and	2
of lead simon my	4
of lead since	-2
of lead since fourteen	4
of lead single	-13
of lead single .	4
of lead six month	-7
of lead snacks can	-2
of lead so my	5
of lead sock .	4
of lead sold ,	2
of lead some	-4
of lead son's	-8
of lead spray	3
of lead staś .	-3
of lead steals	-2
of lead story ,	9
of lead stray	-2
of lead sunday !	9
of lead sunday and	-2
of lead sydney ,	9
of lead taking the	-5
of lead teacher and	-3
of lead tell my	-2
of lead tell the	-9
of lead text .	3
of lead than a	-3
of lead that	-7
of lead that my	-10
of lead that's my	-2
of lead thats my	6
of lead the	-10
of lead the day	-2
of lead the neighbor's	-2
of lead the new	5
of lead the other	10
of lead the same	-9
of lead the second	-8
of lead the servsafe	-6
of lead the track	-5
of lead the younger	5
of lead theo's my	-2
of lead third grader	8
of lead this	-5
of lead three ,	-2
of lead three close	4
of lead till	-3
of lead tita	-7
of lead to	-9
of lead to my	-15
of lead to share	-3
of lead told me	4
of lead told my	-7
of lead tomasz ,	-3
of lead too ,	-9
of lead tortie and	2
of lead town and	-2
of lead track	-5
of lead tractors and	3
of lead truro .	7
of lead tuesday ,	-3
of lead twin	5
of lead twins .	-12
of lead two close	8
of lead until	-2
of lead up	-7
of lead us and	4
of lead us until	-2
of lead used to	-2
of lead vegan .	4
of lead w my	-6
of lead w three	-7
of lead walk the	-4
of lead warsaw and	6
of lead was .	5
of lead was alive	2
of lead was my	-3
of lead we have	5
of lead we're	-3
of lead we've been	-5
of lead wedding ,	-3
of lead wee	-4
of lead week ,	4
of lead week and	-13
of lead well ,	-8
of lead what	9
of lead what does	-3
of lead what my	-2
of lead what's	-5
of lead whatever	-3
of lead when	-6
of lead when a	7
of lead when the	-6
of lead where should	-2
of lead which	-7
of lead while my	-9
of lead who steals	-2
of lead with	-15
of lead with (	4
of lead with a	-11
of lead with my	-26
of lead with our	-2
of lead with the	-4
of lead with two	-8
of lead would	-4
of lead would my	5
of lead yeah a	6
of lead year old	8
of lead years .	5
of lead yolanda ,	-4
of lead yorkshire	4
of lead younger	3
of lead youngest	8
of lead zero	4
of lead éireann and	-2
of likes	-2
of likes 1	7
of likes 12	-5
of likes 2	8
of likes 3	6
of likes after	-8
of likes noself	-2
of living_situation	-2
of living_situation 0	11
of living_situation 1	11
of living_situation 2	15
of living_situation 3	6
of living_situation 6	-6
of living_situation after	-5
of living_situation inside	-18
of living_situation self	-7
of location	2
of location 1	-7
of location 12	5
of location 2	12
of location 3	12
of location after	-16
of location noself	-6
of location self	11
of major	4
of major 1	5
of major 3	4
of major after	-4
of major noself	4
of name	8
of name 0	13
of name 1	-3
of name 12	4
of name 2	-10
of name 3	5
of name 6	8
of name inside	-4
of name noself	3
of name self	10
of named_thing	-3
of named_thing after	-3
of named_thing noself	-3
of nationality 0	6
of nationality 1	6
of nationality 2	8
of nationality after	-11
of nationality noself	2
of nearest	4
of next !	3
of next #2	-2
of next '	-3
of next (	3
of next )	8
of next ,	5
of next -	-21
of next .	-2
of next :	6
of next ?	-4
of next ^	-4
of next about	-11
of next achieng	3
of next adam	-5
of next adopted	3
of next affair	-2
of next afraid	-3
of next agreed	-7
of next ainhoa	4
of next akhtar	-6
of next alan	3
of next allergic	9
of next already	-12
of next also	4
of next amir	6
of next an	3
of next ana	-5
of next analyn	2
of next and	-5
of next andre	5
of next answer	2
of next anyway	10
of next are	4
of next around	-6
of next arrived	-2
of next ask	-9
of next asked	-5
of next asks	-2
of next at	-7
of next ate	-3
of next back	3
of next badge	-2
of next bald	3
of next bass	-5
of next been	9
of next best	4
of next beth	2
of next biscuit	-7
of next bored	4
of next born	-7
of next bought	4
of next boxing	2
of next bracken	2
of next bram	3
of next broke	-7
of next brother	-3
of next brothers	-5
of next buick	3
of next but	-2
of next call	5
of next called	5
of next can't	5
of next cannot	4
of next car	-8
of next carol	5
of next cass	-3
of next cat	6
of next certificate	-11
of next cherry	8
of next chloe	2
of next chui	3
of next clock	-2
of next codes	8
of next cody	2
of next colleen	3
of next comes	-2
of next comin	4
of next coming	-2
of next con	3
of next corazon	2
of next corrected	11
of next craig	-6
of next cry	7
of next cussin	-8
of next cycles	2
of next dana	2
of next danced	-3
of next daniel	4
of next danny	2
of next daughter	-5
of next davi	-6
of next decided	6
of next denise	-6
of next dev	3
of next did	5
of next died	10
of next divorced	3
of next do	-11
of next does	3
of next doesn't	-9
of next doesnt	-4
of next dog	-2
of next don't	-2
of next done	-3
of next doris	-3
of next dougie	4
of next down	-5
of next downstairs	3
of next dr	4
of next drank	4
of next drives	-4
of next dutch	3
of next duty	-3
of next eat	-2
of next eats	-5
of next emails	5
of next emigrated	3
of next enemy	5
of next escaped	-3
of next every	-12
of next exam	-6
of next fall	5
of next family	3
of next farah	3
of next feeds	-2
of next fell	3
of next finally	2
of next finbarr	2
of next findlay	-6
of next finds	-2
of next fine	-2
of next five	-3
of next food	7
of next for	2
of next found	-11
of next frank	2
of next friendly	-2
of next from	11
of next fátima	3
of next gareth	3
of next gave	-3
of next gaz	9
of next geoffrey	-11
of next get	-7
of next getting	7
of next ghosted	-8
of next girlfriend	11
of next gloria	3
of next goes	6
of next gone	7
of next gosia	4
of next graham	-3
of next gwladys	6
of next had	7
of next hana	2
of next hannah	5
of next has	9
of next hate	3
of next have	11
of next heard	-2
of next her	-3
of next here	-15
of next hit	4
of next house	6
of next hoyt	-6
of next husky	2
of next i'm	-2
of next idea	-3
of next if	14
of next in	7
of next inggo	10
of next insists	-2
of next instead	-4
of next into	-6
of next is	6
of next jaylen	5
of next jess	-5
of next joan	9
of next jodi	-2
of next joined	9
of next jonah	2
of next julie	3
of next julius	-12
of next just	5
of next katie	2
of next kayla	-11
of next keeps	4
of next keith	-2
of next kept	-3
of next kevin	5
of next kiprono	2
of next knits	2
of next know	-8
of next lad's	-6
of next last	-9
of next laugh	-4
of next learning	2
of next learns	3
of next lecturing	3
of next left	5
of next leon	4
of next lily	2
of next linda	-7
of next linehan	-5
of next linh	3
of next lise	5
of next lives	3
of next living	4
of next look	-2
of next lorraine	2
of next lourdes	-5
of next loves	7
of next luca	-4
of next mad	-2
of next made	2
of next majella	-5
of next make	-13
of next makes	3
of next marcus	-3
of next married	6
of next martin	2
of next mary	-2
of next maureen	-7
of next maybe	-12
of next measured	-3
of next meera	6
of next mel	4
of next mevrouw	3
of next mia	5
of next miso	3
of next mix	2
of next moira	2
of next moose	2
of next most	-7
of next mother	-8
of next moti	2
of next moved	3
of next moving	-2
of next mr	7
of next mrs	10
of next muthoni	-5
of next named	4
of next naps	-6
of next need	-7
of next needs	-3
of next never	-2
of next nico	5
of next nyla	6
of next of	14
of next ola	4
of next older	5
of next on	-5
of next one	10
of next only	6
of next over	-4
of next own	3
of next owns	-7
of next pairing	-3
of next pal	-12
of next parrot	3
of next passed	-2
of next pat	9
of next pauline	-13
of next peg	4
of next people	-9
of next petrie	-2
of next pics	-3
of next polish	-3
of next poppy	-4
of next prasanna	2
of next pregnant	7
of next priya	-4
of next priya's	4
of next priyanka	3
of next programs	7
of next proofing	-3
of next proposed	-15
of next put	-10
of next quincy	2
of next ran	3
of next rattling	5
of next recipes	-5
of next register	-4
of next relapsed	4
of next renting	2
of next retired	2
of next retiring	6
of next right	-4
of next rings	2
of next ro	2
of next rohan	-2
of next rolleiflex	4
of next round	-3
of next run	4
of next runs	3
of next said	-9
of next sake	-2
of next sanjay	4
of next saw	-4
of next say	-3
of next says	-22
of next scared	-3
of next scottish	3
of next scouts	-6
of next seat	-7
of next sees	-2
of next sell	7
of next seven	5
of next shauna	-4
of next shauna's	3
of next should	3
of next side	-16
of next since	8
of next sister	-12
of next smoked	5
of next smokes	5
of next snacks	-6
of next sneezes	8
of next snores	-4
of next so	7
of next sold	9
of next son	-4
of next soon	6
of next starts	-9
of next stays	4
of next stephen	-6
of next stew	-6
of next still	-8
of next strict	-4
of next stuff	-2
of next sug	2
of next swore	3
of next take	7
of next takes	-9
of next takin	2
of next talks	-3
of next tanya	8
of next tatay	-2
of next taught	2
of next teaching	-2
of next terrence	2
of next that	-3
of next thaís	-5
of next theo	9
of next there	-3
of next these	-5
of next thinks	-2
of next three	4
of next till	-4
of next tita	8
of next to	-4
of next tom	-5
of next tomek	11
of next tongue	-8
of next tortoise	5
of next toto	3
of next trailer	-11
of next train	-4
of next travis	2
of next tremlett	-3
of next trev	8
of next turned	4
of next turning	3
of next turns	2
of next two	4
of next tyler	-6
of next united	2
of next upstairs	3
of next used	8
of next uses	-3
of next usually	-2
of next vasudha	2
of next verna	3
of next waited	-2
of next wakes	2
of next walked	5
of next walt	4
of next wants	-11
of next was	2
of next watching	2
of next wedding	-2
of next wesley	-7
of next when	-7
of next whenever	-5
of next who's	2
of next will	-5
of next winifred	2
of next with	15
of next without	7
of next wojtek	3
of next won't	-3
of next wont	5
of next words	-3
of next wrecked	7
of next wren	2
of next you	-2
of next zac	3
of next zbyszek	2
of nickname	3
of nickname 0	4
of nickname 2	-6
of nickname 3	3
of nickname after	2
of nickname inside	-3
of nickname noself	4
of nickname self	-6
of occupation	3
of occupation 0	12
of occupation 1	13
of occupation 2	5
of occupation 6	-4
of occupation after	-2
of occupation inside	-13
of occupation noself	5
of occupation self	-2
of orientation	-3
of orientation 3	-3
of orientation self	-3
of owns	-5
of owns 0	4
of owns 1	2
of owns 12	4
of owns 6	-2
of owns after	-12
of owns inside	-7
of owns self	-6
of person affiliation	-2
of person allergy	2
of person belief	-5
of person birthday	6
of person device	-4
of person diet	4
of person education	7
of person employer	2
of person ethnicity	-2
of person event	4
of person experience	-3
of person family	-3
of person favorite	3
of person fear	2
of person gender	-4
of person health	-4
of person hobby	5
of person hometown	-4
of person instruction	-6
of person language	-3
of person likes	-2
of person living_situation	-2
of person location	4
of person major	4
of person name	-3
of person named_thing	-3
of person nickname	3
of person occupation	3
of person orientation	-3
of person owns	-5
of person personality	2
of person pet	13
of person plan	-2
of person preference	-3
of person project	-7
of person religion	-3
of person school	2
of person user_type	-3
of person weight	2
of person zodiac	-6
of personality 0	13
of personality 2	6
of personality 3	-12
of pet	-7
of pet 0	12
of pet 12	-2
of pet 3	4
of pet after	-11
of pet age	12
of pet allergy	-6
of pet diet	-2
of pet event	-12
of pet favorite	-8
of pet goal	-2
of pet health	10
of pet hobby	-9
of pet inside	-12
of pet living_situation	-3
of pet location	-8
of pet name	21
of pet noself	-6
of pet personality	-2
of pet pet	-24
of pet plan	-7
of pet project	-2
of pet relation	-2
of pet self	-6
of pet tenure	-4
of pet weight	-4
of plan	-4
of plan 2	12
of plan 6	-3
of plan after	-10
of plan inside	-10
of plan self	-10
of preference	-3
of preference 1	8
of preference after	-7
of preference inside	-3
of preference noself	-3
of project	-7
of project 6	-2
of project after	-3
of project inside	-6
of project noself	-6
of project self	-3
of record 0	12
of record 1	6
of record 6	-2
of record after	-6
of record inside	-9
of record self	-2
of relation 0	-21
of relation 1	-2
of relation 2	-6
of relation 3	6
of relation 6	4
of relation after	-4
of relation inside	17
of relationship_status	-2
of relationship_status 0	5
of relationship_status 1	8
of relationship_status 6	3
of relationship_status after	-13
of relationship_status inside	-4
of relationship_status noself	4
of relationship_status self	-9
of religion	-3
of religion 0	3
of religion 3	2
of religion 6	-4
of religion after	-7
of religion self	-4
of school	2
of school 2	5
of school 3	5
of school 6	2
of school after	-4
of school noself	2
of self	-5
of skill 0	8
of skill 1	8
of skill 12	-4
of skill 2	4
of skill 6	-6
of skill after	-8
of skill inside	-3
of skill self	-8
of tenure 0	-6
of tenure 1	4
of tenure 12	-10
of tenure 2	6
of tenure 3	10
of tenure 6	3
of tenure noself	-2
of user_type	-3
of user_type 1	6
of user_type 6	-3
of user_type after	-6
of user_type self	-3
of uses 1	5
of uses 6	3
of uses after	-8
of vehicle 0	3
of vehicle 12	-4
of vehicle 2	9
of vehicle 3	10
of vehicle 6	-4
of vehicle inside	-7
of vehicle self	2
of weight 0	9
of weight 1	-8
of weight 2	7
of weight after	-11
of weight noself	2
of weight self	-7
of zodiac	-6
of zodiac after	-6
of zodiac noself	-6
own affiliation	2
own affiliation further	-3
own affiliation nearer	8
own age	-10
own age further	-12
own age nearer	-3
own allergy	-2
own allergy further	-6
own allergy nearer	10
own appearance further	-6
own appearance nearer	5
own before !	4
own before #2	-5
own before .	-5
own before :	2
own before a	-4
own before about	-6
own before adopted	-2
own before ainhoa	-2
own before all	-4
own before alvarado	-3
own before am	6
own before an	2
own before are	7
own before at	-5
own before aunt	7
own before back	-8
own before barely	8
own before been	3
own before booked	3
own before boss	7
own before bro	-2
own before broke	-2
own before brother	6
own before brother's	-7
own before buddies	3
own before but	-4
own before by	-2
own before called	10
own before calls	7
own before can	3
own before cant	4
own before cat	-2
own before coach	6
own before completed	8
own before cousin	3
own before cracked	-2
own before dad	8
own before dad's	-6
own before daughter	-2
own before diagnosed	-2
own before do	5
own before does	-3
own before dog	-5
own before doing	-2
own before don't	2
own before driver	-4
own before eat	-5
own before eats	-5
own before ethnically	-3
own before for	2
own before found	11
own before friend	5
own before friends	8
own before from	-16
own before gareth	-3
own before girl	-4
own before girlfriend	-6
own before going	5
own before got	-9
own before granddaughter	4
own before grandpa	-3
own before had	-7
own before half	3
own before hand	3
own before has	-16
own before hate	10
own before hates	-4
own before have	-7
own before he	7
own before he's	-9
own before her	-10
own before herself	-2
own before himself	-2
own before his	-11
own before hmm	6
own before huge	-8
own before husband	4
own before husband's	-8
own before i	13
own before i'm	9
own before i've	-5
own before im	6
own before in	-3
own before inherited	4
own before it's	8
own before its	11
own before jaylen	-2
own before just	-5
own before katie	-2
own before keeps	-2
own before keith	-2
own before kraków	4
own before law	6
own before left	-5
own before like	-2
own before likes	-2
own before little	3
own before live	6
own before lives	-9
own before living	-2
own before lola	-5
own before loves	-5
own before made	-2
own before make	2
own before makes	-9
own before making	4
own before mam	-2
own before married	5
own before me	9
own before mean	-8
own before mentor	3
own before more	5
own before mother	-2
own before moti	-2
own before mum	8
own before mum's	-6
own before my	-3
own before name's	-3
own before neighbor's	-4
own before neighbour	8
own before neighbour's	-7
own before nephew	-3
own before no	-7
own before of	3
own before off	-3
own before once	2
own before one	-5
own before or	-3
own before papa	-2
own before parents	-3
own before passed	-2
own before play	7
own before plays	-12
own before please	3
own before practises	-2
own before priya	-4
own before priya's	-3
own before prof	4
own before quit	-2
own before roomies	-2
own before roommate's	-2
own before round	-2
own before said	4
own before saturdays	8
own before says	3
own before settee	-8
own before shauna's	-4
own before she	-10
own before she's	-12
own before since	-4
own before sister	5
own before sister's	-8
own before so	5
own before sober	-7
own before speaks	-5
own before staunch	-2
own before still	-6
own before sug	-2
own before takin	-2
own before tara's	-5
own before that	-7
own before there's	-10
own before to	2
own before turned	-12
own before turns	-2
own before typhoon	-7
own before uncle	11
own before up	4
own before us	2
own before volunteered	4
own before w	7
own before want	2
own before wants	-4
own before was	-3
own before we	-5
own before we're	8
own before wear	3
own before were	2
own before who	-2
own before who's	-2
own before with	-10
own before without	-2
own before wore	-2
own before wrestles	-2
own before writing	3
own before yeah	-3
own before zero	-2
own belief	4
own belief further	4
own birthday	-6
own birthday further	-7
own birthday nearer	-2
own breaks 0	3
own breaks 1	-3
own breaks 2	-5
own device	4
own device further	-2
own device nearer	6
own diet further	-2
own dislikes	-2
own dislikes further	-8
own dislikes nearer	8
own education	-8
own education further	-4
own education nearer	-5
own employer	-3
own employer further	-6
own employer nearer	5
own ethnicity	2
own ethnicity nearer	4
own event further	-2
own event nearer	4
own experience	3
own experience nearer	4
own family further	7
own family nearer	-10
own favorite	3
own favorite nearer	7
own fear	-2
own fear further	-8
own fear nearer	11
own further	-8
own gender	4
own gender further	4
own goal further	-4
own goal nearer	11
own habit further	-7
own habit nearer	12
own health	-3
own health further	-7
own health nearer	9
own height	-2
own height further	-6
own height nearer	3
own hobby	-2
own hobby further	6
own hobby nearer	-8
own hometown	5
own hometown nearer	8
own income further	5
own income nearer	-4
own instruction	6
own instruction further	6
own language	4
own language further	-6
own language nearer	11
own likes further	-3
own likes nearer	5
own living_situation	3
own living_situation further	-2
own living_situation nearer	6
own location	-3
own location further	-2
own location nearer	-2
own major	-5
own major further	-5
own mentions 0	3
own name	-10
own name further	-9
own name nearer	-4
own named_thing	3
own named_thing further	3
own nationality further	-2
own nearer	15
own nickname	-3
own nickname further	-11
own nickname nearer	7
own occupation	-5
own occupation further	-8
own orientation	3
own orientation nearer	3
own owns	5
own owns further	-3
own owns nearer	7
own personality	-4
own personality further	-9
own personality nearer	5
own pet	6
own pet further	4
own pet nearer	10
own plan	3
own plan nearer	7
own preference	4
own preference nearer	5
own project	7
own project further	6
own project nearer	4
own record nearer	3
own relation further	10
own relation nearer	-15
own relationship_status	2
own relationship_status further	-5
own relationship_status nearer	9
own religion	2
own religion nearer	3
own school	-2
own school further	-8
own school nearer	6
own self 0	8
own self 1	3
own self 12	-8
own self 2	4
own self 3	-5
own self 6	-7
own skill further	-5
own skill nearer	12
own tenure nearer	-3
own user_type	3
own user_type nearer	5
own uses further	-3
own uses nearer	4
own vehicle further	-4
own vehicle nearer	6
own weight further	-7
own weight nearer	7
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
