import type { RecallCues } from '@recollect/core/extraction'

/** What English wording tells recall. */
export const cues: RecallCues = {
  redirect:
    /\b(?:what i (?:really|actually) (?:want|wanted|meant|mean|need|wonder)|my (?:real|actual) question|back to (?:my|the) (?:question|point)|what i (?:want|wanted) to (?:ask|know)|i was (?:going|meaning) to ask|the question is)\b/u,
  describes:
    /\b(?:the|that|my) (?:one|person|man|woman|guy|girl|boy|friend|relative|colleague|coworker|someone|somebody|[a-z]+) (?:who|that|whose)\b|\bwho(?:se|ever)\b.{1,40}\b(?:is|was|lives?|works?|likes?)\b/u,
  refersBack: /\b(?:he|she|they|his|her|him|their|them)\b/u,
  joins:
    /(?:,? (?:and|or)|,) (?:also )?(?=(?:what|where|who|when|how|which)(?:'s|s)?\b|(?:do|am|is|are|does|did|have|has) (?:i|my|we|our|she|he|they)\b)/gu,
  everybody:
    /\bhow many (?:of (?:my|the|them|us)|people|relatives|friends|colleagues|coworkers)\b|\bwho(?:'s| is| are| was| has| have)? (?:the )?(?:[a-z]+er|[a-z]+est|more|most|all|else|both)\b|\bwhich of (?:my|the|them|us)\b/u,
  assistantSaid:
    /\b(?:you (?:have |had |just |once |also |ever )?(?:said|told|mentioned|recommended|recommend|suggested|suggest|gave|give|provided|listed|advised|explained|described|shared|wrote|taught|proposed)|your (?:recommendations?|suggestions?|advice|list|answer|explanation|tips?)|did you (?:say|tell|mention|recommend|suggest|give|advise)|remind me (?:what|which|of|how)|our (?:previous|last|earlier) (?:conversation|chat|discussion))\b/u,
  request:
    /\b(?:can|could|would|will) you\b|\b(?:how|what) (?:should|would|could|can|do) (?:i|you|we)\b|\b(?:suggest\w*|recommend\w*|advice|tips?|ideas?|options?|help me|any)\b|\bwhat are some\b/u,
  standing:
    /\balways\b|\b(?:when|whenever|every time|each time) i ask\b|\bi(?:'d| would)? (?:(?:really|usually|always|strongly|generally|much) )?prefer\b|\bfrom now on\b|\bnever (?:use|suggest|recommend|include|show|mention)\b/u,
  timeWords:
    /\b(?:now|nowadays|currently|at (?:the moment|present)|these days|right now|recently|lately|latest|still|so far|before|previously|formerly|earlier|in the past|today)\b/gu,
  conversation:
    /\b(?:we|you and i) (?:have |had |just |last |even )?(?:talk|talked|chat|chatted|discuss|discussed|speak|spoke|spoken|cover|covered)\b|\b(?:our|this|that|last|the last|the previous) (?:last |previous |earlier |latest )?(?:conversation|chat|discussion|talk)s?\b/u,
}
