import { askDay, rightSpelling } from './ask-day.ts';
import { FilterPage } from './filter-page.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSummary } from './filter-summary.tsx';
import { NoGames } from './no-games.tsx';

/** One chunk, which the browser loads at the first use of a filter. */
export const kit = { askDay, rightSpelling, FilterSummary, NoGames, FilterPage, FilterPanel };
