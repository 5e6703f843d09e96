import type { ToldStates } from '#core/answer/told.ts';
import { Said } from './said.tsx';
import { useTold } from './use-told.ts';

/**
 * The answer of a game as the headline of its page (`headlineTold`): the place small, the channel
 * large, below what is shown here instead and the ground.
 */
export function AnswerHeadline({ told }: { told: ToldStates }) {
	const { look, texts, answers } = useTold(told);
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
