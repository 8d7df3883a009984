export type {
  AuthorOutcome,
  EvaluationFigure,
  EvaluationGroup,
  EvaluationLoss,
  EvaluationMenu,
  EvaluationProgress,
  EvaluationResult,
  EvaluationSwitch,
  SwitchValues,
} from '../../../../src/evaluation.ts'
