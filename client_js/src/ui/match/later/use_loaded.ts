/** A hook for what the end of a match loads. */
import { useEffect, useState } from "preact/hooks";

/** What `load` resolves to: undefined meanwhile, null if it can't be had. It is loaded again for another `key`. */
export function useLoaded<T>(load: () => Promise<T | null>, key: string): T | null | undefined {
  const [found, setFound] = useState<T | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    load().then(
      (loaded) => wanted && setFound(loaded),
      () => wanted && setFound(null), // the page then says less, or that it is missing
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return found;
}
