import { type ReactNode, useState } from 'react';
import { Alert } from '#app/ui/form/alert.tsx';
import { useSave } from './use-save.tsx';

/** `next` = what to ask for to get the page that follows; null at the end. */
type Page = { next: number | string | null };

type Pages<Shown extends Page> = {
	shown: Shown;
	busy: boolean;
	problem: ReactNode;
	showMore: () => void;
};

/**
 * A long list that is read page by page: `follow` asks for the one after `next` and puts it under
 * what is shown.
 */
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

/**
 * The button under a list that is read page by page, gone at its end; a page that did not come says
 * why.
 */
export function MorePages<Shown extends Page>({
	pages: { shown, busy, problem, showMore },
	label,
}: {
	/** `problem` null also where it is told elsewhere. */
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
