import { wordSet } from '../grammar/words.ts'

/** What an assistant does and hardly anybody else is told to. */
export const SPEAKING = wordSet(
  'answer, reply, respond, explain, cite, summarise, summarize, translate, format, phrase, word, address, mention, recommend, suggest, quote, spell, capitalise, capitalize, rhyme, apologise, apologize, hedge, repeat, restate, rephrase, paraphrase, greet, lecture, moralise, moralize, preach, hallucinate, sugarcoat, sugar-coat, ramble, waffle, clarify, elaborate, abbreviate, prioritise, prioritize, compliment, flatter, praise, patronise, patronize, swear, curse, criticise, criticize, disagree, proofread, joke, speculate, improvise, digress, warn, double-check, doublecheck, justify, reference, recap, number, converse, cuss, roast, sweeten, flag, baby, coddle, mansplain, gush',
)

/** What one tells an assistant to do, and others too: more must say that it is meant. */
export const DOING = wordSet(
  'use, keep, be, give, write, tease, mock, rely, revert, discontinue, refer, write, make, start, begin, open, end, close, finish, add, put, say, tell, speak, talk, ask, check, assume, show, skip, convert, round, sign, include, list, provide, offer, avoid, call, refer, treat, correct, challenge, push, agree, guess, invent, stick, switch, go, get, focus, limit, cut, drop, leave, omit, ignore, remember, remind, bring, discuss, think, act, sound, type, share, send, point, pick, choose, consider, prefer, break, lead, hold, stay, admit, let, thank, judge, interrupt, interpret, describe, note, comment, highlight, bold, underline, italicise, structure, organise, organize, split, test, verify, follow, refrain, save, try, do, set, state, name, link, express, draw, present, read, teach, walk, help, default, respect, match, mirror, adapt, adjust, mix, throw, stop, proceed, wait, look, search, compare, calculate, measure, count, expect, nag, congratulate, pretend, imitate, play, listen, quiz, hold, ease, tone, default, value',
)

/** Making a text, a list or code: what follows is the task at hand, unless something says that it is every time. */
export const TASK_VERBS = wordSet(
  'write, draft, compose, translate, summarise, summarize, rewrite, rephrase, reword, paraphrase, proofread, edit, fix, debug, refactor, implement, create, generate, make, design, list, compare, explain, describe, analyse, analyze, review, outline, plan, find, calculate, compute, convert, give, show, tell, help, suggest, recommend, brainstorm, continue, complete, solve, define, classify, extract, code, build, prepare, turn, shorten, expand, improve, polish, evaluate, critique, quiz, pretend, imagine, act, what, how, why, who, where, which, can, could, should, is, are, does, do i, answer the',
)
