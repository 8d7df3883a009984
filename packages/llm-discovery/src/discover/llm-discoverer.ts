import type { Discoverer } from '@recollect/core/plugin'
import { PROMPTS_VERSION } from '../prompts/version.ts'
import { compare } from './compare.ts'
import { cut } from './cut.ts'
import { narrate } from './narrate.ts'
import { discovererSettings } from './options.ts'
import type { LlmDiscovererOptions } from './options.ts'

/**
 * A discoverer that asks a language model, with prompts in Chinese and English. What the model says is checked for shape here, entry by
 * entry, and for truth by core: quotes, keys and ids.
 * @throws InvalidConfigError options that cannot work
 */
export function llmDiscoverer(options: LlmDiscovererOptions): Discoverer {
  const settings = discovererSettings(options)
  return Object.freeze<Discoverer>({
    specVersion: 1,
    name: `${settings.model.model}/${PROMPTS_VERSION}`,
    narrate: (original, context) => narrate(settings, original, context),
    discover: (episode, original, context) => compare(settings, episode, original, context),
    cut: (original, call) => cut(settings, original, call),
  })
}
