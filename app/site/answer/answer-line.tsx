import { useMine } from '#app/site/mine/mine-store.ts';
import { ChannelMark } from '#app/ui/channel-mark.tsx';
import type { AnswerLine as Line } from '#core/answer/answer.ts';
import { lookOf, type Told, type ToldStates } from '#core/answer/told.ts';
import type { ChannelCard, GameCard } from '#core/games/day-view.ts';
import { useTold } from './use-told.ts';

type LineProps = { game: GameCard; channels: readonly ChannelCard[] };

/**
 * The answer of a game in a line: a channel as a chip with its words, or plain text, and what stands beside it. What the reader's state or their
 * own channels change of it is written into the same elements, so that nothing moves.
 */
export function AnswerLine({ game, channels }: LineProps) {
	const { answers, ...told } = useTold(lineStates(game, channels));
	const mine = useMine()?.line(game, channels) ?? null;
	const { look, mark, texts } = mine ?? told;
	const [name, words, beside] = texts;
	return (
		<p className="where ans-line" data-look={look} data-watch={mine?.watch} data-answers={answers} suppressHydrationWarning>
			<span className="ans-chip">
				<ChannelMark mark={mark} />
				<b className="ans-name" suppressHydrationWarning>
					{name}
				</b>{' '}
				<span className="ans-words" suppressHydrationWarning>
					{words}
				</span>
			</span>{' '}
			<span className="ans-beside" suppressHydrationWarning>
				{beside}
			</span>
		</p>
	);
}

function lineStates({ answer: { country, states = [] } }: GameCard, channels: readonly ChannelCard[]): ToldStates {
	return { country: lineTold(country, channels), states: states.map(({ ufs, line }) => ({ ufs, told: lineTold(line, channels) })) };
}

function lineTold({ channel: place, words, beside = '' }: Line, channels: readonly ChannelCard[]): Told {
	const channel = place === undefined ? undefined : channels[place];
	return { look: lookOf(channel), mark: channel?.mark ?? '', texts: [channel?.name ?? '', words, beside] };
}
