import { type ReachTexts, reachWording } from '#core/answer/reach-wording.ts';
import type { Reach } from '#core/games/coverage/reach.ts';
import { Said } from './said.tsx';
import { useWording } from './use-wording.ts';

/**
 * Whether a broadcast reaches the reader's state: 'passa em PE', 'não passa em SP'. Empty while no
 * state is known.
 */
export function Here({ reach, texts }: { reach: Reach; texts: ReachTexts }) {
	const { texts: said, look, answers } = useWording(reachWording(reach, texts));
	return (
		<b className="here" data-look={look} data-answers={answers} suppressHydrationWarning>
			<Said text={said[0]} />
		</b>
	);
}
