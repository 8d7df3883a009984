import type { FactCase } from '@recollect/testkit'

/** The first message, the update, and what holds then: nothing else of that slot. */
type Update = readonly [before: string, after: string, holds: string]

const slotOf = (fact: string) => fact.split(/[=~]/u)[0] ?? ''
const asCases = (updates: readonly Update[]): readonly FactCase[] =>
  updates.map(([before, after, holds]) => [[before, after], [holds], [`${slotOf(holds)}=`]])

export const ofOneself = asCases([
  ['my favourite colour is red', 'my favourite colour is purple these days', 'favorite_color=purple'],
  ['I live in Lisbon', 'I moved to Porto', 'location=Porto'],
  ['We live in Bergen', "we're living in Tromsø now", 'location=Tromsø'],
  ['I live in Austin', 'Moved up to Denver over the summer', 'location=Denver'],
  ["I'm based in Ghent", "I'm based in Liège these days", 'location=Liège'],
  ['my address is in Dundee, I live there', 'we live in Aberdeen now', 'location=Aberdeen'],
  ['I work as a cook', 'I work as a bus driver now', 'occupation=bus driver'],
  ["I'm a waiter", 'I became an electrician', 'occupation=electrician'],
  ["I'm an intern", "I'm a product manager now", 'occupation=product manager'],
  ["I'm a florist", "these days I'm a postman", 'occupation=postman'],
  ['I teach maths', "I'm a headteacher now", 'occupation=headteacher'],
  ['I work at Greggs', 'I started working at Costa last week', 'employer=Costa'],
  ["I'm at Deloitte", "I'm at KPMG now", 'employer=KPMG'],
  ['I work at a library', 'I got a job at the museum', 'employer~museum'],
  ['My employer is Vodafone', 'My employer is now Orange', 'employer=Orange'],
  ['I work at Ocado', 'I work at Sainsburys these days', 'employer=Sainsburys'],
  ['My phone number is 555-0140', 'my new phone number is 555-0199', 'phone=555-0199'],
  ['My number is 555-0140', 'changed my number, it is 555-0177 now', 'phone=555-0177'],
  ['my cell is 555-0140', 'my cell is 555-0166', 'phone=555-0166'],
  ['My email is old@mail.org', 'my email address is now new@mail.org', 'email=new@mail.org'],
  ['my mail is x@y.com', 'my mail is z@y.com', 'email=z@y.com'],
  ['I drive a Fiat Panda', 'I drive a Seat Ibiza now', 'vehicle~Seat Ibiza'],
  ['my car is a Volvo', 'my car is an Audi now', 'vehicle~Audi'],
  ['I drive a Peugeot 208', 'traded the Peugeot in for a Dacia', 'vehicle~Dacia'],
  ['My phone is a Galaxy S20', 'my phone is a Galaxy S24 now', 'device~Galaxy S24'],
  ['I have an iPhone 11', 'I upgraded to an iPhone 15', 'device~iPhone 15'],
  ['Please call me Liz', 'call me Beth instead', 'nickname=Beth'],
  ['I go by Alex', 'I go by Lex now', 'nickname=Lex'],
  ['My name is Sara Holm', 'My name is Sara Lund now', 'name=Sara Lund'],
  ['my girlfriend is called Ines', 'my girlfriend is called Paula', 'girlfriend name=Paula'],
  ["I'm engaged", 'we got married in June', 'relationship_status=married'],
  ["I'm vegetarian", 'I went vegan', 'diet=vegan'],
  ['I am keto', "I'm pescatarian now", 'diet=pescatarian'],
  ['My favorite movie is Jaws', 'my favorite movie is now Dune', 'favorite_movie=Dune'],
  ['my favourite food is curry', 'my favourite food is pho', 'favorite_food=pho'],
  ["I'm 44", 'I just turned 45', 'age=45'],
  ['I am 19 years old', 'I am 20 years old', 'age=20'],
  ['I weigh 70 kilos', "I'm down to 66 kilos", 'weight~66'],
  ['I weigh 180 lbs', 'I weigh 172 lbs now', 'weight~172'],
  ['I study biology', "I'm studying law now", 'major=law'],
  ['I go to Elmwood High', 'I go to Oakridge High now', 'school=Oakridge High'],
  ['I study at Leeds University', 'I transferred to York University', 'school=York University'],
  ['I live alone', 'I live with two flatmates now', 'living_situation~flatmates'],
  ['my timezone is EST', 'my timezone is PST now', 'timezone=PST'],
  ['my laptop runs Windows', 'I switched to macOS', 'os=macOS'],
  ['my salary is 40k', 'my salary is 48k now', 'income~48k'],
])

export const ofRelatives = asCases([
  ['My brother lives in Cardiff', 'My brother moved to Swansea', 'brother location=Swansea'],
  ['My parents live in Faro', 'my parents live in Évora now', 'parents location=Évora'],
  ['My sister works at Zara', 'my sister works at Mango now', 'sister employer=Mango'],
  ['My son is a student', 'My son is a paramedic now', 'son occupation=paramedic'],
  ['My daughter is 8', 'my daughter turned 9', 'daughter age=9'],
  ['My wife drives a Mini', 'my wife drives a Tesla now', 'wife vehicle~Tesla'],
  ["my husband's phone number is 555-0120", "my husband's new number is 555-0121", 'husband phone=555-0121'],
  ['my friend Bo lives in Turku', 'Bo moved to Oulu', 'friend location=Oulu'],
  ["My dad's email is pa@home.net", "my dad's email is now dad@home.net", 'father email=dad@home.net'],
])
