import { type ReactNode, useState } from 'react';
import { Alert } from '#app/ui/form/alert.tsx';
import { useSave } from './use-save.tsx';

/** `next` = cursor of the next page; null at the end. */
type Page = { next: number | string | null };

type Pages<Shown extends Page> = {
	shown: Shown;
	busy: boolean;
	problem: ReactNode;
	showMore: () => void;
};

/** A long list loaded page by page: `follow` loads the page at `next` and appends it to `shown`. */
export function usePages<Shown extends Page>(
	first: Shown,
	follow: (shown: Shown, next: NonNullable<Shown['next']>) => Promise<Shown>,
): Pages<Shown> {
	const [shown, setShown] = useState(first);
	const { run, busy, problem } = useSave();
	const { next } = shown;
	return {
		shown,
		busy,
		problem,
		showMore: () => void run(async () => next !== null && setShown(await follow(shown, next))),
	};
}

/** The "more" button of a paged list, absent at its end. Shows why a page failed to load. */
export function MorePages<Shown extends Page>({
	pages: { shown, busy, problem, showMore },
	label,
}: {
	/** `problem` is null also when another part of the screen shows it. */
	pages: Pages<Shown>;
	label: string;
}) {
	return (
		<>
			{problem === null ? null : <Alert>{problem}</Alert>}
			{shown.next === null ? null : (
				<p>
					<button
						type="button"
						className="button button-quiet"
						aria-disabled={busy || undefined}
						onClick={showMore}
					>
						{label}
					</button>
				</p>
			)}
		</>
	);
}
