/** Learned by `pnpm bench statements --write`; `statementReader` says how a line reads. */
export const WEIGHTS = `

!
!#1
# $
$,
$november
$th $
"2 $
$,
% two
$a
%nd
$for
$is
$k
%ilos
$last
$november
$th
$years
"3
# #3
%4
$,
% #4
$k
"4
# $
$and
$s
"5
# #6
$$
"6
!,
" #1
$2 k
$3
% ,
$4
% $
#$
#,
$ the
#after
$ll
%ways
$nd
& the
$s
#both
$y
#cheap
$lass
#eight
$leven
$very
(one
$xample
* ,
#five
' $
$or the
#gave
$o $
#in
$s
#last
%w $
',
$ike
$ong
#mean
$i
$om
$y
% son
#name
$eed
' a
$ight
$obody
%thing
#of
$k
$ld $
$ne $
$r
$ver
#pick
$ut
#quit
#r
$edo
' the
#same
$till
#the other
%irty ,
$oo much
$wo
#wants
( a
$e
$hat
$rite
!/#1 **10
'4
'i
&0
&a
&k
%kin
#2 **0
'10
&h
#3 **0
#4 **0
&8
#6 **0
"**12
%7
$k
$r
$u
#11
$5
$b
$e
$f
$u
$x
#20
$2
$9
$k
$l
$r
$u
$y
#31
$7
$a
$g
$i
$u
$x
$y
$z
#41
$3
$5
$8
$a
$b
$d
$g
$q
$u
$v
$x
#53
$9
$b
$e
$f
$i
$j
$k
$s
#65
$7
$c
$l
$u
$x
#71
$6
$7
$c
$g
$h
$m
$o
$z
#80
$3
$4
$9
$a
$f
$p
$u
#d
#n
#r
#s
#w
", **12
&3
&a
&h
&o
&r
&s
&t
&u
&w
%1m
&r
%2c
&p
%32
&n
&u
%43
&f
&x
%5
&4
&5
&a
&j
%6k
&o
%8
&a
%y
$animal
$body
$diet
%oing
$given
$maker
"^ **11
'3
&5
&6
&7
&c
&k
&m
&o
&q
&x
&y
%1
&3
&a
&j
&k
&q
%23
&j
&r
&y
%3l
&q
&w
&z
%4
&3
&j
&o
&p
&z
%5
&4
&9
&c
&i
&y
%6k
&x
%73
&8
&m
&o
&v
&y
%83
&8
%a
%b
%f
%m
%s
%x
$animal
$device
%iet
%oing
$given
$kin
$nation
$school
%ign
"a **2
&d
&k
&x
%12
%2a
&d
%39
&r
&s
%4v
%6
&f
&g
&l
&o
&t
%75
&7
&8
%8
&9
&c
&v
$device
$field
$ill
$leisure
$possession
$tool
%rait
#bout **15
*j
)3j
(pastime
#fter **0
)0
#lone *0
$ready *0
$ways **t
*b
#m **3
'7
&2
&5
'x
&x
$ma **0
#n **4
&3u
%job
%tool
$d **10
)6
)a
)b
(4
(7
(j
(m
(o
(q
(r
(s
'2n
'45
(h
'57
(p
'7
(6
'b
'f
$imal **0
$other **0
,t
$y **j
'0
'8
'a
%more *0
%thing *0
#pparently **0
%lying **0
#re kin
&procedure
&trait
$my **0
#s *8
#t **11
(8
(b
'i
'w
&3g
'm
&7b
%given
%place
"baby *0
(b
$ck **0
(0
(a
'dwelling
$d **f
'0
'31
&body
$ke **0
$ld *0
$sically **0
#e procedure
$ard **0
)0
$d **0
'0
$en **4
)t
(5
)x
(b
$fore **0
+4
+i
*8
$hind **0
$lieve **0
+0
#igger **0
*0
$scuit **0
#oard *0
$ok *0
$ss *0
$th body
$y **0
'0
%friend **0
#reed
$oke **0
)0
%ther *8
*given
)'s kin
#ullet **0
*3
#y **y
&1r
&5
&x
%body
"call **7
(1t
(8
&ed **k
&s **7
)1t
$n **t
'0
'1j
'3
'8
&leisure
%'t **18
*3
(leisure
%not *b
%t **18
(8
$rd *8
$se **0
$tholic **0
#hanged *b
$ucked **0
+0
%rch **0
*3m
#losed **0
*0
$ub **0
#ode **0
$ffee *a
$llie **0
$ming *0
*a
%pany *0
&laint **0
$ndition
$rolla **0
$uld **0
)0
%sin **0
+r
*0
)given
(s **0
+0
$worker **0
#ruise **0
*0
#ustomer **0
"dad **0
'a
$ughter's **0
$y *a
#eaf **0
$cember **0
%ided **0
$leted tool
$vice
#idn't **0
$ed **0
(a
%t
$fference *0
*t **0
$rector **0
$shes **0
*0
#o **0
'18
't
&0
&1t
&5w
%animal
%kin
$c **0
%tor *8
$es *1t
'pastime
$g's *0
$ing
$n't **18
)0
)8a
%e *0
(a
'procedure
$or **0
$wn *8
#river *a
's *0
$opped **0
+0
$y **0
%er **0
"early **t
$t **0
(18
'0
'8e
%ing *0
#ighteen **0
#leven *a
$i **0
#mojis **0
$ployer
#nglish *8
#ssay **0
#very **0
)a
#x *0
$clamation **0
$pensive **0
%lain **4
"failed **0
%th
$r *0
$ther **0
#ella **0
#ine **0
%ish **0
$sh **0
)18
$ve **0
)t
(a
'animal
#lat **0
'procedure
#or **3
(a
(t
'1
'5z
'8
'a
&animal
$ur **0
(0
'kin
&teen **0
#riend **0
*0
*a
)given
('s **t
,5x
+kin
$om **4
)t
(2
(47
'place
'workplace
"get **16
(3
'y
%ting **0
#ift *0
$rlfriend **0
$ven
%ing **7
*1t
#lasses **0
#o *a
&y
%body
$ne *b
$od *8
$t **m
'13
&condition
&procedure
#randad **0
$een **0
$oup *0
#uy *a
"had *1t
$ir **0
$lf language
$nds **0
$s **m
'2h
(k
'4f
'5
$te **0
$ve *3
(8
(a
(f
'condition
'kin
%ing **0
#e **10
&b
&d
%leisure
$'s **7
(1q
(5
)u
$ar **0
&d **0
&t *0
%vy **0
$lp *0
(1
'place
$ns **0
$r **1b
(3
(9
(c
(i
'0
'3n
'5x
'8
&job
&kin
#is **c
'0
'3
'72
'a
&kin
#ot **18
$ur **0
%se *b
(procedure
$w **0
(7
'0
'1q
'b
"i **16
'8
'a
&f
%19
%25
%3
&r
%4
&k
&q
&v
%6d
%75
&6
&i
%80
%d
$kin
$leisure
#'d *8
$m **2
(3
'2
'4q
'5t
(x
&diet
&ill
&trait
$ve **4
(8
#f **7
'k
#ll
#m nation
#n **7
'b
'k
&1s
&46
'z
&5
&79
'b
&a
%nation
%pastime
&lace
%tool
%vehicle
$strument
#s **18
'a
'h
'j
'k
'm
&16
'9
'c
'v
&43
&5
'4
'7
'i
'u
&7y
&8k
&a
&b
%body
%doing
%field
%industry
%job
%kin
%label
%nation
%place
&rocedure
$n't *0
#t **0
'3
'4
&7
&8
%possession
$'s **10
)3
)s
(5m
(8
'condition
'given
$s **0
'0
'8
"january **0
#ess **0
#ob *0
%less
#ust *1t
"kaylee **0
#eeps **0
)0
$ttle **0
#id **0
'b
$ndly **m
#nees **0
)0
$ow **0
(0
&s **0
"ladies **0
%y *a
$ndlord **0
%guage
$st **0
(0
(a
$tex **0
$ws **0
#earn *0
'ed **0
'ing language
+nation
%ve **0
$ft **h
#ift **0
(0
$ke *0
$ttle **0
$ving **0
#ol **0
'0
$ng *0
$ok **0
&ing **0
+a
"mad **0
'0
$ke **7
(1t
$m's **0
$nager *0
%y **0
$rried *5
$ster **0
$ths **0
#e **18
(9
'7
'j
&b
%job
%kin
$an *0
&s **0
&t **0
%t **0
$dicine
$etings **0
#i **0
'7
%kin
$ld **a
$ne **0
(0
&r **0
%utes **0
$ss **r
#om **0
'0
$nday **0
%ths *0
$rning **0
*label
)s *0
$ther *a
$ved *0
#um *0
#y **10
(2
(3
(5
'r
't
'w
'y
&0
&1b
'k
&2k
&3
'h
'u
&4l
'v
&5
'j
&6m
&7m
'w
&83
's
%animal
%body
%condition
%device
%ill
%kin
%language
%medicine
%pastime
%tech
&ool
&rait
"named **0
$tion
#eed **7
(0
$ighbour **r
$ver *2
)a
$w **15
'0
'15
(m
&animal
&kin
$xt *a
(b
(x
#ice **0
$ece **0
$ght *a
$ne *0
#o **13
'j
'x
&1q
&3n
&7l
&83
%language
%nation
$body *0
$t **10
(4
(6
(a
(b
'2k
'5
(x
'76
'8e
%ion **0
$w *1q
(t
'8
'a
#umber *0
*5
*a
$ts **0
"of **13
(b
'7
'i
'x
&3h
&77
&87
'a
%job
$f **0
(18
'8
#ld **0
(16
)8
(h
'0
'54
'b
&animal
&device
&language
#n **16
(b
'3
'9
'a
&1k
&2
'h
&74
&8
'8
'e
'p
&a
&b
&x
%care
%medicine
%workplace
$ce *a
$e **7
(t
'1t
'2h
'3n
'5
(x
'8d
&kin
$ly *8
(b
'procedure
#pening **0
#r **0
'j
&0
&15
&a
%device
#ther **0
#ur **0
(16
)8
'3
'5z
'd
&animal
&job
&label
&workplace
$t *b
#ver **0
#wn **0
(16
(5
&possession
%s **0
(0
"party **0
$stime
#enicillin **0
$ople
( *a
$rsonal *8
#hone *0
#lace procedure
%n *0
(a
%yed **0
'r **0
&list *0
&s pastime
(sport
$ease **0
+10
+m
#olish **0
#ractice **0
$esent *0
%tend **0
$oper **0
%ud **0
#ublic **0
$ppy **0
$shed **0
$t *y
"questions *0
"rather **0
*0
$y **0
#eading **0
+0
&s *0
$gister *0
$tiring **0
#oom *a
&mate *0
$und *0
"salt **0
(0
$t **0
$y **7
'1t
%s *0
#cared **0
$hool job
$ience *a
$orpio **0
#ee **0
'0
$mester **0
,0
$ttle **0
$venty **0
#he *2
'a
%'s **7
)0
)5
%d **0
%s **0
$ort **7
*x
)6o
%uld *8
%w **7
(1t
&er *0
#ince *0
%ger **0
&le *0
*a
$ster **k
*5i
*a
)given
('s kin
$x *0
#leeps *0
#mall **18
)15
#o **1b
't
&5y
%field
%industry
%trait
$ld **0
(0
$mebody **0
,0
,a
*'s kin
&one *a
*procedure
&thing *8
$n *8
%'s kin
%g *0
$oner **0
#peak *0
(field
(language
(nation
%lling **0
$oken **0
$readsheet *0
#tick **0
)0
%ll **6
)7
)8
)b
$one **0
%ry **0
#ugars **0
$mmarise *0
&er **0
*0
$nday **0
$per trait
%pose **0
#wapped **0
$im **0
%tched **0
"take medicine
$lks *0
$ught **0
*0
#ech **0
$st **0
(a
#h **0
&0
&a
$an **0
(8
%t **3
)4
)r
)s
(1t
(4
(a
(b
'dwelling
'job
'place
&'s **0
+7
*0
*8
$e **11
(5
(9
(m
(s
'12
(5
(7
(b
(g
(i
'25
(i
(l
(n
'3k
(n
(w
'4
(7
'5p
'6g
(h
(o
(x
'74
(e
(m
(o
(u
'88
(9
'i
'k
'm
's
'z
&animal
&breed
&condition
&device
'oing
&employer
&field
&job
&kin
&possession
&tech
'rait
%ir **t
(kin
%m *8
(a
%re **0
)0
%se *0
$ing *8
%s *1k
'kin
$ought *0
$ree **t
$ursday **0
,0
#ime *0
(a
&s **0
)0
$red **0
)0
#o **6
'b
'p
'r
&1n
'p
&3a
'n
&4f
'i
'p
&5w
&a
%animal
$day *0
$ld **0
)7
(0
(1t
(b
$o *0
'8
&trait
%k *0
#raded **0
%iler **0
$ue **0
#wo **16
(t
'14
'5x
(z
&job
&kin
&tool
"up **5
&0
&y
%procedure
#s *8
$e *8
&field
&tool
%d *0
(b
"vegan *0
)a
$rsion *0
%y trait
#isa **0
"w **7
#ake **0
$lk *0
$nna **0
%t *0
$s **7
(t
'5z
'8
&trait
#e **4
'7
'j
&0
&3
'r
$'re **0
%ve **0
$eks **0
)0
$ird **0
)0
$nt **0
$re **7
(5
#hat **16
*8
)5
)9
)j
(0
(1j
)q
)t
(b
'workplace
&'s **0
*0
$ich **10
*3
*5
*h
%te **16
$o **4
(6
(t
'3
'6
'b
%le **0
$y **0
'8
#ill *8
$th **k
)o
(2a
'animal
'tool
&out *8
#oman procedure
$n't **18
$rds **7
%k industry
&ed **0
*a
%th **0
)0
$uld **0
)0
)8
#rite *0
&ing **0
+0
$ote **0
)0
"year *a
&s **0
)0
)8
(procedure
$s *0
#ou *2
'a
%r **0
)3
(1y
'kin
"zero **0
!?end
!^ #1
$2
#,
#a
$ guy
%lady
%man
$ctually
$llergic
+ to
%ways
$nd
& i'm
'my
'that
)ere's
%y
$re
$s
% a
%king
$unty
#be
%en
%ing
%st
$orn
%ught
$ro
#call
' me
%n
& a
'i
'u
'you
&'t
&t
%rd
$hanged
$onvert
%rmac
%uld
( a
&sin
#did my
'you
$o
% i
&people
&they
%es
' a
(that
*e
%nt
%wn to
$raft
( a
%opped
#explain
#finally
%rst
$lying
$or sale
&get
$unny
#gave
' up
$ive
' me
$ood
%t
& my
$randpa
%ew
#had
& to
%lf
%s
& been
'gone
%ve
&ing
$e
% wants
%'s
%lp
' me
$ow
& do
)es
'i
(s
'long
'many
(uch
'to
#i believe
%came
%did
&o
'nt
%feel
&ound
%gave
&o
't
%had
%keep
&now
%live
%make
&iss
&ust
%need
&o
%once
&wn
%play
&refer
%read
&un
%say
&peak
&till
&witched
%take
%use
(d
%will
'sh
$'d rather
%ll
%m
& #1
(2
'allergic
'in
'on
'still
'the
%ve
' got
(stopped
$f
% a
&i
&my
$m a
&in
%agine
$n my
&the
$s
% #1
&,
&a
'n
&going
&it
&that
(e
)re
(is
$t is
&was
%'s for
#joined
#landlord
$eft
' the
$ike
%st
%ves
&ing
$ord
%st
%ve
#make
' a
(me
%y i
$e
% $
&,
$y
% $
&aunt
&best
'rother
-'s
&cousin
(worker
&dad
&favourite
'riend's
&granddaughter
+mother
+son
&husband's
&little
&mate
&neighbour
(phew
(w
'iece
&partner's
&son
&uncle
&wife
#need
%ver
( have
$ice
$o longer
&more
%t
%w $
'he
'it's
#of
% the
$k $
$n
%e
$r
$ur
& cat
#passed
$retend
#quit
#read
%write
#say
& a
$corpio
$he
& says
'was
&'s
%ould
) a
*i
$ince i
)the
$mall
$o
% don't
&i'm
&kindly
&no
&which
(o
%ld
' the
%me
'body
+'s
'one
*'s
'thing
$peaks
$tarted
%ill
%opped
$uggest
%mmarise
%ppose
* a
+i
$wapped
#teaches
%ll
$hank
&t
' is
%e
& kids
'lady
(odger
'woman
&n
&re was
(s
) a
&y
' are
%is
$o
%ast
%m
%o
#ugh
$ncle
$sed
' to
#was
%t
$e
% need
&were
$hat
' are
(can
(do
*es
(else
(if
)s
(should
)ize
(time
)o
(would
''s
) the
's
( a
)the
%en
' a
(i
)s
&re
( do
%ich
( i
)of
%o has
%y
& do
'is
$ife
$ould
( a
$rite
( a
'ing
#you
&'re
!a #3
$4
#, m
#boat
%ok
%x
$us $
#cat
&holic
$heap
$old
$racked
#doctor
%g
$rink
#family
$riend
$ull
#gas
$reen
#hip
$ome
%use in
#junior
#kid
#lad
%wyer
$ist
$ot
#man of
$eal
$onth
%ther
#nice
$on
$urse in
#person
$ixel #1
$olite
#set
$hort
$preadsheet
$teak
%roke $
#text
$hing $
&rd
#woman who
#year
$oung
"bout #2
#t
"ccountant $
#id
"ddress $
#elaide
#opted
( a
#vert
$ice
"fter
& #1
'the
"gain $
&st
#o
"int
"ll $
%day
%i
%the
$ergy
( ,
$otment
%wed
#ready
#tima
"m
# a
$i
$the
$working
#azon
#ong
#p
"n old
#d a parrot
&ll
( $
&n
%give
%her
's
&im
%i am
(re
'need
&'m
%lives
%me
&y
%now the
%said
'ys
&he has
&o
&till
%tell me
&hat
'e
'inks
&wo
%wants
* a
&e have
#swers
#y day
( $
%longer
%more
) $
*,
$body
$more
( ,
$thing with
$where
"pplying
$rentice
$s
"re out
$nt
"s
# $
$a
$i
$of
#k
$ $
%for a
$ed
$ing
' for a
#toria
"t
# #1 $
$all $
$every
$forty
$it $
$me
$the office
"ugust
' $
#nt
#stralian
#tumn $
"verage
!back $
&is
&on
#d $
#ke
#ld
$loons
#ngs
#ptist
#r $
$n
$ry
#th $
#z
"ea
$ns
$rd
$ts
#en married
&on
( a
#fore
' i'm
(this
(you ask
#gin
&ner
#ige
$ng
& a
#side
$t friend
#tter ,
"ig
#ke
%s
#ll
%s
#ngo
$ned
#rthday $
)s
#scuit ,
(s
$hop
"lack
& $
#ind $
#ue $
"ook of
%ed
' for
#rder
#ssy
#th $
$tle
#ught
' a
#xing
#y ,
$friend
* is
"races
#eakfast $
#ide
$ngs
$tish
#o
$ke $
$oklyn $
$ther
( $
$ught
"tw
"ub
#ddy
#ick
$lding a
#llet
' points
#ndle
#s $
%is
"y the
!cab
#fe
#ke $
#lgary
$l me
%ed
%s me
#mera
$per
#n be
%do
%i
%we
%you
$'t stand
$cel
$dle
$not
$t
#rpenter
$ried
#sh $
$t
#t
$ is
$aract
$holic
) ,
#use
"enter
#rt
"hair $
$nge a
'd
( $
)from
)the
*o
$racter
$t
#eapest
#ief
#oir
$rus
#ucked
$rch wedding
"ilantro
#tizenship
"laim
$ss
#eared
#ick
$mb
&ing
#oset
#ub
"oach $
$l
#de
#eliac $
#ld $
$league's
&cts
%ie
#me
$fort
$ment
%on
$pare
%laining
#ncert
$sult
$vert
#ok for a
%ed
$l
#riander
$ner
$olla
$rection
#uld
& a
( person
'i
$ncil
$sin
' $
"razy
#ied
& $
#ossword
#uise
#ying
' $
"ups
#rry
$tis
#stomer
#t the
!dad
$ ,
$'s
$s
#ily
$ry
#mp
#rk
#ughter $
)s
#y $
%i
$light
$s
% a
' week
"eckhand
$lan
#e
#leted
#nise
$tal
%ist's
$ver
' $
#sk
#test
"iabetic ,
#d $
%my
%two
%you
$n't
#ed
$sel
#fference
+ between
#nners
#tched
#vorced
) ,
"o i do
$my
$people
$you say
#ctor $
(says
#dgy
#es
% $
&,
&a
'n
#g
$ ,
#ing
& a
#lly
#n't $
'do
(rink
'like
$al
$e
% in
&with
$key
#or $
#wn $
&from
&on
"r
#aft
& a
$wing
#ead
%m $
#ink
& $
$ve
& a
%in
'g
( a
#opped
$ve
#um
#y
$er
"ual
#chess
$k
#mped
#tch ,
!ear
$th $
"ight $
',
'months
'years
&een
"lder
#even
#i
"mail
&s
#ployed $
"nd of
#gaged
( $
$ineer
"ssay
"uro
"vening $
$ry
& friday
'morning
. $
'night
'saturday
'two
'year
+ $
&body
&one's
&thing is
&where
"xample
( ,
* com
#changed
$lamation
#pecting
%nsive
$lain
!failed
$r $
#lse
#mous
#r $
$m
#st
%ing
#ther of
(was a
''s
#vorite
%urite
"eb
$ruary
#ed a
$l
#lla
& on
"ifty $
#nally
$d
% the
$e
$ished
#sh
% $
%in
'g $
#ve
#xed
%s
"lash
$t in
#orida
$wers
#ying
"og $
#nt
#ol
#r a
& #2
'guy
&n
'ything
%eight
%me
&oney
%one
&ur
%sale
&ix years
&omebody
%thirty
+ years
%what
$klift
$m ,
%al
&t
%s
#und
$r years
%teen
"rance
#eelance
#idays
%ge
$end
' $
(,
(from
(of a
''s
$ghten
#om a
&here
* $
&my
$nt of the
"un
$ $
$erals
$ny
& $
!g
"allon
#me $
%s for
#rmin
#s
#ve
% up the
"emini
#neral
(ly
#rman
#tting
( a
"hent
& $
"ift
#g
#nger
#rl ,
&on
#ve up
%n
$ing
' me
"lasses
$ucoma
#oria
#uten
"o back
#in
%g $
#ld
#ne
% ,
&by
&to
( a
#od at
&morning $
.,
&name
#t
$ a
%her
%into
%me
' on
%nothing
%to
&wo
"rade $
$ndad
&daughter
&ma
'other $
&son
)s
%t
$vy
#ey
#ief
$nd
#oss
$up
$wn
"uide
& $
#y at
' the
%on
%with
!ha
# $
#d #2
%her
%me
#lf
#ndle
%s
& $
#ppy
#s #1
%$
%asked
* me
%become
'en a
%given up
&one
't
%joined
%left
%more
'ved to
%the
&wo
#te
%d
#ve a
'n
&been
&given
&had
&never
&one
&taken
'hree
'o
%n't had
&t
"e gave
%ot
$wants to
&s
#'d
$s
% been
#ading
$r
%d
#ights
( $
#lp us
( $
#r brother
%job
$b
$e $
&,
$o
$self $
"igh
% $
#lls
$ux
#m
$ $
%for
%that
#ndu
#ring
#s brother
%sister
$tory $
#t
"ockey
#ly
#me $
&,
#nestly
#rse
#ur
% $
%s
$se $
'in
(s
#w
$ do ya
'es one
%i
&s
%long
%much
"unting
#sband $
"ypothetically
!i $
#am
% $
&a
&the
&working
$re
#bake
$ought
$uy
#came
%n do
&'t do
)swim
$ome from
%uld
#detest
$ie
$o
%n't drink
)eat
)want
#explain
#feel
#go to
%t
$rew
' up
#hate
%ve
' a
)n
(never
(one
(two
$ear
#know $
#like
%ve
$ove
#make
' a
$ust
#nearly
%ed a
%ver learned
$ow
#once
$wn
#passed
$lay
$refer
#say to
$peak
$topped
#take
' the
$hought
$old
#use
&d
' to
#was born
$ent
%re
' a
$ish
' i
$ork at
"'d rather
%say
#m
$ #1
&2
%a
& woman
&llergic to
%on
%part
&roud
%still
%writing a
#ve
% been
&got a
&never been
&to
"celand
"dea $
%s
& $
#k
#ris
"f
# a
$i had
&were
%'d
$my
$we
"m
# #2 $
#agine
"n #1
%4 $
$, #2
$a van
%n
%ugust $
$general
+ $
$law $
$march
&y
$new
%ovember
$public
$spring
$the bath
(end
(fall
*mily
(house
(same
)pring
&is
$what
%inter
&th us
#dian
#k $
#sists
$tagram $
%ead
( $
#to
"pad
"s #1
%2 $
'and
%4 $
$$
$a ,
&vet
%ll
%t
$due
$he
&r
%ow
$it
& true
$making a
%y
$now
$off
%n
%ut
%ver
$said
%ix
%till
$that a
&e best
're
) a
&is
&ree
%o be
&o
%welve
$vegan
$what
( i
#la
#n't
"t
# $
$a
%ll
$back $
%e
&tter
$has been
$in
%s
& not
$on
%ut
$short
%till
$true
%urns out
$was
#'s
% a
&for
&on
(ly
#s
$ just
%the
"ve been
!jamaica $
#nuary
( ,
"ealous
#rsey
#ss
"ob
$ at the
#ke
% $
"une
% $
$ior
#st become
, a
&got
&me
( $
!kannada
#raoke
"eep $
&it short
&up
#to
"ids are
&who
#lled
$os
#ndle
"nee $
%s $
',
#it
#ow $
&how to
%s $
"uba
#lkarni
!labrador
#dder
$s
#id
#ndlord
)'s
#st month
&week $
*end
&year
#te ,
%r
%x
$in
#ugh
&ed
#w ,
$'s
"earning
$ther
#eks
#ft
% ,
&for
#gal
&ly
#nt $
#t
$ the
$ter
's
( $
"icense
#ezl
#ghts
#ke $
&i'm
't $
%ly
#lies
#ne
% $
#ps
#ve in a
&with
%s
& alone
"oan $
#cal
$kdown
#l $
#nger
#ok
%ing
$plane
$se
#rraine
#st
% her
&my
&the
#ve
% $
%s
#w
"ying
!m , $
"ade of
&the
&up
#ke me a
#ma
#n of
%who loves
$aged
#rathi
'on
$ch
& #1
'$
%us $
$ried $
#ster's
#tch
&a
#ureen
#y
$ be
%i
$be
"e #1
$,
$a list
%fter
%nd
$for
$i
%s
$off
$something
$that
%o
& be
#nu
#rcury
#tres
"i
#d
#ght
#ld
#nister
$ute
#ss
%ed
"obile
#de
#m
$ $
#nday
$ey
& $
$th ,
&s
#re ,
$ning $
)person
(s
#st of
#ther $
(,
#ved $
'out of
"um
#nros
#rmur
#shrooms
$icians
$lim
$t
% have
"y
# #2
$aunt
$best
( friend
%ig
%oyfriend
%rother
+ $
,has
$children
%offee
&usin
* $
&worker
$dad
&ughter
, $
-is
%og
$father was
&vorite
(urite
%eet
%irst
%riend's
$girlfriend $
$husband
+ $
+'s
$last
%ife
$mate
%outh
$nephew
$old
$parents ,
'tner's
$sister $
+,
*'s
%on is
$three
$uncle
$wife
( $
)has
)is
!n
" the
"ame $
&a
&is
%'s
%s
#n
$'s
$a
#ps
#ture
"d
"eed
% a
%les
%s new
#ighbor $
(ur
#phew
's
#ver
& been
+ on
'have
'met
'went
#w boss is
%year's
#xt
% $
&door ,
"icely
#gerian
$ht $
#nety ,
"o $
$,
$longer
$more
$one
$sugar
#rmal
' $
#t
$ #2
' $
%$
%,
%one
$e that
$hing with
$ion
#w
$ $
%,
%and
&t
%i've
&t's
%on
$t
"umber $
(for
's
( $
!october
( $
"f $
$a friend
$june
$november $
$our
$seventy
#f the
"isín
"kafor
"ld
$ lady
"ma
$ha
"n friday
$his
$leave
$monday
*s
%y feet
$the bus
&ursday
%ime
#ce
% ,
#e $
%daughter
'y
%is
%of
#ly $
&in
&the
"pened a
$ra
#inion
"r
# a
#der
#egon
#iginally
"ur
$ daughter $
%spare
* room
#t i'm
%of a
(the
&n
%to
"ver
% #2
&,
"wen
$s
#n a
$s
!pack
#ge
#in
#per
&work
#ragraph
%llel
$cel
$ents $
$kinson's
, $
$tial
#ssed
' $
$te
"eanuts
$s
#nicillin
#ople
' $
#rmanent
$sona
(l
) best
#scatarian
"iano $
#cked
#es
#geons
#xel
"lace ,
'in
(s
$in
$y $
%er $
#ease
' $
(,
) and
(don't
(help me
(no
(suggest
#s $
#us
"o
#dcast
#lish
%te
#rk
#tatoes
$luck
"ractice
$ying
#efer
$gnant $
$tend
%ty
#ices
$mary
$yanka
#obation
%lem $
$fessional
"ublic
' $
#p
#t down
%in a
&t on
!question $
#iet
&ly
$t
% $
&the
#ote
!rather
"ead that
%ing
%s
& the
$l $
%istic
#ckons
$ord
#ddit
#fuse
#gistered
#married
#nt ,
%ing
%s
#port
#st
%oring
#tired
( $
#view $
#word
"honda
"ich
#de $
&a
%s
#ght
& $
"oll
#ughly
"ugby
#les
!s $
"ad $
#id
% $
&,
&he'd
&she
&that $
#le
$on
#me $
$sung
#turday
#usage
#ved
#y a
&t
%i'm
%to a
$ing
$s
% $
&,
&he's
'is
&i
' have
&no
&she
&that
(e
"cared
' of
#hool
''s
#rapped
$ipt
"eafood
$son $
#cond
#eing
#lf
% ,
$ls
#nt
#parated
$tember
* $
+,
#same
#tting
%le
#venty $
"hall
#e ,
%says
%wants a
+to
's a
$'d
%s a
'in
$d
$et
& $
$llfish
#oe
$p ,
%ping
$rt story
$uld
' be
(i
$w me
#rimp
#y
"ide ,
#mone
#nce #4
) $
'$
'he
'i
'the
$ger
%le
' again
#ster
' ,
''s
#x
$ ,
"ki
"low
"o i'm
$kindly
$now i
#fa
#ld
% his
&my
&the
#mebody $
)'s
%how
%one in
('s
%thing
* $
#n $
#oner
#und
"panish $
#eak
$ech $
$ll
&ing
#lit
"ql $
"t
#ages
$nd
$rt $
$ying
#olen
$ne
$p
% $
$ry
#rava
$eamer
%et $
%tches
$ict $
$oke $
#ubborn
$dent
%ies
$pid
"ubject
$stitute
#dha
#gar $
#it a
#mmer
#n
#per
&visor
$pose
( a
'ing
#rveyor $
%ive
"wear
$dish
#im
$tched from
!tacos
#galog
#ilor
#ken up
$ing
#lk about
#ste
#ught
' me
#x
"ea $
$cher ,
(s
's
$m ,
#ll
% me a
*bout
)to
#n years $
#rrified
#sla
$t
#xt $
"h $
#anks $
$t $
&,
&a
't
&don't
&get
&has
'er
&i
's
(n't a
&my
&was
'on't
%'s
%s
#e app
%baby
&oy
%cake
&hoir
&lient
'ub
&ountry
*y
%dark
&octor
&rive
%end of
%fish
&loor
%home
'spital
- $
%last
&ine
'st
&odger
%moon
%name
&ext
%old
&ne in
&rgan
&ther $
%parents
(king
&lace
&ostman
%record
'nt
&ight
'ng
&oof
%same $
&ea
&on
&tory
&un
%team
'nant
%vet
&iolin
%woman
%zither
$m
% $
&at
&for
$o
%ry
$re
& a
(ny
'to
'was a
$y
% are
%'re
#ink
&ing
$rty one
(years of
$s , ,
&morning ,
&time
* $
&week $
#ose
#ree days
'of
'weeks
'years
$ough
( the
$u
#ursday
#yroid
"ight
#ktok
#ll
% i
#n
$ $
$nitus
#red
"o $
$be a
&d
$come
$have a
$mass
$play
$save
%ee the
&nd
&t
%omebody
%peak
$take
$work
#ld me
&to
#night
#o late
%old
$k
% up
#uch
"raded
$ins
$nsit
&late
* ,
#ick
#uro
"uesday
( ,
)night
(s $
#na
#rned
' #2
%s
"wenty ,
#ice $
'a
$ns are
#o
$ days $
%years
"ype
$ical
!u get
"gh
"nder #2 $
(3
',
#i
#til
"p again
$in
$the
$with
"s at
#e
$ $
$d to
$less
$r $
#ing
!valorant
#n ,
#ping
"ersion $
"ice
#sa
"ocal
#lleyball
$unteer
"s
!w ,
"ait $
&,
#lk
% the
#nt a
%s one
'to
) be
#rd
$m
%er
#s #3
%$
%a
%for
%on
%the
$n't
#t
$ch
&es
"e
# all
$call
$got
$were
#'re
$ve
#aring
%s
#dding
( ,
)is
(s
$nesday
#ek i
%end
%s $
#lcome
#nt
"hat
% $
&a
're
&can i
&does
* ,
+a
+one
&happens
&if
's
( a
)the
&should
, i
&they
'ime
&was
'ould
+ a
%'s
' the
#eel $
$n he
&it
&you
$re
& do
) i
'i
'the
&'s
$ther
#ich
& is the
'of
(ne
$st
$tby
#o
$ can
('t
%do
%has
'tes
%never
%was the
$se
#y
$ do
%is
"ife $
&,
&is a
&says
#n
$ter
#re
#se
$h
% i
#th $
&a
&him
&me $
'y parents
&the
'wo
&us $
&you
%out the
$ness
( $
#ves
"oman
& in
'on
#n $
#rd
% $
%s a
'for
$k
% ,
&a
%ed at
$ld
#uld
& a
'be
'he
'i
'that
)ey
'you rather
"recked
#ist
$tes
%ing a
#ong
!year old $
%s
& $
',
#lls
#sterday
* $
#t
"o
#u are
%call
%have
%i
%keep
%please
%rather
%say to
%to
$'re a
$ng
$r
% answers
$th
!zither

!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!
!

<'-+IQ-'F8'7M-GKK'1+A;)-0''/D?7+3))K+19;,2\\1)C+)5=75A+/39;96C:CT&F/J18G4=K1?915>K02III6GTK;599/EIEG(AEFG+A@@)-;3'E'-/;='.')'''&(&,,,&.''(/+-'3+/'3@--1/G-'3,)-+(,/;/+'/3-'),,''(&/+)--)'&'(''L))'''+(:+5+)+3)3)/)8AE9G)'?-1>L/;5'.'2-25'>/**(&,*.*,0/;IL,7(=9./-D+A&4>2TQ&4;?&,&5B,<=116()*I5>*39(/.)/2Y&26*2/GB(./'<B**07-6&6,(/+:-&&&0:@9)'?/9WD(J?OB7F/'6+35=/'+/=C;9Q1-9;9M'H94;310/7-@;@+<90+13/I='1=--;)+1M'@'?>=G/335;A51-5'IA9151>>AI-7I*0:)7-S=<//NC17G//9877D.9G&5;5/1=.IAA?993>+5;9(E5F9?51(,01(799@77<39?;7CAM+W/7).4?66&?0*.*&,A3<Q1)''11D8<J/25/@9G4),'9C=7W/L:''7AB:-56(.8+5J'595'1(C2;&+0*)9;9*(95..6:AG/&/@46)(4)33;0L,/8CC=A7988A-I@;I(;82J&';E;1/,3=PNKJ<BAN411AK*RL&-6**4&7)FR3.E*B3(&.(*+-9G9O-)I=5A)9,97+=12I1JQ@CA?/7'8L1I'42A)@..))&?&/?'0*44/>6K5)13)P=9L))1;5&*=27/:/,&26(,FIB2.69**/*=9/3/7<@;>4>/3**5D6(')')I?4555)C8>&;+)5(*&41M3-?527?7CO3/-M12+'5)+1A1G,CA.A'9+-+=A731-K/</'+1+;.E5B9@E-AM1A9O7(1-7'1KKA7-;)<.18*:/IIS+7D1.A=/90@1&IW1=,6;,GO5?I4;=ID&,76H?*B.6+EDH16'Q2,/+=4NB(;D-''C94);G'<?114=31<3*).G9I5:-*?>2&F(B<F,+39?=?/8F=+/,5A0683'A)LC032A;RN53+8<2D86;3G<S9B9)I8<0LQ2=5AC3,@*)5KE(&IE@=62+)==9;44288C'<?95='3F)C?G7.*117//0(<0R4CHDDC+?)'G?D55UA6.;0M@G91=0C&5?F?H=5F-5;'CX:6:6A.&;@E(&(0;&*:0-*-3*4B0+(9(&+503H<&+O63*0?N,3,('93-6*,*')/58>E0((6I.<>/;5018H22'G7-3:CL.+)1'IB(&*&>2//-?5,;)G793-<@'9-9CP;4+-E;?@4C3/2.-E&7',A)/911+1;5)>C8.8(>(4&&&<.*6<4<@:Q::6&-,,19<8:)C4?SA;9@4(((*>.(67''')2)44@G:O,&3L4L6P?CEC**,8864+;45<9W6CEF77,024*5?<7>O*6?E..4:.2,0./G(4;:A.ADU,?=42.9.59+A4+59-7'>/.6.*,:(*(&0E.35=4:13))+(3?J<23-3C/6=P;427-5@,;2'770514)'&942:25?DI>&2P+;M0.B021+:I@7H0F-3N9Q2J@F1>J)B3'+(-7-565;+5?;3/1A9'1-&/F<C3+D?1&D4-08/B=F;86@.E-:G/862C>:,D9<222;1@<<DH2C?1C*@848GE,<0B&B@D<>DH@&32+NBD>I31.@/J/...*(.2,,422(,&:&<@<I:*.2(0:6*.?,.4.9(F.+344DB/+HCIJ0J4-18@7?>?77D<A5E3*7?J,=2A43@?I>=='3M8*C@G1=@8'C/*2/7//50-O76&U'9,2?7<>/B-123)AU.7B*FA&PIKMN3>6+=*7=@CEIC7-/81GK:;/:7B+8/A/*,8266:)@/:9>0'=+75G>(C)0/)K;;D'GBI5@I3-59'SQG@04+)3=F+/H26EE0MM>P/=5>;5EFM.@-5?=9BE7LA=1@H'B+-E2GE3/>*H3*E.A7+7F/8702,7871-?GGN/9C1<5?9<G,0G.?:064/<A>U+8*=DC>?):H)O.Z,G(7F8BN&78O66OFC,*6*6-+2..2Q/@*54I:M'1;;?=4+,F(G8+CC9IK?Q=H.:4AT&CQ0</1,.2M=?,;452GM(...:*7++?4K1AI185+201C1.,1Q33'3C;1=9A5059QHEQ3A/@QI5E1/,IE3?;0462'I-3=9E<<+<;/-9/IA1*&358<<1*>PA=I5S==<,>5-(J01(0?='2CF1>.-9@F(?G6=8'GD'HM43-c=;22601/HC5H1:7ED2?0<>A5<4B00,F6@A219Q0875+C;*.3G<;)037KE3,K</-EL/=72A>')93=?HD/C99;85I>A)2G776>><<LEBB<IA+7'9<@6<8IL=1A>;>S8:73)5(M=1/E*0MKJG-'4'0>*<751/6>;/3<21G8I&.8;;J8FC;4;(,'4(40.3((,,,(&(?46@+292?75-2>-I=K*AM'/5B401)99)'57/5;D(E573O.H.G;-9?-7:=I)=0/'--+90@,:=9<-597M91=J4=/3'CRI:&0JA&,:(B26/A,8(HN.704:'=(091HEKA.>50=5;7B.I3='95==A2>:3+P85D*.A91=11CL1+.5,(.3<8E15?Q&&**060*Y,/?(-KE.C7--:D@-WGGG+7<1='7603)-==C'A=K=K:1AG;;?I<@50=FGQ@:,/6T-.35@23E<V7P7FE'4M.8K+?&&B1G0.<D,M,:3@C)17+K*/,*E:C0?==)4C/4B:A@,11S171/5-Q1E>?O)L>8F)CN),QAA21'W0;<970/T0-D/E+D5*09+/&=-*2+@C+;K9D/&[)M'+1U;-H5@F-F7''2?975+>K62'235-9H=7=9H2-/Q9-Z97'G26-M4,G=K;?&(;KD51?)15D6FI7)6A69,/61;5>S&.'I702G73A/)13CJ9AA2;B43-<F90-C+A1'V<@7?A-7<29H)9&E17)+>)=<F,0.5A-:EE?2C8+'0;=QO456<-L8N@437Y3?HWOA&(IP5CIK?F9-?3@1:7&*2MUFWD69,&04)NN.@7;D3:/C?L85DM5G,@'C/J;P3H,=P4<8)<6KG+M16.E&3K@72>UC(09H+812*.4:<42?B9/3=:DE5,(6*8:3E886-+-+MO0X.7717@8[91=C<@>&I&LAV>1G+B&79C.4()&:?C?;+-.=/)8/C)&3+3A'9<GH'0?)1@;46.60C6'-,.5'G3B5D953+8.=8/<G695/6E:K?4'.7O04FA>>@/99S:A7)232,>;>9;(07;?=@'/+>2+.?>A;J1.HI&>&/D':A9<DICQGO3R1I.<0:MDH5.)=DF?::H?.IS/.;L.8DL=L<=.,@N;<&(.8D,G022OI<D3C9,<=/15.J-C</)9.8=*B,0:DE.?A>@8:-)(><4@+55AO=44DE);8?C)A1/,;G'?-3>A424@-5>-)6G34+P=3OI3FL8I8)R@<C)G4J'/60BA0)G?&2@5I'FK+71/2O.13:A3/.<-(**,(&**;>2,4.**3&<(2.(QP73&(,-&D<,02:AA&55,B7A@<,*029FC41K@0B8'28?'-,>4?OB048P0.O,'/E98(*2C48@6./<529+'3;15-:BD4ECI67<822MAI`
