import { z } from 'zod';
import { heldRevisionField } from '#core/kit/fields.ts';

/** Screens with filters that an operator may save by name. The desk of games keeps its own. */
export const VIEW_SCREENS = ['articles', 'curation'] as const;
export type ViewScreen = (typeof VIEW_SCREENS)[number];

/** `query` = the parameters of the screen's address. */
const screenViewSchema = z.object({
	name: z.string().trim().min(1).max(40),
	query: z.string().max(1_000),
});

/** All saved views of one operator on one screen; revision 0 = never saved. */
export const screenViewsSchema = z.object({
	views: z.array(screenViewSchema).max(30),
	revision: heldRevisionField,
});
export type ScreenViews = z.infer<typeof screenViewsSchema>;
