import type { ToldStates } from '#core/answer/told.ts';
import { useTold } from './use-told.ts';

/** The answer of a game as the headline of its page (`headlineTold`): the place small, the channel large, below what is shown here instead and the ground. */
export function AnswerHeadline({ told }: { told: ToldStates }) {
	const { look, texts, answers } = useTold(told);
	const [place, headline, access, counter, ground] = texts;
	return (
		<div className="ans-head" data-look={look} data-answers={answers} suppressHydrationWarning>
			<p className="ans-big">
				<span className="ans-place" suppressHydrationWarning>
					{place}
				</span>{' '}
				<span className="ans-name" suppressHydrationWarning>
					{headline}
				</span>{' '}
				<em className="ans-access" suppressHydrationWarning>
					{access}
				</em>
			</p>
			<p className="ans-counter" suppressHydrationWarning>
				{counter}
			</p>
			<p className="ans-ground" suppressHydrationWarning>
				{ground}
			</p>
		</div>
	);
}
