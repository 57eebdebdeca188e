import { Loader } from '@mantine/core';
import './route-loading.css';

/** Shown only when a page takes long enough to be missed. */
export const RouteLoading = () => (
  <div className="route-loading" aria-busy>
    <Loader size="sm" />
  </div>
);
