import { data, redirect } from 'react-router';
import type { Shared } from '#app/site/share/shared.ts';
import { seoCopy } from '#core/copy/seo.ts';
import { agendaCopy } from '#core/games/copy/agenda.ts';
import { VERSUS } from '#core/games/copy/games.ts';
import { type Agenda, hasGames, withoutSentences } from '#core/games/day/dated-list.ts';
import { agendaShareText } from '#core/games/share/agenda-share-text.ts';
import { sideName } from '#core/games/share/share-text.ts';
import { paths } from '#core/site/paths.ts';
import { whatsappLink } from '#core/site/share-links.ts';
import { breadcrumbList, itemList, type SchemaNode } from '#core/site/structured-data.ts';
import type { Found } from '#server/games/read/read-agenda.ts';
import { expireAt, type RenderContext } from '#server/http/render/render-context.ts';
import type { ProfilePlace } from './profile-place.ts';

/** What texts and structured data say of the subject of a page. */
type Subject = { name: string; shortName: string; node: SchemaNode; ofTeam?: boolean };

/**
 * The answer of a team, competition or channel page: the view with its share text; a redirect or
 * the candidates when nothing has the slug.
 */
export function answerProfile<View extends Agenda & { id: string }>(
	guide: RenderContext,
	place: ProfilePlace,
	{ answer, describe }: { answer: Found<View>; describe(view: View): Subject },
) {
	if (answer.kind === 'moved') throw redirect(place.pathOf(answer.slug), 301);
	if (answer.kind === 'unknown') return data(answer, { status: 404 });
	expireAt(guide.page, answer.validUntil);
	const { view } = answer;
	const self = { agenda: view, path: place.pathOf(view.id), subject: describe(view) };
	addStructuredData(guide, place, self);
	return {
		kind: answer.kind,
		view: withoutSentences(view),
		share: shareOf(guide, self),
	};
}

type Self = { agenda: Agenda; path: string; subject: Subject };

/**
 * Structured data of the page: its subject, coming games and breadcrumb. Empty pages and
 * demonstration data get none.
 */
function addStructuredData(
	{ page, publicUrl }: RenderContext,
	{ index }: ProfilePlace,
	{ agenda, path, subject }: Self,
): void {
	if (agenda.demo || !hasGames(agenda)) return;
	const { next } = agenda;
	const items = next.games.map(({ slug, home, away }) => ({
		name: `${sideName(home, next)} ${VERSUS} ${sideName(away, next)}`,
		path: paths.game(slug),
	}));
	const trail = [
		{ name: seoCopy.start, path: paths.home },
		{ name: index.title, path: index.path },
		{ name: subject.name, path },
	];
	page.structuredData.push(
		subject.node,
		itemList({ items, publicUrl }),
		breadcrumbList({ trail, publicUrl }),
	);
}

/** The share text, built on the server, so that the browser needs no code for it. */
function shareOf({ publicUrl }: RenderContext, { agenda, path, subject }: Self): Shared {
	const { shortName: name, ofTeam = false } = subject;
	const address = `${publicUrl}${path}`;
	const text = agendaShareText({ agenda, name, address, ofTeam });
	return { title: agendaCopy.shared(name), text, address, whatsapp: whatsappLink(text) };
}
