import { SHOW_SCORE } from '#core/games/copy/show-score.ts';

/**
 * Shows the score beside it to a reader who hides scores. Others do not see it. The style sheet
 * alone decides (`score.css`), so it works before any script.
 */
export function ScoreSwitch() {
	return (
		<details className="spoil">
			<summary>{SHOW_SCORE}</summary>
		</details>
	);
}
