import {
	type ScreenViews,
	screenViewsSchema,
	VIEW_SCREENS,
	type ViewScreen,
} from '#core/news/contract/screen-views.ts';
import { articleDocs } from '#core/news/copy/docs.ts';
import {
	createScreenViewRepository,
	createScreenViewWriter,
} from '#server/news/desk/screen-view-repository.ts';
import { type AdminCall, defineRoute } from './admin-route.ts';
import { Refusal } from './refusal.ts';

const { area, summaries } = articleDocs;
const own = { needs: 'editor', area } as const;

/** The operator's own named filters of a screen. */
export const screenViews = defineRoute({
	...{ method: 'GET', path: 'views/:screen', ...own, summary: summaries.views },
	answer: screenViewsSchema,
	run: (call) => createScreenViewRepository(call.context.db.kysely).read(whose(call)),
});

/** Replaces all of them. */
export const changeScreenViews = defineRoute({
	...{ method: 'PUT', path: 'views/:screen', ...own, summary: summaries.changeViews },
	body: screenViewsSchema,
	answer: screenViewsSchema,
	async run(call): Promise<ScreenViews> {
		const { context, body, now } = call;
		const saved = await context.db.transaction((trx) =>
			createScreenViewWriter(trx).save(whose(call), body, now),
		);
		if (saved === null)
			throw new Refusal('stale', {
				current: await createScreenViewRepository(context.db.kysely).read(whose(call)),
				sent: body,
			});
		return saved;
	},
});

function whose({ access, params }: Pick<AdminCall, 'access' | 'params'>): {
	operatorId: string;
	screen: ViewScreen;
} {
	const screen = VIEW_SCREENS.find((known) => known === params.screen);
	if (screen === undefined) throw new Refusal('not-found');
	return { operatorId: access.operator.id, screen };
}
