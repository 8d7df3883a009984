import { it } from 'vitest'
import { cardsOf } from './support.ts'
const w = (t: string) => cardsOf(t).filter(({ slot }) => slot === 'instruction')
const yes = `Can we keep things informal between us going forward?
I'm colour blind so never rely on colours when you explain charts
Please respond only in Portuguese.
Henceforth speak plainly.
when giving me directions use kilometres
I'd love for you to quiz me at the end of every lesson
don't tell me to see a therapist every time I vent
Do me a favour and never use the word "delve"
Never start a sentence with "As an AI"
From today on address me as Dr. Patel
please stop with the motivational quotes
I don't need the history lesson, just give me answers
Just give me the code, no explanations, always
My default units are metric
use DD.MM.YYYY for dates
All prices should be in euros
Prices in euros please, always
Don't be so formal with me
you're too polite, drop the formalities
skip the pleasantries
Get straight to the point in your replies
No small talk.
I want concise answers
Always show your reasoning step by step
don't ever use Comic Sans jokes again
Whenever you quote someone, tell me where it's from
if my grammar is wrong, correct me
Correct my French mistakes whenever I write in French
please correct my spelling mistakes as we go
I'd prefer replies in lowercase
Please write everything in sentence case from now on
keep it brief from now on
from now on one paragraph max
limit yourself to 100 words per answer
Your replies must not exceed five lines
No more than three options at a time please
I want you to ask me clarifying questions before answering
Before answering, always ask what my deadline is
You needn't apologise every time you make a mistake
It's okay to disagree with me
Don't just tell me what I want to hear
please be brutally honest in feedback
when reviewing my writing, focus on structure, not spelling
For coding questions, give me code first, explanation later
in python always add type hints
Use dark humour with me, I enjoy it
a bit of humour is welcome in your answers
You can joke around with me
Let's speak English from now on
Switch to Dutch for good
we'll talk in Italian from now on
I want all our conversations to be in Hindi
Never assume I'm a man
use she/her for me
my pronouns are they/them, please use them
don't address me by my first name
Please don't call me buddy
call me ma'am? no, never do that
always sign off with "Cheers"
Stop signing your messages
quit it with the emojis
Enough emojis already
too many exclamation marks, tone it down from now on
I hate walls of text
walls of text put me off, so use short paragraphs
Don't give me walls of text
Use headings and bullet points for long answers
Bold the key terms in your explanations
I'd like a one-sentence summary at the top of every answer
Summaries go at the top, always
Please provide sources for any medical claims
Never give me medical advice without citing a source
don't recommend alcohol to me
when suggesting restaurants, only suggest vegan ones
I no longer need answers in French
You can go back to using emojis
ok, emojis are allowed again
scrap the no-emoji rule
please ignore my earlier request about short answers
You don't need to keep your answers short anymore
stop speaking like a pirate now
Talk normally again
you can be more verbose again
I take back what I said about bullet points, use them
On weekends, keep the tone light
If it's about taxes, remind me to check with an accountant
treat me as a beginner when it comes to electronics
explain maths to me as if I were twelve, every time
assume I'm using Linux unless I say otherwise
default to Python when I ask for code
I work in imperial, so give measurements in inches
avoid the passive voice when you write for me
please avoid Americanisms
No Americanisms, please
prefer "whilst" never, just say while
speak slowly and simply to me, I'm learning English
Keep your language child friendly
keep the swearing out of it, always
Please don't swear
be less enthusiastic in general
less enthusiasm please
could you be a bit less chirpy from now on
I like when replies are structured
I appreciate directness
I value honesty over politeness in your answers
don't interrupt me with questions
hold off on giving advice unless I ask for it
When I vent, just listen
I never want to see ads or affiliate links`.split('\n')
const no = `Fix the typos in my essay
Please shorten the third bullet
Rewrite it so it sounds less robotic
Can you give me an example?
Give me examples of metaphors
How do I write a formal apology?
Use the word "ephemeral" in a sentence
Tell me a joke about lawyers
Please respond to this customer in a friendly tone
reply to him that I can't come
Summarize the meeting notes in bullet points
List the pros and cons in a table
What's a polite way to say no?
Explain quantum computing in simple terms
Describe the plot without spoilers
Give me a spoiler-free summary of Dune
Write 300 words about bees, no bullet points
I need a 100 word summary by tomorrow
I'd like to see an example in Rust
Convert 5 miles to kilometers
Answer the following question in one sentence: why is the sky blue?
Please keep this one under 50 words
Don't mention the price in the email
Don't use passive voice in this paragraph
Leave out the second argument
No greeting in the letter please
Skip the intro for this version
Now do it without emojis
Make the joke darker
Make it sound more British
Say it like a pirate
Let's do this in French today
Could you rephrase that in plain English?
Continue in the same tone
Try a warmer tone
Use a table here
please use a different example
Use shorter sentences in the introduction
Always use protection
Never trust a skinny chef
never apologise for being yourself
You should always back up your data
always read the terms and conditions
Never use your real name online
we never use slang at work
Teachers should always give examples
doctors should explain things in plain English
I wish my boss gave direct feedback
My style guide says no exclamation marks
I dislike long emails from my boss
I hate long meetings
I want to be more direct
I need to stop apologising
I keep apologising
how can I stop swearing?
I prefer books with short chapters
I prefer formal clothes
I like honest people
I like bullet journals
I like concise writers
My mum prefers short messages
Don't answer the door
don't reply to that spam
Stop asking
stop lying to me
Say something nice
be honest, do I look fat?
be honest: is this any good?
honestly, don't you use emojis?
answer me
answer quickly please
speak up
talk to me
talk to my lawyer
Tell me about metric units
Explain British spelling
Should I use British spelling in my CV?
For my essay, should I use British spelling?
In the essay I have to use British spelling
when I write emails I never use emojis
When I answer the phone I say my name
if I answer in French they laugh
whenever I ask my son, he answers in one word
can you use emojis?
Can you speak French?
can you answer in French?
do you prefer bullet points?
You can find the code on GitHub
you can use the pool anytime
Feel free to use my laptop
feel free to call me
no need to reply
no need to bring anything
forget it
forget the emojis, what about stickers?
drop the table users
remove the bullet points
add a table
Use Python for this task
use TypeScript
which units should I use?
my teacher prefers footnotes
Cite three sources in the essay
Include a greeting
Give the dog a treat every time he sits
Every time I use emojis my sister laughs
In general I like short films
From now on I'll be honest with my friends
going forward, our team will use metric units
by default my phone uses 24-hour time
I always keep my answers short
the model should never use emojis
my chatbot must always answer in French
Our support bot never uses emojis`.split('\n')
it('shows', () => {
  let ok = 0
  const out: string[] = []
  for (const t of yes) { const g = w(t); if (g.length) ok++; out.push(`${g.length ? ' ' : 'X'} ${t} -> ${g.map((c) => `${c.value} [${c.facet}] ${c.relation}`).join(' || ')}`) }
  let bad = 0
  for (const t of no) { const g = w(t); if (g.length) { bad++; out.push(`!! ${t} -> ${g.map((c) => `${c.value} [${c.facet}] ${c.relation}`).join(' || ')}`) } }
  console.log(out.join('\n'), `\n${ok}/${yes.length} wrong ${bad}/${no.length}`)
})
