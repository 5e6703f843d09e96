import type { ShouldRevalidateFunction } from 'react-router';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { asksGroups } from '#core/site/paths/index-pages.ts';

/** An index reloads when its order changes, not with the search term. */
export const revalidateOnNewGroups: ShouldRevalidateFunction = (change) =>
	asksGroups(change.currentUrl.search) !== asksGroups(change.nextUrl.search) ||
	revalidateOnNewPath(change);
