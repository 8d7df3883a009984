import type { SlotQuestion } from '@recollect/core'
import { I, MY, slot } from './slot-question.ts'

/** What one does, likes and plans. Most specific first. */
export const doingQuestions: readonly SlotQuestion[] = [
  slot(
    `\\b(?:goals?|dreams? (?:job|car|house)|want to (?:be|become|do|learn|buy)|aiming for|wish|ambition|saving (?:up )?for|looking for)\\b`,
    'goal',
    'plan',
  ),
  slot(
    `\\b(?:jobs?|occupation|profession|career|for a living|for work|${MY} role)\\b|\\bwhat (?:do|does) (?:you|u|i|he|she)(?: all)? do\\b(?! (?:for fun|in|on|with|when|if|now|next|about|after|to))|\\bwhat (?:you|u|i) do ?(?:\\?|$)|\\bdo (?:i|you) work\\b|\\bteach\\b|\\bare (?:you|i) an? (?:[a-z]+ ){0,2}(?:[a-z]+(?:er|or|ist|ian)|nurse|chef|student|doctor|lawyer)\\b|\\bam i (?:still )?(?:not )?(?:an? )(?:[a-z]+ ){0,2}[a-z]+\\b|\\bi am not an? [a-z]+ ?\\?|\\bretired\\b`,
    'occupation',
    'user_type',
  ),
  slot(
    `\\b(?:hobby|hobbies|free time|spare time|for fun|pastimes?|games (?:do|does|did) [a-z]+ play|sports? (?:do|does|did) [a-z]+ play|play (?:any|a) (?:[a-z]+ )?(?:sports?|games?)|(?:start|started) enjoying|into (?:painting|[a-z]+ing))\\b|\\b(?:indoor|outdoor) activit`,
    'hobby',
    'likes',
  ),
  slot(
    `\\b(?:instruments?|good at|can (?:i|you) (?:swim|cook|drive|sing|play|dance)|skills?|know how to|learn(?:ed)? (?:how )?to)\\b`,
    'skill',
    'hobby',
  ),
  slot(`\\b(?:vegan|vegetarian|diet)\\b`, 'diet', 'user_type'),
  slot(
    `\\b(?:smoke|smoking|drink (?:a lot of |any )?(?:alcohol|milk|coffee|tea|beer|wine)|volunteer|exercise|work out|habits?|routine|every (?:day|morning|week|sunday)|wake up|go to bed|drink\\b)`,
    'habit',
    'hobby',
  ),
  slot(`\\b(?:afraid|scared|fears?|phobia|terrified)\\b`, 'fear', 'dislikes'),
  slot(
    `\\b(?:hate|dislike|can't stand|don't like|do not like|doesn't like|not like)\\b`,
    'dislikes',
    'likes',
  ),
  slot(`\\bprefer\\b`, 'preference', 'likes'),
  slot(
    `\\b(?:like|likes|love|loves|enjoy|enjoys|into|fan of|fond of|interests?|think of|opinion (?:of|on)|interested)\\b(?!\\?? (?:to (?:chat|talk|meet|know)))`,
    'likes',
    'dislikes',
    'hobby',
  ),
  slot(
    `\\b(?:disease|illness|health|medical|condition|sick|pregnant|medication|diagnosed|surgery|injur(?:y|ed))\\b`,
    'health',
    'event_health',
  ),
  slot(
    `\\b(?:personality|character|shy|introvert|extrovert|weakness(?:es)?|strengths?|crazy|what am i like)\\b`,
    'personality',
  ),
  slot(
    `\\b(?:project|writing|working on|screenplay|novel|essay|thesis|mobile game|build(?:ing)?)\\b`,
    'project',
  ),
  slot(
    `\\b(?:plans?|planning|going to|gonna|scheduled|upcoming|flying|next (?:week|month|year|weekend|summer))\\b`,
    'plan',
    'goal',
  ),
  slot(`\\b(?:club|society|member of|belong to|team am i)\\b`, 'affiliation'),
  slot(`\\b(?:use|uses|using)\\b`, 'uses', 'device'),
  slot(
    `\\b(?:ever|never) (?:been|[a-z]+ed|seen|done|tried|gone|eaten|flown)\\b|\\b(?:have|has) ${I} (?:ever |not )?(?:been|seen|tried|done|flown|[a-z]+ed)\\b`,
    'experience',
    'event_travel',
  ),
  slot(
    `\\b(?:travel(?:ed|led)?|trip|visit(?:ed)?|vacation|camped|went to|gone to|flight)\\b`,
    'event_travel',
    'experience',
  ),
  slot(`\\b(?:win|won|achieve(?:d)?|award|tourney|tournament)\\b`, 'event_achievement'),
  slot(`\\b(?:buy|bought|purchase(?:d)?)\\b`, 'event_purchase', 'owns'),
  slot(`\\b(?:meet|met|party|parade|festival|wedding|attend(?:ed)?)\\b`, 'event_social', 'event_leisure'),
  slot(
    `\\b(?:do|does) (?:i|you) (?:have|own)\\b|\\bpossessions?\\b|\\bown\\b`,
    'owns',
    'pet',
    'vehicle',
    'device',
  ),
  slot(
    `\\bwhat (?:time|day|date)\\b|\\b(?:meeting|standup|deadline|appointment|schedule)\\b`,
    'generic',
    'plan',
  ),
]
