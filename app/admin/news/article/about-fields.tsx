import { useState } from 'react';
import { GamePicker } from '#app/admin/news/editor/game-window.tsx';
import { Dialog } from '#app/admin/ui/dialog.tsx';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { formatShortDay } from '#core/site/dates.ts';
import { Chosen, type Named } from './chosen.tsx';
import { SubjectPicker } from './subject-picker.tsx';
import type { ArticleWork } from './use-article.ts';

const copy = articleDeskCopy.write;

/** Teams, competitions and games that the article is about: their pages list it. */
export function AboutFields({ work: { view, typed, change } }: { work: ArticleWork }) {
	const [names, setNames] = useState(
		() =>
			new Map(
				[
					...(view?.teams ?? []),
					...(view?.competitions ?? []),
					...(view?.games ?? []).map(({ id, title, day }) => ({
						id,
						name: `${title}, ${formatShortDay(day)}`,
					})),
				].map(({ id, name }) => [id, name]),
			),
	);
	const [picking, setPicking] = useState(false);
	const named = (ids: readonly string[]): Named[] =>
		ids.map((id) => ({ id, name: names.get(id) ?? id }));
	const remember = ({ id, name }: Named) => setNames((before) => new Map(before).set(id, name));
	return (
		<section className="desk-part" aria-labelledby="sobre-o-que">
			<h2 id="sobre-o-que">{copy.about}</h2>
			<SubjectPicker
				label={copy.teams}
				search={copy.addTeam}
				kind="team"
				chosen={named(typed.teamIds)}
				onChange={(teamIds, added) => {
					if (added) remember(added);
					change({ teamIds });
				}}
			/>
			<SubjectPicker
				label={copy.competitions}
				search={copy.addCompetition}
				kind="competition"
				chosen={named(typed.competitionIds)}
				onChange={(competitionIds, added) => {
					if (added) remember(added);
					change({ competitionIds });
				}}
			/>
			<div className="subject">
				<p className="field-label">{copy.games}</p>
				<Chosen
					list={named(typed.gameIds)}
					onRemove={(id) => change({ gameIds: typed.gameIds.filter((other) => other !== id) })}
				/>
				<button type="button" className="text-button" onClick={() => setPicking(true)}>
					{copy.addGame}
				</button>
			</div>
			{picking ? (
				<Dialog title={copy.addGameTitle} onClose={() => setPicking(false)}>
					<GamePicker
						onPick={({ id, title, day }) => {
							remember({ id, name: `${title}, ${formatShortDay(day)}` });
							if (!typed.gameIds.includes(id)) change({ gameIds: [...typed.gameIds, id] });
							setPicking(false);
						}}
					/>
				</Dialog>
			) : null}
		</section>
	);
}
