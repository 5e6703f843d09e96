import { Part } from '#app/site/games/game/related-games.tsx';
import { pagesCopy } from '#core/copy/pages.ts';
import { gameCopy } from '#core/games/copy/page.ts';
import { relatedCopy } from '#core/games/copy/related.ts';
import type { NextOfTeam } from '#core/games/related-games.ts';
import { paths } from '#core/site/paths.ts';
import { MissingPage } from './missing-page.tsx';

type MissingGameProps = {
	isGone: boolean;
	/** The teams named in its address. */
	teams: readonly NextOfTeam[];
	today: string;
};

/** A game that is not in the guide, or no longer: offers its teams and their next games. */
export function MissingGame({ isGone, teams, today }: MissingGameProps) {
	const { title, text } = isGone ? gameCopy.gone : gameCopy.notFound;
	return (
		<MissingPage {...(isGone && { code: pagesCopy.gone })} title={title} text={text}>
			{teams.length === 0 ? null : (
				<section className="related" aria-labelledby="times-h">
					<h2 id="times-h" className="vh">
						{pagesCopy.teamsOfAddress}
					</h2>
					<div className="related-grid">
						{teams.map(({ id, name, games }) => (
							<Part
								key={id}
								name="team"
								title={games.length === 0 ? name : relatedCopy.next(name)}
								path={paths.team(id)}
								games={games}
								today={today}
							/>
						))}
					</div>
				</section>
			)}
		</MissingPage>
	);
}
