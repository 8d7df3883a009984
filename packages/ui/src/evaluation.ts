/** A setting of a run. `name` is that of a step of recall, or the place of a number in the configuration. */
export type EvaluationSwitch =
  | {
      readonly name: string
      readonly kind: 'flag'
      readonly section: 'query' | 'expansion'
      readonly default: boolean
    }
  | {
      readonly name: string
      readonly kind: 'number'
      readonly section: 'extraction'
      readonly default: number
      readonly min: number
      readonly max: number
      readonly step: number
    }

/** Values of switches, by their names. */
export type SwitchValues = Readonly<Record<string, boolean | number>>

/** A set of labelled texts or questions the page can evaluate. */
export interface EvaluationSetInfo {
  readonly id: string
  readonly kind: 'statements' | 'recall'
  readonly language: 'zh' | 'en' | 'mixed'
}

/** How the conversations of one author end in which something changes: measured beforehand, not run here. */
export interface AuthorOutcome {
  readonly language: 'zh' | 'en'
  /** Who wrote them, having read nothing of this project; null: they were written for it, or read since. */
  readonly persona: string | null
  /** When they were written. */
  readonly written: string
  readonly scenarios: number
  /** Facts and answers are right at the end. */
  readonly passed: number
  readonly questions: number
  readonly questionsRight: number
  /** Answers that hold what is out of date or never was. */
  readonly saidFalse: number
}

/** `GET /playground/evaluation`. */
export interface EvaluationMenu {
  readonly sets: readonly EvaluationSetInfo[]
  readonly authors: readonly AuthorOutcome[]
  readonly switches: readonly EvaluationSwitch[]
}

/** How far a run is. */
export interface EvaluationProgress {
  readonly done: number
  readonly total: number
}

/** A share: so many of so many; null where there is nothing to share. */
export interface EvaluationFigure {
  readonly name: FigureName
  /** 0–1. */
  readonly value: number | null
  readonly of: number
}

/**
 * Of statements: `coverage` facts with a right card, `precision` right cards, `recall` labels a card states, `restraint` statements without
 * a fact that gave no wrong card. Of questions: `recall@k` evidence among the first k, `mrr` one by the rank of the best, `refused`
 * questions nothing can answer that were met with "no evidence".
 */
export type FigureName =
  | 'coverage'
  | 'precision'
  | 'recall'
  | 'restraint'
  | 'recall@1'
  | 'recall@5'
  | 'recall@10'
  | 'recall@20'
  | 'mrr'
  | 'refused'

/** The leading figure of a part of the set: of a slot its `recall`, of a category of questions its `recall@5`. */
export interface EvaluationGroup {
  readonly name: string
  readonly value: number
  readonly of: number
}

/** Milliseconds. */
export interface EvaluationLatency {
  readonly p50: number
  readonly p95: number
  readonly max: number
  /** How many took less than `below` (and not less than that of the one before); null: the rest. */
  readonly histogram: readonly { readonly below: number | null; readonly count: number }[]
}

/** Something that was not as it should be. */
export interface EvaluationLoss {
  readonly id: string
  /** `missed` a fact, `wrong` a card that states none, `not_found` evidence beyond the first five, `not_refused`. */
  readonly kind: 'missed' | 'wrong' | 'not_found' | 'not_refused'
  readonly text: string
  readonly expected: readonly string[]
  readonly got: readonly string[]
  /** Of `not_found`: the place of the best evidence, from 1; null when it was not found at all. */
  readonly rank: number | null
}

/** What an evaluation measured, with the switches it ran under. */
export interface EvaluationResult {
  readonly set: string
  readonly kind: 'statements' | 'recall'
  /** What was other than by default. */
  readonly switches: SwitchValues
  readonly items: number
  readonly ms: number
  readonly figures: readonly EvaluationFigure[]
  readonly groups: readonly EvaluationGroup[]
  readonly latency: EvaluationLatency
  readonly losses: readonly EvaluationLoss[]
}
