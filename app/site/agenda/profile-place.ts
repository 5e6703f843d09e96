import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '#app/site/page-meta.ts';
import type { Topic } from '#core/changes/topic.ts';
import { type Agenda, hasGames } from '#core/games/day/dated-list.ts';

/** The addresses of a kind of page (team, competition, channel) and of its parts. */
export type ProfilePlace = {
	/** The index page that links here. */
	index: { title: string; path: string };
	/** Said when nothing has the slug. */
	notFound: { title: string; text: string };
	pathOf(id: string): string;
	/** The preview picture for shared links. */
	cardOf(id: string): string;
	/** A calendar subscription to its games. */
	calendarOf(id: string): string;
	/** The topic that signals changes of its games. */
	topicOf(id: string): Topic;
};

type Answer<View> = { kind: 'found'; view: View } | { kind: 'unknown' } | undefined;

/** The head of a page, or of the page that says that nothing has the slug. */
export function profileMeta<View extends Agenda & { id: string }>(
	matches: Parameters<typeof pageMeta>[0],
	place: ProfilePlace,
	{
		answer,
		words,
	}: { answer: Answer<View>; words(view: View): Record<'title' | 'description', string> },
): MetaDescriptor[] {
	if (answer?.kind !== 'found') {
		const { title, text } = place.notFound;
		return pageMeta(matches, { title, description: text, path: null });
	}
	const { view } = answer;
	return pageMeta(matches, {
		...words(view),
		path: place.pathOf(view.id),
		image: place.cardOf(view.id),
		empty: !hasGames(view),
	});
}
