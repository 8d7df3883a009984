export { MODEL_FAULTS } from './faults/catalogue.ts'
export type { NamedFault } from './faults/catalogue.ts'
export type { FaultRule, Faults, ModelFault } from './faults/fault.ts'
export { HOSTILE_TEXTS } from './faults/hostile-texts.ts'
export * as spoil from './faults/spoilers.ts'
export type { Spoiler } from './faults/spoilers.ts'
export type { ModelServer, ModelServerOptions } from './options.ts'
export type { ModelReply, Replier, ScriptedReply, ScriptedToolCall } from './reply.ts'
export type { ModelRequest } from './request.ts'
export { scriptedFetch } from './scripted-fetch.ts'
export type { ScriptedFetch } from './scripted-fetch.ts'
export { startModelServer } from './start-model-server.ts'
export { johnEn } from './stories/john-en.ts'
export { johnZh } from './stories/john-zh.ts'
export { scriptedDiscovery } from './stories/scripted-discovery.ts'
export type {
  Story,
  StoryBook,
  StoryEpisode,
  StoryFact,
  StoryGap,
  StoryMessage,
  StoryRelationship,
} from './stories/story.ts'
