import { useEffect, useState } from 'react';
import { RowSign } from '#app/admin/names/row-sign.tsx';
import { api } from '#app/api-client/api.client.ts';
import type { ChannelName } from '#core/games/contract/form.ts';
import { broadcastCopy } from '#core/games/copy/form.ts';
import type { TypedGame } from '#core/games/form/typed-game.ts';
import type { UsualAnswer } from '#core/names/pickers.ts';

const copy = broadcastCopy.usual;

/** Suggests the usual channels of the competition and the home side; it never adds them unasked. */
export function UsualOffer({
	typed,
	add,
}: {
	typed: TypedGame;
	add(channels: readonly ChannelName[]): void;
}) {
	const [answer, setAnswer] = useState<UsualAnswer>({ channels: [] });
	const competitionId = typed.competition?.id;
	const homeId = typed.home.isOpen ? undefined : typed.home.team?.id;
	useEffect(() => {
		if (competitionId === undefined) return setAnswer({ channels: [] });
		const stop = new AbortController();
		const query = { competitionId, homeId };
		// An offer that cannot be had is simply not made.
		api.get('usual-channels', { query, signal: stop.signal }).then(setAnswer, () => undefined);
		return () => stop.abort();
	}, [competitionId, homeId]);

	const offers = answer.channels.filter(({ channel }) =>
		typed.broadcasts.every((line) => line.channel?.id !== channel.id),
	);
	if (offers.length === 0) return null;
	return (
		<section className="habits" aria-label={copy.title}>
			<p>
				<b>{copy.title}</b> <span className="quiet">{copy.text}</span>
			</p>
			<ul>
				{offers.map((offer) => (
					<li key={offer.channel.id}>
						<button type="button" className="habit" onClick={() => add([offer.channel])}>
							<RowSign row={offer.channel} />
							<span className="habit-name">
								<span className="vh">{copy.add} </span>
								{offer.channel.shortName}
							</span>
							<span className="quiet">{copy.why(offer)}</span>
						</button>
					</li>
				))}
			</ul>
			{offers.length > 1 ? (
				<button
					type="button"
					className="text-button"
					onClick={() => add(offers.map(({ channel }) => channel))}
				>
					{copy.all}
				</button>
			) : null}
		</section>
	);
}
