export type {
  AuthorOutcome,
  EvaluationFigure,
  EvaluationGroup,
  EvaluationLatency,
  EvaluationLoss,
  EvaluationMenu,
  EvaluationProgress,
  EvaluationResult,
  EvaluationSetInfo,
  EvaluationSwitch,
  FigureName,
  SwitchValues,
} from './evaluation.ts'
export { uiApp } from './ui-app.ts'
export type { UiOptions } from './ui-app.ts'
export type { UiFeature, UiSettings } from './settings.ts'
