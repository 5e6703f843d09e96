import { relatedCopy, relatedName, relatedWhen } from '#core/games/copy/related.ts';
import type { RelatedGame, RelatedGames } from '#core/games/related-games.ts';
import { isoLocal } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';

/**
 * Further games for a reader: the other leg, the next games of both teams, and games at the same
 * time.
 */
export function Related({
	related: { leg, next, sameTime },
	today,
}: {
	related: RelatedGames;
	today: string;
}) {
	if (leg === null && next.length === 0 && sameTime.length === 0) return null;
	return (
		<section className="related" aria-labelledby="outros-h">
			<h2 id="outros-h" className="part-title">
				{relatedCopy.title}
			</h2>
			<div className="related-grid">
				{leg === null ? null : (
					<Part name="leg" title={relatedCopy.leg[leg.which]} games={[leg.game]} today={today} />
				)}
				{next.map(({ id, name, games }) => (
					<Part
						key={id}
						name="next"
						title={relatedCopy.next(name)}
						path={paths.team(id)}
						games={games}
						today={today}
					/>
				))}
				{sameTime.length === 0 ? null : (
					<Part name="same-time" title={relatedCopy.sameTime} games={sameTime} today={today} />
				)}
			</div>
		</section>
	);
}

type PartProps = {
	name: string;
	title: string;
	path?: string;
	games: readonly RelatedGame[];
	today: string;
};

export function Part({ name, title, path, games, today }: PartProps) {
	return (
		<div data-related={name}>
			<h3 className="aside-title">{path === undefined ? title : <a href={path}>{title}</a>}</h3>
			<ul>
				{games.map((game) => (
					<li key={game.slug}>
						<a className="related-game" href={paths.game(game.slug)}>
							<span className="related-name">{relatedName(game)}</span>
							<span className="pick-note">
								<time dateTime={game.kickoffAt === null ? game.day : isoLocal(game.kickoffAt)}>
									{relatedWhen(game, today)}
								</time>
								{` · ${game.competition}`}
							</span>
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
