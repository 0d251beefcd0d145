// A deciding state: its rules are numbered ports on its side, each with its condition and, if evaluated, its result.
import { type RuleRow, rowWidth, textSize } from './boxContent.ts';
import type { Point } from './layout.ts';
import { markOf, type Overlay, verdicts } from './overlay.ts';
import { classes, markClass, Ring, Words } from './shapes.tsx';

interface LadderProps {
  rules: RuleRow[];
  at: Point;
  body: number;
  width: number;
  overlay: Overlay | undefined;
}

export function Ladder({ rules, at: [left, top], body, width, overlay }: LadderProps) {
  return rules.map(({ order, words, under, transition, to, y: offset }) => {
    const mark = markOf(overlay, [transition]);
    const y = top + offset;
    const x = left + body + 18;
    const verdict = mark.kind ? verdicts[mark.kind] : undefined;
    return (
      <g key={order} className={classes('flow-rule', markClass(mark))}>
        {!to && <path className="flow-path" d={`M${left + body + 9} ${y}H${left + width}`} />}
        <g className="flow-when">
          {words.map((text, index) => (
            <Words key={text} x={x} y={y - 6 - 16 * (words.length - 1 - index)} text={text} size={textSize} />
          ))}
        </g>
        {under && (
          <g className="flow-quiet">
            <Words x={x} y={y + (to ? 11 : 15)} text={under} size={textSize} />
          </g>
        )}
        {verdict && (
          <g className="flow-verdict">
            <Words
              x={x + (under ? rowWidth('when', under) + 10 : 0)}
              y={y + (to ? 11 : 15)}
              text={verdict}
              size={textSize}
            />
          </g>
        )}
        <Ring x={left + body} y={y} number={order} filled={mark.kind === 'taken'} />
      </g>
    );
  });
}
