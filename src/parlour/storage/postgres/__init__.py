"""The store on a PostgreSQL server, for a parlour of several processes or machines (`parlour[postgres]`)."""
