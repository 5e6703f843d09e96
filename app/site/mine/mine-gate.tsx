import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMineFollowing } from './mine-store.ts';

/** The open sheet is a history entry, so that the back button closes it. */
export const SHEET_HASH = '#minhas';

const MineSheet = lazy(() =>
	import('./mine-sheet.tsx').then((sheet) => ({ default: sheet.MineSheet })),
);

/** Keeps the page in sync with the reader's preferences, and opens their sheet. */
export function MineGate() {
	useMineFollowing();
	const { hash, pathname, search } = useLocation();
	const navigate = useNavigate();
	const [isOpen, setOpen] = useState(false);
	// The server sees no fragment, so the first render here must ignore it too.
	useEffect(() => setOpen(hash === SHEET_HASH), [hash]);
	if (!isOpen) return null;
	const close = () => {
		// Opened by address: there is no own history entry to go back to.
		if (window.history.state?.usr?.sheet) navigate(-1);
		else navigate(pathname + search, { replace: true });
	};
	return (
		<Suspense>
			<MineSheet onClose={close} />
		</Suspense>
	);
}
