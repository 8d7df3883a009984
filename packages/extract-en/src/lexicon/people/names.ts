import { wordSet } from '../grammar/words.ts'

/** Common given names that are not also everyday words. A lower-case "i'm paula" is read as a name by this list only. */
export const GIVEN_NAMES = wordSet(`
finn, finnegan,
aaron, abby, abdul, abigail, adam, adrian, ahmad, ahmed, aisha, alan, albert, alejandro, alex, alexander, alexandra, alexis, alfred, ali, alice, alicia, alison, allan, allen,
allison, alvin, amanda, amber, amelia, amir, amit, amy, ana, anand, andre, andrea, andrew, andy, angela, angie, anita, anjali, ann, anna, anne, annie, anthony, antonio, april, ariel,
arjun, arthur, arun, ashley, ashlee, ashwin, audrey, austin, ava, barbara, barry, beatrice, becky, ben, benjamin, bernard, beth, betty, beverly, bijoy, bob, bobby, brad, bradley, brandon,
brenda, brendan, brian, bridget, britney, brittany, bruce, bruno, bryan, caleb, calvin, cameron, camila, carl, carla, carlos, carmen, carol, caroline, carolyn, carrie, casey, catherine, cathy, cecilia, chad, charles, charlie,
charlotte, chelsea, chen, cheryl, chloe, chris, christian, christina, christine, christopher, cindy, claire, clara, clarence, claudia, cody, colin, connor, corey, craig, crystal, cynthia, daisy, damian, dan, dana, daniel, daniela, danielle, danny,
darren, darryl, dave, david, dean, deb, debbie, deborah, debra, deepak, denise, dennis, derek, devon, diana, diane, diego, dmitri, dominic, donald, donna, dora, doris, dorothy, doug, douglas, dustin, dylan, earl, eddie,
edgar, edith, eduardo, edward, edwin, eileen, elaine, eleanor, elena, eli, elijah, elizabeth, ella, ellen, elliot, ellie, elsa, emily, emma, emmanuel, eric, erica, erik, erin, ernest, esther, ethan, eugene, eva, evan,
evelyn, farah, fatima, felix, fernando, fiona, florence, frances, francis, francisco, frank, fred, freddie, frederick, gabriel, gabriela, gary, gavin, george, gerald, gina, glen, glenn, gloria, gordon, graham, greg, gregory, guillermo, gustavo,
hana, hannah, hans, haruto, harold, harriet, harry, harsh, hassan, heather, hector, heidi, helen, henry, herbert, hiroshi, howard, hugo, hussein, ian, ibrahim, imran, irene, iris, isaac, isabel, isabella, isaiah, ivan, jack, jackie, jackson, jacob, jacqueline, jake,
jamal, james, jamie, jane, janet, janice, jared, jasmine, jason, javier, jay, jean, jeff, jeffrey, jenna, jennifer, jenny, jeremy, jerome, jerry, jesse, jessica, jessie, jill, jim, jimmy, joan, joanna, joe, joel, john, johnny, jolene, jon, jonathan,
jordan, jorge, jose, joseph, josh, joshua, joyce, juan, juanita, judith, judy, julia, julian, julie, julio, justin, kaitlyn, karan, karen, karl, kate, katherine, kathleen, kathy, katie, katrina, kavita, kayla, keith, kelly, ken, kenji, kenneth, kenny,
kevin, khalid, kim, kimberly, kiran, kirsten, kristen, kristin, kristina, kumar, kurt, kyle, lakshmi, larry, laura, lauren, lawrence, leah, lee, lena, leo, leon, leonard, leslie, levi, lewis, liam, lily, linda, lindsay, lindsey, lisa, liz, logan, lois,
lola, lori, lorraine, louis, louise, lucas, lucia, lucy, luis, luke, luna, lydia, lynn, mackenzie, madison, maggie, malcolm, mandy, manuel, marc, marcus, margaret, maria, mariam, marie, marilyn, mario, marion, marissa, marjorie, mark, marlene, marta, martha,
martin, marvin, mary, maryam, mason, matt, matthew, maureen, maurice, max, maya, megan, mei, mel, melanie, melinda, melissa, meredith, mia, micah, michael, michelle, miguel, mike, mikhail, mildred, milo, mina, mindy, miriam, mitchell, mohamed, mohammad, mohammed, mohd, molly,
monica, morgan, muhammad, nadia, nancy, naomi, natalia, natalie, natasha, nate, nathan, nathaniel, neha, neil, nelson, nicholas, nick, nicole, nikhil, nina, noah, noel, nora, norma, norman, olga, oliver, olivia, omar, oscar, owen, pablo, pamela, pam, patricia, patrick, paul, paula,
pauline, pedro, peggy, penelope, penny, perry, peter, philip, phillip, phoebe, phyllis, pooja, pradeep, priya, rachel, rafael, rahul, raj, rajesh, ralph, ramesh, ramon, randy, raquel, ravi, raymond, rebecca, regina, renee, ricardo, richard, rick, ricky, rita, robert, roberta, roberto, robin,
rodney, roger, rohan, rohit, roland, ron, ronald, ronnie, rosa, rosie, roxanne, roy, ruben, russell, ruth, ryan, sabrina, sakura, sally, salman, sam, samantha, samir, samuel, sandeep, sandra, sandy, sanjay, sara, sarah, satoshi, scott, sean, sebastian, sergey, sergio, seth, shane, shannon,
sharon, shaun, shawn, sheila, shelby, shelly, sherry, shirley, shreya, shivu, sidney, silvia, simon, simran, sofia, sonia, sophia, sophie, spencer, stacey, stacy, stanley, stella, stephanie, stephen, steve, steven, stuart, sue, sunil, suresh, susan, suzanne, sylvia, tamara, tammy, tanya, tara, taylor, ted,
teresa, terry, thelma, theodore, theresa, thomas, tiffany, tim, timothy, tina, todd, tom, tommy, toni, tony, tracy, travis, trevor, tyler, valerie, vanessa, vera, veronica, vicki, vicky, victor, victoria, vijay, vikram, vincent, virginia, vivian, wade, walter, wanda, wayne, wei, wendy, wesley,
will, william, willie, xavier, xiao, yasmin, yolanda, yuki, yusuf, yvonne, zach, zachary, zara, zoe, zoey
`)

/** Names that are also common words: a name only when written with a capital or after a greeting. */
export const DOUBTFUL_NAMES = wordSet(
  'april, austin, ariel, christian, crystal, daisy, dean, earl, frank, grant, iris, jack, jay, jordan, kelly, lee, lily, luna, mark, max, mel, penny, ray, rich, robin, rose, sandy, sue, taylor, ted, virginia, will, chelsea, charlotte, madison, carmen, victoria, amber, chad, chen, mei, dan, may, june, joy, hope, faith, grace, art, bill, drew, pat, rob, summer, autumn, ruby, sky, violet',
)
