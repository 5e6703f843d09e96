import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMineFollowing } from './mine-store.ts';

/** While the sheet is open it is an entry of the history, so that the back button closes it. */
export const SHEET_HASH = '#minhas';

const MineSheet = lazy(async () => ({ default: (await import('./mine-sheet.tsx')).MineSheet }));

/** Keeps a page in step with its reader's choices, and opens the sheet in which they are made. */
export function MineGate() {
	useMineFollowing();
	const { hash, pathname, search } = useLocation();
	const navigate = useNavigate();
	const [isOpen, setOpen] = useState(false);
	// The server knows no fragment: the first rendering here must know none either.
	useEffect(() => setOpen(hash === SHEET_HASH), [hash]);
	if (!isOpen) return null;
	const close = () => {
		// Opened by address: there is no entry of ours to go back to.
		if (window.history.state?.usr?.sheet) navigate(-1);
		else navigate(pathname + search, { replace: true });
	};
	return (
		<Suspense>
			<MineSheet onClose={close} />
		</Suspense>
	);
}
