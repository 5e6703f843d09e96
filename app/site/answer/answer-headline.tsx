import type { WordingStates } from '#core/answer/wording.ts';
import { Said } from './said.tsx';
import { useWording } from './use-wording.ts';

/**
 * A game's answer as the headline of its page (`headlineWording`): small place, large channel.
 * Below: what is shown here instead, and the grounds.
 */
export function AnswerHeadline({ wording }: { wording: WordingStates }) {
	const { look, texts, answers } = useWording(wording);
	const [place, name, access, counter, ground] = texts;
	return (
		<div className="ans-head" data-look={look} data-answers={answers} suppressHydrationWarning>
			<p className="ans-big">
				<Said className="ans-place" text={place} /> <Said className="ans-name" text={name} />{' '}
				<Said as="em" className="ans-access" text={access} />
			</p>
			<Said as="p" className="ans-counter" text={counter} />
			<Said as="p" className="ans-ground" text={ground} />
		</div>
	);
}
