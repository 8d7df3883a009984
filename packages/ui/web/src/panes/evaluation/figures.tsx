import { useText } from '../../app/hooks.ts'
import { changeText, figureRows, percentText } from './compare.ts'
import type { EvaluationResult } from './types.ts'

/** The figures of a run, and how far they are from those of another. */
export function Figures({ result, other }: { result: EvaluationResult; other: EvaluationResult | null }) {
  const { evaluation } = useText()
  return (
    <dl className="figures">
      {figureRows(result.figures, other?.figures ?? null).map(
        ({ name, value, of, other: before, change }) => (
          <div key={name} className="figure" title={evaluation.figureHints[name]}>
            <dt>{evaluation.figures[name] ?? name}</dt>
            <dd>
              {percentText(value)}
              <small>
                {before === null
                  ? evaluation.of(of)
                  : `${evaluation.table.other} ${percentText(before)} (${changeText(change)})`}
              </small>
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
