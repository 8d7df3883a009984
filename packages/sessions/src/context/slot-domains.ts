import { DOMAINS } from '@recollect/core/extraction'
import type { Domain } from '@recollect/core/extraction'
import { fieldBit } from './reader.ts'
import type { Fields } from './reader.ts'

/** Slots whose facts bear on a message of a field of life, whatever their values; a name ending in `*` stands for a family. */
const SLOTS_OF: Readonly<Record<Domain, readonly string[]>> = {
  food: ['allergy', 'diet', 'health', 'favorite_food', 'favorite_drink'],
  health: ['health', 'allergy', 'diet', 'age', 'blood_type', 'weight', 'fear', 'event_health'],
  fitness: ['health', 'record', 'favorite_sport', 'weight', 'height', 'age'],
  travel: ['location', 'event_travel', 'diet', 'allergy', 'health', 'fear', 'nationality', 'language'],
  transport: ['vehicle', 'location'],
  work: ['occupation', 'employer', 'workplace', 'project', 'relation.boss', 'relation.coworker'],
  study: ['school', 'education', 'major', 'skill'],
  money: ['income', 'goal'],
  home: ['location', 'living_situation', 'pet'],
  animals: ['pet', 'allergy'],
  people: ['family.*', 'relation.*', 'relationship_status'],
  leisure: ['hobby'],
  music: ['favorite_music', 'favorite_song', 'favorite_artist', 'favorite_band'],
  reading: ['favorite_book', 'favorite_author'],
  screen: ['favorite_movie', 'favorite_film', 'favorite_show', 'favorite_series'],
  technology: ['device', 'os', 'uses', 'named_thing'],
  clothes: ['size', 'favorite_color', 'appearance'],
  schedule: ['availability', 'timezone', 'plan'],
  weather: ['location'],
  celebration: ['birthday', 'event_family'],
  introduction: [
    'name',
    'occupation',
    'employer',
    'education',
    'school',
    'major',
    'experience',
    'tenure',
    'record',
    'skill',
    'project',
    'affiliation',
    'language',
    'event_work',
    'event_achievement',
  ],
}

/** The same for several fields. */
export const slotsOfFields = (fields: Fields): readonly string[] =>
  DOMAINS.filter((domain) => (fields & fieldBit(domain)) !== 0).flatMap((domain) => SLOTS_OF[domain])

/** What an answer must not go against, whatever the message is about. */
export const SAFETY_SLOTS: ReadonlySet<string> = new Set(['allergy', 'health', 'diet'])

/** Who somebody is, in the order in which it is shown. */
export const PROFILE_SLOTS: readonly string[] = [
  'name',
  'nickname',
  'gender',
  'age',
  'birthday',
  'location',
  'timezone',
  'occupation',
  'employer',
  'relationship_status',
  'language',
]

/** Slots of which every value is read, however many facts there are. */
export const KEY_SLOTS: readonly string[] = ['instruction', ...SAFETY_SLOTS, ...PROFILE_SLOTS]
